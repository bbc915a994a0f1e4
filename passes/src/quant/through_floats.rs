//! Ops without arithmetic of their own on integers: they work on the floats that stand behind.

use hlo_dialects::formats::with_element;
use hlo_dialects::stablehlo::convolution::Convolution;
use hlo_dialects::stablehlo::dot::{Dot, DotGeneral};
use hlo_dialects::stablehlo::elementwise::*;
use hlo_dialects::stablehlo::linear::{Cholesky, TriangularSolve};
use hlo_dialects::stablehlo::normalization::{BatchNormGrad, BatchNormInference, BatchNormTraining};
use hlo_ir::rewrite::{Converted, Converter, Refused};
use hlo_ir::{NewOp, OpRef, SmallVec, Type, Value, conversions};

use super::scaling::{dequantize, quantize};
use super::scheme::{Scheme, stored};
use super::touches_quantized;

conversions! {
    /// Ops that mean the same on the floats that quantized values stand for.
    pub(super) WORKS_ON_FLOATS;
    [
        Abs, Add, Atan2, BatchNormGrad, BatchNormInference, BatchNormTraining, Cbrt, Ceil, Cholesky, Clamp, Compare,
        Convolution, Cosine, Divide, DotGeneral, Dot, Expm1, Exp, Floor, Log1p, Logistic, Log, Maximum, Minimum,
        Multiply, Negate, Power, ReducePrecision, Remainder, RoundNearestAfz, RoundNearestEven, Rsqrt, Select, Sign,
        Sine, Sqrt, Subtract, Tanh, Tan, TriangularSolve,
    ] => through_floats;
}

/// The op on floats between conversions, all spelled out; a copy where nothing is quantized.
pub(super) fn through_floats(op: OpRef<'_>, cv: &mut Converter<'_>) -> Converted {
    if !touches_quantized(op) {
        return cv.copy(op);
    }
    let cx = op.cx;
    let schemes_of = |types: &mut dyn Iterator<Item = Type>| {
        types.map(|ty| Scheme::of(cx, ty)).collect::<Result<SmallVec<[Option<Scheme>; 4]>, Refused>>()
    };
    let operand_schemes = schemes_of(&mut op.operands().map(|operand| operand.ty()))?;
    let result_schemes = schemes_of(&mut op.results().map(|result| result.ty()))?;
    let operands = cv.values(op.operands());
    let floats_of = |ty: Type, scheme: &Option<Scheme>| match scheme {
        Some(_) => with_element(cx, ty, Type::F32),
        None => ty,
    };
    let results = cv.build(|b| {
        let mut floats: SmallVec<[Value; 4]> = SmallVec::new();
        for (&operand, scheme) in operands.iter().zip(&operand_schemes) {
            let ty = floats_of(b.body.ty(operand), scheme);
            floats.push(scheme.as_ref().map_or(operand, |scheme| dequantize(b, operand, scheme, ty)));
        }
        let types: SmallVec<[Type; 4]> =
            op.results().zip(&result_schemes).map(|(result, scheme)| floats_of(result.ty(), scheme)).collect();
        let new = NewOp::new(op.def(), b.loc);
        let new = b.insert(NewOp { attrs: op.attrs(), operands: &floats, results: &types, ..new });
        let values: SmallVec<[Value; 4]> = b.body.results(new).collect();
        let mut results: SmallVec<[Value; 4]> = SmallVec::new();
        for ((value, scheme), result) in values.into_iter().zip(&result_schemes).zip(op.results()) {
            let ty = stored(cx, result.ty());
            results.push(scheme.as_ref().map_or(value, |scheme| quantize(b, value, scheme, ty)));
        }
        results
    });
    cv.forward(op, results)
}
