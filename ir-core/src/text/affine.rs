//! Text of affine maps and integer sets.

use super::lexer::Token;
use super::parser::{Delimiter, Parser, decimal_u64};
use super::printer::Printer;
use crate::affine::{AffineConstraint, AffineExpr, AffineMap, AffineOp, IntegerSet, TooDeep};
use crate::diag::Span;

/// What stands between the angle brackets of `affine_map<…>` and `affine_set<…>`.
enum MapOrSet {
    Map(AffineMap),
    Set(IntegerSet),
}

impl Parser<'_> {
    /// `(` dims `)` (`[` symbols `]`)? `->` `(` exprs `)`
    pub fn parse_affine_map(&mut self) -> Option<AffineMap> {
        let span = self.span();
        match self.parse_map_or_set()? {
            MapOrSet::Map(map) => Some(map),
            MapOrSet::Set(_) => self.fail_at(span, "expected-affine-map", "expected AffineMap, but got IntegerSet"),
        }
    }

    /// `(` dims `)` (`[` symbols `]`)? `:` `(` constraints `)`
    pub fn parse_integer_set(&mut self) -> Option<IntegerSet> {
        let span = self.span();
        match self.parse_map_or_set()? {
            MapOrSet::Set(set) => Some(set),
            MapOrSet::Map(_) => self.fail_at(span, "expected-integer-set", "expected IntegerSet, but got AffineMap"),
        }
    }

    fn parse_map_or_set(&mut self) -> Option<MapOrSet> {
        let mut names = Names::default();
        let mut n_dims = 0;
        self.parse_delimited_in(Delimiter::Paren, " in dimensional identifier list", |p| {
            names.define(p, AffineExpr::Dim(n_dims))?;
            n_dims += 1;
            Some(())
        })?;
        let mut n_syms = 0;
        if self.is(Token::LSquare) {
            self.parse_delimited_in(Delimiter::Square, " in symbol list", |p| {
                names.define(p, AffineExpr::Symbol(n_syms))?;
                n_syms += 1;
                Some(())
            })?;
        }
        if self.eat(Token::Arrow) {
            let mut results = Vec::new();
            self.parse_delimited_in(Delimiter::Paren, " in affine map range", |p| {
                results.push(names.expr(p)?);
                Some(())
            })?;
            return Some(MapOrSet::Map(AffineMap { n_dims, n_syms, results: results.into() }));
        }
        if !self.eat(Token::Colon) {
            return self.fail("expected-token", "expected '->' or ':'");
        }
        let mut constraints = Vec::new();
        self.parse_delimited_in(Delimiter::Paren, " in integer set constraint list", |p| {
            constraints.push(names.constraint(p)?);
            Some(())
        })?;
        if constraints.is_empty() {
            constraints.push(AffineConstraint { expr: AffineExpr::Constant(0), is_equality: true });
        }
        Some(MapOrSet::Set(IntegerSet { n_dims, n_syms, constraints: constraints.into() }))
    }

    fn affine(&mut self, span: Span, built: Result<AffineExpr, TooDeep>) -> Option<AffineExpr> {
        built
            .or_else(|TooDeep| self.fail_at(span, "nesting-too-deep", "affine expression nests too deep").ok_or(()))
            .ok()
    }
}

/// The dimensions and symbols of one map by their names in the text. Dialects read maps of their own with it.
#[derive(Default)]
pub struct Names<'a> {
    known: Vec<(&'a [u8], AffineExpr)>,
}

/// An operator that binds more tightly than `+`.
fn product_op(p: &Parser<'_>) -> Option<(AffineOp, &'static str)> {
    match p.token() {
        Token::Star => Some((AffineOp::Mul, "")),
        Token::BareId => match p.text() {
            b"floordiv" => Some((AffineOp::FloorDiv, "floordiv")),
            b"ceildiv" => Some((AffineOp::CeilDiv, "ceildiv")),
            b"mod" => Some((AffineOp::Mod, "mod")),
            _ => None,
        },
        _ => None,
    }
}

impl<'a> Names<'a> {
    fn lookup(&self, name: &[u8]) -> Option<&AffineExpr> {
        self.known.iter().find(|(known, _)| *known == name).map(|(_, expr)| expr)
    }

    /// A name in a list of dimensions or symbols.
    pub fn define(&mut self, p: &mut Parser<'a>, expr: AffineExpr) -> Option<()> {
        if !p.is(Token::BareId) {
            return p.fail("expected-identifier", "expected bare identifier");
        }
        let name = p.text();
        if self.lookup(name).is_some() {
            let name = String::from_utf8_lossy(name);
            return p.fail("redefinition", format!("redefinition of identifier '{name}'"));
        }
        p.advance();
        self.known.push((name, expr));
        Some(())
    }

    /// constraint ::= expr (`>=` | `<=` | `==`) expr
    fn constraint(&self, p: &mut Parser<'a>) -> Option<AffineConstraint> {
        let span = p.span();
        let lhs = self.expr(p)?;
        let relation = p.token();
        if !matches!(relation, Token::GreaterEqual | Token::LessEqual | Token::EqualEqual) {
            // The first half of a relation is still read, as the report points behind it.
            let _half = p.eat(Token::Greater) || p.eat(Token::Less) || p.eat(Token::Equal);
            return p.fail(
                "expected-relation",
                "expected '== affine-expr' or '>= affine-expr' at end of affine constraint",
            );
        }
        p.advance();
        let rhs = self.expr(p)?;
        let difference = if relation == Token::LessEqual { rhs.minus(lhs) } else { lhs.minus(rhs) };
        let expr = p.affine(span, difference)?;
        Some(AffineConstraint { expr, is_equality: relation == Token::EqualEqual })
    }

    /// expr ::= product ((`+` | `-`) product)*
    pub fn expr(&self, p: &mut Parser<'a>) -> Option<AffineExpr> {
        p.deeper(|p| {
            let span = p.span();
            let mut sum = self.product(p, false)?;
            loop {
                let minus = p.is(Token::Minus);
                if !minus && !p.is(Token::Plus) {
                    return Some(sum);
                }
                p.advance();
                let term = self.product(p, true)?;
                sum = p.affine(span, if minus { sum.minus(term) } else { sum.plus(term) })?;
            }
        })
    }

    /// product ::= operand ((`*` | `floordiv` | `ceildiv` | `mod`) operand)*
    fn product(&self, p: &mut Parser<'a>, has_lhs: bool) -> Option<AffineExpr> {
        let span = p.span();
        let mut product = self.operand(p, has_lhs)?;
        while let Some((op, word)) = product_op(p) {
            let op_span = p.span();
            p.advance();
            let rhs = self.operand(p, true)?;
            let is_affine = rhs.is_symbolic_or_constant() || (op == AffineOp::Mul && product.is_symbolic_or_constant());
            if !is_affine {
                let message = if op == AffineOp::Mul {
                    "non-affine expression: at least one of the multiply operands has to be either a constant or symbolic"
                        .to_owned()
                } else {
                    format!("non-affine expression: right operand of {word} has to be either a constant or symbolic")
                };
                return p.fail_at(op_span, "non-affine", message);
            }
            let built = match op {
                AffineOp::FloorDiv => product.floor_div(rhs),
                AffineOp::CeilDiv => product.ceil_div(rhs),
                AffineOp::Mod => product.modulo(rhs),
                AffineOp::Mul | AffineOp::Add => product.times(rhs),
            };
            product = p.affine(span, built)?;
        }
        Some(product)
    }

    /// operand ::= integer | name | `-` operand | `(` expr `)`
    fn operand(&self, p: &mut Parser<'a>, has_lhs: bool) -> Option<AffineExpr> {
        let missing = if has_lhs { "missing right operand of binary operator" } else { "expected affine expression" };
        match p.token() {
            Token::Integer => match decimal_u64(p.text()).and_then(|value| i64::try_from(value).ok()) {
                Some(value) => {
                    p.advance();
                    Some(AffineExpr::Constant(value))
                }
                None => p.fail("integer-overflow", "constant too large for index"),
            },
            Token::LParen => {
                p.advance();
                if p.is(Token::RParen) {
                    return p.fail("expected-expression", "no expression inside parentheses");
                }
                let expr = self.expr(p)?;
                p.expect(Token::RParen, ")")?;
                Some(expr)
            }
            Token::Minus => p.deeper(|p| {
                let span = p.span();
                p.advance();
                let Some(operand) = self.operand(p, has_lhs) else {
                    return p.fail("expected-expression", "missing operand of negation");
                };
                p.affine(span, operand.negated())
            }),
            Token::BareId => match self.lookup(p.text()).cloned() {
                Some(expr) => {
                    p.advance();
                    Some(expr)
                }
                None => p.fail("undeclared-identifier", "use of undeclared identifier"),
            },
            Token::PercentId => p.fail("unexpected-value", "unexpected ssa identifier"),
            Token::Plus | Token::Star if !has_lhs => {
                p.fail("expected-expression", "missing left operand of binary operator")
            }
            _ => p.fail("expected-expression", missing),
        }
    }
}

/// What surrounds an expression.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Binding {
    /// `+`, `-` or nothing.
    Weak,
    /// Any other operator.
    Strong,
}

impl Printer<'_> {
    /// Writes `(d0, d1)[s0] -> (d0 + s0)`.
    pub fn print_affine_map(&mut self, map: &AffineMap) {
        self.print_affine_names(map.n_dims, map.n_syms);
        self.put(b" -> (");
        self.put_list(map.results.iter(), |p, expr| p.print_affine_expr(expr));
        self.put(b")");
    }

    /// Writes `(d0)[s0] : (d0 - s0 >= 0)`.
    pub fn print_integer_set(&mut self, set: &IntegerSet) {
        self.print_affine_names(set.n_dims, set.n_syms);
        self.put(b" : (");
        self.put_list(set.constraints.iter(), |p, constraint| {
            p.print_affine_expr(&constraint.expr);
            p.put(if constraint.is_equality { " == 0" } else { " >= 0" });
        });
        self.put(b")");
    }

    fn print_affine_names(&mut self, n_dims: u32, n_syms: u32) {
        let name = |p: &mut Self, letter: u8, number: u32| {
            p.out.push(letter);
            p.put_uint(number.into());
        };
        self.put(b"(");
        self.put_list(0..n_dims, |p, dim| name(p, b'd', dim));
        self.put(b")");
        if n_syms != 0 {
            self.put(b"[");
            self.put_list(0..n_syms, |p, symbol| name(p, b's', symbol));
            self.put(b"]");
        }
    }

    /// Writes an expression.
    pub fn print_affine_expr(&mut self, expr: &AffineExpr) {
        self.affine_within(expr, Binding::Weak);
    }

    fn affine_within(&mut self, expr: &AffineExpr, around: Binding) {
        let binary = match expr {
            AffineExpr::Dim(number) => {
                self.out.push(b'd');
                return self.put_uint((*number).into());
            }
            AffineExpr::Symbol(number) => {
                self.out.push(b's');
                return self.put_uint((*number).into());
            }
            AffineExpr::Constant(value) => return self.put_int(*value),
            AffineExpr::Binary(binary) => binary,
        };
        if around == Binding::Strong {
            self.put(b"(");
        }
        let (lhs, rhs) = (&binary.lhs, &binary.rhs);
        let spelling = match binary.op {
            AffineOp::Add => {
                self.affine_within(lhs, Binding::Weak);
                self.print_addend(rhs);
                None
            }
            AffineOp::Mul if *rhs == AffineExpr::Constant(-1) => {
                self.put(b"-");
                self.affine_within(lhs, Binding::Strong);
                None
            }
            AffineOp::Mul => Some(" * "),
            AffineOp::FloorDiv => Some(" floordiv "),
            AffineOp::CeilDiv => Some(" ceildiv "),
            AffineOp::Mod => Some(" mod "),
        };
        if let Some(spelling) = spelling {
            self.affine_within(lhs, Binding::Strong);
            self.put(spelling);
            self.affine_within(rhs, Binding::Strong);
        }
        if around == Binding::Strong {
            self.put(b")");
        }
    }

    /// Writes ` + rhs`, or ` - …` where the addend is negative.
    fn print_addend(&mut self, rhs: &AffineExpr) {
        match (rhs, rhs.as_binary(AffineOp::Mul)) {
            (_, Some((term, AffineExpr::Constant(-1)))) => {
                self.put(b" - ");
                let is_sum = term.as_binary(AffineOp::Add).is_some();
                self.affine_within(term, if is_sum { Binding::Strong } else { Binding::Weak });
            }
            (_, Some((term, AffineExpr::Constant(factor)))) if *factor < -1 => {
                self.put(b" - ");
                self.affine_within(term, Binding::Strong);
                self.put(b" * ");
                self.put_int(factor.wrapping_neg());
            }
            (AffineExpr::Constant(value), _) if *value < 0 => {
                self.put(b" - ");
                self.put_int(value.wrapping_neg());
            }
            _ => {
                self.put(b" + ");
                self.affine_within(rhs, Binding::Weak);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::text::harness::check_attrs;

    #[test]
    fn maps_and_sets_are_read_and_printed_as_the_reference_does() {
        check_attrs(include_str!("cases/affine.txt"));
    }
}
