//! Kernels of a program handed to a machine that runs PTX: a GPU, or the [simulator](super::sim).

use hlo_interp::tensor::Shape;
use hlo_interp::{ElementType, Tensor, Trap};

use super::{Launch, Ptx};

/// What [`Interpreter::with_launcher`](hlo_interp::eval::Interpreter::with_launcher) takes: runs each kernel on `machine`,
/// which is given how to launch it and the bytes of its buffers, inputs first, and changes those in place.
///
/// The functions of the result report a kernel that the text does not hold, and what the machine reports.
pub fn launcher<M: Fn(&Launch, &mut [Vec<u8>]) -> Result<(), String>>(
    ptx: &Ptx,
    machine: M,
) -> impl Fn(&str, &[Tensor], &[(ElementType, Shape)]) -> Result<Vec<Tensor>, Trap> + use<M> {
    let kernels = ptx.kernels.clone();
    move |symbol, inputs, results| {
        let kernel = kernels.iter().find(|kernel| kernel.symbol == symbol);
        let kernel = kernel.ok_or_else(|| {
            Trap::unsupported(format!("the kernel @{symbol} is not placed on \"cuda\", and this backend runs no other"))
        })?;
        let mut buffers: Vec<Vec<u8>> = inputs.iter().map(|tensor| tensor.bytes().to_vec()).collect();
        for (element, shape) in results {
            buffers.push(vec![0; shape.iter().product::<usize>() * element.width()]);
        }
        let extent = |&(buffer, dim): &(usize, usize)| {
            let shape = match inputs.get(buffer) {
                Some(input) => input.shape(),
                None => &results[buffer - inputs.len()].1,
            };
            shape.get(dim).map_or(0, |&extent| extent as u64)
        };
        let sizes = kernel.unknown.iter().map(extent).collect();
        // Blocks that would have nothing to do are left out.
        let shapes = inputs.iter().map(Tensor::shape).chain(results.iter().map(|(_, shape)| &**shape));
        let most: usize = shapes.map(|shape| shape.iter().product()).max().unwrap_or(0);
        let most = most.div_ceil(kernel.block.iter().product::<u32>().max(1) as usize);
        let mut grid = kernel.grid;
        for (n_blocks, _) in grid.iter_mut().zip(kernel.open).filter(|(_, is_open)| *is_open) {
            *n_blocks = (*n_blocks).min(u32::try_from(most).unwrap_or(u32::MAX)).max(1);
        }
        let launch = Launch { sizes, grid, ..kernel.clone() };
        machine(&launch, &mut buffers).map_err(Trap::invalid)?;
        let outputs = buffers.split_off(inputs.len());
        results
            .iter()
            .zip(outputs)
            .map(|((element, shape), bytes)| Tensor::from_bytes(*element, shape, &bytes))
            .collect()
    }
}
