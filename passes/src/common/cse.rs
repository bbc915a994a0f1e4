//! `cse`: ops without effects that say the same of the same values become one.
//!
//! ```mlir
//! %0 = stablehlo.add %a, %b : tensor<f32>
//! %1 = stablehlo.add %a, %b : tensor<f32>    // is %0
//! ```
//!
//! An op sees what stands before it in its block and in the blocks around, up to an isolated region. Across the blocks
//! of one region nothing is shared, and neither is in graph regions.

use std::hash::{Hash, Hasher};

use hlo_ir::text::grow_stack;
use hlo_ir::{BlockId, Body, Context, OpId, RegionId, Reported, Value, traits};
use rustc_hash::{FxHashMap, FxHasher};
use smallvec::SmallVec;

use super::effects::{Effects, is_unused};
use crate::pass::{Changed, FuncPass, PassCx, PassDef, Runs};

/// The row.
pub static CSE: PassDef = PassDef {
    name: "cse",
    class: "CSEPass",
    summary: "Eliminates common sub-expressions.",
    options: &[],
    make: Runs::OnBody(|_| Ok(Box::new(Cse))),
};

struct Cse;

impl FuncPass for Cse {
    fn run(&self, cx: &mut PassCx<'_>, body: &mut Body) -> Result<Changed, Reported> {
        let done = eliminate(cx.context, body);
        cx.count("num-cse'd", "Number of operations CSE'd", done.n_shared);
        cx.count("num-dce'd", "Number of operations DCE'd", done.n_dead);
        Ok((done != Eliminated::default()).into())
    }
}

/// How many ops went.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Eliminated {
    /// Because another one says the same.
    pub n_shared: u64,
    /// Because nothing used them.
    pub n_dead: u64,
}

/// Eliminates common subexpressions of the whole body.
pub(super) fn eliminate(cx: &Context, body: &mut Body) -> Eliminated {
    let effects = Effects::of(cx, body);
    let mut known = Known::default();
    regions_of(body, &effects, Body::ROOT, &mut known);
    debug_assert!(known.log.is_empty());
    known.done
}

/// The ops that are seen from a place, by the hash of what they say.
#[derive(Default)]
struct Known {
    by_hash: FxHashMap<u64, SmallVec<[OpId; 2]>>,
    /// The hashes of the ops that were added, so that leaving a block can take them back.
    log: Vec<u64>,
    done: Eliminated,
}

impl Known {
    fn leave(&mut self, mark: usize) {
        for hash in self.log.drain(mark..) {
            if let Some(ops) = self.by_hash.get_mut(&hash) {
                ops.pop();
            }
        }
    }
}

/// Works on the regions of `op`, where `known` is seen.
fn regions_of(body: &mut Body, effects: &Effects, op: OpId, known: &mut Known) {
    let is_graph = body.def(op).is(traits::GRAPH_REGION);
    for region in body.op_regions(op).collect::<Vec<_>>() {
        for block in body.region_blocks(region).to_vec() {
            let mark = known.log.len();
            block_ops(body, effects, block, is_graph, known);
            known.leave(mark);
        }
    }
}

fn block_ops(body: &mut Body, effects: &Effects, block: BlockId, is_graph: bool, known: &mut Known) {
    let mut dead = Vec::new();
    for op in body.block_ops(block).collect::<Vec<_>>() {
        if body.n_regions(op) != 0 {
            grow_stack(|| match body.def(op).is(traits::ISOLATED) || is_graph {
                true => {
                    let mut inner = Known { done: known.done, ..Known::default() };
                    regions_of(body, effects, op, &mut inner);
                    known.done = inner.done;
                }
                false => regions_of(body, effects, op, known),
            });
        }
        if is_unused(body, op) && effects.removable_if_unused(body, op) {
            known.done.n_dead += 1;
            dead.push(op);
        } else if !is_graph && sharable(body, effects, op) {
            let hash = hash_of(body, op);
            let same = known.by_hash.get(&hash).into_iter().flatten().rev();
            let twin = same.copied().find(|&other| ops_equal(body, other, op, &mut FxHashMap::default()));
            match twin {
                Some(twin) => {
                    replace(body, op, twin);
                    known.done.n_shared += 1;
                    dead.push(op);
                }
                None => {
                    known.by_hash.entry(hash).or_default().push(op);
                    known.log.push(hash);
                }
            }
        }
    }
    // Users first: the operands of a dead op may be dead too, which the next run of the pass finds.
    for op in dead.into_iter().rev() {
        body.erase_op(op);
    }
}

fn sharable(body: &Body, effects: &Effects, op: OpId) -> bool {
    let single_blocks = body.op_regions(op).all(|region| body.region_blocks(region).len() <= 1);
    !body.def(op).is(traits::TERMINATOR) && !body.is_slot(op) && single_blocks && effects.is_effect_free(op)
}

/// Puts `twin` in the place of `op`. A twin that comes from nowhere takes the location over.
fn replace(body: &mut Body, op: OpId, twin: OpId) {
    for (from, to) in body.results(op).zip(body.results(twin)) {
        body.replace_all_uses(from, to);
    }
    if body.loc(twin).is_unknown() {
        body.set_loc(twin, body.loc(op));
    }
}

/// Operands as compared: in any order where the op commutes. StableHLO's ops say so without MLIR's trait.
fn compared_operands(body: &Body, op: OpId) -> SmallVec<[Value; 6]> {
    let mut operands: SmallVec<[Value; 6]> = body.operands(op).collect();
    let def = body.def(op);
    if def.is(traits::COMMUTATIVE) && def.dialect() != "stablehlo" {
        operands.sort_unstable();
    }
    operands
}

/// Equal ops have equal hashes. Of regions only the number counts.
fn hash_of(body: &Body, op: OpId) -> u64 {
    let mut hasher = FxHasher::default();
    std::ptr::from_ref(body.def(op)).hash(&mut hasher);
    body.attrs(op).hash(&mut hasher);
    body.n_regions(op).hash(&mut hasher);
    compared_operands(body, op).hash(&mut hasher);
    body.results(op).for_each(|value| body.ty(value).hash(&mut hasher));
    hasher.finish()
}

/// Whether two ops differ in their locations only, where `same` maps values inside `a` to those inside `b`.
fn ops_equal(body: &Body, a: OpId, b: OpId, same: &mut FxHashMap<Value, Value>) -> bool {
    let types = |op: OpId| body.results(op).map(|value| body.ty(value));
    let operands_equal = || {
        let mapped = compared_operands(body, a).into_iter().map(|value| same.get(&value).copied().unwrap_or(value));
        mapped.eq(compared_operands(body, b))
    };
    std::ptr::eq(body.def(a), body.def(b))
        && body.attrs(a) == body.attrs(b)
        && body.n_regions(a) == body.n_regions(b)
        && types(a).eq(types(b))
        && operands_equal()
        && {
            same.extend(body.results(a).zip(body.results(b)));
            let pairs: Vec<(RegionId, RegionId)> = body.op_regions(a).zip(body.op_regions(b)).collect();
            grow_stack(|| pairs.into_iter().all(|(a, b)| regions_equal(body, a, b, same)))
        }
}

/// The same for regions of one block at most.
fn regions_equal(body: &Body, a: RegionId, b: RegionId, same: &mut FxHashMap<Value, Value>) -> bool {
    match (body.region_blocks(a), body.region_blocks(b)) {
        ([], []) => true,
        (&[a], &[b]) => {
            let types = |block: BlockId| body.block_args(block).iter().map(|&value| body.ty(value));
            if !types(a).eq(types(b)) || body.block_ops(a).count() != body.block_ops(b).count() {
                return false;
            }
            same.extend(body.block_args(a).iter().copied().zip(body.block_args(b).iter().copied()));
            let pairs: Vec<(OpId, OpId)> = body.block_ops(a).zip(body.block_ops(b)).collect();
            pairs.into_iter().all(|(a, b)| !body.is_slot(a) && ops_equal(body, a, b, same))
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    #[test]
    fn equal_ops_become_one() {
        check(
            "cse",
            "func.func @f(%a: tensor<f32>, %b: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>) {
  %0 = stablehlo.add %a, %b : tensor<f32>
  %1 = stablehlo.add %a, %b : tensor<f32>
  %2 = stablehlo.add %b, %a : tensor<f32>
  %3 = stablehlo.add %1, %2 : tensor<f32>
  %4 = stablehlo.multiply %1, %2 : tensor<f32>
  return %0, %1, %3 : tensor<f32>, tensor<f32>, tensor<f32>
}",
            "module {
  func.func @f(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>) {
    %0 = stablehlo.add %arg0, %arg1 : tensor<f32>
    %1 = stablehlo.add %arg1, %arg0 : tensor<f32>
    %2 = stablehlo.add %0, %1 : tensor<f32>
    return %0, %0, %2 : tensor<f32>, tensor<f32>, tensor<f32>
  }
}
",
        );
    }

    #[test]
    fn regions_are_compared_and_see_what_is_around() {
        check(
            "cse",
            "func.func @f(%p: tensor<i1>, %x: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>) {
  %0 = stablehlo.add %x, %x : tensor<f32>
  %1 = \"stablehlo.if\"(%p) ({
    %4 = stablehlo.add %x, %x : tensor<f32>
    stablehlo.return %4 : tensor<f32>
  }, {
    %5 = stablehlo.abs %x : tensor<f32>
    stablehlo.return %5 : tensor<f32>
  }) : (tensor<i1>) -> tensor<f32>
  %2 = \"stablehlo.if\"(%p) ({
    stablehlo.return %0 : tensor<f32>
  }, {
    %5 = stablehlo.abs %x : tensor<f32>
    stablehlo.return %5 : tensor<f32>
  }) : (tensor<i1>) -> tensor<f32>
  return %0, %1, %2 : tensor<f32>, tensor<f32>, tensor<f32>
}",
            "module {
  func.func @f(%arg0: tensor<i1>, %arg1: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>) {
    %0 = stablehlo.add %arg1, %arg1 : tensor<f32>
    %1 = \"stablehlo.if\"(%arg0) ({
      stablehlo.return %0 : tensor<f32>
    }, {
      %2 = stablehlo.abs %arg1 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<i1>) -> tensor<f32>
    return %0, %1, %1 : tensor<f32>, tensor<f32>, tensor<f32>
  }
}
",
        );
    }
}
