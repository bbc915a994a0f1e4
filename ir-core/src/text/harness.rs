//! What tests of this module share: a context without dialects, and one piece of text read and printed.

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
        parser.error("trailing", "found trailing characters").emit();
    }
    if let Some(diagnostic) = parser.diags.iter().next() {
        return Err(diagnostic.message.clone());
    }
    let mut printer = Printer::new(&cx, PrintFlags::default());
    print(&mut printer, value.expect("a failure is reported"));
    Ok(String::from_utf8(printer.out).expect("text"))
}

/// Each text with what it prints as; an empty string stands for the text itself.
pub(super) fn check_types(cases: &[(&str, &str)]) {
    for (text, expect) in cases {
        let printed = round_trip(text, |p| p.parse_type(), |p, ty| p.print_type(ty));
        assert_eq!(printed.as_deref(), Ok(or_same(expect, text)), "{text}");
    }
}

/// The same for attributes.
pub(super) fn check_attrs(cases: &[(&str, &str)]) {
    for (text, expect) in cases {
        let printed = round_trip(text, |p| p.parse_attr(), |p, attr| p.print_attr(attr));
        assert_eq!(printed.as_deref(), Ok(or_same(expect, text)), "{text}");
    }
}

/// Each text with the headline of the first report.
pub(super) fn check_type_errors(cases: &[(&str, &str)]) {
    for (text, expect) in cases {
        let printed = round_trip(text, |p| p.parse_type(), |p, ty| p.print_type(ty));
        assert_eq!(printed, Err((*expect).to_owned()), "{text}");
    }
}

/// The same for attributes.
pub(super) fn check_attr_errors(cases: &[(&str, &str)]) {
    for (text, expect) in cases {
        let printed = round_trip(text, |p| p.parse_attr(), |p, attr| p.print_attr(attr));
        assert_eq!(printed, Err((*expect).to_owned()), "{text}");
    }
}

fn or_same<'t>(expect: &'t str, text: &'t str) -> &'t str {
    if expect.is_empty() { text } else { expect }
}
