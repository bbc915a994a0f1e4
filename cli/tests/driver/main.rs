//! `--backend=ptx` against a stand-in for the CUDA driver that is written in C from the driver's interface: which functions
//! are called with what, what is freed, and the words when one fails. Needs a C compiler.

#[path = "../support/mod.rs"]
mod support;

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use support::{Exit, Output};

const PROGRAM: &str = "func.func @main(%x: tensor<5xf32>, %y: tensor<5xf32>) -> tensor<5xf32> {
  %0 = stablehlo.add %x, %y : tensor<5xf32>
  return %0 : tensor<5xf32>
}
";

/// The stand-in, built into a folder of its own, or none where there is no compiler.
fn driver(test: &str) -> Option<PathBuf> {
    let folder = std::env::temp_dir().join(format!("hlo-driver-{test}-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder for the library");
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/driver/cuda.c");
    let library = folder.join("libcuda.so.1");
    let arguments = ["-std=gnu11", "-Wall", "-Wextra", "-Werror", "-shared", "-fPIC", "-o"];
    match Command::new("cc").args(arguments).arg(&library).arg(source).status() {
        Ok(status) => assert!(status.success(), "the stand-in does not compile"),
        Err(_) => {
            eprintln!("not run: there is no C compiler");
            return None;
        }
    }
    Some(folder)
}

/// Runs the program with the stand-in, whose function `fail` fails.
fn run(test: &str, fail: &str) -> Option<Output> {
    let folder = driver(test)?;
    let program = folder.join("program.mlir");
    std::fs::write(&program, PROGRAM).expect("a file to run");
    let inputs = ["--input=5xf32=1,2,3,4,5", "--input=5xf32=10,20,30,40,50"];
    let mut command = Command::new(env!("CARGO_BIN_EXE_hlo"));
    command.arg("run").arg(&program).args(inputs).arg("--backend=ptx");
    command.env("LD_LIBRARY_PATH", &folder).env("FAIL", fail);
    let output = support::run(&mut command, b"", Duration::from_secs(60)).expect("a program to run");
    let _ = std::fs::remove_dir_all(folder);
    Some(output)
}

#[test]
fn kernels_are_launched_and_everything_is_given_back() {
    let Some(output) = run("works", "") else { return };
    assert_eq!(output.exit, Exit::Code(0), "{}", output.stderr);
    assert!(
        output.stdout.contains("dense<[1.100000e+01, 2.200000e+01, 3.300000e+01, 4.400000e+01, 5.500000e+01]>"),
        "{}",
        output.stdout
    );
    assert_eq!(output.stderr, "driver: launches 1, buffers 3, freed 3, contexts 0, module gone\n");
}

#[test]
fn failures_are_told_in_the_words_of_the_driver() {
    // What keeps the machine from running anything ends with 2, what happens to an op with 1.
    let cases = [
        ("cuInit", 2, "the CUDA driver does not start: error 100"),
        ("cuModuleLoadDataEx", 2, "the driver refuses the PTX: line 3: unknown instruction: error 218"),
        ("cuMemAlloc_v2", 1, "20 bytes on the GPU: out of memory"),
        ("cuLaunchKernel", 1, "kernel `add_0`: error 719"),
    ];
    for (function, code, words) in cases {
        let Some(output) = run(function, function) else { return };
        assert_eq!(output.exit, Exit::Code(code), "{function}: {}", output.stderr);
        assert!(output.stderr.contains(words), "{function}: {}", output.stderr);
    }
}
