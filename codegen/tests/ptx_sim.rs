//! Printed kernels give what their loops mean, in the simulator; and the simulator notices what is wrong with a kernel.

use hlo_codegen::ptx::sim::Simulator;
use hlo_codegen::ptx::{self, Ptx, Target};
use hlo_interp::math::Unary;
use hlo_ir::text::{ParseOptions, parse_module};
use hlo_ir::{Context, Diagnostics};

fn print(text: &str) -> Ptx {
    let cx = Context::new(hlo_dialects::registry());
    let (module, diags) = parse_module(&cx, "kernel.mlir", text.as_bytes().into(), ParseOptions::default());
    assert!(!diags.has_errors(), "{:?}", diags.iter().next());
    let mut diags = Diagnostics::default();
    let printed = ptx::print(module.root(), Target::parse("sm_80").expect("a known target"), &mut diags);
    printed.unwrap_or_else(|_| panic!("{:?}", diags.iter().next()))
}

fn launch(ptx: &Ptx, text: &str, buffers: &mut [Vec<u8>]) -> Result<(), String> {
    let simulator = Simulator::new(text).map_err(|fault| fault.to_string())?;
    let kernel = &ptx.kernels[0];
    simulator.launch(&kernel.entry, kernel.grid, kernel.block, buffers).map_err(|fault| fault.to_string())
}

fn run(text: &str, buffers: &mut [Vec<u8>]) {
    let ptx = print(text);
    launch(&ptx, &ptx.text, buffers).unwrap_or_else(|fault| panic!("{fault}\n{}", ptx.text));
}

fn bytes(numbers: &[f32]) -> Vec<u8> {
    numbers.iter().flat_map(|number| number.to_le_bytes()).collect()
}

fn numbers(bytes: &[u8]) -> Vec<f32> {
    bytes.as_chunks::<4>().0.iter().map(|bytes| f32::from_le_bytes(*bytes)).collect()
}

fn ramp(n: usize) -> Vec<f32> {
    (0..n).map(|index| ((index * 37 + 11) % 101) as f32 * 0.25 - 12.0).collect()
}

const MATMUL: &str = include_str!("../../testdata/codegen/ptx/matmul_tile.mlir");

fn matmul_buffers() -> [Vec<u8>; 3] {
    [bytes(&ramp(100 * 70)), bytes(&ramp(70 * 50)), vec![0; 4 * 100 * 50]]
}

#[test]
fn a_tiled_product_is_the_product() {
    let mut buffers = matmul_buffers();
    run(MATMUL, &mut buffers);
    let (a, b, c) = (ramp(100 * 70), ramp(70 * 50), numbers(&buffers[2]));
    for (position, found) in c.iter().enumerate() {
        let (i, j) = (position / 50, position % 50);
        let expected = (0..70).fold(0f32, |sum, k| sum + a[i * 70 + k] * b[k * 50 + j]);
        assert_eq!(*found, expected, "at {i}, {j}");
    }
}

#[test]
fn vectors_and_functions_give_the_interpreters_bits() {
    let x: Vec<f32> = ramp(4096 * 64);
    let mut buffers = [bytes(&x), vec![0; 4 * 4096 * 64]];
    run(include_str!("../../testdata/codegen/ptx/vector_exp.mlir"), &mut buffers);
    for (x, found) in x.iter().zip(numbers(&buffers[1])) {
        assert_eq!(found.to_bits(), Unary::Exp.f32(*x).to_bits(), "exp({x})");
    }
}

#[test]
fn sums_in_short_types_round_at_each_step() {
    let x: Vec<half::bf16> = ramp(1000 * 777).into_iter().map(half::bf16::from_f32).collect();
    let mut buffers = [x.iter().flat_map(|x| x.to_le_bytes()).collect(), vec![0; 2 * 1000]];
    run(include_str!("../../testdata/codegen/ptx/row_sum.mlir"), &mut buffers);
    for (row, found) in x.chunks(777).zip(buffers[1].as_chunks::<2>().0) {
        let sum = row.iter().fold(half::bf16::ZERO, |sum, x| half::bf16::from_f32(sum.to_f32() + x.to_f32()));
        assert_eq!(half::bf16::from_le_bytes(*found), sum);
    }
}

#[test]
fn faults_are_noticed() {
    let ptx = print(MATMUL);
    let mutant = |from: &str, to: &str| {
        let text = ptx.text.replacen(from, to, 1);
        launch(&ptx, &text, &mut matmul_buffers()).err().unwrap_or_else(|| panic!("no fault in\n{text}"))
    };
    assert!(mutant("  bar.sync 0;\n", "").contains("since the last barrier"));
    assert!(mutant("+4]", "+5]").contains("is no multiple of 4"));
    let mut short = matmul_buffers();
    short[0].truncate(100);
    assert!(launch(&ptx, &ptx.text, &mut short).expect_err("a fault").contains("a buffer of 100 bytes"));
}
