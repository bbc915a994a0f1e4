//! `builtin`: the module, and the cast that bridges dialects during conversion.

use hlo_ir::kinds::*;
use hlo_ir::text::{OpParser, OpPrinter, OpState};
use hlo_ir::verify::op_error;
use hlo_ir::{Attr, AttrData, Context, Diagnostics, Dialect, OpRef, ops};

/// The dialect.
pub static DIALECT: Dialect =
    Dialect { name: "builtin", ops: &[BUILTIN_OPS], attr_alias: Some(attr_alias), ..Dialect::EMPTY };

fn attr_alias(cx: &Context, attr: Attr) -> Option<&'static str> {
    match attr.data(cx) {
        AttrData::AffineMap(_) => Some("map"),
        AttrData::IntegerSet(_) => Some("set"),
        _ => None,
    }
}

ops! { BUILTIN_OPS in "builtin";
    /// A program: functions and other symbols.
    op ModuleOp = "module" {
        attrs { sym_name: Option<Str>, sym_visibility: Option<Str> }
        regions { body: AnyRegion }
        traits [OWNS_BODY, ISOLATED, SYMBOL, SYMBOL_TABLE, SINGLE_BLOCK, NO_TERMINATOR, GRAPH_REGION]
        parse parse_module;
        print print_module;
        default_dialect "builtin"
        verify verify_module;
    }

    /// Bridges values whose types a conversion has changed on one side only.
    op UnrealizedConversionCast = "unrealized_conversion_cast" {
        operands { inputs: Variadic<AnyType> }
        results { outputs: Variadic<AnyType> }
        traits [PURE]
        format "($inputs^ `:` type($inputs))? `to` type($outputs) attr-dict"
    }
}

/// Attributes of a module are its name and those of dialects.
fn verify_module(module: ModuleOp<'_>, diags: &mut Diagnostics) {
    let op = module.op();
    if op.region(0).entry().is_some_and(|entry| entry.args().len() != 0) {
        op_error(diags, op, "region-arguments", "region should have no arguments").emit();
        return;
    }
    for &(name, _) in op.cx.dict_entries(op.attrs()) {
        let bytes = op.cx.name_bytes(name);
        if !bytes.contains(&b'.') && !ModuleOp::DEF.is_inherent(bytes) {
            let message =
                format!("can only contain attributes with dialect-prefixed names, found: '{}'", op.cx.name_str(name));
            op_error(diags, op, "module-attribute", &message).emit();
            return;
        }
    }
}

/// `module @name? attributes? region`
fn parse_module(p: &mut OpParser<'_, '_>, state: &mut OpState) -> Option<()> {
    if p.is(hlo_ir::text::Token::AtId) {
        let name = p.parse_symbol_name()?;
        let name = p.cx.str_attr(p.cx.name_bytes(name));
        state.set_attr(p.cx, "sym_name", name);
    }
    if p.eat_keyword("attributes") {
        let attrs = p.parse_attr_dict()?;
        state.attrs.extend(attrs);
    }
    let region = p.parse_region(&[], true)?;
    if p.body.region_blocks(region).is_empty() {
        p.body.create_block(region);
    }
    state.regions.push(region);
    Some(())
}

fn print_module(p: &mut OpPrinter<'_, '_>, op: OpRef<'_>) {
    if let Some(name) = op.attr("sym_name").and_then(|attr| attr.as_bytes(op.cx)) {
        p.put(" ");
        p.print_symbol_name(name);
    }
    p.print_op_attrs(op, true, |name| name == b"sym_name");
    p.put(" ");
    p.print_region(op.region(0), true, true);
}
