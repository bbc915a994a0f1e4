//! Runs the files of `testdata/` as their run lines say: `cargo test --test suite`.
//!
//! | argument | what it does |
//! | --- | --- |
//! | `WORD` | only cases whose name holds `WORD` |
//! | `--bless` | makes the present output the expected one and removes goldens that nothing expects (`cargo bless WORD`) |
//! | `--list` | names the cases |
//! | `--test-threads N` | so many cases at a time; else one a core |
//! | `--filecheck FILE OPTION…` | matches the standard input with the check lines of `FILE`, as LLVM's FileCheck |
//!
//! The last line is `N passed, N failed`; the exit status is 1 when a case failed, 2 when the arguments are wrong.

// The unit tests in these modules run in `suite_units.rs`; without the usual harness they are dead code here.
#[allow(dead_code, unused_imports)]
mod case;
#[allow(dead_code, unused_imports)]
mod diff;
#[allow(dead_code, unused_imports)]
mod filecheck;
#[path = "../support/mod.rs"]
mod support;
mod verbs;

use std::collections::HashSet;
use std::fs;
use std::io::{self, Read};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use case::Case;

/// What the command line asks for.
struct Args {
    filters: Vec<String>,
    bless: bool,
    list: bool,
    threads: usize,
}

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let outcome = match words.iter().position(|word| word == "--filecheck") {
        Some(at) => filter(&[&words[..at], &words[at + 1..]].concat()),
        None => Args::parse(&words).and_then(|args| suite(&args)),
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

impl Args {
    /// The flags of the usual test harness that change only its looks are taken and do nothing.
    fn parse(words: &[String]) -> Result<Self, String> {
        let threads = thread::available_parallelism().map_or(1, NonZeroUsize::get);
        let mut args = Self { filters: Vec::new(), bless: false, list: false, threads };
        let mut rest = words.iter().map(String::as_str);
        while let Some(word) = rest.next() {
            match word.split_once('=').map_or((word, None), |(name, value)| (name, Some(value))) {
                ("--bless", None) => args.bless = true,
                ("--list", None) => args.list = true,
                ("--nocapture" | "--no-capture" | "--quiet" | "-q" | "--show-output", None) => {}
                ("--test-threads", value) => {
                    let value = value.or_else(|| rest.next()).and_then(|value| value.parse().ok());
                    args.threads = value.filter(|&n| n > 0).ok_or("--test-threads takes a number")?;
                }
                _ if word.starts_with('-') => {
                    return Err(format!("unknown argument '{word}'; see the head of cli/tests/suite/main.rs"));
                }
                _ => args.filters.push(word.to_owned()),
            }
        }
        Ok(args)
    }

    fn wants(&self, name: &str) -> bool {
        self.filters.is_empty() || self.filters.iter().any(|filter| name.contains(filter.as_str()))
    }
}

/// Acts as FileCheck. True when the input matches.
fn filter(args: &[String]) -> Result<bool, String> {
    let (options, others) = filecheck::Options::parse(args)?;
    let [file] = others.as_slice() else {
        return Err(format!("--filecheck takes one file and FileCheck's options, found: {}", others.join(" ")));
    };
    let checks = fs::read_to_string(file).map_err(|error| format!("{file}: {error}"))?;
    let mut input = Vec::new();
    io::stdin().read_to_end(&mut input).map_err(|error| error.to_string())?;
    match filecheck::check(file, &checks, &String::from_utf8_lossy(&input), &options) {
        Ok(()) => Ok(true),
        Err(report) => {
            eprint!("{report}");
            Ok(false)
        }
    }
}

/// Runs the cases that are asked for. True when all passed.
fn suite(args: &Args) -> Result<bool, String> {
    let root = support::testdata().canonicalize().map_err(|error| format!("testdata: {error}"))?;
    let files = support::files_below(&root, &[".mlir", ".golden"]).map_err(|error| error.to_string())?;
    let shown = |path: &Path| path.strip_prefix(&root).unwrap_or(path).display().to_string();
    let (sources, goldens): (Vec<_>, Vec<_>) =
        files.into_iter().partition(|path| path.extension().is_some_and(|e| e == "mlir"));

    let mut cases = Vec::new();
    let mut failures = Vec::new();
    for path in &sources {
        let text = fs::read(path).map_err(|error| format!("{}: {error}", path.display()))?;
        match case::cases(&root, path, &String::from_utf8_lossy(&text)) {
            Ok(found) => cases.extend(found),
            Err(message) if args.wants(&shown(path)) => failures.push(format!("{}: {message}\n", shown(path))),
            Err(_) => {}
        }
    }
    let expected: HashSet<&PathBuf> = cases.iter().filter_map(|case| case.golden.as_ref()).collect();
    for golden in goldens.iter().filter(|&golden| !expected.contains(golden) && args.wants(&shown(golden))) {
        match args.bless {
            true => fs::remove_file(golden).map_err(|error| format!("{}: {error}", golden.display()))?,
            false => {
                failures.push(format!("{}: no run line expects this file\nremove it: cargo bless {0}\n", shown(golden)))
            }
        }
    }

    cases.retain(|case| args.wants(&case.name));
    if args.list {
        cases.iter().for_each(|case| println!("{}", case.name));
        return Ok(true);
    }
    let n_cases = cases.len();
    let failed = run_all(&cases, args);
    let n_passed = n_cases - failed.len();
    failures.extend(failed);
    failures.iter().for_each(|failure| println!("FAILED {failure}"));
    println!("{n_passed} passed, {} failed", failures.len());
    Ok(failures.is_empty())
}

/// Runs the cases on several threads and gives the reports of those that failed, in the order of the cases.
fn run_all(cases: &[Case], args: &Args) -> Vec<String> {
    let next = AtomicUsize::new(0);
    let worker = || {
        let mut failures = Vec::new();
        loop {
            let idx = next.fetch_add(1, Ordering::Relaxed);
            let Some(case) = cases.get(idx) else {
                return failures;
            };
            if let Err(report) = run_one(case, args.bless) {
                failures.push((idx, format!("{}\n{report}", case.name)));
            }
        }
    };
    let mut failures: Vec<(usize, String)> = thread::scope(|scope| {
        let workers: Vec<_> = (0..args.threads).map(|_| scope.spawn(worker)).collect();
        workers.into_iter().flat_map(|worker| worker.join().expect("a worker has no panic of its own")).collect()
    });
    failures.sort();
    failures.into_iter().map(|(_, report)| report).collect()
}

fn run_one(case: &Case, bless: bool) -> Result<(), String> {
    let got = verbs::perform(case)?;
    let Some(golden) = &case.golden else {
        return Ok(());
    };
    let at = |error: io::Error| format!("{}: {error}\n", golden.display());
    let want = match fs::read_to_string(golden) {
        Ok(text) => text,
        Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
        Err(error) => return Err(at(error)),
    };
    match (got == want, bless) {
        (true, _) => Ok(()),
        (false, true) if got.is_empty() => fs::remove_file(golden).map_err(at),
        (false, true) => fs::write(golden, got).map_err(at),
        (false, false) => {
            let name = golden.file_name().unwrap_or_default().to_string_lossy();
            let difference = diff::unified(&want, &got, &name, "output");
            let file = case.name.split(':').next().unwrap_or(&case.name);
            Err(format!("{difference}accept the new output: cargo bless {file}\n"))
        }
    }
}
