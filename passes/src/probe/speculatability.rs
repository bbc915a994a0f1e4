//! `hlo-test-speculatability`: takes out what is said rightly about ops that may run early.
//!
//! ```mlir
//! %0 = stablehlo.abs %x : (tensor<?xf64>) -> tensor<2xf64>
//! "hlo_test_speculatability.is_not_speculatable"(%0) : (tensor<2xf64>) -> ()    // goes, and so does %0
//! ```

use hlo_dialects::stablehlo::speculation::{Speculation, speculation};
use hlo_ir::{Body, Context, OpId, Reported};

use super::{erase_unused, subject};
use crate::common::collect_ops;
use crate::pass::{Changed, FuncPass, PassCx, PassDef, Runs};

/// The row.
pub static HLO_TEST_SPECULATABILITY: PassDef = PassDef {
    name: "hlo-test-speculatability",
    class: "HloTestSpeculatabilityPass",
    summary: "Removes test ops that say rightly whether an op may run early.",
    options: &[],
    make: Runs::OnFunc(|_| Ok(Box::new(HloTestSpeculatability))),
};

struct HloTestSpeculatability;

impl FuncPass for HloTestSpeculatability {
    fn run(&self, cx: &mut PassCx<'_>, body: &mut Body) -> Result<Changed, Reported> {
        let mut changed = false;
        for op in collect_ops(body) {
            if let Some(subject) = confirmed(cx.context, body, op) {
                let operands = body.operands(subject).collect();
                body.erase_op(op);
                body.erase_op(subject);
                erase_unused(cx.context, body, operands);
                changed = true;
            }
        }
        Ok(changed.into())
    }
}

/// The op that `op` is right about, where nothing else uses it.
fn confirmed(cx: &Context, body: &Body, op: OpId) -> Option<OpId> {
    let said = match body.def(op).name {
        "hlo_test_speculatability.is_speculatable" => Speculation::Always,
        "hlo_test_speculatability.is_recursively_speculatable" => Speculation::IfRegions,
        "hlo_test_speculatability.is_not_speculatable" => Speculation::Never,
        _ => return None,
    };
    let subject = subject(body, op)?;
    let n_uses: usize = body.results(subject).map(|result| body.uses(result).count()).sum();
    (n_uses == 1 && speculation(body.op_ref(cx, subject)) == said).then_some(subject)
}
