//! Contractions.

use hlo_ir::{Attr, DYNAMIC, Diagnostics, OpRef};

use super::bounds::most_specific_dim;
use super::compatible::sizes_compatible;
use super::distinct_fault;
use super::shape::stated_shape_fault;
use crate::stablehlo::attrs::bounds_of;
use crate::stablehlo::dot::{Dot, DotGeneral};
use crate::stablehlo::dot_algorithm::{DOT_ALGORITHM, dot_algorithm_fault};
use crate::stablehlo::enums::Precision;

/// Ranks of one or two, and inner sizes that agree.
pub fn verify_dot(dot: Dot<'_>, diags: &mut Diagnostics) {
    let op = dot.op();
    let (lhs, rhs) = (dot.lhs().shape().unwrap_or_default(), dot.rhs().shape().unwrap_or_default());
    let fault = precision_fault(op).or_else(|| match (lhs, rhs) {
        ([.., inner], [other]) if lhs.len() <= 2 && sizes_compatible(*inner, *other) => {
            stated_shape_fault(op.cx, &lhs[..lhs.len() - 1], dot.result().ty())
        }
        ([.., inner], [other, outer]) if lhs.len() <= 2 && sizes_compatible(*inner, *other) => {
            let mut shape = lhs[..lhs.len() - 1].to_vec();
            shape.push(*outer);
            stated_shape_fault(op.cx, &shape, dot.result().ty())
        }
        _ => Some("expected both lhs/rhs ranks to be either 1 or 2".to_owned()),
    });
    if let Some(fault) = fault {
        diags.error("op-rule", op.loc(), fault).emit();
    }
}

fn precision_fault(op: OpRef<'_>) -> Option<String> {
    let n = precisions(op).len();
    (n > 2).then(|| format!("expects precision config to be empty or have <= 2 elements, got {n}"))
}

fn precisions(op: OpRef<'_>) -> &[Attr] {
    op.attr("precision_config").and_then(|attr| attr.as_array(op.cx)).unwrap_or_default()
}

/// Spec: dot_general, constraints C1 to C12 and C21 to C24.
pub fn verify_dot_general(dot: DotGeneral<'_>, diags: &mut Diagnostics) {
    let op = dot.op();
    let fault = algorithm_fault(op)
        .or_else(|| precision_fault(op))
        .or_else(|| dims_fault(dot))
        .or_else(|| match result_shape(dot) {
            Ok(shape) => stated_shape_fault(op.cx, &shape, dot.result().ty()),
            Err(fault) => Some(fault),
        })
        .or_else(|| {
            let is_default = precisions(op).iter().all(|p| Precision::of(op.cx, *p) == Some(Precision::Default));
            (!is_default && op.attr("algorithm").is_some())
                .then(|| "must specify DEFAULT precision config when algorithm is set.".to_owned())
        });
    if let Some(fault) = fault {
        diags.error("op-rule", op.loc(), fault).emit();
    }
}

fn algorithm_fault(op: OpRef<'_>) -> Option<String> {
    let params = op.attr("algorithm")?.params_of(op.cx, &DOT_ALGORITHM)?;
    dot_algorithm_fault(op.cx, params)
}

fn dims_fault(dot: DotGeneral<'_>) -> Option<String> {
    let dims = dot.dot_dimension_numbers();
    if dims.lhs_batching_dimensions.len() != dims.rhs_batching_dimensions.len() {
        return Some("lhs and rhs should have the same number of batching dimensions".to_owned());
    }
    if dims.lhs_contracting_dimensions.len() != dims.rhs_contracting_dimensions.len() {
        return Some("lhs and rhs should have the same number of contracting dimensions".to_owned());
    }
    let sides = [
        (dims.lhs_batching_dimensions, dims.lhs_contracting_dimensions, "lhs"),
        (dims.rhs_batching_dimensions, dims.rhs_contracting_dimensions, "rhs"),
    ];
    for (batching, contracting, side) in sides {
        let names = (format!("{side}_batching_dimensions"), format!("{side}_contracting_dimensions"));
        if let Some(fault) = distinct_fault(batching, contracting, &names.0, &names.1) {
            return Some(fault);
        }
    }
    let shapes = [dot.lhs().shape().unwrap_or_default(), dot.rhs().shape().unwrap_or_default()];
    for ((batching, contracting, side), shape) in sides.into_iter().zip(shapes) {
        let rank = shape.len() as i64;
        for (list, what) in [(batching, "batching"), (contracting, "contracting")] {
            if let Some(dim) = list.iter().find(|dim| !(0..rank).contains(*dim)) {
                return Some(format!("{side}_{what}_dimensions value: {dim} is out of range: [0, {rank})"));
            }
        }
    }
    let agree = |lhs: &[i64], rhs: &[i64]| {
        lhs.iter().zip(rhs).all(|(l, r)| sizes_compatible(shapes[0][*l as usize], shapes[1][*r as usize]))
    };
    if !agree(dims.lhs_batching_dimensions, dims.rhs_batching_dimensions) {
        return Some("batching dimension sizes must match for lhs/rhs".to_owned());
    }
    if !agree(dims.lhs_contracting_dimensions, dims.rhs_contracting_dimensions) {
        return Some("contracting dimension sizes must match for lhs/rhs".to_owned());
    }
    None
}

/// Batching dimensions, then the remaining ones of the left and of the right operand. The dimensions were checked.
fn result_shape(dot: DotGeneral<'_>) -> Result<Vec<i64>, String> {
    let (cx, dims) = (dot.op().cx, dot.dot_dimension_numbers());
    let (lhs, rhs): (DotSide<'_>, DotSide<'_>) = (
        (dot.lhs().shape().unwrap_or_default(), bounds_of(cx, dot.lhs().ty())),
        (dot.rhs().shape().unwrap_or_default(), bounds_of(cx, dot.rhs().ty())),
    );
    let at = |side: DotSide<'_>, dim: i64| (side.0[dim as usize], side.1.get(dim as usize).copied().unwrap_or(DYNAMIC));
    let mut shape = Vec::new();
    for (index, (l, r)) in dims.lhs_batching_dimensions.iter().zip(dims.rhs_batching_dimensions).enumerate() {
        shape.push(most_specific_dim(index, at(lhs, *l), at(rhs, *r))?.0);
    }
    shape.extend(remaining(lhs.0, dims.lhs_batching_dimensions, dims.lhs_contracting_dimensions));
    shape.extend(remaining(rhs.0, dims.rhs_batching_dimensions, dims.rhs_contracting_dimensions));
    Ok(shape)
}

/// Sizes and bounds of an operand.
type DotSide<'a> = (&'a [i64], &'a [i64]);

fn remaining<'a>(shape: &'a [i64], batching: &'a [i64], contracting: &'a [i64]) -> impl Iterator<Item = i64> + 'a {
    let is_free = move |dim: &usize| {
        let dim = *dim as i64;
        !batching.contains(&dim) && !contracting.contains(&dim)
    };
    (0..shape.len()).filter(is_free).map(|dim| shape[dim])
}
