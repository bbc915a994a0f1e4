//! Patterns as rows, and sets of them.
//!
//! A row has a name, for traces, statistics and options that switch it off; the row of the ops that it looks at; and a
//! function. The [`patterns!`](crate::patterns) macro writes tables of them.

use std::any::Any;
use std::sync::Arc;

use rustc_hash::FxHashMap;

use super::rewriter::{NoMatch, Rewrite, Rewriter};
use super::rule::{self, Rule, Vocabulary};
use crate::ids::OpId;
use crate::op_def::OpDef;

/// A pattern.
pub struct Pattern {
    /// The name, unique in a set.
    pub name: &'static str,
    /// The ops that it looks at; `None` for all.
    pub root: Option<&'static OpDef>,
    /// Of the patterns that look at an op, those with more benefit are tried first; of equal ones, the earlier row.
    pub benefit: u32,
    /// What it does.
    pub apply: Apply,
}

/// How a pattern rewrites an op, or leaves everything as it is.
#[derive(Clone, Copy)]
pub enum Apply {
    /// By a function.
    Function(fn(OpId, &mut Rewriter<'_>) -> Rewrite),
    /// By a line of algebra, see [`rule`].
    Rule {
        /// The rule.
        text: &'static str,
        /// What its words mean.
        vocabulary: &'static Vocabulary,
    },
}

/// Declares a table of patterns.
///
/// ```
/// # use hlo_ir::{OpId, kinds::*, ops, patterns, rewrite::{NoMatch, Pattern, Rewrite, Rewriter}};
/// # ops! { TOY_OPS in "toy"; op Reverse = "reverse" { operands { operand: AnyTensor } } }
/// # fn double_reverse(_: OpId, _: &mut Rewriter<'_>) -> Rewrite { Err(NoMatch) }
/// # fn constants_last(_: OpId, _: &mut Rewriter<'_>) -> Rewrite { Err(NoMatch) }
/// patterns! { SHAPE;
///     "double-reverse": Reverse => double_reverse;
///     "constants-last": any => constants_last, benefit 2;
/// }
/// assert_eq!(SHAPE[0].name, "double-reverse");
/// assert!(SHAPE[1].root.is_none());
/// ```
///
/// It expands to `static SHAPE: &[Pattern]`, one row a line; the benefit is 1 unless given.
#[macro_export]
macro_rules! patterns {
    ($(#[$meta:meta])* $vis:vis $TABLE:ident; $($name:literal: $($root:ident)::+ => $apply:expr $(, benefit $benefit:literal)?;)*) => {
        $(#[$meta])*
        $vis static $TABLE: &[$crate::rewrite::Pattern] = &[$($crate::rewrite::Pattern {
            name: $name,
            root: $crate::patterns!(@root $($root)::+),
            benefit: 1 $(- 1 + $benefit)?,
            apply: $crate::rewrite::Apply::Function($apply),
        }),*];
    };
    (@root any) => { None };
    (@root $($root:ident)::+) => { Some($($root)::+::DEF) };
}

/// Patterns indexed by the row that they look at, each on or off.
#[derive(Clone, Default)]
pub struct PatternSet {
    rows: Vec<&'static Pattern>,
    /// Of each row that is a rule, what its text says.
    rules: Vec<Option<Rule>>,
    enabled: Vec<bool>,
    /// By the address of the root's row, in the order of trying; with the patterns that look at all ops.
    by_root: FxHashMap<usize, Vec<usize>>,
    /// For rows that no pattern names.
    for_all: Vec<usize>,
    settings: Option<Arc<dyn Any + Send + Sync>>,
}

fn address(def: &'static OpDef) -> usize {
    std::ptr::from_ref(def).addr()
}

impl PatternSet {
    /// A set without any pattern.
    pub fn new() -> Self {
        PatternSet::default()
    }

    /// Adds the rows of a table, switched on.
    ///
    /// # Panics
    /// When a name is in the set already: names are how patterns are switched off and counted. When a rule is none.
    pub fn with(mut self, table: &'static [Pattern]) -> Self {
        for row in table {
            assert!(self.index_of(row.name).is_none(), "two patterns are called `{}`", row.name);
            self.rows.push(row);
            self.rules.push(match (row.apply, row.root) {
                (Apply::Rule { text, vocabulary }, Some(root)) => match rule::parse(text, root, vocabulary) {
                    Ok(rule) => Some(rule),
                    Err(message) => panic!("`{}`, {text}: {message}", row.name),
                },
                _ => None,
            });
            self.enabled.push(true);
        }
        let order = |picked: &dyn Fn(&Pattern) -> bool| {
            let mut indices: Vec<usize> = (0..self.rows.len()).filter(|&i| picked(self.rows[i])).collect();
            indices.sort_by_key(|&i| std::cmp::Reverse(self.rows[i].benefit));
            indices
        };
        self.for_all = order(&|row| row.root.is_none());
        self.by_root = (self.rows.iter().filter_map(|row| row.root))
            .map(|root| (address(root), order(&|row| row.root.is_none_or(|other| std::ptr::eq(other, root)))))
            .collect();
        self
    }

    /// Lets the patterns read `settings` with [`Rewriter::settings`]: what the options of a pass say.
    pub fn with_settings(mut self, settings: impl Any + Send + Sync) -> Self {
        self.settings = Some(Arc::new(settings));
        self
    }

    pub(super) fn settings(&self) -> Option<&(dyn Any + Send + Sync)> {
        self.settings.as_deref()
    }

    fn index_of(&self, name: &str) -> Option<usize> {
        self.rows.iter().position(|row| row.name == name)
    }

    /// Switches the pattern called `name` off; says whether there is one.
    pub fn disable(&mut self, name: &str) -> bool {
        self.set(name, false)
    }

    /// Switches the pattern called `name` on; says whether there is one.
    pub fn enable(&mut self, name: &str) -> bool {
        self.set(name, true)
    }

    fn set(&mut self, name: &str, on: bool) -> bool {
        let index = self.index_of(name);
        if let Some(index) = index {
            self.enabled[index] = on;
        }
        index.is_some()
    }

    /// Leaves on only those that were on and that `keep` accepts.
    pub fn retain(&mut self, keep: impl Fn(&Pattern) -> bool) {
        for (row, enabled) in self.rows.iter().zip(&mut self.enabled) {
            *enabled &= keep(row);
        }
    }

    /// All patterns in the order of adding, each with whether it is on.
    pub fn iter(&self) -> impl Iterator<Item = (&'static Pattern, bool)> + '_ {
        self.rows.iter().copied().zip(self.enabled.iter().copied())
    }

    /// Tries pattern number `index` of [`PatternSet::iter`].
    pub(super) fn apply(&self, index: usize, op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
        match (self.rows[index].apply, &self.rules[index]) {
            (Apply::Function(apply), _) => apply(op, rw),
            (Apply::Rule { .. }, Some(rule)) => rule.apply(op, rw),
            (Apply::Rule { .. }, None) => Err(NoMatch),
        }
    }

    /// Whether any pattern that is on looks at ops of the row `def`.
    pub fn looks_at(&self, def: &'static OpDef) -> bool {
        self.for_row(def).next().is_some()
    }

    /// The patterns that are on and look at ops of the row `def`, in the order of trying, each with its number in
    /// [`PatternSet::iter`].
    pub(super) fn for_row(&self, def: &'static OpDef) -> impl Iterator<Item = (usize, &'static Pattern)> + '_ {
        let indices = self.by_root.get(&address(def)).unwrap_or(&self.for_all);
        indices.iter().copied().filter(|&i| self.enabled[i]).map(|i| (i, self.rows[i]))
    }
}
