//! What each op says of the sizes of its results, as patterns.

use hlo_dialects::builtin::UnrealizedConversionCast;
use hlo_dialects::chlo::structured::{RaggedDotOp, ragged_dot_shape};
use hlo_dialects::func;
use hlo_dialects::stablehlo::collective::{AllGather, ReduceScatter};
use hlo_dialects::stablehlo::composite::CustomCall;
use hlo_dialects::stablehlo::control::{Case, If, Return, While};
use hlo_dialects::stablehlo::convolution::Convolution;
use hlo_dialects::stablehlo::dot::{Dot, DotGeneral};
use hlo_dialects::stablehlo::dynamic::*;
use hlo_dialects::stablehlo::elementwise::{Add, Convert};
use hlo_dialects::stablehlo::infer::convolution::convolution_shape;
use hlo_dialects::stablehlo::infer::dot::{dot_general_shape, dot_shape};
use hlo_dialects::stablehlo::quantized::UniformQuantize;
use hlo_dialects::stablehlo::random::Rng;
use hlo_dialects::stablehlo::shape::{BitcastConvert, DynamicSlice, Pad, Slice};
use hlo_ir::verify::with_signature;
use hlo_ir::{
    Attr, Body, Context, DYNAMIC, Diagnostics, NoMatch, OpDef, OpId, OpRef, Rewrite, Rewriter, Signature, SmallVec,
    Type, TypeData, Value, ValueRef, patterns,
};

use super::super::custom_call::{OPERAND_WRAPPER, stated_shapes};
use super::types::{most_specific, refine_results, refine_shapes, refine_values};
use crate::optimize::constant::{elements, integers};
use crate::optimize::region::only_block;

patterns! {
    /// Under the reference's names, in its order.
    pub(super) PATTERNS;
    "RefineAllGatherOpPattern": AllGather => all_gather;
    "RefineBitcastConvertOpPattern": BitcastConvert => bitcast_convert;
    "RefineConvertOpPattern": Convert => same_shape;
    "RefineConvolutionOpPattern": Convolution => convolution;
    "RefineCustomCallOpPattern": CustomCall => custom_call;
    "RefineDotGeneralOpPattern": DotGeneral => dot_general;
    "RefineDotOpPattern": Dot => dot;
    "RefineRaggedDotOpPattern": RaggedDotOp => ragged_dot;
    "RefineDynamicBroadcastInDimOpPattern": DynamicBroadcastInDim => |op, rw| shape_operand(op, rw, 1);
    "RefineDynamicConvOpPattern": DynamicConv => convolution;
    "RefineDynamicIotaOpPattern": DynamicIota => |op, rw| shape_operand(op, rw, 0);
    "RefineDynamicPadOpPattern": DynamicPad => pad;
    "RefineDynamicReshapeOpPattern": DynamicReshape => |op, rw| shape_operand(op, rw, 1);
    "RefineInferTypeOpInterfacePattern": any => inferred, benefit 0;
    "RefineRealDynamicSliceOpPattern": RealDynamicSlice => slice;
    "RefineReduceScatterOpPattern": ReduceScatter => reduce_scatter;
    "RefineRngOpPattern": Rng => |op, rw| shape_operand(op, rw, 2);
    "RefineUniformQuantizeOpPattern": UniformQuantize => same_shape;
    "RefineWhileOpPattern": While => loop_arguments;
    "UpdateFunctionTypePattern": func::Return => function_type;
    "UpdateRegionTypePattern": Return => branch_types;
}

/// The sizes of a value, where it has a rank.
fn sizes(value: ValueRef<'_>) -> Result<Vec<i64>, NoMatch> {
    value.shape().map(<[i64]>::to_vec).ok_or(NoMatch)
}

/// The result has the sizes of the operand.
fn same_shape(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let shape = sizes(rw.op(op).operand(0))?;
    refine_shapes(op, &[shape], rw)
}

/// The result has the sizes that operand number `index` says.
fn shape_operand(op: OpId, rw: &mut Rewriter<'_>, index: usize) -> Rewrite {
    let operand = rw.op(op).operands().nth(index).ok_or(NoMatch)?;
    let shape = integers(operand).ok_or(NoMatch)?;
    refine_shapes(op, &[shape], rw)
}

/// The number of processes in a group, where an attribute lists them and the groups are not those of all partitions.
fn group_size(op: OpRef<'_>) -> Result<i64, NoMatch> {
    // With a channel, groups are of replicas across partitions, whose number nobody says here.
    if op.attr("channel_handle").is_some() && op.attr("use_global_device_ids").is_none() {
        return Err(NoMatch);
    }
    let groups = op.attr("replica_groups").and_then(|attr| attr.dense(op.cx)).ok_or(NoMatch)?;
    let size = groups.ty.shape(op.cx).and_then(|shape| shape.get(1).copied());
    size.filter(|&size| size > 0).ok_or(NoMatch)
}

/// The sizes of `value` with that of `dim` changed, where it is known.
fn resized(value: ValueRef<'_>, dim: i64, change: impl Fn(i64) -> Option<i64>) -> Result<Vec<i64>, NoMatch> {
    let mut shape = sizes(value)?;
    let size = usize::try_from(dim).ok().and_then(|dim| shape.get_mut(dim)).ok_or(NoMatch)?;
    if *size != DYNAMIC {
        *size = change(*size).ok_or(NoMatch)?;
    }
    Ok(shape)
}

fn all_gather(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let view = rw.view::<AllGather<'_>>(op)?;
    let (count, dim) = (group_size(view.op())?, view.all_gather_dim());
    let shapes = view.op().operands().map(|operand| resized(operand, dim, |size| size.checked_mul(count)));
    let shapes: Vec<Vec<i64>> = shapes.collect::<Result<_, _>>()?;
    refine_shapes(op, &shapes, rw)
}

fn reduce_scatter(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let view = rw.view::<ReduceScatter<'_>>(op)?;
    let count = group_size(view.op())?;
    let shape = resized(view.operand(), view.scatter_dimension(), |size| (size % count == 0).then_some(size / count))?;
    refine_shapes(op, &[shape], rw)
}

/// Elements of the same width keep the sizes.
fn bitcast_convert(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let view = rw.op(op);
    let width = |value: ValueRef<'_>| value.ty().element(view.cx).bit_width(view.cx);
    if width(view.operand(0)).is_none() || width(view.operand(0)) != width(view.result(0)) {
        return Err(NoMatch);
    }
    same_shape(op, rw)
}

fn convolution(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let shape = with_signature(rw.op(op), convolution_shape).map_err(|_| NoMatch)?;
    refine_shapes(op, &[shape], rw)
}

fn dot_general(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let (shape, _) = with_signature(rw.op(op), dot_general_shape).map_err(|_| NoMatch)?;
    refine_shapes(op, &[shape], rw)
}

fn dot(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let (shape, _) = with_signature(rw.op(op), dot_shape).map_err(|_| NoMatch)?;
    refine_shapes(op, &[shape], rw)
}

/// A call that is told the sizes of its results. The one around an argument goes once they are those of the argument.
fn custom_call(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let view = rw.op(op);
    let shapes = stated_shapes(view).map_err(|_| NoMatch)?.ok_or(NoMatch)?;
    let is_wrapper = view.attr("call_target_name").and_then(|attr| attr.as_bytes(view.cx)) == Some(OPERAND_WRAPPER);
    let refined = refine_shapes(op, &shapes, rw);
    let view = rw.op(op);
    if !is_wrapper || view.n_results() != 1 || view.operand(0).ty() != view.result(0).ty() {
        return refined;
    }
    let operand = view.operand(0).id;
    rw.replace(op, [operand])
}

/// What an op of the row `def` with these operands and attributes would give.
fn infer_as(def: &'static OpDef, op: OpRef<'_>, operands: &[Type], attrs: &[(&str, Attr)]) -> Option<Type> {
    let cx: &Context = op.cx;
    let attrs: SmallVec<[_; 4]> = attrs.iter().map(|&(name, attr)| (cx.name(name), attr)).collect();
    let signature =
        Signature { cx, def, loc: op.loc(), operands, attrs: cx.dict(&attrs), regions: &[], constants: &|_| None };
    def.infer?(&signature, &mut Diagnostics::default()).ok()?.first().copied()
}

/// As `pad` of the amounts.
fn pad(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let cx = rw.cx();
    let view = rw.view::<DynamicPad<'_>>(op)?;
    let list = |value: ValueRef<'_>| integers(value).map(|values| cx.i64_array_attr(&values)).ok_or(NoMatch);
    let attrs = [
        ("edge_padding_low", list(view.edge_padding_low())?),
        ("edge_padding_high", list(view.edge_padding_high())?),
        ("interior_padding", list(view.interior_padding())?),
    ];
    let operands = [view.operand().ty(), view.padding_value().ty()];
    let ty = infer_as(Pad::DEF, view.op(), &operands, &attrs).ok_or(NoMatch)?;
    refine_results(op, &[ty], rw)
}

/// As `slice` of the bounds, or as `dynamic_slice` where only the sizes are known.
fn slice(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let cx = rw.cx();
    let view = rw.view::<RealDynamicSlice<'_>>(op)?;
    let (operand, starts, limits) = (view.operand().ty(), view.start_indices(), view.limit_indices());
    let strides = integers(view.strides()).ok_or(NoMatch)?;
    if let (Some(starts), Some(limits)) = (integers(starts), integers(limits)) {
        let attrs = [("start_indices", starts), ("limit_indices", limits), ("strides", strides)];
        let attrs = attrs.map(|(name, values)| (name, cx.i64_array_attr(&values)));
        let ty = infer_as(Slice::DEF, view.op(), &[operand], &attrs).ok_or(NoMatch)?;
        return refine_results(op, &[ty], rw);
    }
    let sum = limits.def::<Add<'_>>().ok_or(NoMatch)?;
    let addend = |value: ValueRef<'_>, other: ValueRef<'_>| (other.id == starts.id).then(|| integers(value)).flatten();
    let sizes = addend(sum.rhs(), sum.lhs()).or_else(|| addend(sum.lhs(), sum.rhs())).ok_or(NoMatch)?;
    if strides.iter().any(|&stride| stride != 1) {
        return Err(NoMatch);
    }
    let mut operands: SmallVec<[Type; 8]> = SmallVec::from_slice(&[operand]);
    operands.extend(sizes.iter().map(|_| cx.tensor_type(&[], Type::I64)));
    let attrs = [("slice_sizes", cx.i64_array_attr(&sizes))];
    let ty = infer_as(DynamicSlice::DEF, view.op(), &operands, &attrs).ok_or(NoMatch)?;
    refine_results(op, &[ty], rw)
}

/// What the row infers.
fn inferred(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let view = rw.op(op);
    if !matches!(view.def().dialect(), "stablehlo" | "chlo") || view.n_results() == 0 {
        return Err(NoMatch);
    }
    let infer = view.def().infer.ok_or(NoMatch)?;
    let types = with_signature(view, |signature| infer(signature, &mut Diagnostics::default())).map_err(|_| NoMatch)?;
    refine_results(op, &types, rw)
}

/// No row infers this op, as the verifier only compares; the shape is the same one.
fn ragged_dot(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let view = rw.view::<RaggedDotOp<'_>>(op)?;
    let [lhs, rhs, groups] = [view.lhs(), view.rhs(), view.group_sizes()].map(sizes);
    let shape = ragged_dot_shape(&lhs?, &rhs?, &groups?, &view.ragged_dot_dimension_numbers());
    refine_shapes(op, &[shape], rw)
}

/// The regions of a loop see what is known of its operands.
fn loop_arguments(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let types: SmallVec<[Type; 4]> = rw.op(op).operands().map(|operand| operand.ty()).collect();
    let mut refined = Err(NoMatch);
    for block in [only_block(rw.body(), op, 0)?, only_block(rw.body(), op, 1)?] {
        let args: SmallVec<[Value; 4]> = rw.body().block_args(block).into();
        refined = refine_values(op, &args, &types, rw).or(refined);
    }
    refined
}

/// A branch that returns more than its op says.
fn branch_types(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let parent = rw.body().parent(op).ok_or(NoMatch)?;
    if !rw.op(parent).is::<Case<'_>>() && !rw.op(parent).is::<If<'_>>() {
        return Err(NoMatch);
    }
    inferred(parent, rw)
}

/// A function that returns more than it says.
fn function_type(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let cx = rw.cx();
    if rw.body().parent(op) != Some(Body::ROOT) {
        return Err(NoMatch);
    }
    let mut sources: SmallVec<[(usize, Value); 4]> = SmallVec::new();
    for (index, operand) in rw.op(op).operands().enumerate() {
        let cast = operand.def::<UnrealizedConversionCast<'_>>().map(|cast| cast.op());
        let Some(cast) = cast.filter(|cast| cast.n_operands() == 1 && cast.n_results() == 1) else { continue };
        let source = cast.operand(0);
        if most_specific(cx, operand.ty(), source.ty()).is_some_and(|ty| ty == source.ty() && ty != operand.ty()) {
            sources.push((index, source.id));
        }
    }
    let signature = cx.dict_get(rw.body().attrs(Body::ROOT), "function_type").and_then(|attr| attr.as_type(cx));
    let Some(TypeData::Function { inputs, results }) = signature.map(|ty| ty.data(cx)) else { return Err(NoMatch) };
    if sources.is_empty() || results.len() != rw.op(op).n_operands() {
        return Err(NoMatch);
    }
    let mut results = results.to_vec();
    for (index, source) in sources {
        results[index] = rw.body().ty(source);
        rw.set_operand(op, index, source);
    }
    let ty = cx.function_type(inputs, &results);
    rw.set_attr(Body::ROOT, "function_type", Some(cx.type_attr(ty)));
    Ok(())
}

/// Whether `value` is a constant of integers.
pub(super) fn integer_constant(value: ValueRef<'_>) -> Option<Attr> {
    let elements = elements(value)?;
    let is_integer = elements.element.is_integer(value.cx) || elements.element == Type::INDEX;
    is_integer.then(|| crate::optimize::constant::constant(value)).flatten()
}
