//! `vhlo`: the versioned copy of StableHLO that portable artifacts hold. In reading order:
//!
//! - [`version`]: versions; [`row`]: what the tables are made of
//! - [`ops`], [`types`], [`attrs`]: the tables, append-only; `attr_text`, `func`: texts
//! - [`builtin_types`]: what types of other dialects become here, and back; [`codec`]: the binary form
//!
//! Rows carry no rules: any operand, type, attribute and region is accepted, and judged when the program becomes
//! StableHLO again.

pub mod attr_text;
pub mod attrs;
pub mod builtin_types;
pub mod codec;
mod func;
pub mod ops;
pub mod row;
pub mod types;
pub mod version;

pub use attrs::AttrKind;
pub use types::TypeKind;
pub use version::Version;

use hlo_ir::Dialect;

/// The dialect.
pub static DIALECT: Dialect = Dialect {
    name: "vhlo",
    ops: &[ops::OP_DEFS],
    types: types::TYPE_DEFS,
    attrs: attrs::ATTR_DEFS,
    unknown_attr: Some("unknown vhlo attribute"),
    bytecode: Some(&codec::CODEC),
    ..Dialect::EMPTY
};
