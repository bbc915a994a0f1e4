//! From any program that is read to what code is printed from.

use hlo_codegen::kernel::FP;
use hlo_codegen::pipeline;
use hlo_ir::{Body, Diagnostics, Module, OpRef, Reported};
use hlo_passes::RunOptions;

/// How far down.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Level {
    /// The graph level.
    Hexir,
    /// With devices.
    Placed,
    /// Kernels with their schedules.
    Hextir,
}

/// How to lower.
#[derive(Clone, Copy, Debug)]
pub struct Lowering<'a> {
    /// How far.
    pub level: Level,
    /// Whether sums may be reordered and products contracted.
    pub fast: bool,
    /// Devices of ops, as `hexir-place` reads them.
    pub placement: &'a str,
}

impl Lowering<'_> {
    /// The passes for `module`: what is lower already stays as it is.
    fn steps(&self, module: &Module) -> String {
        let mut steps = Vec::new();
        if has_dialect(module.root(), &["stablehlo", "chlo"]) {
            steps.push("stablehlo-to-hexir".to_owned());
        }
        // Before sugar is spelled out, so that it can be placed by its name.
        if self.level >= Level::Placed {
            steps.push(match self.placement {
                "" => "hexir-place".into(),
                placement => format!("hexir-place{{placement={placement}}}"),
            });
        }
        if self.level >= Level::Hextir {
            steps.push("hexir-expand".into());
            let passes = pipeline::passes();
            // Kernels that are written by hand need no fusion.
            steps.extend(passes.pass("hexir-fuse").map(|def| def.name.to_owned()));
            steps.extend(["hexir-to-hextir".into(), "hextir-schedule".into()]);
        }
        steps.join(",")
    }

    /// Lowers `module`.
    ///
    /// # Errors
    /// What cannot be lowered, with its op, among `diags`.
    pub fn run(&self, module: &mut Module, diags: &mut Diagnostics) -> Result<(), Reported> {
        if self.fast {
            let cx = module.cx.clone();
            module.body.set_attr(&cx, Body::ROOT, FP, Some(cx.str_attr("fast")));
        }
        let passes = pipeline::passes();
        let pipeline = passes.pipeline("builtin.module", &self.steps(module)).map_err(|errors| {
            let at = module.root().loc();
            diags.error("placement", at, errors.to_string()).emit()
        })?;
        let options = RunOptions { verify_each: cfg!(debug_assertions), ..RunOptions::default() };
        pipeline.run(module, &options, &mut std::io::sink(), diags)?;
        diags.result()
    }
}

/// Whether an op inside of `op` is of one of the dialects.
pub fn has_dialect(op: OpRef<'_>, dialects: &[&str]) -> bool {
    op.regions().flat_map(|region| region.blocks()).flat_map(|block| block.ops()).any(|op| {
        let dialect = op.name().split('.').next().unwrap_or_default();
        dialects.contains(&dialect) || hlo_ir::text::grow_stack(|| has_dialect(op, dialects))
    })
}
