//! Attributes: the builtin ones, aliases, and dictionaries of them.
//!
//! Constants of elements are in `dense` and `dense_printing`, the frame around dialects' attributes in `symbols`.

use smallvec::SmallVec;

use super::lexer::Token;
use super::numbers::integer_u64;
use super::parser::{Delimiter, Parser, grow_stack};
use super::printer::Printer;
use crate::attrs::AttrData;
use crate::ids::{Attr, Name, Type};
use crate::types::{DYNAMIC, Param, Signedness, TypeData};

/// The entries of a dictionary as written.
pub type AttrEntries = SmallVec<[(Name, Attr); 4]>;

impl<'a> Parser<'a> {
    /// Any attribute; numbers, strings and constants with their type.
    pub fn parse_attr(&mut self) -> Option<Attr> {
        self.parse_attr_with(None)
    }

    /// An attribute whose type is known and not written.
    pub fn parse_attr_of_type(&mut self, ty: Type) -> Option<Attr> {
        self.parse_attr_with(Some(ty))
    }

    /// attribute?: the outer `None` comes after a report.
    pub fn opt_attr(&mut self) -> Option<Option<Attr>> {
        if self.at_attr() { self.parse_attr().map(Some) } else { Some(None) }
    }

    /// Whether an attribute comes next.
    pub fn at_attr(&self) -> bool {
        match self.token() {
            Token::AtId
            | Token::Float
            | Token::Integer
            | Token::HashId
            | Token::LBrace
            | Token::LSquare
            | Token::Minus
            | Token::String => true,
            Token::BareId => is_attr_keyword(self.text()) || self.at_type(),
            _ => self.at_type(),
        }
    }

    fn parse_attr_with(&mut self, ty: Option<Type>) -> Option<Attr> {
        match self.token() {
            Token::Integer => self.parse_number(ty, false),
            Token::Float => self.parse_float(ty, false),
            Token::Minus => {
                let span = self.span();
                self.advance();
                match self.token() {
                    Token::Integer => self.parse_number(ty, true),
                    Token::Float => self.parse_float(ty, true),
                    _ => self.fail_at(span, "expected-number", "expected constant integer or floating point value"),
                }
            }
            Token::String => {
                let value = self.parse_string()?;
                let ty = match ty {
                    Some(ty) => ty,
                    None if self.eat(Token::Colon) => self.parse_type()?,
                    None => Type::NONE,
                };
                Some(self.cx.intern_attr(AttrData::String { value: value.into(), ty }))
            }
            Token::LSquare => self.deeper(|p| p.parse_array()),
            Token::LBrace => self.deeper(|p| {
                let entries = p.parse_attr_dict()?;
                let dict = p.cx.dict(&entries);
                Some(p.cx.dict_attr(dict))
            }),
            Token::AtId => self.parse_symbol_ref(),
            Token::HashId => self.deeper(|p| p.parse_extended_attr(ty)),
            Token::BareId => self.parse_keyword_attr(ty),
            _ => self.parse_type_attr(),
        }
    }

    /// What begins with a word.
    fn parse_keyword_attr(&mut self, ty: Option<Type>) -> Option<Attr> {
        let cx = self.cx;
        match self.text() {
            b"unit" => {
                self.advance();
                Some(Attr::UNIT)
            }
            word @ (b"true" | b"false") => {
                self.advance();
                Some(cx.bool_attr(word == b"true"))
            }
            b"array" => self.parse_dense_array(),
            b"dense" => self.parse_dense(ty),
            b"dense_resource" => self.parse_dense_resource(ty),
            b"sparse" => self.parse_sparse(ty),
            b"affine_map" => {
                self.advance();
                self.expect_affine(Token::Less, "expected '<' in affine map")?;
                let map = self.parse_affine_map()?;
                self.expect_affine(Token::Greater, "expected '>' in affine map")?;
                Some(cx.intern_attr(AttrData::AffineMap(map)))
            }
            b"affine_set" => {
                self.advance();
                self.expect_affine(Token::Less, "expected '<' in integer set")?;
                let set = self.parse_integer_set()?;
                self.expect_affine(Token::Greater, "expected '>' in integer set")?;
                Some(cx.intern_attr(AttrData::IntegerSet(set)))
            }
            b"strided" => self.parse_strided(),
            b"distinct" => self.deeper(|p| p.parse_distinct(ty)),
            b"loc" => {
                let loc = self.parse_loc_attr()?;
                Some(cx.intern_attr(AttrData::Location(loc)))
            }
            _ => self.parse_type_attr(),
        }
    }

    fn expect_affine(&mut self, token: Token, message: &str) -> Option<()> {
        if self.eat(token) { Some(()) } else { self.fail("expected-token", message) }
    }

    fn parse_type_attr(&mut self) -> Option<Attr> {
        match self.opt_type()? {
            Some(ty) => Some(self.cx.type_attr(ty)),
            None => self.fail("expected-attribute", "expected attribute value"),
        }
    }

    /// array ::= `[` (attribute (`,` attribute)*)? `]`
    fn parse_array(&mut self) -> Option<Attr> {
        self.advance();
        let mut elements = Vec::new();
        if !self.eat(Token::RSquare) {
            self.parse_comma_list(|p| {
                elements.push(p.parse_attr()?);
                Some(())
            })?;
            if !self.eat(Token::RSquare) {
                return self.fail("expected-token", "expected ',' or ']'");
            }
        }
        Some(self.cx.array_attr(&elements))
    }

    /// dictionary ::= `{` (entry (`,` entry)*)? `}`; entry ::= (bare-id | string) (`=` attribute)?
    pub fn parse_attr_dict(&mut self) -> Option<AttrEntries> {
        let mut entries = AttrEntries::new();
        let mut seen = rustc_hash::FxHashSet::default();
        self.parse_delimited_in(Delimiter::Brace, " in attribute dictionary", |p| {
            let span = p.span();
            let name = match p.token() {
                Token::BareId => p.cx.name(p.text()),
                Token::String => {
                    let bytes = p.unescape(p.text())?;
                    p.cx.name(bytes)
                }
                _ => return p.fail("expected-name", "expected attribute name"),
            };
            if name == Name::EMPTY {
                return p.fail("expected-name", "expected valid attribute name");
            }
            // Few entries are compared one by one; many go through a set.
            let is_new = if entries.len() < 16 {
                entries.iter().all(|(known, _)| *known != name)
            } else {
                if seen.is_empty() {
                    seen.extend(entries.iter().map(|(known, _)| *known));
                }
                seen.insert(name)
            };
            if !is_new {
                let name = p.cx.name_str(name).into_owned();
                return p.fail_at(span, "duplicate-key", format!("duplicate key '{name}' in dictionary attribute"));
            }
            p.advance();
            let value = if p.eat(Token::Equal) { p.parse_attr()? } else { Attr::UNIT };
            entries.push((name, value));
            Some(())
        })?;
        Some(entries)
    }

    /// symbol-ref ::= at-id (`::` at-id)*
    fn parse_symbol_ref(&mut self) -> Option<Attr> {
        let root = self.parse_symbol_name()?;
        let mut nested = Vec::new();
        while self.is(Token::Colon) && self.src.get(self.offset() + 1) == Some(&b':') {
            self.advance();
            self.advance();
            if !self.is(Token::AtId) {
                return self.fail("expected-symbol", "expected nested symbol reference identifier");
            }
            nested.push(self.parse_symbol_name()?);
        }
        Some(self.cx.intern_attr(AttrData::SymbolRef { root, nested: nested.into() }))
    }

    /// strided ::= `strided` `<` `[` (size (`,` size)*)? `]` (`,` `offset` `:` size)? `>`
    fn parse_strided(&mut self) -> Option<Attr> {
        self.advance();
        if !self.eat(Token::Less) {
            return self.fail("expected-token", "expected '<' after 'strided'");
        }
        let mut strides = Vec::new();
        self.parse_delimited(Delimiter::Square, |p| {
            strides.push(p.parse_stride()?);
            Some(())
        })?;
        let mut offset = 0;
        if !self.eat(Token::Greater) {
            self.expect(Token::Comma, ",")?;
            if !self.eat_keyword("offset") {
                return self.fail("expected-keyword", "expected 'offset' after comma");
            }
            if !self.eat(Token::Colon) {
                return self.fail("expected-token", "expected ':' after 'offset'");
            }
            offset = self.parse_stride()?;
            self.expect(Token::Greater, ">")?;
        }
        Some(self.cx.intern_attr(AttrData::Strided { offset, strides: strides.into() }))
    }

    /// size ::= `?` | `-`? integer
    fn parse_stride(&mut self) -> Option<i64> {
        if self.eat(Token::Question) {
            return Some(DYNAMIC);
        }
        let span = self.span();
        let negative = self.eat(Token::Minus);
        let magnitude = if self.is(Token::Integer) { integer_u64(self.text()) } else { None };
        match magnitude.and_then(|n| i64::try_from(n).ok()) {
            Some(size) => {
                self.advance();
                Some(if negative { -size } else { size })
            }
            None => self.fail_at(span, "expected-integer", "expected a 64-bit signed integer or '?'"),
        }
    }

    /// distinct ::= `distinct` `[` integer `]` `<` attribute? `>`
    fn parse_distinct(&mut self, ty: Option<Type>) -> Option<Attr> {
        let span = self.span();
        self.advance();
        if !self.eat(Token::LSquare) {
            return self.fail("expected-token", "expected '[' after 'distinct'");
        }
        if !self.is(Token::Integer) {
            return self.fail("expected-integer", "expected distinct ID");
        }
        let number = integer_u64(self.text());
        self.advance();
        let Some(number) = number else {
            return self.fail("integer-overflow", "expected an unsigned 64-bit integer");
        };
        if !self.eat(Token::RSquare) {
            return self.fail("expected-token", "expected ']' to close distinct ID");
        }
        if !self.eat(Token::Less) {
            return self.fail("expected-token", "expected '<' after distinct ID");
        }
        let mut referenced = Attr::UNIT;
        if !self.eat(Token::Greater) {
            let Some(attr) = self.parse_attr_with(ty) else {
                return self.fail("expected-attribute", "expected attribute");
            };
            referenced = attr;
            if !self.eat(Token::Greater) {
                return self.fail("expected-token", "expected '>' to close distinct attribute");
            }
        }
        match self.distinct_attr(number, referenced) {
            Ok(attr) => Some(attr),
            Err(known) => {
                let known = self.cx.attr_text(known);
                let message = format!("referenced attribute does not match previous definition: {known}");
                self.fail_at(span, "distinct-mismatch", message)
            }
        }
    }
}

/// Words that begin an optional attribute. `array`, `distinct` and `strided` do not: the reference leaves them out.
fn is_attr_keyword(text: &[u8]) -> bool {
    matches!(
        text,
        b"affine_map"
            | b"affine_set"
            | b"dense"
            | b"dense_resource"
            | b"false"
            | b"loc"
            | b"sparse"
            | b"true"
            | b"unit"
    )
}

/// What to do with the type of a typed attribute.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum TypeText {
    /// Write it.
    Always,
    /// Leave `i64` and `f64` out: elements of arrays.
    Elided,
    /// Leave it out: the reader knows it.
    Never,
}

impl Printer<'_> {
    /// Writes an attribute, by its alias where it has one.
    pub fn print_attr(&mut self, attr: Attr) {
        self.print_attr_with(attr, TypeText::Always);
    }

    /// Writes an attribute whose type the reader knows.
    pub fn print_attr_without_type(&mut self, attr: Attr) {
        self.print_attr_with(attr, TypeText::Never);
    }

    /// Writes an attribute without its type where that is `i64` or `f64`, as in arrays.
    pub fn print_attr_eliding_type(&mut self, attr: Attr) {
        self.print_attr_with(attr, TypeText::Elided);
    }

    fn print_attr_with(&mut self, attr: Attr, type_text: TypeText) {
        if self.collect_attr(attr, type_text) || self.put_attr_alias(attr) {
            return;
        }
        self.print_attr_body(attr, type_text);
    }

    /// Writes an attribute without regard to an alias for itself.
    pub(super) fn print_attr_body(&mut self, attr: Attr, type_text: TypeText) {
        grow_stack(|| {
            if let Some(ty) = self.print_attr_value(attr, type_text)
                && type_text != TypeText::Never
                && ty != Type::NONE
            {
                self.put(" : ");
                self.print_type(ty);
            }
        });
    }

    /// Writes all but the type, and returns the type that is to follow.
    fn print_attr_value(&mut self, attr: Attr, type_text: TypeText) -> Option<Type> {
        let cx = self.cx;
        match attr.data(cx) {
            AttrData::Unit => self.put("unit"),
            AttrData::Integer { ty: Type::I1, value } => self.put(if value.is_zero() { "false" } else { "true" }),
            AttrData::Integer { ty, value } => {
                let unsigned = matches!(ty.data(cx), TypeData::Integer { signedness: Signedness::Unsigned, .. });
                value.print(!unsigned, &mut self.out);
                return (type_text != TypeText::Elided || *ty != Type::I64).then_some(*ty);
            }
            AttrData::Float { ty, bits } => {
                let start = self.out.len();
                if let Some(kind) = ty.float_kind(cx) {
                    kind.print(*bits, &mut self.out);
                }
                let elided = type_text == TypeText::Elided && *ty == Type::F64;
                // Without its type a hexadecimal number would read back as an integer.
                return (!elided || self.out[start..].starts_with(b"0x")).then_some(*ty);
            }
            AttrData::String { value, ty } => {
                self.print_string(value);
                return Some(*ty);
            }
            AttrData::Type(ty) => self.print_type(*ty),
            AttrData::Array(elements) => {
                self.put("[");
                self.put_list(elements.iter(), |p, element| p.print_attr_eliding_type(*element));
                self.put("]");
            }
            AttrData::Dictionary(dict) => self.print_attr_dict(cx.dict_entries(*dict)),
            AttrData::SymbolRef { root, nested } => {
                self.print_symbol(*root);
                for name in nested {
                    self.put("::");
                    self.print_symbol(*name);
                }
            }
            AttrData::DenseArray { element, data } => self.print_dense_array(*element, data.bytes()),
            AttrData::Dense { ty, splat, data } => {
                self.print_dense(*ty, *splat, data.bytes());
                return Some(*ty);
            }
            AttrData::DenseStrings { ty, values } => {
                self.print_dense_strings(*ty, values);
                return Some(*ty);
            }
            AttrData::DenseResource { ty, key } => {
                self.put("dense_resource<");
                self.print_resource_key(*key);
                self.put(">");
                return Some(*ty);
            }
            AttrData::Sparse { ty, indices, values } => {
                self.print_sparse(*indices, *values);
                return Some(*ty);
            }
            AttrData::AffineMap(map) => {
                self.put("affine_map<");
                self.print_affine_map(map);
                self.put(">");
            }
            AttrData::IntegerSet(set) => {
                self.put("affine_set<");
                self.print_integer_set(set);
                self.put(">");
            }
            AttrData::Strided { offset, strides } => self.print_strided(*offset, strides),
            AttrData::Distinct { referenced, .. } => {
                self.put("distinct[");
                let number = self.distinct_number(attr);
                self.put_uint(number);
                self.put("]<");
                if *referenced != Attr::UNIT {
                    self.print_attr(*referenced);
                }
                self.put(">");
            }
            AttrData::Location(loc) => self.print_loc_instance(*loc),
            AttrData::Opaque { dialect, text, ty } => {
                self.print_opaque_symbol(b'#', *dialect, *text);
                return Some(*ty);
            }
            AttrData::Dialect(attr) => {
                self.print_dialect_symbol(b'#', attr.def.name, |p| (attr.def.print)(p, &attr.params));
                if let Some(Param::SelfType(ty)) = attr.params.last() {
                    return Some(*ty);
                }
            }
        }
        None
    }

    /// Writes `{a = 1 : i64, b}`.
    pub fn print_attr_dict(&mut self, entries: &[(Name, Attr)]) {
        self.put("{");
        self.put_list(entries.iter(), |p, (name, value)| p.print_named_attr(*name, *value));
        self.put("}");
    }

    /// Writes `name = value`, or the name alone of a unit attribute.
    pub fn print_named_attr(&mut self, name: Name, value: Attr) {
        let cx = self.cx;
        self.print_keyword_or_string(cx.name_bytes(name));
        if value != Attr::UNIT {
            self.put(" = ");
            self.print_attr(value);
        }
    }

    fn print_strided(&mut self, offset: i64, strides: &[i64]) {
        let size = |p: &mut Self, size: i64| {
            if size == DYNAMIC { p.put("?") } else { p.put_int(size) }
        };
        self.put("strided<[");
        self.put_list(strides.iter(), |p, stride| size(p, *stride));
        self.put("]");
        if offset != 0 {
            self.put(", offset: ");
            size(self, offset);
        }
        self.put(">");
    }
}

#[cfg(test)]
mod tests {
    use crate::text::harness::check_attrs;

    #[test]
    fn attributes_are_read_and_printed_as_the_reference_does() {
        check_attrs(include_str!("cases/attrs.txt"));
    }
}
