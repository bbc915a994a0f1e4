//! How ops see quantized values: a table of readings, and the conversions of [`UniformQuantize`] and
//! [`UniformDequantize`], which are nothing but readings.
//!
//! Spec: quantization computations. An op that is not in the table does not take quantized values.

use hlo_dialects::func::Call;
use hlo_dialects::stablehlo::collective::*;
use hlo_dialects::stablehlo::composite::{Composite, CustomCall};
use hlo_dialects::stablehlo::constant::{Constant, Iota};
use hlo_dialects::stablehlo::control::*;
use hlo_dialects::stablehlo::convolution::Convolution;
use hlo_dialects::stablehlo::dot::{Dot, DotGeneral, Einsum, UnaryEinsum};
use hlo_dialects::stablehlo::dynamic::*;
use hlo_dialects::stablehlo::elementwise::*;
use hlo_dialects::stablehlo::gather::*;
use hlo_dialects::stablehlo::linear::{Cholesky, TriangularSolve};
use hlo_dialects::stablehlo::normalization::*;
use hlo_dialects::stablehlo::quantized::*;
use hlo_dialects::stablehlo::reduce::*;
use hlo_dialects::stablehlo::shape::*;
use hlo_dialects::stablehlo::transfer::*;
use hlo_ir::{OpDef, OpRef};

use crate::eval::{Kernel, Reading};
use crate::kernels;

kernels! { QUANTIZED;
    UniformDequantize => |_, _| Ok(Kernel::identity());
    UniformQuantize => |_, _| Ok(Kernel::identity());
}

/// Spec: `dequantize_op_quantize`, `dequantize_batch_norm_grad_or_training_quantize`, `dequantize_compare` and, where only
/// some operands are quantized, `hybrid_dequantize_then_op`.
static EXPRESSED: &[&OpDef] = &[
    Abs::DEF,
    Add::DEF,
    Atan2::DEF,
    BatchNormGrad::DEF,
    BatchNormInference::DEF,
    BatchNormTraining::DEF,
    Cbrt::DEF,
    Ceil::DEF,
    Cholesky::DEF,
    Compare::DEF,
    Convolution::DEF,
    Cosine::DEF,
    Divide::DEF,
    Dot::DEF,
    DotGeneral::DEF,
    DynamicConv::DEF,
    DynamicIota::DEF,
    Einsum::DEF,
    Exp::DEF,
    Expm1::DEF,
    Floor::DEF,
    Iota::DEF,
    IsFinite::DEF,
    Log1p::DEF,
    Log::DEF,
    Logistic::DEF,
    Multiply::DEF,
    Negate::DEF,
    Power::DEF,
    ReducePrecision::DEF,
    Remainder::DEF,
    RoundNearestAfz::DEF,
    RoundNearestEven::DEF,
    Rsqrt::DEF,
    Sign::DEF,
    Sine::DEF,
    Sqrt::DEF,
    Subtract::DEF,
    Tan::DEF,
    Tanh::DEF,
    TriangularSolve::DEF,
    UnaryEinsum::DEF,
    UniformDequantize::DEF,
    UniformQuantize::DEF,
];

/// Real numbers are ordered as the integers that store them: with one type throughout, the detour changes nothing.
static ORDERED: &[&OpDef] = &[Clamp::DEF, Maximum::DEF, Minimum::DEF, Select::DEF];

/// Movement of elements.
static MOVED: &[&OpDef] = &[
    AllGather::DEF,
    AllToAll::DEF,
    Broadcast::DEF,
    BroadcastInDim::DEF,
    CollectiveBroadcast::DEF,
    CollectivePermute::DEF,
    Concatenate::DEF,
    DynamicBroadcastInDim::DEF,
    DynamicGather::DEF,
    DynamicPad::DEF,
    DynamicReshape::DEF,
    DynamicSlice::DEF,
    DynamicUpdateSlice::DEF,
    Gather::DEF,
    Pad::DEF,
    RealDynamicSlice::DEF,
    Reshape::DEF,
    Reverse::DEF,
    SetDimensionSize::DEF,
    Slice::DEF,
    Sort::DEF,
    TorchIndexSelect::DEF,
    Transpose::DEF,
];

/// Ops that do not look at elements, or look at the very bits.
static STORED: &[&OpDef] = &[
    AfterAll::DEF,
    AsyncDone::DEF,
    AsyncStart::DEF,
    BitcastConvert::DEF,
    Call::DEF,
    Case::DEF,
    Composite::DEF,
    Constant::DEF,
    CustomCall::DEF,
    GetDimensionSize::DEF,
    GetTupleElement::DEF,
    If::DEF,
    Infeed::DEF,
    MakeTuple::DEF,
    Map::DEF,
    OptimizationBarrier::DEF,
    Outfeed::DEF,
    Recv::DEF,
    Send::DEF,
    While::DEF,
];

/// Results are combined from operands by a region.
static COMBINED: &[(&OpDef, fn(OpRef<'_>, usize) -> Option<usize>)] = &[
    (AllReduce::DEF, |_, operand| Some(operand)),
    (CollectiveReduce::DEF, |_, operand| Some(operand)),
    (ReduceScatter::DEF, |_, operand| Some(operand)),
    (Reduce::DEF, |op, operand| Some(operand % op.n_results())),
    (ReduceWindow::DEF, |op, operand| Some(operand % op.n_results())),
    (Scatter::DEF, |op, operand| match operand.checked_sub(op.n_results()) {
        None => Some(operand),
        Some(after) => after.checked_sub(1),
    }),
    // The first operand is only compared with itself.
    (SelectAndScatter::DEF, |_, operand| (operand != 0).then_some(0)),
];

/// How an op sees quantized values, if it takes them.
pub(crate) fn reading(def: &OpDef) -> Option<Reading> {
    let lists = |list: &[&OpDef]| list.iter().any(|listed| std::ptr::eq(*listed, def));
    match () {
        _ if lists(EXPRESSED) => Some(Reading::Expressed),
        _ if lists(ORDERED) => Some(Reading::Ordered),
        _ if lists(MOVED) => Some(Reading::Moved),
        _ if lists(STORED) => Some(Reading::Stored),
        _ => {
            let combined = COMBINED.iter().find(|(listed, _)| std::ptr::eq(*listed, def));
            combined.map(|(_, target)| Reading::Combined(*target))
        }
    }
}
