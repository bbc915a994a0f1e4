//! Canonical forms of `shape`: what is known of shapes becomes constants, and what is known to hold is assumed no more.

use hlo_dialects::shape::{
    Assuming, AssumingAll, Broadcast, ConstShape, ConstWitness, CstrBroadcastable, CstrEq, ShapeOf,
};
use hlo_dialects::tensor::Cast;
use hlo_ir::{DYNAMIC, NewOp, NoMatch, OpId, Rewrite, Rewriter, Type, Value, ValueRef, patterns};
use smallvec::SmallVec;

use super::patterns::replace_by;

patterns! {
    /// Under MLIR's names where it has them.
    pub(super) SHAPE_PATTERNS;
    "FoldShapeOf": ShapeOf => fold_shape_of;
    "FoldCstrBroadcastable": CstrBroadcastable => fold_cstr_broadcastable;
    "CstrBroadcastableRemoveDuplicateOperands": CstrBroadcastable => remove_duplicates;
    "FoldCstrEq": CstrEq => fold_cstr_eq;
    "FoldAssumingAll": AssumingAll => fold_assuming_all;
    "AssumingWithTrue": Assuming => assuming_with_true;
    "BroadcastFoldConstantOperandsPattern": Broadcast => fold_constant_shapes;
    "BroadcastRemoveDuplicateOperands": Broadcast => remove_duplicates;
    "BroadcastForwardSingleOperandPattern": Broadcast => forward_single_shape;
    "BroadcastConcretizeResultTypePattern": Broadcast => know_result;
}

type Extents = SmallVec<[i64; 6]>;

/// The sizes of a shape, as far as its rank is known.
fn extents(value: ValueRef<'_>, rw: &Rewriter<'_>) -> Option<Extents> {
    if let Some(constant) = constant_extents(value, rw) {
        return Some(constant);
    }
    let operand = value.def::<ShapeOf<'_>>()?.arg();
    operand.ty().shape(rw.cx()).map(Extents::from_slice)
}

fn constant_extents(value: ValueRef<'_>, rw: &Rewriter<'_>) -> Option<Extents> {
    let constant = value.def::<ConstShape<'_>>()?;
    let sizes = constant.op().attr("shape")?.dense(rw.cx())?.i64s(rw.cx())?;
    Some(sizes.collect())
}

fn holds(value: ValueRef<'_>, rw: &Rewriter<'_>) -> bool {
    let passing = value.def::<ConstWitness<'_>>().and_then(|witness| witness.op().attr("passing"));
    passing.is_some_and(|passing| passing.as_bool(rw.cx()) == Some(true))
}

/// A witness that holds takes the place of `op`.
fn becomes_true(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let ty = rw.op(op).result(0).ty();
    let witness = rw.build(|b| ConstWitness::build_typed(b, &[ty], true));
    replace_by(op, witness, rw)
}

fn constant_shape(ty: Type, sizes: &[i64], rw: &mut Rewriter<'_>) -> OpId {
    rw.build(|b| {
        let extents = b.cx.tensor_type(&[sizes.len() as i64], Type::INDEX);
        let value = b.cx.dense_from_i64s(extents, sizes);
        ConstShape::build_typed(b, &[ty], value)
    })
}

/// The shape of a value of known sizes is a constant.
fn fold_shape_of(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let view = rw.view::<ShapeOf<'_>>(op)?;
    let ty = view.op().result(0).ty();
    let sizes: Extents =
        view.arg().ty().shape(rw.cx()).filter(|shape| !shape.contains(&DYNAMIC)).ok_or(NoMatch)?.into();
    // A result that does not tell its length stays as it is.
    if ty.shape(rw.cx()).is_some_and(|shape| shape != [sizes.len() as i64]) {
        return Err(NoMatch);
    }
    let constant = constant_shape(ty, &sizes, rw);
    replace_by(op, constant, rw)
}

/// Whether shapes broadcast whatever their unknown sizes are: in each dimension, besides ones, there is one known size or
/// a single unknown one.
fn surely_broadcast(shapes: &[Extents]) -> bool {
    let rank = shapes.iter().map(|shape| shape.len()).max().unwrap_or(0);
    (1..=rank).all(|from_end| {
        let sizes = shapes.iter().filter_map(|shape| shape.len().checked_sub(from_end).map(|dim| shape[dim]));
        let mut others = sizes.filter(|&size| size != 1);
        let first = others.next();
        others.all(|size| size != DYNAMIC && Some(size) == first)
    })
}

/// Shapes that are known to broadcast do.
fn fold_cstr_broadcastable(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let shapes: Vec<Option<Extents>> = rw.op(op).operands().map(|shape| extents(shape, rw)).collect();
    // One shape beside scalars broadcasts whatever it is.
    let n_shapes = shapes.iter().filter(|shape| shape.as_ref().is_none_or(|shape| !shape.is_empty())).count();
    let known = shapes.into_iter().collect::<Option<Vec<_>>>();
    if n_shapes <= 1 || known.is_some_and(|known| surely_broadcast(&known)) {
        return becomes_true(op, rw);
    }
    Err(NoMatch)
}

/// Equal constants are equal.
fn fold_cstr_eq(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let shapes = rw.op(op).operands().map(|shape| constant_extents(shape, rw).ok_or(NoMatch));
    let shapes = shapes.collect::<Result<Vec<_>, NoMatch>>()?;
    if shapes.windows(2).all(|pair| pair[0] == pair[1]) { becomes_true(op, rw) } else { Err(NoMatch) }
}

/// What holds need not be asked for; all of nothing holds.
fn fold_assuming_all(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let n_witnesses = rw.op(op).n_operands();
    let open = rw.op(op).operands().filter(|&witness| !holds(witness, rw)).map(|witness| witness.id);
    let open: SmallVec<[Value; 4]> = open.collect();
    match *open {
        [] => becomes_true(op, rw),
        [only] => rw.replace(op, [only]),
        _ if open.len() < n_witnesses => {
            rw.set_operands(op, &open);
            Ok(())
        }
        _ => Err(NoMatch),
    }
}

/// What is assumed and known becomes part of what is around.
fn assuming_with_true(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    if !holds(rw.op(op).operand(0), rw) {
        return Err(NoMatch);
    }
    let region = rw.body().op_region(op, 0).ok_or(NoMatch)?;
    let &[block] = rw.body().region_blocks(region) else { return Err(NoMatch) };
    let values = rw.inline_block(block, op, &[]);
    rw.replace(op, values)
}

/// Of equal operands one is enough.
fn remove_duplicates(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let mut unique: SmallVec<[Value; 4]> = SmallVec::new();
    for operand in rw.op(op).operands() {
        if !unique.contains(&operand.id) {
            unique.push(operand.id);
        }
    }
    if unique.len() == rw.op(op).n_operands() {
        return Err(NoMatch);
    }
    rw.set_operands(op, &unique);
    Ok(())
}

/// Constant shapes broadcast here and now, as far as they do.
fn fold_constant_shapes(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let mut folded = Extents::new();
    let mut others: SmallVec<[Value; 4]> = SmallVec::new();
    for operand in rw.op(op).operands() {
        match constant_extents(operand, rw).and_then(|shape| broadcast_extents(&folded, &shape)) {
            Some(both) => folded = both,
            None => others.push(operand.id),
        }
    }
    let n_operands = rw.op(op).n_operands();
    let result = rw.op(op).result(0).ty();
    if n_operands - others.len() < 2 {
        return Err(NoMatch);
    }
    if others.is_empty() && result.shape(rw.cx()).is_none_or(|shape| shape == [folded.len() as i64]) {
        let constant = constant_shape(result, &folded, rw);
        return replace_by(op, constant, rw);
    }
    let ty = rw.cx().tensor_type(&[folded.len() as i64], Type::INDEX);
    let constant = constant_shape(ty, &folded, rw);
    others.push(rw.body().result(constant, 0));
    rw.set_operands(op, &others);
    Ok(())
}

fn broadcast_extents(lhs: &[i64], rhs: &[i64]) -> Option<Extents> {
    let rank = lhs.len().max(rhs.len());
    let size = |shape: &[i64], dim: usize| (dim + shape.len()).checked_sub(rank).map_or(1, |dim| shape[dim]);
    (0..rank)
        .map(|dim| match (size(lhs, dim), size(rhs, dim)) {
            (1, other) | (other, 1) => Some(other),
            (lhs, rhs) => (lhs == rhs).then_some(lhs),
        })
        .collect()
}

/// One shape broadcasts to itself.
fn forward_single_shape(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let view = rw.op(op);
    let only = view.operands().next().filter(|only| view.n_operands() == 1 && only.ty() == view.result(0).ty());
    let only = only.ok_or(NoMatch)?.id;
    rw.replace(op, [only])
}

/// Shapes of known lengths broadcast to one of a known length.
fn know_result(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let cx = rw.cx();
    let unknown = rw.op(op).result(0).ty();
    if unknown.shape(cx) != Some(&[DYNAMIC]) {
        return Err(NoMatch);
    }
    let lengths = rw.op(op).operands().map(|shape| match shape.ty().shape(cx) {
        Some(&[length]) if length != DYNAMIC => Ok(length),
        _ => Err(NoMatch),
    });
    let lengths = lengths.collect::<Result<SmallVec<[i64; 4]>, NoMatch>>()?;
    let ty = cx.tensor_type(&[lengths.into_iter().max().ok_or(NoMatch)?], Type::INDEX);
    let operands: SmallVec<[Value; 4]> = rw.op(op).operands().map(|shape| shape.id).collect();
    let attrs = rw.body().attrs(op);
    let known = rw
        .build(|b| b.insert(NewOp { attrs, operands: &operands, results: &[ty], ..NewOp::new(Broadcast::DEF, b.loc) }));
    let known = rw.body().result(known, 0);
    let cast = rw.build(|b| Cast::build_typed(b, &[unknown], known));
    replace_by(op, cast, rw)
}
