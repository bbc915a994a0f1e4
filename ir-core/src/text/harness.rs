//! What tests of this module share: a context without dialects, and files of cases.

use std::sync::Arc;

use super::lexer::Token;
use super::parser::Parser;
use super::printer::{PrintFlags, Printer};
use crate::context::Context;
use crate::registry::Registry;

/// Reads all of `text` with `read` and prints the result with `print`; `Err` is the first headline.
pub(super) fn round_trip<T>(
    text: &str,
    read: impl Fn(&mut Parser<'_>) -> Option<T>,
    print: impl Fn(&mut Printer<'_>, T),
) -> Result<String, String> {
    let cx = Context::new(Registry::new().freeze());
    let bytes: Arc<[u8]> = text.as_bytes().into();
    let file = cx.sources().add("-", bytes.clone(), 0);
    let mut parser = Parser::new(&cx, file, &bytes);
    parser.allow_unregistered = true;
    let value = read(&mut parser);
    if value.is_some() && !parser.is(Token::Eof) {
        parser.error("trailing-text", "found trailing characters").emit();
    }
    if let Some(diagnostic) = parser.diags.iter().next() {
        return Err(diagnostic.message.clone());
    }
    let mut printer = Printer::new(&cx, PrintFlags::default());
    print(&mut printer, value.expect("a failure is reported"));
    Ok(String::from_utf8(printer.out).expect("text"))
}

/// Checks the cases of types in a file.
pub(super) fn check_types(cases: &str) {
    check_cases(cases, |text| round_trip(text, |p| p.parse_type(), |p, ty| p.print_type(ty)));
}

/// Checks the cases of attributes in a file.
pub(super) fn check_attrs(cases: &str) {
    check_cases(cases, |text| round_trip(text, |p| p.parse_attr(), |p, attr| p.print_attr(attr)));
}

/// One case a line: `text`, `text  =>  what it prints as`, `text  !!  first report`; comments begin with `//`.
fn check_cases(cases: &str, run: impl Fn(&str) -> Result<String, String>) {
    let mut n_cases = 0;
    for line in cases.lines().filter(|line| !line.is_empty() && !line.starts_with("//")) {
        n_cases += 1;
        let (text, expect) = if let Some((text, printed)) = line.split_once("  =>  ") {
            (text, Ok(printed))
        } else if let Some((text, report)) = line.split_once("  !!  ") {
            (text, Err(report))
        } else {
            (line, Ok(line))
        };
        let result = run(text);
        assert_eq!(result.as_deref().map_err(String::as_str), expect, "{text}");
    }
    assert_ne!(n_cases, 0);
}
