//! Computations that a region describes: reductions and maps.
//!
//! Sums may have a wider type than what they add: inputs and initial values are converted first, so that
//! `hexir.reduce` has one element type an accumulator. Elements meet the accumulator one at a time in row-major order,
//! with the rounding of the element type after every step, as in the interpreter.

use hlo_dialects::hexir::structured;
use hlo_dialects::stablehlo::reduce::{Map, Reduce};
use hlo_ir::rewrite::{Converted, Converter, Refused};
use hlo_ir::{NewOp, SmallVec, Type, Value, ValueRef, conversions};

use super::scalar::{self, element_of, scalar_type};

conversions! { pub(super) REDUCE;
    Map => map;
    Reduce => reduce;
}

/// What `value` became, with elements of the type of `like`.
pub(super) fn promoted(value: ValueRef<'_>, like: Type, cv: &mut Converter<'_>) -> Result<Value, Refused> {
    let cx = value.cx;
    let (from, to) = (element_of(cx, value.ty())?, element_of(cx, like)?);
    let converted = cv.value(value);
    let shape = value.shape().ok_or_else(|| Refused::because("its operands have no rank"))?;
    if from == to {
        return Ok(converted);
    }
    let ty = cx.tensor_type(shape, like.element(cx));
    cv.build(|b| {
        let op = scalar::compute(b, &[converted], &[ty], |b, args| {
            let scalar = scalar_type(cx, like.element(cx));
            let mut e = scalar::Emitter::new(b);
            Ok([scalar::convert::number(&mut e, from, to, scalar, args[0])].into_iter().collect())
        })?;
        Ok(b.result(op))
    })
}

fn reduce(op: Reduce<'_>, cv: &mut Converter<'_>) -> Converted {
    let op_ref = op.op();
    let cx = op_ref.cx;
    let results = cv.types(op_ref.results())?;
    let n_inputs = results.len();
    let operands = op_ref.operands().enumerate().map(|(index, value)| promoted(value, results[index % n_inputs], cv));
    let operands: SmallVec<[Value; 4]> = operands.collect::<Result<_, _>>()?;
    // One accumulator an input, then one element an input.
    let elements: SmallVec<[Type; 4]> = results.iter().chain(&results).copied().collect();
    let region = op_ref.region(0);
    let params = region.entry().into_iter().flat_map(|block| block.args()).map(|arg| arg.ty().element(cx));
    if !params.eq(elements.iter().map(|ty| ty.element(cx))) {
        return Err(Refused::because("its region does not take numbers of the types that it gives"));
    }
    cv.try_replace(op_ref, |b| {
        let body = scalar::block(b, &elements, |b, args| scalar::region(region, args, b))?;
        let dims = b.cx.i64_array_attr(&op.dimensions());
        Ok(b.insert(NewOp {
            attrs: b.cx.dict(&[(b.cx.name("dimensions"), dims)]),
            operands: &operands,
            results: &results,
            regions: &[body],
            ..NewOp::new(structured::Reduce::DEF, b.loc)
        }))
    })
}

/// Spec: map. The region's computation for every position.
fn map(op: Map<'_>, cv: &mut Converter<'_>) -> Converted {
    let inputs = cv.values(op.op().operands());
    let result = cv.ty(op.result().ty())?;
    cv.try_replace(op.op(), |b| {
        scalar::compute(b, &inputs, &[result], |b, args| scalar::region(op.op().region(0), args, b))
    })
}
