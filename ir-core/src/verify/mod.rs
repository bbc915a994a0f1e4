//! The verifier: layers that each rely on the ones before — the row's structure, traits, the op's own rule, regions,
//! dominance, symbols. Every faulty op of a module is reported, with the fault that the reference reports first.
//!
//! Bodies are verified side by side into diagnostics of their own, merged in the order of the bodies: the output is the
//! same on any number of threads.

mod dominance;
pub mod rules;
mod seen;
mod structure;

use std::sync::Arc;

use rayon::prelude::*;

use crate::body::Body;
use crate::context::Context;
use crate::diag::{Diagnostics, Draft};
use crate::ids::{OpId, Type};
use crate::module::Module;
use crate::op_def::traits;
use crate::symbols::Symbols;
use crate::text::grow_stack;
use crate::view::OpRef;

use dominance::Dominance;
use seen::{Form, Seen};
use structure::Rests;
pub use structure::with_signature;

/// Verifies everything in `module`.
pub fn verify_module(module: &Module) -> Diagnostics {
    verify_body(&module.cx, &module.body, &Symbols::default())
}

/// Verifies a body with all inside it. `outer` are the symbols of the table around it.
pub fn verify_body(cx: &Context, body: &Body, outer: &Symbols) -> Diagnostics {
    verify_body_faults(cx, body, outer, own_symbols(cx, body, Symbols::of), Report::ALL).all()
}

/// Verifies a body with all inside it, but for what ops outside symbol tables of its own say about symbols: those around
/// may be about to change too. [`verify_symbol_uses`] makes up for it.
pub fn verify_body_alone(cx: &Context, body: &Body, outer: &Symbols) -> Diagnostics {
    match own_symbols(cx, body, Symbols::of) {
        Some(own) => verify_body_faults(cx, body, outer, Some(own), Report::ALL).all(),
        None => verify_body_faults(cx, body, outer, None, Report { symbols_apart: true, ..Report::ALL }).diags,
    }
}

/// Verifies what ops say about symbols, in a body that is sound otherwise and all inside it. `outer` are the symbols of
/// the table around it.
pub fn verify_symbol_uses(cx: &Context, body: &Body, outer: &Symbols) -> Diagnostics {
    fn uses(cx: &Context, body: &Body, outer: &Symbols, own: Option<Arc<Symbols>>, diags: &mut Diagnostics) {
        let inner = own.as_deref().unwrap_or(outer);
        for id in body.all_ops() {
            let op = OpRef { cx, body, id };
            symbol_uses(op, if id == Body::ROOT { outer } else { inner }, diags);
        }
        for child in body.children() {
            let own = own_symbols(cx, child, |root| inner.nested_in(root));
            grow_stack(|| uses(cx, child, inner, own, diags));
        }
    }
    let mut diags = Diagnostics::default();
    uses(cx, body, outer, own_symbols(cx, body, Symbols::of), &mut diags);
    diags
}

/// How much to report.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Faults {
    /// Every faulty op.
    #[default]
    All,
    /// The first faulty op of each body, where the reference stops too.
    FirstOfBody,
}

/// Verifies everything in `module`, reporting as much as `faults` says.
pub fn verify_module_faults(module: &Module, faults: Faults) -> Diagnostics {
    let (cx, body) = (&module.cx, &module.body);
    let report = Report { faults, symbols_apart: faults == Faults::FirstOfBody };
    verify_body_faults(cx, body, &Symbols::default(), own_symbols(cx, body, Symbols::of), report).all()
}

/// What to report, and where.
#[derive(Clone, Copy)]
struct Report {
    faults: Faults,
    /// Faults of references to symbols are kept apart from the others.
    symbols_apart: bool,
}

impl Report {
    const ALL: Report = Report { faults: Faults::All, symbols_apart: false };
}

/// What was found in a body and all inside it.
#[derive(Default)]
struct Found {
    diags: Diagnostics,
    /// Faults of references to symbols, kept apart where the reference would not look for them after another fault.
    symbols: Diagnostics,
}

impl Found {
    /// What is reported: of references the first fault, and only where nothing else is wrong.
    fn all(mut self) -> Diagnostics {
        if self.diags.is_empty() {
            self.symbols.truncate(1);
            self.diags = self.symbols;
        }
        self.diags
    }
}

/// The symbols of the table that the body's op is, if it is one.
fn own_symbols<S: Into<Arc<Symbols>>>(
    cx: &Context,
    body: &Body,
    of: impl FnOnce(OpRef<'_>) -> S,
) -> Option<Arc<Symbols>> {
    let root = body.root(cx);
    root.has(traits::SYMBOL_TABLE).then(|| of(root).into())
}

fn verify_body_faults(cx: &Context, body: &Body, outer: &Symbols, own: Option<Arc<Symbols>>, report: Report) -> Found {
    let mut verifier = Verifier {
        cx,
        body,
        outer,
        own: own.as_deref(),
        dominance: Dominance::default(),
        seen: Seen::default(),
        report,
        diags: Diagnostics::default(),
        symbol_faults: Diagnostics::default(),
    };
    verifier.op(Body::ROOT);
    Found { diags: verifier.diags, symbols: verifier.symbol_faults }
}

/// Starts an error about `op`: `'name' op message`.
pub fn op_error<'d>(diags: &'d mut Diagnostics, op: OpRef<'_>, code: &'static str, message: &str) -> Draft<'d> {
    diags.error(code, op.loc(), format!("'{}' op {message}", op.name()))
}

/// Whether `inferred` and `stated` agree where both are known: equal, or tensors of one element type and sizes that do
/// not contradict each other.
pub fn types_compatible(cx: &Context, inferred: Type, stated: Type) -> bool {
    if inferred == stated || inferred == Type::ERROR || stated == Type::ERROR {
        return true;
    }
    if !inferred.is_tensor(cx) || !stated.is_tensor(cx) || inferred.element(cx) != stated.element(cx) {
        return false;
    }
    match (inferred.shape(cx), stated.shape(cx)) {
        (Some(a), Some(b)) => {
            a.len() == b.len() && a.iter().zip(b).all(|(a, b)| a == b || *a == crate::DYNAMIC || *b == crate::DYNAMIC)
        }
        _ => true,
    }
}

/// Symbols that the op names, in its own way or in a discardable attribute.
fn symbol_uses(op: OpRef<'_>, symbols: &Symbols, diags: &mut Diagnostics) {
    let def = op.def();
    if let Some(verify) = def.verify_symbols {
        verify(op, symbols, diags);
    }
    for &(name, attr) in op.cx.dict_entries(op.attrs()) {
        let Some(value) = attr.dialect(op.cx) else { continue };
        if !def.is_inherent(op.cx.name_bytes(name))
            && let Some((dialect, _)) = value.def.name.split_once('.')
            && let Some(verify) = op.cx.registry().dialect(dialect).and_then(|dialect| dialect.verify_symbols)
        {
            verify(op, attr, symbols, diags);
        }
    }
}

struct Verifier<'v> {
    cx: &'v Context,
    body: &'v Body,
    /// Symbols that ops of this body see, unless the root is a symbol table itself.
    outer: &'v Symbols,
    own: Option<&'v Symbols>,
    dominance: Dominance,
    /// What need not be looked at again.
    seen: Seen,
    report: Report,
    diags: Diagnostics,
    symbol_faults: Diagnostics,
}

impl Verifier<'_> {
    fn op(&mut self, id: OpId) {
        let op = OpRef { cx: self.cx, body: self.body, id };
        let before = self.diags.len();
        let sound = self.own_rules(op);
        if self.is_done() {
            return;
        }
        if self.body.n_regions(id) != 0 {
            self.regions(op);
        }
        if !sound || before != self.diags.len() {
            return;
        }
        let (def, has_regions) = (op.def(), self.body.n_regions(id) != 0);
        if has_regions && def.infer.is_some() && structure::verify_inferred(op, &mut self.diags).is_none() {
            return;
        }
        if let Some(verify_regions) = def.verify_regions {
            verify_regions(op, &mut self.diags);
        }
    }

    /// Whether enough was reported about this body.
    fn is_done(&self) -> bool {
        self.report.faults == Faults::FirstOfBody && self.diags.has_errors()
    }

    /// The rules about the op itself, up to the first fault, and what its dialect has to say about that.
    fn own_rules(&mut self, op: OpRef<'_>) -> bool {
        let before = self.diags.len();
        let is_sound = self.rules(op);
        if let Some(fault) = self.diags.get_mut(before)
            && let Some(advise) = self.cx.registry().dialect(op.def().dialect()).and_then(|dialect| dialect.advise)
        {
            advise(op, fault);
        }
        is_sound
    }

    fn rules(&mut self, op: OpRef<'_>) -> bool {
        let def = op.def();
        let before = self.diags.len();
        let is_root = op.id == Body::ROOT;
        if !is_root {
            self.dominance.check(op, &mut self.diags);
        }
        if before != self.diags.len() {
            return false;
        }
        let form = Form::of(op);
        let is_seen = form.as_ref().is_some_and(|form| self.seen.holds(form));
        if !is_seen && !structure::verify(op, &mut self.diags) {
            return false;
        }
        // Other rules may look at what stands around the op.
        if !(is_seen && def.is(traits::ELEMENTWISE)) {
            for trait_def in def.traits {
                if let Some(verify) = trait_def.verify {
                    verify(op, &mut self.diags);
                    if before != self.diags.len() {
                        return false;
                    }
                }
            }
            if let Some(verify) = def.verify {
                verify(op, &mut self.diags);
                if before == self.diags.len() {
                    structure::verify_groups(op, &mut self.diags);
                }
            }
        }
        // With regions, inference waits until they are verified.
        let infers_now = def.infer.is_some() && self.body.n_regions(op.id) == 0;
        let mut rests = Rests::OnForm;
        if infers_now
            && !is_seen
            && before == self.diags.len()
            && let Some(found) = structure::verify_inferred(op, &mut self.diags)
        {
            rests = found;
        }
        if let Some(form) = form
            && !is_seen
            && rests == Rests::OnForm
            && before == self.diags.len()
        {
            self.seen.add(form);
        }
        if before == self.diags.len() {
            let symbols = if is_root { self.outer } else { self.own.unwrap_or(self.outer) };
            let sink = if self.report.symbols_apart { &mut self.symbol_faults } else { &mut self.diags };
            symbol_uses(op, symbols, sink);
        }
        self.discardable_attrs(op);
        before == self.diags.len()
    }

    /// Lets dialects check the attributes `dialect.name` that they own.
    fn discardable_attrs(&mut self, op: OpRef<'_>) {
        for &(name, attr) in self.cx.dict_entries(op.attrs()) {
            let bytes = self.cx.name_bytes(name);
            let Some(dot) = memchr::memchr(b'.', bytes) else { continue };
            let Some(dialect) = std::str::from_utf8(&bytes[..dot]).ok().and_then(|d| self.cx.registry().dialect(d))
            else {
                continue;
            };
            if let Some(verify_attr) = dialect.verify_attr {
                verify_attr(op, name, attr, &mut self.diags);
            }
        }
    }

    fn regions(&mut self, op: OpRef<'_>) {
        for region in op.regions() {
            for block in region.blocks() {
                let mut next = self.body.first_op(block.id);
                let mut children: Vec<OpId> = Vec::new();
                while let Some(id) = next {
                    next = self.body.next_op(id);
                    if self.body.is_slot(id) {
                        children.push(id);
                    } else if self.body.n_regions(id) != 0 {
                        self.children(op, &mut children);
                        grow_stack(|| self.op(id));
                    } else {
                        if !children.is_empty() {
                            self.children(op, &mut children);
                        }
                        let op = OpRef { id, ..op };
                        self.own_rules(op);
                    }
                    if self.is_done() {
                        return;
                    }
                }
                self.children(op, &mut children);
                if self.is_done() {
                    return;
                }
                structure::verify_block_end(op, block, &mut self.diags);
            }
        }
    }

    /// Verifies neighbouring child bodies, side by side when there are several.
    fn children(&mut self, parent: OpRef<'_>, slots: &mut Vec<OpId>) {
        let symbols = self.own.unwrap_or(self.outer);
        let (cx, body, report) = (self.cx, self.body, self.report);
        let verify = |&slot: &OpId| match body.slot_child(slot) {
            Some(child) => {
                let child = body.child(child);
                let mut misplaced = Diagnostics::default();
                rules::symbol_parent(child.op_ref(cx, Body::ROOT), parent, &mut misplaced);
                if misplaced.has_errors() {
                    return Found { diags: misplaced, ..Found::default() };
                }
                let own = own_symbols(cx, child, |root| symbols.nested_in(root));
                grow_stack(|| verify_body_faults(cx, child, symbols, own, report))
            }
            None => Found::default(),
        };
        let n_ops: usize = slots.iter().filter_map(|&slot| Some(body.child(body.slot_child(slot)?).n_op_ids())).sum();
        let found: Vec<Found> = if slots.len() > 1 && n_ops > 2_000 && rayon::current_num_threads() > 1 {
            slots.par_iter().map(verify).collect()
        } else {
            slots.iter().map(verify).collect()
        };
        for found in found {
            self.diags.append(found.diags);
            self.symbol_faults.append(found.symbols);
        }
        slots.clear();
    }
}
