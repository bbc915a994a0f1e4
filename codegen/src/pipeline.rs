//! The passes of this crate by name, and the whole ways through them.

use hlo_passes::registry::PipelineDef;
use hlo_passes::{PassDef, Passes};

/// Every pass of this crate.
pub static PASSES: &[&PassDef] = &[
    &crate::lower::STABLEHLO_TO_HEXIR,
    &crate::expand::HEXIR_EXPAND,
    &crate::place::HEXIR_PLACE,
    &crate::fuse::HEXIR_FUSE,
    &crate::kernel::HEXIR_TO_HEXTIR,
    &crate::linalg::HEXIR_TO_LINALG,
    &crate::schedule::HEXTIR_SCHEDULE,
];

/// Every named pipeline of this crate.
pub static PIPELINES: &[&PipelineDef] = &[&TO_HEXTIR, &TO_LINALG];

/// From StableHLO to kernels with their schedules.
static TO_HEXTIR: PipelineDef = PipelineDef {
    name: "to-hextir",
    summary: "Makes scheduled kernels of a StableHLO program: what C and PTX are printed from.",
    text: "stablehlo-to-hexir,hexir-place,hexir-expand,hexir-fuse,hexir-to-hextir,hextir-schedule",
};

/// From StableHLO to linalg with devices.
static TO_LINALG: PipelineDef = PipelineDef {
    name: "to-linalg",
    summary: "Makes linalg of a StableHLO program, each op with its device and destination.",
    text: "stablehlo-to-hexir,hexir-place,hexir-expand,hexir-to-linalg",
};

/// The standard passes and those of this crate.
pub fn passes() -> Passes {
    let passes = PASSES.iter().fold(Passes::standard(), |passes, def| passes.with(def));
    PIPELINES.iter().fold(passes, |passes, def| passes.with_pipeline(def))
}
