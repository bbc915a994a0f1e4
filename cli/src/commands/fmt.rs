//! `hlo fmt`: prints a text as the toolchain would, with its comments.

use std::io::Write;
use std::path::Path;

use hlo_ir::text::{ParseOptions, parse_module, print_formatted};

use super::{CommandResult, Outcome, READING, Usage, report};
use crate::flags::{Args, Flag, Takes};
use crate::input::{self, Input};
use crate::output::write_output;

/// The command's flags.
pub fn flags() -> Vec<Flag> {
    let own = [
        Flag { name: "check", takes: Takes::Nothing, help: "Write nothing; fail when the text is not formatted." },
        Flag { name: "i", takes: Takes::Nothing, help: "Write the result back to the file." },
        Flag { name: "o", takes: Takes::Value("file"), help: "Write there instead of the standard output." },
    ];
    [&own, READING].concat()
}

/// Runs the command.
pub fn run(words: &[String]) -> CommandResult {
    let args = Args::parse(words, &flags(), |_| false)?;
    let path = args.file()?;
    let input = input::read(path)?;
    let mut formatted = Vec::new();
    for (index, chunk) in input::split(&input).iter().enumerate() {
        if index != 0 {
            formatted.extend_from_slice(b"// -----\n");
        }
        if !format(chunk, &args, &mut formatted)? {
            return Ok(Outcome::Failure);
        }
    }
    if args.has("check") {
        let same = formatted[..] == input.text[..];
        if !same {
            let _ = writeln!(std::io::stderr(), "{path}: not formatted; `hlo fmt -i {path}` changes it");
        }
        return Ok(if same { Outcome::Success } else { Outcome::Failure });
    }
    let target = if args.has("i") { path } else { args.value("o").unwrap_or("-") };
    write_output(Path::new(target), |out| out.write_all(&formatted)).map_err(|error| Usage(error.to_string()))?;
    Ok(Outcome::Success)
}

/// Appends one formatted chunk; `false` after telling what is wrong with it.
fn format(chunk: &Input, args: &Args, out: &mut Vec<u8>) -> Result<bool, Usage> {
    let cx = crate::context();
    let options = ParseOptions {
        // A formatter asks for syntax, not for knowledge of every dialect.
        allow_unregistered: true,
        first_line: chunk.first_line,
        record_positions: true,
    };
    let (module, diags) = parse_module(&cx, &chunk.name, chunk.text.clone(), options);
    report(&cx, &diags, args)?;
    if diags.has_errors() {
        return Ok(false);
    }
    print_formatted(&module, &chunk.text, out).map_err(|error| Usage(format!("cannot print: {error}")))?;
    Ok(true)
}
