//! Which kernel computes which op: a table a family, as in the dialects. In reading order:
//!
//! - [`elementwise`]: one result element per operand element; [`shape`]: movement of elements; [`dynamic`]: where shapes
//!   are operands
//! - [`reduce`]: reductions, windows, maps; [`sort`]; [`gather`]: gathers and scatters
//! - [`dot`], [`einsum`], [`convolution`], [`linear`], [`normalization`], [`random`]
//! - [`quantized`]: how each op sees quantized values
//! - [`collective`], [`transfer`]: what processes do together
//! - [`control`]: branches, loops, tuples, tokens, composites; [`custom_call`]

pub mod collective;
pub mod control;
pub mod convolution;
pub mod custom_call;
pub mod dot;
pub mod dynamic;
pub mod einsum;
pub mod elementwise;
pub mod gather;
pub mod linear;
pub mod normalization;
pub mod quantized;
pub mod random;
pub mod reduce;
pub mod shape;
pub mod sort;
pub mod transfer;

use crate::eval::KernelRow;

pub(crate) use elementwise::scalar_op;
pub(crate) use quantized::reading;
pub(crate) use shape::spread_of;

/// The kernels of every dialect that the interpreter knows.
pub static TABLES: &[&[KernelRow]] = &[
    elementwise::UNARY,
    elementwise::BINARY,
    elementwise::OTHER,
    shape::SHAPE,
    dynamic::DYNAMIC,
    reduce::REDUCE,
    gather::GATHER,
    sort::SORT,
    dot::DOT,
    einsum::EINSUM,
    convolution::CONVOLUTION,
    linear::LINEAR,
    normalization::NORMALIZATION,
    quantized::QUANTIZED,
    random::RANDOM,
    collective::COLLECTIVE,
    transfer::TRANSFER,
    control::CONTROL,
    custom_call::CUSTOM_CALL,
    crate::chlo::broadcast::BY_KIND,
    crate::chlo::broadcast::OTHER,
    crate::chlo::math::BY_KIND,
    crate::chlo::math::OTHER,
    crate::chlo::structured::STRUCTURED,
    crate::check::CHECK,
    crate::func::FUNC,
    crate::hexir::HOST,
    crate::hexir::LATER,
    crate::identity::IDENTITY,
    crate::interpreter::INTERPRETER,
];

/// A dimension or another count from an attribute; the verifier saw to it that it is not negative.
pub(crate) fn index(value: i64) -> usize {
    usize::try_from(value).unwrap_or(usize::MAX)
}

/// Dimensions from an attribute.
pub(crate) fn indices(values: &[i64]) -> crate::tensor::Shape {
    values.iter().map(|&value| index(value)).collect()
}

/// The integers in a tensor, as shapes and indices are given.
///
/// # Errors
/// When the elements are no integers.
pub(crate) fn integers(tensor: crate::Tensor) -> Result<Vec<i64>, crate::Trap> {
    use crate::ElementType;
    if !tensor.element().is_integer() {
        return Err(crate::Trap::invalid(format!("expected integers, found {}", tensor.type_name())));
    }
    if tensor.element() == ElementType::UI64 {
        // Beyond the signed range every index is beyond every dimension too.
        return Ok(tensor.as_slice::<u64>().iter().map(|&value| i64::try_from(value).unwrap_or(i64::MAX)).collect());
    }
    let wide = crate::kernels::bits::convert(tensor, ElementType::I64)?;
    Ok(wide.as_slice::<i64>().to_vec())
}

/// Sizes in a tensor.
///
/// # Errors
/// When the elements are no integers or negative.
pub(crate) fn sizes(tensor: crate::Tensor) -> Result<crate::tensor::Shape, crate::Trap> {
    let size =
        |size: i64| usize::try_from(size).map_err(|_| crate::Trap::invalid(format!("a dimension has the size {size}")));
    integers(tensor)?.into_iter().map(size).collect()
}
