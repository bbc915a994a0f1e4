//! `stablehlo-check-shape-assertions`: what a program says of its sizes has to hold.
//!
//! ```mlir
//! stablehlo.custom_call @shape_assertion(%true, %n) {error_message = "n is {0}"} : (tensor<i1>, tensor<i32>) -> ()
//! ```
//!
//! goes; with a constant false, `n is 7` is an error there.

use hlo_dialects::stablehlo::composite::CustomCall;
use hlo_ir::{Body, OpRef, Reported, Type};

use crate::common::collect_ops;
use crate::optimize::constant::integer;
use crate::options::{OptionDef, OptionKind};
use crate::pass::{Changed, FuncPass, PassCx, PassDef, Runs};

/// The row.
pub static STABLEHLO_CHECK_SHAPE_ASSERTIONS: PassDef = PassDef {
    name: "stablehlo-check-shape-assertions",
    class: "StablehloCheckShapeAssertionsPass",
    summary: "Checks `@shape_assertion` custom calls, which must be constant, and removes them.",
    options: &[OptionDef {
        name: "enable-shape-assertions",
        kind: OptionKind::Value,
        default: "true",
        summary: "Checks them; else they are only removed.",
    }],
    make: Runs::OnFunc(|options| Ok(Box::new(CheckAssertions { enabled: options.get("enable-shape-assertions")? }))),
};

struct CheckAssertions {
    enabled: bool,
}

const TARGET: &str = "shape_assertion";

/// Values that a message may show.
const MAX_VALUES: usize = 32;

/// Attributes that an assertion may have.
const KNOWN: [&str; 5] = ["api_version", "backend_config", "call_target_name", "error_message", "has_side_effect"];

impl FuncPass for CheckAssertions {
    fn run(&self, cx: &mut PassCx<'_>, body: &mut Body) -> Result<Changed, Reported> {
        let mut outcome = Ok(Changed::No);
        for op in collect_ops(body) {
            let view = body.op_ref(cx.context, op);
            if view.view::<CustomCall<'_>>().is_none_or(|call| call.call_target_name() != TARGET) {
                continue;
            }
            match if self.enabled { check(view) } else { Ok(()) } {
                Ok(()) => {
                    if view.n_results() == 0 {
                        body.erase_op(op);
                        outcome = outcome.map(|_| Changed::Yes);
                    }
                }
                Err(message) => outcome = Err(cx.diags.error("shape-assertion", view.loc(), message).emit()),
            }
        }
        outcome
    }
}

/// Whether the assertion holds.
///
/// # Errors
/// Its message when it does not, and the reference's sentences about one that is not well formed.
fn check(op: OpRef<'_>) -> Result<(), String> {
    let template = check_form(op)?;
    let holds = integer(op.operand(0)).ok_or("expects static assert_what (operand #0)")?;
    if holds != 0 {
        return Ok(());
    }
    let values = op.operands().enumerate().skip(1).map(|(index, value)| {
        integer(value).ok_or_else(|| format!("expects static error_message_input (operand #{index})"))
    });
    let values: Vec<i64> = values.collect::<Result<_, _>>()?;
    Err(formatted(&template, &values))
}

/// Checks operands and attributes; gives the message.
fn check_form(op: OpRef<'_>) -> Result<String, String> {
    let cx = op.cx;
    let n = op.n_operands();
    if n == 0 || n > 1 + MAX_VALUES {
        return Err(format!("expects 1 <= size(operands) <= {}", 1 + MAX_VALUES));
    }
    if op.n_results() != 0 {
        return Err("expects size(results) = 0".to_owned());
    }
    for &(name, attr) in cx.dict_entries(op.attrs()) {
        let name = cx.name_str(name);
        let is_default = op.def().attr(name.as_bytes()).is_some_and(|spec| spec.is_default(cx, attr));
        if !KNOWN.contains(&&*name) && !is_default {
            return Err(format!("{name} is not a supported attribute"));
        }
    }
    let config = op.attr("backend_config");
    let is_empty = config.is_none_or(|config| {
        config.as_bytes(cx) == Some(b"") || config.as_dict(cx).is_some_and(|dict| cx.dict_entries(dict).is_empty())
    });
    if !is_empty {
        return Err("expects an empty backend_config".to_owned());
    }
    let is_scalar = |ty: Type, elements: &[Type]| ty.shape(cx) == Some(&[]) && elements.contains(&ty.element(cx));
    if !is_scalar(op.operand(0).ty(), &[Type::I1]) {
        return Err("expects assert_what (operand #0) to be a constant of type tensor<i1>".to_owned());
    }
    for (index, value) in op.operands().enumerate().skip(1) {
        if !is_scalar(value.ty(), &[Type::I32, Type::I64]) {
            return Err(format!(
                "expects error_message_input (operand #{index}) to be a constant of type tensor<i32> or tensor<i64>"
            ));
        }
    }
    let message = op.attr("error_message").ok_or("expects an error_message attribute")?;
    let message = message.as_str(cx).ok_or("expects error_message to be a text in UTF-8")?;
    for spec in specs(message) {
        let index = message[spec.index.clone()].parse::<i32>();
        if index.is_ok_and(|index| usize::try_from(index).is_ok_and(|index| index >= n - 1) || index < 0) {
            return Err(format!(
                "expects error_message to contain format specifiers with error_message_input index less than {}. \
                 Found specifier {}",
                n - 1,
                &message[spec.index.start - 1..=spec.index.end]
            ));
        }
    }
    Ok(message.to_owned())
}

/// `{index}` in a message, perhaps with a layout or a format behind the index.
struct Spec {
    /// Where the index stands.
    index: std::ops::Range<usize>,
    /// Where the closing brace stands.
    end: usize,
}

/// spec ::= `{` index (`,` layout)? (`:` format)? `}`
fn specs(message: &str) -> Vec<Spec> {
    let mut specs = Vec::new();
    let mut from = 0;
    while let Some(open) = message[from..].find('{').map(|at| from + at) {
        let rest = &message[open + 1..];
        let (Some(index), Some(end)) = (rest.find([',', ':', '}']), rest.find('}')) else { break };
        specs.push(Spec { index: open + 1..open + 1 + index, end: open + 1 + end });
        from = open + 1;
    }
    specs
}

/// The message with values in the places that ask for them. What is no place stays as it is.
fn formatted(message: &str, values: &[i64]) -> String {
    let (mut text, mut done) = (String::new(), 0);
    for spec in specs(message) {
        let value = message[spec.index.clone()].parse::<usize>().ok().and_then(|index| values.get(index));
        if let Some(value) = value
            && spec.index.start > done
        {
            text.push_str(&message[done..spec.index.start - 1]);
            text.push_str(&value.to_string());
            done = spec.end + 1;
        }
    }
    text.push_str(&message[done..]);
    text
}

#[cfg(test)]
mod tests {
    use super::formatted;

    #[test]
    fn values_take_their_places() {
        for (message, expect) in [
            ("no place", "no place"),
            ("{0} of {1}", "7 of -3"),
            ("{1,4}{0:x} {2} { {}", "-37 {2} { {}"),
            ("{{0}", "{7"),
        ] {
            assert_eq!(formatted(message, &[7, -3]), expect);
        }
    }
}
