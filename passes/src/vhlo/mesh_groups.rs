//! Groups of replicas along axes of a mesh, written out: what versions before 1.16.0 know.

use hlo_dialects::stablehlo::mesh::{AXIS_REF, MESH, MESH_AXIS, REPLICA_GROUP_MESH_AXES, mesh_axes};
use hlo_ir::{Attr, AttrData, Body, Context, Diagnostics, Name, OpId, Param, Reported, Type};
use rustc_hash::FxHashMap;

use super::pre_order;

/// Meshes by the symbols that stand for them; `None` for a symbol without one.
#[derive(Clone, Default)]
pub(super) struct Meshes {
    by_symbol: FxHashMap<Name, Option<Attr>>,
}

impl Meshes {
    /// These, and those that symbols in `body` stand for.
    pub fn with(&self, cx: &Context, body: &Body) -> Meshes {
        let mut all = self.clone();
        for op in pre_order(body).into_iter().skip(1) {
            let attr = |name: &str| cx.dict_get(body.attrs(op), name);
            if let Some(symbol) = attr("sym_name").and_then(|name| name.as_bytes(cx)) {
                let is_mesh = |attr: &Attr| attr.params_of(cx, &MESH).is_some();
                let stated = attr("stablehlo.mesh");
                let mesh = attr("mesh").filter(is_mesh).or(stated.filter(is_mesh));
                let mesh = mesh.or_else(|| stated.and_then(|dict| mesh_of_dict(cx, dict)));
                all.by_symbol.insert(cx.name(symbol), mesh);
            }
        }
        all
    }
}

/// `{axes = [{name = "x", size = 2 : i64}], device_ids = dense<…>}` as a mesh.
fn mesh_of_dict(cx: &Context, attr: Attr) -> Option<Attr> {
    let dict = attr.as_dict(cx)?;
    let axis = |axis: &Attr| {
        let axis = axis.as_dict(cx)?;
        let name = cx.dict_get(axis, "name")?.as_bytes(cx)?;
        let size = cx.dict_get(axis, "size")?.as_i64(cx)?;
        Some(Param::Attr(cx.dialect_attr(&MESH_AXIS, [Param::Name(cx.name(name)), Param::Int(size)])))
    };
    let axes = cx.dict_get(dict, "axes")?.as_array(cx)?.iter().map(axis).collect::<Option<Box<[Param]>>>()?;
    let ids = cx.dict_get(dict, "device_ids").filter(|ids| matches!(ids.data(cx), AttrData::Dense { .. }));
    Some(cx.dialect_attr(&MESH, [Param::List(axes), ids.map_or(Param::Absent, Param::Attr)]))
}

/// Writes out the groups of `op`, when it has any along axes.
pub(super) fn write_out_groups(
    cx: &Context,
    body: &mut Body,
    op: OpId,
    meshes: &Meshes,
    diags: &mut Diagnostics,
) -> Result<(), Reported> {
    let groups = cx.dict_get(body.attrs(op), "replica_groups");
    let Some([Param::Attr(mesh), Param::Attr(axes)]) =
        groups.and_then(|groups| groups.params_of(cx, &REPLICA_GROUP_MESH_AXES))
    else {
        return Ok(());
    };
    let mesh = match mesh.as_flat_symbol(cx).map(|symbol| meshes.by_symbol.get(&symbol)) {
        None => Ok(*mesh),
        Some(None) => Err("Failed to find mesh symbol"),
        Some(Some(None)) => Err("Failed to find mesh attribute on symbol"),
        Some(Some(Some(mesh))) => Ok(*mesh),
    };
    match mesh.and_then(|mesh| flattened(cx, mesh, axes.as_array(cx).unwrap_or_default())) {
        Ok(groups) => {
            body.set_attr(cx, op, "replica_groups", Some(groups));
            Ok(())
        }
        Err(message) => Err(diags.error("mesh-groups", body.loc(op), message).emit()),
    }
}

/// Meshes of more devices are a slip.
const MAX_DEVICES: i64 = 1 << 24;

/// The groups as a constant, one a row: devices that differ along `axes` only, in the order of `axes`.
fn flattened(cx: &Context, mesh: Attr, axes: &[Attr]) -> Result<Attr, &'static str> {
    let known = mesh_axes(cx, mesh);
    let mut inner = Vec::with_capacity(axes.len());
    for axis in axes {
        let Some([Param::Name(name), part]) = axis.params_of(cx, &AXIS_REF) else {
            return Err("expected AxisRefAttr in comm_axes");
        };
        if *part != Param::Absent {
            return Err("Subaxes are not supported in flattenReplicaGroupMeshAxes");
        }
        let Some(index) = known.iter().position(|(known, _)| *known == cx.name_bytes(*name)) else {
            return Err("an axis of the groups is not one of the mesh");
        };
        if inner.contains(&index) {
            return Err("an axis of the groups stands twice");
        }
        inner.push(index);
    }
    let product = |axes: &[usize]| {
        axes.iter().try_fold(1i64, |n, &axis| {
            Some(known[axis].1)
                .filter(|&size| size > 0)
                .and_then(|size| n.checked_mul(size))
                .filter(|&n| n <= MAX_DEVICES)
        })
    };
    let order: Vec<usize> =
        (0..known.len()).filter(|index| !inner.contains(index)).chain(inner.iter().copied()).collect();
    let (Some(n_devices), Some(group_size)) = (product(&order), product(&inner)) else {
        return Err("the sizes of the mesh are not positive, or too large");
    };
    let ids: Option<Vec<i64>> = match mesh.params_of(cx, &MESH) {
        Some([_, Param::Attr(ids)]) => ids
            .dense(cx)
            .filter(|ids| ids.len != 0 && ids.len <= MAX_DEVICES as usize)
            .and_then(|ids| ids.i64s(cx))
            .map(Iterator::collect),
        _ => None,
    };
    let ids = ids.unwrap_or_else(|| (0..n_devices).collect());
    if ids.len() as i64 != n_devices {
        return Err("the mesh has another number of devices than its axes say");
    }
    let strides: Vec<i64> =
        (0..known.len()).map(|axis| known[axis + 1..].iter().map(|(_, size)| size).product()).collect();
    let device = |number: i64| {
        // The last axis of `order` runs fastest.
        let (mut rest, mut place) = (number, 0);
        for &axis in order.iter().rev() {
            place += rest % known[axis].1 * strides[axis];
            rest /= known[axis].1;
        }
        ids[place as usize]
    };
    let devices: Vec<i64> = (0..n_devices).map(device).collect();
    Ok(cx.dense_from_i64s(cx.tensor_type(&[n_devices / group_size, group_size], Type::I64), &devices))
}
