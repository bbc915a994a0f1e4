//! Patterns until nothing changes, in the order of MLIR's greedy driver: what canonicalization and the optimizations of
//! StableHLO run on.

use hlo_ir::rewrite::{GreedyOptions, PatternSet, rewrite_ops};
use hlo_ir::{Body, Context, OpId, traits};

use super::constants::SharedConstants;
use super::{dead_code, patterns};
use crate::common::effects::removable_if_unused;
use crate::common::{collect_ops, cse, push_inner_ops};
use crate::pass::Changed;

/// A set of patterns and how it is applied.
pub(crate) struct Simplifier {
    pub top_down: bool,
    pub simplify_regions: bool,
    pub cse_between: bool,
    pub max_rounds: Option<u64>,
    /// Patterns that are applied in a round at most.
    pub max_rewrites: Option<u64>,
    pub patterns: PatternSet,
}

/// What became of a body.
pub(crate) struct Simplified {
    pub changed: Changed,
    /// Whether the last round changed nothing.
    pub converged: bool,
}

impl Simplifier {
    /// As MLIR's passes apply patterns unless they are told otherwise.
    pub fn new(patterns: PatternSet) -> Self {
        Simplifier {
            top_down: true,
            simplify_regions: true,
            cse_between: false,
            max_rounds: Some(10),
            max_rewrites: None,
            patterns,
        }
    }

    pub fn run(&self, cx: &Context, body: &mut Body) -> Simplified {
        let greedy = GreedyOptions {
            max_rewrites: self.max_rewrites,
            erase_dead: Some(removable_if_unused),
            fold: Some(patterns::constants_last),
            ..GreedyOptions::default()
        };
        let mut changed = false;
        let mut n_rounds = 0;
        let converged = loop {
            if self.max_rounds.is_some_and(|limit| n_rounds >= limit) {
                break false;
            }
            n_rounds += 1;
            let (ops, moved) = seed(cx, body, self.top_down);
            let mut again = rewrite_ops(cx, body, &ops, &self.patterns, &greedy, None).changed;
            changed |= moved;
            if self.simplify_regions {
                again |= dead_code::erase_unreachable_blocks(body);
                if self.max_rewrites.is_some() || dead_code::may_hold_circles(body) {
                    again |= dead_code::erase_dead_ops(cx, body);
                }
            }
            if self.cse_between {
                again |= cse::eliminate(cx, body);
            }
            changed |= again;
            if !again {
                break true;
            }
        };
        Simplified { changed: changed.into(), converged }
    }
}

/// The ops of a round, the one to look at first last. Constants are shared on the way; whether that changed something,
/// which alone asks for no further round, comes second.
fn seed(cx: &Context, body: &mut Body, top_down: bool) -> (Vec<OpId>, bool) {
    let mut constants = SharedConstants::default();
    let mut moved = false;
    let mut order = if top_down { collect_ops(body) } else { post_order(body) };
    order.retain(|&op| {
        let stays = !body.def(op).is(traits::CONSTANT_LIKE) || constants.insert(cx, body, op, &mut moved);
        stays && body.block_of(op).is_some()
    });
    if top_down {
        order.reverse();
    }
    (order, moved)
}

/// Every op inside the root, an op after those inside it.
pub(crate) fn post_order(body: &Body) -> Vec<OpId> {
    // Backwards, an op comes before those inside it, and later ones before earlier ones.
    let mut order = Vec::with_capacity(body.n_op_ids());
    let mut pending = Vec::new();
    let push = |op: OpId, pending: &mut Vec<OpId>| {
        let start = pending.len();
        push_inner_ops(body, op, pending);
        pending[start..].reverse();
    };
    push(Body::ROOT, &mut pending);
    while let Some(op) = pending.pop() {
        order.push(op);
        push(op, &mut pending);
    }
    order.reverse();
    order
}
