//! Float literals.
//!
//! The reference reads every decimal literal as `f64` and rounds that to the wanted kind, so a
//! literal of `f32` or less is rounded twice and one of `f80` or `f128` has the precision of `f64`.
//! Reading text that it wrote gives the same bits only if we do the same.

use super::float::FloatKind;

/// Powers of ten that `f64` holds exactly.
const EXACT_POWERS: [f64; 23] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20,
    1e21, 1e22,
];

/// Digits that always fit a `u64`.
const MAX_WORD_DIGITS: usize = 19;

impl FloatKind {
    /// The bits of a decimal literal: `-?[0-9]+(\.[0-9]*([eE][-+]?[0-9]+)?)?`. `None` for other text.
    ///
    /// Out of range values become what [`from_f64`](FloatKind::from_f64) makes of infinity and zero.
    pub fn parse_decimal(self, text: &[u8]) -> Option<u128> {
        match text {
            [b'-', magnitude @ ..] => self.parse_magnitude(magnitude, true),
            _ => self.parse_magnitude(text, false),
        }
    }

    /// [`parse_decimal`](FloatKind::parse_decimal) where the minus sign is a token of its own.
    pub fn parse_magnitude(self, text: &[u8], negative: bool) -> Option<u128> {
        let magnitude = parse_f64(text)?;
        Some(self.from_f64(if negative { -magnitude } else { magnitude }))
    }

    /// The bits of a hexadecimal literal `0x[0-9a-fA-F]+`. `None` for other text and for more bits
    /// than the kind has.
    pub fn parse_hex(self, text: &[u8]) -> Option<u128> {
        let digits = text.strip_prefix(b"0x").filter(|digits| !digits.is_empty())?;
        let mut bits = 0u128;
        for &digit in digits {
            let digit = (digit as char).to_digit(16)?;
            if bits >> 124 != 0 {
                return None;
            }
            bits = bits << 4 | u128::from(digit);
        }
        let fits = bits.checked_shr(self.width()).unwrap_or(0) == 0;
        fits.then(|| self.canonical(bits))
    }
}

/// The nearest `f64` to a decimal literal of the grammar above without sign, infinity when it is
/// too large.
fn parse_f64(text: &[u8]) -> Option<f64> {
    let mut mantissa = 0;
    let n_whole = read_digits(text, &mut mantissa);
    if n_whole == 0 {
        return None;
    }
    let mut n_digits = n_whole;
    let mut exponent = 0;
    match &text[n_whole..] {
        [] => {}
        [b'.', rest @ ..] => {
            let n_fraction = read_digits(rest, &mut mantissa);
            n_digits += n_fraction;
            exponent = match &rest[n_fraction..] {
                [] => 0,
                [b'e' | b'E', rest @ ..] => read_exponent(rest)?,
                _ => return None,
            };
            exponent -= n_fraction as i64;
        }
        _ => return None,
    }
    // Both operands are exact, so the one operation rounds once (Clinger's fast path).
    if n_digits <= MAX_WORD_DIGITS && mantissa <= 1 << 53 && exponent.unsigned_abs() < EXACT_POWERS.len() as u64 {
        let power = EXACT_POWERS[exponent.unsigned_abs() as usize];
        let mantissa = mantissa as f64;
        return Some(if exponent < 0 { mantissa / power } else { mantissa * power });
    }
    str::from_utf8(text).ok()?.parse().ok()
}

/// Appends leading digits of `text` to `mantissa` (which wraps when they are too many) and counts
/// them.
fn read_digits(text: &[u8], mantissa: &mut u64) -> usize {
    let mut n_digits = 0;
    while let Some(digit) = text.get(n_digits).map(|byte| byte.wrapping_sub(b'0')).filter(|&digit| digit < 10) {
        *mantissa = mantissa.wrapping_mul(10).wrapping_add(digit.into());
        n_digits += 1;
    }
    n_digits
}

/// `[-+]?[0-9]+`, all of `text`; stays near 10^17 where it is larger.
fn read_exponent(text: &[u8]) -> Option<i64> {
    let (negative, digits) = match text {
        [b'-', rest @ ..] => (true, rest),
        [b'+', rest @ ..] => (false, rest),
        _ => (false, text),
    };
    if digits.is_empty() {
        return None;
    }
    let mut exponent = 0i64;
    for &digit in digits {
        if !digit.is_ascii_digit() {
            return None;
        }
        if exponent < 1 << 53 {
            exponent = exponent * 10 + i64::from(digit - b'0');
        }
    }
    Some(if negative { -exponent } else { exponent })
}

#[cfg(test)]
mod tests {
    use super::super::float::FloatKind::*;
    use super::*;

    fn check(kind: FloatKind, text: &str, expect: u128) {
        assert_eq!(kind.parse_decimal(text.as_bytes()), Some(expect), "{} {text}", kind.keyword());
    }

    #[test]
    fn rounds_through_f64() {
        // A little above a tie of f32, which is the nearest f64: rounding at once would go up.
        check(F32, "1.00000005960464477539062500000001", 0x3F80_0000);
        check(F32, "1.000000059604645", 0x3F80_0001);
        check(F80, "3.14159265358979323846", 0x4000_C90F_DAA2_2168_C000);
        check(F128, "1.0e400", 0x7FFF << 112);
        check(F80, "1.0e-400", 0);
    }

    #[test]
    fn out_of_range_is_infinity_or_zero() {
        check(F64, "1.0e400", 0x7FF0_0000_0000_0000);
        check(F64, "-1.0e99999999999999999999", 0xFFF0_0000_0000_0000);
        check(F64, "1.0e-99999999999999999999", 0);
        check(F64, "0.0e99999999999999999999", 0);
        check(F32, "1.0e39", 0x7F80_0000);
        check(F8E4M3FN, "1.0e39", 0x7F);
        check(F4E2M1FN, "1.0e39", 0x7);
        check(F4E2M1FN, "-1.0e400", 0x8);
        check(F16, "-1.0e-30", 0x8000);
        check(F8E4M3FNUZ, "-0.0", 0);
    }

    #[test]
    fn accepts_the_grammar_only() {
        for text in ["1", "1.", "1.e5", "1.0E+5", "-1.5", "00.10", "1.0e-0"] {
            assert!(F64.parse_decimal(text.as_bytes()).is_some(), "{text}");
        }
        for text in
            ["", "-", ".5", "1e5", "1.0e", "1.0e+", "+1.0", "--1.0", "1.0 ", "inf", "nan", "0x1", "1.0f", "1.0e5.0"]
        {
            assert_eq!(F64.parse_decimal(text.as_bytes()), None, "{text}");
        }
    }

    #[test]
    fn reads_like_std() {
        let long = format!("0.{}", "123456789".repeat(100));
        let texts = [
            "0.0",
            "-0.0",
            "1.234560e-01",
            "123456789.125",
            "9007199254740993.0",
            "0.30000000000000004",
            "1.7976931348623157e308",
            "4.9e-324",
            "12345678901234567890.5",
            "18446744073709551616.0",
            "1.0e22",
            "1.0e23",
            "123456789012345678.0e-30",
            &long,
        ];
        for text in texts {
            check(F64, text, text.parse::<f64>().unwrap().to_bits().into());
        }
    }

    #[test]
    fn hex_is_the_bits() {
        assert_eq!(F32.parse_hex(b"0x3F800000"), Some(0x3F80_0000));
        assert_eq!(F32.parse_hex(b"0x000000000000000000000000000000000000003f8"), Some(0x3F8));
        assert_eq!(F128.parse_hex(format!("{:#X}", u128::MAX).replace('X', "x").as_bytes()), Some(u128::MAX));
        // A number whose first bit is missing turns into a NaN.
        assert_eq!(F80.parse_hex(b"0x00014000000000000000"), Some(0x7FFF_4000_0000_0000_0000));
        for text in ["0x", "3F", "0x3F8000000", "0x3G", "0X3F", "0x100000000"] {
            assert_eq!(F32.parse_hex(text.as_bytes()), None, "{text}");
        }
        assert_eq!(F4E2M1FN.parse_hex(b"0x10"), None);
        assert_eq!(F128.parse_hex(b"0x100000000000000000000000000000000"), None);
    }
}
