//! `hlo-test-infer`: writes down what is inferred of ops.
//!
//! ```mlir
//! %0 = stablehlo.compare EQ, %x, %y : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
//! %1 = "hlo_test_infer.get_return_types"(%0) : (tensor<2xi1>) -> tensor<2xindex>
//! // becomes
//! %1 = "hlo_test_infer.return_types"(%0) {types0 = tensor<2xi1>} : (tensor<2xi1>) -> tensor<2xindex>
//! ```
//!
//! `reify_return_type_shapes` becomes ops that compute the shape when the program runs ([`super::reify`]).

use hlo_dialects::stablehlo::attrs::bounds_encoding;
use hlo_dialects::stablehlo::infer::dot::{Shape, dot_general_shape, dot_shape};
use hlo_ir::verify::with_signature;
use hlo_ir::{Body, Context, Diagnostics, NewOp, OpId, OpRef, Registry, Reported, SmallVec, Type, Value};

use super::reify::reify;
use super::{erase_unused, subject};
use crate::common::collect_ops;
use crate::pass::{Changed, FuncPass, PassCx, PassDef, Runs};

/// The row.
pub static HLO_TEST_INFER: PassDef = PassDef {
    name: "hlo-test-infer",
    class: "HloTestInferPass",
    summary: "Replaces test ops by what is inferred of their operands.",
    options: &[],
    make: Runs::OnFunc(|_| Ok(Box::new(HloTestInfer))),
};

struct HloTestInfer;

impl FuncPass for HloTestInfer {
    fn run(&self, cx: &mut PassCx<'_>, body: &mut Body) -> Result<Changed, Reported> {
        let mut changed = false;
        for op in collect_ops(body) {
            let Some(subject) = subject(body, op) else { continue };
            changed |= match body.def(op).name {
                "hlo_test_infer.get_return_types" => write_types(
                    cx.context,
                    body,
                    op,
                    "hlo_test_infer.return_types",
                    inferred(cx.context, body, subject),
                ),
                "hlo_test_infer.get_return_type_components" => {
                    let types = components(body.op_ref(cx.context, subject));
                    let types = types.or_else(|| inferred(cx.context, body, subject));
                    write_types(cx.context, body, op, "hlo_test_infer.return_type_components", types)
                }
                "hlo_test_infer.reify_return_type_shapes" => {
                    let shape = reify(cx.context, body, subject, op, &mut cx.diags);
                    shape.is_some_and(|shape| replace(body, op, shape))
                }
                _ => false,
            };
            let results = body.results(subject).collect();
            erase_unused(cx.context, body, results);
        }
        Ok(changed.into())
    }
}

/// The inferred types of the results, where the row infers them.
fn inferred(cx: &Context, body: &Body, op: OpId) -> Option<SmallVec<[Type; 2]>> {
    let infer = body.def(op).infer?;
    with_signature(body.op_ref(cx, op), |signature| infer(signature, &mut Diagnostics::default())).ok()
}

/// The shape of ops whose element type is for the program to choose, as a tensor of indices.
fn components(op: OpRef<'_>) -> Option<SmallVec<[Type; 2]>> {
    let shape: Option<Shape> = match op.name() {
        "stablehlo.dot" => with_signature(op, dot_shape).ok(),
        "stablehlo.dot_general" => with_signature(op, dot_general_shape).ok(),
        _ => None,
    };
    let (sizes, bounds) = shape?;
    let ty = op.cx.tensor_type_with_encoding(&sizes, Type::INDEX, bounds_encoding(op.cx, &bounds));
    Some(SmallVec::from_slice(&[ty]))
}

/// Replaces `op` by one called `name` that has the types as attributes.
fn write_types(cx: &Context, body: &mut Body, op: OpId, name: &str, types: Option<SmallVec<[Type; 2]>>) -> bool {
    let Some(types) = types else { return false };
    let operands: SmallVec<[Value; 4]> = body.operands(op).collect();
    let results: SmallVec<[Type; 2]> = body.results(op).map(|result| body.ty(result)).collect();
    let mut attrs: Vec<_> = cx.dict_entries(body.attrs(op)).to_vec();
    attrs.extend(types.iter().enumerate().map(|(index, ty)| (cx.name(format!("types{index}")), cx.type_attr(*ty))));
    let attrs = cx.dict(&attrs);
    let def = Registry::unregistered(name);
    let new = body.create_op(NewOp { attrs, operands: &operands, results: &results, ..NewOp::new(def, body.loc(op)) });
    body.insert_before(op, new);
    for index in 0..results.len() {
        let (from, to) = (body.result(op, index), body.result(new, index));
        body.replace_all_uses(from, to);
    }
    body.erase_op(op);
    true
}

/// Replaces the only result of `op`.
fn replace(body: &mut Body, op: OpId, value: Value) -> bool {
    if body.n_results(op) != 1 || body.ty(body.result(op, 0)) != body.ty(value) {
        return false;
    }
    let result = body.result(op, 0);
    body.replace_all_uses(result, value);
    body.erase_op(op);
    true
}
