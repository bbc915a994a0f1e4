//! Making ops on tensors: elements, empty tensors, sizes, structured ops.

use hlo_dialects::bufferization::AllocTensor;
use hlo_dialects::linalg::generic::{Generic, Index, Iterator, Iterators, Maps, Yield};
use hlo_dialects::linalg::named;
use hlo_dialects::linalg::structured::segments;
use hlo_dialects::sparse_tensor::ENCODING;
use hlo_dialects::tensor::{Cast, Dim, Empty, Extract, FromElements};
use hlo_ir::affine::{AffineExpr, AffineMap};
use hlo_ir::kinds::AttrKind;
use hlo_ir::{Attr, BlockId, Builder, Context, DYNAMIC, NewOp, OpDef, OpId, RegionId, SmallVec, Type, Value};

pub use crate::common::scalars::{
    add, apply, bits, compare, compare_floats, constant, float, from_index, index, integer, known_integer, multiply,
    number, same, select, signed_min, splat_constant, subtract, to_index,
};

/// `linalg.index`: the turn of loop number `dim`.
pub fn loop_index(b: &mut Builder<'_>, dim: usize) -> Value {
    let op = Index::build_typed(b, &[Type::INDEX], dim as i64);
    b.result(op)
}

// ---- tensors ----

/// An element of `tensor`; of constants and tensors made of elements, without an op.
pub fn extract(b: &mut Builder<'_>, tensor: Value, indices: &[Value]) -> Value {
    if let Some(value) = splat_constant(b, tensor) {
        return value;
    }
    if indices.is_empty()
        && let Some(op) = b.body.defining_op(tensor)
        && std::ptr::eq(b.body.def(op), FromElements::DEF)
    {
        return b.body.operand(op, 0);
    }
    let element = b.body.ty(tensor).element(b.cx);
    let op = Extract::build_typed(b, &[element], tensor, indices);
    b.result(op)
}

/// A tensor of rank 0 of one element.
pub fn from_element(b: &mut Builder<'_>, element: Value) -> Value {
    let ty = b.cx.tensor_type(&[], b.body.ty(element));
    let op = FromElements::build_typed(b, &[ty], &[element]);
    b.result(op)
}

/// `tensor` under the type `ty`, which says more or less of its sizes.
pub fn recast(b: &mut Builder<'_>, tensor: Value, ty: Type) -> Value {
    if b.body.ty(tensor) == ty {
        return tensor;
    }
    let op = Cast::build_typed(b, &[ty], tensor);
    b.result(op)
}

/// The size of a dimension: a constant where it is known.
pub fn dim(b: &mut Builder<'_>, tensor: Value, dim: usize) -> Value {
    match b.body.ty(tensor).shape(b.cx).and_then(|shape| shape.get(dim).copied()) {
        Some(size) if size != DYNAMIC => index(b, size),
        _ => {
            let number = index(b, dim as i64);
            let op = Dim::build_typed(b, &[Type::INDEX], tensor, number);
            b.result(op)
        }
    }
}

/// A tensor of the type `ty` that nothing was written to; `sizes` are those that its type leaves open.
pub fn empty(b: &mut Builder<'_>, ty: Type, sizes: &[Value]) -> Value {
    if is_sparse(b.cx, ty) {
        return grouped(b, AllocTensor::DEF, &[sizes, &[], &[]], &[], &[], ty);
    }
    let op = Empty::build_typed(b, &[ty], sizes);
    b.result(op)
}

/// An op of one result whose operands stand in groups of any size.
pub fn grouped(
    b: &mut Builder<'_>,
    def: &'static OpDef,
    groups: &[&[Value]],
    attrs: &[(&str, Attr)],
    regions: &[RegionId],
    ty: Type,
) -> Value {
    let operands: SmallVec<[Value; 4]> = groups.iter().copied().flatten().copied().collect();
    let sizes: SmallVec<[i64; 4]> = groups.iter().map(|group| group.len() as i64).collect();
    let mut entries: SmallVec<[_; 4]> = attrs.iter().map(|&(name, attr)| (b.cx.name(name), attr)).collect();
    entries.push((b.cx.name(hlo_ir::op_def::OPERAND_SEGMENTS), hlo_dialects::kinds::i32_array(b.cx, &sizes)));
    let attrs = b.cx.dict(&entries);
    let op = b.insert(NewOp { attrs, operands: &operands, results: &[ty], regions, ..NewOp::new(def, b.loc) });
    b.result(op)
}

/// A number that is known now, or when the program runs.
#[derive(Clone, Copy)]
pub enum Number {
    /// Known now.
    Known(i64),
    /// Computed.
    Value(Value),
}

/// Numbers as ops with offsets and sizes take them: values, and an attribute with the known ones.
pub fn split(cx: &Context, numbers: &[Number]) -> (SmallVec<[Value; 4]>, Attr) {
    let mut values = SmallVec::new();
    let known: Vec<i64> = numbers
        .iter()
        .map(|number| match number {
            Number::Known(number) => *number,
            Number::Value(value) => {
                values.push(*value);
                DYNAMIC
            }
        })
        .collect();
    (values, cx.i64_array_attr(&known))
}

/// An index as a number: known where it is a constant.
pub fn as_number(b: &Builder<'_>, value: Value) -> Number {
    known_integer(b, value).map_or(Number::Value(value), Number::Known)
}

/// Whether `ty` is a sparse tensor.
pub fn is_sparse(cx: &Context, ty: Type) -> bool {
    ty.encoding(cx).is_some_and(|encoding| encoding.params_of(cx, &ENCODING).is_some())
}

/// `tensor` with `value` in every place.
pub fn fill(b: &mut Builder<'_>, value: Value, tensor: Value) -> Value {
    let op = named::build(b, named::Fill::DEF, &[value], &[tensor], &[]);
    b.result(op)
}

/// `tensor` with zeros in every place.
pub fn fill_with_zeros(b: &mut Builder<'_>, tensor: Value) -> Value {
    let element = b.body.ty(tensor).element(b.cx);
    let zero = number(b, element, 0);
    fill(b, zero, tensor)
}

// ---- loops ----

/// The map of `n_loops` loops to `results`.
pub fn map(n_loops: usize, results: impl IntoIterator<Item = AffineExpr>) -> AffineMap {
    AffineMap { n_dims: n_loops as u32, n_syms: 0, results: results.into_iter().collect() }
}

/// The map of `n_loops` loops to some of them.
pub fn dims_map(n_loops: usize, dims: impl IntoIterator<Item = usize>) -> AffineMap {
    map(n_loops, dims.into_iter().map(loop_expr))
}

/// The turn of a loop as an expression.
pub fn loop_expr(dim: usize) -> AffineExpr {
    AffineExpr::Dim(dim as u32)
}

/// Parallel loops, then reductions.
pub fn loops(n_parallel: usize, n_reductions: usize) -> Vec<Iterator> {
    let parallel = std::iter::repeat_n(Iterator::Parallel, n_parallel);
    parallel.chain(std::iter::repeat_n(Iterator::Reduction, n_reductions)).collect()
}

/// What a structured op reads, writes and runs through.
pub struct Nest<'n> {
    /// The tensors that it reads.
    pub inputs: &'n [Value],
    /// The destinations, which become the results.
    pub outputs: &'n [Value],
    /// One an input, then one an output.
    pub maps: &'n [AffineMap],
    /// How each loop runs.
    pub loops: &'n [Iterator],
}

/// A region with an argument for an element of each of `operands`.
pub fn element_region(b: &mut Builder<'_>, operands: &[&[Value]]) -> (RegionId, BlockId, SmallVec<[Value; 4]>) {
    let region = b.body.create_region();
    let block = b.body.create_block(region);
    let mut args = SmallVec::new();
    for &operand in operands.iter().copied().flatten() {
        let element = b.body.ty(operand).element(b.cx);
        args.push(b.body.add_argument(block, element, b.loc));
    }
    (region, block, args)
}

/// `linalg.generic` around a region that was made.
pub fn generic_around(b: &mut Builder<'_>, nest: &Nest<'_>, region: RegionId) -> OpId {
    let cx = b.cx;
    let operands: SmallVec<[Value; 4]> = nest.inputs.iter().chain(nest.outputs).copied().collect();
    let results: SmallVec<[Type; 4]> = nest.outputs.iter().map(|&value| b.body.ty(value)).collect();
    let entry = |name: &str, attr: Option<Attr>| attr.map(|attr| (cx.name(name), attr));
    let entries: SmallVec<[_; 4]> = [
        entry("indexing_maps", Maps::encode(cx, nest.maps)),
        entry("iterator_types", Iterators::encode(cx, nest.loops)),
        entry(hlo_ir::op_def::OPERAND_SEGMENTS, Some(segments(cx, nest.inputs.len(), nest.outputs.len()))),
    ]
    .into_iter()
    .flatten()
    .collect();
    let attrs = cx.dict(&entries);
    let new = NewOp::new(Generic::DEF, b.loc);
    b.insert(NewOp { attrs, operands: &operands, results: &results, regions: &[region], ..new })
}

/// `linalg.generic` whose region yields what `body` makes of the elements.
///
/// # Errors
/// What `body` returns.
pub fn generic<E>(
    b: &mut Builder<'_>,
    nest: &Nest<'_>,
    body: impl FnOnce(&mut Builder<'_>, &[Value]) -> Result<SmallVec<[Value; 4]>, E>,
) -> Result<OpId, E> {
    let (region, block, args) = element_region(b, &[nest.inputs, nest.outputs]);
    fill_region(b, block, |b| body(b, &args))?;
    Ok(generic_around(b, nest, region))
}

/// Ends the block of a region with what `body` makes in it.
///
/// # Errors
/// What `body` returns.
pub fn fill_region<E>(
    b: &mut Builder<'_>,
    block: BlockId,
    body: impl FnOnce(&mut Builder<'_>) -> Result<SmallVec<[Value; 4]>, E>,
) -> Result<(), E> {
    let mut inner = Builder::at_end(b.cx, b.body, block, b.loc);
    let values = body(&mut inner)?;
    Yield::build_typed(&mut inner, &[], &values);
    Ok(())
}
