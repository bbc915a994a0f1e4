//! Float literals as MLIR prints them.
//!
//! The reference asks APFloat for six significant digits in scientific form (the seventh place is
//! always `0`). If those read back to other bits it asks for all digits that a number of the kind
//! can need and takes that text if it has a point; otherwise, and for infinity and NaN, it prints
//! the bits in hexadecimal.

use super::digits::{print_hex, print_u64, write_padded};
use super::float::{FloatClass, FloatKind, Unpacked};
use super::float_exact::Exact;
use super::float_scale::{Scaled, pow10, scale};

/// Digits of the short form.
const SHORT: u32 = 6;
/// Zeros beside the point that the long form writes out before it turns to an exponent.
const MAX_PADDING: i32 = 3;
/// Six digits, even cut off instead of rounded, tell the numbers of this precision apart.
const MAX_SHORT_PRECISION: u32 = 11;
/// Digits of the long form for the kind of the highest precision.
const MAX_DIGITS: usize = 36;

/// Appends the literal for `bits` of `kind`.
pub(super) fn print(kind: FloatKind, bits: u128, out: &mut Vec<u8>) {
    let Unpacked { negative, class } = kind.unpack(bits);
    let start = out.len();
    if negative {
        out.push(b'-');
    }
    let printed = match class {
        FloatClass::Zero => {
            out.extend_from_slice(b"0.000000e+00");
            true
        }
        FloatClass::Finite { significand, exponent } => print_magnitude(&Value { kind, significand, exponent }, out),
        FloatClass::Infinite | FloatClass::Nan { .. } => false,
    };
    if !printed {
        out.truncate(start);
        print_hex(kind.canonical(bits), out);
    }
}

/// Appends `value` in decimal, or returns `false` when hexadecimal is to be used.
fn print_magnitude(value: &Value, out: &mut Vec<u8>) -> bool {
    let precision = value.kind.format().precision;
    let written = Written::new(value);
    let short = written.decimal(SHORT);
    if precision <= MAX_SHORT_PRECISION || written.reads_back(&short, value) {
        print_short(short.normalized(), out);
        return true;
    }
    // Steele and White's bound on the digits that tell the numbers of a format apart.
    print_long(written.decimal(2 + precision * 59 / 196).normalized(), out)
}

/// A number above zero, `significand * 2^exponent`.
struct Value {
    kind: FloatKind,
    significand: u128,
    exponent: i32,
}

impl Value {
    /// Whether the neighbour below is half as far as the one above.
    fn begins_binade(&self) -> bool {
        let format = self.kind.format();
        let fraction_bits = format.precision - 1;
        self.significand == 1 << fraction_bits && self.exponent + fraction_bits as i32 > format.min_exponent
    }
}

/// The digits of a number, from the cheapest source.
enum Written {
    Scaled(Scaled),
    Exact(Exact),
}

impl Written {
    fn new(value: &Value) -> Written {
        let is_small = value.kind.format().precision <= FloatKind::F64.format().precision;
        is_small
            .then(|| scale(value.significand as u64, value.exponent))
            .flatten()
            .map_or_else(|| Written::Exact(Exact::new(value.significand, value.exponent)), Written::Scaled)
    }

    /// The first `n` digits as APFloat rounds them: half up, if at all.
    fn decimal(&self, n: u32) -> Decimal {
        let (digits, next, extent) = match self {
            Written::Scaled(scaled) => {
                let (digits, next) = scaled.leading(n);
                (digits.into(), next, &scaled.extent)
            }
            Written::Exact(exact) => {
                let (digits, next) = exact.leading(n);
                (digits, next, &exact.extent)
            }
        };
        let rounds_up = next >= 5 && extent.rounds_at(n);
        Decimal { digits: digits + u128::from(rounds_up), n, magnitude: extent.magnitude }
    }

    /// Whether `value` is the nearest number of its kind to `decimal`.
    fn reads_back(&self, decimal: &Decimal, value: &Value) -> bool {
        let &Decimal { digits, n, .. } = decimal;
        let begins_binade = value.begins_binade();
        let certain = match self {
            Written::Scaled(scaled) => scaled.is_nearest(digits as u64, n, value.significand as u64, begins_binade),
            Written::Exact(exact) => Some(exact.is_nearest(digits, n, begins_binade)),
        };
        certain.unwrap_or_else(|| Exact::new(value.significand, value.exponent).is_nearest(digits, n, begins_binade))
    }
}

/// The number `digits * 10^(magnitude + 1 - n)`.
struct Decimal {
    /// `n` digits, or `10^n` after a carry through all of them.
    digits: u128,
    n: u32,
    magnitude: i32,
}

impl Decimal {
    fn normalized(self) -> Decimal {
        let limit = pow10(self.n);
        if self.digits < limit {
            return self;
        }
        Decimal { digits: limit / 10, magnitude: self.magnitude + 1, ..self }
    }
}

/// `d.ddddd0e[-+]dd`
fn print_short(decimal: Decimal, out: &mut Vec<u8>) {
    let mut text = *b"d.ddddd0e+";
    let digits = decimal.digits as u64;
    text[0] = b'0' + (digits / 100_000) as u8;
    write_padded(digits % 100_000, &mut text[2..7]);
    if decimal.magnitude < 0 {
        text[9] = b'-';
    }
    out.extend_from_slice(&text);
    let exponent = decimal.magnitude.unsigned_abs();
    if exponent < 10 {
        out.push(b'0');
    }
    print_u64(exponent.into(), out);
}

/// `ddd.ddd`, `0.000ddd` or `d.ddE[-+]d` without trailing zeros, or `false` when the text would
/// have no point.
fn print_long(decimal: Decimal, out: &mut Vec<u8>) -> bool {
    let mut text = [0; MAX_DIGITS];
    let text = &mut text[..decimal.n as usize];
    if let Ok(digits) = u64::try_from(decimal.digits) {
        write_padded(digits, text);
    } else {
        let (high, low) = text.split_at_mut(text.len() - 18);
        let unit = 10u128.pow(18);
        write_padded((decimal.digits / unit) as u64, high);
        write_padded((decimal.digits % unit) as u64, low);
    }
    let n_digits = text.iter().rposition(|&digit| digit != b'0').map_or(1, |last| last + 1);
    let text = &text[..n_digits];
    let n_digits = n_digits as i32;
    let magnitude = decimal.magnitude;
    // Exponent of the last digit.
    let exponent = magnitude + 1 - n_digits;
    let is_whole = exponent >= 0;
    if is_whole && exponent <= MAX_PADDING && n_digits + exponent <= decimal.n as i32 {
        return false;
    }
    if is_whole || magnitude < -MAX_PADDING {
        let (first, rest) = text.split_at(1);
        out.extend_from_slice(first);
        out.push(b'.');
        out.extend_from_slice(if rest.is_empty() { b"0" } else { rest });
        out.extend_from_slice(if magnitude < 0 { b"E-" } else { b"E+" });
        print_u64(magnitude.unsigned_abs().into(), out);
    } else if magnitude >= 0 {
        let (whole, fraction) = text.split_at(magnitude as usize + 1);
        out.extend_from_slice(whole);
        out.push(b'.');
        out.extend_from_slice(fraction);
    } else {
        out.extend_from_slice(&b"0.000"[..(1 - magnitude) as usize]);
        out.extend_from_slice(text);
    }
    true
}

#[cfg(test)]
mod tests {
    use super::super::float::FloatKind::*;
    use super::*;

    fn text(kind: FloatKind, bits: u128) -> String {
        let mut out = Vec::new();
        print(kind, bits, &mut out);
        String::from_utf8(out).unwrap()
    }

    /// What the reference prints for these bits.
    #[test]
    fn prints_as_the_reference() {
        let cases: &[(FloatKind, u128, &str)] = &[
            (F4E2M1FN, 0x0, "0.000000e+00"),
            (F4E2M1FN, 0x1, "5.000000e-01"),
            (F4E2M1FN, 0x7, "6.000000e+00"),
            (F4E2M1FN, 0x8, "-0.000000e+00"),
            (F4E2M1FN, 0xf, "-6.000000e+00"),
            (F6E2M3FN, 0x1, "1.250000e-01"),
            (F6E2M3FN, 0x1f, "7.500000e+00"),
            (F6E2M3FN, 0x20, "-0.000000e+00"),
            (F6E2M3FN, 0x3f, "-7.500000e+00"),
            (F6E3M2FN, 0x1, "6.250000e-02"),
            (F6E3M2FN, 0x1f, "2.800000e+01"),
            (F6E3M2FN, 0x21, "-6.250000e-02"),
            (F8E5M2, 0x1, "1.525880e-05"),
            (F8E5M2, 0x3, "4.577640e-05"),
            (F8E5M2, 0x7b, "5.734400e+04"),
            (F8E5M2, 0x7c, "0x7C"),
            (F8E5M2, 0x7d, "0x7D"),
            (F8E5M2, 0x80, "-0.000000e+00"),
            (F8E5M2, 0xff, "0xFF"),
            (F8E4M3, 0x1, "1.953130e-03"),
            (F8E4M3, 0x77, "2.400000e+02"),
            (F8E4M3, 0x78, "0x78"),
            (F8E4M3, 0x79, "0x79"),
            (F8E4M3, 0xf8, "0xF8"),
            (F8E4M3FN, 0x1, "1.953130e-03"),
            (F8E4M3FN, 0x7, "1.367190e-02"),
            (F8E4M3FN, 0x7e, "4.480000e+02"),
            (F8E4M3FN, 0x7f, "0x7F"),
            (F8E4M3FN, 0x80, "-0.000000e+00"),
            (F8E4M3FN, 0xff, "0xFF"),
            (F8E5M2FNUZ, 0x1, "7.629390e-06"),
            (F8E5M2FNUZ, 0x7f, "5.734400e+04"),
            (F8E5M2FNUZ, 0x80, "0x80"),
            (F8E5M2FNUZ, 0x81, "-7.629390e-06"),
            (F8E5M2FNUZ, 0xff, "-5.734400e+04"),
            (F8E4M3FNUZ, 0x1, "9.765620e-04"),
            (F8E4M3FNUZ, 0x7f, "2.400000e+02"),
            (F8E4M3FNUZ, 0x80, "0x80"),
            (F8E4M3B11FNUZ, 0x1, "1.220700e-04"),
            (F8E4M3B11FNUZ, 0x7f, "3.000000e+01"),
            (F8E4M3B11FNUZ, 0x80, "0x80"),
            (F8E3M4, 0x1, "1.562500e-02"),
            (F8E3M4, 0x6f, "1.550000e+01"),
            (F8E3M4, 0x70, "0x70"),
            (F8E8M0FNU, 0x0, "5.877470e-39"),
            (F8E8M0FNU, 0x1, "1.175490e-38"),
            (F8E8M0FNU, 0x7f, "1.000000e+00"),
            (F8E8M0FNU, 0xfe, "1.701410e+38"),
            (F8E8M0FNU, 0xff, "0xFF"),
            (BF16, 0x3dcd, "1.000980e-01"),
            (BF16, 0x1, "9.183550e-41"),
            (BF16, 0x7f7f, "3.389530e+38"),
            (BF16, 0x7f80, "0x7F80"),
            (BF16, 0x7fc1, "0x7FC1"),
            (BF16, 0x8000, "-0.000000e+00"),
            (F16, 0x3555, "3.332520e-01"),
            (F16, 0x1, "5.960460e-08"),
            (F16, 0x7bff, "6.550400e+04"),
            (F16, 0xfc00, "0xFC00"),
            (F16, 0x2e66, "9.997550e-02"),
            (TF32, 0xfeab, "9.036780e-20"),
            (TF32, 0x1, "1.147940e-41"),
            (TF32, 0x3fbff, "3.401160e+38"),
            (TF32, 0x3fc00, "0x3FC00"),
            (TF32, 0x7fe00, "0x7FE00"),
            (F32, 0x0, "0.000000e+00"),
            (F32, 0x80000000, "-0.000000e+00"),
            (F32, 0x3dcccccd, "1.000000e-01"),
            (F32, 0x3eaaaaab, "0.333333343"),
            (F32, 0x3f800001, "1.00000012"),
            (F32, 0x1, "1.401300e-45"),
            (F32, 0x7f7fffff, "3.40282347E+38"),
            (F32, 0x4b800000, "0x4B800000"),
            (F32, 0x4b7fffff, "0x4B7FFFFF"),
            (F32, 0x501502f9, "1.000000e+10"),
            (F32, 0x60ad78ec, "1.000000e+20"),
            (F32, 0x497423f8, "999999.5"),
            (F32, 0x49742400, "1.000000e+06"),
            (F32, 0x38d1b717, "9.99999974E-5"),
            (F32, 0x3a83126f, "1.000000e-03"),
            (F32, 0xba83126e, "-9.99999931E-4"),
            (F32, 0x38d1b718, "1.00000005E-4"),
            (F32, 0x7f800000, "0x7F800000"),
            (F32, 0xffc00000, "0xFFC00000"),
            (F32, 0x7f800001, "0x7F800001"),
            (F32, 0x1e3ce508, "9.99999968E-21"),
            (F64, 0x3fb999999999999a, "1.000000e-01"),
            (F64, 0x3fd5555555555555, "0.33333333333333331"),
            (F64, 0x3ff0000000000001, "1.0000000000000002"),
            (F64, 0x1, "4.940660e-324"),
            (F64, 0x7fefffffffffffff, "1.7976931348623157E+308"),
            (F64, 0x44b52d02c7e14af6, "9.9999999999999991E+22"),
            (F64, 0x44b52d02c7e14af7, "1.0000000000000001E+23"),
            (F64, 0x4415af1d78b58c40, "1.000000e+20"),
            (F64, 0x4340000000000001, "0x4340000000000001"),
            (F64, 0x400921fb54442d18, "3.1415926535897931"),
            (F64, 0x3f1a36e2eb1c432d, "1.000000e-04"),
            (F64, 0x3f50624dd2f1a9fc, "1.000000e-03"),
            (F64, 0x3f50624dd2f1a9fd, "0.0010000000000000002"),
            (F64, 0x7ff0000000000000, "0x7FF0000000000000"),
            (F64, 0x7ff8000000000001, "0x7FF8000000000001"),
            (F80, 0x3fff8000000000000001, "1.00000000000000000011"),
            (F80, 0x40009000000000000000, "2.250000e+00"),
            (F80, 0x4000c90fdaa22168c235, "3.14159265358979323851"),
            (F80, 0x1, "3.645200e-4951"),
            (F80, 0x7ffeffffffffffffffff, "1.18973149535723176502E+4932"),
            (F80, 0x4040ffffffffffffffff, "0x4040FFFFFFFFFFFFFFFF"),
            (F80, 0x14000000000000000, "0x7FFF4000000000000000"),
            (F80, 0x8000000000000000, "3.36210314311209350626E-4932"),
            (F80, 0x7fff8000000000000000, "0x7FFF8000000000000000"),
            (F80, 0x3ffbcccccccccccccccd, "1.000000e-01"),
            (F128, 0x3fff0000000000000000000000000001, "1.00000000000000000000000000000000019"),
            (F128, 0x4000921fb54442d18469898cc51701b8, "3.1415926535897932384626433832795028"),
            (F128, 0x1, "6.475180e-4966"),
            (F128, 0x7ffeffffffffffffffffffffffffffff, "1.18973149535723176508575932662800702E+4932"),
            (F128, 0x406fffffffffffffffffffffffffffff, "0x406FFFFFFFFFFFFFFFFFFFFFFFFFFFFF"),
            (F128, 0x7fff0000000000000000000000000000, "0x7FFF0000000000000000000000000000"),
            (F128, 0x3ffb999999999999999999999999999a, "1.000000e-01"),
        ];
        for &(kind, bits, expect) in cases {
            assert_eq!(text(kind, bits), expect, "{} {bits:#x}", kind.keyword());
        }
    }

    #[test]
    fn small_kinds_read_back_from_six_digits() {
        for &kind in FloatKind::ALL.iter().filter(|kind| kind.width() <= 16) {
            for bits in 0..1 << kind.width() {
                let text = text(kind, bits);
                if text.starts_with("0x") {
                    assert!(kind.is_nan(bits) || kind.is_infinite(bits), "{text}");
                    assert_eq!(kind.parse_hex(text.as_bytes()), Some(bits), "{text}");
                } else {
                    assert_eq!(kind.parse_decimal(text.as_bytes()), Some(bits), "{text}");
                }
            }
        }
    }

    /// The fast source of digits against the exact one, and both against the standard library's
    /// reading.
    #[test]
    fn scaled_digits_are_exact_digits() {
        for kind in [F32, F64] {
            for bits in spread(kind, 3_000) {
                let FloatClass::Finite { significand, exponent } = kind.unpack(bits).class else {
                    continue;
                };
                let value = Value { kind, significand, exponent };
                let exact = Written::Exact(Exact::new(significand, exponent));
                if let Some(scaled) = scale(significand as u64, exponent).map(Written::Scaled) {
                    for n in [SHORT, 2 + kind.format().precision * 59 / 196] {
                        let (scaled, exact) = (scaled.decimal(n), exact.decimal(n));
                        assert_eq!(scaled.digits, exact.digits, "{bits:#x}");
                        assert_eq!(scaled.magnitude, exact.magnitude, "{bits:#x}");
                    }
                    let short = exact.decimal(SHORT);
                    assert_eq!(scaled.reads_back(&short, &value), exact.reads_back(&short, &value), "{bits:#x}");
                }
                let text = text(kind, bits);
                if !text.starts_with("0x") {
                    let read = match kind {
                        F32 => text.parse::<f32>().unwrap().to_bits().into(),
                        _ => text.parse::<f64>().unwrap().to_bits().into(),
                    };
                    assert_eq!(bits, read, "{text}");
                }
            }
        }
    }

    /// Bit patterns all over the range, and those around short decimals and powers of two.
    fn spread(kind: FloatKind, n: u64) -> Vec<u128> {
        let mut state = 0x9E37_79B9_7F4A_7C15_u64;
        let mut patterns = Vec::new();
        for i in 0..n {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            let decimal = (i % 1_000) as f64 * 10f64.powi((state % 60) as i32 - 30);
            let power = 2f64.powi((state % 250) as i32 - 125);
            patterns.push(u128::from(state) & ((1 << kind.width()) - 1));
            for near in [decimal, power] {
                let bits = kind.from_f64(near);
                patterns.extend([bits, bits + 1, bits.saturating_sub(1)]);
            }
        }
        patterns
    }
}
