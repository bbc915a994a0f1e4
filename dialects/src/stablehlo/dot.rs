//! Contractions.

use hlo_ir::kinds::*;
use hlo_ir::text::{CustomArg, CustomDirective, FormatState, OpParser, OpPrinter, Token};
use hlo_ir::{Attr, OpRef, ops};

use super::attrs::DotDims;
use super::dot_algorithm::DotAlgorithm;
use super::enums::{Precision, PrecisionConfig};
use super::formats::{attr_of, set_attr};
use super::infer;
use super::kinds::{Tensor, TensorOrPerAxis};

ops! { DOT_OPS in "stablehlo";
    /// Multiplies vectors and matrices.
    op Dot = "dot" {
        operands { lhs: Tensor, rhs: TensorOrPerAxis }
        attrs { precision_config: Option<PrecisionConfig> }
        results { result: TensorOrPerAxis }
        traits [PURE]
        format "$lhs `,` $rhs `` custom<PrecisionConfig>($precision_config) attr-dict `:` functional-type(operands, results)"
        verify infer::dot::verify_dot;
    }

    /// Multiplies tensors: sums over contracting dimensions, for each place of the batching dimensions.
    op DotGeneral = "dot_general" {
        operands { lhs: Tensor, rhs: TensorOrPerAxis }
        attrs {
            dot_dimension_numbers: DotDims<'static>,
            precision_config: Option<PrecisionConfig>,
            algorithm: Option<DotAlgorithm>,
        }
        results { result: TensorOrPerAxis }
        traits [NO_MEMORY_EFFECT]
        format "$lhs `,` $rhs `,` custom<DotDimensionNumbers>($dot_dimension_numbers) `` custom<PrecisionConfigAndAlgorithm>($precision_config, $algorithm) attr-dict `:` functional-type(operands, results)"
        verify infer::dot::verify_dot_general;
    }

    /// Multiplies and sums two tensors as a string such as `"ab,bc->ac"` says.
    op Einsum = "einsum" {
        operands { lhs: Tensor, rhs: Tensor }
        attrs { einsum_config: Str }
        results { result: Tensor }
        traits [PURE]
        format "$lhs `,` $rhs `,` `config` `=` $einsum_config attr-dict `:` functional-type(operands, results)"
    }

    /// Sums and permutes one tensor as a string such as `"ab->b"` says.
    op UnaryEinsum = "unary_einsum" {
        operands { operand: Tensor }
        attrs { einsum_config: Str }
        results { result: Tensor }
        traits [PURE]
        format "$operand `,` `config` `=` $einsum_config attr-dict `:` functional-type(operands, results)"
    }
}

/// (`batching_dims` `=` pair `,`)? `contracting_dims` `=` pair; pair ::= list `x` list
pub const DOT_DIMENSION_NUMBERS: CustomDirective =
    CustomDirective { name: "DotDimensionNumbers", parse: parse_dot_dimensions, print: print_dot_dimensions };

/// (`,` `precision` `=` `[` words `]`)?
pub const PRECISION_CONFIG: CustomDirective = CustomDirective {
    name: "PrecisionConfig",
    parse: |p, state, args| {
        if p.eat(Token::Comma) {
            parse_precision(p, state, args[0])?;
        }
        Some(())
    },
    print: |p, op, args| print_precision(p, attr_of(op, args[0])),
};

/// (`,` `precision` `=` `[` words `]`)? (`,` `algorithm` `=` algorithm)?
pub const PRECISION_CONFIG_AND_ALGORITHM: CustomDirective = CustomDirective {
    name: "PrecisionConfigAndAlgorithm",
    parse: |p, state, args| {
        if !p.eat(Token::Comma) {
            return Some(());
        }
        if !p.is_keyword("algorithm") {
            parse_precision(p, state, args[0])?;
            if !p.eat(Token::Comma) {
                return Some(());
            }
        }
        p.expect_keyword("algorithm")?;
        p.expect(Token::Equal, "=")?;
        let algorithm = DotAlgorithm::parse(p)?;
        set_attr(p.cx, state.op, args[1], algorithm);
        Some(())
    },
    print: |p, op, args| {
        print_precision(p, attr_of(op, args[0]));
        if let Some(algorithm) = attr_of(op, args[1]) {
            p.put(", algorithm = ");
            DotAlgorithm::print(p, algorithm);
        }
    },
};

fn parse_precision(p: &mut OpParser<'_, '_>, state: &mut FormatState<'_, '_>, arg: CustomArg) -> Option<()> {
    p.expect_keyword("precision")?;
    p.expect(Token::Equal, "=")?;
    let mut words = Vec::new();
    p.parse_op_list(hlo_ir::text::Delimiter::Square, |p| {
        words.push(Precision::parse(p)?);
        Some(())
    })?;
    let attr = p.cx.array_attr(&words);
    set_attr(p.cx, state.op, arg, attr);
    Some(())
}

fn print_precision(p: &mut OpPrinter<'_, '_>, config: Option<Attr>) {
    let Some(words) = config.and_then(|config| config.as_array(p.cx)) else {
        return;
    };
    p.put(", precision = [");
    for (index, word) in words.iter().enumerate() {
        if index != 0 {
            p.put(", ");
        }
        Precision::print(p, *word);
    }
    p.put("]");
}

fn parse_dot_dimensions(p: &mut OpParser<'_, '_>, state: &mut FormatState<'_, '_>, args: &[CustomArg]) -> Option<()> {
    let pair = |p: &mut OpParser<'_, '_>| {
        p.expect(Token::Equal, "=")?;
        let lhs = p.parse_i64_list()?;
        p.expect_keyword("x")?;
        Some((lhs, p.parse_i64_list()?))
    };
    let mut batching = (Vec::new(), Vec::new());
    if p.eat_keyword("batching_dims") {
        batching = pair(p)?;
        p.expect(Token::Comma, ",")?;
    }
    p.expect_keyword("contracting_dims")?;
    let contracting = pair(p)?;
    let dims = DotDims {
        lhs_batching_dimensions: &batching.0,
        rhs_batching_dimensions: &batching.1,
        lhs_contracting_dimensions: &contracting.0,
        rhs_contracting_dimensions: &contracting.1,
    };
    let attr = dims.attr(p.cx);
    set_attr(p.cx, state.op, args[0], attr);
    Some(())
}

fn print_dot_dimensions(p: &mut OpPrinter<'_, '_>, op: OpRef<'_>, args: &[CustomArg]) {
    let Some(dims) = attr_of(op, args[0]).and_then(|attr| DotDims::of(op.cx, attr)) else {
        return;
    };
    let pair = |p: &mut OpPrinter<'_, '_>, lhs: &[i64], rhs: &[i64]| {
        p.print_i64_list(lhs);
        p.put(" x ");
        p.print_i64_list(rhs);
    };
    if !dims.lhs_batching_dimensions.is_empty() || !dims.rhs_batching_dimensions.is_empty() {
        p.put("batching_dims = ");
        pair(p, dims.lhs_batching_dimensions, dims.rhs_batching_dimensions);
        p.put(", ");
    }
    p.put("contracting_dims = ");
    pair(p, dims.lhs_contracting_dimensions, dims.rhs_contracting_dimensions);
}

#[cfg(test)]
mod tests {
    use crate::testing::{check_generic, check_same};

    #[test]
    fn texts_print_as_the_reference_prints_them() {
        check_same(
            r#"
            func.func private @f(%arg0: tensor<2x3x4xf32>, %arg1: tensor<2x4x5xf32>, %arg2: tensor<3x4xf32>, %arg3: tensor<4xf32>) {
              %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, HIGHEST] : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
              %1 = stablehlo.dot_general %arg2, %arg3, contracting_dims = [1] x [0], algorithm = <lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<3x4xf32>, tensor<4xf32>) -> tensor<3xf32>
              %2 = stablehlo.dot %arg2, %arg3, precision = [HIGH, HIGH] : (tensor<3x4xf32>, tensor<4xf32>) -> tensor<3xf32>
              %3 = stablehlo.dot %arg2, %arg3 : (tensor<3x4xf32>, tensor<4xf32>) -> tensor<3xf32>
              %4 = stablehlo.einsum %arg2, %arg3, config = "ab,b->a" : (tensor<3x4xf32>, tensor<4xf32>) -> tensor<3xf32>
              return
            }"#,
        );
    }

    #[test]
    fn generic_forms_print_as_the_reference_prints_them() {
        check_generic(
            r#"
            func.func private @f(%arg0: tensor<2x3x4xf32>, %arg1: tensor<2x4x5xf32>, %arg2: tensor<3x4xf32>, %arg3: tensor<4xf32>) {
              %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, HIGHEST] : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
              %1 = stablehlo.dot_general %arg2, %arg3, contracting_dims = [1] x [0], algorithm = <lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<3x4xf32>, tensor<4xf32>) -> tensor<3xf32>
              %2 = stablehlo.dot %arg2, %arg3, precision = [HIGH, HIGH] : (tensor<3x4xf32>, tensor<4xf32>) -> tensor<3xf32>
              %3 = stablehlo.dot %arg2, %arg3 : (tensor<3x4xf32>, tensor<4xf32>) -> tensor<3xf32>
              %4 = stablehlo.einsum %arg2, %arg3, config = "ab,b->a" : (tensor<3x4xf32>, tensor<4xf32>) -> tensor<3xf32>
              return
            }"#,
            r#"
            "func.func"() <{function_type = (tensor<2x3x4xf32>, tensor<2x4x5xf32>, tensor<3x4xf32>, tensor<4xf32>) -> (), sym_name = "f", sym_visibility = "private"}> ({
            ^bb0(%arg0: tensor<2x3x4xf32>, %arg1: tensor<2x4x5xf32>, %arg2: tensor<3x4xf32>, %arg3: tensor<4xf32>):
              %0 = "stablehlo.dot_general"(%arg0, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
              %1 = "stablehlo.dot_general"(%arg2, %arg3) <{algorithm = #stablehlo.dot_algorithm<lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false>, dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<3x4xf32>, tensor<4xf32>) -> tensor<3xf32>
              %2 = "stablehlo.dot"(%arg2, %arg3) <{precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision HIGH>]}> : (tensor<3x4xf32>, tensor<4xf32>) -> tensor<3xf32>
              %3 = "stablehlo.dot"(%arg2, %arg3) : (tensor<3x4xf32>, tensor<4xf32>) -> tensor<3xf32>
              %4 = "stablehlo.einsum"(%arg2, %arg3) <{einsum_config = "ab,b->a"}> : (tensor<3x4xf32>, tensor<4xf32>) -> tensor<3xf32>
              "func.return"() : () -> ()
            }) : () -> ()"#,
        );
    }
}
