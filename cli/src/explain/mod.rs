//! What the codes of diagnostics mean: for each its rule and two small programs, one that gets the code and the same one
//! put right. The texts stand in the `*.txt` files beside this one, a file an area, each sorted by code:
//!
//! ```text
//! == dominance ==
//! A value is defined before it is used …
//!
//! wrong:
//!     func.func @f(…) { … }
//!
//! right:
//!     func.func @f(…) { … }
//! ```
//!
//! Where no small text can be wrong in that way, `no program: WHY` stands instead of the two. Tests hold the programs to
//! what they say, and ask for a text for each code in the sources.

use crate::flags::distance;

/// What is told about a code. Its parts are as they stand in the text: rules broken into lines, programs indented.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Explanation {
    /// The code, as diagnostics carry it.
    pub code: &'static str,
    /// The rule, in sentences.
    pub rule: &'static str,
    /// How the rule looks in programs.
    pub example: Example,
}

/// How a rule looks in programs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Example {
    /// One that breaks the rule, and the same one, sound.
    Programs {
        /// Gets the code from `hlo check`.
        wrong: &'static str,
        /// Gets nothing.
        right: &'static str,
    },
    /// No small text breaks the rule; why.
    None(&'static str),
}

/// The texts by area, in the order of a program's way: read, verified as MLIR, verified as one dialect or another.
static AREAS: &[(&str, &str)] = &[
    ("syntax", include_str!("syntax.txt")),
    ("literals", include_str!("literals.txt")),
    ("structure", include_str!("structure.txt")),
    ("functions", include_str!("functions.txt")),
    ("stablehlo", include_str!("stablehlo.txt")),
    ("chlo", include_str!("chlo.txt")),
    ("quantized", include_str!("quantized.txt")),
    ("dialects", include_str!("dialects.txt")),
    ("linalg", include_str!("linalg.txt")),
    ("hexir", include_str!("hexir.txt")),
    ("hextir", include_str!("hextir.txt")),
    ("files", include_str!("files.txt")),
    ("commands", include_str!("commands.txt")),
];

/// What stands for all codes at once.
const ALL: &str = "all";

/// How many near codes are offered for one that is unknown.
const MAX_OFFERS: usize = 3;

/// The page about `code`, or about all codes.
///
/// # Errors
/// When there is no such code; names the nearest.
pub fn page(code: &str) -> Result<String, String> {
    let all = explanations()?;
    if code == ALL {
        return Ok(all.iter().map(Explanation::text).collect::<Vec<_>>().join("\n\n"));
    }
    match all.iter().find(|explanation| explanation.code == code) {
        Some(explanation) => Ok(explanation.text()),
        None => Err(unknown(code, &all)),
    }
}

fn unknown(code: &str, all: &[Explanation]) -> String {
    let mut near: Vec<_> = all.iter().map(|known| (distance(known.code, code), known.code)).collect();
    near.sort_unstable();
    let is_near = |known: usize, name: &str| known <= code.len().div_ceil(3) || (code.len() > 3 && name.contains(code));
    near.retain(|&(distance, name)| is_near(distance, name));
    let offers: Vec<_> = near.iter().take(MAX_OFFERS).map(|(_, name)| format!("`{name}`")).collect();
    let offer = match offers.split_last() {
        None => String::new(),
        Some((last, [])) => format!(", did you mean {last}?"),
        Some((last, others)) => format!(", did you mean {} or {last}?", others.join(", ")),
    };
    format!("`--explain` knows no code `{code}`{offer}\nhlo: `--explain={ALL}` tells about all of them")
}

/// All that is told, sorted by code.
///
/// # Errors
/// Where a text is not in the form; says which.
fn explanations() -> Result<Vec<Explanation>, String> {
    let mut all = Vec::new();
    for (area, text) in AREAS {
        parse(text, &mut all).map_err(|message| format!("explain/{area}.txt: {message}"))?;
    }
    all.sort_by_key(|explanation| explanation.code);
    Ok(all)
}

/// Appends what `text` tells.
fn parse(text: &'static str, all: &mut Vec<Explanation>) -> Result<(), String> {
    let mut blocks = text.split("\n== ");
    if blocks.next().is_none_or(|head| !head.lines().all(|line| line.is_empty() || line.starts_with('#'))) {
        return Err("expected lines that start with `#` before the first `== code ==`".into());
    }
    for block in blocks {
        let first = block.lines().next().unwrap_or_default();
        let Some((code, body)) = block.split_once(" ==\n").filter(|(code, _)| code.len() < first.len()) else {
            return Err(format!("expected `== code ==`, found `== {first}`"));
        };
        let body = body.trim_end();
        let (rule, example) = if let Some((rule, programs)) = body.split_once("\n\nwrong:\n") {
            let Some((wrong, right)) = programs.split_once("\n\nright:\n") else {
                return Err(format!("{code}: expected `right:` after the program that is wrong"));
            };
            (rule, Example::Programs { wrong, right })
        } else if let Some((rule, why)) = body.split_once("\n\nno program: ") {
            (rule, Example::None(why))
        } else {
            return Err(format!("{code}: expected `wrong:` or `no program:` after the rule"));
        };
        all.push(Explanation { code, rule, example });
    }
    Ok(())
}

impl Explanation {
    /// As a page for people.
    pub fn text(&self) -> String {
        let Explanation { code, rule, example } = self;
        match example {
            Example::Programs { wrong, right } => {
                format!("{code}\n\n{rule}\n\nWrong:\n\n{wrong}\n\nRight:\n\n{right}\n")
            }
            Example::None(why) => format!("{code}\n\n{rule}\n\nNo example: {why}\n"),
        }
    }
}

#[cfg(test)]
mod tests;
