//! `hlo opt`: reads, verifies, runs passes, prints. Takes the flags of `stablehlo-opt`.

use std::io::Write;
use std::path::Path;

use super::{CommandResult, Outcome, PRINTING, READING, Usage, load, print_flags, report, set_threads};
use crate::expected;
use crate::flags::{Args, Flag, Takes};
use crate::input::{self, Input};
use crate::output::write_output;

/// The command's flags.
pub fn flags() -> Vec<Flag> {
    let own = [
        Flag { name: "o", takes: Takes::Value("file"), help: "Write there instead of the standard output." },
        Flag { name: "split-input-file", takes: Takes::Nothing, help: "Handle each chunk between `// -----` alone." },
        Flag {
            name: "verify-diagnostics",
            takes: Takes::MaybeValue("mode"),
            help: "Succeed when the diagnostics are those that `// expected-error {{…}}` announce.",
        },
        Flag { name: "verify-each", takes: Takes::Nothing, help: "Verify after each pass (on by default)." },
    ];
    [&own, READING, PRINTING].concat()
}

/// Runs the command.
pub fn run(words: &[String]) -> CommandResult {
    let args = Args::parse(words, &flags(), |_| false)?;
    set_threads(&args)?;
    let input = input::read(args.file()?)?;
    let chunks = if args.has("split-input-file") { input::split(&input) } else { vec![input] };
    let mut outcome = Outcome::Success;
    let mut texts = Vec::new();
    for chunk in &chunks {
        match one(chunk, &args)? {
            Some(text) => texts.push(text),
            None => outcome = Outcome::Failure,
        }
    }
    if outcome == Outcome::Success && !args.has("verify-diagnostics") {
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
    Ok(outcome)
}

/// Handles one chunk; its text, or `None` after telling what is wrong.
fn one(chunk: &Input, args: &Args) -> Result<Option<Vec<u8>>, Usage> {
    let cx = crate::context();
    let loaded = load(&cx, chunk, args);
    if args.has("verify-diagnostics") {
        let reported: Vec<_> = loaded.diags.iter().collect();
        let faults = expected::check(&cx, &chunk.name, &chunk.text, chunk.first_line, &reported);
        for fault in &faults {
            let _ = writeln!(std::io::stderr(), "{fault}");
        }
        return Ok(faults.is_empty().then(Vec::new));
    }
    report(&cx, &loaded.diags, args)?;
    if loaded.diags.has_errors() {
        return Ok(None);
    }
    let mut text = Vec::new();
    hlo_ir::text::print_module(&loaded.module, &print_flags(args)?, &mut text)
        .map_err(|error| Usage(format!("cannot print: {error}")))?;
    Ok(Some(text))
}
