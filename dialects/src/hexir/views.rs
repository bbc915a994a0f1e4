//! Views: the same elements seen in another order, or some of them, or some more. They are composed into the index
//! arithmetic of the kernels that read them.
//!
//! Where a result has extents that do not follow from the operands, `sizes` gives them: a tensor of rank 1 with one integer
//! a dimension of the result.

use hlo_ir::kinds::*;
use hlo_ir::op_def::Inferred;
use hlo_ir::{DYNAMIC, Diagnostics, OpRef, Signature, Type, ops};

use super::rules::{
    INFERRED, IntegerScalar, ONE_TYPE, PLACED, SizesTensor, dims_fault, fail, fault, known_size, length_fault,
    one_tensor, range_text, shape_of, shape_text, shapes_agree, sizes_agree, sizes_fault,
};

ops! { VIEW_OPS in "hexir";
    /// Repeats elements: dimension `i` of the operand is dimension `dimensions[i]` of the result, or has one element, which
    /// dimensions in `kept` have only where the result has.
    op Broadcast = "broadcast" {
        operands { input: AnyRankedTensor, sizes: Optional<SizesTensor> }
        attrs { dimensions: I64Array, kept: Option<I64Array> }
        results { result: AnyRankedTensor }
        traits [PURE, PLACED]
        format "$input (`sizes` `(` $sizes^ `:` type($sizes) `)`)? `dims` $dimensions attr-dict `:` functional-type($input, $result)"
        verify verify_broadcast;
    }

    /// The same elements, in row-major order, in another shape.
    op Reshape = "reshape" {
        operands { input: AnyRankedTensor, sizes: Optional<SizesTensor> }
        results { result: AnyRankedTensor }
        traits [PURE, PLACED]
        format "$input (`sizes` `(` $sizes^ `:` type($sizes) `)`)? attr-dict `:` functional-type($input, $result)"
        verify verify_reshape;
    }

    /// Dimension `i` of the result is dimension `permutation[i]` of the operand.
    op Transpose = "transpose" {
        operands { input: AnyRankedTensor }
        attrs { permutation: I64Array }
        results { result: AnyRankedTensor }
        traits [PURE, PLACED, INFERRED]
        format "$input `perm` $permutation attr-dict `:` functional-type($input, $result)"
        infer infer_transpose;
    }

    /// The elements from `starts` up to `limits`, every `strides`-th.
    op Slice = "slice" {
        operands { input: AnyRankedTensor }
        attrs { starts: I64Array, limits: I64Array, strides: I64Array }
        results { result: AnyRankedTensor }
        traits [PURE, PLACED, INFERRED]
        format "$input `from` $starts `to` $limits `step` $strides attr-dict `:` functional-type($input, $result)"
        infer infer_slice;
    }

    /// Reverses the order along `dimensions`.
    op Reverse = "reverse" {
        operands { input: AnyRankedTensor }
        attrs { dimensions: I64Array }
        results { result: AnyRankedTensor }
        traits [PURE, PLACED, ONE_TYPE, SAME_OPERANDS_AND_RESULT_TYPE]
        format "$input `dims` $dimensions attr-dict `:` type($result)"
        verify verify_reverse;
        infer crate::infer::first_operand;
    }

    /// Puts `value`, a tensor of rank 0, before (`low`), behind (`high`) and between (`interior`) the elements; negative
    /// `low` and `high` take elements away.
    op Pad = "pad" {
        operands { input: AnyRankedTensor, value: AnyRankedTensor }
        attrs { low: I64Array, high: I64Array, interior: I64Array }
        results { result: AnyRankedTensor }
        traits [PURE, PLACED, INFERRED]
        format "$input `,` $value `low` $low `high` $high `interior` $interior attr-dict `:` functional-type(operands, $result)"
        infer infer_pad;
    }

    /// One operand behind the other along `dimension`.
    op Concatenate = "concatenate" {
        operands { inputs: Variadic<AnyRankedTensor> }
        attrs { dimension: I64 }
        results { result: AnyRankedTensor }
        traits [PURE, PLACED, INFERRED]
        format "$inputs `dim` $dimension attr-dict `:` functional-type($inputs, $result)"
        infer infer_concatenate;
    }

    /// `sizes` elements from `starts`, one tensor of rank 0 a dimension; starts are moved so that all elements are inside.
    op DynamicSlice = "dynamic_slice" {
        operands { input: AnyRankedTensor, starts: Variadic<IntegerScalar> }
        attrs { sizes: I64Array }
        results { result: AnyRankedTensor }
        traits [PURE, PLACED, INFERRED]
        format "$input `at` `(` $starts `)` `sizes` $sizes attr-dict `:` functional-type(operands, $result)"
        infer infer_dynamic_slice;
    }

    /// `input` with `update` in place of the elements from `starts`; starts are moved so that all elements are inside.
    op DynamicUpdateSlice = "dynamic_update_slice" {
        operands { input: AnyRankedTensor, update: AnyRankedTensor, starts: Variadic<IntegerScalar> }
        results { result: AnyRankedTensor }
        traits [PURE, PLACED, INFERRED]
        format "$input `,` $update `at` `(` $starts `)` attr-dict `:` functional-type(operands, $result)"
        infer infer_dynamic_update_slice;
    }
}

/// Reports element types that differ.
fn same_element(op: OpRef<'_>, a: Type, b: Type, diags: &mut Diagnostics) -> bool {
    let (a, b) = (a.element(op.cx), b.element(op.cx));
    if a != b && a != Type::ERROR && b != Type::ERROR {
        let (a, b) = (op.cx.type_text(a), op.cx.type_text(b));
        fault(op, diags, "element-type", format!("expected a result of '{a}', the operand's elements, found '{b}'"));
        return false;
    }
    true
}

/// Reports shapes that cannot be equal.
pub(super) fn same_shape(op: OpRef<'_>, operand: Type, result: Type, diags: &mut Diagnostics) {
    let (a, b) = (shape_of(op.cx, operand), shape_of(op.cx, result));
    if !shapes_agree(a, b) && operand != Type::ERROR && result != Type::ERROR {
        let (a, b) = (op.cx.type_text(operand), op.cx.type_text(result));
        fault(op, diags, "shape", format!("expected operand and result of one shape, found '{a}' and '{b}'"));
    }
}

fn verify_broadcast(broadcast: Broadcast<'_>, diags: &mut Diagnostics) {
    let op = broadcast.op();
    let (operand, result) = (broadcast.input().ty(), broadcast.result().ty());
    if operand == Type::ERROR || result == Type::ERROR || !same_element(op, operand, result, diags) {
        return;
    }
    let (from, to) = (shape_of(op.cx, operand), shape_of(op.cx, result));
    let dims = broadcast.dimensions();
    let listed = length_fault("dimensions", &dims, from.len());
    if let Some(message) = listed.or_else(|| dims_fault("dimensions", &dims, to.len())) {
        return fault(op, diags, "dimensions", message);
    }
    for (dim, (&size, &target)) in from.iter().zip(&dims).enumerate() {
        let wanted = to[target as usize];
        if size != 1 && !sizes_agree(size, wanted) {
            let message = format!(
                "expected dimension {dim} of the operand to have 1 element or the {wanted} of dimension {target} of the result, found {size}"
            );
            return fault(op, diags, "size", message);
        }
    }
    let kept = broadcast.kept().and_then(|kept| dims_fault("kept", &kept, from.len()));
    if let Some(message) = kept {
        return fault(op, diags, "dimensions", message);
    }
    if let Some(message) = sizes_fault(op.cx, broadcast.sizes(), to) {
        fault(op, diags, "sizes", message);
    }
}

fn verify_reshape(reshape: Reshape<'_>, diags: &mut Diagnostics) {
    let op = reshape.op();
    let (operand, result) = (reshape.input().ty(), reshape.result().ty());
    if operand == Type::ERROR || result == Type::ERROR || !same_element(op, operand, result, diags) {
        return;
    }
    let (from, to) = (shape_of(op.cx, operand), shape_of(op.cx, result));
    if !counts_agree(from, to) {
        let (from, to) = (op.cx.type_text(operand), op.cx.type_text(result));
        return fault(op, diags, "element-count", format!("expected as many elements as in '{from}', found '{to}'"));
    }
    if let Some(message) = sizes_fault(op.cx, reshape.sizes(), to) {
        fault(op, diags, "sizes", message);
    }
}

/// Whether two shapes may have equally many elements.
fn counts_agree(a: &[i64], b: &[i64]) -> bool {
    let known = |shape: &[i64]| -> Option<i128> {
        shape.iter().filter(|&&size| size != DYNAMIC).try_fold(1i128, |n, &size| n.checked_mul(i128::from(size)))
    };
    let (Some(n), Some(m)) = (known(a), known(b)) else { return a == b };
    match (a.contains(&DYNAMIC), b.contains(&DYNAMIC)) {
        (false, false) => n == m,
        (true, false) => n == 0 && m == 0 || n != 0 && m % n == 0,
        (false, true) => n == 0 && m == 0 || m != 0 && n % m == 0,
        (true, true) => true,
    }
}

fn infer_transpose(x: &Signature<'_>, diags: &mut Diagnostics) -> Inferred {
    let shape = shape_of(x.cx, x.operands[0]);
    let permutation = x.attr::<I64Array>("permutation");
    let listed = length_fault("permutation", &permutation, shape.len());
    if let Some(message) = listed.or_else(|| dims_fault("permutation", &permutation, shape.len())) {
        return fail(x, diags, "permutation", message);
    }
    let shape: Vec<i64> = permutation.iter().map(|&dim| shape[dim as usize]).collect();
    one_tensor(x, &shape, x.operands[0])
}

fn infer_slice(x: &Signature<'_>, diags: &mut Diagnostics) -> Inferred {
    let shape = shape_of(x.cx, x.operands[0]);
    let [starts, limits, strides] = ["starts", "limits", "strides"].map(|name| x.attr::<I64Array>(name));
    for (name, list) in [("starts", &starts), ("limits", &limits), ("strides", &strides)] {
        if let Some(message) = length_fault(name, list, shape.len()) {
            return fail(x, diags, "slice", message);
        }
    }
    let mut sizes = Vec::with_capacity(shape.len());
    for (dim, &size) in shape.iter().enumerate() {
        let (start, limit, stride) = (starts[dim], limits[dim], strides[dim]);
        if stride < 1 {
            return fail(
                x,
                diags,
                "slice",
                format!("expected strides of 1 and more, found {stride} in dimension {dim}"),
            );
        }
        if start < 0 || start > limit || is_static(size) && limit > size {
            let bound = if is_static(size) { size.to_string() } else { "?".to_owned() };
            let message = format!(
                "expected 0 <= start <= limit <= {bound} in dimension {dim}, found start {start} and limit {limit}"
            );
            return fail(x, diags, "slice", message);
        }
        sizes.push((limit - start) / stride + i64::from((limit - start) % stride != 0));
    }
    one_tensor(x, &sizes, x.operands[0])
}

fn verify_reverse(reverse: Reverse<'_>, diags: &mut Diagnostics) {
    let op = reverse.op();
    let rank = shape_of(op.cx, reverse.input().ty()).len();
    if let Some(message) = dims_fault("dimensions", &reverse.dimensions(), rank) {
        fault(op, diags, "dimensions", message);
    }
}

fn infer_pad(x: &Signature<'_>, diags: &mut Diagnostics) -> Inferred {
    let shape = shape_of(x.cx, x.operands[0]);
    let scalar = x.cx.tensor_type(&[], x.operands[0].element(x.cx));
    if x.operands[1] != scalar {
        let (expected, found) = (x.cx.type_text(scalar), x.cx.type_text(x.operands[1]));
        return fail(x, diags, "padding-value", format!("expected 'value' of type '{expected}', found '{found}'"));
    }
    let [low, high, interior] = ["low", "high", "interior"].map(|name| x.attr::<I64Array>(name));
    for (name, list) in [("low", &low), ("high", &high), ("interior", &interior)] {
        if let Some(message) = length_fault(name, list, shape.len()) {
            return fail(x, diags, "padding", message);
        }
    }
    let mut sizes = Vec::with_capacity(shape.len());
    for (dim, &size) in shape.iter().enumerate() {
        if interior[dim] < 0 {
            let message =
                format!("expected interior padding of 0 and more, found {} in dimension {dim}", interior[dim]);
            return fail(x, diags, "padding", message);
        }
        if size == DYNAMIC {
            sizes.push(DYNAMIC);
            continue;
        }
        let between = i128::from((size - 1).max(0)) * i128::from(interior[dim]);
        let padded = i128::from(low[dim]) + i128::from(size) + between + i128::from(high[dim]);
        match i64::try_from(padded) {
            Ok(padded) if padded >= 0 => sizes.push(padded),
            _ => {
                let message =
                    format!("expected padding to leave a size of 0 to 2^63 - 1, found {padded} in dimension {dim}");
                return fail(x, diags, "padding", message);
            }
        }
    }
    one_tensor(x, &sizes, x.operands[0])
}

fn infer_concatenate(x: &Signature<'_>, diags: &mut Diagnostics) -> Inferred {
    let Some(&first) = x.operands.first() else {
        return fail(x, diags, "operands", "expected one operand at least, found none");
    };
    let mut sizes = shape_of(x.cx, first).to_vec();
    let along = x.attr::<I64>("dimension");
    if along < 0 || along >= sizes.len() as i64 {
        let message = format!("expected 'dimension' {}, found {along}", range_text(sizes.len()));
        return fail(x, diags, "dimension", message);
    }
    let along = along as usize;
    for (index, &ty) in x.operands.iter().enumerate().skip(1) {
        let shape = shape_of(x.cx, ty);
        let agrees = ty.element(x.cx) == first.element(x.cx)
            && shape.len() == sizes.len()
            && (0..sizes.len()).all(|dim| dim == along || sizes_agree(sizes[dim], shape[dim]));
        if !agrees {
            let (first, found) = (x.cx.type_text(first), x.cx.type_text(ty));
            let message =
                format!("expected operand #{index} to be like '{first}' but for dimension {along}, found '{found}'");
            return fail(x, diags, "operands", message);
        }
        for (dim, size) in sizes.iter_mut().enumerate() {
            if dim != along {
                *size = known_size(*size, shape[dim]);
            } else if *size == DYNAMIC || shape[dim] == DYNAMIC {
                *size = DYNAMIC;
            } else if let Some(sum) = size.checked_add(shape[dim]) {
                *size = sum;
            } else {
                return fail(x, diags, "size", format!("dimension {along} of the result exceeds 2^63 - 1"));
            }
        }
    }
    one_tensor(x, &sizes, first)
}

/// Why `starts` are not one integer a dimension, all of one type.
fn starts_fault(x: &Signature<'_>, starts: &[Type], rank: usize) -> Option<String> {
    if starts.len() != rank {
        return Some(format!("expected {rank} starts, one a dimension of the operand, found {}", starts.len()));
    }
    let other = starts.iter().find(|&&ty| ty != starts[0])?;
    let (first, other) = (x.cx.type_text(starts[0]), x.cx.type_text(*other));
    Some(format!("expected starts of one type, found '{first}' and '{other}'"))
}

fn infer_dynamic_slice(x: &Signature<'_>, diags: &mut Diagnostics) -> Inferred {
    let shape = shape_of(x.cx, x.operands[0]);
    let sizes = x.attr::<I64Array>("sizes");
    let starts = starts_fault(x, &x.operands[1..], shape.len());
    if let Some(message) = starts.or_else(|| length_fault("sizes", &sizes, shape.len())) {
        return fail(x, diags, "slice", message);
    }
    let outside = |&(_, (&size, &all)): &(usize, (&i64, &i64))| size < 0 || is_static(all) && size > all;
    if let Some((dim, (size, _))) = sizes.iter().zip(shape).enumerate().find(outside) {
        let message = format!("expected sizes within {}, found {size} in dimension {dim}", shape_text(shape));
        return fail(x, diags, "slice", message);
    }
    one_tensor(x, &sizes, x.operands[0])
}

fn infer_dynamic_update_slice(x: &Signature<'_>, diags: &mut Diagnostics) -> Inferred {
    let (operand, update) = (x.operands[0], x.operands[1]);
    let (shape, sizes) = (shape_of(x.cx, operand), shape_of(x.cx, update));
    if operand.element(x.cx) != update.element(x.cx) || shape.len() != sizes.len() {
        let (operand, update) = (x.cx.type_text(operand), x.cx.type_text(update));
        let message = format!("expected an update with the rank and elements of '{operand}', found '{update}'");
        return fail(x, diags, "update", message);
    }
    if let Some(message) = starts_fault(x, &x.operands[2..], shape.len()) {
        return fail(x, diags, "slice", message);
    }
    if sizes.iter().zip(shape).any(|(&size, &all)| is_static(size) && is_static(all) && size > all) {
        let message = format!("expected an update within {}, found {}", shape_text(shape), shape_text(sizes));
        return fail(x, diags, "update", message);
    }
    one_tensor(x, shape, operand)
}
