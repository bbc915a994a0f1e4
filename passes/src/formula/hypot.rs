//! The length of a vector, which neither overflows nor underflows on the way.

use std::f64::consts::SQRT_2;

use super::{Late, Term};

/// `sqrt(a^2 + b^2)` of two magnitudes, several times, with the constants made once.
pub(crate) struct Hypot<'f> {
    /// 1.
    pub(crate) one: Late<'f>,
    /// The root of 2.
    pub(crate) sqrt_two: Late<'f>,
    /// 0.
    pub(crate) zero: Late<'f>,
    /// 2.
    pub(crate) two: Late<'f>,
}

impl<'f> Hypot<'f> {
    /// Of magnitudes with the type of `like`; all constants but `one` stand where they are used first.
    pub(crate) fn new(like: Term<'f>, one: Late<'f>) -> Self {
        Hypot { one, sqrt_two: like.later(SQRT_2), zero: like.later(0.0), two: like.later(2.0) }
    }

    /// With `q = min / max` it is `max sqrt(1 + q^2)`, but `sqrt(2) max` of equal ones, and `max + max q^2 / 2` where the
    /// root cannot be told from one.
    pub(crate) fn of(&self, a: Term<'f>, b: Term<'f>) -> Term<'f> {
        let larger = a.maximum(b);
        let smaller = a.minimum(b);
        let equal = larger.same(smaller);
        let of_equal = self.sqrt_two.get() * larger;
        let one = self.one.get();
        let quotient = smaller / larger;
        let square = quotient * quotient;
        let root = (one + square).sqrt();
        let is_one = root.same(one) & square.gt(self.zero.get());
        let of_small = larger + larger * square / self.two.get();
        equal.select(of_equal, is_one.select(of_small, larger * root))
    }
}
