//! What drivers of patterns tell of their work: how often each pattern was applied, why they stopped, and, where
//! somebody asks, each attempt.
//!
//! ```text
//! "a.mlir":3:8: arith.addi: FoldAddI: applied
//! "a.mlir":4:8: arith.addi: AddIOfSubI: no match
//! func.func @f: nothing applies any more after 1 rewrite in 2 rounds; the last one was `FoldAddI` (FoldAddI 1)
//! ```

use hlo_ir::rewrite::greedy::Attempt;
use hlo_ir::rewrite::{Outcome, Stop};
use hlo_ir::{Body, Context};

use super::statistics::Counts;
use super::{Instrument, symbol_of};

/// Asks for the trace: [`RewriteLog`] then holds lines for the dumps.
pub struct PatternTrace;

impl Instrument for PatternTrace {
    fn wants_attempts(&self) -> bool {
        true
    }
}

/// See the module's documentation.
#[derive(Default)]
pub struct RewriteLog {
    traces: bool,
    pub(crate) counts: Counts,
    pub(crate) text: Vec<u8>,
}

impl RewriteLog {
    /// An empty log that keeps attempts when `traces`.
    pub(crate) fn new(traces: bool) -> RewriteLog {
        RewriteLog { traces, ..RewriteLog::default() }
    }

    /// Whether attempts are wanted.
    pub fn traces(&self) -> bool {
        self.traces
    }

    /// Takes over what `other` holds.
    pub(crate) fn append(&mut self, other: RewriteLog) {
        self.counts.append(&other.counts);
        self.text.extend(other.text);
    }

    /// One attempt.
    pub(crate) fn attempt(&mut self, cx: &Context, attempt: &Attempt<'_>) {
        let Attempt { pattern, op, loc, applied, reason } = attempt;
        let outcome = match (applied, reason) {
            (true, _) => "applied".to_owned(),
            (false, Some(reason)) => format!("no match: {reason}"),
            (false, None) => "no match".to_owned(),
        };
        self.text.extend(format!("{}: {op}: {pattern}: {outcome}\n", cx.loc_text(*loc)).bytes());
    }

    /// What became of `body`.
    pub(crate) fn outcome(&mut self, cx: &Context, body: &Body, outcome: &Outcome) {
        for &(pattern, n) in &outcome.applied {
            self.counts.add(pattern, "Applications of the pattern", n);
        }
        self.counts.add("rounds", "Rounds over a body", outcome.n_rounds);
        self.counts.add("erased", "Operations erased because nothing used them", outcome.n_dead);
        match outcome.stop {
            Stop::Fixpoint => self.counts.add("converged", "Runs after which nothing applied any more", 1),
            Stop::RoundLimit => self.counts.add("round-limit", "Runs that stopped at the limit of rounds", 1),
            Stop::RewriteLimit => self.counts.add("rewrite-limit", "Runs that stopped at the limit of rewrites", 1),
        }
        if self.traces {
            let root = body.root(cx);
            self.text.extend(format!("{}{}: {outcome}\n", root.name(), symbol_of(root)).bytes());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::run::RunOptions;
    use crate::testing::{parse, run};

    #[test]
    fn attempts_and_the_reason_for_stopping_are_told() {
        let text = "func.func @f(%x: i32) -> i32 {
  %c = arith.constant 2 : i32
  %a = arith.addi %c, %c : i32
  %b = arith.addi %a, %x : i32
  return %b : i32
}";
        let options = RunOptions { instruments: vec![&PatternTrace], ..RunOptions::default() };
        let (trace, _) = run("func.func(canonicalize{max-iterations=1})", &mut parse(text), &options);
        let lines: Vec<&str> = trace.lines().collect();
        assert_eq!(lines[0], "test.mlir:3:8: arith.addi: FoldAddI: applied", "{trace}");
        assert!(lines.contains(&"test.mlir:4:8: arith.addi: AddIOfSubI: no match"), "{trace}");
        let last = "func.func @f: stopped at the limit of rounds after 1 rewrite in 1 round; the last one was `FoldAddI` (FoldAddI 1)";
        assert_eq!(lines.last(), Some(&last), "{trace}");
    }
}
