//! Convolutions.

use hlo_dialects::stablehlo::convolution::*;

use super::reduce::pairs;
use super::{index, indices};
use crate::eval::{Binder, Bound, Kernel};
use crate::kernels;
use crate::kernels::convolution as convolutions;

kernels! { CONVOLUTION;
    Convolution => convolution;
}

/// What `convolution` and `dynamic_conv` share: dimensions, strides and dilations, reversal, feature and batch groups.
/// Padding is zero.
pub(super) fn parameters(
    dims: ConvDims<'_>,
    [strides, lhs_dilation, rhs_dilation]: [Option<Vec<i64>>; 3],
    reversal: Option<Vec<bool>>,
    [feature_groups, batch_groups]: [i64; 2],
) -> convolutions::Convolution {
    let n = dims.input_spatial_dimensions.len();
    let ones = |list: Option<Vec<i64>>| list.unwrap_or_else(|| vec![1; n]);
    convolutions::Convolution {
        input_batch: index(dims.input_batch_dimension),
        input_feature: index(dims.input_feature_dimension),
        input_spatial: indices(dims.input_spatial_dimensions),
        kernel_input_feature: index(dims.kernel_input_feature_dimension),
        kernel_output_feature: index(dims.kernel_output_feature_dimension),
        kernel_spatial: indices(dims.kernel_spatial_dimensions),
        output_batch: index(dims.output_batch_dimension),
        output_feature: index(dims.output_feature_dimension),
        output_spatial: indices(dims.output_spatial_dimensions),
        strides: ones(strides),
        padding: vec![(0, 0); n],
        lhs_dilation: ones(lhs_dilation),
        rhs_dilation: ones(rhs_dilation),
        reversal: reversal.unwrap_or_else(|| vec![false; n]),
        feature_groups: index(feature_groups),
        batch_groups: index(batch_groups),
    }
}

fn convolution(op: Convolution<'_>, b: &mut Binder<'_>) -> Bound {
    let element = b.element(op.op().result(0).ty())?;
    let mut parameters = parameters(
        op.dimension_numbers(),
        [op.window_strides(), op.lhs_dilation(), op.rhs_dilation()],
        op.window_reversal(),
        [op.feature_group_count(), op.batch_group_count()],
    );
    let padding = pairs(b.cx(), op.padding(), parameters.input_spatial.len())?;
    parameters.padding = padding.into_iter().map(|[low, high]| (low, high)).collect();
    Ok(Kernel::tensors(move |[lhs, rhs]| convolutions::convolution(lhs, &rhs, &parameters, element)))
}
