//! `tensor`: sizes and elements that are known, casts and reshapes that change nothing.

use hlo_dialects::linalg::structured::DESTINATION_STYLE;
use hlo_dialects::tensor::{
    Cast, CollapseShape, Dim, Empty, ExpandShape, Extract, ExtractSlice, FromElements, Generate, InsertSlice, Pad,
    Reshape,
};
use hlo_ir::{DYNAMIC, NoMatch, OpDef, OpId, OpRef, Rewrite, Rewriter, Type, Value, ValueDef, ValueRef, patterns};

use crate::common::scalars::{element_constant, index, splat_constant, to_index};

patterns! {
    /// By op.
    pub(super) PATTERNS;
    "ChainedTensorCast": Cast => fold_cast;
    "FoldDim": Dim => fold_dim;
    "DimOfCastOp": Dim => dim_of_cast;
    "DimOfDestStyleOp": Dim => dim_of_destination;
    "DimOfReshapeOp": Dim => dim_of_reshape;
    "ExtractFromElements": Extract => extract_from_elements;
    "ExtractFromConstant": Extract => extract_from_constant;
    "ExtractFromTensorCast": Extract => extract_from_cast;
    "FoldWholeExtractSlice": ExtractSlice => |op, rw| fold_whole_slice(op, rw, 0);
    "FoldWholeInsertSlice": InsertSlice => |op, rw| fold_whole_slice(op, rw, 1);
    "FoldStaticZeroPadding": Pad => fold_empty_pad;
    "FoldReshapeOfReshape": CollapseShape => |op, rw| fold_reshape_back(op, rw, ExpandShape::DEF);
    "FoldExpandOfCollapse": ExpandShape => |op, rw| fold_reshape_back(op, rw, CollapseShape::DEF);
    "ReplaceEmptyTensorStaticShapeDims": Empty => static_empty;
}

fn known(value: ValueRef<'_>) -> Option<i64> {
    value.constant()?.as_i64(value.cx)
}

/// The op of the row `def` that defines `value`.
fn defined_by<'a>(value: ValueRef<'a>, def: &'static OpDef) -> Result<OpRef<'a>, NoMatch> {
    value.defining_op().filter(|op| std::ptr::eq(op.def(), def)).ok_or(NoMatch)
}

/// A cast to the type that is there; a cast of a cast that told nothing that the ends do not.
fn fold_cast(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let view = rw.op(op);
    let (source, ty) = (view.operand(0), view.result(0).ty());
    if source.ty() == ty {
        let source = source.id;
        return rw.replace(op, [source]);
    }
    let inner = defined_by(source, Cast::DEF)?.operand(0);
    let (Some(first), Some(between), Some(last)) = (inner.shape(), source.shape(), ty.shape(rw.cx())) else {
        return Err(NoMatch);
    };
    let told =
        |((&first, &between), &last): ((&i64, &i64), &i64)| between == DYNAMIC || first != DYNAMIC || last != DYNAMIC;
    if !first.iter().zip(between).zip(last).all(told) {
        return Err(NoMatch);
    }
    let inner = inner.id;
    rw.replace_with(op, |b| Cast::build_typed(b, &[ty], inner))
}

/// A size that the type tells, or the op that made the tensor.
fn fold_dim(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let view = rw.op(op);
    let (source, number) = (view.operand(0), known(view.operand(1)).ok_or(NoMatch)?);
    let number = usize::try_from(number).map_err(|_| NoMatch)?;
    let size = source.shape().and_then(|shape| shape.get(number).copied()).ok_or(NoMatch)?;
    if size != DYNAMIC {
        let size = rw.build(|b| index(b, size));
        return rw.replace(op, [size]);
    }
    let maker = source.defining_op().ok_or(NoMatch)?;
    let is_sized = [Empty::DEF, Generate::DEF].iter().any(|def| std::ptr::eq(*def, maker.def()));
    if !is_sized {
        return Err(NoMatch);
    }
    let before = source.shape().unwrap_or_default().iter().take(number).filter(|&&size| size == DYNAMIC).count();
    let size = maker.operand(before).id;
    rw.replace(op, [size])
}

/// The size of a cast tensor is that of the tensor.
fn dim_of_cast(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let view = rw.op(op);
    let source = defined_by(view.operand(0), Cast::DEF)?.operand(0);
    if source.shape().is_none() {
        return Err(NoMatch);
    }
    let (source, number) = (source.id, view.operand(1).id);
    rw.replace_with(op, |b| Dim::build_typed(b, &[Type::INDEX], source, number))
}

/// The size of what an op writes into a tensor is that of the tensor.
fn dim_of_destination(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let view = rw.op(op);
    let source = view.operand(0);
    let maker = source.defining_op().filter(|maker| maker.has(DESTINATION_STYLE)).ok_or(NoMatch)?;
    let ValueDef::Result(_, index) = source.source() else { return Err(NoMatch) };
    let first = maker.n_operands().checked_sub(maker.n_results()).ok_or(NoMatch)?;
    let (destination, number) = (maker.operand(first + index).id, view.operand(1).id);
    rw.replace_with(op, |b| Dim::build_typed(b, &[Type::INDEX], destination, number))
}

/// The size of a reshaped tensor stands in the tensor of sizes.
fn dim_of_reshape(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let view = rw.op(op);
    let reshape = defined_by(view.operand(0), Reshape::DEF)?;
    let (sizes, number) = (reshape.operand(1).id, view.operand(1).id);
    let element = reshape.operand(1).ty().element(rw.cx());
    let reshape = reshape.id;
    // What decides the number may come after the reshape; a constant is safe anywhere.
    if known(rw.value(number)).is_none() && rw.body().block_of(reshape) != rw.body().block_of(op) {
        return Err(NoMatch);
    }
    let size = rw.build(|b| {
        let size = Extract::build_typed(b, &[element], sizes, &[number]);
        let size = b.result(size);
        to_index(b, size, false)
    });
    rw.replace(op, [size])
}

/// An element of a tensor that was made of elements.
fn extract_from_elements(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let view = rw.op(op);
    let tensor = view.operand(0);
    let maker = defined_by(tensor, FromElements::DEF)?;
    let at = position(view, tensor.shape().unwrap_or_default())?;
    if at >= maker.n_operands() {
        return Err(NoMatch);
    }
    let element = maker.operand(at).id;
    rw.replace(op, [element])
}

/// The place in row-major order that an `extract` with known indices looks at.
fn position(extract: OpRef<'_>, shape: &[i64]) -> Result<usize, NoMatch> {
    let mut at = 0;
    for (&size, index) in shape.iter().zip(extract.operands().skip(1)) {
        let index = known(index).filter(|index| (0..size).contains(index)).ok_or(NoMatch)?;
        at = at * size + index;
    }
    usize::try_from(at).map_err(|_| NoMatch)
}

/// An element of a constant: of one value everywhere, or at a known place.
fn extract_from_constant(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let view = rw.op(op);
    let tensor = view.operand(0);
    let attr = tensor.constant().ok_or(NoMatch)?;
    let elements = attr.dense(rw.cx()).ok_or(NoMatch)?;
    let tensor_id = tensor.id;
    let element = if elements.splat {
        rw.build(|b| splat_constant(b, tensor_id))
    } else {
        let at = position(view, tensor.shape().unwrap_or_default())?;
        if at >= elements.len {
            return Err(NoMatch);
        }
        let (ty, bytes) = (elements.element, elements.get(at).to_vec());
        rw.build(|b| element_constant(b, ty, &bytes))
    };
    rw.replace(op, [element.ok_or(NoMatch)?])
}

/// An element of a cast tensor is that of the tensor.
fn extract_from_cast(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let view = rw.op(op);
    let source = defined_by(view.operand(0), Cast::DEF)?.operand(0);
    if source.shape().is_none() {
        return Err(NoMatch);
    }
    let ty = view.result(0).ty();
    let source = source.id;
    let indices: Vec<Value> = view.operands().skip(1).map(|value| value.id).collect();
    rw.replace_with(op, |b| Extract::build_typed(b, &[ty], source, &indices))
}

/// A slice that is the whole of operand `whole`, of one type with the source.
fn fold_whole_slice(op: OpId, rw: &mut Rewriter<'_>, whole: usize) -> Rewrite {
    let cx = rw.cx();
    let view = rw.op(op);
    let (source, ty) = (view.operand(0), view.result(0).ty());
    let all = |name: &str, value: i64| {
        let numbers = view.attr(name).and_then(|numbers| numbers.as_i64_array(cx));
        numbers.is_some_and(|numbers| numbers.iter().all(|&number| number == value))
    };
    let is_static = source.shape().is_some_and(|shape| !shape.contains(&DYNAMIC));
    let is_whole = source.ty() == ty && view.operand(whole).ty() == ty;
    if !is_static || !is_whole || !all("static_offsets", 0) || !all("static_strides", 1) {
        return Err(NoMatch);
    }
    let source = source.id;
    rw.replace(op, [source])
}

/// A frame of no elements.
fn fold_empty_pad(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let view = rw.op(op);
    let (source, ty) = (view.operand(0), view.result(0).ty());
    let is_static = source.shape().is_some_and(|shape| !shape.contains(&DYNAMIC));
    if source.ty() != ty || !is_static || view.attr("nofold").is_some() {
        return Err(NoMatch);
    }
    let source = source.id;
    rw.replace(op, [source])
}

/// A reshape back to the type that the op `there` took it from.
fn fold_reshape_back(op: OpId, rw: &mut Rewriter<'_>, there: &'static OpDef) -> Rewrite {
    let view = rw.op(op);
    let origin = defined_by(view.operand(0), there)?.operand(0);
    let is_open = origin.shape().is_none_or(|shape| shape.iter().filter(|&&size| size == DYNAMIC).count() > 1);
    if origin.ty() != view.result(0).ty() || is_open {
        return Err(NoMatch);
    }
    let origin = origin.id;
    rw.replace(op, [origin])
}

/// Known sizes of an empty tensor go into its type.
fn static_empty(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let cx = rw.cx();
    let view = rw.op(op);
    let ty = view.result(0).ty();
    let mut shape = ty.shape(cx).ok_or(NoMatch)?.to_vec();
    let mut open = Vec::new();
    let mut changed = false;
    let dims = shape.iter_mut().filter(|size| **size == DYNAMIC);
    for (size, value) in dims.zip(view.operands()) {
        match known(value).filter(|&size| size >= 0) {
            Some(known) => {
                *size = known;
                changed = true;
            }
            None => open.push(value.id),
        }
    }
    if !changed || ty.encoding(cx).is_some() {
        return Err(NoMatch);
    }
    let new = cx.tensor_type(&shape, ty.element(cx));
    let cast = rw.build(|b| {
        let empty = Empty::build_typed(b, &[new], &open);
        let empty = b.result(empty);
        let cast = Cast::build_typed(b, &[ty], empty);
        b.result(cast)
    });
    rw.replace(op, [cast])
}
