//! Groups of replicas along axes of a mesh, written out as lists of devices.

use hlo_ir::{Attr, AttrData, Context, OpRef, Param, Type};

use super::mesh::{AXIS_REF, MESH, MESH_AXIS, mesh_axes};

/// The mesh that an op with a symbol stands for.
pub fn mesh_of(op: OpRef<'_>) -> Option<Attr> {
    let is_mesh = |attr: &Attr| attr.params_of(op.cx, &MESH).is_some();
    let stated = op.attr("stablehlo.mesh");
    let mesh = op.attr("mesh").filter(is_mesh).or(stated.filter(is_mesh));
    mesh.or_else(|| stated.and_then(|dict| mesh_of_dict(op.cx, dict)))
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

/// Meshes of more devices are a slip.
const MAX_DEVICES: i64 = 1 << 24;

/// The groups as a constant, one a row: devices that differ along `axes` only, in the order of `axes`.
///
/// # Errors
/// What is wrong, in the reference's words where it has some.
pub fn flattened(cx: &Context, mesh: Attr, axes: &[Attr]) -> Result<Attr, &'static str> {
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
