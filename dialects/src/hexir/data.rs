//! Tensors out of nothing, and tensors for people to read.

use hlo_ir::kinds::*;
use hlo_ir::ops;

ops! { DATA_OPS in "hexir";
    /// A constant tensor.
    op Constant = "constant" {
        attrs { value: Elements }
        results { result: AnyTensor }
        traits [PURE, CONSTANT_LIKE]
        format "attr-dict $value"
        result_names |op, name| name(op.body.result(op.id, 0), "cst");
        infer |x, _| Ok(x.cx.dict_get(x.attrs, "value").map(|value| value.ty(x.cx)).into_iter().collect());
    }

    /// Counts from zero along `dimension`.
    op Iota = "iota" {
        attrs { dimension: I64 }
        results { result: AnyRankedTensor }
        traits [PURE]
        format "`dim` $dimension attr-dict `:` type($result)"
    }

    /// Writes a tensor to the standard output: one line a row of the last dimension, `%f` and a space for each number.
    op Print = "print" {
        operands { input: AnyTensor }
        format "$input attr-dict `:` type($input)"
    }
}
