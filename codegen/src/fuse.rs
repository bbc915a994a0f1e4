//! `hexir-fuse`: puts what should become one kernel into one `hexir.fusion`.
//!
//! ```mlir
//! %s = hexir.compute %x, %y … { addf }        %r = hexir.fusion %x, %y … {
//! %r = hexir.compute %s … { maximumf }   ─▶     %s = hexir.compute …  %r = hexir.compute …  hexir.yield %r }
//! ```
//!
//! [`groups`] decides. Here the ops of a group are copied into the region of a fusion that stands where its last op
//! stood, with the constants of one number that they use. Ops keep their attributes and locations; the fusion has the
//! discardable attributes of all of them, and their locations.

mod groups;

use hlo_dialects::hexir::structured::{Fusion, Yield};
use hlo_dialects::hexir::views::Broadcast;
use hlo_ir::text::grow_stack;
use hlo_ir::{
    Attr, BlockId, Body, Context, Loc, LocData, Name, NewOp, OpId, Reported, SmallVec, Type, Value, ValueDef,
};
use hlo_passes::{Changed, FuncPass, PassCx, PassDef, Runs};
use rustc_hash::FxHashMap;

use crate::kernel::element::Kernel;
use groups::{Group, Grouping};

/// The row.
pub static HEXIR_FUSE: PassDef = PassDef {
    name: "hexir-fuse",
    class: "HexirFusePass",
    summary: "Groups ops of hexir that become one kernel into hexir.fusion.",
    options: &[],
    make: Runs::OnBody(|_| Ok(Box::new(Fuse))),
};

struct Fuse;

impl FuncPass for Fuse {
    fn run(&self, cx: &mut PassCx<'_>, body: &mut Body) -> Result<Changed, Reported> {
        let mut changed = Changed::No;
        for block in host_blocks(body) {
            changed |= mark_kept(cx.context, body, block);
            let groups = Grouping::of(cx.context, body, block);
            for group in groups {
                fuse(cx.context, body, &group);
                changed = Changed::Yes;
            }
        }
        Ok(changed)
    }
}

/// Says of broadcasts which of their operands' unknown extents are those of the result: what other ops demand makes it
/// certain.
fn mark_kept(cx: &Context, body: &mut Body, block: BlockId) -> Changed {
    let mut extents = groups::extents_of(cx, body, block);
    let broadcasts = body.block_ops(block).filter_map(|op| body.op_ref(cx, op).view::<Broadcast>());
    let found: Vec<_> = broadcasts.map(|view| (view.op().id, view.kept().is_none(), extents.kept(view))).collect();
    let mut changed = Changed::No;
    for (op, is_open, kept) in found {
        if is_open && !kept.is_empty() {
            body.set_attr(cx, op, "kept", Some(cx.i64_array_attr(&kept)));
            changed = Changed::Yes;
        }
    }
    changed
}

/// The blocks whose ops run one by one on the host: the function's and those of control flow.
fn host_blocks(body: &Body) -> Vec<BlockId> {
    let (mut found, mut pending) = (Vec::new(), vec![Body::ROOT]);
    while let Some(op) = pending.pop() {
        for region in body.op_regions(op) {
            for &block in body.region_blocks(region) {
                found.push(block);
                let ops = body.block_ops(block);
                pending.extend(ops.filter(|&op| !body.is_slot(op) && !groups::is_row(body.def(op))));
            }
        }
    }
    found
}

/// Replaces the ops of `group` by one fusion.
fn fuse(cx: &Context, body: &mut Body, group: &Group) {
    let Some(&last) = group.ops.last() else { return };
    let (mut inputs, mut constants): (SmallVec<[Value; 8]>, Vec<OpId>) = (SmallVec::new(), Vec::new());
    for value in group.ops.iter().flat_map(|&op| body.operands(op)) {
        let def = body.defining_op(value);
        if def.is_some_and(|def| group.ops.contains(&def)) {
            continue;
        }
        match def.filter(|_| Kernel::is_splat(body.value_ref(cx, value))) {
            Some(constant) if !constants.contains(&constant) => constants.push(constant),
            Some(_) => {}
            None if !inputs.contains(&value) => inputs.push(value),
            None => {}
        }
    }
    let outputs: SmallVec<[Value; 4]> = group.sinks.iter().flat_map(|&op| body.results(op)).collect();
    let region = body.create_region();
    let block = body.create_block(region);
    let mut map: FxHashMap<Value, Value> = FxHashMap::default();
    for &input in &inputs {
        let loc = match body.value_def(input) {
            ValueDef::Result(op, _) => body.loc(op),
            ValueDef::Argument(block, number) => body.block_arg_locs(block)[number],
            ValueDef::Forward => Loc::UNKNOWN,
        };
        let arg = body.add_argument(block, body.ty(input), loc);
        map.insert(input, arg);
    }
    for &op in constants.iter().chain(&group.ops) {
        copy_op(body, op, block, &mut map);
    }
    let yielded: SmallVec<[Value; 4]> = outputs.iter().filter_map(|value| map.get(value).copied()).collect();
    let loc = group_loc(cx, body, &group.ops);
    let end = body.create_op(NewOp { operands: &yielded, ..NewOp::new(Yield::DEF, loc) });
    body.append_op(block, end);
    let results: SmallVec<[Type; 4]> = outputs.iter().map(|&value| body.ty(value)).collect();
    let attrs = groups::discardable(cx, body, group.ops.iter().rev().copied());
    let attrs: SmallVec<[(Name, Attr); 4]> = attrs.into_iter().collect();
    let fusion = body.create_op(NewOp {
        attrs: cx.dict(&attrs),
        operands: &inputs,
        results: &results,
        regions: &[region],
        ..NewOp::new(Fusion::DEF, loc)
    });
    body.insert_before(last, fusion);
    let pairs: SmallVec<[(Value, Value); 4]> = outputs.iter().copied().zip(body.results(fusion)).collect();
    for (old, new) in pairs {
        body.replace_all_uses(old, new);
    }
    // Consumers go before what they use; copies for other groups may still need an op.
    for &op in group.ops.iter().rev().chain(&constants) {
        if body.results(op).all(|result| !body.has_uses(result)) {
            body.erase_op(op);
        }
    }
}

/// A copy of `op` at the end of `block`, with operands replaced; `map` learns its results.
fn copy_op(body: &mut Body, op: OpId, block: BlockId, map: &mut FxHashMap<Value, Value>) {
    let operands: SmallVec<[Value; 4]> =
        body.operands(op).map(|value| map.get(&value).copied().unwrap_or(value)).collect();
    let results: SmallVec<[Type; 2]> = body.results(op).map(|value| body.ty(value)).collect();
    let (attrs, def, loc) = (body.attrs(op), body.def(op), body.loc(op));
    let copy = body.create_op(NewOp { attrs, operands: &operands, results: &results, ..NewOp::new(def, loc) });
    body.append_op(block, copy);
    let regions: SmallVec<[_; 1]> = body.op_regions(op).collect();
    for region in regions {
        let into = body.create_region();
        body.adopt_regions(copy, &[into]);
        for from in body.region_blocks(region).to_vec() {
            let block = body.create_block(into);
            let args: SmallVec<[(Value, Loc); 4]> =
                body.block_args(from).iter().copied().zip(body.block_arg_locs(from).iter().copied()).collect();
            for (arg, loc) in args {
                let new = body.add_argument(block, body.ty(arg), loc);
                map.insert(arg, new);
            }
            let inside: Vec<OpId> = body.block_ops(from).collect();
            inside.into_iter().for_each(|op| grow_stack(|| copy_op(body, op, block, map)));
        }
    }
    let pairs: SmallVec<[(Value, Value); 2]> = body.results(op).zip(body.results(copy)).collect();
    map.extend(pairs);
}

/// All locations of a group, the last op's first.
fn group_loc(cx: &Context, body: &Body, ops: &[OpId]) -> Loc {
    let mut locs: SmallVec<[Loc; 4]> = SmallVec::new();
    for loc in ops.iter().rev().map(|&op| body.loc(op)) {
        if !loc.is_unknown() && !locs.contains(&loc) {
            locs.push(loc);
        }
    }
    match locs[..] {
        [] => Loc::UNKNOWN,
        [loc] => loc,
        _ => cx.loc(LocData::Fused { locs: locs.into_vec().into(), metadata: None }),
    }
}

#[cfg(test)]
mod tests;
