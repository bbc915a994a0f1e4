//! Reads the blocks of a pattern into the pieces of one expression.

use std::collections::{HashMap, HashSet};

use super::ere;
use super::number::{Expression, Format, NumericBlock};

/// A part of the expression that a pattern becomes.
pub enum Piece {
    /// Part of the expression, in the syntax of `fancy_regex`.
    Regex(String),
    /// The value of a string variable.
    Value(String),
    /// The value of an expression, printed in a format.
    Number(Expression, Format),
}

/// A group whose match becomes the value of a variable.
pub struct Capture {
    pub name: String,
    pub group: usize,
    /// The format of a numeric variable; none for a string.
    pub format: Option<Format>,
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

/// The pieces and captures of the pattern `text`.
///
/// # Errors
/// A malformed block or expression, in LLVM's words.
pub fn read_blocks(text: &str, names: &mut Names) -> Result<(Vec<Piece>, Vec<Capture>), String> {
    let mut reader = Reader { names, pieces: Vec::new(), captures: Vec::new(), n_groups: 0 };
    reader.blocks(text)?;
    Ok((reader.pieces, reader.captures))
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
                let end = rest.find("}}").ok_or("found start of regex string with no end '}}'")?;
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
                let is_start = |at: &usize| text[*at..].starts_with("{{") || text[*at..].starts_with("[[");
                let end = text.char_indices().map(|(at, _)| at).skip(1).find(is_start).unwrap_or(text.len());
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
            return Err(format!("numeric variable with name '{name}' already exists"));
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
        let NumericBlock { defines, format, expression } = block;
        if let Some(used) = expression.as_ref().and_then(|e| self.captures.iter().find(|c| e.uses(&c.name))) {
            return Err(format!("numeric variable '{}' defined earlier in the same CHECK directive", used.name));
        }
        if let Some(name) = &defines {
            if self.names.strings.contains(name) {
                return Err(format!("string variable with name '{name}' already exists"));
            }
            if self.names.numbers.insert(name.clone(), format).is_some_and(|earlier| earlier != format) {
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
        self.captures.push(Capture { name: name.to_owned(), group: self.n_groups, format });
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
            ']' => depth = depth.checked_sub(1).ok_or("missing closing \"]\" for regex variable")?,
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
