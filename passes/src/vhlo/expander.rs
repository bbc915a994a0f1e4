//! `stablehlo-compatibility-expander`: what a version does not know is said with what it knows.
//!
//! | below | becomes |
//! | --- | --- |
//! | 1.1.0 | batching dimensions of gather and scatter: further indices, made with iota and concatenate |
//! | 1.4.0 | tan: sine / cosine; of complex numbers `(tan a + i tanh b) / (1 - i tan a tanh b)` |
//! | 1.9.0 | ranges in locations: where they begin |
//! | 1.16.0 | groups of replicas along axes of a mesh: the groups written out |

use hlo_dialects::chlo::structured::ConstantLike;
use hlo_dialects::stablehlo::attrs::{GatherDims, ScatterDims};
use hlo_dialects::stablehlo::constant::{Constant, Iota};
use hlo_dialects::stablehlo::elementwise::{
    Complex, Convert, Cosine, Divide, Imag, Multiply, Negate, Real, Sine, Tan, Tanh,
};
use hlo_dialects::stablehlo::gather::{Gather, Scatter};
use hlo_dialects::stablehlo::shape::{Concatenate, Reshape};
use hlo_dialects::vhlo::Version;
use hlo_ir::rewrite::Rewriter;
use hlo_ir::{
    Body, Builder, Context, Diagnostics, Loc, LocData, LocKind, OpId, Reported, Signedness, Type, TypeData, Value,
};

use super::mesh_groups::{Meshes, write_out_groups};
use super::{in_order, parse_target, pre_order};
use crate::formula::is_default_accuracy;
use crate::options::{OptionDef, OptionKind};
use crate::pass::{Changed, ModulePass, PassCx, PassDef, Runs};

/// The row.
pub static STABLEHLO_COMPATIBILITY_EXPANDER: PassDef = PassDef {
    name: "stablehlo-compatibility-expander",
    class: "StablehloCompatibilityExpanderPass",
    summary: "Compatibility expander for StableHLO operations.",
    options: &[OptionDef {
        name: "target",
        kind: OptionKind::Value,
        default: "",
        summary: "The target version. Must be a version of the form #.#.#.",
    }],
    make: Runs::OnModule(|options| Ok(Box::new(Expander { target: options.get("target")? }))),
};

struct Expander {
    target: String,
}

impl ModulePass for Expander {
    fn run(&self, cx: &mut PassCx<'_>, module: &mut Body) -> Result<Changed, Reported> {
        let target = parse_target(&self.target, module.loc(Body::ROOT), &mut cx.diags)?;
        expand_all(cx.context, module, target, &mut cx.diags)?;
        Ok(Changed::Yes)
    }
}

/// Says what `target` does not know with what it knows, in a module with everything inside.
///
/// # Errors
/// Groups of replicas along a mesh that cannot be found.
pub(super) fn expand_all(
    cx: &Context,
    module: &mut Body,
    target: Version,
    diags: &mut Diagnostics,
) -> Result<(), Reported> {
    expand(cx, module, target, &Meshes::default(), diags)
}

fn expand(
    cx: &Context,
    body: &mut Body,
    target: Version,
    outer: &Meshes,
    diags: &mut Diagnostics,
) -> Result<(), Reported> {
    let below = |major, minor| target < Version::new(major, minor, 0);
    let meshes = outer.with(cx, body);
    for op in pre_order(body) {
        if below(1, 9) {
            narrow_locations(cx, body, op);
        }
        if body.is_slot(op) || op == Body::ROOT {
            continue;
        }
        let def = body.def(op);
        if below(1, 16) {
            write_out_groups(cx, body, op, &meshes, diags)?;
        }
        if below(1, 4) && std::ptr::eq(def, Tan::DEF) {
            expand_tan(cx, body, op);
        } else if below(1, 1) && std::ptr::eq(def, Gather::DEF) {
            expand_gather(cx, body, op);
        } else if below(1, 1) && std::ptr::eq(def, Scatter::DEF) {
            expand_scatter(cx, body, op);
        }
    }
    in_order(body, diags, |child, diags| expand(cx, child, target, &meshes, diags))
}

/// A location of an op or its arguments that is a range, or holds one, becomes where that begins.
fn narrow_locations(cx: &Context, body: &mut Body, op: OpId) {
    let loc = narrow(cx, body.loc(op));
    body.set_loc(op, loc);
    let regions: Vec<_> = body.op_regions(op).collect();
    for block in regions.into_iter().flat_map(|region| body.region_blocks(region).to_vec()).collect::<Vec<_>>() {
        for index in 0..body.block_args(block).len() {
            let loc = narrow(cx, body.block_arg_locs(block)[index]);
            body.set_arg_loc(block, index, loc);
        }
    }
}

fn narrow(cx: &Context, loc: Loc) -> Loc {
    let LocKind::Interned(data) = loc.kind(cx) else { return loc };
    hlo_ir::text::grow_stack(|| match data {
        LocData::File { .. } => loc,
        LocData::Range { file, span } => {
            let [line, col, ..] = span.ends();
            cx.loc(LocData::File { file: *file, line, col })
        }
        LocData::Named { name, child } => cx.loc(LocData::Named { name: *name, child: narrow(cx, *child) }),
        LocData::CallSite { callee, caller } => {
            cx.loc(LocData::CallSite { callee: narrow(cx, *callee), caller: narrow(cx, *caller) })
        }
        LocData::Fused { locs, metadata } => {
            let locs = locs.iter().map(|&loc| narrow(cx, loc)).collect();
            cx.loc(LocData::Fused { locs, metadata: *metadata })
        }
    })
}

/// Only a function of the default accuracy is as good as its expansion.
fn expand_tan(cx: &Context, body: &mut Body, op: OpId) {
    let is_default = is_default_accuracy(cx, cx.dict_get(body.attrs(op), "result_accuracy"));
    let Some(operand) = body.operands(op).next().filter(|_| is_default) else { return };
    let ty = body.ty(operand);
    let mut rw = Rewriter::before(cx, body, op);
    let result = match ty.element(cx).data(cx) {
        TypeData::Complex(part) => {
            let part = with_element(cx, ty, *part);
            rw.build(|b| complex_tan(b, operand, ty, part))
        }
        _ => rw.build(|b| real_tan(b, operand, ty)),
    };
    // It was matched: nothing is left to refuse.
    let _ = rw.replace(op, [result]);
}

fn with_element(cx: &Context, ty: Type, element: Type) -> Type {
    match ty.data(cx) {
        TypeData::Tensor { shape, encoding, .. } => cx.tensor_type_with_encoding(shape, element, *encoding),
        _ => cx.intern_type(TypeData::UnrankedTensor(element)),
    }
}

fn real_tan(b: &mut Builder<'_>, x: Value, ty: Type) -> Value {
    let sine = Sine::build_typed(b, &[ty], x, None);
    let cosine = Cosine::build_typed(b, &[ty], x, None);
    let (sine, cosine) = (b.result(sine), b.result(cosine));
    let quotient = Divide::build_typed(b, &[ty], sine, cosine);
    b.result(quotient)
}

fn complex_tan(b: &mut Builder<'_>, x: Value, ty: Type, part: Type) -> Value {
    let real = Real::build_typed(b, &[part], x);
    let real = b.result(real);
    let tan = real_tan(b, real, part);
    let imag = Imag::build_typed(b, &[part], x);
    let imag = b.result(imag);
    let tanh = Tanh::build_typed(b, &[part], imag, None);
    let tanh = b.result(tanh);
    let above = Complex::build_typed(b, &[ty], tan, tanh);
    let above = b.result(above);
    let one = one_like(b, tan, part);
    let product = Multiply::build_typed(b, &[part], tan, tanh);
    let product = b.result(product);
    let negated = Negate::build_typed(b, &[part], product);
    let negated = b.result(negated);
    let below = Complex::build_typed(b, &[ty], one, negated);
    let below = b.result(below);
    let quotient = Divide::build_typed(b, &[ty], above, below);
    b.result(quotient)
}

/// A one of the type of `x`: a constant at the start of the function where the sizes are known.
fn one_like(b: &mut Builder<'_>, x: Value, ty: Type) -> Value {
    let (cx, element) = (b.cx, ty.element(b.cx));
    if !ty.has_static_shape(cx) {
        let kind = element.float_kind(cx).unwrap_or(hlo_ir::num::FloatKind::F32);
        let one = cx.intern_attr(hlo_ir::AttrData::Float { ty: element, bits: kind.from_f64(1.0) });
        let op = ConstantLike::build_typed(b, &[ty], x, one);
        return b.result(op);
    }
    let one = cx.dense_from_f64s(ty, &[1.0]);
    let at = b.at;
    let entry = b.body.op_region(Body::ROOT, 0).and_then(|region| b.body.region_blocks(region).first().copied());
    if let Some(first) = entry.and_then(|block| b.body.first_op(block)) {
        b.at = hlo_ir::InsertPoint::Before(first);
    }
    let op = Constant::build_typed(b, &[ty], one);
    b.at = at;
    b.result(op)
}

fn expand_gather(cx: &Context, body: &mut Body, op: OpId) {
    let gather = Gather(body.op_ref(cx, op));
    let dims = gather.dimension_numbers();
    let indices = gather.start_indices();
    if dims.operand_batching_dims.is_empty() || !indices.ty().has_static_shape(cx) {
        return;
    }
    let index_map = [dims.operand_batching_dims, dims.start_index_map].concat();
    let batching = dims.start_indices_batching_dims.to_vec();
    let sorted = gather.indices_are_sorted() && batching.is_sorted() && index_map.is_sorted();
    let new_dims = GatherDims {
        collapsed_slice_dims: &merged(dims.operand_batching_dims, dims.collapsed_slice_dims),
        operand_batching_dims: &[],
        start_indices_batching_dims: &[],
        start_index_map: &index_map,
        ..dims
    }
    .attr(cx);
    let (indices, vector_dim) = (indices.id, dims.index_vector_dim);
    let mut rw = Rewriter::before(cx, body, op);
    let indices = rw.build(|b| with_batch_indices(b, indices, vector_dim, &batching));
    rw.set_operand(op, 1, indices);
    rw.set_attr(op, "dimension_numbers", Some(new_dims));
    rw.set_attr(op, "indices_are_sorted", Some(cx.bool_attr(sorted)));
}

fn expand_scatter(cx: &Context, body: &mut Body, op: OpId) {
    let scatter = Scatter(body.op_ref(cx, op));
    let dims = scatter.scatter_dimension_numbers();
    let indices = scatter.scatter_indices();
    if dims.input_batching_dims.is_empty() || !indices.ty().has_static_shape(cx) {
        return;
    }
    let index_map = [dims.input_batching_dims, dims.scatter_dims_to_operand_dims].concat();
    let batching = dims.scatter_indices_batching_dims.to_vec();
    let sorted = scatter.indices_are_sorted() && batching.is_sorted() && index_map.is_sorted();
    let new_dims = ScatterDims {
        inserted_window_dims: &merged(dims.input_batching_dims, dims.inserted_window_dims),
        input_batching_dims: &[],
        scatter_indices_batching_dims: &[],
        scatter_dims_to_operand_dims: &index_map,
        ..dims
    }
    .attr(cx);
    let (indices, vector_dim, at) = (indices.id, dims.index_vector_dim, scatter.inputs().len());
    let mut rw = Rewriter::before(cx, body, op);
    let indices = rw.build(|b| with_batch_indices(b, indices, vector_dim, &batching));
    rw.set_operand(op, at, indices);
    rw.set_attr(op, "scatter_dimension_numbers", Some(new_dims));
    rw.set_attr(op, "indices_are_sorted", Some(cx.bool_attr(sorted)));
}

/// Two sorted lists as one.
fn merged(a: &[i64], b: &[i64]) -> Vec<i64> {
    let mut all = [a, b].concat();
    all.sort_unstable();
    all
}

/// `indices` with an index for each of the batching dimensions in front, which counts along it.
fn with_batch_indices(b: &mut Builder<'_>, indices: Value, vector_dim: i64, batching: &[i64]) -> Value {
    let cx = b.cx;
    let ty = b.body.ty(indices);
    let mut shape = ty.shape(cx).unwrap_or_default().to_vec();
    let mut element = ty.element(cx);
    for &dim in batching {
        element = wide_enough(cx, element, shape.get(dim as usize).copied().unwrap_or(0));
    }
    let mut indices = indices;
    if element != ty.element(cx) {
        let converted = Convert::build_typed(b, &[cx.tensor_type(&shape, element)], indices);
        indices = b.result(converted);
    }
    let at = vector_dim as usize;
    let mut total = shape.get(at).copied().unwrap_or(1);
    if at == shape.len() {
        shape.push(1);
        let reshaped = Reshape::build_typed(b, &[cx.tensor_type(&shape, element)], indices);
        indices = b.result(reshaped);
    }
    shape[at] = 1;
    let counter = cx.tensor_type(&shape, element);
    let mut parts: Vec<Value> = Vec::with_capacity(batching.len() + 1);
    for &dim in batching {
        let iota = Iota::build_typed(b, &[counter], dim);
        parts.push(b.result(iota));
        total += 1;
    }
    parts.push(indices);
    shape[at] = total;
    let all = Concatenate::build_typed(b, &[cx.tensor_type(&shape, element)], &parts, vector_dim);
    b.result(all)
}

/// An integer type that holds `size`: `ty` where it does.
fn wide_enough(cx: &Context, ty: Type, size: i64) -> Type {
    let fits = |width: u32, unsigned: bool| {
        let bits = if unsigned { width } else { width - 1 };
        bits >= 63 || size < 1i64 << bits
    };
    match ty.data(cx) {
        TypeData::Integer { width, signedness } if !fits(*width, *signedness == Signedness::Unsigned) => {
            if fits(32, false) { Type::I32 } else { Type::I64 }
        }
        _ => ty,
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, check_with_locations};

    #[test]
    fn tan_is_sine_over_cosine() {
        check(
            "stablehlo-compatibility-expander{target=1.3.0}",
            "func.func @f(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = stablehlo.tan %x : tensor<2xf32>
  return %0 : tensor<2xf32>
}",
            "module {
  func.func @f(%arg0: tensor<2xf32>) -> tensor<2xf32> {
    %0 = stablehlo.sine %arg0 : tensor<2xf32>
    %1 = stablehlo.cosine %arg0 : tensor<2xf32>
    %2 = stablehlo.divide %0, %1 : tensor<2xf32>
    return %2 : tensor<2xf32>
  }
}
",
        );
    }

    #[test]
    fn ranges_become_their_beginnings() {
        check_with_locations(
            "stablehlo-compatibility-expander{target=1.8.0}",
            "module {
  func.func @f(%x: i32 loc(\"a\":1:2 to :5)) -> i32 {
    return %x : i32 loc(callsite(\"b\"(\"a\":2:3 to 4:5) at \"c\":1:1))
  } loc(\"d\")
} loc(unknown)",
            "module {
  func.func @f(%arg0: i32 loc(\"a\":1:2)) -> i32 {
    return %arg0 : i32 loc(callsite(\"b\"(\"a\":2:3) at \"c\":1:1))
  } loc(\"d\")
} loc(unknown)
",
        );
    }

    #[test]
    fn groups_along_axes_are_written_out() {
        let program = |groups: &str| {
            format!(
                "module {{
  func.func @f(%arg0: tensor<4xf32>) -> tensor<8xf32> {{
    %0 = \"stablehlo.all_gather\"(%arg0) <{{all_gather_dim = 0 : i64, replica_groups = {groups}}}> : (tensor<4xf32>) -> tensor<8xf32>
    return %0 : tensor<8xf32>
  }}
}}
"
            )
        };
        let axes = "#stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes = [#stablehlo.mesh_axis<name = \"x\", size = 2>, #stablehlo.mesh_axis<name = \"y\", size = 2>]>, axes = [#stablehlo.axis_ref<name = \"x\">]>";
        let pipeline = "stablehlo-compatibility-expander{target=1.15.0}";
        check(pipeline, &program(axes), &program("dense<[[0, 2], [1, 3]]> : tensor<2x2xi64>"));
    }
}
