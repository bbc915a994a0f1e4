//! The sizes of results that their types leave open, computed from operands.

use hlo_dialects::stablehlo::attrs::{DotDims, GatherDims};
use hlo_dialects::stablehlo::dot::DotGeneral;
use hlo_dialects::stablehlo::gather::Gather;
use hlo_dialects::stablehlo::shape::{Broadcast, Concatenate, Pad, Transpose};
use hlo_ir::rewrite::Refused;
use hlo_ir::{Builder, DYNAMIC, OpRef, SmallVec, Type, Value};

use super::build::{add, dim, empty, extract, index, known_integer, multiply, to_index};
use super::refuse;

/// Where a size of a result comes from.
enum Size {
    /// The sum of sizes of operands, and a number: `((operand, dimension), …)`.
    Sum(SmallVec<[(usize, usize); 1]>, i64),
    /// The size of an operand, with a number of elements put between its own, and a number.
    Spread((usize, usize), i64, i64),
    /// An element of an operand.
    Element(usize, usize),
}

impl Size {
    fn dim(operand: usize, dim: usize) -> Size {
        Size::Sum(SmallVec::from_slice(&[(operand, dim)]), 0)
    }
}

/// An empty tensor of the type `ty` for the result of `op`; `operands` are those of `op`, converted.
pub(super) fn empty_for(b: &mut Builder<'_>, op: OpRef<'_>, operands: &[Value], ty: Type) -> Result<Value, Refused> {
    let sizes = open_sizes(b, op, operands, ty)?;
    Ok(empty(b, ty, &sizes))
}

/// The sizes that `ty`, the type of the result of `op`, leaves open.
fn open_sizes(
    b: &mut Builder<'_>,
    op: OpRef<'_>,
    operands: &[Value],
    ty: Type,
) -> Result<SmallVec<[Value; 4]>, Refused> {
    let shape = ty.shape(b.cx).unwrap_or_default();
    let open: SmallVec<[usize; 4]> = (0..shape.len()).filter(|&dim| shape[dim] == DYNAMIC).collect();
    if open.is_empty() {
        return Ok(SmallVec::new());
    }
    let mut rules = SmallVec::<[Size; 4]>::new();
    for &dim in &open {
        match rule(op, dim) {
            Some(size) => rules.push(size),
            None => return refuse("the sizes of its result are not known, and nothing says how they are computed"),
        }
    }
    // As the reference does, the sizes of operands come first, in the order that it asks for them.
    let mut places: Vec<(usize, usize)> = Vec::new();
    for rule in &rules {
        match rule {
            Size::Sum(dims, _) => places.extend(dims),
            Size::Spread(place, ..) => places.push(*place),
            Size::Element(..) => {}
        }
    }
    if !op.is::<DotGeneral<'_>>() {
        places.sort_unstable();
    }
    places.dedup();
    let dims: Vec<Value> = places.iter().map(|&(operand, number)| dim(b, operands[operand], number)).collect();
    let size_at = |place: &(usize, usize)| places.iter().position(|known| known == place).map(|at| dims[at]);
    let mut sizes = SmallVec::new();
    for rule in &rules {
        sizes.push(match rule {
            Size::Sum(summands, plus) => {
                let mut sum: Option<Value> = None;
                for size in summands.iter().filter_map(size_at) {
                    sum = Some(match sum {
                        Some(sum) => add(b, sum, size),
                        None => size,
                    });
                }
                let plus = index(b, *plus);
                sum.map_or(plus, |sum| add(b, sum, plus))
            }
            Size::Spread(place, between, plus) => {
                let Some(size) = size_at(place) else { return refuse("a size is not known") };
                spread(b, size, *between, *plus)
            }
            &Size::Element(operand, number) => {
                let number = index(b, number as i64);
                let element = extract(b, operands[operand], &[number]);
                to_index(b, element, false)
            }
        });
    }
    Ok(sizes)
}

/// `size + max(size - 1, 0) * between + plus`: nothing stands between elements where there is one or none.
fn spread(b: &mut Builder<'_>, size: Value, between: i64, plus: i64) -> Value {
    use hlo_dialects::arith::integer::MaxSI;
    let (zero, one) = (index(b, 0), index(b, 1));
    let gaps = super::build::subtract(b, size, one);
    let gaps = match known_integer(b, gaps) {
        Some(known) => index(b, known.max(0)),
        None => super::build::same(b, MaxSI::DEF, &[gaps, zero]),
    };
    let (between, plus) = (index(b, between), index(b, plus));
    let inserted = multiply(b, gaps, between);
    let sum = add(b, size, inserted);
    add(b, sum, plus)
}

/// Where the size of dimension `at` of the result of `op` comes from.
fn rule(op: OpRef<'_>, at: usize) -> Option<Size> {
    let rank = |index: usize| op.operands().nth(index).and_then(|value| value.shape()).map_or(0, <[i64]>::len);
    match op.name() {
        "stablehlo.broadcast" => {
            let added = op.view::<Broadcast<'_>>()?.broadcast_sizes().len();
            Some(Size::dim(0, at.checked_sub(added)?))
        }
        "stablehlo.transpose" => {
            let permutation = op.view::<Transpose<'_>>()?.permutation();
            Some(Size::dim(0, usize::try_from(*permutation.get(at)?).ok()?))
        }
        "stablehlo.concatenate" => {
            let axis = op.view::<Concatenate<'_>>()?.dimension();
            let parts = if at as i64 == axis { op.n_operands() } else { 1 };
            Some(Size::Sum((0..parts).map(|operand| (operand, at)).collect(), 0))
        }
        "stablehlo.pad" => {
            let pad: Pad<'_> = op.view()?;
            let edges = pad.edge_padding_low().get(at)?.checked_add(*pad.edge_padding_high().get(at)?)?;
            match *pad.interior_padding().get(at)? {
                0 => Some(Size::Sum(SmallVec::from_slice(&[(0, at)]), edges)),
                between => Some(Size::Spread((0, at), between, edges)),
            }
        }
        "stablehlo.dot_general" => {
            let dims = op.view::<DotGeneral<'_>>()?.dot_dimension_numbers();
            let (operand, dim) = dot_dims(&dims, rank(0), rank(1)).into_iter().nth(at)?;
            Some(Size::dim(operand, dim))
        }
        "stablehlo.gather" => {
            let gather: Gather<'_> = op.view()?;
            gathered(&gather.dimension_numbers(), rank(1), at)
        }
        "stablehlo.dynamic_iota" => Some(Size::Element(0, at)),
        "stablehlo.dynamic_reshape" | "stablehlo.dynamic_broadcast_in_dim" => Some(Size::Element(1, at)),
        "stablehlo.rng" => Some(Size::Element(2, at)),
        _ => {
            // Of the ops of three operands it is the second that has the result's shape.
            let like = usize::from(op.n_operands() == 3);
            (at < rank(like)).then(|| Size::dim(like, at))
        }
    }
}

/// The dimensions of operands that those of the result of a contraction come from, in order.
pub(super) fn dot_dims(dims: &DotDims<'_>, lhs_rank: usize, rhs_rank: usize) -> Vec<(usize, usize)> {
    let free = |operand: usize, rank: usize, batching: &[i64], contracting: &[i64]| -> Vec<(usize, usize)> {
        let is_free = |dim: &usize| !batching.contains(&(*dim as i64)) && !contracting.contains(&(*dim as i64));
        (0..rank).filter(is_free).map(|dim| (operand, dim)).collect()
    };
    let batches = dims.lhs_batching_dimensions.iter().map(|&dim| (0, dim as usize));
    let lhs = free(0, lhs_rank, dims.lhs_batching_dimensions, dims.lhs_contracting_dimensions);
    let rhs = free(1, rhs_rank, dims.rhs_batching_dimensions, dims.rhs_contracting_dimensions);
    batches.chain(lhs).chain(rhs).collect()
}

/// A batch dimension of a gather comes from the indices; the others are of known sizes.
fn gathered(dims: &GatherDims<'_>, index_rank: usize, at: usize) -> Option<Size> {
    let mut batches = (0..index_rank).filter(|dim| *dim as i64 != dims.index_vector_dim);
    let before = (0..at as i64).filter(|dim| !dims.offset_dims.contains(dim)).count();
    if dims.offset_dims.contains(&(at as i64)) {
        return None;
    }
    Some(Size::dim(1, batches.nth(before)?))
}
