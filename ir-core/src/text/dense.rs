//! Constants of elements: `dense<…>`, `dense_resource<…>`, `sparse<…>`, read from text.
//!
//! The type stands behind the elements, so it is read first: the end of the literal is found by a scan for the bracket.
//! Reports come in the order of the reference all the same: text that is no literal, then the type, then the shape,
//! then single elements.

use super::lexer::Token;
use super::literal::{AnyElements, Cursor, Fault, LiteralShape, Number, Sink, literal_end, string_end};
use super::parser::Parser;
use crate::attrs::AttrData;
use crate::context::Context;
use crate::diag::Span;
use crate::ids::{Attr, Type};
use crate::num::{ApInt, FloatKind, parse_word};
use crate::types::{DYNAMIC, Signedness, TypeData};

impl<'a> Parser<'a> {
    /// dense ::= `dense` `<` literal? `>` (`:` type)?
    pub(super) fn parse_dense(&mut self, ty: Option<Type>) -> Option<Attr> {
        let span = self.span();
        self.advance();
        if !self.is(Token::Less) {
            return self.fail("expected-token", "expected '<' after 'dense'");
        }
        // The literal is not tokenized: the parser goes on behind it.
        let start = self.offset() + 1;
        let check = |mut cursor: Cursor<'a>| {
            if cursor.peek() != b'>' {
                cursor.literal(&mut AnyElements)?;
            }
            if cursor.peek() == b'>' { Ok(()) } else { Err(cursor.syntax("expected '>'")) }
        };
        let ty = self.type_behind(start, ty, check)?;
        let element = ty.element(self.cx);
        if element.stored_bytes(self.cx).is_some() {
            let cursor = Cursor::new(self.src, start);
            let literal = self.stored_literal(cursor, element, true)?;
            self.dense_of(span, ty, literal)
        } else {
            self.dense_strings(span, ty, Cursor::new(self.src, start))
        }
    }

    /// Goes on behind the literal that begins at `start` and reads the type there; `check` tells whether the text is a
    /// literal at all, which matters more than a missing type.
    fn type_behind(
        &mut self,
        start: usize,
        ty: Option<Type>,
        check: impl FnOnce(Cursor<'a>) -> Result<(), Fault>,
    ) -> Option<Type> {
        let n_diags = self.diags.len();
        let Some(end) = literal_end(self.src, start) else {
            let at = self.src.len();
            let fault = check(Cursor::new(self.src, start)).err();
            return match fault {
                Some(fault) => self.fail_literal(self.span_of(at, at), fault),
                None => self.fail_at(self.span_of(at, at), "expected-token", "expected '>'"),
            };
        };
        self.jump(end + 1);
        let found = self.elements_type(ty);
        if found.is_none()
            && let Err(fault) = check(Cursor::new(self.src, start))
        {
            self.diags.truncate(n_diags);
            return self.fail_literal(self.span_of(start, end), fault);
        }
        found
    }

    /// (`:` type)?, with all sizes known
    fn elements_type(&mut self, ty: Option<Type>) -> Option<Type> {
        let span = self.span();
        let ty = match ty {
            Some(ty) => ty,
            None => {
                self.expect(Token::Colon, ":")?;
                self.parse_type()?
            }
        };
        match ty.data(self.cx) {
            TypeData::Tensor { shape, .. } | TypeData::Vector { shape, .. } | TypeData::MemRef { shape, .. }
                if !shape.contains(&DYNAMIC) =>
            {
                Some(ty)
            }
            TypeData::Tensor { .. }
            | TypeData::MemRef { .. }
            | TypeData::UnrankedTensor(_)
            | TypeData::UnrankedMemRef { .. } => {
                self.fail_at(span, "literal-type", "elements literal type must have static shape")
            }
            _ => self.fail_at(span, "literal-type", "elements literal must be a shaped type"),
        }
    }

    /// Reads elements into their stored form. Reports what is wrong with them only after what is wrong with the text.
    fn stored_literal(&mut self, mut cursor: Cursor<'a>, element: Type, allow_hex: bool) -> Option<Stored> {
        if cursor.peek() == b'>' {
            return Some(Stored { shape: LiteralShape::new(), n_numbers: 0, data: Vec::new(), is_hex: false, end: cursor.at });
        }
        if allow_hex && cursor.peek() == b'"' {
            let start = cursor.at;
            let end = string_end(self.src, start).unwrap_or(self.src.len());
            let Some(data) = decode_hex(&self.src[start + 1..end - 1]) else {
                let message = "expected string containing hex digits starting with `0x`";
                return self.fail_at(self.span_of(start, end), "expected-hex", message);
            };
            return Some(Stored { shape: LiteralShape::new(), n_numbers: 0, data, is_hex: true, end });
        }
        let start = cursor.at;
        let cx = self.cx;
        let (part, _) = part_of(cx, element);
        let size = part.stored_bytes(cx).unwrap_or(1);
        let read = match part.data(cx) {
            TypeData::Float(kind) => {
                let mut sink = Floats { kind: *kind, size, data: Vec::new() };
                cursor.literal(&mut sink).map(|shape| (shape, sink.data))
            }
            TypeData::Integer { width, signedness } => {
                let mut sink = Integers { width: *width, signedness: *signedness, size, data: Vec::new() };
                cursor.literal(&mut sink).map(|shape| (shape, sink.data))
            }
            _ => {
                let mut sink = Integers { width: 64, signedness: Signedness::Signed, size, data: Vec::new() };
                cursor.literal(&mut sink).map(|shape| (shape, sink.data))
            }
        };
        match read {
            Ok((shape, data)) => {
                Some(Stored { shape, n_numbers: data.len() / size, data, is_hex: false, end: cursor.at })
            }
            Err(mut fault) => {
                if !fault.is_syntax
                    && let Err(syntax) = Cursor::new(self.src, start).literal(&mut AnyElements)
                {
                    fault = syntax;
                }
                self.fail_literal(self.span_of(start, cursor.at), fault)
            }
        }
    }

    fn fail_literal<T>(&mut self, whole: Span, fault: Fault) -> Option<T> {
        let span = fault.bytes.map_or(whole, |(start, end)| self.span_of(start, end));
        let draft = self.error_at(span, "bad-literal", fault.message);
        if fault.wants_dot {
            draft.attach(span, "add a trailing dot to make the literal a float").emit();
        } else {
            draft.emit();
        }
        None
    }

    /// The constant of a literal that was read for the type's elements.
    fn dense_of(&mut self, span: Span, ty: Type, literal: Stored) -> Option<Attr> {
        let cx = self.cx;
        let shape = ty.shape(cx).unwrap_or_default();
        let element = ty.element(cx);
        let size = element.stored_bytes(cx).unwrap_or(1);
        let (part, n_parts) = part_of(cx, element);
        let n_elements = ty.n_elements(cx);
        let Stored { shape: literal_shape, n_numbers, mut data, is_hex, .. } = literal;
        if is_hex {
            let n_bytes = n_elements.and_then(|n| n.checked_mul(size));
            if data.len() != size && n_bytes != Some(data.len()) {
                let message =
                    format!("elements hex data size is invalid for provided type: '{}'", self.cx.type_text(ty));
                return self.fail_at(span, "hex-size", message);
            }
            clear_spare_bits(cx, part, &mut data);
            return Some(cx.dense_attr(ty, data));
        }
        self.check_shape(span, &literal_shape, shape)?;
        if n_numbers == 0 && n_elements != Some(0) {
            return self.fail_zero_elements(span, ty);
        }
        let n_expected = n_elements.and_then(|n| n.checked_mul(n_parts));
        if n_numbers != 0 && n_numbers != n_parts && n_expected != Some(n_numbers) {
            let (of, n_expected) = match n_numbers {
                1 => (element, n_parts.to_string()),
                _ => (ty, n_expected.map_or_else(|| "more".to_owned(), |n| n.to_string())),
            };
            let message = format!(
                "parsed {n_numbers} elements, but type ('{}') expected {n_expected} elements",
                self.cx.type_text(of)
            );
            return self.fail_at(span, "element-count", message);
        }
        Some(cx.dense_attr(ty, data))
    }

    fn check_shape(&mut self, span: Span, found: &[i64], expected: &[i64]) -> Option<()> {
        if found.is_empty() || found == expected {
            return Some(());
        }
        let message = format!(
            "inferred shape of elements literal ([{}]) does not match type ([{}])",
            join(found),
            join(expected)
        );
        self.fail_at(span, "literal-shape", message)
    }

    fn fail_zero_elements<T>(&mut self, span: Span, ty: Type) -> Option<T> {
        let message = format!("parsed zero elements, but type ('{}') expected at least 1", self.cx.type_text(ty));
        self.fail_at(span, "element-count", message)
    }

    /// A constant of an element type that is no number: its elements are strings.
    fn dense_strings(&mut self, span: Span, ty: Type, mut cursor: Cursor<'a>) -> Option<Attr> {
        let mut sink = Strings::default();
        let mut shape = LiteralShape::new();
        let start = cursor.at;
        if cursor.peek() != b'>' {
            match cursor.literal(&mut sink) {
                Ok(found) => shape = found,
                Err(mut fault) => {
                    if !fault.is_syntax
                        && let Err(syntax) = Cursor::new(self.src, start).literal(&mut AnyElements)
                    {
                        fault = syntax;
                    }
                    return self.fail_literal(span, fault);
                }
            }
        }
        self.check_shape(span, &shape, ty.shape(self.cx).unwrap_or_default())?;
        if sink.quoted.is_empty() && ty.n_elements(self.cx) != Some(0) {
            return self.fail_zero_elements(span, ty);
        }
        let mut values = Vec::with_capacity(sink.quoted.len());
        for (start, end) in sink.quoted {
            values.push(self.unescape(&self.src[start..end])?.into_boxed_slice());
        }
        if values.windows(2).all(|pair| pair[0] == pair[1]) {
            values.truncate(1);
        }
        Some(self.cx.intern_attr(AttrData::DenseStrings { ty, values: values.into() }))
    }

    /// sparse ::= `sparse` `<` (literal `,` literal)? `>` (`:` type)?
    pub(super) fn parse_sparse(&mut self, ty: Option<Type>) -> Option<Attr> {
        let cx = self.cx;
        let span = self.span();
        self.advance();
        if !self.is(Token::Less) {
            return self.fail("expected-token", "Expected '<' after 'sparse'");
        }
        let start = self.offset() + 1;
        let check = |mut cursor: Cursor<'a>| {
            if cursor.peek() != b'>' {
                cursor.literal(&mut AnyElements)?;
                if !cursor.eat(b',') {
                    return Err(cursor.syntax("expected ','"));
                }
                cursor.literal(&mut AnyElements)?;
            }
            if cursor.peek() == b'>' { Ok(()) } else { Err(cursor.syntax("expected '>'")) }
        };
        let ty = self.type_behind(start, ty, check)?;
        let element = ty.element(cx);
        let rank = ty.shape(cx).map_or(0, <[i64]>::len) as i64;
        let cursor = Cursor::new(self.src, start);
        if cursor.peek() == b'>' {
            let indices = cx.dense_attr(cx.tensor_type(&[0, rank], Type::I64), Vec::new());
            let values = cx.intern_attr(AttrData::Dense {
                ty: cx.tensor_type(&[0], element),
                splat: false,
                data: Vec::new().into(),
            });
            return Some(cx.intern_attr(AttrData::Sparse { ty, indices, values }));
        }
        let indices_span = self.span_of(cursor.at, cursor.at + 1);
        let indices = self.stored_literal(cursor, Type::I64, false)?;
        let mut cursor = Cursor::new(self.src, indices.end);
        if !cursor.eat(b',') {
            let fault = cursor.syntax("expected ','");
            return self.fail_literal(span, fault);
        }
        let values_span = self.span_of(cursor.at, cursor.at + 1);
        if element.stored_bytes(cx).is_none() {
            return self.fail_at(values_span, "element-type", "expected integer, float or complex elements");
        }
        let values = self.stored_literal(cursor, element, true)?;
        let end = Cursor::new(self.src, values.end);
        if end.peek() != b'>' {
            let fault = end.syntax("expected '>'");
            return self.fail_literal(span, fault);
        }
        let indices_shape = match &indices.shape[..] {
            [] => vec![1, rank],
            shape => shape.to_vec(),
        };
        let values_shape = match &values.shape[..] {
            [] => vec![indices_shape[0]],
            shape => shape.to_vec(),
        };
        let indices = self.dense_of(indices_span, cx.tensor_type(&indices_shape, Type::I64), indices)?;
        let values = self.dense_of(values_span, cx.tensor_type(&values_shape, element), values)?;
        self.check_sparse(span, ty, &indices_shape, &values_shape, indices)?;
        Some(cx.intern_attr(AttrData::Sparse { ty, indices, values }))
    }

    fn check_sparse(
        &mut self,
        span: Span,
        ty: Type,
        indices_shape: &[i64],
        values_shape: &[i64],
        indices: Attr,
    ) -> Option<()> {
        let cx = self.cx;
        if values_shape.len() != 1 {
            return self.fail_at(span, "sparse-values", "expected 1-d tensor for sparse element values");
        }
        let shape = ty.shape(cx).unwrap_or_default();
        let fits = match indices_shape {
            [_, width] => *width == shape.len() as i64,
            [_] => shape.len() == 1,
            _ => false,
        };
        if !fits || indices_shape[0] != values_shape[0] {
            let message = format!(
                "expected shape ([{}]); inferred shape of indices literal ([{}]); \
                 inferred shape of values literal ([{}])",
                join(shape),
                join(indices_shape),
                join(values_shape)
            );
            return self.fail_at(span, "sparse-shape", message);
        }
        let Some(elements) = indices.dense(cx) else { return Some(()) };
        let coordinates: Vec<i64> = elements.i64s(cx).map(Iterator::collect).unwrap_or_default();
        for (number, index) in coordinates.chunks(shape.len().max(1)).enumerate() {
            if index.iter().zip(shape).any(|(at, size)| at < &0 || at >= size) {
                let message = format!(
                    "sparse index #{number} is not contained within the value shape, with index=[{}], and type='{}'",
                    join(index),
                    self.cx.type_text(ty)
                );
                return self.fail_at(span, "sparse-index", message);
            }
        }
        Some(())
    }

    /// dense-resource ::= `dense_resource` `<` key `>` (`:` type)?
    pub(super) fn parse_dense_resource(&mut self, ty: Option<Type>) -> Option<Attr> {
        let span = self.span();
        self.advance();
        if !self.eat(Token::Less) {
            return self.fail("expected-token", "expected '<' after 'dense_resource'");
        }
        let key = self.parse_resource_key()?;
        self.expect(Token::Greater, ">")?;
        let (ty, type_span) = match ty {
            Some(ty) => (ty, span),
            None => {
                let type_span = self.span();
                self.expect(Token::Colon, ":")?;
                (self.parse_type()?, type_span)
            }
        };
        let is_shaped = ty.shape(self.cx).is_some()
            || matches!(ty.data(self.cx), TypeData::UnrankedTensor(_) | TypeData::UnrankedMemRef { .. });
        if !is_shaped {
            return self.fail_at(type_span, "literal-type", "`dense_resource` expected a shaped type");
        }
        Some(self.cx.intern_attr(AttrData::DenseResource { ty, key }))
    }
}

/// A literal in its stored form.
struct Stored {
    shape: LiteralShape,
    /// How many numbers were written, two for a complex one.
    n_numbers: usize,
    data: Vec<u8>,
    is_hex: bool,
    /// Where the text continues.
    end: usize,
}

/// The type of the numbers in an element, and how many it has.
fn part_of(cx: &Context, element: Type) -> (Type, usize) {
    match element.data(cx) {
        TypeData::Complex(part) => (*part, 2),
        _ => (element, 1),
    }
}

/// Hexadecimal data may carry bits above the width of its elements.
fn clear_spare_bits(cx: &Context, part: Type, data: &mut [u8]) {
    let (Some(width), Some(size)) = (part.bit_width(cx), part.stored_bytes(cx)) else { return };
    let spare = size as u32 * 8 - width;
    if spare != 0 {
        let mask = if spare >= 8 { 0 } else { 0xFF >> spare };
        for element in data.chunks_exact_mut(size) {
            element[size - 1] &= mask;
        }
    }
}

/// Integers and `index`.
struct Integers {
    width: u32,
    signedness: Signedness,
    size: usize,
    data: Vec<u8>,
}

impl Sink for Integers {
    #[inline]
    fn number(&mut self, number: Number<'_>) -> Result<(), Fault> {
        let Number { text, bytes, negative, is_float } = number;
        if negative && self.signedness == Signedness::Unsigned {
            let message = "expected unsigned integer elements, but parsed negative value";
            return Err(Fault::element(bytes, message));
        }
        if is_float {
            return Err(Fault::element(bytes, "expected integer elements, but parsed floating-point"));
        }
        let overflow = |_| Fault::element(bytes, "integer constant out of range for type");
        if self.width <= 64 {
            let word = parse_word(text, negative, self.width, self.signedness).map_err(overflow)?;
            self.data.extend_from_slice(&word.to_le_bytes()[..self.size]);
        } else {
            let value = ApInt::parse(text, negative, self.width, self.signedness).map_err(overflow)?;
            value.write_le_bytes(&mut self.data);
        }
        Ok(())
    }

    fn boolean(&mut self, value: bool, bytes: (usize, usize)) -> Result<(), Fault> {
        if self.width != 1 {
            return Err(Fault::element(bytes, "expected i1 type for 'true' or 'false' values"));
        }
        self.data.push(u8::from(value));
        Ok(())
    }

    fn string(&mut self, _: &[u8], bytes: (usize, usize)) -> Result<(), Fault> {
        Err(Fault::element(bytes, "integer constant out of range for type"))
    }
}

/// Floats of one kind.
struct Floats {
    kind: FloatKind,
    size: usize,
    data: Vec<u8>,
}

impl Sink for Floats {
    #[inline]
    fn number(&mut self, number: Number<'_>) -> Result<(), Fault> {
        let Number { text, bytes, negative, is_float } = number;
        let bits = if is_float {
            self.kind.parse_magnitude(text, negative).unwrap_or_default()
        } else if !text.starts_with(b"0x") {
            let message = "unexpected decimal integer literal for a floating point value";
            return Err(Fault { wants_dot: true, ..Fault::element(bytes, message) });
        } else if negative {
            return Err(Fault::element(bytes, "hexadecimal float literal should not have a leading minus"));
        } else {
            let overflow = "hexadecimal float constant out of range for type";
            self.kind.parse_hex(text).ok_or_else(|| Fault::element(bytes, overflow))?
        };
        self.data.extend_from_slice(&bits.to_le_bytes()[..self.size]);
        Ok(())
    }

    fn boolean(&mut self, _: bool, bytes: (usize, usize)) -> Result<(), Fault> {
        Err(Fault::element(bytes, "expected floating point literal"))
    }

    fn string(&mut self, _: &[u8], bytes: (usize, usize)) -> Result<(), Fault> {
        Err(Fault::element(bytes, "expected floating point literal"))
    }
}

/// Strings, by their place in the text.
#[derive(Default)]
struct Strings {
    quoted: Vec<(usize, usize)>,
}

impl Strings {
    fn fault(text: &[u8]) -> Fault {
        let message = format!("expected string token, got {}", String::from_utf8_lossy(text));
        Fault { bytes: None, is_syntax: false, message: message.into(), wants_dot: false }
    }
}

impl Sink for Strings {
    fn number(&mut self, number: Number<'_>) -> Result<(), Fault> {
        Err(Strings::fault(number.text))
    }

    fn boolean(&mut self, value: bool, _: (usize, usize)) -> Result<(), Fault> {
        Err(Strings::fault(if value { b"true" } else { b"false" }))
    }

    fn string(&mut self, _: &[u8], bytes: (usize, usize)) -> Result<(), Fault> {
        self.quoted.push(bytes);
        Ok(())
    }
}

/// The bytes that `0x` and pairs of hexadecimal digits spell.
pub(super) fn decode_hex(text: &[u8]) -> Option<Vec<u8>> {
    const BLOCK: usize = 64;
    let digits = text.strip_prefix(b"0x").filter(|digits| digits.len() % 2 == 0)?;
    let mut bytes = vec![0; digits.len() / 2];
    let mut all_valid = true;
    // Fixed blocks and plain arithmetic, so that the compiler uses vectors.
    let mut decode = |digits: &[u8], bytes: &mut [u8]| {
        let mut nibbles = [0u8; BLOCK];
        for (nibble, &digit) in nibbles.iter_mut().zip(digits) {
            let is_decimal = digit.wrapping_sub(b'0') < 10;
            let is_letter = (digit | 0x20).wrapping_sub(b'a') < 6;
            all_valid &= is_decimal | is_letter;
            *nibble = (digit & 15) + (digit >> 6) * 9;
        }
        for (byte, pair) in bytes.iter_mut().zip(nibbles.chunks_exact(2)) {
            *byte = pair[0] << 4 | pair[1] & 15;
        }
    };
    let mut blocks = digits.chunks_exact(BLOCK);
    let mut targets = bytes.chunks_exact_mut(BLOCK / 2);
    for (block, target) in (&mut blocks).zip(&mut targets) {
        decode(block, target);
    }
    decode(blocks.remainder(), targets.into_remainder());
    all_valid.then_some(bytes)
}

fn join(sizes: &[i64]) -> String {
    sizes.iter().map(i64::to_string).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::decode_hex;

    #[test]
    fn hexadecimal_digits_become_bytes() {
        assert_eq!(decode_hex(b"0x"), Some(vec![]));
        assert_eq!(decode_hex(b"0x09aFfA90"), Some(vec![0x09, 0xAF, 0xFA, 0x90]));
        for bad in ["", "00", "0x1", "0x1g", "0x1@", "0x`0", "0xG1", "0x1:"] {
            assert_eq!(decode_hex(bad.as_bytes()), None, "{bad}");
        }
        let bytes: Vec<u8> = (0..=255).cycle().take(1001).collect();
        let text = bytes.iter().fold("0x".to_owned(), |text, byte| text + &format!("{byte:02x}"));
        assert_eq!(decode_hex(text.as_bytes()), Some(bytes));
    }
}
