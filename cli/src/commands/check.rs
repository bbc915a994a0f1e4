//! `hlo check`: reads and verifies programs, and says nothing of one where all is well. With `--explain`, tells what a
//! diagnostic means; with `--bench-time`, measures itself.

use std::io::Write;
use std::sync::Arc;
use std::time::Instant;

use hlo_dialects::strict::check_body;
use hlo_ir::bytecode::{ReadOptions, WriteOptions, read_bytecode, write_bytecode};
use hlo_ir::text::PrintFlags;
use hlo_ir::verify::verify_module;
use hlo_ir::{Diagnostics, Module};
use hlo_passes::vhlo::{self, SerializeOptions};

use super::{CommandResult, IMPLICIT_BROADCAST, Loaded, Outcome, READING, Usage, help, load, report, set_threads};
use crate::explain;
use crate::flags::{Args, Flag, Takes};
use crate::input::{self, Input};
use crate::render::Format;

/// The command's flags.
pub fn flags() -> Vec<Flag> {
    let own = [
        IMPLICIT_BROADCAST,
        Flag {
            name: "explain",
            takes: Takes::Value("code"),
            help: "Tell the rule behind the code of a diagnostic, with a wrong and a right example; `all` for all codes.",
        },
        Flag {
            name: "bench-time",
            takes: Takes::Value("seconds"),
            help: "Repeat reading, verifying, printing and writing, and end with a line of JSON: medians in ms.",
        },
    ];
    [&own, READING].concat()
}

/// Runs the command.
pub fn run(words: &[String]) -> CommandResult {
    let args = Args::parse(words, &flags(), &[])?;
    set_threads(&args)?;
    if let Some(code) = args.value("explain") {
        return help::write(&explain::page(code)?);
    }
    if let Some(seconds) = args.seconds("bench-time")? {
        return bench(&input::read(args.file()?)?, &args, seconds);
    }
    let stdin = ["-".to_owned()];
    let files = if args.positional.is_empty() { &stdin[..] } else { &args.positional[..] };
    let format = Format::choose(args.value("message-format"))?;
    let mut n_faulty = 0;
    let mut first_code = None;
    let mut unread = Vec::new();
    for file in files {
        let input = match input::read(file) {
            Ok(input) => input,
            Err(message) => {
                unread.push(message);
                continue;
            }
        };
        let cx = crate::context();
        let Loaded { module, mut diags, .. } = load(&cx, &input, &args);
        if !diags.has_errors() {
            check_body(&cx, &module.body, &mut diags);
        }
        report(&cx, &diags, &args)?;
        n_faulty += usize::from(diags.has_errors());
        first_code = first_code.or_else(|| diags.iter().next().map(|diagnostic| diagnostic.code));
    }
    if let Some(code) = first_code.filter(|_| matches!(format, Format::Drawn { .. })) {
        let _ = writeln!(std::io::stderr(), "`hlo check --explain={code}` tells the rule, with examples");
    }
    if files.len() > 1 && format != Format::Json {
        let n_read = files.len() - unread.len();
        let n_unread = match unread.len() {
            0 => String::new(),
            n => format!("; {n} more could not be read"),
        };
        help::write(&format!("{n_read} programs, {n_faulty} of them faulty{n_unread}\n"))?;
    }
    if !unread.is_empty() {
        return Err(Usage(unread.join("\nhlo: ")));
    }
    Ok(if n_faulty == 0 { Outcome::Success } else { Outcome::Failure })
}

/// Each phase is repeated for at most `seconds`, and at most this often.
const MAX_ROUNDS: usize = 5;

fn bench(input: &Input, args: &Args, seconds: f64) -> CommandResult {
    let before = reset_peak();
    let cx = crate::context();
    let loaded = load(&cx, input, args);
    if loaded.diags.has_errors() {
        report(&cx, &loaded.diags, args)?;
        return Ok(Outcome::Failure);
    }
    let peak = peak_mb().zip(before).map(|(after, before)| (after - before).max(0.0));
    let parse_verify = median(seconds, || {
        // A fresh context each time: nothing is known from the round before.
        let cx = crate::context();
        let loaded = load(&cx, input, args);
        drop(loaded);
    });
    let verify = median(seconds, || verify_module(&loaded.module));
    let print = |generic: bool| {
        let flags = PrintFlags { generic, ..PrintFlags::default() };
        let mut text = Vec::new();
        hlo_ir::text::print_module(&loaded.module, &flags, &mut text).map(|()| text.len())
    };
    let (mut print_bytes, mut generic_bytes) = (0, 0);
    let print_ms = median(seconds, || print_bytes = print(false).unwrap_or(0));
    let generic_ms = median(seconds, || generic_bytes = print(true).unwrap_or(0));
    let peak = peak.map_or_else(|| "null".to_owned(), |mb| format!("{mb:.1}"));
    let line = format!(
        "{{\"bytes\": {}, \"parse_verify_ms\": {parse_verify:.3}, \"verify_ms\": {verify:.3}, \"print_ms\": {print_ms:.3}, \
         \"print_generic_ms\": {generic_ms:.3}, \"print_bytes\": {print_bytes}, \"generic_bytes\": {generic_bytes}, \
         {}{}\"peak_after_parse_mb\": {peak}}}",
        input.text.len(),
        bytecode_phases(&loaded.module, seconds),
        artifact_phases(&loaded.module, seconds),
    );
    writeln!(std::io::stdout(), "{line}")
        .map_err(|error| Usage(format!("cannot write to the standard output: {error}")))?;
    Ok(Outcome::Success)
}

/// Writing as bytecode, reading and verifying that.
fn bytecode_phases(module: &Module, seconds: f64) -> String {
    let write = |bytes: &mut Vec<u8>| write_bytecode(module, &WriteOptions::default(), bytes).is_ok();
    phases("bytecode", seconds, write, |bytes| {
        let (module, _, diags) = read_bytecode(&module.cx, BENCH, bytes, ReadOptions::default());
        let verified = verify_module(&module);
        (module, diags, verified)
    })
}

/// Writing as a portable artifact, reading and verifying that.
fn artifact_phases(module: &Module, seconds: f64) -> String {
    let options = SerializeOptions { target: "current".into(), ..SerializeOptions::default() };
    let write = |bytes: &mut Vec<u8>| vhlo::serialize(module, &options, bytes, &mut Diagnostics::default()).is_ok();
    phases("portable", seconds, write, |bytes| vhlo::read_artifact(&module.cx, BENCH, bytes, ReadOptions::default()))
}

/// What bytes in memory are called.
const BENCH: &str = "<bench>";

/// The members of the line for a form of bytes; none when the program cannot be written in it.
fn phases<T>(
    form: &str,
    seconds: f64,
    write: impl Fn(&mut Vec<u8>) -> bool,
    read: impl Fn(Arc<Vec<u8>>) -> T,
) -> String {
    let mut bytes = Vec::new();
    if !write(&mut bytes) {
        return String::new();
    }
    let write_ms = median(seconds, || {
        let mut bytes = Vec::new();
        write(&mut bytes);
        bytes
    });
    let bytes = Arc::new(bytes);
    let read_ms = median(seconds, || read(bytes.clone()));
    let n_bytes = bytes.len();
    format!("\"{form}_write_ms\": {write_ms:.3}, \"{form}_read_ms\": {read_ms:.3}, \"{form}_bytes\": {n_bytes}, ")
}

/// The median time of `run` in milliseconds, without that of dropping what it returns.
fn median<T>(seconds: f64, mut run: impl FnMut() -> T) -> f64 {
    let mut samples = Vec::new();
    let mut total = 0.0;
    while samples.len() < MAX_ROUNDS && (samples.is_empty() || total < seconds) {
        let start = Instant::now();
        let result = run();
        let sample = start.elapsed().as_secs_f64();
        drop(result);
        total += sample;
        samples.push(sample * 1e3);
    }
    samples.sort_by(f64::total_cmp);
    samples[samples.len() / 2]
}

/// Lets the peak of resident memory start from what is resident now, and gives that in MiB.
fn reset_peak() -> Option<f64> {
    std::fs::write("/proc/self/clear_refs", "5").ok()?;
    peak_mb()
}

/// The process' peak of resident memory in MiB, where the system tells.
fn peak_mb() -> Option<f64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with("VmHWM:"))?;
    let kb: f64 = line.split_whitespace().nth(1)?.parse().ok()?;
    Some(kb / 1024.0)
}
