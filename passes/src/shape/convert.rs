//! What becomes of each op that computes with shapes.

use hlo_dialects::arith;
use hlo_dialects::arith::cast::IndexCast;
use hlo_dialects::arith::integer::MulI;
use hlo_dialects::shape::{Broadcast, ConstShape, NumElements, ShapeOf};
use hlo_dialects::stablehlo::constant::Constant;
use hlo_dialects::stablehlo::dynamic::{DynamicBroadcastInDim, DynamicReshape};
use hlo_dialects::stablehlo::elementwise::{Convert, Maximum, Multiply};
use hlo_dialects::stablehlo::shape::{Concatenate, GetDimensionSize, Reshape, Slice};
use hlo_dialects::tensor::{Dim, Extract, FromElements};
use hlo_ir::rewrite::{Converted, Converter, Refused};
use hlo_ir::{Builder, Context, NewOp, OpRef, Type, Value, ValueRef, conversions};

use super::cast::{cast, counts_in_i32, counts_in_index, to_i32, to_index};

conversions! { pub(super) SHAPES;
    Broadcast => broadcast;
    ConstShape => const_shape;
    Dim => dim;
    Extract => extract;
    FromElements => from_elements;
    IndexCast => index_cast;
    MulI => mul;
    NumElements => num_elements;
    ShapeOf => shape_of;
}

conversions! { pub(super) OPERANDS;
    [DynamicBroadcastInDim, DynamicReshape] => cast_operands;
}

/// `tensor<i32>`.
fn scalar_type(cx: &Context) -> Type {
    cx.tensor_type(&[], Type::I32)
}

fn vector_type(cx: &Context, size: usize) -> Type {
    cx.tensor_type(&[size as i64], Type::I32)
}

/// A constant of the type `ty`, a tensor of `i32`.
fn constant(b: &mut Builder<'_>, ty: Type, values: &[i64]) -> Value {
    let op = Constant::build_typed(b, &[ty], b.cx.dense_from_i64s(ty, values));
    b.result(op)
}

fn reshape(b: &mut Builder<'_>, value: Value, ty: Type) -> Value {
    let op = Reshape::build_typed(b, &[ty], value);
    b.result(op)
}

/// The vector of the elements of `parts`, `size` together.
fn concatenate(b: &mut Builder<'_>, parts: &[Value], size: usize) -> Value {
    let op = Concatenate::build_typed(b, &[vector_type(b.cx, size)], parts, 0);
    b.result(op)
}

/// Lets `value` stand for the only result of `op`, where it has its type.
fn stand_for(op: OpRef<'_>, cv: &mut Converter<'_>, value: Value) -> Converted {
    let (wanted, found) = (cv.ty(op.result(0).ty())?, cv.target().ty(value));
    if wanted == found {
        return cv.forward(op, [value]);
    }
    let [wanted, found] = [wanted, found].map(|ty| cv.cx().type_text(ty));
    Err(Refused::because(format!("its result is of type {wanted}; StableHLO computes it as {found}")))
}

/// The number that `value` is, where that is known.
fn index_constant(value: ValueRef<'_>) -> Option<i64> {
    let constant = value.def::<arith::Constant<'_>>()?;
    if value.ty() == Type::INDEX { constant.value().as_i64(value.cx) } else { None }
}

/// The product of the sizes.
fn num_elements(op: NumElements<'_>, cv: &mut Converter<'_>) -> Converted {
    let shape = cv.value(op.shape());
    let value = cv.build(|b| {
        let sizes = to_i32(b, shape)?;
        let ty = scalar_type(b.cx);
        let rank = b.body.ty(sizes).n_elements(b.cx).unwrap_or(0) as i64;
        let mut product = constant(b, ty, &[1]);
        for dim in 0..rank {
            let size = Slice::build_typed(b, &[vector_type(b.cx, 1)], sizes, &[dim], &[dim + 1], &[1]);
            let size = b.result(size);
            let size = reshape(b, size, ty);
            let next = Multiply::build_typed(b, &[ty], product, size);
            product = b.result(next);
        }
        to_index(b, product)
    })?;
    stand_for(op.op(), cv, value)
}

fn shape_of(op: ShapeOf<'_>, cv: &mut Converter<'_>) -> Converted {
    let arg = cv.value(op.arg());
    let Some(rank) = op.arg().ty().shape(cv.cx()).map(<[i64]>::len) else {
        return Err(Refused::because("its operand has no rank, so its shape is no tensor of a known size"));
    };
    let value = cv.build(|b| {
        if rank == 0 {
            let none = constant(b, vector_type(b.cx, 0), &[]);
            return to_index(b, none);
        }
        let sizes: Vec<Value> = (0..rank as i64)
            .map(|dim| {
                let size = GetDimensionSize::build_typed(b, &[scalar_type(b.cx)], arg, dim);
                let size = b.result(size);
                reshape(b, size, vector_type(b.cx, 1))
            })
            .collect();
        let sizes = concatenate(b, &sizes, rank);
        to_index(b, sizes)
    })?;
    stand_for(op.op(), cv, value)
}

fn const_shape(op: ConstShape<'_>, cv: &mut Converter<'_>) -> Converted {
    let sizes: Option<Vec<i64>> = op.shape().dense(cv.cx()).and_then(|sizes| Some(sizes.i64s(cv.cx())?.collect()));
    let Some(sizes) = sizes else { return Err(Refused::because("its sizes are no constant of integers")) };
    let value = cv.build(|b| {
        let sizes = constant(b, vector_type(b.cx, sizes.len()), &sizes);
        to_index(b, sizes)
    })?;
    stand_for(op.op(), cv, value)
}

/// Between `index` and integers, as scalars and as tensors.
fn index_cast(op: IndexCast<'_>, cv: &mut Converter<'_>) -> Converted {
    let cx = cv.cx();
    let input = cv.value(op.input());
    let (from, to) = (op.input().ty(), cv.ty(op.out().ty())?);
    let value = cv.build(|b| {
        if from == Type::INDEX {
            let mut value = to_i32(b, input)?;
            if to != Type::I32 {
                let converted = Convert::build_typed(b, &[cx.tensor_type(&[], to)], value);
                value = b.result(converted);
            }
            return Ok(cast(b, value, to));
        }
        if !from.is_tensor(cx) && to == Type::INDEX {
            let value = cast(b, input, cx.tensor_type(&[], from));
            return Ok(cast(b, value, to));
        }
        let value = match () {
            () if counts_in_index(cx, from) => to_i32(b, input)?,
            () if counts_in_i32(cx, from) => input,
            () => return Err(Refused::because("only `index` and `i32` are cast to each other in tensors")),
        };
        match () {
            () if counts_in_index(cx, to) => to_index(b, value),
            () if counts_in_i32(cx, to) => Ok(value),
            () => Err(Refused::because("only `index` and `i32` are cast to each other in tensors")),
        }
    })?;
    stand_for(op.op(), cv, value)
}

fn mul(op: MulI<'_>, cv: &mut Converter<'_>) -> Converted {
    let cx = cv.cx();
    if ![op.lhs(), op.rhs(), op.result()].iter().all(|value| counts_in_index(cx, value.ty())) {
        return Err(Refused::because("only products of `index` are computations on shapes"));
    }
    let operands = [op.lhs(), op.rhs()].map(|operand| (index_constant(operand), cv.value(operand)));
    let value = cv.build(|b| {
        let mut factors = Vec::with_capacity(2);
        for (known, value) in operands {
            factors.push(match known {
                Some(number) => constant(b, scalar_type(cx), &[number]),
                None => to_i32(b, value)?,
            });
        }
        let product = Multiply::build_typed(b, &[b.body.ty(factors[0])], factors[0], factors[1]);
        let product = b.result(product);
        to_index(b, product)
    })?;
    stand_for(op.op(), cv, value)
}

/// The larger size of each dimension: shapes that broadcast differ only by ones, and others have no meaning here.
fn broadcast(op: Broadcast<'_>, cv: &mut Converter<'_>) -> Converted {
    let shapes = cv.values(op.shapes().iter());
    let &[first, second] = &shapes[..] else {
        let found = shapes.len();
        return Err(Refused::because(format!("two shapes are broadcast to each other; it has {found}")));
    };
    let value = cv.build(|b| {
        let shapes = [to_i32(b, first)?, to_i32(b, second)?];
        let ranks = shapes.map(|shape| b.body.ty(shape).n_elements(b.cx).unwrap_or(0));
        let rank = ranks[0].max(ranks[1]);
        let padded = [0, 1].map(|index| with_leading_ones(b, shapes[index], ranks[index], rank));
        let larger = Maximum::build_typed(b, &[vector_type(b.cx, rank)], padded[0], padded[1]);
        let larger = b.result(larger);
        to_index(b, larger)
    })?;
    stand_for(op.op(), cv, value)
}

/// The sizes of `rank` dimensions: ones, then the `own_rank` sizes of `shape`.
fn with_leading_ones(b: &mut Builder<'_>, shape: Value, own_rank: usize, rank: usize) -> Value {
    if own_rank == rank {
        return shape;
    }
    let ones = constant(b, vector_type(b.cx, rank - own_rank), &[1]);
    concatenate(b, &[ones, shape], rank)
}

fn dim(op: Dim<'_>, cv: &mut Converter<'_>) -> Converted {
    let source = cv.value(op.source());
    let Some(index) = index_constant(op.index()) else {
        return Err(Refused::because("its index is no constant, and StableHLO names a dimension by a number"));
    };
    if op.source().ty().shape(cv.cx()).is_none_or(|shape| index < 0 || index >= shape.len() as i64) {
        return Err(Refused::because(format!("its operand has no dimension {index}")));
    }
    let value = cv.build(|b| {
        let size = GetDimensionSize::build_typed(b, &[scalar_type(b.cx)], source, index);
        let size = b.result(size);
        to_index(b, size)
    })?;
    stand_for(op.op(), cv, value)
}

fn extract(op: Extract<'_>, cv: &mut Converter<'_>) -> Converted {
    let cx = cv.cx();
    let tensor = cv.value(op.tensor());
    let Some(indices) = op.indices().iter().map(index_constant).collect::<Option<Vec<i64>>>() else {
        return Err(Refused::because("its indices are no constants"));
    };
    let shape = op.tensor().ty().shape(cx).unwrap_or_default();
    // An unknown size is negative.
    if !indices.iter().zip(shape).all(|(&index, &size)| index >= 0 && index < size) {
        return Err(Refused::because("an index is not within the size of its dimension"));
    }
    let to = cv.ty(op.result().ty())?;
    let value = cv.build(|b| {
        let input = to_i32(b, tensor)?;
        let limits: Vec<i64> = indices.iter().map(|index| index + 1).collect();
        let ones = vec![1; indices.len()];
        let part_ty = cx.tensor_type(&ones, Type::I32);
        let part = Slice::build_typed(b, &[part_ty], input, &indices, &limits, &ones);
        let part = b.result(part);
        let element = reshape(b, part, scalar_type(cx));
        if to == Type::INDEX { to_index(b, element) } else { Ok(cast(b, element, to)) }
    })?;
    stand_for(op.op(), cv, value)
}

fn from_elements(op: FromElements<'_>, cv: &mut Converter<'_>) -> Converted {
    let cx = cv.cx();
    let ty = cv.ty(op.result().ty())?;
    let elements: Vec<(Option<i64>, Value)> =
        op.elements().iter().map(|element| (index_constant(element), cv.value(element))).collect();
    let value = match ty.shape(cx) {
        Some([]) => match elements.first() {
            Some(&(_, element)) => cv.build(|b| Ok(cast(b, element, ty))),
            None => Err(Refused::because("it has no element")),
        },
        Some([_]) if counts_in_index(cx, ty) && !elements.is_empty() => cv.build(|b| {
            let mut parts = Vec::with_capacity(elements.len());
            for &(known, element) in &elements {
                parts.push(match known {
                    Some(number) => constant(b, vector_type(cx, 1), &[number]),
                    None => {
                        let element = to_i32(b, element)?;
                        reshape(b, element, vector_type(cx, 1))
                    }
                });
            }
            let all = concatenate(b, &parts, parts.len());
            to_index(b, all)
        }),
        _ => Err(Refused::because("only vectors of `index` are computations on shapes")),
    }?;
    stand_for(op.op(), cv, value)
}

/// The same op with operands that count in `i32`.
fn cast_operands(op: OpRef<'_>, cv: &mut Converter<'_>) -> Converted {
    let cx = cv.cx();
    if !op.operands().any(|operand| counts_in_index(cx, operand.ty())) {
        return cv.copy(op);
    }
    let operands = cv.values(op.operands());
    let results = cv.types(op.results())?;
    cv.try_replace(op, |b| {
        let mut cast = Vec::with_capacity(operands.len());
        for operand in operands {
            let is_index = counts_in_index(cx, b.body.ty(operand));
            cast.push(if is_index { to_i32(b, operand)? } else { operand });
        }
        Ok(b.insert(NewOp { attrs: op.attrs(), operands: &cast, results: &results, ..NewOp::new(op.def(), b.loc) }))
    })
}
