//! Features: what a program holds that not all versions have, under the names that users of StableHLO know, and what
//! to do about each.

use std::fmt;

use super::legalize_to_vhlo::ALGORITHM;
use super::steps::{Loosened, base_name};

/// The attribute that holds all others of meshes in programs.
const MESH_GROUPS: &str = "replica_group_mesh_axes";

/// Something that exists since a version after the first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Feature {
    /// An op, by its name in StableHLO without the dialect.
    Op(&'static str),
    /// An attribute of an op that says more than its absence.
    Attr(&'static str),
    /// A type or attribute of VHLO, by its name without dialect and version.
    Kind(&'static str),
    /// A value of an enumeration.
    Value(&'static str),
    /// An op with several operands that took one before.
    Operands,
    /// An op with regions that had none before.
    Regions,
    /// A type of elements, or an interface, that the rules of an op did not allow before.
    Rule(&'static str),
    /// Ranges of lines and columns in locations. They hold no version back: readers that do not know them are warned
    /// of, as the reference writes them for all.
    Ranges,
}

impl Feature {
    /// The feature of a loosened rule.
    pub(super) fn of_rule(rule: Loosened) -> Feature {
        Feature::Rule(rule.text())
    }

    /// The feature of an attribute of VHLO; what is one attribute in StableHLO is one feature.
    pub(super) fn of_attr(name: &'static str) -> Feature {
        Feature::Attr(match name {
            _ if ALGORITHM.contains(&name) => "algorithm",
            _ if name.ends_with("batching_dims") => "batching_dims",
            _ => name,
        })
    }

    /// The feature of a row of types or attributes, by its full name: `vhlo.f8E4M3_v1`. What occurs inside something
    /// else only goes by the name of that.
    pub(super) fn of_kind(name: &'static str) -> Feature {
        let name = base_name(name);
        Feature::Kind(match name {
            "result_accuracy_mode" => "result_accuracy",
            "sub_axis_info" | "axis_ref" | "mesh_axis" | "mesh" => MESH_GROUPS,
            // The slip in the name is the reference's.
            "tf31" => "tf32",
            _ => name,
        })
    }

    /// The feature of a value of an enumeration.
    pub(super) fn of_value(attr: &'static str, word: &'static str) -> Feature {
        match (attr, word) {
            ("vhlo.api_version_v1", "API_VERSION_TYPED_FFI") => Feature::of_rule(Loosened::TypedInterface),
            ("vhlo.result_accuracy_mode_v1", _) => Feature::of_kind(attr),
            _ => Feature::Value(word),
        }
    }

    /// What to do instead where an older version shall read the program.
    pub fn remedy(self) -> &'static str {
        match self {
            Feature::Op("tan") => "write it as sine / cosine",
            Feature::Op("collective_broadcast") => "write it as an all_reduce in which only the root is not zero",
            Feature::Op("collective_reduce") => "write it as an all_reduce: the root then holds the same result",
            Feature::Op("composite") => "call its decomposition instead, with func.call",
            Feature::Op("async_start" | "async_done") => "write the op inside without async_start and async_done",
            Feature::Op(_) => "write it with older ops",
            Feature::Attr("result_accuracy") => "leave result_accuracy out where the default accuracy is enough",
            Feature::Attr("source_target_pairs") => "leave source_target_pairs out and name the channel only",
            Feature::Attr("result_tilings") => "leave result_tilings out and lay the results out as the default",
            Feature::Attr("has_dynamic_root") => "choose the root when the program is written: the first of each group",
            Feature::Attr("batching_dims") => "write the batching dimensions as further indices",
            Feature::Attr("algorithm") => "leave the algorithm out and state a precision",
            Feature::Attr(_) => "leave the attribute out",
            Feature::Kind("i2" | "ui2") => "convert to i4 or ui4",
            Feature::Kind("quant_per_axis") => "quantize with one scale for the tensor, or dequantize first",
            Feature::Kind("buffer") => "write the custom call with tensors",
            Feature::Kind("future") => "write the op that runs asynchronously without async_start and async_done",
            Feature::Kind("result_accuracy") => "leave result_accuracy out where the default accuracy is enough",
            Feature::Kind(MESH_GROUPS) => "write the replica groups out as lists of devices",
            Feature::Kind(name) if is_small_float(name) => {
                "convert to f16, bf16 or f32, or bitcast_convert to integers"
            }
            Feature::Kind(_) => "write it with an older type",
            Feature::Value(_) => "write it with an older value",
            Feature::Operands => "write one op for each operand",
            Feature::Regions => "call the decomposition instead, with func.call",
            Feature::Rule(text) if text == Loosened::Promotion.text() => "convert the operands first",
            Feature::Rule(text) if text == Loosened::Futures.text() => "wait for the future with async_done first",
            Feature::Rule(_) => "use api_version 1 or 2, with a string for backend_config",
            Feature::Ranges => "narrow them to where they begin, or leave locations out with --strip-debuginfo",
        }
    }
}

fn is_small_float(name: &str) -> bool {
    name == "tf32" || ["f4", "f6", "f8"].iter().any(|prefix| name.starts_with(prefix))
}

impl fmt::Display for Feature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Feature::Op(name) => write!(f, "op {name}"),
            Feature::Attr("algorithm") => f.write_str("algorithm of dot_general"),
            Feature::Attr("batching_dims") => f.write_str("batching dimensions"),
            Feature::Attr(name) => write!(f, "attribute {name}"),
            Feature::Kind("quant_per_axis") => f.write_str("type quant.uniform per axis"),
            Feature::Kind("result_accuracy") => f.write_str("attribute result_accuracy"),
            Feature::Kind(MESH_GROUPS) => f.write_str("replica groups along mesh axes"),
            Feature::Kind(name) => write!(f, "type {name}"),
            Feature::Value(word) => write!(f, "value {word}"),
            Feature::Operands => f.write_str("not exactly one operand"),
            Feature::Regions => f.write_str("regions"),
            Feature::Rule(text) => f.write_str(text),
            Feature::Ranges => f.write_str("ranges in locations"),
        }
    }
}

#[cfg(test)]
mod tests {
    use hlo_dialects::vhlo::Version;
    use hlo_dialects::vhlo::attrs::ATTRS;
    use hlo_dialects::vhlo::types::TYPES;

    use super::*;

    /// Every row that came after the first version has a remedy of its own; `none` stands in attributes that have one.
    #[test]
    fn rows_have_remedies() {
        let newer =
            TYPES.iter().map(|row| (row.def.name, row.min)).chain(ATTRS.iter().map(|row| (row.def.name, row.min)));
        for (name, _) in newer.filter(|(name, min)| *min > Version::MINIMUM && *name != "vhlo.none_v1") {
            let feature = Feature::of_kind(name);
            assert_ne!(feature.remedy(), Feature::Kind("").remedy(), "{feature}");
        }
        assert_eq!(Feature::of_kind("vhlo.tf31_v1").to_string(), "type tf32");
    }
}
