//! Views: the same elements seen in another order, or some of them, or some more. They are composed into the index
//! arithmetic of the kernels that read them.

use hlo_ir::kinds::*;
use hlo_ir::ops;

ops! { VIEW_OPS in "hexir";
    /// Repeats elements: dimension `i` of the operand is dimension `dimensions[i]` of the result, or has one element.
    op Broadcast = "broadcast" {
        operands { input: AnyRankedTensor }
        attrs { dimensions: I64Array }
        results { result: AnyRankedTensor }
        traits [PURE]
        format "$input `dims` $dimensions attr-dict `:` functional-type($input, $result)"
    }

    /// The same elements, in row-major order, in another shape.
    op Reshape = "reshape" {
        operands { input: AnyRankedTensor }
        results { result: AnyRankedTensor }
        traits [PURE]
        format "$input attr-dict `:` functional-type($input, $result)"
    }

    /// Dimension `i` of the result is dimension `permutation[i]` of the operand.
    op Transpose = "transpose" {
        operands { input: AnyRankedTensor }
        attrs { permutation: I64Array }
        results { result: AnyRankedTensor }
        traits [PURE]
        format "$input `perm` $permutation attr-dict `:` functional-type($input, $result)"
    }

    /// The elements from `starts` up to `limits`, every `strides`-th.
    op Slice = "slice" {
        operands { input: AnyRankedTensor }
        attrs { starts: I64Array, limits: I64Array, strides: I64Array }
        results { result: AnyRankedTensor }
        traits [PURE]
        format "$input `from` $starts `to` $limits `step` $strides attr-dict `:` functional-type($input, $result)"
    }

    /// Reverses the order along `dimensions`.
    op Reverse = "reverse" {
        operands { input: AnyRankedTensor }
        attrs { dimensions: I64Array }
        results { result: AnyRankedTensor }
        traits [PURE, SAME_OPERANDS_AND_RESULT_TYPE]
        format "$input `dims` $dimensions attr-dict `:` type($result)"
        infer crate::infer::first_operand;
    }

    /// Puts `value`, a tensor of rank 0, before (`low`), behind (`high`) and between (`interior`) the elements; negative
    /// `low` and `high` take elements away.
    op Pad = "pad" {
        operands { input: AnyRankedTensor, value: AnyRankedTensor }
        attrs { low: I64Array, high: I64Array, interior: I64Array }
        results { result: AnyRankedTensor }
        traits [PURE]
        format "$input `,` $value `low` $low `high` $high `interior` $interior attr-dict `:` functional-type(operands, $result)"
    }

    /// One operand behind the other along `dimension`.
    op Concatenate = "concatenate" {
        operands { inputs: Variadic<AnyRankedTensor> }
        attrs { dimension: I64 }
        results { result: AnyRankedTensor }
        traits [PURE]
        format "$inputs `dim` $dimension attr-dict `:` functional-type($inputs, $result)"
    }

    /// `sizes` elements from `starts`, one tensor of rank 0 a dimension; starts are moved so that all elements are inside.
    op DynamicSlice = "dynamic_slice" {
        operands { input: AnyRankedTensor, starts: Variadic<AnyRankedTensor> }
        attrs { sizes: I64Array }
        results { result: AnyRankedTensor }
        traits [PURE]
        format "$input `at` `(` $starts `)` `sizes` $sizes attr-dict `:` functional-type(operands, $result)"
    }

    /// `input` with `update` in place of the elements from `starts`; starts are moved so that all elements are inside.
    op DynamicUpdateSlice = "dynamic_update_slice" {
        operands { input: AnyRankedTensor, update: AnyRankedTensor, starts: Variadic<AnyRankedTensor> }
        results { result: AnyRankedTensor }
        traits [PURE]
        format "$input `,` $update `at` `(` $starts `)` attr-dict `:` functional-type(operands, $result)"
    }
}
