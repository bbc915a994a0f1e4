//! The structure of a kernel: named blocks, loops of five kinds, conditions.

use hlo_ir::kinds::*;
use hlo_ir::text::{OpParser, OpPrinter, OpState, Token};
use hlo_ir::{Attr, AttrData, OpRef, SmallVec, Type, ops};

use super::nests::{verify_block, verify_for, verify_for_body, verify_if};
use crate::hexir::scalars::{verify_region, verify_yield_place};
use crate::scf;

/// What [`For::kind`] may be: how the iterations run.
pub const KINDS: [&str; 5] = ["serial", "parallel", "vectorized", "unrolled", "thread_binding"];

/// What [`For::bind`] of a loop of kind `thread_binding` may be.
pub const AXES: [&str; 6] = ["blockIdx.x", "blockIdx.y", "blockIdx.z", "threadIdx.x", "threadIdx.y", "threadIdx.z"];

ops! { LOOP_OPS in "hextir";
    /// The loops of one computation under a name that schedules address.
    op Block = "block" {
        attrs { name: Str }
        regions { body: OneBlock }
        traits [SINGLE_BLOCK, RECURSIVE_EFFECTS]
        format "$name attr-dict-with-keyword $body"
        implicit_terminator Yield<'static>;
        verify verify_block;
        verify_regions |block, diags| _ = verify_region::<Yield<'_>>(block.op(), 0, &[], &[], diags);
    }

    /// Counts from `lower` up to, but without, `upper`. `kind` says how the iterations run; `bind` names the axis of the
    /// grid for `thread_binding`; `reduce`, when present, says that iterations depend on each other. The region takes the
    /// counter and the carried values, which it yields.
    op For = "for" {
        operands { lower: IndexType, upper: IndexType, step: IndexType, inits: Variadic<AnyType> }
        attrs { kind: Str, bind: Option<Str>, reduce: Option<Str> }
        results { results: Variadic<AnyType> }
        regions { body: OneBlock }
        traits [SINGLE_BLOCK, RECURSIVE_EFFECTS]
        parse parse_for;
        print print_for;
        implicit_terminator Yield<'static>;
        verify verify_for;
        verify_regions verify_for_body;
    }

    /// Runs one of two regions; the second may be empty when there are no results.
    op If = "if" {
        operands { condition: I1Type }
        results { results: Variadic<AnyType> }
        regions { then_region: OneBlock, else_region: AnyRegion }
        traits [SINGLE_BLOCK, RECURSIVE_EFFECTS]
        parse scf::parse_if;
        print scf::print_if;
        implicit_terminator Yield<'static>;
        verify_regions verify_if;
    }

    /// Ends a region of this dialect with its values.
    op Yield = "yield" {
        operands { operands: Variadic<AnyType> }
        traits [TERMINATOR, RETURN_LIKE, PURE]
        format "attr-dict ($operands^ `:` type($operands))?"
        verify |yields, diags| verify_yield_place::<Yield<'_>>(yields.op(), diags);
    }
}

/// A string attribute; the kind of a loop or an axis.
fn parse_word(p: &mut OpParser<'_, '_>, state: &mut OpState, name: &str) -> Option<()> {
    let span = p.span();
    let attr = p.parse_attr()?;
    if !matches!(attr.data(p.cx), AttrData::String { .. }) {
        let message = format!("expected a string for '{name}', such as \"serial\" or \"blockIdx.x\"");
        return p.op_fail(state, span, "expected-string", &message);
    }
    state.set_attr(p.cx, name, attr);
    Some(())
}

/// `"kind" %lower to %upper step %step (bind "axis")? (iter_args(%a, … : types) -> (types))? (attributes dict)? region`
fn parse_for(p: &mut OpParser<'_, '_>, state: &mut OpState) -> Option<()> {
    parse_word(p, state, "kind")?;
    let lower = p.parse_operand()?;
    p.expect_keyword("to")?;
    let upper = p.parse_operand()?;
    p.expect_keyword("step")?;
    let step = p.parse_operand()?;
    for bound in [lower, upper, step] {
        let bound = p.resolve(bound, Type::INDEX)?;
        state.operands.push(bound);
    }
    if p.eat_keyword("bind") {
        parse_word(p, state, "bind")?;
    }
    if p.eat_keyword("iter_args") {
        let span = p.span();
        p.expect(Token::LParen, "(")?;
        let mut inits = SmallVec::new();
        p.parse_operand_list(&mut inits)?;
        p.expect(Token::Colon, ":")?;
        let mut types: SmallVec<[Type; 4]> = SmallVec::new();
        p.parse_comma_list(|p| {
            types.push(p.parse_type()?);
            Some(())
        })?;
        p.expect(Token::RParen, ")")?;
        p.resolve_all(&inits, &types, span, &mut state.operands)?;
        p.expect(Token::Arrow, "->")?;
        scf::parse_result_list(p, state)?;
    }
    if p.eat_keyword("attributes") {
        scf::parse_attrs(p, state)?;
    }
    let body = p.parse_region(&[], false)?;
    p.ensure_terminator(state.def, body, state.loc);
    state.regions.push(body);
    Some(())
}

fn print_for(p: &mut OpPrinter<'_, '_>, op: OpRef<'_>) {
    let view = For(op);
    p.put(" ");
    print_word(p, op, "kind");
    for (word, value) in [(" ", view.lower()), (" to ", view.upper()), (" step ", view.step())] {
        p.put(word);
        p.print_operand(value.id, op.body);
    }
    if op.attr("bind").is_some() {
        p.put(" bind ");
        print_word(p, op, "bind");
    }
    let inits = view.inits();
    if !inits.is_empty() {
        p.put(" iter_args(");
        p.print_operands(inits.iter().map(|value| value.id), op.body);
        p.put(" : ");
        p.print_types(inits.iter().map(|value| value.ty()));
        p.put(") -> (");
        p.print_types(op.results().map(|value| value.ty()));
        p.put(")");
    }
    p.print_op_attrs(op, true, |name| matches!(name, b"kind" | b"bind"));
    p.put(" ");
    p.print_region(op.region(0), true, !inits.is_empty());
}

fn print_word(p: &mut OpPrinter<'_, '_>, op: OpRef<'_>, name: &str) {
    p.print_attr(op.attr(name).unwrap_or(Attr::UNIT));
}
