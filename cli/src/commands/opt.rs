//! `hlo opt`: reads, verifies, runs passes, prints. Takes the flags of `stablehlo-opt`. What watches the passes is in
//! [`watched_passes`](super::watched_passes).

use std::io::Write;
use std::path::Path;
use std::time::Instant;

use hlo_dialects::strict::check_body;
use hlo_ir::bytecode::{FileInfo, NEWEST_FORMAT, WriteOptions, write_bytecode};
use hlo_ir::text::print_module;
use hlo_passes::{Passes, Pipeline};

use super::watched_passes::Watched;
use super::{
    CommandResult, IMPLICIT_BROADCAST, Outcome, PRINTING, READING, Usage, load, print_flags, report, set_threads,
};
use crate::expected;
use crate::flags::{Args, Flag, Takes};
use crate::input::{self, Input};
use crate::output::write_output;

const OWN: &[Flag] = &[
    Flag { name: "o", takes: Takes::Value("file"), help: "Write there instead of the standard output." },
    Flag { name: "emit-bytecode", takes: Takes::Nothing, help: "Write bytecode instead of text." },
    Flag { name: "emit-bytecode-version", takes: Takes::Value("n"), help: "The format of bytecode, 0 to 6." },
    Flag {
        name: "emit-bytecode-producer",
        takes: Takes::Value("name"),
        help: "The tool that bytecode names as its own.",
    },
    Flag {
        name: "emit-bytecode-as-input",
        takes: Takes::Nothing,
        help: "Write bytecode as the input was: its format, tool, versions of dialects.",
    },
    Flag {
        name: "strict",
        takes: Takes::Nothing,
        help: "Also refuse what the reference takes although it cannot run, as `hlo check` does.",
    },
    Flag { name: "split-input-file", takes: Takes::Nothing, help: "Handle each chunk between `// -----` alone." },
    Flag {
        name: "verify-diagnostics",
        takes: Takes::MaybeValue("all"),
        help: "Succeed when the diagnostics are those that `// expected-error {{…}}` announce.",
    },
    Flag {
        name: "pass-pipeline",
        takes: Takes::Value("pipeline"),
        help: "Run a pipeline such as `builtin.module(func.func(cse),symbol-dce)`.",
    },
    Flag { name: "dump-pass-pipeline", takes: Takes::Nothing, help: "Write the pipeline to the standard error first." },
    Flag { name: "verify-each", takes: Takes::MaybeValue("bool"), help: "Verify after each pass (on by default)." },
    Flag { name: "mlir-timing", takes: Takes::Nothing, help: "Write how long each pass took to the standard error." },
    Flag { name: "mlir-timing-display", takes: Takes::Value("form"), help: "tree or list." },
    Flag { name: "mlir-print-ir-before", takes: Takes::Value("passes"), help: "Show the program before these passes." },
    Flag { name: "mlir-print-ir-after", takes: Takes::Value("passes"), help: "Show the program after these passes." },
    Flag { name: "mlir-print-ir-before-all", takes: Takes::Nothing, help: "Show the program before each pass." },
    Flag { name: "mlir-print-ir-after-all", takes: Takes::Nothing, help: "Show the program after each pass." },
    Flag { name: "mlir-print-ir-after-change", takes: Takes::Nothing, help: "… but only when the pass changed it." },
    Flag {
        name: "mlir-print-ir-after-failure",
        takes: Takes::Nothing,
        help: "Show the program after a pass that failed.",
    },
    Flag {
        name: "mlir-print-ir-module-scope",
        takes: Takes::Nothing,
        help: "Show the whole module, not one function.",
    },
    Flag {
        name: "mlir-print-ir-tree-dir",
        takes: Takes::Value("folder"),
        help: "Write each of these programs to a file of its own in this folder.",
    },
    Flag {
        name: "mlir-pass-statistics",
        takes: Takes::Nothing,
        help: "Write what passes counted to the standard error.",
    },
    Flag { name: "mlir-pass-statistics-display", takes: Takes::Value("form"), help: "pipeline or list." },
    Flag {
        name: "mlir-pass-pipeline-crash-reproducer",
        takes: Takes::Value("file"),
        help: "When a pass fails or panics, write the program and the pipeline there.",
    },
    Flag {
        name: "mlir-pass-pipeline-local-reproducer",
        takes: Takes::Nothing,
        help: "… the program before the pass that failed, and that pass alone.",
    },
    Flag { name: "run-reproducer", takes: Takes::Nothing, help: "Run the pipeline that a reproducer holds." },
    Flag {
        name: "debug-only",
        takes: Takes::Value("greedy-rewriter"),
        help: "Show each attempt of a pattern, and why the driver of patterns stopped.",
    },
    Flag { name: "mlir-disable-threading", takes: Takes::Nothing, help: "Use one thread, as `--threads=1`." },
];

/// The command's flags, passes apart.
pub fn flags() -> Vec<Flag> {
    [OWN, &[IMPLICIT_BROADCAST], READING, PRINTING].concat()
}

/// Runs the command.
pub fn run(words: &[String]) -> CommandResult {
    let passes = hlo_codegen::pipeline::passes();
    let args = Args::parse(words, &flags(), &passes.names())?;
    set_threads(&args)?;
    let pipeline = pipeline(&passes, &args)?;
    if args.has("dump-pass-pipeline") {
        let _ = write!(std::io::stderr(), "{}", pipeline.pretty());
    }
    check_values(&args)?;
    let watched = Watched::new(&passes, &args, pipeline)?;
    let input = input::read(args.file()?)?;
    let chunks = if args.has("split-input-file") { input::split(&input) } else { vec![input] };
    let mut outcome = Outcome::Success;
    let mut texts = Vec::new();
    for chunk in &chunks {
        match one(chunk, &args, &watched)? {
            Some(text) => texts.push(text),
            None => outcome = Outcome::Failure,
        }
    }
    if outcome == Outcome::Success {
        let path = args.value("o").unwrap_or("-");
        write_output(Path::new(path), |out| {
            for (index, text) in texts.iter().enumerate() {
                if index != 0 {
                    out.write_all(b"// -----\n")?;
                }
                out.write_all(text)?;
            }
            Ok(())
        })
        .map_err(|error| Usage(error.to_string()))?;
    }
    watched.report();
    Ok(outcome)
}

/// Refuses values that would be noticed too late, or never.
fn check_values(args: &Args) -> Result<(), Usage> {
    args.switch("verify-each")?;
    print_flags(args)?;
    let format = write_options(args, None)?.format;
    if format > NEWEST_FORMAT {
        return Err(Usage(format!("`--emit-bytecode-version` is a number from 0 to {NEWEST_FORMAT}, found {format}")));
    }
    let emits_bytecode = args.has("emit-bytecode") || args.has("emit-bytecode-as-input");
    if emits_bytecode && args.has("split-input-file") {
        return Err(Usage("`--emit-bytecode` writes one program: leave out `--split-input-file`".into()));
    }
    check_verify_diagnostics(args)
}

/// Refuses modes of `--verify-diagnostics` that are not known.
pub(super) fn check_verify_diagnostics(args: &Args) -> Result<(), Usage> {
    match args.value("verify-diagnostics").filter(|mode| !matches!(*mode, "" | "all")) {
        Some(mode) => Err(Usage(format!("`--verify-diagnostics` knows the mode all, found `{mode}`"))),
        None => Ok(()),
    }
}

/// How to write bytecode; `file` is what the input says about itself.
fn write_options(args: &Args, file: Option<&FileInfo>) -> Result<WriteOptions, Usage> {
    let as_input = file.filter(|_| args.has("emit-bytecode-as-input"));
    let mut options = as_input.map_or_else(WriteOptions::default, FileInfo::write_options);
    if let Some(format) = args.parsed("emit-bytecode-version")? {
        options.format = format;
    }
    if let Some(producer) = args.value("emit-bytecode-producer") {
        options.producer = producer.to_owned();
    }
    Ok(options)
}

/// The passes that the flags name, in their order.
fn pipeline(passes: &Passes, args: &Args) -> Result<Pipeline, Usage> {
    let mut pipeline = None;
    for flag in &args.flags {
        let is_pass = passes.pass(&flag.name).is_some() || passes.named_pipeline(&flag.name).is_some();
        if flag.name == "pass-pipeline" {
            if pipeline.is_some() {
                return Err(Usage("`--pass-pipeline` stands alone: put the other passes into it".into()));
            }
            let text = flag.value.as_deref().unwrap_or_default();
            pipeline = Some(passes.anchored_pipeline(text).map_err(|errors| Usage(errors.to_string()))?);
        } else if is_pass {
            let options = flag.value.as_deref().unwrap_or_default().trim();
            let options = options.strip_prefix('{').and_then(|rest| rest.strip_suffix('}')).unwrap_or(options);
            pipeline
                .get_or_insert_with(|| Pipeline::new("builtin.module"))
                .add(passes, &flag.name, options)
                .map_err(|errors| Usage(format!("--{}: {errors}", flag.name)))?;
        }
    }
    Ok(pipeline.unwrap_or_else(|| Pipeline::new("builtin.module")))
}

/// Handles one chunk; its text, or `None` after telling what is wrong.
fn one(chunk: &Input, args: &Args, watched: &Watched<'_>) -> Result<Option<Vec<u8>>, Usage> {
    let cx = crate::context();
    let started = Instant::now();
    let mut loaded = load(&cx, chunk, args);
    watched.section("Parser", started.elapsed());
    if !loaded.diags.has_errors() && args.has("strict") {
        check_body(&cx, &loaded.module.body, &mut loaded.diags);
    }
    if !loaded.diags.has_errors() && watched.has_passes() {
        watched.run(&mut loaded.module, &mut loaded.diags)?;
        loaded.explain_newer();
    }
    if args.has("verify-diagnostics") {
        if !expected::hold(&cx, chunk, &loaded.diags) {
            return Ok(None);
        }
        // What ran without an error is printed, as the reference's tool does.
        if loaded.diags.has_errors() {
            return Ok(Some(Vec::new()));
        }
    } else {
        report(&cx, &loaded.diags, args)?;
        if loaded.diags.has_errors() {
            return Ok(None);
        }
    }
    let started = Instant::now();
    let mut text = Vec::new();
    if args.has("emit-bytecode") || args.has("emit-bytecode-as-input") {
        write_bytecode(&loaded.module, &write_options(args, loaded.file.as_ref())?, &mut text)
            .map_err(|error| Usage(format!("cannot write bytecode: {error}")))?;
    } else {
        print_module(&loaded.module, &print_flags(args)?, &mut text)
            .map_err(|error| Usage(format!("cannot print: {error}")))?;
    }
    watched.section("Output", started.elapsed());
    Ok(Some(text))
}
