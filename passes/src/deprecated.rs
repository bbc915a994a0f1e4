//! `stablehlo-legalize-deprecated-ops`: ops that are to leave StableHLO become those that stay.
//!
//! | op | becomes |
//! | --- | --- |
//! | `broadcast` | `broadcast_in_dim` to the last dimensions |
//! | `create_token` | `after_all` of nothing |
//! | `cross-replica-sum` | `all_reduce` with an addition |
//! | `dot` | `dot_general` over the last dimension and the first |
//! | `unary_einsum` | `einsum` with a one in front |
//! | `map`, `rng` | an error, unless they are allowed |

use hlo_dialects::stablehlo::attrs::DotDims;
use hlo_dialects::stablehlo::collective::{AllReduce, CrossReplicaSum};
use hlo_dialects::stablehlo::constant::Constant;
use hlo_dialects::stablehlo::control::{AfterAll, CreateToken, Return};
use hlo_dialects::stablehlo::dot::{Dot, DotGeneral, Einsum, UnaryEinsum};
use hlo_dialects::stablehlo::elementwise::Add;
use hlo_dialects::stablehlo::random::Rng;
use hlo_dialects::stablehlo::reduce::Map;
use hlo_dialects::stablehlo::shape::{Broadcast, BroadcastInDim};
use hlo_ir::rewrite::{Conversions, Converted, Converter, Refused};
use hlo_ir::{
    Attr, Body, Builder, Context, NewOp, OpId, OpRef, Reported, SmallVec, Type, TypeData, Value, conversions,
};

use crate::options::{OptionDef, OptionKind};
use crate::pass::{Changed, FuncPass, PassCx, PassDef, Runs};

/// The row.
pub static STABLEHLO_LEGALIZE_DEPRECATED_OPS: PassDef = PassDef {
    name: "stablehlo-legalize-deprecated-ops",
    class: "StablehloLegalizeDeprecatedOpsPass",
    summary: "Legalize deprecated ops to well-supported ops.",
    options: &[OptionDef {
        name: "fail-on-unused",
        kind: OptionKind::Value,
        default: "true",
        summary: "Fail on (mostly) unused ops that are deprecated without any fallback.",
    }],
    make: Runs::OnFunc(|options| {
        let stays = if options.get("fail-on-unused")? { has_a_future } else { |_: OpRef<'_>| true };
        let conversions = Conversions::new(&[DEPRECATED]).legal(stays).reason(no_successor).partial();
        Ok(Box::new(LegalizeDeprecated { conversions, stays }))
    }),
};

struct LegalizeDeprecated {
    conversions: Conversions,
    /// Whether an op without a conversion may stay.
    stays: fn(OpRef<'_>) -> bool,
}

impl FuncPass for LegalizeDeprecated {
    fn run(&self, cx: &mut PassCx<'_>, body: &mut Body) -> Result<Changed, Reported> {
        let is_converted = |op: OpId| DEPRECATED.iter().any(|row| std::ptr::eq(row.root, body.def(op)));
        let must_go = |op: OpId| !body.is_slot(op) && (is_converted(op) || !(self.stays)(body.op_ref(cx.context, op)));
        if !body.all_ops().any(must_go) {
            return Ok(Changed::No);
        }
        *body = self.conversions.convert(cx.context, body, &|_| (), &mut cx.diags)?;
        Ok(Changed::Yes)
    }
}

/// Deprecated ops without a successor.
fn has_a_future(op: OpRef<'_>) -> bool {
    !op.is::<Map<'_>>() && !op.is::<Rng<'_>>()
}

fn no_successor(_: OpRef<'_>) -> Option<String> {
    Some("it is deprecated and has no successor; `fail-on-unused=false` lets it stay".to_owned())
}

// Discardable attributes go, as in the reference.
conversions! { DEPRECATED;
    Broadcast => broadcast;
    CreateToken => create_token;
    CrossReplicaSum => cross_replica_sum;
    Dot => dot;
    UnaryEinsum => unary_einsum;
}

/// Lets the only result of the op that `build` makes stand for `op`; `build` is given the type.
fn stand_for(
    op: OpRef<'_>,
    cv: &mut Converter<'_>,
    build: impl FnOnce(&mut Builder<'_>, Type) -> Result<OpId, Refused>,
) -> Converted {
    let ty = cv.ty(op.result(0).ty())?;
    let value = cv.build(|b| build(b, ty).map(|op| b.result(op)))?;
    cv.forward(op, [value])
}

fn broadcast(op: Broadcast<'_>, cv: &mut Converter<'_>) -> Converted {
    let (operand, n_sizes) = (cv.value(op.operand()), op.broadcast_sizes().len() as i64);
    stand_for(op.op(), cv, |b, ty| {
        let rank = ty.shape(b.cx).ok_or_else(|| no_rank("result"))?.len() as i64;
        let dims: Vec<i64> = (n_sizes..rank).collect();
        Ok(BroadcastInDim::build_typed(b, &[ty], operand, &dims))
    })
}

fn no_rank(what: &str) -> Refused {
    Refused::because(format!("the rank of its {what} is not known"))
}

fn create_token(op: CreateToken<'_>, cv: &mut Converter<'_>) -> Converted {
    stand_for(op.op(), cv, |b, ty| Ok(AfterAll::build_typed(b, &[ty], &[])))
}

fn cross_replica_sum(op: CrossReplicaSum<'_>, cv: &mut Converter<'_>) -> Converted {
    let operand = cv.value(op.operand());
    let groups = op.op().attr("replica_groups");
    stand_for(op.op(), cv, |b, ty| {
        let (cx, loc) = (b.cx, b.loc);
        let element = cx.tensor_type(&[], ty.element(cx));
        let region = b.body.create_region();
        let block = b.body.create_block(region);
        let [x, y] = [(); 2].map(|()| b.body.add_argument(block, element, loc));
        let mut inner = Builder::at_end(cx, b.body, block, loc);
        let sum = Add::build_typed(&mut inner, &[element], x, y);
        let sum = inner.result(sum);
        Return::build_typed(&mut inner, &[], &[sum]);
        let groups: SmallVec<[_; 1]> = groups.map(|groups| (cx.name("replica_groups"), groups)).into_iter().collect();
        let new = NewOp::new(AllReduce::DEF, loc);
        let attrs = cx.dict(&groups);
        Ok(b.insert(NewOp { attrs, operands: &[operand], results: &[ty], regions: &[region], ..new }))
    })
}

fn dot(op: Dot<'_>, cv: &mut Converter<'_>) -> Converted {
    let (lhs, rhs) = (cv.value(op.lhs()), cv.value(op.rhs()));
    let precision = op.op().attr("precision_config");
    let rank = op.lhs().shape().map(<[i64]>::len);
    stand_for(op.op(), cv, |b, ty| {
        let last = rank.and_then(|rank| rank.checked_sub(1)).ok_or_else(|| no_rank("left operand"))?;
        let dims = DotDims {
            lhs_batching_dimensions: &[],
            rhs_batching_dimensions: &[],
            lhs_contracting_dimensions: &[last as i64],
            rhs_contracting_dimensions: &[0],
        };
        let new = DotGeneral::build_typed(b, &[ty], lhs, rhs, dims, None, None);
        b.body.set_attr(b.cx, new, "precision_config", precision);
        Ok(new)
    })
}

fn unary_einsum(op: UnaryEinsum<'_>, cv: &mut Converter<'_>) -> Converted {
    let operand = cv.value(op.operand());
    let config = format!(",{}", op.einsum_config());
    let element = op.operand().ty().element(cv.cx());
    stand_for(op.op(), cv, |b, ty| {
        let one = one(b, element)
            .ok_or_else(|| Refused::because(format!("there is no constant one of type {}", b.cx.type_text(element))))?;
        Ok(Einsum::build_typed(b, &[ty], one, operand, &config))
    })
}

/// A scalar one of an integer, float or complex type.
fn one(b: &mut Builder<'_>, element: Type) -> Option<Value> {
    let cx = b.cx;
    let ty = cx.tensor_type(&[], element);
    let value = match element.data(cx) {
        TypeData::Integer { .. } => cx.dense_from_i64s(ty, &[1]),
        TypeData::Float(_) => cx.dense_from_f64s(ty, &[1.0]),
        TypeData::Complex(part) => complex_one(cx, ty, *part)?,
        _ => return None,
    };
    let op = Constant::build_typed(b, &[ty], value);
    Some(b.result(op))
}

fn complex_one(cx: &Context, ty: Type, part: Type) -> Option<Attr> {
    let kind = part.float_kind(cx)?;
    let size = kind.width().div_ceil(8) as usize;
    let parts = [kind.from_f64(1.0), kind.from_f64(0.0)].map(u128::to_le_bytes);
    Some(cx.splat_attr(ty, &[&parts[0][..size], &parts[1][..size]].concat()))
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, parse, run};

    #[test]
    fn deprecated_ops_have_successors() {
        check(
            "stablehlo-legalize-deprecated-ops",
            "func.func @f(%x: tensor<2x3xf32>, %y: tensor<3x?xf32>, %z: tensor<2xcomplex<f32>>) -> (tensor<2x?xf32>, tensor<5x2x3xf32>, tensor<complex<f32>>) {
  %0 = stablehlo.dot %x, %y, precision = [HIGH, DEFAULT] : (tensor<2x3xf32>, tensor<3x?xf32>) -> tensor<2x?xf32>
  %1 = stablehlo.broadcast %x, sizes = [5] : (tensor<2x3xf32>) -> tensor<5x2x3xf32>
  %2 = stablehlo.unary_einsum %z, config = \"a->\" : (tensor<2xcomplex<f32>>) -> tensor<complex<f32>>
  %3 = stablehlo.create_token : !stablehlo.token
  %4 = \"stablehlo.cross-replica-sum\"(%x) <{replica_groups = dense<[[0], [1]]> : tensor<2x1xi64>}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0, %1, %2 : tensor<2x?xf32>, tensor<5x2x3xf32>, tensor<complex<f32>>
}",
            "module {
  func.func @f(%arg0: tensor<2x3xf32>, %arg1: tensor<3x?xf32>, %arg2: tensor<2xcomplex<f32>>) -> (tensor<2x?xf32>, tensor<5x2x3xf32>, tensor<complex<f32>>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [HIGH, DEFAULT] : (tensor<2x3xf32>, tensor<3x?xf32>) -> tensor<2x?xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<2x3xf32>) -> tensor<5x2x3xf32>
    %cst = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %2 = stablehlo.einsum %cst, %arg2, config = \",a->\" : (tensor<complex<f32>>, tensor<2xcomplex<f32>>) -> tensor<complex<f32>>
    %3 = stablehlo.after_all  : !stablehlo.token
    %4 = \"stablehlo.all_reduce\"(%arg0) <{replica_groups = dense<[[0], [1]]> : tensor<2x1xi64>}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %5 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %5 : tensor<f32>
    }) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    return %0, %1, %2 : tensor<2x?xf32>, tensor<5x2x3xf32>, tensor<complex<f32>>
  }
}
",
        );
    }

    #[test]
    fn ops_without_a_successor_are_refused_or_stay() {
        let text = "func.func @f(%a: tensor<f32>, %b: tensor<f32>, %s: tensor<1xi64>) -> tensor<10xf32> {
  %0 = stablehlo.rng %a, %b, %s, distribution = UNIFORM : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<10xf32>
  return %0 : tensor<10xf32>
}";
        let mut module = parse(text);
        let (_, diags) = run("stablehlo-legalize-deprecated-ops", &mut module, &Default::default());
        let message = "failed to legalize operation 'stablehlo.rng' that was explicitly marked illegal";
        assert_eq!(diags.iter().next().unwrap().message, message);
        let mut module = parse(text);
        let (_, diags) =
            run("stablehlo-legalize-deprecated-ops{fail-on-unused=false}", &mut module, &Default::default());
        assert!(diags.is_empty());
    }
}
