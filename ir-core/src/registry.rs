//! The registry: which dialects there are. Built once at start-up, then shared and only read.

use std::sync::{Arc, Mutex, OnceLock};

use rustc_hash::FxHashMap;

use crate::attrs::AttrDef;
use crate::bytecode::Codec;
use crate::context::Context;
use crate::diag::{Diagnostic, Diagnostics};
use crate::ids::{Attr, Name, Type};
use crate::old::OldSpellings;
use crate::op_def::{OpDef, bits_of, traits};
use crate::symbols::Symbols;
use crate::text::{CustomDirective, Format, Parser};
use crate::types::{Param, TypeDef};
use crate::view::OpRef;

/// Another spelling of an attribute, read but never printed.
pub struct AttrSpelling {
    /// The full name, `dialect.mnemonic`.
    pub name: &'static str,
    /// The row that the attribute is of.
    pub def: &'static AttrDef,
    /// Reads what follows the mnemonic into the row's parameters.
    pub parse: fn(&mut Parser<'_>) -> Option<Box<[Param]>>,
}

/// A dialect: a name and lists of rows. A program outside this workspace defines one the same way.
pub struct Dialect {
    /// All before the first dot of its ops, types and attributes.
    pub name: &'static str,
    /// Tables of ops.
    pub ops: &'static [&'static [&'static OpDef]],
    /// Types.
    pub types: &'static [&'static TypeDef],
    /// Attributes.
    pub attrs: &'static [&'static AttrDef],
    /// Further spellings of its attributes.
    pub attr_spellings: &'static [&'static AttrSpelling],
    /// The report on an op of no row, made of its full name, where the dialect has more to say than that.
    pub unknown_op: Option<fn(&str) -> String>,
    /// What to do about an op of no row, made of its full name, where the dialect knows better than the nearest name.
    pub unknown_op_help: Option<fn(&str) -> Option<&'static str>>,
    /// The report on an attribute of no row, where the reference has its own.
    pub unknown_attr: Option<&'static str>,
    /// The report on a type of no row, up to its name, where the reference has its own.
    pub unknown_type: Option<&'static str>,
    /// What is wrong with an attribute of this dialect as the encoding of a tensor of these sizes and elements.
    pub encoding_fault: Option<fn(&Context, Attr, &[i64], Type) -> Option<String>>,
    /// Whether result types that an op states agree with the inferred ones, where more than equal shapes and elements
    /// is allowed.
    pub types_compatible: Option<fn(&Context, &'static OpDef, Type, Type) -> bool>,
    /// Functions behind `custom<Name>(…)` in its formats.
    pub customs: &'static [CustomDirective],
    /// Whether types and attributes that no row describes are kept as written (like those of an unregistered dialect).
    pub keeps_unknown: bool,
    /// Suggests an alias such as `map` for an attribute that is worth naming once at the top of the text.
    pub attr_alias: Option<fn(&Context, Attr) -> Option<&'static str>>,
    /// The same for types.
    pub type_alias: Option<fn(&Context, Type) -> Option<&'static str>>,
    /// Checks a discardable attribute `dialect.name` on an op.
    pub verify_attr: Option<fn(OpRef<'_>, Name, Attr, &mut Diagnostics)>,
    /// Checks the symbols that a discardable attribute of this dialect names, whatever op it is on.
    pub verify_symbols: Option<fn(OpRef<'_>, Attr, &Symbols, &mut Diagnostics)>,
    /// Adds notes and help to what was reported about one of its ops.
    pub advise: Option<fn(OpRef<'_>, &mut Diagnostic)>,
    /// How its attributes and types are encoded in bytecode; without it, they are written there as text.
    pub bytecode: Option<&'static Codec>,
}

impl Dialect {
    /// A dialect without anything, for `..Dialect::EMPTY`.
    pub const EMPTY: Dialect = Dialect {
        name: "",
        ops: &[],
        types: &[],
        attrs: &[],
        attr_spellings: &[],
        unknown_op: None,
        unknown_op_help: None,
        unknown_attr: None,
        unknown_type: None,
        encoding_fault: None,
        types_compatible: None,
        customs: &[],
        keeps_unknown: false,
        attr_alias: None,
        type_alias: None,
        verify_attr: None,
        verify_symbols: None,
        advise: None,
        bytecode: None,
    };
}

/// See the module's documentation.
#[derive(Default)]
pub struct Registry {
    dialects: Vec<&'static Dialect>,
    ops: FxHashMap<&'static [u8], &'static OpDef>,
    types: FxHashMap<&'static [u8], &'static TypeDef>,
    attrs: FxHashMap<&'static [u8], &'static AttrDef>,
    attr_spellings: FxHashMap<&'static [u8], &'static AttrSpelling>,
    foreign: &'static [&'static str],
    old_spellings: Option<&'static OldSpellings>,
}

impl Registry {
    /// An empty registry.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a dialect.
    ///
    /// # Panics
    /// When a name is already taken, or a format does not parse: mistakes of the dialect's author, found by any test
    /// that registers it.
    #[must_use]
    pub fn with(mut self, dialect: &'static Dialect) -> Self {
        if self.dialect(dialect.name).is_some_and(|known| std::ptr::eq(known, dialect)) {
            return self;
        }
        for def in dialect.ops.iter().copied().flatten() {
            let clash = self.ops.insert(def.name.as_bytes(), def);
            assert!(clash.is_none(), "the op `{}` is defined twice", def.name);
            if let Some(compiled) = def.compiled {
                compiled.get_or_init(|| {
                    Format::compile(def, dialect.customs)
                        .unwrap_or_else(|error| panic!("the format of `{}`: {error}", def.name))
                });
            }
        }
        for def in dialect.types {
            let clash = self.types.insert(def.name.as_bytes(), def);
            assert!(clash.is_none(), "the type `{}` is defined twice", def.name);
        }
        for def in dialect.attrs {
            let clash = self.attrs.insert(def.name.as_bytes(), def);
            assert!(clash.is_none(), "the attribute `{}` is defined twice", def.name);
        }
        for spelling in dialect.attr_spellings {
            let clash = self.attr_spellings.insert(spelling.name.as_bytes(), spelling);
            assert!(clash.is_none(), "the attribute spelling `{}` is defined twice", spelling.name);
        }
        self.dialects.push(dialect);
        self
    }

    /// Ends registration.
    pub fn freeze(self) -> Arc<Registry> {
        Arc::new(self)
    }

    /// All dialects in the order of registration.
    pub fn dialects(&self) -> &[&'static Dialect] {
        &self.dialects
    }

    /// The dialect called `name`.
    pub fn dialect(&self, name: &str) -> Option<&'static Dialect> {
        self.dialects.iter().find(|dialect| dialect.name == name).copied()
    }

    /// The op row called `name`.
    #[inline]
    pub fn op(&self, name: &[u8]) -> Option<&'static OpDef> {
        self.ops.get(name).copied()
    }

    /// All op rows, dialect by dialect in the order of their tables.
    pub fn ops(&self) -> impl Iterator<Item = &'static OpDef> + '_ {
        self.dialects.iter().flat_map(|dialect| dialect.ops.iter().copied().flatten().copied())
    }

    /// The type row called `name`.
    pub fn type_def(&self, name: &[u8]) -> Option<&'static TypeDef> {
        self.types.get(name).copied()
    }

    /// The attribute row called `name`.
    pub fn attr_def(&self, name: &[u8]) -> Option<&'static AttrDef> {
        self.attrs.get(name).copied()
    }

    /// The further spelling of an attribute called `name`.
    pub fn attr_spelling(&self, name: &[u8]) -> Option<&'static AttrSpelling> {
        self.attr_spellings.get(name).copied()
    }

    /// Names dialects of which nothing but the name is known. Their ops are read, as the reference reads them, and then
    /// refused by the verifier, unless unregistered ops are allowed.
    #[must_use]
    pub fn with_foreign(mut self, names: &'static [&'static str]) -> Self {
        self.foreign = names;
        self
    }

    /// Adds what earlier releases wrote.
    #[must_use]
    pub fn with_old_spellings(mut self, old: &'static OldSpellings) -> Self {
        self.old_spellings = Some(old);
        self
    }

    /// What earlier releases wrote.
    pub fn old_spellings(&self) -> Option<&'static OldSpellings> {
        self.old_spellings
    }

    /// Whether of the dialect `name` nothing but the name is known.
    pub fn is_foreign(&self, name: &str) -> bool {
        self.foreign.contains(&name)
    }

    /// The row that stands for the unregistered op `name`: one a name for the life of the process.
    pub fn unregistered(name: &str) -> &'static OpDef {
        static ROWS: Rows = Rows::new();
        row_without_rules(&ROWS, name, None)
    }

    /// The same for an op that the verifier refuses.
    pub fn refused(name: &str) -> &'static OpDef {
        static ROWS: Rows = Rows::new();
        row_without_rules(&ROWS, name, Some(refuse))
    }
}

/// Rows by the names of their ops.
type Rows = OnceLock<Mutex<FxHashMap<&'static str, &'static OpDef>>>;

fn row_without_rules(
    rows: &'static Rows,
    name: &str,
    verify: Option<fn(OpRef<'_>, &mut Diagnostics)>,
) -> &'static OpDef {
    let mut rows = rows.get_or_init(Mutex::default).lock().unwrap_or_else(|poisoned| poisoned.into_inner());
    if let Some(&def) = rows.get(name) {
        return def;
    }
    let name: &'static str = name.to_owned().leak();
    let bits = bits_of(&[traits::UNREGISTERED]);
    let def: &'static OpDef = Box::leak(Box::new(OpDef { name, traits: &[], bits, verify, ..OpDef::EMPTY }));
    rows.insert(name, def);
    def
}

fn refuse(op: OpRef<'_>, diags: &mut Diagnostics) {
    let (name, dialect) = (op.name(), op.def().dialect());
    let message = format!(
        "unregistered operation '{name}' found in dialect ('{dialect}') that does not allow unknown operations"
    );
    diags.error("unknown-op", op.loc(), message).emit();
}
