//! Implicit broadcasting, as tutorials write it: an elementwise op of two operands with different shapes becomes one that
//! the verifier takes. This is no pass: it runs before the program is verified.
//!
//! ```mlir
//! %0 = stablehlo.add %x, %y : (tensor<1x3xf32>, tensor<2x1xf32>) -> tensor<2x3xf32>
//! // becomes
//! %0 = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<2x3xf32>
//! %1 = stablehlo.broadcast_in_dim %y, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x3xf32>
//! %2 = stablehlo.add %0, %1 : tensor<2x3xf32>
//! ```
//!
//! Where a size is not known and has no bound, the op of CHLO that broadcasts takes its place; a comparison then stays as
//! it is. Shapes that do not fit stay too, for the verifier to tell.

use hlo_dialects::chlo::broadcast::broadcast_shapes;
use hlo_ir::text::grow_stack;
use hlo_ir::{Body, Builder, Context, NewOp, OpDef, OpId, SmallVec, Type, Value};

use super::numpy::{broadcast_together, is_static_or_bounded};
use crate::common::collect_ops;

/// Rewrites a body and those inside it.
pub fn broadcast_implicitly(cx: &Context, body: &mut Body) {
    for op in collect_ops(body) {
        if let Some(broadcasting) = broadcasting_row(cx, body.def(op)) {
            rewrite(cx, body, op, broadcasting);
        }
    }
    for child in body.children_mut() {
        grow_stack(|| broadcast_implicitly(cx, child));
    }
}

/// The row of CHLO that does the same as a row of StableHLO and broadcasts.
fn broadcasting_row(cx: &Context, def: &OpDef) -> Option<&'static OpDef> {
    let name = def.name.strip_prefix("stablehlo.").filter(|_| def.operands.len() == 2)?;
    cx.registry().op(format!("chlo.broadcast_{name}").as_bytes())
}

fn rewrite(cx: &Context, body: &mut Body, op: OpId, broadcasting: &'static OpDef) {
    let operands: SmallVec<[Value; 2]> = body.operands(op).collect();
    let &[lhs, rhs] = &operands[..] else { return };
    let types = [body.ty(lhs), body.ty(rhs)];
    let [Some(lhs_shape), Some(rhs_shape)] = types.map(|ty| ty.shape(cx)) else { return };
    if lhs_shape == rhs_shape || broadcast_shapes(lhs_shape, rhs_shape).is_none() {
        return;
    }
    if types.iter().all(|ty| is_static_or_bounded(cx, *ty)) {
        let mut b = Builder::before(cx, body, op);
        // Bounds that do not meet sizes are for the verifier to tell.
        if let Ok(operands) = broadcast_together(&mut b, [lhs, rhs]) {
            body.set_operands(op, &operands);
        }
    } else if broadcasting.attrs.iter().all(|attr| attr.optional) {
        let results: SmallVec<[Type; 1]> = body.results(op).map(|result| body.ty(result)).collect();
        let attrs = body.attrs(op);
        let loc = body.loc(op);
        let new =
            body.create_op(NewOp { attrs, operands: &operands, results: &results, ..NewOp::new(broadcasting, loc) });
        body.insert_before(op, new);
        for index in 0..results.len() {
            let (from, to) = (body.result(op, index), body.result(new, index));
            body.replace_all_uses(from, to);
        }
        body.erase_op(op);
    }
}

#[cfg(test)]
mod tests {
    use super::broadcast_implicitly;
    use hlo_ir::Context;
    use hlo_ir::text::{ParseOptions, PrintFlags, parse_module, print_module};
    use hlo_ir::verify::verify_module;

    /// One op becomes these lines, and the verifier takes them.
    fn check(op: &str, lhs: &str, rhs: &str, result: &str, expect: &[&str]) {
        let text =
            format!("func.func @f(%a: {lhs}, %b: {rhs}) {{ %0 = {op} %a, %b : ({lhs}, {rhs}) -> {result} return }}");
        let cx = Context::new(hlo_dialects::registry());
        let (mut module, diags) = parse_module(&cx, "implicit", text.as_bytes().into(), ParseOptions::default());
        assert!(diags.is_empty(), "{text}: {:?}", diags.iter().next());
        broadcast_implicitly(&cx, &mut module.body);
        let faults = verify_module(&module);
        assert!(faults.is_empty(), "{text}: {:?}", faults.iter().next());
        let mut out = Vec::new();
        print_module(&module, &PrintFlags::default(), &mut out).expect("memory takes all bytes");
        let out = String::from_utf8(out).expect("text");
        let lines: Vec<&str> = out.lines().map(str::trim).filter(|line| line.starts_with('%')).collect();
        assert_eq!(lines, expect, "{text}");
    }

    #[test]
    fn operands_are_broadcast() {
        check(
            "stablehlo.add",
            "tensor<1x3xf32>",
            "tensor<2x1xf32>",
            "tensor<2x3xf32>",
            &[
                "%0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<2x3xf32>",
                "%1 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x3xf32>",
                "%2 = stablehlo.add %0, %1 : tensor<2x3xf32>",
            ],
        );
        check(
            "stablehlo.compare GT,",
            "tensor<2x3xi32>",
            "tensor<i32>",
            "tensor<2x3xi1>",
            &[
                "%0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<2x3xi32>",
                "%1 = stablehlo.compare GT, %arg0, %0 : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>",
            ],
        );
    }

    #[test]
    fn unknown_sizes_are_left_to_chlo() {
        check(
            "stablehlo.multiply",
            "tensor<?x3xf32>",
            "tensor<3xf32>",
            "tensor<?x3xf32>",
            &["%0 = chlo.broadcast_multiply %arg0, %arg1 : (tensor<?x3xf32>, tensor<3xf32>) -> tensor<?x3xf32>"],
        );
    }

    #[test]
    fn equal_shapes_stay() {
        let ty = "tensor<2xf32>";
        check("stablehlo.add", ty, ty, ty, &["%0 = stablehlo.add %arg0, %arg1 : tensor<2xf32>"]);
    }
}
