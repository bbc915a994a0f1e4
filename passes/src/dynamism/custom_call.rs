//! Custom calls whose operands say the sizes of their results.
//!
//! ```mlir
//! %1 = stablehlo.custom_call @foo(%x, %shape) {indices_of_shape_operands = dense<1> : tensor<1xi64>}
//!        : (tensor<4xf32>, tensor<2xi64>) -> tensor<?x?xf32>
//! ```

use hlo_dialects::stablehlo::composite::CustomCall;
use hlo_dialects::stablehlo::infer::compatible::shapes_compatible;
use hlo_ir::{Body, Context, Diagnostics, OpRef, Reported, SmallVec, Type, TypeData};

use crate::common::collect_ops;
use crate::optimize::constant::{elements, integers};

/// Says which operands are sizes, one for each result with tuples taken apart.
pub(super) const INDICES: &str = "indices_of_shape_operands";

/// The call that stands between an argument of known sizes and users that do not know them yet.
pub(super) const OPERAND_WRAPPER: &[u8] = b"stablehlo.shape_refinement_operand_wrapper";

/// The types inside tuples, in order.
pub(super) fn flattened(cx: &Context, types: impl Iterator<Item = Type>, acc: &mut SmallVec<[Type; 4]>) {
    for ty in types {
        match ty.data(cx) {
            TypeData::Tuple(parts) => flattened(cx, parts.iter().copied(), acc),
            _ => acc.push(ty),
        }
    }
}

/// The types of the results of `op`, with tuples taken apart.
pub(super) fn flattened_results(op: OpRef<'_>) -> SmallVec<[Type; 4]> {
    let mut types = SmallVec::new();
    flattened(op.cx, op.results().map(|result| result.ty()), &mut types);
    types
}

/// The numbers of the operands that are sizes.
pub(super) fn shape_operands(op: OpRef<'_>) -> Option<Vec<i64>> {
    op.attr(INDICES)?.dense(op.cx)?.i64s(op.cx).map(Iterator::collect)
}

/// The shapes that `op` states for its results; `None` when it states none, or they are not known.
///
/// # Errors
/// The reference's sentence about a statement that does not fit the op.
pub(super) fn stated_shapes(op: OpRef<'_>) -> Result<Option<Vec<Vec<i64>>>, String> {
    let cx = op.cx;
    let Some(stated) = op.attr(INDICES).and_then(|attr| attr.dense(cx)) else { return Ok(None) };
    let types = flattened_results(op);
    let suffix = if types.len() == op.n_results() { "" } else { ", with tuples flattened" };
    if stated.len != types.len() {
        let (found, wanted) = (stated.len, types.len());
        return Err(format!(
            "{INDICES}: number of elements ({found}) must be equal to the number of operation results ({wanted}){suffix}"
        ));
    }
    if stated.ty.shape(cx).map(<[i64]>::len) != Some(1) {
        return Err(format!("{INDICES}: must have rank = 1"));
    }
    if stated.element != Type::I64 {
        return Err(format!("{INDICES}: must have i64 element type"));
    }
    let mut shapes = Vec::with_capacity(types.len());
    for (number, (index, ty)) in stated.i64s(cx).into_iter().flatten().zip(types).enumerate() {
        let n_operands = op.n_operands();
        let operand = usize::try_from(index).ok().filter(|&index| index < n_operands);
        let Some(operand) = operand.map(|index| op.operand(index)) else {
            return Err(format!(
                "{INDICES}: index #{number} ({index}) must be within bounds for operation operands (from 0 to {n_operands})"
            ));
        };
        let is_shape = elements(operand).is_some_and(|elements| elements.ty.shape(cx).is_some_and(|s| s.len() == 1));
        let Some(shape) = integers(operand).filter(|_| is_shape) else { return Ok(None) };
        let fits = ty.is_tensor(cx) && ty.shape(cx).is_none_or(|stated| shapes_compatible(stated, &shape));
        if !fits || shape.iter().any(|&size| size < 0 && size != hlo_ir::DYNAMIC) {
            let (list, ty) = (list(&shape), cx.type_text(ty));
            return Err(format!(
                "{INDICES}: refinement #{number} ([{list}]) must be compatible with operation result #{number} \
                 ('{ty}'){suffix}"
            ));
        }
        shapes.push(shape);
    }
    Ok(Some(shapes))
}

fn list(values: &[i64]) -> String {
    values.iter().map(i64::to_string).collect::<Vec<_>>().join(", ")
}

/// Reports every call of `body` whose statement does not fit.
///
/// # Errors
/// When there is one.
pub(super) fn check_statements(cx: &Context, body: &Body, diags: &mut Diagnostics) -> Result<(), Reported> {
    let mut result = Ok(());
    for op in collect_ops(body) {
        let op = body.op_ref(cx, op);
        if op.is::<CustomCall<'_>>()
            && let Err(message) = stated_shapes(op)
        {
            result = Err(diags.error("shape-operands", op.loc(), message).emit());
        }
    }
    result
}
