//! From any program that is read to what code is printed from.

use hlo_codegen::kernel::FP;
use hlo_codegen::pipeline;
use hlo_ir::{Attr, Body, Diagnostics, Module, OpId, OpRef, Reported};
use hlo_passes::{Passes, RunOptions};

/// How far down.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Level {
    /// The graph level.
    Hexir,
    /// With devices.
    Placed,
    /// The graph level as linalg ops with devices and destinations.
    Linalg,
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
    /// The one function that is wanted, with what it calls; all without it.
    pub entry: Option<&'a str>,
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
        if self.level >= Level::Linalg {
            steps.push("hexir-expand".into());
        }
        if self.level == Level::Linalg {
            steps.push("hexir-to-linalg".into());
        }
        if self.level >= Level::Hextir {
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
        if let Some(entry) = self.entry {
            keep_only(entry, module, &passes, diags)?;
        }
        run(&passes, &self.steps(module), module, diags)
    }
}

fn run(passes: &Passes, steps: &str, module: &mut Module, diags: &mut Diagnostics) -> Result<(), Reported> {
    let pipeline = passes.pipeline("builtin.module", steps).map_err(|errors| {
        let at = module.root().loc();
        diags.error("placement", at, errors.to_string()).emit()
    })?;
    let options = RunOptions { verify_each: cfg!(debug_assertions), ..RunOptions::default() };
    pipeline.run(module, &options, &mut std::io::sink(), diags)?;
    diags.result()
}

/// Takes away all functions and kernels that the function `entry` does not reach, so that they need not be lowered.
fn keep_only(entry: &str, module: &mut Module, passes: &Passes, diags: &mut Diagnostics) -> Result<(), Reported> {
    const VISIBILITY: &str = "sym_visibility";
    let cx = module.cx.clone();
    // What has a body of its own is known here by the place that it takes.
    let symbols = |module: &Module| -> Vec<(OpId, bool, Option<Attr>)> {
        let body = &module.body;
        let blocks = body.op_regions(Body::ROOT).flat_map(|region| body.region_blocks(region));
        let symbol = |op: OpId| {
            let attrs = match body.slot_child(op) {
                Some(child) => body.child(child).attrs(Body::ROOT),
                None => body.attrs(op),
            };
            let name = cx.dict_get(attrs, "sym_name")?.as_bytes(&cx)?;
            Some((op, name == entry.as_bytes(), cx.dict_get(attrs, VISIBILITY)))
        };
        blocks.flat_map(|&block| body.block_ops(block)).filter_map(symbol).collect()
    };
    let set = |module: &mut Module, op: OpId, visibility: Option<Attr>| match module.body.slot_child(op) {
        Some(child) => module.body.child_mut(child).set_attr(&cx, Body::ROOT, VISIBILITY, visibility),
        None => module.body.set_attr(&cx, op, VISIBILITY, visibility),
    };
    let before = symbols(module);
    if !before.iter().any(|(_, is_entry, _)| *is_entry) {
        return Err(diags.error("entry", module.root().loc(), format!("there is no function @{entry}")).emit());
    }
    for (op, is_entry, _) in &before {
        set(module, *op, (!is_entry).then(|| cx.str_attr("private")));
    }
    run(passes, "symbol-dce", module, diags)?;
    for (op, ..) in symbols(module) {
        let visibility = before.iter().find(|(other, ..)| *other == op).and_then(|(.., visibility)| *visibility);
        set(module, op, visibility);
    }
    Ok(())
}

/// Whether an op inside of `op` is of one of the dialects.
pub fn has_dialect(op: OpRef<'_>, dialects: &[&str]) -> bool {
    op.regions().flat_map(|region| region.blocks()).flat_map(|block| block.ops()).any(|op| {
        let dialect = op.name().split('.').next().unwrap_or_default();
        dialects.contains(&dialect) || hlo_ir::text::grow_stack(|| has_dialect(op, dialects))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOURCE: &str = "func.func @f(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = func.call @shared(%x) : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func @shared(%x: tensor<2xf32>) -> tensor<2xf32> { return %x : tensor<2xf32> }
func.func private @hidden(%x: tensor<2xf32>) -> tensor<2xf32> { return %x : tensor<2xf32> }
func.func @other(%x: tensor<2xcomplex<f32>>) -> tensor<2xf32> {
  %0 = stablehlo.real %x : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
";

    /// The functions that are left for an entry, with their visibility, or what is wrong.
    fn check(entry: &str, expect: Result<&[&str], &str>) {
        let cx = crate::context();
        let (mut module, diags) = crate::parse(&cx, "entries.mlir", SOURCE);
        assert!(!diags.has_errors());
        let mut diags = Diagnostics::default();
        let lowering = Lowering { level: Level::Hextir, fast: false, placement: "", entry: Some(entry) };
        let done = lowering.run(&mut module, &mut diags);
        match expect {
            Ok(functions) => {
                assert!(done.is_ok(), "{diags:?}");
                let text = crate::print(&module);
                let heads = text.lines().filter_map(|line| line.trim().strip_prefix("func.func "));
                let found: Vec<&str> = heads.filter_map(|head| head.split('(').next()).collect();
                assert_eq!(found, functions);
            }
            Err(message) => assert_eq!(diags.iter().next().map(|first| first.message.as_str()), Some(message)),
        }
    }

    #[test]
    fn what_an_entry_does_not_need_is_not_lowered() {
        check("f", Ok(&["@f", "@shared"]));
        check("shared", Ok(&["@shared"]));
        check("hidden", Ok(&["private @hidden"]));
        check("nobody", Err("there is no function @nobody"));
    }
}
