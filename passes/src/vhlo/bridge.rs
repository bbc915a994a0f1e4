//! Programs of several dialects: `builtin.unrealized_conversion_cast` stands between ops of VHLO and others, right
//! after what defines a value, once a value.

use hlo_dialects::builtin::UnrealizedConversionCast;
use hlo_dialects::vhlo::builtin_types::to_vhlo_or;
use hlo_dialects::vhlo::ops::op_row;
use hlo_ir::{Body, Context, NewOp, OpId, OpView, Type, Value, ValueDef};
use rustc_hash::FxHashMap;

use super::attrs_to_vhlo::is_foreign_type;
use super::{pre_order, renew_uses};

/// The types of all values before a conversion.
pub(super) struct Snapshot {
    types: Vec<(Value, Type)>,
}

impl Snapshot {
    pub fn of(body: &Body) -> Snapshot {
        let values = pre_order(body).into_iter().flat_map(|op| super::owned_values(body, op));
        Snapshot { types: values.map(|value| (value, body.ty(value))).collect() }
    }
}

/// The casts of a body by what they lead to.
#[derive(Default)]
pub(super) struct Casts {
    to_vhlo: Vec<OpId>,
    to_others: Vec<OpId>,
}

/// Casts values where ops of the other side use them.
pub(super) fn insert_casts(cx: &Context, body: &mut Body, before: &Snapshot) -> Casts {
    let places: FxHashMap<OpId, usize> = pre_order(body).into_iter().zip(0..).collect();
    let mut casts = Casts::default();
    for &(value, original) in &before.types {
        let ty = body.ty(value);
        let converted = ty != original;
        let in_vhlo = || to_vhlo_or(cx, ty, &|part| is_foreign_type(cx, part).then_some(part));
        let other = if converted { Some(original) } else { in_vhlo().filter(|&other| other != ty) };
        let Some(other) = other else { continue };
        // Ops of VHLO take the types of VHLO, all others the types that they had.
        let users: Vec<(OpId, usize)> =
            body.uses(value).filter(|(op, _)| op_row(body.def(*op)).is_some() != converted).collect();
        let Some(&(first_user, _)) = users.iter().min_by_key(|(op, _)| places.get(op)) else { continue };
        // As the reference has it: a cast to VHLO is where it is first asked for, one to others where the value is.
        let loc = match body.value_def(value) {
            _ if !converted => body.loc(first_user),
            ValueDef::Argument(block, index) => body.block_arg_locs(block)[index],
            _ => body.defining_op(value).map(|op| body.loc(op)).unwrap_or_default(),
        };
        let def = <UnrealizedConversionCast<'_> as OpView<'_>>::DEF;
        let cast = body.create_op(NewOp { operands: &[value], results: &[other], ..NewOp::new(def, loc) });
        match body.value_def(value) {
            ValueDef::Argument(block, _) => body.prepend_op(block, cast),
            ValueDef::Result(op, _) => body.insert_after(op, cast),
            ValueDef::Forward => continue,
        }
        let result = body.result(cast, 0);
        for (op, index) in users {
            body.set_operand(op, index, result);
        }
        if converted { casts.to_others.push(cast) } else { casts.to_vhlo.push(cast) }
    }
    casts
}

impl Casts {
    /// Puts uses into the order that the reference's conversion leaves. It makes casts to others after everything else,
    /// so that their uses are the newest; and one cast to VHLO for each use, which it joins, so that the first use
    /// becomes the newest.
    pub fn order_uses(&self, body: &mut Body) {
        for &cast in &self.to_others {
            renew_uses(body, cast);
        }
        for &cast in &self.to_vhlo {
            let result = body.result(cast, 0);
            let uses: Vec<(OpId, usize)> = body.uses(result).collect();
            for (op, index) in uses {
                body.set_operand(op, index, result);
            }
        }
    }
}

/// Removes casts whose types have become equal, and those that lead back to where they came from.
pub(super) fn remove_casts(body: &mut Body) {
    for op in pre_order(body) {
        if !std::ptr::eq(body.def(op), <UnrealizedConversionCast<'_> as OpView<'_>>::DEF) {
            continue;
        }
        let operands: Vec<Value> = body.operands(op).collect();
        let same = operands.iter().map(|&value| body.ty(value)).eq(body.results(op).map(|value| body.ty(value)));
        if same {
            for (index, operand) in operands.into_iter().enumerate() {
                body.replace_all_uses(body.result(op, index), operand);
            }
            body.erase_op(op);
        }
    }
}
