//! Builtin attributes as data, and what every caller asks of them.
//!
//! An [`Attr`] is an interned handle, [`AttrData`] what it stands for. Dialects bring their own attributes as an
//! [`AttrDef`] row and a list of [`Param`]s. Element data of constants are [`Blob`]s (see `dense.rs` for their layout).

use std::hash::{Hash, Hasher};

use crate::affine::{AffineMap, IntegerSet};
use crate::blob::Blob;
use crate::context::Context;
use crate::ids::{Attr, Dict, Name, Type};
use crate::location::Loc;
use crate::num::ApInt;
use crate::text::{Parser, Printer};
use crate::types::{Param, Signedness, TypeData, row_with_params};

/// What an attribute is.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum AttrData {
    /// `unit`.
    Unit,
    /// `42 : i32`, `true`, `3 : index`.
    Integer {
        /// An integer type or `index`.
        ty: Type,
        /// As wide as the type (64 bits for `index`).
        value: ApInt,
    },
    /// `1.5 : f32`.
    Float {
        /// A float type.
        ty: Type,
        /// The bit pattern in the type's format.
        bits: u128,
    },
    /// `"text"` or `"text" : T`.
    String {
        /// Any bytes.
        value: Box<[u8]>,
        /// `none` unless written.
        ty: Type,
    },
    /// A type as an attribute.
    Type(Type),
    /// `[a, b]`.
    Array(Box<[Attr]>),
    /// `{a = 1, b}`.
    Dictionary(Dict),
    /// `@root::@nested`.
    SymbolRef {
        /// The outermost symbol.
        root: Name,
        /// The path below it.
        nested: Box<[Name]>,
    },
    /// `array<i64: 1, 2>`.
    DenseArray {
        /// An integer type of 1, 8, 16, 32 or 64 bits, or a float type.
        element: Type,
        /// The elements, little-endian, whole bytes each.
        data: Blob,
    },
    /// `dense<…> : tensor<…>` of integers, floats or complex numbers.
    Dense {
        /// A tensor or vector of known sizes.
        ty: Type,
        /// Whether `data` holds one element that stands for all.
        splat: bool,
        /// The elements in row-major order; `dense.rs` says how each is stored.
        data: Blob,
    },
    /// `dense<["a", "b"]> : tensor<2x!T>`.
    DenseStrings {
        /// A tensor or vector of known sizes.
        ty: Type,
        /// One string, standing for all, or one an element.
        values: Box<[Box<[u8]>]>,
    },
    /// `dense_resource<key> : tensor<…>`.
    DenseResource {
        /// A tensor of known sizes.
        ty: Type,
        /// The key of the blob in the context's resources.
        key: Name,
    },
    /// `sparse<indices, values> : tensor<…>`.
    Sparse {
        /// A tensor of known sizes.
        ty: Type,
        /// Dense `i64` coordinates, one row a value.
        indices: Attr,
        /// Dense values.
        values: Attr,
    },
    /// `affine_map<…>`.
    AffineMap(AffineMap),
    /// `affine_set<…>`.
    IntegerSet(IntegerSet),
    /// `strided<[1, ?], offset: 3>`.
    Strided {
        /// [`DYNAMIC`](crate::types::DYNAMIC) where unknown.
        offset: i64,
        /// One a dimension.
        strides: Box<[i64]>,
    },
    /// `distinct[0]<attr>`: never equal to another one.
    Distinct {
        /// The number that tells it apart.
        id: u64,
        /// The attribute inside.
        referenced: Attr,
    },
    /// `loc(…)` used as an attribute.
    Location(Loc),
    /// An attribute of a dialect that is not registered: `#dialect.text` or `#dialect<text>`, kept as written.
    Opaque {
        /// The dialect's name.
        dialect: Name,
        /// Everything after the dialect's name.
        text: Name,
        /// `none` unless written.
        ty: Type,
    },
    /// A registered dialect's attribute.
    Dialect(DialectAttr),
}

/// An attribute that a dialect defines: a row, registered with the dialect.
pub struct AttrDef {
    /// The full name, `dialect.mnemonic`.
    pub name: &'static str,
    /// One sentence for documentation.
    pub summary: &'static str,
    /// Reads what follows the mnemonic. `None` after a report.
    pub parse: fn(&mut Parser<'_>) -> Option<Box<[Param]>>,
    /// Writes what follows the mnemonic.
    pub print: fn(&mut Printer<'_>, &[Param]),
}

/// A value of a dialect's attribute row.
#[derive(Clone)]
pub struct DialectAttr {
    /// The row.
    pub def: &'static AttrDef,
    /// Its parameters, in the row's own order.
    pub params: Box<[Param]>,
}
row_with_params!(DialectAttr);

impl Attr {
    /// `unit`.
    pub const UNIT: Attr = Attr::new(0);

    /// What the attribute is.
    #[inline]
    pub fn data(self, cx: &Context) -> &AttrData {
        cx.attr_data(self)
    }

    /// The value of an integer attribute that fits 64 bits: sign-extended, or zero-extended where the type is
    /// unsigned or `i1`.
    pub fn as_i64(self, cx: &Context) -> Option<i64> {
        let AttrData::Integer { ty, value } = cx.attr_data(self) else { return None };
        match cx.type_data(*ty) {
            TypeData::Integer { width: 1, .. } => Some(i64::from(!value.is_zero())),
            TypeData::Integer { signedness: Signedness::Unsigned, .. } => {
                value.to_u64().and_then(|value| i64::try_from(value).ok())
            }
            _ => value.to_i64(),
        }
    }

    /// The value of `true`, `false` or an `i1` integer.
    pub fn as_bool(self, cx: &Context) -> Option<bool> {
        match cx.attr_data(self) {
            AttrData::Integer { ty: Type::I1, value } => Some(!value.is_zero()),
            _ => None,
        }
    }

    /// The bytes of a string attribute.
    pub fn as_bytes(self, cx: &Context) -> Option<&[u8]> {
        match cx.attr_data(self) {
            AttrData::String { value, .. } => Some(value),
            _ => None,
        }
    }

    /// The text of a string attribute in UTF-8.
    pub fn as_str(self, cx: &Context) -> Option<&str> {
        self.as_bytes(cx).and_then(|bytes| std::str::from_utf8(bytes).ok())
    }

    /// The type in a type attribute.
    pub fn as_type(self, cx: &Context) -> Option<Type> {
        match cx.attr_data(self) {
            AttrData::Type(ty) => Some(*ty),
            _ => None,
        }
    }

    /// The elements of an array attribute.
    pub fn as_array(self, cx: &Context) -> Option<&[Attr]> {
        match cx.attr_data(self) {
            AttrData::Array(elements) => Some(elements),
            _ => None,
        }
    }

    /// The dictionary of a dictionary attribute.
    pub fn as_dict(self, cx: &Context) -> Option<Dict> {
        match cx.attr_data(self) {
            AttrData::Dictionary(dict) => Some(*dict),
            _ => None,
        }
    }

    /// The symbol of a reference without a nested path.
    pub fn as_flat_symbol(self, cx: &Context) -> Option<Name> {
        match cx.attr_data(self) {
            AttrData::SymbolRef { root, nested } if nested.is_empty() => Some(*root),
            _ => None,
        }
    }

    /// The row and parameters of a registered dialect's attribute.
    pub fn dialect(self, cx: &Context) -> Option<&DialectAttr> {
        match cx.attr_data(self) {
            AttrData::Dialect(attr) => Some(attr),
            _ => None,
        }
    }

    /// The parameters, when this is an attribute of the row `def`.
    pub fn params_of<'c>(self, cx: &'c Context, def: &'static AttrDef) -> Option<&'c [Param]> {
        self.dialect(cx).filter(|attr| std::ptr::eq(attr.def, def)).map(|attr| &*attr.params)
    }

    /// The elements of `array<i64: …>`.
    pub fn as_i64_array(self, cx: &Context) -> Option<Vec<i64>> {
        match cx.attr_data(self) {
            AttrData::DenseArray { element: Type::I64, data } => Some(
                data.bytes().chunks_exact(8).map(|c| i64::from_le_bytes(c.try_into().unwrap_or_default())).collect(),
            ),
            _ => None,
        }
    }

    /// The elements of `array<i1: …>`.
    pub fn as_bool_array(self, cx: &Context) -> Option<Vec<bool>> {
        match cx.attr_data(self) {
            AttrData::DenseArray { element: Type::I1, data } => Some(data.bytes().iter().map(|&b| b != 0).collect()),
            _ => None,
        }
    }

    /// The type that a typed attribute carries; `none` for the others.
    pub fn ty(self, cx: &Context) -> Type {
        match cx.attr_data(self) {
            AttrData::Integer { ty, .. }
            | AttrData::Float { ty, .. }
            | AttrData::String { ty, .. }
            | AttrData::Dense { ty, .. }
            | AttrData::DenseStrings { ty, .. }
            | AttrData::DenseResource { ty, .. }
            | AttrData::Opaque { ty, .. }
            | AttrData::Sparse { ty, .. } => *ty,
            AttrData::Dialect(attr) => match attr.params.last() {
                Some(Param::SelfType(ty)) => *ty,
                _ => Type::NONE,
            },
            _ => Type::NONE,
        }
    }
}

/// Constructors.
impl Context {
    /// `value : ty`, wrapped to the type's width.
    pub fn int_attr(&self, ty: Type, value: i64) -> Attr {
        let width = ty.bit_width(self).unwrap_or(64);
        self.intern_attr(AttrData::Integer { ty, value: ApInt::from_i64(width, value) })
    }

    /// `true` or `false`.
    pub fn bool_attr(&self, value: bool) -> Attr {
        self.int_attr(Type::I1, i64::from(value))
    }

    /// `"value"`.
    pub fn str_attr(&self, value: impl AsRef<[u8]>) -> Attr {
        self.intern_attr(AttrData::String { value: value.as_ref().into(), ty: Type::NONE })
    }

    /// A type as an attribute.
    pub fn type_attr(&self, ty: Type) -> Attr {
        self.intern_attr(AttrData::Type(ty))
    }

    /// `[elements]`.
    pub fn array_attr(&self, elements: &[Attr]) -> Attr {
        self.intern_attr(AttrData::Array(elements.into()))
    }

    /// `{dict}`.
    pub fn dict_attr(&self, dict: Dict) -> Attr {
        self.intern_attr(AttrData::Dictionary(dict))
    }

    /// `@name`.
    pub fn symbol_attr(&self, name: Name) -> Attr {
        self.intern_attr(AttrData::SymbolRef { root: name, nested: Box::default() })
    }

    /// `array<i64: values>`.
    pub fn i64_array_attr(&self, values: &[i64]) -> Attr {
        let data: Vec<u8> = values.iter().flat_map(|v| v.to_le_bytes()).collect();
        self.intern_attr(AttrData::DenseArray { element: Type::I64, data: data.into() })
    }

    /// `array<i1: values>`.
    pub fn bool_array_attr(&self, values: &[bool]) -> Attr {
        let data: Vec<u8> = values.iter().map(|&v| u8::from(v)).collect();
        self.intern_attr(AttrData::DenseArray { element: Type::I1, data: data.into() })
    }

    /// An attribute of the row `def`.
    pub fn dialect_attr(&self, def: &'static AttrDef, params: impl Into<Box<[Param]>>) -> Attr {
        self.intern_attr(AttrData::Dialect(DialectAttr { def, params: params.into() }))
    }
}
