//! What each verb of a run line does with its file.
//!
//! | verb | what is run | what has to hold |
//! | --- | --- | --- |
//! | `roundtrip` | `hlo opt`, in three forms | the golden; each form, read again, prints the same |
//! | `opt PASS…` | `hlo opt --PASS…` | the golden |
//! | `verify` | `hlo opt --verify-diagnostics --split-input-file` | every diagnostic is announced in the file |
//! | `interpret` | `hlo opt --inline`, then `hlo translate --interpret` | the `check` ops pass; the golden |
//! | `run` | `hlo run` | the golden |
//! | `translate` | `hlo translate` | the golden |
//! | `filecheck PASS…` | `hlo opt --PASS…` | the check lines of the file, by our FileCheck |
//! | `refused PASS…` | `hlo opt --PASS…` | it ends with status 1 and a diagnostic; the golden of its messages |
//!
//! For `hlo opt` a word without a dash is a pass. Programs run in the folder of their file and take it by its bare name, so that messages and locations are the same everywhere.

use std::path::Path;
use std::process::Command;
use std::time::Duration;

use crate::case::{Case, Verb};
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
    let tool = Tool { case };
    match case.verb {
        Verb::Roundtrip => tool.roundtrip(),
        Verb::Opt => tool.succeed("opt", &tool.passes(&case.args), None),
        Verb::Verify => {
            let mut args = vec![
                "--verify-diagnostics".to_owned(),
                "--split-input-file".to_owned(),
            ];
            args.extend(tool.passes(&case.args));
            tool.succeed("opt", &args, None).map(|_| String::new())
        }
        Verb::Interpret => {
            let inlined = tool.succeed("opt", &["--inline".to_owned()], None)?;
            let mut args = vec!["--interpret".to_owned()];
            args.extend_from_slice(&case.args);
            tool.succeed("translate", &args, Some(&inlined))
        }
        Verb::Run => tool.succeed("run", &case.args, None),
        Verb::Translate => tool.succeed("translate", &case.args, None),
        Verb::FileCheck => tool.filecheck(),
        Verb::Refused => tool.refused(),
    }
}

struct Tool<'a> {
    case: &'a Case,
}

impl Tool<'_> {
    fn file_name(&self) -> String {
        self.case
            .path
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned()
    }

    /// A word without a dash names a pass.
    fn passes(&self, args: &[String]) -> Vec<String> {
        args.iter()
            .map(|arg| {
                if arg.starts_with('-') {
                    arg.clone()
                } else {
                    format!("--{arg}")
                }
            })
            .collect()
    }

    /// Runs a verb of the binary on `input`, or on the file of the case.
    fn output(&self, verb: &str, args: &[String], input: Option<&str>) -> Result<Output, String> {
        let folder = self.case.path.parent().unwrap_or(Path::new("."));
        let file = if input.is_some() {
            "-".to_owned()
        } else {
            self.file_name()
        };
        let mut command = Command::new(env!("CARGO_BIN_EXE_hlo"));
        command.current_dir(folder).arg(verb).args(args).arg(&file);
        let shown = || format!("hlo {verb} {} {file}", args.join(" "));
        let output = support::run(&mut command, input.unwrap_or_default().as_bytes(), LIMIT);
        let output = output.map_err(|error| format!("`{}` did not start: {error}\n", shown()))?;
        if output.has_crashed() {
            return Err(format!(
                "`{}` crashed ({:?}):\n{}",
                shown(),
                output.exit,
                output.stderr
            ));
        }
        Ok(output)
    }

    /// The standard output of a run that has to succeed, ended by one newline where there is any.
    fn succeed(&self, verb: &str, args: &[String], input: Option<&str>) -> Result<String, String> {
        let output = self.output(verb, args, input)?;
        match output.exit {
            Exit::Code(0) if output.stdout.is_empty() => Ok(output.stdout),
            Exit::Code(0) => Ok(format!("{}\n", output.stdout.trim_end_matches('\n'))),
            _ => Err(format!(
                "`hlo {verb} {}` failed:\n{}",
                args.join(" "),
                output.stderr
            )),
        }
    }

    fn roundtrip(&self) -> Result<String, String> {
        let print = |form: &str, input: Option<&str>| {
            let mut args = self.passes(&self.case.args);
            args.extend((!form.is_empty()).then(|| form.to_owned()));
            self.succeed("opt", &args, input)
        };
        let (generic_form, location_form) = ("--mlir-print-op-generic", "--mlir-print-debuginfo");
        let pretty = print("", None)?;
        let generic = print(generic_form, None)?;
        let located = print(location_form, None)?;
        let again = [
            (
                "pretty form, read from pretty form",
                &pretty,
                print("", Some(&pretty))?,
            ),
            (
                "pretty form, read from generic form",
                &pretty,
                print("", Some(&generic))?,
            ),
            (
                "generic form, read from generic form",
                &generic,
                print(generic_form, Some(&generic))?,
            ),
            (
                "pretty form, read from form with locations",
                &pretty,
                print("", Some(&located))?,
            ),
            (
                "form with locations, read from itself",
                &located,
                print(location_form, Some(&located))?,
            ),
        ];
        for (title, first, second) in again {
            if *first != second {
                return Err(format!(
                    "{title} differs:\n{}",
                    diff::unified(first, &second, "first", "second")
                ));
            }
        }
        Ok(format!(
            "// ---- pretty\n{pretty}// ---- generic\n{generic}// ---- locations\n{located}"
        ))
    }

    fn filecheck(&self) -> Result<String, String> {
        let (mut options, others) = filecheck::Options::parse(&self.case.args)?;
        options.enable_var_scope = true;
        let output = self.succeed("opt", &self.passes(&others), None)?;
        let checks = std::fs::read_to_string(&self.case.path).map_err(|error| error.to_string())?;
        filecheck::check(&self.file_name(), &checks, &output, &options)?;
        Ok(String::new())
    }

    fn refused(&self) -> Result<String, String> {
        let output = self.output("opt", &self.passes(&self.case.args), None)?;
        match output.exit {
            Exit::Code(1) if output.stderr.contains("error: ") => Ok(output.stderr),
            Exit::Code(1) => Err(format!(
                "the file was refused without a diagnostic:\n{}",
                output.stderr
            )),
            exit => Err(format!(
                "the file was not refused ({exit:?}):\n{}",
                output.stdout
            )),
        }
    }
}
