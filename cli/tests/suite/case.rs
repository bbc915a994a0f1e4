//! Test files: what their run lines ask for, and where the expected output of each stands.

use std::collections::HashSet;
use std::path::{Path, PathBuf};

/// What a run line does with its file. How each is done is told in `verbs.rs`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verb {
    Roundtrip,
    Verify,
    Interpret,
    FileCheck,
    Refused,
    /// A command of the binary; its output has a golden.
    Command,
}

/// The commands of the binary that a run line may begin with.
pub const COMMANDS: [&str; 8] = ["opt", "translate", "run", "check", "compat", "fmt", "info", "compile"];

fn verb(word: &str) -> Option<Verb> {
    Some(match word {
        "roundtrip" => Verb::Roundtrip,
        "verify" => Verb::Verify,
        "interpret" => Verb::Interpret,
        "filecheck" => Verb::FileCheck,
        "refused" => Verb::Refused,
        _ if COMMANDS.contains(&word) => Verb::Command,
        _ => return None,
    })
}

/// A run line of a file.
#[derive(Debug, PartialEq, Eq)]
pub struct Case {
    pub path: PathBuf,
    pub verb: Verb,
    /// The words of the line, the verb first.
    pub words: Vec<String>,
    /// The file of the expected output; absent when that is empty. Verbs that check by themselves have none.
    pub golden: Option<PathBuf>,
    /// As reports name it: `stablehlo/reverse.mlir: opt canonicalize`.
    pub name: String,
}

/// The cases of the file at `path`, which holds `text`; `root` is the folder of all test files.
///
/// # Errors
/// What is wrong with the run lines: there is none, one is unknown, one stands below the head of the file.
pub fn cases(root: &Path, path: &Path, text: &str) -> Result<Vec<Case>, String> {
    let is_run_line = |line: &&str| line.starts_with("// run:");
    let head: Vec<&str> = text.lines().take_while(is_run_line).collect();
    if head.is_empty() {
        return Err("the file does not begin with a line `// run: VERB ARGS`".into());
    }
    if text.lines().filter(is_run_line).count() > head.len() {
        return Err("a run line stands below the head of the file, where it is not read".into());
    }
    let shown = path.strip_prefix(root).unwrap_or(path).display();
    let mut goldens = HashSet::new();
    head.iter()
        .map(|line| {
            let line = line["// run:".len()..].trim();
            let words: Vec<String> = line.split_whitespace().map(str::to_owned).collect();
            let first = words.first().map_or("", String::as_str);
            let verb = verb(first).ok_or_else(|| format!("unknown verb `{first}`"))?;
            let golden = golden(path, verb, &words);
            if !goldens.insert((line.to_owned(), golden.clone())) {
                return Err(format!("`{line}` stands twice"));
            }
            Ok(Case { path: path.to_path_buf(), verb, words, golden, name: format!("{shown}: {line}") })
        })
        .collect()
}

/// `reverse.mlir` with `opt canonicalize` expects `reverse.opt-canonicalize.golden`.
fn golden(path: &Path, verb: Verb, words: &[String]) -> Option<PathBuf> {
    if matches!(verb, Verb::Verify | Verb::FileCheck) {
        return None;
    }
    let mut slug = String::new();
    for c in words.join("-").chars() {
        match c {
            'a'..='z' | 'A'..='Z' | '0'..='9' | '_' | '.' => slug.push(c),
            _ if slug.ends_with('-') => {}
            _ => slug.push('-'),
        }
    }
    let slug = slug.trim_end_matches('-');
    Some(path.with_extension(format!("{slug}.golden")))
}

#[cfg(test)]
mod tests {
    use super::cases;
    use std::path::Path;

    /// The golden of each run line, or what is wrong with them.
    fn check(text: &str, expect: Result<&[&str], &str>) {
        let found = cases(Path::new("t"), Path::new("t/a/b.invalid.mlir"), text);
        let golden =
            |case: &super::Case| case.golden.as_ref().map_or("none".to_owned(), |golden| golden.display().to_string());
        let goldens: Result<Vec<String>, String> = found.map(|cases| cases.iter().map(golden).collect());
        let expect = expect.map(|names| names.iter().map(|&name| name.to_owned()).collect()).map_err(str::to_owned);
        assert_eq!(goldens, expect, "{text}");
    }

    #[test]
    fn goldens_are_named_after_the_line() {
        check("// run: roundtrip\nx", Ok(&["t/a/b.invalid.roundtrip.golden"]));
        check("// run: opt canonicalize\n", Ok(&["t/a/b.invalid.opt-canonicalize.golden"]));
        check("// run: opt --pass='a=1,2' cse\n", Ok(&["t/a/b.invalid.opt-pass-a-1-2-cse.golden"]));
        check("// run: verify\n// run: filecheck cse\n", Ok(&["none", "none"]));
    }

    #[test]
    fn run_lines_stand_at_the_head() {
        check("x\n", Err("the file does not begin with a line `// run: VERB ARGS`"));
        check(
            "// run: roundtrip\nx\n// run: opt\n",
            Err("a run line stands below the head of the file, where it is not read"),
        );
        check("// run: opt cse\n// run: opt cse\n", Err("`opt cse` stands twice"));
    }
}
