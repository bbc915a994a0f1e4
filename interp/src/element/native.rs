//! The native types that slots are viewed as.

/// A complex number; real part first, as NumPy and XLA store it.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[repr(C)]
pub struct Complex<T> {
    /// Real part.
    pub re: T,
    /// Imaginary part.
    pub im: T,
}

impl<T> Complex<T> {
    /// `re + im·i`.
    #[inline(always)]
    pub const fn new(re: T, im: T) -> Complex<T> {
        Complex { re, im }
    }
}

/// A type whose values are plain bytes: no padding, every bit pattern valid, alignment at most 16.
///
/// # Safety
/// Implementors must have exactly these properties; views of tensor memory depend on them.
pub unsafe trait Native: Copy + Default + Send + Sync + PartialEq + 'static {}

macro_rules! native {
    ($($ty:ty),*) => { $(
        // SAFETY: a primitive number, or an array of them.
        unsafe impl Native for $ty {}
    )* };
}

native!(u8, i8, u16, i16, u32, i32, u64, i64, f32, f64, [u64; 2]);

// SAFETY: two values of a type without padding, one after the other.
unsafe impl<T: Native> Native for Complex<T> {}

/// The five types that movement kernels are instantiated with, one for each slot width.
pub trait Word: Native {}

impl Word for u8 {}
impl Word for u16 {}
impl Word for u32 {}
impl Word for u64 {}
impl Word for [u64; 2] {}

/// Runs an expression with `$word` naming the movement type of the element's width.
///
/// `by_width!(element, W => copy::<W>(x, out))` expands to a match over `u8`, `u16`, `u32`, `u64`, `[u64; 2]`.
#[macro_export]
#[doc(hidden)]
macro_rules! by_width {
    ($element:expr, $word:ident => $body:expr) => {
        match $element.width() {
            1 => {
                type $word = u8;
                $body
            }
            2 => {
                type $word = u16;
                $body
            }
            4 => {
                type $word = u32;
                $body
            }
            8 => {
                type $word = u64;
                $body
            }
            _ => {
                type $word = [u64; 2];
                $body
            }
        }
    };
}
