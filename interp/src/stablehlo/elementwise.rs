//! Elementwise ops: one line each, plus those with attributes.

use hlo_dialects::stablehlo::constant::Constant;
use hlo_dialects::stablehlo::control::OptimizationBarrier;
use hlo_dialects::stablehlo::elementwise::*;
use hlo_dialects::stablehlo::enums::{ComparisonDirection, ComparisonType};
use hlo_dialects::stablehlo::shape::{BitcastConvert, Reshape};
use hlo_ir::OpRef;

use crate::eval::scalar::ScalarOp;
use crate::eval::{Binder, Bound, Kernel, types};
use crate::kernels;
use crate::kernels::compare::{self, Order};
use crate::kernels::kinds::{BinaryKind, Direction, UnaryKind};
use crate::kernels::{bits, complex, elementwise};

/// Tables of ops without attributes. A binary op's kind has its name.
macro_rules! by_kind {
    (unary { $($Unary:ident => $UnaryKind:ident,)* } binary { $($Binary:ident,)* }) => {
        kernels! { UNARY;
            $($Unary => |op, _| Ok(unary(UnaryKind::$UnaryKind, op.op()));)*
        }

        kernels! { BINARY;
            $($Binary [0, 1] => |_, _| Ok(binary(BinaryKind::$Binary));)*
        }

        /// The kind of an op of one operand.
        fn unary_kind(op: OpRef<'_>) -> Option<UnaryKind> {
            let kinds = [$(($Unary::DEF, UnaryKind::$UnaryKind)),*];
            kinds.iter().find(|(def, _)| std::ptr::eq(*def, op.def())).map(|(_, kind)| *kind)
        }

        /// The kind of an op of two operands.
        fn binary_kind(op: OpRef<'_>) -> Option<BinaryKind> {
            let kinds = [$(($Binary::DEF, BinaryKind::$Binary)),*];
            kinds.iter().find(|(def, _)| std::ptr::eq(*def, op.def())).map(|(_, kind)| *kind)
        }
    };
}

by_kind! {
    unary {
        Abs => Abs,
        Cbrt => Cbrt,
        Ceil => Ceil,
        Cosine => Cosine,
        CountLeadingZeros => CountLeadingZeros,
        Exp => Exponential,
        Expm1 => ExponentialMinusOne,
        Floor => Floor,
        Log => Log,
        Log1p => LogPlusOne,
        Logistic => Logistic,
        Negate => Negate,
        Not => Not,
        Popcnt => Popcnt,
        RoundNearestAfz => RoundNearestAfz,
        RoundNearestEven => RoundNearestEven,
        Rsqrt => Rsqrt,
        Sign => Sign,
        Sine => Sine,
        Sqrt => Sqrt,
        Tan => Tan,
        Tanh => Tanh,
    }
    binary {
        Add,
        And,
        Atan2,
        Divide,
        Maximum,
        Minimum,
        Multiply,
        Or,
        Power,
        Remainder,
        ShiftLeft,
        ShiftRightArithmetic,
        ShiftRightLogical,
        Subtract,
        Xor,
    }
}

kernels! { OTHER;
    BitcastConvert => bitcast_convert;
    Clamp [0, 2] => |_, _| Ok(Kernel::tensors(|[min, x, max]| compare::clamp(min, x, max)));
    Compare [0, 1] => compare;
    Complex => |_, _| Ok(Kernel::tensors(|[re, im]| bits::complex(&re, &im)));
    Convert => convert;
    Imag => |_, _| Ok(Kernel::tensors(|[x]| if x.element().is_complex() { bits::imag(&x) } else { zeros_like(&x) }));
    IsFinite => |_, _| Ok(Kernel::tensors(|[x]| compare::is_finite(&x)));
    Real => |_, _| Ok(Kernel::tensors(|[x]| bits::real(x)));
    ReducePrecision => reduce_precision;
    Select => |_, _| Ok(Kernel::tensors(|[pred, on_true, on_false]| compare::select(&pred, on_true, on_false)));
}

/// The kernel of an op of one operand; `abs` of a complex number is real.
pub(crate) fn unary(kind: UnaryKind, op: OpRef<'_>) -> Kernel {
    let element = types::element_type(op.cx, op.operand(0).ty().element(op.cx));
    if kind == UnaryKind::Abs && element.is_some_and(|element| element.is_complex()) {
        return Kernel::tensors(|[x]| complex::abs(&x));
    }
    Kernel::tensors(move |[x]| elementwise::unary(kind, x))
}

/// The kernel of an op of two operands.
pub(crate) fn binary(kind: BinaryKind) -> Kernel {
    Kernel::tensors(move |[lhs, rhs]| elementwise::binary(kind, lhs, rhs))
}

/// Spec: imag. Zero for real numbers.
fn zeros_like(x: &crate::Tensor) -> Result<crate::Tensor, crate::Trap> {
    crate::Tensor::zeros(x.element(), x.shape())
}

/// Spec: bitcast_convert. The shape of the result tells which side has a dimension more.
fn bitcast_convert(op: BitcastConvert<'_>, b: &mut Binder<'_>) -> Bound {
    let result = op.op().result(0).ty();
    let (element, shape) = (b.element(result)?, b.shape(result)?);
    Ok(Kernel::tensors(move |[x]| bits::bitcast_convert(x, element, &shape)))
}

fn compare(op: Compare<'_>, _: &mut Binder<'_>) -> Bound {
    let (direction, order) = comparison(op);
    Ok(Kernel::tensors(move |[lhs, rhs]| compare::compare(direction, order, &lhs, &rhs)))
}

fn comparison(op: Compare<'_>) -> (Direction, Order) {
    let direction = match op.comparison_direction() {
        ComparisonDirection::Eq => Direction::Eq,
        ComparisonDirection::Ne => Direction::Ne,
        ComparisonDirection::Ge => Direction::Ge,
        ComparisonDirection::Gt => Direction::Gt,
        ComparisonDirection::Le => Direction::Le,
        ComparisonDirection::Lt => Direction::Lt,
    };
    (direction, order(op.compare_type()))
}

/// How the elements are ordered that an op compares.
pub(crate) fn order(compared: Option<ComparisonType>) -> Order {
    match compared {
        None | Some(ComparisonType::NoType | ComparisonType::Float) => Order::Partial,
        Some(ComparisonType::TotalOrder) => Order::Total,
        Some(ComparisonType::Signed) => Order::Signed,
        Some(ComparisonType::Unsigned) => Order::Unsigned,
    }
}

fn convert(op: Convert<'_>, b: &mut Binder<'_>) -> Bound {
    let element = b.element(op.op().result(0).ty())?;
    b.element(op.op().operand(0).ty())?;
    Ok(Kernel::tensors(move |[x]| bits::convert(x, element)))
}

fn reduce_precision(op: ReducePrecision<'_>, _: &mut Binder<'_>) -> Bound {
    let (exponent, mantissa) = (op.exponent_bits() as u32, op.mantissa_bits() as u32);
    Ok(Kernel::tensors(move |[x]| bits::reduce_precision(x, exponent, mantissa)))
}

/// What an op does to scalars, if it is one that register programs hold.
pub(crate) fn scalar_op(op: OpRef<'_>) -> Option<ScalarOp> {
    if let Some(kind) = unary_kind(op) {
        return Some(ScalarOp::Unary(kind));
    }
    if let Some(kind) = binary_kind(op) {
        return Some(ScalarOp::Binary(kind));
    }
    if let Some(op) = op.view::<Compare>() {
        let (direction, order) = comparison(op);
        return Some(ScalarOp::Compare(direction, order));
    }
    if let Some(op) = op.view::<Constant>() {
        return types::tensor_of_attr(op.op().cx, op.value()).ok().map(ScalarOp::Constant);
    }
    match () {
        _ if op.is::<Select>() => Some(ScalarOp::Select),
        _ if op.is::<Convert>() => Some(ScalarOp::Convert),
        _ if op.is::<Reshape>() || op.is::<OptimizationBarrier>() => Some(ScalarOp::Identity),
        _ => None,
    }
}
