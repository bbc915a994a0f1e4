//! Tensors out of nothing, and tensors for people to read.

use hlo_ir::kinds::*;
use hlo_ir::{Diagnostics, ops};

use super::rules::{INFERRED, NumberTensor, PLACED, fault, range_text, shape_of};

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

    /// Counts from zero along `dimension`.
    op Iota = "iota" {
        attrs { dimension: I64 }
        results { result: NumberTensor }
        traits [PURE, PLACED]
        format "`dim` $dimension attr-dict `:` type($result)"
        verify verify_iota;
    }

    /// Writes a tensor to the standard output: one line a row of the last dimension, `%f` and a space for each number.
    op Print = "print" {
        operands { input: AnyTensor }
        traits [PLACED]
        format "$input attr-dict `:` type($input)"
    }
}

fn verify_iota(iota: Iota<'_>, diags: &mut Diagnostics) {
    let rank = shape_of(iota.op().cx, iota.result().ty()).len();
    let dim = iota.dimension();
    if dim < 0 || dim >= rank as i64 {
        let message = format!("expected 'dimension' {}, found {dim}", range_text(rank));
        fault(iota.op(), diags, "dimension", message);
    }
}
