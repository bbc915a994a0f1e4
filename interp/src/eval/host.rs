//! What the host program does for a running program: it takes what is printed, probed and put out, gives what is read, and
//! may run the kernels.

use std::sync::Arc;

use super::grid::ProcessId;
use super::value::ValueType;
use crate::element::ElementType;
use crate::tensor::{Shape, Tensor};
use crate::trap::Trap;

/// Where a program prints: it is handed each piece of text in order.
pub type Output = Arc<dyn Fn(&str) -> std::io::Result<()> + Send + Sync>;

/// Who runs the kernels of a program in place of the interpreter: it is given the symbol of a kernel, the inputs, and what
/// the results are, and gives those.
pub type Launcher = Arc<dyn Fn(&str, &[Tensor], &[(ElementType, Shape)]) -> Result<Vec<Tensor>, Trap> + Send + Sync>;

/// Where `infeed` reads: each call gives the next values, of these types, to that process of a grid.
pub type Infeed = Arc<dyn Fn(Option<ProcessId>, &[ValueType]) -> Result<Vec<Tensor>, Trap> + Send + Sync>;

/// Where `outfeed` writes: it is handed the values and, in a grid, the process that they come from.
pub type Outfeed = Arc<dyn Fn(Option<ProcessId>, Vec<Tensor>) -> Result<(), Trap> + Send + Sync>;

/// Keeps what probes see.
pub trait Probes: Send + Sync {
    /// Takes a value that the probe called `id` sees.
    ///
    /// # Errors
    /// When it cannot be kept.
    fn record(&self, id: &str, value: &Tensor) -> Result<(), Trap>;

    /// The value that was kept for `id` after `iteration` others, as one of `element`.
    ///
    /// # Errors
    /// When there is none, or of another type.
    fn recorded(&self, id: &str, iteration: u64, element: ElementType) -> Result<Tensor, Trap>;
}
