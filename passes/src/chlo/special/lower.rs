//! How the formula of an op takes its place.

use hlo_ir::num::FloatKind;
use hlo_ir::rewrite::{Converted, Converter, Refused};
use hlo_ir::{OpRef, Type, Value};

use crate::chlo::constants;
use crate::formula::{self, Accuracy, Term};

/// What a formula is told before it begins.
#[derive(Clone, Copy)]
pub(super) struct Plan {
    /// In which format it is worked out.
    pub(super) precision: Precision,
    /// Whether the elementary functions in it say that their accuracy is the default one, as the reference's do in some
    /// formulas and not in others.
    pub(super) accuracy: Accuracy,
}

/// In which format a formula is worked out.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Precision {
    /// In that of the operands.
    AsGiven,
    /// In single precision at least: narrower operands are converted, and the value back.
    Promoted,
    /// The same, for f64, f32, f16 and bf16 only.
    PromotedStandard,
}

/// Lets `formula` of its operand stand for `op`: see [`lower`].
pub(super) fn unary(op: OpRef<'_>, cv: &mut Converter<'_>, plan: Plan, formula: fn(Term<'_>) -> Term<'_>) -> Converted {
    lower(op, cv, plan, |[x]| formula(x))
}

/// Lets `formula` of its operands stand for `op`: see [`lower`].
pub(super) fn binary(
    op: OpRef<'_>,
    cv: &mut Converter<'_>,
    plan: Plan,
    formula: for<'f> fn(Term<'f>, Term<'f>) -> Term<'f>,
) -> Converted {
    lower(op, cv, plan, |[x, y]| formula(x, y))
}

/// Lets `formula` of the operands stand for `op`, which has one result. Its discardable attributes go, as in the
/// reference.
///
/// # Errors
/// When the element type is none that the plan takes, or a constant in the shape of a tensor without rank was needed.
fn lower<const N: usize>(
    op: OpRef<'_>,
    cv: &mut Converter<'_>,
    plan: Plan,
    formula: impl for<'f> Fn([Term<'f>; N]) -> Term<'f>,
) -> Converted {
    let operands = cv.values(op.operands());
    let Ok(operands) = <[Value; N]>::try_from(&operands[..]) else {
        return Err(Refused::because(format!("it has {} operands; {N} were expected", operands.len())));
    };
    let Some(result) = op.results().next() else { return Err(Refused::because("it has no result")) };
    let ty = cv.ty(result.ty())?;
    let cx = cv.cx();
    let element = op.operands().next().map_or(ty, |operand| operand.ty()).element(cx);
    let kind = element.float_kind(cx);
    let is_standard = kind.is_some_and(|kind| STANDARD.contains(&kind));
    if plan.precision == Precision::PromotedStandard && !is_standard {
        let found = cx.type_text(element);
        return Err(Refused::because(format!("it is spelled out for f64, f32, f16 and bf16, not for {found}")));
    }
    let is_narrow = kind.is_some_and(|kind| kind.width() < FloatKind::F32.width());
    let is_promoted = plan.precision != Precision::AsGiven && is_narrow;
    let value = cv.build(|b| {
        formula::write(b, plan.accuracy, constants::splat_like, operands, ty, |terms| match is_promoted {
            true => formula(terms.map(|term| term.convert(Type::F32))).convert(element),
            false => formula(terms),
        })
    })?;
    cv.forward(op, [value])
}

/// The formats that every formula takes.
const STANDARD: [FloatKind; 4] = [FloatKind::F64, FloatKind::F32, FloatKind::F16, FloatKind::BF16];
