//! Reductions, windows, sorting and mapping: ops whose region computes on single elements.
//!
//! `reduce` has a text of its own, in two forms:
//! ```text
//! reduce  ::= pairs `applies` name across : function-type
//!           | pairs across : function-type `reducer` (`(` argument `,` argument `)`)* region
//! pairs   ::= `(` value `init` `:` value `)` (`,` …)*
//! across  ::= `across` `dimensions` `=` `[` integers `]` attr-dict?
//! ```

use hlo_ir::kinds::*;
use hlo_ir::op_def::traits;
use hlo_ir::text::{BlockArg, Delimiter, OpParser, OpPrinter, OpState, Token, Unresolved};
use hlo_ir::{Body, NewOp, OpDef, OpRef, SmallVec, Type, TypeData, ops};

use super::control::Return;
use super::formats::print_function;
use super::infer;
use super::kinds::*;
use super::traits::*;

ops! { REDUCE_OPS in "stablehlo";
    /// Combines all elements along dimensions.
    op Reduce = "reduce" {
        operands { inputs: Variadic<Tensor>, init_values: Variadic<Tensor> }
        attrs { dimensions: I64Array }
        results { results: Variadic<Tensor> }
        regions { body: OneBlock }
        traits [REGIONS_SPECULATABLE_IF_STATIC, RECURSIVE_EFFECTS, SAME_VARIADIC_OPERAND_SIZE, SINGLE_BLOCK, VERIFIES_INFERENCE]
        parse parse_reduce;
        print print_reduce;
        implicit_terminator Return;
        verify infer::reduce::verify_reduce;
        infer infer::reduce::reduce;
    }

    /// Combines all elements in windows that slide over the inputs.
    op ReduceWindow = "reduce_window" {
        operands { inputs: Variadic<Tensor>, init_values: Variadic<Tensor> }
        attrs {
            window_dimensions: I64Array,
            window_strides: Option<I64Array>,
            base_dilations: Option<I64Array>,
            window_dilations: Option<I64Array>,
            padding: Option<I64Elements>,
        }
        results { results: Variadic<Tensor> }
        regions { body: OneBlock }
        traits [REGIONS_SPECULATABLE_IF_STATIC, RECURSIVE_EFFECTS, SAME_VARIADIC_OPERAND_SIZE, SINGLE_BLOCK, VERIFIES_INFERENCE]
        implicit_terminator Return;
        verify infer::window::verify_reduce_window;
        infer infer::window::reduce_window;
    }

    /// Selects one element in each window and adds the source's values at those places.
    op SelectAndScatter = "select_and_scatter" {
        operands { operand: Tensor, source: Tensor, init_value: Tensor }
        attrs {
            window_dimensions: Option<I64Array>,
            window_strides: Option<I64Array>,
            padding: Option<I64Elements>,
        }
        results { result: Tensor }
        regions { select: OneBlock, scatter: OneBlock }
        traits [REGIONS_SPECULATABLE_IF_STATIC_DIMS_KEPT, RECURSIVE_EFFECTS, VERIFIES_INFERENCE]
        verify infer::reduce::verify_select_and_scatter;
        infer infer::reduce::select_and_scatter;
    }

    /// Sorts the inputs together along a dimension.
    op Sort = "sort" {
        operands { inputs: Variadic<Tensor> }
        attrs { dimension: I64Or<-1>, is_stable: BoolOr<false> }
        results { results: Variadic<Tensor> }
        regions { comparator: OneBlock }
        traits [REGIONS_SPECULATABLE_IF_STATIC, RECURSIVE_EFFECTS, SAME_OPERANDS_AND_RESULT_SHAPE, VERIFIES_INFERENCE]
        verify infer::reduce::verify_sort;
        infer infer::reduce::sort;
    }

    /// Applies a computation to each place of the inputs.
    op Map = "map" {
        operands { inputs: Variadic<Tensor> }
        attrs { dimensions: I64Array }
        results { result: Tensor }
        regions { computation: OneBlock }
        traits [REGIONS_SPECULATABLE_IF_STATIC, RECURSIVE_EFFECTS, SAME_OPERANDS_AND_RESULT_SHAPE, SINGLE_BLOCK]
        implicit_terminator Return;
        infer infer::reduce::map;
    }
}

/// Whether a reduction over one op of this row may be written in the compact form.
fn fits_compact_form(def: &OpDef) -> bool {
    let all_single = |specs: &[hlo_ir::op_def::ValueSpec]| specs.iter().all(|s| s.arity == hlo_ir::Arity::One);
    def.dialect() == "stablehlo"
        && def.is(traits::COMMUTATIVE)
        && def.regions.is_empty()
        && def.operands.len() == 2
        && def.results.len() == 1
        && all_single(def.operands)
        && all_single(def.results)
}

fn parse_reduce(p: &mut OpParser<'_, '_>, state: &mut OpState) -> Option<()> {
    let span = p.span();
    state.loc = span.loc;
    let mut operands: SmallVec<[Unresolved<'_>; 2]> = SmallVec::new();
    let mut inits: SmallVec<[Unresolved<'_>; 2]> = SmallVec::new();
    loop {
        if p.eat(Token::LParen) {
            operands.push(p.parse_operand()?);
            p.expect_keyword("init")?;
            p.expect(Token::Colon, ":")?;
            inits.push(p.parse_operand()?);
            p.expect(Token::RParen, ")")?;
        }
        if !p.eat(Token::Comma) {
            break;
        }
    }
    operands.extend(inits);

    let applied = if p.eat_keyword("applies") {
        let name = p.parse_keyword()?;
        match p.known_op(name).filter(|def| fits_compact_form(def)) {
            Some(def) => Some(def),
            None => {
                let message = "expected the inner-op to be a commutative binary-op from the stablehlo dialect, with \
                               zero region, producing single result";
                return p.op_fail(state, span, "inner-op", message);
            }
        }
    } else {
        None
    };

    p.expect_keyword("across")?;
    p.expect_keyword("dimensions")?;
    p.expect(Token::Equal, "=")?;
    let dimensions = p.parse_i64_list()?;
    if p.is(Token::LBrace) {
        let attrs = p.parse_attr_dict()?;
        state.attrs.extend(attrs);
    }
    p.expect(Token::Colon, ":")?;
    let type_span = p.span();
    let ty = p.parse_type()?;
    let TypeData::Function { inputs, results } = ty.data(p.cx) else {
        return p.op_fail(state, type_span, "expected-function-type", "invalid kind of type specified");
    };
    let (inputs, results) = (inputs.clone(), results.clone());
    state.results.extend_from_slice(&results);
    let attr = p.cx.i64_array_attr(&dimensions);
    state.set_attr(p.cx, "dimensions", attr);

    match applied {
        Some(def) => {
            if let Some(loc) = p.opt_trailing_loc()? {
                state.loc = loc;
            }
            let Some(&first) = inputs.first() else {
                return p.op_fail(state, span, "no-inputs", "input types missing in reduce-op function type");
            };
            p.resolve_all(&operands, &inputs, span, &mut state.operands)?;
            build_compact_body(p, state, def, first);
        }
        None => {
            p.expect_keyword("reducer")?;
            let args = parse_reducer_args(p)?;
            p.resolve_all(&operands, &inputs, span, &mut state.operands)?;
            let region = p.parse_region(&args, false)?;
            state.regions.push(region);
        }
    }
    Some(())
}

/// The region of the compact form: the op `def` on both arguments, and its result returned.
fn build_compact_body(p: &mut OpParser<'_, '_>, state: &mut OpState, def: &'static OpDef, input: Type) {
    let ty = p.cx.tensor_type(&[], input.element(p.cx));
    let region = p.body.create_region();
    let block = p.body.create_block(region);
    let args = [(); 2].map(|()| p.body.add_argument(block, ty, state.loc));
    let inner = p.body.create_op(NewOp { operands: &args, results: &[ty], ..NewOp::new(def, state.loc) });
    p.body.append_op(block, inner);
    let results = [p.body.result(inner, 0)];
    let last = p.body.create_op(NewOp { operands: &results, ..NewOp::new(Return::DEF, state.loc) });
    p.body.append_op(block, last);
    state.regions.push(region);
}

/// (`(` argument `,` argument `)`)*: first what comes in, then what was combined so far, each pair in brackets.
fn parse_reducer_args<'a>(p: &mut OpParser<'_, 'a>) -> Option<Vec<BlockArg<'a>>> {
    let (mut elements, mut accumulators) = (Vec::new(), Vec::new());
    while p.is(Token::LParen) {
        let mut pair = Vec::with_capacity(2);
        p.parse_op_list(Delimiter::Paren, |p| {
            let arg = p.parse_block_arg(false)?;
            if arg.name.number != 0 {
                return p.fail("bad-result-number", "result number not allowed in argument list");
            }
            pair.push(arg);
            Some(())
        })?;
        match <[BlockArg<'a>; 2]>::try_from(pair) {
            Ok([element, accumulator]) => {
                elements.push(element);
                accumulators.push(accumulator);
            }
            Err(_) => return p.fail("expected-token", "expected ','"),
        }
    }
    elements.extend(accumulators);
    Some(elements)
}

fn print_reduce(p: &mut OpPrinter<'_, '_>, op: OpRef<'_>) {
    let n_pairs = op.n_operands() / 2;
    for index in 0..n_pairs {
        p.put(if index == 0 { "(" } else { ", (" });
        p.print_operand(op.operand(index).id, op.body);
        p.put(" init: ");
        p.print_operand(op.operand(index + n_pairs).id, op.body);
        p.put(")");
    }
    let compact = compact_op(op);
    if let Some(inner) = compact {
        p.put(" applies ");
        p.put(inner.name());
    }
    p.put(" across dimensions = ");
    let dimensions = op.attr("dimensions").and_then(|attr| attr.as_i64_array(op.cx)).unwrap_or_default();
    p.print_i64_list(&dimensions);
    p.print_op_attrs(op, false, |name| name == b"dimensions");
    p.put(" : ");
    print_function(p, op);
    if compact.is_some() {
        return;
    }
    p.newline();
    p.put(" reducer");
    let Some(entry) = op.region(0).entry() else {
        return;
    };
    for index in 0..n_pairs {
        p.put("(");
        print_argument(p, op.body, entry.id, index);
        p.put(", ");
        print_argument(p, op.body, entry.id, index + n_pairs);
        p.put(") ");
    }
    p.put(" ");
    p.print_region(op.region(0), false, true);
}

/// `%name: type`, with its location where those are printed.
fn print_argument(p: &mut OpPrinter<'_, '_>, body: &Body, block: hlo_ir::BlockId, index: usize) {
    let (Some(&arg), Some(&loc)) = (body.block_args(block).get(index), body.block_arg_locs(block).get(index)) else {
        return;
    };
    p.print_operand(arg, body);
    p.put(": ");
    p.print_type(body.ty(arg));
    p.print_argument_loc(loc);
}

/// The op that the region consists of, when the compact form is used. As in the reference, attributes of that op do not
/// forbid it, though they are not written then.
fn compact_op(op: OpRef<'_>) -> Option<OpRef<'_>> {
    let (cx, body) = (op.cx, op.body);
    let block = op.region(0).entry()?;
    let inner = body.first_op(block.id)?;
    let last = body.next_op(inner)?;
    if body.next_op(last).is_some() || !std::ptr::eq(body.def(last), Return::DEF) {
        return None;
    }
    let inner = body.op_ref(cx, inner);
    if !fits_compact_form(inner.def()) {
        return None;
    }
    let scalar = cx.tensor_type(&[], op.operands().next()?.ty().element(cx));
    let same_types = inner.operands().chain(inner.results()).all(|value| value.ty() == scalar);
    let forwards_args = inner.operands().map(|value| value.id).eq(block.args().map(|arg| arg.id));
    let returns_result = body.operands(last).eq(inner.results().map(|value| value.id));
    (same_types && forwards_args && returns_result).then_some(inner)
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    #[test]
    fn texts_print_as_the_reference_prints_them() {
        check(
            r#"
            func.func private @f(%arg0: tensor<4x6xf32>, %arg1: tensor<f32>, %arg2: tensor<4x6xi32>, %arg3: tensor<i32>) {
              %0 = stablehlo.reduce(%arg0 init: %arg1) applies stablehlo.add across dimensions = [1] {mhlo.sharding = "x"} : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
              %1:2 = stablehlo.reduce(%arg0 init: %arg1), (%arg2 init: %arg3) across dimensions = [0] : (tensor<4x6xf32>, tensor<4x6xi32>, tensor<f32>, tensor<i32>) -> (tensor<6xf32>, tensor<6xi32>)
               reducer(%x: tensor<f32>, %y: tensor<f32>) (%u: tensor<i32>, %v: tensor<i32>) {
                %5 = stablehlo.maximum %x, %y : tensor<f32>
                stablehlo.return %5, %u : tensor<f32>, tensor<i32>
              }
              %2 = "stablehlo.reduce"(%arg0, %arg1) ({
              ^bb0(%x: tensor<f32>, %y: tensor<f32>):
                %5 = stablehlo.add %y, %x : tensor<f32>
                stablehlo.return %5 : tensor<f32>
              }) {dimensions = array<i64: 0, 1>} : (tensor<4x6xf32>, tensor<f32>) -> tensor<f32>
              %3 = "stablehlo.sort"(%arg0) <{dimension = 1 : i64, is_stable = true}> ({
              ^bb0(%x: tensor<f32>, %y: tensor<f32>):
                %5 = stablehlo.compare LT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
                stablehlo.return %5 : tensor<i1>
              }) : (tensor<4x6xf32>) -> tensor<4x6xf32>
              %4 = "stablehlo.reduce_window"(%arg0, %arg1) <{window_dimensions = array<i64: 2, 2>, padding = dense<[[0, 1], [0, 0]]> : tensor<2x2xi64>}> ({
              ^bb0(%x: tensor<f32>, %y: tensor<f32>):
                %5 = stablehlo.add %x, %y : tensor<f32>
                stablehlo.return %5 : tensor<f32>
              }) : (tensor<4x6xf32>, tensor<f32>) -> tensor<4x5xf32>
              return
            }"#,
            r#"
            func.func private @f(%arg0: tensor<4x6xf32>, %arg1: tensor<f32>, %arg2: tensor<4x6xi32>, %arg3: tensor<i32>) {
              %0 = stablehlo.reduce(%arg0 init: %arg1) applies stablehlo.add across dimensions = [1] {mhlo.sharding = "x"} : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
              %1:2 = stablehlo.reduce(%arg0 init: %arg1), (%arg2 init: %arg3) across dimensions = [0] : (tensor<4x6xf32>, tensor<4x6xi32>, tensor<f32>, tensor<i32>) -> (tensor<6xf32>, tensor<6xi32>)
               reducer(%arg4: tensor<f32>, %arg6: tensor<f32>) (%arg5: tensor<i32>, %arg7: tensor<i32>)  {
                %5 = stablehlo.maximum %arg4, %arg6 : tensor<f32>
                stablehlo.return %5, %arg5 : tensor<f32>, tensor<i32>
              }
              %2 = stablehlo.reduce(%arg0 init: %arg1) across dimensions = [0, 1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<f32>
               reducer(%arg4: tensor<f32>, %arg5: tensor<f32>)  {
                %5 = stablehlo.add %arg5, %arg4 : tensor<f32>
                stablehlo.return %5 : tensor<f32>
              }
              %3 = "stablehlo.sort"(%arg0) <{dimension = 1 : i64, is_stable = true}> ({
              ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
                %5 = stablehlo.compare LT, %arg4, %arg5 : (tensor<f32>, tensor<f32>) -> tensor<i1>
                stablehlo.return %5 : tensor<i1>
              }) : (tensor<4x6xf32>) -> tensor<4x6xf32>
              %4 = "stablehlo.reduce_window"(%arg0, %arg1) <{padding = dense<[[0, 1], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 2>}> ({
              ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
                %5 = stablehlo.add %arg4, %arg5 : tensor<f32>
                stablehlo.return %5 : tensor<f32>
              }) : (tensor<4x6xf32>, tensor<f32>) -> tensor<4x5xf32>
              return
            }"#,
        );
    }
}
