//! Linear algebra and Fourier transforms.

use hlo_dialects::stablehlo::enums::{FftType, Transpose};
use hlo_dialects::stablehlo::linear::*;

use super::indices;
use crate::eval::{Binder, Bound, Kernel};
use crate::kernels;
use crate::kernels::fft::{FftKind, fft as transform};
use crate::kernels::linalg;

kernels! { LINEAR;
    Cholesky => cholesky;
    Fft => fft;
    TriangularSolve => triangular_solve;
}

fn cholesky(op: Cholesky<'_>, _: &mut Binder<'_>) -> Bound {
    let lower = op.lower();
    Ok(Kernel::tensors(move |[a]| linalg::cholesky(&a, lower)))
}

fn fft(op: Fft<'_>, _: &mut Binder<'_>) -> Bound {
    let kind = match op.fft_type() {
        FftType::Fft => FftKind::Fft,
        FftType::Ifft => FftKind::Ifft,
        FftType::Rfft => FftKind::Rfft,
        FftType::Irfft => FftKind::Irfft,
    };
    let lengths = indices(&op.fft_length());
    Ok(Kernel::tensors(move |[x]| transform(&x, kind, &lengths)))
}

fn triangular_solve(op: TriangularSolve<'_>, _: &mut Binder<'_>) -> Bound {
    let (left, lower, unit) = (op.left_side(), op.lower(), op.unit_diagonal());
    let transposition = match op.transpose_a() {
        Transpose::Yes => linalg::Transpose::Transpose,
        Transpose::Adjoint => linalg::Transpose::Adjoint,
        Transpose::No | Transpose::Invalid => linalg::Transpose::No,
    };
    Ok(Kernel::tensors(move |[a, b]| linalg::triangular_solve(&a, &b, left, lower, unit, transposition)))
}
