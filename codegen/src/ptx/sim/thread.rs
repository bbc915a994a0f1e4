//! Threads of a block, and the memory they see.

use super::Fault;
use super::parse::{Action, BUFFER_SHIFT, Function, Instruction, Operand, Program, Space, TABLES, Ty};
use super::step;

/// How many instructions a thread may take before it is said to hang.
const MOST_STEPS: u64 = 1 << 32;

/// More than one thread.
const MANY: u32 = u32::MAX;

/// Global memory.
pub struct Memory<'p> {
    program: &'p Program,
    buffers: Vec<Vec<u8>>,
}

impl<'p> Memory<'p> {
    /// Takes the buffers for the time of a launch.
    pub fn new(program: &'p Program, buffers: &mut [Vec<u8>]) -> Memory<'p> {
        Memory { program, buffers: buffers.iter_mut().map(std::mem::take).collect() }
    }

    /// Gives the buffers back.
    pub fn give_back(self, buffers: &mut [Vec<u8>]) {
        for (to, from) in buffers.iter_mut().zip(self.buffers) {
            *to = from;
        }
    }
}

/// Shared memory, and who touched each byte since when.
struct Shared {
    bytes: Vec<u8>,
    /// By byte: the interval between barriers in which it was last written (zero: never), and by which thread.
    written: Vec<(u32, u32)>,
    /// The same for reads; several readers in one interval are [`MANY`].
    read: Vec<(u32, u32)>,
    interval: u32,
}

/// Where a block is.
#[derive(Clone, Copy)]
pub struct Place {
    /// In the grid.
    pub id: [u32; 3],
    /// How large the grid is.
    pub grid: [u32; 3],
    /// How many threads the block has.
    pub size: [u32; 3],
}

/// A block of threads.
pub struct Block<'p> {
    program: &'p Program,
    function: &'p Function,
    place: Place,
    shared: Shared,
}

struct Thread {
    id: [u32; 3],
    number: u32,
    at: usize,
    regs: Vec<u64>,
    local: Vec<u8>,
    done: bool,
    steps: u64,
}

impl<'p> Block<'p> {
    /// The block at `place`.
    pub fn new(program: &'p Program, function: &'p Function, place: Place) -> Block<'p> {
        let n_shared = function.shared;
        let nobody = vec![(0, 0); n_shared];
        let shared = Shared { bytes: vec![0; n_shared], written: nobody.clone(), read: nobody, interval: 1 };
        Block { program, function, place, shared }
    }

    /// Runs all threads to their end; `sizes` are the parameters behind the buffers.
    pub fn run(mut self, memory: &mut Memory<'_>, sizes: &[u64]) -> Result<(), Fault> {
        let [nx, ny, nz] = self.place.size;
        let n_buffers = self.function.params.len() - sizes.len();
        let mut threads: Vec<Thread> = Vec::new();
        for z in 0..nz {
            for y in 0..ny {
                for x in 0..nx {
                    let mut regs = vec![0; self.function.n_regs];
                    for (position, reg) in self.function.params.iter().enumerate() {
                        regs[*reg as usize] = match position.checked_sub(n_buffers) {
                            Some(at) => sizes[at],
                            None => (position as u64 + 1) << BUFFER_SHIFT,
                        };
                    }
                    let local = vec![0; self.function.local];
                    let number = threads.len() as u32 + 1;
                    threads.push(Thread { id: [x, y, z], number, at: 0, regs, local, done: false, steps: 0 });
                }
            }
        }
        loop {
            for thread in &mut threads {
                self.run_thread(thread, memory)?;
            }
            let n_done = threads.iter().filter(|thread| thread.done).count();
            if n_done == threads.len() {
                return Ok(());
            }
            if n_done != 0 {
                let waiting = threads.iter().find(|thread| !thread.done).map_or(0, |thread| thread.at);
                let line = self.function.code.get(waiting.wrapping_sub(1)).map_or(0, |instruction| instruction.line);
                let message = "some threads of the block wait at a barrier that others never reach".to_owned();
                return Err(Fault { line, message });
            }
            self.shared.interval += 1;
        }
    }

    /// Runs a thread to its end or to its next barrier.
    fn run_thread(&mut self, thread: &mut Thread, memory: &mut Memory<'_>) -> Result<(), Fault> {
        let code = &self.function.code;
        while !thread.done {
            let Some(instruction) = code.get(thread.at) else {
                thread.done = true;
                break;
            };
            thread.at += 1;
            thread.steps += 1;
            if thread.steps > MOST_STEPS {
                return Err(Fault { line: instruction.line, message: "the thread does not end".to_owned() });
            }
            if !holds(instruction, &thread.regs) {
                continue;
            }
            match &instruction.action {
                Action::Barrier => return Ok(()),
                Action::Branch(target) => thread.at = *target,
                Action::Return => thread.done = true,
                _ => self.one(instruction, thread, memory)?,
            }
        }
        Ok(())
    }

    fn one(&mut self, instruction: &Instruction, thread: &mut Thread, memory: &mut Memory<'_>) -> Result<(), Fault> {
        let fault = |message: String| Fault { line: instruction.line, message };
        match &instruction.action {
            Action::Load { space, ty, dests, base, offset } => {
                let start = self.read(base, thread).wrapping_add(*offset as u64);
                aligned(start, ty.bytes() * dests.len()).map_err(fault)?;
                for (at, dest) in dests.iter().enumerate() {
                    let address = start + (at * ty.bytes()) as u64;
                    let bits = self.load(*space, address, *ty, thread, memory).map_err(fault)?;
                    thread.regs[*dest as usize] = bits;
                }
            }
            Action::Store { space, ty, sources, base, offset } => {
                let start = self.read(base, thread).wrapping_add(*offset as u64);
                aligned(start, ty.bytes() * sources.len()).map_err(fault)?;
                for (at, source) in sources.iter().enumerate() {
                    let address = start + (at * ty.bytes()) as u64;
                    let bits = self.read(source, thread);
                    self.store(*space, address, *ty, bits, thread, memory).map_err(fault)?;
                }
            }
            Action::Compute { name, modifiers, types, dest, sources } => {
                let operands: Vec<u64> = sources.iter().map(|source| self.read(source, thread)).collect();
                match step::compute(name, modifiers, types, &operands) {
                    Some(bits) => thread.regs[*dest as usize] = bits,
                    None => return Err(fault(format!("`{name}` is not simulated"))),
                }
            }
            Action::Call { function, result, arguments } => {
                let Some(callee) = self.program.by_name.get(function).map(|index| &self.program.functions[*index])
                else {
                    return Err(fault(format!("no function is called `{function}`")));
                };
                let arguments: Vec<u64> = arguments.iter().map(|reg| thread.regs[*reg as usize]).collect();
                thread.regs[*result as usize] = call(self.program, callee, &arguments)?;
            }
            Action::Barrier | Action::Branch(_) | Action::Return => {}
        }
        Ok(())
    }

    fn read(&self, operand: &Operand, thread: &Thread) -> u64 {
        match *operand {
            Operand::Reg(reg) => thread.regs[reg as usize],
            Operand::Bits(bits) => bits,
            Operand::Special(0, axis) => thread.id[axis as usize].into(),
            Operand::Special(1, axis) => self.place.id[axis as usize].into(),
            Operand::Special(_, axis) => self.place.grid[axis as usize].into(),
        }
    }

    fn load(
        &mut self,
        space: Space,
        address: u64,
        ty: Ty,
        thread: &Thread,
        memory: &Memory<'_>,
    ) -> Result<u64, String> {
        let (bytes, at): (&[u8], u64) = match space {
            Space::Shared => {
                let range = place(address, ty, self.shared.bytes.len(), "shared memory")?;
                for entry in &mut self.shared.read[range.clone()] {
                    let again = entry.0 == self.shared.interval && entry.1 != thread.number;
                    *entry = (self.shared.interval, if again { MANY } else { thread.number });
                }
                for &(interval, writer) in &self.shared.written[range] {
                    if interval == 0 {
                        return Err("reads shared memory that nobody wrote".to_owned());
                    }
                    if interval == self.shared.interval && writer != thread.number {
                        return Err("reads shared memory that another thread wrote since the last barrier".to_owned());
                    }
                }
                (&self.shared.bytes, address)
            }
            Space::Local => (&thread.local, address),
            Space::Global => {
                let (buffer, offset) = (address >> BUFFER_SHIFT, address & ((1 << BUFFER_SHIFT) - 1));
                if buffer == TABLES {
                    (&memory.program.tables, offset)
                } else {
                    let bytes = buffer.checked_sub(1).and_then(|index| memory.buffers.get(index as usize));
                    (bytes.ok_or_else(|| format!("reads address {address:#x}, which is in no buffer"))?, offset)
                }
            }
        };
        let range = place(at, ty, bytes.len(), "a buffer")?;
        let mut bits = [0; 8];
        bits[..ty.bytes()].copy_from_slice(&bytes[range]);
        Ok(step::extend(ty, u64::from_le_bytes(bits)))
    }

    fn store(
        &mut self,
        space: Space,
        address: u64,
        ty: Ty,
        bits: u64,
        thread: &mut Thread,
        memory: &mut Memory<'_>,
    ) -> Result<(), String> {
        let (bytes, at): (&mut [u8], u64) = match space {
            Space::Shared => {
                let range = place(address, ty, self.shared.bytes.len(), "shared memory")?;
                let read = |entry: &(u32, u32)| entry.0 == self.shared.interval && entry.1 != thread.number;
                if self.shared.read[range.clone()].iter().any(read) {
                    return Err("writes shared memory that another thread read since the last barrier".to_owned());
                }
                for entry in &mut self.shared.written[range] {
                    if entry.0 == self.shared.interval && entry.1 != thread.number {
                        return Err("writes shared memory that another thread wrote since the last barrier".to_owned());
                    }
                    *entry = (self.shared.interval, thread.number);
                }
                (&mut self.shared.bytes, address)
            }
            Space::Local => (&mut thread.local, address),
            Space::Global => {
                let (buffer, offset) = (address >> BUFFER_SHIFT, address & ((1 << BUFFER_SHIFT) - 1));
                let bytes = buffer.checked_sub(1).and_then(|index| memory.buffers.get_mut(index as usize));
                (bytes.ok_or_else(|| format!("writes address {address:#x}, which is in no buffer"))?, offset)
            }
        };
        let range = place(at, ty, bytes.len(), "a buffer")?;
        bytes[range].copy_from_slice(&bits.to_le_bytes()[..ty.bytes()]);
        Ok(())
    }
}

fn place(at: u64, ty: Ty, len: usize, what: &str) -> Result<std::ops::Range<usize>, String> {
    let end = at.checked_add(ty.bytes() as u64).filter(|end| *end <= len as u64);
    end.map(|end| at as usize..end as usize).ok_or_else(|| format!("touches byte {at} of {what} of {len} bytes"))
}

fn aligned(address: u64, bytes: usize) -> Result<(), String> {
    if address.is_multiple_of(bytes as u64) {
        return Ok(());
    }
    Err(format!("address {address:#x} is no multiple of {bytes}"))
}

fn holds(instruction: &Instruction, regs: &[u64]) -> bool {
    instruction.guard.is_none_or(|(reg, negated)| (regs[reg as usize] != 0) != negated)
}

/// Runs a function, which touches no memory but tables.
fn call(program: &Program, function: &Function, arguments: &[u64]) -> Result<u64, Fault> {
    let mut regs = vec![0; function.n_regs];
    for (param, argument) in function.params.iter().zip(arguments) {
        regs[*param as usize] = *argument;
    }
    let (mut at, mut steps) = (0, 0u64);
    while let Some(instruction) = function.code.get(at) {
        at += 1;
        steps += 1;
        if steps > MOST_STEPS {
            return Err(Fault { line: instruction.line, message: "the function does not end".to_owned() });
        }
        if !holds(instruction, &regs) {
            continue;
        }
        let fault = |message: String| Fault { line: instruction.line, message };
        let read = |operand: &Operand, regs: &[u64]| match *operand {
            Operand::Reg(reg) => regs[reg as usize],
            Operand::Bits(bits) => bits,
            Operand::Special(..) => 0,
        };
        match &instruction.action {
            Action::Compute { name, modifiers, types, dest, sources } => {
                let operands: Vec<u64> = sources.iter().map(|source| read(source, &regs)).collect();
                let bits = step::compute(name, modifiers, types, &operands);
                regs[*dest as usize] = bits.ok_or_else(|| fault(format!("`{name}` is not simulated")))?;
            }
            Action::Load { ty, dests, base, offset, .. } => {
                let address = read(base, &regs).wrapping_add(*offset as u64) & ((1 << BUFFER_SHIFT) - 1);
                let range = place(address, *ty, program.tables.len(), "the tables").map_err(fault)?;
                let mut bits = [0; 8];
                bits[..ty.bytes()].copy_from_slice(&program.tables[range]);
                regs[dests[0] as usize] = u64::from_le_bytes(bits);
            }
            Action::Return => break,
            Action::Branch(target) => at = *target,
            _ => return Err(fault("a function only computes".to_owned())),
        }
    }
    Ok(function.result.map_or(0, |reg| regs[reg as usize]))
}
