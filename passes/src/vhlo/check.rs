//! `stablehlo-compatibility-check`: whether a program is covered by the compatibility guarantees.
//!
//! | dialect | covered |
//! | --- | --- |
//! | arith | addi, cmpi, constant, divsi, extsi, index_cast, maxsi, minsi, muli, select, subi, trunci |
//! | builtin | no op, all attributes and types |
//! | chlo, ml_program | everything |
//! | func | call |
//! | sparse_tensor | everything, as an aspiration: a warning |
//! | stablehlo | everything but custom_call |
//! | tensor | cast, dim, from_elements |
//!
//! `builtin.module`, `func.func`, `func.return` and quantized types hold programs together and count as covered. What
//! is not covered is an error, once for each op, type or attribute, at its first use. Features that not all readers of
//! the window know are warnings ([`super::promise`]). A covered program that still is no portable artifact gets a
//! remark that says why, and what makes it one.
//!
//! Spec: the compatibility RFC of 2022-09-12, "Definition of StableHLO programs".

use std::fmt;

use hlo_dialects::vhlo::Date;
use hlo_ir::text::grow_stack;
use hlo_ir::{
    Attr, AttrData, Body, Context, Diagnostics, Loc, OpDef, OpRef, Param, Reported, Severity, Type, TypeData,
};
use indexmap::IndexMap;
use rustc_hash::FxHashMap;

use super::barriers::barriers_of;
use super::legalize_to_vhlo::{PIPELINE_HELP, is_lowered_before, legalize_to_vhlo};
use super::pre_order;
use super::promise::{Promise, Window, today};
use crate::options::{OptionDef, OptionKind};
use crate::pass::{Changed, ModulePass, PassCx, PassDef, Runs};

/// The row.
pub static STABLEHLO_COMPATIBILITY_CHECK: PassDef = PassDef {
    name: "stablehlo-compatibility-check",
    class: "StablehloCompatibilityCheckPass",
    summary: "Check that the compatibility guarantees cover the program.",
    options: &[
        OptionDef {
            name: "window",
            kind: OptionKind::Value,
            default: "rfc",
            summary: "Which readers are promised to read it: default, rfc, adjacent, 4w or 12w.",
        },
        OptionDef {
            name: "as-of",
            kind: OptionKind::Value,
            default: "",
            summary: "The day that the window is seen from, YYYY-MM-DD; today when empty.",
        },
    ],
    make: Runs::OnModule(|options| {
        let (window, as_of) = (options.get("window")?, options.get("as-of")?);
        Ok(Box::new(CompatibilityCheck { window, as_of }))
    }),
};

struct CompatibilityCheck {
    window: Window,
    as_of: Option<Date>,
}

impl ModulePass for CompatibilityCheck {
    fn run(&self, cx: &mut PassCx<'_>, module: &mut Body) -> Result<Changed, Reported> {
        let promise = Promise { window: self.window, as_of: self.as_of.unwrap_or_else(today) };
        check(cx.context, module, promise, &mut cx.diags)?;
        Ok(Changed::No)
    }
}

/// Checks a module with everything inside, as the pass does.
///
/// # Errors
/// When something is not covered.
pub fn check(cx: &Context, module: &Body, promise: Promise, diags: &mut Diagnostics) -> Result<(), Reported> {
    let mut coverage =
        Coverage { cx, types: FxHashMap::default(), attrs: FxHashMap::default(), found: IndexMap::new() };
    coverage.body(module);
    let is_covered = coverage.report(diags);
    if promise.oldest_reader().is_some()
        && let Some(barriers) = barriers_of(cx, module, &mut Diagnostics::default())
    {
        promise.warn_of_young(&barriers, diags);
    }
    is_covered?;
    tell_of_artifact(cx, module, diags);
    Ok(())
}

/// Says when a covered program is no portable artifact yet, and what makes it one.
fn tell_of_artifact(cx: &Context, module: &Body, diags: &mut Diagnostics) {
    let mut faults = Diagnostics::default();
    if legalize_to_vhlo(cx, &mut module.deep_clone(), false, &mut faults).is_ok() {
        return;
    }
    let Some(fault) = faults.iter().find(|fault| fault.severity == Severity::Error) else { return };
    let message = "the guarantees cover the program, but it cannot become a portable artifact yet";
    let mut draft = diags.remark("no-artifact-yet", fault.span, message);
    for note in &fault.notes {
        draft = draft.note(note);
    }
    // The first fault may stand beside what the pipeline lowers, such as a constant that only it uses.
    if !fault.helps.iter().any(|help| help == PIPELINE_HELP) && holds(module, &is_lowered_before) {
        draft = draft.help(
            "run `--chlo-pre-serialization-pipeline` first: it lowers other ops, and what only they use goes with them",
        );
    }
    for help in &fault.helps {
        draft = draft.help(help);
    }
    draft.emit();
}

/// Whether any op of a program, inside too, is of such a row.
fn holds(body: &Body, wanted: &impl Fn(&OpDef) -> bool) -> bool {
    pre_order(body).into_iter().any(|op| wanted(body.def(op)))
        || body.children().any(|child| grow_stack(|| holds(child, wanted)))
}

/// Ops of dialects that are covered in part.
const ARITH: &[&str] =
    &["addi", "cmpi", "constant", "divsi", "extsi", "index_cast", "maxsi", "minsi", "muli", "select", "subi", "trunci"];
const FUNC: &[&str] = &["call"];
const TENSOR: &[&str] = &["cast", "dim", "from_elements"];

/// Ops that hold programs together.
const CONTAINERS: &[&str] = &["builtin.module", "func.func", "func.return"];

/// Why something is not covered.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Gap {
    /// The meaning of custom calls is that of their implementation.
    CustomCall,
    /// Of this dialect only these ops are covered.
    Only(&'static str, &'static [&'static str]),
    /// Of builtin, no op is.
    BuiltinOp,
    /// Nothing of this dialect is.
    Dialect(String),
    /// It is an aspiration: a warning.
    Aspiration,
}

impl fmt::Display for Gap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Gap::CustomCall => {
                f.write_str("what a custom call means is up to its implementation, which promises nothing")
            }
            Gap::Only(dialect, ops) => write!(f, "of {dialect} the guarantees cover {}", ops.join(", ")),
            Gap::BuiltinOp => f.write_str("of builtin the guarantees cover attributes and types, and no ops"),
            Gap::Dialect(dialect) => write!(f, "the guarantees cover nothing of the dialect {dialect}"),
            Gap::Aspiration => f.write_str("sparsity is an aspiration of the guarantees, and no promise yet"),
        }
    }
}

/// The gap that an op with this name is; `None` when it is covered.
fn op_gap(name: &str) -> Option<Gap> {
    let (dialect, op) = name.split_once('.').unwrap_or((name, ""));
    let only = |dialect, ops: &'static [&'static str]| (!ops.contains(&op)).then_some(Gap::Only(dialect, ops));
    match dialect {
        _ if CONTAINERS.contains(&name) => None,
        "arith" => only("arith", ARITH),
        "func" => only("func", FUNC),
        "tensor" => only("tensor", TENSOR),
        "stablehlo" => (op == "custom_call").then_some(Gap::CustomCall),
        "builtin" => Some(Gap::BuiltinOp),
        _ => dialect_gap(dialect),
    }
}

/// The gap that a type or attribute of a dialect other than builtin is.
fn dialect_gap(dialect: &str) -> Option<Gap> {
    match dialect {
        "chlo" | "ml_program" | "stablehlo" | "quant" => None,
        "sparse_tensor" => Some(Gap::Aspiration),
        _ => Some(Gap::Dialect(dialect.to_owned())),
    }
}

/// A type or attribute, perhaps inside another one, that is not covered: as reports say it, and why.
type Culprit = (String, Gap);

/// Where something that is not covered stands first, and how often it does.
struct Finding {
    gap: Gap,
    loc: Loc,
    count: usize,
}

/// Looks at the ops of a program, and remembers the types and attributes that were seen.
struct Coverage<'c> {
    cx: &'c Context,
    types: FxHashMap<Type, Option<Culprit>>,
    attrs: FxHashMap<Attr, Option<Culprit>>,
    /// By what it is, as reports say it.
    found: IndexMap<String, Finding>,
}

impl Coverage<'_> {
    fn body(&mut self, body: &Body) {
        for op in pre_order(body) {
            if !body.is_slot(op) {
                self.op(body.op_ref(self.cx, op));
            }
        }
        for child in body.children() {
            grow_stack(|| self.body(child));
        }
    }

    fn op(&mut self, op: OpRef<'_>) {
        let cx = self.cx;
        let gap = op_gap(op.name());
        let is_covered = gap.is_none();
        if let Some(gap) = gap {
            self.file(format!("'{}'", op.name()), gap, op.loc());
        }
        let mut culprits: Vec<Culprit> = Vec::new();
        for &(name, attr) in cx.dict_entries(op.attrs()) {
            // What an op has for itself is told with the op.
            if is_covered || !op.def().is_inherent(cx.name_bytes(name)) {
                culprits.extend(self.attr(attr));
            }
        }
        for value in super::owned_values(op.body, op.id) {
            culprits.extend(self.ty(op.body.ty(value)));
        }
        // One op counts once, however often it holds the same.
        for (index, (what, gap)) in culprits.iter().enumerate() {
            if culprits[..index].iter().all(|(known, _)| known != what) {
                self.file(what.clone(), gap.clone(), op.loc());
            }
        }
    }

    fn file(&mut self, what: String, gap: Gap, loc: Loc) {
        self.found.entry(what).or_insert(Finding { gap, loc, count: 0 }).count += 1;
    }

    /// Tells what was found.
    fn report(&self, diags: &mut Diagnostics) -> Result<(), Reported> {
        let mut result = Ok(());
        for (what, Finding { gap, loc, count }) in &self.found {
            let is_error = *gap != Gap::Aspiration;
            let message = format!("{what} is not covered by the compatibility guarantees");
            let mut draft = match is_error {
                true => diags.error("not-guaranteed", *loc, message),
                false => diags.warning("not-guaranteed", *loc, message),
            };
            draft = draft.note(gap.to_string());
            if *count > 1 {
                draft = draft.note(format!("it stands at {count} ops; this is the first"));
            }
            if let Gap::Dialect(dialect) = gap {
                draft = match dialect.as_str() {
                    "vhlo" => draft.help("run `--stablehlo-deserialize` first, which makes an artifact StableHLO"),
                    "shape" => draft.help("run `--chlo-pre-serialization-pipeline` first, which makes it StableHLO"),
                    _ => draft,
                };
            }
            let reported = draft.emit();
            if is_error {
                result = Err(reported);
            }
        }
        result
    }

    fn ty(&mut self, ty: Type) -> Option<Culprit> {
        if let Some(known) = self.types.get(&ty) {
            return known.clone();
        }
        let gap = grow_stack(|| self.type_gap(ty));
        self.types.insert(ty, gap.clone());
        gap
    }

    fn type_gap(&mut self, ty: Type) -> Option<Culprit> {
        let cx = self.cx;
        match ty.data(cx) {
            TypeData::Error | TypeData::Integer { .. } | TypeData::Index | TypeData::None | TypeData::Float(_) => None,
            TypeData::Complex(inner) | TypeData::UnrankedTensor(inner) => self.ty(*inner),
            TypeData::Tuple(types) => types.iter().find_map(|&ty| self.ty(ty)),
            TypeData::Function { inputs, results } => inputs.iter().chain(results).find_map(|&ty| self.ty(ty)),
            TypeData::Tensor { element, encoding, .. } => {
                self.ty(*element).or_else(|| encoding.and_then(|attr| self.attr(attr)))
            }
            TypeData::Vector { element, .. } => self.ty(*element),
            TypeData::MemRef { element, layout, memory_space, .. } => {
                let mut attrs = layout.iter().chain(memory_space);
                self.ty(*element).or_else(|| attrs.find_map(|&attr| self.attr(attr)))
            }
            TypeData::UnrankedMemRef { element, memory_space } => {
                self.ty(*element).or_else(|| memory_space.and_then(|attr| self.attr(attr)))
            }
            TypeData::Opaque { dialect, .. } => {
                Some((format!("the type '{}'", cx.type_text(ty)), dialect_gap(&cx.name_str(*dialect))?))
            }
            TypeData::Dialect(inner) => match dialect_gap(dialect_of(inner.def.name)) {
                Some(gap) => Some((format!("the type '!{}'", inner.def.name), gap)),
                None => self.params(&inner.params),
            },
        }
    }

    fn attr(&mut self, attr: Attr) -> Option<Culprit> {
        if let Some(known) = self.attrs.get(&attr) {
            return known.clone();
        }
        let gap = grow_stack(|| self.attr_gap(attr));
        self.attrs.insert(attr, gap.clone());
        gap
    }

    fn attr_gap(&mut self, attr: Attr) -> Option<Culprit> {
        let cx = self.cx;
        match attr.data(cx) {
            AttrData::Unit
            | AttrData::SymbolRef { .. }
            | AttrData::AffineMap(_)
            | AttrData::IntegerSet(_)
            | AttrData::Strided { .. }
            | AttrData::Location(_) => None,
            AttrData::Integer { ty, .. }
            | AttrData::Float { ty, .. }
            | AttrData::String { ty, .. }
            | AttrData::Type(ty)
            | AttrData::DenseArray { element: ty, .. }
            | AttrData::Dense { ty, .. }
            | AttrData::DenseStrings { ty, .. }
            | AttrData::DenseResource { ty, .. }
            | AttrData::Sparse { ty, .. } => self.ty(*ty),
            AttrData::Array(elements) => elements.iter().find_map(|&attr| self.attr(attr)),
            AttrData::Dictionary(dict) => cx.dict_entries(*dict).iter().find_map(|&(_, attr)| self.attr(attr)),
            AttrData::Distinct { referenced, .. } => self.attr(*referenced),
            AttrData::Opaque { dialect, .. } => {
                Some((format!("the attribute '{}'", cx.attr_text(attr)), dialect_gap(&cx.name_str(*dialect))?))
            }
            AttrData::Dialect(inner) => {
                // Flags of later years that are not set leave the op as the guarantees know it.
                let is_silent = inner.def.name == "arith.overflow" && inner.params.iter().all(|flag| flag.int() == 0);
                if is_silent {
                    return None;
                }
                match dialect_gap(dialect_of(inner.def.name)) {
                    Some(gap) => Some((format!("the attribute '#{}'", inner.def.name), gap)),
                    None => self.params(&inner.params),
                }
            }
        }
    }

    fn params(&mut self, params: &[Param]) -> Option<Culprit> {
        params.iter().find_map(|param| match param {
            Param::Type(ty) | Param::SelfType(ty) => self.ty(*ty),
            Param::Attr(attr) => self.attr(*attr),
            Param::List(inner) => self.params(inner),
            _ => None,
        })
    }
}

fn dialect_of(name: &str) -> &str {
    name.split_once('.').map_or(name, |(dialect, _)| dialect)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::parse;

    /// The headlines about a program on a day, with what comes with them.
    fn messages(window: Window, day: &str, text: &str) -> (bool, Vec<String>) {
        let module = parse(text);
        let mut diags = Diagnostics::default();
        let promise = Promise { window, as_of: Date::parse(day).unwrap() };
        let is_covered = check(&module.cx, &module.body, promise, &mut diags).is_ok();
        assert_eq!(is_covered, !diags.has_errors());
        let line = |d: &hlo_ir::Diagnostic| {
            [&d.message[..]]
                .into_iter()
                .chain(d.notes.iter().chain(&d.helps).map(String::as_str))
                .collect::<Vec<_>>()
                .join(" | ")
        };
        (is_covered, diags.iter().map(line).collect())
    }

    #[track_caller]
    fn check_program(text: &str, is_covered: bool, expect: &[&str]) {
        assert_eq!(
            messages(Window::Rfc, "2026-11-30", text),
            (is_covered, expect.iter().map(|s| (*s).to_owned()).collect())
        );
    }

    #[test]
    fn the_guaranteed_set_is_that_of_the_rfc() {
        let registry = hlo_dialects::registry();
        let covered = |dialect: &str| -> Vec<&str> {
            let names = registry.ops().map(|def| def.name).filter(|name| dialect_of(name) == dialect);
            let mut names: Vec<&str> = names.filter(|name| op_gap(name).is_none()).collect();
            names.sort_unstable();
            names
        };
        let all = |dialect: &str, ops: &[&str]| ops.iter().map(|op| format!("{dialect}.{op}")).collect::<Vec<_>>();
        assert_eq!(covered("arith"), all("arith", ARITH));
        assert_eq!(covered("tensor"), all("tensor", TENSOR));
        assert_eq!(covered("builtin"), ["builtin.module"]);
        assert_eq!(covered("func"), ["func.call", "func.func", "func.return"]);
        let count = |dialect: &str| registry.ops().filter(|def| def.dialect() == dialect).count();
        assert_eq!(covered("chlo").len(), count("chlo"));
        assert_eq!(covered("ml_program").len(), count("ml_program"));
        assert_eq!(covered("stablehlo").len(), count("stablehlo") - 1);
        for dialect in ["check", "interpreter", "math", "mhlo", "sdy", "shape", "scf", "vhlo", "hexir", "linalg"] {
            assert_eq!(covered(dialect), Vec::<&str>::new());
        }
        assert_eq!(op_gap("sparse_tensor.convert"), Some(Gap::Aspiration));
    }

    #[test]
    fn covered_programs_pass_in_silence() {
        let text = "func.func @f(%x: tensor<2x!quant.uniform<i8:f32, 2.0>>, %b: tensor<?xf32, #stablehlo.bounds<3>>) -> tensor<?xf32, #stablehlo.bounds<3>> attributes {a = [1, {b = f32}]} {
  %0 = stablehlo.add %b, %b : tensor<?xf32, #stablehlo.bounds<3>>
  return %0 : tensor<?xf32, #stablehlo.bounds<3>>
}";
        check_program(text, true, &[]);
    }

    #[test]
    fn what_is_not_covered_is_told_once() {
        let text = "func.func @f(%x: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.custom_call @g(%x) : (tensor<f32>) -> tensor<f32>
  %1 = stablehlo.custom_call @g(%0) : (tensor<f32>) -> tensor<f32>
  %2 = math.exp %1 : tensor<f32>
  return %2 : tensor<f32>
}";
        let expect = [
            "'stablehlo.custom_call' is not covered by the compatibility guarantees | what a custom call means is up to its implementation, which promises nothing | it stands at 2 ops; this is the first",
            "'math.exp' is not covered by the compatibility guarantees | the guarantees cover nothing of the dialect math",
        ];
        check_program(text, false, &expect);
        let text = "func.func @f(%x: i32) -> i32 { %0 = arith.addi %x, %x overflow<nsw> : i32 return %0 : i32 }";
        let expect = [
            "the attribute '#arith.overflow' is not covered by the compatibility guarantees | the guarantees cover nothing of the dialect arith",
        ];
        check_program(text, false, &expect);
    }

    #[test]
    fn sparsity_is_a_warning() {
        let text =
            "func.func @f(%x: tensor<4xf32, #sparse_tensor.encoding<{map = (d0) -> (d0 : compressed)}>>) { return }";
        let (is_covered, messages) = messages(Window::Rfc, "2026-11-30", text);
        assert!(
            is_covered && messages[0].contains("sparsity is an aspiration of the guarantees, and no promise yet"),
            "{messages:?}"
        );
    }

    #[test]
    fn covered_programs_may_be_no_artifacts_yet() {
        let text = "func.func @f(%x: tensor<f32>) -> tensor<f32> { %0 = chlo.erf %x : tensor<f32> -> tensor<f32> return %0 : tensor<f32> }";
        let (is_covered, messages) = messages(Window::Rfc, "2026-11-30", text);
        assert!(is_covered);
        let [message] = &*messages else { panic!("{messages:?}") };
        assert!(message.starts_with("the guarantees cover the program, but it cannot become a portable artifact yet"));
        assert!(message.contains("--chlo-pre-serialization-pipeline"), "{message}");
    }

    #[test]
    fn young_features_warn_until_the_window_closes() {
        let text = r#"func.func @f(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "stablehlo.collective_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}"#;
        let on = |day: &str| messages(Window::Rfc, day, text).1;
        let young = on("2026-08-20");
        assert_eq!(young.len(), 1, "{young:?}");
        let expect = "op collective_reduce at 'stablehlo.collective_reduce' exists since 1.19.0 only; the window promises readers from 1.18.0 on | 1.19.0 is of 2026-08-13; the window `rfc` closes 3 weeks later, and this is 2026-08-20";
        assert!(young[0].starts_with(expect), "{young:?}");
        assert_eq!(on("2026-09-03"), Vec::<String>::new());
        assert_eq!(messages(Window::Weeks(4), "2026-09-03", text).1.len(), 1);
        assert_eq!(messages(Window::Default, "2026-08-20", text).1.len(), 0);
        assert_eq!(messages(Window::Adjacent, "2026-08-20", text).1.len(), 0);
    }
}
