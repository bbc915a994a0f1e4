//! Printed kernels give what their loops mean, in the simulator; and the simulator notices what is wrong with a kernel.

use hlo_codegen::ptx::sim::Simulator;
use hlo_codegen::ptx::{self, Ptx, Target};
use hlo_interp::element::SmallFloat;
use hlo_interp::math::Unary;
use hlo_interp::{ElementType, Tensor, hextir};
use hlo_ir::num::FloatKind;
use hlo_ir::text::{ParseOptions, parse_module};
use hlo_ir::{Context, Diagnostics};

use crate::cases::every_op;

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
    simulator.launch(kernel, buffers).map_err(|fault| fault.to_string())
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

const MATMUL: &str = include_str!("kernels/matmul_tile.mlir");

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
    run(include_str!("kernels/vector_exp.mlir"), &mut buffers);
    for (x, found) in x.iter().zip(numbers(&buffers[1])) {
        assert_eq!(found.to_bits(), Unary::Exp.f32(*x).to_bits(), "exp({x})");
    }
}

#[test]
fn sums_in_short_types_round_at_each_step() {
    let x: Vec<half::bf16> = ramp(1000 * 777).into_iter().map(half::bf16::from_f32).collect();
    let mut buffers = [x.iter().flat_map(|x| x.to_le_bytes()).collect(), vec![0; 2 * 1000]];
    run(include_str!("kernels/row_sum.mlir"), &mut buffers);
    for (row, found) in x.chunks(777).zip(buffers[1].as_chunks::<2>().0) {
        let sum = row.iter().fold(half::bf16::ZERO, |sum, x| half::bf16::from_f32(sum.to_f32() + x.to_f32()));
        assert_eq!(half::bf16::from_le_bytes(*found), sum);
    }
}

/// Starts of 64 bits do not lose their upper half, small as the tensor may be.
#[test]
fn long_indices_stay_long() {
    let kernel = r#"hextir.prim_func @k(%x: memref<9xf32>, %s: memref<i64>, %y: memref<3xf32>) attributes {device = "cuda"} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c6 = arith.constant 6 : index
  hextir.for "thread_binding" %c0 to %c3 step %c1 bind "threadIdx.x" {
  ^bb0(%i: index):
    %0 = hextir.buffer_load %s[] : memref<i64> -> i64
    %1 = arith.index_cast %0 : i64 to index
    %2 = arith.maxsi %1, %c0 : index
    %3 = arith.minsi %2, %c6 : index
    %4 = arith.addi %i, %3 : index
    %5 = hextir.buffer_load %x[%4] : memref<9xf32> -> f32
    hextir.buffer_store %5, %y[%i] : f32, memref<3xf32>
  }
  hextir.return
}"#;
    for (start, first) in [(i64::MAX, 6), ((1 << 32) + 1, 6), (2, 2), (i64::MIN + 3, 0)] {
        let x = ramp(9);
        let mut buffers = [bytes(&x), start.to_le_bytes().to_vec(), vec![0; 12]];
        run(kernel, &mut buffers);
        assert_eq!(numbers(&buffers[2]), x[first..first + 3], "from {start}");
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

/// The element type of a name in kernels.
fn element(name: &str) -> ElementType {
    match name {
        "i1" => ElementType::I1,
        "i4" => ElementType::I4,
        "i8" => ElementType::I8,
        "i16" => ElementType::I16,
        "i32" => ElementType::I32,
        "i64" => ElementType::I64,
        "f16" => ElementType::Small(SmallFloat::F16),
        "bf16" => ElementType::Small(SmallFloat::BF16),
        "f32" => ElementType::F32,
        "f64" => ElementType::F64,
        other => panic!("no element type is called {other}"),
    }
}

/// Bits without end, always the same.
struct Bits(u64);

impl Bits {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        self.0 ^ (self.0 >> 29)
    }

    /// A number of a type: any bits, a number of ordinary size, or one that is special.
    fn number(&mut self, ty: &str) -> u64 {
        const SPECIALS: [f64; 16] = [
            0.0,
            -0.0,
            1.0,
            -1.0,
            0.5,
            -0.5,
            1.5,
            2.5,
            127.5,
            -128.5,
            65536.0,
            3e9,
            -9.3e18,
            f64::INFINITY,
            f64::NEG_INFINITY,
            f64::NAN,
        ];
        let bits = self.next();
        if ty == "i1" {
            return bits & 1;
        }
        let number = match bits % 4 {
            0 => return bits >> 3,
            1 => SPECIALS[(bits >> 8) as usize % 16],
            _ => ((bits >> 8) % 20_001) as f64 / 1000.0 - 10.0,
        };
        match ty {
            "f16" => FloatKind::F16.from_f64(number) as u64,
            "bf16" => FloatKind::BF16.from_f64(number) as u64,
            "f32" => (number as f32).to_bits().into(),
            "f64" => number.to_bits(),
            _ => number as i64 as u64,
        }
    }
}

fn is_nan(ty: &str, slot: &[u8]) -> bool {
    let mut bytes = [0; 16];
    bytes[..slot.len()].copy_from_slice(slot);
    let bits = u128::from_le_bytes(bytes);
    FloatKind::from_keyword(ty.as_bytes()).is_some_and(|kind| kind.is_nan(bits))
}

#[test]
fn every_op_gives_the_bits_of_the_kernels_interpreter() {
    let cx = Context::new(hlo_dialects::registry());
    let mut bits = Bits(7);
    for case in every_op() {
        let (module, _) = parse_module(&cx, "kernel.mlir", case.text.as_bytes().into(), ParseOptions::default());
        let kernel = module.root().region(0).entry().and_then(|block| block.ops().next()).expect("a kernel");
        let program = hextir::Program::compile(kernel).unwrap_or_else(|error| panic!("{error}\n{}", case.text));
        let (from, to) = (case.types.0.as_str(), case.types.1.as_str());
        let size = element(from).width();
        // What divides or shifts stays where the op has a meaning.
        let bounded = ["arith.div", "arith.rem", "arith.sh"].iter().any(|op| case.text.contains(op));
        let mut inputs: Vec<Vec<u8>> = Vec::new();
        for position in 0..3 {
            let number = |index: u64, bits: &mut Bits| {
                if bounded && position == 1 && !from.contains('f') { 1 + index % 3 } else { bits.number(from) }
            };
            let mut slots: Vec<u8> =
                (0..64).flat_map(|index| number(index, &mut bits).to_le_bytes()[..size].to_vec()).collect();
            element(from).normalize(&mut slots);
            inputs.push(slots);
        }
        let tensors: Vec<Tensor> =
            inputs.iter().map(|bytes| Tensor::from_bytes(element(from), &[64], bytes).expect("64 elements")).collect();
        let expected = program
            .call(&tensors, &[(element(to), [64].as_slice().into())])
            .unwrap_or_else(|error| panic!("{error}\n{}", case.text));
        let size = element(to).width();
        inputs.push(vec![0; 64 * size]);
        run(&case.text, &mut inputs);
        for (at, (found, expected)) in inputs[3].chunks(size).zip(expected[0].bytes().chunks(size)).enumerate() {
            let width = element(from).width();
            let operands: Vec<&[u8]> = inputs[..3].iter().map(|bytes| &bytes[at * width..][..width]).collect();
            // A short NaN goes through single precision, where its bits may change.
            let is_nan_read = case.text.contains("arith.bitcast") && is_nan(from, operands[0]);
            let agree = found == expected || (is_nan(to, found) && is_nan(to, expected)) || is_nan_read;
            assert!(agree, "found {found:x?}, expected {expected:x?} from {operands:x?} in\n{}", case.text);
        }
    }
}
