//! Where in a function each value is used for the last time, and which values need not be spread to their shape.

use hlo_dialects::quant::is_quantized;
use hlo_ir::{Attr, BlockId, Body, Context, OpId, OpRef, Type, Value, ValueDef};

use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use super::kernel::Kernels;

/// Facts about the values of one function; indexed by value. By default nothing is known of any value.
#[derive(Default)]
pub(crate) struct Liveness {
    /// The last op of the value's own block that uses it, itself or in its regions.
    death: Vec<Option<OpId>>,
    /// Values by the op after which nobody needs them.
    dying: FxHashMap<OpId, SmallVec<[Value; 2]>>,
    /// For a tensor of equal elements that every user takes as a tensor of rank 0: what gives that element.
    spread: Vec<Option<Spread>>,
}

/// The one element of a tensor of equal elements.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Spread {
    /// A value of rank 0.
    Value(Value),
    /// The one element of this constant.
    Constant(Attr),
}

/// What spreads an element: an op's answer to "is your result one element, many times?".
pub(crate) type SpreadOf = fn(OpRef<'_>) -> Option<Spread>;

/// The block that a value is defined in.
pub(crate) fn home_block(body: &Body, value: Value) -> Option<BlockId> {
    match body.value_def(value) {
        ValueDef::Result(op, _) => body.block_of(op),
        ValueDef::Argument(block, _) => Some(block),
        ValueDef::Forward => None,
    }
}

impl Liveness {
    pub(crate) fn of(cx: &Context, body: &Body, kernels: &Kernels, spread_of: SpreadOf) -> Liveness {
        let n_values = body.n_value_ids();
        let mut liveness =
            Liveness { death: vec![None; n_values], dying: FxHashMap::default(), spread: vec![None; n_values] };
        let values = (0..n_values).map(Value::new);
        for value in values.clone() {
            liveness.spread[value.index()] = spread(cx, body, kernels, spread_of, value);
        }
        for value in values.clone() {
            for (user, _) in body.uses(value) {
                liveness.use_at(body, value, user);
                // Its users reach through to the element.
                if let Some(Spread::Value(element)) = liveness.spread[value.index()] {
                    liveness.use_at(body, element, user);
                }
            }
        }
        for value in values {
            if let Some(op) = liveness.death[value.index()] {
                liveness.dying.entry(op).or_default().push(value);
            }
        }
        liveness
    }

    fn use_at(&mut self, body: &Body, value: Value, user: OpId) {
        let Some(home) = home_block(body, value) else {
            return;
        };
        let Some(user) = ancestor_in(body, home, user) else {
            return;
        };
        let death = &mut self.death[value.index()];
        if death.is_none_or(|last| body.comes_before(last, user)) {
            *death = Some(user);
        }
    }

    /// The op of the value's own block after which nobody needs it.
    pub(crate) fn death(&self, value: Value) -> Option<OpId> {
        self.death.get(value.index()).copied().flatten()
    }

    /// The values that nobody needs after `op`.
    pub(crate) fn dying(&self, op: OpId) -> &[Value] {
        self.dying.get(&op).map_or(&[], |values| values)
    }

    /// The element that stands for the value.
    pub(crate) fn spread(&self, value: Value) -> Option<Spread> {
        self.spread.get(value.index()).copied().flatten()
    }
}

/// The op of `block` that is `op` or has it in its regions.
fn ancestor_in(body: &Body, block: BlockId, mut op: OpId) -> Option<OpId> {
    while body.block_of(op)? != block {
        op = body.parent(op)?;
    }
    Some(op)
}

/// Whether every user of `value` is content with one element, and which.
fn spread(cx: &Context, body: &Body, kernels: &Kernels, spread_of: SpreadOf, value: Value) -> Option<Spread> {
    // The parameters of a quantized value may differ along a dimension, which one element has not.
    if is_quantized(cx, body.ty(value).element(cx)) {
        return None;
    }
    // What a pass erased left values that nobody uses, with makers that have no operands any more.
    if !body.has_uses(value) {
        return None;
    }
    let maker = body.defining_op(value)?;
    let element = spread_of(body.op_ref(cx, maker))?;
    let content = body.uses(value).all(|(user, index)| {
        kernels.get(body.def(user)).is_some_and(|row| row.spread.contains(&index))
            && body.operands(user).any(|other| other != value && is_full(cx, body, spread_of, other))
    });
    content.then_some(element)
}

/// Whether a value surely has its full shape.
fn is_full(cx: &Context, body: &Body, spread_of: SpreadOf, value: Value) -> bool {
    body.ty(value).is_ranked_tensor(cx)
        && body.ty(value) != Type::ERROR
        && body.defining_op(value).is_none_or(|op| spread_of(body.op_ref(cx, op)).is_none())
}
