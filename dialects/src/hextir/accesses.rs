//! The rules of buffers: what they hold, where they may be made, and how they are read and written.

use hlo_ir::kinds::{Values, is_static};
use hlo_ir::{Attr, Context, DYNAMIC, Diagnostics, OpRef, Type, TypeData, ValueRef};

use super::buffers::{AllocBuffer, BufferLoad, BufferStore, Dim, SPACES};
use super::nests::enclosing_loops;
use crate::arith;
use crate::hexir::rules::{counted, fault, quoted, range_text, scalar_type, shape_of};

/// The memory space of a buffer; none for memory of the device that outlives the kernel.
pub fn space_of(cx: &Context, buffer: Type) -> Option<Attr> {
    match buffer.data(cx) {
        TypeData::MemRef { memory_space, .. } => *memory_space,
        _ => None,
    }
}

/// Whether `buffer` is in the memory space `space`.
pub fn is_in_space(cx: &Context, buffer: Type, space: &str) -> bool {
    space_of(cx, buffer).and_then(|attr| attr.as_str(cx)) == Some(space)
}

/// The number that an index is, when it is a constant.
pub fn constant_index(value: ValueRef<'_>) -> Option<i64> {
    value.def::<arith::Constant<'_>>()?.value().as_i64(value.cx)
}

/// What keeps `ty` from being a buffer of a kernel, wherever it is: its elements or its layout.
pub(super) fn buffer_fault(cx: &Context, ty: Type) -> Option<String> {
    let TypeData::MemRef { element, layout, .. } = ty.data(cx) else { return None };
    if layout.is_some() {
        return Some("expected elements in row-major order without gaps".to_owned());
    }
    let stored = match element.data(cx) {
        TypeData::Float(_) => true,
        TypeData::Integer { width, .. } => *width <= 64,
        _ => false,
    };
    (!stored).then(|| "expected elements that are floats or integers of at most 64 bits".to_owned())
}

pub(super) fn verify_alloc(alloc: AllocBuffer<'_>, diags: &mut Diagnostics) {
    let (op, ty) = (alloc.op(), alloc.buffer().ty());
    let space = space_of(op.cx, ty).and_then(|attr| attr.as_str(op.cx));
    let message = if space.is_none_or(|space| !SPACES.contains(&space)) {
        Some(format!("expected one of the memory spaces {}", quoted(&SPACES)))
    } else if !ty.has_static_shape(op.cx) {
        Some("expected a static shape".to_owned())
    } else {
        buffer_fault(op.cx, ty)
    };
    if let Some(message) = message {
        let ty = op.cx.type_text(ty);
        return fault(op, diags, "buffer-type", format!("{message}, found '{ty}'"));
    }
    let is_of_thread = |axis: &str| axis.starts_with("threadIdx");
    if space == Some("shared") && enclosing_loops(op).any(|each| each.bind().is_some_and(is_of_thread)) {
        let message = "expected a \"shared\" buffer outside of loops over 'threadIdx': one thread shares nothing";
        fault(op, diags, "buffer-place", message);
    }
}

pub(super) fn verify_load(load: BufferLoad<'_>, diags: &mut Diagnostics) {
    let op = load.op();
    let (predicate, otherwise) = (load.predicate(), load.otherwise());
    if predicate.is_some() != otherwise.is_some() {
        let (found, missing) =
            if predicate.is_some() { ("predicate", "otherwise") } else { ("otherwise", "predicate") };
        let message = format!("expected 'predicate' and 'otherwise' together, found '{found}' without '{missing}'");
        return fault(op, diags, "guards", message);
    }
    let result = load.result().ty();
    if let Some(other) = otherwise.map(|value| value.ty()).filter(|&ty| ty != result && ty != Type::ERROR) {
        let (result, other) = (op.cx.type_text(result), op.cx.type_text(other));
        return fault(op, diags, "guards", format!("expected 'otherwise' of type '{result}', found '{other}'"));
    }
    verify_access(op, load.buffer(), load.indices(), result, predicate.is_some(), diags);
}

pub(super) fn verify_store(store: BufferStore<'_>, diags: &mut Diagnostics) {
    let is_guarded = store.predicate().is_some();
    verify_access(store.op(), store.buffer(), store.indices(), store.value().ty(), is_guarded, diags);
}

/// The rules of one access. Under a predicate, indices may be out of bounds.
fn verify_access(
    op: OpRef<'_>,
    buffer: ValueRef<'_>,
    indices: Values<'_>,
    value: Type,
    is_guarded: bool,
    diags: &mut Diagnostics,
) {
    let cx = op.cx;
    if buffer.ty() == Type::ERROR || value == Type::ERROR {
        return;
    }
    let shape = shape_of(cx, buffer.ty());
    let buffer_text = cx.type_text(buffer.ty());
    if indices.len() != shape.len() {
        let expected = if shape.len() == 1 { "1 index".to_owned() } else { format!("{} indices", shape.len()) };
        let message = format!("expected {expected} for '{buffer_text}', found {}", indices.len());
        return fault(op, diags, "index-count", message);
    }
    let element = scalar_type(cx, buffer.ty().element(cx));
    let Some(n_lanes) = lanes(cx, value, element) else {
        let (element, value) = (cx.type_text(element), cx.type_text(value));
        let message = format!("expected '{element}' or a vector of it for '{buffer_text}', found '{value}'");
        return fault(op, diags, "element-type", message);
    };
    let is_vector = value != element;
    if is_vector && shape.last().is_none_or(|&size| is_static(size) && n_lanes > size) {
        let message = format!(
            "expected a vector that fits the last dimension of '{buffer_text}', found '{}'",
            cx.type_text(value)
        );
        return fault(op, diags, "vector-size", message);
    }
    // What stands under a predicate, or in a loop that never runs as over a buffer without elements, touches nothing.
    if is_guarded || shape.contains(&0) {
        return;
    }
    for (dim, (index, &size)) in indices.iter().zip(shape).enumerate() {
        let Some(found) = constant_index(index) else { continue };
        let reach = if is_vector && dim + 1 == shape.len() { n_lanes } else { 1 };
        let limit = if size == DYNAMIC { i64::MAX } else { size - reach + 1 };
        if found < 0 || found >= limit {
            let range = if size == DYNAMIC { "of 0 and more".to_owned() } else { format!("in [0, {limit})") };
            return fault(op, diags, "out-of-bounds", format!("expected index #{dim} {range}, found {found}"));
        }
    }
}

/// How many elements a value of type `ty` is: one, or those of a vector of one dimension.
fn lanes(cx: &Context, ty: Type, element: Type) -> Option<i64> {
    match ty.data(cx) {
        TypeData::Vector { shape, scalable, element: of } if *of == element && !scalable.contains(&true) => {
            if let [n] = **shape { Some(n) } else { None }
        }
        _ => (ty == element).then_some(1),
    }
}

pub(super) fn verify_dim(dim: Dim<'_>, diags: &mut Diagnostics) {
    let op = dim.op();
    let rank = shape_of(op.cx, dim.buffer().ty()).len();
    let found = dim.dimension();
    if found < 0 || found >= rank as i64 {
        let (range, has) = (range_text(rank), counted(rank, "dimension"));
        fault(op, diags, "dimension", format!("expected a dimension {range} of a buffer of {has}, found {found}"));
    }
}
