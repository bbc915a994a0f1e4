//! Devices: where an op runs, and tensors on their way from one to another.

use hlo_ir::kinds::*;
use hlo_ir::{Diagnostics, ops};

use super::rules::{ONE_TYPE, PLACED, fault, unknown_device};

/// The discardable attribute that names the device of an op.
pub const DEVICE: &str = "device";

/// The devices that code can be made for; the first one is where programs begin and end.
pub const DEVICES: [&str; 2] = ["cpu", "cuda"];

ops! { DEVICE_OPS in "hexir";
    /// The same tensor in the memory of another device.
    op Transfer = "transfer" {
        operands { input: AnyTensor }
        attrs { target: Str }
        results { result: AnyTensor }
        traits [PURE, PLACED, ONE_TYPE, SAME_OPERANDS_AND_RESULT_TYPE]
        format "$input `to` $target attr-dict `:` type($result)"
        verify verify_transfer;
        infer crate::infer::first_operand;
    }
}

fn verify_transfer(transfer: Transfer<'_>, diags: &mut Diagnostics) {
    if let Some(message) = unknown_device(transfer.target()) {
        fault(transfer.op(), diags, "device", format!("attribute 'target' {message}"));
    }
}
