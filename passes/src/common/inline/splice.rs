//! One call becomes one body: what is allowed, and how it is done.

use hlo_ir::{
    BlockId, Body, Cloner, Context, Dict, Loc, LocData, LocKind, NewOp, OpDef, OpId, RegionId, Value, traits,
};
use rustc_hash::FxHashMap;

/// Dialects whose ops may not move into another function: those that MLIR gives no inliner interface. An op that is
/// not registered may not either.
static FIXED_DIALECTS: &[&str] = &["builtin", "check", "interpreter", "quant", "vhlo"];

/// The branch that ends an inlined block, where several were inlined.
const BRANCH: &[u8] = b"cf.br";

/// Whether the call `call` in `caller` may become the body of `callee`.
pub(super) fn is_allowed(cx: &Context, caller: &Body, call: OpId, callee: &Body) -> bool {
    let Some(parent) = caller.parent(call) else { return false };
    let (call_def, parent_def, callee_def) = (caller.def(call), caller.def(parent), callee.def(Body::ROOT));
    let blocks = callee.op_region(Body::ROOT, 0).map_or(&[][..], |region| callee.region_blocks(region));
    let fits = match blocks {
        [] => false,
        [_] => true,
        _ => {
            let holds_blocks = std::ptr::eq(parent_def, callee_def) || !parent_def.is(traits::SINGLE_BLOCK);
            holds_blocks && !parent_def.is(traits::UNREGISTERED) && cx.registry().op(BRANCH).is_some()
        }
    };
    let refused = |body: &Body, op: OpId| cx.dict_get(body.attrs(op), "no_inline").is_some();
    fits && !call_def.is(traits::TERMINATOR)
        && !refused(caller, call)
        && !refused(callee, Body::ROOT)
        && may_move(call_def)
        && may_move(parent_def)
        && blocks.iter().all(|&block| is_returning(callee, block))
        && types_match(caller, call, callee, blocks[0])
        && all_may_move(callee)
}

fn may_move(def: &OpDef) -> bool {
    !def.is(traits::UNREGISTERED) && !FIXED_DIALECTS.contains(&def.dialect())
}

fn all_may_move(callee: &Body) -> bool {
    callee.ops_inside(Body::ROOT).all(|op| may_move(callee.def(op)))
}

/// Whether a block ends by returning or by going to another block.
fn is_returning(callee: &Body, block: BlockId) -> bool {
    let last = callee.last_op(block);
    last.is_some_and(|op| callee.def(op).is(traits::RETURN_LIKE) || !callee.op_successors(op).is_empty())
}

/// Whether the call gives what the entry block takes, and takes what every return gives.
fn types_match(caller: &Body, call: OpId, callee: &Body, entry: BlockId) -> bool {
    let inputs = caller.operands(call).map(|value| caller.ty(value));
    let results = || caller.results(call).map(|value| caller.ty(value));
    let returns_fit =
        callee.block_region(entry).into_iter().flat_map(|region| callee.region_blocks(region)).all(|&block| {
            let returned = callee.last_op(block).filter(|&op| callee.def(op).is(traits::RETURN_LIKE));
            returned.is_none_or(|op| callee.operands(op).map(|value| callee.ty(value)).eq(results()))
        });
    returns_fit && inputs.eq(callee.block_args(entry).iter().map(|&arg| callee.ty(arg)))
}

/// Puts a copy of the body of `callee` in the place of `call`, which is [allowed](is_allowed). `see` is shown the
/// copied blocks before they are put in place; their ops keep their ids.
pub(super) fn inline(cx: &Context, caller: &mut Body, call: OpId, callee: &Body, see: impl FnOnce(&Body, &[BlockId])) {
    let copy = copy_body(cx, caller, call, callee);
    let blocks = caller.region_blocks(copy).to_vec();
    see(caller, &blocks);
    match (&blocks[..], caller.block_of(call)) {
        (&[block], _) => splice_block(caller, call, block),
        (_, Some(around)) => splice_blocks(cx, caller, call, around, copy),
        (_, None) => {}
    }
    caller.erase_op(call);
}

/// A copy of the callee's blocks in a region of nobody, with the operands of the call for the arguments.
fn copy_body(cx: &Context, caller: &mut Body, call: OpId, callee: &Body) -> RegionId {
    let at = caller.loc(call);
    let mut known: FxHashMap<Loc, Loc> = FxHashMap::default();
    let mut relocate = |loc: Loc| {
        if at.is_unknown() { loc } else { *known.entry(loc).or_insert_with(|| stack_locations(cx, loc, at)) }
    };
    let copy = caller.create_region();
    let Some(region) = callee.op_region(Body::ROOT, 0) else { return copy };
    let mut cloner = Cloner::new(callee, &mut relocate);
    if let Some(&entry) = callee.region_blocks(region).first() {
        for (&arg, value) in callee.block_args(entry).iter().zip(caller.operands(call)) {
            cloner.map(arg, value);
        }
    }
    cloner.region(region, caller, copy);
    copy
}

/// Where something at `callee` is when it was called from `caller`: a chain of calls grows at its outer end.
fn stack_locations(cx: &Context, callee: Loc, caller: Loc) -> Loc {
    let (mut inner, mut last) = (Vec::new(), callee);
    while let LocKind::Interned(&LocData::CallSite { callee, caller }) = last.kind(cx) {
        inner.push(callee);
        last = caller;
    }
    let outermost = cx.loc(LocData::CallSite { callee: last, caller });
    inner.into_iter().rev().fold(outermost, |caller, callee| cx.loc(LocData::CallSite { callee, caller }))
}

/// Puts the ops of `block` before `call`; what it returns are the results.
fn splice_block(caller: &mut Body, call: OpId, block: BlockId) {
    let Some(terminator) = caller.last_op(block) else { return };
    let values: Vec<Value> = caller.operands(terminator).collect();
    for (result, value) in caller.results(call).zip(values) {
        caller.replace_all_uses(result, value);
    }
    caller.erase_op(terminator);
    caller.move_ops_before(block, call);
}

/// Puts the blocks of `copy` behind the block `around`, which ends where `call` stood. What follows the call becomes a
/// block of its own, with the results as arguments; returns become branches to it.
fn splice_blocks(cx: &Context, caller: &mut Body, call: OpId, around: BlockId, copy: RegionId) {
    let (Some(rest), Some(branch)) = (caller.split_block(call), cx.registry().op(BRANCH)) else { return };
    let at = caller.loc(call);
    for result in caller.results(call) {
        let argument = caller.add_argument(rest, caller.ty(result), at);
        caller.replace_all_uses(result, argument);
    }
    let blocks = caller.region_blocks(copy).to_vec();
    for &block in &blocks {
        let Some(terminator) = caller.last_op(block) else { continue };
        if caller.def(terminator).is(traits::RETURN_LIKE) {
            let operands: Vec<Value> = caller.operands(terminator).collect();
            let op = NewOp::new(branch, caller.loc(terminator));
            let op = caller.create_op(NewOp { attrs: Dict::EMPTY, operands: &operands, successors: &[rest], ..op });
            caller.insert_before(terminator, op);
            caller.erase_op(terminator);
        }
    }
    caller.move_blocks_after(copy, around);
    // The entry of the callee has no predecessor but the call.
    if let Some(&entry) = blocks.first() {
        for op in caller.block_ops(entry).collect::<Vec<_>>() {
            caller.detach_op(op);
            caller.append_op(around, op);
        }
        caller.erase_block(entry);
    }
}
