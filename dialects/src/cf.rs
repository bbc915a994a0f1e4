//! `cf`: branches between the blocks of a region.

use hlo_ir::kinds::*;
use hlo_ir::text::{OpParser, OpPrinter, OpState, Token, Unresolved};
use hlo_ir::{AttrData, BlockId, Dialect, OpRef, SmallVec, Type, attr_kinds, ops};

use crate::kinds::i32_array;

/// The dialect.
pub static DIALECT: Dialect = Dialect { name: "cf", ops: &[CF_OPS], ..Dialect::EMPTY };

attr_kinds! {
    /// How likely each way is.
    BranchWeights, "i32 dense array attribute", |cx, attr| {
        matches!(attr.data(cx), AttrData::DenseArray { element: Type::I32, .. })
    };
}

ops! { CF_OPS in "cf";
    /// Stops the program when a condition does not hold.
    op Assert = "assert" {
        operands { arg: I1Type }
        attrs { msg: Str }
        format "$arg `,` $msg attr-dict"
    }

    /// Goes to a block.
    op Branch = "br" {
        operands { dest_operands: Variadic<AnyType> }
        successors 1
        traits [TERMINATOR, PURE]
        format "successors (`(` $dest_operands^ `:` type($dest_operands) `)`)? attr-dict"
    }

    /// Goes to one of two blocks.
    op CondBranch = "cond_br" {
        operands {
            condition: I1Type,
            true_dest_operands: Variadic<AnyType>,
            false_dest_operands: Variadic<AnyType>,
        }
        attrs { branch_weights: Option<BranchWeights> }
        successors 2
        traits [TERMINATOR, PURE, ATTR_SIZED_OPERANDS]
        parse parse_cond_br;
        print print_cond_br;
    }
}

/// `%condition (weights([a, b]))?, destination, destination attr-dict`
fn parse_cond_br(p: &mut OpParser<'_, '_>, state: &mut OpState) -> Option<()> {
    let condition = p.parse_operand()?;
    let condition = p.resolve(condition, Type::I1)?;
    state.operands.push(condition);
    if p.eat_keyword("weights") {
        p.expect(Token::LParen, "(")?;
        let weights = p.parse_i64_list()?;
        p.expect(Token::RParen, ")")?;
        let weights = i32_array(p.cx, &weights);
        state.set_attr(p.cx, "branch_weights", weights);
    }
    let mut sizes = vec![1];
    for _ in 0..2 {
        p.expect(Token::Comma, ",")?;
        sizes.push(parse_destination(p, state)?);
    }
    let sizes = i32_array(p.cx, &sizes);
    state.set_attr(p.cx, hlo_ir::op_def::OPERAND_SEGMENTS, sizes);
    if p.is(Token::LBrace) {
        let attrs = p.parse_attr_dict()?;
        state.attrs.extend(attrs);
    }
    Some(())
}

/// destination ::= block (`(` operands `:` types `)`)?; gives the number of operands.
fn parse_destination<'a>(p: &mut OpParser<'_, 'a>, state: &mut OpState) -> Option<i64> {
    let block = p.parse_successor()?;
    state.successors.push(block);
    if !p.eat(Token::LParen) {
        return Some(0);
    }
    let span = p.span();
    let mut operands: SmallVec<[Unresolved<'a>; 2]> = SmallVec::new();
    p.parse_operand_list(&mut operands)?;
    p.expect(Token::Colon, ":")?;
    let mut types: SmallVec<[Type; 4]> = SmallVec::new();
    p.parse_comma_list(|p| {
        types.push(p.parse_type()?);
        Some(())
    })?;
    p.expect(Token::RParen, ")")?;
    p.resolve_all(&operands, &types, span, &mut state.operands)?;
    Some(operands.len() as i64)
}

fn print_cond_br(p: &mut OpPrinter<'_, '_>, op: OpRef<'_>) {
    let branch = CondBranch(op);
    p.put(" ");
    p.print_operand(branch.condition().id, op.body);
    if let Some(weights) = branch.branch_weights().and_then(|attr| i32_elements(op.cx, attr)) {
        let weights: Vec<i64> = weights.into_iter().map(i64::from).collect();
        p.put(" weights(");
        p.print_i64_list(&weights);
        p.put(")");
    }
    let destinations = [branch.true_dest_operands(), branch.false_dest_operands()];
    for (&block, operands) in op.successors().iter().zip(destinations) {
        print_destination(p, op, block, operands);
    }
    p.print_op_attrs(op, false, |name| name == b"branch_weights");
}

fn print_destination(p: &mut OpPrinter<'_, '_>, op: OpRef<'_>, block: BlockId, operands: Values<'_>) {
    p.put(", ");
    p.print_block_name(op.body, block);
    if !operands.is_empty() {
        p.put("(");
        p.print_operands(operands.ids(), op.body);
        p.put(" : ");
        p.print_types(operands.iter().map(|value| value.ty()));
        p.put(")");
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::check_same;

    #[test]
    fn branches_print_as_the_reference_prints_them() {
        check_same(
            r#"
            func.func @f(%arg0: index, %arg1: i1) {
              cf.assert %arg1, "msg"
              cf.br ^bb1(%arg0 : index)
            ^bb1(%0: index):  // 3 preds: ^bb0, ^bb1, ^bb2
              cf.cond_br %arg1, ^bb1(%0 : index), ^bb2
            ^bb2:  // 2 preds: ^bb1, ^bb3
              cf.cond_br %arg1 weights([1, 2]), ^bb1(%0 : index), ^bb3 {foo}
            ^bb3:  // 2 preds: ^bb2, ^bb3
              cf.cond_br %arg1, ^bb3, ^bb2
            }
            "#,
        );
    }
}
