//! Running a pipeline over a module.
//!
//! Passes that follow each other on the functions of a module run on one body after the other, so that each body stays
//! warm; several bodies are worked on side by side. Each run of a pass has its own diagnostics and its own room for
//! dumps. They are joined in the order of the bodies, and every body is finished even when another one fails, so that
//! results, messages and dumps are the same on any number of threads.

use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};

use hlo_ir::symbols::Symbols;
use hlo_ir::text::grow_stack;
use hlo_ir::verify::{verify_body_alone, verify_symbol_uses};
use hlo_ir::{Body, ChildId, Context, Diagnostics, Module, OpId, Reported, traits};
use rayon::prelude::*;

use crate::instrument::rewrites::RewriteLog;
use crate::instrument::statistics::Counts;
use crate::instrument::{Frame, Instrument, PassRun};
use crate::pass::{Changed, FuncPass, PassCx};
use crate::pipeline::{ANY, MadePass, Node, PassStep, Pipeline};

/// How to run a pipeline.
pub struct RunOptions<'i> {
    /// Verify what a pass has changed.
    pub verify_each: bool,
    /// Who watches, in the order of being told.
    pub instruments: Vec<&'i dyn Instrument>,
}

impl Default for RunOptions<'_> {
    fn default() -> Self {
        RunOptions { verify_each: true, instruments: Vec::new() }
    }
}

impl Pipeline {
    /// Runs all passes on `module`. Dumps of instruments go to `out`, messages to `diags`.
    ///
    /// # Errors
    /// After a pass has failed, the verifier found a fault behind a pass, or `out` refused to be written; `diags` says
    /// which. The module is then as the failing pass left it.
    pub fn run(
        &self,
        module: &mut Module,
        options: &RunOptions<'_>,
        out: &mut dyn io::Write,
        diags: &mut Diagnostics,
    ) -> Result<Changed, Reported> {
        let root = module.body.root(&module.cx);
        if !self.accepts(root.name()) {
            let message = format!("can't run '{}' pass manager on '{}' op", self.anchor(), root.name());
            return Err(diags.error("pass-pipeline", root.loc(), message).emit());
        }
        let env = Env {
            context: &module.cx,
            verify_each: options.verify_each,
            whole_module: options.instruments.iter().any(|instrument| instrument.wants_whole_module()),
            traces: options.instruments.iter().any(|instrument| instrument.wants_attempts()),
            catches_panics: options.instruments.iter().any(|instrument| instrument.catches_panics()),
            instruments: &options.instruments,
        };
        let none = Symbols::default();
        let mut scope = match env.whole_module {
            true => Scope::Inside { root: &mut module.body, path: Vec::new() },
            false => Scope::Own(&mut module.body),
        };
        let mut changed = Changed::No;
        for (index, stage) in stages(&self.nodes).into_iter().enumerate() {
            let mut log = Log::default();
            let result = env.stage(&mut scope, index, &stage, None, &none, &mut log);
            diags.append(log.diags);
            if let Err(error) = out.write_all(&log.text) {
                let message = format!("cannot write an IR dump: {error}");
                return Err(diags.error("output", hlo_ir::Loc::UNKNOWN, message).emit());
            }
            changed |= result?;
        }
        Ok(changed)
    }

    /// Visits the places of all passes and pipelines, an outer one before those inside it.
    pub(crate) fn frames(&self, visit: &mut dyn FnMut(&Frame<'_>)) {
        visit_stages(&stages(&self.nodes), None, visit);
    }
}

fn visit_stages(stages: &[Stage<'_>], parent: Option<&Frame<'_>>, visit: &mut dyn FnMut(&Frame<'_>)) {
    for (index, stage) in stages.iter().enumerate() {
        let label = stage.label();
        let frame = Frame { index, label: &label, parent };
        visit(&frame);
        match stage {
            Stage::Pass(_) => {}
            Stage::Nested(inner) if inner.len() == 1 => visit_stages(&inner[0].stages, Some(&frame), visit),
            Stage::Nested(inner) => {
                for (index, inner) in inner.iter().enumerate() {
                    let label = pipeline_label(inner.anchor);
                    let own = Frame { index, label: &label, parent: Some(&frame) };
                    visit(&own);
                    visit_stages(&inner.stages, Some(&own), visit);
                }
            }
        }
    }
}

impl PassCx<'_> {
    /// Runs `pipeline` on the body that `path` leads to from `module`, watched as a part of this pass. `symbols` are
    /// those around the body: a pass that visits many bodies collects them once.
    ///
    /// # Errors
    /// As [`Pipeline::run`]; the messages are in [`diags`](Self::diags).
    pub fn run_pipeline(
        &mut self,
        pipeline: &Pipeline,
        module: &mut Body,
        path: &[ChildId],
        symbols: &Symbols,
    ) -> Result<Changed, Reported> {
        let mut scope = if self.env.whole_module {
            Scope::Inside { root: module, path: path.to_vec() }
        } else {
            Scope::Own(path.iter().fold(module, |body, &child| body.child_mut(child)))
        };
        let mut log = Log::default();
        let started = Instant::now();
        let label = pipeline_label(pipeline.anchor());
        let frame = Frame { index: 0, label: &label, parent: Some(self.frame) };
        let result = self.env.stages(&mut scope, &stages(&pipeline.nodes), Some(&frame), symbols, &mut log);
        self.env.pipeline_done(&frame, started.elapsed());
        self.diags.append(log.diags);
        self.dumps.extend(log.text);
        result
    }
}

/// What holds for a whole run.
pub(crate) struct Env<'a> {
    pub context: &'a Context,
    pub verify_each: bool,
    /// Whether an instrument shows the outermost op: bodies then run one after the other.
    pub whole_module: bool,
    /// Whether an instrument wants each attempt of a pattern.
    pub traces: bool,
    /// Whether a pass that panics is one that fails.
    pub catches_panics: bool,
    pub instruments: &'a [&'a dyn Instrument],
}

/// What a run has to say.
#[derive(Default)]
struct Log {
    text: Vec<u8>,
    diags: Diagnostics,
    /// Of the pass that is running.
    counts: Counts,
}

/// The body that passes run on, alone or within the outermost one.
enum Scope<'b> {
    Own(&'b mut Body),
    Inside { root: &'b mut Body, path: Vec<ChildId> },
}

impl Scope<'_> {
    fn body(&mut self) -> &mut Body {
        match self {
            Scope::Own(body) => body,
            Scope::Inside { root, path } => path.iter().fold(&mut **root, |body, &child| body.child_mut(child)),
        }
    }

    fn look(&self) -> &Body {
        match self {
            Scope::Own(body) => body,
            Scope::Inside { root, path } => path.iter().fold(&**root, |body, &child| body.child(child)),
        }
    }

    /// The outermost body that is known.
    fn whole(&self) -> &Body {
        match self {
            Scope::Own(body) => body,
            Scope::Inside { root, .. } => root,
        }
    }

    fn path(&self) -> &[ChildId] {
        match self {
            Scope::Own(_) => &[],
            Scope::Inside { path, .. } => path,
        }
    }
}

/// A pass, or neighbouring pipelines that run on the ops inside: on each op the one that is for its kind.
enum Stage<'p> {
    Pass(&'p PassStep),
    Nested(Vec<Inner<'p>>),
}

/// A pipeline for the ops inside.
struct Inner<'p> {
    anchor: &'p str,
    stages: Vec<Stage<'p>>,
}

fn stages(nodes: &[Node]) -> Vec<Stage<'_>> {
    let mut all: Vec<Stage<'_>> = Vec::new();
    for node in nodes {
        let (anchor, nodes) = match node {
            Node::Pass(step) => {
                all.push(Stage::Pass(step));
                continue;
            }
            Node::Nested(pipeline) => (pipeline.anchor(), &pipeline.nodes),
        };
        let new = Inner { anchor, stages: stages(nodes) };
        match all.last_mut() {
            Some(Stage::Nested(known)) => {
                let same = known.iter().position(|inner| inner.anchor == anchor);
                if let Some(index) = same {
                    known[index].stages.extend(new.stages);
                } else if anchor == ANY || known.iter().any(|inner| inner.anchor == ANY) {
                    // One for any op runs after those for some, not instead of them.
                    all.push(Stage::Nested(vec![new]));
                } else {
                    known.push(new);
                }
            }
            _ => all.push(Stage::Nested(vec![new])),
        }
    }
    all
}

impl Stage<'_> {
    /// Whether the snapshot of symbols around the bodies is wanted.
    fn needs_symbols(&self) -> bool {
        match self {
            Stage::Pass(PassStep { pass: MadePass::Func(pass) | MadePass::Body(pass), .. }) => pass.needs_symbols(),
            Stage::Pass(_) => false,
            Stage::Nested(inner) => inner.iter().flat_map(|inner| &inner.stages).any(Stage::needs_symbols),
        }
    }

    /// As MLIR's reports call it.
    fn label(&self) -> String {
        match self {
            Stage::Pass(step) => step.def.class.to_owned(),
            Stage::Nested(inner) if inner.len() == 1 => pipeline_label(inner[0].anchor),
            Stage::Nested(inner) => {
                let anchors: Vec<String> = inner.iter().map(|inner| format!("'{}'", inner.anchor)).collect();
                format!("Pipeline Collection : [{}]", anchors.join(", "))
            }
        }
    }
}

fn pipeline_label(anchor: &str) -> String {
    format!("'{anchor}' Pipeline")
}

impl Env<'_> {
    fn stages(
        &self,
        scope: &mut Scope<'_>,
        stages: &[Stage<'_>],
        frame: Option<&Frame<'_>>,
        outer: &Symbols,
        log: &mut Log,
    ) -> Result<Changed, Reported> {
        let mut changed = Changed::No;
        for (index, stage) in stages.iter().enumerate() {
            changed |= self.stage(scope, index, stage, frame, outer, log)?;
        }
        Ok(changed)
    }

    /// Runs stage number `index` of the pipeline at `frame`. `outer` are the symbols around the body.
    fn stage(
        &self,
        scope: &mut Scope<'_>,
        index: usize,
        stage: &Stage<'_>,
        frame: Option<&Frame<'_>>,
        outer: &Symbols,
        log: &mut Log,
    ) -> Result<Changed, Reported> {
        let label = stage.label();
        let frame = Frame { index, label: &label, parent: frame };
        match stage {
            Stage::Pass(step) => self.pass(scope, step, &frame, outer, log),
            Stage::Nested(inner) => {
                let started = Instant::now();
                let result = self.nested(scope, inner, &frame, outer, log);
                self.pipeline_done(&frame, started.elapsed());
                result
            }
        }
    }

    fn pipeline_done(&self, frame: &Frame<'_>, took: Duration) {
        for instrument in self.instruments {
            instrument.pipeline_done(frame, took);
        }
    }

    /// Runs the pipelines on the ops that stand right in the regions of the body's op.
    fn nested(
        &self,
        scope: &mut Scope<'_>,
        inner: &[Inner<'_>],
        frame: &Frame<'_>,
        outer: &Symbols,
        log: &mut Log,
    ) -> Result<Changed, Reported> {
        let root = scope.look().root(self.context);
        let wanted = self.verify_each || inner.iter().flat_map(|inner| &inner.stages).any(Stage::needs_symbols);
        let own = (wanted && root.has(traits::SYMBOL_TABLE)).then(|| Symbols::of(root));
        let symbols = own.as_ref().unwrap_or(outer);
        let pipeline_of = |body: &Body| {
            let name = body.def(Body::ROOT).name;
            inner.iter().position(|inner| inner.anchor == ANY || inner.anchor == name)
        };
        let run = |mut scope: Scope<'_>, log: &mut Log| {
            let Some(index) = pipeline_of(scope.look()) else { return Ok(Changed::No) };
            let stages = &inner[index].stages;
            if inner.len() == 1 {
                return self.stages(&mut scope, stages, Some(frame), symbols, log);
            }
            let started = Instant::now();
            let label = pipeline_label(inner[index].anchor);
            let own = Frame { index, label: &label, parent: Some(frame) };
            let result = self.stages(&mut scope, stages, Some(&own), symbols, log);
            self.pipeline_done(&own, started.elapsed());
            result
        };
        let mut slots = direct_slots(scope.look());
        slots.retain(|&slot| {
            let body = scope.look();
            body.slot_child(slot).is_some_and(|child| pipeline_of(body.child(child)).is_some())
        });
        let result = match scope {
            Scope::Own(body) => each_body(body.slot_bodies_mut(&slots), log, |body, log| run(Scope::Own(body), log)),
            Scope::Inside { root, path } => {
                let mut results = Vec::new();
                for slot in slots {
                    let around = path.iter().fold(&**root, |body, &child| body.child(child));
                    let Some(child) = around.slot_child(slot) else { continue };
                    let path = path.iter().copied().chain([child]).collect();
                    results.push(grow_stack(|| run(Scope::Inside { root, path }, log)));
                }
                join(results)
            }
        };
        // Only now do functions and those who call them agree again.
        if own.is_some() && self.verify_each && matches!(result, Ok(Changed::Yes)) {
            let found = verify_symbol_uses(self.context, scope.look(), outer);
            let sound = found.result();
            log.diags.append(found);
            sound?;
        }
        result
    }

    /// Runs one pass on one op.
    fn pass(
        &self,
        scope: &mut Scope<'_>,
        step: &PassStep,
        frame: &Frame<'_>,
        outer: &Symbols,
        log: &mut Log,
    ) -> Result<Changed, Reported> {
        let none = Counts::default();
        for instrument in self.instruments {
            instrument.before(&self.pass_run(scope, step, frame, &none), &mut log.text);
        }
        let started = Instant::now();
        let outer_counts = std::mem::take(&mut log.counts);
        let result = if self.catches_panics {
            let loc = scope.look().loc(Body::ROOT);
            match catch_unwind(AssertUnwindSafe(|| self.run_step(scope, step, frame, outer, log))) {
                Ok(result) => result,
                Err(panic) => {
                    self.instruments.iter().rev().for_each(|instrument| instrument.panicked());
                    let message = format!("the pass panicked: {}", panic_text(&*panic));
                    return Err(log.diags.error("pass-panic", loc, message).emit());
                }
            }
        } else {
            self.run_step(scope, step, frame, outer, log)
        };
        let took = started.elapsed();
        let result = result.and_then(|changed| {
            if changed == Changed::Yes && self.verify_each {
                let found = verify_body_alone(self.context, scope.look(), outer);
                let sound = found.result();
                log.diags.append(found);
                sound?;
            }
            Ok(changed)
        });
        let counts = std::mem::replace(&mut log.counts, outer_counts);
        // The one who was told first hears last.
        for instrument in self.instruments.iter().rev() {
            let run = self.pass_run(scope, step, frame, &counts);
            match result {
                Ok(changed) => instrument.after(&run, changed, took, &mut log.text),
                Err(_) => instrument.failed(&run, took, &mut log.text),
            }
        }
        result
    }

    /// The pass itself.
    fn run_step(
        &self,
        scope: &mut Scope<'_>,
        step: &PassStep,
        frame: &Frame<'_>,
        outer: &Symbols,
        log: &mut Log,
    ) -> Result<Changed, Reported> {
        match &step.pass {
            MadePass::Func(pass) => self.run_on(&**pass, scope.body(), frame, outer, log),
            MadePass::Body(pass) => self.run_on_tree(&**pass, scope.body(), frame, outer, log),
            MadePass::Tree(pass) => self.with_cx(frame, outer, log, |cx| pass.run(cx, scope.body())),
            MadePass::Module(pass) => {
                let root = scope.look().root(self.context);
                if root.has(traits::SYMBOL_TABLE) {
                    self.with_cx(frame, outer, log, |cx| pass.run(cx, scope.body()))
                } else {
                    let message = format!(
                        "'{}' op was scheduled to run under {}, but does not define a symbol table",
                        root.name(),
                        step.def.class
                    );
                    Err(log.diags.error("pass-anchor", root.loc(), message).emit())
                }
            }
        }
    }

    fn pass_run<'r>(
        &'r self,
        scope: &'r Scope<'_>,
        step: &'r PassStep,
        frame: &'r Frame<'r>,
        counts: &'r Counts,
    ) -> PassRun<'r> {
        PassRun {
            def: step.def,
            text: &step.text,
            frame,
            op: scope.look().root(self.context),
            whole: scope.whole().root(self.context),
            path: scope.path(),
            counts,
        }
    }

    fn with_cx(
        &self,
        frame: &Frame<'_>,
        symbols: &Symbols,
        log: &mut Log,
        run: impl FnOnce(&mut PassCx<'_>) -> Result<Changed, Reported>,
    ) -> Result<Changed, Reported> {
        let mut cx = PassCx {
            context: self.context,
            symbols,
            diags: Diagnostics::default(),
            env: self,
            frame,
            dumps: Vec::new(),
            rewrites: RewriteLog::new(self.traces),
        };
        let result = run(&mut cx);
        log.diags.append(cx.diags);
        log.text.extend(cx.rewrites.text);
        log.text.extend(cx.dumps);
        log.counts.append(&cx.rewrites.counts);
        result
    }

    fn run_on(
        &self,
        pass: &dyn FuncPass,
        body: &mut Body,
        frame: &Frame<'_>,
        symbols: &Symbols,
        log: &mut Log,
    ) -> Result<Changed, Reported> {
        self.with_cx(frame, symbols, log, |cx| pass.run(cx, body))
    }

    /// Runs on `body` and on all bodies inside.
    fn run_on_tree(
        &self,
        pass: &dyn FuncPass,
        body: &mut Body,
        frame: &Frame<'_>,
        outer: &Symbols,
        log: &mut Log,
    ) -> Result<Changed, Reported> {
        let root = body.root(self.context);
        let own = (pass.needs_symbols() && root.has(traits::SYMBOL_TABLE)).then(|| Symbols::of(root));
        let symbols = own.as_ref().unwrap_or(outer);
        let result = self.run_on(pass, body, frame, symbols, log);
        let slots = all_slots(body);
        let inner =
            each_body(body.slot_bodies_mut(&slots), log, |body, log| self.run_on_tree(pass, body, frame, symbols, log));
        join([result, inner])
    }
}

/// Runs `run` on each of `bodies`, side by side, and joins what they have to say in their order.
fn each_body(
    mut bodies: Vec<&mut Body>,
    log: &mut Log,
    run: impl Fn(&mut Body, &mut Log) -> Result<Changed, Reported> + Sync,
) -> Result<Changed, Reported> {
    let alone = |body: &mut Body| {
        let mut log = Log::default();
        let result = grow_stack(|| run(body, &mut log));
        (result, log)
    };
    let done: Vec<(Result<Changed, Reported>, Log)> = if bodies.len() > 1 && rayon::current_num_threads() > 1 {
        bodies.par_iter_mut().map(|body| alone(body)).collect()
    } else {
        bodies.into_iter().map(alone).collect()
    };
    join(done.into_iter().map(|(result, own)| {
        log.text.extend(own.text);
        log.diags.append(own.diags);
        log.counts.append(&own.counts);
        result
    }))
}

/// What a panic says.
fn panic_text(panic: &(dyn std::any::Any + Send)) -> &str {
    let text = panic.downcast_ref::<&str>().copied();
    text.or_else(|| panic.downcast_ref::<String>().map(String::as_str)).unwrap_or("it does not say why")
}

/// The first failure, or whether anything changed. Every result is looked at.
fn join(results: impl IntoIterator<Item = Result<Changed, Reported>>) -> Result<Changed, Reported> {
    let mut all = Ok(Changed::No);
    for one in results {
        all = match (all, one) {
            (Ok(a), Ok(b)) => Ok(a | b),
            (Err(first), _) | (Ok(_), Err(first)) => Err(first),
        };
    }
    all
}

/// The slots right in the regions of the root.
fn direct_slots(body: &Body) -> Vec<OpId> {
    let blocks = body.op_regions(Body::ROOT).flat_map(|region| body.region_blocks(region));
    blocks.flat_map(|&block| body.block_ops(block)).filter(|&op| body.is_slot(op)).collect()
}

/// All slots of `body`, in the order of the text.
fn all_slots(body: &Body) -> Vec<OpId> {
    if body.n_children() == 0 {
        return Vec::new();
    }
    body.ops_inside(Body::ROOT).filter(|&op| body.is_slot(op)).collect()
}

#[cfg(test)]
mod tests {
    use hlo_ir::BlockId;

    use super::*;
    use crate::instrument::ir_print::{IrPrint, Which};
    use crate::options::OptionDef;
    use crate::pass::{PassDef, Runs};
    use crate::registry::Passes;
    use crate::testing::{parse, print, run};

    /// A plugin's pass: complains about functions called `bad…`, and changes the others.
    static COMPLAIN: PassDef = PassDef {
        name: "complain",
        class: "ComplainPass",
        summary: "Complains.",
        options: NO_OPTIONS,
        make: Runs::OnFunc(|_| Ok(Box::new(Complain))),
    };
    static NO_OPTIONS: &[OptionDef] = &[];

    struct Complain;

    impl FuncPass for Complain {
        fn needs_symbols(&self) -> bool {
            true
        }

        fn run(&self, cx: &mut PassCx<'_>, body: &mut Body) -> Result<Changed, Reported> {
            let root = body.root(cx.context);
            let name = root.attr("sym_name").and_then(|attr| attr.as_str(cx.context)).unwrap_or("");
            assert!(cx.symbols.get(cx.context.name(name)).is_some());
            if name.starts_with("bad") {
                return Err(cx.diags.error("bad", root.loc(), format!("{name} is bad")).emit());
            }
            body.set_attr(cx.context, Body::ROOT, "seen", Some(hlo_ir::Attr::UNIT));
            Ok(Changed::Yes)
        }
    }

    /// A plugin's pass that leaves a function without its terminator.
    static BREAK: PassDef = PassDef {
        name: "break",
        class: "BreakPass",
        summary: "Breaks functions.",
        options: NO_OPTIONS,
        make: Runs::OnFunc(|_| Ok(Box::new(Spoil(|body, block| body.erase_op(body.last_op(block).unwrap()))))),
    };

    /// Does something to the first block of a function that it should not.
    struct Spoil(fn(&mut Body, BlockId));

    impl FuncPass for Spoil {
        fn run(&self, _: &mut PassCx<'_>, body: &mut Body) -> Result<Changed, Reported> {
            let region = body.op_region(Body::ROOT, 0).unwrap();
            let block = body.region_blocks(region)[0];
            (self.0)(body, block);
            Ok(Changed::Yes)
        }
    }

    fn functions(names: &[String]) -> Module {
        parse(&names.iter().map(|name| format!("func.func @{name}() {{ return }}\n")).collect::<String>())
    }

    fn run_with(pipeline: &str, module: &mut Module, options: &RunOptions<'_>) -> (String, Vec<String>, bool) {
        let passes = Passes::standard().with(&COMPLAIN).with(&BREAK);
        let (mut out, mut diags) = (Vec::new(), Diagnostics::default());
        let result = passes.parse(pipeline).unwrap().run(module, options, &mut out, &mut diags);
        let messages = diags.iter().map(|d| d.message.clone()).collect();
        (String::from_utf8(out).unwrap(), messages, result.is_ok())
    }

    #[test]
    fn all_bodies_are_finished_and_told_in_order() {
        let names: Vec<String> = (0..200).map(|i| format!("{}{i}", if i % 3 == 0 { "bad" } else { "f" })).collect();
        let bad: Vec<String> = names.iter().filter(|n| n.starts_with("bad")).map(|n| format!("{n} is bad")).collect();
        let outputs: Vec<(String, String)> = [1, 4]
            .into_iter()
            .map(|n_threads| {
                let pool = rayon::ThreadPoolBuilder::new().num_threads(n_threads).build().unwrap();
                pool.install(|| {
                    let mut module = functions(&names);
                    let dumps = IrPrint { after: Which::All, ..IrPrint::default() };
                    let options = RunOptions { instruments: vec![&dumps], ..RunOptions::default() };
                    let (out, messages, sound) = run_with("func.func(complain,cse),symbol-dce", &mut module, &options);
                    assert!(!sound && messages == bad && !out.contains("SymbolDCEPass"));
                    (out, print(&module, false))
                })
            })
            .collect();
        assert_eq!(outputs[0], outputs[1]);
        assert!(outputs[0].1.contains("@f199() attributes {seen}"));
    }

    /// A plugin's pass that takes the first op of a function away, although it is used.
    static ERASE: PassDef = PassDef {
        name: "erase",
        class: "ErasePass",
        summary: "Erases what is used.",
        options: NO_OPTIONS,
        make: Runs::OnFunc(|_| Ok(Box::new(Spoil(|body, block| body.detach_op(body.first_op(block).unwrap()))))),
    };

    #[test]
    fn a_use_of_what_was_erased_is_found() {
        let text = "func.func @f() -> i32 {\n  %0 = arith.constant 1 : i32\n  return %0 : i32\n}";
        let pipeline = Passes::standard().with(&ERASE).parse("erase").unwrap();
        let mut diags = Diagnostics::default();
        let done = pipeline.run(&mut parse(text), &RunOptions::default(), &mut Vec::new(), &mut diags);
        let messages: Vec<&str> = diags.iter().map(|diagnostic| diagnostic.message.as_str()).collect();
        assert!(done.is_err() && messages == ["operand #0 does not dominate this use"], "{messages:?}");
    }

    #[test]
    fn what_a_pass_breaks_is_found_behind_it() {
        let names = ["f".to_owned()];
        let mut module = functions(&names);
        let (_, messages, sound) = run_with("break,cse", &mut module, &RunOptions::default());
        assert!(!sound && messages.len() == 1, "{messages:?}");
        let mut module = functions(&names);
        let options = RunOptions { verify_each: false, ..RunOptions::default() };
        assert_eq!(run_with("break,cse", &mut module, &options).1, Vec::<String>::new());
    }

    #[test]
    fn dumps_are_mlir_s() {
        let text = "module {\n  module @m {\n  }\n  func.func @f() {\n    return\n  }\n}";
        let pipeline = "builtin.module(builtin.module(cse),func.func(cse)),symbol-dce";
        let dumps =
            IrPrint { before: Which::Passes(vec!["symbol-dce".into()]), after: Which::All, ..IrPrint::default() };
        let options = RunOptions { instruments: vec![&dumps], ..RunOptions::default() };
        let pipeline = pipeline
            .replace("builtin.module(builtin.module(cse),func.func(cse))", "builtin.module(cse),func.func(cse)");
        let whole = "module {\n  module @m {\n  }\n  func.func @f() {\n    return\n  }\n}\n\n\n";
        assert_eq!(
            run(&pipeline, &mut parse(text), &options).0,
            format!(
                "// -----// IR Dump After CSEPass: cse //----- //\nmodule @m {{\n}}\n\n\
                 // -----// IR Dump After CSEPass: cse //----- //\nfunc.func @f() {{\n  return\n}}\n\n\
                 // -----// IR Dump Before SymbolDCEPass: symbol-dce //----- //\n{whole}\
                 // -----// IR Dump After SymbolDCEPass: symbol-dce //----- //\n{whole}"
            )
        );
        let dumps = IrPrint { whole_module: true, after: Which::All, ..IrPrint::default() };
        let options = RunOptions { instruments: vec![&dumps], ..RunOptions::default() };
        assert_eq!(
            run("func.func(cse)", &mut parse(text), &options).0,
            format!("// -----// IR Dump After CSEPass: cse ('func.func' operation: @f) //----- //\n{whole}")
        );
        let dumps = IrPrint { only_changes: true, after: Which::All, ..IrPrint::default() };
        let options = RunOptions { instruments: vec![&dumps], ..RunOptions::default() };
        assert_eq!(run("func.func(cse)", &mut parse(text), &options).0, "");
        let dumps = IrPrint { only_failures: true, ..IrPrint::default() };
        let options = RunOptions { instruments: vec![&dumps], ..RunOptions::default() };
        let mut module = functions(&["bad".to_owned()]);
        assert_eq!(
            run_with("complain", &mut module, &options).0,
            "// -----// IR Dump After ComplainPass Failed: complain //----- //\nfunc.func @bad() {\n  return\n}\n\n"
        );
    }

    #[test]
    fn a_pipeline_runs_on_its_own_ops_only() {
        let mut module = functions(&["f".to_owned()]);
        let pipeline = Passes::standard().pipeline("func.func", "cse").unwrap();
        let mut diags = Diagnostics::default();
        assert!(pipeline.run(&mut module, &RunOptions::default(), &mut Vec::new(), &mut diags).is_err());
        assert_eq!(diags.iter().next().unwrap().message, "can't run 'func.func' pass manager on 'builtin.module' op");
    }
}
