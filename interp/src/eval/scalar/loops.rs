//! Loops whose state is scalars: a counter, a sum, a random state. Both regions are register programs over one list of
//! cells, so that an op costs a call of its block function and nothing else.

use hlo_ir::{OpRef, Value as IrValue};

use super::{Instruction, Reader, RegisterProgram, Source, Work};
use crate::element::convert::convert_block;
use crate::element::{Bits, ElementType};
use crate::eval::binder::Binder;
use crate::eval::program::{Args, Values};
use crate::eval::value::Value;
use crate::kernels::block::{apply1, apply2};
use crate::tensor::Tensor;
use crate::trap::Trap;

/// A `while` over scalars.
pub struct ScalarLoop {
    /// What the cells hold before the first round: carried values, captured ones (both to be filled in), constants,
    /// registers.
    cells: Vec<Bits>,
    /// Element types of the carried values.
    carried: Vec<ElementType>,
    /// Where the captured values are among the step's operands.
    captures: Vec<usize>,
    cond: CellProgram,
    body: CellProgram,
}

/// A region.
struct CellProgram {
    steps: Vec<CellStep>,
    /// The cells of the values that it returns.
    returns: Vec<usize>,
}

struct CellStep {
    work: Work,
    element: ElementType,
    /// As many as the work needs; others are 0.
    operands: [usize; 3],
    result: usize,
}

impl ScalarLoop {
    /// The loop of an op with the regions `cond` and `body`; `None` when it needs the whole evaluator.
    pub fn of(op: OpRef<'_>, b: &mut Binder<'_>) -> Option<ScalarLoop> {
        let carried = op.results().map(|result| super::scalar_type(result, b)).collect::<Option<Vec<_>>>()?;
        let (cond, cond_captures) = Reader::read(op.region(0), b)?;
        let (body, body_captures) = Reader::read(op.region(1), b)?;
        if cond.returns.len() != 1 || body.returns.len() != carried.len() {
            return None;
        }
        let captured: Vec<IrValue> = cond_captures.into_iter().chain(body_captures).collect();
        let mut cells = vec![Bits::default(); carried.len() + captured.len()];
        let first_capture = carried.len();
        let n_cond_captures = cond.args.len() - carried.len();
        let cond = CellProgram::new(cond, carried.len(), first_capture, &mut cells);
        let body = CellProgram::new(body, carried.len(), first_capture + n_cond_captures, &mut cells);
        let captures = captured.into_iter().map(|value| b.capture(value)).collect();
        Some(ScalarLoop { cells, carried, captures, cond, body })
    }

    /// Runs it on the operands of its step; the results.
    ///
    /// # Errors
    /// When an operand is no scalar.
    pub fn run(&self, args: &mut Args<'_>) -> Result<Values, Trap> {
        let mut cells = self.cells.clone();
        let operands = (0..self.carried.len()).chain(self.captures.iter().copied());
        for (cell, index) in cells.iter_mut().zip(operands) {
            *cell = args.tensor(index)?.item()?;
        }
        let mut next = vec![Bits::default(); self.carried.len()];
        loop {
            self.cond.run(&mut cells);
            if cells[self.cond.returns[0]].bytes()[0] == 0 {
                break;
            }
            self.body.run(&mut cells);
            // All are read before any is written: they may have changed places.
            next.iter_mut().zip(&self.body.returns).for_each(|(next, &cell)| *next = cells[cell]);
            cells[..next.len()].copy_from_slice(&next);
        }
        // Cells of constants hold more than one slot.
        let results = self
            .carried
            .iter()
            .zip(&cells)
            .map(|(&element, cell)| Value::Tensor(Tensor::scalar(element, Bits::from_slot(cell.slot(element)))));
        Ok(results.collect())
    }
}

impl CellProgram {
    /// Gives constants and registers cells of their own; captured values have theirs from `first_capture` on.
    fn new(program: RegisterProgram, n_carried: usize, first_capture: usize, cells: &mut Vec<Bits>) -> CellProgram {
        let first_constant = cells.len();
        cells.extend(program.constants.iter().map(|lanes| Bits::from_slot(lanes.bytes(size_of::<Bits>()))));
        let first_register = cells.len();
        cells.resize(first_register + program.instructions.len(), Bits::default());
        let cell = |source: Source| match source {
            Source::Arg(index) if index < n_carried => index,
            Source::Arg(index) => first_capture + index - n_carried,
            Source::Constant(index) => first_constant + index,
            Source::Register(index) => first_register + index,
        };
        let step = |(index, Instruction { work, element, operands }): (usize, Instruction)| CellStep {
            work,
            element,
            operands: std::array::from_fn(|at| operands.get(at).map_or(0, |&source| cell(source))),
            result: first_register + index,
        };
        CellProgram {
            returns: program.returns.iter().map(|&(source, _)| cell(source)).collect(),
            steps: program.instructions.into_iter().enumerate().map(step).collect(),
        }
    }

    fn run(&self, cells: &mut [Bits]) {
        for step in &self.steps {
            let element = step.element;
            let [first, second, third] = step.operands;
            let mut result = Bits::default();
            let out = &mut result.bytes_mut()[..element.width()];
            match step.work {
                Work::Unary(block) => {
                    out.copy_from_slice(cells[first].slot(element));
                    apply1(block, element, out);
                    element.normalize(out);
                }
                Work::Binary(block) => {
                    out.copy_from_slice(cells[first].slot(element));
                    apply2(block, element, out, cells[second].slot(element));
                    element.normalize(out);
                }
                Work::Compare(comparison, of) => comparison.apply(out, cells[first].slot(of), cells[second].slot(of)),
                Work::Select => {
                    let chosen = if cells[first].bytes()[0] != 0 { second } else { third };
                    out.copy_from_slice(cells[chosen].slot(element));
                }
                Work::Convert(from) => convert_block(from, cells[first].slot(from), element, out),
            }
            cells[step.result] = result;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::eval::{Interpreter, Watch};
    use crate::testing::parse;

    /// Runs `main` op by op, as somebody who looks on has it, and as it is run otherwise.
    fn check(source: &str, inputs: &[Value], expect: &[i64]) {
        let module = parse(source);
        let watch = Watch { step_limit: Some(1000), ..Watch::default() };
        let op_by_op = Interpreter::new(&module).with_watch(watch).run("main", inputs.to_vec()).unwrap();
        let results = Interpreter::new(&module).run("main", inputs.to_vec()).unwrap();
        assert_eq!(results, op_by_op);
        let expect: Vec<Value> =
            expect.iter().map(|&value| Tensor::scalar(ElementType::I64, Bits::new(value)).into()).collect();
        assert_eq!(results, expect);
    }

    fn i64_(value: i64) -> Value {
        Tensor::scalar(ElementType::I64, Bits::new(value)).into()
    }

    #[test]
    fn values_change_places_and_come_from_around() {
        check(
            "func.func @main(%n: tensor<i64>, %k: tensor<i64>) -> (tensor<i64>, tensor<i64>, tensor<i64>) {
              %zero = stablehlo.constant dense<0> : tensor<i64>
              %one = stablehlo.constant dense<1> : tensor<i64>
              %r:3 = stablehlo.while(%i = %zero, %a = %zero, %b = %one) : tensor<i64>, tensor<i64>, tensor<i64>
                cond {
                  %p = stablehlo.compare LT, %i, %n : (tensor<i64>, tensor<i64>) -> tensor<i1>
                  stablehlo.return %p : tensor<i1>
                } do {
                  %next = stablehlo.add %i, %one : tensor<i64>
                  %sum = stablehlo.add %a, %b : tensor<i64>
                  %more = stablehlo.add %sum, %k : tensor<i64>
                  stablehlo.return %next, %b, %more : tensor<i64>, tensor<i64>, tensor<i64>
                }
              return %r#0, %r#1, %k : tensor<i64>, tensor<i64>, tensor<i64>
            }",
            &[i64_(5), i64_(10)],
            &[5, 75, 10],
        );
    }

    #[test]
    fn narrow_types_comparisons_selections_and_conversions() {
        // `%x` is counted in i4, where 7 + 1 is -8; the constant that is returned comes back clean.
        check(
            "func.func @main(%n: tensor<i64>) -> (tensor<i64>, tensor<i64>) {
              %zero = stablehlo.constant dense<0> : tensor<i64>
              %x = stablehlo.constant dense<6> : tensor<i4>
              %r:3 = stablehlo.while(%i = %zero, %x0 = %x, %m = %zero) : tensor<i64>, tensor<i4>, tensor<i64>
                cond {
                  %p = stablehlo.compare NE, %i, %n : (tensor<i64>, tensor<i64>) -> tensor<i1>
                  stablehlo.return %p : tensor<i1>
                } do {
                  %one = stablehlo.constant dense<1> : tensor<i64>
                  %one4 = stablehlo.constant dense<1> : tensor<i4>
                  %next = stablehlo.add %i, %one : tensor<i64>
                  %x1 = stablehlo.add %x0, %one4 : tensor<i4>
                  %wide = stablehlo.convert %x1 : (tensor<i4>) -> tensor<i64>
                  %less = stablehlo.compare LT, %wide, %m : (tensor<i64>, tensor<i64>) -> tensor<i1>
                  %least = stablehlo.select %less, %wide, %m : tensor<i1>, tensor<i64>
                  stablehlo.return %next, %x1, %least : tensor<i64>, tensor<i4>, tensor<i64>
                }
              %last = stablehlo.convert %r#1 : (tensor<i4>) -> tensor<i64>
              return %last, %r#2 : tensor<i64>, tensor<i64>
            }",
            &[i64_(4)],
            &[-6, -8],
        );
    }
}
