//! Patterns until nothing changes, in the order of MLIR's greedy driver: what canonicalization and the optimizations of
//! StableHLO run on.

use hlo_ir::rewrite::greedy::Attempt;
use hlo_ir::rewrite::{GreedyOptions, Outcome, PatternSet, Stop, rewrite_ops};
use hlo_ir::{Body, Context, OpId, traits};

use super::constants::SharedConstants;
use super::{dead_code, patterns};
use crate::common::effects::removable_if_unused;
use crate::common::{collect_ops, cse, push_inner_ops};
use crate::instrument::rewrites::RewriteLog;
use crate::options::{OptionDef, OptionKind, Options};
use crate::pass::Changed;

/// A set of patterns and how it is applied.
pub(crate) struct Simplifier {
    pub top_down: bool,
    pub simplify_regions: bool,
    pub cse_between: bool,
    pub max_rounds: Option<u64>,
    /// Patterns that are applied in a round at most.
    pub max_rewrites: Option<u64>,
    pub patterns: PatternSet,
}

/// What became of a body.
pub(crate) struct Simplified {
    pub changed: Changed,
    /// What the rounds did, all together.
    pub outcome: Outcome,
}

/// The options of a pass whose patterns can be switched off, which the reference's has not.
pub(crate) static PATTERN_OPTIONS: &[OptionDef] = &[
    OptionDef {
        name: "disable-patterns",
        kind: OptionKind::Extra,
        default: "",
        summary: "Patterns that are not applied, by name.",
    },
    OptionDef {
        name: "enable-patterns",
        kind: OptionKind::Extra,
        default: "",
        summary: "The only patterns that are applied, by name; all when empty.",
    },
];

/// Leaves on what the options `disable-patterns` and `enable-patterns` leave.
///
/// # Errors
/// A name that no pattern has.
pub(crate) fn choose_patterns(options: &Options<'_>, patterns: &mut PatternSet) -> Result<(), String> {
    let disabled: Vec<String> = options.list("disable-patterns")?;
    let enabled: Vec<String> = options.list("enable-patterns")?;
    for name in disabled.iter().chain(&enabled) {
        if patterns.iter().all(|(pattern, _)| pattern.name != name) {
            return Err(format!("the pass has no pattern `{name}`"));
        }
    }
    let listed = |names: &[String], name: &str| names.iter().any(|known| known == name);
    patterns
        .retain(|pattern| !listed(&disabled, pattern.name) && (enabled.is_empty() || listed(&enabled, pattern.name)));
    Ok(())
}

impl Simplifier {
    /// As MLIR's passes apply patterns unless they are told otherwise.
    pub fn new(patterns: PatternSet) -> Self {
        Simplifier {
            top_down: true,
            simplify_regions: true,
            cse_between: false,
            max_rounds: Some(10),
            max_rewrites: None,
            patterns,
        }
    }

    /// Runs on a body and tells `log` what was done.
    pub fn run(&self, cx: &Context, body: &mut Body, log: &mut RewriteLog) -> Simplified {
        let greedy = GreedyOptions {
            max_rewrites: self.max_rewrites,
            erase_dead: Some(removable_if_unused),
            fold: Some(patterns::constants_last),
            ..GreedyOptions::default()
        };
        let mut total = Outcome {
            changed: false,
            stop: Stop::Fixpoint,
            n_rounds: 0,
            last: None,
            applied: Vec::new(),
            n_folds: 0,
            n_dead: 0,
        };
        loop {
            if self.max_rounds.is_some_and(|limit| total.n_rounds >= limit) {
                // A round that had to stop is the better reason.
                if total.stop == Stop::Fixpoint {
                    total.stop = Stop::RoundLimit;
                }
                break;
            }
            let (ops, moved) = seed(cx, body, self.top_down);
            let traces = log.traces();
            let mut see = |attempt: &Attempt<'_>| log.attempt(cx, attempt);
            let trace = traces.then_some(&mut see as &mut dyn FnMut(&Attempt<'_>));
            let round = rewrite_ops(cx, body, &ops, &self.patterns, &greedy, trace);
            let mut again = round.changed;
            add(&mut total, round);
            total.changed |= moved;
            if self.simplify_regions {
                again |= dead_code::erase_unreachable_blocks(body);
                if self.max_rewrites.is_some() || dead_code::may_hold_circles(body) {
                    again |= dead_code::erase_dead_ops(cx, body);
                }
            }
            if self.cse_between {
                again |= cse::eliminate(cx, body) != cse::Eliminated::default();
            }
            total.changed |= again;
            if !again {
                break;
            }
        }
        let position = |name: &str| self.patterns.iter().position(|(pattern, _)| pattern.name == name);
        total.applied.sort_by_key(|(name, _)| position(name));
        log.outcome(cx, body, &total);
        Simplified { changed: total.changed.into(), outcome: total }
    }
}

/// Adds one round to those before.
fn add(total: &mut Outcome, round: Outcome) {
    total.changed |= round.changed;
    total.stop = round.stop;
    total.n_rounds += round.n_rounds;
    total.last = round.last.or(total.last);
    total.n_folds += round.n_folds;
    total.n_dead += round.n_dead;
    for (name, n) in round.applied {
        match total.applied.iter_mut().find(|(known, _)| *known == name) {
            Some((_, count)) => *count += n,
            None => total.applied.push((name, n)),
        }
    }
}

/// The ops of a round, the one to look at first last. Constants are shared on the way; whether that changed something,
/// which alone asks for no further round, comes second.
fn seed(cx: &Context, body: &mut Body, top_down: bool) -> (Vec<OpId>, bool) {
    let mut constants = SharedConstants::default();
    let mut moved = false;
    let mut order = if top_down { collect_ops(body) } else { post_order(body) };
    order.retain(|&op| {
        let stays = !body.def(op).is(traits::CONSTANT_LIKE) || constants.insert(cx, body, op, &mut moved);
        stays && body.block_of(op).is_some()
    });
    if top_down {
        order.reverse();
    }
    (order, moved)
}

/// Every op inside the root, an op after those inside it.
pub(crate) fn post_order(body: &Body) -> Vec<OpId> {
    // Backwards, an op comes before those inside it, and later ones before earlier ones.
    let mut order = Vec::with_capacity(body.n_op_ids());
    let mut pending = Vec::new();
    let push = |op: OpId, pending: &mut Vec<OpId>| {
        let start = pending.len();
        push_inner_ops(body, op, pending);
        pending[start..].reverse();
    };
    push(Body::ROOT, &mut pending);
    while let Some(op) = pending.pop() {
        order.push(op);
        push(op, &mut pending);
    }
    order.reverse();
    order
}
