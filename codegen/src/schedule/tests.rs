//! Kinds by device and shape, what is left alone, and that nothing else changes.

use hlo_dialects::hextir::loops::For;
use hlo_ir::{Module, OpRef};

use crate::testing::{parse, print, run};

/// The kinds of the loops of the only kernel after scheduling, in order.
fn kinds(kernel: &str) -> Vec<String> {
    let mut module = parse(kernel);
    let diags = run("builtin.module(hextir-schedule)", &mut module);
    assert!(diags.is_empty(), "{diags:#?}");
    let mut found = Vec::new();
    visit(module.root(), &mut |each| {
        found.push(each.bind().unwrap_or(each.kind()).to_owned());
    });
    found
}

fn visit<'a>(op: OpRef<'a>, see: &mut dyn FnMut(For<'a>)) {
    for inner in op.regions().flat_map(|region| region.blocks()).flat_map(|block| block.ops()) {
        if let Some(each) = inner.view::<For>() {
            see(each);
        }
        visit(inner, see);
    }
}

/// A kernel for `device` with two loops of 1024 around `body`, where `%i` and `%j` count.
fn nest(device: &str, body: &str) -> String {
    format!(
        "hextir.prim_func @k(%x: memref<1024x1024xf32>, %y: memref<1024x1024xf32>) attributes {{device = \"{device}\"}} {{
           %c0 = arith.constant 0 : index
           %c1 = arith.constant 1 : index
           %c2 = arith.constant 2 : index
           %n = arith.constant 1024 : index
           hextir.for \"serial\" %c0 to %n step %c1 {{
           ^bb0(%i: index):
             hextir.for \"serial\" %c0 to %n step %c1 {{
             ^bb0(%j: index):
               {body}
             }}
           }}
           hextir.return
         }}"
    )
}

const LOAD: &str = "%v = hextir.buffer_load %x[%i, %j] : memref<1024x1024xf32> -> f32\n";

#[track_caller]
fn check(device: &str, body: &str, expect: &[&str]) {
    assert_eq!(kinds(&nest(device, body)), expect, "{body}");
}

#[test]
fn the_device_decides() {
    let copy = format!("{LOAD} hextir.buffer_store %v, %y[%i, %j] : f32, memref<1024x1024xf32>");
    check("cpu", &copy, &["parallel", "vectorized"]);
    check("cuda", &copy, &["blockIdx.y", "blockIdx.x"]);
}

#[test]
fn columns_are_no_vectors() {
    let turn = format!("{LOAD} hextir.buffer_store %v, %y[%j, %i] : f32, memref<1024x1024xf32>");
    check("cpu", &turn, &["parallel", "serial"]);
}

#[test]
fn what_depends_stays_serial() {
    // Every iteration of the inner loop adds to one element.
    let sum = format!(
        "{LOAD} %old = hextir.buffer_load %y[%i, %c0] : memref<1024x1024xf32> -> f32
         %s = arith.addf %old, %v : f32
         hextir.buffer_store %s, %y[%i, %c0] : f32, memref<1024x1024xf32>"
    );
    check("cpu", &sum, &["parallel", "serial"]);
    check("cuda", &sum, &["blockIdx.x", "serial"]);
    // Every iteration of the outer loop does.
    let sum = sum.replace("[%i, %c0]", "[%c0, %j]");
    check("cpu", &sum, &["serial", "vectorized"]);
    check("cuda", &sum, &["serial", "serial"]);
    // Two iterations write one element.
    let half = format!(
        "{LOAD} %h = arith.divsi %i, %c2 : index
         hextir.buffer_store %v, %y[%h, %j] : f32, memref<1024x1024xf32>"
    );
    check("cpu", &half, &["serial", "vectorized"]);
    // An iteration reads what the one before wrote.
    let chain = "%b = arith.addi %j, %c1 : index
         %v = hextir.buffer_load %y[%i, %j] : memref<1024x1024xf32> -> f32
         hextir.buffer_store %v, %y[%i, %b] : f32, memref<1024x1024xf32>";
    check("cpu", chain, &["parallel", "serial"]);
}

#[test]
fn elements_of_other_shapes_are_told_apart() {
    // `i / 1024` and `i % 1024` of one counter are different elements for different counters.
    let merged = "hextir.prim_func @k(%y: memref<1024x1024xf32>) attributes {device = \"cpu\"} {
           %c0 = arith.constant 0 : index
           %c1 = arith.constant 1 : index
           %k = arith.constant 1024 : index
           %n = arith.constant 1048576 : index
           %zero = arith.constant 0.0 : f32
           hextir.for \"serial\" %c0 to %n step %c1 {
           ^bb0(%i: index):
             %a = arith.divsi %i, %k : index
             %b = arith.remsi %i, %k : index
             hextir.buffer_store %zero, %y[%a, %b] : f32, memref<1024x1024xf32>
           }
           hextir.return
         }";
    assert_eq!(kinds(merged), ["parallel"]);
}

#[test]
fn little_work_and_schedules_stay() {
    let copy = format!("{LOAD} hextir.buffer_store %v, %y[%i, %j] : f32, memref<1024x1024xf32>");
    let small = nest("cpu", &copy).replace("1024", "8");
    assert_eq!(kinds(&small), ["serial", "vectorized"]);
    let written = nest("cpu", &copy).replacen("\"serial\"", "\"parallel\"", 1);
    assert_eq!(kinds(&written), ["parallel", "serial"]);
}

/// The module with all loops serial and unbound.
fn stripped(module: &mut Module) -> String {
    let cx = module.cx.clone();
    for body in module.body.children_mut() {
        let ops: Vec<_> = body.all_ops().filter(|&op| std::ptr::eq(body.def(op), For::DEF)).collect();
        for op in ops {
            body.set_attr(&cx, op, "kind", Some(cx.str_attr("serial")));
            body.set_attr(&cx, op, "bind", None);
        }
    }
    print(module, true)
}

#[test]
fn only_kind_and_bind_change() {
    for device in ["cpu", "cuda"] {
        let mut module = parse(&crate::kernel::tests::every_kernel(device));
        let diags = run("builtin.module(hexir-to-hextir)", &mut module);
        assert!(diags.is_empty(), "{diags:#?}");
        let before = print(&module, true);
        let diags = run("builtin.module(hextir-schedule)", &mut module);
        assert!(diags.is_empty(), "{diags:#?}");
        let after = print(&module, true);
        assert_ne!(before, after);
        assert_eq!(stripped(&mut module), before);
    }
}
