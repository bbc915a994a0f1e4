//! Check lines: finds the directives of a check file and puts them in the order in which they are matched.

use super::Options;
use super::blocks::Names;
use super::pattern::{Mode, Pattern};

/// What a directive demands of the place of its match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Plain,
    Next,
    Same,
    Not,
    Dag,
    Label,
    Empty,
}

/// A check line.
pub struct Directive {
    pub kind: Kind,
    /// How often in a row it matches.
    pub count: usize,
    pub pattern: Pattern,
    /// The line of the check file, from 1.
    pub line: usize,
    /// As reports name it: `CHECK-NEXT`.
    pub title: String,
}

/// A directive that moves on in the text, with the `-DAG` and `-NOT` lines before it.
pub struct Step {
    pub before: Vec<Directive>,
    pub directive: Directive,
}

/// Reads the directives of `checks`, the canonical text of the file `name`. Trailing `-NOT` and `-DAG` lines get a step at the end of the input.
///
/// # Errors
/// A message with its place, in LLVM's words.
pub fn read_checks(name: &str, checks: &str, options: &Options) -> Result<Vec<Step>, String> {
    let default = |given: &[String], default: &[&str]| match given {
        [] => default.iter().map(|&prefix| prefix.to_owned()).collect(),
        given => given.to_vec(),
    };
    let prefixes: Vec<String> = default(&options.prefixes, &["CHECK"]);
    let comments: Vec<String> = default(&options.comment_prefixes, &["COM", "RUN"]);
    let mut reader = Reader {
        options,
        prefixes: &prefixes,
        comments: &comments,
        names: Names::default(),
        steps: Vec::new(),
        before: Vec::new(),
    };
    for (name, _) in &options.defines {
        reader.names.define_string(name);
    }
    reader.implicit_nots().map_err(|error| format!("error: --implicit-check-not: {error}\n"))?;
    let mut unused: Vec<&String> = prefixes.iter().collect();
    for (idx, text) in checks.split('\n').enumerate() {
        if let Some(head) = reader.head(text) {
            unused.retain(|&prefix| prefix != head.prefix);
            let at = |error| format!("{name}:{}: error: {error}\n    {}\n", idx + 1, text.trim());
            reader.directive(&head, idx + 1).map_err(at)?;
        }
    }
    let is_refused = unused.len() == prefixes.len() || (!options.allow_unused_prefixes && !unused.is_empty());
    let may_be_implicit = options.prefixes.is_empty() && !options.implicit_check_not.is_empty();
    if is_refused && !may_be_implicit {
        let names: Vec<String> = unused.iter().map(|prefix| format!("'{prefix}:'")).collect();
        let word = if names.len() > 1 { "prefixes" } else { "prefix" };
        return Err(format!("error: no check strings found with {word} {}\n", names.join(", ")));
    }
    if !reader.before.is_empty() {
        let line = checks.split('\n').count();
        let directive =
            Directive { kind: Kind::Plain, count: 1, pattern: Pattern::end(), line, title: "end of input".into() };
        reader.steps.push(Step { before: reader.before, directive });
    }
    Ok(reader.steps)
}

/// The beginning of a check line: prefix, suffix, modifier; and the pattern behind it.
struct Head<'a> {
    prefix: &'a str,
    /// The pattern, or what is wrong with the words before it.
    suffix: Result<Suffix, String>,
    pattern: &'a str,
}

#[derive(Clone, Copy)]
struct Suffix {
    kind: Kind,
    count: usize,
    is_literal: bool,
}

struct Reader<'a> {
    options: &'a Options,
    prefixes: &'a [String],
    comments: &'a [String],
    names: Names,
    steps: Vec<Step>,
    before: Vec<Directive>,
}

impl Reader<'_> {
    /// The directive on a line, which holds at most one. What a comment prefix begins is no directive.
    fn head<'t>(&self, text: &'t str) -> Option<Head<'t>> {
        let mut from = 0;
        loop {
            let all = self.prefixes.iter().chain(self.comments);
            let occurrences = all.filter_map(|prefix| Some((from + text[from..].find(prefix.as_str())?, prefix)));
            let (at, prefix) = occurrences.min_by_key(|(at, prefix)| (*at, usize::MAX - prefix.len()))?;
            let end = at + prefix.len();
            let is_part_of_word = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_');
            if !text[..at].ends_with(is_part_of_word) {
                let rest = &text[end..];
                if self.comments.contains(prefix) {
                    if rest.starts_with(':') {
                        return None;
                    }
                } else if let Some((suffix, pattern)) = suffix(rest, prefix) {
                    return Some(Head { prefix: &text[at..end], suffix, pattern });
                }
            }
            from = end + text[end..].find(|c| !is_part_of_word(c)).unwrap_or(text.len() - end);
        }
    }

    fn directive(&mut self, head: &Head<'_>, line: usize) -> Result<(), String> {
        let Suffix { kind, count, is_literal } = head.suffix.clone()?;
        let prefix = head.prefix;
        let exact_space = self.options.strict_whitespace && self.options.match_full_lines;
        let text = if exact_space { head.pattern } else { head.pattern.trim_matches([' ', '\t']) };
        let pattern = match (kind, text) {
            (Kind::Empty, "") => Pattern::empty_line(),
            (Kind::Empty, _) => {
                return Err(format!("found non-empty check string for empty check with prefix '{prefix}:'"));
            }
            (_, "") => return Err(format!("found empty check string with prefix '{prefix}:'")),
            _ => Pattern::parse(text, line, self.mode(kind, is_literal), &mut self.names)?,
        };
        if kind == Kind::Label && pattern.has_variable() {
            return Err(format!("found '{prefix}-LABEL:' with variable definition or use"));
        }
        let name = name(kind);
        if matches!(kind, Kind::Next | Kind::Same | Kind::Empty) && self.steps.is_empty() {
            return Err(format!("found '{prefix}{name}' without previous '{prefix}: line"));
        }
        let title = if count > 1 { format!("{prefix}-COUNT") } else { format!("{prefix}{name}") };
        let directive = Directive { kind, count, pattern, line, title };
        if matches!(kind, Kind::Dag | Kind::Not) {
            self.before.push(directive);
            return Ok(());
        }
        self.steps.push(Step { before: std::mem::take(&mut self.before), directive });
        self.implicit_nots()
    }

    fn mode(&self, kind: Kind, is_literal: bool) -> Mode {
        Mode {
            is_literal,
            whole_line: self.options.match_full_lines && kind != Kind::Not,
            exact_space: self.options.strict_whitespace,
            ignore_case: self.options.ignore_case,
        }
    }

    /// The command line's exclusions hold before every step.
    fn implicit_nots(&mut self) -> Result<(), String> {
        for text in &self.options.implicit_check_not {
            let pattern = Pattern::parse(text, 1, self.mode(Kind::Not, false), &mut self.names)?;
            self.before.push(Directive {
                kind: Kind::Not,
                count: 1,
                pattern,
                line: 1,
                title: format!("--implicit-check-not='{text}'"),
            });
        }
        Ok(())
    }
}

fn name(kind: Kind) -> &'static str {
    match kind {
        Kind::Plain => "",
        Kind::Next => "-NEXT",
        Kind::Same => "-SAME",
        Kind::Not => "-NOT",
        Kind::Dag => "-DAG",
        Kind::Label => "-LABEL",
        Kind::Empty => "-EMPTY",
    }
}

/// suffix ::= (`-` (kind | `COUNT-` number))? (`{LITERAL}`)? `:`
///
/// Nothing when the words before are no directive after all.
fn suffix<'t>(rest: &'t str, prefix: &str) -> Option<(Result<Suffix, String>, &'t str)> {
    let plain = Suffix { kind: Kind::Plain, count: 1, is_literal: false };
    let Some(words) = rest.strip_prefix(['-', '_']) else {
        return modifier(rest, plain);
    };
    if let Some(digits) = words.strip_prefix("COUNT-") {
        let end = digits.find(|c: char| !c.is_ascii_digit()).unwrap_or(digits.len());
        return match digits[..end].parse::<u32>() {
            Ok(count @ 1..) if digits[end..].starts_with([':', '{']) => {
                modifier(&digits[end..], Suffix { count: count as usize, ..plain })
            }
            _ => Some((Err(format!("invalid count in -COUNT specification on prefix '{prefix}'")), "")),
        };
    }
    let kinds = [Kind::Next, Kind::Same, Kind::Not, Kind::Dag, Kind::Label, Kind::Empty];
    let others = ["NEXT", "SAME", "DAG", "EMPTY"];
    if others
        .iter()
        .any(|other| words.starts_with(&format!("{other}-NOT:")) || words.starts_with(&format!("NOT-{other}:")))
    {
        return Some((Err(format!("unsupported -NOT combo on prefix '{prefix}'")), ""));
    }
    let (kind, after) = kinds.iter().find_map(|&kind| Some((kind, words.strip_prefix(&name(kind)[1..])?)))?;
    let (suffix, pattern) = modifier(after, Suffix { kind, ..plain })?;
    if rest.starts_with('_') {
        let directive = &rest[..rest.len() - pattern.len()];
        return Some((Err(format!("misspelled directive '{prefix}{directive}'")), ""));
    }
    Some((suffix, pattern))
}

fn modifier(rest: &str, suffix: Suffix) -> Option<(Result<Suffix, String>, &str)> {
    if let Some(pattern) = rest.strip_prefix(':') {
        return Some((Ok(suffix), pattern));
    }
    let (words, pattern) = rest.strip_prefix('{')?.split_once("}:")?;
    let is_literal = words.split(',').all(|word| word.trim() == "LITERAL");
    is_literal.then_some((Ok(Suffix { is_literal, ..suffix }), pattern))
}
