//! The builder: a place in a body where the next op goes.

use smallvec::SmallVec;

use crate::body::{Body, NewOp};
use crate::context::Context;
use crate::diag::Diagnostics;
use crate::ids::{Attr, BlockId, Name, OpId, Type, Value};
use crate::location::Loc;
use crate::op_def::{OpDef, Signature};

/// Where new ops go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum InsertPoint {
    /// At the end of a block.
    End(BlockId),
    /// Right before an op.
    Before(OpId),
}

/// See the module's documentation.
pub struct Builder<'b> {
    /// The context.
    pub cx: &'b Context,
    /// The body that grows.
    pub body: &'b mut Body,
    /// Where the next op goes.
    pub at: InsertPoint,
    /// The location of new ops.
    pub loc: Loc,
}

impl<'b> Builder<'b> {
    /// A builder at the end of `block`.
    pub fn at_end(cx: &'b Context, body: &'b mut Body, block: BlockId, loc: Loc) -> Self {
        Builder { cx, body, at: InsertPoint::End(block), loc }
    }

    /// A builder right before `op`, with its location.
    pub fn before(cx: &'b Context, body: &'b mut Body, op: OpId) -> Self {
        let loc = body.loc(op);
        Builder { cx, body, at: InsertPoint::Before(op), loc }
    }

    /// Creates `op` and puts it in place.
    pub fn insert(&mut self, op: NewOp<'_>) -> OpId {
        let id = self.body.create_op(op);
        self.place(id);
        id
    }

    /// Puts the detached `op` in place.
    pub fn place(&mut self, op: OpId) {
        match self.at {
            InsertPoint::End(block) => self.body.append_op(block, op),
            InsertPoint::Before(anchor) => self.body.insert_before(anchor, op),
        }
    }

    /// The end of the typed builders: infers result types where none are given.
    ///
    /// # Panics
    /// When results cannot be inferred from what the caller gave.
    pub fn finish(
        &mut self,
        def: &'static OpDef,
        operands: &[Value],
        mut attrs: SmallVec<[(Name, Attr); 4]>,
        results: Option<&[Type]>,
    ) -> OpId {
        def.fill_attrs(self.cx, &mut attrs);
        let attrs = self.cx.dict(&attrs);
        let inferred;
        let results = match results {
            Some(results) => results,
            None => {
                let types: SmallVec<[Type; 4]> = operands.iter().map(|&value| self.body.ty(value)).collect();
                let (cx, body) = (self.cx, &*self.body);
                let signature = Signature {
                    cx,
                    def,
                    loc: self.loc,
                    operands: &types,
                    attrs,
                    regions: &[],
                    constants: &|index| body.value_ref(cx, *operands.get(index)?).constant(),
                };
                let mut diags = Diagnostics::default();
                let infer = def.infer.unwrap_or_else(|| panic!("`{}` cannot infer its result types", def.name));
                inferred = infer(&signature, &mut diags).unwrap_or_else(|_| {
                    let reason = diags.iter().next().map(|d| d.message.clone()).unwrap_or_default();
                    panic!("`{}` was built from operands that do not fit: {reason}", def.name)
                });
                &inferred
            }
        };
        self.insert(NewOp { attrs, operands, results, ..NewOp::new(def, self.loc) })
    }

    /// The only result of `op`.
    pub fn result(&self, op: OpId) -> Value {
        self.body.result(op, 0)
    }
}
