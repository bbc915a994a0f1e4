//! The IR framework under `hlo`: arenas, types, op rows, text, verification, diagnostics. It knows no dialect but the
//! builtin types and attributes, and touches no file, environment or colour. In reading order:
//!
//! - [`ids`]: four-byte handles
//! - [`context`]: what modules share; [`types`], [`attrs`], [`blob`], [`dense`], [`affine`], [`location`], [`source`]
//!   are what it holds; [`num`] the numbers inside them; [`foreign`] what others keep beside a program
//! - [`op_def`]: the op row; [`kinds`] and the [`ops!`] macro write it; [`registry`] collects rows by dialect
//! - [`body`]: one function-like op with all inside it; [`view`] to look, [`builder`] to grow, [`clone`](mod@clone) to
//!   copy
//! - [`rewrite`]: patterns that change a body in place, conversions that build a fresh one
//! - [`diag`]: diagnostics as values; [`old`]: what earlier releases wrote
//! - [`text`]: parser and printer; [`bytecode`]: the binary form
//! - [`verify`](mod@verify): the verifier's layers

pub mod affine;
pub mod append_vec;
pub mod attrs;
pub mod blob;
pub mod body;
pub mod builder;
pub mod bytecode;
pub mod clone;
pub mod context;
pub mod dense;
pub mod diag;
pub mod difference;
pub mod foreign;
pub mod ids;
mod intern;
pub mod kinds;
pub mod location;
pub mod module;
pub mod num;
pub mod old;
pub mod op_def;
mod ops_macro;
pub mod registry;
pub mod rewrite;
pub mod source;
pub mod symbols;
pub mod text;
pub mod types;
pub mod verify;
pub mod view;

pub use attrs::{AttrData, AttrDef, DialectAttr};
pub use body::{Body, NewOp, OpsInside, ValueDef};
pub use builder::{Builder, InsertPoint};
pub use clone::Cloner;
pub use context::Context;
pub use diag::{Diagnostic, Diagnostics, Reported, Severity, Span};
pub use ids::{Attr, BlockId, ChildId, Dict, Name, OpId, RegionId, Type, Value};
pub use location::{FileRange, Loc, LocData, LocKind};
pub use module::Module;
pub use op_def::{
    Arity, AttrConstraint, AttrSpec, Inferred, NameSink, OpDef, RegionSpec, RegionTypes, Signature, TraitDef,
    TypeConstraint, ValueSpec, traits,
};
pub use registry::{Dialect, Registry};
pub use rewrite::{NoMatch, Rewrite, Rewriter};
pub use smallvec::SmallVec;
pub use types::{DYNAMIC, DialectType, Param, Signedness, TypeData, TypeDef};
pub use view::{BlockRef, OpRef, OpView, RegionRef, ValueRef};
