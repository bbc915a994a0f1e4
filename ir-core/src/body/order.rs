//! The order of the ops of a block: a linked list, with keys that make "does a come before b" one comparison.

use super::{Body, OpData};
use crate::ids::{BlockId, OpId};

/// Order keys of neighbours differ by this much, leaving room for insertions.
const ORDER_STEP: u32 = 16;

/// The key of the first op of a block: there is room before it and more behind it.
const FIRST_ORDER: u32 = 1 << 30;

impl Body {
    /// Whether `a` comes before `b`, both in the same block.
    #[inline]
    pub fn comes_before(&self, a: OpId, b: OpId) -> bool {
        debug_assert_eq!(self.block_of(a), self.block_of(b));
        self.ops[a.index()].order < self.ops[b.index()].order
    }

    /// Puts `op` between two neighbours.
    pub(super) fn insert_between(&mut self, block: BlockId, prev: Option<OpId>, op: OpId, next: Option<OpId>) {
        debug_assert!(self.block_of(op).is_none(), "the op already stands in a block");
        let order_of = |op: OpId| self.ops[op.index()].order;
        let order = match (prev.map(order_of), next.map(order_of)) {
            (None, None) => FIRST_ORDER,
            (Some(before), None) => before + ORDER_STEP.min((u32::MAX - before) / 2),
            (None, Some(after)) => after - ORDER_STEP.min(after / 2),
            (Some(before), Some(after)) => before + (after - before) / 2,
        };
        let is_taken = prev.map(order_of) == Some(order) || next.map(order_of) == Some(order);
        let data = &mut self.ops[op.index()];
        data.block = Some(block);
        data.prev = prev;
        data.next = next;
        data.order = order;
        match prev {
            Some(prev) => self.ops[prev.index()].next = Some(op),
            None => self.blocks[block.index()].first = Some(op),
        }
        match next {
            Some(next) => self.ops[next.index()].prev = Some(op),
            None => self.blocks[block.index()].last = Some(op),
        }
        if is_taken {
            self.make_room(op);
        }
    }

    /// Spreads the keys around `op`, which has that of a neighbour, over the smallest range that is sparse enough: a range
    /// of `2^n` keys may hold `(2 / 1.1)^n` ops. That moves O(log² n) keys an insertion, wherever ops are inserted.
    /// (Bender et al., Two Simplified Algorithms for Maintaining Order in a List, 2002.)
    fn make_room(&mut self, op: OpId) {
        let key = self.ops[op.index()].order;
        let (mut first, mut last, mut n_ops) = (op, op, 1u64);
        let mut limit = 1.0;
        for bits in 1..=u32::BITS {
            limit *= 2.0 / 1.1;
            let width = 1u64 << bits;
            let low = u64::from(key) & !(width - 1);
            let within = |op: &OpId, ops: &[OpData]| (low..low + width).contains(&u64::from(ops[op.index()].order));
            while let Some(prev) = self.ops[first.index()].prev.filter(|prev| within(prev, &self.ops)) {
                (first, n_ops) = (prev, n_ops + 1);
            }
            while let Some(next) = self.ops[last.index()].next.filter(|next| within(next, &self.ops)) {
                (last, n_ops) = (next, n_ops + 1);
            }
            if n_ops as f64 <= limit && 2 * n_ops <= width || bits == u32::BITS {
                let mut next = Some(first);
                for index in 0..n_ops {
                    let Some(op) = next else { break };
                    self.ops[op.index()].order = (low + (2 * index + 1) * width / (2 * n_ops)) as u32;
                    next = self.ops[op.index()].next;
                }
                return;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::body::NewOp;
    use crate::ids::Dict;
    use crate::kinds::*;
    use crate::location::Loc;
    use crate::ops;

    ops! { TEST_OPS in "test";
        /// Holds ops.
        op Holder = "holder" {
            regions { body: AnyRegion }
            traits [OWNS_BODY]
        }

        /// Stands somewhere.
        op Item = "item" {}
    }

    /// Inserts ops one after another, each where `place` says, given the number of the op, and compares keys with the list.
    fn check(place: impl Fn(&mut Body, BlockId, OpId, usize)) {
        assert_eq!(TEST_OPS.len(), 2);
        let mut body = Body::new(Holder::DEF, Loc::UNKNOWN, Dict::EMPTY, 1);
        let region = body.op_region(Body::ROOT, 0).unwrap();
        let block = body.create_block(region);
        let item = |body: &mut Body| body.create_op(NewOp::new(Item::DEF, Loc::UNKNOWN));
        for _ in 0..100 {
            let op = item(&mut body);
            body.append_op(block, op);
        }
        for number in 0..20_000 {
            let op = item(&mut body);
            place(&mut body, block, op, number);
        }
        let ops: Vec<OpId> = body.block_ops(block).collect();
        assert_eq!(ops.len(), 20_100);
        assert!(ops.is_sorted_by(|&a, &b| body.comes_before(a, b)));
    }

    #[test]
    fn keys_are_in_order_wherever_ops_are_inserted() {
        check(|body, block, op, _| body.prepend_op(block, op));
        check(|body, block, op, _| body.append_op(block, op));
        check(|body, _, op, _| body.insert_before(OpId::new(51), op));
        check(|body, _, op, _| body.insert_after(OpId::new(51), op));
        // Always between the two that came last.
        check(|body, _, op, number| match number % 2 {
            0 => body.insert_before(OpId::new(op.index() - 1), op),
            _ => body.insert_after(OpId::new(op.index() - 1), op),
        });
        // Anywhere.
        check(|body, _, op, number| body.insert_after(OpId::new(1 + number * 7_919 % (op.index() - 1)), op));
    }
}
