//! `hlo run --files-from`: many programs in one process, several side by side. One line on the standard output tells of each,
//! in the order of the list: `FILE: ok: RESULTS`, `FILE: failed: WHY`. Nothing that happens to one stops the others.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError, mpsc};

use hlo_interp::eval::{Value, text};
use hlo_ir::{Context, Diagnostics, Severity};

use super::run::{Program, Request, Stop, canonical, inputs, print};
use super::{CommandResult, Outcome, Usage, load_program};
use crate::input;
use crate::progress::Progress;
use crate::render::place_of;

/// Flags that concern one program.
const OF_ONE: [&str; 10] = [
    "replicas",
    "partitions",
    "probe",
    "outfeed-dir",
    "output-dir",
    "output",
    "compare",
    "bench-time",
    "full",
    "message-format",
];

/// Results of more elements are cut in the middle.
const SHOWN: usize = 8;

/// Runs the programs of the list.
pub(super) fn run(request: &Request<'_>) -> CommandResult {
    let args = request.args;
    if let Some(flag) = OF_ONE.iter().find(|flag| args.has(flag)) {
        return Err(Usage(format!("`--{flag}` concerns one program: leave it out with `--files-from`")));
    }
    if let Some(file) = args.positional.first() {
        return Err(Usage(format!("`--files-from` names the programs, found one more: `{file}`")));
    }
    let list = args.value("files-from").unwrap_or_default();
    let list = input::read(list)?;
    let text = std::str::from_utf8(&list.text).map_err(|_| Usage(format!("the list '{}' is not UTF-8", list.name)))?;
    let files: Vec<&str> = text.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    // A GPU and the cache of the C compiler are used by one at a time.
    let n_workers = if request.backend == "interp" { rayon::current_num_threads().min(files.len()) } else { 1 };
    let (n_done, n_failed) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
    let (done, failed, n_files) = (n_done.clone(), n_failed.clone(), files.len());
    let progress = Progress::start(move |_| {
        let (done, failed) = (done.load(Ordering::Relaxed), failed.load(Ordering::Relaxed));
        format!("{done} of {n_files} programs, {failed} failed")
    });
    let next = AtomicUsize::new(0);
    let (sender, receiver) = mpsc::channel();
    std::thread::scope(|scope| {
        for _ in 0..n_workers {
            let (sender, next, files) = (sender.clone(), &next, &files);
            scope.spawn(move || {
                loop {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    let Some(file) = files.get(index) else { return };
                    // When nobody reads the lines any more, the others need not be run.
                    if sender.send((index, told(request, file))).is_err() {
                        return;
                    }
                }
            });
        }
        drop(sender);
        let mut early = BTreeMap::new();
        let mut n_written = 0;
        for (index, line) in receiver {
            n_done.fetch_add(1, Ordering::Relaxed);
            n_failed.fetch_add(usize::from(line.outcome == Outcome::Failure), Ordering::Relaxed);
            early.insert(index, line);
            while let Some(line) = early.remove(&n_written) {
                progress.wipe();
                print(line.text.as_bytes())?;
                n_written += 1;
            }
        }
        Ok::<(), Usage>(())
    })?;
    progress.end();
    let n_failed = n_failed.load(Ordering::Relaxed);
    eprintln!("{n_files} programs, {n_failed} failed");
    Ok(if n_failed == 0 { Outcome::Success } else { Outcome::Failure })
}

/// What is told of a program: what it printed, and the line.
struct Told {
    text: String,
    outcome: Outcome,
}

/// Runs one program, whatever becomes of it.
fn told(request: &Request<'_>, file: &str) -> Told {
    let printed = Arc::new(Mutex::new(String::new()));
    let outcome = catch_unwind(AssertUnwindSafe(|| results(request, file, printed.clone())))
        .unwrap_or_else(|_| Err("hlo itself has a fault here: it panicked".into()));
    let mut text = std::mem::take(&mut *printed.lock().unwrap_or_else(PoisonError::into_inner));
    let (words, outcome) = match outcome {
        Ok(results) if results.is_empty() => ("ok".into(), Outcome::Success),
        Ok(results) => (format!("ok: {}", one_line(&results)), Outcome::Success),
        Err(why) => (format!("failed: {}", one_line(&why)), Outcome::Failure),
    };
    text += &format!("{file}: {words}\n");
    Told { text, outcome }
}

/// The results of a program as text, or why there are none.
fn results(request: &Request<'_>, file: &str, printed: Arc<Mutex<String>>) -> Result<String, String> {
    let cx = crate::context();
    let input = input::read(file)?;
    let mut loaded = load_program(&cx, &input, request.args);
    if loaded.diags.has_errors() {
        return Err(first_error(&cx, &loaded.diags));
    }
    let output = move |text: &str| {
        printed.lock().unwrap_or_else(PoisonError::into_inner).push_str(text);
        Ok(())
    };
    let why = |stop: Stop| match stop {
        Stop::Run(error) => {
            let mut diags = Diagnostics::default();
            error.report(&mut diags);
            first_error(&cx, &diags)
        }
        Stop::Program(diags) => first_error(&cx, &diags),
        Stop::Machine(message) => message,
    };
    let mut program = Program::compile(request, &mut loaded.module, &input.name, output).map_err(why)?;
    let inputs = inputs(&cx, program.inputs(), request.args).map_err(|Usage(message)| message)?;
    let mut out = Vec::new();
    for (index, result) in program.run(&cx, inputs).map_err(why)?.into_iter().enumerate() {
        if index != 0 {
            out.extend_from_slice(b", ");
        }
        match canonical(result)? {
            Value::Tensor(tensor) => text::write_dense(&mut out, &tensor, SHOWN),
            other => text::write_value(&mut out, &other),
        }
    }
    Ok(String::from_utf8_lossy(&out).into_owned())
}

/// `LINE:COLUMN: MESSAGE` of the first error.
fn first_error(cx: &Context, diags: &Diagnostics) -> String {
    match diags.iter().find(|diagnostic| diagnostic.severity == Severity::Error) {
        None => "nothing was reported".into(),
        Some(error) => match place_of(cx, error.span.loc) {
            Some(place) => format!("{}:{}: {}", place.line, place.col, error.message),
            None => error.message.clone(),
        },
    }
}

/// How much of a message or of results is told.
const MAX_TOLD: usize = 500;

/// The start of a text, with each run of white space as one space.
fn one_line(text: &str) -> String {
    let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
    match line.char_indices().nth(MAX_TOLD) {
        Some((at, _)) => format!("{}…", &line[..at]),
        None => line,
    }
}
