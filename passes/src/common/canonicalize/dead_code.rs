//! Simplifying regions: blocks that nothing reaches and ops that nobody needs go.

use hlo_ir::{BlockId, Body, Context, OpId, RegionId, ValueDef, traits};

use crate::common::effects::Effects;
use crate::common::{collect_ops, push_inner_ops};

/// Erases the blocks that no path from the entry of their region reaches; says whether there were any.
pub(super) fn erase_unreachable_blocks(body: &mut Body) -> bool {
    let regions: Vec<RegionId> = body.all_regions().filter(|&region| body.region_blocks(region).len() > 1).collect();
    let mut erased = false;
    for region in regions {
        let reached = reachable_blocks(body, region);
        let blocks = body.region_blocks(region).to_vec();
        for block in blocks.into_iter().filter(|block| !reached.contains(block)) {
            body.erase_block(block);
            erased = true;
        }
    }
    erased
}

fn reachable_blocks(body: &Body, region: RegionId) -> rustc_hash::FxHashSet<BlockId> {
    let mut reached = rustc_hash::FxHashSet::default();
    let mut pending: Vec<BlockId> = body.region_blocks(region).first().copied().into_iter().collect();
    while let Some(block) = pending.pop() {
        if reached.insert(block)
            && let Some(last) = body.last_op(block)
        {
            pending.extend(body.op_successors(last));
        }
    }
    reached
}

/// Whether ops may use each other in circles, or be unused without having been looked at: otherwise what erases unused ops
/// one by one leaves nothing to [`erase_dead_ops`].
pub(super) fn may_hold_circles(body: &Body) -> bool {
    body.all_regions().any(|region| match body.region_blocks(region) {
        [] => false,
        [_] => body.region_parent(region).is_none_or(|op| {
            let def = body.def(op);
            def.is(traits::GRAPH_REGION) || def.is(traits::UNREGISTERED)
        }),
        _ => true,
    })
}

/// Erases ops that have no effect and whose results only such ops use, around cycles too; says whether there were any.
pub(super) fn erase_dead_ops(cx: &Context, body: &mut Body) -> bool {
    let mut needed =
        Needed { body, effects: Effects::of(cx, body), ops: vec![false; body.n_op_ids()], pending: Vec::new() };
    needed.look_inside(Body::ROOT);
    while let Some(op) = needed.pending.pop() {
        for value in body.operands(op) {
            if let ValueDef::Result(def, _) = body.value_def(value) {
                needed.add(def);
            }
        }
        needed.look_inside(op);
    }
    let needed = needed.ops;
    let mut erased = false;
    // From the end, so that users go before what they use.
    for op in collect_ops(body).into_iter().rev() {
        if !needed[op.index()] && body.block_of(op).is_some() {
            body.erase_op(op);
            erased = true;
        }
    }
    erased
}

struct Needed<'b> {
    body: &'b Body,
    effects: Effects,
    ops: Vec<bool>,
    /// Needed ops whose operands and regions were not looked at yet.
    pending: Vec<OpId>,
}

impl Needed<'_> {
    fn add(&mut self, op: OpId) {
        if !std::mem::replace(&mut self.ops[op.index()], true) {
            self.pending.push(op);
        }
    }

    /// Adds what is needed for its own sake right inside `op`, which is needed.
    fn look_inside(&mut self, op: OpId) {
        if self.body.n_regions(op) == 0 {
            return;
        }
        let mut inner = Vec::new();
        push_inner_ops(self.body, op, &mut inner);
        for op in inner {
            if !self.effects.removable_if_unused(self.body, op) {
                self.add(op);
            }
        }
    }
}
