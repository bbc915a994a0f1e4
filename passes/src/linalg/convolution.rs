//! Convolutions: as named ops where the dimensions stand in the usual order, else as loops.

use hlo_dialects::linalg::generic::Iterator as Loop;
use hlo_dialects::linalg::named::{self, multiply_add};
use hlo_dialects::stablehlo::convolution::{ConvDims, Convolution};
use hlo_ir::affine::{AffineExpr, TooDeep};
use hlo_ir::rewrite::{Converted, Refused};
use hlo_ir::{Attr, Builder, DYNAMIC, OpDef, OpId, OpRef, SmallVec, Type, Value, conversions};

use super::build::{Nest, dim, empty, fill_with_zeros, generic, loop_expr, map, number};
use super::movement::mirrored;
use super::scalar::Class;
use super::shape::{Padding, collapse, padded, reshaped};
use super::values::{finish, operands, parts, result_type};
use super::{Cv, State, attempt, refuse};

conversions! { pub(super) CONVOLUTION for State;
    [Convolution] => |op, cv| attempt(op, cv, convolution);
}

/// What a convolution says, with what it leaves out filled in.
struct Spec<'c> {
    dims: ConvDims<'c>,
    /// One a spatial dimension.
    strides: Vec<i64>,
    low: Vec<i64>,
    high: Vec<i64>,
    input_dilation: Vec<i64>,
    kernel_dilation: Vec<i64>,
    reversal: Vec<bool>,
    feature_groups: i64,
    batch_groups: i64,
}

impl<'c> Spec<'c> {
    fn of(view: Convolution<'c>) -> Spec<'c> {
        let op = view.op();
        let dims = view.dimension_numbers();
        let n = dims.input_spatial_dimensions.len();
        let padding = view.padding().and_then(|attr| Some(attr.dense(op.cx)?.i64s(op.cx)?.collect::<Vec<i64>>()));
        let padding = padding.unwrap_or_else(|| vec![0; 2 * n]);
        Spec {
            dims,
            strides: view.window_strides().unwrap_or_else(|| vec![1; n]),
            low: padding.iter().step_by(2).copied().collect(),
            high: padding.iter().skip(1).step_by(2).copied().collect(),
            input_dilation: view.lhs_dilation().unwrap_or_else(|| vec![1; n]),
            kernel_dilation: view.rhs_dilation().unwrap_or_else(|| vec![1; n]),
            reversal: view.window_reversal().unwrap_or_else(|| vec![false; n]),
            feature_groups: view.feature_group_count(),
            batch_groups: view.batch_group_count(),
        }
    }

    fn n_spatial(&self) -> usize {
        self.strides.len()
    }

    /// Whether the dimensions are `[batch, …, feature]`, `[…, input, output]` and `[batch, …, feature]`.
    fn is_usual(&self) -> bool {
        let (dims, n) = (&self.dims, self.n_spatial() as i64);
        dims.input_batch_dimension == 0
            && dims.input_feature_dimension == n + 1
            && dims.kernel_input_feature_dimension == n
            && dims.kernel_output_feature_dimension == n + 1
            && dims.output_batch_dimension == 0
            && dims.output_feature_dimension == n + 1
            && dims.input_spatial_dimensions.iter().copied().eq(1..=n)
            && dims.output_spatial_dimensions.iter().copied().eq(1..=n)
            && dims.kernel_spatial_dimensions.iter().copied().eq(0..n)
    }
}

fn convolution(op: OpRef<'_>, cv: &mut Cv<'_>) -> Converted {
    let Some(view) = op.view::<Convolution<'_>>() else { return refuse("it is no convolution") };
    let cx = cv.cx();
    let spec = Spec::of(view);
    let ty = result_type(cv, op, 0)?;
    for value in op.operands().chain(op.results()) {
        let element = value.ty().element(cx);
        match Class::of(cx, element) {
            None => {
                return refuse(format!(
                    "there is no arithmetic on elements of type {} in linalg",
                    cx.type_text(element)
                ));
            }
            Some(Class::Unsigned) if element != Type::I1 && element != op.result(0).ty().element(cx) => {
                return refuse("unsigned numbers are widened by it, which linalg would read as signed ones");
            }
            Some(_) => {}
        }
    }
    let operands = operands(cv, op);
    let [input, kernel] = [operands[0], operands[1]];
    if parts(cv, ty).0.contains(&0) {
        let value = cv.build(|b| empty(b, ty, &[]));
        return finish(cv, op, [value]);
    }
    let (input_shape, _) = parts(cv, cv.target().ty(input));
    let channels = input_shape.get(spec.dims.input_feature_dimension as usize).copied();
    let groups_channels = spec.feature_groups != 1 && channels == Some(spec.feature_groups);
    let made = cv.build(|b| {
        if spec.is_usual() && spec.batch_groups == 1 && (1..=3).contains(&spec.n_spatial()) && groups_channels {
            return depthwise(b, &spec, [input, kernel], ty);
        }
        if spec.is_usual() && spec.batch_groups == 1 && spec.feature_groups == 1 && spec.n_spatial() <= 3 {
            return normal(b, &spec, [input, kernel], ty);
        }
        general(b, &spec, [input, kernel], ty)
    })?;
    cv.carry_attrs(op, made.op);
    finish(cv, op, [made.value])
}

/// The op that convolves, and its result in the shape that is wanted.
struct Made {
    op: OpId,
    value: Value,
}

/// A tensor of numbers of a window, as `linalg` takes them.
fn window_attr(b: &Builder<'_>, values: &[i64]) -> Attr {
    b.cx.dense_from_i64s(b.cx.tensor_type(&[values.len() as i64], Type::I64), values)
}

/// The input with its padding, and its elements apart where it is dilated; `dims` are its spatial dimensions.
fn padded_input(b: &mut Builder<'_>, spec: &Spec<'_>, input: Value, dims: &[i64]) -> Result<Value, Refused> {
    let is_plain = spec.low.iter().chain(&spec.high).all(|&amount| amount == 0)
        && spec.input_dilation.iter().all(|&factor| factor == 1);
    if is_plain {
        return Ok(input);
    }
    let interior: Vec<i64> = spec.input_dilation.iter().map(|factor| factor - 1).collect();
    spread(b, input, dims, [&spec.low, &spec.high, &interior])
}

/// `value` with zeros around and between the elements of `dims`.
fn spread(b: &mut Builder<'_>, value: Value, dims: &[i64], amounts: [&[i64]; 3]) -> Result<Value, Refused> {
    let ty = b.body.ty(value);
    let rank = ty.shape(b.cx).map_or(0, <[i64]>::len);
    let [low, high, interior] = amounts.map(|amounts| {
        let mut all = vec![0; rank];
        for (&dim, &amount) in dims.iter().zip(amounts) {
            all[dim as usize] = amount;
        }
        all
    });
    let zero = number(b, ty.element(b.cx), 0);
    let padding = Padding { low: &low, high: &high, interior: &interior };
    if ty.has_static_shape(b.cx) {
        return padded(b, value, zero, &padding);
    }
    let shape = ty.shape(b.cx).unwrap_or_default();
    let changed = |dim: usize| low[dim] != 0 || high[dim] != 0 || interior[dim] != 0;
    if (0..rank).any(|dim| changed(dim) && (shape[dim] == DYNAMIC || low[dim] < 0 || high[dim] < 0))
        || interior.iter().any(|&amount| amount != 0)
    {
        return refuse("a dimension of unknown size is padded");
    }
    let sizes: Vec<i64> =
        (0..rank).map(|dim| if shape[dim] == DYNAMIC { DYNAMIC } else { shape[dim] + low[dim] + high[dim] }).collect();
    let padded = b.cx.tensor_type(&sizes, ty.element(b.cx));
    Ok(super::shape::pad_edges(b, value, zero, &low, &high, padded))
}

/// The kernel from the other end where it is reversed.
fn reversed_kernel(b: &mut Builder<'_>, spec: &Spec<'_>, kernel: Value) -> Value {
    let dims: Vec<i64> = (spec.dims.kernel_spatial_dimensions.iter().zip(&spec.reversal))
        .filter(|(_, reversed)| **reversed)
        .map(|(&dim, _)| dim)
        .collect();
    if dims.is_empty() {
        return kernel;
    }
    let ty = b.body.ty(kernel);
    let sizes: Vec<Value> = open_sizes(b, kernel);
    let out = empty(b, ty, &sizes);
    let op = mirrored(b, kernel, out, &dims);
    b.result(op)
}

fn open_sizes(b: &mut Builder<'_>, value: Value) -> Vec<Value> {
    let shape: Vec<i64> = b.body.ty(value).shape(b.cx).unwrap_or_default().into();
    (0..shape.len()).filter(|&at| shape[at] == DYNAMIC).map(|at| dim(b, value, at)).collect()
}

/// One op: `conv_*`, or a product of matrices where there is no spatial dimension.
fn normal(b: &mut Builder<'_>, spec: &Spec<'_>, [input, kernel]: [Value; 2], ty: Type) -> Result<Made, Refused> {
    let kernel = reversed_kernel(b, spec, kernel);
    let shape: Vec<i64> = ty.shape(b.cx).unwrap_or_default().into();
    let rank = shape.len();
    let mut sizes: SmallVec<[Value; 2]> = SmallVec::new();
    if shape[0] == DYNAMIC {
        sizes.push(dim(b, input, 0));
    }
    if shape[1..rank - 1].contains(&DYNAMIC) {
        return refuse("a spatial size of its result is not known");
    }
    if shape[rank - 1] == DYNAMIC {
        sizes.push(dim(b, kernel, rank - 1));
    }
    let out = empty(b, ty, &sizes);
    let out = fill_with_zeros(b, out);
    let input = padded_input(b, spec, input, spec.dims.input_spatial_dimensions)?;
    let def: &'static OpDef = match spec.n_spatial() {
        0 => named::Matmul::DEF,
        1 => named::Conv1dNwcWcf::DEF,
        2 => named::Conv2dNhwcHwcf::DEF,
        _ => named::Conv3dNdhwcDhwcf::DEF,
    };
    let window = [("strides", window_attr(b, &spec.strides)), ("dilations", window_attr(b, &spec.kernel_dilation))];
    let window = if spec.n_spatial() == 0 { &[][..] } else { &window[..] };
    let op = named::build(b, def, &[input, kernel], &[out], window);
    Ok(Made { op, value: b.result(op) })
}

/// Each channel by itself, with one kernel or several.
fn depthwise(b: &mut Builder<'_>, spec: &Spec<'_>, [input, kernel]: [Value; 2], ty: Type) -> Result<Made, Refused> {
    let cx = b.cx;
    let kernel_ty = b.body.ty(kernel);
    if !ty.has_static_shape(cx) || !kernel_ty.has_static_shape(cx) {
        return refuse("sizes of its kernel or its result are not known");
    }
    let kernel = reversed_kernel(b, spec, kernel);
    let input = padded_input(b, spec, input, spec.dims.input_spatial_dimensions)?;
    let n = spec.n_spatial();
    let element = kernel_ty.element(cx);
    let mut kernel_shape: Vec<i64> = kernel_ty.shape(cx).unwrap_or_default().into();
    let mut shape: Vec<i64> = ty.shape(cx).unwrap_or_default().into();
    let window = [("strides", window_attr(b, &spec.strides)), ("dilations", window_attr(b, &spec.kernel_dilation))];
    let per_channel = kernel_shape[n + 1] / spec.feature_groups;
    if per_channel == 1 {
        kernel_shape[n] = spec.feature_groups;
        kernel_shape.pop();
        let mut groups: Vec<Vec<i64>> = (0..=n as i64).map(|dim| vec![dim]).collect();
        groups[n].push(n as i64 + 1);
        let out = empty(b, ty, &[]);
        let out = fill_with_zeros(b, out);
        let kernel = collapse(b, kernel, &groups, cx.tensor_type(&kernel_shape, element));
        let def: &'static OpDef = match n {
            1 => named::DepthwiseConv1dNwcWc::DEF,
            2 => named::DepthwiseConv2dNhwcHwc::DEF,
            _ => named::DepthwiseConv3dNdhwcDhwc::DEF,
        };
        let op = named::build(b, def, &[input, kernel], &[out], &window);
        return Ok(Made { op, value: b.result(op) });
    }
    kernel_shape[n] = spec.feature_groups;
    kernel_shape[n + 1] = per_channel;
    let kernel = reshaped(b, kernel, cx.tensor_type(&kernel_shape, element));
    shape[n + 1] = spec.feature_groups;
    shape.push(per_channel);
    let out = empty(b, cx.tensor_type(&shape, ty.element(cx)), &[]);
    let out = fill_with_zeros(b, out);
    let def: &'static OpDef = match n {
        1 => named::DepthwiseConv1dNwcWcm::DEF,
        2 => named::DepthwiseConv2dNhwcHwcm::DEF,
        _ => named::DepthwiseConv3dNdhwcDhwcm::DEF,
    };
    let op = named::build(b, def, &[input, kernel], &[out], &window);
    let result = b.result(op);
    let mut groups: Vec<Vec<i64>> = (0..=n as i64 + 1).map(|dim| vec![dim]).collect();
    groups[n + 1].push(n as i64 + 2);
    Ok(Made { op, value: collapse(b, result, &groups, ty) })
}

/// Where the dimensions of an operand are after one of them was cut in two.
struct Split {
    shape: Vec<i64>,
    /// The dimension that was cut; its outer part stands there now.
    at: Option<usize>,
}

impl Split {
    fn whole(shape: &[i64]) -> Split {
        Split { shape: shape.into(), at: None }
    }

    fn cut(shape: &[i64], at: usize, outer: i64) -> Split {
        let mut cut: Vec<i64> = shape.into();
        cut[at] /= outer;
        cut.insert(at, outer);
        Split { shape: cut, at: Some(at) }
    }

    /// Where dimension `dim` is; of the one that was cut, its inner part.
    fn place(&self, dim: i64) -> usize {
        let dim = dim as usize;
        dim + usize::from(self.at.is_some_and(|at| dim >= at))
    }

    fn accesses(&self) -> Vec<AffineExpr> {
        vec![AffineExpr::Constant(0); self.shape.len()]
    }
}

/// Any convolution, as loops: groups become a dimension of their own, which input, kernel and result share.
fn general(b: &mut Builder<'_>, spec: &Spec<'_>, [input, kernel]: [Value; 2], ty: Type) -> Result<Made, Refused> {
    let cx = b.cx;
    let dims = &spec.dims;
    if [b.body.ty(input), b.body.ty(kernel), ty].iter().any(|ty| !ty.has_static_shape(cx)) {
        return refuse("sizes of its operands or its result are not known");
    }
    if spec.feature_groups != 1 && spec.batch_groups != 1 {
        return refuse("features and batches are both in groups");
    }
    let input = padded_input(b, spec, input, dims.input_spatial_dimensions)?;
    let mut kernel = kernel;
    if spec.kernel_dilation.iter().any(|&factor| factor != 1) {
        let zeros = vec![0; spec.n_spatial()];
        let interior: Vec<i64> = spec.kernel_dilation.iter().map(|factor| factor - 1).collect();
        kernel = spread(b, kernel, dims.kernel_spatial_dimensions, [&zeros, &zeros, &interior])?;
    }
    let kernel = reversed_kernel(b, spec, kernel);
    let shape_of = |b: &Builder<'_>, value: Value| b.body.ty(value).shape(cx).unwrap_or_default().to_vec();
    let (input_shape, kernel_shape) = (shape_of(b, input), shape_of(b, kernel));
    let shape: Vec<i64> = ty.shape(cx).unwrap_or_default().into();
    let groups = spec.feature_groups * spec.batch_groups;
    let cut_input = if spec.feature_groups != 1 { dims.input_feature_dimension } else { dims.input_batch_dimension };
    let [lhs, rhs, out] = if groups == 1 {
        [&input_shape, &kernel_shape, &shape].map(|shape| Split::whole(shape))
    } else {
        [
            Split::cut(&input_shape, cut_input as usize, groups),
            Split::cut(&kernel_shape, dims.kernel_output_feature_dimension as usize, groups),
            Split::cut(&shape, dims.output_feature_dimension as usize, groups),
        ]
    };
    let (maps, loops) = match accesses(spec, [&lhs, &rhs, &out]) {
        Ok(found) => found,
        Err(TooDeep) => return refuse("an index nests too deep"),
    };
    let retyped = |b: &mut Builder<'_>, value: Value, shape: &[i64]| {
        let element = b.body.ty(value).element(cx);
        reshaped(b, value, cx.tensor_type(shape, element))
    };
    let input = retyped(b, input, &lhs.shape);
    let kernel = retyped(b, kernel, &rhs.shape);
    let result = empty(b, cx.tensor_type(&out.shape, ty.element(cx)), &[]);
    let result = fill_with_zeros(b, result);
    let nest = Nest { inputs: &[input, kernel], outputs: &[result], maps: &maps, loops: &loops };
    let op = generic(b, &nest, |b, args| {
        Ok::<_, Refused>(SmallVec::from_slice(&[multiply_add(b, args[0], args[1], args[2])]))
    })?;
    let value = b.result(op);
    Ok(Made { op, value: reshaped(b, value, ty) })
}

type Accesses = ([hlo_ir::affine::AffineMap; 3], Vec<Loop>);

/// The loops of [`general`] and what they see of input, kernel and result: groups, input features, output features, for
/// each spatial dimension the place and the place in the window, batches.
fn accesses(spec: &Spec<'_>, [lhs, rhs, out]: [&Split; 3]) -> Result<Accesses, TooDeep> {
    let dims = &spec.dims;
    let mut loops: Vec<Loop> = Vec::new();
    let mut next = |kind: Loop| {
        loops.push(kind);
        loop_expr(loops.len() - 1)
    };
    let (mut lhs_access, mut rhs_access, mut out_access) = (lhs.accesses(), rhs.accesses(), out.accesses());
    if let (Some(in_lhs), Some(in_rhs), Some(in_out)) = (lhs.at, rhs.at, out.at) {
        let group = next(Loop::Parallel);
        lhs_access[in_lhs] = group.clone();
        rhs_access[in_rhs] = group.clone();
        out_access[in_out] = group;
    }
    let feature = next(Loop::Reduction);
    lhs_access[lhs.place(dims.input_feature_dimension)] = feature.clone();
    rhs_access[rhs.place(dims.kernel_input_feature_dimension)] = feature;
    let feature = next(Loop::Parallel);
    out_access[out.place(dims.output_feature_dimension)] = feature.clone();
    rhs_access[rhs.place(dims.kernel_output_feature_dimension)] = feature;
    for (at, &stride) in spec.strides.iter().enumerate() {
        let (place, in_window) = (next(Loop::Parallel), next(Loop::Reduction));
        lhs_access[lhs.place(dims.input_spatial_dimensions[at])] =
            place.clone().times(AffineExpr::Constant(stride))?.plus(in_window.clone())?;
        out_access[out.place(dims.output_spatial_dimensions[at])] = place;
        rhs_access[rhs.place(dims.kernel_spatial_dimensions[at])] = in_window;
    }
    let batch = next(Loop::Parallel);
    lhs_access[lhs.place(dims.input_batch_dimension)] = batch.clone();
    out_access[out.place(dims.output_batch_dimension)] = batch;
    let n_loops = loops.len();
    Ok(([map(n_loops, lhs_access), map(n_loops, rhs_access), map(n_loops, out_access)], loops))
}
