//! What is needed to see a failure again, as MLIR's `--mlir-pass-pipeline-crash-reproducer` writes it: the program as it
//! was, and the passes to run on it, in one file.
//!
//! ```mlir
//! module { … }
//!
//! {-#
//!   external_resources: {
//!     mlir_reproducer: {
//!       pipeline: "builtin.module(cse, func.func(canonicalize{…}))",
//!       disable_threading: false,
//!       verify_each: true
//!     }
//!   }
//! #-}
//! ```
//!
//! The program is that before the whole pipeline, or, with `local`, before the pass that failed, which is then alone in
//! the pipeline. A pass that panics has failed: while a reproducer watches, panics are caught.

use std::sync::{Arc, Mutex};
use std::thread::{self, ThreadId};
use std::time::Duration;

use hlo_ir::foreign::{ForeignData, ForeignResources};
use hlo_ir::{Body, Context, Loc, Module, Name};

use super::{Instrument, PassRun, symbol_of};
use crate::pass::Changed;
use crate::pipeline::Pipeline;

/// The client that the file's resources belong to.
const CLIENT: &str = "mlir_reproducer";

/// How the passes of a reproducer are run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Recipe {
    /// The pipeline with its anchor.
    pub pipeline: String,
    /// Whether passes run on one thread.
    pub disable_threading: bool,
    /// Whether the verifier runs after each pass.
    pub verify_each: bool,
}

/// A failure that can be seen again.
pub struct Reproduction {
    /// The program with its recipe among the resources.
    pub module: Module,
    /// Where the (first) failing pass was.
    pub loc: Loc,
    /// MLIR's words: `` Pipeline failed while executing [`CSEPass` on 'func.func' operation: @f] ``.
    pub summary: String,
}

/// See the module's documentation.
pub struct Reproducer {
    cx: Arc<Context>,
    local: bool,
    whole: Case,
    state: Mutex<State>,
}

/// A program and what to run on it.
struct Case {
    body: Body,
    recipe: Recipe,
}

#[derive(Default)]
struct State {
    /// Passes that have begun, the last of a thread at the end.
    running: Vec<Running>,
    failed: Vec<Running>,
}

struct Running {
    thread: ThreadId,
    depth: usize,
    loc: Loc,
    /// `` `CSEPass` on 'func.func' operation: @f ``.
    text: String,
    /// The program before the pass, where that is what will be written.
    case: Option<Case>,
}

impl Reproducer {
    /// Keeps a copy of `module`, on which `pipeline` is about to run.
    pub fn new(module: &Module, pipeline: &Pipeline, local: bool, disable_threading: bool, verify_each: bool) -> Self {
        let steps = pipeline.steps().join(", ");
        let recipe = Recipe { pipeline: format!("{}({steps})", pipeline.anchor()), disable_threading, verify_each };
        let whole = Case { body: module.body.deep_clone(), recipe };
        Reproducer { cx: module.cx.clone(), local, whole, state: Mutex::default() }
    }

    /// What to write after the pipeline has failed; `None` when no pass did. `foreign` is what others keep beside the
    /// program.
    pub fn reproduction(self, foreign: &[ForeignResources]) -> Option<Reproduction> {
        let state = self.state.into_inner().unwrap_or_else(|poisoned| poisoned.into_inner());
        let mut failed = state.failed;
        // Those on several threads fail in any order; the outer ones are told first.
        failed.sort_by(|a, b| (a.depth, &a.text).cmp(&(b.depth, &b.text)));
        let loc = failed.first()?.loc;
        let (case, summary) = if self.local {
            let index = failed.iter().position(|failed| failed.case.is_some())?;
            let Running { text, case, .. } = failed.swap_remove(index);
            (case?, format!("Pipeline failed while executing {text}"))
        } else {
            let texts: Vec<&str> = failed.iter().map(|failed| &*failed.text).collect();
            (self.whole, format!("Pipeline failed while executing [{}]", texts.join(", ")))
        };
        let client = self.cx.name(CLIENT);
        let mut foreign: Vec<_> = foreign.iter().filter(|resources| resources.owner != client).cloned().collect();
        let entries = case.recipe.entries(&self.cx);
        foreign.push(ForeignResources { is_external: true, owner: client, entries });
        Some(Reproduction { module: Module { cx: self.cx, body: case.body, foreign }, loc, summary })
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    /// The pass that began last on this thread has ended.
    fn ended(&self, failed: bool) {
        let mut state = self.lock();
        let thread = thread::current().id();
        let Some(index) = state.running.iter().rposition(|running| running.thread == thread) else { return };
        let mut running = state.running.remove(index);
        if failed {
            // The first pass to fail is the innermost one: its case is the smallest.
            if state.failed.iter().any(|failed| failed.case.is_some()) {
                running.case = None;
            }
            state.failed.push(running);
        }
    }
}

impl Instrument for Reproducer {
    fn wants_whole_module(&self) -> bool {
        self.local
    }

    fn catches_panics(&self) -> bool {
        true
    }

    fn before(&self, run: &PassRun<'_>, _: &mut Vec<u8>) {
        let case = self.local.then(|| {
            let (mut before, mut after) = (String::new(), String::new());
            for op in run.ancestry().iter().chain([&run.op]) {
                before += &format!("{}(", op.name());
                after.push(')');
            }
            let recipe = Recipe { pipeline: format!("{before}{}{after}", run.text), ..self.whole.recipe.clone() };
            Case { body: run.whole.body.deep_clone(), recipe }
        });
        let symbol = symbol_of(run.op);
        let on = if symbol.is_empty() { String::new() } else { format!(":{symbol}") };
        let text = format!("`{}` on '{}' operation{on}", run.def.class, run.op.name());
        let depth = std::iter::successors(run.frame.parent, |frame| frame.parent).count();
        let running = Running { thread: thread::current().id(), depth, loc: run.op.loc(), text, case };
        self.lock().running.push(running);
    }

    fn after(&self, _: &PassRun<'_>, _: Changed, _: Duration, _: &mut Vec<u8>) {
        self.ended(false);
    }

    fn failed(&self, _: &PassRun<'_>, _: Duration, _: &mut Vec<u8>) {
        self.ended(true);
    }

    fn panicked(&self) {
        self.ended(true);
    }
}

impl Recipe {
    fn entries(&self, cx: &Context) -> Vec<(Name, ForeignData)> {
        vec![
            (cx.name("pipeline"), ForeignData::String(cx.name(&self.pipeline))),
            (cx.name("disable_threading"), ForeignData::Bool(self.disable_threading)),
            (cx.name("verify_each"), ForeignData::Bool(self.verify_each)),
        ]
    }

    /// Takes the recipe out of the resources of a module that was read; `None` when it has none.
    ///
    /// # Errors
    /// A sentence about an entry that no recipe has.
    pub fn take_from(module: &mut Module) -> Result<Option<Recipe>, String> {
        let cx = module.cx.clone();
        let client = cx.name(CLIENT);
        let is_own = |resources: &ForeignResources| resources.is_external && resources.owner == client;
        let Some(index) = module.foreign.iter().position(is_own) else { return Ok(None) };
        let resources = module.foreign.remove(index);
        let mut recipe = Recipe { pipeline: String::new(), disable_threading: false, verify_each: true };
        for (key, data) in resources.entries {
            match (cx.name_bytes(key), data) {
                (b"pipeline", ForeignData::String(text)) => {
                    recipe.pipeline = String::from_utf8_lossy(cx.name_bytes(text)).into_owned();
                }
                (b"disable_threading", ForeignData::Bool(value)) => recipe.disable_threading = value,
                (b"verify_each", ForeignData::Bool(value)) => recipe.verify_each = value,
                (key @ (b"pipeline" | b"disable_threading" | b"verify_each"), _) => {
                    return Err(format!("'{}' holds a value of another kind", String::from_utf8_lossy(key)));
                }
                (key, _) => {
                    return Err(format!("unknown '{CLIENT}' resource key '{}'", String::from_utf8_lossy(key)));
                }
            }
        }
        Ok(Some(recipe))
    }
}

#[cfg(test)]
mod tests {
    use hlo_ir::{Diagnostics, Reported};

    use super::*;
    use crate::pass::{FuncPass, PassCx, PassDef, Runs};
    use crate::registry::Passes;
    use crate::run::RunOptions;
    use crate::testing::{parse, print};

    /// A pass that panics on a function called `bad`.
    static PANIC: PassDef = PassDef {
        name: "panic",
        class: "PanicPass",
        summary: "Panics.",
        options: &[],
        make: Runs::OnFunc(|_| Ok(Box::new(Panic))),
    };

    struct Panic;

    impl FuncPass for Panic {
        fn run(&self, cx: &mut PassCx<'_>, body: &mut Body) -> Result<Changed, Reported> {
            assert_ne!(symbol_of(body.root(cx.context)), " @bad", "by intent");
            Ok(Changed::No)
        }
    }

    const TEXT: &str = "module @m {
  func.func @bad(%x: i32) -> i32 {
    %0 = arith.addi %x, %x : i32
    %1 = arith.addi %x, %x : i32
    %2 = arith.muli %0, %1 : i32
    return %2 : i32
  }
  func.func @good() {
    return
  }
}
{-# external_resources: { other: { key: true } } #-}";

    fn reproduce(pipeline: &str, local: bool) -> (String, String, Vec<String>) {
        let passes = Passes::standard().with(&PANIC);
        let pipeline = passes.parse(pipeline).unwrap();
        let mut module = parse(TEXT);
        let reproducer = Reproducer::new(&module, &pipeline, local, false, true);
        let options = RunOptions { instruments: vec![&reproducer], ..RunOptions::default() };
        let mut diags = Diagnostics::default();
        assert!(pipeline.run(&mut module, &options, &mut Vec::new(), &mut diags).is_err());
        let found = reproducer.reproduction(&module.foreign).unwrap();
        let messages = diags.iter().map(|diagnostic| diagnostic.message.clone()).collect();
        (print(&found.module, false), found.summary, messages)
    }

    #[test]
    fn a_panic_leaves_the_program_and_the_pipeline() {
        let (text, summary, messages) = reproduce("func.func(cse,panic),symbol-dce", false);
        assert_eq!(
            messages,
            ["the pass panicked: assertion `left != right` failed: by intent\n  left: \" @bad\"\n right: \" @bad\""]
        );
        assert_eq!(summary, "Pipeline failed while executing [`PanicPass` on 'func.func' operation: @bad]");
        let tail = "\n{-#\n  external_resources: {\n    other: {\n      key: true\n    },\n    mlir_reproducer: {\n      \
                    pipeline: \"builtin.module(func.func(cse,panic), symbol-dce)\",\n      \
                    disable_threading: false,\n      verify_each: true\n    }\n  }\n#-}\n";
        assert!(text.ends_with(tail) && text.matches("arith.addi").count() == 2, "{text}");
        let mut module = parse(&text);
        let recipe = Recipe::take_from(&mut module).unwrap().unwrap();
        let pipeline = "builtin.module(func.func(cse,panic), symbol-dce)".to_owned();
        assert_eq!(recipe, Recipe { pipeline, disable_threading: false, verify_each: true });
        assert_eq!(module.foreign.len(), 1);
    }

    #[test]
    fn a_local_one_has_the_failing_pass_alone() {
        let (text, summary, _) = reproduce("func.func(cse,panic),symbol-dce", true);
        assert_eq!(summary, "Pipeline failed while executing `PanicPass` on 'func.func' operation: @bad");
        assert!(text.contains("pipeline: \"builtin.module(func.func(panic))\""), "{text}");
        assert_eq!(text.matches("arith.addi").count(), 1, "{text}");
        let (text, summary, _) = reproduce("canonicalize{max-iterations=0 test-convergence}", true);
        assert_eq!(summary, "Pipeline failed while executing `CanonicalizerPass` on 'builtin.module' operation: @m");
        assert!(text.contains("pipeline: \"builtin.module(canonicalize{"), "{text}");
    }

    #[test]
    fn what_no_recipe_has_is_told() {
        let with =
            |entry: &str| format!("module {{\n}}\n{{-# external_resources: {{ mlir_reproducer: {{ {entry} }} }} #-}}");
        let taken = |entry: &str| Recipe::take_from(&mut parse(&with(entry)));
        assert_eq!(taken("x: true"), Err("unknown 'mlir_reproducer' resource key 'x'".to_owned()));
        assert_eq!(taken("pipeline: true"), Err("'pipeline' holds a value of another kind".to_owned()));
        assert_eq!(Recipe::take_from(&mut parse("module {\n}")), Ok(None));
    }
}
