//! Rules of algebra as text: many small patterns that only say which ops stand for which value.
//!
//! ```text
//! rule      ::= op arrow result (`if` condition (`,` condition)*)?
//! op        ::= mnemonic `(` operand (`,` operand)* `)`
//! operand   ::= op | name
//! arrow     ::= `=>` | `->`
//! result    ::= name | mnemonic `(` name (`,` name)* `)`
//! condition ::= `not`? name `(` name `)`
//! ```
//!
//! A name on the left stands for any value; where it comes again, for the same one. A name that the [`Vocabulary`] tests
//! stands for a value that passes: `multiply(x, zero) => zero`. On the right stands one of those values; or a constant
//! that the vocabulary makes, `subtract(x, x) -> zero if integer(x)`; or the op of the left side with other operands,
//! `select(not(p), t, f) => select(p, f, t)`, which stays the op that it is. With `=>` a value takes the discardable
//! attributes of the op over, with `->` they go. Rules do not look at attributes: what must, is a function.
//!
//! Texts are read when a table is added to a [`PatternSet`](super::PatternSet).

use smallvec::{SmallVec, smallvec};

use super::rewriter::{NoMatch, Rewrite, Rewriter};
use crate::ids::{OpId, Value};
use crate::op_def::OpDef;
use crate::view::ValueRef;

/// Whether a value is what a name in a rule stands for.
pub type Test = fn(ValueRef<'_>, &Rewriter<'_>) -> bool;

/// The words of a family of rules.
pub struct Vocabulary {
    /// The ops, which rules call by their mnemonics.
    pub ops: &'static [&'static [&'static OpDef]],
    /// What names and conditions ask of a value.
    pub tests: &'static [(&'static str, Test)],
    /// Constants: each replaces an op by one.
    pub constants: &'static [(&'static str, fn(OpId, &mut Rewriter<'_>) -> Rewrite)],
    /// Replaces an op by a value; `true` when its discardable attributes go over to the value.
    pub replace: fn(OpId, Value, bool, &mut Rewriter<'_>) -> Rewrite,
}

/// Declares a table of patterns that are rules.
///
/// ```
/// # use hlo_ir::{OpId, Value, kinds::*, ops, rules, rewrite::{Rewrite, Rewriter, rule::Vocabulary}};
/// # ops! { TOY_OPS in "toy"; op Reverse = "reverse" { operands { operand: AnyTensor } results { result: AnyTensor } } }
/// # fn replace(op: OpId, value: Value, _: bool, rw: &mut Rewriter<'_>) -> Rewrite { rw.replace(op, [value]) }
/// static TOY: Vocabulary = Vocabulary { ops: &[TOY_OPS], tests: &[], constants: &[], replace };
///
/// rules! { SHAPE in TOY;
///     "double-reverse": Reverse => "reverse(reverse(x)) -> x";
/// }
/// assert_eq!(SHAPE[0].name, "double-reverse");
/// ```
///
/// It expands to `static SHAPE: &[Pattern]`, one row a line, of benefit 1.
#[macro_export]
macro_rules! rules {
    ($(#[$meta:meta])* $vis:vis $TABLE:ident in $vocabulary:ident; $($name:literal: $root:ident => $text:literal;)*) => {
        $(#[$meta])*
        $vis static $TABLE: &[$crate::rewrite::Pattern] = &[$($crate::rewrite::Pattern {
            name: $name,
            root: Some($root::DEF),
            benefit: 1,
            apply: $crate::rewrite::Apply::Rule { text: $text, vocabulary: &$vocabulary },
        }),*];
    };
}

/// A rule that was read.
#[derive(Clone)]
pub(super) struct Rule {
    operands: Vec<Term>,
    outcome: Outcome,
    conditions: Vec<Condition>,
    n_names: usize,
    replace: fn(OpId, Value, bool, &mut Rewriter<'_>) -> Rewrite,
}

#[derive(Clone)]
enum Term {
    /// A value, by the number of its name; with what is asked of it.
    Name(usize, Option<Test>),
    Op(&'static OpDef, Vec<Term>),
}

#[derive(Clone)]
enum Outcome {
    /// The value of a name; whether it takes discardable attributes over.
    Value(usize, bool),
    Constant(fn(OpId, &mut Rewriter<'_>) -> Rewrite),
    /// The op stays, with these operands.
    Operands(Vec<usize>),
}

#[derive(Clone)]
struct Condition {
    test: Test,
    name: usize,
    expected: bool,
}

type Bound = SmallVec<[Option<Value>; 6]>;

impl Rule {
    /// Rewrites `op`, which is of the rule's row.
    pub fn apply(&self, op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
        let mut bound: Bound = smallvec![None; self.n_names];
        if !all_match(&self.operands, op, rw, &mut bound) {
            return Err(NoMatch);
        }
        let value = |name: usize| bound[name].ok_or(NoMatch);
        for condition in &self.conditions {
            if (condition.test)(rw.value(value(condition.name)?), rw) != condition.expected {
                return Err(NoMatch);
            }
        }
        match &self.outcome {
            Outcome::Value(name, keeps) => (self.replace)(op, value(*name)?, *keeps, rw),
            Outcome::Constant(make) => make(op, rw),
            Outcome::Operands(names) => {
                let new = names.iter().map(|&name| value(name)).collect::<Result<SmallVec<[Value; 4]>, NoMatch>>()?;
                let old: SmallVec<[Value; 4]> = rw.body().operands(op).collect();
                // What comes from further in has to have the type that is expected in its place.
                let fits = |(&new, &at): (&Value, &Value)| old.contains(&new) || rw.body().ty(new) == rw.body().ty(at);
                if new == old || !new.iter().zip(&old).all(fits) {
                    return Err(NoMatch);
                }
                rw.set_operands(op, &new);
                Ok(())
            }
        }
    }
}

/// Whether the operands of `op` are what `terms` say.
fn all_match(terms: &[Term], op: OpId, rw: &Rewriter<'_>, bound: &mut Bound) -> bool {
    if rw.body().n_operands(op) != terms.len() {
        return false;
    }
    terms.iter().zip(rw.body().operands(op)).all(|(term, value)| match term {
        Term::Name(name, test) => {
            let is_same = *bound[*name].get_or_insert(value) == value;
            is_same && test.is_none_or(|test| test(rw.value(value), rw))
        }
        Term::Op(def, inner) => {
            let body = rw.body();
            body.defining_op(value)
                .is_some_and(|op| std::ptr::eq(body.def(op), *def) && all_match(inner, op, rw, bound))
        }
    })
}

/// Reads a rule whose left side is an op of the row `root`.
///
/// # Errors
/// What is wrong with the text.
pub(super) fn parse(text: &str, root: &'static OpDef, vocabulary: &Vocabulary) -> Result<Rule, String> {
    let mut reader = Reader { rest: text, vocabulary, names: Vec::new() };
    let Term::Op(head, operands) = reader.term()? else { return Err("the left side is no op".to_owned()) };
    if !std::ptr::eq(head, root) {
        return Err(format!("the left side is `{}`, not `{}`", head.name, root.name));
    }
    let keeps = reader.take("=>");
    if !keeps {
        reader.expect("->")?;
    }
    let outcome = reader.outcome(root, keeps)?;
    let mut conditions = Vec::new();
    if reader.take("if") {
        loop {
            conditions.push(reader.condition()?);
            if !reader.take(",") {
                break;
            }
        }
    }
    match reader.rest {
        "" => Ok(Rule { operands, outcome, conditions, n_names: reader.names.len(), replace: vocabulary.replace }),
        rest => Err(format!("expected the end of the rule, found `{rest}`")),
    }
}

struct Reader<'t> {
    rest: &'t str,
    vocabulary: &'t Vocabulary,
    names: Vec<&'t str>,
}

impl<'t> Reader<'t> {
    fn take(&mut self, token: &str) -> bool {
        let Some(rest) = self.rest.trim_start().strip_prefix(token) else { return false };
        // `if` is no part of a longer word.
        let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
        if token.ends_with(is_word) && rest.starts_with(is_word) {
            return false;
        }
        self.rest = rest.trim_start();
        true
    }

    fn expect(&mut self, token: &str) -> Result<(), String> {
        if self.take(token) { Ok(()) } else { Err(format!("expected `{token}`, found `{}`", self.rest)) }
    }

    fn word(&mut self) -> Result<&'t str, String> {
        let rest = self.rest.trim_start();
        let end = rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(rest.len());
        if end == 0 {
            return Err(format!("expected a name, found `{rest}`"));
        }
        self.rest = rest[end..].trim_start();
        Ok(&rest[..end])
    }

    fn term(&mut self) -> Result<Term, String> {
        let word = self.word()?;
        if !self.take("(") {
            let name = self.names.iter().position(|&known| known == word).unwrap_or_else(|| {
                self.names.push(word);
                self.names.len() - 1
            });
            return Ok(Term::Name(name, self.test(word)));
        }
        let has_mnemonic = |def: &&&OpDef| def.name.split_once('.').is_some_and(|(_, mnemonic)| mnemonic == word);
        let def = self.vocabulary.ops.iter().copied().flatten().find(has_mnemonic);
        let def = *def.ok_or_else(|| format!("no op is called `{word}`"))?;
        let mut operands = vec![self.term()?];
        while self.take(",") {
            operands.push(self.term()?);
        }
        self.expect(")")?;
        Ok(Term::Op(def, operands))
    }

    fn test(&self, word: &str) -> Option<Test> {
        self.vocabulary.tests.iter().find(|(name, _)| *name == word).map(|&(_, test)| test)
    }

    fn bound(&self, word: &str) -> Result<usize, String> {
        let name = self.names.iter().position(|&known| known == word);
        name.ok_or_else(|| format!("`{word}` does not stand on the left side"))
    }

    fn outcome(&mut self, root: &OpDef, keeps: bool) -> Result<Outcome, String> {
        let word = self.word()?;
        if self.take("(") {
            if root.name.split_once('.').is_none_or(|(_, mnemonic)| mnemonic != word) {
                return Err(format!("`{word}` is not the op of the left side, which alone may stand on the right"));
            }
            let mut operands = Vec::new();
            loop {
                let word = self.word()?;
                operands.push(self.bound(word)?);
                if !self.take(",") {
                    break;
                }
            }
            self.expect(")")?;
            return Ok(Outcome::Operands(operands));
        }
        if let Ok(name) = self.bound(word) {
            return Ok(Outcome::Value(name, keeps));
        }
        let made = self.vocabulary.constants.iter().find(|(name, _)| *name == word);
        match made {
            Some(&(_, make)) if !keeps => Ok(Outcome::Constant(make)),
            Some(_) => Err(format!("the constant `{word}` takes no attributes over: write `->`")),
            None => Err(format!("`{word}` is neither on the left side nor a constant")),
        }
    }

    fn condition(&mut self) -> Result<Condition, String> {
        let expected = !self.take("not");
        let word = self.word()?;
        let test = self.test(word).ok_or_else(|| format!("there is no test `{word}`"))?;
        self.expect("(")?;
        let word = self.word()?;
        let name = self.bound(word)?;
        self.expect(")")?;
        Ok(Condition { test, name, expected })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rewrite::testing::{
        Number, Reverse, TOY_OPS, Wrap, only_function, ops_of, parse as parse_module, print,
    };
    use crate::rewrite::{GreedyOptions, PatternSet, rewrite_body};

    fn replace(op: OpId, value: Value, _: bool, rw: &mut Rewriter<'_>) -> Rewrite {
        rw.replace(op, [value])
    }

    fn becomes_number(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
        let ty = rw.op(op).result(0).ty();
        rw.replace_with(op, |b| Number::build_typed(b, &[ty], 7))
    }

    static TOY: Vocabulary = Vocabulary {
        ops: &[TOY_OPS],
        tests: &[("number", |value, _| value.def::<Number<'_>>().is_some())],
        constants: &[("seven", becomes_number)],
        replace,
    };

    crate::rules! { RULES in TOY;
        "double-reverse": Reverse => "reverse(reverse(x)) -> x";
        "reverse-number": Reverse => "reverse(number) => number";
        "numbers-last": Wrap => "wrap(number, x) => wrap(x, number) if not number(x)";
        "same": Wrap => "wrap(x, x) -> seven if number(x)";
    }

    #[track_caller]
    fn check(ops: &str, expect: &[&str]) {
        let text = format!(
            "\"builtin.module\"() ({{\n \"toy.func\"() <{{sym_name = \"f\"}}> ({{\n ^bb0(%x: i32):\n
  %n = \"toy.number\"() <{{value = 5 : i64}}> : () -> i32\n {ops}\n \"toy.give\"(%r, %n) : (i32, i32) -> ()\n
  }}) : () -> ()\n}}) : () -> ()"
        );
        let mut module = parse_module(&text);
        let cx = module.cx.clone();
        let set = PatternSet::new().with(RULES);
        rewrite_body(&cx, only_function(&mut module), &set, &GreedyOptions::default(), None);
        let text = print(&module);
        let lines: Vec<&str> = ops_of(&text).into_iter().filter(|line| line.contains("\"toy.")).collect();
        for (line, expect) in lines[1..].iter().zip(expect) {
            assert!(line.contains(expect), "{text}");
        }
    }

    #[test]
    fn rules_apply_as_they_are_written() {
        let reverse = |x: &str| format!("\"toy.reverse\"({x}) <{{dims = array<i64: 0>}}> : (i32) -> i32");
        let wrap = |x: &str| format!("\"toy.wrap\"({x}) ({{\n ^bb0:\n }}) : (i32, i32) -> i32");
        check(&format!("%0 = {}\n %r = {}", reverse("%x"), reverse("%0")), &["toy.number", "toy.give\"(%arg0"]);
        check(&format!("%r = {}", reverse("%n")), &["toy.number", "toy.give\"(%0, %0)"]);
        check(&format!("%r = {}", wrap("%n, %x")), &["toy.number", "toy.wrap\"(%arg0, %0)"]);
        check(&format!("%r = {}", wrap("%x, %x")), &["toy.number", "toy.wrap\"(%arg0, %arg0)"]);
        check(&format!("%r = {}", wrap("%n, %n")), &["value = 5", "value = 7", "toy.give"]);
    }

    #[test]
    fn a_wrong_rule_is_told() {
        #[track_caller]
        fn refused(text: &str, message: &str) {
            assert_eq!(parse(text, Reverse::DEF, &TOY).err().as_deref(), Some(message));
        }
        refused("x => x", "the left side is no op");
        refused("wrap(x) => x", "the left side is `toy.wrap`, not `toy.reverse`");
        refused("reverse(turn(x)) => x", "no op is called `turn`");
        refused("reverse(x) = x", "expected `->`, found `= x`");
        refused("reverse(x) => y", "`y` is neither on the left side nor a constant");
        refused("reverse(x) => seven", "the constant `seven` takes no attributes over: write `->`");
        refused("reverse(x) => wrap(x)", "`wrap` is not the op of the left side, which alone may stand on the right");
        refused("reverse(x) => x if even(x)", "there is no test `even`");
        refused("reverse(x) => x if number(y)", "`y` does not stand on the left side");
        refused("reverse(x) => x x", "expected the end of the rule, found `x`");
    }
}
