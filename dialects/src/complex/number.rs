//! The attribute for a complex number.

use hlo_ir::text::{Parser, Token};
use hlo_ir::{Attr, AttrData, AttrDef, Param, Type, TypeData};

/// `#complex.number<:f32 1.0, -2.0>`. Its parameters: the two parts as floats of that type, and the complex type.
pub static NUMBER: AttrDef = AttrDef {
    name: "complex.number",
    summary: "A complex number attribute",
    parse: |p| {
        p.expect(Token::Less, "<")?;
        p.expect(Token::Colon, ":")?;
        let span = p.span();
        let element = p.parse_type()?;
        if element.float_kind(p.cx).is_none() {
            let found = p.cx.type_text(element);
            return p.fail_at(span, "element-type", format!("expected a float type, found '{found}'"));
        }
        let real = parse_part(p, element)?;
        p.expect(Token::Comma, ",")?;
        let imaginary = parse_part(p, element)?;
        p.expect(Token::Greater, ">")?;
        let ty = p.cx.intern_type(TypeData::Complex(element));
        Some([Param::Attr(real), Param::Attr(imaginary), Param::SelfType(ty)].into())
    },
    print: |p, params| {
        let [Param::Attr(real), Param::Attr(imaginary), ..] = params else { return };
        p.put("<:");
        p.print_type(real.ty(p.cx));
        p.put(" ");
        p.print_attr_without_type(*real);
        p.put(", ");
        p.print_attr_without_type(*imaginary);
        p.put(">");
    },
};

/// A literal of 64 bits, whatever the type, which is rounded to it.
fn parse_part(p: &mut Parser<'_>, element: Type) -> Option<Attr> {
    if !matches!(p.token(), Token::Float | Token::Integer | Token::Minus) {
        return p.fail("expected-float", "expected floating point literal");
    }
    let literal = p.parse_attr_of_type(Type::F64)?;
    let (AttrData::Float { bits, .. }, Some(kind)) = (literal.data(p.cx), element.float_kind(p.cx)) else {
        return p.fail("expected-float", "expected floating point literal");
    };
    let bits = kind.from_f64(f64::from_bits(*bits as u64));
    Some(p.cx.intern_attr(AttrData::Float { ty: element, bits }))
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, check_error, check_same};

    fn function(attr: &str) -> String {
        format!("func.func private @f(tensor<i32> {{mhlo.x = {attr}}})")
    }

    /// Compared with iree-opt.
    #[test]
    fn numbers_print_as_the_reference_prints_them() {
        for (text, pretty) in [
            ("#complex.number<:f64 1.0, -2.5>", "#complex.number<:f64 1.000000e+00, -2.500000e+00> : complex<f64>"),
            (
                "#complex.number<:f32 1.0, 2.0> : complex<f64>",
                "#complex.number<:f32 1.000000e+00, 2.000000e+00> : complex<f32>",
            ),
            (
                "#complex.number<:f8E4M3FN 1.0, 1.1>",
                "#complex.number<:f8E4M3FN 1.000000e+00, 1.125000e+00> : complex<f8E4M3FN>",
            ),
            ("#complex.number<:f16 65504.0, 1.0>", "#complex.number<:f16 6.550400e+04, 1.000000e+00> : complex<f16>"),
            ("#complex.number<:bf16 1.1, 2.0>", "#complex.number<:bf16 1.101560e+00, 2.000000e+00> : complex<bf16>"),
            (
                "#complex.number<:f32 -1.0, 0x7F800000>",
                "#complex.number<:f32 -1.000000e+00, 0.000000e+00> : complex<f32>",
            ),
            (
                "[#complex.number<:f64 1.0, 2.0>, 1.0 : f64]",
                "[#complex.number<:f64 1.000000e+00, 2.000000e+00> : complex<f64>, 1.000000e+00]",
            ),
        ] {
            check(&function(text), &function(pretty));
        }
        check_same(&function("#complex.number<:f80 1.000000e+00, 1.00000000000000003038E+40> : complex<f80>"));
    }

    #[test]
    fn wrong_numbers_are_refused_in_the_words_of_the_reference() {
        for (text, message) in [
            ("#complex.number", "expected '<'"),
            ("#complex.number<f32 1.0, 2.0>", "expected ':'"),
            ("#complex.number<:f32 1.0 2.0>", "expected ','"),
            ("#complex.number<:f32 1, 2>", "unexpected decimal integer literal for a floating point value"),
            ("#complex.number<:f32 1.0, nan>", "expected floating point literal"),
            ("#complex.number<:i32 1.0, 2.0>", "expected a float type, found 'i32'"),
        ] {
            check_error(&function(text), message);
        }
    }
}
