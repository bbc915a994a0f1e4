//! The short way of artifacts: ops go from StableHLO to VHLO while they are written, and back while they are read, without
//! a program of VHLO in between.
//!
//! It is taken as long as all goes well and no op becomes another version of itself on the way out, which shows in use
//! lists. Everything else is left to the passes, which also say what is wrong.

use hlo_dialects::builtin::ModuleOp;
use hlo_dialects::vhlo::Version;
use hlo_ir::bytecode::Recast;
use hlo_ir::{Context, Dict, OpDef, OpView, Type};

use super::attrs_from_vhlo::FromVhlo;
use super::attrs_to_vhlo::ToVhlo;
use super::legality::{Legality, RANGES_SINCE};
use super::opset::{Access, VHLO};
use super::steps::has_rule;
use super::{legalize_to_stablehlo, legalize_to_vhlo, mapping};

/// The way out: from StableHLO to a version of VHLO.
pub(super) struct Out<'c> {
    to: ToVhlo<'c>,
    target: Version,
    legality: Legality<'c>,
}

impl<'c> Out<'c> {
    /// `None` for versions whose readers do not know all locations.
    pub fn to(cx: &'c Context, target: Version) -> Option<Self> {
        let target = target.without_patch();
        let legality = Legality::new(cx, &VHLO, target, Access::Write);
        (target >= RANGES_SINCE).then(|| Out { to: ToVhlo::new(cx, false), target, legality })
    }
}

impl Recast for Out<'_> {
    fn op(&mut self, def: &'static OpDef, attrs: Dict, _: Option<&'static OpDef>) -> Option<(&'static OpDef, Dict)> {
        let (def, attrs) = match mapping::by_outside(def) {
            Some(pair) => (pair.inside, legalize_to_vhlo::convert_attrs(&mut self.to, pair, attrs).ok()?),
            None if is_module(def) => (def, attrs),
            None => return None,
        };
        (self.legality.has_op(def, attrs) && !has_rule(def, self.target)).then_some((def, attrs))
    }

    fn ty(&mut self, ty: Type) -> Option<Type> {
        self.to.ty(ty).ok().filter(|&ty| self.legality.ty(ty))
    }
}

/// The way in: from any version of VHLO to StableHLO.
pub(super) struct In<'c> {
    from: FromVhlo<'c>,
    legality: Legality<'c>,
}

impl<'c> In<'c> {
    pub fn new(cx: &'c Context) -> Self {
        In { from: FromVhlo::new(cx), legality: Legality::new(cx, &VHLO, Version::CURRENT, Access::Read) }
    }
}

impl Recast for In<'_> {
    fn op(
        &mut self,
        def: &'static OpDef,
        attrs: Dict,
        owner: Option<&'static OpDef>,
    ) -> Option<(&'static OpDef, Dict)> {
        let cx = self.from.cx;
        let has = |name: &str| cx.dict_get(attrs, name).is_some();
        if !def.attrs.iter().all(|spec| spec.optional || has(spec.name)) {
            return None;
        }
        let (def, attrs) = match VHLO.op(def) {
            Some(row) => VHLO.upgraded(cx, row, attrs, Version::CURRENT).map(|(row, attrs)| (&row.def, attrs))?,
            None => (def, attrs),
        };
        if !self.legality.has_op(def, attrs) {
            return None;
        }
        let in_function = owner.is_some_and(|owner| owner.name == "func.func");
        match mapping::by_inside(def, in_function) {
            Some(pair) => {
                let attrs = legalize_to_stablehlo::convert_attrs(&mut self.from, pair, attrs).ok()?;
                Some((pair.outside, attrs))
            }
            None => is_module(def).then_some((def, attrs)),
        }
    }

    fn ty(&mut self, ty: Type) -> Option<Type> {
        if self.legality.ty(ty) { self.from.ty(ty).ok() } else { None }
    }
}

/// Modules stay what they are.
fn is_module(def: &'static OpDef) -> bool {
    std::ptr::eq(def, <ModuleOp<'_> as OpView<'_>>::DEF)
}
