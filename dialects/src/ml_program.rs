//! `ml_program`: functions, graphs and globals of machine learning programs.

use hlo_ir::kinds::*;
use hlo_ir::text::{CustomArg, CustomDirective, Delimiter, OpParser, OpPrinter, OpState, Token};
use hlo_ir::{Attr, AttrDef, Dialect, NameSink, OpRef, Param, SmallVec, TypeDef, ops, type_kinds};

/// Orders the loads and stores of graphs.
pub static TOKEN: TypeDef = TypeDef {
    name: "ml_program.token",
    summary: "Orders the effects of a graph.",
    parse: |_| Some(Box::default()),
    print: |_, _| {},
};

/// Says that the value of a global comes from elsewhere. Its parameter: the type of the value.
pub static EXTERN: AttrDef = AttrDef {
    name: "ml_program.extern",
    summary: "A value that is given when the program is run.",
    parse: |p| {
        // A type in brackets is accepted and says nothing.
        if p.eat(Token::Less) {
            p.parse_type()?;
            p.expect(Token::Greater, ">")?;
        }
        Some([Param::SelfType(hlo_ir::Type::NONE)].into())
    },
    print: |_, _| {},
};

/// The dialect.
pub static DIALECT: Dialect = Dialect {
    name: "ml_program",
    ops: &[ML_PROGRAM_OPS],
    types: &[&TOKEN],
    attrs: &[&EXTERN],
    customs: CUSTOMS,
    attr_alias: Some(|cx, attr| attr.params_of(cx, &EXTERN).map(|_| "extern")),
    ..Dialect::EMPTY
};

type_kinds! {
    /// [`TOKEN`].
    OrderToken, "token for establishing execution ordering in a graph", |cx, ty| ty.is(cx, &TOKEN);
}

ops! { ML_PROGRAM_OPS in "ml_program";
    /// A function.
    op Func = "func" {
        attrs {
            sym_name: SymbolName,
            function_type: TypeAttr,
            arg_attrs: Option<ArrayOfDicts>,
            res_attrs: Option<ArrayOfDicts>,
            sym_visibility: Option<Str>,
        }
        regions { body: AnyRegion }
        traits [OWNS_BODY, ISOLATED, SYMBOL, FUNCTION_LIKE]
        parse |p, state| p.parse_function(state);
        print |p, op| p.print_function(op);
    }

    /// A function whose ops have no order but that of their operands.
    op Subgraph = "subgraph" {
        attrs {
            sym_name: SymbolName,
            function_type: TypeAttr,
            arg_attrs: Option<ArrayOfDicts>,
            res_attrs: Option<ArrayOfDicts>,
            sym_visibility: Option<Str>,
        }
        regions { body: AnyRegion }
        traits [OWNS_BODY, ISOLATED, SYMBOL, FUNCTION_LIKE, GRAPH_REGION]
        parse |p, state| p.parse_function(state);
        print |p, op| p.print_function(op);
    }

    /// Leaves a function.
    op Return = "return" {
        operands { operands: Variadic<AnyType> }
        traits [TERMINATOR, RETURN_LIKE, PURE]
        format "attr-dict ($operands^ `:` type($operands))?"
    }

    /// Leaves a graph.
    op Output = "output" {
        operands { operands: Variadic<AnyType> }
        traits [TERMINATOR, RETURN_LIKE, PURE]
        format "attr-dict ($operands^ `:` type($operands))?"
    }

    /// A value with a name.
    op Global = "global" {
        attrs {
            sym_name: SymbolName,
            type_ = "type": TypeAttr,
            is_mutable: Unit,
            value: Option<AnyAttr>,
            sym_visibility: Option<Str>,
        }
        traits [SYMBOL]
        parse parse_global;
        print print_global;
    }

    /// The value of a global.
    op GlobalLoad = "global_load" {
        attrs { global: AnySymbolRef }
        results { result: AnyType }
        traits [READS_MEMORY]
        format "$global `:` type($result) attr-dict"
        result_names name_load;
    }

    /// The value of a global that never changes.
    op GlobalLoadConst = "global_load_const" {
        attrs { global: AnySymbolRef }
        results { result: AnyType }
        traits [PURE]
        format "$global `:` type($result) attr-dict"
        result_names name_load;
    }

    /// The value of a global, in an order that tokens give.
    op GlobalLoadGraph = "global_load_graph" {
        operands { consume_tokens: Variadic<OrderToken> }
        attrs { global: AnySymbolRef }
        results { result: AnyType, produce_token: OrderToken }
        format "$global `` custom<TokenOrdering>($consume_tokens, type($produce_token)) `:` type($result) attr-dict"
        result_names |op, name| {
            name(op.body.result(op.id, 0), "result");
            name(op.body.result(op.id, 1), "produceToken");
        };
    }

    /// Changes a global.
    op GlobalStore = "global_store" {
        operands { value: AnyType }
        attrs { global: AnySymbolRef }
        format "$global `=` $value `:` type($value) attr-dict"
    }

    /// Changes a global, in an order that tokens give.
    op GlobalStoreGraph = "global_store_graph" {
        operands { value: AnyType, consume_tokens: Variadic<OrderToken> }
        attrs { global: AnySymbolRef }
        results { produce_token: OrderToken }
        format "$global `=` $value `` custom<TokenOrdering>($consume_tokens, type($produce_token)) `:` type($value) attr-dict"
    }

    /// A new token.
    op TokenOp = "token" {
        results { token: OrderToken }
        traits [PURE]
        format "attr-dict"
        infer |x, _| Ok(SmallVec::from_slice(&[x.cx.dialect_type(&TOKEN, [])]));
    }
}

/// `custom<TokenOrdering>($consume, type($produce))`: ` ordering(%a, %b -> type)`, `()` standing for no token; nothing
/// when a token neither comes nor goes.
static CUSTOMS: &[CustomDirective] = &[CustomDirective {
    name: "TokenOrdering",
    parse: |p, state, args| {
        let &[CustomArg::Operands(consume), CustomArg::Types(produce)] = args else { return None };
        if !p.eat_keyword("ordering") {
            return Some(());
        }
        p.expect(Token::LParen, "(")?;
        if p.is(Token::LParen) {
            p.parse_op_list(Delimiter::Paren, |p| p.fail("expected-token", "expected ')'"))?;
        } else {
            p.parse_operand_list(&mut state.group(consume).operands)?;
        }
        let token = p.cx.dialect_type(&TOKEN, []);
        crate::formats::set_all(state, consume, token);
        if p.eat(Token::Arrow) {
            let ty = p.parse_type()?;
            state.set_types(produce, &[ty]);
        }
        p.expect(Token::RParen, ")")
    },
    print: |p, op, args| {
        let &[CustomArg::Operands(hlo_ir::text::Group::Operand(group)), CustomArg::Types(produce)] = args else {
            return;
        };
        let consumed = group_range(op, group, false);
        p.put(" ordering(");
        if consumed.is_empty() {
            p.put("()");
        } else {
            p.print_operands(consumed.map(|index| op.operand(index).id), op.body);
        }
        if let Some(ty) = crate::formats::first_type(op, produce) {
            p.put(" -> ");
            p.print_type(ty);
        }
        p.put(")");
    },
}];

/// A loaded value is named after the global.
fn name_load(op: OpRef<'_>, name: &mut NameSink<'_>) {
    let global = op.attr("global").map(|attr| attr.data(op.cx));
    if let Some(hlo_ir::AttrData::SymbolRef { root, nested }) = global {
        let leaf = nested.last().unwrap_or(root);
        name(op.body.result(op.id, 0), &op.cx.name_str(*leaf));
    }
}

/// `visibility mutable? symbol (( value ))? : type attr-dict`
fn parse_global(p: &mut OpParser<'_, '_>, state: &mut OpState) -> Option<()> {
    let Some(visibility) = ["public", "private", "nested"].into_iter().find(|word| p.eat_keyword(word)) else {
        let span = p.span();
        return p.op_fail(state, span, "visibility", "expected 'public', 'private', or 'nested'");
    };
    let visibility = p.cx.str_attr(visibility);
    state.set_attr(p.cx, "sym_visibility", visibility);
    if p.eat_keyword("mutable") {
        state.set_attr(p.cx, "is_mutable", Attr::UNIT);
    }
    let name = SymbolName::parse(p)?;
    state.set_attr(p.cx, "sym_name", name);
    if p.eat(Token::LParen) {
        let value = p.parse_attr()?;
        state.set_attr(p.cx, "value", value);
        p.expect(Token::RParen, ")")?;
    }
    p.expect(Token::Colon, ":")?;
    let ty = p.parse_type()?;
    let ty = p.cx.type_attr(ty);
    state.set_attr(p.cx, "type", ty);
    if p.is(Token::LBrace) {
        let attrs = p.parse_attr_dict()?;
        state.attrs.extend(attrs);
    }
    Some(())
}

fn print_global(p: &mut OpPrinter<'_, '_>, op: OpRef<'_>) {
    let global = Global(op);
    p.put(" ");
    if let Some(visibility) = op.attr("sym_visibility").and_then(|attr| attr.as_bytes(op.cx)) {
        p.put(visibility);
        p.put(" ");
    }
    p.put(if global.is_mutable() { "mutable " } else { "" });
    p.print_symbol_name(global.sym_name());
    if let Some(value) = global.value() {
        p.put("(");
        p.print_attr(value);
        p.put(")");
    }
    p.put(" : ");
    p.print_type(global.type_());
    p.print_op_attrs(op, false, |name| {
        matches!(name, b"sym_name" | b"sym_visibility" | b"type" | b"is_mutable" | b"value")
    });
}

#[cfg(test)]
mod tests {
    use crate::testing::{check_error, check_generic, check_same};

    #[test]
    fn ops_print_as_the_reference_prints_them() {
        check_same(
            "
            ml_program.global private @g2(dense<1> : tensor<2xi64>) : tensor<4xi32>
            ml_program.global private mutable @state(5 : i64) : i64 {foo}
            ml_program.global public @g4 : f32
            ml_program.func private @f(%arg0: i32) -> i32 attributes {foo} {
              ml_program.return %arg0 : i32
            }
            ml_program.subgraph private @h(%arg0: i32) -> (i32, i32) {
              ml_program.output %arg0, %arg0 : i32, i32
            }
            func.func @u() {
              %state = ml_program.global_load @state : i64
              %0 = ml_program.token
              %result, %produceToken = ml_program.global_load_graph @state ordering(%0, %0 -> !ml_program.token) : i64
              %result_0, %produceToken_1 = ml_program.global_load_graph @state ordering(() -> !ml_program.token) : i64
              %1 = ml_program.global_store_graph @state = %result ordering(() -> !ml_program.token) : i64
              return
            }
            ",
        );
    }

    #[test]
    fn external_values_have_a_type() {
        check_generic(
            "ml_program.global private mutable @s(#ml_program.extern : tensor<4xi32>) : tensor<4xi32>",
            r#""ml_program.global"() <{is_mutable, sym_name = "s", sym_visibility = "private", type = tensor<4xi32>, value = #extern}> : () -> ()"#,
        );
    }

    #[test]
    fn globals_need_a_visibility() {
        check_error("ml_program.global @g : i32", "expected 'public', 'private', or 'nested'");
    }
}
