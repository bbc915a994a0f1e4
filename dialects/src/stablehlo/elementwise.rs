//! Elementwise ops: one operation for each place of the operands, which all have one shape.

use hlo_ir::text::{CustomArg, CustomDirective, FormatState, OpParser, OpPrinter};
use hlo_ir::{Diagnostics, OpRef, ops};

use super::accuracy::{RESULT_ACCURACY, ResultAccuracy, result_accuracy_fault};
use super::enums::{ComparisonDirection, ComparisonType};
use super::formats::{attr_of, set_attr};
use super::infer;
use super::kinds::*;
use super::traits::*;

ops! { UNARY_OPS in "stablehlo";

    /// Absolute value; of a complex number, its distance from zero.
    op Abs = "abs" {
        operands { operand: SignedTensor }
        results { result: SignedRealTensor }
        traits [ELEMENTWISE, SAME_OPERANDS_AND_RESULT_SHAPE, SPECULATABLE_IF_STATIC_DIMS_KEPT, NO_MEMORY_EFFECT]
        format "$operand attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))"
        infer infer::elementwise::real_part;
    }

    /// Cubic root.
    op Cbrt = "cbrt" {
        operands { operand: FloatComplexOrQuantTensor }
        attrs { result_accuracy: ResultAccuracy }
        results { result: FloatComplexOrQuantTensor }
        traits [COMPATIBLE_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE, SAME_OPERANDS_AND_RESULT_SHAPE, SPECULATABLE_IF_STATIC_DIMS_KEPT, NO_MEMORY_EFFECT]
        format "$operand attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))"
        verify |op, diags| verify_accuracy(op.op(), diags);
        infer infer::elementwise::same_type;
    }

    /// Cosine.
    op Cosine = "cosine" {
        operands { operand: FloatComplexOrQuantTensor }
        attrs { result_accuracy: ResultAccuracy }
        results { result: FloatComplexOrQuantTensor }
        traits [COMPATIBLE_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE, SAME_OPERANDS_AND_RESULT_SHAPE, SPECULATABLE_IF_STATIC_DIMS_KEPT, NO_MEMORY_EFFECT]
        format "$operand attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))"
        verify |op, diags| verify_accuracy(op.op(), diags);
        infer infer::elementwise::same_type;
    }

    /// e to the power of the operand.
    op Exp = "exponential" {
        operands { operand: FloatComplexOrQuantTensor }
        attrs { result_accuracy: ResultAccuracy }
        results { result: FloatComplexOrQuantTensor }
        traits [COMPATIBLE_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE, SAME_OPERANDS_AND_RESULT_SHAPE, SPECULATABLE_IF_STATIC_DIMS_KEPT, NO_MEMORY_EFFECT]
        format "$operand attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))"
        verify |op, diags| verify_accuracy(op.op(), diags);
        infer infer::elementwise::same_type;
    }

    /// e to the power of the operand, minus one; accurate near zero.
    op Expm1 = "exponential_minus_one" {
        operands { operand: FloatComplexOrQuantTensor }
        attrs { result_accuracy: ResultAccuracy }
        results { result: FloatComplexOrQuantTensor }
        traits [COMPATIBLE_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE, SAME_OPERANDS_AND_RESULT_SHAPE, SPECULATABLE_IF_STATIC_DIMS_KEPT, NO_MEMORY_EFFECT]
        format "$operand attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))"
        verify |op, diags| verify_accuracy(op.op(), diags);
        infer infer::elementwise::same_type;
    }

    /// Natural logarithm.
    op Log = "log" {
        operands { operand: FloatComplexOrQuantTensor }
        attrs { result_accuracy: ResultAccuracy }
        results { result: FloatComplexOrQuantTensor }
        traits [COMPATIBLE_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE, SAME_OPERANDS_AND_RESULT_SHAPE, SPECULATABLE_IF_STATIC_DIMS_KEPT, NO_MEMORY_EFFECT]
        format "$operand attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))"
        verify |op, diags| verify_accuracy(op.op(), diags);
        infer infer::elementwise::same_type;
    }

    /// Natural logarithm of one plus the operand; accurate near zero.
    op Log1p = "log_plus_one" {
        operands { operand: FloatComplexOrQuantTensor }
        attrs { result_accuracy: ResultAccuracy }
        results { result: FloatComplexOrQuantTensor }
        traits [COMPATIBLE_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE, SAME_OPERANDS_AND_RESULT_SHAPE, SPECULATABLE_IF_STATIC_DIMS_KEPT, NO_MEMORY_EFFECT]
        format "$operand attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))"
        verify |op, diags| verify_accuracy(op.op(), diags);
        infer infer::elementwise::same_type;
    }

    /// The logistic function, `1 / (1 + exp(-x))`.
    op Logistic = "logistic" {
        operands { operand: FloatComplexOrQuantTensor }
        attrs { result_accuracy: ResultAccuracy }
        results { result: FloatComplexOrQuantTensor }
        traits [COMPATIBLE_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE, SAME_OPERANDS_AND_RESULT_SHAPE, SPECULATABLE_IF_STATIC_DIMS_KEPT, NO_MEMORY_EFFECT]
        format "$operand attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))"
        verify |op, diags| verify_accuracy(op.op(), diags);
        infer infer::elementwise::same_type;
    }

    /// One over the square root.
    op Rsqrt = "rsqrt" {
        operands { operand: FloatComplexOrQuantTensor }
        attrs { result_accuracy: ResultAccuracy }
        results { result: FloatComplexOrQuantTensor }
        traits [COMPATIBLE_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE, SAME_OPERANDS_AND_RESULT_SHAPE, SPECULATABLE_IF_STATIC_DIMS_KEPT, NO_MEMORY_EFFECT]
        format "$operand attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))"
        verify |op, diags| verify_accuracy(op.op(), diags);
        infer infer::elementwise::same_type;
    }

    /// Sine.
    op Sine = "sine" {
        operands { operand: FloatComplexOrQuantTensor }
        attrs { result_accuracy: ResultAccuracy }
        results { result: FloatComplexOrQuantTensor }
        traits [COMPATIBLE_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE, SAME_OPERANDS_AND_RESULT_SHAPE, SPECULATABLE_IF_STATIC_DIMS_KEPT, NO_MEMORY_EFFECT]
        format "$operand attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))"
        verify |op, diags| verify_accuracy(op.op(), diags);
        infer infer::elementwise::same_type;
    }

    /// Square root.
    op Sqrt = "sqrt" {
        operands { operand: FloatComplexOrQuantTensor }
        attrs { result_accuracy: ResultAccuracy }
        results { result: FloatComplexOrQuantTensor }
        traits [COMPATIBLE_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE, SAME_OPERANDS_AND_RESULT_SHAPE, SPECULATABLE_IF_STATIC_DIMS_KEPT, NO_MEMORY_EFFECT]
        format "$operand attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))"
        verify |op, diags| verify_accuracy(op.op(), diags);
        infer infer::elementwise::same_type;
    }

    /// Tangent.
    op Tan = "tan" {
        operands { operand: FloatComplexOrQuantTensor }
        attrs { result_accuracy: ResultAccuracy }
        results { result: FloatComplexOrQuantTensor }
        traits [COMPATIBLE_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE, SAME_OPERANDS_AND_RESULT_SHAPE, SPECULATABLE_IF_STATIC_DIMS_KEPT, NO_MEMORY_EFFECT]
        format "$operand attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))"
        verify |op, diags| verify_accuracy(op.op(), diags);
        infer infer::elementwise::same_type;
    }

    /// Hyperbolic tangent.
    op Tanh = "tanh" {
        operands { operand: FloatComplexOrQuantTensor }
        attrs { result_accuracy: ResultAccuracy }
        results { result: FloatComplexOrQuantTensor }
        traits [COMPATIBLE_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE, SAME_OPERANDS_AND_RESULT_SHAPE, SPECULATABLE_IF_STATIC_DIMS_KEPT, NO_MEMORY_EFFECT]
        format "$operand attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))"
        verify |op, diags| verify_accuracy(op.op(), diags);
        infer infer::elementwise::same_type;
    }

    /// The smallest whole number that is not below the operand.
    op Ceil = "ceil" {
        operands { operand: FloatOrQuantTensor }
        results { result: FloatOrQuantTensor }
        traits [COMPATIBLE_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE, SAME_OPERANDS_AND_RESULT_SHAPE, SPECULATABLE_IF_STATIC_DIMS_KEPT, NO_MEMORY_EFFECT]
        format "$operand attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))"
        infer infer::elementwise::same_type;
    }

    /// The largest whole number that is not above the operand.
    op Floor = "floor" {
        operands { operand: FloatOrQuantTensor }
        results { result: FloatOrQuantTensor }
        traits [COMPATIBLE_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE, SAME_OPERANDS_AND_RESULT_SHAPE, SPECULATABLE_IF_STATIC_DIMS_KEPT, NO_MEMORY_EFFECT]
        format "$operand attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))"
        infer infer::elementwise::same_type;
    }

    /// Converts to another element type that is not quantized.
    op Convert = "convert" {
        operands { operand: PlainTensor }
        results { result: PlainTensor }
        traits [SAME_OPERANDS_AND_RESULT_SHAPE, ELEMENTWISE, SPECULATABLE_IF_STATIC_DIMS_KEPT, NO_MEMORY_EFFECT]
        format "$operand attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))"
    }

    /// Number of zero bits before the first one.
    op CountLeadingZeros = "count_leading_zeros" {
        operands { operand: IntTensor }
        results { result: IntTensor }
        traits [COMPATIBLE_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE, SAME_OPERANDS_AND_RESULT_SHAPE, SPECULATABLE_IF_STATIC_DIMS_KEPT, NO_MEMORY_EFFECT]
        format "$operand attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))"
        infer infer::elementwise::same_type;
    }

    /// Number of one bits.
    op Popcnt = "popcnt" {
        operands { operand: IntTensor }
        results { result: IntTensor }
        traits [COMPATIBLE_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE, SAME_OPERANDS_AND_RESULT_SHAPE, SPECULATABLE_IF_STATIC_DIMS_KEPT, NO_MEMORY_EFFECT]
        format "$operand attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))"
        infer infer::elementwise::same_type;
    }

    /// Imaginary part.
    op Imag = "imag" {
        operands { operand: FloatOrComplexTensor }
        results { result: FloatTensor }
        traits [ELEMENTWISE, SAME_OPERANDS_AND_RESULT_SHAPE, SPECULATABLE_IF_STATIC_DIMS_KEPT, NO_MEMORY_EFFECT]
        format "$operand attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))"
        infer infer::elementwise::real_part;
    }

    /// Real part.
    op Real = "real" {
        operands { operand: FloatOrComplexTensor }
        results { result: FloatTensor }
        traits [ELEMENTWISE, SAME_OPERANDS_AND_RESULT_SHAPE, SPECULATABLE_IF_STATIC_DIMS_KEPT, NO_MEMORY_EFFECT]
        format "$operand attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))"
        infer infer::elementwise::real_part;
    }

    /// Whether the operand is neither infinite nor NaN.
    op IsFinite = "is_finite" {
        operands { x: FloatOrQuantTensor }
        results { y: PredTensor }
        traits [ELEMENTWISE, SAME_OPERANDS_AND_RESULT_SHAPE, SPECULATABLE_IF_STATIC_DIMS_KEPT, NO_MEMORY_EFFECT]
        format "operands attr-dict `:` functional-type(operands, results)"
        infer infer::elementwise::predicate;
    }

    /// Logical not of booleans, bitwise not of integers.
    op Not = "not" {
        operands { operand: PredOrIntTensor }
        results { result: PredOrIntTensor }
        traits [COMPATIBLE_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE, SAME_OPERANDS_AND_RESULT_SHAPE, SPECULATABLE_IF_STATIC_DIMS_KEPT, NO_MEMORY_EFFECT]
        format "$operand attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))"
        infer infer::elementwise::same_type;
    }

    /// Minus the operand.
    op Negate = "negate" {
        operands { operand: IntFloatComplexOrQuantTensor }
        results { result: IntFloatComplexOrQuantTensor }
        traits [COMPATIBLE_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE, SAME_OPERANDS_AND_RESULT_SHAPE, SPECULATABLE_IF_STATIC_DIMS_KEPT, NO_MEMORY_EFFECT]
        format "$operand attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))"
        infer infer::elementwise::same_type;
    }

    /// The nearest whole number, halves away from zero.
    op RoundNearestAfz = "round_nearest_afz" {
        operands { operand: FloatOrQuantTensor }
        results { result: FloatOrQuantTensor }
        traits [COMPATIBLE_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE, SAME_OPERANDS_AND_RESULT_SHAPE, SPECULATABLE_IF_STATIC_DIMS_KEPT, NO_MEMORY_EFFECT]
        format "$operand attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))"
        infer infer::elementwise::same_type;
    }

    /// The nearest whole number, halves to the even one.
    op RoundNearestEven = "round_nearest_even" {
        operands { operand: FloatOrQuantTensor }
        results { result: FloatOrQuantTensor }
        traits [COMPATIBLE_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE, SAME_OPERANDS_AND_RESULT_SHAPE, SPECULATABLE_IF_STATIC_DIMS_KEPT, NO_MEMORY_EFFECT]
        format "$operand attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))"
        infer infer::elementwise::same_type;
    }

    /// -1, 0 or 1 by the sign; of a complex number, its direction.
    op Sign = "sign" {
        operands { operand: SignedTensor }
        results { result: SignedTensor }
        traits [COMPATIBLE_OPERANDS_AND_RESULT_TYPE, ELEMENTWISE, SAME_OPERANDS_AND_RESULT_SHAPE, SPECULATABLE_IF_STATIC_DIMS_KEPT, NO_MEMORY_EFFECT]
        format "$operand attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))"
        infer infer::elementwise::same_type;
    }

    /// Rounds to a float format with fewer exponent or mantissa bits, keeping the element type.
    op ReducePrecision = "reduce_precision" {
        operands { operand: FloatOrQuantTensor }
        attrs { exponent_bits: PositiveI32, mantissa_bits: CountI32 }
        results { output: FloatOrQuantTensor }
        traits [SPECULATABLE_IF_STATIC_DIMS_KEPT, NO_MEMORY_EFFECT, ELEMENTWISE, COMPATIBLE_OPERANDS_AND_RESULT_TYPE]
        format "$operand `,` `format` `=` custom<ExponentMantissa>($exponent_bits, $mantissa_bits) attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($output))"
        infer infer::elementwise::same_type;
    }
}

ops! { BINARY_OPS in "stablehlo";

    /// Sum; of booleans, logical or.
    op Add = "add" {
        operands { lhs: TensorOrPerAxis, rhs: TensorOrPerAxis }
        results { result: TensorOrPerAxis }
        traits [COMMUTATIVE, SAME_OPERANDS_AND_RESULT_SHAPE, ELEMENTWISE, SPECULATABLE_IF_STATIC, NO_MEMORY_EFFECT]
        format "$lhs `,` $rhs attr-dict `:` custom<SameOperandsAndResultType>(type($lhs), type($rhs), type($result))"
        verify infer::elementwise::verify_add;
        infer infer::elementwise::same_type;
    }

    /// The angle of the point (rhs, lhs).
    op Atan2 = "atan2" {
        operands { lhs: FloatComplexOrQuantTensor, rhs: FloatComplexOrQuantTensor }
        results { result: FloatComplexOrQuantTensor }
        traits [COMPATIBLE_OPERANDS_AND_RESULT_TYPE, SAME_OPERANDS_AND_RESULT_SHAPE, ELEMENTWISE, SPECULATABLE_IF_STATIC, NO_MEMORY_EFFECT]
        format "$lhs `,` $rhs attr-dict `:` custom<SameOperandsAndResultType>(type($lhs), type($rhs), type($result))"
        infer infer::elementwise::same_type;
    }

    /// Quotient; of integers, rounded towards zero.
    op Divide = "divide" {
        operands { lhs: IntFloatComplexOrQuantTensor, rhs: IntFloatComplexOrQuantTensor }
        results { result: IntFloatComplexOrQuantTensor }
        traits [COMPATIBLE_OPERANDS_AND_RESULT_TYPE, SAME_OPERANDS_AND_RESULT_SHAPE, ELEMENTWISE, SPECULATABLE_IF_STATIC, NO_MEMORY_EFFECT]
        format "$lhs `,` $rhs attr-dict `:` custom<SameOperandsAndResultType>(type($lhs), type($rhs), type($result))"
        infer infer::elementwise::same_type;
    }

    /// The larger; of booleans, logical or.
    op Maximum = "maximum" {
        operands { lhs: Tensor, rhs: Tensor }
        results { result: Tensor }
        traits [COMMUTATIVE, COMPATIBLE_OPERANDS_AND_RESULT_TYPE, SAME_OPERANDS_AND_RESULT_SHAPE, ELEMENTWISE, SPECULATABLE_IF_STATIC, NO_MEMORY_EFFECT]
        format "$lhs `,` $rhs attr-dict `:` custom<SameOperandsAndResultType>(type($lhs), type($rhs), type($result))"
        infer infer::elementwise::same_type;
    }

    /// The smaller; of booleans, logical and.
    op Minimum = "minimum" {
        operands { lhs: Tensor, rhs: Tensor }
        results { result: Tensor }
        traits [COMMUTATIVE, COMPATIBLE_OPERANDS_AND_RESULT_TYPE, SAME_OPERANDS_AND_RESULT_SHAPE, ELEMENTWISE, SPECULATABLE_IF_STATIC, NO_MEMORY_EFFECT]
        format "$lhs `,` $rhs attr-dict `:` custom<SameOperandsAndResultType>(type($lhs), type($rhs), type($result))"
        infer infer::elementwise::same_type;
    }

    /// Product; of booleans, logical and.
    op Multiply = "multiply" {
        operands { lhs: Tensor, rhs: Tensor }
        results { result: Tensor }
        traits [COMMUTATIVE, COMPATIBLE_OPERANDS_AND_RESULT_TYPE, SAME_OPERANDS_AND_RESULT_SHAPE, ELEMENTWISE, SPECULATABLE_IF_STATIC, NO_MEMORY_EFFECT]
        format "$lhs `,` $rhs attr-dict `:` custom<SameOperandsAndResultType>(type($lhs), type($rhs), type($result))"
        infer infer::elementwise::same_type;
    }

    /// The left operand to the power of the right one.
    op Power = "power" {
        operands { lhs: IntFloatComplexOrQuantTensor, rhs: IntFloatComplexOrQuantTensor }
        results { result: IntFloatComplexOrQuantTensor }
        traits [COMPATIBLE_OPERANDS_AND_RESULT_TYPE, SAME_OPERANDS_AND_RESULT_SHAPE, ELEMENTWISE, SPECULATABLE_IF_STATIC, NO_MEMORY_EFFECT]
        format "$lhs `,` $rhs attr-dict `:` custom<SameOperandsAndResultType>(type($lhs), type($rhs), type($result))"
        infer infer::elementwise::same_type;
    }

    /// The rest of a division, with the sign of the dividend.
    op Remainder = "remainder" {
        operands { lhs: IntFloatComplexOrQuantTensor, rhs: IntFloatComplexOrQuantTensor }
        results { result: IntFloatComplexOrQuantTensor }
        traits [COMPATIBLE_OPERANDS_AND_RESULT_TYPE, SAME_OPERANDS_AND_RESULT_SHAPE, ELEMENTWISE, SPECULATABLE_IF_STATIC, NO_MEMORY_EFFECT]
        format "$lhs `,` $rhs attr-dict `:` custom<SameOperandsAndResultType>(type($lhs), type($rhs), type($result))"
        infer infer::elementwise::same_type;
    }

    /// Shifts bits towards the most significant one.
    op ShiftLeft = "shift_left" {
        operands { lhs: IntTensor, rhs: IntTensor }
        results { result: IntTensor }
        traits [COMPATIBLE_OPERANDS_AND_RESULT_TYPE, SAME_OPERANDS_AND_RESULT_SHAPE, ELEMENTWISE, SPECULATABLE_IF_STATIC, NO_MEMORY_EFFECT]
        format "$lhs `,` $rhs attr-dict `:` custom<SameOperandsAndResultType>(type($lhs), type($rhs), type($result))"
        infer infer::elementwise::same_type;
    }

    /// Shifts bits towards the least significant one, repeating the sign.
    op ShiftRightArithmetic = "shift_right_arithmetic" {
        operands { lhs: IntTensor, rhs: IntTensor }
        results { result: IntTensor }
        traits [COMPATIBLE_OPERANDS_AND_RESULT_TYPE, SAME_OPERANDS_AND_RESULT_SHAPE, ELEMENTWISE, SPECULATABLE_IF_STATIC, NO_MEMORY_EFFECT]
        format "$lhs `,` $rhs attr-dict `:` custom<SameOperandsAndResultType>(type($lhs), type($rhs), type($result))"
        infer infer::elementwise::same_type;
    }

    /// Shifts bits towards the least significant one, filling with zeros.
    op ShiftRightLogical = "shift_right_logical" {
        operands { lhs: IntTensor, rhs: IntTensor }
        results { result: IntTensor }
        traits [COMPATIBLE_OPERANDS_AND_RESULT_TYPE, SAME_OPERANDS_AND_RESULT_SHAPE, ELEMENTWISE, SPECULATABLE_IF_STATIC, NO_MEMORY_EFFECT]
        format "$lhs `,` $rhs attr-dict `:` custom<SameOperandsAndResultType>(type($lhs), type($rhs), type($result))"
        infer infer::elementwise::same_type;
    }

    /// Difference.
    op Subtract = "subtract" {
        operands { lhs: IntFloatComplexOrQuantTensor, rhs: IntFloatComplexOrQuantTensor }
        results { result: IntFloatComplexOrQuantTensor }
        traits [COMPATIBLE_OPERANDS_AND_RESULT_TYPE, SAME_OPERANDS_AND_RESULT_SHAPE, ELEMENTWISE, SPECULATABLE_IF_STATIC, NO_MEMORY_EFFECT]
        format "$lhs `,` $rhs attr-dict `:` custom<SameOperandsAndResultType>(type($lhs), type($rhs), type($result))"
        infer infer::elementwise::same_type;
    }

    /// Logical or bitwise and.
    op And = "and" {
        operands { lhs: PredOrIntTensor, rhs: PredOrIntTensor }
        results { result: Tensor }
        traits [COMMUTATIVE, COMPATIBLE_OPERANDS_AND_RESULT_TYPE, SAME_OPERANDS_AND_RESULT_SHAPE, ELEMENTWISE, SPECULATABLE_IF_STATIC, NO_MEMORY_EFFECT]
        format "$lhs `,` $rhs attr-dict `:` custom<SameOperandsAndResultType>(type($lhs), type($rhs), type($result))"
        infer infer::elementwise::same_type;
    }

    /// Logical or bitwise or.
    op Or = "or" {
        operands { lhs: PredOrIntTensor, rhs: PredOrIntTensor }
        results { result: Tensor }
        traits [COMMUTATIVE, COMPATIBLE_OPERANDS_AND_RESULT_TYPE, SAME_OPERANDS_AND_RESULT_SHAPE, ELEMENTWISE, SPECULATABLE_IF_STATIC, NO_MEMORY_EFFECT]
        format "$lhs `,` $rhs attr-dict `:` custom<SameOperandsAndResultType>(type($lhs), type($rhs), type($result))"
        infer infer::elementwise::same_type;
    }

    /// Logical or bitwise exclusive or.
    op Xor = "xor" {
        operands { lhs: PredOrIntTensor, rhs: PredOrIntTensor }
        results { result: Tensor }
        traits [COMMUTATIVE, COMPATIBLE_OPERANDS_AND_RESULT_TYPE, SAME_OPERANDS_AND_RESULT_SHAPE, ELEMENTWISE, SPECULATABLE_IF_STATIC, NO_MEMORY_EFFECT]
        format "$lhs `,` $rhs attr-dict `:` custom<SameOperandsAndResultType>(type($lhs), type($rhs), type($result))"
        infer infer::elementwise::same_type;
    }

    /// A complex number of its real and imaginary part.
    op Complex = "complex" {
        operands { lhs: Float32Or64Tensor, rhs: Float32Or64Tensor }
        results { result: ComplexTensor }
        traits [SPECULATABLE_IF_STATIC, NO_MEMORY_EFFECT, SAME_OPERANDS_ELEMENT_TYPE, SAME_OPERANDS_AND_RESULT_SHAPE, ELEMENTWISE]
        format "operands attr-dict `:` custom<ComplexOpType>(type($lhs), type($rhs), type($result))"
        infer infer::elementwise::complex;
    }

    /// Compares two values.
    op Compare = "compare" {
        operands { lhs: Tensor, rhs: Tensor }
        attrs { comparison_direction: ComparisonDirection, compare_type: Option<ComparisonType> }
        results { result: PredTensor }
        traits [SPECULATABLE_IF_STATIC, NO_MEMORY_EFFECT, ELEMENTWISE, COMPATIBLE_OPERANDS_ELEMENT_TYPE, SAME_OPERANDS_AND_RESULT_SHAPE]
        format "$comparison_direction `,` $lhs `,` $rhs (`,` $compare_type^)? attr-dict `:` functional-type(operands, results)"
        infer infer::elementwise::predicate;
    }
}

ops! { TERNARY_OPS in "stablehlo";
    /// Limits a value to the range between a smallest and a largest one, each a scalar or of the value's shape.
    op Clamp = "clamp" {
        operands { min: Tensor, operand: Tensor, max: Tensor }
        results { result: Tensor }
        traits [SPECULATABLE_IF_STATIC, NO_MEMORY_EFFECT, COMPATIBLE_OPERANDS_AND_RESULT_ELEMENT_TYPE, BROADCASTING_ELEMENTWISE]
        format "$min `,` $operand `,` $max attr-dict `:` custom<SameOperandsAndResultType>(type($min), type($operand), type($max), type($result))"
        infer infer::elementwise::clamp;
    }

    /// Takes the value of one operand where the condition is true, of the other where it is false.
    op Select = "select" {
        operands { pred: PredTensor, on_true: Tensor, on_false: Tensor }
        results { result: Tensor }
        traits [SPECULATABLE_IF_STATIC, NO_MEMORY_EFFECT, BROADCASTING_ELEMENTWISE]
        format "operands attr-dict `:` custom<SelectOpType>(type($pred), type($on_true), type($on_false), type($result))"
        infer infer::elementwise::select;
    }
}

/// `e5m10`: exponent and mantissa bits of a float format.
pub const EXPONENT_MANTISSA: CustomDirective =
    CustomDirective { name: "ExponentMantissa", parse: parse_exponent_mantissa, print: print_exponent_mantissa };

fn parse_exponent_mantissa(
    p: &mut OpParser<'_, '_>,
    state: &mut FormatState<'_, '_>,
    args: &[CustomArg],
) -> Option<()> {
    let span = p.span();
    let word = p.parse_keyword()?;
    let text = String::from_utf8_lossy(word);
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let parts = text
        .strip_prefix('e')
        .and_then(|rest| rest.split_once('m'))
        .filter(|(exponent, mantissa)| digits(exponent) && digits(mantissa));
    let Some((exponent, mantissa)) = parts else {
        let message = format!("expected exponent mantissa in format e#m#, saw {text}");
        return p.op_fail(state.op, span, "float-format", &message);
    };
    for ((digits, what), arg) in [(exponent, "exponent"), (mantissa, "mantissa")].into_iter().zip(args) {
        let Ok(value) = digits.parse::<i32>() else {
            let message = format!("unable to parse {what} '{digits}'");
            return p.op_fail(state.op, span, "float-format", &message);
        };
        let attr = p.cx.int_attr(hlo_ir::Type::I32, i64::from(value));
        set_attr(p.cx, state.op, *arg, attr);
    }
    Some(())
}

fn print_exponent_mantissa(p: &mut OpPrinter<'_, '_>, op: OpRef<'_>, args: &[CustomArg]) {
    for (letter, arg) in ["e", "m"].into_iter().zip(args) {
        p.put(letter);
        if let Some(attr) = attr_of(op, *arg) {
            p.print_attr_without_type(attr);
        }
    }
}

/// The tolerances of the attribute `result_accuracy` are sound.
fn verify_accuracy(op: OpRef<'_>, diags: &mut Diagnostics) {
    let params = op.attr("result_accuracy").and_then(|attr| attr.params_of(op.cx, &RESULT_ACCURACY));
    if let Some(fault) = params.and_then(|params| result_accuracy_fault(op.cx, params)) {
        diags.error("result-accuracy", op.loc(), fault).emit();
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    #[test]
    fn texts_print_as_the_reference_prints_them() {
        check(
            r#"
            func.func private @f(%arg0: tensor<2x?xf32>, %arg1: tensor<complex<f64>>, %arg2: tensor<2xi1>, %arg3: tensor<2xi32>, %arg4: tensor<2x!quant.uniform<i8:f32, 2.0:15>>) {
              %0 = stablehlo.abs %arg1 : (tensor<complex<f64>>) -> tensor<f64>
              %1 = stablehlo.exponential %arg0 {result_accuracy = #stablehlo.result_accuracy<ulps = 3, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<2x?xf32>
              %2 = stablehlo.tan %arg0 {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<DEFAULT>>} : tensor<2x?xf32>
              %3 = stablehlo.convert %arg3 : (tensor<2xi32>) -> tensor<2xf16>
              %4 = stablehlo.add %arg4, %arg4 : tensor<2x!quant.uniform<i8:f32, 2.0:15>>
              %5 = stablehlo.compare LT, %arg3, %arg3, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
              %6 = stablehlo.select %arg2, %arg3, %arg3 : tensor<2xi1>, tensor<2xi32>
              %7 = stablehlo.select %arg2, %arg3, %arg3 : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<?xi32>
              %8 = stablehlo.reduce_precision %arg0, format = e5m10 : tensor<2x?xf32>
              %9 = stablehlo.complex %0, %0 : tensor<complex<f64>>
              %10 = stablehlo.is_finite %arg0 {mhlo.frontend_attributes = {x = "y"}} : (tensor<2x?xf32>) -> tensor<2x?xi1>
              %11 = stablehlo.clamp %0, %0, %0 : tensor<f64>
              return
            }"#,
            r#"
            func.func private @f(%arg0: tensor<2x?xf32>, %arg1: tensor<complex<f64>>, %arg2: tensor<2xi1>, %arg3: tensor<2xi32>, %arg4: tensor<2x!quant.uniform<i8:f32, 2.000000e+00:15>>) {
              %0 = stablehlo.abs %arg1 : (tensor<complex<f64>>) -> tensor<f64>
              %1 = stablehlo.exponential %arg0 {result_accuracy = #stablehlo.result_accuracy<ulps = 3, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<2x?xf32>
              %2 = stablehlo.tan %arg0 : tensor<2x?xf32>
              %3 = stablehlo.convert %arg3 : (tensor<2xi32>) -> tensor<2xf16>
              %4 = stablehlo.add %arg4, %arg4 : tensor<2x!quant.uniform<i8:f32, 2.000000e+00:15>>
              %5 = stablehlo.compare LT, %arg3, %arg3, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
              %6 = stablehlo.select %arg2, %arg3, %arg3 : tensor<2xi1>, tensor<2xi32>
              %7 = stablehlo.select %arg2, %arg3, %arg3 : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<?xi32>
              %8 = stablehlo.reduce_precision %arg0, format = e5m10 : tensor<2x?xf32>
              %9 = stablehlo.complex %0, %0 : tensor<complex<f64>>
              %10 = stablehlo.is_finite %arg0 {mhlo.frontend_attributes = {x = "y"}} : (tensor<2x?xf32>) -> tensor<2x?xi1>
              %11 = stablehlo.clamp %0, %0, %0 : tensor<f64>
              return
            }"#,
        );
    }
}
