//! Convolutions: dimension numbers, groups and windows fit the operands, and the result has a place for every position.

use hlo_ir::kinds::{BoolArray, I64Array};
use hlo_ir::verify::with_signature;
use hlo_ir::{DYNAMIC, Diagnostics, Signature, Type};

use super::compatible::{elements_compatible, sizes_compatible};
use super::dot::check_precision;
use super::fault::{Checked, fault, verified};
use super::quantized::{any_quantized, verify_contraction};
use super::shape::check_stated_shape;
use super::window::{Window, WindowRules, output_shape, padding_pairs};
use super::{integers, is_unique, list, operand, shape_of};
use crate::quant::as_uniform;
use crate::stablehlo::convolution::{ConvDims, Convolution};
use crate::stablehlo::dynamic::DynamicConv;
use crate::stablehlo::kinds::PositiveI64;

/// Spec: convolution, constraints C1 to C34.
pub fn verify_convolution(convolution: Convolution<'_>, diags: &mut Diagnostics) {
    let (op, result) = (convolution.op(), convolution.result().ty());
    verified(op, diags, || {
        with_signature(op, |x| {
            check_operands(x)?;
            check_precision(op, "C24")?;
            check_rank(x)?;
            let padding = padding_pairs(x.cx, convolution.padding(), "C4")?;
            check_stated_shape(x.cx, "C25", &result_shape(x, &padding)?, result)?;
            check_quantization(x, result)
        })
    });
}

/// Spec: dynamic_conv, constraints C1 to C34. The padding is known where it is constant.
pub fn verify_dynamic_conv(convolution: DynamicConv<'_>, diags: &mut Diagnostics) {
    let (op, result) = (convolution.op(), convolution.result().ty());
    verified(op, diags, || {
        with_signature(op, |x| {
            check_operands(x)?;
            check_precision(op, "C24")?;
            check_rank(x)?;
            let n_spatial = shape_of(x.cx, operand(x, 0)).len() - 2;
            let padding = shape_of(x.cx, operand(x, 2));
            if padding != [n_spatial as i64, 2] {
                let found = list(padding);
                return fault("C4", format!("expects padding to be of shape [{n_spatial}, 2], but got [{found}]"));
            }
            if let Some(values) = integers(x.cx, (x.constants)(2)) {
                let pairs: Vec<(i64, i64)> = values.chunks_exact(2).map(|pair| (pair[0], pair[1])).collect();
                result_shape(x, &pairs)?;
            }
            check_quantization(x, result)
        })
    });
}

/// The sizes of the result of a convolution; of a dynamic one, where its padding is constant.
pub fn convolution_shape(x: &Signature<'_>) -> Checked<Vec<i64>> {
    check_operands(x)?;
    check_rank(x)?;
    let padding = match (x.operands.len(), integers(x.cx, (x.constants)(2))) {
        (0..=2, _) => padding_pairs(x.cx, x.cx.dict_get(x.attrs, "padding"), "C4")?,
        (_, Some(values)) => values.chunks_exact(2).map(|pair| (pair[0], pair[1])).collect(),
        (_, None) => return fault("C4", "expected constant padding"),
    };
    result_shape(x, &padding)
}

/// The sizes of both operands.
fn sides<'x>(x: &Signature<'x>) -> (&'x [i64], &'x [i64]) {
    (shape_of(x.cx, operand(x, 0)), shape_of(x.cx, operand(x, 1)))
}

/// Constraints C1, C10 to C23 and C27: ranks, elements, dimension numbers, groups.
fn check_operands(x: &Signature<'_>) -> Checked {
    let (cx, types) = (x.cx, [operand(x, 0), operand(x, 1)]);
    let (lhs, rhs) = sides(x);
    let texts = |a: Type, b: Type| format!("Got: '{}' and '{}'", cx.type_text(a), cx.type_text(b));
    if lhs.len() < 2 {
        let both = texts(types[0], types[1]);
        return fault("C13", format!("expects convolution arguments to have >= 2 dimensions. {both}."));
    }
    if lhs.len() != rhs.len() {
        let both = texts(types[0], types[1]);
        return fault("C1", format!("expects convolution arguments to have same number of dimensions. {both}."));
    }
    if !any_quantized(cx, &types) && !elements_compatible(cx, types[0], types[1]) {
        let both = texts(types[0].element(cx), types[1].element(cx));
        return fault("C27", format!("expects lhs and rhs to have compatible element type. {both}"));
    }
    let dims = x.attr::<ConvDims<'_>>("dimension_numbers");
    check_dims(&dims, lhs.len())?;
    let [feature_groups, batch_groups] =
        ["feature_group_count", "batch_group_count"].map(|name| x.attr::<PositiveI64>(name));
    if batch_groups > 1 && feature_groups > 1 {
        let message = format!(
            "expects batch_group_count and feature_group_count not to be both greater than 1. Got {batch_groups} and \
             {feature_groups} resp."
        );
        return fault("C23", message);
    }
    let batch = lhs[dims.input_batch_dimension as usize];
    let features = lhs[dims.input_feature_dimension as usize];
    let kernel_inputs = rhs[dims.kernel_input_feature_dimension as usize];
    let kernel_outputs = rhs[dims.kernel_output_feature_dimension as usize];
    if batch != DYNAMIC && batch % batch_groups != 0 {
        let message = format!(
            "expects input batch dimension ({batch}) to be divisible by batch_group_count. Got batch_group_count = \
             {batch_groups}."
        );
        return fault("C10", message);
    }
    if features != DYNAMIC && features % feature_groups != 0 {
        let message = format!(
            "expects input feature dimension ({features}) to be a multiple of feature_group_count. Got \
             feature_group_count = {feature_groups}."
        );
        return fault("C11", message);
    }
    if features != DYNAMIC && !sizes_compatible(kernel_inputs, features / feature_groups) {
        let message = format!(
            "expects input feature dimension ({features}) / feature_group_count = kernel input feature dimension \
             ({kernel_inputs}). Got feature_group_count = {feature_groups}."
        );
        return fault("C14", message);
    }
    if kernel_outputs != DYNAMIC && kernel_outputs % batch_groups != 0 {
        let message = format!(
            "expects output feature dimension size ({kernel_outputs}) to be a multiple of batch_group_count. Got \
             batch_group_count = {batch_groups}."
        );
        return fault("C15", message);
    }
    if kernel_outputs != DYNAMIC && kernel_outputs % feature_groups != 0 {
        let message = format!(
            "expects kernel output feature dimension ({kernel_outputs}) to be divisible by feature_group_count. For \
             feature_group_count = {feature_groups}."
        );
        return fault("C16", message);
    }
    Ok(())
}

/// Constraints C13 and C17 to C20: as many spatial dimensions everywhere, each number below the rank and used once.
fn check_dims(dims: &ConvDims<'_>, rank: usize) -> Checked {
    let spatial = [dims.input_spatial_dimensions, dims.kernel_spatial_dimensions, dims.output_spatial_dimensions];
    let [input, kernel, output] = spatial.map(<[i64]>::len);
    if input != kernel || input != output {
        let message = format!(
            "expects the same size for input, kernel and output spatial-dimensions, but got {input}, {kernel}, and \
             {output} resp."
        );
        return fault("C17", message);
    }
    let named = [
        [dims.input_batch_dimension, dims.input_feature_dimension],
        [dims.kernel_input_feature_dimension, dims.kernel_output_feature_dimension],
        [dims.output_batch_dimension, dims.output_feature_dimension],
    ];
    let all: [Vec<i64>; 3] = std::array::from_fn(|side| named[side].iter().chain(spatial[side]).copied().collect());
    if all.iter().flatten().any(|dim| !(0..rank as i64).contains(dim)) {
        let message = format!("expects input, kernel, and output dimension-numbers to be in-range [0, {rank}).");
        return fault("C13", message);
    }
    for (numbers, (what, rule)) in all.iter().zip([("input", "C13"), ("kernel", "C18"), ("output", "C20")]) {
        if !is_unique(numbers) {
            let message = format!("expects {what} dimension-numbers to be unique, got {{{}}}.", list(numbers));
            return fault(rule, message);
        }
    }
    Ok(())
}

/// Constraint C12: the dimension numbers are for all dimensions.
fn check_rank(x: &Signature<'_>) -> Checked {
    let rank = shape_of(x.cx, operand(x, 0)).len();
    let expected = x.attr::<ConvDims<'_>>("dimension_numbers").input_spatial_dimensions.len() + 2;
    if rank != expected {
        return fault("C12", format!("expects convolution arguments to have {expected} dimensions. Got: {rank}"));
    }
    Ok(())
}

/// The sizes of the result of a convolution whose operands were checked; constraints C2 to C9, C25 and C26.
fn result_shape(x: &Signature<'_>, padding: &[(i64, i64)]) -> Checked<Vec<i64>> {
    let dims = x.attr::<ConvDims<'_>>("dimension_numbers");
    let (lhs, rhs) = sides(x);
    let at = |shape: &[i64], dims: &[i64]| -> Vec<i64> { dims.iter().map(|dim| shape[*dim as usize]).collect() };
    let sizes = at(rhs, dims.kernel_spatial_dimensions);
    let [strides, base_dilations, window_dilations] = ["window_strides", "lhs_dilation", "rhs_dilation"]
        .map(|name| x.attr::<Option<I64Array>>(name).unwrap_or_default());
    let window = Window {
        sizes: &sizes,
        strides: &strides,
        padding,
        base_dilations: &base_dilations,
        window_dilations: &window_dilations,
        n_reversals: x.attr::<Option<BoolArray>>("window_reversal").map_or(0, |reversals| reversals.len()),
    };
    let positions = output_shape(&at(lhs, dims.input_spatial_dimensions), &window.dims(&WindowRules::CONVOLUTION)?);
    let mut shape = vec![DYNAMIC; lhs.len()];
    for (&dim, size) in dims.output_spatial_dimensions.iter().zip(positions) {
        shape[dim as usize] = size;
    }
    let batch = lhs[dims.input_batch_dimension as usize];
    let groups = x.attr::<PositiveI64>("batch_group_count");
    shape[dims.output_batch_dimension as usize] = if batch == DYNAMIC { DYNAMIC } else { batch / groups };
    shape[dims.output_feature_dimension as usize] = rhs[dims.kernel_output_feature_dimension as usize];
    Ok(shape)
}

/// Constraints C28 to C34: kernel and result are quantized along their output features.
fn check_quantization(x: &Signature<'_>, result: Type) -> Checked {
    let (cx, types) = (x.cx, [operand(x, 0), operand(x, 1), result]);
    if !any_quantized(cx, &types) {
        return Ok(());
    }
    let dims = x.attr::<ConvDims<'_>>("dimension_numbers");
    let axis = |ty: Type| as_uniform(cx, ty.element(cx)).and_then(|uniform| uniform.axis());
    if axis(types[1]).is_some_and(|axis| axis != dims.kernel_output_feature_dimension) {
        let message = "quantization dimension of rhs should be same with kernel_output_feature_dimension";
        return fault("C29", message);
    }
    if axis(types[2]).is_some_and(|axis| axis != dims.output_feature_dimension) {
        return fault("C30", "quantization dimension of result should be same with output_feature_dimension");
    }
    verify_contraction(cx, types, &["C28", "C31", "C32", "C33", "C34"])
}
