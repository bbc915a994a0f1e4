//! `linalg`: nests that copy, and loops of one turn.

use hlo_dialects::linalg::generic::{Generic, Index, Yield};
use hlo_dialects::linalg::structured::DESTINATION_STYLE;
use hlo_dialects::tensor::Cast;
use hlo_ir::{AttrData, DYNAMIC, NoMatch, OpId, OpRef, Rewrite, Rewriter, Value, ValueDef, patterns};
use smallvec::SmallVec;

use crate::common::scalars::index;

patterns! {
    /// By op.
    pub(super) PATTERNS;
    "EraseIdentityLinalgOp": Generic => erase_copy;
    "FoldIndexOfSingleTurn": Index => fold_index;
}

/// A nest that yields its inputs as they are gives its inputs.
fn erase_copy(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let cx = rw.cx();
    let view = rw.op(op);
    let generic = rw.view::<Generic<'_>>(op)?;
    if generic.indexing_maps().iter().any(|map| !map.is_identity()) {
        return Err(NoMatch);
    }
    let block = view.region(0).entry().ok_or(NoMatch)?;
    let only = block.terminator().ok_or(NoMatch)?;
    if block.ops().nth(1).is_some()
        || !only.is::<Yield<'_>>()
        || only.n_operands() != view.n_results()
        || view.n_results() == 0
    {
        return Err(NoMatch);
    }
    let mut values: SmallVec<[Value; 4]> = SmallVec::new();
    for (yielded, result) in only.operands().zip(view.results()) {
        let number = match yielded.source() {
            ValueDef::Argument(of, index) if of == block.id => index,
            _ => return Err(NoMatch),
        };
        let value = view.operand(number);
        let is_tensor = value.shape().is_some() && value.ty().encoding(cx) == result.ty().encoding(cx);
        let fits = value.ty().element(cx) == result.ty().element(cx);
        if !is_tensor || !fits {
            return Err(NoMatch);
        }
        values.push(value.id);
    }
    let types: SmallVec<[_; 4]> = view.results().map(|result| result.ty()).collect();
    for (value, ty) in values.iter_mut().zip(types) {
        if rw.body().ty(*value) != ty {
            let source = *value;
            *value = rw.build(|b| {
                let cast = Cast::build_typed(b, &[ty], source);
                b.result(cast)
            });
        }
    }
    rw.replace(op, values)
}

/// How many turns a loop of a `generic` has, when an operand's type tells.
fn turns(nest: OpRef<'_>, dim: u32) -> Option<i64> {
    let generic = nest.view::<Generic<'_>>()?;
    let maps = generic.indexing_maps();
    maps.iter().zip(nest.operands()).find_map(|(map, operand)| {
        let at = map.results.iter().position(|result| *result == hlo_ir::affine::AffineExpr::Dim(dim))?;
        operand.shape()?.get(at).copied().filter(|&size| size != DYNAMIC)
    })
}

/// The turn of a loop that has one turn is zero.
fn fold_index(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let view = rw.op(op);
    let dim = view.attr("dim").and_then(|dim| match dim.data(rw.cx()) {
        AttrData::Integer { value, .. } => u32::try_from(value.to_u64()?).ok(),
        _ => None,
    });
    let nest = view.parent().filter(|nest| nest.has(DESTINATION_STYLE)).ok_or(NoMatch)?;
    if dim.and_then(|dim| turns(nest, dim)) != Some(1) {
        return Err(NoMatch);
    }
    let zero = rw.build(|b| index(b, 0));
    rw.replace(op, [zero])
}
