//! The leading decimal digits of a binary number by one multiplication with a power of five, where
//! 128 bits decide.
//!
//! Everything returned is exact. Where the truncated power leaves a digit or a comparison open,
//! which happens for about one value in 2^60 and for large round numbers such as 1e22, the answer
//! is `None` and [`float_exact`](super::float_exact) is to be asked.

use std::sync::LazyLock;

use super::float_exact::Extent;

/// What [`scale`] finds out about a number `x`.
pub(super) struct Scaled {
    /// The whole part of `x * 10^k`, of 18 or 19 digits.
    head: u64,
    /// Decimal digits of `head`.
    n_digits: u32,
    pub extent: Extent,
}

/// Scales `x = significand * 2^exponent`; the significand is not zero and the value within the
/// range of `f64`.
pub(super) fn scale(significand: u64, exponent: i32) -> Option<Scaled> {
    let powers = &*POWERS;
    let shift = significand.leading_zeros();
    let normal = significand << shift;
    let exponent2 = exponent - shift as i32 + 63;
    // floor(log10(2^exponent2)); the magnitude is this or one more.
    let magnitude = (exponent2 * 78913) >> 18;
    let scale = 17 - magnitude;
    let power = powers.get(scale);
    let low = u128::from(normal) * u128::from(power as u64);
    let high = u128::from(normal) * (power >> 64) + (low >> 64);
    let n_fraction = (126 - exponent2 - floor_log2_pow5(scale) - scale) as u32;
    // The two cut-off tails, of power and of product, amount to less than two units.
    let is_exact_power = (0..=EXACT_IN_128).contains(&scale);
    let fraction_mask = (1 << n_fraction) - 1;
    if !is_exact_power && high & fraction_mask >= fraction_mask - 1 {
        return None;
    }
    let head = (high >> n_fraction) as u64;
    let n_digits = if head >= POW10[18] { 19 } else { 18 };
    let magnitude = magnitude + n_digits as i32 - 18;

    let trailing = significand.trailing_zeros();
    let n_fives = -(exponent + trailing as i32);
    let (n_full_digits, n_full_bits) = if n_fives <= 0 {
        (magnitude + 1, exponent2 + 1)
    } else {
        let power = (powers.get(n_fives) >> 64) as u64;
        let product = u128::from(normal) * u128::from(power);
        let carries = product >> 127 != 0;
        if !carries && n_fives > EXACT_IN_64 && (product + u128::from(normal)) >> 127 != 0 {
            return None;
        }
        let odd_bits = 64 - (shift + trailing) as i32;
        (magnitude + 1 + n_fives, odd_bits + floor_log2_pow5(n_fives) + i32::from(carries))
    };
    let extent = Extent { magnitude, n_digits: n_full_digits as u32, n_bits: n_full_bits as u32 };
    Some(Scaled { head, n_digits, extent })
}

impl Scaled {
    /// The first `n` digits and the one after them; `n` is at most 17.
    pub fn leading(&self, n: u32) -> (u64, u8) {
        let digits = self.head / POW10[(self.n_digits - n - 1) as usize];
        (digits / 10, (digits % 10) as u8)
    }

    /// Whether `digits * 10^(magnitude + 1 - n)` rounds to `x` in a kind where `x` has this
    /// `significand`.
    ///
    /// `begins_binade` says that the neighbour below stands half as far as the one above. `None` if
    /// too close to tell.
    pub fn is_nearest(&self, digits: u64, n: u32, significand: u64, begins_binade: bool) -> Option<bool> {
        let candidate = digits * POW10[(self.n_digits - n) as usize];
        let distance = candidate.abs_diff(self.head);
        // Half a unit is `x / (2 * significand)`.
        let factor = if begins_binade && candidate < self.head { 4 } else { 2 };
        let factor = u128::from(factor * significand);
        let scaled = factor * u128::from(distance);
        let slack = factor + 1;
        let head = u128::from(self.head);
        if scaled + slack < head {
            Some(true)
        } else if scaled > head + slack {
            Some(false)
        } else {
            None
        }
    }
}

const POW10: [u64; 19] = {
    let mut powers = [1; 19];
    let mut power = 1;
    while power < powers.len() {
        powers[power] = 10 * powers[power - 1];
        power += 1;
    }
    powers
};

/// `10^power`, for powers up to 38.
pub(super) fn pow10(power: u32) -> u128 {
    POW10.get(power as usize).map_or_else(|| 10u128.pow(power), |&power| power.into())
}

/// Lowest power in the table: scales the largest `f64` down to 18 digits.
const MIN_POWER: i32 = 17 - 308;
/// Highest power in the table: what it takes to make the smallest `f64` whole.
const MAX_POWER: i32 = 1074;
/// `5^55 < 2^128`.
const EXACT_IN_128: i32 = 55;
/// `5^27 < 2^64`.
const EXACT_IN_64: i32 = 27;

/// Powers of five from `MIN_POWER` to `MAX_POWER`, each as its first 128 bits, cut off.
struct Powers(Vec<u128>);

static POWERS: LazyLock<Powers> = LazyLock::new(Powers::compute);

impl Powers {
    #[inline]
    fn get(&self, power: i32) -> u128 {
        self.0[(power - MIN_POWER) as usize]
    }

    /// Takes well under a millisecond, once, in programs that print floats.
    fn compute() -> Powers {
        let mut powers = Vec::with_capacity((MAX_POWER - MIN_POWER + 1) as usize);
        // 2^1024 / 5^n keeps at least 2^1024 / 5^291 > 2^348 and is cut off correctly at each step,
        // because floor(floor(x / 5) / 5) = floor(x / 25).
        let mut limbs = vec![0; 16];
        limbs.push(1u64);
        for _ in MIN_POWER..0 {
            let mut rest = 0;
            for limb in limbs.iter_mut().rev() {
                let dividend = u128::from(rest) << 64 | u128::from(*limb);
                *limb = (dividend / 5) as u64;
                rest = (dividend % 5) as u64;
            }
            powers.push(first_128_bits(&limbs));
        }
        powers.reverse();
        let mut limbs = vec![1u64];
        for _ in 0..=MAX_POWER {
            powers.push(first_128_bits(&limbs));
            let mut carry = 0;
            for limb in &mut limbs {
                let product = u128::from(*limb) * 5 + u128::from(carry);
                *limb = product as u64;
                carry = (product >> 64) as u64;
            }
            if carry != 0 {
                limbs.push(carry);
            }
        }
        Powers(powers)
    }
}

/// The highest 128 bits of a number (least limb first), its first one on top.
fn first_128_bits(limbs: &[u64]) -> u128 {
    let mut limbs = limbs.iter().rev().skip_while(|&&limb| limb == 0).map(|&limb| u128::from(limb));
    let mut next = || limbs.next().unwrap_or(0);
    let (first, second, third) = (next(), next(), next());
    let shift = first.leading_zeros() - 64;
    let top = (first << 64 | second) << shift;
    top | third >> (64 - shift)
}

/// floor(log2(5^power)), for powers of the table.
const fn floor_log2_pow5(power: i32) -> i32 {
    ((power as i64 * 1_217_359) >> 19) as i32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn logarithm_of_five_is_exact_in_the_table() {
        let log2 = 5f64.log2();
        for power in MIN_POWER..=MAX_POWER {
            assert_eq!(floor_log2_pow5(power), (f64::from(power) * log2).floor() as i32, "5^{power}");
        }
    }

    #[test]
    fn powers_are_cut_off_not_rounded() {
        assert_eq!(POWERS.get(0), 1 << 127);
        assert_eq!(POWERS.get(1), 5 << 125);
        assert_eq!(POWERS.get(-1), 0xCCCC_CCCC_CCCC_CCCC_CCCC_CCCC_CCCC_CCCC);
        assert_eq!(POWERS.get(55), 5u128.pow(55));
        // 5^56 has 131 bits; its last three are cut off.
        assert_eq!(POWERS.get(56), 173_472_347_597_680_709_441_192_448_139_190_673_828);
    }
}
