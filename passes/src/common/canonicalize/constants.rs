//! Sharing constants: of equal ones the first stays, at the top of the isolated region around.

use hlo_ir::{Attr, Body, Context, Loc, OpId, RegionId, Type, traits};
use rustc_hash::{FxHashMap, FxHashSet};

/// The constants that were met in one round.
#[derive(Default)]
pub(super) struct SharedConstants {
    /// By region, dialect, value and type.
    by_value: FxHashMap<(RegionId, &'static str, Attr, Type), OpId>,
    owned: FxHashSet<OpId>,
}

impl SharedConstants {
    /// Takes the constant `op` in. When an equal one is known, `op` is replaced by it and erased: `false`. Else it
    /// moves up, unless it stands at the top already or right behind a constant that does; this order is MLIR's.
    pub fn insert(&mut self, cx: &Context, body: &mut Body, op: OpId, moved: &mut bool) -> bool {
        let (Some(value), Some(block)) = (constant_value(cx, body, op), body.block_of(op)) else { return true };
        let Some(region) = insertion_region(body, op) else { return true };
        let result = body.result(op, 0);
        let key = (region, body.def(op).dialect(), value, body.ty(result));
        if let Some(&known) = self.by_value.get(&key) {
            body.replace_all_uses(result, body.result(known, 0));
            body.erase_op(op);
            body.set_loc(known, Loc::UNKNOWN);
            *moved = true;
            return false;
        }
        let Some(&top) = body.region_blocks(region).first() else { return true };
        let follows_known = body.prev_op(op).is_none_or(|prev| self.owned.contains(&prev));
        if block != top || !follows_known {
            body.detach_op(op);
            body.prepend_op(top, op);
            if block != top {
                body.set_loc(op, Loc::UNKNOWN);
            }
            *moved = true;
        }
        self.by_value.insert(key, op);
        self.owned.insert(op);
        true
    }
}

/// The value of a constant op of one result: its only attribute.
pub(crate) fn constant_value(cx: &Context, body: &Body, op: OpId) -> Option<Attr> {
    let def = body.def(op);
    let is_constant = def.is(traits::CONSTANT_LIKE) && body.n_results(op) == 1 && body.n_operands(op) == 0;
    match def.attrs {
        [value] if is_constant => cx.dict_get(body.attrs(op), value.name),
        _ => None,
    }
}

/// The nearest region around `op` that sees no value from outside.
pub(crate) fn insertion_region(body: &Body, op: OpId) -> Option<RegionId> {
    let mut region = body.block_region(body.block_of(op)?)?;
    loop {
        let parent = body.region_parent(region)?;
        let def = body.def(parent);
        if parent == Body::ROOT || def.is(traits::ISOLATED) || def.is(traits::UNREGISTERED) {
            return Some(region);
        }
        region = body.block_region(body.block_of(parent)?)?;
    }
}
