//! `fft` in its four kinds, of any length.
//!
//! Everything is computed in `f64` and rounded once at the end. Lengths that are powers of two go by halving; others
//! become a convolution of such a length (Bluestein's algorithm).

use super::bits::{convert, real};
use super::shape::{slice, transpose};
use crate::element::{Complex, ElementType};
use crate::math::trig;
use crate::tensor::memory::hold;
use crate::tensor::{Shape, Table, Tensor};
use crate::trap::Trap;

/// The kinds of `fft`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FftKind {
    /// Complex to complex.
    Fft,
    /// Its inverse.
    Ifft,
    /// Real to the non-redundant half of the complex result.
    Rfft,
    /// The inverse of `Rfft`.
    Irfft,
}

type C = Complex<f64>;

/// Spec: fft. Transforms the last `lengths.len()` dimensions, whose sizes (of the real side) are `lengths`.
pub fn fft(x: &Tensor, kind: FftKind, lengths: &[usize]) -> Result<Tensor, Trap> {
    let bad = || Trap::invalid(format!("fft: lengths {lengths:?} of {}", x.type_name()));
    let outer = x.rank().checked_sub(lengths.len()).ok_or_else(bad)?;
    let (&last, others) = lengths.split_last().ok_or_else(bad)?;
    let half = last / 2 + 1;
    let (expected, element) = match (kind, x.element()) {
        (FftKind::Fft | FftKind::Ifft, ElementType::C64 | ElementType::C128) => (last, x.element()),
        (FftKind::Rfft, ElementType::F32 | ElementType::F64) => (last, x.element().complex().ok_or_else(bad)?),
        (FftKind::Irfft, ElementType::C64 | ElementType::C128) => {
            (if last == 0 { 0 } else { half }, x.element().real())
        }
        (_, element) => {
            return Err(Trap::unsupported(format!("fft: {kind:?} is not implemented for {element}")));
        }
    };
    let sizes = &x.shape()[outer..];
    if sizes[..others.len()] != *others || sizes[others.len()] != expected {
        return Err(bad());
    }
    let inverse = matches!(kind, FftKind::Ifft | FftKind::Irfft);
    let mut result = convert(x.clone(), ElementType::C128)?;
    let last_dim = x.rank() - 1;
    if kind != FftKind::Irfft {
        result = along(result, last_dim, inverse)?;
    }
    if kind == FftKind::Rfft && last > 0 {
        let limit: Vec<i64> = result
            .shape()
            .iter()
            .enumerate()
            .map(|(dim, &size)| if dim == last_dim { half as i64 } else { size as i64 })
            .collect();
        let (start, stride) = (vec![0; limit.len()], vec![1; limit.len()]);
        result = slice(&result, &start, &limit, &stride)?;
        for row in result.as_mut_slice::<C>()?.chunks_exact_mut(half) {
            own_mirror_images_are_real(row, last);
        }
    }
    for dim in (outer..last_dim).rev() {
        result = along(result, dim, inverse)?;
    }
    if kind == FftKind::Irfft {
        result = real(along(mirrored(&result, last)?, last_dim, true)?)?;
    }
    convert(result, element)
}

/// The whole spectrum of a real signal from its first half.
fn mirrored(x: &Tensor, length: usize) -> Result<Tensor, Trap> {
    let mut shape = Shape::from_slice(x.shape());
    let half = shape.pop().unwrap_or(0);
    shape.push(length);
    let mut out = Tensor::scratch(ElementType::C128, &shape)?;
    if out.len() == 0 {
        return Ok(out);
    }
    let rows = x.as_slice::<C>().chunks_exact(half);
    for (row, half_row) in out.as_mut_slice::<C>()?.chunks_exact_mut(length).zip(rows) {
        for (idx, slot) in row.iter_mut().enumerate() {
            *slot = if idx < half { half_row[idx] } else { conjugate(half_row[length - idx]) };
        }
        own_mirror_images_are_real(row, length);
    }
    Ok(out)
}

/// In the spectrum of a real signal the first number, and the middle one of an even length, are their own conjugates.
fn own_mirror_images_are_real(row: &mut [C], length: usize) {
    row[0].im = 0.0;
    if length.is_multiple_of(2) {
        row[length / 2].im = 0.0;
    }
}

/// Transforms one dimension.
fn along(x: Tensor, dim: usize, inverse: bool) -> Result<Tensor, Trap> {
    let length = x.shape()[dim];
    if length < 2 || x.len() == 0 {
        return Ok(x);
    }
    let mut order: Shape = (0..x.rank()).collect();
    order.swap(dim, x.rank() - 1);
    let mut rows = transpose(&x, &order)?;
    drop(x);
    let plan = Plan::new(length)?;
    let at_once = rayon::current_num_threads().min(rows.len() / length);
    let _held = hold(plan.spare_len().saturating_mul(at_once * size_of::<C>()))?;
    let grain = (super::parallel::GRAIN_BYTES / 16 / length).max(1) * length;
    super::parallel::chunks_mut(rows.as_mut_slice::<C>()?, grain, |_, part| {
        let mut spare = Vec::new();
        for row in part.chunks_exact_mut(length) {
            if inverse {
                row.iter_mut().for_each(|z| *z = conjugate(*z));
            }
            plan.run(row, &mut spare);
            if inverse {
                let n = length as f64;
                row.iter_mut().for_each(|z| *z = Complex::new(z.re / n, -z.im / n));
            }
        }
    });
    transpose(&rows, &order)
}

#[inline(always)]
fn conjugate(z: C) -> C {
    Complex::new(z.re, -z.im)
}

#[inline(always)]
fn add(x: C, y: C) -> C {
    Complex::new(x.re + y.re, x.im + y.im)
}

#[inline(always)]
fn subtract(x: C, y: C) -> C {
    Complex::new(x.re - y.re, x.im - y.im)
}

#[inline(always)]
fn multiply(x: C, y: C) -> C {
    Complex::new(x.re * y.re - x.im * y.im, x.re * y.im + x.im * y.re)
}

/// `e^(-2πi · numerator / denominator)`, from an angle of at most π/4 so that the roots are good to the last digit.
fn root(numerator: usize, denominator: usize) -> C {
    // Eighths of the circle, and what is left over in units of 1 / (8 · denominator).
    let eighths = (numerator % denominator) * 8;
    let (octant, rest) = (eighths / denominator, eighths % denominator);
    let rest = if octant % 2 == 0 { rest } else { denominator - rest };
    let angle = std::f64::consts::FRAC_PI_4 * (rest as f64 / denominator as f64);
    let (c, s) = (trig::cos(angle), trig::sin(angle));
    let (c, s) = match octant {
        0 => (c, s),
        1 => (s, c),
        2 => (-s, c),
        3 => (-c, s),
        4 => (-c, -s),
        5 => (-s, -c),
        6 => (s, -c),
        _ => (c, -s),
    };
    Complex::new(c, -s)
}

/// What transforms of one length share.
enum Plan {
    /// A power of two: its roots of unity, half a circle.
    Halving(Table<C>),
    /// Any length: the chirp, and the transform of its conjugate with the plan of that longer length.
    Chirp { chirp: Table<C>, kernel: Table<C>, inner: Table<C> },
}

impl Plan {
    fn new(length: usize) -> Result<Plan, Trap> {
        if length.is_power_of_two() {
            return Ok(Plan::Halving(roots(length)?));
        }
        let padded = (2 * length - 1).next_power_of_two();
        // e^(-πi k² / n), with k² taken modulo 2n to keep the angle exact.
        let turn = |k| root((k as u128 * k as u128 % (2 * length as u128)) as usize, 2 * length);
        let chirp = Table::new((0..length).map(turn))?;
        let mut kernel = Table::new(std::iter::repeat_n(C::default(), padded))?;
        for (k, &value) in chirp.iter().enumerate() {
            kernel[k] = conjugate(value);
            kernel[(padded - k) % padded] = conjugate(value);
        }
        let inner = roots(padded)?;
        halving(&mut kernel, &inner);
        Ok(Plan::Chirp { chirp, kernel, inner })
    }

    /// How many numbers a run needs beside the row.
    fn spare_len(&self) -> usize {
        match self {
            Plan::Halving(_) => 0,
            Plan::Chirp { kernel, .. } => kernel.len(),
        }
    }

    fn run(&self, row: &mut [C], spare: &mut Vec<C>) {
        match self {
            Plan::Halving(roots) => halving(row, roots),
            Plan::Chirp { chirp, kernel, inner } => {
                spare.clear();
                spare.extend(row.iter().zip(chirp.iter()).map(|(&x, &w)| multiply(x, w)));
                spare.resize(kernel.len(), C::default());
                halving(spare, inner);
                // The inverse transform is the conjugate of the transform of the conjugate.
                spare.iter_mut().zip(kernel.iter()).for_each(|(x, &y)| *x = conjugate(multiply(*x, y)));
                halving(spare, inner);
                let n = kernel.len() as f64;
                for ((slot, &x), &w) in row.iter_mut().zip(&*spare).zip(chirp.iter()) {
                    *slot = multiply(Complex::new(x.re / n, -x.im / n), w);
                }
            }
        }
    }
}

fn roots(length: usize) -> Result<Table<C>, Trap> {
    Table::new((0..length / 2).map(|k| root(k, length)))
}

/// The transform of a power of two, in place: bits reversed, then butterflies of growing size.
fn halving(row: &mut [C], roots: &[C]) {
    let n = row.len();
    let shift = usize::BITS - n.trailing_zeros();
    for idx in 0..n {
        let other = idx.reverse_bits().checked_shr(shift).unwrap_or(0);
        if idx < other {
            row.swap(idx, other);
        }
    }
    let mut size = 1;
    while size < n {
        let step = n / (2 * size);
        for block in row.chunks_exact_mut(2 * size) {
            let (low, high) = block.split_at_mut(size);
            for (idx, (x, y)) in low.iter_mut().zip(high).enumerate() {
                let turned = multiply(*y, roots[idx * step]);
                (*x, *y) = (add(*x, turned), subtract(*x, turned));
            }
        }
        size *= 2;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ElementType::{C64, C128, F32, F64};

    fn signal(shape: &[usize]) -> Tensor {
        let n = shape.iter().product::<usize>();
        let value = |idx: usize| ((idx as u32).wrapping_mul(2_654_435_761) >> 8) as f64 / 8_388_608.0 - 1.0;
        let values: Vec<C> = (0..n).map(|idx| Complex::new(value(2 * idx), value(2 * idx + 1))).collect();
        Tensor::from_slice(C128, shape, &values).unwrap()
    }

    fn close(got: &[C], expect: &[C], tolerance: f64) {
        assert_eq!(got.len(), expect.len());
        for (got, expect) in got.iter().zip(expect) {
            let error = (got.re - expect.re).abs().max((got.im - expect.im).abs());
            assert!(error < tolerance, "{got:?} instead of {expect:?}");
        }
    }

    #[test]
    fn transforms_are_sums_of_turned_values() {
        for n in [1, 2, 3, 4, 5, 8, 12, 31, 64, 100] {
            let x = signal(&[n]);
            let values = x.as_slice::<C>();
            let sum = |k: usize| (0..n).fold(C::default(), |sum, j| add(sum, multiply(values[j], root(j * k, n))));
            let expect: Vec<C> = (0..n).map(sum).collect();
            let got = fft(&x, FftKind::Fft, &[n]).unwrap();
            close(got.as_slice(), &expect, 1e-12);
            close(fft(&got, FftKind::Ifft, &[n]).unwrap().as_slice(), values, 1e-13);
        }
    }

    #[test]
    fn real_signals_need_half() {
        for n in [1usize, 2, 5, 6, 16] {
            let x = real(signal(&[3, n])).unwrap();
            let half = fft(&x, FftKind::Rfft, &[3, n]).unwrap();
            assert_eq!(half.shape(), [3, n / 2 + 1]);
            let whole = fft(&convert(x.clone(), C128).unwrap(), FftKind::Fft, &[3, n]).unwrap();
            for row in 0..3 {
                let whole = &whole.as_slice::<C>()[row * n..][..n / 2 + 1];
                close(&half.as_slice::<C>()[row * (n / 2 + 1)..][..n / 2 + 1], whole, 1e-12);
            }
            let alone = fft(&x, FftKind::Rfft, &[n]).unwrap();
            assert!(alone.as_slice::<C>().chunks_exact(n / 2 + 1).all(|row| row[0].im == 0.0), "{n}");
            let back = fft(&half, FftKind::Irfft, &[3, n]).unwrap();
            assert_eq!(back.shape(), x.shape());
            let error =
                back.as_slice::<f64>().iter().zip(x.as_slice::<f64>()).map(|(a, b)| (a - b).abs()).fold(0.0, f64::max);
            assert!(error < 1e-13, "{error}");
        }
    }

    #[test]
    fn types_and_misfits() {
        let x = convert(signal(&[2, 8]), C64).unwrap();
        assert_eq!(fft(&x, FftKind::Fft, &[8]).unwrap().element(), C64);
        assert_eq!(fft(&Tensor::zeros(F32, &[8]).unwrap(), FftKind::Rfft, &[8]).unwrap().element(), C64);
        assert!(fft(&x, FftKind::Fft, &[7]).is_err());
        assert!(fft(&x, FftKind::Fft, &[]).is_err());
        assert!(fft(&Tensor::zeros(F64, &[8]).unwrap(), FftKind::Fft, &[8]).is_err());
    }
}
