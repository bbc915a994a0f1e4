//! The `hlo` binary: finds the command and gives its outcome as the exit code.
//!
//! Exit codes: 0 success, 1 the program is wrong or a check failed, 2 the command line is wrong or a file cannot be
//! read or written.

use std::process::ExitCode;

use hlo::commands::{CommandResult, Outcome, Usage, check, fmt, info, opt};

fn main() -> ExitCode {
    let mut words: Vec<String> = std::env::args_os().map(|word| word.to_string_lossy().into_owned()).collect();
    let program = words.remove(0);
    let program = program.rsplit('/').next().unwrap_or_default();
    // Under the name of a reference tool, the binary is that tool.
    let command = match program {
        "stablehlo-opt" => "opt".to_owned(),
        "stablehlo-translate" => "translate".to_owned(),
        _ if words.is_empty() => "help".to_owned(),
        _ => words.remove(0),
    };
    match run(&command, &words) {
        Ok(Outcome::Success) => ExitCode::SUCCESS,
        Ok(Outcome::Failure) => ExitCode::from(1),
        Err(Usage(message)) => {
            eprintln!("hlo: {message}");
            ExitCode::from(2)
        }
    }
}

fn run(command: &str, words: &[String]) -> CommandResult {
    match command {
        "opt" => opt::run(words),
        "check" => check::run(words),
        "fmt" => fmt::run(words),
        "info" => info::run(words),
        _ => Err(Usage(format!("unknown command `{command}`"))),
    }
}
