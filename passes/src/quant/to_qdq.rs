//! `stablehlo-legalize-quantized-op-to-qdq`: an op on quantized values is the op on floats between conversions.
//!
//! ```mlir
//! %0 = stablehlo.abs %x : tensor<4x!quant.uniform<i8:f32, 2.0>>                                       // before
//! %0 = stablehlo.uniform_dequantize %x : (tensor<4x!quant.uniform<i8:f32, 2.0>>) -> tensor<4xf32>     // after
//! %1 = stablehlo.abs %0 : tensor<4xf32>
//! %2 = stablehlo.uniform_quantize %1 : (tensor<4xf32>) -> tensor<4x!quant.uniform<i8:f32, 2.0>>
//! ```

use hlo_dialects::formats::with_element;
use hlo_dialects::quant::{expressed_type, is_quantized};
use hlo_dialects::stablehlo::quantized::{UniformDequantize, UniformQuantize};
use hlo_ir::rewrite::PatternSet;
use hlo_ir::{Body, Context, NewOp, NoMatch, OpId, Reported, Rewrite, Rewriter, SmallVec, Type, Value, patterns};

use super::through_floats::WORKS_ON_FLOATS;
use super::touches_quantized;
use crate::common::canonicalize::{PATTERN_OPTIONS, Simplifier, choose_patterns};
use crate::pass::{Changed, FuncPass, PassCx, PassDef, Runs};

/// The row.
pub static STABLEHLO_LEGALIZE_QUANTIZED_OP_TO_QDQ: PassDef = PassDef {
    name: "stablehlo-legalize-quantized-op-to-qdq",
    class: "StablehloLegalizeQuantizedOpToQDQPass",
    summary: "Decompose quantized StableHLO operation to (de-quantize, floating-point operation and quantize) pattern.",
    options: PATTERN_OPTIONS,
    make: Runs::OnFunc(|options| {
        let mut patterns = patterns();
        choose_patterns(options, &mut patterns)?;
        Ok(Box::new(Decompose(Simplifier { top_down: false, ..Simplifier::new(patterns) })))
    }),
};

/// All patterns of the pass.
pub(crate) fn patterns() -> PatternSet {
    PatternSet::new().with(DECOMPOSITIONS)
}

struct Decompose(Simplifier);

impl FuncPass for Decompose {
    fn run(&self, cx: &mut PassCx<'_>, body: &mut Body) -> Result<Changed, Reported> {
        Ok(self.0.run(cx.context, body, &mut cx.rewrites).changed)
    }
}

patterns! { DECOMPOSITIONS;
    "quantized-op-to-floats": any => decompose;
}

/// `op(x, …)` is `quantize(op(dequantize(x), …))`.
fn decompose(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let (cx, view) = (rw.cx(), rw.op(op));
    let (def, attrs) = (view.def(), view.attrs());
    if !WORKS_ON_FLOATS.iter().any(|row| std::ptr::eq(row.root, def)) || !touches_quantized(view) {
        return Err(NoMatch);
    }
    let is_stored = |ty: Type| is_quantized(cx, ty.element(cx));
    if view.operands().any(|operand| is_stored(operand.ty()) && expressed(cx, operand.ty()) == operand.ty()) {
        return Err(rw.refuse(|_| "it is not known what an operand stands for".into()));
    }
    let operands: SmallVec<[Value; 4]> = view.operands().map(|operand| operand.id).collect();
    let types: SmallVec<[Type; 4]> = view.results().map(|result| result.ty()).collect();
    let results = rw.build(|b| {
        let mut floats: SmallVec<[Value; 4]> = SmallVec::new();
        for operand in operands {
            let ty = b.body.ty(operand);
            floats.push(if is_stored(ty) {
                let op = UniformDequantize::build(b, operand);
                b.result(op)
            } else {
                operand
            });
        }
        let float_types: SmallVec<[Type; 4]> = types.iter().map(|&ty| expressed(cx, ty)).collect();
        let new = NewOp { attrs, operands: &floats, results: &float_types, ..NewOp::new(def, b.loc) };
        let new = b.insert(new);
        let results: SmallVec<[Value; 4]> = b.body.results(new).collect();
        let mut stored: SmallVec<[Value; 4]> = SmallVec::new();
        for (result, ty) in results.into_iter().zip(types) {
            stored.push(if is_stored(ty) {
                let op = UniformQuantize::build_typed(b, &[ty], result);
                b.result(op)
            } else {
                result
            });
        }
        stored
    });
    rw.replace(op, results)
}

/// `ty` with elements of the type that quantized ones stand for.
fn expressed(cx: &Context, ty: Type) -> Type {
    expressed_type(cx, ty.element(cx)).map_or(ty, |element| with_element(cx, ty, element))
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    #[test]
    fn quantized_ops_work_on_floats() {
        check(
            "stablehlo-legalize-quantized-op-to-qdq",
            "func.func @f(%x: tensor<4x!quant.uniform<i8:f32, 2.0>>, %y: tensor<4x!quant.uniform<i8:f32, 1.0:3>>) -> tensor<4xi1> {
  %0 = stablehlo.negate %x {my.mark} : tensor<4x!quant.uniform<i8:f32, 2.0>>
  %1 = stablehlo.compare LT, %0, %y : (tensor<4x!quant.uniform<i8:f32, 2.0>>, tensor<4x!quant.uniform<i8:f32, 1.0:3>>) -> tensor<4xi1>
  return %1 : tensor<4xi1>
}",
            "module {
  func.func @f(%arg0: tensor<4x!quant.uniform<i8:f32, 2.000000e+00>>, %arg1: tensor<4x!quant.uniform<i8:f32, 1.000000e+00:3>>) -> tensor<4xi1> {
    %0 = stablehlo.uniform_dequantize %arg0 : (tensor<4x!quant.uniform<i8:f32, 2.000000e+00>>) -> tensor<4xf32>
    %1 = stablehlo.negate %0 {my.mark} : tensor<4xf32>
    %2 = stablehlo.uniform_quantize %1 : (tensor<4xf32>) -> tensor<4x!quant.uniform<i8:f32, 2.000000e+00>>
    %3 = stablehlo.uniform_dequantize %2 : (tensor<4x!quant.uniform<i8:f32, 2.000000e+00>>) -> tensor<4xf32>
    %4 = stablehlo.uniform_dequantize %arg1 : (tensor<4x!quant.uniform<i8:f32, 1.000000e+00:3>>) -> tensor<4xf32>
    %5 = stablehlo.compare LT, %3, %4 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    return %5 : tensor<4xi1>
  }
}
",
        );
    }
}
