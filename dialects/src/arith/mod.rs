//! `arith`: arithmetic on integers, floats and tensors of them. In reading order:
//!
//! - [`attrs`]: predicates, rounding modes, fast-math and overflow flags
//! - [`integer`], [`float`], [`cast`]: ops by what they work on
//! - here: constants, comparisons' sibling `select`

pub mod attrs;
pub mod cast;
pub mod float;
pub mod integer;

use hlo_ir::kinds::AnyType;
use hlo_ir::op_def::Inferred;
use hlo_ir::text::{CustomArg, CustomDirective};
use hlo_ir::verify::op_error;
use hlo_ir::{AttrData, Diagnostics, Dialect, NameSink, OpRef, Signature, SmallVec, Type, TypeData, ops};

use crate::formats::{SHARED_TYPE, first_type, set_all};
use crate::kinds::{BoolLike, TypedValue};

/// The dialect.
pub static DIALECT: Dialect = Dialect {
    name: "arith",
    ops: &[
        ARITH_OPS,
        integer::BINARY_OPS,
        integer::OTHER_OPS,
        float::BINARY_OPS,
        float::OTHER_OPS,
        cast::CAST_OPS,
        cast::FLAGGED_OPS,
    ],
    attrs: &[&attrs::FASTMATH, &attrs::OVERFLOW],
    customs: &[SHARED_TYPE, SELECT_TYPE],
    ..Dialect::EMPTY
};

ops! { ARITH_OPS in "arith";
    /// A constant.
    op Constant = "constant" {
        attrs { value: TypedValue }
        results { result: AnyType }
        traits [PURE, CONSTANT_LIKE]
        format "attr-dict $value"
        result_names name_constant;
        verify verify_constant;
        infer infer_constant;
    }

    /// One of two values.
    op Select = "select" {
        operands { condition: BoolLike, true_value: AnyType, false_value: AnyType }
        results { result: AnyType }
        traits [PURE, ELEMENTWISE]
        format "$condition `,` $true_value `,` $false_value attr-dict `:` custom<SelectType>(type($condition), type($true_value), type($false_value), type($result))"
        verify verify_select;
    }
}

/// `custom<SelectType>(condition, true, false, result)`: `T` for a plain `i1` condition, else `condition, T`.
const SELECT_TYPE: CustomDirective = CustomDirective {
    name: "SelectType",
    parse: |p, state, args| {
        let (mut condition, mut ty) = (Type::I1, p.parse_type()?);
        if p.eat(hlo_ir::text::Token::Comma) {
            condition = ty;
            ty = p.parse_type()?;
        }
        for (index, arg) in args.iter().enumerate() {
            if let CustomArg::Types(group) = *arg {
                set_all(state, group, if index == 0 { condition } else { ty });
            }
        }
        Some(())
    },
    print: |p, op, args| {
        let types = args.iter().filter_map(|arg| match *arg {
            CustomArg::Types(group) => first_type(op, group),
            _ => None,
        });
        let types: SmallVec<[Type; 4]> = types.collect();
        if types[0] != Type::I1 {
            p.print_type(types[0]);
            p.put(", ");
        }
        p.print_type(types[types.len() - 1]);
    },
};

fn infer_constant(x: &Signature<'_>, diags: &mut Diagnostics) -> Inferred {
    match x.cx.dict_get(x.attrs, "value") {
        Some(value) => Ok(SmallVec::from_slice(&[value.ty(x.cx)])),
        None => Err(diags.error("missing-attribute", x.loc, "'arith.constant' op requires attribute 'value'").emit()),
    }
}

/// `%true`, `%c7_i32`, `%c7` for an index, `%cst` for everything else.
fn name_constant(op: OpRef<'_>, name: &mut NameSink<'_>) {
    let result = op.body.result(op.id, 0);
    let Some(value) = op.attr("value") else { return };
    match value.data(op.cx) {
        AttrData::Integer { ty: Type::I1, value } => name(result, if value.is_zero() { "false" } else { "true" }),
        AttrData::Integer { ty, value } => {
            let mut text = vec![b'c'];
            value.print(true, &mut text);
            if let TypeData::Integer { .. } = ty.data(op.cx) {
                text.push(b'_');
                text.extend_from_slice(op.cx.type_text(*ty).as_bytes());
            }
            name(result, &String::from_utf8_lossy(&text));
        }
        _ => name(result, "cst"),
    }
}

fn verify_constant(constant: Constant<'_>, diags: &mut Diagnostics) {
    let op = constant.op();
    let value = constant.value();
    let ty = op.result(0).ty();
    let fault = if value.ty(op.cx) != ty {
        Some("failed to verify that all of {value, result} have same type")
    } else if matches!(ty.data(op.cx), TypeData::Integer { signedness, .. } if *signedness != hlo_ir::Signedness::Signless)
    {
        Some("integer return type must be signless")
    } else if matches!(value.data(op.cx), AttrData::String { .. } | AttrData::Opaque { .. }) {
        Some("value must be an integer, float, or elements attribute")
    } else {
        None
    };
    if let Some(message) = fault {
        op_error(diags, op, "constant", message).emit();
    }
}

fn verify_select(select: Select<'_>, diags: &mut Diagnostics) {
    let op = select.op();
    let (condition, ty) = (select.condition().ty(), select.result().ty());
    if select.true_value().ty() != ty || select.false_value().ty() != ty {
        let message = "failed to verify that all of {true_value, false_value, result} have same type";
        op_error(diags, op, "same-type", message).emit();
        return;
    }
    let expected = crate::formats::with_element(op.cx, ty, Type::I1);
    if condition == Type::I1 || condition == expected {
        return;
    }
    let text = |ty| op.cx.type_text(ty);
    let message = if expected == Type::I1 {
        format!("expected condition to be a signless i1, but got '{}'", text(condition))
    } else {
        format!(
            "expected condition type to have the same shape as the result type, expected '{}', but got '{}'",
            text(expected),
            text(condition)
        )
    };
    op_error(diags, op, "condition", &message).emit();
}

#[cfg(test)]
mod tests {
    use crate::testing::{check_error, check_generic, check_ops};

    #[test]
    fn constants_are_named_after_their_values() {
        check_ops(
            "",
            "
            %true = arith.constant true
            %false = arith.constant false
            %c-5_i8 = arith.constant -5 : i8
            %cst = arith.constant 1.000000e+00 : f32
            %cst_0 = arith.constant dense<1> : tensor<2xi32>
            %c7 = arith.constant {foo} 7 : index
            %cst_1 = arith.constant dense<true> : tensor<2xi1>
            %c-123456789012345678901234567890_i128 = arith.constant -123456789012345678901234567890 : i128
            ",
        );
    }

    #[test]
    fn ops_print_as_the_reference_prints_them() {
        check_ops(
            "%arg0: i32, %arg1: f32, %arg2: tensor<2xf32>, %arg3: tensor<2xi1>, %arg4: i1, %arg5: f8E8M0FNU",
            "
            %0 = arith.addf %arg1, %arg1 : f32
            %1 = arith.addf %arg1, %arg1 to_nearest_even fastmath<fast> : f32
            %2 = arith.addi %arg0, %arg0 overflow<nsw, nuw> {foo} : i32
            %sum, %overflow = arith.addui_extended %arg0, %arg0 : i32, i1
            %low, %high = arith.mulsi_extended %arg0, %arg0 : i32
            %diff, %borrow = arith.subui_extended %arg0, %arg0 : i32, i1
            %3 = arith.cmpf oge, %arg2, %arg2 fastmath<nnan,ninf> : tensor<2xf32>
            %4 = arith.cmpi slt, %arg0, %arg0 : i32
            %5 = arith.extf %arg1 fastmath<fast> : f32 to f64
            %6 = arith.extui %arg0 nneg : i32 to i64
            %7 = arith.divsi %arg0, %arg0 exact : i32
            %8 = arith.truncf %arg1 to_nearest_even : f32 to f16
            %9 = arith.trunci %arg0 overflow<nsw> : i32 to i8
            %10 = arith.select %arg3, %arg2, %arg2 : tensor<2xi1>, tensor<2xf32>
            %11 = arith.select %arg4, %arg2, %arg2 : tensor<2xf32>
            %12 = arith.negf %arg1 : f32
            %13 = arith.flush_denormals %arg1 : f32
            %14 = arith.scaling_truncf %arg1, %arg5 : f32, f8E8M0FNU to f4E2M1FN
            ",
        );
    }

    #[test]
    fn flags_stand_in_the_generic_form() {
        check_generic(
            "
            func.func private @f(%a: i32, %x: f32) {
              %0 = arith.addf %x, %x to_nearest_even : f32
              %1 = arith.addi %a, %a overflow<nuw> : i32
              %2 = arith.cmpf oge, %x, %x : f32
              %3 = arith.divsi %a, %a exact : i32
              %4 = arith.extf %x : f32 to f64
              return
            }
            ",
            r#"
            "func.func"() <{function_type = (i32, f32) -> (), sym_name = "f", sym_visibility = "private"}> ({
            ^bb0(%arg0: i32, %arg1: f32):
              %0 = "arith.addf"(%arg1, %arg1) <{fastmath = #arith.fastmath<none>, roundingmode = 0 : i32}> : (f32, f32) -> f32
              %1 = "arith.addi"(%arg0, %arg0) <{overflowFlags = #arith.overflow<nuw>}> : (i32, i32) -> i32
              %2 = "arith.cmpf"(%arg1, %arg1) <{fastmath = #arith.fastmath<none>, predicate = 3 : i64}> : (f32, f32) -> i1
              %3 = "arith.divsi"(%arg0, %arg0) <{isExact}> : (i32, i32) -> i32
              %4 = "arith.extf"(%arg1) : (f32) -> f64
              "func.return"() : () -> ()
            }) : () -> ()
            "#,
        );
    }

    #[test]
    fn wrong_ops_are_refused() {
        for (op, message) in [
            (
                "arith.addi %x, %x : f32",
                "'arith.addi' op operand #0 must be signless-non-zero-bitwidth-integer-like, but got 'f32'",
            ),
            ("arith.addf %a, %a : i32", "'arith.addf' op operand #0 must be floating-point-like, but got 'i32'"),
            (
                "arith.cmpi foo, %a, %a : i32",
                "expected string or keyword containing one of the following enum values for attribute 'predicate' \
                 [eq, ne, slt, sle, sgt, sge, ult, ule, ugt, uge]",
            ),
            ("\"arith.constant\"() {value = 1.0 : f32} : () -> i32", "that all of {value, result} have same type"),
            (
                "\"arith.extsi\"(%a) : (i32) -> tensor<3xi64>",
                "'arith.extsi' op failed to verify that input and output have the same tensor dimensions",
            ),
            ("arith.constant 1 : si32", "'arith.constant' op integer return type must be signless"),
            ("arith.extsi %a : i32 to i16", "operand type 'i32' and result type 'i16' are cast incompatible"),
            (
                "arith.addi %a, %a overflow<foo> : i32",
                "expected ::mlir::arith::IntegerOverflowFlags to be one of: none, nsw, nuw",
            ),
        ] {
            check_error(&format!("func.func @f(%a: i32, %x: f32) {{ %0 = {op} return }}"), message);
        }
    }
}
