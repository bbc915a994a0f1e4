//! `tensor`: making, taking apart and reshaping tensors.

use hlo_ir::kinds::*;
use hlo_ir::op_def::Inferred;
use hlo_ir::{Diagnostics, Dialect, NameSink, OpRef, Signature, SmallVec, Type, attr_kinds, ops};

use crate::formats::{DYNAMIC_INDEX_LIST, ELEMENT_OF};

/// The dialect.
pub static DIALECT: Dialect = Dialect {
    name: "tensor",
    ops: &[TENSOR_OPS, SLICE_OPS],
    customs: &[ELEMENT_OF, DYNAMIC_INDEX_LIST],
    ..Dialect::EMPTY
};

attr_kinds! {
    /// Which dimensions are joined, or come of one.
    Reassociation, "Array of 64-bit integer array attributes", |cx, attr| {
        let is_list = |list: &hlo_ir::Attr| {
            list.as_array(cx).is_some_and(|list| list.iter().all(|dim| (I64::CONSTRAINT.accepts)(cx, *dim)))
        };
        attr.as_array(cx).is_some_and(|lists| lists.iter().all(is_list))
    };
}

ops! { TENSOR_OPS in "tensor";
    /// A tensor of the given elements in row-major order.
    op FromElements = "from_elements" {
        operands { elements: Variadic<AnyType> }
        results { result: AnyRankedTensor }
        traits [PURE]
        format "$elements attr-dict `:` custom<ElementOf>(type($result), type($elements))"
        result_names |op, name| name_result(op, name, "from_elements");
    }

    /// One element.
    op Extract = "extract" {
        operands { tensor: AnyRankedTensor, indices: Variadic<IndexType> }
        results { result: AnyType }
        traits [PURE]
        format "$tensor `[` $indices `]` attr-dict `:` type($tensor)"
        result_names |op, name| name_result(op, name, "extracted");
        infer |x, _| Ok(x.operands.iter().take(1).map(|ty| ty.element(x.cx)).collect());
    }

    /// A tensor with one element changed.
    op Insert = "insert" {
        operands { scalar: AnyType, dest: AnyRankedTensor, indices: Variadic<IndexType> }
        results { result: AnyRankedTensor }
        traits [PURE]
        format "$scalar `into` $dest `[` $indices `]` attr-dict `:` custom<ElementOf>(type($dest), type($scalar))"
        result_names |op, name| name_result(op, name, "inserted");
        infer infer_dest;
    }

    /// The size of a dimension.
    op Dim = "dim" {
        operands { source: AnyTensor, index: IndexType }
        results { result: IndexType }
        traits [NO_MEMORY_EFFECT]
        format "attr-dict $source `,` $index `:` type($source)"
        result_names |op, name| name_result(op, name, "dim");
        infer infer_index;
    }

    /// The number of dimensions.
    op Rank = "rank" {
        operands { tensor: AnyTensor }
        results { result: IndexType }
        traits [PURE]
        format "$tensor attr-dict `:` type($tensor)"
        result_names |op, name| name_result(op, name, "rank");
        infer infer_index;
    }

    /// The same tensor under a type that says more or less of its shape.
    op Cast = "cast" {
        operands { source: AnyTensor }
        results { dest: AnyTensor }
        traits [PURE]
        format "$source attr-dict `:` type($source) `to` type($dest)"
        result_names |op, name| name_result(op, name, "cast");
    }

    /// The same bits under another element type.
    op Bitcast = "bitcast" {
        operands { source: AnyTensor }
        results { dest: AnyTensor }
        traits [PURE]
        format "$source attr-dict `:` type($source) `to` type($dest)"
    }

    /// A tensor whose elements are not set.
    op Empty = "empty" {
        operands { dynamic_sizes: Variadic<IndexType> }
        results { result: AnyRankedTensor }
        traits [PURE]
        format "`(` $dynamic_sizes `)` attr-dict `:` type($result)"
    }

    /// One value everywhere.
    op Splat = "splat" {
        operands { input: AnyType, dynamic_sizes: Variadic<IndexType> }
        results { aggregate: AnyRankedTensor }
        traits [PURE]
        format "$input (`[` $dynamic_sizes^ `]`)? attr-dict `:` custom<ElementOf>(type($aggregate), type($input))"
        result_names |op, name| name_result(op, name, "splat");
    }

    /// The elements in a shape given as a tensor.
    op Reshape = "reshape" {
        operands { source: AnyTensor, shape: AnyRankedTensor }
        results { result: AnyTensor }
        traits [PURE]
        format "$source `(` $shape `)` attr-dict `:` functional-type(operands, results)"
        result_names |op, name| name_result(op, name, "reshape");
    }

    /// Joins dimensions.
    op CollapseShape = "collapse_shape" {
        operands { src: AnyTensor }
        attrs { reassociation: Reassociation }
        results { result: AnyTensor }
        traits [PURE]
        format "$src $reassociation attr-dict `:` type($src) `into` type($result)"
        result_names |op, name| name_result(op, name, "collapsed");
    }

    /// Splits dimensions.
    op ExpandShape = "expand_shape" {
        operands { src: AnyTensor, output_shape: Variadic<IndexType> }
        attrs { reassociation: Reassociation, static_output_shape: I64Array }
        results { result: AnyTensor }
        traits [PURE]
        format "$src $reassociation `output_shape` custom<DynamicIndexList>($output_shape, $static_output_shape) attr-dict `:` type($src) `into` type($result)"
        result_names |op, name| name_result(op, name, "expanded");
    }

    /// Elements computed from their indices.
    op Generate = "generate" {
        operands { dynamic_extents: Variadic<IndexType> }
        results { result: AnyRankedTensor }
        regions { body: OneBlock }
        traits [SINGLE_BLOCK, RECURSIVE_EFFECTS]
        format "$dynamic_extents $body attr-dict `:` type($result)"
        result_names |op, name| name_result(op, name, "generated");
    }

    /// Ends a region that computes an element.
    op Yield = "yield" {
        operands { value: AnyType }
        traits [TERMINATOR, RETURN_LIKE, PURE]
        format "$value attr-dict `:` type($value)"
    }
}

ops! { SLICE_OPS in "tensor";
    /// A part of a tensor.
    op ExtractSlice = "extract_slice" {
        operands {
            source: AnyRankedTensor,
            offsets: Variadic<IndexType>,
            sizes: Variadic<IndexType>,
            strides: Variadic<IndexType>,
        }
        attrs { static_offsets: I64Array, static_sizes: I64Array, static_strides: I64Array }
        results { result: AnyRankedTensor }
        traits [ATTR_SIZED_OPERANDS, PURE]
        format "$source `` custom<DynamicIndexList>($offsets, $static_offsets) custom<DynamicIndexList>($sizes, $static_sizes) custom<DynamicIndexList>($strides, $static_strides) attr-dict `:` type($source) `to` type($result)"
        result_names |op, name| name_result(op, name, "extracted_slice");
    }

    /// A tensor with a part replaced.
    op InsertSlice = "insert_slice" {
        operands {
            source: AnyRankedTensor,
            dest: AnyRankedTensor,
            offsets: Variadic<IndexType>,
            sizes: Variadic<IndexType>,
            strides: Variadic<IndexType>,
        }
        attrs { static_offsets: I64Array, static_sizes: I64Array, static_strides: I64Array }
        results { result: AnyRankedTensor }
        traits [ATTR_SIZED_OPERANDS, PURE]
        format "$source `into` $dest `` custom<DynamicIndexList>($offsets, $static_offsets) custom<DynamicIndexList>($sizes, $static_sizes) custom<DynamicIndexList>($strides, $static_strides) attr-dict `:` type($source) `into` type($dest)"
        result_names |op, name| name_result(op, name, "inserted_slice");
        infer infer_dest;
    }

    /// A tensor with a frame of computed elements.
    op Pad = "pad" {
        operands { source: AnyRankedTensor, low: Variadic<IndexType>, high: Variadic<IndexType> }
        attrs { static_low: I64Array, static_high: I64Array, nofold: Unit }
        results { result: AnyRankedTensor }
        regions { region: OneBlock }
        traits [ATTR_SIZED_OPERANDS, SINGLE_BLOCK, PURE]
        format "$source (`nofold` $nofold^)? `low` `` custom<DynamicIndexList>($low, $static_low) `high` `` custom<DynamicIndexList>($high, $static_high) $region attr-dict `:` type($source) `to` type($result)"
        result_names |op, name| name_result(op, name, "padded");
    }

    /// Tensors one after the other along a dimension.
    op Concat = "concat" {
        operands { inputs: Variadic<AnyRankedTensor> }
        attrs { dim: I64 }
        results { result: AnyRankedTensor }
        traits [PURE]
        format "`dim` `(` $dim `)` $inputs attr-dict `:` functional-type(operands, results)"
        result_names |op, name| name_result(op, name, "concat");
    }
}

fn name_result(op: OpRef<'_>, name: &mut NameSink<'_>, wish: &str) {
    name(op.body.result(op.id, 0), wish);
}

/// The type of the second operand.
fn infer_dest(x: &Signature<'_>, _: &mut Diagnostics) -> Inferred {
    Ok(x.operands.iter().skip(1).take(1).copied().collect())
}

fn infer_index(_: &Signature<'_>, _: &mut Diagnostics) -> Inferred {
    Ok(SmallVec::from_slice(&[Type::INDEX]))
}

#[cfg(test)]
mod tests {
    use crate::testing::{check_generic, check_ops};

    #[test]
    fn ops_print_as_the_reference_prints_them() {
        check_ops(
            "%arg0: tensor<4x?xf32>, %arg1: index, %arg2: f32, %arg3: tensor<2xindex>, %arg4: tensor<*xf32>",
            "
            %from_elements = tensor.from_elements %arg2, %arg2 : tensor<2xf32>
            %extracted = tensor.extract %arg0[%arg1, %arg1] : tensor<4x?xf32>
            %inserted = tensor.insert %arg2 into %arg0[%arg1, %arg1] : tensor<4x?xf32>
            %dim = tensor.dim %arg0, %arg1 : tensor<4x?xf32>
            %cast = tensor.cast %arg0 : tensor<4x?xf32> to tensor<?x?xf32>
            %0 = tensor.empty(%arg1) : tensor<4x?xf32>
            %1 = tensor.empty() : tensor<4xf32>
            %reshape = tensor.reshape %arg0(%arg3) : (tensor<4x?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
            %extracted_slice = tensor.extract_slice %arg0[0, %arg1] [4, %arg1] [1, 2] : tensor<4x?xf32> to tensor<4x?xf32>
            %inserted_slice = tensor.insert_slice %arg0 into %arg0[0, 0] [4, %arg1] [1, 1] : tensor<4x?xf32> into tensor<4x?xf32>
            %generated = tensor.generate %arg1 {
            ^bb0(%arg5: index):
              tensor.yield %arg2 : f32
            } : tensor<?xf32>
            %collapsed = tensor.collapse_shape %arg0 [[0, 1]] : tensor<4x?xf32> into tensor<?xf32>
            %expanded = tensor.expand_shape %arg0 [[0, 1], [2]] output_shape [2, 2, %arg1] : tensor<4x?xf32> into tensor<2x2x?xf32>
            %rank = tensor.rank %arg4 : tensor<*xf32>
            %splat = tensor.splat %arg2 : tensor<4xf32>
            %splat_0 = tensor.splat %arg2[%arg1] : tensor<?xf32>
            %padded = tensor.pad %arg0 nofold low[0, %arg1] high[1, 2] {
            ^bb0(%arg5: index, %arg6: index):
              tensor.yield %arg2 : f32
            } : tensor<4x?xf32> to tensor<5x?xf32>
            %concat = tensor.concat dim(0) %arg0, %arg0 : (tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<8x?xf32>
            %2 = tensor.bitcast %arg0 : tensor<4x?xf32> to tensor<4x?xi32>
            %from_elements_1 = tensor.from_elements  : tensor<0xf32>
            ",
        );
    }

    #[test]
    fn dynamic_lists_stand_in_the_generic_form() {
        check_generic(
            "
            func.func private @f(%t: tensor<4x?xf32>, %i: index) {
              %0 = tensor.extract_slice %t[0, %i] [4, %i] [1, 2] : tensor<4x?xf32> to tensor<4x?xf32>
              %1 = tensor.expand_shape %t [[0, 1], [2]] output_shape [2, 2, %i] : tensor<4x?xf32> into tensor<2x2x?xf32>
              return
            }
            ",
            r#"
            "func.func"() <{function_type = (tensor<4x?xf32>, index) -> (), sym_name = "f", sym_visibility = "private"}> ({
            ^bb0(%arg0: tensor<4x?xf32>, %arg1: index):
              %0 = "tensor.extract_slice"(%arg0, %arg1, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>, static_offsets = array<i64: 0, -9223372036854775808>, static_sizes = array<i64: 4, -9223372036854775808>, static_strides = array<i64: 1, 2>}> : (tensor<4x?xf32>, index, index) -> tensor<4x?xf32>
              %1 = "tensor.expand_shape"(%arg0, %arg1) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 2, 2, -9223372036854775808>}> : (tensor<4x?xf32>, index) -> tensor<2x2x?xf32>
              "func.return"() : () -> ()
            }) : () -> ()
            "#,
        );
    }
}
