//! The `hlo` binary: finds the command and gives its outcome as the exit code.
//!
//! Exit codes: 0 success, 1 the program is wrong or a check failed, 2 the command line is wrong or a file cannot be
//! read or written.

use std::ffi::OsString;
use std::io::Write;
use std::process::ExitCode;

use hlo::commands::{CommandResult, Outcome, Usage, help};
use hlo::render;

fn main() -> ExitCode {
    let mut words = std::env::args_os();
    let program = words.next().unwrap_or_default().to_string_lossy().into_owned();
    let words: Result<Vec<String>, OsString> = words.map(OsString::into_string).collect();
    let mut words = match words {
        Ok(words) => words,
        Err(word) => {
            let message =
                format!("{word:?} on the command line is not UTF-8; `-` reads such a file: `hlo check - < FILE`");
            return usage_error(&message, false);
        }
    };
    // Under the name of a reference tool, the binary is that tool.
    let command = match program.rsplit('/').next() {
        Some("stablehlo-opt") => "opt".to_owned(),
        Some("stablehlo-translate") => "translate".to_owned(),
        _ if words.is_empty() => "help".to_owned(),
        _ => words.remove(0),
    };
    match run(&command, &words) {
        Ok(Outcome::Success) => ExitCode::SUCCESS,
        Ok(Outcome::Failure) => ExitCode::from(1),
        Err(Usage(message)) => usage_error(&message, wants_json(&words)),
    }
}

fn usage_error(message: &str, as_json: bool) -> ExitCode {
    let text = if as_json { render::usage_json(message) } else { format!("hlo: {message}\n") };
    // Nobody is left to tell when the standard error is gone.
    let _ = std::io::stderr().write_all(text.as_bytes());
    ExitCode::from(2)
}

/// Whether `--message-format=json` is among the words, which may not read as flags.
fn wants_json(words: &[String]) -> bool {
    let pairs = words.windows(2).any(|pair| pair[0].trim_start_matches('-') == "message-format" && pair[1] == "json");
    pairs || words.iter().any(|word| word.trim_start_matches('-') == "message-format=json")
}

fn run(command: &str, words: &[String]) -> CommandResult {
    match command {
        "help" | "--help" | "-h" => match words.first() {
            Some(name) => help::print(Some(help::find(name)?)),
            None => help::print(None),
        },
        "version" | "--version" | "-V" => help::write(&format!("hlo {}\n", env!("CARGO_PKG_VERSION"))),
        name => {
            let command = help::find(name)?;
            if words.iter().any(|word| matches!(word.as_str(), "--help" | "-help" | "-h")) {
                return help::print(Some(command));
            }
            (command.run)(words)
        }
    }
}
