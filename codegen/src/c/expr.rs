//! C expressions as text that knows how tightly it binds, so that parentheses stand only where they help.

use std::fmt::{self, Display};

/// How tightly an expression binds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Level {
    /// `a ? b : c`, and comparisons and bits, which people like to see in parentheses.
    Loose,
    /// Sums.
    Sum,
    /// Products.
    Product,
    /// Casts and signs.
    Unary,
    /// Names, numbers, calls, subscripts.
    Atom,
}

/// An expression.
#[derive(Clone, Debug)]
pub struct Expr {
    text: String,
    level: Level,
    is_literal: bool,
}

impl Expr {
    fn new(text: impl Into<String>, level: Level) -> Expr {
        Expr { text: text.into(), level, is_literal: false }
    }

    /// A name, a call, a subscript.
    pub fn atom(text: impl Into<String>) -> Expr {
        Expr::new(text, Level::Atom)
    }

    /// A literal, which may begin with a sign.
    pub fn literal(text: impl Into<String>) -> Expr {
        let text = text.into();
        let level = if text.starts_with('-') { Level::Unary } else { Level::Atom };
        Expr { is_literal: true, ..Expr::new(text, level) }
    }

    /// Anything that needs parentheses within another expression.
    pub fn loose(text: impl Into<String>) -> Expr {
        Expr::new(text, Level::Loose)
    }

    /// `(type)operand`.
    pub fn cast(ty: &str, operand: &Expr) -> Expr {
        Expr::new(format!("({ty}){}", operand.at(Level::Unary)), Level::Unary)
    }

    /// `-operand`, `~operand`, `!operand`.
    pub fn unary(op: &str, operand: &Expr) -> Expr {
        // Two signs must not become one token.
        Expr::new(format!("{op}{}", operand.at(Level::Atom)), Level::Unary)
    }

    /// `a op b`.
    pub fn binary(op: &str, a: &Expr, b: &Expr) -> Expr {
        let (level, left, right) = match op {
            "+" | "-" => (Level::Sum, Level::Sum, Level::Product),
            "*" => (Level::Product, Level::Product, Level::Unary),
            "/" | "%" => (Level::Product, Level::Unary, Level::Unary),
            _ => (Level::Loose, Level::Unary, Level::Unary),
        };
        Expr::new(format!("{} {op} {}", a.at(left), b.at(right)), level)
    }

    /// `name(a, b, …)`.
    pub fn call<'e>(name: impl Display, arguments: impl IntoIterator<Item = &'e Expr>) -> Expr {
        let arguments: Vec<&str> = arguments.into_iter().map(|argument| &*argument.text).collect();
        Expr::atom(format!("{name}({})", arguments.join(", ")))
    }

    /// The only argument, when this is one call of `name`.
    pub fn argument_of(&self, name: &str) -> Option<Expr> {
        let inner = self.text.strip_prefix(name)?.strip_prefix('(')?.strip_suffix(')')?;
        let mut depth = 0i32;
        for c in inner.chars() {
            match c {
                '(' | '[' => depth += 1,
                ')' | ']' => depth -= 1,
                ',' if depth == 0 => return None,
                _ => {}
            }
            if depth < 0 {
                return None;
            }
        }
        Some(Expr::loose(inner))
    }

    /// `condition ? yes : no`.
    pub fn choose(condition: &Expr, yes: &Expr, no: &Expr) -> Expr {
        let [condition, yes, no] = [condition, yes, no].map(|part| part.at(Level::Sum));
        Expr::loose(format!("{condition} ? {yes} : {no}"))
    }

    /// The text for a place that wants at least this level.
    pub fn at(&self, level: Level) -> String {
        if self.level >= level { self.text.clone() } else { format!("({})", self.text) }
    }

    /// The expression in parentheses unless it is an atom.
    pub fn wrapped(&self) -> Expr {
        Expr::atom(self.at(Level::Atom))
    }

    /// The plain text.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Whether it is only a name.
    pub fn is_name(&self) -> bool {
        self.text.starts_with(|c: char| c.is_ascii_alphabetic())
            && self.text.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
    }

    /// Whether it is a name or a literal, which may stand twice.
    pub fn may_repeat(&self) -> bool {
        self.is_literal || self.is_name() || self.is_number()
    }

    /// Whether it is only a number.
    pub fn is_number(&self) -> bool {
        self.text.starts_with(|c: char| c.is_ascii_digit() || c == '-')
            && self.text.chars().all(|c| c.is_ascii_alphanumeric() || c == '.' || c == '-')
    }
}

impl Display for Expr {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parentheses_stand_where_they_help() {
        let [a, b, c] = ["a", "b", "c"].map(Expr::atom);
        let product = Expr::binary("*", &a, &b);
        assert_eq!(Expr::binary("+", &product, &c).text(), "a * b + c");
        assert_eq!(Expr::binary("-", &c, &Expr::binary("-", &a, &b)).text(), "c - (a - b)");
        assert_eq!(Expr::binary("*", &Expr::binary("+", &a, &b), &c).text(), "(a + b) * c");
        assert_eq!(Expr::binary("&", &Expr::binary("+", &a, &b), &c).text(), "(a + b) & c");
        assert_eq!(Expr::unary("-", &Expr::literal("-1.0f")).text(), "-(-1.0f)");
        assert_eq!(Expr::cast("int8_t", &Expr::binary("+", &a, &b)).text(), "(int8_t)(a + b)");
    }

    #[test]
    fn the_argument_of_a_call() {
        let check = |text: &str, expect: Option<&str>| {
            let argument = Expr::atom(text).argument_of("f");
            assert_eq!(argument.as_ref().map(Expr::text), expect);
        };
        check("f(a[i] + g(b, c))", Some("a[i] + g(b, c)"));
        check("f(a) + f(b)", None);
        check("f(a, b)", None);
        check("g(a)", None);
    }
}
