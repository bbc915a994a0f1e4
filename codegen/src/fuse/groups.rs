//! Which ops of a block become one kernel.
//!
//! Ops are visited from the last to the first. One begins a group of its own, or joins the group of its consumers:
//!
//! - what is computed element by element, and views, join any group, but into the operands of a contraction only views do
//! - a reduction or contraction joins consumers that take its results element by element
//! - what costs little joins several groups, once for each
//! - reductions of the same space that share an operand become one group, where order allows it
//!
//! Extents that are not known compare by what the ops of the block and those around it say of them. Lists of sizes stay
//! outside: the host reads them before the kernel runs.
//!
//! Work that costs much is never done twice: not by copies, and not where a consumer asks for one element repeatedly.
//! Nothing joins across devices, nor where the fusion could not keep all discardable attributes.

use hlo_dialects::hexir::data::Iota;
use hlo_dialects::hexir::device::{DEVICE, DEVICES};
use hlo_dialects::hexir::structured::{Compute, Contract, Reduce};
use hlo_dialects::hexir::views::{
    Broadcast, Concatenate, DynamicSlice, DynamicUpdateSlice, Pad, Reshape, Reverse, Slice, Transpose,
};
use hlo_ir::{Attr, BlockId, Body, Context, Name, OpDef, OpId, OpRef, SmallVec, Value, ValueRef};
use indexmap::IndexMap;
use rustc_hash::{FxHashMap, FxHashSet};

use crate::kernel::cost::{DEAR, element_cost};
use crate::kernel::element::Kernel;
use crate::kernel::extents::{Extents, Shape};
use crate::kernel::rows::is_row_space;

/// Operands of a kernel.
const MAX_INPUTS: usize = 16;
/// Results of a kernel.
const MAX_OUTPUTS: usize = 8;
/// Ops of a kernel.
const MAX_OPS: usize = 64;
/// Groups that a cheap op joins.
const MAX_COPIES: usize = 4;
/// What one element of a cheap op costs, in simple scalar ops.
const CHEAP: usize = 4;

static MAPS: &[&OpDef] = &[
    Compute::DEF,
    Iota::DEF,
    Broadcast::DEF,
    Reshape::DEF,
    Transpose::DEF,
    Slice::DEF,
    Reverse::DEF,
    Pad::DEF,
    Concatenate::DEF,
    DynamicSlice::DEF,
    DynamicUpdateSlice::DEF,
];
/// Views that only rename indices, so that they are free inside the loops of a contraction.
static RENAMING: &[&OpDef] = &[Broadcast::DEF, Reshape::DEF, Transpose::DEF, Slice::DEF, Reverse::DEF];

fn is_one_of(def: &OpDef, rows: &[&'static OpDef]) -> bool {
    rows.iter().any(|row| std::ptr::eq(*row, def))
}

fn is_sum(def: &OpDef) -> bool {
    is_one_of(def, &[Reduce::DEF, Contract::DEF])
}

/// Whether ops of a row can be part of a fusion.
pub fn is_row(def: &OpDef) -> bool {
    is_one_of(def, MAPS) || is_sum(def)
}

/// Ops that become one fusion, in the order of the block.
#[derive(Clone, Debug)]
pub struct Group {
    /// All of them.
    pub ops: Vec<OpId>,
    /// Those whose results leave the group.
    pub sinks: Vec<OpId>,
}

/// A group as it grows.
#[derive(Default)]
struct Draft {
    /// Ops and how they stand in the group.
    members: FxHashMap<OpId, Member>,
    sinks: Vec<OpId>,
    /// Reductions of one space, or one contraction.
    sums: Vec<OpId>,
    device: Option<Attr>,
    attrs: IndexMap<Name, Attr>,
}

#[derive(Clone, Copy)]
struct Member {
    /// Whether one element of the op is asked for repeatedly.
    repeats: bool,
    /// Whether the op's elements are asked for at the points of the sinks, each once.
    aligned: bool,
    /// Whether the op is a part of what a contraction multiplies.
    in_product: bool,
}

/// The grouping of one block.
pub struct Grouping<'a> {
    cx: &'a Context,
    body: &'a Body,
    drafts: Vec<Draft>,
    groups_of: FxHashMap<OpId, SmallVec<[usize; 2]>>,
    positions: FxHashMap<OpId, usize>,
    extents: Extents<'a>,
}

/// What the ops of `block` and of those around it say of extents: all of them run when it does.
pub fn extents_of<'a>(cx: &'a Context, body: &'a Body, block: BlockId) -> Extents<'a> {
    let mut extents = Extents::new(cx, body, FxHashMap::default());
    let around = |block: &BlockId| body.block_parent(*block).and_then(|op| body.block_of(op));
    for block in std::iter::successors(Some(block), around) {
        body.block_ops(block).for_each(|op| extents.relate(body.op_ref(cx, op)));
    }
    extents
}

/// Whether operand number `index` of `op` is a list of sizes.
fn is_sizes(op: OpRef<'_>, index: usize) -> bool {
    let sizes = if op.is::<Iota>() { 0 } else { 1 };
    index == sizes && (op.is::<Iota>() || op.is::<Broadcast>() || op.is::<Reshape>())
}

impl<'a> Grouping<'a> {
    /// The groups of more than one op in `block`, from the last to the first.
    pub fn of(cx: &'a Context, body: &'a Body, block: BlockId) -> Vec<Group> {
        let ops: Vec<OpId> = body.block_ops(block).collect();
        let positions = ops.iter().enumerate().map(|(position, &op)| (op, position)).collect();
        let extents = extents_of(cx, body, block);
        let mut grouping =
            Grouping { cx, body, drafts: Vec::new(), groups_of: FxHashMap::default(), positions, extents };
        for &op in ops.iter().rev() {
            if is_row(body.def(op)) {
                grouping.place(op);
            }
        }
        grouping.join_siblings();
        grouping.finish()
    }

    fn op(&self, op: OpId) -> OpRef<'a> {
        self.body.op_ref(self.cx, op)
    }

    fn shape(&self, value: ValueRef<'_>) -> Shape {
        self.extents.known_shape(value.id)
    }

    /// Whether the group reads sizes from a result of `op`.
    fn gives_sizes(&self, op: OpId, draft: &Draft) -> bool {
        let mut uses = self.body.results(op).flat_map(|value| self.body.uses(value));
        uses.any(|(user, index)| draft.members.contains_key(&user) && is_sizes(self.op(user), index))
    }

    /// The groups of the consumers of `op`; `None` in place of what is in no group.
    fn consumers(&self, op: OpId) -> FxHashSet<Option<usize>> {
        let uses = self.body.results(op).flat_map(|value| self.body.uses(value));
        uses.flat_map(|(user, index)| match self.groups_of.get(&user).filter(|_| !is_sizes(self.op(user), index)) {
            Some(groups) => groups.iter().map(|&group| Some(group)).collect(),
            None => SmallVec::<[Option<usize>; 2]>::from_slice(&[None]),
        })
        .collect()
    }

    /// Finds the groups of `op`, whose consumers have theirs.
    fn place(&mut self, op: OpId) {
        let consumers = self.consumers(op);
        let mut groups: SmallVec<[usize; 2]> = consumers.iter().filter_map(|&group| group).collect();
        groups.sort_unstable();
        let is_outside = consumers.contains(&None) || consumers.is_empty();
        let is_cheap = self.cost(op) <= CHEAP && !is_sum(self.body.def(op));
        let fits = |grouping: &Self, &group: &usize| grouping.joined(op, group).is_some();
        let all_fit = !groups.is_empty() && groups.iter().all(|group| fits(self, group));
        if all_fit && !is_outside && (groups.len() == 1 || (is_cheap && groups.len() <= MAX_COPIES)) {
            groups.iter().for_each(|&group| self.join(op, group));
            self.groups_of.insert(op, groups);
            return;
        }
        // A view costs nothing wherever it goes, and a tensor that it saves is one less to read.
        let is_free =
            is_cheap && !self.op(op).is::<Compute>() && self.op(op).operands().all(|value| is_small(value.shape()));
        if is_free {
            groups.retain(|group| fits(self, &*group));
            groups.truncate(MAX_COPIES);
            groups.iter().for_each(|&group| self.join(op, group));
        } else {
            groups.clear();
        }
        let own = self.drafts.len();
        let mut members = FxHashMap::default();
        members.insert(op, Member { repeats: false, aligned: true, in_product: false });
        let sums = if is_sum(self.body.def(op)) { vec![op] } else { Vec::new() };
        let attrs = discardable(self.cx, self.body, [op]);
        let device = self.op(op).attr(DEVICE);
        // A copy that nobody else needs is not made twice.
        if !is_free || is_outside || groups.len() < consumers.len() {
            self.drafts.push(Draft { members, sinks: vec![op], sums, device, attrs });
            groups.push(own);
        }
        self.groups_of.insert(op, groups);
    }

    /// How `op` would stand in a group; `None` when it cannot join.
    fn joined(&self, op: OpId, group: usize) -> Option<Member> {
        let draft = &self.drafts[group];
        let (def, op_ref) = (self.body.def(op), self.op(op));
        if draft.device != op_ref.attr(DEVICE) || draft.members.len() >= MAX_OPS || self.gives_sizes(op, draft) {
            return None;
        }
        let clashes = |(name, attr): (&Name, &Attr)| draft.attrs.get(name).is_some_and(|known| known != attr);
        if discardable(self.cx, self.body, [op]).iter().any(clashes) {
            return None;
        }
        let member = self.member(op, draft);
        let by_rows = || self.in_rows(op_ref, draft);
        let fits = if is_sum(def) {
            (member.aligned && !member.repeats && self.sum_fits(op_ref, draft)) || by_rows()
        } else if member.in_product {
            is_one_of(def, RENAMING)
        } else if self.turns(op, draft) {
            false
        } else {
            self.cost(op) <= DEAR || !member.repeats || by_rows()
        };
        (fits && self.n_inputs(draft, op) <= MAX_INPUTS).then_some(member)
    }

    /// Whether elements of an operand are asked for more than once because the result has more of them.
    fn spreads(&self, op: OpRef<'a>) -> bool {
        let Some(broadcast) = op.view::<Broadcast>() else { return false };
        let (from, to) = (self.shape(broadcast.input()), self.shape(broadcast.result()));
        let may_stretch = |(&dim, &extent): (&i64, &i64)| extent < 0 && extent != to[dim as usize];
        long(&from).len() != long(&to).len() || broadcast.dimensions().iter().zip(&from).any(may_stretch)
    }

    /// Whether an op gives each row its own element of the operand.
    fn spreads_rows(&self, space: &RowSpace<'_>, op: OpRef<'a>) -> bool {
        let Some(broadcast) = op.view::<Broadcast>() else { return false };
        let (from, dims) = (self.shape(broadcast.input()), broadcast.dimensions());
        let mut kept = dims.iter().zip(&from).filter(|(_, extent)| **extent != 1).map(|(&dim, _)| dim as usize);
        let expect = (0..space.n_kept).filter(|&dim| space.shape[dim] != 1);
        let is_kept = from.iter().zip(dims.iter()).all(|(&from, &dim)| from >= 0 || from == space.shape[dim as usize]);
        self.shape(broadcast.result())[..] == *space.shape && is_kept && kept.by_ref().eq(expect)
    }

    /// Whether a view only adds or removes dimensions of one element.
    fn keeps_points(&self, op: OpRef<'a>) -> bool {
        if !op.is::<Broadcast>() && !op.is::<Reshape>() {
            return false;
        }
        long(&self.shape(op.operand(0))) == long(&self.shape(op.result(0)))
    }

    /// How the consumers of `op` in the group ask for its elements.
    fn member(&self, op: OpId, draft: &Draft) -> Member {
        let mut member = Member { repeats: false, aligned: true, in_product: false };
        let (mut n_uses, mut is_moved) = (0, false);
        for (user, _) in self.body.results(op).flat_map(|value| self.body.uses(value)) {
            let Some(consumer) = draft.members.get(&user) else { continue };
            let (def, user) = (self.body.def(user), self.op(user));
            let is_compute = user.is::<Compute>();
            n_uses += 1;
            is_moved |= !is_compute;
            let guards = is_one_of(def, &[Pad::DEF, Concatenate::DEF, DynamicUpdateSlice::DEF]);
            member.repeats |= consumer.repeats || user.is::<Contract>() || guards || self.spreads(user);
            member.aligned &= consumer.aligned && (is_compute || self.keeps_points(user));
            member.in_product |= consumer.in_product || user.is::<Contract>();
        }
        // Two consumers that see the elements at different points ask for each of them twice.
        member.repeats |= n_uses > 1 && is_moved;
        member
    }

    /// Whether work that costs much would run across memory: it is worth loops of its own along it.
    fn turns(&self, op: OpId, draft: &Draft) -> bool {
        if turns_rows(self.op(op)) {
            return draft.members.keys().any(|&member| self.cost(member) > DEAR);
        }
        let users = || self.body.results(op).flat_map(|value| self.body.uses(value)).map(|(user, _)| user);
        self.cost(op) > DEAR && users().any(|user| draft.members.contains_key(&user) && turns_rows(self.op(user)))
    }

    /// Whether a reduction or contraction goes with those in the group.
    fn sum_fits(&self, op: OpRef<'a>, draft: &Draft) -> bool {
        draft.sums.is_empty() || draft.sums.iter().all(|&other| self.same_space(op, self.op(other)))
    }

    /// Whether the group can work row by row with `op` in it: what it reduces are rows of one shape, and everything in
    /// between stays within its row.
    fn in_rows(&self, op: OpRef<'a>, draft: &Draft) -> bool {
        let sums = draft.sums.iter().copied().chain(is_sum(op.def()).then_some(op.id));
        let sums: Option<Vec<Reduce<'a>>> = sums.map(|sum| self.op(sum).view::<Reduce>()).collect();
        let Some((&first, rest)) = sums.as_deref().and_then(|sums| sums.split_first()) else { return false };
        let Some(shape) = first.inputs().iter().next().map(|input| self.shape(input)) else { return false };
        let on_cpu = draft.device.is_none_or(|device| device.as_str(self.cx) == Some(DEVICES[0]));
        let is_space = is_row_space(&shape, &first.dimensions());
        if !on_cpu || !is_space || !rest.iter().all(|other| self.same_space(first.op(), other.op())) {
            return false;
        }
        let space = RowSpace { shape: &shape, n_kept: shape.len() - first.dimensions().len() };
        let mut levels: FxHashMap<OpId, Level> = FxHashMap::default();
        let mut members: Vec<OpId> = draft.members.keys().copied().chain([op.id]).collect();
        members.sort_unstable_by_key(|op| std::cmp::Reverse(self.positions.get(op)));
        for member in members {
            let level = self.level(member, draft, &levels, &space);
            levels.insert(member, level);
        }
        // Sums are of whole rows, and leave the results of this group where they are asked for.
        let level_of_sum = |sum: &Reduce<'a>| levels.get(&sum.op().id) == Some(&Level::Kept);
        let is_dear = |member: &OpId| self.cost(*member) > DEAR;
        let stays = |member: &OpId| levels.get(member) != Some(&Level::Elsewhere);
        first.inputs().len() == 1
            && sums.iter().flatten().all(level_of_sum)
            && draft.sinks.iter().all(stays)
            && draft.members.keys().chain([&op.id]).filter(|member| is_dear(member)).all(stays)
    }

    /// Where the elements of a member are asked for, once that is known of its consumers.
    fn level(&self, member: OpId, draft: &Draft, levels: &FxHashMap<OpId, Level>, space: &RowSpace<'_>) -> Level {
        let op = self.op(member);
        let mut level = draft.sinks.contains(&member).then(|| space.level_of(&self.shape(op.result(0))));
        for (user, _) in self.body.results(member).flat_map(|value| self.body.uses(value)) {
            let Some(&around) = levels.get(&user) else { continue };
            let user = self.op(user);
            let asked = match around {
                Level::Kept if user.is::<Reduce>() => Level::Row,
                _ if user.is::<Compute>() || self.keeps_points(user) => around,
                Level::Row if self.spreads_rows(space, user) => Level::Kept,
                _ => Level::Elsewhere,
            };
            level = Some(if level.is_none_or(|known| known == asked) { asked } else { Level::Elsewhere });
        }
        level.unwrap_or(Level::Elsewhere)
    }

    /// Whether two reductions fold the same dimensions of tensors of one shape.
    fn same_space(&self, a: OpRef<'a>, b: OpRef<'a>) -> bool {
        let (Some(a), Some(b)) = (a.view::<Reduce>(), b.view::<Reduce>()) else { return false };
        let shape = |reduce: Reduce<'a>| reduce.inputs().iter().next().map(|input| self.shape(input));
        a.dimensions() == b.dimensions() && shape(a) == shape(b) && shape(a).is_some()
    }

    fn n_inputs(&self, draft: &Draft, more: OpId) -> usize {
        let ops = draft.members.keys().copied().chain([more]);
        self.inputs(ops.collect()).len()
    }

    /// What ops take from outside, constants of one number not counted.
    fn inputs(&self, ops: FxHashSet<OpId>) -> FxHashSet<Value> {
        let operands = ops.iter().flat_map(|&op| self.body.operands(op));
        let is_input = |value: &Value| {
            !self.body.defining_op(*value).is_some_and(|def| ops.contains(&def))
                && !Kernel::is_splat(self.body.value_ref(self.cx, *value))
        };
        operands.filter(is_input).collect()
    }

    fn join(&mut self, op: OpId, group: usize) {
        let Some(member) = self.joined(op, group) else { return };
        let attrs = discardable(self.cx, self.body, [op]);
        let is_sum = is_sum(self.body.def(op));
        let draft = &mut self.drafts[group];
        draft.members.insert(op, member);
        draft.attrs.extend(attrs);
        if is_sum {
            draft.sums.push(op);
        }
    }

    /// What one element of the op costs, in simple scalar ops.
    fn cost(&self, op: OpId) -> usize {
        element_cost(self.op(op))
    }

    /// Joins groups of reductions of one space that share an operand.
    fn join_siblings(&mut self) {
        for first in 0..self.drafts.len() {
            for second in first + 1..self.drafts.len() {
                if self.are_siblings(first, second) {
                    let Draft { members, sinks, sums, attrs, .. } = std::mem::take(&mut self.drafts[second]);
                    let draft = &mut self.drafts[first];
                    draft.members.extend(members);
                    draft.sinks.extend(sinks);
                    draft.sums.extend(sums);
                    draft.attrs.extend(attrs);
                }
            }
        }
    }

    /// Whether the group `early`, which ends before `late` does, can be computed where `late` is.
    fn are_siblings(&self, late: usize, early: usize) -> bool {
        let (a, b) = (&self.drafts[late], &self.drafts[early]);
        let (Some(&x), Some(&y)) = (a.sums.first(), b.sums.first()) else { return false };
        let clash = b.attrs.iter().any(|(name, attr)| a.attrs.get(name).is_some_and(|known| known != attr));
        if a.device != b.device || clash || !self.same_space(self.op(x), self.op(y)) {
            return false;
        }
        let ops: FxHashSet<OpId> = a.members.keys().chain(b.members.keys()).copied().collect();
        let n_outputs: usize = a.sinks.iter().chain(&b.sinks).map(|&op| self.body.n_results(op)).sum();
        if ops.len() > MAX_OPS
            || n_outputs > MAX_OUTPUTS
            || !self.share_input(a, b)
            || self.inputs(ops).len() > MAX_INPUTS
        {
            return false;
        }
        // The fusion stands where the last of all ops stands: nothing before may wait for it.
        let last = a.members.keys().chain(b.members.keys()).filter_map(|op| self.positions.get(op)).max();
        let uses = a
            .sinks
            .iter()
            .chain(&b.sinks)
            .flat_map(|&op| self.body.results(op))
            .flat_map(|value| self.body.uses(value));
        let mut users = uses.map(|(user, _)| self.position_around(user));
        users.all(|position| position.zip(last).is_some_and(|(position, last)| position > *last))
    }

    fn share_input(&self, a: &Draft, b: &Draft) -> bool {
        let [a, b] = [a, b].map(|draft| self.inputs(draft.members.keys().copied().collect()));
        a.intersection(&b).next().is_some()
    }

    /// Where in the block `op`, or the op around it, stands.
    fn position_around(&self, op: OpId) -> Option<usize> {
        std::iter::successors(Some(op), |&op| self.body.parent(op)).find_map(|op| self.positions.get(&op)).copied()
    }

    fn finish(self) -> Vec<Group> {
        let drafts = self.drafts.into_iter().filter(|draft| draft.members.len() > 1);
        let by_position = |mut ops: Vec<OpId>| {
            ops.sort_unstable_by_key(|op| self.positions.get(op));
            ops
        };
        drafts
            .map(|draft| Group {
                ops: by_position(draft.members.into_keys().collect()),
                sinks: by_position(draft.sinks),
            })
            .collect()
    }
}

/// Tensors whose trailing dimensions are rows.
struct RowSpace<'a> {
    shape: &'a [i64],
    n_kept: usize,
}

/// For which points a kernel that works row by row asks for the elements of an op.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Level {
    /// For every point of a row.
    Row,
    /// Once a row.
    Kept,
    /// For others.
    Elsewhere,
}

impl RowSpace<'_> {
    fn level_of(&self, shape: &[i64]) -> Level {
        match long(shape) {
            shape if shape == long(self.shape) => Level::Row,
            shape if shape == long(&self.shape[..self.n_kept]) => Level::Kept,
            _ => Level::Elsewhere,
        }
    }
}

/// The extents that are not one.
fn long(shape: &[i64]) -> Shape {
    shape.iter().copied().filter(|&extent| extent != 1).collect()
}

/// Whether a tensor is so small that reading it costs nothing.
fn is_small(shape: Option<&[i64]>) -> bool {
    shape.is_some_and(|shape| shape.iter().all(|&extent| extent == 1))
}

/// Whether a view makes neighbours of elements that are none.
fn turns_rows(op: OpRef<'_>) -> bool {
    let Some(transpose) = op.view::<Transpose>() else { return false };
    let permutation = transpose.permutation();
    permutation.last().is_some_and(|&last| last as usize + 1 != permutation.len())
}

/// The discardable attributes of some ops, the first one's before others of the same name.
pub fn discardable(cx: &Context, body: &Body, ops: impl IntoIterator<Item = OpId>) -> IndexMap<Name, Attr> {
    let mut found = IndexMap::new();
    for op in ops {
        let def = body.def(op);
        for &(name, attr) in cx.dict_entries(body.attrs(op)) {
            if !def.is_inherent(cx.name_bytes(name)) {
                found.entry(name).or_insert(attr);
            }
        }
    }
    found
}
