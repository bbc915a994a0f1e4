//! The structured core: every op here becomes one kernel, alone or inside a `fusion`.

use hlo_ir::kinds::*;
use hlo_ir::op_def::Inferred;
use hlo_ir::verify::op_error;
use hlo_ir::{Context, Diagnostics, OpDef, OpRef, Signature, Type, TypeData, ops, traits};

use super::rules::{
    INFERRED, PLACED, counted, dims_fault, fail, fault, scalar_type, shape_of, shape_text, shapes_agree, sizes_agree,
};
use super::scalars::{verify_region, verify_scalar_ops, verify_yield_place};
use super::{data, nn, views};

ops! { STRUCTURED_OPS in "hexir";
    /// A computation over scalars, carried out for every position. All operands and results have the same shape; the
    /// region has one argument an operand, yields one value a result and sees nothing else.
    op Compute = "compute" {
        operands { inputs: Variadic<AnyRankedTensor> }
        results { results: Variadic<AnyRankedTensor> }
        regions { body: OneBlock }
        traits [PURE, PLACED, SINGLE_BLOCK, ISOLATED]
        format "$inputs attr-dict `:` functional-type($inputs, $results) $body"
        verify verify_compute;
        verify_regions verify_compute_body;
    }

    /// Folds `dimensions` away, in row-major order of their elements and one at a time, beginning with `inits`, tensors
    /// of rank 0. The region takes one accumulator an input, then one element an input, yields the accumulators and sees nothing else.
    op Reduce = "reduce" {
        operands { inputs: Variadic<AnyRankedTensor>, inits: Variadic<AnyRankedTensor> }
        attrs { dimensions: I64Array }
        results { results: Variadic<AnyRankedTensor> }
        regions { body: OneBlock }
        traits [PURE, PLACED, INFERRED, SINGLE_BLOCK, ISOLATED]
        format "$inputs `init` $inits `dims` $dimensions attr-dict `:` functional-type(operands, $results) $body"
        verify_regions verify_reduce_body;
        infer infer_reduce;
    }

    /// Sums of products over the contracted dimensions. The result's dimensions are the batch dimensions, then what is
    /// left of `lhs`, then what is left of `rhs`. Products are added in row-major order of the contracted dimensions,
    /// in the type `accumulator`, which is the result's element type where none is given.
    op Contract = "contract" {
        operands { lhs: AnyRankedTensor, rhs: AnyRankedTensor }
        attrs {
            lhs_batch: I64Array,
            rhs_batch: I64Array,
            lhs_contract: I64Array,
            rhs_contract: I64Array,
            accumulator: Option<TypeAttr>,
        }
        results { result: AnyRankedTensor }
        traits [PURE, PLACED]
        format "$lhs `,` $rhs `batch` $lhs_batch `x` $rhs_batch `contract` $lhs_contract `x` $rhs_contract (`in` $accumulator^)? attr-dict `:` functional-type(operands, $result)"
        verify verify_contract;
    }

    /// Ops that become one kernel. The region takes the operands as its arguments and sees nothing else.
    op Fusion = "fusion" {
        operands { inputs: Variadic<AnyRankedTensor> }
        results { results: Variadic<AnyRankedTensor> }
        regions { body: OneBlock }
        traits [PURE, PLACED, SINGLE_BLOCK, ISOLATED]
        format "$inputs attr-dict `:` functional-type($inputs, $results) $body"
        verify_regions verify_fusion_body;
    }

    /// Ends a region of this dialect with its values.
    op Yield = "yield" {
        operands { operands: Variadic<AnyType> }
        traits [PLACED, TERMINATOR, RETURN_LIKE, PURE]
        format "attr-dict ($operands^ `:` type($operands))?"
        verify |yields, diags| verify_yield_place::<Yield<'_>>(yields.op(), diags);
    }
}

fn element_scalars(op: OpRef<'_>, values: impl Iterator<Item = Type>) -> Vec<Type> {
    values.map(|ty| scalar_type(op.cx, ty.element(op.cx))).collect()
}

fn verify_compute(compute: Compute<'_>, diags: &mut Diagnostics) {
    let op = compute.op();
    if op.n_results() == 0 {
        return fault(op, diags, "results", "expected one result at least, found none");
    }
    let operands = op.operands().enumerate().map(|(index, value)| ("operand", index, value.ty()));
    let results = op.results().enumerate().map(|(index, value)| ("result", index, value.ty()));
    let mut types = operands.chain(results).filter(|(_, _, ty)| *ty != Type::ERROR);
    let Some((what, index, first)) = types.next() else { return };
    let shape = shape_of(op.cx, first);
    if let Some((other, other_index, ty)) = types.find(|(_, _, ty)| !shapes_agree(shape, shape_of(op.cx, *ty))) {
        let (first, ty) = (op.cx.type_text(first), op.cx.type_text(ty));
        let message = format!(
            "expected operands and results of one shape, found '{first}' for {what} #{index} and '{ty}' for {other} #{other_index}"
        );
        return fault(op, diags, "shape", message);
    }
    if op.n_operands() == 0 && !first.has_static_shape(op.cx) {
        let ty = op.cx.type_text(first);
        fault(
            op,
            diags,
            "shape",
            format!("expected a static shape where there is no operand to measure, found '{ty}'"),
        );
    }
}

fn verify_compute_body(compute: Compute<'_>, diags: &mut Diagnostics) {
    let op = compute.op();
    let args = element_scalars(op, op.operands().map(|value| value.ty()));
    let yields = element_scalars(op, op.results().map(|value| value.ty()));
    if verify_region::<Yield<'_>>(op, 0, &args, &yields, diags) {
        verify_scalar_ops(op, diags);
    }
}

fn infer_reduce(x: &Signature<'_>, diags: &mut Diagnostics) -> Inferred {
    let cx = x.cx;
    let (inputs, inits) = x.operands.split_at(x.operands.len() / 2);
    let Some(&first) = inputs.first() else {
        return fail(x, diags, "operands", "expected one input at least, found none");
    };
    let shape = shape_of(cx, first);
    if let Some(other) = inputs.iter().find(|&&ty| !shapes_agree(shape, shape_of(cx, ty))) {
        let (first, other) = (cx.type_text(first), cx.type_text(*other));
        return fail(x, diags, "shape", format!("expected inputs of one shape, found '{first}' and '{other}'"));
    }
    if let Some(init) = inits.iter().find(|&&ty| !shape_of(cx, ty).is_empty()) {
        let init = cx.type_text(*init);
        return fail(x, diags, "inits", format!("expected inits of rank 0, found '{init}'"));
    }
    let dims = x.attr::<I64Array>("dimensions");
    if let Some(message) = dims_fault("dimensions", &dims, shape.len()) {
        return fail(x, diags, "dimensions", message);
    }
    let kept = |dim: usize| !dims.contains(&(dim as i64));
    let sizes: Vec<i64> = (0..shape.len()).filter(|&dim| kept(dim)).map(|dim| shape[dim]).collect();
    Ok(inits.iter().map(|ty| cx.tensor_type(&sizes, ty.element(cx))).collect())
}

fn verify_reduce_body(reduce: Reduce<'_>, diags: &mut Diagnostics) {
    let op = reduce.op();
    let accumulators = element_scalars(op, reduce.inits().iter().map(|value| value.ty()));
    let mut args = accumulators.clone();
    args.extend(element_scalars(op, reduce.inputs().iter().map(|value| value.ty())));
    if verify_region::<Yield<'_>>(op, 0, &args, &accumulators, diags) {
        verify_scalar_ops(op, diags);
    }
}

/// Numbers that can be multiplied and added with each other after widening.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Class {
    Float,
    Integer,
    Complex,
}

fn class_of(cx: &Context, element: Type) -> Option<Class> {
    match element.data(cx) {
        TypeData::Float(_) => Some(Class::Float),
        TypeData::Integer { .. } => Some(Class::Integer),
        TypeData::Complex(_) => Some(Class::Complex),
        _ => None,
    }
}

fn verify_contract(contract: Contract<'_>, diags: &mut Diagnostics) {
    let op = contract.op();
    let (lhs, rhs, result) = (contract.lhs().ty(), contract.rhs().ty(), contract.result().ty());
    if [lhs, rhs, result].contains(&Type::ERROR) {
        return;
    }
    if let Err(message) = contracted_shape(contract).and_then(|shape| {
        let found = shape_of(op.cx, result);
        match shapes_agree(&shape, found) {
            true => Ok(()),
            false => Err(format!("expected a result {}, found {}", of_shape(&shape), of_shape(found))),
        }
    }) {
        return fault(op, diags, "contraction", message);
    }
    let class = class_of(op.cx, result.element(op.cx));
    let accumulator = contract.accumulator();
    let parts = [Some(lhs.element(op.cx)), Some(rhs.element(op.cx)), accumulator];
    if let Some(other) = parts.into_iter().flatten().find(|&ty| class.is_none() || class_of(op.cx, ty) != class) {
        let (result, other) = (op.cx.type_text(result.element(op.cx)), op.cx.type_text(other));
        let message = format!(
            "expected operands, accumulator and result to be all floats, all integers or all complex, found '{other}' and '{result}'"
        );
        return fault(op, diags, "element-type", message);
    }
    if let Some(ty) = accumulator.filter(|&ty| scalar_type(op.cx, ty) != ty) {
        let ty = op.cx.type_text(ty);
        fault(op, diags, "accumulator", format!("expected a signless accumulator, found '{ty}'"));
    }
}

fn of_shape(shape: &[i64]) -> String {
    if shape.is_empty() { shape_text(shape) } else { format!("of shape {}", shape_text(shape)) }
}

/// The shape of what a contraction computes, or what is wrong with its dimensions.
fn contracted_shape(contract: Contract<'_>) -> Result<Vec<i64>, String> {
    let cx = contract.op().cx;
    let (lhs, rhs) = (shape_of(cx, contract.lhs().ty()), shape_of(cx, contract.rhs().ty()));
    let sides = [
        ("lhs_batch", "lhs_contract", contract.lhs_batch(), contract.lhs_contract(), lhs),
        ("rhs_batch", "rhs_contract", contract.rhs_batch(), contract.rhs_contract(), rhs),
    ];
    for (batch_name, contract_name, batch, contract, shape) in &sides {
        let both: Vec<i64> = batch.iter().chain(contract).copied().collect();
        if let Some(message) = dims_fault(&format!("{batch_name}' and '{contract_name}"), &both, shape.len()) {
            return Err(message);
        }
    }
    let [(.., lhs_batch, lhs_contract, _), (.., rhs_batch, rhs_contract, _)] = &sides;
    let mut result = Vec::with_capacity(lhs.len() + rhs.len());
    for (what, lhs_dims, rhs_dims) in [("batch", lhs_batch, rhs_batch), ("contracted", lhs_contract, rhs_contract)] {
        if lhs_dims.len() != rhs_dims.len() {
            let (n, m) = (counted(lhs_dims.len(), &format!("{what} dimension")), rhs_dims.len());
            return Err(format!(
                "expected as many {what} dimensions in both operands, found {n} in 'lhs' and {m} in 'rhs'"
            ));
        }
        for (&i, &j) in lhs_dims.iter().zip(rhs_dims) {
            let (n, m) = (lhs[i as usize], rhs[j as usize]);
            if !sizes_agree(n, m) {
                return Err(format!(
                    "expected {what} dimensions of one size, found {n} for dimension {i} of {} and {m} for dimension {j} of {}",
                    shape_text(lhs),
                    shape_text(rhs)
                ));
            }
            if what == "batch" {
                result.push(super::rules::known_size(n, m));
            }
        }
    }
    for (.., batch, contract, shape) in &sides {
        let free = |dim: usize| !batch.contains(&(dim as i64)) && !contract.contains(&(dim as i64));
        result.extend((0..shape.len()).filter(|&dim| free(dim)).map(|dim| shape[dim]));
    }
    Ok(result)
}

fn verify_fusion_body(fusion: Fusion<'_>, diags: &mut Diagnostics) {
    let op = fusion.op();
    if op.n_results() == 0 {
        return fault(op, diags, "results", "expected one result at least, found none");
    }
    let args: Vec<Type> = op.operands().map(|value| value.ty()).collect();
    let yields: Vec<Type> = op.results().map(|value| value.ty()).collect();
    if !verify_region::<Yield<'_>>(op, 0, &args, &yields, diags) {
        return;
    }
    let Some(block) = op.region(0).entry() else { return };
    if let Some(inner) = block.ops().find(|inner| !inner.has(traits::TERMINATOR) && !is_fusible(inner.def())) {
        let message = format!("expected only ops that compute on tensors, found '{}'", inner.name());
        op_error(diags, op, "fusion-ops", &message).label(inner.loc(), "no part of a kernel").emit();
    }
}

/// Whether ops of the row may be part of a [`Fusion`]: whole-tensor computations, views and constants.
pub fn is_fusible(def: &'static OpDef) -> bool {
    let tables = [nn::ACTIVATION_OPS, nn::NN_OPS, views::VIEW_OPS, STRUCTURED_OPS, data::DATA_OPS];
    def.is(traits::PURE)
        && !std::ptr::eq(def, Fusion::DEF)
        && tables.iter().any(|table| table.iter().any(|row| std::ptr::eq(*row, def)))
}
