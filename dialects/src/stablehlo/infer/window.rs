//! Windows that slide over tensors.

use hlo_ir::kinds::I64Array;
use hlo_ir::verify::with_signature;
use hlo_ir::{Attr, Context, DYNAMIC, Diagnostics, Inferred, Signature};

use super::bounds::encoding_for;
use super::fault::{Checked, fault, inferred, verified};
use super::reduce::{accumulators, check_inputs, inputs};
use super::reducer::{Reducer, verify_reducer};
use super::{list, shape_of};
use crate::stablehlo::attrs::bounds_of;
use crate::stablehlo::reduce::ReduceWindow;

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
#[derive(Default)]
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
    /// How many dimensions say whether they are reversed.
    pub n_reversals: usize,
}

/// The constraints of an op's section about its window: how many values there are, then which ones.
pub struct WindowRules {
    sizes: &'static str,
    strides: [&'static str; 2],
    base_dilations: [&'static str; 2],
    window_dilations: [&'static str; 2],
    padding: &'static str,
    reversals: &'static str,
}

impl WindowRules {
    /// Those of `reduce_window`.
    pub const REDUCE_WINDOW: WindowRules = WindowRules {
        sizes: "C5",
        strides: ["C6", "C7"],
        base_dilations: ["C8", "C9"],
        window_dilations: ["C10", "C11"],
        padding: "C12",
        reversals: "",
    };
    /// Those of `select_and_scatter`.
    pub const SELECT_AND_SCATTER: WindowRules = WindowRules {
        sizes: "C5",
        strides: ["C6", "C7"],
        base_dilations: [""; 2],
        window_dilations: [""; 2],
        padding: "C8",
        reversals: "",
    };
    /// Those of `convolution` and `dynamic_conv`.
    pub const CONVOLUTION: WindowRules = WindowRules {
        sizes: "",
        strides: ["C2", "C3"],
        base_dilations: ["C5", "C6"],
        window_dilations: ["C7", "C8"],
        padding: "C4",
        reversals: "C9",
    };
}

impl Window<'_> {
    /// The dimensions, where the attributes fit each other.
    pub fn dims(&self, rules: &WindowRules) -> Checked<Vec<WindowDim>> {
        let rank = self.sizes.len();
        let lengths = [
            (self.strides.len(), "window-strides", rules.strides[0]),
            (self.base_dilations.len(), "base-dilation factors", rules.base_dilations[0]),
            (self.window_dilations.len(), "window-dilation factors", rules.window_dilations[0]),
            (self.padding.len(), "padding-entries", rules.padding),
            (self.n_reversals, "window-reversal", rules.reversals),
        ];
        if let Some((n, what, rule)) = lengths.into_iter().find(|(n, ..)| *n != 0 && *n != rank) {
            let message = format!(
                "expects {what} to have same dimension-size as size of window dimensions ({rank}), but got: {n}."
            );
            return fault(rule, message);
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
                    (size, "value", rules.sizes),
                    (dim.stride, "stride", rules.strides[1]),
                    (dim.base_dilation, "base dilation factor", rules.base_dilations[1]),
                    (dim.window_dilation, "window dilation factor", rules.window_dilations[1]),
                ];
                match values.into_iter().find(|(value, ..)| *value <= 0) {
                    Some((value, what, rule)) => {
                        let message = format!(
                            "expects window to have positive {what} for {index}-th window dimension, but got {value}."
                        );
                        fault(rule, message)
                    }
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

/// The pairs of a padding attribute; none when it is absent. `rule` is the constraint about its shape.
pub fn padding_pairs(cx: &Context, padding: Option<Attr>, rule: &'static str) -> Checked<Vec<(i64, i64)>> {
    let Some(padding) = padding else {
        return Ok(Vec::new());
    };
    let shape = shape_of(cx, padding.ty(cx));
    if shape.len() != 2 || shape[1] != 2 {
        let message = format!("expects the shape of padding-attribute to be {{N, 2}}, but got {{{}}}.", list(shape));
        return fault(rule, message);
    }
    let values: Vec<i64> = padding.dense(cx).and_then(|dense| Some(dense.i64s(cx)?.collect())).unwrap_or_default();
    Ok(values.chunks_exact(2).map(|pair| (pair[0], pair[1])).collect())
}

/// The window of a `reduce_window`.
fn reduce_window_dims(x: &Signature<'_>) -> Checked<Vec<WindowDim>> {
    let (cx, inputs) = (x.cx, inputs(x));
    if inputs.is_empty() {
        return fault("C1", "requires at least 1 input value");
    }
    check_inputs(x, inputs, "C2")?;
    let padding = padding_pairs(cx, cx.dict_get(x.attrs, "padding"), "C12")?;
    let sizes = x.attr::<I64Array>("window_dimensions");
    if let Some(&input) = inputs.iter().find(|input| shape_of(cx, **input).len() != sizes.len()) {
        let message = format!(
            "expects window-dimensions size == input rank, but got window-dimensions size: {} and input: '{}' with \
             rank = {}.",
            sizes.len(),
            cx.type_text(input),
            shape_of(cx, input).len()
        );
        return fault("C4", message);
    }
    let [strides, base_dilations, window_dilations] = ["window_strides", "base_dilations", "window_dilations"]
        .map(|name| x.attr::<Option<I64Array>>(name).unwrap_or_default());
    let window = Window {
        sizes: &sizes,
        strides: &strides,
        padding: &padding,
        base_dilations: &base_dilations,
        window_dilations: &window_dilations,
        n_reversals: 0,
    };
    window.dims(&WindowRules::REDUCE_WINDOW)
}

/// Spec: reduce_window. As many elements as the window has positions.
pub fn reduce_window(x: &Signature<'_>, diags: &mut Diagnostics) -> Inferred {
    let types = reduce_window_dims(x).map(|dims| {
        let (cx, inputs) = (x.cx, inputs(x));
        let elements = accumulators(x, 0, inputs);
        inputs.iter().zip(elements).map(move |(&input, element)| {
            let shape = output_shape(shape_of(cx, input), &dims);
            let bounds = bounds_of(cx, input);
            let encoding = if bounds.is_empty() { None } else { encoding_for(cx, None, &output_shape(bounds, &dims)) };
            cx.tensor_type_with_encoding(&shape, element, encoding)
        })
    });
    inferred(x, diags, types)
}

/// Spec: reduce_window. What inference checks, and the region.
pub fn verify_reduce_window(window: ReduceWindow<'_>, diags: &mut Diagnostics) {
    let op = window.op();
    verified(op, diags, || {
        with_signature(op, |x| {
            reduce_window_dims(x)?;
            let inputs = inputs(x);
            let (inits, dimensions) = (&x.operands[inputs.len()..], x.attr::<I64Array>("window_dimensions"));
            verify_reducer(op.cx, op.region(0), &Reducer { rule: "C13", inputs, inits, dimensions: &dimensions })
        })
    });
}
