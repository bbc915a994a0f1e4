//! The custom form of functions; all other ops have only the generic one.
//!
//! ```text
//! function ::= symbol `(` (argument (`,` argument)*)? `)` `->` types region attributes?
//! ```

use hlo_ir::OpRef;
use hlo_ir::text::{Delimiter, OpParser, OpPrinter, OpState, Token};

use super::attrs;
use super::types;

/// The attributes that the form itself writes.
const WRITTEN: [&[u8]; 2] = [b"sym_name", b"function_type"];

/// Reads a function after the op's name.
pub(super) fn parse(p: &mut OpParser<'_, '_>, state: &mut OpState) -> Option<()> {
    let name = p.parse_symbol_name()?;
    let name = attrs::string(p.cx, p.cx.name_bytes(name));
    state.set_attr(p.cx, "sym_name", name);
    let mut args = Vec::new();
    p.parse_op_list(Delimiter::Paren, |p| {
        args.push(p.parse_block_arg(true)?);
        Some(())
    })?;
    p.expect(Token::Arrow, "->")?;
    let results = p.parse_function_result_types()?;
    let inputs: Vec<_> = args.iter().map(|arg| arg.ty).collect();
    let ty = attrs::type_attr(p.cx, types::function(p.cx, &inputs, &results));
    state.set_attr(p.cx, "function_type", ty);
    let region = p.parse_function_region(args, None)?;
    state.regions.push(region);
    if p.is(Token::LBrace) {
        state.attrs.extend(p.parse_attr_dict()?);
    }
    Some(())
}

/// Writes a function after the op's name.
pub(super) fn print(p: &mut OpPrinter<'_, '_>, op: OpRef<'_>) {
    let cx = op.cx;
    let name = op.attr("sym_name").and_then(|name| attrs::as_string(cx, name));
    let results =
        op.attr("function_type").and_then(|ty| attrs::as_type(cx, ty)).and_then(|ty| types::signature(cx, ty));
    let (Some(name), Some((_, results)), 1) = (name, results, op.n_regions()) else {
        return p.print_generic_op(op, false);
    };
    p.put(" ");
    p.print_symbol_name(name);
    p.put("(");
    if let Some(block) = op.region(0).entry() {
        for (index, arg) in block.args().enumerate() {
            p.put(if index == 0 { "" } else { ", " });
            p.print_operand(arg.id, op.body);
            p.put(": ");
            p.print_type(arg.ty());
            p.print_argument_loc(op.body.block_arg_locs(block.id)[index]);
        }
    }
    p.put(") -> (");
    p.put_list(results, |p, ty| p.print_type(ty));
    p.put(") ");
    p.print_region_with(op.region(0), false, true, true);
    p.print_op_attrs(op, false, |name| WRITTEN.contains(&name));
}
