//! Which ops nobody misses when nothing uses their results.

use hlo_ir::{Body, OpId, traits};

use super::push_inner_ops;

/// Whether `op` may go when its results are unused: it ends no block, defines no symbol and at most reads.
pub(crate) fn removable_if_unused(body: &Body, op: OpId) -> bool {
    let def = body.def(op);
    !def.is(traits::TERMINATOR) && !def.is(traits::SYMBOL) && all_inside(body, op, true)
}

/// Whether `op` has no effect, not even that of reading.
pub(crate) fn is_effect_free(body: &Body, op: OpId) -> bool {
    all_inside(body, op, false)
}

/// Whether nothing uses a result of `op`.
pub(crate) fn is_unused(body: &Body, op: OpId) -> bool {
    body.results(op).all(|value| !body.has_uses(value))
}

/// Whether `op`, and where its effects are those of its regions all inside, has no effect, or `may_read`.
fn all_inside(body: &Body, op: OpId, may_read: bool) -> bool {
    let mut pending = vec![op];
    while let Some(op) = pending.pop() {
        let def = body.def(op);
        let own = def.is(traits::PURE) || def.is(traits::NO_MEMORY_EFFECT) || may_read && def.is(traits::READS_MEMORY);
        if def.is(traits::RECURSIVE_EFFECTS) {
            push_inner_ops(body, op, &mut pending);
        } else if !own || body.is_slot(op) {
            return false;
        }
    }
    true
}
