//! What is said beside the reports on single ops: the sizes that do not fit, and what to write instead. Headlines stay the
//! reference's.

use hlo_ir::{Diagnostic, OpRef, Type};

use super::attrs::DotDims;
use super::dot::DotGeneral;
use super::infer::compatible::{elements_compatible, shapes_compatible, sizes_compatible};
use crate::chlo::broadcast::{broadcast_shapes, incompatible_sizes};

/// Adds to a report on `op`.
pub fn advise(op: OpRef<'_>, fault: &mut Diagnostic) {
    // The report may be that operands or attributes are missing: they are looked at where it cannot be.
    if let Some(dot) = op.view::<DotGeneral<'_>>()
        && fault.message.contains("contracting dimension sizes")
    {
        let types = [dot.lhs().ty(), dot.rhs().ty()];
        fault.notes.extend(contracted_sizes(op, types, dot.dot_dimension_numbers()));
    } else if matches!(fault.code, "same-shape" | "same-type") && op.n_operands() == 2 {
        different_types(op, [op.operand(0).ty(), op.operand(1).ty()], fault);
    }
}

/// The first pair of contracting dimensions whose sizes differ, in the words of tutorials.
fn contracted_sizes(op: OpRef<'_>, types: [Type; 2], dims: DotDims<'_>) -> Option<String> {
    let [lhs, rhs] = types.map(|ty| ty.shape(op.cx).unwrap_or_default());
    let at = |shape: &[i64], dim: i64| usize::try_from(dim).ok().and_then(|dim| shape.get(dim).copied());
    let pairs = dims.lhs_contracting_dimensions.iter().zip(dims.rhs_contracting_dimensions);
    let sizes = pairs.filter_map(|(l, r)| Some((at(lhs, *l)?, at(rhs, *r)?)));
    let (l, r) = sizes.into_iter().find(|(l, r)| !sizes_compatible(*l, *r))?;
    Some(format!("contract dim mismatch ({l} vs {r})"))
}

/// Operands of an elementwise op that have different elements, or shapes: which dimension, and whether they could be
/// broadcast.
fn different_types(op: OpRef<'_>, types: [Type; 2], fault: &mut Diagnostic) {
    let cx = op.cx;
    let [Some(lhs), Some(rhs)] = types.map(|ty| ty.shape(cx)) else { return };
    if !elements_compatible(cx, types[0], types[1]) {
        let [lhs, rhs] = types.map(|ty| cx.type_text(ty.element(cx)));
        fault.notes.push(format!("the operands have elements of the types `{lhs}` and `{rhs}`"));
        fault.helps.push("`stablehlo.convert` gives an operand another element type".to_owned());
        return;
    }
    if shapes_compatible(lhs, rhs) {
        return;
    }
    if lhs.len() != rhs.len() {
        fault.notes.push(format!("the operands have {} and {} dimensions", lhs.len(), rhs.len()));
    } else if let Some(dim) = (0..lhs.len()).find(|&dim| !sizes_compatible(lhs[dim], rhs[dim])) {
        fault.notes.push(format!("dimension {dim} of the operands has the sizes {} and {}", lhs[dim], rhs[dim]));
    }
    if broadcast_shapes(lhs, rhs).is_some() {
        fault.helps.push(
            "StableHLO does not broadcast by itself: make the shapes equal with `stablehlo.broadcast_in_dim`, or let \
             `--implicit-broadcast` do so while the program is read"
                .to_owned(),
        );
    } else if let Some((l, r)) = incompatible_sizes(lhs, rhs) {
        fault.notes.push(format!("the shapes cannot be broadcast either: incompatible dims {l} vs {r}"));
    }
}

/// What to write for ops that tutorials use and StableHLO does not have.
pub fn unknown_op_help(name: &str) -> Option<&'static str> {
    Some(match name {
        "stablehlo.relu" => {
            "StableHLO has no relu: write `stablehlo.maximum` with a constant 0 of the operand's type, or `hexir.relu`"
        }
        "stablehlo.sigmoid" => "StableHLO calls it `stablehlo.logistic`",
        "stablehlo.matmul" => "StableHLO has no matmul: write `stablehlo.dot_general` with the dimensions to multiply",
        "stablehlo.gelu" | "stablehlo.softmax" => {
            "StableHLO has no such op: write it with elementwise ops and `stablehlo.reduce`, or take the one of `hexir`"
        }
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use crate::testing::context;
    use hlo_ir::text::{ParseOptions, parse_module};
    use hlo_ir::verify::verify_module;

    /// What is said beside the first report on a function with these arguments and this op.
    fn check(arguments: &str, op: &str, expect: &[&str]) {
        let text = format!("func.func @f({arguments}) {{ {op} return }}");
        let (module, mut diags) = parse_module(&context(), "advice", text.as_bytes().into(), ParseOptions::default());
        if diags.is_empty() {
            diags = verify_module(&module);
        }
        let first = diags.iter().next().expect("a report");
        let said: Vec<&str> = first.notes.iter().chain(&first.helps).map(String::as_str).collect();
        for (words, said) in expect.iter().zip(&said) {
            assert!(said.contains(words), "`{words}` is not in `{said}`");
        }
        assert_eq!(said.len(), expect.len(), "{said:?}");
    }

    #[test]
    fn different_shapes_are_named() {
        let ops = ["add", "multiply"]
            .map(|op| format!("%0 = stablehlo.{op} %a, %b : (tensor<2x3xf32>, T) -> tensor<2x3xf32>"));
        for (ty, expect) in [
            ("tensor<2x1xf32>", &["dimension 1 of the operands has the sizes 3 and 1", "--implicit-broadcast"]),
            ("tensor<2x4xf32>", &["dimension 1 of the operands has the sizes 3 and 4", "incompatible dims 3 vs 4"]),
            ("tensor<3xf32>", &["the operands have 2 and 1 dimensions", "broadcast_in_dim"]),
        ] {
            for op in &ops {
                check(&format!("%a: tensor<2x3xf32>, %b: {ty}"), &op.replace("T)", &format!("{ty})")), expect);
            }
        }
    }

    #[test]
    fn different_elements_are_named() {
        check(
            "%a: tensor<2xf32>, %b: tensor<2xi32>",
            "%0 = stablehlo.multiply %a, %b : (tensor<2xf32>, tensor<2xi32>) -> tensor<2xf32>",
            &["the types `f32` and `i32`", "`stablehlo.convert`"],
        );
    }

    #[test]
    fn a_product_without_operands_is_reported() {
        let dims = "#stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>";
        let op = format!("%0 = \"stablehlo.dot_general\"() {{dot_dimension_numbers = {dims}}} : () -> tensor<f32>");
        check("", &op, &[]);
    }

    #[test]
    fn contracted_sizes_are_named() {
        check(
            "%a: tensor<2x3xf32>, %b: tensor<4x4xf32>",
            "%0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<2x3xf32>, tensor<4x4xf32>) -> tensor<2x4xf32>",
            &["constraint C10", "contract dim mismatch (3 vs 4)"],
        );
    }

    #[test]
    fn what_tutorials_write_gets_help() {
        check("%a: tensor<2xf32>", "%0 = stablehlo.relu %a : tensor<2xf32>", &["`hexir.relu`"]);
        let generic = "%0 = \"stablehlo.relu\"(%a) : (tensor<2xf32>) -> tensor<2xf32>";
        check("%a: tensor<2xf32>", generic, &["`hexir.relu`"]);
        check("%a: tensor<2xf32>", "%0 = stablehlo.abs %a : tensor<2xf32> -> tensor<2xf32>", &["write `: T` where"]);
    }
}
