//! `stablehlo`: the portable operator set. In reading order:
//!
//! - [`types`], [`enums`], [`attrs`], [`accuracy`], [`dot_algorithm`], [`mesh`], [`mesh_groups`]: types and attributes, text included; [`bytecode`] their binary form; [`kinds`] what rows accept
//! - [`traits`], [`formats`]: what many rows share
//! - the families of ops: [`constant`], [`elementwise`], [`shape`], [`dynamic`], [`reduce`], [`dot`], [`convolution`],
//!   [`gather`], [`linear`], [`normalization`], [`quantized`], [`random`], [`control`], [`transfer`], [`collective`],
//!   [`composite`]
//! - [`infer`]: result types, and the rules that rows cannot say; [`speculation`]: which ops may run early;
//!   [`advice`]: what is said beside reports

pub mod accuracy;
mod advice;
pub mod attrs;
pub mod bytecode;
pub mod collective;
pub mod composite;
pub mod constant;
pub mod control;
pub mod convolution;
pub mod dot;
pub mod dot_algorithm;
pub mod dynamic;
pub mod elementwise;
pub mod enums;
pub mod formats;
pub mod gather;
pub mod infer;
pub mod kinds;
pub mod linear;
pub mod mesh;
pub mod mesh_groups;
pub mod normalization;
pub mod quantized;
pub mod random;
pub mod reduce;
pub mod shape;
pub mod speculation;
pub mod traits;
pub mod transfer;
pub mod types;

use hlo_ir::Dialect;

/// The dialect.
pub static DIALECT: Dialect = Dialect {
    name: "stablehlo",
    ops: &[
        constant::CONSTANT_OPS,
        elementwise::UNARY_OPS,
        elementwise::BINARY_OPS,
        elementwise::TERNARY_OPS,
        shape::SHAPE_OPS,
        dynamic::DYNAMIC_OPS,
        reduce::REDUCE_OPS,
        dot::DOT_OPS,
        convolution::CONVOLUTION_OPS,
        gather::GATHER_OPS,
        linear::LINEAR_OPS,
        normalization::NORMALIZATION_OPS,
        quantized::QUANTIZED_OPS,
        random::RANDOM_OPS,
        control::CONTROL_OPS,
        transfer::TRANSFER_OPS,
        collective::COLLECTIVE_OPS,
        composite::COMPOSITE_OPS,
    ],
    types: &[&types::TOKEN, &types::FUTURE],
    attrs: &[
        &enums::PRECISION,
        &enums::RESULT_ACCURACY_MODE,
        &enums::FFT_TYPE,
        &enums::COMPARISON_DIRECTION,
        &enums::COMPARISON_TYPE,
        &enums::TRANSPOSE,
        &enums::RNG_DISTRIBUTION,
        &enums::RNG_ALGORITHM,
        &attrs::GATHER,
        &attrs::SCATTER,
        &attrs::DOT,
        &attrs::CHANNEL_HANDLE,
        &attrs::OUTPUT_OPERAND_ALIAS,
        &dot_algorithm::DOT_ALGORITHM,
        &accuracy::RESULT_ACCURACY,
        &attrs::BOUNDS,
        &mesh::MESH_AXIS,
        &mesh::MESH,
        &mesh::SUB_AXIS_INFO,
        &mesh::AXIS_REF,
        &mesh::REPLICA_GROUP_MESH_AXES,
        &convolution::CONV,
    ],
    attr_spellings: &[&attrs::TYPE_EXTENSIONS],
    unknown_op_help: Some(advice::unknown_op_help),
    unknown_attr: Some("unknown StableHLO attribute"),
    encoding_fault: Some(attrs::encoding_fault),
    types_compatible: Some(infer::compatible::results_compatible),
    verify_symbols: Some(infer::replica_groups::verify_mesh_of),
    customs: &[
        formats::SAME_OPERANDS_AND_RESULT_TYPE,
        formats::VARIADIC_SAME_OPERANDS_AND_RESULT_TYPE,
        formats::TUPLE_OP_TYPE,
        formats::PAIRWISE_OP_TYPE,
        formats::COMPLEX_OP_TYPE,
        formats::SELECT_OP_TYPE,
        formats::VARIADIC_OPERAND_WITH_ATTRIBUTE,
        elementwise::EXPONENT_MANTISSA,
        shape::SLICE_RANGES,
        dot::DOT_DIMENSION_NUMBERS,
        dot::PRECISION_CONFIG,
        dot::PRECISION_CONFIG_AND_ALGORITHM,
        convolution::CONVOLUTION_DIMENSIONS,
        convolution::WINDOW_ATTRIBUTES,
        composite::CUSTOM_CALL_TARGET,
    ],
    advise: Some(advice::advise),
    bytecode: Some(&bytecode::CODEC),
    ..Dialect::EMPTY
};

#[cfg(test)]
mod tests {
    use super::DIALECT;
    use crate::testing::{check, check_error, context};

    #[test]
    fn every_op_has_documentation_and_formats_compile() {
        let cx = context();
        assert_eq!(DIALECT.ops.iter().map(|table| table.len()).sum::<usize>(), 118);
        for def in DIALECT.ops.iter().copied().flatten() {
            assert!(!def.doc.trim().is_empty(), "{} has no documentation", def.name);
            assert!(std::ptr::eq(*def, cx.registry().op(def.name.as_bytes()).expect("the dialect is registered")));
        }
    }

    /// Attributes print in their short spelling, whatever spelling they were read in.
    #[test]
    fn attributes_print_as_the_reference_prints_them() {
        let cases = [
            ("#stablehlo.type_extensions<bounds = [3, ?]>", "#stablehlo.bounds<3, ?>"),
            ("#stablehlo<precision HIGHEST>", "#stablehlo<precision HIGHEST>"),
            ("#stablehlo.channel_handle<type = 1, handle = 2>", "#stablehlo.channel_handle<handle = 2, type = 1>"),
            ("#stablehlo.scatter<index_vector_dim = 0>", "#stablehlo.scatter<>"),
            (
                "#stablehlo.gather<index_vector_dim = 2, offset_dims = [1], >",
                "#stablehlo.gather<offset_dims = [1], index_vector_dim = 2>",
            ),
            (
                "#stablehlo.result_accuracy<atol = 1.5, rtol = 1.0e-7, ulps = 3, mode = \
                 #stablehlo.result_accuracy_mode<TOLERANCE>>",
                "#stablehlo.result_accuracy<atol = 1.500000e+00, rtol = 9.9999999999999995E-8, ulps = 3, mode = \
                 #stablehlo.result_accuracy_mode<TOLERANCE>>",
            ),
            (
                "#stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 3, input_spatial_dimensions = \
                 [1, 2], kernel_input_feature_dimension = 2, kernel_output_feature_dimension = 3, \
                 kernel_spatial_dimensions = [0, 1], output_batch_dimension = 0, output_feature_dimension = 3, \
                 output_spatial_dimensions = [1, 2]>",
                "#stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>",
            ),
            (
                "#stablehlo.mesh<axes=[#stablehlo.mesh_axis<size = 2, name = \"x\">], device_ids=dense<[1, 0]> : \
                 tensor<2xi64>>",
                "#stablehlo.mesh<axes=[<name = \"x\", size = 2>], device_ids=dense<[1, 0]> : tensor<2xi64>>",
            ),
            (
                "#stablehlo.axis_ref<sub_axis_info = (1)2, name = \"x\">",
                "#stablehlo.axis_ref<name = \"x\", sub_axis_info = (1)2>",
            ),
            ("#stablehlo<sub_axis_info (1)2>", "#stablehlo<sub_axis_info(1)2>"),
        ];
        for (text, printed) in cases {
            let function = |attr: &str| format!("func.func private @f() attributes {{x.a = {attr}}}");
            check(&function(text), &function(printed));
        }
    }

    #[test]
    fn wrong_attributes_and_types_are_reported_in_the_references_words() {
        let cases = [
            ("#stablehlo.foo<HIGH>", "unknown StableHLO attribute"),
            (
                "#stablehlo<comparison_direction XX>",
                "expected ::mlir::stablehlo::ComparisonDirection to be one of: EQ, NE, GE, GT, LE, LT",
            ),
            ("#stablehlo.gather<offset = [1]>", "failed parsing gather dimension numbers attribute"),
            ("#stablehlo.gather<offset_dims = [1], offset_dims = [2]>", "duplicated `offset_dims` entry"),
            ("#stablehlo.channel_handle<type = 1>", "expected ','"),
            ("#stablehlo.channel_handle<type = 1, foo = 3>", "duplicate or unknown struct parameter name: foo"),
            (
                "#stablehlo.channel_handle<type = 1, handle = a>",
                "failed to parse StableHLO_ChannelHandle parameter 'handle' which is to be a `int64_t`",
            ),
        ];
        for (attr, message) in cases {
            check_error(&format!("func.func private @f() attributes {{x.a = {attr}}}"), message);
        }
        let cases = [
            ("!stablehlo.foo", "unknown stablehlo type: foo"),
            ("!stablehlo.future<f32>", "future element type must be a ranked tensor, but got 'f32'"),
            ("tensor<3xf32, #stablehlo.bounds<3>>", "Static dimension 0 cannot have a bound"),
        ];
        for (ty, message) in cases {
            check_error(&format!("func.func private @f({ty})"), message);
        }
    }
}
