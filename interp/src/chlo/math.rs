//! Elementwise functions of CHLO.

use hlo_dialects::chlo::math::*;

use crate::element::{Bits, ElementType};
use crate::eval::Kernel;
use crate::kernels;
use crate::kernels::compare::{Order, compare};
use crate::kernels::kinds::{Direction, UnaryKind};
use crate::kernels::parallel::chunks_mut;
use crate::kernels::{bits, elementwise, words};
use crate::math::zeta as functions;
use crate::stablehlo::elementwise::unary;
use crate::tensor::Tensor;
use crate::trap::Trap;

/// Ops whose kernel is the elementwise kind of their name.
macro_rules! by_kind {
    ($($Op:ident)*) => {
        kernels! { BY_KIND; $($Op => |op, _| Ok(unary(UnaryKind::$Op, op.op()));)* }
    };
}

by_kind! {
    Acos Acosh Asin AsinAcosKernel Asinh Atan Atanh BesselI1e Cosh Digamma Erf ErfInv Erfc Lgamma Sinh Square Tan
}

kernels! { OTHER;
    Conj => |_, _| Ok(Kernel::tensors(|[z]| conj(z)));
    IsInf => |_, _| Ok(infinity(|x| elementwise::unary(UnaryKind::Abs, x)));
    IsNegInf => |_, _| Ok(infinity(|x| elementwise::unary(UnaryKind::Negate, x)));
    IsPosInf => |_, _| Ok(infinity(Ok));
    Mulhi => |_, _| Ok(Kernel::tensors(|[x, y]| words::mulhi(x, &y)));
    NextAfter => |_, _| Ok(Kernel::tensors(|[x, y]| words::next_after(x, &y)));
    Polygamma => |_, _| Ok(Kernel::tensors(|[n, x]| polygamma(n, x)));
    Zeta => |_, _| Ok(Kernel::tensors(|[x, q]| zeta(x, q)));
}

/// The complex conjugate; real numbers stay.
fn conj(z: Tensor) -> Result<Tensor, Trap> {
    if !z.element().is_complex() {
        return Ok(z);
    }
    let im = elementwise::unary(UnaryKind::Negate, bits::imag(&z)?)?;
    bits::complex(&bits::real(z)?, &im)
}

/// Whether what `turn` makes of an element is positive infinity.
fn infinity(turn: impl Fn(Tensor) -> Result<Tensor, Trap> + Send + Sync + 'static) -> Kernel {
    Kernel::tensors(move |[x]| {
        let element = x.element();
        let infinity = bits::convert_bits(Bits::new(f64::INFINITY), ElementType::F64, element);
        compare(Direction::Eq, Order::Partial, &turn(x)?, &Tensor::scalar(element, infinity))
    })
}

/// Spec: polygamma. The derivative number `n[i]` of `digamma` at `x[i]`.
pub(super) fn polygamma(n: Tensor, x: Tensor) -> Result<Tensor, Trap> {
    in_doubles(functions::polygamma, n, x)
}

/// Spec: zeta. Hurwitz' sum of `(q[i] + k)^-x[i]`.
pub(super) fn zeta(x: Tensor, q: Tensor) -> Result<Tensor, Trap> {
    in_doubles(functions::zeta, x, q)
}

/// Elements that are worth a second core: each costs a dozen powers.
const GRAIN: usize = 256;

/// `result[i] = f(x[i], y[i])`, worked out in double precision and rounded once.
fn in_doubles(f: fn(f64, f64) -> f64, x: Tensor, y: Tensor) -> Result<Tensor, Trap> {
    let element = x.element();
    if x.shape() != y.shape() || element != y.element() {
        return Err(Trap::invalid(format!("operands {} and {} do not match", x.type_name(), y.type_name())));
    }
    let (mut wide, others) = (bits::convert(x, ElementType::F64)?, bits::convert(y, ElementType::F64)?);
    let others = others.as_slice::<f64>();
    chunks_mut(wide.as_mut_slice::<f64>()?, GRAIN, |start, chunk| {
        for (value, &other) in chunk.iter_mut().zip(&others[start..]) {
            *value = f(*value, other);
        }
    });
    bits::convert(wide, element)
}
