//! Programs for the benches, made from a fixed seed: the same text on every machine.

use std::fmt::Write as _;

/// A program of `n_ops` ops in `n_functions` functions, elementwise ops with some movement between, like what
/// frameworks export. With `locations`, every op has a location alias.
pub fn elementwise(n_ops: usize, n_functions: usize, locations: bool) -> String {
    const T: &str = "tensor<8x128xf32>";
    let mut random = Random(1);
    let mut out = String::from("module @synthetic {\n");
    let per_function = n_ops.div_ceil(n_functions.max(1));
    for f in 0..n_functions {
        let _ = writeln!(out, "  func.func public @f{f}(%arg0: {T}, %arg1: {T}) -> {T} {{");
        let mut recent = ["%arg0".to_owned(), "%arg1".to_owned(), "%arg0".to_owned(), "%arg1".to_owned()];
        for i in 0..per_function {
            let (a, b) = (&recent[random.below(4)], &recent[random.below(4)]);
            let op = match random.below(6) {
                0 => format!("stablehlo.tanh {a} : {T}"),
                1 => format!("stablehlo.maximum {a}, {b} : {T}"),
                2 => format!("stablehlo.reverse {a}, dims = [1] : {T}"),
                3 => format!("stablehlo.multiply {a}, {b} : {T}"),
                4 => format!("stablehlo.broadcast_in_dim {a}, dims = [0, 1] : ({T}) -> {T}"),
                _ => format!("stablehlo.add {a}, {b} : {T}"),
            };
            let loc = if locations { format!(" loc(#loc{})", i % 1000 + 1) } else { String::new() };
            let _ = writeln!(out, "    %{i} = {op}{loc}");
            recent[i % 4] = format!("%{i}");
        }
        let last = if per_function == 0 { "%arg0".to_owned() } else { format!("%{}", per_function - 1) };
        let _ = writeln!(out, "    return {last} : {T}\n  }}");
    }
    out.push_str("}\n");
    if locations {
        for i in 1..=1000 {
            let _ = writeln!(out, "#loc{i} = loc(\"jit(step)/op{i}\"(\"model.py\":{i}:7))");
        }
    }
    out
}

/// A program with `n` decimal `f32` literals, 4,096 to a constant.
pub fn decimals(n: usize) -> String {
    let mut random = Random(2);
    let mut out = String::from("func.func @main() {\n");
    for c in 0..n.div_ceil(4096) {
        let _ = write!(out, "  %{c} = stablehlo.constant dense<[");
        for i in 0..4096 {
            let value = (random.below(1 << 24) as f32 / (1 << 23) as f32 - 1.0) * 2.0;
            let _ = write!(out, "{}{value:.8e}", if i == 0 { "" } else { ", " });
        }
        out.push_str("]> : tensor<4096xf32>\n");
    }
    out.push_str("  return\n}\n");
    out
}

/// A multiplicative congruential generator: enough to vary programs.
struct Random(u64);

impl Random {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % n
    }
}
