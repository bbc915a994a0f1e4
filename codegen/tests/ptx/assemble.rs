//! Every kernel of the tests, and every scalar op on every type, goes through NVIDIA's assembler for four generations of
//! GPUs, one file a target: no error, no spill. The assembler is `$HLO_PTXAS` or `ptxas` on the path; where there is none
//! this is told and nothing is claimed.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use hlo_codegen::ptx::{self, Target};
use hlo_ir::text::{ParseOptions, parse_module};
use hlo_ir::{Context, Diagnostics, Module};

use crate::cases::{every_op, kernel};

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
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/ptx/kernels");
    let mut names: Vec<PathBuf> =
        std::fs::read_dir(folder).expect("a folder of kernels").map(|entry| entry.expect("an entry").path()).collect();
    names.sort();
    for path in names.iter().filter(|path| path.extension().is_some_and(|extension| extension == "mlir")) {
        let text = std::fs::read_to_string(path).expect("a kernel");
        assemble_for_all(&path.file_stem().expect("a name").to_string_lossy(), &text);
    }
}

#[test]
fn every_op_on_every_type_assembles() {
    let text: String = every_op().into_iter().map(|case| case.text).collect();
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
    refused(&kernel("k", "i32", "i32", "  %r = math.ipowi %a, %b : i32"), "'math.ipowi' op has no PTX form yet");
    refused(
        &kernel("k", "f32", "f32", "  %r = arith.addf %a, %b : f32").replace("64", "2000"),
        "'hextir.prim_func' op has 2000 iterations over threadIdx.x, but a GPU takes 1024",
    );
    assert!(Target::parse("sm_60").is_err_and(|words| words.starts_with("unknown GPU `sm_60`")));
}
