//! Control flow, tuples, tokens and barriers.
//!
//! `while` has a text of its own:
//! ```text
//! while ::= `(` (name `=` value (`,` …)*)? `)` (`:` types)? (`attributes` dict)? `cond` region `do` region
//! ```

use hlo_ir::kinds::*;
use hlo_ir::text::{BlockArg, OpParser, OpPrinter, OpState, Token, Unresolved};
use hlo_ir::{Dict, NameSink, OpRef, SmallVec, Type, ops};

use super::infer;
use super::kinds::*;
use super::traits::*;

ops! { CONTROL_OPS in "stablehlo";
    /// Ends a region and gives values to the op around it.
    op Return = "return" {
        operands { results: Variadic<AnyTensorTokenOrBuffer> }
        traits [PURE, TERMINATOR]
        format "$results attr-dict (`:` type($results)^)?"
    }

    /// Runs one of two regions.
    op If = "if" {
        operands { pred: PredTensor }
        results { results: Variadic<AnyTensorOrToken> }
        regions { true_branch: OneBlock, false_branch: OneBlock }
        traits [RECURSIVE_EFFECTS, REGIONS_SPECULATABLE, SINGLE_BLOCK]
        implicit_terminator Return;
        infer infer::control::conditional;
    }

    /// Runs the region that an index selects, the last one when it is out of range.
    op Case = "case" {
        operands { index: I32Tensor }
        results { results: Variadic<AnyTensorOrToken> }
        regions { branches: VariadicRegions<OneBlock> }
        traits [RECURSIVE_EFFECTS, REGIONS_SPECULATABLE, SINGLE_BLOCK]
        implicit_terminator Return;
        infer infer::control::conditional;
    }

    /// Runs the body as long as the condition holds.
    op While = "while" {
        operands { operand: Variadic<AnyTensorTokenOrBuffer> }
        results { results: Variadic<AnyTensorTokenOrBuffer> }
        regions { cond: OneBlock, body: OneBlock }
        traits [RECURSIVE_EFFECTS, REGIONS_SPECULATABLE, SINGLE_BLOCK, VERIFIES_INFERENCE]
        parse parse_while;
        print print_while;
        argument_names name_iter_args;
        implicit_terminator Return;
        verify infer::control::verify_while;
        infer infer::control::same_types;
    }

    /// One part of a tuple.
    op GetTupleElement = "get_tuple_element" {
        operands { operand: TupleType }
        attrs { index: CountI32 }
        results { result: AnyValue }
        traits [PURE]
        format "$operand `[` $index `]` attr-dict `:` functional-type(operands, results)"
        infer infer::control::get_tuple_element;
    }

    /// A tuple of values.
    op MakeTuple = "tuple" {
        operands { val: Variadic<AnyValue> }
        results { result: TupleType }
        traits [PURE]
        format "$val attr-dict `:` custom<TupleOpType>(type($val), type($result))"
        infer infer::control::tuple;
    }

    /// Gives its operands, and keeps what computes them from moving past it.
    op OptimizationBarrier = "optimization_barrier" {
        operands { operand: Variadic<TensorOrToken> }
        results { result: Variadic<TensorOrToken> }
        traits [PURE, PAIRWISE_SAME_TYPE]
        format "attr-dict ($operand^ `:` custom<PairwiseOpType>(type($operand), type($result))):(`(` `)`)?"
        infer infer::control::same_types;
    }

    /// A token that comes after all tokens of the operands.
    op AfterAll = "after_all" {
        operands { inputs: Variadic<TokenType> }
        results { result: TokenType }
        traits [PURE]
        format "$inputs attr-dict `:` custom<VariadicSameOperandsAndResultType>(ref($inputs), type($inputs), type($result))"
        infer infer::control::token;
    }

    /// A token that comes after nothing.
    op CreateToken = "create_token" {
        results { output: TokenType }
        traits [PURE]
        format "attr-dict `:` type(results)"
        infer infer::control::token;
    }

    /// Starts a computation that runs beside what follows.
    op AsyncStart = "async_start" {
        operands { operands: Variadic<Tensor> }
        results { result: FutureType }
        regions { body: OneBlock }
        traits [SINGLE_BLOCK, REGIONS_SPECULATABLE_IF_STATIC, ISOLATED]
        implicit_terminator Return;
        verify infer::control::verify_async_start;
        infer infer::control::async_start;
    }

    /// Waits for a computation and gives its result.
    op AsyncDone = "async_done" {
        operands { operand: FutureType }
        results { result: Tensor }
        infer infer::control::async_done;
    }
}

/// What a loop carries asks for `%iterArg`.
fn name_iter_args(op: OpRef<'_>, region: usize, name: &mut NameSink<'_>) {
    if let Some(entry) = op.region(region).entry() {
        for arg in entry.args() {
            name(arg.id, "iterArg");
        }
    }
}

fn parse_while(p: &mut OpParser<'_, '_>, state: &mut OpState) -> Option<()> {
    let span = p.span();
    let mut names: SmallVec<[Unresolved<'_>; 4]> = SmallVec::new();
    let mut operands: SmallVec<[Unresolved<'_>; 4]> = SmallVec::new();
    p.expect(Token::LParen, "(")?;
    while !p.eat(Token::RParen) {
        names.push(p.parse_operand()?);
        p.expect(Token::Equal, "=")?;
        operands.push(p.parse_operand()?);
        if p.eat(Token::RParen) {
            break;
        }
        p.expect(Token::Comma, ",")?;
    }
    if !operands.is_empty() {
        p.expect(Token::Colon, ":")?;
        let mut types: SmallVec<[Type; 2]> = SmallVec::new();
        p.parse_comma_list(|p| {
            types.push(p.parse_type()?);
            Some(())
        })?;
        state.results = types;
    }
    p.resolve_all(&operands, &state.results, span, &mut state.operands)?;
    if p.eat_keyword("attributes") {
        let attrs = p.parse_attr_dict()?;
        state.attrs.extend(attrs);
    }
    let args: Vec<BlockArg<'_>> = names
        .iter()
        .zip(&state.results)
        .map(|(&name, &ty)| BlockArg { name, ty, loc: p.loc_at(name.at), attrs: Dict::EMPTY })
        .collect();
    for word in ["cond", "do"] {
        p.expect_keyword(word)?;
        let region = p.parse_region(&args, false)?;
        state.regions.push(region);
    }
    Some(())
}

fn print_while(p: &mut OpPrinter<'_, '_>, op: OpRef<'_>) {
    let (cond, body) = (op.region(0), op.region(1));
    p.put("(");
    let args: SmallVec<[_; 4]> = body.entry().map(|entry| entry.args().collect()).unwrap_or_default();
    for (index, (arg, operand)) in args.iter().zip(op.operands()).enumerate() {
        if index != 0 {
            p.put(", ");
        }
        p.print_operand(arg.id, op.body);
        p.put(" = ");
        p.print_operand(operand.id, op.body);
    }
    p.put(")");
    if op.n_operands() != 0 {
        p.put(" : ");
        p.print_types(op.operands().map(|operand| operand.ty()));
    }
    p.print_op_attrs(op, true, |_| false);
    p.newline();
    p.put("cond ");
    p.print_region(cond, false, true);
    p.put(" do ");
    p.print_region(body, false, true);
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    #[test]
    fn texts_print_as_the_reference_prints_them() {
        check(
            r#"
            func.func private @f(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: !stablehlo.token, %arg3: tuple<tensor<i1>, tensor<f32>>) {
              %0:2 = stablehlo.while(%i = %arg1, %t0 = %arg2) : tensor<i32>, !stablehlo.token attributes {mhlo.x = 1 : i32}
              cond {
                stablehlo.return %arg0 : tensor<i1>
              } do {
                %5 = stablehlo.add %i, %i : tensor<i32>
                stablehlo.return %5, %t0 : tensor<i32>, !stablehlo.token
              }
              stablehlo.while()
              cond {
                stablehlo.return %arg0 : tensor<i1>
              } do {
                stablehlo.return
              }
              %1 = "stablehlo.if"(%arg0) ({
                stablehlo.return %arg1 : tensor<i32>
              }, {
                %6 = stablehlo.negate %arg1 : tensor<i32>
                stablehlo.return %6 : tensor<i32>
              }) : (tensor<i1>) -> tensor<i32>
              %2 = stablehlo.tuple %arg0, %arg1 : tuple<tensor<i1>, tensor<i32>>
              %3 = stablehlo.get_tuple_element %arg3[1] : (tuple<tensor<i1>, tensor<f32>>) -> tensor<f32>
              %4:2 = stablehlo.optimization_barrier %arg0, %arg1 : tensor<i1>, tensor<i32>
              stablehlo.optimization_barrier ()
              %7 = stablehlo.after_all %arg2, %arg2 : !stablehlo.token
              %8 = stablehlo.create_token : !stablehlo.token
              return
            }"#,
            r#"
            func.func private @f(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: !stablehlo.token, %arg3: tuple<tensor<i1>, tensor<f32>>) {
              %0:2 = stablehlo.while(%iterArg = %arg1, %iterArg_0 = %arg2) : tensor<i32>, !stablehlo.token attributes {mhlo.x = 1 : i32}
              cond {
                stablehlo.return %arg0 : tensor<i1>
              } do {
                %7 = stablehlo.add %iterArg, %iterArg : tensor<i32>
                stablehlo.return %7, %iterArg_0 : tensor<i32>, !stablehlo.token
              }
              stablehlo.while()
              cond {
                stablehlo.return %arg0 : tensor<i1>
              } do {
                stablehlo.return 
              }
              %1 = "stablehlo.if"(%arg0) ({
                stablehlo.return %arg1 : tensor<i32>
              }, {
                %7 = stablehlo.negate %arg1 : tensor<i32>
                stablehlo.return %7 : tensor<i32>
              }) : (tensor<i1>) -> tensor<i32>
              %2 = stablehlo.tuple %arg0, %arg1 : tuple<tensor<i1>, tensor<i32>>
              %3 = stablehlo.get_tuple_element %arg3[1] : (tuple<tensor<i1>, tensor<f32>>) -> tensor<f32>
              %4:2 = stablehlo.optimization_barrier %arg0, %arg1 : tensor<i1>, tensor<i32>
              stablehlo.optimization_barrier()
              %5 = stablehlo.after_all %arg2, %arg2 : !stablehlo.token
              %6 = stablehlo.create_token : !stablehlo.token
              return
            }"#,
        );
    }
}
