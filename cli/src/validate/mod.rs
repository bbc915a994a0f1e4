//! Holding something that runs programs against the interpreter. In reading order:
//!
//! - this file: one case, and how it may end
//! - [`draw`]: inputs that bring out faults
//! - [`backend`]: what is held against the interpreter
//! - [`parting`]: where results part, and the first op whose values do
//! - [`expose`]: values inside a function as its results
//! - [`likeness`]: what a difference looks like

pub mod backend;
pub mod draw;
pub mod expose;
pub mod likeness;
pub mod parting;

use hlo_interp::eval::{Interpreter, Value, Watch};
use hlo_interp::kernels::distance::Tolerance;
use hlo_interp::{Tensor, Trap};
use hlo_ir::Module;

use crate::tensor_files::named;
use backend::{Backend, Prepared};
use draw::Draw;
use parting::{Parting, first_parting};

/// What is held against the interpreter, and how.
pub struct Validation<'a> {
    /// What runs the programs.
    pub backend: &'a Backend<'a>,
    /// The function to run.
    pub entry: &'a str,
    /// What counts as agreement; with the default one, bits have to agree, NaNs counting as one value.
    pub tolerance: Tolerance,
    /// The seed of all inputs.
    pub seed: u64,
    /// How the interpreter is watched: a step limit keeps shrunk loops from running for ever.
    pub watch: Watch,
}

/// How a case ended.
pub enum Verdict {
    /// Both gave the same.
    Agrees,
    /// The interpreter refuses these inputs, for this reason; they say nothing.
    Refused(String),
    /// The backend failed where the interpreter did not.
    Fails(String),
    /// The results part.
    Parts(Box<Parting>),
}

impl Verdict {
    /// Whether it is a fault of the same kind.
    pub fn is_like(&self, other: &Verdict) -> bool {
        matches!((self, other), (Verdict::Fails(_), Verdict::Fails(_)) | (Verdict::Parts(_), Verdict::Parts(_)))
    }
}

/// A case and its end.
pub struct Case {
    /// Its number.
    pub number: u32,
    /// What the function was given.
    pub inputs: Vec<Value>,
    /// How it ended.
    pub verdict: Verdict,
}

impl Validation<'_> {
    /// Runs the cases with these numbers one after the other, until one shows a fault; `told` hears of each. The inputs
    /// of a case depend on the seed, its number and the types alone.
    ///
    /// # Errors
    /// A program that the interpreter or the backend cannot even begin with.
    pub fn cases(
        &self,
        module: &Module,
        numbers: impl IntoIterator<Item = u32>,
        mut told: impl FnMut(&Case),
    ) -> Result<Option<Case>, String> {
        let interpreter = Interpreter::new(module).with_watch(self.watch.clone()).with_output(|_| Ok(()));
        let golden = interpreter.compile(self.entry).map_err(|error| format!("the interpreter: {error}"))?;
        let mut prepared = self.backend.prepare(module, self.entry)?;
        for number in numbers {
            let inputs = Draw::new(self.seed, number).values(golden.inputs())?;
            let verdict =
                self.judge(|inputs| golden.run(inputs).map_err(|error| error.to_string()), &mut prepared, &inputs);
            let case = Case { number, inputs, verdict };
            told(&case);
            if matches!(case.verdict, Verdict::Fails(_) | Verdict::Parts(_)) {
                return Ok(Some(case));
            }
        }
        Ok(None)
    }

    /// Runs one case with inputs that are given.
    ///
    /// # Errors
    /// As [`cases`](Self::cases).
    pub fn with_inputs(&self, module: &Module, inputs: &[Value]) -> Result<Verdict, String> {
        let interpreter = Interpreter::new(module).with_watch(self.watch.clone()).with_output(|_| Ok(()));
        let golden = interpreter.compile(self.entry).map_err(|error| format!("the interpreter: {error}"))?;
        let mut prepared = self.backend.prepare(module, self.entry)?;
        let run = |inputs| golden.run(inputs).map_err(|error| error.to_string());
        Ok(self.judge(run, &mut prepared, inputs))
    }

    fn judge(
        &self,
        golden: impl Fn(Vec<Value>) -> Result<Vec<Value>, String>,
        prepared: &mut Prepared,
        inputs: &[Value],
    ) -> Verdict {
        let expected = match golden(inputs.to_vec()) {
            Ok(results) => results,
            Err(message) => return Verdict::Refused(message),
        };
        let expected: Vec<Tensor> = named(&expected).into_iter().map(|(_, tensor)| tensor.clone()).collect();
        let actual = match prepared.run(inputs, &expected) {
            Ok(results) => results,
            Err(message) => return Verdict::Fails(message),
        };
        match first_parting(&actual, &expected, &self.tolerance) {
            Ok(None) => Verdict::Agrees,
            Ok(Some(parting)) => Verdict::Parts(Box::new(parting)),
            Err(message) => Verdict::Fails(message),
        }
    }

    /// Brings elements of inputs to zero while the case keeps ending alike: first whole inputs, then ever smaller
    /// stretches of them, in `budget` runs at most.
    ///
    /// # Errors
    /// As [`cases`](Self::cases).
    pub fn shrink_inputs(&self, module: &Module, case: &mut Case, mut budget: usize) -> Result<(), String> {
        for index in 0..case.inputs.len() {
            let Value::Tensor(tensor) = &case.inputs[index] else { continue };
            let (len, width) = (tensor.len(), tensor.element().width());
            let mut stretch = len;
            while stretch != 0 {
                let mut start = 0;
                while start < len {
                    let Value::Tensor(tensor) = &case.inputs[index] else { break };
                    let range = start * width..(start + stretch).min(len) * width;
                    start += stretch;
                    if tensor.bytes()[range.clone()].iter().all(|&byte| byte == 0) {
                        continue;
                    }
                    if budget == 0 {
                        return Ok(());
                    }
                    budget -= 1;
                    let mut simpler = tensor.clone();
                    simpler.bytes_mut().map_err(|error: Trap| error.to_string())?[range].fill(0);
                    let mut inputs = case.inputs.clone();
                    inputs[index] = Value::Tensor(simpler);
                    let verdict = self.with_inputs(module, &inputs)?;
                    if verdict.is_like(&case.verdict) {
                        (case.inputs, case.verdict) = (inputs, verdict);
                    }
                }
                stretch = if stretch == 1 { 0 } else { stretch.div_ceil(2) };
            }
        }
        Ok(())
    }
}
