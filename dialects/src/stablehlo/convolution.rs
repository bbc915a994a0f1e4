//! Convolutions, with their texts for dimension numbers and windows.
//!
//! ```text
//! dim-numbers ::= dims `x` dims `->` dims
//! dims        ::= `[` (letter | integer) (`,` (letter | integer))* `]`
//! window      ::= `{` (name `=` list (`,` …)*)? `}`
//! ```
//! A letter says what a dimension is (`b` batch, `f` feature, `i` input feature, `o` output feature), a number which
//! spatial dimension it is.

use hlo_ir::kinds::*;
use hlo_ir::text::{CustomArg, CustomDirective, Delimiter, FormatState, OpParser, OpPrinter, Parser, Printer, Token};
use hlo_ir::{Attr, OpRef, Param, Type, ops};

use super::attrs::{parse_fields, struct_attrs};
use super::enums::PrecisionConfig;
use super::formats::{attr_of, set_attr};
use super::infer;
use super::kinds::{PositiveI64, Tensor, TensorOrPerAxis};

ops! { CONVOLUTION_OPS in "stablehlo";
    /// A convolution of windows of the left operand with the right one.
    op Convolution = "convolution" {
        operands { lhs: Tensor, rhs: TensorOrPerAxis }
        attrs {
            window_strides: Option<I64Array>,
            padding: Option<I64Elements>,
            lhs_dilation: Option<I64Array>,
            rhs_dilation: Option<I64Array>,
            window_reversal: Option<BoolArray>,
            dimension_numbers: ConvDims<'static>,
            feature_group_count: PositiveI64,
            batch_group_count: PositiveI64,
            precision_config: Option<PrecisionConfig>,
        }
        results { result: TensorOrPerAxis }
        traits [NO_MEMORY_EFFECT]
        format "`(` operands `)` `dim_numbers` `=` custom<ConvolutionDimensions>($dimension_numbers) `,` `window` `=` `{` custom<WindowAttributes>($window_strides, $padding, $lhs_dilation, $rhs_dilation, $window_reversal) `}` attr-dict `:` functional-type(operands, results)"
        verify infer::convolution::verify_convolution;
    }
}

struct_attrs! {
    /// What the dimensions of a convolution's operands and result are.
    ConvDims (CONV) = "conv", "Structure of dimension information for conv op" {
        /// The batch dimension of the input.
        input_batch_dimension: int,
        /// The feature dimension of the input.
        input_feature_dimension: int,
        /// The spatial dimensions of the input, in order.
        input_spatial_dimensions: list,
        /// The input feature dimension of the kernel.
        kernel_input_feature_dimension: int,
        /// The output feature dimension of the kernel.
        kernel_output_feature_dimension: int,
        /// The spatial dimensions of the kernel, in order.
        kernel_spatial_dimensions: list,
        /// The batch dimension of the output.
        output_batch_dimension: int,
        /// The feature dimension of the output.
        output_feature_dimension: int,
        /// The spatial dimensions of the output, in order.
        output_spatial_dimensions: list,
    }
    |p| {
        p.expect(Token::Less, "<")?;
        if p.eat_keyword("raw") {
            return parse_fields(p, ConvDims::FIELDS, "dot");
        }
        let params = parse_dimensions(p)?;
        p.expect(Token::Greater, ">")?;
        Some(params)
    },
    |p, params| {
        let dims = ConvDims::from_params(params);
        p.put("<");
        if let Some(dims) = dims {
            print_dimensions(p, &dims);
        }
        p.put(">");
    };
}

/// The dimension numbers of a convolution, without the attribute's name around them.
pub const CONVOLUTION_DIMENSIONS: CustomDirective = CustomDirective {
    name: "ConvolutionDimensions",
    parse: |p, state, args| {
        let params = parse_dimensions(p)?;
        let attr = p.cx.dialect_attr(&CONV, params);
        set_attr(p.cx, state.op, args[0], attr);
        Some(())
    },
    print: |p, op, args| {
        if let Some(dims) = attr_of(op, args[0]).and_then(|attr| ConvDims::of(op.cx, attr)) {
            print_dimensions(p, &dims);
        }
    },
};

/// The window of a convolution: only what the op has.
pub const WINDOW_ATTRIBUTES: CustomDirective =
    CustomDirective { name: "WindowAttributes", parse: parse_window, print: print_window };

/// Where the two dimensions that letters name are, and where the spatial ones are, in order.
type Dims = ([i64; 2], Vec<i64>);

/// dim-numbers
fn parse_dimensions(p: &mut Parser<'_>) -> Option<Box<[Param]>> {
    let ([input_batch, input_feature], input_spatial) = parse_dims(p, ["b", "f"])?;
    // `x` may touch the number of a bracket behind it: it is a word of its own all the same.
    p.expect_keyword("x")?;
    let ([kernel_input, kernel_output], kernel_spatial) = parse_dims(p, ["i", "o"])?;
    p.expect(Token::Arrow, "->")?;
    let ([output_batch, output_feature], output_spatial) = parse_dims(p, ["b", "f"])?;
    Some(
        [
            Param::Int(input_batch),
            Param::Int(input_feature),
            Param::Ints(input_spatial.into()),
            Param::Int(kernel_input),
            Param::Int(kernel_output),
            Param::Ints(kernel_spatial.into()),
            Param::Int(output_batch),
            Param::Int(output_feature),
            Param::Ints(output_spatial.into()),
        ]
        .into(),
    )
}

/// dims
fn parse_dims(p: &mut Parser<'_>, letters: [&str; 2]) -> Option<Dims> {
    let mut named = [None; 2];
    let mut spatial: Vec<(i64, i64)> = Vec::new();
    p.expect(Token::LSquare, "[")?;
    for index in 0.. {
        let span = p.span();
        if matches!(p.token(), Token::Integer | Token::Minus) {
            let dim = p.parse_i64()?;
            if dim < 0 {
                return p.fail_in_op_at(span, "bad-dimension-numbers", format!("Unexpected dimension {dim}"));
            }
            if spatial.iter().any(|(known, _)| *known == dim) {
                let message = format!("Duplicate entries for spatial dimension {dim}");
                return p.fail_in_op_at(span, "bad-dimension-numbers", message);
            }
            spatial.push((dim, index));
        } else {
            let word = p.parse_keyword()?;
            let text = String::from_utf8_lossy(word);
            let missing: Vec<usize> = (0..2).filter(|letter| named[*letter].is_none()).collect();
            if word.len() != 1 || missing.is_empty() {
                return p.fail_in_op_at(span, "bad-dimension-numbers", format!("Unexpected keyword {text}"));
            }
            match missing.iter().find(|letter| letters[**letter] == text) {
                Some(letter) => named[*letter] = Some(index),
                None => {
                    let missing: Vec<&str> = missing.iter().map(|letter| letters[*letter]).collect();
                    let message = format!("Unexpected dimension {text}, expecting {}", missing.join(", "));
                    return p.fail_in_op_at(span, "bad-dimension-numbers", message);
                }
            }
        }
        if !p.eat(Token::Comma) {
            break;
        }
    }
    let [Some(first), Some(second)] = named else {
        let missing: Vec<&str> = (0..2).filter(|letter| named[*letter].is_none()).map(|l| letters[l]).collect();
        let message = format!("Expected dimensions {} not specified", missing.join(", "));
        return p.fail_in_op("bad-dimension-numbers", message);
    };
    p.expect(Token::RSquare, "]")?;
    spatial.sort_unstable();
    // All from zero to the largest one must be there; the report names the first few that are not.
    const SHOWN: usize = 10;
    let largest = spatial.last().map_or(-1, |(dim, _)| *dim);
    if largest != spatial.len() as i64 - 1 {
        let missing: Vec<String> = (0..largest)
            .filter(|dim| spatial.binary_search_by_key(dim, |(known, _)| *known).is_err())
            .take(SHOWN)
            .map(|dim| dim.to_string())
            .collect();
        let message = format!("Expected spatial dimensions {} not specified", missing.join(", "));
        return p.fail_in_op("bad-dimension-numbers", message);
    }
    Some(([first, second], spatial.into_iter().map(|(_, index)| index).collect()))
}

fn print_dimensions(p: &mut Printer<'_>, dims: &ConvDims<'_>) {
    let input = [(dims.input_batch_dimension, "b"), (dims.input_feature_dimension, "f")];
    print_dims(p, input, dims.input_spatial_dimensions);
    p.put("x");
    let kernel = [(dims.kernel_input_feature_dimension, "i"), (dims.kernel_output_feature_dimension, "o")];
    print_dims(p, kernel, dims.kernel_spatial_dimensions);
    p.put("->");
    let output = [(dims.output_batch_dimension, "b"), (dims.output_feature_dimension, "f")];
    print_dims(p, output, dims.output_spatial_dimensions);
}

/// Writes each dimension's letter or number. A place that nothing claims (only the raw spelling can say so) reads `?`.
fn print_dims(p: &mut Printer<'_>, named: [(i64, &str); 2], spatial: &[i64]) {
    p.put("[");
    p.put_list(0..(spatial.len() + named.len()) as i64, |p, place| {
        if let Some(dim) = spatial.iter().position(|dim| *dim == place) {
            p.put_int(dim as i64);
        } else {
            p.put(named.iter().rev().find(|(dim, _)| *dim == place).map_or("?", |(_, letter)| letter));
        }
    });
    p.put("]");
}

const WINDOW_NAMES: [&str; 5] = ["stride", "pad", "lhs_dilate", "rhs_dilate", "reverse"];
const PAD: usize = 1;
const REVERSE: usize = 4;

/// Integers, `true` and `false`.
fn parse_numbers(p: &mut Parser<'_>) -> Option<Vec<i64>> {
    let mut values = Vec::new();
    p.parse_delimited(Delimiter::Square, |p| {
        let value = match () {
            () if p.eat_keyword("true") => 1,
            () if p.eat_keyword("false") => 0,
            () => p.parse_i64()?,
        };
        values.push(value);
        Some(())
    })?;
    Some(values)
}

fn parse_window(p: &mut OpParser<'_, '_>, state: &mut FormatState<'_, '_>, args: &[CustomArg]) -> Option<()> {
    let mut seen = [false; 5];
    while let Some(name) = p.opt_keyword() {
        let known = WINDOW_NAMES.iter().position(|word| word.as_bytes() == name).filter(|index| !seen[*index]);
        let Some(index) = known else {
            let message = format!("Unexpected keyword {}", String::from_utf8_lossy(name));
            return p.fail_in_op("unknown-keyword", message);
        };
        seen[index] = true;
        p.expect(Token::Equal, "=")?;
        let attr = match index {
            PAD => parse_padding(p)?,
            REVERSE => {
                let values: Vec<bool> = parse_numbers(p)?.into_iter().map(|value| value != 0).collect();
                p.cx.bool_array_attr(&values)
            }
            _ => {
                let values = parse_numbers(p)?;
                p.cx.i64_array_attr(&values)
            }
        };
        set_attr(p.cx, state.op, args[index], attr);
        if !p.eat(Token::Comma) {
            break;
        }
    }
    Some(())
}

/// `[[low, high], …]`
fn parse_padding(p: &mut Parser<'_>) -> Option<Attr> {
    let mut values = Vec::new();
    p.parse_delimited(Delimiter::Square, |p| {
        let pair = parse_numbers(p)?;
        if pair.len() != 2 {
            let message = format!("Expected array with 2 elements, got {} elements instead", pair.len());
            return p.fail_in_op("padding-pair", message);
        }
        values.extend(pair);
        Some(())
    })?;
    let ty = p.cx.tensor_type(&[(values.len() / 2) as i64, 2], Type::I64);
    Some(p.cx.dense_from_i64s(ty, &values))
}

fn print_window(p: &mut OpPrinter<'_, '_>, op: OpRef<'_>, args: &[CustomArg]) {
    let present = (0..args.len()).filter_map(|index| Some((index, attr_of(op, args[index])?)));
    for (position, (index, attr)) in present.enumerate() {
        if position != 0 {
            p.put(", ");
        }
        p.put(WINDOW_NAMES[index]);
        p.put(" = [");
        match index {
            PAD => {
                let values: Vec<i64> =
                    attr.dense(op.cx).and_then(|d| Some(d.i64s(op.cx)?.collect())).unwrap_or_default();
                p.put_list(values.chunks_exact(2), |p, pair| p.print_i64_list(pair));
            }
            REVERSE => {
                let values = attr.as_bool_array(op.cx).unwrap_or_default();
                p.put_list(values, |p, value| p.put(if value { "true" } else { "false" }));
            }
            _ => {
                let values = attr.as_i64_array(op.cx).unwrap_or_default();
                p.put_list(values, |p, value| p.put_int(value));
            }
        }
        p.put("]");
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::{check_generic, check_same};

    #[test]
    fn texts_print_as_the_reference_prints_them() {
        check_same(
            r#"
            func.func private @f(%arg0: tensor<1x8x8x3xf32>, %arg1: tensor<3x3x3x4xf32>) {
              %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 2], pad = [[1, 1], [0, 2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [true, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision HIGH>]} : (tensor<1x8x8x3xf32>, tensor<3x3x3x4xf32>) -> tensor<1x8x4x4xf32>
              %1 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x3xf32>, tensor<3x3x3x4xf32>) -> tensor<1x6x6x4xf32>
              return
            }"#,
        );
    }

    #[test]
    fn generic_forms_print_as_the_reference_prints_them() {
        check_generic(
            r#"
            func.func private @f(%arg0: tensor<1x8x8x3xf32>, %arg1: tensor<3x3x3x4xf32>) {
              %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 2], pad = [[1, 1], [0, 2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [true, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision HIGH>]} : (tensor<1x8x8x3xf32>, tensor<3x3x3x4xf32>) -> tensor<1x8x4x4xf32>
              %1 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x3xf32>, tensor<3x3x3x4xf32>) -> tensor<1x6x6x4xf32>
              return
            }"#,
            r#"
            "func.func"() <{function_type = (tensor<1x8x8x3xf32>, tensor<3x3x3x4xf32>) -> (), sym_name = "f", sym_visibility = "private"}> ({
            ^bb0(%arg0: tensor<1x8x8x3xf32>, %arg1: tensor<3x3x3x4xf32>):
              %0 = "stablehlo.convolution"(%arg0, %arg1) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[1, 1], [0, 2]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision HIGH>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: true, false>, window_strides = array<i64: 1, 2>}> : (tensor<1x8x8x3xf32>, tensor<3x3x3x4xf32>) -> tensor<1x8x4x4xf32>
              %1 = "stablehlo.convolution"(%arg0, %arg1) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64}> : (tensor<1x8x8x3xf32>, tensor<3x3x3x4xf32>) -> tensor<1x6x6x4xf32>
              "func.return"() : () -> ()
            }) : () -> ()"#,
        );
    }
}
