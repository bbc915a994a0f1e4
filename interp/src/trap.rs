//! The error of a run: why evaluation stopped. Kernels return it instead of panicking.

use std::fmt;

/// What kind of obstacle stopped a run; callers choose exit codes and advice by it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TrapKind {
    /// The program or its inputs ask for something the specification forbids.
    Invalid,
    /// The operation or this combination of element types has no kernel.
    Unsupported,
    /// A tensor would not fit the memory limit or the address space.
    OutOfMemory,
    /// The host stopped the run, or a limit that it set was reached.
    Stopped,
}

/// Why evaluation stopped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trap(Box<(TrapKind, String)>);

impl Trap {
    /// The program or its inputs ask for something the specification forbids.
    #[cold]
    pub fn invalid(message: impl Into<String>) -> Trap {
        Trap(Box::new((TrapKind::Invalid, message.into())))
    }

    /// There is no kernel for this.
    #[cold]
    pub fn unsupported(message: impl Into<String>) -> Trap {
        Trap(Box::new((TrapKind::Unsupported, message.into())))
    }

    /// A tensor would not fit.
    #[cold]
    pub fn out_of_memory(message: impl Into<String>) -> Trap {
        Trap(Box::new((TrapKind::OutOfMemory, message.into())))
    }

    /// The host stopped the run, or a limit that it set was reached.
    #[cold]
    pub fn stopped(message: impl Into<String>) -> Trap {
        Trap(Box::new((TrapKind::Stopped, message.into())))
    }

    /// The kind of obstacle.
    pub fn kind(&self) -> TrapKind {
        self.0.0
    }

    /// One sentence in lower case, with the offending values.
    pub fn message(&self) -> &str {
        &self.0.1
    }
}

impl fmt::Display for Trap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.message())
    }
}

impl std::error::Error for Trap {}
