//! What holds a program back from older versions: every feature that not all versions have, since when it exists, and
//! where the program uses it.
//!
//! ```text
//! 1.7.0  type f8E4M3  at the first of 3 uses
//! 1.4.0  op tan
//! ```
//!
//! The highest barrier is the lowest version that the program can be written for: that is what `vhlo-to-version`
//! finds, which stops at the first fault, so the two agree by a test over all versions.

use hlo_dialects::vhlo::{AttrKind, TypeKind, Version};
use hlo_ir::text::grow_stack;
use hlo_ir::{Attr, Body, Context, Diagnostics, Dict, Loc, OpDef, OpId, Param, Type};
use indexmap::IndexMap;
use rustc_hash::FxHashMap;

use super::expander::expand_all;
use super::feature::Feature;
use super::legality::{Legality, RANGES_SINCE};
use super::opset::{Access, VHLO};
use super::steps::{LOOSENED, Loosened, Novelty};
use super::{legalize_to_vhlo, mapping, pre_order, to_version};

/// A feature that older versions lack, with its uses in a program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Barrier {
    /// The first version that has it.
    pub since: Version,
    /// What it is.
    pub feature: Feature,
    /// The ops that use it, by their names in StableHLO, with how many of each.
    pub ops: IndexMap<&'static str, usize>,
    /// The first of them.
    pub loc: Loc,
}

impl Barrier {
    /// How many ops use the feature.
    pub fn count(&self) -> usize {
        self.ops.values().sum()
    }

    /// Whether versions before [`Barrier::since`] are out of reach, rather than only badly served.
    pub fn is_hard(&self) -> bool {
        self.feature != Feature::Ranges
    }

    /// What to do about it, without the expander.
    pub fn remedy(&self) -> &'static str {
        self.feature.remedy()
    }
}

/// What a program asks of the version that it is written for.
#[derive(Debug)]
pub struct Reach {
    /// Features by the version that brought them, the newest first, then in the order of the program.
    pub barriers: Vec<Barrier>,
    /// The same after `stablehlo-compatibility-expander` for the oldest version.
    pub expanded: Vec<Barrier>,
}

impl Reach {
    /// The lowest version that the program can be written for as it is.
    pub fn lowest(&self) -> Version {
        lowest(&self.barriers)
    }

    /// The lowest version after the expander.
    pub fn lowest_expanded(&self) -> Version {
        lowest(&self.expanded)
    }

    /// How many uses of a barrier's feature are left after the expander.
    pub fn left_by_expander(&self, barrier: &Barrier) -> usize {
        let same = |other: &&Barrier| other.since == barrier.since && other.feature == barrier.feature;
        self.expanded.iter().find(same).map_or(0, Barrier::count)
    }
}

/// The lowest version that barriers leave open.
pub fn lowest(barriers: &[Barrier]) -> Version {
    let hard = barriers.iter().filter(|barrier| barrier.is_hard()).map(|barrier| barrier.since);
    hard.max().unwrap_or(Version::MINIMUM)
}

/// Measures a verified program of StableHLO, or of VHLO in any version. What is of other dialects has no versions and
/// counts for nothing. `None` when the program has no form in VHLO; `diags` then says why.
pub fn reach(cx: &Context, module: &Body, diags: &mut Diagnostics) -> Option<Reach> {
    let barriers = barriers_of(cx, module, diags)?;
    if barriers.is_empty() {
        return Some(Reach { expanded: Vec::new(), barriers });
    }
    // What the expander refuses is left as it is: the barriers then tell of it.
    let mut expanded = module.deep_clone();
    let mut faults = Diagnostics::default();
    let is_expanded = expand_all(cx, &mut expanded, Version::MINIMUM, &mut faults).is_ok();
    let expanded = is_expanded.then(|| barriers_of(cx, &expanded, &mut faults)).flatten();
    Some(Reach { expanded: expanded.unwrap_or_else(|| barriers.clone()), barriers })
}

/// The barriers of such a program, the newest first.
pub(super) fn barriers_of(cx: &Context, module: &Body, diags: &mut Diagnostics) -> Option<Vec<Barrier>> {
    let mut newest = module.deep_clone();
    if !holds_vhlo(module) {
        legalize_to_vhlo(cx, &mut newest, true, diags).ok()?;
    }
    to_version(cx, &mut newest, Version::CURRENT, Access::Read, diags).ok()?;
    Some(barriers(cx, &newest))
}

/// Whether a program is one of VHLO already: an artifact that was read.
pub fn holds_vhlo(module: &Body) -> bool {
    pre_order(module).into_iter().any(|op| module.def(op).dialect() == "vhlo")
        || module.children().any(|child| grow_stack(|| holds_vhlo(child)))
}

/// The barriers of a program of the newest VHLO, with everything inside: the newest first.
pub(super) fn barriers(cx: &Context, module: &Body) -> Vec<Barrier> {
    let mut survey = Survey {
        cx,
        found: IndexMap::new(),
        types: FxHashMap::default(),
        attrs: FxHashMap::default(),
        heads: FxHashMap::default(),
        rules: FxHashMap::default(),
        // Any version without ranges in locations shows them.
        legality: Legality::new(cx, &VHLO, Version::MINIMUM, Access::Read),
    };
    survey.body(module);
    let mut barriers: Vec<Barrier> = survey.found.into_values().collect();
    barriers.sort_by_key(|barrier| std::cmp::Reverse(barrier.since));
    barriers
}

/// What a type or attribute needs, inside too.
type Needs = Vec<(Version, Feature)>;

struct Survey<'c> {
    cx: &'c Context,
    found: IndexMap<(Version, Feature), Barrier>,
    types: FxHashMap<Type, Needs>,
    attrs: FxHashMap<Attr, Needs>,
    /// By row, attributes, whether there is one operand, whether there are regions.
    heads: FxHashMap<(usize, Dict, bool, bool), Needs>,
    rules: FxHashMap<usize, Vec<Loosened>>,
    legality: Legality<'c>,
}

impl Survey<'_> {
    fn body(&mut self, body: &Body) {
        for op in pre_order(body) {
            if body.is_slot(op) {
                continue;
            }
            let mut needs = self.op(body, op);
            if self.legality.has_new_location(body, op) {
                needs.push((RANGES_SINCE, Feature::Ranges));
            }
            if needs.is_empty() {
                continue;
            }
            // One op counts once for each feature, however often it uses it.
            needs.sort_by_key(|(since, _)| *since);
            let mut seen: Needs = Vec::with_capacity(needs.len());
            for need in needs {
                if !seen.contains(&need) {
                    seen.push(need);
                    self.file(body, op, need);
                }
            }
        }
        for child in body.children() {
            grow_stack(|| self.body(child));
        }
    }

    fn file(&mut self, body: &Body, op: OpId, (since, feature): (Version, Feature)) {
        let name = spoken(body.def(op));
        let new = || Barrier { since, feature, ops: IndexMap::new(), loc: body.loc(op) };
        *self.found.entry((since, feature)).or_insert_with(new).ops.entry(name).or_default() += 1;
    }

    fn op(&mut self, body: &Body, op: OpId) -> Needs {
        let def = body.def(op);
        let key = (std::ptr::from_ref(def).addr(), body.attrs(op), body.n_operands(op) == 1, body.n_regions(op) != 0);
        let mut needs = match self.heads.get(&key) {
            Some(known) => known.clone(),
            None => {
                let head = self.head(body, op);
                self.heads.insert(key, head.clone());
                head
            }
        };
        let rules = self.rules.entry(key.0).or_insert_with(|| rules_of(def));
        for rule in rules.iter().filter(|rule| rule.is_used(self.cx, body, op)) {
            needs.push((rule.since(), Feature::of_rule(*rule)));
        }
        for value in body.operands(op).chain(super::owned_values(body, op)) {
            self.ty(body.ty(value), &mut needs);
        }
        needs
    }

    /// What the row of an op needs, its shape and its attributes.
    fn head(&mut self, body: &Body, op: OpId) -> Needs {
        let (cx, def) = (self.cx, body.def(op));
        let mut needs = Needs::new();
        // Attributes that the steps to older rows leave out, and since when those of them exist that say something.
        let (mut added, mut told): (Vec<&str>, Vec<(&str, Version)>) = (Vec::new(), Vec::new());
        if let Some(mut first) = VHLO.op(def) {
            while let Some((step, before)) = VHLO.next(first.def.name, false) {
                added.extend(step.added.iter().map(|(name, _)| *name));
                for novelty in step.novelties(cx, body, op) {
                    needs.push((first.min, feature_of(novelty)));
                    told.extend(if let Novelty::Attr(name) = novelty { Some((name, first.min)) } else { None });
                }
                first = before;
            }
            if first.min > Version::MINIMUM {
                needs.push((first.min, Feature::Op(spoken(def).split_once('.').map_or(def.name, |(_, name)| name))));
            }
        }
        for &(name, attr) in cx.dict_entries(body.attrs(op)) {
            let mut inside = Needs::new();
            self.attr(attr, &mut inside);
            // An added attribute that says nothing is left out with all that is in it; of one that says something, the
            // barrier tells already.
            let is = |known: &str| known.as_bytes() == cx.name_bytes(name);
            match told.iter().find(|(known, _)| is(known)) {
                Some(&(_, since)) => inside.retain(|need| need.0 > since),
                None if added.iter().any(|known| is(known)) => continue,
                None => {}
            }
            needs.append(&mut inside);
        }
        needs
    }

    fn ty(&mut self, ty: Type, needs: &mut Needs) {
        if let Some(known) = self.types.get(&ty) {
            needs.extend_from_slice(known);
            return;
        }
        let mut own = Needs::new();
        if let Some((kind, params)) = TypeKind::of(self.cx, ty) {
            add_row(kind.row().def.name, kind.row().min, &mut own);
            grow_stack(|| self.params(params, &mut own));
        }
        needs.extend_from_slice(&own);
        self.types.insert(ty, own);
    }

    fn attr(&mut self, attr: Attr, needs: &mut Needs) {
        if let Some(known) = self.attrs.get(&attr) {
            needs.extend_from_slice(known);
            return;
        }
        let mut own = Needs::new();
        if let Some((kind, params)) = AttrKind::of(self.cx, attr) {
            add_row(kind.row().def.name, kind.row().min, &mut own);
            if let Some(value) = VHLO.enumerator(kind.row(), params).filter(|value| value.min > Version::MINIMUM) {
                own.push((value.min, Feature::of_value(value.def.attr, value.def.word)));
            }
            // The elements of a constant are those of its type.
            let params = if kind == AttrKind::Tensor { &params[..1] } else { params };
            grow_stack(|| self.params(params, &mut own));
        }
        needs.extend_from_slice(&own);
        self.attrs.insert(attr, own);
    }

    fn params(&mut self, params: &[Param], needs: &mut Needs) {
        for param in params {
            match param {
                Param::Type(ty) | Param::SelfType(ty) => self.ty(*ty, needs),
                Param::Attr(attr) => self.attr(*attr, needs),
                Param::List(inner) => self.params(inner, needs),
                _ => {}
            }
        }
    }
}

fn add_row(name: &'static str, min: Version, needs: &mut Needs) {
    if min > Version::MINIMUM {
        needs.push((min, Feature::of_kind(name)));
    }
}

fn feature_of(novelty: Novelty) -> Feature {
    match novelty {
        Novelty::Attr(name) => Feature::of_attr(name),
        Novelty::Operands => Feature::Operands,
        Novelty::Regions => Feature::Regions,
    }
}

/// The loosened rules that concern an op of VHLO.
fn rules_of(def: &'static OpDef) -> Vec<Loosened> {
    LOOSENED.into_iter().filter(|rule| VHLO.op(def).is_some() && rule.concerns(def.name)).collect()
}

/// The name of an op of VHLO as StableHLO has it.
fn spoken(def: &'static OpDef) -> &'static str {
    mapping::by_inside(def, true).map_or(def.name, |pair| pair.outside.name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::parse;

    /// Every version that has an opset of its own.
    fn versions() -> impl Iterator<Item = Version> {
        (9..=20).map(|minor| Version::new(0, minor, 0)).chain((0..=20).map(|minor| Version::new(1, minor, 0)))
    }

    fn found(barriers: &[Barrier]) -> Vec<String> {
        barriers.iter().map(|barrier| format!("{} {} {}", barrier.since, barrier.feature, barrier.count())).collect()
    }

    /// The barriers of a program, before and after the expander; and what `vhlo-to-version` says of each version.
    #[track_caller]
    fn check(text: &str, expect: &[&str], expanded: &[&str]) {
        let module = parse(text);
        let mut diags = Diagnostics::default();
        let reach = reach(&module.cx, &module.body, &mut diags).unwrap_or_else(|| panic!("{diags:#?}"));
        assert_eq!(found(&reach.barriers), expect);
        assert_eq!(found(&reach.expanded), expanded);
        for target in versions() {
            let mut body = module.body.deep_clone();
            let mut diags = Diagnostics::default();
            legalize_to_vhlo(&module.cx, &mut body, true, &mut diags).unwrap();
            let is_written = to_version(&module.cx, &mut body, target, Access::Write, &mut diags).is_ok();
            assert_eq!(is_written, target >= reach.lowest(), "{target}: {diags:#?}");
        }
    }

    fn function(ty: &str, op: &str) -> String {
        format!("func.func @f(%x: {ty}) -> {ty} {{\n  %0 = {op}\n  return %0 : {ty}\n}}")
    }

    #[test]
    fn old_programs_have_no_barriers() {
        check(&function("tensor<f32>", "stablehlo.tanh %x : tensor<f32>"), &[], &[]);
    }

    #[test]
    fn ops_types_and_attributes_are_barriers() {
        check(&function("tensor<f32>", "stablehlo.tan %x : tensor<f32>"), &["1.4.0 op tan 1"], &[]);
        check(
            &function("tensor<f8E4M3>", "stablehlo.tan %x : tensor<f8E4M3>"),
            &["1.7.0 type f8E4M3 3", "1.4.0 op tan 1"],
            &["1.7.0 type f8E4M3 5"],
        );
        let accurate = "stablehlo.exponential %x {result_accuracy = #stablehlo.result_accuracy<ulps = 2, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<f32>";
        let barriers = ["1.9.0 attribute result_accuracy 1"];
        check(&function("tensor<f32>", accurate), &barriers, &barriers);
        let barriers = ["1.10.0 attribute result_accuracy 1"];
        check(&function("tensor<f32>", &accurate.replace("exponential", "tanh")), &barriers, &barriers);
    }

    #[test]
    fn loosened_rules_are_barriers() {
        let reduce = r#""stablehlo.reduce"(%x, %c) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f64>, %b: tensor<f64>):
    %s = stablehlo.add %a, %b : tensor<f64>
    stablehlo.return %s : tensor<f64>
  }) : (tensor<2xf32>, tensor<f32>) -> tensor<f64>"#;
        let text = format!(
            "func.func @f(%x: tensor<2xf32>, %c: tensor<f32>) -> tensor<f64> {{\n %0 = {reduce}\n return %0 : tensor<f64>\n}}"
        );
        let barriers = ["0.17.0 results of other element types than the operands 1"];
        check(&text, &barriers, &barriers);
        let call = "stablehlo.custom_call @f(%x) {api_version = 4 : i32, backend_config = {a = 1 : i32}} : (tensor<f32>) -> tensor<f32>";
        let barriers = ["1.3.0 custom calls with a typed interface 1"];
        check(&function("tensor<f32>", call), &barriers, &barriers);
    }

    #[test]
    fn the_types_of_an_algorithm_count_with_it() {
        let dot = |ty: &str| {
            format!(
                "stablehlo.dot_general %x, %x, contracting_dims = [1] x [0], algorithm = <lhs_precision_type = {ty}, rhs_precision_type = {ty}, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>"
            )
        };
        let function = |ty: &str| function("tensor<2x2xf32>", &dot(ty));
        check(&function("f32"), &["1.6.0 algorithm of dot_general 1"], &["1.6.0 algorithm of dot_general 1"]);
        let barriers = ["1.7.0 type f8E4M3 1", "1.6.0 algorithm of dot_general 1"];
        check(&function("f8E4M3"), &barriers, &barriers);
    }

    #[test]
    fn ranges_warn_and_hold_nothing_back() {
        let text = "func.func @f() { return loc(\"a\":1:2 to :5) } loc(\"a\":1:1)";
        check(text, &["1.9.0 ranges in locations 1"], &[]);
    }
}
