//! What generated programs are made of: types, attributes, names and locations, from lists and from `testdata/`.
//!
//! Each is kept as a handle of one context. An attribute that a file gives to an op is remembered under its name, so
//! that rows find values that suit them.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use hlo_ir::symbols::Symbols;
use hlo_ir::text::{ParseOptions, parse_module};
use hlo_ir::{Attr, Body, Context, FileRange, Loc, LocData, Module, OpDef, Type, traits};
use indexmap::{IndexMap, IndexSet};

/// Types that most ops take.
const COMMON_TYPES: &[&str] = &[
    "tensor<4xf32>",
    "tensor<f32>",
    "tensor<4xi32>",
    "tensor<i32>",
    "tensor<4xi1>",
    "tensor<i1>",
    "tensor<2x3xf32>",
    "tensor<?xf32>",
    "tensor<4xi64>",
    "tensor<i64>",
    "tensor<2xindex>",
    "index",
    "i32",
    "f32",
    "i1",
];

/// Types of every other kind.
const OTHER_TYPES: &[&str] = &[
    "tensor<*xf32>",
    "tensor<4xcomplex<f32>>",
    "tensor<complex<f64>>",
    "tensor<2x2xf64>",
    "tensor<4xui8>",
    "tensor<4xbf16>",
    "tensor<4xf16>",
    "tensor<2xf8E4M3FN>",
    "tensor<0x2xi8>",
    "tensor<1x4x4x1xf32>",
    "tensor<3x3x1x1xf32>",
    "tensor<4x4xf32>",
    "tensor<2x3x4xf32>",
    "tensor<2xui64>",
    "tensor<2xui32>",
    "tensor<i4>",
    "tensor<?x3xf32, #stablehlo.bounds<5, ?>>",
    "tensor<?xf32, #stablehlo.bounds<8>>",
    "tensor<4x!quant.uniform<i8:f32, 0.5:3>>",
    "tensor<4x2x!quant.uniform<i8:f32:1, {0.5, 0.25:-1}>>",
    "!stablehlo.token",
    "tuple<>",
    "tuple<tensor<4xf32>, tensor<i32>>",
    "tuple<tuple<i1>, !stablehlo.token>",
    "!stablehlo.future<tensor<4xf32>>",
    "memref<4xf32>",
    "memref<?x2xi32>",
    "memref<4x4xf32, strided<[4, 1]>>",
    "memref<f32, 3>",
    "vector<4xf32>",
    "vector<[4]xi32>",
    "complex<f32>",
    "f64",
    "bf16",
    "i64",
    "ui8",
    "si16",
    "none",
    "() -> ()",
    "(tensor<4xf32>) -> tensor<4xf32>",
    "!shape.shape",
    "!shape.size",
    "!shape.value_shape",
    "!shape.witness",
    "!quant.uniform<i8:f32, 1.0>",
    "!foo.bar<[1, {\">\"}]>",
];

/// Attributes of every kind.
const ATTRS: &[&str] = &[
    "unit",
    "true",
    "false",
    "0",
    "1",
    "-7 : i32",
    "3 : i32",
    "2 : index",
    "5 : ui8",
    "1 : i1",
    "1.5",
    "-0.0 : f32",
    "0x7FC00000 : f32",
    "\"\"",
    "\"f\"",
    "\"a \\22\\0A\\C3\"",
    "\"x\" : i32",
    "[]",
    "[1, \"a\", [unit]]",
    "{}",
    "{a = 1, \"b c\" = {d}}",
    "@callee",
    "@mesh",
    "@a::@\"b c\"",
    "array<i64>",
    "array<i64: 0>",
    "array<i64: 0, 1>",
    "array<i64: 1>",
    "array<i64: 1, 1>",
    "array<i64: 2>",
    "array<i32: 1, -2>",
    "array<i32: 0>",
    "array<i1: true>",
    "array<i1: true, false>",
    "array<f32: 1.0, -2.5>",
    "dense<1.0> : tensor<4xf32>",
    "dense<0> : tensor<i32>",
    "dense<[1, 2]> : tensor<2xi64>",
    "dense<[[0, 1]]> : tensor<1x2xi64>",
    "dense<[[0], [1]]> : tensor<2x1xi64>",
    "dense<true> : tensor<4xi1>",
    "dense<(1.0, -2.0)> : tensor<2xcomplex<f32>>",
    "dense<> : tensor<0x2xi64>",
    "dense<\"0x0123\"> : tensor<2xi8>",
    "dense<[0x7F800000, 1.0]> : tensor<2xf32>",
    "dense<1> : vector<2xi8>",
    "dense<[\"a\", \"b\"]> : tensor<2x!foo.s>",
    "sparse<[[0]], [2.0]> : tensor<4xf32>",
    "dense_resource<blob> : tensor<2xf32>",
    "affine_map<(d0, d1)[s0] -> (d1 floordiv 2, d0 * 3 + s0)>",
    "affine_set<(d0) : (d0 - 1 >= 0, d0 mod 2 == 0)>",
    "strided<[2, 1], offset: ?>",
    "#foo.bar<[1, {x}]>",
    "#foo<a b>",
    "i32",
    "tensor<4xf32>",
    "(i32) -> i1",
    "loc(\"a\":1:2)",
    "distinct[0]<1>",
    "#stablehlo<precision HIGH>",
    "#stablehlo<comparison_direction LT>",
    "#stablehlo<comparison_type TOTALORDER>",
    "#stablehlo<rng_distribution UNIFORM>",
    "#stablehlo<rng_algorithm THREE_FRY>",
    "#stablehlo<fft_type RFFT>",
    "#stablehlo<transpose ADJOINT>",
    "#stablehlo.channel_handle<handle = 1, type = 2>",
    "#stablehlo.bounds<3, ?>",
    "#stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>",
    "#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>",
    "#stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>",
    "#chlo<comparison_direction EQ>",
    "#chlo<comparison_type FLOAT>",
    "#arith.fastmath<fast>",
    "#arith.overflow<nsw, nuw>",
    "#sdy.sharding<@mesh, [{\"x\"}]>",
    "#sdy.sharding_per_value<[<@mesh, [{?}]>]>",
];

/// The symbols that generated programs refer to.
const PREAMBLE: &str = r#"
func.func private @callee(tensor<4xf32>) -> tensor<4xf32>
func.func private @f()
memref.global "private" @buffer : memref<4xf32>
ml_program.global private mutable @v(dense<0> : tensor<4xi32>) : tensor<4xi32>
sdy.mesh @mesh = <["x"=2, "y"=2]>
"#;

/// Rows whose verifier accepts what their text cannot say, as yet: drawn ops would be refused when they are read again.
/// With the missing rule in place, the row leaves the list.
const UNCHECKED_ROWS: &[&str] = &[
    "arith.addui_extended",
    "arith.mulsi_extended",
    "arith.mului_extended",
    "arith.subui_extended",
    "chlo.top_k",
    "func.call_indirect",
    "math.sincos",
    "memref.global",
    "memref.store",
    "scf.for",
    "scf.if",
    "scf.while",
    "shape.assuming",
    "shape.assuming_all",
    "stablehlo.fft",
    "stablehlo.reduce",
    "tensor.from_elements",
    "tensor.insert",
    "tensor.splat",
];

/// Rows that the reference, too, prints in a way that it cannot read.
const UNREADABLE_ROWS: &[&str] = &["ml_program.global", "stablehlo.dynamic_slice"];

/// See the module's documentation.
pub struct Pool {
    /// What everything belongs to.
    pub cx: Arc<Context>,
    /// The rows that ops are drawn from.
    pub rows: Vec<&'static OpDef>,
    /// The rows that regions end with.
    pub terminators: Vec<&'static OpDef>,
    /// Types that most ops take.
    pub common_types: Vec<Type>,
    /// Those and every other type.
    pub types: Vec<Type>,
    /// All attributes.
    pub attrs: Vec<Attr>,
    /// Attributes that files give to ops, by name.
    pub attrs_by_name: IndexMap<String, IndexSet<Attr>>,
    /// All locations.
    pub locs: Vec<Loc>,
    /// The symbols of [`Pool::preamble`].
    pub symbols: Symbols,
}

impl Pool {
    /// Reads the lists and the files under `testdata`.
    pub fn new(testdata: &Path) -> Pool {
        let cx = hlo::context();
        let mut attrs = IndexSet::new();
        let mut types = IndexSet::new();
        let common_types = read_types(&cx, COMMON_TYPES);
        types.extend(common_types.iter().copied());
        types.extend(read_types(&cx, OTHER_TYPES));
        attrs.extend(ATTRS.iter().map(|text| read_attr(&cx, text)));
        let mut attrs_by_name: IndexMap<String, IndexSet<Attr>> = IndexMap::new();
        for text in mlir_files(testdata) {
            for chunk in text.split("// -----") {
                let (module, faults) = read(&cx, chunk);
                if faults.is_empty() {
                    harvest(&module, &mut types, &mut attrs_by_name);
                }
            }
        }
        for values in attrs_by_name.values() {
            attrs.extend(values);
        }
        let module = preamble(&cx);
        let symbols = Symbols::of(module.root());
        let locs = locations(&cx, attrs[0]);
        Pool {
            terminators: cx.registry().ops().filter(|row| row.is(traits::TERMINATOR) && row.successors == 0).collect(),
            rows: cx.registry().ops().filter(|row| is_drawn(row)).collect(),
            cx,
            common_types,
            types: types.into_iter().collect(),
            attrs: attrs.into_iter().collect(),
            attrs_by_name,
            locs,
            symbols,
        }
    }

    /// A module with the symbols that generated programs refer to.
    pub fn preamble(&self) -> Module {
        preamble(&self.cx)
    }
}

/// Terminators end generated regions; what owns a body or has successors needs more around it than a function's block.
fn is_drawn(row: &OpDef) -> bool {
    row.successors == 0
        && !row.is(traits::OWNS_BODY)
        && !row.is(traits::TERMINATOR)
        && !UNCHECKED_ROWS.contains(&row.name)
        && !UNREADABLE_ROWS.contains(&row.name)
}

fn preamble(cx: &Arc<Context>) -> Module {
    let (module, faults) = read(cx, PREAMBLE);
    assert!(faults.is_empty(), "the preamble: {faults:?}");
    module
}

/// The module and what is wrong with it.
fn read(cx: &Arc<Context>, text: &str) -> (Module, Vec<String>) {
    let options = ParseOptions { allow_unregistered: true, ..ParseOptions::default() };
    let (module, diags) = parse_module(cx, "pool", text.as_bytes().into(), options);
    (module, diags.iter().map(|diagnostic| diagnostic.message.clone()).collect())
}

fn read_attr(cx: &Arc<Context>, text: &str) -> Attr {
    let (module, faults) = read(cx, &format!("\"test.op\"() {{a = {text}}} : () -> ()"));
    assert!(faults.is_empty(), "`{text}`: {faults:?}");
    let block = module.root().region(0).entry().expect("a module has a block");
    block.ops().next().and_then(|op| op.attr("a")).expect("the op has the attribute")
}

fn read_types(cx: &Arc<Context>, texts: &[&str]) -> Vec<Type> {
    let as_type = |text: &&str| read_attr(cx, text).as_type(cx).expect("a type");
    texts.iter().map(as_type).collect()
}

/// The texts under `folder`, in the order of their names.
fn mlir_files(folder: &Path) -> Vec<String> {
    let mut texts = Vec::new();
    let mut entries: Vec<_> = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path()).collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            texts.extend(mlir_files(&path));
        } else if path.extension().is_some_and(|extension| extension == "mlir") {
            texts.extend(fs::read_to_string(path));
        }
    }
    texts
}

fn harvest(module: &Module, types: &mut IndexSet<Type>, attrs: &mut IndexMap<String, IndexSet<Attr>>) {
    let cx = &module.cx;
    let mut bodies: Vec<&Body> = vec![&module.body];
    while let Some(body) = bodies.pop() {
        bodies.extend(body.children());
        for id in body.all_ops() {
            let op = body.op_ref(cx, id);
            types.extend(op.results().map(|value| value.ty()).filter(|ty| *ty != Type::ERROR));
            for &(name, attr) in cx.dict_entries(op.attrs()) {
                attrs.entry(cx.name_str(name).into_owned()).or_default().insert(attr);
            }
        }
    }
}

/// One location of every spelling.
fn locations(cx: &Context, metadata: Attr) -> Vec<Loc> {
    let file = cx.name("dir/a \"file\".mlir");
    let plain = cx.loc(LocData::File { file, line: 3, col: 7 });
    let named = cx.loc(LocData::Named { name: cx.name("a\nname"), child: Loc::UNKNOWN });
    let child = cx.loc(LocData::Named { name: cx.name("with child"), child: plain });
    let range = |span| cx.loc(LocData::Range { file, span });
    let fused = |locs: &[Loc], metadata| cx.loc(LocData::Fused { locs: locs.into(), metadata });
    vec![
        Loc::UNKNOWN,
        plain,
        named,
        child,
        cx.loc(LocData::CallSite { callee: named, caller: child }),
        fused(&[plain, named], None),
        fused(&[child], Some(metadata)),
        range(FileRange::Columns { line: 1, col: 2, end_col: 9 }),
        range(FileRange::Lines([1, 2, 3, 4])),
    ]
}
