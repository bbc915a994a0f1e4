//! Ops that processes run together.

use hlo_ir::kinds::{I64, Unit};
use hlo_ir::{Context, DYNAMIC, Diagnostics, Inferred, OpRef, Signature, Type};

use super::bounds::encoding_for;
use super::compatible::sizes_compatible;
use super::fault::{Checked, fault, inferred, verified};
use super::reduce::accumulators;
use super::reducer::{Reducer, returned, verify_reducer};
use super::replica_groups::{GroupRules, verify_broadcast_groups, verify_groups, verify_pairs};
use super::{one, shape_of};
use crate::formats::with_element;
use crate::stablehlo::attrs::{ChannelHandle, bounds_of};
use crate::stablehlo::collective::{
    AllGather, AllReduce, CollectiveBroadcast, CollectivePermute, CollectiveReduce, ReduceScatter,
};

/// The number of a process.
pub fn process_id(x: &Signature<'_>, _: &mut Diagnostics) -> Inferred {
    one(x.cx.tensor_type(&[], x.cx.uint_type(32)))
}

/// Spec: all_reduce. The operands' types, with the element that the region gives.
pub fn all_reduce(x: &Signature<'_>, _: &mut Diagnostics) -> Inferred {
    reduced(x, x.operands)
}

/// The operands' types, all with the first element that the region gives.
fn reduced(x: &Signature<'_>, operands: &[Type]) -> Inferred {
    Ok(operands.iter().map(|&ty| with_element(x.cx, ty, accumulators(x, 0, &[ty])[0])).collect())
}

/// The operands that are data: all but the root, which comes last when the program chooses it as it runs.
fn data<'s>(x: &'s Signature<'_>) -> &'s [Type] {
    match x.operands {
        [data @ .., _] if x.attr::<Unit>("has_dynamic_root") => data,
        operands => operands,
    }
}

/// Spec: collective_broadcast. The types of the data.
pub fn collective_broadcast(x: &Signature<'_>, _: &mut Diagnostics) -> Inferred {
    Ok(data(x).iter().copied().collect())
}

/// Spec: collective_reduce. The types of the data, with the element that the region gives.
pub fn collective_reduce(x: &Signature<'_>, _: &mut Diagnostics) -> Inferred {
    reduced(x, data(x))
}

/// Spec: all_to_all. One dimension shrinks by the number of parts, another grows.
pub fn all_to_all(x: &Signature<'_>, diags: &mut Diagnostics) -> Inferred {
    inferred(x, diags, exchanged(x))
}

fn exchanged(x: &Signature<'_>) -> Checked<Vec<Type>> {
    let cx = x.cx;
    let [split, concat, count] = ["split_dimension", "concat_dimension", "split_count"].map(|name| x.attr::<I64>(name));
    if count < 1 {
        return fault("C4", format!("split_count {count} is expected to be positive"));
    }
    let rules = GroupRules {
        unique: "C5",
        complete: "C7",
        full: Some("C7"),
        size: Some((count, "C8")),
        ..GroupRules::default()
    };
    verify_groups(cx, cx.dict_get(x.attrs, "replica_groups"), &rules)?;
    let mut results = Vec::with_capacity(x.operands.len());
    for &ty in x.operands {
        let (mut shape, mut bounds) = (shape_of(cx, ty).to_vec(), bounds_of(cx, ty).to_vec());
        for (dim, name, rule) in [(split, "split_dimension", "C1"), (concat, "concat_dimension", "C3")] {
            if !(0..shape.len() as i64).contains(&dim) {
                let message = format!("AllToAll {name} {dim} is out-of-bounds for input rank {}", shape.len());
                return fault(rule, message);
            }
        }
        let (split, concat) = (split as usize, concat as usize);
        if shape[split] != DYNAMIC && shape[split] % count != 0 {
            let message =
                format!("split dimension has size {}, expected to be a multiple of split_count {count}", shape[split]);
            return fault("C2", message);
        }
        for sizes in [&mut shape, &mut bounds] {
            if let Some(size) = sizes.get_mut(split).filter(|size| **size != DYNAMIC) {
                *size /= count;
            }
            if let Some(size) = sizes.get_mut(concat).filter(|size| **size != DYNAMIC) {
                *size = size.saturating_mul(count);
            }
        }
        let encoding = encoding_for(cx, ty.encoding(cx), &bounds);
        results.push(cx.tensor_type_with_encoding(&shape, ty.element(cx), encoding));
    }
    Ok(results)
}

/// Spec: all_gather, constraints C1 to C6.
pub fn verify_all_gather(gather: AllGather<'_>, diags: &mut Diagnostics) {
    let op = gather.op();
    verified(op, diags, || {
        let global_ids = gather.use_global_device_ids();
        let rules = GroupRules { unique: "C2", complete: "C4", global_ids, full: Some("C4"), ..GroupRules::default() };
        verify_groups(op.cx, op.attr("replica_groups"), &rules)?;
        if global_ids && channel(gather.channel_handle()) < 0 {
            return fault("C5", "channel_id cannot be negative when useGlobalDeviceIds is set");
        }
        for (operand, result) in op.operands().zip(op.results()) {
            let (from, to) = (operand.shape().unwrap_or_default(), result.shape().unwrap_or_default());
            check_gathered(gather.all_gather_dim(), from, to)?;
        }
        Ok(())
    });
}

/// Constraints C1 and C6 of `all_gather` for one operand and its result.
fn check_gathered(dim: i64, from: &[i64], to: &[i64]) -> Checked {
    let Some((dim, &size)) = usize::try_from(dim).ok().and_then(|dim| Some((dim, from.get(dim)?))) else {
        return fault("C1", "all_gather_dim must be a valid index of operand");
    };
    if size == 0 {
        return fault("", "dimension size of operand at 'all_gather_dim' cannot be zero");
    }
    if from.len() != to.len() {
        return fault("C6", "operand and result must have the same rank");
    }
    if (0..from.len()).any(|other| other != dim && !sizes_compatible(from[other], to[other])) {
        let message = "operand and result should have the same shape except for the dimension size at 'all_gather_dim'";
        return fault("C6", message);
    }
    if size != DYNAMIC && to[dim] != DYNAMIC && to[dim] % size != 0 {
        let message = format!(
            "result gather dimension has size {}, expected to be a multiple of operand gather dimension size {size}",
            to[dim]
        );
        return fault("C6", message);
    }
    Ok(())
}

fn channel(handle: Option<ChannelHandle>) -> i64 {
    handle.map_or(0, |handle| handle.handle)
}

/// By the constraint `rule`, ids of devices go with a channel.
fn check_channel(rule: &'static str, global_ids: bool, handle: Option<ChannelHandle>) -> Checked {
    let channel = channel(handle);
    if global_ids && channel <= 0 {
        let message = format!("channel_id must be positive when useGlobalDeviceIds is set but got: {channel}");
        return fault(rule, message);
    }
    Ok(())
}

/// By the constraint `rule`, the region combines elements of each type.
fn check_computation(op: OpRef<'_>, rule: &'static str, types: impl Iterator<Item = Type>) -> Checked {
    for ty in types {
        let init = op.cx.tensor_type(&[], ty.element(op.cx));
        let reducer = Reducer { rule, inputs: &[ty], inits: &[init], dimensions: &[] };
        verify_reducer(op.cx, op.region(0), &reducer)?;
    }
    Ok(())
}

/// Spec: all_reduce, constraints C1 to C5.
pub fn verify_all_reduce(reduce: AllReduce<'_>, diags: &mut Diagnostics) {
    let op = reduce.op();
    verified(op, diags, || {
        let global_ids = reduce.use_global_device_ids();
        let rules = GroupRules { unique: "C1", complete: "C3", global_ids, ..GroupRules::default() };
        verify_groups(op.cx, op.attr("replica_groups"), &rules)?;
        check_channel("C4", global_ids, reduce.channel_handle())?;
        check_computation(op, "C5", op.operands().map(|value| value.ty()))
    });
}

/// The same as of `all_reduce`, and the root where the program chooses it.
pub fn verify_collective_reduce(reduce: CollectiveReduce<'_>, diags: &mut Diagnostics) {
    let op = reduce.op();
    verified(op, diags, || {
        let global_ids = reduce.use_global_device_ids();
        verify_groups(op.cx, op.attr("replica_groups"), &GroupRules { global_ids, ..GroupRules::default() })?;
        check_channel("", global_ids, reduce.channel_handle())?;
        let n_data = check_root(op, "collective_reduce", reduce.has_dynamic_root())?;
        check_computation(op, "", op.operands().take(n_data).map(|value| value.ty()))
    });
}

/// The number of operands that are data. A root that the program chooses comes last, with one number a datum.
fn check_root(op: OpRef<'_>, name: &str, is_dynamic: bool) -> Checked<usize> {
    let n_operands = op.n_operands();
    if !is_dynamic {
        return match n_operands {
            0 => fault("", format!("{name} requires at least one data operand")),
            _ => Ok(n_operands),
        };
    }
    if n_operands < 2 {
        let message = format!("{name} with has_dynamic_root=true requires at least two operands (data + root)");
        return fault("", message);
    }
    let (n_data, root) = (n_operands - 1, op.operand(n_operands - 1).ty());
    let last = format!("last operand of {name} with has_dynamic_root=true must");
    let &[n_roots] = shape_of(op.cx, root) else {
        return fault("", format!("{last} be a rank-1 i32 tensor, but got '{}'", op.cx.type_text(root)));
    };
    if !is_int32(op.cx, root) {
        return fault("", format!("{last} be a rank-1 i32 tensor, but got '{}'", op.cx.type_text(root)));
    }
    if n_roots != n_data as i64 {
        let message = format!("{last} have the same number of elements as data operands ({n_data}), but got {n_roots}");
        return fault("", message);
    }
    Ok(n_data)
}

fn is_int32(cx: &Context, ty: Type) -> bool {
    let element = ty.element(cx);
    element.is_integer(cx) && element.bit_width(cx) == Some(32)
}

/// Spec: collective_broadcast, constraints C1 and C2, and the root where the program chooses it.
pub fn verify_collective_broadcast(broadcast: CollectiveBroadcast<'_>, diags: &mut Diagnostics) {
    let op = broadcast.op();
    verified(op, diags, || {
        verify_broadcast_groups(op.cx, op.attr("replica_groups"))?;
        check_root(op, "collective_broadcast", broadcast.has_dynamic_root()).map(|_| ())
    });
}

/// Spec: collective_permute, constraints C1 to C4.
pub fn verify_collective_permute(permute: CollectivePermute<'_>, diags: &mut Diagnostics) {
    let op = permute.op();
    verified(op, diags, || verify_pairs(op.cx, op.attr("source_target_pairs")));
}

/// Spec: reduce_scatter, constraints C1 to C9.
pub fn verify_reduce_scatter(scatter: ReduceScatter<'_>, diags: &mut Diagnostics) {
    let op = scatter.op();
    verified(op, diags, || {
        let (cx, global_ids) = (op.cx, scatter.use_global_device_ids());
        let rules = GroupRules { unique: "C3", complete: "C5", global_ids, full: Some("C5"), ..GroupRules::default() };
        verify_groups(cx, op.attr("replica_groups"), &rules)?;
        let (operand, result) = (scatter.operand().ty(), scatter.result().ty());
        check_computation(op, "C7", [operand].into_iter())?;
        let (from, to) = (shape_of(cx, operand), shape_of(cx, result));
        if from.len() != to.len() {
            return fault("C8", "operand and result should have same rank");
        }
        let dim = scatter.scatter_dimension();
        let Some(dim) = usize::try_from(dim).ok().filter(|dim| *dim < from.len()) else {
            return fault("C2", "scatter dim should be less than operand/result rank");
        };
        check_channel("C6", global_ids, scatter.channel_handle())?;
        if from[dim] == DYNAMIC || to[dim] == DYNAMIC {
            return Ok(());
        }
        for (size, what) in [(to[dim], "result"), (from[dim], "operand")] {
            if size == 0 {
                return fault("", format!("{what} dimension size at scatter_dimension cannot be zero"));
            }
        }
        if from[dim] % to[dim] != 0 {
            let message = format!(
                "operand scatter dimension has size {}, expected to be a multiple of result scatter dimension size {}",
                from[dim], to[dim]
            );
            return fault("C8", message);
        }
        if let Some(other) = (0..from.len()).find(|&other| other != dim && !sizes_compatible(from[other], to[other])) {
            let message = format!(
                "non scatter dimensions should be same for operand ({}) and result ({})",
                from[other], to[other]
            );
            return fault("C8", message);
        }
        let combined = returned(op.region(0)).and_then(|types| types.first().copied()).unwrap_or(operand);
        let (expected, found) = (combined.element(cx), result.element(cx));
        if expected != found && combined != Type::ERROR {
            let (expected, found) = (cx.type_text(expected), cx.type_text(found));
            return fault("C9", format!("result element-type is expected to be '{expected}', but got '{found}'"));
        }
        Ok(())
    });
}
