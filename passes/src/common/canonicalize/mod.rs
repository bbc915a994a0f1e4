//! `canonicalize`: constants are shared at the top, dead code goes, patterns apply, until nothing changes.
//!
//! ```mlir
//! %0 = stablehlo.abs %arg0 : tensor<f32>                       // goes, when nothing uses it
//! %1 = "stablehlo.case"(%i) ({ … }, { … })                     // becomes its branch, when %i is constant
//! %cst = stablehlo.constant dense<1.0> : tensor<f32>           // moves to the top of the function
//! %cst_0 = stablehlo.constant dense<1.0> : tensor<f32>         // is %cst
//! ```
//!
//! The order of what is left is MLIR's ([`simplifier`]). A round seeds a worklist, on the way sharing constants
//! ([`constants`]); works it off, erasing, folding and applying patterns ([`patterns`]; [`integers`],
//! [`floats`], [`tensors`] and [`structured`] for what others make of StableHLO); and simplifies the regions
//! ([`dead_code`]). Arguments of blocks stay even when nobody needs them, and so do blocks that could be joined.

mod constants;
mod dead_code;
mod floats;
mod integers;
mod patterns;
mod shape;
mod simplifier;
mod structured;
mod tensors;
mod words;

use hlo_ir::rewrite::{PatternSet, Stop};
use hlo_ir::{Body, OpDef, Reported};

use crate::options::{OptionDef, OptionKind, OptionValue, Options};
use crate::pass::{Changed, FuncPass, PassCx, PassDef, Runs};

pub(crate) use constants::{constant_value, insertion_region};
pub(crate) use simplifier::{PATTERN_OPTIONS, Simplifier, choose_patterns, post_order};

/// The row.
pub static CANONICALIZE: PassDef = PassDef {
    name: "canonicalize",
    class: "CanonicalizerPass",
    summary: "Canonicalizes operations.",
    options: &[
        OptionDef {
            name: "top-down",
            kind: OptionKind::Value,
            default: "true",
            summary: "Seeds the worklist from the top.",
        },
        OptionDef {
            name: "region-simplify",
            kind: OptionKind::Value,
            default: "normal",
            summary: "Simplifies control flow between rounds: `disabled` or `normal`.",
        },
        OptionDef {
            name: "max-iterations",
            kind: OptionKind::Value,
            default: "10",
            summary: "Stops after this many rounds; -1 for no limit.",
        },
        OptionDef {
            name: "max-num-rewrites",
            kind: OptionKind::Value,
            default: "-1",
            summary: "Applies this many patterns in a round at most; -1 for no limit.",
        },
        OptionDef {
            name: "test-convergence",
            kind: OptionKind::Value,
            default: "false",
            summary: "Fails when the last round still changed something.",
        },
        OptionDef {
            name: "cse-between-iterations",
            kind: OptionKind::Value,
            default: "false",
            summary: "Eliminates common subexpressions after each round.",
        },
        OptionDef {
            name: "disable-patterns",
            kind: OptionKind::List,
            default: "",
            summary: "Names of patterns that are left out.",
        },
        OptionDef {
            name: "enable-patterns",
            kind: OptionKind::List,
            default: "",
            summary: "Names of patterns that are applied, and no others.",
        },
        OptionDef {
            name: "filter-dialects",
            kind: OptionKind::List,
            default: "",
            summary: "Dialects whose patterns are applied, and no others.",
        },
    ],
    make: Runs::OnBody(|options| Ok(Box::new(Canonicalize::new(options)?))),
};

/// All patterns, switched on.
pub(crate) fn all_patterns() -> PatternSet {
    let tables = [
        patterns::PATTERNS,
        shape::SHAPE_PATTERNS,
        integers::PATTERNS,
        floats::PATTERNS,
        tensors::PATTERNS,
        structured::PATTERNS,
    ];
    tables.into_iter().fold(PatternSet::new(), PatternSet::with)
}

struct Canonicalize {
    simplifier: Simplifier,
    must_converge: bool,
}

/// The values of `region-simplify`.
struct RegionSimplify(bool);

impl OptionValue for RegionSimplify {
    const EXPECTED: &'static str = "`disabled` or `normal`";

    fn read(text: &str) -> Option<Self> {
        match text {
            "disabled" | "false" => Some(RegionSimplify(false)),
            "normal" | "true" => Some(RegionSimplify(true)),
            _ => None,
        }
    }
}

impl Canonicalize {
    fn new(options: &Options<'_>) -> Result<Self, String> {
        let limit = |name| options.get::<i64>(name).map(|limit| u64::try_from(limit).ok());
        let disabled: Vec<String> = options.list("disable-patterns")?;
        let enabled: Vec<String> = options.list("enable-patterns")?;
        let dialects: Vec<String> = options.list("filter-dialects")?;
        let listed = |names: &[String], name: &str| names.iter().any(|known| known == name);
        let mut patterns = all_patterns();
        patterns.retain(|pattern| {
            let of_dialect = |root: &OpDef| listed(&dialects, root.dialect());
            !listed(&disabled, pattern.name)
                && (enabled.is_empty() || listed(&enabled, pattern.name))
                && (dialects.is_empty() || pattern.root.is_some_and(of_dialect))
        });
        let simplifier = Simplifier {
            top_down: options.get("top-down")?,
            simplify_regions: options.get::<RegionSimplify>("region-simplify")?.0,
            cse_between: options.get("cse-between-iterations")?,
            max_rounds: limit("max-iterations")?,
            max_rewrites: limit("max-num-rewrites")?,
            patterns,
        };
        Ok(Canonicalize { simplifier, must_converge: options.get("test-convergence")? })
    }
}

impl FuncPass for Canonicalize {
    fn run(&self, cx: &mut PassCx<'_>, body: &mut Body) -> Result<Changed, Reported> {
        let done = self.simplifier.run(cx.context, body, &mut cx.rewrites);
        if self.must_converge && done.outcome.stop != Stop::Fixpoint {
            let message = "the last round of canonicalization still changed something";
            let draft = cx.diags.error("no-convergence", body.loc(Body::ROOT), message);
            return Err(draft.note(done.outcome.to_string()).emit());
        }
        Ok(done.changed)
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, check_with_locations, parse, run};

    #[test]
    fn constants_gather_at_the_top() {
        check(
            "canonicalize",
            "func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {
  %cst = stablehlo.constant dense<1.0> : tensor<4xf32>
  %0 = stablehlo.add %cst, %a : tensor<4xf32>
  %cst1 = stablehlo.constant dense<2.0> : tensor<4xf32>
  %1 = stablehlo.multiply %0, %cst1 : tensor<4xf32>
  %cst2 = stablehlo.constant dense<3.0> : tensor<4xf32>
  %2 = stablehlo.multiply %1, %cst2 : tensor<4xf32>
  return %2 : tensor<4xf32>
}",
            "module {
  func.func @main(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<4xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<4xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<4xf32>
    %0 = stablehlo.add %cst_1, %arg0 : tensor<4xf32>
    %1 = stablehlo.multiply %0, %cst_0 : tensor<4xf32>
    %2 = stablehlo.multiply %1, %cst : tensor<4xf32>
    return %2 : tensor<4xf32>
  }
}
",
        );
    }

    #[test]
    fn locations_of_shared_and_hoisted_constants_are_unknown() {
        check_with_locations(
            "canonicalize",
            "module {
  func.func @f(%p: tensor<i1> loc(\"p\")) -> (tensor<i32>, tensor<i32>, tensor<i32>) {
    %c = stablehlo.constant dense<1> : tensor<i32> loc(\"alone\")
    %0 = \"stablehlo.if\"(%p) ({
      %c_0 = stablehlo.constant dense<2> : tensor<i32> loc(\"inner\")
      stablehlo.return %c_0 : tensor<i32> loc(\"y\")
    }, {
      stablehlo.return %c : tensor<i32> loc(\"y\")
    }) : (tensor<i1>) -> tensor<i32> loc(\"if\")
    %d = stablehlo.constant dense<3> : tensor<i32> loc(\"d1\")
    %e = stablehlo.constant dense<3> : tensor<i32> loc(\"d2\")
    %1 = stablehlo.add %d, %e : tensor<i32> loc(\"add\")
    return %0, %1, %c : tensor<i32>, tensor<i32>, tensor<i32> loc(\"r\")
  } loc(\"f\")
}",
            "module {
  func.func @f(%arg0: tensor<i1> loc(\"p\")) -> (tensor<i32>, tensor<i32>, tensor<i32>) {
    %c = stablehlo.constant dense<3> : tensor<i32> loc(unknown)
    %c_0 = stablehlo.constant dense<2> : tensor<i32> loc(unknown)
    %c_1 = stablehlo.constant dense<1> : tensor<i32> loc(\"alone\")
    %0 = \"stablehlo.if\"(%arg0) ({
      stablehlo.return %c_0 : tensor<i32> loc(\"y\")
    }, {
      stablehlo.return %c_1 : tensor<i32> loc(\"y\")
    }) : (tensor<i1>) -> tensor<i32> loc(\"if\")
    %1 = stablehlo.add %c, %c : tensor<i32> loc(\"add\")
    return %0, %1, %c_1 : tensor<i32>, tensor<i32>, tensor<i32> loc(\"r\")
  } loc(\"f\")
} loc(\"test.mlir\":1:1)
",
        );
    }

    #[test]
    fn dead_code_goes() {
        check(
            "canonicalize",
            "func.func @f(%p: tensor<i1>, %x: tensor<i32>) {
  %0 = stablehlo.add %x, %x : tensor<i32>
  %1 = stablehlo.add %0, %0 : tensor<i32>
  %2 = \"stablehlo.if\"(%p) ({
    %3 = stablehlo.add %1, %1 : tensor<i32>
    stablehlo.return %3 : tensor<i32>
  }, {
    stablehlo.return %1 : tensor<i32>
  }) : (tensor<i1>) -> tensor<i32>
  \"test.keep\"(%x) : (tensor<i32>) -> ()
  return
}",
            "module {
  func.func @f(%arg0: tensor<i1>, %arg1: tensor<i32>) {
    \"test.keep\"(%arg1) : (tensor<i32>) -> ()
    return
  }
}
",
        );
    }

    #[test]
    fn a_case_of_a_constant_is_its_branch() {
        check(
            "canonicalize",
            "func.func @f(%x: tensor<i32>) -> tensor<i32> {
  %i = stablehlo.constant dense<1> : tensor<i32>
  %0 = \"stablehlo.case\"(%i) ({
    stablehlo.return %x : tensor<i32>
  }, {
    %1 = stablehlo.add %x, %x : tensor<i32>
    stablehlo.return %1 : tensor<i32>
  }) : (tensor<i32>) -> tensor<i32>
  return %0 : tensor<i32>
}",
            "module {
  func.func @f(%arg0: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.add %arg0, %arg0 : tensor<i32>
    return %0 : tensor<i32>
  }
}
",
        );
    }

    #[test]
    fn a_known_function_value_is_called_by_name() {
        check(
            "canonicalize",
            "func.func private @g(i32) -> i32
func.func @f(%x: i32) -> i32 {
  %f = func.constant @g : (i32) -> i32
  %0 = func.call_indirect %f(%x) : (i32) -> i32
  return %0 : i32
}",
            "module {
  func.func private @g(i32) -> i32
  func.func @f(%arg0: i32) -> i32 {
    %0 = call @g(%arg0) : (i32) -> i32
    return %0 : i32
  }
}
",
        );
    }

    #[test]
    fn convergence_can_be_asked_for() {
        let mut module =
            parse("func.func @f(%x: tensor<i32>) {\n  %0 = stablehlo.add %x, %x : tensor<i32>\n  return\n}");
        let (_, diags) = run("canonicalize{max-iterations=1 test-convergence}", &mut module, &Default::default());
        assert_eq!(diags.iter().next().unwrap().code, "no-convergence");
    }

    #[test]
    fn casts_that_lead_back_go() {
        check(
            "canonicalize",
            "func.func @f(%x: i32, %y: memref<i8>) -> (i32, i32, memref<i8>) {
  %0 = builtin.unrealized_conversion_cast %x : i32 to f32
  %1 = builtin.unrealized_conversion_cast %0 : f32 to i32
  %2 = builtin.unrealized_conversion_cast %x : i32 to i32
  %3 = bufferization.to_tensor %y : memref<i8> to tensor<i8>
  %4 = bufferization.to_buffer %3 : tensor<i8> to memref<i8>
  \"test.keep\"(%3) : (tensor<i8>) -> ()
  return %1, %2, %4 : i32, i32, memref<i8>
}",
            "module {
  func.func @f(%arg0: i32, %arg1: memref<i8>) -> (i32, i32, memref<i8>) {
    %0 = bufferization.to_tensor %arg1 : memref<i8> to tensor<i8>
    \"test.keep\"(%0) : (tensor<i8>) -> ()
    return %arg0, %arg0, %arg1 : i32, i32, memref<i8>
  }
}
",
        );
    }

    #[test]
    fn ops_fold_by_their_attributes() {
        check(
            "canonicalize",
            "func.func @f(%x: tensor<2x3xi64>) -> (tensor<2x3xf32>, tensor<2x3xi4>) {
  %0 = \"chlo.constant_like\"(%x) {value = 3.2 : f32} : (tensor<2x3xi64>) -> tensor<2x3xf32>
  %1 = \"chlo.constant_like\"(%x) {value = -1 : i4} : (tensor<2x3xi64>) -> tensor<2x3xi4>
  %2 = stablehlo.custom_call @quiet(%x) : (tensor<2x3xi64>) -> tensor<2x3xi64>
  %3 = stablehlo.custom_call @loud(%x) {has_side_effect = true} : (tensor<2x3xi64>) -> tensor<2x3xi64>
  return %0, %1 : tensor<2x3xf32>, tensor<2x3xi4>
}",
            "module {
  func.func @f(%arg0: tensor<2x3xi64>) -> (tensor<2x3xf32>, tensor<2x3xi4>) {
    %0 = chlo.constant dense<3.200000e+00> : tensor<2x3xf32>
    %1 = chlo.constant dense<-1> : tensor<2x3xi4>
    %2 = stablehlo.custom_call @loud(%arg0) {has_side_effect = true} : (tensor<2x3xi64>) -> tensor<2x3xi64>
    return %0, %1 : tensor<2x3xf32>, tensor<2x3xi4>
  }
}
",
        );
    }
}
