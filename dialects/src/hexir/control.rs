//! Conditions and loops over tensors, decided on the host. Regions may read what is around them.

use hlo_ir::kinds::*;
use hlo_ir::{Diagnostics, OpRef, Type, ops};

use super::rules::{PLACED, counted, fault};
use super::scalars::verify_region;
use super::structured::Yield;

ops! { CONTROL_OPS in "hexir";
    /// Runs `body` as long as `cond`, given the same values, yields true.
    op While = "while" {
        operands { inits: Variadic<AnyRankedTensor> }
        results { results: Variadic<AnyRankedTensor> }
        regions { cond: OneBlock, body: OneBlock }
        traits [PLACED, SINGLE_BLOCK, RECURSIVE_EFFECTS]
        format "$inits attr-dict `:` functional-type($inits, $results) `cond` $cond `do` $body"
        verify verify_while;
        verify_regions verify_while_regions;
    }

    /// Runs one of two regions.
    op If = "if" {
        operands { predicate: AnyRankedTensor }
        results { results: Variadic<AnyRankedTensor> }
        regions { then_region: OneBlock, else_region: OneBlock }
        traits [PLACED, SINGLE_BLOCK, RECURSIVE_EFFECTS]
        format "$predicate attr-dict `:` functional-type($predicate, $results) $then_region `else` $else_region"
        implicit_terminator Yield<'static>;
        verify |branch, diags| verify_decider(branch.op(), Type::I1, diags);
        verify_regions |branch, diags| verify_branches(branch.op(), diags);
    }

    /// Runs the branch of that number; the last one for numbers out of range.
    op Case = "case" {
        operands { index: AnyRankedTensor }
        results { results: Variadic<AnyRankedTensor> }
        regions { branches: VariadicRegions<OneBlock> }
        traits [PLACED, SINGLE_BLOCK, RECURSIVE_EFFECTS]
        format "$index attr-dict `:` functional-type($index, $results) $branches"
        implicit_terminator Yield<'static>;
        verify verify_case;
        verify_regions |case, diags| verify_branches(case.op(), diags);
    }
}

fn types(values: Values<'_>) -> Vec<Type> {
    values.iter().map(|value| value.ty()).collect()
}

fn verify_while(op: While<'_>, diags: &mut Diagnostics) {
    let (inits, results) = (types(op.inits()), types(op.results()));
    if inits.len() != results.len() {
        let expected = counted(inits.len(), "result");
        let message = format!("expected {expected}, one an operand, found {}", results.len());
        return fault(op.op(), diags, "results", message);
    }
    super::rules::expect_results(op.op(), &inits, diags);
}

fn verify_while_regions(op: While<'_>, diags: &mut Diagnostics) {
    let cx = op.op().cx;
    let carried = types(op.inits());
    let predicate = cx.tensor_type(&[], Type::I1);
    if verify_region::<Yield<'_>>(op.op(), 0, &carried, &[predicate], diags) {
        verify_region::<Yield<'_>>(op.op(), 1, &carried, &types(op.results()), diags);
    }
}

/// The operand that decides is a tensor of rank 0 of `element`.
fn verify_decider(op: OpRef<'_>, element: Type, diags: &mut Diagnostics) {
    let expected = op.cx.tensor_type(&[], element);
    let found = op.operand(0).ty();
    if found != expected && found != Type::ERROR {
        let (expected, found) = (op.cx.type_text(expected), op.cx.type_text(found));
        let name = op.def().operands[0].name;
        fault(op, diags, "decider", format!("expected '{name}' of type '{expected}', found '{found}'"));
    }
}

fn verify_case(case: Case<'_>, diags: &mut Diagnostics) {
    if case.op().n_regions() == 0 {
        return fault(case.op(), diags, "branches", "expected one branch at least, found none");
    }
    verify_decider(case.op(), Type::I32, diags);
}

/// Every branch takes nothing and yields the results.
fn verify_branches(op: OpRef<'_>, diags: &mut Diagnostics) {
    let results: Vec<Type> = op.results().map(|value| value.ty()).collect();
    for index in 0..op.n_regions() {
        if !verify_region::<Yield<'_>>(op, index, &[], &results, diags) {
            return;
        }
    }
}
