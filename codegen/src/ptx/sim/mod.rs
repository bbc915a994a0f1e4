//! A simulator for the PTX that we print: what a GPU would compute, on any machine, for tests and for people without one.
//! In reading order:
//!
//! - here: launching a kernel over buffers, and what can go wrong
//! - [`parse`]: the text as instructions
//! - [`step`]: one instruction on bits
//! - [`thread`]: one thread, and the memory it sees
//!
//! The threads of a block run one after the other from barrier to barrier, so that a missing barrier shows as a read of
//! what another thread wrote in the same interval, which is an error. Accesses out of bounds, misaligned ones and reads of
//! memory that nobody wrote are errors too.

mod parse;
mod step;
mod thread;

use std::fmt;

use self::parse::Program;
use self::thread::{Block, Memory, Place};
use super::Launch;

/// What went wrong: a sentence with the line of the text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The line, counted from one; zero where none is to blame.
    pub line: usize,
    /// What happened.
    pub message: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.message)
    }
}

impl std::error::Error for Fault {}

/// A file of PTX, ready to run.
pub struct Simulator {
    program: Program,
}

impl Simulator {
    /// Reads a file.
    ///
    /// # Errors
    /// At the first statement that is not part of what we print.
    pub fn new(text: &str) -> Result<Simulator, Fault> {
        Ok(Simulator { program: parse::program(text)? })
    }

    /// Runs a kernel over buffers, one a parameter, in place; `sizes` are the parameters behind them.
    ///
    /// # Errors
    /// An unknown entry, a wrong number of buffers, and every fault of a thread.
    pub fn launch(&self, kernel: &Launch, buffers: &mut [Vec<u8>]) -> Result<(), Fault> {
        let Launch { entry, grid, block, sizes, .. } = kernel;
        let known = self.program.entries.get(entry.as_str());
        let function = known.ok_or_else(|| Fault { line: 0, message: format!("no entry is called `{entry}`") })?;
        let function = &self.program.functions[*function];
        let n_given = buffers.len() + sizes.len();
        if function.params.len() != n_given {
            let message = format!("`{entry}` takes {} parameters, but got {n_given}", function.params.len());
            return Err(Fault { line: 0, message });
        }
        let mut memory = Memory::new(&self.program, buffers);
        for z in 0..grid[2] {
            for y in 0..grid[1] {
                for x in 0..grid[0] {
                    let place = Place { id: [x, y, z], grid: *grid, size: *block };
                    Block::new(&self.program, function, place).run(&mut memory, sizes)?;
                }
            }
        }
        memory.give_back(buffers);
        Ok(())
    }
}
