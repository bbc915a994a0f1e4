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
    converted_to(converted, shape, (from, to), like.element(cx), cv)
}

/// Numbers of the first of two element types as numbers of the second, which the IR calls `element`.
pub(super) fn converted_to(
    value: Value,
    shape: &[i64],
    (from, to): (hlo_interp::ElementType, hlo_interp::ElementType),
    element: Type,
    cv: &mut Converter<'_>,
) -> Result<Value, Refused> {
    cv.build(|b| {
        let ty = b.cx.tensor_type(shape, element);
        let op = scalar::compute(b, &[value], &[ty], |b, args| {
            let scalar = scalar_type(b.cx, element);
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

#[cfg(test)]
mod tests {
    use crate::lower::testing::{check, check_refused};

    #[test]
    fn sums_may_be_wider_than_what_they_add() {
        check(
            "%x: tensor<2x3xbf16>, %i: tensor<bf16>",
            "%0 = \"stablehlo.reduce\"(%x, %i) ({
            ^bb0(%a: tensor<f32>, %b: tensor<f32>):
              %1 = stablehlo.add %a, %b : tensor<f32>
              stablehlo.return %1 : tensor<f32>
            }) {dimensions = array<i64: 1>, test.mark} : (tensor<2x3xbf16>, tensor<bf16>) -> tensor<2xf32>",
            "%0 = hexir.compute %arg0 : (tensor<2x3xbf16>) -> tensor<2x3xf32> {
            ^bb0(%arg2: bf16):
            %3 = arith.extf %arg2 : bf16 to f32
            hexir.yield %3 : f32
            }
            %1 = hexir.compute %arg1 : (tensor<bf16>) -> tensor<f32> {
            ^bb0(%arg2: bf16):
            %3 = arith.extf %arg2 : bf16 to f32
            hexir.yield %3 : f32
            }
            %2 = hexir.reduce %0 init %1 dims [1] {test.mark} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32> {
            ^bb0(%arg2: f32, %arg3: f32):
            %3 = arith.addf %arg2, %arg3 : f32
            hexir.yield %3 : f32
            }",
        );
    }

    #[test]
    fn any_region_of_scalars_will_do() {
        check(
            "%x: tensor<8xf32>, %i: tensor<8xi32>, %a: tensor<f32>, %b: tensor<i32>",
            "%c = stablehlo.constant dense<-3> : tensor<i32>
            %0:2 = stablehlo.reduce(%x init: %a), (%i init: %b) across dimensions = [0] : (tensor<8xf32>, tensor<8xi32>, tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<i32>)
              reducer(%p: tensor<f32>, %q: tensor<f32>) (%r: tensor<i32>, %s: tensor<i32>) {
              %1 = stablehlo.compare GT, %p, %q : (tensor<f32>, tensor<f32>) -> tensor<i1>
              %2 = stablehlo.select %1, %p, %q : tensor<i1>, tensor<f32>
              %3 = stablehlo.select %1, %r, %c : tensor<i1>, tensor<i32>
              stablehlo.return %2, %3 : tensor<f32>, tensor<i32>
            }",
            "%cst = hexir.constant dense<-3> : tensor<i32>
            %0:2 = hexir.reduce %arg0, %arg1 init %arg2, %arg3 dims [0] : (tensor<8xf32>, tensor<8xi32>, tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<i32>) {
            ^bb0(%arg4: f32, %arg5: i32, %arg6: f32, %arg7: i32):
            %1 = arith.cmpf ogt, %arg4, %arg6 : f32
            %2 = arith.select %1, %arg4, %arg6 : f32
            %c-3_i32 = arith.constant -3 : i32
            %3 = arith.select %1, %arg5, %c-3_i32 : i32
            hexir.yield %2, %3 : f32, i32
            }",
        );
        check(
            "%x: tensor<4xf32>, %y: tensor<4xf32>",
            "%0 = \"stablehlo.map\"(%x, %y) ({
            ^bb0(%a: tensor<f32>, %b: tensor<f32>):
              %1 = stablehlo.multiply %a, %b : tensor<f32>
              %2 = stablehlo.negate %1 : tensor<f32>
              stablehlo.return %2 : tensor<f32>
            }) {dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>",
            "%0 = hexir.compute %arg0, %arg1 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> {
            ^bb0(%arg2: f32, %arg3: f32):
            %1 = arith.mulf %arg2, %arg3 : f32
            %2 = arith.negf %1 : f32
            hexir.yield %2 : f32
            }",
        );
    }

    #[test]
    fn other_regions_are_refused() {
        check_refused(
            "%x: tensor<2xf32>, %a: tensor<f32>",
            "%0 = stablehlo.reduce(%x init: %a) across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
              reducer(%p: tensor<f32>, %q: tensor<f32>) {
              %1 = stablehlo.add %p, %a : tensor<f32>
              stablehlo.return %1 : tensor<f32>
            }
            %2 = stablehlo.reduce(%x init: %a) across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
              reducer(%p: tensor<f32>, %q: tensor<f32>) {
              %3 = stablehlo.custom_call @f(%p) : (tensor<f32>) -> tensor<f32>
              stablehlo.return %3 : tensor<f32>
            }",
            &[
                "2: failed to legalize operation 'stablehlo.reduce'; its region reads a tensor from around it; \
                 the interpreter runs it: `hlo run --backend interp`",
                "7: failed to legalize operation 'stablehlo.reduce'; 'stablehlo.custom_call' does not work on single numbers; \
                 the interpreter runs it: `hlo run --backend interp`",
            ],
        );
    }
}
