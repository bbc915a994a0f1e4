//! All passes and named pipelines by name. [`PASSES`] and [`PIPELINES`] list what this crate holds; a program adds its
//! own with [`Passes::with`].

use hlo_ir::rewrite::PatternSet;
use indexmap::IndexMap;

use crate::chlo;
use crate::common;
use crate::complex_math;
use crate::composite;
use crate::deprecated;
use crate::dynamism;
use crate::interpreter_probe;
use crate::interpreter_strip;
use crate::linalg;
use crate::optimize;
use crate::pass::PassDef;
use crate::pipeline::Pipeline;
use crate::pipeline_text::PipelineErrors;
use crate::probe;
use crate::quant;
use crate::shape;
use crate::signless;
use crate::vhlo;

/// Every pass of this crate.
pub static PASSES: &[&PassDef] = &[
    &chlo::CHLO_LEGALIZE_TO_STABLEHLO,
    &common::CANONICALIZE,
    &common::CSE,
    &common::INLINE,
    &common::LOOP_INVARIANT_CODE_MOTION,
    &common::RECONCILE_UNREALIZED_CASTS,
    &common::SCCP,
    &common::STRIP_DEBUGINFO,
    &common::SYMBOL_DCE,
    &complex_math::STABLEHLO_COMPLEX_MATH_EXPANDER,
    &composite::STABLEHLO_LEGALIZE_COMPOSITE_TO_CALL,
    &composite::STABLEHLO_WRAP_IN_COMPOSITE,
    &deprecated::STABLEHLO_LEGALIZE_DEPRECATED_OPS,
    &dynamism::STABLEHLO_CANONICALIZE_DYNAMISM,
    &dynamism::STABLEHLO_CHECK_SHAPE_ASSERTIONS,
    &dynamism::STABLEHLO_REFINE_ARGUMENTS,
    &dynamism::STABLEHLO_REFINE_SHAPES,
    &interpreter_probe::INTERPRETER_INSTRUMENT_WITH_PROBE,
    &interpreter_strip::INTERPRETER_STRIP,
    &linalg::STABLEHLO_LEGALIZE_TO_LINALG,
    &optimize::STABLEHLO_AGGRESSIVE_FOLDER,
    &optimize::STABLEHLO_AGGRESSIVE_SIMPLIFICATION,
    &optimize::STABLEHLO_TARGET_INDEPENDENT_OPTIMIZATION,
    &quant::STABLEHLO_LEGALIZE_QDQ_TO_QUANTIZED_OP,
    &quant::STABLEHLO_LEGALIZE_QUANTIZED_OP_TO_QDQ,
    &quant::STABLEHLO_LEGALIZE_QUANT_TO_MATH,
    &shape::SHAPE_LEGALIZE_TO_STABLEHLO,
    &signless::STABLEHLO_CONVERT_TO_SIGNLESS,
    &vhlo::STABLEHLO_COMPATIBILITY_CHECK,
    &vhlo::STABLEHLO_COMPATIBILITY_EXPANDER,
    &vhlo::STABLEHLO_LEGALIZE_TO_VHLO,
    &vhlo::VHLO_LEGALIZE_TO_STABLEHLO,
    &vhlo::VHLO_TO_VERSION,
];

/// Passes for the reference's test suite; `--help` does not list them.
static HIDDEN_PASSES: &[&PassDef] =
    &[&probe::HLO_TEST_BROADCAST, &probe::HLO_TEST_INFER, &probe::HLO_TEST_SPECULATABILITY];

/// Every named pipeline of this crate.
pub static PIPELINES: &[&PipelineDef] = &[
    &chlo::CHLO_PRE_SERIALIZATION_PIPELINE,
    &dynamism::STABLEHLO_REMOVE_DYNAMISM,
    &quant::STABLEHLO_LOWER_QUANT,
    &vhlo::STABLEHLO_DESERIALIZE,
];

/// The patterns of passes that apply them until nothing changes, by pass: what `disable-patterns` takes.
pub fn pattern_names() -> Vec<(&'static str, Vec<&'static str>)> {
    let sets = [
        (common::CANONICALIZE.name, common::canonicalize::all_patterns()),
        (optimize::STABLEHLO_AGGRESSIVE_FOLDER.name, optimize::fold::add_to(PatternSet::new())),
        (optimize::STABLEHLO_AGGRESSIVE_SIMPLIFICATION.name, optimize::simplify::add_to(PatternSet::new())),
        (dynamism::STABLEHLO_CANONICALIZE_DYNAMISM.name, dynamism::canonicalize_patterns()),
        (dynamism::STABLEHLO_REFINE_SHAPES.name, dynamism::refine_patterns()),
        (quant::STABLEHLO_LEGALIZE_QDQ_TO_QUANTIZED_OP.name, quant::fusion_patterns()),
        (quant::STABLEHLO_LEGALIZE_QUANTIZED_OP_TO_QDQ.name, quant::decomposition_patterns()),
    ];
    let names = |set: &PatternSet| set.iter().filter(|(_, on)| *on).map(|(pattern, _)| pattern.name).collect();
    sets.iter().map(|(pass, set)| (*pass, names(set))).collect()
}

/// A pipeline under a name.
pub struct PipelineDef {
    /// The name in pipelines and on the command line.
    pub name: &'static str,
    /// One sentence for `--help`.
    pub summary: &'static str,
    /// Its steps, as on a `builtin.module`.
    pub text: &'static str,
}

/// See the module's documentation.
#[derive(Clone, Default)]
pub struct Passes {
    passes: IndexMap<&'static str, &'static PassDef>,
    hidden: IndexMap<&'static str, &'static PassDef>,
    pipelines: IndexMap<&'static str, &'static PipelineDef>,
}

impl Passes {
    /// Everything that this crate holds.
    pub fn standard() -> Passes {
        let hidden = HIDDEN_PASSES.iter().fold(Passes::default(), |passes, def| passes.with_hidden(def));
        let passes = PASSES.iter().fold(hidden, |passes, def| passes.with(def));
        PIPELINES.iter().fold(passes, |passes, def| passes.with_pipeline(def))
    }

    /// Adds a pass.
    ///
    /// # Panics
    /// When the name is taken: a mistake of the author, found by any test that registers it.
    #[must_use]
    pub fn with(mut self, def: &'static PassDef) -> Passes {
        self.check_free(def.name);
        self.passes.insert(def.name, def);
        self
    }

    /// Adds a pass that `--help` does not list.
    ///
    /// # Panics
    /// When the name is taken.
    #[must_use]
    pub fn with_hidden(mut self, def: &'static PassDef) -> Passes {
        self.check_free(def.name);
        self.hidden.insert(def.name, def);
        self
    }

    /// Adds a named pipeline.
    ///
    /// # Panics
    /// When the name is taken.
    #[must_use]
    pub fn with_pipeline(mut self, def: &'static PipelineDef) -> Passes {
        self.check_free(def.name);
        self.pipelines.insert(def.name, def);
        self
    }

    fn check_free(&self, name: &str) {
        let taken = self.pass(name).is_some() || self.pipelines.contains_key(name);
        assert!(!taken, "two passes or pipelines are called `{name}`");
    }

    /// The pass called `name`.
    pub fn pass(&self, name: &str) -> Option<&'static PassDef> {
        self.passes.get(name).or_else(|| self.hidden.get(name)).copied()
    }

    /// The pipeline called `name`.
    pub fn named_pipeline(&self, name: &str) -> Option<&'static PipelineDef> {
        self.pipelines.get(name).copied()
    }

    /// All passes, sorted by name: for `--help`.
    pub fn passes(&self) -> Vec<&'static PassDef> {
        let mut all: Vec<_> = self.passes.values().copied().collect();
        all.sort_by_key(|def| def.name);
        all
    }

    /// All named pipelines, sorted by name: for `--help`.
    pub fn pipelines(&self) -> Vec<&'static PipelineDef> {
        let mut all: Vec<_> = self.pipelines.values().copied().collect();
        all.sort_by_key(|def| def.name);
        all
    }

    /// What `pass` and `named_pipeline` know by name, sorted.
    pub fn names(&self) -> Vec<&'static str> {
        let maps = self.passes.keys().chain(self.hidden.keys()).chain(self.pipelines.keys());
        let mut names: Vec<&'static str> = maps.copied().collect();
        names.sort_unstable();
        names
    }

    /// All passes and pipelines as flags with their options, in the order of their names: for `--help`.
    pub fn help(&self) -> String {
        let mut lines: Vec<(String, String)> = Vec::new();
        for def in self.passes() {
            lines.push((format!("  --{}", def.name), def.summary.to_owned()));
            for option in def.options {
                let default = if option.default.is_empty() { "none" } else { option.default };
                lines.push((format!("    {}=…", option.name), format!("{} [default: {default}]", option.summary)));
            }
        }
        for def in self.pipelines() {
            lines.push((format!("  --{}", def.name), def.summary.to_owned()));
        }
        let width = lines.iter().map(|(flag, _)| flag.chars().count()).max().unwrap_or(0);
        lines.iter().map(|(flag, text)| format!("{flag:width$}  {text}\n")).collect()
    }

    /// Reads a whole pipeline as `--pass-pipeline` holds it: `builtin.module(…)`, `any(…)`, or only the steps, which
    /// are then those of a `builtin.module`.
    ///
    /// # Errors
    /// All syntax errors, unknown names, wrong options and misplaced passes.
    pub fn parse(&self, text: &str) -> Result<Pipeline, PipelineErrors> {
        Pipeline::parse(self, text)
    }

    /// Reads the steps of a pipeline that runs on ops called `anchor`.
    ///
    /// # Errors
    /// As [`parse`](Self::parse).
    pub fn pipeline(&self, anchor: &str, steps: &str) -> Result<Pipeline, PipelineErrors> {
        Pipeline::parse_steps(self, anchor, steps)
    }

    /// Reads `anchor(steps)`.
    ///
    /// # Errors
    /// As [`parse`](Self::parse), and when there is no anchor.
    pub fn anchored_pipeline(&self, text: &str) -> Result<Pipeline, PipelineErrors> {
        Pipeline::parse_anchored(self, text)
    }

    /// "did you mean …" for a name that nothing has.
    pub(crate) fn suggestion(&self, name: &str) -> Option<String> {
        let names = self.passes.keys().chain(self.pipelines.keys()).copied();
        closest(name, names).map(|near| format!("did you mean `{near}`?"))
    }
}

/// The name among `known` that is nearest to `name`, when it is near enough to be a slip.
pub(crate) fn closest<'n>(name: &str, known: impl Iterator<Item = &'n str>) -> Option<&'n str> {
    let limit = (name.chars().count() / 3).max(1);
    known
        .map(|candidate| (edit_distance(name, candidate), candidate))
        .filter(|(distance, _)| *distance <= limit)
        .min_by_key(|(distance, _)| *distance)
        .map(|(_, candidate)| candidate)
}

/// How many characters to insert, remove or change to make `b` of `a`.
fn edit_distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.chars().enumerate() {
        let mut diagonal = i;
        row[0] = i + 1;
        for (j, &y) in b.iter().enumerate() {
            let change = diagonal + usize::from(x != y);
            diagonal = row[j + 1];
            row[j + 1] = change.min(diagonal + 1).min(row[j] + 1);
        }
    }
    row[b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_slips() {
        let passes = Passes::standard();
        assert!(passes.pass("cse").is_some() && passes.pass("Cse").is_none());
        assert_eq!(passes.suggestion("canonicalise").as_deref(), Some("did you mean `canonicalize`?"));
        assert_eq!(passes.suggestion("symbol_dce").as_deref(), Some("did you mean `symbol-dce`?"));
        assert_eq!(passes.suggestion("vectorize-all"), None);
    }

    #[test]
    fn help_shows_options_with_defaults() {
        let help = Passes::standard().help();
        assert!(help.starts_with("  --canonicalize "), "{help}");
        let line = "max-iterations=… Stops after this many rounds; -1 for no limit. [default: 10]";
        let words = |line: &str| line.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(help.lines().any(|shown| words(shown) == line), "{help}");
    }

    #[test]
    fn every_row_is_made_from_its_defaults() {
        let passes = Passes::standard();
        for def in passes.passes() {
            assert!(passes.parse(def.name).is_ok(), "{}", def.name);
            assert!(def.summary.ends_with('.'), "{}", def.name);
        }
    }
}
