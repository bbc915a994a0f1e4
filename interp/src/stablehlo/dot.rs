//! Contractions.

use hlo_dialects::stablehlo::attrs::DotDims;
use hlo_dialects::stablehlo::dot::*;
use hlo_dialects::stablehlo::dot_algorithm::DOT_ALGORITHM;
use hlo_ir::num::FloatKind;
use hlo_ir::{Param, Type};

use super::indices;
use crate::eval::{Binder, Bound, Kernel, types};
use crate::kernels;
use crate::kernels::dot::{DotDimensions, dot_general as contract};
use crate::kernels::dot_algorithm::{Algorithm, Precision, dot_with_algorithm};
use crate::tensor::Shape;
use crate::trap::Trap;

kernels! { DOT;
    Dot => dot;
    DotGeneral => dot_general;
}

fn dimensions(dims: DotDims<'_>) -> DotDimensions {
    DotDimensions {
        lhs_batch: indices(dims.lhs_batching_dimensions),
        rhs_batch: indices(dims.rhs_batching_dimensions),
        lhs_contract: indices(dims.lhs_contracting_dimensions),
        rhs_contract: indices(dims.rhs_contracting_dimensions),
    }
}

fn dot_general(op: DotGeneral<'_>, b: &mut Binder<'_>) -> Bound {
    let element = b.element(op.op().result(0).ty())?;
    let dims = dimensions(op.dot_dimension_numbers());
    if let Some(algorithm) = algorithm_of(op)? {
        return Ok(Kernel::tensors(move |[lhs, rhs]| dot_with_algorithm(lhs, rhs, &dims, &algorithm, element)));
    }
    Ok(Kernel::tensors(move |[lhs, rhs]| contract(lhs, rhs, &dims, element)))
}

/// The algorithm that the op names, if it names one.
///
/// # Errors
/// Types that the interpreter does not compute with.
pub fn algorithm_of(op: DotGeneral<'_>) -> Result<Option<Algorithm>, Trap> {
    let cx = op.op().cx;
    let params = op.op().attr("algorithm").and_then(|attr| attr.params_of(cx, &DOT_ALGORITHM));
    let Some(&[Param::Type(lhs), Param::Type(rhs), Param::Type(sum), _, _, ref n_products, _]) = params else {
        return Ok(None);
    };
    let float = |ty: Type| {
        let element = types::element_type(cx, ty).filter(|element| element.is_float());
        element
            .ok_or_else(|| Trap::unsupported(format!("dot_general: an algorithm of the type `{}`", cx.type_text(ty))))
    };
    let precision = |ty: Type| match ty.float_kind(cx) {
        Some(FloatKind::TF32) => Ok(Precision::Tf32),
        _ => float(ty).map(Precision::Element),
    };
    let n_products = usize::try_from(n_products.int()).unwrap_or(0);
    Ok(Some(Algorithm { lhs: precision(lhs)?, rhs: precision(rhs)?, accumulation: float(sum)?, n_products }))
}

/// The last dimension of the left operand with the first of the right one.
fn dot(op: Dot<'_>, b: &mut Binder<'_>) -> Bound {
    let element = b.element(op.op().result(0).ty())?;
    Ok(Kernel::tensors(move |[lhs, rhs]| {
        let dims = DotDimensions {
            lhs_contract: Shape::from_slice(&[lhs.rank().saturating_sub(1)]),
            rhs_contract: Shape::from_slice(&[0]),
            ..DotDimensions::default()
        };
        contract(lhs, rhs, &dims, element)
    }))
}
