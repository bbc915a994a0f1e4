//! Which processes work together: rows of replica ids, axes of a mesh, pairs of source and target.

use std::collections::HashSet;

use hlo_ir::dense::DenseElements;
use hlo_ir::symbols::Symbols;
use hlo_ir::verify::op_error;
use hlo_ir::{Attr, Context, Diagnostics, OpRef, Param};

use super::fault::{Checked, fault};
use super::shape_of;
use crate::stablehlo::mesh::REPLICA_GROUP_MESH_AXES;

/// The constraints of an op's section about its groups, and what it asks of them.
#[derive(Default)]
pub struct GroupRules {
    /// No id comes twice.
    pub unique: &'static str,
    /// Every id from zero up is there.
    pub complete: &'static str,
    /// Ids number devices of all partitions, so there must be some.
    pub global_ids: bool,
    /// No place of a group is left empty, by the constraint; `None` where groups may be of different sizes.
    pub full: Option<&'static str>,
    /// How many ids a group has, with the constraint.
    pub size: Option<(i64, &'static str)>,
}

/// All ids, or three of those that are the same everywhere: enough to see that one comes twice, in a group or among
/// sources.
fn ids<'c>(cx: &'c Context, dense: DenseElements<'c>) -> impl Iterator<Item = i64> + 'c {
    let n = if dense.splat { dense.len.min(3) } else { dense.len };
    dense.i64s(cx).into_iter().flatten().take(n)
}

/// Checks `replica_groups` where they are ids.
pub fn verify_groups(cx: &Context, groups: Option<Attr>, rules: &GroupRules) -> Checked {
    let Some(dense) = groups.and_then(|groups| groups.dense(cx)) else {
        return Ok(());
    };
    let &[n_groups, group_size] = shape_of(cx, dense.ty) else {
        return fault("", "replica groups should be a rank 2 tensor");
    };
    if rules.global_ids && dense.len == 0 {
        return fault("", "if `use_global_device_ids` is set, the replica groups cannot be empty");
    }
    let mut seen: HashSet<i64> = HashSet::new();
    for id in ids(cx, dense) {
        if id == -1 {
            match rules.full {
                Some(rule) => return fault(rule, "Invalid replica id -1"),
                None => continue,
            }
        }
        if !seen.insert(id) {
            return fault(rules.unique, format!("replica id #{id} seen more than once"));
        }
    }
    if let Some(id) = (0..seen.len() as i64).find(|id| !seen.contains(id)) {
        return fault(rules.complete, format!("replica id #{id} not seen in replica groups"));
    }
    match rules.size {
        Some((size, rule)) if rules.full.is_some() && (n_groups == 0 || group_size != size) => {
            fault(rule, format!("group size of replica_groups must be {size}"))
        }
        _ => Ok(()),
    }
}

/// Spec: collective_broadcast, constraints C1 and C2: ids are no negative numbers, and none comes twice.
pub fn verify_broadcast_groups(cx: &Context, groups: Option<Attr>) -> Checked {
    let Some(dense) = groups.and_then(|groups| groups.dense(cx)) else {
        return Ok(());
    };
    let rank = shape_of(cx, dense.ty).len();
    if rank != 2 {
        return fault("", format!("replica groups should be a rank 2 tensor,but instead it is of rank {rank}"));
    }
    let mut seen: HashSet<i64> = HashSet::new();
    for id in ids(cx, dense) {
        if id < 0 {
            return fault("C2", format!("replica_groups values must be positive, but was given {id}"));
        }
        if !seen.insert(id) {
            return fault("C1", format!("replica id #{id} seen more than once"));
        }
    }
    Ok(())
}

/// Spec: collective_permute, constraints C1 to C4: no process sends twice, none receives twice.
pub fn verify_pairs(cx: &Context, pairs: Option<Attr>) -> Checked {
    let Some(dense) = pairs.and_then(|pairs| pairs.dense(cx)) else {
        return Ok(());
    };
    let &[n_pairs, pair_size] = shape_of(cx, dense.ty) else {
        let rank = shape_of(cx, dense.ty).len();
        return fault("", format!("expect source_target_pairs attribute to be of rank 2, but got rank {rank}"));
    };
    if pair_size != 2 {
        let message = format!("expect source_target_pairs attribute of shape (N, 2), but got ({n_pairs}, {pair_size})");
        return fault("C1", message);
    }
    let mut seen: [HashSet<i64>; 2] = Default::default();
    for (index, id) in ids(cx, dense).enumerate() {
        if id < 0 {
            return fault("C4", "replica ids in source_target_pairs must be >= 0.");
        }
        let (rule, what) = if index % 2 == 0 { ("C2", "sources") } else { ("C3", "targets") };
        if !seen[index % 2].insert(id) {
            return fault(rule, format!("duplicate {what} not allowed."));
        }
    }
    Ok(())
}

/// A mesh that an op's groups of replicas name is a symbol.
pub fn verify_mesh_symbol(op: OpRef<'_>, symbols: &Symbols, diags: &mut Diagnostics) {
    if let Some(groups) = op.attr("replica_groups") {
        verify_mesh_of(op, groups, symbols, diags);
    }
}

/// A mesh that `attr` names, if it is one of groups, is a symbol.
pub fn verify_mesh_of(op: OpRef<'_>, attr: Attr, symbols: &Symbols, diags: &mut Diagnostics) {
    let Some([Param::Attr(mesh), _]) = attr.params_of(op.cx, &REPLICA_GROUP_MESH_AXES) else {
        return;
    };
    if let Some(name) = mesh.as_flat_symbol(op.cx)
        && symbols.get(name).is_none()
    {
        let message = format!("replica_groups: mesh symbol '{}' not found", op.cx.name_str(name));
        op_error(diags, op, "unknown-symbol", &message).emit();
    }
}
