//! What was released stays readable, writable and means the same: `cargo test --test stability`.
//!
//! `testdata/vhlo/opset/since-X.mlir` holds small functions that became possible with version X, and
//! `since-X.results` what the public ones give. All functions up to X are the program of X. Beside them
//! `testdata/vhlo/frozen` holds, for every version, that program as VHLO of the version (`vX.mlir`) and as its artifact
//! (`vX.mlir.bc`).
//!
//! | argument | what it does |
//! | --- | --- |
//! | `WORD` | only checks whose name holds `WORD` |
//! | `--freeze VERSION` | writes the frozen files of a new version, once: files that exist are never written again |
//!
//! The last line is `N passed, N failed`; the exit status is 1 when a check failed, 2 when the arguments are wrong.

mod frozen;
mod program;
mod rows;

use std::process::ExitCode;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use hlo::dialects::vhlo::Version;
use program::Sections;

/// A check of one version.
struct Check {
    name: &'static str,
    run: fn(&Sections, Version) -> Result<(), String>,
}

const CHECKS: [Check; 7] = [
    Check { name: "text-and-artifact-say-the-same", run: frozen::same_vhlo },
    Check { name: "artifact-reads-as-the-program", run: frozen::reads },
    Check { name: "program-writes-as-the-artifact", run: frozen::writes },
    Check { name: "text-reads-as-the-program", run: frozen::text_reads },
    Check { name: "program-gives-its-results", run: frozen::means },
    Check { name: "every-row-is-in-the-text", run: rows::covered },
    Check { name: "older-versions-refuse-what-is-new", run: rows::refused },
];

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).filter(|word| !IGNORED.contains(&word.as_str())).collect();
    let outcome = match words.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
        ["--freeze", version] => {
            Sections::load().and_then(|sections| frozen::freeze(&sections, version)).map(|()| true)
        }
        filters if filters.iter().all(|word| !word.starts_with('-')) => {
            Sections::load().map(|sections| check_all(&sections, filters))
        }
        other => Err(format!("unknown arguments: {}; see the head of cli/tests/stability/main.rs", other.join(" "))),
    };
    match outcome {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(1),
        Err(message) => {
            eprintln!("error: {message}");
            ExitCode::from(2)
        }
    }
}

/// Flags of the usual test harness that change only its looks.
const IGNORED: [&str; 5] = ["--nocapture", "--no-capture", "--quiet", "-q", "--show-output"];

/// Runs the checks that are asked for on all cores. True when all passed.
fn check_all(sections: &Sections, filters: &[&str]) -> bool {
    let versions: Vec<Version> = Version::opsets().collect();
    let mut cases = Vec::new();
    for version in &versions {
        for check in &CHECKS {
            let name = format!("{version} {}", check.name);
            if filters.is_empty() || filters.iter().any(|filter| name.contains(filter)) {
                cases.push((name, *version, check.run));
            }
        }
    }
    let next = AtomicUsize::new(0);
    let worker = || {
        let mut failures = Vec::new();
        while let Some((name, version, run)) = cases.get(next.fetch_add(1, Ordering::Relaxed)) {
            if let Err(why) = run(sections, *version) {
                failures.push(format!("{name}: {why}"));
            }
        }
        failures
    };
    let n_workers = thread::available_parallelism().map_or(1, |n| n.get());
    let mut failures: Vec<String> = thread::scope(|scope| {
        let workers: Vec<_> = (0..n_workers).map(|_| scope.spawn(worker)).collect();
        workers.into_iter().flat_map(|worker| worker.join().expect("a check has no panic of its own")).collect()
    });
    failures.sort();
    failures.iter().for_each(|failure| println!("FAILED {failure}\n"));
    println!("{} passed, {} failed", cases.len() - failures.len(), failures.len());
    failures.is_empty()
}
