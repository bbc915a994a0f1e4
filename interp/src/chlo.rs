//! CHLO ops, computed directly: elementwise functions, broadcasting forms, constants, top_k.

use hlo_dialects::chlo::attrs::{ComparisonDirection, ComparisonType};
use hlo_dialects::chlo::broadcast::*;
use hlo_dialects::chlo::math::*;
use hlo_dialects::chlo::structured::*;

use crate::element::{Bits, ElementType};
use crate::eval::{Binder, Bound, Kernel, types};
use crate::kernels;
use crate::kernels::compare::{self, Order, compare as compare_tensors};
use crate::kernels::kinds::{BinaryKind, Direction, UnaryKind};
use crate::kernels::sort::{Comparator, SortKey, sort};
use crate::kernels::{bits, elementwise, shape};
use crate::stablehlo::elementwise::unary;
use crate::stablehlo::{index, indices};
use crate::tensor::{Shape, Tensor};
use crate::trap::Trap;

/// `Op => Kind;` for ops whose kernel is one elementwise kind.
macro_rules! by_kind {
    (unary { $($Unary:ident)* } binary { $($Binary:ident => $Kind:ident,)* }) => {
        kernels! { UNARY;
            $($Unary => |op, _| Ok(unary(UnaryKind::$Unary, op.op()));)*
        }

        kernels! { BINARY;
            $($Binary => |op, _| Ok(broadcasting(op.broadcast_dimensions(), |x, y| {
                elementwise::binary(BinaryKind::$Kind, x, y)
            }));)*
        }
    };
}

by_kind! {
    unary { Acos Acosh Asin Asinh Atan Atanh Cosh Erf Erfc Sinh Tan }
    binary {
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
}

kernels! { OTHER;
    BroadcastCompare => broadcast_compare;
    BroadcastComplex => |op, _| Ok(broadcasting(op.broadcast_dimensions(), |re, im| bits::complex(&re, &im)));
    BroadcastSelect => |_, _| Ok(broadcast_select());
    Conj => |_, _| Ok(Kernel::tensors(|[z]| conj(z)));
    Constant => |op, b| Ok(Kernel::constant(b.tensor(op.value())?));
    ConstantLike => constant_like;
    IsInf => |_, _| Ok(infinity(|x| elementwise::unary(UnaryKind::Abs, x)));
    IsNegInf => |_, _| Ok(infinity(|x| elementwise::unary(UnaryKind::Negate, x)));
    IsPosInf => |_, _| Ok(infinity(Ok));
    Square => |_, _| Ok(Kernel::tensors(|[x]| elementwise::binary(BinaryKind::Multiply, x.clone(), x)));
    TopK => top_k;
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
    let total = op.compare_type() == Some(ComparisonType::TotalOrder);
    let order = if total { Order::Total } else { Order::Partial };
    Ok(broadcasting(op.broadcast_dimensions(), move |x, y| compare_tensors(direction, order, &x, &y)))
}

fn broadcast_select() -> Kernel {
    Kernel::tensors(|[pred, on_true, on_false]| {
        let result = common_shape(&common_shape(pred.shape(), on_true.shape())?, on_false.shape())?;
        let pred = if pred.rank() == 0 { pred } else { stretched(pred, &result, None)? };
        compare::select(&pred, stretched(on_true, &result, None)?, stretched(on_false, &result, None)?)
    })
}

/// The complex conjugate; real numbers stay.
fn conj(z: Tensor) -> Result<Tensor, Trap> {
    if !z.element().is_complex() {
        return Ok(z);
    }
    let im = elementwise::unary(UnaryKind::Negate, bits::imag(&z)?)?;
    bits::complex(&bits::real(z)?, &im)
}

fn constant_like(op: ConstantLike<'_>, b: &mut Binder<'_>) -> Bound {
    let element = b.element(op.op().result(0).ty())?;
    let value = types::element_of_attr(b.cx(), op.value())?;
    Ok(Kernel::tensors(move |[x]| Tensor::splat(element, x.shape(), value)))
}

/// Whether what `turn` makes of an element is positive infinity.
fn infinity(turn: impl Fn(Tensor) -> Result<Tensor, Trap> + Send + Sync + 'static) -> Kernel {
    Kernel::tensors(move |[x]| {
        let element = x.element();
        let infinity = bits::convert_bits(Bits::new(f64::INFINITY), ElementType::F64, element);
        compare_tensors(Direction::Eq, Order::Partial, &turn(x)?, &Tensor::scalar(element, infinity))
    })
}

/// The `k` largest elements of the last dimension in descending order, and where they are; of equal ones the first. Floats
/// are ordered as totalOrder does.
fn top_k(op: TopK<'_>, _: &mut Binder<'_>) -> Bound {
    let k = index(op.k());
    Ok(Kernel::variadic(move |operands| {
        let Some(x) = operands.into_iter().next() else {
            return Ok(Vec::new());
        };
        let Some(dim) = x.rank().checked_sub(1) else {
            return Err(Trap::invalid("top_k: the operand has no dimension"));
        };
        let places = shape::iota(ElementType::I32, x.shape(), dim)?;
        let key = SortKey { operand: 0, descending: true, order: Order::Total };
        let sorted = sort(&[x, places], dim, Comparator::Keys(&[key]))?;
        sorted
            .iter()
            .map(|tensor| {
                let mut limit: Vec<i64> = tensor.shape().iter().map(|&size| size as i64).collect();
                limit[dim] = limit[dim].min(k as i64);
                shape::slice(tensor, &vec![0; limit.len()], &limit, &vec![1; limit.len()])
            })
            .collect()
    }))
}
