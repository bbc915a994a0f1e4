//! Implicit broadcasting, as tutorials write it: an elementwise op of operands with different shapes becomes one that the
//! verifier takes. This is no pass: it runs before the program is verified.
//!
//! ```mlir
//! %0 = stablehlo.add %x, %y : (tensor<1x3xf32>, tensor<2x1xf32>) -> tensor<2x3xf32>
//! // becomes
//! %0 = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<2x3xf32>
//! %1 = stablehlo.broadcast_in_dim %y, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x3xf32>
//! %2 = stablehlo.add %0, %1 : tensor<2x3xf32>
//! ```
//!
//! Where a size is not known and has no bound, the op of CHLO that broadcasts takes its place; `clamp` has none there and
//! stays as it is. Shapes that do not fit stay too, for the verifier to tell.

use hlo_dialects::chlo::attrs as chlo;
use hlo_dialects::chlo::broadcast::broadcast_shapes;
use hlo_dialects::stablehlo::elementwise::{Clamp, Compare, Select};
use hlo_dialects::stablehlo::enums::{ComparisonDirection, ComparisonType};
use hlo_ir::text::grow_stack;
use hlo_ir::{Attr, Body, Builder, Context, Dict, Name, NewOp, OpDef, OpId, SmallVec, Type, Value};

use super::numpy::{broadcast_together, is_static_or_bounded};
use crate::common::collect_ops;

/// Rewrites a body and those inside it.
pub fn broadcast_implicitly(cx: &Context, body: &mut Body) {
    for op in collect_ops(body) {
        let broadcasting = broadcasting_row(cx, body.def(op));
        if broadcasting.is_some() || std::ptr::eq(body.def(op), Clamp::DEF) {
            rewrite(cx, body, op, broadcasting);
        }
    }
    for child in body.children_mut() {
        grow_stack(|| broadcast_implicitly(cx, child));
    }
}

/// The row of CHLO that does the same as a row of StableHLO and broadcasts.
fn broadcasting_row(cx: &Context, def: &OpDef) -> Option<&'static OpDef> {
    let name = def.name.strip_prefix("stablehlo.")?;
    cx.registry().op(format!("chlo.broadcast_{name}").as_bytes())
}

/// Whether the op takes a scalar there beside shapes.
fn takes_scalar(def: &'static OpDef, index: usize) -> bool {
    std::ptr::eq(def, Select::DEF) && index == 0 || std::ptr::eq(def, Clamp::DEF) && index != 1
}

fn rewrite(cx: &Context, body: &mut Body, op: OpId, broadcasting: Option<&'static OpDef>) {
    let def = body.def(op);
    let mut operands: SmallVec<[Value; 3]> = body.operands(op).collect();
    if operands.len() != def.operands.len() {
        return;
    }
    let types: SmallVec<[Type; 3]> = operands.iter().map(|&operand| body.ty(operand)).collect();
    let Some(shapes) = types.iter().map(|ty| ty.shape(cx)).collect::<Option<SmallVec<[&[i64]; 3]>>>() else { return };
    let shaped: SmallVec<[usize; 3]> =
        (0..shapes.len()).filter(|&index| !shapes[index].is_empty() || !takes_scalar(def, index)).collect();
    let fits = shaped.iter().try_fold(Vec::new(), |so_far, &index| broadcast_shapes(&so_far, shapes[index])).is_some();
    if !fits || shaped.windows(2).all(|pair| shapes[pair[0]] == shapes[pair[1]]) {
        return;
    }
    if types.iter().all(|ty| is_static_or_bounded(cx, *ty)) {
        let values: SmallVec<[Value; 3]> = shaped.iter().map(|&index| operands[index]).collect();
        let mut b = Builder::before(cx, body, op);
        // Bounds that do not meet sizes are for the verifier to tell.
        if let Ok(values) = broadcast_together(&mut b, values) {
            shaped.iter().zip(values).for_each(|(&index, value)| operands[index] = value);
            body.set_operands(op, &operands);
        }
    } else if let Some(broadcasting) = broadcasting {
        let results: SmallVec<[Type; 1]> = body.results(op).map(|result| body.ty(result)).collect();
        let attrs = match std::ptr::eq(def, Compare::DEF) {
            true => compare_attrs(cx, body.attrs(op)),
            false => body.attrs(op),
        };
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

/// The attributes of a comparison, with CHLO's enumerations.
fn compare_attrs(cx: &Context, attrs: Dict) -> Dict {
    let renewed = |attr: Attr| {
        let direction = || chlo::ComparisonDirection::from_word(ComparisonDirection::of(cx, attr)?.word());
        let compared = || chlo::ComparisonType::from_word(ComparisonType::of(cx, attr)?.word());
        direction().map(|direction| direction.attr(cx)).or_else(|| compared().map(|compared| compared.attr(cx)))
    };
    let entries: SmallVec<[(Name, Attr); 2]> =
        cx.dict_entries(attrs).iter().map(|&(name, attr)| (name, renewed(attr).unwrap_or(attr))).collect();
    cx.dict(&entries)
}

#[cfg(test)]
mod tests {
    use super::broadcast_implicitly;
    use hlo_ir::Context;
    use hlo_ir::text::{ParseOptions, PrintFlags, parse_module, print_module};
    use hlo_ir::verify::verify_module;

    /// One op becomes these lines, and the verifier takes them.
    fn check(op: &str, operands: &[&str], result: &str, expect: &[&str]) {
        let names: Vec<String> = (0..operands.len()).map(|index| format!("%a{index}")).collect();
        let arguments: Vec<String> = names.iter().zip(operands).map(|(name, ty)| format!("{name}: {ty}")).collect();
        let (arguments, names, types) = (arguments.join(", "), names.join(", "), operands.join(", "));
        let text = format!("func.func @f({arguments}) {{ %0 = {op} {names} : ({types}) -> {result} return }}");
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
            &["tensor<1x3xf32>", "tensor<2x1xf32>"],
            "tensor<2x3xf32>",
            &[
                "%0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<2x3xf32>",
                "%1 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x3xf32>",
                "%2 = stablehlo.add %0, %1 : tensor<2x3xf32>",
            ],
        );
        check(
            "stablehlo.compare GT,",
            &["tensor<2x3xi32>", "tensor<i32>"],
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
            &["tensor<?x3xf32>", "tensor<3xf32>"],
            "tensor<?x3xf32>",
            &["%0 = chlo.broadcast_multiply %arg0, %arg1 : (tensor<?x3xf32>, tensor<3xf32>) -> tensor<?x3xf32>"],
        );
        check(
            "stablehlo.compare LT,",
            &["tensor<?x3xf32>", "tensor<3xf32>"],
            "tensor<?x3xi1>",
            &["%0 = chlo.broadcast_compare %arg0, %arg1 {comparison_direction = #chlo<comparison_direction LT>} : \
                (tensor<?x3xf32>, tensor<3xf32>) -> tensor<?x3xi1>"],
        );
    }

    #[test]
    fn scales_move_with_their_axis() {
        check(
            "stablehlo.add",
            &[
                "tensor<2x3x!quant.uniform<i8:f32:1, {1.0,2.0,3.0}>>",
                "tensor<3x!quant.uniform<i8:f32:0, {1.0,2.0,3.0}>>",
            ],
            "tensor<2x3x!quant.uniform<i8:f32:1, {1.0,2.0,3.0}>>",
            &[
                "%0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : \
                 (tensor<3x!quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00,3.000000e+00}>>) -> \
                 tensor<2x3x!quant.uniform<i8:f32:1, {1.000000e+00,2.000000e+00,3.000000e+00}>>",
                "%1 = stablehlo.add %arg0, %0 : \
                 tensor<2x3x!quant.uniform<i8:f32:1, {1.000000e+00,2.000000e+00,3.000000e+00}>>",
            ],
        );
    }

    #[test]
    fn three_operands_are_broadcast() {
        check(
            "stablehlo.select",
            &["tensor<3xi1>", "tensor<2x3xf32>", "tensor<2x1xf32>"],
            "tensor<2x3xf32>",
            &[
                "%0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<3xi1>) -> tensor<2x3xi1>",
                "%1 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x3xf32>",
                "%2 = stablehlo.select %0, %arg1, %1 : tensor<2x3xi1>, tensor<2x3xf32>",
            ],
        );
        check(
            "stablehlo.select",
            &["tensor<i1>", "tensor<?x3xf32>", "tensor<3xf32>"],
            "tensor<?x3xf32>",
            &[
                "%0 = chlo.broadcast_select %arg0, %arg1, %arg2 : (tensor<i1>, tensor<?x3xf32>, tensor<3xf32>) -> tensor<?x3xf32>",
            ],
        );
        // Limits may be scalars.
        check(
            "stablehlo.clamp",
            &["tensor<f32>", "tensor<2x3xf32>", "tensor<3xf32>"],
            "tensor<2x3xf32>",
            &[
                "%0 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>",
                "%1 = stablehlo.clamp %arg0, %arg1, %0 : (tensor<f32>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>",
            ],
        );
    }

    #[test]
    fn equal_shapes_stay() {
        let ty = "tensor<2xf32>";
        check("stablehlo.add", &[ty, ty], ty, &["%0 = stablehlo.add %arg0, %arg1 : tensor<2xf32>"]);
    }
}
