//! Walking over what is inside an op.

use smallvec::SmallVec;

use super::Body;
use crate::ids::{OpId, RegionId};

/// The ops inside an op, made by [`Body::ops_inside`].
pub struct OpsInside<'b> {
    body: &'b Body,
    /// Of each block that was entered or waits, the next op: the innermost block last.
    next: SmallVec<[OpId; 8]>,
}

impl OpsInside<'_> {
    fn enter(&mut self, op: OpId) {
        let start = self.next.len();
        for region in self.body.op_regions(op) {
            self.next.extend(self.body.region_blocks(region).iter().filter_map(|&block| self.body.first_op(block)));
        }
        self.next[start..].reverse();
    }
}

impl Iterator for OpsInside<'_> {
    type Item = OpId;

    #[inline]
    fn next(&mut self) -> Option<OpId> {
        let op = self.next.pop()?;
        self.next.extend(self.body.next_op(op));
        if self.body.n_regions(op) != 0 {
            self.enter(op);
        }
        Some(op)
    }
}

impl Body {
    /// Every op inside `op` in the order of the text, each before those inside it. Slots are among them, child bodies are
    /// not.
    pub fn ops_inside(&self, op: OpId) -> OpsInside<'_> {
        let mut ops = OpsInside { body: self, next: SmallVec::new() };
        ops.enter(op);
        ops
    }

    /// The regions that ops of this body have, those of the root included, in the order of their creation.
    pub fn all_regions(&self) -> impl Iterator<Item = RegionId> + '_ {
        (0..self.regions.len()).map(RegionId::new).filter(|&region| self.region_parent(region).is_some())
    }
}
