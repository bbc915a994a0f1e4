//! Short names for what the structured ops of CHLO are made of: constants of integers, sizes, parts of tensors. Each
//! creates what its name says where the builder stands, and gives the value.

use hlo_dialects::formats::with_element;
use hlo_dialects::stablehlo::constant::{Constant, Iota};
use hlo_dialects::stablehlo::dynamic::DynamicIota;
use hlo_dialects::stablehlo::elementwise::{Add, Convert};
use hlo_dialects::stablehlo::shape::{Concatenate, GetDimensionSize, Reshape, Slice};
use hlo_ir::{Builder, DYNAMIC, Type, Value};

/// A scalar of the integer type `element`.
pub(super) fn scalar(b: &mut Builder<'_>, element: Type, value: i64) -> Value {
    let ty = b.cx.tensor_type(&[], element);
    let op = Constant::build_typed(b, &[ty], b.cx.dense_from_i64s(ty, &[value]));
    b.result(op)
}

/// A vector of 64-bit integers.
pub(crate) fn vector(b: &mut Builder<'_>, values: &[i64]) -> Value {
    let ty = b.cx.tensor_type(&[values.len() as i64], Type::I64);
    let op = Constant::build_typed(b, &[ty], b.cx.dense_from_i64s(ty, values));
    b.result(op)
}

/// The sum of two values of one type.
pub(super) fn add(b: &mut Builder<'_>, x: Value, y: Value) -> Value {
    let op = Add::build_typed(b, &[b.body.ty(x)], x, y);
    b.result(op)
}

/// `value` with another element type.
pub(super) fn convert(b: &mut Builder<'_>, value: Value, element: Type) -> Value {
    let ty = with_element(b.cx, b.body.ty(value), element);
    let op = Convert::build_typed(b, &[ty], value);
    b.result(op)
}

/// `value` in another shape.
pub(super) fn reshape(b: &mut Builder<'_>, value: Value, shape: &[i64]) -> Value {
    let ty = b.cx.tensor_type(shape, b.body.ty(value).element(b.cx));
    let op = Reshape::build_typed(b, &[ty], value);
    b.result(op)
}

/// The vector of all elements of `parts`, which are vectors.
pub(crate) fn concatenate(b: &mut Builder<'_>, parts: &[Value]) -> Value {
    let sizes = parts.iter().map(|&part| b.body.ty(part).shape(b.cx).and_then(|shape| shape.first().copied()));
    let size = sizes.map(|size| size.unwrap_or(1)).sum();
    let element = parts.first().map_or(Type::I64, |&part| b.body.ty(part).element(b.cx));
    let op = Concatenate::build_typed(b, &[b.cx.tensor_type(&[size], element)], parts, 0);
    b.result(op)
}

/// The part of `value` from `starts` to `limits`.
pub(super) fn slice(b: &mut Builder<'_>, value: Value, starts: &[i64], limits: &[i64]) -> Value {
    let shape: Vec<i64> = starts.iter().zip(limits).map(|(start, limit)| limit - start).collect();
    let ty = b.cx.tensor_type(&shape, b.body.ty(value).element(b.cx));
    let op = Slice::build_typed(b, &[ty], value, starts, limits, &vec![1; starts.len()]);
    b.result(op)
}

/// The size of dimension `dim`, a scalar `i32`.
pub(crate) fn size(b: &mut Builder<'_>, value: Value, dim: usize) -> Value {
    let ty = b.cx.tensor_type(&[], Type::I32);
    let op = GetDimensionSize::build_typed(b, &[ty], value, dim as i64);
    b.result(op)
}

/// The size of dimension `dim`, a vector of one `i64`.
pub(crate) fn size_vector(b: &mut Builder<'_>, value: Value, dim: usize) -> Value {
    let size = size(b, value, dim);
    let size = convert(b, size, Type::I64);
    reshape(b, size, &[1])
}

/// Numbers that count along dimension `dim` of `shape`, which is the only one whose size may be unknown; it is then that
/// of the same dimension of `like`.
pub(super) fn counter(b: &mut Builder<'_>, shape: &[i64], dim: usize, like: Value) -> Value {
    let ty = b.cx.tensor_type(shape, Type::I64);
    let op = if shape[dim] == DYNAMIC {
        let sizes: Vec<Value> = (0..shape.len())
            .map(|other| if other == dim { size_vector(b, like, dim) } else { vector(b, &[shape[other]]) })
            .collect();
        let sizes = concatenate(b, &sizes);
        DynamicIota::build_typed(b, &[ty], sizes, dim as i64)
    } else {
        Iota::build_typed(b, &[ty], dim as i64)
    };
    b.result(op)
}
