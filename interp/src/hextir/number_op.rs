//! One op on numbers by itself: its kernel, for those who know the operands without running a program, such as folds.

use hlo_ir::OpRef;

use super::functions::{Site, Work, work_of};
use super::scalar::Scalar;

/// The kernel of an op of `arith`, `math` or `hextir` with one result.
pub struct NumberOp {
    work: Work,
    /// The types of the operands; the kernel is told the first.
    operands: [Scalar; 3],
    result: Scalar,
}

impl NumberOp {
    /// The kernel of `op`, over numbers or over the elements of its operands. `None` where it has none: one that rounds in a
    /// way of its own, or on types that are not computed with.
    pub fn of(op: OpRef<'_>) -> Option<NumberOp> {
        let scalar = |ty: hlo_ir::Type| Scalar::of(op.cx, ty.element(op.cx));
        let operand = |index: usize| scalar(op.operands().nth(index)?.ty());
        let (first, result) = (operand(0)?, scalar(op.results().next()?.ty())?);
        let works = work_of(&Site { op, operand: first, result })?.ok()?;
        let &[work] = &works[..] else { return None };
        Some(NumberOp { work, operands: [first, operand(1).unwrap_or(first), operand(2).unwrap_or(first)], result })
    }

    /// The bits of the result for the bits of the operands, without those above their widths; `None` where it is undefined.
    ///
    /// # Panics
    /// When there are fewer numbers than the op has operands.
    pub fn compute(&self, numbers: &[u64]) -> Option<u64> {
        let (from, to) = (self.operands[0], self.result);
        let number = |index: usize| self.operands[index].wrap(numbers[index]);
        let result = match self.work {
            Work::One(work) => work(from, to, number(0)),
            Work::Two(work) => work(from, number(0), number(1)),
            Work::Three(work) => work(from, number(0), number(1), number(2)),
            Work::Try1(work) => work(from, to, number(0)).ok()?,
            Work::Try2(work) => work(from, number(0), number(1)).ok()?,
        };
        Some(to.unsigned(result))
    }
}
