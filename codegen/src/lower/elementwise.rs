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
use hlo_dialects::stablehlo::shape::BitcastConvert;
use hlo_ir::rewrite::{Converted, Converter, Refused};
use hlo_ir::{OpRef, SmallVec, Type, Value};

use super::{dynamic, scalar};

/// An op of one result, and of operands of its shape or of rank 0, which then stand for equal elements.
pub(super) fn elementwise(op: OpRef<'_>, cv: &mut Converter<'_>) -> Converted {
    let result = cv.ty(op.result(0).ty())?;
    if op.is::<BitcastConvert>() {
        scalar::convert::require_same_width(op)?;
    }
    let operands = operands_of_shape(op, cv, result)?;
    cv.try_replace(op, |b| {
        scalar::compute(b, &operands, &[result], |b, args| {
            let value = scalar::emit(op, args, &mut scalar::Emitter::new(b))?;
            Ok([value].into_iter().collect())
        })
    })
}

/// What the operands became, those of rank 0 spread to the shape of `result`.
fn operands_of_shape(op: OpRef<'_>, cv: &mut Converter<'_>, result: Type) -> Result<SmallVec<[Value; 4]>, Refused> {
    let cx = op.cx;
    let operands = cv.values(op.operands());
    let Some(shape) = result.shape(cx).filter(|shape| !shape.is_empty()) else { return Ok(operands) };
    let mut spread = operands.clone();
    for (index, operand) in op.operands().enumerate() {
        if !operand.shape().is_some_and(<[i64]>::is_empty) {
            continue;
        }
        let earlier = operands[..index].iter().position(|&value| value == operands[index]);
        spread[index] = match earlier {
            Some(earlier) => spread[earlier],
            None => {
                let ty = cx.tensor_type(shape, operand.ty().element(cx));
                let sizes = dynamic::sizes_like(op, shape, cv)?;
                cv.build(|b| {
                    let op = Broadcast::build_typed(b, &[ty], operands[index], sizes, &[], None);
                    b.result(op)
                })
            }
        };
    }
    Ok(spread)
}

#[cfg(test)]
mod tests {
    use crate::lower::testing::{check, check_refused};

    #[test]
    fn the_elements_choose_the_op() {
        check(
            "%x: tensor<4xf32>, %y: tensor<4xui8>, %p: tensor<4xi1>",
            "%0 = stablehlo.maximum %x, %x {test.mark} : tensor<4xf32>
            %1 = stablehlo.maximum %y, %y : tensor<4xui8>
            %2 = stablehlo.maximum %p, %p : tensor<4xi1>",
            "%0 = hexir.compute %arg0 {test.mark} : (tensor<4xf32>) -> tensor<4xf32> {
            ^bb0(%arg3: f32):
            %3 = arith.maximumf %arg3, %arg3 : f32
            hexir.yield %3 : f32
            }
            %1 = hexir.compute %arg1 : (tensor<4xui8>) -> tensor<4xui8> {
            ^bb0(%arg3: i8):
            %3 = arith.maxui %arg3, %arg3 : i8
            hexir.yield %3 : i8
            }
            %2 = hexir.compute %arg2 : (tensor<4xi1>) -> tensor<4xi1> {
            ^bb0(%arg3: i1):
            %3 = arith.ori %arg3, %arg3 : i1
            hexir.yield %3 : i1
            }",
        );
    }

    #[test]
    fn what_arith_leaves_undefined_does_not_reach_it() {
        check(
            "%x: tensor<4xi32>, %y: tensor<4xi32>",
            "%0 = stablehlo.divide %x, %y : tensor<4xi32>",
            "%0 = hexir.compute %arg0, %arg1 : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32> {
            ^bb0(%arg2: i32, %arg3: i32):
            %c0_i32 = arith.constant 0 : i32
            %c1_i32 = arith.constant 1 : i32
            %1 = arith.cmpi eq, %arg3, %c0_i32 : i32
            %c-2147483648_i32 = arith.constant -2147483648 : i32
            %c-1_i32 = arith.constant -1 : i32
            %2 = arith.cmpi eq, %arg2, %c-2147483648_i32 : i32
            %3 = arith.cmpi eq, %arg3, %c-1_i32 : i32
            %4 = arith.andi %2, %3 : i1
            %5 = arith.ori %1, %4 : i1
            %6 = arith.select %5, %c1_i32, %arg3 : i32
            %7 = arith.divsi %arg2, %6 : i32
            %8 = arith.select %1, %c-1_i32, %7 : i32
            hexir.yield %8 : i32
            }",
        );
        check(
            "%x: tensor<4xui8>, %y: tensor<4xui8>",
            "%0 = stablehlo.shift_left %x, %y : tensor<4xui8>",
            "%0 = hexir.compute %arg0, %arg1 : (tensor<4xui8>, tensor<4xui8>) -> tensor<4xui8> {
            ^bb0(%arg2: i8, %arg3: i8):
            %c7_i8 = arith.constant 7 : i8
            %1 = arith.minui %arg3, %c7_i8 : i8
            %2 = arith.shli %arg2, %1 : i8
            %3 = arith.cmpi ule, %arg3, %c7_i8 : i8
            %c0_i8 = arith.constant 0 : i8
            %4 = arith.select %3, %2, %c0_i8 : i8
            hexir.yield %4 : i8
            }",
        );
    }

    #[test]
    fn operands_of_rank_zero_are_spread() {
        check(
            "%lo: tensor<f32>, %x: tensor<2x3xf32>",
            "%0 = stablehlo.clamp %lo, %x, %lo : (tensor<f32>, tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>",
            "%0 = hexir.broadcast %arg0 dims [] : (tensor<f32>) -> tensor<2x3xf32>
            %1 = hexir.compute %0, %arg1 : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32> {
            ^bb0(%arg2: f32, %arg3: f32):
            %2 = arith.maximumf %arg3, %arg2 : f32
            %3 = arith.minimumf %2, %arg2 : f32
            hexir.yield %3 : f32
            }",
        );
    }

    #[test]
    fn sizes_may_be_unknown_where_they_agree() {
        check(
            "%x: tensor<?xbf16>",
            "%0 = stablehlo.logistic %x : tensor<?xbf16>",
            "%0 = hexir.compute %arg0 : (tensor<?xbf16>) -> tensor<?xbf16> {
            ^bb0(%arg1: bf16):
            %1 = hextir.logistic %arg1 : bf16
            hexir.yield %1 : bf16
            }",
        );
        check(
            "%x: tensor<?xf32>, %y: tensor<4xf32>, %p: tensor<i1>",
            "%0 = stablehlo.add %x, %y : (tensor<?xf32>, tensor<4xf32>) -> tensor<4xf32>
            %1 = stablehlo.select %p, %x, %x : tensor<i1>, tensor<?xf32>",
            "%0 = hexir.compute %arg0, %arg1 : (tensor<?xf32>, tensor<4xf32>) -> tensor<4xf32> {
            ^bb0(%arg3: f32, %arg4: f32):
            %5 = arith.addf %arg3, %arg4 : f32
            hexir.yield %5 : f32
            }
            %1 = hexir.dim %arg0 dim 0 : (tensor<?xf32>) -> tensor<i64>
            %2 = hexir.reshape %1 : (tensor<i64>) -> tensor<1xi64>
            %3 = hexir.broadcast %arg2 sizes(%2 : tensor<1xi64>) dims [] : (tensor<i1>) -> tensor<?xi1>
            %4 = hexir.compute %3, %arg0 : (tensor<?xi1>, tensor<?xf32>) -> tensor<?xf32> {
            ^bb0(%arg3: i1, %arg4: f32):
            %5 = arith.select %arg3, %arg4, %arg4 : f32
            hexir.yield %5 : f32
            }",
        );
    }

    #[test]
    fn bits_are_read_as_numbers_of_the_same_width() {
        check_refused(
            "%x: tensor<4xi32>",
            "%0 = stablehlo.bitcast_convert %x : (tensor<4xi32>) -> tensor<4x4xi8>",
            &[
                "2: failed to legalize operation 'stablehlo.bitcast_convert'; it reads elements of 32 bits as elements of 8; \
               the interpreter runs it: `hlo run --backend interp`",
            ],
        );
    }
}
