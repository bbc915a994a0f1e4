//! `hlo diff`: where two programs part, in what they say or, with `--numeric`, in what they give.

use hlo_interp::eval::Interpreter;
use hlo_ir::difference::differences;
use hlo_ir::{Diagnostics, Module};

use super::run::print;
use super::{CommandResult, Outcome, READING, Usage, load_program, report, set_threads};
use crate::flags::{Args, Flag, Takes};
use crate::input;
use crate::numeric;
use crate::validate::draw::Draw;

/// The command's flags.
pub fn flags() -> Vec<Flag> {
    let own = [
        Flag {
            name: "numeric",
            takes: Takes::Nothing,
            help: "Run both on random inputs, and tell the first op whose values part.",
        },
        Flag {
            name: "cases",
            takes: Takes::Value("n"),
            help: "With --numeric: how many inputs to draw; 20 by default.",
        },
        Flag {
            name: "seed",
            takes: Takes::Value("n"),
            help: "With --numeric: what they are drawn from; 0 by default.",
        },
        Flag { name: "entry", takes: Takes::Value("function"), help: "With --numeric: the function; main by default." },
    ];
    [&own, READING].concat()
}

/// Inputs that are drawn when nobody says how many.
const CASES: u32 = 20;
/// Ops and rounds of loops that a run may take.
const STEP_LIMIT: u64 = 1_000_000_000;

/// Runs the command.
pub fn run(words: &[String]) -> CommandResult {
    let args = Args::parse(words, &flags(), &[])?;
    set_threads(&args)?;
    let [left, right] = &args.positional[..] else {
        return Err(Usage(format!("two programs are compared, found {}: `hlo diff A B`", args.positional.len())));
    };
    // In one context, equal types and attributes are one.
    let cx = crate::context();
    let mut modules = Vec::new();
    for file in [left, right] {
        let loaded = load_program(&cx, &input::read(file)?, &args);
        report(&cx, &loaded.diags, &args)?;
        if loaded.diags.has_errors() {
            return Ok(Outcome::Failure);
        }
        modules.push(loaded.module);
    }
    if args.has("numeric") {
        return compare_values(&modules[0], &modules[1], &args);
    }
    if let Some(flag) = ["cases", "seed", "entry"].iter().find(|flag| args.has(flag)) {
        return Err(Usage(format!("`--{flag}` is about runs: `--numeric` compares what programs give")));
    }
    let mut diags = Diagnostics::default();
    for difference in differences(&cx, modules[0].root(), modules[1].root()) {
        diags
            .error("difference", difference.left.loc(), difference.what)
            .attach(difference.right.loc(), "there")
            .emit();
    }
    report(&cx, &diags, &args)?;
    Ok(if diags.has_errors() { Outcome::Failure } else { Outcome::Success })
}

/// Runs both programs on inputs that are drawn, until their results part.
fn compare_values(left: &Module, right: &Module, args: &Args) -> CommandResult {
    let cx = &left.cx;
    let entry = args.value("entry").unwrap_or("main");
    let n_cases = args.parsed::<u32>("cases")?.unwrap_or(CASES);
    let seed = args.parsed::<u64>("seed")?.unwrap_or(0);
    let mut diags = Diagnostics::default();
    let mut types = Vec::new();
    for module in [left, right] {
        match Interpreter::new(module).with_output(|_| Ok(())).compile(entry) {
            Ok(executable) => types.push(executable.inputs().to_vec()),
            Err(error) => {
                error.report(&mut diags);
                report(cx, &diags, args)?;
                return Ok(Outcome::Failure);
            }
        }
    }
    if types[0] != types[1] {
        let list = |types: &[hlo_interp::eval::ValueType]| {
            types.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
        };
        let message =
            format!("the programs take different arguments: ({}) here, ({}) there", list(&types[0]), list(&types[1]));
        diags.error("difference", left.root().loc(), message).emit();
        report(cx, &diags, args)?;
        return Ok(Outcome::Failure);
    }
    let mut n_refused = 0;
    for number in 0..n_cases {
        let inputs = Draw::new(seed, number).values(&types[0])?;
        match numeric::compare(left, right, entry, &inputs, STEP_LIMIT) {
            numeric::Outcome::Same => continue,
            numeric::Outcome::Stops(false, _) => {
                // What the first program refuses says nothing about the second.
                n_refused += 1;
                continue;
            }
            numeric::Outcome::Stops(true, error) => {
                let message = format!("case {number}: only the second program stops: {error}");
                diags.error("difference", error.loc(), message).emit();
            }
            numeric::Outcome::Unlike => {
                let message = format!("case {number}: the results have other types in the second program");
                diags.error("difference", left.root().loc(), message).emit();
            }
            numeric::Outcome::Parts(parts) => {
                let (parting, first) = *parts;
                let text = |parting: &crate::validate::parting::Parting| parting.text_of("there", "here");
                let whole = format!("case {number}: result {}: {}", parting.result, text(&parting));
                match first {
                    Some(first) => {
                        let (here, there) = (first.left.0, first.right.0);
                        let message = format!("the values of '{here}' part first: {}", text(&first.parting));
                        let told = diags.error("difference", first.left.1, message);
                        told.attach(first.right.1, format!("there: '{there}'")).note(whole).emit();
                    }
                    None => {
                        diags.error("difference", left.root().loc(), whole).emit();
                    }
                }
            }
        }
        report(cx, &diags, args)?;
        return Ok(Outcome::Failure);
    }
    print(format!("the results of {} cases are the same\n", n_cases - n_refused).as_bytes())?;
    Ok(if n_refused == n_cases && n_cases != 0 { Outcome::Failure } else { Outcome::Success })
}
