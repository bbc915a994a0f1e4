//! Groups of replicas along axes of a mesh, written out: what versions before 1.16.0 know.

use hlo_dialects::stablehlo::mesh::REPLICA_GROUP_MESH_AXES;
use hlo_dialects::stablehlo::mesh_groups::{flattened, mesh_of};
use hlo_ir::{Attr, Body, Context, Diagnostics, Name, OpId, Param, Reported};
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
            if let Some(symbol) = cx.dict_get(body.attrs(op), "sym_name").and_then(|name| name.as_bytes(cx)) {
                all.by_symbol.insert(cx.name(symbol), mesh_of(body.op_ref(cx, op)));
            }
        }
        all
    }
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
