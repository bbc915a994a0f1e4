//! A read-only snapshot of a symbol table: what each symbol is, taken before functions are worked on side by side.

use std::collections::hash_map::Entry;
use std::sync::Arc;

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
    pub nested: Option<Arc<Symbols>>,
    /// Whether no other op of the table has its name.
    is_unique: bool,
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
        let mut table: FxHashMap<Name, Symbol> = FxHashMap::default();
        for inner in op.regions().flat_map(|region| region.blocks()).flat_map(|block| block.ops()) {
            let Some(name) = inner.attr("sym_name").and_then(|attr| attr.as_bytes(inner.cx)) else { continue };
            let nested = || crate::text::grow_stack(|| Arc::new(Symbols::of(inner)));
            match table.entry(inner.cx.name(name)) {
                Entry::Occupied(mut known) => known.get_mut().is_unique = false,
                Entry::Vacant(new) => {
                    let nested = inner.has(traits::SYMBOL_TABLE).then(nested);
                    let (def, attrs, loc) = (inner.def(), inner.attrs(), inner.loc());
                    new.insert(Symbol { def, attrs, loc, nested, is_unique: true });
                }
            }
        }
        Symbols { table }
    }

    /// The symbols of `op`, a symbol table that stands in the one these are of: shared with it where it has a name of
    /// its own, so that walking down nested tables does not collect the innermost again at every level. Nothing may have
    /// changed since these were collected.
    pub fn nested_in(&self, op: OpRef<'_>) -> Arc<Symbols> {
        let name = op.attr("sym_name").and_then(|attr| attr.as_bytes(op.cx));
        name.and_then(|name| self.get(op.cx.name(name)))
            .filter(|symbol| symbol.is_unique && std::ptr::eq(symbol.def, op.def()) && symbol.attrs == op.attrs())
            .and_then(|symbol| symbol.nested.clone())
            .unwrap_or_else(|| Arc::new(Symbols::of(op)))
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
