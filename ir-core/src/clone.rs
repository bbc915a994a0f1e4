//! Copying regions and whole bodies from one body into another, and making room for them in a block.
//!
//! A [`Cloner`] remembers what each value and block of the source became. Copies keep rows, types, attributes,
//! successors and nested child bodies; locations pass through a function. The ids of source and copy are unrelated.

use smallvec::SmallVec;

use crate::body::{Body, NewOp};
use crate::ids::{BlockId, OpId, RegionId, Value};
use crate::location::Loc;
use crate::text::grow_stack;

/// See the module's documentation.
pub struct Cloner<'s> {
    source: &'s Body,
    values: Vec<Option<Value>>,
    blocks: Vec<Option<BlockId>>,
    relocate: &'s mut dyn FnMut(Loc) -> Loc,
}

impl<'s> Cloner<'s> {
    /// Copies out of `source`; `relocate` says where a copy of something at a location is said to be.
    pub fn new(source: &'s Body, relocate: &'s mut dyn FnMut(Loc) -> Loc) -> Self {
        Cloner { source, values: vec![None; source.n_value_ids()], blocks: vec![None; source.blocks.len()], relocate }
    }

    /// Says that copies use `to` where the source uses `from`. A block argument that is mapped before its block is
    /// copied is left out of the copy.
    pub fn map(&mut self, from: Value, to: Value) {
        self.values[from.index()] = Some(to);
    }

    /// What `from` became.
    pub fn value(&self, from: Value) -> Option<Value> {
        self.values[from.index()]
    }

    /// What the block `from` became.
    pub fn block(&self, from: BlockId) -> Option<BlockId> {
        self.blocks[from.index()]
    }

    /// Appends copies of the blocks of `from` to the region `into` of `target`.
    ///
    /// # Panics
    /// When the region uses a value or block from outside that was not mapped.
    pub fn region(&mut self, from: RegionId, target: &mut Body, into: RegionId) {
        let source = self.source;
        for &block in source.region_blocks(from) {
            let copy = target.create_block(into);
            self.blocks[block.index()] = Some(copy);
            for (&arg, &loc) in source.block_args(block).iter().zip(source.block_arg_locs(block)) {
                if self.value(arg).is_none() {
                    let loc = (self.relocate)(loc);
                    let value = target.add_argument(copy, source.ty(arg), loc);
                    self.map(arg, value);
                }
            }
        }
        // All results exist before the first operand is set: in a graph region uses may come first.
        let mut copies: Vec<(OpId, OpId)> = Vec::new();
        for &block in source.region_blocks(from) {
            let Some(into) = self.block(block) else { continue };
            for op in source.block_ops(block) {
                let copy = self.shell(op, target);
                target.append_op(into, copy);
                copies.push((op, copy));
            }
        }
        for (op, copy) in copies {
            let operands: SmallVec<[Value; 4]> = source.operands(op).map(|value| self.counterpart(value)).collect();
            target.set_operands(copy, &operands);
            for region in source.op_regions(op) {
                let into = target.create_region();
                target.adopt_regions(copy, &[into]);
                grow_stack(|| self.region(region, target, into));
            }
        }
    }

    fn counterpart(&self, value: Value) -> Value {
        self.value(value).expect("a value from outside the copied region is mapped")
    }

    /// A copy of `op` without operands and regions; of a slot, with a copy of the child.
    fn shell(&mut self, op: OpId, target: &mut Body) -> OpId {
        let source = self.source;
        if let Some(child) = source.slot_child(op) {
            let child = grow_stack(|| copy_body(source.child(child), self.relocate));
            return target.create_slot(child);
        }
        let results: SmallVec<[_; 4]> = source.results(op).map(|value| source.ty(value)).collect();
        let successors: SmallVec<[BlockId; 2]> = source
            .op_successors(op)
            .iter()
            .map(|&block| self.block(block).expect("a successor stands in the copied region"))
            .collect();
        let loc = (self.relocate)(source.loc(op));
        let copy = target.create_op(NewOp {
            attrs: source.attrs(op),
            results: &results,
            successors: &successors,
            ..NewOp::new(source.def(op), loc)
        });
        for (from, to) in source.results(op).zip(target.results(copy)) {
            self.map(from, to);
        }
        copy
    }
}

fn copy_body(source: &Body, relocate: &mut dyn FnMut(Loc) -> Loc) -> Body {
    let loc = relocate(source.loc(Body::ROOT));
    let n_regions = source.n_regions(Body::ROOT);
    let mut copy = Body::new(source.def(Body::ROOT), loc, source.attrs(Body::ROOT), n_regions);
    copy.reserve(source.n_op_ids());
    let regions: SmallVec<[RegionId; 2]> = copy.op_regions(Body::ROOT).collect();
    let mut cloner = Cloner::new(source, relocate);
    for (from, into) in source.op_regions(Body::ROOT).zip(regions) {
        cloner.region(from, &mut copy, into);
    }
    copy
}

/// Copies and room for them.
impl Body {
    /// A copy of the whole body, child bodies included, without tombstones.
    pub fn deep_clone(&self) -> Body {
        copy_body(self, &mut |loc| loc)
    }

    /// Splits the block of `before`: `before` and all after it move to a new block, which is returned and follows the
    /// old one in its region. `None` when `before` stands in no block of a region.
    pub fn split_block(&mut self, before: OpId) -> Option<BlockId> {
        let block = self.block_of(before)?;
        let region = self.block_region(block)?;
        let rest = self.create_detached_block();
        let mut next = Some(before);
        while let Some(op) = next {
            next = self.next_op(op);
            self.detach_op(op);
            self.append_op(rest, op);
        }
        self.blocks[rest.index()].region = Some(region);
        self.insert_blocks_after(block, &[rest]);
        Some(rest)
    }

    /// Moves all blocks of `from` into the region of `after`, right behind that block.
    pub fn move_blocks_after(&mut self, from: RegionId, after: BlockId) {
        let Some(into) = self.block_region(after) else { return };
        let blocks = std::mem::take(&mut self.regions[from.index()].blocks);
        for &block in &blocks {
            self.blocks[block.index()].region = Some(into);
        }
        self.insert_blocks_after(after, &blocks);
    }

    fn insert_blocks_after(&mut self, after: BlockId, blocks: &[BlockId]) {
        let Some(region) = self.block_region(after) else { return };
        let list = &mut self.regions[region.index()].blocks;
        let at = list.iter().position(|&block| block == after).map_or(list.len(), |at| at + 1);
        list.insert_many(at, blocks.iter().copied());
    }

    /// Erases `block` with all its ops. Nothing outside may use their results or go to the block.
    pub fn erase_block(&mut self, block: BlockId) {
        while let Some(op) = self.last_op(block) {
            self.erase_op(op);
        }
        if let Some(region) = self.blocks[block.index()].region.take() {
            self.regions[region.index()].blocks.retain(|other| *other != block);
        }
    }
}
