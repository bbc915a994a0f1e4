//! Constants and counters.

use hlo_ir::{Diagnostics, Inferred, Signature};

use super::one;

/// The type of the value.
pub fn constant(x: &Signature<'_>, _: &mut Diagnostics) -> Inferred {
    match x.cx.dict_get(x.attrs, "value") {
        Some(value) => one(value.ty(x.cx)),
        None => one(hlo_ir::Type::ERROR),
    }
}
