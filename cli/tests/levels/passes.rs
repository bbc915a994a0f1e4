//! Every pass, and pipelines drawn at random, leave the meaning as it was: the interpreter gives the same bits and sees
//! the same effects before and after, and the program verifies after each pass.
//!
//! `HLO_PASSES` says how many programs are tried, `HLO_PASSES_REPORT` asks for the counts of patterns.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use hlo::interp::eval::{CustomCalls, Interpreter, Probes, Value};
use hlo::interp::{ElementType, Tensor, Trap};
use hlo::ir::{Context, Diagnostics, Module, Severity};
use hlo_passes::instrument::statistics::Counts;
use hlo_passes::instrument::{Instrument, PassRun};
use hlo_passes::registry::pattern_names;
use hlo_passes::{Changed, Passes, RunOptions};
use proptest::strategy::{Strategy, ValueTree};
use proptest::test_runner::{Config, TestRunner};

use super::program::{Function, Program, Ty, varied_program};
use super::{inputs, number_in, same};

/// What a pass does to a program.
enum Way {
    /// It stays as meaningful as it was, with each of these options.
    Same(&'static [&'static str]),
    /// It leaves StableHLO: this pipeline leads back, and the whole keeps the meaning. It may refuse a program.
    Back(&'static [&'static str]),
    /// It leaves StableHLO for what the interpreter runs too. It may refuse a program.
    Lowers(&'static str),
    /// It changes what a program means by design, or leads where nothing runs it: what it gives is valid. It may refuse
    /// a program.
    Valid(&'static [&'static str]),
}

use Way::{Back, Lowers, Same, Valid};

/// What passes may say of any program: the reference's refinement has one version of a function for all of its calls,
/// and computes no shapes that a check asks about.
const ALWAYS_REFUSED: &[&str] = &["refined with incompatible refinement keys", "failed to legalize operation 'shape."];

/// What nothing runs: CHLO with unknown sizes becomes computations on shapes, and those leave casts behind.
const NOT_RUN: &[&str] = &["no kernel for `shape.", "no kernel for `builtin.unrealized_conversion_cast`"];

/// What passes may compute otherwise: in old versions a tangent is a quotient, which is rounded twice more.
const OTHERWISE: &[(&str, &str)] = &[("stablehlo-compatibility-expander", "stablehlo.tan ")];

/// What stands in for the types of the arguments in options.
const TYPES: &str = "TYPES";

/// What each pass does: a new pass has to choose.
const WAYS: &[(&str, Way)] = &[
    ("canonicalize", Same(&["", "{top-down=false}", "{cse-between-iterations=true region-simplify=disabled}"])),
    ("chlo-legalize-to-stablehlo", Same(&["", ",shape-legalize-to-stablehlo,reconcile-unrealized-casts"])),
    ("cse", Same(&[""])),
    ("hexir-expand", Valid(&["stablehlo-to-hexir,hexir-place,hexir-expand"])),
    ("hexir-fuse", Valid(&["stablehlo-to-hexir,hexir-place,hexir-expand,hexir-fuse"])),
    ("hexir-place", Valid(&["stablehlo-to-hexir,hexir-place"])),
    ("hexir-to-hextir", Lowers("stablehlo-to-hexir,hexir-place,hexir-expand,hexir-to-hextir")),
    ("hexir-to-linalg", Valid(&["stablehlo-to-hexir,hexir-place,hexir-expand,hexir-to-linalg"])),
    ("hextir-schedule", Lowers("to-hextir")),
    ("inline", Same(&["", "{default-pipeline=cse}"])),
    ("interpreter-instrument-with-probe", Same(&[""])),
    ("interpreter-strip", Same(&[""])),
    ("loop-invariant-code-motion", Same(&[""])),
    ("reconcile-unrealized-casts", Same(&[""])),
    ("sccp", Same(&[""])),
    ("shape-legalize-to-stablehlo", Same(&[""])),
    (
        "stablehlo-aggressive-folder",
        Same(&["{optimize-float=false}", "", "{fold-op-element-limit=2}", "{assume-no-undeclared-side-effects=true}"]),
    ),
    (
        "stablehlo-aggressive-simplification",
        Same(&["{optimize-float=false}", "{fold-op-element-limit=2 optimize-float=false}"]),
    ),
    ("stablehlo-canonicalize-dynamism", Same(&[""])),
    ("stablehlo-check-shape-assertions", Same(&[""])),
    ("stablehlo-compatibility-check", Back(&["stablehlo-compatibility-check"])),
    (
        "stablehlo-compatibility-expander",
        Back(&["stablehlo-compatibility-expander{target=1.0.0}", "stablehlo-compatibility-expander{target=1.9.0}"]),
    ),
    ("stablehlo-complex-math-expander", Same(&[""])),
    // What was unsigned is signed afterwards.
    ("stablehlo-convert-to-signless", Valid(&["stablehlo-convert-to-signless"])),
    ("stablehlo-legalize-composite-to-call", Same(&[""])),
    ("stablehlo-legalize-deprecated-ops", Same(&["{fail-on-unused=false}"])),
    ("stablehlo-legalize-qdq-to-quantized-op", Valid(&["stablehlo-legalize-qdq-to-quantized-op"])),
    // Its rounding is that of floats.
    ("stablehlo-legalize-quant-to-math", Valid(&["stablehlo-legalize-quant-to-math"])),
    ("stablehlo-legalize-quantized-op-to-qdq", Same(&[""])),
    ("stablehlo-legalize-to-linalg", Valid(&["stablehlo-legalize-to-linalg"])),
    ("stablehlo-legalize-to-vhlo", Back(&["stablehlo-legalize-to-vhlo,vhlo-legalize-to-stablehlo"])),
    ("stablehlo-refine-arguments", Same(&["{types=TYPES}"])),
    ("stablehlo-refine-shapes", Same(&[""])),
    (
        "stablehlo-target-independent-optimization",
        Same(&["{optimize-float=false}", "{fold-op-element-limit=2 optimize-float=false}"]),
    ),
    ("stablehlo-to-hexir", Valid(&["stablehlo-to-hexir"])),
    ("stablehlo-wrap-in-composite", Same(&["{op-names=stablehlo.add,stablehlo.multiply}"])),
    ("strip-debuginfo", Same(&[""])),
    ("symbol-dce", Same(&[""])),
    ("vhlo-legalize-to-stablehlo", Back(&["stablehlo-legalize-to-vhlo,cse,vhlo-legalize-to-stablehlo"])),
    (
        "vhlo-to-version",
        Back(&[
            "stablehlo-legalize-to-vhlo,vhlo-to-version{target=1.13.0},vhlo-to-version{target=current},vhlo-legalize-to-stablehlo",
            "stablehlo-legalize-to-vhlo,vhlo-to-version{target=minimum},vhlo-to-version{target=current},vhlo-legalize-to-stablehlo",
        ]),
    ),
];

#[test]
fn every_pass_has_chosen() {
    let passes = hlo_codegen::pipeline::passes();
    let known: BTreeSet<&str> = passes.passes().iter().map(|def| def.name).collect();
    let chosen: BTreeSet<&str> = WAYS.iter().map(|(name, _)| *name).collect();
    assert_eq!(known, chosen, "a pass without a row in WAYS, or a row without a pass");
    assert_eq!(WAYS.len(), chosen.len());
}

/// The pipelines that a program goes through: each pass with each of its options, and ten drawn from the seed.
fn pipelines(seed: u64) -> Vec<Trial> {
    let mut trials = Vec::new();
    // What a longer pipeline is made of.
    let mut steps = Vec::new();
    let mut draw = Draw(seed);
    for (name, way) in WAYS {
        match way {
            Same(options) => {
                // A pass with many options takes turns.
                let option = options[draw.below(options.len())];
                trials.push(Trial { pipeline: format!("{name}{option}"), ..Trial::default() });
                steps.extend(options.iter().map(|option| format!("{name}{option}")));
            }
            Back(texts) => {
                let text = texts[draw.below(texts.len())];
                trials.push(Trial { pipeline: text.to_owned(), may_refuse: true, ..Trial::default() });
            }
            Lowers(text) => {
                trials.push(Trial { pipeline: (*text).to_owned(), may_refuse: true, ..Trial::default() });
            }
            Valid(texts) => {
                let text = texts[draw.below(texts.len())];
                trials.push(Trial { pipeline: text.to_owned(), may_refuse: true, is_run: false, ..Trial::default() });
            }
        }
    }
    for _ in 0..10 {
        let n_steps = 2 + draw.below(5);
        let chosen: Vec<String> = (0..n_steps).map(|_| steps[draw.below(steps.len())].clone()).collect();
        trials.push(Trial { pipeline: chosen.join(","), ..Trial::default() });
    }
    for trial in &mut trials {
        trial.known = [0, 0, u64::MAX, seed >> 7][draw.below(4)];
    }
    trials
}

/// One way through passes.
#[derive(Clone)]
struct Trial {
    pipeline: String,
    may_refuse: bool,
    is_run: bool,
    /// Which arguments are constants, a bit each.
    known: u64,
}

impl Default for Trial {
    fn default() -> Self {
        Trial { pipeline: String::new(), may_refuse: false, is_run: true, known: 0 }
    }
}

struct Draw(u64);

impl Draw {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % n
    }
}

/// Adds up what passes count.
#[derive(Default)]
struct Tally(Mutex<BTreeMap<&'static str, Counts>>);

impl Instrument for Tally {
    fn after(&self, run: &PassRun<'_>, _: Changed, _: Duration, _: &mut Vec<u8>) {
        self.0.lock().expect("no panic while counting").entry(run.def.name).or_default().append(run.counts);
    }
}

/// Why a program counts as a failure: the first line says it in short.
type Verdict = Result<Went, String>;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Went {
    Same,
    Refused,
}

/// Probes that nobody reads.
struct Unseen;

impl Probes for Unseen {
    fn record(&self, _: &str, _: &Tensor) -> Result<(), Trap> {
        Ok(())
    }

    fn recorded(&self, _: &str, _: u64, _: ElementType) -> Result<Tensor, Trap> {
        Err(Trap::invalid("nothing is kept"))
    }
}

/// A program in the interpreter: its results, then what its effects saw.
fn run(module: &Module, function: &Function, seed: u64) -> Result<Vec<Tensor>, String> {
    let notes = Arc::new(Mutex::new(Vec::new()));
    let seen = notes.clone();
    let calls = CustomCalls::new().with("note", move |operands| {
        let tensors = operands.iter().map(|value| match value {
            Value::Tensor(tensor) => Ok(tensor.clone()),
            _ => Err(Trap::invalid("`note` takes tensors")),
        });
        let tensors: Vec<Tensor> = tensors.collect::<Result<_, _>>()?;
        seen.lock().expect("no panic while noting").extend(tensors.iter().cloned());
        Ok(tensors.into_iter().map(Value::Tensor).collect())
    });
    // What refined arguments go through until the rest of the program is refined too.
    let calls = calls.with("stablehlo.shape_refinement_operand_wrapper", |operands| Ok(operands[..1].to_vec()));
    let inputs = inputs(&function.args, seed).into_iter().map(Value::Tensor).collect();
    let results = Interpreter::new(module).with_custom_calls(calls).with_probes(Arc::new(Unseen)).run("main", inputs);
    let mut all = Vec::new();
    for value in results.map_err(|error| error.to_string())? {
        match value {
            Value::Tensor(tensor) => all.push(tensor),
            _ => return Err("a result that is no tensor".into()),
        }
    }
    all.extend(notes.lock().expect("no panic while noting").drain(..));
    Ok(all)
}

/// One program with everything that is tried on it.
struct Case {
    function: Function,
    seed: u64,
    cx: Arc<Context>,
    module: Module,
    expected: Vec<Tensor>,
}

impl Case {
    fn new(program: &Program) -> Result<Case, String> {
        let function = program.function("main");
        let cx = hlo::context();
        let (module, diags) = hlo::parse(&cx, "passes.mlir", &function.text);
        sound(&diags)?;
        sound(&hlo::verify(&module))?;
        let expected = run(&module, &function, program.seed)?;
        Ok(Case { function, seed: program.seed, cx, module, expected })
    }

    fn attempt(&self, passes: &Passes, trial: &Trial, tally: &Tally) -> Verdict {
        let mut module = Module { cx: self.cx.clone(), body: self.module.body.deep_clone(), foreign: Vec::new() };
        super::make_constant(&mut module, 0, &self.function.args, self.seed, trial.known);
        let types = self.function.args.iter().map(|ty| Ty::new(&ty.shape, ty.element).text());
        let text = trial.pipeline.replace(TYPES, &types.collect::<Vec<_>>().join(","));
        let pipeline = passes.pipeline("builtin.module", &text).map_err(|errors| errors.to_string())?;
        let options = RunOptions { instruments: vec![tally], ..RunOptions::default() };
        let mut diags = Diagnostics::default();
        let done = pipeline.run(&mut module, &options, &mut Vec::new(), &mut diags);
        let refuses = |error: &str| ALWAYS_REFUSED.iter().any(|words| error.contains(words));
        if done.is_err() && (trial.may_refuse || diags.iter().any(|diagnostic| refuses(&diagnostic.message))) {
            return Ok(Went::Refused);
        }
        sound(&diags)?;
        sound(&hlo::verify(&module)).map_err(|error| format!("{error}\n{}", hlo::print(&module)))?;
        let is_free = |(pass, op): &(&str, &str)| trial.pipeline.contains(pass) && self.function.text.contains(op);
        if !trial.is_run || OTHERWISE.iter().any(is_free) {
            return Ok(Went::Same);
        }
        let found = match run(&module, &self.function, self.seed) {
            Ok(found) => found,
            Err(error) if NOT_RUN.iter().any(|op| error.contains(op)) => return Ok(Went::Refused),
            Err(error) => return Err(format!("{error}\n{}", hlo::print(&module))),
        };
        let differs = found.len() != self.expected.len()
            || found.iter().zip(&self.expected).any(|(found, expected)| !same(found, expected));
        if differs {
            let first = found.iter().zip(&self.expected).position(|(found, expected)| !same(found, expected));
            let (found, expected) = match first {
                Some(at) => (format!("{:?}", found[at]), format!("{:?}", self.expected[at])),
                None => (format!("{} values", found.len()), format!("{} values", self.expected.len())),
            };
            return Err(format!(
                "value {first:?} differs\nfound {found}\nexpected {expected}\n{}",
                hlo::print(&module)
            ));
        }
        Ok(Went::Same)
    }
}

fn sound(diags: &Diagnostics) -> Result<(), String> {
    match diags.iter().find(|diagnostic| diagnostic.severity == Severity::Error) {
        Some(first) => Err(format!("error: {}", first.message)),
        None => Ok(()),
    }
}

/// Whether the specification says what the program means: it leaves open whether the initial value takes part where
/// nothing is reduced.
fn is_meaningful(program: &Program) -> bool {
    !super::has_text(program, "across dimensions = []")
}

#[test]
fn passes_keep_the_meaning() {
    let n_programs = number_in("HLO_PASSES").unwrap_or(40);
    let passes = hlo_codegen::pipeline::passes();
    let tally = Tally::default();
    let mut runner = TestRunner::new(Config { failure_persistence: None, ..Config::default() });
    let programs = varied_program().prop_filter("a reduction over no dimension", is_meaningful);
    let (mut refused, mut n_trials) = (BTreeMap::<String, usize>::new(), 0);
    // One of each pipeline is enough to mend.
    let mut failures = BTreeMap::<String, String>::new();
    for _ in 0..n_programs {
        let mut tree = programs.new_tree(&mut runner).expect("few are left out");
        let program = tree.current();
        let case = match Case::new(&program) {
            Ok(case) => case,
            Err(error) => {
                let text = program.function("main").text;
                failures.entry(error.clone()).or_insert_with(|| format!("{error}\n{text}"));
                continue;
            }
        };
        for trial in pipelines(case.seed) {
            if failures.contains_key(&trial.pipeline) {
                continue;
            }
            n_trials += 1;
            match case.attempt(&passes, &trial, &tally) {
                Ok(Went::Same) => {}
                Ok(Went::Refused) => *refused.entry(trial.pipeline).or_default() += 1,
                Err(error) => {
                    let known = error.lines().next().unwrap_or_default().to_owned();
                    let key = if known.starts_with("value") { trial.pipeline.clone() } else { known };
                    failures.entry(key).or_insert_with(|| shrunk(&mut tree, &passes, trial, error));
                    break;
                }
            }
        }
        if failures.len() >= 10 {
            break;
        }
    }
    if std::env::var_os("HLO_PASSES_REPORT").is_some() {
        report(&tally, &refused, n_trials);
    }
    let failures: Vec<String> = failures.into_values().collect();
    assert!(failures.is_empty(), "{}", failures.join("\n=====\n"));
}

/// The smallest program and pipeline that still fail, as far as leaving things out leads.
fn shrunk(tree: &mut dyn ValueTree<Value = Program>, passes: &Passes, mut trial: Trial, mut error: String) -> String {
    let tally = Tally::default();
    let fails = |program: &Program, trial: &Trial| {
        let case = Case::new(program).ok().filter(|_| is_meaningful(program))?;
        case.attempt(passes, trial, &tally).err()
    };
    let mut program = tree.current();
    for _ in 0..400 {
        let moved = match fails(&tree.current(), &trial) {
            Some(found) => {
                (error, program) = (found, tree.current());
                tree.simplify()
            }
            None => tree.complicate(),
        };
        if !moved {
            break;
        }
    }
    let mut steps: Vec<String> = trial.pipeline.split("},").map(str::to_owned).collect();
    let n = steps.len();
    for (at, step) in steps.iter_mut().enumerate() {
        if at + 1 != n {
            step.push('}');
        }
    }
    let mut at = 0;
    while at < steps.len() && steps.len() > 1 {
        let mut fewer = steps.clone();
        fewer.remove(at);
        let shorter = Trial { pipeline: fewer.join(","), ..trial.clone() };
        match fails(&program, &shorter) {
            Some(found) => (error, trial, steps) = (found, shorter, fewer),
            None => at += 1,
        }
    }
    let function = program.function("main");
    format!("{} (constants {:#x}, seed {})\n{}\n{error}", trial.pipeline, trial.known, program.seed, function.text)
}

/// Which patterns were applied how often, and which never.
fn report(tally: &Tally, refused: &BTreeMap<String, usize>, n_trials: usize) {
    let tally = tally.0.lock().expect("no panic while counting");
    let mut text = format!("{n_trials} trials\n");
    for (pipeline, n) in refused {
        writeln!(text, "refused {n} {pipeline}").expect("a string takes all");
    }
    for (pass, names) in pattern_names() {
        let counts = tally.get(pass).cloned().unwrap_or_default();
        let (fired, never): (Vec<_>, Vec<_>) = names.into_iter().partition(|name| counts.get(name) != 0);
        writeln!(text, "{pass}: {} patterns were applied", fired.len()).expect("a string takes all");
        for name in fired {
            writeln!(text, "  {:8} {name}", counts.get(name)).expect("a string takes all");
        }
        writeln!(text, "  never: {}", never.join(", ")).expect("a string takes all");
    }
    eprintln!("{text}");
}
