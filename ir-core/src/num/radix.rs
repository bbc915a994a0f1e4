//! Long numbers from base 2^64 to base 10^19 and back, in less than quadratic time.
//!
//! Both directions are one algorithm, run with the arithmetic of the target base: pieces of some
//! digits are converted one by one, then neighbours are joined (`low + high * power`) until one
//! piece is left, with Karatsuba's multiplication. The longest literal that a type can hold (five
//! million digits) takes seconds, not hours.

use super::digits::{print_u64, write_padded};

/// Decimal digits in a digit of base 10^19.
pub(super) const DECIMAL_DIGITS: usize = 19;
const DECIMAL_BASE: u128 = 10u128.pow(DECIMAL_DIGITS as u32);
const BINARY_BASE: u128 = 1 << 64;

/// Digits converted one by one.
const PIECE: usize = 32;
/// Factors shorter than this are multiplied digit by digit.
const KARATSUBA: usize = 32;

/// The limbs (lowest first) of a number given in base 10^19 (lowest digit first).
pub(super) fn from_decimal(digits: &[u64]) -> Vec<u64> {
    convert::<DECIMAL_BASE, BINARY_BASE>(digits)
}

/// Appends the decimal text of the number with these limbs, lowest first.
pub(super) fn print_decimal(limbs: &[u64], out: &mut Vec<u8>) {
    let n_limbs = limbs.iter().rposition(|&limb| limb != 0).map_or(0, |top| top + 1);
    let digits = convert::<BINARY_BASE, DECIMAL_BASE>(&limbs[..n_limbs]);
    let Some((&first, rest)) = digits.split_last() else {
        return print_u64(0, out);
    };
    print_u64(first, out);
    let mut at = out.len();
    out.resize(at + rest.len() * DECIMAL_DIGITS, 0);
    for &digit in rest.iter().rev() {
        write_padded(digit, &mut out[at..at + DECIMAL_DIGITS]);
        at += DECIMAL_DIGITS;
    }
}

/// The digits in base `TO` of a number in base `FROM`, lowest first and without leading zeros.
fn convert<const FROM: u128, const TO: u128>(digits: &[u64]) -> Vec<u64> {
    let mut pieces: Vec<_> = digits.chunks(PIECE).map(horner::<FROM, TO>).collect();
    let mut piece_size = [0; PIECE + 1];
    piece_size[PIECE] = 1;
    let mut power = horner::<FROM, TO>(&piece_size);
    while pieces.len() > 1 {
        pieces = pieces.chunks(2).map(|pair| join::<TO>(pair, &power)).collect();
        if pieces.len() > 1 {
            power = multiply::<TO>(&power, &power);
        }
    }
    let mut digits = pieces.pop().unwrap_or_default();
    trim(&mut digits);
    digits
}

/// Converts digit by digit.
fn horner<const FROM: u128, const TO: u128>(digits: &[u64]) -> Vec<u64> {
    let mut result = Vec::with_capacity(digits.len() + 2);
    for &digit in digits.iter().rev() {
        let mut carry = u128::from(digit);
        for place in &mut result {
            carry += u128::from(*place) * FROM;
            (*place, carry) = split::<TO>(carry);
        }
        while carry != 0 {
            let (place, rest) = split::<TO>(carry);
            result.push(place);
            carry = rest;
        }
    }
    result
}

/// `low + high * power` of a pair of pieces; the last piece may be alone.
fn join<const BASE: u128>(pair: &[Vec<u64>], power: &[u64]) -> Vec<u64> {
    let mut sum = match pair {
        [_, high] => multiply::<BASE>(high, power),
        _ => Vec::new(),
    };
    add_at::<BASE>(&mut sum, 0, &pair[0]);
    sum
}

/// `a * b`.
fn multiply<const BASE: u128>(a: &[u64], b: &[u64]) -> Vec<u64> {
    let (short, long) = if a.len() < b.len() { (a, b) } else { (b, a) };
    if short.len() < KARATSUBA {
        return multiply_by_column::<BASE>(short, long);
    }
    let mut product = vec![0; short.len() + long.len()];
    let half = long.len().div_ceil(2);
    let (long_low, long_high) = long.split_at(half);
    if short.len() <= half {
        add_at::<BASE>(&mut product, 0, &multiply::<BASE>(long_low, short));
        add_at::<BASE>(&mut product, half, &multiply::<BASE>(long_high, short));
        return product;
    }
    let (short_low, short_high) = short.split_at(half);
    let low = multiply::<BASE>(long_low, short_low);
    let high = multiply::<BASE>(long_high, short_high);
    let mut middle = multiply::<BASE>(&sum::<BASE>(long_low, long_high), &sum::<BASE>(short_low, short_high));
    subtract::<BASE>(&mut middle, &low);
    subtract::<BASE>(&mut middle, &high);
    trim(&mut middle);
    product[..low.len()].copy_from_slice(&low);
    product[2 * half..].copy_from_slice(&high);
    add_at::<BASE>(&mut product, half, &middle);
    product
}

/// `short * long`, one place of the result after the other, so that each is divided by the base
/// once.
fn multiply_by_column<const BASE: u128>(short: &[u64], long: &[u64]) -> Vec<u64> {
    let n_columns = if short.is_empty() { 0 } else { short.len() + long.len() };
    let mut carry = 0;
    let columns = (0..n_columns).map(|column| {
        let first = (column + 1).saturating_sub(long.len());
        let end = short.len().min(column + 1);
        let reversed = long[column + 1 - end..=column - first].iter().rev();
        let (mut sum, mut above): (u128, u128) = (carry, 0);
        for (&digit, &other) in short[first..end].iter().zip(reversed) {
            let (total, overflows) = sum.overflowing_add(u128::from(digit) * u128::from(other));
            sum = total;
            above += u128::from(overflows);
        }
        let (rest, high) = split::<BASE>(above << 64 | sum >> 64);
        let (place, low) = split::<BASE>(u128::from(rest) << 64 | u128::from(sum as u64));
        carry = high << 64 | low;
        place
    });
    columns.collect()
}

/// `a + b`, where `a` is not shorter.
fn sum<const BASE: u128>(a: &[u64], b: &[u64]) -> Vec<u64> {
    let mut sum = a.to_vec();
    add_at::<BASE>(&mut sum, 0, b);
    sum
}

/// Adds `addend` to the places of `sum` from `at` on; `sum` grows where the result needs it.
fn add_at<const BASE: u128>(sum: &mut Vec<u64>, at: usize, addend: &[u64]) {
    if sum.len() < at + addend.len() {
        sum.resize(at + addend.len(), 0);
    }
    let mut addend = addend.iter();
    let mut carry = 0;
    for place in &mut sum[at..] {
        if carry == 0 && addend.len() == 0 {
            return;
        }
        let total = u128::from(*place) + addend.next().map_or(0, |&digit| digit.into()) + carry;
        carry = u128::from(total >= BASE);
        *place = (total - carry * BASE) as u64;
    }
    if carry != 0 {
        sum.push(1);
    }
}

/// Subtracts a number that is not larger.
fn subtract<const BASE: u128>(difference: &mut [u64], subtrahend: &[u64]) {
    let mut subtrahend = subtrahend.iter();
    let mut borrow = 0;
    for place in difference {
        if borrow == 0 && subtrahend.len() == 0 {
            return;
        }
        let taken = subtrahend.next().map_or(0, |&digit| digit.into()) + borrow;
        let total = u128::from(*place) + BASE - taken;
        borrow = u128::from(total < BASE);
        *place = (total - (1 - borrow) * BASE) as u64;
    }
}

/// `value % BASE` and `value / BASE`, for values below `BASE * 2^64`.
#[inline(always)]
fn split<const BASE: u128>(value: u128) -> (u64, u128) {
    let (high, low) = ((value >> 64) as u64, value as u64);
    if BASE == BINARY_BASE {
        return (low, high.into());
    }
    // Division by multiplication: Möller and Granlund, "Improved division by invariant integers",
    // algorithm 4. The base has its highest bit set, as that demands.
    let base = BASE as u64;
    let reciprocal = const { (u128::MAX / BASE) as u64 };
    let estimate = u128::from(reciprocal) * u128::from(high) + value;
    let mut quotient = ((estimate >> 64) as u64).wrapping_add(1);
    let mut rest = low.wrapping_sub(quotient.wrapping_mul(base));
    if rest > estimate as u64 {
        quotient = quotient.wrapping_sub(1);
        rest = rest.wrapping_add(base);
    }
    if rest >= base {
        quotient += 1;
        rest -= base;
    }
    (rest, quotient.into())
}

fn trim(digits: &mut Vec<u64>) {
    while digits.last() == Some(&0) {
        digits.pop();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Digits of a number without pattern, with runs of the lowest and the highest digit.
    fn digits(n: usize, base: u128) -> Vec<u64> {
        let mut state = n as u64 | 1;
        let mut step = || {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            match state % 4 {
                0 => 0,
                1 => (base - 1) as u64,
                _ => (u128::from(state) % base) as u64,
            }
        };
        let mut digits: Vec<_> = (0..n).map(|_| step()).collect();
        digits.extend([1]);
        digits
    }

    /// Multiplies as on paper.
    fn schoolbook(a: &[u64], b: &[u64], base: u128) -> Vec<u64> {
        let mut product = vec![0; a.len() + b.len()];
        for (shift, &digit) in a.iter().enumerate() {
            let mut carry = 0;
            for (place, &other) in product[shift..].iter_mut().zip(b.iter().chain(&[0])) {
                carry += u128::from(digit) * u128::from(other) + u128::from(*place);
                *place = (carry % base) as u64;
                carry /= base;
            }
        }
        product
    }

    #[test]
    fn multiplication_is_right_in_both_bases() {
        for a in [0, 1, 5, 31, 32, 33, 70, 128, 200] {
            for b in [0, 3, 31, 40, 64, 65, 150, 400] {
                let (x, y) = (digits(a, BINARY_BASE), digits(b, BINARY_BASE));
                assert_eq!(multiply::<BINARY_BASE>(&x, &y), schoolbook(&x, &y, BINARY_BASE), "{a} x {b}");
                let (x, y) = (digits(a, DECIMAL_BASE), digits(b, DECIMAL_BASE));
                assert_eq!(multiply::<DECIMAL_BASE>(&x, &y), schoolbook(&x, &y, DECIMAL_BASE), "{a} x {b}");
            }
        }
        assert!(multiply::<BINARY_BASE>(&[], &[1, 2]).is_empty());
    }

    #[test]
    fn bases_convert_both_ways() {
        for n in [0, 1, 2, 31, 32, 33, 63, 64, 65, 96, 97, 500, 1_000] {
            let decimal = digits(n, DECIMAL_BASE);
            let binary = convert::<DECIMAL_BASE, BINARY_BASE>(&decimal);
            assert_eq!(binary, horner::<DECIMAL_BASE, BINARY_BASE>(&decimal), "{n}");
            assert_eq!(convert::<BINARY_BASE, DECIMAL_BASE>(&binary), decimal, "{n}");
        }
    }

    #[test]
    fn text_is_padded_inside() {
        let mut out = Vec::new();
        print_decimal(&from_decimal(&[7, 0, 12]), &mut out);
        assert_eq!(out, format!("12{:019}{:019}", 0, 7).into_bytes());
        out.clear();
        print_decimal(&[], &mut out);
        assert_eq!(out, b"0");
    }
}
