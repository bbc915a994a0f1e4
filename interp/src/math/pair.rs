//! Numbers held as an unevaluated sum of two, about twice as precise as one.
//!
//! The error-free sums and products are those of Dekker, Knuth and Møller; they need nothing but
//! correctly rounded steps. A pair is *normal* when `hi` is the sum rounded.

use super::steps::Real;

/// The number `hi + lo`, with `lo` small beside `hi`.
#[derive(Clone, Copy)]
pub(super) struct Pair<R> {
    pub(super) hi: R,
    pub(super) lo: R,
}

impl<R: Real> Pair<R> {
    /// `hi + lo` as it stands.
    #[inline(always)]
    pub(super) fn new(hi: R, lo: R) -> Self {
        Pair { hi, lo }
    }

    /// A constant, given as its two parts.
    #[inline(always)]
    pub(super) fn constant((hi, lo): (R::Scalar, R::Scalar)) -> Self {
        Pair { hi: hi.into(), lo: lo.into() }
    }

    /// `a + b`, exactly.
    #[inline(always)]
    pub(super) fn sum(a: R, b: R) -> Self {
        let hi = a + b;
        let part = hi - a;
        Pair { hi, lo: (a - (hi - part)) + (b - part) }
    }

    /// `a + b`, exactly, where `a` is zero or the larger of the two.
    #[inline(always)]
    pub(super) fn ordered_sum(a: R, b: R) -> Self {
        let hi = a + b;
        Pair { hi, lo: b - (hi - a) }
    }

    /// `a * b`, exactly, unless the error underflows.
    #[inline(always)]
    pub(super) fn product(a: R, b: R) -> Self {
        let hi = a * b;
        Pair { hi, lo: a.fma(b, -hi) }
    }

    /// The normal pair of the same value.
    #[inline(always)]
    pub(super) fn normal(self) -> Self {
        Self::ordered_sum(self.hi, self.lo)
    }

    /// The value rounded to one number.
    #[inline(always)]
    pub(super) fn round(self) -> R {
        self.hi + self.lo
    }

    #[inline(always)]
    pub(super) fn negate(self) -> Self {
        Pair { hi: -self.hi, lo: -self.lo }
    }

    /// Both parts times a power of two.
    #[inline(always)]
    pub(super) fn scaled(self, power: R) -> Self {
        Pair { hi: self.hi * power, lo: self.lo * power }
    }

    #[inline(always)]
    pub(super) fn select(mask: R::Mask, yes: Self, no: Self) -> Self {
        Pair { hi: R::select(mask, yes.hi, no.hi), lo: R::select(mask, yes.lo, no.lo) }
    }

    /// `self + other`; the parts may be of any size.
    #[inline(always)]
    pub(super) fn plus(self, other: Self) -> Self {
        let sum = Self::sum(self.hi, other.hi);
        Self::ordered_sum(sum.hi, sum.lo + (self.lo + other.lo))
    }

    /// `self + other`.
    #[inline(always)]
    pub(super) fn plus_one_part(self, other: R) -> Self {
        let sum = Self::sum(self.hi, other);
        Self::ordered_sum(sum.hi, sum.lo + self.lo)
    }

    /// `self * other`.
    #[inline(always)]
    pub(super) fn times(self, other: Self) -> Self {
        let product = Self::product(self.hi, other.hi);
        let cross = self.hi.fma(other.lo, self.lo * other.hi);
        Self::ordered_sum(product.hi, product.lo + cross)
    }

    /// `self * other`.
    #[inline(always)]
    pub(super) fn times_one_part(self, other: R) -> Self {
        let product = Self::product(self.hi, other);
        Self::ordered_sum(product.hi, self.lo.fma(other, product.lo))
    }

    /// `self / other` for quotients that are normal numbers; not a normal pair, but close to one.
    #[inline(always)]
    pub(super) fn over(self, other: Self) -> Self {
        let inverse = R::of(1.0) / other.hi;
        let quotient = self.hi * inverse;
        let rest = (-quotient).fma(other.hi, self.hi) + (-quotient).fma(other.lo, self.lo);
        Pair { hi: quotient, lo: rest * inverse }
    }

    /// The square root of a normal pair that is zero or positive.
    #[inline(always)]
    pub(super) fn sqrt(self) -> Self {
        let root = self.hi.sqrt();
        let rest = (-root).fma(root, self.hi) + self.lo;
        let lo = rest / (root + root);
        Pair { hi: root, lo: R::select(root.same(R::of(0.0)), R::of(0.0), lo) }
    }
}
