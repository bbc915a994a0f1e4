//! The enumerations of the dialect: their values, a line each, and their texts.
//!
//! ```text
//! enumerator ::= ` ` word
//! ```

use hlo_ir::Param;

use super::attr_text::Syntax;
use super::attrs::AttrKind;
use super::row::{Enumerator, Row};
use super::version::Version;
use crate::stablehlo::enums::{Words, parse_word, word_of};

/// `NAME "name_v1" "words of reports" "the reference's name" { "WORD" = number "first version".."last version"; … }`
/// gives the syntax of an enumeration and the rows of its values. A value that is only read any more says since when:
/// `"WORD" = 3 "0.9.0".."current" read_only "1.2.0";`.
macro_rules! enumerations {
    ($($NAME:ident $row:literal $attr:literal $cpp:literal {
        $($word:literal = $number:literal $min:literal .. $max:literal $(read_only $since:literal)?;)*
    })*) => {
        $(pub(super) const $NAME: Syntax = {
            const WORDS: Words = Words { attr: $attr, cpp: $cpp, cases: &[$(($word, $number)),*] };
            (
                |p| Some([Param::Int(parse_word(p, &WORDS)?)].into()),
                |p, params| {
                    p.put(" ");
                    p.put(word_of(&WORDS, params[0].int()));
                },
            )
        };)*

        /// All values of all enumerations and versions.
        pub static ENUMERATORS: &[Row<Enumerator>] = &[$($(Row {
            def: Enumerator { attr: concat!("vhlo.", $row), word: $word },
            min: Version::of_row($min),
            max: Version::of_row($max),
            read_only: Version::of_option([$($since)?].as_slice()),
            code: $number,
        }),*),*];
    };
}

enumerations! {
    COMPARISON_DIRECTION "comparison_direction_v1" "VHLO_ComparisonDirectionAttrV1" "::mlir::vhlo::ComparisonDirectionV1" {
        "EQ" = 0 "0.9.0".."current";
        "NE" = 1 "0.9.0".."current";
        "GE" = 2 "0.9.0".."current";
        "GT" = 3 "0.9.0".."current";
        "LE" = 4 "0.9.0".."current";
        "LT" = 5 "0.9.0".."current";
    }
    COMPARISON_TYPE "comparison_type_v1" "VHLO_ComparisonTypeAttrV1" "::mlir::vhlo::ComparisonTypeV1" {
        "NOTYPE" = 0 "0.9.0".."current";
        "FLOAT" = 1 "0.9.0".."current";
        "TOTALORDER" = 2 "0.9.0".."current";
        "SIGNED" = 3 "0.9.0".."current";
        "UNSIGNED" = 4 "0.9.0".."current";
    }
    API_VERSION "api_version_v1" "VHLO_CustomCallApiVersionAttrV1" "::mlir::vhlo::CustomCallApiVersionV1" {
        "API_VERSION_UNSPECIFIED" = 0 "0.9.0".."current";
        "API_VERSION_ORIGINAL" = 1 "0.9.0".."current";
        "API_VERSION_STATUS_RETURNING" = 2 "0.9.0".."current";
        "API_VERSION_STATUS_RETURNING_UNIFIED" = 3 "0.9.0".."current";
        "API_VERSION_TYPED_FFI" = 4 "1.3.0".."current";
    }
    FFT_TYPE "fft_type_v1" "VHLO_FftTypeAttrV1" "::mlir::vhlo::FftTypeV1" {
        "FFT" = 0 "0.9.0".."current";
        "IFFT" = 1 "0.9.0".."current";
        "RFFT" = 2 "0.9.0".."current";
        "IRFFT" = 3 "0.9.0".."current";
    }
    PRECISION "precision_v1" "VHLO_PrecisionAttrV1" "::mlir::vhlo::PrecisionV1" {
        "DEFAULT" = 0 "0.9.0".."current";
        "HIGH" = 1 "0.9.0".."current";
        "HIGHEST" = 2 "0.9.0".."current";
    }
    RNG_ALGORITHM "rng_algorithm_v1" "VHLO_RngAlgorithmAttrV1" "::mlir::vhlo::RngAlgorithmV1" {
        "DEFAULT" = 0 "0.9.0".."current";
        "THREE_FRY" = 1 "0.9.0".."current";
        "PHILOX" = 2 "0.9.0".."current";
    }
    RNG_DISTRIBUTION "rng_distribution_v1" "VHLO_RngDistributionAttrV1" "::mlir::vhlo::RngDistributionV1" {
        "UNIFORM" = 1 "0.9.0".."current";
        "NORMAL" = 2 "0.9.0".."current";
    }
    TRANSPOSE "transpose_v1" "VHLO_TransposeAttrV1" "::mlir::vhlo::TransposeV1" {
        "TRANSPOSE_INVALID" = 0 "0.9.0".."current";
        "NO_TRANSPOSE" = 1 "0.9.0".."current";
        "TRANSPOSE" = 2 "0.9.0".."current";
        "ADJOINT" = 3 "0.9.0".."current";
    }
    RESULT_ACCURACY_MODE "result_accuracy_mode_v1" "VHLO_ResultAccuracyModeV1Attr" "::mlir::vhlo::ResultAccuracyModeV1" {
        "DEFAULT" = 0 "1.9.0".."current";
        "HIGHEST" = 1 "1.9.0".."current";
        "TOLERANCE" = 2 "1.9.0".."current";
    }
}

/// Whether an enumeration of this kind has the number.
pub fn has_enumerator(kind: AttrKind, number: i64) -> bool {
    let name = kind.row().def.name;
    ENUMERATORS.iter().any(|row| row.def.attr == name && row.code as i64 == number)
}
