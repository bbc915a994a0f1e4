//! `hlo check` over several files: each is told about, also when others cannot be read.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

mod support;

use support::{Exit, Output};

const SOUND: &str = "func.func @f() { return }";
const FAULTY: &str = "func.func @f(%x: tensor<2xi32>) {\n  %0 = stablehlo.tanh %x : tensor<2xi32>\n  return\n}";

/// A folder with files of these names and texts.
fn folder(test: &str, files: &[(&str, &str)]) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("hlo-check-{test}-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder for the files");
    for (name, text) in files {
        std::fs::write(folder.join(name), text).expect("a file to check");
    }
    folder
}

fn check(folder: &Path, args: &[&str], input: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_hlo"));
    command.current_dir(folder).arg("check").args(args);
    support::run(&mut command, input.as_bytes(), Duration::from_secs(60)).expect("the program starts")
}

#[test]
fn every_file_is_told_about() {
    let folder = folder("many", &[("a.mlir", SOUND), ("b.mlir", FAULTY), ("c.mlir", FAULTY)]);
    let one = check(&folder, &["a.mlir"], "");
    assert_eq!((one.exit, &*one.stdout, &*one.stderr), (Exit::Code(0), "", ""));

    let many = check(&folder, &["a.mlir", "b.mlir", "c.mlir"], "");
    assert_eq!((many.exit, &*many.stdout), (Exit::Code(1), "3 programs, 2 of them faulty\n"));
    assert!(
        many.stderr.contains("b.mlir:2:8: error: ") && many.stderr.contains("c.mlir:2:8: error: "),
        "{}",
        many.stderr
    );

    // A file that cannot be read keeps none of the others from being checked.
    let unread = check(&folder, &["gone.mlir", "c.mlir", "-"], SOUND);
    assert_eq!(
        (unread.exit, &*unread.stdout),
        (Exit::Code(2), "2 programs, 1 of them faulty; 1 more could not be read\n")
    );
    let places = ["c.mlir:2:8: error: ", "hlo: cannot read 'gone.mlir': "].map(|words| unread.stderr.find(words));
    assert!(matches!(places, [Some(first), Some(second)] if first < second), "{}", unread.stderr);

    let json = check(&folder, &["--message-format=json", "b.mlir", "a.mlir"], "");
    assert_eq!((json.exit, &*json.stdout), (Exit::Code(1), ""));
    let lines: Vec<&str> = json.stderr.lines().collect();
    assert!(matches!(lines[..], [line] if line.contains("\"code\":\"type-constraint\"")), "{}", json.stderr);
    let _ = std::fs::remove_dir_all(folder);
}
