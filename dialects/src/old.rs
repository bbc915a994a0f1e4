//! What earlier releases of StableHLO and MLIR wrote, and what stands for it today: names of ops and dialects, and the
//! values of attributes. Reports name today's spelling; `hlo fmt --upgrade` writes it.
//!
//! | earlier | today |
//! |---|---|
//! | `mhlo.add`, `#mhlo.dot<…>`, `!mhlo.token` | the same of `stablehlo`, or of `chlo` |
//! | `func`, `builtin.func`, `std.call`, `std.return` | `func.func`, `func.call`, `func.return` |
//! | `std.constant`, `constant dense<1> : …`, `std.addf`, `std.br` | `arith.constant`, `arith.addf`, `cf.br` |
//! | the attribute `type` of a function | `function_type` |
//! | `dense<[1, 0]> : tensor<2xi64>` as a list of dimensions | `array<i64: 1, 0>` |
//! | `dense<false> : tensor<2xi1>` as a list of truth values | `array<i1: false, false>` |
//! | `"EQ"` as an enumerator | `#stablehlo<comparison_direction EQ>` |
//! | `{lhs_contracting_dimensions = dense<1> : tensor<1xi64>, …}` | `#stablehlo.dot<lhs_contracting_dimensions = [1], …>` |
//! | `[["f", "g"]]` as symbols | `[[@f, @g]]` |
//! | `#stablehlo.type_extensions<bounds = [3, -1]>` | `#stablehlo.bounds<3, ?>` |
//!
//! What is accepted as it is stays as it is, deprecated ops too.

use hlo_ir::old::{OldOp, OldSpellings};
use hlo_ir::{Attr, AttrDef, AttrSpec, Context, Name, OpDef, Param, Registry, Type};

use crate::chlo::attrs as chlo;
use crate::func::FuncOp;
use crate::stablehlo::attrs::{
    CHANNEL_HANDLE, DOT, DotDims, Field, FieldKind, GATHER, GatherDims, SCATTER, ScatterDims,
};
use crate::stablehlo::convolution::{CONV, ConvDims};
use crate::stablehlo::enums;

/// The spellings of this crate's dialects.
pub static OLD_SPELLINGS: OldSpellings =
    OldSpellings { op, dialect, attr, advice: "`hlo fmt --upgrade` rewrites what earlier releases wrote" };

/// Dialects that were split or taken over, and those that have their ops today, in the order in which they are asked.
const HEIRS: &[(&str, &[&str])] = &[
    ("mhlo", &["stablehlo", "chlo"]),
    ("std", &["arith", "func", "cf", "math", "tensor", "memref"]),
    ("builtin", &["func"]),
];

/// The row of an op that had another name.
fn op(registry: &Registry, op: OldOp<'_>) -> Option<&'static OpDef> {
    // Where functions are the default dialect, names without one were of `std`.
    let (dialect, name) = match op.name.split_once('.') {
        Some(parts) => parts,
        None if !matches!(op.default_dialect, "func" | "builtin" | "") => return None,
        // Of constants, only symbols are still written so.
        None if op.name == "constant" && op.rest.trim_ascii_start().starts_with(b"@") => return None,
        None => ("std", op.name),
    };
    let (_, heirs) = HEIRS.iter().find(|(old, _)| *old == dialect)?;
    heirs.iter().find_map(|heir| registry.op(format!("{heir}.{name}").as_bytes()))
}

/// The dialect that has the types and attributes of another.
fn dialect(name: &str) -> Option<&'static str> {
    (name == "mhlo").then_some("stablehlo")
}

/// The name and the value of today for an attribute of an op that is not accepted as it is.
fn attr(cx: &Context, def: &'static OpDef, name: &str, attr: Attr) -> Option<(Name, Attr)> {
    if std::ptr::eq(def, FuncOp::DEF) && name == "type" {
        return Some((cx.name("function_type"), attr));
    }
    let attr = renewed(cx, def.attr(name.as_bytes())?, attr)?;
    Some((cx.name(name), attr))
}

/// The value of today for one that the row of an attribute does not accept.
pub fn renewed(cx: &Context, spec: &AttrSpec, attr: Attr) -> Option<Attr> {
    let accepts = |attr: Attr| (spec.constraint.accepts)(cx, attr);
    if accepts(attr) {
        return None;
    }
    let lists = [integers(cx, attr), truth_values(cx, attr), symbols(cx, attr)].into_iter().flatten();
    let enumerators = ENUMERATIONS.iter().filter_map(|read| each(cx, attr, &|attr| read(cx, &word(cx, attr)?)));
    let structs = STRUCTS.iter().filter_map(|(row, fields)| structure(cx, attr, row, fields));
    lists.chain(enumerators).chain(structs).find(|attr| accepts(*attr))
}

/// Lists of dimensions are short. A constant that stands for more than this many numbers is no such list.
const MAX_LIST: usize = 1 << 16;

/// `dense<[1, 0]> : tensor<2xi64>` or `[1, 0]` as numbers.
fn numbers(cx: &Context, attr: Attr, element: Type) -> Option<Vec<i64>> {
    if let Some(elements) = attr.as_array(cx) {
        return elements.iter().map(|attr| attr.as_i64(cx).filter(|_| attr.ty(cx) == element)).collect();
    }
    let dense = attr.dense(cx)?;
    let is_list = dense.element == element && dense.ty.shape(cx)?.len() <= 1 && dense.len <= MAX_LIST;
    Some(dense.i64s(cx).filter(|_| is_list)?.collect())
}

/// `array<i64: 1, 0>`
fn integers(cx: &Context, attr: Attr) -> Option<Attr> {
    Some(cx.i64_array_attr(&numbers(cx, attr, cx.int_type(64))?))
}

/// `array<i1: true, false>`
fn truth_values(cx: &Context, attr: Attr) -> Option<Attr> {
    let values: Vec<bool> = numbers(cx, attr, Type::I1)?.iter().map(|value| *value != 0).collect();
    Some(cx.bool_array_attr(&values))
}

/// Names in lists as symbols.
fn symbols(cx: &Context, attr: Attr) -> Option<Attr> {
    attr.as_array(cx)?;
    each(cx, attr, &|attr| Some(cx.symbol_attr(cx.name(attr.as_bytes(cx)?))))
}

/// What `read` makes of `attr`, or of each element of the lists that it holds.
fn each(cx: &Context, attr: Attr, read: &dyn Fn(Attr) -> Option<Attr>) -> Option<Attr> {
    let Some(elements) = attr.as_array(cx) else { return read(attr) };
    let elements: Option<Vec<Attr>> =
        elements.iter().map(|attr| hlo_ir::text::grow_stack(|| each(cx, *attr, read))).collect();
    Some(cx.array_attr(&elements?))
}

/// The word of an enumerator: a string, or an enumerator of another dialect.
fn word(cx: &Context, attr: Attr) -> Option<String> {
    if let Some(word) = attr.as_str(cx) {
        return Some(word.to_owned());
    }
    let row = attr.dialect(cx)?.def;
    let text = cx.attr_text(attr);
    let (mnemonic, word) = text.strip_prefix("#stablehlo<")?.strip_suffix('>')?.split_once(' ')?;
    row.name.ends_with(mnemonic).then(|| word.to_owned())
}

/// The enumerator of a word.
type Enumerator = fn(&Context, &str) -> Option<Attr>;

/// Every enumeration whose attributes were strings once.
const ENUMERATIONS: &[Enumerator] = &[
    |cx, word| Some(enums::Precision::from_word(word)?.attr(cx)),
    |cx, word| Some(enums::FftType::from_word(word)?.attr(cx)),
    |cx, word| Some(enums::ComparisonDirection::from_word(word)?.attr(cx)),
    |cx, word| Some(enums::ComparisonType::from_word(word)?.attr(cx)),
    |cx, word| Some(enums::Transpose::from_word(word)?.attr(cx)),
    |cx, word| Some(enums::RngDistribution::from_word(word)?.attr(cx)),
    |cx, word| Some(enums::RngAlgorithm::from_word(word)?.attr(cx)),
    |cx, word| Some(chlo::ComparisonDirection::from_word(word)?.attr(cx)),
    |cx, word| Some(chlo::ComparisonType::from_word(word)?.attr(cx)),
    |cx, word| Some(chlo::Precision::from_word(word)?.attr(cx)),
];

/// Every structured attribute that was a dictionary once.
const STRUCTS: &[(&AttrDef, &[Field])] = &[
    (&DOT, DotDims::FIELDS),
    (&CONV, ConvDims::FIELDS),
    (&GATHER, GatherDims::FIELDS),
    (&SCATTER, ScatterDims::FIELDS),
    (&CHANNEL_HANDLE, &[("handle", FieldKind::Int), ("type", FieldKind::Int)]),
];

/// A dictionary of the fields of a row as an attribute of the row; lists that are left out are empty.
fn structure(cx: &Context, attr: Attr, row: &'static AttrDef, fields: &[Field]) -> Option<Attr> {
    let entries = cx.dict_entries(attr.as_dict(cx)?);
    let is_field = |name: Name| fields.iter().any(|(field, _)| cx.name_bytes(name) == field.as_bytes());
    if entries.is_empty() || !entries.iter().all(|(name, _)| is_field(*name)) {
        return None;
    }
    let value = |field: &str| entries.iter().find(|(name, _)| cx.name_bytes(*name) == field.as_bytes());
    let param = |(field, kind): &Field| match (kind, value(field)) {
        (FieldKind::List, None) => Some(Param::Ints(Box::default())),
        (FieldKind::List, Some((_, attr))) => Some(Param::Ints(numbers(cx, *attr, cx.int_type(64))?.into())),
        (FieldKind::Int, value) => Some(Param::Int(value?.1.as_i64(cx)?)),
    };
    let params: Option<Vec<Param>> = fields.iter().map(param).collect();
    Some(cx.dialect_attr(row, params?))
}

#[cfg(test)]
mod tests {
    use super::OLD_SPELLINGS;
    use crate::testing::context;
    use hlo_ir::text::{ParseOptions, PrintFlags, parse_module, print_module};
    use hlo_ir::verify::verify_module;

    /// A function that holds `op` reads with old spellings as one that holds `expect`, and that verifies.
    fn check(arguments: &str, op: &str, expect: &str) {
        let cx = context();
        let text = format!("func @f({arguments}) {{\n  {op}\n  std.return\n}}");
        let options = ParseOptions { old_spellings: true, ..ParseOptions::default() };
        let (module, mut diags) = parse_module(&cx, "old", text.as_bytes().into(), options);
        if diags.is_empty() {
            diags = verify_module(&module);
        }
        assert!(diags.is_empty(), "{text}\n{diags:#?}");
        let mut out = Vec::new();
        print_module(&module, &PrintFlags::default(), &mut out).expect("memory takes all bytes");
        let printed = String::from_utf8(out).expect("text");
        let body: Vec<&str> = printed.lines().skip(2).map(str::trim).take_while(|line| *line != "return").collect();
        assert_eq!(body.join("\n"), expect, "{text}\n{printed}");
    }

    /// What is reported on `op`, and that today's spelling `help` is named.
    fn check_help(op: &str, message: &str, help: &str) {
        let text = format!("func.func @f(%x: tensor<2x3xf32>) {{\n  {op}\n  return\n}}");
        let (module, mut diags) = parse_module(&context(), "old", text.as_bytes().into(), ParseOptions::default());
        if diags.is_empty() {
            diags = verify_module(&module);
        }
        let first = diags.iter().next().expect("a report");
        assert!(first.message.contains(message), "{text}\n{first:#?}");
        let expect = [help, OLD_SPELLINGS.advice];
        assert!(expect.iter().all(|help| first.helps.iter().any(|found| found.contains(help))), "{text}\n{first:#?}");
    }

    #[test]
    fn lists_of_numbers_are_arrays() {
        let x = "%x: tensor<2x3xf32>";
        check(
            x,
            "%0 = \"stablehlo.transpose\"(%x) {permutation = dense<[1, 0]> : tensor<2xi64>} : (tensor<2x3xf32>) -> tensor<3x2xf32>",
            "%0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>",
        );
        check(
            x,
            "%0 = \"stablehlo.slice\"(%x) {start_indices = dense<0> : tensor<2xi64>, limit_indices = dense<2> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} : (tensor<2x3xf32>) -> tensor<2x2xf32>",
            "%0 = stablehlo.slice %arg0 [0:2, 0:2] : (tensor<2x3xf32>) -> tensor<2x2xf32>",
        );
        check(
            "%x: tensor<f32>",
            "%0 = \"stablehlo.broadcast_in_dim\"(%x) {broadcast_dimensions = dense<[]> : tensor<0xi64>} : (tensor<f32>) -> tensor<2xf32>",
            "%0 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<f32>) -> tensor<2xf32>",
        );
        check(
            x,
            "%0 = \"stablehlo.broadcast\"(%x) {broadcast_sizes = dense<4> : tensor<1xi64>} : (tensor<2x3xf32>) -> tensor<4x2x3xf32>",
            "%0 = stablehlo.broadcast %arg0, sizes = [4] : (tensor<2x3xf32>) -> tensor<4x2x3xf32>",
        );
        check(
            x,
            "%0 = \"stablehlo.reverse\"(%x) {dimensions = dense<[0, 1]> : tensor<2xi64>} : (tensor<2x3xf32>) -> tensor<2x3xf32>",
            "%0 = stablehlo.reverse %arg0, dims = [0, 1] : tensor<2x3xf32>",
        );
        check(
            "%x: tensor<2x3xf32>, %y: tensor<f32>",
            "%0 = \"stablehlo.pad\"(%x, %y) {edge_padding_low = dense<1> : tensor<2xi64>, edge_padding_high = dense<[0, 1]> : tensor<2xi64>, interior_padding = dense<0> : tensor<2xi64>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<3x5xf32>",
            "%0 = stablehlo.pad %arg0, %arg1, low = [1, 1], high = [0, 1], interior = [0, 0] : (tensor<2x3xf32>, tensor<f32>) -> tensor<3x5xf32>",
        );
        check(
            "%x: tensor<8xf32>",
            "%0 = \"stablehlo.fft\"(%x) {fft_length = dense<8> : tensor<1xi64>, fft_type = \"RFFT\"} : (tensor<8xf32>) -> tensor<5xcomplex<f32>>",
            "%0 = stablehlo.fft %arg0, type = RFFT, length = [8] : (tensor<8xf32>) -> tensor<5xcomplex<f32>>",
        );
        check(
            "%x: tensor<2x3xf32>, %i: tensor<i32>",
            "%0 = \"stablehlo.dynamic_slice\"(%x, %i, %i) {slice_sizes = dense<1> : tensor<2xi64>} : (tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x1xf32>",
            "%0 = stablehlo.dynamic_slice %arg0, %arg1, %arg1, sizes = [1, 1] : (tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x1xf32>",
        );
        // Read by the op's own format, and with words of MHLO.
        check(
            "%x: tensor<2xf32>, %y: tensor<3x2xf32>",
            "%0 = chlo.broadcast_compare %x, %y {broadcast_dimensions = dense<1> : tensor<1xi64>, comparison_direction = #mhlo<comparison_direction EQ>} : (tensor<2xf32>, tensor<3x2xf32>) -> tensor<3x2xi1>",
            "%0 = chlo.broadcast_compare %arg0, %arg1 {broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction EQ>} : (tensor<2xf32>, tensor<3x2xf32>) -> tensor<3x2xi1>",
        );
    }

    #[test]
    fn windows_have_arrays_and_dense_paddings() {
        check(
            "%x: tensor<1x8x8x3xf32>, %w: tensor<3x3x3x4xf32>",
            "%0 = \"mhlo.convolution\"(%x, %w) {batch_group_count = 1 : i64, feature_group_count = 1 : i64, dimension_numbers = #mhlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, padding = dense<1> : tensor<2x2xi64>, window_strides = dense<1> : tensor<2xi64>, lhs_dilation = dense<1> : tensor<2xi64>, rhs_dilation = dense<1> : tensor<2xi64>, window_reversal = dense<false> : tensor<2xi1>, precision_config = [\"DEFAULT\", \"HIGH\"]} : (tensor<1x8x8x3xf32>, tensor<3x3x3x4xf32>) -> tensor<1x8x8x4xf32>",
            "%0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision HIGH>]} : (tensor<1x8x8x3xf32>, tensor<3x3x3x4xf32>) -> tensor<1x8x8x4xf32>",
        );
    }

    #[test]
    fn structures_were_dictionaries() {
        check(
            "%x: tensor<2x3xf32>, %y: tensor<3x4xf32>",
            "%0 = \"mhlo.dot_general\"(%x, %y) {dot_dimension_numbers = {lhs_batching_dimensions = dense<> : tensor<0xi64>, lhs_contracting_dimensions = dense<1> : tensor<1xi64>, rhs_batching_dimensions = dense<> : tensor<0xi64>, rhs_contracting_dimensions = dense<0> : tensor<1xi64>}, precision_config = [\"HIGHEST\", \"DEFAULT\"]} : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>",
            "%0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [HIGHEST, DEFAULT] : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>",
        );
        check(
            "%x: tensor<3x4xf32>, %i: tensor<2x1xi32>",
            "%0 = \"mhlo.gather\"(%x, %i) {dimension_numbers = {collapsed_slice_dims = dense<0> : tensor<1xi64>, index_vector_dim = 1 : i64, offset_dims = dense<1> : tensor<1xi64>, start_index_map = dense<0> : tensor<1xi64>}, indices_are_sorted = false, slice_sizes = dense<[1, 4]> : tensor<2xi64>} : (tensor<3x4xf32>, tensor<2x1xi32>) -> tensor<2x4xf32>",
            "%0 = \"stablehlo.gather\"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<3x4xf32>, tensor<2x1xi32>) -> tensor<2x4xf32>",
        );
        check(
            "%x: tensor<2xf32>, %t: !mhlo.token",
            "%0 = \"mhlo.send\"(%x, %t) {channel_handle = {handle = 5 : i64, type = 2 : i64}, is_host_transfer = true} : (tensor<2xf32>, !mhlo.token) -> !mhlo.token",
            "%0 = \"stablehlo.send\"(%arg0, %arg1) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 2>, is_host_transfer = true}> : (tensor<2xf32>, !stablehlo.token) -> !stablehlo.token",
        );
    }

    #[test]
    fn enumerators_were_strings() {
        check(
            "%x: tensor<2xf32>",
            "%0 = \"mhlo.compare\"(%x, %x) {comparison_direction = \"GE\", compare_type = \"TOTALORDER\"} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>",
            "%0 = stablehlo.compare GE, %arg0, %arg0, TOTALORDER : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>",
        );
        check(
            "%x: tensor<2xf32>",
            "%0 = \"mhlo.compare\"(%x, %x) {comparison_direction = #mhlo<\"comparison_direction LT\">} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>",
            "%0 = stablehlo.compare LT, %arg0, %arg0 : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>",
        );
    }

    #[test]
    fn ops_moved() {
        check(
            "%x: tensor<2x3xf32>, %i: tensor<f32>",
            "%0 = mhlo.reduce(%x init: %i) applies mhlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>",
            "%0 = stablehlo.reduce(%arg0 init: %arg1) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>",
        );
        check(
            "%x: tensor<2x3xf32>, %i: tensor<f32>",
            "%0 = \"mhlo.reduce\"(%x, %i) ( {\n  ^bb0(%a: tensor<f32>, %b: tensor<f32>):\n  %1 = mhlo.maximum %a, %b : tensor<f32>\n  \"mhlo.return\"(%1) : (tensor<f32>) -> ()\n  }) {dimensions = dense<1> : tensor<1xi64>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>",
            "%0 = stablehlo.reduce(%arg0 init: %arg1) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>",
        );
        check("", "%c = constant 1 : index", "%c1 = arith.constant 1 : index");
        check("", "%c = std.constant 1.0 : f32", "%cst = arith.constant 1.000000e+00 : f32");
        check("%x: f32", "%0 = addf %x, %x : f32", "%0 = arith.addf %arg0, %arg0 : f32");
        check("", "\"std.call\"() {callee = @f} : () -> ()", "call @f() : () -> ()");
        // What is still written so stays.
        check("", "%f = constant @f : () -> ()", "%f = constant @f : () -> ()");
        check("%x: tensor<2xf32>", "%0 = mhlo.copy %x : tensor<2xf32>", "%0 = mhlo.copy %arg0 : tensor<2xf32>");
    }

    #[test]
    fn what_is_accepted_stays() {
        for op in [
            "%0 = stablehlo.custom_call @f(%arg0) {backend_config = \"EQ\", mhlo.sharding = \"{replicated}\", x.y = dense<1> : tensor<1xi64>} : (tensor<2x3xf32>) -> tensor<2x3xf32>",
            "%0 = stablehlo.add %arg0, %arg0 {dimensions = dense<1> : tensor<1xi64>} : tensor<2x3xf32>",
            "%0 = \"stablehlo.collective_permute\"(%arg0) <{source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2x3xf32>) -> tensor<2x3xf32>",
        ] {
            check("%x: tensor<2x3xf32>", &op.replace("%arg0", "%x"), op);
        }
    }

    #[test]
    fn reports_name_the_spelling_of_today() {
        check_help(
            "%0 = \"stablehlo.transpose\"(%x) {permutation = dense<[1, 0]> : tensor<2xi64>} : (tensor<2x3xf32>) -> tensor<3x2xf32>",
            "'stablehlo.transpose' op attribute 'permutation' failed to satisfy constraint: i64 dense array attribute",
            "`permutation = array<i64: 1, 0>`",
        );
        check_help(
            "%0 = chlo.broadcast_add %x, %x {broadcast_dimensions = dense<[0, 1]> : tensor<2xi64>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>",
            "attribute 'broadcast_dimensions' failed to satisfy constraint",
            "`broadcast_dimensions = array<i64: 0, 1>`",
        );
        check_help("%0 = mhlo.add %x, %x : tensor<2x3xf32>", "custom op 'mhlo.add' is unknown", "`stablehlo.add`");
        check_help(
            "%0 = \"mhlo.add\"(%x, %x) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>",
            "",
            "`stablehlo.add`",
        );
        check_help("std.return", "Dialect `std' not found for custom op 'std.return'", "`func.return`");
        check_help("\"std.return\"() : () -> ()", "unregistered dialect", "`func.return`");
    }
}
