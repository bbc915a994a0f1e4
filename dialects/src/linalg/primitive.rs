//! Structured ops that do one thing: map elements, reduce along dimensions, move them.
//!
//! ```text
//! map       ::= payload? parts dict? region?
//! reduce    ::= payload? parts `dimensions` `=` dims dict? region?
//! transpose ::= parts `permutation` `=` dims dict?
//! broadcast ::= parts `dimensions` `=` dims dict?
//! payload   ::= `{` op-name dict? `}`
//! region    ::= `(` args `)` `{` ops `}`
//! ```
//! A region of a single op that takes the arguments in order is written as the op's name.

use hlo_ir::kinds::*;
use hlo_ir::text::{Delimiter, OpParser, OpPrinter, OpState, Token};
use hlo_ir::verify::op_error;
use hlo_ir::{
    Body, Builder, Context, Diagnostics, Loc, NewOp, OpDef, OpId, OpRef, RegionId, SmallVec, Type, Value, ops,
};

use super::generic::Yield;
use super::structured::{
    self, DESTINATION_STYLE, Destination, Parts, parse_attrs, parse_dims, parse_parts, print_dims, print_parts,
    results_of_outputs,
};

ops! { PRIMITIVE_OPS in "linalg";
    /// The region for each place.
    op Map = "map" {
        operands { inputs: Variadic<Destination>, init: Destination }
        results { result: Variadic<AnyTensor> }
        regions { mapper: OneBlock }
        traits [SINGLE_BLOCK, DESTINATION_STYLE]
        parse parse_map;
        print print_map;
        result_names |op, name| name_results(op, "mapped", name);
        argument_names |op, _, name| structured::name_arguments(op, "init", name);
        verify_regions |map, diags| structured::verify_region(map.op(), diags);
    }

    /// The region folds `dimensions` away, beginning with what is in the outputs.
    op Reduce = "reduce" {
        operands { inputs: Variadic<Destination>, inits: Variadic<Destination> }
        attrs { dimensions: I64Array }
        results { results: Variadic<AnyTensor> }
        regions { combiner: OneBlock }
        traits [SAME_VARIADIC_OPERAND_SIZE, SINGLE_BLOCK, DESTINATION_STYLE]
        parse parse_reduce;
        print print_reduce;
        result_names |op, name| name_results(op, "reduced", name);
        argument_names |op, _, name| structured::name_arguments(op, "init", name);
        verify verify_reduce;
        verify_regions |reduce, diags| structured::verify_region(reduce.op(), diags);
    }

    /// Dimension `i` of the output is dimension `permutation[i]` of the input.
    op Transpose = "transpose" {
        operands { input: Destination, init: Destination }
        attrs { permutation: I64Array }
        results { result: Variadic<AnyTensor> }
        regions { region: OneBlock }
        traits [SINGLE_BLOCK, DESTINATION_STYLE]
        parse |p, state| parse_movement(p, state, "permutation");
        print |p, op| print_movement(p, op, "permutation");
        result_names |op, name| name_results(op, "transposed", name);
        verify verify_transpose;
        verify_regions |op, diags| structured::verify_region(op.op(), diags);
    }

    /// Repeats the input along `dimensions` of the output.
    op Broadcast = "broadcast" {
        operands { input: Destination, init: Destination }
        attrs { dimensions: I64Array }
        results { result: Variadic<AnyTensor> }
        regions { region: OneBlock }
        traits [SINGLE_BLOCK, DESTINATION_STYLE]
        parse |p, state| parse_movement(p, state, "dimensions");
        print |p, op| print_movement(p, op, "dimensions");
        result_names |op, name| name_results(op, "broadcasted", name);
        verify verify_broadcast;
        verify_regions |op, diags| structured::verify_region(op.op(), diags);
    }
}

fn name_results(op: OpRef<'_>, wish: &str, name: &mut hlo_ir::NameSink<'_>) {
    if let Some(first) = op.results().next() {
        name(first.id, wish);
    }
}

/// Builds a `transpose` or `broadcast`, whose region only passes elements on.
pub fn build_movement(
    b: &mut Builder<'_>,
    def: &'static OpDef,
    input: Value,
    init: Value,
    dims: (&str, &[i64]),
) -> OpId {
    let region = movement_region(b.cx, b.body, [input, init], b.loc);
    let dims = (b.cx.name(dims.0), b.cx.i64_array_attr(dims.1));
    let results = [b.body.ty(init)];
    let attrs = b.cx.dict(&[dims]);
    b.insert(NewOp { attrs, operands: &[input, init], results: &results, regions: &[region], ..NewOp::new(def, b.loc) })
}

fn movement_region(cx: &Context, body: &mut Body, operands: [Value; 2], loc: Loc) -> RegionId {
    let region = body.create_region();
    let block = body.create_block(region);
    let [input, _] = operands.map(|operand| {
        let element = body.ty(operand).element(cx);
        body.add_argument(block, element, loc)
    });
    Yield::build_typed(&mut Builder::at_end(cx, body, block, loc), &[], &[input]);
    region
}

fn parse_movement(p: &mut OpParser<'_, '_>, state: &mut OpState, dims: &'static str) -> Option<()> {
    let span = p.span();
    let parts = parse_parts(p, state)?;
    parse_dims(p, state, dims)?;
    parse_attrs(p, state)?;
    let &[input, init] = &state.operands[..] else {
        let message = format!("expected one input and one output, found {} and {}", parts.n_inputs, parts.n_outputs);
        return p.fail_in_op_at(span, "operand-count", message);
    };
    results_of_outputs(p, state, &parts);
    let (cx, loc) = (p.cx, state.loc);
    let region = movement_region(cx, &mut p.body, [input, init], loc);
    state.regions.push(region);
    Some(())
}

fn print_movement(p: &mut OpPrinter<'_, '_>, op: OpRef<'_>, dims: &str) {
    print_parts(p, op);
    print_dims(p, op, dims);
    p.print_op_attrs(op, false, |name| name == dims.as_bytes());
}

/// An op whose name stands for a region.
struct ShortForm {
    def: &'static OpDef,
    attrs: hlo_ir::Dict,
}

/// payload
fn parse_payload(p: &mut OpParser<'_, '_>) -> Option<Option<ShortForm>> {
    if !p.eat(Token::LBrace) {
        return Some(None);
    }
    let span = p.span();
    let name = p.parse_keyword()?;
    let Some(def) = p.known_op(name) else {
        let message = format!("unknown payload op '{}'", String::from_utf8_lossy(name));
        return p.fail_at(span, "unknown-op", message);
    };
    let mut attrs: SmallVec<[_; 4]> = SmallVec::new();
    if p.is(Token::LBrace) {
        let read = p.parse_attr_dict()?;
        attrs.extend(read);
    }
    p.expect(Token::RBrace, "}")?;
    def.fill_attrs(p.cx, &mut attrs);
    let attrs = p.cx.dict(&attrs);
    Some(Some(ShortForm { def, attrs }))
}

/// The region that a payload stands for: the op takes the arguments in order, those of the outputs first in `reduce`,
/// and not at all in `map`.
fn payload_region(
    p: &mut OpParser<'_, '_>,
    state: &OpState,
    parts: &Parts,
    short: &ShortForm,
    inits_first: bool,
) -> RegionId {
    let cx = p.cx;
    let region = p.body.create_region();
    let block = p.body.create_block(region);
    let mut args: SmallVec<[Value; 4]> = SmallVec::new();
    for &operand in &state.operands {
        let element = p.body.ty(operand).element(cx);
        args.push(p.body.add_argument(block, element, state.loc));
    }
    let results: SmallVec<[Type; 4]> = args[parts.n_inputs..].iter().map(|&arg| p.body.ty(arg)).collect();
    if inits_first {
        args.rotate_left(parts.n_inputs);
    } else {
        args.truncate(parts.n_inputs);
    }
    let mut b = Builder::at_end(cx, &mut p.body, block, state.loc);
    let new = NewOp::new(short.def, state.loc);
    let op = b.insert(NewOp { attrs: short.attrs, operands: &args, results: &results, ..new });
    let values: SmallVec<[Value; 4]> = b.body.results(op).collect();
    Yield::build_typed(&mut b, &[], &values);
    region
}

/// The region of a `map` or `reduce`: written out, or standing for a payload.
fn parse_or_build_region(
    p: &mut OpParser<'_, '_>,
    state: &mut OpState,
    parts: &Parts,
    short: Option<ShortForm>,
    inits_first: bool,
) -> Option<()> {
    let region = match short {
        Some(short) => payload_region(p, state, parts, &short, inits_first),
        None => {
            let mut args = Vec::new();
            p.parse_op_list(Delimiter::Paren, |p| {
                args.push(p.parse_block_arg(false)?);
                Some(())
            })?;
            p.parse_region(&args, false)?
        }
    };
    state.regions.push(region);
    Some(())
}

fn parse_map(p: &mut OpParser<'_, '_>, state: &mut OpState) -> Option<()> {
    let short = parse_payload(p)?;
    let parts = parse_parts(p, state)?;
    parse_attrs(p, state)?;
    results_of_outputs(p, state, &parts);
    parse_or_build_region(p, state, &parts, short, false)
}

fn parse_reduce(p: &mut OpParser<'_, '_>, state: &mut OpState) -> Option<()> {
    let short = parse_payload(p)?;
    let parts = parse_parts(p, state)?;
    parse_dims(p, state, "dimensions")?;
    parse_attrs(p, state)?;
    results_of_outputs(p, state, &parts);
    parse_or_build_region(p, state, &parts, short, true)
}

/// The op that may stand for the region of `op`, as [`payload_region`] reads it.
fn short_form(op: OpRef<'_>, inits_first: bool) -> Option<OpRef<'_>> {
    let block = op.region(0).entry()?;
    let ops: SmallVec<[OpRef<'_>; 2]> = block.ops().take(3).collect();
    let &[payload, yields] = &ops[..] else { return None };
    let (n_args, n_inputs) = (block.args().len(), structured::inputs(op).len());
    let args = block.args().map(|arg| arg.id);
    let taken: SmallVec<[Value; 4]> = if inits_first {
        args.clone().skip(n_inputs).chain(args.take(n_inputs)).collect()
    } else {
        args.take(n_inputs).collect()
    };
    let passes_on = yields.operands().map(|value| value.id).eq(payload.results().map(|value| value.id));
    // One op of two operands takes one input and one output only; more are written out, as in the reference.
    let fits = n_args != 0 && payload.n_operands() != 0 && payload.n_regions() == 0 && passes_on;
    (fits && payload.operands().map(|value| value.id).eq(taken)).then_some(payload)
}

fn print_payload(p: &mut OpPrinter<'_, '_>, payload: OpRef<'_>) {
    p.put(" { ");
    p.put(payload.name());
    let none = payload.cx.dialect_attr(&crate::arith::attrs::FASTMATH, [hlo_ir::Param::Int(0)]);
    let entries: Vec<_> =
        payload.cx.dict_entries(payload.attrs()).iter().copied().filter(|(_, attr)| *attr != none).collect();
    p.print_attr_dict_if_any(&entries, false);
    p.put(" }");
}

fn print_written_region(p: &mut OpPrinter<'_, '_>, op: OpRef<'_>) {
    p.indented(|p| {
        p.newline();
        p.put("(");
        if let Some(block) = op.region(0).entry() {
            let locs = block.body.block_arg_locs(block.id);
            for (index, arg) in block.args().enumerate() {
                p.put(if index == 0 { "" } else { ", " });
                p.print_operand(arg.id, op.body);
                p.put(": ");
                p.print_type(arg.ty());
                p.print_argument_loc(locs[index]);
            }
        }
        p.put(") ");
        p.print_region(op.region(0), false, true);
    });
}

fn print_map(p: &mut OpPrinter<'_, '_>, op: OpRef<'_>) {
    let payload = short_form(op, false);
    if let Some(payload) = payload {
        print_payload(p, payload);
    }
    print_parts(p, op);
    p.print_op_attrs(op, false, |_| false);
    if payload.is_none() {
        print_written_region(p, op);
    }
}

fn print_reduce(p: &mut OpPrinter<'_, '_>, op: OpRef<'_>) {
    let payload = short_form(op, true);
    if let Some(payload) = payload {
        print_payload(p, payload);
    }
    print_parts(p, op);
    print_dims(p, op, "dimensions");
    p.print_op_attrs(op, false, |name| name == b"dimensions");
    if payload.is_none() {
        print_written_region(p, op);
    }
}

fn verify_reduce(reduce: Reduce<'_>, diags: &mut Diagnostics) {
    let op = reduce.op();
    let dims = reduce.dimensions();
    let Some((input, init)) = reduce.inputs().iter().next().zip(reduce.inits().iter().next()) else {
        op_error(diags, op, "operand-count", "expected one input and one init at least").emit();
        return;
    };
    let (Some(input), Some(init)) = (input.shape(), init.shape()) else { return };
    if let Some(dim) = dims.iter().find(|dim| **dim < 0 || **dim >= input.len() as i64) {
        let message = format!(
            "dimensions for reduction should be in the range [0, {}]; found {dim}",
            input.len().saturating_sub(1)
        );
        op_error(diags, op, "dimensions", &message).emit();
        return;
    }
    let kept = (0..input.len() as i64).filter(|dim| !dims.contains(dim)).count();
    if kept != init.len() {
        let message = format!("number of dimensions after reduction {kept} doesn't match the init rank {}", init.len());
        op_error(diags, op, "dimensions", &message).emit();
    }
}

fn verify_transpose(transpose: Transpose<'_>, diags: &mut Diagnostics) {
    let op = transpose.op();
    let mut sorted = transpose.permutation();
    sorted.sort_unstable();
    let rank = transpose.input().shape().map_or(0, <[i64]>::len);
    if !sorted.iter().copied().eq(0..rank as i64) {
        op_error(diags, op, "permutation", "permutation is not valid").emit();
    }
}

fn verify_broadcast(broadcast: Broadcast<'_>, diags: &mut Diagnostics) {
    let op = broadcast.op();
    let (Some(input), Some(init)) = (broadcast.input().shape(), broadcast.init().shape()) else { return };
    let added = broadcast.dimensions().len();
    if input.len() + added != init.len() {
        let message = format!(
            "input rank plus added dimensions does not match init rank. input rank: {}, dimensions size: {added}, init rank: {}",
            input.len(),
            init.len()
        );
        op_error(diags, op, "dimensions", &message).emit();
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::{check_error, check_ops};

    /// Compared with iree-opt.
    #[test]
    fn ops_print_as_the_reference_prints_them() {
        check_ops(
            "%arg0: tensor<2x3xf32>, %arg1: tensor<3x2xf32>, %arg2: tensor<2xf32>, %arg3: tensor<2x3xi32>, %arg4: tensor<2xi32>",
            "
            %transposed = linalg.transpose ins(%arg0 : tensor<2x3xf32>) outs(%arg1 : tensor<3x2xf32>) permutation = [1, 0]  {foo}
            %broadcasted = linalg.broadcast ins(%arg2 : tensor<2xf32>) outs(%arg0 : tensor<2x3xf32>) dimensions = [1] 
            %reduced = linalg.reduce { arith.addf } ins(%arg0 : tensor<2x3xf32>) outs(%arg2 : tensor<2xf32>) dimensions = [1] 
            %reduced_0 = linalg.reduce { arith.addi {overflowFlags = #arith.overflow<none>} } ins(%arg3 : tensor<2x3xi32>) outs(%arg4 : tensor<2xi32>) dimensions = [1]  {someattr}
            %reduced_1 = linalg.reduce ins(%arg0 : tensor<2x3xf32>) outs(%arg2 : tensor<2xf32>) dimensions = [1] 
              (%in: f32, %init: f32) {
                %0 = arith.addf %in, %in : f32
                linalg.yield %0 : f32
              }
            %mapped = linalg.map { math.absf } ins(%arg0 : tensor<2x3xf32>) outs(%arg0 : tensor<2x3xf32>) {someattr}
            %mapped_2 = linalg.map outs(%arg2 : tensor<2xf32>)
              (%init: f32) {
                %0 = arith.addf %init, %init : f32
                linalg.yield %0 : f32
              }
            ",
        );
    }

    #[test]
    fn wrong_ops_are_refused() {
        for (op, message) in [
            (
                "linalg.transpose ins(%a : tensor<2x3xf32>) outs(%a : tensor<2x3xf32>) permutation = [1, 1]",
                "permutation is not valid",
            ),
            (
                "linalg.broadcast ins(%a : tensor<2x3xf32>) outs(%a : tensor<2x3xf32>) dimensions = [0]",
                "input rank plus added dimensions does not match init rank",
            ),
            (
                "linalg.reduce { arith.addf } ins(%a : tensor<2x3xf32>) outs(%a : tensor<2x3xf32>) dimensions = [1]",
                "number of dimensions after reduction 1 doesn't match the init rank 2",
            ),
        ] {
            check_error(&format!("func.func @f(%a: tensor<2x3xf32>) {{ %0 = {op} return }}"), message);
        }
    }
}
