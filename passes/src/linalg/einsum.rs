//! Products that a string of letters describes.

use hlo_dialects::linalg::generic::Iterator as Loop;
use hlo_dialects::linalg::named::multiply_add;
use hlo_dialects::stablehlo::dot::Einsum;
use hlo_ir::rewrite::Converted;
use hlo_ir::{DYNAMIC, OpRef, SmallVec, Value, conversions};
use indexmap::IndexSet;

use super::build::{Nest, dim, dims_map, empty, fill_with_zeros, generic, number, same};
use super::scalar::Class;
use super::values::{finish_with, operands, parts, result_type};
use super::{Cv, State, attempt, refuse};

conversions! { pub(super) EINSUM for State;
    [Einsum] => |op, cv| attempt(op, cv, einsum);
}

/// A dimension by its letter, or one of those that `...` stands for, by its number from the left.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Label {
    Letter(u8),
    Batch(usize),
}

/// The labels of an operand of `rank` dimensions; `None` where the text has another number of them.
fn labels(text: &str, rank: usize) -> Option<Vec<Label>> {
    let letters = |text: &str| text.bytes().map(Label::Letter).collect::<Vec<_>>();
    let labels = match text.split_once("...") {
        None => letters(text),
        Some((before, after)) => {
            let n_batches = rank.checked_sub(before.len() + after.len())?;
            let mut all = letters(before);
            all.extend((0..n_batches).map(Label::Batch));
            all.extend(letters(after));
            all
        }
    };
    (labels.len() == rank).then_some(labels)
}

fn einsum(op: OpRef<'_>, cv: &mut Cv<'_>) -> Converted {
    let Some(view) = op.view::<Einsum<'_>>() else { return refuse("it is no einsum") };
    let config: String = view.einsum_config().chars().filter(|letter| !letter.is_whitespace()).collect();
    let parsed = config.split_once("->").and_then(|(inputs, output)| Some((inputs.split_once(',')?, output)));
    let Some(((lhs, rhs), output)) = parsed.filter(|((_, rhs), output)| !rhs.contains(',') && !output.contains(','))
    else {
        return refuse("its configuration does not name two operands and a result");
    };
    let ty = result_type(cv, op, 0)?;
    let element = ty.element(cv.cx());
    if Class::of(cv.cx(), element).is_none() {
        return refuse("its elements are no numbers");
    }
    let operands = operands(cv, op);
    let [lhs_shape, rhs_shape] = [0, 1].map(|index| parts(cv, cv.target().ty(operands[index])).0);
    let (shape, _) = parts(cv, ty);
    let labelled = labels(lhs, lhs_shape.len()).zip(labels(rhs, rhs_shape.len())).zip(labels(output, shape.len()));
    let Some(((lhs, rhs), output)) = labelled else {
        return refuse("its configuration does not fit the ranks of its operands and its result");
    };
    let all: IndexSet<Label> = lhs.iter().chain(&rhs).copied().collect();
    if output.iter().any(|label| !all.contains(label)) {
        return refuse("a dimension of its result is in neither operand");
    }
    let is_summed = |label: &Label| !output.contains(label);
    let sums = all.iter().any(is_summed);
    let new = cv.build(|b| {
        let mut sizes: SmallVec<[Value; 4]> = SmallVec::new();
        for (label, _) in output.iter().zip(&shape).filter(|(_, size)| **size == DYNAMIC) {
            let place = |labels: &[Label]| labels.iter().position(|known| known == label);
            match (place(&lhs), place(&rhs)) {
                (Some(at), _) => sizes.push(dim(b, operands[0], at)),
                (_, Some(at)) => sizes.push(dim(b, operands[1], at)),
                _ => return refuse("a dimension of its result is in neither operand"),
            }
        }
        let mut out = empty(b, ty, &sizes);
        if sums {
            out = fill_with_zeros(b, out);
        }
        let access = |labels: &[Label]| {
            dims_map(all.len(), labels.iter().filter_map(|label| all.get_index_of(label)).collect::<Vec<_>>())
        };
        let maps = [access(&lhs), access(&rhs), access(&output)];
        let loops: Vec<Loop> =
            all.iter().map(|label| if is_summed(label) { Loop::Reduction } else { Loop::Parallel }).collect();
        let nest = Nest { inputs: &operands, outputs: &[out], maps: &maps, loops: &loops };
        generic(b, &nest, |b, args| {
            if sums {
                return Ok(SmallVec::from_slice(&[multiply_add(b, args[0], args[1], args[2])]));
            }
            // Without a sum the output is not read.
            let one = b.body.ty(args[2]);
            let product = product(b, args[0], args[1], one);
            Ok(SmallVec::from_slice(&[product]))
        })
    })?;
    finish_with(cv, op, new)
}

/// `lhs * rhs` in the type `ty`.
fn product(b: &mut hlo_ir::Builder<'_>, lhs: Value, rhs: Value, ty: hlo_ir::Type) -> Value {
    use hlo_dialects::arith::float::MulF;
    use hlo_dialects::arith::integer::{AndI, MulI};
    use hlo_dialects::complex;
    let class = Class::of(b.cx, ty);
    if b.body.ty(lhs) != ty || b.body.ty(rhs) != ty {
        // The sum of nothing and the product casts both as products of matrices do.
        let zero = number(b, ty, 0);
        return multiply_add(b, lhs, rhs, zero);
    }
    match class {
        Some(Class::Float) => same(b, MulF::DEF, &[lhs, rhs]),
        Some(Class::Complex) => same(b, complex::Mul::DEF, &[lhs, rhs]),
        _ if ty == hlo_ir::Type::I1 => same(b, AndI::DEF, &[lhs, rhs]),
        _ => same(b, MulI::DEF, &[lhs, rhs]),
    }
}
