//! What the verifiers of this dialect and of `hextir` share: words for faults, devices, results that follow from
//! operands, types that must be one.

use hlo_ir::kinds::is_static;
use hlo_ir::op_def::Inferred;
use hlo_ir::verify::{op_error, types_compatible};
use hlo_ir::{
    Attr, Context, DYNAMIC, Diagnostics, OpRef, Signature, SmallVec, TraitDef, Type, TypeData, ValueRef, type_kinds,
};

use super::device::{DEVICE, DEVICES};

/// The discardable attribute `device`, where there is one, names a device.
pub static PLACED: &TraitDef = &TraitDef {
    name: "Placed",
    bit: 0,
    verify: Some(|op, diags| {
        if let Some(message) = op.attr(DEVICE).and_then(|attr| device_fault(op.cx, attr)) {
            let message = format!("attribute 'device' {message}");
            op_error(diags, op, "device", &message).emit();
        }
    }),
};

/// The results are of the types that inference finds. It stands before the core's check of the same, for its words.
pub static INFERRED: &TraitDef = &TraitDef { name: "Inferred", bit: 0, verify: Some(verify_inferred) };

/// All operands and results are of one type. It stands before `SAME_OPERANDS_AND_RESULT_TYPE`, for its words.
pub static ONE_TYPE: &TraitDef = &TraitDef {
    name: "OneType",
    bit: 0,
    verify: Some(|op, diags| {
        let mut types = op.operands().chain(op.results()).map(|value| value.ty()).filter(|ty| *ty != Type::ERROR);
        let Some(first) = types.next() else { return };
        if let Some(other) = types.find(|ty| !types_compatible(op.cx, first, *ty)) {
            let (first, other) = (op.cx.type_text(first), op.cx.type_text(other));
            let message = format!("expected operands and result of one type, found '{first}' and '{other}'");
            op_error(diags, op, "same-type", &message).emit();
        }
    }),
};

type_kinds! {
    /// A tensor of numbers. `i1` is a truth value, no number.
    NumberTensor, "ranked tensor of floats or of integers of two bits and more", |cx, ty| {
        ty.is_ranked_tensor(cx) && is_number(cx, ty.element(cx))
    };
    /// A tensor of floats.
    FloatTensor, "ranked tensor of floats", |cx, ty| ty.is_ranked_tensor(cx) && ty.element(cx).float_kind(cx).is_some();
    /// Sizes: as many integers as is known before the program runs.
    SizesTensor, "tensor of rank 1 of integers of 8 bits and more, its size known", |cx, ty| {
        let is_integer = matches!(ty.element(cx).data(cx), TypeData::Integer { width: 8.., .. });
        is_integer && ty.shape(cx).is_some_and(|shape| shape.len() == 1 && is_static(shape[0]))
    };
    /// A number to count with: one integer.
    IntegerScalar, "tensor of rank 0 of integers", |cx, ty| {
        ty.shape(cx).is_some_and(<[i64]>::is_empty) && ty.element(cx).is_integer(cx) && ty.element(cx) != Type::I1
    };
}

/// What is wrong with the sizes that are given for a result of the shape `result`.
pub fn sizes_fault(cx: &Context, sizes: Option<ValueRef<'_>>, result: &[i64]) -> Option<String> {
    let n_sizes = shape_of(cx, sizes?.ty()).first().copied()?;
    let rank = result.len();
    (n_sizes != rank as i64).then(|| {
        let given = counted(n_sizes as usize, "size");
        format!("expected as many sizes as the result has dimensions, {rank}, found {given}")
    })
}

fn is_number(cx: &Context, element: Type) -> bool {
    element.float_kind(cx).is_some() || element.is_integer(cx) && element != Type::I1
}

/// What is wrong with `attr` as the name of a device: completes "attribute 'device' …".
pub fn device_fault(cx: &Context, attr: Attr) -> Option<String> {
    match attr.as_str(cx) {
        None => Some(format!("must be a string, but got {}", cx.attr_text(attr))),
        Some(name) => unknown_device(name),
    }
}

/// What is wrong with `name` as the name of a device in a program: completes "attribute 'device' …".
pub fn unknown_device(name: &str) -> Option<String> {
    if DEVICES.contains(&name) {
        return None;
    }
    Some(match name {
        "gpu" => "must be written \"cuda\", but got \"gpu\"".to_owned(),
        _ => format!("must be one of {}, but got {name:?}", quoted(&DEVICES)),
    })
}

/// `"a", "b" or "c"`.
pub fn quoted(words: &[&str]) -> String {
    let all: Vec<String> = words.iter().map(|word| format!("{word:?}")).collect();
    match all.as_slice() {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => format!("{} or {last}", first.join(", ")),
    }
}

/// `1 buffer`, `2 buffers`.
pub fn counted(n: usize, noun: &str) -> String {
    format!("{n} {noun}{}", if n == 1 { "" } else { "s" })
}

/// Sizes as types write them: `2x?x4`; a single number has none.
pub fn shape_text(shape: &[i64]) -> String {
    let sizes: Vec<String> =
        shape.iter().map(|&size| if is_static(size) { size.to_string() } else { "?".to_owned() }).collect();
    if sizes.is_empty() { "of rank 0".to_owned() } else { sizes.join("x") }
}

/// Whether two sizes may be equal: they are, or one is not known.
pub fn sizes_agree(a: i64, b: i64) -> bool {
    a == b || a == DYNAMIC || b == DYNAMIC
}

/// Whether two shapes may be equal.
pub fn shapes_agree(a: &[i64], b: &[i64]) -> bool {
    a.len() == b.len() && a.iter().zip(b).all(|(&a, &b)| sizes_agree(a, b))
}

/// The size of which `a` and `b` are two accounts.
pub fn known_size(a: i64, b: i64) -> i64 {
    if is_static(a) { a } else { b }
}

/// The shape of a ranked tensor that the row's kinds have established; empty for a type that was reported already.
pub fn shape_of(cx: &Context, ty: Type) -> &[i64] {
    ty.shape(cx).unwrap_or(&[])
}

/// Why `dims` does not name different dimensions of `rank`: completes a sentence that begins with the attribute.
pub fn dims_fault(name: &str, dims: &[i64], rank: usize) -> Option<String> {
    if let Some(dim) = dims.iter().find(|&&dim| dim < 0 || dim >= rank as i64) {
        let range = range_text(rank);
        return Some(format!("expected '{name}' to name dimensions {range}, found {dim}"));
    }
    let repeated = dims.iter().enumerate().find(|(index, dim)| dims[..*index].contains(dim));
    repeated.map(|(_, dim)| format!("expected '{name}' to name each dimension once, found {dim} twice"))
}

/// `in [0, 2)`.
pub fn range_text(rank: usize) -> String {
    format!("in [0, {rank})")
}

/// Why a list does not have an entry a dimension of `rank`.
pub fn length_fault(name: &str, list: &[i64], rank: usize) -> Option<String> {
    (list.len() != rank).then(|| {
        let entries = if rank == 1 { "entry" } else { "entries" };
        format!("expected '{name}' to have {rank} {entries}, one a dimension of the operand, found {}", list.len())
    })
}

/// Reports a fault of `op`.
pub fn fault(op: OpRef<'_>, diags: &mut Diagnostics, code: &'static str, message: impl AsRef<str>) {
    op_error(diags, op, code, message.as_ref()).emit();
}

/// Ends inference with a report.
pub fn fail(x: &Signature<'_>, diags: &mut Diagnostics, code: &'static str, message: impl AsRef<str>) -> Inferred {
    Err(diags.error(code, x.loc, format!("'{}' op {}", x.def.name, message.as_ref())).emit())
}

/// Ends inference with one tensor of the element type of `like`.
pub fn one_tensor(x: &Signature<'_>, shape: &[i64], like: Type) -> Inferred {
    Ok(SmallVec::from_slice(&[x.cx.tensor_type(shape, like.element(x.cx))]))
}

fn verify_inferred(op: OpRef<'_>, diags: &mut Diagnostics) {
    let Some(infer) = op.def().infer else { return };
    let operands: SmallVec<[Type; 4]> = op.operands().map(|value| value.ty()).collect();
    if operands.contains(&Type::ERROR) {
        return;
    }
    let (cx, loc) = (op.cx, op.loc());
    let signature = Signature {
        cx,
        def: op.def(),
        loc,
        operands: &operands,
        attrs: op.attrs(),
        regions: &[],
        constants: &|_| None,
    };
    let Ok(inferred) = infer(&signature, diags) else { return };
    expect_results(op, &inferred, diags);
}

/// Reports results of other types than `expected`; as many as there are results.
pub fn expect_results(op: OpRef<'_>, expected: &[Type], diags: &mut Diagnostics) {
    let pairs = op.results().zip(expected).enumerate();
    for (index, (result, &expected)) in pairs {
        if !types_compatible(op.cx, expected, result.ty()) {
            let (expected, found) = (op.cx.type_text(expected), op.cx.type_text(result.ty()));
            let message = format!("expected result #{index} of type '{expected}', found '{found}'");
            return fault(op, diags, "result-type", message);
        }
    }
}

/// What integers of a type are called inside regions and kernels: `i8` for `ui8`. Other types are themselves.
pub fn scalar_type(cx: &Context, element: Type) -> Type {
    match element.data(cx) {
        TypeData::Integer { width, .. } => cx.int_type(*width),
        _ => element,
    }
}
