//! `--backend=ptx` and `--backend=ptx-sim`: kernels as PTX, on a GPU or in the simulator; the host's part in the interpreter.

use std::sync::Mutex;

use hlo_codegen::place::all_on;
use hlo_codegen::ptx::sim::Simulator;
use hlo_codegen::ptx::{self, Launch, Ptx, TARGETS, Target};
use hlo_ir::{Diagnostics, Module};

use super::c::Failure;
use super::cuda::Device;
use super::lowering::{Level, Lowering};

/// What runs kernels.
enum Machine {
    Gpu(Mutex<Device>),
    Simulator(Simulator),
}

/// A module's kernels on the machine that runs them.
pub struct Kernels {
    machine: Machine,
    /// Their text and how to launch them.
    pub ptx: Ptx,
}

impl Kernels {
    /// Lowers the function `entry` of `module` for a GPU, prints its kernels and loads them.
    ///
    /// # Errors
    /// See [`Failure`].
    pub fn load(
        module: &mut Module,
        entry: &str,
        simulate: bool,
        fast: bool,
        diags: &mut Diagnostics,
    ) -> Result<Kernels, Failure> {
        let mut device = if simulate { None } else { Some(Device::open().map_err(Failure::Machine)?) };
        let target = match &device {
            Some(device) => target_of(device.sm().map_err(Failure::Machine)?).map_err(Failure::Machine)?,
            None => Target::parse("sm_80").map_err(Failure::Machine)?,
        };
        let placement = all_on("cuda");
        Lowering { level: Level::Hextir, fast, placement: &placement, entry: Some(entry) }.run(module, diags)?;
        let ptx = ptx::print(module.root(), target, diags)?;
        let machine = match device.take() {
            Some(mut device) => {
                device.load(&ptx.text).map_err(Failure::Machine)?;
                Machine::Gpu(Mutex::new(device))
            }
            None => Machine::Simulator(Simulator::new(&ptx.text).map_err(|fault| Failure::Machine(fault.to_string()))?),
        };
        Ok(Kernels { machine, ptx })
    }

    /// Runs one kernel over buffers in place.
    ///
    /// # Errors
    /// What the machine reports.
    pub fn launch(&self, kernel: &Launch, buffers: &mut [Vec<u8>]) -> Result<(), String> {
        match &self.machine {
            Machine::Gpu(device) => {
                let device = device.lock().map_err(|_| "an earlier launch went wrong".to_owned())?;
                device.launch(kernel, buffers)
            }
            Machine::Simulator(simulator) => {
                let done = simulator.launch(kernel, buffers);
                done.map_err(|fault| format!("kernel `{}`: {fault}", kernel.symbol))
            }
        }
    }
}

/// The newest target that a GPU of generation `sm` takes.
fn target_of(sm: u32) -> Result<Target, String> {
    let fitting = TARGETS.into_iter().rev().find(|target| target.sm <= sm);
    fitting
        .ok_or_else(|| format!("the GPU is of generation sm_{sm}; kernels are made for sm_{} and later", TARGETS[0].sm))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn targets_are_the_newest_that_fit() {
        assert_eq!(target_of(89).map(|target| target.sm), Ok(89));
        assert_eq!(target_of(87).map(|target| target.sm), Ok(86));
        assert_eq!(target_of(121).map(|target| target.sm), Ok(120));
        assert!(target_of(61).is_err_and(|words| words.contains("sm_61")));
    }
}
