//! Kinds: the types that the `ops!` macro takes for operands, attributes and regions. Each kind knows what it accepts,
//! the reference's words for it, and what the typed accessors and builders exchange.
//!
//! A new kind is one `impl`, not a macro arm. Kinds compose: `Variadic<AnyType>`, `Option<I64Array>`.

use std::marker::PhantomData;
use std::ops::Range;

use smallvec::SmallVec;

use crate::attrs::AttrData;
use crate::context::Context;
use crate::ids::{Attr, Dict, Name, Type, Value};
use crate::op_def::{
    Arity, AttrConstraint, OPERAND_SEGMENTS, RESULT_SEGMENTS, RegionBlocks, TypeConstraint, split_groups, traits,
};
use crate::text::{OpParser, OpPrinter, Token};
use crate::types::{DYNAMIC, Signedness, TypeData};
use crate::view::{OpRef, ValueRef};

/// The operands or results of one group.
#[derive(Clone, Copy)]
pub struct Values<'a> {
    op: OpRef<'a>,
    start: usize,
    len: usize,
    results: bool,
}

impl<'a> Values<'a> {
    /// How many.
    pub fn len(self) -> usize {
        self.len
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.len == 0
    }

    /// Value number `index` of the group.
    pub fn get(self, index: usize) -> ValueRef<'a> {
        debug_assert!(index < self.len);
        if self.results { self.op.result(self.start + index) } else { self.op.operand(self.start + index) }
    }

    /// The values in order.
    pub fn iter(self) -> impl ExactSizeIterator<Item = ValueRef<'a>> + DoubleEndedIterator + Clone {
        (0..self.len).map(move |index| self.get(index))
    }

    /// The ids in order.
    pub fn ids(self) -> SmallVec<[Value; 4]> {
        self.iter().map(|value| value.id).collect()
    }
}

/// Where group number `group` of the operands (or results) of a verified op lies.
pub fn group_range(op: OpRef<'_>, group: usize, results: bool) -> Range<usize> {
    let def = op.def();
    let (specs, n, sized, segments) = if results {
        (def.results, op.n_results(), traits::ATTR_SIZED_RESULTS, RESULT_SEGMENTS)
    } else {
        (def.operands, op.n_operands(), traits::ATTR_SIZED_OPERANDS, OPERAND_SEGMENTS)
    };
    if n == specs.len() && !def.is(sized) {
        return group..group + 1;
    }
    let sizes = if def.is(sized) { op.attr(segments).and_then(|attr| i32_elements(op.cx, attr)) } else { None };
    split_groups(specs, n, sizes.as_deref()).map_or(0..0, |groups| groups[group].clone())
}

/// The elements of `array<i32: …>`.
pub fn i32_elements(cx: &Context, attr: Attr) -> Option<Vec<i32>> {
    match attr.data(cx) {
        AttrData::DenseArray { element: Type::I32, data } => {
            Some(data.bytes().chunks_exact(4).map(|c| i32::from_le_bytes([c[0], c[1], c[2], c[3]])).collect())
        }
        _ => None,
    }
}

/// What an operand or result group may be.
pub trait OperandKind {
    /// How many.
    const ARITY: Arity = Arity::One;
    /// Of which types.
    const TYPES: TypeConstraint;
    /// What the accessor returns.
    type Out<'a>;
    /// What the builder takes.
    type In<'a>;

    /// The group from a verified op.
    fn get(op: OpRef<'_>, group: usize, results: bool) -> Self::Out<'_>;

    /// Appends what the builder was given.
    fn put(into: &mut SmallVec<[Value; 4]>, given: Self::In<'_>);
}

/// One value of a type kind: `impl TypeKind for X` gives `impl OperandKind for X`.
pub trait TypeKind {
    /// Of which types.
    const TYPES: TypeConstraint;
}

impl<K: TypeKind> OperandKind for K {
    const TYPES: TypeConstraint = K::TYPES;
    type Out<'a> = ValueRef<'a>;
    type In<'a> = Value;

    fn get(op: OpRef<'_>, group: usize, results: bool) -> ValueRef<'_> {
        let at = group_range(op, group, results).start;
        if results { op.result(at) } else { op.operand(at) }
    }

    fn put(into: &mut SmallVec<[Value; 4]>, given: Value) {
        into.push(given);
    }
}

/// Any number of values.
pub struct Variadic<K>(PhantomData<K>);

impl<K: TypeKind> OperandKind for Variadic<K> {
    const ARITY: Arity = Arity::Variadic;
    const TYPES: TypeConstraint = K::TYPES;
    type Out<'a> = Values<'a>;
    type In<'a> = &'a [Value];

    fn get(op: OpRef<'_>, group: usize, results: bool) -> Values<'_> {
        let range = group_range(op, group, results);
        Values { op, start: range.start, len: range.len(), results }
    }

    fn put(into: &mut SmallVec<[Value; 4]>, given: &[Value]) {
        into.extend_from_slice(given);
    }
}

/// None or one value.
pub struct Optional<K>(PhantomData<K>);

impl<K: TypeKind> OperandKind for Optional<K> {
    const ARITY: Arity = Arity::Optional;
    const TYPES: TypeConstraint = K::TYPES;
    type Out<'a> = Option<ValueRef<'a>>;
    type In<'a> = Option<Value>;

    fn get(op: OpRef<'_>, group: usize, results: bool) -> Option<ValueRef<'_>> {
        let at = group_range(op, group, results).next()?;
        Some(if results { op.result(at) } else { op.operand(at) })
    }

    fn put(into: &mut SmallVec<[Value; 4]>, given: Option<Value>) {
        into.extend(given);
    }
}

/// Declares type kinds: `Name, "the reference's words", |cx, ty| test;`.
#[macro_export]
macro_rules! type_kinds {
    ($($(#[$doc:meta])* $Name:ident, $summary:expr, $accepts:expr;)*) => { $(
        $(#[$doc])*
        pub struct $Name;
        impl $crate::kinds::TypeKind for $Name {
            const TYPES: $crate::TypeConstraint = $crate::TypeConstraint { summary: $summary, accepts: $accepts };
        }
    )* };
}

type_kinds! {
    /// Any type.
    AnyType, "any type", |_, _| true;
    /// A tensor of any element type, ranked or not.
    AnyTensor, "tensor of any type values", |cx, ty| ty.is_tensor(cx);
    /// A ranked tensor of any element type.
    AnyRankedTensor, "ranked tensor of any type values", |cx, ty| ty.is_ranked_tensor(cx);
    /// `index`.
    IndexType, "index", |_, ty| ty == Type::INDEX;
    /// `i1`.
    I1Type, "1-bit signless integer", |_, ty| ty == Type::I1;
}

/// What an inherent attribute may be.
pub trait AttrKind {
    /// Whether it may be absent.
    const OPTIONAL: bool = false;
    /// The value that an absent one gets when an op is made, as MLIR does for its `DefaultValuedAttr`.
    const FILL: Option<fn(&Context) -> Attr> = None;
    /// The text of the value that an absent one stands for, unless the row names another.
    const DEFAULT: Option<&'static str> = None;
    /// What it must be.
    const CONSTRAINT: AttrConstraint;
    /// What the accessor returns.
    type Out<'a>;
    /// What the builder takes.
    type In<'a>;

    /// The attribute of a verified op as a Rust value.
    fn decode(cx: &Context, attr: Option<Attr>) -> Self::Out<'_>;

    /// The attribute for a Rust value; `None` leaves it out.
    fn encode(cx: &Context, given: Self::In<'_>) -> Option<Attr>;

    /// Whether the next token can begin it in a format: words that are no attributes need this.
    fn begins(p: &OpParser<'_, '_>) -> bool {
        p.at_attr()
    }

    /// Reads it in a format, without a type that the row fixes. By default any attribute.
    fn parse(p: &mut OpParser<'_, '_>) -> Option<Attr> {
        p.parse_attr()
    }

    /// Writes it in a format.
    fn print(p: &mut OpPrinter<'_, '_>, attr: Attr) {
        p.print_attr(attr);
    }
}

impl<K: AttrKind> AttrKind for Option<K> {
    const OPTIONAL: bool = true;
    const CONSTRAINT: AttrConstraint = K::CONSTRAINT;
    type Out<'a> = Option<K::Out<'a>>;
    type In<'a> = Option<K::In<'a>>;

    fn decode(cx: &Context, attr: Option<Attr>) -> Self::Out<'_> {
        attr.map(|attr| K::decode(cx, Some(attr)))
    }

    fn encode(cx: &Context, given: Self::In<'_>) -> Option<Attr> {
        K::encode(cx, given?)
    }

    fn begins(p: &OpParser<'_, '_>) -> bool {
        K::begins(p)
    }

    fn parse(p: &mut OpParser<'_, '_>) -> Option<Attr> {
        K::parse(p)
    }

    fn print(p: &mut OpPrinter<'_, '_>, attr: Attr) {
        K::print(p, attr);
    }
}

/// An attribute as it is, tested by `accepts`: for kinds whose accessor gives the [`Attr`] itself.
/// `attr_kinds! { Name, "the reference's words", |cx, attr| test; }`
#[macro_export]
macro_rules! attr_kinds {
    ($($(#[$doc:meta])* $Name:ident, $summary:expr, $accepts:expr;)*) => { $(
        $(#[$doc])*
        pub struct $Name;
        impl $crate::kinds::AttrKind for $Name {
            const CONSTRAINT: $crate::AttrConstraint =
                $crate::AttrConstraint { summary: $summary, accepts: $accepts };
            type Out<'a> = $crate::Attr;
            type In<'a> = $crate::Attr;
            fn decode(_: &$crate::Context, attr: Option<$crate::Attr>) -> $crate::Attr {
                attr.unwrap_or($crate::Attr::UNIT)
            }
            fn encode(_: &$crate::Context, given: $crate::Attr) -> Option<$crate::Attr> {
                Some(given)
            }
        }
    )* };
}

attr_kinds! {
    /// Any attribute.
    AnyAttr, "any attribute", |_, _| true;
    /// `dense<…>` of `i64`.
    I64Elements, "64-bit signless integer elements attribute", |cx, attr| {
        matches!(attr.data(cx), AttrData::Dense { ty, .. } if ty.element(cx) == Type::I64)
    };
    /// `dense<…>` or another attribute of elements.
    Elements, "constant vector/tensor attribute", |cx, attr| {
        matches!(attr.data(cx), AttrData::Dense { .. } | AttrData::DenseStrings { .. } | AttrData::DenseResource { .. } | AttrData::Sparse { .. })
    };
    /// An array attribute.
    ArrayOfAny, "array attribute", |cx, attr| matches!(attr.data(cx), AttrData::Array(_));
    /// An array of dictionaries.
    ArrayOfDicts, "Array of dictionary attributes", |cx, attr| {
        attr.as_array(cx).is_some_and(|elements| elements.iter().all(|e| matches!(e.data(cx), AttrData::Dictionary(_))))
    };
    /// An array of symbols.
    ArrayOfSymbols, "flat symbol ref array attribute", |cx, attr| {
        attr.as_array(cx).is_some_and(|elements| elements.iter().all(|e| e.as_flat_symbol(cx).is_some()))
    };
    /// `@a` or `@a::@b`.
    AnySymbolRef, "symbol reference attribute", |cx, attr| matches!(attr.data(cx), AttrData::SymbolRef { .. });
}

/// A constraint in one line.
const fn constraint(summary: &'static str, accepts: fn(&Context, Attr) -> bool) -> AttrConstraint {
    AttrConstraint { summary, accepts }
}

fn is_int_of_width(cx: &Context, attr: Attr, width: u32) -> bool {
    match attr.data(cx) {
        AttrData::Integer { ty, .. } => {
            matches!(ty.data(cx), TypeData::Integer { width: w, signedness: Signedness::Signless } if *w == width)
        }
        _ => false,
    }
}

/// Integer attributes of one width, written in formats without their type.
macro_rules! int_kinds {
    ($($(#[$doc:meta])* $Name:ident, $summary:literal, $width:literal, $ty:expr;)*) => { $(
        $(#[$doc])*
        pub struct $Name;
        impl AttrKind for $Name {
            const CONSTRAINT: AttrConstraint = constraint($summary, |cx, attr| is_int_of_width(cx, attr, $width));
            type Out<'a> = i64;
            type In<'a> = i64;
            fn decode(cx: &Context, attr: Option<Attr>) -> i64 {
                attr.and_then(|attr| attr.as_i64(cx)).unwrap_or_default()
            }
            fn encode(cx: &Context, given: i64) -> Option<Attr> {
                Some(cx.int_attr($ty(cx), given))
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

int_kinds! {
    /// A 64-bit integer.
    I64, "64-bit signless integer attribute", 64, |_: &Context| Type::I64;
    /// A 32-bit integer.
    I32, "32-bit signless integer attribute", 32, |_: &Context| Type::I32;
    /// An 8-bit integer.
    I8, "8-bit signless integer attribute", 8, |cx: &Context| cx.int_type(8);
}

/// `true` or `false`.
pub struct Bool;

impl AttrKind for Bool {
    const CONSTRAINT: AttrConstraint = constraint("bool attribute", |cx, attr| attr.as_bool(cx).is_some());
    type Out<'a> = bool;
    type In<'a> = bool;

    fn decode(cx: &Context, attr: Option<Attr>) -> bool {
        attr.and_then(|attr| attr.as_bool(cx)).unwrap_or_default()
    }

    fn encode(cx: &Context, given: bool) -> Option<Attr> {
        Some(cx.bool_attr(given))
    }
}

/// A unit attribute: present or not.
pub struct Unit;

impl AttrKind for Unit {
    const OPTIONAL: bool = true;
    const CONSTRAINT: AttrConstraint = constraint("unit attribute", |_, attr| attr == Attr::UNIT);
    type Out<'a> = bool;
    type In<'a> = bool;

    fn decode(_: &Context, attr: Option<Attr>) -> bool {
        attr.is_some()
    }

    fn encode(_: &Context, given: bool) -> Option<Attr> {
        given.then_some(Attr::UNIT)
    }
}

/// A string.
pub struct Str;

impl AttrKind for Str {
    const CONSTRAINT: AttrConstraint =
        constraint("string attribute", |cx, attr| matches!(attr.data(cx), AttrData::String { .. }));
    type Out<'a> = &'a str;
    type In<'a> = &'a str;

    fn decode(cx: &Context, attr: Option<Attr>) -> &str {
        attr.and_then(|attr| attr.as_str(cx)).unwrap_or_default()
    }

    fn encode(cx: &Context, given: &str) -> Option<Attr> {
        Some(cx.str_attr(given))
    }

    fn parse(p: &mut OpParser<'_, '_>) -> Option<Attr> {
        p.parse_attr_of_type(Type::NONE)
    }

    fn print(p: &mut OpPrinter<'_, '_>, attr: Attr) {
        p.print_attr_without_type(attr);
    }
}

/// A string that a new op always has, empty unless given.
pub struct EmptyStr;

impl AttrKind for EmptyStr {
    const OPTIONAL: bool = true;
    const FILL: Option<fn(&Context) -> Attr> = Some(|cx| cx.str_attr(""));
    const CONSTRAINT: AttrConstraint = Str::CONSTRAINT;
    type Out<'a> = &'a str;
    type In<'a> = &'a str;

    fn decode(cx: &Context, attr: Option<Attr>) -> &str {
        Str::decode(cx, attr)
    }

    fn encode(cx: &Context, given: &str) -> Option<Attr> {
        Str::encode(cx, given)
    }
}

/// `true` or `false`; an absent one stands for `D`.
pub struct BoolOr<const D: bool>;

impl<const D: bool> AttrKind for BoolOr<D> {
    const OPTIONAL: bool = true;
    const DEFAULT: Option<&'static str> = Some(if D { "true" } else { "false" });
    const CONSTRAINT: AttrConstraint = Bool::CONSTRAINT;
    type Out<'a> = bool;
    type In<'a> = bool;

    fn decode(cx: &Context, attr: Option<Attr>) -> bool {
        attr.map_or(D, |attr| Bool::decode(cx, Some(attr)))
    }

    fn encode(cx: &Context, given: bool) -> Option<Attr> {
        Bool::encode(cx, given)
    }
}

/// Integers that stand for `D` when absent.
macro_rules! int_or_kinds {
    ($($(#[$doc:meta])* $Name:ident: $Base:ident $type:literal;)*) => { $(
        $(#[$doc])*
        pub struct $Name<const D: i64>;

        impl<const D: i64> AttrKind for $Name<D> {
            const OPTIONAL: bool = true;
            const DEFAULT: Option<&'static str> = Some(match D {
                -1 => concat!("-1 : ", $type),
                0 => concat!("0 : ", $type),
                1 => concat!("1 : ", $type),
                _ => panic!("spell the default here"),
            });
            const CONSTRAINT: AttrConstraint = $Base::CONSTRAINT;
            type Out<'a> = i64;
            type In<'a> = i64;

            fn decode(cx: &Context, attr: Option<Attr>) -> i64 {
                attr.map_or(D, |attr| $Base::decode(cx, Some(attr)))
            }

            fn encode(cx: &Context, given: i64) -> Option<Attr> {
                $Base::encode(cx, given)
            }

            fn parse(p: &mut OpParser<'_, '_>) -> Option<Attr> {
                $Base::parse(p)
            }

            fn print(p: &mut OpPrinter<'_, '_>, attr: Attr) {
                $Base::print(p, attr);
            }
        }
    )* };
}

int_or_kinds! {
    /// A 64-bit integer that may be absent.
    I64Or: I64 "i64";
    /// A 32-bit integer that may be absent.
    I32Or: I32 "i32";
}

/// A symbol's own name: a string attribute, written `@name` in formats.
pub struct SymbolName;

impl AttrKind for SymbolName {
    const CONSTRAINT: AttrConstraint = Str::CONSTRAINT;
    type Out<'a> = &'a [u8];
    type In<'a> = &'a [u8];

    fn decode(cx: &Context, attr: Option<Attr>) -> &[u8] {
        attr.and_then(|attr| attr.as_bytes(cx)).unwrap_or_default()
    }

    fn encode(cx: &Context, given: &[u8]) -> Option<Attr> {
        Some(cx.str_attr(given))
    }

    fn parse(p: &mut OpParser<'_, '_>) -> Option<Attr> {
        let name = p.parse_symbol_name()?;
        let bytes = p.cx.name_bytes(name);
        Some(p.cx.str_attr(bytes))
    }

    fn print(p: &mut OpPrinter<'_, '_>, attr: Attr) {
        let name = attr.as_bytes(p.cx).unwrap_or_default();
        p.print_symbol_name(name);
    }
}

/// `@name`.
pub struct FlatSymbolRef;

impl AttrKind for FlatSymbolRef {
    const CONSTRAINT: AttrConstraint =
        constraint("flat symbol reference attribute", |cx, attr| attr.as_flat_symbol(cx).is_some());
    type Out<'a> = Name;
    type In<'a> = Name;

    fn decode(cx: &Context, attr: Option<Attr>) -> Name {
        attr.and_then(|attr| attr.as_flat_symbol(cx)).unwrap_or(Name::EMPTY)
    }

    fn encode(cx: &Context, given: Name) -> Option<Attr> {
        Some(cx.symbol_attr(given))
    }
}

/// A type.
pub struct TypeAttr;

impl AttrKind for TypeAttr {
    const CONSTRAINT: AttrConstraint =
        constraint("any type attribute", |cx, attr| matches!(attr.data(cx), AttrData::Type(_)));
    type Out<'a> = Type;
    type In<'a> = Type;

    fn decode(cx: &Context, attr: Option<Attr>) -> Type {
        attr.and_then(|attr| attr.as_type(cx)).unwrap_or(Type::ERROR)
    }

    fn encode(cx: &Context, given: Type) -> Option<Attr> {
        Some(cx.type_attr(given))
    }

    fn parse(p: &mut OpParser<'_, '_>) -> Option<Attr> {
        let ty = p.parse_type()?;
        Some(p.cx.type_attr(ty))
    }
}

/// A dictionary.
pub struct Dictionary;

impl AttrKind for Dictionary {
    const CONSTRAINT: AttrConstraint =
        constraint("dictionary of named attribute values", |cx, attr| matches!(attr.data(cx), AttrData::Dictionary(_)));
    type Out<'a> = Dict;
    type In<'a> = Dict;

    fn decode(cx: &Context, attr: Option<Attr>) -> Dict {
        attr.and_then(|attr| attr.as_dict(cx)).unwrap_or(Dict::EMPTY)
    }

    fn encode(cx: &Context, given: Dict) -> Option<Attr> {
        Some(cx.dict_attr(given))
    }
}

/// `array<i64: …>`, written `[1, 2]` in formats.
pub struct I64Array;

impl AttrKind for I64Array {
    const CONSTRAINT: AttrConstraint = constraint("i64 dense array attribute", |cx, attr| {
        matches!(attr.data(cx), AttrData::DenseArray { element: Type::I64, .. })
    });
    type Out<'a> = Vec<i64>;
    type In<'a> = &'a [i64];

    fn decode(cx: &Context, attr: Option<Attr>) -> Vec<i64> {
        attr.and_then(|attr| attr.as_i64_array(cx)).unwrap_or_default()
    }

    fn encode(cx: &Context, given: &[i64]) -> Option<Attr> {
        Some(cx.i64_array_attr(given))
    }

    fn parse(p: &mut OpParser<'_, '_>) -> Option<Attr> {
        let mut values = Vec::new();
        p.expect(Token::LSquare, "[")?;
        if !p.eat(Token::RSquare) {
            let read = p.parse_comma_list(|p| {
                values.push(p.parse_i64()?);
                Some(())
            });
            // As in MLIR, an entry that is no integer is followed by the report on the bracket that did not come.
            if p.expect(Token::RSquare, "]").is_none() {
                if read.is_none() {
                    p.diags.last_is_consequence();
                }
                return None;
            }
            read?;
        }
        Some(p.cx.i64_array_attr(&values))
    }

    fn print(p: &mut OpPrinter<'_, '_>, attr: Attr) {
        let values = attr.as_i64_array(p.cx).unwrap_or_default();
        p.print_i64_list(&values);
    }
}

/// `array<i1: …>`, written `[true, false]` in formats.
pub struct BoolArray;

impl AttrKind for BoolArray {
    const CONSTRAINT: AttrConstraint = constraint("i1 dense array attribute", |cx, attr| {
        matches!(attr.data(cx), AttrData::DenseArray { element: Type::I1, .. })
    });
    type Out<'a> = Vec<bool>;
    type In<'a> = &'a [bool];

    fn decode(cx: &Context, attr: Option<Attr>) -> Vec<bool> {
        attr.and_then(|attr| attr.as_bool_array(cx)).unwrap_or_default()
    }

    fn encode(cx: &Context, given: &[bool]) -> Option<Attr> {
        Some(cx.bool_array_attr(given))
    }
}

/// What a region may be.
pub trait RegionKind {
    /// Whether it stands for any number of regions.
    const VARIADIC: bool = false;
    /// How many blocks.
    const BLOCKS: RegionBlocks;
}

/// Any region.
pub struct AnyRegion;

impl RegionKind for AnyRegion {
    const BLOCKS: RegionBlocks = RegionBlocks::Any;
}

/// A region with at least one block.
pub struct MinSizedRegion;

impl RegionKind for MinSizedRegion {
    const BLOCKS: RegionBlocks = RegionBlocks::Min1;
}

/// A region of exactly one block.
pub struct OneBlock;

impl RegionKind for OneBlock {
    const BLOCKS: RegionBlocks = RegionBlocks::One;
}

/// Any number of regions, as the last of an op.
pub struct VariadicRegions<K>(PhantomData<K>);

impl<K: RegionKind> RegionKind for VariadicRegions<K> {
    const VARIADIC: bool = true;
    const BLOCKS: RegionBlocks = K::BLOCKS;
}

/// Whether a dimension is known.
pub fn is_static(dim: i64) -> bool {
    dim != DYNAMIC
}
