//! What structured ops share: operands in two groups, read ones and ones that are written to, and one result for each
//! of the second that is a tensor.
//!
//! ```text
//! parts   ::= (`ins` `(` values `:` types `)`)? (`outs` `(` values `:` types `)`)?
//! results ::= (`->` (type | `(` types `)`))?
//! ```

use hlo_ir::kinds::*;
use hlo_ir::text::{Delimiter, OpParser, OpPrinter, OpState, Token};
use hlo_ir::verify::op_error;
use hlo_ir::{Attr, Diagnostics, NameSink, OpRef, SmallVec, TraitDef, Type, Value, type_kinds};

use crate::kinds::is_shaped;

/// The op writes to its last operands: buffers are changed in place, tensors come back as results.
pub static DESTINATION_STYLE: &TraitDef =
    &TraitDef { name: "DestinationStyleOpInterface", bit: 0, verify: Some(verify_destinations) };

type_kinds! {
    /// What structured ops write to.
    Destination, "shaped of any type values", |cx, ty| is_shaped(cx, ty);
}

/// How many operands of each group were read.
pub(super) struct Parts {
    pub n_inputs: usize,
    pub n_outputs: usize,
}

/// parts; the types stand beside the values.
pub(super) fn parse_parts(p: &mut OpParser<'_, '_>, state: &mut OpState) -> Option<Parts> {
    let n_inputs = if p.eat_keyword("ins") { parse_part(p, state)? } else { 0 };
    let n_outputs = if p.eat_keyword("outs") { parse_part(p, state)? } else { 0 };
    Some(Parts { n_inputs, n_outputs })
}

fn parse_part(p: &mut OpParser<'_, '_>, state: &mut OpState) -> Option<usize> {
    p.expect(Token::LParen, "(")?;
    let span = p.span();
    let mut values = SmallVec::new();
    p.parse_operand_list(&mut values)?;
    let mut types: Vec<Type> = Vec::new();
    if !values.is_empty() {
        p.expect(Token::Colon, ":")?;
        p.parse_comma_list(|p| {
            types.push(p.parse_type()?);
            Some(())
        })?;
    }
    p.expect(Token::RParen, ")")?;
    p.resolve_all(&values, &types, span, &mut state.operands)?;
    Some(values.len())
}

/// Stores the sizes of the two groups.
pub(super) fn set_segments(p: &OpParser<'_, '_>, state: &mut OpState, parts: &Parts) {
    let sizes = crate::kinds::i32_array(p.cx, &[parts.n_inputs as i64, parts.n_outputs as i64]);
    state.set_attr(p.cx, hlo_ir::op_def::OPERAND_SEGMENTS, sizes);
}

/// results
pub(super) fn parse_results(p: &mut OpParser<'_, '_>, state: &mut OpState) -> Option<()> {
    if !p.eat(Token::Arrow) {
        return Some(());
    }
    crate::scf::parse_result_list(p, state)
}

/// The results of an op whose text leaves them out: the outputs that are tensors.
pub(super) fn results_of_outputs(p: &OpParser<'_, '_>, state: &mut OpState, parts: &Parts) {
    let outputs = state.operands[parts.n_inputs..].iter().map(|&value| p.body.ty(value));
    state.results = outputs.filter(|ty| ty.is_tensor(p.cx)).collect();
}

/// Attributes in braces, when they come next.
pub(super) fn parse_attrs(p: &mut OpParser<'_, '_>, state: &mut OpState) -> Option<()> {
    if p.is(Token::LBrace) {
        let attrs = p.parse_attr_dict()?;
        state.attrs.extend(attrs);
    }
    Some(())
}

/// ` name = [1, 0]`, which becomes the attribute `name`.
pub(super) fn parse_dims(p: &mut OpParser<'_, '_>, state: &mut OpState, name: &'static str) -> Option<()> {
    p.expect_keyword(name)?;
    p.expect(Token::Equal, "=")?;
    let mut dims = Vec::new();
    p.parse_op_list(Delimiter::Square, |p| {
        dims.push(p.parse_i64()?);
        Some(())
    })?;
    let dims = p.cx.i64_array_attr(&dims);
    state.set_attr(p.cx, name, dims);
    Some(())
}

/// ` name = [1, 0] `, as the reference spaces it.
pub(super) fn print_dims(p: &mut OpPrinter<'_, '_>, op: OpRef<'_>, name: &str) {
    let dims = op.attr(name).and_then(|attr| attr.as_i64_array(op.cx)).unwrap_or_default();
    p.put(" ");
    p.put(name);
    p.put(" = ");
    p.print_i64_list(&dims);
    p.put(" ");
}

/// The read operands of `op`.
pub fn inputs(op: OpRef<'_>) -> SmallVec<[Value; 4]> {
    let n_outputs = n_outputs(op);
    op.operands().take(op.n_operands() - n_outputs).map(|value| value.id).collect()
}

/// The operands that `op` writes to.
pub fn outputs(op: OpRef<'_>) -> SmallVec<[Value; 4]> {
    op.operands().skip(op.n_operands() - n_outputs(op)).map(|value| value.id).collect()
}

fn n_outputs(op: OpRef<'_>) -> usize {
    let last = op.def().operands.len().saturating_sub(1);
    group_range(op, last, false).len().min(op.n_operands())
}

pub(super) fn print_parts(p: &mut OpPrinter<'_, '_>, op: OpRef<'_>) {
    for (word, values) in [(" ins(", inputs(op)), (" outs(", outputs(op))] {
        if values.is_empty() {
            continue;
        }
        p.put(word);
        p.print_operands(values.iter().copied(), op.body);
        p.put(" : ");
        p.print_types(values.iter().map(|&value| op.body.ty(value)));
        p.put(")");
    }
}

pub(super) fn print_results(p: &mut OpPrinter<'_, '_>, op: OpRef<'_>) {
    match op.n_results() {
        0 => {}
        1 => {
            p.put(" -> ");
            p.print_type(op.result(0).ty());
        }
        _ => crate::scf::print_result_list(p, op),
    }
}

/// Names the arguments of the region: `in` for what is read, `out_name` for the rest.
pub(super) fn name_arguments(op: OpRef<'_>, out_name: &str, name: &mut NameSink<'_>) {
    let Some(block) = op.regions().next().and_then(|region| region.entry()) else { return };
    let n_inputs = op.n_operands() - n_outputs(op);
    for (index, arg) in block.args().enumerate() {
        name(arg.id, if index < n_inputs { "in" } else { out_name });
    }
}

/// One result for each tensor that is written to, of its type.
fn verify_destinations(op: OpRef<'_>, diags: &mut Diagnostics) {
    let tensors: SmallVec<[Type; 4]> =
        outputs(op).iter().map(|&value| op.body.ty(value)).filter(|ty| ty.is_tensor(op.cx)).collect();
    if tensors.len() != op.n_results() {
        let message = format!(
            "expected the number of tensor results ({}) to be equal to the number of output tensors ({})",
            op.n_results(),
            tensors.len()
        );
        op_error(diags, op, "result-count", &message).emit();
        return;
    }
    for (index, (output, result)) in tensors.iter().zip(op.results()).enumerate() {
        if *output != result.ty() && result.ty() != Type::ERROR && *output != Type::ERROR {
            let [output, result] = [*output, result.ty()].map(|ty| op.cx.type_text(ty));
            let message = format!(
                "expected type of operand #{index} ('{output}') to match type of corresponding result ('{result}')"
            );
            op_error(diags, op, "result-type", &message).emit();
        }
    }
}

/// The region has an argument for each operand, of its element type, and yields one for each that is written to.
pub(super) fn verify_region(op: OpRef<'_>, diags: &mut Diagnostics) {
    let Some(block) = op.regions().next().and_then(|region| region.entry()) else { return };
    let (found, wanted) = (block.args().len(), op.n_operands());
    if found != wanted {
        let message = format!(
            "expected as many non-induction variable region arguments as the number of input/output operands: expected {wanted}, found {found}"
        );
        op_error(diags, op, "region-arguments", &message).emit();
        return;
    }
    for (index, (arg, operand)) in block.args().zip(op.operands()).enumerate() {
        let element = element_of(op, operand.ty());
        if arg.ty() != element && arg.ty() != Type::ERROR && element != Type::ERROR {
            let [element, arg] = [element, arg.ty()].map(|ty| op.cx.type_text(ty));
            let message = format!(
                "expected type of bb argument #{index} ('{arg}') to match element or self type of the corresponding operand ('{element}')"
            );
            op_error(diags, op, "region-arguments", &message).emit();
            return;
        }
    }
    let Some(terminator) = block.terminator().filter(|op| op.is::<super::generic::Yield<'_>>()) else {
        op_error(diags, op, "terminator", "expected single non-empty parent region that ends with 'linalg.yield'")
            .emit();
        return;
    };
    let outputs = outputs(op);
    if terminator.n_operands() != outputs.len() {
        let message = format!(
            "expected number of yield values ({}) to match the number of inits / outs operands of the enclosing LinalgOp ({})",
            terminator.n_operands(),
            outputs.len()
        );
        op_error(diags, terminator, "yield-count", &message).emit();
        return;
    }
    for (index, (value, &output)) in terminator.operands().zip(&outputs).enumerate() {
        let element = element_of(op, op.body.ty(output));
        if value.ty() != element && value.ty() != Type::ERROR && element != Type::ERROR {
            let [value, element] = [value.ty(), element].map(|ty| op.cx.type_text(ty));
            let message = format!(
                "type of yield operand {} ('{value}') doesn't match the element type of the enclosing linalg op ('{element}')",
                index + 1
            );
            op_error(diags, terminator, "yield-type", &message).emit();
        }
    }
}

/// What the region sees of an operand of type `ty`: an element, or the whole scalar.
pub fn element_of(op: OpRef<'_>, ty: Type) -> Type {
    ty.element(op.cx)
}

/// The attribute of sizes of two operand groups.
pub fn segments(cx: &hlo_ir::Context, n_inputs: usize, n_outputs: usize) -> Attr {
    crate::kinds::i32_array(cx, &[n_inputs as i64, n_outputs as i64])
}
