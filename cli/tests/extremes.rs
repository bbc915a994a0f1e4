//! Programs with extreme shapes and values: nothing makes a run panic, overflow its stack, or take more memory than it may.
//! All of them verify; what they ask for is either done or refused with a reason.

use std::time::Duration;

use hlo::interp::eval::{Interpreter, Watch};
use hlo::interp::tensor::memory;

const MEMORY: usize = 64 << 20;

/// How a run ends.
enum End {
    /// With results.
    Runs,
    /// With a message that holds these words.
    Stops(&'static str),
}
use End::{Runs, Stops};

const TOO_LARGE: End = Stops("would pass the memory limit of 67108864 bytes");

/// Runs `main`, which computes `%r : result` from constants, each given as `name = value : type`.
#[track_caller]
fn check(constants: &[&str], op: &str, result: &str, end: End) {
    let constants: String = constants
        .iter()
        .map(|constant| {
            let (name, value) = constant.split_once(" = ").expect("a name and a value");
            let (value, ty) = value.split_once(" : ").expect("a value and its type");
            format!("  %{name} = stablehlo.constant dense<{value}> : {ty}\n")
        })
        .collect();
    let text = format!("func.func @main() -> {result} {{\n{constants}  %r = {op}\n  return %r : {result}\n}}");
    let cx = hlo::context();
    let (module, diags) = hlo::parse(&cx, "extreme.mlir", &text);
    assert!(!diags.has_errors(), "{text}\n{diags:?}");
    let diags = hlo::verify(&module);
    assert!(!diags.has_errors(), "{text}\n{diags:?}");
    memory::set_limit(MEMORY);
    let watch = Watch { timeout: Some(Duration::from_secs(20)), ..Watch::default() };
    match (Interpreter::new(&module).with_watch(watch).run("main", vec![]), end) {
        (Ok(_), Runs) => {}
        (Err(error), Stops(words)) => assert!(error.trap().message().contains(words), "{text}\n{error}"),
        (Ok(_), Stops(words)) => panic!("{text}\nruns; expected: {words}"),
        (Err(error), Runs) => panic!("{text}\n{error}"),
    }
}

const LARGE: u64 = 1 << 40;
const HUGE: u64 = 1 << 50;
const MAX: i64 = i64::MAX;
const MIN: i64 = i64::MIN;

const ADD: &str = "({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
      %s = stablehlo.add %p, %q : tensor<f32>
      stablehlo.return %s : tensor<f32>
    })";
const LESS: &str = "({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
      %s = stablehlo.compare LT, %p, %q : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %s : tensor<i1>
    })";

#[test]
fn large_results_are_refused() {
    let large = format!("tensor<{LARGE}xf32>");
    check(&[], &format!("stablehlo.iota dim = 0 : {large}"), &large, TOO_LARGE);
    check(&[], &format!("stablehlo.constant dense<1.0> : {large}"), &large, TOO_LARGE);
    let z = "z = 1.0 : tensor<f32>";
    check(&[z], &format!("stablehlo.broadcast_in_dim %z, dims = [] : (tensor<f32>) -> {large}"), &large, TOO_LARGE);
    let sizes = format!("s = {LARGE} : tensor<1xi64>");
    let op = "stablehlo.dynamic_broadcast_in_dim %z, %s, dims = [] : (tensor<f32>, tensor<1xi64>) -> tensor<?xf32>";
    check(&[z, &sizes], op, "tensor<?xf32>", TOO_LARGE);
    let op =
        "stablehlo.rng %z, %z, %s, distribution = UNIFORM : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<?xf32>";
    check(&[z, &sizes], op, "tensor<?xf32>", TOO_LARGE);
    let sizes = format!("s = {} : tensor<3xi64>", 1u64 << 62);
    let op = "stablehlo.dynamic_broadcast_in_dim %z, %s, dims = [] : (tensor<f32>, tensor<3xi64>) -> tensor<?x?x?xf32>";
    check(&[z, &sizes], op, "tensor<?x?x?xf32>", Stops("more elements than can be counted"));
    let x = "x = 1.0 : tensor<2097152xf32>";
    let square = "tensor<2097152x2097152xf32>";
    let op =
        "stablehlo.dot_general %x, %x, contracting_dims = [] x [] : (tensor<2097152xf32>, tensor<2097152xf32>) -> ";
    check(&[x], &format!("{op}{square}"), square, TOO_LARGE);
}

#[test]
fn padding_and_windows_of_any_size() {
    let constants = ["x = 1.0 : tensor<4xf32>", "z = 1.0 : tensor<f32>"];
    let pad = |low: i64, high: i64, interior: i64, result: &str, end| {
        let op = format!(
            "stablehlo.pad %x, %z, low = [{low}], high = [{high}], interior = [{interior}] : (tensor<4xf32>, tensor<f32>) -> {result}"
        );
        check(&constants, &op, result, end);
    };
    pad(1 << 40, 0, 0, &format!("tensor<{}xf32>", LARGE + 4), TOO_LARGE);
    pad(1 << 62, -(1 << 62), 0, "tensor<4xf32>", Runs);
    let window = |attrs: &str, result: &str, end| {
        let op = format!(
            "\"stablehlo.reduce_window\"(%x, %z) <{{{attrs}}}> {ADD} : (tensor<4xf32>, tensor<f32>) -> {result}"
        );
        check(&constants, &op, result, end);
    };
    let pads = format!(", padding = dense<[[{}, 0]]> : tensor<1x2xi64>", LARGE - 4);
    window(&format!("window_dimensions = array<i64: {LARGE}>{pads}"), "tensor<1xf32>", TOO_LARGE);
    let two = "window_dimensions = array<i64: 2>";
    window(&format!("{two}, window_dilations = array<i64: {}>", 1i64 << 62), "tensor<?xf32>", Runs);
    window(&format!("{two}, base_dilations = array<i64: {}>", 1i64 << 62), "tensor<?xf32>", Stops("do not fit"));
    window(&format!("{two}, window_strides = array<i64: {MAX}>"), "tensor<1xf32>", Runs);
    let pads = format!("{two}, padding = dense<{}> : tensor<1x2xi64>", 1i64 << 62);
    window(&pads, "tensor<?xf32>", Stops("do not fit"));
    let convolution = |window: &str, end| {
        let op = format!(
            "stablehlo.convolution(%x, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {{{window}}} \
             {{feature_group_count = 1 : i64, batch_group_count = 1 : i64}} : \
             (tensor<1x4x1xf32>, tensor<2x1x1xf32>) -> tensor<1x?x1xf32>"
        );
        check(&["x = 1.0 : tensor<1x4x1xf32>", "k = 1.0 : tensor<2x1x1xf32>"], &op, "tensor<1x?x1xf32>", end);
    };
    convolution(&format!("pad = [[{LARGE}, {LARGE}]]"), TOO_LARGE);
    convolution(&format!("pad = [[{}, {}]]", 1i64 << 62, 1i64 << 62), Stops("larger than memory"));
    convolution(&format!("lhs_dilate = [{}], rhs_dilate = [{}]", 1i64 << 62, 1i64 << 62), Stops("larger than memory"));
}

#[test]
fn values_that_are_sizes_and_positions() {
    let x = "x = 1.0 : tensor<4xf32>";
    for value in [MIN, -1, MAX] {
        let at = format!("i = {value} : tensor<i64>");
        let op = "stablehlo.dynamic_slice %x, %i, sizes = [2] : (tensor<4xf32>, tensor<i64>) -> tensor<2xf32>";
        check(&[x, &at], op, "tensor<2xf32>", Runs);
        let op =
            "stablehlo.dynamic_update_slice %x, %x, %i : (tensor<4xf32>, tensor<4xf32>, tensor<i64>) -> tensor<4xf32>";
        check(&[x, &at], op, "tensor<4xf32>", Runs);
        let at = format!("i = {value} : tensor<3x1xi64>");
        let op = "\"stablehlo.gather\"(%x, %i) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], \
                  start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : \
                  (tensor<4xf32>, tensor<3x1xi64>) -> tensor<3xf32>";
        check(&[x, &at], op, "tensor<3xf32>", Runs);
        let op = format!(
            "\"stablehlo.scatter\"(%x, %i, %u) <{{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], \
             scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}}> {ADD} : \
             (tensor<4xf32>, tensor<3x1xi64>, tensor<3xf32>) -> tensor<4xf32>"
        );
        check(&[x, &at, "u = 1.0 : tensor<3xf32>"], &op, "tensor<4xf32>", Runs);
        for (start, limit, stride) in [(value, 4, 1), (0, value, 1), (0, 4, value)] {
            let bounds =
                [("l", start), ("h", limit), ("t", stride)].map(|(name, v)| format!("{name} = {v} : tensor<1xi64>"));
            let op = "stablehlo.real_dynamic_slice %x, %l, %h, %t : (tensor<4xf32>, tensor<1xi64>, tensor<1xi64>, \
                      tensor<1xi64>) -> tensor<?xf32>";
            let end = if stride == MAX { Runs } else { Stops("slice: range") };
            check(&[x, &bounds[0], &bounds[1], &bounds[2]], op, "tensor<?xf32>", end);
        }
    }
    let sizes = format!("s = {MAX} : tensor<2xi64>");
    let op = "stablehlo.dynamic_iota %s, dim = 0 : (tensor<2xi64>) -> tensor<?x?xi32>";
    check(&[&sizes], op, "tensor<?x?xi32>", Stops("more elements than can be counted"));
    let state = "s = 1 : tensor<5xui64>";
    let op = "\"stablehlo.set_dimension_size\"(%x, %n) <{dimension = 0 : i64}> : (tensor<4xf32>, tensor<i32>) -> tensor<4xf32>";
    check(&[x, "n = -2147483648 : tensor<i32>"], op, "tensor<4xf32>", Stops("cannot get the size -2147483648"));
    let op =
        "stablehlo.rng_bit_generator %s, algorithm = PHILOX : (tensor<5xui64>) -> (tensor<5xui64>, tensor<3xui32>)";
    check(
        &[state],
        &format!("stablehlo.add %s, %s : tensor<5xui64>\n  %o, %b = {op}"),
        "tensor<5xui64>",
        Stops("a state of"),
    );
}

#[test]
fn sixty_four_dimensions() {
    let shape = |size: &str| format!("tensor<{}f32>", format!("{size}x").repeat(64));
    let (ones, all) = (shape("1"), (0..64).map(|dim| dim.to_string()).collect::<Vec<_>>().join(", "));
    let constants = [&*format!("x = 1.0 : {ones}"), "z = 1.0 : tensor<f32>"];
    let zeros = vec!["0"; 64].join(", ");
    for op in [
        format!("stablehlo.add %x, %x : {ones}"),
        format!("stablehlo.transpose %x, dims = [{all}] : ({ones}) -> {ones}"),
        format!("stablehlo.reverse %x, dims = [{all}] : {ones}"),
        format!("stablehlo.slice %x [{}] : ({ones}) -> {ones}", vec!["0:1"; 64].join(", ")),
        format!(
            "stablehlo.pad %x, %z, low = [{zeros}], high = [{zeros}], interior = [{zeros}] : ({ones}, tensor<f32>) -> {ones}"
        ),
        format!(
            "stablehlo.dot_general %x, %x, batching_dims = [{all}] x [{all}], contracting_dims = [] x [] : ({ones}, {ones}) -> {ones}"
        ),
        format!("\"stablehlo.sort\"(%x) <{{dimension = 63 : i64}}> {LESS} : ({ones}) -> {ones}"),
        format!(
            "\"stablehlo.reduce_window\"(%x, %z) <{{window_dimensions = array<i64: {}>}}> {ADD} : ({ones}, tensor<f32>) -> {ones}",
            vec!["1"; 64].join(", ")
        ),
    ] {
        check(&constants, &op, &ones, Runs);
    }
    let op = format!(
        "stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [{all}] : ({ones}, tensor<f32>) -> tensor<f32>"
    );
    check(&constants, &op, "tensor<f32>", Runs);
    let twos = shape("2");
    let op = format!("stablehlo.broadcast_in_dim %z, dims = [] : (tensor<f32>) -> {twos}");
    check(&constants[1..], &op, &twos, Stops("more elements than can be counted"));
}

#[test]
fn huge_dimensions_beside_a_zero() {
    let (row, z) = (format!("tensor<0x{HUGE}xf32>"), "z = 1.0 : tensor<f32>");
    let x = &*format!("x = 1.0 : {row}");
    check(
        &[],
        &format!("stablehlo.iota dim = 1 : tensor<0x{}xi32>", 1u64 << 62),
        &format!("tensor<0x{}xi32>", 1u64 << 62),
        Runs,
    );
    check(&[x], &format!("stablehlo.concatenate %x, %x, dim = 0 : ({row}, {row}) -> {row}"), &row, Runs);
    check(
        &[x],
        &format!("stablehlo.transpose %x, dims = [1, 0] : ({row}) -> tensor<{HUGE}x0xf32>"),
        &format!("tensor<{HUGE}x0xf32>"),
        Runs,
    );
    check(&[x], &format!("\"stablehlo.sort\"(%x) <{{dimension = 1 : i64}}> {LESS} : ({row}) -> {row}"), &row, Runs);
    check(
        &[x],
        &format!("stablehlo.dot_general %x, %x, contracting_dims = [1] x [1] : ({row}, {row}) -> tensor<0x0xf32>"),
        "tensor<0x0xf32>",
        Runs,
    );
    let square = format!("tensor<{HUGE}x{HUGE}xf32>");
    let dot = format!("stablehlo.dot_general %x, %x, contracting_dims = [0] x [0] : ({row}, {row}) -> {square}");
    check(&[x], &dot, &square, Stops("more elements than can be counted"));
    let reduce = |dim: u32, result: &str| {
        format!(
            "stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [{dim}] : ({row}, tensor<f32>) -> {result}"
        )
    };
    check(&[x, z], &reduce(1, "tensor<0xf32>"), "tensor<0xf32>", Runs);
    let column = format!("tensor<{HUGE}xf32>");
    check(&[x, z], &reduce(0, &column), &column, TOO_LARGE);
    let window = format!(
        "\"stablehlo.reduce_window\"(%x, %z) <{{window_dimensions = array<i64: 1, 1>}}> {ADD} : ({row}, tensor<f32>) -> {row}"
    );
    check(&[x, z], &window, &row, Runs);
    // Starts without coordinates take no memory, however many there are.
    let starts = format!("i = 0 : tensor<{HUGE}x0xi64>");
    let gather = format!(
        "\"stablehlo.gather\"(%y, %i) <{{dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [], \
         index_vector_dim = 1>, slice_sizes = array<i64: 0>}}> : (tensor<4xf32>, tensor<{HUGE}x0xi64>) -> tensor<{HUGE}x0xf32>"
    );
    check(&["y = 1.0 : tensor<4xf32>", &starts], &gather, &format!("tensor<{HUGE}x0xf32>"), Runs);
    let scatter = format!(
        "\"stablehlo.scatter\"(%y, %i, %u) <{{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], \
         scatter_dims_to_operand_dims = [], index_vector_dim = 1>}}> {ADD} : \
         (tensor<4xf32>, tensor<{HUGE}x0xi64>, tensor<{HUGE}x0xf32>) -> tensor<4xf32>"
    );
    let updates = format!("u = 1.0 : tensor<{HUGE}x0xf32>");
    check(&["y = 1.0 : tensor<4xf32>", &starts, &updates], &scatter, "tensor<4xf32>", Runs);
    let images = format!("tensor<1x{HUGE}x0xf32>");
    let result = format!("tensor<1x{HUGE}x1xf32>");
    let convolution = format!(
        "stablehlo.convolution(%v, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {{}} \
         {{feature_group_count = 1 : i64, batch_group_count = 1 : i64}} : ({images}, tensor<1x0x1xf32>) -> {result}"
    );
    check(&[&format!("v = 1.0 : {images}"), "k = 1.0 : tensor<1x0x1xf32>"], &convolution, &result, TOO_LARGE);
}

#[test]
fn no_elements_at_all() {
    let x = "x = 1.0 : tensor<0x3xf32>";
    check(
        &[x],
        &format!("\"stablehlo.sort\"(%x) <{{dimension = 0 : i64}}> {LESS} : (tensor<0x3xf32>) -> tensor<0x3xf32>"),
        "tensor<0x3xf32>",
        Runs,
    );
    let op = "\"stablehlo.cholesky\"(%a) <{lower = true}> : (tensor<2x0x0xf32>) -> tensor<2x0x0xf32>";
    check(&["a = 1.0 : tensor<2x0x0xf32>"], op, "tensor<2x0x0xf32>", Runs);
    let op = "\"stablehlo.triangular_solve\"(%a, %b) <{left_side = true, lower = true, unit_diagonal = false, \
              transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<0x0xf32>, tensor<0x3xf32>) -> tensor<0x3xf32>";
    check(&["a = 1.0 : tensor<0x0xf32>", "b = 1.0 : tensor<0x3xf32>"], op, "tensor<0x3xf32>", Runs);
    let complex = "tensor<3x0xcomplex<f32>>";
    let op = format!("stablehlo.fft %a, type = FFT, length = [0] : ({complex}) -> {complex}");
    check(&[&format!("a = (1.0, 0.0) : {complex}")], &op, complex, Runs);
    let op = format!(
        "\"stablehlo.select_and_scatter\"(%a, %a, %z) <{{window_dimensions = array<i64: 2>}}> {LESS}, {ADD} : \
              (tensor<0xf32>, tensor<0xf32>, tensor<f32>) -> tensor<0xf32>"
    )
    .replace("}), ({", "}, {");
    check(&["a = 1.0 : tensor<0xf32>", "z = 1.0 : tensor<f32>"], &op, "tensor<0xf32>", Runs);
    let op = "stablehlo.bitcast_convert %a : (tensor<0xf32>) -> tensor<0x4xi8>";
    check(&["a = 1.0 : tensor<0xf32>"], op, "tensor<0x4xi8>", Runs);
}

#[test]
fn recursion_ends() {
    check(&[], "call @main() : () -> tensor<i32>", "tensor<i32>", Stops("calls are nested more than"));
}
