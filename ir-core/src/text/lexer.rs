//! Tokens of MLIR text.
//!
//! Source text is bytes, valid UTF-8 or not. Dimension lists such as `4x8xf32` do not tokenize without context (`0x8`
//! looks like a hexadecimal number), so the type parser reads them from the bytes itself.

use logos::Logos;

/// One token, without its text. Keywords are bare identifiers: where one is expected, its text is compared.
#[derive(Logos, Clone, Copy, PartialEq, Eq, Debug)]
#[logos(utf8 = false)]
pub enum Token {
    /// The end of the text.
    Eof,
    /// Bytes that begin no token.
    Error,
    /// `foo`, `foo.bar`.
    #[regex(r"[a-zA-Z_][a-zA-Z0-9_$.]*")]
    BareId,
    /// `@foo`, `@"foo bar"`.
    #[regex(r#"@([a-zA-Z_][a-zA-Z0-9_$.]*|"([^"\\\n\x0b\x0c]|\\[^\n])*")"#)]
    AtId,
    /// `#foo`, `#0`.
    #[regex(r"#([0-9]+|[a-zA-Z$._\-][a-zA-Z0-9$._\-]*)")]
    HashId,
    /// `%foo`, `%0`.
    #[regex(r"%([0-9]+|[a-zA-Z$._\-][a-zA-Z0-9$._\-]*)")]
    PercentId,
    /// `^foo`.
    #[regex(r"\^([0-9]+|[a-zA-Z$._\-][a-zA-Z0-9$._\-]*)")]
    CaretId,
    /// `!foo`.
    #[regex(r"!([0-9]+|[a-zA-Z$._\-][a-zA-Z0-9$._\-]*)")]
    ExclId,
    /// `12`, `0x1F`.
    #[regex(r"[0-9]+")]
    #[regex(r"0x[0-9a-fA-F]+")]
    Integer,
    /// `1.`, `1.5`, `1.5e-3`.
    #[regex(r"[0-9]+\.[0-9]*([eE][\-+]?[0-9]+)?")]
    Float,
    /// `"text"`.
    #[regex(r#""([^"\\\n\x0b\x0c]|\\[^\n])*""#)]
    String,
    /// `->`
    #[token("->")]
    Arrow,
    /// `:`
    #[token(":")]
    Colon,
    /// `,`
    #[token(",")]
    Comma,
    /// `...`
    #[token("...")]
    Ellipsis,
    /// `=`
    #[token("=")]
    Equal,
    /// `==`
    #[token("==")]
    EqualEqual,
    /// `>`
    #[token(">")]
    Greater,
    /// `>=`
    #[token(">=")]
    GreaterEqual,
    /// `{`
    #[token("{")]
    LBrace,
    /// `(`
    #[token("(")]
    LParen,
    /// `[`
    #[token("[")]
    LSquare,
    /// `<`
    #[token("<")]
    Less,
    /// `<=`
    #[token("<=")]
    LessEqual,
    /// `-`
    #[token("-")]
    Minus,
    /// `+`
    #[token("+")]
    Plus,
    /// `?`
    #[token("?")]
    Question,
    /// `}`
    #[token("}")]
    RBrace,
    /// `)`
    #[token(")")]
    RParen,
    /// `]`
    #[token("]")]
    RSquare,
    /// `*`
    #[token("*")]
    Star,
    /// `|`
    #[token("|")]
    Bar,
    /// `/`
    #[token("/")]
    Slash,
    /// `{-#`
    #[token("{-#")]
    MetadataBegin,
    /// `#-}`
    #[token("#-}")]
    MetadataEnd,
}

/// The token at or after byte `at` of `src`, and the bytes that it covers.
#[inline]
pub(crate) fn token_at(src: &[u8], at: usize) -> (Token, usize, usize) {
    let start = skip_blanks_and_comments(src, at);
    let mut lexer = Token::lexer(&src[start..]);
    match lexer.next() {
        Some(token) => (token.unwrap_or(Token::Error), start, start + lexer.span().end),
        None => (Token::Eof, src.len(), src.len()),
    }
}

/// Where the next token begins, at or after byte `at`.
#[inline]
fn skip_blanks_and_comments(src: &[u8], mut at: usize) -> usize {
    loop {
        match src.get(at) {
            Some(b' ' | b'\n' | b'\t' | b'\r' | 0) => at += 1,
            Some(b'/') if src.get(at + 1) == Some(&b'/') => {
                at = memchr::memchr(b'\n', &src[at..]).map_or(src.len(), |length| at + length);
            }
            _ => return at,
        }
    }
}

/// Why the bytes at `at` begin no token.
pub(crate) fn error_message(src: &[u8], at: usize) -> &'static str {
    match (src.get(at), src.get(at + 1)) {
        (Some(b'"'), _) | (Some(b'@'), Some(b'"')) => "expected '\"' in string literal",
        (Some(b'@'), _) => "@ identifier expected to start with letter or '_'",
        (Some(b'#'), _) => "invalid attribute name",
        (Some(b'%'), _) => "invalid SSA name",
        (Some(b'^'), _) => "invalid block name",
        (Some(b'!'), _) => "invalid type identifier",
        (Some(b'.'), _) => "expected three consecutive dots for an ellipsis",
        _ => "unexpected character",
    }
}

/// Where the text continues after the brace that closes the one at `open`: a scan that knows strings and comments but
/// no tokens. `None` when the braces do not balance.
pub(crate) fn skip_braces(src: &[u8], open: usize) -> Option<usize> {
    debug_assert_eq!(src[open], b'{');
    let mut depth = 0usize;
    let mut at = open;
    loop {
        at += next_structural(&src[at..])?;
        match src[at] {
            b'{' => depth += 1,
            b'}' => {
                depth -= 1;
                if depth == 0 {
                    return Some(at + 1);
                }
            }
            b'"' => at = skip_string(src, at)? - 1,
            b'/' if src.get(at + 1) == Some(&b'/') => at += memchr::memchr(b'\n', &src[at..])?,
            _ => {}
        }
        at += 1;
    }
}

/// The distance to the next byte that opens or closes a brace, a string or a comment.
#[inline]
fn next_structural(src: &[u8]) -> Option<usize> {
    const LANES: usize = 32;
    let is_structural = |byte: u8| matches!(byte, b'{' | b'}' | b'"' | b'/');
    let mut at = 0;
    // Most lines hold none of these bytes: look at many at once, in a loop that becomes vector code.
    while let Some(lanes) = src.get(at..at + LANES) {
        if lanes.iter().fold(false, |any, &byte| any | is_structural(byte)) {
            break;
        }
        at += LANES;
    }
    src[at..].iter().position(|&byte| is_structural(byte)).map(|n| at + n)
}

/// Where the text continues after the string that begins at `open`.
pub(super) fn skip_string(src: &[u8], open: usize) -> Option<usize> {
    let mut at = open + 1;
    loop {
        at += memchr::memchr2(b'"', b'\\', &src[at..])?;
        if src[at] == b'"' {
            return Some(at + 1);
        }
        at += 2;
        if at > src.len() {
            return None;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tokens(text: &str) -> Vec<(Token, &str)> {
        let (mut at, mut out) = (0, Vec::new());
        loop {
            let (token, start, end) = token_at(text.as_bytes(), at);
            if token == Token::Eof {
                return out;
            }
            out.push((token, &text[start..end]));
            at = end;
        }
    }

    #[test]
    fn an_op_becomes_tokens() {
        use Token::*;
        assert_eq!(
            tokens("%0:2 = \"a.b\"(%arg0#1) : (i32) -> f32 // c\n^bb0: @\"x y\" 0x1F 1.5e-3 {-# #-}"),
            [
                (PercentId, "%0"),
                (Colon, ":"),
                (Integer, "2"),
                (Equal, "="),
                (String, "\"a.b\""),
                (LParen, "("),
                (PercentId, "%arg0"),
                (HashId, "#1"),
                (RParen, ")"),
                (Colon, ":"),
                (LParen, "("),
                (BareId, "i32"),
                (RParen, ")"),
                (Arrow, "->"),
                (BareId, "f32"),
                (CaretId, "^bb0"),
                (Colon, ":"),
                (AtId, "@\"x y\""),
                (Integer, "0x1F"),
                (Float, "1.5e-3"),
                (MetadataBegin, "{-#"),
                (MetadataEnd, "#-}"),
            ]
        );
    }

    #[test]
    fn any_bytes_become_tokens() {
        let bytes: Vec<u8> = (0..=255).collect();
        let mut at = 0;
        while at < bytes.len() {
            let (token, _, end) = token_at(&bytes, at);
            if token == Token::Eof {
                break;
            }
            assert!(end > at);
            at = end;
        }
    }

    #[test]
    fn braces_in_strings_and_comments_do_not_count() {
        let text = b"{ \"}\\\"}\" // }\n { } } rest";
        assert_eq!(skip_braces(text, 0), Some(text.len() - 5));
        assert_eq!(skip_braces(b"{ { }", 0), None);
        assert_eq!(skip_braces(b"{ \"", 0), None);
    }
}
