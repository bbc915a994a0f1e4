//! `symbol-dce`: symbols go that nobody can refer to and nobody does.
//!
//! ```mlir
//! func.func @main() { call @used() : () -> () return }
//! func.func private @used() { return }
//! func.func private @unused() { return }    // goes
//! ```
//!
//! A symbol stays when it is visible from outside, or when something that stays refers to it.

use std::collections::BTreeMap;

use super::symbol_tree::{SymbolTree, Visibility, body_at, body_at_mut, is_hidden};
use super::symbol_uses::SymbolUses;
use crate::pass::{Changed, ModulePass, PassCx, PassDef, Runs};
use hlo_ir::text::grow_stack;
use hlo_ir::{Body, Context, Loc, OpId, Reported, traits};

/// The row.
pub static SYMBOL_DCE: PassDef = PassDef {
    name: "symbol-dce",
    class: "SymbolDCEPass",
    summary: "Eliminates dead symbols.",
    options: &[],
    make: Runs::OnModule(|_| Ok(Box::new(SymbolDce))),
};

struct SymbolDce;

impl ModulePass for SymbolDce {
    fn run(&self, cx: &mut PassCx<'_>, module: &mut Body) -> Result<Changed, Reported> {
        let tree = SymbolTree::of(cx.context, module);
        // Nothing is around the outermost module; another one is seen by name.
        let hidden = cx.is_outermost() || is_hidden(cx.context, module);
        let mut liveness = Liveness {
            cx: cx.context,
            module,
            tree: &tree,
            uses: SymbolUses::new(cx.context),
            live: vec![false; tree.symbols.len()],
            reached: vec![false; tree.tables.len()],
        };
        if let Err(loc) = liveness.table(0, hidden) {
            let message = "operation contains potentially unknown symbol table, meaning that we can't reliable compute symbol uses";
            return Err(cx.diags.error("unknown-symbol-table", loc, message).emit());
        }
        let Liveness { live, reached, .. } = liveness;
        // What stands in a table that goes was never reached, so that no path leads through an erased table.
        let mut dead: BTreeMap<usize, Vec<OpId>> = BTreeMap::new();
        for (symbol, live) in tree.symbols.iter().zip(live) {
            if !live && reached[symbol.table] {
                dead.entry(symbol.table).or_default().push(symbol.op);
            }
        }
        let changed = Changed::from(!dead.is_empty());
        let n_dead: usize = dead.values().map(Vec::len).sum();
        cx.count("num-dce'd", "Number of symbols DCE'd", n_dead as u64);
        for (table, ops) in dead {
            let body = body_at_mut(module, &tree.tables[table].path);
            ops.into_iter().for_each(|op| body.erase_op(op));
        }
        Ok(changed)
    }
}

struct Liveness<'a> {
    cx: &'a Context,
    module: &'a Body,
    tree: &'a SymbolTree,
    uses: SymbolUses<'a>,
    live: Vec<bool>,
    /// Tables that something alive holds.
    reached: Vec<bool>,
}

#[derive(Clone, Copy)]
enum Item {
    Symbol(usize),
    Other(usize, OpId),
}

impl Liveness<'_> {
    /// Marks what is alive from within `table`; `hidden` when nothing outside sees its symbols. The error is the
    /// location of an op that may be a symbol table without our knowing.
    fn table(&mut self, table: usize, hidden: bool) -> Result<(), Loc> {
        let tree = self.tree;
        self.reached[table] = true;
        let mut pending: Vec<Item> = tree.tables[table].others.iter().map(|&op| Item::Other(table, op)).collect();
        for &symbol in &tree.tables[table].symbols {
            let visibility = tree.symbols[symbol].visibility;
            let discardable = match visibility {
                Visibility::Public => false,
                Visibility::Private => true,
                Visibility::Nested => hidden,
            };
            if !discardable && !self.live[symbol] {
                self.live[symbol] = true;
                pending.push(Item::Symbol(symbol));
            }
        }
        while let Some(item) = pending.pop() {
            self.item(item, hidden, &mut pending)?;
        }
        Ok(())
    }

    fn item(&mut self, item: Item, hidden: bool, pending: &mut Vec<Item>) -> Result<(), Loc> {
        let tree = self.tree;
        let (around, op, own_table, is_hidden) = match item {
            Item::Symbol(index) => {
                let symbol = &tree.symbols[index];
                let hidden = hidden || symbol.visibility == Visibility::Private;
                (symbol.table, symbol.op, symbol.own_table, hidden)
            }
            Item::Other(table, op) => (table, op, tree.unnamed_table(table, op), true),
        };
        if let Some(own) = own_table {
            grow_stack(|| self.table(own, is_hidden))?;
        }
        let body = body_at(self.module, &tree.tables[around].path);
        if let Some(loc) = unknown_table(self.cx, body, op) {
            return Err(loc);
        }
        let (cx, live) = (self.cx, &mut self.live);
        self.uses.visit(body, op, &mut |reference, _| {
            for symbol in tree.resolve(cx, around, reference).unwrap_or_default() {
                if !live[symbol] {
                    live[symbol] = true;
                    pending.push(Item::Symbol(symbol));
                }
            }
        });
        Ok(())
    }
}

/// Where an unregistered op with one region stands in `op`: nobody knows whether it is a symbol table.
fn unknown_table(cx: &Context, body: &Body, op: OpId) -> Option<Loc> {
    let mut pending = vec![body.op_ref(cx, op)];
    while let Some(op) = pending.pop() {
        if op.has(traits::UNREGISTERED) && op.n_regions() == 1 {
            return Some(op.loc());
        }
        if !op.has(traits::SYMBOL_TABLE) {
            pending.extend(op.regions().flat_map(|region| region.blocks()).flat_map(|block| block.ops()));
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    #[test]
    fn unreferenced_private_symbols_go() {
        check(
            "symbol-dce",
            "module {
  func.func @main() {
    call @used() : () -> ()
    return
  }
  func.func private @used() {
    return
  }
  func.func private @unused() {
    call @unused() : () -> ()
    return
  }
  func.func private @decl()
}",
            "module {
  func.func @main() {
    call @used() : () -> ()
    return
  }
  func.func private @used() {
    return
  }
}
",
        );
    }

    #[test]
    fn nested_tables() {
        // The outermost module hides what is nested; a private table hides all but public symbols of its own.
        check(
            "symbol-dce",
            "module {
  func.func nested @gone() {
    return
  }
  module @public {
    func.func nested @gone() {
      return
    }
    func.func @kept() {
      return
    }
  }
  module @private attributes {sym_visibility = \"private\"} {
    func.func @inside() {
      return
    }
  }
  func.func @main() attributes {uses = [@reached::@inside]} {
    return
  }
  module @reached attributes {sym_visibility = \"private\"} {
    func.func private @gone() {
      return
    }
    func.func nested @inside() {
      return
    }
  }
}",
            "module {
  module @public {
    func.func @kept() {
      return
    }
  }
  func.func @main() attributes {uses = [@reached::@inside]} {
    return
  }
  module @reached attributes {sym_visibility = \"private\"} {
    func.func nested @inside() {
      return
    }
  }
}
",
        );
    }
}
