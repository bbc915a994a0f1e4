//! Nested lists of elements as they stand between the angle brackets of `dense<…>` and `sparse<…>`.
//!
//! Numbers are read straight from the bytes, without tokens and without an allocation per element. What an element
//! means is up to the [`Sink`]; the lists only have to agree in shape.

use std::borrow::Cow;

use smallvec::SmallVec;

use super::parser::MAX_DEPTH;
use super::shaped_types::skip_blanks;

/// Sizes of nested lists, the outermost first; none for a single element.
pub(super) type LiteralShape = SmallVec<[i64; 6]>;

/// Why a literal cannot be read.
#[derive(Debug)]
pub(super) struct Fault {
    /// The bytes it is about; the whole literal if none are named.
    pub bytes: Option<(usize, usize)>,
    /// Whether the text is wrong for every type; such faults are reported first.
    pub is_syntax: bool,
    /// The headline.
    pub message: Cow<'static, str>,
    /// Whether to say how a whole number becomes a float.
    pub wants_dot: bool,
}

impl Fault {
    /// An element that its type cannot be.
    pub fn element(bytes: (usize, usize), message: impl Into<Cow<'static, str>>) -> Fault {
        Fault { bytes: Some(bytes), is_syntax: false, message: message.into(), wants_dot: false }
    }
}

/// One number of a literal.
#[derive(Clone, Copy, Debug)]
pub(super) struct Number<'a> {
    /// Digits, without a sign.
    pub text: &'a [u8],
    /// Where the digits begin and end.
    pub bytes: (usize, usize),
    /// Whether a minus sign stands before it.
    pub negative: bool,
    /// Whether it has a point.
    pub is_float: bool,
}

/// What takes the elements of a literal, in order.
pub(super) trait Sink {
    /// An integer or float.
    fn number(&mut self, number: Number<'_>) -> Result<(), Fault>;
    /// `true` or `false`.
    fn boolean(&mut self, value: bool, bytes: (usize, usize)) -> Result<(), Fault>;
    /// A string with its quotes.
    fn string(&mut self, quoted: &[u8], bytes: (usize, usize)) -> Result<(), Fault>;
}

/// Takes everything, for finding out whether the text is a literal at all.
pub(super) struct AnyElements;

impl Sink for AnyElements {
    fn number(&mut self, _: Number<'_>) -> Result<(), Fault> {
        Ok(())
    }
    fn boolean(&mut self, _: bool, _: (usize, usize)) -> Result<(), Fault> {
        Ok(())
    }
    fn string(&mut self, _: &[u8], _: (usize, usize)) -> Result<(), Fault> {
        Ok(())
    }
}

/// A position in the bytes of a literal.
pub(super) struct Cursor<'a> {
    src: &'a [u8],
    /// The next byte to be read.
    pub at: usize,
}

/// A list whose end is not reached.
#[derive(Default)]
struct OpenList {
    size: i64,
    /// The shape that the first element has and all others need.
    element: Option<LiteralShape>,
}

impl<'a> Cursor<'a> {
    /// A cursor at byte `at` of `src`.
    pub fn new(src: &'a [u8], at: usize) -> Self {
        Cursor { src, at: skip_blanks(src, at) }
    }

    /// The next byte; zero at the end.
    #[inline]
    pub fn peek(&self) -> u8 {
        self.src.get(self.at).copied().unwrap_or(0)
    }

    #[inline]
    fn skip_blanks(&mut self) {
        // One blank after a comma is the usual case.
        if self.peek() == b' ' {
            self.at += 1;
        }
        if matches!(self.peek(), b' ' | b'\n' | b'\t' | b'\r' | b'/' | 0) {
            self.at = skip_blanks(self.src, self.at);
        }
    }

    /// Consumes `byte` and the blanks after it, if it comes next.
    #[inline]
    pub fn eat(&mut self, byte: u8) -> bool {
        let found = self.peek() == byte && self.at < self.src.len();
        if found {
            self.at += 1;
            self.skip_blanks();
        }
        found
    }

    /// A fault of the text at the next byte.
    pub fn syntax(&self, message: &'static str) -> Fault {
        let end = (self.at + 1).min(self.src.len()).max(self.at);
        Fault { bytes: Some((self.at, end)), is_syntax: true, message: message.into(), wants_dot: false }
    }

    /// Consumes what must follow a literal: a comma or the closing bracket.
    pub fn expect(&mut self, byte: u8) -> Result<(), Fault> {
        if self.eat(byte) {
            return Ok(());
        }
        Err(self.syntax(if byte == b',' { "expected ','" } else { "expected '>'" }))
    }

    /// literal ::= element | list; list ::= `[` (literal (`,` literal)*)? `]`
    pub fn literal(&mut self, sink: &mut impl Sink) -> Result<LiteralShape, Fault> {
        if self.peek() != b'[' {
            self.element(sink)?;
            return Ok(LiteralShape::new());
        }
        let mut open: Vec<OpenList> = Vec::new();
        loop {
            // An element or a list begins here.
            if self.eat(b'[') {
                if open.len() >= MAX_DEPTH as usize {
                    return Err(self.syntax("nesting is deeper than 10000 levels"));
                }
                open.push(OpenList::default());
                if self.peek() != b']' {
                    continue;
                }
            } else if let Some(list) = open.last_mut() {
                list.size += self.elements(sink)?;
                if list.element.get_or_insert_default() != &LiteralShape::new() {
                    return Err(self.inconsistent());
                }
                if self.peek() == b'[' {
                    continue;
                }
            }
            // An element or a list ended here; so may the lists around it.
            loop {
                if self.eat(b',') {
                    break;
                }
                let Some(list) = open.pop() else {
                    return Err(self.syntax("expected '['"));
                };
                if !self.eat(b']') {
                    return Err(self.syntax("expected ']'"));
                }
                let mut shape = LiteralShape::new();
                shape.push(list.size);
                shape.extend(list.element.unwrap_or_default());
                let Some(outer) = open.last_mut() else {
                    return Ok(shape);
                };
                outer.size += 1;
                match &outer.element {
                    None => outer.element = Some(shape),
                    Some(first) if *first != shape => return Err(self.inconsistent()),
                    Some(_) => {}
                }
            }
        }
    }

    fn inconsistent(&self) -> Fault {
        self.syntax("tensor literal is invalid; ranks are not consistent between elements")
    }

    /// element (`,` element)*, up to a list or to the end of this one; returns how many. A comma before a list is
    /// consumed.
    fn elements(&mut self, sink: &mut impl Sink) -> Result<i64, Fault> {
        let mut n_elements = 0;
        loop {
            self.element(sink)?;
            n_elements += 1;
            if self.peek() != b',' {
                return Ok(n_elements);
            }
            self.eat(b',');
            if self.peek() == b'[' {
                return Ok(n_elements);
            }
        }
    }

    /// element ::= scalar | `(` scalar `,` scalar `)`
    #[inline]
    fn element(&mut self, sink: &mut impl Sink) -> Result<(), Fault> {
        if self.peek() != b'(' {
            return self.scalar(sink);
        }
        self.eat(b'(');
        self.scalar(sink)?;
        if !self.eat(b',') {
            return Err(self.syntax("expected ',' between complex elements"));
        }
        self.scalar(sink)?;
        if !self.eat(b')') {
            return Err(self.syntax("expected ')' after complex elements"));
        }
        Ok(())
    }

    /// scalar ::= `true` | `false` | `-`? integer | `-`? float | string
    #[inline]
    fn scalar(&mut self, sink: &mut impl Sink) -> Result<(), Fault> {
        let first = self.peek();
        if first.is_ascii_digit() {
            return self.number(sink, false);
        }
        match first {
            b'-' => {
                let minus = self.at;
                self.eat(b'-');
                if self.peek().is_ascii_digit() {
                    return self.number(sink, true);
                }
                self.at = minus;
                Err(self.syntax("expected element literal of primitive type"))
            }
            b'"' => {
                let start = self.at;
                let Some(end) = string_end(self.src, start) else {
                    return Err(self.syntax("expected '\"' in string literal"));
                };
                self.at = end;
                self.skip_blanks();
                sink.string(&self.src[start..end], (start, end))
            }
            _ => {
                let start = self.at;
                let is_word = |b: &&u8| b.is_ascii_alphanumeric() || matches!(b, b'_' | b'$' | b'.');
                let end = start + self.src[start..].iter().take_while(is_word).count();
                let value = match &self.src[start..end] {
                    b"true" => true,
                    b"false" => false,
                    _ => return Err(self.syntax("expected element literal of primitive type")),
                };
                self.at = end;
                self.skip_blanks();
                sink.boolean(value, (start, end))
            }
        }
    }

    /// Decimal or hexadecimal digits, or a float.
    #[inline]
    fn number(&mut self, sink: &mut impl Sink, negative: bool) -> Result<(), Fault> {
        let start = self.at;
        let rest = &self.src[start..];
        let mut len = digits(rest);
        let mut is_float = false;
        if rest.get(len) == Some(&b'.') {
            is_float = true;
            len += 1;
            len += digits(&rest[len..]);
            if matches!(rest.get(len), Some(b'e' | b'E')) {
                let sign = usize::from(matches!(rest.get(len + 1), Some(b'+' | b'-')));
                let exponent = digits(rest.get(len + 1 + sign..).unwrap_or_default());
                if exponent != 0 {
                    len += 1 + sign + exponent;
                }
            }
        } else if len == 1 && rest[0] == b'0' && rest.get(1) == Some(&b'x') {
            let hex = rest[2..].iter().take_while(|b| b.is_ascii_hexdigit()).count();
            if hex != 0 {
                len = 2 + hex;
            }
        }
        self.at = start + len;
        self.skip_blanks();
        sink.number(Number { text: &rest[..len], bytes: (start, start + len), negative, is_float })
    }
}

#[inline]
fn digits(text: &[u8]) -> usize {
    text.iter().take_while(|b| b.is_ascii_digit()).count()
}

/// Where the text continues after the string that begins at `open`.
pub(super) fn string_end(src: &[u8], open: usize) -> Option<usize> {
    let mut at = open + 1;
    loop {
        at += memchr::memchr2(b'"', b'\\', src.get(at..)?)?;
        if src[at] == b'"' {
            return Some(at + 1);
        }
        at += 2;
    }
}

/// The angle bracket that ends the literal which begins at `at`: the first outside strings and comments.
pub(super) fn literal_end(src: &[u8], mut at: usize) -> Option<usize> {
    loop {
        at += memchr::memchr3(b'>', b'"', b'/', src.get(at..)?)?;
        match src[at] {
            b'>' => return Some(at),
            b'"' => at = string_end(src, at)?,
            _ if src.get(at + 1) == Some(&b'/') => at += memchr::memchr(b'\n', &src[at..])?,
            _ => at += 1,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shape(text: &str) -> Result<Vec<i64>, Cow<'static, str>> {
        let mut cursor = Cursor::new(text.as_bytes(), 0);
        cursor.literal(&mut AnyElements).map(|shape| shape.to_vec()).map_err(|fault| fault.message)
    }

    #[test]
    fn lists_have_a_shape() {
        assert_eq!(shape("5"), Ok(vec![]));
        assert_eq!(shape("[]"), Ok(vec![0]));
        assert_eq!(shape("[ 1 , -2.5e-3,0x1F // c\n, true ]"), Ok(vec![4]));
        assert_eq!(shape("[[1, 2], [3, 4], [5, 6]]"), Ok(vec![3, 2]));
        assert_eq!(shape("[[[]], [[]]]"), Ok(vec![2, 1, 0]));
        assert_eq!(shape("[(1, 2), (3.0, 4.0)]"), Ok(vec![2]));
        assert_eq!(shape(r#"["a\"]", "b"]"#), Ok(vec![2]));
    }

    #[test]
    fn lists_must_agree() {
        let inconsistent = Err("tensor literal is invalid; ranks are not consistent between elements".into());
        for text in ["[[1, 2], [3]]", "[[1, 2], 3]", "[1, [2]]", "[[], [1]]", "[[[1]], [1]]", "[1, 2, [3]]"] {
            assert_eq!(shape(text), inconsistent, "{text}");
        }
        assert_eq!(shape("[1 2]"), Err("expected ']'".into()));
        assert_eq!(shape("[1,]"), Err("expected element literal of primitive type".into()));
        assert_eq!(shape("[1"), Err("expected ']'".into()));
        assert_eq!(shape("(1 2)"), Err("expected ',' between complex elements".into()));
    }
}
