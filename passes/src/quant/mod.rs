//! Quantized programs: with what they store spelled out, or with floats around each op.
//!
//! - [`to_math`]: everything becomes arithmetic on the stored integers and on floats. [`scheme`] is how a type is
//!   quantized, [`scaling`] between integers and floats, [`add`] and [`contract`] the ops with arithmetic of their own,
//!   [`through_floats`] all others
//! - [`to_qdq`]: an op becomes the same op on floats between conversions; [`from_qdq`]: the way back

mod add;
mod contract;
mod from_qdq;
mod scaling;
mod scheme;
mod through_floats;
mod to_math;
mod to_qdq;

pub use from_qdq::STABLEHLO_LEGALIZE_QDQ_TO_QUANTIZED_OP;
pub use to_math::STABLEHLO_LEGALIZE_QUANT_TO_MATH;
pub use to_qdq::STABLEHLO_LEGALIZE_QUANTIZED_OP_TO_QDQ;

pub(crate) use from_qdq::patterns as fusion_patterns;
pub(crate) use to_qdq::patterns as decomposition_patterns;

use hlo_dialects::quant;
use hlo_ir::{Context, OpRef, Type, TypeData};

use crate::registry::PipelineDef;

/// From quantized programs to StableHLO on integers and floats.
pub static STABLEHLO_LOWER_QUANT: PipelineDef = PipelineDef {
    name: "stablehlo-lower-quant",
    summary: "Turns quantized programs into StableHLO on integers and floats.",
    text: "func.func(stablehlo-legalize-quant-to-math,chlo-legalize-to-stablehlo,canonicalize,shape-legalize-to-stablehlo,stablehlo-canonicalize-dynamism,canonicalize)",
};

/// Whether `ty` is quantized or has quantized elements, inside tuples too.
fn holds_quantized(cx: &Context, ty: Type) -> bool {
    match ty.data(cx) {
        TypeData::Tuple(types) => types.iter().any(|&ty| holds_quantized(cx, ty)),
        _ => quant::is_quantized(cx, ty.element(cx)),
    }
}

/// Whether an operand or a result of `op` is quantized.
fn touches_quantized(op: OpRef<'_>) -> bool {
    op.operands().chain(op.results()).any(|value| holds_quantized(op.cx, value.ty()))
}
