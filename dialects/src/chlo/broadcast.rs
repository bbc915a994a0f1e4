//! Binary ops with broadcasting, and the shapes that come of it.
//!
//! Without `broadcast_dimensions` shapes are aligned at their last dimensions, as in NumPy; with them, dimension `i` of
//! the operand of lower rank becomes dimension `broadcast_dimensions[i]` of the other one.

use hlo_ir::kinds::I64Array;
use hlo_ir::op_def::Inferred;
use hlo_ir::{Context, DYNAMIC, Diagnostics, Signature, SmallVec, Type, TypeData, ops};

use super::attrs::{ComparisonDirection, ComparisonType};
use crate::stablehlo::attrs::{bounds_encoding, bounds_of};
use crate::stablehlo::infer::compatible::elements_compatible;
use crate::stablehlo::kinds::{
    PredTensor, UnrankedComplexTensor, UnrankedFloatTensor, UnrankedPredOrIntTensor, UnrankedPredTensor, UnrankedTensor,
};
use crate::stablehlo::traits::COMPATIBLE_OPERANDS_AND_RESULT_ELEMENT_TYPE;

/// Rows of two operands whose result has their element type: `Name = "mnemonic": OperandKind, ResultKind [traits];`.
macro_rules! binary_ops {
    ($($(#[doc = $doc:literal])* $Op:ident = $name:literal: $Operand:ty, $Result:ty [$($t:path),*];)*) => {
        ops! { BINARY_OPS in "chlo"; $(
            $(#[doc = $doc])*
            op $Op = $name {
                operands { lhs: $Operand, rhs: $Operand }
                attrs { broadcast_dimensions: Option<I64Array> }
                results { result: $Result }
                traits [PURE $(, $t)*]
                format "$lhs `,` $rhs attr-dict `:` `(` type($lhs) `,` type($rhs) `)` `->` type($result)"
                infer |x, diags| infer_binary(x, None, diags);
            }
        )* }
    };
}

binary_ops! {
    /// Adds.
    BroadcastAdd = "broadcast_add": UnrankedTensor, UnrankedTensor [COMMUTATIVE, COMPATIBLE_OPERANDS_AND_RESULT_ELEMENT_TYPE];
    /// The angle of a point.
    BroadcastAtan2 = "broadcast_atan2": UnrankedTensor, UnrankedTensor [SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE];
    /// Divides.
    BroadcastDivide = "broadcast_divide": UnrankedTensor, UnrankedTensor [SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE];
    /// The larger one.
    BroadcastMaximum = "broadcast_maximum": UnrankedTensor, UnrankedTensor [COMMUTATIVE, COMPATIBLE_OPERANDS_AND_RESULT_ELEMENT_TYPE];
    /// The smaller one.
    BroadcastMinimum = "broadcast_minimum": UnrankedTensor, UnrankedTensor [COMMUTATIVE, COMPATIBLE_OPERANDS_AND_RESULT_ELEMENT_TYPE];
    /// Multiplies.
    BroadcastMultiply = "broadcast_multiply": UnrankedTensor, UnrankedTensor [COMMUTATIVE, SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE];
    /// The neighbour of the left operand in the direction of the right one.
    BroadcastNextAfter = "broadcast_next_after": UnrankedTensor, UnrankedTensor [SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE];
    /// A derivative of the logarithm of the gamma function.
    BroadcastPolygamma = "broadcast_polygamma": UnrankedTensor, UnrankedTensor [SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE];
    /// Raises to a power.
    BroadcastPower = "broadcast_power": UnrankedTensor, UnrankedTensor [SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE];
    /// The remainder of a division.
    BroadcastRemainder = "broadcast_remainder": UnrankedTensor, UnrankedTensor [SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE];
    /// Shifts to the left.
    BroadcastShiftLeft = "broadcast_shift_left": UnrankedTensor, UnrankedTensor [SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE];
    /// Shifts to the right, keeping the sign.
    BroadcastShiftRightArithmetic = "broadcast_shift_right_arithmetic": UnrankedTensor, UnrankedTensor [SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE];
    /// Shifts to the right, filling with zeros.
    BroadcastShiftRightLogical = "broadcast_shift_right_logical": UnrankedTensor, UnrankedTensor [SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE];
    /// Subtracts.
    BroadcastSubtract = "broadcast_subtract": UnrankedTensor, UnrankedTensor [SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE];
    /// The Hurwitz zeta function.
    BroadcastZeta = "broadcast_zeta":
        UnrankedFloatTensor, UnrankedFloatTensor [SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE];
    /// Bitwise and.
    BroadcastAnd = "broadcast_and": UnrankedPredOrIntTensor, UnrankedTensor [COMMUTATIVE];
    /// Bitwise or.
    BroadcastOr = "broadcast_or": UnrankedPredOrIntTensor, UnrankedTensor [COMMUTATIVE];
    /// Bitwise exclusive or.
    BroadcastXor = "broadcast_xor": UnrankedPredOrIntTensor, UnrankedTensor [COMMUTATIVE];
}

ops! { OTHER_OPS in "chlo";
    /// Complex numbers from their parts.
    op BroadcastComplex = "broadcast_complex" {
        operands { lhs: UnrankedFloatTensor, rhs: UnrankedFloatTensor }
        attrs { broadcast_dimensions: Option<I64Array> }
        results { result: UnrankedComplexTensor }
        traits [PURE]
        format "$lhs `,` $rhs attr-dict `:` `(` type($lhs) `,` type($rhs) `)` `->` type($result)"
        infer |x, diags| {
            let part = x.operands.first().map_or(Type::ERROR, |ty| ty.element(x.cx));
            infer_binary(x, Some(x.cx.intern_type(TypeData::Complex(part))), diags)
        };
    }

    /// Compares.
    op BroadcastCompare = "broadcast_compare" {
        operands { lhs: UnrankedTensor, rhs: UnrankedTensor }
        attrs {
            broadcast_dimensions: Option<I64Array>,
            comparison_direction: ComparisonDirection,
            compare_type: Option<ComparisonType>,
        }
        results { result: UnrankedPredTensor }
        traits [PURE]
        format "$lhs `,` $rhs attr-dict `:` `(` type($lhs) `,` type($rhs) `)` `->` type($result)"
        infer |x, diags| infer_binary(x, Some(Type::I1), diags);
    }

    /// Picks one of two values.
    op BroadcastSelect = "broadcast_select" {
        operands { pred: PredTensor, on_true: UnrankedTensor, on_false: UnrankedTensor }
        results { result: UnrankedTensor }
        traits [PURE]
        format "$pred `,` $on_true `,` $on_false attr-dict `:` `(` type($pred) `,` type($on_true) `,` type($on_false) `)` `->` type($result)"
        infer infer_select;
    }
}

fn infer_binary(x: &Signature<'_>, element: Option<Type>, diags: &mut Diagnostics) -> Inferred {
    let &[lhs, rhs] = x.operands else { return mismatched(x, diags) };
    if !elements_compatible(x.cx, lhs, rhs) {
        return mismatched(x, diags);
    }
    let element = element.unwrap_or_else(|| lhs.element(x.cx));
    let ty = match x.attr::<Option<I64Array>>("broadcast_dimensions") {
        Some(dimensions) => broadcast_along(x.cx, lhs, rhs, &dimensions, element),
        None => broadcast_type(x, x.operands, element, diags),
    };
    Ok(SmallVec::from_slice(&[ty]))
}

fn infer_select(x: &Signature<'_>, diags: &mut Diagnostics) -> Inferred {
    let &[_, on_true, on_false] = x.operands else { return mismatched(x, diags) };
    if on_true.element(x.cx) != on_false.element(x.cx) {
        return mismatched(x, diags);
    }
    Ok(SmallVec::from_slice(&[broadcast_type(x, x.operands, on_true.element(x.cx), diags)]))
}

fn mismatched(x: &Signature<'_>, diags: &mut Diagnostics) -> Inferred {
    Err(diags.error("mismatched-operands", x.loc, "mismatched operand types").emit())
}

/// A dimension of a shape that may have a bound: its size or bound.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Dimension {
    size: i64,
    bounded: bool,
}

/// The NumPy-style broadcast of `types`. Shapes that do not fit give an unranked tensor, as in the reference;
/// [`crate::strict`] tells of them. Where all sizes are known or bounded, a bound that meets a size is an error.
fn broadcast_type(x: &Signature<'_>, types: &[Type], element: Type, diags: &mut Diagnostics) -> Type {
    let cx = x.cx;
    let unranked = cx.intern_type(TypeData::UnrankedTensor(element));
    let Some(shapes) = types.iter().map(|ty| ty.shape(cx)).collect::<Option<Vec<_>>>() else { return unranked };
    let bounded: Option<Vec<Vec<Dimension>>> = types.iter().map(|ty| bounded_dimensions(cx, *ty)).collect();
    let Some(bounded) = bounded else {
        let joined = shapes.iter().try_fold(Vec::new(), |so_far, shape| broadcast_shapes(&so_far, shape));
        return joined.map_or(unranked, |shape| cx.tensor_type(&shape, element));
    };
    let mut result: Vec<Dimension> = Vec::new();
    for dimensions in &bounded {
        match broadcast_bounded(&result, dimensions) {
            Ok(joined) => result = joined,
            Err(Apart::Sizes) => return unranked,
            Err(Apart::BoundAndSize) => {
                let message = "cannot mix bounded and static dimensions in broadcast";
                diags.error("broadcast", x.loc, message).emit();
                return unranked;
            }
        }
    }
    let shape: Vec<i64> = result.iter().map(|d| if d.bounded { DYNAMIC } else { d.size }).collect();
    let bounds: Vec<i64> = result.iter().map(|d| if d.bounded { d.size } else { DYNAMIC }).collect();
    cx.tensor_type_with_encoding(&shape, element, bounds_encoding(cx, &bounds))
}

/// The dimensions of a tensor; `None` when one is neither known nor bounded.
fn bounded_dimensions(cx: &Context, ty: Type) -> Option<Vec<Dimension>> {
    let bounds = bounds_of(cx, ty);
    let shape = ty.shape(cx)?;
    let dimension = |(index, &size): (usize, &i64)| {
        let bound = bounds.get(index).copied().filter(|&bound| bound != DYNAMIC);
        match (size, bound) {
            (DYNAMIC, Some(bound)) => Some(Dimension { size: bound, bounded: true }),
            (DYNAMIC, None) => None,
            _ => Some(Dimension { size, bounded: false }),
        }
    };
    shape.iter().enumerate().map(dimension).collect()
}

/// Shapes aligned at their ends; the shorter one is filled up with ones.
fn aligned<'s, T: Copy + 's>(a: &'s [T], b: &'s [T], one: T) -> impl Iterator<Item = (T, T)> + 's {
    let rank = a.len().max(b.len());
    let at = move |list: &[T], i: usize| (i + list.len()).checked_sub(rank).map_or(one, |i| list[i]);
    (0..rank).map(move |i| (at(a, i), at(b, i)))
}

/// What keeps two dimensions from being broadcast together.
enum Apart {
    Sizes,
    BoundAndSize,
}

fn broadcast_bounded(a: &[Dimension], b: &[Dimension]) -> Result<Vec<Dimension>, Apart> {
    let join = |(a, b): (Dimension, Dimension)| {
        if a.size == 1 {
            Ok(b)
        } else if b.size == 1 {
            Ok(a)
        } else if a.size != b.size {
            Err(Apart::Sizes)
        } else if a.bounded != b.bounded {
            Err(Apart::BoundAndSize)
        } else {
            Ok(a)
        }
    };
    aligned(a, b, Dimension { size: 1, bounded: false }).map(join).collect()
}

/// The NumPy-style broadcast of two shapes, where an unknown size may be anything; `None` when they do not fit.
pub fn broadcast_shapes(a: &[i64], b: &[i64]) -> Option<Vec<i64>> {
    let join = |(a, b): (i64, i64)| match (a, b) {
        (1, other) | (other, 1) => Some(other),
        (DYNAMIC, known) | (known, DYNAMIC) => Some(known),
        _ => (a == b).then_some(a),
    };
    aligned(a, b, 1).map(join).collect()
}

/// The last two sizes that keep two shapes from broadcasting.
pub fn incompatible_sizes(a: &[i64], b: &[i64]) -> Option<(i64, i64)> {
    let sizes: Vec<(i64, i64)> = aligned(a, b, 1).collect();
    sizes.into_iter().rev().find(|(a, b)| a != b && ![1, DYNAMIC].contains(a) && ![1, DYNAMIC].contains(b))
}

/// The broadcast of two tensors along `dimensions` of the one of higher rank; unranked when they do not fit.
fn broadcast_along(cx: &Context, lhs: Type, rhs: Type, dimensions: &[i64], element: Type) -> Type {
    let along = || {
        let (lhs, rhs) = (lhs.shape(cx)?, rhs.shape(cx)?);
        let (large, small) = if lhs.len() > rhs.len() { (lhs, rhs) } else { (rhs, lhs) };
        if dimensions.len() != small.len() {
            return None;
        }
        let mut shape = large.to_vec();
        for (&dimension, &size) in dimensions.iter().zip(small) {
            let at = usize::try_from(dimension).ok().filter(|&at| at < large.len())?;
            shape[at] = broadcast_shapes(&[size], &[large[at]])?[0];
        }
        Some(cx.tensor_type(&shape, element))
    };
    along().unwrap_or_else(|| cx.intern_type(TypeData::UnrankedTensor(element)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{check_error, check_ops};

    #[test]
    fn shapes_broadcast() {
        assert_eq!(broadcast_shapes(&[2, 1], &[3]), Some(vec![2, 3]));
        assert_eq!(broadcast_shapes(&[DYNAMIC], &[1]), Some(vec![DYNAMIC]));
        assert_eq!(broadcast_shapes(&[DYNAMIC], &[4]), Some(vec![4]));
        assert_eq!(broadcast_shapes(&[2], &[3]), None);
    }

    #[test]
    fn ops_print_as_the_reference_prints_them() {
        check_ops(
            "%arg0: tensor<1x4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<i1>, %arg3: tensor<*xf32>",
            "
            %0 = chlo.broadcast_add %arg0, %arg1 : (tensor<1x4xf32>, tensor<4xf32>) -> tensor<1x4xf32>
            %1 = chlo.broadcast_subtract %arg0, %arg1 {broadcast_dimensions = array<i64: 1>} : (tensor<1x4xf32>, tensor<4xf32>) -> tensor<1x4xf32>
            %2 = chlo.broadcast_compare %arg0, %arg1 {comparison_direction = #chlo<comparison_direction LT>} : (tensor<1x4xf32>, tensor<4xf32>) -> tensor<1x4xi1>
            %3 = chlo.broadcast_compare %arg0, %arg1 {compare_type = #chlo<comparison_type TOTALORDER>, comparison_direction = #chlo<comparison_direction NE>} : (tensor<1x4xf32>, tensor<4xf32>) -> tensor<?x?xi1>
            %4 = chlo.broadcast_complex %arg1, %arg1 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xcomplex<f32>>
            %5 = chlo.broadcast_select %arg2, %arg0, %arg1 : (tensor<i1>, tensor<1x4xf32>, tensor<4xf32>) -> tensor<1x4xf32>
            %6 = chlo.broadcast_power %arg3, %arg1 : (tensor<*xf32>, tensor<4xf32>) -> tensor<*xf32>
            ",
        );
    }

    #[test]
    fn wrong_ops_are_refused() {
        check_error(
            "func.func @f(%arg0: tensor<5xf32>, %arg1: tensor<?xf32, #stablehlo.bounds<5>>) { %0 = chlo.broadcast_subtract %arg0, %arg1 : (tensor<5xf32>, tensor<?xf32, #stablehlo.bounds<5>>) -> tensor<5xf32> return }",
            "cannot mix bounded and static dimensions in broadcast",
        );
        check_error(
            "func.func @f(%arg0: tensor<1xi1>, %arg1: tensor<1xf32>, %arg2: tensor<1xi8>) { %0 = chlo.broadcast_select %arg0, %arg1, %arg2 : (tensor<1xi1>, tensor<1xf32>, tensor<1xi8>) -> tensor<1xf32> return }",
            "mismatched operand types",
        );
    }
}
