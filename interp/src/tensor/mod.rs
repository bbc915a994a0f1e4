//! Dense tensors: an element type, a shape and row-major slots in shared memory.
//!
//! Cloning is cheap (a scalar is copied, a larger tensor shares its buffer). Writing needs an unshared buffer and
//! copies a shared one first, so a kernel that owns the last handle works in place. Memory is counted and limited
//! ([`memory`]); a tensor that does not fit is a [`Trap`], never an abort.

mod buffer;
pub mod memory;
pub mod npy;
pub mod npz;
pub mod safetensors;
pub mod shape;
mod table;

pub use shape::{Shape, Strides};

use std::sync::Arc;

use crate::element::{Bits, ElementType, Native};
use crate::trap::Trap;
use buffer::Buffer;
pub(crate) use table::Table;

/// A dense tensor of static shape.
#[derive(Clone, Debug)]
pub struct Tensor {
    element: ElementType,
    shape: Shape,
    len: usize,
    data: Data,
}

/// At most 16 bytes live in the handle itself: scalars of control flow then cost no allocation.
#[derive(Clone, Debug)]
enum Data {
    Inline(Bits),
    Shared(Arc<Buffer>),
}

const INLINE: usize = size_of::<Bits>();

impl Tensor {
    /// A tensor of zero slots.
    pub fn zeros(element: ElementType, shape: &[usize]) -> Result<Tensor, Trap> {
        let mut tensor = Tensor::scratch(element, shape)?;
        tensor.bytes_mut()?.fill(0);
        Ok(tensor)
    }

    /// A tensor with unspecified (but initialized) slots, for kernels that write all of them.
    pub fn scratch(element: ElementType, shape: &[usize]) -> Result<Tensor, Trap> {
        let bytes = shape::byte_size(element, shape)?;
        let data = if bytes <= INLINE {
            Data::Inline(Bits::default())
        } else {
            Data::Shared(Arc::new(Buffer::allocate(bytes)?))
        };
        let len = bytes / element.width();
        Ok(Tensor { element, shape: Shape::from_slice(shape), len, data })
    }

    /// A tensor of the given slots in row-major order.
    pub fn from_bytes(element: ElementType, shape: &[usize], bytes: &[u8]) -> Result<Tensor, Trap> {
        let mut tensor = Tensor::scratch(element, shape)?;
        let slots = tensor.bytes_mut()?;
        if slots.len() != bytes.len() {
            return Err(Trap::invalid(format!(
                "expected {} bytes for {}, got {}",
                slots.len(),
                shape::display(element, shape),
                bytes.len()
            )));
        }
        slots.copy_from_slice(bytes);
        Ok(tensor)
    }

    /// A tensor of the given values in row-major order.
    pub fn from_slice<T: Native>(element: ElementType, shape: &[usize], values: &[T]) -> Result<Tensor, Trap> {
        Tensor::from_bytes(element, shape, bytes_of(values))
    }

    /// A tensor of rank 0.
    pub fn scalar(element: ElementType, value: Bits) -> Tensor {
        Tensor { element, shape: Shape::new(), len: 1, data: Data::Inline(value) }
    }

    /// A tensor whose elements are all the same.
    pub fn splat(element: ElementType, shape: &[usize], value: Bits) -> Result<Tensor, Trap> {
        let mut tensor = Tensor::scratch(element, shape)?;
        crate::by_width!(element, W => tensor.as_mut_slice::<W>()?.fill(value.get()));
        Ok(tensor)
    }

    /// The element type.
    pub fn element(&self) -> ElementType {
        self.element
    }

    /// The sizes of the dimensions.
    pub fn shape(&self) -> &[usize] {
        &self.shape
    }

    /// The number of dimensions.
    pub fn rank(&self) -> usize {
        self.shape.len()
    }

    /// The number of elements.
    #[expect(clippy::len_without_is_empty, reason = "a tensor without elements is nothing special")]
    pub fn len(&self) -> usize {
        self.len
    }

    /// The row-major strides, in elements.
    pub fn strides(&self) -> Strides {
        shape::row_major(&self.shape)
    }

    /// The slots.
    pub fn bytes(&self) -> &[u8] {
        let n_bytes = self.len * self.element.width();
        match &self.data {
            Data::Inline(bits) => &bits.bytes()[..n_bytes],
            Data::Shared(buffer) => &buffer.bytes()[..n_bytes],
        }
    }

    /// The slots for writing; copies them first when they are shared.
    pub fn bytes_mut(&mut self) -> Result<&mut [u8], Trap> {
        let n_bytes = self.len * self.element.width();
        let all = match &mut self.data {
            Data::Inline(bits) => bits.bytes_mut(),
            Data::Shared(shared) => {
                if Arc::get_mut(shared).is_none() {
                    let mut copy = Buffer::allocate(n_bytes)?;
                    copy.bytes_mut()[..n_bytes].copy_from_slice(&shared.bytes()[..n_bytes]);
                    *shared = Arc::new(copy);
                }
                match Arc::get_mut(shared) {
                    Some(buffer) => buffer.bytes_mut(),
                    None => return Err(Trap::invalid("a tensor is shared while it is written")),
                }
            }
        };
        Ok(&mut all[..n_bytes])
    }

    /// The slots as native values. `T` must be as wide as a slot.
    pub fn as_slice<T: Native>(&self) -> &[T] {
        assert_eq!(size_of::<T>(), self.element.width(), "view of another width");
        view(self.bytes())
    }

    /// The slots as native values for writing; copies them first when they are shared.
    pub fn as_mut_slice<T: Native>(&mut self) -> Result<&mut [T], Trap> {
        assert_eq!(size_of::<T>(), self.element.width(), "view of another width");
        Ok(view_mut(self.bytes_mut()?))
    }

    /// Whether writing would copy nothing.
    pub fn is_unshared(&mut self) -> bool {
        match &mut self.data {
            Data::Inline(_) => true,
            Data::Shared(buffer) => Arc::get_mut(buffer).is_some(),
        }
    }

    /// One element, by its row-major position.
    pub fn get(&self, position: usize) -> Bits {
        let width = self.element.width();
        Bits::from_slot(&self.bytes()[position * width..][..width])
    }

    /// The only element of a tensor that has one.
    pub fn item(&self) -> Result<Bits, Trap> {
        if self.len() == 1 {
            Ok(self.get(0))
        } else {
            Err(Trap::invalid(format!("expected one element, got {}", self.type_name())))
        }
    }

    /// The same slots under another shape with as many elements.
    pub fn reshaped(mut self, shape: &[usize]) -> Result<Tensor, Trap> {
        if shape::count(shape)? != self.len() {
            return Err(Trap::invalid(format!(
                "cannot reshape {} to {}",
                self.type_name(),
                shape::display(self.element, shape)
            )));
        }
        self.shape = Shape::from_slice(shape);
        Ok(self)
    }

    /// The same slots read as another type of the same width. The caller keeps the storage rules of that type.
    pub fn reinterpreted(mut self, element: ElementType) -> Tensor {
        assert_eq!(element.width(), self.element.width(), "view of another width");
        self.element = element;
        self
    }

    /// `tensor<2x3xf32>`.
    pub fn type_name(&self) -> String {
        shape::display(self.element, &self.shape)
    }
}

/// Equality of element type, shape and bits; NaNs with equal bits are equal, the two zeros are not.
impl PartialEq for Tensor {
    fn eq(&self, other: &Tensor) -> bool {
        self.element == other.element && self.shape == other.shape && self.bytes() == other.bytes()
    }
}

pub(crate) use buffer::{bytes_of, bytes_of_mut, view, view_mut};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clones_share_until_written() {
        let a = Tensor::from_slice(ElementType::I32, &[2, 3], &[1, 2, 3, 4, 5, 6]).unwrap();
        let mut b = a.clone();
        assert_eq!(a.bytes().as_ptr(), b.bytes().as_ptr());
        b.as_mut_slice::<i32>().unwrap()[0] = 9;
        assert_eq!((a.as_slice::<i32>()[0], b.as_slice::<i32>()[0]), (1, 9));
        assert!(b.is_unshared());
    }

    #[test]
    fn small_tensors_live_in_the_handle() {
        let mut a = Tensor::from_slice(ElementType::F32, &[2, 2], &[1.0f32, 2.0, 3.0, 4.0]).unwrap();
        a.as_mut_slice::<f32>().unwrap()[3] = 5.0;
        assert_eq!(a.as_slice::<f32>(), [1.0, 2.0, 3.0, 5.0]);
        assert_eq!(a.get(1), Bits::new(2.0f32));
    }

    #[test]
    fn hostile_shapes_are_refused() {
        for shape in [&[1 << 40, 1 << 40][..], &[usize::MAX], &[1 << 62]] {
            assert!(Tensor::zeros(ElementType::F64, shape).is_err(), "{shape:?}");
        }
        assert_eq!(Tensor::zeros(ElementType::F64, &[usize::MAX, 2, 0]).unwrap().len(), 0);
    }
}
