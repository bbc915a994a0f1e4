//! Ops that processes run together.

use hlo_ir::kinds::{I64, Unit};
use hlo_ir::symbols::Symbols;
use hlo_ir::verify::op_error;
use hlo_ir::{DYNAMIC, Diagnostics, Inferred, OpRef, Param, Signature, Type};

use super::bounds::encoding_for;
use super::reduce::accumulators;
use super::{fail, one, shape_of};
use crate::formats::with_element;
use crate::stablehlo::attrs::bounds_of;
use crate::stablehlo::mesh::REPLICA_GROUP_MESH_AXES;

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
    let cx = x.cx;
    let [split, concat, count] = ["split_dimension", "concat_dimension", "split_count"].map(|name| x.attr::<I64>(name));
    let mut results = hlo_ir::SmallVec::new();
    for &ty in x.operands {
        let (mut shape, mut bounds) = (shape_of(cx, ty).to_vec(), bounds_of(cx, ty).to_vec());
        for (dim, name) in [(split, "split_dimension"), (concat, "concat_dimension")] {
            if !(0..shape.len() as i64).contains(&dim) {
                let message = format!("AllToAll {name} {dim} is out-of-bounds for input rank {}", shape.len());
                return fail(x, diags, message);
            }
        }
        let (split, concat) = (split as usize, concat as usize);
        if shape[split] != DYNAMIC && shape[split] % count != 0 {
            let message =
                format!("split dimension has size {}, expected to be a multiple of split_count {count}", shape[split]);
            return fail(x, diags, message);
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

/// A mesh that groups of replicas name is a symbol.
pub fn verify_mesh_symbol(op: OpRef<'_>, symbols: &Symbols, diags: &mut Diagnostics) {
    let groups = op.attr("replica_groups").and_then(|attr| attr.params_of(op.cx, &REPLICA_GROUP_MESH_AXES));
    let Some([Param::Attr(mesh), _]) = groups else {
        return;
    };
    if let Some(name) = mesh.as_flat_symbol(op.cx)
        && symbols.get(name).is_none()
    {
        let message = format!("replica_groups: mesh symbol '{}' not found", op.cx.name_str(name));
        op_error(diags, op, "unknown-symbol", &message).emit();
    }
}
