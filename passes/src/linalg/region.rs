//! Regions on tensors of one element, as regions on elements.

use hlo_dialects::linalg::generic::Yield;
use hlo_ir::rewrite::Refused;
use hlo_ir::{BlockId, Builder, RegionId, RegionRef, SmallVec, Type, Value};

use super::build::{extract, from_element};
use super::values::{cast, operand};
use super::{Cv, refuse};

/// A region that is being made: its block has an argument for an element of each operand of a structured op.
pub(super) struct ElementRegion {
    pub region: RegionId,
    pub block: BlockId,
    pub args: SmallVec<[Value; 4]>,
}

/// Refuses a region that does not take and give tensors of one element.
pub(super) fn check(region: RegionRef<'_>) -> Result<(), Refused> {
    let Some(block) = region.entry() else { return refuse("its region is empty") };
    let Some(terminator) = block.terminator() else { return refuse("its region has no end") };
    let is_one = |ty: Type| ty.shape(region.cx).is_some_and(<[i64]>::is_empty);
    let values = block.args().chain(terminator.operands());
    if values.into_iter().any(|value| !is_one(value.ty())) {
        return refuse("its region works on more than one element");
    }
    Ok(())
}

/// Converts the ops of `source` to the end of `into`, on elements; `args` are those that its arguments stand for. What
/// it returns is returned, as elements. [`check`] has to hold.
pub(super) fn inline(
    cv: &mut Cv<'_>,
    source: RegionRef<'_>,
    into: &ElementRegion,
    args: &[Value],
) -> SmallVec<[Value; 4]> {
    let types: SmallVec<[Type; 4]> =
        source.entry().into_iter().flat_map(|block| block.args()).map(|arg| arg.ty()).collect();
    let outer = std::mem::replace(&mut cv.state.on_elements, true);
    let results = cv.inside(into.block, |cv| {
        let tensors: SmallVec<[Value; 4]> = args
            .iter()
            .zip(&types)
            .map(|(&arg, &ty)| {
                cv.build(|b| {
                    let tensor = from_element(b, arg);
                    if b.body.ty(tensor) == ty { tensor } else { cast(b, tensor, ty) }
                })
            })
            .collect();
        cv.inline(source, &tensors);
        let returned = source.entry().and_then(|block| block.terminator());
        let returned: SmallVec<[Value; 4]> =
            returned.into_iter().flat_map(|op| op.operands()).map(|value| operand(cv, value)).collect();
        returned.into_iter().map(|value| cv.build(|b| extract(b, value, &[]))).collect()
    });
    cv.state.on_elements = outer;
    results
}

/// Ends the region with `values`.
pub(super) fn end(b: &mut Builder<'_>, region: &ElementRegion, values: &[Value]) {
    Yield::build_typed(&mut Builder::at_end(b.cx, b.body, region.block, b.loc), &[], values);
}
