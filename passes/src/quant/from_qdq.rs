//! `stablehlo-legalize-qdq-to-quantized-op`: an op on floats between conversions is the op on quantized values.
//!
//! ```mlir
//! %0 = stablehlo.uniform_dequantize %x : (tensor<4x!quant.uniform<i8:f32, 2.0>>) -> tensor<4xf32>     // before
//! %1 = stablehlo.abs %0 : tensor<4xf32>
//! %2 = stablehlo.uniform_quantize %1 : (tensor<4xf32>) -> tensor<4x!quant.uniform<i8:f32, 2.0>>
//! %0 = stablehlo.abs %x : tensor<4x!quant.uniform<i8:f32, 2.0>>                                       // after
//! ```
//!
//! What is needed for other reasons stays beside it.

use hlo_dialects::quant::is_quantized;
use hlo_dialects::stablehlo::quantized::{UniformDequantize, UniformQuantize};
use hlo_ir::rewrite::PatternSet;
use hlo_ir::{Body, NewOp, NoMatch, OpId, Reported, Rewrite, Rewriter, SmallVec, Value, patterns};

use crate::common::canonicalize::{PATTERN_OPTIONS, Simplifier, choose_patterns};
use crate::pass::{Changed, FuncPass, PassCx, PassDef, Runs};

/// The row.
pub static STABLEHLO_LEGALIZE_QDQ_TO_QUANTIZED_OP: PassDef = PassDef {
    name: "stablehlo-legalize-qdq-to-quantized-op",
    class: "StablehloLegalizeQDQToQuantizedOpPass",
    summary: "Fuse (de-quantize, floating-point operation and quantize) pattern into StableHLO quantized operation.",
    options: PATTERN_OPTIONS,
    make: Runs::OnFunc(|options| {
        let mut patterns = patterns();
        choose_patterns(options, &mut patterns)?;
        Ok(Box::new(FuseConversions(Simplifier { top_down: false, ..Simplifier::new(patterns) })))
    }),
};

/// All patterns of the pass.
pub(crate) fn patterns() -> PatternSet {
    PatternSet::new().with(FUSIONS)
}

struct FuseConversions(Simplifier);

impl FuncPass for FuseConversions {
    fn run(&self, cx: &mut PassCx<'_>, body: &mut Body) -> Result<Changed, Reported> {
        Ok(self.0.run(cx.context, body, &mut cx.rewrites).changed)
    }
}

patterns! { FUSIONS;
    "fuse-quantize-into-op": UniformQuantize => fuse;
}

/// `quantize(op(dequantize(x), …))` is `op(x, …)`, which stands behind the op on floats.
fn fuse(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let cx = rw.cx();
    let quantize = rw.view::<UniformQuantize<'_>>(op)?;
    let compute = quantize.operand().defining_op().ok_or(NoMatch)?;
    if compute.n_regions() != 0 {
        return Err(rw.refuse(|_| "ops with regions are not supported".into()));
    }
    if compute.n_results() > 1 {
        return Err(rw.refuse(|_| "ops with several results are not supported".into()));
    }
    if compute.operands().any(|operand| is_quantized(cx, operand.ty().element(cx))) {
        return Err(rw.refuse(|_| "an operand is quantized".into()));
    }
    if compute.n_operands() == 0 {
        return Err(rw.refuse(|_| "the op has no operands".into()));
    }
    let stored = |operand: hlo_ir::ValueRef<'_>| operand.def::<UniformDequantize<'_>>().map(|op| op.operand().id);
    let Some(operands) = compute.operands().map(stored).collect::<Option<SmallVec<[Value; 4]>>>() else {
        return Err(rw.refuse(|_| "an operand does not come from a dequantization".into()));
    };
    let result = quantize.result();
    if !rw.body().has_uses(result.id) {
        return Err(NoMatch);
    }
    let (result, ty, compute) = (result.id, result.ty(), compute.id);
    let (def, attrs, loc) = (rw.body().def(compute), rw.body().attrs(compute), rw.body().loc(compute));
    let next = rw.body().next_op(compute).ok_or(NoMatch)?;
    rw.go_before(next);
    let fused = rw.build(|b| b.insert(NewOp { attrs, operands: &operands, results: &[ty], ..NewOp::new(def, loc) }));
    let fused = rw.body().result(fused, 0);
    rw.replace_all_uses(result, fused);
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    #[test]
    fn conversions_around_an_op_go() {
        check(
            "stablehlo-legalize-qdq-to-quantized-op",
            "func.func @f(%x: tensor<4x!quant.uniform<i8:f32, 2.0>>, %y: tensor<4x!quant.uniform<i8:f32, 1.0:3>>) -> (tensor<4x!quant.uniform<i8:f32, 4.0>>, tensor<4xf32>) {
  %0 = stablehlo.uniform_dequantize %x : (tensor<4x!quant.uniform<i8:f32, 2.0>>) -> tensor<4xf32>
  %1 = stablehlo.uniform_dequantize %y : (tensor<4x!quant.uniform<i8:f32, 1.0:3>>) -> tensor<4xf32>
  %2 = stablehlo.multiply %0, %1 {my.mark} : tensor<4xf32>
  %3 = stablehlo.abs %2 : tensor<4xf32>
  %4 = stablehlo.uniform_quantize %2 : (tensor<4xf32>) -> tensor<4x!quant.uniform<i8:f32, 4.0>>
  return %4, %3 : tensor<4x!quant.uniform<i8:f32, 4.0>>, tensor<4xf32>
}",
            "module {
  func.func @f(%arg0: tensor<4x!quant.uniform<i8:f32, 2.000000e+00>>, %arg1: tensor<4x!quant.uniform<i8:f32, 1.000000e+00:3>>) -> (tensor<4x!quant.uniform<i8:f32, 4.000000e+00>>, tensor<4xf32>) {
    %0 = stablehlo.uniform_dequantize %arg0 : (tensor<4x!quant.uniform<i8:f32, 2.000000e+00>>) -> tensor<4xf32>
    %1 = stablehlo.uniform_dequantize %arg1 : (tensor<4x!quant.uniform<i8:f32, 1.000000e+00:3>>) -> tensor<4xf32>
    %2 = stablehlo.multiply %0, %1 {my.mark} : tensor<4xf32>
    %3 = stablehlo.multiply %arg0, %arg1 {my.mark} : (tensor<4x!quant.uniform<i8:f32, 2.000000e+00>>, tensor<4x!quant.uniform<i8:f32, 1.000000e+00:3>>) -> tensor<4x!quant.uniform<i8:f32, 4.000000e+00>>
    %4 = stablehlo.abs %2 : tensor<4xf32>
    return %3, %4 : tensor<4x!quant.uniform<i8:f32, 4.000000e+00>>, tensor<4xf32>
  }
}
",
        );
    }
}
