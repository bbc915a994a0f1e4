//! `hlo translate --serialize` and `--deserialize` with all their flags, and what the other commands do with artifacts
//! and files of `jax.export`: bytes, texts and words from one end to the other.

#[path = "../support/mod.rs"]
mod support;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use support::Exit;

const TIME: Duration = Duration::from_secs(60);

fn artifacts() -> PathBuf {
    support::testdata().join("artifacts")
}

/// How a command ended, its standard output and its standard error.
struct Ran {
    code: i32,
    out: Vec<u8>,
    err: String,
}

impl Ran {
    fn text(&self) -> String {
        String::from_utf8_lossy(&self.out).into_owned()
    }
}

/// Runs `hlo` in the folder of the artifacts. The standard output goes through a file, as it may be bytes.
fn hlo(test: &str, words: &[&str], input: &[u8]) -> Ran {
    let out = scratch(&format!("{test}.out"));
    let mut command = Command::new("sh");
    command.args(["-c", "out=$1; shift; exec \"$@\" > \"$out\"", "sh"]).arg(&out).arg(env!("CARGO_BIN_EXE_hlo"));
    let output = support::run(command.args(words).current_dir(artifacts()), input, TIME).expect("the program starts");
    assert!(
        !output.has_crashed() && output.stdout.is_empty(),
        "{words:?} ended by {:?}: {}",
        output.exit,
        output.stderr
    );
    let Exit::Code(code) = output.exit else { panic!("{words:?} did not end by itself") };
    let ran = Ran { code, out: fs::read(&out).unwrap_or_default(), err: output.stderr };
    let _ = fs::remove_file(out);
    ran
}

/// A path of a file that only this test uses.
fn scratch(name: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("translate-{name}"))
}

fn read(name: &str) -> Vec<u8> {
    fs::read(artifacts().join(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// The versions that have a released artifact of `program.mlir`.
fn versions() -> Vec<String> {
    let files = support::files_below(&artifacts(), &[".mlir.bc"]).expect("testdata can be read");
    let version =
        |path: &PathBuf| path.file_name()?.to_str()?.strip_prefix('v')?.strip_suffix(".mlir.bc").map(str::to_owned);
    let versions: Vec<String> = files.iter().filter_map(version).collect();
    assert!(versions.len() >= 33, "{versions:?}");
    versions
}

/// `program.mlir` as it is printed.
fn program() -> String {
    let text = String::from_utf8(read("program.mlir")).expect("text");
    text.lines().filter(|line| !line.starts_with("//")).map(|line| format!("{line}\n")).collect()
}

#[test]
fn every_version_is_written_and_read_as_released() {
    for version in versions() {
        let target = format!("--target={version}");
        let written = hlo("versions", &["translate", "--serialize", &target, "--strip-debuginfo", "program.mlir"], b"");
        assert_eq!((written.code, &*written.err), (0, ""), "{version}");
        let file = format!("v{version}.mlir.bc");
        assert!(written.out == read(&file), "{version} is written otherwise");
        let text = hlo("versions", &["translate", "--deserialize", &file], b"");
        assert_eq!((text.code, &*text.err, text.text()), (0, "", program()), "{version}");
    }
}

#[test]
fn locations_are_kept_unless_stripped() {
    let with = hlo("locations", &["translate", "--serialize", "--target=1.0.0", "program.mlir"], b"");
    assert!(with.out.windows(12).any(|bytes| bytes == b"program.mlir"));
    let text = hlo("locations", &["translate", "--deserialize", "--mlir-print-debuginfo", "-"], &with.out).text();
    assert!(text.contains("loc(\"program.mlir\":3:1)"), "{text}");
    let without = read("v1.0.0.mlir.bc");
    let text = hlo("locations", &["translate", "--deserialize", "--mlir-print-debuginfo", "-"], &without).text();
    assert!(text.contains("loc(unknown)") && !text.contains("program.mlir"), "{text}");
}

#[test]
fn the_current_version_has_a_name() {
    let current = ["translate", "--serialize", "--target=current", "--strip-debuginfo", "program.mlir"];
    assert!(hlo("current", &current, b"").out == read("v1.20.0.mlir.bc"));
    let text =
        hlo("current", &["translate", "--deserialize", "--print-stablehlo-version", "v0.9.0.mlir.bc"], b"").text();
    assert_eq!(text.lines().next(), Some("// Reading portable artifact with StableHLO version: 0.9.0"));
    assert_eq!(text.split_once('\n').map(|(_, rest)| rest.to_owned()), Some(program()));
    let plain = hlo("current", &["opt", "--emit-bytecode", "program.mlir"], b"").out;
    let found = hlo("current", &["translate", "--deserialize", "--print-stablehlo-version", "-"], &plain).text();
    assert_eq!(found.lines().next(), Some("// Failed parsing StableHLO version from portable artifact"));
}

#[test]
fn results_go_to_files() {
    let (artifact, text) = (scratch("o.mlir.bc"), scratch("o.mlir"));
    let (artifact_name, text_name) = (artifact.display().to_string(), text.display().to_string());
    let words =
        ["translate", "--serialize", "--target=1.0.0", "--strip-debuginfo", "program.mlir", "-o", &artifact_name];
    let written = hlo("files", &words, b"");
    assert_eq!((written.code, written.out.len()), (0, 0));
    assert!(fs::read(&artifact).ok() == Some(read("v1.0.0.mlir.bc")));
    assert_eq!(hlo("files", &["translate", "--deserialize", &artifact_name, "-o", &text_name], b"").code, 0);
    assert_eq!(fs::read_to_string(&text).ok(), Some(program()));
    // A failure leaves the old file.
    let failed =
        hlo("files", &["translate", "--serialize", "--target=9.9.9", "program.mlir", "-o", &artifact_name], b"");
    assert_eq!(failed.code, 1);
    assert!(fs::read(&artifact).ok() == Some(read("v1.0.0.mlir.bc")));
    for path in [artifact, text] {
        let _ = fs::remove_file(path);
    }
}

const OBSERVED: &str = "func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = interpreter.probe %x, probe_id = \"x\" : tensor<2xf32>
  return %0 : tensor<2xf32>
}
";

#[test]
fn other_dialects_have_to_be_allowed() {
    let refused = hlo("others", &["translate", "--serialize", "--target=1.0.0", "-"], OBSERVED.as_bytes());
    assert_eq!((refused.code, refused.out.len()), (1, 0));
    for words in
        ["failed to legalize operation 'interpreter.probe' that was explicitly marked illegal", "--interpreter-strip"]
    {
        assert!(refused.err.contains(words), "{}", refused.err);
    }
    let allowed = ["translate", "--serialize", "--target=1.0.0", "--allow-other-dialects", "-"];
    let allowed = hlo("others", &allowed, OBSERVED.as_bytes());
    assert_eq!((allowed.code, &*allowed.err), (0, ""));
    let text = hlo("others", &["translate", "--deserialize", "-"], &allowed.out).text();
    assert!(text.contains("interpreter.probe %arg0, probe_id = \"x\" : tensor<2xf32>"), "{text}");
    let stripped = hlo("others", &["opt", "--interpreter-strip", "-"], OBSERVED.as_bytes());
    assert_eq!(hlo("others", &["translate", "--serialize", "--target=1.0.0", "-"], &stripped.out).code, 0);
}

#[test]
fn what_makes_no_sense_is_refused_first() {
    for (words, message) in [
        (
            &["translate", "program.mlir"][..],
            "say what to do: `--interpret`, `--serialize` or `--deserialize`, one of them",
        ),
        (&["translate", "--serialize", "--deserialize", "program.mlir"], "say what to do"),
        (&["translate", "--serialize", "--split-input-file", "program.mlir"], "leave out `--split-input-file`"),
        (
            &["translate", "--deserialize", "--verify-diagnostics=some", "v1.0.0.mlir.bc"],
            "`--verify-diagnostics` knows the mode all",
        ),
        (&["translate", "--deserialize", "missing.mlir.bc"], "cannot read 'missing.mlir.bc'"),
    ] {
        let ran = hlo("usage", words, b"");
        assert_eq!(ran.code, 2, "{words:?}: {}", ran.err);
        assert!(ran.err.contains(message), "{words:?}: {}", ran.err);
    }
}

#[test]
fn diagnostics_can_be_announced() {
    let check = |words: &[&str], text: &str, code: i32, told: &str| {
        let ran = hlo("announced", &[&["translate"], words, &["--verify-diagnostics", "-"]].concat(), text.as_bytes());
        assert_eq!(ran.code, code, "{}", ran.err);
        assert!(ran.err.contains(told), "{}", ran.err);
    };
    let announced =
        OBSERVED.replace("  %0", "  // expected-error @+1 {{failed to legalize operation 'interpreter.probe'}}\n  %0");
    check(&["--serialize", "--target=1.0.0"], &announced, 0, "");
    check(&["--serialize", "--target=1.0.0"], OBSERVED, 1, "unexpected error: failed to legalize operation");
    check(&["--serialize", "--target=1.0.0", "--allow-other-dialects"], &announced, 1, "was not produced");
}

/// Damage in a file of bytecode: what, where, who wrote it.
#[test]
fn damage_is_told_by_every_command() {
    let mut file = read("v1.0.0.mlir.bc");
    file.truncate(200);
    for words in [
        &["check"][..],
        &["opt"],
        &["info"],
        &["run"],
        &["translate", "--deserialize"],
        &["translate", "--deserialize", "--verify-diagnostics"],
    ] {
        let ran = hlo("damage", &[words, &["-"]].concat(), &file);
        assert_eq!(ran.code, 1, "{words:?}");
        for part in ["bytes of a section announced", "in bytecode version 6 produced by: StableHLO_v1.0.0"] {
            assert!(ran.err.contains(part), "{words:?}: {}", ran.err);
        }
        let is_deserialized = words.contains(&"--deserialize");
        assert_eq!(
            ran.err.contains("failed to deserialize portable artifact using StableHLO_v"),
            is_deserialized,
            "{}",
            ran.err
        );
    }
}

/// Artifacts of versions to come: whatever is not understood is told with the version, by every command.
#[test]
fn artifacts_of_newer_versions_say_so() {
    let swap = |file: &[u8], from: &[u8], to: &[u8]| {
        let at = file.windows(from.len()).position(|bytes| bytes == from).expect("the file holds it");
        [&file[..at], to, &file[at + from.len()..]].concat()
    };
    let newer = swap(&read("v1.20.0.mlir.bc"), b"StableHLO_v1.20.0", b"StableHLO_v1.27.3");
    let op = swap(&newer, b"func_v1", b"func_v9");
    let format = swap(&newer, b"ML\xEFR\x0d", b"ML\xEFR\x0f");
    let explained = "the artifact is of StableHLO 1.27.3; this program knows the versions up to 1.20.0";
    for (file, unknown) in [(&op, "'vhlo.func_v9'"), (&format, "bytecode version 7 is newer")] {
        for words in [
            &["check"][..],
            &["opt"],
            &["opt", "--stablehlo-deserialize"],
            &["info"],
            &["compat"],
            &["run"],
            &["compile", "--emit=c"],
            &["translate", "--deserialize"],
            &["translate", "--interpret"],
            &["translate", "--serialize", "--target=1.0.0"],
        ] {
            let ran = hlo("newer", &[words, &["-"]].concat(), file);
            assert_eq!(ran.code, 1, "{words:?}: {}", ran.err);
            for part in [unknown, explained] {
                assert!(ran.err.contains(part), "{words:?}: {}", ran.err);
            }
            let about = "portable artifact of StableHLO 1.27.3, which is newer than this program's 1.20.0";
            assert_eq!(ran.text().contains(about), words == ["info"], "{words:?}: {}", ran.text());
        }
    }
    // What is known of them is read.
    let ran = hlo("newer", &["translate", "--deserialize", "-"], &newer);
    assert_eq!((ran.code, &*ran.err, ran.text()), (0, "", program()));
}

/// What external clients keep beside a program goes through text and bytecode, and not into artifacts.
#[test]
fn resources_of_external_clients_are_kept() {
    let text = "module {\n}\n\n{-#\n  external_resources: {\n    client: {\n      a: \"text\",\n      \
                b: \"0x0400000001000000\",\n      c: true\n    }\n  }\n#-}\n";
    let bytes = hlo("external", &["opt", "--emit-bytecode", "-"], text.as_bytes()).out;
    for input in [text.as_bytes(), &bytes] {
        assert_eq!(hlo("external", &["opt", "-"], input).text(), text);
    }
    assert!(hlo("external", &["opt", "--emit-bytecode-as-input", "-"], &bytes).out == bytes);
    let artifact = hlo("external", &["translate", "--serialize", "--target=current", "-"], text.as_bytes()).out;
    assert!(!artifact.windows(6).any(|bytes| bytes == b"client"));
}

#[test]
fn files_of_jax_export_are_programs() {
    let text = hlo("jax", &["translate", "--deserialize", "--print-stablehlo-version", "plain.jax_export"], b"").text();
    let begin = "// Reading portable artifact with StableHLO version: 1.15.0\nmodule @jit_f";
    assert!(
        text.starts_with(begin) && text.contains("stablehlo.sine") && text.contains("stablehlo.dot_general"),
        "{text}"
    );
    let opt = hlo("jax", &["opt", "--stablehlo-deserialize", "plain.jax_export"], b"").text();
    assert_eq!(text.split_once('\n').map(|(_, rest)| rest), Some(&*opt));
    for words in [&["check", "symbolic.jax_export"][..], &["opt", "symbolic.jax_export"]] {
        let ran = hlo("jax", words, b"");
        assert_eq!((ran.code, &*ran.err), (0, ""), "{words:?}");
    }
    let info = hlo("jax", &["info", "symbolic.jax_export"], b"").text();
    let begin = "exported: g, calling convention 10
platforms: cpu, cuda; 1 device
inputs: bfloat16[b,3]
outputs: bfloat16[b,3], bfloat16[]
derivatives: fun_vjp_jax
";
    assert!(info.starts_with(begin), "{info}");
    // f(x, y) = sin(x) @ y + 1, of zeros.
    let zeros = ["--input=dense<0.0> : tensor<2x3xf32>", "--input=dense<0.0> : tensor<3x4xf32>"];
    let ran = hlo("jax", &[&["run", "plain.jax_export"][..], &zeros].concat(), b"");
    assert_eq!((ran.code, &*ran.text()), (0, "dense<1.000000e+00> : tensor<2x4xf32>\n"), "{}", ran.err);
    let mut cut = read("plain.jax_export");
    cut.truncate(300);
    for words in [&["check", "-"][..], &["info", "-"], &["run", "-"], &["translate", "--deserialize", "-"]] {
        let ran = hlo("jax", words, &cut);
        assert_eq!(ran.code, 1, "{words:?}");
        assert!(ran.err.contains("the program: an offset of") && ran.err.contains("at byte"), "{words:?}: {}", ran.err);
    }
}

#[test]
fn bytecode_can_be_written_as_it_was() {
    for file in ["v0.9.0.mlir.bc", "v1.20.0.mlir.bc", "../bytecode/sdy.3.mlirbc", "../bytecode/stablehlo.4.mlirbc"] {
        let ran = hlo("as-input", &["opt", "--allow-unregistered-dialect", "--emit-bytecode-as-input", file], b"");
        assert_eq!((ran.code, &*ran.err), (0, ""), "{file}");
        assert!(ran.out == read(file), "{file} is written otherwise");
    }
}
