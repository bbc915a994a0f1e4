//! Elementwise functions that StableHLO spells out in several ops.

use hlo_ir::op_def::Inferred;
use hlo_ir::{Diagnostics, Signature, Type, TypeData, ops};

use crate::stablehlo::infer::elementwise::same_type;
use crate::stablehlo::kinds::{
    IntTensor, UnrankedComplexTensor, UnrankedFloatOrComplexTensor, UnrankedFloatTensor, UnrankedPredTensor,
};
use crate::stablehlo::traits::COMPATIBLE_OPERANDS_AND_RESULT_TYPE;

/// Rows of one operand and one result of its type: `Name = "mnemonic": Kind;`.
macro_rules! unary_ops {
    ($($(#[doc = $doc:literal])* $Op:ident = $name:literal: $Kind:ty;)*) => {
        ops! { UNARY_OPS in "chlo"; $(
            $(#[doc = $doc])*
            op $Op = $name {
                operands { operand: $Kind }
                results { result: $Kind }
                traits [COMPATIBLE_OPERANDS_AND_RESULT_TYPE, PURE, ELEMENTWISE, SAME_OPERANDS_AND_RESULT_SHAPE]
                format "$operand attr-dict `:` type($operand) `->` type($result)"
                infer same_type;
            }
        )* }
    };
}

unary_ops! {
    /// What complex arc sines and arc cosines have in common; only passes make it.
    AsinAcosKernel = "_asin_acos_kernel": UnrankedComplexTensor;
    /// Arc cosine.
    Acos = "acos": UnrankedFloatOrComplexTensor;
    /// Inverse hyperbolic cosine.
    Acosh = "acosh": UnrankedFloatOrComplexTensor;
    /// Arc sine.
    Asin = "asin": UnrankedFloatOrComplexTensor;
    /// Inverse hyperbolic sine.
    Asinh = "asinh": UnrankedFloatOrComplexTensor;
    /// Arc tangent.
    Atan = "atan": UnrankedFloatOrComplexTensor;
    /// Inverse hyperbolic tangent.
    Atanh = "atanh": UnrankedFloatOrComplexTensor;
    /// The modified Bessel function of order one, scaled by `exp(-|x|)`.
    BesselI1e = "bessel_i1e": UnrankedFloatOrComplexTensor;
    /// The complex conjugate.
    Conj = "conj": UnrankedFloatOrComplexTensor;
    /// Hyperbolic cosine.
    Cosh = "cosh": UnrankedFloatOrComplexTensor;
    /// The derivative of the logarithm of the gamma function.
    Digamma = "digamma": UnrankedFloatTensor;
    /// The error function.
    Erf = "erf": UnrankedFloatTensor;
    /// The inverse of the error function.
    ErfInv = "erf_inv": UnrankedFloatTensor;
    /// One minus the error function.
    Erfc = "erfc": UnrankedFloatTensor;
    /// The logarithm of the absolute value of the gamma function.
    Lgamma = "lgamma": UnrankedFloatTensor;
    /// Hyperbolic sine.
    Sinh = "sinh": UnrankedFloatOrComplexTensor;
    /// The product with itself.
    Square = "square": UnrankedFloatOrComplexTensor;
    /// Tangent.
    Tan = "tan": UnrankedFloatOrComplexTensor;
}

ops! { OTHER_OPS in "chlo";
    /// Whether an element is infinite.
    op IsInf = "is_inf" {
        operands { operand: UnrankedFloatTensor }
        results { result: UnrankedPredTensor }
        traits [PURE, ELEMENTWISE, SAME_OPERANDS_AND_RESULT_SHAPE]
        format "$operand attr-dict `:` type($operand) `->` type($result)"
        infer infer_predicate;
    }

    /// Whether an element is negative infinity.
    op IsNegInf = "is_neg_inf" {
        operands { operand: UnrankedFloatTensor }
        results { result: UnrankedPredTensor }
        traits [PURE, ELEMENTWISE, SAME_OPERANDS_AND_RESULT_SHAPE]
        format "$operand attr-dict `:` type($operand) `->` type($result)"
        infer infer_predicate;
    }

    /// Whether an element is positive infinity.
    op IsPosInf = "is_pos_inf" {
        operands { operand: UnrankedFloatTensor }
        results { result: UnrankedPredTensor }
        traits [PURE, ELEMENTWISE, SAME_OPERANDS_AND_RESULT_SHAPE]
        format "$operand attr-dict `:` type($operand) `->` type($result)"
        infer infer_predicate;
    }

    /// The neighbour of `x` in the direction of `y`.
    op NextAfter = "next_after" {
        operands { x: UnrankedFloatTensor, y: UnrankedFloatTensor }
        results { result: UnrankedFloatTensor }
        traits [PURE, COMPATIBLE_OPERANDS_AND_RESULT_TYPE]
        format "$x `,` $y attr-dict `:` type($x) `,` type($y) `->` type($result)"
        infer same_type;
    }

    /// The derivative number `n + 1` of the logarithm of the gamma function.
    op Polygamma = "polygamma" {
        operands { n: UnrankedFloatTensor, x: UnrankedFloatTensor }
        results { result: UnrankedFloatTensor }
        traits [PURE, COMPATIBLE_OPERANDS_AND_RESULT_TYPE]
        format "$n `,` $x attr-dict `:` type($n) `,` type($x) `->` type($result)"
        infer same_type;
    }

    /// The Hurwitz zeta function.
    op Zeta = "zeta" {
        operands { x: UnrankedFloatTensor, q: UnrankedFloatTensor }
        results { result: UnrankedFloatTensor }
        traits [PURE, COMPATIBLE_OPERANDS_AND_RESULT_TYPE]
        format "$x `,` $q attr-dict `:` type($x) `,` type($q) `->` type($result)"
        infer same_type;
    }

    /// The upper half of the full product of two integers.
    op Mulhi = "mulhi" {
        operands { lhs: IntTensor, rhs: IntTensor }
        results { result: IntTensor }
        traits [COMMUTATIVE, PURE, COMPATIBLE_OPERANDS_AND_RESULT_TYPE]
        format "$lhs `,` $rhs attr-dict `:` type($lhs) `,` type($rhs) `->` type($result)"
        infer same_type;
    }
}

/// The type of the first operand.
/// Booleans in the shape of the operand.
fn infer_predicate(x: &Signature<'_>, _: &mut Diagnostics) -> Inferred {
    let predicate = |ty: &Type| match ty.data(x.cx) {
        TypeData::Tensor { shape, encoding, .. } => x.cx.tensor_type_with_encoding(shape, Type::I1, *encoding),
        TypeData::UnrankedTensor(_) => x.cx.intern_type(TypeData::UnrankedTensor(Type::I1)),
        _ => *ty,
    };
    Ok(x.operands.iter().take(1).map(predicate).collect())
}

#[cfg(test)]
mod tests {
    use crate::testing::{check_error, check_generic, check_ops};

    #[test]
    fn functions_print_as_the_reference_prints_them() {
        check_ops(
            "%arg0: tensor<4xf32>, %arg1: tensor<?xcomplex<f64>>, %arg2: tensor<*xf32>, %arg3: tensor<2xi8>",
            "
            %0 = chlo.acos %arg0 : tensor<4xf32> -> tensor<4xf32>
            %1 = chlo._asin_acos_kernel %arg1 : tensor<?xcomplex<f64>> -> tensor<?xcomplex<f64>>
            %2 = chlo.tan %arg0 : tensor<4xf32> -> tensor<?xf32>
            %3 = chlo.is_inf %arg2 : tensor<*xf32> -> tensor<*xi1>
            %4 = chlo.zeta %arg0, %arg0 : tensor<4xf32>, tensor<4xf32> -> tensor<4xf32>
            %5 = chlo.mulhi %arg3, %arg3 : tensor<2xi8>, tensor<2xi8> -> tensor<2xi8>
            ",
        );
    }

    #[test]
    fn the_generic_form_holds_no_properties() {
        check_generic(
            "func.func private @f(%arg0: tensor<f32>) { %0 = chlo.erf %arg0 {a = 1 : i64} : tensor<f32> -> tensor<f32> return }",
            r#"
            "func.func"() <{function_type = (tensor<f32>) -> (), sym_name = "f", sym_visibility = "private"}> ({
            ^bb0(%arg0: tensor<f32>):
              %0 = "chlo.erf"(%arg0) {a = 1 : i64} : (tensor<f32>) -> tensor<f32>
              "func.return"() : () -> ()
            }) : () -> ()
            "#,
        );
    }

    #[test]
    fn wrong_operands_are_refused() {
        check_error(
            "func.func @f(%arg0: tensor<4xi1>) { %0 = chlo.mulhi %arg0, %arg0 : tensor<4xi1>, tensor<4xi1> -> tensor<4xi1> return }",
            "'chlo.mulhi' op operand #0 must be ranked tensor of 2/4/8/16/32/64-bit integer values, but got 'tensor<4xi1>'",
        );
        check_error(
            "func.func @f(%arg0: tensor<4xf32>) { %0 = chlo.erf %arg0 : tensor<4xf32> -> tensor<5xf32> return }",
            "'chlo.erf' op requires compatible types for all operands and results",
        );
    }
}
