//! The `hlo` binary: finds the command and gives its outcome as the exit code.
//!
//! Exit codes: 0 success, 1 the program is wrong or a check failed, 2 the command line is wrong or a file cannot be
//! read or written.

use std::io::Write;
use std::process::ExitCode;

use hlo::commands::{CommandResult, Outcome, Usage, help};

fn main() -> ExitCode {
    let mut words = std::env::args_os().map(|word| word.to_string_lossy().into_owned());
    let program = words.next().unwrap_or_default();
    let mut words: Vec<String> = words.collect();
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
        Err(Usage(message)) => {
            // Nobody is left to tell when the standard error is gone.
            let _ = writeln!(std::io::stderr(), "hlo: {message}");
            ExitCode::from(2)
        }
    }
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
