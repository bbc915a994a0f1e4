//! `strip-debuginfo`: every location becomes `loc(unknown)`.
//!
//! ```mlir
//! %0 = stablehlo.abs %arg0 : tensor<f32> loc("model.py":7:3)   // before
//! %0 = stablehlo.abs %arg0 : tensor<f32> loc(unknown)          // after
//! ```
//!
//! Locations inside attributes stay, as in MLIR.

use hlo_ir::{Body, Loc, OpId, Reported};

use super::collect_ops;
use crate::pass::{Changed, FuncPass, PassCx, PassDef, Runs};

/// The row.
pub static STRIP_DEBUGINFO: PassDef = PassDef {
    name: "strip-debuginfo",
    class: "StripDebugInfoPass",
    summary: "Strips debug info from all operations.",
    options: &[],
    make: Runs::OnBody(|_| Ok(Box::new(StripDebugInfo))),
};

struct StripDebugInfo;

impl FuncPass for StripDebugInfo {
    fn run(&self, _: &mut PassCx<'_>, body: &mut Body) -> Result<Changed, Reported> {
        let mut changed = strip(body, Body::ROOT);
        for op in collect_ops(body) {
            changed |= strip(body, op);
        }
        Ok(changed.into())
    }
}

fn strip(body: &mut Body, op: OpId) -> bool {
    let mut changed = !body.loc(op).is_unknown();
    body.set_loc(op, Loc::UNKNOWN);
    let regions: Vec<_> = body.op_regions(op).collect();
    for region in regions {
        for block in body.region_blocks(region).to_vec() {
            for index in 0..body.block_args(block).len() {
                changed |= !body.block_arg_locs(block)[index].is_unknown();
                body.set_arg_loc(block, index, Loc::UNKNOWN);
            }
        }
    }
    changed
}

#[cfg(test)]
mod tests {
    use crate::testing::check_with_locations;

    #[test]
    fn everything_becomes_unknown() {
        check_with_locations(
            "strip-debuginfo",
            "module {\n  func.func @f(%x: i32 loc(\"a\":1:2)) -> i32 {\n    return %x : i32 loc(\"b\")\n  } loc(\"c\")\n}",
            "module {\n  func.func @f(%arg0: i32 loc(unknown)) -> i32 {\n    return %arg0 : i32 loc(unknown)\n  } loc(unknown)\n} loc(unknown)\n",
        );
    }
}
