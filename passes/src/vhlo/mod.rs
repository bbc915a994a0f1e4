//! Portable artifacts: StableHLO to VHLO, between the versions of VHLO, and back. In reading order:
//!
//! - `mapping`: which op stands for which; `defaults`: what absent attributes stand for
//! - [`legalize_to_vhlo`](mod@legalize_to_vhlo): there, with `attrs_to_vhlo`; `bridge`: casts around other dialects
//! - `opset`: a versioned dialect, of which VHLO is one
//! - [`to_version`](mod@to_version): between versions, by the steps in `steps`; `legality`: what a version has
//! - [`legalize_to_stablehlo`](mod@legalize_to_stablehlo): back, with `attrs_from_vhlo`
//! - [`expander`], `mesh_groups`: newer features said with older ones, before all of this
//! - [`artifact`]: all of it, with the bytes; `short_way`: without a program of VHLO in between
//! - [`promise`]: windows of compatibility; [`barriers`]: what holds a program back, in terms of [`feature`]s;
//!   [`mod@check`]: what is guaranteed; [`history`]: every spelling of an op
//!
//! Everything happens in place: an op stands for an op with the same operands, results and regions.

pub mod artifact;
mod attrs_from_vhlo;
mod attrs_to_vhlo;
pub mod barriers;
mod bridge;
pub mod check;
mod defaults;
pub mod expander;
pub mod feature;
pub mod history;
mod legality;
pub mod legalize_to_stablehlo;
pub mod legalize_to_vhlo;
mod mapping;
mod mesh_groups;
mod opset;
pub mod promise;
#[cfg(test)]
mod protocols;
mod short_way;
mod steps;
pub mod to_version;

pub use artifact::{
    SerializeOptions, artifact_version, deserialize, explain_newer, producer_version, read_artifact,
    read_sound_artifact, serialize,
};
pub use check::STABLEHLO_COMPATIBILITY_CHECK;
pub use expander::STABLEHLO_COMPATIBILITY_EXPANDER;
pub use legalize_to_stablehlo::{VHLO_LEGALIZE_TO_STABLEHLO, legalize_to_stablehlo};
pub use legalize_to_vhlo::{STABLEHLO_LEGALIZE_TO_VHLO, legalize_to_vhlo};
pub use opset::Access;
pub use to_version::{VHLO_TO_VERSION, parse_target, to_version};

use hlo_ir::diag::Draft;
use hlo_ir::{Body, Diagnostics, OpDef, OpId, OpRef, Reported, Value};
use rayon::prelude::*;

use crate::common::push_inner_ops;
use crate::registry::PipelineDef;

/// From the VHLO of any version to StableHLO.
pub static STABLEHLO_DESERIALIZE: PipelineDef = PipelineDef {
    name: "stablehlo-deserialize",
    summary: "Convert a portable artifact to StableHLO.",
    text: "vhlo-to-version{target=1.20.0},vhlo-legalize-to-stablehlo",
};

/// The root and every op inside, an op before those inside it.
fn pre_order(body: &Body) -> Vec<OpId> {
    let mut ops = Vec::with_capacity(body.n_op_ids());
    let mut pending = vec![Body::ROOT];
    while let Some(op) = pending.pop() {
        ops.push(op);
        push_inner_ops(body, op, &mut pending);
    }
    ops
}

/// The results of `op` and the arguments of its blocks.
fn owned_values(body: &Body, op: OpId) -> Vec<Value> {
    let mut values: Vec<Value> = body.results(op).collect();
    for region in body.op_regions(op) {
        for &block in body.region_blocks(region) {
            values.extend_from_slice(body.block_args(block));
        }
    }
    values
}

/// Reports an op that cannot be converted, in the reference's words, and says why.
fn refuse(diags: &mut Diagnostics, op: OpRef<'_>, why: &str) -> Reported {
    refusal(diags, op, why).emit()
}

/// The same before it is emitted.
fn refusal<'d>(diags: &'d mut Diagnostics, op: OpRef<'_>, why: impl Into<String>) -> Draft<'d> {
    let headline = format!("failed to legalize operation '{}' that was explicitly marked illegal", op.name());
    diags.error("failed-to-legalize", op.loc(), headline).note(why)
}

/// Changes the row of a slot as that of its body will be.
fn set_owner(body: &mut Body, slot: OpId, new: impl Fn(&'static OpDef) -> Option<&'static OpDef>) {
    if let Some(def) = new(body.def(slot)) {
        body.set_def(slot, def);
    }
}

/// Runs on all children side by side. As in MLIR the first failure, in the order of the program, is the only one told.
fn in_order(
    body: &mut Body,
    diags: &mut Diagnostics,
    run: impl Fn(&mut Body, &mut Diagnostics) -> Result<(), Reported> + Sync,
) -> Result<(), Reported> {
    let slots: Vec<OpId> = pre_order(body).into_iter().filter(|&op| body.is_slot(op)).collect();
    let work = |child: &mut Body| {
        let mut diags = Diagnostics::default();
        (run(child, &mut diags), diags)
    };
    let results: Vec<_> = body.slot_bodies_mut(&slots).into_par_iter().map(work).collect();
    for (result, child_diags) in results {
        diags.append(child_diags);
        result?;
    }
    Ok(())
}

/// Puts the uses of every value in the order that ops created one after the other give them: that of the reference
/// after a conversion.
fn reference_use_order(body: &mut Body) {
    for op in pre_order(body) {
        renew_uses(body, op);
    }
}

/// Makes the uses of the operands of `op` the newest ones.
fn renew_uses(body: &mut Body, op: OpId) {
    for index in 0..body.n_operands(op) {
        let value = body.operand(op, index);
        body.set_operand(op, index, value);
    }
}

#[cfg(test)]
mod tests {
    use hlo_dialects::vhlo::Version;

    use hlo_ir::Diagnostics;

    use super::{STABLEHLO_DESERIALIZE, SerializeOptions};
    use crate::testing::{check, parse};

    #[test]
    fn artifacts_become_programs_of_the_current_version() {
        assert!(STABLEHLO_DESERIALIZE.text.contains(&format!("target={}}}", Version::CURRENT)));
        let text = "module {
  func.func @f(%arg0: tensor<2xf32>) -> tensor<2xf32> {
    %0 = stablehlo.tanh %arg0 : tensor<2xf32>
    return %0 : tensor<2xf32>
  }
}
";
        check("stablehlo-legalize-to-vhlo,vhlo-to-version{target=1.0.0},stablehlo-deserialize", text, text);
    }

    /// The example of the inventory that users were given.
    #[test]
    fn ops_are_spelled_as_promised() {
        check(
            "stablehlo-legalize-to-vhlo",
            "func.func @f(%lhs: tensor<4xf32>, %rhs: tensor<4xf32>) {
  %0 = stablehlo.add %lhs, %rhs : tensor<4xf32>
  return
}",
            "module {
  vhlo.func_v1 @f(%arg0: !vhlo.tensor_v1<4x!vhlo.f32_v1>, %arg1: !vhlo.tensor_v1<4x!vhlo.f32_v1>) -> () {
    %0 = \"vhlo.add_v1\"(%arg0, %arg1) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x!vhlo.f32_v1>
    \"vhlo.return_v1\"() : () -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<\"\">}
}
",
        );
    }

    /// They observe a run and are no part of StableHLO.
    #[test]
    fn observers_are_refused_unless_allowed() {
        for line in ["interpreter.print %x : tensor<f32>", "check.expect_eq_const %x, dense<1.0> : tensor<f32>"] {
            let text = format!("func.func @f(%x: tensor<f32>) {{ {line} return }}");
            let serialize = |allow_other_dialects| {
                let (mut out, mut diags) = (Vec::new(), Diagnostics::default());
                let options =
                    SerializeOptions { target: "1.0.0".into(), allow_other_dialects, ..SerializeOptions::default() };
                let result = super::serialize(&parse(&text), &options, &mut out, &mut diags);
                (result.is_ok(), diags.iter().map(|fault| fault.message.clone()).collect::<String>())
            };
            let op = line.split_whitespace().next().unwrap_or_default();
            let refused = format!("failed to legalize operation '{op}' that was explicitly marked illegal");
            assert_eq!(serialize(false), (false, refused));
            assert_eq!(serialize(true), (true, String::new()));
        }
    }

    /// An artifact may be written again, for another version.
    #[test]
    fn vhlo_stays_as_it_is() {
        let text = "func.func @f(%x: tensor<f32>) -> tensor<f32> { %0 = stablehlo.tanh %x : tensor<f32> return %0 : tensor<f32> }";
        check(
            "stablehlo-legalize-to-vhlo,stablehlo-legalize-to-vhlo,stablehlo-deserialize",
            text,
            "module {
  func.func @f(%arg0: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.tanh %arg0 : tensor<f32>
    return %0 : tensor<f32>
  }
}
",
        );
    }
}
