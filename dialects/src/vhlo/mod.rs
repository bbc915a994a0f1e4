//! `vhlo`: the versioned copy of StableHLO that portable artifacts hold. In reading order:
//!
//! - [`version`]: versions; [`releases`]: their days; [`row`]: what the tables are made of
//! - [`ops`], [`types`], [`attrs`], [`enumerators`]: the tables, append-only; `attr_text`, `func`: texts
//! - [`builtin_types`]: what types of other dialects become here, and back; [`codec`]: the binary form
//!
//! Rows carry no rules: any operand, type, attribute and region is accepted, and judged when the program becomes
//! StableHLO again.

mod attr_text;
pub mod attrs;
pub mod builtin_types;
pub mod codec;
pub mod enumerators;
mod func;
#[cfg(test)]
mod inventory;
pub mod ops;
#[cfg(test)]
mod pins;
pub mod releases;
pub mod row;
pub mod types;
pub mod version;

pub use attrs::AttrKind;
pub use releases::Date;
pub use types::TypeKind;
pub use version::Version;

use hlo_ir::Dialect;

/// The dialect.
pub static DIALECT: Dialect = Dialect {
    name: "vhlo",
    ops: &[ops::OP_DEFS],
    types: types::TYPE_DEFS,
    attrs: attrs::ATTR_DEFS,
    unknown_attr: Some("unknown vhlo attribute"),
    bytecode: Some(&codec::CODEC),
    ..Dialect::EMPTY
};

#[cfg(test)]
mod tests {
    use super::attrs::ATTRS;
    use super::ops::{OPS, op_named, op_row};
    use super::types::TYPES;
    use super::{AttrKind, TypeKind, Version};
    use crate::testing::{check_error, check_generic, check_same, check_types};

    #[test]
    fn every_version_has_what_was_promised() {
        let count = |version: &str| {
            let version = Version::parse(version).expect("a version");
            let n_ops = OPS.iter().filter(|row| row.min <= version).count();
            let n_types = TYPES.iter().filter(|row| row.min <= version).count();
            (n_ops, n_types, ATTRS.iter().filter(|row| row.min <= version).count())
        };
        assert_eq!(count("0.9.0").0, 114);
        assert_eq!(count("1.17.0"), (142, 42, 25));
        assert_eq!(count("1.20.0"), (145, 42, 25));
    }

    #[test]
    fn rows_are_found_by_what_they_hold() {
        assert!(std::ptr::eq(op_row(&OPS[7].def).expect("a row"), &OPS[7]));
        assert!(op_row(crate::func::FuncOp::DEF).is_none());
        assert_eq!(op_named("add_v1").map(|row| row.def.name), Some("vhlo.add_v1"));
        assert_eq!(TypeKind::TF32.row().def.name, "vhlo.tf31_v1");
        assert_eq!(AttrKind::Mesh.row().code, 25);
    }

    #[test]
    fn types_print_as_the_reference_prints_them() {
        let types = [
            "!vhlo.tensor_v1<2x?x!vhlo.f32_v1, #vhlo.type_extensions_v1<bounds = [?, 3]>>",
            "!vhlo.tensor_v1<!vhlo.complex_v1<!vhlo.f64_v1>>",
            "!vhlo.func_v1<(()) -> !vhlo.i2_v1>",
            "!vhlo.func_v1<(!vhlo.f32_v1, !vhlo.ui8_v1) -> ()>",
            "!vhlo.tuple_v1<!vhlo.token_v1, !vhlo.witness_v1>",
            "!vhlo.buffer_v1<2x!vhlo.bf16_v1>",
            "!vhlo.future_v1<!vhlo.unranked_tensor_v1<!vhlo.index_v1>>",
            "!vhlo.quant_v1<!vhlo.i8_v1:!vhlo.f32_v1, 3.400000e+01:16, -128:127, 1>",
            "!vhlo.quant_per_axis_v1<!vhlo.i8_v1:!vhlo.f32_v1, 0, [3.400000e+01, 2.500000e-01], [16, 0], -128:127, 1>",
        ];
        check_types(&types.map(|ty| (ty, ty)));
        check_error("func.func private @f(!vhlo.i1_v1)", "unknown vhlo type: i1_v1");
        check_error("func.func private @f(!vhlo.tensor_v1<f32>)", "expected VHLO type or attribute");
    }

    #[test]
    fn attributes_print_as_the_reference_prints_them() {
        let attrs = [
            "#vhlo.array_v1<[#vhlo.bool_v1<true>, \"other\"]>",
            "#vhlo.dict_v1<{#vhlo.string_v1<\"a\\09\"> = #vhlo.integer_v1<-1 : i32>}>",
            "#vhlo.integer_v1<255 : ui8>",
            "#vhlo.float_v1<1.000000e-03 : !vhlo.f32_v1>",
            "#vhlo.tensor_v1<dense<[1, 2]> : tensor<2xi64>>",
            "#vhlo.type_v1<!vhlo.none_v1>",
            "#vhlo<comparison_direction_v1 EQ>",
            "#vhlo<rng_distribution_v1 NORMAL>",
            "#vhlo<api_version_v1 API_VERSION_TYPED_FFI>",
            "#vhlo.output_operand_alias_v1<outputTupleIndices = [0], operandIndex = 0, operandTupleIndices = [1]>",
            "#vhlo.result_accuracy_v1<atol = 0.000000e+00, rtol = 1.000000e-05, ulps = 2, mode = #vhlo<result_accuracy_mode_v1 TOLERANCE>>",
            "#vhlo.axis_ref_v1<name = #vhlo.string_v1<\"x\">, sub_axis_info = #vhlo.sub_axis_info_v1<pre_size = 1, size = 2>>",
            "#vhlo.axis_ref_v1<name = #vhlo.string_v1<\"x\">>",
        ];
        for attr in attrs {
            check_same(&format!("func.func private @f() attributes {{x.a = {attr}}}"));
        }
        let cases = [
            ("#vhlo.custom_call_api_version_v1<1>", "unknown vhlo attribute"),
            ("#vhlo.dict_v1<{\"a\" = 1}>", "expected VHLO key attribute"),
            ("#vhlo.type_v1<f32>", "expected VHLO type"),
            ("#vhlo<fft_type_v1 XFT>", "expected ::mlir::vhlo::FftTypeV1 to be one of: FFT, IFFT, RFFT, IRFFT"),
        ];
        for (attr, message) in cases {
            check_error(&format!("func.func private @f() attributes {{x.a = {attr}}}"), message);
        }
    }

    #[test]
    fn functions_have_a_form_of_their_own() {
        let text = r#"
            vhlo.func_v1 @f(%arg0: !vhlo.tensor_v1<!vhlo.f32_v1>) -> (!vhlo.tensor_v1<!vhlo.f32_v1>) {
              %0 = "vhlo.add_v1"(%arg0, %arg0) : (!vhlo.tensor_v1<!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.f32_v1>) -> !vhlo.tensor_v1<!vhlo.f32_v1>
              "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<!vhlo.f32_v1>) -> ()
            } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}"#;
        check_same(text);
        check_generic(
            text,
            r#"
            "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<!vhlo.f32_v1>) -> !vhlo.tensor_v1<!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"f">, sym_visibility = #vhlo.string_v1<"">}> ({
            ^bb0(%arg0: !vhlo.tensor_v1<!vhlo.f32_v1>):
              %0 = "vhlo.add_v1"(%arg0, %arg0) : (!vhlo.tensor_v1<!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.f32_v1>) -> !vhlo.tensor_v1<!vhlo.f32_v1>
              "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<!vhlo.f32_v1>) -> ()
            }) : () -> ()"#,
        );
        check_error(
            "\"vhlo.constant_v99\"() : () -> ()",
            "unregistered operation 'vhlo.constant_v99' found in dialect",
        );
    }
}
