//! Optimizations of StableHLO that no target asks for: constants are folded and programs simplified. Under the
//! reference's names, with its options and in its order.
//!
//! - [`fold`]: `stablehlo-aggressive-folder`; [`simplify`]: `stablehlo-aggressive-simplification`
//! - [`constant`], [`region`], [`attributes`]: what patterns look at and build
//!
//! Both promise that results stay the same to the bit, with NaNs counting as one value. What the option
//! `optimize-float` lets them do beyond that stands with the patterns: arithmetic on constants of floats, which other
//! devices may round in other ways, and `x + 0.0` as `x`, which keeps the sign of a zero that the sum would lose.

pub(crate) mod attributes;
pub(crate) mod constant;
pub(crate) mod fold;
pub(crate) mod region;
pub(crate) mod simplify;

use hlo_interp::eval::OpEvaluator;
use hlo_ir::rewrite::PatternSet;
use hlo_ir::{Body, Context, Reported, Type};

use crate::common::canonicalize::{Simplifier, choose_patterns};
use crate::options::{OptionDef, OptionKind, Options};
use crate::pass::{Changed, FuncPass, PassCx, PassDef, Runs};

const ASSUME_PURE: OptionDef = OptionDef {
    name: "assume-no-undeclared-side-effects",
    kind: OptionKind::Value,
    default: "false",
    summary: "Takes calls and other ops that do not declare effects to have none, where a loop never runs.",
};

const ELEMENT_LIMIT: OptionDef = OptionDef {
    name: "fold-op-element-limit",
    kind: OptionKind::Value,
    default: "65536",
    summary: "Makes no constant of more elements where that may cost memory; equal elements are free.",
};

const OPTIMIZE_FLOAT: OptionDef = OptionDef {
    name: "optimize-float",
    kind: OptionKind::Value,
    default: "true",
    summary: "Allows what may change a float in its last bits, or the sign of a zero.",
};

const DISABLE_PATTERNS: OptionDef = OptionDef {
    name: "disable-patterns",
    kind: OptionKind::List,
    default: "",
    summary: "Patterns that are not applied, by name.",
};

const ENABLE_PATTERNS: OptionDef = OptionDef {
    name: "enable-patterns",
    kind: OptionKind::List,
    default: "",
    summary: "The only patterns that are applied, by name; all when empty.",
};

static OPTIONS: &[OptionDef] = &[ASSUME_PURE, ELEMENT_LIMIT, OPTIMIZE_FLOAT, DISABLE_PATTERNS, ENABLE_PATTERNS];

/// The row.
pub static STABLEHLO_AGGRESSIVE_FOLDER: PassDef = PassDef {
    name: "stablehlo-aggressive-folder",
    class: "StablehloAggressiveFolderPass",
    summary: "Folds ops of constants into constants.",
    options: OPTIONS,
    make: Runs::OnFunc(|options| make(options, fold::add_to(PatternSet::new()), true)),
};

/// The row.
pub static STABLEHLO_AGGRESSIVE_SIMPLIFICATION: PassDef = PassDef {
    name: "stablehlo-aggressive-simplification",
    class: "StablehloAggressiveSimplificationPass",
    summary: "Simplifies programs by algebra, sizes and constants.",
    options: &[ELEMENT_LIMIT, OPTIMIZE_FLOAT, DISABLE_PATTERNS, ENABLE_PATTERNS],
    make: Runs::OnFunc(|options| make(options, simplify::add_to(PatternSet::new()), false)),
};

/// The row.
pub static STABLEHLO_TARGET_INDEPENDENT_OPTIMIZATION: PassDef = PassDef {
    name: "stablehlo-target-independent-optimization",
    class: "StablehloTargetIndependentOptimizationPass",
    summary: "Folds and simplifies together, which finds more than one after the other.",
    options: OPTIONS,
    make: Runs::OnFunc(|options| make(options, fold::add_to(simplify::add_to(PatternSet::new())), true)),
};

/// What the options of a pass let its patterns do.
pub(crate) struct Settings {
    pub assume_pure: bool,
    pub element_limit: usize,
    pub optimize_float: bool,
    pub evaluator: OpEvaluator,
}

impl Default for Settings {
    fn default() -> Self {
        Settings { assume_pure: false, element_limit: 65536, optimize_float: true, evaluator: OpEvaluator::new() }
    }
}

impl Settings {
    /// Whether a constant of the type `ty` may be made.
    pub fn within_limit(&self, cx: &Context, ty: Type) -> bool {
        ty.n_elements(cx).is_some_and(|n| n <= self.element_limit)
    }
}

struct Optimize(Simplifier);

fn make(options: &Options<'_>, mut patterns: PatternSet, may_assume: bool) -> Result<Box<dyn FuncPass>, String> {
    let limit: i64 = options.get("fold-op-element-limit")?;
    let settings = Settings {
        assume_pure: may_assume && options.get("assume-no-undeclared-side-effects")?,
        element_limit: usize::try_from(limit).unwrap_or(0),
        optimize_float: options.get("optimize-float")?,
        ..Settings::default()
    };
    choose_patterns(options, &mut patterns)?;
    // The reference's passes seed their worklist from the bottom: which pattern comes first decides what is left.
    let patterns = patterns.with_settings(settings);
    Ok(Box::new(Optimize(Simplifier { top_down: false, ..Simplifier::new(patterns) })))
}

impl FuncPass for Optimize {
    fn run(&self, cx: &mut PassCx<'_>, body: &mut Body) -> Result<Changed, Reported> {
        Ok(self.0.run(cx.context, body, &mut cx.rewrites).changed)
    }
}
