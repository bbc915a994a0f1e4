//! Whole ways: StableHLO through hexir and hextir gives the bits that the interpreter of StableHLO gives, fused or not,
//! for both devices; and kernels as text.

use hlo_interp::eval::{Interpreter, Value};
use hlo_interp::{ElementType, Tensor};
use hlo_ir::verify::verify_module;
use hlo_ir::{Body, Module, OpId, TypeData};

use crate::testing::{parse, print, run};

/// Functions that reach every shape of loops, as StableHLO.
const PROGRAMS: &[&str] = &[
    // Elementwise, with constants, broadcasts and several results.
    "func.func @main(%x: tensor<8x16xf32>, %y: tensor<8x16xf32>, %b: tensor<16xf32>) -> (tensor<8x16xf32>, tensor<8x16xf32>) {
       %zero = stablehlo.constant dense<0.0> : tensor<8x16xf32>
       %s = stablehlo.add %x, %y : tensor<8x16xf32>
       %w = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<16xf32>) -> tensor<8x16xf32>
       %t = stablehlo.multiply %s, %w : tensor<8x16xf32>
       %r = stablehlo.maximum %t, %zero : tensor<8x16xf32>
       %e = stablehlo.exponential %r : tensor<8x16xf32>
       %u = stablehlo.subtract %e, %s : tensor<8x16xf32>
       return %r, %u : tensor<8x16xf32>, tensor<8x16xf32>
     }",
    // Long rows and long vectors.
    "func.func @main(%x: tensor<20000xf32>, %y: tensor<70000x3xi32>) -> (tensor<20000xf32>, tensor<70000x3xi32>) {
       %a = stablehlo.tanh %x : tensor<20000xf32>
       %b = stablehlo.multiply %y, %y : tensor<70000x3xi32>
       return %a, %b : tensor<20000xf32>, tensor<70000x3xi32>
     }",
    // Views.
    "func.func @main(%x: tensor<4x6xf32>, %y: tensor<2x6xf32>, %v: tensor<f32>) -> (tensor<9x13xf32>, tensor<6x6xf32>, tensor<3x8xf32>, tensor<2x3xf32>, tensor<6x4xi32>) {
       %p = stablehlo.pad %x, %v, low = [1, -1], high = [1, 3], interior = [1, 1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<9x13xf32>
       %c = stablehlo.concatenate %x, %y, dim = 0 : (tensor<4x6xf32>, tensor<2x6xf32>) -> tensor<6x6xf32>
       %n = stablehlo.negate %c : tensor<6x6xf32>
       %t = stablehlo.transpose %x, dims = [1, 0] : (tensor<4x6xf32>) -> tensor<6x4xf32>
       %r = stablehlo.reshape %t : (tensor<6x4xf32>) -> tensor<3x8xf32>
       %s = stablehlo.slice %x [0:4:2, 1:6:2] : (tensor<4x6xf32>) -> tensor<2x3xf32>
       %f = stablehlo.reverse %s, dims = [0, 1] : tensor<2x3xf32>
       %i = stablehlo.iota dim = 1 : tensor<6x4xi32>
       return %p, %n, %r, %f, %i : tensor<9x13xf32>, tensor<6x6xf32>, tensor<3x8xf32>, tensor<2x3xf32>, tensor<6x4xi32>
     }",
    // Slices that begin where the program says.
    "func.func @main(%x: tensor<6x8xf32>, %u: tensor<2x3xf32>, %i: tensor<i32>, %j: tensor<i32>) -> (tensor<2x3xf32>, tensor<6x8xf32>) {
       %a = stablehlo.dynamic_slice %x, %i, %j, sizes = [2, 3] : (tensor<6x8xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
       %b = stablehlo.dynamic_update_slice %x, %u, %i, %j : (tensor<6x8xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<6x8xf32>
       return %a, %b : tensor<2x3xf32>, tensor<6x8xf32>
     }",
    // Reductions: rows, columns, both, siblings, with work before and after.
    "func.func @main(%x: tensor<5x300xf32>, %y: tensor<7x1500xf32>) -> (tensor<5xf32>, tensor<300xf32>, tensor<f32>, tensor<5xf32>, tensor<1500xf32>, tensor<5xf32>) {
       %zero = stablehlo.constant dense<0.0> : tensor<f32>
       %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
       %a = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<5x300xf32>, tensor<f32>) -> tensor<5xf32>
       %b = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<5x300xf32>, tensor<f32>) -> tensor<300xf32>
       %c = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<5x300xf32>, tensor<f32>) -> tensor<f32>
       %d = stablehlo.reduce(%x init: %low) applies stablehlo.maximum across dimensions = [1] : (tensor<5x300xf32>, tensor<f32>) -> tensor<5xf32>
       %s = stablehlo.multiply %y, %y : tensor<7x1500xf32>
       %e = stablehlo.reduce(%s init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<7x1500xf32>, tensor<f32>) -> tensor<1500xf32>
       %q = stablehlo.sqrt %e : tensor<1500xf32>
       %z = stablehlo.multiply %x, %x : tensor<5x300xf32>
       %f = stablehlo.reduce(%z init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<5x300xf32>, tensor<f32>) -> tensor<5xf32>
       return %a, %b, %c, %d, %q, %f : tensor<5xf32>, tensor<300xf32>, tensor<f32>, tensor<5xf32>, tensor<1500xf32>, tensor<5xf32>
     }",
    // Largest value and where it is.
    "func.func @main(%x: tensor<4x9xf32>) -> (tensor<4xf32>, tensor<4xi32>) {
       %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
       %none = stablehlo.constant dense<-1> : tensor<i32>
       %i = stablehlo.iota dim = 1 : tensor<4x9xi32>
       %r:2 = stablehlo.reduce(%x init: %low), (%i init: %none) across dimensions = [1] : (tensor<4x9xf32>, tensor<4x9xi32>, tensor<f32>, tensor<i32>) -> (tensor<4xf32>, tensor<4xi32>)
        reducer(%a: tensor<f32>, %b: tensor<f32>) (%c: tensor<i32>, %d: tensor<i32>) {
         %p = stablehlo.compare GT, %b, %a : (tensor<f32>, tensor<f32>) -> tensor<i1>
         %v = stablehlo.select %p, %b, %a : tensor<i1>, tensor<f32>
         %w = stablehlo.select %p, %d, %c : tensor<i1>, tensor<i32>
         stablehlo.return %v, %w : tensor<f32>, tensor<i32>
       }
       return %r#0, %r#1 : tensor<4xf32>, tensor<4xi32>
     }",
    // Products: all remainders, a transposed operand, bias and relu, small types.
    "func.func @main(%x: tensor<20x30xf32>, %y: tensor<30x70xf32>, %t: tensor<140x30xf32>, %b: tensor<70xf32>) -> (tensor<20x70xf32>, tensor<20x140xf32>, tensor<20x70xf32>) {
       %zero = stablehlo.constant dense<0.0> : tensor<20x70xf32>
       %a = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<20x30xf32>, tensor<30x70xf32>) -> tensor<20x70xf32>
       %u = stablehlo.transpose %t, dims = [1, 0] : (tensor<140x30xf32>) -> tensor<30x140xf32>
       %c = stablehlo.dot_general %x, %u, contracting_dims = [1] x [0] : (tensor<20x30xf32>, tensor<30x140xf32>) -> tensor<20x140xf32>
       %w = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<70xf32>) -> tensor<20x70xf32>
       %d = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<20x30xf32>, tensor<30x70xf32>) -> tensor<20x70xf32>
       %e = stablehlo.add %d, %w : tensor<20x70xf32>
       %r = stablehlo.maximum %e, %zero : tensor<20x70xf32>
       return %a, %c, %r : tensor<20x70xf32>, tensor<20x140xf32>, tensor<20x70xf32>
     }",
    "func.func @main(%x: tensor<3x4x5xbf16>, %y: tensor<3x5x6xbf16>, %i: tensor<7x9xi8>, %j: tensor<9x8xi8>, %k: tensor<40x130xf64>, %l: tensor<130x50xf64>) -> (tensor<3x4x6xbf16>, tensor<7x8xi32>, tensor<40x50xf64>) {
       %a = stablehlo.dot_general %x, %y, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<3x4x5xbf16>, tensor<3x5x6xbf16>) -> tensor<3x4x6xbf16>
       %b = stablehlo.dot_general %i, %j, contracting_dims = [1] x [0] : (tensor<7x9xi8>, tensor<9x8xi8>) -> tensor<7x8xi32>
       %c = stablehlo.dot_general %k, %l, contracting_dims = [1] x [0] : (tensor<40x130xf64>, tensor<130x50xf64>) -> tensor<40x50xf64>
       return %a, %b, %c : tensor<3x4x6xbf16>, tensor<7x8xi32>, tensor<40x50xf64>
     }",
    // Softmax and a normalisation.
    "func.func @main(%x: tensor<6x40xf32>) -> (tensor<6x40xf32>, tensor<6x40xf32>) {
       %zero = stablehlo.constant dense<0.0> : tensor<f32>
       %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
       %n = stablehlo.constant dense<40.0> : tensor<6xf32>
       %m = stablehlo.reduce(%x init: %low) applies stablehlo.maximum across dimensions = [1] : (tensor<6x40xf32>, tensor<f32>) -> tensor<6xf32>
       %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<6xf32>) -> tensor<6x40xf32>
       %d = stablehlo.subtract %x, %mb : tensor<6x40xf32>
       %e = stablehlo.exponential %d : tensor<6x40xf32>
       %s = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<6x40xf32>, tensor<f32>) -> tensor<6xf32>
       %sb = stablehlo.broadcast_in_dim %s, dims = [0] : (tensor<6xf32>) -> tensor<6x40xf32>
       %r = stablehlo.divide %e, %sb : tensor<6x40xf32>
       %t = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<6x40xf32>, tensor<f32>) -> tensor<6xf32>
       %a = stablehlo.divide %t, %n : tensor<6xf32>
       %ab = stablehlo.broadcast_in_dim %a, dims = [0] : (tensor<6xf32>) -> tensor<6x40xf32>
       %c = stablehlo.subtract %x, %ab : tensor<6x40xf32>
       %q = stablehlo.multiply %c, %c : tensor<6x40xf32>
       %v = stablehlo.reduce(%q init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<6x40xf32>, tensor<f32>) -> tensor<6xf32>
       %vb = stablehlo.broadcast_in_dim %v, dims = [0] : (tensor<6xf32>) -> tensor<6x40xf32>
       %w = stablehlo.rsqrt %vb : tensor<6x40xf32>
       %y = stablehlo.multiply %c, %w : tensor<6x40xf32>
       return %r, %y : tensor<6x40xf32>, tensor<6x40xf32>
     }",
    // Control flow.
    "func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
       %zero = stablehlo.constant dense<0> : tensor<i32>
       %r:2 = stablehlo.while(%i = %zero, %v = %x) : tensor<i32>, tensor<4xf32>
        cond {
         %n = stablehlo.constant dense<5> : tensor<i32>
         %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
         stablehlo.return %c : tensor<i1>
       } do {
         %one = stablehlo.constant dense<1> : tensor<i32>
         %j = stablehlo.add %i, %one : tensor<i32>
         %w = stablehlo.multiply %v, %v : tensor<4xf32>
         %u = stablehlo.subtract %w, %v : tensor<4xf32>
         stablehlo.return %j, %u : tensor<i32>, tensor<4xf32>
       }
       return %r#1 : tensor<4xf32>
     }",
];

/// Numbers of every sign and size for a type.
fn numbers(element: ElementType, shape: &[usize], seed: u32) -> Tensor {
    let n: usize = shape.iter().product();
    let value = |at: usize| ((at as u32 + seed).wrapping_mul(2_654_435_761) >> 8) as f32 / 8_388_608.0 - 1.0;
    let scale = if element.is_float() { 3.0 } else { 9.0 };
    let values: Vec<f32> = (0..n).map(|at| value(at) * scale).collect();
    let tensor = Tensor::from_slice(ElementType::F32, shape, &values).unwrap();
    hlo_interp::kernels::bits::convert(tensor, element).unwrap()
}

fn inputs(module: &Module) -> Vec<Value> {
    let main = module.body.children().next().unwrap();
    let region = main.op_region(Body::ROOT, 0).unwrap();
    let args = main.block_args(main.region_blocks(region)[0]);
    let tensors = args.iter().enumerate().map(|(number, &arg)| {
        let ty = main.ty(arg);
        let TypeData::Tensor { shape, element, .. } = ty.data(&module.cx) else { panic!("a tensor") };
        let shape: Vec<usize> = shape.iter().map(|&extent| extent as usize).collect();
        let element = hlo_interp::eval::types::element_of(&module.cx, *element).unwrap();
        Value::from(numbers(element, &shape, number as u32 * 77))
    });
    tensors.collect()
}

fn results(module: &Module) -> Vec<Tensor> {
    let interpreter = Interpreter::new(module);
    let values = interpreter.run("main", inputs(module)).unwrap_or_else(|error| panic!("{error:?}"));
    values.into_iter().map(|value| value.into_tensor().unwrap()).collect()
}

/// Puts every computation on `device`.
fn place(module: &mut Module, device: &str) {
    let cx = module.cx.clone();
    for body in module.body.children_mut() {
        let ops: Vec<OpId> =
            body.all_ops().filter(|&op| super::ROWS.iter().any(|row| std::ptr::eq(*row, body.def(op)))).collect();
        for op in ops {
            body.set_attr(&cx, op, "device", Some(cx.str_attr(device)));
        }
    }
}

/// All programs in one module, lowered to hexir for `device`.
pub(crate) fn every_kernel(device: &str) -> String {
    let mut module = parse(&every_program());
    let diags = run("builtin.module(stablehlo-to-hexir)", &mut module);
    assert!(diags.is_empty(), "{diags:#?}");
    place(&mut module, device);
    print(&module, false)
}

fn every_program() -> String {
    let rename = |(number, text): (usize, &&str)| text.replace("@main", &format!("@main_{number}"));
    PROGRAMS.iter().enumerate().map(rename).collect::<Vec<_>>().join("\n")
}

/// Compares bits, where all NaNs are one.
fn assert_equal(got: &[Tensor], expect: &[Tensor], what: &str) {
    assert_eq!(got.len(), expect.len(), "{what}");
    for (number, (got, expect)) in got.iter().zip(expect).enumerate() {
        assert_eq!((got.element(), got.shape()), (expect.element(), expect.shape()), "{what}: result {number}");
        let width = got.element().width();
        let pairs = got.bytes().chunks(width).zip(expect.bytes().chunks(width));
        let first = pairs.enumerate().find(|(_, (got, expect))| got != expect);
        assert!(first.is_none(), "{what}: result {number} differs at {first:?}");
    }
}

fn agree(text: &str, device: &str, passes: &str) {
    let module = parse(text);
    let expect = results(&module);
    let mut module = parse(text);
    let diags = run("builtin.module(stablehlo-to-hexir)", &mut module);
    assert!(diags.is_empty(), "{diags:#?}");
    place(&mut module, device);
    let diags = run(&format!("builtin.module({passes})"), &mut module);
    assert!(diags.is_empty(), "{diags:#?}");
    let faults = verify_module(&module);
    assert!(faults.is_empty(), "{faults:#?}\n{}", print(&module, false));
    assert_equal(&results(&module), &expect, &format!("{passes} on {device}\n{}", print(&module, false)));
}

#[test]
fn kernels_compute_what_the_program_says() {
    for text in PROGRAMS {
        for device in ["cpu", "cuda"] {
            agree(text, device, "hexir-to-hextir");
            agree(text, device, "hexir-fuse,hexir-to-hextir,hextir-schedule");
        }
    }
}

#[test]
fn long_sums_are_packed_piece_by_piece() {
    let text = "func.func @main(%x: tensor<25x1030xf32>, %y: tensor<1030x66xf32>, %b: tensor<66xf32>) -> tensor<25x66xf32> {
       %a = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<25x1030xf32>, tensor<1030x66xf32>) -> tensor<25x66xf32>
       %w = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<66xf32>) -> tensor<25x66xf32>
       %r = stablehlo.add %a, %w : tensor<25x66xf32>
       return %r : tensor<25x66xf32>
     }";
    agree(text, "cpu", "hexir-fuse,hexir-to-hextir,hextir-schedule");
}

/// Random programs: elementwise ops, broadcasts, views, reductions and products over what was computed before.
struct Random {
    state: u64,
    text: String,
    /// Values with their shapes.
    values: Vec<(String, Vec<i64>)>,
}

impl Random {
    fn below(&mut self, n: usize) -> usize {
        self.state = self.state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.state >> 33) as usize % n
    }

    fn ty(shape: &[i64]) -> String {
        let extents: String = shape.iter().map(|extent| format!("{extent}x")).collect();
        format!("tensor<{extents}f32>")
    }

    /// Adds `%name = op`; `op` says all but the name.
    fn add(&mut self, op: &str, shape: Vec<i64>) {
        let name = format!("%v{}", self.values.len());
        self.text += &format!("{name} = {op}\n");
        self.values.push((name, shape));
    }

    fn pick(&mut self) -> (String, Vec<i64>) {
        // Mostly what is new, so that chains grow long.
        let n = self.values.len();
        let back = if self.below(3) == 0 { self.below(n) } else { self.below(n.min(4)) };
        self.values[n - 1 - back].clone()
    }

    fn step(&mut self) {
        let (x, shape) = self.pick();
        let ty = Random::ty(&shape);
        let list = |values: &[i64]| values.iter().map(i64::to_string).collect::<Vec<_>>().join(", ");
        match self.below(12) {
            0..=2 => {
                let op = ["exponential", "tanh", "negate", "abs", "cosine"][self.below(5)];
                self.add(&format!("stablehlo.{op} {x} : {ty}"), shape);
            }
            3..=5 => {
                let same: Vec<String> =
                    self.values.iter().filter(|(_, other)| *other == shape).map(|(name, _)| name.clone()).collect();
                let y = same[self.below(same.len())].clone();
                let op = ["add", "subtract", "multiply", "maximum"][self.below(4)];
                self.add(&format!("stablehlo.{op} {x}, {y} : {ty}"), shape);
            }
            6 if shape.len() < 3 => {
                let mut wide = shape.clone();
                let at = self.below(shape.len() + 1);
                wide.insert(at, [2, 5, 1, 20][self.below(4)]);
                let dims: Vec<i64> = (0..wide.len() as i64).filter(|&dim| dim != at as i64).collect();
                let op = format!(
                    "stablehlo.broadcast_in_dim {x}, dims = [{}] : ({ty}) -> {}",
                    list(&dims),
                    Random::ty(&wide)
                );
                self.add(&op, wide);
            }
            7 | 8 if !shape.is_empty() => {
                let dim = self.below(shape.len());
                let mut kept = shape.clone();
                kept.remove(dim);
                let op = ["add", "maximum", "minimum"][self.below(3)];
                let result = Random::ty(&kept);
                let text = format!(
                    "stablehlo.reduce({x} init: %i) applies stablehlo.{op} across dimensions = [{dim}] : ({ty}, tensor<f32>) -> {result}"
                );
                self.add(&text, kept);
            }
            9 if shape.len() > 1 => {
                let mut order: Vec<i64> = (0..shape.len() as i64).collect();
                let by = 1 + self.below(shape.len() - 1);
                order.rotate_left(by);
                let turned: Vec<i64> = order.iter().map(|&dim| shape[dim as usize]).collect();
                let op =
                    format!("stablehlo.transpose {x}, dims = [{}] : ({ty}) -> {}", list(&order), Random::ty(&turned));
                self.add(&op, turned);
            }
            10 if !shape.is_empty() => {
                let flat = vec![shape.iter().product::<i64>()];
                let op = format!("stablehlo.reshape {x} : ({ty}) -> {}", Random::ty(&flat));
                self.add(&op, flat);
            }
            11 if shape.len() == 2 => {
                let square = vec![shape[0], shape[0]];
                let op = format!(
                    "stablehlo.dot_general {x}, {x}, contracting_dims = [1] x [1] : ({ty}, {ty}) -> {}",
                    Random::ty(&square)
                );
                self.add(&op, square);
            }
            _ if !shape.is_empty() => {
                let mut long = shape.clone();
                long[0] += 2;
                let zeros = vec![0; shape.len()];
                let (mut low, mut high) = (zeros.clone(), zeros.clone());
                (low[0], high[0]) = (1, 1);
                let op = format!(
                    "stablehlo.pad {x}, %i, low = [{}], high = [{}], interior = [{}] : ({ty}, tensor<f32>) -> {}",
                    list(&low),
                    list(&high),
                    list(&zeros),
                    Random::ty(&long)
                );
                self.add(&op, long);
            }
            _ => self.add(&format!("stablehlo.sine {x} : {ty}"), shape),
        }
    }

    fn program(seed: u64) -> String {
        let args = [("%x".to_owned(), vec![6, 20]), ("%y".to_owned(), vec![20]), ("%z".to_owned(), vec![3, 6, 20])];
        let mut random = Random { state: seed, text: String::new(), values: args.to_vec() };
        for _ in 0..14 {
            let is_small = |(_, shape): &(String, Vec<i64>)| shape.iter().product::<i64>() <= 4000;
            random.step();
            if !random.values.last().is_some_and(is_small) {
                let last = random.values.pop().map(|(name, _)| name).unwrap_or_default();
                let start = random.text.rfind(&format!("{last} =")).unwrap_or(0);
                random.text.truncate(start);
            }
        }
        let n = random.values.len();
        let returned: Vec<_> = random.values[n.saturating_sub(4)..].to_vec();
        let names: Vec<&str> = returned.iter().map(|(name, _)| name.as_str()).collect();
        let types: Vec<String> = returned.iter().map(|(_, shape)| Random::ty(shape)).collect();
        format!(
            "func.func @main(%x: tensor<6x20xf32>, %y: tensor<20xf32>, %z: tensor<3x6x20xf32>, %i: tensor<f32>) -> ({types}) {{
               {}
               return {} : {types}
             }}",
            random.text,
            names.join(", "),
            types = types.join(", ")
        )
    }
}

#[test]
fn random_programs_agree() {
    for seed in 0..40 {
        let text = Random::program(seed * 7919 + 1);
        agree(&text, "cpu", "hexir-fuse,hexir-to-hextir,hextir-schedule");
        agree(&text, "cuda", "hexir-fuse,hexir-to-hextir,hextir-schedule");
    }
}

/// What `hexir-to-hextir` says about a function `@main` of these ops.
#[track_caller]
fn refused(ops: &str, expect: &[&str]) {
    let mut module = parse(&format!(
        "func.func @main(%x: tensor<4x6xf32>, %c: tensor<4xcomplex<f32>>, %d: tensor<?x6xf32>) {{ {ops} return }}"
    ));
    let diags = run("builtin.module(hexir-to-hextir)", &mut module);
    let messages: Vec<&str> = diags.iter().map(|diagnostic| diagnostic.message.as_str()).collect();
    assert_eq!(messages, expect);
}

#[test]
fn what_has_no_kernel_is_refused_with_its_name() {
    refused(
        "%0 = hexir.reverse %c dims [0] : tensor<4xcomplex<f32>>
         %1 = hexir.reshape %d : (tensor<?x6xf32>) -> tensor<?xf32>
         %3 = hexir.transpose %x perm [1, 0] {device = \"cuda\"} : (tensor<4x6xf32>) -> tensor<6x4xf32>",
        &[
            "'hexir.reverse' op cannot become a kernel: kernels hold integers and floats of at most 64 bits, found \
             elements of type complex<f32>",
            "'hexir.reshape' op cannot become a kernel: nothing says what one of its extents is",
        ],
    );
}

#[test]
fn extents_may_be_unknown() {
    let mut module = parse(
        "func.func @main(%x: tensor<?x6xf32>, %y: tensor<?x6xf32>, %b: tensor<6xf32>, %i: tensor<f32>) -> (tensor<?x6xf32>, tensor<?xf32>) {
           %s = hexir.compute %x, %y : (tensor<?x6xf32>, tensor<?x6xf32>) -> tensor<?x6xf32> {
           ^bb0(%p: f32, %q: f32):
             %t = arith.addf %p, %q : f32
             hexir.yield %t : f32
           }
           %r = hexir.reduce %s init %i dims [1] : (tensor<?x6xf32>, tensor<f32>) -> tensor<?xf32> {
           ^bb0(%p: f32, %q: f32):
             %t = arith.addf %p, %q : f32
             hexir.yield %t : f32
           }
           return %s, %r : tensor<?x6xf32>, tensor<?xf32>
         }",
    );
    let diags = run("builtin.module(hexir-to-hextir,hextir-schedule)", &mut module);
    assert!(diags.is_empty(), "{diags:#?}");
    assert!(verify_module(&module).is_empty());
    let text = print(&module, false);
    assert_eq!(text.matches("hextir.dim").count(), 2, "{text}");
}

#[test]
fn kernels_say_how_extents_hang_together() {
    let check = |ops: &str, expect: &str| {
        let mut module = parse(&format!(
            "func.func @main(%x: tensor<?x6xf32>, %y: tensor<?x6xf32>, %v: tensor<?xf32>, %s: tensor<2xi32>) {{ {ops} return }}"
        ));
        let diags = run("builtin.module(hexir-to-hextir)", &mut module);
        assert!(diags.is_empty(), "{diags:#?}");
        assert!(verify_module(&module).is_empty());
        let text = print(&module, false);
        assert!(text.contains(expect), "expected {expect} in\n{text}");
    };
    check(
        "%0 = hexir.concatenate %x, %y dim 0 : (tensor<?x6xf32>, tensor<?x6xf32>) -> tensor<?x6xf32>",
        r#"symbols = ["n, 6", "m, 6", "n + m, 6"]"#,
    );
    check(
        "%0 = hexir.broadcast %v sizes(%s : tensor<2xi32>) dims [0] : (tensor<?xf32>) -> tensor<?x?xf32>",
        r#"requires = ["n = 1 | m"], symbols = ["n", "[m, k]", "m, k"]"#,
    );
    check(
        "%0 = hexir.reshape %x sizes(%s : tensor<2xi32>) : (tensor<?x6xf32>) -> tensor<?x?xf32>",
        r#"requires = ["6*n = m*k"], symbols = ["n, 6", "[m, k]", "m, k"]"#,
    );
    check(
        "%0 = hexir.slice %x from [1, 0] to [4, 6] step [1, 1] : (tensor<?x6xf32>) -> tensor<3x6xf32>",
        r#"requires = ["n >= 4"], symbols = ["n, 6", "3, 6"]"#,
    );
    check(
        "%0 = hexir.contract %x, %y batch [] x [] contract [0] x [0] : (tensor<?x6xf32>, tensor<?x6xf32>) -> tensor<6x6xf32>",
        r#"symbols = ["n, 6", "n, 6", "6, 6"]"#,
    );
}

#[test]
fn equal_kernels_are_one() {
    let double = |name: &str, operand: &str| {
        format!(
            "%{name} = hexir.compute %{operand} : (tensor<6xf32>) -> tensor<6xf32> {{
             ^bb0(%p: f32):
               %t = arith.addf %p, %p : f32
               hexir.yield %t : f32
             }}\n"
        )
    };
    let text = format!(
        "func.func @main(%x: tensor<6xf32>) -> tensor<6xf32> {{ {}{} return %b : tensor<6xf32> }}
         func.func @add_0(%x: tensor<6xf32>) -> tensor<6xf32> {{ {} return %a : tensor<6xf32> }}",
        double("a", "x"),
        double("b", "a"),
        double("a", "x")
    );
    let mut module = parse(&text);
    let diags = run("builtin.module(hexir-to-hextir)", &mut module);
    assert!(diags.is_empty(), "{diags:#?}");
    let text = print(&module, false);
    assert_eq!(text.matches("prim_func @add_1(").count(), 1, "{text}");
    assert_eq!(text.matches("call_tir @add_1(").count(), 3, "{text}");
}

#[test]
fn a_fusion_that_is_no_kernel_becomes_several() {
    let mut module = parse(
        "func.func @main(%x: tensor<4x6xf32>, %y: tensor<6x8xf32>, %z: tensor<8x4xf32>) -> tensor<4x4xf32> {
           %r = hexir.fusion %x, %y, %z : (tensor<4x6xf32>, tensor<6x8xf32>, tensor<8x4xf32>) -> tensor<4x4xf32> {
           ^bb0(%a: tensor<4x6xf32>, %b: tensor<6x8xf32>, %c: tensor<8x4xf32>):
             %p = hexir.contract %a, %b batch [] x [] contract [1] x [0] : (tensor<4x6xf32>, tensor<6x8xf32>) -> tensor<4x8xf32>
             %q = hexir.contract %p, %c batch [] x [] contract [1] x [0] : (tensor<4x8xf32>, tensor<8x4xf32>) -> tensor<4x4xf32>
             hexir.yield %q : tensor<4x4xf32>
           }
           return %r : tensor<4x4xf32>
         }",
    );
    let diags = run("builtin.module(hexir-to-hextir)", &mut module);
    assert!(diags.is_empty(), "{diags:#?}");
    assert!(verify_module(&module).is_empty());
    let text = print(&module, false);
    assert!(text.contains("@contract_0(%arg0, %arg1)") && text.contains("@contract_1(%0, %arg2)"), "{text}");
}

#[test]
fn fast_sums_differ_little() {
    for text in PROGRAMS {
        let expect = results(&parse(text));
        let mut module = parse(&format!("module attributes {{hexir.fp = \"fast\"}} {{ {text} }}"));
        let diags = run("builtin.module(stablehlo-to-hexir,hexir-fuse,hexir-to-hextir,hextir-schedule)", &mut module);
        assert!(diags.is_empty(), "{diags:#?}");
        assert!(verify_module(&module).is_empty());
        for (got, expect) in results(&module).iter().zip(&expect) {
            if got.element() != ElementType::F32 {
                assert!(got == expect);
                continue;
            }
            let pairs = got.as_slice::<f32>().iter().zip(expect.as_slice::<f32>());
            for (got, expect) in pairs {
                let error = (got - expect).abs();
                assert!(got == expect || error <= 1e-5 * expect.abs().max(1.0), "{got} {expect}");
            }
        }
    }
}

/// The kernels of a function of hexir as text.
#[track_caller]
fn written(function: &str, expect: &str) {
    let text = crate::testing::transform("builtin.module(hexir-to-hextir)", function);
    let kernels = text.find("  hextir.prim_func").map_or("", |at| &text[at..]);
    assert_eq!(kernels.trim_end().trim_end_matches('}').trim_end(), expect.trim_end(), "{kernels}");
}

#[test]
fn indices_read_like_a_persons() {
    // Dimensions that come and go leave nothing behind; bias and rows are read where they are known.
    written(
        "func.func @main(%x: tensor<4x1x6xf32>, %b: tensor<6xf32>) -> tensor<4x6xf32> {
           %r = hexir.fusion %x, %b : (tensor<4x1x6xf32>, tensor<6xf32>) -> tensor<4x6xf32> {
           ^bb0(%p: tensor<4x1x6xf32>, %q: tensor<6xf32>):
             %flat = hexir.reshape %p : (tensor<4x1x6xf32>) -> tensor<24xf32>
             %wide = hexir.reshape %flat : (tensor<24xf32>) -> tensor<4x6xf32>
             %rows = hexir.broadcast %q dims [1] : (tensor<6xf32>) -> tensor<4x6xf32>
             %s = hexir.compute %wide, %rows : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32> {
             ^bb0(%u: f32, %v: f32):
               %t = arith.addf %u, %v : f32
               hexir.yield %t : f32
             }
             hexir.yield %s : tensor<4x6xf32>
           }
           return %r : tensor<4x6xf32>
         }",
        r#"  hextir.prim_func @fused_add_0(%arg0: memref<4x1x6xf32>, %arg1: memref<6xf32>, %arg2: memref<4x6xf32>) attributes {device = "cpu"} {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %c6 = arith.constant 6 : index
    hextir.block "elementwise" {
      hextir.for "serial" %c0 to %c4 step %c1 {
      ^bb0(%arg3: index):
        hextir.for "serial" %c0 to %c6 step %c1 {
        ^bb0(%arg4: index):
          %0 = hextir.buffer_load %arg0[%arg3, %c0, %arg4] : memref<4x1x6xf32> -> f32
          %1 = hextir.buffer_load %arg1[%arg4] : memref<6xf32> -> f32
          %2 = arith.addf %0, %1 : f32
          hextir.buffer_store %2, %arg2[%arg3, %arg4] : f32, memref<4x6xf32>
        }
      }
    }
    hextir.return
  }"#,
    );
}

#[test]
fn threads_are_blocks_of_256_with_a_guard() {
    written(
        "func.func @main(%x: tensor<300xf32>) -> tensor<300xf32> {
           %r = hexir.compute %x {device = \"cuda\"} : (tensor<300xf32>) -> tensor<300xf32> {
           ^bb0(%u: f32):
             %t = arith.negf %u : f32
             hexir.yield %t : f32
           }
           return %r : tensor<300xf32>
         }",
        r#"  hextir.prim_func @neg_0(%arg0: memref<300xf32>, %arg1: memref<300xf32>) attributes {device = "cuda"} {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c256 = arith.constant 256 : index
    %c300 = arith.constant 300 : index
    %cst = arith.constant 0.000000e+00 : f32
    hextir.block "elementwise" {
      hextir.for "serial" %c0 to %c2 step %c1 attributes {axis = "blockIdx.x"} {
      ^bb0(%arg2: index):
        %0 = arith.muli %arg2, %c256 : index
        hextir.for "serial" %c0 to %c256 step %c1 attributes {axis = "threadIdx.x"} {
        ^bb0(%arg3: index):
          %1 = arith.addi %0, %arg3 : index
          %2 = arith.cmpi slt, %1, %c300 : index
          %3 = hextir.buffer_load %arg0[%1] if %2 else %cst : memref<300xf32> -> f32
          %4 = arith.negf %3 : f32
          hextir.buffer_store %4, %arg1[%1] if %2 : f32, memref<300xf32>
        }
      }
    }
    hextir.return
  }"#,
    );
}
