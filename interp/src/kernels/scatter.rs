//! `scatter`: updates are combined into places of an operand that are data.
//!
//! Updates apply in row-major order, so that repeated places accumulate as in the reference; single elements that
//! fall outside are dropped.

use smallvec::SmallVec;

use super::block::BLOCK;
use super::combine::{Accumulator, Combine};
use super::gather::Starts;
use crate::element::ElementType;
use crate::tensor::shape::{Offsets, offset_table};
use crate::tensor::{Shape, Strides, Tensor};
use crate::trap::Trap;

/// The dimension numbers of a scatter.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the names are the specification's")]
pub struct ScatterDimensions {
    pub update_window_dims: Shape,
    pub inserted_window_dims: Shape,
    pub input_batching_dims: Shape,
    pub scatter_indices_batching_dims: Shape,
    pub scatter_dims_to_operand_dims: Shape,
    pub index_vector_dim: usize,
}

/// Spec: scatter. The inputs have one shape, the updates another; the results are the inputs with the updates.
pub fn scatter(
    mut inputs: Vec<Tensor>,
    indices: &Tensor,
    updates: &[Tensor],
    dims: &ScatterDimensions,
    combine: Combine<'_>,
) -> Result<Vec<Tensor>, Trap> {
    let bad = || Trap::invalid(format!("scatter: operands do not fit {dims:?}"));
    let (Some(input), Some(update)) = (inputs.first(), updates.first()) else {
        return Err(bad());
    };
    let starts = Starts::read(indices, dims.index_vector_dim).ok_or_else(bad)??;
    let elements: SmallVec<[ElementType; 4]> = inputs.iter().map(Tensor::element).collect();
    let alike = inputs.len() == updates.len()
        && inputs.iter().all(|other| other.shape() == input.shape())
        && updates.iter().all(|other| other.shape() == update.shape())
        && updates.iter().zip(&elements).all(|(update, &element)| update.element() == element);
    if !alike || !starts.fits(&dims.scatter_dims_to_operand_dims, input) {
        return Err(bad());
    }
    let places = Places::new(input, update, &starts, dims).ok_or_else(bad)?;
    if update.len() == 0 {
        return Ok(inputs);
    }
    let mut sums = Accumulator::new(combine, &elements)?;
    let mut targets: SmallVec<[&mut [u8]; 4]> = SmallVec::new();
    for input in &mut inputs {
        targets.push(input.bytes_mut()?);
    }
    let sources: SmallVec<[&[u8]; 4]> = updates.iter().map(Tensor::bytes).collect();
    places.each_run(&starts, |target, source, lanes| {
        let range = |at: usize, element: ElementType| at * element.width()..(at + lanes) * element.width();
        let mut outs: SmallVec<[&mut [u8]; 4]> =
            targets.iter_mut().zip(&elements).map(|(slots, &element)| &mut slots[range(target, element)]).collect();
        let values: SmallVec<[&[u8]; 4]> =
            sources.iter().zip(&elements).map(|(slots, &element)| &slots[range(source, element)]).collect();
        sums.update(&mut outs, &values)
    })?;
    drop(targets);
    Ok(inputs)
}

/// Where updates go.
struct Places<'a> {
    input: Shape,
    input_strides: Strides,
    dims: &'a ScatterDimensions,
    /// Sizes of the update's dimensions, and for each the input dimension of a window or the scatter dimension.
    update: Shape,
    roles: SmallVec<[Role; 6]>,
    /// What batching adds for each scatter dimension.
    batching: Strides,
}

#[derive(Clone, Copy, PartialEq)]
enum Role {
    Window(usize),
    Scatter(usize),
}

impl<'a> Places<'a> {
    fn new(input: &Tensor, update: &Tensor, starts: &Starts, dims: &'a ScatterDimensions) -> Option<Places<'a>> {
        let input_strides = input.strides();
        let mut window_dims = (0..input.rank())
            .filter(|dim| !dims.inserted_window_dims.contains(dim) && !dims.input_batching_dims.contains(dim));
        let mut scatter_dims = 0..starts.shape.len();
        let mut roles = SmallVec::new();
        for dim in 0..update.rank() {
            if dims.update_window_dims.contains(&dim) {
                let window = window_dims.next()?;
                (update.shape()[dim] <= input.shape()[window]).then_some(())?;
                roles.push(Role::Window(window));
            } else {
                let scatter = scatter_dims.next()?;
                (update.shape()[dim] == starts.shape[scatter]).then_some(())?;
                roles.push(Role::Scatter(scatter));
            }
        }
        let complete = window_dims.next().is_none()
            && scatter_dims.next().is_none()
            && dims.input_batching_dims.len() == dims.scatter_indices_batching_dims.len();
        let mut batching = Strides::from_elem(0, starts.shape.len());
        for (&dim, &index_dim) in dims.input_batching_dims.iter().zip(&dims.scatter_indices_batching_dims) {
            let scatter = index_dim - usize::from(index_dim > dims.index_vector_dim);
            let fits = index_dim != dims.index_vector_dim && starts.shape.get(scatter)? <= input.shape().get(dim)?;
            fits.then_some(())?;
            batching[scatter] += input_strides[dim];
        }
        complete.then(|| Places {
            input: input.shape().into(),
            input_strides,
            dims,
            update: update.shape().into(),
            roles,
            batching,
        })
    }

    /// Calls `f(target, source, lanes)` for runs of updates that lie side by side on both sides, in row-major order
    /// of the updates.
    fn each_run(
        &self,
        starts: &Starts,
        mut f: impl FnMut(usize, usize, usize) -> Result<(), Trap>,
    ) -> Result<(), Trap> {
        if self.update.contains(&0) {
            // Without elements, sizes say nothing about memory, and a table of offsets need not fit it.
            return Ok(());
        }
        let batching = offset_table(&starts.shape, &self.batching)?;
        // The last dimension is walked in runs when its neighbours are neighbours in the input.
        let runs = match (self.roles.last(), self.update.last()) {
            (Some(&Role::Window(dim)), Some(&size)) if dim + 1 == self.input.len() && size > 1 => size,
            _ => 1,
        };
        let n_outer = if runs > 1 { self.update.len() - 1 } else { self.update.len() };
        let outer = &self.update[..n_outer];
        let scatter_strides = crate::tensor::shape::row_major(&starts.shape);
        let strides: Strides = self.roles[..n_outer]
            .iter()
            .map(|role| if let Role::Scatter(dim) = *role { scatter_strides[dim] } else { 0 })
            .collect();
        let mut walk = Offsets::new(outer, &strides);
        let mut source = 0;
        loop {
            let index: SmallVec<[usize; 6]> = walk.index().into();
            let Some(position) = walk.next() else {
                return Ok(());
            };
            let position = position as usize;
            let start = Start { vector: starts.vector(position), batching: batching[position] };
            if let Some((target, first, lanes)) = self.place(start, &index, runs) {
                for skipped in (0..lanes).step_by(BLOCK) {
                    f(target + skipped, source + first + skipped, BLOCK.min(lanes - skipped))?;
                }
            }
            source += runs;
        }
    }

    /// The part of a run that lies inside the input: its place there, how much of the run comes before, its length.
    fn place(&self, start: Start<'_>, index: &[usize], run: usize) -> Option<(usize, usize, usize)> {
        let mut target = start.batching;
        let mut inner_start = 0;
        let last = self.input.len().wrapping_sub(1);
        let mut within = |dim: usize, at: i64| {
            let inside = 0 <= at && (at as u64) < self.input[dim] as u64;
            target += at.wrapping_mul(self.input_strides[dim] as i64) as isize;
            inside
        };
        // Window offsets by input dimension.
        let mut offsets: SmallVec<[i64; 6]> = SmallVec::from_elem(0, self.input.len());
        for (&role, &idx) in self.roles.iter().zip(index) {
            if let Role::Window(dim) = role {
                offsets[dim] = idx as i64;
            }
        }
        for (&dim, &number) in self.dims.scatter_dims_to_operand_dims.iter().zip(start.vector) {
            offsets[dim] = offsets[dim].saturating_add(number);
        }
        for (dim, &at) in offsets.iter().enumerate() {
            if run > 1 && dim == last {
                inner_start = at;
            } else if !within(dim, at) {
                return None;
            }
        }
        if run == 1 {
            return Some((target as usize, 0, 1));
        }
        let skipped = inner_start.min(0).unsigned_abs() as usize;
        let room = (self.input[last] as i64).saturating_sub(inner_start.max(0)).max(0) as usize;
        let lanes = run.saturating_sub(skipped).min(room);
        (lanes > 0).then(|| ((target + inner_start.max(0) as isize) as usize, skipped, lanes))
    }
}

/// One index vector with what batching adds to it.
#[derive(Clone, Copy)]
struct Start<'a> {
    vector: &'a [i64],
    batching: isize,
}

#[cfg(test)]
mod tests {
    use std::slice::from_ref;

    use super::*;
    use crate::kernels::kinds::BinaryKind;
    use ElementType::{F32, I32, I64};

    fn s(values: &[usize]) -> Shape {
        values.into()
    }

    fn check(
        combine: Combine<'_>,
        shape: &[usize],
        indices: (&[usize], &[i64]),
        updates: (&[usize], &[i32]),
        dims: &ScatterDimensions,
        expect: &[i32],
    ) {
        let zero = Tensor::zeros(I32, shape).unwrap();
        let indices = Tensor::from_slice(I64, indices.0, indices.1).unwrap();
        let updates = Tensor::from_slice(I32, updates.0, updates.1).unwrap();
        let got = scatter(vec![zero], &indices, &[updates], dims, combine).unwrap();
        assert_eq!(got[0].as_slice::<i32>(), expect, "{dims:?}");
    }

    #[test]
    fn rows_and_scalars() {
        let add = Combine::Binary(BinaryKind::Add);
        let rows = ScatterDimensions {
            update_window_dims: s(&[1]),
            inserted_window_dims: s(&[0]),
            scatter_dims_to_operand_dims: s(&[0]),
            index_vector_dim: 1,
            ..Default::default()
        };
        check(add, &[3, 2], (&[4], &[2, 0, 2, 9]), (&[4, 2], &[1, 2, 3, 4, 5, 6, 7, 8]), &rows, &[3, 4, 0, 0, 6, 8]);
        check(
            Combine::Replace,
            &[3, 2],
            (&[3], &[2, 0, 2]),
            (&[3, 2], &[1, 2, 3, 4, 5, 6]),
            &rows,
            &[3, 4, 0, 0, 5, 6],
        );
        let scalars = ScatterDimensions {
            inserted_window_dims: s(&[0]),
            scatter_dims_to_operand_dims: s(&[0]),
            index_vector_dim: 1,
            ..Default::default()
        };
        check(add, &[3], (&[4, 1], &[1, -1, 1, i64::MAX]), (&[4], &[1, 2, 3, 4]), &scalars, &[0, 4, 0]);
    }

    #[test]
    fn windows_are_cut_element_by_element() {
        let add = Combine::Binary(BinaryKind::Add);
        let window = ScatterDimensions {
            update_window_dims: s(&[0, 1]),
            scatter_dims_to_operand_dims: s(&[0, 1]),
            index_vector_dim: 0,
            ..Default::default()
        };
        check(add, &[3, 3], (&[2], &[2, -1]), (&[2, 2], &[1, 2, 3, 4]), &window, &[0, 0, 0, 0, 0, 0, 2, 0, 0]);
        check(add, &[3, 3], (&[2], &[0, 2]), (&[2, 2], &[1, 2, 3, 4]), &window, &[0, 0, 1, 0, 0, 3, 0, 0, 0]);
        // Window dimensions before scatter dimensions.
        let columns = ScatterDimensions {
            update_window_dims: s(&[0]),
            inserted_window_dims: s(&[1]),
            scatter_dims_to_operand_dims: s(&[1]),
            index_vector_dim: 1,
            ..Default::default()
        };
        check(add, &[2, 3], (&[2], &[2, 0]), (&[2, 2], &[1, 2, 3, 4]), &columns, &[2, 0, 1, 4, 0, 3]);
    }

    #[test]
    fn batches_stay_apart() {
        let dims = ScatterDimensions {
            inserted_window_dims: s(&[1]),
            input_batching_dims: s(&[0]),
            scatter_indices_batching_dims: s(&[0]),
            scatter_dims_to_operand_dims: s(&[1]),
            index_vector_dim: 1,
            ..Default::default()
        };
        check(
            Combine::Binary(BinaryKind::Add),
            &[2, 3],
            (&[2, 1], &[1, 2]),
            (&[2], &[5, 6]),
            &dims,
            &[0, 5, 0, 0, 0, 6],
        );
    }

    #[test]
    fn misfits_are_traps() {
        let dims = ScatterDimensions { update_window_dims: s(&[5]), index_vector_dim: 3, ..Default::default() };
        let x = Tensor::zeros(F32, &[2]).unwrap();
        assert!(scatter(vec![x.clone()], &x, from_ref(&x), &dims, Combine::Replace).is_err());
        assert!(scatter(vec![], &x, &[], &dims, Combine::Replace).is_err());
    }
}
