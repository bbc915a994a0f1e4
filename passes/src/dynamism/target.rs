//! The function of a module whose sizes are refined.

use hlo_dialects::func::FuncOp;
use hlo_ir::verify::op_error;
use hlo_ir::{Body, ChildId, Context, Diagnostics, Reported};

/// The functions of a module in order.
pub(super) fn functions(module: &Body) -> Vec<ChildId> {
    let blocks = module.op_regions(Body::ROOT).flat_map(|region| module.region_blocks(region).to_vec());
    let slots = blocks.flat_map(|block| module.block_ops(block).collect::<Vec<_>>());
    let children = slots.filter_map(|op| module.slot_child(op));
    children.filter(|&child| std::ptr::eq(module.child(child).def(Body::ROOT), FuncOp::DEF)).collect()
}

/// The name of a function.
pub(super) fn name_of<'c>(cx: &'c Context, function: &Body) -> &'c [u8] {
    let name = cx.dict_get(function.attrs(Body::ROOT), "sym_name").and_then(|attr| attr.as_bytes(cx));
    name.unwrap_or_default()
}

/// The only function of `module`, or the one called `main`. `None` when there is no function at all.
///
/// # Errors
/// When there are several and none is `main`, and when the function has not exactly one block.
pub(super) fn target(cx: &Context, module: &Body, diags: &mut Diagnostics) -> Result<Option<ChildId>, Reported> {
    let found = match functions(module)[..] {
        [] => return Ok(None),
        [only] => only,
        ref several => {
            let main = several.iter().copied().find(|&child| name_of(cx, module.child(child)) == b"main");
            main.ok_or_else(|| {
                let message = "must have no more than one function or a `main` function to clearly identify which \
                               function will be refined";
                op_error(diags, module.root(cx), "refinement-target", message).emit()
            })?
        }
    };
    check_one_block(cx, module.child(found), diags)?;
    Ok(Some(found))
}

/// Checks that `function` has exactly one block.
///
/// # Errors
/// When it has none or several.
pub(super) fn check_one_block(cx: &Context, function: &Body, diags: &mut Diagnostics) -> Result<(), Reported> {
    let n_blocks = function.op_region(Body::ROOT, 0).map_or(0, |region| function.region_blocks(region).len());
    if n_blocks == 1 {
        return Ok(());
    }
    Err(op_error(diags, function.root(cx), "refinement-target", "must have exactly one block").emit())
}
