//! Values in text: uses before and after their definition, names that are bound, names that never are.

use smallvec::SmallVec;

use super::hints::{MAX_HINTS, closest};
use super::lexer::Token;
use super::op_parser::OpParser;
use super::scope::{Entry, Forward, Unresolved};
use crate::diag::Span;
use crate::ids::{Type, Value};

impl<'a> OpParser<'_, 'a> {
    /// `%name` or `%name#number`, if one comes next.
    #[inline]
    pub fn opt_operand(&mut self) -> Option<Unresolved<'a>> {
        if !self.is(Token::PercentId) {
            return None;
        }
        let at = self.offset();
        let name = &self.text()[1..];
        self.advance();
        let mut number = 0;
        if self.is(Token::HashId) && self.offset() == self.last_end() {
            match std::str::from_utf8(&self.text()[1..]).ok().and_then(|digits| digits.parse().ok()) {
                Some(n) => number = n,
                None => {
                    self.error("bad-result-number", "invalid SSA value result number").emit();
                    // The use stays readable as that of the first result.
                }
            }
            self.advance();
        }
        Some(Unresolved { name, number, at })
    }

    /// `%name` or `%name#number`.
    #[inline]
    pub fn parse_operand(&mut self) -> Option<Unresolved<'a>> {
        match self.opt_operand() {
            Some(operand) => Some(operand),
            None => self.fail("expected-operand", "expected SSA operand"),
        }
    }

    /// `operand (',' operand)*`, possibly nothing.
    pub fn parse_operand_list(&mut self, into: &mut SmallVec<[Unresolved<'a>; 2]>) -> Option<()> {
        let Some(first) = self.opt_operand() else { return Some(()) };
        into.push(first);
        while self.eat(Token::Comma) {
            into.push(self.parse_operand()?);
        }
        Some(())
    }

    /// The value that `operand` means, of type `ty`: known, or to be defined further down.
    #[inline]
    pub fn resolve(&mut self, operand: Unresolved<'a>, ty: Type) -> Option<Value> {
        if let Some(entry) = self.scope.get(operand.name) {
            if operand.number >= entry.count {
                let span = self.span_of_use(&operand);
                return self.fail_at(span, "bad-result-number", "reference to invalid result number");
            }
            let value = Value::new(entry.first.index() + operand.number as usize);
            let known = self.body.ty(value);
            if known != ty && known != Type::ERROR && ty != Type::ERROR {
                return self.type_conflict(&operand, ty, known, entry.at);
            }
            return Some(value);
        }
        self.resolve_forward(operand, ty)
    }

    #[cold]
    fn resolve_forward(&mut self, operand: Unresolved<'a>, ty: Type) -> Option<Value> {
        if let Some(forward) = self.scope.forward(&operand) {
            let (value, known, at) = (forward.value, forward.ty, forward.at);
            if known != ty && known != Type::ERROR && ty != Type::ERROR {
                return self.type_conflict(&operand, ty, known, at);
            }
            return Some(value);
        }
        let value = self.body.create_forward_value(ty);
        self.scope.add_forward(&operand, Forward { value, ty, at: operand.at });
        Some(value)
    }

    #[cold]
    fn type_conflict<T>(&mut self, operand: &Unresolved<'a>, ty: Type, known: Type, at: usize) -> Option<T> {
        let message = format!(
            "use of value '%{}' expects different type than prior uses: '{}' vs '{}'",
            String::from_utf8_lossy(operand.name),
            self.cx.type_text(ty),
            self.cx.type_text(known)
        );
        let (span, prior) = (self.span_of_use(operand), self.span_of_name(operand.name, at));
        self.error_at(span, "operand-type-conflict", message).attach(prior, "prior use here").emit();
        None
    }

    /// Resolves operands against as many types.
    pub fn resolve_all(
        &mut self,
        operands: &[Unresolved<'a>],
        types: &[Type],
        span: Span,
        into: &mut SmallVec<[Value; 4]>,
    ) -> Option<()> {
        if operands.len() != types.len() {
            let message = format!(
                "number of operands and types do not match: got {} operands and {} types",
                operands.len(),
                types.len()
            );
            return self.fail_in_op_at(span, "operand-count", message);
        }
        for (&operand, &ty) in operands.iter().zip(types) {
            let value = self.resolve(operand, ty)?;
            into.push(value);
        }
        Some(())
    }

    fn span_of_use(&self, operand: &Unresolved<'a>) -> Span {
        self.span_of_name(operand.name, operand.at)
    }

    pub(super) fn span_of_name(&self, name: &[u8], at: usize) -> Span {
        self.span_of(at, (at + 1 + name.len()).min(self.source().len()))
    }

    /// Binds `name` to `count` values from `first` on.
    pub(super) fn define(&mut self, name: &'a [u8], first: Value, count: u32, at: usize) -> Option<()> {
        if let Some(entry) = self.scope.get(name) {
            let (span, prior) = (self.span_of_name(name, at), self.span_of_name(name, entry.at));
            let message = format!("redefinition of SSA value '%{}'", String::from_utf8_lossy(name));
            self.error_at(span, "value-redefined", message).attach(prior, "previously defined here").emit();
            return None;
        }
        self.scope.define(name, Entry { first, count, at });
        if self.record_positions
            && !name[0].is_ascii_digit()
            && let Ok(name) = std::str::from_utf8(name)
        {
            self.body.set_name(first, name);
        }
        if self.scope.has_forwards() {
            self.replace_forwards(name, first, count, at)?;
        }
        Some(())
    }

    fn replace_forwards(&mut self, name: &'a [u8], first: Value, count: u32, at: usize) -> Option<()> {
        for (number, forward) in self.scope.take_forwards(name) {
            let prior = self.span_of_name(name, forward.at);
            if number >= count {
                return self.fail_at(prior, "bad-result-number", "reference to invalid result number");
            }
            let value = Value::new(first.index() + number as usize);
            let ty = self.body.ty(value);
            if ty != forward.ty && ty != Type::ERROR && forward.ty != Type::ERROR {
                let span = self.span_of_name(name, at);
                let message = format!(
                    "definition of SSA value '%{}#{number}' has type '{}'",
                    String::from_utf8_lossy(name),
                    self.cx.type_text(ty)
                );
                let note = format!("previously used here with type '{}'", self.cx.type_text(forward.ty));
                self.error_at(span, "operand-type-conflict", message).attach(prior, note).emit();
                return None;
            }
            self.body.replace_all_uses(forward.value, value);
        }
        Some(())
    }

    /// Reports what was used but never defined in the scope that ends.
    pub(super) fn finish_scope(&mut self) -> Option<()> {
        let undefined = self.scope.take_undefined();
        if undefined.is_empty() {
            return Some(());
        }
        let known: Vec<&[u8]> = self.scope.names().collect();
        for (index, (name, forward)) in undefined.iter().enumerate() {
            let span = self.span_of_name(name, forward.at);
            // Comparing names costs more than hints on very many mistakes are worth.
            let near = if index < MAX_HINTS { closest(name, &known) } else { None };
            let help = near.map(|near| format!("did you mean `%{}`?", String::from_utf8_lossy(near)));
            let mut draft = self.error_at(span, "undefined-value", "use of undeclared SSA value name");
            if let Some(help) = help {
                draft = draft.help(help);
            }
            draft.emit();
        }
        None
    }

    /// `(T, U) -> V` as its two lists.
    pub fn parse_function_type_parts(&mut self) -> Option<(SmallVec<[Type; 4]>, SmallVec<[Type; 4]>)> {
        if !self.is(Token::LParen) {
            let span = self.span();
            self.parse_type()?;
            self.error_at(span, "expected-function-type", "expected function type")
                .help("write the types of all operands and results: `(T, U) -> V`")
                .emit();
            return None;
        }
        let inputs = self.parse_type_list_parens()?;
        if !self.eat(Token::Arrow) {
            return self.fail("expected-token", "expected '->' in function type");
        }
        Some((inputs, self.parse_function_result_types()?))
    }
}
