//! `stablehlo-legalize-to-vhlo`: functions and ops of StableHLO become their newest versions in VHLO.
//!
//! ```mlir
//! %0 = stablehlo.add %x, %y : tensor<f32>                     // before
//! %0 = "vhlo.add_v1"(%x, %y) : (!vhlo.tensor_v1<!vhlo.f32_v1>, … // after
//! ```
//!
//! Ops stand for each other one by one, with the same operands, results and regions: they change in place. Other
//! dialects are refused, or with `allow-other-dialects` bridged by casts (`bridge.rs`).

use hlo_dialects::stablehlo::{attrs as shlo, convolution, dot_algorithm};
use hlo_dialects::vhlo::attrs::{self, AttrKind};
use hlo_ir::{Attr, AttrDef, Body, Context, Diagnostics, Dict, Name, OpDef, OpId, OpRef, Param, Reported, SmallVec};
use rustc_hash::FxHashMap;

use super::attrs_to_vhlo::{Missing, OTHER_DIALECT, ToVhlo};
use super::bridge::{self, Snapshot};
use super::mapping::{self, Pair};
use super::{in_order, reference_use_order, refusal, set_owner};
use crate::options::{OptionDef, OptionKind};
use crate::pass::{Changed, ModulePass, PassCx, PassDef, Runs};

/// The row.
pub static STABLEHLO_LEGALIZE_TO_VHLO: PassDef = PassDef {
    name: "stablehlo-legalize-to-vhlo",
    class: "StablehloLegalizeToVhloPass",
    summary: "Legalize StableHLO to VHLO.",
    options: &[OptionDef {
        name: "allow-other-dialects",
        kind: OptionKind::Value,
        default: "false",
        summary: "Allow serialization of other (potentially unstable) dialects.",
    }],
    make: Runs::OnModule(|options| Ok(Box::new(LegalizeToVhlo { mixed: options.get("allow-other-dialects")? }))),
};

struct LegalizeToVhlo {
    mixed: bool,
}

impl ModulePass for LegalizeToVhlo {
    fn run(&self, cx: &mut PassCx<'_>, module: &mut Body) -> Result<Changed, Reported> {
        legalize_to_vhlo(cx.context, module, self.mixed, &mut cx.diags)?;
        Ok(Changed::Yes)
    }
}

/// Converts a module with everything inside. With `mixed`, other dialects stay and are bridged.
///
/// # Errors
/// At the first op without a counterpart; the module is then of no use.
pub fn legalize_to_vhlo(cx: &Context, module: &mut Body, mixed: bool, diags: &mut Diagnostics) -> Result<(), Reported> {
    convert_body(cx, module, mixed, diags)?;
    in_order(module, diags, |child, diags| legalize_to_vhlo(cx, child, mixed, diags))
}

fn convert_body(cx: &Context, body: &mut Body, mixed: bool, diags: &mut Diagnostics) -> Result<(), Reported> {
    let snapshot = mixed.then(|| Snapshot::of(body));
    let mut to = ToVhlo::new(cx, mixed);
    let mut dicts: FxHashMap<(usize, Dict), Dict> = FxHashMap::default();
    for op in super::pre_order(body) {
        if body.is_slot(op) {
            set_owner(body, op, |def| mapping::by_outside(def).map(|pair| pair.inside));
            continue;
        }
        let Some(pair) = mapping::by_outside(body.def(op)) else {
            check_foreign(cx, body, op, mixed, diags)?;
            continue;
        };
        let key = (std::ptr::from_ref(pair.outside).addr(), body.attrs(op));
        let dict = match dicts.get(&key) {
            Some(&known) => known,
            None => {
                let dict = convert_attrs(&mut to, pair, body.attrs(op))
                    .map_err(|missing| refuse_missing(diags, body.op_ref(cx, op), missing))?;
                dicts.insert(key, dict);
                dict
            }
        };
        convert_types(&mut to, body, op).map_err(|missing| refuse_missing(diags, body.op_ref(cx, op), missing))?;
        body.set_attrs(op, dict);
        body.set_def(op, pair.inside);
    }
    let casts = snapshot.map(|snapshot| bridge::insert_casts(cx, body, &snapshot)).unwrap_or_default();
    reference_use_order(body);
    casts.order_uses(body);
    Ok(())
}

fn refuse_missing(diags: &mut Diagnostics, op: OpRef<'_>, missing: Missing) -> Reported {
    refusal(diags, op, missing.why).help(missing.help).emit()
}

/// Types of the results and of the arguments of the regions.
fn convert_types(to: &mut ToVhlo<'_>, body: &mut Body, op: OpId) -> Result<(), Missing> {
    for value in super::owned_values(body, op) {
        let ty = to.ty(body.ty(value))?;
        body.set_type(value, ty);
    }
    Ok(())
}

/// What to do about ops that [`is_lowered_before`] knows.
pub(super) const PIPELINE_HELP: &str = "run `--chlo-pre-serialization-pipeline` first, which lowers it to StableHLO";

/// Whether `chlo-pre-serialization-pipeline` makes ops of this row StableHLO.
pub(super) fn is_lowered_before(def: &OpDef) -> bool {
    matches!(def.dialect(), "chlo" | "shape")
        || matches!(
            def.name,
            "arith.index_cast" | "arith.muli" | "tensor.dim" | "tensor.extract" | "tensor.from_elements"
        )
}

/// An op of another dialect may stay when it touches no value, when it is VHLO already, or when casts will bridge it.
fn check_foreign(cx: &Context, body: &Body, op: OpId, mixed: bool, diags: &mut Diagnostics) -> Result<(), Reported> {
    let op = body.op_ref(cx, op);
    let alone = op.id == Body::ROOT || (op.n_operands() == 0 && op.n_results() == 0 && op.n_regions() == 0);
    let is_ours = ["check", "interpreter"].contains(&op.def().dialect());
    if mixed || op.def().dialect() == "vhlo" || (alone && !is_ours) {
        return Ok(());
    }
    let why =
        format!("`{}` is no part of StableHLO, so a portable artifact cannot promise to keep it", op.def().dialect());
    let help = match op.def().dialect() {
        _ if is_lowered_before(op.def()) => PIPELINE_HELP,
        "interpreter" => {
            "run `--interpreter-strip` first, which removes prints and probes, or write the \
             artifact with `hlo translate --serialize --allow-other-dialects`: then it has no promise"
        }
        _ => OTHER_DIALECT,
    };
    Err(refusal(diags, op, why).help(help).emit())
}

/// The attributes of an op as VHLO has them.
pub(super) fn convert_attrs(to: &mut ToVhlo<'_>, pair: &Pair, dict: Dict) -> Result<Dict, Missing> {
    let cx = to.cx;
    let mut new: SmallVec<[(Name, Attr); 8]> = SmallVec::new();
    for &(name, attr) in cx.dict_entries(dict) {
        let bytes = cx.name_bytes(name);
        let known = |missing: Missing| missing.in_attribute(bytes);
        if pair.outside.is_inherent(bytes) && special(to, pair.inside, bytes, attr, &mut new).map_err(known)? {
            continue;
        }
        new.push((name, to.attr(attr).map_err(known)?));
    }
    for (name, default) in pair.defaults {
        let get =
            |name: &str| new.iter().find(|(known, _)| cx.name_bytes(*known) == name.as_bytes()).map(|(_, attr)| *attr);
        if get(name).is_none() {
            let attr = default.attr(cx, get).ok_or_else(|| incomplete(format!("it lacks what `{name}` depends on")))?;
            new.push((cx.name(name), attr));
        }
    }
    for spec in pair.inside.attrs {
        if !new.iter().any(|(name, _)| cx.name_bytes(*name) == spec.name.as_bytes()) {
            return Err(incomplete(format!("VHLO needs the attribute `{}`, which is absent", spec.name)));
        }
    }
    Ok(cx.dict(&new))
}

fn incomplete(why: String) -> Missing {
    Missing { why, help: "write the attribute: StableHLO fills it in where it knows it" }
}

/// Attributes that become several, or another one: `false` when this is none of them.
fn special(
    to: &mut ToVhlo<'_>,
    inside: &OpDef,
    name: &[u8],
    attr: Attr,
    new: &mut SmallVec<[(Name, Attr); 8]>,
) -> Result<bool, Missing> {
    let cx = to.cx;
    let mut put = |name: &str, attr: Attr| new.push((cx.name(name), attr));
    match name {
        b"channel_handle" => {
            let Some([handle, kind]) = attr.params_of(cx, &shlo::CHANNEL_HANDLE) else { return Ok(false) };
            put("channel_id", attrs::i64_attr(cx, handle.int()));
            if inside.attr(b"channel_type").is_some() {
                put("channel_type", attrs::i64_attr(cx, kind.int()));
            }
        }
        b"use_global_device_ids" | b"has_dynamic_root" if attr == Attr::UNIT => {
            put(&String::from_utf8_lossy(name), attrs::boolean(cx, true));
        }
        b"api_version" => match attr.as_i64(cx) {
            Some(version) => put("api_version", AttrKind::ApiVersion.number(cx, version)),
            None => return Ok(false),
        },
        b"algorithm" => {
            let Some(params) = attr.params_of(cx, &dot_algorithm::DOT_ALGORITHM) else { return Ok(false) };
            for (field, param) in ALGORITHM.iter().zip(params) {
                let attr = match param {
                    Param::Type(ty) => attrs::type_attr(cx, to.ty(*ty)?),
                    Param::Bool(value) => attrs::boolean(cx, *value),
                    other => attrs::i64_attr(cx, other.int()),
                };
                put(field, attr);
            }
        }
        _ => {
            let Some((fields, params)) = dimensions(cx, attr) else { return Ok(false) };
            for ((field, _), param) in fields.iter().zip(params) {
                put(
                    field,
                    match param {
                        Param::Ints(values) => attrs::i64_tensor(cx, &[values.len() as i64], values),
                        other => attrs::i64_attr(cx, other.int()),
                    },
                );
            }
        }
    }
    Ok(true)
}

/// The parts of `#stablehlo.dot_algorithm` as attributes of `vhlo.dot_general_v2`.
pub(super) const ALGORITHM: [&str; 7] = [
    "lhs_precision_type",
    "rhs_precision_type",
    "accumulation_type",
    "lhs_component_count",
    "rhs_component_count",
    "num_primitive_operations",
    "allow_imprecise_accumulation",
];

/// Attributes of StableHLO that VHLO has taken apart, with their fields, which are attributes there.
pub(super) static DIMENSIONS: [(&AttrDef, &[shlo::Field]); 4] = [
    (&convolution::CONV, convolution::ConvDims::FIELDS),
    (&shlo::GATHER, shlo::GatherDims::FIELDS),
    (&shlo::SCATTER, shlo::ScatterDims::FIELDS),
    (&shlo::DOT, shlo::DotDims::FIELDS),
];

fn dimensions(cx: &Context, attr: Attr) -> Option<(&'static [shlo::Field], &[Param])> {
    let attr = attr.dialect(cx)?;
    let (_, fields) = DIMENSIONS.iter().find(|(def, _)| std::ptr::eq(attr.def, *def))?;
    Some((fields, &attr.params))
}
