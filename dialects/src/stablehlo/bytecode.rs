//! StableHLO's attributes and types in bytecode. Codes are never reused.

use hlo_ir::bytecode::{Codec, EntryReader, EntryWriter, Read};
use hlo_ir::{AttrData, Param, Type};

use super::accuracy::{RESULT_ACCURACY, result_accuracy_fault};
use super::attrs::{BOUNDS, CHANNEL_HANDLE, DOT, GATHER, OUTPUT_OPERAND_ALIAS, SCATTER};
use super::convolution::CONV;
use super::dot_algorithm::{DOT_ALGORITHM, dot_algorithm_fault};
use super::enums::*;
use super::mesh::{AXIS_REF, MESH, MESH_AXIS, REPLICA_GROUP_MESH_AXES, SUB_AXIS_INFO, replica_groups_fault};
use super::types::{FUTURE, TOKEN, future_type, token_type};
use crate::bytecode::{AttrRow, Field, of_row, read_attr, write_attr};

/// The encoding of the dialect.
pub static CODEC: Codec = Codec {
    write_attr: |w, attr| write_attr(w, attr, &ATTRS),
    read_attr: |r| read_attr(r, &ATTRS),
    write_type,
    read_type,
    added_attrs: &[("stablehlo.custom_call", "result_tilings"), ("stablehlo.collective_broadcast", "has_dynamic_root")],
    required_attrs: &[],
};

/// A row of an enumeration.
macro_rules! enumeration {
    ($code:literal, $def:ident, $Enum:ident) => {
        AttrRow::new($code, &$def, &[Field::Enum(|number| $Enum::from_number(number).is_some())])
    };
}

static ATTRS: [AttrRow; 22] = [
    AttrRow::new(1, &CHANNEL_HANDLE, &[Field::Int, Field::Int]),
    enumeration!(2, COMPARISON_DIRECTION, ComparisonDirection),
    enumeration!(3, COMPARISON_TYPE, ComparisonType),
    AttrRow::new(
        4,
        &CONV,
        &[
            Field::Int,
            Field::Int,
            Field::Ints,
            Field::Int,
            Field::Int,
            Field::Ints,
            Field::Int,
            Field::Int,
            Field::Ints,
        ],
    ),
    AttrRow::new(5, &DOT, &[Field::Ints; 4]),
    enumeration!(6, FFT_TYPE, FftType),
    AttrRow::new(7, &GATHER, &[Field::Ints, Field::Ints, Field::Ints, Field::Ints, Field::Ints, Field::Int]),
    enumeration!(8, PRECISION, Precision),
    enumeration!(9, RNG_ALGORITHM, RngAlgorithm),
    enumeration!(10, RNG_DISTRIBUTION, RngDistribution),
    AttrRow::new(11, &SCATTER, &[Field::Ints, Field::Ints, Field::Ints, Field::Ints, Field::Ints, Field::Int]),
    enumeration!(12, TRANSPOSE, Transpose),
    AttrRow::new(13, &BOUNDS, &[Field::Ints]),
    AttrRow::new(14, &OUTPUT_OPERAND_ALIAS, &[Field::Ints, Field::Int, Field::Ints]),
    AttrRow {
        code: 15,
        def: &DOT_ALGORITHM,
        fields: &[Field::Type, Field::Type, Field::Type, Field::Int, Field::Int, Field::Int, Field::Bool],
        fault: Some(dot_algorithm_fault),
    },
    enumeration!(16, RESULT_ACCURACY_MODE, ResultAccuracyMode),
    AttrRow {
        code: 17,
        def: &RESULT_ACCURACY,
        fields: &[Field::F64, Field::F64, Field::Int, Field::Attr(of_row!(RESULT_ACCURACY_MODE))],
        fault: Some(result_accuracy_fault),
    },
    AttrRow {
        code: 18,
        def: &REPLICA_GROUP_MESH_AXES,
        fields: &[Field::Attr(|_, _| true), Field::Elements],
        fault: Some(replica_groups_fault),
    },
    AttrRow::new(19, &SUB_AXIS_INFO, &[Field::Int, Field::Int]),
    AttrRow::new(20, &AXIS_REF, &[Field::Name, Field::OptAttr(of_row!(SUB_AXIS_INFO))]),
    AttrRow::new(21, &MESH_AXIS, &[Field::Name, Field::Int]),
    AttrRow::new(
        22,
        &MESH,
        &[Field::Array(of_row!(MESH_AXIS)), Field::OptAttr(|cx, attr| matches!(attr.data(cx), AttrData::Dense { .. }))],
    ),
];

const TOKEN_CODE: u64 = 0;
const FUTURE_CODE: u64 = 1;

fn write_type(w: &mut EntryWriter<'_>, ty: Type) -> bool {
    if ty.is(w.cx, &TOKEN) {
        w.varint(TOKEN_CODE);
        return true;
    }
    let Some(future) = ty.dialect(w.cx).filter(|ty| std::ptr::eq(ty.def, &FUTURE)) else { return false };
    w.varint(FUTURE_CODE);
    w.list(future.params.iter(), |w, param| {
        if let Param::Type(ty) = param {
            w.ty(*ty);
        }
    });
    true
}

fn read_type(r: &mut EntryReader<'_, '_>) -> Read<Type> {
    match r.varint()? {
        TOKEN_CODE => Ok(token_type(r.cx())),
        FUTURE_CODE => {
            let types = r.list(EntryReader::ty)?;
            let cx = r.cx();
            match types.iter().find(|ty| !ty.is_ranked_tensor(cx)) {
                Some(ty) => {
                    r.fail(format!("future element type must be a ranked tensor, but got '{}'", cx.type_text(*ty)))
                }
                None => Ok(future_type(cx, &types)),
            }
        }
        code => r.unknown_code("type", code),
    }
}
