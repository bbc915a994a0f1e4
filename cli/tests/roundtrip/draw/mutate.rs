//! Single mutations: an op that the verifier accepts, with one type or attribute changed. What comes out is reported by
//! the verifier, or its inference function agrees with it.

use hlo_ir::op_def::RegionTypes;
use hlo_ir::verify::{types_compatible, verify_body};
use hlo_ir::{Diagnostics, Signature, Type};

use super::{Draws, OpPlan, function};
use crate::pool::Pool;

impl OpPlan {
    /// The op with one change, if the one that was drawn is possible.
    pub fn mutated(&self, pool: &Pool, draws: &mut Draws) -> Option<OpPlan> {
        let mut plan = self.clone();
        match draws.below(5) {
            0 | 1 if !plan.operands.is_empty() => {
                let index = draws.below(plan.operands.len());
                plan.operands[index] = other_type(pool, plan.operands[index], draws);
            }
            2 if !plan.results.is_empty() => {
                let index = draws.below(plan.results.len());
                plan.results[index] = other_type(pool, plan.results[index], draws);
            }
            3 if !plan.regions.is_empty() => {
                let index = draws.below(plan.regions.len());
                let block = plan.regions[index].as_mut()?;
                let types = if draws.chance(50) { &mut block.arguments } else { &mut block.returns };
                let index = draws.below(types.len());
                let ty = types.get_mut(index)?;
                *ty = other_type(pool, *ty, draws);
            }
            _ => plan.attrs = self.other_attrs(pool, draws)?,
        }
        Some(plan)
    }

    /// The attributes with one of the row's left out, or with another value: one that files give to it, or any.
    fn other_attrs(&self, pool: &Pool, draws: &mut Draws) -> Option<hlo_ir::Dict> {
        if self.def.attrs.is_empty() {
            return None;
        }
        let spec = draws.among(self.def.attrs);
        let name = pool.cx.name(spec.name);
        let mut attrs = pool.cx.dict_entries(self.attrs).to_vec();
        attrs.retain(|(known, _)| *known != name);
        if draws.chance(90) {
            let of_name = pool.attrs_by_name.get(spec.name).filter(|_| draws.chance(70));
            let attr = match of_name {
                Some(values) => values[draws.below(values.len())],
                None => *draws.among(&pool.attrs),
            };
            attrs.push((name, attr));
        }
        Some(pool.cx.dict(&attrs))
    }

    /// What is wrong when the verifier accepts what the row's inference function does not.
    pub fn unreported_fault(&self, pool: &Pool) -> Option<String> {
        let cx = &pool.cx;
        let body = function(pool, "scratch", std::slice::from_ref(self), &mut Draws::new(0));
        let is_reported = !verify_body(cx, &body, &pool.symbols).is_empty();
        // It runs on every op, and panics on none.
        let inferred = self.inferred(pool)?;
        if is_reported {
            return None;
        }
        let Ok(inferred) = inferred else { return Some(format!("{}: nothing is inferred", self.text(pool))) };
        let dialect = cx.registry().dialect(self.def.dialect());
        let compatible = dialect.and_then(|dialect| dialect.types_compatible);
        let agrees = |inferred: Type, stated: Type| match compatible {
            Some(compatible) => inferred == stated || compatible(cx, self.def, inferred, stated),
            None => types_compatible(cx, inferred, stated),
        };
        let all_agree = inferred.len() == self.results.len()
            && inferred.iter().zip(&self.results).all(|(inferred, stated)| agrees(*inferred, *stated));
        (!all_agree).then(|| {
            let inferred: Vec<String> = inferred.iter().map(|ty| cx.type_text(*ty)).collect();
            format!("{}: inferred are {}", self.text(pool), inferred.join(", "))
        })
    }

    /// What the row's inference function, where it has one, says of the op.
    fn inferred(&self, pool: &Pool) -> Option<Result<Vec<Type>, ()>> {
        let infer = self.def.infer?;
        let regions: Vec<RegionTypes> = super::region_types(&self.regions);
        let signature = Signature {
            cx: &pool.cx,
            def: self.def,
            loc: self.loc,
            operands: &self.operands,
            attrs: self.attrs,
            regions: &regions,
            constants: &|_| None,
        };
        Some(infer(&signature, &mut Diagnostics::default()).map(|types| types.to_vec()).map_err(|_| ()))
    }

    /// The op in a line for people.
    pub fn text(&self, pool: &Pool) -> String {
        let cx = &pool.cx;
        let types = |types: &[Type]| types.iter().map(|ty| cx.type_text(*ty)).collect::<Vec<_>>().join(", ");
        let attrs: Vec<String> = cx
            .dict_entries(self.attrs)
            .iter()
            .map(|(name, attr)| format!("{} = {}", cx.name_str(*name), cx.attr_text(*attr)))
            .collect();
        format!("{} {{{}}} ({}) -> ({})", self.def.name, attrs.join(", "), types(&self.operands), types(&self.results))
    }
}

/// Another type: one that differs in a size or in the element, or any.
fn other_type(pool: &Pool, ty: Type, draws: &mut Draws) -> Type {
    let cx = &pool.cx;
    let any = *draws.among(&pool.types);
    let Some(shape) = ty.shape(cx).filter(|_| ty.is_ranked_tensor(cx)) else { return any };
    match draws.below(4) {
        0 => any,
        1 if any.is_ranked_tensor(cx) => cx.tensor_type(shape, any.element(cx)),
        2 => {
            let mut shape = shape.to_vec();
            shape.push(*draws.among(&[1, 2, 4, hlo_ir::DYNAMIC]));
            cx.tensor_type(&shape, ty.element(cx))
        }
        _ if shape.is_empty() => any,
        _ => {
            let mut shape = shape.to_vec();
            let dim = draws.below(shape.len());
            shape[dim] = *draws.among(&[0, 1, 2, 3, 5, hlo_ir::DYNAMIC, i64::MAX]);
            cx.tensor_type(&shape, ty.element(cx))
        }
    }
}
