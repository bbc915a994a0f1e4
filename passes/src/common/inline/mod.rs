//! `inline`: calls become the bodies of what they call.
//!
//! ```mlir
//! func.func @main(%x: i32) -> i32 {
//!   %0 = call @twice(%x) : (i32) -> i32      // becomes: %0 = arith.addi %x, %x : i32
//!   return %0 : i32
//! }
//! func.func private @twice(%x: i32) -> i32 { … }    // goes, once nothing refers to it
//! ```
//!
//! Callees come before their callers, so that a body is inlined with the calls inside it already gone
//! ([`super::call_graph`]). Calls around a cycle stay, except that a cycle may be unrolled once; so do calls of functions that
//! say `no_inline`, that hold ops of dialects that cannot be inlined, or whose blocks the place of the call cannot hold
//! ([`splice`]). Functions are canonicalized before and after (`default-pipeline`), and private ones that lose their
//! last reference go ([`references`]). All this is MLIR's, and so is the result.

mod references;
mod splice;
#[cfg(test)]
mod tests;

use hlo_ir::symbols::Symbols;
use hlo_ir::{BlockId, Body, Context, OpId, Reported, traits};
use rustc_hash::{FxHashMap, FxHashSet};

use super::call_graph::CallGraph;
use super::symbol_tree::{SymbolTree, body_at, body_at_mut, is_hidden};
use super::symbol_uses::SymbolUses;
use crate::options::{OptionDef, OptionKind};
use crate::pass::{Changed, ModulePass, PassCx, PassDef, Runs};
use crate::pipeline::{FUNC, Pipeline};

use references::{References, Scene};

/// The row.
pub static INLINE: PassDef = PassDef {
    name: "inline",
    class: "InlinerPass",
    summary: "Inlines function calls.",
    options: &[
        OptionDef {
            name: "default-pipeline",
            kind: OptionKind::Value,
            default: "canonicalize",
            summary: "The pipeline for callables that have none of their own.",
        },
        OptionDef {
            name: "op-pipelines",
            kind: OptionKind::List,
            default: "",
            summary: "Pipelines for callables of one kind, such as `func.func(canonicalize,cse)`.",
        },
        OptionDef {
            name: "max-iterations",
            kind: OptionKind::Value,
            default: "4",
            summary: "Inlines this many times into functions that call each other in a cycle.",
        },
        OptionDef {
            name: "inlining-threshold",
            kind: OptionKind::Value,
            default: "4294967295",
            summary: "Inlines when the callee has at most this many percent of the caller's ops; the default is no limit.",
        },
    ],
    make: Runs::OnModule(|options| {
        Ok(Box::new(Inline {
            default_pipeline: options.pipeline("default-pipeline", FUNC)?,
            op_pipelines: options.pipelines("op-pipelines")?,
            max_rounds: options.get("max-iterations")?,
            threshold: options.get("inlining-threshold")?,
        }))
    }),
};

struct Inline {
    default_pipeline: Pipeline,
    op_pipelines: Vec<Pipeline>,
    max_rounds: u32,
    /// In percent; `u32::MAX` for no limit.
    threshold: u32,
}

impl ModulePass for Inline {
    fn run(&self, cx: &mut PassCx<'_>, module: &mut Body) -> Result<Changed, Reported> {
        let context = cx.context;
        let tree = SymbolTree::of(context, module);
        let graph = CallGraph::of(context, module, &tree);
        let mut uses = SymbolUses::new(context);
        let scene = Scene { cx: context, tree: &tree, graph: &graph };
        let is_hidden = cx.is_outermost() || is_hidden(context, module);
        let references = References::of(&scene, module, &mut uses, is_hidden);
        let mut inliner =
            Inliner { pass: self, scene, uses, references, symbols: FxHashMap::default(), dead: Vec::new() };
        let mut changed = Changed::No;
        for component in graph.components() {
            changed |= inliner.component(cx, module, component)?;
        }
        let dead = inliner.dead;
        changed |= Changed::from(!dead.is_empty());
        for node in dead {
            let symbol = &tree.symbols[graph.nodes[node].symbol];
            body_at_mut(module, &tree.tables[symbol.table].path).erase_op(symbol.op);
        }
        Ok(changed)
    }
}

/// The inlining of one module.
struct Inliner<'a, 'c> {
    pass: &'a Inline,
    scene: Scene<'a>,
    uses: SymbolUses<'c>,
    references: References,
    /// The symbols of each table whose functions were canonicalized: inlining changes bodies, not names.
    symbols: FxHashMap<usize, Symbols>,
    /// Functions that lost their last reference. They go in the end.
    dead: Vec<usize>,
}

/// A call of the function `callee` in the body of the function `caller`.
#[derive(Clone, Copy)]
struct Call {
    op: OpId,
    caller: usize,
    callee: usize,
    /// The inlining that brought the call here, as a position in the history.
    brought_by: Option<usize>,
}

impl Inliner<'_, '_> {
    /// Inlines into functions that call each other, until nothing is left to inline.
    fn component(
        &mut self,
        cx: &mut PassCx<'_>,
        module: &mut Body,
        mut nodes: Vec<usize>,
    ) -> Result<Changed, Reported> {
        let mut changed = Changed::No;
        let mut blocked = FxHashSet::default();
        for _ in 0..self.pass.max_rounds.max(1) {
            for &node in &nodes {
                changed |= self.optimize(cx, module, node)?;
            }
            for &node in &nodes {
                self.references.recount(&self.scene, module, &mut self.uses, node);
            }
            if !self.inline_calls(cx.context, module, &mut nodes, &mut blocked) {
                break;
            }
            changed = Changed::Yes;
        }
        Ok(changed)
    }

    fn optimize(&mut self, cx: &mut PassCx<'_>, module: &mut Body, node: usize) -> Result<Changed, Reported> {
        let path = &self.scene.graph.nodes[node].path;
        let name = body_at(module, path).root(cx.context).name();
        let own = self.pass.op_pipelines.iter().find(|pipeline| pipeline.anchor() == name);
        let pipeline = own.unwrap_or(&self.pass.default_pipeline);
        if pipeline.is_empty() {
            return Ok(Changed::No);
        }
        let table = self.scene.tree.symbols[self.scene.graph.nodes[node].symbol].table;
        let symbols = self
            .symbols
            .entry(table)
            .or_insert_with(|| Symbols::of(body_at(module, &self.scene.tree.tables[table].path).root(cx.context)));
        cx.run_pipeline(pipeline, module, path, symbols)
    }

    /// Tries every call in `nodes` once, and those that come with what is inlined; says whether one was inlined.
    /// `blocked` are the pairs of caller and callee that closed a cycle in a round before.
    fn inline_calls(
        &mut self,
        cx: &Context,
        module: &mut Body,
        nodes: &mut Vec<usize>,
        blocked: &mut FxHashSet<(usize, usize)>,
    ) -> bool {
        let mut calls: Vec<Call> = Vec::new();
        let mut dead: Vec<usize> = Vec::new();
        for &node in &*nodes {
            if self.references.is_dead(node) {
                dead.push(node);
            } else {
                let body = body_at(module, &self.scene.graph.nodes[node].path);
                let blocks = body.op_region(Body::ROOT, 0).map_or(&[][..], |region| body.region_blocks(region));
                self.scene.collect_calls(body, blocks, node, None, &mut calls);
            }
        }
        // What was inlined, and because of which inlining before it.
        let mut history: Vec<(usize, Option<usize>)> = Vec::new();
        // What would go round a cycle again, and is not to be tried in the next round either.
        let mut closing: Vec<(usize, usize)> = Vec::new();
        let mut next = 0;
        while let Some(&call) = calls.get(next) {
            next += 1;
            if dead.contains(&call.caller) {
                continue;
            }
            let edge = (call.caller, call.callee);
            if was_inlined(&history, call.brought_by, call.callee) {
                closing.push(edge);
                continue;
            }
            if blocked.contains(&edge) || !self.may_inline(cx, module, call) {
                continue;
            }
            // The call counts until it is gone.
            let was_last = self.references.has_one(call.callee);
            self.inline_call(cx, module, call, was_last, Some(history.len()), &mut calls);
            history.push((call.callee, call.brought_by));
            if was_last {
                self.references.forget(call.callee);
                dead.push(call.callee);
            }
        }
        blocked.extend(closing);
        nodes.retain(|node| !dead.contains(node));
        self.dead.extend(dead);
        !history.is_empty()
    }

    fn may_inline(&self, cx: &Context, module: &Body, call: Call) -> bool {
        let nodes = &self.scene.graph.nodes;
        let callee_calls = &nodes[call.callee].calls;
        let in_cycle = callee_calls.contains(&call.callee) || callee_calls.contains(&call.caller);
        // A function may have come to call itself.
        if in_cycle || call.callee == call.caller {
            return false;
        }
        let (caller, callee) = (body_at(module, &nodes[call.caller].path), body_at(module, &nodes[call.callee].path));
        splice::is_allowed(cx, caller, call.op, callee) && self.is_profitable(caller, callee)
    }

    /// Inlines one call; the calls that come with it are added. Of a callee that `is_last` only the signature is left,
    /// as if its body had moved.
    fn inline_call(
        &mut self,
        cx: &Context,
        module: &mut Body,
        call: Call,
        is_last: bool,
        brought_by: Option<usize>,
        calls: &mut Vec<Call>,
    ) {
        let nodes = &self.scene.graph.nodes;
        let (caller_path, callee_path) = (&nodes[call.caller].path, &nodes[call.callee].path);
        // The callee leaves its place for the moment, so that both bodies are at hand.
        let callee = body_at_mut(module, callee_path);
        let n_regions = callee.n_regions(Body::ROOT);
        let empty = Body::new(callee.def(Body::ROOT), callee.loc(Body::ROOT), callee.attrs(Body::ROOT), n_regions);
        let callee = std::mem::replace(callee, empty);
        splice::inline(cx, body_at_mut(module, caller_path), call.op, &callee, |caller, blocks| {
            self.scene.collect_calls(caller, blocks, call.caller, brought_by, calls);
        });
        if !is_last {
            *body_at_mut(module, callee_path) = callee;
        }
        self.references.drop_call(call.caller, call.callee);
        self.references.merge(call.callee, call.caller);
    }

    fn is_profitable(&self, caller: &Body, callee: &Body) -> bool {
        let n_ops = |body: &Body| body.ops_inside(Body::ROOT).count() as u64;
        match self.pass.threshold {
            0 => false,
            u32::MAX => true,
            threshold => 100 * n_ops(callee) / n_ops(caller).max(1) <= u64::from(threshold),
        }
    }
}

impl Scene<'_> {
    /// Adds the calls in `blocks` of the body of `caller` and inside their ops, in MLIR's order: the last block first,
    /// and in each block what stands in it before what is inside its ops.
    fn collect_calls(
        &self,
        body: &Body,
        blocks: &[BlockId],
        caller: usize,
        brought_by: Option<usize>,
        calls: &mut Vec<Call>,
    ) {
        let mut pending: Vec<BlockId> = blocks.to_vec();
        while let Some(block) = pending.pop() {
            for op in body.block_ops(block) {
                if !body.def(op).is(traits::CALL_LIKE) {
                    pending.extend(body.op_regions(op).flat_map(|region| body.region_blocks(region)));
                } else if let Some(callee) = self.graph.callee(self.cx, self.tree, caller, body, op) {
                    calls.push(Call { op, caller, callee, brought_by });
                }
            }
        }
    }
}

/// Whether `node` is among the inlinings that led to the one at `at`.
fn was_inlined(history: &[(usize, Option<usize>)], mut at: Option<usize>, node: usize) -> bool {
    while let Some((inlined, before)) = at.map(|at| history[at]) {
        if inlined == node {
            return true;
        }
        at = before;
    }
    false
}
