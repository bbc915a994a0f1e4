//! Where the values of two programs part: both run on the same inputs, watched, and the ops that they ran are laid side by
//! side in the order of time.

use std::sync::{Arc, Mutex, PoisonError};

use hlo_interp::Tensor;
use hlo_interp::eval::{Event, Interpreter, Observer, RunError, Value, Watch};
use hlo_interp::kernels::distance::Tolerance;
use hlo_ir::{Loc, Module};

use crate::tensor_files::named;
use crate::validate::parting::{Parting, first_parting};

/// An op that was run.
struct Ran {
    op: &'static str,
    loc: Loc,
    results: Vec<Tensor>,
}

/// Keeps what ops give, up to a number of bytes.
#[derive(Default)]
struct Record {
    ran: Mutex<(Vec<Ran>, usize)>,
}

/// What is kept of one run: values beyond are not compared.
const MOST_BYTES: usize = 1 << 30;

impl Observer for Record {
    fn ran(&self, event: &Event<'_>) {
        let mut ran = self.ran.lock().unwrap_or_else(PoisonError::into_inner);
        let results: Vec<Value> = event.results.iter().map(|&value| value.clone()).collect();
        let results: Vec<Tensor> = named(&results).into_iter().map(|(_, tensor)| tensor.clone()).collect();
        let n_bytes: usize = results.iter().map(|tensor| tensor.bytes().len()).sum();
        if ran.1 + n_bytes <= MOST_BYTES && !results.is_empty() {
            ran.1 += n_bytes;
            ran.0.push(Ran { op: event.op, loc: event.loc, results });
        }
    }
}

/// Ops of both programs whose values part.
pub struct First {
    /// The op of the first program, with where it stands.
    pub left: (&'static str, Loc),
    /// The op of the second.
    pub right: (&'static str, Loc),
    /// Its values: `actual` are those of the second program.
    pub parting: Parting,
}

/// What became of one run of both.
pub enum Outcome {
    /// The results are the same.
    Same,
    /// The results part; with the first ops whose values do, where such are found.
    Parts(Box<(Parting, Option<First>)>),
    /// One of them, the second where that is so, stopped.
    Stops(bool, RunError),
    /// The numbers or types of the results differ.
    Unlike,
}

/// Runs the function `entry` of both on `inputs`, at most `step_limit` steps.
pub fn compare(left: &Module, right: &Module, entry: &str, inputs: &[Value], step_limit: u64) -> Outcome {
    let (mut results, mut records) = (Vec::new(), Vec::new());
    for (is_second, module) in [(false, left), (true, right)] {
        let record = Arc::new(Record::default());
        let observer: Arc<dyn Observer> = record.clone();
        let watch = Watch { observer: Some(observer), step_limit: Some(step_limit), ..Watch::default() };
        let interpreter = Interpreter::new(module).with_watch(watch).with_output(|_| Ok(()));
        match interpreter.run(entry, inputs.to_vec()) {
            Ok(values) => results.push(values),
            Err(error) => return Outcome::Stops(is_second, error),
        }
        let mut ran = record.ran.lock().unwrap_or_else(PoisonError::into_inner);
        records.push(std::mem::take(&mut ran.0));
    }
    let tensors = |values: &[Value]| named(values).into_iter().map(|(_, tensor)| tensor.clone()).collect::<Vec<_>>();
    match first_parting(&tensors(&results[1]), &tensors(&results[0]), &Tolerance::default()) {
        Ok(None) => Outcome::Same,
        Ok(Some(parting)) => Outcome::Parts(Box::new((parting, first(&records[0], &records[1])))),
        Err(_) => Outcome::Unlike,
    }
}

/// Whether two ops stand for each other: they have one name and give values of the same types.
fn is_twin(left: &Ran, right: &Ran) -> bool {
    left.op == right.op && same_types(left, right)
}

fn same_types(left: &Ran, right: &Ran) -> bool {
    let ty = |tensor: &Tensor| (tensor.element(), tensor.shape().to_vec());
    left.results.iter().map(ty).eq(right.results.iter().map(ty))
}

/// How far ahead a twin is looked for where the programs are not alike.
const WINDOW: usize = 64;

/// The first ops, laid side by side, whose values part. Twins stand for each other, and so do ops between twins that give
/// the same types.
fn first(left: &[Ran], right: &[Ran]) -> Option<First> {
    let (mut a, mut b) = (0, 0);
    while a < left.len() && b < right.len() {
        let is_pair = is_twin(&left[a], &right[b]) || {
            let (skip_a, skip_b) = skips(&left[a..], &right[b..]);
            let (end_a, end_b) = (a + skip_a, b + skip_b);
            // Those in between have no twins. As many as there are on both sides may be what became of each other.
            if skip_a != skip_b {
                (a, b) = (end_a, end_b);
                continue;
            }
            same_types(&left[a], &right[b])
        };
        if is_pair && let Ok(Some(parting)) = first_parting(&right[b].results, &left[a].results, &Tolerance::default())
        {
            return Some(First { left: (left[a].op, left[a].loc), right: (right[b].op, right[b].loc), parting });
        }
        a += 1;
        b += 1;
    }
    None
}

/// How many ops to skip on both sides to come to the nearest twins; as many on both when there are none.
fn skips(left: &[Ran], right: &[Ran]) -> (usize, usize) {
    let (left, right) = (&left[..left.len().min(WINDOW)], &right[..right.len().min(WINDOW)]);
    let pairs = (1..left.len() + right.len()).flat_map(|sum| (0..=sum).map(move |skip_a| (skip_a, sum - skip_a)));
    // Of those equally near, the ones that skip as many on both sides.
    let mut found: Option<(usize, usize)> = None;
    for (skip_a, skip_b) in pairs {
        let (Some(a), Some(b)) = (left.get(skip_a), right.get(skip_b)) else { continue };
        if is_twin(a, b) {
            let distance = skip_a + skip_b;
            match found {
                Some((x, y)) if x + y < distance => break,
                Some((x, y)) if usize::abs_diff(x, y) <= skip_a.abs_diff(skip_b) => {}
                _ => found = Some((skip_a, skip_b)),
            }
        }
    }
    found.unwrap_or((1, 1))
}
