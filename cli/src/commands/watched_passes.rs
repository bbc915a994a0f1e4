//! The passes of `hlo opt` and what watches them: times, statistics, dumps, traces, reproducers.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use hlo_ir::text::{PrintFlags, print_module};
use hlo_ir::{Diagnostics, Module};
use hlo_passes::instrument::ir_print::{IrPrint, Tree, Which};
use hlo_passes::instrument::reproducer::{Recipe, Reproducer};
use hlo_passes::instrument::rewrites::PatternTrace;
use hlo_passes::instrument::statistics::{Statistics, StatisticsDisplay};
use hlo_passes::instrument::timing::{Timing, TimingDisplay};
use hlo_passes::{Instrument, Passes, Pipeline, RunOptions};

use super::{Usage, print_flags};
use crate::flags::Args;
use crate::output::write_output;

/// See the module's documentation.
pub struct Watched<'a> {
    passes: &'a Passes,
    args: &'a Args,
    pipeline: Pipeline,
    verify_each: bool,
    timing: Option<(Timing, TimingDisplay)>,
    statistics: Option<(Statistics, StatisticsDisplay)>,
    ir_print: IrPrint,
    /// Dumps that could not be written.
    unwritten: Arc<Mutex<BTreeSet<String>>>,
}

impl<'a> Watched<'a> {
    /// What the flags ask for.
    ///
    /// # Errors
    /// Values that no flag takes.
    pub fn new(passes: &'a Passes, args: &'a Args, pipeline: Pipeline) -> Result<Self, Usage> {
        for flag in ["mlir-print-ir-before", "mlir-print-ir-after"] {
            let names = args.values(flag).flat_map(|names| names.split(','));
            if let Some(unknown) = names.into_iter().find(|name| passes.pass(name).is_none()) {
                return Err(Usage(format!("`--{flag}` names passes, and there is none called `{unknown}`")));
            }
        }
        if let Some(other) = args.value("debug-only").filter(|topic| *topic != "greedy-rewriter") {
            return Err(Usage(format!("`--debug-only` knows greedy-rewriter, found `{other}`")));
        }
        if args.has("run-reproducer") && !pipeline.is_empty() {
            return Err(Usage("`--run-reproducer` runs the passes of the file: leave out the others".into()));
        }
        let timing = match args.value("mlir-timing-display") {
            None | Some("tree") => TimingDisplay::Tree,
            Some("list") => TimingDisplay::List,
            Some(other) => return Err(Usage(format!("`--mlir-timing-display` is tree or list, found `{other}`"))),
        };
        let statistics = match args.value("mlir-pass-statistics-display") {
            None | Some("pipeline") => StatisticsDisplay::Pipeline,
            Some("list") => StatisticsDisplay::List,
            Some(other) => {
                return Err(Usage(format!("`--mlir-pass-statistics-display` is pipeline or list, found `{other}`")));
            }
        };
        let unwritten = Arc::default();
        let tree = args.value("mlir-print-ir-tree-dir").map(|folder| Arc::new(tree(folder.into(), &unwritten)));
        let ir_print = IrPrint {
            before: which(args, "mlir-print-ir-before", "mlir-print-ir-before-all"),
            after: which(args, "mlir-print-ir-after", "mlir-print-ir-after-all"),
            only_changes: args.has("mlir-print-ir-after-change"),
            only_failures: args.has("mlir-print-ir-after-failure"),
            whole_module: args.has("mlir-print-ir-module-scope"),
            flags: print_flags(args)?,
            tree,
        };
        Ok(Watched {
            timing: args.has("mlir-timing").then(|| (Timing::default(), timing)),
            statistics: args.has("mlir-pass-statistics").then(|| (Statistics::of(&pipeline), statistics)),
            verify_each: args.switch("verify-each")?.unwrap_or(true),
            passes,
            args,
            pipeline,
            ir_print,
            unwritten,
        })
    }

    /// Whether there is anything to run.
    pub fn has_passes(&self) -> bool {
        !self.pipeline.is_empty() || self.args.has("run-reproducer")
    }

    /// Records how long something besides the passes took.
    pub fn section(&self, name: &str, took: Duration) {
        if let Some((timing, _)) = &self.timing {
            timing.section(name, took);
        }
    }

    /// Runs the passes on a program that was read. What fails is among the diagnostics.
    ///
    /// # Errors
    /// Dumps that cannot be written.
    pub fn run(&self, module: &mut Module, diags: &mut Diagnostics) -> Result<(), Usage> {
        let serial = rayon::current_num_threads() == 1;
        if !self.args.has("run-reproducer") {
            self.run_pipeline(&self.pipeline, (serial, self.verify_each), module, diags);
        } else if let Some((pipeline, recipe)) = self.recipe(module, diags) {
            let how = (serial || recipe.disable_threading, self.verify_each && recipe.verify_each);
            match rayon::ThreadPoolBuilder::new().num_threads(1).build() {
                Ok(alone) if how.0 => alone.install(|| self.run_pipeline(&pipeline, how, module, diags)),
                _ => self.run_pipeline(&pipeline, how, module, diags),
            }
        }
        let unwritten = self.unwritten.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        match unwritten.first() {
            Some(first) => Err(Usage(first.clone())),
            None => Ok(()),
        }
    }

    /// What the reproducer that was read wants to run.
    fn recipe(&self, module: &mut Module, diags: &mut Diagnostics) -> Option<(Pipeline, Recipe)> {
        let loc = module.root().loc();
        let recipe = match Recipe::take_from(module) {
            Ok(Some(recipe)) => recipe,
            Ok(None) => {
                let draft = diags.error("reproducer", loc, "the file is no reproducer: it holds no pipeline");
                draft.note("the flag `--mlir-pass-pipeline-crash-reproducer` writes one when a pass fails").emit();
                return None;
            }
            Err(message) => {
                diags.error("reproducer", loc, message).emit();
                return None;
            }
        };
        match self.passes.anchored_pipeline(&recipe.pipeline) {
            Ok(pipeline) => Some((pipeline, recipe)),
            Err(errors) => {
                diags.error("reproducer", loc, errors.to_string()).emit();
                None
            }
        }
    }

    fn run_pipeline(
        &self,
        pipeline: &Pipeline,
        (serial, verify_each): (bool, bool),
        module: &mut Module,
        diags: &mut Diagnostics,
    ) {
        let file = self.args.value("mlir-pass-pipeline-crash-reproducer");
        let local = self.args.has("mlir-pass-pipeline-local-reproducer");
        let reproducer = file.map(|file| (file, Reproducer::new(module, pipeline, local, serial, verify_each)));
        let mut instruments: Vec<&dyn Instrument> = Vec::new();
        instruments.extend(reproducer.as_ref().map(|(_, reproducer)| reproducer as &dyn Instrument));
        instruments.extend(self.timing.as_ref().map(|(timing, _)| timing as &dyn Instrument));
        instruments.extend(self.statistics.as_ref().map(|(statistics, _)| statistics as &dyn Instrument));
        if self.args.has("debug-only") {
            instruments.push(&PatternTrace);
        }
        if self.ir_print.is_active() {
            instruments.push(&self.ir_print);
        }
        let options = RunOptions { verify_each, instruments };
        // What failed is among the diagnostics.
        let failed = pipeline.run(module, &options, &mut std::io::stderr().lock(), diags).is_err();
        let found = reproducer.and_then(|(file, reproducer)| Some((file, reproducer.reproduction(&module.foreign)?)));
        if let (true, Some((file, found))) = (failed, found) {
            let written = write_output(Path::new(file), |out| print_module(&found.module, &PrintFlags::default(), out));
            let written = match written {
                Ok(()) => format!("reproducer generated at `{file}`"),
                Err(error) => format!("no reproducer: {error}"),
            };
            let message = "Failures have been detected while processing an MLIR pass pipeline";
            let draft = diags.error("pass-pipeline-failure", found.loc, message);
            draft.note(format!("{}: {written}", found.summary)).emit();
        }
    }

    /// Writes the reports that were asked for.
    pub fn report(&self) {
        let mut out = std::io::stderr().lock();
        // Nobody is left to tell when the standard error is gone.
        if let Some((statistics, display)) = &self.statistics {
            let _ = statistics.report(*display, &mut out);
        }
        if let Some((timing, display)) = &self.timing {
            let _ = timing.report(*display, &mut out);
        }
    }
}

/// Dumps as files in `root`. What cannot be written is told in `unwritten`.
fn tree(root: PathBuf, unwritten: &Arc<Mutex<BTreeSet<String>>>) -> Tree {
    let unwritten = unwritten.clone();
    Tree::new(Box::new(move |folders, name, content| {
        let folder = folders.iter().fold(root.clone(), |folder, name| folder.join(name));
        let made = fs::create_dir_all(&folder).map_err(|error| format!("cannot make '{}': {error}", folder.display()));
        let written = made.and_then(|()| {
            write_output(&folder.join(name), |out| out.write_all(content)).map_err(|error| error.to_string())
        });
        if let Err(message) = written {
            unwritten.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).insert(message);
        }
    }))
}

fn which(args: &Args, some: &str, all: &str) -> Which {
    if args.has(all) {
        return Which::All;
    }
    let names: Vec<String> = args.values(some).flat_map(|names| names.split(',')).map(str::to_owned).collect();
    if names.is_empty() { Which::Nothing } else { Which::Passes(names) }
}
