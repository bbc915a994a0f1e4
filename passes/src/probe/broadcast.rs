//! `hlo-test-broadcast`: broadcasts the operands of test ops together.
//!
//! ```mlir
//! %0 = "hlo_test_broadcast.numpy_broadcast"(%x, %y) : (tensor<f64>, tensor<1xf64>) -> !stablehlo.token
//! // becomes
//! %0 = stablehlo.broadcast_in_dim %x, dims = [] : (tensor<f64>) -> tensor<1xf64>
//! %1 = stablehlo.custom_call @numpy_broadcasted(%0, %y) {has_side_effect = true} : … -> !stablehlo.token
//! ```

use hlo_dialects::stablehlo::composite::CustomCall;
use hlo_ir::rewrite::Refused;
use hlo_ir::{Body, Builder, NewOp, OpId, Reported, SmallVec, Type, Value};

use crate::chlo::numpy::broadcast_together;
use crate::common::collect_ops;
use crate::pass::{Changed, FuncPass, PassCx, PassDef, Runs};

/// The row.
pub static HLO_TEST_BROADCAST: PassDef = PassDef {
    name: "hlo-test-broadcast",
    class: "HloTestBroadcastPass",
    summary: "Broadcasts the operands of test ops together.",
    options: &[],
    make: Runs::OnFunc(|_| Ok(Box::new(HloTestBroadcast))),
};

struct HloTestBroadcast;

impl FuncPass for HloTestBroadcast {
    fn run(&self, cx: &mut PassCx<'_>, body: &mut Body) -> Result<Changed, Reported> {
        let mut changed = false;
        for op in collect_ops(body) {
            if body.def(op).name != "hlo_test_broadcast.numpy_broadcast" {
                continue;
            }
            let mut b = Builder::before(cx.context, body, op);
            match broadcast(&mut b, op) {
                Ok(()) => changed = true,
                Err(refused) => {
                    // What does not fit stays as it is, and the pass goes on.
                    cx.diags.warning("broadcast", body.loc(op), refused.reason().unwrap_or_default()).emit();
                }
            }
        }
        Ok(changed.into())
    }
}

fn broadcast(b: &mut Builder<'_>, op: OpId) -> Result<(), Refused> {
    let operands: Vec<Value> = b.body.operands(op).collect();
    if operands.is_empty() {
        return Err(Refused::because("requires at least one operand to broadcast"));
    }
    let operands = broadcast_together(b, operands)?;
    let results: SmallVec<[Type; 2]> = b.body.results(op).map(|result| b.body.ty(result)).collect();
    let attrs = [
        (b.cx.name("call_target_name"), b.cx.str_attr("numpy_broadcasted")),
        (b.cx.name("has_side_effect"), b.cx.bool_attr(true)),
    ];
    let (loc, attrs) = (b.body.loc(op), b.cx.dict(&attrs));
    let call = b.insert(NewOp { attrs, operands: &operands, results: &results, ..NewOp::new(CustomCall::DEF, loc) });
    for index in 0..results.len() {
        let (from, to) = (b.body.result(op, index), b.body.result(call, index));
        b.body.replace_all_uses(from, to);
    }
    b.body.erase_op(op);
    Ok(())
}
