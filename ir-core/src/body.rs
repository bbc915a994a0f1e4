//! The body: one function-like op with everything inside it, in arenas.
//!
//! The op itself (attributes, location, regions) is the root, [`Body::ROOT`]. An op inside that is function-like too
//! (its row has the trait `OWNS_BODY`) has a body of its own: here only a *slot* stands for it in its block, and the
//! child body is in [`Body::children`]. So `&mut Body` is all a worker needs to change a function, signature included.
//!
//! Ids are local to the body and never reused: an erased op is a tombstone, and an id kept too long meets it instead of
//! somebody else's op. Uses form an intrusive doubly linked list per value, newest first; ops form one per block, with
//! order keys that make "does a come before b" one comparison.

mod order;
mod walk;

use rustc_hash::FxHashMap;
use smallvec::{SmallVec, smallvec};

use crate::context::Context;
use crate::ids::{Attr, BlockId, ChildId, Dict, OpId, RegionId, Span32, Type, UseId, Value};
use crate::location::Loc;
use crate::op_def::{OpDef, traits};

pub use walk::OpsInside;

#[derive(Clone)]
pub(crate) struct OpData {
    pub def: &'static OpDef,
    /// A slot has no operands: `start` is then the index of the child body.
    pub operands: Span32,
    pub results: Span32,
    pub attrs: Dict,
    pub block: Option<BlockId>,
    pub prev: Option<OpId>,
    pub next: Option<OpId>,
    pub order: u32,
    pub first_region: Option<RegionId>,
    pub n_regions: u32,
    pub loc: Loc,
}

/// Where a value comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ValueDef {
    /// Result number `.1` of an op.
    Result(OpId, usize),
    /// Argument number `.1` of a block.
    Argument(BlockId, usize),
    /// Used in text before its definition was read.
    Forward,
}

#[derive(Clone)]
pub(crate) struct ValueData {
    pub ty: Type,
    owner: u32,
    /// The result or argument number; the top bits say which kind of owner it is.
    index: u32,
    pub first_use: Option<UseId>,
}

const ARGUMENT: u32 = 1 << 31;
const FORWARD: u32 = 1 << 30;

impl ValueData {
    #[inline]
    pub fn def(&self) -> ValueDef {
        let index = (self.index & !(ARGUMENT | FORWARD)) as usize;
        if self.index & ARGUMENT != 0 {
            ValueDef::Argument(BlockId::new(self.owner as usize), index)
        } else if self.index & FORWARD != 0 {
            ValueDef::Forward
        } else {
            ValueDef::Result(OpId::new(self.owner as usize), index)
        }
    }
}

#[derive(Clone)]
pub(crate) struct OperandSlot {
    pub value: Value,
    pub owner: OpId,
    pub next: Option<UseId>,
    prev: Option<UseId>,
}

#[derive(Clone, Default)]
pub(crate) struct BlockData {
    pub region: Option<RegionId>,
    pub first: Option<OpId>,
    pub last: Option<OpId>,
    pub args: SmallVec<[Value; 2]>,
    pub arg_locs: SmallVec<[Loc; 2]>,
}

#[derive(Clone, Default)]
pub(crate) struct RegionData {
    pub owner: Option<OpId>,
    pub next: Option<RegionId>,
    pub blocks: SmallVec<[BlockId; 2]>,
}

/// What a new op is made of.
#[derive(Clone)]
pub struct NewOp<'a> {
    /// The row.
    pub def: &'static OpDef,
    /// Where it came from.
    pub loc: Loc,
    /// Inherent and discardable attributes together.
    pub attrs: Dict,
    /// All operands in order.
    pub operands: &'a [Value],
    /// Types of the results.
    pub results: &'a [Type],
    /// Detached regions that become the op's.
    pub regions: &'a [RegionId],
    /// Blocks that a terminator may go to.
    pub successors: &'a [BlockId],
}

impl NewOp<'_> {
    /// An op of the row `def` at `loc` without anything.
    pub fn new(def: &'static OpDef, loc: Loc) -> Self {
        NewOp { def, loc, attrs: Dict::EMPTY, operands: &[], results: &[], regions: &[], successors: &[] }
    }
}

/// See the module's documentation.
pub struct Body {
    pub(crate) ops: Vec<OpData>,
    pub(crate) values: Vec<ValueData>,
    pub(crate) operands: Vec<OperandSlot>,
    pub(crate) blocks: Vec<BlockData>,
    pub(crate) regions: Vec<RegionData>,
    children: Vec<Option<Box<Body>>>,
    successors: FxHashMap<OpId, SmallVec<[BlockId; 2]>>,
    /// Where ops stand in the text that they were read from, when that was asked for.
    positions: FxHashMap<OpId, std::ops::Range<usize>>,
    /// Names of values in that text, numbers apart, when that was asked for.
    names: FxHashMap<Value, Box<str>>,
}

impl Drop for Body {
    fn drop(&mut self) {
        // Bodies nest as deep as the text does: take the tree apart without recursion.
        let mut pending: Vec<Box<Body>> = self.children.drain(..).flatten().collect();
        while let Some(mut body) = pending.pop() {
            pending.extend(body.children.drain(..).flatten());
        }
    }
}

/// Creation.
impl Body {
    /// The op that owns the body.
    pub const ROOT: OpId = OpId::new(0);

    /// A body whose root is an op of the row `def` with `n_regions` empty regions.
    pub fn new(def: &'static OpDef, loc: Loc, attrs: Dict, n_regions: usize) -> Body {
        debug_assert!(def.is(traits::OWNS_BODY), "`{}` does not own a body", def.name);
        let mut body = Body::hollow();
        let regions: SmallVec<[RegionId; 2]> = (0..n_regions).map(|_| body.create_region()).collect();
        body.create_op(NewOp { attrs, regions: &regions, ..NewOp::new(def, loc) });
        body
    }

    /// A body without even a root, to stand in a place while its body is worked on.
    pub(crate) fn hollow() -> Body {
        Body {
            ops: Vec::new(),
            values: Vec::new(),
            operands: Vec::new(),
            blocks: Vec::new(),
            regions: Vec::new(),
            children: Vec::new(),
            successors: FxHashMap::default(),
            positions: FxHashMap::default(),
            names: FxHashMap::default(),
        }
    }

    /// Makes room for about `n_ops` more ops of two operands and a result.
    pub fn reserve(&mut self, n_ops: usize) {
        self.ops.reserve(n_ops);
        self.values.reserve(n_ops);
        self.operands.reserve(n_ops + n_ops / 2);
    }

    /// A region that no op owns yet.
    pub fn create_region(&mut self) -> RegionId {
        self.regions.push(RegionData::default());
        RegionId::new(self.regions.len() - 1)
    }

    /// A new last block of `region`.
    pub fn create_block(&mut self, region: RegionId) -> BlockId {
        let block = self.create_detached_block();
        self.append_block(region, block);
        block
    }

    /// A block that no region holds yet.
    pub fn create_detached_block(&mut self) -> BlockId {
        self.blocks.push(BlockData::default());
        BlockId::new(self.blocks.len() - 1)
    }

    /// Makes the detached `block` the last of `region`.
    pub fn append_block(&mut self, region: RegionId, block: BlockId) {
        debug_assert!(self.blocks[block.index()].region.is_none());
        self.blocks[block.index()].region = Some(region);
        self.regions[region.index()].blocks.push(block);
    }

    /// A new last argument of `block`.
    pub fn add_argument(&mut self, block: BlockId, ty: Type, loc: Loc) -> Value {
        let data = &mut self.blocks[block.index()];
        let index = data.args.len() as u32;
        let value = Value::new(self.values.len());
        data.args.push(value);
        data.arg_locs.push(loc);
        self.values.push(ValueData { ty, owner: block.index() as u32, index: index | ARGUMENT, first_use: None });
        value
    }

    /// Removes argument number `index` of `block`, which nothing uses any more.
    pub fn erase_argument(&mut self, block: BlockId, index: usize) {
        let data = &mut self.blocks[block.index()];
        let removed = data.args.remove(index);
        data.arg_locs.remove(index);
        debug_assert!(self.values[removed.index()].first_use.is_none(), "an argument in use was erased");
        for (i, &arg) in data.args.iter().enumerate() {
            self.values[arg.index()].index = i as u32 | ARGUMENT;
        }
    }

    /// A value that is used before its definition is known.
    pub(crate) fn create_forward_value(&mut self, ty: Type) -> Value {
        self.values.push(ValueData { ty, owner: 0, index: FORWARD, first_use: None });
        Value::new(self.values.len() - 1)
    }

    /// An op that stands in no block yet.
    pub fn create_op(&mut self, op: NewOp<'_>) -> OpId {
        let id = OpId::new(self.ops.len());
        let first_operand = self.operands.len() as u32;
        for &value in op.operands {
            self.push_use(value, id);
        }
        let first_result = self.values.len() as u32;
        for (index, &ty) in op.results.iter().enumerate() {
            self.values.push(ValueData { ty, owner: id.index() as u32, index: index as u32, first_use: None });
        }
        self.ops.push(OpData {
            def: op.def,
            operands: Span32 { start: first_operand, len: op.operands.len() as u32 },
            results: Span32 { start: first_result, len: op.results.len() as u32 },
            attrs: op.attrs,
            block: None,
            prev: None,
            next: None,
            order: 0,
            first_region: None,
            n_regions: 0,
            loc: op.loc,
        });
        self.adopt_regions(id, op.regions);
        if !op.successors.is_empty() {
            self.successors.insert(id, op.successors.into());
        }
        id
    }

    /// Appends detached `regions` to those of `op`.
    pub fn adopt_regions(&mut self, op: OpId, regions: &[RegionId]) {
        let mut last = self.op_regions(op).last();
        for &region in regions {
            let data = &mut self.regions[region.index()];
            debug_assert!(data.owner.is_none(), "a region has one owner");
            data.owner = Some(op);
            match last {
                Some(last) => self.regions[last.index()].next = Some(region),
                None => self.ops[op.index()].first_region = Some(region),
            }
            last = Some(region);
        }
        self.ops[op.index()].n_regions += regions.len() as u32;
    }

    /// A slot for `child`, standing in no block yet.
    pub fn create_slot(&mut self, child: Body) -> OpId {
        let root = &child.ops[0];
        let (def, loc) = (root.def, root.loc);
        let slot = self.create_op(NewOp::new(def, loc));
        self.ops[slot.index()].operands = Span32 { start: self.children.len() as u32, len: 0 };
        self.children.push(Some(Box::new(child)));
        slot
    }

    fn push_use(&mut self, value: Value, owner: OpId) -> UseId {
        let id = UseId::new(self.operands.len());
        self.operands.push(OperandSlot { value, owner, next: None, prev: None });
        self.link_use(id, value);
        id
    }

    fn link_use(&mut self, id: UseId, value: Value) {
        let head = self.values[value.index()].first_use.replace(id);
        let slot = &mut self.operands[id.index()];
        slot.value = value;
        slot.next = head;
        slot.prev = None;
        if let Some(head) = head {
            self.operands[head.index()].prev = Some(id);
        }
    }

    fn unlink_use(&mut self, id: UseId) {
        let OperandSlot { value, next, prev, .. } = self.operands[id.index()];
        match prev {
            Some(prev) => self.operands[prev.index()].next = next,
            None => self.values[value.index()].first_use = next,
        }
        if let Some(next) = next {
            self.operands[next.index()].prev = prev;
        }
    }
}

/// Looking. [`OpRef`](crate::OpRef) is the comfortable way; these serve code that holds `&mut Body`.
impl Body {
    /// The row of `op`.
    #[inline]
    pub fn def(&self, op: OpId) -> &'static OpDef {
        self.ops[op.index()].def
    }

    /// Whether `op` stands for a child body.
    #[inline]
    pub fn is_slot(&self, op: OpId) -> bool {
        op != Self::ROOT && self.ops[op.index()].def.is(traits::OWNS_BODY)
    }

    /// The child that the slot `op` stands for.
    pub fn slot_child(&self, op: OpId) -> Option<ChildId> {
        self.is_slot(op).then(|| ChildId::new(self.ops[op.index()].operands.start as usize))
    }

    /// The body of a child.
    pub fn child(&self, id: ChildId) -> &Body {
        self.children[id.index()].as_ref().expect("the slot was erased")
    }

    /// The body of a child, to change.
    pub fn child_mut(&mut self, id: ChildId) -> &mut Body {
        self.children[id.index()].as_mut().expect("the slot was erased")
    }

    /// The number of children that were created, erased ones included.
    pub fn n_children(&self) -> usize {
        self.children.len()
    }

    /// All children in the order of their creation.
    pub fn children(&self) -> impl Iterator<Item = &Body> {
        self.children.iter().flatten().map(|child| &**child)
    }

    /// All children in the order of their creation, each for a worker of its own.
    pub fn children_mut(&mut self) -> Vec<&mut Body> {
        self.children.iter_mut().flatten().map(|child| &mut **child).collect()
    }

    /// The children that `slots` stand for, in the order of `slots`, each for a worker of its own.
    pub fn slot_bodies_mut(&mut self, slots: &[OpId]) -> Vec<&mut Body> {
        let mut children: Vec<Option<&mut Body>> = self.children.iter_mut().map(Option::as_deref_mut).collect();
        slots.iter().filter_map(|slot| children[self.ops[slot.index()].operands.start as usize].take()).collect()
    }

    /// Attributes of `op`, inherent and discardable.
    #[inline]
    pub fn attrs(&self, op: OpId) -> Dict {
        self.ops[op.index()].attrs
    }

    /// The location of `op`.
    #[inline]
    pub fn loc(&self, op: OpId) -> Loc {
        self.ops[op.index()].loc
    }

    /// The block that holds `op`; `None` for the root, detached and erased ops.
    #[inline]
    pub fn block_of(&self, op: OpId) -> Option<BlockId> {
        self.ops[op.index()].block
    }

    /// The op whose region holds `block`.
    pub fn block_parent(&self, block: BlockId) -> Option<OpId> {
        self.regions[self.blocks[block.index()].region?.index()].owner
    }

    /// The region that holds `block`.
    pub fn block_region(&self, block: BlockId) -> Option<RegionId> {
        self.blocks[block.index()].region
    }

    /// The op that owns `region`.
    pub fn region_parent(&self, region: RegionId) -> Option<OpId> {
        self.regions[region.index()].owner
    }

    /// The op around `op`, in this body.
    pub fn parent(&self, op: OpId) -> Option<OpId> {
        self.block_parent(self.block_of(op)?)
    }

    /// The number of operands.
    #[inline]
    pub fn n_operands(&self, op: OpId) -> usize {
        self.ops[op.index()].operands.len()
    }

    /// Operand number `index`.
    #[inline]
    pub fn operand(&self, op: OpId, index: usize) -> Value {
        let span = self.ops[op.index()].operands;
        debug_assert!(index < span.len());
        self.operands[span.start as usize + index].value
    }

    /// All operands in order.
    #[inline]
    pub fn operands(&self, op: OpId) -> impl ExactSizeIterator<Item = Value> + DoubleEndedIterator + Clone {
        self.operands[self.ops[op.index()].operands_range()].iter().map(|slot| slot.value)
    }

    /// The number of results.
    #[inline]
    pub fn n_results(&self, op: OpId) -> usize {
        self.ops[op.index()].results.len()
    }

    /// Result number `index`.
    #[inline]
    pub fn result(&self, op: OpId, index: usize) -> Value {
        let span = self.ops[op.index()].results;
        debug_assert!(index < span.len());
        Value::new(span.start as usize + index)
    }

    /// All results in order.
    #[inline]
    pub fn results(&self, op: OpId) -> impl ExactSizeIterator<Item = Value> + DoubleEndedIterator + Clone + use<> {
        self.ops[op.index()].results.range().map(Value::new)
    }

    /// The type of `value`.
    #[inline]
    pub fn ty(&self, value: Value) -> Type {
        self.values[value.index()].ty
    }

    /// Where `value` comes from.
    #[inline]
    pub fn value_def(&self, value: Value) -> ValueDef {
        self.values[value.index()].def()
    }

    /// The op that `value` is a result of.
    pub fn defining_op(&self, value: Value) -> Option<OpId> {
        match self.value_def(value) {
            ValueDef::Result(op, _) => Some(op),
            ValueDef::Argument(..) | ValueDef::Forward => None,
        }
    }

    /// Whether anything uses `value`.
    #[inline]
    pub fn has_uses(&self, value: Value) -> bool {
        self.values[value.index()].first_use.is_some()
    }

    /// The uses of `value`, newest first: the op and its operand number.
    pub fn uses(&self, value: Value) -> impl Iterator<Item = (OpId, usize)> + '_ {
        let mut next = self.values[value.index()].first_use;
        std::iter::from_fn(move || {
            let id = next?;
            let slot = &self.operands[id.index()];
            next = slot.next;
            Some((slot.owner, id.index() - self.ops[slot.owner.index()].operands.start as usize))
        })
    }

    /// The operands of `op` in order: each as a use, with its value and the use behind it in the list of that.
    pub(crate) fn operand_uses(&self, op: OpId) -> impl Iterator<Item = (UseId, Value, Option<UseId>)> + '_ {
        self.ops[op.index()].operands_range().map(|index| {
            let slot = &self.operands[index];
            (UseId::new(index), slot.value, slot.next)
        })
    }

    /// Whether the use list of every value begins with the use in `first`.
    pub(crate) fn are_first_uses(&self, first: &[Option<UseId>]) -> bool {
        self.values.iter().map(|value| value.first_use).eq(first.iter().copied())
    }

    /// The regions of `op` in order.
    #[inline]
    pub fn op_regions(&self, op: OpId) -> impl Iterator<Item = RegionId> + '_ {
        std::iter::successors(self.ops[op.index()].first_region, |region| self.regions[region.index()].next)
    }

    /// The number of regions.
    #[inline]
    pub fn n_regions(&self, op: OpId) -> usize {
        self.ops[op.index()].n_regions as usize
    }

    /// Region number `index`.
    pub fn op_region(&self, op: OpId, index: usize) -> Option<RegionId> {
        self.op_regions(op).nth(index)
    }

    /// The blocks of `region` in order.
    #[inline]
    pub fn region_blocks(&self, region: RegionId) -> &[BlockId] {
        &self.regions[region.index()].blocks
    }

    /// The arguments of `block`.
    #[inline]
    pub fn block_args(&self, block: BlockId) -> &[Value] {
        &self.blocks[block.index()].args
    }

    /// The locations of the arguments of `block`.
    pub fn block_arg_locs(&self, block: BlockId) -> &[Loc] {
        &self.blocks[block.index()].arg_locs
    }

    /// The first op of `block`.
    #[inline]
    pub fn first_op(&self, block: BlockId) -> Option<OpId> {
        self.blocks[block.index()].first
    }

    /// The last op of `block`.
    pub fn last_op(&self, block: BlockId) -> Option<OpId> {
        self.blocks[block.index()].last
    }

    /// The op after `op` in its block.
    #[inline]
    pub fn next_op(&self, op: OpId) -> Option<OpId> {
        self.ops[op.index()].next
    }

    /// The op before `op` in its block.
    pub fn prev_op(&self, op: OpId) -> Option<OpId> {
        self.ops[op.index()].prev
    }

    /// The ops of `block` in order. To change the block on the way, collect first.
    #[inline]
    pub fn block_ops(&self, block: BlockId) -> impl Iterator<Item = OpId> + '_ {
        std::iter::successors(self.first_op(block), |op| self.next_op(*op))
    }

    /// The successors of `op`.
    #[inline]
    pub fn op_successors(&self, op: OpId) -> &[BlockId] {
        if self.successors.is_empty() { &[] } else { self.successors.get(&op).map_or(&[], |blocks| blocks) }
    }

    /// The bytes that `op` covers in the text that it was read from, when the parser was asked to record it.
    pub fn position(&self, op: OpId) -> Option<std::ops::Range<usize>> {
        self.positions.get(&op).cloned()
    }

    /// The name of `value` in the text that it was read from, when the parser was asked to record it.
    pub(crate) fn name(&self, value: Value) -> Option<&str> {
        if self.names.is_empty() { None } else { self.names.get(&value).map(|name| &**name) }
    }

    /// Records the name of `value` in its text.
    /// Whether any value has a recorded name.
    pub(crate) fn has_names(&self) -> bool {
        !self.names.is_empty()
    }

    pub(crate) fn set_name(&mut self, value: Value, name: &str) {
        self.names.insert(value, name.into());
    }

    /// Records where `op` stands in its text; of a slot, its child's root too.
    pub(crate) fn set_position(&mut self, op: OpId, range: std::ops::Range<usize>) {
        if let Some(child) = self.slot_child(op) {
            self.child_mut(child).positions.insert(Self::ROOT, range.clone());
        }
        self.positions.insert(op, range);
    }

    /// All ops of the body that stand in a block, and the root, in the order of their creation.
    pub fn all_ops(&self) -> impl Iterator<Item = OpId> + '_ {
        (0..self.ops.len()).map(OpId::new).filter(|&op| op == Self::ROOT || self.block_of(op).is_some())
    }

    /// The number of op ids that were handed out, tombstones included: the size of side tables.
    pub fn n_op_ids(&self) -> usize {
        self.ops.len()
    }

    /// The number of value ids that were handed out: the size of side tables.
    pub fn n_value_ids(&self) -> usize {
        self.values.len()
    }
}

impl OpData {
    #[inline]
    fn operands_range(&self) -> std::ops::Range<usize> {
        // A slot's `start` is a child index, which may lie beyond the operands.
        if self.operands.len == 0 { 0..0 } else { self.operands.range() }
    }
}

/// Changing.
impl Body {
    /// Puts the detached `op` at the end of `block`.
    pub fn append_op(&mut self, block: BlockId, op: OpId) {
        let last = self.blocks[block.index()].last;
        self.insert_between(block, last, op, None);
    }

    /// Puts the detached `op` at the start of `block`.
    pub fn prepend_op(&mut self, block: BlockId, op: OpId) {
        let first = self.blocks[block.index()].first;
        self.insert_between(block, None, op, first);
    }

    /// Puts the detached `op` right before `anchor`, which stands in a block.
    pub fn insert_before(&mut self, anchor: OpId, op: OpId) {
        let Some(block) = self.block_of(anchor) else { return };
        let prev = self.ops[anchor.index()].prev;
        self.insert_between(block, prev, op, Some(anchor));
    }

    /// Puts the detached `op` right after `anchor`, which stands in a block.
    pub fn insert_after(&mut self, anchor: OpId, op: OpId) {
        let Some(block) = self.block_of(anchor) else { return };
        let next = self.ops[anchor.index()].next;
        self.insert_between(block, Some(anchor), op, next);
    }

    /// Takes `op` out of its block; it stays usable.
    pub fn detach_op(&mut self, op: OpId) {
        let data = &mut self.ops[op.index()];
        let Some(block) = data.block.take() else { return };
        let (prev, next) = (data.prev.take(), data.next.take());
        match prev {
            Some(prev) => self.ops[prev.index()].next = next,
            None => self.blocks[block.index()].first = next,
        }
        match next {
            Some(next) => self.ops[next.index()].prev = prev,
            None => self.blocks[block.index()].last = prev,
        }
    }

    /// Erases `op` with everything inside it. Its results must be unused outside of it.
    pub fn erase_op(&mut self, op: OpId) {
        self.detach_op(op);
        // Inner ops are dropped from an explicit stack: regions may nest deep.
        let mut pending: SmallVec<[OpId; 1]> = smallvec![op];
        while let Some(op) = pending.pop() {
            if let Some(child) = self.slot_child(op) {
                self.children[child.index()] = None;
            } else {
                for slot in self.ops[op.index()].operands_range() {
                    self.unlink_use(UseId::new(slot));
                }
            }
            self.ops[op.index()].operands = Span32::default();
            if !self.successors.is_empty() {
                self.successors.remove(&op);
            }
            let regions: SmallVec<[RegionId; 2]> = self.op_regions(op).collect();
            for region in regions {
                for block in std::mem::take(&mut self.regions[region.index()].blocks) {
                    pending.extend(self.block_ops(block).collect::<Vec<_>>());
                    let data = &mut self.blocks[block.index()];
                    data.first = None;
                    data.last = None;
                    data.region = None;
                }
            }
            let data = &mut self.ops[op.index()];
            data.block = None;
            data.first_region = None;
            data.n_regions = 0;
        }
    }

    /// Sets operand number `index` of `op`.
    pub fn set_operand(&mut self, op: OpId, index: usize, value: Value) {
        let id = UseId::new(self.ops[op.index()].operands.start as usize + index);
        self.unlink_use(id);
        self.link_use(id, value);
    }

    /// Replaces all operands of `op`.
    pub fn set_operands(&mut self, op: OpId, values: &[Value]) {
        let range = self.ops[op.index()].operands_range();
        for slot in range.clone() {
            self.unlink_use(UseId::new(slot));
        }
        if values.len() <= range.len() {
            for (slot, &value) in range.clone().zip(values) {
                self.link_use(UseId::new(slot), value);
            }
            self.ops[op.index()].operands = Span32 { start: range.start as u32, len: values.len() as u32 };
        } else {
            let start = self.operands.len() as u32;
            for &value in values {
                self.push_use(value, op);
            }
            self.ops[op.index()].operands = Span32 { start, len: values.len() as u32 };
        }
    }

    /// Makes every use of `from` a use of `to`. As in MLIR, uses move one by one from the front of one list onto the
    /// front of the other: bytecode shows the order.
    pub fn replace_all_uses(&mut self, from: Value, to: Value) {
        if from == to {
            return;
        }
        while let Some(id) = self.values[from.index()].first_use {
            self.unlink_use(id);
            self.link_use(id, to);
        }
    }

    /// Puts the uses of `value` in the order in which their operands were made, newest first.
    pub(crate) fn sort_uses(&mut self, value: Value) {
        let mut uses = self.use_ids(value);
        uses.sort_unstable_by(|a, b| b.cmp(a));
        self.relink_uses(value, &uses);
    }

    /// Moves use number `i` of `value` to place `places[i]`. Every place must be named once.
    pub(crate) fn permute_uses(&mut self, value: Value, places: &[usize]) {
        let uses = self.use_ids(value);
        debug_assert_eq!(uses.len(), places.len());
        let mut moved = uses.clone();
        for (&id, &place) in uses.iter().zip(places) {
            moved[place] = id;
        }
        self.relink_uses(value, &moved);
    }

    fn use_ids(&self, value: Value) -> Vec<UseId> {
        std::iter::successors(self.values[value.index()].first_use, |id| self.operands[id.index()].next).collect()
    }

    /// Makes `uses`, newest first, the use list of `value`. They must be the uses that it has.
    fn relink_uses(&mut self, value: Value, uses: &[UseId]) {
        self.values[value.index()].first_use = None;
        for &id in uses.iter().rev() {
            self.link_use(id, value);
        }
    }

    /// Sets the type of `value`.
    pub fn set_type(&mut self, value: Value, ty: Type) {
        self.values[value.index()].ty = ty;
    }

    /// Sets all attributes of `op`.
    pub fn set_attrs(&mut self, op: OpId, attrs: Dict) {
        self.ops[op.index()].attrs = attrs;
    }

    /// Sets or removes one attribute of `op`.
    pub fn set_attr(&mut self, cx: &Context, op: OpId, name: &str, attr: Option<Attr>) {
        let mut entries: SmallVec<[_; 8]> = cx
            .dict_entries(self.attrs(op))
            .iter()
            .copied()
            .filter(|(n, _)| cx.name_bytes(*n) != name.as_bytes())
            .collect();
        if let Some(attr) = attr {
            entries.push((cx.name(name), attr));
        }
        self.set_attrs(op, cx.dict(&entries));
    }

    /// Sets the location of `op`; of a slot, set it on the child's root too.
    pub fn set_loc(&mut self, op: OpId, loc: Loc) {
        self.ops[op.index()].loc = loc;
    }

    /// Sets the location of argument number `index` of `block`.
    pub fn set_arg_loc(&mut self, block: BlockId, index: usize, loc: Loc) {
        self.blocks[block.index()].arg_locs[index] = loc;
    }

    /// Changes the row of `op`, keeping everything else.
    pub fn set_def(&mut self, op: OpId, def: &'static OpDef) {
        debug_assert_eq!(def.is(traits::OWNS_BODY), self.def(op).is(traits::OWNS_BODY));
        self.ops[op.index()].def = def;
    }

    /// Moves all blocks of `from` to the end of `to`.
    pub fn move_blocks(&mut self, from: RegionId, to: RegionId) {
        let blocks = std::mem::take(&mut self.regions[from.index()].blocks);
        for &block in &blocks {
            self.blocks[block.index()].region = Some(to);
        }
        self.regions[to.index()].blocks.extend(blocks);
    }

    /// Moves the ops of `block` in order to right before `anchor`, leaving the block empty.
    pub fn move_ops_before(&mut self, block: BlockId, anchor: OpId) {
        while let Some(op) = self.first_op(block) {
            self.detach_op(op);
            self.insert_before(anchor, op);
        }
    }

    /// Takes a child out of its body, with its slot erased.
    pub fn take_child(&mut self, slot: OpId) -> Option<Body> {
        let child = self.slot_child(slot)?;
        let body = self.children[child.index()].take();
        self.erase_op(slot);
        body.map(|body| *body)
    }
}
