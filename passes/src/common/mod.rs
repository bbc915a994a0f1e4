//! The passes that know no dialect in particular, under MLIR's names and with its behaviour, and what they share. In
//! reading order:
//!
//! - [`effects`]: which ops nobody misses; [`symbol_tree`], [`symbol_uses`], [`call_graph`]: who is called what, and by whom
//! - [`strip_debuginfo`], [`symbol_dce`], [`reconcile_casts`], [`cse`]: a pass each
//! - [`scalars`]: making ops on numbers
//! - [`canonicalize`]: constants, dead code and patterns until nothing changes
//! - [`inline`]: calls become bodies
//! - [`sccp`]: constants along the ways that are taken, through calls too
//! - [`loop_invariant`]: what loops compute again and again moves before them

mod call_graph;
pub mod canonicalize;
pub mod cse;
pub(crate) mod effects;
pub mod inline;
pub mod loop_invariant;
pub mod reconcile_casts;
pub(crate) mod scalars;
pub mod sccp;
pub mod strip_debuginfo;
pub mod symbol_dce;
mod symbol_tree;
mod symbol_uses;

pub use canonicalize::CANONICALIZE;
pub use cse::CSE;
pub use inline::INLINE;
pub use loop_invariant::LOOP_INVARIANT_CODE_MOTION;
pub use reconcile_casts::RECONCILE_UNREALIZED_CASTS;
pub use sccp::SCCP;
pub use strip_debuginfo::STRIP_DEBUGINFO;
pub use symbol_dce::SYMBOL_DCE;

use hlo_ir::{Body, OpId};

/// Every op inside the root, an op before those inside it. Slots are among them, child bodies are not.
pub(crate) fn collect_ops(body: &Body) -> Vec<OpId> {
    let mut ops = Vec::with_capacity(body.n_op_ids());
    ops.extend(body.ops_inside(Body::ROOT));
    ops
}

/// Puts the ops right inside `op` on a stack, the first one on top.
pub(crate) fn push_inner_ops(body: &Body, op: OpId, stack: &mut Vec<OpId>) {
    let start = stack.len();
    for region in body.op_regions(op) {
        for &block in body.region_blocks(region) {
            stack.extend(body.block_ops(block));
        }
    }
    stack[start..].reverse();
}
