//! Types: the builtin ones, aliases, and the frame around those of dialects.
//!
//! A type that was read before costs one comparison or one look-up of its text (see [`Parser::parse_type`]); the
//! printer keeps the text of each type that it printed.

use smallvec::SmallVec;

use super::lexer::Token;
use super::parser::{Delimiter, Parser, decimal_u64, grow_stack};
use super::printer::Printer;
use crate::ids::Type;
use crate::num::{FloatKind, MAX_INT_WIDTH};
use crate::types::{DYNAMIC, Signedness, TypeData};

/// Texts of types beyond this length are read and written anew each time.
const MAX_CACHED: usize = 200;

type Types = SmallVec<[Type; 4]>;

impl<'a> Parser<'a> {
    /// type?: the outer `None` comes after a report.
    pub fn opt_type(&mut self) -> Option<Option<Type>> {
        if self.at_type() { self.parse_type().map(Some) } else { Some(None) }
    }

    /// Whether a type begins here.
    pub fn at_type(&self) -> bool {
        match self.token() {
            Token::LParen | Token::ExclId => true,
            Token::BareId => is_type_keyword(self.text()),
            _ => false,
        }
    }

    /// type ::= function-type | non-function-type
    #[inline]
    pub fn parse_type(&mut self) -> Option<Type> {
        if self.is(Token::LParen) {
            return self.deeper(|p| p.parse_function_type());
        }
        self.parse_non_function_type()
    }

    /// function-type ::= type-list-parens `->` function-result-types
    pub fn parse_function_type(&mut self) -> Option<Type> {
        let inputs = self.parse_type_list_parens()?;
        if !self.eat(Token::Arrow) {
            return self.fail("expected-token", "expected '->' in function type");
        }
        let results = self.parse_function_result_types()?;
        Some(self.cx.function_type(&inputs, &results))
    }

    /// function-result-types ::= type-list-parens | non-function-type
    pub fn parse_function_result_types(&mut self) -> Option<SmallVec<[Type; 4]>> {
        if self.is(Token::LParen) {
            return self.parse_type_list_parens();
        }
        let mut types = Types::new();
        types.push(self.parse_non_function_type()?);
        Some(types)
    }

    /// type-list-parens ::= `(` (type (`,` type)*)? `)`
    pub fn parse_type_list_parens(&mut self) -> Option<SmallVec<[Type; 4]>> {
        let mut types = Types::new();
        self.parse_delimited(Delimiter::Paren, |p| {
            types.push(p.parse_type()?);
            Some(())
        })?;
        Some(types)
    }

    /// Any type but a function type. The text of a type ends where its brackets close, so a text seen before is the
    /// type it was then.
    fn parse_non_function_type(&mut self) -> Option<Type> {
        let start = self.offset();
        let rest = &self.src[start..];
        let (last_text, last_type, extent) = self.last_type;
        if rest.starts_with(last_text) {
            self.jump(start + last_text.len());
            self.take_extent(extent)?;
            return Some(last_type);
        }
        let text = match self.token() {
            Token::BareId | Token::ExclId => self.text(),
            _ => return self.fail("expected-type", "expected non-function type"),
        };
        match text {
            b"f32" => return self.take(Type::F32),
            b"i32" => return self.take(Type::I32),
            b"i1" => return self.take(Type::I1),
            b"i64" => return self.take(Type::I64),
            b"f64" => return self.take(Type::F64),
            b"index" => return self.take(Type::INDEX),
            _ => {}
        }
        let cached = match rest.get(text.len()) {
            Some(b'<') => balanced(rest, text.len()),
            _ => Some(text),
        };
        if let Some(cached) = cached
            && let Some(&(ty, extent)) = self.type_cache.get(cached)
        {
            if cached.len() > text.len() {
                self.last_type = (cached, ty, extent);
            }
            self.jump(start + cached.len());
            self.take_extent(extent)?;
            return Some(ty);
        }
        let (ty, extent) = self.measured(|p| p.deeper(Parser::parse_new_type))?;
        if let Some(cached) = cached.filter(|cached| self.last_end() == start + cached.len()) {
            self.type_cache.insert(cached, (ty, extent));
            if cached.len() > text.len() {
                self.last_type = (cached, ty, extent);
            }
        }
        Some(ty)
    }

    fn take(&mut self, ty: Type) -> Option<Type> {
        self.advance();
        Some(ty)
    }

    /// Reads a type by its grammar.
    fn parse_new_type(&mut self) -> Option<Type> {
        if self.is(Token::ExclId) {
            return self.parse_extended_type();
        }
        let text = self.text();
        if let Some(kind) = FloatKind::from_keyword(text) {
            let ty = self.cx.float_type(kind);
            return self.take(ty);
        }
        match text {
            b"none" => self.take(Type::NONE),
            b"tensor" => self.parse_tensor_type(),
            b"vector" => self.parse_vector_type(),
            b"memref" => self.parse_memref_type(),
            b"complex" => self.parse_complex_type(),
            b"tuple" => self.parse_tuple_type(),
            _ => match integer_type(text) {
                Some((signedness, digits)) => self.parse_integer_type(signedness, digits),
                None => self.fail("expected-type", "expected non-function type"),
            },
        }
    }

    /// integer-type ::= (`i` | `si` | `ui`) decimal
    fn parse_integer_type(&mut self, signedness: Signedness, digits: &[u8]) -> Option<Type> {
        match decimal_u64(digits).and_then(|width| u32::try_from(width).ok()) {
            None => self.fail("integer-width", "invalid integer width"),
            Some(width) if width > MAX_INT_WIDTH => {
                self.fail("integer-width", format!("integer bitwidth is limited to {MAX_INT_WIDTH} bits"))
            }
            Some(width) => {
                let ty = self.cx.intern_type(TypeData::Integer { width, signedness });
                self.take(ty)
            }
        }
    }

    /// complex-type ::= `complex` `<` type `>`
    fn parse_complex_type(&mut self) -> Option<Type> {
        self.advance();
        self.expect_in(Token::Less, "<", "complex type")?;
        let span = self.span();
        let part = self.parse_type()?;
        self.expect_in(Token::Greater, ">", "complex type")?;
        if !matches!(part.data(self.cx), TypeData::Float(_) | TypeData::Integer { .. }) {
            return self.fail_at(span, "element-type", "invalid element type for complex");
        }
        Some(self.cx.intern_type(TypeData::Complex(part)))
    }

    /// tuple-type ::= `tuple` `<` (type (`,` type)*)? `>`
    fn parse_tuple_type(&mut self) -> Option<Type> {
        self.advance();
        let mut types = Types::new();
        self.parse_delimited_in(Delimiter::Angle, " in tuple type", |p| {
            types.push(p.parse_type()?);
            Some(())
        })?;
        Some(self.cx.intern_type(TypeData::Tuple(types.to_vec().into())))
    }

    pub(super) fn expect_in(&mut self, token: Token, spelling: &str, place: &str) -> Option<()> {
        if self.eat(token) {
            return Some(());
        }
        self.fail("expected-token", format!("expected '{spelling}' in {place}"))
    }
}

/// The bytes from the start of `text` to the bracket that closes the one at `open`, if that is near and nothing in
/// between (a string, an arrow, a comment) needs a closer look.
fn balanced(text: &[u8], open: usize) -> Option<&[u8]> {
    let mut depth = 0usize;
    for (at, byte) in text.iter().enumerate().take(MAX_CACHED).skip(open) {
        match byte {
            b'<' => depth += 1,
            b'>' => {
                depth -= 1;
                if depth == 0 {
                    return Some(&text[..=at]);
                }
            }
            b'-' if text.get(at + 1) == Some(&b'>') => return None,
            b'"' | b'/' | b'\n' => return None,
            _ => {}
        }
    }
    None
}

/// `i32`, `si8`, `ui64`: signedness and digits.
fn integer_type(text: &[u8]) -> Option<(Signedness, &[u8])> {
    let (signedness, digits) = match text {
        [b'i', digits @ ..] => (Signedness::Signless, digits),
        [b's', b'i', digits @ ..] => (Signedness::Signed, digits),
        [b'u', b'i', digits @ ..] => (Signedness::Unsigned, digits),
        _ => return None,
    };
    let is_number = !digits.is_empty() && digits.iter().all(u8::is_ascii_digit);
    is_number.then_some((signedness, digits))
}

fn is_type_keyword(text: &[u8]) -> bool {
    matches!(text, b"tensor" | b"index" | b"none" | b"complex" | b"tuple" | b"vector" | b"memref")
        || integer_type(text).is_some()
        || FloatKind::from_keyword(text).is_some()
}

impl Printer<'_> {
    /// Writes a type, by its alias where it has one.
    #[inline]
    pub fn print_type(&mut self, ty: Type) {
        if self.caches_types() {
            if let Some(&(start, end)) = self.type_cache.get(&ty) {
                return self.out.extend_from_slice(&self.type_text[start as usize..end as usize]);
            }
            return self.print_and_keep_type(ty);
        }
        if self.collect_type(ty) || self.put_type_alias(ty) {
            return;
        }
        self.print_type_body(ty);
    }

    /// Forgets texts of types that were kept, since names have changed.
    pub(super) fn forget_types(&mut self) {
        self.type_cache.clear();
        self.type_text.clear();
    }

    fn print_and_keep_type(&mut self, ty: Type) {
        let start = self.out.len();
        if !self.put_type_alias(ty) {
            self.print_type_body(ty);
        }
        // Long texts are not kept: types nest, and each level would keep all below it.
        let text = &self.out[start..];
        let (from, to) = (self.type_text.len(), self.type_text.len() + text.len());
        if text.len() <= MAX_CACHED
            && let (Ok(from), Ok(to)) = (u32::try_from(from), u32::try_from(to))
        {
            self.type_text.extend_from_slice(text);
            self.type_cache.insert(ty, (from, to));
        }
    }

    /// Writes a type without regard to an alias for itself.
    pub(super) fn print_type_body(&mut self, ty: Type) {
        grow_stack(|| self.print_type_data(ty.data(self.cx)));
    }

    fn print_type_data(&mut self, data: &TypeData) {
        match data {
            TypeData::Error => self.put("<<error type>>"),
            TypeData::Integer { width, signedness } => {
                self.put(match signedness {
                    Signedness::Signless => "i",
                    Signedness::Signed => "si",
                    Signedness::Unsigned => "ui",
                });
                self.put_uint((*width).into());
            }
            TypeData::Index => self.put("index"),
            TypeData::None => self.put("none"),
            TypeData::Float(kind) => self.put(kind.keyword()),
            TypeData::Complex(part) => {
                self.put("complex<");
                self.print_type(*part);
                self.put(">");
            }
            TypeData::Tuple(types) => {
                self.put("tuple<");
                self.print_type_list(types);
                self.put(">");
            }
            TypeData::Function { inputs, results } => self.print_signature(inputs, results),
            TypeData::Tensor { shape, element, encoding } => {
                self.put("tensor<");
                self.print_dimensions(shape);
                self.print_type(*element);
                if let Some(encoding) = encoding {
                    self.put(", ");
                    self.print_attr(*encoding);
                }
                self.put(">");
            }
            TypeData::UnrankedTensor(element) => {
                self.put("tensor<*x");
                self.print_type(*element);
                self.put(">");
            }
            TypeData::Vector { shape, scalable, element } => {
                self.put("vector<");
                for (size, scalable) in shape.iter().zip(scalable) {
                    self.put(if *scalable { "[" } else { "" });
                    self.put_int(*size);
                    self.put(if *scalable { "]x" } else { "x" });
                }
                self.print_type(*element);
                self.put(">");
            }
            TypeData::MemRef { shape, element, layout, memory_space } => {
                self.put("memref<");
                self.print_dimensions(shape);
                self.print_type(*element);
                for attr in [layout, memory_space].into_iter().flatten() {
                    self.put(", ");
                    self.print_attr_eliding_type(*attr);
                }
                self.put(">");
            }
            TypeData::UnrankedMemRef { element, memory_space } => {
                self.put("memref<*x");
                self.print_type(*element);
                if let Some(space) = memory_space {
                    self.put(", ");
                    self.print_attr_eliding_type(*space);
                }
                self.put(">");
            }
            TypeData::Opaque { dialect, text } => self.print_opaque_symbol(b'!', *dialect, *text),
            TypeData::Dialect(ty) => {
                self.print_dialect_symbol(b'!', ty.def.name, |p| (ty.def.print)(p, &ty.params));
            }
        }
    }

    /// Writes `2x?x`: each size with an `x` after it.
    pub fn print_dimensions(&mut self, shape: &[i64]) {
        for &size in shape {
            if size == DYNAMIC {
                self.put("?x");
            } else {
                self.put_int(size);
                self.put("x");
            }
        }
    }

    /// Writes `T, U`.
    pub fn print_type_list(&mut self, types: &[Type]) {
        self.put_list(types, |p, ty| p.print_type(*ty));
    }

    /// Writes `(T, U) -> V` or `(T, U) -> (V, W)`.
    pub fn print_signature(&mut self, inputs: &[Type], results: &[Type]) {
        self.put("(");
        self.print_type_list(inputs);
        self.put(") -> ");
        self.print_result_types(results);
    }

    /// Writes `V` or `(V, W)`: one result stands alone unless it is a function type.
    pub fn print_result_types(&mut self, results: &[Type]) {
        match results {
            [result] if !matches!(result.data(self.cx), TypeData::Function { .. }) => self.print_type(*result),
            _ => {
                self.put("(");
                self.print_type_list(results);
                self.put(")");
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::text::harness::check_types;

    #[test]
    fn types_are_read_and_printed_as_the_reference_does() {
        check_types(include_str!("cases/types.txt"));
    }
}
