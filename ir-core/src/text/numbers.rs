//! Numbers with their types, and arrays of them: `1 : i32`, `1.5 : f16`, `array<i64: 1, 2>`.

use super::lexer::Token;
use super::parser::{Parser, decimal_u64, hex_digit};
use crate::attrs::AttrData;
use crate::diag::Span;
use crate::ids::{Attr, Type};
use crate::num::{ApInt, FloatKind};
use crate::types::{Signedness, TypeData};

impl Parser<'_> {
    /// integer (`:` type)?: an integer, or a float given by its bits
    pub(super) fn parse_number(&mut self, ty: Option<Type>, negative: bool) -> Option<Attr> {
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
            _ => {
                return self.fail_at(span, "literal-type", "integer literal not valid for specified type");
            }
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
    pub(super) fn parse_float(&mut self, ty: Option<Type>, negative: bool) -> Option<Attr> {
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
    fn float_from_integer(&mut self, text: &[u8], span: Span, negative: bool, kind: FloatKind) -> Option<u128> {
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

    /// dense-array ::= `array` `<` type (`:` element (`,` element)*)? `>`
    pub(super) fn parse_dense_array(&mut self) -> Option<Attr> {
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
}

/// The value of an integer token, decimal or hexadecimal, when it fits.
pub(super) fn integer_u64(text: &[u8]) -> Option<u64> {
    match text.strip_prefix(b"0x") {
        Some(digits) => {
            digits.iter().try_fold(0u64, |n, &digit| (n >> 60 == 0).then(|| n << 4 | u64::from(hex_digit(digit))))
        }
        None => decimal_u64(text),
    }
}
