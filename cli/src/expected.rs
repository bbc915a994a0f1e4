//! `--verify-diagnostics`: the diagnostics must be exactly those that comments announce.
//!
//! ```text
//! // expected-error @+1 {{substring}}
//! // expected-(error|warning|remark|note)(-re)? (@(+N|-N|above|below|unknown))? count? {{text}}
//! ```
//! In a `-re` text, regular expressions stand between further braces: `{{tensor<{{[0-9]+}}xf32>}}`.

use std::io::Write;

use hlo_ir::{Context, Diagnostic, Diagnostics, Severity};

use crate::input::Input;
use crate::render::place_of;

/// One announced diagnostic.
#[derive(Debug)]
struct Expected {
    severity: Severity,
    /// The line it concerns; `None` for `@unknown`.
    line: Option<u32>,
    text: Text,
    /// Where the announcement stands.
    at: u32,
    matched: bool,
}

#[derive(Debug)]
enum Text {
    Substring(String),
    Pattern(regex::Regex),
}

impl Text {
    fn matches(&self, message: &str) -> bool {
        match self {
            Text::Substring(text) => message.contains(text.as_str()),
            Text::Pattern(pattern) => pattern.is_match(message),
        }
    }
}

/// A diagnostic flattened to what comments can announce.
struct Found {
    severity: Severity,
    line: Option<u32>,
    message: String,
}

/// Whether the diagnostics of a chunk are those that it announces; writes the faults to the standard error.
pub fn hold(cx: &Context, chunk: &Input, diags: &Diagnostics) -> bool {
    let reported: Vec<_> = diags.iter().collect();
    let faults = check(cx, &chunk.name, &chunk.text, chunk.first_line, &reported);
    for fault in &faults {
        // Nobody is left to tell when the standard error is gone.
        let _ = writeln!(std::io::stderr(), "{fault}");
    }
    faults.is_empty()
}

/// Compares the announcements in `text` with what was reported. The faults are lines for the user; none means success.
pub fn check(cx: &Context, name: &str, text: &[u8], first_line: u32, reported: &[&Diagnostic]) -> Vec<String> {
    let mut faults = Vec::new();
    let mut expected = match announcements(text, first_line) {
        Ok(expected) => expected,
        Err(message) => return vec![format!("{name}:{message}")],
    };
    let line_of = |loc| place_of(cx, loc).filter(|place| place.file == name).map(|place| place.line);
    let mut found = Vec::new();
    for diagnostic in reported {
        found.push(Found {
            severity: diagnostic.severity,
            line: line_of(diagnostic.span.loc),
            message: diagnostic.message.clone(),
        });
        for (span, message) in &diagnostic.attached {
            found.push(Found { severity: Severity::Note, line: line_of(span.loc), message: message.clone() });
        }
    }
    let mut is_unexpected = false;
    for found in found {
        let hit = expected.iter_mut().find(|e| {
            !e.matched && e.severity == found.severity && e.line == found.line && e.text.matches(&found.message)
        });
        match hit {
            Some(hit) => {
                hit.matched = true;
                is_unexpected = false;
            }
            // Notes need no announcement, as in the reference's tool, and are only told with what they belong to.
            None if found.severity == Severity::Note && !is_unexpected => {}
            None => {
                is_unexpected = true;
                let place = found.line.map_or_else(|| "unknown".to_owned(), |line| format!("{name}:{line}"));
                faults.push(format!("{place}: error: unexpected {}: {}", word(found.severity), found.message));
            }
        }
    }
    for missing in expected.iter().filter(|e| !e.matched) {
        let text = match &missing.text {
            Text::Substring(text) => text.clone(),
            Text::Pattern(pattern) => pattern.to_string(),
        };
        faults.push(format!(
            "{name}:{}: error: expected {} \"{text}\" was not produced",
            missing.at,
            word(missing.severity)
        ));
    }
    faults
}

fn word(severity: Severity) -> &'static str {
    match severity {
        Severity::Error => "error",
        Severity::Warning => "warning",
        Severity::Remark => "remark",
        Severity::Note => "note",
    }
}

fn announcements(text: &[u8], first_line: u32) -> Result<Vec<Expected>, String> {
    let text = String::from_utf8_lossy(text);
    let mut expected: Vec<Expected> = Vec::new();
    // Announcements with `@below` wait for the next line without one, those with `@above` look at the last one.
    let mut waiting: Vec<usize> = Vec::new();
    let mut last_plain: Option<u32> = None;
    for (index, line) in text.lines().enumerate() {
        let number = index as u32 + 1 + first_line;
        let mut rest = line;
        let mut any = false;
        while let Some(at) = rest.find("expected-") {
            rest = &rest[at + "expected-".len()..];
            let Some((severity, after)) = severity(rest) else { continue };
            let (regex, after) = match after.strip_prefix("-re") {
                Some(after) => (true, after),
                None => (false, after),
            };
            let mut after = after.trim_start();
            let mut target = Some(number);
            let (mut below, mut above) = (false, false);
            if let Some(designator) = after.strip_prefix('@') {
                let end = designator.find(|c: char| c.is_whitespace() || c == '{').unwrap_or(designator.len());
                let (word, tail) = designator.split_at(end);
                after = tail.trim_start();
                match word {
                    "above" => above = true,
                    "below" => below = true,
                    "unknown" => target = None,
                    _ => {
                        let offset: i64 = word
                            .parse()
                            .map_err(|_| format!("{number}: error: cannot read the designator `@{word}`"))?;
                        target = u32::try_from(i64::from(number) + offset).ok();
                    }
                }
            }
            let digits = after.find(|c: char| !c.is_ascii_digit()).unwrap_or(0);
            let count: usize = if digits == 0 { 1 } else { after[..digits].parse().unwrap_or(1) };
            let Some(content) = after[digits..].trim_start().strip_prefix("{{") else { continue };
            let Some(end) = closing(content) else {
                return Err(format!("{number}: error: expected '}}}}' at the end of the announced text"));
            };
            if above {
                target = last_plain;
            }
            for _ in 0..count.min(10_000) {
                if below {
                    waiting.push(expected.len());
                }
                let text = if regex {
                    Text::Pattern(pattern(&content[..end]).map_err(|error| format!("{number}: error: {error}"))?)
                } else {
                    Text::Substring(content[..end].to_owned())
                };
                expected.push(Expected { severity, line: target, text, at: number, matched: false });
            }
            any = true;
            rest = &content[end..];
        }
        if !any {
            last_plain = Some(number);
            for index in waiting.drain(..) {
                expected[index].line = Some(number);
            }
        }
    }
    Ok(expected)
}

fn severity(text: &str) -> Option<(Severity, &str)> {
    let words = [
        ("error", Severity::Error),
        ("warning", Severity::Warning),
        ("remark", Severity::Remark),
        ("note", Severity::Note),
    ];
    words.into_iter().find_map(|(word, severity)| Some((severity, text.strip_prefix(word)?)))
}

/// Where the `}}` is that closes the announced text, pairs of inner `{{ }}` skipped.
fn closing(content: &str) -> Option<usize> {
    let bytes = content.as_bytes();
    let (mut depth, mut at) = (0usize, 0usize);
    while at + 1 < bytes.len() {
        match &bytes[at..at + 2] {
            b"{{" => {
                depth += 1;
                at += 2;
            }
            b"}}" if depth == 0 => return Some(at),
            b"}}" => {
                depth -= 1;
                at += 2;
            }
            _ => at += 1,
        }
    }
    None
}

/// A pattern whose text is literal except between `{{` and `}}`.
fn pattern(text: &str) -> Result<regex::Regex, String> {
    let mut source = String::new();
    let mut rest = text;
    while let Some(open) = rest.find("{{") {
        source.push_str(&regex::escape(&rest[..open]));
        let inner = &rest[open + 2..];
        let close = inner.find("}}").ok_or("expected '}}' after a regular expression")?;
        source.push_str("(?:");
        source.push_str(&inner[..close]);
        source.push(')');
        rest = &inner[close + 2..];
    }
    source.push_str(&regex::escape(rest));
    regex::Regex::new(&source).map_err(|error| error.to_string())
}
