//! What passes counted, as MLIR's `--mlir-pass-statistics` shows it.
//!
//! ```text
//! ===-------------------------------------------------------------------------===
//!                          ... Pass statistics report ...
//! ===-------------------------------------------------------------------------===
//! 'func.func' Pipeline
//!   CSEPass
//!     (S) 1 num-cse'd - Number of operations CSE'd
//!     (S) 0 num-dce'd - Number of operations DCE'd
//! ```
//!
//! Passes that apply patterns have, beyond MLIR's, a row for each pattern that was applied, under its name.

use std::io;
use std::sync::Mutex;
use std::time::Duration;

use indexmap::IndexMap;

use super::{Frame, Instrument, PassRun};
use crate::pass::Changed;
use crate::pipeline::Pipeline;

/// What something counted: by name, the number and what it is a number of.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Counts(IndexMap<&'static str, (u64, &'static str)>);

impl Counts {
    /// Adds `n` to the row `name`, which is made when it is new; `about` says what is counted.
    pub fn add(&mut self, name: &'static str, about: &'static str, n: u64) {
        self.0.entry(name).or_insert((0, about)).0 += n;
    }

    /// Adds all rows of `other`.
    pub fn append(&mut self, other: &Counts) {
        for (&name, &(n, about)) in &other.0 {
            self.add(name, about, n);
        }
    }

    /// The number in the row `name`; 0 where there is none.
    pub fn get(&self, name: &str) -> u64 {
        self.0.get(name).map_or(0, |&(n, _)| n)
    }

    /// All rows, in the order of their first mention.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, u64)> + '_ {
        self.0.iter().map(|(&name, &(n, _))| (name, n))
    }
}

/// How to show statistics.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum StatisticsDisplay {
    /// One entry a pass, by name, those without statistics left out.
    List,
    /// Pipelines with their passes below.
    #[default]
    Pipeline,
}

/// See the module's documentation.
#[derive(Default)]
pub struct Statistics {
    root: Mutex<Place>,
}

/// The counts of one place in the pipeline.
#[derive(Default)]
struct Place {
    own: Counts,
    /// By position and label, in the order of the pipeline.
    inner: IndexMap<(usize, String), Place>,
}

impl Statistics {
    /// Those of a pipeline: its passes are shown although they never run.
    pub fn of(pipeline: &Pipeline) -> Statistics {
        let statistics = Statistics::default();
        pipeline.frames(&mut |frame| {
            statistics.lock().at(frame);
        });
        statistics
    }

    /// What passes called `class` counted, all together.
    pub fn of_class(&self, class: &str) -> Counts {
        let mut by_class = IndexMap::new();
        self.lock().collect(&mut by_class);
        by_class.swap_remove(class).unwrap_or_default()
    }

    /// Writes the report.
    ///
    /// # Errors
    /// Those of `out`.
    pub fn report(&self, display: StatisticsDisplay, out: &mut dyn io::Write) -> io::Result<()> {
        const RULE: &str = "===-------------------------------------------------------------------------===";
        writeln!(out, "{RULE}\n{:25}... Pass statistics report ...\n{RULE}", "")?;
        let root = self.lock();
        match display {
            StatisticsDisplay::Pipeline => root.write_inner(0, out)?,
            StatisticsDisplay::List => {
                let mut by_class = IndexMap::new();
                root.collect(&mut by_class);
                by_class.sort_keys();
                for (class, counts) in by_class.iter().filter(|(_, counts)| !counts.0.is_empty()) {
                    write_entry(class, counts, 2, out)?;
                }
            }
        }
        writeln!(out)
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Place> {
        self.root.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }
}

impl Instrument for Statistics {
    fn before(&self, run: &PassRun<'_>, _: &mut Vec<u8>) {
        self.lock().at(run.frame);
    }

    fn after(&self, run: &PassRun<'_>, _: Changed, _: Duration, _: &mut Vec<u8>) {
        self.lock().at(run.frame).own.append(run.counts);
    }

    fn failed(&self, run: &PassRun<'_>, _: Duration, _: &mut Vec<u8>) {
        self.lock().at(run.frame).own.append(run.counts);
    }
}

impl Place {
    fn at(&mut self, frame: &Frame<'_>) -> &mut Place {
        let above = match frame.parent {
            Some(parent) => self.at(parent),
            None => self,
        };
        above.inner.entry((frame.index, frame.label.to_owned())).or_default()
    }

    fn collect(&self, by_class: &mut IndexMap<String, Counts>) {
        for ((_, label), place) in &self.inner {
            by_class.entry(label.clone()).or_default().append(&place.own);
            place.collect(by_class);
        }
    }

    fn write_inner(&self, indent: usize, out: &mut dyn io::Write) -> io::Result<()> {
        for ((_, label), place) in &self.inner {
            write_entry(label, &place.own, indent, out)?;
            place.write_inner(indent + 2, out)?;
        }
        Ok(())
    }
}

/// A name with its rows, which are sorted by name.
fn write_entry(label: &str, counts: &Counts, indent: usize, out: &mut dyn io::Write) -> io::Result<()> {
    writeln!(out, "{:indent$}{label}", "")?;
    let mut rows: Vec<_> = counts.0.iter().collect();
    rows.sort_by_key(|(name, _)| **name);
    let name_width = rows.iter().map(|(name, _)| name.len()).max().unwrap_or(0);
    let width = rows.iter().map(|(_, (n, _))| n.to_string().len()).max().unwrap_or(0);
    for (name, (n, about)) in rows {
        writeln!(out, "{:indent$}  (S) {n:width$} {name:name_width$} - {about}", "")?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::registry::Passes;
    use crate::run::RunOptions;
    use crate::testing::parse;

    const TEXT: &str = "func.func private @g(%x: i32) -> i32 {
  %a = arith.constant 2 : i32
  %b = arith.constant 2 : i32
  %c = arith.addi %a, %b : i32
  %d = arith.addi %x, %c : i32
  return %d : i32
}
func.func @f(%x: i32) -> i32 {
  %1 = call @g(%x) : (i32) -> i32
  return %1 : i32
}";

    fn report(pipeline: &str, display: StatisticsDisplay) -> String {
        let pipeline = Passes::standard().parse(pipeline).unwrap();
        let statistics = Statistics::of(&pipeline);
        let options = RunOptions { instruments: vec![&statistics], ..RunOptions::default() };
        let mut diags = hlo_ir::Diagnostics::default();
        pipeline.run(&mut parse(TEXT), &options, &mut Vec::new(), &mut diags).unwrap();
        let mut out = Vec::new();
        statistics.report(display, &mut out).unwrap();
        let text = String::from_utf8(out).unwrap();
        text.lines().skip(3).map(|line| format!("{line}\n")).collect()
    }

    #[test]
    fn reports_are_mlir_s() {
        let pipeline = "func.func(cse),symbol-dce,cse,func.func(loop-invariant-code-motion),builtin.module(cse)";
        let rows = |indent: &str, n: usize| {
            format!(
                "{indent}  (S) {n} num-cse'd - Number of operations CSE'd\n{indent}  (S) 0 num-dce'd - Number of operations DCE'd\n"
            )
        };
        assert_eq!(
            report(pipeline, StatisticsDisplay::Pipeline),
            format!(
                "'func.func' Pipeline\n  CSEPass\n{}SymbolDCEPass\n  (S) 0 num-dce'd - Number of symbols DCE'd\n\
                 CSEPass\n{}Pipeline Collection : ['func.func', 'builtin.module']\n  'func.func' Pipeline\n    \
                 LoopInvariantCodeMotionPass\n  'builtin.module' Pipeline\n    CSEPass\n\n",
                rows("  ", 1),
                rows("", 0)
            )
        );
        assert_eq!(
            report(pipeline, StatisticsDisplay::List),
            format!("  CSEPass\n{}  SymbolDCEPass\n    (S) 0 num-dce'd - Number of symbols DCE'd\n\n", rows("  ", 1))
        );
    }

    #[test]
    fn patterns_are_rows() {
        assert_eq!(
            report("canonicalize", StatisticsDisplay::List),
            "  CanonicalizerPass\n    (S) 1 FoldAddI  - Applications of the pattern\n    \
             (S) 3 converged - Runs after which nothing applied any more\n    \
             (S) 1 erased    - Operations erased because nothing used them\n    \
             (S) 4 rounds    - Rounds over a body\n\n"
        );
    }
}
