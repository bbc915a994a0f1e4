//! Every kernel of the tests, and every scalar op on every type, goes through NVIDIA's assembler for four generations of
//! GPUs, one file a target: no error, no spill. The assembler is `$HLO_PTXAS` or `ptxas` on the path; where there is none
//! this is told and nothing is claimed.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use hlo_codegen::ptx::{self, Target};
use hlo_ir::text::{ParseOptions, parse_module};
use hlo_ir::{Context, Diagnostics, Module};

const TARGETS: [&str; 4] = ["sm_70", "sm_80", "sm_90", "sm_100"];

fn assembler() -> Option<PathBuf> {
    let named = std::env::var_os("HLO_PTXAS").map(PathBuf::from);
    let path = std::env::var_os("PATH").unwrap_or_default();
    named.into_iter().chain(std::env::split_paths(&path).map(|folder| folder.join("ptxas"))).find(|path| path.is_file())
}

fn module(text: &str) -> Module {
    let cx = Context::new(hlo_dialects::registry());
    let (module, diags) = parse_module(&cx, "kernel.mlir", text.as_bytes().into(), ParseOptions::default());
    assert!(!diags.has_errors(), "{:?}\n{text}", diags.iter().next());
    let diags = hlo_ir::verify::verify_module(&module);
    assert!(!diags.has_errors(), "{:?}\n{text}", diags.iter().next());
    module
}

fn print(text: &str, target: &str) -> String {
    let module = module(text);
    let mut diags = Diagnostics::default();
    let printed = ptx::print(module.root(), Target::parse(target).expect("a known target"), &mut diags);
    match printed {
        Ok(ptx) => ptx.text,
        Err(_) => panic!("{:?}\n{text}", diags.iter().next()),
    }
}

/// Assembles one file and fails on errors and spills.
fn assemble(assembler: &Path, target: &str, name: &str, text: &str) {
    let folder = std::env::temp_dir().join(format!("hlo-ptxas-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder for files");
    let (source, object) = (folder.join(format!("{name}-{target}.ptx")), folder.join(format!("{name}-{target}.o")));
    std::fs::write(&source, text).expect("a file to assemble");
    let output = Command::new(assembler)
        .arg(format!("-arch={target}"))
        .arg("-v")
        .arg(&source)
        .arg("-o")
        .arg(&object)
        .output()
        .expect("the assembler runs");
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{name} for {target}: {said}");
    for line in said.lines().filter(|line| line.contains("spill")) {
        assert!(line.contains(" 0 bytes spill stores, 0 bytes spill loads"), "{name} for {target}: {line}");
    }
    let _ = std::fs::remove_file(source);
    let _ = std::fs::remove_file(object);
}

fn assemble_for_all(name: &str, text: &str) {
    let Some(assembler) = assembler() else {
        eprintln!("not run: no ptxas ({name})");
        return;
    };
    for target in TARGETS {
        assemble(&assembler, target, name, &print(text, target));
    }
}

#[test]
fn kernels_of_the_tests_assemble() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../testdata/codegen/ptx");
    let mut names: Vec<PathBuf> =
        std::fs::read_dir(folder).expect("a folder of kernels").map(|entry| entry.expect("an entry").path()).collect();
    names.sort();
    for path in names.iter().filter(|path| path.extension().is_some_and(|extension| extension == "mlir")) {
        let text = std::fs::read_to_string(path).expect("a kernel");
        assemble_for_all(&path.file_stem().expect("a name").to_string_lossy(), &text);
    }
}

/// One kernel a case: `line` computes `%r : out` from `%a`, `%b`, `%c`, of which each has the type `ty`.
fn kernel(name: &str, ty: &str, out: &str, line: &str) -> String {
    let loads: String = ["a", "b", "c"]
        .iter()
        .map(|x| format!("  %{x} = hextir.buffer_load %{x}_buf[%i] : memref<64x{ty}> -> {ty}\n"))
        .collect();
    format!(
        "hextir.prim_func @{name}(%a_buf: memref<64x{ty}>, %b_buf: memref<64x{ty}>, %c_buf: memref<64x{ty}>, %out: memref<64x{out}>) attributes {{device = \"cuda\"}} {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  hextir.block \"{name}\" {{
  hextir.for \"thread_binding\" %c0 to %c64 step %c1 bind \"threadIdx.x\" {{
  ^bb0(%i: index):
{loads}{line}
  hextir.buffer_store %r, %out[%i] : {out}, memref<64x{out}>
  }}
  }}
  hextir.return
}}
"
    )
}

#[test]
fn every_op_on_every_type_assembles() {
    let mut text = String::new();
    let mut n = 0;
    let mut case = |ty: &str, out: &str, line: String| {
        n += 1;
        text.push_str(&kernel(&format!("case_{n}"), ty, out, &line));
    };
    let ints = ["i1", "i4", "i8", "i16", "i32", "i64"];
    for ty in ints {
        for op in ["addi", "subi", "muli", "andi", "ori", "xori", "maxsi", "minsi", "maxui", "minui"] {
            case(ty, ty, format!("  %r = arith.{op} %a, %b : {ty}"));
        }
        for predicate in ["eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"] {
            case(ty, "i1", format!("  %r = arith.cmpi {predicate}, %a, %b : {ty}"));
        }
        case(ty, ty, format!("  %p = arith.cmpi eq, %a, %b : {ty}\n  %r = arith.select %p, %b, %c : {ty}"));
        for op in ["absi", "ctlz", "cttz", "ctpop"] {
            case(ty, ty, format!("  %r = math.{op} %a : {ty}"));
        }
        for float in ["f16", "bf16", "f32", "f64"] {
            for op in ["sitofp", "uitofp"] {
                case(ty, float, format!("  %r = arith.{op} %a : {ty} to {float}"));
            }
            for op in ["fptosi_sat", "fptoui_sat"] {
                case(float, ty, format!("  %r = hextir.{op} %a : {float} to {ty}"));
            }
        }
        for (position, wider) in ints.iter().enumerate() {
            if position > ints.iter().position(|other| *other == ty).expect("one of them") {
                case(ty, wider, format!("  %r = arith.extsi %a : {ty} to {wider}"));
                case(ty, wider, format!("  %r = arith.extui %a : {ty} to {wider}"));
                case(wider, ty, format!("  %r = arith.trunci %a : {wider} to {ty}"));
            }
        }
    }
    for ty in &ints[1..] {
        for op in ["divsi", "divui", "remsi", "remui", "shli", "shrsi", "shrui"] {
            case(ty, ty, format!("  %r = arith.{op} %a, %b : {ty}"));
        }
    }
    let floats = ["f16", "bf16", "f32", "f64"];
    for ty in floats {
        for op in ["addf", "subf", "mulf", "divf", "maximumf", "minimumf", "maxnumf", "minnumf"] {
            case(ty, ty, format!("  %r = arith.{op} %a, %b : {ty}"));
        }
        case(ty, ty, format!("  %r = arith.negf %a : {ty}"));
        case(ty, ty, format!("  %r = math.fma %a, %b, %c : {ty}"));
        for predicate in [
            "false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule", "une", "uno",
            "true",
        ] {
            case(ty, "i1", format!("  %r = arith.cmpf {predicate}, %a, %b : {ty}"));
        }
        for op in [
            "absf",
            "acos",
            "acosh",
            "asin",
            "asinh",
            "atan",
            "atanh",
            "cbrt",
            "ceil",
            "cos",
            "cosh",
            "erf",
            "erfc",
            "expm1",
            "exp",
            "floor",
            "log1p",
            "log",
            "roundeven",
            "round",
            "rsqrt",
            "sin",
            "sinh",
            "sqrt",
            "tan",
            "tanh",
            "trunc",
        ] {
            case(ty, ty, format!("  %r = math.{op} %a : {ty}"));
        }
        case(ty, ty, format!("  %r = hextir.logistic %a : {ty}"));
        for op in ["atan2", "copysign", "powf"] {
            case(ty, ty, format!("  %r = math.{op} %a, %b : {ty}"));
        }
        for op in ["isfinite", "isinf", "isnan"] {
            case(ty, "i1", format!("  %r = math.{op} %a : {ty}"));
        }
    }
    for (narrow, wide) in [("f16", "f32"), ("bf16", "f32"), ("f16", "f64"), ("bf16", "f64"), ("f32", "f64")] {
        case(narrow, wide, format!("  %r = arith.extf %a : {narrow} to {wide}"));
        case(wide, narrow, format!("  %r = arith.truncf %a : {wide} to {narrow}"));
    }
    for (a, b) in [("f16", "i16"), ("bf16", "i16"), ("f32", "i32"), ("f64", "i64"), ("f16", "bf16")] {
        case(a, b, format!("  %r = arith.bitcast %a : {a} to {b}"));
        case(b, a, format!("  %r = arith.bitcast %a : {b} to {a}"));
    }
    assemble_for_all("every_op", &text);
}

#[test]
fn what_has_no_form_is_refused() {
    let refused = |text: &str, expected: &str| {
        let module = module(text);
        let mut diags = Diagnostics::default();
        assert!(ptx::print(module.root(), Target::parse("sm_80").expect("known"), &mut diags).is_err());
        let mut said = String::new();
        for diagnostic in diags.iter() {
            writeln!(said, "{}", diagnostic.message).expect("a string takes all");
        }
        assert_eq!(said.trim_end(), expected);
    };
    refused(
        &kernel("k", "f8E5M2", "f8E5M2", "  %r = arith.addf %a, %b : f8E5M2"),
        "'hextir.prim_func' op works on `f8E5M2`, which kernels in PTX do not hold yet",
    );
    refused(&kernel("k", "f32", "f32", "  %r = arith.remf %a, %b : f32"), "'arith.remf' op has no PTX form yet");
    refused(
        &kernel("k", "f32", "f32", "  %r = arith.addf %a, %b : f32").replace("64", "2000"),
        "'hextir.prim_func' op has 2000 iterations over threadIdx.x, but a GPU takes 1024",
    );
    assert!(Target::parse("sm_60").is_err_and(|words| words.starts_with("unknown GPU `sm_60`")));
}
