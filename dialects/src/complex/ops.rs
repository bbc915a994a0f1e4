//! Ops on complex numbers.

use hlo_ir::kinds::ArrayOfAny;
use hlo_ir::op_def::Inferred;
use hlo_ir::text::{CustomArg, CustomDirective};
use hlo_ir::verify::op_error;
use hlo_ir::{Context, Diagnostics, Signature, SmallVec, Type, TypeData, ops, type_kinds};

use crate::arith::attrs::FastMath;
use crate::formats::set_all;

type_kinds! {
    /// A complex number of floats.
    Number, "complex type with floating-point elements", |cx, ty| part_type(cx, ty).is_some();
    /// A float.
    Float, "floating-point", |cx, ty| matches!(ty.data(cx), TypeData::Float(_));
    /// `i1`.
    Flag, "1-bit signless integer", |_, ty| ty == Type::I1;
}

/// The type of the parts of a complex number.
fn part_type(cx: &Context, ty: Type) -> Option<Type> {
    match ty.data(cx) {
        TypeData::Complex(part) if part.float_kind(cx).is_some() => Some(*part),
        _ => None,
    }
}

/// `custom<Parts>(type($complex), type($a), …)`: the complex type; the others are of its parts.
pub(crate) const PARTS: CustomDirective = CustomDirective {
    name: "Parts",
    parse: |p, state, args| {
        let ty = p.parse_type()?;
        let part = part_type(p.cx, ty).unwrap_or(Type::ERROR);
        for (index, arg) in args.iter().enumerate() {
            if let CustomArg::Types(group) = *arg {
                set_all(state, group, if index == 0 { ty } else { part });
            }
        }
        Some(())
    },
    print: |p, op, _| p.print_type(op.result(0).ty()),
};

ops! { PART_OPS in "complex";
    /// A constant: its real and its imaginary part.
    op Constant = "constant" {
        attrs { value: ArrayOfAny }
        results { complex: Number }
        traits [PURE, CONSTANT_LIKE]
        format "$value attr-dict `:` type($complex)"
        result_names |op, name| name(op.body.result(op.id, 0), "cst");
        verify verify_constant;
    }

    /// The number of two parts.
    op Create = "create" {
        operands { real: Float, imaginary: Float }
        results { complex: Number }
        traits [PURE]
        format "$real `,` $imaginary attr-dict `:` custom<Parts>(type($complex), type($real), type($imaginary))"
    }
}

/// Rows that give a float: `Name = "mnemonic";`.
macro_rules! real_ops {
    ($($(#[doc = $doc:literal])* $Op:ident = $name:literal;)*) => {
        ops! { REAL_OPS in "complex"; $(
            $(#[doc = $doc])*
            op $Op = $name {
                operands { complex: Number }
                attrs { fastmath: FastMath }
                results { result: Float }
                traits [PURE]
                format "$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)"
                infer infer_part;
            }
        )* }
    };
}

real_ops! {
    /// The absolute value.
    Abs = "abs";
    /// The angle.
    Angle = "angle";
    /// The real part.
    Re = "re";
    /// The imaginary part.
    Im = "im";
}

/// Rows of one operand and one result of its type: `Name = "mnemonic";`.
macro_rules! unary_ops {
    ($($(#[doc = $doc:literal])* $Op:ident = $name:literal;)*) => {
        ops! { UNARY_OPS in "complex"; $(
            $(#[doc = $doc])*
            op $Op = $name {
                operands { complex: Number }
                attrs { fastmath: FastMath }
                results { result: Number }
                traits [PURE, SAME_OPERANDS_AND_RESULT_TYPE]
                format "$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)"
                infer crate::infer::first_operand;
            }
        )* }
    };
}

unary_ops! {
    /// The number mirrored on the real axis.
    Conj = "conj";
    /// Cosine.
    Cos = "cos";
    /// A power of e.
    Exp = "exp";
    /// A power of e, minus one.
    Expm1 = "expm1";
    /// The natural logarithm.
    Log = "log";
    /// The logarithm of the operand plus one.
    Log1p = "log1p";
    /// The number with the other sign.
    Neg = "neg";
    /// One over the square root.
    Rsqrt = "rsqrt";
    /// The number divided by its absolute value.
    Sign = "sign";
    /// Sine.
    Sin = "sin";
    /// The square root.
    Sqrt = "sqrt";
    /// Tangent.
    Tan = "tan";
    /// Hyperbolic tangent.
    Tanh = "tanh";
}

/// Rows of two operands and one result of one type: `Name = "mnemonic";`.
macro_rules! binary_ops {
    ($($(#[doc = $doc:literal])* $Op:ident = $name:literal;)*) => {
        ops! { BINARY_OPS in "complex"; $(
            $(#[doc = $doc])*
            op $Op = $name {
                operands { lhs: Number, rhs: Number }
                attrs { fastmath: FastMath }
                results { result: Number }
                traits [PURE, SAME_OPERANDS_AND_RESULT_TYPE]
                format "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)"
                infer crate::infer::first_operand;
            }
        )* }
    };
}

binary_ops! {
    /// Adds.
    Add = "add";
    /// The angle of a point.
    Atan2 = "atan2";
    /// Divides.
    Div = "div";
    /// Multiplies.
    Mul = "mul";
    /// A power.
    Pow = "pow";
    /// Subtracts.
    Sub = "sub";
}

/// Rows that compare: `Name = "mnemonic";`.
macro_rules! compare_ops {
    ($($(#[doc = $doc:literal])* $Op:ident = $name:literal;)*) => {
        ops! { COMPARE_OPS in "complex"; $(
            $(#[doc = $doc])*
            op $Op = $name {
                operands { lhs: Number, rhs: Number }
                results { result: Flag }
                traits [PURE, SAME_TYPE_OPERANDS]
                format "$lhs `,` $rhs attr-dict `:` type($lhs)"
                infer |_, _| Ok(SmallVec::from_slice(&[Type::I1]));
            }
        )* }
    };
}

compare_ops! {
    /// Whether both parts are equal.
    Equal = "eq";
    /// Whether a part differs.
    NotEqual = "neq";
}

/// The type of a part of the operand.
fn infer_part(x: &Signature<'_>, _: &mut Diagnostics) -> Inferred {
    let ty = x.operands.first().copied().unwrap_or(Type::ERROR);
    Ok(SmallVec::from_slice(&[part_type(x.cx, ty).unwrap_or(Type::ERROR)]))
}

fn verify_constant(constant: Constant<'_>, diags: &mut Diagnostics) {
    let op = constant.op();
    let parts = constant.value().as_array(op.cx).unwrap_or_default();
    if parts.len() != 2 {
        op_error(
            diags,
            op,
            "constant",
            "requires 'value' to be a complex constant, represented as array of two values",
        )
        .emit();
        return;
    }
    let wanted = part_type(op.cx, op.result(0).ty());
    if parts.iter().any(|part| Some(part.ty(op.cx)) != wanted) {
        let (part, ty) = (op.cx.type_text(parts[0].ty(op.cx)), op.cx.type_text(op.result(0).ty()));
        let message = format!(
            "requires attribute's element type ({part}) to match the element type of the op's return type ({ty})"
        );
        op_error(diags, op, "constant", &message).emit();
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::{check_error, check_ops};

    /// Compared with iree-opt.
    #[test]
    fn ops_print_as_the_reference_prints_them() {
        check_ops(
            "%arg0: complex<f32>, %arg1: f32",
            "
            %cst = complex.constant [1.000000e+00 : f32, 2.000000e+00 : f32] : complex<f32>
            %0 = complex.add %arg0, %cst : complex<f32>
            %1 = complex.re %arg0 : complex<f32>
            %2 = complex.abs %arg0 fastmath<fast> : complex<f32>
            %3 = complex.eq %arg0, %arg0 : complex<f32>
            %4 = complex.create %arg1, %1 : complex<f32>
            ",
        );
    }

    #[test]
    fn wrong_ops_are_refused() {
        check_error(
            "func.func @f() { %0 = complex.constant [1.0 : f64, 2.0 : f64] : complex<f32> return }",
            "requires attribute's element type (f64) to match the element type of the op's return type (complex<f32>)",
        );
        check_error(
            "func.func @f(%a: i32) { %0 = complex.re %a : i32 return }",
            "must be complex type with floating-point elements, but got 'i32'",
        );
    }
}
