//! Symbols of dialects and aliases: `!dialect.name<…>`, `#dialect<name …>`, `#alias`.
//!
//! What a dialect's row describes is read by the row. Everything else of a dialect that is not registered (or that
//! keeps what it does not know) stays as written.

use std::ops::Range;

use rustc_hash::FxHashMap;

use super::hints::closest_or_end;
use super::lexer::{Token, token_at};
use super::parser::Parser;
use super::printer::Printer;
use crate::attrs::AttrData;
use crate::diag::Span;
use crate::ids::{Attr, Name, Type};
use crate::types::{Param, TypeData};

/// Where bodies end that stand in the one that was looked through last: symbols nest, and each looks for its end first.
#[derive(Default)]
pub(super) struct SymbolBodies {
    /// The extent of the outermost.
    range: Range<usize>,
    /// By the place of the opening bracket.
    ends: FxHashMap<usize, usize>,
}

/// A symbol whose extent is known and whose content is not read yet.
struct Symbol<'a> {
    /// All before the first dot.
    dialect: &'a [u8],
    /// Everything after the dialect's name: after the dot, or between the brackets.
    text: &'a [u8],
    /// Where the text begins in the source.
    text_at: usize,
    /// Where the source continues.
    end: usize,
    /// Where reports point.
    span: Span,
}

impl<'a> Symbol<'a> {
    /// The identifier that the text begins with.
    fn mnemonic(&self) -> &'a [u8] {
        let len = self.text.iter().take_while(|b| b.is_ascii_alphanumeric() || matches!(b, b'_' | b'$' | b'.')).count();
        &self.text[..len]
    }

    /// `dialect.mnemonic`, the name of a row.
    fn row_name(&self) -> smallvec::SmallVec<[u8; 64]> {
        let mut name = smallvec::SmallVec::from_slice(self.dialect);
        name.push(b'.');
        name.extend_from_slice(self.mnemonic());
        name
    }
}

/// What begins with `!` or `#`.
enum Extended<'a> {
    Alias(&'a [u8], Span),
    Symbol(Symbol<'a>),
}

impl<'a> Parser<'a> {
    /// type ::= `!` (alias | dialect `.` name body? | dialect body)
    pub(super) fn parse_extended_type(&mut self) -> Option<Type> {
        let at = self.offset();
        match self.parse_extended()? {
            Extended::Alias(name, span) => match self.type_alias(name, at)? {
                Some(ty) => Some(ty),
                None => self.fail_undefined_alias(span, name),
            },
            Extended::Symbol(symbol) => self.parse_dialect_type(symbol),
        }
    }

    fn parse_dialect_type(&mut self, symbol: Symbol<'a>) -> Option<Type> {
        let cx = self.cx;
        let dialect_name = String::from_utf8_lossy(symbol.dialect);
        if let Some(def) = cx.registry().type_def(&symbol.row_name()) {
            self.jump(symbol.text_at + symbol.mnemonic().len());
            let params = self.without_op(def.parse)?;
            self.end_symbol(&symbol)?;
            return Some(cx.dialect_type(def, params));
        }
        match cx.registry().dialect(&dialect_name) {
            Some(dialect) if !dialect.keeps_unknown => {
                let mnemonic = String::from_utf8_lossy(symbol.mnemonic());
                let message = match dialect.unknown_type {
                    Some(report) => format!("{report}{mnemonic}"),
                    None if dialect.types.is_empty() => {
                        format!("dialect '{dialect_name}' provides no type parsing hook")
                    }
                    None => format!("unknown {dialect_name} type: {mnemonic}"),
                };
                return self.fail_unknown(&symbol, "unknown-type", message, dialect.types.iter().map(|def| def.name));
            }
            None if !self.allow_unregistered => {
                let message = format!(
                    "`!\"{dialect_name}\"<\"{}\">` type created with unregistered dialect. {UNREGISTERED_ADVICE}",
                    String::from_utf8_lossy(symbol.text)
                );
                return self.fail_at(symbol.span, "unregistered-dialect", message);
            }
            _ => {}
        }
        Some(cx.intern_type(TypeData::Opaque { dialect: cx.name(symbol.dialect), text: cx.name(symbol.text) }))
    }

    /// attribute ::= `#` (alias | dialect `.` name body? | dialect body) (`:` type)?
    pub(super) fn parse_extended_attr(&mut self, ty: Option<Type>) -> Option<Attr> {
        let at = self.offset();
        let attr = match self.parse_extended()? {
            Extended::Alias(name, span) => match self.attr_alias(name, at)? {
                Some(attr) => attr,
                None => return self.fail_undefined_alias(span, name),
            },
            Extended::Symbol(symbol) => self.parse_dialect_attr(symbol, ty)?,
        };
        if let Some(expected) = ty {
            let found = attr.ty(self.cx);
            if found != Type::NONE && found != expected {
                let message = format!(
                    "attribute type different than expected: expected '{}', but got '{}'",
                    self.cx.type_text(expected),
                    self.cx.type_text(found)
                );
                return self.fail("attribute-type", message);
            }
        }
        Some(attr)
    }

    fn parse_dialect_attr(&mut self, symbol: Symbol<'a>, ty: Option<Type>) -> Option<Attr> {
        let cx = self.cx;
        let mut ty = ty.unwrap_or(Type::NONE);
        if self.eat(Token::Colon) {
            ty = self.parse_type()?;
        }
        let dialect_name = String::from_utf8_lossy(symbol.dialect);
        let name = symbol.row_name();
        let row = cx.registry().attr_def(&name).map(|def| (def, def.parse));
        if let Some((def, parse)) = row.or_else(|| cx.registry().attr_spelling(&name).map(|s| (s.def, s.parse))) {
            let end = self.last_end();
            self.jump(symbol.text_at + symbol.mnemonic().len());
            let mut params = self.without_op(parse)?;
            self.end_symbol(&symbol)?;
            self.jump(end);
            // Some rows know it without being told.
            if let Some(Param::SelfType(own)) = params.last_mut()
                && *own == Type::NONE
            {
                *own = ty;
            }
            return Some(cx.dialect_attr(def, params));
        }
        match cx.registry().dialect(&dialect_name) {
            Some(dialect) if !dialect.keeps_unknown => {
                let message = match dialect.unknown_attr {
                    Some(message) => message.to_owned(),
                    None if dialect.attrs.is_empty() => {
                        format!("dialect '{dialect_name}' provides no attribute parsing hook")
                    }
                    None => format!(
                        "unknown attribute `{}` in dialect `{dialect_name}`",
                        String::from_utf8_lossy(symbol.mnemonic())
                    ),
                };
                let known = dialect.attrs.iter().map(|def| def.name);
                return self.fail_unknown(&symbol, "unknown-attribute", message, known);
            }
            None if !self.allow_unregistered => {
                let message = format!(
                    "#\"{dialect_name}\"<\"{}\"> : '{}' attribute created with unregistered dialect. \
                     {UNREGISTERED_ADVICE}",
                    String::from_utf8_lossy(symbol.text),
                    self.cx.type_text(ty)
                );
                return self.fail_at(symbol.span, "unregistered-dialect", message);
            }
            _ => {}
        }
        Some(cx.intern_attr(AttrData::Opaque { dialect: cx.name(symbol.dialect), text: cx.name(symbol.text), ty }))
    }

    /// Reports a name that is none of the dialect's; `known` are its names.
    fn fail_unknown<T>(
        &mut self,
        symbol: &Symbol<'a>,
        code: &'static str,
        message: String,
        known: impl Iterator<Item = &'static str>,
    ) -> Option<T> {
        let known: Vec<&[u8]> =
            known.filter_map(|name| name.split_once('.')).map(|(_, name)| name.as_bytes()).collect();
        let near = closest_or_end(symbol.mnemonic(), &known);
        let mut fault = self.error_at(symbol.span, code, message);
        if let Some(near) = near {
            fault = fault.help(format!("did you mean `{}`?", String::from_utf8_lossy(near)));
        }
        fault.emit();
        None
    }

    /// After a row has read its part: the symbol must end here.
    fn end_symbol(&mut self, symbol: &Symbol<'a>) -> Option<()> {
        let text_end = symbol.text_at + symbol.text.len();
        if self.offset() < text_end {
            return self.fail("trailing-text", "expected '>'");
        }
        self.jump(symbol.end);
        Some(())
    }

    /// Consumes the name and the bracketed body that touches it.
    fn parse_extended(&mut self) -> Option<Extended<'a>> {
        let span = self.span();
        let start = self.offset() + 1;
        let name = &self.text()[1..];
        let name_end = start + name.len();
        let has_body = self.src.get(name_end) == Some(&b'<');
        let dot = memchr::memchr(b'.', name);
        if dot.is_none() && !has_body {
            self.advance();
            return Some(Extended::Alias(name, span));
        }
        let end = if has_body { self.symbol_body(name_end)? } else { name_end };
        let (dialect, text_at, text_end) = match dot {
            Some(dot) => (&name[..dot], start + dot + 1, end),
            None => (name, name_end + 1, end - 1),
        };
        let span = if dot.is_some() { self.span_of(text_at, text_end) } else { span };
        if !is_namespace(dialect) {
            let message = format!("invalid dialect namespace '\"{}\"'", String::from_utf8_lossy(dialect));
            return self.fail_at(span, "bad-namespace", message);
        }
        self.jump(end);
        Some(Extended::Symbol(Symbol { dialect, text: &self.src[text_at..text_end], text_at, end, span }))
    }

    /// Where the text continues after the bracket that closes the one at `open`; brackets of all kinds nest.
    fn symbol_body(&mut self, open: usize) -> Option<usize> {
        if let Some(&end) = self.symbol_bodies.ends.get(&open) {
            return Some(end);
        }
        if !self.symbol_bodies.range.contains(&open) {
            self.symbol_bodies.ends.clear();
        }
        let mut nested = Vec::new();
        let mut at = open;
        loop {
            let Some(&byte) = self.src.get(at) else {
                return self.fail_unbalanced(open, nested.last());
            };
            at += 1;
            let opening = match byte {
                0 => return self.fail_unbalanced(open, nested.last()),
                b'<' | b'[' | b'(' | b'{' => {
                    nested.push((byte, at - 1));
                    continue;
                }
                b'-' => {
                    // `->` is no closing bracket.
                    at += usize::from(self.src.get(at) == Some(&b'>'));
                    continue;
                }
                b'"' => {
                    let (token, _, end) = token_at(self.src, at - 1);
                    if token != Token::String {
                        let span = self.span_of(at - 1, at);
                        return self.fail_at(span, "bad-string", "expected '\"' in string literal");
                    }
                    at = end;
                    continue;
                }
                b'>' => b'<',
                b']' => b'[',
                b')' => b'(',
                b'}' => b'{',
                _ => continue,
            };
            let Some((_, opened_at)) = nested.pop_if(|(bracket, _)| *bracket == opening) else {
                return self.fail_unbalanced(open, nested.last());
            };
            if nested.is_empty() {
                self.symbol_bodies.range = open..at;
                return Some(at);
            }
            if opening == b'<' {
                self.symbol_bodies.ends.insert(opened_at, at);
            }
        }
    }

    fn fail_unbalanced<T>(&mut self, open: usize, innermost: Option<&(u8, usize)>) -> Option<T> {
        let span = self.span_of(open, open + 1);
        let bracket = char::from(innermost.map_or(b'<', |(bracket, _)| *bracket));
        self.fail_at(span, "unbalanced", format!("unbalanced '{bracket}' character in pretty dialect name"))
    }

    fn fail_undefined_alias<T>(&mut self, span: Span, name: &[u8]) -> Option<T> {
        let message = format!("undefined symbol alias id '{}'", String::from_utf8_lossy(name));
        self.fail_at(span, "undefined-alias", message)
    }
}

const UNREGISTERED_ADVICE: &str = "If this is intended, please call allowUnregisteredDialects() on the MLIRContext, \
    or use -allow-unregistered-dialect with the MLIR opt tool used";

impl Printer<'_> {
    /// Writes a symbol that is kept as written.
    pub(super) fn print_opaque_symbol(&mut self, sigil: u8, dialect: Name, text: Name) {
        let cx = self.cx;
        self.out.push(sigil);
        self.put(cx.name_bytes(dialect));
        self.put_symbol_text(|p| p.put(cx.name_bytes(text)));
    }

    /// Writes a symbol of the row `name` (`dialect.mnemonic`); `print` writes what follows the mnemonic.
    pub(super) fn print_dialect_symbol(&mut self, sigil: u8, name: &str, print: impl FnOnce(&mut Self)) {
        let (dialect, mnemonic) = name.split_once('.').unwrap_or((name, ""));
        self.out.push(sigil);
        self.put(dialect);
        self.put_symbol_text(|p| {
            p.put(mnemonic);
            print(p);
        });
    }

    /// Writes `.text` where the text is simple, else `<text>`.
    fn put_symbol_text(&mut self, print: impl FnOnce(&mut Self)) {
        let dot = self.out.len();
        self.out.push(b'.');
        print(self);
        if !is_simple_symbol(&self.out[dot + 1..]) {
            self.out[dot] = b'<';
            self.out.push(b'>');
        }
    }
}

/// Whether a dialect can have this name.
fn is_namespace(name: &[u8]) -> bool {
    name.first().is_some_and(|first| first.is_ascii_alphabetic() || *first == b'_')
        && name.iter().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'$'))
}

/// Whether a symbol's text reads back after a dot: an identifier, then nothing or something in angle brackets.
fn is_simple_symbol(text: &[u8]) -> bool {
    if !text.first().is_some_and(u8::is_ascii_alphabetic) {
        return false;
    }
    let len = text.iter().take_while(|b| b.is_ascii_alphanumeric() || matches!(b, b'.' | b'_')).count();
    let rest = &text[len..];
    rest.is_empty() || (rest[0] == b'<' && rest.ends_with(b">"))
}
