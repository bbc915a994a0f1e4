//! Each directive and option, matching and failing.

use super::{Options, check};

/// Matches `input` with `checks`, whose lines are written without the comment marker.
fn matched(args: &[&str], checks: &str, input: &str) -> Result<(), String> {
    let (options, others) = Options::parse(args)?;
    assert_eq!(others, [""; 0], "no option of FileCheck");
    check("t", checks, input, &options)
}

fn passes(args: &[&str], checks: &str, input: &str) {
    if let Err(report) = matched(args, checks, input) {
        panic!("{checks}\nshould match\n{input}\nbut\n{report}");
    }
}

/// The report has to begin with `expect`.
fn fails(args: &[&str], checks: &str, input: &str, expect: &str) {
    match matched(args, checks, input) {
        Ok(()) => panic!("{checks}\nshould not match\n{input}"),
        Err(report) => assert!(report.starts_with(expect), "{report}\nshould begin with\n{expect}"),
    }
}

#[test]
fn plain_lines_match_in_order() {
    passes(&[], "CHECK: a\nCHECK: b", "x a\ny\nz b\n");
    passes(&[], "CHECK: a\nCHECK: b", "a b");
    fails(&[], "CHECK: b\nCHECK: a", "a\nb\n", "t:2: error: CHECK: expected string not found in input");
    passes(&[], "// CHECK:   a    b  ", "a \t b\n");
    fails(&["--strict-whitespace"], "CHECK: a  b", "a b\n", "t:1: error: CHECK: expected");
}

#[test]
fn next_is_on_the_next_line() {
    passes(&[], "CHECK: a\nCHECK-NEXT: b", "a\nb\n");
    fails(&[], "CHECK: a\nCHECK-NEXT: b", "a b\n", "t:2: error: CHECK-NEXT: is on the same line as previous match");
    fails(
        &[],
        "CHECK: a\nCHECK-NEXT: b",
        "a\nx\nb\n",
        "t:2: error: CHECK-NEXT: is not on the line after the previous match",
    );
    fails(&[], "CHECK-NEXT: b", "a\nb\n", "t:1: error: found 'CHECK-NEXT' without previous 'CHECK: line");
}

#[test]
fn same_is_on_the_same_line() {
    passes(&[], "CHECK: a\nCHECK-SAME: {{^}} b", "a b\n");
    passes(&[], "CHECK: a\nCHECK-SAME: b", "a x b\n");
    fails(
        &[],
        "CHECK: a\nCHECK-SAME: b",
        "a\nb\n",
        "t:2: error: CHECK-SAME: is not on the same line as the previous match",
    );
}

#[test]
fn not_is_absent_between_its_neighbours() {
    passes(&[], "CHECK: a\nCHECK-NOT: b\nCHECK: c", "a\nc\nb\n");
    fails(
        &[],
        "CHECK: a\nCHECK-NOT: b\nCHECK: c",
        "a\nb\nc\n",
        "t:2: error: CHECK-NOT: excluded string found in input",
    );
    fails(&[], "CHECK: a\nCHECK-NOT: b", "a\nc\nb\n", "t:2: error: CHECK-NOT: excluded");
    fails(&[], "CHECK-NOT: b\nCHECK: a", "b a\n", "t:1: error: CHECK-NOT: excluded");
    fails(&[], "CHECK-NOT: [[X]]", "b a\n", "t:1: error: CHECK-NOT: undefined variable: X");
}

#[test]
fn dag_lines_match_in_any_order() {
    passes(&[], "CHECK-DAG: a\nCHECK-DAG: b\nCHECK: c", "b\na\nc\n");
    fails(&[], "CHECK-DAG: a\nCHECK-DAG: b\nCHECK: c", "b\nc\na\n", "t:3: error: CHECK: expected");
    passes(&[], "CHECK-DAG: a\nCHECK-DAG: a", "a\na\n");
    fails(&[], "CHECK-DAG: a\nCHECK-DAG: a", "a\n", "t:2: error: CHECK-DAG: expected");
    passes(&[], "CHECK-DAG: [[X:.]]1\nCHECK-DAG: [[Y:.]]2\nCHECK: [[X]][[Y]]", "b2\na1\nab\n");
    fails(&[], "CHECK-DAG: a\nCHECK-NOT: x\nCHECK-DAG: b", "a\nx\nb\n", "t:2: error: CHECK-NOT: excluded");
    passes(&[], "CHECK-DAG: a\nCHECK-NOT: x\nCHECK-DAG: b", "x\na\nb\nx\n");
}

#[test]
fn labels_cut_the_input() {
    passes(&[], "CHECK-LABEL: f\nCHECK: 1\nCHECK-LABEL: g\nCHECK: 2", "f\n1\ng\n2\n");
    let report = matched(&[], "CHECK-LABEL: f\nCHECK: 2\nCHECK-LABEL: g\nCHECK: 1", "f\n1\ng\n2\n");
    assert_eq!(report.err().map(|report| report.matches("error:").count()), Some(2), "each section reports");
    fails(&[], "CHECK-LABEL: [[X:.]]", "a\n", "t:1: error: found 'CHECK-LABEL:' with variable definition or use");
    fails(&[], "CHECK-LABEL: f\nCHECK-LABEL: h", "f\n", "t:2: error: CHECK-LABEL: expected");
}

#[test]
fn empty_is_an_empty_line() {
    passes(&[], "CHECK: a\nCHECK-EMPTY:\nCHECK-NEXT: b", "a\n\nb\n");
    passes(&[], "CHECK: a\nCHECK-EMPTY:\nCHECK-EMPTY:\nCHECK-NEXT: b", "a\n\n\nb\n");
    fails(&[], "CHECK: a\nCHECK-EMPTY:", "a\nb\n\nc\n", "t:2: error: CHECK-EMPTY: is not on the line after");
    fails(
        &[],
        "CHECK: a\nCHECK-EMPTY: x",
        "a\n",
        "t:2: error: found non-empty check string for empty check with prefix 'CHECK:'",
    );
}

#[test]
fn count_is_a_number_of_matches() {
    passes(&[], "CHECK-COUNT-2: a\nCHECK: b", "a\na\nb\n");
    fails(
        &[],
        "CHECK-COUNT-3: a",
        "a\na\n",
        "t:1: error: CHECK-COUNT: expected string not found in input (3 out of 3)",
    );
    fails(&[], "CHECK-COUNT-0: a", "a\n", "t:1: error: invalid count in -COUNT specification on prefix 'CHECK'");
}

#[test]
fn prefixes_choose_the_lines() {
    passes(&["--check-prefix=A"], "A: a\nB: b", "a\n");
    passes(&["-check-prefixes=A,B"], "A: a\nB: b", "a\nb\n");
    passes(&["--check-prefix", "CHECK-X"], "CHECK-X: a\nCHECK: b\nCHECK-X-NEXT: c", "a\nc\n");
    passes(&[], "MYCHECK: no\nX-CHECK: no\nCHECKS: no\nCHECK: a", "a\n");
    passes(&[], "// RUN: echo CHECK: no\n// COM: CHECK: no\n// CHECK: a", "a\n");
    fails(&["--check-prefix=A"], "B: b", "b\n", "error: no check strings found with prefix 'A:'");
    fails(&["--check-prefixes=A,B"], "B: b", "b\n", "error: no check strings found with prefix 'A:'");
    passes(&["--check-prefixes=A,B", "--allow-unused-prefixes"], "B: b", "b\n");
    fails(&["--check-prefix=A B"], "A: a", "a\n", "prefix 'A B' must be made of");
}

#[test]
fn scopes_end_at_labels() {
    let checks = "CHECK-LABEL: f\nCHECK: [[X:.]] [[$Y:.]]\nCHECK-LABEL: g\nCHECK: [[$Y]]\nCHECK: [[X]]";
    passes(&[], checks, "f\na b\ng\nb\na\n");
    fails(&["--enable-var-scope"], checks, "f\na b\ng\nb\na\n", "t:5: error: CHECK: undefined variable: X");
}

#[test]
fn implicit_exclusions_hold_everywhere() {
    passes(&["--implicit-check-not=warning"], "CHECK: a", "a\nb\n");
    fails(
        &["--implicit-check-not=warning"],
        "CHECK: a",
        "a\nwarning\n",
        "t:1: error: --implicit-check-not='warning': excluded",
    );
    fails(
        &["--implicit-check-not=warning"],
        "CHECK: warning b",
        "warning\nwarning b\n",
        "t:1: error: --implicit-check-not",
    );
    passes(&["--implicit-check-not=b"], "no directive", "a\n");
}

#[test]
fn misspellings_are_refused() {
    fails(&[], "CHECK:", "a\n", "t:1: error: found empty check string with prefix 'CHECK:'");
    fails(&[], "CHECK-NOT-NEXT: a", "a\n", "t:1: error: unsupported -NOT combo on prefix 'CHECK'");
    fails(&[], "CHECK_NEXT: a", "a\n", "t:1: error: misspelled directive 'CHECK_NEXT:'");
    fails(&["--check-prefix"], "CHECK: a", "a\n", "'--check-prefix' needs a value");
    fails(&["--ignore-case=1"], "CHECK: a", "a\n", "'1' is no value for 'ignore-case'");
    fails(&[], "CHECK: a", "", "error: the input is empty");
}

#[test]
fn lines_and_literals() {
    passes(&["--match-full-lines"], "CHECK: a", "xa\n a \n");
    fails(&["--match-full-lines"], "CHECK: a", "xa\na x\n", "t:1: error: CHECK: expected");
    passes(&[], "CHECK{LITERAL}: [[a]] {{b}}", "[[a]] {{b}}\n");
    passes(&["--ignore-case"], "CHECK: ab{{C}}", "ABc\n");
    passes(&["-DX=a.c"], "CHECK: <[[X]]>", "<abc> <a.c>\n");
    passes(&[], "CHECK: a\r\nCHECK-NEXT: b\r\n", "a\nb\n");
}

#[test]
fn other_options_are_left_over() {
    let (_, others) = Options::parse(&["--cse", "--check-prefix", "A", "-allow-empty", "x"]).unwrap_or_default();
    assert_eq!(others, ["--cse", "x"]);
}
