//! Values that enter and leave the program.

use hlo_ir::kinds::BoolOr;
use hlo_ir::{Diagnostics, Inferred, Signature};

use super::control::token;
use super::fail;
use crate::stablehlo::attrs::ChannelHandle;

const DEVICE_TO_DEVICE: i64 = 1;
const DEVICE_TO_HOST: i64 = 2;

/// Spec: send. A token; the channel's type fits the kind of transfer.
pub fn send(x: &Signature<'_>, diags: &mut Diagnostics) -> Inferred {
    let channel = x.attr::<ChannelHandle>("channel_handle").channel_type;
    let to_host = x.attr::<BoolOr<false>>("is_host_transfer");
    if !to_host && channel != DEVICE_TO_DEVICE {
        return fail(x, diags, "channel_type should be DEVICE_TO_DEVICE when is_host_transfer is false");
    }
    if to_host && channel != DEVICE_TO_HOST {
        return fail(x, diags, "channel_type should be DEVICE_TO_HOST when is_host_transfer is true");
    }
    token(x, diags)
}
