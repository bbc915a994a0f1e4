//! Integers of `arith`: known operands fold, neutral ones go, constants of a chain join.

use hlo_dialects::arith::Select;
use hlo_dialects::arith::attrs::CmpIPredicate;
use hlo_dialects::arith::cast::{Bitcast, ExtSI, ExtUI, IndexCast, IndexCastUI, TruncI};
use hlo_dialects::arith::integer::{
    AddI, AndI, CeilDivSI, CeilDivUI, CmpI, DivSI, DivUI, FloorDivSI, MaxSI, MaxUI, MinSI, MinUI, MulI, OrI, RemSI,
    RemUI, ShLI, ShRSI, ShRUI, SubI, XOrI,
};
use hlo_ir::{
    AttrData, Context, NoMatch, OpDef, OpId, OpRef, Rewrite, Rewriter, Type, Value, ValueRef, patterns, traits,
};

use crate::common::scalars::{apply, bits, compare, same};

patterns! {
    /// By op.
    pub(super) PATTERNS;
    "FoldAddI": AddI => |op, rw| fold(op, rw, |x, y, _| Some(x.wrapping_add(y)), Some(Other { neutral: 0, absorbing: None, same: None }));
    "FoldSubI": SubI => |op, rw| fold(op, rw, |x, y, _| Some(x.wrapping_sub(y)), Some(Other { neutral: 0, absorbing: None, same: Some(Same::Zero) }));
    "FoldMulI": MulI => |op, rw| fold(op, rw, |x, y, _| Some(x.wrapping_mul(y)), Some(Other { neutral: 1, absorbing: Some(0), same: None }));
    "FoldAndI": AndI => |op, rw| fold(op, rw, |x, y, _| Some(x & y), Some(Other { neutral: u64::MAX, absorbing: Some(0), same: Some(Same::Operand) }));
    "FoldOrI": OrI => |op, rw| fold(op, rw, |x, y, _| Some(x | y), Some(Other { neutral: 0, absorbing: Some(u64::MAX), same: Some(Same::Operand) }));
    "FoldXOrI": XOrI => |op, rw| fold(op, rw, |x, y, _| Some(x ^ y), Some(Other { neutral: 0, absorbing: None, same: Some(Same::Zero) }));
    "FoldShLI": ShLI => |op, rw| fold(op, rw, |x, y, width| (y < width.into()).then(|| x << y), Some(Other { neutral: 0, absorbing: None, same: None }));
    "FoldShRUI": ShRUI => |op, rw| fold(op, rw, |x, y, width| (y < width.into()).then(|| x >> y), Some(Other { neutral: 0, absorbing: None, same: None }));
    "FoldShRSI": ShRSI => |op, rw| fold(op, rw, |x, y, width| (y < width.into()).then(|| (signed(x, width) >> y) as u64), Some(Other { neutral: 0, absorbing: None, same: None }));
    "FoldDivUI": DivUI => |op, rw| fold(op, rw, |x, y, _| x.checked_div(y), Some(Other { neutral: 1, absorbing: None, same: None }));
    "FoldDivSI": DivSI => |op, rw| fold(op, rw, |x, y, width| signed_division(x, y, width, i64::checked_div), Some(Other { neutral: 1, absorbing: None, same: None }));
    "FoldCeilDivUI": CeilDivUI => |op, rw| fold(op, rw, |x, y, _| (y != 0).then(|| x.div_ceil(y)), Some(Other { neutral: 1, absorbing: None, same: None }));
    "FoldCeilDivSI": CeilDivSI => |op, rw| fold(op, rw, |x, y, width| signed_division(x, y, width, |x, y| Some(x.checked_div(y)? + i64::from(x % y != 0 && (x < 0) == (y < 0)))), Some(Other { neutral: 1, absorbing: None, same: None }));
    "FoldFloorDivSI": FloorDivSI => |op, rw| fold(op, rw, |x, y, width| signed_division(x, y, width, |x, y| Some(x.checked_div(y)? - i64::from(x % y != 0 && (x < 0) != (y < 0)))), Some(Other { neutral: 1, absorbing: None, same: None }));
    "FoldRemUI": RemUI => |op, rw| fold(op, rw, |x, y, _| x.checked_rem(y), None);
    "FoldRemSI": RemSI => |op, rw| fold(op, rw, |x, y, width| signed_division(x, y, width, i64::checked_rem), None);
    "FoldMaxSI": MaxSI => |op, rw| fold(op, rw, |x, y, width| Some(if signed(x, width) >= signed(y, width) { x } else { y }), None);
    "FoldMinSI": MinSI => |op, rw| fold(op, rw, |x, y, width| Some(if signed(x, width) <= signed(y, width) { x } else { y }), None);
    "FoldMaxUI": MaxUI => |op, rw| fold(op, rw, |x, y, _| Some(x.max(y)), None);
    "FoldMinUI": MinUI => |op, rw| fold(op, rw, |x, y, _| Some(x.min(y)), None);
    "AddIAddConstant": AddI => |op, rw| join(op, rw, |x, y| x.wrapping_add(y));
    "MulIMulIConstant": MulI => |op, rw| join(op, rw, |x, y| x.wrapping_mul(y));
    "AndIAndIConstant": AndI => |op, rw| join(op, rw, |x, y| x & y);
    "OrIOrIConstant": OrI => |op, rw| join(op, rw, |x, y| x | y);
    "XOrIXOrIConstant": XOrI => |op, rw| join(op, rw, |x, y| x ^ y);
    "XOrIOfXOrI": XOrI => |op, rw| undo(op, rw, XOrI::DEF);
    "AddIOfSubI": AddI => |op, rw| undo(op, rw, SubI::DEF);
    "SubIOfAddI": SubI => |op, rw| undo(op, rw, AddI::DEF);
    "FoldCmpI": CmpI => fold_comparison;
    "FoldSelect": Select => fold_select;
    "SelectToExtUI": Select => select_to_extension;
    "SelectOfComparison": Select => select_to_extremum;
    "FoldExtUI": ExtUI => |op, rw| fold_cast(op, rw, |x, _| x);
    "FoldExtSI": ExtSI => |op, rw| fold_cast(op, rw, |x, from| signed(x, from) as u64);
    "FoldTruncI": TruncI => |op, rw| fold_cast(op, rw, |x, _| x);
    "FoldIndexCast": IndexCast => |op, rw| fold_cast(op, rw, |x, from| signed(x, from) as u64);
    "FoldIndexCastUI": IndexCastUI => |op, rw| fold_cast(op, rw, |x, _| x);
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

/// The width of an integer or index that a word holds.
fn width_of(cx: &Context, ty: Type) -> Result<u32, NoMatch> {
    if ty == Type::INDEX {
        return Ok(64);
    }
    ty.bit_width(cx).filter(|&width| width != 0 && width <= 64 && ty.is_integer(cx)).ok_or(NoMatch)
}

fn mask(width: u32) -> u64 {
    u64::MAX >> (64 - width)
}

fn signed(bits: u64, width: u32) -> i64 {
    let above = 64 - width;
    ((bits << above) as i64) >> above
}

/// A signed operation on words of `width` bits; nothing where the result does not fit.
fn signed_division(x: u64, y: u64, width: u32, divide: fn(i64, i64) -> Option<i64>) -> Option<u64> {
    let result = divide(signed(x, width), signed(y, width))?;
    (signed(result as u64, width) == result).then_some(result as u64)
}

/// The bits of a constant.
fn known(value: ValueRef<'_>) -> Option<u64> {
    match value.constant()?.data(value.cx) {
        AttrData::Integer { value, .. } if value.width() <= 64 => value.to_u64(),
        _ => None,
    }
}

fn replace_by_bits(op: OpId, rw: &mut Rewriter<'_>, ty: Type, width: u32, value: u64) -> Rewrite {
    let value = rw.build(|b| bits(b, ty, (value & mask(width)).into()));
    rw.replace(op, [value])
}

/// Folds an op on two operands of one type.
fn fold(op: OpId, rw: &mut Rewriter<'_>, result: fn(u64, u64, u32) -> Option<u64>, other: Option<Other>) -> Rewrite {
    let view = rw.op(op);
    let ty = view.result(0).ty();
    let width = width_of(rw.cx(), ty)?;
    let (lhs, rhs) = (view.operand(0), view.operand(1));
    let (same, value) = (lhs.id == rhs.id, lhs.id);
    match (known(lhs), known(rhs), other) {
        (Some(x), Some(y), _) => {
            let folded = result(x, y, width).ok_or(NoMatch)?;
            replace_by_bits(op, rw, ty, width, folded)
        }
        (_, Some(y), Some(other)) if other.absorbing.is_some_and(|absorbing| absorbing & mask(width) == y) => {
            replace_by_bits(op, rw, ty, width, y)
        }
        (_, Some(y), Some(other)) if other.neutral & mask(width) == y => rw.replace(op, [value]),
        (.., Some(Other { same: Some(of_same), .. })) if same => match of_same {
            Same::Zero => replace_by_bits(op, rw, ty, width, 0),
            Same::Operand => rw.replace(op, [value]),
        },
        _ => Err(NoMatch),
    }
}

/// `(x op c) op d` is `x op (c op d)`.
fn join(op: OpId, rw: &mut Rewriter<'_>, combine: fn(u64, u64) -> u64) -> Rewrite {
    let view = rw.op(op);
    let (ty, def) = (view.result(0).ty(), view.def());
    let width = width_of(rw.cx(), ty)?;
    let outer = known(view.operand(1)).ok_or(NoMatch)?;
    let inner = view.operand(0).defining_op().filter(|inner| std::ptr::eq(inner.def(), def)).ok_or(NoMatch)?;
    let constant = known(inner.operand(1)).ok_or(NoMatch)?;
    let value = inner.operand(0).id;
    let joined = combine(constant, outer) & mask(width);
    let new = rw.build(|b| {
        let joined = bits(b, ty, joined.into());
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
    let view = rw.op(op);
    let (lhs, rhs) = (view.operand(0), view.operand(1));
    let width = width_of(rw.cx(), lhs.ty())?;
    let word = predicate(view).ok_or(NoMatch)?;
    let (x, y) = match (known(lhs), known(rhs)) {
        (Some(x), Some(y)) => (x, y),
        _ if lhs.id == rhs.id => (0, 0),
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
            return rw.replace(op, [new]);
        }
        _ => return Err(NoMatch),
    };
    let (sx, sy) = (signed(x, width), signed(y, width));
    let holds = match word {
        "eq" => x == y,
        "ne" => x != y,
        "slt" => sx < sy,
        "sle" => sx <= sy,
        "sgt" => sx > sy,
        "sge" => sx >= sy,
        "ult" => x < y,
        "ule" => x <= y,
        "ugt" => x > y,
        _ => x >= y,
    };
    replace_by_bits(op, rw, Type::I1, 1, holds.into())
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
        None => return Err(NoMatch),
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

/// A cast of a known integer.
fn fold_cast(op: OpId, rw: &mut Rewriter<'_>, value: fn(u64, u32) -> u64) -> Rewrite {
    let view = rw.op(op);
    let (operand, ty) = (view.operand(0), view.result(0).ty());
    let (from, to) = (width_of(rw.cx(), operand.ty())?, width_of(rw.cx(), ty)?);
    let bits = known(operand).ok_or(NoMatch)?;
    replace_by_bits(op, rw, ty, to, value(bits, from))
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

/// The bits of a value as its own type.
fn fold_bitcast(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let view = rw.op(op);
    let operand = view.operand(0);
    if operand.ty() != view.result(0).ty() {
        return Err(NoMatch);
    }
    let operand = operand.id;
    rw.replace(op, [operand])
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
