//! CHLO's ops that are no elementwise functions: constants, top_k, ragged_dot, scan.

use hlo_ir::kinds::{Bool, Elements, I64, OneBlock, Variadic, is_static};
use hlo_ir::op_def::Inferred;
use hlo_ir::ops;
use hlo_ir::text::{Delimiter, OpParser, OpPrinter, OpState, Token, Unresolved};
use hlo_ir::verify::op_error;
use hlo_ir::{DYNAMIC, Diagnostics, OpRef, Reported, Signature, SmallVec, Type, TypeData};

use super::attrs::{PrecisionConfig, RaggedDot, RaggedDotDimensions};
use crate::kinds::{TypedValue, i32_array};
use crate::stablehlo::attrs::{bounds_encoding, bounds_of};
use crate::stablehlo::infer::compatible::types_compatible;
use crate::stablehlo::kinds::{DimI64, IntTensor, StaticTensor, UnrankedTensor};

ops! { STRUCTURED_OPS in "chlo";
    /// A constant.
    op Constant = "constant" {
        attrs { value: Elements }
        results { output: StaticTensor }
        traits [PURE, CONSTANT_LIKE]
        format "attr-dict $value"
        infer infer_constant;
    }

    /// One value in the shape of the operand.
    op ConstantLike = "constant_like" {
        operands { operand: UnrankedTensor }
        attrs { value: TypedValue }
        results { result: UnrankedTensor }
        traits [PURE, SAME_OPERANDS_AND_RESULT_SHAPE]
        verify verify_constant_like;
        infer infer_constant_like;
    }

    /// A contraction in which a dimension of the left operand is cut into groups of different sizes.
    op RaggedDotOp = "ragged_dot" {
        operands { lhs: UnrankedTensor, rhs: UnrankedTensor, group_sizes: IntTensor }
        attrs { ragged_dot_dimension_numbers: RaggedDot, precision_config: Option<PrecisionConfig> }
        results { result: UnrankedTensor }
        traits [PURE]
        verify verify_ragged_dot;
    }

    /// The `k` largest elements of the last dimension and where they are.
    op TopK = "top_k" {
        operands { operand: UnrankedTensor }
        attrs { k: I64, is_stable: Bool = "true" }
        results { values: UnrankedTensor, indices: UnrankedTensor }
        traits [PURE]
        format "`(` $operand `,` `k` `=` $k (`,` `is_stable` `=` $is_stable^)? `)` attr-dict `:` type($operand) `->` `(` type($values) `,` type($indices) `)`"
        infer infer_top_k;
    }

    /// Runs its region along a dimension of `inputs`, handing on what `inits` begin.
    op Scan = "scan" {
        operands { inputs: Variadic<UnrankedTensor>, inits: Variadic<UnrankedTensor> }
        attrs {
            dimension: DimI64,
            scan_dim_size: Option<DimI64>,
            is_reverse: Bool = "false",
            is_associative: Option<Bool>,
        }
        results { outputs: Variadic<UnrankedTensor>, carries: Variadic<UnrankedTensor> }
        regions { body: OneBlock }
        traits [ATTR_SIZED_OPERANDS, ATTR_SIZED_RESULTS, ISOLATED, RECURSIVE_EFFECTS]
        parse parse_scan;
        print print_scan;
        result_names |_, _| {};
        argument_names |op, _, name| name_scan_arguments(op, name);
        verify verify_scan;
        infer infer_scan;
    }
}

// ---- constants ----

fn infer_constant(x: &Signature<'_>, diags: &mut Diagnostics) -> Inferred {
    match x.cx.dict_get(x.attrs, "value") {
        Some(value) => Ok(SmallVec::from_slice(&[value.ty(x.cx)])),
        None => Err(fail(x, diags, "missing-attribute", "requires attribute 'value'".to_owned())),
    }
}

fn infer_constant_like(x: &Signature<'_>, diags: &mut Diagnostics) -> Inferred {
    let Some(value) = x.cx.dict_get(x.attrs, "value") else {
        return Err(fail(x, diags, "missing-attribute", "requires attribute 'value'".to_owned()));
    };
    let element = value.ty(x.cx);
    let ty = match x.operands.first().map(|ty| ty.data(x.cx)) {
        Some(TypeData::Tensor { shape, encoding, .. }) => x.cx.tensor_type_with_encoding(shape, element, *encoding),
        _ => x.cx.intern_type(TypeData::UnrankedTensor(element)),
    };
    Ok(SmallVec::from_slice(&[ty]))
}

fn verify_constant_like(constant: ConstantLike<'_>, diags: &mut Diagnostics) {
    let op = constant.op();
    if constant.value().ty(op.cx) != constant.result().ty().element(op.cx) {
        op_error(diags, op, "constant-type", "value's type doesn't match element return type").emit();
    }
}

fn fail(x: &Signature<'_>, diags: &mut Diagnostics, code: &'static str, message: String) -> Reported {
    diags.error(code, x.loc, message).emit()
}

// ---- top_k ----

fn infer_top_k(x: &Signature<'_>, diags: &mut Diagnostics) -> Inferred {
    let cx = x.cx;
    let operand = x.operands.first().copied().unwrap_or(Type::ERROR);
    let element = operand.element(cx);
    let k = x.attr::<I64>("k");
    let Some(shape) = operand.shape(cx) else {
        let unranked = |element| cx.intern_type(TypeData::UnrankedTensor(element));
        return Ok(SmallVec::from_slice(&[unranked(element), unranked(Type::I32)]));
    };
    let Some((&last, outer)) = shape.split_last() else {
        return Err(fail(x, diags, "rank", "operand's rank must be at least 1".to_owned()));
    };
    if is_static(last) && last < k {
        return Err(fail(x, diags, "size", format!("operand's last dimension must be at least {k}")));
    }
    let shape: Vec<i64> = outer.iter().copied().chain([k]).collect();
    let mut bounds = bounds_of(cx, operand).to_vec();
    if let Some(last) = bounds.last_mut() {
        *last = DYNAMIC;
    }
    let encoding = bounds_encoding(cx, &bounds);
    let ty = |element| cx.tensor_type_with_encoding(&shape, element, encoding);
    Ok(SmallVec::from_slice(&[ty(element), ty(Type::I32)]))
}

// ---- ragged_dot ----

/// Which kind of dimension is cut into groups.
#[derive(Clone, Copy, PartialEq, Eq)]
enum RaggedMode {
    NonContracting,
    Contracting,
    Batch,
}

fn verify_ragged_dot(dot: RaggedDotOp<'_>, diags: &mut Diagnostics) {
    let op = dot.op();
    let (cx, loc) = (op.cx, op.loc());
    let dims = dot.ragged_dot_dimension_numbers();
    let n_precisions = dot.precision_config().and_then(|attr| attr.as_array(cx)).map_or(0, <[_]>::len);
    let (Some(lhs), Some(rhs), Some(groups)) = (dot.lhs().shape(), dot.rhs().shape(), dot.group_sizes().shape()) else {
        diags.error("rank", loc, "expected ranked tensor types").emit();
        return;
    };
    let fault = if n_precisions > 2 {
        Some(format!("expects precision config to be empty or have <= 2 elements, got {n_precisions}"))
    } else {
        dot_fault(lhs, rhs, &dims).or_else(|| ragged_fault(lhs, rhs, groups, &dims))
    };
    if let Some(message) = fault {
        diags.error("ragged-dot", loc, message).emit();
        return;
    }
    let inferred = ragged_dot_shape(lhs, rhs, groups, &dims);
    let result = dot.result().ty();
    let fits = result.shape(cx).is_none_or(|shape| {
        shape.len() == inferred.len() && shape.iter().zip(&inferred).all(|(a, b)| sizes_agree(*a, *b))
    });
    if !fits {
        let sizes: Vec<String> =
            inferred.iter().map(|&size| if is_static(size) { size.to_string() } else { "?".to_owned() }).collect();
        let message = format!(
            "inferred shape '[{}]' is incompatible with return type of operation '{}'",
            sizes.join(", "),
            cx.type_text(result)
        );
        diags.error("ragged-dot", loc, message).emit();
    }
}

fn sizes_agree(a: i64, b: i64) -> bool {
    a == b || a == DYNAMIC || b == DYNAMIC
}

/// What is wrong with the dimensions that a ragged dot shares with a plain one.
fn dot_fault(lhs: &[i64], rhs: &[i64], dims: &RaggedDotDimensions<'_>) -> Option<String> {
    if dims.lhs_batching.len() != dims.rhs_batching.len() {
        return Some("lhs and rhs should have the same number of batching dimensions".into());
    }
    if dims.lhs_contracting.len() != dims.rhs_contracting.len() {
        return Some("lhs and rhs should have the same number of contracting dimensions".into());
    }
    let distinct = [
        (dims.lhs_batching, dims.lhs_contracting, "lhs_batching_dimensions", "lhs_contracting_dimensions"),
        (dims.rhs_batching, dims.rhs_contracting, "rhs_batching_dimensions", "rhs_contracting_dimensions"),
    ];
    if let Some(fault) = distinct.into_iter().find_map(|(a, b, a_name, b_name)| duplicate_fault(a, b, a_name, b_name)) {
        return Some(fault);
    }
    let ranges = [
        (dims.lhs_batching, lhs, "lhs_batching_dimensions"),
        (dims.lhs_contracting, lhs, "lhs_contracting_dimensions"),
        (dims.rhs_batching, rhs, "rhs_batching_dimensions"),
        (dims.rhs_contracting, rhs, "rhs_contracting_dimensions"),
    ];
    for (list, shape, name) in ranges {
        if let Some(dim) = list.iter().find(|dim| !in_range(**dim, shape)) {
            return Some(format!("{name} value: {dim} is out of range: [0, {})", shape.len()));
        }
    }
    let pairs = [
        (dims.lhs_batching, dims.rhs_batching, "batching"),
        (dims.lhs_contracting, dims.rhs_contracting, "contracting"),
    ];
    for (lhs_dims, rhs_dims, name) in pairs {
        if !lhs_dims.iter().zip(rhs_dims).all(|(&l, &r)| sizes_agree(lhs[l as usize], rhs[r as usize])) {
            return Some(format!("{name} dimension sizes must match for lhs/rhs"));
        }
    }
    None
}

fn in_range(dim: i64, shape: &[i64]) -> bool {
    usize::try_from(dim).is_ok_and(|dim| dim < shape.len())
}

fn duplicate_fault(a: &[i64], b: &[i64], a_name: &str, b_name: &str) -> Option<String> {
    let all: Vec<i64> = a.iter().chain(b).copied().collect();
    let (_, dim) = all.iter().enumerate().find(|(index, dim)| all[..*index].contains(dim))?;
    Some(format!("has duplicated dimension from {a_name} and {b_name}: {dim}"))
}

/// What is wrong with the ragged dimension, the groups and their sizes; the other dimensions were checked.
fn ragged_fault(lhs: &[i64], rhs: &[i64], groups: &[i64], dims: &RaggedDotDimensions<'_>) -> Option<String> {
    let &[ragged] = dims.lhs_ragged else {
        return Some("There must be exactly one ragged dimension in the lhs.".into());
    };
    if !in_range(ragged, lhs) {
        let rank = lhs.len();
        return Some(format!("Expects lhs_ragged_dim to be in range [0, lhs_rank) i.e. [0, {rank}). got: {ragged}."));
    }
    let mode = if dims.lhs_batching.contains(&ragged) {
        RaggedMode::Batch
    } else if dims.lhs_contracting.contains(&ragged) {
        RaggedMode::Contracting
    } else {
        RaggedMode::NonContracting
    };
    let prefix: Vec<i64> = group_prefix(lhs.len(), dims, ragged, mode).iter().map(|&dim| lhs[dim as usize]).collect();
    let Some((&n_groups, outer)) = groups.split_last() else {
        return Some(format!("expected group_sizes to have rank {}, got 0", prefix.len() + 1));
    };
    if !outer.is_empty() {
        if outer.len() != prefix.len() {
            let (expected, got) = (prefix.len() + 1, groups.len());
            return Some(format!("expected group_sizes to have rank {expected}, got {got}"));
        }
        if outer != prefix {
            let join = |sizes: &[i64]| sizes.iter().map(i64::to_string).collect::<Vec<_>>().join(", ");
            let (expected, got) = (join(&prefix), join(groups));
            return Some(format!("group_sizes is expected to have shape [{expected}, {n_groups}], got [{got}]"));
        }
    }
    if let Some(dim) = dims.rhs_group.iter().find(|dim| !in_range(**dim, rhs)) {
        let rank = rhs.len();
        return Some(format!("Expects rhs_group_dim to be in range [0, rhs_rank) i.e. [0, {rank}). got: {dim}."));
    }
    let group_name = "rhs_group_dimensions";
    let duplicate = duplicate_fault(dims.rhs_group, dims.rhs_batching, group_name, "rhs_batching_dimensions")
        .or_else(|| duplicate_fault(dims.rhs_group, dims.rhs_contracting, group_name, "rhs_contracting_dimensions"));
    if duplicate.is_some() {
        return duplicate;
    }
    match (mode, dims.rhs_group) {
        (RaggedMode::Batch | RaggedMode::Contracting, []) => None,
        (RaggedMode::Batch | RaggedMode::Contracting, _) => Some(
            "There must be zero group dimensions in the rhs when the ragged dimension is batch or contracting.".into(),
        ),
        (RaggedMode::NonContracting, &[group]) => {
            let size = rhs[group as usize];
            (!sizes_agree(n_groups, size))
                .then(|| format!("rhs group dimension is expected to have size={n_groups}, got {size}"))
        }
        (RaggedMode::NonContracting, _) => Some(
            "There must be exactly one group dimension in the rhs when the lhs ragged dimension is non-contracting."
                .into(),
        ),
    }
}

/// The dimensions of the left operand for which the group sizes may differ.
fn group_prefix(rank: usize, dims: &RaggedDotDimensions<'_>, ragged: i64, mode: RaggedMode) -> Vec<i64> {
    let before = |list: &[i64]| list.iter().copied().take_while(|&dim| dim != ragged).collect::<Vec<_>>();
    let mut prefix = match mode {
        RaggedMode::Batch => return before(dims.lhs_batching),
        RaggedMode::Contracting | RaggedMode::NonContracting => dims.lhs_batching.to_vec(),
    };
    match mode {
        RaggedMode::Contracting => prefix.extend(before(dims.lhs_contracting)),
        _ => prefix.extend(
            (0..rank as i64)
                .take_while(|&dim| dim != ragged)
                .filter(|dim| !dims.lhs_batching.contains(dim) && !dims.lhs_contracting.contains(dim)),
        ),
    }
    prefix
}

/// The shape of the result of a sound ragged dot.
pub fn ragged_dot_shape(lhs: &[i64], rhs: &[i64], groups: &[i64], dims: &RaggedDotDimensions<'_>) -> Vec<i64> {
    let is_contracted = dims.lhs_ragged.iter().any(|dim| dims.lhs_contracting.contains(dim));
    let mut shape: Vec<i64> = groups.last().copied().filter(|_| is_contracted).into_iter().collect();
    shape.extend(dims.lhs_batching.iter().map(|&dim| lhs[dim as usize]));
    let free = |shape: &[i64], taken: &[&[i64]]| -> Vec<i64> {
        let is_free = |dim: i64| !taken.iter().any(|list| list.contains(&dim));
        (0..).zip(shape).filter(|(dim, _)| is_free(*dim)).map(|(_, &size)| size).collect()
    };
    shape.extend(free(lhs, &[dims.lhs_batching, dims.lhs_contracting]));
    shape.extend(free(rhs, &[dims.rhs_batching, dims.rhs_contracting, dims.rhs_group]));
    shape
}

// ---- scan ----

fn name_scan_arguments(op: OpRef<'_>, name: &mut hlo_ir::NameSink<'_>) {
    let scan = Scan(op);
    let Some(entry) = op.regions().next().and_then(|region| region.entry()) else { return };
    for (index, arg) in entry.args().enumerate() {
        name(arg.id, if index < scan.inputs().len() { "input" } else { "carry" });
    }
}

/// `(inputs) inits (inits) dimension = n attributes? region : function-type`
fn parse_scan(p: &mut OpParser<'_, '_>, state: &mut OpState) -> Option<()> {
    let mut operands = SmallVec::new();
    let n_inputs = parse_operands(p, &mut operands)?;
    p.expect_keyword("inits")?;
    let n_inits = parse_operands(p, &mut operands)?;
    p.expect_keyword("dimension")?;
    p.expect(Token::Equal, "=")?;
    let dimension = p.parse_i64()?;
    if p.eat_keyword("attributes") {
        state.attrs = p.parse_attr_dict()?;
    }
    let region = p.parse_region(&[], true)?;
    state.regions.push(region);
    p.expect(Token::Colon, ":")?;
    let (inputs, results) = p.parse_function_type_parts()?;
    if inputs.len() != n_inputs + n_inits {
        let message = "operand types must match the number of inputs and inits";
        return p.fail_at(state.span, "operand-count", message);
    }
    let Some(n_outputs) = results.len().checked_sub(n_inits) else {
        let message = "not enough result types to cover the required carries";
        return p.fail_at(state.span, "result-count", message);
    };
    p.resolve_all(&operands, &inputs, state.span, &mut state.operands)?;
    state.results.extend_from_slice(&results);
    let dimension = p.cx.int_attr(Type::I64, dimension);
    state.set_attr(p.cx, "dimension", dimension);
    let segments = i32_array(p.cx, &[n_inputs as i64, n_inits as i64]);
    state.set_attr(p.cx, hlo_ir::op_def::OPERAND_SEGMENTS, segments);
    let segments = i32_array(p.cx, &[n_outputs as i64, n_inits as i64]);
    state.set_attr(p.cx, hlo_ir::op_def::RESULT_SEGMENTS, segments);
    Some(())
}

/// `(` operands `)`; gives their number.
fn parse_operands<'a>(p: &mut OpParser<'_, 'a>, operands: &mut SmallVec<[Unresolved<'a>; 4]>) -> Option<usize> {
    let before = operands.len();
    p.parse_op_list(Delimiter::Paren, |p| {
        operands.push(p.parse_operand()?);
        Some(())
    })?;
    Some(operands.len() - before)
}

fn print_scan(p: &mut OpPrinter<'_, '_>, op: OpRef<'_>) {
    let scan = Scan(op);
    p.put("(");
    p.print_operands(scan.inputs().ids(), op.body);
    p.put(") inits (");
    p.print_operands(scan.inits().ids(), op.body);
    p.put(") dimension=");
    p.put_int(scan.dimension());
    p.put(" ");
    p.print_op_attrs(op, true, |name| name == b"dimension");
    p.put(" ");
    p.print_region(op.region(0), true, true);
    p.put(" : ");
    let operands: Vec<Type> = op.operands().map(|value| value.ty()).collect();
    let results: Vec<Type> = op.results().map(|value| value.ty()).collect();
    p.print_functional_type(&operands, &results);
}

fn verify_scan(scan: Scan<'_>, diags: &mut Diagnostics) {
    if let Some(message) = scan_fault(scan) {
        op_error(diags, scan.op(), "scan", &message).emit();
    }
}

fn scan_fault(scan: Scan<'_>) -> Option<String> {
    let op = scan.op();
    let cx = op.cx;
    if scan.inputs().is_empty() && scan.outputs().is_empty() {
        return Some("at least one of inputs or outputs must be present".into());
    }
    let dimension = scan.dimension() as usize;
    let mut size = scan.scan_dim_size();
    for (index, input) in scan.inputs().iter().enumerate() {
        let Some(shape) = input.shape() else { return Some(format!("operand {index} is not ranked")) };
        let Some(&found) = shape.get(dimension) else {
            return Some(format!("scan dimension of operand {index} is out of bounds"));
        };
        if is_static(found) {
            if size.is_some_and(|size| size != found) {
                return Some(format!("invalid scan dimension size of operand {index}"));
            }
            size = Some(found);
        }
    }
    let args = op.region(0).entry().map_or(0, |block| block.args().len());
    if args != op.n_operands() {
        return Some(format!("expects {} arguments in the body, but got {args}", op.n_operands()));
    }
    let entry = op.region(0).entry()?;
    for (index, (operand, arg)) in op.operands().zip(entry.args()).enumerate() {
        let Some(shape) = operand.shape() else { return Some(format!("operand {index} is not ranked")) };
        let mut shape = shape.to_vec();
        if index < scan.inputs().len() {
            shape.remove(dimension);
        }
        let ty = operand.ty();
        let piece = cx.tensor_type_with_encoding(&shape, ty.element(cx), ty.encoding(cx));
        if !types_compatible(cx, piece, arg.ty()) {
            return Some(format!("operand and body argument {index} are incompatible"));
        }
    }
    None
}

fn infer_scan(x: &Signature<'_>, diags: &mut Diagnostics) -> Inferred {
    let cx = x.cx;
    let Some(region) = x.regions.first() else {
        return Err(fail(x, diags, "scan", "ScanOp region is empty".to_owned()));
    };
    let segments = cx.dict_get(x.attrs, hlo_ir::op_def::OPERAND_SEGMENTS);
    let sizes = segments.and_then(|attr| hlo_ir::kinds::i32_elements(cx, attr)).unwrap_or_default();
    let n_inputs = sizes.first().map_or(0, |&n| n as usize).min(x.operands.len());
    let n_carries = x.operands.len() - n_inputs;
    let Some(n_outputs) = region.returns.len().checked_sub(n_carries) else {
        let message = format!("ScanOp body must return at least {n_carries} values (carries)");
        return Err(fail(x, diags, "scan", message));
    };
    let dimension = x.attr::<DimI64>("dimension") as usize;
    let mut size = x.attr::<Option<DimI64>>("scan_dim_size").unwrap_or(DYNAMIC);
    for (index, ty) in x.operands[..n_inputs].iter().enumerate() {
        let Some(shape) = ty.shape(cx) else {
            return Err(fail(x, diags, "scan", format!("operand {index} is not ranked")));
        };
        let Some(&found) = shape.get(dimension) else {
            return Err(fail(x, diags, "scan", format!("scan dimension of operand {index} is out of bounds")));
        };
        if !is_static(size) {
            size = found;
        }
    }
    let mut types = SmallVec::new();
    for (index, ty) in region.returns.iter().enumerate() {
        let Some(shape) = ty.shape(cx) else {
            return Err(fail(x, diags, "scan", format!("terminator operand {index} is not ranked")));
        };
        let mut shape = shape.to_vec();
        if index < n_outputs {
            if dimension > shape.len() {
                let message = format!("scan dimension of terminator operand {index} is out of bounds");
                return Err(fail(x, diags, "scan", message));
            }
            shape.insert(dimension, size);
        }
        types.push(cx.tensor_type(&shape, ty.element(cx)));
    }
    Ok(types)
}

#[cfg(test)]
mod tests {
    use crate::testing::{check_error, check_generic, check_ops};

    #[test]
    fn ops_print_as_the_reference_prints_them() {
        check_ops(
            "%arg0: tensor<2xf32>, %arg1: tensor<f32>, %arg2: tensor<3x16xf32>",
            r#"
            %0:2 = chlo.scan(%arg0) inits (%arg1) dimension=0  attributes {foo = 1 : i64, is_reverse = true} {
            ^bb0(%input: tensor<f32>, %carry: tensor<f32>):
              %3 = stablehlo.add %input, %carry : tensor<f32>
              stablehlo.return %3, %3 : tensor<f32>, tensor<f32>
            } : (tensor<2xf32>, tensor<f32>) -> (tensor<2xf32>, tensor<f32>)
            %1 = chlo.constant dense<1> : tensor<2xi32>
            %2 = "chlo.constant_like"(%arg0) <{value = 1.000000e+00 : f32}> : (tensor<2xf32>) -> tensor<2xf32>
            %values, %indices = chlo.top_k(%arg2, k = 8) : tensor<3x16xf32> -> (tensor<3x8xf32>, tensor<3x8xi32>)
            "#,
        );
    }

    #[test]
    fn segments_stand_in_the_generic_form() {
        check_generic(
            "
            func.func private @f(%a: tensor<2xf32>, %b: tensor<f32>) {
              %0:2 = chlo.scan(%a) inits (%b) dimension=0 {
              ^bb0(%x: tensor<f32>, %y: tensor<f32>):
                stablehlo.return %x, %y : tensor<f32>, tensor<f32>
              } : (tensor<2xf32>, tensor<f32>) -> (tensor<2xf32>, tensor<f32>)
              return
            }
            ",
            r#"
            "func.func"() <{function_type = (tensor<2xf32>, tensor<f32>) -> (), sym_name = "f", sym_visibility = "private"}> ({
            ^bb0(%arg0: tensor<2xf32>, %arg1: tensor<f32>):
              %0:2 = "chlo.scan"(%arg0, %arg1) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({
              ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
                "stablehlo.return"(%arg2, %arg3) : (tensor<f32>, tensor<f32>) -> ()
              }) : (tensor<2xf32>, tensor<f32>) -> (tensor<2xf32>, tensor<f32>)
              "func.return"() : () -> ()
            }) : () -> ()
            "#,
        );
    }

    #[test]
    fn wrong_ops_are_refused() {
        check_error(
            "func.func @f(%arg0: tensor<4xf32>) { %0:2 = chlo.top_k(%arg0, k = 8) : tensor<4xf32> -> (tensor<8xf32>, tensor<8xi32>) return }",
            "operand's last dimension must be at least 8",
        );
        check_error(
            r#"func.func @f(%a: tensor<i32>) { %0 = "chlo.constant_like"(%a) {value = 1.0 : f32} : (tensor<i32>) -> tensor<f64> return }"#,
            "value's type doesn't match element return type",
        );
        check_error(
            r#"
            func.func @f(%a: tensor<11x5xf32>, %b: tensor<3x5x7xf32>, %c: tensor<3xi64>) {
              %0 = "chlo.ragged_dot"(%a, %b, %c) {ragged_dot_dimension_numbers = #chlo.ragged_dot<
                lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0, 1],
                rhs_group_dimensions = [0]>} : (tensor<11x5xf32>, tensor<3x5x7xf32>, tensor<3xi64>) -> tensor<11x7xf32>
              return
            }"#,
            "There must be exactly one ragged dimension in the lhs.",
        );
    }
}
