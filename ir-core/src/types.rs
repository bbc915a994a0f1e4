//! Builtin types as data, and what every caller asks of them.
//!
//! A [`Type`] is an interned handle: equal types are equal numbers. [`TypeData`] is what it stands for.
//! Dialects bring their own types as a [`TypeDef`] row and a list of [`Param`]s.

use std::hash::{Hash, Hasher};

use crate::context::Context;
use crate::ids::{Attr, Name, Type};
use crate::num::FloatKind;
pub use crate::num::Signedness;
use crate::text::{Parser, Printer};

/// The size of a dimension that is not known: `?` in text.
pub const DYNAMIC: i64 = i64::MIN;

/// What a type is.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum TypeData {
    /// Stands where an error was already reported; every check accepts it quietly.
    Error,
    /// `i32`, `si8`, `ui64`: `width` bits, up to 16,777,215.
    Integer {
        /// In bits.
        width: u32,
        /// Whether a sign is part of the type.
        signedness: Signedness,
    },
    /// `index`.
    Index,
    /// `none`.
    None,
    /// `f32`, `bf16`, `f8E4M3FN` ….
    Float(FloatKind),
    /// `complex<T>`.
    Complex(Type),
    /// `tuple<T, U>`.
    Tuple(Box<[Type]>),
    /// `(T, U) -> V`.
    Function {
        /// Types of the arguments.
        inputs: Box<[Type]>,
        /// Types of the results.
        results: Box<[Type]>,
    },
    /// `tensor<2x?xf32, #encoding>`.
    Tensor {
        /// Sizes, [`DYNAMIC`] where unknown.
        shape: Box<[i64]>,
        /// The element type.
        element: Type,
        /// The encoding attribute, such as `#stablehlo.bounds<3>`.
        encoding: Option<Attr>,
    },
    /// `tensor<*xf32>`.
    UnrankedTensor(Type),
    /// `vector<4x[8]xf32>`.
    Vector {
        /// Sizes.
        shape: Box<[i64]>,
        /// Which dimensions are multiples of a run-time scale.
        scalable: Box<[bool]>,
        /// The element type.
        element: Type,
    },
    /// `memref<2x3xf32, layout, space>`.
    MemRef {
        /// Sizes, [`DYNAMIC`] where unknown.
        shape: Box<[i64]>,
        /// The element type.
        element: Type,
        /// A layout other than the identity.
        layout: Option<Attr>,
        /// The memory space.
        memory_space: Option<Attr>,
    },
    /// `memref<*xf32, space>`.
    UnrankedMemRef {
        /// The element type.
        element: Type,
        /// The memory space.
        memory_space: Option<Attr>,
    },
    /// A type of a dialect that is not registered: `!dialect.text` or `!dialect<text>`, kept as written.
    Opaque {
        /// The dialect's name.
        dialect: Name,
        /// Everything after the dialect's name.
        text: Name,
    },
    /// A registered dialect's type.
    Dialect(DialectType),
}

/// One parameter of a dialect type or attribute.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Param {
    /// An absent optional parameter.
    Absent,
    /// A flag.
    Bool(bool),
    /// A number, or an enumerator by its position.
    Int(i64),
    /// A float by its bits.
    F64(u64),
    /// A string.
    Name(Name),
    /// A type.
    Type(Type),
    /// An attribute.
    Attr(Attr),
    /// As the last parameter of an attribute: its type, written ` : T` after it; `none` when not written.
    SelfType(Type),
    /// Integers.
    Ints(Box<[i64]>),
    /// Anything else.
    List(Box<[Param]>),
}

impl Param {
    /// The number in an [`Param::Int`]; zero elsewhere.
    pub fn int(&self) -> i64 {
        if let Param::Int(value) = self { *value } else { 0 }
    }

    /// The integers in a [`Param::Ints`]; none elsewhere.
    pub fn ints(&self) -> &[i64] {
        if let Param::Ints(values) = self { values } else { &[] }
    }

    /// The parameters in a [`Param::List`]; none elsewhere.
    pub fn list(&self) -> &[Param] {
        if let Param::List(values) = self { values } else { &[] }
    }
}

/// A type that a dialect defines: a row, registered with the dialect.
pub struct TypeDef {
    /// The full name, `dialect.mnemonic`.
    pub name: &'static str,
    /// One sentence for documentation.
    pub summary: &'static str,
    /// Reads what follows the mnemonic, with its angle brackets. `None` after a report.
    pub parse: fn(&mut Parser<'_>) -> Option<Box<[Param]>>,
    /// Writes what follows the mnemonic, with its angle brackets.
    pub print: fn(&mut Printer<'_>, &[Param]),
}

/// A value of a dialect's type row.
#[derive(Clone)]
pub struct DialectType {
    /// The row.
    pub def: &'static TypeDef,
    /// Its parameters, in the row's own order.
    pub params: Box<[Param]>,
}

/// Equality, hash and debug output of a (row, parameters) pair: rows compare by address.
macro_rules! row_with_params {
    ($Data:ident) => {
        impl PartialEq for $Data {
            fn eq(&self, other: &Self) -> bool {
                std::ptr::eq(self.def, other.def) && self.params == other.params
            }
        }
        impl Eq for $Data {}
        impl Hash for $Data {
            fn hash<H: Hasher>(&self, state: &mut H) {
                std::ptr::from_ref(self.def).hash(state);
                self.params.hash(state);
            }
        }
        impl std::fmt::Debug for $Data {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, "{}{:?}", self.def.name, self.params)
            }
        }
    };
}
pub(crate) use row_with_params;
row_with_params!(DialectType);

/// Types that every context holds under a fixed number.
impl Type {
    /// The type of what could not be read.
    pub const ERROR: Type = Type::new(0);
    /// `none`.
    pub const NONE: Type = Type::new(1);
    /// `index`.
    pub const INDEX: Type = Type::new(2);
    /// `i1`.
    pub const I1: Type = Type::new(3);
    /// `i32`.
    pub const I32: Type = Type::new(4);
    /// `i64`.
    pub const I64: Type = Type::new(5);
    /// `f32`.
    pub const F32: Type = Type::new(6);
    /// `f64`.
    pub const F64: Type = Type::new(7);

    /// What the constants above stand for, in their order.
    pub(crate) fn fixed() -> [TypeData; 8] {
        let int = |width| TypeData::Integer { width, signedness: Signedness::Signless };
        [
            TypeData::Error,
            TypeData::None,
            TypeData::Index,
            int(1),
            int(32),
            int(64),
            TypeData::Float(FloatKind::F32),
            TypeData::Float(FloatKind::F64),
        ]
    }

    /// What the type is.
    #[inline]
    pub fn data(self, cx: &Context) -> &TypeData {
        cx.type_data(self)
    }

    /// The sizes of a ranked tensor, vector or memref.
    #[inline]
    pub fn shape(self, cx: &Context) -> Option<&[i64]> {
        match cx.type_data(self) {
            TypeData::Tensor { shape, .. } | TypeData::Vector { shape, .. } | TypeData::MemRef { shape, .. } => {
                Some(shape)
            }
            _ => None,
        }
    }

    /// The element type of a tensor, vector or memref, else the type itself (MLIR's `getElementTypeOrSelf`).
    #[inline]
    pub fn element(self, cx: &Context) -> Type {
        match cx.type_data(self) {
            TypeData::Tensor { element, .. }
            | TypeData::UnrankedTensor(element)
            | TypeData::Vector { element, .. }
            | TypeData::MemRef { element, .. }
            | TypeData::UnrankedMemRef { element, .. } => *element,
            _ => self,
        }
    }

    /// The encoding of a ranked tensor.
    pub fn encoding(self, cx: &Context) -> Option<Attr> {
        match cx.type_data(self) {
            TypeData::Tensor { encoding, .. } => *encoding,
            _ => None,
        }
    }

    /// Whether this is a tensor, ranked or not.
    pub fn is_tensor(self, cx: &Context) -> bool {
        matches!(cx.type_data(self), TypeData::Tensor { .. } | TypeData::UnrankedTensor(_) | TypeData::Error)
    }

    /// Whether this is a tensor of known rank.
    pub fn is_ranked_tensor(self, cx: &Context) -> bool {
        matches!(cx.type_data(self), TypeData::Tensor { .. } | TypeData::Error)
    }

    /// Whether rank and all sizes are known.
    pub fn has_static_shape(self, cx: &Context) -> bool {
        self.shape(cx).is_some_and(|shape| !shape.contains(&DYNAMIC))
    }

    /// The number of elements of a type whose sizes are all known; `None` also when it exceeds `usize`.
    pub fn n_elements(self, cx: &Context) -> Option<usize> {
        let shape = self.shape(cx)?;
        // A zero anywhere makes the product zero, however large the other sizes are.
        if shape.contains(&0) && !shape.contains(&DYNAMIC) {
            return Some(0);
        }
        shape.iter().try_fold(1usize, |n, &d| n.checked_mul(usize::try_from(d).ok()?))
    }

    /// The width in bits of an integer or float (64 for `index`), of one part for a complex number.
    pub fn bit_width(self, cx: &Context) -> Option<u32> {
        match cx.type_data(self) {
            TypeData::Integer { width, .. } => Some(*width),
            TypeData::Index => Some(64),
            TypeData::Float(kind) => Some(kind.width()),
            TypeData::Complex(part) => part.bit_width(cx),
            _ => None,
        }
    }

    /// The float format of a float type.
    pub fn float_kind(self, cx: &Context) -> Option<FloatKind> {
        match cx.type_data(self) {
            TypeData::Float(kind) => Some(*kind),
            _ => None,
        }
    }

    /// Whether this is an integer type of any signedness.
    pub fn is_integer(self, cx: &Context) -> bool {
        matches!(cx.type_data(self), TypeData::Integer { .. })
    }

    /// Whether this is `i1`.
    pub fn is_bool(self, _cx: &Context) -> bool {
        self == Type::I1
    }

    /// The row and parameters of a registered dialect's type.
    pub fn dialect(self, cx: &Context) -> Option<&DialectType> {
        match cx.type_data(self) {
            TypeData::Dialect(ty) => Some(ty),
            _ => None,
        }
    }

    /// Whether this is a type of the row `def`.
    pub fn is(self, cx: &Context, def: &'static TypeDef) -> bool {
        self.dialect(cx).is_some_and(|ty| std::ptr::eq(ty.def, def))
    }
}

/// Constructors.
impl Context {
    /// A signless integer type of `width` bits.
    pub fn int_type(&self, width: u32) -> Type {
        self.intern_type(TypeData::Integer { width, signedness: Signedness::Signless })
    }

    /// An unsigned integer type of `width` bits.
    pub fn uint_type(&self, width: u32) -> Type {
        self.intern_type(TypeData::Integer { width, signedness: Signedness::Unsigned })
    }

    /// A float type.
    pub fn float_type(&self, kind: FloatKind) -> Type {
        self.intern_type(TypeData::Float(kind))
    }

    /// `tensor<shape x element>`, without an encoding.
    pub fn tensor_type(&self, shape: &[i64], element: Type) -> Type {
        self.tensor_type_with_encoding(shape, element, None)
    }

    /// `tensor<shape x element, encoding>`.
    pub fn tensor_type_with_encoding(&self, shape: &[i64], element: Type, encoding: Option<Attr>) -> Type {
        self.intern_type(TypeData::Tensor { shape: shape.into(), element, encoding })
    }

    /// `(inputs) -> results`.
    pub fn function_type(&self, inputs: &[Type], results: &[Type]) -> Type {
        self.intern_type(TypeData::Function { inputs: inputs.into(), results: results.into() })
    }

    /// A type of the row `def`.
    pub fn dialect_type(&self, def: &'static TypeDef, params: impl Into<Box<[Param]>>) -> Type {
        self.intern_type(TypeData::Dialect(DialectType { def, params: params.into() }))
    }
}
