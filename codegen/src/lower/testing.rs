//! What the tests of the lowering share: text in, text or reports out.

use std::sync::Arc;

use hlo_ir::text::{ParseOptions, parse_module};
use hlo_ir::verify::verify_module;
use hlo_ir::{Context, Diagnostics, Module};

use crate::testing::print;

/// Reads a module that must be sound.
pub(super) fn parse(text: &str) -> Module {
    let cx = Context::new(hlo_dialects::registry());
    let options = ParseOptions { allow_unregistered: true, ..ParseOptions::default() };
    let (module, diags) = parse_module(&cx, "test.mlir", Arc::from(text.as_bytes()), options);
    assert!(diags.is_empty(), "{diags:#?}");
    let diags = verify_module(&module);
    assert!(diags.is_empty(), "{diags:#?}");
    module
}

/// The lowered module, verified; or what was reported: `line: headline; note; help`.
pub(super) fn lower(text: &str) -> Result<Module, Vec<String>> {
    let mut module = parse(text);
    let mut diags = Diagnostics::default();
    let result = super::conversions(&module.cx, &module.body).convert(&module.cx, &module.body, &|_| (), &mut diags);
    let told = diags.iter().map(|d| {
        let offset = d.span.loc.source_offset(&module.cx).unwrap_or(0);
        let line = module.cx.sources().file_at(offset).map_or(0, |file| file.line_col(offset).0);
        let rest: Vec<&str> = d.notes.iter().chain(&d.helps).map(String::as_str).collect();
        format!("{line}: {}; {}", d.message, rest.join("; "))
    });
    let told: Vec<String> = told.collect();
    assert_eq!(result.is_err(), !told.is_empty());
    module.body = result.map_err(|_| told)?;
    let diags = verify_module(&module);
    assert!(diags.is_empty(), "{diags:#?}");
    Ok(module)
}

/// Lowers the ops of a function and compares what is printed between the braces of it, indentation apart. Text is read
/// again, too.
#[track_caller]
pub(super) fn check(args: &str, ops: &str, expect: &str) {
    let module = lower(&function(args, ops)).unwrap();
    let text = print(&module, false);
    parse(&text);
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    let expect: Vec<&str> = expect.trim().lines().map(str::trim).collect();
    assert_eq!(lines[2..lines.len() - 3].join("\n"), expect.join("\n"));
}

/// Lowers a whole module and compares what is printed, with locations.
#[track_caller]
pub(super) fn check_with_locations(text: &str, expect: &str) {
    assert_eq!(print(&lower(text).unwrap(), true), expect);
}

/// Lowers the ops of a function, which stand on lines from 2, and compares the reports.
#[track_caller]
pub(super) fn check_refused(args: &str, ops: &str, expect: &[&str]) {
    let told = lower(&function(args, ops)).map(|module| print(&module, false)).unwrap_err();
    assert_eq!(told, expect);
}

fn function(args: &str, ops: &str) -> String {
    format!("func.func @f({args}) {{\n{}\nreturn\n}}", ops.trim())
}
