//! CHLO's attributes in bytecode. The reference encodes these two; precisions and dimension numbers are written as text.

use hlo_ir::bytecode::Codec;

use super::attrs::{COMPARISON_DIRECTION, COMPARISON_TYPE, ComparisonDirection, ComparisonType};
use crate::bytecode::{AttrRow, Field, read_attr, write_attr};

/// The encoding of the dialect.
pub static CODEC: Codec = Codec {
    write_attr: |w, attr| write_attr(w, attr, &ATTRS),
    read_attr: |r| read_attr(r, &ATTRS),
    added_attrs: &[("chlo.top_k", "is_stable")],
    ..Codec::TEXT
};

static ATTRS: [AttrRow; 2] = [
    AttrRow::new(0, &COMPARISON_DIRECTION, &[Field::Enum(|number| ComparisonDirection::from_number(number).is_some())]),
    AttrRow::new(1, &COMPARISON_TYPE, &[Field::Enum(|number| ComparisonType::from_number(number).is_some())]),
];
