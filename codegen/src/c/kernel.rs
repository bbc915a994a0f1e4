//! Kernels: a `hextir.prim_func` as a static C function over pointers.
//!
//! Ops become expressions; an expression with one use in the same block stands where it is used, others get a name. Loads
//! move down to their use, but never past a store or a loop. Index arithmetic on constants is carried out here, so that
//! unrolled loops address with numbers.

use hlo_dialects::hextir::buffers::{AllocBuffer, BufferLoad, BufferStore, Dim};
use hlo_dialects::hextir::func::Return;
use hlo_dialects::hextir::loops::{Block, For, If, Yield};
use hlo_dialects::hextir::symbols::Symbols;
use hlo_ir::text::grow_stack;
use hlo_ir::verify::op_error;
use hlo_ir::{BlockRef, Context, DYNAMIC, Diagnostics, OpRef, Reported, Value, ValueRef};
use rustc_hash::FxHashMap;

use super::arrays::{ValueType, has_vectors};
use super::expr::Expr;
use super::prelude::Prelude;
use super::scalar::{Element, Scalar};
use super::scalar_ops::{self, Refusal};
use super::text::{Names, Text, has_word, without_unread};
use super::vectors::Lanes;

/// How often one op is written at most, counting all the unrolled loops around it.
const MAX_COPIES: i64 = 256;

/// The most bytes that buffers and vectors of one kernel take of the stack.
pub const MAX_STACK: u64 = 1 << 20;

/// A kernel's C function.
pub struct Kernel {
    /// Its symbol in the module.
    pub symbol: String,
    /// Its name in C.
    pub name: String,
    /// The dimensions of each buffer whose extents follow its pointer.
    pub unknown: Vec<Vec<usize>>,
    /// How extents hang together.
    pub symbols: Option<Symbols>,
    /// Whether it takes a `hlo_ctx *` first.
    pub takes_ctx: bool,
    /// The function, behind those that it calls.
    pub text: String,
}

/// What stands for a value of the IR.
#[derive(Clone, Debug)]
pub(super) enum Bound {
    /// One scalar.
    Scalar(Expr),
    /// One a lane.
    Vector(Expr),
    /// An index that grows by a constant from lane to lane.
    Line(Expr, i64),
    /// An index of each lane, computed where it is needed.
    Lane,
}

/// A buffer in C.
#[derive(Clone, Debug)]
pub(super) struct Buffer {
    pub name: String,
    pub element: Element,
    pub extents: Vec<Expr>,
    pub is_written: bool,
}

pub(super) struct KernelPrinter<'a> {
    pub cx: &'a Context,
    pub prelude: &'a mut Prelude,
    pub diags: &'a mut Diagnostics,
    pub name: String,
    pub out: Text,
    /// Functions that this one needs before it.
    pub outlined: Vec<String>,
    pub names: Names,
    pub bound: FxHashMap<Value, Bound>,
    /// Integers whose value is known here.
    pub known: FxHashMap<Value, i64>,
    pub buffers: FxHashMap<Value, Buffer>,
    /// Expressions that read memory and have no name yet, in order.
    pending: Vec<(Value, Scalar)>,
    /// What stood for values before [`named`](KernelPrinter::named) gave them names, in order.
    unnamed: Vec<(Value, Bound)>,
    pub counters: Vec<String>,
    pub lanes: Option<Lanes>,
    pub in_parallel: bool,
    /// How often the ops of the present block are written: the product of the unrolled loops around it.
    copies: i64,
    pub takes_ctx: bool,
    stack_bytes: u64,
}

/// What a loop carries: its type, its name in C, and what stands for it.
type Variable = (ValueType, String, Bound);

pub(super) type Printed<T = ()> = Result<T, Reported>;

/// Prints the kernel `func` under the C name `name`.
///
/// # Errors
/// What C is not printed for, with its op.
pub fn print(func: OpRef<'_>, name: &str, prelude: &mut Prelude, diags: &mut Diagnostics) -> Result<Kernel, Reported> {
    let mut printer = KernelPrinter {
        cx: func.cx,
        prelude,
        diags,
        name: name.to_owned(),
        out: Text::at_depth(1),
        outlined: Vec::new(),
        names: Names::default(),
        bound: FxHashMap::default(),
        known: FxHashMap::default(),
        buffers: FxHashMap::default(),
        pending: Vec::new(),
        unnamed: Vec::new(),
        counters: Vec::new(),
        lanes: None,
        in_parallel: false,
        copies: 1,
        takes_ctx: false,
        stack_bytes: 0,
    };
    let Some(entry) = func.region(0).entry() else {
        return Err(op_error(printer.diags, func, "c-kernel", "has no body to print as C").emit());
    };
    let mut parameters = printer.parameters(func, entry)?;
    printer.block(entry)?;
    let KernelPrinter { out, mut outlined, takes_ctx, .. } = printer;
    let body = without_unread(&out.finish());
    let mut unused = Text::at_depth(1);
    for parameter in &parameters {
        let name = parameter.rsplit(' ').next().unwrap_or_default();
        if !has_word(&body, name) {
            unused.line(format_args!("(void){name};"));
        }
    }
    if takes_ctx {
        parameters.insert(0, "hlo_ctx *ctx".into());
    }
    let list = if parameters.is_empty() { "void".into() } else { parameters.join(", ") };
    outlined.push(format!("static void {name}({list}) {{\n{}{body}}}\n", unused.finish()));
    let unknown = |shape: Option<&[i64]>| {
        let dims = shape.unwrap_or_default().iter().enumerate();
        dims.filter(|(_, extent)| **extent == DYNAMIC).map(|(dim, _)| dim).collect()
    };
    Ok(Kernel {
        symbol: func.attr("sym_name").and_then(|attr| attr.as_str(func.cx)).unwrap_or(name).to_owned(),
        name: name.to_owned(),
        unknown: entry.args().map(|argument| unknown(argument.shape())).collect(),
        // The verifier has read them before.
        symbols: Symbols::read(func.cx, func.attrs()).and_then(Result::ok),
        takes_ctx,
        text: outlined.join("\n"),
    })
}

impl<'a> KernelPrinter<'a> {
    /// Names the buffers that the kernel takes: `inN` those that it only reads, `outN` the others.
    fn parameters(&mut self, func: OpRef<'_>, entry: BlockRef<'_>) -> Printed<Vec<String>> {
        let mut parameters = Vec::new();
        let (mut n_inputs, mut n_outputs) = (0, 0);
        for argument in entry.args() {
            let uses = func.body.uses(argument.id);
            let is_written = uses
                .filter(|(op, operand)| func.body.op_ref(self.cx, *op).is::<BufferStore<'_>>() && *operand == 1)
                .count()
                != 0;
            let count = if is_written { &mut n_outputs } else { &mut n_inputs };
            let name = self.names.fresh(&format!("{}{count}", if is_written { "out" } else { "in" }));
            *count += 1;
            let mut buffer = self.buffer(func, argument, name.clone())?;
            buffer.is_written = is_written;
            let constant = if is_written { "" } else { "const " };
            parameters.push(format!("{constant}{} *restrict {name}", buffer.element.c_type()));
            let sizes = argument.shape().unwrap_or_default().iter().zip(&mut buffer.extents).enumerate();
            for (dimension, (&size, extent)) in sizes {
                if size == DYNAMIC {
                    *extent = Expr::atom(format!("{name}_size{dimension}"));
                    parameters.push(format!("int64_t {extent}"));
                }
            }
            self.buffers.insert(argument.id, buffer);
        }
        Ok(parameters)
    }

    fn buffer(&mut self, op: OpRef<'_>, value: ValueRef<'_>, name: String) -> Printed<Buffer> {
        let ty = value.ty();
        let (Some(element), Some(shape)) = (Element::of(self.cx, ty.element(self.cx)), value.shape()) else {
            let message = format!("is not printed as C: a buffer of type {}", self.cx.type_text(ty));
            return Err(op_error(self.diags, op, "c-type", &message).emit());
        };
        let extents = shape.iter().map(|size| Expr::literal(size.to_string())).collect();
        Ok(Buffer { name, element, extents, is_written: true })
    }

    /// Reports an op that C is not printed for.
    pub fn refuse<T>(&mut self, op: OpRef<'_>, refusal: Refusal) -> Printed<T> {
        let message = match refusal {
            Refusal::Op => "is not printed as C yet".to_owned(),
            Refusal::Type => {
                let types: Vec<_> =
                    op.operands().chain(op.results()).map(|value| self.cx.type_text(value.ty()).to_string()).collect();
                format!("is not printed as C yet on these types: {}", types.join(", "))
            }
        };
        Err(op_error(self.diags, op, "c-unsupported", &message).help(super::help(op)).emit())
    }

    pub fn scalar_type(&mut self, op: OpRef<'_>, value: ValueRef<'_>) -> Printed<Scalar> {
        match Scalar::of(self.cx, value.ty()) {
            Some(scalar) => Ok(scalar),
            None => self.refuse(op, Refusal::Type),
        }
    }

    fn block(&mut self, block: BlockRef<'_>) -> Printed {
        grow_stack(|| block.ops().try_for_each(|op| self.op(op)))
    }

    fn op(&mut self, op: OpRef<'_>) -> Printed {
        if let Some(block) = op.view::<Block<'_>>() {
            self.out.line(format_args!("/* {} */", block.name().replace("*/", "* /")));
            return op.region(0).entry().map_or(Ok(()), |entry| self.block(entry));
        }
        if op.is::<For<'_>>() {
            self.flush();
            return self.for_op(For(op));
        }
        if op.is::<If<'_>>() {
            self.flush();
            return self.if_op(If(op));
        }
        if op.is::<Yield<'_>>() || op.is::<Return<'_>>() {
            return Ok(());
        }
        if op.is::<AllocBuffer<'_>>() {
            return self.alloc(op);
        }
        if has_vectors(op) {
            return self.array_op(op);
        }
        if let Some(load) = op.view::<BufferLoad<'_>>() {
            return self.load(load);
        }
        if let Some(store) = op.view::<BufferStore<'_>>() {
            return self.store(store);
        }
        if let Some(dim) = op.view::<Dim<'_>>() {
            return self.dim(dim);
        }
        if self.fold(op) {
            return Ok(());
        }
        if self.lanes.is_some() && op.operands().any(|value| self.is_varying(value.id)) {
            return self.vector_op(op);
        }
        self.scalar_op(op)
    }

    /// An op on scalars.
    fn scalar_op(&mut self, op: OpRef<'_>) -> Printed {
        let mut operands = Vec::with_capacity(op.n_operands());
        for value in op.operands() {
            let ty = self.scalar_type(op, value)?;
            let operand = if repeats_operands(op) { self.named(value.id, ty) } else { self.scalar(value.id) };
            operands.push(operand);
        }
        let expr = match scalar_ops::print(op, &operands, self.prelude) {
            Ok(expr) => expr,
            Err(refusal) => return self.refuse(op, refusal),
        };
        let ty = self.scalar_type(op, op.result(0))?;
        let reads = self.consume(op);
        self.define(op, ty, Bound::Scalar(expr), reads);
        Ok(())
    }

    /// Takes the operands of `op` off the list of those that read memory; whether any was on it.
    pub fn consume(&mut self, op: OpRef<'_>) -> bool {
        let before = self.pending.len();
        self.pending.retain(|(value, _)| !op.operands().any(|operand| operand.id == *value));
        self.pending.len() != before
    }

    /// Binds the result of `op`: to the expression itself when it stands well at its only use, else to a name.
    pub fn define(&mut self, op: OpRef<'_>, ty: Scalar, bound: Bound, reads: bool) {
        let value = op.result(0).id;
        let mut uses = op.body.uses(value);
        let (first, second) = (uses.next(), uses.next());
        let same_block = first.is_some_and(|(user, _)| op.body.block_of(user) == op.body.block_of(op.id));
        let (Bound::Scalar(expr) | Bound::Vector(expr)) = &bound else {
            self.bound.insert(value, bound);
            return;
        };
        let is_constant = op.n_operands() == 0 && !reads;
        let stands = is_constant || (second.is_none() && same_block && expr.text().len() <= 72) || expr.is_name();
        if stands || first.is_none() {
            self.bound.insert(value, bound);
            if reads && first.is_some() {
                self.pending.push((value, ty));
            }
        } else {
            let bound = self.assign(&bound, ty, hint(op));
            self.bound.insert(value, bound);
        }
    }

    /// Gives an expression a name.
    fn assign(&mut self, bound: &Bound, ty: Scalar, hint: &str) -> Bound {
        let name = self.names.fresh(hint);
        match (bound, self.lanes) {
            (Bound::Vector(expr), Some(lanes)) => {
                let c_type = self.prelude.vector(ty, lanes);
                self.out.line(format_args!("const {c_type} {name} = {expr};"));
                Bound::Vector(Expr::atom(name))
            }
            (Bound::Scalar(expr) | Bound::Vector(expr), _) => {
                self.out.line(format_args!("const {} {name} = {expr};", ty.c_type()));
                Bound::Scalar(Expr::atom(name))
            }
            (other, _) => other.clone(),
        }
    }

    /// Gives names to all expressions that read memory and were not used yet.
    pub fn flush(&mut self) {
        for (value, ty) in std::mem::take(&mut self.pending) {
            if let Some(bound) = self.bound.get(&value).cloned() {
                let bound = self.assign(&bound, ty, "element");
                self.bound.insert(value, bound);
            }
        }
    }

    /// The expression of a scalar.
    pub fn scalar(&self, value: Value) -> Expr {
        if let Some(known) = self.known.get(&value) {
            return Expr::literal(Scalar::Index.literal(*known as u64));
        }
        match self.bound.get(&value) {
            Some(Bound::Scalar(expr) | Bound::Vector(expr) | Bound::Line(expr, _)) => expr.clone(),
            // The verifier saw to it that operands are defined.
            Some(Bound::Lane) | None => Expr::atom("0"),
        }
    }

    /// The expression of a scalar as a name or a number, for those that print it twice.
    pub fn named(&mut self, value: Value, ty: Scalar) -> Expr {
        let expr = self.scalar(value);
        if expr.may_repeat() {
            return expr;
        }
        let unnamed = self.bound.get(&value).cloned().unwrap_or(Bound::Scalar(expr));
        let named = self.assign(&unnamed, ty, "x");
        self.pending.retain(|(pending, _)| *pending != value);
        self.bound.insert(value, named);
        self.unnamed.push((value, unnamed));
        self.scalar(value)
    }

    /// Prints what stands between braces of C: names of values from outside that were given inside end there.
    pub(super) fn scoped(&mut self, print: impl FnOnce(&mut Self) -> Printed) -> Printed {
        let outer = self.unnamed.len();
        print(self)?;
        for (value, unnamed) in self.unnamed.split_off(outer).into_iter().rev() {
            self.bound.insert(value, unnamed);
        }
        Ok(())
    }

    /// Carries out arithmetic on known indices; false when `op` is none.
    fn fold(&mut self, op: OpRef<'_>) -> bool {
        if op.n_results() != 1 || Scalar::of(self.cx, op.result(0).ty()) != Some(Scalar::Index) {
            return false;
        }
        let value = op.result(0).id;
        if let Some(bits) = scalar_ops::constant_bits(op) {
            self.known.insert(value, bits as i64);
            return true;
        }
        // An unrolled loop may have left another value here.
        self.known.remove(&value);
        let [a, b] = [0, 1].map(|index| {
            (index < op.n_operands()).then(|| op.operand(index).id).and_then(|value| self.known.get(&value).copied())
        });
        let folded = match (op.name(), a, b) {
            ("arith.addi", Some(a), Some(b)) => a.checked_add(b),
            ("arith.subi", Some(a), Some(b)) => a.checked_sub(b),
            ("arith.muli", Some(a), Some(b)) => a.checked_mul(b),
            ("arith.muli", Some(0), _) | ("arith.muli", _, Some(0)) => Some(0),
            ("arith.divsi" | "arith.divui" | "arith.floordivsi", Some(a), Some(b)) if a >= 0 && b > 0 => Some(a / b),
            ("arith.remsi" | "arith.remui", Some(a), Some(b)) if a >= 0 && b > 0 => Some(a % b),
            ("arith.ceildivsi" | "arith.ceildivui", Some(a), Some(b)) if a >= 0 && b > 0 => {
                Some(a / b + i64::from(a % b != 0))
            }
            ("arith.minsi", Some(a), Some(b)) => Some(a.min(b)),
            ("arith.maxsi", Some(a), Some(b)) => Some(a.max(b)),
            _ => None,
        };
        if let Some(folded) = folded {
            self.known.insert(value, folded);
            return true;
        }
        // Neutral operands leave the other one.
        let same = match (op.name(), a, b) {
            ("arith.addi", Some(0), _) | ("arith.muli", Some(1), _) => Some(1),
            ("arith.addi" | "arith.subi", _, Some(0)) | ("arith.muli" | "arith.divsi" | "arith.divui", _, Some(1)) => {
                Some(0)
            }
            _ => None,
        };
        let Some(index) = same else { return false };
        let operand = op.operand(index).id;
        let Some(bound) = self.bound.get(&operand).cloned() else { return false };
        let reads = self.consume(op);
        if reads {
            self.pending.push((value, Scalar::Index));
        }
        self.bound.insert(value, bound);
        true
    }

    fn dim(&mut self, dim: Dim<'_>) -> Printed {
        let (value, dimension) = (dim.extent().id, dim.dimension());
        let extent = usize::try_from(dimension)
            .ok()
            .and_then(|dimension| self.buffers.get(&dim.buffer().id)?.extents.get(dimension).cloned());
        let Some(extent) = extent else { return self.refuse(dim.op(), Refusal::Op) };
        match extent.text().parse() {
            Ok(size) => drop(self.known.insert(value, size)),
            Err(_) => drop(self.bound.insert(value, Bound::Scalar(extent))),
        }
        Ok(())
    }

    /// Takes bytes of the stack, refusing when it would be too many.
    pub(super) fn take_stack(&mut self, op: OpRef<'_>, bytes: Option<u64>) -> Printed {
        let total = bytes.and_then(|bytes| self.stack_bytes.checked_add(bytes)).filter(|&total| total <= MAX_STACK);
        let Some(total) = total else {
            let message = format!(
                "is not printed as C: buffers and vectors of a kernel take at most {MAX_STACK} bytes of known size"
            );
            return Err(op_error(self.diags, op, "c-buffer", &message).emit());
        };
        self.stack_bytes = total;
        Ok(())
    }

    fn alloc(&mut self, op: OpRef<'_>) -> Printed {
        let name = self.names.fresh("buffer");
        let buffer = self.buffer(op, op.result(0), name.clone())?;
        let n_elements = op.result(0).ty().n_elements(self.cx);
        let bytes = n_elements.and_then(|n| (n as u64).checked_mul(buffer.element.bytes().into()));
        self.take_stack(op, bytes)?;
        let n_elements = n_elements.unwrap_or_default();
        let c_type = buffer.element.c_type();
        self.out.line(format_args!("{c_type} {name}[{}] __attribute__((aligned(64)));", n_elements.max(1)));
        self.buffers.insert(op.result(0).id, buffer);
        Ok(())
    }

    /// `if`, with its results as variables.
    fn if_op(&mut self, op: If<'_>) -> Printed {
        let condition = self.scalar(op.condition().id);
        self.consume(op.op());
        let mut variables = Vec::new();
        for result in op.op().results() {
            let ty = self.value_type(op.op(), result)?;
            let name = self.names.fresh("value");
            let (c_type, bound) = self.variable(op.op(), ty, &name)?;
            self.out.line(format_args!("{c_type} {name};"));
            self.known.remove(&result.id);
            variables.push((result.id, ty, name, bound));
        }
        self.out.open(format_args!("if ({condition})"));
        for (index, region) in op.op().regions().enumerate() {
            let Some(entry) = region.entry() else { continue };
            if index == 1 {
                self.out.turn("else");
            }
            self.scoped(|printer| {
                printer.block(entry)?;
                printer.flush();
                let yields = entry.terminator().into_iter().flat_map(|y| y.operands());
                for ((_, ty, name, _), value) in variables.iter().zip(yields) {
                    let expr = printer.in_kind(value.id, *ty);
                    printer.out.line(format_args!("{name} = {expr};"));
                }
                Ok(())
            })?;
        }
        self.out.close();
        for (value, _, _, bound) in variables {
            self.bound.insert(value, bound);
        }
        Ok(())
    }

    /// The type of a variable for values of `ty`, and what stands for it: a vector inside of lanes, but for indices.
    fn variable(&mut self, op: OpRef<'_>, ty: ValueType, name: &str) -> Printed<(String, Bound)> {
        let name = Expr::atom(name);
        Ok(match (ty, self.lanes) {
            (ValueType::One(scalar), Some(lanes)) if scalar != Scalar::Index => {
                (self.prelude.vector(scalar, lanes), Bound::Vector(name))
            }
            (ValueType::One(scalar), _) => (scalar.c_type().into(), Bound::Scalar(name)),
            (ValueType::Many(scalar, n_lanes), _) => (self.record(op, scalar, n_lanes)?, Bound::Scalar(name)),
        })
    }

    /// The expression of a value for a [`variable`](Self::variable).
    fn in_kind(&mut self, value: Value, ty: ValueType) -> Expr {
        match (ty, self.lanes) {
            (ValueType::One(scalar), Some(_)) if scalar != Scalar::Index => self.vector_value(value, scalar),
            _ => self.scalar(value),
        }
    }

    fn for_op(&mut self, op: For<'_>) -> Printed {
        let bounds = [op.lower(), op.upper(), op.step()].map(|bound| self.known.get(&bound.id).copied());
        let trips = match bounds {
            [Some(lower), Some(upper), Some(step)] if step > 0 => {
                let span = upper.saturating_sub(lower).max(0);
                Some(span / step + i64::from(span % step != 0))
            }
            _ => None,
        };
        let has_results = op.op().n_results() != 0;
        match (op.kind(), trips) {
            (_, Some(0)) => {
                for (result, init) in op.op().results().zip(op.inits().iter()) {
                    let bound = self.bound.get(&init.id).cloned().unwrap_or(Bound::Scalar(self.scalar(init.id)));
                    self.bound.insert(result.id, bound);
                }
                Ok(())
            }
            (kind, Some(trips)) if trips == 1 || (kind == "unrolled" && trips <= MAX_COPIES / self.copies) => {
                self.repeated(op, trips)
            }
            ("parallel", _) if !has_results && !self.in_parallel && self.lanes.is_none() => self.parallel(op, trips),
            ("vectorized", _) if !has_results && self.lanes.is_none() && bounds[2] == Some(1) => {
                match self.vector_plan(op) {
                    Some(lanes) if trips.is_none_or(|trips| trips >= i64::from(16 / lanes.bytes())) => {
                        self.vectorized(op, lanes, trips)
                    }
                    _ => self.serial(op, ""),
                }
            }
            ("unrolled", _) => self.serial(op, "#pragma GCC unroll 8"),
            _ => self.serial(op, ""),
        }
    }

    /// A name for the counter of a loop.
    pub(super) fn counter(&mut self) -> String {
        let free =
            ["i", "j", "k", "l", "m", "n"].into_iter().find(|name| !self.counters.iter().any(|used| used == name));
        let name = free.map_or_else(|| format!("i{}", self.counters.len()), str::to_owned);
        self.counters.push(name.clone());
        name
    }

    /// Variables for what a loop carries, set to their first values.
    fn carried(&mut self, op: For<'_>) -> Printed<Vec<Variable>> {
        let mut variables = Vec::new();
        for init in op.inits().iter() {
            let ty = self.value_type(op.op(), init)?;
            let name = self.names.fresh("acc");
            let (c_type, bound) = self.variable(op.op(), ty, &name)?;
            let first = self.in_kind(init.id, ty);
            self.out.line(format_args!("{c_type} {name} = {first};"));
            variables.push((ty, name, bound));
        }
        self.consume(op.op());
        Ok(variables)
    }

    /// Binds what the body of a loop carries, prints it and sets the variables to what it yields.
    pub(super) fn body(&mut self, op: For<'_>, variables: &[Variable]) -> Printed {
        let Some(entry) = op.op().region(0).entry() else { return Ok(()) };
        for (argument, (_, _, bound)) in entry.args().skip(1).zip(variables) {
            self.known.remove(&argument.id);
            self.bound.insert(argument.id, bound.clone());
        }
        self.block(entry)?;
        let yields: Vec<Value> = entry.terminator().into_iter().flat_map(|y| y.operands()).map(|v| v.id).collect();
        // All are computed before any is set: they may read one another.
        let mut next = Vec::new();
        for ((ty, name, _), value) in variables.iter().zip(yields) {
            let expr = self.in_kind(value, *ty);
            if variables.len() > 1 && !expr.is_number() && expr.text() != name {
                let temporary = self.names.fresh(&format!("next_{name}"));
                let (c_type, _) = self.variable(op.op(), *ty, &temporary)?;
                self.out.line(format_args!("const {c_type} {temporary} = {expr};"));
                next.push((name, Expr::atom(temporary)));
            } else {
                next.push((name, expr));
            }
            self.pending.retain(|(pending, _)| *pending != value);
        }
        for (name, expr) in next {
            if expr.text() != name {
                self.out.line(format_args!("{name} = {expr};"));
            }
        }
        self.flush();
        Ok(())
    }

    fn bind_results(&mut self, op: For<'_>, variables: Vec<Variable>) {
        for (result, (_, _, bound)) in op.op().results().zip(variables) {
            self.known.remove(&result.id);
            self.bound.insert(result.id, bound);
        }
    }

    /// The bounds of a loop as names or numbers.
    pub(super) fn bounds(&mut self, op: For<'_>) -> [Expr; 3] {
        [op.lower(), op.upper(), op.step()].map(|bound| self.named(bound.id, Scalar::Index))
    }

    fn serial(&mut self, op: For<'_>, pragma: &str) -> Printed {
        let variables = self.carried(op)?;
        let [lower, upper, step] = self.bounds(op);
        let name = self.counter();
        if !pragma.is_empty() {
            self.out.directive(pragma);
        }
        self.out.open(head(&name, &lower, upper.text(), &step));
        self.bind_counter(op, Bound::Scalar(Expr::atom(name)));
        self.scoped(|printer| printer.body(op, &variables))?;
        self.out.close();
        self.counters.pop();
        self.bind_results(op, variables);
        Ok(())
    }

    pub(super) fn bind_counter(&mut self, op: For<'_>, bound: Bound) {
        if let Some(counter) = op.op().region(0).entry().and_then(|entry| entry.args().next()) {
            self.known.remove(&counter.id);
            self.bound.insert(counter.id, bound);
        }
    }

    /// The body once an iteration, with the counter as a number.
    fn repeated(&mut self, op: For<'_>, trips: i64) -> Printed {
        let (lower, step) = (self.known[&op.lower().id], self.known[&op.step().id]);
        let variables = self.carried(op)?;
        self.copies *= trips;
        for trip in 0..trips {
            if let Some(counter) = op.op().region(0).entry().and_then(|entry| entry.args().next()) {
                self.known.insert(counter.id, lower + trip * step);
            }
            self.body(op, &variables)?;
        }
        self.copies /= trips;
        self.bind_results(op, variables);
        Ok(())
    }
}

/// `for (int64_t i = lower; i < upper; i += step)`.
pub(super) fn head(name: &str, lower: &Expr, upper: &str, step: &Expr) -> String {
    let advance = if step.text() == "1" { format!("{name}++") } else { format!("{name} += {step}") };
    format!("for (int64_t {name} = {lower}; {name} < {upper}; {advance})")
}

/// Whether the C of an op has an operand twice.
pub(super) fn repeats_operands(op: OpRef<'_>) -> bool {
    match op.name() {
        "arith.maxsi" | "arith.minsi" | "arith.maxui" | "arith.minui" | "math.absi" | "math.ctlz" | "math.cttz"
        | "math.isnan" => true,
        "arith.cmpf" => matches!(scalar_ops::predicate(op), 6 | 7 | 8 | 14),
        _ => false,
    }
}

/// What to call the result of an op.
pub(super) fn hint(op: OpRef<'_>) -> &'static str {
    match op.name() {
        "arith.addf" | "arith.addi" => "sum",
        "arith.subf" | "arith.subi" => "difference",
        "arith.mulf" | "arith.muli" => "product",
        "arith.divf" => "quotient",
        "arith.divsi" | "arith.divui" => "part",
        "arith.remsi" | "arith.remui" => "rest",
        "arith.cmpf" | "arith.cmpi" => "test",
        "arith.select" => "choice",
        "hextir.buffer_load" => "element",
        "math.exp" => "power",
        _ => "value",
    }
}
