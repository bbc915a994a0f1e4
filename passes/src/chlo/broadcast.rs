//! Ops that broadcast their operands: these become ops that do not, of operands that were broadcast before.
//!
//! | sizes of the operands | becomes |
//! | --- | --- |
//! | known or bounded, and equal | the plain op |
//! | known or bounded | `broadcast_in_dim` where needed, with `set_dimension_size` for bounds ([`numpy`]); the plain op |
//! | others, and all of a select | their shapes, `shape.assuming` that they fit; in it `dynamic_broadcast_in_dim` and the plain op |
//!
//! The plain op of some is one of CHLO, which is spelled out in a second round.

use hlo_dialects::chlo::attrs as chlo;
use hlo_dialects::chlo::broadcast::*;
use hlo_dialects::chlo::math::{NextAfter, Polygamma, Zeta};
use hlo_dialects::shape::{Assuming, AssumingYield, Broadcast, ConstWitness, CstrBroadcastable, ShapeOf, WITNESS};
use hlo_dialects::stablehlo::dynamic::DynamicBroadcastInDim;
use hlo_dialects::stablehlo::elementwise as plain;
use hlo_dialects::stablehlo::enums::{ComparisonDirection, ComparisonType};
use hlo_dialects::tensor::Cast;
use hlo_ir::kinds::{AttrKind, I64Array};
use hlo_ir::rewrite::{Conversion, Converted, Converter, Refused};
use hlo_ir::{Builder, Context, DYNAMIC, NewOp, OpDef, OpRef, OpView, Type, Value, conversions};

use super::numpy;

/// Declares a table of ops with two operands by the plain op that each becomes.
macro_rules! broadcasts {
    ($vis:vis $TABLE:ident; $($From:ident => $To:path;)*) => {
        $vis static $TABLE: &[Conversion] = &[$(
            Conversion {
                root: <$From<'static> as OpView<'static>>::DEF,
                convert: |op, cv| binary(op, cv, &|b, ty, operands| same_attrs(b, <$To>::DEF, ty, operands)),
            },
        )*];
    };
}

broadcasts! { pub(super) BINARY;
    BroadcastAdd => plain::Add<'static>;
    BroadcastAnd => plain::And<'static>;
    BroadcastAtan2 => plain::Atan2<'static>;
    BroadcastComplex => plain::Complex<'static>;
    BroadcastDivide => plain::Divide<'static>;
    BroadcastMaximum => plain::Maximum<'static>;
    BroadcastMinimum => plain::Minimum<'static>;
    BroadcastMultiply => plain::Multiply<'static>;
    BroadcastNextAfter => NextAfter<'static>;
    BroadcastOr => plain::Or<'static>;
    BroadcastPolygamma => Polygamma<'static>;
    BroadcastPower => plain::Power<'static>;
    BroadcastRemainder => plain::Remainder<'static>;
    BroadcastShiftLeft => plain::ShiftLeft<'static>;
    BroadcastShiftRightArithmetic => plain::ShiftRightArithmetic<'static>;
    BroadcastShiftRightLogical => plain::ShiftRightLogical<'static>;
    BroadcastSubtract => plain::Subtract<'static>;
    BroadcastXor => plain::Xor<'static>;
    BroadcastZeta => Zeta<'static>;
}

conversions! { pub(super) OTHER;
    BroadcastCompare => compare;
    BroadcastSelect => select;
}

/// Makes the plain op of two operands that have one shape.
type MakePlain<'m> = &'m dyn Fn(&mut Builder<'_>, Type, [Value; 2]) -> Value;

fn same_attrs(b: &mut Builder<'_>, def: &'static OpDef, ty: Type, operands: [Value; 2]) -> Value {
    let op = b.finish(def, &operands, Default::default(), Some(&[ty]));
    b.result(op)
}

fn compare(op: BroadcastCompare<'_>, cv: &mut Converter<'_>) -> Converted {
    let direction = match op.comparison_direction() {
        chlo::ComparisonDirection::Eq => ComparisonDirection::Eq,
        chlo::ComparisonDirection::Ne => ComparisonDirection::Ne,
        chlo::ComparisonDirection::Ge => ComparisonDirection::Ge,
        chlo::ComparisonDirection::Gt => ComparisonDirection::Gt,
        chlo::ComparisonDirection::Le => ComparisonDirection::Le,
        chlo::ComparisonDirection::Lt => ComparisonDirection::Lt,
    };
    let compared = op.compare_type().map(|compared| match compared {
        chlo::ComparisonType::NoType => ComparisonType::NoType,
        chlo::ComparisonType::Float => ComparisonType::Float,
        chlo::ComparisonType::TotalOrder => ComparisonType::TotalOrder,
        chlo::ComparisonType::Signed => ComparisonType::Signed,
        chlo::ComparisonType::Unsigned => ComparisonType::Unsigned,
    });
    binary(op.op(), cv, &|b, ty, [x, y]| {
        let op = plain::Compare::build_typed(b, &[ty], x, y, direction, compared);
        b.result(op)
    })
}

/// What a broadcast needs to know of its result.
fn ranked_result(op: OpRef<'_>, cv: &Converter<'_>) -> Result<Type, Refused> {
    let ty = cv.ty(op.result(0).ty())?;
    if ty.is_ranked_tensor(cv.cx()) {
        return Ok(ty);
    }
    Err(Refused::because("its result has no rank, so there is no shape to broadcast to"))
}

fn unranked_operand() -> Refused {
    Refused::because("an operand has no rank, so it is not known how to broadcast")
}

fn binary(op: OpRef<'_>, cv: &mut Converter<'_>, make: MakePlain<'_>) -> Converted {
    let cx = cv.cx();
    let (Some(lhs), Some(rhs)) = (op.operands().next(), op.operands().nth(1)) else {
        return Err(Refused::because("it has fewer than two operands"));
    };
    let (lhs_ty, rhs_ty) = (lhs.ty(), rhs.ty());
    let (Some(lhs_shape), Some(rhs_shape)) = (lhs_ty.shape(cx), rhs_ty.shape(cx)) else {
        return Err(unranked_operand());
    };
    let is_known = |ty| numpy::is_static_or_bounded(cx, ty);
    let values = [cv.value(lhs), cv.value(rhs)];
    let are_known = is_known(lhs_ty) && is_known(rhs_ty);
    if are_known && lhs_shape == rhs_shape && lhs_ty.encoding(cx) == rhs_ty.encoding(cx) {
        let ty = cv.ty(op.result(0).ty())?;
        let value = cv.build(|b| make(b, ty, values));
        return cv.forward(op, [value]);
    }
    let ty = ranked_result(op, cv)?;
    let dims = <Option<I64Array>>::decode(cx, op.attr("broadcast_dimensions"));
    if let Some(dims) = dims.filter(|dims| !is_aligned_at_ends(lhs_shape.len(), rhs_shape.len(), dims)) {
        let dims: Vec<String> = dims.iter().map(i64::to_string).collect();
        let message = format!("unsupported non prefix-padded dynamic rank broadcast_dimensions = {}", dims.join(", "));
        let loc = cv.loc();
        cv.diags().warning("broadcast-dimensions", loc, message).emit();
        let help = "move the dimensions of the smaller operand with `stablehlo.broadcast_in_dim` first";
        return Err(Refused::because("only shapes that are aligned at their last dimensions broadcast").help(help));
    }
    if are_known && is_known(ty) {
        let value = cv.build(|b| {
            let broadcast = numpy::broadcast_together(b, values)?;
            Ok(make(b, ty, broadcast))
        })?;
        return cv.forward(op, [value]);
    }
    let value = cv.build(|b| {
        let shapes = values.map(|value| shape_of(b, value));
        let witness = CstrBroadcastable::build(b, &shapes);
        let witness = b.result(witness);
        assuming(b, witness, ty, |b| {
            let rank = lhs_shape.len().max(rhs_shape.len());
            let shapes = values.map(|value| shape_of(b, value));
            let extents = Broadcast::build_typed(b, &[extents_type(b.cx, rank as i64)], &shapes, None);
            let extents = b.result(extents);
            let broadcast = values.map(|value| broadcast_to(b, value, extents, ty));
            make(b, ty, broadcast)
        })
    });
    cv.forward(op, [value])
}

/// Whether `broadcast_dimensions` say what NumPy's broadcasting does: the dimensions of the smaller operand are the
/// last ones.
fn is_aligned_at_ends(lhs_rank: usize, rhs_rank: usize, dims: &[i64]) -> bool {
    let (smaller, larger) = (lhs_rank.min(rhs_rank), lhs_rank.max(rhs_rank));
    smaller == larger || dims.iter().copied().eq((larger - smaller) as i64..larger as i64)
}

fn select(op: BroadcastSelect<'_>, cv: &mut Converter<'_>) -> Converted {
    let (cx, op) = (cv.cx(), op.op());
    let types: Vec<Type> = op.operands().map(|operand| operand.ty()).collect();
    let Some(shapes) = types.iter().map(|ty| ty.shape(cx)).collect::<Option<Vec<_>>>() else {
        return Err(unranked_operand());
    };
    let ty = ranked_result(op, cv)?;
    let values = cv.values(op.operands());
    let rank = shapes.iter().map(|shape| shape.len()).max().unwrap_or(0) as i64;
    let pred_is_scalar = shapes.first().is_some_and(|shape| shape.is_empty());
    let value = cv.build(|b| {
        let extents: Vec<Value> = values.iter().map(|&value| shape_of(b, value)).collect();
        let witness = match surely_broadcast(&shapes) {
            true => ConstWitness::build_typed(b, &[cx.dialect_type(&WITNESS, [])], true),
            false => CstrBroadcastable::build(b, &extents),
        };
        let witness = b.result(witness);
        assuming(b, witness, ty, |b| {
            let extents = Broadcast::build_typed(b, &[extents_type(cx, DYNAMIC)], &extents, None);
            let extents = b.result(extents);
            let extents = Cast::build_typed(b, &[extents_type(cx, rank)], extents);
            let extents = b.result(extents);
            let operands: Vec<Value> = values
                .iter()
                .enumerate()
                // A select takes a scalar condition as it is.
                .map(|(index, &value)| match index == 0 && pred_is_scalar {
                    true => value,
                    false => broadcast_to(b, value, extents, ty),
                })
                .collect();
            let op = b.finish(plain::Select::DEF, &operands, Default::default(), Some(&[ty]));
            b.result(op)
        })
    });
    cv.forward(op, [value])
}

/// Whether the shapes broadcast whatever their unknown sizes are: in each column, all sizes but ones are the same known
/// one, or a single one is unknown.
fn surely_broadcast(shapes: &[&[i64]]) -> bool {
    let rank = shapes.iter().map(|shape| shape.len()).max().unwrap_or(0);
    (1..=rank).all(|from_end| {
        let mut sizes = shapes
            .iter()
            .filter_map(|shape| shape.len().checked_sub(from_end).map(|dim| shape[dim]))
            .filter(|size| *size != 1);
        let Some(first) = sizes.next() else { return true };
        sizes.all(|size| size == first && size != DYNAMIC)
    })
}

/// The type of a tensor that holds the sizes of `rank` dimensions.
fn extents_type(cx: &Context, rank: i64) -> Type {
    cx.tensor_type(&[rank], Type::INDEX)
}

/// The sizes of `value`, which has a rank.
pub(super) fn shape_of(b: &mut Builder<'_>, value: Value) -> Value {
    let rank = b.body.ty(value).shape(b.cx).map_or(DYNAMIC, |shape| shape.len() as i64);
    let op = ShapeOf::build_typed(b, &[extents_type(b.cx, rank)], value);
    b.result(op)
}

/// `value` broadcast to `extents`, which are the sizes of a tensor of the type `result`.
fn broadcast_to(b: &mut Builder<'_>, value: Value, extents: Value, result: Type) -> Value {
    let cx = b.cx;
    let (own, shape) = (b.body.ty(value), result.shape(cx).unwrap_or_default());
    let (own_rank, rank) = (own.shape(cx).map_or(0, <[i64]>::len) as i64, shape.len() as i64);
    let dims: Vec<i64> = (rank - own_rank..rank).collect();
    let ty = cx.tensor_type(shape, own.element(cx));
    let op = DynamicBroadcastInDim::build_typed(b, &[ty], value, extents, &dims, None, None);
    b.result(op)
}

/// What `inside` gives, worked out on the ground that `witness` holds.
fn assuming(b: &mut Builder<'_>, witness: Value, ty: Type, inside: impl FnOnce(&mut Builder<'_>) -> Value) -> Value {
    let region = b.body.create_region();
    let block = b.body.create_block(region);
    let mut inner = Builder::at_end(b.cx, b.body, block, b.loc);
    let value = inside(&mut inner);
    AssumingYield::build_typed(&mut inner, &[], &[value]);
    let op = NewOp { operands: &[witness], results: &[ty], regions: &[region], ..NewOp::new(Assuming::DEF, b.loc) };
    let op = b.insert(op);
    b.result(op)
}
