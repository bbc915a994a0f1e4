//! `chlo.ragged_dot`: one `dot_general` a group, of the left operand with everything outside the group set to zero.
//!
//! | the ragged dimension | ranks | becomes |
//! | --- | --- | --- |
//! | is kept, of the left operand (`m`) | `[b, m, k] × [g, b, k, n] → [b, m, n]` | the sum over the groups |
//! | is summed over (`k`) | `[b, m, k] × [b, k, n] → [g, b, m, n]` | the groups one after the other |
//! | is a batch (`b`) | `[b, m, k] × [b, k, n] → [b, m, n]` | one `dot_general` |
//!
//! The number of ops grows with the number of groups, which must be known.

use hlo_dialects::chlo::attrs as chlo;
use hlo_dialects::chlo::structured::RaggedDotOp;
use hlo_dialects::stablehlo::attrs::DotDims;
use hlo_dialects::stablehlo::constant::Constant;
use hlo_dialects::stablehlo::dot::DotGeneral;
use hlo_dialects::stablehlo::dynamic::{DynamicBroadcastInDim, DynamicReshape, RealDynamicSlice};
use hlo_dialects::stablehlo::elementwise::{And, Compare, Select};
use hlo_dialects::stablehlo::enums::{ComparisonDirection, Precision};
use hlo_dialects::stablehlo::shape::{BroadcastInDim, Concatenate};
use hlo_ir::rewrite::{Converted, Converter, Refused};
use hlo_ir::{Builder, DYNAMIC, Type, Value};

use super::broadcast::shape_of;
use super::build;

pub(super) fn ragged_dot(op: RaggedDotOp<'_>, cv: &mut Converter<'_>) -> Converted {
    let cx = cv.cx();
    let result_ty = cv.ty(op.result().ty())?;
    let types = [op.lhs().ty(), op.rhs().ty(), op.group_sizes().ty(), result_ty];
    let [Some(lhs_shape), Some(rhs_shape), Some(group_shape), Some(result_shape)] = types.map(|ty| ty.shape(cx)) else {
        return Err(Refused::because("an operand or the result has no rank"));
    };
    let dims = op.ragged_dot_dimension_numbers();
    let precision: Option<Vec<Precision>> = op.precision_config().map(|config| {
        let precision = |&attr| match chlo::Precision::of(cx, attr) {
            Some(chlo::Precision::Highest) => Precision::Highest,
            Some(chlo::Precision::High) => Precision::High,
            Some(chlo::Precision::Default) | None => Precision::Default,
        };
        config.as_array(cx).unwrap_or_default().iter().map(precision).collect()
    });
    let precision = precision.as_deref();
    let dot_dims = DotDims {
        lhs_batching_dimensions: dims.lhs_batching,
        rhs_batching_dimensions: dims.rhs_batching,
        lhs_contracting_dimensions: dims.lhs_contracting,
        rhs_contracting_dimensions: dims.rhs_contracting,
    };
    let [lhs, rhs, group_sizes] = [op.lhs(), op.rhs(), op.group_sizes()].map(|value| cv.value(value));
    let is_kept = lhs_shape.len() < rhs_shape.len();
    if !is_kept && lhs_shape.len() >= result_shape.len() {
        let value = cv.build(|b| {
            let op = DotGeneral::build_typed(b, &[result_ty], lhs, rhs, dot_dims, precision, None);
            b.result(op)
        });
        return cv.forward(op.op(), [value]);
    }
    let (Some(&ragged), Some((&last_group, batch))) = (dims.lhs_ragged.first(), group_shape.split_last()) else {
        return Err(Refused::because("it names no ragged dimension, or has no groups"));
    };
    let (ragged, batch) = (ragged as usize, batch.to_vec());
    let n_groups = match dims.rhs_group.first() {
        Some(&dim) if is_kept => rhs_shape[dim as usize],
        _ => last_group,
    };
    if n_groups == DYNAMIC {
        return Err(Refused::because("the number of groups is not known; one contraction is made for each"));
    }
    if n_groups == 0 {
        return Err(Refused::because("there are no groups, so there is nothing to sum up or join"));
    }
    if batch.contains(&DYNAMIC) {
        return Err(Refused::because("the group sizes have batch dimensions of unknown size"));
    }
    let value = cv.build(|b| {
        let start_ty = cx.tensor_type(&batch, Type::I64);
        let start = Constant::build_typed(b, &[start_ty], cx.dense_from_i64s(start_ty, &[0]));
        let mut counter_shape = vec![1; lhs_shape.len()];
        counter_shape[ragged] = lhs_shape[ragged];
        let mut groups = Groups {
            lhs,
            sizes: group_sizes,
            batch,
            start: b.result(start),
            counter: build::counter(b, &counter_shape, ragged, lhs),
            zero: zeros_like(b, lhs),
        };
        match dims.rhs_group.first() {
            Some(&group_dim) if is_kept => {
                let dot_dims = DotDims {
                    rhs_batching_dimensions: &without(dims.rhs_batching, group_dim),
                    rhs_contracting_dimensions: &without(dims.rhs_contracting, group_dim),
                    ..dot_dims
                };
                let mut sum = None;
                for group in 0..n_groups {
                    let masked = groups.next_masked(b, group);
                    let part = pick(b, rhs, group_dim as usize, group);
                    let dot = DotGeneral::build_typed(b, &[result_ty], masked, part, dot_dims, precision, None);
                    let dot = b.result(dot);
                    sum = Some(sum.map_or(dot, |sum| build::add(b, sum, dot)));
                }
                sum.unwrap_or(lhs)
            }
            _ => {
                let part_ty = cx.tensor_type(&result_shape[1..], result_ty.element(cx));
                let dots: Vec<Value> = (0..n_groups)
                    .map(|group| {
                        let masked = groups.next_masked(b, group);
                        let dot = DotGeneral::build_typed(b, &[part_ty], masked, rhs, dot_dims, precision, None);
                        b.result(dot)
                    })
                    .collect();
                let dots: Vec<Value> = dots.into_iter().map(|dot| with_leading_one(b, dot)).collect();
                let op = Concatenate::build_typed(b, &[result_ty], &dots, 0);
                b.result(op)
            }
        }
    });
    cv.forward(op.op(), [value])
}

/// Dimensions of a tensor in which dimension `gone` is gone.
fn without(dims: &[i64], gone: i64) -> Vec<i64> {
    dims.iter().map(|&dim| if dim > gone { dim - 1 } else { dim }).collect()
}

/// The groups of the left operand, one after the other.
struct Groups {
    lhs: Value,
    sizes: Value,
    /// The shape of the batches that have group sizes of their own.
    batch: Vec<i64>,
    /// Where the next group begins.
    start: Value,
    /// The place of each element along the ragged dimension.
    counter: Value,
    /// Zeros like `lhs`.
    zero: Value,
}

impl Groups {
    /// The left operand with everything outside group number `group` set to zero.
    fn next_masked(&mut self, b: &mut Builder<'_>, group: i64) -> Value {
        let size = self.size(b, group);
        let limit = build::add(b, self.start, size);
        let batch_dims: Vec<i64> = (0..self.batch.len() as i64).collect();
        let start = self.like_lhs(b, self.start, &batch_dims);
        let end = self.like_lhs(b, limit, &batch_dims);
        let all_dims: Vec<i64> = (0..b.body.ty(self.lhs).shape(b.cx).map_or(0, <[i64]>::len) as i64).collect();
        let counter = self.like_lhs(b, self.counter, &all_dims);
        let mask_ty = b.cx.tensor_type(b.body.ty(counter).shape(b.cx).unwrap_or_default(), Type::I1);
        let after = Compare::build_typed(b, &[mask_ty], counter, start, ComparisonDirection::Ge, None);
        let before = Compare::build_typed(b, &[mask_ty], counter, end, ComparisonDirection::Lt, None);
        let (after, before) = (b.result(after), b.result(before));
        let mask = And::build_typed(b, &[mask_ty], after, before);
        let mask = b.result(mask);
        let masked = Select::build_typed(b, &[b.body.ty(self.lhs)], mask, self.lhs, self.zero);
        self.start = limit;
        b.result(masked)
    }

    /// How long group number `group` is, in 64-bit integers of the shape of the batches.
    fn size(&self, b: &mut Builder<'_>, group: i64) -> Value {
        let cx = b.cx;
        let ty = b.body.ty(self.sizes);
        let (n_batch, rank) = (self.batch.len(), self.batch.len() + 1);
        let mut starts = vec![0; rank];
        starts[n_batch] = group;
        let limits = [&self.batch[..], &[group + 1]].concat();
        let part = if ty.has_static_shape(cx) {
            build::slice(b, self.sizes, &starts, &limits)
        } else {
            let starts = build::vector(b, &starts);
            let strides = build::vector(b, &vec![1; rank]);
            let mut sizes: Vec<Value> = (0..n_batch)
                .map(|dim| {
                    let size = build::size(b, self.sizes, dim);
                    build::convert(b, size, Type::I64)
                })
                .collect();
            sizes.push(build::scalar(b, Type::I64, group + 1));
            let sizes: Vec<Value> = sizes.into_iter().map(|size| build::reshape(b, size, &[1])).collect();
            let limits = build::concatenate(b, &sizes);
            let part_ty = cx.tensor_type(&[&self.batch[..], &[1]].concat(), ty.element(cx));
            let op = RealDynamicSlice::build_typed(b, &[part_ty], self.sizes, starts, limits, strides);
            b.result(op)
        };
        let size = build::reshape(b, part, &self.batch);
        match ty.element(cx).bit_width(cx) {
            Some(64) => size,
            _ => build::convert(b, size, Type::I64),
        }
    }

    /// `value` broadcast to the shape of the left operand.
    fn like_lhs(&self, b: &mut Builder<'_>, value: Value, dims: &[i64]) -> Value {
        let (cx, lhs_ty) = (b.cx, b.body.ty(self.lhs));
        let ty = cx.tensor_type(lhs_ty.shape(cx).unwrap_or_default(), Type::I64);
        let op = if lhs_ty.has_static_shape(cx) {
            BroadcastInDim::build_typed(b, &[ty], value, dims)
        } else {
            let sizes = shape_of(b, self.lhs);
            DynamicBroadcastInDim::build_typed(b, &[ty], value, sizes, dims, None, None)
        };
        b.result(op)
    }
}

/// Zeros of the type of `value`.
fn zeros_like(b: &mut Builder<'_>, value: Value) -> Value {
    let (cx, ty) = (b.cx, b.body.ty(value));
    let zero = vec![0; ty.element(cx).stored_bytes(cx).unwrap_or(1)];
    if ty.has_static_shape(cx) {
        let op = Constant::build_typed(b, &[ty], cx.splat_attr(ty, &zero));
        return b.result(op);
    }
    let scalar_ty = cx.tensor_type(&[], ty.element(cx));
    let scalar = Constant::build_typed(b, &[scalar_ty], cx.splat_attr(scalar_ty, &zero));
    let scalar = b.result(scalar);
    let sizes = shape_of(b, value);
    let op = DynamicBroadcastInDim::build_typed(b, &[ty], scalar, sizes, &[], None, None);
    b.result(op)
}

/// The part of `value` at place `index` of dimension `dim`, without that dimension.
fn pick(b: &mut Builder<'_>, value: Value, dim: usize, index: i64) -> Value {
    let (cx, ty) = (b.cx, b.body.ty(value));
    let shape = ty.shape(cx).unwrap_or_default();
    let kept: Vec<i64> = (0..shape.len()).filter(|&other| other != dim).map(|other| shape[other]).collect();
    if ty.has_static_shape(cx) {
        let mut starts = vec![0; shape.len()];
        let mut limits = shape.to_vec();
        (starts[dim], limits[dim]) = (index, index + 1);
        let part = build::slice(b, value, &starts, &limits);
        return build::reshape(b, part, &kept);
    }
    let (mut starts, mut limits) = (Vec::new(), Vec::new());
    for other in 0..shape.len() {
        starts.push(build::vector(b, &[if other == dim { index } else { 0 }]));
        limits.push(if other == dim { build::vector(b, &[index + 1]) } else { build::size_vector(b, value, other) });
    }
    let start = build::concatenate(b, &starts);
    let limit = build::concatenate(b, &limits);
    let strides = build::vector(b, &vec![1; shape.len()]);
    let mut part_shape = shape.to_vec();
    part_shape[dim] = 1;
    let part_ty = cx.tensor_type(&part_shape, ty.element(cx));
    let part = RealDynamicSlice::build_typed(b, &[part_ty], value, start, limit, strides);
    let part = b.result(part);
    limits.remove(dim);
    let sizes = build::concatenate(b, &limits);
    let op = DynamicReshape::build_typed(b, &[cx.tensor_type(&kept, ty.element(cx))], part, sizes);
    b.result(op)
}

/// `value` with a dimension of size one in front.
fn with_leading_one(b: &mut Builder<'_>, value: Value) -> Value {
    let (cx, ty) = (b.cx, b.body.ty(value));
    let own = ty.shape(cx).unwrap_or_default();
    let shape = [&[1], own].concat();
    if ty.has_static_shape(cx) {
        return build::reshape(b, value, &shape);
    }
    let mut sizes = vec![build::vector(b, &[1])];
    sizes.extend((0..own.len()).map(|dim| build::size_vector(b, value, dim)).collect::<Vec<_>>());
    let sizes = build::concatenate(b, &sizes);
    let op = DynamicReshape::build_typed(b, &[cx.tensor_type(&shape, ty.element(cx))], value, sizes);
    b.result(op)
}
