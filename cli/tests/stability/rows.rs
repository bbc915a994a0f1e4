//! The checklist of a row: it is in the frozen text of every version that has it, and what needs it is refused by the
//! version before. Which row leads to which is checked where the steps are (`hlo-passes`).

use hlo::dialects::vhlo::Version;
use hlo::dialects::vhlo::attrs::ATTRS;
use hlo::dialects::vhlo::enumerators::ENUMERATORS;
use hlo::dialects::vhlo::ops::OPS;
use hlo::dialects::vhlo::types::TYPES;

use crate::frozen;
use crate::program::{self, Sections};

/// Rows that no older version can refuse, and why.
const NEVER_REFUSED: [(&str, &str); 1] =
    [("\"vhlo.dynamic_conv_v2\"", "it only lost an attribute that said nothing: older versions get it back")];

/// How a row stands in a text, with the versions that have it.
struct Spelling {
    text: String,
    min: Version,
    max: Version,
}

/// Every row of every table.
fn spellings() -> Vec<Spelling> {
    let ops = OPS.iter().map(|row| Spelling { text: format!("\"{}\"", row.def.name), min: row.min, max: row.max });
    let types = TYPES.iter().map(|row| Spelling { text: format!("!{}", row.def.name), min: row.min, max: row.max });
    // Values of enumerations stand for the enumeration too.
    let is_enum = |name: &str| ENUMERATORS.iter().any(|value| value.def.attr == name);
    let attrs = ATTRS.iter().filter(|row| !is_enum(row.def.name));
    let attrs = attrs.map(|row| Spelling { text: format!("#{}", row.def.name), min: row.min, max: row.max });
    let values = ENUMERATORS.iter().map(|row| {
        let name = row.def.attr.trim_start_matches("vhlo.");
        Spelling { text: format!("#vhlo<{name} {}>", row.def.word), min: row.min, max: row.max }
    });
    ops.chain(types).chain(attrs).chain(values).collect()
}

impl Spelling {
    /// Whether `text` has it, as a whole word.
    fn is_in(&self, text: &str) -> bool {
        let in_word = |c: char| c.is_alphanumeric() || c == '_';
        text.match_indices(&self.text).any(|(at, found)| !text[at + found.len()..].starts_with(in_word))
    }
}

/// Every row that `version` has is in `text`.
///
/// # Errors
/// Names those that are not.
pub fn all_in(text: &str, version: Version) -> Result<(), String> {
    let missing = spellings().into_iter().filter(|row| row.min <= version && version <= row.max && !row.is_in(text));
    let missing: Vec<String> = missing.map(|row| row.text).collect();
    if missing.is_empty() {
        return Ok(());
    }
    Err(format!("no function of `testdata/vhlo/opset` uses {}", missing.join(", ")))
}

/// Every row that the version has is in its frozen text.
pub fn covered(_: &Sections, version: Version) -> Result<(), String> {
    all_in(&frozen::files(version)?.0, version)
}

/// Every function of the version is refused by the version before, which says why; and every row that is new is in one
/// of them.
pub fn refused(sections: &Sections, version: Version) -> Result<(), String> {
    let Some(before) = Version::opsets().take_while(|known| *known < version).last() else { return Ok(()) };
    let mut texts = String::new();
    let new = sections.of(version).into_iter().flat_map(|section| section.functions.iter().map(move |f| (section, f)));
    for (section, function) in new.filter(|(_, function)| !function.is_helper) {
        let program = section.program_of(function);
        match program::write(&program, before) {
            Ok(_) => return Err(format!("{before} takes @{}, which shows nothing new then", function.name)),
            Err(why) => check_reason(&why, version).map_err(|fault| format!("@{}: {fault}", function.name))?,
        }
        texts += &program::print_generic(&program::read(&program::write(&program, version)?)?);
    }

    let is_excused = |row: &Spelling| NEVER_REFUSED.iter().any(|(name, _)| *name == row.text);
    let untested = spellings().into_iter().filter(|row| row.min == version && !row.is_in(&texts) && !is_excused(row));
    let untested: Vec<String> = untested.map(|row| row.text).collect();
    if untested.is_empty() {
        return Ok(());
    }
    Err(format!("`since-{version}.mlir` has no function that needs {}", untested.join(", ")))
}

/// A refusal names the version that would do, or the older op that cannot say it.
fn check_reason(why: &str, version: Version) -> Result<(), String> {
    let since = format!("since {version}");
    let older = OPS.iter().filter(|row| row.max < version).any(|row| why.contains(&format!("`{}`", row.def.name)));
    let is_refusal = why.contains("that was explicitly marked illegal") && why.contains("failed to convert VHLO to v");
    if is_refusal && (older || why.contains(&since)) {
        Ok(())
    } else {
        Err(format!("refused for another reason:\n{why}"))
    }
}
