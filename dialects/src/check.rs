//! `check`: assertions on tensors in programs that are run for a test.

use hlo_ir::kinds::{AttrKind, Elements, Str};
use hlo_ir::text::{CustomArg, CustomDirective};
use hlo_ir::verify::op_error;
use hlo_ir::{Attr, AttrConstraint, Context, Diagnostics, Dialect, OpRef, ops};

use crate::kinds::{F64, FloatOrComplexTensor, Ui32, Ui64, ui64_attr};
use crate::stablehlo::kinds::Tensor;

/// The dialect.
pub static DIALECT: Dialect = Dialect { name: "check", ops: &[CHECK_OPS], customs: CUSTOMS, ..Dialect::EMPTY };

/// The largest distance that passes; one unit when not stated.
pub struct MaxUlps;

impl AttrKind for MaxUlps {
    const FILL: Option<fn(&Context) -> Attr> = Some(|cx| ui64_attr(cx, 1));
    const CONSTRAINT: AttrConstraint = Ui64::CONSTRAINT;
    type Out<'a> = u64;
    type In<'a> = u64;

    fn decode(cx: &Context, attr: Option<Attr>) -> u64 {
        attr.map_or(1, |attr| Ui64::decode(cx, Some(attr)))
    }

    fn encode(cx: &Context, given: u64) -> Option<Attr> {
        Ui64::encode(cx, given)
    }

    fn parse(p: &mut hlo_ir::text::OpParser<'_, '_>) -> Option<Attr> {
        Ui64::parse(p)
    }

    fn print(p: &mut hlo_ir::text::OpPrinter<'_, '_>, attr: Attr) {
        Ui64::print(p, attr);
    }
}

ops! { CHECK_OPS in "check";
    /// Floats differ from a constant by at most `tolerance`.
    op ExpectAlmostEqConst = "expect_almost_eq_const" {
        operands { lhs: FloatOrComplexTensor }
        attrs { value: Elements, tolerance: F64 = "1.000000e-04 : f64" }
        format "$lhs `,` custom<ValueAndType>($value, type($lhs)) (`,` `tolerance` `=` $tolerance^)? attr-dict"
        verify |check, diags| verify_value_type(check.op(), diags);
    }

    /// Floats differ by at most `tolerance`.
    op ExpectAlmostEq = "expect_almost_eq" {
        operands { lhs: FloatOrComplexTensor, rhs: FloatOrComplexTensor }
        attrs { tolerance: F64 = "1.000000e-04 : f64" }
        traits [SAME_TYPE_OPERANDS]
        format "$lhs `,` $rhs (`,` `tolerance` `=` $tolerance^)? attr-dict `:` type($lhs)"
    }

    /// A tensor equals a constant; no NaN equals anything.
    op ExpectEqConst = "expect_eq_const" {
        operands { lhs: Tensor }
        attrs { value: Elements }
        format "$lhs `,` custom<ValueAndType>($value, type($lhs)) attr-dict"
        verify |check, diags| verify_value_type(check.op(), diags);
    }

    /// Two tensors are equal; no NaN equals anything.
    op ExpectEq = "expect_eq" {
        operands { lhs: Tensor, rhs: Tensor }
        traits [SAME_TYPE_OPERANDS]
        format "$lhs `,` $rhs attr-dict `:` type($lhs)"
    }

    /// The number of floats between two is in a range.
    op ExpectClose = "expect_close" {
        operands { actual: FloatOrComplexTensor, expected: FloatOrComplexTensor }
        attrs { max_ulp_difference: MaxUlps, min_ulp_difference: Ui64 = "0 : ui64" }
        format "$actual `,` $expected `,` `max_ulp_difference` `=` $max_ulp_difference (`,` `min_ulp_difference` `=` $min_ulp_difference^)? `:` attr-dict type($actual) `,` type($expected)"
        verify verify_close;
    }

    /// A tensor equals one that a probe wrote.
    op ExpectSerializedEq = "expect_serialized_eq" {
        operands { expected: Tensor }
        attrs { probe_id: Str, iteration: Ui32 = "0 : ui32" }
        format "$expected `,` `probe_id` `=` $probe_id (`,` `iter` `=` $iteration^)? attr-dict `:` type($expected)"
    }
}

/// `custom<ValueAndType>($value, type($operand))`: a constant whose type is the operand's.
static CUSTOMS: &[CustomDirective] = &[CustomDirective {
    name: "ValueAndType",
    parse: |p, state, args| {
        let &[CustomArg::Attr(attr), CustomArg::Types(group)] = args else { return None };
        let spec = &state.op.def.attrs[attr];
        let value = (spec.parse)(p)?;
        state.op.set_attr(p.cx, spec.name, value);
        state.set_types(group, &[value.ty(p.cx)]);
        Some(())
    },
    print: |p, op, args| {
        if let Some(CustomArg::Attr(attr)) = args.first()
            && let Some(value) = op.attr(op.def().attrs[*attr].name)
        {
            p.print_attr(value);
        }
    },
}];

fn verify_value_type(op: OpRef<'_>, diags: &mut Diagnostics) {
    if op.attr("value").is_some_and(|value| value.ty(op.cx) != op.operand(0).ty()) {
        op_error(diags, op, "same-type", "failed to verify that all of {lhs, value} have same type").emit();
    }
}

fn verify_close(check: ExpectClose<'_>, diags: &mut Diagnostics) {
    if check.actual().ty() != check.expected().ty() {
        let message = "failed to verify that all of {actual, expected} have same type";
        op_error(diags, check.op(), "same-type", message).emit();
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::{check_error, check_generic, check_ops, check_ops_as};

    #[test]
    fn ops_print_as_the_reference_prints_them() {
        check_ops(
            "%arg0: tensor<2xf32>, %arg1: tensor<2xi32>",
            r#"
            check.expect_eq %arg1, %arg1 : tensor<2xi32>
            check.expect_eq_const %arg1, dense<[1, 2]> : tensor<2xi32>
            check.expect_almost_eq %arg0, %arg0 : tensor<2xf32>
            check.expect_almost_eq %arg0, %arg0, tolerance = 1.000000e-03 : tensor<2xf32>
            check.expect_almost_eq_const %arg0, dense<1.000000e+00> : tensor<2xf32>, tolerance = 1.000000e-01
            check.expect_close %arg0, %arg0, max_ulp_difference = 3 : tensor<2xf32>, tensor<2xf32>
            check.expect_close %arg0, %arg0, max_ulp_difference = 3, min_ulp_difference = 2 : tensor<2xf32>, tensor<2xf32>
            check.expect_serialized_eq %arg0, probe_id = "probe0" : tensor<2xf32>
            check.expect_serialized_eq %arg0, probe_id = "probe0", iter = 3 : tensor<2xf32>
            "#,
        );
    }

    #[test]
    fn defaults_are_left_out() {
        check_ops_as(
            "%arg0: tensor<2xf32>",
            "check.expect_almost_eq %arg0, %arg0, tolerance = 1.0e-4 : tensor<2xf32>",
            "check.expect_almost_eq %arg0, %arg0 : tensor<2xf32>",
        );
        check_generic(
            r#"func.func private @f(%a: tensor<2xf32>) { "check.expect_close"(%a, %a) : (tensor<2xf32>, tensor<2xf32>) -> () return }"#,
            r#"
            "func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "f", sym_visibility = "private"}> ({
            ^bb0(%arg0: tensor<2xf32>):
              "check.expect_close"(%arg0, %arg0) <{max_ulp_difference = 1 : ui64}> : (tensor<2xf32>, tensor<2xf32>) -> ()
              "func.return"() : () -> ()
            }) : () -> ()
            "#,
        );
    }

    #[test]
    fn wrong_ops_are_refused() {
        check_error(
            "func.func @f(%a: tensor<2xi32>) { check.expect_almost_eq %a, %a : tensor<2xi32> return }",
            "operand #0 must be tensor of floating-point or complex-type values, but got 'tensor<2xi32>'",
        );
    }
}
