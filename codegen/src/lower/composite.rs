//! Ops that stand for others, and those that compute nothing in one process.

use hlo_dialects::func::Call;
use hlo_dialects::hexir::data::Assert;
use hlo_dialects::mhlo::Copy;
use hlo_dialects::sdy::{MeshOp, ShardingConstraint};
use hlo_dialects::stablehlo::composite::{Composite, CustomCall};
use hlo_ir::rewrite::{Converted, Converter, Refused};
use hlo_ir::{OpRef, conversions};

conversions! { pub(super) COMPOSITE;
    Composite => composite;
    CustomCall => custom_call;
    [Copy, ShardingConstraint] => identity;
    // Names devices; nothing that runs on one of them asks for it.
    MeshOp => |op: MeshOp<'_>, cv: &mut Converter<'_>| cv.forward(op.op(), []);
}

/// A composite is the call of its decomposition.
fn composite(op: Composite<'_>, cv: &mut Converter<'_>) -> Converted {
    if op.op().n_regions() != 0 {
        return Err(Refused::because("a composite with regions has no decomposition that takes them"));
    }
    let operands = cv.values(op.op().operands());
    let results = cv.types(op.op().results())?;
    cv.replace(op.op(), |b| Call::build_typed(b, &results, &operands, op.decomposition(), None, None, false))
}

/// Calls that say where values live, which changes nothing in one process.
fn custom_call(op: CustomCall<'_>, cv: &mut Converter<'_>) -> Converted {
    match op.call_target_name() {
        "Sharding" | "SPMDFullToShardShape" | "SPMDShardToFullShape" | "annotate_device_placement" => {
            identity(op.op(), cv)
        }
        "shape_assertion" => shape_assertion(op, cv),
        target => Err(Refused::because(format!("code generation knows no custom call @{target}"))),
    }
}

/// Ends the program unless the first operand holds; the others fill the message.
fn shape_assertion(op: CustomCall<'_>, cv: &mut Converter<'_>) -> Converted {
    let message = op.op().attr("error_message").and_then(|attr| attr.as_str(op.op().cx));
    let message = message.unwrap_or("the shapes do not satisfy an assertion");
    let operands = cv.values(op.op().operands());
    let Some((&condition, values)) = operands.split_first() else {
        return Err(Refused::because("it has no operand to hold"));
    };
    cv.replace(op.op(), |b| Assert::build_typed(b, &[], condition, values, message))
}

/// The results are the operands.
fn identity(op: OpRef<'_>, cv: &mut Converter<'_>) -> Converted {
    if !op.operands().map(|value| value.ty()).eq(op.results().map(|value| value.ty())) {
        return Err(Refused::because("its operands and results do not have the same types"));
    }
    let operands = cv.values(op.operands());
    cv.forward(op, operands)
}

#[cfg(test)]
mod tests {
    use crate::lower::testing::{check, check_refused, lower};
    use crate::testing::print;

    #[test]
    fn a_composite_calls_its_decomposition() {
        let text = "func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
          %0 = stablehlo.composite \"test.gelu\" %x {composite_attributes = {a = 1 : i32}, decomposition = @g, test.mark} : (tensor<2xf32>) -> tensor<2xf32>
          return %0 : tensor<2xf32>
        }
        func.func private @g(%x: tensor<2xf32>) -> tensor<2xf32> {
          return %x : tensor<2xf32>
        }";
        let text = print(&lower(text).unwrap(), false);
        assert!(text.contains("%0 = call @g(%arg0) {test.mark} : (tensor<2xf32>) -> tensor<2xf32>"), "{text}");
    }

    #[test]
    fn where_values_live_does_not_matter() {
        check(
            "%x: tensor<2xf32>",
            "%0 = stablehlo.custom_call @Sharding(%x) {mhlo.sharding = \"{replicated}\"} : (tensor<2xf32>) -> tensor<2xf32>
            %1 = mhlo.copy %0 : tensor<2xf32>
            %2 = stablehlo.abs %1 : tensor<2xf32>",
            "%0 = hexir.compute %arg0 : (tensor<2xf32>) -> tensor<2xf32> {
            ^bb0(%arg1: f32):
            %1 = math.absf %arg1 : f32
            hexir.yield %1 : f32
            }",
        );
        check_refused(
            "%x: tensor<2xf32>",
            "%0 = stablehlo.custom_call @magic(%x) : (tensor<2xf32>) -> tensor<2xf32>",
            &["2: failed to legalize operation 'stablehlo.custom_call'; code generation knows no custom call @magic; \
               the interpreter runs it: `hlo run --backend interp`"],
        );
    }
}
