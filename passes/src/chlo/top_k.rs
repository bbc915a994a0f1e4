//! `chlo.top_k`: elements and their places are sorted together, largest first, and cut.
//!
//! ```mlir
//! %0:2 = chlo.top_k(%x, k = 8) : tensor<16x16xf32> -> (tensor<16x8xf32>, tensor<16x8xi32>)    // before
//! %0 = stablehlo.iota dim = 1 : tensor<16x16xi32>                                             // after
//! %1:2 = "stablehlo.sort"(%x, %0) <{dimension = 1 : i64, is_stable = true}> ({ … GT … }) : …
//! %2 = stablehlo.slice %1#0 [0:16, 0:8] : (tensor<16x16xf32>) -> tensor<16x8xf32>
//! %3 = stablehlo.slice %1#1 [0:16, 0:8] : (tensor<16x16xi32>) -> tensor<16x8xi32>
//! ```

use hlo_dialects::chlo::structured::TopK;
use hlo_dialects::stablehlo::constant::Iota;
use hlo_dialects::stablehlo::control::Return;
use hlo_dialects::stablehlo::dynamic::{DynamicIota, RealDynamicSlice};
use hlo_dialects::stablehlo::elementwise::Compare;
use hlo_dialects::stablehlo::enums::{ComparisonDirection, ComparisonType};
use hlo_dialects::stablehlo::reduce::Sort;
use hlo_ir::rewrite::{Converted, Converter, Refused};
use hlo_ir::{Builder, DYNAMIC, NewOp, RegionId, Type, Value};

use super::build;

pub(super) fn top_k(op: TopK<'_>, cv: &mut Converter<'_>) -> Converted {
    let cx = cv.cx();
    let ty = op.operand().ty();
    let Some((shape, (last, &last_size))) =
        ty.shape(cx).and_then(|shape| Some((shape, shape.iter().enumerate().next_back()?)))
    else {
        return Err(Refused::because("its operand has no last dimension that is known, along which to sort"));
    };
    let operand = cv.value(op.operand());
    let (values_ty, indices_ty) = (cv.ty(op.values().ty())?, cv.ty(op.indices().ty())?);
    let n_kept = if last_size == DYNAMIC { op.k() } else { op.k().min(last_size) };
    let is_static = ty.has_static_shape(cx);
    // Stable unless it says otherwise.
    let is_stable = op.op().attr("is_stable").is_none() || op.is_stable();
    let results = cv.build(|b| {
        let iota_ty = cx.tensor_type(shape, Type::I32);
        let sizes = (!is_static).then(|| sizes(b, operand, shape, n_kept));
        let places = match sizes {
            Some([of_operand, _]) => DynamicIota::build_typed(b, &[iota_ty], of_operand, last as i64),
            None => Iota::build_typed(b, &[iota_ty], last as i64),
        };
        let places = b.result(places);
        let sorted = sort(b, [operand, places], last as i64, is_stable);
        let starts = vec![0; shape.len()];
        let Some([_, limits]) = sizes else {
            let limits = [&shape[..last], &[n_kept]].concat();
            return sorted.map(|value| build::slice(b, value, &starts, &limits));
        };
        let starts = build::vector(b, &starts);
        let strides = build::vector(b, &vec![1; shape.len()]);
        let mut cut = |value, ty| {
            let op = RealDynamicSlice::build_typed(b, &[ty], value, starts, limits, strides);
            b.result(op)
        };
        [cut(sorted[0], values_ty), cut(sorted[1], indices_ty)]
    });
    cv.forward(op.op(), results)
}

/// The sizes of `operand`, and those with the last one replaced by `n_kept`.
fn sizes(b: &mut Builder<'_>, operand: Value, shape: &[i64], n_kept: i64) -> [Value; 2] {
    let mut size_vector = |(dim, &size): (usize, &i64)| match size {
        DYNAMIC => build::size_vector(b, operand, dim),
        _ => {
            let size = build::scalar(b, Type::I64, size);
            build::reshape(b, size, &[1])
        }
    };
    let mut sizes: Vec<Value> = shape.iter().enumerate().map(&mut size_vector).collect();
    let of_operand = build::concatenate(b, &sizes);
    let kept = build::scalar(b, Type::I64, n_kept);
    let kept = build::reshape(b, kept, &[1]);
    if let Some(last) = sizes.last_mut() {
        *last = kept;
    }
    [of_operand, build::concatenate(b, &sizes)]
}

/// Sorts both values by the first one, largest first.
fn sort(b: &mut Builder<'_>, values: [Value; 2], dimension: i64, is_stable: bool) -> [Value; 2] {
    let types = values.map(|value| b.body.ty(value));
    let comparator = comparator(b, types);
    let attrs = b.cx.dict(&[
        (b.cx.name("dimension"), b.cx.int_attr(Type::I64, dimension)),
        (b.cx.name("is_stable"), b.cx.bool_attr(is_stable)),
    ]);
    let new = NewOp::new(Sort::DEF, b.loc);
    let op = b.insert(NewOp { attrs, operands: &values, results: &types, regions: &[comparator], ..new });
    [b.body.result(op, 0), b.body.result(op, 1)]
}

/// A region that says whether an element of the first of two tensors goes before another one. Floats are in a total
/// order, so that NaNs have a place.
fn comparator(b: &mut Builder<'_>, types: [Type; 2]) -> RegionId {
    let (cx, loc) = (b.cx, b.loc);
    let region = b.body.create_region();
    let block = b.body.create_block(region);
    for ty in types {
        let scalar = cx.tensor_type(&[], ty.element(cx));
        b.body.add_argument(block, scalar, loc);
        b.body.add_argument(block, scalar, loc);
    }
    let [x, y] = [0, 1].map(|index| b.body.block_args(block)[index]);
    let compared = types[0].element(cx).float_kind(cx).map(|_| ComparisonType::TotalOrder);
    let mut inner = Builder::at_end(cx, b.body, block, loc);
    let verdict = cx.tensor_type(&[], Type::I1);
    let op = Compare::build_typed(&mut inner, &[verdict], x, y, ComparisonDirection::Gt, compared);
    let verdict = inner.result(op);
    Return::build_typed(&mut inner, &[], &[verdict]);
    region
}
