//! `vhlo-to-version`: a program of VHLO becomes one of another version, older or newer.
//!
//! ```mlir
//! %0 = "vhlo.tanh_v2"(%x) <{result_accuracy = …DEFAULT…}> : …   // before
//! %0 = "vhlo.tanh_v1"(%x) : …                                   // after `target=1.9.0`
//! ```

use hlo_dialects::vhlo::Version;
use hlo_ir::{Body, Context, Diagnostics, Loc, OpId, Reported};

use super::legality::{Legality, RANGES_SINCE};
use super::opset::{Access, Opset, VHLO};
use super::{in_order, pre_order, refuse, renew_uses};
use crate::options::{OptionDef, OptionKind};
use crate::pass::{Changed, ModulePass, PassCx, PassDef, Runs};

/// The row.
pub static VHLO_TO_VERSION: PassDef = PassDef {
    name: "vhlo-to-version",
    class: "VhloToVersionPass",
    summary: "Convert between versions of VHLO.",
    options: &[OptionDef {
        name: "target",
        kind: OptionKind::Value,
        default: "",
        summary: "The target version. Must be a version of the form #.#.# .",
    }],
    make: Runs::OnModule(|options| Ok(Box::new(ToVersion { target: options.get("target")? }))),
};

struct ToVersion {
    target: String,
}

impl ModulePass for ToVersion {
    fn run(&self, cx: &mut PassCx<'_>, module: &mut Body) -> Result<Changed, Reported> {
        let target = parse_target(&self.target, module.loc(Body::ROOT), &mut cx.diags)?;
        to_version(cx.context, module, target, Access::Read, &mut cx.diags)?;
        Ok(Changed::Yes)
    }
}

/// Reads a version to convert to.
///
/// # Errors
/// When it is no version, or outside the supported range.
pub fn parse_target(text: &str, at: Loc, diags: &mut Diagnostics) -> Result<Version, Reported> {
    const FORM: &str = "Target version must be of the form `#.#.#`.";
    let message = match Version::parse(text) {
        None if text.is_empty() => format!("No target version specified.\n{FORM}"),
        None => format!("Invalid target version argument '{text}'\n{FORM}"),
        Some(version) if version < Version::MINIMUM => {
            format!("target version {version} is less than minimum supported {}", Version::MINIMUM)
        }
        Some(version) if version > Version::CURRENT => {
            format!("target version {version} is greater than current version {}", Version::CURRENT)
        }
        Some(version) => return Ok(version),
    };
    let help = format!("name `current` or a version from {} to {}", Version::MINIMUM, Version::CURRENT);
    Err(diags.error("target-version", at, message).help(help).emit())
}

/// Converts a module with everything inside to `target`. The patch number of a version does not matter.
///
/// # Errors
/// At the first op that the version has nothing for; the module is then of no use.
pub fn to_version(
    cx: &Context,
    module: &mut Body,
    target: Version,
    access: Access,
    diags: &mut Diagnostics,
) -> Result<(), Reported> {
    let conversion = Conversion { cx, opset: &VHLO, target: target.without_patch(), access };
    conversion.warn_of_locations(module, diags);
    conversion.run(module, diags)
}

/// A conversion to a version of a dialect.
#[derive(Clone, Copy)]
pub(super) struct Conversion<'c> {
    pub cx: &'c Context,
    pub opset: &'static Opset,
    pub target: Version,
    pub access: Access,
}

impl Conversion<'_> {
    /// Converts a module with everything inside.
    ///
    /// # Errors
    /// As [`to_version`].
    pub fn run(self, module: &mut Body, diags: &mut Diagnostics) -> Result<(), Reported> {
        self.convert(module, diags).map_err(|_| {
            let message = format!("failed to convert {} to v{}", self.opset.name, self.target);
            diags
                .error("failed-conversion", module.loc(Body::ROOT), message)
                .help("target a later version, or run `stablehlo-compatibility-expander` first, which replaces newer features")
                .help("`hlo compat` lists all that keeps the program from older versions")
                .emit()
        })
    }

    fn legality(&self) -> Legality<'_> {
        Legality::new(self.cx, self.opset, self.target, self.access)
    }

    /// Tells once of locations that readers of the target do not know.
    fn warn_of_locations(self, module: &Body, diags: &mut Diagnostics) {
        let mut legality = self.legality();
        let mut pending = vec![module];
        while let Some(body) = pending.pop() {
            if let Some(op) = pre_order(body).into_iter().find(|&op| legality.has_new_location(body, op)) {
                let message = format!("locations are ranges of columns, which readers know since {RANGES_SINCE} only");
                diags
                    .warning("new-location", body.loc(op), message)
                    .help("run `--stablehlo-compatibility-expander` first, or leave locations out with `--strip-debuginfo`")
                    .emit();
                return;
            }
            pending.extend(body.children());
        }
    }

    fn convert(self, body: &mut Body, diags: &mut Diagnostics) -> Result<(), Reported> {
        let mut legality = self.legality();
        let mut changed: Vec<OpId> = Vec::new();
        for op in pre_order(body) {
            if body.is_slot(op) {
                continue;
            }
            let written = body.def(op);
            let row = self.opset.op(written).filter(|row| !row.is_in(self.target));
            let result = row.map_or(Ok(()), |row| self.opset.change_version(self.cx, body, op, row, self.target));
            if let Some(fault) = result.err().or_else(|| legality.fault(body, op)) {
                // The report names the op as it was written.
                body.set_def(op, written);
                return Err(refuse(diags, body.op_ref(self.cx, op), &fault));
            }
            if row.is_some() {
                changed.push(op);
            }
        }
        // What the reference leaves behind, which creates new ops where we change old ones: their uses are the newest,
        // and those of their results move one by one to the new results.
        for &op in &changed {
            renew_uses(body, op);
        }
        for &op in &changed {
            for value in body.results(op) {
                let uses: Vec<(OpId, usize)> = body.uses(value).collect();
                for (user, index) in uses {
                    body.set_operand(user, index, value);
                }
            }
        }
        in_order(body, diags, |child, diags| self.convert(child, diags))
    }
}
