//! Functions of the graph level, and the bridge to kernels.

use hlo_ir::kinds::*;
use hlo_ir::ops;

ops! { FUNC_OPS in "hexir";
    /// A function over tensors.
    op FuncOp = "func" {
        attrs {
            sym_name: SymbolName,
            function_type: TypeAttr,
            sym_visibility: Option<Str>,
            arg_attrs: Option<ArrayOfDicts>,
            res_attrs: Option<ArrayOfDicts>,
        }
        regions { body: AnyRegion }
        traits [OWNS_BODY, ISOLATED, SYMBOL, FUNCTION_LIKE]
        parse |p, state| p.parse_function(state);
        print |p, op| p.print_function(op);
    }

    /// Leaves a function with its results.
    op Return = "return" {
        operands { operands: Variadic<AnyType> }
        traits [TERMINATOR, RETURN_LIKE, PURE]
        format "attr-dict ($operands^ `:` type($operands))?"
    }

    /// Calls a function of the graph level.
    op Call = "call" {
        operands { operands: Variadic<AnyType> }
        attrs { callee: FlatSymbolRef }
        results { results: Variadic<AnyType> }
        traits [CALL_LIKE]
        format "$callee `(` $operands `)` attr-dict `:` functional-type($operands, $results)"
    }

    /// Runs a kernel: a `hextir.prim_func` that takes one buffer an operand and one more a result, into which it writes.
    op CallTir = "call_tir" {
        operands { operands: Variadic<AnyTensor> }
        attrs { callee: FlatSymbolRef }
        results { results: Variadic<AnyTensor> }
        traits [CALL_LIKE]
        format "$callee `(` $operands `)` attr-dict `:` functional-type($operands, $results)"
    }
}
