//! `tosa`: the operators of TOSA (Tensor Operator Set Architecture) that programs around StableHLO hold: constants,
//! `rescale`, and operators without attributes.
//!
//! The words of `rescale`'s rounding mode stand bare in its custom form; elsewhere they are `#tosa.rounding_mode<…>`.

use hlo_ir::kinds::*;
use hlo_ir::text::{Delimiter, OpParser, OpPrinter, OpState, Token};
use hlo_ir::{Context, Diagnostics, Dialect, Name, OpRef, Param, SmallVec, Type, TypeDef, ops, type_kinds};

use crate::shape::IndexElements;
use crate::stablehlo::enums::enum_attrs;

/// The sizes of a tensor as a value. Its parameter: how many.
pub static SHAPE: TypeDef = TypeDef {
    name: "tosa.shape",
    summary: "Shape with static rank and Index element type",
    parse: |p| {
        p.expect(Token::Less, "<")?;
        let rank = p.parse_i64()?;
        p.expect(Token::Greater, ">")?;
        if rank < 0 {
            return p.fail("invalid-dimension", format!("invalid rank (must be >= 0): {rank}"));
        }
        Some([Param::Int(rank)].into())
    },
    print: |p, params| {
        p.put("<");
        p.put_int(params[0].int());
        p.put(">");
    },
};

/// The dialect.
pub static DIALECT: Dialect =
    Dialect { name: "tosa", ops: &[TOSA_OPS, OPERATORS], types: &[&SHAPE], attrs: &[&ROUNDING_MODE], ..Dialect::EMPTY };

enum_attrs! {
    /// How `rescale` rounds.
    RoundingMode (ROUNDING_MODE) in "tosa" "Tosa": "rounding_mode" < true, "Supported rounding modes" {
        /// Once, half up.
        SingleRound = 1 "SINGLE_ROUND",
        /// As the implementation likes.
        InexactRound = 2 "INEXACT_ROUND",
        /// Twice: half up, then away from zero.
        DoubleRound = 3 "DOUBLE_ROUND",
    }
}

type_kinds! {
    /// [`SHAPE`].
    ShapeValue, "Shape with static rank and Index element type", |cx, ty| ty.is(cx, &SHAPE);
    /// A tensor of one dimension whose elements are `i16` or `i32`.
    Multipliers, "1D tensor of 16-bit signless integer or 32-bit signless integer values", |cx, ty| {
        is_vector_of(cx, ty, &[16, 32])
    };
    /// A tensor of one dimension whose elements are `i8`.
    Shifts, "1D tensor of 8-bit signless integer values", |cx, ty| is_vector_of(cx, ty, &[8]);
}

ops! { TOSA_OPS in "tosa";
    /// A constant tensor.
    op Const = "const" {
        attrs { values: Elements }
        results { output: AnyTensor }
        traits [PURE, CONSTANT_LIKE]
        verify verify_const;
    }

    /// A constant shape.
    op ConstShape = "const_shape" {
        attrs { values: IndexElements }
        results { output: ShapeValue }
        traits [PURE]
        format "attr-dict `:` functional-type(operands, results)"
        verify verify_const_shape;
    }

    /// `(input - input_zp) * multiplier >> shift + output_zp`, rounded: a step from one quantization to another.
    op Rescale = "rescale" {
        operands {
            input: AnyTensor,
            multiplier: Multipliers,
            shift: Shifts,
            input_zp: AnyTensor,
            output_zp: AnyTensor,
        }
        attrs {
            input_unsigned: Bool,
            output_unsigned: Bool,
            per_channel: Bool,
            rounding_mode: RoundingMode,
            scale32: Bool,
        }
        results { output: AnyTensor }
        traits [PURE]
        parse parse_rescale;
        print print_rescale;
    }
}

/// Rows of operators without attributes: `Name = "mnemonic" (operands);`.
macro_rules! operators {
    ($($(#[doc = $doc:literal])* $Op:ident = $name:literal ($($operand:ident: $Kind:ty),*);)*) => {
        ops! { OPERATORS in "tosa"; $(
            $(#[doc = $doc])*
            op $Op = $name {
                operands { $($operand: $Kind),* }
                results { output: AnyTensor }
                traits [PURE]
                format "operands attr-dict `:` functional-type(operands, results)"
            }
        )* }
    };
}

operators! {
    /// The absolute value.
    Abs = "abs" (input: AnyTensor);
    /// Negates the bits.
    BitwiseNot = "bitwise_not" (input: AnyTensor);
    /// Converts the elements.
    Cast = "cast" (input: AnyTensor);
    /// Rounds up.
    Ceil = "ceil" (input: AnyTensor);
    /// Counts leading zeros.
    Clz = "clz" (input: AnyTensor);
    /// Cosine.
    Cos = "cos" (input: AnyTensor);
    /// The error function.
    Erf = "erf" (input: AnyTensor);
    /// The exponential.
    Exp = "exp" (input: AnyTensor);
    /// Rounds down.
    Floor = "floor" (input: AnyTensor);
    /// The operand.
    Identity = "identity" (input: AnyTensor);
    /// The natural logarithm.
    Log = "log" (input: AnyTensor);
    /// Negates booleans.
    LogicalNot = "logical_not" (input: AnyTensor);
    /// One over the operand.
    Reciprocal = "reciprocal" (input: AnyTensor);
    /// One over the square root.
    Rsqrt = "rsqrt" (input: AnyTensor);
    /// The logistic function.
    Sigmoid = "sigmoid" (input: AnyTensor);
    /// Sine.
    Sin = "sin" (input: AnyTensor);
    /// Hyperbolic tangent.
    Tanh = "tanh" (input: AnyTensor);
    /// The sum.
    Add = "add" (input1: AnyTensor, input2: AnyTensor);
    /// The conjunction of bits.
    BitwiseAnd = "bitwise_and" (input1: AnyTensor, input2: AnyTensor);
    /// The disjunction of bits.
    BitwiseOr = "bitwise_or" (input1: AnyTensor, input2: AnyTensor);
    /// The exclusive disjunction of bits.
    BitwiseXor = "bitwise_xor" (input1: AnyTensor, input2: AnyTensor);
    /// Whether both are equal.
    Equal = "equal" (input1: AnyTensor, input2: AnyTensor);
    /// Whether the first is greater.
    Greater = "greater" (input1: AnyTensor, input2: AnyTensor);
    /// Whether the first is not less.
    GreaterEqual = "greater_equal" (input1: AnyTensor, input2: AnyTensor);
    /// The quotient of integers, rounded to zero.
    IntDiv = "intdiv" (input1: AnyTensor, input2: AnyTensor);
    /// The conjunction of booleans.
    LogicalAnd = "logical_and" (input1: AnyTensor, input2: AnyTensor);
    /// Shifts to the left.
    LogicalLeftShift = "logical_left_shift" (input1: AnyTensor, input2: AnyTensor);
    /// The disjunction of booleans.
    LogicalOr = "logical_or" (input1: AnyTensor, input2: AnyTensor);
    /// Shifts to the right, filling with zeros.
    LogicalRightShift = "logical_right_shift" (input1: AnyTensor, input2: AnyTensor);
    /// The exclusive disjunction of booleans.
    LogicalXor = "logical_xor" (input1: AnyTensor, input2: AnyTensor);
    /// The first raised to the second.
    Pow = "pow" (input1: AnyTensor, input2: AnyTensor);
    /// The difference.
    Sub = "sub" (input1: AnyTensor, input2: AnyTensor);
    /// The rows of `values` that `indices` name.
    Gather = "gather" (values: AnyTensor, indices: AnyTensor);
    /// The tensor with other sizes.
    Reshape = "reshape" (input: AnyTensor, shape: ShapeValue);
    /// The tensor repeated.
    Tile = "tile" (input: AnyTensor, multiples: ShapeValue);
    /// The product, shifted to the right.
    Mul = "mul" (input1: AnyTensor, input2: AnyTensor, shift: AnyTensor);
    /// Elements of the second or third operand, as the first says.
    Select = "select" (condition: AnyTensor, on_true: AnyTensor, on_false: AnyTensor);
    /// A part of the tensor.
    Slice = "slice" (input: AnyTensor, start: ShapeValue, size: ShapeValue);
    /// The negative.
    Negate = "negate" (input: AnyTensor, input_zp: AnyTensor, output_zp: AnyTensor);
    /// The product of matrices, batch by batch.
    MatMul = "matmul" (a: AnyTensor, b: AnyTensor, a_zp: AnyTensor, b_zp: AnyTensor);
}

/// Whether `ty` is a tensor of one dimension with signless integers of one of these widths.
fn is_vector_of(cx: &Context, ty: Type, widths: &[u32]) -> bool {
    ty.is_tensor(cx)
        && ty.shape(cx).is_some_and(|shape| shape.len() == 1)
        && widths.iter().any(|&width| ty.element(cx) == cx.int_type(width))
}

fn verify_const(op: Const<'_>, diags: &mut Diagnostics) {
    let cx = op.0.cx;
    let (stated, given) = (op.output().ty().shape(cx), op.values().ty(cx).shape(cx));
    if let (Some(stated), Some(given)) = (stated, given)
        && stated != given
    {
        let message = "failed to verify that all of {values, output} have same shape";
        hlo_ir::verify::op_error(diags, op.0, "same-shape", message).emit();
    }
}

fn verify_const_shape(op: ConstShape<'_>, diags: &mut Diagnostics) {
    let cx = op.0.cx;
    let Some(rank) = op.output().ty().dialect(cx).map(|ty| ty.params[0].int()) else { return };
    let shape = op.values().ty(cx).shape(cx).unwrap_or_default();
    let count: i64 = shape.iter().product();
    if shape.len() != 1 {
        let message = "expect elements in attribute values with rank 1";
        hlo_ir::verify::op_error(diags, op.0, "element-count", message).emit();
    } else if count != rank {
        let message = format!(
            "expect number of elements in attribute values ({count}) to be equal to the rank ({rank}) for the result \
             shape type"
        );
        hlo_ir::verify::op_error(diags, op.0, "element-count", &message).emit();
    }
}

/// `operands ({ name = value, … })? : functional-type`; the value of `rounding_mode` may be a bare word.
fn parse_rescale(p: &mut OpParser<'_, '_>, state: &mut OpState) -> Option<()> {
    let mut operands = SmallVec::new();
    p.parse_operand_list(&mut operands)?;
    if p.is(Token::LBrace) {
        p.parse_op_list(Delimiter::Brace, |p| {
            let name = if p.is(Token::String) { p.parse_string()? } else { p.parse_keyword()?.to_vec() };
            p.expect(Token::Equal, "=")?;
            let value =
                if name == b"rounding_mode" && p.is(Token::BareId) { RoundingMode::parse(p)? } else { p.parse_attr()? };
            let name = p.cx.name(name);
            state.attrs.push((name, value));
            Some(())
        })?;
    }
    p.expect(Token::Colon, ":")?;
    let (inputs, results) = p.parse_function_type_parts()?;
    p.resolve_all(&operands, &inputs, state.span, &mut state.operands)?;
    state.results.extend_from_slice(&results);
    Some(())
}

fn print_rescale(p: &mut OpPrinter<'_, '_>, op: OpRef<'_>) {
    let cx = op.cx;
    p.put(" ");
    p.print_operands(op.operands().map(|operand| operand.id), op.body);
    let mut entries: Vec<(Name, hlo_ir::Attr)> = cx.dict_entries(op.attrs()).to_vec();
    entries.sort_by(|a, b| cx.name_bytes(a.0).cmp(cx.name_bytes(b.0)));
    if !entries.is_empty() {
        p.put(" {");
        p.put_list(entries, |p, (name, attr)| {
            p.print_keyword_or_string(cx.name_bytes(name));
            p.put(" = ");
            match RoundingMode::of(cx, attr) {
                Some(mode) => p.put(mode.word()),
                None => p.print_attr(attr),
            }
        });
        p.put("}");
    }
    p.put(" : ");
    let inputs: Vec<Type> = op.operands().map(|operand| operand.ty()).collect();
    let results: Vec<Type> = op.results().map(|result| result.ty()).collect();
    p.print_functional_type(&inputs, &results);
}

#[cfg(test)]
mod tests {
    use crate::testing::{check_error, check_generic, check_same};

    #[test]
    fn ops_print_as_the_reference_prints_them() {
        check_same(
            r#"
            func.func @f(%arg0: tensor<2x2xi8>, %arg1: tensor<2x2xf32>) -> tensor<2x2xi32> {
              %0 = "tosa.const"() <{values = dense<1431655765> : tensor<1xi32>}> : () -> tensor<1xi32>
              %1 = "tosa.const"() <{values = dense<13> : tensor<1xi8>}> : () -> tensor<1xi8>
              %2 = tosa.rescale %arg0, %0, %1, %1, %0 {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<2x2xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi32>) -> tensor<2x2xi32>
              %3 = tosa.const_shape {values = dense<[1, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
              %4 = tosa.reshape %arg1, %3 : (tensor<2x2xf32>, !tosa.shape<2>) -> tensor<1x4xf32>
              %5 = tosa.abs %4 : (tensor<1x4xf32>) -> tensor<1x4xf32>
              return %2 : tensor<2x2xi32>
            }
            "#,
        );
    }

    #[test]
    fn rounding_modes_are_attributes_in_the_generic_form() {
        check_generic(
            "func.func private @a() attributes {a = #tosa.rounding_mode<DOUBLE_ROUND>, c = !tosa.shape<3>}",
            r#""func.func"() <{function_type = () -> (), sym_name = "a", sym_visibility = "private"}> ({
}) {a = #tosa.rounding_mode<DOUBLE_ROUND>, c = !tosa.shape<3>} : () -> ()"#,
        );
    }

    #[test]
    fn faults_are_told_in_the_references_words() {
        check_error("func.func private @a(!tosa.shape<-1>)", "invalid rank (must be >= 0): -1");
        check_error(
            r#"%0 = "tosa.const"() {values = dense<1> : tensor<2xi32>} : () -> tensor<1xi32>"#,
            "'tosa.const' op failed to verify that all of {values, output} have same shape",
        );
        check_error(
            r#"%0 = "tosa.const_shape"() {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<3>"#,
            "'tosa.const_shape' op expect number of elements in attribute values (2) to be equal to the rank (3) for the result shape type",
        );
        check_error(
            "func.func private @a() attributes {a = #tosa.rounding_mode<FOO>}",
            "expected ::mlir::tosa::RoundingMode to be one of: SINGLE_ROUND, INEXACT_ROUND, DOUBLE_ROUND",
        );
    }
}
