//! Hyperbolic functions, and squares.

use crate::formula::Term;

/// `cosh x = e^(x + log 1/2) + e^(log 1/2 - x)`: half a power may be a number where the whole one is none.
pub(super) fn cosh(x: Term<'_>) -> Term<'_> {
    let (up, down) = half_powers(x);
    up + down
}

/// `sinh x`: of complex numbers as `e^(x + log 1/2) - e^(log 1/2 - x)`, which is precise far from zero; below one that of
/// real numbers is `(m + m / (m + 1)) / 2` with `m = e^x - 1`.
pub(super) fn sinh(x: Term<'_>) -> Term<'_> {
    let (up, down) = half_powers(x);
    let of_large = up - down;
    if x.is_complex() {
        return of_large;
    }
    let m = x.expm1();
    let one = x.like(1.0);
    let half = x.like(0.5);
    let of_small = half * (m + m / (m + one));
    x.abs().lt(one).select(of_small, of_large)
}

/// `e^x / 2` and `e^-x / 2`.
fn half_powers(x: Term<'_>) -> (Term<'_>, Term<'_>) {
    let log_half = x.like(0.5).log();
    let up = (x + log_half).exp();
    (up, (log_half - x).exp())
}

/// `x^2`; of complex numbers `(re - im) (re + im) + 2 i re im`, real where the parts are equal.
pub(super) fn square(x: Term<'_>) -> Term<'_> {
    if !x.is_complex() {
        return x * x;
    }
    let re = x.real();
    let is_finite = re.is_finite();
    let magnitude = re.abs();
    let im = x.imag();
    let cancels = is_finite & magnitude.same(im.abs());
    let square = cancels.select(re.like(0.0), (re - im) * (re + im));
    square.complex(re.like(2.0) * (re * im))
}

/// `re - i im`; real numbers stay.
pub(super) fn conj(z: Term<'_>) -> Term<'_> {
    if !z.is_complex() {
        return z;
    }
    z.real().complex(-z.imag())
}
