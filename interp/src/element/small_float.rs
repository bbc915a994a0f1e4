//! Floats below 32 bits: every value is exact in `f32`, so they are decoded to `f32`, computed there and rounded
//! back once. For + − × ÷ and square root that is the correctly rounded result of the small type itself: `f32`
//! has more than twice the digits of each of them, which makes the second rounding harmless.
//!
//! Where a type lacks a value the rules of LLVM's APFloat hold: types without infinity turn overflow into NaN
//! (the finite-only 4 and 6 bit types into their largest value), the FNUZ types have no −0, and `f8E8M0FNU` has
//! neither sign nor zero. NaN in a finite-only type becomes −0, as XLA's types do it.

/// A float type of at most 16 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
#[expect(missing_docs, reason = "the names are the specification's")]
pub enum SmallFloat {
    F4E2M1FN,
    F6E2M3FN,
    F6E3M2FN,
    F8E3M4,
    F8E4M3,
    F8E4M3FN,
    F8E4M3FNUZ,
    F8E4M3B11FNUZ,
    F8E5M2,
    F8E5M2FNUZ,
    F8E8M0FNU,
    BF16,
    F16,
}

/// The layout of a type: sign, `exponent` bits, `mantissa` bits.
#[derive(Clone, Copy)]
struct Layout {
    exponent: u32,
    mantissa: u32,
    bias: i32,
    /// The largest finite magnitude's code.
    max: u16,
    /// The code that magnitudes beyond `max` become, before the sign.
    overflow: u16,
    /// The code of a positive NaN.
    nan: u16,
    /// Without −0; its code is the only NaN.
    unsigned_zero: bool,
    signed: bool,
}

const fn layout(exponent: u32, mantissa: u32, bias: i32, max: u16, overflow: u16, nan: u16) -> Layout {
    Layout { exponent, mantissa, bias, max, overflow, nan, unsigned_zero: false, signed: true }
}

const fn fnuz(exponent: u32, mantissa: u32, bias: i32) -> Layout {
    Layout { exponent, mantissa, bias, max: 0x7F, overflow: 0x80, nan: 0x80, unsigned_zero: true, signed: true }
}

const LAYOUTS: [Layout; 13] = [
    layout(2, 1, 1, 0x7, 0x7, 0x8),
    layout(2, 3, 1, 0x1F, 0x1F, 0x20),
    layout(3, 2, 3, 0x1F, 0x1F, 0x20),
    layout(3, 4, 3, 0x6F, 0x70, 0x78),
    layout(4, 3, 7, 0x77, 0x78, 0x7C),
    layout(4, 3, 7, 0x7E, 0x7F, 0x7F),
    fnuz(4, 3, 8),
    fnuz(4, 3, 11),
    layout(5, 2, 15, 0x7B, 0x7C, 0x7E),
    fnuz(5, 2, 16),
    Layout {
        exponent: 8,
        mantissa: 0,
        bias: 127,
        max: 0xFE,
        overflow: 0xFF,
        nan: 0xFF,
        unsigned_zero: false,
        signed: false,
    },
    layout(8, 7, 127, 0x7F7F, 0x7F80, 0x7FC0),
    layout(5, 10, 15, 0x7BFF, 0x7C00, 0x7E00),
];

/// The value of every code of the types of at most 8 bits.
static DECODED: [[f32; 256]; 11] = {
    let mut tables = [[0.0; 256]; 11];
    let mut kind = 0;
    while kind < 11 {
        let mut code = 0;
        while code < 256 {
            tables[kind][code] = LAYOUTS[kind].decode(code as u16);
            code += 1;
        }
        kind += 1;
    }
    tables
};

impl Layout {
    const fn sign_code(&self) -> u16 {
        if self.signed { 1 << (self.exponent + self.mantissa) } else { 0 }
    }

    const fn decode(&self, code: u16) -> f32 {
        let sign = if code & self.sign_code() != 0 { -1.0 } else { 1.0 };
        let magnitude = if self.signed { code & (self.sign_code() - 1) } else { code };
        let nan = if self.unsigned_zero { code == self.nan } else { magnitude > self.overflow };
        if nan || (magnitude == self.overflow && self.overflow == self.nan) {
            // With the sign, which the total order sees, as XLA's does.
            return f32::from_bits(if sign < 0.0 { 0xFFC0_0000 } else { 0x7FC0_0000 });
        }
        if magnitude > self.max {
            return if sign < 0.0 { f32::NEG_INFINITY } else { f32::INFINITY };
        }
        let field = magnitude as i32 >> self.mantissa;
        let fraction = magnitude as u32 & ((1 << self.mantissa) - 1);
        if !self.signed {
            return power_of_two(field - self.bias);
        }
        let (fraction, field) = if field == 0 { (fraction, 1) } else { (fraction | 1 << self.mantissa, field) };
        sign * fraction as f32 * power_of_two(field - self.bias - self.mantissa as i32)
    }
}

/// `2^exponent` for exponents down to the smallest subnormal.
const fn power_of_two(exponent: i32) -> f32 {
    if exponent >= -126 {
        f32::from_bits(((exponent + 127) as u32) << 23)
    } else {
        f32::from_bits(1 << (exponent + 149))
    }
}

impl SmallFloat {
    const fn layout(self) -> &'static Layout {
        &LAYOUTS[self as usize]
    }

    /// Bytes per slot.
    pub const fn width(self) -> usize {
        if matches!(self, SmallFloat::BF16 | SmallFloat::F16) { 2 } else { 1 }
    }

    /// Bits of the type.
    pub const fn bits(self) -> u32 {
        let layout = self.layout();
        layout.exponent + layout.mantissa + layout.signed as u32
    }

    /// Explicit bits of the significand.
    pub const fn mantissa_bits(self) -> u32 {
        self.layout().mantissa
    }

    /// Whether there are infinities among the values.
    pub fn has_infinity(self) -> bool {
        self.decode(self.layout().overflow).is_infinite()
    }

    /// The name as StableHLO writes it.
    pub const fn name(self) -> &'static str {
        match self {
            SmallFloat::F4E2M1FN => "f4E2M1FN",
            SmallFloat::F6E2M3FN => "f6E2M3FN",
            SmallFloat::F6E3M2FN => "f6E3M2FN",
            SmallFloat::F8E3M4 => "f8E3M4",
            SmallFloat::F8E4M3 => "f8E4M3",
            SmallFloat::F8E4M3FN => "f8E4M3FN",
            SmallFloat::F8E4M3FNUZ => "f8E4M3FNUZ",
            SmallFloat::F8E4M3B11FNUZ => "f8E4M3B11FNUZ",
            SmallFloat::F8E5M2 => "f8E5M2",
            SmallFloat::F8E5M2FNUZ => "f8E5M2FNUZ",
            SmallFloat::F8E8M0FNU => "f8E8M0FNU",
            SmallFloat::BF16 => "bf16",
            SmallFloat::F16 => "f16",
        }
    }

    /// The exact value of a code.
    pub fn decode(self, code: u16) -> f32 {
        match self {
            SmallFloat::BF16 => bf16_to_f32(code),
            SmallFloat::F16 => f16_to_f32(code),
            narrow => DECODED[narrow as usize][code as usize & 0xFF],
        }
    }

    /// The code nearest to a value, ties to even.
    pub fn encode(self, value: f32) -> u16 {
        match self {
            SmallFloat::BF16 => f32_to_bf16(value),
            SmallFloat::F16 => f32_to_f16(value),
            narrow => u16::from(narrow.encode_narrow(value)),
        }
    }

    /// The code nearest to a double, rounded once.
    pub fn encode_f64(self, value: f64) -> u16 {
        self.encode(f64_to_odd_f32(value))
    }

    fn encode_narrow(self, value: f32) -> u8 {
        let layout = self.layout();
        let negative = value.is_sign_negative();
        let sign = if negative { layout.sign_code() } else { 0 };
        if value.is_nan() {
            return if layout.unsigned_zero { layout.nan as u8 } else { (layout.nan ^ sign) as u8 };
        }
        let overflow = if layout.unsigned_zero { layout.overflow as u8 } else { (layout.overflow | sign) as u8 };
        if value.is_infinite() {
            return overflow;
        }
        let magnitude = f64::from(value.abs());
        if !layout.signed {
            if negative && magnitude != 0.0 {
                return layout.nan as u8;
            }
            if magnitude < f64::from(power_of_two(-127)) {
                return 0;
            }
        }
        let smallest = if layout.signed { 1 - layout.bias } else { -layout.bias };
        let exponent = (((magnitude.to_bits() >> 52) as i32) - 1023).max(smallest);
        let scale = f64::from_bits(((layout.mantissa as i32 - exponent + 1023) as u64) << 52);
        let quotient = (magnitude * scale).round_ties_even() as u64;
        let steps = ((exponent - smallest) as u64) << layout.mantissa;
        let code = if layout.signed { steps + quotient } else { steps + quotient - 1 };
        if code > u64::from(layout.max) {
            return overflow;
        }
        if code == 0 && layout.unsigned_zero { 0 } else { (code as u16 | sign) as u8 }
    }

    /// The value rounded to the type, kept as `f32`.
    pub fn round(self, value: f32) -> f32 {
        self.decode(self.encode(value))
    }

    /// Decodes slots to `f32`; the slices hold the same number of elements.
    pub fn decode_block(self, slots: &[u8], out: &mut [f32]) {
        debug_assert_eq!(slots.len(), out.len() * self.width());
        match self {
            SmallFloat::BF16 => pairs(slots).zip(out).for_each(|(code, out)| *out = bf16_to_f32(code)),
            SmallFloat::F16 => pairs(slots).zip(out).for_each(|(code, out)| *out = f16_to_f32(code)),
            narrow => {
                let table = &DECODED[narrow as usize];
                slots.iter().zip(out).for_each(|(&code, out)| *out = table[code as usize]);
            }
        }
    }

    /// Rounds `f32` values into slots; the slices hold the same number of elements.
    pub fn encode_block(self, values: &[f32], slots: &mut [u8]) {
        debug_assert_eq!(slots.len(), values.len() * self.width());
        match self {
            SmallFloat::BF16 => {
                pairs_mut(slots).zip(values).for_each(|(slot, &value)| *slot = f32_to_bf16(value).to_le_bytes());
            }
            SmallFloat::F16 => {
                pairs_mut(slots).zip(values).for_each(|(slot, &value)| *slot = f32_to_f16(value).to_le_bytes());
            }
            narrow => slots.iter_mut().zip(values).for_each(|(slot, &value)| *slot = narrow.encode_narrow(value)),
        }
    }

    /// Rounds every value to the type, in place.
    pub fn round_block(self, values: &mut [f32]) {
        match self {
            SmallFloat::BF16 => values.iter_mut().for_each(|value| *value = round_to_bf16(*value)),
            SmallFloat::F16 => values.iter_mut().for_each(|value| *value = round_to_f16(*value)),
            narrow => values.iter_mut().for_each(|value| *value = narrow.round(*value)),
        }
    }
}

fn pairs(slots: &[u8]) -> impl Iterator<Item = u16> {
    slots.as_chunks().0.iter().map(|&pair| u16::from_le_bytes(pair))
}

fn pairs_mut(slots: &mut [u8]) -> impl Iterator<Item = &mut [u8; 2]> {
    slots.as_chunks_mut().0.iter_mut()
}

/// The exact value of a bfloat16.
#[inline(always)]
pub fn bf16_to_f32(code: u16) -> f32 {
    f32::from_bits(u32::from(code) << 16)
}

/// The nearest bfloat16, ties to even; a NaN keeps its leading payload and becomes quiet.
#[inline(always)]
pub fn f32_to_bf16(value: f32) -> u16 {
    (round_to_bf16(value).to_bits() >> 16) as u16
}

/// The value rounded to bfloat16, kept as `f32`.
#[inline(always)]
pub fn round_to_bf16(value: f32) -> f32 {
    let bits = value.to_bits();
    let rounded = bits.wrapping_add(0x7FFF + (bits >> 16 & 1)) & 0xFFFF_0000;
    let quiet = (bits | 0x0040_0000) & 0xFFFF_0000;
    f32::from_bits(if value.is_nan() { quiet } else { rounded })
}

/// The exact value of an IEEE half.
#[inline(always)]
pub fn f16_to_f32(code: u16) -> f32 {
    let sign = u32::from(code & 0x8000) << 16;
    let shifted = u32::from(code & 0x7FFF) << 13;
    // The exponent field read with f32's bias is 2^-112 of the value; the product repairs subnormals as well.
    let scaled = (f32::from_bits(shifted) * f32::from_bits((127 + 112) << 23)).to_bits();
    let magnitude = if code & 0x7C00 == 0x7C00 { shifted | 0x7F80_0000 } else { scaled };
    f32::from_bits(magnitude | sign)
}

/// The nearest IEEE half, ties to even; a NaN keeps its leading payload and becomes quiet.
#[inline(always)]
pub fn f32_to_f16(value: f32) -> u16 {
    let bits = value.to_bits();
    let sign = (bits >> 16 & 0x8000) as u16;
    let rounded = round_to_f16(value).to_bits() & 0x7FFF_FFFF;
    let normal = (rounded >> 13).wrapping_sub(112 << 10) as u16;
    // Below 2^-14 the rounded value is a multiple of 2^-24: adding 0.5 leaves the multiple in the low bits.
    let subnormal = ((f32::from_bits(rounded) + 0.5).to_bits() & 0x7FF) as u16;
    let special = (0x7C00 | (bits >> 13 & 0x3FF) | if value.is_nan() { 0x200 } else { 0 }) as u16;
    let magnitude = if rounded >= 0x7F80_0000 {
        if value.is_nan() { special } else { 0x7C00 }
    } else if rounded < 0x3880_0000 {
        subnormal
    } else {
        normal
    };
    magnitude | sign
}

/// The value rounded to an IEEE half, kept as `f32`.
#[inline(always)]
pub fn round_to_f16(value: f32) -> f32 {
    let bits = value.to_bits();
    let magnitude = bits & 0x7FFF_FFFF;
    let normal = magnitude.wrapping_add(0xFFF + (magnitude >> 13 & 1)) & 0xFFFF_E000;
    let subnormal = ((f32::from_bits(magnitude) + 0.5) - 0.5).to_bits();
    let quiet = (magnitude | 0x0040_0000) & 0xFFFF_E000;
    let result = if magnitude > 0x7F80_0000 {
        quiet
    } else if normal >= 0x4780_0000 {
        0x7F80_0000
    } else if magnitude < 0x3880_0000 {
        subnormal
    } else {
        normal
    };
    f32::from_bits(result | bits & 0x8000_0000)
}

/// The double rounded to odd: the neighbouring `f32` toward zero with its last bit set when anything was lost,
/// so that a later rounding to fewer digits is the same as rounding the double itself.
#[inline(always)]
pub fn f64_to_odd_f32(value: f64) -> f32 {
    let nearest = value as f32;
    let back = f64::from(nearest);
    if back == value || value.is_nan() || nearest.to_bits() & 1 == 1 {
        return nearest;
    }
    // Inexact and even: the other neighbour of `value` is odd.
    let bits = nearest.to_bits();
    f32::from_bits(if back.abs() > value.abs() { bits - 1 } else { bits + 1 })
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: [SmallFloat; 13] = [
        SmallFloat::F4E2M1FN,
        SmallFloat::F6E2M3FN,
        SmallFloat::F6E3M2FN,
        SmallFloat::F8E3M4,
        SmallFloat::F8E4M3,
        SmallFloat::F8E4M3FN,
        SmallFloat::F8E4M3FNUZ,
        SmallFloat::F8E4M3B11FNUZ,
        SmallFloat::F8E5M2,
        SmallFloat::F8E5M2FNUZ,
        SmallFloat::F8E8M0FNU,
        SmallFloat::BF16,
        SmallFloat::F16,
    ];

    #[test]
    fn codes_round_trip() {
        for kind in ALL {
            for code in 0..1u32 << kind.bits() {
                let value = kind.decode(code as u16);
                if !value.is_nan() {
                    assert_eq!(u32::from(kind.encode(value)), code, "{} {value}", kind.name());
                } else if kind.width() == 2 {
                    assert!(kind.decode(kind.encode(value)).is_nan());
                }
            }
        }
    }

    #[test]
    fn halves_agree_with_the_half_crate() {
        let mut state = 1u32;
        for step in 0..2_000_000u32 {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let narrow = (0x3300_0000 + (state >> 4)) | state << 31;
            let value = f32::from_bits(if step % 2 == 0 { state } else { narrow });
            assert_eq!(f32_to_f16(value), half::f16::from_f32(value).to_bits(), "{value:e}");
            assert_eq!(f32_to_bf16(value), half::bf16::from_f32(value).to_bits(), "{value:e}");
        }
        for code in 0..=u16::MAX {
            let ours = f16_to_f32(code);
            let theirs = half::f16::from_bits(code).to_f32();
            assert!(ours == theirs || ours.is_nan() && theirs.is_nan());
        }
    }

    #[test]
    fn midpoints_go_to_even_and_neighbours_do_not() {
        for kind in ALL {
            let limit = kind.layout().max;
            for code in 0..limit {
                let (low, high) = (f64::from(kind.decode(code)), f64::from(kind.decode(code + 1)));
                let middle = (low + high) / 2.0;
                let even = if code % 2 == 0 && kind != SmallFloat::F8E8M0FNU { code } else { code + 1 };
                assert_eq!(kind.encode_f64(middle), even, "{} {code}", kind.name());
                assert_eq!(kind.encode_f64(middle * (1.0 + 1e-15)), code + 1, "{} {code}", kind.name());
                if code > 0 {
                    assert_eq!(kind.encode_f64(middle * (1.0 - 1e-15)), code, "{} {code}", kind.name());
                }
            }
        }
    }

    #[test]
    fn special_values() {
        // Columns: NaN, infinity, −infinity, −0, 1e9, recorded from ml_dtypes except −0 of f8E8M0FNU (APFloat).
        let expect: [(SmallFloat, [u16; 5]); 11] = [
            (SmallFloat::F4E2M1FN, [0x8, 0x7, 0xF, 0x8, 0x7]),
            (SmallFloat::F6E2M3FN, [0x20, 0x1F, 0x3F, 0x20, 0x1F]),
            (SmallFloat::F6E3M2FN, [0x20, 0x1F, 0x3F, 0x20, 0x1F]),
            (SmallFloat::F8E3M4, [0x78, 0x70, 0xF0, 0x80, 0x70]),
            (SmallFloat::F8E4M3, [0x7C, 0x78, 0xF8, 0x80, 0x78]),
            (SmallFloat::F8E4M3FN, [0x7F, 0x7F, 0xFF, 0x80, 0x7F]),
            (SmallFloat::F8E4M3FNUZ, [0x80, 0x80, 0x80, 0x0, 0x80]),
            (SmallFloat::F8E4M3B11FNUZ, [0x80, 0x80, 0x80, 0x0, 0x80]),
            (SmallFloat::F8E5M2, [0x7E, 0x7C, 0xFC, 0x80, 0x7C]),
            (SmallFloat::F8E5M2FNUZ, [0x80, 0x80, 0x80, 0x0, 0x80]),
            (SmallFloat::F8E8M0FNU, [0xFF, 0xFF, 0xFF, 0x0, 0x9D]),
        ];
        for (kind, codes) in expect {
            let got = [f32::NAN, f32::INFINITY, f32::NEG_INFINITY, -0.0, 1e9].map(|value| kind.encode(value));
            assert_eq!(got, codes, "{}", kind.name());
        }
    }
}
