//! The greedy driver: applies patterns until nothing changes or a limit is reached, and says which.
//!
//! A round puts every op on a worklist and works it off, the op put last first; what a change touches is put there
//! again. Rounds follow until one changes nothing: a pattern may depend on ops far from those that changed. The order
//! depends on the body alone, so results are the same on every run.

use std::fmt;

use super::pattern::PatternSet;
use super::rewriter::{Change, Listener, NoMatch, Rewrite, Rewriter};
use crate::body::Body;
use crate::context::Context;
use crate::ids::OpId;
use crate::location::Loc;
use crate::op_def::traits;

/// Whether an op that nothing uses may go.
pub type DeadTest = fn(&Context, &Body, OpId) -> bool;

/// How the driver works.
#[derive(Clone, Copy)]
pub struct GreedyOptions {
    /// Whether the worklist starts with the first op of the body rather than the last.
    pub top_down: bool,
    /// Stops after this many rounds.
    pub max_rounds: Option<u64>,
    /// Stops after this many applications of patterns, all rounds together.
    pub max_rewrites: Option<u64>,
    /// Erases unused ops that the test accepts.
    pub erase_dead: Option<DeadTest>,
    /// Tried before the patterns: what knows values rather than shapes of programs, such as tables of folds. It is
    /// counted apart and no limit counts it.
    pub fold: Option<fn(OpId, &mut Rewriter<'_>) -> Rewrite>,
}

impl Default for GreedyOptions {
    /// Top down, ten rounds, about a million rewrites, unused pure ops go.
    fn default() -> Self {
        GreedyOptions {
            top_down: true,
            max_rounds: Some(10),
            max_rewrites: Some(1 << 20),
            erase_dead: Some(is_pure),
            fold: None,
        }
    }
}

/// Whether the row of `op` says that it has no effect.
pub fn is_pure(_: &Context, body: &Body, op: OpId) -> bool {
    let def = body.def(op);
    (def.is(traits::PURE) || def.is(traits::NO_MEMORY_EFFECT)) && !def.is(traits::TERMINATOR) && body.n_regions(op) == 0
}

/// Why the driver stopped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stop {
    /// Nothing applies any more.
    Fixpoint,
    /// The last round that was allowed still changed something.
    RoundLimit,
    /// As many patterns were applied as was allowed.
    RewriteLimit,
}

/// What the driver did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// Whether the body is different.
    pub changed: bool,
    /// Why it stopped.
    pub stop: Stop,
    /// The number of rounds.
    pub n_rounds: u64,
    /// The pattern that was applied last.
    pub last: Option<&'static str>,
    /// How often each pattern of the set was applied, in the order of the set; those that never were are left out.
    pub applied: Vec<(&'static str, u64)>,
    /// How often the fold of the options was applied.
    pub n_folds: u64,
    /// How many ops went because nothing used them.
    pub n_dead: u64,
}

impl Outcome {
    /// How many patterns were applied.
    pub fn n_rewrites(&self) -> u64 {
        self.applied.iter().map(|(_, count)| count).sum()
    }
}

impl fmt::Display for Outcome {
    /// One sentence: `stopped at the limit after 100 rewrites in 1 round; the last one was `swap` (swap 100)`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let plural = |n: u64| if n == 1 { "" } else { "s" };
        let n_rewrites = self.n_rewrites();
        match self.stop {
            Stop::Fixpoint => f.write_str("nothing applies any more")?,
            Stop::RoundLimit => f.write_str("stopped at the limit of rounds")?,
            Stop::RewriteLimit => f.write_str("stopped at the limit of rewrites")?,
        }
        let (s, t) = (plural(n_rewrites), plural(self.n_rounds));
        write!(f, " after {n_rewrites} rewrite{s} in {} round{t}", self.n_rounds)?;
        if let Some(last) = self.last {
            write!(f, "; the last one was `{last}`")?;
        }
        for (index, (name, count)) in self.applied.iter().enumerate() {
            write!(f, "{}{name} {count}", if index == 0 { " (" } else { ", " })?;
        }
        if self.applied.is_empty() { Ok(()) } else { f.write_str(")") }
    }
}

/// One attempt of a pattern, for traces.
pub struct Attempt<'t> {
    /// The pattern.
    pub pattern: &'static str,
    /// The name of the op that it looked at.
    pub op: &'static str,
    /// Where that op was.
    pub loc: Loc,
    /// Whether it applied.
    pub applied: bool,
    /// Why it did not, if it said so.
    pub reason: Option<&'t str>,
}

/// Whoever wants to see each attempt.
pub type Trace<'t> = Option<&'t mut dyn FnMut(&Attempt<'_>)>;

/// Applies `patterns` to all ops inside the root of `body`, in rounds. Child bodies are left alone.
pub fn rewrite_body(
    cx: &Context,
    body: &mut Body,
    patterns: &PatternSet,
    options: &GreedyOptions,
    trace: Trace<'_>,
) -> Outcome {
    let mut run = Run::new(cx, patterns, options, trace);
    loop {
        if options.max_rounds.is_some_and(|limit| run.n_rounds >= limit) {
            return run.outcome(Stop::RoundLimit);
        }
        let before = run.n_changes();
        let mut ops: Vec<OpId> = body.ops_inside(Body::ROOT).collect();
        if options.top_down {
            ops.reverse();
        }
        if !run.round(body, &ops) {
            return run.outcome(Stop::RewriteLimit);
        }
        if run.n_changes() == before {
            return run.outcome(Stop::Fixpoint);
        }
    }
}

/// One round that starts with `ops`, the last one first.
pub fn rewrite_ops(
    cx: &Context,
    body: &mut Body,
    ops: &[OpId],
    patterns: &PatternSet,
    options: &GreedyOptions,
    trace: Trace<'_>,
) -> Outcome {
    let mut run = Run::new(cx, patterns, options, trace);
    let stop = if run.round(body, ops) { Stop::Fixpoint } else { Stop::RewriteLimit };
    run.outcome(stop)
}

/// Ops to look at, the last one first, each once.
#[derive(Default)]
struct Worklist {
    ops: Vec<OpId>,
    waits: Vec<bool>,
}

impl Worklist {
    fn push(&mut self, op: OpId) {
        if self.waits.len() <= op.index() {
            self.waits.resize(op.index() + 1, false);
        }
        if !std::mem::replace(&mut self.waits[op.index()], true) {
            self.ops.push(op);
        }
    }

    fn pop(&mut self) -> Option<OpId> {
        let op = self.ops.pop()?;
        self.waits[op.index()] = false;
        Some(op)
    }
}

impl Listener for Worklist {
    fn saw(&mut self, _: &Body, change: Change) {
        match change {
            Change::Created(op) | Change::Modified(op) | Change::LostUse(op) => self.push(op),
            // It may wait: whoever takes it from the list sees that it stands nowhere.
            Change::Erased(_) => {}
        }
    }
}

struct Run<'g, 't> {
    cx: &'g Context,
    patterns: &'g PatternSet,
    options: &'g GreedyOptions,
    trace: Trace<'t>,
    counts: Vec<u64>,
    last: Option<&'static str>,
    n_rewrites: u64,
    n_rounds: u64,
    n_folds: u64,
    n_dead: u64,
}

impl<'g, 't> Run<'g, 't> {
    fn new(cx: &'g Context, patterns: &'g PatternSet, options: &'g GreedyOptions, trace: Trace<'t>) -> Self {
        let counts = vec![0; patterns.iter().count()];
        Run { cx, patterns, options, trace, counts, last: None, n_rewrites: 0, n_rounds: 0, n_folds: 0, n_dead: 0 }
    }

    fn n_changes(&self) -> u64 {
        self.n_rewrites + self.n_folds + self.n_dead
    }

    fn outcome(self, stop: Stop) -> Outcome {
        let applied = (self.patterns.iter().zip(&self.counts))
            .filter(|(_, count)| **count != 0)
            .map(|((pattern, _), count)| (pattern.name, *count))
            .collect();
        Outcome {
            changed: self.n_changes() != 0,
            stop,
            n_rounds: self.n_rounds,
            last: self.last,
            applied,
            n_folds: self.n_folds,
            n_dead: self.n_dead,
        }
    }

    /// Works off a worklist; `false` at the limit of rewrites.
    fn round(&mut self, body: &mut Body, ops: &[OpId]) -> bool {
        self.n_rounds += 1;
        let mut worklist = Worklist::default();
        ops.iter().for_each(|&op| worklist.push(op));
        loop {
            if self.options.max_rewrites.is_some_and(|limit| self.n_rewrites >= limit) {
                return worklist.ops.is_empty();
            }
            let Some(op) = worklist.pop() else { return true };
            // Erased, perhaps with the op around it.
            if body.block_of(op).is_some() {
                self.visit(body, op, &mut worklist);
            }
        }
    }

    fn visit(&mut self, body: &mut Body, op: OpId, worklist: &mut Worklist) {
        let dead = |test: DeadTest| body.results(op).all(|value| !body.has_uses(value)) && test(self.cx, body, op);
        let is_dead = self.options.erase_dead.is_some_and(dead);
        let (def, loc) = (body.def(op), body.loc(op));
        let mut rw = Rewriter::before(self.cx, body, op)
            .listener(worklist)
            .keep_reasons(self.trace.is_some())
            .with_settings(self.patterns.settings());
        if is_dead {
            rw.erase(op);
            self.n_dead += 1;
            return;
        }
        if self.options.fold.is_some_and(|fold| attempt(fold, "the fold", op, &mut rw).is_ok()) {
            self.n_folds += 1;
            return;
        }
        for (index, pattern) in self.patterns.for_row(def) {
            let applied = attempt(|op, rw| self.patterns.apply(index, op, rw), pattern.name, op, &mut rw).is_ok();
            if let Some(trace) = &mut self.trace {
                let reason = rw.take_reason();
                trace(&Attempt { pattern: pattern.name, op: def.name, loc, applied, reason: reason.as_deref() });
            }
            if applied {
                self.counts[index] += 1;
                self.n_rewrites += 1;
                self.last = Some(pattern.name);
                return;
            }
        }
    }
}

/// Tries one pattern, which promises: no change without a match, no match without a change. Where one breaks that in a
/// release build, what counts is whether something changed.
fn attempt(
    apply: impl FnOnce(OpId, &mut Rewriter<'_>) -> Rewrite,
    name: &str,
    op: OpId,
    rw: &mut Rewriter<'_>,
) -> Rewrite {
    let before = rw.n_changes();
    rw.go_before(op);
    let result = apply(op, rw);
    let changed = rw.n_changes() != before;
    debug_assert!(result.is_ok() || !changed, "`{name}` changed the body and then said that it does not match");
    debug_assert!(result.is_err() || changed, "`{name}` says that it matched and changed nothing");
    if changed { Ok(()) } else { Err(NoMatch) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::Value;
    use crate::kinds::AttrKind;
    use crate::patterns;
    use crate::rewrite::testing::{Number, Reverse, Wrap, only_function, ops_of, parse, print};

    /// `reverse(reverse(x))` over the same dimensions is `x`.
    fn double_reverse(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
        let outer = rw.view::<Reverse>(op)?;
        let inner = outer.operand().def::<Reverse>().ok_or(NoMatch)?;
        if outer.dims() != inner.dims() {
            return Err(rw.refuse(|_| "the dimensions differ".into()));
        }
        let source = inner.operand().id;
        rw.replace(op, [source])
    }

    /// A reversed number is the next one: with a new op in place of the old one.
    fn count(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
        let reverse = rw.view::<Reverse>(op)?;
        let number = reverse.operand().def::<Number>().ok_or(NoMatch)?;
        let (value, ty) = (number.value(), reverse.result().ty());
        rw.replace_with(op, |b| Number::build_typed(b, &[ty], value + 1))
    }

    /// Never ends.
    fn swing(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
        let value = rw.view::<Number>(op)?.value();
        let attr = crate::kinds::I64::encode(rw.cx(), 1 - value);
        rw.set_attr(op, "value", attr);
        Ok(())
    }

    patterns! { REVERSE;
        "double-reverse": Reverse => double_reverse, benefit 2;
        "count": Reverse => count;
    }

    patterns! { SWING;
        "swing": any => swing;
    }

    const TEXT: &str = "\"builtin.module\"() ({
  \"toy.func\"() <{sym_name = \"f\"}> ({
  ^bb0(%x: i32):
    %0 = \"toy.reverse\"(%x) <{dims = array<i64: 1>}> : (i32) -> i32
    %1 = \"toy.reverse\"(%0) <{dims = array<i64: 1>}> : (i32) -> i32
    %2 = \"toy.number\"() <{value = 5 : i64}> : () -> i32
    %3 = \"toy.reverse\"(%2) <{dims = array<i64: 1>}> {toy.mark, value = 3 : i32} : (i32) -> i32 loc(\"here\")
    \"toy.give\"(%1, %3) : (i32, i32) -> ()
  }) : () -> ()
}) : () -> ()";

    fn run(text: &str, patterns: &PatternSet, options: &GreedyOptions) -> (String, Outcome) {
        let mut module = parse(text);
        let cx = module.cx.clone();
        let outcome = rewrite_body(&cx, only_function(&mut module), patterns, options, None);
        (print(&module), outcome)
    }

    #[track_caller]
    fn check(patterns: &PatternSet, expect: &[&str], applied: &[(&'static str, u64)]) {
        let (text, outcome) = run(TEXT, patterns, &GreedyOptions::default());
        let shown: Vec<&str> =
            ops_of(&text).into_iter().filter(|line| line.contains("toy.n") || line.contains("toy.r")).collect();
        for (line, expect) in shown.iter().zip(expect) {
            assert!(line.contains(expect), "{text}");
        }
        assert_eq!(shown.len(), expect.len(), "{text}");
        assert_eq!((outcome.stop, &outcome.applied[..]), (Stop::Fixpoint, applied));
    }

    #[test]
    fn patterns_apply_until_nothing_changes() {
        let set = PatternSet::new().with(REVERSE);
        // What the new op has of its own wins over what it takes over, and its row reserves `value`.
        let number = "\"toy.number\"() <{value = 6 : i64}> {toy.mark} : () -> i32 loc(\"here\")";
        check(&set, &[number], &[("double-reverse", 1), ("count", 1)]);
    }

    #[test]
    fn patterns_are_switched_off_by_name() {
        let mut set = PatternSet::new().with(REVERSE);
        assert!(set.disable("count") && !set.disable("unknown"));
        check(&set, &["toy.number", "toy.reverse"], &[("double-reverse", 1)]);
        assert!(set.enable("count"));
        set.retain(|pattern| pattern.name != "double-reverse");
        check(&set, &["toy.reverse", "toy.reverse", "value = 6"], &[("count", 1)]);
        set.retain(|_| false);
        check(&set, &["toy.reverse", "toy.reverse", "toy.number", "toy.reverse"], &[]);
    }

    /// A wrap does what its region says.
    fn unwrap(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
        let wrap = rw.view::<Wrap>(op)?;
        let block = wrap.op().region(0).entry().ok_or(NoMatch)?.id;
        let args: Vec<Value> = wrap.op().operands().map(|value| value.id).collect();
        let given = rw.inline_block(block, op, &args);
        rw.replace(op, given)
    }

    patterns! { UNWRAP; "unwrap": Wrap => unwrap; }

    const NESTED: &str = "\"builtin.module\"() ({
  \"toy.func\"() <{sym_name = \"f\"}> ({
  ^bb0(%x: i32):
    %0 = \"toy.reverse\"(%x) <{dims = array<i64: 1>}> : (i32) -> i32
    %1 = \"toy.wrap\"(%x) ({
    ^bb1(%y: i32):
      %2 = \"toy.reverse\"(%0) <{dims = array<i64: 1>}> : (i32) -> i32
      \"toy.strange\"(%y) : (i32) -> ()
      \"toy.give\"(%2) : (i32) -> ()
    }) : (i32) -> i32
    \"toy.give\"(%1) : (i32) -> ()
  }) : () -> ()
}) : () -> ()";

    #[test]
    fn ops_of_regions_move_into_their_place() {
        // What moved is looked at again: the two reverses meet.
        let set = PatternSet::new().with(UNWRAP).with(REVERSE);
        let options = GreedyOptions { max_rounds: Some(1), ..GreedyOptions::default() };
        let (text, outcome) = run(NESTED, &set, &options);
        let ops: Vec<&str> = ops_of(&text);
        assert!(ops[3].starts_with("\"toy.strange\"(%arg0)") && ops[4].starts_with("\"toy.give\"(%arg0)"), "{text}");
        assert_eq!(outcome.applied, [("unwrap", 1), ("double-reverse", 1)]);
    }

    #[test]
    fn what_only_dead_ops_used_dies_too() {
        let erase_dead: DeadTest = |_, body, op| std::ptr::eq(body.def(op), Wrap::DEF) || is_pure_row(body, op);
        let text = NESTED.replace("(%1) : (i32)", "() : ()");
        let options = GreedyOptions { max_rounds: Some(1), erase_dead: Some(erase_dead), ..GreedyOptions::default() };
        let (text, outcome) = run(&text, &PatternSet::new(), &options);
        assert_eq!((ops_of(&text).len(), outcome.n_dead), (6, 2), "{text}");
    }

    fn is_pure_row(body: &Body, op: OpId) -> bool {
        body.def(op).is(traits::PURE)
    }

    #[test]
    fn the_limit_and_the_last_pattern_are_told() {
        let options = GreedyOptions { max_rewrites: Some(7), ..GreedyOptions::default() };
        let set = PatternSet::new().with(SWING).with(REVERSE);
        let (_, outcome) = run(TEXT, &set, &options);
        let text = "stopped at the limit of rewrites after 7 rewrites in 1 round; the last one was `swing` (swing 6, double-reverse 1)";
        assert_eq!(outcome.to_string(), text);
        let options = GreedyOptions { max_rounds: Some(1), ..GreedyOptions::default() };
        let (_, outcome) = run(TEXT, &PatternSet::new().with(REVERSE), &options);
        assert_eq!(outcome.stop, Stop::RoundLimit);
    }

    #[test]
    fn attempts_are_traced_with_reasons() {
        let mut module = parse(&TEXT.replacen("array<i64: 1>", "array<i64: 0>", 1));
        let cx = module.cx.clone();
        let mut lines = Vec::new();
        let mut see = |attempt: &Attempt<'_>| {
            if let Some(reason) = attempt.reason {
                lines.push(format!("{} {} {}: {reason}", attempt.pattern, attempt.op, attempt.applied));
            }
        };
        let set = PatternSet::new().with(REVERSE);
        let options = GreedyOptions { max_rounds: Some(1), ..GreedyOptions::default() };
        rewrite_body(&cx, only_function(&mut module), &set, &options, Some(&mut see));
        assert_eq!(lines, ["double-reverse toy.reverse false: the dimensions differ"]);
    }

    #[test]
    #[cfg(debug_assertions)]
    #[should_panic(expected = "`liar` changed the body and then said that it does not match")]
    fn a_pattern_that_changes_without_a_match_is_found() {
        fn liar(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
            rw.set_loc(op, Loc::UNKNOWN);
            Err(NoMatch)
        }
        patterns! { LIARS; "liar": Number => liar; }
        run(TEXT, &PatternSet::new().with(LIARS), &GreedyOptions::default());
    }
}
