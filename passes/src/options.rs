//! Options of passes: rows with defaults, values as text, and typed reading with precise errors.

use std::fmt;

use crate::pipeline::Pipeline;
use crate::registry::Passes;

/// One option of a pass.
#[derive(Clone, Copy, Debug)]
pub struct OptionDef {
    /// Kebab case.
    pub name: &'static str,
    /// One value, or several with commas between.
    pub kind: OptionKind,
    /// The value when none is given, as text; empty for an empty list.
    pub default: &'static str,
    /// One sentence for `--help`.
    pub summary: &'static str,
}

/// How many values an option holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OptionKind {
    /// Exactly one.
    Value,
    /// Any number: `types=a,b` or `types={a,b}`.
    List,
    /// A list that the reference's pass does not have: printed only when it is given.
    Extra,
}

/// The values that one use of a pass was given, by option number; `None` stands for the default.
#[derive(Clone, Debug)]
pub(crate) struct OptionValues {
    defs: &'static [OptionDef],
    given: Vec<Option<String>>,
}

impl OptionValues {
    pub fn defaults(defs: &'static [OptionDef]) -> Self {
        OptionValues { defs, given: vec![None; defs.len()] }
    }

    /// Sets the option called `name`; `false` when there is none.
    pub fn set(&mut self, name: &str, value: &str) -> bool {
        let Some(index) = self.defs.iter().position(|def| def.name == name) else { return false };
        self.given[index] = Some(value.to_owned());
        true
    }

    fn text(&self, index: usize) -> &str {
        self.given[index].as_deref().unwrap_or(self.defs[index].default)
    }
}

/// As MLIR prints options: all of them, sorted by name, one space between; an empty list prints as nothing.
impl fmt::Display for OptionValues {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let is_shown = |index: usize| self.defs[index].kind != OptionKind::Extra || !self.text(index).is_empty();
        let mut order: Vec<usize> = (0..self.defs.len()).filter(|&index| is_shown(index)).collect();
        if order.is_empty() {
            return Ok(());
        }
        order.sort_by_key(|&index| self.defs[index].name);
        f.write_str("{")?;
        for (position, index) in order.into_iter().enumerate() {
            if position != 0 {
                f.write_str(" ")?;
            }
            let (def, text) = (&self.defs[index], self.text(index));
            match def.kind {
                OptionKind::List if text.is_empty() => {}
                OptionKind::List | OptionKind::Extra => write!(f, "{}={{{text}}}", def.name)?,
                OptionKind::Value if needs_braces(text) => write!(f, "{}={{{text}}}", def.name)?,
                OptionKind::Value => write!(f, "{}={text}", def.name)?,
            }
        }
        f.write_str("}")
    }
}

/// Whether a value read back without braces would end too early.
fn needs_braces(text: &str) -> bool {
    let space = text.find(char::is_whitespace);
    space.is_some_and(|space| text.find(['{', '\'', '"']).is_none_or(|quote| space < quote))
}

/// What the `make` function of a pass reads its options from.
pub struct Options<'a> {
    pub(crate) passes: &'a Passes,
    pub(crate) values: &'a OptionValues,
}

impl Options<'_> {
    /// The value of the option called `name`.
    ///
    /// # Errors
    /// A sentence for the user when the text is no `T`.
    pub fn get<T: OptionValue>(&self, name: &str) -> Result<T, String> {
        read(name, self.text(name)?)
    }

    /// The values of the list called `name`.
    ///
    /// # Errors
    /// A sentence for the user when one element is no `T`.
    pub fn list<T: OptionValue>(&self, name: &str) -> Result<Vec<T>, String> {
        elements(self.text(name)?).into_iter().map(|element| read(name, element)).collect()
    }

    /// The pipeline in the option called `name`, for ops called `anchor`.
    ///
    /// # Errors
    /// A sentence for the user when the text is no pipeline.
    pub fn pipeline(&self, name: &str, anchor: &str) -> Result<Pipeline, String> {
        self.passes.pipeline(anchor, self.text(name)?).map_err(|errors| format!("option `{name}`: {}", errors.first()))
    }

    /// The pipelines in the list called `name`, each with an anchor of its own: `func.func(cse)`.
    ///
    /// # Errors
    /// A sentence for the user when an element is no pipeline.
    pub fn pipelines(&self, name: &str) -> Result<Vec<Pipeline>, String> {
        let pipeline =
            |text| self.passes.anchored_pipeline(text).map_err(|errors| format!("option `{name}`: {}", errors.first()));
        elements(self.text(name)?).into_iter().map(pipeline).collect()
    }

    fn text(&self, name: &str) -> Result<&str, String> {
        let index = self.values.defs.iter().position(|def| def.name == name);
        index.map(|index| self.values.text(index)).ok_or_else(|| format!("the pass declares no option `{name}`"))
    }
}

fn read<T: OptionValue>(name: &str, text: &str) -> Result<T, String> {
    T::read(text).ok_or_else(|| format!("option `{name}` takes {}, found `{text}`", T::EXPECTED))
}

/// The parts of `text` between commas outside brackets and quotes.
fn elements(text: &str) -> Vec<&str> {
    let (mut parts, mut start, mut closers, mut quote) = (Vec::new(), 0, Vec::new(), None);
    for (at, c) in text.char_indices() {
        match (quote, c) {
            (Some(open), _) => quote = (c != open).then_some(open),
            (None, '"' | '\'') => quote = Some(c),
            (None, '(') => closers.push(')'),
            (None, '[') => closers.push(']'),
            (None, '{') => closers.push('}'),
            (None, ',') if closers.is_empty() => {
                parts.push(text[start..at].trim());
                start = at + 1;
            }
            (None, _) if closers.last() == Some(&c) => {
                closers.pop();
            }
            _ => {}
        }
    }
    if !(parts.is_empty() && text.trim().is_empty()) {
        parts.push(text[start..].trim());
    }
    parts
}

/// A type that options hold.
pub trait OptionValue: Sized {
    /// Completes "option `x` takes …, found `y`".
    const EXPECTED: &'static str;

    /// Reads the text of the option.
    fn read(text: &str) -> Option<Self>;
}

impl OptionValue for bool {
    const EXPECTED: &'static str = "`true` or `false`";

    fn read(text: &str) -> Option<Self> {
        match text {
            "true" | "TRUE" | "True" | "1" => Some(true),
            "false" | "FALSE" | "False" | "0" => Some(false),
            _ => None,
        }
    }
}

impl OptionValue for String {
    const EXPECTED: &'static str = "a text";

    fn read(text: &str) -> Option<Self> {
        Some(text.to_owned())
    }
}

/// Integer options.
macro_rules! integer_options {
    ($($Int:ty = $expected:literal;)*) => { $(
        impl OptionValue for $Int {
            const EXPECTED: &'static str = $expected;

            fn read(text: &str) -> Option<Self> {
                text.parse().ok()
            }
        }
    )* };
}

integer_options! {
    u32 = "a number from 0 to 4294967295";
    u64 = "a number from 0";
    usize = "a number from 0";
    i32 = "a number from -2147483648 to 2147483647";
    i64 = "an integer";
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_split_at_outer_commas() {
        assert_eq!(elements(""), Vec::<&str>::new());
        assert_eq!(elements("a"), ["a"]);
        assert_eq!(elements("f(a,b), [c,d],'e,f'"), ["f(a,b)", "[c,d]", "'e,f'"]);
        assert_eq!(elements("a,,b"), ["a", "", "b"]);
    }

    #[test]
    fn values_say_what_they_take() {
        assert_eq!(read::<u32>("n", "7"), Ok(7));
        assert_eq!(read::<u32>("n", "x").unwrap_err(), "option `n` takes a number from 0 to 4294967295, found `x`");
        assert_eq!(read::<bool>("b", "yes").unwrap_err(), "option `b` takes `true` or `false`, found `yes`");
    }

    #[test]
    fn printing_is_sorted_and_complete() {
        static DEFS: &[OptionDef] = &[
            OptionDef { name: "z", kind: OptionKind::Value, default: "1", summary: "" },
            OptionDef { name: "list", kind: OptionKind::List, default: "", summary: "" },
            OptionDef { name: "a", kind: OptionKind::Value, default: "x", summary: "" },
        ];
        let mut values = OptionValues::defaults(DEFS);
        assert_eq!(values.to_string(), "{a=x  z=1}");
        assert!(values.set("a", "two words") && values.set("list", "b,c") && !values.set("b", ""));
        assert_eq!(values.to_string(), "{a={two words} list={b,c} z=1}");
    }
}
