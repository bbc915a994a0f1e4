//! Helpers of the unit tests: text in, pass, text out.

use std::sync::Arc;

use hlo_ir::text::{ParseOptions, PrintFlags, parse_module, print_module};
use hlo_ir::{Context, Diagnostics, Module};

use crate::pipeline::Pipeline;
use crate::registry::Passes;
use crate::run::RunOptions;

/// Reads a module that must be sound.
pub(crate) fn parse(text: &str) -> Module {
    let cx = Context::new(hlo_dialects::registry());
    let options = ParseOptions { allow_unregistered: true, ..ParseOptions::default() };
    let (module, diags) = parse_module(&cx, "test.mlir", Arc::from(text.as_bytes()), options);
    assert!(diags.is_empty(), "{diags:#?}");
    module
}

pub(crate) fn print(module: &Module, debug_info: bool) -> String {
    let mut out = Vec::new();
    let flags = PrintFlags { debug_info, local_scope: true, ..PrintFlags::default() };
    print_module(module, &flags, &mut out).unwrap();
    String::from_utf8(out).unwrap()
}

/// Runs a pipeline; dumps and messages come back.
pub(crate) fn run(pipeline: &str, module: &mut Module, options: &RunOptions<'_>) -> (String, Diagnostics) {
    let pipeline: Pipeline = Passes::standard().parse(pipeline).unwrap_or_else(|errors| panic!("{errors}"));
    let (mut out, mut diags) = (Vec::new(), Diagnostics::default());
    let result = pipeline.run(module, options, &mut out, &mut diags);
    assert_eq!(result.is_err(), diags.has_errors());
    (String::from_utf8(out).unwrap(), diags)
}

fn transform(pipeline: &str, input: &str, debug_info: bool) -> String {
    let mut module = parse(input);
    let (_, diags) = run(pipeline, &mut module, &RunOptions::default());
    assert!(diags.is_empty(), "{diags:#?}");
    print(&module, debug_info)
}

/// Runs a pipeline over `input` and compares what is printed.
#[track_caller]
pub(crate) fn check(pipeline: &str, input: &str, expect: &str) {
    assert_eq!(transform(pipeline, input, false), expect);
}

/// The same, with locations.
#[track_caller]
pub(crate) fn check_with_locations(pipeline: &str, input: &str, expect: &str) {
    assert_eq!(transform(pipeline, input, true), expect);
}
