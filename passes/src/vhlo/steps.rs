//! What changed between two versions of an op, a line each, and how a program follows, in either direction.

use hlo_dialects::vhlo::attrs::{self, AttrKind};
use hlo_dialects::vhlo::ops::op_named;
use hlo_dialects::vhlo::{TypeKind, Version};
use hlo_ir::{Attr, Body, Context, OpDef, OpId, Param, SmallVec, Type};

use super::defaults::{TYPED_FFI, has_no_elements, is_default_accuracy, is_no_type};

/// What an attribute holds that one side of a step does not have.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Filler {
    NoInts,
    EmptyArray,
    NoType,
    False,
    Accuracy,
    /// No padding along the spatial dimensions of the first operand.
    NoPadding,
}

/// How the second version of an op differs from the first.
struct Step {
    ops: &'static [&'static str],
    /// Attributes that the second version has in addition.
    added: &'static [(&'static str, Filler)],
    /// An attribute that the second version lacks.
    removed: Option<(&'static str, Filler)>,
    /// Whether only the second version takes several operands.
    variadic: bool,
    /// Whether only the second version has regions.
    regions: bool,
}

const NOTHING: Step = Step { ops: &[], added: &[], removed: None, variadic: false, regions: false };

const ALGORITHM: &[(&str, Filler)] = &[
    ("lhs_precision_type", Filler::NoType),
    ("rhs_precision_type", Filler::NoType),
    ("accumulation_type", Filler::NoType),
    ("lhs_component_count", Filler::NoType),
    ("rhs_component_count", Filler::NoType),
    ("num_primitive_operations", Filler::NoType),
    ("allow_imprecise_accumulation", Filler::NoType),
];

static STEPS: &[Step] = &[
    Step { ops: &["dynamic_conv"], removed: Some(("padding", Filler::NoPadding)), ..NOTHING },
    Step {
        ops: &["gather", "dynamic_gather"],
        added: &[("operand_batching_dims", Filler::NoInts), ("start_indices_batching_dims", Filler::NoInts)],
        ..NOTHING
    },
    Step {
        ops: &["scatter"],
        added: &[("input_batching_dims", Filler::NoInts), ("scatter_indices_batching_dims", Filler::NoInts)],
        ..NOTHING
    },
    Step { ops: &["all_gather", "all_reduce", "all_to_all"], variadic: true, ..NOTHING },
    Step { ops: &["dot_general"], added: ALGORITHM, ..NOTHING },
    Step {
        ops: &[
            "cbrt",
            "cosine",
            "exponential",
            "exponential_minus_one",
            "log",
            "log_plus_one",
            "logistic",
            "rsqrt",
            "sine",
            "sqrt",
            "tan",
            "tanh",
        ],
        added: &[("result_accuracy", Filler::Accuracy)],
        ..NOTHING
    },
    Step { ops: &["send", "recv"], added: &[("source_target_pairs", Filler::NoInts)], ..NOTHING },
    Step { ops: &["composite"], regions: true, ..NOTHING },
    Step { ops: &["custom_call"], added: &[("result_tilings", Filler::EmptyArray)], ..NOTHING },
    Step { ops: &["collective_broadcast"], added: &[("has_dynamic_root", Filler::False)], variadic: true, ..NOTHING },
];

impl Filler {
    fn attr(self, cx: &Context, body: &Body, op: OpId) -> Option<Attr> {
        Some(match self {
            Filler::NoInts => attrs::i64_tensor(cx, &[0], &[]),
            Filler::EmptyArray => attrs::array(cx, &[]),
            Filler::NoType => attrs::type_attr(cx, TypeKind::None.make(cx, [])),
            Filler::False => attrs::boolean(cx, false),
            Filler::Accuracy => attrs::default_accuracy(cx),
            Filler::NoPadding => {
                let (TypeKind::Tensor, [shape, ..]) = TypeKind::of(cx, body.ty(body.operands(op).next()?))? else {
                    return None;
                };
                let n = shape.ints().len().checked_sub(2)?;
                attrs::i64_tensor(cx, &[n as i64, 2], &vec![0; 2 * n])
            }
        })
    }

    fn is(self, cx: &Context, attr: Attr) -> bool {
        match self {
            Filler::NoInts => has_no_elements(cx, attr),
            Filler::EmptyArray => AttrKind::Array.params(cx, attr).is_some_and(<[Param]>::is_empty),
            Filler::NoType => is_no_type(cx, attr),
            Filler::False => attrs::as_bool(cx, attr) == Some(false),
            Filler::Accuracy => is_default_accuracy(cx, attr),
            Filler::NoPadding => true,
        }
    }
}

/// Changes `op` to the version of it that `target` has. Operands and results stay.
///
/// # Errors
/// Why there is none, for the user.
pub(super) fn change_version(cx: &Context, body: &mut Body, op: OpId, target: Version) -> Result<(), String> {
    let name = body.def(op).name.trim_start_matches("vhlo.");
    let base = name.rsplit_once("_v").map_or(name, |(base, _)| base);
    let step = STEPS.iter().find(|step| step.ops.contains(&base));
    let rows = ["_v1", "_v2"].map(|version| op_named(&format!("{base}{version}")));
    let (Some(step), [Some(first), Some(second)]) = (step, rows) else {
        return Err(no_version(body.def(op), target));
    };
    if second.is_in(target) && std::ptr::eq(body.def(op), &first.def) {
        let added = step.added.iter().copied();
        edit(cx, body, op, &second.def, step.removed.into_iter().collect(), added.collect())
    } else if first.is_in(target) && std::ptr::eq(body.def(op), &second.def) {
        if step.variadic && body.n_operands(op) != 1 {
            return Err(format!("`{name}` has {} operands, and {target} takes one", body.n_operands(op)));
        }
        if step.regions && body.n_regions(op) != 0 {
            return Err(format!("`{name}` has regions, which {target} does not know"));
        }
        edit(cx, body, op, &first.def, step.added.to_vec(), step.removed.into_iter().collect())
    } else {
        Err(no_version(body.def(op), target))
    }
}

fn no_version(def: &OpDef, target: Version) -> String {
    let since = hlo_dialects::vhlo::ops::OPS.iter().find(|row| row.def.name == def.name).map(|row| (row.min, row.max));
    match since {
        Some((min, _)) if target < min => {
            format!("`{}` exists since {min} only, and {target} has nothing like it", def.name)
        }
        Some((_, max)) => format!("`{}` exists up to {max} only, and {target} has nothing like it", def.name),
        None => format!("{target} has no `{}`", def.name),
    }
}

/// Removes attributes that say nothing, adds others, and changes the row.
fn edit(
    cx: &Context,
    body: &mut Body,
    op: OpId,
    def: &'static OpDef,
    remove: Vec<(&str, Filler)>,
    add: Vec<(&str, Filler)>,
) -> Result<(), String> {
    let mut entries: SmallVec<[_; 8]> = cx.dict_entries(body.attrs(op)).into();
    for (name, filler) in remove {
        let Some(at) = entries.iter().position(|(known, _)| cx.name_bytes(*known) == name.as_bytes()) else {
            return Err(format!("the attribute `{name}` is missing"));
        };
        let (_, attr) = entries.remove(at);
        if !filler.is(cx, attr) {
            return Err(format!("`{name}` is {}, which `{}` cannot say", cx.attr_text(attr), def.name));
        }
    }
    for (name, filler) in add {
        let attr = filler.attr(cx, body, op).ok_or_else(|| format!("`{name}` cannot be told from the operands"))?;
        entries.push((cx.name(name), attr));
    }
    body.set_attrs(op, cx.dict(&entries));
    body.set_def(op, def);
    Ok(())
}

/// What a version asks of an op beyond the row: rules that were loosened later. The reason why it is broken.
pub(super) fn constraint_fault(cx: &Context, body: &Body, op: OpId, target: Version) -> Option<String> {
    match body.def(op).name {
        "vhlo.all_reduce_v1"
        | "vhlo.reduce_v1"
        | "vhlo.reduce_scatter_v1"
        | "vhlo.reduce_window_v1"
        | "vhlo.scatter_v1"
        | "vhlo.select_and_scatter_v1" => {
            let element = |value| element_type(cx, body.ty(value));
            let same =
                body.operands(op).zip(body.results(op)).all(|(operand, result)| element(operand) == element(result));
            (target < Version::new(0, 17, 0) && !same)
                .then(|| "results of other element types than the operands exist since 0.17.0 only".to_owned())
        }
        "vhlo.custom_call_v1" => {
            let is_future = |ty| TypeKind::of(cx, ty).is_some_and(|(kind, _)| kind == TypeKind::Future);
            if target < Version::new(1, 17, 0) && body.operands(op).any(|value| is_future(body.ty(value))) {
                return Some("custom calls take futures since 1.17.0 only".to_owned());
            }
            let attr = |name| cx.dict_get(body.attrs(op), name);
            let is_typed = attr("api_version") == Some(AttrKind::ApiVersion.number(cx, TYPED_FFI))
                || attr("backend_config").is_some_and(|config| AttrKind::Dict.params(cx, config).is_some());
            (target < Version::new(1, 3, 0) && is_typed)
                .then(|| "the typed interface of custom calls exists since 1.3.0 only".to_owned())
        }
        _ => None,
    }
}

fn element_type(cx: &Context, ty: Type) -> Option<Type> {
    match TypeKind::of(cx, ty)? {
        (TypeKind::Tensor, [_, Param::Type(element), _]) | (TypeKind::Unranked, [Param::Type(element)]) => {
            Some(*element)
        }
        _ => None,
    }
}
