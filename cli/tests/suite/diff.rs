//! The difference of two texts as a unified diff.

use std::fmt::Write as _;

/// Lines shown around a change.
const CONTEXT: usize = 3;
/// Lines of a diff that are shown; what follows is counted only.
const SHOWN: usize = 120;
/// Beyond this many pairs of lines the changed middle is shown as replaced altogether.
const PAIRS: usize = 4_000_000;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Mark {
    Same,
    Removed,
    Added,
}

/// The diff that makes `old` into `new`; empty when they are equal.
pub fn unified(old: &str, new: &str, old_name: &str, new_name: &str) -> String {
    if old == new {
        return String::new();
    }
    let (old, new) = (lines(old), lines(new));
    let edits = edits(&old, &new);
    let mut hunks = format!("--- {old_name}\n+++ {new_name}\n");
    let (mut idx, mut old_line, mut new_line, mut n_shown) = (0, 0, 0, 0);
    while idx < edits.len() {
        let (start_old, start_new) = (old_line, new_line);
        let is_near = |at: usize| {
            let window = at.saturating_sub(CONTEXT)..(at + CONTEXT + 1).min(edits.len());
            edits[window].iter().any(|(mark, _)| *mark != Mark::Same)
        };
        let begin = idx;
        while idx < edits.len() && is_near(idx) == is_near(begin) {
            old_line += usize::from(edits[idx].0 != Mark::Added);
            new_line += usize::from(edits[idx].0 != Mark::Removed);
            idx += 1;
        }
        if !is_near(begin) {
            continue;
        }
        let (n_old, n_new) = (old_line - start_old, new_line - start_new);
        let _ = writeln!(hunks, "@@ -{},{n_old} +{},{n_new} @@", start_old + 1, start_new + 1);
        for (mark, line) in &edits[begin..idx] {
            n_shown += 1;
            if n_shown <= SHOWN {
                let sign = match mark {
                    Mark::Same => ' ',
                    Mark::Removed => '-',
                    Mark::Added => '+',
                };
                let _ = writeln!(hunks, "{sign}{line}");
            }
        }
    }
    if n_shown > SHOWN {
        let _ = writeln!(hunks, "… {} more lines", n_shown - SHOWN);
    }
    hunks
}

/// The lines of a text. A missing newline at its end is told, because it is a difference.
fn lines(text: &str) -> Vec<&str> {
    match text.strip_suffix('\n') {
        Some(text) => text.split('\n').collect(),
        None if text.is_empty() => Vec::new(),
        None => text.split('\n').chain(["\\ no newline at end"]).collect(),
    }
}

/// Every line of both texts once, common ones together, along a longest common subsequence.
fn edits<'a>(old: &[&'a str], new: &[&'a str]) -> Vec<(Mark, &'a str)> {
    let n_before = old.iter().zip(new).take_while(|(a, b)| a == b).count();
    let (old_rest, new_rest) = (&old[n_before..], &new[n_before..]);
    let n_after = old_rest.iter().rev().zip(new_rest.iter().rev()).take_while(|(a, b)| a == b).count();
    let (a, b) = (&old_rest[..old_rest.len() - n_after], &new_rest[..new_rest.len() - n_after]);

    let mut result: Vec<_> = old[..n_before].iter().map(|&line| (Mark::Same, line)).collect();
    let width = b.len() + 1;
    let is_compared = a.len() * b.len() <= PAIRS;
    // common[i * width + j]: the length of the longest common subsequence of a[i..] and b[j..].
    let mut common = vec![0_u32; if is_compared { (a.len() + 1) * width } else { 0 }];
    if is_compared {
        for i in (0..a.len()).rev() {
            for j in (0..b.len()).rev() {
                common[i * width + j] = match a[i] == b[j] {
                    true => common[(i + 1) * width + j + 1] + 1,
                    false => common[(i + 1) * width + j].max(common[i * width + j + 1]),
                };
            }
        }
    }
    let (mut i, mut j) = (0, 0);
    while i < a.len() || j < b.len() {
        if is_compared && i < a.len() && j < b.len() && a[i] == b[j] {
            result.push((Mark::Same, a[i]));
            (i, j) = (i + 1, j + 1);
        } else if i < a.len()
            && (j == b.len() || !is_compared || common[(i + 1) * width + j] >= common[i * width + j + 1])
        {
            result.push((Mark::Removed, a[i]));
            i += 1;
        } else {
            result.push((Mark::Added, b[j]));
            j += 1;
        }
    }
    result.extend(old[old.len() - n_after..].iter().map(|&line| (Mark::Same, line)));
    result
}

#[cfg(test)]
mod tests {
    use super::unified;

    fn check(old: &str, new: &str, expect: &str) {
        assert_eq!(unified(old, new, "a", "b"), expect);
    }

    #[test]
    fn shows_changes_with_their_neighbours() {
        check("1\n2\n", "1\n2\n", "");
        check("1\n2\n3\n", "1\nx\n3\n", "--- a\n+++ b\n@@ -1,3 +1,3 @@\n 1\n-2\n+x\n 3\n");
        check("", "1\n", "--- a\n+++ b\n@@ -1,0 +1,1 @@\n+1\n");
        check("1\n", "1", "--- a\n+++ b\n@@ -1,1 +1,2 @@\n 1\n+\\ no newline at end\n");
    }

    #[test]
    fn far_changes_are_separate() {
        let old: String = (0..20).map(|n| format!("{n}\n")).collect();
        let new = old.replace("2\n3\n", "3\n").replace("17\n", "17\nx\n");
        let diff = unified(&old, &new, "a", "b");
        assert!(diff.contains("@@ -1,6 +1,5 @@\n 0\n 1\n-2\n 3\n 4\n 5\n"), "{diff}");
        assert!(diff.contains("@@ -16,5 +15,6 @@\n 15\n 16\n 17\n+x\n 18\n 19\n"), "{diff}");
    }

    #[test]
    fn a_long_diff_is_cut() {
        let old: String = (0..5000).map(|n| format!("{n}\n")).collect();
        let new = old.replace('\n', "x\n");
        let diff = unified(&old, &new, "a", "b");
        assert!(diff.ends_with("… 9880 more lines\n"), "{}", &diff[diff.len() - 50..]);
    }
}
