//! The converter: builds a fresh body from a source body, one op at a time.
//!
//! A conversion looks at a source op through its view, asks what its operands became, and creates what stands for it.
//! What is easy to forget is done by default: new ops get the location of the op that they come from, the op that
//! takes its place gets its discardable attributes, and only creating one, or naming the values that stand for the
//! results, yields the [`Done`] that a conversion returns.
//!
//! ```
//! # use hlo_ir::{kinds::*, ops, rewrite::{Converted, Converter}};
//! # ops! { TOY_OPS in "toy"; op Reverse = "reverse" { operands { operand: AnyTensor } attrs { dimensions: I64Array } results { result: AnyTensor } } op Flip = "flip" { operands { operand: AnyTensor } attrs { dimensions: I64Array } results { result: AnyTensor } } }
//! fn reverse(op: Reverse<'_>, cv: &mut Converter<'_>) -> Converted {
//!     let operand = cv.value(op.operand());
//!     let ty = cv.ty(op.result().ty())?;
//!     cv.replace(op.op(), |b| Flip::build_typed(b, &[ty], operand, &op.dimensions()))
//! }
//! ```

use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use super::carry_discardable;
use super::conversion_set::{Job, NewBody, NewChild, fresh_symbol};
use crate::body::{Body, NewOp, ValueDef};
use crate::builder::Builder;
use crate::context::Context;
use crate::diag::{Diagnostics, Reported};
use crate::ids::{BlockId, ChildId, Dict, Name, OpId, RegionId, Type, Value};
use crate::location::Loc;
use crate::op_def::OpDef;
use crate::text::grow_stack;
use crate::view::{OpRef, RegionRef, ValueRef};

/// Something stands for the op in the result. Only the converter makes one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[must_use = "a conversion returns it"]
pub struct Done(());

/// Why an op cannot be converted. The driver reports it with the op's name and location.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Refused {
    reason: Option<String>,
    help: Option<String>,
    /// It follows from a failure that was reported.
    quiet: bool,
}

impl Refused {
    /// A refusal with its reason, a phrase in lower case: `complex numbers have no C type here`.
    pub fn because(reason: impl Into<String>) -> Self {
        Refused { reason: Some(reason.into()), ..Refused::default() }
    }

    /// The reason, where one was given.
    pub fn reason(&self) -> Option<&str> {
        self.reason.as_deref()
    }

    /// Says what to do, in place of the help that all reports of the conversion have.
    pub fn help(mut self, help: impl Into<String>) -> Self {
        self.help = Some(help.into());
        self
    }
}

/// What a conversion says.
pub type Converted = Result<Done, Refused>;

/// See the module's documentation.
pub struct Converter<'c, S: 'static = ()> {
    /// What the conversions of this body share.
    pub state: S,
    job: &'c Job<'c, S>,
    source: &'c Body,
    target: Body,
    children: FxHashMap<ChildId, NewChild>,
    siblings: Vec<Body>,
    taken: &'c [Name],
    n_symbols: usize,
    values: Vec<Option<Value>>,
    blocks: FxHashMap<BlockId, BlockId>,
    /// Where new ops go; nowhere before the root was made.
    at: Option<BlockId>,
    /// Where the op that is being converted was.
    loc: Loc,
    /// Whether ops are copied, whatever their rows.
    verbatim: bool,
    diags: &'c mut Diagnostics,
    failed: Option<Reported>,
}

/// Looking.
impl<'c, S: 'static> Converter<'c, S> {
    /// The context.
    pub fn cx(&self) -> &'c Context {
        self.job.cx
    }

    /// The location of the op that is being converted: where to report.
    pub fn loc(&self) -> Loc {
        self.loc
    }

    /// Where to report warnings and remarks. Errors come from refusals.
    pub fn diags(&mut self) -> &mut Diagnostics {
        self.diags
    }

    /// The result as it is now.
    pub fn target(&self) -> &Body {
        &self.target
    }

    /// The block that new ops go to; none before a root was made.
    pub fn block(&self) -> Option<BlockId> {
        self.at
    }

    /// What `value` of the source became; before its definition was converted, a placeholder for that.
    pub fn value(&mut self, value: ValueRef<'_>) -> Value {
        if let Some(known) = self.values[value.id.index()] {
            return known;
        }
        let ty = self.job.conversions.convert_type(self.job.cx, value.ty()).unwrap_or(Type::ERROR);
        let placeholder = self.target.create_forward_value(ty);
        self.values[value.id.index()] = Some(placeholder);
        placeholder
    }

    /// What `values` of the source became.
    pub fn values<'v>(&mut self, values: impl IntoIterator<Item = ValueRef<'v>>) -> SmallVec<[Value; 4]> {
        values.into_iter().map(|value| self.value(value)).collect()
    }

    /// What `ty` becomes.
    ///
    /// # Errors
    /// When the conversion has no counterpart for it.
    pub fn ty(&self, ty: Type) -> Result<Type, Refused> {
        self.job.conversions.convert_type(self.job.cx, ty).map_err(Refused::because)
    }

    /// What the types of `values` become.
    ///
    /// # Errors
    /// When one of them has no counterpart.
    pub fn types<'v>(&self, values: impl IntoIterator<Item = ValueRef<'v>>) -> Result<SmallVec<[Type; 4]>, Refused> {
        values.into_iter().map(|value| self.ty(value.ty())).collect()
    }
}

/// Creating what stands for an op.
impl<S: 'static> Converter<'_, S> {
    /// Creates helpers where the op would stand, at its location.
    ///
    /// # Panics
    /// In the conversion of a root, before [`Converter::root`].
    pub fn build<R>(&mut self, build: impl FnOnce(&mut Builder<'_>) -> R) -> R {
        let block = self.at.expect("a root is converted with `Converter::root`");
        build(&mut Builder::at_end(self.job.cx, &mut self.target, block, self.loc))
    }

    /// Lets what `convert` creates go to the end of `block`, for instance of a region that is being made.
    pub fn inside<R>(&mut self, block: BlockId, convert: impl FnOnce(&mut Self) -> R) -> R {
        let outer = self.at.replace(block);
        let result = convert(self);
        self.at = outer;
        result
    }

    /// Lets the op that `build` creates stand for `op`: its results for the results of `op`. It gets the location and
    /// the discardable attributes of `op`; its own win.
    ///
    /// # Errors
    /// Never: it returns what a conversion returns.
    ///
    /// # Panics
    /// When the new op has another number of results.
    pub fn replace(&mut self, op: OpRef<'_>, build: impl FnOnce(&mut Builder<'_>) -> OpId) -> Converted {
        self.try_replace(op, |b| Ok(build(b)))
    }

    /// Like [`Converter::replace`], where building may find that the op cannot be converted.
    ///
    /// # Errors
    /// What `build` returns.
    ///
    /// # Panics
    /// When the new op has another number of results.
    pub fn try_replace(
        &mut self,
        op: OpRef<'_>,
        build: impl FnOnce(&mut Builder<'_>) -> Result<OpId, Refused>,
    ) -> Converted {
        let new = self.build(build)?;
        self.carry_attrs(op, new);
        self.target.set_loc(new, op.loc());
        let results: SmallVec<[Value; 4]> = self.target.results(new).collect();
        self.forward(op, results)
    }

    /// Lets `values` stand for the results of `op`, with no op for it: its discardable attributes go.
    ///
    /// # Errors
    /// Never: it returns what a conversion returns.
    ///
    /// # Panics
    /// When the number of values is not that of the results.
    pub fn forward(&mut self, op: OpRef<'_>, values: impl IntoIterator<Item = Value>) -> Converted {
        let values: SmallVec<[Value; 4]> = values.into_iter().collect();
        assert_eq!(values.len(), op.n_results(), "`{}` is converted", op.name());
        for (result, value) in op.results().zip(values) {
            self.map(result.id, value);
        }
        Ok(Done(()))
    }

    /// Lets a copy stand for `op`, with converted operands, types and regions.
    ///
    /// # Errors
    /// When the type of a result has no counterpart.
    pub fn copy(&mut self, op: OpRef<'_>) -> Converted {
        if op.id == Body::ROOT {
            return self.root(op, op.def(), op.attrs());
        }
        let operands = self.values(op.operands());
        let results = self.types(op.results())?;
        let regions: SmallVec<[RegionId; 2]> = op.regions().map(|region| self.region(region)).collect();
        let successors: SmallVec<[BlockId; 2]> = op.successors().iter().map(|block| self.blocks[block]).collect();
        self.replace(op, |b| {
            let new = NewOp::new(op.def(), b.loc);
            b.insert(NewOp {
                attrs: op.attrs(),
                operands: &operands,
                results: &results,
                regions: &regions,
                successors: &successors,
                ..new
            })
        })
    }

    /// Like [`Converter::copy`], where the ops inside are copied too, conversion or not.
    ///
    /// # Errors
    /// When the type of a result has no counterpart.
    pub fn copy_verbatim(&mut self, op: OpRef<'_>) -> Converted {
        let outer = std::mem::replace(&mut self.verbatim, true);
        let copied = self.copy(op);
        self.verbatim = outer;
        copied
    }

    /// Lets an op of the row `def` with the attributes `attrs` stand for the root `op`: the first step of converting a
    /// function. Its regions are converted, and it gets the location and the discardable attributes of `op`.
    ///
    /// # Errors
    /// Never: failures inside are reported where they are.
    pub fn root(&mut self, op: OpRef<'_>, def: &'static OpDef, attrs: Dict) -> Converted {
        self.target = Body::new(def, op.loc(), attrs, op.n_regions());
        self.target.reserve(self.source.n_op_ids());
        self.carry_attrs(op, Body::ROOT);
        let regions: SmallVec<[RegionId; 2]> = self.target.op_regions(Body::ROOT).collect();
        for (from, into) in op.regions().zip(regions) {
            self.region_into(from, into);
        }
        Ok(Done(()))
    }

    /// Gives `new` the discardable attributes of `op`; its own win. [`Converter::replace`] does so by itself.
    pub fn carry_attrs(&mut self, op: OpRef<'_>, new: OpId) {
        let (def, own) = (self.target.def(new), self.target.attrs(new));
        let attrs = carry_discardable(self.job.cx, op.def(), op.attrs(), def, own);
        self.target.set_attrs(new, attrs);
    }

    /// A converted copy of `region` that no op owns yet.
    pub fn region(&mut self, region: RegionRef<'_>) -> RegionId {
        let into = self.target.create_region();
        self.region_into(region, into);
        into
    }

    /// Converts the ops of a region of one block to where the op would stand, with `args` for the block's arguments.
    /// The terminator stays behind; what the values that it passes on became is returned.
    ///
    /// # Panics
    /// When the number of `args` is not that of the block's arguments.
    pub fn inline(&mut self, region: RegionRef<'_>, args: &[Value]) -> SmallVec<[Value; 4]> {
        let Some(block) = region.entry() else { return SmallVec::new() };
        assert_eq!(block.args().len(), args.len(), "a block is inlined with a value for each argument");
        for (param, &arg) in block.args().zip(args) {
            self.map(param.id, arg);
        }
        let terminator = block.terminator();
        for op in self.source.block_ops(block.id).filter(|&op| terminator.is_none_or(|last| last.id != op)) {
            self.convert_op(op);
        }
        terminator.map(|op| self.values(op.operands())).unwrap_or_default()
    }

    /// A symbol for something that comes of this function, such as a kernel: `main_kernel0`. No symbol around has it.
    /// `base` has no underscore.
    pub fn fresh_symbol(&mut self, base: &str) -> Name {
        let function = self.source.root(self.job.cx).attr("sym_name").and_then(|name| name.as_bytes(self.job.cx));
        let function = String::from_utf8_lossy(function.unwrap_or_default()).into_owned();
        fresh_symbol(self.job.cx, &function, base, self.taken, &mut self.n_symbols)
    }

    /// Puts `body` right before the function in the module around it.
    pub fn add_sibling(&mut self, body: Body) {
        self.siblings.push(body);
    }
}

/// Walking the source.
impl<'c, S: 'static> Converter<'c, S> {
    pub(super) fn run(
        job: &'c Job<'c, S>,
        source: &'c Body,
        children: FxHashMap<ChildId, NewChild>,
        taken: &'c [Name],
        state: S,
        diags: &'c mut Diagnostics,
    ) -> Result<NewBody, Reported> {
        let mut converter = Converter {
            state,
            job,
            source,
            target: Body::hollow(),
            children,
            siblings: Vec::new(),
            taken,
            n_symbols: 0,
            values: vec![None; source.n_value_ids()],
            blocks: FxHashMap::default(),
            at: None,
            loc: source.loc(Body::ROOT),
            verbatim: false,
            diags,
            failed: None,
        };
        converter.convert_op(Body::ROOT);
        match converter.failed {
            Some(reported) => Err(reported),
            None => Ok(NewBody { body: converter.target, siblings: converter.siblings }),
        }
    }

    fn map(&mut self, from: Value, to: Value) {
        if let Some(known) = self.values[from.index()].replace(to)
            && self.target.value_def(known) == ValueDef::Forward
        {
            self.target.replace_all_uses(known, to);
        }
    }

    fn region_into(&mut self, region: RegionRef<'_>, into: RegionId) {
        // Terminators may go to any block.
        for block in region.blocks() {
            let copy = self.target.create_block(into);
            self.blocks.insert(block.id, copy);
            let locs = self.source.block_arg_locs(block.id);
            for (index, (arg, &loc)) in block.args().zip(locs).enumerate() {
                let ty = self.job.conversions.convert_type(self.job.cx, arg.ty()).unwrap_or_else(|reason| {
                    self.report_argument(region, index, arg.ty(), loc, reason);
                    Type::ERROR
                });
                let value = self.target.add_argument(copy, ty, loc);
                self.map(arg.id, value);
            }
        }
        let (at, loc) = (self.at, self.loc);
        for block in region.blocks() {
            self.at = Some(self.blocks[&block.id]);
            for op in self.source.block_ops(block.id) {
                self.convert_op(op);
            }
        }
        (self.at, self.loc) = (at, loc);
    }

    fn convert_op(&mut self, id: OpId) {
        if let Some(child) = self.source.slot_child(id) {
            return self.place_child(child);
        }
        let op = OpRef { cx: self.job.cx, body: self.source, id };
        let outer = std::mem::replace(&mut self.loc, op.loc());
        let result = match self.job.conversions.conversion_of(op) {
            _ if self.verbatim => grow_stack(|| self.copy(op)),
            Some(_) if self.uses_failed(op) => Err(Refused { quiet: true, ..Refused::default() }),
            Some(conversion) => grow_stack(|| (conversion.convert)(op, self)),
            None if self.job.conversions.is_legal(op) => grow_stack(|| self.copy(op)),
            None => Err(Refused { reason: self.job.conversions.reason_of(op), ..Refused::default() }),
        };
        if let Err(refused) = result {
            self.report(op, refused);
        }
        self.loc = outer;
    }

    /// Puts a converted child, and what else became of it, where its slot was.
    fn place_child(&mut self, child: ChildId) {
        let (Some(NewChild { body, diags }), Some(block)) = (self.children.remove(&child), self.at) else { return };
        self.diags.append(diags);
        match body {
            Err(reported) => self.failed = Some(reported),
            Ok(NewBody { body, siblings }) => {
                for body in siblings.into_iter().chain([body]) {
                    let slot = self.target.create_slot(body);
                    self.target.append_op(block, slot);
                }
            }
        }
    }

    /// Whether an operand of `op` comes from something that was reported.
    fn uses_failed(&mut self, op: OpRef<'_>) -> bool {
        self.failed.is_some()
            && op.operands().any(|operand| {
                let value = self.value(operand);
                self.target.ty(value) == Type::ERROR
            })
    }

    /// Reports a refusal; values of the right types stand for the results, so that what follows is tried as well.
    fn report(&mut self, op: OpRef<'_>, refused: Refused) {
        for result in op.results() {
            self.value(result);
        }
        if refused.quiet && self.failed.is_some() {
            return;
        }
        let marked = if self.job.conversions.is_partial() { " that was explicitly marked illegal" } else { "" };
        let message = format!("failed to legalize operation '{}'{marked}", op.name());
        let mut draft = self.diags.error("failed-to-legalize", op.loc(), message);
        if let Some(reason) = refused.reason {
            draft = draft.note(reason);
        }
        self.failed = Some(with_help(draft, refused.help.as_deref(), self.job.conversions.help_text()).emit());
    }

    fn report_argument(&mut self, region: RegionRef<'_>, index: usize, ty: Type, loc: Loc, reason: String) {
        let owner = region.parent().map_or("", |op| op.name());
        let ty = self.job.cx.type_text(ty);
        let message = format!("failed to legalize type '{ty}' of block argument #{index} in '{owner}'");
        let draft = self.diags.error("failed-to-legalize", loc, message).note(reason);
        self.failed = Some(with_help(draft, None, self.job.conversions.help_text()).emit());
    }
}

fn with_help<'d>(draft: crate::diag::Draft<'d>, own: Option<&str>, common: &str) -> crate::diag::Draft<'d> {
    match own.unwrap_or(common) {
        "" => draft,
        help => draft.help(help),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::conversions;
    use crate::rewrite::Conversions;
    use crate::rewrite::testing::{
        Flip, Func, Give, Launch, LowFunc, ModuleOp, Number, Reverse, Wrap, ops_of, parse, print,
    };

    fn reverse(op: Reverse<'_>, cv: &mut Converter<'_>) -> Converted {
        let operand = cv.value(op.operand());
        let ty = cv.ty(op.result().ty())?;
        cv.replace(op.op(), |b| Flip::build_typed(b, &[ty], operand, &op.dims()))
    }

    fn func(op: Func<'_>, cv: &mut Converter<'_>) -> Converted {
        let cx = cv.cx();
        let attrs = cx.dict(&[(cx.name("sym_name"), cx.str_attr(op.sym_name()))]);
        cv.root(op.op(), LowFunc::DEF, attrs)
    }

    /// A wrap of one number is refused, an inner one is put in line.
    fn wrap(op: Wrap<'_>, cv: &mut Converter<'_>) -> Converted {
        if op.op().n_operands() == 0 {
            return Err(Refused::because("there is nothing to wrap").help("give it an operand"));
        }
        let inputs = cv.values(op.op().operands());
        let given = cv.inline(op.op().region(0), &inputs);
        cv.forward(op.op(), given)
    }

    conversions! { TO_LOW;
        Reverse => reverse;
        Func => func;
        Wrap => wrap;
    }

    fn to_low() -> Conversions {
        Conversions::new(&[TO_LOW])
            .legal(|op| [ModuleOp::DEF, Number::DEF, Give::DEF].iter().any(|def| std::ptr::eq(*def, op.def())))
            .types(|_, ty| match ty {
                Type::I1 => Err("bits have no counterpart".into()),
                Type::I32 => Ok(Type::I64),
                _ => Ok(ty),
            })
            .reason(|op| op.has(crate::traits::PURE).then(|| "it is pure".into()))
            .help("ask for a conversion")
    }

    fn convert(conversions: &Conversions, text: &str) -> Result<String, Vec<String>> {
        let mut module = parse(text);
        let mut diags = Diagnostics::default();
        let result = conversions.convert(&module.cx, &module.body, &|_| (), &mut diags);
        let told = diags.iter().map(|d| {
            let rest: Vec<&str> = d.notes.iter().chain(&d.helps).map(String::as_str).collect();
            let offset = d.span.loc.source_offset(&module.cx).unwrap();
            let (line, _) = module.cx.sources().file_at(offset).unwrap().line_col(offset);
            format!("{line}: {}; {}", d.message, rest.join("; "))
        });
        let told: Vec<String> = told.collect();
        assert_eq!(result.is_err(), !told.is_empty());
        module.body = result.map_err(|_| told)?;
        assert!(crate::verify::verify_module(&module).is_empty());
        Ok(print(&module))
    }

    fn in_func(text: &str) -> String {
        format!(
            "\"builtin.module\"() ({{\n\"toy.func\"() <{{sym_name = \"f\"}}> ({{\n{text}\n}}) {{toy.kept}} : () -> () loc(\"f\")\n}}) {{toy.m}} : () -> ()"
        )
    }

    #[test]
    fn locations_and_discardable_attributes_are_kept() {
        let text = in_func(
            "^bb0(%x: i32 loc(\"x\")):
    %0 = \"toy.reverse\"(%x) <{dims = array<i64: 1>}> {toy.mark = 1 : i32} : (i32) -> i32 loc(\"r\")
    \"toy.give\"(%0) {toy.end} : (i32) -> () loc(\"g\")",
        );
        let expect = [
            "\"builtin.module\"() ({",
            "\"low.func\"() <{sym_name = \"f\"}> ({",
            "^bb0(%arg0: i64 loc(\"x\")):",
            "%0 = \"low.flip\"(%arg0) <{axes = array<i64: 1>}> {toy.mark = 1 : i32} : (i64) -> i64 loc(\"r\")",
            "\"toy.give\"(%0) {toy.end} : (i64) -> () loc(\"g\")",
            "}) {toy.kept} : () -> () loc(\"f\")",
            "}) {toy.m} : () -> () loc(\"test.mlir\":1:1)",
        ];
        assert_eq!(ops_of(&convert(&to_low(), &text).unwrap()), expect);
    }

    #[test]
    fn regions_and_branches_are_converted() {
        // A value is used before its definition stands in the text, and a region goes in line.
        let text = in_func(
            "^bb0(%x: i32):
    %0 = \"toy.wrap\"(%x) ({
    ^bb1(%y: i32):
      %1 = \"toy.reverse\"(%y) <{dims = array<i64>}> : (i32) -> i32
      \"toy.give\"(%1) : (i32) -> ()
    }) : (i32) -> i32
    \"toy.give\"(%0) : (i32) -> ()",
        );
        let text = convert(&to_low(), &text).unwrap();
        let expect = ["%0 = \"low.flip\"(%arg0)", "\"toy.give\"(%0)"];
        let shown = ops_of(&text);
        assert!(shown[3..5].iter().zip(expect).all(|(line, expect)| line.starts_with(expect)), "{text}");
    }

    #[test]
    fn legal_ops_are_copied_with_their_regions() {
        let text = in_func(
            "^bb0(%x: i32):
    %0 = \"toy.wrap\"(%x) ({
    ^bb1(%y: i32):
      \"toy.give\"(%y) : (i32) -> ()
    }) {toy.w} : (i32) -> i32
    \"toy.give\"(%0) : (i32) -> ()",
        );
        let all = Conversions::new(&[]).legal(|_| true).types(|_, ty| Ok(if ty == Type::I32 { Type::I64 } else { ty }));
        let expect = print(&parse(&text)).replace("i32", "i64");
        assert_eq!(convert(&all, &text).unwrap(), expect);
    }

    #[test]
    fn every_op_that_is_not_legal_is_reported_once() {
        let text = in_func(
            "^bb0(%x: i32):
    %0 = \"toy.strange\"(%x) : (i32) -> i32
    %1 = \"toy.reverse\"(%0) <{dims = array<i64>}> : (i32) -> i32
    %2 = \"toy.wrap\"() ({
    ^bb1:
      \"toy.give\"() : () -> ()
    }) : () -> i32
    %3 = \"toy.reverse\"(%2) <{dims = array<i64>}> : (i32) -> i1
    %4 = \"toy.reverse\"(%3) <{dims = array<i64>}> : (i1) -> i32
    %5 = \"toy.strange\"(%4) : (i32) -> i32
    \"toy.give\"() : () -> ()",
        );
        let expect = [
            "4: failed to legalize operation 'toy.strange'; ask for a conversion",
            "6: failed to legalize operation 'toy.wrap'; there is nothing to wrap; give it an operand",
            "10: failed to legalize operation 'toy.reverse'; bits have no counterpart; ask for a conversion",
            "12: failed to legalize operation 'toy.strange'; ask for a conversion",
        ];
        assert_eq!(convert(&to_low(), &text).unwrap_err(), expect);
        let text = in_func("^bb0(%x: i1):\n\"toy.give\"(%x) : (i1) -> ()");
        let expect = "failed to legalize type 'i1' of block argument #0 in 'toy.func'; bits have no counterpart; ask for a conversion";
        assert_eq!(convert(&to_low(), &text).unwrap_err(), [format!("3: {expect}")]);
    }

    /// A reverse becomes a kernel of its own.
    fn outline(op: Reverse<'_>, cv: &mut Converter<'_>) -> Converted {
        let cx = cv.cx();
        let name = cv.fresh_symbol("kernel");
        let attrs = cx.dict(&[(cx.name("sym_name"), cx.str_attr(cx.name_bytes(name)))]);
        let mut kernel = Body::new(LowFunc::DEF, op.op().loc(), attrs, 1);
        let region = kernel.op_region(Body::ROOT, 0).unwrap();
        let block = kernel.create_block(region);
        Give::build_typed(&mut Builder::at_end(cx, &mut kernel, block, op.op().loc()), &[], &[]);
        cv.add_sibling(kernel);
        let operand = cv.value(op.operand());
        let ty = cv.ty(op.result().ty())?;
        cv.replace(op.op(), |b| Launch::build_typed(b, &[ty], &[operand], name))
    }

    conversions! { OUTLINE; Reverse => outline; }

    #[test]
    fn functions_may_leave_others_beside_them() {
        let func = |name: &str| {
            format!(
                "\"toy.func\"() <{{sym_name = \"{name}\"}}> ({{\n^bb0(%x: i32):\n%0 = \"toy.reverse\"(%x) <{{dims = array<i64>}}> : (i32) -> i32\n\"toy.give\"(%0) : (i32) -> ()\n}}) : () -> ()\n"
            )
        };
        let text = format!("\"builtin.module\"() ({{\n{}{}{}}}) : () -> ()", func("f"), func("f_kernel0"), func("g"));
        let text = convert(&Conversions::new(&[OUTLINE]).legal(|_| true), &text).unwrap();
        let names: Vec<&str> =
            text.lines().filter_map(|line| line.split_once("sym_name = \"")?.1.split('"').next()).collect();
        assert_eq!(names, ["f_kernel1", "f", "f_kernel0_kernel0", "f_kernel0", "g_kernel0", "g"]);
    }

    #[test]
    fn functions_that_become_several_need_a_module() {
        let module = parse(&in_func(
            "^bb0(%x: i32):\n%0 = \"toy.reverse\"(%x) <{dims = array<i64>}> : (i32) -> i32\n\"toy.give\"() : () -> ()",
        ));
        let function = module.body.children().next().unwrap();
        let mut diags = Diagnostics::default();
        let conversions = Conversions::new(&[OUTLINE]).legal(|_| true);
        assert!(conversions.convert(&module.cx, function, &|_| (), &mut diags).is_err());
        assert_eq!(diags.iter().next().unwrap().code, "no-module");
    }
}
