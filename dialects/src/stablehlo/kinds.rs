//! Kinds of StableHLO's operands, results and attributes: what each accepts, in the reference's words.
//!
//! A tensor kind is a container (ranked, of rank 0, static …) and the element classes that it takes; `tensor_kinds!`
//! makes the sentence and the test from the same list, so that they cannot disagree.

use hlo_ir::kinds::{AttrKind, TypeKind};
use hlo_ir::{Attr, AttrConstraint, AttrData, Context, DYNAMIC, Signedness, Type, TypeConstraint, TypeData};
use hlo_ir::{attr_kinds, type_kinds};

use super::attrs::{OUTPUT_OPERAND_ALIAS, bounds_of};
use super::mesh::REPLICA_GROUP_MESH_AXES;
use super::quantized::{Quantization, has_valid_axis, quantization};
use super::types::{FUTURE, TOKEN};

/// Classes of element types, as bits.
mod class {
    pub const FLOAT: u16 = 1 << 0;
    pub const FLOAT_32_64: u16 = 1 << 1;
    pub const PRED: u16 = 1 << 2;
    pub const SINT: u16 = 1 << 3;
    pub const UINT: u16 = 1 << 4;
    pub const COMPLEX: u16 = 1 << 5;
    pub const QUANT: u16 = 1 << 6;
    pub const QUANT_AXIS: u16 = 1 << 7;
    pub const INDEX: u16 = 1 << 8;
    pub const I32: u16 = 1 << 9;
    pub const UI32: u16 = 1 << 10;
    pub const ANY_INT: u16 = 1 << 11;
}

/// The bits of the classes that `element` belongs to; none for what StableHLO does not know.
fn classes_of(cx: &Context, element: Type) -> u16 {
    match element.data(cx) {
        TypeData::Float(kind) => match kind {
            hlo_ir::num::FloatKind::F32 | hlo_ir::num::FloatKind::F64 => class::FLOAT | class::FLOAT_32_64,
            hlo_ir::num::FloatKind::TF32 | hlo_ir::num::FloatKind::F80 | hlo_ir::num::FloatKind::F128 => 0,
            _ => class::FLOAT,
        },
        TypeData::Integer { width, signedness } => {
            let mut classes = class::ANY_INT;
            match (width, signedness) {
                (1, Signedness::Signless) => classes |= class::PRED,
                (2 | 4 | 8 | 16 | 32 | 64, Signedness::Signless) => classes |= class::SINT,
                (2 | 4 | 8 | 16 | 32 | 64, Signedness::Unsigned) => classes |= class::UINT,
                _ => {}
            }
            match (width, signedness) {
                (32, Signedness::Signless) => classes |= class::I32,
                (32, Signedness::Unsigned) => classes |= class::UI32,
                _ => {}
            }
            classes
        }
        TypeData::Index => class::INDEX,
        TypeData::Complex(part) if *part == Type::F32 || *part == Type::F64 => class::COMPLEX,
        TypeData::Dialect(_) => match quantization(cx, element) {
            Some(Quantization::PerTensor) => class::QUANT,
            Some(Quantization::PerAxis) => class::QUANT_AXIS,
            None => 0,
        },
        _ => 0,
    }
}

/// The words for an element class, and its bits.
macro_rules! words {
    (float) => {
        "4/6/8/16/32/64-bit float"
    };
    (float_32_64) => {
        "32/64-bit float"
    };
    (pred) => {
        "bool"
    };
    (int) => {
        "2/4/8/16/32/64-bit integer"
    };
    (sint) => {
        "2/4/8/16/32/64-bit signless integer"
    };
    (complex) => {
        "complex type with 32/64-bit float elements"
    };
    (quant) => {
        "per-tensor integer quantized"
    };
    (quant_axis) => {
        "per-axis integer quantized"
    };
    (index) => {
        "index"
    };
    (dimension) => {
        "index or 2/4/8/16/32/64-bit integer"
    };
    (i32) => {
        "32-bit signless integer"
    };
    (ui32) => {
        "32-bit unsigned integer"
    };
    (any_int) => {
        "integer"
    };
}

macro_rules! bits {
    (float) => {
        class::FLOAT
    };
    (float_32_64) => {
        class::FLOAT_32_64
    };
    (pred) => {
        class::PRED
    };
    (int) => {
        class::SINT | class::UINT
    };
    (sint) => {
        class::SINT
    };
    (complex) => {
        class::COMPLEX
    };
    (quant) => {
        class::QUANT
    };
    (quant_axis) => {
        class::QUANT_AXIS
    };
    (index) => {
        class::INDEX
    };
    (dimension) => {
        class::INDEX | class::SINT | class::UINT
    };
    (i32) => {
        class::I32
    };
    (ui32) => {
        class::UI32
    };
    (any_int) => {
        class::ANY_INT
    };
}

/// `Name = "container" test [class, class];` gives a type kind "container of class or class values".
macro_rules! tensor_kinds {
    ($($(#[$doc:meta])* $Name:ident = $container:literal $test:ident [$first:ident $(, $rest:ident)*];)*) => {
        type_kinds! { $(
            $(#[$doc])*
            $Name,
            concat!($container, " of ", words!($first) $(, " or ", words!($rest))*, " values"),
            |cx, ty| $test(cx, ty) && classes_of(cx, ty.element(cx)) & (bits!($first) $(| bits!($rest))*) != 0;
        )* }
    };
}

tensor_kinds! {
    /// The usual tensor: any element type, quantized per tensor included.
    Tensor = "ranked tensor" ranked [float, pred, int, complex, quant];
    /// A tensor that may be quantized per axis.
    TensorOrPerAxis = "ranked tensor" ranked_axis [float, pred, int, complex, quant, quant_axis];
    /// A tensor that is not quantized.
    PlainTensor = "ranked tensor" ranked [float, pred, int, complex];
    /// Booleans.
    PredTensor = "ranked tensor" ranked [pred];
    /// Integers.
    IntTensor = "ranked tensor" ranked [int];
    /// Booleans or integers.
    PredOrIntTensor = "ranked tensor" ranked [pred, int];
    /// Floats.
    FloatTensor = "ranked tensor" ranked [float];
    /// `f32` or `f64`.
    Float32Or64Tensor = "ranked tensor" ranked [float_32_64];
    /// Complex numbers.
    ComplexTensor = "ranked tensor" ranked [complex];
    /// Integers or floats.
    IntOrFloatTensor = "ranked tensor" ranked [int, float];
    /// Floats or complex numbers.
    FloatOrComplexTensor = "ranked tensor" ranked [float, complex];
    /// Floats, quantized or not.
    FloatOrQuantTensor = "ranked tensor" ranked [float, quant];
    /// Floats or complex numbers, quantized or not.
    FloatComplexOrQuantTensor = "ranked tensor" ranked [float, complex, quant];
    /// Everything but booleans.
    IntFloatComplexOrQuantTensor = "ranked tensor" ranked [int, float, complex, quant];
    /// Signed numbers.
    SignedTensor = "ranked tensor" ranked [sint, float, complex, quant];
    /// Signed numbers without complex ones.
    SignedRealTensor = "ranked tensor" ranked [sint, float, quant];
    /// Booleans, integers or floats.
    PredIntOrFloatTensor = "ranked tensor" ranked [pred, int, float];
    /// Quantized in any way.
    AnyQuantTensor = "ranked tensor" ranked_axis [quant, quant_axis];
    /// Quantized per axis.
    PerAxisQuantTensor = "ranked tensor" ranked_axis [quant_axis];
    /// Floats, or quantized in any way.
    FloatOrAnyQuantTensor = "ranked tensor" ranked_axis [float, quant, quant_axis];
    /// `i32`.
    I32Tensor = "ranked tensor" ranked [i32];
    /// `ui32`.
    Ui32Tensor = "ranked tensor" ranked [ui32];
    /// Indices of a scatter: integers of any width, or `index`.
    IndicesTensor = "ranked tensor" ranked [any_int, index];

    /// One integer.
    ScalarInt = "0D tensor" rank_0 [int];
    /// One value.
    ScalarTensor = "0D tensor" rank_0 [float, pred, int, complex, quant];
    /// One value without complex ones.
    ScalarPredIntOrFloat = "0D tensor" rank_0 [pred, int, float];
    /// A vector of floats.
    FloatOrQuantVector = "1D tensor" rank_1 [float, quant];
    /// A shape, or another list with one entry a dimension.
    DimensionVector = "1D tensor" rank_1 [dimension];
    /// The same of known length.
    StaticDimensionVector = "statically shaped 1-dimensional tensor" static_1d [dimension];
    /// Integers, one a dimension.
    StaticIntVector = "statically shaped 1-dimensional integer tensor" static_1d [int];
    /// Pairs of integers.
    StaticIntMatrix = "statically shaped 2-dimensional integer tensor" static_2d [int];

    /// Of known sizes.
    StaticTensor = "statically shaped tensor" static_shape [float, pred, int, complex, quant];
    /// Of known sizes, perhaps quantized per axis.
    StaticTensorOrPerAxis = "statically shaped tensor" static_axis [float, pred, int, complex, quant, quant_axis];
    /// Of known sizes, or with one dimension that has a bound.
    StaticOrBoundedTensor =
        "statically shaped or single bounded dimension tensor" static_or_bounded
        [float, pred, int, complex, quant, quant_axis];
    /// Numbers of known sizes.
    StaticNumberTensor = "statically shaped tensor" static_shape [int, float, complex, quant];
    /// Integers or floats of known sizes.
    StaticIntOrFloatTensor = "statically shaped tensor" static_shape [int, float];

    /// A tensor of any rank.
    UnrankedTensor = "tensor" tensor_axis [float, pred, int, complex, quant, quant_axis];
    /// Floats in a tensor of any rank.
    UnrankedFloatTensor = "tensor" tensor_axis [float];
    /// Booleans in a tensor of any rank.
    UnrankedPredTensor = "tensor" tensor_axis [pred];
    /// Complex numbers in a tensor of any rank.
    UnrankedComplexTensor = "tensor" tensor_axis [complex];
    /// Floats or complex numbers in a tensor of any rank.
    UnrankedFloatOrComplexTensor = "tensor" tensor_axis [float, complex];
    /// Booleans or integers in a tensor of any rank.
    UnrankedPredOrIntTensor = "tensor" tensor_axis [pred, int];
    /// Memory.
    Buffer = "memref" memref [float, pred, int, complex, quant];
}

fn ranked(cx: &Context, ty: Type) -> bool {
    matches!(ty.data(cx), TypeData::Tensor { .. })
}

fn ranked_axis(cx: &Context, ty: Type) -> bool {
    ranked(cx, ty) && has_valid_axis(cx, ty)
}

fn tensor_axis(cx: &Context, ty: Type) -> bool {
    ty.is_tensor(cx) && has_valid_axis(cx, ty)
}

fn has_rank(cx: &Context, ty: Type, rank: usize) -> bool {
    matches!(ty.data(cx), TypeData::Tensor { shape, .. } if shape.len() == rank)
}

fn rank_0(cx: &Context, ty: Type) -> bool {
    has_rank(cx, ty, 0)
}

fn rank_1(cx: &Context, ty: Type) -> bool {
    has_rank(cx, ty, 1)
}

fn static_shape(cx: &Context, ty: Type) -> bool {
    ranked(cx, ty) && ty.has_static_shape(cx)
}

fn static_axis(cx: &Context, ty: Type) -> bool {
    static_shape(cx, ty) && has_valid_axis(cx, ty)
}

fn static_1d(cx: &Context, ty: Type) -> bool {
    has_rank(cx, ty, 1) && ty.has_static_shape(cx)
}

fn static_2d(cx: &Context, ty: Type) -> bool {
    has_rank(cx, ty, 2) && ty.has_static_shape(cx)
}

fn static_or_bounded(cx: &Context, ty: Type) -> bool {
    ranked_axis(cx, ty) && (ty.has_static_shape(cx) || has_single_bound(cx, ty))
}

/// Whether exactly one dimension is dynamic and exactly one has a bound.
fn has_single_bound(cx: &Context, ty: Type) -> bool {
    let n_dynamic = ty.shape(cx).map_or(0, |shape| shape.iter().filter(|d| **d == DYNAMIC).count());
    let n_bounds = bounds_of(cx, ty).iter().filter(|d| **d != DYNAMIC).count();
    n_dynamic == 1 && n_bounds == 1
}

fn memref(cx: &Context, ty: Type) -> bool {
    matches!(ty.data(cx), TypeData::MemRef { .. })
}

type_kinds! {
    /// `!stablehlo.token`.
    TokenType, "token", |cx, ty| ty.is(cx, &TOKEN);
    /// `!stablehlo.future<…>`.
    FutureType, "future", |cx, ty| ty.is(cx, &FUTURE);
}

/// The length of `parts` joined by `infix`.
const fn joined_len(parts: &[&str], infix: &str) -> usize {
    let (mut len, mut i) = (0, 0);
    while i < parts.len() {
        len += parts[i].len() + if i == 0 { 0 } else { infix.len() };
        i += 1;
    }
    len
}

/// `parts` joined by `infix`, at compile time; `N` is their [`joined_len`].
const fn joined<const N: usize>(parts: &[&str], infix: &str) -> [u8; N] {
    let (mut out, mut at, mut i) = ([0; N], 0, 0);
    while i < parts.len() {
        if i != 0 {
            at = append(&mut out, at, infix);
        }
        at = append(&mut out, at, parts[i]);
        i += 1;
    }
    out
}

const fn append(out: &mut [u8], at: usize, text: &str) -> usize {
    let (bytes, mut i) = (text.as_bytes(), 0);
    while i < bytes.len() {
        out[at + i] = bytes[i];
        i += 1;
    }
    at + bytes.len()
}

/// Joins summaries of kinds with ` or `, after a prefix and before a suffix.
macro_rules! join_summaries {
    ($prefix:literal, [$($Part:ident),*], $suffix:literal) => {{
        const PARTS: &[&str] = &[$($Part::TYPES.summary),*];
        const MIDDLE: &str = text(&joined::<{ joined_len(PARTS, " or ") }>(PARTS, " or "));
        const ALL: &[&str] = &[$prefix, MIDDLE, $suffix];
        text(&joined::<{ joined_len(ALL, "") }>(ALL, ""))
    }};
}

/// The bytes that [`joined`] made of whole strings.
const fn text(bytes: &'static [u8]) -> &'static str {
    match std::str::from_utf8(bytes) {
        Ok(text) => text,
        Err(_) => panic!("strings were joined in part"),
    }
}

/// `Name = A | B;` accepts what one of the kinds accepts.
macro_rules! union_kinds {
    ($($(#[$doc:meta])* $Name:ident = $($Part:ident)|*;)*) => { $(
        $(#[$doc])*
        pub struct $Name;

        impl TypeKind for $Name {
            const TYPES: TypeConstraint = TypeConstraint {
                summary: join_summaries!("", [$($Part),*], ""),
                accepts: |cx, ty| $(($Part::TYPES.accepts)(cx, ty))||*,
            };
        }
    )* };
}

/// `Name = A | B;` accepts tuples whose leaves one of the kinds accepts.
macro_rules! tuple_kinds {
    ($($(#[$doc:meta])* $Name:ident = $($Leaf:ident)|*;)*) => { $(
        $(#[$doc])*
        pub struct $Name;

        impl TypeKind for $Name {
            const TYPES: TypeConstraint = TypeConstraint {
                summary: join_summaries!("nested tuple with any combination of ", [$($Leaf),*], " values"),
                accepts: |cx, ty| {
                    matches!(ty.data(cx), TypeData::Tuple(_))
                        && every_leaf(cx, ty, |leaf| $(($Leaf::TYPES.accepts)(cx, leaf))||*)
                },
            };
        }
    )* };
}

/// Whether `test` holds for every type in `ty` that is no tuple. Tuples nest as deep as the text does, so the walk
/// keeps its own stack.
pub fn every_leaf(cx: &Context, ty: Type, test: impl Fn(Type) -> bool) -> bool {
    let mut pending = vec![ty];
    while let Some(ty) = pending.pop() {
        match ty.data(cx) {
            TypeData::Tuple(types) => pending.extend(types.iter()),
            _ if test(ty) => {}
            _ => return false,
        }
    }
    true
}

tuple_kinds! {
    /// A tuple.
    TupleType = Tensor | Buffer | PerAxisQuantTensor | TokenType;
    /// A tuple as custom calls take it.
    CustomCallTuple = UnrankedTensor | Buffer | TokenType;
}

union_kinds! {
    /// A tensor or a token.
    TensorOrToken = Tensor | TokenType;
    /// A tensor, quantized in any way, or a token.
    AnyTensorOrToken = Tensor | PerAxisQuantTensor | TokenType;
    /// The same or memory: what loops carry.
    AnyTensorTokenOrBuffer = AnyTensorOrToken | Buffer;
    /// A tensor, a token or a tuple.
    AnyTensorTokenOrTuple = Tensor | PerAxisQuantTensor | TokenType | TupleType;
    /// Any value.
    AnyValue = AnyTensorTokenOrTuple | Buffer;
    /// What leaves an infeed.
    StaticTensorOrToken = StaticTensor | StaticTensorOrPerAxis | TokenType;
    /// What custom calls take and give.
    CustomCallValue = UnrankedTensor | Buffer | TokenType | CustomCallTuple | FutureType;
}

/// Integer attributes with a smallest value.
macro_rules! confined_ints {
    ($($(#[$doc:meta])* $Name:ident: $Base:ident >= $min:literal, $summary:literal;)*) => { $(
        $(#[$doc])*
        pub struct $Name;

        impl AttrKind for $Name {
            const CONSTRAINT: AttrConstraint = AttrConstraint {
                summary: $summary,
                accepts: |cx, attr| {
                    (hlo_ir::kinds::$Base::CONSTRAINT.accepts)(cx, attr) && attr.as_i64(cx).is_some_and(|n| n >= $min)
                },
            };
            type Out<'a> = i64;
            type In<'a> = i64;

            fn decode(cx: &Context, attr: Option<Attr>) -> i64 {
                hlo_ir::kinds::$Base::decode(cx, attr)
            }

            fn encode(cx: &Context, given: i64) -> Option<Attr> {
                hlo_ir::kinds::$Base::encode(cx, given)
            }

            fn parse(p: &mut hlo_ir::text::OpParser<'_, '_>) -> Option<Attr> {
                hlo_ir::kinds::$Base::parse(p)
            }

            fn print(p: &mut hlo_ir::text::OpPrinter<'_, '_>, attr: Attr) {
                hlo_ir::kinds::$Base::print(p, attr);
            }
        }
    )* };
}

confined_ints! {
    /// A dimension.
    DimI64: I64 >= 0, "64-bit signless integer attribute whose value is non-negative";
    /// A count.
    PositiveI64: I64 >= 1, "64-bit signless integer attribute whose value is positive";
    /// A position or a number of things.
    CountI32: I32 >= 0, "32-bit signless integer attribute whose value is non-negative";
    /// A number of bits of which there is at least one.
    PositiveI32: I32 >= 1, "32-bit signless integer attribute whose value is positive";
}

/// A dense constant of `index` with one dimension.
fn is_layout(cx: &Context, attr: Attr) -> bool {
    let AttrData::Dense { ty, .. } = attr.data(cx) else {
        return false;
    };
    ty.element(cx) == Type::INDEX && ty.shape(cx).is_some_and(|shape| shape.len() == 1)
}

fn array_where(cx: &Context, attr: Attr, test: impl Fn(Attr) -> bool) -> bool {
    attr.as_array(cx).is_some_and(|elements| elements.iter().all(|element| test(*element)))
}

attr_kinds! {
    /// Which processes belong together: rows of ids, or axes of a mesh.
    ReplicaGroups,
    "64-bit signless integer elements attribute or mesh and axes based replica groups representation.",
    |cx, attr| {
        (hlo_ir::kinds::I64Elements::CONSTRAINT.accepts)(cx, attr)
            || attr.params_of(cx, &REPLICA_GROUP_MESH_AXES).is_some()
    };
    /// What an accelerator is told about a custom call.
    BackendConfig, "string attribute or dictionary of named attribute values", |cx, attr| {
        matches!(attr.data(cx), AttrData::String { .. } | AttrData::Dictionary(_))
    };
    /// Layouts, one a value.
    Layouts, "Array of layout (1D tensor of index type) attributes", |cx, attr| {
        array_where(cx, attr, |layout| is_layout(cx, layout))
    };
    /// Tilings, one a value.
    Tilings, "Array of tiling attributes", |cx, attr| {
        array_where(cx, attr, |tiling| array_where(cx, tiling, |tile| is_layout(cx, tile)))
    };
    /// Which results share memory with which operands.
    OutputOperandAliases, "Aliasing attribute for outputs and operands of CustomCall", |cx, attr| {
        array_where(cx, attr, |alias| alias.params_of(cx, &OUTPUT_OPERAND_ALIAS).is_some())
    };
    /// A small float that a batch norm adds to the variance.
    F32Attr, "32-bit float attribute", |cx, attr| {
        matches!(attr.data(cx), AttrData::Float { ty, .. } if *ty == Type::F32)
    };
}
