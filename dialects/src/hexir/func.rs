//! Functions of the graph level, and the bridge to kernels.

use hlo_ir::kinds::*;
use hlo_ir::symbols::{Symbol, Symbols};
use hlo_ir::verify::{op_error, types_compatible};
use hlo_ir::{Context, Diagnostics, OpRef, Type, TypeData, ops};

use super::device::DEVICE;
use super::rules::{PLACED, counted, fault};
use crate::func;
use crate::hextir::func::PrimFunc;
use crate::hextir::symbols::{Entries, Symbols as Extents};

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
        traits [PLACED, OWNS_BODY, ISOLATED, SYMBOL, FUNCTION_LIKE]
        parse |p, state| p.parse_function(state);
        print |p, op| p.print_function(op);
        verify |function, diags| func::verify_function(function.op(), diags);
    }

    /// Leaves a function with its results.
    op Return = "return" {
        operands { operands: Variadic<AnyType> }
        traits [PLACED, TERMINATOR, RETURN_LIKE, PURE]
        format "attr-dict ($operands^ `:` type($operands))?"
        verify |ret, diags| func::verify_return::<FuncOp<'_>>(ret.op(), diags);
    }

    /// Calls a function of the graph level.
    op Call = "call" {
        operands { operands: Variadic<AnyType> }
        attrs { callee: FlatSymbolRef }
        results { results: Variadic<AnyType> }
        traits [PLACED, CALL_LIKE]
        format "$callee `(` $operands `)` attr-dict `:` functional-type($operands, $results)"
        verify_symbols |op, symbols, diags| func::verify_call(op, symbols, &[FuncOp::DEF, func::FuncOp::DEF], diags);
    }

    /// Runs a kernel: a `hextir.prim_func` that takes one buffer an operand and one more a result, into which it writes.
    /// It is no call in the sense of the inliner: tensors and buffers do not mix. Where results have extents that are not
    /// known, the kernel's attribute `symbols` says how they follow from the operands; see [`crate::hextir::symbols`].
    op CallTir = "call_tir" {
        operands { operands: Variadic<AnyTensor> }
        attrs { callee: FlatSymbolRef }
        results { results: Variadic<AnyTensor> }
        traits [PLACED, NO_MEMORY_EFFECT]
        format "$callee `(` $operands `)` attr-dict `:` functional-type($operands, $results)"
        verify verify_results;
        verify_symbols verify_kernel_call;
    }
}

fn verify_results(call: CallTir<'_>, diags: &mut Diagnostics) {
    if call.op().n_results() == 0 {
        fault(call.op(), diags, "results", "expected one result at least, the destination that the kernel writes");
    }
}

/// The contract of the bridge: a buffer an operand, a buffer a result, of its shape and elements, on its device.
fn verify_kernel_call(op: OpRef<'_>, symbols: &Symbols, diags: &mut Diagnostics) {
    let cx = op.cx;
    let Some(callee) = op.attr("callee").and_then(|attr| attr.as_flat_symbol(cx)) else { return };
    let name = cx.name_str(callee);
    let Some(kernel) = symbols.get(callee) else {
        return fault(
            op,
            diags,
            "unknown-kernel",
            format!("expected @{name} to be a 'hextir.prim_func', found no such symbol"),
        );
    };
    if !std::ptr::eq(kernel.def, PrimFunc::DEF) {
        let message = format!("expected @{name} to be a 'hextir.prim_func', found '{}'", kernel.def.name);
        op_error(diags, op, "unknown-kernel", &message).label(kernel.loc, "the symbol").emit();
        return;
    }
    if let Some((code, message)) = kernel_fault(op, &name, kernel) {
        op_error(diags, op, code, &message).label(kernel.loc, "the kernel").emit();
    }
}

fn kernel_fault(op: OpRef<'_>, name: &str, kernel: &Symbol) -> Option<(&'static str, String)> {
    let cx = op.cx;
    let (buffers, _) = kernel.function_type(cx)?;
    let (n_inputs, n_destinations) = (op.n_operands(), op.n_results());
    if buffers.len() != n_inputs + n_destinations {
        let message = format!(
            "expected @{name} to take {} ({} + {}), but it takes {}",
            counted(n_inputs + n_destinations, "buffer"),
            counted(n_inputs, "input"),
            counted(n_destinations, "destination"),
            buffers.len()
        );
        return Some(("buffer-count", message));
    }
    let operands = op.operands().enumerate().map(|(index, value)| ("operand", index, value.ty()));
    let results = op.results().enumerate().map(|(index, value)| ("result", index, value.ty()));
    for ((what, index, ty), (number, &buffer)) in operands.chain(results).zip(buffers.iter().enumerate()) {
        let is_known = number >= n_inputs || is_as_static(cx, buffer, ty);
        if !is_known || !holds(cx, buffer, ty) {
            let (buffer, ty) = (cx.type_text(buffer), cx.type_text(ty));
            let message = format!(
                "expected buffer #{number} of @{name} to hold '{ty}', the type of {what} #{index}, but it is '{buffer}'"
            );
            return Some(("buffer-type", message));
        }
    }
    if let Some(message) = extents_fault(op, name, kernel) {
        return Some(("symbols", message));
    }
    let device = op.attr(DEVICE)?.as_str(cx)?;
    let kernel_device = cx.dict_get(kernel.attrs, DEVICE)?.as_str(cx)?;
    (device != kernel_device).then(|| {
        ("device", format!("expected @{name} to be a kernel for \"{device}\", but it is one for \"{kernel_device}\""))
    })
}

/// Why the extents of the results do not follow from what the kernel says of the operands.
fn extents_fault(op: OpRef<'_>, name: &str, kernel: &Symbol) -> Option<String> {
    let cx = op.cx;
    let n_inputs = op.n_operands();
    let Some(symbols) = Extents::read(cx, kernel.attrs) else {
        let is_known = |ty: Type| ty.shape(cx).is_none_or(|shape| shape.iter().copied().all(is_static));
        let unknown = op.results().position(|result| !is_known(result.ty()))?;
        let ty = cx.type_text(op.result(unknown).ty());
        return Some(format!(
            "expected @{name} to say with 'symbols' how the extents of result #{unknown}, a '{ty}', follow from the operands"
        ));
    };
    // The kernel's own verifier says what is wrong with them.
    let symbols = symbols.ok().filter(|symbols| symbols.buffers.len() == n_inputs + op.n_results())?;
    let given = symbols.given(n_inputs);
    if let Some(unknown) = (0..symbols.names.len()).find(|symbol| !given.contains(symbol)) {
        let unknown = &symbols.names[unknown];
        return Some(format!("expected an input of @{name} to give the extent {unknown}, found none"));
    }
    let elements = |entries: &Entries| matches!(entries, Entries::Elements(_));
    let unknown = symbols.buffers[n_inputs..].iter().position(elements)?;
    Some(format!("expected @{name} to say the extents of destination #{unknown}, found those of elements"))
}

/// Whether the sizes that a kernel knows of an input are known of the tensor, too: nobody compares them when it runs.
fn is_as_static(cx: &Context, buffer: Type, tensor: Type) -> bool {
    let (Some(buffer), Some(tensor)) = (buffer.shape(cx), tensor.shape(cx)) else { return tensor == Type::ERROR };
    buffer.iter().zip(tensor).all(|(&buffer, &tensor)| is_static(tensor) || !is_static(buffer))
}

/// Whether a buffer has the shape and the elements of a tensor, where both are known.
fn holds(cx: &Context, buffer: Type, tensor: Type) -> bool {
    match buffer.data(cx) {
        TypeData::MemRef { shape, element, .. } => types_compatible(cx, cx.tensor_type(shape, *element), tensor),
        // The kernel's own verifier refuses other arguments.
        _ => true,
    }
}
