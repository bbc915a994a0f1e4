//! `stablehlo-legalize-to-linalg`: StableHLO as loops around scalar code, for tools that compile `linalg`.
//!
//! ```mlir
//! %0 = stablehlo.add %a, %b : tensor<2xf32>                                                        // before
//! %0 = tensor.empty() : tensor<2xf32>                                                              // after
//! %1 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]}
//!        ins(%a, %b : tensor<2xf32>, tensor<2xf32>) outs(%0 : tensor<2xf32>) {
//! ^bb0(%in: f32, %in_0: f32, %out: f32):
//!   %2 = arith.addf %in, %in_0 : f32
//!   linalg.yield %2 : f32
//! } -> tensor<2xf32>
//! ```
//!
//! Integers lose their sign; where a value with a sign is still needed, such as in the signature of the function,
//! `builtin.unrealized_conversion_cast` stands in between. What has no counterpart stays as it is, with a warning that
//! says why: `linalg` programs may contain ops of other dialects. In reading order:
//!
//! - [`values`]: what became of values, and of their types
//! - [`build`]: constants, empty tensors, structured ops; [`sizes`]: the sizes of results
//! - [`scalar`]: what an op does to single elements
//! - [`pointwise`], [`movement`], [`shape`], [`dot`], [`einsum`], [`convolution`], [`reduce`], [`window`], [`scatter`], [`select_and_scatter`], [`gather`],
//!   [`sort`], [`random`]: ops by family, under the names of their rows' files where there is one
//! - [`control`]: conditions and loops, as `scf`
//! - [`region`]: regions on tensors of one element become regions on elements

pub mod build;
pub mod control;
mod convolution;
mod dot;
mod einsum;
mod gather;
pub mod movement;
mod pointwise;
mod random;
mod reduce;
mod region;
pub mod scalar;
mod scatter;
mod select_and_scatter;
pub mod shape;
mod sizes;
mod sort;
mod values;
mod window;

use hlo_ir::rewrite::{Conversion, Conversions, Converted, Converter, Refused};
use hlo_ir::{Body, OpRef, Reported, traits};

use crate::common::{collect_ops, effects};
use crate::options::{OptionDef, OptionKind};
use crate::pass::{Changed, FuncPass, PassCx, PassDef, Runs};

/// The row.
pub static STABLEHLO_LEGALIZE_TO_LINALG: PassDef = PassDef {
    name: "stablehlo-legalize-to-linalg",
    class: "StablehloLegalizeToLinalgPass",
    summary: "Legalize StableHLO to LinAlg.",
    options: &[
        OptionDef {
            name: "enable-primitive-ops",
            kind: OptionKind::Value,
            default: "false",
            summary: "Uses map, reduce, transpose and broadcast where possible, instead of generic.",
        },
        OptionDef {
            name: "enable-sparse-ops",
            kind: OptionKind::Value,
            default: "false",
            summary: "Uses ops of sparse_tensor for sparse tensors where possible.",
        },
        OptionDef {
            name: "capture-scalar-inputs",
            kind: OptionKind::Value,
            default: "true",
            summary: "Takes tensors of one element apart before a generic instead of passing them in.",
        },
        OptionDef {
            name: "reverse-by-map",
            kind: OptionKind::Value,
            default: "true",
            summary: "Reverses by a map that runs backwards; without, by the places that are read, which tools that cut loops into tiles get right.",
        },
    ],
    make: Runs::OnFunc(|options| {
        let settings = Settings {
            primitive: options.get("enable-primitive-ops")?,
            sparse: options.get("enable-sparse-ops")?,
            capture_scalars: options.get("capture-scalar-inputs")?,
            reverse_by_map: options.get("reverse-by-map")?,
        };
        Ok(Box::new(LegalizeToLinalg { settings, conversions: Conversions::new(TABLES).legal(|_| true).partial() }))
    }),
};

/// All conversions.
static TABLES: &[&[Conversion<State>]] = &[
    control::CONTROL,
    convolution::CONVOLUTION,
    dot::DOT,
    einsum::EINSUM,
    gather::GATHER,
    movement::MOVEMENT,
    pointwise::POINTWISE,
    random::RANDOM,
    reduce::REDUCE,
    scatter::SCATTER,
    select_and_scatter::SELECT_AND_SCATTER,
    shape::SHAPE,
    sort::SORT,
    window::WINDOW,
];

/// What the options say.
#[derive(Clone, Copy)]
struct Settings {
    primitive: bool,
    sparse: bool,
    capture_scalars: bool,
    reverse_by_map: bool,
}

/// What conversions of a body share.
struct State {
    settings: Settings,
    /// Whether the ops at hand are in a region of a structured op, where they work on single elements.
    on_elements: bool,
    /// Casts that take the sign from a value, by value and block.
    casts: values::Casts,
}

type Cv<'c> = Converter<'c, State>;

struct LegalizeToLinalg {
    settings: Settings,
    conversions: Conversions<State>,
}

impl FuncPass for LegalizeToLinalg {
    fn run(&self, cx: &mut PassCx<'_>, body: &mut Body) -> Result<Changed, Reported> {
        let concerned = |op| !body.is_slot(op) && body.def(op).dialect() == "stablehlo";
        if !body.all_ops().any(concerned) {
            return Ok(Changed::No);
        }
        let settings = self.settings;
        let state = move |_: OpRef<'_>| State { settings, on_elements: false, casts: values::Casts::default() };
        warn_of_unknown(cx, body);
        *body = self.conversions.convert(cx.context, body, &state, &mut cx.diags)?;
        erase_leftovers(cx.context, body);
        Ok(Changed::Yes)
    }
}

/// Warns of the ops of `body` that no conversion looks at. What ends a region goes with the op around it.
fn warn_of_unknown(cx: &mut PassCx<'_>, body: &Body) {
    for op in collect_ops(body) {
        let view = body.op_ref(cx.context, op);
        let is_known = |table: &&[Conversion<State>]| table.iter().any(|row| std::ptr::eq(row.root, view.def()));
        let concerned = !body.is_slot(op) && matches!(view.def().dialect(), "stablehlo" | "chlo");
        if concerned && !view.has(traits::TERMINATOR) && !TABLES.iter().any(is_known) {
            let message = format!("'{}' stays as it is", view.name());
            let note = "no conversion to linalg is known for it";
            cx.diags.warning("not-legalized", view.loc(), message).note(note).emit();
        }
    }
}

/// Takes away helpers that nothing came to use: casts, constants, tensors taken apart and put together.
fn erase_leftovers(cx: &hlo_ir::Context, body: &mut Body) {
    for op in collect_ops(body).into_iter().rev() {
        let is_helper = !body.is_slot(op)
            && (matches!(body.def(op).dialect(), "arith" | "complex" | "tensor")
                || std::ptr::eq(body.def(op), hlo_dialects::builtin::UnrealizedConversionCast::DEF));
        if is_helper && effects::is_unused(body, op) && effects::removable_if_unused(cx, body, op) {
            body.erase_op(op);
        }
    }
}

/// Converts `op`, or leaves it as it is, with everything inside it, and says why.
fn attempt(op: OpRef<'_>, cv: &mut Cv<'_>, convert: fn(OpRef<'_>, &mut Cv<'_>) -> Converted) -> Converted {
    match convert(op, cv) {
        Ok(done) => Ok(done),
        Err(refused) => {
            let message = format!("'{}' stays as it is", op.name());
            let reason = refused.reason().unwrap_or("it has no counterpart in linalg").to_owned();
            cv.diags().warning("not-legalized", op.loc(), message).note(reason).emit();
            cv.copy_verbatim(op)
        }
    }
}

/// A refusal with its reason.
fn refuse<T>(reason: impl Into<String>) -> Result<T, Refused> {
    Err(Refused::because(reason))
}

#[cfg(test)]
mod tests {
    use hlo_ir::Severity;

    use crate::RunOptions;
    use crate::testing::{check, parse, run};

    #[test]
    fn elementwise_ops_become_a_nest_on_signless_integers() {
        check(
            "stablehlo-legalize-to-linalg",
            "func.func @f(%x: tensor<4xui8>, %y: tensor<4xui8>) -> tensor<4xui8> {
  %0 = stablehlo.maximum %x, %y : tensor<4xui8>
  return %0 : tensor<4xui8>
}",
            "module {
  func.func @f(%arg0: tensor<4xui8>, %arg1: tensor<4xui8>) -> tensor<4xui8> {
    %0 = builtin.unrealized_conversion_cast %arg0 : tensor<4xui8> to tensor<4xi8>
    %1 = builtin.unrealized_conversion_cast %arg1 : tensor<4xui8> to tensor<4xi8>
    %2 = tensor.empty() : tensor<4xi8>
    %3 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [\"parallel\"]} ins(%0, %1 : tensor<4xi8>, tensor<4xi8>) outs(%2 : tensor<4xi8>) {
    ^bb0(%in: i8, %in_0: i8, %out: i8):
      %5 = arith.maxui %in, %in_0 : i8
      linalg.yield %5 : i8
    } -> tensor<4xi8>
    %4 = builtin.unrealized_conversion_cast %3 : tensor<4xi8> to tensor<4xui8>
    return %4 : tensor<4xui8>
  }
}
",
        );
    }

    #[test]
    fn what_has_no_counterpart_stays_with_a_warning() {
        let mut module = parse(
            "func.func @f(%x: tensor<2x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.cholesky %x, lower = true : tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}",
        );
        let (_, diags) = run("stablehlo-legalize-to-linalg", &mut module, &RunOptions::default());
        let warnings: Vec<&str> = diags.iter().map(|one| one.message.as_str()).collect();
        assert_eq!(warnings, ["'stablehlo.cholesky' stays as it is"]);
        assert!(diags.iter().all(|one| one.severity == Severity::Warning));
    }
}
