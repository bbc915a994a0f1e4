//! Tests of the explanations: their programs are as wrong and as right as they say, and no code is without a text.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use hlo_dialects::strict::check_body;
use regex::Regex;

use super::*;

/// The codes of what is reported on a program.
fn codes(text: &str) -> Vec<&'static str> {
    let cx = crate::context();
    let (module, mut diags) = crate::parse(&cx, "example", text);
    if !diags.has_errors() {
        diags = crate::verify(&module);
    }
    if !diags.has_errors() {
        check_body(&cx, &module.body, &mut diags);
    }
    diags.iter().map(|diagnostic| diagnostic.code).collect()
}

#[test]
fn examples_are_as_wrong_and_as_right_as_they_say() {
    for Explanation { code, example, .. } in explanations().unwrap() {
        let Example::Programs { wrong, right } = example else { continue };
        // Behind another code it stands only as what that one leads to.
        assert!(codes(wrong).iter().take(2).any(|&found| found == code), "{code}: {:?} in\n{wrong}", codes(wrong));
        assert!(codes(right).is_empty(), "{code}: {:?} in\n{right}", codes(right));
    }
}

#[test]
fn texts_are_sorted_and_narrow() {
    for (area, text) in AREAS {
        let mut all = Vec::new();
        parse(text, &mut all).unwrap();
        for pair in all.windows(2) {
            assert!(pair[0].code < pair[1].code, "explain/{area}.txt: {} stands before {}", pair[0].code, pair[1].code);
        }
        for line in text.lines() {
            assert!(line.chars().count() <= 120 && line.trim_end() == line, "explain/{area}.txt: {line}");
        }
    }
    let all = explanations().unwrap();
    for pair in all.windows(2) {
        assert!(pair[0].code < pair[1].code, "{} is explained twice", pair[0].code);
    }
}

/// How a code stands in the sources: as the first text of a call that reports, or before a message in what a rule
/// returns.
const CODE: &str = r#"(?x)
    \b(?: (?:op_)?error | error_at | warning | remark | (?:op_)?fail | fail_(?:at|unknown|after|in_op|in_op_at) | fault )
      \( \s* (?: [^"();] | \([^"()]*\) )*  "([a-z]+(?:-[a-z]+)*)",\s
  | \( "([a-z]+(?:-[a-z]+)+)", \s* (?:message|format!)
"#;

/// The codes in the sources of a crate, each with a file that has it.
fn codes_of(crate_dir: &str) -> BTreeMap<String, PathBuf> {
    let code = Regex::new(CODE).unwrap();
    let mut found = BTreeMap::new();
    let mut pending = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(crate_dir).join("src")];
    while let Some(path) = pending.pop() {
        if path.is_dir() {
            pending.extend(std::fs::read_dir(&path).unwrap().map(|entry| entry.unwrap().path()));
        } else if path.extension().is_some_and(|ext| ext == "rs") && !path.ends_with("tests.rs") {
            let text = std::fs::read_to_string(&path).unwrap();
            let text = text.split("#[cfg(test)]\nmod tests").next().unwrap_or_default();
            for captures in code.captures_iter(text) {
                let name = captures.get(1).or_else(|| captures.get(2)).unwrap().as_str();
                found.entry(name.to_owned()).or_insert_with(|| path.clone());
            }
        }
    }
    found
}

#[test]
fn no_code_is_without_a_text() {
    let all = explanations().unwrap();
    // At least so many, so that a change of how reports are written does not hide them.
    for (crate_dir, least) in
        [("ir-core", 70), ("dialects", 100), ("interp", 2), ("passes", 20), ("codegen", 15), ("cli", 5)]
    {
        let found = codes_of(crate_dir);
        assert!(found.len() >= least, "{crate_dir}: only {} codes were found in the sources", found.len());
        let untold: Vec<_> = found.iter().filter(|(code, _)| !all.iter().any(|known| known.code == *code)).collect();
        assert!(untold.is_empty(), "add a block to a file of cli/src/explain for {untold:#?}");
    }
}

#[test]
fn pages_and_near_codes() {
    assert!(page("same-shape").unwrap().contains("\n\nRight:\n\n    func.func"));
    assert!(page("bytecode").unwrap().contains("\n\nNo example: "));
    assert!(page("all").unwrap().contains("\n\n\nsame-shape\n\n"));
    let check = |code: &str, offer: &str| {
        let message = page(code).unwrap_err();
        assert!(message.starts_with(&format!("`--explain` knows no code `{code}`{offer}\n")), "{message}");
    };
    check("same-shap", ", did you mean `same-shape`?");
    check("reused", "");
    check("storage", ", did you mean `storage-type` or `storage-range`?");
}

#[test]
fn texts_out_of_form_are_refused() {
    let check = |text: &'static str, expected: &str| assert_eq!(parse(text, &mut Vec::new()).unwrap_err(), expected);
    check("code ==", "expected lines that start with `#` before the first `== code ==`");
    check("# area\n\n== code\nrule\n", "expected `== code ==`, found `== code`");
    check("# area\n\n== code ==\nrule\n", "code: expected `wrong:` or `no program:` after the rule");
    check("# area\n\n== code ==\nrule\n\nwrong:\n    x\n", "code: expected `right:` after the program that is wrong");
}
