//! The structured core: every op here becomes one kernel, alone or inside a `fusion`.

use hlo_ir::kinds::*;
use hlo_ir::ops;

ops! { STRUCTURED_OPS in "hexir";
    /// A computation over scalars, carried out for every position. All operands and results have the same shape; the
    /// region has one argument an operand and yields one value a result.
    op Compute = "compute" {
        operands { inputs: Variadic<AnyRankedTensor> }
        results { results: Variadic<AnyRankedTensor> }
        regions { body: OneBlock }
        traits [PURE, SINGLE_BLOCK]
        format "$inputs attr-dict `:` functional-type($inputs, $results) $body"
    }

    /// Folds `dimensions` away, in row-major order of their elements and one at a time, beginning with `inits`, tensors
    /// of rank 0. The region takes one accumulator an input, then one element an input, and yields the accumulators.
    op Reduce = "reduce" {
        operands { inputs: Variadic<AnyRankedTensor>, inits: Variadic<AnyRankedTensor> }
        attrs { dimensions: I64Array }
        results { results: Variadic<AnyRankedTensor> }
        regions { body: OneBlock }
        traits [PURE, SINGLE_BLOCK]
        format "$inputs `init` $inits `dims` $dimensions attr-dict `:` functional-type(operands, $results) $body"
    }

    /// Sums of products over the contracted dimensions. The result's dimensions are the batch dimensions, then what is
    /// left of `lhs`, then what is left of `rhs`. Products are added in row-major order of the contracted dimensions,
    /// in the type `accumulator`, which is the result's element type where none is given.
    op Contract = "contract" {
        operands { lhs: AnyRankedTensor, rhs: AnyRankedTensor }
        attrs {
            lhs_batch: I64Array,
            rhs_batch: I64Array,
            lhs_contract: I64Array,
            rhs_contract: I64Array,
            accumulator: Option<TypeAttr>,
        }
        results { result: AnyRankedTensor }
        traits [PURE]
        format "$lhs `,` $rhs `batch` $lhs_batch `x` $rhs_batch `contract` $lhs_contract `x` $rhs_contract (`in` $accumulator^)? attr-dict `:` functional-type(operands, $result)"
    }

    /// Ops that become one kernel. The region takes the operands as its arguments and sees nothing else.
    op Fusion = "fusion" {
        operands { inputs: Variadic<AnyRankedTensor> }
        results { results: Variadic<AnyRankedTensor> }
        regions { body: OneBlock }
        traits [PURE, SINGLE_BLOCK, ISOLATED]
        format "$inputs attr-dict `:` functional-type($inputs, $results) $body"
    }

    /// Ends a region of this dialect with its values.
    op Yield = "yield" {
        operands { operands: Variadic<AnyType> }
        traits [TERMINATOR, RETURN_LIKE, PURE]
        format "attr-dict ($operands^ `:` type($operands))?"
    }
}
