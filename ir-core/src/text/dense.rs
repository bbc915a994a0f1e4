//! Constants of elements: `dense<…>`, `dense_resource<…>`, `sparse<…>`, read from text.
//!
//! The type stands behind the elements, so it is read first: the end of the literal is found by a scan for the bracket.
//! Reports come in the order of the reference all the same: text that is no literal, then the type, then the shape,
//! then single elements.

use super::elements::{Floats, Integers, Strings, decode_hex};
use super::lexer::Token;
use super::literal::{AnyElements, Cursor, Fault, LiteralShape, literal_end, string_end};
use super::parser::Parser;
use super::shaped_types::join;
use crate::attrs::AttrData;
use crate::context::Context;
use crate::diag::Span;
use crate::ids::{Attr, Type};
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
        let ty = self.type_behind(start, ty, |mut cursor| {
            if cursor.peek() != b'>' {
                cursor.literal(&mut AnyElements)?;
            }
            cursor.expect(b'>')
        })?;
        let cursor = Cursor::new(self.src, start);
        let literal = match cursor.peek() {
            b'>' => Literal::default(),
            _ => self.read_literal(cursor, ty.element(self.cx), b'>')?,
        };
        self.elements_of(span, ty, literal)
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

    /// Reads a literal of elements of one type, or none, up to the byte `follow`. Only what the closing bracket follows
    /// can be hexadecimal. Reports what is wrong with elements only after what is wrong with the text.
    fn read_literal(&mut self, mut cursor: Cursor<'a>, element: Type, follow: u8) -> Option<Literal> {
        let cx = self.cx;
        let (part, _) = part_of(cx, element);
        let Some(size) = part.stored_bytes(cx) else {
            return self.read_strings(cursor, follow);
        };
        let start = cursor.at;
        if follow == b'>' && cursor.peek() == b'"' {
            let end = string_end(self.src, start).unwrap_or(self.src.len());
            return match decode_hex(&self.src[start + 1..end - 1]) {
                Some(data) => {
                    cursor.at = end;
                    let shape = self.checked_shape(start, Ok(LiteralShape::new()), cursor, follow)?;
                    Some(Literal { shape, elements: Elements::Hex(data), end })
                }
                None => {
                    let message = "expected string containing hex digits starting with `0x`";
                    self.fail_at(self.span_of(start, end), "expected-hex", message)
                }
            };
        }
        let (read, data) = match part.data(cx) {
            TypeData::Float(kind) => {
                let mut sink = Floats { kind: *kind, size, data: Vec::new() };
                (cursor.literal(&mut sink), sink.data)
            }
            data => {
                let (width, signedness) = match data {
                    TypeData::Integer { width, signedness } => (*width, *signedness),
                    _ => (64, Signedness::Signed),
                };
                let mut sink = Integers { width, signedness, size, data: Vec::new() };
                (cursor.literal(&mut sink), sink.data)
            }
        };
        let end = cursor.at;
        let shape = self.checked_shape(start, read, cursor, follow)?;
        Some(Literal { shape, elements: Elements::Numbers { count: data.len() / size, data }, end })
    }

    /// Elements that are no numbers are strings.
    fn read_strings(&mut self, mut cursor: Cursor<'a>, follow: u8) -> Option<Literal> {
        let start = cursor.at;
        let mut sink = Strings::default();
        let read = cursor.literal(&mut sink);
        let end = cursor.at;
        let shape = self.checked_shape(start, read, cursor, follow)?;
        let mut values = Vec::with_capacity(sink.quoted.len());
        for (start, end) in sink.quoted {
            values.push(self.unescape(&self.src[start..end])?.into_boxed_slice());
        }
        Some(Literal { shape, elements: Elements::Strings(values), end })
    }

    /// The shape of the literal that was read from `start` to the cursor, or a report: of an element only if all of the
    /// text is a literal.
    fn checked_shape(
        &mut self,
        start: usize,
        read: Result<LiteralShape, Fault>,
        mut cursor: Cursor<'a>,
        follow: u8,
    ) -> Option<LiteralShape> {
        let checked = match read {
            Ok(shape) => cursor.expect(follow).map(|()| shape),
            Err(fault) if fault.is_syntax => Err(fault),
            Err(fault) => {
                let mut whole = Cursor::new(self.src, start);
                let syntax = whole.literal(&mut AnyElements).and_then(|_| whole.expect(follow));
                Err(syntax.err().unwrap_or(fault))
            }
        };
        match checked {
            Ok(shape) => Some(shape),
            Err(fault) => self.fail_literal(self.span_of(start, start), fault),
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
    fn elements_of(&mut self, span: Span, ty: Type, literal: Literal) -> Option<Attr> {
        let cx = self.cx;
        let n_elements = ty.n_elements(cx);
        let element = ty.element(cx);
        let (part, n_parts) = part_of(cx, element);
        if let Elements::Hex(mut data) = literal.elements {
            let size = element.stored_bytes(cx).unwrap_or(1);
            if data.len() != size && n_elements.and_then(|n| n.checked_mul(size)) != Some(data.len()) {
                let message = format!("elements hex data size is invalid for provided type: '{}'", cx.type_text(ty));
                return self.fail_at(span, "element-count", message);
            }
            clear_spare_bits(cx, part, &mut data);
            return Some(cx.dense_attr(ty, data));
        }
        self.check_shape(span, &literal.shape, ty.shape(cx).unwrap_or_default())?;
        let count = match &literal.elements {
            Elements::Numbers { count, .. } => *count,
            Elements::Strings(values) => values.len() * n_parts,
            Elements::Hex(_) => 0,
        };
        if count == 0 && n_elements != Some(0) {
            let message = format!("parsed zero elements, but type ('{}') expected at least 1", cx.type_text(ty));
            return self.fail_at(span, "element-count", message);
        }
        let stands_for_all = literal.shape.is_empty() && (count == 0 || count == n_parts);
        let expected = n_elements.and_then(|n| n.checked_mul(n_parts));
        if !stands_for_all && expected != Some(count) {
            let (of, expected) = match count {
                1 if literal.shape.is_empty() => (element, n_parts.to_string()),
                _ => (ty, expected.map_or_else(|| "more".to_owned(), |n| n.to_string())),
            };
            let message =
                format!("parsed {count} elements, but type ('{}') expected {expected} elements", cx.type_text(of));
            return self.fail_at(span, "element-count", message);
        }
        Some(match literal.elements {
            Elements::Strings(mut values) => {
                if values.windows(2).all(|pair| pair[0] == pair[1]) {
                    values.truncate(1);
                }
                cx.intern_attr(AttrData::DenseStrings { ty, values: values.into() })
            }
            _ if element.stored_bytes(cx).is_none() => {
                cx.intern_attr(AttrData::DenseStrings { ty, values: Box::default() })
            }
            Elements::Numbers { data, .. } | Elements::Hex(data) => cx.dense_attr(ty, data),
        })
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

    /// sparse ::= `sparse` `<` (literal `,` literal)? `>` (`:` type)?
    pub(super) fn parse_sparse(&mut self, ty: Option<Type>) -> Option<Attr> {
        let cx = self.cx;
        let span = self.span();
        self.advance();
        if !self.is(Token::Less) {
            return self.fail("expected-token", "Expected '<' after 'sparse'");
        }
        let start = self.offset() + 1;
        let ty = self.type_behind(start, ty, |mut cursor| {
            if cursor.peek() != b'>' {
                cursor.literal(&mut AnyElements)?;
                cursor.expect(b',')?;
                cursor.literal(&mut AnyElements)?;
            }
            cursor.expect(b'>')
        })?;
        let element = ty.element(cx);
        let rank = ty.shape(cx).map_or(0, <[i64]>::len) as i64;
        let cursor = Cursor::new(self.src, start);
        if cursor.peek() == b'>' {
            let indices = self.elements_of(span, cx.tensor_type(&[0, rank], Type::I64), Literal::default())?;
            let values = self.elements_of(span, cx.tensor_type(&[0], element), Literal::default())?;
            return Some(cx.intern_attr(AttrData::Sparse { ty, indices, values }));
        }
        let indices_span = self.span_of(cursor.at, cursor.at + 1);
        let indices = self.read_literal(cursor, Type::I64, b',')?;
        let cursor = Cursor::new(self.src, indices.end + 1);
        let values_span = self.span_of(cursor.at, cursor.at + 1);
        let values = self.read_literal(cursor, element, b'>')?;
        let indices_shape = match &indices.shape[..] {
            [] => vec![1, rank],
            shape => shape.to_vec(),
        };
        let values_shape = match &values.shape[..] {
            [] => vec![indices_shape[0]],
            shape => shape.to_vec(),
        };
        let indices = self.elements_of(indices_span, cx.tensor_type(&indices_shape, Type::I64), indices)?;
        let values = self.elements_of(values_span, cx.tensor_type(&values_shape, element), values)?;
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
            return self.fail_at(span, "sparse-literal", "expected 1-d tensor for sparse element values");
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
            return self.fail_at(span, "sparse-literal", message);
        }
        let Some(elements) = indices.dense(cx) else {
            return Some(());
        };
        let coordinates: Vec<i64> = elements.i64s(cx).map(Iterator::collect).unwrap_or_default();
        for (number, index) in coordinates.chunks(shape.len().max(1)).enumerate() {
            if index.iter().zip(shape).any(|(at, size)| at < &0 || at >= size) {
                let message = format!(
                    "sparse index #{number} is not contained within the value shape, with index=[{}], and type='{}'",
                    join(index),
                    self.cx.type_text(ty)
                );
                return self.fail_at(span, "sparse-literal", message);
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

/// What was read of a literal; by default, of one without elements.
#[derive(Default)]
struct Literal {
    shape: LiteralShape,
    elements: Elements,
    /// Where the text continues.
    end: usize,
}

enum Elements {
    /// Stored numbers, two for a complex element.
    Numbers {
        count: usize,
        data: Vec<u8>,
    },
    /// Data of which the type tells what they are.
    Hex(Vec<u8>),
    Strings(Vec<Box<[u8]>>),
}

impl Default for Elements {
    fn default() -> Self {
        Elements::Numbers { count: 0, data: Vec::new() }
    }
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
    let (Some(width), Some(size)) = (part.bit_width(cx), part.stored_bytes(cx)) else {
        return;
    };
    let spare = size as u32 * 8 - width;
    if spare != 0 {
        let mask = if spare >= 8 { 0 } else { 0xFF >> spare };
        for element in data.chunks_exact_mut(size) {
            element[size - 1] &= mask;
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::text::harness::check_attrs;

    #[test]
    fn constants_are_read_and_printed_as_the_reference_does() {
        check_attrs(include_str!("cases/constants.txt"));
    }
}
