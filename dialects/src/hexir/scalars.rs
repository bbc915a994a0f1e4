//! Regions: what they take and yield, and those of scalars, in which [`Compute`](super::structured::Compute) and
//! [`Reduce`](super::structured::Reduce) say what they do to single elements.

use hlo_ir::verify::{op_error, types_compatible};
use hlo_ir::{BlockRef, Diagnostics, OpRef, OpView, Type, traits};

use super::rules::{counted, fault};
use crate::hextir::scalar::SCALAR_OPS;

/// Whether the region's only block takes values of the types `args`, ends with an op of the row `Y` and yields values of
/// the types `yields`; else it is reported.
///
/// Types agree where they do not contradict each other: sizes of tensors may be unknown on one side.
pub(crate) fn verify_region<'a, Y: OpView<'a>>(
    op: OpRef<'a>,
    index: usize,
    args: &[Type],
    yields: &[Type],
    diags: &mut Diagnostics,
) -> bool {
    let region = region_name(op, index);
    let Some(block) = op.region(index).entry() else { return false };
    let found = block.args().len();
    if found != args.len() {
        let message = format!("expected {} in {region}, found {found}", counted(args.len(), "argument"));
        fault(op, diags, "region-arguments", message);
        return false;
    }
    for (number, (arg, &expected)) in block.args().zip(args).enumerate() {
        if !types_compatible(op.cx, expected, arg.ty()) {
            let (expected, found) = (op.cx.type_text(expected), op.cx.type_text(arg.ty()));
            let message = format!("expected argument #{number} of {region} of type '{expected}', found '{found}'");
            fault(op, diags, "region-arguments", message);
            return false;
        }
    }
    verify_yield::<Y>(op, block, &region, yields, diags)
}

fn verify_yield<'a, Y: OpView<'a>>(
    op: OpRef<'a>,
    block: BlockRef<'a>,
    region: &str,
    yields: &[Type],
    diags: &mut Diagnostics,
) -> bool {
    let Some(last) = block.terminator() else { return false };
    if !last.is::<Y>() {
        let message = format!("expected {region} to end with '{}', found '{}'", Y::DEF.name, last.name());
        op_error(diags, op, "region-end", &message).label(last.loc(), "the end").emit();
        return false;
    }
    if last.n_operands() != yields.len() {
        let expected = counted(yields.len(), "value");
        let message = format!("expected {region} to yield {expected}, found {}", last.n_operands());
        op_error(diags, op, "region-yield", &message).label(last.loc(), "the yield").emit();
        return false;
    }
    for (number, (value, &expected)) in last.operands().zip(yields).enumerate() {
        if !types_compatible(op.cx, expected, value.ty()) {
            let (expected, found) = (op.cx.type_text(expected), op.cx.type_text(value.ty()));
            let message = format!("expected {region} to yield '{expected}' as value #{number}, found '{found}'");
            op_error(diags, op, "region-yield", &message).label(last.loc(), "the yield").emit();
            return false;
        }
    }
    true
}

/// How reports call a region: by the row's name, and by number where there are many.
fn region_name(op: OpRef<'_>, index: usize) -> String {
    let specs = op.def().regions;
    let spec = &specs[index.min(specs.len() - 1)];
    match spec.variadic {
        true => format!("region #{index}"),
        false => format!("region '{}'", spec.name),
    }
}

/// All ops of the region's block but the last compute on scalars, without effect and without regions.
pub(super) fn verify_scalar_ops(op: OpRef<'_>, diags: &mut Diagnostics) {
    let Some(block) = op.region(0).entry() else { return };
    for inner in block.ops() {
        if inner.has(traits::TERMINATOR) {
            continue;
        }
        if !is_scalar_op(inner) {
            let message = "expected only ops of 'arith' and 'math' and the scalar ones of 'hextir' in the region";
            let found = format!("{message}, found '{}'", inner.name());
            op_error(diags, op, "region-ops", &found).label(inner.loc(), "not on scalars").emit();
            return;
        }
        let mut types = inner.operands().chain(inner.results()).map(|value| value.ty());
        if let Some(ty) = types.find(|&ty| ty.shape(op.cx).is_some() || ty.is_tensor(op.cx) && ty != Type::ERROR) {
            let ty = op.cx.type_text(ty);
            let message = format!("expected only scalars in the region, found '{ty}' at '{}'", inner.name());
            op_error(diags, op, "region-ops", &message).label(inner.loc(), "not on scalars").emit();
            return;
        }
    }
}

fn is_scalar_op(op: OpRef<'_>) -> bool {
    let def = op.def();
    let known = matches!(def.dialect(), "arith" | "math") || SCALAR_OPS.iter().any(|row| std::ptr::eq(*row, def));
    known && op.n_regions() == 0 && def.is(traits::PURE)
}

/// A yield ends a region of an op of its own dialect.
pub(crate) fn verify_yield_place<'a, Y: OpView<'a>>(op: OpRef<'a>, diags: &mut Diagnostics) {
    let dialect = Y::DEF.dialect();
    let parent = op.parent().filter(|parent| parent.id != hlo_ir::Body::ROOT);
    if parent.is_none_or(|parent| parent.def().dialect() != dialect && !parent.has(traits::UNREGISTERED)) {
        let found = parent.unwrap_or_else(|| op.body.root(op.cx)).name();
        let message = format!("expected to end a region of an op of '{dialect}', found in '{found}'");
        fault(op, diags, "yield-place", message);
    }
}
