//! Movement of elements: every operation states where its elements come from as strides, and [`strided::copy`]
//! moves them. Parameters are checked, because in dynamic programs they are data.

use super::bits::convert_bits;
use super::strided::{self, View};
use crate::by_width;
use crate::element::convert::BLOCK;
use crate::element::{Bits, ElementType};
use crate::tensor::{Shape, Strides, Tensor, shape};
use crate::trap::Trap;

/// `out[out_view(i)] = x[x_view(i)]` for all `i` in `space`; element types have equal width.
fn move_elements(
    space: &[usize],
    x: &Tensor,
    x_view: View<'_>,
    out: &mut Tensor,
    out_view: View<'_>,
) -> Result<(), Trap> {
    by_width!(x.element(), W => {
        strided::copy::<W>(space, x.as_slice(), x_view, out.as_mut_slice()?, out_view);
    });
    Ok(())
}

/// A new dense tensor whose element `i` is `x[base + Σ i[d] · strides[d]]`.
fn gather_strided(x: &Tensor, result: &[usize], base: isize, strides: &[isize]) -> Result<Tensor, Trap> {
    let mut out = Tensor::scratch(x.element(), result)?;
    let dense = out.strides();
    let out_view = View { base: 0, strides: &dense };
    move_elements(result, x, View { base, strides }, &mut out, out_view)?;
    Ok(out)
}

#[cold]
fn invalid(op: &str, what: &str, x: &Tensor) -> Trap {
    Trap::invalid(format!("{op}: {what} for {}", x.type_name()))
}

/// Spec: broadcast_in_dim. `result[i] = x[j]` with `j[d] = i[dims[d]]`, or 0 where `x` has size 1.
pub fn broadcast_in_dim(x: &Tensor, result: &[usize], dims: &[usize]) -> Result<Tensor, Trap> {
    if dims.len() != x.rank() {
        return Err(invalid("broadcast_in_dim", &format!("dimensions {dims:?}"), x));
    }
    let mut strides = Strides::from_elem(0, result.len());
    for ((&dim, &size), &stride) in dims.iter().zip(x.shape()).zip(&x.strides()) {
        match result.get(dim) {
            Some(_) if size == 1 => {}
            Some(&wanted) if wanted == size => strides[dim] += stride,
            _ => {
                return Err(invalid("broadcast_in_dim", &format!("shape {result:?}, dimensions {dims:?}"), x));
            }
        }
    }
    if x.len() == shape::count(result)? && dims.is_sorted() {
        return x.clone().reshaped(result);
    }
    gather_strided(x, result, 0, &strides)
}

/// Spec: transpose. `result[i] = x[j]` with `i[d] = j[permutation[d]]`.
pub fn transpose(x: &Tensor, permutation: &[usize]) -> Result<Tensor, Trap> {
    let mut seen = Shape::from_elem(0, x.rank());
    permutation.iter().for_each(|&dim| seen.get_mut(dim).into_iter().for_each(|count| *count += 1));
    if permutation.len() != x.rank() || seen.iter().any(|&count| count != 1) {
        return Err(invalid("transpose", &format!("permutation {permutation:?}"), x));
    }
    let own = x.strides();
    let result: Shape = permutation.iter().map(|&dim| x.shape()[dim]).collect();
    let strides: Strides = permutation.iter().map(|&dim| own[dim]).collect();
    let moved = permutation.iter().filter(|&&dim| x.shape()[dim] != 1);
    if moved.is_sorted() {
        return x.clone().reshaped(&result);
    }
    gather_strided(x, &result, 0, &strides)
}

/// Spec: slice. `result[i] = x[start + i · stride]`.
pub fn slice(x: &Tensor, start: &[i64], limit: &[i64], stride: &[i64]) -> Result<Tensor, Trap> {
    let bad = || invalid("slice", &format!("range {start:?} to {limit:?} by {stride:?}"), x);
    if [start.len(), limit.len(), stride.len()] != [x.rank(); 3] {
        return Err(bad());
    }
    let mut result = Shape::new();
    for (dim, &size) in x.shape().iter().enumerate() {
        let inside = 0 <= start[dim] && start[dim] <= limit[dim] && limit[dim] as u64 <= size as u64;
        if !inside || stride[dim] <= 0 {
            return Err(bad());
        }
        result.push(
            (limit[dim] - start[dim]).div_euclid(stride[dim]) as usize
                + usize::from((limit[dim] - start[dim]) % stride[dim] != 0),
        );
    }
    if result.as_slice() == x.shape() {
        return Ok(x.clone());
    }
    let own = x.strides();
    let base = start.iter().zip(&own).map(|(&start, &own)| start as isize * own).sum();
    let strides: Strides = own.iter().zip(stride).map(|(own, &stride)| own.wrapping_mul(stride as isize)).collect();
    gather_strided(x, &result, base, &strides)
}

/// Spec: dynamic_slice. A window of `sizes` whose start is clamped so that it lies inside `x`.
pub fn dynamic_slice(x: &Tensor, start: &[i64], sizes: &[usize]) -> Result<Tensor, Trap> {
    let base = clamped_offset("dynamic_slice", x, start, sizes)?;
    if sizes == x.shape() {
        return Ok(x.clone());
    }
    gather_strided(x, sizes, base, &x.strides())
}

/// Spec: dynamic_update_slice. `x` with `update` written at a start that is clamped so that it fits.
pub fn dynamic_update_slice(mut x: Tensor, update: &Tensor, start: &[i64]) -> Result<Tensor, Trap> {
    if update.element() != x.element() {
        return Err(super::elementwise::mismatch("dynamic_update_slice", &x, update));
    }
    let base = clamped_offset("dynamic_update_slice", &x, start, update.shape())?;
    if update.shape() == x.shape() {
        return Ok(update.clone());
    }
    let (own, dense) = (x.strides(), update.strides());
    let view = View { base: 0, strides: &dense };
    move_elements(update.shape(), update, view, &mut x, View { base, strides: &own })?;
    Ok(x)
}

/// The offset of a window's first element after clamping.
fn clamped_offset(op: &str, x: &Tensor, start: &[i64], sizes: &[usize]) -> Result<isize, Trap> {
    let fits = sizes.iter().zip(x.shape()).all(|(window, size)| window <= size);
    if start.len() != x.rank() || sizes.len() != x.rank() || !fits {
        return Err(invalid(op, &format!("start {start:?}, window {sizes:?}"), x));
    }
    let own = x.strides();
    let clamped = start
        .iter()
        .zip(x.shape().iter().zip(sizes))
        .map(|(&start, (&size, &window))| start.clamp(0, (size - window) as i64) as isize);
    Ok(clamped.zip(&own).map(|(start, own)| start * own).sum())
}

/// Spec: reverse. `result[i] = x[j]` with `j[d] = size[d] - i[d] - 1` for `d` in `dims`.
pub fn reverse(x: &Tensor, dims: &[usize]) -> Result<Tensor, Trap> {
    let mut strides = x.strides();
    let mut base = 0;
    for (idx, &dim) in dims.iter().enumerate() {
        if dim >= x.rank() || dims[..idx].contains(&dim) {
            return Err(invalid("reverse", &format!("dimensions {dims:?}"), x));
        }
        base += strides[dim] * (x.shape()[dim] as isize - 1).max(0);
        strides[dim] = -strides[dim];
    }
    gather_strided(x, x.shape(), base, &strides)
}

/// Padding of one dimension: elements before, after and between; negative edges cut elements off.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Padding {
    /// Before the first element.
    pub low: i64,
    /// After the last element.
    pub high: i64,
    /// Between any two elements, at least 0.
    pub interior: i64,
}

impl Padding {
    /// The padded size of a dimension, if it can be.
    pub fn size(self, size: usize) -> Option<usize> {
        let gaps = (size as i128 - 1).max(0) * i128::from(self.interior);
        let total = size as i128 + gaps + i128::from(self.low) + i128::from(self.high);
        (self.interior >= 0).then(|| usize::try_from(total).ok()).flatten()
    }

    /// Nothing is added or removed.
    pub fn is_none(self) -> bool {
        self == Padding::default()
    }
}

/// Spec: pad. `result[low + i · (interior + 1)] = x[i]` where that lies inside, `value` elsewhere.
pub fn pad(x: &Tensor, value: Bits, padding: &[Padding]) -> Result<Tensor, Trap> {
    let bad = || invalid("pad", &format!("padding {padding:?}"), x);
    if padding.len() != x.rank() {
        return Err(bad());
    }
    if padding.iter().all(|padding| padding.is_none()) {
        return Ok(x.clone());
    }
    let result: Option<Shape> = padding.iter().zip(x.shape()).map(|(padding, &size)| padding.size(size)).collect();
    let result = result.ok_or_else(bad)?;
    let mut out = Tensor::splat(x.element(), &result, value)?;
    let (own, dense) = (x.strides(), out.strides());
    let (mut space, mut strides) = (Shape::new(), Strides::new());
    let (mut from, mut to) = (0isize, 0isize);
    for (dim, padding) in padding.iter().enumerate() {
        let step = i128::from(padding.interior) + 1;
        let low = i128::from(padding.low);
        // Elements before `first` or from `end` on fall outside the result.
        let first = if low < 0 { (-low + step - 1) / step } else { 0 };
        let room = result[dim] as i128 - low;
        let end = if room <= 0 { 0 } else { (room + step - 1) / step }.min(x.shape()[dim] as i128);
        if end <= first {
            return Ok(out);
        }
        space.push((end - first) as usize);
        from += first as isize * own[dim];
        to += (low + first * step) as isize * dense[dim];
        strides.push(dense[dim] * if end - first > 1 { step as isize } else { 1 });
    }
    let x_view = View { base: from, strides: &own };
    move_elements(&space, x, x_view, &mut out, View { base: to, strides: &strides })?;
    Ok(out)
}

/// Spec: concatenate. The operands one after the other along `dim`.
pub fn concatenate(operands: &[Tensor], dim: usize) -> Result<Tensor, Trap> {
    let first = operands.first().ok_or_else(|| Trap::invalid("concatenate: no operands"))?;
    let mut result: Shape = first.shape().into();
    if dim >= result.len() {
        return Err(invalid("concatenate", &format!("dimension {dim}"), first));
    }
    for operand in &operands[1..] {
        let mut expect: Shape = first.shape().into();
        if operand.rank() == expect.len() {
            expect[dim] = operand.shape()[dim];
        }
        if operand.shape() != expect.as_slice() || operand.element() != first.element() {
            return Err(super::elementwise::mismatch("concatenate", first, operand));
        }
        result[dim] = result[dim]
            .checked_add(operand.shape()[dim])
            .ok_or_else(|| invalid("concatenate", "the sizes are too large", operand))?;
    }
    if operands.len() == 1 {
        return Ok(first.clone());
    }
    let mut out = Tensor::scratch(first.element(), &result)?;
    let strides = out.strides();
    let mut base = 0;
    for operand in operands {
        let own = operand.strides();
        let x_view = View { base: 0, strides: &own };
        move_elements(operand.shape(), operand, x_view, &mut out, View { base, strides: &strides })?;
        base += operand.shape()[dim] as isize * strides[dim];
    }
    Ok(out)
}

/// Spec: iota. `result[i] = i[dim]`, converted to the element type.
pub fn iota(element: ElementType, result: &[usize], dim: usize) -> Result<Tensor, Trap> {
    let Some(&size) = result.get(dim) else {
        return Err(Trap::invalid(format!("iota: dimension {dim} of {}", shape::display(element, result))));
    };
    if shape::count(result)? == 0 {
        // However long the line would be: another size is zero.
        return Tensor::scratch(element, result);
    }
    let mut line = Tensor::scratch(element, &[size])?;
    let mut numbers = [0i64; BLOCK];
    for (idx, out) in line.bytes_mut()?.chunks_mut(BLOCK * element.width()).enumerate() {
        let n = out.len() / element.width();
        let first = (idx * BLOCK) as i64;
        numbers.iter_mut().zip(first..).for_each(|(slot, number)| *slot = number);
        let source = crate::tensor::bytes_of(&numbers[..n]);
        crate::element::convert::convert_block(ElementType::I64, source, element, out);
    }
    broadcast_in_dim(&line, result, &[dim])
}

/// Spec: get_dimension_size. The size of `dim` as an `i32` scalar.
pub fn dimension_size(x: &Tensor, dim: usize) -> Result<Tensor, Trap> {
    let size = x.shape().get(dim).and_then(|&size| i64::try_from(size).ok());
    let size = size.ok_or_else(|| invalid("get_dimension_size", &format!("dimension {dim}"), x))?;
    let size = convert_bits(Bits::new(size), ElementType::I64, ElementType::I32);
    Ok(Tensor::scalar(ElementType::I32, size))
}

#[cfg(test)]
mod tests {
    use super::*;
    use ElementType::{I32, UI8};

    fn arange(shape: &[usize]) -> Tensor {
        let n = shape::count(shape).unwrap() as i32;
        Tensor::from_slice(I32, shape, &(0..n).collect::<Vec<_>>()).unwrap()
    }

    fn check(result: Result<Tensor, Trap>, shape: &[usize], expect: &[i32]) {
        let result = result.unwrap();
        assert_eq!((result.shape(), result.as_slice::<i32>()), (shape, expect));
    }

    #[test]
    fn broadcasts_and_transposes() {
        check(broadcast_in_dim(&arange(&[2]), &[3, 2], &[1]), &[3, 2], &[0, 1, 0, 1, 0, 1]);
        check(broadcast_in_dim(&arange(&[2]), &[2, 3], &[0]), &[2, 3], &[0, 0, 0, 1, 1, 1]);
        check(broadcast_in_dim(&arange(&[1, 2]), &[2, 2], &[0, 1]), &[2, 2], &[0, 1, 0, 1]);
        check(broadcast_in_dim(&arange(&[2, 1]), &[1, 2], &[1, 0]), &[1, 2], &[0, 1]);
        check(broadcast_in_dim(&arange(&[]), &[2], &[]), &[2], &[0, 0]);
        check(transpose(&arange(&[2, 3]), &[1, 0]), &[3, 2], &[0, 3, 1, 4, 2, 5]);
        check(transpose(&arange(&[2, 1, 2]), &[1, 0, 2]), &[1, 2, 2], &[0, 1, 2, 3]);
        check(transpose(&arange(&[2, 1, 2]), &[2, 1, 0]), &[2, 1, 2], &[0, 2, 1, 3]);
        assert!(transpose(&arange(&[2, 3]), &[0, 0]).is_err());
        assert!(broadcast_in_dim(&arange(&[2]), &[3], &[0]).is_err());
    }

    #[test]
    fn slices() {
        check(slice(&arange(&[3, 4]), &[1, 0], &[3, 4], &[1, 3]), &[2, 2], &[4, 7, 8, 11]);
        check(slice(&arange(&[5]), &[4], &[5], &[i64::MAX]), &[1], &[4]);
        check(slice(&arange(&[5]), &[2], &[2], &[1]), &[0], &[]);
        check(dynamic_slice(&arange(&[4]), &[9], &[2]), &[2], &[2, 3]);
        check(dynamic_slice(&arange(&[4]), &[i64::MIN], &[2]), &[2], &[0, 1]);
        check(
            dynamic_update_slice(arange(&[2, 3]), &Tensor::zeros(I32, &[1, 2]).unwrap(), &[1, 5]),
            &[2, 3],
            &[0, 1, 2, 3, 0, 0],
        );
        check(reverse(&arange(&[2, 3]), &[1]), &[2, 3], &[2, 1, 0, 5, 4, 3]);
        check(reverse(&arange(&[0, 3]), &[0, 1]), &[0, 3], &[]);
        assert!(slice(&arange(&[5]), &[3], &[6], &[1]).is_err());
        assert!(dynamic_slice(&arange(&[4]), &[0], &[5]).is_err());
    }

    #[test]
    fn paddings() {
        let pads = |low, high, interior| [Padding { low, high, interior }];
        let nine = Bits::new(9);
        check(pad(&arange(&[3]), nine, &pads(1, 2, 1)), &[8], &[9, 0, 9, 1, 9, 2, 9, 9]);
        check(pad(&arange(&[4]), nine, &pads(-1, -2, 0)), &[1], &[1]);
        check(pad(&arange(&[3]), nine, &pads(-1, -1, 2)), &[5], &[9, 9, 1, 9, 9]);
        check(pad(&arange(&[3]), nine, &pads(-9, 8, 0)), &[2], &[9, 9]);
        check(pad(&arange(&[0]), nine, &pads(1, 1, 5)), &[2], &[9, 9]);
        assert!(pad(&arange(&[3]), nine, &pads(-9, 0, 0)).is_err());
        assert!(pad(&arange(&[3]), nine, &pads(0, i64::MAX, i64::MAX)).is_err());
    }

    #[test]
    fn joins_and_counters() {
        check(concatenate(&[arange(&[2, 1]), arange(&[2, 2])], 1), &[2, 3], &[0, 0, 1, 1, 2, 3]);
        assert!(concatenate(&[arange(&[2, 1]), arange(&[3, 2])], 1).is_err());
        check(iota(I32, &[2, 3], 1), &[2, 3], &[0, 1, 2, 0, 1, 2]);
        check(iota(I32, &[2, 2], 0), &[2, 2], &[0, 0, 1, 1]);
        assert_eq!(iota(UI8, &[300], 0).unwrap().bytes()[299], 43);
        check(iota(I32, &[0, 1 << 50], 1), &[0, 1 << 50], &[]);
        check(dimension_size(&arange(&[2, 3]), 1), &[], &[3]);
    }
}
