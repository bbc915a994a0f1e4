//! Views: a body and a context with an id, so that looking reads like a sentence. They are `Copy` and borrow the body,
//! so the compiler keeps looking and changing apart.
//!
//! A slot is seen through: [`BlockRef::ops`] gives, for a function in a module, the root of the function's own body.

use crate::body::{Body, ValueDef};
use crate::context::Context;
use crate::ids::{Attr, BlockId, Dict, OpId, RegionId, Type, Value};
use crate::location::Loc;
use crate::op_def::{OpDef, TraitDef, traits};

/// An op in its body.
#[derive(Clone, Copy)]
pub struct OpRef<'a> {
    /// The context.
    pub cx: &'a Context,
    /// The body that holds the op.
    pub body: &'a Body,
    /// The op.
    pub id: OpId,
}

/// A value in its body.
#[derive(Clone, Copy)]
pub struct ValueRef<'a> {
    /// The context.
    pub cx: &'a Context,
    /// The body that holds the value.
    pub body: &'a Body,
    /// The value.
    pub id: Value,
}

/// A block in its body.
#[derive(Clone, Copy)]
pub struct BlockRef<'a> {
    /// The context.
    pub cx: &'a Context,
    /// The body that holds the block.
    pub body: &'a Body,
    /// The block.
    pub id: BlockId,
}

/// A region in its body.
#[derive(Clone, Copy)]
pub struct RegionRef<'a> {
    /// The context.
    pub cx: &'a Context,
    /// The body that holds the region.
    pub body: &'a Body,
    /// The region.
    pub id: RegionId,
}

/// A typed view of one op row: made by the `ops!` macro.
pub trait OpView<'a>: Copy {
    /// The row.
    const DEF: &'static OpDef;

    /// Wraps an op of that row.
    fn wrap(op: OpRef<'a>) -> Self;
}

impl Body {
    /// The view of the op that owns this body.
    pub fn root<'a>(&'a self, cx: &'a Context) -> OpRef<'a> {
        self.op_ref(cx, Body::ROOT)
    }

    /// The view of `op`; of a slot, the root of its child.
    pub fn op_ref<'a>(&'a self, cx: &'a Context, op: OpId) -> OpRef<'a> {
        match self.slot_child(op) {
            Some(child) => OpRef { cx, body: self.child(child), id: Body::ROOT },
            None => OpRef { cx, body: self, id: op },
        }
    }

    /// The view of `value`.
    pub fn value_ref<'a>(&'a self, cx: &'a Context, value: Value) -> ValueRef<'a> {
        ValueRef { cx, body: self, id: value }
    }

    /// The view of `block`.
    pub fn block_ref<'a>(&'a self, cx: &'a Context, block: BlockId) -> BlockRef<'a> {
        BlockRef { cx, body: self, id: block }
    }

    /// The view of `region`.
    pub fn region_ref<'a>(&'a self, cx: &'a Context, region: RegionId) -> RegionRef<'a> {
        RegionRef { cx, body: self, id: region }
    }
}

impl<'a> OpRef<'a> {
    /// The row.
    #[inline]
    pub fn def(self) -> &'static OpDef {
        self.body.def(self.id)
    }

    /// The full name, also of an unregistered op.
    pub fn name(self) -> &'static str {
        self.def().name
    }

    /// Whether the row has the trait.
    #[inline]
    pub fn has(self, trait_def: &TraitDef) -> bool {
        self.def().is(trait_def)
    }

    /// The typed view, when this is an op of that row.
    #[inline]
    pub fn view<V: OpView<'a>>(self) -> Option<V> {
        std::ptr::eq(self.def(), V::DEF).then(|| V::wrap(self))
    }

    /// Whether this is an op of the row of `V`.
    #[inline]
    pub fn is<V: OpView<'a>>(self) -> bool {
        std::ptr::eq(self.def(), V::DEF)
    }

    /// Where it came from.
    pub fn loc(self) -> Loc {
        self.body.loc(self.id)
    }

    /// Inherent and discardable attributes.
    pub fn attrs(self) -> Dict {
        self.body.attrs(self.id)
    }

    /// The attribute called `name`.
    #[inline]
    pub fn attr(self, name: &str) -> Option<Attr> {
        let attrs = self.attrs();
        if attrs == Dict::EMPTY { None } else { self.cx.dict_get(attrs, name) }
    }

    /// The number of operands.
    #[inline]
    pub fn n_operands(self) -> usize {
        self.body.n_operands(self.id)
    }

    /// Operand number `index`.
    #[inline]
    pub fn operand(self, index: usize) -> ValueRef<'a> {
        ValueRef { cx: self.cx, body: self.body, id: self.body.operand(self.id, index) }
    }

    /// All operands.
    pub fn operands(self) -> impl ExactSizeIterator<Item = ValueRef<'a>> + DoubleEndedIterator + Clone {
        self.body.operands(self.id).map(move |id| ValueRef { cx: self.cx, body: self.body, id })
    }

    /// The number of results.
    #[inline]
    pub fn n_results(self) -> usize {
        self.body.n_results(self.id)
    }

    /// Result number `index`.
    #[inline]
    pub fn result(self, index: usize) -> ValueRef<'a> {
        ValueRef { cx: self.cx, body: self.body, id: self.body.result(self.id, index) }
    }

    /// All results.
    pub fn results(self) -> impl ExactSizeIterator<Item = ValueRef<'a>> + DoubleEndedIterator + Clone {
        self.body.results(self.id).map(move |id| ValueRef { cx: self.cx, body: self.body, id })
    }

    /// The number of regions.
    pub fn n_regions(self) -> usize {
        self.body.n_regions(self.id)
    }

    /// Region number `index`, which must exist.
    pub fn region(self, index: usize) -> RegionRef<'a> {
        let id = self.body.op_region(self.id, index).expect("the row's region count was verified");
        RegionRef { cx: self.cx, body: self.body, id }
    }

    /// All regions.
    pub fn regions(self) -> impl Iterator<Item = RegionRef<'a>> {
        self.body.op_regions(self.id).map(move |id| RegionRef { cx: self.cx, body: self.body, id })
    }

    /// The blocks that a terminator may go to.
    pub fn successors(self) -> &'a [BlockId] {
        self.body.op_successors(self.id)
    }

    /// The op around this one, in the same body.
    pub fn parent(self) -> Option<OpRef<'a>> {
        self.body.parent(self.id).map(|id| OpRef { id, ..self })
    }

    /// The block around this op, in the same body.
    pub fn block(self) -> Option<BlockRef<'a>> {
        self.body.block_of(self.id).map(|id| BlockRef { cx: self.cx, body: self.body, id })
    }
}

impl<'a> ValueRef<'a> {
    /// The type.
    #[inline]
    pub fn ty(self) -> Type {
        self.body.ty(self.id)
    }

    /// The sizes of a ranked type.
    pub fn shape(self) -> Option<&'a [i64]> {
        self.ty().shape(self.cx)
    }

    /// Where it comes from.
    pub fn source(self) -> ValueDef {
        self.body.value_def(self.id)
    }

    /// The op that it is a result of.
    pub fn defining_op(self) -> Option<OpRef<'a>> {
        self.body.defining_op(self.id).map(|id| OpRef { cx: self.cx, body: self.body, id })
    }

    /// The constant that it is, when the op that it is a result of says so.
    pub fn constant(self) -> Option<Attr> {
        self.defining_op().filter(|op| op.has(traits::CONSTANT_LIKE))?.attr("value")
    }

    /// The typed view of the op that it is a result of.
    pub fn def<V: OpView<'a>>(self) -> Option<V> {
        self.defining_op()?.view()
    }
}

impl<'a> BlockRef<'a> {
    /// The arguments.
    pub fn args(self) -> impl ExactSizeIterator<Item = ValueRef<'a>> + DoubleEndedIterator + Clone {
        self.body.block_args(self.id).iter().map(move |&id| ValueRef { cx: self.cx, body: self.body, id })
    }

    /// The ops in order, functions as the roots of their bodies.
    pub fn ops(self) -> impl Iterator<Item = OpRef<'a>> {
        self.body.block_ops(self.id).map(move |id| self.body.op_ref(self.cx, id))
    }

    /// The last op, when it is a terminator.
    pub fn terminator(self) -> Option<OpRef<'a>> {
        self.body.last_op(self.id).map(|id| self.body.op_ref(self.cx, id)).filter(|op| op.has(traits::TERMINATOR))
    }
}

impl<'a> RegionRef<'a> {
    /// The blocks in order.
    pub fn blocks(self) -> impl ExactSizeIterator<Item = BlockRef<'a>> + DoubleEndedIterator + Clone {
        self.body.region_blocks(self.id).iter().map(move |&id| BlockRef { cx: self.cx, body: self.body, id })
    }

    /// The first block.
    pub fn entry(self) -> Option<BlockRef<'a>> {
        self.blocks().next()
    }

    /// The op that owns the region.
    pub fn parent(self) -> Option<OpRef<'a>> {
        self.body.region_parent(self.id).map(|id| OpRef { cx: self.cx, body: self.body, id })
    }
}
