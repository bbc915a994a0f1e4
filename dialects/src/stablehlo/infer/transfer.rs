//! Values that enter and leave the program.

use hlo_ir::kinds::BoolOr;
use hlo_ir::{Diagnostics, Inferred, OpRef, Signature};

use super::control::token;
use super::fail;
use super::fault::{Checked, fault, verified};
use crate::stablehlo::attrs::ChannelHandle;
use crate::stablehlo::transfer::{Infeed, Recv};
use crate::stablehlo::types::TOKEN;

const DEVICE_TO_DEVICE: i64 = 1;
const DEVICE_TO_HOST: i64 = 2;
const HOST_TO_DEVICE: i64 = 3;

/// What is wrong with the type of a channel, which fits the kind of transfer; `host` is what one with the host has.
fn channel_fault(channel: i64, is_host_transfer: bool, (host, name): (i64, &str)) -> Option<String> {
    if !is_host_transfer && channel != DEVICE_TO_DEVICE {
        return Some("channel_type should be DEVICE_TO_DEVICE when is_host_transfer is false".to_owned());
    }
    (is_host_transfer && channel != host)
        .then(|| format!("channel_type should be {name} when is_host_transfer is true"))
}

/// Spec: send. A token; the channel's type fits the kind of transfer.
pub fn send(x: &Signature<'_>, diags: &mut Diagnostics) -> Inferred {
    let channel = x.attr::<ChannelHandle>("channel_handle").channel_type;
    let is_host_transfer = x.attr::<BoolOr<false>>("is_host_transfer");
    match channel_fault(channel, is_host_transfer, (DEVICE_TO_HOST, "DEVICE_TO_HOST")) {
        Some(message) => fail(x, diags, "C1", message),
        None => token(x, diags),
    }
}

/// Spec: recv, constraints C1 to C4.
pub fn verify_recv(recv: Recv<'_>, diags: &mut Diagnostics) {
    let op = recv.op();
    verified(op, diags, || {
        let channel = recv.channel_handle().channel_type;
        let host = (HOST_TO_DEVICE, "HOST_TO_DEVICE");
        if let Some(message) = channel_fault(channel, recv.is_host_transfer(), host) {
            return fault("C1", message);
        }
        check_received(op, ["C2", "C3", "C4"], "everything but the last element of result types is")
    });
}

/// Results are tensors and a last token. `rules` are the constraints about their number, the tensors and the token.
fn check_received(op: OpRef<'_>, rules: [&'static str; 3], tensors: &str) -> Checked {
    let cx = op.cx;
    let types: Vec<_> = op.results().map(|value| value.ty()).collect();
    let [values @ .., last] = &types[..] else {
        return fault(rules[0], "result is expected to be at least of size 1, but got 0");
    };
    if let Some(ty) = values.iter().find(|ty| !ty.is_tensor(cx)) {
        return fault(rules[1], format!("{tensors} expected to be of tensor type, but got '{}'", cx.type_text(*ty)));
    }
    if !last.is(cx, &TOKEN) {
        let message =
            format!("last element of result types is expected to be of token type, but got '{}'", cx.type_text(*last));
        return fault(rules[2], message);
    }
    Ok(())
}

/// Spec: infeed, constraints C1 to C3, and layouts of the reference, one a tensor.
pub fn verify_infeed(infeed: Infeed<'_>, diags: &mut Diagnostics) {
    let op = infeed.op();
    verified(op, diags, || {
        check_received(op, ["C1", "C2", "C3"], "all elements of result types, except the last element, are")?;
        let Some(layouts) = infeed.layout().and_then(|layouts| layouts.as_array(op.cx)) else {
            return Ok(());
        };
        let n = op.n_results() - 1;
        if layouts.len() != n {
            let message = format!(
                "layout-attribute size must be {n} (which is the number of op-results - 1 (for token result)), but got \
                 {}",
                layouts.len()
            );
            return fault("", message);
        }
        for layout in layouts {
            let Some(dims) = layout.as_array(op.cx) else {
                let text = op.cx.attr_text(*layout);
                return fault("", format!("layout-attribute expected to have elements of type array, but got {text}"));
            };
            if let Some(dim) = dims.iter().find(|dim| dim.as_i64(op.cx).is_none()) {
                let text = op.cx.attr_text(*dim);
                let message =
                    format!("layout-attribute's leaf elements are expected to be of type integer, but got {text}");
                return fault("", message);
            }
        }
        Ok(())
    });
}
