//! Results are what their types say.
//!
//! For most ops the types of the operands settle those of the results, and the verifier saw that they agree. Where sizes are
//! only known at run time, or others compute (custom calls, the programs of a grid), the results are looked at when they are
//! there: what follows relies on their types.

use hlo_dialects::interpreter::RunParallel;
use hlo_dialects::stablehlo::composite::CustomCall;
use hlo_dialects::stablehlo::dynamic::{DynamicConv, DynamicGather, DynamicPad, RealDynamicSlice};
use hlo_ir::{DYNAMIC, OpRef, Type};

use super::kernel::Work;
use super::value::ValueType;
use crate::trap::Trap;

/// `kernel`, followed by a look at the results when the operands' types do not settle theirs. Results for which
/// `is_converted` holds still change their element type, and are left out.
pub(super) fn held_to_types(op: OpRef<'_>, kernel: Work, is_converted: impl Fn(usize) -> bool) -> Work {
    let cx = op.cx;
    let is_open = |ty: Type| ty.is_tensor(cx) && ty.shape(cx).is_none_or(|sizes| sizes.contains(&DYNAMIC));
    let opens = op.operands().any(|operand| is_open(operand.ty())) || op.results().any(|result| is_open(result.ty()));
    if !opens && !computes_sizes(op) {
        return kernel;
    }
    let results = op.results().enumerate().filter(|&(index, _)| !is_converted(index));
    let types: Vec<(usize, ValueType)> =
        results.filter_map(|(index, result)| Some((index, ValueType::of(cx, result.ty())?))).collect();
    if types.is_empty() {
        return kernel;
    }
    Box::new(move |args| {
        kernel(args)?;
        for (index, ty) in &types {
            if let Some(value) = args.result(*index)
                && !ty.accepts(value)
            {
                let found = value.type_name();
                return Err(Trap::invalid(format!("result {index} is {ty} by its type, found {found}")).into());
            }
        }
        Ok(())
    })
}

/// Whether the sizes of the results, or the results altogether, are decided by more than types.
fn computes_sizes(op: OpRef<'_>) -> bool {
    op.is::<CustomCall<'_>>()
        || op.is::<RunParallel<'_>>()
        || op.is::<DynamicConv<'_>>()
        || op.is::<DynamicGather<'_>>()
        || op.is::<DynamicPad<'_>>()
        || op.is::<RealDynamicSlice<'_>>()
}

#[cfg(test)]
mod tests {
    use crate::element::ElementType;
    use crate::eval::Interpreter;
    use crate::tensor::Tensor;
    use crate::testing::parse;

    /// Runs `body` as a function of `%x`, one number given for a list of any length, and of `%n`, the size 3.
    fn check_error(body: &str, expect: &str) {
        let module = parse(&format!(
            "func.func @main(%x: tensor<?xi64>, %n: tensor<1xi64>) {{ {body} return }}
             func.func private @f() -> tensor<i32> {{
               %c = stablehlo.constant dense<1> : tensor<i32>
               return %c : tensor<i32>
             }}"
        ));
        let x = Tensor::from_slice(ElementType::I64, &[1], &[7i64]).unwrap();
        let n = Tensor::from_slice(ElementType::I64, &[1], &[3i64]).unwrap();
        let error = Interpreter::new(&module).run("main", vec![x.into(), n.into()]).unwrap_err();
        assert_eq!(error.trap().message(), expect, "{body}");
    }

    #[test]
    fn results_are_held_to_their_types() {
        check_error(
            "%r = stablehlo.add %x, %x : (tensor<?xi64>, tensor<?xi64>) -> tensor<2xi64>",
            "result 0 is tensor<2xi64> by its type, found tensor<1xi64>",
        );
        check_error(
            "%r = stablehlo.dynamic_iota %n, dim = 0 : (tensor<1xi64>) -> tensor<?xi8, #stablehlo.bounds<2>>",
            "result 0 is tensor<≤2xi8> by its type, found tensor<3xi8>",
        );
        check_error(
            "%p = stablehlo.constant dense<0> : tensor<i64>
             %r = stablehlo.dynamic_pad %n, %p, %n, %n, %n : (tensor<1xi64>, tensor<i64>, tensor<1xi64>, tensor<1xi64>, \
               tensor<1xi64>) -> tensor<9xi64>",
            "result 0 is tensor<9xi64> by its type, found tensor<7xi64>",
        );
        check_error(
            "%r = stablehlo.custom_call @Sharding(%n) : (tensor<1xi64>) -> tensor<4xi64>",
            "result 0 is tensor<4xi64> by its type, found tensor<1xi64>",
        );
        check_error(
            r#"%r = "interpreter.run_parallel"() {programs = [[@f]]} : () -> tensor<2xi32>"#,
            "result 0 is tensor<2xi32> by its type, found tensor<i32>",
        );
    }

    #[test]
    fn custom_calls_have_the_operands_that_they_take() {
        check_error(
            "stablehlo.custom_call @check.expect_eq(%n) : (tensor<1xi64>) -> ()",
            "@check.expect_eq has 2 operands and 0 results, found 1 and 0",
        );
        check_error(
            "stablehlo.custom_call @check.eq(%n, %n) : (tensor<1xi64>, tensor<1xi64>) -> ()",
            "@check.eq has 2 operands and 1 results, found 2 and 0",
        );
        check_error(
            "stablehlo.custom_call @shape_assertion() : () -> ()",
            "@shape_assertion has at least 1 operands and 0 results, found 0 and 0",
        );
    }
}
