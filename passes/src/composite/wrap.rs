//! `stablehlo-wrap-in-composite`: chosen ops become composites, each with a function that holds the op.
//!
//! ```mlir
//! %0 = stablehlo.add %x, %y : tensor<2xf32>                                                       // before
//! %0 = stablehlo.composite "stablehlo.add" %x, %y {decomposition = @stablehlo.add.impl} : …       // after
//! func.func private @stablehlo.add.impl(%arg0: tensor<2xf32>, %arg1: tensor<2xf32>) -> tensor<2xf32> { … }
//! ```
//!
//! The last op of the last function comes first, as in the reference, whose greedy driver also shares constants and
//! removes what nobody needs in all functions there were.

use hlo_dialects::func::{FuncOp, Return};
use hlo_dialects::stablehlo::composite::Composite;
use hlo_ir::rewrite::{PatternSet, Rewriter};
use hlo_ir::symbols::Symbols;
use hlo_ir::text::grow_stack;
use hlo_ir::{
    Body, Builder, Cloner, Context, Diagnostics, Name, NewOp, OpDef, OpId, RegionId, Reported, SmallVec, Type, Value,
    ValueDef, traits,
};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::common::canonicalize::{Simplifier, post_order};
use crate::common::effects::{is_unused, removable_if_unused};
use crate::common::{collect_ops, push_inner_ops};
use crate::instrument::rewrites::RewriteLog;
use crate::options::{OptionDef, OptionKind};
use crate::pass::{Changed, ModulePass, PassCx, PassDef, Runs};

/// The row.
pub static STABLEHLO_WRAP_IN_COMPOSITE: PassDef = PassDef {
    name: "stablehlo-wrap-in-composite",
    class: "StablehloWrapInCompositePass",
    summary: "Wraps a non-composite  StableHLO op in a composite op.",
    options: &[
        OptionDef { name: "op-names", kind: OptionKind::List, default: "", summary: "The names of the ops to wrap." },
        OptionDef {
            name: "version",
            kind: OptionKind::Value,
            default: "0",
            summary: "The version number of the composite op.",
        },
    ],
    make: Runs::OnModule(|options| {
        let simplifier = Simplifier { top_down: false, ..Simplifier::new(PatternSet::new()) };
        Ok(Box::new(WrapInComposite { names: options.list("op-names")?, version: options.get("version")?, simplifier }))
    }),
};

struct WrapInComposite {
    names: Vec<String>,
    version: i32,
    simplifier: Simplifier,
}

impl ModulePass for WrapInComposite {
    fn run(&self, cx: &mut PassCx<'_>, module: &mut Body) -> Result<Changed, Reported> {
        let mut defs: Vec<&'static OpDef> = Vec::new();
        for name in &self.names {
            match cx.context.registry().op(name.as_bytes()) {
                Some(def) => defs.push(def),
                None => {
                    let message = format!("Unknown op name in opNamesOption: '{name}' is not a registered operation.");
                    cx.diags.warning("unknown-op", module.loc(Body::ROOT), message).emit();
                }
            }
        }
        let wrapping = Wrapping { cx: cx.context, defs: &defs, version: self.version, simplifier: &self.simplifier };
        wrapping.module(module, &mut cx.diags)
    }
}

struct Wrapping<'w> {
    cx: &'w Context,
    /// The rows of the ops to wrap.
    defs: &'w [&'static OpDef],
    version: i32,
    simplifier: &'w Simplifier,
}

/// The functions that one module gets.
struct Implementations {
    /// The symbols that are taken.
    known: Symbols,
    new: FxHashSet<Name>,
    /// How many candidates of a base name were tried. All of them are taken, and stay so.
    tried: FxHashMap<String, u64>,
    functions: Vec<Body>,
}

impl Implementations {
    /// A symbol that is not taken: `base`, or `base` with a number.
    fn fresh_symbol(&mut self, cx: &Context, base: &str) -> Name {
        let tried = self.tried.entry(base.to_owned()).or_default();
        loop {
            let name = if *tried == 0 { cx.name(base) } else { cx.name(format!("{base}_{}", *tried - 1)) };
            *tried += 1;
            if self.known.get(name).is_none() && self.new.insert(name) {
                return name;
            }
        }
    }
}

impl Wrapping<'_> {
    fn module(&self, module: &mut Body, diags: &mut Diagnostics) -> Result<Changed, Reported> {
        let known = Symbols::of(module.root(self.cx));
        let (new, tried) = (FxHashSet::default(), FxHashMap::default());
        let mut made = Implementations { known, new, tried, functions: Vec::new() };
        let mut changed = Changed::No;
        let slots: Vec<OpId> = collect_ops(module).into_iter().filter(|&op| module.is_slot(op)).collect();
        for child in module.slot_bodies_mut(&slots).into_iter().rev() {
            if child.def(Body::ROOT).is(traits::SYMBOL_TABLE) {
                changed |= grow_stack(|| self.module(child, diags))?;
            } else {
                changed |= self.function(child, &mut made, diags)?;
            }
        }
        let region = module.op_region(Body::ROOT, 0);
        let block = region.and_then(|region| module.region_blocks(region).first().copied());
        for function in made.functions {
            let slot = module.create_slot(function);
            block.into_iter().for_each(|block| module.append_op(block, slot));
        }
        Ok(changed)
    }

    fn function(
        &self,
        body: &mut Body,
        made: &mut Implementations,
        diags: &mut Diagnostics,
    ) -> Result<Changed, Reported> {
        let mut changed = Changed::No;
        for op in post_order(body).into_iter().rev() {
            if body.block_of(op).is_none() || body.is_slot(op) {
                continue;
            }
            if is_unused(body, op) && removable_if_unused(self.cx, body, op) {
                body.erase_op(op);
                changed = Changed::Yes;
            } else if self.defs.iter().any(|def| std::ptr::eq(*def, body.def(op))) {
                self.wrap(body, op, made, diags)?;
                changed = Changed::Yes;
            }
        }
        Ok(changed | self.simplifier.run(self.cx, body, &mut RewriteLog::default()).changed)
    }

    /// `op` is a composite of its name, its attributes and a function that holds it.
    fn wrap(
        &self,
        body: &mut Body,
        op: OpId,
        made: &mut Implementations,
        diags: &mut Diagnostics,
    ) -> Result<(), Reported> {
        let (cx, def) = (self.cx, body.def(op));
        if def.is(traits::TERMINATOR) {
            let message = format!("'{}' ends a block and cannot be moved into a function", def.name);
            return Err(diags.error("terminator", body.loc(op), message).emit());
        }
        if let Some(value) = captured_value(body, op) {
            let message = format!("'{}' uses a value from outside and cannot be moved into a function", def.name);
            let at = body.defining_op(value).map_or(body.loc(op), |op| body.loc(op));
            return Err(diags.error("captured-value", body.loc(op), message).label(at, "this value").emit());
        }
        let name = made.fresh_symbol(cx, &format!("{}.impl", def.name));
        made.functions.push(implementation(cx, body, op, name));
        let operands: SmallVec<[Value; 4]> = body.operands(op).collect();
        let results: SmallVec<[Type; 4]> = body.results(op).map(|value| body.ty(value)).collect();
        let attrs = body.attrs(op);
        let mut rw = Rewriter::before(cx, body, op);
        let composite =
            rw.build(|b| Composite::build_typed(b, &results, &operands, def.name, attrs, name, self.version.into()));
        let results: SmallVec<[Value; 4]> = rw.body().results(composite).collect();
        // It was matched: nothing is left to refuse.
        let _ = rw.replace(op, results);
        Ok(())
    }
}

/// A private function called `name` that does what `op` does.
fn implementation(cx: &Context, body: &Body, op: OpId, name: Name) -> Body {
    let loc = body.loc(op);
    let inputs: SmallVec<[Type; 4]> = body.operands(op).map(|value| body.ty(value)).collect();
    let results: SmallVec<[Type; 4]> = body.results(op).map(|value| body.ty(value)).collect();
    let attrs = cx.dict(&[
        (cx.name("sym_name"), cx.str_attr(cx.name_bytes(name))),
        (cx.name("function_type"), cx.type_attr(cx.function_type(&inputs, &results))),
        (cx.name("sym_visibility"), cx.str_attr("private")),
    ]);
    let mut function = Body::new(FuncOp::DEF, loc, attrs, 1);
    let block = match function.op_region(Body::ROOT, 0) {
        Some(region) => function.create_block(region),
        None => function.create_detached_block(),
    };
    let args: SmallVec<[Value; 4]> = inputs.iter().map(|&ty| function.add_argument(block, ty, loc)).collect();
    let mut same = |loc| loc;
    let mut cloner = Cloner::new(body, &mut same);
    for (operand, &arg) in body.operands(op).zip(&args) {
        cloner.map(operand, arg);
    }
    let mut regions: SmallVec<[RegionId; 2]> = SmallVec::new();
    for region in body.op_regions(op) {
        let copy = function.create_region();
        cloner.region(region, &mut function, copy);
        regions.push(copy);
    }
    let new = NewOp::new(body.def(op), loc);
    let attrs = body.attrs(op);
    let copy = function.create_op(NewOp { attrs, operands: &args, results: &results, regions: &regions, ..new });
    function.append_op(block, copy);
    let given: SmallVec<[Value; 4]> = function.results(copy).collect();
    Return::build_typed(&mut Builder::at_end(cx, &mut function, block, loc), &[], &given);
    function
}

/// A value that is used inside `op` and neither made there nor an operand.
fn captured_value(body: &Body, op: OpId) -> Option<Value> {
    let mut pending = Vec::new();
    push_inner_ops(body, op, &mut pending);
    while let Some(inner) = pending.pop() {
        let outside = body.operands(inner).find(|&value| {
            !is_inside(body, owner(body, value), op) && !body.operands(op).any(|operand| operand == value)
        });
        if outside.is_some() {
            return outside;
        }
        push_inner_ops(body, inner, &mut pending);
    }
    None
}

/// The op that gives `value`, or has the block with it.
fn owner(body: &Body, value: Value) -> Option<OpId> {
    match body.value_def(value) {
        ValueDef::Result(op, _) => body.parent(op),
        ValueDef::Argument(block, _) => body.block_parent(block),
        ValueDef::Forward => None,
    }
}

/// Whether `at` is `op` or inside it.
fn is_inside(body: &Body, at: Option<OpId>, op: OpId) -> bool {
    std::iter::successors(at, |&at| body.parent(at)).any(|at| at == op)
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, parse, run};

    #[test]
    fn ops_become_composites() {
        check(
            "stablehlo-wrap-in-composite{op-names=stablehlo.add,stablehlo.reduce version=2}",
            "func.func @f(%x: tensor<2xf32>, %y: tensor<f32>) -> (tensor<2xf32>, tensor<f32>) {
  %0 = stablehlo.add %x, %x : tensor<2xf32>
  %1 = stablehlo.add %0, %x {my.mark} : tensor<2xf32>
  %2 = stablehlo.add %1, %1 : tensor<2xf32>
  %3 = stablehlo.reduce(%x init: %y) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
  return %1, %3 : tensor<2xf32>, tensor<f32>
}
func.func private @stablehlo.add.impl_0()",
            "module {
  func.func @f(%arg0: tensor<2xf32>, %arg1: tensor<f32>) -> (tensor<2xf32>, tensor<f32>) {
    %0 = stablehlo.composite \"stablehlo.add\" %arg0, %arg0 {decomposition = @stablehlo.add.impl_1, version = 2 : i32} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %1 = stablehlo.composite \"stablehlo.add\" %0, %arg0 {composite_attributes = {my.mark}, decomposition = @stablehlo.add.impl, version = 2 : i32} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %2 = stablehlo.composite \"stablehlo.reduce\" %arg0, %arg1 {composite_attributes = {dimensions = array<i64: 0>}, decomposition = @stablehlo.reduce.impl, version = 2 : i32} : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    return %1, %2 : tensor<2xf32>, tensor<f32>
  }
  func.func private @stablehlo.add.impl_0()
  func.func private @stablehlo.reduce.impl(%arg0: tensor<2xf32>, %arg1: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.reduce(%arg0 init: %arg1) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @stablehlo.add.impl(%arg0: tensor<2xf32>, %arg1: tensor<2xf32>) -> tensor<2xf32> {
    %0 = stablehlo.add %arg0, %arg1 {my.mark} : tensor<2xf32>
    return %0 : tensor<2xf32>
  }
  func.func private @stablehlo.add.impl_1(%arg0: tensor<2xf32>, %arg1: tensor<2xf32>) -> tensor<2xf32> {
    %0 = stablehlo.add %arg0, %arg1 : tensor<2xf32>
    return %0 : tensor<2xf32>
  }
}
",
        );
    }

    #[test]
    fn an_op_that_looks_outside_is_refused() {
        let mut module = parse(
            "func.func @f(%p: tensor<i1>, %x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = \"stablehlo.if\"(%p) ({ stablehlo.return %x : tensor<2xf32> }, { stablehlo.return %x : tensor<2xf32> }) : (tensor<i1>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}",
        );
        let pipeline = "stablehlo-wrap-in-composite{op-names=stablehlo.if,stablehlo.iff}";
        let (_, diags) = run(pipeline, &mut module, &Default::default());
        let messages: Vec<&str> = diags.iter().map(|diag| diag.message.as_str()).collect();
        assert_eq!(
            messages,
            [
                "Unknown op name in opNamesOption: 'stablehlo.iff' is not a registered operation.",
                "'stablehlo.if' uses a value from outside and cannot be moved into a function",
            ]
        );
    }
}
