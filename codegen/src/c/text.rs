//! Lines of C with indentation, and names that are free.

use std::fmt::{self, Write as _};

use rustc_hash::FxHashMap;

/// Text that grows by lines.
#[derive(Default)]
pub struct Text {
    out: String,
    depth: usize,
}

impl Text {
    /// An empty text whose lines are `depth` levels deep.
    pub fn at_depth(depth: usize) -> Text {
        Text { out: String::new(), depth }
    }

    /// Adds a line.
    pub fn line(&mut self, line: impl fmt::Display) {
        let _ = writeln!(self.out, "{:width$}{line}", "", width = 4 * self.depth);
    }

    /// Adds `head {` and goes one level deeper.
    pub fn open(&mut self, head: impl fmt::Display) {
        self.line(format_args!("{head} {{"));
        self.depth += 1;
    }

    /// Goes back one level and adds `}`.
    pub fn close(&mut self) {
        self.depth -= 1;
        self.line("}");
    }

    /// Goes back one level, adds `} middle {` and goes deeper again.
    pub fn turn(&mut self, middle: &str) {
        self.depth -= 1;
        self.line(format_args!("}} {middle} {{"));
        self.depth += 1;
    }

    /// Adds a directive, which stands at the margin.
    pub fn directive(&mut self, line: &str) {
        self.out.push_str(line);
        self.out.push('\n');
    }

    /// The text.
    pub fn finish(self) -> String {
        self.out
    }
}

/// `text` as a string of C.
pub fn literal(text: &str) -> String {
    let mut literal = String::from("\"");
    for c in text.chars() {
        match c {
            '"' | '\\' => literal.extend(['\\', c]),
            // No trigraph comes of it.
            '?' => literal.push_str("\\?"),
            '\n' => literal.push_str("\\n"),
            c if c.is_control() => literal.push(' '),
            c => literal.push(c),
        }
    }
    literal.push('"');
    literal
}

/// `template` with the text for each `$WORD`; what is filled in is not looked at again.
pub fn filled(template: &str, words: &[(&str, &str)]) -> String {
    let mut text = String::with_capacity(template.len());
    let mut rest = template;
    while let Some(at) = rest.find('$') {
        let (before, after) = rest.split_at(at);
        text.push_str(before);
        let (word, value) = words.iter().find(|(word, _)| after.starts_with(word)).copied().unwrap_or(("$", "$"));
        text.push_str(value);
        rest = &after[word.len()..];
    }
    text + rest
}

/// Names that are taken in a function.
#[derive(Clone, Default)]
pub struct Names {
    taken: FxHashMap<String, usize>,
}

impl Names {
    /// `hint`, or with a number when it is taken.
    pub fn fresh(&mut self, hint: &str) -> String {
        let hint = identifier(hint);
        loop {
            let count = self.taken.entry(hint.clone()).or_insert(0);
            *count += 1;
            let name = if *count == 1 { hint.clone() } else { format!("{hint}_{count}") };
            if *count == 1 || !self.taken.contains_key(&name) {
                self.taken.entry(name.clone()).or_insert(1);
                return name;
            }
        }
    }

    /// As [`fresh`](Self::fresh), such that all `companions` of the name are free too, and takes them with it.
    pub fn fresh_with(&mut self, hint: &str, companions: impl Fn(&str) -> Vec<String>) -> String {
        loop {
            let name = self.fresh(hint);
            let companions = companions(&name);
            if companions.iter().all(|companion| *companion == name || !self.taken.contains_key(companion)) {
                self.taken.extend(companions.into_iter().map(|companion| (companion, 1)));
                return name;
            }
        }
    }
}

/// `text` without definitions of constants and arrays that nobody names again, as a loop that never runs leaves them.
pub fn without_unread(text: &str) -> String {
    let mut lines: Vec<Option<&str>> = text.lines().map(Some).collect();
    let mut counts: FxHashMap<&str, usize> = FxHashMap::default();
    for word in words(text) {
        *counts.entry(word).or_insert(0) += 1;
    }
    let mut removed = true;
    while removed {
        removed = false;
        // From the end: what only a removed line reads comes before it.
        for line in lines.iter_mut().rev() {
            let Some(name) = line.and_then(defined) else { continue };
            if counts.get(name) == Some(&1) {
                for word in words(line.take().unwrap_or_default()) {
                    counts.entry(word).and_modify(|count| *count -= 1);
                }
                removed = true;
            }
        }
    }
    lines.into_iter().flatten().fold(String::with_capacity(text.len()), |text, line| text + line + "\n")
}

/// The name in `const type name = …;` or `type name[n] __attribute__((…));`, a line by itself.
fn defined(line: &str) -> Option<&str> {
    let line = line.trim_start().strip_suffix(';')?;
    let before = match line.strip_prefix("const ") {
        Some(constant) => constant.split_once(" = ")?.0,
        None => line.split_once("] __attribute__((")?.0.split_once('[')?.0,
    };
    before.rsplit(' ').next()
}

/// The words of C in a text.
pub fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').filter(|word| !word.is_empty())
}

/// Whether `word` stands in `text` as a word of its own.
pub fn has_word(text: &str, word: &str) -> bool {
    let is_inner = |c: char| c.is_ascii_alphanumeric() || c == '_';
    text.match_indices(word)
        .any(|(at, _)| !text[..at].ends_with(is_inner) && !text[at + word.len()..].starts_with(is_inner))
}

/// Words that are no names in C or C++, or that the printed text uses itself.
const RESERVED: &[&str] = &[
    "alignas",
    "alignof",
    "asm",
    "auto",
    "bool",
    "break",
    "case",
    "catch",
    "char",
    "class",
    "const",
    "constexpr",
    "continue",
    "ctx",
    "default",
    "delete",
    "do",
    "double",
    "else",
    "enum",
    "extern",
    "false",
    "float",
    "for",
    "friend",
    "goto",
    "if",
    "inline",
    "int",
    "long",
    "main",
    "mutable",
    "namespace",
    "new",
    "operator",
    "private",
    "protected",
    "public",
    "register",
    "restrict",
    "return",
    "short",
    "signed",
    "sizeof",
    "static",
    "struct",
    "switch",
    "template",
    "this",
    "throw",
    "true",
    "try",
    "typedef",
    "typeof",
    "union",
    "unsigned",
    "using",
    "virtual",
    "void",
    "volatile",
    "while",
    "workspace",
    "lane",
    "captured",
    "memcpy",
    "NULL",
];

/// The nearest C identifier to `text`; never one of the reserved words nor of the names of helpers.
pub fn identifier(text: &str) -> String {
    let mut name: String = text.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '_' }).collect();
    if name.is_empty() || name.starts_with(|c: char| c.is_ascii_digit()) {
        name.insert(0, '_');
    }
    // A leading underscore belongs to the compiler.
    if name.starts_with('_') {
        name.insert(0, 'k');
    }
    let is_ours = name.starts_with("hlo_") || name.starts_with("HLO_");
    if is_ours || RESERVED.contains(&&*name) {
        name.push('_');
    }
    if is_ours {
        name.insert_str(0, "k_");
    }
    name
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_free_and_are_names() {
        let mut names = Names::default();
        assert_eq!(["sum", "sum", "sum", "sum_2"].map(|hint| names.fresh(hint)), ["sum", "sum_2", "sum_3", "sum_2_2"]);
        assert_eq!(
            ["for", "a.b-c", "1x", "_x", "hlo_exp"].map(identifier),
            ["for_", "a_b_c", "k_1x", "k_x", "k_hlo_exp_"]
        );
    }

    #[test]
    fn what_is_filled_in_is_not_a_template() {
        let words = [("$NAME", "a$UPPER"), ("$UPPER", "NAME")];
        assert_eq!(filled("$UPPER $NAME_x costs 1$", &words), "NAME a$UPPER_x costs 1$");
    }

    #[test]
    fn companions_are_free_as_well() {
        let mut names = Names::default();
        let upper = |name: &str| vec![name.to_uppercase()];
        assert_eq!(["Sum", "sum", "SUM"].map(|hint| names.fresh_with(hint, upper)), ["Sum", "sum_2", "SUM_3"]);
    }

    #[test]
    fn what_nobody_reads_goes() {
        let text = "    const int a = 1;\n    const bool b = a < 2;\n    const bool c = b && a;\n    f(a);\n";
        assert_eq!(without_unread(text), "    const int a = 1;\n    f(a);\n");
        let text = "float b[4] __attribute__((aligned(64)));\nfloat d[4] __attribute__((aligned(64)));\nd[0] = 1;\n";
        assert_eq!(without_unread(text), "float d[4] __attribute__((aligned(64)));\nd[0] = 1;\n");
    }
}
