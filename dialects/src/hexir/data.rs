//! Tensors out of nothing, tensors for people to read, and what a program learns about extents while it runs.

use hlo_ir::kinds::*;
use hlo_ir::{Diagnostics, Type, ops};

use super::rules::{
    INFERRED, IntegerScalar, NumberTensor, PLACED, SizesTensor, fault, range_text, shape_of, sizes_fault,
};

ops! { DATA_OPS in "hexir";
    /// A constant tensor.
    op Constant = "constant" {
        attrs { value: Elements }
        results { result: AnyTensor }
        traits [PURE, PLACED, INFERRED, CONSTANT_LIKE]
        format "attr-dict $value"
        result_names |op, name| name(op.body.result(op.id, 0), "cst");
        infer |x, _| Ok(x.cx.dict_get(x.attrs, "value").map(|value| value.ty(x.cx)).into_iter().collect());
    }

    /// Counts from zero along `dimension`. Where the result has extents that are not known, `sizes` gives them.
    op Iota = "iota" {
        operands { sizes: Optional<SizesTensor> }
        attrs { dimension: I64 }
        results { result: NumberTensor }
        traits [PURE, PLACED]
        format "(`sizes` `(` $sizes^ `:` type($sizes) `)`)? `dim` $dimension attr-dict `:` type($result)"
        verify verify_iota;
    }

    /// The extent of a dimension, as a tensor of rank 0. The host knows it; nothing is computed.
    op Dim = "dim" {
        operands { input: AnyRankedTensor }
        attrs { dimension: I64 }
        results { result: IntegerScalar }
        traits [PURE, PLACED]
        format "$input `dim` $dimension attr-dict `:` functional-type($input, $result)"
        verify verify_dim;
    }

    /// Ends the program with `message` unless `condition` holds. `{0}`, `{1}` … in the message stand for `values`.
    op Assert = "assert" {
        operands { condition: AnyRankedTensor, values: Variadic<IntegerScalar> }
        attrs { message: Str }
        traits [PLACED]
        format "$condition `,` $message (`values` `(` $values^ `:` type($values) `)`)? attr-dict `:` type($condition)"
        verify verify_assert;
    }

    /// Writes a tensor to the standard output: one line a row of the last dimension, `%f` and a space for each number.
    op Print = "print" {
        operands { input: AnyTensor }
        traits [PLACED]
        format "$input attr-dict `:` type($input)"
    }
}

fn verify_iota(iota: Iota<'_>, diags: &mut Diagnostics) {
    let shape = shape_of(iota.op().cx, iota.result().ty());
    let dim = iota.dimension();
    if dim < 0 || dim >= shape.len() as i64 {
        let message = format!("expected 'dimension' {}, found {dim}", range_text(shape.len()));
        return fault(iota.op(), diags, "dimension", message);
    }
    if let Some(message) = sizes_fault(iota.op().cx, iota.sizes(), shape) {
        fault(iota.op(), diags, "sizes", message);
    }
}

fn verify_dim(dim: Dim<'_>, diags: &mut Diagnostics) {
    let (rank, number) = (shape_of(dim.op().cx, dim.input().ty()).len(), dim.dimension());
    if number < 0 || number >= rank as i64 {
        let message = format!("expected 'dimension' {}, found {number}", range_text(rank));
        fault(dim.op(), diags, "dimension", message);
    }
}

fn verify_assert(assert: Assert<'_>, diags: &mut Diagnostics) {
    let cx = assert.op().cx;
    let (expected, found) = (cx.tensor_type(&[], Type::I1), assert.condition().ty());
    if found != expected && found != Type::ERROR {
        let (expected, found) = (cx.type_text(expected), cx.type_text(found));
        fault(assert.op(), diags, "condition", format!("expected 'condition' of type '{expected}', found '{found}'"));
    }
}
