//! A module: the outermost op's body together with the context that its handles belong to.

use std::sync::Arc;

use crate::body::Body;
use crate::context::Context;
use crate::view::OpRef;

/// A program in memory.
pub struct Module {
    /// What the body's handles belong to.
    pub cx: Arc<Context>,
    /// The outermost op, usually `builtin.module`.
    pub body: Body,
}

impl Module {
    /// The outermost op.
    pub fn root(&self) -> OpRef<'_> {
        self.body.root(&self.cx)
    }
}
