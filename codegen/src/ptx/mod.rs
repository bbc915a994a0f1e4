//! PTX text for the kernels of a module. In reading order:
//!
//! - here: targets, and what printing gives: the text and how to launch it
//! - [`kernel`]: structure: loops, threads, barriers; [`memory`]: buffers; [`indices`]: how wide an index is
//! - [`scalar`]: arithmetic; [`function`]: elementary functions as device functions
//! - [`writer`]: registers and instructions
//! - [`launcher`]: kernels of a program handed to a GPU, or to [`sim`], a simulator for what we print
//!
//! A kernel is printed from its schedule alone: loops over `blockIdx` and `threadIdx` become the grid, all other loops run
//! in each thread. A loop over blocks whose extent is not known runs on a grid of some size, with the grid's size as its
//! step. Every instruction rounds as the serial meaning does: `.rn`, no contraction, subnormals kept.

mod function;
mod indices;
mod kernel;
mod launch;
mod memory;
mod scalar;
pub mod sim;
mod writer;

pub use launch::launcher;

use hlo_dialects::hexir::rules::counted;
use hlo_dialects::hextir::func::PrimFunc;
use hlo_ir::{Diagnostics, OpRef, Reported};

/// A generation of GPUs, and the oldest version of the language that knows it, so that old drivers read the text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Target {
    /// Without the prefix `sm_`.
    pub sm: u32,
    version: &'static str,
}

/// Every target that code is made for, by its number.
pub const TARGETS: [Target; 8] = [
    Target { sm: 70, version: "6.0" },
    Target { sm: 75, version: "6.3" },
    Target { sm: 80, version: "7.0" },
    Target { sm: 86, version: "7.1" },
    Target { sm: 89, version: "7.8" },
    Target { sm: 90, version: "7.8" },
    Target { sm: 100, version: "8.6" },
    Target { sm: 120, version: "8.7" },
];

impl Target {
    /// Reads `sm_80`.
    ///
    /// # Errors
    /// A sentence that lists what is known.
    pub fn parse(text: &str) -> Result<Target, String> {
        let known = || TARGETS.map(|target| format!("sm_{}", target.sm)).join(", ");
        text.strip_prefix("sm_")
            .and_then(|number| TARGETS.into_iter().find(|target| target.sm.to_string() == number))
            .ok_or_else(|| format!("unknown GPU `{text}`; known are {}", known()))
    }
}

/// A module's kernels as PTX.
#[derive(Clone, Debug)]
pub struct Ptx {
    /// One file.
    pub text: String,
    /// How to launch each kernel, in the order of the module.
    pub kernels: Vec<Launch>,
}

/// How to launch a kernel: a parameter a buffer, its address, aligned to 16 bytes, then one of 64 bits for each extent
/// that is not known before.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Launch {
    /// The symbol of the `prim_func`.
    pub symbol: String,
    /// The entry in the text.
    pub entry: String,
    /// Blocks along x, y, z; zeros for a kernel that has nothing to do.
    pub grid: [u32; 3],
    /// Threads of a block along x, y, z.
    pub block: [u32; 3],
    /// Which of the three axes of the grid may be of any size: as many blocks as there are take turns.
    pub open: [bool; 3],
    /// The extents that are not known before: buffer and dimension.
    pub unknown: Vec<(usize, usize)>,
    /// Those extents for one launch.
    pub sizes: Vec<u64>,
}

/// The kernels of a module whose `device` is `cuda`, or that say none.
///
/// # Errors
/// After every op that has no PTX form, and every launch that no GPU takes, was reported.
pub fn print(module: OpRef<'_>, target: Target, diags: &mut Diagnostics) -> Result<Ptx, Reported> {
    let mut functions = function::Functions::default();
    let (mut bodies, mut kernels) = (String::new(), Vec::<Launch>::new());
    let mut failed = None;
    let ops = module.regions().flat_map(|region| region.blocks()).flat_map(|block| block.ops());
    for kernel in ops.filter_map(|op| op.view::<PrimFunc<'_>>()) {
        let device = kernel.op().attr("device").and_then(|device| device.as_str(module.cx));
        if device.is_some_and(|device| device != "cuda") {
            continue;
        }
        let symbol = String::from_utf8_lossy(kernel.sym_name()).into_owned();
        let entry = entry_name(&symbol, &kernels);
        match kernel::print(kernel, &entry, target, &mut functions, diags) {
            Ok((text, (grid, block, open))) => {
                bodies.push('\n');
                bodies.push_str(&text);
                let unknown = kernel::unknown_extents(kernel);
                kernels.push(Launch { symbol, entry, grid, block, open, unknown, sizes: Vec::new() });
            }
            Err(reported) => failed = Some(reported),
        }
    }
    if let Some(reported) = failed {
        return Err(reported);
    }
    let head = format!(
        "// {}, made by hlo {}.\n.version {}\n.target sm_{}\n.address_size 64\n",
        counted(kernels.len(), "kernel"),
        env!("CARGO_PKG_VERSION"),
        target.version,
        target.sm
    );
    Ok(Ptx { text: head + &functions.finish() + &bodies, kernels })
}

/// The symbol in letters that PTX takes, unlike those before it.
fn entry_name(symbol: &str, before: &[Launch]) -> String {
    let plain = |c: char| if c.is_ascii_alphanumeric() { c } else { '_' };
    let mut name: String = symbol.chars().map(plain).collect();
    if !name.starts_with(|c: char| c.is_ascii_alphabetic()) {
        name.insert_str(0, "k_");
    }
    while before.iter().any(|other| other.entry == name) {
        name.push('_');
    }
    name
}
