//! The builtin float kinds: one row each, classification of bit patterns, and conversion between
//! kinds.
//!
//! A float is a kind and its bits in the low end of a `u128`; bits above the width are zero.
//! Conversion rounds once, to nearest with ties to even, and treats overflow, NaN and negative zero
//! as LLVM's APFloat does, because that is what the reference stores for the same text.

use super::float_print;

/// How a format spends the bit patterns that IEEE 754 gives to infinity and NaN.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Specials {
    /// As IEEE 754: the highest exponent field holds infinity and NaNs.
    Ieee,
    /// `FN`: no infinity; the pattern of all ones (with either sign) is NaN.
    AllOnesNan,
    /// `FNUZ`: no infinity and no negative zero; the pattern of negative zero is NaN.
    NegativeZeroNan,
    /// `FN` of four and six bits: every pattern is finite.
    FiniteOnly,
    /// `FNU`: powers of two only, without sign and zero; all ones is NaN.
    ExponentOnly,
}

/// What distinguishes one float kind from another.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct FloatFormat {
    /// The type's name in text.
    pub keyword: &'static str,
    /// Bits in all.
    pub width: u32,
    /// Significant bits of a normal number, its first bit (stored or implied) included.
    pub precision: u32,
    /// Exponent of the smallest normal number: its value is `2^min_exponent`.
    pub min_exponent: i32,
    /// Exponent of the largest number: its value is `f * 2^max_exponent` with `1 <= f < 2`.
    pub max_exponent: i32,
    /// The patterns that are not numbers.
    pub specials: Specials,
}

/// Declares [`FloatKind`] from rows `Name = "keyword", width, precision, exponent range,
/// specials;`.
macro_rules! float_kinds {
    ($($kind:ident = $keyword:literal, $width:literal, $precision:literal, $min:literal ..= $max:literal, $specials:ident;)*) => {
        /// A builtin float type.
        #[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
        pub enum FloatKind {
            $(#[doc = concat!("The type `", $keyword, "`.")] $kind,)*
        }

        impl FloatKind {
            /// Every kind, narrow ones first.
            pub const ALL: &'static [FloatKind] = &[$(FloatKind::$kind),*];

            /// The kind's row.
            pub const fn format(self) -> &'static FloatFormat {
                match self {
                    $(FloatKind::$kind => const {
                        &FloatFormat {
                            keyword: $keyword,
                            width: $width,
                            precision: $precision,
                            min_exponent: $min,
                            max_exponent: $max,
                            specials: Specials::$specials,
                        }
                    },)*
                }
            }

            /// The kind with this type name.
            pub fn from_keyword(keyword: &[u8]) -> Option<FloatKind> {
                match str::from_utf8(keyword).ok()? {
                    $($keyword => Some(FloatKind::$kind),)*
                    _ => None,
                }
            }
        }
    };
}

float_kinds! {
    F4E2M1FN      = "f4E2M1FN",        4,   2,      0 ..= 2,     FiniteOnly;
    F6E2M3FN      = "f6E2M3FN",        6,   4,      0 ..= 2,     FiniteOnly;
    F6E3M2FN      = "f6E3M2FN",        6,   3,     -2 ..= 4,     FiniteOnly;
    F8E5M2        = "f8E5M2",          8,   3,    -14 ..= 15,    Ieee;
    F8E4M3        = "f8E4M3",          8,   4,     -6 ..= 7,     Ieee;
    F8E4M3FN      = "f8E4M3FN",        8,   4,     -6 ..= 8,     AllOnesNan;
    F8E5M2FNUZ    = "f8E5M2FNUZ",      8,   3,    -15 ..= 15,    NegativeZeroNan;
    F8E4M3FNUZ    = "f8E4M3FNUZ",      8,   4,     -7 ..= 7,     NegativeZeroNan;
    F8E4M3B11FNUZ = "f8E4M3B11FNUZ",   8,   4,    -10 ..= 4,     NegativeZeroNan;
    F8E3M4        = "f8E3M4",          8,   5,     -2 ..= 3,     Ieee;
    F8E8M0FNU     = "f8E8M0FNU",       8,   1,   -127 ..= 127,   ExponentOnly;
    BF16          = "bf16",           16,   8,   -126 ..= 127,   Ieee;
    F16           = "f16",            16,  11,    -14 ..= 15,    Ieee;
    TF32          = "tf32",           19,  11,   -126 ..= 127,   Ieee;
    F32           = "f32",            32,  24,   -126 ..= 127,   Ieee;
    F64           = "f64",            64,  53,  -1022 ..= 1023,  Ieee;
    F80           = "f80",            80,  64, -16382 ..= 16383, Ieee;
    F128          = "f128",          128, 113, -16382 ..= 16383, Ieee;
}

/// What a bit pattern stands for.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum FloatClass {
    /// Zero of either sign.
    Zero,
    /// `significand * 2^exponent`, where the significand is not zero and below `2^precision`.
    Finite {
        /// The significant bits as a whole number.
        significand: u128,
        /// Exponent of the significand's lowest bit.
        exponent: i32,
    },
    /// Infinity of either sign.
    Infinite,
    /// Not a number.
    Nan {
        /// The fraction field (`precision - 1` bits).
        payload: u128,
    },
}

/// A bit pattern taken apart.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Unpacked {
    /// The sign bit; `false` for kinds without one.
    pub negative: bool,
    /// What follows the sign.
    pub class: FloatClass,
}

impl FloatFormat {
    /// Bits below the implied or stored first bit.
    const fn fraction_bits(&self) -> u32 {
        self.precision - 1
    }

    const fn fraction_mask(&self) -> u128 {
        (1 << self.fraction_bits()) - 1
    }

    /// Where the exponent field begins: above the fraction, or above the stored first bit.
    const fn exponent_shift(&self) -> u32 {
        if self.stores_first_bit() { self.precision } else { self.fraction_bits() }
    }

    /// Only the x87 format spells the first bit out.
    const fn stores_first_bit(&self) -> bool {
        self.width == 80
    }

    const fn sign_bit(&self) -> u128 {
        match self.specials {
            Specials::ExponentOnly => 0,
            _ => 1 << (self.width - 1),
        }
    }

    /// The exponent field's pattern of all ones.
    const fn exponent_mask(&self) -> u128 {
        let sign_bits = !matches!(self.specials, Specials::ExponentOnly) as u32;
        (1 << (self.width - sign_bits - self.exponent_shift())) - 1
    }

    /// Exponent of the lowest bit of a subnormal number.
    const fn min_lsb(&self) -> i32 {
        self.min_exponent - self.fraction_bits() as i32
    }
}

impl FloatKind {
    /// The type's name in text.
    pub const fn keyword(self) -> &'static str {
        self.format().keyword
    }

    /// Bits of a value; `tf32` has 19.
    pub const fn width(self) -> u32 {
        self.format().width
    }

    /// Takes `bits` apart; bits above the width are ignored.
    #[inline]
    pub fn unpack(self, bits: u128) -> Unpacked {
        let format = self.format();
        let fraction = bits & format.fraction_mask();
        let field = (bits >> format.exponent_shift()) & format.exponent_mask();
        let top_field = field == format.exponent_mask();
        let negative = bits & format.sign_bit() != 0;
        let normal =
            |significand| FloatClass::Finite { significand, exponent: field.max(1) as i32 - 1 + format.min_lsb() };
        let class = match format.specials {
            Specials::ExponentOnly if top_field => FloatClass::Nan { payload: 0 },
            Specials::ExponentOnly => {
                FloatClass::Finite { significand: 1, exponent: field as i32 + format.min_exponent }
            }
            Specials::Ieee if format.stores_first_bit() => {
                let first_bit = bits & (1 << format.fraction_bits());
                match (first_bit != 0, fraction) {
                    (true, 0) if top_field => FloatClass::Infinite,
                    (_, payload) if top_field => FloatClass::Nan { payload },
                    // The processor refuses numbers whose first bit is missing ("unnormals");
                    // APFloat calls them NaN.
                    (false, payload) if field != 0 => FloatClass::Nan { payload },
                    (false, 0) => FloatClass::Zero,
                    _ => normal(first_bit | fraction),
                }
            }
            Specials::Ieee if top_field && fraction == 0 => FloatClass::Infinite,
            Specials::Ieee if top_field => FloatClass::Nan { payload: fraction },
            Specials::AllOnesNan if top_field && fraction == format.fraction_mask() => {
                FloatClass::Nan { payload: fraction }
            }
            Specials::NegativeZeroNan if negative && field == 0 && fraction == 0 => FloatClass::Nan { payload: 0 },
            _ if field != 0 => normal(fraction | 1 << format.fraction_bits()),
            _ if fraction == 0 => FloatClass::Zero,
            _ => normal(fraction),
        };
        Unpacked { negative, class }
    }

    /// Whether `bits` is a NaN.
    pub fn is_nan(self, bits: u128) -> bool {
        matches!(self.unpack(bits).class, FloatClass::Nan { .. })
    }

    /// Whether `bits` is an infinity.
    pub fn is_infinite(self, bits: u128) -> bool {
        self.unpack(bits).class == FloatClass::Infinite
    }

    /// Whether `bits` is a zero of either sign.
    pub fn is_zero(self, bits: u128) -> bool {
        self.unpack(bits).class == FloatClass::Zero
    }

    /// Whether the sign bit is set.
    pub const fn is_negative(self, bits: u128) -> bool {
        bits & self.format().sign_bit() != 0
    }

    /// Zero; the smallest number for a kind without zero, positive zero for a kind with one only.
    pub const fn zero(self, negative: bool) -> u128 {
        match self.format().specials {
            Specials::NegativeZeroNan | Specials::ExponentOnly => 0,
            Specials::Ieee | Specials::AllOnesNan | Specials::FiniteOnly => self.sign(negative),
        }
    }

    /// Infinity, for kinds that have it.
    pub const fn infinity(self, negative: bool) -> Option<u128> {
        let format = self.format();
        match format.specials {
            Specials::Ieee => {
                let first_bit = if format.stores_first_bit() { 1 << format.fraction_bits() } else { 0 };
                Some(self.sign(negative) | format.exponent_mask() << format.exponent_shift() | first_bit)
            }
            _ => None,
        }
    }

    /// The NaN that operations produce (quiet, no payload), for kinds that have NaNs.
    pub const fn nan(self, negative: bool) -> Option<u128> {
        let format = self.format();
        match format.specials {
            Specials::Ieee => match self.infinity(negative) {
                Some(infinity) => Some(infinity | 1 << (format.fraction_bits() - 1)),
                None => None,
            },
            Specials::AllOnesNan => Some(self.sign(negative) | (format.sign_bit() - 1)),
            Specials::NegativeZeroNan => Some(format.sign_bit()),
            Specials::ExponentOnly => Some(format.exponent_mask()),
            Specials::FiniteOnly => None,
        }
    }

    /// The finite number farthest from zero.
    pub fn largest(self, negative: bool) -> u128 {
        let format = self.format();
        let all_ones = (1 << format.precision) - 1;
        let significand = match format.specials {
            // All ones is NaN already; one step below.
            Specials::AllOnesNan => all_ones - 1,
            _ => all_ones,
        };
        self.pack(negative, significand, format.max_exponent - format.fraction_bits() as i32)
    }

    /// The value as `f64`: exact for all kinds up to `f64`, rounded for the wider two. NaNs keep
    /// their sign and the upper end of their payload and become quiet.
    pub fn to_f64(self, bits: u128) -> f64 {
        f64::from_bits(self.convert(bits, FloatKind::F64) as u64)
    }

    /// `value` in this kind, rounded once; see [`convert`](FloatKind::convert).
    pub fn from_f64(self, value: f64) -> u128 {
        match self {
            // A NaN's payload through `as` is up to the platform.
            FloatKind::F32 if !value.is_nan() => (value as f32).to_bits().into(),
            _ => FloatKind::F64.convert(value.to_bits().into(), self),
        }
    }

    /// The bits in kind `to` of the number whose bits in this kind are `bits`.
    ///
    /// Finite numbers round to nearest, ties to even. Where `to` lacks what is needed:
    ///
    /// - too large becomes infinity, else NaN, else the largest number;
    /// - infinity becomes NaN; in finite-only kinds infinity and NaN become zero with their sign;
    /// - zero becomes positive zero, or the smallest number;
    /// - the sign of a negative number enters `f8E8M0FNU` as its highest bit, so the result is of
    ///   no use.
    ///
    /// The last two lines follow APFloat, which has no better answer; the reference stores these
    /// bits.
    #[inline]
    pub fn convert(self, bits: u128, to: FloatKind) -> u128 {
        if self == to {
            return bits;
        }
        let Unpacked { negative, class } = self.unpack(bits);
        match class {
            FloatClass::Finite { significand, exponent } => to.round(negative, significand, exponent),
            FloatClass::Zero => to.zero(negative),
            FloatClass::Infinite => to.infinity(negative).or(to.nan(negative)).unwrap_or(to.zero(negative)),
            FloatClass::Nan { payload } => {
                let keeps_payload = self.format().specials != Specials::NegativeZeroNan;
                let Some(quiet) = to.nan(negative && keeps_payload) else {
                    return to.zero(negative);
                };
                if to.format().specials != Specials::Ieee || !keeps_payload {
                    return quiet;
                }
                let widening = to.format().precision as i32 - self.format().precision as i32;
                quiet | if widening >= 0 { payload << widening } else { payload >> -widening }
            }
        }
    }

    /// The number `± significand * 2^exponent` in this kind, rounded to nearest even; `significand`
    /// is not zero.
    #[inline]
    pub(super) fn round(self, negative: bool, significand: u128, exponent: i32) -> u128 {
        let format = self.format();
        let n_bits = 128 - significand.leading_zeros() as i32;
        let mut lsb = (exponent + n_bits - format.precision as i32).max(format.min_lsb());
        let mut kept = match lsb - exponent {
            up @ ..=0 => significand << -up,
            down => shift_right_to_even(significand, down as u32),
        };
        if kept == 0 {
            return self.zero(negative);
        }
        if kept >> format.precision != 0 {
            kept >>= 1;
            lsb += 1;
        }
        let past_top = match lsb + format.fraction_bits() as i32 - format.max_exponent {
            ..=-1 => false,
            0 => format.specials == Specials::AllOnesNan && kept == (1 << format.precision) - 1,
            _ => true,
        };
        if past_top {
            return self.infinity(negative).or(self.nan(negative)).unwrap_or(self.largest(negative));
        }
        self.pack(negative, kept, lsb)
    }

    /// Puts together a number that is representable: `significand < 2^precision`, `lsb` its lowest
    /// bit's exponent.
    #[inline]
    fn pack(self, negative: bool, significand: u128, lsb: i32) -> u128 {
        let format = self.format();
        if format.specials == Specials::ExponentOnly {
            return (lsb - format.min_exponent) as u128 | u128::from(negative) << (format.width - 1);
        }
        let is_normal = significand >> format.fraction_bits() != 0;
        let field = if is_normal { (lsb - format.min_lsb() + 1) as u128 } else { 0 };
        let stored = if format.stores_first_bit() { significand } else { significand & format.fraction_mask() };
        self.sign(negative) | field << format.exponent_shift() | stored
    }

    /// `bits` in the one spelling that prints for the same number: differs for x87 numbers whose
    /// first bit contradicts their exponent.
    pub fn canonical(self, bits: u128) -> u128 {
        if self != FloatKind::F80 {
            return bits;
        }
        match self.unpack(bits) {
            Unpacked { negative, class: FloatClass::Finite { significand, exponent } } => {
                self.pack(negative, significand, exponent)
            }
            Unpacked { class: FloatClass::Nan { .. }, .. } => bits | 0x7FFF << 64,
            _ => bits,
        }
    }

    /// Appends the literal that MLIR prints for `bits`: six significant digits where they read back
    /// to the same bits, more where needed, hexadecimal for infinity, NaN and large whole numbers.
    pub fn print(self, bits: u128, out: &mut Vec<u8>) {
        float_print::print(self, bits, out);
    }

    const fn sign(self, negative: bool) -> u128 {
        if negative { self.format().sign_bit() } else { 0 }
    }
}

/// `value / 2^shift` rounded to nearest, ties to even; `shift` is not zero.
fn shift_right_to_even(value: u128, shift: u32) -> u128 {
    match shift {
        ..=127 => {
            let half = 1 << (shift - 1);
            let rest = value & ((half << 1) - 1);
            let kept = value >> shift;
            kept + u128::from(rest > half || (rest == half && kept & 1 != 0))
        }
        128 => u128::from(value > 1 << 127),
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::FloatKind::*;
    use super::*;

    fn text(kind: FloatKind, bits: u128) -> String {
        let mut out = Vec::new();
        kind.print(bits, &mut out);
        String::from_utf8(out).unwrap()
    }

    /// What the reference makes of a float attribute built from these numbers.
    #[test]
    fn rounds_as_the_reference() {
        let cases: &[(FloatKind, f64, &str)] = &[
            (F4E2M1FN, 0.25, "0.000000e+00"),
            (F4E2M1FN, 0.26, "5.000000e-01"),
            (F4E2M1FN, 5.0, "4.000000e+00"),
            (F4E2M1FN, 5.01, "6.000000e+00"),
            (F4E2M1FN, 7.0, "6.000000e+00"),
            (F4E2M1FN, 1e30, "6.000000e+00"),
            (F4E2M1FN, -1e30, "-6.000000e+00"),
            (F6E2M3FN, 7.75, "7.500000e+00"),
            (F6E2M3FN, 0.0625, "0.000000e+00"),
            (F6E2M3FN, 0.0626, "1.250000e-01"),
            (F6E3M2FN, 30.0, "2.800000e+01"),
            (F6E3M2FN, -100.0, "-2.800000e+01"),
            (F8E5M2, 61439.9, "5.734400e+04"),
            (F8E5M2, 61440.0, "0x7C"),
            (F8E5M2, -1e9, "0xFC"),
            (F8E5M2, 7.62939453125e-6, "0.000000e+00"),
            (F8E5M2, 7.63e-6, "1.525880e-05"),
            (F8E5M2, -1e-9, "-0.000000e+00"),
            (F8E4M3, 247.9, "2.400000e+02"),
            (F8E4M3, 248.0, "0x78"),
            (F8E4M3FN, 464.0, "4.480000e+02"),
            (F8E4M3FN, 464.1, "0x7F"),
            (F8E4M3FN, -465.0, "0xFF"),
            (F8E4M3FN, 9.765625e-4, "0.000000e+00"),
            (F8E4M3FN, 9.8e-4, "1.953130e-03"),
            (F8E4M3FN, 1.0625, "1.000000e+00"),
            (F8E4M3FN, 1.1875, "1.250000e+00"),
            (F8E5M2FNUZ, 61439.9, "5.734400e+04"),
            (F8E5M2FNUZ, 61440.0, "0x80"),
            (F8E5M2FNUZ, -1e-9, "0.000000e+00"),
            (F8E5M2FNUZ, -0.0, "0.000000e+00"),
            (F8E4M3FNUZ, 247.9, "2.400000e+02"),
            (F8E4M3FNUZ, 248.0, "0x80"),
            (F8E4M3FNUZ, -248.0, "0x80"),
            (F8E4M3FNUZ, -1e-9, "0.000000e+00"),
            (F8E4M3B11FNUZ, 30.9, "3.000000e+01"),
            (F8E4M3B11FNUZ, 31.0, "0x80"),
            (F8E3M4, 15.74, "1.550000e+01"),
            (F8E3M4, 15.75, "0x70"),
            (F8E8M0FNU, 0.0, "5.877470e-39"),
            (F8E8M0FNU, 1e-300, "5.877470e-39"),
            (F8E8M0FNU, 1.49, "1.000000e+00"),
            (F8E8M0FNU, 1.5, "2.000000e+00"),
            (F8E8M0FNU, 3.0, "4.000000e+00"),
            (F8E8M0FNU, 2.55211775e38, "1.701410e+38"),
            (F8E8M0FNU, 2.5521177519070385e38, "0xFF"),
            (BF16, 3.3961775292304957e38, "0x7F80"),
            (BF16, 3.39e38, "3.389530e+38"),
            (BF16, 1.00390625, "1.000000e+00"),
            (BF16, 1.01171875, "1.015630e+00"),
            (BF16, 4.591774807899561e-41, "0.000000e+00"),
            (BF16, 4.6e-41, "9.183550e-41"),
            (F16, 65519.9, "6.550400e+04"),
            (F16, 65520.0, "0x7C00"),
            (F16, 2.980_232_238_769_531_3e-8, "0.000000e+00"),
            (F16, 2.99e-8, "5.960460e-08"),
            (TF32, 0.1, "9.997550e-02"),
            (TF32, 3.402e38, "0x3FC00"),
            (F32, 1.000_000_059_604_644_8, "1.000000e+00"),
            (F32, 3.4028235677973366e38, "0x7F800000"),
            (F32, 3.4028235677973362e38, "3.40282347E+38"),
            (F32, 7.006492321624085e-46, "0.000000e+00"),
            (F32, 7.1e-46, "1.401300e-45"),
            (F80, 0.1, "0.100000000000000005551"),
            (F80, 5e-324, "4.94065645841246544177E-324"),
            (F128, 0.1, "0.100000000000000005551115123125782702"),
            (F128, 1.7976931348623157e308, "1.79769313486231570814527423731704357E+308"),
        ];
        for &(kind, value, expect) in cases {
            assert_eq!(text(kind, kind.from_f64(value)), expect, "{} of {value}", kind.keyword());
        }
    }

    /// What the reference's attributes give as their value.
    #[test]
    fn widens_as_the_reference() {
        let cases: &[(FloatKind, u128, u64)] = &[
            (F8E5M2, 0x7c, 0x7ff0000000000000),
            (F8E5M2, 0x7d, 0x7ffc000000000000),
            (F8E5M2, 0x7e, 0x7ff8000000000000),
            (F8E5M2, 0xff, 0xfffc000000000000),
            (F8E4M3FN, 0x7f, 0x7ffe000000000000),
            (F8E4M3FN, 0xff, 0xfffe000000000000),
            (F8E4M3FNUZ, 0x80, 0x7ff8000000000000),
            (F8E8M0FNU, 0x0, 0x3800000000000000),
            (F8E8M0FNU, 0xfe, 0x47e0000000000000),
            (BF16, 0x7fc1, 0x7ff8200000000000),
            (BF16, 0x7f81, 0x7ff8200000000000),
            (BF16, 0xff80, 0xfff0000000000000),
            (F32, 0x7f800001, 0x7ff8000020000000),
            (F32, 0xffc12345, 0xfff82468a0000000),
            (F80, 0x7fff8000000000000001, 0x7ff8000000000000),
            (F80, 0x14000000000000000, 0x7ff8000000000000),
            (F80, 0x8000000000000000, 0x0),
            (F80, 0x7fffc000000000000001, 0x7ff8000000000000),
            (F80, 0x3fff8000000000000401, 0x3ff0000000000001),
            (F80, 0x3fff8000000000000400, 0x3ff0000000000000),
            (F80, 0x7ffeffffffffffffffff, 0x7ff0000000000000),
            (F128, 0x7fff0000000000000000000000000001, 0x7ff8000000000000),
            (F128, 0x3fff0000000000000800000000000000, 0x3ff0000000000000),
            (F128, 0x3fff0000000000000800000000000001, 0x3ff0000000000001),
        ];
        for &(kind, bits, expect) in cases {
            let got = kind.to_f64(bits).to_bits();
            assert_eq!(got, expect, "{} {bits:#x}: {got:#x}", kind.keyword());
        }
    }

    #[test]
    fn infinity_and_nan_take_what_a_kind_offers() {
        let cases: &[(FloatKind, [u128; 4])] = &[
            // infinity, -infinity, NaN, -NaN
            (F4E2M1FN, [0x0, 0x8, 0x0, 0x8]),
            (F6E2M3FN, [0x0, 0x20, 0x0, 0x20]),
            (F8E5M2, [0x7C, 0xFC, 0x7E, 0xFE]),
            (F8E4M3, [0x78, 0xF8, 0x7C, 0xFC]),
            (F8E4M3FN, [0x7F, 0xFF, 0x7F, 0xFF]),
            (F8E5M2FNUZ, [0x80; 4]),
            (F8E4M3B11FNUZ, [0x80; 4]),
            (F8E3M4, [0x70, 0xF0, 0x78, 0xF8]),
            (F8E8M0FNU, [0xFF; 4]),
            (BF16, [0x7F80, 0xFF80, 0x7FC0, 0xFFC0]),
            (F16, [0x7C00, 0xFC00, 0x7E00, 0xFE00]),
            (TF32, [0x3FC00, 0x7FC00, 0x3FE00, 0x7FE00]),
            (F80, [0x7FFF << 64 | 1 << 63, 0xFFFF << 64 | 1 << 63, 0x7FFF << 64 | 3 << 62, 0xFFFF << 64 | 3 << 62]),
            (F128, [0x7FFF << 112, 0xFFFF << 112, 0xFFFF << 111, 0x1FFFF << 111]),
        ];
        let inputs = [0x7FF0_0000_0000_0000, 0xFFF0_0000_0000_0000, 0x7FF8_0000_0000_0000, 0xFFF8_0000_0000_0000];
        for (kind, expect) in cases {
            let got = inputs.map(|bits| kind.from_f64(f64::from_bits(bits)));
            assert_eq!(got, *expect, "{}", kind.keyword());
        }
    }

    #[test]
    fn nan_payloads_keep_their_upper_end() {
        for (kind, expect) in [(F8E5M2, 0x7F), (F8E4M3, 0x7E), (BF16, 0x7FE0), (F16, 0x7F00), (F32, 0x7FE0_0000)] {
            assert_eq!(kind.from_f64(f64::from_bits(0x7FF4_0000_0000_0000)), expect, "{}", kind.keyword());
        }
        // A NaN of a kind without payloads.
        assert!(F8E8M0FNU.to_f64(0xFF).is_nan());
        assert_eq!(F8E4M3FNUZ.convert(0x80, F8E4M3FN), 0x7F);
    }

    /// A power of two is its own highest bit in `f8E8M0FNU`, whose sign the reference drops onto
    /// the exponent.
    #[test]
    fn negative_numbers_damage_exponent_only_kinds() {
        for (value, bits) in [(-1.0, 0xFF), (-2.0, 0x80), (-0.5, 0xFE), (-3.0, 0x81), (-1e-39, 0x00), (-1e39, 0xFF)] {
            assert_eq!(F8E8M0FNU.from_f64(value), bits, "{value}");
        }
    }

    #[test]
    fn every_small_value_survives_f64() {
        for &kind in FloatKind::ALL.iter().filter(|kind| kind.width() <= 19) {
            for bits in (0..1 << kind.width()).filter(|&bits| !kind.is_nan(bits)) {
                if kind.is_infinite(bits) && kind.infinity(false).is_none() {
                    continue;
                }
                assert_eq!(kind.from_f64(kind.to_f64(bits)), bits, "{} {bits:#x}", kind.keyword());
                assert_eq!(F128.convert(kind.convert(bits, F128), kind), bits, "{} {bits:#x}", kind.keyword());
            }
        }
    }

    #[test]
    fn f32_rounds_like_the_processor() {
        let mut state = 88_172_645_463_325_252_u64;
        for i in 0..20_000 {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            // Near the range of f32, half of them just beside a tie.
            let exponent = 1023 - 155 + state % 290;
            let fraction = if i % 2 == 0 { state >> 12 } else { (state >> 35 << 29 | 1 << 28) + state % 3 - 1 };
            let value = f64::from_bits(exponent << 52 | fraction & ((1 << 52) - 1));
            let FloatClass::Finite { significand, exponent } = F64.unpack(value.to_bits().into()).class else {
                unreachable!("the exponent field is not at an end")
            };
            assert_eq!(F32.round(false, significand, exponent), (value as f32).to_bits().into(), "{value:e}");
        }
    }

    #[test]
    fn keywords_name_their_kinds() {
        for &kind in FloatKind::ALL {
            assert_eq!(FloatKind::from_keyword(kind.keyword().as_bytes()), Some(kind));
        }
        for text in ["", "f", "f7", "F32", "f8E4M3f", "f320", "\u{e9}"] {
            assert_eq!(FloatKind::from_keyword(text.as_bytes()), None, "{text}");
        }
    }

    #[test]
    fn ends_of_the_range() {
        for (kind, expect) in
            [(F4E2M1FN, 6.0), (F8E4M3FN, 448.0), (F8E4M3FNUZ, 240.0), (F8E5M2, 57344.0), (F16, 65504.0)]
        {
            assert_eq!(kind.to_f64(kind.largest(false)), expect);
        }
        assert_eq!(F32.largest(true), f32::MIN.to_bits().into());
        assert_eq!(F64.largest(false), f64::MAX.to_bits().into());
        assert_eq!(F80.largest(false), (0x7FFE << 64) | u128::from(u64::MAX));
        assert!(F8E4M3FN.is_negative(0x80) && !F8E8M0FNU.is_negative(0x80));
        assert!(F16.is_zero(0x8000) && !F8E5M2FNUZ.is_zero(0x80));
    }
}
