//! What was released stays as it was: `table.txt` holds all rows, a line each, and `pins.txt` a fingerprint of the rows of
//! each version.
//!
//! A line of `table.txt` is never changed, but for the end of a row's versions. A line of `pins.txt` is never changed at
//! all: there is one more for a new version.

use std::fmt::Write as _;

use hlo_ir::{Arity, ValueSpec};

use super::Version;
use super::attrs::ATTRS;
use super::enumerators::ENUMERATORS;
use super::ops::OPS;
use super::row::Row;
use super::types::TYPES;

/// The rows that `version` has or had, as text. What happens to them in later versions is left out.
fn table(version: Version) -> String {
    let mut out = String::new();
    let lists = |specs: &[ValueSpec]| {
        let many = |spec: &ValueSpec| if spec.arity == Arity::One { "" } else { "*" };
        specs.iter().map(|spec| format!("{}{}", spec.name, many(spec))).collect::<Vec<_>>().join(", ")
    };
    for row in OPS.iter().filter(|row| row.min <= version) {
        let def = &row.def;
        let attrs: Vec<&str> = def.attrs.iter().map(|attr| attr.name).collect();
        let regions: Vec<String> =
            def.regions.iter().map(|r| format!("{}{}", r.name, if r.variadic { "*" } else { "" })).collect();
        let (operands, results) = (lists(def.operands), lists(def.results));
        let (attrs, regions) = (attrs.join(", "), regions.join(", "));
        let traits: Vec<&str> = def.traits.iter().map(|t| t.name).collect();
        let versions = versions(row, version);
        writeln!(out, "op {} {versions} ({operands}) {{{attrs}}} [{regions}] -> ({results}) {traits:?}", def.name)
            .expect("text takes all");
    }
    for row in TYPES.iter().filter(|row| row.min <= version) {
        writeln!(out, "type {} {} {}", row.code, row.def.name, versions(row, version)).expect("text takes all");
    }
    for row in ATTRS.iter().filter(|row| row.min <= version) {
        writeln!(out, "attribute {} {} {}", row.code, row.def.name, versions(row, version)).expect("text takes all");
    }
    for row in ENUMERATORS.iter().filter(|row| row.min <= version) {
        let (attr, word) = (row.def.attr, row.def.word);
        writeln!(out, "value {} {attr} {word} {}", row.code, versions(row, version)).expect("text takes all");
    }
    out
}

/// The versions of a row as `version` knew them: `current` stands for an end that had not come.
fn versions<D>(row: &Row<D>, version: Version) -> String {
    let end = if row.max < version { row.max.to_string() } else { "current".to_owned() };
    let read_only = row.read_only.filter(|&since| since <= version);
    format!("{}..{end}{}", row.min, read_only.map_or(String::new(), |since| format!(" read_only {since}")))
}

/// FNV-1a, 64 bits.
fn fingerprint(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

#[test]
fn the_table_is_what_it_is() {
    let expect = include_str!("table.txt");
    let table = table(Version::CURRENT);
    let (mut new, mut old) = (table.lines(), expect.lines());
    while let (Some(new), old) = (new.next(), old.next()) {
        assert_eq!(Some(new), old, "the table has another row than `table.txt`: a new version of an op is a new row");
    }
    assert_eq!(table, expect, "a row of `table.txt` is missing");
}

#[test]
fn released_rows_stay_as_they_were() {
    let pins: Vec<&str> = include_str!("pins.txt").lines().collect();
    let expect: Vec<String> =
        Version::opsets().map(|version| format!("{version} {:016x}", fingerprint(&table(version)))).collect();
    let changed = expect.iter().zip(&pins).find(|(now, then)| now != *then);
    assert_eq!(
        changed, None,
        "the rows of a released version changed; write a new row, and leave the old one as it was"
    );
    let missing = expect.get(pins.len()..).unwrap_or_default().join("\n");
    assert_eq!(missing, "", "a new version: append these lines to `pins.txt`, and change no other");
    assert_eq!(pins.len(), expect.len(), "`pins.txt` has versions that are none");
}

#[test]
fn numbers_stand_for_one_thing_each() {
    let mut seen = std::collections::HashSet::new();
    assert!(TYPES.iter().all(|row| seen.insert(("type", row.code))));
    assert!(ATTRS.iter().all(|row| seen.insert(("attribute", row.code))));
    assert!(ENUMERATORS.iter().all(|row| seen.insert((row.def.attr, row.code))));
    let words: std::collections::HashSet<_> = ENUMERATORS.iter().map(|row| (row.def.attr, row.def.word)).collect();
    assert_eq!(words.len(), ENUMERATORS.len());
}
