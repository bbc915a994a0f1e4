//! The innermost loop of contractions: a tile of [`ROWS`] × [`COLUMNS`] results in registers, which takes one
//! product after the other in the order of the contracted index. Each result sees exactly the sequence of
//! roundings that the specification's reference performs; speed comes from doing 64 results side by side.

use super::arith::{Float, Integer};
use super::simd::{Task, dispatch_widest};
use crate::element::small_float::{round_to_bf16, round_to_f16};
use crate::element::{Complex, Native, SmallFloat};

/// Results of a tile that share a column of the left operand.
pub(crate) const ROWS: usize = 4;
/// Results of a tile that share a row of the right operand.
pub(crate) const COLUMNS: usize = 16;

/// How one product joins a sum.
pub(crate) trait Step<T>: Copy + Send + Sync {
    fn step(self, sum: T, x: T, y: T) -> T;
}

/// Multiply, round, add, round, in the type itself; integers wrap.
#[derive(Clone, Copy)]
pub(crate) struct Plain;

impl Step<f32> for Plain {
    #[inline(always)]
    fn step(self, sum: f32, x: f32, y: f32) -> f32 {
        sum + x * y
    }
}

impl Step<f64> for Plain {
    #[inline(always)]
    fn step(self, sum: f64, x: f64, y: f64) -> f64 {
        sum + x * y
    }
}

impl Step<u32> for Plain {
    #[inline(always)]
    fn step(self, sum: u32, x: u32, y: u32) -> u32 {
        Integer::wrapping_add(sum, Integer::wrapping_mul(x, y))
    }
}

impl Step<u64> for Plain {
    #[inline(always)]
    fn step(self, sum: u64, x: u64, y: u64) -> u64 {
        Integer::wrapping_add(sum, Integer::wrapping_mul(x, y))
    }
}

impl<T: Float> Step<Complex<T>> for Plain {
    #[inline(always)]
    fn step(self, sum: Complex<T>, x: Complex<T>, y: Complex<T>) -> Complex<T> {
        let (re, im) = (x.re * y.re - x.im * y.im, x.re * y.im + x.im * y.re);
        Complex::new(sum.re + re, sum.im + im)
    }
}

/// Booleans: `or` of `and`s, over 0 and 1.
#[derive(Clone, Copy)]
pub(crate) struct Logical;

impl Step<u32> for Logical {
    #[inline(always)]
    fn step(self, sum: u32, x: u32, y: u32) -> u32 {
        sum | x & y
    }
}

/// Products and sums of small floats, each rounded to the type; the numbers are held as `f32`.
#[derive(Clone, Copy)]
pub(crate) struct RoundedBf16;

impl Step<f32> for RoundedBf16 {
    #[inline(always)]
    fn step(self, sum: f32, x: f32, y: f32) -> f32 {
        round_to_bf16(sum + round_to_bf16(x * y))
    }
}

/// As [`RoundedBf16`] for IEEE halves.
#[derive(Clone, Copy)]
pub(crate) struct RoundedF16;

impl Step<f32> for RoundedF16 {
    #[inline(always)]
    fn step(self, sum: f32, x: f32, y: f32) -> f32 {
        round_to_f16(sum + round_to_f16(x * y))
    }
}

/// As [`RoundedBf16`] for the types of at most 8 bits.
#[derive(Clone, Copy)]
pub(crate) struct RoundedTo(pub SmallFloat);

impl Step<f32> for RoundedTo {
    #[inline(always)]
    fn step(self, sum: f32, x: f32, y: f32) -> f32 {
        self.0.round(sum + self.0.round(x * y))
    }
}

/// One tile of sums.
pub(crate) type Sums<T> = [[T; COLUMNS]; ROWS];

/// Continues `sums` over packed operands: `x` holds [`ROWS`] values for each contracted index, `y` starts at
/// [`COLUMNS`] values every `y_step` elements.
pub(crate) fn run<T: Native, S: Step<T>>(step: S, x: &[T], y: &[T], y_step: usize, sums: &mut Sums<T>) {
    dispatch_widest(Tile { step, x, y, y_step, sums });
}

struct Tile<'a, T, S> {
    step: S,
    x: &'a [T],
    y: &'a [T],
    y_step: usize,
    sums: &'a mut Sums<T>,
}

impl<T: Native, S: Step<T>> Task for Tile<'_, T, S> {
    type Output = ();

    #[inline(always)]
    fn run(self) {
        let Tile { step, x, y, y_step, .. } = self;
        // One variable per row: the compiler then keeps all of them in registers.
        let [mut first, mut second, mut third, mut fourth] = *self.sums;
        for (x, y) in x.as_chunks::<ROWS>().0.iter().zip(y.chunks(y_step)) {
            let Some(y) = y.first_chunk::<COLUMNS>() else {
                break;
            };
            add_row(step, &mut first, x[0], y);
            add_row(step, &mut second, x[1], y);
            add_row(step, &mut third, x[2], y);
            add_row(step, &mut fourth, x[3], y);
        }
        *self.sums = [first, second, third, fourth];
    }
}

#[inline(always)]
fn add_row<T: Copy, S: Step<T>>(step: S, sums: &mut [T; COLUMNS], x: T, y: &[T; COLUMNS]) {
    for column in 0..COLUMNS {
        sums[column] = step.step(sums[column], x, y[column]);
    }
}
