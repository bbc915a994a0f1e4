//! Diagnostics for people and tools: drawn by ariadne when a person looks, one line each when piped, JSON on request.

use std::borrow::Cow;
use std::fmt::Write as _;
use std::io::{IsTerminal, Write};

use hlo_ir::diag::Label;
use hlo_ir::{Context, Diagnostic, Loc, LocData, LocKind, Severity, Span};

/// How diagnostics are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    /// Source lines with the places drawn under them.
    Drawn {
        /// With colours.
        color: bool,
    },
    /// `file:line:col: error: message`.
    Short,
    /// One JSON object a line.
    Json,
}

impl Format {
    /// The format that `--message-format` names; by default drawn on a terminal and short elsewhere.
    ///
    /// # Errors
    /// A name that is not known.
    pub fn choose(name: Option<&str>) -> Result<Format, String> {
        match name {
            None | Some("auto") if std::io::stderr().is_terminal() => Ok(Format::Drawn { color: true }),
            None | Some("auto" | "short") => Ok(Format::Short),
            Some("human") => Ok(Format::Drawn { color: false }),
            Some("json") => Ok(Format::Json),
            Some(other) => Err(format!("`--message-format` is one of auto, human, short, json; found `{other}`")),
        }
    }
}

/// A place as the user knows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    /// The file's name.
    pub file: String,
    /// From 1.
    pub line: u32,
    /// From 1, in bytes.
    pub col: u32,
}

/// Where a location leads: a position in a loaded text, or the file position that a location names.
pub fn place_of(cx: &Context, loc: Loc) -> Option<Place> {
    if let Some(offset) = loc.source_offset(cx) {
        let file = cx.sources().file_at(offset)?;
        let (line, col) = file.line_col(offset);
        return Some(Place { file: file.name.clone(), line, col });
    }
    let mut loc = loc;
    loop {
        loc = match loc.kind(cx) {
            LocKind::Interned(LocData::File { file, line, col }) => {
                return Some(Place { file: cx.name_str(*file).into_owned(), line: *line, col: *col });
            }
            LocKind::Interned(LocData::Range { file, span }) => {
                let [line, col, ..] = span.ends();
                return Some(Place { file: cx.name_str(*file).into_owned(), line, col });
            }
            LocKind::Interned(LocData::Named { child, .. }) => *child,
            LocKind::Interned(LocData::CallSite { callee, .. }) => *callee,
            LocKind::Interned(LocData::Fused { locs, .. }) => *locs.first()?,
            LocKind::Unknown | LocKind::Source(_) => return None,
        };
    }
}

fn word(severity: Severity) -> &'static str {
    match severity {
        Severity::Error => "error",
        Severity::Warning => "warning",
        Severity::Remark => "remark",
        Severity::Note => "note",
    }
}

/// How many diagnostics a person is shown. Tools get all.
const MAX_SHOWN: usize = 1_000;

/// How many characters of a message a person is shown: quoted text may be as long as the input.
const MAX_MESSAGE: usize = 10_000;

/// Writes `diagnostics` to `out`: for people the first thousand, and how many more there are.
///
/// # Errors
/// What the sink says.
pub fn render<'d>(
    cx: &Context,
    diagnostics: impl IntoIterator<Item = &'d Diagnostic>,
    format: Format,
    out: &mut dyn Write,
) -> std::io::Result<()> {
    let max_shown = if format == Format::Json { usize::MAX } else { MAX_SHOWN };
    let mut diagnostics = diagnostics.into_iter();
    for diagnostic in diagnostics.by_ref().take(max_shown) {
        match format {
            Format::Drawn { color } => draw(cx, diagnostic, color, out)?,
            Format::Short => out.write_all(short(cx, diagnostic).as_bytes())?,
            Format::Json => out.write_all(json(cx, diagnostic).as_bytes())?,
        }
    }
    match diagnostics.count() {
        0 => Ok(()),
        n_more => writeln!(out, "… and {n_more} more"),
    }
}

fn prefix(cx: &Context, span: Span) -> String {
    match place_of(cx, span.loc) {
        Some(Place { file, line, col }) => format!("{file}:{line}:{col}: "),
        None => "loc(unknown): ".into(),
    }
}

/// The start of a message that is too long to be read.
fn shown(message: &str) -> Cow<'_, str> {
    match message.char_indices().nth(MAX_MESSAGE) {
        Some((at, _)) => format!("{}…", &message[..at]).into(),
        None => message.into(),
    }
}

fn short(cx: &Context, diagnostic: &Diagnostic) -> String {
    let mut out = String::new();
    let at = prefix(cx, diagnostic.span);
    let _ = writeln!(out, "{at}{}: {}", word(diagnostic.severity), shown(&diagnostic.message));
    for (span, text) in &diagnostic.attached {
        let _ = writeln!(out, "{}note: {}", prefix(cx, *span), shown(text));
    }
    for Label { span, text } in &diagnostic.labels {
        let _ = writeln!(out, "{}note: {}", prefix(cx, *span), shown(text));
    }
    for note in &diagnostic.notes {
        let _ = writeln!(out, "{at}note: {}", shown(note));
    }
    for help in &diagnostic.helps {
        let _ = writeln!(out, "{at}help: {}", shown(help));
    }
    out
}

/// A source file and the bytes of it that a span covers, for drawing.
fn drawn_range(cx: &Context, span: Span) -> Option<(String, std::ops::Range<usize>)> {
    let offset = span.loc.source_offset(cx)?;
    let file = cx.sources().file_at(offset)?;
    let start = (offset - file.base) as usize;
    let end = (start + (span.len as usize).max(1)).min(file.text.len().max(start));
    Some((file.name.clone(), start..end))
}

fn draw(cx: &Context, diagnostic: &Diagnostic, color: bool, out: &mut dyn Write) -> std::io::Result<()> {
    use ariadne::{Config, IndexType, Report, ReportKind, Source};
    let Some(main) = drawn_range(cx, diagnostic.span) else {
        return out.write_all(short(cx, diagnostic).as_bytes());
    };
    let kind = match diagnostic.severity {
        Severity::Error => ReportKind::Error,
        Severity::Warning => ReportKind::Warning,
        Severity::Remark | Severity::Note => ReportKind::Advice,
    };
    let file = main.0.clone();
    let config = Config::default().with_color(color).with_index_type(IndexType::Byte);
    let mut report = Report::build(kind, main.clone())
        .with_config(config)
        .with_code(diagnostic.code)
        .with_message(shown(&diagnostic.message))
        .with_label(ariadne::Label::new(main).with_message("here"));
    let labels = diagnostic.labels.iter().map(|label| (label.span, &label.text));
    for (span, text) in diagnostic.attached.iter().map(|(span, text)| (*span, text)).chain(labels) {
        match drawn_range(cx, span).filter(|(name, _)| *name == file) {
            Some(range) => report = report.with_label(ariadne::Label::new(range).with_message(shown(text))),
            None => report = report.with_note(format!("{}{}", prefix(cx, span), shown(text))),
        }
    }
    for note in &diagnostic.notes {
        report = report.with_note(shown(note));
    }
    for help in &diagnostic.helps {
        report = report.with_help(shown(help));
    }
    let text = diagnostic
        .span
        .loc
        .source_offset(cx)
        .and_then(|offset| cx.sources().file_at(offset))
        .map(|file| String::from_utf8_lossy(&file.text).into_owned())
        .unwrap_or_default();
    report.finish().write((file, Source::from(text)), out)
}

/// A wrong command line, or a file that cannot be read or written, as JSON: it has no place in a text.
pub fn usage_json(message: &str) -> String {
    let mut out = String::from("{\"severity\":\"error\",\"code\":\"usage\",\"message\":");
    json_string(&mut out, message);
    out.push_str(",\"span\":null,\"labels\":[],\"notes\":[],\"helps\":[]}\n");
    out
}

fn json(cx: &Context, diagnostic: &Diagnostic) -> String {
    let mut out = String::from("{");
    let _ = write!(out, "\"severity\":\"{}\",\"code\":\"{}\",\"message\":", word(diagnostic.severity), diagnostic.code);
    json_string(&mut out, &diagnostic.message);
    out.push_str(",\"span\":");
    json_span(cx, &mut out, diagnostic.span);
    out.push_str(",\"labels\":[");
    let labels = diagnostic.labels.iter().map(|label| (label.span, &label.text));
    let attached = diagnostic.attached.iter().map(|(span, text)| (*span, text));
    for (index, (span, text)) in attached.chain(labels).enumerate() {
        if index != 0 {
            out.push(',');
        }
        out.push_str("{\"span\":");
        json_span(cx, &mut out, span);
        out.push_str(",\"text\":");
        json_string(&mut out, text);
        out.push('}');
    }
    for (name, list) in [("notes", &diagnostic.notes), ("helps", &diagnostic.helps)] {
        let _ = write!(out, "],\"{name}\":[");
        for (index, text) in list.iter().enumerate() {
            if index != 0 {
                out.push(',');
            }
            json_string(&mut out, text);
        }
    }
    out.push_str("]}\n");
    out
}

fn json_span(cx: &Context, out: &mut String, span: Span) {
    match place_of(cx, span.loc) {
        None => out.push_str("null"),
        Some(Place { file, line, col }) => {
            out.push_str("{\"file\":");
            json_string(out, &file);
            let _ = write!(out, ",\"line\":{line},\"col\":{col},\"len\":{}}}", span.len);
        }
    }
}

/// Writes a JSON string.
pub fn json_string(out: &mut String, text: &str) {
    out.push('"');
    for c in text.chars() {
        match c {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            '\t' => out.push_str("\\t"),
            c if u32::from(c) < 0x20 => {
                let _ = write!(out, "\\u{:04x}", u32::from(c));
            }
            c => out.push(c),
        }
    }
    out.push('"');
}

#[cfg(test)]
mod tests {
    use super::*;
    use hlo_ir::Diagnostics;

    fn check(n_errors: usize, message: &str, format: Format, expect: impl Fn(&str) -> bool) {
        let mut diags = Diagnostics::default();
        for _ in 0..n_errors {
            diags.error("test", Loc::UNKNOWN, message).emit();
        }
        let mut out = Vec::new();
        render(&crate::context(), diags.iter(), format, &mut out).expect("memory takes all bytes");
        let text = String::from_utf8(out).expect("text");
        assert!(expect(&text), "{} bytes: {}", text.len(), text.lines().last().unwrap_or_default());
    }

    #[test]
    fn people_see_a_thousand_and_tools_all() {
        check(1_000, "x", Format::Short, |text| text.ends_with("error: x\n") && text.lines().count() == 1_000);
        check(1_007, "x", Format::Short, |text| text.ends_with("\n… and 7 more\n") && text.lines().count() == 1_001);
        check(1_007, "x", Format::Json, |text| text.lines().count() == 1_007);
    }

    #[test]
    fn tools_get_every_part() {
        let cx = crate::context();
        let text = "\t%0 = \"a\"\n  %1";
        let file = cx.sources().add("a \"b\".mlir", text.as_bytes().into(), 2);
        let span = |at: u32, len| Span { loc: Loc::source(file.base + at), len };
        let mut diags = Diagnostics::default();
        diags
            .error("op-rule", span(6, 3), "an \"é\"\u{1}")
            .label(span(12, 2), "the other")
            .note("first")
            .note("second")
            .help("a \\ b")
            .emit();
        let mut out = Vec::new();
        render(&cx, diags.iter(), Format::Json, &mut out).expect("memory takes all bytes");
        let expect = r#"{"severity":"error","code":"op-rule","message":"an \"é\"\u0001","span":{"file":"a \"b\".mlir","line":3,"col":7,"len":3},"labels":[{"span":{"file":"a \"b\".mlir","line":4,"col":3,"len":2},"text":"the other"}],"notes":["first","second"],"helps":["a \\ b"]}
"#;
        assert_eq!(String::from_utf8(out).expect("text"), expect);
    }

    #[test]
    fn long_messages_are_cut_for_people() {
        let long = "é".repeat(20_000);
        check(1, &long, Format::Short, |text| text.ends_with("é…\n") && text.chars().count() < 10_100);
        check(1, &long, Format::Json, |text| text.contains(&long));
    }
}
