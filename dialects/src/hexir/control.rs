//! Conditions and loops over tensors, decided on the host. Regions may read what is around them.

use hlo_ir::kinds::*;
use hlo_ir::ops;

use super::structured::Yield;

ops! { CONTROL_OPS in "hexir";
    /// Runs `body` as long as `cond`, given the same values, yields true.
    op While = "while" {
        operands { inits: Variadic<AnyRankedTensor> }
        results { results: Variadic<AnyRankedTensor> }
        regions { cond: OneBlock, body: OneBlock }
        traits [SINGLE_BLOCK, RECURSIVE_EFFECTS]
        format "$inits attr-dict `:` functional-type($inits, $results) `cond` $cond `do` $body"
    }

    /// Runs one of two regions.
    op If = "if" {
        operands { predicate: AnyRankedTensor }
        results { results: Variadic<AnyRankedTensor> }
        regions { then_region: OneBlock, else_region: OneBlock }
        traits [SINGLE_BLOCK, RECURSIVE_EFFECTS]
        format "$predicate attr-dict `:` functional-type($predicate, $results) $then_region `else` $else_region"
        implicit_terminator Yield<'static>;
    }

    /// Runs the branch of that number; the last one for numbers out of range.
    op Case = "case" {
        operands { index: AnyRankedTensor }
        results { results: Variadic<AnyRankedTensor> }
        regions { branches: VariadicRegions<OneBlock> }
        traits [SINGLE_BLOCK, RECURSIVE_EFFECTS]
        format "$index attr-dict `:` functional-type($index, $results) $branches"
        implicit_terminator Yield<'static>;
    }
}
