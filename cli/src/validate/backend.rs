//! What is held against the interpreter: programs compiled through C, or a command that reads a program and inputs and
//! writes outputs.

use std::path::Path;
use std::time::Duration;

use hlo_interp::Tensor;
use hlo_interp::eval::Value;
use hlo_ir::text::{PrintFlags, print_module};
use hlo_ir::{Context, Diagnostics, Module};

use crate::backend::c;
use crate::output::write_output;
use crate::shell::{self, Folder};
use crate::tensor_files::{Archive, Format, named, write_file};

/// See the module's documentation.
pub enum Backend<'a> {
    /// Compiled through C, by this compiler.
    C(Option<&'a str>),
    /// A command of the shell.
    Command {
        /// With `{program}`, `{inputs}` and `{outputs}` for the names of files.
        line: &'a str,
        /// How long a run may take.
        timeout: Duration,
        /// Where the files go.
        folder: &'a Folder,
    },
}

/// What a command is told with.
const PLACES: [&str; 3] = ["{program}", "{inputs}", "{outputs}"];

impl<'a> Backend<'a> {
    /// A command, in which every file must have its place.
    ///
    /// # Errors
    /// A sentence about the place that is missing.
    pub fn command(line: &'a str, timeout: Duration, folder: &'a Folder) -> Result<Self, String> {
        match PLACES.iter().find(|place| !line.contains(*place)) {
            Some(missing) => Err(format!(
                "`--backend` is c or a command with {{program}}, {{inputs}} and {{outputs}} in it; `{line}` has no {missing}"
            )),
            None => Ok(Backend::Command { line, timeout, folder }),
        }
    }

    /// Makes a program ready.
    ///
    /// # Errors
    /// What cannot be compiled or written, and why.
    pub fn prepare(&self, module: &Module, entry: &str) -> Result<Prepared, String> {
        match self {
            Backend::C(cc) => {
                let (body, foreign) = (module.body.deep_clone(), module.foreign.clone());
                let mut module = Module { cx: module.cx.clone(), body, foreign };
                let mut diags = Diagnostics::default();
                let n_threads = rayon::current_num_threads();
                let request = c::Request { entry, origin: "validated", fast: false, cc: *cc, n_threads };
                let executable = c::compile(&mut module, &request, &mut diags).map_err(|failure| match failure {
                    c::Failure::Machine(message) => message,
                    c::Failure::Program(_) => {
                        let first = diags.iter().next().map_or("no reason is known", |first| &first.message);
                        format!("the backend cannot compile the program: {first}")
                    }
                })?;
                Ok(Prepared::C(Box::new(executable), module))
            }
            Backend::Command { line, timeout, folder } => {
                let [program, inputs, outputs] =
                    ["program.mlir", "inputs.npz", "outputs.npz"].map(|name| folder.join(name));
                let print = |out: &mut dyn std::io::Write| print_module(module, &PrintFlags::default(), out);
                write_output(&program, print).map_err(|error| error.to_string())?;
                let mut text = (*line).to_owned();
                for (place, path) in PLACES.iter().zip([&program, &inputs, &outputs]) {
                    text = text.replace(place, &shell::quoted(path));
                }
                let [inputs, outputs] = [inputs, outputs].map(|path| path.to_string_lossy().into_owned());
                Ok(Prepared::Command { line: text, timeout: *timeout, inputs, outputs })
            }
        }
    }
}

/// A program that is ready to run.
pub enum Prepared {
    /// Compiled, with the module that its types belong to.
    C(Box<c::Executable>, Module),
    /// A line of the shell, with the names of the files.
    Command {
        /// With the names in it.
        line: String,
        /// How long it may take.
        timeout: Duration,
        /// The file that it reads inputs from.
        inputs: String,
        /// The file that it writes.
        outputs: String,
    },
}

impl Prepared {
    /// Runs once. The types of the results are those of `expected`.
    ///
    /// # Errors
    /// What went wrong, as a sentence.
    pub fn run(&mut self, inputs: &[Value], expected: &[Tensor]) -> Result<Vec<Tensor>, String> {
        match self {
            Prepared::C(executable, module) => {
                let cx: &Context = &module.cx;
                let mut outputs = executable.outputs(cx)?;
                executable.call(inputs, &mut outputs).map_err(|error| error.to_string())?;
                Ok(outputs)
            }
            Prepared::Command { line, timeout, inputs: inputs_path, outputs } => {
                // What an earlier run left is no answer.
                let _ = std::fs::remove_file(Path::new(outputs));
                let tensors: Vec<(String, &Tensor)> =
                    named(inputs).into_iter().map(|(name, tensor)| (name.replacen("out", "in", 1), tensor)).collect();
                write_file(inputs_path, &tensors)?;
                match shell::run(line, *timeout).map_err(|error| format!("cannot run `{line}`: {error}"))? {
                    Some(status) if status.success() => read(outputs, expected),
                    Some(status) => Err(format!("the backend's command fails: {status}")),
                    None => Err(format!("the backend's command takes longer than {} s", timeout.as_secs_f64())),
                }
            }
        }
    }
}

/// The tensors that a command wrote, in their order.
fn read(path: &str, expected: &[Tensor]) -> Result<Vec<Tensor>, String> {
    let none = |error| format!("the backend's command wrote no outputs: {error}");
    // A pipe would be waited for, a device be read without end.
    if !std::fs::metadata(path).map_err(none)?.is_file() {
        return Err("the backend's command wrote no outputs: what is at their place is no plain file".to_owned());
    }
    let file = std::fs::read(path).map_err(none)?;
    let archive = Archive::open(Format::Npz, &file).map_err(|error| format!("the backend's outputs: {error}"))?;
    let names = archive.names();
    if names.len() != expected.len() {
        return Err(format!("the backend gives {} tensors, the program {}", names.len(), expected.len()));
    }
    let tensors = names.iter().zip(expected);
    tensors
        .map(|(name, expected)| archive.read(name, Some(expected.element())))
        .map(|read| read.map_err(|error| format!("the backend's outputs: {error}")))
        .collect()
}
