//! `ragged_dot`: a contraction in which one dimension of the left operand is cut into groups of given sizes.

use super::bits::convert;
use super::compare::{Order, compare, select};
use super::dot::{DotDimensions, dot_general};
use super::elementwise::binary;
use super::kinds::{BinaryKind, Direction};
use super::shape::{broadcast_in_dim, concatenate, iota, slice};
use crate::element::ElementType;
use crate::tensor::{Shape, Tensor};
use crate::trap::Trap;

/// The dimension numbers of a ragged dot product.
#[derive(Clone, Debug, Default)]
pub struct RaggedDimensions {
    /// Those of the dot product. In the right operand dimensions are counted with the one that numbers groups.
    pub dot: DotDimensions,
    /// The dimension of the left operand that is cut.
    pub ragged: usize,
    /// The dimension of the right operand that numbers the groups, when the cut one is neither batched nor contracted.
    pub group: Option<usize>,
}

/// Along the cut dimension group `g` has the size `sizes[…, g]`; outer dimensions of `sizes` are those before the cut one
/// among the batching dimensions and then those of its own kind.
///
/// - Cut where it is kept: a row of group `g` meets part `g` of `rhs`; rows after all groups give zeros.
/// - Cut where it is contracted: a result per group, in a new first dimension.
/// - Cut where it is batched: a dot product; the groups say nothing.
///
/// # Errors
/// When shapes and dimensions do not fit together.
pub fn ragged_dot(
    lhs: Tensor,
    rhs: Tensor,
    sizes: Tensor,
    dims: &RaggedDimensions,
    element: ElementType,
) -> Result<Tensor, Trap> {
    let ragged = dims.ragged;
    if ragged >= lhs.rank() || dims.group.is_some_and(|group| group >= rhs.rank()) || sizes.rank() == 0 {
        return Err(Trap::invalid("ragged_dot: a dimension is out of range"));
    }
    if dims.dot.lhs_batch.contains(&ragged) {
        return dot_general(lhs, rhs, &dims.dot, element);
    }
    // Ends of groups may be beyond the range of the type of their sizes.
    let sizes = convert(sizes, ElementType::I64)?;
    let last = sizes.rank() - 1;
    let n_groups = sizes.shape()[last];
    let mut begin = Tensor::zeros(ElementType::I64, &sizes.shape()[..last])?;
    match dims.group {
        Some(group) => {
            let kept =
                (0..lhs.rank()).filter(|dim| !dims.dot.lhs_batch.contains(dim) && !dims.dot.lhs_contract.contains(dim));
            // Where the dimensions of the left operand are in the result.
            let places: Shape = dims.dot.lhs_batch.iter().copied().chain(kept).collect();
            let Some(cut) = places.iter().position(|&dim| dim == ragged) else {
                return Err(Trap::invalid("ragged_dot: with groups in rhs the cut dimension is a kept one"));
            };
            let dot = without(&dims.dot, group);
            let mut result = None;
            for index in 0..n_groups {
                let end = binary(BinaryKind::Add, begin.clone(), part(&sizes, last, index)?)?;
                let product = dot_general(lhs.clone(), part(&rhs, group, index)?, &dot, element)?;
                let outer: Shape = (0..begin.rank()).collect();
                let inside = between(product.shape(), cut, &begin, &end, &outer)?;
                let before = match result {
                    Some(before) => before,
                    None => Tensor::zeros(element, product.shape())?,
                };
                result = Some(select(&inside, product, before)?);
                begin = end;
            }
            result.ok_or_else(|| Trap::invalid("ragged_dot: there are no groups"))
        }
        None => {
            let Some(position) = dims.dot.lhs_contract.iter().position(|&dim| dim == ragged) else {
                return Err(Trap::invalid("ragged_dot: without groups in rhs the cut dimension is a contracted one"));
            };
            let n_outer = begin.rank();
            let outer = |batch: &Shape, contract: &Shape| -> Shape {
                batch.iter().chain(&contract[..position]).copied().take(n_outer).collect()
            };
            let lhs_outer = outer(&dims.dot.lhs_batch, &dims.dot.lhs_contract);
            let rhs_outer = outer(&dims.dot.rhs_batch, &dims.dot.rhs_contract);
            let mut results = Vec::with_capacity(n_groups);
            for index in 0..n_groups {
                let end = binary(BinaryKind::Add, begin.clone(), part(&sizes, last, index)?)?;
                let of = |x: &Tensor, cut: usize, outer: &Shape| {
                    let inside = between(x.shape(), cut, &begin, &end, outer)?;
                    let zeros = Tensor::zeros(x.element(), x.shape())?;
                    select(&inside, x.clone(), zeros)
                };
                let lhs = of(&lhs, ragged, &lhs_outer)?;
                let rhs = of(&rhs, dims.dot.rhs_contract[position], &rhs_outer)?;
                let product = dot_general(lhs, rhs, &dims.dot, element)?;
                let shape: Shape = [1].iter().chain(product.shape()).copied().collect();
                results.push(product.reshaped(&shape)?);
                begin = end;
            }
            concatenate(&results, 0)
        }
    }
}

/// `x` at one place of a dimension, without the dimension.
fn part(x: &Tensor, dim: usize, index: usize) -> Result<Tensor, Trap> {
    let mut start = vec![0; x.rank()];
    let mut limit: Vec<i64> = x.shape().iter().map(|&size| size as i64).collect();
    (start[dim], limit[dim]) = (index as i64, index as i64 + 1);
    let mut shape = Shape::from_slice(x.shape());
    shape.remove(dim);
    slice(x, &start, &limit, &vec![1; x.rank()])?.reshaped(&shape)
}

/// The dimension numbers when a dimension of the right operand is gone.
fn without(dims: &DotDimensions, gone: usize) -> DotDimensions {
    let less = |list: &Shape| list.iter().map(|&dim| dim - usize::from(dim > gone)).collect();
    DotDimensions { rhs_batch: less(&dims.rhs_batch), rhs_contract: less(&dims.rhs_contract), ..dims.clone() }
}

/// Whether the place along `cut` is from `begin` up to `end`, which have the dimensions `outer` of `shape`.
fn between(shape: &[usize], cut: usize, begin: &Tensor, end: &Tensor, outer: &[usize]) -> Result<Tensor, Trap> {
    let places = iota(begin.element(), shape, cut)?;
    let from = compare(Direction::Ge, Order::Partial, &places, &broadcast_in_dim(begin, shape, outer)?)?;
    let to = compare(Direction::Lt, Order::Partial, &places, &broadcast_in_dim(end, shape, outer)?)?;
    binary(BinaryKind::And, from, to)
}
