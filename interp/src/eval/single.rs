//! One op on known operands, without a program around it: how constants are folded.

use hlo_ir::OpRef;
use rustc_hash::FxHashMap;

use super::binder::{Surroundings, bind_alone};
use super::error::RunError;
use super::kernel::Form;
use super::program::{Args, Operand, Program, Run, Step, Values};
use super::value::Value;
use crate::tensor::Tensor;
use crate::trap::Trap;

/// Computes single ops with the interpreter's kernels. Make one and keep it: the table of kernels is built once.
///
/// ```
/// # use hlo_ir::{Context, text};
/// # use hlo_interp::{ElementType, Tensor, eval::OpEvaluator};
/// # let cx = Context::new(hlo_dialects::registry());
/// # let source = "func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
/// #   %0 = stablehlo.add %x, %x : tensor<2xf32>
/// #   return %0 : tensor<2xf32>
/// # }";
/// # let (module, _) = text::parse_module(&cx, "x", source.as_bytes().into(), Default::default());
/// # let function = module.root().region(0).entry().unwrap().ops().next().unwrap();
/// # let add = function.region(0).entry().unwrap().ops().next().unwrap();
/// let x = Tensor::from_slice(ElementType::F32, &[2], &[1.0f32, 2.0])?;
/// let results = OpEvaluator::new().run(add, &[x.clone(), x])?;
/// assert_eq!(results[0].as_slice::<f32>(), [2.0, 4.0]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct OpEvaluator {
    around: Surroundings,
}

impl Default for OpEvaluator {
    fn default() -> Self {
        Self::new()
    }
}

impl OpEvaluator {
    /// With all kernels of this crate.
    pub fn new() -> OpEvaluator {
        OpEvaluator { around: Surroundings::alone() }
    }

    /// The results of `op` for these operands, one for each of its own.
    ///
    /// # Errors
    /// An op without a kernel, one whose kernel needs more than operands (a region, a callee, an output), and whatever
    /// stops the kernel.
    pub fn run(&self, op: OpRef<'_>, operands: &[Tensor]) -> Result<Vec<Tensor>, RunError> {
        self.outcome(op, operands).map_err(|error| error.at(op.name(), op.loc()))
    }

    fn outcome(&self, op: OpRef<'_>, operands: &[Tensor]) -> Result<Vec<Tensor>, RunError> {
        if op.n_regions() != 0 || operands.len() != op.n_operands() {
            return Err(Trap::unsupported(format!("`{}` with regions or other operands, on its own", op.name())).into());
        }
        let functions = FxHashMap::default();
        let (form, constants) = bind_alone(op, self.around.clone(), &functions)?;
        let kernel = match form {
            Form::Constant(value) => return Ok(vec![value.into_tensor()?]),
            Form::Run(kernel) => kernel,
        };
        let (n_operands, n_results) = (operands.len() as u32, op.n_results() as u32);
        let step = Step {
            kernel,
            operands: (0..n_operands).map(|slot| Operand::slot(slot).last()).collect(),
            results: (n_operands..n_operands + n_results).collect(),
            drops: Box::default(),
            op: op.name(),
            loc: op.loc(),
        };
        let program = Program { functions: Vec::new(), constants, max_depth: 0, watch: None };
        let mut run = Run::with_frame(operands.iter().cloned().map(Value::Tensor), n_results as usize);
        (step.kernel)(&mut Args::new(&mut run, &program, &step))?;
        let results: Values = step.results.iter().map(|&slot| run.fetch(&program, Operand::slot(slot))).collect();
        Ok(results.into_iter().map(Value::into_tensor).collect::<Result<_, _>>()?)
    }
}
