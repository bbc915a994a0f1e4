//! One pattern of a check line: fixed text, `{{regex}}`, `[[NAME:regex]]`, `[[NAME]]`, `[[#NAME:]]`, `[[#NAME+1]]`, `[[@LINE]]`.
//!
//! A pattern without variables is compiled when it is read, the others when they are matched, because the values that the variables then have become part of the expression.

use std::cell::OnceCell;
use std::collections::{HashMap, HashSet};

use fancy_regex::{Regex, RegexBuilder};

use super::ere;
use super::number::{Expression, Format, NumericBlock};

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

/// What the patterns read so far define, by which later patterns are read.
#[derive(Default)]
pub struct Names {
    strings: HashSet<String>,
    numbers: HashMap<String, Format>,
}

impl Names {
    /// Makes a string variable known that the command line defines.
    pub fn define_string(&mut self, name: &str) {
        self.strings.insert(name.to_owned());
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

enum Piece {
    /// Part of the expression, in the syntax of `fancy_regex`.
    Regex(String),
    /// The value of a string variable.
    Value(String),
    /// The value of an expression, printed in a format.
    Number(Expression, Format),
}

struct Capture {
    name: String,
    group: usize,
    /// The format of a numeric variable; none for a string.
    format: Option<Format>,
}

impl Pattern {
    /// The pattern behind the last check line.
    pub fn end() -> Self {
        Self {
            matcher: Matcher::End,
            ignore_case: false,
        }
    }

    /// The pattern of an `-EMPTY` line.
    pub fn empty_line() -> Self {
        let regex = Regex::new("\n(?m:$)").expect("a constant expression");
        Self {
            matcher: Matcher::EmptyLine(regex),
            ignore_case: false,
        }
    }

    /// Reads the pattern `text`, which stands on line `line` of the check file.
    ///
    /// # Errors
    /// A malformed block or expression, in LLVM's words.
    pub fn parse(text: &str, line: usize, mode: Mode, names: &mut Names) -> Result<Self, String> {
        let ignore_case = mode.ignore_case;
        let has_blocks = text.contains("{{") || text.contains("[[");
        if mode.is_literal || !(has_blocks || mode.whole_line || ignore_case) {
            return Ok(Self {
                matcher: Matcher::Fixed(text.to_owned()),
                ignore_case,
            });
        }
        let mut reader = Reader {
            names,
            pieces: Vec::new(),
            captures: Vec::new(),
            n_groups: 0,
        };
        let (before, after) = match (mode.whole_line, mode.exact_space) {
            (false, _) => ("", ""),
            (true, false) => ("(?m:^) *", " *(?m:$)"),
            (true, true) => ("(?m:^)", "(?m:$)"),
        };
        reader.push_regex(before);
        reader.blocks(text)?;
        reader.push_regex(after);
        let Reader {
            pieces, captures, ..
        } = reader;
        let has_variables = pieces.iter().any(|piece| !matches!(piece, Piece::Regex(_)));
        let pieces = Pieces {
            pieces,
            captures,
            line,
            has_variables,
            compiled: OnceCell::new(),
        };
        if !has_variables {
            let regex = compile(&pieces.source(&Variables::default())?, ignore_case)?;
            pieces.compiled.set(regex).expect("a fresh cell");
        }
        Ok(Self {
            matcher: Matcher::Pieces(pieces),
            ignore_case,
        })
    }

    /// True when the pattern defines or uses a variable.
    pub fn has_variable(&self) -> bool {
        matches!(&self.matcher, Matcher::Pieces(p) if p.has_variables || !p.captures.is_empty())
    }

    /// The first place in `text` where the pattern matches. What it captures goes into `variables`.
    pub fn find(&self, text: &str, variables: &mut Variables) -> Result<Found, Mismatch> {
        match &self.matcher {
            Matcher::End => Ok(Found {
                start: text.len(),
                end: text.len(),
            }),
            Matcher::Fixed(fixed) if self.ignore_case => {
                let regex =
                    compile(&fancy_regex::escape(fixed), true).map_err(Mismatch::Unusable)?;
                search(&regex, text)
            }
            Matcher::Fixed(fixed) => {
                let start = text.find(fixed.as_str()).ok_or(Mismatch::Absent)?;
                Ok(Found {
                    start,
                    end: start + fixed.len(),
                })
            }
            // The newline that ends the line before belongs to that line.
            Matcher::EmptyLine(regex) => search(regex, text).map(|found| Found {
                start: found.start + 1,
                ..found
            }),
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
        Ok(Some(found)) => Ok(Found {
            start: found.start(),
            end: found.end(),
        }),
        Ok(None) => Err(Mismatch::Absent),
        Err(error) => Err(Mismatch::Unusable(error.to_string())),
    }
}

impl Pieces {
    fn find(
        &self,
        text: &str,
        ignore_case: bool,
        variables: &mut Variables,
    ) -> Result<Found, Mismatch> {
        let fresh;
        let regex = match self.compiled.get() {
            Some(regex) => regex,
            None => {
                let source = self.source(variables).map_err(Mismatch::Unusable)?;
                fresh = compile(&source, ignore_case).map_err(Mismatch::Unusable)?;
                &fresh
            }
        };
        let captured = regex
            .captures(text)
            .map_err(|error| Mismatch::Unusable(error.to_string()))?;
        let Some(captured) = captured else {
            return Err(Mismatch::Absent);
        };
        for Capture {
            name,
            group,
            format,
        } in &self.captures
        {
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
        Ok(Found {
            start: whole.start(),
            end: whole.end(),
        })
    }

    /// The expression with the values of the variables in their places.
    fn source(&self, variables: &Variables) -> Result<String, String> {
        let mut source = String::new();
        for piece in &self.pieces {
            match piece {
                Piece::Regex(regex) => source.push_str(regex),
                Piece::Value(name) => {
                    let value = variables
                        .strings
                        .get(name)
                        .ok_or_else(|| format!("undefined variable: {name}"))?;
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

struct Reader<'a> {
    names: &'a mut Names,
    pieces: Vec<Piece>,
    captures: Vec<Capture>,
    n_groups: usize,
}

impl Reader<'_> {
    fn push_regex(&mut self, regex: &str) {
        match self.pieces.last_mut() {
            Some(Piece::Regex(last)) => last.push_str(regex),
            _ => self.pieces.push(Piece::Regex(regex.to_owned())),
        }
    }

    fn push_ere(&mut self, ere: &str) -> Result<(), String> {
        let translated = ere::translate(ere).map_err(|error| format!("invalid regex: {error}"))?;
        self.push_regex(&translated.text);
        self.n_groups += translated.n_groups;
        Ok(())
    }

    /// blocks ::= (text | `{{` regex `}}` | `[[` variable `]]`)*
    fn blocks(&mut self, mut text: &str) -> Result<(), String> {
        while !text.is_empty() {
            if let Some(rest) = text.strip_prefix("{{") {
                let end = rest
                    .find("}}")
                    .ok_or("found start of regex string with no end '}}'")?;
                // Groups count in references that the check file writes itself, so there is one only where LLVM has one.
                let is_grouped = text.contains('|');
                if is_grouped {
                    self.push_regex("(");
                    self.n_groups += 1;
                }
                self.push_ere(&rest[..end])?;
                if is_grouped {
                    self.push_regex(")");
                }
                text = &rest[end + 2..];
            } else if text.starts_with("[[") && !text.starts_with("[[[") {
                let rest = &text[2..];
                let end = block_end(rest)?;
                match rest[..end].strip_prefix('#') {
                    Some(block) => self.number(NumericBlock::parse(block, &self.names.numbers)?)?,
                    None if rest.starts_with('@') => {
                        self.number(NumericBlock::parse(&rest[..end], &self.names.numbers)?)?
                    }
                    None => self.string(&rest[..end])?,
                }
                text = &rest[end + 2..];
            } else {
                let is_start =
                    |at: &usize| text[*at..].starts_with("{{") || text[*at..].starts_with("[[");
                let end = text
                    .char_indices()
                    .map(|(at, _)| at)
                    .skip(1)
                    .find(is_start)
                    .unwrap_or(text.len());
                self.push_regex(&fancy_regex::escape(&text[..end]));
                text = &text[end..];
            }
        }
        Ok(())
    }

    /// string ::= name | name `:` regex
    fn string(&mut self, block: &str) -> Result<(), String> {
        let (name, regex) = match block.split_once(':') {
            Some((name, regex)) => (name, Some(regex)),
            None => (block, None),
        };
        if name.contains([' ', '\t']) {
            return Err("unexpected whitespace".into());
        }
        if !is_name(name) {
            return Err(match (name, regex) {
                ("", _) => "empty variable name".into(),
                (_, Some(_)) => "invalid name in string variable definition".into(),
                (_, None) => "invalid name in string variable use".into(),
            });
        }
        let Some(regex) = regex else {
            match self.captures.iter().find(|capture| capture.name == name) {
                Some(Capture { group, .. }) => {
                    let reference = format!("(?:\\{group})");
                    self.push_regex(&reference);
                }
                None => self.pieces.push(Piece::Value(name.to_owned())),
            }
            return Ok(());
        };
        if self.names.numbers.contains_key(name) {
            return Err(format!(
                "numeric variable with name '{name}' already exists"
            ));
        }
        self.names.define_string(name);
        self.capture(name, None);
        if !regex.is_empty() {
            self.push_ere(regex)?;
        }
        self.push_regex(")");
        Ok(())
    }

    fn number(&mut self, block: NumericBlock) -> Result<(), String> {
        let NumericBlock {
            defines,
            format,
            expression,
        } = block;
        if let Some(used) = expression
            .as_ref()
            .and_then(|e| self.captures.iter().find(|c| e.uses(&c.name)))
        {
            return Err(format!(
                "numeric variable '{}' defined earlier in the same CHECK directive",
                used.name
            ));
        }
        if let Some(name) = &defines {
            if self.names.strings.contains(name) {
                return Err(format!("string variable with name '{name}' already exists"));
            }
            if self
                .names
                .numbers
                .insert(name.clone(), format)
                .is_some_and(|earlier| earlier != format)
            {
                return Err("format different from previous variable definition".into());
            }
            self.capture(name, Some(format));
        }
        match expression {
            Some(expression) => self.pieces.push(Piece::Number(expression, format)),
            None => {
                let (regex, n_groups) = format.wildcard();
                self.push_regex(&regex);
                self.n_groups += n_groups;
            }
        }
        if defines.is_some() {
            self.push_regex(")");
        }
        Ok(())
    }

    /// Opens the group that captures the variable `name`.
    fn capture(&mut self, name: &str, format: Option<Format>) {
        self.push_regex("(");
        self.n_groups += 1;
        self.captures.retain(|capture| capture.name != name);
        self.captures.push(Capture {
            name: name.to_owned(),
            group: self.n_groups,
            format,
        });
    }
}

/// The offset of the `]]` that ends a block, past nested brackets and escaped characters.
fn block_end(text: &str) -> Result<usize, String> {
    let mut depth = 0_usize;
    let mut chars = text.char_indices();
    while let Some((at, c)) = chars.next() {
        if depth == 0 && text[at..].starts_with("]]") {
            return Ok(at);
        }
        match c {
            '\\' => drop(chars.next()),
            '[' => depth += 1,
            ']' => {
                depth = depth
                    .checked_sub(1)
                    .ok_or("missing closing \"]\" for regex variable")?
            }
            _ => {}
        }
    }
    Err("Invalid substitution block, no ]] found".into())
}

/// name ::= `$`? (letter | `_`) (letter | digit | `_`)*
pub fn is_name(name: &str) -> bool {
    let name = name.strip_prefix('$').unwrap_or(name);
    name.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
        && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
}

#[cfg(test)]
mod tests {
    use super::{Mismatch, Mode, Names, Pattern, Variables};

    /// Matches each pattern in its text in turn and says what the last one matched.
    fn matched(steps: &[(&str, &str)]) -> Result<String, String> {
        let (mut names, mut variables) = (Names::default(), Variables::default());
        let mut last = String::new();
        for (line, (pattern, text)) in steps.iter().enumerate() {
            let pattern = Pattern::parse(pattern, line + 1, Mode::default(), &mut names)?;
            let found = pattern
                .find(text, &mut variables)
                .map_err(|mismatch| match mismatch {
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
        check(
            &[("a{{b", "ab")],
            Err("found start of regex string with no end '}}'"),
        );
        check(
            &[("a{{(}}", "ab")],
            Err("invalid regex: parentheses not balanced"),
        );
    }

    #[test]
    fn string_variables_carry_text() {
        check(
            &[("%[[X:.*]] =", "%a.b ="), ("f(%[[X]])", "f(%axb) f(%a.b)")],
            Ok("f(%a.b)"),
        );
        check(&[("[[X:[a-z]+]] [[X]]", "ab cd cd")], Ok("cd cd"));
        check(&[("{{(a|b)}}[[X:.]][[X]]", "axy bzz")], Ok("bzz"));
        check(&[("[[X:]]a", "ba"), ("[[X]]b", "ab")], Ok("b"));
        check(&[("[[X:\\[\\]]]", "a[]]")], Ok("[]"));
        check(&[("[[X]]", "a")], Err("undefined variable: X"));
    }

    #[test]
    fn extra_brackets_are_text() {
        check(
            &[("[[X:a]]", "a"), ("dense<[[[X]], b]>", "dense<[a, b]>")],
            Ok("dense<[a, b]>"),
        );
    }

    #[test]
    fn numeric_variables_count() {
        check(&[("a[[#N:]]", "a41"), ("b[[#N+1]]", "b41 b42")], Ok("b42"));
        check(&[("[[#%x,N:]]", "ff"), ("[[#N-1]]", "fe")], Ok("fe"));
        check(&[("[[#%X,N:]]", "FF"), ("[[#%u,N]]", "255")], Ok("255"));
        check(&[("[[#%d,N:]]", "-3"), ("[[#N+5]]", "2")], Ok("2"));
        check(&[("[[#%.4x,N:]]", "0010"), ("[[#N]]", "0010")], Ok("0010"));
        check(&[("x[[#]]y", "xy x1y")], Ok("x1y"));
        check(
            &[("[[#A:]]", "7"), ("[[#B:A+1]]", "8"), ("[[#A+B]]", "15")],
            Ok("15"),
        );
        check(&[("[[#N]]", "1")], Err("undefined variable: N"));
        check(
            &[("[[#N:]] [[#N]]", "1 1")],
            Err("numeric variable 'N' defined earlier in the same CHECK directive"),
        );
        check(
            &[("[[#N:]]", "1"), ("[[N:.*]]", "1")],
            Err("numeric variable with name 'N' already exists"),
        );
        check(
            &[("[[N:.*]]", "1"), ("[[#N:]]", "1")],
            Err("string variable with name 'N' already exists"),
        );
    }

    #[test]
    fn the_line_of_the_pattern_is_a_number() {
        check(&[("a", "a"), ("l[[@LINE]]", "l2")], Ok("l2"));
        check(&[("l[[@LINE+2]]", "l3")], Ok("l3"));
        check(&[("l[[#@LINE-1]]", "l0")], Ok("l0"));
    }

    #[test]
    fn malformed_blocks_are_refused() {
        check(
            &[("[[X:a", "a")],
            Err("Invalid substitution block, no ]] found"),
        );
        check(&[("[[X :a]]", "a")], Err("unexpected whitespace"));
        check(
            &[("[[X-Y]]", "a")],
            Err("invalid name in string variable use"),
        );
        check(
            &[("[[1X:a]]", "a")],
            Err("invalid name in string variable definition"),
        );
        check(&[("[[]]", "a")], Err("empty variable name"));
        check(
            &[("[[X:a]b]]", "a")],
            Err("missing closing \"]\" for regex variable"),
        );
    }
}
