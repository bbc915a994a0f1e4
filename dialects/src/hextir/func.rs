//! Kernels.

use hlo_ir::kinds::*;
use hlo_ir::ops;

ops! { FUNC_OPS in "hextir";
    /// A kernel. It returns nothing: the last arguments are the buffers it writes into.
    op PrimFunc = "prim_func" {
        attrs {
            sym_name: SymbolName,
            function_type: TypeAttr,
            sym_visibility: Option<Str>,
            arg_attrs: Option<ArrayOfDicts>,
            res_attrs: Option<ArrayOfDicts>,
        }
        regions { body: OneBlock }
        traits [OWNS_BODY, ISOLATED, SYMBOL, FUNCTION_LIKE]
        parse |p, state| p.parse_function(state);
        print |p, op| p.print_function(op);
    }

    /// Ends a kernel.
    op Return = "return" {
        traits [TERMINATOR, RETURN_LIKE, PURE]
        format "attr-dict"
    }
}
