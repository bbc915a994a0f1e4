//! `hlo help` and `hlo COMMAND --help`: what there is, from the rows that the commands read themselves.

use std::fmt::Write as _;
use std::io::Write as _;

use super::{
    CommandResult, Outcome, Usage, check, compat, compile, diff, fmt, infer, info, opt, reduce, run, translate,
    validate,
};
use crate::flags::{Flag, distance, help_table};

/// A command of the binary.
pub struct Command {
    /// The word after `hlo`.
    pub name: &'static str,
    /// One line.
    pub summary: &'static str,
    /// What follows the name.
    pub usage: &'static str,
    /// Lines to copy.
    pub examples: &'static [&'static str],
    /// The flags.
    pub flags: fn() -> Vec<Flag>,
    /// What it does.
    pub run: fn(&[String]) -> CommandResult,
}

/// All commands, in the order of `hlo help`.
pub static COMMANDS: &[Command] = &[
    Command {
        name: "run",
        summary: "Runs a program and prints its results.",
        usage: "[FILE|-] [--input VALUE]… [flags] | --files-from=LIST [flags]",
        examples: &[
            "hlo run model.mlir --input x.npy --input 4xf32=1,2,3,4",
            "hlo run model.mlir --seed 1 --output out.npz",
            "hlo run model.mlir --seed 1 --backend=c --compare out.npz --rtol 1e-5",
            "hlo run --files-from=programs.txt --timeout 10",
        ],
        flags: run::flags,
        run: run::run,
    },
    Command {
        name: "compile",
        summary: "Writes a program as C, PTX, a library or an executable.",
        usage: "[FILE|-] --emit=FORM|-o OUTPUT [flags]",
        examples: &[
            "hlo compile model.mlir -o model.c",
            "hlo compile model.mlir --emit=hextir",
            "hlo compile model.mlir -o model --fp=fast --target=cpu:native",
        ],
        flags: compile::flags,
        run: compile::run,
    },
    Command {
        name: "check",
        summary: "Reads and verifies programs; silent when all is well.",
        usage: "[FILE|-]… [flags] | --explain=CODE",
        examples: &[
            "hlo check model.mlir",
            "hlo check --message-format=json < model.mlir",
            "hlo check --explain=type-constraint",
        ],
        flags: check::flags,
        run: check::run,
    },
    Command {
        name: "opt",
        summary: "Runs passes and prints the program, as stablehlo-opt.",
        usage: "[FILE|-] [--PASS[='key=value …']]… [flags]",
        examples: &["hlo opt model.mlir --inline --symbol-dce", "hlo opt --mlir-print-op-generic < model.mlir"],
        flags: opt::flags,
        run: opt::run,
    },
    Command {
        name: "translate",
        summary: "Writes and reads portable artifacts, interprets tests, as stablehlo-translate.",
        usage: "--interpret [FILE|-] [flags]",
        examples: &[
            "hlo translate --interpret test.mlir",
            "hlo translate --interpret --args='[dense<1> : tensor<2xi32>]' f.mlir",
        ],
        flags: translate::flags,
        run: translate::run,
    },
    Command {
        name: "compat",
        summary: "Tells which versions can read a program, and what keeps others from it.",
        usage: "[FILE|-] [--target=VERSION] [flags] | --table [OP]",
        examples: &[
            "hlo compat model.mlir",
            "hlo compat model.mlir --target=1.4.0",
            "hlo compat --table stablehlo.tanh",
        ],
        flags: compat::flags,
        run: compat::run,
    },
    Command {
        name: "diff",
        summary: "Tells where two programs part, names and places apart.",
        usage: "A B [flags]",
        examples: &[
            "hlo diff before.mlir after.mlir",
            "hlo diff model.mlir model.mlirbc --message-format=json",
            "hlo diff before.mlir after.mlir --numeric",
        ],
        flags: diff::flags,
        run: diff::run,
    },
    Command {
        name: "fmt",
        summary: "Formats a text, keeping its comments, aliases and empty lines.",
        usage: "[FILE|-] [flags]",
        examples: &["hlo fmt -i model.mlir", "hlo fmt --check model.mlir", "hlo fmt --upgrade old.mlir"],
        flags: fmt::flags,
        run: fmt::run,
    },
    Command {
        name: "reduce",
        summary: "Makes a program small that a test still succeeds on.",
        usage: "[FILE|-] --test=COMMAND [-o OUTPUT] [flags]",
        examples: &[
            "hlo reduce model.mlir --test='! hlo run {} --backend=c' -o small.mlir",
            "hlo reduce model.mlir --test='sh crashes.sh' -o small.mlir",
        ],
        flags: reduce::flags,
        run: reduce::run,
    },
    Command {
        name: "validate",
        summary: "Holds a backend against the interpreter, on inputs that bring out faults.",
        usage: "[FILE|-] --backend=c|COMMAND [--cases=N] [--seed=N] [flags]",
        examples: &[
            "hlo validate model.mlir --backend=c --cases=200",
            "hlo validate model.mlir --backend='./run.sh {program} {inputs} {outputs}' --max-ulp=2",
        ],
        flags: validate::flags,
        run: validate::run,
    },
    Command {
        name: "infer",
        summary: "Tells the result types of one op.",
        usage: "OP [TYPE|CONSTANT]… [ATTRIBUTE=VALUE]… [flags]",
        examples: &[
            "hlo infer stablehlo.add 'tensor<2x3xf32>' 'tensor<2x?xf32>'",
            "hlo infer transpose 'tensor<2x3xf32>' 'permutation=[1, 0]'",
            "hlo infer dot_general 'tensor<2x3xf32>' 'tensor<3x4xf32>' 'dot_dimension_numbers=#stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>'",
        ],
        flags: infer::flags,
        run: infer::run,
    },
    Command {
        name: "info",
        summary: "Tells what a program is made of.",
        usage: "[FILE|-] [flags]",
        examples: &["hlo info model.mlir"],
        flags: info::flags,
        run: info::run,
    },
];

/// The command called `name`.
///
/// # Errors
/// A sentence with the nearest name.
pub fn find(name: &str) -> Result<&'static Command, String> {
    if let Some(command) = COMMANDS.iter().find(|command| command.name == name) {
        return Ok(command);
    }
    let near = COMMANDS.iter().map(|command| (distance(command.name, name), command.name)).min();
    let hint = match near {
        Some((distance, near)) if distance <= 2 => format!(", did you mean `hlo {near}`?"),
        _ => "; `hlo help` lists them".into(),
    };
    Err(format!("unknown command `{name}`{hint}"))
}

/// Prints the help of all commands, or of one.
pub fn print(command: Option<&Command>) -> CommandResult {
    let text = match command {
        None => overview(),
        Some(command) => details(command),
    };
    write(&text)
}

/// Writes text to the standard output.
///
/// # Errors
/// What the system says.
pub fn write(text: &str) -> CommandResult {
    std::io::stdout()
        .write_all(text.as_bytes())
        .map_err(|error| Usage(format!("cannot write to the standard output: {error}")))?;
    Ok(Outcome::Success)
}

fn overview() -> String {
    let mut out =
        String::from("hlo reads, checks, transforms and runs StableHLO programs.\n\nUsage: hlo COMMAND …\n\n");
    for command in COMMANDS {
        let _ = writeln!(out, "  {:<12} {}", command.name, command.summary);
    }
    out.push_str("\nExamples:\n");
    for command in COMMANDS {
        let _ = writeln!(out, "  {}", command.examples[0]);
    }
    out.push_str(
        "\n`hlo COMMAND --help` tells more. Exit codes: 0 success, 1 the program is wrong or a check failed, 2 the \
         command line is wrong\nor a file cannot be read or written. Called as stablehlo-opt or stablehlo-translate, the \
         binary is that tool.\n",
    );
    out
}

fn details(command: &Command) -> String {
    let mut out = format!("{}\n\nUsage: hlo {} {}\n\nExamples:\n", command.summary, command.name, command.usage);
    for example in command.examples {
        let _ = writeln!(out, "  {example}");
    }
    let _ = write!(out, "\nFlags (one dash or two):\n{}", help_table(&(command.flags)()));
    if command.name == "opt" {
        let passes = hlo_codegen::pipeline::passes();
        out.push_str("\nPasses:\n");
        for def in passes.passes() {
            let _ = writeln!(out, "  --{:<42} {}", def.name, def.summary);
            for option in def.options {
                let default = if option.default.is_empty() { String::new() } else { format!(" [{}]", option.default) };
                let _ = writeln!(out, "      {:<40} {}{default}", option.name, option.summary);
            }
        }
        out.push_str("\nPipelines:\n");
        for def in passes.pipelines() {
            let _ = writeln!(out, "  --{:<42} {}", def.name, def.summary);
        }
    }
    out
}
