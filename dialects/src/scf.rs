//! `scf`: conditions and loops with regions.

use hlo_ir::kinds::*;
use hlo_ir::text::{BlockArg, Delimiter, OpParser, OpPrinter, OpState, Token, Unresolved};
use hlo_ir::{Dialect, Dict, OpRef, RegionRef, SmallVec, Type, ops};

/// The dialect.
pub static DIALECT: Dialect = Dialect { name: "scf", ops: &[SCF_OPS], ..Dialect::EMPTY };

ops! { SCF_OPS in "scf";
    /// Ends the regions of this dialect's ops.
    op Yield = "yield" {
        operands { results: Variadic<AnyType> }
        traits [TERMINATOR, RETURN_LIKE, PURE]
        format "attr-dict ($results^ `:` type($results))?"
    }

    /// Ends the first region of a `while`.
    op Condition = "condition" {
        operands { condition: I1Type, args: Variadic<AnyType> }
        traits [TERMINATOR, RETURN_LIKE, PURE]
        format "`(` $condition `)` attr-dict ($args^ `:` type($args))?"
    }

    /// Runs one of two regions.
    op If = "if" {
        operands { condition: I1Type }
        results { results: Variadic<AnyType> }
        regions { then_region: OneBlock, else_region: AnyRegion }
        traits [SINGLE_BLOCK, RECURSIVE_EFFECTS]
        parse parse_if;
        print print_if;
        implicit_terminator Yield<'static>;
    }

    /// Counts from one number to another.
    op For = "for" {
        operands {
            lower_bound: AnyType,
            upper_bound: AnyType,
            step: AnyType,
            init_args: Variadic<AnyType>,
        }
        attrs { unsigned_cmp = "unsignedCmp": Unit }
        results { results: Variadic<AnyType> }
        regions { region: OneBlock }
        traits [SINGLE_BLOCK, RECURSIVE_EFFECTS]
        parse parse_for;
        print print_for;
        implicit_terminator Yield<'static>;
    }

    /// Runs its second region as long as its first one says so.
    op While = "while" {
        operands { inits: Variadic<AnyType> }
        results { results: Variadic<AnyType> }
        regions { before: OneBlock, after: OneBlock }
        traits [SINGLE_BLOCK, RECURSIVE_EFFECTS]
        parse parse_while;
        print print_while;
    }
}

/// `T` or `(T, U)`
pub(crate) fn parse_result_list(p: &mut OpParser<'_, '_>, state: &mut OpState) -> Option<()> {
    if !p.is(Token::LParen) {
        let ty = p.parse_type()?;
        state.results.push(ty);
        return Some(());
    }
    p.parse_op_list(Delimiter::Paren, |p| {
        let ty = p.parse_type()?;
        state.results.push(ty);
        Some(())
    })
}

pub(crate) fn print_result_list(p: &mut OpPrinter<'_, '_>, op: OpRef<'_>) {
    p.put(" -> (");
    p.print_types(op.results().map(|value| value.ty()));
    p.put(")");
}

/// `%condition (-> (types))? region (else region)? attr-dict`
pub(crate) fn parse_if(p: &mut OpParser<'_, '_>, state: &mut OpState) -> Option<()> {
    let condition = p.parse_operand()?;
    let condition = p.resolve(condition, Type::I1)?;
    state.operands.push(condition);
    if p.eat(Token::Arrow) {
        parse_result_list(p, state)?;
    }
    let then_region = p.parse_region(&[], false)?;
    p.ensure_terminator(state.def, then_region, state.loc);
    state.regions.push(then_region);
    let else_region = if p.eat_keyword("else") {
        let region = p.parse_region(&[], false)?;
        p.ensure_terminator(state.def, region, state.loc);
        region
    } else {
        p.body.create_region()
    };
    state.regions.push(else_region);
    parse_attrs(p, state)
}

pub(crate) fn parse_attrs(p: &mut OpParser<'_, '_>, state: &mut OpState) -> Option<()> {
    if p.is(Token::LBrace) {
        let attrs = p.parse_attr_dict()?;
        state.attrs.extend(attrs);
    }
    Some(())
}

pub(crate) fn print_if(p: &mut OpPrinter<'_, '_>, op: OpRef<'_>) {
    p.put(" ");
    p.print_operand(op.operand(0).id, op.body);
    let has_results = op.n_results() != 0;
    if has_results {
        print_result_list(p, op);
    }
    p.put(" ");
    p.print_region(op.region(0), false, has_results);
    if op.region(1).entry().is_some() {
        p.put(" else ");
        p.print_region(op.region(1), false, has_results);
    }
    p.print_op_attrs(op, false, |_| false);
}

/// Names of arguments and what they begin with: `(%a = %b, …)`.
fn parse_assignments<'a>(
    p: &mut OpParser<'_, 'a>,
    names: &mut Vec<Unresolved<'a>>,
    inits: &mut SmallVec<[Unresolved<'a>; 2]>,
) -> Option<()> {
    p.parse_op_list(Delimiter::Paren, |p| {
        names.push(p.parse_operand()?);
        p.expect(Token::Equal, "=")?;
        inits.push(p.parse_operand()?);
        Some(())
    })
}

fn print_assignments(p: &mut OpPrinter<'_, '_>, region: RegionRef<'_>, skip: usize, inits: Values<'_>) {
    let args: Vec<_> = region.entry().map(|block| block.args().skip(skip).collect()).unwrap_or_default();
    p.put("(");
    for (index, (arg, init)) in args.into_iter().zip(inits.iter()).enumerate() {
        p.put(if index == 0 { "" } else { ", " });
        p.print_operand(arg.id, arg.body);
        p.put(" = ");
        p.print_operand(init.id, init.body);
    }
    p.put(")");
}

fn block_args<'a>(p: &OpParser<'_, 'a>, names: &[Unresolved<'a>], types: &[Type]) -> Vec<BlockArg<'a>> {
    let arg = |(name, ty): (&Unresolved<'a>, &Type)| BlockArg {
        name: *name,
        ty: *ty,
        loc: p.loc_at(name.at),
        attrs: Dict::EMPTY,
    };
    names.iter().zip(types).map(arg).collect()
}

/// `unsigned? %i = %lower to %upper step %step (iter_args(…) -> (types))? (: type)? region attr-dict`
fn parse_for(p: &mut OpParser<'_, '_>, state: &mut OpState) -> Option<()> {
    if p.eat_keyword("unsigned") {
        state.set_attr(p.cx, "unsignedCmp", hlo_ir::Attr::UNIT);
    }
    let mut names = vec![p.parse_operand()?];
    p.expect(Token::Equal, "=")?;
    let lower = p.parse_operand()?;
    p.expect_keyword("to")?;
    let upper = p.parse_operand()?;
    p.expect_keyword("step")?;
    let step = p.parse_operand()?;
    let mut inits = SmallVec::new();
    let span = p.span();
    if p.eat_keyword("iter_args") {
        parse_assignments(p, &mut names, &mut inits)?;
        p.expect(Token::Arrow, "->")?;
        parse_result_list(p, state)?;
        if inits.len() != state.results.len() {
            let message = "mismatch in number of loop-carried values and defined values";
            return p.fail_at(span, "operand-count", message);
        }
    }
    let ty = if p.eat(Token::Colon) { p.parse_type()? } else { Type::INDEX };
    for bound in [lower, upper, step] {
        let bound = p.resolve(bound, ty)?;
        state.operands.push(bound);
    }
    let results: Vec<Type> = state.results.to_vec();
    p.resolve_all(&inits, &results, span, &mut state.operands)?;
    let mut types = vec![ty];
    types.extend(results);
    let args = block_args(p, &names, &types);
    let region = p.parse_region(&args, false)?;
    p.ensure_terminator(state.def, region, state.loc);
    state.regions.push(region);
    parse_attrs(p, state)
}

fn print_for(p: &mut OpPrinter<'_, '_>, op: OpRef<'_>) {
    let region = op.region(0);
    let counter = region.entry().and_then(|block| block.args().next());
    p.put(if For(op).unsigned_cmp() { " unsigned " } else { " " });
    if let Some(counter) = counter {
        p.print_operand(counter.id, op.body);
    }
    for (word, operand) in [(" = ", 0), (" to ", 1), (" step ", 2)] {
        p.put(word);
        p.print_operand(op.operand(operand).id, op.body);
    }
    let inits = For(op).init_args();
    if !inits.is_empty() {
        p.put(" iter_args");
        print_assignments(p, region, 1, inits);
        print_result_list(p, op);
    }
    p.put(" ");
    let ty = op.operand(0).ty();
    if ty != Type::INDEX {
        p.put(" : ");
        p.print_type(ty);
        p.put(" ");
    }
    p.print_region(region, false, !inits.is_empty());
    p.print_op_attrs(op, false, |name| name == b"unsignedCmp");
}

/// `(assignments)? : function-type region do region (attributes dict)?`
fn parse_while(p: &mut OpParser<'_, '_>, state: &mut OpState) -> Option<()> {
    let (mut names, mut inits) = (Vec::new(), SmallVec::new());
    let span = p.span();
    if p.is(Token::LParen) {
        parse_assignments(p, &mut names, &mut inits)?;
    }
    p.expect(Token::Colon, ":")?;
    let (inputs, results) = p.parse_function_type_parts()?;
    if inputs.len() != inits.len() {
        let message =
            format!("expected as many input types as operands (expected {} got {})", inits.len(), inputs.len());
        return p.fail_at(span, "operand-count", message);
    }
    state.results.extend_from_slice(&results);
    p.resolve_all(&inits, &inputs, span, &mut state.operands)?;
    let args = block_args(p, &names, &inputs);
    let before = p.parse_region(&args, false)?;
    state.regions.push(before);
    p.expect_keyword("do")?;
    let after = p.parse_region(&[], false)?;
    state.regions.push(after);
    if p.eat_keyword("attributes") {
        let attrs = p.parse_attr_dict()?;
        state.attrs.extend(attrs);
    }
    Some(())
}

fn print_while(p: &mut OpPrinter<'_, '_>, op: OpRef<'_>) {
    let inits = While(op).inits();
    if !inits.is_empty() {
        p.put(" ");
        print_assignments(p, op.region(0), 0, inits);
    }
    p.put(" : ");
    let operands: Vec<Type> = op.operands().map(|value| value.ty()).collect();
    let results: Vec<Type> = op.results().map(|value| value.ty()).collect();
    p.print_functional_type(&operands, &results);
    p.put(" ");
    p.print_region(op.region(0), false, true);
    p.put(" do ");
    p.print_region(op.region(1), true, true);
    p.print_op_attrs(op, true, |_| false);
}

#[cfg(test)]
mod tests {
    use crate::testing::check_ops;

    #[test]
    fn ops_print_as_the_reference_prints_them() {
        check_ops(
            "%arg0: index, %arg1: f32, %arg2: i1, %arg3: i32",
            "
            %0 = scf.if %arg2 -> (f32) {
              scf.yield %arg1 : f32
            } else {
              scf.yield %arg1 : f32
            }
            scf.if %arg2 {
            } else {
            }
            scf.if %arg2 {
              %c1_i32 = arith.constant 1 : i32
            }
            scf.for %arg4 = %arg0 to %arg0 step %arg0 {
            }
            scf.for %arg4 = %arg3 to %arg3 step %arg3  : i32 {
            }
            %1:2 = scf.for %arg4 = %arg0 to %arg0 step %arg0 iter_args(%arg5 = %arg1, %arg6 = %arg1) -> (f32, f32) {
              scf.yield %arg5, %arg6 : f32, f32
            } {foo}
            %2 = scf.while (%arg4 = %arg1) : (f32) -> f32 {
              scf.condition(%arg2) %arg4 : f32
            } do {
            ^bb0(%arg4: f32):
              scf.yield %arg4 : f32
            }
            scf.while : () -> () {
              scf.condition(%arg2)
            } do {
              scf.yield
            } attributes {foo}
            ",
        );
    }
}
