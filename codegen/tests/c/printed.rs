//! What the text looks like, and what is refused.

use hlo_codegen::c;
use hlo_ir::Diagnostics;

use super::compiled::{parse, print};

/// A kernel of this body over `%A` and `%B`, four numbers each, with the function that calls it.
fn kernel(body: &str) -> String {
    format!(
        "func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {{
  %r = hexir.call_tir @k(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}}
hextir.prim_func @k(%A: memref<4xf32>, %B: memref<4xf32>) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %half = arith.constant 0.5 : f32
  {body}
  hextir.return
}}
"
    )
}

const LOOP: &str = "hextir.block \"halves\" {
    hextir.for \"KIND\" %c0 to %c4 step %c1 {
    ^bb0(%i: index):
      %x = hextir.buffer_load %A[%i] : memref<4xf32> -> f32
      %y = arith.mulf %x, %half : f32
      hextir.buffer_store %y, %B[%i] : f32, memref<4xf32>
    }
  }";

#[track_caller]
fn check(kind: &str, expect: &str) {
    let source = print(&parse(&kernel(&LOOP.replace("KIND", kind)))).source;
    assert!(source.contains(expect), "{source}");
}

#[test]
fn loops_read_as_a_person_writes_them() {
    check(
        "serial",
        "static void test_k(const float *restrict in0, float *restrict out0) {
    /* halves */
    for (int64_t i = 0; i < 4; i++) {
        out0[i] = in0[i] * 0.5f;
    }
}
",
    );
    check("unrolled", "    out0[2] = in0[2] * 0.5f;\n    out0[3] = in0[3] * 0.5f;\n");
    check(
        "vectorized",
        "    for (int64_t i = 0; i < 4 / HLO_LANES_4 * HLO_LANES_4; i += HLO_LANES_4) {
        hlo_store_f32_w4(&out0[i], hlo_load_f32_w4(&in0[i]) * 0.5f);
    }
",
    );
    check(
        "parallel",
        "static void hlo_part0_test_k(void *captured, int64_t begin, int64_t end) {
    const struct hlo_part0_test_k_values *values = captured;
    const float *restrict in0 = values->in0;
    float *restrict out0 = values->out0;
    for (int64_t i = begin; i < end; i++) {
        out0[i] = in0[i] * 0.5f;
    }
}
",
    );
    check("parallel", "    hlo_parallel_for(ctx, 4, hlo_part0_test_k, &values);\n");
}

#[test]
fn a_load_does_not_move_past_a_store() {
    let body = "%x = hextir.buffer_load %B[%c0] : memref<4xf32> -> f32
  hextir.buffer_store %half, %B[%c0] : f32, memref<4xf32>
  hextir.buffer_store %x, %B[%c1] : f32, memref<4xf32>";
    let source = print(&parse(&kernel(body))).source;
    let expect = "    const float element = out0[0];\n    out0[0] = 0.5f;\n    out0[1] = element;\n";
    assert!(source.contains(expect), "{source}");
}

#[test]
fn a_vector_is_a_record() {
    let body = "%k = arith.constant dense<[0.5, 2.0, -0.0, 1.0]> : vector<4xf32>
  %x = hextir.buffer_load %A[%c0] : memref<4xf32> -> vector<4xf32>
  %y = arith.mulf %x, %k : vector<4xf32>
  hextir.buffer_store %y, %B[%c0] : vector<4xf32>, memref<4xf32>";
    let source = print(&parse(&kernel(body))).source;
    let expect = "    const hlo_f32_x4 constants = { { 0.5f, 2.0f, -0.0f, 1.0f } };
    hlo_f32_x4 element;
    for (int lane = 0; lane < 4; lane++) {
        element.at[lane] = in0[lane];
    }
    hlo_f32_x4 product;
    for (int lane = 0; lane < 4; lane++) {
        product.at[lane] = element.at[lane] * constants.at[lane];
    }
    for (int lane = 0; lane < 4; lane++) {
        out0[lane] = product.at[lane];
    }
";
    assert!(source.contains(expect), "{source}");
}

#[test]
fn the_header_says_how_to_call() {
    let program = print(&parse(&kernel("")));
    for line in [
        "#define TEST_MAIN_WORKSPACE 0\n",
        "int test_main(hlo_ctx *ctx, const float *arg0 /* [4] */, float *result0 /* [4] */, void *workspace);\n",
        "extern \"C\" {\n",
    ] {
        assert!(program.header.contains(line), "{}", program.header);
    }
    assert_eq!(program.header.lines().next().map(|line| line.starts_with("/* test.h: made by hlo ")), Some(true));
}

#[track_caller]
fn refused(source: &str, expect: &str) {
    let module = parse(source);
    let mut diags = Diagnostics::default();
    let options = c::Options { name: "test".into(), origin: "a test".into(), entry: None };
    assert!(c::print(&module, &options, &mut diags).is_err());
    let messages: Vec<&str> = diags.iter().map(|diagnostic| &*diagnostic.message).collect();
    assert_eq!(messages, [expect]);
}

#[test]
fn what_c_is_not_printed_for_is_told() {
    refused(
        "func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %r = hexir.relu %x : tensor<4xf32>
  return %r : tensor<4xf32>
}
",
        "'hexir.relu' op is not printed as C: it should have become a kernel",
    );
    refused(
        "func.func @main(%x: tensor<*xf32>) -> tensor<*xf32> {
  return %x : tensor<*xf32>
}
",
        "'func.func' op is not printed as C on a value of type tensor<*xf32>",
    );
    refused(
        "func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %r = func.call @main(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}
",
        "'func.func' op is not printed as C: it calls itself, and its workspace would have no bound",
    );
    refused(
        &kernel("%big = hextir.alloc_buffer : memref<1048576xf32, \"local\">"),
        "'hextir.alloc_buffer' op is not printed as C: buffers and vectors of a kernel take at most 1048576 bytes of known size",
    );
    refused(
        &kernel("%big = arith.constant dense<0.0> : vector<1048576xf32>"),
        "'arith.constant' op is not printed as C: buffers and vectors of a kernel take at most 1048576 bytes of known size",
    );
    refused(
        &kernel("%p = arith.constant dense<0.0> : vector<[4]xf32>"),
        "'arith.constant' op is not printed as C yet on these types: vector<[4]xf32>",
    );
    refused(&kernel("%p = math.exp2 %half : f32"), "'math.exp2' op is not printed as C yet");
    refused("func.func private @f()", "there is no public function to print as C");
}
