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
