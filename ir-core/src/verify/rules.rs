//! The rules of the core's traits, in MLIR's words.

use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use super::op_error;
use crate::body::Body;
use crate::context::Context;
use crate::diag::Diagnostics;
use crate::ids::{Name, Type};
use crate::location::Loc;
use crate::op_def::traits;
use crate::types::TypeData;
use crate::view::OpRef;

/// `Terminator`: the op is the last of its block.
pub fn terminator(op: OpRef<'_>, diags: &mut Diagnostics) {
    if op.id != Body::ROOT && op.body.next_op(op.id).is_some() {
        op_error(diags, op, "terminator-position", "must be the last operation in the parent block").emit();
    }
}

/// `SingleBlock`: each region has at most one block, and it is not empty unless terminators are optional.
pub fn single_block(op: OpRef<'_>, diags: &mut Diagnostics) {
    for (index, region) in op.regions().enumerate() {
        let n_blocks = region.blocks().len();
        if n_blocks > 1 {
            let message = format!("expects region #{index} to have 0 or 1 blocks");
            op_error(diags, op, "single-block", &message).emit();
            return;
        }
        if op.has(traits::NO_TERMINATOR) {
            continue;
        }
        if let Some(block) = region.entry()
            && block.body.first_op(block.id).is_none()
        {
            op_error(diags, op, "empty-block", "expects a non-empty block").emit();
            return;
        }
    }
}

/// `Symbol`: the op has a name, and a visibility that there is.
pub fn symbol(op: OpRef<'_>, diags: &mut Diagnostics) {
    let optional = op.def().attr(b"sym_name").is_some_and(|spec| spec.optional);
    match op.attr("sym_name") {
        None if optional => {}
        Some(attr) if attr.as_bytes(op.cx).is_some() => {}
        _ => {
            op_error(diags, op, "missing-attribute", "requires string attribute 'sym_name'").emit();
            return;
        }
    }
    if let Some(word) = op.attr("sym_visibility").and_then(|attr| attr.as_bytes(op.cx))
        && !["public", "private", "nested"].iter().any(|known| known.as_bytes() == word)
    {
        let word = String::from_utf8_lossy(word);
        let message =
            format!("visibility expected to be one of [\"public\", \"private\", \"nested\"], but got \"{word}\"");
        op_error(diags, op, "visibility", &message).emit();
    }
}

/// `Symbol`: the op stands in one that holds symbols, so that it can be found.
pub fn symbol_parent(op: OpRef<'_>, parent: OpRef<'_>, diags: &mut Diagnostics) {
    let is_named = op.has(traits::SYMBOL) && op.attr("sym_name").is_some();
    if is_named && !parent.has(traits::SYMBOL_TABLE) && !parent.has(traits::UNREGISTERED) {
        op_error(diags, op, "symbol-table", "symbol's parent must have the SymbolTable trait").emit();
    }
}

/// `SymbolTable`: one region with one block, and no name twice.
pub fn symbol_table(op: OpRef<'_>, diags: &mut Diagnostics) {
    if op.n_regions() != 1 {
        op_error(diags, op, "symbol-table", "Operations with a 'SymbolTable' must have exactly one region").emit();
        return;
    }
    let region = op.region(0);
    if region.blocks().len() != 1 {
        op_error(diags, op, "symbol-table", "Operations with a 'SymbolTable' must have exactly one block").emit();
        return;
    }
    let mut seen: FxHashMap<Name, Loc> = FxHashMap::default();
    for inner in region.blocks().flat_map(|block| block.ops()) {
        let Some(name) = inner.attr("sym_name").and_then(|attr| attr.as_bytes(op.cx)) else { continue };
        if let Some(&first) = seen.get(&op.cx.name(name)) {
            let message = format!("redefinition of symbol named '{}'", String::from_utf8_lossy(name));
            diags
                .error("symbol-redefined", inner.loc(), message)
                .attach(first, "see existing symbol definition here")
                .emit();
        } else {
            seen.insert(op.cx.name(name), inner.loc());
        }
    }
}

/// Whether there is an operand, and a result where `results` are compared too. Rules of types cannot hold without.
fn has_values(op: OpRef<'_>, results: bool, diags: &mut Diagnostics) -> bool {
    let what = match () {
        () if op.n_operands() == 0 => "operands",
        () if results && op.n_results() == 0 => "results",
        () => return true,
    };
    op_error(diags, op, "value-count", &format!("expected 1 or more {what}, but found 0")).emit();
    false
}

fn all_types(op: OpRef<'_>) -> impl Iterator<Item = Type> + '_ {
    op.operands().chain(op.results()).map(|value| value.ty()).filter(|ty| *ty != Type::ERROR)
}

/// `SameTypeOperands`: all operands have one type.
pub fn same_type_operands(op: OpRef<'_>, diags: &mut Diagnostics) {
    if !has_values(op, false, diags) {
        return;
    }
    let mut types = op.operands().map(|value| value.ty()).filter(|ty| *ty != Type::ERROR);
    if let Some(first) = types.next()
        && types.any(|ty| ty != first)
    {
        op_error(diags, op, "same-type", "requires all operands to have the same type").emit();
    }
}

/// `SameOperandsAndResultType`: shapes that agree, one element type, one encoding.
pub fn same_operands_and_result_type(op: OpRef<'_>, diags: &mut Diagnostics) {
    if !has_values(op, true, diags) {
        return;
    }
    let cx = op.cx;
    // Each type is compared with the first result's alone, which may say less than the operands.
    let Some(first) = op.results().map(|value| value.ty()).find(|ty| *ty != Type::ERROR) else { return };
    if !all_types(op).all(|ty| super::types_compatible(cx, first, ty) && first.encoding(cx) == ty.encoding(cx)) {
        op_error(diags, op, "same-type", "requires the same type for all operands and results").emit();
    }
}

/// `SameOperandsAndResultElementType`.
pub fn same_operands_and_result_element_type(op: OpRef<'_>, diags: &mut Diagnostics) {
    if !has_values(op, true, diags) {
        return;
    }
    let mut types = all_types(op).map(|ty| ty.element(op.cx));
    if let Some(first) = types.next()
        && types.any(|ty| ty != first)
    {
        op_error(diags, op, "same-element-type", "requires the same element type for all operands and results").emit();
    }
}

/// `SameOperandsElementType`.
pub fn same_operands_element_type(op: OpRef<'_>, diags: &mut Diagnostics) {
    if !has_values(op, false, diags) {
        return;
    }
    let mut types = op.operands().map(|value| value.ty()).filter(|ty| *ty != Type::ERROR).map(|ty| ty.element(op.cx));
    if let Some(first) = types.next()
        && types.any(|ty| ty != first)
    {
        op_error(diags, op, "same-element-type", "requires the same element type for all operands").emit();
    }
}

/// `SameOperandsAndResultShape`: shapes that agree.
pub fn same_operands_and_result_shape(op: OpRef<'_>, diags: &mut Diagnostics) {
    if !has_values(op, true, diags) {
        return;
    }
    let cx = op.cx;
    let Some(first) = all_types(op).next() else { return };
    if all_types(op).any(|ty| ty.is_tensor(cx) != first.is_tensor(cx)) || !shapes_agree(cx, all_types(op)) {
        op_error(diags, op, "same-shape", "requires the same shape for all operands and results").emit();
    }
}

/// `Elementwise`: tensors and vectors among operands and results are of one kind and have shapes that agree; some result
/// is one when some operand is, and the other way round.
pub fn elementwise(op: OpRef<'_>, diags: &mut Diagnostics) {
    let cx = op.cx;
    let is_mapped = |ty: &Type| ty.is_tensor(cx) || matches!(ty.data(cx), TypeData::Vector { .. });
    let operands: SmallVec<[Type; 4]> = op.operands().map(|value| value.ty()).filter(is_mapped).collect();
    let results: SmallVec<[Type; 4]> = op.results().map(|value| value.ty()).filter(is_mapped).collect();
    let message = match (operands.first(), results.first()) {
        (None, None) => return,
        (None, Some(_)) => "if a result is non-scalar, then at least one operand must be non-scalar",
        (Some(_), None) => "if an operand is non-scalar, then there must be at least one non-scalar result",
        (Some(_), Some(_)) if results.len() != op.n_results() => {
            "if an operand is non-scalar, then all results must be non-scalar"
        }
        (Some(first), Some(_)) => {
            let is_of_one_kind = |ty: &Type| {
                if *ty == Type::ERROR || *first == Type::ERROR {
                    return true;
                }
                std::mem::discriminant(first.data(cx)) == std::mem::discriminant(ty.data(cx))
            };
            let mapped = operands.iter().chain(&results);
            if mapped.clone().all(is_of_one_kind) && shapes_agree(cx, mapped.copied()) {
                return;
            }
            "all non-scalar operands/results must have the same shape and base type"
        }
    };
    op_error(diags, op, "same-shape", message).emit();
}

/// Whether all types that have a shape have one rank, and in each dimension one size where it is known: `?`, 4 and 2 do
/// not agree, though each of them agrees with `?`.
fn shapes_agree(cx: &Context, types: impl Iterator<Item = Type>) -> bool {
    let mut last = None;
    let mut known: SmallVec<[i64; 8]> = SmallVec::new();
    for ty in types {
        let Some(shape) = ty.shape(cx).filter(|_| last != Some(ty)) else { continue };
        if last.is_none() {
            known.extend_from_slice(shape);
        } else if shape.len() != known.len() {
            return false;
        }
        last = Some(ty);
        for (known, &size) in known.iter_mut().zip(shape) {
            if *known == crate::DYNAMIC {
                *known = size;
            } else if *known != size && size != crate::DYNAMIC {
                return false;
            }
        }
    }
    true
}
