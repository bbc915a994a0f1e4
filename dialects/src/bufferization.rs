//! `bufferization`: the bridges between tensors and buffers that programs of other tools contain.

use hlo_ir::kinds::*;
use hlo_ir::text::{CustomArg, CustomDirective};
use hlo_ir::{Dialect, TypeData, ops, type_kinds};

use crate::formats::set_all;

/// The dialect.
pub static DIALECT: Dialect =
    Dialect { name: "bufferization", ops: &[BUFFERIZATION_OPS], customs: &[ALLOC_TYPE], ..Dialect::EMPTY };

/// `custom<AllocType>(type($result), type($copy))`: what is copied has the type of the result.
const ALLOC_TYPE: CustomDirective = CustomDirective {
    name: "AllocType",
    parse: |p, state, args| {
        let ty = p.parse_type()?;
        for arg in args {
            if let CustomArg::Types(group) = *arg {
                set_all(state, group, ty);
            }
        }
        Some(())
    },
    print: |p, op, _| p.print_type(op.result(0).ty()),
};

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
        format "`(` $dynamic_sizes `)` (`copy` `(` $copy^ `)`)? (`size_hint` `=` $size_hint^)? attr-dict `:` custom<AllocType>(type($result), type($copy))"
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
