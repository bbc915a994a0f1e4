//! `hlo validate`: holds something that runs programs against the interpreter, on inputs that bring out faults.

use std::convert::Infallible;
use std::time::Duration;

use hlo_interp::eval::{Watch, text};
use hlo_interp::kernels::distance::Tolerance;
use hlo_ir::{Body, Diagnostics, Module};
use hlo_passes::reduce::{self, Size};

use super::run::print;
use super::{CommandResult, Outcome, READING, Usage, load_program, report, set_threads};
use crate::flags::{Args, Flag, Takes};
use crate::input;
use crate::shell::Folder;
use crate::tensor_files::named;
use crate::validate::backend::Backend;
use crate::validate::expose::function;
use crate::validate::parting::first_op;
use crate::validate::{Case, Validation, Verdict};

/// The command's flags.
pub fn flags() -> Vec<Flag> {
    let own = [
        Flag {
            name: "backend",
            takes: Takes::Value("name"),
            help: "What is held against the interpreter: c, or a command such as 'run.sh {program} {inputs} {outputs}', \
                   which reads a text and an .npz file and writes an .npz file.",
        },
        Flag { name: "cases", takes: Takes::Value("n"), help: "How many cases to draw; 100 by default." },
        Flag { name: "seed", takes: Takes::Value("n"), help: "What the cases are drawn from; 0 by default." },
        Flag { name: "entry", takes: Takes::Value("function"), help: "The function to run; main by default." },
        Flag { name: "atol", takes: Takes::Value("x"), help: "Elements agree when |a - b| <= atol + rtol * |b|; 0." },
        Flag { name: "rtol", takes: Takes::Value("x"), help: "See --atol; 0." },
        Flag { name: "max-ulp", takes: Takes::Value("n"), help: "Floats also agree when that many steps apart; 0." },
        Flag { name: "timeout", takes: Takes::Value("seconds"), help: "How long a command may take; 60 by default." },
        Flag { name: "no-reduce", takes: Takes::Nothing, help: "Show the failing case as it is." },
        Flag {
            name: "cc",
            takes: Takes::Value("compiler"),
            help: "The C compiler of --backend=c; $HLO_CC, $CC, cc, gcc, clang by default.",
        },
    ];
    [&own, READING].concat()
}

/// How many cases there are when nobody says.
const CASES: u32 = 100;
/// How long a command may take.
const TIMEOUT: f64 = 60.0;
/// Ops and rounds that a run may take: what is shrunk may loop for ever.
const STEP_LIMIT: u64 = 100_000_000;
/// Cases that each candidate of a reduction is tried on: the failing one, then others of its kind.
const TRIES: u32 = 3;
/// Inputs of more elements are cut in the middle.
const SHOWN: usize = 1000;
/// Runs that shrinking inputs may take.
const SHRINKING: usize = 200;

/// Runs the command.
pub fn run(words: &[String]) -> CommandResult {
    let args = Args::parse(words, &flags(), &[])?;
    set_threads(&args)?;
    let Some(backend) = args.value("backend") else {
        return Err(Usage(
            "`--backend` is needed: c, or a command with {program}, {inputs} and {outputs} in it".into(),
        ));
    };
    let n_cases = args.parsed::<u32>("cases")?.unwrap_or(CASES);
    let timeout = Duration::from_secs_f64(args.seconds("timeout")?.unwrap_or(TIMEOUT));
    let folder =
        Folder::create("validate").map_err(|error| Usage(format!("cannot make a folder for files: {error}")))?;
    let backend = match backend {
        "c" => Backend::C(args.value("cc")),
        line => Backend::command(line, timeout, &folder)?,
    };
    let validation = Validation {
        backend: &backend,
        entry: args.value("entry").unwrap_or("main"),
        tolerance: tolerance(&args)?,
        seed: args.parsed("seed")?.unwrap_or(0),
        watch: Watch { step_limit: Some(STEP_LIMIT), ..Watch::default() },
    };
    let cx = crate::context();
    let loaded = load_program(&cx, &input::read(args.file()?)?, &args);
    report(&cx, &loaded.diags, &args)?;
    if loaded.diags.has_errors() {
        return Ok(Outcome::Failure);
    }
    let module = loaded.module;
    let (mut n_refused, mut reason) = (0, String::new());
    let failing = validation.cases(&module, 0..n_cases, |case| {
        if let Verdict::Refused(message) = &case.verdict {
            n_refused += 1;
            reason.clone_from(message);
        }
    })?;
    let Some(case) = failing else {
        let refused = match n_refused {
            0 => String::new(),
            n => format!(", the interpreter refuses {n} others: {reason}"),
        };
        print(format!("{} cases agree{refused}\n", n_cases - n_refused).as_bytes())?;
        // Nothing was compared where everything was refused.
        return Ok(if n_refused == n_cases && n_cases != 0 { Outcome::Failure } else { Outcome::Success });
    };
    tell(&validation, module, case, &args)
}

fn tolerance(args: &Args) -> Result<Tolerance, Usage> {
    let distance = |name| match args.parsed::<f64>(name)? {
        Some(distance) if !(distance.is_finite() && distance >= 0.0) => {
            Err(Usage(format!("`--{name}` is a number from 0 on, found `{distance}`")))
        }
        distance => Ok(distance.unwrap_or_default()),
    };
    let ulps = args.parsed("max-ulp")?.unwrap_or_default();
    Ok(Tolerance { absolute: distance("atol")?, relative: distance("rtol")?, ulps })
}

/// Shrinks the failing case and says what is wrong with it.
fn tell(validation: &Validation<'_>, module: Module, case: Case, args: &Args) -> CommandResult {
    let cx = module.cx.clone();
    let number = case.number;
    let fails = match &case.verdict {
        Verdict::Fails(message) => message.clone(),
        Verdict::Parts(parting) => format!("result {}: {}", parting.result, parting.text()),
        Verdict::Agrees | Verdict::Refused(_) => String::new(),
    };
    let mut diags = Diagnostics::default();
    let entry = function(&cx, &module.body, validation.entry);
    let loc = entry.map_or_else(|| module.root().loc(), |body| body.loc(Body::ROOT));
    let told = diags.error("validation", loc, format!("case {number} fails: {fails}"));
    let first = match &case.verdict {
        Verdict::Parts(_) => first_op(validation, &module, &case.inputs)?,
        _ => None,
    };
    match &first {
        Some(first) => {
            let (name, likeness) = (first.name, &first.likeness);
            told.attach(first.loc, format!("'{name}' is the first op whose values part: {likeness}"))
                .note(first.parting.text())
                .emit();
        }
        None if matches!(case.verdict, Verdict::Parts(_)) => {
            told.note("the values of all ops agree when the function returns them: its results part only as a whole")
                .emit();
        }
        None => {
            told.emit();
        }
    }
    report(&cx, &diags, args)?;
    if args.has("no-reduce") {
        return Ok(Outcome::Failure);
    }
    let before = Size::of(&cx, &module.body);
    let mut shrinking = Shrinking { validation, failing: case };
    let module = match reduce::reduce(module, &mut shrinking) {
        Ok(module) => module,
        Err(never) => match never {},
    };
    let mut case = shrinking.failing;
    validation.shrink_inputs(&module, &mut case, SHRINKING)?;
    let (seed, after) = (validation.seed, Size::of(&cx, &module.body));
    let mut out =
        format!("// case {} of seed {seed}, {} ops became {}\n", case.number, before.ops, after.ops).into_bytes();
    if let Verdict::Parts(parting) = &case.verdict {
        out.extend(format!("// result {}: {}\n", parting.result, parting.text()).into_bytes());
    }
    for (name, tensor) in named(&case.inputs) {
        out.extend(format!("// {}: ", name.replacen("out", "input ", 1)).into_bytes());
        text::write_dense(&mut out, tensor, SHOWN);
        out.push(b'\n');
    }
    out.extend(crate::print(&module).into_bytes());
    print(&out)?;
    Ok(Outcome::Failure)
}

/// A reduction that keeps the fault, and the case that shows it.
struct Shrinking<'v> {
    validation: &'v Validation<'v>,
    failing: Case,
}

impl reduce::Watch for Shrinking<'_> {
    type Stop = Infallible;

    fn shows(&mut self, candidate: &Module) -> Result<bool, Infallible> {
        // Sizes change, and with them what is drawn: the next cases of this kind may show what this one hides.
        let first = self.failing.number;
        let numbers = (0..TRIES).map(|step| first.wrapping_add(step * 5));
        // A candidate that one side cannot begin with shows nothing.
        let Ok(Some(case)) = self.validation.cases(candidate, numbers, |_| {}) else { return Ok(false) };
        let shows = case.verdict.is_like(&self.failing.verdict);
        if shows {
            self.failing = case;
        }
        Ok(shows)
    }

    fn smaller(&mut self, _: &Module, _: Size) -> Result<(), Infallible> {
        Ok(())
    }
}
