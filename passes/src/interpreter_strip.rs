//! `interpreter-strip` (ours): takes out what only observes a run, so that the program can become an artifact.
//!
//! ```mlir
//! interpreter.print %x : tensor<2xf32>                          // goes
//! %0 = interpreter.probe %x, probe_id = "a" : tensor<2xf32>     // goes, and its uses are uses of %x
//! ```
//!
//! A grid of programs (`interpreter.run_parallel`) computes results and stays.

use hlo_dialects::interpreter::{Print, Probe};
use hlo_ir::{Body, OpId, Reported};

use crate::common::collect_ops;
use crate::pass::{Changed, FuncPass, PassCx, PassDef, Runs};

/// The row.
pub static INTERPRETER_STRIP: PassDef = PassDef {
    name: "interpreter-strip",
    class: "InterpreterStripPass",
    summary: "Removes prints and probes of the interpreter.",
    options: &[],
    make: Runs::OnBody(|_| Ok(Box::new(InterpreterStrip))),
};

struct InterpreterStrip;

impl FuncPass for InterpreterStrip {
    fn run(&self, _: &mut PassCx<'_>, body: &mut Body) -> Result<Changed, Reported> {
        let mut changed = false;
        for op in collect_ops(body) {
            changed |= strip(body, op);
        }
        Ok(changed.into())
    }
}

fn strip(body: &mut Body, op: OpId) -> bool {
    let def = body.def(op);
    if std::ptr::eq(def, Probe::DEF) {
        let (operand, result) = (body.operand(op, 0), body.result(op, 0));
        if operand == result {
            // In a region without order a probe may probe itself, and has nothing to give its uses to.
            return false;
        }
        body.replace_all_uses(result, operand);
    } else if !std::ptr::eq(def, Print::DEF) {
        return false;
    }
    body.erase_op(op);
    true
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    #[test]
    fn observers_go() {
        check(
            "interpreter-strip",
            "func.func @f(%x: tensor<2xf32>, %p: tensor<i1>) -> tensor<2xf32> {
  interpreter.print %x : tensor<2xf32>
  %0 = interpreter.probe %x, probe_id = \"a\" : tensor<2xf32>
  %1 = interpreter.probe %0, probe_id = \"b\" : tensor<2xf32>
  %2 = \"stablehlo.if\"(%p) ({
    interpreter.print %1 : tensor<2xf32>
    %3 = interpreter.probe %1, probe_id = \"c\" : tensor<2xf32>
    stablehlo.return %3 : tensor<2xf32>
  }, {
    stablehlo.return %0 : tensor<2xf32>
  }) : (tensor<i1>) -> tensor<2xf32>
  return %2 : tensor<2xf32>
}",
            "module {
  func.func @f(%arg0: tensor<2xf32>, %arg1: tensor<i1>) -> tensor<2xf32> {
    %0 = \"stablehlo.if\"(%arg1) ({
      stablehlo.return %arg0 : tensor<2xf32>
    }, {
      stablehlo.return %arg0 : tensor<2xf32>
    }) : (tensor<i1>) -> tensor<2xf32>
    return %0 : tensor<2xf32>
  }
}
",
        );
    }

    #[test]
    fn what_computes_stays() {
        let text = "module {
  func.func @f(%arg0: tensor<2xf32>) -> tensor<2xf32> {
    return %arg0 : tensor<2xf32>
  }
  func.func @main(%arg0: tensor<2xf32>) -> tensor<2xf32> {
    %0 = \"interpreter.run_parallel\"(%arg0) <{programs = [[@f]]}> : (tensor<2xf32>) -> tensor<2xf32>
    return %0 : tensor<2xf32>
  }
}
";
        check("interpreter-strip", text, text);
    }
}
