//! `stablehlo`: the portable operator set. In reading order:
//!
//! - [`types`], [`enums`], [`attrs`], [`mesh`]: types and attributes, text included; [`kinds`] what rows accept
//! - [`traits`], [`formats`]: what many rows share
//! - the families of ops: [`constant`], [`elementwise`], [`shape`], [`dynamic`], [`reduce`], [`dot`], [`convolution`],
//!   [`gather`], [`linear`], [`normalization`], [`quantized`], [`random`], [`control`], [`transfer`], [`collective`],
//!   [`composite`]
//! - [`infer`]: result types, and the rules that rows cannot say

pub mod attrs;
pub mod collective;
pub mod composite;
pub mod constant;
pub mod control;
pub mod convolution;
pub mod dot;
pub mod dynamic;
pub mod elementwise;
pub mod enums;
pub mod formats;
pub mod gather;
pub mod infer;
pub mod kinds;
pub mod linear;
pub mod mesh;
pub mod normalization;
pub mod quantized;
pub mod random;
pub mod reduce;
pub mod shape;
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
        &attrs::DOT_ALGORITHM,
        &attrs::RESULT_ACCURACY,
        &attrs::BOUNDS,
        &mesh::MESH_AXIS,
        &mesh::MESH,
        &mesh::SUB_AXIS_INFO,
        &mesh::AXIS_REF,
        &mesh::REPLICA_GROUP_MESH_AXES,
        &convolution::CONV,
    ],
    attr_spellings: &[&attrs::TYPE_EXTENSIONS],
    unknown_attr: Some("unknown StableHLO attribute"),
    encoding_fault: Some(attrs::encoding_fault),
    types_compatible: Some(infer::compatible::results_compatible),
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
    ..Dialect::EMPTY
};
