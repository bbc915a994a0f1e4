//! `vhlo-legalize-to-stablehlo`: programs of the newest VHLO become StableHLO again.
//!
//! Attributes that say no more than absent ones are left out, so that a program that wrote them reads back without
//! them. What the rules of StableHLO refuse, its verifier reports afterwards.

use hlo_dialects::stablehlo::{attrs as shlo, dot_algorithm};
use hlo_dialects::vhlo::attrs;
use hlo_dialects::vhlo::ops::op_row;
use hlo_ir::kinds::{AttrKind as _, BoolArray, I64Array};
use hlo_ir::{Attr, AttrData, Body, Context, Diagnostics, Dict, Name, OpDef, OpId, Param, Reported, SmallVec, Type};
use rustc_hash::FxHashMap;

use super::attrs_from_vhlo::{Broken, FromVhlo};
use super::defaults::{Implied, is_no_type};
use super::legalize_to_vhlo::{ALGORITHM, DIMENSIONS};
use super::mapping::{self, Pair};
use super::{bridge, in_order, pre_order, reference_use_order, refuse, set_owner};
use crate::pass::{Changed, ModulePass, PassCx, PassDef, Runs};

/// The row.
pub static VHLO_LEGALIZE_TO_STABLEHLO: PassDef = PassDef {
    name: "vhlo-legalize-to-stablehlo",
    class: "VhloLegalizeToStablehloPass",
    summary: "Legalize VHLO to StableHLO.",
    options: &[],
    make: Runs::OnModule(|_| Ok(Box::new(LegalizeToStablehlo))),
};

struct LegalizeToStablehlo;

impl ModulePass for LegalizeToStablehlo {
    fn run(&self, cx: &mut PassCx<'_>, module: &mut Body) -> Result<Changed, Reported> {
        legalize_to_stablehlo(cx.context, module, &mut cx.diags)?;
        Ok(Changed::Yes)
    }
}

/// Converts a module with everything inside.
///
/// # Errors
/// At the first op that means nothing in StableHLO; the module is then of no use.
pub fn legalize_to_stablehlo(cx: &Context, module: &mut Body, diags: &mut Diagnostics) -> Result<(), Reported> {
    convert_body(cx, module, diags)?;
    in_order(module, diags, |child, diags| legalize_to_stablehlo(cx, child, diags))
}

fn convert_body(cx: &Context, body: &mut Body, diags: &mut Diagnostics) -> Result<(), Reported> {
    let mut from = FromVhlo::new(cx);
    let mut dicts: FxHashMap<(usize, Dict), Dict> = FxHashMap::default();
    for op in pre_order(body) {
        if body.is_slot(op) {
            set_owner(body, op, |def| mapping::by_inside(def, false).map(|pair| pair.outside));
            continue;
        }
        convert_types(&mut from, body, op).map_err(|broken| refuse(diags, body.op_ref(cx, op), &broken))?;
        let in_function = body.parent(op) == Some(Body::ROOT) && body.def(Body::ROOT).name == "func.func";
        let Some(pair) = mapping::by_inside(body.def(op), in_function) else {
            if let Some(row) = op_row(body.def(op)) {
                let why = format!("`{}` is of an older version; `vhlo-to-version` makes it new", row.def.name);
                return Err(refuse(diags, body.op_ref(cx, op), &why));
            }
            continue;
        };
        let key = (std::ptr::from_ref(pair.outside).addr(), body.attrs(op));
        let dict = match dicts.get(&key) {
            Some(&known) => known,
            None => {
                let dict = convert_attrs(&mut from, pair, body.attrs(op))
                    .map_err(|broken| refuse(diags, body.op_ref(cx, op), &broken))?;
                dicts.insert(key, dict);
                dict
            }
        };
        body.set_attrs(op, dict);
        body.set_def(op, pair.outside);
    }
    bridge::remove_casts(body);
    reference_use_order(body);
    Ok(())
}

/// Types of the results and of the arguments of the regions, of ops of all dialects.
fn convert_types(from: &mut FromVhlo<'_>, body: &mut Body, op: OpId) -> Result<(), Broken> {
    for value in super::owned_values(body, op) {
        let ty = from.ty(body.ty(value))?;
        body.set_type(value, ty);
    }
    Ok(())
}

type Entries = SmallVec<[(Name, Attr); 8]>;

/// The attributes of an op as StableHLO has them.
pub(super) fn convert_attrs(from: &mut FromVhlo<'_>, pair: &Pair, dict: Dict) -> Result<Dict, Broken> {
    let cx = from.cx;
    let mut old: Entries = cx.dict_entries(dict).into();
    remove_defaults(cx, pair, &mut old);
    let mut new = Entries::new();
    join(from, pair, &mut old, &mut new)?;
    for (name, attr) in old {
        let bytes = cx.name_bytes(name);
        if !pair.inside.is_inherent(bytes) || !special(cx, pair.outside, bytes, attr, &mut new)? {
            new.push((name, from.attr(attr)?));
        }
    }
    pair.outside.fill_attrs(cx, &mut new);
    Ok(cx.dict(&new))
}

fn remove_defaults(cx: &Context, pair: &Pair, entries: &mut Entries) {
    let find = |entries: &Entries, name: &str| {
        entries.iter().find(|(known, _)| cx.name_bytes(*known) == name.as_bytes()).map(|(_, attr)| *attr)
    };
    // The layouts of a custom call stand or go together.
    let is_empty = |name: &str| find(entries, name).is_none_or(|attr| Implied::EmptyArray.is(cx, attr));
    let keep_layouts = !is_empty("operand_layouts") || !is_empty("result_layouts");
    for (name, default) in pair.defaults {
        let is_layout = matches!(*name, "operand_layouts" | "result_layouts");
        if find(entries, name).is_some_and(|attr| default.is(cx, attr)) && !(is_layout && keep_layouts) {
            entries.retain(|(known, _)| cx.name_bytes(*known) != name.as_bytes());
        }
    }
}

/// Puts attributes together that VHLO has taken apart.
fn join(from: &mut FromVhlo<'_>, pair: &Pair, old: &mut Entries, new: &mut Entries) -> Result<(), Broken> {
    let cx = from.cx;
    let mut take = |name: &str| {
        let at = old.iter().position(|(known, _)| cx.name_bytes(*known) == name.as_bytes())?;
        Some(old.remove(at).1)
    };
    let missing = |name: &str| format!("the attribute `{name}` is missing or of the wrong kind");
    for spec in pair.outside.attrs {
        let Some((def, fields)) = DIMENSIONS.iter().find(|(def, _)| spec.constraint.summary == def.summary) else {
            continue;
        };
        let mut params = Vec::with_capacity(fields.len());
        for (name, kind) in *fields {
            let attr = take(name);
            let param = match kind {
                shlo::FieldKind::Int => attr.and_then(|attr| attrs::as_int(cx, attr)).map(Param::Int),
                shlo::FieldKind::List => attr.and_then(|attr| ints(cx, attr)).map(|values| Param::Ints(values.into())),
            };
            params.push(param.ok_or_else(|| missing(name))?);
        }
        new.push((cx.name(spec.name), cx.dialect_attr(def, params)));
    }
    if pair.inside.name == "vhlo.dot_general_v2" {
        let parts: Vec<Option<Attr>> = ALGORITHM.iter().map(|name| take(name)).collect();
        if parts.iter().flatten().any(|&part| !is_no_type(cx, part)) {
            let mut params = Vec::with_capacity(parts.len());
            for (index, (name, part)) in ALGORITHM.iter().zip(parts).enumerate() {
                let part = part.ok_or_else(|| missing(name))?;
                let param = match index {
                    0..=2 => Some(Param::Type(from.ty(attrs::as_type(cx, part).ok_or_else(|| missing(name))?)?)),
                    3..=5 => attrs::as_int(cx, part).map(Param::Int),
                    _ => attrs::as_bool(cx, part).map(Param::Bool),
                };
                params.push(param.ok_or_else(|| missing(name))?);
            }
            if let Some(fault) = dot_algorithm::dot_algorithm_fault(cx, &params) {
                return Err(fault);
            }
            new.push((cx.name("algorithm"), cx.dialect_attr(&dot_algorithm::DOT_ALGORITHM, params)));
        }
    }
    if pair.outside.attr(b"channel_handle").is_some() {
        let (id, kind) = (take("channel_id"), take("channel_type"));
        if id.is_some() || kind.is_some() {
            let int = |attr: Option<Attr>| attr.map_or(Some(0), |attr| attrs::as_int(cx, attr));
            let (Some(id), Some(kind)) = (int(id), int(kind)) else { return Err(missing("channel_id")) };
            let handle = cx.dialect_attr(&shlo::CHANNEL_HANDLE, [Param::Int(id), Param::Int(kind)]);
            new.push((cx.name("channel_handle"), handle));
        }
    }
    Ok(())
}

/// Attributes that become of another kind than their value says: `false` when this is none of them.
fn special(cx: &Context, outside: &OpDef, name: &[u8], attr: Attr, new: &mut Entries) -> Result<bool, Broken> {
    let wrong = || format!("`{}` is {}, which StableHLO cannot say", String::from_utf8_lossy(name), cx.attr_text(attr));
    let symbol = |attr: Attr| attrs::as_string(cx, attr).map(|bytes| cx.symbol_attr(cx.name(bytes)));
    let value = match name {
        b"use_global_device_ids" | b"has_dynamic_root" => match attrs::as_bool(cx, attr).ok_or_else(wrong)? {
            true => Attr::UNIT,
            false => return Ok(true),
        },
        b"called_computations" => {
            let symbols: Option<Vec<Attr>> =
                attrs::as_array(cx, attr).and_then(|all| all.into_iter().map(symbol).collect());
            cx.array_attr(&symbols.ok_or_else(wrong)?)
        }
        b"decomposition" | b"callee" => symbol(attr).ok_or_else(wrong)?,
        _ => {
            let summary = outside.attr(name).map(|spec| spec.constraint.summary);
            let element = match summary {
                Some(summary) if summary == I64Array::CONSTRAINT.summary => Type::I64,
                Some(summary) if summary == BoolArray::CONSTRAINT.summary => Type::I1,
                _ => return Ok(false),
            };
            let dense = attrs::as_tensor(cx, attr).and_then(|data| data.dense(cx));
            let dense = dense.filter(|dense| dense.element == element).ok_or_else(wrong)?;
            let data: Vec<u8> = if dense.len > MAX_ARRAY {
                return Err(wrong());
            } else {
                dense.iter().flatten().copied().collect()
            };
            cx.intern_attr(AttrData::DenseArray { element, data: data.into() })
        }
    };
    new.push((cx.name(name), value));
    Ok(true)
}

/// Lists in attributes are of dimensions: a splat of more elements is no honest one.
const MAX_ARRAY: usize = 1 << 20;

/// The elements of a constant of 64-bit integers.
fn ints(cx: &Context, attr: Attr) -> Option<Vec<i64>> {
    let dense = attrs::as_tensor(cx, attr)?.dense(cx)?;
    (dense.len <= MAX_ARRAY).then(|| dense.i64s(cx).map(Iterator::collect)).flatten()
}
