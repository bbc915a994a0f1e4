//! What each verb of a run line does with its file.
//!
//! | verb | what is run | what has to hold |
//! | --- | --- | --- |
//! | `roundtrip` | `hlo opt`, in three forms | the golden; each form, read again, prints the same |
//! | `opt PASS…` | `hlo opt --PASS…` | the golden |
//! | `verify` | `hlo opt --verify-diagnostics --split-input-file` | every diagnostic is announced in the file |
//! | `interpret` | `hlo opt --inline`, then `hlo translate --interpret` | the `check` ops pass; the golden |
//! | `translate`, `run`, `check`, `compat`, `fmt`, `info` | that command of `hlo` | the golden |
//! | `filecheck PASS…` | `hlo opt --PASS…` | the check lines of the file, by our FileCheck |
//! | `refused PASS…`, `refused COMMAND …` | `hlo opt --PASS…`, `hlo COMMAND …` | it ends with status 1 and a diagnostic; the golden of its messages |
//!
//! For `hlo opt` a word without a dash is a pass. Programs run in the folder of their file and take it by its bare name, so that messages and locations are the same everywhere.

use std::path::Path;
use std::process::Command;
use std::time::Duration;

use crate::case::{COMMANDS, Case, Verb};
use crate::diff;
use crate::filecheck;
use crate::support::{self, Exit, Output};

/// What one program may take. Debug builds on a busy machine need a multiple of what users see.
const LIMIT: Duration = Duration::from_secs(20);

/// Does what the run line says and gives the text for the golden.
///
/// # Errors
/// What went wrong, for a person to read.
pub fn perform(case: &Case) -> Result<String, String> {
    let args = &case.words[1..];
    let tool = Tool { path: &case.path };
    match case.verb {
        Verb::Roundtrip => tool.roundtrip(args),
        Verb::Verify => {
            let flags = ["--verify-diagnostics".to_owned(), "--split-input-file".to_owned()];
            tool.succeed("opt", &[&flags, args].concat(), None).map(|_| String::new())
        }
        Verb::Interpret => {
            let inlined = tool.succeed("opt", &["--inline".to_owned()], None)?;
            let flag = ["--interpret".to_owned()];
            tool.succeed("translate", &[&flag, args].concat(), Some(&inlined))
        }
        Verb::FileCheck => tool.filecheck(args),
        Verb::Refused => tool.refused(args),
        Verb::Command => tool.succeed(&case.words[0], args, None),
    }
}

struct Tool<'a> {
    path: &'a Path,
}

impl Tool<'_> {
    fn file_name(&self) -> String {
        self.path.file_name().unwrap_or_default().to_string_lossy().into_owned()
    }

    /// Runs a command of the binary on `input`, or on the file of the case.
    fn output(&self, verb: &str, args: &[String], input: Option<&str>) -> Result<Output, String> {
        let folder = self.path.parent().unwrap_or(Path::new("."));
        let file = if input.is_some() { "-".to_owned() } else { self.file_name() };
        // A word without a dash names a pass.
        let is_pass = |arg: &str| verb == "opt" && !arg.starts_with('-');
        let args: Vec<String> =
            args.iter().map(|arg| if is_pass(arg) { format!("--{arg}") } else { arg.clone() }).collect();
        let mut command = Command::new(env!("CARGO_BIN_EXE_hlo"));
        command.current_dir(folder).arg(verb).args(&args).arg(&file);
        let shown = || format!("hlo {verb} {} {file}", args.join(" "));
        let output = support::run(&mut command, input.unwrap_or_default().as_bytes(), LIMIT);
        let output = output.map_err(|error| format!("`{}` did not start: {error}\n", shown()))?;
        if output.has_crashed() {
            return Err(format!("`{}` crashed ({:?}):\n{}", shown(), output.exit, output.stderr));
        }
        Ok(output)
    }

    /// The standard output of a run that has to succeed, ended by one newline where there is any.
    fn succeed(&self, verb: &str, args: &[String], input: Option<&str>) -> Result<String, String> {
        let output = self.output(verb, args, input)?;
        match output.exit {
            Exit::Code(0) if output.stdout.is_empty() => Ok(output.stdout),
            Exit::Code(0) => Ok(format!("{}\n", output.stdout.trim_end_matches('\n'))),
            _ => Err(format!("`hlo {verb} {}` failed:\n{}", args.join(" "), output.stderr)),
        }
    }

    fn roundtrip(&self, args: &[String]) -> Result<String, String> {
        let print = |form: &str, input: Option<&str>| {
            let mut args = args.to_vec();
            args.extend((!form.is_empty()).then(|| form.to_owned()));
            self.succeed("opt", &args, input)
        };
        let (generic_form, location_form) = ("--mlir-print-op-generic", "--mlir-print-debuginfo");
        let pretty = print("", None)?;
        let generic = print(generic_form, None)?;
        let located = print(location_form, None)?;
        let again = [
            ("pretty form, read from pretty form", &pretty, print("", Some(&pretty))?),
            ("pretty form, read from generic form", &pretty, print("", Some(&generic))?),
            ("generic form, read from generic form", &generic, print(generic_form, Some(&generic))?),
            ("pretty form, read from form with locations", &pretty, print("", Some(&located))?),
            ("form with locations, read from itself", &located, print(location_form, Some(&located))?),
        ];
        for (title, first, second) in again {
            if *first != second {
                return Err(format!("{title} differs:\n{}", diff::unified(first, &second, "first", "second")));
            }
        }
        Ok(format!("// ---- pretty\n{pretty}// ---- generic\n{generic}// ---- locations\n{located}"))
    }

    fn filecheck(&self, args: &[String]) -> Result<String, String> {
        let (mut options, others) = filecheck::Options::parse(args)?;
        options.enable_var_scope = true;
        let output = self.succeed("opt", &others, None)?;
        let checks = std::fs::read_to_string(self.path).map_err(|error| error.to_string())?;
        filecheck::check(&self.file_name(), &checks, &output, &options)?;
        Ok(String::new())
    }

    fn refused(&self, args: &[String]) -> Result<String, String> {
        let output = match args {
            [command, args @ ..] if COMMANDS.contains(&command.as_str()) => self.output(command, args, None)?,
            _ => self.output("opt", args, None)?,
        };
        match output.exit {
            Exit::Code(1) if output.stderr.contains("error: ") => Ok(output.stderr),
            Exit::Code(1) => Err(format!("the file was refused without a diagnostic:\n{}", output.stderr)),
            exit => Err(format!("the file was not refused ({exit:?}):\n{}", output.stdout)),
        }
    }
}
