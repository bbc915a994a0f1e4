//! Types with a shape: tensors, vectors and memrefs, and their lists of sizes.
//!
//! Sizes are read from the bytes, not from tokens: in `tensor<0x8xf32>` the tokens would be wrong.

use super::lexer::Token;
use super::parser::{Parser, decimal_u64};
use crate::attrs::AttrData;
use crate::context::Context;
use crate::diag::Span;
use crate::ids::{Attr, Type};
use crate::types::{DYNAMIC, TypeData};

impl Parser<'_> {
    /// tensor-type ::= `tensor` `<` (`*` `x` | (dimension `x`)*) type (`,` attribute?)? `>`
    pub(super) fn parse_tensor_type(&mut self) -> Option<Type> {
        self.advance();
        self.expect_in(Token::Less, "<", "tensor type")?;
        let shape = self.parse_dimensions()?;
        let span = self.span();
        let element = self.parse_type()?;
        let mut encoding = None;
        if self.eat(Token::Comma) {
            encoding = self.opt_attr()?;
        }
        // As in the reference, which asks this before anything else: an encoding is for the sizes that are written.
        let sizes = shape.as_deref().unwrap_or_default();
        if let Some(fault) = encoding.and_then(|encoding| self.encoding_fault(encoding, sizes, element)) {
            return self.fail_at(span, "encoding", fault);
        }
        self.expect_in(Token::Greater, ">", "tensor type")?;
        if !is_tensor_element(self.cx, element) {
            return self.fail_at(span, "element-type", "invalid tensor element type");
        }
        match shape {
            Some(shape) => Some(self.cx.tensor_type_with_encoding(&shape, element, encoding)),
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
    pub(super) fn parse_vector_type(&mut self) -> Option<Type> {
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
    pub(super) fn parse_memref_type(&mut self) -> Option<Type> {
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
                let message =
                    format!("memref layout mismatch between rank and affine map: {} != {}", shape.len(), map.n_dims);
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
    pub fn parse_dimensions(&mut self) -> Option<Option<Vec<i64>>> {
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

pub(crate) fn is_tensor_element(cx: &Context, ty: Type) -> bool {
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

pub(crate) fn is_memref_element(cx: &Context, ty: Type) -> bool {
    let is_buffer = matches!(ty.data(cx), TypeData::MemRef { .. } | TypeData::UnrankedMemRef { .. });
    is_buffer || (is_tensor_element(cx, ty) && !matches!(ty.data(cx), TypeData::Opaque { .. }))
}

/// Numbers, strings, dictionaries and attributes of registered dialects can name a memory space.
pub(crate) fn is_memory_space(cx: &Context, attr: Attr) -> bool {
    matches!(
        attr.data(cx),
        AttrData::Integer { .. } | AttrData::String { .. } | AttrData::Dictionary(_) | AttrData::Dialect(_)
    )
}

/// `1, 2, 3`, for messages.
pub(super) fn join(sizes: &[i64]) -> String {
    sizes.iter().map(i64::to_string).collect::<Vec<_>>().join(", ")
}
