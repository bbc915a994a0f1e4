//! Conversions between element types. Integers wrap; floats become integers by truncation and saturate; every other
//! conversion rounds once, from the exact number; anything but zero is true.

use hlo_dialects::arith::cast::*;
use hlo_dialects::hextir::scalar::{FpToSiSat, FpToUiSat};
use hlo_interp::ElementType;
use hlo_interp::element::SmallFloat;
use hlo_ir::rewrite::Refused;
use hlo_ir::{OpRef, Type, Value};

use super::table::{Emitted, result_type};
use super::{Emitter, element_of};

/// Spec: convert.
pub(super) fn convert(e: &mut Emitter<'_, '_>, op: OpRef<'_>, from: ElementType, x: &[Value]) -> Emitted {
    let to = element_of(op.cx, op.result(0).ty())?;
    Ok(number(e, from, to, result_type(op), x[0]))
}

/// The number `x` in the element type `to`, whose scalars are of type `ty`.
pub(crate) fn number(e: &mut Emitter<'_, '_>, from: ElementType, to: ElementType, ty: Type, x: Value) -> Value {
    if from == to {
        return x;
    }
    match (from.is_float(), to.is_float()) {
        (true, true) => {
            let row = match from.bits().cmp(&to.bits()) {
                std::cmp::Ordering::Less => ExtF::DEF,
                std::cmp::Ordering::Equal => ConvertF::DEF,
                std::cmp::Ordering::Greater => TruncF::DEF,
            };
            e.op(row, &[x], ty)
        }
        (true, false) if to == ElementType::I1 => {
            // That type has no zero to compare with.
            let has_zero = from != ElementType::Small(SmallFloat::F8E8M0FNU);
            let x = if has_zero { x } else { e.op(ExtF::DEF, &[x], Type::F32) };
            let zero = e.float(x, 0.0);
            e.cmpf("une", x, zero)
        }
        (true, false) => e.op(if to.is_signed() { FpToSiSat::DEF } else { FpToUiSat::DEF }, &[x], ty),
        (false, true) => e.op(if from.is_signed() { SIToFP::DEF } else { UIToFP::DEF }, &[x], ty),
        (false, false) if to == ElementType::I1 => {
            let zero = e.int(x, 0);
            e.cmpi("ne", x, zero)
        }
        (false, false) => match from.bits().cmp(&to.bits()) {
            std::cmp::Ordering::Less if from.is_signed() => e.op(ExtSI::DEF, &[x], ty),
            std::cmp::Ordering::Less => e.op(ExtUI::DEF, &[x], ty),
            std::cmp::Ordering::Equal => x,
            std::cmp::Ordering::Greater => e.op(TruncI::DEF, &[x], ty),
        },
    }
}

/// Spec: bitcast_convert, between types of one width.
pub(super) fn bitcast(e: &mut Emitter<'_, '_>, op: OpRef<'_>, _: ElementType, x: &[Value]) -> Emitted {
    require_same_width(op)?;
    let ty = result_type(op);
    Ok(if e.ty(x[0]) == ty { x[0] } else { e.op(Bitcast::DEF, x, ty) })
}

/// Refuses to read several elements as one, or one as several.
pub(in crate::lower) fn require_same_width(op: OpRef<'_>) -> Result<(), Refused> {
    let [from, to] = [op.operand(0), op.result(0)].map(|value| element_of(op.cx, value.ty()));
    let (from, to) = (from?.bits(), to?.bits());
    if from == to {
        return Ok(());
    }
    Err(Refused::because(format!("it reads elements of {from} bits as elements of {to}")))
}
