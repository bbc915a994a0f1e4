//! `convolution`: windows of a padded input times a kernel, as a plan for [`contract`].
//!
//! No window is ever copied out: the offset of an input element is that of its window plus that of its place in the
//! window, which is all a [`Plan`] needs. Padding is materialized once, so that products with padding take part in
//! the sum (`0 · ∞` is NaN), as the specification has it.

use super::bits::{convert, convert_bits};
use super::contract::{Plan, contract};
use super::shape::{Padding, pad};
use crate::element::{Bits, ElementType};
use crate::tensor::shape::Offsets;
use crate::tensor::{Shape, Strides, Table, Tensor};
use crate::trap::Trap;

/// The parameters of a convolution; per spatial dimension where a list is given.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the names are the specification's")]
pub struct Convolution {
    pub input_batch: usize,
    pub input_feature: usize,
    pub input_spatial: Shape,
    pub kernel_input_feature: usize,
    pub kernel_output_feature: usize,
    pub kernel_spatial: Shape,
    pub output_batch: usize,
    pub output_feature: usize,
    pub output_spatial: Shape,
    pub strides: Vec<i64>,
    pub padding: Vec<(i64, i64)>,
    pub lhs_dilation: Vec<i64>,
    pub rhs_dilation: Vec<i64>,
    pub reversal: Vec<bool>,
    pub feature_groups: usize,
    pub batch_groups: usize,
}

/// Spec: convolution. Each result is a sum over the window in row-major order, input features innermost, starting
/// from zero; operands are converted to `element` first, and every product and sum is rounded to it.
pub fn convolution(lhs: Tensor, rhs: &Tensor, conv: &Convolution, element: ElementType) -> Result<Tensor, Trap> {
    let spatial = conv.check(&lhs, rhs).ok_or_else(|| {
        Trap::invalid(format!("convolution: {} and {} do not fit {conv:?}", lhs.type_name(), rhs.type_name()))
    })?;
    let mut paddings = vec![Padding::default(); lhs.rank()];
    for (space, &dim) in spatial.iter().zip(&conv.input_spatial) {
        paddings[dim] = space.padding;
    }
    let padded = pad(&convert(lhs, element)?, Bits::default(), &paddings)?;
    let (x_strides, y_strides) = (padded.strides(), rhs.strides());
    let groups = conv.feature_groups.max(conv.batch_groups);
    let batch = padded.shape()[conv.input_batch] / conv.batch_groups;
    let features = padded.shape()[conv.input_feature] / conv.feature_groups;
    let outputs = rhs.shape()[conv.kernel_output_feature] / groups;
    let mut shape = Shape::from_elem(0, padded.rank());
    shape[conv.output_batch] = batch;
    shape[conv.output_feature] = outputs * groups;
    for (space, &dim) in spatial.iter().zip(&conv.output_spatial) {
        shape[dim] = space.positions;
    }
    if shape.contains(&0) || features == 0 {
        // Without elements, sizes say nothing about memory, and tables of offsets need not fit it.
        return Tensor::splat(element, &shape, convert_bits(Bits::new(0f32), ElementType::F32, element));
    }
    let out_strides = crate::tensor::shape::row_major(&shape);

    let group_dim = if conv.batch_groups > 1 { conv.input_batch } else { conv.input_feature };
    let group_size = if conv.batch_groups > 1 { batch } else { features };
    let per_group = |idx: usize, stride: isize, size: usize| idx * size * stride as usize;
    let mut row_shape = Shape::from_slice(&[batch]);
    let mut row_x = Strides::from_slice(&[x_strides[conv.input_batch]]);
    let mut row_out = Strides::from_slice(&[out_strides[conv.output_batch]]);
    let (mut depth_shape, mut depth_x, mut depth_y) = (Shape::new(), Strides::new(), Strides::new());
    let mut depth_base = 0;
    for (idx, space) in spatial.iter().enumerate() {
        let stride = x_strides[conv.input_spatial[idx]];
        row_shape.push(space.positions);
        // A step that is never taken may have any size.
        let taken = |step: i64, places: usize| if places > 1 { stride * step as isize } else { 0 };
        row_x.push(taken(space.stride, space.positions));
        row_out.push(out_strides[conv.output_spatial[idx]]);
        let step = taken(space.dilation, space.window);
        depth_shape.push(space.window);
        depth_y.push(y_strides[conv.kernel_spatial[idx]]);
        if conv.reversal[idx] {
            // The last element of the window meets the first of the kernel.
            depth_base += step * (space.window as isize - 1).max(0);
            depth_x.push(-step);
        } else {
            depth_x.push(step);
        }
    }
    depth_shape.push(features);
    depth_x.push(x_strides[conv.input_feature]);
    depth_y.push(y_strides[conv.kernel_input_feature]);
    let group = |group| {
        [
            per_group(group, x_strides[group_dim], group_size),
            per_group(group, y_strides[conv.kernel_output_feature], outputs),
            per_group(group, out_strides[conv.output_feature], outputs),
        ]
    };
    let rows = Offsets::new(&row_shape, &row_x).zip(Offsets::new(&row_shape, &row_out));
    let column =
        |idx| [y_strides[conv.kernel_output_feature], out_strides[conv.output_feature]].map(|step| idx * step as usize);
    let depth = Offsets::new(&depth_shape, &depth_x).zip(Offsets::new(&depth_shape, &depth_y));
    let plan = Plan {
        batch: Table::new((0..groups).map(group))?,
        rows: Table::new(rows.map(|(x, out)| [x as usize, out as usize]))?,
        columns: Table::new((0..outputs).map(column))?,
        depth: Table::new(depth.map(|(x, y)| [(depth_base + x) as usize, y as usize]))?,
    };
    contract(plan, padded, rhs.clone(), element, &shape)
}

/// One spatial dimension.
struct Spatial {
    padding: Padding,
    stride: i64,
    dilation: i64,
    window: usize,
    positions: usize,
}

impl Convolution {
    /// The spatial dimensions, if operands and parameters fit together.
    fn check(&self, lhs: &Tensor, rhs: &Tensor) -> Option<Vec<Spatial>> {
        let n = self.input_spatial.len();
        let lists = [
            self.strides.len(),
            self.padding.len(),
            self.lhs_dilation.len(),
            self.rhs_dilation.len(),
            self.reversal.len(),
        ];
        let dims = |batch: usize, feature: usize, spatial: &[usize]| {
            let mut all: Shape = spatial.into();
            all.extend([batch, feature]);
            all.sort_unstable();
            all.into_iter().eq(0..n + 2)
        };
        let groups = (self.feature_groups, self.batch_groups);
        let valid = lhs.rank() == n + 2
            && rhs.rank() == n + 2
            && lists.iter().all(|&len| len == n)
            && dims(self.input_batch, self.input_feature, &self.input_spatial)
            && dims(self.kernel_input_feature, self.kernel_output_feature, &self.kernel_spatial)
            && dims(self.output_batch, self.output_feature, &self.output_spatial)
            && (groups.0 == 1 && groups.1 >= 1 || groups.1 == 1 && groups.0 >= 1);
        if !valid {
            return None;
        }
        let multiple = |size: usize, of: usize| size.is_multiple_of(of);
        let features = lhs.shape()[self.input_feature];
        let fits = multiple(features, groups.0)
            && features / groups.0 == rhs.shape()[self.kernel_input_feature]
            && multiple(lhs.shape()[self.input_batch], groups.1)
            && multiple(rhs.shape()[self.kernel_output_feature], groups.0.max(groups.1));
        let spatial = (0..n).map(|idx| {
            let (low, high) = self.padding[idx];
            let padding = Padding { low, high, interior: self.lhs_dilation[idx].checked_sub(1)? };
            let size = padding.size(lhs.shape()[self.input_spatial[idx]])?;
            let window = rhs.shape()[self.kernel_spatial[idx]];
            let (stride, dilation) = (self.strides[idx], self.rhs_dilation[idx]);
            if stride < 1 || dilation < 1 {
                return None;
            }
            let reach =
                window.checked_sub(1).map_or(Some(0), |last| last.checked_mul(dilation as usize)?.checked_add(1))?;
            let positions = if reach > size { 0 } else { (size - reach) / stride as usize + 1 };
            Some(Spatial { padding, stride, dilation, window, positions })
        });
        if fits { spatial.collect() } else { None }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::element::ElementType::*;

    fn numbers(shape: &[usize], seed: u32) -> Tensor {
        let n = shape.iter().product::<usize>() as u32;
        let value = |idx: u32| ((idx + seed).wrapping_mul(2_654_435_761) >> 8) as f32 / 8_388_608.0 - 1.0;
        Tensor::from_slice(F32, shape, &(0..n).map(value).collect::<Vec<_>>()).unwrap()
    }

    fn plain(strides: [i64; 2]) -> Convolution {
        // [b, 0, 1, f] × [0, 1, i, o] -> [b, 0, 1, f]
        Convolution {
            input_batch: 0,
            input_feature: 3,
            input_spatial: [1, 2][..].into(),
            kernel_input_feature: 2,
            kernel_output_feature: 3,
            kernel_spatial: [0, 1][..].into(),
            output_batch: 0,
            output_feature: 3,
            output_spatial: [1, 2][..].into(),
            strides: strides.to_vec(),
            padding: vec![(0, 0); 2],
            lhs_dilation: vec![1; 2],
            rhs_dilation: vec![1; 2],
            reversal: vec![false; 2],
            feature_groups: 1,
            batch_groups: 1,
        }
    }

    /// The definition for the layout of [`plain`], one multiplication at a time.
    fn check(conv: &Convolution, lhs_shape: [usize; 4], rhs_shape: [usize; 4]) {
        let (lhs, rhs) = (numbers(&lhs_shape, 1), numbers(&rhs_shape, 7));
        let got = convolution(lhs.clone(), &rhs, conv, F32).unwrap();
        let (x, w) = (lhs.as_slice::<f32>(), rhs.as_slice::<f32>());
        let [_, height, width, channels] = lhs_shape;
        let [kh, kw, inputs, outputs] = rhs_shape;
        let strides = got.strides();
        let groups = conv.feature_groups.max(conv.batch_groups);
        for (position, _) in got.as_slice::<f32>().iter().enumerate() {
            let mut rest = position;
            let index: Vec<usize> = strides
                .iter()
                .map(|&s| {
                    let i = rest / s as usize;
                    rest %= s as usize;
                    i
                })
                .collect();
            let group = index[3] / (outputs / groups);
            let mut sum = 0f32;
            for ky in 0..kh {
                for kx in 0..kw {
                    for channel in 0..inputs {
                        let place = |out: usize, k: usize, size: usize, kernel: usize, dim: usize| {
                            let k = if conv.reversal[dim] { kernel - 1 - k } else { k };
                            let at = out as i64 * conv.strides[dim] + k as i64 * conv.rhs_dilation[dim]
                                - conv.padding[dim].0;
                            let exact = at.rem_euclid(conv.lhs_dilation[dim]) == 0;
                            let at = at.div_euclid(conv.lhs_dilation[dim]);
                            (exact && at >= 0 && (at as usize) < size).then_some(at as usize)
                        };
                        let (y, x_at) = (place(index[1], ky, height, kh, 0), place(index[2], kx, width, kw, 1));
                        let feature = if conv.feature_groups > 1 { group * inputs + channel } else { channel };
                        let image = if conv.batch_groups > 1 { group * got.shape()[0] + index[0] } else { index[0] };
                        let value = match (y, x_at) {
                            (Some(y), Some(x_at)) => x[((image * height + y) * width + x_at) * channels + feature],
                            _ => 0.0,
                        };
                        sum += value * w[((ky * kw + kx) * inputs + channel) * outputs + index[3]];
                    }
                }
            }
            assert_eq!(got.as_slice::<f32>()[position], sum, "{conv:?} at {index:?}");
        }
    }

    #[test]
    fn windows_follow_the_definition() {
        check(&plain([1, 1]), [2, 5, 6, 3], [3, 2, 3, 20]);
        check(&Convolution { padding: vec![(1, 1), (2, 0)], ..plain([2, 1]) }, [2, 5, 6, 3], [3, 2, 3, 4]);
        check(
            &Convolution { rhs_dilation: vec![2, 1], reversal: vec![true, false], ..plain([1, 2]) },
            [1, 7, 6, 2],
            [3, 2, 2, 5],
        );
        check(
            &Convolution {
                lhs_dilation: vec![2, 3],
                padding: vec![(2, 1), (0, 3)],
                reversal: vec![true; 2],
                ..plain([1, 1])
            },
            [1, 3, 4, 2],
            [3, 3, 2, 5],
        );
        check(&Convolution { padding: vec![(-1, 0), (0, -2)], ..plain([1, 1]) }, [1, 5, 6, 2], [2, 2, 2, 3]);
        check(&Convolution { feature_groups: 3, ..plain([1, 1]) }, [2, 4, 5, 6], [2, 2, 2, 9]);
        check(&Convolution { batch_groups: 2, ..plain([1, 1]) }, [4, 4, 5, 3], [2, 2, 3, 6]);
        check(&plain([1, 1]), [1, 2, 2, 1], [3, 1, 1, 1]);
    }

    #[test]
    fn padding_takes_part_in_the_sum() {
        let x = Tensor::from_slice(F32, &[1, 1, 1, 1], &[1f32]).unwrap();
        let w = Tensor::from_slice(F32, &[1, 2, 1, 1], &[f32::INFINITY, 1.0]).unwrap();
        let conv = Convolution { padding: vec![(0, 0), (1, 0)], ..plain([1, 1]) };
        assert!(convolution(x, &w, &conv, F32).unwrap().as_slice::<f32>()[0].is_nan());
    }

    #[test]
    fn steps_that_are_never_taken_have_any_size() {
        let of =
            |strides| convolution(numbers(&[1, 3, 3, 1], 1), &numbers(&[2, 1, 1, 1], 7), &plain(strides), F32).unwrap();
        assert_eq!(of([i64::MAX, 1]), of([2, 1]));
    }

    #[test]
    fn misfits_are_traps() {
        let error = convolution(numbers(&[1, 4, 4, 3], 0), &numbers(&[2, 2, 2, 4], 0), &plain([1, 1]), F32);
        assert!(error.is_err());
        let conv = Convolution { strides: vec![0, 1], ..plain([1, 1]) };
        assert!(convolution(numbers(&[1, 4, 4, 2], 0), &numbers(&[2, 2, 2, 4], 0), &conv, F32).is_err());
    }
}
