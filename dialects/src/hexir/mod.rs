//! `hexir`: the graph level. Whole tensors with value semantics; what is computed and, after placement, where. In
//! reading order:
//!
//! - [`func`]: functions, calls, and `call_tir`, the only way down to `hextir`
//! - [`data`]: constants, counters, printing
//! - [`nn`]: the neural-network ops that people write by hand; all are sugar for what follows
//! - [`structured`]: computations over every element, reductions, contractions, fusions
//! - [`views`]: the same elements seen in another order
//! - [`control`]: conditions and loops on the host
//! - [`device`]: placement and transfers
//! - [`rules`]: what the verifiers share
//! - [`removed`]: the dialects that this one has replaced
//!
//! Every op may carry the discardable attribute `device`, the name of the device it runs on. Inside regions of scalars
//! integers are signless, whatever the signedness of the tensor's elements: `arith` and `math` say by the op how bits
//! are meant.

pub mod control;
pub mod data;
pub mod device;
pub mod func;
pub mod nn;
pub mod removed;
pub mod rules;
pub(crate) mod scalars;
pub mod structured;
pub mod views;

use hlo_ir::Dialect;

use crate::stablehlo::formats::VARIADIC_SAME_OPERANDS_AND_RESULT_TYPE;

/// The dialect.
pub static DIALECT: Dialect = Dialect {
    name: "hexir",
    ops: &[
        func::FUNC_OPS,
        data::DATA_OPS,
        nn::ACTIVATION_OPS,
        nn::NN_OPS,
        structured::STRUCTURED_OPS,
        views::VIEW_OPS,
        control::CONTROL_OPS,
        device::DEVICE_OPS,
    ],
    customs: &[VARIADIC_SAME_OPERANDS_AND_RESULT_TYPE],
    ..Dialect::EMPTY
};

#[cfg(test)]
mod tests {
    use hlo_ir::traits;

    use super::rules::PLACED;

    #[test]
    fn every_op_takes_a_device() {
        for row in super::DIALECT.ops.iter().copied().flatten() {
            assert!(row.traits.iter().any(|each| each.name == PLACED.name), "{}", row.name);
        }
    }

    #[test]
    fn no_region_of_scalars_sees_what_is_around_it() {
        for row in super::structured::STRUCTURED_OPS.iter().filter(|row| !row.regions.is_empty()) {
            assert!(row.is(traits::ISOLATED), "{}", row.name);
        }
    }
}
