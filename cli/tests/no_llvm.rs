//! No crate of the workspace, nor any that it is built with, builds or binds LLVM or MLIR.

use std::process::Command;

/// Words that the name of such a crate has between its hyphens and underscores.
const WORDS: [&str; 9] = ["llvm", "mlir", "inkwell", "melior", "tblgen", "clang", "libclang", "iree", "xla"];

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/..");

/// Those of the crates that bind LLVM.
fn bindings<'a>(names: impl Iterator<Item = &'a str>) -> Vec<&'a str> {
    let is_binding = |name: &str| name.split(['-', '_']).any(|part| WORDS.iter().any(|word| part.starts_with(word)));
    names.filter(|name| is_binding(name)).collect()
}

#[test]
fn the_dependency_tree_holds_no_llvm() {
    let tree = Command::new(env!("CARGO"))
        .args(["tree", "--workspace", "--edges", "all", "--prefix", "none", "--locked"])
        .current_dir(ROOT)
        .output()
        .expect("cargo runs this test, so it is there");
    assert!(tree.status.success(), "cargo tree failed:\n{}", String::from_utf8_lossy(&tree.stderr));
    let tree = String::from_utf8_lossy(&tree.stdout);
    let names = || tree.lines().filter_map(|line| line.split(' ').next());
    assert!(names().any(|name| name == "hlo-ir"), "the tree is not that of this workspace:\n{tree}");
    assert_eq!(bindings(names()), [""; 0], "crates that build or bind LLVM or MLIR");
}

/// The lock file holds what other platforms would build, too.
#[test]
fn the_lock_file_holds_no_llvm() {
    let lock = std::fs::read_to_string(format!("{ROOT}/Cargo.lock")).expect("the workspace has a lock file");
    let names = || lock.lines().filter_map(|line| line.strip_prefix("name = \"")?.strip_suffix('"'));
    assert!(names().any(|name| name == "hlo-ir"), "the file is not that of this workspace");
    assert_eq!(bindings(names()), [""; 0], "crates that build or bind LLVM or MLIR");
}

#[test]
fn bindings_are_known_by_their_names() {
    let check = |name: &str, is_one: bool| assert_eq!(!bindings([name].into_iter()).is_empty(), is_one, "{name}");
    for name in
        ["llvm-sys", "mlir-sys", "melior", "melior-macro", "inkwell", "inkwell_internals", "tblgen", "llvm-bitcode"]
    {
        check(name, true);
    }
    for name in ["hlo-ir", "regex", "stacker", "cc", "ar_archive_writer"] {
        check(name, false);
    }
}
