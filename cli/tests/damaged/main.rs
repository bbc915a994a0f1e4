//! Damaged input of every kind: `hlo check` and `hlo opt` answer with a diagnostic, in bounded time and memory, and never crash.
//!
//! The kinds stand in `mutations.rs` (harm done to the files of `testdata/`), `hostile.rs` (texts made up to be hard) and `artifacts.rs` (harm done to bytecode). What harmed the program once stays in `testdata/fuzz/`.

mod artifacts;
mod hostile;
mod mutations;
#[path = "../support/mod.rs"]
mod support;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Duration;

use support::Exit;

/// The time that a run may take.
const TIME: Duration = Duration::from_secs(10);
/// The address space that a run may take, in KiB.
const SPACE: u64 = 4 << 20;
/// The bytes of messages that a run may print. A person reads the first ones.
const MESSAGES: usize = 1 << 20;
/// Files of `testdata/` that are harmed, evenly chosen among all.
const N_SEEDS: usize = 16;

/// What the program has to make of an input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Expect {
    /// A diagnostic and status 1.
    Refused,
    /// Status 0 or 1: the harm may be such that the text still means something.
    Any,
}

/// An input that may do harm.
struct Input {
    name: String,
    bytes: Vec<u8>,
    expect: Expect,
    /// The verbs that it is given to, with their flags.
    runs: &'static [&'static [&'static str]],
}

const CHECK: &[&str] = &["check"];
const OPT: &[&str] = &["opt", "--allow-unregistered-dialect"];
const SPLIT: &[&str] = &["opt", "--allow-unregistered-dialect", "--split-input-file"];

impl Input {
    fn new(name: impl Into<String>, bytes: impl Into<Vec<u8>>, expect: Expect) -> Self {
        Self { name: name.into(), bytes: bytes.into(), expect, runs: &[CHECK, OPT] }
    }
}

/// Runs every input through its verbs on all cores and panics with the list of those that were not taken well.
fn take(inputs: &[Input]) {
    let next = AtomicUsize::new(0);
    let worker = || {
        let mut troubles = Vec::new();
        while let Some(input) = inputs.get(next.fetch_add(1, Ordering::Relaxed)) {
            troubles.extend(trouble(input));
        }
        troubles
    };
    let n_workers = thread::available_parallelism().map_or(1, |n| n.get());
    let troubles: Vec<String> = thread::scope(|scope| {
        let workers: Vec<_> = (0..n_workers).map(|_| scope.spawn(worker)).collect();
        workers.into_iter().flat_map(|worker| worker.join().expect("a worker has no panic of its own")).collect()
    });
    assert!(troubles.is_empty(), "{} inputs were not taken well:\n{}", troubles.len(), troubles.join("\n"));
}

/// What goes wrong with an input, which is then kept in a file.
fn trouble(input: &Input) -> Option<String> {
    // Other characters are spelled by their codes, so that no two inputs share a file.
    let spelled = |c: char| match c {
        ' ' => "-".to_owned(),
        _ if c.is_ascii_alphanumeric() => c.to_string(),
        _ => format!("x{:02x}", c as u32),
    };
    let file_name: String = input.name.chars().map(spelled).collect();
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("damaged-{file_name}.mlir"));
    fs::write(&path, &input.bytes).expect("the folder for tests can be written");
    let told: Vec<String> = input
        .runs
        .iter()
        .filter_map(|run| Some(format!("{} ({}): {}", input.name, run.join(" "), fault(&path, run, input.expect)?)))
        .collect();
    if told.is_empty() {
        let _ = fs::remove_file(&path);
        return None;
    }
    Some(format!("{}\n  the input: {}", told.join("\n"), path.display()))
}

fn fault(path: &Path, run: &[&str], expect: Expect) -> Option<String> {
    let mut command = Command::new("sh");
    let limited = format!("ulimit -v {SPACE}; ulimit -c 0; exec \"$@\"");
    command.args(["-c", &limited, "sh", env!("CARGO_BIN_EXE_hlo")]).args(run).arg(path);
    let output = match support::run(&mut command, b"", TIME) {
        Ok(output) => output,
        Err(error) => return Some(format!("the program did not start: {error}")),
    };
    let shown: String = output.stderr.chars().take(300).collect();
    match output.exit {
        Exit::TimedOut => Some(format!("no answer within {} s", TIME.as_secs())),
        _ if output.has_crashed() => Some(format!("crashed ({:?}): {shown}", output.exit)),
        Exit::Code(2) => Some(format!("refused the command line: {shown}")),
        Exit::Code(0) if expect == Expect::Refused => {
            Some(format!("was accepted: {}", output.stdout.chars().take(100).collect::<String>()))
        }
        Exit::Code(1) if !output.stderr.contains("error: ") => {
            Some(format!("was refused without a diagnostic: {shown}"))
        }
        _ if output.stderr.len() > MESSAGES => Some(format!("{} bytes of messages", output.stderr.len())),
        _ => None,
    }
}

/// Valid files, evenly chosen.
fn seeds() -> Vec<(PathBuf, Vec<u8>)> {
    let files = support::files_below(&support::testdata(), &[".mlir"]).expect("testdata can be read");
    let read = |path: PathBuf| fs::read(&path).ok().map(|bytes| (path, bytes));
    let valid: Vec<_> =
        files.into_iter().filter_map(read).filter(|(_, bytes)| bytes.starts_with(b"// run: roundtrip")).collect();
    assert!(!valid.is_empty(), "there are files to harm");
    let step = valid.len().div_ceil(N_SEEDS);
    valid.into_iter().step_by(step).collect()
}

#[test]
fn harmed_files() {
    take(&mutations::all(&seeds()));
}

#[test]
fn harmed_artifacts() {
    artifacts::run();
}

#[test]
fn deep_nesting() {
    take(&hostile::nesting());
}

#[test]
fn aliases_in_circles_and_chains() {
    take(&hostile::aliases());
}

#[test]
fn large_numbers_and_shapes() {
    take(&hostile::numbers());
}

#[test]
fn long_lines_strings_and_lists() {
    take(&hostile::lengths());
}

#[test]
fn strange_bytes() {
    take(&hostile::bytes());
}

/// The command line is text: such a name is refused by what it is, not by a name that the user did not write.
#[cfg(unix)]
#[test]
fn names_that_are_not_utf8() {
    use std::os::unix::ffi::OsStrExt as _;
    let name = std::ffi::OsStr::from_bytes(b"a\xff.mlir");
    let mut command = Command::new(env!("CARGO_BIN_EXE_hlo"));
    let output = support::run(command.arg("check").arg(name), b"", TIME).expect("the program starts");
    assert_eq!(output.exit, Exit::Code(2));
    let expect = "hlo: \"a\\xFF.mlir\" on the command line is not UTF-8; `-` reads such a file: `hlo check - < FILE`\n";
    assert_eq!(output.stderr, expect);
}

#[test]
fn earlier_crashes() {
    let folder = support::testdata().join("fuzz");
    if !folder.is_dir() {
        return;
    }
    let files = support::files_below(&folder, &[""]).expect("testdata can be read");
    let input = |path: &PathBuf| {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        Input::new(name, fs::read(path).unwrap_or_default(), Expect::Any)
    };
    take(&files.iter().map(input).collect::<Vec<_>>());
}
