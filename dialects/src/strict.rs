//! Rules beyond the reference's verifier, about programs that it takes although they cannot run: `hlo check` applies them
//! to verified programs, `hlo opt` on request.

use hlo_ir::kinds::{AttrKind, I64Array};
use hlo_ir::text::grow_stack;
use hlo_ir::{Body, Context, Diagnostics, OpRef};

use crate::chlo::broadcast::{broadcast_shapes, incompatible_sizes};

/// Checks every op of a body and of those inside it.
pub fn check_body(cx: &Context, body: &Body, diags: &mut Diagnostics) {
    for id in body.all_ops().filter(|&id| id != Body::ROOT && !body.is_slot(id)) {
        let op = body.op_ref(cx, id);
        if op.name().starts_with("chlo.broadcast_") {
            check_broadcast(op, diags);
        }
    }
    for child in body.children() {
        grow_stack(|| check_body(cx, child, diags));
    }
}

/// The shapes of the operands meet in one shape.
fn check_broadcast(op: OpRef<'_>, diags: &mut Diagnostics) {
    let shapes: Option<Vec<&[i64]>> = op.operands().map(|operand| operand.ty().shape(op.cx)).collect();
    let Some(shapes) = shapes else { return };
    let sizes = match <Option<I64Array>>::decode(op.cx, op.attr("broadcast_dimensions")) {
        Some(dims) => apart_along(&shapes, &dims),
        None => apart(&shapes),
    };
    if let Some((a, b)) = sizes {
        diags
            .error("incompatible-dims", op.loc(), format!("incompatible dims {a} vs {b}"))
            .note(format!("`{}` broadcasts sizes that are equal or of which one is 1", op.name()))
            .help("the reference takes such a program, which fails when it runs")
            .emit();
    }
}

/// Two sizes that keep shapes, aligned at their ends, from having a common one.
fn apart(shapes: &[&[i64]]) -> Option<(i64, i64)> {
    let mut so_far = Vec::new();
    for shape in shapes {
        match broadcast_shapes(&so_far, shape) {
            Some(joined) => so_far = joined,
            None => return incompatible_sizes(&so_far, shape),
        }
    }
    None
}

/// The same where dimension `i` of the smaller of two shapes is dimension `dims[i]` of the other.
fn apart_along(shapes: &[&[i64]], dims: &[i64]) -> Option<(i64, i64)> {
    let &[lhs, rhs] = shapes else { return None };
    let (large, small) = if lhs.len() > rhs.len() { (lhs, rhs) } else { (rhs, lhs) };
    let size_at = |dim: i64| usize::try_from(dim).ok().and_then(|dim| large.get(dim).copied());
    dims.iter().zip(small).find_map(|(&dim, &size)| incompatible_sizes(&[size], &[size_at(dim)?]))
}

#[cfg(test)]
mod tests {
    use super::check_body;
    use crate::testing::context;
    use hlo_ir::Diagnostics;
    use hlo_ir::text::{ParseOptions, parse_module};
    use hlo_ir::verify::verify_module;

    /// The reports on one op of operands with these types; the verifier has none.
    fn check(op: &str, types: [&str; 2], attrs: &str, expect: &[&str]) {
        let [lhs, rhs] = types;
        let text = format!(
            "func.func @f(%a: {lhs}, %b: {rhs}) {{ %0 = \"chlo.{op}\"(%a, %b) {attrs} : ({lhs}, {rhs}) -> tensor<*xf32> return }}"
        );
        let (module, mut diags) = parse_module(&context(), "strict", text.as_bytes().into(), ParseOptions::default());
        diags.append(verify_module(&module));
        assert!(diags.is_empty(), "{text}: {:?}", diags.iter().next());
        let mut found = Diagnostics::default();
        check_body(&module.cx, &module.body, &mut found);
        let found: Vec<&str> = found.iter().map(|diagnostic| &*diagnostic.message).collect();
        assert_eq!(found, expect, "{text}");
    }

    #[test]
    fn sizes_that_never_meet_are_told() {
        check("broadcast_add", ["tensor<2x3xf32>", "tensor<2x4xf32>"], "", &["incompatible dims 3 vs 4"]);
        check("broadcast_add", ["tensor<?x3xf32>", "tensor<4xf32>"], "", &["incompatible dims 3 vs 4"]);
        check("broadcast_add", ["tensor<2x?xf32>", "tensor<2x4xf32>"], "", &[]);
        check("broadcast_add", ["tensor<2x1xf32>", "tensor<4xf32>"], "", &[]);
        check("broadcast_add", ["tensor<*xf32>", "tensor<4xf32>"], "", &[]);
        let along = "{broadcast_dimensions = array<i64: 0>}";
        check("broadcast_multiply", ["tensor<2x3xf32>", "tensor<2xf32>"], along, &[]);
        check("broadcast_multiply", ["tensor<2x3xf32>", "tensor<3xf32>"], along, &["incompatible dims 3 vs 2"]);
    }
}
