//! Functions that look at the bits of a number: infinities, neighbours, and the upper half of a product.

use hlo_ir::{Signedness, Type, TypeData};

use crate::formula::Term;

/// Whether a number is positive infinity.
pub(super) fn is_pos_inf(x: Term<'_>) -> Term<'_> {
    x.same(x.infinity())
}

/// Whether a number is negative infinity.
pub(super) fn is_neg_inf(x: Term<'_>) -> Term<'_> {
    x.same(x.like(f64::NEG_INFINITY))
}

/// Whether a number is infinite.
pub(super) fn is_inf(x: Term<'_>) -> Term<'_> {
    is_pos_inf(x.abs())
}

/// The number next to `x` in the direction of `y`.
///
/// As integers without their sign bits, numbers of one sign are in the order of their magnitudes, one apart.
pub(super) fn next_after<'f>(x: Term<'f>, y: Term<'f>) -> Term<'f> {
    let float = x.element();
    let width = x.width();
    let integer = x.integer_type(width, Signedness::Signless);
    let x_bits = x.bitcast(integer, x);
    let y_bits = y.bitcast(integer, x);
    let x_is_nan = x.differs(x);
    let is_nan = x_is_nan | y.differs(y);
    let nan = x.like(f64::NAN).bitcast(integer, x);

    let sign_bit = i64::MIN >> (64 - width);
    let sign_mask = x_bits.integer(sign_bit);
    let magnitude_mask = x_bits.integer(!sign_bit);
    let x_magnitude = x_bits & magnitude_mask;
    let y_magnitude = y_bits & magnitude_mask;
    let is_equal = x.same(y);
    let zero = x_bits.integer(0);
    let x_is_zero = x_magnitude.same(zero);
    let y_is_zero = y_magnitude.same(zero);
    let x_sign = x_bits & sign_mask;
    let y_sign = y_bits & sign_mask;

    let one = x_bits.integer(1);
    let smallest = y_sign | one;
    let signs_differ = x_sign.differs(y_sign);
    let is_larger = x_magnitude.gt(y_magnitude);
    let goes_down = is_larger | signs_differ;
    let minus_one = x_bits.integer(-1);
    let step = goes_down.select(minus_one, one);
    let value = x_bits + step;
    let value = x_is_zero.select(y_is_zero.select(y_bits, smallest), value);
    let value = is_equal.select(y_bits, value);
    is_nan.select(nan, value).bitcast(float, x)
}

/// The upper half of the product of two integers: in twice the width where there is one, else of halves.
pub(super) fn mulhi<'f>(x: Term<'f>, y: Term<'f>) -> Term<'f> {
    let element = x.element();
    let (width, signedness) = (x.width(), x.signedness());
    let is_unsigned = signedness == Signedness::Unsigned;
    if width < 64 {
        let wide = x.integer_type(2 * width, signedness);
        let x = x.convert(wide);
        let product = x * y.convert(wide);
        let shift = product.integer(width.into());
        let upper = match is_unsigned {
            true => product.shift_right_logical(shift),
            false => product.shift_right_arithmetic(shift),
        };
        return upper.convert(element);
    }
    if is_unsigned {
        return mulhi_unsigned(x, y);
    }
    // As an unsigned number a negative one is larger by 2^64.
    let unsigned = x.integer_type(width, Signedness::Unsigned);
    let x_unsigned = x.convert(unsigned);
    let value = mulhi_unsigned(x_unsigned, y.convert(unsigned));
    let excess = |sign_of: Term<'f>, other: Term<'f>| {
        let is_negative = sign_of.lt(sign_of.integer(0));
        let factor = other.convert(unsigned);
        is_negative.select(factor, other.convert(unsigned).integer(0))
    };
    let value = value - excess(x, y);
    (value - excess(y, x)).convert(element)
}

/// The upper half of the product of two 64-bit integers without sign, by schoolbook multiplication of 32-bit halves.
fn mulhi_unsigned<'f>(x: Term<'f>, y: Term<'f>) -> Term<'f> {
    const LOW: i64 = 0xFFFF_FFFF;
    let x_high = x.shift_right_logical(x.integer(32));
    let y_high = y.shift_right_logical(y.integer(32));
    let high = x_high * y_high;
    let x_low = x & x.integer(LOW);
    let cross = x_low * y_high;
    let y_low = y & y.integer(LOW);
    let low = x_low * y_low;
    let middle = cross + low.shift_right_logical(x.integer(32));
    let high = high + middle.shift_right_logical(x.integer(32));
    let cross = x_high * y_low;
    let middle = cross + (middle & x.integer(LOW));
    high + middle.shift_right_logical(x.integer(32))
}

impl<'f> Term<'f> {
    /// How many bits an element has.
    fn width(self) -> u32 {
        self.look(|cx, element| element.bit_width(cx).unwrap_or(64))
    }

    fn signedness(self) -> Signedness {
        self.look(|cx, element| match element.data(cx) {
            TypeData::Integer { signedness, .. } => *signedness,
            _ => Signedness::Signless,
        })
    }

    fn integer_type(self, width: u32, signedness: Signedness) -> Type {
        self.look(|cx, _| cx.intern_type(TypeData::Integer { width, signedness }))
    }
}
