//! `chlo-legalize-to-stablehlo`: CHLO spelled out in StableHLO, with the reference's ops in the reference's order.
//!
//! ```mlir
//! %0 = chlo.broadcast_add %x, %y : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>          // before
//! %0 = stablehlo.broadcast_in_dim %y, dims = [] : (tensor<f32>) -> tensor<4xf32>          // after
//! %1 = stablehlo.add %x, %0 : tensor<4xf32>
//! ```
//!
//! In reading order:
//!
//! - [`broadcast`]: ops that broadcast their operands; [`numpy`]: how that is done where sizes are known or bounded
//! - [`implicit`]: the other way round, programs that leave broadcasting to us
//! - [`constants`]: constants in the shape of another value
//! - [`special`]: elementwise functions, each with its formula
//! - [`top_k`], [`ragged_dot`], [`scan`]: an op each, with what they share in [`build`]
//!
//! Where sizes are not known, ops of the `shape` dialect compute them; `shape-legalize-to-stablehlo` takes those away.

mod broadcast;
pub(crate) mod build;
mod constants;
pub mod implicit;
pub(crate) mod numpy;
mod ragged_dot;
mod scan;
mod special;
mod top_k;

use hlo_dialects::chlo;
use hlo_dialects::chlo::structured::{RaggedDotOp, Scan, TopK};
use hlo_ir::rewrite::Conversions;
use hlo_ir::{Body, OpId, Reported, conversions};

use crate::pass::{Changed, FuncPass, PassCx, PassDef, Runs};
use crate::registry::PipelineDef;

/// The row.
pub static CHLO_LEGALIZE_TO_STABLEHLO: PassDef = PassDef {
    name: "chlo-legalize-to-stablehlo",
    class: "ChloLegalizeToStablehloPass",
    summary: "Spells CHLO out in StableHLO, with computations on shapes where sizes are not known.",
    options: &[],
    make: Runs::OnFunc(|_| Ok(Box::new(LegalizeChlo { conversions: conversions() }))),
};

/// From CHLO to what a portable artifact can hold.
pub static CHLO_PRE_SERIALIZATION_PIPELINE: PipelineDef = PipelineDef {
    name: "chlo-pre-serialization-pipeline",
    summary: "Turns CHLO and computations on shapes into StableHLO, which can be serialized.",
    text: "func.func(chlo-legalize-to-stablehlo,shape-legalize-to-stablehlo),reconcile-unrealized-casts",
};

struct LegalizeChlo {
    conversions: Conversions,
}

fn is_chlo(body: &Body, op: OpId) -> bool {
    body.def(op).dialect() == chlo::DIALECT.name
}

conversions! { STRUCTURED;
    RaggedDotOp => ragged_dot::ragged_dot;
    Scan => scan::scan;
    TopK => top_k::top_k;
}

/// What becomes of each op.
fn conversions() -> Conversions {
    Conversions::new(&[broadcast::BINARY, broadcast::OTHER, constants::CONSTANTS, special::SPECIAL, STRUCTURED])
        .legal(|op| op.def().dialect() != chlo::DIALECT.name)
        .partial()
}

impl FuncPass for LegalizeChlo {
    fn run(&self, cx: &mut PassCx<'_>, body: &mut Body) -> Result<Changed, Reported> {
        let mut changed = Changed::No;
        // What is left after the first round are the functions that broadcasts were made of.
        while body.all_ops().any(|op| is_chlo(body, op)) {
            *body = self.conversions.convert(cx.context, body, &|_| (), &mut cx.diags)?;
            changed = Changed::Yes;
        }
        Ok(changed)
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    #[test]
    fn functions_are_spelled_out() {
        check(
            "chlo-legalize-to-stablehlo",
            "func.func @f(%x: tensor<?xf32>, %y: tensor<2xcomplex<f64>>) -> (tensor<4xf32>, tensor<2xcomplex<f64>>) {
  %0 = chlo.square %x {mark} : tensor<?xf32> -> tensor<4xf32>
  %1 = chlo.square %y : tensor<2xcomplex<f64>> -> tensor<2xcomplex<f64>>
  return %0, %1 : tensor<4xf32>, tensor<2xcomplex<f64>>
}",
            "module {
  func.func @f(%arg0: tensor<?xf32>, %arg1: tensor<2xcomplex<f64>>) -> (tensor<4xf32>, tensor<2xcomplex<f64>>) {
    %0 = stablehlo.multiply %arg0, %arg0 : (tensor<?xf32>, tensor<?xf32>) -> tensor<4xf32>
    %1 = stablehlo.real %arg1 : (tensor<2xcomplex<f64>>) -> tensor<2xf64>
    %2 = stablehlo.is_finite %1 : (tensor<2xf64>) -> tensor<2xi1>
    %3 = stablehlo.abs %1 : tensor<2xf64>
    %4 = stablehlo.imag %arg1 : (tensor<2xcomplex<f64>>) -> tensor<2xf64>
    %5 = stablehlo.abs %4 : tensor<2xf64>
    %6 = stablehlo.compare EQ, %3, %5 : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %7 = stablehlo.and %2, %6 : tensor<2xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<2xf64>
    %8 = stablehlo.subtract %1, %4 : tensor<2xf64>
    %9 = stablehlo.add %1, %4 : tensor<2xf64>
    %10 = stablehlo.multiply %8, %9 : tensor<2xf64>
    %11 = stablehlo.select %7, %cst, %10 : tensor<2xi1>, tensor<2xf64>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<2xf64>
    %12 = stablehlo.multiply %1, %4 : tensor<2xf64>
    %13 = stablehlo.multiply %cst_0, %12 : tensor<2xf64>
    %14 = stablehlo.complex %11, %13 : tensor<2xcomplex<f64>>
    return %0, %14 : tensor<4xf32>, tensor<2xcomplex<f64>>
  }
}
",
        );
    }
}
