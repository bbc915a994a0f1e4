//! Kinds that several dialects share: number attributes of one type, classes of builtin types in MLIR's words.

use hlo_ir::kinds::AttrKind;
use hlo_ir::num::Signedness;
use hlo_ir::text::{OpParser, OpPrinter};
use hlo_ir::{Attr, AttrConstraint, AttrData, Context, Type, TypeData, attr_kinds, type_kinds};

/// Numbers of one type, written in formats without it: `Name: RustType = "the reference's words", type;`.
macro_rules! number_kinds {
    ($($(#[$doc:meta])* $Name:ident: $Out:ty = $summary:literal, $ty:expr, $decode:expr, $encode:expr;)*) => { $(
        $(#[$doc])*
        pub struct $Name;

        impl AttrKind for $Name {
            const CONSTRAINT: AttrConstraint = AttrConstraint {
                summary: $summary,
                accepts: |cx, attr| {
                    attr.ty(cx) == $ty(cx) && matches!(attr.data(cx), AttrData::Integer { .. } | AttrData::Float { .. })
                },
            };
            type Out<'a> = $Out;
            type In<'a> = $Out;

            fn decode(cx: &Context, attr: Option<Attr>) -> $Out {
                attr.and_then(|attr| $decode(cx, attr)).unwrap_or_default()
            }

            fn encode(cx: &Context, given: $Out) -> Option<Attr> {
                Some($encode(cx, given))
            }

            fn parse(p: &mut OpParser<'_, '_>) -> Option<Attr> {
                let ty = $ty(p.cx);
                p.parse_attr_of_type(ty)
            }

            fn print(p: &mut OpPrinter<'_, '_>, attr: Attr) {
                p.print_attr_without_type(attr);
            }
        }
    )* };
}

number_kinds! {
    /// A 64-bit float.
    F64: f64 = "64-bit float attribute", |_: &Context| Type::F64, f64_of, f64_attr;
    /// An unsigned 64-bit integer.
    Ui64: u64 = "64-bit unsigned integer attribute", |cx: &Context| cx.uint_type(64), u64_of, ui64_attr;
    /// An unsigned 32-bit integer.
    Ui32: u64 = "32-bit unsigned integer attribute", |cx: &Context| cx.uint_type(32), u64_of, ui32_attr;
    /// An index.
    Index: i64 = "index attribute", |_: &Context| Type::INDEX, |cx, attr: Attr| attr.as_i64(cx), index_attr;
}

fn f64_of(cx: &Context, attr: Attr) -> Option<f64> {
    match attr.data(cx) {
        AttrData::Float { bits, .. } => Some(f64::from_bits(*bits as u64)),
        _ => None,
    }
}

/// `value : f64`
pub fn f64_attr(cx: &Context, value: f64) -> Attr {
    cx.intern_attr(AttrData::Float { ty: Type::F64, bits: u128::from(value.to_bits()) })
}

fn u64_of(cx: &Context, attr: Attr) -> Option<u64> {
    match attr.data(cx) {
        AttrData::Integer { value, .. } => value.to_u64(),
        _ => None,
    }
}

/// `value : ui64`
pub fn ui64_attr(cx: &Context, value: u64) -> Attr {
    cx.int_attr(cx.uint_type(64), value as i64)
}

fn ui32_attr(cx: &Context, value: u64) -> Attr {
    cx.int_attr(cx.uint_type(32), value as i64)
}

fn index_attr(cx: &Context, value: i64) -> Attr {
    cx.int_attr(Type::INDEX, value)
}

/// `array<i32: …>`, as MLIR keeps the sizes of operand groups.
pub fn i32_array(cx: &Context, values: &[i64]) -> Attr {
    let data: Vec<u8> = values.iter().flat_map(|value| (*value as i32).to_le_bytes()).collect();
    cx.intern_attr(AttrData::DenseArray { element: Type::I32, data: data.into() })
}

attr_kinds! {
    /// An attribute that has a type.
    TypedValue, "TypedAttr instance", |cx, attr| attr.ty(cx) != Type::NONE;
}

/// Whether `ty` is a vector, a tensor or a memref: MLIR's `ShapedType`.
pub fn is_shaped(cx: &Context, ty: Type) -> bool {
    ty.is_tensor(cx)
        || matches!(ty.data(cx), TypeData::Vector { .. } | TypeData::MemRef { .. } | TypeData::UnrankedMemRef { .. })
}

/// The type itself, or the elements of a vector or tensor: what MLIR's `…Like` constraints look at.
fn like(cx: &Context, ty: Type) -> Type {
    match ty.data(cx) {
        TypeData::MemRef { .. } | TypeData::UnrankedMemRef { .. } => ty,
        _ => ty.element(cx),
    }
}

fn is_signless(cx: &Context, ty: Type) -> bool {
    matches!(ty.data(cx), TypeData::Integer { signedness: Signedness::Signless, .. }) || ty == Type::INDEX
}

fn is_float(cx: &Context, ty: Type) -> bool {
    matches!(ty.data(cx), TypeData::Float(_))
}

type_kinds! {
    /// Signless integers or indices, one or many.
    SignlessIntegerLike, "signless-integer-like", |cx, ty| is_signless(cx, like(cx, ty));
    /// Floats, one or many.
    FloatLike, "floating-point-like", |cx, ty| is_float(cx, like(cx, ty));
    /// Booleans, one or many.
    BoolLike, "bool-like", |cx, ty| like(cx, ty) == Type::I1;
    /// A tensor, a vector or a memref.
    Shaped, "shaped of any type values", is_shaped;
    /// Floats or complex numbers in a tensor.
    FloatOrComplexTensor, "tensor of floating-point or complex-type values", |cx, ty| {
        ty.is_tensor(cx) && (is_float(cx, ty.element(cx)) || matches!(ty.element(cx).data(cx), TypeData::Complex(_)))
    };
    /// A memref.
    AnyMemRef, "memref of any type values", |cx, ty| matches!(ty.data(cx), TypeData::MemRef { .. });
    /// A memref, ranked or not.
    AnyMemory, "ranked or unranked memref of any type values", |cx, ty| {
        matches!(ty.data(cx), TypeData::MemRef { .. } | TypeData::UnrankedMemRef { .. })
    };
}
