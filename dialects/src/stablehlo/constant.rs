//! Constants and counters.

use hlo_ir::kinds::*;
use hlo_ir::text::{OpParser, OpPrinter, OpState, Token};
use hlo_ir::{Diagnostics, NameSink, OpRef, TypeData, ops};

use super::infer;
use super::kinds::*;

ops! { CONSTANT_OPS in "stablehlo";
    /// A constant.
    op Constant = "constant" {
        attrs { value: Elements }
        results { output: StaticTensorOrPerAxis }
        traits [PURE, CONSTANT_LIKE]
        parse parse_constant;
        print print_constant;
        result_names name_constant;
        infer infer::constant::constant;
    }

    /// Counts from zero along one dimension.
    op Iota = "iota" {
        attrs { iota_dimension: DimI64 }
        results { output: StaticNumberTensor }
        traits [PURE]
        format "`dim` `=` $iota_dimension attr-dict `:` type($output)"
        verify verify_iota;
    }
}

/// Integers ask for `%c`, everything else for `%cst`.
fn name_constant(op: OpRef<'_>, name: &mut NameSink<'_>) {
    let result = op.result(0);
    let is_integer = matches!(result.ty().element(op.cx).data(op.cx), TypeData::Integer { .. });
    name(result.id, if is_integer { "c" } else { "cst" });
}

/// constant ::= attr-dict? elements | `(` `)` (`<` properties `>`)? attr-dict? `:` `(` `)` `->` type
pub fn parse_constant(p: &mut OpParser<'_, '_>, state: &mut OpState) -> Option<()> {
    if p.eat(Token::LParen) {
        p.expect(Token::RParen, ")")?;
        if p.eat(Token::Less) {
            let properties = p.parse_attr()?;
            p.expect(Token::Greater, ">")?;
            if let Some(dict) = properties.as_dict(p.cx) {
                state.attrs.extend(p.cx.dict_entries(dict).iter().copied());
            }
        }
        if p.is(Token::LBrace) {
            let attrs = p.parse_attr_dict()?;
            state.attrs.extend(attrs);
        }
        p.expect(Token::Colon, ":")?;
        p.expect(Token::LParen, "(")?;
        p.expect(Token::RParen, ")")?;
        p.expect(Token::Arrow, "->")?;
        let ty = p.parse_type()?;
        state.results.push(ty);
        return Some(());
    }
    if p.is(Token::LBrace) {
        let attrs = p.parse_attr_dict()?;
        state.attrs.extend(attrs);
    }
    let span = p.span();
    let value = p.parse_attr()?;
    if !(Elements::CONSTRAINT.accepts)(p.cx, value) {
        return p.op_fail(state, span, "attribute-kind", "invalid kind of attribute specified");
    }
    state.set_attr(p.cx, "value", value);
    state.results.push(value.ty(p.cx));
    Some(())
}

/// Writes the constant; in the generic form where the type of the value is not that of the result.
pub fn print_constant(p: &mut OpPrinter<'_, '_>, op: OpRef<'_>) {
    match op.attr("value") {
        Some(value) if value.ty(op.cx) == op.result(0).ty() => {
            p.print_op_attrs(op, false, |name| name == b"value");
            p.put(" ");
            p.print_attr(value);
        }
        _ => p.print_generic_op(op, false),
    }
}

fn verify_iota(iota: Iota<'_>, diags: &mut Diagnostics) {
    let op = iota.op();
    let rank = iota.output().shape().map_or(0, <[i64]>::len) as i64;
    if rank == 0 {
        diags.error("iota-rank", op.loc(), "does not support scalars.").emit();
    } else if iota.iota_dimension() >= rank {
        let message = "iota dimension cannot go beyond the output rank.";
        diags.error("dimension-out-of-range", op.loc(), message).emit();
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    #[test]
    fn texts_print_as_the_reference_prints_them() {
        check(
            r#"
            func.func private @f() {
              %c = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
              %cst = stablehlo.constant {mhlo.x = "y"} dense<1.0> : tensor<2xbf16>
              %c_0 = stablehlo.constant() <{value = dense<[1, 2]> : tensor<2xi8>}> : () -> tensor<2x!quant.uniform<i8:f32, 2.0:15>>
              %0 = stablehlo.iota dim = 1 : tensor<2x3xui8>
              return
            }"#,
            r#"
            func.func private @f() {
              %c = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
              %cst = stablehlo.constant {mhlo.x = "y"} dense<1.000000e+00> : tensor<2xbf16>
              %cst_0 = stablehlo.constant() <{value = dense<[1, 2]> : tensor<2xi8>}> : () -> tensor<2x!quant.uniform<i8:f32, 2.000000e+00:15>>
              %0 = stablehlo.iota dim = 1 : tensor<2x3xui8>
              return
            }"#,
        );
    }
}
