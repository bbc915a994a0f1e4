//! `interpreter-instrument-with-probe`: the interpreter writes down what ops give.
//!
//! ```mlir
//! %0 = stablehlo.add %x, %y : tensor<2xi32> loc("sum@1")                       // before
//! %0 = stablehlo.add %x, %y : tensor<2xi32>                                    // after
//! %1 = interpreter.probe %0, probe_id = "probe1" : tensor<2xi32>               // without debug information
//! %1 = interpreter.probe %0, probe_id = "sum.1" : tensor<2xi32>                // with it
//! ```
//!
//! Every value that is a tensor of numbers of known sizes is probed, inside regions too, but constants of StableHLO are
//! not. The numbers count through the module, ops inside an op before it.

use hlo_dialects::interpreter::Probe;
use hlo_dialects::stablehlo::constant::Constant;
use hlo_ir::text::grow_stack;
use hlo_ir::{Body, Builder, Context, Loc, LocData, LocKind, OpId, OpView, Reported, Type, TypeData};

use crate::common::canonicalize::post_order;
use crate::options::{OptionDef, OptionKind};
use crate::pass::{Changed, ModulePass, PassCx, PassDef, Runs};

/// The row.
pub static INTERPRETER_INSTRUMENT_WITH_PROBE: PassDef = PassDef {
    name: "interpreter-instrument-with-probe",
    class: "InterpreterInstrumentWithProbePass",
    summary: "Inserts interpreter.probe ops in a StableHLO program.",
    options: &[OptionDef {
        name: "useDebugInfo",
        kind: OptionKind::Value,
        default: "false",
        summary: "Whether or not to use location debug data as `probe_id` values.",
    }],
    make: Runs::OnModule(|options| Ok(Box::new(Instrument { use_debug_info: options.get("useDebugInfo")? }))),
};

struct Instrument {
    use_debug_info: bool,
}

impl ModulePass for Instrument {
    fn run(&self, cx: &mut PassCx<'_>, module: &mut Body) -> Result<Changed, Reported> {
        let mut n_probes = 0;
        self.instrument(cx.context, module, &mut n_probes);
        Ok((n_probes != 0).into())
    }
}

impl Instrument {
    fn instrument(&self, cx: &Context, body: &mut Body, n_probes: &mut u64) {
        for op in post_order(body) {
            if let Some(child) = body.slot_child(op) {
                grow_stack(|| self.instrument(cx, body.child_mut(child), n_probes));
            } else if !std::ptr::eq(body.def(op), <Constant<'_> as OpView<'_>>::DEF) {
                self.probe_results(cx, body, op, n_probes);
            }
        }
    }

    /// Right behind `op`, the last result first: the reference puts each probe next to the op.
    fn probe_results(&self, cx: &Context, body: &mut Body, op: OpId, n_probes: &mut u64) {
        let loc = body.loc(op);
        for value in body.results(op) {
            let ty = body.ty(value);
            if !is_probed(cx, ty) {
                continue;
            }
            *n_probes += 1;
            let id = self.probe_id(cx, loc, *n_probes);
            let Some(block) = body.block_of(op) else { return };
            let probe = Probe::build_typed(&mut Builder::at_end(cx, body, block, loc), &[ty], value, &id);
            body.detach_op(probe);
            body.insert_after(op, probe);
            body.replace_all_uses(value, body.result(probe, 0));
            body.set_operand(probe, 0, value);
        }
    }

    /// `probe` with a number; or the name of a location, up to `@`, with a dot and the number.
    fn probe_id(&self, cx: &Context, loc: Loc, number: u64) -> String {
        match loc.kind(cx) {
            LocKind::Interned(LocData::Named { name, .. }) if self.use_debug_info => {
                let name = cx.name_str(*name);
                format!("{}.{number}", name.split('@').next().unwrap_or_default())
            }
            _ => format!("probe{number}"),
        }
    }
}

/// Whether a value of the type `ty` can be written down.
fn is_probed(cx: &Context, ty: Type) -> bool {
    let is_number =
        matches!(ty.element(cx).data(cx), TypeData::Integer { .. } | TypeData::Float(_) | TypeData::Complex(_));
    ty.is_ranked_tensor(cx) && ty.has_static_shape(cx) && is_number
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    const PROGRAM: &str =
        "func.func @f(%p: tensor<i1>, %x: tensor<2xf32>, %y: tensor<?xf32>) -> (tensor<2xf32>, tensor<f32>) {
  %c = stablehlo.constant dense<1.0> : tensor<f32>
  %0:2 = \"stablehlo.if\"(%p) ({
    %1 = stablehlo.abs %x : tensor<2xf32> loc(\"a@b@c\")
    stablehlo.return %1, %c : tensor<2xf32>, tensor<f32>
  }, {
    stablehlo.return %x, %c : tensor<2xf32>, tensor<f32>
  }) : (tensor<i1>) -> (tensor<2xf32>, tensor<f32>)
  %2 = stablehlo.abs %y : tensor<?xf32>
  return %0#0, %0#1 : tensor<2xf32>, tensor<f32>
}";

    fn probed(first: &str) -> String {
        format!(
            "module {{
  func.func @f(%arg0: tensor<i1>, %arg1: tensor<2xf32>, %arg2: tensor<?xf32>) -> (tensor<2xf32>, tensor<f32>) {{
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0:2 = \"stablehlo.if\"(%arg0) ({{
      %4 = stablehlo.abs %arg1 : tensor<2xf32>
      %5 = interpreter.probe %4, probe_id = \"{first}\" : tensor<2xf32>
      stablehlo.return %5, %cst : tensor<2xf32>, tensor<f32>
    }}, {{
      stablehlo.return %arg1, %cst : tensor<2xf32>, tensor<f32>
    }}) : (tensor<i1>) -> (tensor<2xf32>, tensor<f32>)
    %1 = interpreter.probe %0#1, probe_id = \"probe3\" : tensor<f32>
    %2 = interpreter.probe %0#0, probe_id = \"probe2\" : tensor<2xf32>
    %3 = stablehlo.abs %arg2 : tensor<?xf32>
    return %2, %1 : tensor<2xf32>, tensor<f32>
  }}
}}
"
        )
    }

    #[test]
    fn values_are_probed() {
        check("interpreter-instrument-with-probe", PROGRAM, &probed("probe1"));
        check("interpreter-instrument-with-probe{useDebugInfo=true}", PROGRAM, &probed("a.1"));
    }
}
