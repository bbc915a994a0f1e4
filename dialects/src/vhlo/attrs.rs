//! The attributes of the dialect, a line each, and what callers ask of them. Their texts are in `attr_text.rs`, the
//! values of enumerations in `enumerators.rs`.

use hlo_ir::{Attr, AttrDef, Context, DialectAttr, Param, Type};

use super::attr_text::*;
use super::enumerators::*;
use super::row::Row;
use super::types::{self, TypeKind};
use super::version::Version;

/// `Kind "name_v1" code "first version".."last version" SYNTAX;`. What is only read any more says since when after the
/// versions: `read_only "1.2.0"`.
macro_rules! vhlo_attrs {
    ($($(#[$doc:meta])* $Kind:ident $name:literal $code:literal $min:literal .. $max:literal
        $(read_only $since:literal)? $syntax:expr;)*) => {
        /// Which attribute of the dialect.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum AttrKind { $($(#[$doc])* $Kind),* }

        const KINDS: &[AttrKind] = &[$(AttrKind::$Kind),*];

        /// All attributes of all versions, in the order of [`AttrKind`].
        pub static ATTRS: [Row<AttrDef>; KINDS.len()] = [$(Row {
            def: AttrDef {
                name: concat!("vhlo.", $name),
                summary: "An attribute of the versioned copy of StableHLO.",
                parse: $syntax.0,
                print: $syntax.1,
            },
            min: Version::of_row($min),
            max: Version::of_row($max),
            read_only: Version::of_option([$($since)?].as_slice()),
            code: $code,
        }),*];
    };
}

vhlo_attrs! {
    /// A list: the elements as attributes.
    Array "array_v1" 1 "0.9.0".."current" ARRAY;
    /// A truth value.
    Bool "bool_v1" 2 "0.9.0".."current" BOOL;
    /// Which comparison.
    ComparisonDirection "comparison_direction_v1" 3 "0.9.0".."current" COMPARISON_DIRECTION;
    /// What is compared.
    ComparisonType "comparison_type_v1" 4 "0.9.0".."current" COMPARISON_TYPE;
    /// The interface of a custom call.
    ApiVersion "api_version_v1" 5 "0.9.0".."current" API_VERSION;
    /// A dictionary: keys and values in turn.
    Dict "dict_v1" 6 "0.9.0".."current" DICT;
    /// Which Fourier transform.
    FftType "fft_type_v1" 7 "0.9.0".."current" FFT_TYPE;
    /// A float: the type, the bits in its format.
    Float "float_v1" 8 "0.9.0".."current" FLOAT;
    /// An integer: the type, the value (unsigned ones by their bits).
    Integer "integer_v1" 9 "0.9.0".."current" INTEGER;
    /// Which operand a result of a custom call shares its memory with.
    OutputOperandAlias "output_operand_alias_v1" 10 "0.9.0".."current" OUTPUT_OPERAND_ALIAS;
    /// How precisely an operand is read.
    Precision "precision_v1" 11 "0.9.0".."current" PRECISION;
    /// How random bits are made.
    RngAlgorithm "rng_algorithm_v1" 12 "0.9.0".."current" RNG_ALGORITHM;
    /// How random numbers are distributed.
    RngDistribution "rng_distribution_v1" 13 "0.9.0".."current" RNG_DISTRIBUTION;
    /// Bytes.
    String "string_v1" 14 "0.9.0".."current" STRING;
    /// A constant: the type, and the elements as a builtin attribute.
    Tensor "tensor_v1" 15 "0.9.0".."current" TENSOR;
    /// What is done to a matrix first.
    Transpose "transpose_v1" 16 "0.9.0".."current" TRANSPOSE;
    /// A type.
    Type "type_v1" 17 "0.9.0".."current" TYPE;
    /// Bounds of a tensor's sizes.
    TypeExtensions "type_extensions_v1" 18 "0.9.0".."current" TYPE_EXTENSIONS;
    /// Which accuracy a function has.
    ResultAccuracyMode "result_accuracy_mode_v1" 19 "1.9.0".."current" RESULT_ACCURACY_MODE;
    /// The accuracy of a function: absolute, relative, in units of the last place, mode.
    ResultAccuracy "result_accuracy_v1" 20 "1.9.0".."current" RESULT_ACCURACY;
    /// A part of an axis.
    SubAxisInfo "sub_axis_info_v1" 21 "1.16.0".."current" SUB_AXIS_INFO;
    /// An axis of a mesh or a part of one.
    AxisRef "axis_ref_v1" 22 "1.16.0".."current" AXIS_REF;
    /// Groups of devices along axes of a mesh.
    ReplicaGroupMeshAxes "replica_group_mesh_axes_v1" 23 "1.16.0".."current" REPLICA_GROUP_MESH_AXES;
    /// A named axis of a mesh.
    MeshAxis "mesh_axis_v1" 24 "1.16.0".."current" MESH_AXIS;
    /// A grid of devices.
    Mesh "mesh_v1" 25 "1.16.0".."current" MESH;
}

/// The rows of the table as a registry takes them.
pub static ATTR_DEFS: &[&AttrDef] = &{
    let (mut defs, mut index) = ([&ATTRS[0].def; KINDS.len()], 0);
    while index < KINDS.len() {
        defs[index] = &ATTRS[index].def;
        index += 1;
    }
    defs
};

impl AttrKind {
    /// That of the row at this place of the table.
    pub(super) fn from_index(index: usize) -> AttrKind {
        KINDS[index]
    }

    /// The row.
    pub fn row(self) -> &'static Row<AttrDef> {
        &ATTRS[self as usize]
    }

    /// Which attribute of the dialect `attr` is, with its parameters; `None` when it is none.
    pub fn of(cx: &Context, attr: Attr) -> Option<(AttrKind, &[Param])> {
        let DialectAttr { def, params } = attr.dialect(cx)?;
        Some((KINDS[Row::index_of(&ATTRS, def)?], params))
    }

    /// The attribute with these parameters, which are those that its text has.
    pub fn make(self, cx: &Context, params: impl Into<Box<[Param]>>) -> Attr {
        cx.dialect_attr(&self.row().def, params)
    }

    /// The parameters of `attr` when it is of this kind.
    pub fn params(self, cx: &Context, attr: Attr) -> Option<&[Param]> {
        attr.params_of(cx, &self.row().def)
    }

    /// The enumerator with this number.
    pub fn number(self, cx: &Context, number: i64) -> Attr {
        self.make(cx, [Param::Int(number)])
    }
}

/// Whether `attr` is of this dialect.
pub fn is_vhlo(cx: &Context, attr: Attr) -> bool {
    AttrKind::of(cx, attr).is_some()
}

/// `#vhlo.array_v1<[elements]>`
pub fn array(cx: &Context, elements: &[Attr]) -> Attr {
    AttrKind::Array.make(cx, elements.iter().map(|&attr| Param::Attr(attr)).collect::<Vec<_>>())
}

/// The elements of an array.
pub fn as_array(cx: &Context, attr: Attr) -> Option<Vec<Attr>> {
    Some(attrs_in(AttrKind::Array.params(cx, attr)?))
}

/// The attributes among parameters.
pub fn attrs_in(params: &[Param]) -> Vec<Attr> {
    params.iter().filter_map(|param| if let Param::Attr(attr) = param { Some(*attr) } else { None }).collect()
}

/// `#vhlo.bool_v1<value>`
pub fn boolean(cx: &Context, value: bool) -> Attr {
    AttrKind::Bool.make(cx, [Param::Bool(value)])
}

/// The value of a truth value.
pub fn as_bool(cx: &Context, attr: Attr) -> Option<bool> {
    match AttrKind::Bool.params(cx, attr)? {
        [Param::Bool(value)] => Some(*value),
        _ => None,
    }
}

/// `#vhlo.dict_v1<{…}>` of keys and values.
pub fn dict(cx: &Context, entries: &[(Attr, Attr)]) -> Attr {
    let params: Vec<Param> = entries.iter().flat_map(|&(key, value)| [Param::Attr(key), Param::Attr(value)]).collect();
    AttrKind::Dict.make(cx, params)
}

/// `#vhlo.integer_v1<value : i64>`
pub fn i64_attr(cx: &Context, value: i64) -> Attr {
    AttrKind::Integer.make(cx, [Param::Type(TypeKind::I64.make(cx, [])), Param::Int(value)])
}

/// The value of an integer.
pub fn as_int(cx: &Context, attr: Attr) -> Option<i64> {
    match AttrKind::Integer.params(cx, attr)? {
        [_, Param::Int(value)] => Some(*value),
        _ => None,
    }
}

/// `#vhlo.string_v1<"bytes">`
pub fn string(cx: &Context, bytes: &[u8]) -> Attr {
    AttrKind::String.make(cx, [Param::Name(cx.name(bytes))])
}

/// The bytes of a string.
pub fn as_string(cx: &Context, attr: Attr) -> Option<&[u8]> {
    match AttrKind::String.params(cx, attr)? {
        [Param::Name(name)] => Some(cx.name_bytes(*name)),
        _ => None,
    }
}

/// `#vhlo.tensor_v1<data>` of a constant's elements; `None` when its type has no counterpart here.
pub fn tensor(cx: &Context, data: Attr) -> Option<Attr> {
    let ty = super::builtin_types::to_vhlo(cx, data.ty(cx))?;
    Some(AttrKind::Tensor.make(cx, [Param::Type(ty), Param::Attr(data)]))
}

/// `#vhlo.tensor_v1<…>` of 64-bit integers.
pub fn i64_tensor(cx: &Context, shape: &[i64], values: &[i64]) -> Attr {
    let data = cx.dense_from_i64s(cx.tensor_type(shape, Type::I64), values);
    let ty = types::tensor(cx, shape, TypeKind::I64.make(cx, []));
    AttrKind::Tensor.make(cx, [Param::Type(ty), Param::Attr(data)])
}

/// The elements of a constant, as a builtin attribute.
pub fn as_tensor(cx: &Context, attr: Attr) -> Option<Attr> {
    match AttrKind::Tensor.params(cx, attr)? {
        [_, Param::Attr(data)] => Some(*data),
        _ => None,
    }
}

/// `#vhlo.type_v1<ty>`
pub fn type_attr(cx: &Context, ty: Type) -> Attr {
    AttrKind::Type.make(cx, [Param::Type(ty)])
}

/// The type in a type attribute.
pub fn as_type(cx: &Context, attr: Attr) -> Option<Type> {
    match AttrKind::Type.params(cx, attr)? {
        [Param::Type(ty)] => Some(*ty),
        _ => None,
    }
}

/// The accuracy that functions have unless they state one.
pub fn default_accuracy(cx: &Context) -> Attr {
    let mode = Param::Attr(AttrKind::ResultAccuracyMode.number(cx, 0));
    AttrKind::ResultAccuracy.make(cx, [Param::F64(0), Param::F64(0), Param::Int(0), mode])
}
