//! Our own FileCheck: matches a text with the check lines of a file, as LLVM's FileCheck does.
//!
//! Held: the directives (plain, `-NEXT`, `-SAME`, `-NOT`, `-DAG`, `-LABEL`, `-EMPTY`, `-COUNT-n`, `{LITERAL}`), the blocks of `pattern.rs`, and the options of [`Options::parse`].
//! Left out: `--dump-input`, `--allow-deprecated-dag-overlap` and function calls in numeric blocks.

mod blocks;
mod directive;
mod ere;
mod number;
mod pattern;

use std::fmt::Write as _;

use directive::{Kind, Step, read_checks};
use pattern::{Found, Mismatch, Variables};

/// What the command line of FileCheck says.
#[derive(Default)]
pub struct Options {
    prefixes: Vec<String>,
    comment_prefixes: Vec<String>,
    implicit_check_not: Vec<String>,
    defines: Vec<(String, String)>,
    pub enable_var_scope: bool,
    allow_empty: bool,
    allow_unused_prefixes: bool,
    match_full_lines: bool,
    strict_whitespace: bool,
    ignore_case: bool,
}

impl Options {
    /// Takes FileCheck's options, spelled with one dash or two, out of `args`; the others are returned in their order.
    ///
    /// # Errors
    /// An option that lacks its value or has a wrong one.
    pub fn parse<S: AsRef<str>>(args: &[S]) -> Result<(Self, Vec<String>), String> {
        let mut options = Self::default();
        let mut others = Vec::new();
        let mut rest = args.iter().map(AsRef::as_ref);
        while let Some(arg) = rest.next() {
            let name = arg.strip_prefix("--").or_else(|| arg.strip_prefix('-')).unwrap_or("");
            let (name, value) = name.split_once('=').map_or((name, None), |(name, value)| (name, Some(value)));
            if let Some(flag) = options.flag(name) {
                *flag = match value {
                    None | Some("true") => true,
                    Some("false") => false,
                    Some(other) => return Err(format!("'{other}' is no value for '{name}'")),
                };
                continue;
            }
            let mut value = || value.or_else(|| rest.next()).ok_or_else(|| format!("'{arg}' needs a value"));
            match name {
                "check-prefix" | "check-prefixes" => options.prefixes.extend(value()?.split(',').map(str::to_owned)),
                "comment-prefixes" => options.comment_prefixes.extend(value()?.split(',').map(str::to_owned)),
                "implicit-check-not" => options.implicit_check_not.push(value()?.to_owned()),
                _ if name.starts_with('D') && arg.contains('=') => {
                    options.defines.push((name[1..].to_owned(), value()?.to_owned()))
                }
                _ => others.push(arg.to_owned()),
            }
        }
        options.validate()?;
        Ok((options, others))
    }

    fn flag(&mut self, name: &str) -> Option<&mut bool> {
        Some(match name {
            "enable-var-scope" => &mut self.enable_var_scope,
            "allow-empty" => &mut self.allow_empty,
            "allow-unused-prefixes" => &mut self.allow_unused_prefixes,
            "match-full-lines" => &mut self.match_full_lines,
            "strict-whitespace" => &mut self.strict_whitespace,
            "ignore-case" => &mut self.ignore_case,
            _ => return None,
        })
    }

    fn validate(&self) -> Result<(), String> {
        let all: Vec<&String> = self.prefixes.iter().chain(&self.comment_prefixes).collect();
        for (idx, prefix) in all.iter().enumerate() {
            let is_word = prefix.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '-' | '_'));
            if !is_word || !prefix.starts_with(|c: char| c.is_ascii_alphanumeric()) {
                return Err(format!("prefix '{prefix}' must be made of letters, digits, hyphens and underscores"));
            }
            if all[..idx].contains(prefix) {
                return Err(format!("prefix '{prefix}' is given twice"));
            }
        }
        match self.defines.iter().find(|(name, _)| !blocks::is_name(name)) {
            Some((name, _)) => Err(format!("invalid name in string variable definition '{name}'")),
            None => Ok(()),
        }
    }
}

/// Matches `input` with the check lines of `checks`, the text of the file named `name`.
///
/// # Errors
/// A report of every directive that failed, at most one a section between two labels.
pub fn check(name: &str, checks: &str, input: &str, options: &Options) -> Result<(), String> {
    if input.is_empty() && !options.allow_empty {
        return Err("error: the input is empty\n".into());
    }
    let checks = canonical(checks, options);
    let input = canonical(input, options);
    let steps = read_checks(name, &checks, options)?;
    let mut variables = Variables::default();
    variables.strings.extend(options.defines.iter().cloned());
    let mut run = Run { name, checks: &checks, input: &input, variables, report: String::new() };
    run.sections(&steps, options);
    if run.report.is_empty() { Ok(()) } else { Err(run.report) }
}

/// The text with lines ended by a newline alone and runs of blanks made one blank.
fn canonical(text: &str, options: &Options) -> String {
    let mut result = String::with_capacity(text.len());
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        match c {
            '\r' if chars.peek() == Some(&'\n') => {}
            ' ' | '\t' if !options.strict_whitespace => {
                while chars.next_if(|c| matches!(c, ' ' | '\t')).is_some() {}
                result.push(' ');
            }
            _ => result.push(c),
        }
    }
    result
}

/// A directive failed and the report says why; the section ends.
struct Failed;

struct Run<'a> {
    name: &'a str,
    checks: &'a str,
    input: &'a str,
    variables: Variables,
    report: String,
}

impl Run<'_> {
    /// Labels cut the text first; the directives before each are then held to its section.
    fn sections(&mut self, steps: &[Step], options: &Options) {
        let mut start = 0;
        let mut next = 0;
        loop {
            let label = (next..steps.len()).find(|&idx| steps[idx].directive.kind == Kind::Label);
            let (end, last) = match label {
                None => (self.input.len(), steps.len()),
                Some(idx) => match self.search(&steps[idx].directive, start, self.input.len(), 1) {
                    Ok(found) => (found.end, idx + 1),
                    Err(Failed) => return,
                },
            };
            if next != 0 && options.enable_var_scope {
                self.variables.clear_local();
            }
            let mut at = start;
            for step in &steps[next..last] {
                match self.step(step, at, end) {
                    Ok(found) => at = found.end,
                    Err(Failed) => break,
                }
            }
            if label.is_none() {
                return;
            }
            (start, next) = (end, last);
        }
    }

    /// Matches a directive and the `-DAG` and `-NOT` lines before it between two places of the text.
    fn step(&mut self, step: &Step, start: usize, end: usize) -> Result<Found, Failed> {
        let mut nots = Vec::new();
        let from = self.dag_and_not(step, start, end, &mut nots)?;
        let directive = &step.directive;
        let mut found = self.search(directive, from, end, 1)?;
        for n_found in 2..=directive.count {
            found.end = self.search(directive, found.end, end, n_found)?.end;
        }
        let skipped = self.input[from..found.start].matches('\n').count();
        let trouble = match directive.kind {
            Kind::Next | Kind::Empty if skipped == 0 => "is on the same line as previous match",
            Kind::Next | Kind::Empty if skipped > 1 => "is not on the line after the previous match",
            Kind::Same if skipped > 0 => "is not on the same line as the previous match",
            _ => "",
        };
        if !trouble.is_empty() {
            self.complain(
                directive,
                trouble,
                &[("the match was here", found.start), ("previous match ended here", from)],
            );
            return Err(Failed);
        }
        self.exclude(&nots, from, found.start)?;
        Ok(found)
    }

    /// Matches the groups of `-DAG` lines, with the `-NOT` lines between them. Those behind the last group are left in `nots`.
    fn dag_and_not<'s>(
        &mut self,
        step: &'s Step,
        start: usize,
        end: usize,
        nots: &mut Vec<&'s directive::Directive>,
    ) -> Result<usize, Failed> {
        let mut from = start;
        let mut group: Vec<Found> = Vec::new();
        for (idx, directive) in step.before.iter().enumerate() {
            if directive.kind == Kind::Not {
                nots.push(directive);
                continue;
            }
            // Matches of one group may come in any order, but none lies over another.
            let mut at = from;
            let found = loop {
                let found = self.search(directive, at, end, 1)?;
                match group.iter().find(|earlier| found.start < earlier.end && earlier.start < found.end) {
                    Some(earlier) => at = earlier.end,
                    None => break found,
                }
            };
            group.push(found);
            if step.before.get(idx + 1).is_none_or(|next| next.kind == Kind::Not) {
                let first = group.iter().map(|found| found.start).min().unwrap_or(from);
                self.exclude(nots, from, first)?;
                nots.clear();
                from = group.iter().map(|found| found.end).max().unwrap_or(from);
                group.clear();
            }
        }
        Ok(from)
    }

    /// Sees that no `-NOT` line matches between two places.
    fn exclude(&mut self, nots: &[&directive::Directive], start: usize, end: usize) -> Result<(), Failed> {
        let mut result = Ok(());
        for directive in nots {
            let (trouble, at) = match directive.pattern.find(&self.input[start..end], &mut self.variables) {
                Err(Mismatch::Absent) => continue,
                Err(Mismatch::Unusable(why)) => (why, start),
                Ok(found) => ("excluded string found in input".to_owned(), start + found.start),
            };
            self.complain(directive, &trouble, &[("found here", at)]);
            result = Err(Failed);
        }
        result
    }

    fn search(
        &mut self,
        directive: &directive::Directive,
        start: usize,
        end: usize,
        n_found: usize,
    ) -> Result<Found, Failed> {
        let trouble = match directive.pattern.find(&self.input[start..end], &mut self.variables) {
            Ok(found) => {
                return Ok(Found { start: start + found.start, end: start + found.end });
            }
            Err(Mismatch::Unusable(why)) => why,
            Err(Mismatch::Absent) if directive.count > 1 => {
                format!("expected string not found in input ({n_found} out of {})", directive.count)
            }
            Err(Mismatch::Absent) => "expected string not found in input".to_owned(),
        };
        self.complain(directive, &trouble, &[("scanning from here", start)]);
        Err(Failed)
    }

    /// Appends a message at the check line, with notes at places of the input.
    fn complain(&mut self, directive: &directive::Directive, trouble: &str, notes: &[(&str, usize)]) {
        let line = directive.line;
        let source = self.checks.lines().nth(line - 1).unwrap_or("").trim();
        let _ = writeln!(self.report, "{}:{line}: error: {}: {trouble}\n    {source}", self.name, directive.title);
        for (note, at) in notes {
            let before = &self.input[..*at];
            let line = before.matches('\n').count() + 1;
            let column = at - before.rfind('\n').map_or(0, |newline| newline + 1) + 1;
            let source = self.input.lines().nth(line - 1).unwrap_or("");
            let _ = writeln!(self.report, "<input>:{line}:{column}: note: {note}\n    {source}");
        }
        for (name, value) in directive.pattern.values(&self.variables) {
            let _ = writeln!(self.report, "    with {name} equal to {value:?}");
        }
    }
}

#[cfg(test)]
mod tests;
