//! What users were promised of version 1.17.0: `inventory.txt` names every op, type (`!`) and attribute (`#`) that the
//! dialect has there, and nothing else. The file stays as it is.

use super::attrs::ATTRS;
use super::ops::OPS;
use super::types::TYPES;
use super::version::Version;
use crate::testing::check_error_and_help;

/// What the inventory calls by a name that no version of the dialect ever had, and the name.
const MISNAMED: (&str, &str) = ("custom_call_api_version_v1", "api_version_v1");

#[test]
fn version_1_17_0_is_the_inventory() {
    let version = Version::parse("1.17.0").expect("a version");
    let ops = OPS.iter().filter(|row| row.min <= version).map(|row| (' ', row.def.name));
    let types = TYPES.iter().filter(|row| row.min <= version).map(|row| ('!', row.def.name));
    let attrs = ATTRS.iter().filter(|row| row.min <= version).map(|row| ('#', row.def.name));
    let mut found: Vec<String> = ops
        .chain(types)
        .chain(attrs)
        .map(|(sigil, name)| format!("{sigil}{}", name.strip_prefix("vhlo.").unwrap_or(name)).trim().to_owned())
        .collect();
    let mut expect: Vec<String> =
        include_str!("inventory.txt").lines().map(|line| line.replace(MISNAMED.0, MISNAMED.1)).collect();
    found.sort_unstable();
    expect.sort_unstable();
    assert_eq!((expect.len(), found.len()), (142 + 42 + 25, 142 + 42 + 25));
    assert_eq!(found, expect);
    assert!(found.iter().any(|name| name == "!tf31_v1"));
}

#[test]
fn the_misnamed_attribute_is_refused_with_a_hint() {
    for attr in [
        "#vhlo.custom_call_api_version_v1<API_VERSION_ORIGINAL>",
        "#vhlo<custom_call_api_version_v1 API_VERSION_ORIGINAL>",
    ] {
        let text = format!("func.func private @f() attributes {{x.a = {attr}}}");
        check_error_and_help(&text, "unknown vhlo attribute", "did you mean `api_version_v1`?");
    }
}
