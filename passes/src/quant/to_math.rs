//! `stablehlo-legalize-quant-to-math`: quantized programs as arithmetic on what they store.
//!
//! ```mlir
//! %0 = stablehlo.uniform_dequantize %x : (tensor<4x!quant.uniform<i8:f32, 2.0:3>>) -> tensor<4xf32>     // before
//! %cst = stablehlo.constant dense<2.0> : tensor<f32>                                                    // after
//! %c = stablehlo.constant dense<3> : tensor<i32>
//! %0 = stablehlo.convert %x : (tensor<4xi8>) -> tensor<4xi32>
//! %1 = chlo.broadcast_subtract %0, %c : (tensor<4xi32>, tensor<i32>) -> tensor<4xi32>
//! %2 = stablehlo.convert %1 : (tensor<4xi32>) -> tensor<4xf32>
//! %3 = chlo.broadcast_multiply %2, %cst : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
//! ```
//!
//! Signatures change with the functions: all that call each other have to be converted together, as a pipeline does.

use hlo_dialects::func::{Call, FuncOp, Return as FuncReturn};
use hlo_dialects::stablehlo::composite::Composite;
use hlo_dialects::stablehlo::constant::Constant;
use hlo_dialects::stablehlo::control::Return;
use hlo_dialects::stablehlo::convolution::Convolution;
use hlo_dialects::stablehlo::dot::{Dot, DotGeneral};
use hlo_dialects::stablehlo::dynamic::{DynamicBroadcastInDim, DynamicReshape};
use hlo_dialects::stablehlo::elementwise::{Add, Maximum, Minimum, Select};
use hlo_dialects::stablehlo::gather::Gather;
use hlo_dialects::stablehlo::quantized::{UniformDequantize, UniformQuantize};
use hlo_dialects::stablehlo::reduce::ReduceWindow;
use hlo_dialects::stablehlo::shape::{
    BitcastConvert, BroadcastInDim, Concatenate, DynamicSlice, GetDimensionSize, Pad, Reshape, Slice, Transpose,
};
use hlo_ir::rewrite::{Conversions, Converted, Converter, Refused};
use hlo_ir::{Attr, AttrData, Body, Context, OpRef, Reported, Type, TypeData, conversions};

use super::scaling::{dequantize, quantize, requantize};
use super::scheme::{Scheme, stored};
use super::through_floats::{WORKS_ON_FLOATS, through_floats};
use super::{add, contract, holds_quantized, touches_quantized};
use crate::pass::{Changed, FuncPass, PassCx, PassDef, Runs};

/// The row.
pub static STABLEHLO_LEGALIZE_QUANT_TO_MATH: PassDef = PassDef {
    name: "stablehlo-legalize-quant-to-math",
    class: "StablehloLegalizeQuantToMathPass",
    summary: "Convert from StableHLO quantized ops to StableHLO primitive math ops.",
    options: &[],
    make: Runs::OnFunc(|_| {
        let conversions = Conversions::new(&[WORKS_ON_FLOATS, STORED, ARITHMETIC])
            .legal(|op| !touches_quantized(op))
            .types(|cx, ty| Ok(stored(cx, ty)))
            .reason(|_| Some("there is no arithmetic on stored integers for it".to_owned()))
            .partial();
        Ok(Box::new(QuantToMath { conversions }))
    }),
};

struct QuantToMath {
    conversions: Conversions,
}

impl FuncPass for QuantToMath {
    fn run(&self, cx: &mut PassCx<'_>, body: &mut Body) -> Result<Changed, Reported> {
        if !is_concerned(cx.context, body) {
            return Ok(Changed::No);
        }
        *body = self.conversions.convert(cx.context, body, &|_| (), &mut cx.diags)?;
        Ok(Changed::Yes)
    }
}

/// Whether something in a function, or its signature, is quantized.
fn is_concerned(cx: &Context, body: &Body) -> bool {
    let signature = cx.dict_get(body.attrs(Body::ROOT), "function_type").and_then(|attr| attr.as_type(cx));
    let in_signature = match signature.map(|ty| ty.data(cx)) {
        Some(TypeData::Function { inputs, results }) => inputs.iter().chain(results).any(|&ty| holds_quantized(cx, ty)),
        _ => false,
    };
    in_signature || body.all_ops().any(|op| !body.is_slot(op) && touches_quantized(body.op_ref(cx, op)))
}

conversions! {
    /// Ops that only move what is stored.
    STORED;
    [
        BitcastConvert, BroadcastInDim, Call, Composite, Concatenate, DynamicBroadcastInDim, DynamicReshape,
        DynamicSlice, FuncReturn, Gather, GetDimensionSize, Pad, ReduceWindow, Reshape, Return, Select, Slice, Transpose,
    ] => |op, cv| cv.copy(op);
}

conversions! {
    /// Ops with an arithmetic of their own.
    ARITHMETIC;
    Add => add::add;
    Constant => constant;
    Convolution => contract::convolution;
    Dot => contract::dot;
    DotGeneral => contract::dot_general;
    FuncOp => function;
    UniformDequantize => uniform_dequantize;
    UniformQuantize => uniform_quantize;
    [Maximum, Minimum] => extremum;
}

fn function(op: FuncOp<'_>, cv: &mut Converter<'_>) -> Converted {
    let (cx, view) = (cv.cx(), op.op());
    let mut attrs = cx.dict_entries(view.attrs()).to_vec();
    if let TypeData::Function { inputs, results } = op.function_type().data(cx) {
        let stored = |types: &[Type]| types.iter().map(|&ty| stored(cx, ty)).collect::<Vec<_>>();
        let signature = cx.type_attr(cx.function_type(&stored(inputs), &stored(results)));
        let name = cx.name("function_type");
        attrs.iter_mut().filter(|(known, _)| *known == name).for_each(|(_, attr)| *attr = signature);
    }
    cv.root(view, FuncOp::DEF, cx.dict(&attrs))
}

/// A constant is written as what is stored.
fn constant(op: Constant<'_>, cv: &mut Converter<'_>) -> Converted {
    let ty = cv.ty(op.output().ty())?;
    let value = with_sign_of(cv.cx(), op.value(), ty);
    cv.replace(op.op(), |b| Constant::build_typed(b, &[ty], value))
}

/// The same numbers with the sign that the type `ty` has.
fn with_sign_of(cx: &Context, value: Attr, ty: Type) -> Attr {
    let is_other_sign = |known: Type| {
        let (known, wanted) = (known.element(cx), ty.element(cx));
        known != wanted && known.bit_width(cx) == wanted.bit_width(cx)
    };
    let mut data = value.data(cx).clone();
    match &mut data {
        AttrData::Dense { ty: known, .. } | AttrData::DenseResource { ty: known, .. } if is_other_sign(*known) => {
            *known = hlo_dialects::formats::with_element(cx, *known, ty.element(cx));
            cx.intern_attr(data)
        }
        _ => value,
    }
}

/// The larger or smaller one of values that are quantized alike per tensor is found among what is stored.
fn extremum(op: OpRef<'_>, cv: &mut Converter<'_>) -> Converted {
    let mut elements = op.operands().chain(op.results()).map(|value| value.ty().element(op.cx));
    let first = elements.next();
    let are_alike = elements.all(|element| Some(element) == first);
    let is_per_tensor = |scheme: Option<Scheme>| scheme.is_some_and(|scheme| scheme.axis.is_none());
    if are_alike && touches_quantized(op) && is_per_tensor(Scheme::of(op.cx, op.operand(0).ty())?) {
        return cv.copy(op);
    }
    through_floats(op, cv)
}

fn uniform_dequantize(op: UniformDequantize<'_>, cv: &mut Converter<'_>) -> Converted {
    let scheme = Scheme::of(cv.cx(), op.operand().ty())?;
    let scheme = scheme.ok_or_else(|| Refused::because("its operand is not quantized"))?;
    let (x, ty) = (cv.value(op.operand()), cv.ty(op.result().ty())?);
    let value = cv.build(|b| dequantize(b, x, &scheme, ty));
    cv.forward(op.op(), [value])
}

fn uniform_quantize(op: UniformQuantize<'_>, cv: &mut Converter<'_>) -> Converted {
    let cx = cv.cx();
    let [from, to] = [op.operand().ty(), op.result().ty()].map(|ty| Scheme::of(cx, ty));
    let (from, to) = (from?, to?.ok_or_else(|| Refused::because("its result is not quantized"))?);
    let (x, ty) = (cv.value(op.operand()), cv.ty(op.result().ty())?);
    let value = match from {
        Some(from) if from.axis.is_some() && to.axis.is_some() && from.axis != to.axis => {
            let message = "Cannot requantize while changing quantization_axis";
            let loc = cv.loc();
            cv.diags().error("quantization-axis", loc, message).emit();
            return Err(Refused::because("scales along one axis cannot become scales along another"));
        }
        Some(from) => cv.build(|b| requantize(b, x, &from, &to, ty))?,
        None if op.operand().ty().element(cx) == Type::F32 => cv.build(|b| quantize(b, x, &to, ty)),
        None => {
            let found = cx.type_text(op.operand().ty().element(cx));
            return Err(Refused::because(format!("only f32 is quantized here, not {found}")));
        }
    };
    cv.forward(op.op(), [value])
}
