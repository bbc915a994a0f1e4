//! A toy dialect for the tests of rewriting, and its counterpart to convert to. Text is in the generic form.

use std::sync::Arc;

use crate::kinds::*;
use crate::text::{ParseOptions, PrintFlags, parse_module, print_module};
use crate::{Body, Context, Dialect, Module, Registry, ops};

ops! { BUILTIN_OPS in "builtin";
    /// Holds functions.
    op ModuleOp = "module" {
        regions { body: AnyRegion }
        traits [OWNS_BODY, ISOLATED, SYMBOL_TABLE, SINGLE_BLOCK, NO_TERMINATOR]
    }
}

ops! { TOY_OPS in "toy";
    /// A function.
    op Func = "func" {
        attrs { sym_name: SymbolName }
        regions { body: AnyRegion }
        traits [OWNS_BODY, ISOLATED, SYMBOL]
    }

    /// A number.
    op Number = "number" {
        attrs { value: I64 }
        results { result: AnyType }
        traits [PURE, CONSTANT_LIKE]
    }

    /// Reverses the order of elements.
    op Reverse = "reverse" {
        operands { operand: AnyType }
        attrs { dims: I64Array }
        results { result: AnyType }
        traits [PURE]
    }

    /// Does what its region says.
    op Wrap = "wrap" {
        operands { inputs: Variadic<AnyType> }
        results { outputs: Variadic<AnyType> }
        regions { body: AnyRegion }
    }

    /// Has no counterpart.
    op Strange = "strange" {
        operands { inputs: Variadic<AnyType> }
        results { outputs: Variadic<AnyType> }
    }

    /// Ends a block.
    op Give = "give" {
        operands { inputs: Variadic<AnyType> }
        traits [TERMINATOR, RETURN_LIKE]
    }
}

ops! { LOW_OPS in "low";
    /// A function.
    op LowFunc = "func" {
        attrs { sym_name: SymbolName }
        regions { body: AnyRegion }
        traits [OWNS_BODY, ISOLATED, SYMBOL]
    }

    /// Reverses the order of elements.
    op Flip = "flip" {
        operands { operand: AnyType }
        attrs { axes: I64Array }
        results { result: AnyType }
        traits [PURE]
    }

    /// Calls a kernel.
    op Launch = "launch" {
        operands { inputs: Variadic<AnyType> }
        attrs { kernel: FlatSymbolRef }
        results { outputs: Variadic<AnyType> }
    }
}

static BUILTIN: Dialect = Dialect { name: "builtin", ops: &[BUILTIN_OPS], ..Dialect::EMPTY };
static TOY: Dialect = Dialect { name: "toy", ops: &[TOY_OPS], ..Dialect::EMPTY };
static LOW: Dialect = Dialect { name: "low", ops: &[LOW_OPS], ..Dialect::EMPTY };

/// Reads a module.
pub(super) fn parse(text: &str) -> Module {
    let cx = Context::new(Registry::new().with(&BUILTIN).with(&TOY).with(&LOW).freeze());
    let (module, diags) = parse_module(&cx, "test.mlir", Arc::from(text.as_bytes()), ParseOptions::default());
    assert!(diags.is_empty(), "{diags:#?}");
    module
}

/// Prints a module, with locations.
pub(super) fn print(module: &Module) -> String {
    let mut out = Vec::new();
    let flags = PrintFlags { debug_info: true, local_scope: true, ..PrintFlags::default() };
    print_module(module, &flags, &mut out).unwrap();
    String::from_utf8(out).unwrap()
}

/// The lines of a text that begin with `name =` or contain a name of an op, without indentation, joined.
pub(super) fn ops_of(text: &str) -> Vec<&str> {
    text.lines().map(str::trim).filter(|line| line.contains('"')).collect()
}

/// The body of the only function of a module.
pub(super) fn only_function(module: &mut Module) -> &mut Body {
    module.body.children_mut().into_iter().next().unwrap()
}
