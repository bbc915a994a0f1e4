//! Calls of kernels that were written by hand: what only a look into the kernel tells.

use hlo_dialects::hexir::func::CallTir;
use hlo_dialects::hextir::buffers::BufferStore;
use hlo_dialects::hextir::func::PrimFunc;
use hlo_ir::text::grow_stack;
use hlo_ir::verify::op_error;
use hlo_ir::{Body, Context, Diagnostics, Name, OpId, OpRef};
use rustc_hash::FxHashMap;

/// Reports every call whose kernel writes into a buffer that belongs to an operand: a tensor is a value and never changes.
pub fn check(cx: &Context, module: &Body, diags: &mut Diagnostics) {
    let root = module.root(cx);
    let ops = || root.regions().flat_map(|region| region.blocks()).flat_map(|block| block.ops());
    let kernels = ops().filter_map(|op| op.view::<PrimFunc<'_>>());
    let written: FxHashMap<Name, Vec<bool>> =
        kernels.map(|kernel| (cx.name(kernel.sym_name()), written_arguments(kernel))).collect();
    ops().filter(|op| !op.is::<PrimFunc<'_>>()).for_each(|op| check_inside(op, &written, diags));
}

/// Which arguments of a kernel it stores to.
fn written_arguments(kernel: PrimFunc<'_>) -> Vec<bool> {
    let op = kernel.op();
    let args = op.region(0).entry().into_iter().flat_map(|block| block.args());
    let is_store = |(user, operand): (OpId, usize)| operand == 1 && op.body.op_ref(op.cx, user).is::<BufferStore<'_>>();
    args.map(|arg| op.body.uses(arg.id).any(is_store)).collect()
}

fn check_inside(op: OpRef<'_>, written: &FxHashMap<Name, Vec<bool>>, diags: &mut Diagnostics) {
    if let Some(call) = op.view::<CallTir<'_>>()
        && let Some(writes) = written.get(&call.callee())
        && let Some(input) = writes.iter().take(op.n_operands()).position(|writes| *writes)
    {
        let callee = op.cx.name_str(call.callee());
        let message =
            format!("expected @{callee} to write into its destinations only, but it writes into input #{input}");
        op_error(diags, op, "written-input", &message)
            .help("give the kernel a destination of its own, or read the input into one")
            .emit();
    }
    for inner in op.regions().flat_map(|region| region.blocks()).flat_map(|block| block.ops()) {
        grow_stack(|| check_inside(inner, written, diags));
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::{parse, run};

    #[test]
    fn inputs_stay_as_they_are() {
        let text = r#"
            func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
              %0 = hexir.call_tir @k(%x) : (tensor<2xf32>) -> tensor<2xf32>
              return %0 : tensor<2xf32>
            }
            hextir.prim_func @k(%a: memref<2xf32>, %b: memref<2xf32>) {
              %c0 = arith.constant 0 : index
              %v = hextir.buffer_load %a[%c0] : memref<2xf32> -> f32
              hextir.buffer_store %v, %a[%c0] : f32, memref<2xf32>
              hextir.return
            }"#;
        let told: Vec<String> = run("builtin.module(hexir-to-hextir)", &mut parse(text))
            .iter()
            .map(|fault| fault.message.clone())
            .collect();
        assert_eq!(
            told,
            ["'hexir.call_tir' op expected @k to write into its destinations only, but it writes into input #0"]
        );
    }
}
