//! Values that enter and leave a process: infeed, outfeed, channels.
//!
//! A sent value waits in its channel until it is received; sending never waits. Pairs of source and target number replicas,
//! or partitions when the channel's handle is positive, as those of `collective_permute` do.

use hlo_dialects::stablehlo::attrs::ChannelHandle;
use hlo_dialects::stablehlo::transfer::*;
use hlo_ir::{Attr, OpRef};

use super::collective::{along_one, process_of, zero_of};
use super::index;
use crate::eval::{Args, Binder, Bound, Channel, Kernel, Process, Value, ValueType};
use crate::kernels;
use crate::tensor::Tensor;
use crate::trap::Trap;

kernels! { TRANSFER;
    Infeed => infeed;
    Outfeed => outfeed;
    Recv => recv;
    Send => send;
}

/// The types of the payload: all results but the token.
fn payload_types(op: OpRef<'_>) -> Result<Vec<ValueType>, Trap> {
    let n_payload = op.n_results().saturating_sub(1);
    let types = op.results().take(n_payload).map(|result| {
        let message = || Trap::unsupported(format!("the type `{}` has no values here", op.cx.type_text(result.ty())));
        ValueType::of(op.cx, result.ty()).ok_or_else(message)
    });
    types.collect()
}

/// Sets the payload, which must be of these types, and the token.
fn set_payload(args: &mut Args<'_>, types: &[ValueType], payload: Vec<Value>) -> Result<(), Trap> {
    let fits = payload.len() == types.len() && types.iter().zip(&payload).all(|(ty, value)| ty.accepts(value));
    if !fits {
        let found: Vec<String> = payload.iter().map(Value::type_name).collect();
        let expected: Vec<String> = types.iter().map(ToString::to_string).collect();
        let (expected, found) = (expected.join(", "), found.join(", "));
        return Err(Trap::invalid(format!("expected values of type ({expected}), found ({found})")));
    }
    args.set_all(payload.into_iter().chain([Value::Token]))
}

/// Spec: infeed. In a grid the next function of its list gives the values, otherwise the host does.
fn infeed(op: Infeed<'_>, b: &mut Binder<'_>) -> Bound {
    let (types, host) = (payload_types(op.op())?, b.infeed());
    Ok(Kernel::new(move |args| {
        let process = args.process();
        let function = process.as_ref().and_then(|process| process.infeed());
        let payload = match (function, &host) {
            (Some(function), _) => args.call(function, [])?.into_vec(),
            (None, Some(host)) => {
                host(process.map(|process| process.id()), &types)?.into_iter().map(Value::Tensor).collect()
            }
            (None, None) => {
                process_of(args, "infeed")?;
                return Err(Trap::invalid("the infeed has no more values").into());
            }
        };
        Ok(set_payload(args, &types, payload)?)
    }))
}

/// Spec: outfeed. The values go to the host; without one that takes them, those of a grid are dropped.
fn outfeed(op: Outfeed<'_>, b: &mut Binder<'_>) -> Bound {
    let (n_inputs, host) = (op.op().n_operands().saturating_sub(1), b.outfeed());
    Ok(Kernel::new(move |args| {
        let process = args.process();
        match &host {
            Some(host) => {
                let inputs = (0..n_inputs).map(|at| args.tensor(at)).collect::<Result<Vec<Tensor>, Trap>>()?;
                host(process.map(|process| process.id()), inputs)?;
            }
            None => drop(process_of(args, "outfeed")?),
        }
        args.set(0, Value::Token);
        Ok(())
    }))
}

/// Where a transfer begins or ends.
struct Ends {
    op: &'static str,
    channel: ChannelHandle,
    /// Pairs of source and target; `None` when the channel has one end.
    pairs: Option<Vec<Vec<i64>>>,
}

impl Ends {
    fn of(op: OpRef<'_>, channel: ChannelHandle, from_host: bool, pairs: Option<Attr>) -> Result<Ends, Trap> {
        let elements = pairs.filter(|_| !from_host).and_then(|pairs| pairs.dense(op.cx));
        let rows = elements.map(|elements| {
            let numbers: Option<Vec<i64>> = elements.i64s(op.cx).map(Iterator::collect);
            numbers.ok_or_else(|| Trap::invalid("pairs of a source and a target are expected"))
        });
        let pairs = rows.transpose()?.filter(|numbers| !numbers.is_empty());
        let pairs = pairs.map(|numbers| numbers.chunks(2).map(<[i64]>::to_vec).collect());
        Ok(Ends { op: op.name(), channel, pairs })
    }

    /// The channels that this process sends to or, as a target, receives from.
    fn channels(&self, process: &Process, as_target: bool) -> Result<Vec<Channel>, Trap> {
        let id = self.channel.handle;
        let Some(pairs) = &self.pairs else {
            return Ok(vec![Channel { id, source: None, target: None }]);
        };
        let pairs = process.groups(pairs, along_one(Some(self.channel)))?;
        let own = pairs.into_iter().filter(|pair| pair.get(usize::from(as_target)) == Some(&process.index()));
        let channel = |pair: Vec<usize>| Channel { id, source: pair.first().copied(), target: pair.get(1).copied() };
        Ok(own.map(channel).collect())
    }
}

fn send(op: Send<'_>, _: &mut Binder<'_>) -> Bound {
    let ends = Ends::of(op.op(), op.channel_handle(), op.is_host_transfer(), op.op().attr("source_target_pairs"))?;
    let n_inputs = op.op().n_operands().saturating_sub(1);
    Ok(Kernel::new(move |args| {
        let process = process_of(args, ends.op)?;
        let inputs = (0..n_inputs).map(|at| args.tensor(at)).collect::<Result<Vec<Tensor>, Trap>>()?;
        for channel in ends.channels(&process, false)? {
            process.send(channel, inputs.clone());
        }
        args.set(0, Value::Token);
        Ok(())
    }))
}

/// Spec: recv. A process that is nobody's target gets zeros.
fn recv(op: Recv<'_>, b: &mut Binder<'_>) -> Bound {
    let ends = Ends::of(op.op(), op.channel_handle(), op.is_host_transfer(), op.op().attr("source_target_pairs"))?;
    let types = payload_types(op.op())?;
    let payload = op.op().results().take(types.len());
    let zeros = payload.map(|result| {
        let sizes = result.shape().unwrap_or_default().iter().map(|&size| index(size));
        Ok((zero_of(b, result.ty())?, sizes.collect::<Vec<usize>>()))
    });
    let zeros = zeros.collect::<Result<Vec<_>, Trap>>()?;
    Ok(Kernel::new(move |args| {
        let process = process_of(args, ends.op)?;
        let payload = match ends.channels(&process, true)?.first() {
            Some(&channel) => process.receive(channel, ends.op)?,
            None => {
                let filled = |(zero, shape): &(Tensor, Vec<usize>)| Tensor::splat(zero.element(), shape, zero.item()?);
                zeros.iter().map(filled).collect::<Result<_, Trap>>()?
            }
        };
        Ok(set_payload(args, &types, payload.into_iter().map(Value::Tensor).collect())?)
    }))
}
