//! What a version of a versioned dialect has: ops, and types and attributes with everything inside them; and locations.

use hlo_dialects::vhlo::Version;
use hlo_dialects::vhlo::row::Row;
use hlo_ir::text::grow_stack;
use hlo_ir::{Attr, Body, Context, Dict, Loc, LocData, LocKind, OpDef, OpId, Param, Type};
use rustc_hash::FxHashMap;

use super::opset::{Access, Fault, Opset};

/// Ranges of lines and columns in locations, which older readers take for something else.
pub(super) const RANGES_SINCE: Version = Version::new(1, 9, 0);

/// Looks at the ops of one program for one version, and remembers what was seen.
pub(super) struct Legality<'c> {
    cx: &'c Context,
    opset: &'static Opset,
    target: Version,
    access: Access,
    types: FxHashMap<Type, bool>,
    attrs: FxHashMap<Attr, bool>,
    locs: FxHashMap<Loc, bool>,
}

impl<'c> Legality<'c> {
    pub fn new(cx: &'c Context, opset: &'static Opset, target: Version, access: Access) -> Self {
        let (types, attrs, locs) = (FxHashMap::default(), FxHashMap::default(), FxHashMap::default());
        Legality { cx, opset, target, access, types, attrs, locs }
    }

    /// Whether the version has ops of the row `def` with these attributes, apart from its rules.
    pub fn has_op(&mut self, def: &'static OpDef, attrs: Dict) -> bool {
        self.opset.op(def).is_none_or(|row| self.row_fault(row).is_none())
            && self.cx.dict_entries(attrs).iter().all(|&(_, attr)| self.attr(attr))
    }

    /// What `op` holds that the version does not have, or what of its rules it breaks.
    pub fn fault(&mut self, body: &Body, op: OpId) -> Option<String> {
        let (cx, target) = (self.cx, self.target);
        if let Some(row) = self.opset.op(body.def(op)) {
            if let Some(fault) = self.opset.fault(row, target, self.access) {
                return Some(self.unknown(row.def.name, fault));
            }
            if let Some(fault) = (self.opset.rule)(cx, body, op, target) {
                return Some(fault);
            }
        }
        for &(name, attr) in cx.dict_entries(body.attrs(op)) {
            if !self.attr(attr) {
                let name = cx.name_str(name);
                return Some(format!("{}, in the attribute `{name}`", self.culprit(&[Param::Attr(attr)])));
            }
        }
        for value in body.operands(op).chain(super::owned_values(body, op)) {
            if !self.ty(body.ty(value)) {
                let ty = body.ty(value);
                return Some(format!("{}, in the type '{}'", self.culprit(&[Param::Type(ty)]), cx.type_text(ty)));
            }
        }
        None
    }

    fn unknown(&self, name: &str, fault: Fault) -> String {
        match fault {
            Fault::ReadOnly(_) => format!("`{name}` is not written, {}", fault.told()),
            _ => format!("{} does not know `{name}`, {}", self.target, fault.told()),
        }
    }

    /// Whether a location of `op` or of its arguments is a range that readers of the version do not know. The
    /// reference writes it all the same, so it is a matter for a warning.
    pub fn has_new_location(&mut self, body: &Body, op: OpId) -> bool {
        let blocks = body.op_regions(op).flat_map(|region| body.region_blocks(region));
        self.target < RANGES_SINCE
            && (!self.loc(body.loc(op))
                || blocks.flat_map(|&block| body.block_arg_locs(block)).any(|&loc| !self.loc(loc)))
    }

    /// The innermost of `params` that the version does not know, and since when it exists.
    fn culprit(&mut self, params: &[Param]) -> String {
        let mut params = params;
        let mut found = String::new();
        while let Some(param) = params.iter().find(|param| !self.params(std::slice::from_ref(param))) {
            let (name, fault, inner) = match param {
                Param::Type(ty) | Param::SelfType(ty) => match self.opset.ty(self.cx, *ty) {
                    Some((row, inner)) => (row.def.name, self.row_fault(row), inner),
                    None => break,
                },
                Param::Attr(attr) => match self.opset.attr(self.cx, *attr) {
                    Some((row, inner)) => match self.row_fault(row) {
                        None => match self.opset.enumerator(row, inner) {
                            Some(value) => (value.def.word, self.row_fault(value), inner),
                            None => (row.def.name, None, inner),
                        },
                        fault => (row.def.name, fault, inner),
                    },
                    None => break,
                },
                Param::List(inner) => {
                    params = inner;
                    continue;
                }
                _ => break,
            };
            if let Some(fault) = fault {
                found = self.unknown(name, fault);
            }
            params = inner;
        }
        found
    }

    fn row_fault<D>(&self, row: &Row<D>) -> Option<Fault> {
        self.opset.fault(row, self.target, self.access)
    }

    /// Whether the version has `ty`.
    pub fn ty(&mut self, ty: Type) -> bool {
        if let Some(&known) = self.types.get(&ty) {
            return known;
        }
        // Types of other dialects were let through on the way to this one.
        let legal = self
            .opset
            .ty(self.cx, ty)
            .is_none_or(|(row, params)| self.row_fault(row).is_none() && grow_stack(|| self.params(params)));
        self.types.insert(ty, legal);
        legal
    }

    fn attr(&mut self, attr: Attr) -> bool {
        if let Some(&known) = self.attrs.get(&attr) {
            return known;
        }
        let legal = self.opset.attr(self.cx, attr).is_none_or(|(row, params)| {
            self.row_fault(row).is_none()
                && self.opset.enumerator(row, params).is_none_or(|value| self.row_fault(value).is_none())
                && grow_stack(|| self.params(params))
        });
        self.attrs.insert(attr, legal);
        legal
    }

    fn params(&mut self, params: &[Param]) -> bool {
        params.iter().all(|param| match param {
            Param::Type(ty) | Param::SelfType(ty) => self.ty(*ty),
            Param::Attr(attr) => self.attr(*attr),
            Param::List(inner) => self.params(inner),
            _ => true,
        })
    }

    /// Whether no location inside is a range.
    fn loc(&mut self, loc: Loc) -> bool {
        if let Some(&known) = self.locs.get(&loc) {
            return known;
        }
        let LocKind::Interned(data) = loc.kind(self.cx) else { return true };
        let legal = grow_stack(|| match data {
            LocData::File { .. } => true,
            LocData::Range { span, .. } => {
                let [line, col, end_line, end_col] = span.ends();
                (line, col) == (end_line, end_col)
            }
            LocData::Named { child, .. } => self.loc(*child),
            LocData::CallSite { callee, caller } => self.loc(*callee) && self.loc(*caller),
            LocData::Fused { locs, .. } => locs.iter().all(|&loc| self.loc(loc)),
        });
        self.locs.insert(loc, legal);
        legal
    }
}
