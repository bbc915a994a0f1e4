//! The commands of the binary, one file each, and what they share.

pub mod check;
pub mod compat;
pub mod compile;
pub mod diff;
pub mod fmt;
pub mod help;
pub mod infer;
pub mod info;
mod many;
pub mod opt;
pub mod reduce;
pub mod run;
pub mod translate;
pub mod validate;
mod watched_passes;
pub mod watching;
pub mod window;

use std::sync::Arc;

use hlo_ir::bytecode::{FileInfo, ReadOptions, read_bytecode};
use hlo_ir::text::{HexElements, ParseOptions, PrintFlags};
use hlo_ir::verify::Faults;
use hlo_ir::{Context, Diagnostics, Loc, LocData, Module, Severity};
use hlo_passes::chlo::implicit::broadcast_implicitly;
use hlo_passes::vhlo;

use crate::flags::{Args, Flag, Takes};
use crate::input::Input;
use crate::render::{self, Format};

/// How a command ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// Exit code 0.
    Success,
    /// Exit code 1: the program is wrong, or a check failed. All was told.
    Failure,
}

/// What went wrong before a program was even looked at: exit code 2, with this message.
#[derive(Debug)]
pub struct Usage(pub String);

impl From<String> for Usage {
    fn from(message: String) -> Self {
        Usage(message)
    }
}

/// The result of a command.
pub type CommandResult = Result<Outcome, Usage>;

/// Flags of every command that reads a program.
pub const READING: &[Flag] = &[
    Flag {
        name: "allow-unregistered-dialect",
        takes: Takes::Nothing,
        help: "Read ops of dialects that are not known.",
    },
    Flag { name: "message-format", takes: Takes::Value("format"), help: "auto, human, short or json." },
    Flag { name: "threads", takes: Takes::Value("n"), help: "Threads to use; all processors by default." },
];

/// Of commands that verify a text.
pub const IMPLICIT_BROADCAST: Flag = Flag {
    name: "implicit-broadcast",
    takes: Takes::Nothing,
    help: "Broadcast the operands of elementwise ops, which StableHLO itself refuses.",
};

/// Flags of every command that prints a program, as the reference tools spell them.
pub const PRINTING: &[Flag] = &[
    Flag { name: "mlir-print-op-generic", takes: Takes::Nothing, help: "Print every op in the generic form." },
    Flag { name: "mlir-print-debuginfo", takes: Takes::Nothing, help: "Print locations." },
    Flag { name: "mlir-pretty-debuginfo", takes: Takes::Nothing, help: "Print locations in a shorter form." },
    Flag { name: "mlir-print-local-scope", takes: Takes::Nothing, help: "Print without aliases." },
    Flag {
        name: "mlir-elide-elementsattrs-if-larger",
        takes: Takes::Value("n"),
        help: "Leave out the elements of constants with more than n.",
    },
    Flag {
        name: "mlir-elide-resource-strings-if-larger",
        takes: Takes::Value("n"),
        help: "Leave out resource strings longer than n.",
    },
    Flag {
        name: "mlir-print-elementsattrs-with-hex-if-larger",
        takes: Takes::Value("n"),
        help: "Print constants of more than n elements in hexadecimal; -1 never.",
    },
    Flag { name: "mlir-print-skip-regions", takes: Takes::Nothing, help: "Print {...} for regions." },
];

/// The print flags that were given.
///
/// # Errors
/// A number that does not read.
pub fn print_flags(args: &Args) -> Result<PrintFlags, Usage> {
    let hex_elements = match args.parsed::<i64>("mlir-print-elementsattrs-with-hex-if-larger")? {
        None => HexElements::default(),
        Some(n) => usize::try_from(n).map_or(HexElements::Never, HexElements::Above),
    };
    Ok(PrintFlags {
        generic: args.has("mlir-print-op-generic"),
        debug_info: args.has("mlir-print-debuginfo"),
        pretty_debug_info: args.has("mlir-pretty-debuginfo"),
        local_scope: args.has("mlir-print-local-scope"),
        elide_elements: args.parsed("mlir-elide-elementsattrs-if-larger")?,
        elide_resources: args.parsed("mlir-elide-resource-strings-if-larger")?,
        hex_elements,
        skip_regions: args.has("mlir-print-skip-regions"),
        ..PrintFlags::default()
    })
}

/// A program that was read, with what was reported on the way.
pub struct Loaded {
    /// The program.
    pub module: Module,
    /// Faults of reading, else of verification.
    pub diags: Diagnostics,
    /// What a file of bytecode says about itself.
    pub file: Option<FileInfo>,
}

impl Loaded {
    /// Makes the program of a portable artifact one of StableHLO, unless an error was reported before. What fails is among
    /// the diagnostics.
    pub fn deserialize(&mut self) {
        if !self.diags.has_errors() {
            let _ = vhlo::deserialize(&mut self.module, &mut self.diags);
            self.explain_newer();
        }
    }

    /// Says with the first error, if there is one, that a newer version wrote the artifact. [`load`] has done so for what
    /// it found.
    pub fn explain_newer(&mut self) {
        if let Some(file) = &self.file {
            vhlo::explain_newer(file, &mut self.diags);
        }
    }
}

/// Reads and verifies one text, or one file of bytecode.
pub fn load(cx: &Arc<Context>, input: &Input, args: &Args) -> Loaded {
    let options = ParseOptions {
        allow_unregistered: args.has("allow-unregistered-dialect"),
        first_line: input.first_line,
        ..ParseOptions::default()
    };
    if let Some(Err(damage)) = &input.export {
        let (module, _) = hlo_ir::text::parse_module(cx, &input.name, Arc::from(&b""[..]), options);
        let mut diags = Diagnostics::default();
        let loc = cx.loc(LocData::File { file: cx.name(&input.name), line: 0, col: 0 });
        diags
            .error("jax-export", loc, damage.reason.clone())
            .note(format!("at byte {}", damage.at))
            .note("the file begins as one of jax.export does")
            .emit();
        return Loaded { module, diags, file: None };
    }
    if input.is_bytecode() {
        let options = ReadOptions { allow_unregistered: options.allow_unregistered };
        let (mut module, file, mut diags) = read_bytecode(cx, &input.name, input.text.owner(), options);
        if !diags.has_errors() {
            prepare(&mut module, args);
            diags.append(hlo_ir::verify::verify_module(&module));
        } else if let Some(Ok(exported)) = &input.export {
            let begin = exported.artifact.start;
            let message = format!("bytes are counted in the artifact, which begins at byte {begin} of the file");
            diags.remark("jax-export", Loc::UNKNOWN, message).emit();
        }
        vhlo::explain_newer(&file, &mut diags);
        return Loaded { module, diags, file: Some(file) };
    }
    let (mut module, mut diags) = hlo_ir::text::parse_module(cx, &input.name, input.text.to_arc(), options);
    let compares = args.has("verify-diagnostics");
    let first_error = diags.iter().position(|diagnostic| diagnostic.severity == Severity::Error);
    if compares && let Some(first) = first_error {
        // The reference stops at the first fault of the text, and at what follows from it.
        let n_consequences = diags.iter().skip(first + 1).take_while(|diagnostic| diagnostic.is_consequence).count();
        diags.truncate(first + 1 + n_consequences);
    }
    if !diags.has_errors() {
        prepare(&mut module, args);
        // As the reference does when diagnostics are compared, stop at the first fault of each function.
        let faults = if compares { Faults::FirstOfBody } else { Faults::All };
        diags.append(hlo_ir::verify::verify_module_faults(&module, faults));
    }
    Loaded { module, diags, file: None }
}

/// What the flags ask for before a program is verified.
fn prepare(module: &mut Module, args: &Args) {
    if args.has(IMPLICIT_BROADCAST.name) {
        broadcast_implicitly(&module.cx, &mut module.body);
    }
}

/// Reads and verifies one text or file; the program of a portable artifact is StableHLO afterwards.
pub fn load_program(cx: &Arc<Context>, input: &Input, args: &Args) -> Loaded {
    if let Some(loaded) = load_artifact(cx, input, args) {
        return loaded;
    }
    let mut loaded = load(cx, input, args);
    let is_artifact = |file: &FileInfo| file.dialects.iter().any(|(name, _)| name == "vhlo");
    if loaded.file.as_ref().is_some_and(is_artifact) {
        loaded.deserialize();
    }
    loaded
}

/// A portable artifact as a program of StableHLO. `None` when the input is none, or something is wrong with it.
pub fn load_artifact(cx: &Arc<Context>, input: &Input, args: &Args) -> Option<Loaded> {
    vhlo::artifact_version(&input.text)?;
    let options = ReadOptions { allow_unregistered: args.has("allow-unregistered-dialect") };
    let (module, file, diags) = vhlo::read_sound_artifact(cx, &input.name, &input.text.owner(), options)?;
    Some(Loaded { module, diags, file: Some(file) })
}

/// Writes diagnostics to the standard error.
///
/// # Errors
/// An unknown `--message-format`.
pub fn report(cx: &Context, diags: &Diagnostics, args: &Args) -> Result<(), Usage> {
    let format = Format::choose(args.value("message-format"))?;
    // Nobody is left to tell when the standard error is gone.
    let _ = render::render(cx, diags.iter(), format, &mut std::io::stderr().lock());
    Ok(())
}

/// More threads than any machine has use for.
const MAX_THREADS: usize = 1024;

/// Sets the number of threads that `--threads` asks for; without it, all processors.
///
/// # Errors
/// A number that does not read.
pub fn set_threads(args: &Args) -> Result<(), Usage> {
    let one = args.has("mlir-disable-threading").then_some(1);
    let Some(n) = args.parsed::<usize>("threads")?.or(one) else { return Ok(()) };
    if !(1..=MAX_THREADS).contains(&n) {
        return Err(Usage(format!("`--threads` is a number from 1 to {MAX_THREADS}, found {n}")));
    }
    rayon::ThreadPoolBuilder::new()
        .num_threads(n)
        .build_global()
        .map_err(|error| Usage(format!("cannot start {n} threads: {error}")))
}
