//! Watching passes run. In reading order:
//!
//! - this file: the trait, and what it is told
//! - [`timing`]: how long everything took
//! - [`ir_print`]: the IR before and after passes
//! - [`statistics`]: what passes counted; [`rewrites`]: what drivers of patterns tell
//! - [`reproducer`]: failures to see again

pub mod ir_print;
pub mod reproducer;
pub mod rewrites;
pub mod statistics;
pub mod timing;

use std::time::Duration;

use hlo_ir::{ChildId, OpRef};

use crate::pass::{Changed, PassDef};
use statistics::Counts;

/// Where a pipeline is: stage number `index` of the pipeline at `parent`.
pub struct Frame<'a> {
    /// The position in the pipeline around it.
    pub index: usize,
    /// The class of a pass, or `'func.func' Pipeline`.
    pub label: &'a str,
    /// The pipeline, or the pass that runs one.
    pub parent: Option<&'a Frame<'a>>,
}

/// One run of a pass on one op.
pub struct PassRun<'a> {
    /// The pass.
    pub def: &'static PassDef,
    /// Its name with all options, as pipelines print it.
    pub text: &'a str,
    /// The place in the pipeline.
    pub frame: &'a Frame<'a>,
    /// The op that it runs on.
    pub op: OpRef<'a>,
    /// The outermost op, when the instrument [wants](Instrument::wants_whole_module) it; else the same as `op`.
    pub whole: OpRef<'a>,
    /// From the body of `whole` to that of `op`.
    pub path: &'a [ChildId],
    /// What the pass has counted; nothing before it has run.
    pub counts: &'a Counts,
}

impl<'a> PassRun<'a> {
    /// The ops around `op`, the outermost that is known first; without `op`.
    pub fn ancestry(&self) -> Vec<OpRef<'a>> {
        let mut around = Vec::new();
        let mut body = self.whole.body;
        for &child in self.path {
            around.push(body.root(self.whole.cx));
            body = body.child(child);
        }
        around
    }
}

/// The symbol that an op is, as ` @name`; empty when it is none.
pub(crate) fn symbol_of(op: OpRef<'_>) -> String {
    let name = op.attr("sym_name").and_then(|attr| attr.as_bytes(op.cx));
    name.map_or_else(String::new, |name| format!(" @{}", String::from_utf8_lossy(name)))
}

/// Someone who watches. All workers tell the same instrument; what it writes into `dumps` is put out in the order of
/// the bodies.
pub trait Instrument: Sync {
    /// Whether [`PassRun::whole`] is needed. Bodies then run one after the other.
    fn wants_whole_module(&self) -> bool {
        false
    }

    /// Whether each attempt of a pattern is to be told, among the dumps.
    fn wants_attempts(&self) -> bool {
        false
    }

    /// Whether a pass that panics has failed, so that the pipeline ends with an error and not with the panic.
    fn catches_panics(&self) -> bool {
        false
    }

    /// A pass is about to run.
    fn before(&self, _run: &PassRun<'_>, _dumps: &mut Vec<u8>) {}

    /// A pass has run, and what it changed is sound where that was asked for.
    fn after(&self, _run: &PassRun<'_>, _changed: Changed, _took: Duration, _dumps: &mut Vec<u8>) {}

    /// A pass has failed, or left something that is not sound.
    fn failed(&self, _run: &PassRun<'_>, _took: Duration, _dumps: &mut Vec<u8>) {}

    /// The pass that began last on this thread has panicked; what it worked on is not fit to be looked at.
    fn panicked(&self) {}

    /// A pipeline inside another one, or inside a pass, has run on all its ops.
    fn pipeline_done(&self, _frame: &Frame<'_>, _took: Duration) {}
}
