//! Folds of ops that compute element by element.

use hlo_dialects::chlo::math::Erf;
use hlo_dialects::stablehlo::elementwise::*;
use hlo_dialects::stablehlo::enums::ComparisonType;
use hlo_ir::{Attr, Context, NoMatch, OpId, Rewrite, Rewriter, Signedness, Type, TypeData, patterns};

use super::super::Settings;
use super::super::constant::{constant_operands, evaluate, replace_by_constant, retyped};

patterns! {
    /// One op a row.
    pub(crate) PATTERNS;
    "FoldAddOpPattern": Add => |op, rw| fold(op, rw, Floats::Rounded, always);
    "FoldAndOpPattern": And => |op, rw| fold(op, rw, Floats::Exact, always);
    "FoldClampOpPattern": Clamp => |op, rw| fold(op, rw, Floats::Rounded, always);
    "FoldCompareOpPattern": Compare => compare;
    "FoldConvertOpPattern": Convert => convert;
    "FoldDivOpPattern": Divide => |op, rw| fold(op, rw, Floats::Rounded, no_zero_divisor);
    "FoldMaxOpPattern": Maximum => |op, rw| fold(op, rw, Floats::Rounded, always);
    "FoldMinOpPattern": Minimum => |op, rw| fold(op, rw, Floats::Rounded, always);
    "FoldMulOpPattern": Multiply => |op, rw| fold(op, rw, Floats::Rounded, always);
    "FoldOrOpPattern": Or => |op, rw| fold(op, rw, Floats::Exact, always);
    "FoldRemOpPattern": Remainder => |op, rw| fold(op, rw, Floats::Rounded, no_zero_divisor);
    "FoldSelectOpPattern": Select => select;
    "FoldSignOpPattern": Sign => |op, rw| fold(op, rw, Floats::Exact, no_nan);
    "FoldSubtractOpPattern": Subtract => |op, rw| fold(op, rw, Floats::Rounded, always);
    "FoldXorOpPattern": Xor => |op, rw| fold(op, rw, Floats::Exact, always);
    "FoldAbsOpPattern": Abs => |op, rw| fold(op, rw, Floats::Exact, always);
    "FoldCosineOpPattern": Cosine => |op, rw| fold(op, rw, Floats::Rounded, always);
    "FoldErfOpPattern": Erf => |op, rw| fold(op, rw, Floats::Rounded, always);
    "FoldExpOpPattern": Exp => |op, rw| fold(op, rw, Floats::Rounded, always);
    "FoldLogOpPattern": Log => |op, rw| fold(op, rw, Floats::Rounded, all_positive);
    "FoldLogisticOpPattern": Logistic => |op, rw| fold(op, rw, Floats::Rounded, always);
    "FoldNegOpPattern": Negate => |op, rw| fold(op, rw, Floats::Exact, always);
    "FoldNotOpPattern": Not => |op, rw| fold(op, rw, Floats::Exact, always);
    "FoldRoundOpPattern": RoundNearestAfz => |op, rw| fold(op, rw, Floats::Exact, always);
    "FoldRoundNearestEvenOpPattern": RoundNearestEven => |op, rw| fold(op, rw, Floats::Exact, always);
    "FoldRsqrtOpPattern": Rsqrt => |op, rw| fold(op, rw, Floats::Rounded, all_positive);
    "FoldSineOpPattern": Sine => |op, rw| fold(op, rw, Floats::Rounded, always);
    "FoldSqrtOpPattern": Sqrt => |op, rw| fold(op, rw, Floats::Rounded, none_negative);
    "FoldTanOpPattern": Tan => |op, rw| fold(op, rw, Floats::Rounded, always);
    "FoldTanhOpPattern": Tanh => |op, rw| fold(op, rw, Floats::Rounded, always);
}

/// What an op does to floats.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Floats {
    /// The same on every machine: it moves, compares or changes signs.
    Exact,
    /// Devices may round in other ways; folded only where the options allow it.
    Rounded,
}

/// Whether an op of these constants may be folded.
type Guard = fn(&Context, &[Attr]) -> bool;

/// Folds an op that computes element by element.
fn fold(op: OpId, rw: &mut Rewriter<'_>, floats: Floats, guard: Guard) -> Rewrite {
    let constants = constant_operands(op, rw)?;
    let settings: &Settings = rw.settings()?;
    let cx = rw.cx();
    let element = rw.op(op).result(0).ty().element(cx);
    let is_float = element.float_kind(cx).is_some();
    let is_supported = |ty: Type| ty.is_integer(cx) || ty.float_kind(cx).is_some();
    let all_supported = is_supported(element) && constants.iter().all(|attr| is_supported(attr.ty(cx).element(cx)));
    let allowed = settings.optimize_float || floats == Floats::Exact || !is_float;
    if !all_supported || !allowed || !guard(cx, &constants) {
        return Err(NoMatch);
    }
    let value = evaluate(op, rw, &constants, true)?;
    replace_by_constant(op, value, rw)
}

fn always(_: &Context, _: &[Attr]) -> bool {
    true
}

/// Whether all floats among the elements of the first operand pass `test`; integers do.
fn all_floats(cx: &Context, constants: &[Attr], test: impl Fn(f64) -> bool) -> bool {
    let floats = constants.first().and_then(|attr| attr.dense(cx)).and_then(|elements| elements.f64s(cx));
    floats.is_none_or(|mut floats| floats.all(test))
}

fn all_positive(cx: &Context, constants: &[Attr]) -> bool {
    all_floats(cx, constants, |x| x.is_nan() || x > 0.0)
}

fn none_negative(cx: &Context, constants: &[Attr]) -> bool {
    all_floats(cx, constants, |x| x.is_nan() || x >= 0.0)
}

fn no_nan(cx: &Context, constants: &[Attr]) -> bool {
    all_floats(cx, constants, |x| !x.is_nan())
}

/// What an integer divided by zero is, is for the device to say.
fn no_zero_divisor(cx: &Context, constants: &[Attr]) -> bool {
    let integers = constants.get(1).and_then(|attr| attr.dense(cx)).and_then(|elements| elements.i64s(cx));
    integers.is_none_or(|mut integers| integers.all(|x| x != 0))
}

/// `compare` of constants. Where it names the comparison of integers, that decides, and not the sign of their type.
fn compare(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let cx = rw.cx();
    let mut constants = constant_operands(op, rw)?;
    let compared = rw.view::<Compare<'_>>(op)?.compare_type();
    for value in &mut constants {
        let elements = value.dense(cx).ok_or(NoMatch)?;
        let element = match (elements.element.data(cx), compared) {
            (TypeData::Float(_) | TypeData::Integer { width: 1, .. }, _) => continue,
            (&TypeData::Integer { width, .. }, Some(ComparisonType::Unsigned)) => cx.uint_type(width),
            (&TypeData::Integer { width, .. }, Some(ComparisonType::Signed)) => cx.int_type(width),
            (TypeData::Integer { .. }, _) => continue,
            _ => return Err(NoMatch),
        };
        let ty = cx.tensor_type(elements.ty.shape(cx).unwrap_or_default(), element);
        *value = cx.dense_attr(ty, elements.data().to_vec());
    }
    let value = evaluate(op, rw, &constants, true)?;
    replace_by_constant(op, value, rw)
}

/// `convert(constant)`, where no number is out of the range of the result.
fn convert(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let settings: &Settings = rw.settings()?;
    let cx = rw.cx();
    let view = rw.op(op);
    let (from, to) = (view.operand(0).ty().element(cx), view.result(0).ty().element(cx));
    let is_float = |ty: Type| ty.float_kind(cx).is_some();
    if !settings.within_limit(cx, view.result(0).ty())
        || (!settings.optimize_float && (is_float(from) || is_float(to)))
        || ![from, to].iter().all(|&ty| is_float(ty) || ty.is_integer(cx))
    {
        return Err(NoMatch);
    }
    let constants = constant_operands(op, rw)?;
    if is_float(from) && !is_float(to) && !all_floats(cx, &constants, |x| fits_integer(cx, x, to)) {
        return Err(NoMatch);
    }
    let value = evaluate(op, rw, &constants, true)?;
    replace_by_constant(op, value, rw)
}

/// Whether all devices agree on what the float `x` is as an integer of the type `ty`.
fn fits_integer(cx: &Context, x: f64, ty: Type) -> bool {
    let TypeData::Integer { width, signedness } = *ty.data(cx) else { return false };
    let whole = x.trunc();
    match (width, signedness) {
        (1, _) => true,
        _ if !x.is_finite() || (x == 0.0 && x.is_sign_negative()) => false,
        (_, Signedness::Unsigned) => whole >= 0.0 && whole < 2f64.powi(width as i32),
        _ => (-2f64.powi(width as i32 - 1)..2f64.powi(width as i32 - 1)).contains(&whole),
    }
}

/// `select` of constants. Where the condition is the same for all elements it takes one of them whole.
fn select(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let settings: &Settings = rw.settings()?;
    let cx = rw.cx();
    let constants = constant_operands(op, rw)?;
    let ty = rw.op(op).result(0).ty();
    let element = ty.element(cx);
    let is_float = element.float_kind(cx).is_some();
    if !(element.is_integer(cx) || (settings.optimize_float && is_float)) {
        return Err(NoMatch);
    }
    let condition = constants[0].dense(cx).ok_or(NoMatch)?;
    let value = if condition.splat {
        let chosen = constants[if condition.get(0)[0] != 0 { 1 } else { 2 }];
        retyped(cx, chosen, ty).ok_or(NoMatch)?
    } else if is_float || !settings.within_limit(cx, ty) {
        return Err(NoMatch);
    } else {
        evaluate(op, rw, &constants, true)?
    };
    replace_by_constant(op, value, rw)
}
