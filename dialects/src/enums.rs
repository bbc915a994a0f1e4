//! Enumerations that MLIR's dialects keep as plain integers: words in formats, numbers elsewhere.

use hlo_ir::Attr;
use hlo_ir::text::{OpParser, OpPrinter};

/// Reads one of `words`, bare or as a string, and returns its number.
pub fn parse_word(p: &mut OpParser<'_, '_>, name: &str, words: &[(&str, i64)]) -> Option<i64> {
    let span = p.span();
    let found = if p.is(hlo_ir::text::Token::String) {
        p.parse_string()?
    } else {
        p.opt_keyword().map(<[u8]>::to_vec).unwrap_or_default()
    };
    match words.iter().find(|(word, _)| word.as_bytes() == found) {
        Some((_, number)) => Some(*number),
        None => {
            let words: Vec<&str> = words.iter().map(|(word, _)| *word).collect();
            let message = format!(
                "expected string or keyword containing one of the following enum values for attribute '{name}' [{}]",
                words.join(", ")
            );
            p.fail_at(span, "unknown-enumerator", message)
        }
    }
}

/// Whether one of `words` comes next.
pub fn word_follows(p: &OpParser<'_, '_>, words: &[(&str, i64)]) -> bool {
    words.iter().any(|(word, _)| p.is_keyword(word))
}

/// Writes the word of the number that `attr` holds.
pub fn print_word(p: &mut OpPrinter<'_, '_>, attr: Attr, words: &[(&str, i64)]) {
    let number = attr.as_i64(p.cx);
    if let Some((word, _)) = words.iter().find(|(_, n)| Some(*n) == number) {
        p.put(word);
    }
}

/// Attribute kinds of enumerations kept as integers.
///
/// `Name as "attribute", "the reference's words", type, [("word", 0), …];`
macro_rules! int_enums {
    ($($(#[$doc:meta])* $Name:ident as $attr:literal, $summary:literal, $width:literal, [$($word:literal = $number:literal),* $(,)?];)*) => { $(
        $(#[$doc])*
        pub struct $Name;

        impl $Name {
            /// The words and their numbers.
            pub const WORDS: &'static [(&'static str, i64)] = &[$(($word, $number)),*];
        }

        impl hlo_ir::kinds::AttrKind for $Name {
            const CONSTRAINT: hlo_ir::AttrConstraint = hlo_ir::AttrConstraint {
                summary: $summary,
                accepts: |cx, attr| {
                    attr.ty(cx) == cx.int_type($width)
                        && attr.as_i64(cx).is_some_and(|n| Self::WORDS.iter().any(|(_, number)| *number == n))
                },
            };
            type Out<'a> = i64;
            type In<'a> = i64;

            fn decode(cx: &hlo_ir::Context, attr: Option<hlo_ir::Attr>) -> i64 {
                attr.and_then(|attr| attr.as_i64(cx)).unwrap_or_default()
            }

            fn encode(cx: &hlo_ir::Context, given: i64) -> Option<hlo_ir::Attr> {
                Some(cx.int_attr(cx.int_type($width), given))
            }

            fn begins(p: &hlo_ir::text::OpParser<'_, '_>) -> bool {
                $crate::enums::word_follows(p, Self::WORDS)
            }

            fn parse(p: &mut hlo_ir::text::OpParser<'_, '_>) -> Option<hlo_ir::Attr> {
                let number = $crate::enums::parse_word(p, $attr, Self::WORDS)?;
                Some(p.cx.int_attr(p.cx.int_type($width), number))
            }

            fn print(p: &mut hlo_ir::text::OpPrinter<'_, '_>, attr: hlo_ir::Attr) {
                $crate::enums::print_word(p, attr, Self::WORDS);
            }
        }
    )* };
}
pub(crate) use int_enums;
