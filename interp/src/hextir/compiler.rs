//! From a `hextir.prim_func` to a [`Program`]: ops in order, loops and conditions as jumps.
//!
//! Every value has registers of its own, except that a loop's carried values, their arguments in its region and its results
//! are the same ones.

use hlo_dialects::arith::{Constant, Select};
use hlo_dialects::hextir::buffers::{AllocBuffer, BufferLoad, BufferStore, Dim};
use hlo_dialects::hextir::func::PrimFunc;
use hlo_dialects::hextir::loops::{Block, For, If};
use hlo_dialects::hextir::symbols::Symbols;
use hlo_ir::text::grow_stack;
use hlo_ir::{AttrData, BlockRef, Context, DYNAMIC, OpRef, RegionRef, Type, TypeData, Value, ValueRef, traits};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use super::functions::{Site, Work, work_of};
use super::memory::Cell;
use super::program::{BufferInfo, Instruction, Program, Register, Target};
use super::scalar::Scalar;
use crate::element::ElementType;
use crate::eval::RunError;
use crate::eval::types::element_type;
use crate::tensor::{Shape, shape};
use crate::trap::Trap;

/// More registers than this are refused: no kernel needs them, and vectors of any length are easily written.
const MAX_REGISTERS: usize = 1 << 22;

/// Where a value lives.
#[derive(Clone, Copy)]
enum Home {
    Registers(Vector),
    Buffer(u32),
}

/// Neighbouring registers.
#[derive(Clone, Copy)]
struct Vector {
    first: Register,
    lanes: u16,
    ty: Scalar,
}

struct Compiler<'a> {
    cx: &'a Context,
    program: Program,
    homes: FxHashMap<Value, Home>,
}

pub(super) fn compile(kernel: OpRef<'_>) -> Result<Program, RunError> {
    let at = |trap: Trap| RunError::from(trap).at(kernel.name(), kernel.loc());
    if !kernel.is::<PrimFunc>() {
        return Err(at(Trap::invalid(format!("expected a `hextir.prim_func`, found `{}`", kernel.name()))));
    }
    let name = kernel.attr("sym_name").and_then(|attr| attr.as_bytes(kernel.cx));
    let name = name.map(|name| String::from_utf8_lossy(name).into_owned()).unwrap_or_default();
    let symbols = Symbols::read(kernel.cx, kernel.attrs()).transpose().map_err(|message| at(Trap::invalid(message)))?;
    let program = Program {
        symbols,
        name,
        loc: kernel.loc(),
        code: Vec::new(),
        places: Vec::new(),
        frame: Vec::new(),
        indices: Vec::new(),
        buffers: Vec::new(),
        n_args: 0,
    };
    let mut compiler = Compiler { cx: kernel.cx, program, homes: FxHashMap::default() };
    let entry = compiler.only_block(kernel.region(0)).map_err(at)?;
    for (index, arg) in entry.args().enumerate() {
        let name = format!("argument {index} (`{}`)", kernel.cx.type_text(arg.ty()));
        compiler.buffer(arg, name).map_err(at)?;
    }
    compiler.program.n_args = compiler.program.buffers.len();
    compiler.block(entry)?;
    Ok(compiler.program)
}

impl<'a> Compiler<'a> {
    fn only_block<'r>(&self, region: RegionRef<'r>) -> Result<BlockRef<'r>, Trap> {
        let mut blocks = region.blocks();
        match (blocks.next(), blocks.next()) {
            (Some(block), None) => Ok(block),
            (None, _) => Err(Trap::invalid("a region without a block cannot be run")),
            (Some(_), Some(_)) => Err(Trap::unsupported("regions of several blocks cannot be run")),
        }
    }

    /// Gives a value of a buffer's type a buffer.
    fn buffer(&mut self, value: ValueRef<'_>, name: String) -> Result<u32, Trap> {
        let text = || self.cx.type_text(value.ty());
        let TypeData::MemRef { shape: sizes, element, layout: None, .. } = value.ty().data(self.cx) else {
            return Err(Trap::unsupported(format!("expected a contiguous buffer, found `{}`", text())));
        };
        let element = element_type(self.cx, *element).filter(|element| Scalar::of_element(*element).is_some());
        let Some(element) = element else {
            return Err(Trap::unsupported(format!("buffers of the type `{}` have no values here", text())));
        };
        let extents = sizes.iter().map(|&size| usize::try_from(size).ok().filter(|_| size != DYNAMIC)).collect();
        let number = self.program.buffers.len() as u32;
        self.program.buffers.push(BufferInfo { element, extents, name, is_written: false });
        self.homes.insert(value.id, Home::Buffer(number));
        Ok(number)
    }

    /// The type of numbers, and how many, of a type that registers hold.
    fn numbers(&self, ty: Type) -> Result<(Scalar, u16), Trap> {
        let lanes = match ty.data(self.cx) {
            TypeData::Vector { shape: sizes, scalable, .. } if !scalable.contains(&true) => {
                let sizes: Shape = sizes.iter().map(|&size| usize::try_from(size).unwrap_or(usize::MAX)).collect();
                shape::count(&sizes).ok().and_then(|lanes| u16::try_from(lanes).ok()).filter(|&lanes| lanes != 0)
            }
            TypeData::Vector { .. } => None,
            _ => Some(1),
        };
        let scalar = match ty.data(self.cx) {
            TypeData::Vector { element, .. } => Scalar::of(self.cx, *element),
            _ => Scalar::of(self.cx, ty),
        };
        match (scalar, lanes) {
            (Some(scalar), Some(lanes)) => Ok((scalar, lanes)),
            _ => Err(Trap::unsupported(format!("the type `{}` has no values in kernels", self.cx.type_text(ty)))),
        }
    }

    /// New registers for a value of this type.
    fn allocate(&mut self, ty: Type) -> Result<Vector, Trap> {
        let (ty, lanes) = self.numbers(ty)?;
        let first = self.program.frame.len();
        if first + usize::from(lanes) > MAX_REGISTERS {
            return Err(Trap::unsupported(format!("the kernel needs more than {MAX_REGISTERS} registers")));
        }
        self.program.frame.resize(first + usize::from(lanes), 0);
        Ok(Vector { first: first as Register, lanes, ty })
    }

    /// New registers as the home of a value.
    fn define(&mut self, value: ValueRef<'_>) -> Result<Vector, Trap> {
        let vector = self.allocate(value.ty())?;
        self.homes.insert(value.id, Home::Registers(vector));
        Ok(vector)
    }

    fn registers(&self, value: ValueRef<'_>) -> Result<Vector, Trap> {
        match self.homes.get(&value.id) {
            Some(Home::Registers(vector)) => Ok(*vector),
            _ => Err(Trap::invalid("expected a number or a vector that is defined before its use")),
        }
    }

    fn buffer_of(&self, value: ValueRef<'_>) -> Result<u32, Trap> {
        match self.homes.get(&value.id) {
            Some(Home::Buffer(buffer)) => Ok(*buffer),
            _ => Err(Trap::unsupported("expected a buffer that is an argument or the result of `hextir.alloc_buffer`")),
        }
    }

    fn here(&self) -> Target {
        self.program.code.len() as Target
    }

    fn emit(&mut self, op: OpRef<'_>, instruction: Instruction) -> usize {
        self.program.code.push(instruction);
        self.program.places.push((op.name(), op.loc()));
        self.program.code.len() - 1
    }

    /// Lets the jump at `jump` lead to the next instruction.
    fn land(&mut self, jump: usize) {
        let here = self.here();
        match &mut self.program.code[jump] {
            Instruction::Enter { exit: to, .. } | Instruction::Jump { to } | Instruction::JumpUnless { to, .. } => {
                *to = here;
            }
            _ => debug_assert!(false, "no jump forward"),
        }
    }

    fn move_to(&mut self, op: OpRef<'_>, to: Vector, from: Vector) -> Result<(), Trap> {
        if (to.lanes, to.ty) != (from.lanes, from.ty) {
            return Err(Trap::invalid("a value is passed on as another type"));
        }
        if to.first != from.first {
            self.emit(op, Instruction::Move { out: to.first, x: from.first, lanes: to.lanes });
        }
        Ok(())
    }

    /// Moves values at once: through further registers where one overwrites what another still needs.
    fn move_all(&mut self, op: OpRef<'_>, to: &[Vector], from: &[Vector]) -> Result<(), Trap> {
        if to.len() != from.len() {
            return Err(Trap::invalid(format!("expected {} values, found {}", to.len(), from.len())));
        }
        let moved = |index: usize| to[index].first != from[index].first;
        let overwritten = |source: &Vector| (0..to.len()).any(|index| moved(index) && to[index].first == source.first);
        let mut from: SmallVec<[Vector; 4]> = from.into();
        if (0..to.len()).filter(|&index| moved(index)).count() > 1 {
            for index in 0..to.len() {
                if moved(index) && overwritten(&from[index]) {
                    let place = Vector { first: self.program.frame.len() as Register, ..from[index] };
                    self.program.frame.resize(place.first as usize + usize::from(place.lanes), 0);
                    self.move_to(op, place, from[index])?;
                    from[index] = place;
                }
            }
        }
        for (to, from) in to.iter().zip(&from) {
            self.move_to(op, *to, *from)?;
        }
        Ok(())
    }

    /// Compiles the ops of a block and returns what its terminator carries out of it.
    fn block(&mut self, block: BlockRef<'_>) -> Result<SmallVec<[Vector; 4]>, RunError> {
        for op in block.ops() {
            let at = |error: RunError| error.at(op.name(), op.loc());
            if op.has(traits::TERMINATOR) {
                let values = op.operands().map(|value| self.registers(value)).collect::<Result<_, Trap>>();
                return values.map_err(|trap| at(trap.into()));
            }
            grow_stack(|| self.op(op)).map_err(at)?;
        }
        Ok(SmallVec::new())
    }

    fn op(&mut self, op: OpRef<'_>) -> Result<(), RunError> {
        if let Some(view) = op.view::<For>() {
            return self.for_loop(view);
        }
        if let Some(view) = op.view::<If>() {
            return self.condition(view);
        }
        if op.is::<Block>() {
            let block = self.only_block(op.region(0))?;
            return self.block(block).map(drop);
        }
        Ok(self.leaf(op)?)
    }

    fn for_loop(&mut self, view: For<'_>) -> Result<(), RunError> {
        let op = view.op();
        let block = self.only_block(op.region(0))?;
        let [lower, upper, step] = [view.lower(), view.upper(), view.step()].map(|value| self.registers(value));
        let (lower, upper, step) = (lower?.first, upper?.first, step?.first);
        let inits = view.inits().iter().map(|value| self.registers(value));
        let inits = inits.collect::<Result<SmallVec<[Vector; 4]>, Trap>>()?;
        let mut args = block.args();
        let counter = args.next().ok_or_else(|| Trap::invalid("the region of a loop takes its counter"))?;
        let counter = self.define(counter)?.first;
        let carried = args.map(|arg| self.define(arg)).collect::<Result<SmallVec<[Vector; 4]>, Trap>>()?;
        self.move_all(op, &carried, &inits)?;
        let enter = self.emit(op, Instruction::Enter { counter, lower, upper, step, exit: 0 });
        let body = self.here();
        let yielded = self.block(block)?;
        self.move_all(op, &carried, &yielded)?;
        self.emit(op, Instruction::Next { counter, upper, step, body });
        self.land(enter);
        if op.n_results() != carried.len() {
            return Err(Trap::invalid("a loop has as many results as carried values").into());
        }
        for (result, vector) in op.results().zip(carried) {
            self.homes.insert(result.id, Home::Registers(vector));
        }
        Ok(())
    }

    fn condition(&mut self, view: If<'_>) -> Result<(), RunError> {
        let op = view.op();
        let results = op.results().map(|result| self.define(result));
        let results = results.collect::<Result<SmallVec<[Vector; 4]>, Trap>>()?;
        let condition = self.registers(view.condition())?.first;
        let skip = self.emit(op, Instruction::JumpUnless { condition, to: 0 });
        let then = self.only_block(op.region(0))?;
        let yielded = self.block(then)?;
        self.move_all(op, &results, &yielded)?;
        if op.region(1).entry().is_none() {
            self.land(skip);
            if !results.is_empty() {
                return Err(Trap::invalid("a condition with results needs both regions").into());
            }
            return Ok(());
        }
        let end = self.emit(op, Instruction::Jump { to: 0 });
        self.land(skip);
        let otherwise = self.only_block(op.region(1))?;
        let yielded = self.block(otherwise)?;
        self.move_all(op, &results, &yielded)?;
        self.land(end);
        Ok(())
    }

    /// An op without regions.
    fn leaf(&mut self, op: OpRef<'_>) -> Result<(), Trap> {
        if op.is::<Constant>() {
            return self.constant(op);
        }
        if op.is::<AllocBuffer>() {
            let buffer = self.buffer(op.result(0), format!("the buffer `{}`", self.cx.type_text(op.result(0).ty())))?;
            if self.program.buffers[buffer as usize].extents.contains(&None) {
                return Err(Trap::invalid("the extents of an allocated buffer must be known"));
            }
            self.emit(op, Instruction::Allocate { buffer });
            return Ok(());
        }
        if let Some(view) = op.view::<BufferLoad>() {
            return self.load(view);
        }
        if let Some(view) = op.view::<BufferStore>() {
            return self.store(view);
        }
        if let Some(view) = op.view::<Dim>() {
            let buffer = self.buffer_of(view.buffer())?;
            let dimension = usize::try_from(view.dimension()).unwrap_or(usize::MAX);
            if dimension >= self.program.buffers[buffer as usize].extents.len() {
                return Err(Trap::invalid(format!("the buffer has no dimension {}", view.dimension())));
            }
            let out = self.define(view.extent())?.first;
            self.emit(op, Instruction::Dim { out, buffer, dimension: dimension as u32 });
            return Ok(());
        }
        if let Some(view) = op.view::<Select>() {
            let condition = self.registers(view.condition())?;
            let (x, y) = (self.registers(view.true_value())?, self.registers(view.false_value())?);
            let out = self.define(view.result())?;
            self.emit(
                op,
                Instruction::Select {
                    out: out.first,
                    condition: condition.first,
                    x: x.first,
                    y: y.first,
                    lanes: out.lanes,
                    condition_lanes: condition.lanes,
                },
            );
            return Ok(());
        }
        self.work(op)
    }

    /// An op of `arith` or `math`.
    fn work(&mut self, op: OpRef<'_>) -> Result<(), Trap> {
        let no_meaning = || Trap::unsupported(format!("`{}` has no meaning in kernels", op.name()));
        if op.n_operands() == 0 || op.n_results() == 0 || op.n_regions() != 0 {
            return Err(no_meaning());
        }
        let operands = op.operands().map(|value| self.registers(value));
        let operands = operands.collect::<Result<SmallVec<[Vector; 4]>, Trap>>()?;
        let (result, lanes) = self.numbers(op.result(0).ty())?;
        if operands.iter().any(|operand| operand.lanes != lanes) {
            return Err(Trap::invalid("operands and results have different numbers of elements"));
        }
        let site = Site { op, operand: operands[0].ty, result };
        let works = work_of(&site).ok_or_else(no_meaning)??;
        for (work, result) in works.into_iter().zip(op.results()) {
            let out = self.define(result)?;
            let (from, to, out) = (operands[0].ty, out.ty, out.first);
            let x = |index: usize| operands.get(index).map(|operand| operand.first).ok_or_else(no_meaning);
            let instruction = match work {
                Work::One(work) => Instruction::One { work, from, to, out, x: x(0)?, lanes },
                Work::Two(work) => Instruction::Two { work, ty: from, out, x: x(0)?, y: x(1)?, lanes },
                Work::Three(work) => Instruction::Three { work, ty: from, out, operands: [x(0)?, x(1)?, x(2)?], lanes },
                Work::Try1(work) => Instruction::Try1 { work, from, to, out, x: x(0)?, lanes },
                Work::Try2(work) => Instruction::Try2 { work, ty: from, out, x: x(0)?, y: x(1)?, lanes },
            };
            self.emit(op, instruction);
        }
        Ok(())
    }

    /// Constants stand in their registers from the start.
    fn constant(&mut self, op: OpRef<'_>) -> Result<(), Trap> {
        let out = self.define(op.result(0))?;
        let value = op.attr("value").ok_or_else(|| Trap::invalid("a constant has a value"))?;
        let lanes = out.first as usize..out.first as usize + usize::from(out.lanes);
        if let Some(elements) = value.dense(self.cx) {
            for (lane, register) in self.program.frame[lanes].iter_mut().enumerate() {
                let bytes = elements.get(if elements.splat { 0 } else { lane });
                *register = out.ty.wrap(low_bits(bytes));
            }
            return Ok(());
        }
        let bits = match value.data(self.cx) {
            AttrData::Float { bits, .. } => *bits as u64,
            AttrData::Integer { value, .. } => {
                let mut bytes = Vec::new();
                value.write_le_bytes(&mut bytes);
                low_bits(&bytes)
            }
            _ => return Err(Trap::unsupported(format!("a constant of the form `{}`", self.cx.attr_text(value)))),
        };
        self.program.frame[lanes].fill(out.ty.wrap(bits));
        Ok(())
    }

    /// The buffer of an access, the entries of its indices, and how its elements are stored.
    fn access<'v>(
        &mut self,
        buffer: ValueRef<'_>,
        indices: impl Iterator<Item = ValueRef<'v>>,
        value: Vector,
    ) -> Result<(u32, u32, u8, Cell), Trap> {
        let number = self.buffer_of(buffer)?;
        let first = self.program.indices.len() as u32;
        for index in indices {
            let index = self.registers(index)?.first;
            self.program.indices.push(index);
        }
        let info = &self.program.buffers[number as usize];
        let (rank, element): (usize, ElementType) = (info.extents.len(), info.element);
        let n_indices = self.program.indices.len() - first as usize;
        if n_indices != rank {
            return Err(Trap::invalid(format!("{} takes {rank} indices, found {n_indices}", info.name)));
        }
        if Scalar::of_element(element) != Some(value.ty) {
            return Err(Trap::invalid(format!("{} holds elements of another type", info.name)));
        }
        let rank =
            u8::try_from(rank).map_err(|_| Trap::unsupported(format!("{} has too many dimensions", info.name)))?;
        Ok((number, first, rank, Cell::of(element)))
    }

    fn load(&mut self, view: BufferLoad<'_>) -> Result<(), Trap> {
        let op = view.op();
        let otherwise = view.otherwise().map(|value| self.registers(value)).transpose()?;
        let out = self.define(view.result())?;
        let (buffer, indices, rank, cell) = self.access(view.buffer(), view.indices().iter(), out)?;
        let load = Instruction::Load { cell, buffer, out: out.first, indices, rank, lanes: out.lanes };
        let Some(predicate) = view.predicate() else {
            self.emit(op, load);
            return Ok(());
        };
        let Some(otherwise) = otherwise else {
            return Err(Trap::unsupported(
                "a load under a predicate needs a value for when it does not hold: `else %value`",
            ));
        };
        let condition = self.registers(predicate)?.first;
        self.move_to(op, out, otherwise)?;
        let skip = self.emit(op, Instruction::JumpUnless { condition, to: 0 });
        self.emit(op, load);
        self.land(skip);
        Ok(())
    }

    fn store(&mut self, view: BufferStore<'_>) -> Result<(), Trap> {
        let op = view.op();
        let value = self.registers(view.value())?;
        let (buffer, indices, rank, cell) = self.access(view.buffer(), view.indices().iter(), value)?;
        self.program.buffers[buffer as usize].is_written = true;
        let store = Instruction::Store { cell, buffer, value: value.first, indices, rank, lanes: value.lanes };
        let skip = match view.predicate() {
            None => None,
            Some(predicate) => {
                let condition = self.registers(predicate)?.first;
                Some(self.emit(op, Instruction::JumpUnless { condition, to: 0 }))
            }
        };
        self.emit(op, store);
        if let Some(skip) = skip {
            self.land(skip);
        }
        Ok(())
    }
}

/// Up to eight bytes as a number.
fn low_bits(bytes: &[u8]) -> u64 {
    let mut low = [0; 8];
    let n = bytes.len().min(8);
    low[..n].copy_from_slice(&bytes[..n]);
    u64::from_le_bytes(low)
}
