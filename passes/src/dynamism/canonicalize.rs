//! `stablehlo-canonicalize-dynamism`: a dynamic op whose shape operands are constants is a static one.
//!
//! ```mlir
//! %c = stablehlo.constant dense<16> : tensor<1xi32>                                                    // before
//! %0 = stablehlo.dynamic_broadcast_in_dim %x, %c, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<16xf32>
//! %0 = stablehlo.broadcast_in_dim %x, dims = [] : (tensor<f32>) -> tensor<16xf32>                       // after
//! ```
//!
//! That the constants agree with the types is for the verifier to say; where it does not look (bounds of a slice), an
//! op that would be out of bounds stays as it is.

use hlo_dialects::stablehlo::composite::CustomCall;
use hlo_dialects::stablehlo::constant::Iota;
use hlo_dialects::stablehlo::convolution::Convolution;
use hlo_dialects::stablehlo::dynamic::*;
use hlo_dialects::stablehlo::gather::Gather;
use hlo_dialects::stablehlo::shape::{BroadcastInDim, Pad, Reshape};
use hlo_ir::rewrite::PatternSet;
use hlo_ir::{
    Attr, Body, Builder, Name, NewOp, NoMatch, OpDef, OpId, Reported, Rewrite, Rewriter, SmallVec, Type, Value,
    patterns,
};

use super::custom_call::{INDICES, check_statements, shape_operands, stated_shapes};
use crate::common::canonicalize::{PATTERN_OPTIONS, Simplifier, choose_patterns};
use crate::optimize::constant::integers;
use crate::optimize::simplify::dynamic::{slice_of_known_bounds, slice_of_known_sizes};
use crate::pass::{Changed, FuncPass, PassCx, PassDef, Runs};

/// The row.
pub static STABLEHLO_CANONICALIZE_DYNAMISM: PassDef = PassDef {
    name: "stablehlo-canonicalize-dynamism",
    class: "StablehloCanonicalizeDynamismPass",
    summary: "Makes static ops of dynamic ones whose shape operands are constants.",
    options: PATTERN_OPTIONS,
    make: Runs::OnFunc(|options| {
        let mut patterns = patterns();
        choose_patterns(options, &mut patterns)?;
        Ok(Box::new(CanonicalizeDynamism(Simplifier::new(patterns))))
    }),
};

/// All patterns of the pass.
pub(crate) fn patterns() -> PatternSet {
    PatternSet::new().with(PATTERNS)
}

struct CanonicalizeDynamism(Simplifier);

impl FuncPass for CanonicalizeDynamism {
    fn run(&self, cx: &mut PassCx<'_>, body: &mut Body) -> Result<Changed, Reported> {
        check_statements(cx.context, body, &mut cx.diags)?;
        Ok(self.0.run(cx.context, body, &mut cx.rewrites).changed)
    }
}

patterns! {
    /// Under the reference's names.
    PATTERNS;
    "CanonicalizeCustomCallOpPattern": CustomCall => custom_call;
    "CanonicalizeDynamicBroadcastInDimOpPattern": DynamicBroadcastInDim => broadcast_in_dim;
    "CanonicalizeDynamicConvOpPattern": DynamicConv => convolution;
    "CanonicalizeDynamicGatherOpPattern": DynamicGather => gather;
    "CanonicalizeDynamicIotaOpPattern": DynamicIota => iota;
    "CanonicalizeDynamicPadOpPattern": DynamicPad => pad;
    "CanonicalizeDynamicReshapeOpPattern": DynamicReshape => reshape;
    "CanonicalizeRealDynamicSliceOpToDynamicSliceOpPattern": RealDynamicSlice => slice_of_known_sizes;
    "CanonicalizeRealDynamicSliceOpToSliceOpPattern": RealDynamicSlice => slice_of_known_bounds;
}

/// Replaces `op` by the op that `build` creates; its discardable attributes go.
fn replace(op: OpId, rw: &mut Rewriter<'_>, build: impl FnOnce(&mut Builder<'_>) -> OpId) -> Rewrite {
    let new = rw.build(build);
    let results: SmallVec<[Value; 2]> = rw.body().results(new).collect();
    rw.replace(op, results)
}

/// The type of the only result, whose sizes are known.
fn static_result(op: OpId, rw: &Rewriter<'_>) -> Result<Type, NoMatch> {
    let ty = rw.op(op).result(0).ty();
    if ty.is_ranked_tensor(rw.cx()) && ty.has_static_shape(rw.cx()) { Ok(ty) } else { Err(NoMatch) }
}

/// The attributes of `op` called `names`, as far as it has them.
fn attrs_called(op: OpId, rw: &Rewriter<'_>, names: &[&str]) -> SmallVec<[(Name, Attr); 8]> {
    let cx = rw.cx();
    names.iter().filter_map(|&name| Some((cx.name(name), rw.op(op).attr(name)?))).collect()
}

/// Replaces `op` by one of the row `def` with its first `n` operands.
fn replace_by_row(op: OpId, rw: &mut Rewriter<'_>, def: &'static OpDef, n: usize, attrs: &[(Name, Attr)]) -> Rewrite {
    let attrs = rw.cx().dict(attrs);
    let operands: SmallVec<[Value; 4]> = rw.body().operands(op).take(n).collect();
    let results = [rw.op(op).result(0).ty()];
    replace(op, rw, |b| b.insert(NewOp { attrs, operands: &operands, results: &results, ..NewOp::new(def, b.loc) }))
}

/// A call whose results have the sizes that it was given: the sizes go.
fn custom_call(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let cx = rw.cx();
    let view = rw.op(op);
    stated_shapes(view).map_err(|_| NoMatch)?.ok_or(NoMatch)?;
    let shapes = shape_operands(view).ok_or(NoMatch)?;
    let all_known = view.results().all(|result| result.ty().has_static_shape(cx) && result.ty().is_tensor(cx));
    if !all_known {
        return Err(NoMatch);
    }
    let stays = |index: usize| !shapes.contains(&(index as i64));
    let operands = view.operands().enumerate().filter(|(index, _)| stays(*index));
    let operands: SmallVec<[Value; 4]> = operands.map(|(_, operand)| operand.id).collect();
    let (indices, layouts) = (cx.name(INDICES), cx.name("operand_layouts"));
    let mut attrs = cx.dict_entries(view.attrs()).to_vec();
    attrs.retain(|(name, _)| *name != indices);
    for (_, attr) in attrs.iter_mut().filter(|(name, _)| *name == layouts) {
        let all = attr.as_array(cx).unwrap_or_default();
        let kept: Vec<Attr> = all.iter().enumerate().filter(|(index, _)| stays(*index)).map(|(_, &one)| one).collect();
        *attr = cx.array_attr(&kept);
    }
    let attrs = cx.dict(&attrs);
    let results: SmallVec<[Type; 2]> = view.results().map(|result| result.ty()).collect();
    replace(op, rw, |b| {
        b.insert(NewOp { attrs, operands: &operands, results: &results, ..NewOp::new(CustomCall::DEF, b.loc) })
    })
}

fn broadcast_in_dim(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let ty = static_result(op, rw)?;
    let view = rw.view::<DynamicBroadcastInDim<'_>>(op)?;
    integers(view.output_dimensions()).ok_or(NoMatch)?;
    let (operand, dims) = (view.operand(), view.broadcast_dimensions());
    if !operand.ty().is_ranked_tensor(rw.cx()) || !operand.ty().has_static_shape(rw.cx()) {
        return Err(NoMatch);
    }
    let operand = operand.id;
    replace(op, rw, |b| BroadcastInDim::build_typed(b, &[ty], operand, &dims))
}

fn convolution(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let cx = rw.cx();
    let padding = integers(rw.view::<DynamicConv<'_>>(op)?.padding()).ok_or(NoMatch)?;
    let names = [
        "window_strides",
        "lhs_dilation",
        "rhs_dilation",
        "window_reversal",
        "dimension_numbers",
        "feature_group_count",
        "batch_group_count",
        "precision_config",
    ];
    let mut attrs = attrs_called(op, rw, &names);
    let ty = cx.tensor_type(&[padding.len() as i64 / 2, 2], Type::I64);
    let padding = match padding.is_empty() {
        true => cx.dense_attr(ty, Vec::new()),
        false => cx.dense_from_i64s(ty, &padding),
    };
    attrs.push((cx.name("padding"), padding));
    replace_by_row(op, rw, Convolution::DEF, 2, &attrs)
}

fn gather(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let sizes = integers(rw.view::<DynamicGather<'_>>(op)?.slice_sizes()).ok_or(NoMatch)?;
    let mut attrs = attrs_called(op, rw, &["dimension_numbers", "indices_are_sorted"]);
    attrs.push((rw.cx().name("slice_sizes"), rw.cx().i64_array_attr(&sizes)));
    replace_by_row(op, rw, Gather::DEF, 2, &attrs)
}

fn iota(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let ty = static_result(op, rw)?;
    let view = rw.view::<DynamicIota<'_>>(op)?;
    integers(view.output_shape()).ok_or(NoMatch)?;
    let dim = view.iota_dimension();
    replace(op, rw, |b| Iota::build_typed(b, &[ty], dim))
}

fn pad(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let view = rw.view::<DynamicPad<'_>>(op)?;
    let (operand, value, ty) = (view.operand().id, view.padding_value().id, view.result().ty());
    let amounts = [view.edge_padding_low(), view.edge_padding_high(), view.interior_padding()].map(integers);
    let [Some(low), Some(high), Some(interior)] = amounts else { return Err(NoMatch) };
    replace(op, rw, |b| Pad::build_typed(b, &[ty], operand, value, &low, &high, &interior))
}

fn reshape(op: OpId, rw: &mut Rewriter<'_>) -> Rewrite {
    let ty = static_result(op, rw)?;
    let view = rw.view::<DynamicReshape<'_>>(op)?;
    integers(view.output_shape()).ok_or(NoMatch)?;
    let operand = view.operand().id;
    replace(op, rw, |b| Reshape::build_typed(b, &[ty], operand))
}
