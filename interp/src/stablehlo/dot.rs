//! Contractions.

use hlo_dialects::stablehlo::attrs::DotDims;
use hlo_dialects::stablehlo::dot::*;

use super::indices;
use crate::eval::{Binder, Bound, Kernel};
use crate::kernels;
use crate::kernels::dot::{DotDimensions, dot_general as contract};
use crate::tensor::Shape;

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
    Ok(Kernel::tensors(move |[lhs, rhs]| contract(lhs, rhs, &dims, element)))
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
