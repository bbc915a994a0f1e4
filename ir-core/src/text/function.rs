//! The syntax that function-like ops share: visibility, name, signature, attributes, body.
//!
//! ```text
//! function ::= visibility? symbol '(' arguments? ')' ('->' results)? ('attributes' dict)? region?
//! ```

use smallvec::SmallVec;

use super::lexer::Token;
use super::op_parser::{BlockArg, OpParser, OpState};
use super::op_printer::OpPrinter;
use super::parser::Delimiter;
use crate::context::Context;
use crate::ids::{Attr, Dict, Name, Type};
use crate::types::TypeData;
use crate::view::OpRef;

/// The inherent attributes that the syntax itself writes.
const WRITTEN: [&[u8]; 5] = [b"sym_name", b"function_type", b"sym_visibility", b"arg_attrs", b"res_attrs"];

/// Argument or result types with their attribute dictionaries.
type Typed = Vec<(Type, Dict)>;

impl<'a> OpParser<'_, 'a> {
    /// Reads a function-like op; a custom parser hook for rows with the trait `FUNCTION_LIKE`.
    pub fn parse_function(&mut self, state: &mut OpState) -> Option<()> {
        for visibility in ["public", "private", "nested"] {
            if self.eat_keyword(visibility) {
                let attr = self.cx.str_attr(visibility);
                state.set_attr(self.cx, "sym_visibility", attr);
                break;
            }
        }
        let name = self.parse_symbol_name()?;
        let name = self.cx.str_attr(self.cx.name_bytes(name));
        state.set_attr(self.cx, "sym_name", name);

        let (args, inputs) = self.parse_function_arguments(state)?;
        let mut results = Typed::new();
        if self.eat(Token::Arrow) {
            self.parse_function_results(&mut results)?;
        }
        let input_types: Vec<Type> = inputs.iter().map(|(ty, _)| *ty).collect();
        let result_types: Vec<Type> = results.iter().map(|(ty, _)| *ty).collect();
        let ty = self.cx.function_type(&input_types, &result_types);
        let ty = self.cx.type_attr(ty);
        state.set_attr(self.cx, "function_type", ty);
        for (name, types) in [("arg_attrs", &inputs), ("res_attrs", &results)] {
            if let Some(attr) = attr_dicts(self.cx, types) {
                state.set_attr(self.cx, name, attr);
            }
        }

        if self.eat_keyword("attributes") {
            let span = self.span();
            let attrs = self.parse_attr_dict()?;
            for (name, attr) in attrs {
                let bytes = self.cx.name_bytes(name);
                if WRITTEN.contains(&bytes) {
                    let message = format!(
                        "'{}' is an inferred attribute and should not be specified in the explicit attribute dictionary",
                        self.cx.name_str(name)
                    );
                    return self.op_fail(state, span, "reserved-attribute", &message);
                }
                state.attrs.push((name, attr));
            }
        }
        if !self.is(Token::LBrace) {
            let region = self.body.create_region();
            state.regions.push(region);
            return Some(());
        }
        let region = self.parse_function_region(args, Some(state.def))?;
        state.regions.push(region);
        Some(())
    }

    fn parse_function_arguments(&mut self, state: &OpState) -> Option<(Vec<BlockArg<'a>>, Typed)> {
        let mut args: Vec<BlockArg<'a>> = Vec::new();
        let mut types = Typed::new();
        self.parse_op_list(Delimiter::Paren, |p| {
            let span = p.span();
            if p.is(Token::PercentId) {
                if args.len() != types.len() {
                    return p.op_fail(state, span, "argument-name", "expected type instead of SSA identifier");
                }
                let arg = p.parse_block_arg(true)?;
                types.push((arg.ty, arg.attrs));
                args.push(arg);
                return Some(());
            }
            if !args.is_empty() {
                return p.op_fail(state, span, "argument-name", "expected SSA identifier");
            }
            let ty = p.parse_type()?;
            let attrs = if p.is(Token::LBrace) { p.parse_attr_dict()? } else { SmallVec::new() };
            let _ = p.opt_trailing_loc()?;
            types.push((ty, p.cx.dict(&attrs)));
            Some(())
        })?;
        Some((args, types))
    }

    fn parse_function_results(&mut self, results: &mut Typed) -> Option<()> {
        if !self.is(Token::LParen) {
            let ty = self.parse_type()?;
            results.push((ty, Dict::EMPTY));
            return Some(());
        }
        self.parse_op_list(Delimiter::Paren, |p| {
            let ty = p.parse_type()?;
            let attrs = if p.is(Token::LBrace) { p.parse_attr_dict()? } else { SmallVec::new() };
            results.push((ty, p.cx.dict(&attrs)));
            Some(())
        })
    }
}

/// The array of dictionaries for arguments or results; `None` when all are empty.
fn attr_dicts(cx: &Context, types: &Typed) -> Option<Attr> {
    if types.iter().all(|(_, dict)| *dict == Dict::EMPTY) {
        return None;
    }
    let dicts: Vec<Attr> = types.iter().map(|(_, dict)| cx.dict_attr(*dict)).collect();
    Some(cx.array_attr(&dicts))
}

impl OpPrinter<'_, '_> {
    /// Writes a function-like op; a custom printer hook for rows with the trait `FUNCTION_LIKE`.
    pub fn print_function(&mut self, op: OpRef<'_>) {
        let cx = op.cx;
        self.put(" ");
        if let Some(visibility) = op.attr("sym_visibility").and_then(|attr| attr.as_bytes(cx)) {
            self.put(visibility);
            self.put(" ");
        }
        let name = op.attr("sym_name").and_then(|attr| attr.as_bytes(cx)).unwrap_or_default();
        self.print_symbol_name(name);
        let entry = op.regions().next().and_then(|region| region.entry());
        if let Some(TypeData::Function { inputs, results }) =
            op.attr("function_type").and_then(|attr| attr.as_type(cx)).map(|ty| ty.data(cx))
        {
            let arg_attrs = dicts_of(op, "arg_attrs");
            self.put("(");
            for (index, &ty) in inputs.iter().enumerate() {
                if index != 0 {
                    self.put(", ");
                }
                let attrs = arg_attrs.get(index).copied().unwrap_or(Dict::EMPTY);
                let arg = entry.and_then(|block| block.args().nth(index));
                if let Some(arg) = arg {
                    self.print_operand(arg.id, op.body);
                    self.put(": ");
                }
                self.print_type(ty);
                self.print_attr_dict_if_any(cx.dict_entries(attrs), false);
                if let (Some(_), Some(block)) = (arg, entry) {
                    let loc = op.body.block_arg_locs(block.id)[index];
                    self.print_argument_loc(loc);
                }
            }
            self.put(")");
            self.print_signature_results(results, &dicts_of(op, "res_attrs"));
        }
        let kept: SmallVec<[(Name, Attr); 4]> = cx
            .dict_entries(op.attrs())
            .iter()
            .copied()
            .filter(|(name, _)| !WRITTEN.contains(&cx.name_bytes(*name)))
            .collect();
        self.print_attr_dict_if_any(&kept, true);
        if entry.is_some() {
            self.put(" ");
            self.print_region(op.region(0), false, true);
        }
    }

    fn print_signature_results(&mut self, results: &[Type], attrs: &[Dict]) {
        if results.is_empty() {
            return;
        }
        self.put(" -> ");
        let attrs_of = |index: usize| attrs.get(index).copied().unwrap_or(Dict::EMPTY);
        let is_function = |ty: Type, cx: &Context| matches!(ty.data(cx), TypeData::Function { .. });
        let parens = results.len() != 1 || is_function(results[0], self.cx) || attrs_of(0) != Dict::EMPTY;
        if parens {
            self.put("(");
        }
        for (index, &ty) in results.iter().enumerate() {
            if index != 0 {
                self.put(", ");
            }
            self.print_type(ty);
            let entries = self.cx.dict_entries(attrs_of(index));
            self.print_attr_dict_if_any(entries, false);
        }
        if parens {
            self.put(")");
        }
    }
}

fn dicts_of(op: OpRef<'_>, name: &str) -> Vec<Dict> {
    let Some(array) = op.attr(name).and_then(|attr| attr.as_array(op.cx)) else { return Vec::new() };
    array.iter().map(|attr| attr.as_dict(op.cx).unwrap_or(Dict::EMPTY)).collect()
}
