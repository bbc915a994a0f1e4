//! Host functions: what stays at the graph level after all computation became kernels, as C functions over one workspace.
//!
//! A value is memory: an argument, a result of the function, a constant, or a piece of the workspace. A value that leaves
//! its block is written where it has to be at once, when the op that makes it allows that, and copied otherwise. Values
//! with extents that are not known before have [`memory`](super::memory) of their own; their [`extents`](super::extents)
//! are numbers of the function.

use hlo_dialects::hexir::control::{Case, If, While};
use hlo_dialects::hexir::data::{Assert, Constant as ConstantOp, Dim, Print};
use hlo_dialects::hexir::device::Transfer;
use hlo_dialects::hexir::func::CallTir;
use hlo_ir::text::grow_stack;
use hlo_ir::verify::op_error;
use hlo_ir::{BlockRef, Context, Diagnostics, OpRef, Reported, Type, Value, ValueRef};
use rustc_hash::FxHashMap;

use super::constants::{Constant, Constants};
use super::kernel::Kernel;
use super::prelude::Prelude;
use super::scalar::{Element, Scalar};
use super::text::{Text, has_word, literal};
use super::workspace::Workspace;

/// A tensor at the border of a function.
#[derive(Clone, Debug)]
pub struct Tensor {
    /// Its elements.
    pub element: Element,
    /// Its type in the IR.
    pub ty: Type,
    /// Its sizes.
    pub shape: Vec<i64>,
}

impl Tensor {
    fn bytes(&self) -> u64 {
        self.shape.iter().map(|&size| size as u64).product::<u64>() * u64::from(self.element.bytes())
    }

    /// `[8,16]`.
    pub fn sizes(&self) -> String {
        let size = |&size: &i64| if size >= 0 { size.to_string() } else { "?".to_owned() };
        format!("[{}]", self.shape.iter().map(size).collect::<Vec<_>>().join(","))
    }

    /// Whether all sizes are known before the program runs.
    pub fn is_static(&self) -> bool {
        self.shape.iter().all(|&size| size >= 0)
    }

    /// The dimensions whose extents are not known.
    pub fn unknown(&self) -> impl Iterator<Item = usize> {
        self.shape.iter().enumerate().filter(|(_, size)| **size < 0).map(|(dim, _)| dim)
    }
}

/// A host function's C.
pub struct HostFunction {
    /// Its name in C.
    pub name: String,
    /// Its arguments.
    pub inputs: Vec<Tensor>,
    /// Its results.
    pub outputs: Vec<Tensor>,
    /// Bytes of workspace.
    pub workspace: u64,
    /// Whether it reads weights, itself or through others.
    pub reads_weights: bool,
    /// Its definition.
    pub text: String,
}

impl HostFunction {
    /// `int name(hlo_ctx *ctx, const float *arg0 /* [8,16] */, …, void *workspace)`.
    pub fn signature(&self) -> String {
        signature(&self.name, &self.inputs, &self.outputs)
    }
}

impl HostFunction {
    /// Whether arguments or results have extents that are not known before.
    pub fn is_dynamic(&self) -> bool {
        !self.inputs.iter().chain(&self.outputs).all(Tensor::is_static)
    }

    /// The body of the function that takes pointers and sizes in arrays.
    pub fn call_body(&self) -> String {
        let mut text = Text::at_depth(1);
        let mut values = vec!["ctx".to_owned()];
        let mut n_sizes = 0;
        for (index, input) in self.inputs.iter().enumerate() {
            values.push(format!("arguments[{index}]"));
            values.extend((n_sizes..).take(input.unknown().count()).map(|at| format!("sizes[{at}]")));
            n_sizes += input.unknown().count();
        }
        let (mut n_result_sizes, mut given) = (0, Vec::new());
        for (index, output) in self.outputs.iter().enumerate() {
            if output.is_static() {
                values.push(format!("results[{index}]"));
                continue;
            }
            text.line(format_args!("{} *result{index} = NULL;", output.element.c_type()));
            values.push(format!("&result{index}"));
            values.extend((n_result_sizes..).take(output.unknown().count()).map(|at| format!("&result_sizes[{at}]")));
            n_result_sizes += output.unknown().count();
            given.push(index);
        }
        values.push("workspace".into());
        let mut unused = vec![("arguments", self.inputs.is_empty()), ("results", self.outputs.is_empty())];
        if self.is_dynamic() {
            unused.extend([("sizes", n_sizes == 0), ("result_sizes", n_result_sizes == 0)]);
        }
        for (word, _) in unused.iter().filter(|(_, is_empty)| *is_empty) {
            text.line(format_args!("(void){word};"));
        }
        let call = format!("{}({})", self.name, values.join(", "));
        if given.is_empty() {
            text.line(format_args!("return {call};"));
        } else {
            text.line(format_args!("const int status = {call};"));
            for index in given {
                text.line(format_args!("*(void **)results[{index}] = result{index};"));
            }
            text.line("return status;");
        }
        text.finish()
    }
}

fn signature(name: &str, inputs: &[Tensor], outputs: &[Tensor]) -> String {
    let mut parameters = vec!["hlo_ctx *ctx".to_owned()];
    for (constant, base, tensors) in [("const ", "arg", inputs), ("", "result", outputs)] {
        for (index, tensor) in tensors.iter().enumerate() {
            let c_type = tensor.element.c_type();
            let star = if base == "result" && !tensor.is_static() { "**" } else { "*" };
            parameters.push(format!("{constant}{c_type} {star}{base}{index} /* {} */", tensor.sizes()));
            let pointer = if base == "result" { "*" } else { "" };
            parameters.extend(tensor.unknown().map(|dim| format!("int64_t {pointer}{base}{index}_size{dim}")));
        }
    }
    parameters.push("void *workspace".into());
    format!("int {name}({})", parameters.join(", "))
}

/// What a host function may refer to.
pub struct Callees<'c> {
    /// Kernels by symbol.
    pub kernels: &'c FxHashMap<Vec<u8>, Kernel>,
    /// Host functions by symbol, printed before this one.
    pub functions: &'c FxHashMap<Vec<u8>, HostFunction>,
}

/// A piece of memory with a value in it.
#[derive(Clone, Debug)]
pub(super) struct Place {
    /// A pointer in C.
    pub pointer: String,
    /// The slot of the workspace, when it is there.
    pub slot: Option<usize>,
    /// The extents of the value as expressions.
    pub extents: Vec<String>,
}

pub(super) struct HostPrinter<'a> {
    pub cx: &'a Context,
    callees: Callees<'a>,
    pub prelude: &'a mut Prelude,
    constants: &'a mut Constants,
    diags: &'a mut Diagnostics,
    pub out: Text,
    pub places: FxHashMap<Value, Place>,
    /// Where values are wanted that have not been made yet.
    wanted: FxHashMap<Value, Place>,
    workspace: Workspace,
    /// C types of slots.
    slots: Vec<&'static str>,
    /// Constants among the weights: name, type and offset.
    weights: Vec<(String, &'static str, u64)>,
    pub uses_ctx: bool,
    reads_weights: bool,
    /// Whether some value has memory of its own, so that the function ends in one place.
    pub is_managed: bool,
    /// Lists of such memory, and the one that grows now.
    pub lists: Vec<String>,
    pub current_list: String,
    /// How many numbers of the function have names.
    pub n_numbers: usize,
}

pub(super) type Printed<T = ()> = Result<T, Reported>;

/// Prints the function `func` under the C name `name`.
///
/// # Errors
/// What C is not printed for, with its op.
pub fn print(
    func: OpRef<'_>,
    name: &str,
    callees: Callees<'_>,
    prelude: &mut Prelude,
    constants: &mut Constants,
    diags: &mut Diagnostics,
) -> Result<HostFunction, Reported> {
    let printer = HostPrinter {
        cx: func.cx,
        callees,
        prelude,
        constants,
        diags,
        out: Text::at_depth(1),
        places: FxHashMap::default(),
        wanted: FxHashMap::default(),
        workspace: Workspace::default(),
        slots: Vec::new(),
        weights: Vec::new(),
        uses_ctx: false,
        reads_weights: false,
        is_managed: has_unknown(func),
        lists: Vec::new(),
        current_list: String::new(),
        n_numbers: 0,
    };
    printer.function(func, name)
}

impl HostPrinter<'_> {
    fn function(mut self, func: OpRef<'_>, name: &str) -> Printed<HostFunction> {
        let Some(entry) = func.region(0).entry() else {
            return Err(op_error(self.diags, func, "c-function", "has no body to print as C").emit());
        };
        if func.region(0).blocks().len() != 1 {
            return Err(op_error(self.diags, func, "c-function", "is not printed as C with more than one block").emit());
        }
        let mut inputs = Vec::new();
        if self.is_managed {
            self.current_list = self.list();
        }
        for (index, argument) in entry.args().enumerate() {
            let (tensor, pointer) = (self.tensor(func, argument)?, format!("arg{index}"));
            let extents = extents_of(&tensor, &pointer);
            for dim in tensor.unknown() {
                self.check_argument(index, dim);
            }
            inputs.push(tensor);
            self.places.insert(argument.id, Place { pointer, slot: None, extents });
        }
        let results: Vec<ValueRef<'_>> = entry.terminator().into_iter().flat_map(|op| op.operands()).collect();
        let mut outputs = Vec::new();
        let mut targets = Vec::new();
        for (index, result) in results.iter().enumerate() {
            let (tensor, pointer) = (self.tensor(func, *result)?, format!("result{index}"));
            let extents = extents_of(&tensor, &pointer);
            outputs.push(tensor);
            targets.push(Place { pointer, slot: None, extents });
        }
        self.block(entry, &targets)?;
        self.settle(&results, &targets);
        for ((value, tensor), target) in results.iter().zip(&outputs).zip(&targets) {
            if !tensor.is_static() {
                self.give(*value, tensor, target);
            }
        }

        let (offsets, size) = self.workspace.plan();
        let body = std::mem::take(&mut self.out).finish();
        let mut text = Text::at_depth(1);
        if !self.slots.is_empty() {
            text.line("unsigned char *const memory = workspace;");
        } else {
            text.line("(void)workspace;");
        }
        if !self.uses_ctx && !self.reads_weights {
            text.line("(void)ctx;");
        }
        if !self.weights.is_empty() {
            text.line("const unsigned char *const weights = hlo_weights(ctx);");
            text.open("if (weights == NULL)");
            text.line("return HLO_NO_WEIGHTS;");
            text.close();
        }
        for (name, c_type, offset) in self.weights.iter().filter(|(name, ..)| has_word(&body, name)) {
            text.line(format_args!("const {c_type} *const {name} = (const void *)(weights + {offset});"));
        }
        for (index, (c_type, offset)) in self.slots.iter().zip(&offsets).enumerate() {
            text.line(format_args!("{c_type} *const v{index} = (void *)(memory + {offset});"));
        }
        for list in &self.lists {
            text.line(format_args!("hlo_block *{list} = NULL;"));
        }
        let mut end = Text::at_depth(1);
        if self.is_managed {
            self.use_memory();
            text.line("int status = HLO_OK;");
            for list in &self.lists {
                end.line(format_args!("hlo_release_all(ctx, &{list});"));
            }
            let dynamic: Vec<usize> =
                outputs.iter().enumerate().filter(|(_, tensor)| !tensor.is_static()).map(|(at, _)| at).collect();
            if !dynamic.is_empty() {
                end.open("if (status != HLO_OK)");
                for index in dynamic {
                    text.line(format_args!("*result{index} = NULL;"));
                    end.line(format_args!("hlo_free(ctx, *result{index});"));
                    end.line(format_args!("*result{index} = NULL;"));
                }
                end.close();
            }
            end.line("return status;");
        } else {
            end.line("return 0;");
        }
        let end = end.finish();
        let names = (0..inputs.len()).map(|index| format!("arg{index}"));
        for name in names.chain((0..outputs.len()).map(|index| format!("result{index}"))) {
            if !has_word(&body, &name) {
                text.line(format_args!("(void){name};"));
            }
        }
        for (index, tensor) in inputs.iter().enumerate() {
            for name in tensor.unknown().map(|dim| format!("arg{index}_size{dim}")) {
                if !has_word(&body, &name) {
                    text.line(format_args!("(void){name};"));
                }
            }
        }
        // A label that nobody goes to is a warning.
        let label = if body.contains("goto done;") { "done:\n" } else { "" };
        let text = format!("{} {{\n{}{body}{label}{end}}}\n", signature(name, &inputs, &outputs), text.finish());
        Ok(HostFunction {
            name: name.to_owned(),
            inputs,
            outputs,
            workspace: size,
            reads_weights: self.reads_weights,
            text,
        })
    }

    pub fn refuse<T>(&mut self, op: OpRef<'_>, message: &str) -> Printed<T> {
        Err(op_error(self.diags, op, "c-unsupported", message).help(super::help(op)).emit())
    }

    fn tensor(&mut self, op: OpRef<'_>, value: ValueRef<'_>) -> Printed<Tensor> {
        let ty = value.ty();
        match (Element::of(self.cx, ty.element(self.cx)), ty.shape(self.cx)) {
            (Some(element), Some(shape)) if ty.is_tensor(self.cx) => Ok(Tensor { element, ty, shape: shape.to_vec() }),
            _ => {
                let message = format!("is not printed as C on a value of type {}", self.cx.type_text(ty));
                self.refuse(op, &message)
            }
        }
    }

    /// Memory for a value with these extents: where it is wanted, a new slot, or a block of its own.
    fn allocate(&mut self, op: OpRef<'_>, value: ValueRef<'_>, extents: &[String]) -> Printed<Place> {
        let tensor = self.tensor(op, value)?;
        let place = if !tensor.is_static() {
            self.allocate_now(tensor.element.c_type(), tensor.element.bytes().into(), extents)
        } else {
            match self.wanted.remove(&value.id) {
                Some(place) => {
                    self.touch(&place);
                    place
                }
                None => self.slot(tensor.element.c_type(), &tensor),
            }
        };
        self.places.insert(value.id, place.clone());
        Ok(place)
    }

    fn slot(&mut self, c_type: &'static str, tensor: &Tensor) -> Place {
        let extents = tensor.shape.iter().map(i64::to_string).collect();
        Place { extents, ..self.bytes(c_type, tensor.bytes()) }
    }

    fn bytes(&mut self, c_type: &'static str, bytes: u64) -> Place {
        let slot = self.workspace.add(bytes);
        self.slots.push(c_type);
        self.workspace.touch(slot);
        Place { pointer: format!("v{slot}"), slot: Some(slot), extents: Vec::new() }
    }

    fn touch(&mut self, place: &Place) {
        if let Some(slot) = place.slot {
            self.workspace.touch(slot);
        }
    }

    /// A pointer to a value that is read now.
    fn read(&mut self, value: Value) -> Place {
        let place = self.places.get(&value).cloned();
        // The verifier saw to it that operands are defined.
        let place = place.unwrap_or(Place { pointer: "NULL".into(), slot: None, extents: Vec::new() });
        self.touch(&place);
        place
    }

    /// Prints a block whose last values are wanted at `targets`.
    fn block(&mut self, block: BlockRef<'_>, targets: &[Place]) -> Printed {
        let values = block.terminator().into_iter().flat_map(|op| op.operands());
        for (value, target) in values.zip(targets) {
            let made_here = value.defining_op().is_some_and(|op| {
                op.block().is_some_and(|at| at.id == block.id)
                    && (op.is::<CallTir<'_>>() || op.n_regions() != 0 || is_call(op))
            });
            if made_here && value.ty().has_static_shape(self.cx) {
                self.wanted.entry(value.id).or_insert_with(|| target.clone());
            }
        }
        let n_ops = block.ops().count();
        let is_open = block.terminator().is_none();
        let deaths = self.deaths(block);
        for (index, op) in block.ops().enumerate() {
            if index + 1 == n_ops && !is_open {
                break;
            }
            self.workspace.advance();
            grow_stack(|| self.op(op))?;
            self.bury(deaths.get(&index).map_or(&[], Vec::as_slice));
        }
        self.workspace.advance();
        Ok(())
    }

    /// Copies values to their targets unless they are there; targets of unknown extents are left to others.
    fn settle(&mut self, values: &[ValueRef<'_>], targets: &[Place]) {
        for (value, target) in values.iter().zip(targets) {
            let source = self.read(value.id);
            self.touch(target);
            if source.pointer != target.pointer && !target.is_open() {
                self.copy(*value, &source, target);
            }
        }
    }

    fn copy(&mut self, value: ValueRef<'_>, source: &Place, target: &Place) {
        let Some(element) = Element::of(self.cx, value.ty().element(self.cx)) else { return };
        let same = |(from, to): (&String, &String)| from == to;
        if !source.extents.iter().zip(&target.extents).all(same) {
            let known: Vec<i64> = target.extents.iter().map(|extent| extent.parse().unwrap_or_default()).collect();
            let ty = self.cx.tensor_type(&known, value.ty().element(self.cx));
            self.expect(&source.extents, ty, "a value that control flow passes on");
        }
        let bytes = self.bytes_text(&target.extents, element.bytes().into());
        if bytes != "0" {
            self.out.line(format_args!("memcpy({}, {}, {bytes});", target.pointer, source.pointer));
        }
    }

    /// An extent that a caller states.
    fn check_argument(&mut self, index: usize, dim: usize) {
        let extent = format!("arg{index}_size{dim}");
        let words = format!("dimension {dim} of argument #{index} is no extent");
        self.fail_if(&format!("{extent} < 0 || {extent} > HLO_MOST"), &words, &extent, "0");
    }

    /// Leaves a result of unknown extents to the caller.
    fn give(&mut self, value: ValueRef<'_>, tensor: &Tensor, target: &Place) {
        let source = self.read(value.id);
        let bytes = self.bytes_text(&source.extents, tensor.element.bytes().into());
        let list = self.current_list.clone();
        self.use_memory();
        self.out.line(format_args!("*{} = hlo_give(ctx, &{list}, {}, {bytes});", target.pointer, source.pointer));
        self.out.open(format_args!("if (*{} == NULL)", target.pointer));
        self.leave("HLO_NO_MEMORY");
        self.out.close();
        for dim in tensor.unknown() {
            self.out.line(format_args!("*{}_size{dim} = {};", target.pointer, source.extents[dim]));
        }
    }

    fn op(&mut self, op: OpRef<'_>) -> Printed {
        if op.is::<ConstantOp<'_>>() {
            return self.constant(op);
        }
        if let Some(call) = op.view::<CallTir<'_>>() {
            return self.call_tir(call);
        }
        if op.is::<While<'_>>() {
            return self.while_op(op);
        }
        if op.is::<If<'_>>() || op.is::<Case<'_>>() {
            return self.branches(op);
        }
        if op.is::<Print<'_>>() {
            return self.print_op(op);
        }
        if let Some(dim) = op.view::<Dim<'_>>() {
            return self.dim(dim);
        }
        if let Some(assert) = op.view::<Assert<'_>>() {
            return self.assert(assert);
        }
        if op.is::<Transfer<'_>>() {
            // All devices of a program in C are this one.
            let place = self.read(op.operand(0).id);
            self.places.insert(op.result(0).id, place);
            return Ok(());
        }
        if is_call(op) {
            return self.call(op);
        }
        let message = "is not printed as C: it should have become a kernel";
        Err(op_error(self.diags, op, "c-unsupported", message)
            .help(
                "run `hexir-to-hextir` first, as `hlo compile` does; what no pass lowers yet, the interpreter can run",
            )
            .emit())
    }

    fn constant(&mut self, op: OpRef<'_>) -> Printed {
        if op.body.uses(op.result(0).id).next().is_none() {
            return Ok(());
        }
        let tensor = self.tensor(op, op.result(0))?;
        let Some(value) = op.attr("value") else { return self.refuse(op, "has no value") };
        let pointer = match self.constants.add(self.cx, value, tensor.element) {
            Ok(Constant::Array(name)) => name,
            Ok(Constant::Weight(offset)) => {
                let name = format!("w{}", self.weights.len());
                self.weights.push((name.clone(), tensor.element.c_type(), offset));
                self.reads_weights = true;
                name
            }
            Err(message) => return self.refuse(op, &format!("is not printed as C: {message}")),
        };
        let extents = tensor.shape.iter().map(i64::to_string).collect();
        self.places.insert(op.result(0).id, Place { pointer, slot: None, extents });
        Ok(())
    }

    /// The extent of a dimension, wrapped to the type of the result.
    fn dim(&mut self, dim: Dim<'_>) -> Printed {
        let op = dim.op();
        let source = self.read(dim.input().id);
        let extent = source.extents.get(dim.dimension() as usize).cloned().unwrap_or_else(|| "0".into());
        let (element, place) = (self.tensor(op, dim.result())?.element, self.allocate(op, dim.result(), &[])?);
        self.out.line(format_args!("{}[0] = ({}){extent};", place.pointer, element.c_type()));
        Ok(())
    }

    /// Ends the program where the condition does not hold; the first values go with the words.
    fn assert(&mut self, assert: Assert<'_>) -> Printed {
        let condition = self.read(assert.condition().id);
        let mut values = Vec::new();
        for value in assert.values().iter() {
            values.push(format!("(int64_t){}[0]", self.read(value.id).pointer));
        }
        values.resize(8, "0".into());
        self.uses_ctx = true;
        let fail = self.prelude.helper("hlo_assertion");
        let words = literal(assert.message());
        self.out.open(format_args!("if ({}[0] == 0)", condition.pointer));
        self.out.line(format_args!("const int64_t numbers[8] = {{ {} }};", values.join(", ")));
        self.leave(&format!("{fail}(ctx, {words}, numbers)"));
        self.out.close();
        Ok(())
    }

    fn call_tir(&mut self, call: CallTir<'_>) -> Printed {
        let op = call.op();
        let symbol = self.cx.name_bytes(call.callee()).to_vec();
        let kernels = self.callees.kernels;
        let Some(kernel) = kernels.get(&symbol) else {
            let message = format!("calls @{}, which is no kernel of this module", String::from_utf8_lossy(&symbol));
            return Err(op_error(self.diags, op, "c-callee", &message).emit());
        };
        let mut places = Vec::new();
        for operand in op.operands() {
            self.tensor(op, operand)?;
            places.push(self.read(operand.id));
        }
        let extents = self.solve(op, kernel, &places)?;
        for (result, extents) in op.results().zip(&extents) {
            places.push(self.allocate(op, result, extents)?);
        }
        let mut arguments: Vec<String> = Vec::new();
        if kernel.takes_ctx {
            arguments.push("ctx".into());
            self.uses_ctx = true;
        }
        for (place, unknown) in places.iter().zip(&kernel.unknown) {
            arguments.push(place.pointer.clone());
            arguments.extend(unknown.iter().map(|&dim| place.extents[dim].clone()));
        }
        self.out.line(format_args!("{}({});", kernel.name, arguments.join(", ")));
        Ok(())
    }

    fn call(&mut self, op: OpRef<'_>) -> Printed {
        let callee = op.attr("callee").and_then(|attr| attr.as_flat_symbol(self.cx));
        let symbol = callee.map(|name| self.cx.name_bytes(name).to_vec()).unwrap_or_default();
        let Some(function) = self.callees.functions.get(&symbol) else {
            let message = format!("calls @{}, which is no function of this module", String::from_utf8_lossy(&symbol));
            return Err(op_error(self.diags, op, "c-callee", &message).emit());
        };
        let (name, size) = (function.name.clone(), function.workspace);
        let (inputs, outputs) = (function.inputs.clone(), function.outputs.clone());
        self.reads_weights |= function.reads_weights;
        let mut arguments = vec!["ctx".to_owned()];
        self.uses_ctx = true;
        for (operand, input) in op.operands().zip(&inputs) {
            let place = self.read(operand.id);
            self.expect(&place.extents, input.ty, "an argument of a function");
            arguments.push(place.pointer);
            arguments.extend(input.unknown().map(|dim| place.extents[dim].clone()));
        }
        let mut owned = Vec::new();
        for (result, output) in op.results().zip(&outputs) {
            if output.is_static() {
                let extents: Vec<String> = output.shape.iter().map(i64::to_string).collect();
                arguments.push(self.allocate(op, result, &extents)?.pointer);
                continue;
            }
            let (c_type, pointer) = (output.element.c_type(), self.number_name("d"));
            self.out.line(format_args!("{c_type} *{pointer} = NULL;"));
            arguments.push(format!("&{pointer}"));
            let mut extents = Vec::new();
            for (dim, &extent) in output.shape.iter().enumerate() {
                extents.push(if extent >= 0 {
                    extent.to_string()
                } else {
                    self.out.line(format_args!("int64_t {pointer}_size{dim} = 0;"));
                    arguments.push(format!("&{pointer}_size{dim}"));
                    format!("{pointer}_size{dim}")
                });
            }
            owned.push((result, Place { pointer, slot: None, extents }));
        }
        arguments.push(if size == 0 { "NULL".into() } else { self.bytes("unsigned char", size).pointer });
        let code = self.number_name("code");
        self.out.line(format_args!("const int {code} = {name}({});", arguments.join(", ")));
        self.out.open(format_args!("if ({code} != 0)"));
        self.leave(&code);
        self.out.close();
        for (result, place) in owned {
            self.use_memory();
            self.out.line(format_args!("hlo_link(&{}, {});", self.current_list, place.pointer));
            let extents = self.expect(&place.extents, result.ty(), "a result of a function");
            self.places.insert(result.id, Place { extents, ..place });
        }
        Ok(())
    }

    fn while_op(&mut self, op: OpRef<'_>) -> Printed {
        let [Some(condition), Some(body)] = [op.region(0).entry(), op.region(1).entry()] else { return Ok(()) };
        let operands: Vec<ValueRef<'_>> = op.operands().collect();
        let slots = self.choices(op)?;
        self.settle(&operands, &slots);
        for (value, slot) in operands.iter().zip(&slots).filter(|(_, slot)| slot.is_open()) {
            let source = self.read(value.id);
            self.assign(slot, &source, value.ty());
        }
        // What an iteration makes, and what it hands to the next.
        let outer = self.current_list.clone();
        let lists = slots.iter().any(Place::is_open) || self.is_managed && has_unknown(op);
        let lists = lists.then(|| [self.list(), self.list(), self.list()]);
        if let Some([made, ..]) = &lists {
            self.current_list = made.clone();
        }
        self.workspace.enter_loop();
        for slot in &slots {
            self.touch(slot);
        }
        self.out.open("for (;;)");
        for block in [condition, body] {
            for (argument, slot) in block.args().zip(&slots) {
                let extents = self.expect(&slot.extents, argument.ty(), "a carried value");
                self.places.insert(argument.id, Place { extents, ..slot.clone() });
            }
        }
        self.block(condition, &[])?;
        if let Some(test) = condition.terminator().and_then(|y| y.operands().next()) {
            let test = self.read(test.id);
            self.out.open(format_args!("if ({}[0] == 0)", test.pointer));
            self.out.line("break;");
            self.out.close();
        }
        self.block(body, &[])?;
        let yields: Vec<ValueRef<'_>> = body.terminator().into_iter().flat_map(|y| y.operands()).collect();
        let mut sources = Vec::new();
        for (value, slot) in yields.iter().zip(&slots) {
            let source = self.read(value.id);
            let is_other = source.pointer != slot.pointer && slots.iter().any(|slot| slot.pointer == source.pointer);
            // A value that another one is about to overwrite is put aside.
            sources.push(if slot.is_open() {
                // Its extents may be those of another one.
                self.aside(*value, &source)
            } else if is_other {
                let tensor = self.tensor(op, *value)?;
                let aside = self.slot(tensor.element.c_type(), &tensor);
                self.copy(*value, &source, &aside);
                aside
            } else {
                source
            });
        }
        for ((value, source), slot) in yields.iter().zip(&sources).zip(&slots) {
            if source.pointer != slot.pointer && slot.is_open() {
                self.assign(slot, source, value.ty());
            } else if source.pointer != slot.pointer {
                self.copy(*value, source, slot);
            }
            self.touch(source);
            self.touch(slot);
        }
        if let Some([made, carried, next]) = &lists {
            self.use_memory();
            for slot in slots.iter().filter(|slot| slot.is_open()) {
                self.out.line(format_args!("hlo_move(&{made}, &{next}, {});", slot.pointer));
                self.out.line(format_args!("hlo_move(&{carried}, &{next}, {});", slot.pointer));
            }
            self.out.line(format_args!("hlo_release_all(ctx, &{made});"));
            self.out.line(format_args!("hlo_release_all(ctx, &{carried});"));
            self.out.line(format_args!("hlo_join(&{carried}, &{next});"));
        }
        self.out.close();
        if let Some([made, carried, _]) = &lists {
            self.out.line(format_args!("hlo_release_all(ctx, &{made});"));
            self.out.line(format_args!("hlo_join(&{outer}, &{carried});"));
        }
        self.current_list = outer;
        self.workspace.leave_loop();
        for (result, slot) in op.results().zip(&slots) {
            self.places.insert(result.id, slot.clone());
        }
        Ok(())
    }

    /// Where the results of control flow go: memory, or variables for those of unknown extents.
    fn choices(&mut self, op: OpRef<'_>) -> Printed<Vec<Place>> {
        let mut places = Vec::new();
        for result in op.results() {
            let tensor = self.tensor(op, result)?;
            places.push(if tensor.is_static() {
                let extents: Vec<String> = tensor.shape.iter().map(i64::to_string).collect();
                self.allocate(op, result, &extents)?
            } else {
                let place = self.declare(result, tensor.element.c_type());
                self.places.insert(result.id, place.clone());
                place
            });
        }
        Ok(places)
    }

    /// Copies of the variables of a value, which are about to change.
    fn aside(&mut self, value: ValueRef<'_>, source: &Place) -> Place {
        let name = self.number_name("d");
        let c_type = Element::of(self.cx, value.ty().element(self.cx)).map_or("void", |element| element.c_type());
        self.out.line(format_args!("const {c_type} *const {name} = {};", source.pointer));
        let mut extents = Vec::new();
        for (dim, extent) in source.extents.iter().enumerate() {
            extents.push(if extent.parse::<i64>().is_ok() {
                extent.clone()
            } else {
                self.out.line(format_args!("const int64_t {name}_size{dim} = {extent};"));
                format!("{name}_size{dim}")
            });
        }
        Place { pointer: name, slot: source.slot, extents }
    }

    /// `if` and `case`.
    fn branches(&mut self, op: OpRef<'_>) -> Printed {
        let selector = self.read(op.operand(0).id);
        let targets = self.choices(op)?;
        let is_if = op.is::<If<'_>>();
        let n_branches = op.n_regions();
        for (index, region) in op.regions().enumerate() {
            let Some(entry) = region.entry() else { continue };
            let last = index + 1 == n_branches;
            match (index, last) {
                (0, true) => {}
                (0, false) if is_if => self.out.open(format_args!("if ({}[0] != 0)", selector.pointer)),
                (0, false) => self.out.open(format_args!("if ({}[0] == 0)", selector.pointer)),
                (_, true) => self.out.turn("else"),
                (_, false) => self.out.turn(&format!("else if ({}[0] == {index})", selector.pointer)),
            }
            self.block(entry, &targets)?;
            let values: Vec<ValueRef<'_>> = entry.terminator().into_iter().flat_map(|y| y.operands()).collect();
            self.settle(&values, &targets);
            for (value, target) in values.iter().zip(&targets).filter(|(_, target)| target.is_open()) {
                let source = self.read(value.id);
                self.assign(target, &source, value.ty());
            }
        }
        if n_branches > 1 {
            self.out.close();
        }
        self.workspace.advance();
        for target in &targets {
            self.touch(target);
        }
        Ok(())
    }

    fn print_op(&mut self, op: OpRef<'_>) -> Printed {
        let tensor = self.tensor(op, op.operand(0))?;
        let place = self.read(op.operand(0).id);
        let (columns, outer) = match place.extents.split_last() {
            Some((columns, outer)) => (columns.clone(), outer.to_vec()),
            None => ("1".into(), Vec::new()),
        };
        let rows = self.bytes_text(&outer, 1);
        self.uses_ctx = true;
        let helper = self.prelude.print(tensor.element);
        self.out.line(format_args!("{helper}(ctx, {}, {rows}, {columns});", place.pointer));
        Ok(())
    }
}

/// The extents of a tensor at the border: those that are not known stand behind its pointer.
fn extents_of(tensor: &Tensor, pointer: &str) -> Vec<String> {
    let extent =
        |(dim, &size): (usize, &i64)| if size >= 0 { size.to_string() } else { format!("{pointer}_size{dim}") };
    tensor.shape.iter().enumerate().map(extent).collect()
}

/// Whether a value in `op` has extents that are not known before the program runs.
fn has_unknown(op: OpRef<'_>) -> bool {
    let is_unknown = |value: ValueRef<'_>| value.ty().is_tensor(op.cx) && !value.ty().has_static_shape(op.cx);
    op.regions().flat_map(|region| region.blocks()).any(|block| {
        block.args().any(is_unknown)
            || block.ops().any(|op| op.results().any(is_unknown) || grow_stack(|| has_unknown(op)))
    })
}

impl Place {
    /// Whether these are variables: memory is not here but where they point to.
    fn is_open(&self) -> bool {
        self.slot.is_none() && self.extents.iter().any(|extent| extent.parse::<i64>().is_err())
    }
}

pub(super) fn is_call(op: OpRef<'_>) -> bool {
    matches!(op.name(), "func.call" | "hexir.call")
}

impl Prelude {
    /// The function that prints elements in rows.
    fn print(&mut self, element: Element) -> String {
        self.has_print = true;
        let unsigned = if element.unsigned { "u" } else { "" };
        let name = format!("hlo_print_{unsigned}{}", element.scalar.name());
        self.define(&name.clone(), |prelude| {
            prelude.define("hlo_write", |_| WRITE.to_owned());
            let value = match element.scalar {
                Scalar::Small(float) => format!("{}(values[i])", prelude.small(float, "value")),
                _ => "values[i]".into(),
            };
            let format = match element.scalar {
                scalar if scalar.is_float() => {
                    // Without the sign that some have.
                    format!("{value} != {value} ? \"nan \" : \"%f \", (double){value}")
                }
                Scalar::Int(64) if element.unsigned => format!("\"%llu \", (unsigned long long){value}"),
                _ => format!("\"%lld \", (long long){value}"),
            };
            format!(
                "/* One line a row. */\nstatic void {name}(hlo_ctx *ctx, const {} *values, int64_t rows, int64_t columns) \
                 {{\n    for (int64_t row = 0; row < rows; row++) {{\n        for (int64_t i = row * columns; i < (row + 1) * \
                 columns; i++) {{\n            char text[512];\n            const int n = snprintf(text, sizeof text, \
                 {format});\n            hlo_write(ctx, text, n);\n        }}\n        hlo_write(ctx, \"\\n\", 1);\n    \
                 }}\n}}\n",
                element.c_type()
            )
        })
    }
}

const WRITE: &str = "\
static void hlo_write(hlo_ctx *ctx, const char *text, int n) {
    if (ctx != NULL && ctx->print != NULL) {
        ctx->print(ctx->stream, text, n);
    } else {
        fwrite(text, 1, (size_t)n, stdout);
    }
}
";
