//! Whether an op may run where the program would perhaps not have run it: when no value that it could get makes its
//! behavior undefined. A size that is known in the result and not in an operand could differ when the program runs.

use hlo_ir::{DYNAMIC, OpRef, Type, traits};

use super::collective::{AllGather, AllToAll, ReduceScatter};
use super::convolution::Convolution;
use super::dot::DotGeneral;
use super::dynamic::{DynamicBroadcastInDim, DynamicIota};
use super::enums::FftType;
use super::gather::{Gather, Scatter};
use super::linear::{Fft, TriangularSolve};
use super::shape::{BitcastConvert, Concatenate, SetDimensionSize, Transpose};
use super::traits::{
    REGIONS_SPECULATABLE, REGIONS_SPECULATABLE_IF_STATIC, REGIONS_SPECULATABLE_IF_STATIC_DIMS_KEPT,
    SPECULATABLE_IF_STATIC, SPECULATABLE_IF_STATIC_AND_SHAPE_CONSTANT, SPECULATABLE_IF_STATIC_DIMS_KEPT,
};

/// What is known of an op.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Speculation {
    /// It may run anywhere.
    Always,
    /// It may run where all ops in its regions may.
    IfRegions,
    /// It must not.
    Never,
}

impl Speculation {
    fn when(holds: bool) -> Self {
        if holds { Speculation::Always } else { Speculation::Never }
    }

    fn regions_when(holds: bool) -> Self {
        if holds { Speculation::IfRegions } else { Speculation::Never }
    }
}

/// Whether `op` may run early. An op of which nothing is known must not.
pub fn speculation(op: OpRef<'_>) -> Speculation {
    of_op(op).unwrap_or_else(|| of_traits(op))
}

/// By the row's traits.
fn of_traits(op: OpRef<'_>) -> Speculation {
    let keeps_dims = || match (op.operands().next(), op.results().next()) {
        (Some(operand), Some(result)) => dims_kept(sizes(op, operand.ty()), sizes(op, result.ty()), |_| false),
        _ => true,
    };
    match () {
        () if op.has(traits::PURE) => Speculation::Always,
        () if op.has(REGIONS_SPECULATABLE) => Speculation::IfRegions,
        () if op.has(SPECULATABLE_IF_STATIC_DIMS_KEPT) => Speculation::when(keeps_dims()),
        () if op.has(REGIONS_SPECULATABLE_IF_STATIC_DIMS_KEPT) => Speculation::regions_when(keeps_dims()),
        () if op.has(SPECULATABLE_IF_STATIC) => Speculation::when(is_static(op)),
        () if op.has(REGIONS_SPECULATABLE_IF_STATIC) => Speculation::regions_when(is_static(op)),
        () if op.has(SPECULATABLE_IF_STATIC_AND_SHAPE_CONSTANT) => Speculation::when(has_constant_shapes(op, 1)),
        () => Speculation::Never,
    }
}

/// Ops with a rule of their own.
fn of_op(op: OpRef<'_>) -> Option<Speculation> {
    let sizes = |ty: Type| sizes(op, ty);
    let holds = match op.name() {
        "stablehlo.reduce_scatter" => {
            let scatter: ReduceScatter<'_> = op.view()?;
            let dim = scatter.scatter_dimension() as usize;
            grown_dims_open(sizes(scatter.operand().ty()), sizes(scatter.result().ty()), &[dim])
        }
        "stablehlo.all_gather" => {
            let dim = op.view::<AllGather<'_>>()?.all_gather_dim() as usize;
            op.operands().zip(op.results()).all(|(from, to)| grown_dims_open(sizes(from.ty()), sizes(to.ty()), &[dim]))
        }
        "stablehlo.all_to_all" => {
            let exchange: AllToAll<'_> = op.view()?;
            let dims = [exchange.split_dimension() as usize, exchange.concat_dimension() as usize];
            op.operands().zip(op.results()).all(|(from, to)| grown_dims_open(sizes(from.ty()), sizes(to.ty()), &dims))
        }
        "stablehlo.dot_general" => dot_general(op.view()?),
        "stablehlo.convolution" => convolution(op.view()?),
        "stablehlo.fft" => {
            let fft: Fft<'_> = op.view()?;
            let (from, to) = (sizes(fft.operand().ty()), sizes(fft.result().ty()));
            // A real transform looks at the sizes that it transforms.
            let fixed = match fft.fft_type() {
                FftType::Rfft | FftType::Irfft => fft.fft_length().len(),
                FftType::Fft | FftType::Ifft => 0,
            };
            let first = from.len().saturating_sub(fixed);
            from[first..].iter().all(|size| *size != DYNAMIC) && dims_kept(from, to, |_| false)
        }
        "stablehlo.gather" => !op.view::<Gather<'_>>()?.indices_are_sorted() && is_static(op),
        "stablehlo.scatter" => {
            let scatter: Scatter<'_> = op.view()?;
            let promises = scatter.unique_indices() || scatter.indices_are_sorted();
            return Some(Speculation::regions_when(!promises && is_static(op)));
        }
        "stablehlo.map" => return Some(Speculation::regions_when(is_static(op))),
        "stablehlo.triangular_solve" => !op.view::<TriangularSolve<'_>>()?.unit_diagonal() && is_static(op),
        "stablehlo.dynamic_iota" => {
            let iota: DynamicIota<'_> = op.view()?;
            iota.output_shape().constant().is_some() || is_open(sizes(iota.result().ty()))
        }
        "stablehlo.dynamic_broadcast_in_dim" => {
            let broadcast: DynamicBroadcastInDim<'_> = op.view()?;
            let from = broadcast.operand().ty();
            let is_single = from.n_elements(op.cx) == Some(1) && is_open(sizes(broadcast.result().ty()));
            from.has_static_shape(op.cx) && (is_single || broadcast.output_dimensions().constant().is_some())
        }
        "stablehlo.bitcast_convert" => {
            let convert: BitcastConvert<'_> = op.view()?;
            dims_kept(sizes(convert.operand().ty()), sizes(convert.result().ty()), |_| false)
        }
        "stablehlo.concatenate" => {
            let concatenate: Concatenate<'_> = op.view()?;
            let dim = concatenate.dimension() as usize;
            let is_open = sizes(concatenate.result().ty()).get(dim) == Some(&DYNAMIC);
            op.operands().all(|value| {
                let sizes = sizes(value.ty()).iter().enumerate();
                sizes.filter(|(own, _)| *own != dim || !is_open).all(|(_, size)| *size != DYNAMIC)
            })
        }
        "stablehlo.real_dynamic_slice" | "stablehlo.dynamic_pad" => has_constant_shapes(op, 3),
        "stablehlo.set_dimension_size" => {
            let cut: SetDimensionSize<'_> = op.view()?;
            let (dim, from, to) = (cut.dimension() as usize, sizes(cut.operand().ty()), sizes(cut.result().ty()));
            let fits = cut.size().constant().is_some() || to.get(dim) == Some(&DYNAMIC);
            fits && dims_kept(from, to, |other| other == dim)
        }
        "stablehlo.reshape" => is_static(op),
        "stablehlo.transpose" => {
            let transpose: Transpose<'_> = op.view()?;
            let from = sizes(transpose.operand().ty());
            let moved: Vec<i64> =
                transpose.permutation().iter().filter_map(|dim| from.get(*dim as usize).copied()).collect();
            dims_kept(&moved, sizes(transpose.result().ty()), |_| false)
        }
        _ => return None,
    };
    Some(Speculation::when(holds))
}

fn sizes<'a>(op: OpRef<'a>, ty: Type) -> &'a [i64] {
    ty.shape(op.cx).unwrap_or_default()
}

/// Whether all operands have known sizes.
fn is_static(op: OpRef<'_>) -> bool {
    op.operands().all(|value| value.ty().has_static_shape(op.cx))
}

/// Whether no size is known.
fn is_open(sizes: &[i64]) -> bool {
    sizes.iter().all(|size| *size == DYNAMIC)
}

/// Whether all operands have known sizes and the last `n` are constant.
fn has_constant_shapes(op: OpRef<'_>, n: usize) -> bool {
    is_static(op) && op.operands().rev().take(n).all(|value| value.constant().is_some())
}

/// Whether each size that is known in the result is known in the operand, `except` for some.
fn dims_kept(from: &[i64], to: &[i64], except: impl Fn(usize) -> bool) -> bool {
    let mut pairs = from.iter().zip(to).enumerate();
    pairs.all(|(dim, (from, to))| except(dim) || *to == DYNAMIC || *from != DYNAMIC)
}

/// The same where the dimensions `dims` depend on the number of processes, so that the result must not state them.
fn grown_dims_open(from: &[i64], to: &[i64], dims: &[usize]) -> bool {
    dims.iter().all(|dim| to.get(*dim) == Some(&DYNAMIC)) && dims_kept(from, to, |dim| dims.contains(&dim))
}

/// Sizes that have to agree are known, the others are as far as the result states them.
fn dot_general(dot: DotGeneral<'_>) -> bool {
    let dims = dot.dot_dimension_numbers();
    let result = dot.result().shape().unwrap_or_default();
    let mut stated = result.iter().skip(dims.lhs_batching_dimensions.len());
    let sides = [
        (dot.lhs(), dims.lhs_batching_dimensions, dims.lhs_contracting_dimensions),
        (dot.rhs(), dims.rhs_batching_dimensions, dims.rhs_contracting_dimensions),
    ];
    sides.into_iter().all(|(side, batching, contracting)| {
        side.shape().unwrap_or_default().iter().enumerate().all(|(dim, size)| {
            let dim = dim as i64;
            if batching.contains(&dim) || contracting.contains(&dim) {
                return *size != DYNAMIC;
            }
            let stated = stated.next();
            *size != DYNAMIC || stated.is_none_or(|stated| *stated == DYNAMIC)
        })
    })
}

/// Spec: convolution, constraints C10, C14 to C16 and C25.
fn convolution(convolution: Convolution<'_>) -> bool {
    let dims = convolution.dimension_numbers();
    let [lhs, rhs, result] =
        [convolution.lhs(), convolution.rhs(), convolution.result()].map(|value| value.shape().unwrap_or_default());
    let is_open = |sizes: &[i64], dim: i64| sizes.get(dim as usize) == Some(&DYNAMIC);
    let (batches, features) = (convolution.batch_group_count() > 1, convolution.feature_group_count() > 1);
    if is_open(lhs, dims.input_feature_dimension) || is_open(rhs, dims.kernel_input_feature_dimension) {
        return false;
    }
    if is_open(lhs, dims.input_batch_dimension) && (batches || !is_open(result, dims.output_batch_dimension)) {
        return false;
    }
    if is_open(rhs, dims.kernel_output_feature_dimension)
        && (batches || features || !is_open(result, dims.output_feature_dimension))
    {
        return false;
    }
    let spatial = dims.input_spatial_dimensions.iter().zip(dims.kernel_spatial_dimensions);
    spatial
        .zip(dims.output_spatial_dimensions)
        .all(|((input, kernel), output)| is_open(result, *output) || !is_open(lhs, *input) && !is_open(rhs, *kernel))
}
