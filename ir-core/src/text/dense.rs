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
        let Some(size) = part.stored_bytes(cx) else { return self.read_strings(cursor, follow) };
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
                let message =
                    format!("elements hex data size is invalid for provided type: '{}'", cx.type_text(ty));
                return self.fail_at(span, "hex-size", message);
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
    use crate::text::harness::{check_attr_errors, check_attrs};

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

    #[test]
    fn constants_print_as_the_reference_prints_them() {
check_attrs(&[
    ("dense<1> : tensor<2xi32>", ""),
    ("dense<[1, 2]> : tensor<2xi32>", ""),
    ("dense<[1, 1]> : tensor<2xi32>", "dense<1> : tensor<2xi32>"),
    ("dense<[1]> : tensor<1xi32>", "dense<1> : tensor<1xi32>"),
    ("dense<1> : tensor<i32>", ""),
    ("dense<[]> : tensor<0xi32>", "dense<> : tensor<0xi32>"),
    ("dense<> : tensor<0xi32>", ""),
    ("dense<1> : tensor<0xi32>", ""),
    ("dense<[[], []]> : tensor<2x0xi32>", "dense<> : tensor<2x0xi32>"),
    ("dense<[true, false]> : tensor<2xi1>", ""),
    ("dense<[1, 0]> : tensor<2xi1>", "dense<[true, false]> : tensor<2xi1>"),
    ("dense<true> : tensor<2xi1>", ""),
    ("dense<-1> : tensor<2xi1>", "dense<true> : tensor<2xi1>"),
    ("dense<[-1, 255]> : tensor<2xi8>", "dense<-1> : tensor<2xi8>"),
    ("dense<[1.0, 2.5]> : tensor<2xf32>", "dense<[1.000000e+00, 2.500000e+00]> : tensor<2xf32>"),
    ("dense<[0x7FC00000, -1.0]> : tensor<2xf32>", "dense<[0x7FC00000, -1.000000e+00]> : tensor<2xf32>"),
    ("dense<1.0e999> : tensor<2xf32>", "dense<0x7F800000> : tensor<2xf32>"),
    ("dense<1.0e300> : tensor<2xf32>", "dense<0x7F800000> : tensor<2xf32>"),
    ("dense<(1.0, 2.0)> : tensor<complex<f32>>", "dense<(1.000000e+00,2.000000e+00)> : tensor<complex<f32>>"),
    ("dense<[(1.0, 2.0), (3.0, 4.0)]> : tensor<2xcomplex<f32>>", "dense<[(1.000000e+00,2.000000e+00), (3.000000e+00,4.000000e+00)]> : tensor<2xcomplex<f32>>"),
    ("dense<[(1, 2), (3, 4)]> : tensor<2xcomplex<i32>>", "dense<[(1,2), (3,4)]> : tensor<2xcomplex<i32>>"),
    ("dense<(1, 2)> : tensor<complex<i4>>", "dense<(1,2)> : tensor<complex<i4>>"),
    ("dense<(1.0, 2.0)> : tensor<2xf32>", "dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>"),
    (r#"dense<"0x01000000"> : tensor<i32>"#, "dense<1> : tensor<i32>"),
    (r#"dense<"0x0100000002000000"> : tensor<2xi32>"#, "dense<[1, 2]> : tensor<2xi32>"),
    (r#"dense<"0x01000000"> : tensor<2xi32>"#, "dense<1> : tensor<2xi32>"),
    (r#"dense<"0x"> : tensor<0xi32>"#, "dense<> : tensor<0xi32>"),
    (r#"dense<"0xFf00"> : tensor<2xi8>"#, "dense<[-1, 0]> : tensor<2xi8>"),
    (r#"dense<"0x03"> : tensor<2xi1>"#, "dense<true> : tensor<2xi1>"),
    (r#"dense<"0x0001"> : tensor<2xi1>"#, "dense<[false, true]> : tensor<2xi1>"),
    (r#"dense<"0xFF"> : tensor<2xi1>"#, "dense<true> : tensor<2xi1>"),
    (r#"dense<"0x01"> : tensor<1xi1>"#, "dense<true> : tensor<1xi1>"),
    (r#"dense<"0x0102"> : tensor<2xi4>"#, "dense<[1, 2]> : tensor<2xi4>"),
    (r#"dense<"0x12"> : tensor<2xi4>"#, "dense<2> : tensor<2xi4>"),
    (r#"dense<"0xFF01"> : tensor<2xi4>"#, "dense<[-1, 1]> : tensor<2xi4>"),
    (r#"dense<"0x0000803F00000040"> : tensor<complex<f32>>"#, "dense<(1.000000e+00,2.000000e+00)> : tensor<complex<f32>>"),
    (r#"dense<"0x0000803F0000803F"> : tensor<2xf32>"#, "dense<1.000000e+00> : tensor<2xf32>"),
    (r#"dense<"abc"> : tensor<2x!foo.s>"#, ""),
    (r#"dense<["a", "b"]> : tensor<2x!foo.s>"#, ""),
    (r#"dense<["a", "a"]> : tensor<2x!foo.s>"#, r#"dense<"a"> : tensor<2x!foo.s>"#),
    (r#"dense<["a"]> : tensor<1x!foo.s>"#, r#"dense<"a"> : tensor<1x!foo.s>"#),
    ("dense<> : tensor<0x!foo.s>", ""),
    (r#"dense<"0x01"> : tensor<2x!foo.s>"#, ""),
    ("dense<1> : vector<2xi32>", ""),
    ("dense<[1, 2]> : memref<2xi32>", ""),
    ("dense<[-8, 15]> : tensor<2xi4>", "dense<[-8, -1]> : tensor<2xi4>"),
    ("dense<[1, 2]> : tensor<2xindex>", ""),
    ("dense<[1, 2]> : tensor<2xi128>", ""),
    ("dense<[1, 2]> : tensor<2xi20>", ""),
    ("dense<[1.0, 2.0]> : tensor<2xf8E4M3FN>", "dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf8E4M3FN>"),
    ("dense<[1.0, 2.0]> : tensor<2xf4E2M1FN>", "dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf4E2M1FN>"),
    ("dense<[1.0, 2.0]> : tensor<2xtf32>", "dense<[1.000000e+00, 2.000000e+00]> : tensor<2xtf32>"),
    ("dense<[1.0, 2.0]> : tensor<2xf80>", "dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf80>"),
    (r#"dense<"0x0000000000000080FF3F"> : tensor<f80>"#, "dense<1.000000e+00> : tensor<f80>"),
    ("dense<[[[1, 2], [3, 4]]]> : tensor<1x2x2xi32>", ""),
    ("dense<1> : tensor<1000000000x1000000000xi32>", ""),
    ("dense<1> : tensor<100000000000x100000000000xi32>", ""),
    ("dense<0.0> : tensor<2xf32, #foo.x>", "dense<0.000000e+00> : tensor<2xf32, #foo.x>"),
    ("dense<0> : tensor<2xi0>", ""),
    ("sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3x4xi32>", ""),
    ("sparse<0, 1> : tensor<4xi32>", ""),
    ("sparse<[0], [1]> : tensor<4xi32>", "sparse<0, 1> : tensor<4xi32>"),
    ("sparse<[[0]], 1> : tensor<4xi32>", "sparse<0, 1> : tensor<4xi32>"),
    ("sparse<> : tensor<4xi32>", ""),
    ("sparse<[[0, 0]], [-2.0]> : vector<1x1xf16>", "sparse<0, -2.000000e+00> : vector<1x1xf16>"),
    (r#"sparse<[[0, 0], [1, 2]], "0x0100000002000000"> : tensor<3x4xi32>"#, "sparse<[[0, 0], [1, 2]], [1, 2]> : tensor<3x4xi32>"),
    ("dense<(1, 2)> : tensor<2x1xi32>", "dense<[[1], [2]]> : tensor<2x1xi32>"),
    ("dense<(1.0, 2.0)> : tensor<0xcomplex<f32>>", "dense<(1.000000e+00,2.000000e+00)> : tensor<0xcomplex<f32>>"),
    ("dense<1.0> : tensor<0xf32>", "dense<1.000000e+00> : tensor<0xf32>"),
    (r#"dense<"0x0000803F"> : tensor<0xf32>"#, "dense<1.000000e+00> : tensor<0xf32>"),
    (r#"dense<"a\22b"> : tensor<2x!foo.s>"#, ""),
    (r#"dense<["a\22b", "c"]> : tensor<2x!foo.s>"#, ""),
    ("dense<1> : tensor<2xui1>", "dense<true> : tensor<2xui1>"),
    ("dense<-1> : tensor<2xsi1>", "dense<true> : tensor<2xsi1>"),
    ("dense<[0, -1]> : tensor<2xsi1>", "dense<[false, true]> : tensor<2xsi1>"),
    ("dense<[1, 2]> : vector<[2]xi32>", ""),
    ("dense<0x1> : tensor<2xi8>", "dense<1> : tensor<2xi8>"),
    ("dense<1.> : tensor<2xf64>", "dense<1.000000e+00> : tensor<2xf64>"),
    ("dense<- 1> : tensor<2xi8>", "dense<-1> : tensor<2xi8>"),
    ("dense<-1.5> : tensor<2xf16>", "dense<-1.500000e+00> : tensor<2xf16>"),
    (r#"dense<"0x00"> : tensor<2xui8>"#, "dense<0> : tensor<2xui8>"),
    (r#"sparse<[[0]], ["a"]> : tensor<2x!foo.s>"#, r#"sparse<0, "a"> : tensor<2x!foo.s>"#),
]);
    }

    #[test]
    fn wrong_constants_are_reported_in_its_words() {
check_attr_errors(&[
    ("dense<> : tensor<2xi32>", "parsed zero elements, but type ('tensor<2xi32>') expected at least 1"),
    ("dense<[]> : tensor<2xi32>", "inferred shape of elements literal ([0]) does not match type ([2])"),
    ("dense<[1, 2, 3]> : tensor<2xi32>", "inferred shape of elements literal ([3]) does not match type ([2])"),
    ("dense<[1, 2]> : tensor<2x1xi32>", "inferred shape of elements literal ([2]) does not match type ([2, 1])"),
    ("dense<[[1, 2], [3]]> : tensor<2x2xi32>", "tensor literal is invalid; ranks are not consistent between elements"),
    ("dense<[[1, 2], 3]> : tensor<2x2xi32>", "tensor literal is invalid; ranks are not consistent between elements"),
    ("dense<[1, [2]]> : tensor<2x2xi32>", "tensor literal is invalid; ranks are not consistent between elements"),
    ("dense<true> : tensor<2xi32>", "expected i1 type for 'true' or 'false' values"),
    ("dense<2> : tensor<2xi1>", "integer constant out of range for type"),
    ("dense<[-1, 255]> : tensor<2xui8>", "expected unsigned integer elements, but parsed negative value"),
    ("dense<256> : tensor<2xi8>", "integer constant out of range for type"),
    ("dense<1.0> : tensor<2xi8>", "expected integer elements, but parsed floating-point"),
    ("dense<1> : tensor<2xf32>", "unexpected decimal integer literal for a floating point value"),
    ("dense<-1> : tensor<2xf32>", "unexpected decimal integer literal for a floating point value"),
    ("dense<-0x7FC00000> : tensor<2xf32>", "hexadecimal float literal should not have a leading minus"),
    ("dense<0x1FFFFFFFF> : tensor<2xf32>", "hexadecimal float constant out of range for type"),
    ("dense<1.0> : tensor<complex<f32>>", "parsed 1 elements, but type ('complex<f32>') expected 2 elements"),
    ("dense<[1.0, 2.0]> : tensor<2xcomplex<f32>>", "parsed 2 elements, but type ('tensor<2xcomplex<f32>>') expected 4 elements"),
    ("dense<[1.0, (2.0, 3.0)]> : tensor<2xcomplex<f32>>", "parsed 3 elements, but type ('tensor<2xcomplex<f32>>') expected 4 elements"),
    (r#"dense<"0x010000"> : tensor<2xi32>"#, "elements hex data size is invalid for provided type: 'tensor<2xi32>'"),
    (r#"dense<"0x01000000000000000000000000000000"> : tensor<2xi32>"#, "elements hex data size is invalid for provided type: 'tensor<2xi32>'"),
    (r#"dense<"0x"> : tensor<2xi32>"#, "elements hex data size is invalid for provided type: 'tensor<2xi32>'"),
    (r#"dense<"01"> : tensor<2xi32>"#, "expected string containing hex digits starting with `0x`"),
    (r#"dense<"0x1"> : tensor<2xi8>"#, "expected string containing hex digits starting with `0x`"),
    ("dense<[1, 2]> : tensor<2x!foo.s>", "expected string token, got 1"),
    (r#"dense<["a", "b"]> : tensor<2xi32>"#, "integer constant out of range for type"),
    (r#"dense<["0x01000000"]> : tensor<1xi32>"#, "integer constant out of range for type"),
    ("dense<1> : tensor<?xi32>", "elements literal type must have static shape"),
    ("dense<1> : tensor<*xi32>", "elements literal type must have static shape"),
    ("dense<1> : i32", "elements literal must be a shaped type"),
    ("dense<1>", "expected ':'"),
    ("dense<1 : tensor<i32>", "expected '>'"),
    ("dense<foo> : tensor<i32>", "expected element literal of primitive type"),
    ("dense<[1, foo]> : tensor<2xi32>", "expected element literal of primitive type"),
    ("dense<-> : tensor<2xi32>", "expected element literal of primitive type"),
    ("dense<[1 2]> : tensor<2xi32>", "expected ']'"),
    ("dense<[1,]> : tensor<2xi32>", "expected element literal of primitive type"),
    ("dense [1]", "expected '<' after 'dense'"),
    ("dense<(1, 2> : tensor<complex<i32>>", "expected ')' after complex elements"),
    ("dense<(1 2)> : tensor<complex<i32>>", "expected ',' between complex elements"),
    ("dense<[-9, 15]> : tensor<2xi4>", "integer constant out of range for type"),
    ("dense<[-8, 15]> : tensor<2xui4>", "expected unsigned integer elements, but parsed negative value"),
    (r#"dense<"0x0000000000000080FF3F000000000000"> : tensor<f80>"#, "elements hex data size is invalid for provided type: 'tensor<f80>'"),
    ("dense<[1, 2]> : tensor<1000000000x10000000000xi32>", "inferred shape of elements literal ([2]) does not match type ([1000000000, 10000000000])"),
    ("dense<1> : tensor<2xnone>", "invalid tensor element type"),
    ("dense<[0, 1]> : tensor<2xi0>", "integer constant out of range for type"),
    ("sparse<[[0, 5]], [-2.0]> : tensor<1x1xf16>", "sparse index #0 is not contained within the value shape, with index=[0, 5], and type='tensor<1x1xf16>'"),
    ("sparse<[[0, 0], [1, 2]], [1]> : tensor<3x4xi32>", "expected shape ([3, 4]); inferred shape of indices literal ([2, 2]); inferred shape of values literal ([1])"),
    ("sparse<[[0,0,0]], [1]> : tensor<3x4xi32>", "expected shape ([3, 4]); inferred shape of indices literal ([1, 3]); inferred shape of values literal ([1])"),
    ("dense<[1.0]> : tensor<1xcomplex<f32>>", "parsed 1 elements, but type ('tensor<1xcomplex<f32>>') expected 2 elements"),
    ("dense<1> : tensor<2xcomplex<i32>>", "parsed 1 elements, but type ('complex<i32>') expected 2 elements"),
    ("dense<[(1, 2)]> : tensor<2xi32>", "inferred shape of elements literal ([1]) does not match type ([2])"),
    ("dense<true> : tensor<2xf32>", "expected floating point literal"),
    (r#"dense<"a"> : tensor<2xf32>"#, "expected string containing hex digits starting with `0x`"),
    (r#"dense<["a"]> : tensor<1xf32>"#, "expected floating point literal"),
    ("dense<1> : tensor<2xsi1>", "integer constant out of range for type"),
    ("dense<[[1, 2], 3, 4]> : tensor<2x2xi32>", "tensor literal is invalid; ranks are not consistent between elements"),
    ("dense<[1], [2]> : tensor<2xi32>", "expected '>'"),
    ("dense<0xFFF> : tensor<2xi8>", "integer constant out of range for type"),
    ("dense<1.5e> : tensor<2xf64>", "expected '>'"),
    ("dense<1.5e+> : tensor<2xf64>", "expected '>'"),
    ("dense<1e5> : tensor<2xf64>", "expected '>'"),
    ("dense<0x> : tensor<2xi8>", "expected '>'"),
    ("dense<1> : tensor<2xi32>>", "found trailing characters"),
    ("sparse<[1], > : tensor<2xi32>", "expected element literal of primitive type"),
]);
    }
}
