//! Casts between types of numbers.

use hlo_ir::kinds::{AnyType, Unit};
use hlo_ir::verify::op_error;
use hlo_ir::{Context, Diagnostics, OpRef, Signedness, TraitDef, Type, TypeData, ops};

use super::attrs::{OptionalFastMath, OverflowFlags, RoundingMode};
use super::integer::IntegerLike;
use crate::kinds::FloatLike;

/// Operand and result have one shape.
pub static SAME_TENSOR_DIMENSIONS: &TraitDef = &TraitDef {
    name: "SameInputOutputTensorDims",
    bit: 0,
    verify: Some(|op, diags| {
        if op.operand(0).shape() != op.result(0).shape() {
            let message = "failed to verify that input and output have the same tensor dimensions";
            op_error(diags, op, "same-shape", message).emit();
        }
    }),
};

/// Rows of one operand and one result: `Name = "mnemonic": From, To, |widths| rule;`.
macro_rules! cast_ops {
    ($($(#[doc = $doc:literal])* $Op:ident = $name:literal: $From:ty, $To:ty { $($a:ident $(= $an:literal)?: $ak:ty)? } $format:literal, $fits:expr;)*) => {
        ops! { CAST_OPS in "arith"; $(
            $(#[doc = $doc])*
            op $Op = $name {
                operands { input: $From }
                attrs { $($a $(= $an)?: $ak)? }
                results { out: $To }
                traits [PURE, SAME_TENSOR_DIMENSIONS, ELEMENTWISE]
                format $format
                verify |cast, diags| verify_cast(cast.op(), $fits, diags);
            }
        )* }
    };
}

cast_ops! {
    /// Widens signed integers.
    ExtSI = "extsi": IntegerLike, IntegerLike {} "$input attr-dict `:` type($input) `to` type($out)", widens;
    /// Widens unsigned integers.
    ExtUI = "extui": IntegerLike, IntegerLike { non_neg = "nonNeg": Unit } "$input (`nneg` $nonNeg^)? attr-dict `:` type($input) `to` type($out)", widens;
    /// Drops high bits.
    TruncI = "trunci": IntegerLike, IntegerLike { overflow_flags = "overflowFlags": OverflowFlags } "$input (`overflow` `` $overflowFlags^)? attr-dict `:` type($input) `to` type($out)", |cx, from, to| widens(cx, to, from);
    /// Floats from signed integers.
    SIToFP = "sitofp": IntegerLike, FloatLike {} "$input attr-dict `:` type($input) `to` type($out)", not_index;
    /// Floats from unsigned integers.
    UIToFP = "uitofp": IntegerLike, FloatLike { non_neg = "nonNeg": Unit } "$input (`nneg` $nonNeg^)? attr-dict `:` type($input) `to` type($out)", not_index;
    /// Signed integers from floats, rounding to zero.
    FPToSI = "fptosi": FloatLike, IntegerLike {} "$input attr-dict `:` type($input) `to` type($out)", not_index;
    /// Unsigned integers from floats, rounding to zero.
    FPToUI = "fptoui": FloatLike, IntegerLike {} "$input attr-dict `:` type($input) `to` type($out)", not_index;
    /// Between indices and signed integers.
    IndexCast = "index_cast": AnyType, AnyType {} "$input attr-dict `:` type($input) `to` type($out)", one_index;
    /// Between indices and unsigned integers.
    IndexCastUI = "index_castui": AnyType, AnyType { non_neg = "nonNeg": Unit } "$input (`nneg` $nonNeg^)? attr-dict `:` type($input) `to` type($out)", one_index;
    /// The same bits as another type.
    Bitcast = "bitcast": AnyType, AnyType {} "$input attr-dict `:` type($input) `to` type($out)", same_width;
}

ops! { FLAGGED_OPS in "arith";
    /// Widens floats.
    op ExtF = "extf" {
        operands { input: FloatLike }
        attrs { fastmath: Option<OptionalFastMath> }
        results { out: FloatLike }
        traits [PURE, SAME_TENSOR_DIMENSIONS, ELEMENTWISE]
        format "$input (`fastmath` `` $fastmath^)? attr-dict `:` type($input) `to` type($out)"
        verify |cast, diags| verify_cast(cast.op(), widens, diags);
    }

    /// Narrows floats.
    op TruncF = "truncf" {
        operands { input: FloatLike }
        attrs { roundingmode: Option<RoundingMode>, fastmath: Option<OptionalFastMath> }
        results { out: FloatLike }
        traits [PURE, SAME_TENSOR_DIMENSIONS, ELEMENTWISE]
        format "$input ($roundingmode^)? (`fastmath` `` $fastmath^)? attr-dict `:` type($input) `to` type($out)"
        verify |cast, diags| verify_cast(cast.op(), |cx, from, to| widens(cx, to, from), diags);
    }

    /// Converts between floats of one width.
    op ConvertF = "convertf" {
        operands { input: FloatLike }
        attrs { roundingmode: Option<RoundingMode>, fastmath: Option<OptionalFastMath> }
        results { out: FloatLike }
        traits [PURE, SAME_TENSOR_DIMENSIONS, ELEMENTWISE]
        format "$input ($roundingmode^)? (`fastmath` `` $fastmath^)? attr-dict `:` type($input) `to` type($out)"
        verify |cast, diags| verify_cast(cast.op(), |cx, from, to| from != to && same_width(cx, from, to), diags);
    }

    /// Widens floats that share a scale.
    op ScalingExtF = "scaling_extf" {
        operands { input: FloatLike, scale: FloatLike }
        attrs { fastmath: Option<OptionalFastMath> }
        results { out: FloatLike }
        traits [PURE, SAME_TENSOR_DIMENSIONS, ELEMENTWISE]
        format "$input `,` $scale (`fastmath` `` $fastmath^)? attr-dict `:` type($input) `,` type($scale) `to` type($out)"
        verify |cast, diags| verify_cast(cast.op(), widens, diags);
    }

    /// Narrows floats that share a scale.
    op ScalingTruncF = "scaling_truncf" {
        operands { input: FloatLike, scale: FloatLike }
        attrs { roundingmode: Option<RoundingMode>, fastmath: Option<OptionalFastMath> }
        results { out: FloatLike }
        traits [PURE, SAME_TENSOR_DIMENSIONS, ELEMENTWISE]
        format "$input `,` $scale ($roundingmode^)? (`fastmath` `` $fastmath^)? attr-dict `:` type($input) `,` type($scale) `to` type($out)"
        verify |cast, diags| verify_cast(cast.op(), |cx, from, to| widens(cx, to, from), diags);
    }
}

fn verify_cast(op: OpRef<'_>, fits: fn(&Context, Type, Type) -> bool, diags: &mut Diagnostics) {
    let (from, to) = (op.operand(0).ty(), op.result(0).ty());
    if !fits(op.cx, from.element(op.cx), to.element(op.cx)) {
        let (from, to) = (op.cx.type_text(from), op.cx.type_text(to));
        let message = format!("operand type '{from}' and result type '{to}' are cast incompatible");
        op_error(diags, op, "cast", &message).emit();
    }
}

/// Whether both are integers or both floats, and the second has more bits.
fn widens(cx: &Context, from: Type, to: Type) -> bool {
    from != Type::INDEX && to != Type::INDEX && from.bit_width(cx) < to.bit_width(cx)
}

fn same_width(cx: &Context, from: Type, to: Type) -> bool {
    not_index(cx, from, to) && from.bit_width(cx).is_some() && from.bit_width(cx) == to.bit_width(cx)
}

fn not_index(_: &Context, from: Type, to: Type) -> bool {
    from != Type::INDEX && to != Type::INDEX
}

/// Whether one is an index and the other a signless integer.
fn one_index(cx: &Context, from: Type, to: Type) -> bool {
    let is_signless = |ty: Type| matches!(ty.data(cx), TypeData::Integer { signedness: Signedness::Signless, .. });
    (from == Type::INDEX && is_signless(to)) || (to == Type::INDEX && is_signless(from))
}
