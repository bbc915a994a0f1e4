//! The parser's base: the token stream, reporting, and the small readers that everything above shares.
//!
//! Conventions: a method `parse_x` reports when it finds no x, `opt_x` consumes nothing then. `None` after `parse_x`
//! always means that something was reported. The parser stands on a token that is lexed but not consumed.

use std::sync::Arc;

use rustc_hash::FxHashMap;

use super::aliases::Aliases;
use super::lexer::{Token, error_message, token_at};
use super::symbols::SymbolBodies;
use crate::context::Context;
use crate::diag::{Diagnostics, Draft, Span};
use crate::foreign::ForeignResources;
use crate::ids::{Name, Type};
use crate::location::Loc;
use crate::source::SourceFile;

/// Regions, types, attributes and locations nest at most this deep; what is deeper gets a diagnostic. Stacks grow as
/// needed (see [`deeper`](Parser::deeper)), so that the limit holds on every thread.
pub const MAX_DEPTH: u32 = 10_000;

/// Whether a list has brackets, and which.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Delimiter {
    /// `( … )`
    Paren,
    /// `[ … ]`
    Square,
    /// `{ … }`
    Brace,
    /// `< … >`
    Angle,
}

impl Delimiter {
    pub(super) fn tokens(self) -> (Token, Token, &'static str, &'static str) {
        match self {
            Delimiter::Paren => (Token::LParen, Token::RParen, "(", ")"),
            Delimiter::Square => (Token::LSquare, Token::RSquare, "[", "]"),
            Delimiter::Brace => (Token::LBrace, Token::RBrace, "{", "}"),
            Delimiter::Angle => (Token::Less, Token::Greater, "<", ">"),
        }
    }
}

/// Reports that something is missing stand behind what was read, as MLIR has it: what comes next may be lines below.
const MISSING: [&str; 6] =
    ["expected-token", "expected-op", "expected-type", "expected-operand", "expected-attribute", "expected-location"];

/// What some editors put in front of UTF-8. MLIR refuses it.
const BYTE_ORDER_MARK: &[u8] = b"\xEF\xBB\xBF";

/// See the module's documentation.
pub struct Parser<'a> {
    /// The context.
    pub cx: &'a Context,
    /// What was reported so far.
    pub diags: Diagnostics,
    /// Whether ops, types and attributes of unregistered dialects are read.
    pub allow_unregistered: bool,
    /// Whether bodies record where each op stands in the text, and the names of values.
    pub record_positions: bool,
    pub(super) src: &'a [u8],
    pub(super) file: Arc<SourceFile>,
    pub(super) aliases: Arc<Aliases>,
    /// Types by their text, so that a type seen before costs one lookup.
    pub(super) type_cache: FxHashMap<&'a [u8], (Type, Extent)>,
    pub(super) last_type: (&'a [u8], Type, Extent),
    /// Location aliases that this parser used before.
    pub(super) loc_cache: FxHashMap<&'a [u8], (Loc, Extent)>,
    /// Location aliases whose definition is being read, the outermost first.
    pub(super) open_locs: Vec<&'a [u8]>,
    /// What external clients keep in the trailer.
    pub(super) foreign: Vec<ForeignResources>,
    /// The op whose custom form is being read: the reports of small readers name it.
    pub(super) custom_op: Option<&'static str>,
    /// Where the bodies inside of the last one that was looked through end.
    pub(super) symbol_bodies: SymbolBodies,
    token: Token,
    start: usize,
    end: usize,
    last_end: usize,
    depth: u32,
    /// What was read so far of the innermost thing that is measured.
    extent: Extent,
}

/// How large a type, an attribute or a location is where it is written out, without aliases.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Extent {
    /// Levels of nesting.
    pub depth: u32,
    /// Nested things, each counted as often as it is written.
    pub n_parts: u64,
}

/// What aliases of aliases stand for has at most this many parts: walkers and the printer meet each of them, and a few
/// lines can double them again and again.
const MAX_PARTS: u64 = 1 << 20;

impl<'a> Parser<'a> {
    /// A parser at the start of `text`, which is the text of `file`.
    pub fn new(cx: &'a Context, file: Arc<SourceFile>, text: &'a [u8]) -> Self {
        let mut parser = Parser {
            cx,
            diags: Diagnostics::default(),
            allow_unregistered: false,
            record_positions: false,
            src: text,
            file,
            aliases: Arc::default(),
            type_cache: FxHashMap::default(),
            last_type: (b"\0", Type::ERROR, Extent::default()),
            loc_cache: FxHashMap::default(),
            open_locs: Vec::new(),
            foreign: Vec::new(),
            custom_op: None,
            symbol_bodies: SymbolBodies::default(),
            token: Token::Eof,
            start: 0,
            end: 0,
            last_end: 0,
            depth: 0,
            extent: Extent::default(),
        };
        parser.jump(0);
        parser
    }

    /// A parser over the same text with the same aliases at byte `at`, for a worker or a text further down.
    pub(super) fn fork(&self, at: usize) -> Parser<'a> {
        let mut parser = Parser::new(self.cx, self.file.clone(), self.src);
        parser.allow_unregistered = self.allow_unregistered;
        parser.record_positions = self.record_positions;
        parser.aliases = self.aliases.clone();
        parser.depth = self.depth;
        parser.jump(at);
        parser
    }

    // ---- tokens ----

    /// The token that comes next.
    #[inline]
    pub fn token(&self) -> Token {
        self.token
    }

    /// The text of the token that comes next.
    #[inline]
    pub fn text(&self) -> &'a [u8] {
        &self.src[self.start..self.end]
    }

    /// Where the next token begins, in the text.
    #[inline]
    pub fn offset(&self) -> usize {
        self.start
    }

    /// Where the last consumed token ended, in the text.
    #[inline]
    pub fn last_end(&self) -> usize {
        self.last_end
    }

    /// The whole text.
    pub fn source(&self) -> &'a [u8] {
        self.src
    }

    /// Consumes the next token.
    #[inline]
    pub fn advance(&mut self) {
        self.last_end = self.end;
        (self.token, self.start, self.end) = token_at(self.src, self.end);
    }

    /// Goes on at byte `at` of the text, a boundary between tokens that the caller found.
    #[inline]
    pub(super) fn jump(&mut self, at: usize) {
        self.last_end = at;
        (self.token, self.start, self.end) = token_at(self.src, at);
    }

    /// Whether the next token is `token`.
    #[inline]
    pub fn is(&self, token: Token) -> bool {
        self.token == token
    }

    /// Consumes the next token if it is `token`.
    #[inline]
    pub fn eat(&mut self, token: Token) -> bool {
        let found = self.token == token;
        if found {
            self.advance();
        }
        found
    }

    /// Consumes `token`, or reports `expected 'spelling'`.
    #[inline]
    pub fn expect(&mut self, token: Token, spelling: &str) -> Option<()> {
        self.expect_and(token, spelling, "")
    }

    /// The same; the report goes on with `place`, such as ` after SSA name`.
    #[inline]
    pub(super) fn expect_and(&mut self, token: Token, spelling: &str, place: &str) -> Option<()> {
        if self.eat(token) {
            return Some(());
        }
        self.fail("expected-token", format!("expected '{spelling}'{place}"))
    }

    /// Whether the next token is the keyword `word`.
    #[inline]
    pub fn is_keyword(&self, word: &str) -> bool {
        self.token == Token::BareId && self.text() == word.as_bytes()
    }

    /// Consumes the keyword `word` if it comes next.
    #[inline]
    pub fn eat_keyword(&mut self, word: &str) -> bool {
        let found = self.is_keyword(word);
        if found {
            self.advance();
        }
        found
    }

    /// Consumes the keyword `word`, or reports `expected 'word'`.
    pub fn expect_keyword(&mut self, word: &str) -> Option<()> {
        if self.eat_keyword(word) {
            return Some(());
        }
        self.fail_in_op("expected-keyword", format!("expected '{word}'"))
    }

    /// Any bare identifier.
    pub fn opt_keyword(&mut self) -> Option<&'a [u8]> {
        if self.token != Token::BareId {
            return None;
        }
        let text = self.text();
        self.advance();
        Some(text)
    }

    /// Any bare identifier, or a report `expected valid keyword`.
    pub fn parse_keyword(&mut self) -> Option<&'a [u8]> {
        match self.opt_keyword() {
            Some(word) => Some(word),
            None => self.fail_in_op("expected-keyword", "expected valid keyword"),
        }
    }

    /// After a report on something outside of any op: goes to the next line, past what was read.
    pub(super) fn skip_line(&mut self, start: usize) {
        let from = self.start.max(start);
        let next = memchr::memchr(b'\n', &self.src[from..]).map_or(self.src.len(), |at| from + at + 1);
        self.jump(next);
    }

    // ---- places and reports ----

    /// The place of the next token.
    pub fn span(&self) -> Span {
        self.span_of(self.start, self.end)
    }

    /// The place of the bytes `start..end` of the text.
    pub fn span_of(&self, start: usize, end: usize) -> Span {
        Span { loc: self.loc_at(start), len: (end - start) as u32 }
    }

    /// The location of byte `at` of the text.
    #[inline]
    pub fn loc_at(&self, at: usize) -> Loc {
        u32::try_from(at).ok().and_then(|at| self.file.base.checked_add(at)).map_or(Loc::UNKNOWN, Loc::source)
    }

    /// Starts an error at the next token.
    pub fn error(&mut self, code: &'static str, message: impl Into<String>) -> Draft<'_> {
        let span = self.span();
        self.diags.error(code, span, message)
    }

    /// Starts an error at a place.
    pub fn error_at(&mut self, span: Span, code: &'static str, message: impl Into<String>) -> Draft<'_> {
        self.diags.error(code, span, message)
    }

    /// Reports an error at the next token. Bytes that are no token are the error then, whatever was expected.
    pub fn fail<T>(&mut self, code: &'static str, message: impl Into<String>) -> Option<T> {
        if self.token == Token::Error {
            let is_mark = self.start == 0 && self.src.starts_with(BYTE_ORDER_MARK);
            let mut draft = self.error("bad-token", error_message(self.src, self.start));
            if is_mark {
                draft = draft.help("the text begins with a byte order mark: save it as UTF-8 without one");
            }
            draft.emit();
        } else {
            let span = if MISSING.contains(&code) { self.gap() } else { self.span() };
            self.error_at(span, code, message).emit();
        }
        None
    }

    /// Reports what could not be read because of the error that was reported last.
    pub fn fail_after<T>(&mut self, code: &'static str, message: impl Into<String>) -> Option<T> {
        let failed = self.fail(code, message);
        self.diags.last_is_consequence();
        failed
    }

    /// The place behind what was read, before the next token.
    fn gap(&self) -> Span {
        let is_open = 0 < self.last_end && self.last_end < self.start;
        if is_open { self.span_of(self.last_end, self.last_end + 1) } else { self.span() }
    }

    /// Reports an error at a place.
    pub fn fail_at<T>(&mut self, span: Span, code: &'static str, message: impl Into<String>) -> Option<T> {
        self.error_at(span, code, message).emit();
        None
    }

    /// Reports an error at the next token; inside of an op's custom form it begins with `custom op 'name'`, as MLIR
    /// prefixes what an op's own parser finds.
    pub fn fail_in_op<T>(&mut self, code: &'static str, message: impl AsRef<str>) -> Option<T> {
        let message = self.in_op(message.as_ref());
        self.fail(code, message)
    }

    /// The same at a place.
    pub fn fail_in_op_at<T>(&mut self, span: Span, code: &'static str, message: impl AsRef<str>) -> Option<T> {
        let message = self.in_op(message.as_ref());
        self.fail_at(span, code, message)
    }

    /// `message`, behind the name of the op whose custom form is read.
    pub fn in_op(&self, message: &str) -> String {
        match self.custom_op {
            Some(name) => format!("custom op '{name}' {message}"),
            None => message.to_owned(),
        }
    }

    /// Runs `read` for something whose reports do not name the op around it.
    pub(super) fn without_op<T>(&mut self, read: impl FnOnce(&mut Self) -> T) -> T {
        let outer = self.custom_op.take();
        let result = read(self);
        self.custom_op = outer;
        result
    }

    /// Runs `read` one level deeper, on a stack with room for it; reports when the text nests too deep.
    pub fn deeper<T>(&mut self, read: impl FnOnce(&mut Self) -> Option<T>) -> Option<T> {
        self.enter()?;
        let result = grow_stack(|| read(self));
        self.leave();
        result
    }

    pub(super) fn enter(&mut self) -> Option<()> {
        if self.depth >= MAX_DEPTH {
            return self.fail_too_deep();
        }
        self.depth += 1;
        self.extent.depth = self.extent.depth.max(self.depth);
        self.extent.n_parts += 1;
        Some(())
    }

    pub(super) fn leave(&mut self) {
        self.depth -= 1;
    }

    fn fail_too_deep<T>(&mut self) -> Option<T> {
        self.error("nesting-too-deep", format!("nesting is deeper than {MAX_DEPTH} levels"))
            .note("regions, types, attributes and locations share this limit, aliases included")
            .emit();
        // Everything around would report in turn: the text ends here.
        self.jump(self.src.len());
        None
    }

    /// Runs `read` for something that has a name or may be met again, and tells how large it is.
    pub(super) fn measured<T>(&mut self, read: impl FnOnce(&mut Self) -> Option<T>) -> Option<(T, Extent)> {
        let start = self.start;
        let outer = std::mem::replace(&mut self.extent, Extent { depth: self.depth, n_parts: 0 });
        let result = read(self);
        let inner = std::mem::replace(&mut self.extent, outer);
        let extent = Extent { depth: inner.depth - self.depth, n_parts: inner.n_parts };
        // What is written out has fewer parts than bytes.
        if result.is_some() && inner.n_parts > MAX_PARTS.max((self.last_end - start) as u64) {
            self.error("alias-too-large", format!("an alias stands for more than {MAX_PARTS} nested parts"))
                .note("each alias counts as often as the ones that it holds are written")
                .emit();
            self.jump(self.src.len());
            return None;
        }
        self.take_extent(extent)?;
        Some((result?, extent))
    }

    /// Takes something of this extent as if it were written out here; reports when that nests too deep.
    pub(super) fn take_extent(&mut self, known: Extent) -> Option<()> {
        let depth = self.depth + known.depth;
        if depth > MAX_DEPTH {
            return self.fail_too_deep();
        }
        self.extent.depth = self.extent.depth.max(depth);
        self.extent.n_parts += known.n_parts;
        Some(())
    }

    /// The same for what an alias stands for; the level that its name was read on is the first one of it.
    pub(super) fn take_alias(&mut self, known: Extent) -> Option<()> {
        self.take_extent(Extent { depth: known.depth.saturating_sub(1), ..known })
    }

    // ---- small readers ----

    /// `item (',' item)*`
    pub fn parse_comma_list(&mut self, mut item: impl FnMut(&mut Self) -> Option<()>) -> Option<()> {
        loop {
            item(self)?;
            if !self.eat(Token::Comma) {
                return Some(());
            }
        }
    }

    /// `open (item (',' item)*)? close`
    pub fn parse_delimited(&mut self, delimiter: Delimiter, item: impl FnMut(&mut Self) -> Option<()>) -> Option<()> {
        self.parse_delimited_in(delimiter, "", item)
    }

    /// The same; reports name the place, such as ` in symbol list`.
    pub fn parse_delimited_in(
        &mut self,
        delimiter: Delimiter,
        place: &str,
        item: impl FnMut(&mut Self) -> Option<()>,
    ) -> Option<()> {
        let (open, close, open_text, close_text) = delimiter.tokens();
        if !self.eat(open) {
            return self.fail("expected-token", format!("expected '{open_text}'{place}"));
        }
        if self.eat(close) {
            return Some(());
        }
        self.parse_comma_list(item)?;
        if !self.eat(close) {
            return self.fail("expected-token", format!("expected '{close_text}'{place}"));
        }
        Some(())
    }

    /// `-? integer` that fits 64 bits; hexadecimal too.
    pub fn parse_i64(&mut self) -> Option<i64> {
        let start = self.start;
        let negative = self.eat(Token::Minus);
        if self.token != Token::Integer {
            return self.fail_in_op("expected-integer", "expected integer value");
        }
        let text = self.text();
        let magnitude = match text.strip_prefix(b"0x") {
            Some(digits) => std::str::from_utf8(digits).ok().and_then(|digits| u64::from_str_radix(digits, 16).ok()),
            None => decimal_u64(text),
        };
        let value = magnitude.and_then(|n| if negative { 0i64.checked_sub_unsigned(n) } else { i64::try_from(n).ok() });
        match value {
            Some(value) => {
                self.advance();
                Some(value)
            }
            None => {
                let span = self.span_of(start, self.end);
                self.fail_at(span, "integer-overflow", "integer value too large")
            }
        }
    }

    /// `[ (i64 (',' i64)*)? ]`
    pub fn parse_i64_list(&mut self) -> Option<Vec<i64>> {
        let mut values = Vec::new();
        self.parse_delimited(Delimiter::Square, |p| {
            values.push(p.parse_i64()?);
            Some(())
        })?;
        Some(values)
    }

    /// `@name` or `@"name"`.
    pub fn parse_symbol_name(&mut self) -> Option<Name> {
        if self.token != Token::AtId {
            return self.fail_in_op("expected-symbol", "expected valid '@'-identifier for symbol name");
        }
        let text = &self.text()[1..];
        let name = if text.first() == Some(&b'"') {
            let bytes = self.unescape(text)?;
            self.cx.name(bytes)
        } else {
            self.cx.name(text)
        };
        self.advance();
        Some(name)
    }

    /// The bytes of a string token.
    pub fn parse_string(&mut self) -> Option<Vec<u8>> {
        if self.token != Token::String {
            return self.fail("expected-string", "expected string");
        }
        let bytes = self.unescape(self.text())?;
        self.advance();
        Some(bytes)
    }

    /// The bytes that a quoted literal stands for: `\"`, `\\`, `\n`, `\t` and two hexadecimal digits after `\`.
    pub(super) fn unescape(&mut self, quoted: &[u8]) -> Option<Vec<u8>> {
        let inner = &quoted[1..quoted.len() - 1];
        let mut bytes = Vec::with_capacity(inner.len());
        let mut rest = inner;
        while let Some(at) = memchr::memchr(b'\\', rest) {
            bytes.extend_from_slice(&rest[..at]);
            let escape = &rest[at + 1..];
            let (byte, used) = match escape {
                [b'"', ..] => (b'"', 1),
                [b'\\', ..] => (b'\\', 1),
                [b'n', ..] => (b'\n', 1),
                [b't', ..] => (b'\t', 1),
                [a, b, ..] if a.is_ascii_hexdigit() && b.is_ascii_hexdigit() => (hex_digit(*a) << 4 | hex_digit(*b), 2),
                _ => return self.fail("bad-escape", "unknown escape in string literal"),
            };
            bytes.push(byte);
            rest = &escape[used..];
        }
        bytes.extend_from_slice(rest);
        Some(bytes)
    }
}

/// The value of a hexadecimal digit.
pub(super) fn hex_digit(digit: u8) -> u8 {
    match digit {
        b'0'..=b'9' => digit - b'0',
        b'a'..=b'f' => digit - b'a' + 10,
        _ => digit - b'A' + 10,
    }
}

/// The number that decimal digits spell, when it fits.
pub(super) fn decimal_u64(digits: &[u8]) -> Option<u64> {
    digits.iter().try_fold(0u64, |n, &d| n.checked_mul(10)?.checked_add(u64::from(d.wrapping_sub(b'0'))))
}

/// Runs `f` with room on the stack for one more level of nesting, on any thread.
#[inline]
pub fn grow_stack<T>(f: impl FnOnce() -> T) -> T {
    stacker::maybe_grow(128 * 1024, 4 * 1024 * 1024, f)
}
