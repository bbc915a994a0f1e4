//! StableHLO's enumerations: bare words in formats (`LT`), `#stablehlo<comparison_direction LT>` elsewhere.

use hlo_ir::kinds::{AttrKind, I32};
use hlo_ir::text::Parser;
use hlo_ir::{Attr, AttrConstraint, Context};

/// What reading an enumerator needs to know, for reports in the reference's words.
pub struct Words {
    /// The attribute's name in the reference, such as `StableHLO_PrecisionAttr`.
    pub attr: &'static str,
    /// The enumeration's name in the reference, such as `::mlir::stablehlo::Precision`.
    pub cpp: &'static str,
    /// The enumerators and their numbers.
    pub cases: &'static [(&'static str, i64)],
}

/// Reads an enumerator's word.
pub fn parse_word(p: &mut Parser<'_>, words: &Words) -> Option<i64> {
    let span = p.span();
    if let Some(word) = p.opt_keyword() {
        if let Some((_, number)) = words.cases.iter().find(|(case, _)| case.as_bytes() == word) {
            return Some(*number);
        }
        let cases: Vec<&str> = words.cases.iter().map(|(case, _)| *case).collect();
        let message = format!("expected {} to be one of: {}", words.cpp, cases.join(", "));
        let _: Option<()> = p.fail_in_op_at(span, "unknown-enumerator", message);
    } else {
        let _: Option<()> = p.fail_in_op("expected-keyword", "expected valid keyword");
    }
    let message = format!("failed to parse {} parameter 'value' which is to be a `{}`", words.attr, words.cpp);
    let message = p.in_op(&message);
    p.fail_after("bad-parameter", message)
}

/// The word of an enumerator's number; empty for a number that has none.
pub fn word_of(words: &Words, number: i64) -> &'static str {
    words.cases.iter().find(|(_, n)| *n == number).map_or("", |(case, _)| case)
}

/// Declares enumerations.
///
/// ```text
/// enum_attrs! {
///     /// Doc.
///     Precision (PRECISION) in "stablehlo": "precision", "XLA precision …" { Default = 0 "DEFAULT", High = 1 "HIGH" }
/// }
/// ```
/// gives `enum Precision`, its attribute row `PRECISION`, and `impl AttrKind for Precision`: the word in formats.
/// A `<` after the name's literal (`"result_accuracy_mode" <`) puts the word in angle brackets.
macro_rules! enum_attrs {
    ($($(#[$doc:meta])* $Name:ident ($ROW:ident) in $dialect:literal $cpp:literal: $mnemonic:literal $(< $brackets:tt)?,
        $summary:literal { $($(#[$case_doc:meta])* $Case:ident = $number:literal $word:literal),* $(,)? })*) => { $(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum $Name { $($(#[$case_doc])* $Case = $number),* }

        #[doc = concat!("The attribute row of [`", stringify!($Name), "`].")]
        pub static $ROW: hlo_ir::AttrDef = hlo_ir::AttrDef {
            name: concat!($dialect, ".", $mnemonic),
            summary: $summary,
            parse: |p| {
                $crate::stablehlo::enums::enum_attrs!(@open p $($brackets)?);
                let number = $crate::stablehlo::enums::parse_word(p, &$Name::WORDS)?;
                $crate::stablehlo::enums::enum_attrs!(@close p $($brackets)?);
                Some([hlo_ir::Param::Int(number)].into())
            },
            print: |p, params| {
                let word = $crate::stablehlo::enums::word_of(&$Name::WORDS, params[0].int());
                p.put($crate::stablehlo::enums::enum_attrs!(@before $($brackets)?));
                p.put(word);
                p.put($crate::stablehlo::enums::enum_attrs!(@after $($brackets)?));
            },
        };

        impl $Name {
            const WORDS: $crate::stablehlo::enums::Words = $crate::stablehlo::enums::Words {
                attr: concat!($cpp, "_", stringify!($Name), "Attr"),
                cpp: concat!("::mlir::", $dialect, "::", stringify!($Name)),
                cases: &[$(($word, $number)),*],
            };

            /// The word in text.
            pub fn word(self) -> &'static str {
                $crate::stablehlo::enums::word_of(&Self::WORDS, self as i64)
            }

            /// The enumerator of a word.
            pub fn from_word(word: &str) -> Option<Self> {
                let (_, number) = Self::WORDS.cases.iter().find(|(case, _)| *case == word)?;
                Self::from_number(*number)
            }

            /// The enumerator with this number, as the serialized forms count them.
            pub fn from_number(number: i64) -> Option<Self> {
                match number {
                    $($number => Some(Self::$Case),)*
                    _ => None,
                }
            }

            /// The enumerator that an attribute of this row holds.
            pub fn of(cx: &hlo_ir::Context, attr: hlo_ir::Attr) -> Option<Self> {
                attr.params_of(cx, &$ROW).and_then(|params| Self::from_number(params[0].int()))
            }

            /// The attribute.
            pub fn attr(self, cx: &hlo_ir::Context) -> hlo_ir::Attr {
                cx.dialect_attr(&$ROW, [hlo_ir::Param::Int(self as i64)])
            }
        }

        impl hlo_ir::kinds::AttrKind for $Name {
            const CONSTRAINT: hlo_ir::AttrConstraint =
                hlo_ir::AttrConstraint { summary: $summary, accepts: |cx, attr| Self::of(cx, attr).is_some() };
            type Out<'a> = Self;
            type In<'a> = Self;

            fn decode(cx: &hlo_ir::Context, attr: Option<hlo_ir::Attr>) -> Self {
                const FIRST: $Name = [$($Name::$Case),*][0];
                attr.and_then(|attr| Self::of(cx, attr)).unwrap_or(FIRST)
            }

            fn encode(cx: &hlo_ir::Context, given: Self) -> Option<hlo_ir::Attr> {
                Some(given.attr(cx))
            }

            fn parse(p: &mut hlo_ir::text::OpParser<'_, '_>) -> Option<hlo_ir::Attr> {
                let number = $crate::stablehlo::enums::parse_word(p, &Self::WORDS)?;
                Some(p.cx.dialect_attr(&$ROW, [hlo_ir::Param::Int(number)]))
            }

            fn print(p: &mut hlo_ir::text::OpPrinter<'_, '_>, attr: hlo_ir::Attr) {
                if let Some(value) = Self::of(p.cx, attr) {
                    p.put(value.word());
                }
            }
        }
    )* };
    (@open $p:ident) => {};
    (@open $p:ident $brackets:tt) => { $p.expect(hlo_ir::text::Token::Less, "<")?; };
    (@close $p:ident) => {};
    (@close $p:ident $brackets:tt) => { $p.expect(hlo_ir::text::Token::Greater, ">")?; };
    (@before) => { " " };
    (@before $brackets:tt) => { "<" };
    (@after) => { "" };
    (@after $brackets:tt) => { ">" };
}
pub(crate) use enum_attrs;

enum_attrs! {
    /// How precisely a contraction reads an operand.
    Precision (PRECISION) in "stablehlo" "StableHLO": "precision",
    "XLA precision for an operand. Has backend specific meaning." {
        /// As fast as the device can.
        Default = 0 "DEFAULT",
        /// Slower and better.
        High = 1 "HIGH",
        /// Slowest and best.
        Highest = 2 "HIGHEST",
    }

    /// Which accuracy an approximated function must have.
    ResultAccuracyMode (RESULT_ACCURACY_MODE) in "stablehlo" "StableHLO": "result_accuracy_mode" < true,
    "XLA result accuracy mode." {
        /// The device's choice.
        Default = 0 "DEFAULT",
        /// The best there is.
        Highest = 1 "HIGHEST",
        /// Within the stated tolerances.
        Tolerance = 2 "TOLERANCE",
    }

    /// Which Fourier transform.
    FftType (FFT_TYPE) in "stablehlo" "StableHLO": "fft_type",
    "XLA fast fourier transform type." {
        /// Complex to complex.
        Fft = 0 "FFT",
        /// Its inverse.
        Ifft = 1 "IFFT",
        /// Real to complex.
        Rfft = 2 "RFFT",
        /// Its inverse.
        Irfft = 3 "IRFFT",
    }

    /// Which comparison.
    ComparisonDirection (COMPARISON_DIRECTION) in "stablehlo" "StableHLO": "comparison_direction",
    "Which comparison operation to perform." {
        /// Equal.
        Eq = 0 "EQ",
        /// Not equal.
        Ne = 1 "NE",
        /// Greater or equal.
        Ge = 2 "GE",
        /// Greater.
        Gt = 3 "GT",
        /// Less or equal.
        Le = 4 "LE",
        /// Less.
        Lt = 5 "LT",
    }

    /// What is compared.
    ComparisonType (COMPARISON_TYPE) in "stablehlo" "StableHLO": "comparison_type",
    "Which comparison type to use." {
        /// What the element type suggests.
        NoType = 0 "NOTYPE",
        /// Floats, where a NaN is unordered.
        Float = 1 "FLOAT",
        /// Floats in a total order.
        TotalOrder = 2 "TOTALORDER",
        /// Signed integers.
        Signed = 3 "SIGNED",
        /// Unsigned integers and booleans.
        Unsigned = 4 "UNSIGNED",
    }

    /// What is done to the matrix of a triangular solve first.
    Transpose (TRANSPOSE) in "stablehlo" "StableHLO": "transpose",
    "Transpose options" {
        /// No valid choice.
        Invalid = 0 "TRANSPOSE_INVALID",
        /// Nothing.
        No = 1 "NO_TRANSPOSE",
        /// Transposed.
        Yes = 2 "TRANSPOSE",
        /// Transposed and conjugated.
        Adjoint = 3 "ADJOINT",
    }

    /// Which distribution random numbers have.
    RngDistribution (RNG_DISTRIBUTION) in "stablehlo" "StableHLO": "rng_distribution",
    "XLA PRNG distribution to be used." {
        /// Equally likely between two bounds.
        Uniform = 1 "UNIFORM",
        /// Gaussian.
        Normal = 2 "NORMAL",
    }

    /// How random bits are made.
    RngAlgorithm (RNG_ALGORITHM) in "stablehlo" "StableHLO": "rng_algorithm",
    "XLA PRNG algorithm to be used." {
        /// The device's choice.
        Default = 0 "DEFAULT",
        /// Threefry.
        ThreeFry = 1 "THREE_FRY",
        /// Philox.
        Philox = 2 "PHILOX",
    }
}

/// Precisions, one an operand.
pub struct PrecisionConfig;

impl AttrKind for PrecisionConfig {
    const CONSTRAINT: AttrConstraint = AttrConstraint {
        summary: "Precision Config attribute",
        accepts: |cx, attr| {
            attr.as_array(cx).is_some_and(|elements| elements.iter().all(|e| Precision::of(cx, *e).is_some()))
        },
    };
    type Out<'a> = Vec<Precision>;
    type In<'a> = &'a [Precision];

    fn decode(cx: &Context, attr: Option<Attr>) -> Vec<Precision> {
        let elements = attr.and_then(|attr| attr.as_array(cx)).unwrap_or_default();
        elements.iter().filter_map(|element| Precision::of(cx, *element)).collect()
    }

    fn encode(cx: &Context, given: &[Precision]) -> Option<Attr> {
        let elements: Vec<Attr> = given.iter().map(|precision| precision.attr(cx)).collect();
        Some(cx.array_attr(&elements))
    }
}

/// The versions of the interface of custom calls, by their numbers.
pub const API_VERSIONS: [&str; 5] = [
    "API_VERSION_UNSPECIFIED",
    "API_VERSION_ORIGINAL",
    "API_VERSION_STATUS_RETURNING",
    "API_VERSION_STATUS_RETURNING_UNIFIED",
    "API_VERSION_TYPED_FFI",
];

/// A version of the interface of custom calls: a number in text, `1` (the original one) when absent.
pub struct ApiVersion;

impl AttrKind for ApiVersion {
    const OPTIONAL: bool = true;
    const DEFAULT: Option<&'static str> = Some("1 : i32");
    const CONSTRAINT: AttrConstraint = AttrConstraint {
        summary: "Custom call API version",
        accepts: |cx, attr| {
            (I32::CONSTRAINT.accepts)(cx, attr) && attr.as_i64(cx).is_some_and(|n| (0..=4).contains(&n))
        },
    };
    type Out<'a> = i64;
    type In<'a> = i64;

    fn decode(cx: &Context, attr: Option<Attr>) -> i64 {
        attr.map_or(1, |attr| I32::decode(cx, Some(attr)))
    }

    fn encode(cx: &Context, given: i64) -> Option<Attr> {
        I32::encode(cx, given)
    }
}
