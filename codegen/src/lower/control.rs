//! Conditions and loops stay what they are, with regions of hexir; barriers go.

use hlo_dialects::hexir::control as hexir;
use hlo_dialects::hexir::structured::Yield;
use hlo_dialects::stablehlo::control::*;
use hlo_ir::rewrite::{Converted, Converter};
use hlo_ir::{NewOp, OpDef, OpRef, RegionId, SmallVec, conversions};

conversions! { pub(super) CONTROL;
    Case => |op: Case<'_>, cv: &mut Converter<'_>| with_regions(op.op(), cv, hexir::Case::DEF);
    If => |op: If<'_>, cv: &mut Converter<'_>| with_regions(op.op(), cv, hexir::If::DEF);
    OptimizationBarrier => optimization_barrier;
    Return => give;
    While => |op: While<'_>, cv: &mut Converter<'_>| with_regions(op.op(), cv, hexir::While::DEF);
}

/// An op of the row `def` with the same operands, result types and regions.
fn with_regions(op: OpRef<'_>, cv: &mut Converter<'_>, def: &'static OpDef) -> Converted {
    let operands = cv.values(op.operands());
    let results = cv.types(op.results())?;
    let regions: SmallVec<[RegionId; 2]> = op.regions().map(|region| cv.region(region)).collect();
    cv.replace(op, |b| {
        b.insert(NewOp { operands: &operands, results: &results, regions: &regions, ..NewOp::new(def, b.loc) })
    })
}

fn give(op: Return<'_>, cv: &mut Converter<'_>) -> Converted {
    let operands = cv.values(op.op().operands());
    cv.replace(op.op(), |b| Yield::build_typed(b, &[], &operands))
}

/// The results are the operands: nothing here moves ops across it.
fn optimization_barrier(op: OptimizationBarrier<'_>, cv: &mut Converter<'_>) -> Converted {
    let operands = cv.values(op.op().operands());
    cv.forward(op.op(), operands)
}

#[cfg(test)]
mod tests {
    use crate::lower::testing::check;

    #[test]
    fn loops_and_branches_keep_their_regions() {
        check(
            "%n: tensor<i32>, %x: tensor<f32>",
            "%0:2 = stablehlo.while(%i = %n, %a = %x) : tensor<i32>, tensor<f32> attributes {test.mark}
            cond {
              %1 = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
              stablehlo.return %1 : tensor<i1>
            } do {
              %2 = stablehlo.optimization_barrier %a : tensor<f32>
              stablehlo.return %i, %2 : tensor<i32>, tensor<f32>
            }",
            "%0:2 = hexir.while %arg0, %arg1 {test.mark} : (tensor<i32>, tensor<f32>) -> (tensor<i32>, tensor<f32>) cond {
            ^bb0(%arg2: tensor<i32>, %arg3: tensor<f32>):
            %1 = hexir.compute %arg2, %arg0 : (tensor<i32>, tensor<i32>) -> tensor<i1> {
            ^bb0(%arg4: i32, %arg5: i32):
            %2 = arith.cmpi slt, %arg4, %arg5 : i32
            hexir.yield %2 : i1
            }
            hexir.yield %1 : tensor<i1>
            } do {
            ^bb0(%arg2: tensor<i32>, %arg3: tensor<f32>):
            hexir.yield %arg2, %arg3 : tensor<i32>, tensor<f32>
            }",
        );
        check(
            "%p: tensor<i1>, %i: tensor<i32>, %x: tensor<f32>",
            "%0 = \"stablehlo.if\"(%p) ({
              stablehlo.return %x : tensor<f32>
            }, {
              %1 = stablehlo.negate %x : tensor<f32>
              stablehlo.return %1 : tensor<f32>
            }) : (tensor<i1>) -> tensor<f32>
            %2 = \"stablehlo.case\"(%i) ({
              stablehlo.return %x : tensor<f32>
            }, {
              stablehlo.return %0 : tensor<f32>
            }) : (tensor<i32>) -> tensor<f32>",
            "%0 = hexir.if %arg0 : (tensor<i1>) -> tensor<f32> {
            hexir.yield %arg2 : tensor<f32>
            } else {
            %2 = hexir.compute %arg2 : (tensor<f32>) -> tensor<f32> {
            ^bb0(%arg3: f32):
            %3 = arith.negf %arg3 : f32
            hexir.yield %3 : f32
            }
            hexir.yield %2 : tensor<f32>
            }
            %1 = hexir.case %arg1 : (tensor<i32>) -> tensor<f32> {
            hexir.yield %arg2 : tensor<f32>
            }, {
            hexir.yield %0 : tensor<f32>
            }",
        );
    }
}
