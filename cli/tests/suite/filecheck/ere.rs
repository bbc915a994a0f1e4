//! POSIX extended regular expressions, as LLVM's FileCheck takes them, in the syntax of `fancy_regex`.
//!
//! Promises that an accepted expression matches the same strings, and that one which LLVM refuses is refused here too. Choosing the longest of several matches is left
//! to the caller, who sets it on the compiled expression.

use std::iter::Peekable;
use std::str::Chars;

/// An expression in `fancy_regex` syntax.
#[derive(Debug, PartialEq, Eq)]
pub struct Translated {
    /// The text, to be put between other pieces of one expression.
    pub text: String,
    /// The number of capturing groups in it.
    pub n_groups: usize,
}

/// Translates `ere`. Newlines end lines: `.` and negated classes do not match them, `^` and `$` match beside them.
///
/// # Errors
/// A malformed expression, in the words that LLVM uses for it.
pub fn translate(ere: &str) -> Result<Translated, String> {
    let mut translator = Translator { rest: ere.chars().peekable(), text: String::new(), n_groups: 0 };
    translator.alternatives(0)?;
    Ok(Translated { text: translator.text, n_groups: translator.n_groups })
}

struct Translator<'a> {
    rest: Peekable<Chars<'a>>,
    text: String,
    n_groups: usize,
}

impl Translator<'_> {
    /// alternatives ::= branch (`|` branch)*
    fn alternatives(&mut self, depth: usize) -> Result<(), String> {
        loop {
            let mut is_empty = true;
            while self.rest.peek().is_some_and(|&c| c != '|' && !(c == ')' && depth > 0)) {
                self.piece(depth)?;
                is_empty = false;
            }
            if is_empty {
                return Err("empty (sub)expression".into());
            }
            if self.rest.next_if_eq(&'|').is_none() {
                return Ok(());
            }
            self.text.push('|');
        }
    }

    /// piece ::= atom (`*` | `+` | `?` | `{` bounds `}`)?
    fn piece(&mut self, depth: usize) -> Result<(), String> {
        let Some(c) = self.rest.next() else {
            return Ok(());
        };
        match c {
            '(' => self.group(depth)?,
            ')' => return Err("parentheses not balanced".into()),
            '^' => self.text.push_str("(?m:^)"),
            '$' => self.text.push_str("(?m:$)"),
            '.' => self.text.push('.'),
            '[' => self.class()?,
            '\\' => self.escape()?,
            '*' | '+' | '?' => return Err("repetition-operator operand invalid".into()),
            '{' if self.next_is_digit() => return Err("repetition-operator operand invalid".into()),
            literal => self.literal(literal),
        }
        if !self.repetition()? {
            return Ok(());
        }
        match self.rest.peek() {
            Some('*' | '+' | '?') => Err("repetition-operator operand invalid".into()),
            _ => Ok(()),
        }
    }

    fn group(&mut self, depth: usize) -> Result<(), String> {
        self.n_groups += 1;
        self.text.push('(');
        if self.rest.peek().is_some_and(|&c| c != ')') {
            self.alternatives(depth + 1)?;
        }
        if self.rest.next() != Some(')') {
            return Err("parentheses not balanced".into());
        }
        self.text.push(')');
        Ok(())
    }

    /// A backslash takes the special meaning from any character but a digit, which refers back to a group.
    fn escape(&mut self) -> Result<(), String> {
        match self.rest.next() {
            None => return Err("trailing backslash (\\)".into()),
            Some(digit @ '1'..='9') => {
                self.text.push_str("(?:\\");
                self.text.push(digit);
                self.text.push(')');
            }
            Some(c) => self.literal(c),
        }
        Ok(())
    }

    fn literal(&mut self, c: char) {
        self.text.push_str(&fancy_regex::escape(c.encode_utf8(&mut [0; 4])));
    }

    fn next_is_digit(&mut self) -> bool {
        self.rest.peek().is_some_and(char::is_ascii_digit)
    }

    /// True when a repetition was read. A brace that no digit follows is an ordinary character.
    fn repetition(&mut self) -> Result<bool, String> {
        if let Some(operator) = self.rest.next_if(|c| matches!(c, '*' | '+' | '?')) {
            self.text.push(operator);
            return Ok(true);
        }
        let mut ahead = self.rest.clone();
        if ahead.next() != Some('{') || !ahead.peek().is_some_and(char::is_ascii_digit) {
            return Ok(false);
        }
        self.rest.next();
        self.text.push('{');
        let from = self.number();
        let mut to = Some(from);
        if self.rest.next_if_eq(&',').is_some() {
            self.text.push(',');
            to = self.next_is_digit().then(|| self.number());
        }
        if self.rest.next() != Some('}') {
            return Err("braces not balanced".into());
        }
        if from > 255 || to.is_some_and(|to| to > 255 || to < from) {
            return Err("invalid repetition count(s)".into());
        }
        self.text.push('}');
        Ok(true)
    }

    fn number(&mut self) -> u32 {
        let mut value = 0_u32;
        while let Some(digit) = self.rest.next_if(char::is_ascii_digit) {
            value = value.saturating_mul(10).saturating_add(digit as u32 - '0' as u32);
            self.text.push(digit);
        }
        value
    }

    /// class ::= `[` `^`? `]`? (char | char `-` char | `[:` name `:]`)* `]`, in which a backslash means itself.
    fn class(&mut self) -> Result<(), String> {
        self.text.push('[');
        if self.rest.next_if_eq(&'^').is_some() {
            self.text.push_str("^\\n");
        }
        let mut is_first = true;
        loop {
            let Some(c) = self.rest.next() else {
                return Err("brackets ([ ]) not balanced".into());
            };
            match c {
                ']' if !is_first => break,
                '[' if self.rest.next_if_eq(&':').is_some() => self.named_class()?,
                low => {
                    self.class_char(low);
                    let mut ahead = self.rest.clone();
                    if ahead.next() == Some('-') && ahead.peek().is_some_and(|&c| c != ']') {
                        self.rest.next();
                        let high = self.rest.next().unwrap_or('-');
                        if high < low {
                            return Err("invalid character range".into());
                        }
                        self.text.push('-');
                        self.class_char(high);
                    }
                }
            }
            is_first = false;
        }
        self.text.push(']');
        Ok(())
    }

    fn named_class(&mut self) -> Result<(), String> {
        let mut name = String::new();
        while let Some(c) = self.rest.next_if(char::is_ascii_alphabetic) {
            name.push(c);
        }
        let known = [
            "alnum", "alpha", "blank", "cntrl", "digit", "graph", "lower", "print", "punct", "space", "upper", "xdigit",
        ];
        if !known.contains(&name.as_str()) || self.rest.next() != Some(':') || self.rest.next() != Some(']') {
            return Err("invalid character class".into());
        }
        self.text.push_str(&format!("[:{name}:]"));
        Ok(())
    }

    fn class_char(&mut self, c: char) {
        if matches!(c, '[' | ']' | '\\' | '^' | '-' | '&' | '~') {
            self.text.push('\\');
        }
        self.text.push(c);
    }
}

#[cfg(test)]
mod tests {
    use super::translate;

    /// What `ere` matches first in `text`.
    fn check(ere: &str, text: &str, expect: Option<&str>) {
        let translated = translate(ere).unwrap_or_else(|error| panic!("{ere}: {error}"));
        let regex = fancy_regex::Regex::new(&translated.text).unwrap_or_else(|error| panic!("{ere}: {error}"));
        let found = regex.find(text).unwrap_or_else(|error| panic!("{ere}: {error}"));
        assert_eq!(found.map(|found| found.as_str()), expect, "{ere} on {text:?}");
    }

    fn check_refused(ere: &str, message: &str) {
        assert_eq!(translate(ere), Err(message.to_owned()), "{ere}");
    }

    #[test]
    fn atoms_and_repetitions() {
        check("a.c", "xabcx", Some("abc"));
        check("ab*c", "ac", Some("ac"));
        check("(ab){2}", "ababab", Some("abab"));
        check("x{2,}", "xaxxx", Some("xxx"));
        check("a{b", "a{b", Some("a{b"));
        check("{a}", "{a}", Some("{a}"));
        check("()b", "ab", Some("b"));
    }

    #[test]
    fn a_backslash_takes_meaning_away() {
        check(r"\.", "a.", Some("."));
        check(r"\d\s", "1 ds", Some("ds"));
        check(r"(.)\1", "abccd", Some("cc"));
        check(r"(.)\11", "aa1", Some("aa1"));
    }

    #[test]
    fn classes_have_no_escapes() {
        check(r"[\]", r"a\b", Some(r"\"));
        check("[]a]+", "x]a]x", Some("]a]"));
        check("[^]a]+", "]ab", Some("b"));
        check("[a-c^-]+", "xa-^c", Some("a-^c"));
        check("[[:digit:]x]+", "ax1y", Some("x1"));
        check("[&&~~]+", "a&~", Some("&~"));
        check("[^x]+", "x\nab\ncd", Some("ab"));
    }

    #[test]
    fn lines_bound_a_match() {
        check("b.*", "ab\ncd", Some("b"));
        check("^c", "ab\ncd", Some("c"));
        check("b$", "ab\ncd", Some("b"));
        check("^d", "ab\ncd", None);
    }

    #[test]
    fn malformed_expressions_are_refused() {
        check_refused("(", "parentheses not balanced");
        check_refused("(a", "parentheses not balanced");
        check_refused("a)", "parentheses not balanced");
        check_refused("[a", "brackets ([ ]) not balanced");
        check_refused("a|", "empty (sub)expression");
        check_refused("*a", "repetition-operator operand invalid");
        check_refused("a**", "repetition-operator operand invalid");
        check_refused("a*?", "repetition-operator operand invalid");
        check_refused("a{2", "braces not balanced");
        check_refused("a{3,2}", "invalid repetition count(s)");
        check_refused("[[:nope:]]", "invalid character class");
        check_refused("[z-a]", "invalid character range");
        check_refused("a\\", "trailing backslash (\\)");
    }
}
