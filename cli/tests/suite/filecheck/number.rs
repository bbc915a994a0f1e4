//! Numeric blocks of a pattern: `[[#%x,NAME:EXPR]]`, in which every part may be absent.
//!
//! Values are 128 bits wide; larger ones are refused with a message. LLVM's function calls (`max(A,B)` …) are not among the operands.

use std::collections::HashMap;

use super::blocks::is_name;

/// How a number is written in the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Format {
    radix: Radix,
    /// The least number of digits.
    precision: usize,
    /// Whether hexadecimal digits follow `0x`.
    has_prefix: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Radix {
    Unsigned,
    Signed,
    LowerHex,
    UpperHex,
}

impl Format {
    const UNSIGNED: Self = Self { radix: Radix::Unsigned, precision: 0, has_prefix: false };

    /// format ::= `%` `#`? (`.` digits)? (`u` | `d` | `x` | `X`)?
    ///
    /// The second value is false when the letter is absent, so that the expression decides.
    fn parse_specifier(text: &str) -> Result<(Self, bool), String> {
        let malformed = || "invalid matching format specification in expression".to_owned();
        let mut rest = text.trim_matches([' ', '\t']).strip_prefix('%').ok_or_else(malformed)?;
        let has_prefix = rest.strip_prefix('#').map(|after| rest = after).is_some();
        let mut precision = 0;
        if let Some(digits) = rest.strip_prefix('.') {
            let end = digits.find(|c: char| !c.is_ascii_digit()).unwrap_or(digits.len());
            precision =
                digits[..end].parse().ok().filter(|&n| n <= 128).ok_or("invalid precision in format specifier")?;
            rest = &digits[end..];
        }
        let (radix, is_explicit) = match rest {
            "" => (Radix::Unsigned, false),
            "u" => (Radix::Unsigned, true),
            "d" => (Radix::Signed, true),
            "x" => (Radix::LowerHex, true),
            "X" => (Radix::UpperHex, true),
            _ => return Err("invalid format specifier in expression".into()),
        };
        if has_prefix && !matches!(radix, Radix::LowerHex | Radix::UpperHex) {
            return Err("alternate form only supported for hex values".into());
        }
        Ok((Self { radix, precision, has_prefix }, is_explicit))
    }

    /// An expression that matches any number in this format, and the number of groups in it.
    pub fn wildcard(self) -> (String, usize) {
        let (sign, prefix) =
            (if self.radix == Radix::Signed { "-?" } else { "" }, if self.has_prefix { "0x" } else { "" });
        let (digit, leading) = match self.radix {
            Radix::Unsigned | Radix::Signed => ("[0-9]", "[1-9]"),
            Radix::LowerHex => ("[0-9a-f]", "[1-9a-f]"),
            Radix::UpperHex => ("[0-9A-F]", "[1-9A-F]"),
        };
        match self.precision {
            0 => (format!("{sign}{prefix}{digit}+"), 0),
            least => (format!("{sign}{prefix}({leading}{digit}*)?{digit}{{{least}}}"), 1),
        }
    }

    /// `value` as the text writes it.
    pub fn print(self, value: i128) -> Result<String, String> {
        if value < 0 && self.radix != Radix::Signed {
            return Err("unable to substitute variable or numeric expression: overflow error".into());
        }
        let magnitude = value.unsigned_abs();
        let digits = match self.radix {
            Radix::Unsigned | Radix::Signed => {
                format!("{magnitude:0width$}", width = self.precision)
            }
            Radix::LowerHex => format!("{magnitude:0width$x}", width = self.precision),
            Radix::UpperHex => format!("{magnitude:0width$X}", width = self.precision),
        };
        let (sign, prefix) = (if value < 0 { "-" } else { "" }, if self.has_prefix { "0x" } else { "" });
        Ok(format!("{sign}{prefix}{digits}"))
    }

    /// The value of `text`, which `wildcard` matched.
    pub fn parse(self, text: &str) -> Result<i128, String> {
        let radix = match self.radix {
            Radix::Unsigned | Radix::Signed => 10,
            Radix::LowerHex | Radix::UpperHex => 16,
        };
        let (sign, digits) = text.strip_prefix('-').map_or(("", text), |digits| ("-", digits));
        let digits = if self.has_prefix { digits.strip_prefix("0x").unwrap_or(digits) } else { digits };
        i128::from_str_radix(&format!("{sign}{digits}"), radix)
            .map_err(|_| format!("number {text} is wider than 128 bits"))
    }
}

/// What stands between `[[#` and `]]`.
pub struct NumericBlock {
    /// The variable that the matched number goes to.
    pub defines: Option<String>,
    pub format: Format,
    /// The value that the number has to have; any number will do without one.
    pub expression: Option<Expression>,
}

impl NumericBlock {
    /// block ::= (format `,`)? (name `:`)? `==`? expression?
    ///
    /// `formats` are those of the variables known so far, which an expression takes its own from.
    pub fn parse(block: &str, formats: &HashMap<String, Format>) -> Result<Self, String> {
        let (explicit, rest) = match block.split_once(',') {
            Some((specifier, rest)) => (Some(Format::parse_specifier(specifier)?), rest),
            None => (None, block),
        };
        let (defines, rest) = match rest.split_once(':') {
            Some((name, rest)) => (Some(name.trim_matches([' ', '\t'])), rest),
            None => (None, rest),
        };
        if let Some(name) = defines
            && !is_name(name)
        {
            return Err(match name {
                "" => "empty variable name".into(),
                _ if name.starts_with('@') => "definition of pseudo numeric variable unsupported".into(),
                _ => "invalid variable name".into(),
            });
        }
        let rest = rest.trim_matches([' ', '\t']);
        let (is_constraint, rest) = rest.strip_prefix("==").map_or((false, rest), |rest| (true, rest.trim_start()));
        let expression = match (rest, is_constraint) {
            ("", true) => {
                return Err("empty numeric expression should not have a constraint".into());
            }
            ("", false) => None,
            _ => Some(Expression::parse(rest)?),
        };
        let format = match (explicit, &expression) {
            (Some((format, true)), _) => format,
            (Some((format, false)), None) => format,
            (None | Some((_, false)), Some(expression)) => expression.format(formats)?.unwrap_or(Format::UNSIGNED),
            (None, None) => Format::UNSIGNED,
        };
        Ok(Self { defines: defines.map(str::to_owned), format, expression })
    }
}

/// A sum and difference of numbers, variables and `@LINE`.
pub struct Expression {
    text: String,
    terms: Vec<(Sign, Operand)>,
}

#[derive(Clone, Copy)]
enum Sign {
    Plus,
    Minus,
}

enum Operand {
    Number(i128),
    Variable(String),
    Line,
}

impl Expression {
    /// expression ::= operand ((`+` | `-`) operand)*
    fn parse(text: &str) -> Result<Self, String> {
        let mut terms = Vec::new();
        let (mut sign, mut rest) = (Sign::Plus, text);
        loop {
            rest = rest.trim_start_matches([' ', '\t']);
            let negative = rest.strip_prefix('-').filter(|after| after.starts_with(|c: char| c.is_ascii_digit()));
            let body = negative.unwrap_or(rest);
            let end =
                body.find(|c: char| !(c.is_ascii_alphanumeric() || matches!(c, '_' | '$' | '@'))).unwrap_or(body.len());
            let operand = match &body[..end] {
                "@LINE" => Operand::Line,
                name if is_name(name) => Operand::Variable(name.to_owned()),
                name if name.starts_with('@') => {
                    return Err(format!("invalid pseudo numeric variable '{name}'"));
                }
                digits => {
                    let value = match digits.strip_prefix("0x") {
                        Some(hex) => i128::from_str_radix(hex, 16),
                        None => digits.parse(),
                    };
                    let value = value.map_err(|_| format!("invalid operand format '{rest}'"))?;
                    Operand::Number(if negative.is_some() { -value } else { value })
                }
            };
            terms.push((sign, operand));
            rest = body[end..].trim_start_matches([' ', '\t']);
            sign = match rest.chars().next() {
                None => {
                    return Ok(Self { text: text.to_owned(), terms });
                }
                Some('+') => Sign::Plus,
                Some('-') => Sign::Minus,
                Some(other) => return Err(format!("unsupported operation '{other}'")),
            };
            rest = &rest[1..];
        }
    }

    /// As the check file writes it.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// True when `name` is an operand.
    pub fn uses(&self, name: &str) -> bool {
        self.terms.iter().any(|(_, operand)| matches!(operand, Operand::Variable(used) if used == name))
    }

    /// The format that its variables agree on; none when there is no variable with a known format.
    fn format(&self, formats: &HashMap<String, Format>) -> Result<Option<Format>, String> {
        let mut agreed = None;
        for (_, operand) in &self.terms {
            let Operand::Variable(name) = operand else {
                continue;
            };
            let Some(&format) = formats.get(name) else {
                continue;
            };
            if agreed.is_some_and(|earlier| earlier != format) {
                return Err("implicit format conflict, need an explicit format specifier".into());
            }
            agreed = Some(format);
        }
        Ok(agreed)
    }

    /// The value, when the variables have those in `numbers` and the pattern stands on line `line`.
    pub fn value(&self, numbers: &HashMap<String, i128>, line: usize) -> Result<i128, String> {
        let mut sum = 0_i128;
        for (sign, operand) in &self.terms {
            let value = match operand {
                Operand::Number(value) => *value,
                Operand::Variable(name) => *numbers.get(name).ok_or_else(|| format!("undefined variable: {name}"))?,
                Operand::Line => line as i128,
            };
            let next = match sign {
                Sign::Plus => sum.checked_add(value),
                Sign::Minus => sum.checked_sub(value),
            };
            sum = next.ok_or("unable to substitute variable or numeric expression: overflow error")?;
        }
        Ok(sum)
    }
}

#[cfg(test)]
mod tests {
    use super::{Format, NumericBlock};
    use std::collections::HashMap;

    fn check_refused(block: &str, message: &str) {
        let refused = NumericBlock::parse(block, &HashMap::new()).err();
        assert_eq!(refused.as_deref(), Some(message), "{block}");
    }

    fn check_value(block: &str, expect: i128) {
        let numbers = HashMap::from([("A".to_owned(), 5), ("B".to_owned(), 7)]);
        let block = NumericBlock::parse(block, &HashMap::new()).unwrap_or_else(|error| panic!("{block}: {error}"));
        assert_eq!(block.expression.and_then(|e| e.value(&numbers, 3).ok()), Some(expect));
    }

    #[test]
    fn expressions_add_up() {
        check_value("A + B-2", 10);
        check_value("== A", 5);
        check_value("@LINE+0x10", 19);
        check_value("%x, C: -4 + A", 1);
    }

    #[test]
    fn malformed_blocks_are_refused() {
        check_refused("%q,A", "invalid format specifier in expression");
        check_refused("x,A", "invalid matching format specification in expression");
        check_refused("%#u,A", "alternate form only supported for hex values");
        check_refused("==", "empty numeric expression should not have a constraint");
        check_refused("A*2", "unsupported operation '*'");
        check_refused("@FILE", "invalid pseudo numeric variable '@FILE'");
        check_refused("@LINE:", "definition of pseudo numeric variable unsupported");
        check_refused("1A:", "invalid variable name");
        check_refused("A+", "invalid operand format ''");
    }

    #[test]
    fn prints_and_parses_formats() {
        let (hex, _) = Format::parse_specifier("%#.4X").unwrap_or((Format::UNSIGNED, false));
        assert_eq!(hex.print(0xab), Ok("0x00AB".to_owned()));
        assert_eq!(hex.parse("0x00AB"), Ok(0xab));
        assert!(Format::UNSIGNED.print(-1).is_err());
        assert!(Format::UNSIGNED.parse(&"9".repeat(60)).is_err());
    }
}
