//! `stablehlo-refine-shapes`: what is known of sizes goes from the arguments of the main function through the program.
//!
//! ```mlir
//! func.func @main(%x: tensor<4xf32>) -> tensor<?xf32> {                       // before
//!   %0 = stablehlo.abs %x : (tensor<4xf32>) -> tensor<?xf32>
//!   return %0 : tensor<?xf32>
//! }
//! func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {                       // after
//!   %0 = stablehlo.abs %x : tensor<4xf32>
//!   return %0 : tensor<4xf32>
//! }
//! ```
//!
//! Every op says what it infers ([`patterns`], [`types`]); computations on shapes are folded on the way, integers only.
//! A function that is called is refined for what it is called with ([`calls`]): once, so all calls must agree. Scalar
//! constants that it is called with move into it.

mod calls;
mod patterns;
mod types;

use hlo_ir::rewrite::PatternSet;
use hlo_ir::symbols::Symbols;
use hlo_ir::verify::verify_body;
use hlo_ir::{Body, Reported};

use super::custom_call::check_statements;
use super::target::target;
use crate::common::canonicalize::{PATTERN_OPTIONS, Simplifier, choose_patterns};
use crate::optimize::Settings;
use crate::optimize::fold::{ELEMENTWISE, SHAPE};
use crate::options::Options;
use crate::pass::{Changed, ModulePass, PassCx, PassDef, Runs};
use calls::Refiner;

/// The row.
pub static STABLEHLO_REFINE_SHAPES: PassDef = PassDef {
    name: "stablehlo-refine-shapes",
    class: "StablehloRefineShapesPass",
    summary: "Carries what is known of sizes through the program, into called functions too.",
    options: PATTERN_OPTIONS,
    make: Runs::OnModule(|options| Ok(Box::new(RefineShapes { simplifier: simplifier(options)? }))),
};

struct RefineShapes {
    simplifier: Simplifier,
}

/// The folds that computations on shapes need.
const FOLDS: [&str; 22] = [
    "FoldAddOpPattern",
    "FoldAndOpPattern",
    "FoldBroadcastInDimOpSplatPattern",
    "FoldClampOpPattern",
    "FoldCompareOpPattern",
    "FoldConcatenateOpPattern",
    "FoldConcatenateAdjacentSplatsOpPattern",
    "FoldConvertOpPattern",
    "FoldDivOpPattern",
    "FoldDynamicSliceOpPattern",
    "FoldGetDimensionSizeOpPattern",
    "FoldMaxOpPattern",
    "FoldMinOpPattern",
    "FoldMulOpPattern",
    "FoldOrOpPattern",
    "FoldRemOpPattern",
    "FoldReshapeOpPattern",
    "FoldSelectOpPattern",
    "FoldSetDimensionSizeOpPattern",
    "FoldSignOpPattern",
    "FoldSliceOpPattern",
    "FoldSubtractOpPattern",
];

/// All patterns of the pass.
pub(crate) fn pattern_set() -> PatternSet {
    let mut set = PatternSet::new().with(patterns::PATTERNS).with(ELEMENTWISE).with(SHAPE);
    set.retain(|pattern| !pattern.name.starts_with("Fold") || FOLDS.contains(&pattern.name));
    set
}

/// Folds as much as possible, but no floats: rounding is for the device.
fn simplifier(options: &Options<'_>) -> Result<Simplifier, String> {
    let mut set = pattern_set();
    let settings = Settings { element_limit: usize::MAX, optimize_float: false, ..Settings::default() };
    choose_patterns(options, &mut set)?;
    Ok(Simplifier::new(set.with_settings(settings)))
}

impl ModulePass for RefineShapes {
    fn run(&self, cx: &mut PassCx<'_>, module: &mut Body) -> Result<Changed, Reported> {
        let Some(main) = target(cx.context, module, &mut cx.diags)? else { return Ok(Changed::No) };
        let mut refiner = Refiner::new(cx.context, &self.simplifier, cx.rewrites.traces(), module);
        let outcome = refiner.refine_main(main, &mut cx.diags);
        let rewrites = refiner.finish(module);
        cx.rewrites.append(rewrites);
        let statements = module.children().map(|function| check_statements(cx.context, function, &mut cx.diags));
        let statements = statements.fold(Ok(()), Result::and);
        if let Err(reported) = outcome.and(statements) {
            // What was refined before may not fit the rest any more.
            cx.diags.append(verify_body(cx.context, module, &Symbols::default()));
            return Err(reported);
        }
        Ok(Changed::Yes)
    }
}
