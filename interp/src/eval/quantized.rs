//! What is converted around an op whose values are quantized.
//!
//! No kernel knows of quantization: it computes on what is stored, or on the real numbers that this stands for. The table
//! `stablehlo::quantized` says which; operands are converted by steps before the op, results by steps after it.

use hlo_ir::{Context, OpRef, Type};
use smallvec::SmallVec;

use super::kernel::Kernel;
use super::types::quantization;
use crate::kernels::quantize::Quantization;
use crate::trap::Trap;

/// How an op sees quantized values.
#[derive(Clone, Copy)]
pub(crate) enum Reading {
    /// As the real numbers that they stand for. Spec: `dequantize_op_quantize`.
    Expressed,
    /// As what is stored, which keeps the order of values; as real numbers when the types differ.
    Ordered,
    /// As what is stored: elements move. Types that differ in more than their axis are refused.
    Moved,
    /// As what is stored, whatever the types say.
    Stored,
    /// As what is stored: results are combined from operands, which are brought to the type of the result that this
    /// gives for each of them.
    Combined(fn(OpRef<'_>, usize) -> Option<usize>),
}

/// How a value becomes one of another type.
#[derive(Clone, Debug)]
pub(crate) enum Conversion {
    Dequantize(Quantization),
    Quantize(Quantization),
    Requantize(Quantization, Quantization),
}

impl Conversion {
    /// The kernel that converts.
    pub fn kernel(self) -> Kernel {
        match self {
            Conversion::Dequantize(from) => Kernel::tensors(move |[x]| from.dequantize(&x)),
            Conversion::Quantize(to) => Kernel::tensors(move |[x]| to.quantize(&x)),
            Conversion::Requantize(from, to) => Kernel::tensors(move |[x]| to.quantize(&from.dequantize(&x)?)),
        }
    }
}

/// What happens around an op.
#[derive(Default)]
pub(crate) struct Plan {
    /// Whether the op computes on real numbers.
    pub expressed: bool,
    /// Conversions of operands, by their numbers.
    pub before: SmallVec<[(usize, Conversion); 2]>,
    /// Conversions of results, by their numbers.
    pub after: SmallVec<[(usize, Conversion); 1]>,
}

/// A quantized operand or result: its number and its type.
type Numbered = (usize, Quantization);

impl Plan {
    /// The plan for an op; nothing when none of its values is quantized.
    ///
    /// # Errors
    /// A type without values, an op that does not take quantized values, types that do not go together.
    pub fn of(op: OpRef<'_>) -> Result<Option<Plan>, Trap> {
        let operands = quantized(op.cx, op.operands().map(|operand| operand.ty()))?;
        let results = quantized(op.cx, op.results().map(|result| result.ty()))?;
        if operands.is_empty() && results.is_empty() {
            return Ok(None);
        }
        let Some(reading) = crate::stablehlo::reading(op.def()) else {
            return Err(Trap::unsupported(format!("no kernel for quantized values in `{}`", op.name())));
        };
        let all = || operands.iter().chain(&results).map(|(_, ty)| ty);
        let first = all().next();
        let plan = match reading {
            Reading::Ordered if all().all(|ty| Some(ty) == first && ty.axis.is_none()) => Plan::default(),
            Reading::Expressed | Reading::Ordered => Plan {
                expressed: true,
                before: operands.into_iter().map(|(at, ty)| (at, Conversion::Dequantize(ty))).collect(),
                after: results.into_iter().map(|(at, ty)| (at, Conversion::Quantize(ty))).collect(),
            },
            Reading::Moved => {
                if !all().all(|ty| first.is_some_and(|first| is_movable(ty, first))) {
                    let message = format!("`{}` moves values between types with different scales", op.name());
                    return Err(Trap::unsupported(message));
                }
                Plan::default()
            }
            Reading::Stored => Plan::default(),
            Reading::Combined(target) => {
                let mut before = SmallVec::new();
                for (at, from) in operands {
                    let to = target(op, at).and_then(|target| results.iter().find(|(result, _)| *result == target));
                    match to {
                        Some((_, to)) if *to != from => before.push((at, Conversion::Requantize(from, to.clone()))),
                        _ => {}
                    }
                }
                Plan { before, ..Plan::default() }
            }
        };
        Ok(Some(plan))
    }
}

/// The quantized ones among types.
fn quantized(cx: &Context, types: impl Iterator<Item = Type>) -> Result<SmallVec<[Numbered; 2]>, Trap> {
    let numbered = types.enumerate();
    numbered.filter_map(|(at, ty)| Some(quantization(cx, ty.element(cx))?.map(|ty| (at, ty)))).collect()
}

/// Whether what is stored means the same in both types. Along an axis, an op may repeat or move the slices.
fn is_movable(a: &Quantization, b: &Quantization) -> bool {
    let storage = |ty: &Quantization| (ty.storage, ty.expressed, ty.min, ty.max, ty.axis.is_some());
    storage(a) == storage(b) && (a.axis.is_some() || (&a.scales, &a.zero_points) == (&b.scales, &b.zero_points))
}
