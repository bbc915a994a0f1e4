//! Functions and the calls between them.

use hlo_dialects::func::{Call, FuncOp};
use hlo_dialects::stablehlo::types::TOKEN;
use hlo_ir::rewrite::Rewriter;
use hlo_ir::text::grow_stack;
use hlo_ir::{
    Attr, Body, Builder, ChildId, Context, Diagnostics, Dict, InsertPoint, Loc, NoMatch, OpId, OpRef, Reported,
    SmallVec, Type, TypeData, Value, traits,
};
use rustc_hash::{FxHashMap, FxHashSet};

use super::patterns::integer_constant;
use super::types::refine_results;
use crate::common::canonicalize::Simplifier;
use crate::common::collect_ops;
use crate::common::effects::has_no_effect_itself;
use crate::dynamism::arguments::refine_arguments;
use crate::dynamism::target::{check_one_block, functions, name_of};
use crate::instrument::rewrites::RewriteLog;
use crate::optimize::constant::build;

/// What a function is called with.
#[derive(Clone, PartialEq, Eq)]
struct Key {
    /// Leading arguments that are tokens.
    n_tokens: usize,
    /// The scalar integer constants that follow, as attributes.
    constants: Vec<Attr>,
    /// The types of the other arguments.
    types: Vec<Type>,
}

impl Key {
    fn of(call: OpRef<'_>) -> Key {
        let cx = call.cx;
        let n_tokens = call.operands().take_while(|operand| operand.ty().is(cx, &TOKEN)).count();
        let constants: Vec<Attr> = (call.operands().skip(n_tokens))
            .map_while(|operand| {
                let is_scalar = operand.ty().shape(cx) == Some(&[]) && operand.ty().element(cx).is_integer(cx);
                if is_scalar { integer_constant(operand) } else { None }
            })
            .collect();
        let types = call.operands().skip(n_tokens + constants.len()).map(|operand| operand.ty()).collect();
        Key { n_tokens, constants, types }
    }

    /// The types of all arguments that stay, tokens included.
    fn kept_types(&self, cx: &Context) -> Vec<Type> {
        let token = cx.dialect_type(&TOKEN, []);
        std::iter::repeat_n(token, self.n_tokens).chain(self.types.iter().copied()).collect()
    }

    fn text(&self, cx: &Context, name: &[u8]) -> String {
        let constants = self.constants.iter().map(|attr| {
            let value = attr.dense(cx).and_then(|elements| elements.i64s(cx)?.next()).unwrap_or_default();
            value.to_string()
        });
        let types = self.types.iter().map(|&ty| cx.type_text(ty));
        format!(
            "RefinementKey({}, toks={}, dim_args=[{}], fn_args=[{}])",
            String::from_utf8_lossy(name),
            self.n_tokens,
            constants.collect::<Vec<_>>().join(", "),
            types.collect::<Vec<_>>().join(", ")
        )
    }
}

/// The functions of a module while they are refined. Each is in the hands of the one that works on it.
pub(super) struct Refiner<'r> {
    cx: &'r Context,
    simplifier: &'r Simplifier,
    children: Vec<ChildId>,
    bodies: Vec<Body>,
    locs: Vec<Loc>,
    by_name: FxHashMap<Vec<u8>, usize>,
    effect_free: Vec<bool>,
    keys: FxHashMap<usize, Key>,
    /// Functions that are being refined, the current one last.
    stack: Vec<usize>,
    failed: Option<Reported>,
    rewrites: RewriteLog,
}

impl<'r> Refiner<'r> {
    /// Takes the functions out of `module`, until [`Refiner::finish`].
    pub fn new(cx: &'r Context, simplifier: &'r Simplifier, traces: bool, module: &mut Body) -> Self {
        let children = functions(module);
        let bodies = children.iter().map(|&child| std::mem::replace(module.child_mut(child), stand_in()));
        let bodies: Vec<Body> = bodies.collect();
        let names = bodies.iter().enumerate().map(|(index, body)| (name_of(cx, body).to_vec(), index));
        let by_name: FxHashMap<Vec<u8>, usize> = names.collect();
        let effect_free = effect_free(cx, &bodies, &by_name);
        let locs = bodies.iter().map(|body| body.loc(Body::ROOT)).collect();
        Refiner {
            cx,
            simplifier,
            children,
            bodies,
            locs,
            by_name,
            effect_free,
            keys: FxHashMap::default(),
            stack: Vec::new(),
            failed: None,
            rewrites: RewriteLog::new(traces),
        }
    }

    /// Puts the functions back; tells what patterns did.
    pub fn finish(self, module: &mut Body) -> RewriteLog {
        for (child, body) in self.children.into_iter().zip(self.bodies) {
            *module.child_mut(child) = body;
        }
        self.rewrites
    }

    /// Refines `main` and all that it calls.
    ///
    /// # Errors
    /// When a function could not be refined for one of its calls.
    pub fn refine_main(&mut self, main: ChildId, diags: &mut Diagnostics) -> Result<(), Reported> {
        let Some(index) = self.children.iter().position(|&child| child == main) else { return Ok(()) };
        let types = signature(self.cx, &self.bodies[index]).map(|(inputs, _)| inputs.to_vec()).unwrap_or_default();
        self.refine(index, Key { n_tokens: 0, constants: Vec::new(), types }, diags)?;
        self.failed.take().map_or(Ok(()), Err)
    }

    /// Refines a function for a call, unless it was before.
    fn refine(&mut self, index: usize, key: Key, diags: &mut Diagnostics) -> Result<(), Reported> {
        if self.was_refined(index, &key, diags)? {
            return Ok(());
        }
        check_one_block(self.cx, &self.bodies[index], diags)?;
        self.keys.insert(index, key.clone());
        let mut body = std::mem::replace(&mut self.bodies[index], stand_in());
        self.stack.push(index);
        let outcome = self.refine_body(&mut body, &key, diags);
        self.stack.pop();
        self.bodies[index] = body;
        outcome
    }

    /// Whether the function was refined before, for calls like this one.
    fn was_refined(&self, index: usize, key: &Key, diags: &mut Diagnostics) -> Result<bool, Reported> {
        let Some(known) = self.keys.get(&index) else { return Ok(false) };
        let cx = self.cx;
        let is_open = self.stack.contains(&index);
        let name = || self.by_name.iter().find(|(_, other)| **other == index).map_or(&[][..], |(name, _)| &name[..]);
        let other_constants = !key.constants.is_empty() && key.constants != known.constants;
        let message = if other_constants || key.kept_types(cx) != known.kept_types(cx) {
            let [current, previous] = [key, known].map(|key| key.text(cx, name()));
            format!("refined with incompatible refinement keys:\n  curr={current}\n  prev={previous}")
        } else if is_open {
            format!("Function {} is being refined recursively", String::from_utf8_lossy(name()))
        } else {
            return Ok(true);
        };
        Err(diags.error("refinement", self.locs[index], format!("'{}' op {message}", FuncOp::DEF.name)).emit())
    }

    fn refine_body(&mut self, body: &mut Body, key: &Key, diags: &mut Diagnostics) -> Result<(), Reported> {
        let cx = self.cx;
        move_constants_in(cx, body, key);
        refine_arguments(cx, body, &key.kept_types(cx), diags)?;
        self.simplifier.run(cx, body, &mut self.rewrites);
        let mut done: FxHashSet<OpId> = FxHashSet::default();
        // As long as nothing changes here, the calls that were found stay those that there are.
        'changed: loop {
            let calls = collect_ops(body).into_iter().filter(|&op| std::ptr::eq(body.def(op), Call::DEF));
            for call in calls.collect::<Vec<OpId>>() {
                if !done.insert(call) {
                    continue;
                }
                match self.call(body, call, diags) {
                    Ok(true) => {
                        self.simplifier.run(cx, body, &mut self.rewrites);
                        continue 'changed;
                    }
                    Ok(false) => {}
                    Err(reported) => self.failed = Some(reported),
                }
            }
            return Ok(());
        }
    }

    /// Refines the function that is called, and the call for what it became; whether that changed anything here.
    fn call(&mut self, body: &mut Body, call: OpId, diags: &mut Diagnostics) -> Result<bool, Reported> {
        let cx = self.cx;
        let view = body.op_ref(cx, call);
        let callee = view.attr("callee").and_then(|attr| attr.as_flat_symbol(cx)).map(|name| cx.name_bytes(name));
        let Some(&index) = callee.and_then(|name| self.by_name.get(name)) else { return Ok(false) };
        let key = Key::of(view);
        grow_stack(|| self.refine(index, key.clone(), diags))?;
        let callee = &self.bodies[index];
        let returned = returned(cx, callee);
        let constants: Vec<Option<Attr>> =
            returned.iter().map(|&value| integer_constant(callee.value_ref(cx, value))).collect();
        let Some((_, results)) = signature(cx, callee) else { return Ok(false) };
        let results = results.to_vec();
        let mut rw = Rewriter::before(cx, body, call);
        let fits = |rw: &Rewriter<'_>, index: usize| rw.op(call).result(index).ty() == results[index];
        let refined = refine_results(call, &results, &mut rw).is_ok();
        if constants.iter().all(Option::is_some)
            && self.effect_free[index]
            && (0..results.len()).all(|at| fits(&rw, at))
        {
            let values: SmallVec<[Value; 2]> =
                rw.build(|b| constants.iter().flatten().map(|&value| build(b, value)).collect());
            let _: Result<(), NoMatch> = rw.replace(call, values);
            return Ok(true);
        }
        let dropped = !key.constants.is_empty();
        if dropped {
            drop_constants(call, &key, &mut rw);
        }
        let mut propagated = false;
        for (at, value) in constants.iter().enumerate() {
            let result = rw.body().result(call, at);
            if let Some(value) = value.filter(|_| rw.body().has_uses(result) && fits(&rw, at)) {
                if let Some(next) = rw.body().next_op(call) {
                    rw.go_before(next);
                }
                let value = rw.build(|b| build(b, value));
                rw.replace_all_uses(result, value);
                propagated = true;
            }
        }
        Ok(refined || dropped || propagated)
    }
}

/// What stands in the place of a function while it is worked on.
fn stand_in() -> Body {
    Body::new(FuncOp::DEF, Loc::UNKNOWN, Dict::EMPTY, 0)
}

/// Argument and result types of a function.
fn signature<'c>(cx: &'c Context, function: &Body) -> Option<(&'c [Type], &'c [Type])> {
    let ty = cx.dict_get(function.attrs(Body::ROOT), "function_type")?.as_type(cx)?;
    match ty.data(cx) {
        TypeData::Function { inputs, results } => Some((inputs, results)),
        _ => None,
    }
}

/// What a function of one block returns.
fn returned(cx: &Context, function: &Body) -> SmallVec<[Value; 4]> {
    let entry = function.op_region(Body::ROOT, 0).and_then(|region| function.region_blocks(region).first().copied());
    let last = entry.and_then(|entry| function.last_op(entry));
    let last = last.filter(|&op| function.op_ref(cx, op).has(traits::TERMINATOR));
    last.into_iter().flat_map(|op| function.operands(op)).collect()
}

/// Puts the constants of `key` in the place of the arguments that they are for.
fn move_constants_in(cx: &Context, function: &mut Body, key: &Key) {
    let entry = function.op_region(Body::ROOT, 0).and_then(|region| function.region_blocks(region).first().copied());
    let (Some(entry), Some((inputs, results))) = (entry, signature(cx, function)) else { return };
    let gone = key.n_tokens..key.n_tokens + key.constants.len();
    if gone.is_empty() {
        return;
    }
    let first = function.first_op(entry);
    for (&value, index) in key.constants.iter().zip(gone.clone()) {
        let (arg, loc) = (function.block_args(entry)[index], function.block_arg_locs(entry)[index]);
        let at = first.map_or(InsertPoint::End(entry), InsertPoint::Before);
        let mut b = Builder { cx, body: function, at, loc };
        let value = build(&mut b, value);
        function.replace_all_uses(arg, value);
    }
    for index in gone.clone().rev() {
        function.erase_argument(entry, index);
    }
    let kept = |index: &usize| !gone.contains(index);
    let inputs: Vec<Type> = (0..inputs.len()).filter(kept).map(|index| inputs[index]).collect();
    let ty = cx.function_type(&inputs, results);
    function.set_attr(cx, Body::ROOT, "function_type", Some(cx.type_attr(ty)));
    if let Some(attrs) = without(cx, cx.dict_get(function.attrs(Body::ROOT), "arg_attrs"), &gone) {
        function.set_attr(cx, Body::ROOT, "arg_attrs", Some(attrs));
    }
}

/// A list with one entry an argument, without those for `gone`.
fn without(cx: &Context, list: Option<Attr>, gone: &std::ops::Range<usize>) -> Option<Attr> {
    let entries = list?.as_array(cx)?;
    let kept: Vec<Attr> =
        entries.iter().enumerate().filter(|(index, _)| !gone.contains(index)).map(|(_, &attr)| attr).collect();
    Some(cx.array_attr(&kept))
}

/// Takes the constants of `key` out of the call.
fn drop_constants(call: OpId, key: &Key, rw: &mut Rewriter<'_>) {
    let gone = key.n_tokens..key.n_tokens + key.constants.len();
    let operands = rw.body().operands(call).enumerate().filter(|(index, _)| !gone.contains(index));
    let operands: SmallVec<[Value; 4]> = operands.map(|(_, value)| value).collect();
    rw.set_operands(call, &operands);
    if let Some(attrs) = without(rw.cx(), rw.op(call).attr("arg_attrs"), &gone) {
        rw.set_attr(call, "arg_attrs", Some(attrs));
    }
}

/// Which functions have no effect, those that they call included. Recursion counts as one.
fn effect_free(cx: &Context, bodies: &[Body], by_name: &FxHashMap<Vec<u8>, usize>) -> Vec<bool> {
    let facts: Vec<Option<Vec<usize>>> = bodies.iter().map(|body| callees_of_quiet(cx, body, by_name)).collect();
    let mut free = vec![false; bodies.len()];
    loop {
        let is_free = |callees: &Vec<usize>| callees.iter().all(|&callee| free[callee]);
        let next: Vec<bool> = facts.iter().map(|callees| callees.as_ref().is_some_and(is_free)).collect();
        if next == free {
            return free;
        }
        free = next;
    }
}

/// The functions that `body` calls, where it does nothing else that anybody would miss.
fn callees_of_quiet(cx: &Context, body: &Body, by_name: &FxHashMap<Vec<u8>, usize>) -> Option<Vec<usize>> {
    body.op_region(Body::ROOT, 0).filter(|&region| !body.region_blocks(region).is_empty())?;
    let mut callees = Vec::new();
    for op in collect_ops(body) {
        if std::ptr::eq(body.def(op), Call::DEF) {
            let callee = cx.dict_get(body.attrs(op), "callee").and_then(|attr| attr.as_flat_symbol(cx))?;
            callees.push(*by_name.get(cx.name_bytes(callee))?);
        } else if !has_no_effect_itself(cx, body, op) {
            return None;
        }
    }
    Some(callees)
}
