//! Kernels and the tables that find them by op row.
//!
//! A kernel is what an op became for one place in a program: a closure that has its attributes decoded. The table's entry
//! makes it, once a place. A program outside this workspace lists the kernels of its own dialect with [`kernels!`](crate::kernels!) and
//! adds them with [`Kernels::with`].

use hlo_ir::{OpDef, OpRef};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use super::binder::Binder;
use super::error::RunError;
use super::program::{Args, Values};
use super::value::Value;
use crate::tensor::Tensor;
use crate::trap::Trap;

/// An op, ready to run.
pub struct Kernel(pub(crate) Form);

pub(crate) type Work = Box<dyn Fn(&mut Args<'_>) -> Result<(), RunError> + Send + Sync>;

pub(crate) enum Form {
    /// Done each time.
    Run(Work),
    /// Known now: the op's result.
    Constant(Value),
}

/// A kernel, or why this op has none.
pub type Bound = Result<Kernel, RunError>;

impl Kernel {
    /// A kernel in full generality.
    pub fn new(run: impl Fn(&mut Args<'_>) -> Result<(), RunError> + Send + Sync + 'static) -> Kernel {
        Kernel(Form::Run(Box::new(run)))
    }

    /// What it does each time.
    pub(crate) fn into_work(self) -> Work {
        match self.0 {
            Form::Run(work) => work,
            Form::Constant(value) => Box::new(move |args| {
                args.set(0, value.clone());
                Ok(())
            }),
        }
    }

    /// From `N` tensors to one.
    pub fn tensors<const N: usize>(
        run: impl Fn([Tensor; N]) -> Result<Tensor, Trap> + Send + Sync + 'static,
    ) -> Kernel {
        Kernel::new(move |args| {
            let operands = operands::<N>(args)?;
            args.set(0, run(operands)?);
            Ok(())
        })
    }

    /// From any number of tensors to as many as the op has results.
    pub fn variadic(
        run: impl Fn(SmallVec<[Tensor; 4]>) -> Result<Vec<Tensor>, Trap> + Send + Sync + 'static,
    ) -> Kernel {
        Kernel::new(move |args| {
            let results = run(args.tensors()?)?;
            Ok(args.set_all(results.into_iter().map(Value::Tensor))?)
        })
    }

    /// From any values to as many as the op has results.
    pub fn values(run: impl Fn(Values) -> Result<Values, Trap> + Send + Sync + 'static) -> Kernel {
        Kernel::new(move |args| {
            let results = run(args.values())?;
            Ok(args.set_all(results)?)
        })
    }

    /// One that gives its operands as its results.
    pub fn identity() -> Kernel {
        Kernel::values(Ok)
    }

    /// One whose result is known already.
    pub fn constant(value: impl Into<Value>) -> Kernel {
        Kernel(Form::Constant(value.into()))
    }
}

/// The first `N` operands.
///
/// # Errors
/// When one is no tensor.
#[inline]
pub fn operands<const N: usize>(args: &mut Args<'_>) -> Result<[Tensor; N], Trap> {
    let mut trap = None;
    let tensors = std::array::from_fn(|index| {
        args.tensor(index).unwrap_or_else(|error| {
            trap.get_or_insert(error);
            Tensor::scalar(crate::ElementType::I1, Default::default())
        })
    });
    match trap {
        None => Ok(tensors),
        Some(trap) => Err(trap),
    }
}

/// An entry of a kernel table; see [`kernels!`](crate::kernels!).
pub struct KernelRow {
    /// The op.
    pub def: &'static OpDef,
    /// Makes the kernel for one op of that row.
    pub bind: fn(OpRef<'_>, &mut Binder<'_>) -> Bound,
    /// Operands that may be given as a tensor of rank 0 when all their elements are equal, as long as another operand has
    /// the full shape.
    pub spread: &'static [usize],
}

/// Lists kernels by op row.
///
/// ```
/// # use hlo_ir::{ops, kinds::*};
/// # use hlo_interp::{kernels, eval::{Kernel, Bound, Binder}};
/// ops! { TOY_OPS in "toy";
///     /// The operand itself.
///     op Same = "same" { operands { x: AnyTensor } results { y: AnyTensor } }
/// }
///
/// kernels! { TOY_KERNELS;
///     Same => |_, _| Ok(Kernel::identity());
/// }
/// assert_eq!(TOY_KERNELS.len(), 1);
/// ```
///
/// Each row is a view and a `fn(View<'_>, &mut Binder<'_>) -> Bound` that decodes attributes and returns a [`Kernel`].
/// `View [0, 1] => …` says which operands may be [spread](KernelRow::spread).
#[macro_export]
macro_rules! kernels {
    ($TABLE:ident; $($Op:ident $([$($spread:literal),*])? => $bind:expr;)*) => {
        #[doc = concat!("Kernels: ", $(stringify!($Op), " ",)*)]
        pub static $TABLE: &[$crate::eval::KernelRow] = &[$($crate::eval::KernelRow {
            def: <$Op<'static> as ::hlo_ir::OpView<'static>>::DEF,
            bind: {
                fn bind_row(
                    op: ::hlo_ir::OpRef<'_>,
                    binder: &mut $crate::eval::Binder<'_>,
                ) -> $crate::eval::Bound {
                    let bind: fn($Op<'_>, &mut $crate::eval::Binder<'_>) -> $crate::eval::Bound = $bind;
                    bind(<$Op<'_> as ::hlo_ir::OpView<'_>>::wrap(op), binder)
                }
                bind_row
            },
            spread: &[$($($spread),*)?],
        }),*];
    };
}

/// A set of kernels.
#[derive(Clone, Default)]
pub struct Kernels {
    /// By the address of the op's row.
    rows: FxHashMap<usize, &'static KernelRow>,
}

impl Kernels {
    /// No kernels at all.
    pub fn empty() -> Kernels {
        Kernels::default()
    }

    /// Those of every dialect that the interpreter knows.
    pub fn new() -> Kernels {
        crate::stablehlo::TABLES.iter().fold(Kernels::empty(), |kernels, table| kernels.with(table))
    }

    /// These and those of `table`, which win.
    #[must_use]
    pub fn with(mut self, table: &'static [KernelRow]) -> Kernels {
        self.rows.extend(table.iter().map(|row| (address(row.def), row)));
        self
    }

    /// The entry for an op.
    pub fn get(&self, def: &'static OpDef) -> Option<&'static KernelRow> {
        self.rows.get(&address(def)).copied()
    }
}

fn address(def: &'static OpDef) -> usize {
    std::ptr::from_ref(def).addr()
}
