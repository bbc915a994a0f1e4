//! Helpers of this crate's tests: texts are read, verified and printed, and compared with what the reference prints.

use std::sync::Arc;

use hlo_ir::text::{ParseOptions, PrintFlags, parse_module, print_module};
use hlo_ir::verify::verify_module;
use hlo_ir::{Context, Diagnostics, Module};

/// A context over every dialect of this crate.
pub fn context() -> Arc<Context> {
    Context::new(crate::registry())
}

/// Reads and verifies `text`.
fn read(text: &str) -> (Module, Diagnostics) {
    let cx = context();
    let (module, mut diags) = parse_module(&cx, "-", text.as_bytes().into(), ParseOptions::default());
    if !diags.has_errors() {
        diags.append(verify_module(&module));
    }
    (module, diags)
}

fn print(module: &Module, generic: bool) -> String {
    let mut out = Vec::new();
    print_module(module, &PrintFlags { generic, ..PrintFlags::default() }, &mut out).expect("memory takes all bytes");
    String::from_utf8(out).expect("the texts of tests are UTF-8")
}

/// Lines of a module's text without the module around them and with their common indentation removed.
fn body_lines(text: &str) -> String {
    let lines: Vec<&str> = text.lines().collect();
    let first = lines.iter().position(|line| line.starts_with("module") || line.starts_with("\"builtin.module\""));
    let inner = &lines[first.map_or(0, |at| at + 1)..lines.len() - 1];
    let depth = inner.iter().map(|line| line.len() - line.trim_start().len()).min().unwrap_or(0);
    inner.iter().map(|line| &line[depth..]).collect::<Vec<_>>().join("\n")
}

/// Lines without the indentation that they share, and without blank ones at both ends.
fn dedent(text: &str) -> String {
    let lines: Vec<&str> = text.lines().filter(|line| !line.trim().is_empty()).collect();
    let depth = lines.iter().map(|line| line.len() - line.trim_start().len()).min().unwrap_or(0);
    lines.iter().map(|line| &line[depth..]).collect::<Vec<_>>().join("\n")
}

fn sound(text: &str) -> Module {
    let (module, diags) = read(text);
    let messages: Vec<&str> = diags.iter().map(|d| d.message.as_str()).collect();
    assert!(!diags.has_errors(), "{text}\n{}", messages.join("\n"));
    module
}

/// `text`, a list of symbols, prints as `pretty`, and that prints as itself.
pub fn check(text: &str, pretty: &str) {
    let printed = body_lines(&print(&sound(text), false));
    assert_eq!(printed, dedent(pretty));
    assert_eq!(body_lines(&print(&sound(&print(&sound(text), false)), false)), printed);
}

/// `text` prints as itself.
pub fn check_same(text: &str) {
    check(text, text);
}

/// `text` prints as `generic` in the generic form, and that reads back as the same.
pub fn check_generic(text: &str, generic: &str) {
    let module = sound(text);
    let printed = print(&module, true);
    assert_eq!(body_lines(&printed), dedent(generic));
    assert_eq!(print(&sound(&printed), false), print(&module, false));
}

/// The lines of `body`, inside of a function with the arguments `args`, print as themselves.
pub fn check_ops(args: &str, body: &str) {
    check_ops_as(args, body, body);
}

/// The lines of `body`, inside of a function with the arguments `args`, print as `pretty`.
pub fn check_ops_as(args: &str, body: &str, pretty: &str) {
    let wrap = |body: &str| {
        let lines: String = dedent(body).lines().map(|line| format!("  {line}\n")).collect();
        format!("func.func private @f({args}) {{\n{lines}  return\n}}")
    };
    check(&wrap(body), &wrap(pretty));
}

/// Each type prints as the text beside it.
pub fn check_types(cases: &[(&str, &str)]) {
    for (text, printed) in cases {
        check(&format!("func.func private @f({text})"), &format!("func.func private @f({printed})"));
    }
}

/// Reading `text` reports `message` and says what to do next.
pub fn check_error_and_help(text: &str, message: &str, help: &str) {
    let (_, diags) = read(text);
    let found = diags.iter().any(|d| d.message.contains(message) && d.helps.iter().any(|found| found == help));
    assert!(found, "{text}\nwanted: {message}, {help}\nfound: {diags:#?}");
}

/// Reading or verifying `text` reports `message`, alone or among others.
pub fn check_error(text: &str, message: &str) {
    let (_, diags) = read(text);
    let messages: Vec<&str> = diags.iter().map(|d| d.message.as_str()).collect();
    assert!(messages.iter().any(|found| found.contains(message)), "{text}\nwanted: {message}\nfound: {messages:#?}");
}
