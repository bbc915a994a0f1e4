//! Watching passes run. In reading order:
//!
//! - this file: the trait, and what it is told
//! - [`timing`]: how long everything took
//! - [`ir_print`]: the IR before and after passes

pub mod ir_print;
pub mod timing;

use std::time::Duration;

use hlo_ir::OpRef;

use crate::pass::{Changed, PassDef};

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
}

/// Someone who watches. All workers tell the same instrument; what it writes into `dumps` is put out in the order of
/// the bodies.
pub trait Instrument: Sync {
    /// Whether [`PassRun::whole`] is needed. Bodies then run one after the other.
    fn wants_whole_module(&self) -> bool {
        false
    }

    /// A pass is about to run.
    fn before(&self, _run: &PassRun<'_>, _dumps: &mut Vec<u8>) {}

    /// A pass has run, and what it changed is sound where that was asked for.
    fn after(&self, _run: &PassRun<'_>, _changed: Changed, _took: Duration, _dumps: &mut Vec<u8>) {}

    /// A pass has failed, or left something that is not sound.
    fn failed(&self, _run: &PassRun<'_>, _took: Duration, _dumps: &mut Vec<u8>) {}

    /// A pipeline inside another one, or inside a pass, has run on all its ops.
    fn pipeline_done(&self, _frame: &Frame<'_>, _took: Duration) {}
}
