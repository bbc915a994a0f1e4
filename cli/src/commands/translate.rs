//! `hlo translate`: takes the flags of `stablehlo-translate`. Interprets programs, writes and
//! reads portable artifacts.

use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};

use hlo_dialects::vhlo::Version;
use hlo_interp::eval::{Interpreter, Value, text, types};
use hlo_interp::interpreter::warn_of_shared_probe_ids;
use hlo_ir::text::print_module;
use hlo_ir::{Context, Diagnostics, Loc, LocData};
use hlo_passes::vhlo::{self, SerializeOptions, artifact_version};
use hlo_passes::{Passes, RunOptions};

use super::opt::check_verify_diagnostics;
use super::run::canonical;
use super::window::{WINDOW, promise};
use super::{
    CommandResult, Outcome, PRINTING, READING, Usage, load, load_artifact, load_program, print_flags, report,
    set_threads,
};
use crate::expected;
use crate::flags::{Args, Flag, Takes};
use crate::input::{self, Input};
use crate::output::write_output;
use crate::probes::TensorFolder;
use crate::values::parse_attr;

/// The command's flags.
pub fn flags() -> Vec<Flag> {
    let own = [
        Flag { name: "interpret", takes: Takes::Nothing, help: "Run the function main, or the only one." },
        Flag { name: "args", takes: Takes::Value("array"), help: "Its arguments: [dense<1> : tensor<2xi32>, …]." },
        Flag {
            name: "probe-output-dir",
            takes: Takes::Value("folder"),
            help: "Where `interpreter.probe` writes what it sees.",
        },
        Flag { name: "interpreter-print-dense", takes: Takes::Nothing, help: "Print results as constants." },
        Flag { name: "serialize", takes: Takes::Nothing, help: "Write the program as a portable artifact." },
        Flag {
            name: "target",
            takes: Takes::Value("version"),
            help: "The version that shall read it: #.#.#, current, WEEK_4, WEEK_12 or MAX.",
        },
        Flag { name: "strip-debuginfo", takes: Takes::Nothing, help: "Write it without locations." },
        Flag {
            name: "allow-other-dialects",
            takes: Takes::Nothing,
            help: "Write it with ops of other dialects, which nobody promises to read.",
        },
        Flag { name: "deserialize", takes: Takes::Nothing, help: "Read a portable artifact and write the program." },
        Flag {
            name: "print-stablehlo-version",
            takes: Takes::Nothing,
            help: "Begin with a comment that says which version the artifact is of.",
        },
        Flag { name: "split-input-file", takes: Takes::Nothing, help: "Handle each chunk between `// -----` alone." },
        Flag {
            name: "verify-diagnostics",
            takes: Takes::MaybeValue("all"),
            help: "Succeed when the diagnostics are those that `// expected-error {{…}}` announce.",
        },
        Flag { name: "o", takes: Takes::Value("file"), help: "Write there instead of the standard output." },
    ];
    [&own, WINDOW, READING, PRINTING].concat()
}

/// Runs the command.
pub fn run(words: &[String]) -> CommandResult {
    let args = Args::parse(words, &flags(), &[])?;
    set_threads(&args)?;
    let tasks = ["interpret", "serialize", "deserialize"].map(|task| args.has(task));
    let handle = match tasks {
        [true, false, false] => interpret,
        [false, true, false] => serialize,
        [false, false, true] => deserialize,
        _ => return Err(Usage("say what to do: `--interpret`, `--serialize` or `--deserialize`, one of them".into())),
    };
    if args.has("serialize") && args.has("split-input-file") {
        return Err(Usage("`--serialize` writes one program: leave out `--split-input-file`".into()));
    }
    check_verify_diagnostics(&args)?;
    let input = input::read(args.file()?)?;
    let chunks = if args.has("split-input-file") { input::split(&input) } else { vec![input] };
    let mut outcome = Outcome::Success;
    let mut out = Vec::new();
    for (index, chunk) in chunks.iter().enumerate() {
        if index != 0 {
            out.push(b'\n');
        }
        let cx = crate::context();
        let Handled { diags, succeeded } = handle(&cx, chunk, &args, &mut out)?;
        if finish(&cx, chunk, &args, &diags, succeeded)? == Outcome::Failure {
            outcome = Outcome::Failure;
        }
    }
    let path = args.value("o").unwrap_or("-");
    // A file is only written when all went well.
    if outcome == Outcome::Success || path == "-" {
        write_output(Path::new(path), |sink| sink.write_all(&out)).map_err(|error| Usage(error.to_string()))?;
    }
    Ok(outcome)
}

/// What became of a chunk.
struct Handled {
    diags: Diagnostics,
    succeeded: bool,
}

/// Tells what was reported, or compares it with what was announced.
fn finish(cx: &Context, chunk: &Input, args: &Args, diags: &Diagnostics, succeeded: bool) -> CommandResult {
    let succeeded = if args.has("verify-diagnostics") {
        expected::hold(cx, chunk, diags)
    } else {
        report(cx, diags, args)?;
        succeeded
    };
    Ok(if succeeded { Outcome::Success } else { Outcome::Failure })
}

/// Writes a program as a portable artifact.
fn serialize(cx: &Arc<Context>, chunk: &Input, args: &Args, out: &mut Vec<u8>) -> Result<Handled, Usage> {
    let mut loaded = load(cx, chunk, args);
    let mut diags = loaded.diags;
    let options = SerializeOptions {
        target: args.value("target").unwrap_or_default().to_owned(),
        allow_other_dialects: args.has("allow-other-dialects"),
        promise: Some(promise(args)?),
    };
    let mut written = !diags.has_errors();
    if written && args.has("strip-debuginfo") {
        let strip =
            Passes::standard().pipeline("builtin.module", "strip-debuginfo").map_err(|e| Usage(e.to_string()))?;
        written = strip.run(&mut loaded.module, &RunOptions::default(), &mut std::io::sink(), &mut diags).is_ok();
    }
    let succeeded = written && vhlo::serialize(&loaded.module, &options, out, &mut diags).is_ok();
    if !succeeded {
        out.clear();
    }
    Ok(Handled { diags, succeeded })
}

/// Reads a portable artifact; the text of the program goes to `out`.
fn deserialize(cx: &Arc<Context>, chunk: &Input, args: &Args, out: &mut Vec<u8>) -> Result<Handled, Usage> {
    let version = artifact_version(&chunk.text);
    if args.has("print-stablehlo-version") {
        out.extend_from_slice(
            match version {
                Some(version) => format!("// Reading portable artifact with StableHLO version: {version}\n"),
                None => "// Failed parsing StableHLO version from portable artifact\n".to_owned(),
            }
            .as_bytes(),
        );
    }
    let mut diags = Diagnostics::default();
    let promise = promise(args)?;
    let at = cx.loc(LocData::File { file: cx.name(&chunk.name), line: 0, col: 0 });
    if version.is_some_and(|version| promise.admit(version, at, &mut diags).is_err()) {
        return Ok(Handled { diags, succeeded: false });
    }
    let loaded = load_artifact(cx, chunk, args).unwrap_or_else(|| {
        let mut loaded = load(cx, chunk, args);
        loaded.deserialize();
        loaded
    });
    diags.append(loaded.diags);
    let succeeded = !diags.has_errors();
    if !succeeded {
        let message = format!("failed to deserialize portable artifact using StableHLO_v{}", Version::CURRENT);
        let mut draft = diags.error("deserialize", Loc::UNKNOWN, message);
        if let Some(version) = version {
            draft = draft.note(format!("the artifact was produced by StableHLO_v{version}"));
        }
        draft.emit();
    }
    if succeeded {
        print_module(&loaded.module, &print_flags(args)?, out)
            .map_err(|error| Usage(format!("cannot print: {error}")))?;
    }
    Ok(Handled { diags, succeeded })
}

/// Interprets one program; its results go to `out`.
fn interpret(cx: &Arc<Context>, chunk: &Input, args: &Args, out: &mut Vec<u8>) -> Result<Handled, Usage> {
    let loaded = load_program(cx, chunk, args);
    let mut diags = loaded.diags;
    if diags.has_errors() {
        return Ok(Handled { diags, succeeded: false });
    }
    let inputs = match args.value("args").map_or(Ok(Vec::new()), |text| parse_args(cx, text)) {
        Ok(inputs) => inputs,
        Err(faults) => {
            diags.append(faults);
            return Ok(Handled { diags, succeeded: false });
        }
    };
    let printed = Arc::new(Mutex::new(Vec::new()));
    let output = printed.clone();
    let mut interpreter = Interpreter::new(&loaded.module).with_output(move |text| {
        output.lock().unwrap_or_else(PoisonError::into_inner).extend_from_slice(text.as_bytes());
        Ok(())
    });
    if !interpreter.has_functions() {
        return Ok(Handled { diags, succeeded: true });
    }
    if let Some(folder) = args.value("probe-output-dir").filter(|folder| !folder.is_empty()) {
        let probes = TensorFolder::create(Path::new(folder), "probe").map_err(Usage)?;
        interpreter = interpreter.with_probes(Arc::new(probes));
        warn_of_shared_probe_ids(&loaded.module, &mut diags);
    }
    let outcome = interpreter.run("main", inputs);
    out.append(&mut printed.lock().unwrap_or_else(PoisonError::into_inner));
    let results = match outcome {
        Ok(results) => results,
        Err(error) => {
            error.report(&mut diags);
            return Ok(Handled { diags, succeeded: false });
        }
    };
    for result in results {
        match (canonical(result)?, args.has("interpreter-print-dense")) {
            (Value::Tensor(tensor), true) => text::write_dense(out, &tensor, usize::MAX),
            (value, _) => text::write_value(out, &value),
        }
        out.push(b'\n');
    }
    Ok(Handled { diags, succeeded: true })
}

/// Reads `[dense<1> : tensor<2xi32>, …]`.
fn parse_args(cx: &Context, text: &str) -> Result<Vec<Value>, Diagnostics> {
    let fault = |mut diags: Diagnostics, message: &str| {
        let message = format!("{message}, i.e. --args=[dense<1> : tensor<2xi32>, ...]");
        diags.error("interpreter-args", Loc::UNKNOWN, message).emit();
        diags
    };
    // The misspelt word is the reference's, whose tests look for it.
    const NO_ARRAY: &str = "expectected array attribute string for args";
    const NO_DENSE: &str = "expected dense elements attribute for args elements";
    let array = parse_attr(cx, "<args>", text).map_err(|diags| fault(diags, NO_ARRAY))?;
    let elements = array.as_array(cx).ok_or_else(|| fault(Diagnostics::default(), NO_ARRAY))?;
    elements
        .iter()
        .map(|&element| {
            types::tensor_of_attr(cx, element).map(Value::Tensor).map_err(|_| fault(Diagnostics::default(), NO_DENSE))
        })
        .collect()
}
