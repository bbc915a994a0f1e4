//! Linear algebra and Fourier transforms.

use hlo_ir::kinds::{Bool, I64Array};
use hlo_ir::{DYNAMIC, Diagnostics, Inferred, Signature, Type, TypeData};

use super::bounds::encoding_for;
use super::compatible::{shapes_compatible, sizes_compatible};
use super::{fail, list, one, operand, shape_of};
use crate::stablehlo::attrs::bounds_of;
use crate::stablehlo::enums::{FftType, Transpose};

/// Spec: cholesky. Square matrices, and their type.
pub fn cholesky(x: &Signature<'_>, diags: &mut Diagnostics) -> Inferred {
    let ty = operand(x, 0);
    let shape = shape_of(x.cx, ty);
    let [.., rows, columns] = *shape else {
        return fail(x, diags, "C2", format!("argument 'a' must have rank >= 2, got shape {}.", list(shape)));
    };
    if !sizes_compatible(rows, columns) {
        let message = format!("minor dimensions of 'a' must have equal size, got shape {}.", list(shape));
        return fail(x, diags, "C3", message);
    }
    one(ty)
}

/// Spec: triangular_solve. The right side's type.
pub fn triangular_solve(x: &Signature<'_>, diags: &mut Diagnostics) -> Inferred {
    let cx = x.cx;
    let (a_ty, b_ty) = (operand(x, 0), operand(x, 1));
    let (a, b) = (shape_of(cx, a_ty), shape_of(cx, b_ty));
    let both = || format!("'{}' and '{}'", cx.type_text(a_ty), cx.type_text(b_ty));
    let [a_batch @ .., rows, columns] = a else {
        let message = format!("operand 'a' must have rank >= 2, but got '{}'", cx.type_text(a_ty));
        return fail(x, diags, "C2", message);
    };
    if !sizes_compatible(*rows, *columns) {
        let message =
            format!("two minor dimensions of operand 'a' must be compatible, but got '{}'", cx.type_text(a_ty));
        return fail(x, diags, "C3", message);
    }
    if a.len() != b.len() {
        return fail(x, diags, "C2", format!("operands must have equal rank, but got {}", both()));
    }
    let shared = if x.attr::<Bool>("left_side") { b[b.len() - 2] } else { b[b.len() - 1] };
    if !sizes_compatible(*columns, shared) {
        let message = format!("shared dimension of operands 'a' and 'b' must be compatible, but got {}", both());
        return fail(x, diags, "C3", message);
    }
    if !shapes_compatible(a_batch, &b[..b.len() - 2]) {
        return fail(
            x,
            diags,
            "C3",
            format!("batch dimensions of the operands must be compatible, but got {}", both()),
        );
    }
    if x.attr::<Transpose>("transpose_a") == Transpose::Invalid {
        return fail(x, diags, "", "Invalid transpose option value for triangular solve");
    }
    one(b_ty)
}

/// Spec: fft. A real transform halves the last dimension, its inverse doubles it.
pub fn fft(x: &Signature<'_>, diags: &mut Diagnostics) -> Inferred {
    let (cx, kind, lengths) = (x.cx, x.attr::<FftType>("fft_type"), x.attr::<I64Array>("fft_length"));
    let rank = lengths.len();
    if !(1..=3).contains(&rank) {
        return fail(x, diags, "C3", format!("rank must be between 1 and 3, but got {rank}."));
    }
    let ty = operand(x, 0);
    let element = ty.element(cx);
    let result_element = match (kind, element.data(cx)) {
        (FftType::Rfft, _) if element == Type::F32 || element == Type::F64 => {
            cx.intern_type(TypeData::Complex(element))
        }
        (FftType::Rfft, _) => {
            let message = format!("RFFT requires f32 or f64 input type, but is given '{}'.", cx.type_text(element));
            return fail(x, diags, "C2", message);
        }
        (FftType::Irfft, TypeData::Complex(part)) => *part,
        (FftType::Fft | FftType::Ifft, TypeData::Complex(_)) => element,
        _ => {
            let message =
                format!("FFT/IFFT/IRFFT take a complex tensor as input, but is given '{}'.", cx.type_text(ty));
            return fail(x, diags, "C2", message);
        }
    };
    let shape = shape_of(cx, ty);
    if shape.len() < rank {
        let message = format!(
            "operand rank must not be less than fft rank of {rank} for operand of type '{}'.",
            cx.type_text(ty)
        );
        return fail(x, diags, "C1", message);
    }
    let inner = &shape[shape.len() - rank..];
    let (last_size, last_length) = (inner[rank - 1], lengths[rank - 1]);
    let mut result = shape.to_vec();
    let last = result.len() - 1;
    match kind {
        FftType::Rfft => {
            if !shapes_compatible(inner, &lengths) {
                let message = format!(
                    "RFFT requires innermost dimensions to be compatible with fft_length. Got: {} but wanted {}.",
                    list(shape),
                    list(&lengths)
                );
                return fail(x, diags, "C4", message);
            }
            if last_length != 0 {
                result[last] = last_length / 2 + 1;
            }
        }
        FftType::Irfft => {
            let outer = inner[..rank - 1].iter().zip(&lengths);
            if let Some((size, length)) = outer.clone().find(|(size, length)| !sizes_compatible(**size, **length)) {
                let message = format!(
                    "IRFFT requires non-final dimensions to be compatible with fft_length. Got: {} but wanted {}, and \
                     {size} != {length}.",
                    list(shape),
                    list(&lengths)
                );
                return fail(x, diags, "C4", message);
            }
            let is_empty = sizes_compatible(last_size, 0) && last_length == 0;
            if !is_empty && !sizes_compatible(last_size, last_length / 2 + 1) {
                let message = format!(
                    "IRFFT requires innermost dimension to be compatible with fft_length[-1]/2+1. Got: {last_size} \
                     but fft_length is {}.",
                    list(&lengths)
                );
                return fail(x, diags, "C4", message);
            }
            result[last] = last_length;
        }
        FftType::Fft | FftType::Ifft => {}
    }
    let mut bounds = bounds_of(cx, ty).to_vec();
    if matches!(kind, FftType::Rfft | FftType::Irfft)
        && let Some(bound) = bounds.last_mut()
    {
        *bound = DYNAMIC;
    }
    let encoding = encoding_for(cx, ty.encoding(cx), &bounds);
    one(cx.tensor_type_with_encoding(&result, result_element, encoding))
}
