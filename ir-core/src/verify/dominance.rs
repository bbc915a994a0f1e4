//! Dominance: every value is defined before it is used, and isolated regions use nothing from outside.
//!
//! Nearly all uses are in the block of the definition, where two order keys decide. Only regions of several blocks need
//! a dominator tree, which is made on first use.

use rustc_hash::FxHashMap;

use super::op_error;
use crate::body::{Body, ValueDef};
use crate::diag::Diagnostics;
use crate::ids::{BlockId, OpId, RegionId, Value};
use crate::op_def::traits;
use crate::view::OpRef;

/// Dominator trees of the regions that were asked about.
#[derive(Default)]
pub(super) struct Dominance {
    trees: FxHashMap<RegionId, FxHashMap<BlockId, Place>>,
}

/// Where a block stands in the dominator tree, walked from the entry: what it dominates is numbered from `first` to
/// before `end`, itself first. A chain of many blocks then costs no walk a use.
#[derive(Clone, Copy)]
struct Place {
    first: u32,
    end: u32,
}

enum Fault {
    NotDominated,
    Isolated(OpId),
}

impl Dominance {
    /// Checks the operands of `op`, which stands in a block.
    pub fn check(&mut self, op: OpRef<'_>, diags: &mut Diagnostics) {
        let body = op.body;
        let Some(block) = body.block_of(op.id) else { return };
        for (index, value) in body.operands(op.id).enumerate() {
            // The common case first: defined in the same block.
            let fine = match body.value_def(value) {
                ValueDef::Result(def, _) => body.block_of(def) == Some(block) && body.comes_before(def, op.id),
                ValueDef::Argument(of, number) => of == block && body.block_args(of).get(number) == Some(&value),
                ValueDef::Forward => true,
            };
            if fine {
                continue;
            }
            match self.fault(body, op.id, value) {
                None => {}
                Some(Fault::NotDominated) => {
                    let message = format!("operand #{index} does not dominate this use");
                    let mut draft = diags.error("dominance", op.loc(), message);
                    if let Some(def) = body.defining_op(value) {
                        let place = if body.block_of(def) == Some(block) {
                            "operand defined here (op in the same block)"
                        } else if body.parent(def) == body.parent(op.id) {
                            "operand defined here (op in a block in the same region)"
                        } else {
                            "operand defined here (op in a parent region)"
                        };
                        draft = draft.attach(body.loc(def), place);
                    }
                    draft.emit();
                    return;
                }
                Some(Fault::Isolated(around)) => {
                    op_error(diags, op, "isolation", "using value defined outside the region")
                        .attach(body.loc(around), "required by region isolation constraints")
                        .emit();
                    return;
                }
            }
        }
    }

    fn fault(&mut self, body: &Body, user: OpId, value: Value) -> Option<Fault> {
        let (home, def) = match body.value_def(value) {
            // Whoever uses what was erased is at fault.
            ValueDef::Result(def, _) => match body.block_of(def) {
                Some(block) => (block, Some(def)),
                None => return Some(Fault::NotDominated),
            },
            ValueDef::Argument(block, number) if body.block_args(block).get(number) == Some(&value) => (block, None),
            ValueDef::Argument(..) => return Some(Fault::NotDominated),
            ValueDef::Forward => return None,
        };
        let home_region = body.block_region(home)?;
        // Go outwards from the user until its ancestor stands in the region of the definition.
        let mut at = user;
        loop {
            let block = body.block_of(at)?;
            if body.block_region(block) == Some(home_region) {
                let graph = body.region_parent(home_region).is_some_and(|op| body.def(op).is(traits::GRAPH_REGION));
                let fine = if graph {
                    true
                } else if block == home {
                    def.is_none_or(|def| body.comes_before(def, at))
                } else {
                    self.dominates(body, home_region, home, block)
                };
                return (!fine).then_some(Fault::NotDominated);
            }
            let Some(parent) = body.block_parent(block).filter(|parent| *parent != Body::ROOT) else {
                return Some(Fault::NotDominated);
            };
            if body.def(parent).is(traits::ISOLATED) {
                return Some(Fault::Isolated(parent));
            }
            at = parent;
        }
    }

    /// Whether `a` dominates `b`, two blocks of `region`. Everything dominates a block that cannot be reached.
    fn dominates(&mut self, body: &Body, region: RegionId, a: BlockId, b: BlockId) -> bool {
        let tree = self.trees.entry(region).or_insert_with(|| places(&immediate_dominators(body, region)));
        let Some(place) = tree.get(&b) else { return true };
        tree.get(&a).is_some_and(|above| (above.first..above.end).contains(&place.first))
    }
}

/// The places of all blocks in the tree of `idom`.
fn places(idom: &FxHashMap<BlockId, BlockId>) -> FxHashMap<BlockId, Place> {
    let mut children: FxHashMap<BlockId, Vec<BlockId>> = FxHashMap::default();
    let mut stack = Vec::new();
    for (&block, &above) in idom {
        if block == above {
            stack.push((block, 0));
        } else {
            children.entry(above).or_default().push(block);
        }
    }
    let mut places: FxHashMap<BlockId, Place> = FxHashMap::default();
    let mut count = 0;
    while let Some((block, next)) = stack.pop() {
        if next == 0 {
            places.insert(block, Place { first: count, end: count });
            count += 1;
        }
        if let Some(&child) = children.get(&block).and_then(|children| children.get(next)) {
            stack.push((block, next + 1));
            stack.push((child, 0));
        } else if let Some(place) = places.get_mut(&block) {
            place.end = count;
        }
    }
    places
}

/// Cooper, Harvey and Kennedy, "A Simple, Fast Dominance Algorithm". The entry is its own dominator; blocks that
/// cannot be reached are missing.
fn immediate_dominators(body: &Body, region: RegionId) -> FxHashMap<BlockId, BlockId> {
    let blocks = body.region_blocks(region);
    let Some(&entry) = blocks.first() else { return FxHashMap::default() };
    let successors = |block: BlockId| body.last_op(block).map_or(&[][..], |op| body.op_successors(op));
    // Postorder by an explicit stack.
    let mut order: Vec<BlockId> = Vec::new();
    let mut number: FxHashMap<BlockId, usize> = FxHashMap::default();
    let mut stack = vec![(entry, 0usize)];
    let mut seen: rustc_hash::FxHashSet<BlockId> = [entry].into_iter().collect();
    while let Some((block, next)) = stack.pop() {
        if let Some(&to) = successors(block).get(next) {
            stack.push((block, next + 1));
            if seen.insert(to) {
                stack.push((to, 0));
            }
        } else {
            number.insert(block, order.len());
            order.push(block);
        }
    }
    let mut predecessors: FxHashMap<BlockId, Vec<BlockId>> = FxHashMap::default();
    for &block in &order {
        for &to in successors(block) {
            predecessors.entry(to).or_default().push(block);
        }
    }
    let mut idom: FxHashMap<BlockId, BlockId> = [(entry, entry)].into_iter().collect();
    let mut changed = true;
    while changed {
        changed = false;
        for &block in order.iter().rev().filter(|block| **block != entry) {
            let mut best: Option<BlockId> = None;
            for &from in predecessors.get(&block).into_iter().flatten() {
                if !idom.contains_key(&from) {
                    continue;
                }
                best = Some(match best {
                    None => from,
                    Some(mut a) => {
                        let mut b = from;
                        while a != b {
                            while number[&a] < number[&b] {
                                a = idom[&a];
                            }
                            while number[&b] < number[&a] {
                                b = idom[&b];
                            }
                        }
                        a
                    }
                });
            }
            if let Some(best) = best
                && idom.insert(block, best) != Some(best)
            {
                changed = true;
            }
        }
    }
    idom
}
