//! `shape-legalize-to-stablehlo`: computations on shapes as StableHLO does them.
//!
//! ```mlir
//! %0 = shape.shape_of %x : tensor<?xf32> -> tensor<1xindex>                                        // before
//! %0 = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>                   // after
//! %1 = stablehlo.reshape %0 : (tensor<i32>) -> tensor<1xi32>
//! %2 = builtin.unrealized_conversion_cast %1 : tensor<1xi32> to tensor<1xindex>
//! ```
//!
//! The `shape` dialect counts in `index`, StableHLO in `i32`. Casts stand in between; where everything was converted
//! they cancel each other out, and `reconcile-unrealized-casts` takes them away. What cannot be converted is an error:
//! every op of `shape`, those of `tensor` but `tensor.cast`, `arith.index_cast`, `arith.muli`, and ops of StableHLO with
//! operands of `index`.
//!
//! - [`cast`]: between the two ways to count; [`convert`]: what becomes of each op

mod cast;
mod convert;

use hlo_ir::rewrite::Conversions;
use hlo_ir::{Body, OpRef, Reported};

use crate::pass::{Changed, FuncPass, PassCx, PassDef, Runs};

/// The row.
pub static SHAPE_LEGALIZE_TO_STABLEHLO: PassDef = PassDef {
    name: "shape-legalize-to-stablehlo",
    class: "ShapeLegalizeToStablehloPass",
    summary: "Turns computations on shapes into StableHLO.",
    options: &[],
    make: Runs::OnFunc(|_| {
        let conversions =
            Conversions::new(&[convert::SHAPES, convert::OPERANDS]).legal(is_legal).reason(reason).partial();
        Ok(Box::new(LegalizeShapes { conversions }))
    }),
};

struct LegalizeShapes {
    conversions: Conversions,
}

impl FuncPass for LegalizeShapes {
    fn run(&self, cx: &mut PassCx<'_>, body: &mut Body) -> Result<Changed, Reported> {
        let is_clean = body.all_ops().all(|op| body.is_slot(op) || is_legal(body.op_ref(cx.context, op)));
        if is_clean {
            return Ok(Changed::No);
        }
        *body = self.conversions.convert(cx.context, body, &|_| (), &mut cx.diags)?;
        Ok(Changed::Yes)
    }
}

/// Whether an op may stay.
fn is_legal(op: OpRef<'_>) -> bool {
    match op.def().dialect() {
        "shape" => false,
        "tensor" => op.is::<hlo_dialects::tensor::Cast<'_>>(),
        "arith" => {
            !op.is::<hlo_dialects::arith::cast::IndexCast<'_>>() && !op.is::<hlo_dialects::arith::integer::MulI<'_>>()
        }
        "stablehlo" => !op.operands().any(|operand| cast::counts_in_index(op.cx, operand.ty())),
        _ => true,
    }
}

/// Why an op without a conversion may not stay.
fn reason(op: OpRef<'_>) -> Option<String> {
    Some(match op.def().dialect() {
        "stablehlo" => {
            "it takes `index`; only dynamic_broadcast_in_dim and dynamic_reshape are given `i32` instead".into()
        }
        _ => "StableHLO has no counterpart for it".into(),
    })
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    #[test]
    fn shapes_are_counted_in_i32() {
        check(
            "shape-legalize-to-stablehlo,reconcile-unrealized-casts",
            "func.func @f(%x: tensor<?xf32>, %y: tensor<f32>) -> tensor<?xf32> {
  %0 = shape.shape_of %x : tensor<?xf32> -> tensor<1xindex>
  %1 = stablehlo.dynamic_broadcast_in_dim %y, %0, dims = [] : (tensor<f32>, tensor<1xindex>) -> tensor<?xf32>
  return %1 : tensor<?xf32>
}",
            "module {
  func.func @f(%arg0: tensor<?xf32>, %arg1: tensor<f32>) -> tensor<?xf32> {
    %0 = stablehlo.get_dimension_size %arg0, dim = 0 : (tensor<?xf32>) -> tensor<i32>
    %1 = stablehlo.reshape %0 : (tensor<i32>) -> tensor<1xi32>
    %2 = stablehlo.concatenate %1, dim = 0 : (tensor<1xi32>) -> tensor<1xi32>
    %3 = stablehlo.dynamic_broadcast_in_dim %arg1, %2, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
    return %3 : tensor<?xf32>
  }
}
",
        );
    }
}
