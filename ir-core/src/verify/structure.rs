//! The row's structure: counts of operands, results, regions, successors; attributes; types; inferred results.

use std::cell::Cell;

use smallvec::SmallVec;

use super::{op_error, types_compatible};
use crate::context::Context;
use crate::diag::{Diagnostics, Draft};
use crate::ids::{Attr, Type};
use crate::kinds::i32_elements;
use crate::old::attr_help;
use crate::op_def::{
    Arity, OPERAND_SEGMENTS, RESULT_SEGMENTS, RegionBlocks, RegionTypes, Signature, ValueSpec, split_groups, traits,
};
use crate::text::region_types;
use crate::view::{BlockRef, OpRef};

/// Checks `op` against its row, up to the first fault.
pub(super) fn verify(op: OpRef<'_>, diags: &mut Diagnostics) -> bool {
    let def = op.def();
    if def.is(traits::UNREGISTERED) {
        return true;
    }
    let before = diags.len();
    counts(op, diags);
    if before == diags.len() {
        attrs(op, diags);
    }
    if before == diags.len() {
        types(op, false, diags);
    }
    if before == diags.len() {
        types(op, true, diags);
    }
    if before == diags.len() {
        regions(op, diags);
    }
    before == diags.len()
}

fn counts(op: OpRef<'_>, diags: &mut Diagnostics) {
    let def = op.def();
    let n_regions = def.regions.len();
    let variadic_regions = def.regions.last().is_some_and(|region| region.variadic);
    if !variadic_regions && op.n_regions() != n_regions {
        let message = match n_regions {
            0 => "requires zero regions".to_owned(),
            1 => "requires one region".to_owned(),
            n => format!("expected {n} regions"),
        };
        op_error(diags, op, "region-count", &message).emit();
        return;
    }
    if let Some(message) = count_fault(def.results, op.n_results(), "result") {
        op_error(diags, op, "result-count", &message).emit();
        return;
    }
    if op.successors().len() != def.successors {
        let message = match def.successors {
            0 => "requires 0 successors but found ".to_owned() + &op.successors().len().to_string(),
            n => format!("requires {n} successors but found {}", op.successors().len()),
        };
        op_error(diags, op, "successor-count", &message).emit();
        return;
    }
    if let Some(message) = count_fault(def.operands, op.n_operands(), "operand") {
        op_error(diags, op, "operand-count", &message).emit();
        return;
    }
    let sized = [
        (traits::ATTR_SIZED_OPERANDS, "operand", OPERAND_SEGMENTS, def.operands, op.n_operands()),
        (traits::ATTR_SIZED_RESULTS, "result", RESULT_SEGMENTS, def.results, op.n_results()),
    ];
    for (sized, what, segments, specs, n) in sized {
        if def.is(sized)
            && let Some(message) = segment_fault(op, specs, n, what, segments)
        {
            op_error(diags, op, "segment-sizes", &message).emit();
            return;
        }
    }
}

/// MLIR's words for a wrong number of operands or results.
fn count_fault(specs: &[ValueSpec], n: usize, what: &str) -> Option<String> {
    let n_single = specs.iter().filter(|spec| spec.arity == Arity::One).count();
    if n_single == specs.len() {
        if n == n_single {
            return None;
        }
        return Some(match (n_single, what) {
            (0, _) => format!("requires zero {what}s"),
            (1, "result") => "requires one result".to_owned(),
            (1, _) => "requires a single operand".to_owned(),
            (expected, "result") => format!("expected {expected} results"),
            (expected, _) => format!("expected {expected} operands, but found {n}"),
        });
    }
    (n < n_single).then(|| match what {
        "result" => format!("expected {n_single} or more results"),
        _ => format!("expected {n_single} or more operands, but found {n}"),
    })
}

fn attrs(op: OpRef<'_>, diags: &mut Diagnostics) {
    let def = op.def();
    if def.attrs.is_empty() {
        return;
    }
    let cx = op.cx;
    for spec in def.attrs {
        match op.attr(spec.name) {
            None if spec.optional => {}
            None => {
                op_error(diags, op, "missing-attribute", &format!("requires attribute '{}'", spec.name)).emit();
                return;
            }
            Some(attr) if (spec.constraint.accepts)(cx, attr) => {}
            Some(attr) => {
                let message =
                    format!("attribute '{}' failed to satisfy constraint: {}", spec.name, spec.constraint.summary);
                let helps = attr_help(cx, def, spec.name, attr);
                let draft = op_error(diags, op, "attribute-constraint", &message);
                helps.into_iter().flatten().fold(draft, Draft::help).emit();
                return;
            }
        }
    }
}

fn types(op: OpRef<'_>, results: bool, diags: &mut Diagnostics) {
    let def = op.def();
    let (specs, n, what) =
        if results { (def.results, op.n_results(), "result") } else { (def.operands, op.n_operands(), "operand") };
    let (sized, segments) = if results {
        (def.is(traits::ATTR_SIZED_RESULTS), RESULT_SEGMENTS)
    } else {
        (def.is(traits::ATTR_SIZED_OPERANDS), OPERAND_SEGMENTS)
    };
    let ty_of = |index: usize| if results { op.result(index).ty() } else { op.operand(index).ty() };
    if n == specs.len() && !sized {
        for (index, spec) in specs.iter().enumerate() {
            if !check_type(op, spec, ty_of(index), index, what, diags) {
                return;
            }
        }
        return;
    }
    let sizes = if sized { op.attr(segments).and_then(|attr| i32_elements(op.cx, attr)) } else { None };
    // The reference does not ask whether the groups are even, and looks at those of the size that fits: the types, and
    // the faults that the op's own rule finds, are told first.
    let even = split_groups(specs, n, sizes.as_deref());
    let is_even = even.is_some();
    let groups = even.or_else(|| split_groups(specs, n - excess(specs, n), None)).unwrap_or_default();
    for (spec, group) in specs.iter().zip(groups) {
        for index in group {
            if !check_type(op, spec, ty_of(index), index, what, diags) {
                return;
            }
        }
    }
    if !is_even && def.verify.is_none() {
        uneven_groups(op, what, diags);
    }
}

/// What is wrong with the sizes of groups that an attribute states, in MLIR's words and order.
fn segment_fault(op: OpRef<'_>, specs: &[ValueSpec], n: usize, what: &str, segments: &str) -> Option<String> {
    let sizes = match op.attr(segments).map(|attr| i32_elements(op.cx, attr)) {
        Some(Some(sizes)) => sizes,
        Some(None) => return Some(format!("requires dense i32 array attribute '{segments}'")),
        // Without the attribute each group is empty.
        None => std::iter::repeat_n(0, specs.len()).collect(),
    };
    if sizes.iter().any(|size| *size < 0) {
        return Some(format!("'{segments}' attribute cannot have negative elements"));
    }
    let total: i64 = sizes.iter().map(|size| i64::from(*size)).sum();
    if total != n as i64 {
        return Some(format!(
            "{what} count ({n}) does not match with the total size ({total}) specified in attribute '{segments}'"
        ));
    }
    if sizes.len() != specs.len() {
        return Some(format!(
            "'{segments}' attribute for specifying {what} segments must have {} elements, but got {}",
            specs.len(),
            sizes.len()
        ));
    }
    let wrong = specs.iter().zip(&sizes).position(|(spec, size)| spec.arity == Arity::One && *size != 1)?;
    Some(format!("{what} group starting at #{wrong} requires 1 element, but found {}", sizes[wrong]))
}

/// How many of `n` values are left over when the variadic groups are to have one size.
fn excess(specs: &[ValueSpec], n: usize) -> usize {
    let n_single = specs.iter().filter(|spec| spec.arity == Arity::One).count();
    n.saturating_sub(n_single).checked_rem(specs.len() - n_single).unwrap_or(0)
}

/// Reports operands or results that do not split over groups of one size. An op with a rule of its own is checked here,
/// after the rule.
pub(super) fn verify_groups(op: OpRef<'_>, diags: &mut Diagnostics) {
    let def = op.def();
    if def.is(traits::SAME_VARIADIC_OPERAND_SIZE) && split_groups(def.operands, op.n_operands(), None).is_none() {
        uneven_groups(op, "operand", diags);
    }
}

fn uneven_groups(op: OpRef<'_>, what: &str, diags: &mut Diagnostics) {
    let message = format!("the number of {what}s does not split evenly over the variadic ones");
    op_error(diags, op, "segment-sizes", &message).emit();
}

#[inline]
fn check_type(op: OpRef<'_>, spec: &ValueSpec, ty: Type, index: usize, what: &str, diags: &mut Diagnostics) -> bool {
    if ty == Type::ERROR || (spec.types.accepts)(op.cx, ty) {
        return true;
    }
    type_fault(op, spec, ty, index, what, diags);
    false
}

#[cold]
fn type_fault(op: OpRef<'_>, spec: &ValueSpec, ty: Type, index: usize, what: &str, diags: &mut Diagnostics) {
    let variadic = if spec.arity == Arity::Variadic { "variadic of " } else { "" };
    let message =
        format!("{what} #{index} must be {variadic}{}, but got '{}'", spec.types.summary, op.cx.type_text(ty));
    op_error(diags, op, "type-constraint", &message).emit();
}

fn regions(op: OpRef<'_>, diags: &mut Diagnostics) {
    let specs = op.def().regions;
    if specs.is_empty() {
        return;
    }
    for (index, region) in op.regions().enumerate() {
        let spec = &specs[index.min(specs.len() - 1)];
        let n_blocks = region.blocks().len();
        let words = match spec.blocks {
            RegionBlocks::One if n_blocks != 1 => "region with 1 blocks",
            RegionBlocks::Min1 if n_blocks == 0 => "region with at least 1 blocks",
            _ => continue,
        };
        let message = format!("region #{index} ('{}') failed to verify constraint: {words}", spec.name);
        op_error(diags, op, "region-constraint", &message).emit();
        return;
    }
}

/// Calls `rule` with what inference sees of `op`.
pub fn with_signature<R>(op: OpRef<'_>, rule: impl FnOnce(&Signature<'_>) -> R) -> R {
    with_constants(op, &|index| constant_operand(op, index), rule)
}

fn constant_operand(op: OpRef<'_>, index: usize) -> Option<Attr> {
    op.operands().nth(index)?.constant()
}

fn with_constants<R>(
    op: OpRef<'_>,
    constants: &dyn Fn(usize) -> Option<Attr>,
    rule: impl FnOnce(&Signature<'_>) -> R,
) -> R {
    let operands: SmallVec<[Type; 4]> = op.operands().map(|value| value.ty()).collect();
    let regions: SmallVec<[RegionTypes; 2]> = op.regions().map(|region| region_types(op.body, region.id)).collect();
    rule(&Signature {
        cx: op.cx,
        def: op.def(),
        loc: op.loc(),
        operands: &operands,
        attrs: op.attrs(),
        regions: &regions,
        constants,
    })
}

/// What a comparison of inferred result types with the stated ones rests on.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Rests {
    /// Types and attributes alone.
    OnForm,
    /// Values of operands as well.
    OnConstants,
}

/// Compares inferred result types with the stated ones; nothing when they differ.
pub(super) fn verify_inferred(op: OpRef<'_>, diags: &mut Diagnostics) -> Option<Rests> {
    let Some(infer) = op.def().infer else { return Some(Rests::OnForm) };
    if op.operands().any(|value| value.ty() == Type::ERROR) {
        return Some(Rests::OnForm);
    }
    let rests = Cell::new(Rests::OnForm);
    let constants = |index: usize| {
        rests.set(Rests::OnConstants);
        constant_operand(op, index)
    };
    let Ok(inferred) = with_constants(op, &constants, |signature| infer(signature, diags)) else {
        if !op.has(traits::VERIFIES_INFERENCE) {
            op_error(diags, op, "inference-failed", "failed to infer returned types").emit();
        }
        return None;
    };
    let agree = inferred.len() == op.n_results()
        && op.results().zip(&inferred).all(|(result, &ty)| agrees(op, ty, result.ty()));
    if !agree {
        let message = format!(
            "inferred type(s) {} are incompatible with return type(s) of operation {}",
            type_list(op.cx, inferred.iter().copied()),
            type_list(op.cx, op.results().map(|result| result.ty()))
        );
        op_error(diags, op, "result-type", &message).emit();
        op_error(diags, op, "inference-failed", "failed to infer returned types").emit();
    }
    agree.then(|| rests.get())
}

/// Whether a stated result type agrees with the inferred one, by the rule of the op's dialect where it has one.
fn agrees(op: OpRef<'_>, inferred: Type, stated: Type) -> bool {
    if inferred == stated || inferred == Type::ERROR || stated == Type::ERROR {
        return true;
    }
    match op.cx.registry().dialect(op.def().dialect()).and_then(|dialect| dialect.types_compatible) {
        Some(compatible) => compatible(op.cx, op.def(), inferred, stated),
        None => types_compatible(op.cx, inferred, stated),
    }
}

fn type_list(cx: &Context, types: impl Iterator<Item = Type>) -> String {
    types.map(|ty| format!("'{}'", cx.type_text(ty))).collect::<Vec<_>>().join(", ")
}

/// A block ends with a terminator where its op asks for one. Its ops were verified before.
pub(super) fn verify_block_end(op: OpRef<'_>, block: BlockRef<'_>, diags: &mut Diagnostics) {
    let def = op.def();
    if def.is(traits::UNREGISTERED) || def.is(traits::NO_TERMINATOR) {
        return;
    }
    let Some(last) = block.body.last_op(block.id) else {
        diags
            .error("empty-block", op.loc(), "empty block: expect at least a terminator")
            .note("every block ends with an op such as `return`")
            .emit();
        return;
    };
    let last = block.body.op_ref(block.cx, last);
    if !last.has(traits::TERMINATOR) && !last.has(traits::UNREGISTERED) {
        // What was reported may be about this op.
        let text = last.op_text(!diags.has_errors());
        diags.error("missing-terminator", last.loc(), format!("block with no terminator, has {text}")).emit();
    }
}
