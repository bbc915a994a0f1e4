//! Who calls whom: the functions with bodies, the functions that each of them calls, and an order in which callees come
//! before callers.

use hlo_ir::{Body, ChildId, Context, Name, OpId, traits};

use crate::common::symbol_tree::{SymbolTree, body_at};

/// One function with a body.
pub(super) struct Node {
    /// Its symbol in the tree.
    pub symbol: usize,
    /// From the module to its body.
    pub path: Vec<ChildId>,
    /// The functions that it called at first, in the order of the text, each once.
    pub calls: Vec<usize>,
}

/// See the module's documentation.
pub(super) struct CallGraph {
    /// In the order of the text.
    pub nodes: Vec<Node>,
    /// The node of each symbol of the tree.
    pub of_symbol: Vec<Option<usize>>,
}

impl CallGraph {
    pub fn of(cx: &Context, module: &Body, tree: &SymbolTree) -> CallGraph {
        let mut graph = CallGraph { nodes: Vec::new(), of_symbol: vec![None; tree.symbols.len()] };
        for (index, symbol) in tree.symbols.iter().enumerate() {
            let table = &tree.tables[symbol.table].path;
            let Some(child) = body_at(module, table).slot_child(symbol.op) else { continue };
            let path: Vec<ChildId> = table.iter().copied().chain([child]).collect();
            let root = body_at(module, &path).root(cx);
            let has_body = root.regions().next().is_some_and(|region| region.entry().is_some());
            if root.has(traits::FUNCTION_LIKE) && has_body {
                graph.of_symbol[index] = Some(graph.nodes.len());
                graph.nodes.push(Node { symbol: index, path, calls: Vec::new() });
            }
        }
        for caller in 0..graph.nodes.len() {
            let body = body_at(module, &graph.nodes[caller].path);
            let mut calls = Vec::new();
            for op in body.ops_inside(Body::ROOT) {
                if let Some(callee) = graph.callee(cx, tree, caller, body, op)
                    && !calls.contains(&callee)
                {
                    calls.push(callee);
                }
            }
            graph.nodes[caller].calls = calls;
        }
        graph
    }

    /// The function that `op` in the body of `caller` calls, when it is a call and the function has a body.
    pub fn callee(&self, cx: &Context, tree: &SymbolTree, caller: usize, body: &Body, op: OpId) -> Option<usize> {
        self.callee_seen_from(cx, tree, tree.symbols[self.nodes[caller].symbol].table, body, op)
    }

    /// The same for an op anywhere in the table number `table`.
    pub fn callee_seen_from(
        &self,
        cx: &Context,
        tree: &SymbolTree,
        table: usize,
        body: &Body,
        op: OpId,
    ) -> Option<usize> {
        if !body.def(op).is(traits::CALL_LIKE) {
            return None;
        }
        let callee = cx.dict_get(body.attrs(op), "callee")?;
        let _: Name = callee.as_flat_symbol(cx)?;
        self.of_symbol[*tree.resolve(cx, table, callee)?.last()?]
    }

    /// The strongly connected components, callees first (Tarjan, without recursion).
    pub fn components(&self) -> Vec<Vec<usize>> {
        const UNSEEN: usize = usize::MAX;
        let n_nodes = self.nodes.len();
        let mut number = vec![UNSEEN; n_nodes];
        let mut lowest = vec![UNSEEN; n_nodes];
        let mut is_open = vec![false; n_nodes];
        let (mut open, mut components, mut n_seen) = (Vec::new(), Vec::new(), 0);
        for start in 0..n_nodes {
            if number[start] != UNSEEN {
                continue;
            }
            // A node, and how many of its calls were followed.
            let mut path: Vec<(usize, usize)> = vec![(start, 0)];
            while let Some(&mut (node, ref mut n_followed)) = path.last_mut() {
                if *n_followed == 0 && number[node] == UNSEEN {
                    number[node] = n_seen;
                    lowest[node] = n_seen;
                    n_seen += 1;
                    open.push(node);
                    is_open[node] = true;
                }
                if let Some(&callee) = self.nodes[node].calls.get(*n_followed) {
                    *n_followed += 1;
                    if number[callee] == UNSEEN {
                        path.push((callee, 0));
                    } else if is_open[callee] {
                        lowest[node] = lowest[node].min(number[callee]);
                    }
                    continue;
                }
                path.pop();
                if let Some(&(caller, _)) = path.last() {
                    lowest[caller] = lowest[caller].min(lowest[node]);
                }
                if lowest[node] == number[node] {
                    let at = open.iter().rposition(|&other| other == node).unwrap_or_default();
                    let mut component = open.split_off(at);
                    component.iter().for_each(|&member| is_open[member] = false);
                    component.reverse();
                    components.push(component);
                }
            }
        }
        components
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn callees_come_first() {
        let calls: [&[usize]; 6] = [&[1, 3], &[2], &[1], &[], &[0], &[5]];
        let node = |calls: &&[usize]| Node { symbol: 0, path: Vec::new(), calls: calls.to_vec() };
        let graph = CallGraph { nodes: calls.iter().map(node).collect(), of_symbol: Vec::new() };
        assert_eq!(graph.components(), [vec![2, 1], vec![3], vec![0], vec![4], vec![5]]);
    }
}
