//! A read-only snapshot of a symbol table: what each symbol is, taken before functions are worked on side by side.

use rustc_hash::FxHashMap;

use crate::attrs::AttrData;
use crate::context::Context;
use crate::ids::{Attr, Dict, Name, Type};
use crate::location::Loc;
use crate::op_def::{OpDef, traits};
use crate::view::OpRef;

/// What a symbol stands for.
pub struct Symbol {
    /// The row of the op that defines it.
    pub def: &'static OpDef,
    /// The op's attributes.
    pub attrs: Dict,
    /// Where it is.
    pub loc: Loc,
    /// The symbols inside, when it is a symbol table itself.
    pub nested: Option<Symbols>,
}

impl Symbol {
    /// Argument and result types of a function.
    pub fn function_type<'c>(&self, cx: &'c Context) -> Option<(&'c [Type], &'c [Type])> {
        match cx.dict_get(self.attrs, "function_type")?.as_type(cx)?.data(cx) {
            crate::TypeData::Function { inputs, results } => Some((inputs, results)),
            _ => None,
        }
    }
}

/// The symbols of one symbol table.
#[derive(Default)]
pub struct Symbols {
    table: FxHashMap<Name, Symbol>,
}

impl Symbols {
    /// The symbols that the regions of `op` define, with those nested in them.
    pub fn of(op: OpRef<'_>) -> Symbols {
        let mut table = FxHashMap::default();
        for inner in op.regions().flat_map(|region| region.blocks()).flat_map(|block| block.ops()) {
            let Some(name) = inner.attr("sym_name").and_then(|attr| attr.as_bytes(inner.cx)) else { continue };
            let nested = inner.has(traits::SYMBOL_TABLE).then(|| crate::text::grow_stack(|| Symbols::of(inner)));
            let symbol = Symbol { def: inner.def(), attrs: inner.attrs(), loc: inner.loc(), nested };
            table.entry(inner.cx.name(name)).or_insert(symbol);
        }
        Symbols { table }
    }

    /// The symbol called `name`.
    pub fn get(&self, name: Name) -> Option<&Symbol> {
        self.table.get(&name)
    }

    /// The symbol that a reference `@a::@b` leads to.
    pub fn resolve(&self, cx: &Context, reference: Attr) -> Option<&Symbol> {
        let AttrData::SymbolRef { root, nested } = reference.data(cx) else { return None };
        let mut symbol = self.get(*root)?;
        for &name in nested {
            symbol = symbol.nested.as_ref()?.get(name)?;
        }
        Some(symbol)
    }
}
