//! Custom calls: those of the host program first, then the pure ones that every runtime knows.

use hlo_dialects::stablehlo::composite::CustomCall;
use hlo_ir::OpRef;

use super::integers;
use super::reduce::{items, promoted, result_elements, windows};
use crate::eval::scalar::Computation;
use crate::eval::{Binder, Bound, Kernel, Value};
use crate::kernels;
use crate::kernels::window::reduce_window;
use crate::tensor::Tensor;
use crate::trap::Trap;

kernels! { CUSTOM_CALL;
    CustomCall => custom_call;
}

fn custom_call(op: CustomCall<'_>, b: &mut Binder<'_>) -> Bound {
    let target = op.call_target_name();
    if let Some(call) = b.custom_call(target) {
        return Ok(Kernel::new(move |args| {
            let inputs = args.values();
            let results = call(&inputs)?;
            Ok(args.set_all(results)?)
        }));
    }
    expect_arity(op.op(), target)?;
    if let Some(bound) = crate::check::custom_call(target, b) {
        return bound;
    }
    match target {
        // They say where values live, which changes nothing in one process.
        "Sharding" | "SPMDFullToShardShape" | "SPMDShardToFullShape" | "annotate_device_placement" => {
            Ok(Kernel::identity())
        }
        "shape_assertion" => {
            let message = op.op().attr("error_message").and_then(|attr| attr.as_str(op.op().cx));
            Ok(assertion(message))
        }
        "stablehlo.dynamic_reduce_window" => dynamic_reduce_window(op, b),
        _ => Err(Trap::unsupported(format!("no kernel for the custom call @{target}")).into()),
    }
}

/// The least and the most operands of targets that no row of an op speaks for, and how many results they have.
const ARITIES: [(&str, usize, usize, usize); 5] = [
    ("check.eq", 2, 2, 1),
    ("check.expect_almost_eq", 2, 2, 0),
    ("check.expect_close", 2, 2, 0),
    ("check.expect_eq", 2, 2, 0),
    ("shape_assertion", 1, usize::MAX, 0),
];

fn expect_arity(op: OpRef<'_>, target: &str) -> Result<(), Trap> {
    let (found, n_results) = (op.n_operands(), op.n_results());
    match ARITIES.iter().find(|(name, ..)| *name == target) {
        Some(&(_, least, most, given)) if !(least..=most).contains(&found) || n_results != given => {
            let least = if least == most { least.to_string() } else { format!("at least {least}") };
            Err(Trap::invalid(format!(
                "@{target} has {least} operands and {given} results, found {found} and {n_results}"
            )))
        }
        _ => Ok(()),
    }
}

/// The operands are those of `reduce_window`, then its attributes in their order; the computation is a function.
fn dynamic_reduce_window(op: CustomCall<'_>, b: &mut Binder<'_>) -> Bound {
    let elements = result_elements(op.op(), b)?;
    let n_inputs = elements.len();
    let function = op.called_computations().first().and_then(|function| function.as_flat_symbol(op.op().cx));
    let computation = match function {
        Some(function) if op.op().n_operands() == 2 * n_inputs + 5 => Computation::of_function(function, b)?,
        _ => {
            return Err(Trap::invalid("a function and five operands after the values are expected").into());
        }
    };
    Ok(Kernel::new(move |args| {
        let bound = computation.bind(args)?;
        let inputs = promoted(args, 0, &elements)?;
        let inits = items(&promoted(args, n_inputs, &elements)?)?;
        let mut list = |at: usize| args.tensor(2 * n_inputs + at).and_then(integers);
        let (sizes, strides, base, dilations) = (list(0)?, list(1)?, list(2)?, list(3)?);
        let windows = windows(&sizes, &strides, &base, &dilations, list(4)?.as_chunks::<2>().0)?;
        let results = reduce_window(&inputs, &inits, &windows, bound.combine())?;
        Ok(args.set_all(results.into_iter().map(Value::Tensor))?)
    }))
}

/// Stops the run when its first operand is false; the other operands fill the `{0}`, `{1}` … of the message.
pub(crate) fn assertion(message: Option<&str>) -> Kernel {
    let message = message.unwrap_or("the shapes do not satisfy an assertion").to_owned();
    Kernel::new(move |args| {
        let holds = args.tensor(0)?.bytes().first() == Some(&1);
        if holds {
            return Ok(());
        }
        let values = (1..args.n_operands()).map(|index| args.value(index)).collect::<Vec<Value>>();
        Err(Trap::invalid(filled(&message, values)).into())
    })
}

/// A message with its `{0}`, `{1}` … replaced.
fn filled(message: &str, values: Vec<Value>) -> String {
    let mut filled = message.to_owned();
    for (index, value) in values.into_iter().enumerate() {
        let number = value.into_tensor().and_then(number);
        if let Ok(number) = number {
            filled = filled.replace(&format!("{{{index}}}"), &number.to_string());
        }
    }
    filled
}

fn number(tensor: Tensor) -> Result<i64, Trap> {
    integers(tensor)?.first().copied().ok_or_else(|| Trap::invalid("expected a number"))
}
