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
         %1 = hexir.reverse %d dims [0] : tensor<?x6xf32>
         %2 = hexir.reshape %d : (tensor<?x6xf32>) -> tensor<?xf32>
         %3 = hexir.transpose %x perm [1, 0] {device = \"cuda\"} : (tensor<4x6xf32>) -> tensor<6x4xf32>",
        &[
            "'hexir.reverse' op cannot become a kernel: kernels hold integers and floats of at most 64 bits, found \
             elements of type complex<f32>",
            "'hexir.reverse' op cannot become a kernel: it reverses a dimension whose extent is not known",
            "'hexir.reshape' op cannot become a kernel: extents that are not known are split or joined",
        ],
    );
    refused(
        "%0 = hexir.compute %d {device = \"cuda\"} : (tensor<?x6xf32>) -> tensor<?x6xf32> {
         ^bb0(%p: f32):
           hexir.yield %p : f32
         }",
        &["'hexir.compute' op cannot become a kernel: extents that are not known have no kernel on cuda; give the \
           program static shapes"],
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
