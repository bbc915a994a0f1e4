//! The references to symbols in attributes, at any depth inside them.

use std::rc::Rc;

use hlo_ir::text::grow_stack;
use hlo_ir::{Attr, AttrData, Body, Context, Dict, OpId, Param, Type, TypeData, traits};
use rustc_hash::FxHashMap;

/// Finds references, and remembers what it found in which dictionary.
pub(super) struct SymbolUses<'c> {
    cx: &'c Context,
    by_dict: FxHashMap<Dict, Rc<[Attr]>>,
}

impl<'c> SymbolUses<'c> {
    pub fn new(cx: &'c Context) -> Self {
        SymbolUses { cx, by_dict: FxHashMap::default() }
    }

    /// The references in a dictionary, each an [`AttrData::SymbolRef`].
    pub fn in_dict(&mut self, dict: Dict) -> Rc<[Attr]> {
        if let Some(found) = self.by_dict.get(&dict) {
            return found.clone();
        }
        let mut found = Vec::new();
        for &(_, attr) in self.cx.dict_entries(dict) {
            self.attr(attr, &mut found);
        }
        let found: Rc<[Attr]> = found.into();
        self.by_dict.insert(dict, found.clone());
        found
    }

    /// Visits the references of `op` and all inside it, but not those inside symbol tables, which are theirs. `is_top`
    /// tells the references of `op` itself.
    pub fn visit(&mut self, body: &Body, op: OpId, visit: &mut dyn FnMut(Attr, bool)) {
        self.visit_inner(body, op, true, visit);
    }

    fn visit_inner(&mut self, body: &Body, op: OpId, is_top: bool, visit: &mut dyn FnMut(Attr, bool)) {
        if let Some(child) = body.slot_child(op) {
            return grow_stack(|| self.visit_inner(body.child(child), Body::ROOT, is_top, visit));
        }
        for &reference in &*self.in_dict(body.attrs(op)) {
            visit(reference, is_top);
        }
        if body.n_regions(op) == 0 || body.def(op).is(traits::SYMBOL_TABLE) {
            return;
        }
        let mut inner = Vec::new();
        super::push_inner_ops(body, op, &mut inner);
        while let Some(op) = inner.pop() {
            if body.n_regions(op) == 0 && !body.is_slot(op) {
                for &reference in &*self.in_dict(body.attrs(op)) {
                    visit(reference, false);
                }
            } else {
                grow_stack(|| self.visit_inner(body, op, false, visit));
            }
        }
    }

    fn attr(&self, attr: Attr, found: &mut Vec<Attr>) {
        match attr.data(self.cx) {
            AttrData::SymbolRef { .. } => found.push(attr),
            AttrData::Array(elements) => grow_stack(|| elements.iter().for_each(|&element| self.attr(element, found))),
            AttrData::Dictionary(dict) => {
                let entries = self.cx.dict_entries(*dict);
                grow_stack(|| entries.iter().for_each(|&(_, attr)| self.attr(attr, found)));
            }
            AttrData::Distinct { referenced, .. } => grow_stack(|| self.attr(*referenced, found)),
            AttrData::Type(ty) => self.ty(*ty, found),
            AttrData::Dialect(attr) => self.params(&attr.params, found),
            _ => self.ty(attr.ty(self.cx), found),
        }
    }

    fn ty(&self, ty: Type, found: &mut Vec<Attr>) {
        match ty.data(self.cx) {
            TypeData::Tensor { element, encoding, .. } => {
                self.ty(*element, found);
                encoding.iter().for_each(|&attr| self.attr(attr, found));
            }
            TypeData::MemRef { element, layout, memory_space, .. } => {
                self.ty(*element, found);
                layout.iter().chain(memory_space).for_each(|&attr| self.attr(attr, found));
            }
            TypeData::Function { inputs, results } => {
                grow_stack(|| inputs.iter().chain(results).for_each(|&ty| self.ty(ty, found)));
            }
            TypeData::Tuple(types) => grow_stack(|| types.iter().for_each(|&ty| self.ty(ty, found))),
            TypeData::Dialect(ty) => self.params(&ty.params, found),
            TypeData::Complex(element)
            | TypeData::UnrankedTensor(element)
            | TypeData::Vector { element, .. }
            | TypeData::UnrankedMemRef { element, .. } => self.ty(*element, found),
            TypeData::Error
            | TypeData::Integer { .. }
            | TypeData::Index
            | TypeData::None
            | TypeData::Float(_)
            | TypeData::Opaque { .. } => {}
        }
    }

    fn params(&self, params: &[Param], found: &mut Vec<Attr>) {
        grow_stack(|| {
            for param in params {
                match param {
                    Param::Attr(attr) => self.attr(*attr, found),
                    Param::Type(ty) | Param::SelfType(ty) => self.ty(*ty, found),
                    Param::List(params) => self.params(params, found),
                    Param::Absent
                    | Param::Bool(_)
                    | Param::Int(_)
                    | Param::F64(_)
                    | Param::Name(_)
                    | Param::Ints(_) => {}
                }
            }
        });
    }
}
