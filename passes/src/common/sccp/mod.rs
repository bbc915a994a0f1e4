//! `sccp`: values that are constant on all ways that can be taken become constants (Wegman and Zadeck, "Constant
//! Propagation with Conditional Branches", 1991).
//!
//! ```mlir
//! func.func @main() -> tensor<i32> {
//!   %c = stablehlo.constant dense<1> : tensor<i32>
//!   %0 = call @same(%c) : (tensor<i32>) -> tensor<i32>
//!   return %0 : tensor<i32>                                // returns %c
//! }
//! func.func private @same(%x: tensor<i32>) -> tensor<i32> {
//!   return %x : tensor<i32>                                // returns a constant of its own
//! }
//! ```
//!
//! Known are branches of `cf`, regions of `scf`, and calls of functions that nothing else can call; about the arguments
//! and results of other ops with regions nothing is assumed. Constants end at the top of the isolated region around,
//! each once, the last one met first: all as in MLIR. [`solver`] finds what is constant, [`fold`] which ops are.

mod fold;
mod solver;

use hlo_ir::{Attr, BlockId, Body, Context, Loc, NewOp, OpId, RegionId, Reported, Type, Value};
use rustc_hash::FxHashMap;

use super::canonicalize::insertion_region;
use super::effects::removable_if_unused;
use super::symbol_tree::body_at_mut;
use crate::pass::{Changed, ModulePass, PassCx, PassDef, Runs};
use solver::{Constant, Facts, Known};

/// The row.
pub static SCCP: PassDef = PassDef {
    name: "sccp",
    class: "SCCPPass",
    summary: "Sparse Conditional Constant Propagation.",
    options: &[],
    make: Runs::OnTree(|_| Ok(Box::new(Sccp))),
};

struct Sccp;

impl ModulePass for Sccp {
    fn run(&self, cx: &mut PassCx<'_>, top: &mut Body) -> Result<Changed, Reported> {
        let mut changed = false;
        for facts in solver::solve(cx.context, top, cx.is_outermost()) {
            let body = body_at_mut(top, &facts.path);
            changed |= Rewriting { cx: cx.context, body, constants: FxHashMap::default() }.run(&facts);
        }
        Ok(changed.into())
    }
}

/// Puts constants into one body.
struct Rewriting<'b> {
    cx: &'b Context,
    body: &'b mut Body,
    /// The constants that were made, by region, dialect, value and type.
    constants: FxHashMap<(RegionId, &'static str, Attr, Type), Value>,
}

impl Rewriting<'_> {
    /// Says whether there was anything to do.
    fn run(mut self, facts: &Facts) -> bool {
        let mut pending = Vec::new();
        self.push_blocks(Body::ROOT, &mut pending);
        while let Some(block) = pending.pop() {
            for op in self.body.block_ops(block).collect::<Vec<_>>() {
                let results: Vec<Value> = self.body.results(op).collect();
                let n_constant = results.iter().filter(|&&result| self.replace(op, result, facts)).count();
                let all = n_constant == results.len() && n_constant != 0;
                if all && removable_if_unused(self.cx, self.body, op) {
                    self.body.erase_op(op);
                } else {
                    self.push_blocks(op, &mut pending);
                }
            }
            if let Some(first) = self.body.first_op(block) {
                for arg in self.body.block_args(block).to_vec() {
                    self.replace(first, arg, facts);
                }
            }
        }
        !self.constants.is_empty()
    }

    fn push_blocks(&self, op: OpId, pending: &mut Vec<BlockId>) {
        for region in self.body.op_regions(op) {
            pending.extend(self.body.region_blocks(region).iter().rev());
        }
    }

    /// Lets users of `value`, which `near` stands by, use the constant that it is; says whether it is one.
    fn replace(&mut self, near: OpId, value: Value, facts: &Facts) -> bool {
        let Known::Constant(constant) = facts.of(value) else { return false };
        let made = self.constant(near, constant);
        if let Some(made) = made {
            self.body.replace_all_uses(value, made);
        }
        made.is_some()
    }

    /// The constant at the top of the isolated region around `near`.
    fn constant(&mut self, near: OpId, constant: Constant) -> Option<Value> {
        let Constant { def, value, ty } = constant;
        let region = insertion_region(self.body, near)?;
        let key = (region, def.dialect(), value, ty);
        if let Some(&known) = self.constants.get(&key) {
            return Some(known);
        }
        let &top = self.body.region_blocks(region).first()?;
        let [attr] = def.attrs else { return None };
        let attrs = self.cx.dict(&[(self.cx.name(attr.name), value)]);
        let op = self.body.create_op(NewOp { attrs, results: &[ty], ..NewOp::new(def, Loc::UNKNOWN) });
        self.body.prepend_op(top, op);
        let made = self.body.result(op, 0);
        self.constants.insert(key, made);
        Some(made)
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    #[test]
    fn constants_go_through_calls_of_private_functions() {
        check(
            "sccp",
            "func.func private @g(%x: tensor<i32>, %y: tensor<i32>) -> (tensor<i32>, tensor<i32>) {
  %0 = stablehlo.add %x, %y : tensor<i32>
  return %0, %y : tensor<i32>, tensor<i32>
}
func.func @f(%x: tensor<i32>) -> (tensor<i32>,tensor<i32>, tensor<i32>) {
  %c7 = stablehlo.constant dense<7> : tensor<i32>
  %0:2 = call @g(%x, %c7) : (tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
  %c8 = stablehlo.constant dense<8> : tensor<i32>
  %c9 = stablehlo.constant dense<9> : tensor<i32>
  %c7b = stablehlo.constant dense<7> : tensor<i32>
  %1:2 = call @g(%c8, %c7b) : (tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
  %2 = stablehlo.add %0#1, %c9 : tensor<i32>
  return %0#0, %2, %1#1 : tensor<i32>, tensor<i32>, tensor<i32>
}",
            "module {
  func.func private @g(%arg0: tensor<i32>, %arg1: tensor<i32>) -> (tensor<i32>, tensor<i32>) {
    %c = stablehlo.constant dense<7> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    return %0, %c : tensor<i32>, tensor<i32>
  }
  func.func @f(%arg0: tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>) {
    %c = stablehlo.constant dense<9> : tensor<i32>
    %c_0 = stablehlo.constant dense<8> : tensor<i32>
    %c_1 = stablehlo.constant dense<7> : tensor<i32>
    %0:2 = call @g(%arg0, %c_1) : (tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
    %1:2 = call @g(%c_0, %c_1) : (tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
    %2 = stablehlo.add %c_1, %c : tensor<i32>
    return %0#0, %2, %c_1 : tensor<i32>, tensor<i32>, tensor<i32>
  }
}
",
        );
    }

    #[test]
    fn branches_that_are_not_taken_do_not_count() {
        check(
            "sccp",
            "func.func @f(%p: i1, %x: tensor<i32>) -> (tensor<i32>, i32, index, i32) {
  %true = arith.constant true
  %a = arith.constant 3 : i32
  %b = arith.constant 4 : i32
  %c8 = stablehlo.constant dense<8> : tensor<i32>
  cf.cond_br %true, ^a(%b, %c8 : i32, tensor<i32>), ^b(%a : i32)
^a(%u: i32, %v: tensor<i32>):
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %c1 step %c1 iter_args(%q = %c0) -> (index) {
    scf.yield %c0 : index
  }
  %t = scf.if %true -> i32 {
    scf.yield %u : i32
  } else {
    scf.yield %a : i32
  }
  %w:2 = scf.while (%k = %u) : (i32) -> (i32, i32) {
    scf.condition(%p) %k, %a : i32, i32
  } do {
  ^bb0(%k: i32, %l: i32):
    scf.yield %k : i32
  }
  return %v, %t, %r, %w#1 : tensor<i32>, i32, index, i32
^b(%w0: i32):
  cf.br ^a(%w0, %x : i32, tensor<i32>)
}",
            "module {
  func.func @f(%arg0: i1, %arg1: tensor<i32>) -> (tensor<i32>, i32, index, i32) {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c = stablehlo.constant dense<8> : tensor<i32>
    %c4_i32 = arith.constant 4 : i32
    %c3_i32 = arith.constant 3 : i32
    %true = arith.constant true
    cf.cond_br %true, ^bb1(%c4_i32, %c : i32, tensor<i32>), ^bb2(%c3_i32 : i32)
  ^bb1(%0: i32, %1: tensor<i32>):  // 2 preds: ^bb0, ^bb2
    return %c, %c4_i32, %c0, %c3_i32 : tensor<i32>, i32, index, i32
  ^bb2(%2: i32):  // pred: ^bb0
    cf.br ^bb1(%2, %arg1 : i32, tensor<i32>)
  }
}
",
        );
    }

    #[test]
    fn ops_with_regions_are_looked_into_but_assume_nothing() {
        check(
            "sccp",
            "func.func @f(%x: tensor<2x3xi64>) -> (tensor<2x3xf32>, tensor<i32>) {
  %0 = \"chlo.constant_like\"(%x) {value = 3.2 : f32} : (tensor<2x3xi64>) -> tensor<2x3xf32>
  %c7 = stablehlo.constant dense<7> : tensor<i32>
  %1 = stablehlo.while(%a = %c7) : tensor<i32> cond {
    %c = stablehlo.constant dense<10> : tensor<i32>
    %2 = stablehlo.compare LT, %a, %c : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %2 : tensor<i1>
  } do {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %2 = stablehlo.add %a, %c : tensor<i32>
    stablehlo.return %c7 : tensor<i32>
  }
  \"test.isolated\"() ({
    %c = stablehlo.constant dense<7> : tensor<i32>
    \"test.use\"(%c) : (tensor<i32>) -> ()
  }) : () -> ()
  return %0, %1 : tensor<2x3xf32>, tensor<i32>
}",
            "module {
  func.func @f(%arg0: tensor<2x3xi64>) -> (tensor<2x3xf32>, tensor<i32>) {
    %c = stablehlo.constant dense<10> : tensor<i32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %c_1 = stablehlo.constant dense<7> : tensor<i32>
    %0 = chlo.constant dense<3.200000e+00> : tensor<2x3xf32>
    %1 = stablehlo.while(%iterArg = %c_1) : tensor<i32>
    cond {
      %2 = stablehlo.compare LT, %iterArg, %c : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %2 = stablehlo.add %iterArg, %c_0 : tensor<i32>
      stablehlo.return %c_1 : tensor<i32>
    }
    \"test.isolated\"() ({
      %c_2 = stablehlo.constant dense<7> : tensor<i32>
      \"test.use\"(%c_2) : (tensor<i32>) -> ()
    }) : () -> ()
    return %0, %1 : tensor<2x3xf32>, tensor<i32>
  }
}
",
        );
    }

    #[test]
    fn functions_that_others_may_call_keep_their_arguments() {
        check(
            "sccp",
            "func.func @main(%x: tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) {
  %c = stablehlo.constant dense<1> : tensor<i32>
  %0 = call @public(%c) : (tensor<i32>) -> tensor<i32>
  %1 = call @named(%c) : (tensor<i32>) -> tensor<i32>
  %2 = call @loop(%c) : (tensor<i32>) -> tensor<i32>
  %3 = call @outside(%c) : (tensor<i32>) -> tensor<i32>
  %f = func.constant @named : (tensor<i32>) -> tensor<i32>
  return %0, %1, %2, %3 : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>
}
func.func @public(%x: tensor<i32>) -> tensor<i32> {
  %c = stablehlo.constant dense<2> : tensor<i32>
  return %c : tensor<i32>
}
func.func private @named(%x: tensor<i32>) -> tensor<i32> {
  return %x : tensor<i32>
}
func.func private @loop(%x: tensor<i32>) -> tensor<i32> {
  %0 = call @loop(%x) : (tensor<i32>) -> tensor<i32>
  return %x : tensor<i32>
}
func.func private @outside(tensor<i32>) -> tensor<i32>
func.func private @never(%x: tensor<i32>) -> tensor<i32> {
  %c = stablehlo.constant dense<2> : tensor<i32>
  %0 = stablehlo.add %x, %c : tensor<i32>
  %d = stablehlo.constant dense<2> : tensor<i32>
  return %d : tensor<i32>
}",
            "module {
  func.func @main(%arg0: tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) {
    %f = constant @named : (tensor<i32>) -> tensor<i32>
    %c = stablehlo.constant dense<2> : tensor<i32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %0 = call @public(%c_0) : (tensor<i32>) -> tensor<i32>
    %1 = call @named(%c_0) : (tensor<i32>) -> tensor<i32>
    %2 = call @loop(%c_0) : (tensor<i32>) -> tensor<i32>
    %3 = call @outside(%c_0) : (tensor<i32>) -> tensor<i32>
    return %c, %1, %c_0, %3 : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>
  }
  func.func @public(%arg0: tensor<i32>) -> tensor<i32> {
    %c = stablehlo.constant dense<2> : tensor<i32>
    return %c : tensor<i32>
  }
  func.func private @named(%arg0: tensor<i32>) -> tensor<i32> {
    return %arg0 : tensor<i32>
  }
  func.func private @loop(%arg0: tensor<i32>) -> tensor<i32> {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = call @loop(%c) : (tensor<i32>) -> tensor<i32>
    return %c : tensor<i32>
  }
  func.func private @outside(tensor<i32>) -> tensor<i32>
  func.func private @never(%arg0: tensor<i32>) -> tensor<i32> {
    %c = stablehlo.constant dense<2> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    return %c_0 : tensor<i32>
  }
}
",
        );
    }

    #[test]
    fn a_function_alone_knows_nothing_of_its_callers() {
        check(
            "func.func(sccp)",
            "func.func private @g(%x: tensor<i32>) -> tensor<i32> {
  return %x : tensor<i32>
}
func.func @f() -> tensor<i32> {
  %c = stablehlo.constant dense<7> : tensor<i32>
  %0 = call @g(%c) : (tensor<i32>) -> tensor<i32>
  return %0 : tensor<i32>
}",
            "module {
  func.func private @g(%arg0: tensor<i32>) -> tensor<i32> {
    return %arg0 : tensor<i32>
  }
  func.func @f() -> tensor<i32> {
    %c = stablehlo.constant dense<7> : tensor<i32>
    %0 = call @g(%c) : (tensor<i32>) -> tensor<i32>
    return %0 : tensor<i32>
  }
}
",
        );
    }

    #[test]
    fn arithmetic_on_constants_is_followed() {
        // As MLIR's pass does.
        check(
            "sccp",
            "func.func @f(%x: i32, %y: f32) -> (i32, f32, i1, f32, i32, index, f32, tensor<2xi32>, f16, f32, i64, f64) {
  %0 = arith.constant 3 : i32
  %1 = arith.constant 4 : i32
  %a = arith.addi %0, %1 : i32
  %z = arith.constant 0 : i32
  %m = arith.muli %x, %z : i32
  %r = arith.addi %a, %m : i32
  %f0 = arith.constant 1.5 : f32
  %f1 = arith.constant -0.0 : f32
  %b = arith.addf %f0, %f1 : f32
  %c = arith.cmpf olt, %f0, %f1 : f32
  %d = arith.addf %y, %f1 : f32
  %e = arith.divsi %0, %z : i32
  %i = arith.constant 7 : index
  %j = arith.addi %i, %i : index
  %sel = arith.select %c, %f0, %f1 : f32
  %t = arith.constant dense<[1, 2]> : tensor<2xi32>
  %u = arith.addi %t, %t : tensor<2xi32>
  %h = arith.truncf %f0 : f32 to f16
  %neg = arith.negf %f0 : f32
  %ex = arith.extsi %0 : i32 to i64
  %ex2 = arith.extf %f0 : f32 to f64
  return %r, %b, %c, %d, %e, %j, %sel, %u, %h, %neg, %ex, %ex2 : i32, f32, i1, f32, i32, index, f32, tensor<2xi32>, f16, f32, i64, f64
}
",
            "module {
  func.func @f(%arg0: i32, %arg1: f32) -> (i32, f32, i1, f32, i32, index, f32, tensor<2xi32>, f16, f32, i64, f64) {
    %cst = arith.constant 1.500000e+00 : f64
    %c3_i64 = arith.constant 3 : i64
    %cst_0 = arith.constant -1.500000e+00 : f32
    %cst_1 = arith.constant 1.500000e+00 : f16
    %cst_2 = arith.constant dense<[2, 4]> : tensor<2xi32>
    %cst_3 = arith.constant dense<[1, 2]> : tensor<2xi32>
    %c14 = arith.constant 14 : index
    %c7 = arith.constant 7 : index
    %false = arith.constant false
    %cst_4 = arith.constant -0.000000e+00 : f32
    %cst_5 = arith.constant 1.500000e+00 : f32
    %c0_i32 = arith.constant 0 : i32
    %c7_i32 = arith.constant 7 : i32
    %c4_i32 = arith.constant 4 : i32
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.addf %arg1, %cst_4 : f32
    %1 = arith.divsi %c3_i32, %c0_i32 : i32
    return %c7_i32, %cst_5, %false, %0, %1, %c14, %cst_4, %cst_2, %cst_1, %cst_0, %c3_i64, %cst : i32, f32, i1, f32, i32, index, f32, tensor<2xi32>, f16, f32, i64, f64
  }
}
",
        );
    }

    #[test]
    fn what_is_computed_decides_on_ways() {
        let ways = "func.func private @g(%x: i32, %y: i32) -> i32 {
  %0 = arith.muli %x, %y : i32
  return %0 : i32
}
func.func @f(%x: i32) -> i32 {
  %0 = arith.constant 3 : i32
  %1 = arith.constant 0 : i32
  %2 = func.call @g(%0, %1) : (i32, i32) -> i32
  %3 = arith.cmpi eq, %2, %1 : i32
  cf.cond_br %3, ^a(%2 : i32), ^b
^a(%4: i32):
  %5 = arith.subi %4, %0 : i32
  return %5 : i32
^b:
  cf.br ^a(%x : i32)
}
";
        let expect = "module {
  func.func private @g(%arg0: i32, %arg1: i32) -> i32 {
    %c3_i32 = arith.constant 3 : i32
    %c0_i32 = arith.constant 0 : i32
    return %c0_i32 : i32
  }
  func.func @f(%arg0: i32) -> i32 {
    %c-3_i32 = arith.constant -3 : i32
    %true = arith.constant true
    %c0_i32 = arith.constant 0 : i32
    %c3_i32 = arith.constant 3 : i32
    %0 = call @g(%c3_i32, %c0_i32) : (i32, i32) -> i32
    cf.cond_br %true, ^bb1(%c0_i32 : i32), ^bb2
  ^bb1(%1: i32):  // 2 preds: ^bb0, ^bb2
    return %c-3_i32 : i32
  ^bb2:  // pred: ^bb0
    cf.br ^bb1(%arg0 : i32)
  }
}
";
        check("sccp", ways, expect);
    }
}
