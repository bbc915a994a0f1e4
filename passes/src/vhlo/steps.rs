//! What changed between two versions of an op, a line each, and how a program follows, in either direction.

use hlo_dialects::vhlo::attrs::{self, AttrKind};
use hlo_dialects::vhlo::row::Row;
use hlo_dialects::vhlo::{TypeKind, Version};
use hlo_ir::{Attr, Body, Context, Dict, OpDef, OpId, Param, SmallVec, Type};

use super::defaults::{has_no_elements, is_default_accuracy, is_no_type};
use super::opset::Opset;

/// What an attribute holds that one side of a step does not have.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Filler {
    NoInts,
    EmptyArray,
    NoType,
    False,
    Accuracy,
    /// No padding along the spatial dimensions of the first operand.
    NoPadding,
}

/// How a row of an op differs from the one that followed it.
pub(super) struct Step {
    /// The ops that changed so: the name of the row before and that of the row after.
    pub ops: &'static [(&'static str, &'static str)],
    /// Attributes that the later row has in addition.
    pub added: &'static [(&'static str, Filler)],
    /// An attribute that the later row lacks.
    pub removed: Option<(&'static str, Filler)>,
    /// Whether only the later row takes several operands.
    pub variadic: bool,
    /// Whether only the later row has regions.
    pub regions: bool,
}

/// What changes nothing but the name.
pub(super) const NOTHING: Step = Step { ops: &[], added: &[], removed: None, variadic: false, regions: false };

/// `second!["gather", "scatter"]` are the first and second versions of these ops of VHLO:
/// `&[("vhlo.gather_v1", "vhlo.gather_v2"), ("vhlo.scatter_v1", "vhlo.scatter_v2")]`.
macro_rules! second {
    ($($name:literal),* $(,)?) => {
        &[$((concat!("vhlo.", $name, "_v1"), concat!("vhlo.", $name, "_v2"))),*]
    };
}

const ALGORITHM: &[(&str, Filler)] = &[
    ("lhs_precision_type", Filler::NoType),
    ("rhs_precision_type", Filler::NoType),
    ("accumulation_type", Filler::NoType),
    ("lhs_component_count", Filler::NoType),
    ("rhs_component_count", Filler::NoType),
    ("num_primitive_operations", Filler::NoType),
    ("allow_imprecise_accumulation", Filler::NoType),
];

/// All steps of VHLO.
pub(super) static STEPS: &[Step] = &[
    Step { ops: second!["dynamic_conv"], removed: Some(("padding", Filler::NoPadding)), ..NOTHING },
    Step {
        ops: second!["gather", "dynamic_gather"],
        added: &[("operand_batching_dims", Filler::NoInts), ("start_indices_batching_dims", Filler::NoInts)],
        ..NOTHING
    },
    Step {
        ops: second!["scatter"],
        added: &[("input_batching_dims", Filler::NoInts), ("scatter_indices_batching_dims", Filler::NoInts)],
        ..NOTHING
    },
    Step { ops: second!["all_gather", "all_reduce", "all_to_all"], variadic: true, ..NOTHING },
    Step { ops: second!["dot_general"], added: ALGORITHM, ..NOTHING },
    Step {
        ops: second![
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
    Step { ops: second!["send", "recv"], added: &[("source_target_pairs", Filler::NoInts)], ..NOTHING },
    Step { ops: second!["composite"], regions: true, ..NOTHING },
    Step { ops: second!["custom_call"], added: &[("result_tilings", Filler::EmptyArray)], ..NOTHING },
    Step {
        ops: second!["collective_broadcast"],
        added: &[("has_dynamic_root", Filler::False)],
        variadic: true,
        ..NOTHING
    },
];

impl Filler {
    /// `operand` is the type of the first operand, where that is known.
    fn attr(self, cx: &Context, operand: Option<Type>) -> Option<Attr> {
        Some(match self {
            Filler::NoInts => attrs::i64_tensor(cx, &[0], &[]),
            Filler::EmptyArray => attrs::array(cx, &[]),
            Filler::NoType => attrs::type_attr(cx, TypeKind::None.make(cx, [])),
            Filler::False => attrs::boolean(cx, false),
            Filler::Accuracy => attrs::default_accuracy(cx),
            Filler::NoPadding => {
                let (TypeKind::Tensor, [shape, ..]) = TypeKind::of(cx, operand?)? else {
                    return None;
                };
                let n = shape.ints().len().checked_sub(2)?;
                attrs::i64_tensor(cx, &[n as i64, 2], &vec![0; 2 * n])
            }
        })
    }

    /// What the attribute is then, as words after "is".
    fn words(self) -> &'static str {
        match self {
            Filler::NoInts | Filler::EmptyArray => "empty",
            Filler::NoType => "the type none",
            Filler::False => "false",
            Filler::Accuracy => "the default",
            Filler::NoPadding => "zero",
        }
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

/// Something that only the later row of a step says.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Novelty {
    /// What this attribute holds.
    Attr(&'static str),
    /// Several operands, or none.
    Operands,
    /// Regions.
    Regions,
}

impl Step {
    /// What keeps `op`, which has the later row, from taking the row before.
    pub fn novelties(&self, cx: &Context, body: &Body, op: OpId) -> Vec<Novelty> {
        let says = |(name, filler): &(&'static str, Filler)| {
            let attr = cx.dict_get(body.attrs(op), name)?;
            (!filler.is(cx, attr)).then_some(Novelty::Attr(name))
        };
        let mut found: Vec<Novelty> = self.added.iter().filter_map(says).collect();
        found.extend((self.variadic && body.n_operands(op) != 1).then_some(Novelty::Operands));
        found.extend((self.regions && body.n_regions(op) != 0).then_some(Novelty::Regions));
        found
    }

    /// When an op of the later row says no more than one of the row before, as words after "when"; `None` when always.
    pub fn condition(&self) -> Option<String> {
        let mut parts: Vec<String> = Vec::new();
        // Attributes that belong together are empty together.
        if let Some((_, filler)) = self.added.first() {
            let names: Vec<&str> = self.added.iter().map(|(name, _)| *name).collect();
            let verb = if names.len() == 1 { "is" } else { "are" };
            parts.push(format!("{} {verb} {}", names.join(", "), filler.words()));
        }
        parts.extend(self.variadic.then(|| "there is one operand".to_owned()));
        parts.extend(self.regions.then(|| "there are no regions".to_owned()));
        (!parts.is_empty()).then(|| parts.join(" and "))
    }
}

/// Ops of VHLO that have no row before them, or none after them, and why no step leads there.
pub(super) static ALONE: &[(&str, &str)] = &[
    ("vhlo.async_start_v1", "nothing older runs while the program goes on"),
    ("vhlo.async_done_v1", "nothing older waits for what runs beside the program"),
    ("vhlo.collective_broadcast_v1", "nothing older sends a value from one process to its group"),
    ("vhlo.collective_reduce_v1", "nothing older leaves a sum with one process of its group"),
    ("vhlo.composite_v1", "nothing older keeps a name beside what it stands for"),
    ("vhlo.tan_v1", "`stablehlo-compatibility-expander` says it with sine and cosine"),
];

impl Opset {
    /// The step from the row `name` to its successor or, when not `later`, to its predecessor, and that row.
    pub fn next(&self, name: &str, later: bool) -> Option<(&'static Step, &'static Row<OpDef>)> {
        self.steps.iter().find_map(|step| {
            let names = step.ops.iter().map(|&(before, after)| if later { (before, after) } else { (after, before) });
            let (_, next) = names.into_iter().find(|(from, _)| *from == name)?;
            Some((step, self.op_named(next)?))
        })
    }

    /// Changes `op`, which has the row `row`, to the row that `target` has for it. Operands and results stay.
    ///
    /// # Errors
    /// Why there is none, for the user; the op is then of no use.
    pub fn change_version(
        &self,
        cx: &Context,
        body: &mut Body,
        op: OpId,
        mut row: &'static Row<OpDef>,
        target: Version,
    ) -> Result<(), String> {
        let later = target > row.max;
        while !row.is_in(target) {
            // A gap between rows has no op.
            let next = if (target > row.max) == later { self.next(row.def.name, later) } else { None };
            let Some((step, next)) = next else { return Err(self.no_version(row, target)) };
            step.apply(cx, body, op, later, &next.def)?;
            row = next;
        }
        Ok(())
    }

    /// The later row that `target` has for ops of `row`, and what their attributes become. `None` when there is none, or
    /// when that cannot be told from the attributes alone.
    pub fn upgraded(
        &self,
        cx: &Context,
        mut row: &'static Row<OpDef>,
        mut attrs: Dict,
        target: Version,
    ) -> Option<(&'static Row<OpDef>, Dict)> {
        while target > row.max {
            let (step, next) = self.next(row.def.name, true)?;
            attrs = edited(cx, attrs, None, &next.def, step.removed.as_slice(), step.added).ok()?;
            row = next;
        }
        row.is_in(target).then_some((row, attrs))
    }

    fn no_version(&self, row: &Row<OpDef>, target: Version) -> String {
        let name = row.def.name;
        let when = if target < row.min { format!("since {}", row.min) } else { format!("up to {}", row.max) };
        let why = match self.alone.iter().find(|(known, _)| *known == name) {
            Some((_, why)) => (*why).to_owned(),
            None => format!("{target} has nothing like it"),
        };
        format!("`{name}` exists {when} only: {why}")
    }
}

impl Step {
    /// Changes `op` to the row `def`, which is the one after the step, or before it when not `later`.
    fn apply(&self, cx: &Context, body: &mut Body, op: OpId, later: bool, def: &'static OpDef) -> Result<(), String> {
        let (added, removed) = (self.added, self.removed.as_slice());
        if later {
            return edit(cx, body, op, def, removed, added);
        }
        let name = body.def(op).name;
        if self.variadic && body.n_operands(op) != 1 {
            return Err(format!("`{name}` has {} operands, and `{}` takes one", body.n_operands(op), def.name));
        }
        if self.regions && body.n_regions(op) != 0 {
            return Err(format!("`{name}` has regions, which `{}` does not know", def.name));
        }
        edit(cx, body, op, def, added, removed)
    }
}

/// Changes the row, and the attributes with it.
fn edit(
    cx: &Context,
    body: &mut Body,
    op: OpId,
    def: &'static OpDef,
    remove: &[(&str, Filler)],
    add: &[(&str, Filler)],
) -> Result<(), String> {
    let operand = body.operands(op).next().map(|value| body.ty(value));
    let attrs = edited(cx, body.attrs(op), operand, def, remove, add)?;
    body.set_attrs(op, attrs);
    body.set_def(op, def);
    Ok(())
}

/// The attributes of an op that becomes one of the row `def`: without some that say nothing, and with others.
fn edited(
    cx: &Context,
    attrs: Dict,
    operand: Option<Type>,
    def: &OpDef,
    remove: &[(&str, Filler)],
    add: &[(&str, Filler)],
) -> Result<Dict, String> {
    let mut entries: SmallVec<[_; 8]> = cx.dict_entries(attrs).into();
    for &(name, filler) in remove {
        let Some(at) = entries.iter().position(|(known, _)| cx.name_bytes(*known) == name.as_bytes()) else {
            return Err(format!("the attribute `{name}` is missing"));
        };
        let (_, attr) = entries.remove(at);
        if !filler.is(cx, attr) {
            return Err(format!("`{name}` is {}, which `{}` cannot say", cx.attr_text(attr), def.name));
        }
    }
    for &(name, filler) in add {
        let attr = filler.attr(cx, operand).ok_or_else(|| format!("`{name}` cannot be told from the operands"))?;
        entries.push((cx.name(name), attr));
    }
    Ok(cx.dict(&entries))
}

/// A rule of an op that was loosened without a new row.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Loosened {
    /// Results of reductions of other element types than the operands.
    Promotion,
    /// Dictionaries for the configuration of custom calls.
    TypedInterface,
    /// Futures as operands of custom calls.
    Futures,
}

/// All of them, in the order of their versions.
pub(super) const LOOSENED: [Loosened; 3] = [Loosened::Promotion, Loosened::TypedInterface, Loosened::Futures];

impl Loosened {
    /// The first version that allows it.
    pub fn since(self) -> Version {
        match self {
            Loosened::Promotion => Version::new(0, 17, 0),
            Loosened::TypedInterface => Version::new(1, 3, 0),
            Loosened::Futures => Version::new(1, 17, 0),
        }
    }

    /// What is allowed since then.
    pub fn text(self) -> &'static str {
        match self {
            Loosened::Promotion => "results of other element types than the operands",
            Loosened::TypedInterface => "custom calls with a typed interface",
            Loosened::Futures => "futures as operands of custom calls",
        }
    }

    /// Whether it concerns the op with this name in VHLO, in any version.
    pub fn concerns(self, name: &str) -> bool {
        match self {
            Loosened::Promotion => matches!(
                base_name(name),
                "all_reduce" | "reduce" | "reduce_scatter" | "reduce_window" | "scatter" | "select_and_scatter"
            ),
            Loosened::TypedInterface | Loosened::Futures => base_name(name) == "custom_call",
        }
    }

    /// Whether `op`, which it concerns, makes use of it.
    pub fn is_used(self, cx: &Context, body: &Body, op: OpId) -> bool {
        match self {
            Loosened::Promotion => {
                let element = |value| element_type(cx, body.ty(value));
                body.operands(op).zip(body.results(op)).any(|(operand, result)| element(operand) != element(result))
            }
            Loosened::TypedInterface => {
                let config = cx.dict_get(body.attrs(op), "backend_config");
                config.is_some_and(|config| AttrKind::Dict.params(cx, config).is_some())
            }
            Loosened::Futures => {
                let is_future = |ty| TypeKind::of(cx, ty).is_some_and(|(kind, _)| kind == TypeKind::Future);
                body.operands(op).any(|value| is_future(body.ty(value)))
            }
        }
    }
}

/// A name in VHLO without the dialect and the version: `tanh` of `vhlo.tanh_v2`.
pub(super) fn base_name(name: &str) -> &str {
    let name = name.trim_start_matches("vhlo.");
    name.rsplit_once("_v").map_or(name, |(base, _)| base)
}

/// Whether a version asks something of ops of this row beyond the row.
pub(super) fn has_rule(def: &OpDef, target: Version) -> bool {
    LOOSENED.iter().any(|rule| target < rule.since() && rule.concerns(def.name))
}

/// What a version of VHLO asks of an op beyond the row: rules that were loosened later. The reason why it is broken.
pub(super) fn broken_rule(cx: &Context, body: &Body, op: OpId, target: Version) -> Option<String> {
    let name = body.def(op).name;
    let is_broken = |rule: &&Loosened| target < rule.since() && rule.concerns(name) && rule.is_used(cx, body, op);
    // The newest rule first, as the reference reports it.
    let rule = LOOSENED.iter().rev().find(is_broken)?;
    Some(format!("{} exist since {} only", rule.text(), rule.since()))
}

fn element_type(cx: &Context, ty: Type) -> Option<Type> {
    match TypeKind::of(cx, ty)? {
        (TypeKind::Tensor, [_, Param::Type(element), _]) | (TypeKind::Unranked, [Param::Type(element)]) => {
            Some(*element)
        }
        _ => None,
    }
}
