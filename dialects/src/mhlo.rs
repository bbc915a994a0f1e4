//! `mhlo`: what is left of it in exported programs: `mhlo.copy`, and attributes kept as written.

use hlo_ir::kinds::I32;
use hlo_ir::{Dialect, ops};

use crate::stablehlo::formats::SAME_OPERANDS_AND_RESULT_TYPE;
use crate::stablehlo::kinds::AnyValue;

/// The dialect.
pub static DIALECT: Dialect = Dialect {
    name: "mhlo",
    ops: &[MHLO_OPS],
    customs: &[SAME_OPERANDS_AND_RESULT_TYPE],
    keeps_unknown: true,
    ..Dialect::EMPTY
};

ops! { MHLO_OPS in "mhlo";
    /// The operand in memory of its own.
    op Copy = "copy" {
        operands { operand: AnyValue }
        attrs { cross_program_prefetch_index: Option<I32> }
        results { result: AnyValue }
        traits [PURE]
        format "$operand attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))"
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::{check_ops, check_same};

    #[test]
    fn copies_print_as_the_reference_prints_them() {
        check_ops(
            "%arg0: tensor<8x8xf64>",
            "
            %0 = mhlo.copy %arg0 : tensor<8x8xf64>
            %1 = mhlo.copy %arg0 {cross_program_prefetch_index = 1 : i32} : tensor<8x8xf64>
            %2 = mhlo.copy %arg0 {foo} : (tensor<8x8xf64>) -> tensor<?x8xf64>
            ",
        );
    }

    #[test]
    fn attributes_stay_as_they_are_written() {
        check_same("func.func private @f(tensor<i32> {mhlo.sharding = \"{replicated}\", mhlo.x = #mhlo.foo<a b>})");
    }
}
