//! Host functions: what stays at the graph level after all computation became kernels, as C functions over one workspace.
//!
//! A value is memory: an argument, a result of the function, a constant, or a piece of the workspace. A value that leaves
//! its block is written where it has to be at once, when the op that makes it allows that, and copied otherwise.

use hlo_dialects::hexir::control::{Case, If, While};
use hlo_dialects::hexir::data::{Constant as ConstantOp, Print};
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
use super::text::{Text, has_word};
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
        let sizes: Vec<String> = self.shape.iter().map(i64::to_string).collect();
        format!("[{}]", sizes.join(","))
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

fn signature(name: &str, inputs: &[Tensor], outputs: &[Tensor]) -> String {
    let mut parameters = vec!["hlo_ctx *ctx".to_owned()];
    for (constant, base, tensors) in [("const ", "arg", inputs), ("", "result", outputs)] {
        for (index, tensor) in tensors.iter().enumerate() {
            let c_type = tensor.element.c_type();
            parameters.push(format!("{constant}{c_type} *{base}{index} /* {} */", tensor.sizes()));
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
struct Place {
    /// A pointer in C.
    pointer: String,
    /// The slot of the workspace, when it is there.
    slot: Option<usize>,
}

struct HostPrinter<'a> {
    cx: &'a Context,
    callees: Callees<'a>,
    prelude: &'a mut Prelude,
    constants: &'a mut Constants,
    diags: &'a mut Diagnostics,
    out: Text,
    places: FxHashMap<Value, Place>,
    /// Where values are wanted that have not been made yet.
    wanted: FxHashMap<Value, Place>,
    workspace: Workspace,
    /// C types of slots.
    slots: Vec<&'static str>,
    /// Constants among the weights: name, type and offset.
    weights: Vec<(String, &'static str, u64)>,
    uses_ctx: bool,
    reads_weights: bool,
}

type Printed<T = ()> = Result<T, Reported>;

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
        for (index, argument) in entry.args().enumerate() {
            inputs.push(self.tensor(func, argument)?);
            self.places.insert(argument.id, Place { pointer: format!("arg{index}"), slot: None });
        }
        let results: Vec<ValueRef<'_>> = entry.terminator().into_iter().flat_map(|op| op.operands()).collect();
        let mut outputs = Vec::new();
        let mut targets = Vec::new();
        for (index, result) in results.iter().enumerate() {
            outputs.push(self.tensor(func, *result)?);
            targets.push(Place { pointer: format!("result{index}"), slot: None });
        }
        self.block(entry, &targets)?;
        self.settle(&results, &targets);

        let (offsets, size) = self.workspace.plan();
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
        for (name, c_type, offset) in &self.weights {
            text.line(format_args!("const {c_type} *const {name} = (const void *)(weights + {offset});"));
        }
        for (index, (c_type, offset)) in self.slots.iter().zip(&offsets).enumerate() {
            text.line(format_args!("{c_type} *const v{index} = (void *)(memory + {offset});"));
        }
        let body = self.out.finish();
        let names = (0..inputs.len()).map(|index| format!("arg{index}"));
        for name in names.chain((0..outputs.len()).map(|index| format!("result{index}"))) {
            if !has_word(&body, &name) {
                text.line(format_args!("(void){name};"));
            }
        }
        let text = format!("{} {{\n{}{body}    return 0;\n}}\n", signature(name, &inputs, &outputs), text.finish());
        Ok(HostFunction {
            name: name.to_owned(),
            inputs,
            outputs,
            workspace: size,
            reads_weights: self.reads_weights,
            text,
        })
    }

    fn refuse<T>(&mut self, op: OpRef<'_>, message: &str) -> Printed<T> {
        Err(op_error(self.diags, op, "c-unsupported", message)
            .help("the interpreter can run this program: hlo run --backend=interp")
            .emit())
    }

    fn tensor(&mut self, op: OpRef<'_>, value: ValueRef<'_>) -> Printed<Tensor> {
        let ty = value.ty();
        let known = ty.has_static_shape(self.cx);
        match (Element::of(self.cx, ty.element(self.cx)), ty.shape(self.cx)) {
            (Some(element), Some(shape)) if known && ty.is_tensor(self.cx) => {
                Ok(Tensor { element, ty, shape: shape.to_vec() })
            }
            _ => {
                let message = format!("is not printed as C on a value of type {}", self.cx.type_text(ty));
                self.refuse(op, &message)
            }
        }
    }

    /// Memory for a value: where it is wanted, or a new slot.
    fn allocate(&mut self, op: OpRef<'_>, value: ValueRef<'_>) -> Printed<Place> {
        let tensor = self.tensor(op, value)?;
        let place = match self.wanted.remove(&value.id) {
            Some(place) => {
                self.touch(&place);
                place
            }
            None => self.slot(tensor.element.c_type(), tensor.bytes()),
        };
        self.places.insert(value.id, place.clone());
        Ok(place)
    }

    fn slot(&mut self, c_type: &'static str, bytes: u64) -> Place {
        let slot = self.workspace.add(bytes);
        self.slots.push(c_type);
        self.workspace.touch(slot);
        Place { pointer: format!("v{slot}"), slot: Some(slot) }
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
        let place = place.unwrap_or(Place { pointer: "NULL".into(), slot: None });
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
            if made_here {
                self.wanted.entry(value.id).or_insert_with(|| target.clone());
            }
        }
        let n_ops = block.ops().count();
        let is_open = block.terminator().is_none();
        for (index, op) in block.ops().enumerate() {
            if index + 1 == n_ops && !is_open {
                break;
            }
            self.workspace.advance();
            grow_stack(|| self.op(op))?;
        }
        self.workspace.advance();
        Ok(())
    }

    /// Copies values to their targets unless they are there.
    fn settle(&mut self, values: &[ValueRef<'_>], targets: &[Place]) {
        for (value, target) in values.iter().zip(targets) {
            let source = self.read(value.id);
            self.touch(target);
            if source.pointer != target.pointer {
                self.copy(*value, &source, target);
            }
        }
    }

    fn copy(&mut self, value: ValueRef<'_>, source: &Place, target: &Place) {
        let element = Element::of(self.cx, value.ty().element(self.cx));
        let n_elements = value.ty().n_elements(self.cx).unwrap_or_default();
        let bytes = n_elements as u64 * element.map_or(0, |element| u64::from(element.bytes()));
        if bytes != 0 {
            self.out.line(format_args!("memcpy({}, {}, {bytes});", target.pointer, source.pointer));
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
        self.places.insert(op.result(0).id, Place { pointer, slot: None });
        Ok(())
    }

    fn call_tir(&mut self, call: CallTir<'_>) -> Printed {
        let op = call.op();
        let symbol = self.cx.name_bytes(call.callee()).to_vec();
        let Some(kernel) = self.callees.kernels.get(&symbol) else {
            let message = format!("calls @{}, which is no kernel of this module", String::from_utf8_lossy(&symbol));
            return Err(op_error(self.diags, op, "c-callee", &message).emit());
        };
        let (name, takes_ctx) = (kernel.name.clone(), kernel.takes_ctx);
        let mut arguments: Vec<String> = Vec::new();
        if takes_ctx {
            arguments.push("ctx".into());
            self.uses_ctx = true;
        }
        for operand in op.operands() {
            self.tensor(op, operand)?;
            arguments.push(self.read(operand.id).pointer);
        }
        for result in op.results() {
            arguments.push(self.allocate(op, result)?.pointer);
        }
        self.out.line(format_args!("{name}({});", arguments.join(", ")));
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
        self.reads_weights |= function.reads_weights;
        let mut arguments = vec!["ctx".to_owned()];
        self.uses_ctx = true;
        for operand in op.operands() {
            arguments.push(self.read(operand.id).pointer);
        }
        for result in op.results() {
            arguments.push(self.allocate(op, result)?.pointer);
        }
        arguments.push(if size == 0 { "NULL".into() } else { self.slot("unsigned char", size).pointer });
        self.out.open(format_args!("if ({name}({}) != 0)", arguments.join(", ")));
        self.out.line("return HLO_NO_WEIGHTS;");
        self.out.close();
        Ok(())
    }

    fn while_op(&mut self, op: OpRef<'_>) -> Printed {
        let [Some(condition), Some(body)] = [op.region(0).entry(), op.region(1).entry()] else { return Ok(()) };
        let operands: Vec<ValueRef<'_>> = op.operands().collect();
        let mut slots = Vec::new();
        for result in op.results() {
            slots.push(self.allocate(op, result)?);
        }
        self.settle(&operands, &slots);
        for block in [condition, body] {
            for (argument, slot) in block.args().zip(&slots) {
                self.places.insert(argument.id, slot.clone());
            }
        }
        self.workspace.enter_loop();
        for slot in &slots {
            self.touch(slot);
        }
        self.out.open("for (;;)");
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
            sources.push(if is_other {
                let tensor = self.tensor(op, *value)?;
                let aside = self.slot(tensor.element.c_type(), tensor.bytes());
                self.copy(*value, &source, &aside);
                aside
            } else {
                source
            });
        }
        for ((value, source), slot) in yields.iter().zip(&sources).zip(&slots) {
            if source.pointer != slot.pointer {
                self.copy(*value, source, slot);
            }
            self.touch(source);
            self.touch(slot);
        }
        self.out.close();
        self.workspace.leave_loop();
        Ok(())
    }

    /// `if` and `case`.
    fn branches(&mut self, op: OpRef<'_>) -> Printed {
        let selector = self.read(op.operand(0).id);
        let mut targets = Vec::new();
        for result in op.results() {
            targets.push(self.allocate(op, result)?);
        }
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
        let columns = tensor.shape.last().copied().unwrap_or(1);
        let rows: i64 = tensor.shape.iter().rev().skip(1).product();
        self.uses_ctx = true;
        let helper = self.prelude.print(tensor.element);
        self.out.line(format_args!("{helper}(ctx, {}, {rows}, {columns});", place.pointer));
        Ok(())
    }
}

fn is_call(op: OpRef<'_>) -> bool {
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
