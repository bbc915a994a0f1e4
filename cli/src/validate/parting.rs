//! Where the results of two runs part: which result, which element; and the first op whose own values do.

use hlo_interp::Tensor;
use hlo_interp::eval::text::element_text;
use hlo_interp::eval::{Interpreter, Value};
use hlo_interp::kernels::distance::{Distance, Tolerance, index_text};
use hlo_ir::{Loc, Module, OpId};

use super::Validation;
use super::expose::{expose_values, function};
use super::likeness::{likeness, number};
use crate::tensor_files::named;

/// Two results that part.
pub struct Parting {
    /// The number of the result.
    pub result: usize,
    /// The row-major position of the first element that does.
    pub at: usize,
    /// How many elements do.
    pub n_elements: usize,
    /// What the backend gave.
    pub actual: Tensor,
    /// What the interpreter gave.
    pub expected: Tensor,
}

impl Parting {
    /// The first pair of elements, as a text.
    pub fn text(&self) -> String {
        self.text_of("backend", "interpreter")
    }

    /// The same, where those who gave the elements are called otherwise.
    pub fn text_of(&self, one: &str, other: &str) -> String {
        let (actual, expected) = (element_text(&self.actual, self.at), element_text(&self.expected, self.at));
        format!(
            "{} of {} elements part, the first at {}: {actual} ({one}) vs {expected} ({other})",
            self.n_elements,
            self.expected.len(),
            index_text(&self.expected, self.at)
        )
    }
}

/// The first pair of results that do not agree.
///
/// # Errors
/// Results of other numbers or types, as a sentence.
pub fn first_parting(actual: &[Tensor], expected: &[Tensor], tolerance: &Tolerance) -> Result<Option<Parting>, String> {
    if actual.len() != expected.len() {
        return Err(format!("the backend gives {} results, the program {}", actual.len(), expected.len()));
    }
    for (result, (actual, expected)) in actual.iter().zip(expected).enumerate() {
        let distance = Distance::between(actual, expected, tolerance).map_err(|_| {
            format!("result {result} of the backend is {}, not {}", actual.type_name(), expected.type_name())
        })?;
        let found = match *tolerance == Tolerance::default() {
            true => different_bits(actual, expected),
            false => distance.first_beyond.map(|at| (at, distance.n_beyond)),
        };
        if let Some((at, n_elements)) = found {
            let (actual, expected) = (actual.clone(), expected.clone());
            return Ok(Some(Parting { result, at, n_elements, actual, expected }));
        }
    }
    Ok(None)
}

/// The first element whose bits differ, and how many do; all NaNs are one value.
fn different_bits(actual: &Tensor, expected: &Tensor) -> Option<(usize, usize)> {
    let element = expected.element();
    let (part, width) = (element.real(), element.real().width());
    let per_element = element.width() / width;
    let is_nan = |slot: &[u8]| !element.is_integer() && number(part, slot).is_nan();
    let pairs = actual.bytes().chunks(width).zip(expected.bytes().chunks(width)).enumerate();
    let mut places: Vec<usize> =
        pairs.filter(|(_, (x, y))| x != y && !(is_nan(x) && is_nan(y))).map(|(at, _)| at / per_element).collect();
    places.dedup();
    Some((*places.first()?, places.len()))
}

/// The first op whose values part when all are asked for.
pub struct FirstOp {
    /// Its name.
    pub name: &'static str,
    /// Where it stands.
    pub loc: Loc,
    /// Which of its results, with what each side gave.
    pub parting: Parting,
    /// What the difference looks like, as a sentence.
    pub likeness: String,
}

/// Lets both return the values of all ops of the function, and looks for the first that parts. `None` when they agree
/// then, or the function cannot be made to return them.
///
/// # Errors
/// A program that the backend cannot begin with.
pub fn first_op(validation: &Validation<'_>, module: &Module, inputs: &[Value]) -> Result<Option<FirstOp>, String> {
    let (body, foreign) = (module.body.deep_clone(), module.foreign.clone());
    let mut probed = Module { cx: module.cx.clone(), body, foreign };
    let Some(exposed) = expose_values(&mut probed, validation.entry) else { return Ok(None) };
    let interpreter = Interpreter::new(&probed).with_watch(validation.watch.clone()).with_output(|_| Ok(()));
    let run = interpreter.compile(validation.entry).and_then(|golden| golden.run(inputs.to_vec()));
    let Ok(expected) = run else { return Ok(None) };
    let expected: Vec<Tensor> = named(&expected).into_iter().map(|(_, tensor)| tensor.clone()).collect();
    let Ok(actual) = validation.backend.prepare(&probed, validation.entry)?.run(inputs, &expected) else {
        return Ok(None);
    };
    let Ok(Some(mut parting)) = first_parting(&actual, &expected, &validation.tolerance) else { return Ok(None) };
    let Some(found) = exposed.get(parting.result) else { return Ok(None) };
    let Some(body) = function(&probed.cx, &probed.body, validation.entry) else { return Ok(None) };
    let value_of = |op: OpId, result: usize| {
        exposed.iter().position(|exposed| (exposed.op, exposed.result) == (op, result)).and_then(|at| expected.get(at))
    };
    let operand = (body.n_operands(found.op) == 1).then(|| body.operand(found.op, 0)).and_then(|value| {
        match body.value_def(value) {
            hlo_ir::ValueDef::Result(op, result) => value_of(op, result),
            hlo_ir::ValueDef::Argument(_, index) => inputs.get(index).and_then(Value::as_tensor),
            hlo_ir::ValueDef::Forward => None,
        }
    });
    parting.result = found.result;
    let name = body.def(found.op).name;
    let likeness = likeness(name, operand, &parting);
    Ok(Some(FirstOp { name, loc: body.loc(found.op), parting, likeness }))
}
