//! What computations cost, in simple scalar ops: enough to tell what is worth doing twice.

use hlo_dialects::hexir::structured::{Compute, Yield};
use hlo_dialects::hextir::scalar::Logistic;
use hlo_ir::OpRef;

/// What one element of an op costs that is not done twice.
pub const DEAR: usize = 8;
/// What an elementary function costs.
const FUNCTION: usize = 16;
/// What a division or a square root costs.
const DIVISION: usize = 4;

/// What one element of an op costs; a view costs what its indices do.
pub fn element_cost(op: OpRef<'_>) -> usize {
    let Some(compute) = op.view::<Compute>() else { return 1 };
    let ops = compute.op().region(0).blocks().flat_map(|block| block.ops());
    ops.map(scalar_cost).sum()
}

fn scalar_cost(op: OpRef<'_>) -> usize {
    if op.is::<Yield>() || op.is::<hlo_dialects::arith::Constant>() {
        return 0;
    }
    match op.name() {
        "arith.divf" | "arith.remf" | "arith.divsi" | "arith.divui" | "arith.remsi" | "arith.remui" | "math.sqrt" => {
            DIVISION
        }
        "math.absf" | "math.copysign" | "math.fma" | "math.floor" | "math.ceil" | "math.trunc" => 1,
        _ if op.def().dialect() == "math" || op.is::<Logistic>() => FUNCTION,
        _ => 1,
    }
}
