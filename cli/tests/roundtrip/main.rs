//! Printing, reading and printing again gives the same text, for programs drawn from the rows of all dialects.
//!
//! `pool.rs` holds what programs are made of, `draw.rs` draws ops that the verifier accepts. A program is a list of
//! seeds, one an op, so that a failure shrinks to the ops that it needs. A text that failed once is kept under
//! `testdata/fuzz/`.

mod draw;
mod pool;

use std::collections::BTreeSet;
use std::panic::AssertUnwindSafe;
use std::path::Path;
use std::sync::LazyLock;

use hlo_ir::text::{ParseOptions, PrintFlags, parse_module, print_module};
use hlo_ir::verify::verify_module;
use hlo_ir::{Diagnostics, Module};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;

use draw::{Draws, OpPlan};
use pool::Pool;

static POOL: LazyLock<Pool> = LazyLock::new(|| Pool::new(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../testdata")));

/// Rows that the fixed seeds of [`every_row`] reach at least.
const MIN_ROWS: usize = 60;

/// The ops of a program, one a seed that leads to any.
fn plans(seeds: &[u64]) -> Vec<OpPlan> {
    let draw = |&seed: &u64| {
        let mut draws = Draws::new(seed);
        (0..8).find_map(|_| {
            let def = *draws.among(&POOL.rows);
            OpPlan::draw(&POOL, def, &mut draws)
        })
    };
    seeds.iter().filter_map(draw).collect()
}

/// A module of `n_functions` functions that hold the ops of `plans`.
fn module(plans: &[OpPlan], n_functions: usize, seed: u64) -> Module {
    let mut module = POOL.preamble();
    let block = module.root().region(0).entry().expect("a module has a block").id;
    for index in 0..n_functions {
        let function = draw::function(&POOL, &format!("drawn{index}"), plans, &mut Draws::new(seed + index as u64));
        let slot = module.body.create_slot(function);
        module.body.append_op(block, slot);
    }
    module
}

fn print(module: &Module, flags: &PrintFlags) -> String {
    let mut out = Vec::new();
    print_module(module, flags, &mut out).expect("memory takes all bytes");
    String::from_utf8(out).expect("strings of attributes are escaped")
}

/// Reads in a context of its own: nothing may depend on the order in which handles were made.
fn read(text: &str) -> (Module, Diagnostics) {
    let options = ParseOptions { allow_unregistered: true, ..ParseOptions::default() };
    let (module, mut diags) = parse_module(&hlo::context(), "drawn", text.as_bytes().into(), options);
    if diags.is_empty() {
        diags = verify_module(&module);
    }
    (module, diags)
}

/// What is wrong with the text that `module` prints as, if anything.
fn fault(module: &Module, flags: &PrintFlags) -> Option<String> {
    let text = print(module, flags);
    let (again, diags) = read(&text);
    if let Some(first) = diags.iter().next() {
        return Some(format!("{}\nin\n{text}", first.message));
    }
    let printed = print(&again, flags);
    (printed != text).then(|| format!("{}\nin\n{text}", difference(&text, &printed)))
}

/// The forms of text that a program is printed in.
fn forms() -> [(&'static str, PrintFlags); 4] {
    let plain = PrintFlags::default();
    [
        ("pretty", plain.clone()),
        ("generic", PrintFlags { generic: true, ..plain.clone() }),
        ("with locations", PrintFlags { debug_info: true, ..plain.clone() }),
        ("with locations, no aliases", PrintFlags { debug_info: true, local_scope: true, ..plain }),
    ]
}

/// The first line in which two texts differ.
fn difference(text: &str, printed: &str) -> String {
    let lines = text.lines().zip(printed.lines());
    match lines.into_iter().find(|(a, b)| a != b) {
        Some((a, b)) => format!("this line:\n{a}\nprints as:\n{b}"),
        None => "one text has more lines than the other".to_owned(),
    }
}

/// Every run takes the same programs, unless `PROPTEST_CASES` asks for a number of new ones.
fn config(cases: u32) -> ProptestConfig {
    let asked = ProptestConfig::default();
    let (cases, rng_seed) = match std::env::var_os("PROPTEST_CASES") {
        Some(_) => (asked.cases, asked.rng_seed),
        None => (cases, RngSeed::Fixed(1)),
    };
    ProptestConfig { cases, rng_seed, failure_persistence: None, max_shrink_iters: 2_000, ..asked }
}

fn any_seeds(max: usize) -> impl Strategy<Value = Vec<u64>> {
    prop::collection::vec(any::<u64>().no_shrink(), 0..max)
}

proptest! {
    #![proptest_config(config(64))]

    #[test]
    fn texts_print_as_themselves(seeds in any_seeds(12), seed in any::<u32>()) {
        let module = module(&plans(&seeds), 1, seed.into());
        for (form, flags) in forms() {
            if let Some(fault) = fault(&module, &flags) {
                prop_assert!(false, "{form}: {fault}");
            }
        }
    }
}

proptest! {
    #![proptest_config(config(4))]

    #[test]
    fn threads_do_not_show(seeds in any_seeds(12), seed in any::<u32>()) {
        let on = |n_threads| rayon::ThreadPoolBuilder::new().num_threads(n_threads).build().expect("threads start");
        let plans = plans(&seeds);
        // Enough text that bodies are read side by side.
        let flags = PrintFlags { debug_info: true, ..PrintFlags::default() };
        let n_functions = 2 + 100_000 / print(&module(&plans, 1, 0), &flags).len();
        let text = print(&module(&plans, n_functions, seed.into()), &flags);
        let read_on = |n_threads| on(n_threads).install(|| {
            let (module, diags) = read(&text);
            let messages: Vec<String> = diags.iter().map(|d| d.message.clone()).collect();
            (print(&module, &flags), messages)
        });
        let alone = read_on(1);
        if let Some(message) = alone.1.first() {
            prop_assert!(false, "{message}\nin\n{}", print(&module(&plans, 1, 0), &flags));
        }
        prop_assert!(alone.0 == text, "{}", difference(&text, &alone.0));
        prop_assert_eq!(alone, read_on(4));
    }
}

/// The fixed seeds reach many rows, and each op of them prints as itself.
#[test]
fn every_row() {
    let mut reached = BTreeSet::new();
    let mut missed = Vec::new();
    let mut faults = Vec::new();
    for &def in &POOL.rows {
        let mut draws = Draws::new(7);
        let Some(plan) = (0..4).find_map(|_| OpPlan::draw(&POOL, def, &mut draws)) else {
            missed.push(def.name);
            continue;
        };
        reached.insert(def.name);
        let module = module(&[plan], 1, 1);
        faults.extend(
            forms()
                .into_iter()
                .find_map(|(form, flags)| Some(format!("{}, {form}: {}", def.name, fault(&module, &flags)?))),
        );
    }
    println!("{} of {} rows were reached; not {}", reached.len(), POOL.rows.len(), missed.join(", "));
    assert!(faults.is_empty(), "{} rows do not print as themselves\n{}", faults.len(), faults.join("\n\n"));
    assert!(reached.len() >= MIN_ROWS, "only {} rows were reached", reached.len());
}

/// Mutations that [`mutations_are_reported_or_inferred`] tries, unless `HLO_MUTATIONS` asks for another number.
const MUTATIONS: usize = 1_500;

/// Mutations of each drawn op: drawing takes longer than verifying.
const MUTATIONS_OF_AN_OP: usize = 20;

#[test]
fn mutations_are_reported_or_inferred() {
    let asked = std::env::var("HLO_MUTATIONS").ok().map(|n| n.parse().expect("`HLO_MUTATIONS` is a number"));
    let n_mutations: usize = asked.unwrap_or(MUTATIONS);
    let mut faults = Vec::new();
    let (mut done, mut seed) = (0, 0);
    while done < n_mutations {
        seed += 1;
        for plan in plans(&[seed]) {
            let mut draws = Draws::new(!seed);
            for mutated in (0..MUTATIONS_OF_AN_OP).filter_map(|_| plan.mutated(&POOL, &mut draws)) {
                done += 1;
                let verdict = std::panic::catch_unwind(AssertUnwindSafe(|| mutated.unreported_fault(&POOL)));
                faults.extend(verdict.unwrap_or_else(|_| Some(format!("{}: a panic", mutated.text(&POOL)))));
            }
        }
    }
    faults.sort();
    faults.dedup();
    assert!(faults.is_empty(), "{} mutations of {done} got by\n{}", faults.len(), faults.join("\n"));
}
