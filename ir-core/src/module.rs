//! A module: the outermost op's body together with the context that its handles belong to.

use std::sync::Arc;

use crate::body::Body;
use crate::context::Context;
use crate::foreign::ForeignResources;
use crate::view::OpRef;

/// A program in memory.
pub struct Module {
    /// What the body's handles belong to.
    pub cx: Arc<Context>,
    /// The outermost op, usually `builtin.module`.
    pub body: Body,
    /// What others keep beside the program, in text and in bytecode.
    pub foreign: Vec<ForeignResources>,
}

impl Module {
    /// The outermost op.
    pub fn root(&self) -> OpRef<'_> {
        self.body.root(&self.cx)
    }
}
