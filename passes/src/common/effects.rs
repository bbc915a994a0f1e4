//! Which ops nobody misses when nothing uses their results.

use hlo_dialects::linalg::structured::DESTINATION_STYLE;
use hlo_dialects::stablehlo::composite::CustomCall;
use hlo_ir::{Body, Context, OpDef, OpId, OpView, TypeData, traits};

use super::{collect_ops, push_inner_ops};

/// What an op does besides giving results, with all inside it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Effect {
    None,
    Reads,
    /// Anything, for all we know.
    Any,
}

/// The effects of ops whose attributes decide.
static BY_ATTRIBUTES: &[(&OpDef, fn(&Context, &Body, OpId) -> Effect)] =
    &[(<CustomCall<'_> as OpView<'_>>::DEF, custom_call_effect)];

/// A custom call has an effect when it says so.
fn custom_call_effect(cx: &Context, body: &Body, op: OpId) -> Effect {
    let says_so = cx.dict_get(body.attrs(op), "has_side_effect").and_then(|attr| attr.as_bool(cx));
    if says_so == Some(true) { Effect::Any } else { Effect::None }
}

/// The effect of `op` alone; `None` where it is that of the regions.
fn own_effect(cx: &Context, body: &Body, op: OpId) -> Option<Effect> {
    let def = body.def(op);
    if def.is(traits::RECURSIVE_EFFECTS) {
        None
    } else if def.is(DESTINATION_STYLE) {
        if changes_buffers(cx, body, op) { Some(Effect::Any) } else { None }
    } else if def.is(traits::OWNS_BODY) {
        Some(Effect::Any)
    } else if def.is(traits::PURE) || def.is(traits::NO_MEMORY_EFFECT) {
        Some(Effect::None)
    } else if def.is(traits::READS_MEMORY) {
        Some(Effect::Reads)
    } else {
        let row = BY_ATTRIBUTES.iter().find(|(known, _)| std::ptr::eq(*known, def));
        Some(row.map_or(Effect::Any, |(_, effect)| effect(cx, body, op)))
    }
}

/// Whether an op that writes to its operands has a buffer among them; tensors it leaves as they are.
fn changes_buffers(cx: &Context, body: &Body, op: OpId) -> bool {
    let is_buffer = |ty: &TypeData| matches!(ty, TypeData::MemRef { .. } | TypeData::UnrankedMemRef { .. });
    body.operands(op).any(|value| is_buffer(body.ty(value).data(cx)))
}

/// The effects of all ops of a body, found in one walk. Erasing ops without effects changes none of them.
pub(crate) struct Effects(Vec<Effect>);

impl Effects {
    pub fn of(cx: &Context, body: &Body) -> Effects {
        let mut effects = vec![Effect::None; body.n_op_ids()];
        // Backwards, what is inside an op comes before it.
        for op in collect_ops(body).into_iter().rev() {
            if let Some(own) = own_effect(cx, body, op) {
                effects[op.index()] = own;
            }
            if let Some(parent) = body.parent(op) {
                effects[parent.index()] = effects[parent.index()].max(effects[op.index()]);
            }
        }
        Effects(effects)
    }

    /// Whether `op` may go when its results are unused: it ends no block, defines no symbol and at most reads.
    pub fn removable_if_unused(&self, body: &Body, op: OpId) -> bool {
        is_removable_row(body.def(op)) && self.0[op.index()] <= Effect::Reads
    }

    /// Whether `op` has no effect, not even that of reading.
    pub fn is_effect_free(&self, op: OpId) -> bool {
        self.0[op.index()] == Effect::None
    }
}

fn is_removable_row(def: &OpDef) -> bool {
    !def.is(traits::TERMINATOR) && !def.is(traits::SYMBOL)
}

/// Whether `op` may go when its results are unused, found by looking at all inside it: for one op now and then.
pub(crate) fn removable_if_unused(cx: &Context, body: &Body, op: OpId) -> bool {
    if !is_removable_row(body.def(op)) {
        return false;
    }
    // Nearly all ops say it themselves, and need no stack.
    if let Some(effect) = own_effect(cx, body, op) {
        return effect <= Effect::Reads;
    }
    let mut pending = vec![op];
    while let Some(op) = pending.pop() {
        match own_effect(cx, body, op) {
            None => push_inner_ops(body, op, &mut pending),
            Some(effect) if effect > Effect::Reads => return false,
            Some(_) => {}
        }
    }
    true
}

/// Whether nothing uses a result of `op`.
pub(crate) fn is_unused(body: &Body, op: OpId) -> bool {
    body.results(op).all(|value| !body.has_uses(value))
}

/// Whether `op` or an op inside it says in so many words that it does more than give results. Calls, and ops that
/// nobody knows, say nothing.
pub(crate) fn declares_effects(cx: &Context, body: &Body, op: OpId) -> bool {
    let mut pending = vec![op];
    while let Some(op) = pending.pop() {
        let says_so = |row: &&(&OpDef, fn(&Context, &Body, OpId) -> Effect)| std::ptr::eq(row.0, body.def(op));
        let declared =
            BY_ATTRIBUTES.iter().find(says_so).is_some_and(|(_, effect)| effect(cx, body, op) == Effect::Any);
        if declared || body.def(op).is(traits::READS_MEMORY) {
            return true;
        }
        push_inner_ops(body, op, &mut pending);
    }
    false
}

/// Whether `op` itself does no more than give results or end a block, whatever is inside it.
pub(crate) fn has_no_effect_itself(cx: &Context, body: &Body, op: OpId) -> bool {
    body.def(op).is(traits::TERMINATOR) || own_effect(cx, body, op).is_none_or(|effect| effect == Effect::None)
}
