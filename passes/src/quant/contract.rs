//! Products of quantized tensors: dot, dot_general and convolution.
//!
//! With zero points `l` and `r` and scales `s_l`, `s_r`, `s` the product of quantized `x` and `y` is, in the integers of
//! the result with zero point `z`,
//!
//! ```text
//! (x y - (l Σy + r Σx - l r n)) s_l s_r / s + z
//! ```
//!
//! where the sums run over what is contracted, which are `n` elements. A product of floats and quantized weights is one
//! of floats. What fits neither goes through floats. Conversions from floats cut digits off, and nothing is clamped, as
//! in the reference.

use hlo_dialects::formats::with_element;
use hlo_dialects::stablehlo::attrs::DotDims;
use hlo_dialects::stablehlo::constant::Constant;
use hlo_dialects::stablehlo::control::{OptimizationBarrier, Return};
use hlo_dialects::stablehlo::convolution::{ConvDims, Convolution};
use hlo_dialects::stablehlo::dot::{Dot, DotGeneral};
use hlo_dialects::stablehlo::dynamic::DynamicBroadcastInDim;
use hlo_dialects::stablehlo::elementwise::{Add, Multiply};
use hlo_dialects::stablehlo::reduce::Reduce;
use hlo_dialects::stablehlo::shape::{BroadcastInDim, Pad};
use hlo_ir::kinds::{AttrKind, I64Array};
use hlo_ir::rewrite::{Converted, Converter, Refused};
use hlo_ir::{Attr, Builder, Context, DYNAMIC, Dict, Name, NewOp, OpDef, OpRef, Type, Value};

use super::scaling::{convert, convert_to, floats, ints, minus, plus, times};
use super::scheme::{Scheme, stored};
use super::through_floats::through_floats;
use super::touches_quantized;
use crate::chlo::build;

/// `dot` is a `dot_general` over the last dimension and the first.
pub(super) fn dot(op: Dot<'_>, cv: &mut Converter<'_>) -> Converted {
    let view = op.op();
    contract(view, cv, |_| {
        let last = op.lhs().shape().and_then(|shape| shape.len().checked_sub(1))? as i64;
        let numbers = DotDims {
            lhs_batching_dimensions: &[],
            rhs_batching_dimensions: &[],
            lhs_contracting_dimensions: &[last],
            rhs_contracting_dimensions: &[0],
        };
        let attrs = with_attr(view.cx, view.attrs(), "dot_dimension_numbers", numbers.attr(view.cx));
        Some(Product { def: DotGeneral::DEF, attrs, padding: Vec::new(), dims: Dims::of_dot(numbers) })
    })
}

pub(super) fn dot_general(op: DotGeneral<'_>, cv: &mut Converter<'_>) -> Converted {
    let view = op.op();
    contract(view, cv, |_| {
        let dims = Dims::of_dot(op.dot_dimension_numbers());
        Some(Product { def: DotGeneral::DEF, attrs: view.attrs(), padding: Vec::new(), dims })
    })
}

/// A convolution of known layout without dilated input, whose weights have their zero at zero.
pub(super) fn convolution(op: Convolution<'_>, cv: &mut Converter<'_>) -> Converted {
    let view = op.op();
    contract(view, cv, |weights| {
        let numbers = op.dimension_numbers();
        let is_dilated = op.lhs_dilation().is_some_and(|dilation| dilation.iter().any(|&by| by != 1));
        let last = op.rhs().shape()?.len() as i64 - 1;
        if !has_known_layout(&numbers)
            || is_dilated
            || !weights.is_symmetric()
            || weights.axis.is_some_and(|axis| axis != last)
        {
            return None;
        }
        let padding = op.padding().and_then(|padding| padding.dense(view.cx)?.i64s(view.cx));
        let padding: Vec<i64> = padding.into_iter().flatten().collect();
        let is_padded = padding.iter().any(|&by| by != 0);
        let attrs = if is_padded { without_padding(view.cx, view.attrs(), padding.len()) } else { view.attrs() };
        let padding = if is_padded { padding } else { Vec::new() };
        Some(Product { def: Convolution::DEF, attrs, padding, dims: Dims::of_convolution(&numbers) })
    })
}

/// The op that multiplies the stored integers.
struct Product {
    def: &'static OpDef,
    attrs: Dict,
    /// What is put around the spatial dimensions of the left operand before, in pairs; nothing when empty.
    padding: Vec<i64>,
    dims: Dims,
}

/// What the dimensions of the operands are.
struct Dims {
    lhs_batching: Vec<i64>,
    lhs_spatial: Vec<i64>,
    /// The spatial ones, then the contracting ones.
    lhs_summed: Vec<i64>,
    rhs_batching: Vec<i64>,
    rhs_summed: Vec<i64>,
    /// Where the dimensions of the right operand that are neither summed nor batching begin in the result; counted from
    /// the rank of the left operand in a dot.
    rhs_start: Option<i64>,
}

impl Dims {
    fn of_dot(numbers: DotDims<'_>) -> Dims {
        Dims {
            lhs_batching: numbers.lhs_batching_dimensions.to_vec(),
            lhs_spatial: Vec::new(),
            lhs_summed: numbers.lhs_contracting_dimensions.to_vec(),
            rhs_batching: numbers.rhs_batching_dimensions.to_vec(),
            rhs_summed: numbers.rhs_contracting_dimensions.to_vec(),
            rhs_start: None,
        }
    }

    fn of_convolution(numbers: &ConvDims<'_>) -> Dims {
        let summed = |spatial: &[i64], feature: i64| [spatial, &[feature]].concat();
        Dims {
            lhs_batching: vec![numbers.input_batch_dimension],
            lhs_spatial: numbers.input_spatial_dimensions.to_vec(),
            lhs_summed: summed(numbers.input_spatial_dimensions, numbers.input_feature_dimension),
            rhs_batching: Vec::new(),
            rhs_summed: summed(numbers.kernel_spatial_dimensions, numbers.kernel_input_feature_dimension),
            rhs_start: Some(numbers.output_feature_dimension),
        }
    }
}

/// Whether features come last in input, kernel and output, or right behind the batch with the kernel's first.
fn has_known_layout(numbers: &ConvDims<'_>) -> bool {
    let n = numbers.input_spatial_dimensions.len() as i64;
    let (from_zero, from_one, from_two): (Vec<i64>, Vec<i64>, Vec<i64>) =
        ((0..n).collect(), (1..=n).collect(), (2..n + 2).collect());
    let features_last = ([n, n + 1], n + 1, &from_one, &from_zero);
    // In three dimensions the reference takes kernels whose input features are first.
    let features_first = (if n == 2 { [1, 0] } else { [0, 1] }, 1, &from_two, &from_two);
    let is = |(kernel_features, feature, spatial, kernel_spatial): ([i64; 2], i64, &Vec<i64>, &Vec<i64>)| {
        [numbers.input_batch_dimension, numbers.output_batch_dimension] == [0, 0]
            && [numbers.input_feature_dimension, numbers.output_feature_dimension] == [feature; 2]
            && [numbers.kernel_input_feature_dimension, numbers.kernel_output_feature_dimension] == kernel_features
            && numbers.input_spatial_dimensions == spatial
            && numbers.output_spatial_dimensions == spatial
            && numbers.kernel_spatial_dimensions == kernel_spatial
    };
    (n == 2 || n == 3) && (is(features_last) || is(features_first))
}

fn with_attr(cx: &Context, attrs: Dict, name: &str, attr: Attr) -> Dict {
    let name = cx.name(name);
    let mut entries: Vec<(Name, Attr)> = cx.dict_entries(attrs).to_vec();
    entries.retain(|(known, _)| *known != name);
    entries.push((name, attr));
    cx.dict(&entries)
}

fn without_padding(cx: &Context, attrs: Dict, n_numbers: usize) -> Dict {
    let ty = cx.tensor_type(&[n_numbers as i64 / 2, 2], Type::I64);
    with_attr(cx, attrs, "padding", cx.dense_from_i64s(ty, &[0]))
}

/// Converts a product; `plan` says how stored integers are multiplied, given how the right operand is quantized, or that
/// this is not possible.
fn contract(op: OpRef<'_>, cv: &mut Converter<'_>, plan: impl FnOnce(&Scheme) -> Option<Product>) -> Converted {
    if !touches_quantized(op) {
        return cv.copy(op);
    }
    let cx = op.cx;
    let (lhs, rhs, result) = (op.operand(0), op.operand(1), op.result(0));
    let schemes = [lhs, rhs, result].map(|value| Scheme::of(cx, value.ty()));
    match schemes {
        [Err(refused), ..] | [_, Err(refused), _] | [.., Err(refused)] => Err(refused),
        [Ok(None), Ok(Some(weights)), Ok(None)] => weighted(op, cv, &weights),
        [Ok(Some(x)), Ok(Some(y)), Ok(Some(sum))] => {
            let schemes = Schemes { x, y, sum };
            match schemes.scale().and_then(|scale| Some((scale, plan(&schemes.y)?))) {
                Some((scale, product)) => multiply(op, cv, &schemes, scale, &product),
                None => through_floats(op, cv),
            }
        }
        _ => through_floats(op, cv),
    }
}

/// How operands and result are quantized.
struct Schemes {
    x: Scheme,
    y: Scheme,
    sum: Scheme,
}

impl Schemes {
    /// What integers are multiplied with. Nothing when it differs along an axis, or when zero points do.
    fn scale(&self) -> Option<f64> {
        let (x_scale, _) = self.x.per_tensor()?;
        if self.y.axis.is_some() != self.sum.axis.is_some() {
            return None;
        }
        if self.y.axis.is_some() && !(self.y.is_symmetric() && self.sum.is_symmetric()) {
            return None;
        }
        let scale = |index: usize| x_scale * self.y.slice(index).0 / self.sum.slice(index).0;
        let n_slices = self.y.scales.len().max(self.sum.scales.len());
        let are_equal = (1..n_slices).all(|index| ((scale(index) - scale(0)) / scale(0)).abs() <= 0.001);
        are_equal.then(|| scale(0))
    }
}

/// A product of floats and quantized weights: the weights become floats, behind a barrier that keeps the stored ones
/// stored.
fn weighted(op: OpRef<'_>, cv: &mut Converter<'_>, weights: &Scheme) -> Converted {
    let (lhs, rhs) = (cv.value(op.operand(0)), cv.value(op.operand(1)));
    let ty = cv.ty(op.result(0).ty())?;
    if op.operand(0).ty().element(op.cx) != Type::F32 {
        let found = op.cx.type_text(op.operand(0).ty());
        return Err(Refused::because(format!("quantized weights become f32, and the other operand is {found}")));
    }
    let value = cv.build(|b| {
        let barrier = OptimizationBarrier::build_typed(b, &[b.body.ty(rhs)], &[rhs]);
        let stored = b.result(barrier);
        let scales = floats(b, &weights.scales, weights.axis);
        let zero_points: Vec<f64> = weights.zero_points.iter().map(|&zero_point| zero_point as f64).collect();
        let zero_points = floats(b, &zero_points, weights.axis);
        let mut weight = convert(b, stored, Type::F32);
        let float = b.body.ty(weight);
        if !weights.is_symmetric() {
            weight = minus(b, float, weight, zero_points, weights.axis);
        }
        weight = times(b, float, weight, scales, weights.axis);
        let new = NewOp::new(op.def(), b.loc);
        let new = b.insert(NewOp { attrs: op.attrs(), operands: &[lhs, weight], results: &[ty], ..new });
        b.result(new)
    });
    cv.forward(op, [value])
}

fn multiply(op: OpRef<'_>, cv: &mut Converter<'_>, schemes: &Schemes, scale: f64, product: &Product) -> Converted {
    let (lhs, rhs) = (cv.value(op.operand(0)), cv.value(op.operand(1)));
    let ty = stored(op.cx, op.result(0).ty());
    let value = cv.build(|b| {
        let wide = with_element(b.cx, ty, Type::I32);
        let float = with_element(b.cx, ty, Type::F32);
        let (_, lhs_zero) = schemes.x.slice(0);
        let lhs = if product.padding.is_empty() { lhs } else { padded(b, lhs, product, schemes, lhs_zero)? };
        let new = NewOp::new(product.def, b.loc);
        let new = b.insert(NewOp { attrs: product.attrs, operands: &[lhs, rhs], results: &[wide], ..new });
        let mut value = b.result(new);
        let rhs_zero = schemes.y.per_tensor().map_or(0, |(_, zero_point)| zero_point);
        let operands = Operands { lhs, rhs, lhs_zero, rhs_zero };
        let mut offset = offset(b, &operands, value, wide, &product.dims)?;
        if (scale - 1.0).abs() > 0.001 {
            let scale = floats(b, &[scale], None);
            let scaled = |b: &mut Builder<'_>, value: Value, wide: Type, float: Type| {
                let value = convert_to(b, value, float);
                let value = times(b, float, value, scale, None);
                convert_to(b, value, wide)
            };
            value = scaled(b, value, wide, float);
            offset = offset.map(|offset| {
                let wide = b.body.ty(offset);
                scaled(b, offset, wide, with_element(b.cx, wide, Type::F32))
            });
        }
        let zero_point = schemes.sum.per_tensor().map_or(0, |(_, zero_point)| zero_point);
        let mut shift = ints(b, &[zero_point], None);
        if let Some(offset) = offset {
            shift = minus(b, wide, shift, offset, None);
        }
        let value = plus(b, wide, value, shift, None);
        Ok(convert_to(b, value, ty))
    })?;
    cv.forward(op, [value])
}

/// The left operand with its zero around it.
fn padded(b: &mut Builder<'_>, lhs: Value, product: &Product, schemes: &Schemes, zero: i64) -> Result<Value, Refused> {
    let cx = b.cx;
    let scalar = cx.tensor_type(&[], schemes.x.storage);
    let zero = Constant::build_typed(b, &[scalar], cx.dense_from_i64s(scalar, &[zero]));
    let zero = b.result(zero);
    let shape = shape_of(b, lhs)?;
    let (mut low, mut high) = (vec![0; shape.len()], vec![0; shape.len()]);
    for (&dim, around) in product.dims.lhs_spatial.iter().zip(product.padding.chunks_exact(2)) {
        (low[dim as usize], high[dim as usize]) = (around[0], around[1]);
    }
    let size = |dim: usize| if shape[dim] == DYNAMIC { DYNAMIC } else { (shape[dim] + low[dim] + high[dim]).max(0) };
    let sizes: Vec<i64> = (0..shape.len()).map(size).collect();
    let ty = cx.tensor_type(&sizes, schemes.x.storage);
    let op = Pad::build_typed(b, &[ty], lhs, zero, &low, &high, &vec![0; shape.len()]);
    Ok(b.result(op))
}

fn shape_of<'c>(b: &Builder<'c>, value: Value) -> Result<&'c [i64], Refused> {
    b.body.ty(value).shape(b.cx).ok_or_else(|| Refused::because("the rank of an operand is not known"))
}

/// The stored integers that are multiplied, and their zero points.
struct Operands {
    lhs: Value,
    rhs: Value,
    lhs_zero: i64,
    rhs_zero: i64,
}

/// What zero points add to the product `result`, which is of the type `ty`: nothing when both are zero.
fn offset(
    b: &mut Builder<'_>,
    operands: &Operands,
    result: Value,
    ty: Type,
    dims: &Dims,
) -> Result<Option<Value>, Refused> {
    let &Operands { lhs, rhs, lhs_zero, rhs_zero } = operands;
    let mut sizes = None;
    let mut offset = None;
    if rhs_zero != 0 {
        let sums = sums(b, lhs, &dims.lhs_summed, rhs_zero)?;
        let start = dims.lhs_batching.len() as i64;
        let places = places(b, lhs, &dims.lhs_summed, &dims.lhs_batching, start)?;
        offset = Some(spread(b, sums, &places, result, ty, &mut sizes)?);
    }
    if lhs_zero != 0 {
        let sums = sums(b, rhs, &dims.rhs_summed, lhs_zero)?;
        let kept = shape_of(b, lhs)?.len() as i64 - dims.lhs_summed.len() as i64;
        let places = places(b, rhs, &dims.rhs_summed, &dims.rhs_batching, dims.rhs_start.unwrap_or(kept))?;
        let of_rhs = spread(b, sums, &places, result, ty, &mut sizes)?;
        offset = Some(match offset {
            None => of_rhs,
            Some(of_lhs) => {
                let op = Add::build_typed(b, &[ty], of_lhs, of_rhs);
                b.result(op)
            }
        });
    }
    match offset {
        Some(both) if lhs_zero != 0 && rhs_zero != 0 => {
            let constant = n_summed(b, rhs, &dims.rhs_summed, (lhs_zero as i32).wrapping_mul(rhs_zero as i32))?;
            Ok(Some(minus(b, ty, both, constant, None)))
        }
        offset => Ok(offset),
    }
}

/// `zero` times the sums of `operand` over the dimensions `summed`.
fn sums(b: &mut Builder<'_>, operand: Value, summed: &[i64], zero: i64) -> Result<Value, Refused> {
    let cx = b.cx;
    let kept: Vec<i64> =
        shape_of(b, operand)?.iter().zip(0..).filter(|(_, dim)| !summed.contains(dim)).map(|(&size, _)| size).collect();
    let wide = convert(b, operand, Type::I32);
    let initial = ints(b, &[0], None);
    let scalar = cx.tensor_type(&[], Type::I32);
    let region = b.body.create_region();
    let block = b.body.create_block(region);
    let [x, y] = [(); 2].map(|()| b.body.add_argument(block, scalar, b.loc));
    let mut inner = Builder::at_end(cx, b.body, block, b.loc);
    let sum = Add::build_typed(&mut inner, &[scalar], x, y);
    let sum = inner.result(sum);
    Return::build_typed(&mut inner, &[], &[sum]);
    let dims = I64Array::encode(cx, summed).map(|dims| (cx.name("dimensions"), dims));
    let attrs = cx.dict(dims.as_slice());
    let ty = cx.tensor_type(&kept, Type::I32);
    let new = NewOp::new(Reduce::DEF, b.loc);
    let sums = b.insert(NewOp { attrs, operands: &[wide, initial], results: &[ty], regions: &[region], ..new });
    let sums = b.result(sums);
    let zero = ints(b, &[zero], None);
    Ok(times(b, ty, sums, zero, None))
}

/// Which dimensions of the result the dimensions of an operand are that are not summed.
fn places(b: &Builder<'_>, operand: Value, summed: &[i64], batching: &[i64], start: i64) -> Result<Vec<i64>, Refused> {
    let rank = shape_of(b, operand)?.len() as i64;
    // The batching dimensions of the result come first, in the order in which the op names them.
    let mut next = start;
    let place = |dim: i64| match batching.iter().position(|&known| known == dim) {
        Some(index) => index as i64,
        None => {
            next += 1;
            next - 1
        }
    };
    Ok((0..rank).filter(|dim| !summed.contains(dim)).map(place).collect())
}

/// `sums` in the shape of `result`, of the type `ty`. Sizes that are not known are made once.
fn spread(
    b: &mut Builder<'_>,
    sums: Value,
    places: &[i64],
    result: Value,
    ty: Type,
    sizes: &mut Option<Value>,
) -> Result<Value, Refused> {
    if ty.has_static_shape(b.cx) {
        let op = BroadcastInDim::build_typed(b, &[ty], sums, places);
        return Ok(b.result(op));
    }
    let sizes = match *sizes {
        Some(sizes) => sizes,
        None => {
            let shape = shape_of(b, result)?;
            let parts: Vec<Value> = shape
                .iter()
                .enumerate()
                .map(|(dim, &size)| match size {
                    DYNAMIC => build::size_vector(b, result, dim),
                    _ => build::vector(b, &[size]),
                })
                .collect();
            *sizes.insert(build::concatenate(b, &parts))
        }
    };
    let op = DynamicBroadcastInDim::build_typed(b, &[ty], sums, sizes, places, None, None);
    Ok(b.result(op))
}

/// `factor` times the number of elements that are summed.
fn n_summed(b: &mut Builder<'_>, operand: Value, summed: &[i64], factor: i32) -> Result<Value, Refused> {
    let shape = shape_of(b, operand)?;
    let scalar = b.cx.tensor_type(&[], Type::I32);
    let product = |b: &mut Builder<'_>, x: Value, y: Value| {
        let op = Multiply::build_typed(b, &[scalar], x, y);
        b.result(op)
    };
    let mut known = factor;
    let mut unknown = ints(b, &[1], None);
    let mut all_known = true;
    for &dim in summed {
        match shape.get(dim as usize).copied().unwrap_or(1) {
            DYNAMIC => {
                let size = build::size(b, operand, dim as usize);
                unknown = product(b, unknown, size);
                all_known = false;
            }
            size => known = known.wrapping_mul(size as i32),
        }
    }
    let known = ints(b, &[i64::from(known)], None);
    Ok(if all_known { known } else { product(b, known, unknown) })
}
