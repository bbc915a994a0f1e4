//! `hlo reduce`: makes a program small that a command still succeeds on.

use std::io::{IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process::ExitStatus;
use std::time::Duration;

use hlo_ir::Module;
use hlo_ir::text::{PrintFlags, print_module};
use hlo_passes::reduce::{Size, Watch, reduce};

use super::{CommandResult, Outcome, READING, Usage, load_program, report, set_threads};
use crate::flags::{Args, Flag, Takes};
use crate::input;
use crate::output::write_output;
use crate::shell::{self, Folder};

/// The command's flags.
pub fn flags() -> Vec<Flag> {
    let own = [
        Flag {
            name: "test",
            takes: Takes::Value("command"),
            help: "A command of the shell that exits with 0 on what is looked for. `{}` in it is the program's file; without, \
                   the file comes last.",
        },
        Flag {
            name: "timeout",
            takes: Takes::Value("seconds"),
            help: "What takes longer is not what is looked for; 60 by default.",
        },
        Flag {
            name: "o",
            takes: Takes::Value("file"),
            help: "Write there instead of the standard output, at every step.",
        },
    ];
    [&own, READING].concat()
}

/// How long a test may take.
const TIMEOUT: f64 = 60.0;

/// Runs the command.
pub fn run(words: &[String]) -> CommandResult {
    let args = Args::parse(words, &flags(), &[])?;
    set_threads(&args)?;
    let Some(command) = args.value("test") else {
        return Err(Usage("`--test=COMMAND` is needed: it exits with 0 on what is looked for".into()));
    };
    let timeout = Duration::from_secs_f64(args.seconds("timeout")?.unwrap_or(TIMEOUT));
    let input = input::read(args.file()?)?;
    let cx = crate::context();
    let loaded = load_program(&cx, &input, &args);
    report(&cx, &loaded.diags, &args)?;
    if loaded.diags.has_errors() {
        return Ok(Outcome::Failure);
    }
    let folder =
        Folder::create("reduce").map_err(|error| Usage(format!("cannot make a folder for candidates: {error}")))?;
    let mut watch = ByCommand {
        command,
        timeout,
        candidate: folder.join("candidate.mlir"),
        target: args.value("o"),
        n_tests: 0,
        shows_progress: std::io::stderr().is_terminal(),
    };
    let before = Size::of(&cx, &loaded.module.body);
    match watch.test(&loaded.module)? {
        Some(status) if status.success() => {}
        Some(status) => {
            let message = format!("the test does not succeed on the program itself: {status}");
            return Err(Usage(message + "; it has to exit with 0 on what is looked for"));
        }
        None => return Err(Usage(format!("the test takes longer than {} s; see `--timeout`", timeout.as_secs_f64()))),
    }
    let reduced = reduce(loaded.module, &mut watch)?;
    let after = Size::of(&cx, &reduced.body);
    write(&reduced, args.value("o").unwrap_or("-"))?;
    let told = format!("{} ops became {}, in {} tests\n", before.ops, after.ops, watch.n_tests);
    // Nobody is left to tell when the standard error is gone.
    let _ = std::io::stderr().write_all(told.as_bytes());
    Ok(Outcome::Success)
}

/// Asks a command.
struct ByCommand<'a> {
    command: &'a str,
    timeout: Duration,
    /// Where the command finds what it is asked about.
    candidate: PathBuf,
    /// Where the smallest program so far goes.
    target: Option<&'a str>,
    n_tests: usize,
    shows_progress: bool,
}

impl ByCommand<'_> {
    /// How the command ended; nothing when it took too long.
    fn test(&mut self, module: &Module) -> Result<Option<ExitStatus>, Usage> {
        self.n_tests += 1;
        write(module, &self.candidate.to_string_lossy())?;
        let path = shell::quoted(&self.candidate);
        let line = match self.command.contains("{}") {
            true => self.command.replace("{}", &path),
            false => format!("{} {path}", self.command),
        };
        let cannot = |error: std::io::Error| Usage(format!("cannot run the test `{line}`: {error}"));
        shell::run(&line, self.timeout).map_err(cannot)
    }
}

impl Watch for ByCommand<'_> {
    type Stop = Usage;

    fn shows(&mut self, candidate: &Module) -> Result<bool, Usage> {
        Ok(self.test(candidate)?.is_some_and(|status| status.success()))
    }

    fn smaller(&mut self, best: &Module, size: Size) -> Result<(), Usage> {
        if self.shows_progress {
            let _ = write!(std::io::stderr(), "\r\x1b[K{} ops after {} tests\r", size.ops, self.n_tests);
        }
        // Somebody who gives up early keeps what was reached.
        match self.target {
            Some(target) if target != "-" => write(best, target),
            _ => Ok(()),
        }
    }
}

fn write(module: &Module, path: &str) -> Result<(), Usage> {
    let print = |out: &mut dyn Write| print_module(module, &PrintFlags::default(), out);
    write_output(Path::new(path), print).map_err(|error| Usage(error.to_string()))
}
