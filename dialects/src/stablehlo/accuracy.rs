//! How accurate an approximated function must be.

use hlo_ir::kinds::AttrKind;
use hlo_ir::text::{Parser, Printer, Token};
use hlo_ir::{Attr, AttrConstraint, AttrData, AttrDef, Context, Param, Type};

use super::attrs::expect_name;
use super::enums::{RESULT_ACCURACY_MODE, ResultAccuracyMode};

/// How accurate an approximated function must be.
pub static RESULT_ACCURACY: AttrDef = AttrDef {
    name: "stablehlo.result_accuracy",
    summary: "The requested accuracy for transcendental unary ops.",
    parse: parse_result_accuracy,
    print: print_result_accuracy,
};

/// The accuracy of an approximated function; an absent one is the device's choice.
pub struct ResultAccuracy;

impl AttrKind for ResultAccuracy {
    const OPTIONAL: bool = true;
    const DEFAULT: Option<&'static str> =
        Some("#stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<DEFAULT>>");
    const CONSTRAINT: AttrConstraint = AttrConstraint {
        summary: RESULT_ACCURACY.summary,
        accepts: |cx, attr| attr.params_of(cx, &RESULT_ACCURACY).is_some(),
    };
    type Out<'a> = Option<Attr>;
    type In<'a> = Option<Attr>;

    fn decode(_: &Context, attr: Option<Attr>) -> Option<Attr> {
        attr
    }

    fn encode(_: &Context, given: Option<Attr>) -> Option<Attr> {
        given
    }
}

/// `<atol = …, rtol = …, ulps = …, mode = #stablehlo.result_accuracy_mode<…>>`, the first three optional.
fn parse_result_accuracy(p: &mut Parser<'_>) -> Option<Box<[Param]>> {
    p.expect(Token::Less, "<")?;
    let mut tolerances = [0u64; 2];
    for (tolerance, word) in tolerances.iter_mut().zip(["atol", "rtol"]) {
        if p.eat_keyword(word) {
            p.expect(Token::Equal, "=")?;
            *tolerance = parse_f64(p)?;
            p.expect(Token::Comma, ",")?;
        }
    }
    let mut ulps = 0;
    if p.eat_keyword("ulps") {
        p.expect(Token::Equal, "=")?;
        ulps = p.parse_i64()?;
        p.expect(Token::Comma, ",")?;
    }
    expect_name(p, "mode")?;
    let span = p.span();
    let mode = p.parse_attr()?;
    if mode.params_of(p.cx, &RESULT_ACCURACY_MODE).is_none() {
        return p.fail_at(span, "attribute-kind", "invalid kind of attribute specified");
    }
    p.expect(Token::Greater, ">")?;
    let params = [Param::F64(tolerances[0]), Param::F64(tolerances[1]), Param::Int(ulps), Param::Attr(mode)];
    if let Some(fault) = result_accuracy_fault(p.cx, &params) {
        return p.fail("result-accuracy", fault);
    }
    Some(params.into())
}

/// The bits of a float literal.
fn parse_f64(p: &mut Parser<'_>) -> Option<u64> {
    if !matches!(p.token(), Token::Float | Token::Integer | Token::Minus) {
        return p.fail("expected-float", "expected floating point literal");
    }
    let attr = p.parse_attr_of_type(Type::F64)?;
    match attr.data(p.cx) {
        AttrData::Float { bits, .. } => Some(*bits as u64),
        _ => p.fail("expected-float", "expected floating point literal"),
    }
}

fn print_result_accuracy(p: &mut Printer<'_>, params: &[Param]) {
    let [Param::F64(atol), Param::F64(rtol), ulps, Param::Attr(mode)] = params else {
        return;
    };
    p.put("<");
    for (word, bits) in [("atol = ", *atol), ("rtol = ", *rtol)] {
        if f64::from_bits(bits) != 0.0 {
            p.put(word);
            let attr = p.cx.intern_attr(AttrData::Float { ty: Type::F64, bits: u128::from(bits) });
            p.print_attr_without_type(attr);
            p.put(", ");
        }
    }
    if ulps.int() != 0 {
        p.put("ulps = ");
        p.put_int(ulps.int());
        p.put(", ");
    }
    p.put("mode = ");
    p.print_attr(*mode);
    p.put(">");
}

/// What is wrong with the parameters of an accuracy.
pub fn result_accuracy_fault(cx: &Context, params: &[Param]) -> Option<String> {
    let [Param::F64(atol), Param::F64(rtol), ulps, Param::Attr(mode)] = params else {
        return None;
    };
    let (atol, rtol, ulps) = (f64::from_bits(*atol), f64::from_bits(*rtol), ulps.int());
    if atol.is_sign_negative() || rtol.is_sign_negative() || ulps < 0 {
        return Some("Negative tolerance".to_owned());
    }
    let mode = ResultAccuracyMode::of(cx, *mode)?;
    (mode != ResultAccuracyMode::Tolerance && (atol != 0.0 || rtol != 0.0 || ulps != 0))
        .then(|| format!("Invalid tolerances for ResultAccuracyAttr with mode {}, must be all zero.", mode.word()))
}
