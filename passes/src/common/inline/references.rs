//! Which functions are still referred to, counted while inlining changes it.

use hlo_ir::{Body, Context};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::common::call_graph::CallGraph;
use crate::common::symbol_tree::{SymbolTree, Visibility, body_at};
use crate::common::symbol_uses::SymbolUses;

/// See the module's documentation.
pub(super) struct References {
    /// By node: how often the function is referred to; `None` when it stays in any case.
    counts: Vec<Option<i64>>,
    /// By node: what it refers to.
    made: Vec<Made>,
}

/// The references of one function to functions that may go.
#[derive(Default)]
struct Made {
    /// In its own attributes, where repetition does not count.
    own: FxHashSet<usize>,
    /// How often inside its body.
    inner: FxHashMap<usize, i64>,
}

/// What references are resolved with.
pub(super) struct Scene<'a> {
    pub cx: &'a Context,
    pub tree: &'a SymbolTree,
    pub graph: &'a CallGraph,
}

impl References {
    /// Counts the references in `module`; `is_hidden` when nothing around it sees its symbols.
    pub fn of(scene: &Scene<'_>, module: &Body, uses: &mut SymbolUses<'_>, is_hidden: bool) -> References {
        let Scene { tree, graph, .. } = *scene;
        let hidden = tree.hidden_tables(is_hidden);
        let may_go = |node: usize| {
            let symbol = &tree.symbols[graph.nodes[node].symbol];
            match symbol.visibility {
                Visibility::Public => false,
                Visibility::Private => true,
                Visibility::Nested => hidden[symbol.table],
            }
        };
        let mut references = References {
            counts: (0..graph.nodes.len()).map(|node| may_go(node).then_some(0)).collect(),
            made: graph.nodes.iter().map(|_| Made::default()).collect(),
        };
        // What anything but a function with a body refers to, stays.
        for (index, table) in tree.tables.iter().enumerate() {
            let without_body = table.symbols.iter().filter(|&&symbol| graph.of_symbol[symbol].is_none());
            let ops = table.others.iter().copied().chain(without_body.map(|&symbol| tree.symbols[symbol].op));
            let body = body_at(module, &table.path);
            for op in ops {
                uses.visit(body, op, &mut |reference, _| {
                    if let Some(node) = scene.node(index, reference) {
                        references.counts[node] = None;
                    }
                });
            }
        }
        for node in 0..graph.nodes.len() {
            references.recount(scene, module, uses, node);
        }
        references
    }

    /// Counts anew what `node` refers to, after its body was changed.
    pub fn recount(&mut self, scene: &Scene<'_>, module: &Body, uses: &mut SymbolUses<'_>, node: usize) {
        self.take_back(node);
        let symbol = &scene.tree.symbols[scene.graph.nodes[node].symbol];
        let around = body_at(module, &scene.tree.tables[symbol.table].path);
        let (made, counts) = (&mut self.made[node], &mut self.counts);
        uses.visit(around, symbol.op, &mut |reference, is_own| {
            let Some(target) = scene.node(symbol.table, reference) else { return };
            let Some(count) = &mut counts[target] else { return };
            if !is_own {
                *made.inner.entry(target).or_default() += 1;
            } else if !made.own.insert(target) {
                return;
            }
            *count += 1;
        });
    }

    /// Forgets all that `node` refers to.
    fn take_back(&mut self, node: usize) {
        let Made { own, inner } = std::mem::take(&mut self.made[node]);
        for target in own {
            self.add(target, -1);
        }
        for (target, n) in inner {
            self.add(target, -n);
        }
    }

    fn add(&mut self, node: usize, n: i64) {
        if let Some(count) = &mut self.counts[node] {
            *count += n;
        }
    }

    /// Whether nothing refers to `node` and it may go.
    pub fn is_dead(&self, node: usize) -> bool {
        self.counts[node] == Some(0)
    }

    /// Whether `node` may go with one reference more.
    pub fn has_one(&self, node: usize) -> bool {
        self.counts[node] == Some(1)
    }

    /// A call of `callee` in `caller` is gone.
    pub fn drop_call(&mut self, caller: usize, callee: usize) {
        if let Some(n) = self.made[caller].inner.get_mut(&callee) {
            *n -= 1;
            self.add(callee, -1);
        }
    }

    /// A copy of the body of `callee` is now in `caller`.
    pub fn merge(&mut self, callee: usize, caller: usize) {
        let inner: Vec<(usize, i64)> = self.made[callee].inner.iter().map(|(&node, &n)| (node, n)).collect();
        for (node, n) in inner {
            *self.made[caller].inner.entry(node).or_default() += n;
            self.add(node, n);
        }
    }

    /// `node` will go, with all that it refers to.
    pub fn forget(&mut self, node: usize) {
        self.take_back(node);
        self.counts[node] = None;
    }
}

impl Scene<'_> {
    /// The function with a body that `reference`, read in `table`, leads to.
    fn node(&self, table: usize, reference: hlo_ir::Attr) -> Option<usize> {
        let symbol = *self.tree.resolve(self.cx, table, reference)?.last()?;
        self.graph.of_symbol[symbol]
    }
}
