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
                // A slot has neither operands nor regions, and its child is copied already.
                if source.slot_child(op).is_none() {
                    copies.push((op, copy));
                }
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

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::kinds::*;
    use crate::text::{PrintFlags, print_op};
    use crate::{Builder, Context, Dialect, Registry, Type, ops};

    ops! { TOY_OPS in "toy";
        /// A function-like op.
        op Outer = "outer" {
            regions { body: AnyRegion }
            traits [OWNS_BODY, ISOLATED]
        }

        /// An op with a region.
        op Wrap = "wrap" {
            operands { inputs: Variadic<AnyType> }
            results { outputs: Variadic<AnyType> }
            regions { body: AnyRegion }
        }

        /// A terminator.
        op Go = "go" {
            operands { inputs: Variadic<AnyType> }
            traits [TERMINATOR]
        }
    }

    static TOY: Dialect = Dialect { name: "toy", ops: &[TOY_OPS], ..Dialect::EMPTY };

    fn context() -> Arc<Context> {
        Context::new(Registry::new().with(&TOY).freeze())
    }

    fn outer() -> (Body, BlockId) {
        let mut body = Body::new(Outer::DEF, Loc::UNKNOWN, crate::Dict::EMPTY, 1);
        let region = body.op_region(Body::ROOT, 0).unwrap();
        let block = body.create_block(region);
        (body, block)
    }

    fn insert(cx: &Context, body: &mut Body, block: BlockId, op: NewOp<'_>) -> OpId {
        Builder::at_end(cx, body, block, Loc::UNKNOWN).insert(op)
    }

    /// A body with two blocks, a region inside and a child body.
    fn sample(cx: &Context) -> Body {
        let (mut body, first) = outer();
        let region = body.block_region(first).unwrap();
        let second = body.create_block(region);
        let x = body.add_argument(first, Type::I32, Loc::source(3));
        let y = body.add_argument(second, Type::I1, Loc::UNKNOWN);
        let inner = body.create_region();
        let inner_block = body.create_block(inner);
        let wrap = NewOp { operands: &[x, x], results: &[Type::I1], ..NewOp::new(Wrap::DEF, Loc::source(7)) };
        let wrap = insert(cx, &mut body, first, NewOp { regions: &[inner], ..wrap });
        let result = body.result(wrap, 0);
        insert(cx, &mut body, inner_block, NewOp { operands: &[x], ..NewOp::new(Go::DEF, Loc::UNKNOWN) });
        let go = NewOp { operands: &[result], successors: &[second], ..NewOp::new(Go::DEF, Loc::UNKNOWN) };
        insert(cx, &mut body, first, go);
        let (mut child, child_block) = outer();
        insert(cx, &mut child, child_block, NewOp::new(Go::DEF, Loc::UNKNOWN));
        let slot = body.create_slot(child);
        body.append_op(second, slot);
        insert(cx, &mut body, second, NewOp { operands: &[y], ..NewOp::new(Go::DEF, Loc::UNKNOWN) });
        body
    }

    fn text(cx: &Context, body: &Body) -> String {
        let flags = PrintFlags { generic: true, ..PrintFlags::default() };
        let mut out = Vec::new();
        print_op(body.root(cx), &flags, &mut out).unwrap();
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn a_copy_reads_the_same() {
        let cx = context();
        let body = sample(&cx);
        let copy = body.deep_clone();
        assert_eq!(text(&cx, &copy), text(&cx, &body));
        assert_eq!(copy.loc(OpId::new(1)), Loc::source(7));
        assert_eq!(copy.n_children(), 1);
    }

    #[test]
    fn each_slot_keeps_its_child() {
        let cx = context();
        let (mut body, block) = outer();
        for n_results in 0..3 {
            let (mut child, child_block) = outer();
            let results = vec![Type::I32; n_results];
            insert(&cx, &mut child, child_block, NewOp { results: &results, ..NewOp::new(Wrap::DEF, Loc::UNKNOWN) });
            let slot = body.create_slot(child);
            body.append_op(block, slot);
        }
        assert_eq!(text(&cx, &body.deep_clone()), text(&cx, &body));
    }

    #[test]
    fn arguments_can_be_given_and_locations_changed() {
        let cx = context();
        let source = sample(&cx);
        let (mut target, block) = outer();
        let given = target.add_argument(block, Type::I32, Loc::UNKNOWN);
        let into = target.create_region();
        let region = source.op_region(Body::ROOT, 0).unwrap();
        let entry = source.region_blocks(region)[0];
        let arg = source.block_args(entry)[0];
        let mut seen = Vec::new();
        let mut relocate = |loc: Loc| {
            seen.push(loc);
            Loc::source(99)
        };
        let mut cloner = Cloner::new(&source, &mut relocate);
        cloner.map(arg, given);
        cloner.region(region, &mut target, into);
        let copied = cloner.block(entry).unwrap();
        assert!(target.block_args(copied).is_empty());
        assert_eq!(target.uses(given).count(), 3);
        assert_eq!(target.loc(target.first_op(copied).unwrap()), Loc::source(99));
        assert!(seen.contains(&Loc::source(7)) && !seen.contains(&Loc::source(3)));
    }

    #[test]
    fn blocks_are_split_moved_and_erased() {
        let cx = context();
        let mut body = sample(&cx);
        let region = body.op_region(Body::ROOT, 0).unwrap();
        let [first, second] = body.region_blocks(region)[..] else { panic!() };
        let last = body.last_op(first).unwrap();
        let rest = body.split_block(last).unwrap();
        assert_eq!(body.region_blocks(region), [first, rest, second]);
        assert_eq!(body.block_ops(rest).collect::<Vec<_>>(), [last]);
        let other = body.create_region();
        let moved = body.create_block(other);
        body.move_blocks_after(other, first);
        assert_eq!(body.region_blocks(region), [first, moved, rest, second]);
        assert_eq!(body.block_region(moved), Some(region));
        body.erase_block(rest);
        assert_eq!(body.region_blocks(region), [first, moved, second]);
        let wrap = body.first_op(first).unwrap();
        assert!(!body.has_uses(body.result(wrap, 0)));
    }
}
