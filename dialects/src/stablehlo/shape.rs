//! Ops that move, repeat, cut and join elements without computing.

use hlo_ir::kinds::*;
use hlo_ir::text::{CustomArg, CustomDirective, FormatState, OpParser, OpPrinter, Token};
use hlo_ir::{OpRef, ops};

use super::formats::{attr_of, set_attr};
use super::infer;
use super::kinds::*;
use super::traits::*;

ops! { SHAPE_OPS in "stablehlo";
    /// Reads the bits as another element type; a dimension appears or vanishes when the widths differ.
    op BitcastConvert = "bitcast_convert" {
        operands { operand: TensorOrPerAxis }
        results { result: TensorOrPerAxis }
        traits [NO_MEMORY_EFFECT]
        format "operands attr-dict `:` functional-type(operands, results)"
        verify infer::shape::verify_bitcast_convert;
    }

    /// Repeats the operand along new leading dimensions.
    op Broadcast = "broadcast" {
        operands { operand: Tensor }
        attrs { broadcast_sizes: I64Array }
        results { result: TensorOrPerAxis }
        traits [PURE, SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE]
        format "$operand `,` `sizes` `=` $broadcast_sizes attr-dict `:` functional-type(operands, results)"
        infer infer::shape::broadcast;
    }

    /// Repeats the operand: its dimension `i` becomes dimension `broadcast_dimensions[i]` of the result.
    op BroadcastInDim = "broadcast_in_dim" {
        operands { operand: TensorOrPerAxis }
        attrs { broadcast_dimensions: I64Array }
        results { result: StaticOrBoundedTensor }
        traits [SPECULATABLE_IF_STATIC, NO_MEMORY_EFFECT, COMPATIBLE_OPERANDS_AND_RESULT_ELEMENT_TYPE]
        format "$operand `,` `dims` `=` $broadcast_dimensions attr-dict `:` functional-type(operands, results)"
        verify infer::shape::verify_broadcast_in_dim;
    }

    /// Joins tensors along a dimension.
    op Concatenate = "concatenate" {
        operands { inputs: Variadic<Tensor> }
        attrs { dimension: DimI64 }
        results { result: Tensor }
        traits [NO_MEMORY_EFFECT, SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE]
        format "custom<VariadicOperandWithAttribute>($inputs) `dim` `=` $dimension attr-dict `:` functional-type(operands, results)"
        infer infer::shape::concatenate;
    }

    /// The size of a dimension.
    op GetDimensionSize = "get_dimension_size" {
        operands { operand: TensorOrPerAxis }
        attrs { dimension: DimI64 }
        results { result: I32Tensor }
        traits [PURE]
        format "$operand `,` `dim` `=` $dimension attr-dict `:` functional-type(operands, results)"
        infer infer::shape::get_dimension_size;
    }

    /// Cuts a dimension that has a bound to a size known when the program runs.
    op SetDimensionSize = "set_dimension_size" {
        operands { operand: Tensor, size: I32Tensor }
        attrs { dimension: DimI64 }
        results { result: Tensor }
        traits [NO_MEMORY_EFFECT]
        format "$operand `,` $size `,` `dim` `=` $dimension attr-dict `:` functional-type(operands, results)"
        infer infer::shape::set_dimension_size;
    }

    /// Adds elements before, after and between those of the operand; negative amounts remove some.
    op Pad = "pad" {
        operands { operand: Tensor, padding_value: ScalarTensor }
        attrs { edge_padding_low: I64Array, edge_padding_high: I64Array, interior_padding: I64Array }
        results { result: Tensor }
        traits [PADDING_SAME_SIZE, SPECULATABLE_IF_STATIC_DIMS_KEPT, NO_MEMORY_EFFECT, SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE]
        format "$operand `,` $padding_value `,` `low` `=` $edge_padding_low `,` `high` `=` $edge_padding_high `,` `interior` `=` $interior_padding attr-dict `:` functional-type(operands, results)"
        infer infer::shape::pad;
    }

    /// The same elements in the same order with other sizes.
    op Reshape = "reshape" {
        operands { operand: TensorOrPerAxis }
        results { result: StaticOrBoundedTensor }
        traits [NO_MEMORY_EFFECT, COMPATIBLE_OPERANDS_AND_RESULT_ELEMENT_TYPE]
        format "operands attr-dict `:` functional-type(operands, results)"
        verify infer::shape::verify_reshape;
    }

    /// Reverses the order of elements along dimensions.
    op Reverse = "reverse" {
        operands { operand: Tensor }
        attrs { dimensions: I64Array }
        results { result: Tensor }
        traits [SPECULATABLE_IF_STATIC_DIMS_KEPT, NO_MEMORY_EFFECT, SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE]
        format "$operand `,` `dims` `=` $dimensions attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))"
        verify infer::shape::verify_reverse;
        infer infer::shape::reverse;
    }

    /// Takes a part of each dimension, with a step.
    op Slice = "slice" {
        operands { operand: Tensor }
        attrs { start_indices: I64Array, limit_indices: I64Array, strides: I64Array }
        results { result: Tensor }
        traits [SLICE_BOUNDS_SAME_SIZE, SPECULATABLE_IF_STATIC_DIMS_KEPT, NO_MEMORY_EFFECT, SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE]
        format "$operand custom<SliceRanges>($start_indices, $limit_indices, $strides) attr-dict `:` functional-type(operands, results)"
        infer infer::shape::slice;
    }

    /// Takes a part of known sizes that begins at indices known when the program runs.
    op DynamicSlice = "dynamic_slice" {
        operands { operand: Tensor, start_indices: Variadic<ScalarInt> }
        attrs { slice_sizes: I64Array }
        results { result: Tensor }
        traits [OPERAND_RESULT_SAME_ELEMENT, PURE]
        format "$operand `,` custom<VariadicOperandWithAttribute>($start_indices) `sizes` `=` $slice_sizes attr-dict `:` functional-type(operands, results)"
        infer infer::shape::dynamic_slice;
    }

    /// The operand with a part replaced by the update, at indices known when the program runs.
    op DynamicUpdateSlice = "dynamic_update_slice" {
        operands { operand: Tensor, update: Tensor, start_indices: Variadic<ScalarInt> }
        results { result: Tensor }
        traits [UPDATE_SAME_ELEMENT, PURE]
        format "operands attr-dict `:` functional-type(operands, results)"
        infer infer::shape::dynamic_update_slice;
    }

    /// Changes the order of dimensions: dimension `i` of the result is dimension `permutation[i]` of the operand.
    op Transpose = "transpose" {
        operands { operand: TensorOrPerAxis }
        attrs { permutation: I64Array }
        results { result: TensorOrPerAxis }
        traits [NO_MEMORY_EFFECT, COMPATIBLE_OPERANDS_AND_RESULT_ELEMENT_TYPE]
        format "$operand `,` `dims` `=` $permutation attr-dict `:` functional-type(operands, results)"
        verify infer::shape::verify_transpose;
        infer infer::shape::transpose;
    }
}

/// `[start:limit:stride, start:limit]`; a stride of one is left out.
pub const SLICE_RANGES: CustomDirective =
    CustomDirective { name: "SliceRanges", parse: parse_slice_ranges, print: print_slice_ranges };

fn parse_slice_ranges(p: &mut OpParser<'_, '_>, state: &mut FormatState<'_, '_>, args: &[CustomArg]) -> Option<()> {
    let mut ranges: [Vec<i64>; 3] = Default::default();
    p.expect(Token::LSquare, "[")?;
    while !p.eat(Token::RSquare) {
        ranges[0].push(p.parse_i64()?);
        p.expect(Token::Colon, ":")?;
        ranges[1].push(p.parse_i64()?);
        ranges[2].push(if p.eat(Token::Colon) { p.parse_i64()? } else { 1 });
        if p.eat(Token::RSquare) {
            break;
        }
        p.expect(Token::Comma, ",")?;
        if p.is(Token::RSquare) {
            return p.fail_in_op("expected-integer", "expected integer value");
        }
    }
    for (arg, values) in args.iter().zip(&ranges) {
        let attr = p.cx.i64_array_attr(values);
        set_attr(p.cx, state.op, *arg, attr);
    }
    Some(())
}

fn print_slice_ranges(p: &mut OpPrinter<'_, '_>, op: OpRef<'_>, args: &[CustomArg]) {
    let list = |arg: CustomArg| attr_of(op, arg).and_then(|attr| attr.as_i64_array(op.cx)).unwrap_or_default();
    let (starts, limits, strides) = (list(args[0]), list(args[1]), list(args[2]));
    p.put("[");
    if starts.len() != limits.len() || starts.len() != strides.len() {
        // Wrong, and not to be read back; but messages show it.
        for (what, values) in [("start_indices: ", &starts), (", limit_indices: ", &limits), (", strides: ", &strides)]
        {
            p.put(what);
            p.put_list(values, |p, value| p.put_int(*value));
        }
    } else {
        p.put_list(starts.iter().zip(&limits).zip(&strides), |p, ((start, limit), stride)| {
            p.put_int(*start);
            p.put(":");
            p.put_int(*limit);
            if *stride != 1 {
                p.put(":");
                p.put_int(*stride);
            }
        });
    }
    p.put("]");
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    #[test]
    fn texts_print_as_the_reference_prints_them() {
        check(
            r#"
            func.func private @f(%arg0: tensor<4x6xf32>, %arg1: tensor<f32>, %arg2: tensor<i32>, %arg3: tensor<2x2xf32>) {
              %0 = stablehlo.slice %arg0 [0:4, 1:6:2] : (tensor<4x6xf32>) -> tensor<4x3xf32>
              %1 = stablehlo.slice %arg1 [] : (tensor<f32>) -> tensor<f32>
              %2 = stablehlo.dynamic_slice %arg0, %arg2, %arg2, sizes = [2, 2] : (tensor<4x6xf32>, tensor<i32>, tensor<i32>) -> tensor<2x2xf32>
              %3 = stablehlo.dynamic_update_slice %arg0, %arg3, %arg2, %arg2 : (tensor<4x6xf32>, tensor<2x2xf32>, tensor<i32>, tensor<i32>) -> tensor<4x6xf32>
              %4 = stablehlo.pad %arg3, %arg1, low = [1, -1], high = [0, 1], interior = [0, 2] : (tensor<2x2xf32>, tensor<f32>) -> tensor<3x4xf32>
              %5 = stablehlo.concatenate %arg0, %arg0, dim = 1 : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x12xf32>
              %6 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<4x6xf32>) -> tensor<6x4xf32>
              %7 = stablehlo.reverse %arg0, dims = [0] : tensor<4x6xf32>
              %8 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<2xf32>
              %9 = stablehlo.broadcast %arg1, sizes = [2] : (tensor<f32>) -> tensor<2xf32>
              %10 = stablehlo.get_dimension_size %arg0, dim = 1 : (tensor<4x6xf32>) -> tensor<i32>
              %11 = stablehlo.set_dimension_size %arg0, %10, dim = 1 : (tensor<4x6xf32>, tensor<i32>) -> tensor<4x?xf32, #stablehlo.type_extensions<bounds = [?, 6]>>
              %12 = stablehlo.bitcast_convert %arg1 : (tensor<f32>) -> tensor<4xi8>
              %13 = stablehlo.reshape %arg0 : (tensor<4x6xf32>) -> tensor<24xf32>
              return
            }"#,
            r#"
            func.func private @f(%arg0: tensor<4x6xf32>, %arg1: tensor<f32>, %arg2: tensor<i32>, %arg3: tensor<2x2xf32>) {
              %0 = stablehlo.slice %arg0 [0:4, 1:6:2] : (tensor<4x6xf32>) -> tensor<4x3xf32>
              %1 = stablehlo.slice %arg1 [] : (tensor<f32>) -> tensor<f32>
              %2 = stablehlo.dynamic_slice %arg0, %arg2, %arg2, sizes = [2, 2] : (tensor<4x6xf32>, tensor<i32>, tensor<i32>) -> tensor<2x2xf32>
              %3 = stablehlo.dynamic_update_slice %arg0, %arg3, %arg2, %arg2 : (tensor<4x6xf32>, tensor<2x2xf32>, tensor<i32>, tensor<i32>) -> tensor<4x6xf32>
              %4 = stablehlo.pad %arg3, %arg1, low = [1, -1], high = [0, 1], interior = [0, 2] : (tensor<2x2xf32>, tensor<f32>) -> tensor<3x4xf32>
              %5 = stablehlo.concatenate %arg0, %arg0, dim = 1 : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x12xf32>
              %6 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<4x6xf32>) -> tensor<6x4xf32>
              %7 = stablehlo.reverse %arg0, dims = [0] : tensor<4x6xf32>
              %8 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<2xf32>
              %9 = stablehlo.broadcast %arg1, sizes = [2] : (tensor<f32>) -> tensor<2xf32>
              %10 = stablehlo.get_dimension_size %arg0, dim = 1 : (tensor<4x6xf32>) -> tensor<i32>
              %11 = stablehlo.set_dimension_size %arg0, %10, dim = 1 : (tensor<4x6xf32>, tensor<i32>) -> tensor<4x?xf32, #stablehlo.bounds<?, 6>>
              %12 = stablehlo.bitcast_convert %arg1 : (tensor<f32>) -> tensor<4xi8>
              %13 = stablehlo.reshape %arg0 : (tensor<4x6xf32>) -> tensor<24xf32>
              return
            }"#,
        );
    }
}
