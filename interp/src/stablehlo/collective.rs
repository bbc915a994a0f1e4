//! Collectives: what the processes of a grid do together.
//!
//! They run in the processes of `interpreter.run_parallel` or of [`Executable::run_grid`](crate::eval::Executable::run_grid).
//! Groups without rows are one group of everyone. Sums are made in the order of the processes.

use std::sync::Arc;

use hlo_dialects::stablehlo::attrs::ChannelHandle;
use hlo_dialects::stablehlo::collective::*;
use hlo_dialects::stablehlo::mesh::REPLICA_GROUP_MESH_AXES;
use hlo_dialects::stablehlo::mesh_groups::flattened;
use hlo_ir::{Attr, OpRef, Param, Type};

use super::index;
use super::integers;
use super::reduce::{apply, result_elements};
use crate::element::{Bits, ElementType};
use crate::eval::scalar::{BoundComputation, Computation};
use crate::eval::{Args, Binder, Bound, Brought, Channel, Grouping, Kernel, Process, RunError, Value, types};
use crate::kernels;
use crate::kernels::kinds::BinaryKind;
use crate::kernels::{bits, elementwise, shape};
use crate::tensor::Tensor;
use crate::trap::Trap;

kernels! { COLLECTIVE;
    AllGather => all_gather;
    AllReduce => all_reduce;
    AllToAll => all_to_all;
    CollectiveBroadcast => collective_broadcast;
    CollectivePermute => collective_permute;
    CollectiveReduce => collective_reduce;
    CrossReplicaSum => cross_replica_sum;
    PartitionId => |op, _| Ok(process_number(op.op(), |process| process.id().partition));
    ReduceScatter => reduce_scatter;
    ReplicaId => |op, _| Ok(process_number(op.op(), |process| process.id().replica));
}

/// The process that runs an op that only makes sense in one.
pub(super) fn process_of(args: &Args<'_>, op: &str) -> Result<Arc<Process>, Trap> {
    args.process().ok_or_else(|| {
        let op = op.strip_prefix("stablehlo.").unwrap_or(op);
        Trap::invalid(format!("{op} is only supported when run via interpreter.run_parallel"))
    })
}

fn process_number(op: OpRef<'_>, number: fn(&Process) -> u32) -> Kernel {
    let name = op.name();
    Kernel::new(move |args| {
        let process = process_of(args, name)?;
        args.set(0, Tensor::scalar(ElementType::UI32, Bits::new(number(&process))));
        Ok(())
    })
}

/// Who works together in an op.
struct Groups {
    op: &'static str,
    rows: Vec<Vec<i64>>,
    grouping: Grouping,
    channel: i64,
}

/// A process among those of its group.
struct Member {
    process: Arc<Process>,
    group: Vec<usize>,
    /// Its place in the group.
    place: usize,
}

impl Groups {
    fn of(op: OpRef<'_>, b: &Binder<'_>, channel: Option<ChannelHandle>, grouping: Grouping) -> Result<Groups, Trap> {
        let groups = op.attr("replica_groups").or_else(|| op.attr("source_target_pairs"));
        let rows = match groups {
            Some(groups) => rows_of(groups, b)?,
            None => Vec::new(),
        };
        Ok(Groups { op: op.name(), rows, grouping, channel: channel.map_or(0, |channel| channel.handle) })
    }

    /// The process and its group, if it belongs to one.
    fn find(&self, args: &Args<'_>) -> Result<Option<Member>, Trap> {
        let process = process_of(args, self.op)?;
        let groups = process.groups(&self.rows, self.grouping)?;
        Ok(groups.into_iter().find_map(|group| {
            let place = group.iter().position(|&member| member == process.index())?;
            Some(Member { process: process.clone(), group, place })
        }))
    }

    fn find_or_fail(&self, args: &Args<'_>) -> Result<Member, Trap> {
        self.find(args)?.ok_or_else(|| {
            let id = args.process().map(|process| process.id().to_string()).unwrap_or_default();
            Trap::invalid(format!("Failed to find process group with process_id: {id}"))
        })
    }

    /// Exchanges tensors with the group; in the group's order.
    fn meet(&self, member: &Member, tensors: impl IntoIterator<Item = Tensor>) -> Result<Brought, Trap> {
        member.process.meet(self.op, &member.group, self.channel, tensors.into_iter().collect())
    }
}

/// More processes than these are a slip.
const MAX_IDS: usize = 1 << 24;

/// Rows of ids; -1 fills those that are shorter.
fn rows_of(groups: Attr, b: &Binder<'_>) -> Result<Vec<Vec<i64>>, Trap> {
    let cx = b.cx();
    let groups = match groups.params_of(cx, &REPLICA_GROUP_MESH_AXES) {
        Some([Param::Attr(mesh), Param::Attr(axes)]) => {
            let mesh = match mesh.as_flat_symbol(cx) {
                Some(symbol) => {
                    b.mesh(symbol).ok_or_else(|| Trap::invalid("Failed to find mesh attribute on symbol"))?
                }
                None => *mesh,
            };
            flattened(cx, mesh, axes.as_array(cx).unwrap_or_default()).map_err(Trap::invalid)?
        }
        _ => groups,
    };
    let elements = groups.dense(cx);
    let (Some(elements), Some(&[_, columns])) = (elements, groups.ty(cx).shape(cx)) else {
        return Err(Trap::invalid("groups of processes must be a constant of rank 2"));
    };
    if columns == 0 {
        return Ok(Vec::new());
    }
    // A splat may stand for more ids than memory holds.
    if elements.len > MAX_IDS {
        return Err(Trap::unsupported(format!("groups of {} processes", elements.len)));
    }
    let ids: Vec<i64> = elements.i64s(cx).into_iter().flatten().collect();
    Ok(ids.chunks(index(columns)).map(|row| row.iter().copied().filter(|&id| id != -1).collect()).collect())
}

fn is_channel(channel: Option<ChannelHandle>) -> bool {
    channel.is_some_and(|channel| channel.handle > 0)
}

/// Along replicas, or along partitions when there is a channel.
pub(super) fn along_one(channel: Option<ChannelHandle>) -> Grouping {
    if is_channel(channel) { Grouping::CrossPartition } else { Grouping::CrossReplica }
}

/// Along replicas, or along both when there is a channel.
fn along_all(channel: Option<ChannelHandle>, global_ids: bool) -> Result<Grouping, Trap> {
    match (is_channel(channel), global_ids) {
        (false, false) => Ok(Grouping::CrossReplica),
        (true, false) => Ok(Grouping::CrossReplicaAndPartition),
        (true, true) => Ok(Grouping::Flattened),
        (false, true) => Err(Trap::invalid("`use_global_device_ids` needs a channel with a positive handle")),
    }
}

/// What a process gets to which nobody sends: zeros, those of its quantization for quantized values.
pub(super) fn zero_of(b: &Binder<'_>, ty: Type) -> Result<Tensor, Trap> {
    let cx = b.cx();
    match types::quantization(cx, ty.element(cx)) {
        Some(quantization) => {
            let quantization = quantization?;
            quantization.quantize(&Tensor::zeros(quantization.expressed, &[])?)
        }
        None => Tensor::zeros(types::element_of(cx, ty)?, &[]),
    }
}

fn filled(zero: &Tensor, like: &Tensor) -> Result<Tensor, Trap> {
    Tensor::splat(zero.element(), like.shape(), zero.item()?)
}

/// Spec: all_gather. Each result is what all members brought, side by side.
fn all_gather(op: AllGather<'_>, b: &mut Binder<'_>) -> Bound {
    let grouping = along_all(op.channel_handle(), op.use_global_device_ids())?;
    let groups = Groups::of(op.op(), b, op.channel_handle(), grouping)?;
    let dim = index(op.all_gather_dim());
    Ok(Kernel::new(move |args| {
        let member = groups.find_or_fail(args)?;
        let brought = groups.meet(&member, args.tensors()?)?;
        let gathered = |at: usize| {
            let parts: Vec<Tensor> = brought.iter().map(|tensors| tensors[at].clone()).collect();
            shape::concatenate(&parts, dim).map(Value::Tensor)
        };
        let results = (0..brought[0].len()).map(gathered).collect::<Result<Vec<_>, Trap>>()?;
        Ok(args.set_all(results)?)
    }))
}

/// The sums over a group of what each member brought, in the order of the processes.
fn sums(
    member: &Member,
    brought: &Brought,
    elements: &[ElementType],
    computation: &BoundComputation<'_>,
) -> Result<Vec<Tensor>, Trap> {
    let mut order: Vec<usize> = (0..member.group.len()).collect();
    order.sort_by_key(|&place| member.group[place]);
    let sum = |(at, &element): (usize, &ElementType)| {
        let mut values = order.iter().map(|&place| bits::convert(brought[place][at].clone(), element));
        let first = values.next().unwrap_or_else(|| Err(Trap::invalid("a group without members")))?;
        values.try_fold(first, |sum, value| apply(computation, &[sum, value?], element))
    };
    elements.iter().enumerate().map(sum).collect()
}

/// Spec: all_reduce. Each result combines what all members brought.
fn all_reduce(op: AllReduce<'_>, b: &mut Binder<'_>) -> Bound {
    let grouping = along_all(op.channel_handle(), op.use_global_device_ids())?;
    let groups = Groups::of(op.op(), b, op.channel_handle(), grouping)?;
    let elements = result_elements(op.op(), b)?;
    let computation = Computation::of(op.op().region(0), b)?;
    let n_inputs = op.op().n_operands();
    Ok(Kernel::new(move |args| {
        let computation = computation.bind(args)?;
        let member = groups.find_or_fail(args)?;
        let inputs = (0..n_inputs).map(|at| args.tensor(at)).collect::<Result<Vec<_>, Trap>>()?;
        let brought = groups.meet(&member, inputs)?;
        let results = sums(&member, &brought, &elements, &computation)?;
        Ok(args.set_all(results.into_iter().map(Value::Tensor))?)
    }))
}

/// Part number `at` of `count` equal parts along a dimension.
fn part(x: &Tensor, dim: usize, at: usize, count: usize) -> Result<Tensor, Trap> {
    let mut limit: Vec<i64> = x.shape().iter().map(|&size| size as i64).collect();
    let mut start = vec![0; limit.len()];
    match x.shape().get(dim) {
        Some(&size) if at < count && size.is_multiple_of(count) => {
            start[dim] = (at * (size / count)) as i64;
            limit[dim] = start[dim] + (size / count) as i64;
        }
        _ => {
            let message = format!("part {at} of {count} along dimension {dim} of {}", x.type_name());
            return Err(Trap::invalid(message));
        }
    }
    shape::slice(x, &start, &limit, &vec![1; x.rank()])
}

/// Spec: reduce_scatter. As all_reduce; each member gets one part of the result.
fn reduce_scatter(op: ReduceScatter<'_>, b: &mut Binder<'_>) -> Bound {
    let grouping = along_all(op.channel_handle(), op.use_global_device_ids())?;
    let groups = Groups::of(op.op(), b, op.channel_handle(), grouping)?;
    let elements = result_elements(op.op(), b)?;
    let computation = Computation::of(op.op().region(0), b)?;
    let dim = index(op.scatter_dimension());
    Ok(Kernel::new(move |args| {
        let computation = computation.bind(args)?;
        let member = groups.find_or_fail(args)?;
        let brought = groups.meet(&member, [args.tensor(0)?])?;
        let sums = sums(&member, &brought, &elements, &computation)?;
        args.set(0, part(&sums[0], dim, member.place, member.group.len())?);
        Ok(())
    }))
}

/// Spec: all_to_all. Each member gets its part of what all brought, side by side.
fn all_to_all(op: AllToAll<'_>, b: &mut Binder<'_>) -> Bound {
    let groups = Groups::of(op.op(), b, op.channel_handle(), along_one(op.channel_handle()))?;
    let (split, concat, count) = (index(op.split_dimension()), index(op.concat_dimension()), index(op.split_count()));
    Ok(Kernel::new(move |args| {
        let member = groups.find_or_fail(args)?;
        let brought = groups.meet(&member, args.tensors()?)?;
        let exchanged = |at: usize| {
            let parts = brought.iter().map(|tensors| part(&tensors[at], split, member.place, count));
            shape::concatenate(&parts.collect::<Result<Vec<_>, Trap>>()?, concat).map(Value::Tensor)
        };
        let results = (0..brought[0].len()).map(exchanged).collect::<Result<Vec<_>, Trap>>()?;
        Ok(args.set_all(results)?)
    }))
}

/// The operands that are data, and for each its root's place in the group: the first, or what the last operand says.
fn data_and_roots(args: &mut Args<'_>, n_data: usize, dynamic: bool) -> Result<(Vec<Tensor>, Vec<i64>), Trap> {
    let data = (0..n_data).map(|at| args.tensor(at)).collect::<Result<Vec<Tensor>, Trap>>()?;
    let roots = if dynamic { integers(args.tensor(n_data)?)? } else { vec![0; n_data] };
    Ok((data, roots))
}

fn root_of(op: &str, roots: &[i64], at: usize, member: &Member) -> Result<usize, Trap> {
    let root = roots.get(at).and_then(|&root| usize::try_from(root).ok()).filter(|&root| root < member.group.len());
    root.ok_or_else(|| Trap::invalid(format!("{op} dynamic root index out of bounds")))
}

/// Spec: collective_broadcast. Every member gets what the root of its group brought.
fn collective_broadcast(op: CollectiveBroadcast<'_>, b: &mut Binder<'_>) -> Bound {
    let groups = Groups::of(op.op(), b, op.channel_handle(), along_one(op.channel_handle()))?;
    let (dynamic, zeros) = (op.has_dynamic_root(), zeros_of(op.op(), b)?);
    Ok(Kernel::new(move |args| {
        let (data, roots) = data_and_roots(args, zeros.len(), dynamic)?;
        let results: Vec<Tensor> = match groups.find(args)? {
            None => nothing(&zeros, &data)?,
            Some(member) => {
                let brought = groups.meet(&member, data)?;
                let from_root = |at| -> Result<Tensor, Trap> {
                    Ok(brought[root_of("collective_broadcast", &roots, at, &member)?][at].clone())
                };
                (0..zeros.len()).map(from_root).collect::<Result<_, Trap>>()?
            }
        };
        Ok(args.set_all(results.into_iter().map(Value::Tensor))?)
    }))
}

/// One zero a result.
fn zeros_of(op: OpRef<'_>, b: &Binder<'_>) -> Result<Vec<Tensor>, Trap> {
    op.results().map(|result| zero_of(b, result.ty())).collect()
}

/// Zeros of the shapes of `data`.
fn nothing(zeros: &[Tensor], data: &[Tensor]) -> Result<Vec<Tensor>, Trap> {
    zeros.iter().zip(data).map(|(zero, data)| filled(zero, data)).collect()
}

/// Spec: collective_reduce. The root of a group gets the sum, everyone else zeros.
fn collective_reduce(op: CollectiveReduce<'_>, b: &mut Binder<'_>) -> Bound {
    let channel = op.channel_handle();
    let grouping = if op.use_global_device_ids() { along_all(channel, true)? } else { along_one(channel) };
    let groups = Groups::of(op.op(), b, op.channel_handle(), grouping)?;
    let (dynamic, zeros) = (op.has_dynamic_root(), zeros_of(op.op(), b)?);
    let elements = result_elements(op.op(), b)?;
    let computation = Computation::of(op.op().region(0), b)?;
    Ok(Kernel::new(move |args| {
        let computation = computation.bind(args)?;
        let (data, roots) = data_and_roots(args, zeros.len(), dynamic)?;
        let mut results = nothing(&zeros, &data)?;
        if let Some(member) = groups.find(args)? {
            let brought = groups.meet(&member, data)?;
            for (at, result) in results.iter_mut().enumerate() {
                if root_of("collective_reduce", &roots, at, &member)? == member.place {
                    let own: Brought = brought.iter().map(|tensors| vec![tensors[at].clone()]).collect();
                    let sum = sums(&member, &own, &elements[at..=at], &computation)?.pop();
                    *result = sum.ok_or_else(|| Trap::invalid("a group without members"))?;
                }
            }
        }
        Ok(args.set_all(results.into_iter().map(Value::Tensor))?)
    }))
}

/// Spec: collective_permute. Each target gets what its source brought, the others zeros.
fn collective_permute(op: CollectivePermute<'_>, b: &mut Binder<'_>) -> Bound {
    let groups = Groups::of(op.op(), b, op.channel_handle(), along_one(op.channel_handle()))?;
    let zero = zero_of(b, op.op().result(0).ty())?;
    Ok(Kernel::new(move |args| {
        let process = process_of(args, groups.op)?;
        let operand = args.tensor(0)?;
        let pairs = if groups.rows.is_empty() { Vec::new() } else { process.groups(&groups.rows, groups.grouping)? };
        let mut source = None;
        for pair in &pairs {
            let &[from, to] = &pair[..] else {
                return Err(Trap::invalid("pairs of a source and a target are expected").into());
            };
            if from == process.index() {
                let channel = Channel { id: groups.channel, source: Some(from), target: Some(to) };
                process.send(channel, vec![operand.clone()]);
            }
            if to == process.index() {
                source = Some(from);
            }
        }
        let result = match source {
            None => filled(&zero, &operand)?,
            Some(from) => {
                let channel = Channel { id: groups.channel, source: Some(from), target: Some(process.index()) };
                let mut tensors = process.receive(channel, groups.op)?;
                tensors.pop().ok_or_else(|| Trap::invalid("nothing was sent"))?
            }
        };
        args.set(0, result);
        Ok(())
    }))
}

/// As all_reduce with a sum along replicas.
fn cross_replica_sum(op: CrossReplicaSum<'_>, b: &mut Binder<'_>) -> Bound {
    let groups = Groups::of(op.op(), b, None, Grouping::CrossReplica)?;
    Ok(Kernel::new(move |args| -> Result<(), RunError> {
        let member = groups.find_or_fail(args)?;
        let brought = groups.meet(&member, [args.tensor(0)?])?;
        let mut order: Vec<usize> = (0..member.group.len()).collect();
        order.sort_by_key(|&place| member.group[place]);
        let mut values = order.into_iter().map(|place| brought[place][0].clone());
        let first = values.next().ok_or_else(|| Trap::invalid("a group without members"))?;
        args.set(0, values.try_fold(first, |sum, value| elementwise::binary(BinaryKind::Add, sum, value))?);
        Ok(())
    }))
}
