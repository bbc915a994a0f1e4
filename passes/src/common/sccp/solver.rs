//! What is known of each value when only the ways are followed that can be taken: nothing yet, one constant, or more
//! than one. Blocks count once a way leads to them; a private function that only calls refer to knows what they give
//! it, and a call knows what its function returns. Facts only ever become weaker, so that the search ends.

use hlo_dialects::cf::{Branch, CondBranch};
use hlo_dialects::scf::{Condition, For, If, While};
use hlo_ir::{Attr, BlockId, Body, ChildId, Context, OpDef, OpId, RegionId, Type, Value, traits};
use indexmap::IndexSet;
use rustc_hash::{FxHashMap, FxHashSet};

use super::fold::{Folded, Folder};
use crate::common::call_graph::CallGraph;
use crate::common::collect_ops;
use crate::common::symbol_tree::{SymbolTree, Visibility};
use crate::common::symbol_uses::SymbolUses;

/// A constant, and the row of the ops that stand for it.
#[derive(Clone, Copy)]
pub(super) struct Constant {
    pub def: &'static OpDef,
    pub value: Attr,
    pub ty: Type,
}

/// What is known of a value.
#[derive(Clone, Copy, Default)]
pub(super) enum Known {
    /// No way that gives it one was met.
    #[default]
    Nothing,
    /// It is this in any case.
    Constant(Constant),
    /// It may be more than one.
    Varies,
}

impl Known {
    /// What holds where both may; `None` when that is what is known already.
    fn weakened(self, other: Known) -> Option<Known> {
        match (self, other) {
            (Known::Varies, _) | (_, Known::Nothing) => None,
            (Known::Nothing, other) => Some(other),
            (Known::Constant(a), Known::Constant(b)) if (a.value, a.ty) == (b.value, b.ty) => None,
            (Known::Constant(_), _) => Some(Known::Varies),
        }
    }
}

/// What was found out about one body.
pub(super) struct Facts {
    /// From the outermost body to this one.
    pub path: Vec<ChildId>,
    values: Vec<Known>,
}

impl Facts {
    /// What is known of a value that was there before.
    pub fn of(&self, value: Value) -> Known {
        self.values.get(value.index()).copied().unwrap_or_default()
    }
}

/// Finds out what is known in `top` and all bodies inside, an outer one before those inside it. `sees_all` says that
/// nothing outside of `top` refers to what is inside.
pub(super) fn solve(cx: &Context, top: &Body, sees_all: bool) -> Vec<Facts> {
    let is_table = top.def(Body::ROOT).is(traits::SYMBOL_TABLE);
    let tree = if is_table { SymbolTree::of(cx, top) } else { SymbolTree::default() };
    let graph = CallGraph::of(cx, top, &tree);
    let nodes = graph.nodes.iter().enumerate().map(|(index, node)| (node.path.clone(), index)).collect();
    let (bodies, functions, pending) = Default::default();
    let mut solver = Solver { cx, tree, graph, bodies, functions, pending, nodes, folder: Folder::new() };
    solver.add_body(top, Vec::new(), None);
    solver.functions = solver.called(sees_all);
    solver.enter_all(0, Body::ROOT);
    while let Some((body, op)) = solver.pending.pop() {
        solver.visit(body, op);
    }
    solver.bodies.into_iter().map(|state| state.facts).collect()
}

struct BodyState<'m> {
    body: &'m Body,
    facts: Facts,
    reached: FxHashSet<BlockId>,
    /// The symbol table that references in it are read in, where that is known.
    table: Option<usize>,
    /// The function that it is.
    node: Option<usize>,
    children: FxHashMap<ChildId, usize>,
}

/// A function of the call graph.
struct Function {
    body: usize,
    /// Something besides the calls that are seen may call it.
    has_other_callers: bool,
    callers: IndexSet<(usize, OpId)>,
}

struct Solver<'m> {
    cx: &'m Context,
    tree: SymbolTree,
    graph: CallGraph,
    bodies: Vec<BodyState<'m>>,
    functions: Vec<Function>,
    /// Ops of reached blocks, with their bodies, whose facts may have become weaker.
    pending: Vec<(usize, OpId)>,
    /// The functions of the graph by their paths.
    nodes: FxHashMap<Vec<ChildId>, usize>,
    folder: Folder,
}

impl<'m> Solver<'m> {
    fn add_body(&mut self, body: &'m Body, path: Vec<ChildId>, around: Option<usize>) {
        let table = match body.def(Body::ROOT).is(traits::SYMBOL_TABLE) {
            true => self.tree.tables.iter().position(|table| table.path == path),
            false => around,
        };
        let node = self.nodes.get(&path).copied();
        let index = self.bodies.len();
        let values = vec![Known::Nothing; body.n_value_ids()];
        let facts = Facts { path: path.clone(), values };
        let (reached, children) = Default::default();
        self.bodies.push(BodyState { body, facts, reached, table, node, children });
        for op in collect_ops(body) {
            if let Some(child) = body.slot_child(op) {
                let path = path.iter().copied().chain([child]).collect();
                let number = self.bodies.len();
                self.bodies[index].children.insert(child, number);
                hlo_ir::text::grow_stack(|| self.add_body(body.child(child), path, table));
            }
        }
    }

    /// The functions, with whether anything but a call refers to them.
    fn called(&self, sees_all: bool) -> Vec<Function> {
        let hidden = self.tree.hidden_tables(sees_all);
        let is_hidden = |node: usize| {
            let symbol = &self.tree.symbols[self.graph.nodes[node].symbol];
            match symbol.visibility {
                Visibility::Public => false,
                Visibility::Private => true,
                Visibility::Nested => hidden[symbol.table],
            }
        };
        let n_nodes = self.graph.nodes.len();
        let mut functions: Vec<Function> = (0..n_nodes)
            .map(|node| Function { body: 0, has_other_callers: !is_hidden(node), callers: IndexSet::new() })
            .collect();
        let mut uses = SymbolUses::new(self.cx);
        for (index, state) in self.bodies.iter().enumerate() {
            if let Some(node) = state.node {
                functions[node].body = index;
            }
            let mut ops = collect_ops(state.body);
            ops.push(Body::ROOT);
            for op in ops {
                let def = state.body.def(op);
                if def.is(traits::UNREGISTERED) && state.body.n_regions(op) == 1 {
                    // It may be a symbol table, and then nobody knows what names inside it mean.
                    functions.iter_mut().for_each(|function| function.has_other_callers = true);
                }
                let Some(table) = state.table else { continue };
                let is_call = self.graph.callee_seen_from(self.cx, &self.tree, table, state.body, op).is_some();
                let mut callee = self.cx.dict_get(state.body.attrs(op), "callee").filter(|_| is_call);
                for &reference in &*uses.in_dict(state.body.attrs(op)) {
                    if callee == Some(reference) {
                        callee = None;
                        continue;
                    }
                    let symbol = self.tree.resolve(self.cx, table, reference).and_then(|path| path.last().copied());
                    if let Some(node) = symbol.and_then(|symbol| self.graph.of_symbol[symbol]) {
                        functions[node].has_other_callers = true;
                    }
                }
            }
        }
        functions
    }

    fn known(&self, body: usize, value: Value) -> Known {
        self.bodies[body].facts.of(value)
    }

    fn weaken(&mut self, body: usize, value: Value, by: Known) {
        let state = &mut self.bodies[body];
        let Some(known) = state.facts.values.get_mut(value.index()) else { return };
        let Some(weaker) = known.weakened(by) else { return };
        *known = weaker;
        let users = state.body.uses(value).map(|(user, _)| user);
        let reached =
            users.filter(|&user| state.body.block_of(user).is_some_and(|block| state.reached.contains(&block)));
        self.pending.extend(reached.map(|user| (body, user)));
    }

    /// Nothing is known of the results of `op`.
    fn give_up(&mut self, body: usize, op: OpId) {
        for value in self.bodies[body].body.results(op) {
            self.weaken(body, value, Known::Varies);
        }
    }

    /// A way leads to `block`; its first arguments vary, the others get `values` of body number `from`.
    fn enter(&mut self, body: usize, block: BlockId, (from, values): (usize, &[Value])) {
        let state = &mut self.bodies[body];
        let args = state.body.block_args(block);
        if state.reached.insert(block) {
            let start = self.pending.len();
            self.pending.extend(state.body.block_ops(block).map(|op| (body, op)));
            self.pending[start..].reverse();
        }
        let n_free = args.len().saturating_sub(values.len());
        for &arg in &args[..n_free] {
            self.weaken(body, arg, Known::Varies);
        }
        for (&arg, &value) in args[n_free..].iter().zip(values) {
            let known = self.known(from, value);
            self.weaken(body, arg, known);
        }
    }

    fn enter_region(&mut self, body: usize, region: Option<RegionId>, values: (usize, &[Value])) {
        let entry = region.and_then(|region| self.bodies[body].body.region_blocks(region).first().copied());
        if let Some(block) = entry {
            self.enter(body, block, values);
        }
    }

    /// All regions of `op` may run, with anything.
    fn enter_all(&mut self, body: usize, op: OpId) {
        let regions: Vec<RegionId> = self.bodies[body].body.op_regions(op).collect();
        for region in regions {
            self.enter_region(body, Some(region), (body, &[]));
        }
    }

    /// Results of `op` in body `body` may be `values` of body number `from`.
    fn give(&mut self, (body, op): (usize, OpId), (from, values): (usize, &[Value])) {
        for (result, &value) in self.bodies[body].body.results(op).zip(values) {
            let known = self.known(from, value);
            self.weaken(body, result, known);
        }
    }

    /// Which ways a condition may take, the one for true first.
    fn ways(&self, body: usize, condition: Value) -> [bool; 2] {
        match self.known(body, condition) {
            Known::Nothing => [false; 2],
            Known::Varies => [true; 2],
            Known::Constant(constant) => match constant.value.as_bool(self.cx) {
                Some(holds) => [holds, !holds],
                None => [true; 2],
            },
        }
    }

    fn visit(&mut self, index: usize, op: OpId) {
        let state = &self.bodies[index];
        let (body, def) = (state.body, state.body.def(op));
        let is = |row: &'static OpDef| std::ptr::eq(def, row);
        let operands: Vec<Value> = body.operands(op).collect();
        if let Some(child) = body.slot_child(op) {
            let Some(&child) = state.children.get(&child) else { return };
            let is_called_only = self.bodies[child].node.is_some_and(|node| !self.functions[node].has_other_callers);
            if !is_called_only {
                self.enter_all(child, Body::ROOT);
            }
        } else if def.is(traits::TERMINATOR) {
            self.leave(index, op, &operands);
        } else if def.is(traits::CALL_LIKE) {
            self.call(index, op, &operands);
        } else if is(If::DEF) {
            for (number, taken) in self.ways(index, operands[0]).into_iter().enumerate() {
                if taken {
                    self.enter_region(index, body.op_region(op, number), (index, &[]));
                }
            }
        } else if is(For::DEF) {
            let inits = operands.get(3..).unwrap_or_default();
            self.enter_region(index, body.op_region(op, 0), (index, inits));
            self.give((index, op), (index, inits));
        } else if is(While::DEF) {
            self.enter_region(index, body.op_region(op, 0), (index, &operands));
        } else if body.n_regions(op) != 0 {
            self.enter_all(index, op);
            self.give_up(index, op);
        } else {
            self.fold(index, op, &operands);
        }
    }

    /// An op that only computes: what it is for what is known of its operands, once something is known of all.
    fn fold(&mut self, index: usize, op: OpId, operands: &[Value]) {
        let known: Vec<Known> = operands.iter().map(|&operand| self.known(index, operand)).collect();
        if known.iter().any(|known| matches!(known, Known::Nothing)) {
            return;
        }
        let body = self.bodies[index].body;
        let Some(folded) = self.folder.fold(self.cx, body, op, &known) else { return self.give_up(index, op) };
        for (result, folded) in body.results(op).zip(folded) {
            let known = match folded {
                Folded::Constant(constant) => Known::Constant(constant),
                Folded::Operand(operand) => self.known(index, operand),
            };
            self.weaken(index, result, known);
        }
    }

    /// A terminator: where it leads, and with what.
    fn leave(&mut self, index: usize, op: OpId, operands: &[Value]) {
        let state = &self.bodies[index];
        let (body, def, node) = (state.body, state.body.def(op), state.node);
        let successors = body.op_successors(op);
        if let (true, &[to]) = (std::ptr::eq(def, Branch::DEF), successors) {
            return self.enter(index, to, (index, operands));
        }
        if let (Some(branch), &[then, otherwise]) = (body.op_ref(self.cx, op).view::<CondBranch<'_>>(), successors) {
            let ids = |values: hlo_ir::kinds::Values<'_>| values.iter().map(|value| value.id).collect::<Vec<Value>>();
            let given = [ids(branch.true_dest_operands()), ids(branch.false_dest_operands())];
            let mut ways = self.ways(index, operands[0]);
            // As in MLIR, an edge is a pair of blocks, whichever of two branches between them is taken.
            if then == otherwise && ways.contains(&true) {
                ways = [true; 2];
            }
            for ((to, given), taken) in [then, otherwise].into_iter().zip(given).zip(ways) {
                if taken {
                    self.enter(index, to, (index, &given));
                }
            }
            return;
        }
        for &to in successors {
            self.enter(index, to, (index, &[]));
        }
        let Some(parent) = body.parent(op) else { return };
        if parent == Body::ROOT {
            if let Some(node) = node {
                for caller in self.functions[node].callers.clone() {
                    self.returned(index, op, caller);
                }
            }
            return;
        }
        let is = |row: &'static OpDef| std::ptr::eq(body.def(parent), row);
        if is(If::DEF) {
            self.give((index, parent), (index, operands));
        } else if is(For::DEF) {
            self.enter_region(index, body.op_region(parent, 0), (index, operands));
            self.give((index, parent), (index, operands));
        } else if is(While::DEF) && std::ptr::eq(def, Condition::DEF) {
            let [again, ends] = self.ways(index, operands[0]);
            if again {
                self.enter_region(index, body.op_region(parent, 1), (index, &operands[1..]));
            }
            if ends {
                self.give((index, parent), (index, &operands[1..]));
            }
        } else if is(While::DEF) {
            self.enter_region(index, body.op_region(parent, 0), (index, operands));
        }
    }

    /// A call: its function may run with what it gives, and it gets what the function returns.
    fn call(&mut self, index: usize, op: OpId, operands: &[Value]) {
        let state = &self.bodies[index];
        let callee =
            state.table.and_then(|table| self.graph.callee_seen_from(self.cx, &self.tree, table, state.body, op));
        let Some(callee) = callee else { return self.give_up(index, op) };
        let Function { body: callee_body, has_other_callers, ref mut callers } = self.functions[callee];
        let is_new = callers.insert((index, op));
        if !has_other_callers {
            let body = self.bodies[callee_body].body;
            self.enter_region(callee_body, body.op_region(Body::ROOT, 0), (index, operands));
        }
        if is_new {
            let BodyState { body, reached, .. } = &self.bodies[callee_body];
            let ends = reached.iter().filter_map(|&block| body.last_op(block));
            let ends: Vec<OpId> = ends.filter(|&end| body.parent(end) == Some(Body::ROOT)).collect();
            for end in ends {
                self.returned(callee_body, end, (index, op));
            }
        }
    }

    /// The terminator `end` of the function in body number `index` hands its operands to a call.
    fn returned(&mut self, index: usize, end: OpId, caller: (usize, OpId)) {
        let body = self.bodies[index].body;
        if body.def(end).is(traits::RETURN_LIKE) {
            let values: Vec<Value> = body.operands(end).collect();
            self.give(caller, (index, &values));
        } else if body.op_successors(end).is_empty() {
            self.give_up(caller.0, caller.1);
        }
    }
}
