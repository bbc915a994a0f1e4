//! `reconcile-unrealized-casts`: chains of casts that lead back to a type they started from go.
//!
//! ```mlir
//! %0 = builtin.unrealized_conversion_cast %x : i32 to !a.b
//! %1 = builtin.unrealized_conversion_cast %0 : !a.b to i32     // is %x
//! ```

use hlo_dialects::builtin::UnrealizedConversionCast;
use hlo_ir::{Body, OpId, OpView, Reported};

use super::collect_ops;
use super::effects::is_unused;
use crate::pass::{Changed, FuncPass, PassCx, PassDef, Runs};

/// The row.
pub static RECONCILE_UNREALIZED_CASTS: PassDef = PassDef {
    name: "reconcile-unrealized-casts",
    class: "ReconcileUnrealizedCastsPass",
    summary: "Simplifies and eliminates unrealized conversion casts.",
    options: &[],
    make: Runs::OnBody(|_| Ok(Box::new(ReconcileUnrealizedCasts))),
};

struct ReconcileUnrealizedCasts;

impl FuncPass for ReconcileUnrealizedCasts {
    fn run(&self, _: &mut PassCx<'_>, body: &mut Body) -> Result<Changed, Reported> {
        let mut casts = collect_ops(body);
        casts.retain(|&op| is_cast(body, op));
        let mut changed = false;
        for &cast in &casts {
            if let Some(origin) = origin_of_same_types(body, cast) {
                for index in 0..body.n_results(cast) {
                    let value = body.operand(origin, index);
                    changed |= body.has_uses(body.result(cast, index));
                    body.replace_all_uses(body.result(cast, index), value);
                }
            }
        }
        // Users stand behind what they use, in the same list.
        for &cast in casts.iter().rev() {
            if is_unused(body, cast) {
                body.erase_op(cast);
                changed = true;
            }
        }
        Ok(changed.into())
    }
}

fn is_cast(body: &Body, op: OpId) -> bool {
    std::ptr::eq(body.def(op), <UnrealizedConversionCast<'_> as OpView<'_>>::DEF)
}

/// The cast at or above `cast` in its chain whose operands have the types of the results of `cast`.
fn origin_of_same_types(body: &Body, cast: OpId) -> Option<OpId> {
    let mut origin = cast;
    // A chain in a graph region may be a ring.
    for _ in 0..body.n_op_ids() {
        let inputs = body.operands(origin).map(|value| body.ty(value));
        if inputs.eq(body.results(cast).map(|value| body.ty(value))) {
            return Some(origin);
        }
        let above = body.operands(origin).next().and_then(|value| body.defining_op(value))?;
        if !is_cast(body, above) || !body.operands(origin).eq(body.results(above)) {
            return None;
        }
        origin = above;
    }
    None
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    #[test]
    fn round_trips_go() {
        check(
            "reconcile-unrealized-casts",
            "func.func @f(%x: i32, %y: i64) -> (i32, i64, f32) {
  %0:2 = builtin.unrealized_conversion_cast %x, %y : i32, i64 to f32, f64
  %1:2 = builtin.unrealized_conversion_cast %0#0, %0#1 : f32, f64 to i1, i2
  %2:2 = builtin.unrealized_conversion_cast %1#0, %1#1 : i1, i2 to i32, i64
  %3 = builtin.unrealized_conversion_cast %x : i32 to f32
  return %2#0, %2#1, %3 : i32, i64, f32
}",
            "module {
  func.func @f(%arg0: i32, %arg1: i64) -> (i32, i64, f32) {
    %0 = builtin.unrealized_conversion_cast %arg0 : i32 to f32
    return %arg0, %arg1, %0 : i32, i64, f32
  }
}
",
        );
    }
}
