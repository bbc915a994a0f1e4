//! One pattern of a check line: fixed text, `{{regex}}`, `[[NAME:regex]]`, `[[NAME]]`, `[[#NAME:]]`, `[[#NAME+1]]`, `[[@LINE]]`.
//!
//! A pattern without variables is compiled when it is read, the others when they are matched, because the values that the variables then have become part of the expression.

use std::cell::OnceCell;
use std::collections::HashMap;

use fancy_regex::{Regex, RegexBuilder};

use super::blocks::{Capture, Names, Piece, read_blocks};

/// The values of the variables that earlier matches defined.
#[derive(Default)]
pub struct Variables {
    pub strings: HashMap<String, String>,
    pub numbers: HashMap<String, i128>,
}

impl Variables {
    /// Forgets every variable whose name does not start with `$`.
    pub fn clear_local(&mut self) {
        self.strings.retain(|name, _| name.starts_with('$'));
        self.numbers.retain(|name, _| name.starts_with('$'));
    }
}

/// How a pattern is read and matched.
#[derive(Clone, Copy, Default)]
pub struct Mode {
    /// The pattern is plain text, whatever brackets are in it.
    pub is_literal: bool,
    /// The pattern has to match a whole line.
    pub whole_line: bool,
    /// Whitespace around a whole line belongs to the pattern.
    pub exact_space: bool,
    /// Letters match in either case.
    pub ignore_case: bool,
}

/// A place in the text that was searched, in bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Found {
    pub start: usize,
    pub end: usize,
}

/// Why a pattern did not match.
#[derive(Debug, PartialEq, Eq)]
pub enum Mismatch {
    /// It occurs nowhere in the text.
    Absent,
    /// It cannot be tried: an undefined variable, or a search that is too long.
    Unusable(String),
}

/// A pattern, ready to be searched for.
pub struct Pattern {
    matcher: Matcher,
    ignore_case: bool,
}

enum Matcher {
    /// Matches the end of the text, wherever the search begins.
    End,
    /// Matches an empty line.
    EmptyLine(Regex),
    Fixed(String),
    Pieces(Pieces),
}

struct Pieces {
    pieces: Vec<Piece>,
    captures: Vec<Capture>,
    line: usize,
    has_variables: bool,
    compiled: OnceCell<Regex>,
}

impl Pattern {
    /// The pattern behind the last check line.
    pub fn end() -> Self {
        Self { matcher: Matcher::End, ignore_case: false }
    }

    /// The pattern of an `-EMPTY` line.
    pub fn empty_line() -> Self {
        let regex = Regex::new("\n(?m:$)").expect("a constant expression");
        Self { matcher: Matcher::EmptyLine(regex), ignore_case: false }
    }

    /// Reads the pattern `text`, which stands on line `line` of the check file.
    ///
    /// # Errors
    /// A malformed block or expression, in LLVM's words.
    pub fn parse(text: &str, line: usize, mode: Mode, names: &mut Names) -> Result<Self, String> {
        let ignore_case = mode.ignore_case;
        let has_blocks = text.contains("{{") || text.contains("[[");
        if mode.is_literal || !(has_blocks || mode.whole_line || ignore_case) {
            return Ok(Self { matcher: Matcher::Fixed(text.to_owned()), ignore_case });
        }
        let (mut pieces, captures) = read_blocks(text, names)?;
        if mode.whole_line {
            let space = if mode.exact_space { "" } else { " *" };
            pieces.insert(0, Piece::Regex(format!("(?m:^){space}")));
            pieces.push(Piece::Regex(format!("{space}(?m:$)")));
        }
        let has_variables = pieces.iter().any(|piece| !matches!(piece, Piece::Regex(_)));
        let pieces = Pieces { pieces, captures, line, has_variables, compiled: OnceCell::new() };
        if !has_variables {
            let regex = compile(&pieces.source(&Variables::default())?, ignore_case)?;
            pieces.compiled.set(regex).expect("a fresh cell");
        }
        Ok(Self { matcher: Matcher::Pieces(pieces), ignore_case })
    }

    /// True when the pattern defines or uses a variable.
    pub fn has_variable(&self) -> bool {
        matches!(&self.matcher, Matcher::Pieces(p) if p.has_variables || !p.captures.is_empty())
    }

    /// The first place in `text` where the pattern matches. What it captures goes into `variables`.
    pub fn find(&self, text: &str, variables: &mut Variables) -> Result<Found, Mismatch> {
        match &self.matcher {
            Matcher::End => Ok(Found { start: text.len(), end: text.len() }),
            Matcher::Fixed(fixed) if self.ignore_case => {
                let regex = compile(&fancy_regex::escape(fixed), true).map_err(Mismatch::Unusable)?;
                search(&regex, text)
            }
            Matcher::Fixed(fixed) => {
                let start = text.find(fixed.as_str()).ok_or(Mismatch::Absent)?;
                Ok(Found { start, end: start + fixed.len() })
            }
            // The newline that ends the line before belongs to that line.
            Matcher::EmptyLine(regex) => search(regex, text).map(|found| Found { start: found.start + 1, ..found }),
            Matcher::Pieces(pieces) => pieces.find(text, self.ignore_case, variables),
        }
    }

    /// The variables used by the pattern and their values, for the report of a failure.
    pub fn values(&self, variables: &Variables) -> Vec<(String, String)> {
        let Matcher::Pieces(pieces) = &self.matcher else {
            return Vec::new();
        };
        let value = |piece: &Piece| match piece {
            Piece::Regex(_) => None,
            Piece::Value(name) => Some((name.clone(), variables.strings.get(name)?.clone())),
            Piece::Number(expression, format) => {
                let value = expression.value(&variables.numbers, pieces.line).ok()?;
                Some((expression.text().to_owned(), format.print(value).ok()?))
            }
        };
        pieces.pieces.iter().filter_map(value).collect()
    }
}

fn search(regex: &Regex, text: &str) -> Result<Found, Mismatch> {
    match regex.find(text) {
        Ok(Some(found)) => Ok(Found { start: found.start(), end: found.end() }),
        Ok(None) => Err(Mismatch::Absent),
        Err(error) => Err(Mismatch::Unusable(error.to_string())),
    }
}

impl Pieces {
    fn find(&self, text: &str, ignore_case: bool, variables: &mut Variables) -> Result<Found, Mismatch> {
        let fresh;
        let regex = match self.compiled.get() {
            Some(regex) => regex,
            None => {
                let source = self.source(variables).map_err(Mismatch::Unusable)?;
                fresh = compile(&source, ignore_case).map_err(Mismatch::Unusable)?;
                &fresh
            }
        };
        let captured = regex.captures(text).map_err(|error| Mismatch::Unusable(error.to_string()))?;
        let Some(captured) = captured else {
            return Err(Mismatch::Absent);
        };
        for Capture { name, group, format } in &self.captures {
            let value = captured.get(*group).map_or("", |found| found.as_str());
            match format {
                None => {
                    variables.strings.insert(name.clone(), value.to_owned());
                }
                Some(format) => {
                    let value = format.parse(value).map_err(Mismatch::Unusable)?;
                    variables.numbers.insert(name.clone(), value);
                }
            }
        }
        let whole = captured.get(0).ok_or(Mismatch::Absent)?;
        Ok(Found { start: whole.start(), end: whole.end() })
    }

    /// The expression with the values of the variables in their places.
    fn source(&self, variables: &Variables) -> Result<String, String> {
        let mut source = String::new();
        for piece in &self.pieces {
            match piece {
                Piece::Regex(regex) => source.push_str(regex),
                Piece::Value(name) => {
                    let value = variables.strings.get(name).ok_or_else(|| format!("undefined variable: {name}"))?;
                    source.push_str(&fancy_regex::escape(value));
                }
                Piece::Number(expression, format) => {
                    let value = expression.value(&variables.numbers, self.line)?;
                    source.push_str(&fancy_regex::escape(&format.print(value)?));
                }
            }
        }
        Ok(source)
    }
}

/// POSIX takes the longest of the matches that begin first; only an alternation can tell.
fn compile(source: &str, ignore_case: bool) -> Result<Regex, String> {
    RegexBuilder::new(source)
        .case_insensitive(ignore_case)
        .leftmost_longest(source.contains('|'))
        .build()
        .map_err(|error| format!("invalid regex: {error}"))
}

#[cfg(test)]
mod tests {
    use super::{Mismatch, Mode, Pattern, Variables};
    use crate::filecheck::blocks::Names;

    /// Matches each pattern in its text in turn and says what the last one matched.
    fn matched(steps: &[(&str, &str)]) -> Result<String, String> {
        let (mut names, mut variables) = (Names::default(), Variables::default());
        let mut last = String::new();
        for (line, (pattern, text)) in steps.iter().enumerate() {
            let pattern = Pattern::parse(pattern, line + 1, Mode::default(), &mut names)?;
            let found = pattern.find(text, &mut variables).map_err(|mismatch| match mismatch {
                Mismatch::Absent => "absent".to_owned(),
                Mismatch::Unusable(why) => why,
            })?;
            last = text[found.start..found.end].to_owned();
        }
        Ok(last)
    }

    fn check(steps: &[(&str, &str)], expect: Result<&str, &str>) {
        let got = matched(steps);
        assert_eq!(got.as_deref().map_err(String::as_str), expect, "{steps:?}");
    }

    #[test]
    fn fixed_text_has_no_special_characters() {
        check(&[("a.*b", "axb a.*b")], Ok("a.*b"));
        check(&[("a.*b", "axb")], Err("absent"));
        check(&[("{ [x] }", "{ [x] }")], Ok("{ [x] }"));
    }

    #[test]
    fn regexes_stand_between_text() {
        check(&[("%{{[0-9]+}} = (", "%12 = (")], Ok("%12 = ("));
        check(&[("x{{a|ab}}", "xab")], Ok("xab"));
        check(&[("abc{{x|z}}def", "abcxabczdef")], Ok("abczdef"));
        check(&[("a{{b", "ab")], Err("found start of regex string with no end '}}'"));
        check(&[("a{{(}}", "ab")], Err("invalid regex: parentheses not balanced"));
    }

    #[test]
    fn string_variables_carry_text() {
        check(&[("%[[X:.*]] =", "%a.b ="), ("f(%[[X]])", "f(%axb) f(%a.b)")], Ok("f(%a.b)"));
        check(&[("[[X:[a-z]+]] [[X]]", "ab cd cd")], Ok("cd cd"));
        check(&[("{{(a|b)}}[[X:.]][[X]]", "axy bzz")], Ok("bzz"));
        check(&[("[[X:]]a", "ba"), ("[[X]]b", "ab")], Ok("b"));
        check(&[("[[X:\\[\\]]]", "a[]]")], Ok("[]"));
        check(&[("[[X]]", "a")], Err("undefined variable: X"));
    }

    #[test]
    fn extra_brackets_are_text() {
        check(&[("[[X:a]]", "a"), ("dense<[[[X]], b]>", "dense<[a, b]>")], Ok("dense<[a, b]>"));
    }

    #[test]
    fn numeric_variables_count() {
        check(&[("a[[#N:]]", "a41"), ("b[[#N+1]]", "b41 b42")], Ok("b42"));
        check(&[("[[#%x,N:]]", "ff"), ("[[#N-1]]", "fe")], Ok("fe"));
        check(&[("[[#%X,N:]]", "FF"), ("[[#%u,N]]", "255")], Ok("255"));
        check(&[("[[#%d,N:]]", "-3"), ("[[#N+5]]", "2")], Ok("2"));
        check(&[("[[#%.4x,N:]]", "0010"), ("[[#N]]", "0010")], Ok("0010"));
        check(&[("x[[#]]y", "xy x1y")], Ok("x1y"));
        check(&[("[[#A:]]", "7"), ("[[#B:A+1]]", "8"), ("[[#A+B]]", "15")], Ok("15"));
        check(&[("[[#N]]", "1")], Err("undefined variable: N"));
        check(&[("[[#N:]] [[#N]]", "1 1")], Err("numeric variable 'N' defined earlier in the same CHECK directive"));
        check(&[("[[#N:]]", "1"), ("[[N:.*]]", "1")], Err("numeric variable with name 'N' already exists"));
        check(&[("[[N:.*]]", "1"), ("[[#N:]]", "1")], Err("string variable with name 'N' already exists"));
    }

    #[test]
    fn the_line_of_the_pattern_is_a_number() {
        check(&[("a", "a"), ("l[[@LINE]]", "l2")], Ok("l2"));
        check(&[("l[[@LINE+2]]", "l3")], Ok("l3"));
        check(&[("l[[#@LINE-1]]", "l0")], Ok("l0"));
    }

    #[test]
    fn malformed_blocks_are_refused() {
        check(&[("[[X:a", "a")], Err("Invalid substitution block, no ]] found"));
        check(&[("[[X :a]]", "a")], Err("unexpected whitespace"));
        check(&[("[[X-Y]]", "a")], Err("invalid name in string variable use"));
        check(&[("[[1X:a]]", "a")], Err("invalid name in string variable definition"));
        check(&[("[[]]", "a")], Err("empty variable name"));
        check(&[("[[X:a]b]]", "a")], Err("missing closing \"]\" for regex variable"));
    }
}
