//! `hlo opt` from one end to the other: what watches the passes.

#[path = "support/mod.rs"]
mod support;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use support::{Exit, Output};

const PROGRAM: &str = "module @m {
  func.func private @g(%x: i32) -> i32 {
    %a = arith.constant 2 : i32
    %b = arith.constant 2 : i32
    %c = arith.addi %a, %b : i32
    %d = arith.addi %x, %c : i32
    return %d : i32
  }
  func.func @f(%x: i32) -> i32 {
    %1 = func.call @g(%x) : (i32) -> i32
    return %1 : i32
  }
}
";

/// Runs `hlo opt` in `folder` on the program, or on the file among the flags.
fn opt(folder: &Path, flags: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_hlo"));
    command.current_dir(folder).arg("opt").args(flags);
    support::run(&mut command, PROGRAM.as_bytes(), Duration::from_secs(60)).expect("the program starts")
}

/// A folder of its own for a test.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder for files");
    folder
}

/// The paths of all files below `folder`.
fn files(folder: &Path) -> Vec<String> {
    let found = support::files_below(folder, &[""]).expect("a folder that reads");
    found.iter().map(|path| path.strip_prefix(folder).expect("below").display().to_string()).collect()
}

/// A pass that fails in `@g`: two rounds would be needed.
const FAILS: &str = "canonicalize{max-iterations=1 test-convergence=true}";

#[test]
fn a_failure_is_seen_again() {
    let folder = folder("reproducer");
    let pipeline = format!("--pass-pipeline=builtin.module(symbol-dce,func.func(cse,{FAILS}),cse)");
    let output = opt(&folder, &[&pipeline, "--mlir-pass-pipeline-crash-reproducer=r.mlir", "--message-format=short"]);
    let expect = "Pipeline failed while executing [`CanonicalizerPass` on 'func.func' operation: @g]: \
                  reproducer generated at `r.mlir`";
    assert_eq!(output.exit, Exit::Code(1));
    assert!(output.stderr.contains(expect), "{}", output.stderr);
    // Text and pipeline are those that MLIR's tools write for this program.
    let options = "{cse-between-iterations=false    max-iterations=1 max-num-rewrites=-1 region-simplify=normal \
                   test-convergence=true top-down=true}";
    let tail = format!(
        "\n{{-#\n  external_resources: {{\n    mlir_reproducer: {{\n      pipeline: \
         \"builtin.module(symbol-dce, func.func(cse,canonicalize{options}), cse)\",\n      \
         disable_threading: false,\n      verify_each: true\n    }}\n  }}\n#-}}\n"
    );
    let text = fs::read_to_string(folder.join("r.mlir")).expect("the reproducer");
    let tail = if text.contains("disable_threading: true") { tail.replace(": false,", ": true,") } else { tail };
    assert!(text.ends_with(&tail) && text.matches("constant 2").count() == 2, "{text}");
    let again = opt(&folder, &["r.mlir", "--run-reproducer", "--message-format=short"]);
    assert!(
        again.exit == Exit::Code(1) && again.stderr.contains("error: the last round of canonicalization"),
        "{}",
        again.stderr
    );

    let local = "--mlir-pass-pipeline-local-reproducer";
    opt(&folder, &[&pipeline, "--mlir-pass-pipeline-crash-reproducer=l.mlir", local, "--threads=1"]);
    let text = fs::read_to_string(folder.join("l.mlir")).expect("the reproducer");
    assert!(text.contains(&format!("\"builtin.module(func.func(canonicalize{options}))\"")), "{text}");
    assert!(text.contains("disable_threading: true") && text.matches("constant 2").count() == 1, "{text}");
    assert_eq!(opt(&folder, &["l.mlir", "--run-reproducer"]).exit, Exit::Code(1));
    assert_eq!(files(&folder), ["l.mlir", "r.mlir"]);
}

#[test]
fn nothing_is_written_where_nothing_failed_or_nothing_can_be() {
    let folder = folder("no-reproducer");
    let output = opt(&folder, &["--cse", "--mlir-pass-pipeline-crash-reproducer=r.mlir"]);
    assert_eq!((output.exit, files(&folder).len()), (Exit::Code(0), 0));
    let flag = "--mlir-pass-pipeline-crash-reproducer=missing/r.mlir";
    let output = opt(&folder, &[&format!("--pass-pipeline=builtin.module({FAILS})"), flag, "--message-format=short"]);
    assert_eq!((output.exit, files(&folder).len()), (Exit::Code(1), 0));
    assert!(output.stderr.contains("no reproducer: cannot write 'missing/r.mlir'"), "{}", output.stderr);
    let output = opt(&folder, &["--run-reproducer", "--message-format=short"]);
    assert!(
        output.exit == Exit::Code(1) && output.stderr.contains("error: the file is no reproducer"),
        "{}",
        output.stderr
    );
}

#[test]
fn each_dump_is_a_file_where_mlir_puts_it() {
    let folder = folder("tree");
    let pipeline = "--pass-pipeline=builtin.module(func.func(cse,canonicalize),symbol-dce,func.func(cse),cse)";
    let flags = [pipeline, "--mlir-print-ir-tree-dir=tree", "--mlir-print-ir-after-all", "--mlir-print-ir-before=cse"];
    let output = opt(&folder, &flags);
    assert_eq!((output.exit, output.stderr.as_str()), (Exit::Code(0), ""));
    let functions = ["0_0_cse", "0_1_cse", "0_2_canonicalize", "1_3_cse", "1_4_cse"];
    let mut expect = ["1_symbol-dce", "2_cse", "3_cse"].map(|name| format!("{name}.mlir")).to_vec();
    expect.extend(["f", "g"].iter().flat_map(|f| functions.map(|name| format!("func_func_{f}/{name}.mlir"))));
    assert_eq!(files(&folder.join("tree/builtin_module_m")), expect);
    let dump = fs::read_to_string(folder.join("tree/builtin_module_m/func_func_f/0_0_cse.mlir")).expect("a dump");
    let expect = "// -----// IR Dump Before CSEPass: cse //----- //\nfunc.func @f(%arg0: i32) -> i32 {\n  \
                  %0 = call @g(%arg0) : (i32) -> i32\n  return %0 : i32\n}\n\n";
    assert_eq!(dump, expect);
    let output = opt(&folder, &["--cse", "--mlir-print-ir-tree-dir=/dev/null/x", "--mlir-print-ir-after-all"]);
    assert!(output.exit == Exit::Code(2) && output.stderr.contains("cannot make '/dev/null/x"), "{}", output.stderr);
}

#[test]
fn patterns_are_counted_traced_and_switched_off() {
    let folder = folder("patterns");
    let output = opt(&folder, &["--canonicalize", "--mlir-pass-statistics", "--mlir-pass-statistics-display=list"]);
    assert!(output.stderr.contains("(S) 1 FoldAddI  - Applications of the pattern\n"), "{}", output.stderr);
    let output = opt(&folder, &["--canonicalize=disable-patterns=FoldAddI", "--debug-only=greedy-rewriter"]);
    assert!(output.stdout.contains("arith.addi %c2_i32, %c2_i32") && !output.stderr.contains("FoldAddI"));
    let converged = "func.func @f: nothing applies any more after 0 rewrites in 1 round\n";
    assert!(output.stderr.contains(converged), "{}", output.stderr);
}
