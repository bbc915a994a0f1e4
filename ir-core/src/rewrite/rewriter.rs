//! The rewriter: the one door for changes of a body in place.
//!
//! Patterns look through views and act through ids. Every change passes here, is counted, and is told to a
//! [`Listener`], which is how a driver's worklist learns of it. A pattern that does not match says [`NoMatch`] and has
//! changed nothing.
//!
//! ```
//! # use hlo_ir::{OpId, kinds::*, ops, rewrite::{NoMatch, Rewrite, Rewriter}};
//! # ops! { TOY_OPS in "toy";
//! #     /// Reverses the order of elements.
//! #     op Reverse = "reverse" {
//! #         operands { operand: AnyTensor }
//! #         attrs { dimensions: I64Array }
//! #         results { result: AnyTensor }
//! #     }
//! # }
//! /// `reverse(reverse(x))` over the same dimensions is `x`.
//! fn double_reverse(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
//!     let outer = rw.view::<Reverse>(op)?;
//!     let inner = outer.operand().def::<Reverse>().ok_or(NoMatch)?;
//!     if outer.dimensions() != inner.dimensions() {
//!         return Err(NoMatch);
//!     }
//!     let source = inner.operand().id;
//!     rw.replace(op, [source])
//! }
//! ```

use std::any::Any;

use smallvec::SmallVec;

use super::carry_discardable;
use crate::body::Body;
use crate::builder::{Builder, InsertPoint};
use crate::context::Context;
use crate::ids::{Attr, BlockId, Dict, OpId, RegionId, Type, Value};
use crate::location::Loc;
use crate::view::{OpRef, OpView, ValueRef};

/// The pattern does not apply here, and nothing was changed. [`Rewriter::refuse`] makes one with a reason.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoMatch;

/// What a pattern says: rewritten, or not applicable.
pub type Rewrite = Result<(), NoMatch>;

/// What happened to an op.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Change {
    /// It is new.
    Created(OpId),
    /// Its operands, attributes, result types or place are different.
    Modified(OpId),
    /// A use of one of its results went away.
    LostUse(OpId),
    /// It goes: the body still holds it. Ops inside it are told before it.
    Erased(OpId),
}

/// Whoever wants to know of changes.
pub trait Listener {
    /// Sees one change of `body`.
    fn saw(&mut self, body: &Body, change: Change);
}

/// See the module's documentation.
pub struct Rewriter<'r> {
    cx: &'r Context,
    body: &'r mut Body,
    at: InsertPoint,
    loc: Loc,
    n_changes: u64,
    /// Why the last pattern did not apply; kept only when somebody traces.
    reason: Option<String>,
    keeps_reasons: bool,
    settings: Option<&'r (dyn Any + Send + Sync)>,
    listener: Option<&'r mut dyn Listener>,
}

/// Looking.
impl<'r> Rewriter<'r> {
    /// A rewriter that makes new ops right before `op`, with its location.
    pub fn before(cx: &'r Context, body: &'r mut Body, op: OpId) -> Self {
        let loc = body.loc(op);
        let at = InsertPoint::Before(op);
        Rewriter { cx, body, at, loc, n_changes: 0, reason: None, keeps_reasons: false, settings: None, listener: None }
    }

    /// Tells `listener` of every change.
    pub fn listener(mut self, listener: &'r mut dyn Listener) -> Self {
        self.listener = Some(listener);
        self
    }

    /// Keeps what [`Rewriter::refuse`] says, for [`Rewriter::take_reason`].
    pub fn keep_reasons(mut self, keep: bool) -> Self {
        self.keeps_reasons = keep;
        self
    }

    /// Lets patterns read these with [`Rewriter::settings`].
    pub fn with_settings(mut self, settings: Option<&'r (dyn Any + Send + Sync)>) -> Self {
        self.settings = settings;
        self
    }

    /// What the set of patterns was told, see [`PatternSet::with_settings`](super::PatternSet::with_settings).
    ///
    /// # Errors
    /// When it was told nothing, or something else.
    pub fn settings<T: Any>(&self) -> Result<&'r T, NoMatch> {
        let settings: Option<&'r dyn Any> = self.settings.map(|settings| settings as _);
        settings.and_then(|settings| settings.downcast_ref()).ok_or(NoMatch)
    }

    /// The context.
    pub fn cx(&self) -> &'r Context {
        self.cx
    }

    /// The body as it is now.
    pub fn body(&self) -> &Body {
        self.body
    }

    /// The untyped view of `op`.
    pub fn op(&self, op: OpId) -> OpRef<'_> {
        self.body.op_ref(self.cx, op)
    }

    /// The view of `value`.
    pub fn value(&self, value: Value) -> ValueRef<'_> {
        self.body.value_ref(self.cx, value)
    }

    /// The typed view of `op`.
    ///
    /// # Errors
    /// When it is an op of another row.
    pub fn view<'s, V: OpView<'s>>(&'s self, op: OpId) -> Result<V, NoMatch> {
        self.op(op).view().ok_or(NoMatch)
    }

    /// "No match", with a reason that is worked out only when somebody traces.
    pub fn refuse(&mut self, reason: impl FnOnce(&Self) -> String) -> NoMatch {
        if self.keeps_reasons {
            self.reason = Some(reason(self));
        }
        NoMatch
    }

    /// Why the last pattern did not apply, if it said so.
    pub fn take_reason(&mut self) -> Option<String> {
        self.reason.take()
    }

    /// How many changes were made so far.
    pub fn n_changes(&self) -> u64 {
        self.n_changes
    }
}

/// Changing.
impl Rewriter<'_> {
    fn tell(&mut self, change: Change) {
        self.n_changes += 1;
        if let Some(listener) = &mut self.listener {
            listener.saw(self.body, change);
        }
    }

    /// Tells of a use of `value` that went away.
    fn lost_use(&mut self, value: Value) {
        if let Some(def) = self.body.defining_op(value) {
            self.tell(Change::LostUse(def));
        }
    }

    /// New ops go right before `op` and get its location.
    pub fn go_before(&mut self, op: OpId) {
        self.at = InsertPoint::Before(op);
        self.loc = self.body.loc(op);
    }

    /// New ops go to the end of `block`; the location stays as it was.
    pub fn go_to_end(&mut self, block: BlockId) {
        self.at = InsertPoint::End(block);
    }

    /// Creates ops, and regions and blocks for them, where the rewriter stands. `build` adds and changes nothing that
    /// was there before.
    pub fn build<R>(&mut self, build: impl FnOnce(&mut Builder<'_>) -> R) -> R {
        let first = self.body.n_op_ids();
        let result = build(&mut Builder { cx: self.cx, body: self.body, at: self.at, loc: self.loc });
        for index in first..self.body.n_op_ids() {
            self.tell(Change::Created(OpId::new(index)));
        }
        result
    }

    /// Replaces `op` by one value for each of its results and erases it. Its discardable attributes go with it.
    ///
    /// # Errors
    /// Never: it returns what a pattern returns.
    ///
    /// # Panics
    /// When the number of values is not that of the results.
    pub fn replace(&mut self, op: OpId, values: impl IntoIterator<Item = Value>) -> Rewrite {
        let values: SmallVec<[Value; 4]> = values.into_iter().collect();
        assert_eq!(values.len(), self.body.n_results(op), "`{}` is replaced", self.body.def(op).name);
        for (result, value) in self.body.results(op).zip(values) {
            self.replace_all_uses(result, value);
        }
        self.erase(op);
        Ok(())
    }

    /// Replaces `op` by the op that `build` creates right before it. That one gets the location of `op`, its
    /// discardable attributes (its own win) and the uses of its results; `build` may create helpers on the way.
    ///
    /// # Errors
    /// Never: it returns what a pattern returns.
    ///
    /// # Panics
    /// When the new op has another number of results.
    pub fn replace_with(&mut self, op: OpId, build: impl FnOnce(&mut Builder<'_>) -> OpId) -> Rewrite {
        self.go_before(op);
        let new = self.build(build);
        let (from, to) = (self.body.def(op), self.body.def(new));
        let attrs = carry_discardable(self.cx, from, self.body.attrs(op), to, self.body.attrs(new));
        self.body.set_attrs(new, attrs);
        self.body.set_loc(new, self.loc);
        let results: SmallVec<[Value; 4]> = self.body.results(new).collect();
        self.replace(op, results)
    }

    /// Erases `op` with everything inside it. Nothing outside uses its results any more.
    pub fn erase(&mut self, op: OpId) {
        let mut used: SmallVec<[Value; 8]> = self.body.operands(op).collect();
        if self.body.n_regions(op) != 0 {
            for inner in self.body.ops_inside(op).collect::<Vec<_>>().into_iter().rev() {
                used.extend(self.body.operands(inner));
                self.tell(Change::Erased(inner));
            }
        }
        self.tell(Change::Erased(op));
        self.body.erase_op(op);
        for value in used {
            // What was inside is gone too.
            if self.body.defining_op(value).is_some_and(|def| self.body.block_of(def).is_some()) {
                self.lost_use(value);
            }
        }
    }

    /// Makes every use of `from` a use of `to`.
    pub fn replace_all_uses(&mut self, from: Value, to: Value) {
        if from == to || !self.body.has_uses(from) {
            return;
        }
        let users: SmallVec<[OpId; 8]> = self.body.uses(from).map(|(user, _)| user).collect();
        self.body.replace_all_uses(from, to);
        for user in users {
            self.tell(Change::Modified(user));
        }
        self.lost_use(from);
    }

    /// Sets operand number `index` of `op`.
    pub fn set_operand(&mut self, op: OpId, index: usize, value: Value) {
        let old = self.body.operand(op, index);
        self.body.set_operand(op, index, value);
        self.tell(Change::Modified(op));
        self.lost_use(old);
    }

    /// Replaces all operands of `op`.
    pub fn set_operands(&mut self, op: OpId, values: &[Value]) {
        let old: SmallVec<[Value; 4]> = self.body.operands(op).collect();
        self.body.set_operands(op, values);
        self.tell(Change::Modified(op));
        old.into_iter().for_each(|value| self.lost_use(value));
    }

    /// Sets or removes one attribute of `op`.
    pub fn set_attr(&mut self, op: OpId, name: &str, attr: Option<Attr>) {
        self.body.set_attr(self.cx, op, name, attr);
        self.tell(Change::Modified(op));
    }

    /// Sets all attributes of `op`, discardable ones included.
    pub fn set_attrs(&mut self, op: OpId, attrs: Dict) {
        self.body.set_attrs(op, attrs);
        self.tell(Change::Modified(op));
    }

    /// Sets the location of `op`.
    pub fn set_loc(&mut self, op: OpId, loc: Loc) {
        self.body.set_loc(op, loc);
        self.tell(Change::Modified(op));
    }

    /// Sets the type of `value`: told of the op that defines it and of all that use it.
    pub fn set_type(&mut self, value: Value, ty: Type) {
        self.body.set_type(value, ty);
        let users = self.body.uses(value).map(|(user, _)| user);
        let concerned: SmallVec<[OpId; 8]> = self.body.defining_op(value).into_iter().chain(users).collect();
        self.n_changes += 1;
        concerned.into_iter().for_each(|op| self.tell(Change::Modified(op)));
    }

    /// Moves `op` to right before `anchor`.
    pub fn move_before(&mut self, op: OpId, anchor: OpId) {
        self.body.detach_op(op);
        self.body.insert_before(anchor, op);
        self.tell(Change::Modified(op));
    }

    /// Moves `op` to the start of `block`.
    pub fn move_to_start(&mut self, op: OpId, block: BlockId) {
        self.body.detach_op(op);
        self.body.prepend_op(block, op);
        self.tell(Change::Modified(op));
    }

    /// Moves the ops of `block` to right before `anchor`, with `args` in place of the block's arguments. The
    /// terminator is erased; the values that it passed on are returned. The block stays, empty.
    ///
    /// # Panics
    /// When the number of `args` is not that of the block's arguments.
    pub fn inline_block(&mut self, block: BlockId, anchor: OpId, args: &[Value]) -> SmallVec<[Value; 4]> {
        let params: SmallVec<[Value; 4]> = self.body.block_args(block).into();
        assert_eq!(params.len(), args.len(), "a block is inlined with a value for each argument");
        for (param, &arg) in params.into_iter().zip(args) {
            self.replace_all_uses(param, arg);
        }
        let terminator = self.body.last_op(block).filter(|&op| self.op(op).has(crate::traits::TERMINATOR));
        let passed_on: SmallVec<[Value; 4]> = terminator.into_iter().flat_map(|op| self.body.operands(op)).collect();
        if let Some(terminator) = terminator {
            self.erase(terminator);
        }
        while let Some(op) = self.body.first_op(block) {
            self.move_before(op, anchor);
        }
        passed_on
    }

    /// Moves all blocks of `from` to the end of `to`.
    pub fn move_blocks(&mut self, from: RegionId, to: RegionId) {
        self.body.move_blocks(from, to);
        for region in [from, to] {
            self.n_changes += 1;
            if let Some(owner) = self.body.region_parent(region) {
                self.tell(Change::Modified(owner));
            }
        }
    }

    /// Removes argument number `index` of `block`, which nothing uses any more.
    pub fn erase_argument(&mut self, block: BlockId, index: usize) {
        self.body.erase_argument(block, index);
        self.n_changes += 1;
        if let Some(owner) = self.body.block_parent(block) {
            self.tell(Change::Modified(owner));
        }
    }

    /// Erases `block` with all its ops. Nothing outside may use their results or go to the block.
    pub fn erase_block(&mut self, block: BlockId) {
        while let Some(op) = self.body.last_op(block) {
            self.erase(op);
        }
        self.body.erase_block(block);
        self.n_changes += 1;
    }
}
