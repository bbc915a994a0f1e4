//! Devices: where an op runs, and tensors on their way from one to another.

use hlo_ir::kinds::*;
use hlo_ir::ops;

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
        traits [PURE, SAME_OPERANDS_AND_RESULT_TYPE]
        format "$input `to` $target attr-dict `:` type($result)"
        infer crate::infer::first_operand;
    }
}
