//! Elementwise ops become a `hexir.compute` each:
//!
//! ```mlir
//! %0 = stablehlo.add %x, %y : tensor<4xf32>
//! // becomes
//! %0 = hexir.compute %x, %y : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> {
//! ^bb0(%a: f32, %b: f32):
//!   %1 = arith.addf %a, %b : f32
//!   hexir.yield %1 : f32
//! }
//! ```

use hlo_dialects::hexir::views::Broadcast;
use hlo_ir::rewrite::{Converted, Converter, Refused};
use hlo_ir::{OpRef, SmallVec, Type, Value};

use super::scalar;
use super::shape::require_static;

/// An op of one result, and of operands of its shape or of rank 0, which then stand for equal elements.
pub(super) fn elementwise(op: OpRef<'_>, cv: &mut Converter<'_>) -> Converted {
    let result = cv.ty(op.result(0).ty())?;
    let operands = operands_of_shape(op, cv, result)?;
    cv.try_replace(op, |b| {
        scalar::compute(b, &operands, &[result], |b, args| Ok([scalar::emit(op, args, b)?].into_iter().collect()))
    })
}

/// What the operands became, those of rank 0 spread to the shape of `result`.
fn operands_of_shape(op: OpRef<'_>, cv: &mut Converter<'_>, result: Type) -> Result<SmallVec<[Value; 4]>, Refused> {
    let cx = op.cx;
    let mut operands = cv.values(op.operands());
    let Some(shape) = result.shape(cx).filter(|shape| !shape.is_empty()) else { return Ok(operands) };
    for (value, operand) in operands.iter_mut().zip(op.operands()) {
        if operand.shape().is_some_and(<[i64]>::is_empty) {
            require_static(op.cx, result)?;
            let ty = cx.tensor_type(shape, operand.ty().element(cx));
            *value = cv.build(|b| {
                let op = Broadcast::build_typed(b, &[ty], *value, &[]);
                b.result(op)
            });
        }
    }
    Ok(operands)
}

#[cfg(test)]
mod tests {
    use crate::lower::testing::{check, check_refused};

    #[test]
    fn one_op_is_one_compute() {
        check("%x: tensor<4xf32>, %y: tensor<4xf32>", "%0 = stablehlo.add %x, %y {test.mark} : tensor<4xf32>", "");
        check("%x: tensor<4xui8>, %y: tensor<4xui8>", "%0 = stablehlo.maximum %x, %y : tensor<4xui8>", "");
        check("%x: tensor<4xi1>, %y: tensor<4xi1>", "%0 = stablehlo.add %x, %y : tensor<4xi1>", "");
        check("%x: tensor<?xbf16>", "%0 = stablehlo.logistic %x : tensor<?xbf16>", "");
    }
}
