//! `bufferization`: the bridges between tensors and buffers that programs of other tools contain.

use hlo_ir::kinds::*;
use hlo_ir::{Dialect, TypeData, ops, type_kinds};

/// The dialect.
pub static DIALECT: Dialect = Dialect { name: "bufferization", ops: &[BUFFERIZATION_OPS], ..Dialect::EMPTY };

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

    /// A buffer that holds the elements of a tensor.
    op ToBuffer = "to_buffer" {
        operands { tensor: AnyTensor }
        attrs { read_only: Unit }
        results { buffer: AnyBuffer }
        traits [NO_MEMORY_EFFECT]
        format "$tensor (`read_only` $read_only^)? attr-dict `:` type($tensor) `to` type($buffer)"
    }
}
