//! `bufferization`: the bridges between tensors and buffers that programs of other tools contain.

use hlo_ir::kinds::*;
use hlo_ir::verify::op_error;
use hlo_ir::{DYNAMIC, Diagnostics, Dialect, TypeData, ops, type_kinds};

use crate::formats::SHARED_TYPE;

/// The dialect.
pub static DIALECT: Dialect =
    Dialect { name: "bufferization", ops: &[BUFFERIZATION_OPS], customs: &[SHARED_TYPE], ..Dialect::EMPTY };

type_kinds! {
    /// A memref, ranked or not.
    AnyBuffer, "ranked or unranked memref of any type values", |cx, ty| {
        matches!(ty.data(cx), TypeData::MemRef { .. } | TypeData::UnrankedMemRef { .. })
    };
}

ops! { BUFFERIZATION_OPS in "bufferization";
    /// The tensor whose elements a buffer holds.
    op ToTensor = "to_tensor" {
        operands { buffer: AnyBuffer }
        attrs { restrict: Unit, writable: Unit }
        results { result: AnyTensor }
        format "$buffer (`restrict` $restrict^)? (`writable` $writable^)? attr-dict `:` type($buffer) `to` type($result)"
    }

    /// A tensor in memory of its own, with the elements of `copy` or none that were set.
    op AllocTensor = "alloc_tensor" {
        operands { dynamic_sizes: Variadic<IndexType>, copy: Optional<AnyRankedTensor>, size_hint: Optional<IndexType> }
        attrs { memory_space: Option<AnyAttr> }
        results { result: AnyRankedTensor }
        traits [ATTR_SIZED_OPERANDS, NO_MEMORY_EFFECT]
        format "`(` $dynamic_sizes `)` (`copy` `(` $copy^ `)`)? (`size_hint` `=` $size_hint^)? attr-dict `:` custom<SharedType>(type($result), type($copy))"
        verify verify_alloc_tensor;
    }

    /// A buffer that holds the elements of a tensor.
    op ToBuffer = "to_buffer" {
        operands { tensor: AnyTensor }
        attrs { read_only: Unit }
        results { buffer: AnyBuffer }
        traits [NO_MEMORY_EFFECT]
        format "$tensor (`read_only` $read_only^)? attr-dict `:` type($tensor) `to` type($buffer)"
    }
}

/// Sizes come from the copy, whose type is that of the result, or one for each that the result leaves open.
fn verify_alloc_tensor(op: AllocTensor<'_>, diags: &mut Diagnostics) {
    let (result, given) = (op.result(), op.dynamic_sizes().len());
    let Some(copy) = op.copy() else {
        let open = result.shape().map_or(0, |shape| shape.iter().filter(|&&size| size == DYNAMIC).count());
        if given != open {
            let message = format!("incorrect number of dynamic sizes, has {given}, expected {open}");
            op_error(diags, op.op(), "operand-count", &message).emit();
        }
        return;
    };
    if given != 0 {
        diags.error("operand-count", op.op().loc(), "dynamic sizes not needed when copying a tensor".to_owned()).emit();
    } else if copy.ty() != result.ty() {
        diags.error("same-type", op.op().loc(), "expected that `copy` and return type match".to_owned()).emit();
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::check_error;

    #[test]
    fn sizes_of_allocated_tensors() {
        let alloc = |n: usize, copied: &str, result: &str| {
            let segments =
                format!("<{{operandSegmentSizes = array<i32: {n}, {}, 0>}}>", usize::from(!copied.is_empty()));
            let (sizes, indices) = (vec!["%n"; n], vec!["index"; n]);
            let copy = if copied.is_empty() { None } else { Some("%x") };
            let operands: Vec<&str> = sizes.into_iter().chain(copy).collect();
            let types: Vec<&str> = indices.into_iter().chain((!copied.is_empty()).then_some(copied)).collect();
            format!(
                "func.func @f(%x: tensor<4xf32>, %n: index) {{
                   %0 = \"bufferization.alloc_tensor\"({}) {segments} : ({}) -> {result}
                   return
                 }}",
                operands.join(", "),
                types.join(", ")
            )
        };
        let copied = "tensor<4xf32>";
        check_error(&alloc(0, copied, "tensor<5xf32>"), "expected that `copy` and return type match");
        check_error(&alloc(1, copied, copied), "dynamic sizes not needed when copying a tensor");
        check_error(&alloc(1, "", copied), "incorrect number of dynamic sizes, has 1, expected 0");
        check_error(&alloc(0, "", "tensor<?xf32>"), "incorrect number of dynamic sizes, has 0, expected 1");
    }
}
