//! Helpers of the unit tests: text in, passes, text out.

use std::sync::Arc;

use hlo_ir::text::{ParseOptions, PrintFlags, parse_module, print_module};
use hlo_ir::{Context, Diagnostics, Module};
use hlo_passes::RunOptions;

/// Reads a module that must be sound.
pub(crate) fn parse(text: &str) -> Module {
    let cx = Context::new(hlo_dialects::registry());
    let (module, diags) = parse_module(&cx, "test.mlir", Arc::from(text.as_bytes()), ParseOptions::default());
    assert!(diags.is_empty(), "{diags:#?}");
    module
}

/// The module as text.
pub(crate) fn print(module: &Module, debug_info: bool) -> String {
    let mut out = Vec::new();
    let flags = PrintFlags { debug_info, local_scope: true, ..PrintFlags::default() };
    print_module(module, &flags, &mut out).expect("writing to memory");
    String::from_utf8(out).expect("text")
}

/// Runs a pipeline; the messages come back.
pub(crate) fn run(pipeline: &str, module: &mut Module) -> Diagnostics {
    let pipeline = crate::pipeline::passes().parse(pipeline).unwrap_or_else(|errors| panic!("{errors}"));
    let (mut out, mut diags) = (Vec::new(), Diagnostics::default());
    let result = pipeline.run(module, &RunOptions::default(), &mut out, &mut diags);
    assert_eq!(result.is_err(), diags.has_errors());
    diags
}

/// What a pipeline makes of `text`.
pub(crate) fn transform(pipeline: &str, text: &str) -> String {
    let mut module = parse(text);
    let diags = run(pipeline, &mut module);
    assert!(diags.is_empty(), "{diags:#?}");
    print(&module, false)
}
