//! Pipelines as text, in MLIR's syntax:
//!
//! ```text
//! pipeline ::= (step (`,` step)*)?
//! step     ::= name options? | name `(` pipeline `)`
//! options  ::= `{` (option (space option)*)? `}`
//! option   ::= key (`=` value)?
//! value    ::= (character | quoted | `{` … `}` | `(` … `)` | `[` … `]`)*
//! ```
//!
//! A value ends at a space outside brackets and quotes. Quotes or braces around a whole value are dropped, so
//! `types={tensor<1xf32>, tensor<2xf32>}` holds a list with spaces. Reading gives steps and nothing more: what the
//! names mean is decided when a pipeline is built.

use std::fmt;
use std::ops::Range;

use chumsky::error::{RichPattern, RichReason};
use chumsky::prelude::*;
use hlo_ir::{Context, Diagnostics, Loc, Span};

/// One step of a pipeline.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Step<'s> {
    pub name: &'s str,
    /// Of the name.
    pub span: Range<usize>,
    pub options: Vec<OptionText<'s>>,
    /// The steps in parentheses: the name is then that of an op.
    pub nested: Option<Vec<Step<'s>>>,
}

/// One option of a step; a key alone stands for `true`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct OptionText<'s> {
    pub key: &'s str,
    pub value: &'s str,
    /// Of the whole option.
    pub span: Range<usize>,
}

/// What is wrong with a pipeline, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PipelineError {
    /// In bytes of the text.
    pub span: Range<usize>,
    /// The headline.
    pub message: String,
    /// The next step.
    pub help: Option<String>,
}

/// All that is wrong with a pipeline: at least one error. Displayed as MLIR shows it, with the line and a caret.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PipelineErrors {
    /// The text that was read.
    pub text: String,
    /// In the order of the text.
    pub errors: Vec<PipelineError>,
}

impl PipelineErrors {
    pub(crate) fn new(text: &str, errors: Vec<PipelineError>) -> Self {
        debug_assert!(!errors.is_empty());
        PipelineErrors { text: text.to_owned(), errors }
    }

    /// The headline of the first error.
    pub fn first(&self) -> &str {
        self.errors.first().map_or("", |error| &error.message)
    }

    /// Files the errors as diagnostics about a source called `name`, so that they are shown like any other.
    pub fn report(&self, cx: &Context, name: &str, diags: &mut Diagnostics) {
        let source = cx.sources().add(name, self.text.as_bytes().into(), 0);
        for error in &self.errors {
            let span = Span { loc: Loc::source(source.base + error.span.start as u32), len: error.span.len() as u32 };
            let mut draft = diags.error("pass-pipeline", span, &error.message);
            if let Some(help) = &error.help {
                draft = draft.help(help);
            }
            draft.emit();
        }
    }
}

impl fmt::Display for PipelineErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, error) in self.errors.iter().enumerate() {
            if index != 0 {
                writeln!(f)?;
            }
            let start = error.span.start.min(self.text.len());
            let line_start = self.text[..start].rfind('\n').map_or(0, |at| at + 1);
            let line = self.text[line_start..].lines().next().unwrap_or("");
            let number = self.text[..start].matches('\n').count() + 1;
            let column = self.text[line_start..start].chars().count();
            writeln!(f, "pass pipeline:{number}:{}: error: {}", column + 1, error.message)?;
            write!(f, "{line}\n{:column$}^", "")?;
            if let Some(help) = &error.help {
                write!(f, "\nhelp: {help}")?;
            }
        }
        Ok(())
    }
}

impl std::error::Error for PipelineErrors {}

/// Brackets may nest this deep.
const MAX_DEPTH: usize = 100;

/// Reads a whole pipeline.
pub(crate) fn parse_steps(text: &str) -> Result<Vec<Step<'_>>, PipelineErrors> {
    parse_with(pipeline(), text)
}

/// Reads options as a flag holds them, without braces around: `max-iterations=3 top-down`.
pub(crate) fn parse_options(text: &str) -> Result<Vec<OptionText<'_>>, PipelineErrors> {
    parse_with(options().padded(), text)
}

type Failure<'s> = extra::Err<Rich<'s, char>>;

fn parse_with<'s, T>(parser: impl Parser<'s, &'s str, T, Failure<'s>>, text: &'s str) -> Result<T, PipelineErrors> {
    if let Some(at) = too_deep(text) {
        let message = format!("brackets nest deeper than {MAX_DEPTH} levels");
        let error = PipelineError { span: at..at + 1, message, help: None };
        return Err(PipelineErrors::new(text, vec![error]));
    }
    parser
        .then_ignore(end())
        .parse(text)
        .into_result()
        .map_err(|errors| PipelineErrors::new(text, errors.iter().map(syntax_error).collect()))
}

/// Where brackets first nest too deep for a recursive parser.
fn too_deep(text: &str) -> Option<usize> {
    let mut depth = 0usize;
    text.bytes().position(|byte| {
        match byte {
            b'(' | b'[' | b'{' => depth += 1,
            b')' | b']' | b'}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        depth > MAX_DEPTH
    })
}

fn syntax_error(error: &Rich<'_, char>) -> PipelineError {
    let span = error.span().into_range();
    let message = match error.reason() {
        RichReason::Custom(message) => message.clone(),
        RichReason::ExpectedFound { expected, found } => {
            let mut wanted: Vec<String> = expected.iter().filter_map(describe).collect();
            wanted.sort();
            wanted.dedup();
            let found = found.as_ref().map_or("the end".to_owned(), |c| format!("`{}`", **c));
            match wanted.is_empty() {
                true => format!("unexpected {found}"),
                false => format!("expected {}, found {found}", wanted.join(" or ")),
            }
        }
    };
    PipelineError { span, message, help: None }
}

fn describe(pattern: &RichPattern<'_, char>) -> Option<String> {
    match pattern {
        RichPattern::Token(c) if c.is_whitespace() => None,
        RichPattern::Token(c) => Some(format!("`{}`", **c)),
        RichPattern::Label(label) if label != "whitespace" => Some(label.to_string()),
        RichPattern::EndOfInput => Some("the end".to_owned()),
        _ => None,
    }
}

fn pipeline<'s>() -> impl Parser<'s, &'s str, Vec<Step<'s>>, Failure<'s>> {
    recursive(|steps| {
        let name = none_of(",(){}=\"' \t\r\n").repeated().at_least(1).to_slice().labelled("a pass name");
        let braced = options().padded().delimited_by(just('{'), just('}').labelled("`}`"));
        let nested = steps.delimited_by(just('('), just(')').labelled("`)`"));
        let tail = choice((
            braced.map(|options| (options, None)),
            nested.map(|steps| (Vec::new(), Some(steps))),
            empty().map(|()| (Vec::new(), None)),
        ));
        name.map_with(|name, extra| (name, SimpleSpan::into_range(extra.span())))
            .then_ignore(text::whitespace())
            .then(tail)
            .map(|((name, span), (options, nested))| Step { name, span, options, nested })
            .padded()
            .separated_by(just(','))
            .collect::<Vec<_>>()
            .padded()
    })
}

fn options<'s>() -> impl Parser<'s, &'s str, Vec<OptionText<'s>>, Failure<'s>> + Clone {
    let key = none_of("=,(){}\"' \t\r\n").repeated().at_least(1).to_slice().labelled("an option");
    key.then(just('=').ignore_then(value()).or_not())
        .map_with(|(key, value): (&str, Option<&str>), extra| OptionText {
            key,
            value: value.map_or("true", unwrap_value),
            span: SimpleSpan::into_range(extra.span()),
        })
        .separated_by(text::whitespace().at_least(1))
        .collect::<Vec<_>>()
}

fn value<'s>() -> impl Parser<'s, &'s str, &'s str, Failure<'s>> + Clone {
    let quoted = |quote: char| none_of(quote).repeated().delimited_by(just(quote), just(quote)).ignored();
    let quoted = quoted('"').or(quoted('\''));
    let inner = recursive(|inner| {
        let bracketed = |open: char, close: char| {
            let items = Parser::repeated(Clone::clone(&inner));
            items.delimited_by(just(open), just(close)).ignored()
        };
        choice((none_of("{}()[]\"'").ignored(), quoted, bracketed('{', '}'), bracketed('(', ')'), bracketed('[', ']')))
    });
    // Outside brackets, what would end the value is no part of it.
    any().filter(|c: &char| !c.is_whitespace()).rewind().ignore_then(inner).repeated().to_slice().labelled("a value")
}

/// Drops quotes or braces around a whole value.
fn unwrap_value(text: &str) -> &str {
    let inner = |open, close| text.strip_prefix(open).and_then(|rest: &str| rest.strip_suffix(close));
    if let Some(inner) = inner('"', '"').or(inner('\'', '\'')) {
        return inner.trim();
    }
    match inner('{', '}') {
        Some(inner) if first_closer(inner).is_none() => inner.trim(),
        _ => text,
    }
}

/// Where `text` closes a brace that it did not open.
fn first_closer(text: &str) -> Option<usize> {
    let mut depth = 0i32;
    text.bytes().position(|byte| {
        depth += i32::from(byte == b'{') - i32::from(byte == b'}');
        depth < 0
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Shows steps in a compact form: `name{key:value}(nested)`.
    fn show(steps: &[Step<'_>]) -> String {
        let show_step = |step: &Step<'_>| {
            let mut text = step.name.to_owned();
            if !step.options.is_empty() {
                let options: Vec<String> = step.options.iter().map(|o| format!("{}:{}", o.key, o.value)).collect();
                text += &format!("{{{}}}", options.join("|"));
            }
            if let Some(nested) = &step.nested {
                text += &format!("({})", show(nested));
            }
            text
        };
        steps.iter().map(show_step).collect::<Vec<_>>().join(",")
    }

    fn check(text: &str, expect: &str) {
        let shown = match parse_steps(text) {
            Ok(steps) => show(&steps),
            Err(errors) => {
                let error = &errors.errors[0];
                format!("{}..{} {}", error.span.start, error.span.end, error.message)
            }
        };
        assert_eq!(shown, expect, "{text}");
    }

    #[test]
    fn steps() {
        check("", "");
        check("cse", "cse");
        check("builtin.module()", "builtin.module()");
        check(
            " builtin.module ( func.func( cse , canonicalize ) , inline ) ",
            "builtin.module(func.func(cse,canonicalize),inline)",
        );
    }

    #[test]
    fn options_as_mlir_reads_them() {
        check("a{}", "a");
        check("a{k=1}", "a{k:1}");
        check("a{ k=1   flag }", "a{k:1|flag:true}");
        check("a{target=1.0.0}", "a{target:1.0.0}");
        check("a{types=tensor<1xf32>,tensor<2xf32>}", "a{types:tensor<1xf32>,tensor<2xf32>}");
        check("a{types={tensor<1xf32>, tensor<2xf32>} k=2}", "a{types:tensor<1xf32>, tensor<2xf32>|k:2}");
        check("a{k=\"x y\" l='p{q'}", "a{k:x y|l:p{q}");
        check("a{k={x},{y}}", "a{k:{x},{y}}");
        check("a{k=}", "a{k:}");
        check(
            "inline{op-pipelines=func.func(cse,canonicalize{top-down=0})}",
            "inline{op-pipelines:func.func(cse,canonicalize{top-down=0})}",
        );
    }

    #[test]
    fn faults() {
        check("a(b", "3..3 expected `(` or `)` or `,` or `{`, found the end");
        check("a)", "1..2 expected `(` or `,` or `{` or the end, found `)`");
        check("a{k=1", "5..5 expected `}`, found the end");
        check("a,,b", "2..3 expected a pass name, found `,`");
        check(&"(".repeat(5000), "100..101 brackets nest deeper than 100 levels");
    }
}
