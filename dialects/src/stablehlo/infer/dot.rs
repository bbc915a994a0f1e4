//! Contractions.

use hlo_ir::verify::with_signature;
use hlo_ir::{Attr, Context, DYNAMIC, Diagnostics, OpRef, Signature};

use super::bounds::{Dim, most_specific_dim};
use super::compatible::sizes_compatible;
use super::fault::{Checked, fault, verified};
use super::quantized::{any_quantized, verify_contraction};
use super::shape::check_stated_shape;
use super::{check_distinct, operand, shape_of};
use crate::quant::{Granularity, as_uniform};
use crate::stablehlo::attrs::{DotDims, bounds_of};
use crate::stablehlo::dot::{Dot, DotGeneral};
use crate::stablehlo::dot_algorithm::{DOT_ALGORITHM, dot_algorithm_fault};
use crate::stablehlo::enums::Precision;

/// Ranks of one or two, and inner sizes that agree.
pub fn verify_dot(dot: Dot<'_>, diags: &mut Diagnostics) {
    let op = dot.op();
    verified(op, diags, || {
        check_precision(op, "")?;
        let (shape, _) = with_signature(op, dot_shape)?;
        check_stated_shape(op.cx, "", &shape, dot.result().ty())
    });
}

/// Sizes, and bounds where they are not known; the element is for the program to choose.
pub type Shape = (Vec<i64>, Vec<i64>);

/// The outer dimension of the left operand, where it is a matrix, and that of the right one.
pub fn dot_shape(x: &Signature<'_>) -> Checked<Shape> {
    let (lhs, rhs) = (Side::of(x, 0), Side::of(x, 1));
    match (lhs.sizes, rhs.sizes) {
        ([.., inner], [other, ..])
            if lhs.sizes.len() <= 2 && rhs.sizes.len() <= 2 && sizes_compatible(*inner, *other) =>
        {
            let dims =
                (0..lhs.sizes.len() - 1).map(|dim| lhs.at(dim)).chain((1..rhs.sizes.len()).map(|dim| rhs.at(dim)));
            Ok(dims.unzip())
        }
        _ => fault("", "expected both lhs/rhs ranks to be either 1 or 2"),
    }
}

/// An operand's sizes and bounds.
#[derive(Clone, Copy)]
struct Side<'x> {
    sizes: &'x [i64],
    bounds: &'x [i64],
}

impl<'x> Side<'x> {
    fn of(x: &Signature<'x>, index: usize) -> Self {
        let ty = operand(x, index);
        Side { sizes: shape_of(x.cx, ty), bounds: bounds_of(x.cx, ty) }
    }

    /// Size and bound of a dimension.
    fn at(self, dim: usize) -> Dim {
        (self.sizes[dim], self.bounds.get(dim).copied().unwrap_or(DYNAMIC))
    }

    /// The dimensions that are in neither list.
    fn free(self, batching: &[i64], contracting: &[i64]) -> impl Iterator<Item = Dim> {
        let is_free = move |dim: &usize| !batching.contains(&(*dim as i64)) && !contracting.contains(&(*dim as i64));
        (0..self.sizes.len()).filter(is_free).map(move |dim| self.at(dim))
    }
}

/// How precise to be is said for no operand, or for both; `rule` is the constraint about it.
pub fn check_precision(op: OpRef<'_>, rule: &'static str) -> Checked {
    match precisions(op).len() {
        0..=2 => Ok(()),
        n => fault(rule, format!("expects precision config to be empty or have <= 2 elements, got {n}")),
    }
}

fn precisions(op: OpRef<'_>) -> &[Attr] {
    op.attr("precision_config").and_then(|attr| attr.as_array(op.cx)).unwrap_or_default()
}

/// Spec: dot_general, constraints C1 to C24.
pub fn verify_dot_general(dot: DotGeneral<'_>, diags: &mut Diagnostics) {
    let op = dot.op();
    verified(op, diags, || {
        if let Some(message) = algorithm_fault(op) {
            return fault("C22", message);
        }
        let (shape, _) = with_signature(op, |x| {
            check_dims(x)?;
            check_precision(op, "C11")?;
            result_shape(x)
        })?;
        check_stated_shape(op.cx, "C12", &shape, dot.result().ty())?;
        let is_default = precisions(op).iter().all(|p| Precision::of(op.cx, *p) == Some(Precision::Default));
        if !is_default && op.attr("algorithm").is_some() {
            return fault("C21", "must specify DEFAULT precision config when algorithm is set.");
        }
        verify_quantization(op.cx, dot)
    });
}

/// Spec: dot_general. Batching dimensions, then the free ones of the left and of the right operand.
pub fn dot_general_shape(x: &Signature<'_>) -> Checked<Shape> {
    check_dims(x)?;
    result_shape(x)
}

fn algorithm_fault(op: OpRef<'_>) -> Option<String> {
    let params = op.attr("algorithm")?.params_of(op.cx, &DOT_ALGORITHM)?;
    dot_algorithm_fault(op.cx, params)
}

/// Constraints C1 to C10.
fn check_dims(x: &Signature<'_>) -> Checked {
    let dims = x.attr::<DotDims<'_>>("dot_dimension_numbers");
    if dims.lhs_batching_dimensions.len() != dims.rhs_batching_dimensions.len() {
        return fault("C1", "lhs and rhs should have the same number of batching dimensions");
    }
    if dims.lhs_contracting_dimensions.len() != dims.rhs_contracting_dimensions.len() {
        return fault("C2", "lhs and rhs should have the same number of contracting dimensions");
    }
    let (lhs_batching, lhs_contracting) = (dims.lhs_batching_dimensions, dims.lhs_contracting_dimensions);
    let (rhs_batching, rhs_contracting) = (dims.rhs_batching_dimensions, dims.rhs_contracting_dimensions);
    let names = ("lhs_batching_dimensions", "lhs_contracting_dimensions");
    check_distinct("C3", lhs_batching, lhs_contracting, names.0, names.1)?;
    let names = ("rhs_batching_dimensions", "rhs_contracting_dimensions");
    check_distinct("C4", rhs_batching, rhs_contracting, names.0, names.1)?;
    let shapes = [0, 1].map(|index| shape_of(x.cx, operand(x, index)));
    let lists = [
        (lhs_batching, shapes[0], "lhs_batching", "C5"),
        (lhs_contracting, shapes[0], "lhs_contracting", "C6"),
        (rhs_batching, shapes[1], "rhs_batching", "C7"),
        (rhs_contracting, shapes[1], "rhs_contracting", "C8"),
    ];
    for (list, shape, what, rule) in lists {
        let rank = shape.len() as i64;
        if let Some(dim) = list.iter().find(|dim| !(0..rank).contains(*dim)) {
            return fault(rule, format!("{what}_dimensions value: {dim} is out of range: [0, {rank})"));
        }
    }
    let agree = |lhs: &[i64], rhs: &[i64]| {
        lhs.iter().zip(rhs).all(|(l, r)| sizes_compatible(shapes[0][*l as usize], shapes[1][*r as usize]))
    };
    if !agree(lhs_batching, rhs_batching) {
        return fault("C9", "batching dimension sizes must match for lhs/rhs");
    }
    if !agree(lhs_contracting, rhs_contracting) {
        return fault("C10", "contracting dimension sizes must match for lhs/rhs");
    }
    Ok(())
}

/// The shape of a contraction whose dimensions were checked.
fn result_shape(x: &Signature<'_>) -> Checked<Shape> {
    let dims = x.attr::<DotDims<'_>>("dot_dimension_numbers");
    let (lhs, rhs) = (Side::of(x, 0), Side::of(x, 1));
    let mut shape = Vec::new();
    for (index, (l, r)) in dims.lhs_batching_dimensions.iter().zip(dims.rhs_batching_dimensions).enumerate() {
        shape.push(most_specific_dim(index, lhs.at(*l as usize), rhs.at(*r as usize))?);
    }
    shape.extend(lhs.free(dims.lhs_batching_dimensions, dims.lhs_contracting_dimensions));
    shape.extend(rhs.free(dims.rhs_batching_dimensions, dims.rhs_contracting_dimensions));
    Ok(shape.into_iter().unzip())
}

/// Constraints C14 to C20: the right operand has no zero point, and is not quantized along what is summed over.
fn verify_quantization(cx: &Context, dot: DotGeneral<'_>) -> Checked {
    let types = [dot.lhs().ty(), dot.rhs().ty(), dot.result().ty()];
    if !any_quantized(cx, &types) {
        return Ok(());
    }
    if let Some(rhs) = as_uniform(cx, types[1].element(cx)) {
        let has_zero_point = rhs.zero_points.iter().any(|zero| *zero != 0);
        match rhs.granularity {
            Granularity::Tensor if has_zero_point => return fault("C15", "Zero point of rhs should be 0"),
            Granularity::Axis(_) if has_zero_point => return fault("C15", "Zero points of rhs should be 0"),
            Granularity::Axis(axis) if dot.dot_dimension_numbers().rhs_contracting_dimensions.contains(&axis) => {
                let message = "Quantization dimension of rhs should not be in the contracting dimension of rhs";
                return fault("C16", message);
            }
            Granularity::Tensor | Granularity::Axis(_) | Granularity::Blocks { .. } => {}
        }
    }
    verify_contraction(cx, types, &["C14", "C17", "C18", "C19", "C20"])
}
