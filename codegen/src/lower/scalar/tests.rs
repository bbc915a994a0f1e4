//! What the scalars of the lowering compute, run as kernels, against the interpreter of StableHLO: on all values of types
//! of few bits, on edges and samples of the others.

use std::fmt::Write as _;

use hlo_interp::element::SmallFloat;
use hlo_interp::element::convert::convert_block;
use hlo_interp::eval::{Interpreter, types};
use hlo_interp::hextir::Program;
use hlo_interp::{ElementType, Tensor};
use hlo_ir::{Context, OpRef};

use crate::lower::testing::{lower, parse};
use crate::testing::print;

const INTEGERS: [&str; 12] = ["i2", "i4", "i8", "i16", "i32", "i64", "ui2", "ui4", "ui8", "ui16", "ui32", "ui64"];
const FLOATS: [&str; 15] = [
    "f4E2M1FN",
    "f6E2M3FN",
    "f6E3M2FN",
    "f8E3M4",
    "f8E4M3",
    "f8E4M3FN",
    "f8E4M3FNUZ",
    "f8E4M3B11FNUZ",
    "f8E5M2",
    "f8E5M2FNUZ",
    "f8E8M0FNU",
    "bf16",
    "f16",
    "f32",
    "f64",
];

fn element(name: &str) -> ElementType {
    ElementType::ALL.into_iter().find(|element| element.name() == name).unwrap()
}

/// Slots of `n` values of a type, or all there are: edges, then others spread over the codes.
fn values(element: ElementType, n: usize) -> Vec<u64> {
    let bits = element.bits();
    if bits <= 8 && n >= 1 << bits {
        return (0..1u64 << bits).collect();
    }
    let mask = if bits == 64 { u64::MAX } else { (1 << bits) - 1 };
    let mut state = 88_172_645_463_325_252u64;
    let mut codes: Vec<u64> = Vec::new();
    let plain = [0i64, 1, -1, 2, -2, 3, 7, -7, 10, 31, 32, 33, 63, 64, 127, 128, -128, 255, 1 << 15, 1 << 24, i64::MAX];
    for number in plain {
        codes.push(number as u64 & mask);
        codes.push(1 << (bits - 1) | number as u64 & mask);
        if element.is_float() {
            for value in [number as f64, number as f64 + 0.5, 1.0 / number as f64, number as f64 * 1e-30] {
                let (source, mut slot) = (value.to_le_bytes(), [0u8; 8]);
                convert_block(ElementType::F64, &source, element, &mut slot[..element.width()]);
                codes.push(u64::from_le_bytes(slot));
            }
        }
    }
    while codes.len() < n {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        // Some near the middle of floats, where functions do more than overflow.
        let near_one = (0x3F << (bits - 8)) ^ (state & mask) >> 5;
        codes.push(if state.is_multiple_of(3) { near_one & mask } else { state & mask });
    }
    codes.truncate(n);
    codes
}

fn tensor(element: ElementType, codes: impl Iterator<Item = u64>) -> Tensor {
    let bytes: Vec<u8> = codes.flat_map(|code| code.to_le_bytes()[..element.width()].to_vec()).collect();
    let mut bytes = bytes;
    element.normalize(&mut bytes);
    let n = bytes.len() / element.width();
    Tensor::from_bytes(element, &[n], &bytes).unwrap()
}

/// Every value with every other, of as many operands as there are types.
fn operands(names: &[&str]) -> Vec<Tensor> {
    let elements: Vec<ElementType> = names.iter().map(|name| element(name)).collect();
    let per_operand = [300, 40, 12][names.len() - 1];
    let codes: Vec<Vec<u64>> = elements.iter().map(|&element| values(element, per_operand)).collect();
    let n: usize = codes.iter().map(Vec::len).product();
    let mut stride = 1;
    let mut tensors = Vec::new();
    for (element, codes) in elements.iter().zip(&codes) {
        tensors.push(tensor(*element, (0..n).map(|at| codes[at / stride % codes.len()])));
        stride *= codes.len();
    }
    tensors
}

/// Runs `op`, which makes `%r` of `%x`, `%y`, `%z` (`N` stands for the shape in types), both ways.
#[track_caller]
fn agree(op: &str, operand_types: &[&str], result: &str) {
    let inputs = operands(operand_types);
    let n = inputs[0].len();
    let args: Vec<String> =
        ["x", "y", "z"].iter().zip(operand_types).map(|(name, ty)| format!("%{name}: tensor<{n}x{ty}>")).collect();
    let op = op.replace("<Nx", &format!("<{n}x"));
    let text = format!(
        "func.func @main({}) -> tensor<{n}x{result}> {{\n{op}\nreturn %r : tensor<{n}x{result}>\n}}",
        args.join(", ")
    );
    let module = parse(&text);
    let expect = Interpreter::new(&module).run("main", inputs.iter().cloned().map(Into::into).collect());
    let expect = expect.unwrap_or_else(|error| panic!("{error}\n{text}")).remove(0).into_tensor().unwrap();
    let lowered = print(&lower(&text).unwrap_or_else(|told| panic!("{told:#?}\n{text}")), false);
    let kernel = kernel(&lowered, n, operand_types, result);
    let module = parse(&kernel);
    let program = Program::compile(only_op(module.root())).unwrap_or_else(|error| panic!("{error}\n{kernel}"));
    let results = program.call(&inputs, &[(element(result), [n].as_slice().into())]);
    let found = results.unwrap_or_else(|error| panic!("{error}\n{kernel}")).remove(0);
    let (found, expect) = (numbers(&found), numbers(&expect));
    if let Some(at) = (0..found.len()).find(|&at| found[at] != expect[at]) {
        let inputs: Vec<f64> = inputs.iter().map(|input| f64::from_bits(numbers(input)[at].1)).collect();
        let [found, expect] = [found[at], expect[at]].map(|(slot, value)| (slot, f64::from_bits(value)));
        panic!("{op}\nof {inputs:?} is {expect:x?}, found {found:x?}\n{kernel}");
    }
}

fn only_op(root: OpRef<'_>) -> OpRef<'_> {
    root.region(0).entry().unwrap().ops().next().unwrap()
}

/// Each element's slot and, exactly or rounded, its value; all NaNs are one.
fn numbers(tensor: &Tensor) -> Vec<(u64, u64)> {
    let element = tensor.element();
    let slots = tensor.bytes().chunks_exact(element.width());
    let wide = hlo_interp::kernels::bits::convert(tensor.clone(), ElementType::F64).unwrap();
    let number = |(slot, &value): (&[u8], &f64)| {
        let mut bits = [0u8; 8];
        bits[..slot.len()].copy_from_slice(slot);
        if value.is_nan() { (0, f64::NAN.to_bits()) } else { (u64::from_le_bytes(bits), value.to_bits()) }
    };
    slots.zip(wide.as_slice::<f64>()).map(number).collect()
}

/// The only `hexir.compute` of a printed module as a kernel.
fn kernel(lowered: &str, n: usize, operands: &[&str], result: &str) -> String {
    let lines: Vec<&str> = lowered.lines().map(str::trim).collect();
    let head = lines.iter().position(|line| line.contains("hexir.compute")).unwrap();
    let (_, inputs) = lines[head].split_once("hexir.compute ").unwrap();
    let inputs = inputs.split_once(" :").unwrap().0.split(", ");
    let params = lines[head + 1].trim_start_matches("^bb0(").trim_end_matches("):").split(", ");
    let end = lines.iter().position(|line| line.starts_with("hexir.yield")).unwrap();
    assert_eq!(lines.iter().filter(|line| line.contains("hexir.compute")).count(), 1, "{lowered}");
    let mut text = String::from("hextir.prim_func @kernel(");
    for (index, ty) in operands.iter().chain([&result]).enumerate() {
        let _ = write!(text, "{}%buffer{index}: memref<{n}x{ty}>", if index == 0 { "" } else { ", " });
    }
    let _ = write!(
        text,
        ") {{\n%first = arith.constant 0 : index\n%n = arith.constant {n} : index\n%step = arith.constant 1 : index
hextir.for \"serial\" %first to %n step %step {{\n^bb0(%i: index):\n"
    );
    for (input, param) in inputs.zip(params) {
        let index: usize = input.trim_start_matches("%arg").parse().unwrap();
        let (name, ty) = param.split_once(": ").unwrap();
        let _ =
            writeln!(text, "{name} = hextir.buffer_load %buffer{index}[%i] : memref<{n}x{}> -> {ty}", operands[index]);
    }
    lines[head + 2..end].iter().for_each(|line| text.extend([line, "\n"]));
    let (value, ty) = lines[end].trim_start_matches("hexir.yield ").split_once(" : ").unwrap();
    let last = operands.len();
    let _ = write!(
        text,
        "hextir.buffer_store {value}, %buffer{last}[%i] : {ty}, memref<{n}x{result}>\n}}\nhextir.return\n}}"
    );
    text
}

#[test]
fn integers() {
    for ty in INTEGERS {
        for op in
            ["add", "subtract", "multiply", "divide", "remainder", "power", "maximum", "minimum", "and", "or", "xor"]
        {
            agree(&format!("%r = stablehlo.{op} %x, %y : tensor<Nx{ty}>"), &[ty, ty], ty);
        }
        for op in ["shift_left", "shift_right_logical", "shift_right_arithmetic"] {
            agree(&format!("%r = stablehlo.{op} %x, %y : tensor<Nx{ty}>"), &[ty, ty], ty);
        }
        for op in ["negate", "not", "popcnt", "count_leading_zeros"] {
            agree(&format!("%r = stablehlo.{op} %x : tensor<Nx{ty}>"), &[ty], ty);
        }
        if !ty.starts_with('u') {
            for op in ["abs", "sign"] {
                agree(&format!("%r = stablehlo.{op} %x : tensor<Nx{ty}>"), &[ty], ty);
            }
        }
    }
}

#[test]
fn booleans() {
    for op in ["add", "multiply", "maximum", "minimum", "and", "or", "xor"] {
        agree(&format!("%r = stablehlo.{op} %x, %y : tensor<Nxi1>"), &["i1", "i1"], "i1");
    }
    agree("%r = stablehlo.not %x : tensor<Nxi1>", &["i1"], "i1");
}

#[test]
fn floats() {
    for ty in FLOATS {
        for op in ["add", "subtract", "multiply", "divide", "remainder", "maximum", "minimum", "power", "atan2"] {
            agree(&format!("%r = stablehlo.{op} %x, %y : tensor<Nx{ty}>"), &[ty, ty], ty);
        }
        for op in [
            "abs",
            "cbrt",
            "ceil",
            "cosine",
            "exponential",
            "exponential_minus_one",
            "floor",
            "log",
            "log_plus_one",
            "logistic",
            "negate",
            "round_nearest_afz",
            "round_nearest_even",
            "rsqrt",
            "sign",
            "sine",
            "sqrt",
            "tan",
            "tanh",
        ] {
            agree(&format!("%r = stablehlo.{op} %x : tensor<Nx{ty}>"), &[ty], ty);
        }
        agree(&format!("%r = stablehlo.is_finite %x : (tensor<Nx{ty}>) -> tensor<Nxi1>"), &[ty], "i1");
        for op in ["acos", "acosh", "asin", "asinh", "atan", "atanh", "cosh", "erf", "erfc", "sinh", "square", "tan"] {
            agree(&format!("%r = chlo.{op} %x : tensor<Nx{ty}> -> tensor<Nx{ty}>"), &[ty], ty);
        }
        for op in ["is_inf", "is_pos_inf", "is_neg_inf"] {
            agree(&format!("%r = chlo.{op} %x : tensor<Nx{ty}> -> tensor<Nxi1>"), &[ty], "i1");
        }
    }
}

#[test]
fn precision() {
    for ty in FLOATS.iter().filter(|ty| !ty.contains("E8M0")) {
        for format in ["e5m10", "e8m7", "e4m3", "e2m1", "e8m0", "e11m52"] {
            agree(&format!("%r = stablehlo.reduce_precision %x, format = {format} : tensor<Nx{ty}>"), &[ty], ty);
        }
    }
}

#[test]
fn comparisons() {
    for ty in FLOATS.iter().chain(&INTEGERS).chain(&["i1"]) {
        for direction in ["EQ", "NE", "GE", "GT", "LE", "LT"] {
            let types = format!("(tensor<Nx{ty}>, tensor<Nx{ty}>) -> tensor<Nxi1>");
            agree(&format!("%r = stablehlo.compare {direction}, %x, %y : {types}"), &[ty, ty], "i1");
            if element(ty).is_float() {
                agree(&format!("%r = stablehlo.compare {direction}, %x, %y, TOTALORDER : {types}"), &[ty, ty], "i1");
            }
        }
    }
}

#[test]
fn choices() {
    for ty in ["i4", "ui16", "f32", "bf16", "f64"] {
        agree(&format!("%r = stablehlo.clamp %x, %y, %z : tensor<Nx{ty}>"), &[ty, ty, ty], ty);
        agree(&format!("%r = stablehlo.select %x, %y, %z : tensor<Nxi1>, tensor<Nx{ty}>"), &["i1", ty, ty], ty);
    }
}

#[test]
fn conversions() {
    let all: Vec<&str> = ["i1"].into_iter().chain(INTEGERS).chain(FLOATS).collect();
    for from in &all {
        for to in &all {
            if from != to {
                let types = format!("(tensor<Nx{from}>) -> tensor<Nx{to}>");
                agree(&format!("%r = stablehlo.convert %x : {types}"), &[from], to);
                if element(from).bits() == element(to).bits() {
                    agree(&format!("%r = stablehlo.bitcast_convert %x : {types}"), &[from], to);
                }
            }
        }
    }
}

#[test]
fn element_types_are_those_of_the_interpreter() {
    let cx = Context::new(hlo_dialects::registry());
    for name in INTEGERS.iter().chain(&FLOATS) {
        let ty = types::ir_type(&cx, element(name));
        assert_eq!(super::element_of(&cx, cx.tensor_type(&[2], ty)), Ok(element(name)));
    }
    assert!(FLOATS.contains(&SmallFloat::F8E8M0FNU.name()));
}
