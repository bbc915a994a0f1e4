//! The neural-network ops of the graph level: names for computations that the structured ops spell out.

use hlo_ir::kinds::*;
use hlo_ir::op_def::Inferred;
use hlo_ir::{Diagnostics, Signature, Type, ops};

use super::rules::{
    FloatTensor, INFERRED, NumberTensor, ONE_TYPE, PLACED, fail, fault, quoted, shape_of, shape_text, sizes_agree,
};
use crate::kinds::F64;

/// Rows of one operand and one result of its type: `Name = "mnemonic" of Kind;`.
macro_rules! activation_ops {
    ($($(#[doc = $doc:literal])* $Op:ident = $name:literal of $Kind:ident;)*) => {
        ops! { ACTIVATION_OPS in "hexir"; $(
            $(#[doc = $doc])*
            op $Op = $name {
                operands { input: $Kind }
                results { result: $Kind }
                traits [PURE, PLACED, ONE_TYPE, SAME_OPERANDS_AND_RESULT_TYPE]
                format "$input attr-dict `:` type($result)"
                infer crate::infer::first_operand;
            }
        )* }
    };
}

activation_ops! {
    /// `max(x, 0)`, where NaN stays NaN.
    Relu = "relu" of NumberTensor;
    /// `1 / (1 + exp(-x))`.
    Sigmoid = "sigmoid" of FloatTensor;
    /// Hyperbolic tangent.
    Tanh = "tanh" of FloatTensor;
    /// `x * sigmoid(x)`.
    Swish = "swish" of FloatTensor;
    /// `x * tanh(log(1 + exp(x)))`.
    Mish = "mish" of FloatTensor;
}

ops! { NN_OPS in "hexir";
    /// The matrix product of the last dimension of `lhs` with the first of a matrix `rhs`, plus `bias` along the last
    /// dimension.
    op Linear = "linear" {
        operands { lhs: NumberTensor, rhs: NumberTensor, bias: Optional<NumberTensor> }
        results { result: NumberTensor }
        traits [PURE, PLACED, INFERRED]
        format "operands attr-dict `:` custom<VariadicSameOperandsAndResultType>(ref(operands), type(operands), type($result))"
        infer infer_linear;
    }

    /// Element by element, `lhs + rhs`.
    op Add = "add" {
        operands { lhs: NumberTensor, rhs: NumberTensor }
        results { result: NumberTensor }
        traits [PURE, PLACED, ONE_TYPE, SAME_OPERANDS_AND_RESULT_TYPE]
        format "$lhs `,` $rhs attr-dict `:` type($result)"
        infer crate::infer::first_operand;
    }

    /// Element by element, `lhs * rhs`.
    op Mul = "mul" {
        operands { lhs: NumberTensor, rhs: NumberTensor }
        results { result: NumberTensor }
        traits [PURE, PLACED, ONE_TYPE, SAME_OPERANDS_AND_RESULT_TYPE]
        format "$lhs `,` $rhs attr-dict `:` type($result)"
        infer crate::infer::first_operand;
    }

    /// `x` where it is positive, `alpha * x` elsewhere.
    op LeakyRelu = "leaky_relu" {
        operands { input: FloatTensor }
        attrs { alpha: F64 = "1.000000e-02 : f64" }
        results { result: FloatTensor }
        traits [PURE, PLACED, ONE_TYPE, SAME_OPERANDS_AND_RESULT_TYPE]
        format "$input attr-dict `:` type($result)"
        infer crate::infer::first_operand;
    }

    /// `x` where it is positive, `alpha * (exp(x) - 1)` elsewhere.
    op Elu = "elu" {
        operands { input: FloatTensor }
        attrs { alpha: F64 = "1.000000e+00 : f64" }
        results { result: FloatTensor }
        traits [PURE, PLACED, ONE_TYPE, SAME_OPERANDS_AND_RESULT_TYPE]
        format "$input attr-dict `:` type($result)"
        infer crate::infer::first_operand;
    }

    /// `x * Phi(x)` with the normal distribution's `Phi`; `approximate` is `none` (by `erf`) or `tanh`.
    op Gelu = "gelu" {
        operands { input: FloatTensor }
        attrs { approximate: Str = "\"none\"" }
        results { result: FloatTensor }
        traits [PURE, PLACED, ONE_TYPE, SAME_OPERANDS_AND_RESULT_TYPE]
        format "$input attr-dict `:` type($result)"
        verify verify_gelu;
        infer crate::infer::first_operand;
    }

    /// `exp(x - max(x)) / sum(exp(x - max(x)))` along `axis`; a negative axis counts from the last.
    op Softmax = "softmax" {
        operands { input: FloatTensor }
        attrs { axis: I64 = "-1 : i64" }
        results { result: FloatTensor }
        traits [PURE, PLACED, ONE_TYPE, SAME_OPERANDS_AND_RESULT_TYPE]
        format "$input attr-dict `:` type($result)"
        verify verify_softmax;
        infer crate::infer::first_operand;
    }

    /// The numbers of `input` in another element type.
    op Cast = "cast" {
        operands { input: AnyRankedTensor }
        results { result: AnyRankedTensor }
        traits [PURE, PLACED]
        format "$input attr-dict `:` functional-type($input, $result)"
        verify verify_cast;
    }
}

/// What [`Gelu::approximate`] may be.
pub const APPROXIMATIONS: [&str; 2] = ["none", "tanh"];

/// `[…, k] x [k, n] (+ [n]) -> […, n]`
fn infer_linear(x: &Signature<'_>, diags: &mut Diagnostics) -> Inferred {
    let cx = x.cx;
    let (lhs, rhs) = (shape_of(cx, x.operands[0]), shape_of(cx, x.operands[1]));
    let element = x.operands[0].element(cx);
    if let Some(other) = x.operands.iter().find(|ty| ty.element(cx) != element) {
        let (first, other) = (cx.type_text(x.operands[0]), cx.type_text(*other));
        return fail(
            x,
            diags,
            "element-type",
            format!("expected operands of one element type, found '{first}' and '{other}'"),
        );
    }
    let Some((&depth, rows)) = lhs.split_last() else {
        return fail(x, diags, "rank", "expected 'lhs' of rank 1 or more, found rank 0");
    };
    let &[rhs_depth, width] = rhs else {
        return fail(x, diags, "rank", format!("expected 'rhs' of rank 2, found rank {}", rhs.len()));
    };
    if !sizes_agree(depth, rhs_depth) {
        let message = format!(
            "expected the last dimension of 'lhs' to be the first of 'rhs', found {depth} in {} and {rhs_depth} in {}",
            shape_text(lhs),
            shape_text(rhs)
        );
        return fail(x, diags, "contracted-size", message);
    }
    if let Some(bias) = x.operands.get(2).map(|&ty| shape_of(cx, ty)) {
        match *bias {
            [size] if sizes_agree(size, width) => {}
            [size] => {
                let message =
                    format!("expected 'bias' of {width} elements, as many as 'rhs' has columns, found {size}");
                return fail(x, diags, "bias-size", message);
            }
            _ => return fail(x, diags, "rank", format!("expected 'bias' of rank 1, found rank {}", bias.len())),
        }
    }
    let shape: Vec<i64> = rows.iter().copied().chain([width]).collect();
    super::rules::one_tensor(x, &shape, x.operands[0])
}

fn verify_gelu(gelu: Gelu<'_>, diags: &mut Diagnostics) {
    let op = gelu.op();
    // The default stands for an absent attribute.
    let Some(approximate) = op.attr("approximate").map(|attr| attr.as_str(op.cx).unwrap_or_default()) else { return };
    if !APPROXIMATIONS.contains(&approximate) {
        let message = format!("expected 'approximate' to be {}, found {approximate:?}", quoted(&APPROXIMATIONS));
        fault(op, diags, "approximate", message);
    }
}

impl LeakyRelu<'_> {
    /// The slope for negative numbers, 0.01 where none is given.
    pub fn slope(self) -> f64 {
        if self.0.attr("alpha").is_some() { self.alpha() } else { 0.01 }
    }
}

impl Elu<'_> {
    /// What negative numbers go to, negated; 1 where none is given.
    pub fn scale(self) -> f64 {
        if self.0.attr("alpha").is_some() { self.alpha() } else { 1.0 }
    }
}

impl Gelu<'_> {
    /// Whether it is computed by `tanh` rather than by `erf`.
    pub fn by_tanh(self) -> bool {
        self.approximate() == "tanh"
    }
}

fn verify_softmax(softmax: Softmax<'_>, diags: &mut Diagnostics) {
    let op = softmax.op();
    let rank = shape_of(op.cx, softmax.input().ty()).len() as i64;
    if rank == 0 {
        return fault(op, diags, "rank", "expected an operand of rank 1 or more, found rank 0");
    }
    let axis = softmax_axis(softmax);
    if axis < -rank || axis >= rank {
        fault(op, diags, "axis", format!("expected 'axis' in [-{rank}, {rank}), found {axis}"));
    }
}

/// [`Softmax::axis`], or the default of the row.
fn softmax_axis(softmax: Softmax<'_>) -> i64 {
    if softmax.op().attr("axis").is_some() { softmax.axis() } else { -1 }
}

impl Softmax<'_> {
    /// The dimension along which a verified op normalises, counted from the first.
    pub fn dimension(self) -> usize {
        let rank = shape_of(self.0.cx, self.input().ty()).len() as i64;
        softmax_axis(self).rem_euclid(rank.max(1)) as usize
    }
}

fn verify_cast(cast: Cast<'_>, diags: &mut Diagnostics) {
    let op = cast.op();
    super::views::same_shape(op, cast.input().ty(), cast.result().ty(), diags);
    for (value, what) in [(cast.input(), "operand"), (cast.result(), "result")] {
        let element = value.ty().element(op.cx);
        if element.float_kind(op.cx).is_none() && !element.is_integer(op.cx) && element != Type::ERROR {
            let ty = op.cx.type_text(value.ty());
            return fault(op, diags, "element-type", format!("expected {what} of floats or integers, found '{ty}'"));
        }
    }
}
