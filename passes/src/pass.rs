//! What a pass is: a row with its name, help and options, and a small object that runs.
//!
//! ```
//! use hlo_ir::{Body, Reported};
//! use hlo_passes::{Changed, FuncPass, PassCx, PassDef, Passes, Runs};
//!
//! static NOTHING: PassDef = PassDef {
//!     name: "do-nothing",
//!     class: "DoNothingPass",
//!     summary: "Leaves every function as it is.",
//!     options: &[],
//!     make: Runs::OnFunc(|_| Ok(Box::new(Nothing))),
//! };
//!
//! struct Nothing;
//!
//! impl FuncPass for Nothing {
//!     fn run(&self, _: &mut PassCx<'_>, _: &mut Body) -> Result<Changed, Reported> {
//!         Ok(Changed::No)
//!     }
//! }
//!
//! let passes = Passes::standard().with(&NOTHING);
//! assert!(passes.pipeline("builtin.module", "func.func(do-nothing,cse)").is_ok());
//! ```

use hlo_ir::symbols::Symbols;
use hlo_ir::{Body, Context, Diagnostics, Reported};

use crate::instrument::Frame;
use crate::instrument::rewrites::RewriteLog;
use crate::options::{OptionDef, Options};
use crate::run::Env;

/// The row of a pass.
pub struct PassDef {
    /// The name in pipelines and on the command line: a verb, or `from-to-to` for conversions.
    pub name: &'static str,
    /// The name in IR dumps and reports, in MLIR's style: `CanonicalizerPass`.
    pub class: &'static str,
    /// One sentence for `--help`.
    pub summary: &'static str,
    /// All options with their defaults.
    pub options: &'static [OptionDef],
    /// What it runs on, and how one is made of its options. The error is a sentence for the user.
    pub make: Runs,
}

/// What a pass runs on.
#[derive(Clone, Copy)]
pub enum Runs {
    /// Each `func.func` by itself.
    OnFunc(fn(&Options<'_>) -> Result<Box<dyn FuncPass>, String>),
    /// Any op with a body: on its body and on all bodies inside, each by itself.
    OnBody(fn(&Options<'_>) -> Result<Box<dyn FuncPass>, String>),
    /// Any op with a body, with everything inside it as a whole.
    OnTree(fn(&Options<'_>) -> Result<Box<dyn ModulePass>, String>),
    /// A symbol table such as `builtin.module`, as a whole.
    OnModule(fn(&Options<'_>) -> Result<Box<dyn ModulePass>, String>),
}

/// Whether a pass changed anything. The manager verifies and shows what changed only.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Changed {
    /// Everything is as it was.
    #[default]
    No,
    /// Something is different.
    Yes,
}

impl std::ops::BitOr for Changed {
    type Output = Changed;

    fn bitor(self, other: Changed) -> Changed {
        if self == Changed::Yes { self } else { other }
    }
}

impl std::ops::BitOrAssign for Changed {
    fn bitor_assign(&mut self, other: Changed) {
        *self = *self | other;
    }
}

impl From<bool> for Changed {
    fn from(changed: bool) -> Self {
        if changed { Changed::Yes } else { Changed::No }
    }
}

/// A pass over single bodies. One instance serves all workers: what a run needs to remember lives in its locals.
pub trait FuncPass: Send + Sync {
    /// Whether [`PassCx::symbols`] is wanted: a snapshot costs a visit to each symbol.
    fn needs_symbols(&self) -> bool {
        false
    }

    /// Runs on one body; slots in it belong to other runs.
    ///
    /// # Errors
    /// After an error was reported in [`PassCx::diags`]. The pipeline then stops.
    fn run(&self, cx: &mut PassCx<'_>, body: &mut Body) -> Result<Changed, Reported>;
}

/// A pass over a module with everything inside it.
pub trait ModulePass: Send + Sync {
    /// Runs on the body of a module.
    ///
    /// # Errors
    /// After an error was reported in [`PassCx::diags`]. The pipeline then stops.
    fn run(&self, cx: &mut PassCx<'_>, module: &mut Body) -> Result<Changed, Reported>;
}

/// What a running pass has at hand.
pub struct PassCx<'a> {
    /// What the handles in bodies belong to.
    pub context: &'a Context,
    /// The symbols around the body as they were before the pass; empty unless the pass asks for them.
    pub symbols: &'a Symbols,
    /// Where to report. Each run has its own; they are merged in the order of the bodies.
    pub diags: Diagnostics,
    pub(crate) env: &'a Env<'a>,
    pub(crate) frame: &'a Frame<'a>,
    /// What instruments wrote about pipelines that the pass ran.
    pub(crate) dumps: Vec<u8>,
    /// What drivers of patterns tell, and whatever else the pass counts.
    pub(crate) rewrites: RewriteLog,
}

impl PassCx<'_> {
    /// Whether the pass runs on the outermost op rather than on one inside another.
    pub fn is_outermost(&self) -> bool {
        self.frame.parent.is_none()
    }

    /// Adds `n` to the pass's statistic `name`; `about` says what is counted.
    pub fn count(&mut self, name: &'static str, about: &'static str, n: u64) {
        self.rewrites.counts.add(name, about, n);
    }
}
