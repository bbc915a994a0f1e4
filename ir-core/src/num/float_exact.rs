//! The decimal digits of a binary number by natural numbers of any size: for kinds wider than
//! `f64`, and for the few values that [`float_scale`](super::float_scale) leaves open.
//!
//! A value costs about a microsecond for an `f32` and up to a millisecond for an `f128` near the
//! ends of its range.

use std::cmp::Ordering;

/// How much there is of a number `x` that is written out without point and trailing binary zeros:
/// as `n * 5^e` for an odd multiple `n` of `2^-e`, or as whole `x` itself.
pub(super) struct Extent {
    /// Exponent of the first digit: `10^magnitude <= x < 10^(magnitude + 1)`.
    pub magnitude: i32,
    /// Decimal digits of the written number.
    pub n_digits: u32,
    /// Bits of the written number.
    pub n_bits: u32,
}

impl Extent {
    /// Whether APFloat rounds to `n` digits.
    ///
    /// It first drops digits by an estimate of how many are too many. When just `n` are left there
    /// is nothing to round, whatever was dropped.
    pub fn rounds_at(&self, n: u32) -> bool {
        let n_bits_needed = (n * 196).div_ceil(59);
        let n_dropped = self.n_bits.saturating_sub(n_bits_needed) * 59 / 196;
        self.n_digits - n_dropped > n
    }
}

/// A number `x = significand * 2^exponent`, written out in full.
pub(super) struct Exact {
    significand: u128,
    /// `x` without point and trailing binary zeros: `n * 5^e` for an odd multiple `n` of `2^-e`, or
    /// whole `x` itself.
    full: Natural,
    pub extent: Extent,
}

impl Exact {
    /// Writes out `significand * 2^exponent`; the significand is not zero.
    pub fn new(significand: u128, exponent: i32) -> Exact {
        let odd = significand >> significand.trailing_zeros();
        let exponent = exponent + significand.trailing_zeros() as i32;
        let mut full = Natural::new(odd);
        if exponent < 0 {
            full.multiply_by_pow5(exponent.unsigned_abs());
        } else {
            full.shift_left(exponent.unsigned_abs());
        }
        let n_bits = full.n_bits();
        // floor(log10(2^(n - 1))) + 1 digits, or one more.
        let n_digits = (((u64::from(n_bits) - 1) * 1_292_913_986) >> 32) as u32 + 1;
        let n_digits = n_digits + u32::from(full.compare(&Natural::pow10(n_digits)).is_ge());
        let extent = Extent { magnitude: n_digits as i32 - 1 + exponent.min(0), n_digits, n_bits };
        Exact { significand, full, extent }
    }

    /// The first `n` digits and the one after them; `n` is at most 37.
    pub fn leading(&self, n: u32) -> (u128, u8) {
        let unit = Natural::pow10(self.extent.n_digits - 1);
        let mut rest = self.full.clone();
        let mut next_digit = || {
            let mut digit = 0;
            while rest.compare(&unit).is_ge() {
                rest.subtract(&unit);
                digit += 1;
            }
            rest.multiply(10);
            digit
        };
        let digits = (0..n).fold(0, |digits, _| digits * 10 + u128::from(next_digit()));
        (digits, next_digit())
    }

    /// Whether `digits * 10^(magnitude + 1 - n)` rounds to `x` (to nearest, ties to even) in a kind
    /// where `x` has this significand. `begins_binade` says that the neighbour below stands half as
    /// far as the one above.
    pub fn is_nearest(&self, digits: u128, n: u32, begins_binade: bool) -> bool {
        let mut candidate = Natural::new(digits);
        let mut full = self.full.clone();
        match self.extent.n_digits.checked_sub(n) {
            Some(n_zeros) => candidate.multiply_by_pow10(n_zeros),
            None => full.multiply_by_pow10(n - self.extent.n_digits),
        }
        let is_below = candidate.compare(&full).is_lt();
        let (mut distance, smaller) = if is_below { (full.clone(), candidate) } else { (candidate, full.clone()) };
        distance.subtract(&smaller);
        // Half a unit of the last bit is `x / (2 * significand)`.
        distance.multiply_wide(self.significand);
        distance.shift_left(if begins_binade && is_below { 2 } else { 1 });
        match distance.compare(&full) {
            Ordering::Less => true,
            Ordering::Equal => self.significand.is_multiple_of(2),
            Ordering::Greater => false,
        }
    }
}

/// A natural number: limbs, lowest first, the highest not zero.
#[derive(Clone)]
struct Natural(Vec<u64>);

impl Natural {
    fn new(value: u128) -> Natural {
        let mut natural = Natural(vec![value as u64, (value >> 64) as u64]);
        natural.trim();
        natural
    }

    fn pow10(power: u32) -> Natural {
        let mut natural = Natural::new(1);
        natural.multiply_by_pow10(power);
        natural
    }

    fn n_bits(&self) -> u32 {
        self.0.last().map_or(0, |top| self.0.len() as u32 * 64 - top.leading_zeros())
    }

    fn compare(&self, other: &Natural) -> Ordering {
        self.0.len().cmp(&other.0.len()).then_with(|| self.0.iter().rev().cmp(other.0.iter().rev()))
    }

    fn multiply(&mut self, factor: u64) {
        let mut carry = 0;
        for limb in &mut self.0 {
            (*limb, carry) = limb.carrying_mul(factor, carry);
        }
        if carry != 0 {
            self.0.push(carry);
        }
    }

    fn multiply_wide(&mut self, factor: u128) {
        let mut high = self.clone();
        high.multiply((factor >> 64) as u64);
        high.trim();
        self.multiply(factor as u64);
        self.0.resize(self.0.len().max(high.0.len() + 1) + 1, 0);
        let mut carry = false;
        for (idx, limb) in self.0[1..].iter_mut().enumerate() {
            (*limb, carry) = limb.carrying_add(high.0.get(idx).copied().unwrap_or(0), carry);
        }
        self.trim();
    }

    fn multiply_by_pow5(&mut self, power: u32) {
        /// The highest power of five in a limb.
        const STEP: u32 = 27;
        for _ in 0..power / STEP {
            self.multiply(5u64.pow(STEP));
        }
        self.multiply(5u64.pow(power % STEP));
    }

    fn multiply_by_pow10(&mut self, power: u32) {
        self.multiply_by_pow5(power);
        self.shift_left(power);
    }

    fn shift_left(&mut self, shift: u32) {
        self.multiply(1 << (shift % 64));
        self.0.splice(..0, std::iter::repeat_n(0, (shift / 64) as usize));
        self.trim();
    }

    /// Subtracts a number that is not larger.
    fn subtract(&mut self, other: &Natural) {
        let mut borrow = false;
        for (idx, limb) in self.0.iter_mut().enumerate() {
            (*limb, borrow) = limb.borrowing_sub(other.0.get(idx).copied().unwrap_or(0), borrow);
        }
        self.trim();
    }

    fn trim(&mut self) {
        while self.0.last() == Some(&0) {
            self.0.pop();
        }
    }
}
