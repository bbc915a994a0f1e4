//! Shapes by the rules of the dialects: what an op makes of its operands' types, and how it refuses them.
//!
//! `cargo run --example infer` prints three lines; with the sizes of two tensors, as in
//! `cargo run --example infer -- 2x3 4x4`, it multiplies matrices of these sizes and then adds them.

use hlo::dialects::stablehlo::attrs::DotDims;
use hlo::inference::{Lone, Operand, find_op};
use hlo::ir::{Attr, Context, Loc, Type};

fn main() {
    let sizes: Vec<String> = std::env::args().skip(1).collect();
    let lines = match &sizes[..] {
        [] => demo(),
        [lhs, rhs] => both(lhs, rhs),
        _ => Err("no sizes, or those of two tensors such as `2x3 3x4`".to_owned()),
    };
    match lines {
        Ok(lines) => lines.iter().for_each(|line| println!("{line}")),
        Err(message) => {
            eprintln!("{message}");
            std::process::exit(1);
        }
    }
}

/// A product, a sum with broadcasting, and a sum that cannot be.
pub fn demo() -> Result<Vec<String>, String> {
    let cx = hlo::context();
    let product = dot_general(&cx, tensor(&cx, "2x3")?, tensor(&cx, "3x4")?)?;
    let sum = add(&cx, tensor(&cx, "1x3")?, tensor(&cx, "2x1")?)?;
    let mut lines = vec![
        format!("dot_general([2x3]x[3x4]) -> {}", cx.type_text(product)),
        format!("add([1x3]+[2x1]) -> {}", cx.type_text(sum)),
    ];
    if let Err(message) = add(&cx, tensor(&cx, "2x3")?, tensor(&cx, "2x4")?) {
        lines.push(format!("broadcast_error: {message}"));
    }
    Ok(lines)
}

/// The product of two tensors, and their sum.
pub fn both(lhs: &str, rhs: &str) -> Result<Vec<String>, String> {
    let cx = hlo::context();
    let (a, b) = (tensor(&cx, lhs)?, tensor(&cx, rhs)?);
    Ok(vec![
        format!("dot_general([{lhs}]x[{rhs}]) -> {}", cx.type_text(dot_general(&cx, a, b)?)),
        format!("add([{lhs}]+[{rhs}]) -> {}", cx.type_text(add(&cx, a, b)?)),
    ])
}

/// The type of a product of matrices: the inner dimensions are multiplied and summed away.
fn dot_general(cx: &Context, a: Type, b: Type) -> Result<Type, String> {
    let dims = DotDims {
        lhs_contracting_dimensions: &[1],
        rhs_contracting_dimensions: &[0],
        lhs_batching_dimensions: &[],
        rhs_batching_dimensions: &[],
    };
    infer(cx, "stablehlo.dot_general", &[a, b], &[("dot_dimension_numbers", dims.attr(cx))])
}

/// The type of a sum of tensors that are broadcast to one shape first.
fn add(cx: &Context, a: Type, b: Type) -> Result<Type, String> {
    infer(cx, "chlo.broadcast_add", &[a, b], &[])
}

/// The only result type of an op, or what the verifier says: the note that compares sizes, where there is one.
fn infer(cx: &Context, name: &str, operands: &[Type], attrs: &[(&str, Attr)]) -> Result<Type, String> {
    let def = find_op(cx, name).ok_or_else(|| format!("there is no op `{name}`"))?;
    let operands: Vec<Operand> = operands.iter().map(|&ty| Operand::Type(ty)).collect();
    let attrs: Vec<_> = attrs.iter().map(|&(name, attr)| (cx.name(name), attr)).collect();
    let op = Lone { cx, def, loc: Loc::UNKNOWN, operands: &operands, attrs: cx.dict(&attrs) };
    match op.result_types() {
        Ok(types) => types.first().copied().ok_or_else(|| format!("`{name}` has no result")),
        Err(diags) => {
            let first = diags.iter().next();
            let sizes = first.and_then(|first| first.notes.iter().find(|note| note.contains(" vs ")));
            Err(sizes.or(first.map(|first| &first.message)).cloned().unwrap_or_default())
        }
    }
}

/// `2x3` as a tensor of `f32`.
fn tensor(cx: &Context, sizes: &str) -> Result<Type, String> {
    let read = |size: &str| size.parse::<u32>().map(i64::from).map_err(|_| format!("`{size}` is no size"));
    let shape: Vec<i64> = sizes.split('x').map(read).collect::<Result<_, _>>()?;
    Ok(cx.tensor_type(&shape, Type::F32))
}
