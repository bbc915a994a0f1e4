//! `chlo.scan`: a `stablehlo.while` that runs the region once for each place along the dimension.
//!
//! The loop hands on a counter, what the region carries, and the outputs, which begin as zeros and get one part a turn:
//!
//! ```text
//! (counter, carries, outputs) ← (0, inits, zeros)
//! while counter < size:
//!     place ← counter, or size - 1 - counter when reversed
//!     (parts, carries) ← region(inputs at place, carries)
//!     outputs at place ← parts
//!     counter ← counter + 1
//! ```

use hlo_dialects::chlo::structured::Scan;
use hlo_dialects::stablehlo::constant::Constant;
use hlo_dialects::stablehlo::control::{Return, While};
use hlo_dialects::stablehlo::dynamic::{DynamicBroadcastInDim, RealDynamicSlice};
use hlo_dialects::stablehlo::elementwise::{Compare, Subtract};
use hlo_dialects::stablehlo::enums::ComparisonDirection;
use hlo_dialects::stablehlo::shape::{BroadcastInDim, DynamicSlice, DynamicUpdateSlice};
use hlo_ir::rewrite::{Converted, Converter, Refused};
use hlo_ir::{BlockId, Builder, DYNAMIC, NewOp, RegionId, SmallVec, Type, Value};

use super::broadcast::shape_of;
use super::build;

pub(super) fn scan(op: Scan<'_>, cv: &mut Converter<'_>) -> Converted {
    let cx = cv.cx();
    let dim = op.dimension() as usize;
    let inputs = cv.values(op.inputs().iter());
    let carries = cv.values(op.inits().iter());
    let output_types = cv.types(op.outputs().iter())?;
    check(&op, dim, cv)?;
    let (size, initial) = cv.build(|b| {
        let size = match inputs.first() {
            Some(&input) => build::size(b, input, dim),
            None => {
                let size = output_types.first().and_then(|ty| ty.shape(cx)).map_or(0, |shape| shape[dim]);
                build::scalar(b, Type::I32, size)
            }
        };
        let size = build::convert(b, size, Type::I64);
        let mut initial: Vec<Value> = vec![build::scalar(b, Type::I64, 0)];
        initial.extend(&carries);
        for (index, &ty) in output_types.iter().enumerate() {
            let like = inputs.get(index).or(inputs.first()).copied();
            initial.push(zeros(b, ty, like));
        }
        (size, initial)
    });
    let types: Vec<Type> = initial.iter().map(|&value| cv.target().ty(value)).collect();
    let (cond, _) = cv.build(|b| {
        let (region, block) = region_of(b, &types);
        let mut inner = Builder::at_end(cx, b.body, block, b.loc);
        let counter = inner.body.block_args(block)[0];
        let verdict = cx.tensor_type(&[], Type::I1);
        let goes_on = Compare::build_typed(&mut inner, &[verdict], counter, size, ComparisonDirection::Lt, None);
        let goes_on = inner.result(goes_on);
        Return::build_typed(&mut inner, &[], &[goes_on]);
        (region, block)
    });
    let (body, block) = cv.build(|b| region_of(b, &types));
    cv.inside(block, |cv| {
        let args: Vec<Value> = cv.target().block_args(block).to_vec();
        let (counter, rest) = (args[0], &args[1..]);
        let (carried, outputs) = rest.split_at(carries.len());
        let (place, mut region_args) = cv.build(|b| {
            let place = if op.is_reverse() { mirrored(b, size, counter) } else { counter };
            let parts: Vec<Value> = inputs.iter().map(|&input| part_at(b, input, dim, place)).collect();
            (place, parts)
        });
        region_args.extend(carried);
        let given = cv.inline(op.op().region(0), &region_args);
        let (parts, new_carried) = given.split_at(outputs.len().min(given.len()));
        cv.build(|b| {
            let updated: Vec<Value> =
                outputs.iter().zip(parts).map(|(&output, &part)| with_part_at(b, output, dim, place, part)).collect();
            let one = build::scalar(b, Type::I64, 1);
            let mut next: Vec<Value> = vec![build::add(b, counter, one)];
            next.extend(new_carried);
            next.extend(updated);
            Return::build_typed(b, &[], &next);
        });
    });
    let results: SmallVec<[Value; 4]> = cv.build(|b| {
        let new = NewOp::new(While::DEF, b.loc);
        let op = b.insert(NewOp { operands: &initial, results: &types, regions: &[cond, body], ..new });
        let (carried, outputs) = (1..1 + carries.len(), 1 + carries.len()..initial.len());
        outputs.chain(carried).map(|index| b.body.result(op, index)).collect()
    });
    cv.forward(op.op(), results)
}

/// Refuses what the loop cannot do.
fn check(op: &Scan<'_>, dim: usize, cv: &Converter<'_>) -> Result<(), Refused> {
    let cx = cv.cx();
    let shapes = op.inputs().iter().chain(op.outputs().iter()).map(|value| value.ty().shape(cx));
    let has_inputs = !op.inputs().is_empty();
    if op.inputs().len() + op.outputs().len() == 0 {
        return Err(Refused::because("it has neither inputs nor outputs, so it is not known how often to run"));
    }
    for shape in shapes {
        let Some(shape) = shape.filter(|shape| dim < shape.len()) else {
            return Err(Refused::because(format!("an input or an output has no dimension {dim}")));
        };
        let others_known = (0..shape.len()).all(|other| other == dim || shape[other] != DYNAMIC);
        if !others_known {
            return Err(Refused::because("sizes across the scanned dimension are not known"));
        }
        if !has_inputs && shape[dim] == DYNAMIC {
            return Err(Refused::because(
                "without inputs and with results of unknown size it is not known how often to run",
            ));
        }
    }
    let has_zero = |ty: Type| ty.element(cx).stored_bytes(cx).is_some();
    match op.outputs().iter().find(|output| !has_zero(output.ty())) {
        Some(output) => {
            let ty = cx.type_text(output.ty());
            Err(Refused::because(format!("an output of type {ty} has no zero to begin with")))
        }
        None => Ok(()),
    }
}

/// A region of one block with arguments of `types`.
fn region_of(b: &mut Builder<'_>, types: &[Type]) -> (RegionId, BlockId) {
    let region = b.body.create_region();
    let block = b.body.create_block(region);
    for &ty in types {
        b.body.add_argument(block, ty, b.loc);
    }
    (region, block)
}

/// Zeros of the type `ty`; `like` has its sizes where they are not known.
fn zeros(b: &mut Builder<'_>, ty: Type, like: Option<Value>) -> Value {
    let (cx, element) = (b.cx, ty.element(b.cx));
    let scalar_ty = cx.tensor_type(&[], element);
    let bytes = vec![0; element.stored_bytes(cx).unwrap_or(1)];
    let zero = Constant::build_typed(b, &[scalar_ty], cx.splat_attr(scalar_ty, &bytes));
    let zero = b.result(zero);
    let op = match like {
        Some(like) if !ty.has_static_shape(cx) => {
            let sizes = shape_of(b, like);
            DynamicBroadcastInDim::build_typed(b, &[ty], zero, sizes, &[], None, None)
        }
        _ => BroadcastInDim::build_typed(b, &[ty], zero, &[]),
    };
    b.result(op)
}

/// `size - 1 - counter`.
fn mirrored(b: &mut Builder<'_>, size: Value, counter: Value) -> Value {
    let ty = b.body.ty(counter);
    let one = build::scalar(b, Type::I64, 1);
    let last = Subtract::build_typed(b, &[ty], size, one);
    let last = b.result(last);
    let place = Subtract::build_typed(b, &[ty], last, counter);
    b.result(place)
}

/// The part of `input` at `place` of dimension `dim`, without that dimension.
fn part_at(b: &mut Builder<'_>, input: Value, dim: usize, place: Value) -> Value {
    let (cx, ty) = (b.cx, b.body.ty(input));
    let shape = ty.shape(cx).unwrap_or_default();
    let mut part_shape = shape.to_vec();
    part_shape[dim] = 1;
    let part_ty = cx.tensor_type(&part_shape, ty.element(cx));
    let zero = build::scalar(b, Type::I64, 0);
    let mut starts = vec![zero; shape.len()];
    starts[dim] = place;
    let part = if ty.has_static_shape(cx) {
        DynamicSlice::build_typed(b, &[part_ty], input, &starts, &part_shape)
    } else {
        let starts = joined(b, &starts);
        let limits: Vec<Value> = (0..shape.len())
            .map(|other| {
                if other == dim {
                    let one = build::scalar(b, Type::I64, 1);
                    return build::add(b, place, one);
                }
                let size = build::scalar(b, Type::I32, shape[other]);
                build::convert(b, size, Type::I64)
            })
            .collect();
        let limits = joined(b, &limits);
        let strides = build::vector(b, &vec![1; shape.len()]);
        RealDynamicSlice::build_typed(b, &[part_ty], input, starts, limits, strides)
    };
    let part = b.result(part);
    part_shape.remove(dim);
    build::reshape(b, part, &part_shape)
}

/// The vector of these scalars.
fn joined(b: &mut Builder<'_>, scalars: &[Value]) -> Value {
    let parts: Vec<Value> = scalars.iter().map(|&scalar| build::reshape(b, scalar, &[1])).collect();
    build::concatenate(b, &parts)
}

/// `output` with `part` at `place` of dimension `dim`.
fn with_part_at(b: &mut Builder<'_>, output: Value, dim: usize, place: Value, part: Value) -> Value {
    let ty = b.body.ty(output);
    let mut part_shape = ty.shape(b.cx).unwrap_or_default().to_vec();
    part_shape[dim] = 1;
    let part = build::reshape(b, part, &part_shape);
    let zero = build::scalar(b, Type::I64, 0);
    let mut starts = vec![zero; part_shape.len()];
    starts[dim] = place;
    let op = DynamicUpdateSlice::build_typed(b, &[ty], output, part, &starts);
    b.result(op)
}
