//! Kernels.

use hlo_ir::kinds::*;
use hlo_ir::{Diagnostics, TypeData, ops};

use super::accesses::buffer_fault;
use super::kernels::verify_kernel;
use super::symbols::Symbols;
use crate::func;
use crate::hexir::rules::{PLACED, fault};

ops! { FUNC_OPS in "hextir";
    /// A kernel. It returns nothing: the last arguments are the buffers it writes into. How extents that are not known
    /// before it runs hang together is said by its attributes `symbols` and `requires`; see [`super::symbols`].
    op PrimFunc = "prim_func" {
        attrs {
            sym_name: SymbolName,
            function_type: TypeAttr,
            sym_visibility: Option<Str>,
            arg_attrs: Option<ArrayOfDicts>,
            res_attrs: Option<ArrayOfDicts>,
        }
        regions { body: OneBlock }
        traits [PLACED, OWNS_BODY, ISOLATED, SYMBOL, FUNCTION_LIKE]
        parse |p, state| p.parse_function(state);
        print |p, op| p.print_function(op);
        verify verify_signature;
        verify_regions |kernel, diags| verify_kernel(kernel.op(), diags);
    }

    /// Ends a kernel.
    op Return = "return" {
        traits [TERMINATOR, RETURN_LIKE, PURE]
        format "attr-dict"
        verify |ret, diags| func::verify_return::<PrimFunc<'_>>(ret.op(), diags);
    }
}

fn verify_signature(kernel: PrimFunc<'_>, diags: &mut Diagnostics) {
    let op = kernel.op();
    let before = diags.len();
    func::verify_function(op, diags);
    let TypeData::Function { inputs, results } = kernel.function_type().data(op.cx) else { return };
    if before != diags.len() {
        return;
    }
    if let Some(ty) = results.first() {
        let ty = op.cx.type_text(*ty);
        return fault(
            op,
            diags,
            "kernel-results",
            format!("expected no results: a kernel writes into its last arguments, found '{ty}'"),
        );
    }
    for (index, &ty) in inputs.iter().enumerate() {
        let message = match ty.data(op.cx) {
            TypeData::MemRef { memory_space: None, .. } => buffer_fault(op.cx, ty),
            TypeData::MemRef { .. } => Some("expected no memory space: it is that of the device".to_owned()),
            _ => Some("expected a buffer".to_owned()),
        };
        if let Some(message) = message {
            let ty = op.cx.type_text(ty);
            return fault(op, diags, "kernel-arguments", format!("argument #{index}: {message}, found '{ty}'"));
        }
    }
    match Symbols::read(op.cx, op.attrs()) {
        None => {}
        Some(Err(message)) => fault(op, diags, "symbols", format!("attribute {message}")),
        Some(Ok(symbols)) => {
            if let Some(message) = symbols.fault(op.cx, inputs) {
                fault(op, diags, "symbols", format!("attribute 'symbols' {message}"));
            }
        }
    }
}
