//! Reductions of windows: pooling where `linalg` has an op for it, else loops over places and over the window.

use hlo_dialects::arith::integer::{DivUI, SubI};
use hlo_dialects::linalg::named;
use hlo_dialects::stablehlo::elementwise::{Add, Maximum, Minimum};
use hlo_dialects::stablehlo::reduce::ReduceWindow;
use hlo_ir::affine::{AffineExpr, TooDeep};
use hlo_ir::rewrite::{Converted, Refused};
use hlo_ir::{
    Attr, Builder, Context, DYNAMIC, OpDef, OpRef, SmallVec, Type, TypeData, Value, ValueDef, conversions, traits,
};

use super::build::{
    Nest, add, dim, dims_map, empty, extract, fill, generic_around, index, known_integer, loop_expr, loops, map, same,
};
use super::movement::copy_elements;
use super::reduce::element_region_of;
use super::region;
use super::shape::{Padding, padded};
use super::values::{finish, finish_with, is_dynamic, operands, result_type};
use super::{Cv, State, attempt, refuse};

conversions! { pub(super) WINDOW for State;
    [ReduceWindow] => |op, cv| attempt(op, cv, reduce_window);
}

/// A window, one number a dimension each.
struct Window {
    sizes: Vec<i64>,
    strides: Vec<i64>,
    base_dilations: Vec<i64>,
    dilations: Vec<i64>,
    low: Vec<i64>,
    high: Vec<i64>,
}

impl Window {
    fn of(view: ReduceWindow<'_>) -> Window {
        let cx = view.op().cx;
        let sizes = view.window_dimensions();
        let ones = || vec![1; sizes.len()];
        let padding = view.padding().and_then(|attr| Some(attr.dense(cx)?.i64s(cx)?.collect::<Vec<i64>>()));
        let padding = padding.unwrap_or_else(|| vec![0; 2 * sizes.len()]);
        Window {
            strides: view.window_strides().unwrap_or_else(ones),
            base_dilations: view.base_dilations().unwrap_or_else(ones),
            dilations: view.window_dilations().unwrap_or_else(ones),
            low: padding.iter().step_by(2).copied().collect(),
            high: padding.iter().skip(1).step_by(2).copied().collect(),
            sizes,
        }
    }

    /// Whether every element of the operand is seen as it is.
    fn is_unpadded(&self) -> bool {
        self.low.iter().chain(&self.high).all(|&amount| amount == 0) && self.base_dilations.iter().all(|&n| n == 1)
    }
}

fn reduce_window(op: OpRef<'_>, cv: &mut Cv<'_>) -> Converted {
    let Some(view) = op.view::<ReduceWindow<'_>>() else { return refuse("it reduces no window") };
    region::check(op.region(0))?;
    let window = Window::of(view);
    match pooling_ops(op, cv, &window) {
        Some(defs) => pool(op, cv, &window, &defs),
        None => loop_over(op, cv, &window),
    }
}

/// The pooling op for each result, where all are 32-bit floats in batches of channels.
fn pooling_ops(op: OpRef<'_>, cv: &Cv<'_>, window: &Window) -> Option<Vec<&'static OpDef>> {
    let rank = window.sizes.len();
    let ends_are_one = |numbers: &[i64]| numbers.first() == Some(&1) && numbers.last() == Some(&1);
    let fits = (rank == 4 || rank == 5)
        && window.is_unpadded()
        && ends_are_one(&window.sizes)
        && ends_are_one(&window.strides)
        && op.results().all(|result| result.ty().element(cv.cx()) == Type::F32)
        && op.operands().all(|value| value.ty().element(cv.cx()) == Type::F32);
    if !fits {
        return None;
    }
    (0..op.n_results())
        .map(|index| {
            let folds = folding_op(op, index)?;
            let ops: [&'static OpDef; 3] = match rank {
                4 => [named::PoolingNhwcSum::DEF, named::PoolingNhwcMax::DEF, named::PoolingNhwcMin::DEF],
                _ => [named::PoolingNdhwcSum::DEF, named::PoolingNdhwcMax::DEF, named::PoolingNdhwcMin::DEF],
            };
            match () {
                () if folds.is::<Add<'_>>() => Some(ops[0]),
                () if folds.is::<Maximum<'_>>() => Some(ops[1]),
                () if folds.is::<Minimum<'_>>() => Some(ops[2]),
                () => None,
            }
        })
        .collect()
}

/// The op that folds an element into result number `index`, when the region does nothing else for it.
fn folding_op(op: OpRef<'_>, index: usize) -> Option<OpRef<'_>> {
    let block = op.region(0).entry()?;
    let folds = block.terminator()?.operands().nth(index)?.defining_op()?;
    let argument = |operand: usize| match folds.operands().nth(operand)?.source() {
        ValueDef::Argument(of, number) if of == block.id => Some(number),
        _ => None,
    };
    let places = (argument(0)?, argument(1)?);
    let element = index + op.n_results();
    let fits = places == (index, element) || (places == (element, index) && folds.has(traits::COMMUTATIVE));
    (fits && folds.n_operands() == 2).then_some(folds)
}

/// `dense<…> : vector<nxi64>`
fn vector_attr(cx: &Context, values: &[i64]) -> Attr {
    let ty = cx.intern_type(TypeData::Vector {
        shape: [values.len() as i64].into(),
        scalable: [false].into(),
        element: Type::I64,
    });
    cx.dense_from_i64s(ty, values)
}

fn pool(op: OpRef<'_>, cv: &mut Cv<'_>, window: &Window, defs: &[&'static OpDef]) -> Converted {
    let operands = operands(cv, op);
    let n = defs.len();
    let inner = 1..window.sizes.len() - 1;
    let mut results: SmallVec<[Value; 2]> = SmallVec::new();
    for (number, &def) in defs.iter().enumerate() {
        let ty = result_type(cv, op, number)?;
        let (input, init) = (operands[number], operands[n + number]);
        let new = cv.build(|b| {
            let cx = b.cx;
            let of_window = cx.tensor_type(&window.sizes[inner.clone()], ty.element(cx));
            let of_window = empty(b, of_window, &[]);
            let shape: Vec<i64> = ty.shape(cx).unwrap_or_default().into();
            let open: Vec<Value> = (0..shape.len())
                .filter(|&at| shape[at] == DYNAMIC)
                .map(|at| if inner.contains(&at) { windows_along(b, window, input, at) } else { dim(b, input, at) })
                .collect();
            let out = empty(b, ty, &open);
            let init = extract(b, init, &[]);
            let out = fill(b, init, out);
            let attrs = [
                ("strides", vector_attr(cx, &window.strides[inner.clone()])),
                ("dilations", vector_attr(cx, &window.dilations[inner.clone()])),
            ];
            named::build(b, def, &[input, of_window], &[out], &attrs)
        });
        cv.carry_attrs(op, new);
        results.push(cv.build(|b| b.result(new)));
    }
    finish(cv, op, results)
}

/// How often the window fits along dimension `at` of `input`.
fn windows_along(b: &mut Builder<'_>, window: &Window, input: Value, at: usize) -> Value {
    let size = dim(b, input, at);
    let extent = index(b, (window.sizes[at] - 1) * window.dilations[at] + 1);
    let rest = match (known_integer(b, size), known_integer(b, extent)) {
        (Some(size), Some(extent)) => index(b, size - extent),
        _ => same(b, SubI::DEF, &[size, extent]),
    };
    let stride = index(b, window.strides[at]);
    let steps = same(b, DivUI::DEF, &[rest, stride]);
    let one = index(b, 1);
    add(b, steps, one)
}

/// Loops over the places of the result, and inside over those dimensions of the window that have more than one place.
fn loop_over(op: OpRef<'_>, cv: &mut Cv<'_>, window: &Window) -> Converted {
    let types: SmallVec<[Type; 2]> =
        (0..op.n_results()).map(|index| result_type(cv, op, index)).collect::<Result<_, Refused>>()?;
    if types.iter().any(|&ty| is_dynamic(cv, ty)) {
        return refuse("the sizes of its results are not known");
    }
    let operands = operands(cv, op);
    let n = types.len();
    if operands[..n].iter().any(|&input| is_dynamic(cv, cv.target().ty(input))) && !window.is_unpadded() {
        return refuse("a dimension of unknown size is padded");
    }
    let rank = window.sizes.len();
    let wide: Vec<usize> = (0..rank).filter(|&dim| window.sizes[dim] != 1).collect();
    let Ok(read) = accesses(window, &wide) else { return refuse("an index nests too deep") };
    let n_loops = rank + wide.len();
    let (inputs, outs) = cv.build(|b| {
        let outs: Vec<Value> = (0..n)
            .map(|index| {
                let out = empty(b, types[index], &[]);
                let op = copy_elements(b, operands[n + index], out, dims_map(rank, []));
                b.result(op)
            })
            .collect();
        let mut inputs: Vec<Value> = Vec::with_capacity(n + 1);
        for index in 0..n {
            let mut input = operands[index];
            if !window.is_unpadded() {
                let init = extract(b, operands[n + index], &[]);
                let interior: Vec<i64> = window.base_dilations.iter().map(|factor| factor - 1).collect();
                let padding = Padding { low: &window.low, high: &window.high, interior: &interior };
                input = padded(b, input, init, &padding)?;
            }
            inputs.push(input);
        }
        // Nothing reads it: it says how far the loops over the window go.
        let sizes: Vec<i64> = wide.iter().map(|&dim| window.sizes[dim]).collect();
        inputs.push(empty(b, b.cx.tensor_type(&sizes, Type::F32), &[]));
        Ok::<_, Refused>((inputs, outs))
    })?;
    let region = element_region_of(cv, &[&inputs, &outs]);
    let args: SmallVec<[Value; 4]> = region.args[n + 1..].iter().chain(&region.args[..n]).copied().collect();
    let values = region::inline(cv, op.region(0), &region, &args);
    let new = cv.build(|b| {
        region::end(b, &region, &values);
        let written = dims_map(n_loops, 0..rank);
        let of_window = dims_map(n_loops, rank..n_loops);
        let maps: Vec<_> = std::iter::repeat_n(map(n_loops, read), n)
            .chain([of_window])
            .chain(std::iter::repeat_n(written, n))
            .collect();
        let nest = Nest { inputs: &inputs, outputs: &outs, maps: &maps, loops: &loops(rank, wide.len()) };
        generic_around(b, &nest, region.region)
    });
    finish_with(cv, op, new)
}

/// Which element a turn sees: the place times the stride, and the place in the window times its dilation.
fn accesses(window: &Window, wide: &[usize]) -> Result<Vec<AffineExpr>, TooDeep> {
    let rank = window.sizes.len();
    (0..rank)
        .map(|dim| {
            let place = loop_expr(dim).times(AffineExpr::Constant(window.strides[dim]))?;
            match wide.iter().position(|&known| known == dim) {
                None => Ok(place),
                Some(number) => {
                    let inside = loop_expr(rank + number).times(AffineExpr::Constant(window.dilations[dim]))?;
                    place.plus(inside)
                }
            }
        })
        .collect()
}
