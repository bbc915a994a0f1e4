//! `triangular_solve` and `cholesky` of stacked matrices.

use super::arith::Float;
use super::bits::convert;
use super::kinds::UnaryKind;
use super::shape::transpose;
use crate::element::{Complex, ElementType, Native};
use crate::tensor::{Shape, Tensor};
use crate::trap::Trap;

/// How `triangular_solve` takes its matrix.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Transpose {
    /// As it is.
    No,
    /// Transposed.
    Transpose,
    /// Transposed and conjugated.
    Adjoint,
}

/// Numbers that equations are solved in.
trait Field: Native {
    fn minus_product(self, x: Self, y: Self) -> Self;
    fn over(self, divisor: Self) -> Self;
    fn conjugate(self) -> Self;
    /// The square root of the real part; NaN unless that is positive.
    fn positive_root(self) -> Self;
    fn is_nan(self) -> bool;
}

macro_rules! real_field {
    ($($number:ident)*) => { $(
        impl Field for $number {
            #[inline(always)]
            fn minus_product(self, x: Self, y: Self) -> Self {
                self - x * y
            }
            #[inline(always)]
            fn over(self, divisor: Self) -> Self {
                self / divisor
            }
            #[inline(always)]
            fn conjugate(self) -> Self {
                self
            }
            fn is_nan(self) -> bool {
                <$number>::is_nan(self)
            }
            fn positive_root(self) -> Self {
                if self > 0.0 { self.sqrt() } else { $number::NAN }
            }
        }
    )* };
}

real_field!(f32 f64);

impl<T: Float + Field> Field for Complex<T> {
    #[inline(always)]
    fn minus_product(self, x: Self, y: Self) -> Self {
        let (re, im) = (x.re * y.re - x.im * y.im, x.re * y.im + x.im * y.re);
        Complex::new(self.re - re, self.im - im)
    }
    #[inline(always)]
    fn over(self, divisor: Self) -> Self {
        super::complex::divide(self, divisor)
    }
    #[inline(always)]
    fn conjugate(self) -> Self {
        Complex::new(self.re, -self.im)
    }
    fn is_nan(self) -> bool {
        Field::is_nan(self.re) || Field::is_nan(self.im)
    }
    fn positive_root(self) -> Self {
        Complex::new(self.re.positive_root(), T::ZERO)
    }
}

/// Spec: triangular_solve. Solves `op(a) · x = b`, or `x · op(a) = b` when not `left`, with one triangle of `a`.
pub fn triangular_solve(
    a: &Tensor,
    b: &Tensor,
    left: bool,
    lower: bool,
    unit_diagonal: bool,
    transposition: Transpose,
) -> Result<Tensor, Trap> {
    let rank = a.rank();
    let side = if left { rank.wrapping_sub(2) } else { rank.wrapping_sub(1) };
    let fits = rank >= 2
        && b.rank() == rank
        && a.shape()[rank - 1] == a.shape()[rank - 2]
        && b.shape()[side] == a.shape()[rank - 1]
        && a.shape()[..rank - 2] == b.shape()[..rank - 2]
        && a.element() == b.element();
    if !fits {
        return Err(super::elementwise::mismatch("triangular_solve", a, b));
    }
    if let ElementType::Small(_) = a.element() {
        let (wide_a, wide_b) = (convert(a.clone(), ElementType::F32)?, convert(b.clone(), ElementType::F32)?);
        return convert(triangular_solve(&wide_a, &wide_b, left, lower, unit_diagonal, transposition)?, a.element());
    }
    // `x · a = b` is `aᵀ · xᵀ = bᵀ`; one more transposition of `a` either way.
    let turned = (transposition != Transpose::No) == left;
    let a = if turned { turn(a)? } else { a.clone() };
    let b = if left { b.clone() } else { turn(b)? };
    let system = System { lower: lower != turned, unit_diagonal, conjugate: transposition == Transpose::Adjoint };
    let x = match a.element() {
        ElementType::F32 => system.solve::<f32>(&a, b)?,
        ElementType::F64 => system.solve::<f64>(&a, b)?,
        ElementType::C64 => system.solve::<Complex<f32>>(&a, b)?,
        ElementType::C128 => system.solve::<Complex<f64>>(&a, b)?,
        element => {
            return Err(Trap::unsupported(format!("triangular_solve is not implemented for {element}")));
        }
    };
    if left { Ok(x) } else { turn(&x) }
}

/// The last two dimensions exchanged.
fn turn(x: &Tensor) -> Result<Tensor, Trap> {
    let mut order: Shape = (0..x.rank()).collect();
    order.swap(x.rank() - 1, x.rank() - 2);
    transpose(x, &order)
}

/// How the rows of a system are solved.
struct System {
    lower: bool,
    unit_diagonal: bool,
    conjugate: bool,
}

impl System {
    /// Solves `a · x = b` row by row; known rows are subtracted from the outside in, as the reference does it.
    fn solve<T: Field>(&self, a: &Tensor, mut b: Tensor) -> Result<Tensor, Trap> {
        let n = a.shape()[a.rank() - 1];
        let columns = b.shape()[b.rank() - 1];
        if b.len() == 0 {
            return Ok(b);
        }
        let matrices = a.as_slice::<T>().chunks_exact(n * n);
        let element = |value: T| {
            if self.conjugate { value.conjugate() } else { value }
        };
        for (a, x) in matrices.zip(b.as_mut_slice::<T>()?.chunks_exact_mut(n * columns)) {
            for step in 0..n {
                let row = if self.lower { step } else { n - 1 - step };
                let (before, rest) = x.split_at_mut(row * columns);
                let (current, after) = rest.split_at_mut(columns);
                for known_step in 0..step {
                    let known_row = if self.lower { known_step } else { n - 1 - known_step };
                    let known = if self.lower {
                        &before[known_row * columns..][..columns]
                    } else {
                        &after[(known_row - row - 1) * columns..][..columns]
                    };
                    let factor = element(a[row * n + known_row]);
                    current
                        .iter_mut()
                        .zip(known)
                        .for_each(|(value, &known)| *value = value.minus_product(factor, known));
                }
                if !self.unit_diagonal {
                    let divisor = element(a[row * n + row]);
                    current.iter_mut().for_each(|value| *value = value.over(divisor));
                }
            }
        }
        Ok(b)
    }
}

/// Spec: cholesky. `a = l · lᴴ` with a lower triangular `l`, or `a = uᴴ · u`; the other triangle of the result is
/// zero. A matrix that is not positive definite gives NaN throughout, as in XLA.
pub fn cholesky(a: &Tensor, lower: bool) -> Result<Tensor, Trap> {
    let rank = a.rank();
    if rank < 2 || a.shape()[rank - 1] != a.shape()[rank - 2] {
        return Err(Trap::invalid(format!("cholesky: {} holds no square matrices", a.type_name())));
    }
    if let ElementType::Small(_) = a.element() {
        return convert(cholesky(&convert(a.clone(), ElementType::F32)?, lower)?, a.element());
    }
    // Only one triangle may be read: the upper one is the adjoint of the lower one that is computed.
    let source = if lower { a.clone() } else { adjoint(a)? };
    let l = match a.element() {
        ElementType::F32 => factors::<f32>(source)?,
        ElementType::F64 => factors::<f64>(source)?,
        ElementType::C64 => factors::<Complex<f32>>(source)?,
        ElementType::C128 => factors::<Complex<f64>>(source)?,
        element => {
            return Err(Trap::unsupported(format!("cholesky is not implemented for {element}")));
        }
    };
    if lower { Ok(l) } else { adjoint(&l) }
}

fn adjoint(x: &Tensor) -> Result<Tensor, Trap> {
    let turned = turn(x)?;
    if !x.element().is_complex() {
        return Ok(turned);
    }
    let im = super::elementwise::unary(UnaryKind::Negate, super::bits::imag(&turned)?)?;
    super::bits::complex(&super::bits::real(turned)?, &im)
}

fn factors<T: Field>(mut a: Tensor) -> Result<Tensor, Trap> {
    let n = a.shape()[a.rank() - 1];
    if a.len() == 0 {
        return Ok(a);
    }
    for matrix in a.as_mut_slice::<T>()?.chunks_exact_mut(n * n) {
        let mut positive = true;
        for row in 0..n {
            let (done, rest) = matrix.split_at_mut(row * n);
            let current = &mut rest[..n];
            for column in 0..row {
                let other = &done[column * n..][..n];
                let terms = current[..column].iter().zip(other);
                let sum = terms.fold(current[column], |sum, (&x, &y)| sum.minus_product(x, y.conjugate()));
                current[column] = sum.over(other[column]);
            }
            let terms = current[..row].iter();
            let square = terms.fold(current[row], |sum, &x| sum.minus_product(x, x.conjugate()));
            current[row] = square.positive_root();
            positive &= !current[row].is_nan();
            current[row + 1..].fill(T::default());
        }
        if !positive {
            let not_a_number = T::default().over(T::default());
            matrix.fill(not_a_number);
        }
    }
    Ok(a)
}

#[cfg(test)]
mod tests {
    use super::*;
    use ElementType::{C64, F32, F64};

    fn close(got: &Tensor, expect: &[f64]) {
        let got = convert(got.clone(), F64).unwrap();
        let near = got.as_slice::<f64>().iter().zip(expect).all(|(x, y)| (x - y).abs() < 1e-5);
        assert!(near && got.len() == expect.len(), "{:?} instead of {expect:?}", got.as_slice::<f64>());
    }

    #[test]
    fn triangles() {
        let a = Tensor::from_slice(F32, &[3, 3], &[1f32, 0., 0., 2., 4., 0., 3., 5., 6.]).unwrap();
        let diagonal = Tensor::from_slice(F32, &[3, 3], &[2f32, 0., 0., 0., 48., 0., 0., 0., 12.]).unwrap();
        let solve = |left, transposition| triangular_solve(&a, &diagonal, left, true, false, transposition).unwrap();
        // Each solution times the matrix gives the right side back.
        let product = |x: &Tensor, y: &Tensor| {
            let dims = crate::kernels::dot::DotDimensions {
                lhs_contract: Shape::from_slice(&[1]),
                rhs_contract: Shape::from_slice(&[0]),
                ..Default::default()
            };
            crate::kernels::dot::dot_general(x.clone(), y.clone(), &dims, F32).unwrap()
        };
        let expect = [2., 0., 0., 0., 48., 0., 0., 0., 12.];
        close(&product(&a, &solve(true, Transpose::No)), &expect);
        close(&product(&solve(false, Transpose::No), &a), &expect);
        close(&product(&turn(&a).unwrap(), &solve(true, Transpose::Transpose)), &expect);
        close(&product(&solve(false, Transpose::Adjoint), &turn(&a).unwrap()), &expect);
        let unit = triangular_solve(&a, &diagonal, true, true, true, Transpose::No).unwrap();
        close(&unit, &[2., 0., 0., -4., 48., 0., 14., -240., 12.]);
        assert!(triangular_solve(&a, &Tensor::zeros(F32, &[2, 3]).unwrap(), true, true, false, Transpose::No).is_err());
    }

    #[test]
    fn square_roots_of_matrices() {
        // The example of the specification, and one that is not positive definite.
        let a = [1f32, 2., 3., 2., 20., 26., 3., 26., 70.];
        let l = [1., 0., 0., 2., 4., 0., 3., 5., 6.];
        let x = Tensor::from_slice(F32, &[3, 3], &a).unwrap();
        close(&cholesky(&x, true).unwrap(), &l);
        close(&turn(&cholesky(&x, false).unwrap()).unwrap(), &l);
        let indefinite = Tensor::from_slice(F32, &[2, 2], &[1f32, 2., 2., 1.]).unwrap();
        assert!(cholesky(&indefinite, true).unwrap().as_slice::<f32>().iter().all(|x| x.is_nan()));
        let z = |re: f32, im: f32| Complex::new(re, im);
        let hermitian = Tensor::from_slice(C64, &[2, 2], &[z(4., 0.), z(9., 9.), z(2., -2.), z(3., 0.)]).unwrap();
        let l = cholesky(&hermitian, true).unwrap();
        assert_eq!(l.as_slice::<Complex<f32>>(), [z(2., 0.), z(0., 0.), z(1., -1.), z(1., 0.)]);
    }
}
