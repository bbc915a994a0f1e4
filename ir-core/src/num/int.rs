//! Integers of any width in two's complement: literals, decimal text, bytes, and changes of width.
//!
//! An [`ApInt`] is a bit pattern; whether it stands for a negative number is up to the one who
//! reads it. Words of at most 64 bits have a path of their own ([`parse_word`]) for long lists of
//! elements.

use smallvec::{SmallVec, smallvec};

use super::digits::{print_i64, print_u64};
use super::radix;

/// The widest integer type.
pub const MAX_INT_WIDTH: u32 = (1 << 24) - 1;

/// How an integer type reads its bits. `index` counts as a signed type of 64 bits.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Signedness {
    /// `iN`: literals may use the signed and the unsigned range.
    Signless,
    /// `siN`: literals use the signed range.
    Signed,
    /// `uiN`: literals use the unsigned range.
    Unsigned,
}

/// A literal that its type cannot hold (or text that is no literal).
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Overflow;

/// A bit pattern of a fixed width.
#[derive(Clone, Eq, PartialEq, Hash, Debug)]
pub struct ApInt {
    width: u32,
    /// `ceil(width / 64)` limbs, lowest first; bits above the width are zero.
    limbs: SmallVec<[u64; 2]>,
}

impl ApInt {
    /// The lowest `width` bits of `value`, zero above its 64.
    pub fn from_u64(width: u32, value: u64) -> ApInt {
        ApInt::from_limbs(width, smallvec![value], false)
    }

    /// The lowest `width` bits of `value`, copies of its sign above its 64.
    pub fn from_i64(width: u32, value: i64) -> ApInt {
        ApInt::from_limbs(width, smallvec![value as u64], value < 0)
    }

    /// The lowest `width` bits of `value`, zero above its 128.
    pub fn from_u128(width: u32, value: u128) -> ApInt {
        ApInt::from_limbs(width, smallvec![value as u64, (value >> 64) as u64], false)
    }

    /// The lowest `width` bits of a little-endian number, zero above its bytes.
    pub fn from_le_bytes(width: u32, bytes: &[u8]) -> ApInt {
        let limbs = bytes.chunks(8).map(|chunk| {
            let mut limb = [0; 8];
            limb[..chunk.len()].copy_from_slice(chunk);
            u64::from_le_bytes(limb)
        });
        ApInt::from_limbs(width, limbs.collect(), false)
    }

    /// Parses an integer literal `[0-9]+` or `0x[0-9a-fA-F]+`, with a minus sign in front of it if
    /// `negative`.
    ///
    /// Signless types take what fits their bits: `255` and `-1` are the same `i8`. Signed types
    /// take the signed range. A minus sign demands a negative result, so `-0` is refused as the
    /// reference refuses it, and so is any negative literal of an unsigned type.
    pub fn parse(text: &[u8], negative: bool, width: u32, signedness: Signedness) -> Result<ApInt, Overflow> {
        if width <= 64 {
            return parse_word(text, negative, width, signedness).map(|word| ApInt::from_u64(width, word));
        }
        let limbs = match text {
            [b'0', b'x', digits @ ..] => hex_limbs(digits, width)?,
            _ => decimal_limbs(text, width)?,
        };
        let n_bits = match limbs.iter().rposition(|&limb| limb != 0) {
            Some(top) => (top + 1) * 64 - limbs[top].leading_zeros() as usize,
            None => 0,
        };
        if n_bits > width as usize {
            return Err(Overflow);
        }
        let mut value = ApInt::from_limbs(width, SmallVec::from_slice(&limbs), false);
        if negative {
            value = value.negated();
        }
        let fits = match signedness {
            _ if negative => value.is_negative() && signedness != Signedness::Unsigned,
            Signedness::Signed => !value.is_negative(),
            Signedness::Signless | Signedness::Unsigned => true,
        };
        if fits { Ok(value) } else { Err(Overflow) }
    }

    fn from_limbs(width: u32, mut limbs: SmallVec<[u64; 2]>, fill: bool) -> ApInt {
        limbs.resize(width.div_ceil(64) as usize, if fill { u64::MAX } else { 0 });
        if let Some(top) = limbs.last_mut() {
            *top &= u64::MAX >> (width.wrapping_neg() % 64);
        }
        ApInt { width, limbs }
    }

    /// Bits of the pattern.
    pub fn width(&self) -> u32 {
        self.width
    }

    /// Limbs of 64 bits, lowest first; bits above the width are zero.
    pub fn limbs(&self) -> &[u64] {
        &self.limbs
    }

    /// Whether the sign bit is set.
    pub fn is_negative(&self) -> bool {
        self.width != 0 && self.limbs[self.limbs.len() - 1] >> ((self.width - 1) % 64) != 0
    }

    /// Whether all bits are zero.
    pub fn is_zero(&self) -> bool {
        self.limbs.iter().all(|&limb| limb == 0)
    }

    /// The value as an unsigned number, if 64 bits hold it.
    pub fn to_u64(&self) -> Option<u64> {
        let (&low, high) = self.limbs.split_first().unwrap_or((&0, &[]));
        high.iter().all(|&limb| limb == 0).then_some(low)
    }

    /// The value as a signed number, if 64 bits hold it.
    pub fn to_i64(&self) -> Option<i64> {
        let low = self.sext(64).limbs[0];
        (self.width <= 64 || ApInt::from_i64(self.width, low as i64) == *self).then_some(low as i64)
    }

    /// The same unsigned value in another width; bits that do not fit are lost.
    pub fn zext(&self, width: u32) -> ApInt {
        ApInt::from_limbs(width, self.limbs.clone(), false)
    }

    /// The same signed value in another width; bits that do not fit are lost.
    pub fn sext(&self, width: u32) -> ApInt {
        let mut limbs = self.limbs.clone();
        let fill = self.is_negative();
        if let Some(top) = limbs.last_mut().filter(|_| fill) {
            *top |= !(u64::MAX >> (self.width.wrapping_neg() % 64));
        }
        ApInt::from_limbs(width, limbs, fill)
    }

    /// `2^width` minus the value.
    pub fn negated(&self) -> ApInt {
        let mut borrow = false;
        let limbs = self.limbs.iter().map(|&limb| {
            let difference;
            (difference, borrow) = 0u64.borrowing_sub(limb, borrow);
            difference
        });
        ApInt::from_limbs(self.width, limbs.collect(), false)
    }

    /// Appends the pattern as `ceil(width / 8)` bytes, lowest first.
    pub fn write_le_bytes(&self, out: &mut Vec<u8>) {
        let end = out.len() + self.width.div_ceil(8) as usize;
        out.extend(self.limbs.iter().flat_map(|limb| limb.to_le_bytes()));
        out.truncate(end);
    }

    /// Appends the value in decimal, read as signed or unsigned.
    pub fn print(&self, signed: bool, out: &mut Vec<u8>) {
        if signed && let Some(value) = self.to_i64() {
            return print_i64(value, out);
        }
        if signed && self.is_negative() {
            out.push(b'-');
            return radix::print_decimal(&self.negated().limbs, out);
        }
        match self.to_u64() {
            Some(value) => print_u64(value, out),
            None => radix::print_decimal(&self.limbs, out),
        }
    }
}

/// [`ApInt::parse`] for a width of at most 64 bits: the pattern in the low bits, zero above.
#[inline]
pub fn parse_word(text: &[u8], negative: bool, width: u32, signedness: Signedness) -> Result<u64, Overflow> {
    debug_assert!(width <= 64);
    let value = match text {
        [b'0', b'x', digits @ ..] => word(digits, 16)?,
        _ => word(text, 10)?,
    };
    let mask = if width == 0 { 0 } else { u64::MAX >> (64 - width) };
    // What a signed reading can hold without the sign bit.
    let positive = mask >> 1;
    let fits = match signedness {
        _ if negative => value.wrapping_sub(1) <= positive && mask != 0 && signedness != Signedness::Unsigned,
        Signedness::Signed => value <= positive,
        Signedness::Signless | Signedness::Unsigned => value <= mask,
    };
    if !fits {
        return Err(Overflow);
    }
    Ok(if negative { value.wrapping_neg() & mask } else { value })
}

/// The number that `digits` spell.
#[inline]
fn word(digits: &[u8], radix: u32) -> Result<u64, Overflow> {
    if digits.is_empty() {
        return Err(Overflow);
    }
    let mut value = 0u64;
    for &digit in digits {
        let digit = (digit as char).to_digit(radix).ok_or(Overflow)?;
        value = value.checked_mul(radix.into()).and_then(|value| value.checked_add(digit.into())).ok_or(Overflow)?;
    }
    Ok(value)
}

/// The limbs of a hexadecimal number, refused early when it is clearly too long for `width` bits.
fn hex_limbs(digits: &[u8], width: u32) -> Result<Vec<u64>, Overflow> {
    let digits = significant_digits(digits)?;
    if digits.len() > width.div_ceil(4) as usize {
        return Err(Overflow);
    }
    digits.rchunks(16).map(|chunk| word(chunk, 16)).collect()
}

/// The limbs of a decimal number, refused early when it is clearly too long for `width` bits.
fn decimal_limbs(digits: &[u8], width: u32) -> Result<Vec<u64>, Overflow> {
    let digits = significant_digits(digits)?;
    // 10^(n - 1) is at least 2^(3.3219 * (n - 1)).
    if digits.len().saturating_sub(1) as u64 * 33_219 >= u64::from(width) * 10_000 {
        return Err(Overflow);
    }
    let chunks = digits.rchunks(radix::DECIMAL_DIGITS).map(|chunk| word(chunk, 10));
    Ok(radix::from_decimal(&chunks.collect::<Result<Vec<_>, _>>()?))
}

/// `digits` without leading zeros; there must be a digit.
fn significant_digits(digits: &[u8]) -> Result<&[u8], Overflow> {
    if digits.is_empty() {
        return Err(Overflow);
    }
    let n_zeros = digits.iter().take_while(|&&digit| digit == b'0').count();
    Ok(&digits[n_zeros..])
}

#[cfg(test)]
mod tests {
    use super::Signedness::*;
    use super::*;

    fn text(value: &ApInt, signed: bool) -> String {
        let mut out = Vec::new();
        value.print(signed, &mut out);
        String::from_utf8(out).unwrap()
    }

    /// Reads `literal` and prints what was read; `None` for a refusal.
    fn read(literal: &str, width: u32, signedness: Signedness) -> Option<String> {
        let (negative, digits) = match literal.strip_prefix('-') {
            Some(digits) => (true, digits),
            None => (false, literal),
        };
        let value = ApInt::parse(digits.as_bytes(), negative, width, signedness).ok()?;
        assert_eq!(value.width(), width);
        Some(text(&value, signedness != Unsigned))
    }

    /// What the reference makes of literals.
    #[test]
    fn reads_literals_as_the_reference() {
        let cases: &[(&str, u32, Signedness, Option<&str>)] = &[
            ("0", 32, Signless, Some("0")),
            ("-0", 32, Signless, None),
            ("00012", 32, Signless, Some("12")),
            ("-128", 8, Signless, Some("-128")),
            ("-129", 8, Signless, None),
            ("255", 8, Signless, Some("-1")),
            ("256", 8, Signless, None),
            ("128", 8, Signed, None),
            ("-128", 8, Signed, Some("-128")),
            ("-0", 8, Signed, None),
            ("0xFF", 8, Signed, None),
            ("0xFF", 8, Signless, Some("-1")),
            ("-0xFF", 8, Signless, None),
            ("-0x80", 8, Signless, Some("-128")),
            ("-0x01", 8, Signless, Some("-1")),
            ("-1", 8, Unsigned, None),
            ("0xff", 8, Unsigned, Some("255")),
            ("0", 0, Signless, Some("0")),
            ("-0", 0, Signless, None),
            ("1", 0, Signless, None),
            ("-1", 1, Signless, Some("-1")),
            ("1", 1, Signed, None),
            ("9223372036854775807", 64, Signed, Some("9223372036854775807")),
            ("9223372036854775808", 64, Signed, None),
            ("-9223372036854775808", 64, Signed, Some("-9223372036854775808")),
            ("18446744073709551615", 64, Signless, Some("-1")),
            ("18446744073709551616", 64, Signless, None),
            ("0x0000000000000000000000000000000FF", 8, Signless, Some("-1")),
            ("0000000000000000000000000000000000255", 8, Signless, Some("-1")),
            ("18446744073709551616", 65, Signless, Some("-18446744073709551616")),
            ("18446744073709551616", 65, Signed, None),
            ("18446744073709551616", 65, Unsigned, Some("18446744073709551616")),
            ("-18446744073709551616", 65, Signed, Some("-18446744073709551616")),
            ("-18446744073709551617", 65, Signless, None),
            ("-0", 65, Signless, None),
            ("-1", 65, Unsigned, None),
            ("0x1FFFFFFFFFFFFFFFF", 65, Signless, Some("-1")),
            ("0x2FFFFFFFFFFFFFFFF", 65, Signless, None),
            ("340282366920938463463374607431768211455", 128, Signless, Some("-1")),
            ("340282366920938463463374607431768211456", 128, Signless, None),
            (
                "-170141183460469231731687303715884105728",
                128,
                Signless,
                Some("-170141183460469231731687303715884105728"),
            ),
            ("-170141183460469231731687303715884105729", 128, Signless, None),
            ("", 32, Signless, None),
            ("0x", 32, Signless, None),
            ("12a", 32, Signless, None),
            ("", 100, Signless, None),
            ("0x", 100, Signless, None),
            ("12a", 100, Signless, None),
            ("12345678901234567890123456789a", 100, Signless, None),
        ];
        for &(literal, width, signedness, expect) in cases {
            let got = read(literal, width, signedness);
            assert_eq!(got.as_deref(), expect, "{literal} as {width} bits, {signedness:?}");
        }
    }

    #[test]
    fn long_literals_come_back() {
        for n_digits in [1, 19, 20, 38, 39, 600, 608, 609, 5_000, 40_000] {
            for pattern in ["1234567890", "9", "10000000000000000000000000"] {
                let literal: String = pattern.chars().cycle().take(n_digits).collect();
                let width = n_digits as u32 * 4 + 64;
                assert_eq!(read(&literal, width, Unsigned).as_deref(), Some(&literal[..]));
                let negative = format!("-{literal}");
                assert_eq!(read(&negative, width, Signed), Some(negative));
            }
        }
    }

    #[test]
    fn too_long_literals_are_refused_early() {
        let literal = "1".repeat(6_000_000);
        assert_eq!(read(&literal, 65, Signless), None);
        assert_eq!(read(&literal, MAX_INT_WIDTH, Signless), None);
        assert_eq!(read(&format!("0x{literal}"), MAX_INT_WIDTH, Signless), None);
        // Leading zeros are no length.
        assert_eq!(read(&format!("{}7", "0".repeat(1_000_000)), 128, Signless).as_deref(), Some("7"));
    }

    #[test]
    fn widths_change_like_machine_integers() {
        for value in [0, 1, -1, i8::MIN.into(), i8::MAX.into(), 0x55] {
            let byte = ApInt::from_i64(8, value);
            assert_eq!(byte.to_i64(), Some(value));
            assert_eq!(byte.to_u64(), Some(u64::from(value as u8)));
            for width in [64, 65, 128, 200] {
                assert_eq!(byte.sext(width), ApInt::from_i64(width, value), "{value} to {width}");
                assert_eq!(byte.sext(width).zext(8), byte);
                assert_eq!(byte.zext(width), ApInt::from_u64(width, value as u8 as u64));
                assert_eq!(byte.sext(width).to_i64(), Some(value));
                assert_eq!(byte.sext(width).to_u64().is_some(), value >= 0 || width == 64);
            }
            assert_eq!(byte.negated(), ApInt::from_i64(8, -value));
            assert_eq!(byte.is_negative(), value < 0);
        }
        assert_eq!(ApInt::from_u64(1, 1).to_i64(), Some(-1));
        assert_eq!(ApInt::from_u64(65, u64::MAX).to_i64(), None);
        assert_eq!(ApInt::from_u128(65, u128::MAX).to_i64(), Some(-1));
        let none = ApInt::from_u64(0, 5);
        assert!(none.is_zero() && !none.is_negative());
        assert_eq!((none.to_u64(), none.to_i64(), none.sext(64)), (Some(0), Some(0), ApInt::from_u64(64, 0)));
    }

    #[test]
    fn bytes_come_back() {
        for width in [0, 1, 7, 8, 12, 63, 64, 65, 127, 128, 200] {
            for value in [ApInt::from_i64(width, -2), ApInt::from_u64(width, 0x0123_4567_89AB_CDEF)] {
                let mut bytes = vec![0xEE];
                value.write_le_bytes(&mut bytes);
                assert_eq!(bytes.len(), 1 + width.div_ceil(8) as usize);
                assert_eq!(ApInt::from_le_bytes(width, &bytes[1..]), value);
            }
        }
        assert_eq!(ApInt::from_le_bytes(4, &[0xFF]), ApInt::from_u64(4, 15));
        assert_eq!(ApInt::from_le_bytes(96, &[1]), ApInt::from_u64(96, 1));
    }

    #[test]
    fn small_values_stay_inline() {
        assert!(!ApInt::from_i64(128, -1).limbs.spilled());
        assert!(size_of::<ApInt>() <= 32);
    }
}
