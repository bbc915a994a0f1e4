//! What makes a program simpler, one kind of place after the other.

use std::ops::Range;

use hlo_dialects::func::{Call, FuncOp, Return};
use hlo_dialects::stablehlo::constant::Constant;
use hlo_ir::kinds::is_static;
use hlo_ir::text::grow_stack;
use hlo_ir::{Attr, AttrData, BlockId, Body, Context, Name, OpId, Type, TypeData};

use super::stand_in::{cut, zeros};
use crate::common::collect_ops;

/// A way to make programs simpler.
pub(super) struct Edit {
    /// How many places of a program can be made simpler in this way.
    pub places: fn(&Context, &Body) -> usize,
    /// Makes those with these numbers simpler. The result may break rules; it is verified.
    pub apply: fn(&Context, &mut Body, Range<usize>),
}

/// All of them: those that take away much first.
pub(super) static EDITS: &[Edit] = &[
    Edit { places: |_, module| slots(module).len(), apply: drop_functions },
    Edit {
        places: |_, module| sum(module, |body| ret(body).map_or(0, |ret| body.n_operands(ret))),
        apply: drop_results,
    },
    Edit { places: |_, module| sum(module, |body| cuttable(body).len()), apply: cut_ops },
    Edit { places: |_, module| sum(module, |body| returnable(body).len()), apply: return_others },
    Edit { places: |_, module| sum(module, |body| unused_arguments(body).len()), apply: drop_arguments },
    Edit { places: |cx, module| sum(module, |body| long_constants(cx, body).len()), apply: simplify_constants },
    Edit { places: |cx, module| sizes(cx, module, 1).len(), apply: |cx, module, places| shrink(cx, module, places, 1) },
    Edit { places: |cx, module| sizes(cx, module, 2).len(), apply: |cx, module, places| shrink(cx, module, places, 2) },
    Edit { places: |cx, module| sum(module, |body| decorated(cx, body).len()), apply: strip_attrs },
];

/// Visits a body and those inside it.
pub(super) fn each_body(body: &Body, visit: &mut dyn FnMut(&Body)) {
    visit(body);
    for child in body.children() {
        grow_stack(|| each_body(child, visit));
    }
}

fn each_body_mut(body: &mut Body, visit: &mut dyn FnMut(&mut Body)) {
    visit(body);
    for child in body.children_mut() {
        grow_stack(|| each_body_mut(child, visit));
    }
}

fn sum(module: &Body, count: impl Fn(&Body) -> usize) -> usize {
    let mut total = 0;
    each_body(module, &mut |body| total += count(body));
    total
}

/// Calls `edit` for each body with those of its places whose numbers, counted over all bodies, are chosen.
fn at_places<T>(
    module: &mut Body,
    chosen: &Range<usize>,
    places: impl Fn(&Body) -> Vec<T>,
    mut edit: impl FnMut(&mut Body, Vec<T>),
) {
    let mut first = 0;
    each_body_mut(module, &mut |body| {
        let places = places(body);
        let n = places.len();
        let here = |number: usize| number.saturating_sub(first).min(n);
        let range = here(chosen.start)..here(chosen.end);
        first += n;
        if !range.is_empty() {
            edit(body, places.into_iter().skip(range.start).take(range.len()).collect());
        }
    });
}

// ---- functions ----

fn slots(module: &Body) -> Vec<OpId> {
    collect_ops(module).into_iter().filter(|&op| module.is_slot(op)).collect()
}

/// Functions go, and calls of them.
fn drop_functions(cx: &Context, module: &mut Body, places: Range<usize>) {
    let mut gone: Vec<Attr> = Vec::new();
    for slot in slots(module).drain(places) {
        let child = module.take_child(slot);
        gone.extend(child.and_then(|child| cx.dict_get(child.attrs(Body::ROOT), "sym_name")));
    }
    let gone: Vec<&[u8]> = gone.iter().filter_map(|name| name.as_bytes(cx)).collect();
    each_body_mut(module, &mut |body| {
        for op in collect_ops(body).into_iter().rev() {
            let callee = cx.dict_get(body.attrs(op), "callee").and_then(|callee| callee.as_flat_symbol(cx));
            if std::ptr::eq(body.def(op), Call::DEF) && callee.is_some_and(|name| gone.contains(&cx.name_bytes(name))) {
                cut(cx, body, op);
            }
        }
    });
}

// ---- results ----

/// The `return` of a function with one block.
fn ret(body: &Body) -> Option<OpId> {
    let last = body.last_op(only_block(body)?)?;
    std::ptr::eq(body.def(last), Return::DEF).then_some(last)
}

fn only_block(body: &Body) -> Option<BlockId> {
    let is_function = std::ptr::eq(body.def(Body::ROOT), FuncOp::DEF);
    let blocks = body.region_blocks(body.op_region(Body::ROOT, 0)?);
    (is_function && blocks.len() == 1).then(|| blocks[0])
}

fn drop_results(cx: &Context, module: &mut Body, places: Range<usize>) {
    let results = |body: &Body| (0..ret(body).map_or(0, |ret| body.n_operands(ret))).collect();
    at_places(module, &places, results, |body, gone: Vec<usize>| {
        let Some(ret) = ret(body) else { return };
        let kept: Vec<_> = (0..).zip(body.operands(ret)).filter(|(n, _)| !gone.contains(n)).map(|(_, v)| v).collect();
        body.set_operands(ret, &kept);
        drop_elements(cx, body, "res_attrs", &gone);
        restate_type(cx, body);
    });
}

/// Lets the stated type of a function be that of its arguments and its `return`.
fn restate_type(cx: &Context, body: &mut Body) {
    let (Some(block), Some(ret)) = (only_block(body), ret(body)) else { return };
    let inputs: Vec<Type> = body.block_args(block).iter().map(|&arg| body.ty(arg)).collect();
    let results: Vec<Type> = body.operands(ret).map(|value| body.ty(value)).collect();
    let ty = cx.type_attr(cx.function_type(&inputs, &results));
    body.set_attr(cx, Body::ROOT, "function_type", Some(ty));
}

/// Takes the elements with these numbers out of a list of attributes.
fn drop_elements(cx: &Context, body: &mut Body, name: &str, gone: &[usize]) {
    let Some(list) = cx.dict_get(body.attrs(Body::ROOT), name).and_then(|attr| attr.as_array(cx)) else { return };
    let kept: Box<[Attr]> = (0..).zip(list).filter(|(n, _)| !gone.contains(n)).map(|(_, attr)| *attr).collect();
    let kept = (!kept.is_empty()).then(|| cx.intern_attr(AttrData::Array(kept)));
    body.set_attr(cx, Body::ROOT, name, kept);
}

// ---- ops ----

/// Ops that end no block and hold no symbol.
fn cuttable(body: &Body) -> Vec<OpId> {
    let stays = |op: OpId| body.is_slot(op) || body.def(op).is(hlo_ir::traits::TERMINATOR);
    collect_ops(body).into_iter().filter(|&op| !stays(op)).collect()
}

fn cut_ops(cx: &Context, module: &mut Body, places: Range<usize>) {
    at_places(module, &places, cuttable, |body, ops| {
        // Those inside others come after them and so go before.
        for op in ops.into_iter().rev() {
            cut(cx, body, op);
        }
    });
}

// ---- other results ----

/// Ops right in a function, whose results it could return.
fn returnable(body: &Body) -> Vec<OpId> {
    let Some(block) = ret(body).and_then(|ret| body.block_of(ret)) else { return Vec::new() };
    body.block_ops(block).filter(|&op| body.n_results(op) != 0).collect()
}

/// Functions return the results of these ops and nothing else, so that what was made of them goes.
fn return_others(cx: &Context, module: &mut Body, places: Range<usize>) {
    at_places(module, &places, returnable, |body, ops| {
        let Some(ret) = ret(body) else { return };
        let results: Vec<_> = ops.iter().flat_map(|&op| body.results(op)).collect();
        body.set_operands(ret, &results);
        body.set_attr(cx, Body::ROOT, "res_attrs", None);
        restate_type(cx, body);
    });
}

// ---- arguments ----

fn unused_arguments(body: &Body) -> Vec<usize> {
    let Some(block) = only_block(body) else { return Vec::new() };
    let args = (0..).zip(body.block_args(block));
    args.filter(|(_, arg)| !body.has_uses(**arg)).map(|(index, _)| index).collect()
}

fn drop_arguments(cx: &Context, module: &mut Body, places: Range<usize>) {
    at_places(module, &places, unused_arguments, |body, gone| {
        let Some(block) = only_block(body) else { return };
        for &index in gone.iter().rev() {
            body.erase_argument(block, index);
        }
        drop_elements(cx, body, "arg_attrs", &gone);
        restate_type(cx, body);
    });
}

// ---- constants ----

fn constant_value(cx: &Context, body: &Body, op: OpId) -> Option<Attr> {
    let is_constant = std::ptr::eq(body.def(op), Constant::DEF);
    cx.dict_get(body.attrs(op), "value").filter(|_| is_constant)
}

/// How many bytes the constant takes that `op` may be.
pub(super) fn constant_bytes(cx: &Context, body: &Body, op: OpId) -> usize {
    match constant_value(cx, body, op).map(|value| value.data(cx)) {
        Some(AttrData::Dense { data, .. }) => data.bytes().len(),
        Some(AttrData::DenseResource { ty, .. }) => {
            let size = ty.element(cx).stored_bytes(cx).unwrap_or(1);
            ty.n_elements(cx).map_or(usize::MAX / 2, |n| n.saturating_mul(size))
        }
        _ => 0,
    }
}

fn long_constants(cx: &Context, body: &Body) -> Vec<OpId> {
    let is_long = |op: OpId| {
        let value = constant_value(cx, body, op).map(|value| value.data(cx));
        matches!(value, Some(AttrData::Dense { splat: false, .. } | AttrData::DenseResource { .. }))
            && constant_bytes(cx, body, op) > 16
    };
    collect_ops(body).into_iter().filter(|&op| is_long(op)).collect()
}

fn simplify_constants(cx: &Context, module: &mut Body, places: Range<usize>) {
    at_places(
        module,
        &places,
        |body| long_constants(cx, body),
        |body, ops| {
            for op in ops {
                let simple = splat_like(cx, body, op, body.ty(body.result(op, 0)));
                if simple.is_some() {
                    body.set_attr(cx, op, "value", simple);
                }
            }
        },
    );
}

/// The first element of a constant, standing for all of `ty`; a zero where elements are out of reach.
fn splat_like(cx: &Context, body: &Body, op: OpId, ty: Type) -> Option<Attr> {
    match constant_value(cx, body, op)?.dense(cx) {
        Some(dense) if dense.len != 0 => {
            let size = ty.element(cx).stored_bytes(cx)?;
            Some(cx.splat_attr(ty, dense.data().get(..size)?))
        }
        _ => zeros(cx, ty),
    }
}

// ---- sizes ----

/// The sizes above `least` that tensors have, in order.
fn sizes(cx: &Context, module: &Body, least: i64) -> Vec<i64> {
    let mut found = std::collections::BTreeSet::new();
    each_body(module, &mut |body| {
        for value in values(body) {
            found.extend(
                body.ty(value).shape(cx).unwrap_or_default().iter().filter(|&&size| is_static(size) && size > least),
            );
        }
    });
    found.into_iter().collect()
}

fn values(body: &Body) -> Vec<hlo_ir::Value> {
    let mut found = Vec::new();
    for op in collect_ops(body).into_iter().chain([Body::ROOT]) {
        let blocks = body.op_regions(op).flat_map(|region| body.region_blocks(region));
        found.extend(blocks.flat_map(|&block| body.block_args(block)));
        found.extend(body.results(op));
    }
    found
}

/// Everywhere, the sizes with these numbers become `to`.
fn shrink(cx: &Context, module: &mut Body, places: Range<usize>, to: i64) {
    let from = &sizes(cx, module, to)[places];
    each_body_mut(module, &mut |body| {
        for value in values(body) {
            let ty = smaller(cx, body.ty(value), from, to);
            body.set_type(value, ty);
        }
        for op in collect_ops(body) {
            if let Some(value) = constant_value(cx, body, op) {
                let ty = body.ty(body.result(op, 0));
                let is_same = value.dense(cx).is_some_and(|dense| dense.ty == ty);
                if !is_same && let Some(splat) = splat_like(cx, body, op, ty) {
                    body.set_attr(cx, op, "value", Some(splat));
                }
            }
        }
        restate_type(cx, body);
    });
}

fn smaller(cx: &Context, ty: Type, from: &[i64], to: i64) -> Type {
    let TypeData::Tensor { shape, element, encoding } = ty.data(cx) else { return ty };
    let shape: Vec<i64> = shape.iter().map(|size| if from.contains(size) { to } else { *size }).collect();
    cx.tensor_type_with_encoding(&shape, *element, *encoding)
}

// ---- attributes ----

/// The attributes that an op does without: discardable ones, and those of a function's arguments and results.
pub(super) fn spare_attrs<'c>(cx: &'c Context, body: &'c Body, op: OpId) -> impl Iterator<Item = Name> + 'c {
    let def = body.def(op);
    let is_spare = move |name: Name| {
        let name = cx.name_bytes(name);
        !def.is_inherent(name) || matches!(name, b"arg_attrs" | b"res_attrs")
    };
    cx.dict_entries(body.attrs(op)).iter().map(|(name, _)| *name).filter(move |name| is_spare(*name))
}

fn decorated(cx: &Context, body: &Body) -> Vec<OpId> {
    let ops = [Body::ROOT].into_iter().chain(collect_ops(body));
    ops.filter(|&op| !body.is_slot(op) && spare_attrs(cx, body, op).next().is_some()).collect()
}

fn strip_attrs(cx: &Context, module: &mut Body, places: Range<usize>) {
    at_places(
        module,
        &places,
        |body| decorated(cx, body),
        |body, ops| {
            for op in ops {
                let spare: Vec<Name> = spare_attrs(cx, body, op).collect();
                let entries = cx.dict_entries(body.attrs(op)).iter().copied();
                let kept: Vec<_> = entries.filter(|(name, _)| !spare.contains(name)).collect();
                body.set_attrs(op, cx.dict(&kept));
            }
        },
    );
}
