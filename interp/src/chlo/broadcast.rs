//! Ops of CHLO that broadcast their operands.

use hlo_dialects::chlo::attrs::{ComparisonDirection, ComparisonType};
use hlo_dialects::chlo::broadcast::*;

use super::math;
use crate::eval::{Binder, Bound, Kernel};
use crate::kernels;
use crate::kernels::compare::{self, Order, compare as compare_tensors};
use crate::kernels::kinds::{BinaryKind, Direction};
use crate::kernels::{bits, elementwise, shape, words};
use crate::stablehlo::indices;
use crate::tensor::{Shape, Tensor};
use crate::trap::Trap;

/// `Op => Kind;` for ops whose kernel is one elementwise kind.
macro_rules! by_kind {
    ($($Op:ident => $Kind:ident,)*) => {
        kernels! { BY_KIND;
            $($Op => |op, _| Ok(broadcasting(op.broadcast_dimensions(), |x, y| {
                elementwise::binary(BinaryKind::$Kind, x, y)
            }));)*
        }
    };
}

by_kind! {
    BroadcastAdd => Add,
    BroadcastAnd => And,
    BroadcastAtan2 => Atan2,
    BroadcastDivide => Divide,
    BroadcastMaximum => Maximum,
    BroadcastMinimum => Minimum,
    BroadcastMultiply => Multiply,
    BroadcastOr => Or,
    BroadcastPower => Power,
    BroadcastRemainder => Remainder,
    BroadcastShiftLeft => ShiftLeft,
    BroadcastShiftRightArithmetic => ShiftRightArithmetic,
    BroadcastShiftRightLogical => ShiftRightLogical,
    BroadcastSubtract => Subtract,
    BroadcastXor => Xor,
}

kernels! { OTHER;
    BroadcastCompare => broadcast_compare;
    BroadcastComplex => |op, _| Ok(broadcasting(op.broadcast_dimensions(), |re, im| bits::complex(&re, &im)));
    BroadcastNextAfter => |op, _| Ok(broadcasting(op.broadcast_dimensions(), |x, y| words::next_after(x, &y)));
    BroadcastPolygamma => |op, _| Ok(broadcasting(op.broadcast_dimensions(), math::polygamma));
    BroadcastSelect => |_, _| Ok(broadcast_select());
    BroadcastZeta => |op, _| Ok(broadcasting(op.broadcast_dimensions(), math::zeta));
}

/// The shape in which two shapes meet: aligned at the end, ones stretch.
fn common_shape(x: &[usize], y: &[usize]) -> Result<Shape, Trap> {
    let rank = x.len().max(y.len());
    let size = |shape: &[usize], dim: usize| (dim + shape.len()).checked_sub(rank).map_or(1, |dim| shape[dim]);
    (0..rank)
        .map(|dim| match (size(x, dim), size(y, dim)) {
            (1, size) | (size, 1) => Ok(size),
            (a, b) if a == b => Ok(a),
            _ => Err(Trap::invalid(format!("the shapes {x:?} and {y:?} cannot be broadcast together"))),
        })
        .collect()
}

/// `x` in a larger shape, its dimensions going to `dims`, or aligned at the end.
fn stretched(x: Tensor, result: &[usize], dims: Option<&[usize]>) -> Result<Tensor, Trap> {
    if x.shape() == result {
        return Ok(x);
    }
    let aligned: Shape = (result.len().saturating_sub(x.rank())..result.len()).collect();
    let dims = dims.filter(|dims| dims.len() == x.rank()).unwrap_or(&aligned);
    shape::broadcast_in_dim(&x, result, dims)
}

/// A kernel over two operands in their common shape.
fn broadcasting(
    dims: Option<Vec<i64>>,
    work: impl Fn(Tensor, Tensor) -> Result<Tensor, Trap> + Send + Sync + 'static,
) -> Kernel {
    let dims = dims.map(|dims| indices(&dims));
    Kernel::tensors(move |[x, y]| {
        let dims = dims.as_deref();
        // With dimensions given, they say where those of the operand of lower rank go.
        let result = match dims {
            Some(dims) if x.rank() != y.rank() => {
                let (low, high) = if x.rank() < y.rank() { (&x, &y) } else { (&y, &x) };
                let mut padded = Shape::from_elem(1, high.rank());
                for (&dim, &size) in dims.iter().zip(low.shape()) {
                    *padded.get_mut(dim).ok_or_else(|| Trap::invalid(format!("no dimension {dim}")))? = size;
                }
                common_shape(&padded, high.shape())?
            }
            _ => common_shape(x.shape(), y.shape())?,
        };
        let rank = x.rank().max(y.rank());
        let of = |x: &Tensor| if x.rank() < rank { dims } else { None };
        let (x_dims, y_dims) = (of(&x), of(&y));
        work(stretched(x, &result, x_dims)?, stretched(y, &result, y_dims)?)
    })
}

fn broadcast_compare(op: BroadcastCompare<'_>, _: &mut Binder<'_>) -> Bound {
    let direction = match op.comparison_direction() {
        ComparisonDirection::Eq => Direction::Eq,
        ComparisonDirection::Ne => Direction::Ne,
        ComparisonDirection::Ge => Direction::Ge,
        ComparisonDirection::Gt => Direction::Gt,
        ComparisonDirection::Le => Direction::Le,
        ComparisonDirection::Lt => Direction::Lt,
    };
    let order = match op.compare_type() {
        None | Some(ComparisonType::NoType | ComparisonType::Float) => Order::Partial,
        Some(ComparisonType::TotalOrder) => Order::Total,
        Some(ComparisonType::Signed) => Order::Signed,
        Some(ComparisonType::Unsigned) => Order::Unsigned,
    };
    Ok(broadcasting(op.broadcast_dimensions(), move |x, y| compare_tensors(direction, order, &x, &y)))
}

fn broadcast_select() -> Kernel {
    Kernel::tensors(|[pred, on_true, on_false]| {
        let result = common_shape(&common_shape(pred.shape(), on_true.shape())?, on_false.shape())?;
        let pred = if pred.rank() == 0 { pred } else { stretched(pred, &result, None)? };
        compare::select(&pred, stretched(on_true, &result, None)?, stretched(on_false, &result, None)?)
    })
}
