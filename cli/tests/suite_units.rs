//! The unit tests of the suite's parts; the suite itself has its own `main`, which runs the files of `testdata/`.

#[path = "suite/case.rs"]
mod case;
#[path = "suite/diff.rs"]
mod diff;
#[path = "suite/filecheck/mod.rs"]
mod filecheck;
