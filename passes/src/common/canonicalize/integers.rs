//! Integers of `arith`: known operands fold, neutral ones go, constants of a chain join.

use hlo_dialects::arith::Select;
use hlo_dialects::arith::attrs::CmpIPredicate;
use hlo_dialects::arith::cast::{Bitcast, ExtSI, ExtUI, IndexCast, IndexCastUI, TruncI};
use hlo_dialects::arith::integer::{
    AddI, AndI, CeilDivSI, CeilDivUI, CmpI, DivSI, DivUI, FloorDivSI, MaxSI, MaxUI, MinSI, MinUI, MulI, OrI, RemSI,
    RemUI, ShLI, ShRSI, ShRUI, SubI, XOrI,
};
use hlo_ir::{Context, NoMatch, OpDef, OpId, OpRef, Rewrite, Rewriter, Type, Value, ValueRef, patterns, traits};

use super::words::{self, compute, holds_integers, kernel, map, mask, of_word, replace_by_constant, width};
use crate::common::scalars::{self, apply, compare, same};

patterns! {
    /// By op.
    pub(super) PATTERNS;
    "FoldAddI": AddI => |op, rw| fold(op, rw, Some(Other { neutral: 0, absorbing: None, same: None }));
    "FoldSubI": SubI => |op, rw| fold(op, rw, Some(Other { neutral: 0, absorbing: None, same: Some(Same::Zero) }));
    "FoldMulI": MulI => |op, rw| fold(op, rw, Some(Other { neutral: 1, absorbing: Some(0), same: None }));
    "FoldAndI": AndI => |op, rw| fold(op, rw, Some(Other { neutral: u64::MAX, absorbing: Some(0), same: Some(Same::Operand) }));
    "FoldOrI": OrI => |op, rw| fold(op, rw, Some(Other { neutral: 0, absorbing: Some(u64::MAX), same: Some(Same::Operand) }));
    "FoldXOrI": XOrI => |op, rw| fold(op, rw, Some(Other { neutral: 0, absorbing: None, same: Some(Same::Zero) }));
    "FoldShLI": ShLI => |op, rw| fold(op, rw, Some(Other { neutral: 0, absorbing: None, same: None }));
    "FoldShRUI": ShRUI => |op, rw| fold(op, rw, Some(Other { neutral: 0, absorbing: None, same: None }));
    "FoldShRSI": ShRSI => |op, rw| fold(op, rw, Some(Other { neutral: 0, absorbing: None, same: None }));
    "FoldDivUI": DivUI => |op, rw| fold(op, rw, Some(Other { neutral: 1, absorbing: None, same: None }));
    "FoldDivSI": DivSI => |op, rw| fold(op, rw, Some(Other { neutral: 1, absorbing: None, same: None }));
    "FoldCeilDivUI": CeilDivUI => |op, rw| fold(op, rw, Some(Other { neutral: 1, absorbing: None, same: None }));
    "FoldCeilDivSI": CeilDivSI => fold_ceiling_division;
    "FoldFloorDivSI": FloorDivSI => |op, rw| fold(op, rw, Some(Other { neutral: 1, absorbing: None, same: None }));
    "FoldRemUI": RemUI => fold_remainder;
    "FoldRemSI": RemSI => fold_remainder;
    "FoldMaxSI": MaxSI => fold_extremum;
    "FoldMinSI": MinSI => fold_extremum;
    "FoldMaxUI": MaxUI => fold_extremum;
    "FoldMinUI": MinUI => fold_extremum;
    "AddIAddConstant": AddI => join;
    "MulIMulIConstant": MulI => join;
    "AndIAndIConstant": AndI => join;
    "OrIOrIConstant": OrI => join;
    "XOrIXOrIConstant": XOrI => join;
    "XOrIOfXOrI": XOrI => |op, rw| undo(op, rw, XOrI::DEF);
    "AddIOfSubI": AddI => |op, rw| undo(op, rw, SubI::DEF);
    "SubIOfAddI": SubI => |op, rw| undo(op, rw, AddI::DEF);
    "FoldCmpI": CmpI => fold_comparison;
    "FoldSelect": Select => fold_select;
    "SelectToExtUI": Select => select_to_extension;
    "SelectOfComparison": Select => select_to_extremum;
    "FoldExtUI": ExtUI => fold_cast;
    "FoldExtSI": ExtSI => fold_cast;
    "FoldTruncI": TruncI => fold_cast;
    "FoldIndexCast": IndexCast => fold_cast;
    "FoldIndexCastUI": IndexCastUI => fold_cast;
    "IndexCastOfIndexCast": IndexCast => |op, rw| cast_back(op, rw, IndexCast::DEF);
    "IndexCastUIOfIndexCastUI": IndexCastUI => |op, rw| cast_back(op, rw, IndexCastUI::DEF);
    "TruncIOfExtUI": TruncI => |op, rw| cast_back(op, rw, ExtUI::DEF);
    "TruncIOfExtSI": TruncI => |op, rw| cast_back(op, rw, ExtSI::DEF);
    "BitcastOfBitcast": Bitcast => |op, rw| cast_back(op, rw, Bitcast::DEF);
    "FoldBitcast": Bitcast => fold_bitcast;
}

/// What an op makes of special operands.
struct Other {
    /// On the right, it changes nothing.
    neutral: u64,
    /// On the right, it is the result.
    absorbing: Option<u64>,
    /// The result of one value on both sides.
    same: Option<Same>,
}

enum Same {
    Zero,
    Operand,
}

/// The width of the integers or indices that values of the type `ty` hold.
fn width_of(cx: &Context, ty: Type) -> Result<u32, NoMatch> {
    width(cx, ty).filter(|_| holds_integers(cx, ty)).ok_or(NoMatch)
}

/// The number that a constant of integers is, or all of its elements are.
fn known(value: ValueRef<'_>) -> Option<u64> {
    words::known(value).filter(|_| holds_integers(value.cx, value.ty()))
}

/// Folds an op on two operands of one type.
fn fold(op: OpId, rw: &mut Rewriter<'_>, other: Option<Other>) -> Rewrite {
    let (cx, view) = (rw.cx(), rw.op(op));
    let ty = view.result(0).ty();
    let width = width_of(cx, ty)?;
    let (lhs, rhs) = (view.operand(0), view.operand(1));
    let (same, value) = (lhs.id == rhs.id, lhs.id);
    if let (Some(x), Some(y)) = (lhs.constant(), rhs.constant())
        && let Some(folded) = compute(view, [x, y])
    {
        return replace_by_constant(op, rw, Some(folded));
    }
    let Some(other) = other else { return Err(NoMatch) };
    match (known(rhs), other.same) {
        (Some(y), _) if other.absorbing.is_some_and(|absorbing| absorbing & mask(width) == y) => {
            replace_by_constant(op, rw, of_word(cx, ty, y))
        }
        (Some(y), _) if other.neutral & mask(width) == y => rw.replace(op, [value]),
        (_, Some(Same::Zero)) if same => replace_by_constant(op, rw, of_word(cx, ty, 0)),
        (_, Some(Same::Operand)) if same => rw.replace(op, [value]),
        _ => Err(NoMatch),
    }
}

/// Folds a quotient rounded up. Like the reference's, it is not known where a sign cannot be changed on the way.
fn fold_ceiling_division(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let (cx, view) = (rw.cx(), rw.op(op));
    let ty = view.result(0).ty();
    let least = 1 << (width_of(cx, ty)? - 1);
    if let (Some(x), Some(y)) = (view.operand(0).constant(), view.operand(1).constant()) {
        let kernel = kernel(view)?;
        let folded = map(cx, [x, y], ty, |[x, y]| {
            let both_positive = x != 0 && x < least && y < least;
            let loses_sign = x != 0 && !both_positive && [x, y].contains(&least);
            if loses_sign { None } else { kernel.compute(&[x, y]) }
        });
        if folded.is_some() {
            return replace_by_constant(op, rw, folded);
        }
    }
    if known(rw.op(op).operand(1)) != Some(1) {
        return Err(NoMatch);
    }
    let value = rw.op(op).operand(0).id;
    rw.replace(op, [value])
}

/// Folds a remainder; divided by one there is none. Nor is there one of a known number divided by minus one, although the
/// quotient of the least number has no place.
fn fold_remainder(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let (cx, view) = (rw.cx(), rw.op(op));
    let ty = view.result(0).ty();
    let minus_one = mask(width_of(cx, ty)?);
    let by = known(view.operand(1));
    let is_signed = std::ptr::eq(view.def(), RemSI::DEF);
    if by == Some(1) || (is_signed && by == Some(minus_one) && view.operand(0).constant().is_some()) {
        return replace_by_constant(op, rw, of_word(cx, ty, 0));
    }
    fold(op, rw, None)
}

/// Folds a maximum or minimum.
fn fold_extremum(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let (cx, view) = (rw.cx(), rw.op(op));
    let (lhs, rhs, ty) = (view.operand(0), view.operand(1), view.result(0).ty());
    let width = width_of(cx, ty)?;
    if lhs.id == rhs.id {
        let lhs = lhs.id;
        return rw.replace(op, [lhs]);
    }
    let ends = [0, mask(width), mask(width) >> 1, 1 << (width - 1)];
    let kernel = kernel(view)?;
    if let Some(y) = known(rhs) {
        // An end of the range decides alone: it always wins, or never.
        if ends.iter().all(|&other| kernel.compute(&[other, y]) == Some(y)) {
            return replace_by_constant(op, rw, of_word(cx, ty, y));
        }
        if ends.iter().all(|&other| kernel.compute(&[other, y]) == Some(other)) {
            let lhs = lhs.id;
            return rw.replace(op, [lhs]);
        }
    }
    let (Some(x), Some(y)) = (lhs.constant(), rhs.constant()) else { return Err(NoMatch) };
    let folded = map(cx, [x, y], ty, |words| kernel.compute(&words));
    replace_by_constant(op, rw, folded)
}

/// `(x op c) op d` is `x op (c op d)`.
fn join(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let (cx, view) = (rw.cx(), rw.op(op));
    let (ty, def) = (view.result(0).ty(), view.def());
    let outer = known(view.operand(1)).ok_or(NoMatch)?;
    let inner = view.operand(0).defining_op().filter(|inner| std::ptr::eq(inner.def(), def)).ok_or(NoMatch)?;
    let constant = known(inner.operand(1)).ok_or(NoMatch)?;
    let value = inner.operand(0).id;
    let joined = of_word(cx, ty, kernel(view)?.compute(&[constant, outer]).ok_or(NoMatch)?).ok_or(NoMatch)?;
    let new = rw.build(|b| {
        let joined = scalars::constant(b, joined);
        same(b, def, &[value, joined])
    });
    rw.replace(op, [new])
}

/// `(x there y) op y` is `x`, on either side of what commutes.
fn undo(op: OpId, rw: &mut Rewriter<'_>, there: &'static OpDef) -> Rewrite {
    let view = rw.op(op);
    let commutes = |op: OpRef<'_>| op.has(traits::COMMUTATIVE);
    let origin = |inner: ValueRef<'_>, other: ValueRef<'_>| {
        let inner = inner.defining_op().filter(|inner| std::ptr::eq(inner.def(), there))?;
        let (x, y) = (inner.operand(0).id, inner.operand(1).id);
        match () {
            () if y == other.id => Some(x),
            () if x == other.id && commutes(inner) => Some(y),
            () => None,
        }
    };
    let (lhs, rhs) = (view.operand(0), view.operand(1));
    let value = origin(lhs, rhs).or_else(|| origin(rhs, lhs).filter(|_| commutes(view))).ok_or(NoMatch)?;
    rw.replace(op, [value])
}

/// The word of a comparison's predicate.
fn predicate(op: OpRef<'_>) -> Option<&'static str> {
    let number = op.attr("predicate")?.as_i64(op.cx)?;
    CmpIPredicate::WORDS.iter().find(|(_, known)| *known == number).map(|(word, _)| *word)
}

/// Of known operands a comparison is known; a known operand alone goes to the right.
fn fold_comparison(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let (cx, view) = (rw.cx(), rw.op(op));
    let (lhs, rhs, ty) = (view.operand(0), view.operand(1), view.result(0).ty());
    let word = predicate(view).ok_or(NoMatch)?;
    if lhs.id == rhs.id {
        let of_equal_ones = kernel(view)?.compute(&[0, 0]).ok_or(NoMatch)?;
        return replace_by_constant(op, rw, of_word(cx, ty, of_equal_ones));
    }
    match (lhs.constant(), rhs.constant()) {
        (Some(x), Some(y)) => {
            let folded = compute(view, [x, y]);
            replace_by_constant(op, rw, folded)
        }
        (Some(_), None) => {
            let swapped = match word {
                "slt" => "sgt",
                "sle" => "sge",
                "sgt" => "slt",
                "sge" => "sle",
                "ult" => "ugt",
                "ule" => "uge",
                "ugt" => "ult",
                "uge" => "ule",
                other => other,
            };
            let (lhs, rhs) = (lhs.id, rhs.id);
            let new = rw.build(|b| compare(b, swapped, rhs, lhs));
            rw.replace(op, [new])
        }
        _ => Err(NoMatch),
    }
}

/// A choice that is known, or that makes no difference.
fn fold_select(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let view = rw.op(op);
    let [condition, then, otherwise] = [0, 1, 2].map(|index| view.operand(index));
    let chosen = match known(condition) {
        Some(condition) => {
            if condition != 0 {
                then.id
            } else {
                otherwise.id
            }
        }
        None if then.id == otherwise.id => then.id,
        None if then.ty() == Type::I1 && (known(then), known(otherwise)) == (Some(1), Some(0)) => condition.id,
        None => {
            // Element by element, where all elements are known.
            let ty = view.result(0).ty();
            let constants = [condition, then, otherwise].map(|value| value.constant());
            let [Some(condition), Some(then), Some(otherwise)] = constants else { return Err(NoMatch) };
            let chosen = |[condition, then, otherwise]: [u64; 3]| Some(if condition != 0 { then } else { otherwise });
            let folded = map(rw.cx(), [condition, then, otherwise], ty, chosen);
            return replace_by_constant(op, rw, folded);
        }
    };
    rw.replace(op, [chosen])
}

/// `select %c, 1, 0` widens the flag.
fn select_to_extension(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let view = rw.op(op);
    let (condition, ty) = (view.operand(0), view.result(0).ty());
    let is_flag = condition.ty() == Type::I1 && ty != Type::I1 && ty != Type::INDEX;
    if !is_flag || (known(view.operand(1)), known(view.operand(2))) != (Some(1), Some(0)) {
        return Err(NoMatch);
    }
    let condition = condition.id;
    let new = rw.build(|b| apply(b, ExtUI::DEF, &[condition], ty));
    rw.replace(op, [new])
}

/// The larger or smaller of two integers, chosen by comparing them; of equal ones, either.
fn select_to_extremum(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let view = rw.op(op);
    let comparison = view.operand(0).defining_op().filter(|op| std::ptr::eq(op.def(), CmpI::DEF)).ok_or(NoMatch)?;
    let (then, otherwise) = (view.operand(1).id, view.operand(2).id);
    if (then, otherwise) != (comparison.operand(0).id, comparison.operand(1).id) {
        return Err(NoMatch);
    }
    let def = match predicate(comparison) {
        Some("eq") => return rw.replace(op, [otherwise]),
        Some("ne") => return rw.replace(op, [then]),
        Some("sgt" | "sge") => MaxSI::DEF,
        Some("slt" | "sle") => MinSI::DEF,
        Some("ugt" | "uge") => MaxUI::DEF,
        Some("ult" | "ule") => MinUI::DEF,
        _ => return Err(NoMatch),
    };
    let new = rw.build(|b| same(b, def, &[then, otherwise]));
    rw.replace(op, [new])
}

/// A cast of known integers.
fn fold_cast(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let operand = rw.op(op).operand(0).constant().ok_or(NoMatch)?;
    let folded = compute(rw.op(op), [operand]);
    replace_by_constant(op, rw, folded)
}

/// A cast of what the cast `there` made of a value of the result's type is that value, when no bit was lost between.
fn cast_back(op: OpId, rw: &mut Rewriter<'_>, there: &'static OpDef) -> Rewrite {
    let cx = rw.cx();
    let view = rw.op(op);
    let cast = view.operand(0).defining_op().filter(|cast| std::ptr::eq(cast.def(), there)).ok_or(NoMatch)?;
    let origin = cast.operand(0);
    let width = |ty: Type| if ty.element(cx) == Type::INDEX { Some(64) } else { ty.element(cx).bit_width(cx) };
    if origin.ty() != view.result(0).ty() || width(origin.ty()) > width(view.operand(0).ty()) {
        return Err(NoMatch);
    }
    let origin: Value = origin.id;
    rw.replace(op, [origin])
}

/// The bits of a value as its own type, and those of a known one as another.
fn fold_bitcast(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let (cx, view) = (rw.cx(), rw.op(op));
    let (operand, ty) = (view.operand(0), view.result(0).ty());
    if operand.ty() == ty {
        let operand = operand.id;
        return rw.replace(op, [operand]);
    }
    let operand = operand.constant().ok_or(NoMatch)?;
    replace_by_constant(op, rw, map(cx, [operand], ty, |[bits]| Some(bits)))
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    #[test]
    fn known_integers_fold() {
        check(
            "canonicalize",
            "func.func @f(%x: i32, %i: index) -> (i32, i8, i1, i1, i32, index) {
  %0 = arith.constant 0 : i32
  %1 = arith.constant 1 : i32
  %5 = arith.constant 5 : i32
  %a = arith.addi %x, %0 : i32
  %b = arith.addi %a, %5 : i32
  %c = arith.addi %b, %5 : i32
  %m = arith.constant -1 : i8
  %n = arith.constant 1 : i8
  %s = arith.shrui %m, %n : i8
  %p = arith.cmpi ult, %5, %x : i32
  %q = arith.cmpi slt, %m, %n : i8
  %t = arith.select %p, %1, %0 : i32
  %u = arith.index_cast %i : index to i64
  %v = arith.index_cast %u : i64 to index
  return %c, %s, %p, %q, %t, %v : i32, i8, i1, i1, i32, index
}",
            "module {
  func.func @f(%arg0: i32, %arg1: index) -> (i32, i8, i1, i1, i32, index) {
    %true = arith.constant true
    %c127_i8 = arith.constant 127 : i8
    %c5_i32 = arith.constant 5 : i32
    %c10_i32 = arith.constant 10 : i32
    %0 = arith.addi %arg0, %c10_i32 : i32
    %1 = arith.cmpi ugt, %arg0, %c5_i32 : i32
    %2 = arith.extui %1 : i1 to i32
    return %0, %c127_i8, %1, %true, %2, %arg1 : i32, i8, i1, i1, i32, index
  }
}
",
        );
    }
}
