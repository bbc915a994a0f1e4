//! Flags and enumerations of `arith`.

use hlo_ir::kinds::AttrKind;
use hlo_ir::text::{OpParser, OpPrinter, Parser, Printer, Token};
use hlo_ir::{Attr, AttrConstraint, AttrDef, Context, Param};

use crate::enums::int_enums;

int_enums! {
    /// How integers are compared.
    CmpIPredicate as "predicate", "allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9", 64, [
        "eq" = 0, "ne" = 1, "slt" = 2, "sle" = 3, "sgt" = 4, "sge" = 5, "ult" = 6, "ule" = 7, "ugt" = 8, "uge" = 9,
    ];
    /// How floats are compared.
    CmpFPredicate as "predicate",
    "allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15", 64, [
        "false" = 0, "oeq" = 1, "ogt" = 2, "oge" = 3, "olt" = 4, "ole" = 5, "one" = 6, "ord" = 7,
        "ueq" = 8, "ugt" = 9, "uge" = 10, "ult" = 11, "ule" = 12, "une" = 13, "uno" = 14, "true" = 15,
    ];
    /// How results are rounded.
    RoundingMode as "roundingmode", "Floating point rounding mode", 32, [
        "to_nearest_even" = 0, "downward" = 1, "upward" = 2, "toward_zero" = 3, "to_nearest_away" = 4,
    ];
}

/// A set of flags: a word a bit, and perhaps one for all of them.
struct Flags {
    /// The attribute's name in the reference.
    attr: &'static str,
    /// The enumeration's name in the reference.
    cpp: &'static str,
    words: &'static [(&'static str, i64)],
    all: Option<(&'static str, i64)>,
    separator: &'static str,
}

const FASTMATH_FLAGS: Flags = Flags {
    attr: "FastMathFlagsAttr",
    cpp: "::mlir::arith::FastMathFlags",
    words: &[("reassoc", 1), ("nnan", 2), ("ninf", 4), ("nsz", 8), ("arcp", 16), ("contract", 32), ("afn", 64)],
    all: Some(("fast", 127)),
    separator: ",",
};

const OVERFLOW_FLAGS: Flags = Flags {
    attr: "Arith_IntegerOverflowAttr",
    cpp: "::mlir::arith::IntegerOverflowFlags",
    words: &[("nsw", 1), ("nuw", 2)],
    all: None,
    separator: ", ",
};

impl Flags {
    /// flags ::= `<` word (`,` word)* `>`
    fn parse(&self, p: &mut Parser<'_>) -> Option<Box<[Param]>> {
        p.expect(Token::Less, "<")?;
        let mut bits = 0;
        if p.parse_comma_list(|p| self.parse_word(p, &mut bits)).is_none() {
            let Flags { attr, cpp, .. } = self;
            let message = format!("failed to parse {attr} parameter 'value' which is to be a `{cpp}`");
            return p.fail("bad-parameter", message);
        }
        p.expect(Token::Greater, ">")?;
        Some([Param::Int(bits)].into())
    }

    fn parse_word(&self, p: &mut Parser<'_>, bits: &mut i64) -> Option<()> {
        let span = p.span();
        let word = p.parse_keyword()?;
        let all = self.words.iter().chain(self.all.iter()).chain([&("none", 0)]);
        match all.clone().find(|(name, _)| name.as_bytes() == word) {
            Some((_, bit)) => *bits |= bit,
            None => {
                let words: Vec<&str> =
                    ["none"].into_iter().chain(self.words.iter().chain(&self.all).map(|w| w.0)).collect();
                let message = format!("expected {} to be one of: {}", self.cpp, words.join(", "));
                return p.fail_at(span, "unknown-enumerator", message);
            }
        }
        Some(())
    }

    fn print(&self, p: &mut Printer<'_>, params: &[Param]) {
        let bits = params.first().map_or(0, Param::int);
        p.put("<");
        match self.all {
            _ if bits == 0 => p.put("none"),
            Some((word, all)) if all == bits => p.put(word),
            _ => {
                let set = self.words.iter().filter(|(_, bit)| bits & bit != 0);
                for (index, (word, _)) in set.enumerate() {
                    p.put(if index == 0 { "" } else { self.separator });
                    p.put(word);
                }
            }
        }
        p.put(">");
    }
}

/// What a float op may assume.
pub static FASTMATH: AttrDef = AttrDef {
    name: "arith.fastmath",
    summary: "Floating point fast math flags",
    parse: |p| FASTMATH_FLAGS.parse(p),
    print: |p, params| FASTMATH_FLAGS.print(p, params),
};

/// Which overflows an integer op may rule out.
pub static OVERFLOW: AttrDef = AttrDef {
    name: "arith.overflow",
    summary: "Integer overflow arith flags",
    parse: |p| OVERFLOW_FLAGS.parse(p),
    print: |p, params| OVERFLOW_FLAGS.print(p, params),
};

/// A kind whose text in formats is that of a flag attribute without its name.
macro_rules! flag_kinds {
    ($($(#[$doc:meta])* $Name:ident: $ROW:ident, $FLAGS:ident, $fill:expr;)*) => { $(
        $(#[$doc])*
        pub struct $Name;

        impl AttrKind for $Name {
            const FILL: Option<fn(&Context) -> Attr> = $fill;
            const CONSTRAINT: AttrConstraint = AttrConstraint {
                summary: $ROW.summary,
                accepts: |cx, attr| attr.params_of(cx, &$ROW).is_some(),
            };
            type Out<'a> = i64;
            type In<'a> = i64;

            fn decode(cx: &Context, attr: Option<Attr>) -> i64 {
                attr.and_then(|attr| attr.params_of(cx, &$ROW)).map_or(0, |params| params[0].int())
            }

            fn encode(cx: &Context, given: i64) -> Option<Attr> {
                Some(cx.dialect_attr(&$ROW, [Param::Int(given)]))
            }

            fn parse(p: &mut OpParser<'_, '_>) -> Option<Attr> {
                let params = $FLAGS.parse(p)?;
                Some(p.cx.dialect_attr(&$ROW, params))
            }

            fn print(p: &mut OpPrinter<'_, '_>, attr: Attr) {
                if let Some(params) = attr.params_of(p.cx, &$ROW) {
                    $FLAGS.print(p, params);
                }
            }
        }
    )* };
}

flag_kinds! {
    /// Fast-math flags as bits, in the order of their words; none when not stated.
    FastMath: FASTMATH, FASTMATH_FLAGS, Some(|cx| cx.dialect_attr(&FASTMATH, [Param::Int(0)]));
    /// The same where an op may lack them.
    OptionalFastMath: FASTMATH, FASTMATH_FLAGS, None;
    /// Overflow flags as bits: 1 for signed, 2 for unsigned; none when not stated.
    OverflowFlags: OVERFLOW, OVERFLOW_FLAGS, Some(|cx| cx.dialect_attr(&OVERFLOW, [Param::Int(0)]));
}
