//! `hlo fmt`: prints a text as the toolchain would, with its comments; with `--upgrade`, also what earlier releases wrote
//! as it is written today.

use std::io::Write;
use std::path::Path;

use hlo_ir::text::{Formattable, ParseOptions, parse_module};
use hlo_ir::verify::verify_module;
use hlo_ir::{Diagnostics, Severity};

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
        Flag {
            name: "upgrade",
            takes: Takes::Nothing,
            help: "Also read what earlier releases wrote, and write it as today; fail when the result does not verify.",
        },
    ];
    [&own, READING].concat()
}

/// Runs the command.
pub fn run(words: &[String]) -> CommandResult {
    let args = Args::parse(words, &flags(), &[])?;
    let path = args.file()?;
    let ways: Vec<&str> = ["check", "i", "o"].into_iter().filter(|name| args.has(name)).collect();
    if let [first, second, ..] = ways[..] {
        return Err(Usage(format!("`--{first}` and `--{second}` exclude each other: say where the result goes once")));
    }
    if args.has("i") && path == "-" {
        return Err(Usage("`-i` writes back to a file: name one".into()));
    }
    let input = input::read(path)?;
    if input.is_bytecode() {
        return Err(Usage(format!(
            "'{}' holds bytecode, which has no layout: `hlo opt` prints it as text",
            input.name
        )));
    }
    let mut formatted = Vec::new();
    let chunks = input::split(&input);
    for (index, chunk) in chunks.iter().enumerate() {
        if index != 0 {
            // Empty lines around the marker stay, one on each side.
            let gap = |ends: bool| if ends { "\n" } else { "" };
            formatted.extend_from_slice(gap(ends_with_gap(&chunks[index - 1].text)).as_bytes());
            formatted.extend_from_slice(b"// -----\n");
            formatted.extend_from_slice(gap(begins_with_gap(&chunk.text)).as_bytes());
        }
        if !format(chunk, &args, &mut formatted)? {
            return Ok(Outcome::Failure);
        }
    }
    if args.has("check") {
        let same = formatted[..] == input.text[..];
        if !same {
            let upgrade = if args.has("upgrade") { " --upgrade" } else { "" };
            let help = if path == "-" { String::new() } else { format!("; `hlo fmt -i{upgrade} {path}` changes it") };
            let _ = writeln!(std::io::stderr(), "{}: not formatted{help}", input.name);
        }
        return Ok(if same { Outcome::Success } else { Outcome::Failure });
    }
    let target = if args.has("i") { path } else { args.value("o").unwrap_or("-") };
    write_output(Path::new(target), |out| out.write_all(&formatted)).map_err(|error| Usage(error.to_string()))?;
    Ok(Outcome::Success)
}

/// Whether the first line is empty and something follows.
fn begins_with_gap(text: &[u8]) -> bool {
    text.iter().take_while(|byte| byte.is_ascii_whitespace()).any(|byte| *byte == b'\n')
        && !text.trim_ascii().is_empty()
}

/// Whether the last line is empty and something stands before it.
fn ends_with_gap(text: &[u8]) -> bool {
    let blanks = text.iter().rev().take_while(|byte| byte.is_ascii_whitespace());
    blanks.filter(|byte| **byte == b'\n').count() > 1 && !text.trim_ascii().is_empty()
}

/// Appends one formatted chunk; `false` after telling what is wrong with it.
fn format(chunk: &Input, args: &Args, out: &mut Vec<u8>) -> Result<bool, Usage> {
    let cx = crate::context();
    let options = ParseOptions {
        // A formatter asks for syntax, not for knowledge of every dialect.
        allow_unregistered: true,
        first_line: chunk.first_line,
        old_spellings: args.has("upgrade"),
        ..ParseOptions::default()
    };
    let (text, mut diags) = Formattable::parse(&cx, &chunk.name, chunk.text.to_arc(), options);
    if options.old_spellings && !diags.has_errors() {
        diags.append(verify_module(text.module()));
    }
    report(&cx, &diags, args)?;
    if diags.has_errors() {
        return Ok(false);
    }
    let start = out.len();
    text.print(out).map_err(|error| Usage(format!("cannot print: {error}")))?;
    // The custom forms of some ops cannot say everything that the generic form of a faulty program can.
    let options = ParseOptions { old_spellings: false, ..options };
    let again = parse_module(&cx, &chunk.name, out[start..].into(), options).1;
    if let Some(fault) = again.iter().find(|diagnostic| diagnostic.severity == Severity::Error) {
        let mut diags = Diagnostics::default();
        let message = format!("the formatted text would not be read again: {}", fault.message);
        diags
            .error("not-formattable", text.start(), message)
            .help("correct what `hlo check` reports, or leave the text as it is")
            .emit();
        report(&cx, &diags, args)?;
        return Ok(false);
    }
    Ok(true)
}
