//! What fuses and what does not, by the kernels that come out; and that nothing is lost on the way.

use hlo_dialects::hextir::buffers::{BufferLoad, BufferStore};
use hlo_dialects::hextir::loops::For;
use hlo_ir::{Module, OpRef};

use crate::testing::{parse, print, run};

/// A computation of two operands: `%name = hexir.compute %a, %b …`.
fn binary(name: &str, a: &str, b: &str, op: &str, ty: &str) -> String {
    format!(
        "%{name} = hexir.compute %{a}, %{b} : ({ty}, {ty}) -> {ty} {{
         ^bb0(%p: f32, %q: f32):
           %t = arith.{op} %p, %q : f32
           hexir.yield %t : f32
         }}\n"
    )
}

/// A computation of one operand.
fn unary(name: &str, a: &str, op: &str, ty: &str) -> String {
    format!(
        "%{name} = hexir.compute %{a} : ({ty}) -> {ty} {{
         ^bb0(%p: f32):
           %t = {op} %p : f32
           hexir.yield %t : f32
         }}\n"
    )
}

fn sum(name: &str, a: &str) -> String {
    format!(
        "%{name} = hexir.reduce %{a} init %i dims [1] : (tensor<8x32xf32>, tensor<f32>) -> tensor<8xf32> {{
         ^bb0(%p: f32, %q: f32):
           %t = arith.addf %p, %q : f32
           hexir.yield %t : f32
         }}\n"
    )
}

const WIDE: &str = "tensor<8x32xf32>";
const ROW: &str = "tensor<8xf32>";

/// A function over `%x`, `%y` (8x32), `%v` (8) and `%i`, which returns `%names` of these types.
fn function(ops: &str, returned: &[(&str, &str)]) -> String {
    let names: Vec<String> = returned.iter().map(|(name, _)| format!("%{name}")).collect();
    let types: Vec<&str> = returned.iter().map(|(_, ty)| *ty).collect();
    format!(
        "func.func @main(%x: {WIDE}, %y: {WIDE}, %v: {ROW}, %i: tensor<f32>) -> ({types}) {{
           {ops}
           return {names} : {types}
         }}",
        types = types.join(", "),
        names = names.join(", ")
    )
}

fn fused(text: &str) -> Module {
    let mut module = parse(text);
    let diags = run("builtin.module(hexir-fuse)", &mut module);
    assert!(diags.is_empty(), "{diags:#?}");
    module
}

/// The kernels that come out, in words.
#[track_caller]
fn check(ops: &str, returned: &[(&str, &str)], expect: &[&str]) {
    let mut module = fused(&function(ops, returned));
    let diags = run("builtin.module(hexir-to-hextir)", &mut module);
    assert!(diags.is_empty(), "{diags:#?}");
    let text = print(&module, false);
    let names: Vec<&str> = text.split("prim_func @").skip(1).filter_map(|rest| rest.split('(').next()).collect();
    assert_eq!(names, expect, "{text}");
}

/// Loads, stores and loops of all kernels.
fn count(module: &Module) -> (usize, usize, usize) {
    fn visit(op: OpRef<'_>, found: &mut (usize, usize, usize)) {
        for inner in op.regions().flat_map(|region| region.blocks()).flat_map(|block| block.ops()) {
            found.0 += usize::from(inner.is::<BufferLoad>());
            found.1 += usize::from(inner.is::<BufferStore>());
            found.2 += usize::from(inner.is::<For>());
            visit(inner, found);
        }
    }
    let mut found = (0, 0, 0);
    visit(module.root(), &mut found);
    found
}

#[test]
fn relu_of_a_sum_reads_two_and_writes_one() {
    let text = "func.func @main(%x: tensor<64xf32>, %y: tensor<64xf32>) -> tensor<64xf32> {
        %z = hexir.constant dense<0.0> : tensor<64xf32>
        %s = hexir.compute %x, %y : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32> {
        ^bb0(%p: f32, %q: f32):
          %t = arith.addf %p, %q : f32
          hexir.yield %t : f32
        }
        %r = hexir.compute %s, %z : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32> {
        ^bb0(%p: f32, %q: f32):
          %t = arith.maximumf %p, %q : f32
          hexir.yield %t : f32
        }
        return %r : tensor<64xf32>
      }";
    for (passes, expect) in [("hexir-fuse,hexir-to-hextir", (2, 1, 1)), ("hexir-to-hextir", (3, 2, 2))] {
        let mut module = parse(text);
        let diags = run(&format!("builtin.module({passes})"), &mut module);
        assert!(diags.is_empty(), "{diags:#?}");
        assert_eq!(count(&module), expect, "{passes}");
        assert!(!print(&module, false).contains("alloc_buffer"));
    }
}

#[test]
fn chains_and_shared_values() {
    let sum = binary("s", "x", "y", "addf", WIDE);
    // What costs little is computed again rather than written and read.
    let two = format!("{sum}{}{}", unary("a", "s", "math.exp", WIDE), unary("b", "s", "arith.negf", WIDE));
    check(&two, &[("a", WIDE), ("b", WIDE)], &["fused_add_exp_0", "fused_add_neg_1"]);
    // What costs much is computed once.
    let dear = format!(
        "{}{}{}",
        unary("s", "x", "math.exp", WIDE),
        unary("a", "s", "math.log", WIDE),
        unary("b", "s", "arith.negf", WIDE)
    );
    check(&dear, &[("a", WIDE), ("b", WIDE)], &["exp_0", "log_1", "neg_2"]);
    // Both ways lead into one kernel.
    let joined = format!("{dear}{}", binary("c", "a", "b", "mulf", WIDE));
    check(&joined, &[("c", WIDE)], &["fused_exp_log_neg_mul_0"]);
    // A value that the function returns is written anyway.
    let kept = format!("{sum}{}", unary("a", "s", "math.exp", WIDE));
    check(&kept, &[("s", WIDE), ("a", WIDE)], &["add_0", "exp_1"]);
}

#[test]
fn reductions_take_what_is_before_and_after() {
    let square = binary("q", "x", "x", "mulf", WIDE);
    let root = unary("r", "s", "math.sqrt", ROW);
    check(&format!("{square}{}{root}", sum("s", "q")), &[("r", ROW)], &["fused_mul_reduce_add_sqrt_0"]);
    // One space, one operand, and nothing between that waits.
    let both = format!("{square}{}{}", sum("s", "x"), sum("t", "q"));
    check(&both, &[("s", ROW), ("t", ROW)], &["fused_mul_reduce_add_0"]);
    // The second one needs the first, row by row.
    let spread = "%w = hexir.broadcast %s dims [0] : (tensor<8xf32>) -> tensor<8x32xf32>\n";
    let chain = format!("{}{spread}{}{}", sum("s", "x"), binary("d", "x", "w", "subf", WIDE), sum("t", "d"));
    check(&chain, &[("t", ROW)], &["fused_reduce_add_sub_reduce_add_0"]);
    // An elementary function of a row is not computed once a column.
    let repeated = format!(
        "{}%w = hexir.broadcast %e dims [0] : (tensor<8xf32>) -> tensor<8x32xf32>\n{}",
        unary("e", "v", "math.exp", ROW),
        binary("d", "x", "w", "subf", WIDE)
    );
    check(&repeated, &[("d", WIDE)], &["exp_0", "fused_sub_1"]);
}

#[test]
fn devices_and_attributes_keep_apart() {
    let sum = binary("s", "x", "y", "addf", WIDE);
    let exp = unary("a", "s", "math.exp", WIDE);
    let on = |text: &str, attrs: &str| text.replacen(" : (", &format!(" {{{attrs}}} : ("), 1);
    let apart = on(&sum, "device = \"cpu\"") + &on(&exp, "device = \"cuda\"");
    check(&apart, &[("a", WIDE)], &["add_0", "exp_1"]);
    let clash = on(&sum, "note = 1 : i64") + &on(&exp, "note = 2 : i64");
    check(&clash, &[("a", WIDE)], &["add_0", "exp_1"]);
    let kept = on(&sum, "note = 1 : i64, device = \"cuda\"") + &on(&exp, "other, device = \"cuda\"");
    let mut module = fused(&function(&kept, &[("a", WIDE)]));
    let diags = run("builtin.module(hexir-to-hextir)", &mut module);
    assert!(diags.is_empty(), "{diags:#?}");
    let text = print(&module, true);
    assert!(text.contains("{device = \"cuda\", note = 1 : i64, other}"), "{text}");
    assert!(text.contains("loc(fused["), "{text}");
}

#[test]
fn kernels_stay_small() {
    // Thirty tensors added one after the other: more than a kernel takes.
    let args: Vec<String> = (0..30).map(|n| format!("%a{n}: tensor<4xf32>")).collect();
    let ty = "tensor<4xf32>";
    let mut ops = binary("s1", "a0", "a1", "addf", ty);
    for n in 2..30 {
        ops += &binary(&format!("s{n}"), &format!("s{}", n - 1), &format!("a{n}"), "addf", ty);
    }
    let text = format!("func.func @main({}) -> {ty} {{ {ops} return %s29 : {ty} }}", args.join(", "));
    let module = fused(&text);
    let text = print(&module, false);
    let n_inputs: Vec<usize> = text
        .split("hexir.fusion ")
        .skip(1)
        .map(|rest| rest.split(" : ").next().unwrap_or_default().split(", ").count())
        .collect();
    assert_eq!(n_inputs, [15, 16]);
}
