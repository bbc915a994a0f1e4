//! Custom calls: layouts and aliases fit the values, and the calls that many programs share are as agreed.

use std::collections::HashSet;

use hlo_ir::verify::op_error;
use hlo_ir::{Attr, AttrData, Context, Diagnostics, OpRef, Type, TypeData};

use super::compatible::shapes_compatible;
use super::fault::{Checked, fault};
use crate::stablehlo::attrs::OutputOperandAlias;
use crate::stablehlo::composite::CustomCall;

/// The interfaces by their numbers.
const API_VERSIONS: [&str; 5] = [
    "API_VERSION_UNSPECIFIED",
    "API_VERSION_ORIGINAL",
    "API_VERSION_STATUS_RETURNING",
    "API_VERSION_STATUS_RETURNING_UNIFIED",
    "API_VERSION_TYPED_FFI",
];
const TYPED_FFI: i64 = 4;

/// Rules of the reference's verifier; the specification leaves custom calls to implementations.
pub fn verify_custom_call(call: CustomCall<'_>, diags: &mut Diagnostics) {
    let op = call.op();
    if op.operands().chain(op.results()).any(|value| value.ty() == Type::ERROR) {
        return;
    }
    let checked = check_layouts(call)
        .and_then(|()| check_aliases(call))
        .and_then(|()| check_backend_config(call))
        .and_then(|()| match call.call_target_name() {
            "CreateBuffer" => check_create_buffer(op),
            "Pin" => check_pin(op, "Pin", false),
            "Unpin" => check_pin(op, "Unpin", true),
            _ => Ok(()),
        });
    match checked {
        Err(fault) => {
            op_error(diags, op, "custom-call", fault.message()).emit();
        }
        Ok(()) if matches!(call.call_target_name(), "CreateBuffer" | "Pin" | "Unpin") => {}
        Ok(()) => check_buffers(call, diags),
    }
}

/// Layouts are given for operands and results, or for none.
fn check_layouts(call: CustomCall<'_>) -> Checked {
    let (op, cx) = (call.op(), call.op().cx);
    let layouts = |name: &str| op.attr(name).and_then(|layouts| layouts.as_array(cx));
    let (operands, results) = match (layouts("operand_layouts"), layouts("result_layouts")) {
        (Some(operands), Some(results)) => (operands, results),
        (None, None) => return Ok(()),
        _ => {
            let message = "Layout attributes should be specified for either both operands and results or none.";
            return fault("", message);
        }
    };
    check_layout_list(cx, "operand", op.operands().map(|value| value.ty()).collect(), operands)?;
    // The layouts of a single tuple are those of its parts.
    let types: Vec<Type> = op.results().map(|value| value.ty()).collect();
    let parts = match &types[..] {
        [ty] => {
            if let TypeData::Tuple(parts) = ty.data(cx) {
                parts.to_vec()
            } else {
                types
            }
        }
        _ => types,
    };
    check_layout_list(cx, "result", parts, results)
}

fn check_layout_list(cx: &Context, what: &str, types: Vec<Type>, layouts: &[Attr]) -> Checked {
    if types.len() != layouts.len() {
        let (n, n_layouts) = (types.len(), layouts.len());
        let message = format!("Number of {what}s must match the number of {what} layouts, {n} != {n_layouts}");
        return fault("", message);
    }
    for (index, (ty, &layout)) in types.into_iter().zip(layouts).enumerate() {
        if matches!(ty.data(cx), TypeData::Tuple(_)) {
            return fault("", "Tuple types are not fully supported with layout constraints yet");
        }
        let n = layout.dense(cx).map_or(0, |dense| dense.len);
        if !crate::kinds::is_shaped(cx, ty) {
            if n == 0 {
                continue;
            }
            let (ty, layout) = (cx.type_text(ty), cx.attr_text(layout));
            let message = format!(
                "Only tensor types can have non-empty layout: {what} #{index} of type '{ty}' has layout {layout}"
            );
            return fault("", message);
        }
        let Some(rank) = ty.shape(cx).map(<[i64]>::len) else {
            continue;
        };
        if n != rank || !is_permutation(cx, layout) {
            let (ty, layout) = (cx.type_text(ty), cx.attr_text(layout));
            let message =
                format!("incorrect layout {layout} for type '{ty}', layout must be a permutation of [0, {rank})");
            return fault("", message);
        }
    }
    Ok(())
}

/// Whether a list holds every number from zero to its length.
fn is_permutation(cx: &Context, layout: Attr) -> bool {
    let Some(values) = layout.dense(cx).and_then(|dense| dense.i64s(cx)) else {
        return false;
    };
    let mut values: Vec<i64> = values.collect();
    values.sort_unstable();
    values.iter().enumerate().all(|(index, value)| *value == index as i64)
}

/// The aliases of a call.
fn aliases<'a>(call: CustomCall<'a>) -> impl Iterator<Item = OutputOperandAlias<'a>> {
    let cx = call.op().cx;
    call.output_operand_aliases().iter().filter_map(|alias| OutputOperandAlias::of(cx, *alias))
}

/// The types of all results: of one its own, of several their tuple.
fn output_type(op: OpRef<'_>) -> Type {
    let mut types: Vec<Type> = op.results().map(|value| value.ty()).collect();
    match types[..] {
        [ty] => ty,
        _ => op.cx.intern_type(TypeData::Tuple(std::mem::take(&mut types).into())),
    }
}

/// The part of a nest of tuples at a path.
fn part(cx: &Context, mut ty: Type, path: &[i64]) -> Option<Type> {
    for &index in path {
        let TypeData::Tuple(parts) = ty.data(cx) else {
            return None;
        };
        ty = *parts.get(usize::try_from(index).ok()?)?;
    }
    Some(ty)
}

/// The type of the part of an operand that an alias is about.
fn operand_part(op: OpRef<'_>, alias: &OutputOperandAlias<'_>) -> Option<Type> {
    let operand = op.operands().nth(usize::try_from(alias.operand_index).ok()?)?;
    part(op.cx, operand.ty(), alias.operand_tuple_indices)
}

/// Both sides of an alias are there and of one type.
fn check_aliases(call: CustomCall<'_>) -> Checked {
    let (op, cx) = (call.op(), call.op().cx);
    let name = "output_operand_alias attribute";
    for alias in aliases(call) {
        let (index, n) = (alias.operand_index, op.n_operands());
        if !(0..n as i64).contains(&index) {
            return fault("", format!("expects operandIndex in the {name} to be in range [0, {n}); got: {index}."));
        }
        let Some(operand) = operand_part(op, &alias) else {
            return fault("", format!("operand_tuple_indices in the {name} out of bounds"));
        };
        let Some(output) = part(cx, output_type(op), alias.output_tuple_indices) else {
            return fault("", format!("output_tuple_indices in the {name} out of bounds"));
        };
        if operand != output {
            let (operand, output) = (cx.type_text(operand), cx.type_text(output));
            let message = format!(
                "shapes mismatch in the {name}: operand part has type '{operand}' and output part has type '{output}'"
            );
            return fault("", message);
        }
    }
    Ok(())
}

/// The configuration is a dictionary for the typed interface, a string for those before it.
fn check_backend_config(call: CustomCall<'_>) -> Checked {
    let (op, version) = (call.op(), call.api_version());
    let Some(config) = op.attr("backend_config") else {
        return Ok(());
    };
    let (fits, what) = match version {
        TYPED_FFI => (matches!(config.data(op.cx), AttrData::Dictionary(_)), "dictionary"),
        _ => (matches!(config.data(op.cx), AttrData::String { .. }), "string"),
    };
    if fits {
        return Ok(());
    }
    let name = usize::try_from(version).ok().and_then(|version| API_VERSIONS.get(version)).unwrap_or(&"");
    fault("", format!("backend_config for api_version {} must be a {what} attribute.", name))
}

fn is_memref(cx: &Context, ty: Type) -> bool {
    matches!(ty.data(cx), TypeData::MemRef { .. })
}

/// `CreateBuffer`: memory out of nothing.
fn check_create_buffer(op: OpRef<'_>) -> Checked {
    if op.n_operands() != 0 {
        return fault("", "CreateBuffer custom_call shouldn't have any inputs");
    }
    if op.n_results() != 1 {
        return fault("", "CreateBuffer custom_call should have one result");
    }
    if !is_memref(op.cx, op.result(0).ty()) {
        return fault("", "CreateBuffer custom_call should have a memref result");
    }
    Ok(())
}

/// `Pin`, a tensor into memory, and `Unpin`, back.
fn check_pin(op: OpRef<'_>, name: &str, from_memory: bool) -> Checked {
    let cx = op.cx;
    let kind = |ty: Type, memory: bool| if memory { is_memref(cx, ty) } else { ty.is_tensor(cx) };
    let word = |memory: bool| if memory { "memref" } else { "tensor" };
    if op.n_operands() != 1 {
        return fault("", format!("{name} custom_call should have one input"));
    }
    let input = op.operand(0).ty();
    if !kind(input, from_memory) {
        return fault("", format!("{name} custom_call should have a {} input", word(from_memory)));
    }
    if op.n_results() != 1 {
        return fault("", format!("{name} custom_call should have one output"));
    }
    let output = op.result(0).ty();
    if !kind(output, !from_memory) {
        return fault("", format!("{name} custom_call should have a {} output", word(!from_memory)));
    }
    let shapes_agree = match (input.shape(cx), output.shape(cx)) {
        (Some(input), Some(output)) => shapes_compatible(input, output),
        _ => true,
    };
    if !shapes_agree || input.element(cx) != output.element(cx) {
        return fault("", format!("{name} custom_call should have compatible input and output types"));
    }
    Ok(())
}

/// Memory among the results is that of an operand, each used once.
fn check_buffers(call: CustomCall<'_>, diags: &mut Diagnostics) {
    let (op, cx) = (call.op(), call.op().cx);
    let path_text = |path: &[i64]| format!("[{}]", super::list(path));
    let (mut outputs, mut operands): (HashSet<&[i64]>, HashSet<(i64, &[i64])>) = Default::default();
    for alias in aliases(call) {
        if !operand_part(op, &alias).is_some_and(|ty| is_memref(cx, ty)) {
            continue;
        }
        let (output, index, path) = (alias.output_tuple_indices, alias.operand_index, alias.operand_tuple_indices);
        if !outputs.insert(output) {
            let message = format!("buffer output {} is used in output_operand_alias more than once", path_text(output));
            op_error(diags, op, "custom-call", &message).emit();
        }
        if !operands.insert((index, path)) {
            let message =
                format!("buffer operand {index}{} is used in output_operand_alias more than once", path_text(path));
            op_error(diags, op, "custom-call", &message).emit();
        }
    }
    let mut pending: Vec<(Type, Vec<i64>)> = vec![(output_type(op), Vec::new())];
    while let Some((ty, path)) = pending.pop() {
        match ty.data(cx) {
            TypeData::Tuple(parts) => {
                let inner = parts.iter().enumerate().rev().map(|(index, part)| {
                    let mut path = path.clone();
                    path.push(index as i64);
                    (*part, path)
                });
                pending.extend(inner);
            }
            TypeData::MemRef { .. } if !outputs.contains(&path[..]) => {
                let message = format!("buffer output {} is not used in output_operand_alias", path_text(&path));
                op_error(diags, op, "custom-call", &message).emit();
                return;
            }
            _ => {}
        }
    }
}
