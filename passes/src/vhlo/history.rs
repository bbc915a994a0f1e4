//! The history of ops, types and attributes: every spelling in VHLO, the versions that have it, and what the next one
//! changed. Read from the tables, so that a new row is in it by itself.

use hlo_dialects::vhlo::Version;
use hlo_dialects::vhlo::attrs::ATTRS;
use hlo_dialects::vhlo::ops::OPS;
use hlo_dialects::vhlo::row::Row;
use hlo_dialects::vhlo::types::TYPES;
use hlo_ir::{Arity, OpDef, ValueSpec};

use super::opset::VHLO;
use super::steps::{LOOSENED, base_name};
use crate::registry::closest;

/// One spelling of an op, type or attribute.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Spelling {
    /// The full name in VHLO, with `!` before types and `#` before attributes.
    pub name: String,
    /// The first version that has it.
    pub min: Version,
    /// The last one.
    pub max: Version,
    /// What it changed in the spelling before, and rules that were loosened while it was the newest, in order.
    pub changes: Vec<String>,
}

/// All spellings of one op, type or attribute, the oldest first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct History {
    /// The name without dialect and version.
    pub name: String,
    /// Never empty.
    pub spellings: Vec<Spelling>,
}

/// The histories of everything: ops, then types, then attributes, each by name.
pub fn histories() -> Vec<History> {
    let mut ops: Vec<History> = Vec::new();
    for row in &OPS {
        let base = base_name(row.def.name);
        match ops.iter_mut().find(|history| history.name == base) {
            Some(history) => history.spellings.push(op_spelling(row)),
            None => ops.push(History { name: base.to_owned(), spellings: vec![op_spelling(row)] }),
        }
    }
    ops.sort_by(|a, b| a.name.cmp(&b.name));
    let mut types: Vec<History> = TYPES.iter().map(|row| single('!', row.def.name, row)).collect();
    types.sort_by(|a, b| a.name.cmp(&b.name));
    let mut attrs: Vec<History> = ATTRS.iter().map(|row| single('#', row.def.name, row)).collect();
    attrs.sort_by(|a, b| a.name.cmp(&b.name));
    [ops, types, attrs].concat()
}

/// The histories that a name stands for: `tanh`, `stablehlo.tanh`, `vhlo.tanh_v1`, `!vhlo.f8E4M3_v1`. An op and a type
/// may share one.
///
/// # Errors
/// A sentence with the nearest name.
pub fn histories_of(name: &str) -> Result<Vec<History>, String> {
    let text = name.trim_start_matches(['!', '#']);
    let text = ["vhlo.", "stablehlo.", "func."].iter().find_map(|prefix| text.strip_prefix(prefix)).unwrap_or(text);
    let base = text.rsplit_once("_v").filter(|(_, version)| version.bytes().all(|b| b.is_ascii_digit()));
    // The slip in the name is the reference's.
    let base = match base.map_or(text, |(base, _)| base) {
        "tf32" => "tf31",
        base => base,
    };
    let all = histories();
    let found: Vec<History> = all.iter().filter(|history| history.name == base).cloned().collect();
    if found.is_empty() {
        let near = closest(base, all.iter().map(|history| history.name.as_str()));
        let hint = near.map_or(String::new(), |near| format!(", did you mean `{near}`?"));
        return Err(format!("no op, type or attribute of VHLO is called `{name}`{hint}"));
    }
    Ok(found)
}

fn single<D>(sigil: char, name: &str, row: &Row<D>) -> History {
    let spelling = Spelling { name: format!("{sigil}{name}"), min: row.min, max: row.max, changes: Vec::new() };
    History { name: base_name(name).to_owned(), spellings: vec![spelling] }
}

fn op_spelling(row: &'static Row<OpDef>) -> Spelling {
    let mut changes = Vec::new();
    if let Some((step, before)) = VHLO.next(row.def.name, false) {
        changes = differences(&before.def, &row.def);
        changes.extend(step.condition().map(|condition| format!("as the one before when {condition}")));
    }
    for rule in LOOSENED.into_iter().filter(|rule| rule.concerns(row.def.name) && row.is_in(rule.since())) {
        changes.push(format!("since {}: {}", rule.since(), rule.text()));
    }
    Spelling { name: row.def.name.to_owned(), min: row.min, max: row.max, changes }
}

/// What the second row has that the first has not, and the other way round.
fn differences(first: &OpDef, second: &OpDef) -> Vec<String> {
    let mut out = Vec::new();
    let mut names = |what: &str, verb: &str, names: Vec<&str>| {
        if !names.is_empty() {
            let plural = if names.len() == 1 { "" } else { "s" };
            out.push(format!("{verb} the {what}{plural} {}", names.join(", ")));
        }
    };
    let missing = |from: &OpDef, other: &OpDef| -> Vec<&'static str> {
        from.attrs.iter().filter(|attr| other.attr(attr.name.as_bytes()).is_none()).map(|attr| attr.name).collect()
    };
    names("attribute", "adds", missing(second, first));
    names("attribute", "removes", missing(first, second));
    let regions = |def: &OpDef| def.regions.iter().map(|region| region.name).collect::<Vec<_>>();
    names("region", "adds", regions(second).into_iter().filter(|name| !regions(first).contains(name)).collect());
    for (what, old, new) in [("operand", first.operands, second.operands), ("result", first.results, second.results)] {
        if is_open(new) && !is_open(old) {
            out.push(format!("takes any number of {what}s"));
        } else if old.len() == new.len() {
            let renamed = old.iter().zip(new).filter(|(old, new)| old.name != new.name);
            out.extend(renamed.map(|(old, new)| format!("calls the {what} {} {}", old.name, new.name)));
        }
    }
    out
}

fn is_open(specs: &[ValueSpec]) -> bool {
    specs.iter().any(|spec| spec.arity != Arity::One)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(name: &str, expect: &[&str]) {
        let histories = histories_of(name).unwrap();
        let line = |s: &Spelling| format!("{} {}..{} {}", s.name, s.min, s.max, s.changes.join("; "));
        let lines: Vec<String> =
            histories.iter().flat_map(|history| &history.spellings).map(|s| line(s).trim_end().to_owned()).collect();
        assert_eq!(lines, expect);
    }

    #[test]
    fn spellings_tell_what_they_changed() {
        check("stablehlo.add", &["vhlo.add_v1 0.9.0..1.20.0"]);
        check(
            "tanh",
            &[
                "vhlo.tanh_v1 0.9.0..1.9.0",
                "vhlo.tanh_v2 1.10.0..1.20.0 adds the attribute result_accuracy; as the one before when result_accuracy is the default",
            ],
        );
        check(
            "vhlo.all_reduce_v1",
            &[
                "vhlo.all_reduce_v1 0.9.0..1.4.0 since 0.17.0: results of other element types than the operands",
                "vhlo.all_reduce_v2 1.5.0..1.20.0 takes any number of operands; takes any number of results; as the one before when there is one operand",
            ],
        );
        check(
            "collective_broadcast",
            &[
                "vhlo.collective_broadcast_v1 0.16.0..1.19.0",
                "vhlo.collective_broadcast_v2 1.20.0..1.20.0 adds the attribute has_dynamic_root; takes any number of operands; takes any number of results; as the one before when has_dynamic_root is false and there is one operand",
            ],
        );
        check("tf32", &["!vhlo.tf31_v1 1.6.0..1.20.0"]);
        check("#vhlo.mesh_v1", &["#vhlo.mesh_v1 1.16.0..1.20.0"]);
        check("complex", &["vhlo.complex_v1 0.9.0..1.20.0", "!vhlo.complex_v1 0.9.0..1.20.0"]);
    }

    #[test]
    fn every_row_has_a_history_and_every_step_says_something() {
        let all = histories();
        assert_eq!(all.iter().map(|h| h.spellings.len()).sum::<usize>(), OPS.len() + TYPES.len() + ATTRS.len());
        for spelling in all.iter().flat_map(|history| history.spellings.iter().skip(1)) {
            assert!(spelling.changes.len() > 1 || spelling.name == "vhlo.dynamic_conv_v2", "{spelling:?}");
        }
    }

    #[test]
    fn slips_are_answered() {
        let message = "no op, type or attribute of VHLO is called `stablehlo.tan_h`, did you mean `tanh`?";
        assert_eq!(histories_of("stablehlo.tan_h").unwrap_err(), message);
    }
}
