//! The symbols of a module and of the symbol tables nested right in one another: what they are called, how far they
//! are visible, and where their ops are. Made once; it borrows nothing, so that a pass may change the module.

use hlo_ir::text::grow_stack;
use hlo_ir::{Attr, AttrData, Body, ChildId, Context, Name, OpId, traits};
use rustc_hash::FxHashMap;

/// One symbol table.
pub(super) struct Table {
    /// From the module to the table's own body.
    pub path: Vec<ChildId>,
    /// The symbols that the table defines, in the order of the text.
    pub symbols: Vec<usize>,
    /// The ops of the table that define no symbol.
    pub others: Vec<OpId>,
    by_name: FxHashMap<Name, usize>,
}

/// One op that defines a symbol.
pub(super) struct SymbolOp {
    /// The table that it stands in.
    pub table: usize,
    /// The op, in the body of that table.
    pub op: OpId,
    pub visibility: Visibility,
    /// The table that it is.
    pub own_table: Option<usize>,
}

/// Who may refer to a symbol.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Visibility {
    /// Anyone.
    Public,
    /// The ops inside the symbol table around.
    Private,
    /// Whoever sees the symbol table around.
    Nested,
}

/// See the module's documentation.
#[derive(Default)]
pub(super) struct SymbolTree {
    /// The module comes first.
    pub tables: Vec<Table>,
    pub symbols: Vec<SymbolOp>,
    /// The tables that have no name: they stand in the table `.0`.
    pub unnamed: Vec<(usize, OpId, usize)>,
}

impl SymbolTree {
    pub fn of(cx: &Context, module: &Body) -> SymbolTree {
        let mut tree = SymbolTree::default();
        tree.add_table(cx, module, Vec::new());
        tree
    }

    fn add_table(&mut self, cx: &Context, body: &Body, path: Vec<ChildId>) -> usize {
        let index = self.tables.len();
        self.tables.push(Table { path, symbols: Vec::new(), others: Vec::new(), by_name: FxHashMap::default() });
        let region = body.op_region(Body::ROOT, 0);
        let blocks = region.map_or(&[][..], |region| body.region_blocks(region));
        for op in blocks.iter().flat_map(|&block| body.block_ops(block)) {
            let view = body.op_ref(cx, op);
            let name = view.attr("sym_name").and_then(|attr| attr.as_bytes(cx)).filter(|_| view.has(traits::SYMBOL));
            let own_table = match body.slot_child(op) {
                Some(child) if view.has(traits::SYMBOL_TABLE) => {
                    let path = self.tables[index].path.iter().copied().chain([child]).collect();
                    Some(grow_stack(|| self.add_table(cx, body.child(child), path)))
                }
                _ => None,
            };
            let Some(name) = name else {
                self.tables[index].others.push(op);
                self.unnamed.extend(own_table.map(|own| (index, op, own)));
                continue;
            };
            let visibility = match view.attr("sym_visibility").and_then(|attr| attr.as_bytes(cx)) {
                Some(b"private") => Visibility::Private,
                Some(b"nested") => Visibility::Nested,
                _ => Visibility::Public,
            };
            let symbol = self.symbols.len();
            self.symbols.push(SymbolOp { table: index, op, visibility, own_table });
            let table = &mut self.tables[index];
            table.symbols.push(symbol);
            table.by_name.entry(cx.name(name)).or_insert(symbol);
        }
        index
    }

    /// The symbols along the path of `reference`, read in `table`: of `@a::@b` those of `@a` and of `@b`. `None` when
    /// one is not there.
    pub fn resolve(&self, cx: &Context, table: usize, reference: Attr) -> Option<Vec<usize>> {
        let AttrData::SymbolRef { root, nested } = reference.data(cx) else { return None };
        let mut path = vec![*self.tables[table].by_name.get(root)?];
        for name in nested {
            let table = self.symbols[*path.last()?].own_table?;
            path.push(*self.tables[table].by_name.get(name)?);
        }
        Some(path)
    }

    /// Which tables nothing sees from outside, where `is_hidden` says so of the module: those inside a hidden one, those
    /// without a name and private ones.
    pub fn hidden_tables(&self, is_hidden: bool) -> Vec<bool> {
        let mut hidden = vec![is_hidden; self.tables.len()];
        let unnamed = self.unnamed.iter().map(|&(around, _, own)| (own, around, true));
        let named = self
            .symbols
            .iter()
            .filter_map(|symbol| Some((symbol.own_table?, symbol.table, symbol.visibility == Visibility::Private)));
        let mut tables: Vec<(usize, usize, bool)> = unnamed.chain(named).collect();
        // A table is numbered after the one around it.
        tables.sort_unstable();
        for (own, around, is_hidden) in tables {
            hidden[own] = hidden[around] || is_hidden;
        }
        hidden
    }

    /// The table that an op without a name is, as seen from the table that it stands in.
    pub fn unnamed_table(&self, table: usize, op: OpId) -> Option<usize> {
        self.unnamed.iter().find(|(around, slot, _)| (*around, *slot) == (table, op)).map(|(.., own)| *own)
    }
}

/// Whether only the ops around it can see the symbols of `module`: it has no name, or a private one.
pub(super) fn is_hidden(cx: &Context, module: &Body) -> bool {
    let root = module.root(cx);
    root.attr("sym_name").is_none()
        || root.attr("sym_visibility").and_then(|attr| attr.as_bytes(cx)) == Some(b"private")
}

/// The body that `path` leads to.
pub(super) fn body_at<'b>(module: &'b Body, path: &[ChildId]) -> &'b Body {
    path.iter().fold(module, |body, &child| body.child(child))
}

/// The body that `path` leads to, to change.
pub(super) fn body_at_mut<'b>(module: &'b mut Body, path: &[ChildId]) -> &'b mut Body {
    path.iter().fold(module, |body, &child| body.child_mut(child))
}
