//! Ops whose sizes are operands: the same views with `sizes`, wherever the result's type leaves some of them open.

use hlo_dialects::hexir::{data, views};
use hlo_dialects::stablehlo::dynamic::*;
use hlo_ir::rewrite::{Converter, Refused};
use hlo_ir::{DYNAMIC, OpRef, SmallVec, Type, Value, ValueRef, conversions};

conversions! { pub(super) DYNAMIC_OPS;
    DynamicBroadcastInDim => |op: DynamicBroadcastInDim<'_>, cv: &mut Converter<'_>| {
        let (operand, dims, kept) = (cv.value(op.operand()), op.broadcast_dimensions(), op.known_nonexpanding_dimensions());
        let (ty, sizes) = result(op.op(), op.output_dimensions(), cv)?;
        cv.replace(op.op(), |b| views::Broadcast::build_typed(b, &[ty], operand, sizes, &dims, kept.as_deref()))
    };
    DynamicIota => |op: DynamicIota<'_>, cv: &mut Converter<'_>| {
        let (ty, sizes) = result(op.op(), op.output_shape(), cv)?;
        cv.replace(op.op(), |b| data::Iota::build_typed(b, &[ty], sizes, op.iota_dimension()))
    };
    DynamicReshape => |op: DynamicReshape<'_>, cv: &mut Converter<'_>| {
        let operand = cv.value(op.operand());
        let (ty, sizes) = result(op.op(), op.output_shape(), cv)?;
        cv.replace(op.op(), |b| views::Reshape::build_typed(b, &[ty], operand, sizes))
    };
}

/// The type of the result, and the sizes unless the type tells them all and the verifier has compared them with it.
fn result(op: OpRef<'_>, sizes: ValueRef<'_>, cv: &mut Converter<'_>) -> Result<(Type, Option<Value>), Refused> {
    let ty = cv.ty(op.result(0).ty())?;
    let shape = ty.shape(op.cx).ok_or_else(|| Refused::because("the rank of its result must be known"))?;
    if !shape.contains(&DYNAMIC) && sizes.constant().is_some() {
        return Ok((ty, None));
    }
    Ok((ty, Some(cv.value(sizes))))
}

/// Sizes for a result of `shape`, one of whose operands has that shape; nothing where it is known.
pub(super) fn sizes_like(op: OpRef<'_>, shape: &[i64], cv: &mut Converter<'_>) -> Result<Option<Value>, Refused> {
    if !shape.contains(&DYNAMIC) {
        return Ok(None);
    }
    let like = op.operands().find(|operand| operand.shape().is_some_and(|other| other.len() == shape.len()));
    let like = like.ok_or_else(|| Refused::because("none of its operands has the shape of its result"))?;
    let like = cv.value(like);
    let list = cv.build(|b| {
        let (scalar, one) = (b.cx.tensor_type(&[], Type::I64), b.cx.tensor_type(&[1], Type::I64));
        let parts: SmallVec<[Value; 4]> = shape
            .iter()
            .enumerate()
            .map(|(dim, &extent)| {
                let part = if extent == DYNAMIC {
                    let size = data::Dim::build_typed(b, &[scalar], like, dim as i64);
                    let size = b.result(size);
                    views::Reshape::build_typed(b, &[one], size, None)
                } else {
                    let value = b.cx.dense_from_i64s(one, &[extent]);
                    data::Constant::build_typed(b, &[one], value)
                };
                b.result(part)
            })
            .collect();
        if let [only] = parts[..] {
            return only;
        }
        let ty = b.cx.tensor_type(&[shape.len() as i64], Type::I64);
        let list = views::Concatenate::build_typed(b, &[ty], &parts, 0);
        b.result(list)
    });
    Ok(Some(list))
}

#[cfg(test)]
mod tests {
    use crate::lower::testing::{check, check_refused};

    #[test]
    fn sizes_stay_operands() {
        check(
            "%x: tensor<?x1xf32>, %s: tensor<2xi32>",
            "%0 = stablehlo.dynamic_broadcast_in_dim %x, %s, dims = [0, 1] {known_nonexpanding_dimensions = array<i64: 0>} : (tensor<?x1xf32>, tensor<2xi32>) -> tensor<?x4xf32>
            %1 = stablehlo.dynamic_iota %s, dim = 1 : (tensor<2xi32>) -> tensor<?x4xi32>
            %2 = stablehlo.dynamic_reshape %x, %s : (tensor<?x1xf32>, tensor<2xi32>) -> tensor<?x?xf32>
            %3 = stablehlo.dynamic_iota %s, dim = 1 : (tensor<2xi32>) -> tensor<5x4xi32>
            %c = stablehlo.constant dense<[5, 4]> : tensor<2xi32>
            %4 = stablehlo.dynamic_iota %c, dim = 1 : (tensor<2xi32>) -> tensor<5x4xi32>",
            "%0 = hexir.broadcast %arg0 sizes(%arg1 : tensor<2xi32>) dims [0, 1] {kept = array<i64: 0>} : (tensor<?x1xf32>) -> tensor<?x4xf32>
            %1 = hexir.iota sizes(%arg1 : tensor<2xi32>) dim 1 : tensor<?x4xi32>
            %2 = hexir.reshape %arg0 sizes(%arg1 : tensor<2xi32>) : (tensor<?x1xf32>) -> tensor<?x?xf32>
            %3 = hexir.iota sizes(%arg1 : tensor<2xi32>) dim 1 : tensor<5x4xi32>
            %cst = hexir.constant dense<[5, 4]> : tensor<2xi32>
            %4 = hexir.iota dim 1 : tensor<5x4xi32>",
        );
    }

    #[test]
    fn what_has_no_view_is_refused() {
        check_refused(
            "%x: tensor<?xf32>, %s: tensor<1xindex>, %t: tensor<1xi64>",
            "%0 = stablehlo.real_dynamic_slice %x, %t, %t, %t : (tensor<?xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?xf32>",
            &[
                "1: failed to legalize type 'tensor<1xindex>' of block argument #1 in 'func.func'; code generation does not \
               cover elements of type 'index'; the interpreter runs it: `hlo run --backend interp`",
                "2: failed to legalize operation 'stablehlo.real_dynamic_slice'; code generation does not cover this op yet; \
               the interpreter runs it: `hlo run --backend interp`",
            ],
        );
    }
}
