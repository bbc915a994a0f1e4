//! Windows that slide over tensors.

use hlo_ir::kinds::I64Array;
use hlo_ir::{Context, DYNAMIC, Diagnostics, Inferred, Signature};

use super::bounds::encoding_for;
use super::reduce::{accumulators, inputs_fault};
use super::{fail, list, shape_of};
use crate::stablehlo::attrs::bounds_of;

/// One dimension of a window.
#[derive(Clone, Copy, Debug)]
pub struct WindowDim {
    size: i64,
    stride: i64,
    low: i64,
    high: i64,
    base_dilation: i64,
    window_dilation: i64,
}

/// The attributes of a window; empty lists stand for ones and zeros.
pub struct Window<'a> {
    /// The size of the window.
    pub sizes: &'a [i64],
    /// How far it moves.
    pub strides: &'a [i64],
    /// What is added before and after, one pair a dimension.
    pub padding: &'a [(i64, i64)],
    /// How far elements of the base are apart.
    pub base_dilations: &'a [i64],
    /// How far elements of the window are apart.
    pub window_dilations: &'a [i64],
}

impl Window<'_> {
    /// The dimensions, or what is wrong with them.
    pub fn dims(&self) -> Result<Vec<WindowDim>, String> {
        let rank = self.sizes.len();
        let lengths = [
            (self.strides.len(), "window-strides"),
            (self.base_dilations.len(), "base-dilation factors"),
            (self.window_dilations.len(), "window-dilation factors"),
            (self.padding.len(), "padding-entries"),
        ];
        if let Some((n, what)) = lengths.into_iter().find(|(n, _)| *n != 0 && *n != rank) {
            return Err(format!(
                "expects {what} to have same dimension-size as size of window dimensions ({rank}), but got: {n}."
            ));
        }
        let at = |list: &[i64], index: usize| list.get(index).copied().unwrap_or(1);
        (0..rank)
            .map(|index| {
                let (low, high) = self.padding.get(index).copied().unwrap_or_default();
                let dim = WindowDim {
                    size: self.sizes[index],
                    stride: at(self.strides, index),
                    low,
                    high,
                    base_dilation: at(self.base_dilations, index),
                    window_dilation: at(self.window_dilations, index),
                };
                let size = if dim.size == DYNAMIC { 1 } else { dim.size };
                let values = [
                    (size, "value"),
                    (dim.stride, "stride"),
                    (dim.base_dilation, "base dilation factor"),
                    (dim.window_dilation, "window dilation factor"),
                ];
                match values.into_iter().find(|(value, _)| *value <= 0) {
                    Some((value, what)) => Err(format!(
                        "expects window to have positive {what} for {index}-th window dimension, but got {value}."
                    )),
                    None => Ok(dim),
                }
            })
            .collect()
    }
}

impl WindowDim {
    /// How many positions the window has over `base` elements.
    fn positions(&self, base: i64) -> i64 {
        if base == DYNAMIC || self.size == DYNAMIC {
            return DYNAMIC;
        }
        let dilated = |size: i64, dilation: i64| {
            if size <= 0 { 0 } else { (size - 1).saturating_mul(dilation).saturating_add(1) }
        };
        let padded = dilated(base, self.base_dilation).saturating_add(self.low).saturating_add(self.high);
        let window = dilated(self.size, self.window_dilation);
        if padded <= 0 || window > padded { 0 } else { (padded - window) / self.stride + 1 }
    }
}

/// The number of positions in each dimension.
pub fn output_shape(base: &[i64], window: &[WindowDim]) -> Vec<i64> {
    base.iter().zip(window).map(|(base, dim)| dim.positions(*base)).collect()
}

/// The pairs of the attribute `padding`; none when it is absent.
fn padding(x: &Signature<'_>) -> Result<Vec<(i64, i64)>, String> {
    let Some(attr) = x.cx.dict_get(x.attrs, "padding") else {
        return Ok(Vec::new());
    };
    padding_pairs(x.cx, attr)
}

/// The pairs of a padding attribute, or what is wrong with it.
pub fn padding_pairs(cx: &Context, attr: hlo_ir::Attr) -> Result<Vec<(i64, i64)>, String> {
    let shape = shape_of(cx, attr.ty(cx));
    if shape.len() != 2 || shape[1] != 2 {
        return Err(format!("expects the shape of padding-attribute to be {{N, 2}}, but got {{{}}}.", list(shape)));
    }
    let values: Vec<i64> = attr.dense(cx).and_then(|dense| Some(dense.i64s(cx)?.collect())).unwrap_or_default();
    Ok(values.chunks_exact(2).map(|pair| (pair[0], pair[1])).collect())
}

/// Spec: reduce_window. As many elements as the window has positions.
pub fn reduce_window(x: &Signature<'_>, diags: &mut Diagnostics) -> Inferred {
    let cx = x.cx;
    let inputs = &x.operands[..x.operands.len() / 2];
    if inputs.is_empty() {
        return fail(x, diags, "requires at least 1 input value");
    }
    if let Some(fault) = inputs_fault(x, inputs) {
        return fail(x, diags, fault);
    }
    let padding = match padding(x) {
        Ok(padding) => padding,
        Err(fault) => return fail(x, diags, fault),
    };
    let sizes = x.attr::<I64Array>("window_dimensions");
    if let Some(&input) = inputs.iter().find(|input| shape_of(cx, **input).len() != sizes.len()) {
        let message = format!(
            "expects window-dimensions size == input rank, but got window-dimensions size: {} and input: '{}' with \
             rank = {}.",
            sizes.len(),
            cx.type_text(input),
            shape_of(cx, input).len()
        );
        return fail(x, diags, message);
    }
    let [strides, base_dilations, window_dilations] = ["window_strides", "base_dilations", "window_dilations"]
        .map(|name| x.attr::<Option<I64Array>>(name).unwrap_or_default());
    let window = Window {
        sizes: &sizes,
        strides: &strides,
        padding: &padding,
        base_dilations: &base_dilations,
        window_dilations: &window_dilations,
    };
    let dims = match window.dims() {
        Ok(dims) => dims,
        Err(fault) => return fail(x, diags, fault),
    };
    let elements = accumulators(x, 0, inputs);
    Ok(inputs
        .iter()
        .zip(elements)
        .map(|(&input, element)| {
            let shape = output_shape(shape_of(cx, input), &dims);
            let bounds = bounds_of(cx, input);
            let encoding = if bounds.is_empty() { None } else { encoding_for(cx, None, &output_shape(bounds, &dims)) };
            cx.tensor_type_with_encoding(&shape, element, encoding)
        })
        .collect())
}
