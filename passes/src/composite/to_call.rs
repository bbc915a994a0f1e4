//! `stablehlo-legalize-composite-to-call`: composites become calls of what they mean.
//!
//! ```mlir
//! %0 = stablehlo.composite "my.op" %x {decomposition = @f} : (tensor<4xf32>) -> tensor<4xf32>     // before
//! %0 = call @f(%x) : (tensor<4xf32>) -> tensor<4xf32>                                             // after
//! ```

use hlo_dialects::func::Call;
use hlo_dialects::stablehlo::composite::Composite;
use hlo_ir::rewrite::Rewriter;
use hlo_ir::{Body, Context, NewOp, OpId, Reported, SmallVec, Type, Value};

use crate::common::collect_ops;
use crate::options::{OptionDef, OptionKind};
use crate::pass::{Changed, FuncPass, PassCx, PassDef, Runs};

/// The row.
pub static STABLEHLO_LEGALIZE_COMPOSITE_TO_CALL: PassDef = PassDef {
    name: "stablehlo-legalize-composite-to-call",
    class: "StablehloLegalizeCompositeToCallPass",
    summary: "Replaces composite ops with a call to their decomposition.",
    options: &[OptionDef {
        name: "except",
        kind: OptionKind::List,
        default: "",
        summary: "Names of composites that should not be replaced with calls.",
    }],
    make: Runs::OnFunc(|options| Ok(Box::new(CompositeToCall { except: options.list("except")? }))),
};

struct CompositeToCall {
    except: Vec<String>,
}

impl FuncPass for CompositeToCall {
    fn run(&self, cx: &mut PassCx<'_>, body: &mut Body) -> Result<Changed, Reported> {
        let mut changed = false;
        for op in collect_ops(body) {
            // What stood inside a composite went with it.
            if body.block_of(op).is_some() && self.is_wanted(cx.context, body, op) {
                call_decomposition(cx.context, body, op);
                changed = true;
            }
        }
        Ok(changed.into())
    }
}

impl CompositeToCall {
    fn is_wanted(&self, cx: &Context, body: &Body, op: OpId) -> bool {
        let composite = body.op_ref(cx, op).view::<Composite<'_>>();
        composite.is_some_and(|composite| !self.except.iter().any(|name| name == composite.name()))
    }
}

/// A composite is a call of its decomposition. Its discardable attributes go, as in the reference.
fn call_decomposition(cx: &Context, body: &mut Body, op: OpId) {
    let view = body.op_ref(cx, op);
    let Some(callee) = view.attr("decomposition") else { return };
    let operands: SmallVec<[Value; 4]> = view.operands().map(|value| value.id).collect();
    let results: SmallVec<[Type; 4]> = view.results().map(|value| value.ty()).collect();
    let mut rw = Rewriter::before(cx, body, op);
    let call = rw.build(|b| {
        let attrs = cx.dict(&[(cx.name("callee"), callee)]);
        b.insert(NewOp { attrs, operands: &operands, results: &results, ..NewOp::new(Call::DEF, b.loc) })
    });
    let results: SmallVec<[Value; 4]> = rw.body().results(call).collect();
    // It was matched: nothing is left to refuse.
    let _ = rw.replace(op, results);
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    #[test]
    fn composites_become_calls() {
        let program = |f: &str, g: &str| {
            format!(
                "module {{
  func.func @main(%arg0: tensor<i1>, %arg1: tensor<4xf32>) -> tensor<4xf32> {{
    %0 = \"stablehlo.if\"(%arg0) ({{
      %1 = {f}
      stablehlo.return %1 : tensor<4xf32>
    }}, {{
      %1 = {g}
      stablehlo.return %1 : tensor<4xf32>
    }}) : (tensor<i1>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }}
  func.func private @f(tensor<4xf32>) -> tensor<4xf32>
  func.func private @g(tensor<4xf32>) -> tensor<4xf32>
}}
"
            )
        };
        let ty = ": (tensor<4xf32>) -> tensor<4xf32>";
        let f = format!(
            "stablehlo.composite \"my.f\" %arg1 {{composite_attributes = {{n = 1 : i32}}, decomposition = @f, my.mark}} {ty}"
        );
        let g = format!("stablehlo.composite \"my.g\" %arg1 {{decomposition = @g}} {ty}");
        let (call_f, call_g) = (format!("func.call @f(%arg1) {ty}"), format!("func.call @g(%arg1) {ty}"));
        check("stablehlo-legalize-composite-to-call", &program(&f, &g), &program(&call_f, &call_g));
        check("stablehlo-legalize-composite-to-call{except=my.g,my.h}", &program(&f, &g), &program(&call_f, &g));
    }
}
