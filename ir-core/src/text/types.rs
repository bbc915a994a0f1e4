//! Types: the builtin ones, aliases, and the frame around those of dialects.
//!
//! A type that was read before costs one comparison or one look-up of its text (see [`Parser::parse_type`]); the
//! printer keeps the text of each type that it printed.

use smallvec::SmallVec;

use super::lexer::Token;
use super::parser::{Delimiter, Parser, decimal_u64, grow_stack};
use super::printer::Printer;
use crate::attrs::AttrData;
use crate::context::Context;
use crate::diag::Span;
use crate::ids::{Attr, Type};
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
        let (last_text, last_type) = self.last_type;
        if rest.starts_with(last_text) {
            self.jump(start + last_text.len());
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
            && let Some(&ty) = self.type_cache.get(cached)
        {
            if cached.len() > text.len() {
                self.last_type = (cached, ty);
            }
            self.jump(start + cached.len());
            return Some(ty);
        }
        let ty = self.deeper(|p| p.parse_new_type())?;
        if let Some(cached) = cached.filter(|cached| self.last_end() == start + cached.len()) {
            self.type_cache.insert(cached, ty);
            if cached.len() > text.len() {
                self.last_type = (cached, ty);
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

    /// tensor-type ::= `tensor` `<` (`*` `x` | (dimension `x`)*) type (`,` attribute?)? `>`
    fn parse_tensor_type(&mut self) -> Option<Type> {
        self.advance();
        self.expect_in(Token::Less, "<", "tensor type")?;
        let shape = self.parse_dimensions()?;
        let span = self.span();
        let element = self.parse_type()?;
        let mut encoding = None;
        if self.eat(Token::Comma) {
            encoding = self.opt_attr()?;
        }
        self.expect_in(Token::Greater, ">", "tensor type")?;
        if !is_tensor_element(self.cx, element) {
            return self.fail_at(span, "element-type", "invalid tensor element type");
        }
        match shape {
            Some(shape) => {
                if let Some(fault) = encoding.and_then(|encoding| self.encoding_fault(encoding, &shape, element)) {
                    return self.fail_at(span, "encoding", fault);
                }
                Some(self.cx.tensor_type_with_encoding(&shape, element, encoding))
            }
            None if encoding.is_some() => self.fail("encoding", "cannot apply encoding to unranked tensor"),
            None => Some(self.cx.intern_type(TypeData::UnrankedTensor(element))),
        }
    }

    /// What is wrong with an encoding, by the dialect that it is of.
    fn encoding_fault(&self, encoding: Attr, shape: &[i64], element: Type) -> Option<String> {
        let (dialect, _) = encoding.dialect(self.cx)?.def.name.split_once('.')?;
        let fault = self.cx.registry().dialect(dialect)?.encoding_fault?;
        fault(self.cx, encoding, shape, element)
    }

    /// vector-type ::= `vector` `<` ((decimal | `[` decimal `]`) `x`)* type `>`
    fn parse_vector_type(&mut self) -> Option<Type> {
        let span = self.span();
        self.advance();
        self.expect_in(Token::Less, "<", "vector type")?;
        let (mut shape, mut scalable) = (Vec::new(), Vec::new());
        let mut at = skip_blanks(self.src, self.last_end());
        loop {
            let open = self.src.get(at) == Some(&b'[');
            let digits = skip_blanks(self.src, at + usize::from(open));
            if !self.src.get(digits).is_some_and(u8::is_ascii_digit) {
                break;
            }
            at = self.dimension(digits, &mut shape)?;
            if open {
                if self.src.get(at) != Some(&b']') {
                    self.jump(at);
                    return self.fail("expected-token", "missing ']' closing scalable dimension");
                }
                at = skip_blanks(self.src, at + 1);
            }
            scalable.push(open);
            at = self.x_after_dimension(at)?;
        }
        self.jump(at);
        let element = self.parse_type()?;
        self.expect_in(Token::Greater, ">", "vector type")?;
        let is_valid = matches!(
            element.data(self.cx),
            TypeData::Integer { .. } | TypeData::Index | TypeData::Float(_) | TypeData::Dialect(_) | TypeData::Error
        );
        if !is_valid {
            let message = "failed to verify 'elementType': VectorElementTypeInterface instance";
            return self.fail_at(span, "element-type", message);
        }
        if shape.contains(&0) {
            let message = format!("vector types must have positive constant sizes but got {}", join(&shape));
            return self.fail_at(span, "vector-shape", message);
        }
        Some(self.cx.intern_type(TypeData::Vector { shape: shape.into(), scalable: scalable.into(), element }))
    }

    /// memref-type ::= `memref` `<` (`*` `x` | (dimension `x`)*) type (`,` layout)? (`,` memory-space)? `>`
    fn parse_memref_type(&mut self) -> Option<Type> {
        let span = self.span();
        self.advance();
        self.expect_in(Token::Less, "<", "memref type")?;
        let shape = self.parse_dimensions()?;
        let element_span = self.span();
        let element = self.parse_type()?;
        if !is_memref_element(self.cx, element) {
            return self.fail_at(element_span, "element-type", "invalid memref element type");
        }
        let (mut layout, mut memory_space) = (None, None);
        if !self.eat(Token::Greater) {
            if !self.eat(Token::Comma) {
                return self.fail("expected-token", "expected ',' or '>' in memref type");
            }
            if self.is(Token::Greater) {
                return self.fail("expected-element", "expected list element");
            }
            self.parse_comma_list(|p| {
                let attr = p.parse_attr()?;
                if matches!(attr.data(p.cx), AttrData::AffineMap(_) | AttrData::Strided { .. }) {
                    layout = Some(attr);
                } else if memory_space.is_some() {
                    return p.fail("memory-space", "multiple memory spaces specified in memref type");
                } else {
                    memory_space = Some(attr);
                    return Some(());
                }
                if shape.is_none() {
                    return p.fail("layout", "cannot have affine map for unranked memref type");
                }
                if memory_space.is_some() {
                    return p.fail("memory-space", "expected memory space to be last in memref type");
                }
                Some(())
            })?;
            if !self.eat(Token::Greater) {
                return self.fail("expected-token", "expected ',' or '>'");
            }
        }
        if let Some(space) = memory_space
            && !is_memory_space(self.cx, space)
        {
            return self.fail_at(span, "memory-space", "unsupported memory space Attribute");
        }
        let memory_space = memory_space.filter(|space| space.as_i64(self.cx) != Some(0));
        let Some(shape) = shape else {
            return Some(self.cx.intern_type(TypeData::UnrankedMemRef { element, memory_space }));
        };
        let layout = match layout {
            Some(layout) => self.check_layout(span, &shape, layout)?,
            None => None,
        };
        Some(self.cx.intern_type(TypeData::MemRef { shape: shape.into(), element, layout, memory_space }))
    }

    /// The layout if it fits the rank; nothing for the identity, which is the default.
    fn check_layout(&mut self, span: Span, shape: &[i64], layout: Attr) -> Option<Option<Attr>> {
        match layout.data(self.cx) {
            AttrData::AffineMap(map) if map.n_dims as usize != shape.len() => {
                let message = format!(
                    "memref layout mismatch between rank and affine map: {} != {}",
                    shape.len(),
                    map.n_dims
                );
                self.fail_at(span, "layout", message)
            }
            AttrData::AffineMap(map) if map.is_identity() => Some(None),
            AttrData::Strided { strides, .. } if strides.len() != shape.len() => {
                self.fail_at(span, "layout", "expected the number of strides to match the rank")
            }
            _ => Some(Some(layout)),
        }
    }

    /// `*` `x` gives no list; else (dimension `x`)*. The parser stands after `<`; afterwards on the element type.
    fn parse_dimensions(&mut self) -> Option<Option<Vec<i64>>> {
        let mut shape = Vec::new();
        let mut at = skip_blanks(self.src, self.last_end());
        if self.src.get(at) == Some(&b'*') {
            let at = skip_blanks(self.src, at + 1);
            let at = self.x_after_dimension(at)?;
            self.jump(at);
            return Some(None);
        }
        while let Some(byte) = self.src.get(at) {
            if *byte == b'?' {
                shape.push(DYNAMIC);
                at = skip_blanks(self.src, at + 1);
            } else if byte.is_ascii_digit() {
                at = self.dimension(at, &mut shape)?;
            } else {
                break;
            }
            at = self.x_after_dimension(at)?;
        }
        self.jump(at);
        Some(Some(shape))
    }

    /// Reads a size from the bytes at `at` and returns where the text continues.
    fn dimension(&mut self, at: usize, shape: &mut Vec<i64>) -> Option<usize> {
        let n_digits = self.src[at..].iter().take_while(|b| b.is_ascii_digit()).count();
        let digits = &self.src[at..at + n_digits];
        match decimal_u64(digits).and_then(|size| i64::try_from(size).ok()) {
            Some(size) => shape.push(size),
            None => {
                let span = self.span_of(at, at + n_digits);
                return self.fail_at(span, "invalid-dimension", "invalid dimension");
            }
        }
        Some(skip_blanks(self.src, at + n_digits))
    }

    /// The `x` after a dimension, which may touch the element type.
    fn x_after_dimension(&mut self, at: usize) -> Option<usize> {
        if self.src.get(at) != Some(&b'x') {
            self.jump(at);
            return self.fail("expected-token", "expected 'x' in dimension list");
        }
        Some(skip_blanks(self.src, at + 1))
    }

    fn expect_in(&mut self, token: Token, spelling: &str, place: &str) -> Option<()> {
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
            b'"' | b'-' | b'/' | b'\n' => return None,
            _ => {}
        }
    }
    None
}

/// Where the next byte is that is no blank and no comment.
pub(super) fn skip_blanks(src: &[u8], mut at: usize) -> usize {
    loop {
        match src.get(at) {
            Some(b' ' | b'\t' | b'\r' | b'\n' | 0) => at += 1,
            Some(b'/') if src.get(at + 1) == Some(&b'/') => {
                at = memchr::memchr(b'\n', &src[at..]).map_or(src.len(), |len| at + len);
            }
            _ => return at,
        }
    }
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

fn is_tensor_element(cx: &Context, ty: Type) -> bool {
    match ty.data(cx) {
        TypeData::Integer { .. }
        | TypeData::Index
        | TypeData::Float(_)
        | TypeData::Complex(_)
        | TypeData::Vector { .. }
        | TypeData::Opaque { .. }
        | TypeData::Dialect(_)
        | TypeData::Error => true,
        TypeData::None
        | TypeData::Tuple(_)
        | TypeData::Function { .. }
        | TypeData::Tensor { .. }
        | TypeData::UnrankedTensor(_)
        | TypeData::MemRef { .. }
        | TypeData::UnrankedMemRef { .. } => false,
    }
}

fn is_memref_element(cx: &Context, ty: Type) -> bool {
    let is_buffer = matches!(ty.data(cx), TypeData::MemRef { .. } | TypeData::UnrankedMemRef { .. });
    is_buffer || (is_tensor_element(cx, ty) && !matches!(ty.data(cx), TypeData::Opaque { .. }))
}

/// Numbers, strings, dictionaries and attributes of registered dialects can name a memory space.
fn is_memory_space(cx: &Context, attr: Attr) -> bool {
    matches!(
        attr.data(cx),
        AttrData::Integer { .. } | AttrData::String { .. } | AttrData::Dictionary(_) | AttrData::Dialect(_)
    )
}

fn join(sizes: &[i64]) -> String {
    sizes.iter().map(i64::to_string).collect::<Vec<_>>().join(", ")
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
    use crate::text::harness::{check_type_errors, check_types};

    #[test]
    fn types_print_as_the_reference_prints_them() {
check_types(&[
    ("i32", ""),
    ("si8", ""),
    ("ui64", ""),
    ("i16777215", ""),
    ("i0", ""),
    ("f8E4M3FN", ""),
    ("complex<f32>", ""),
    ("complex<i32>", ""),
    ("tuple<>", ""),
    ("tuple<i32, f32>", ""),
    ("() -> ()", ""),
    ("(i32) -> (f32)", "(i32) -> f32"),
    ("(i32, f32) -> (f32, f32)", ""),
    ("() -> (() -> ())", ""),
    ("tensor<2x?xf32>", ""),
    ("tensor<0x8xf32>", ""),
    ("tensor< 2 x 3 x f32 >", "tensor<2x3xf32>"),
    ("tensor<*xf32>", ""),
    ("tensor<* x f32>", "tensor<*xf32>"),
    ("tensor<2x2xf32, #foo.bar>", ""),
    ("tensor<2x2xf32, 3 : i64>", ""),
    (r#"tensor<2x2xf32, "x">"#, ""),
    ("tensor<2x2xf32, 3>", "tensor<2x2xf32, 3 : i64>"),
    ("tensor<2xf32, >", "tensor<2xf32>"),
    ("tensor<2xindex>", ""),
    ("tensor<2x!foo.bar<x>>", ""),
    ("tensor<2xvector<2xf32>>", ""),
    ("vector<2x[4]xf32>", ""),
    ("vector<[4]x[2]xi8>", ""),
    ("vector<f32>", ""),
    ("memref<2x3xf32>", ""),
    ("memref<2x3xf32, affine_map<(d0, d1) -> (d0, d1)>>", "memref<2x3xf32>"),
    ("memref<2x3xf32, affine_map<(d0, d1) -> (d1, d0)>>", ""),
    ("memref<2x3xf32, affine_map<(d0, d1) -> (d0, d1)>, 1>", "memref<2x3xf32, 1>"),
    ("memref<2x3xf32, 1>", ""),
    ("memref<2x3xf32, 1 : i32>", ""),
    ("memref<2x3xf32, 0>", "memref<2x3xf32>"),
    ("memref<2x3xf32, 0 : i32>", "memref<2x3xf32>"),
    (r#"memref<2x3xf32, "a">"#, ""),
    ("memref<2x3xf32, strided<[3, 1]>>", ""),
    ("memref<2x3xf32, strided<[3, 1], offset: 0>>", "memref<2x3xf32, strided<[3, 1]>>"),
    ("memref<2x3xf32, strided<[3, 1], offset: ?>>", ""),
    ("memref<*xf32>", ""),
    ("memref<*xf32, 3>", ""),
    ("memref<*xf32, 3 : i32>", ""),
    ("memref<f32>", ""),
    ("memref<f32, affine_map<() -> ()>>", "memref<f32>"),
    ("memref<f32, affine_map<() -> (0)>>", ""),
    ("memref<2xmemref<2xf32>>", ""),
    ("!foo.bar", ""),
    ("!foo.bar<a, b, [c]>", ""),
    ("!foo<bar>", "!foo.bar"),
    (r#"!foo<"bar">"#, ""),
    ("!foo<bar a>", ""),
    ("!foo<bar<a>>", "!foo.bar<a>"),
    ("!foo.bar.baz", ""),
    ("!foo.bar-baz", "!foo<bar-baz>"),
    ("!foo.bar$x<2>", "!foo<bar$x<2>>"),
    ("!foo.", "!foo<>"),
    ("!foo<>", ""),
    ("!foo<a->b>", ""),
    (r#"!foo<"a>b">"#, ""),
    ("none", ""),
    ("index", ""),
    ("!foo<!bar>", ""),
    (r#"!foo.x<"a\22<">"#, ""),
    ("memref<2xf32, affine_map<(d0)[s0] -> (d0 + s0)>>", ""),
    ("memref<2x2xf32, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1, d0)>>", "memref<2x2xf32, affine_map<(d0, d1) -> (d1, d0)>>"),
    ("memref<2xcomplex<f32>>", ""),
    ("memref<2xvector<2xf32>>", ""),
    ("memref<2xf32, {a = 1}>", "memref<2xf32, {a = 1 : i64}>"),
    ("memref<2xf32, true>", ""),
    ("memref<2xf32, false>", "memref<2xf32>"),
    ("tensor<2x 3xf32>", "tensor<2x3xf32>"),
    ("tensor<2 x3xf32>", "tensor<2x3xf32>"),
    ("tensor<1x0x8xf32>", ""),
    ("tensor<0x0xf32>", ""),
    ("tensor<00x01xf32>", "tensor<0x1xf32>"),
    ("tensor <2xf32>", "tensor<2xf32>"),
    ("tensor<2xf32,#foo.x>", "tensor<2xf32, #foo.x>"),
    ("bf16", ""),
    ("none", ""),
    ("tf32", ""),
    ("f80", ""),
    ("tensor<2xindex, dense<1> : tensor<2xi32>>", ""),
    ("tensor<f32, {a = 1, b}>", "tensor<f32, {a = 1 : i64, b}>"),
    ("tensor<f32, [1, 2]>", ""),
    ("tensor<f32, i32>", ""),
]);
    }

    #[test]
    fn wrong_types_are_reported_in_its_words() {
check_type_errors(&[
    ("i16777216", "integer bitwidth is limited to 16777215 bits"),
    ("i99999999999", "invalid integer width"),
    ("complex<index>", "invalid element type for complex"),
    ("() -> () -> ()", "found trailing characters"),
    ("tensor<2xf32", "expected '>' in tensor type"),
    ("tensor<2>", "expected 'x' in dimension list"),
    ("tensor<2xtuple<>>", "invalid tensor element type"),
    ("tensor<2xtensor<2xf32>>", "invalid tensor element type"),
    ("tensor<2xnone>", "invalid tensor element type"),
    ("tensor<99999999999999999999xf32>", "invalid dimension"),
    ("tensor<-1xf32>", "expected non-function type"),
    ("tensor<2x(i32)->i32>", "invalid tensor element type"),
    ("tensor<0x8>", "expected 'x' in dimension list"),
    ("vector<0xf32>", "vector types must have positive constant sizes but got 0"),
    ("vector<2x!foo.b>", "failed to verify 'elementType': VectorElementTypeInterface instance"),
    ("vector<?xf32>", "expected non-function type"),
    ("vector<2xtuple<>>", "failed to verify 'elementType': VectorElementTypeInterface instance"),
    ("vector<[4xf32>", "missing ']' closing scalable dimension"),
    ("memref<2x3xf32, strided<[?, ?], offset: 4>, #foo.x>", "unsupported memory space Attribute"),
    ("memref<2x3xf32, strided<[3]>>", "expected the number of strides to match the rank"),
    ("memref<*xf32, affine_map<(d0)->(d0)>>", "cannot have affine map for unranked memref type"),
    ("memref<2xf32, 1, 2>", "multiple memory spaces specified in memref type"),
    ("memref<2xf32, 1, affine_map<(d0)->(d0)>>", "expected memory space to be last in memref type"),
    ("memref<2xf32, affine_map<(d0,d1)->(d0)>>", "memref layout mismatch between rank and affine map: 1 != 2"),
    ("memref<2xtuple<>>", "invalid memref element type"),
    ("memref<2xnone>", "invalid memref element type"),
    ("memref<2xf32,>", "expected list element"),
    ("!foo", "undefined symbol alias id 'foo'"),
    ("!foo<a[>]", "unbalanced '[' character in pretty dialect name"),
    ("!foo.bar <a>", "found trailing characters"),
    (r#"opaque<"foo", "bar">"#, "expected non-function type"),
    ("foo", "expected non-function type"),
    ("f32 x", "found trailing characters"),
    (r#"!"foo""#, "invalid type identifier"),
    ("!foo<bar<(>)>>", "unbalanced '(' character in pretty dialect name"),
    ("!foo.x<(]>", "unbalanced '(' character in pretty dialect name"),
    ("!foo.x<)>", "unbalanced '<' character in pretty dialect name"),
    ("tuple<i32 f32>", "expected '>' in tuple type"),
    ("tuple<i32,>", "expected non-function type"),
    ("(i32) -> ", "expected non-function type"),
    ("(i32 -> i32", "expected ')'"),
    ("(i32) i32", "expected '->' in function type"),
    ("complex<f32", "expected '>' in complex type"),
    ("complex f32", "expected '<' in complex type"),
    ("vector<2x>", "expected non-function type"),
    ("vector<x2xf32>", "expected non-function type"),
    ("memref<2x!foo.bar>", "invalid memref element type"),
    ("memref<2xf32 1>", "expected ',' or '>' in memref type"),
    ("memref<2xf32, [1]>", "unsupported memory space Attribute"),
    ("memref<2xf32, i32>", "unsupported memory space Attribute"),
    ("memref<2xf32, unit>", "unsupported memory space Attribute"),
    ("memref<2xf32, 1.0>", "unsupported memory space Attribute"),
    ("memref<*xf32, strided<[1]>>", "cannot have affine map for unranked memref type"),
    ("tensor<*xf32, #foo.x>", "cannot apply encoding to unranked tensor"),
    ("tensor<*f32>", "expected 'x' in dimension list"),
    ("tensor<?x?x?>", "expected 'x' in dimension list"),
    ("tensor<2xf32, #foo.x, #foo.y>", "expected '>' in tensor type"),
    ("tensor<2xf32, foo>", "expected '>' in tensor type"),
    ("ui", "expected non-function type"),
    ("si32x", "expected non-function type"),
    ("i", "expected non-function type"),
    ("i1 i1", "found trailing characters"),
    ("f33", "expected non-function type"),
]);
    }
}
