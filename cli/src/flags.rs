//! Command lines: flags with one dash or two, `--name=value` or `--name value`, and what remains.
//!
//! Each command lists its flags as rows; help, errors and parsing read the same rows. The reference tools' scripts run
//! unchanged: both dash styles are one.

use std::fmt::Write as _;

/// Whether a flag has a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Takes {
    /// `--flag`, also `--flag=true` or `--flag=false`.
    Nothing,
    /// `--flag=value` or `--flag value`.
    Value(&'static str),
    /// `--flag` or `--flag=value`.
    MaybeValue(&'static str),
}

/// A flag of a command.
#[derive(Clone, Copy, Debug)]
pub struct Flag {
    /// Without dashes.
    pub name: &'static str,
    /// Its value.
    pub takes: Takes,
    /// One line for `--help`.
    pub help: &'static str,
}

/// A flag that stood on the command line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Given {
    /// Without dashes.
    pub name: String,
    /// After `=` or as the next word.
    pub value: Option<String>,
}

/// A command line that was read.
#[derive(Clone, Default, Debug)]
pub struct Args {
    /// Flags in their order: passes run in it.
    pub flags: Vec<Given>,
    /// Words that are no flags.
    pub positional: Vec<String>,
}

impl Args {
    /// Reads `words`. `flags` are the command's own, `more` the names of further ones (passes) that may have a value.
    ///
    /// # Errors
    /// An unknown flag, a value that is missing or not wanted.
    pub fn parse(words: &[String], flags: &[Flag], more: &[&str]) -> Result<Args, String> {
        let mut args = Args::default();
        let mut words = words.iter();
        while let Some(word) = words.next() {
            if word == "--" {
                args.positional.extend(words.cloned());
                break;
            }
            let Some(rest) = word.strip_prefix("--").or_else(|| word.strip_prefix('-')).filter(|rest| !rest.is_empty())
            else {
                args.positional.push(word.clone());
                continue;
            };
            let (name, value) = match rest.split_once('=') {
                Some((name, value)) => (name, Some(value.to_owned())),
                None => (rest, None),
            };
            let takes = match flags.iter().find(|flag| flag.name == name) {
                Some(flag) => flag.takes,
                None if more.contains(&name) => Takes::MaybeValue("options"),
                None => return Err(unknown(word, name, flags, more)),
            };
            let value = match (takes, value) {
                (Takes::Nothing, None) => None,
                (Takes::Nothing, Some(value)) => match value.as_str() {
                    "true" | "1" => None,
                    "false" | "0" => {
                        // The last word counts.
                        args.flags.retain(|flag| flag.name != name);
                        continue;
                    }
                    _ => return Err(format!("`--{name}` takes no value, found `{value}`")),
                },
                (Takes::Value(_), Some(value)) => Some(value),
                (Takes::Value(what), None) => match words.next() {
                    Some(value) => Some(value.clone()),
                    None => return Err(format!("`--{name}` needs a value: `--{name}=<{what}>`")),
                },
                (Takes::MaybeValue(_), value) => value,
            };
            args.flags.push(Given { name: name.to_owned(), value });
        }
        Ok(args)
    }

    /// Whether the flag was given.
    pub fn has(&self, name: &str) -> bool {
        self.flags.iter().any(|flag| flag.name == name)
    }

    /// The last value of the flag.
    pub fn value(&self, name: &str) -> Option<&str> {
        self.flags.iter().rev().find(|flag| flag.name == name).and_then(|flag| flag.value.as_deref())
    }

    /// All values of a flag that may be repeated.
    pub fn values<'s>(&'s self, name: &'s str) -> impl Iterator<Item = &'s str> {
        self.flags.iter().filter(move |flag| flag.name == name).filter_map(|flag| flag.value.as_deref())
    }

    /// The value of the flag as a number or another type that reads itself.
    ///
    /// # Errors
    /// When the value does not read.
    pub fn parsed<T: std::str::FromStr>(&self, name: &str) -> Result<Option<T>, String> {
        match self.value(name) {
            None => Ok(None),
            Some(text) => text.parse().map(Some).map_err(|_| format!("`--{name}`: cannot read `{text}`")),
        }
    }

    /// The value of the flag as a truth value; a flag without a value is true.
    ///
    /// # Errors
    /// When the value is another word.
    pub fn switch(&self, name: &str) -> Result<Option<bool>, String> {
        let Some(flag) = self.flags.iter().rev().find(|flag| flag.name == name) else { return Ok(None) };
        match flag.value.as_deref() {
            None | Some("" | "true" | "TRUE" | "True" | "1") => Ok(Some(true)),
            Some("false" | "FALSE" | "False" | "0") => Ok(Some(false)),
            Some(other) => Err(format!("`--{name}` is true or false, found `{other}`")),
        }
    }

    /// The value of the flag as a number of seconds.
    ///
    /// # Errors
    /// When it is no number, negative or without end.
    pub fn seconds(&self, name: &str) -> Result<Option<f64>, String> {
        match self.parsed::<f64>(name)? {
            Some(seconds) if !(seconds.is_finite() && seconds >= 0.0) => {
                Err(format!("`--{name}` is a number of seconds from 0 on, found `{seconds}`"))
            }
            seconds => Ok(seconds),
        }
    }

    /// The only positional word; `-` when there is none.
    ///
    /// # Errors
    /// When there are several.
    pub fn file(&self) -> Result<&str, String> {
        match &*self.positional {
            [] => Ok("-"),
            [file] => Ok(file),
            [_, extra, ..] => Err(format!("one input file is read at a time, found a second: `{extra}`")),
        }
    }
}

fn unknown(word: &str, name: &str, flags: &[Flag], more: &[&str]) -> String {
    let mut message = format!("unknown flag `{word}`");
    let names = flags.iter().map(|flag| flag.name).chain(more.iter().copied());
    let near = names.map(|known| (distance(known, name), known)).min();
    if let Some((distance, near)) = near
        && distance <= name.len().div_ceil(3)
    {
        let _ = write!(message, ", did you mean `--{near}`?");
    }
    message
}

/// Edit distance of two short names.
pub fn distance(a: &str, b: &str) -> usize {
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.bytes().enumerate() {
        let mut diagonal = std::mem::replace(&mut row[0], i + 1);
        for (j, y) in b.bytes().enumerate() {
            let cost = (diagonal + usize::from(x != y)).min(row[j] + 1).min(row[j + 1] + 1);
            diagonal = std::mem::replace(&mut row[j + 1], cost);
        }
    }
    row[b.len()]
}

/// The table of flags for `--help`.
pub fn help_table(flags: &[Flag]) -> String {
    let mut out = String::new();
    for flag in flags {
        let left = match flag.takes {
            Takes::Nothing => format!("--{}", flag.name),
            Takes::Value(what) => format!("--{}=<{what}>", flag.name),
            Takes::MaybeValue(what) => format!("--{}[=<{what}>]", flag.name),
        };
        let _ = writeln!(out, "  {left:<44} {}", flag.help);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    const FLAGS: &[Flag] = &[
        Flag { name: "generic", takes: Takes::Nothing, help: "" },
        Flag { name: "o", takes: Takes::Value("file"), help: "" },
    ];

    fn parse(words: &[&str]) -> Result<Args, String> {
        let words: Vec<String> = words.iter().map(|word| (*word).to_owned()).collect();
        Args::parse(&words, FLAGS, &["inline"])
    }

    #[test]
    fn both_dash_styles_are_one() {
        let args = parse(&["-generic", "x.mlir", "-o", "y", "--inline={a=1}"]).unwrap();
        assert!(args.has("generic"));
        assert_eq!(args.value("o"), Some("y"));
        assert_eq!(args.value("inline"), Some("{a=1}"));
        assert_eq!(args.file(), Ok("x.mlir"));
        assert_eq!(parse(&["-", "--o=-"]).unwrap().file(), Ok("-"));
    }

    #[test]
    fn mistakes_are_told() {
        assert_eq!(parse(&["--generik"]).unwrap_err(), "unknown flag `--generik`, did you mean `--generic`?");
        assert_eq!(parse(&["--inlin"]).unwrap_err(), "unknown flag `--inlin`, did you mean `--inline`?");
        assert_eq!(parse(&["-o"]).unwrap_err(), "`--o` needs a value: `--o=<file>`");
        assert_eq!(parse(&["--generic=x"]).unwrap_err(), "`--generic` takes no value, found `x`");
    }
}
