//! Attributes: the builtin ones, aliases, and dictionaries of them.
//!
//! Constants of elements are in `dense` and `dense_printing`, the frame around dialects' attributes in `symbols`.

use smallvec::SmallVec;

use super::lexer::Token;
use super::parser::{Delimiter, Parser, decimal_u64, grow_stack, hex_digit};
use super::printer::Printer;
use crate::attrs::AttrData;
use crate::diag::Span;
use crate::ids::{Attr, Name, Type};
use crate::num::{ApInt, FloatKind};
use crate::types::{DYNAMIC, Signedness, TypeData};

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

    /// integer (`:` type)?: an integer, or a float given by its bits
    fn parse_number(&mut self, ty: Option<Type>, negative: bool) -> Option<Attr> {
        let (text, span) = (self.text(), self.span());
        self.advance();
        let ty = match ty {
            Some(ty) => ty,
            None if self.eat(Token::Colon) => self.parse_type()?,
            None => Type::I64,
        };
        let (width, signedness) = match ty.data(self.cx) {
            TypeData::Float(kind) => {
                let bits = self.float_from_integer(text, span, negative, *kind)?;
                return Some(self.cx.intern_attr(AttrData::Float { ty, bits }));
            }
            TypeData::Integer { width, signedness } => (*width, *signedness),
            TypeData::Index => (64, Signedness::Signed),
            _ => return self.fail_at(span, "literal-type", "integer literal not valid for specified type"),
        };
        if negative && signedness == Signedness::Unsigned {
            let message = "negative integer literal not valid for unsigned integer type";
            return self.fail_at(span, "negative-unsigned", message);
        }
        match ApInt::parse(text, negative, width, signedness) {
            Ok(value) => Some(self.cx.intern_attr(AttrData::Integer { ty, value })),
            Err(_) => self.fail_at(span, "integer-overflow", "integer constant out of range for attribute"),
        }
    }

    /// float (`:` type)?
    fn parse_float(&mut self, ty: Option<Type>, negative: bool) -> Option<Attr> {
        let text = self.text();
        self.advance();
        let ty = match ty {
            Some(ty) => ty,
            None if self.eat(Token::Colon) => self.parse_type()?,
            None => Type::F64,
        };
        let Some(kind) = ty.float_kind(self.cx) else {
            return self.fail("literal-type", "floating point value not valid for specified type");
        };
        let bits = kind.parse_magnitude(text, negative).unwrap_or_default();
        Some(self.cx.intern_attr(AttrData::Float { ty, bits }))
    }

    /// The bits of a float that an integer literal spells in hexadecimal.
    pub(super) fn float_from_integer(
        &mut self,
        text: &[u8],
        span: Span,
        negative: bool,
        kind: FloatKind,
    ) -> Option<u128> {
        if !text.starts_with(b"0x") {
            let message = "unexpected decimal integer literal for a floating point value";
            self.error_at(span, "decimal-integer", message)
                .attach(span, "add a trailing dot to make the literal a float")
                .emit();
            return None;
        }
        if negative {
            let message = "hexadecimal float literal should not have a leading minus";
            return self.fail_at(span, "negative-hexadecimal", message);
        }
        match kind.parse_hex(text) {
            Some(bits) => Some(bits),
            None => self.fail_at(span, "float-overflow", "hexadecimal float constant out of range for type"),
        }
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

    /// dense-array ::= `array` `<` type (`:` element (`,` element)*)? `>`
    fn parse_dense_array(&mut self) -> Option<Attr> {
        self.advance();
        if !self.eat(Token::Less) {
            return self.fail("expected-token", "expected '<' after 'array'");
        }
        let span = self.span();
        let Some(element) = self.parse_type() else {
            return self.fail_at(span, "expected-type", "expected an integer or floating point type");
        };
        let width = match element.data(self.cx) {
            TypeData::Integer { width, .. } => *width,
            TypeData::Float(kind) => kind.width(),
            _ => {
                let message = format!("expected integer or float type, got: '{}'", self.cx.type_text(element));
                return self.fail_at(span, "element-type", message);
            }
        };
        if element != Type::I1 && width % 8 != 0 {
            return self.fail_at(span, "element-type", "element type bitwidth must be a multiple of 8");
        }
        let mut data = Vec::new();
        if !self.eat(Token::Greater) {
            if !self.eat(Token::Colon) {
                return self.fail("expected-token", "expected ':' after dense array type");
            }
            self.parse_comma_list(|p| p.parse_array_element(element, &mut data))?;
            if !self.eat(Token::Greater) {
                return self.fail("expected-token", "expected '>' to close an array attribute");
            }
        }
        Some(self.cx.intern_attr(AttrData::DenseArray { element, data: data.into() }))
    }

    /// element ::= `true` | `false` | `-`? integer | `-`? float
    fn parse_array_element(&mut self, element: Type, data: &mut Vec<u8>) -> Option<()> {
        let negative = self.eat(Token::Minus);
        let (token, text, span) = (self.token(), self.text(), self.span());
        match element.data(self.cx) {
            TypeData::Integer { width: 1, .. } => {
                if !matches!(text, b"true" | b"false") || negative {
                    return self.fail("expected-bool", "expected 'true' or 'false' values for i1 type");
                }
                data.push(u8::from(text == b"true"));
            }
            TypeData::Integer { width, signedness } => match token {
                Token::BareId if matches!(text, b"true" | b"false") => {
                    return self.fail("bool-type", "expected i1 type for 'true' or 'false' values");
                }
                Token::Integer => match ApInt::parse(text, negative, *width, *signedness) {
                    Ok(value) => value.write_le_bytes(data),
                    Err(_) => {
                        self.advance();
                        return self.fail("integer-overflow", "integer constant out of range");
                    }
                },
                _ => return self.fail("expected-integer", "expected integer literal"),
            },
            TypeData::Float(kind) => {
                let bits = match token {
                    Token::Float => kind.parse_magnitude(text, negative).unwrap_or_default(),
                    Token::Integer => self.float_from_integer(text, span, negative, *kind)?,
                    _ => return self.fail("expected-float", "expected floating point literal"),
                };
                data.extend_from_slice(&bits.to_le_bytes()[..kind.width().div_ceil(8) as usize]);
            }
            _ => {}
        }
        self.advance();
        Some(())
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

/// The value of an integer token, decimal or hexadecimal, when it fits.
pub(super) fn integer_u64(text: &[u8]) -> Option<u64> {
    match text.strip_prefix(b"0x") {
        Some(digits) => digits.iter().try_fold(0u64, |n, &digit| {
            (n >> 60 == 0).then(|| n << 4 | u64::from(hex_digit(digit)))
        }),
        None => decimal_u64(text),
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
                let unsigned =
                    matches!(ty.data(cx), TypeData::Integer { signedness: Signedness::Unsigned, .. });
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
        let size = |p: &mut Self, size: i64| if size == DYNAMIC { p.put("?") } else { p.put_int(size) };
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
    use crate::text::harness::{check_attr_errors, check_attrs};

    #[test]
    fn attributes_print_as_the_reference_prints_them() {
check_attrs(&[
    ("unit", ""),
    ("true", ""),
    ("false", ""),
    ("1", "1 : i64"),
    ("-1", "-1 : i64"),
    ("1 : i32", ""),
    ("1 : index", ""),
    ("1 : i1", "true"),
    ("255 : i8", "-1 : i8"),
    ("-128 : i8", ""),
    ("255 : ui8", ""),
    ("0xFF : i8", "-1 : i8"),
    ("-0x1 : i8", "-1 : i8"),
    ("0xFFFFFFFFFFFFFFFF", "-1 : i64"),
    ("18446744073709551615", "-1 : i64"),
    ("1 : i128", ""),
    ("340282366920938463463374607431768211455 : i128", "-1 : i128"),
    ("0 : i0", ""),
    ("1.0", "1.000000e+00 : f64"),
    ("1.5 : f32", "1.500000e+00 : f32"),
    ("1.0 : bf16", "1.000000e+00 : bf16"),
    ("-1.0 : f64", "-1.000000e+00 : f64"),
    ("1.0e999", "0x7FF0000000000000 : f64"),
    ("1.0e999 : f32", "0x7F800000 : f32"),
    ("0x7FC00000 : f32", ""),
    ("0x7FF0000000000000 : f64", ""),
    ("0x7FF0000000000000", "9218868437227405312 : i64"),
    ("1.e5", "1.000000e+05 : f64"),
    ("1.0 : f8E4M3FN", "1.000000e+00 : f8E4M3FN"),
    ("1.0 : tf32", "1.000000e+00 : tf32"),
    ("1.0 : f80", "1.000000e+00 : f80"),
    ("1.0 : f128", "1.000000e+00 : f128"),
    (r#""x""#, ""),
    (r#""x" : i32"#, ""),
    (r#""é""#, r#""\C3\A9""#),
    (r#"[1, 2.0, true, "x", i32]"#, r#"[1, 2.000000e+00, true, "x", i32]"#),
    ("[1 : i32, 1 : i64, 0x7FF0000000000000 : f64, 1.0 : f64, 1.0 : f32]", "[1 : i32, 1, 0x7FF0000000000000 : f64, 1.000000e+00, 1.000000e+00 : f32]"),
    ("[]", ""),
    ("{}", ""),
    (r#"{a = 1, b, "c d" = 2 : i32, a.b = 1}"#, r#"{a = 1 : i64, a.b = 1 : i64, b, "c d" = 2 : i32}"#),
    ("{b = 1, a = 2}", "{a = 2 : i64, b = 1 : i64}"),
    ("{i32 = 1, dense = 2}", "{dense = 2 : i64, i32 = 1 : i64}"),
    ("{a = unit}", "{a}"),
    (r#"{"a" = 1}"#, "{a = 1 : i64}"),
    (r#"{"1a" = 1, "a-b" = 2}"#, r#"{"1a" = 1 : i64, "a-b" = 2 : i64}"#),
    ("@a", ""),
    (r#"@"a""#, "@a"),
    (r#"@"a b""#, ""),
    (r#"@"a-b"::@c"#, ""),
    (r#"@a::@b::@"c d""#, ""),
    (r#"@"""#, "@<<INVALID EMPTY SYMBOL>>"),
    ("i32", ""),
    ("tensor<2xf32>", ""),
    ("() -> ()", ""),
    ("array<i32>", ""),
    ("array<i32: 1, -2>", ""),
    ("array<i1: true, false>", ""),
    ("array<i8: 255>", "array<i8: -1>"),
    ("array<f32: 1.0, 0x7FC00000>", "array<f32: 1.000000e+00, 0x7FC00000>"),
    ("array<i128: 1>", ""),
    ("array<ui8: 255>", ""),
    ("array<f16: 1.0>", "array<f16: 1.000000e+00>"),
    ("strided<[1, 2]>", ""),
    ("strided<[?, 2], offset: ?>", ""),
    ("strided<[], offset: 3>", ""),
    ("strided<[0]>", ""),
    ("strided<[-1], offset: -3>", ""),
    ("strided<[1], offset: 0>", "strided<[1]>"),
    ("distinct[0]<>", ""),
    ("distinct[5]<42 : i32>", "distinct[0]<42 : i32>"),
    (r#"[distinct[5]<"a">, distinct[5]<"a">, distinct[2]<"a">]"#, r#"[distinct[0]<"a">, distinct[0]<"a">, distinct[1]<"a">]"#),
    ("distinct[5]<unit>", "distinct[0]<>"),
    ("#foo.bar", ""),
    ("#foo.bar<a>", ""),
    (r#"#foo<"x"> : i32"#, ""),
    ("#foo<x y>", ""),
    ("#foo.bar : tensor<2xi32>", ""),
    ("#foo.1", "#foo<1>"),
    ("dense_resource<k> : tensor<2xi32>", ""),
    (r#"dense_resource<"k k"> : tensor<2xi32>"#, ""),
    ("!foo.bar", ""),
    ("affine_map<(d0) -> (d0)>", ""),
    ("[[1], {a = [2]}]", ""),
    ("-1 : si1", ""),
    ("1 : ui1", ""),
    ("0 : si1", ""),
    ("array<f32: - 1.0, 2.0>", "array<f32: -1.000000e+00, 2.000000e+00>"),
    ("{a}", ""),
    (r#""\41\4a\4A""#, r#""AJJ""#),
    ("#_foo.x", ""),
    ("#foo..x", "#foo<.x>"),
]);
    }

    #[test]
    fn wrong_attributes_are_reported_in_its_words() {
check_attr_errors(&[
    ("-0", "integer constant out of range for attribute"),
    ("2 : i1", "integer constant out of range for attribute"),
    ("true : i1", "found trailing characters"),
    ("256 : i8", "integer constant out of range for attribute"),
    ("-129 : i8", "integer constant out of range for attribute"),
    ("128 : si8", "integer constant out of range for attribute"),
    ("-1 : ui8", "negative integer literal not valid for unsigned integer type"),
    ("18446744073709551616", "integer constant out of range for attribute"),
    ("9223372036854775808 : index", "integer constant out of range for attribute"),
    ("1 : i0", "integer constant out of range for attribute"),
    ("1 : complex<i32>", "integer literal not valid for specified type"),
    ("1 : tensor<i32>", "integer literal not valid for specified type"),
    ("1 : foo", "expected non-function type"),
    ("1.0 : i32", "floating point value not valid for specified type"),
    ("0x1FFFFFFFF : f32", "hexadecimal float constant out of range for type"),
    ("-0x1 : f32", "hexadecimal float literal should not have a leading minus"),
    ("1 : f32", "unexpected decimal integer literal for a floating point value"),
    ("-1 : f32", "unexpected decimal integer literal for a floating point value"),
    ("{a = 1, a = 2}", "duplicate key 'a' in dictionary attribute"),
    (r#"{"" = 1}"#, "expected valid attribute name"),
    ("{1 = 2}", "expected attribute name"),
    ("{a = }", "expected attribute value"),
    ("@a-b", "found trailing characters"),
    ("@a::b", "expected nested symbol reference identifier"),
    ("array<i1: 1, 0>", "expected 'true' or 'false' values for i1 type"),
    ("array<i8: 256>", "integer constant out of range"),
    ("array<f32: 1>", "unexpected decimal integer literal for a floating point value"),
    ("array<i4: 1>", "element type bitwidth must be a multiple of 8"),
    ("array<tensor<i32>>", "expected integer or float type, got: 'tensor<i32>'"),
    ("array<i32: true>", "expected i1 type for 'true' or 'false' values"),
    ("array<i32: 1.0>", "expected integer literal"),
    ("array<index: 1>", "expected integer or float type, got: 'index'"),
    ("array<i32: >", "expected integer literal"),
    ("array", "expected '<' after 'array'"),
    (r#"loc("a":4294967296:1)"#, "expected integer line number in FileLineColRange"),
    ("loc(x)", "expected location instance"),
    ("loc(1)", "expected location instance"),
    ("strided<1>", "expected '['"),
    (r#"[distinct[5]<"a">, distinct[5]<"b">]"#, r#"referenced attribute does not match previous definition: "a""#),
    ("#foo", "undefined symbol alias id 'foo'"),
    (r#"opaque<"a", "0x00"> : tensor<i32>"#, "expected attribute value"),
    ("foo", "expected attribute value"),
    ("-", "expected constant integer or floating point value"),
    ("dense_resource<1> : tensor<2xi32>", "expected identifier key for 'resource' entry"),
    ("dense_resource<k> : i32", "`dense_resource` expected a shaped type"),
    ("dense_resource<k>", "expected ':'"),
    ("1 : !foo.bar", "integer literal not valid for specified type"),
    ("1 : si1", "integer constant out of range for attribute"),
    ("array<f64: true>", "expected floating point literal"),
    (r#"array<f64: "a">"#, "expected floating point literal"),
    ("array<i8: 1 2>", "expected '>' to close an array attribute"),
    ("array<i8: 1,>", "expected integer literal"),
    ("array<i8 1>", "expected ':' after dense array type"),
    ("array<>", "expected non-function type"),
    ("{a = 1 b}", "expected '}' in attribute dictionary"),
    ("{a,}", "expected attribute name"),
    ("[1 2]", "expected ',' or ']'"),
    ("[1,]", "expected attribute value"),
    ("[", "expected attribute value"),
    ("{a =", "expected attribute value"),
    ("(1)", "expected non-function type"),
    ("tensor<2xi32", "expected '>' in tensor type"),
    ("#foo<", "unbalanced '<' character in pretty dialect name"),
    (r#"#foo<""#, r#"expected '"' in string literal"#),
    ("#foo.bar<x : i32", "unbalanced '<' character in pretty dialect name"),
    (r#""\q""#, "unknown escape in string literal"),
    (r#""\4""#, "unknown escape in string literal"),
    (r#""a"#, r#"expected '"' in string literal"#),
    ("affine_map<(d0) -> (d0)", "expected '>' in affine map"),
    ("dense_resource<k", "expected '>'"),
    (r#"loc("a" "b")"#, "expected ')' in inline location"),
    ("unit : i32", "found trailing characters"),
    ("@a : i32", "found trailing characters"),
    ("distinct[-1]<1>", "expected distinct ID"),
    ("distinct[0]<", "expected attribute value"),
    ("distinct[0]", "expected '<' after distinct ID"),
    ("distinct", "expected '[' after 'distinct'"),
    ("distinct[99999999999999999999]<>", "expected an unsigned 64-bit integer"),
    ("strided<[9223372036854775808]>", "expected a 64-bit signed integer or '?'"),
    ("strided<[1], offset 2>", "expected ':' after 'offset'"),
    ("strided<[1], 2>", "expected 'offset' after comma"),
    ("strided<[1] offset: 2>", "expected ','"),
    ("strided<[1]", "expected ','"),
    ("strided[1]", "expected '<' after 'strided'"),
    ("123456789012345678901234567890 : i64", "integer constant out of range for attribute"),
    ("1 : i99999999", "integer bitwidth is limited to 16777215 bits"),
    ("#foo.bar : ", "expected non-function type"),
    ("#-foo", "undefined symbol alias id '-foo'"),
]);
    }
}
