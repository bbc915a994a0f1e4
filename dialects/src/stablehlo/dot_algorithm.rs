//! How a contraction is to be computed: which types, how many multiplications.

use hlo_ir::kinds::AttrKind;
use hlo_ir::text::{OpParser, OpPrinter, Parser, Printer, Token};
use hlo_ir::{Attr, AttrConstraint, AttrDef, Context, Param, Type};

use super::attrs::{expect_name, fail_parameter, int_parameter};

/// How a contraction is to be computed, when the program says so.
pub static DOT_ALGORITHM: AttrDef = AttrDef {
    name: "stablehlo.dot_algorithm",
    summary: "Attribute that models the algorithm constraints to use for computing dot.",
    parse: parse_dot_algorithm,
    print: print_dot_algorithm,
};

const ALGORITHM_WORDS: [(&str, &str); 7] = [
    ("lhs_precision_type", "lhsPrecisionType"),
    ("rhs_precision_type", "rhsPrecisionType"),
    ("accumulation_type", "accumulationType"),
    ("lhs_component_count", "lhsComponentCount"),
    ("rhs_component_count", "rhsComponentCount"),
    ("num_primitive_operations", "numPrimitiveOperations"),
    ("allow_imprecise_accumulation", "allowImpreciseAccumulation"),
];

/// `<lhs_precision_type = tf32, …, allow_imprecise_accumulation = false>`
fn parse_dot_algorithm(p: &mut Parser<'_>) -> Option<Box<[Param]>> {
    const ATTR: &str = "StableHLO_DotAlgorithm";
    let at = p.span();
    p.expect(Token::Less, "<")?;
    let mut params = Vec::with_capacity(ALGORITHM_WORDS.len());
    for (index, (word, parameter)) in ALGORITHM_WORDS.iter().enumerate() {
        if index != 0 {
            p.expect(Token::Comma, ",")?;
        }
        expect_name(p, word)?;
        params.push(match index {
            0..=2 => match p.parse_type() {
                Some(ty) => Param::Type(ty),
                None => return fail_parameter(p, ATTR, parameter, "Type"),
            },
            3..=5 => int_parameter(p, ATTR, parameter)?,
            _ if p.eat_keyword("true") => Param::Bool(true),
            _ if p.eat_keyword("false") => Param::Bool(false),
            _ => return fail_parameter(p, ATTR, parameter, "bool"),
        });
    }
    p.expect(Token::Greater, ">")?;
    if let Some(fault) = dot_algorithm_fault(p.cx, &params) {
        return p.fail_at(at, "dot-algorithm", fault);
    }
    Some(params.into())
}

fn print_dot_algorithm(p: &mut Printer<'_>, params: &[Param]) {
    p.put("<");
    p.put_list(ALGORITHM_WORDS.iter().zip(params), |p, ((word, _), param)| {
        p.put(word);
        p.put(" = ");
        match param {
            Param::Type(ty) => p.print_type(*ty),
            Param::Bool(value) => p.put(if *value { "true" } else { "false" }),
            other => p.put_int(other.int()),
        }
    });
    p.put(">");
}

/// What is wrong with the parameters of an algorithm.
pub fn dot_algorithm_fault(cx: &Context, params: &[Param]) -> Option<String> {
    let [Param::Type(lhs), Param::Type(rhs), Param::Type(sum), lhs_parts, rhs_parts, n_ops, Param::Bool(imprecise)] =
        params
    else {
        return None;
    };
    let (lhs_parts, rhs_parts, n_ops) = (lhs_parts.int(), rhs_parts.int(), n_ops.int());
    for (count, what) in [(lhs_parts, "lhs component"), (rhs_parts, "rhs component")] {
        if count < 1 {
            return Some(format!("{what} count must be positive"));
        }
    }
    if n_ops < 1 {
        return Some("num primitive operations must be positive".to_owned());
    }
    if lhs_parts == 1 && rhs_parts == 1 && is_known_algorithm(cx, [*lhs, *rhs, *sum], n_ops, *imprecise) {
        return None;
    }
    Some(format!(
        "dot algorithm not known to be supported on any hardware: {{lhs:'{}', rhs:'{}', accum:'{}', \
         lhs_components:{lhs_parts}, rhs_components:{rhs_parts}, primitive_ops:{n_ops}, imprecise:{}}}",
        cx.type_text(*lhs),
        cx.type_text(*rhs),
        cx.type_text(*sum),
        i32::from(*imprecise)
    ))
}

/// Whether some hardware computes with these types and that many multiplications.
fn is_known_algorithm(cx: &Context, types: [Type; 3], n_ops: i64, imprecise: bool) -> bool {
    use hlo_ir::num::FloatKind::*;
    let [Some(lhs), Some(rhs), Some(sum)] = types.map(|ty| ty.float_kind(cx)) else {
        return false;
    };
    let is_f8 = |kind| matches!(kind, F8E3M4 | F8E4M3 | F8E4M3FN | F8E5M2 | F8E4M3FNUZ | F8E4M3B11FNUZ | F8E5M2FNUZ);
    if is_f8(lhs) && is_f8(rhs) && sum == F32 && n_ops == 1 {
        return true;
    }
    !imprecise
        && lhs == rhs
        && match (lhs, sum) {
            (F16, F16 | F32) | (BF16, BF16) | (F32, F32) | (F64, F64) => n_ops == 1,
            (BF16, F32) => matches!(n_ops, 1 | 3 | 6 | 9),
            (TF32, F32) => matches!(n_ops, 1 | 3),
            _ => false,
        }
}

/// The algorithm of a contraction; in formats without `#stablehlo.dot_algorithm`.
pub struct DotAlgorithm;

impl AttrKind for DotAlgorithm {
    const CONSTRAINT: AttrConstraint = AttrConstraint {
        summary: DOT_ALGORITHM.summary,
        accepts: |cx, attr| attr.params_of(cx, &DOT_ALGORITHM).is_some(),
    };
    type Out<'a> = Attr;
    type In<'a> = Attr;

    fn decode(_: &Context, attr: Option<Attr>) -> Attr {
        attr.unwrap_or(Attr::UNIT)
    }

    fn encode(_: &Context, given: Attr) -> Option<Attr> {
        Some(given)
    }

    fn parse(p: &mut OpParser<'_, '_>) -> Option<Attr> {
        let params = parse_dot_algorithm(p)?;
        Some(p.cx.dialect_attr(&DOT_ALGORITHM, params))
    }

    fn print(p: &mut OpPrinter<'_, '_>, attr: Attr) {
        if let Some(params) = attr.params_of(p.cx, &DOT_ALGORITHM) {
            print_dot_algorithm(p, params);
        }
    }
}
