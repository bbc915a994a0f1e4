//! What a version of VHLO has: types and attributes with everything inside them; and locations.

use hlo_dialects::vhlo::ops::op_row;
use hlo_dialects::vhlo::{AttrKind, TypeKind, Version};
use hlo_ir::text::grow_stack;
use hlo_ir::{Attr, Body, Context, Loc, LocData, LocKind, OpId, Param, Type};
use rustc_hash::FxHashMap;

use super::steps::constraint_fault;

/// Ranges of lines and columns in locations, which older readers take for something else.
pub(super) const RANGES_SINCE: Version = Version::new(1, 9, 0);

/// Looks at the ops of one program for one version, and remembers what was seen.
pub(super) struct Legality<'c> {
    cx: &'c Context,
    target: Version,
    types: FxHashMap<Type, bool>,
    attrs: FxHashMap<Attr, bool>,
    locs: FxHashMap<Loc, bool>,
}

impl<'c> Legality<'c> {
    pub fn new(cx: &'c Context, target: Version) -> Self {
        let (types, attrs, locs) = (FxHashMap::default(), FxHashMap::default(), FxHashMap::default());
        Legality { cx, target, types, attrs, locs }
    }

    /// Whether the row of `op` exists in the version, and what was asked of it then holds.
    pub fn has_row(&self, body: &Body, op: OpId) -> bool {
        op_row(body.def(op)).is_none_or(|row| row.is_in(self.target))
            && constraint_fault(self.cx, body, op, self.target).is_none()
    }

    /// What `op`, whose row exists in the version, holds that does not.
    pub fn fault(&mut self, body: &Body, op: OpId) -> Option<String> {
        let (cx, target) = (self.cx, self.target);
        if let Some(row) = op_row(body.def(op)) {
            if !row.is_in(target) {
                return Some(format!("`{}` is no op of {target}", row.def.name));
            }
            if let Some(fault) = constraint_fault(cx, body, op, target) {
                return Some(fault);
            }
        }
        for &(name, attr) in cx.dict_entries(body.attrs(op)) {
            if !self.attr(attr) {
                let name = cx.name_str(name);
                return Some(format!("{} in the attribute `{name}`", self.culprit(&[Param::Attr(attr)])));
            }
        }
        for value in body.operands(op).chain(super::owned_values(body, op)) {
            if !self.ty(body.ty(value)) {
                let ty = body.ty(value);
                return Some(format!("{} in the type '{}'", self.culprit(&[Param::Type(ty)]), cx.type_text(ty)));
            }
        }
        None
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
            let (name, min, inner) = match param {
                Param::Type(ty) | Param::SelfType(ty) => match TypeKind::of(self.cx, *ty) {
                    Some((kind, inner)) => (kind.row().def.name, kind.row().min, inner),
                    None => break,
                },
                Param::Attr(attr) => match AttrKind::of(self.cx, *attr) {
                    Some((kind @ AttrKind::Tensor, inner)) => (kind.row().def.name, kind.row().min, &inner[..1]),
                    Some((kind, inner)) => (kind.row().def.name, kind.row().min, inner),
                    None => break,
                },
                Param::List(inner) => {
                    params = inner;
                    continue;
                }
                _ => break,
            };
            found = format!("{} does not know `{name}`, which exists since {min},", self.target);
            params = inner;
        }
        found
    }

    fn ty(&mut self, ty: Type) -> bool {
        if let Some(&known) = self.types.get(&ty) {
            return known;
        }
        // Types of other dialects were let through on the way to VHLO.
        let legal = TypeKind::of(self.cx, ty)
            .is_none_or(|(kind, params)| kind.row().is_in(self.target) && grow_stack(|| self.params(params)));
        self.types.insert(ty, legal);
        legal
    }

    fn attr(&mut self, attr: Attr) -> bool {
        if let Some(&known) = self.attrs.get(&attr) {
            return known;
        }
        let legal = match AttrKind::of(self.cx, attr) {
            // The elements of a constant are those of its type.
            Some((kind @ AttrKind::Tensor, params)) => kind.row().is_in(self.target) && self.params(&params[..1]),
            Some((kind, params)) => kind.row().is_in(self.target) && grow_stack(|| self.params(params)),
            None => true,
        };
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
