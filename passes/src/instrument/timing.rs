//! How long everything took, as MLIR's `--mlir-timing` shows it.
//!
//! ```text
//! ===-------------------------------------------------------------------------===
//!                          ... Execution time report ...
//! ===-------------------------------------------------------------------------===
//!   Total Execution Time: 0.0127 seconds
//!
//!   ----User Time----  ----Wall Time----  ----Name----
//!     0.0015 ( 11.6%)    0.0015 ( 11.6%)  InlinerPass
//! ```
//!
//! Of a pass that runs on several functions, the user time is the sum over all runs, and the wall time that of the
//! worker that spent most on it. Without workers the first column is left out.

use std::io;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use indexmap::IndexMap;

use super::{Frame, Instrument, PassRun};
use crate::pass::Changed;

/// How to show times.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum TimingDisplay {
    /// Pipelines with their passes below.
    #[default]
    Tree,
    /// One line a name, the longest first.
    List,
}

/// See the module's documentation.
pub struct Timing {
    started: Instant,
    root: Mutex<Timer>,
}

/// The times of one place in the pipeline.
#[derive(Default)]
struct Timer {
    /// By worker; `None` is the thread that called.
    spent: IndexMap<Option<usize>, Duration>,
    /// By position and label, in the order of the pipeline.
    inner: IndexMap<(usize, String), Timer>,
}

/// User and wall time, in seconds.
#[derive(Clone, Copy, Default)]
struct Times {
    user: f64,
    wall: f64,
}

impl Default for Timing {
    fn default() -> Self {
        Timing { started: Instant::now(), root: Mutex::default() }
    }
}

impl Timing {
    /// Records a section outside the pipeline, such as `Parser` or `Output`, in the order of the calls.
    pub fn section(&self, name: &str, took: Duration) {
        let mut root = self.lock();
        let index = root.inner.len();
        root.inner.entry((index, name.to_owned())).or_default().add(took);
    }

    /// Writes the report; the total is the time since the timing was made.
    ///
    /// # Errors
    /// Those of `out`.
    pub fn report(&self, display: TimingDisplay, out: &mut dyn io::Write) -> io::Result<()> {
        const RULE: &str = "===-------------------------------------------------------------------------===";
        let root = self.lock();
        let total = self.started.elapsed().as_secs_f64();
        let inner: Vec<Times> = root.inner.values().map(Timer::times).collect();
        let known_wall: f64 = inner.iter().map(|times| times.wall).sum();
        let known_user: f64 = inner.iter().map(|times| times.user).sum();
        let rest = (total - known_wall).max(0.0);
        let table = Table {
            total: Times { user: known_user + rest, wall: total },
            with_user: rayon::current_num_threads() > 1,
        };

        writeln!(out, "{RULE}\n{:25}... Execution time report ...\n{RULE}", "")?;
        writeln!(out, "  Total Execution Time: {total:.4} seconds\n")?;
        if table.with_user {
            write!(out, "  ----User Time----")?;
        }
        writeln!(out, "  ----Wall Time----  ----Name----")?;
        match display {
            TimingDisplay::Tree => table.tree(&root, 0, out)?,
            TimingDisplay::List => {
                let mut lines: IndexMap<&str, Times> = IndexMap::new();
                root.collect(&mut lines);
                lines.sort_by(|_, a, _, b| b.wall.total_cmp(&a.wall));
                for (name, times) in lines {
                    table.line(times, 0, name, out)?;
                }
            }
        }
        table.line(Times { user: rest, wall: rest }, 0, "Rest", out)?;
        table.line(table.total, 0, "Total", out)
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Timer> {
        self.root.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    fn add(&self, frame: &Frame<'_>, took: Duration) {
        self.lock().at(frame).add(took);
    }
}

impl Instrument for Timing {
    fn before(&self, run: &PassRun<'_>, _: &mut Vec<u8>) {
        // A place of its own, before the pipelines that the pass runs ask for theirs.
        self.lock().at(run.frame);
    }

    fn after(&self, run: &PassRun<'_>, _: Changed, took: Duration, _: &mut Vec<u8>) {
        self.add(run.frame, took);
    }

    fn failed(&self, run: &PassRun<'_>, took: Duration, _: &mut Vec<u8>) {
        self.add(run.frame, took);
    }

    fn pipeline_done(&self, frame: &Frame<'_>, took: Duration) {
        self.add(frame, took);
    }
}

impl Timer {
    fn add(&mut self, took: Duration) {
        *self.spent.entry(rayon::current_thread_index()).or_default() += took;
    }

    fn at(&mut self, frame: &Frame<'_>) -> &mut Timer {
        let above = match frame.parent {
            Some(parent) => self.at(parent),
            None => self,
        };
        // Sections may stand before the pipeline's first stage: labels tell them apart.
        above.inner.entry((frame.index, frame.label.to_owned())).or_default()
    }

    /// A pipeline spends what its passes do on all workers, and lasts as long as its caller waited.
    fn times(&self) -> Times {
        let seconds = |d: &Duration| d.as_secs_f64();
        let wall = self.spent.values().map(seconds).fold(0.0, f64::max);
        let own: f64 = self.spent.values().map(seconds).sum();
        let below: f64 = self.inner.values().map(|timer| timer.times().user).sum();
        Times { user: own.max(below), wall }
    }

    fn collect<'t>(&'t self, lines: &mut IndexMap<&'t str, Times>) {
        for ((_, name), timer) in &self.inner {
            let times = timer.times();
            let line = lines.entry(name).or_default();
            line.user += times.user;
            line.wall += times.wall;
            timer.collect(lines);
        }
    }
}

struct Table {
    total: Times,
    with_user: bool,
}

impl Table {
    fn tree(&self, timer: &Timer, depth: usize, out: &mut dyn io::Write) -> io::Result<()> {
        for ((_, name), timer) in &timer.inner {
            self.line(timer.times(), depth, name, out)?;
            self.tree(timer, depth + 1, out)?;
        }
        Ok(())
    }

    fn line(&self, times: Times, depth: usize, name: &str, out: &mut dyn io::Write) -> io::Result<()> {
        if self.with_user {
            column(times.user, self.total.user, out)?;
        }
        column(times.wall, self.total.wall, out)?;
        writeln!(out, "  {:indent$}{name}", "", indent = 2 * depth)
    }
}

fn column(seconds: f64, total: f64, out: &mut dyn io::Write) -> io::Result<()> {
    let percent = if total > 0.0 { 100.0 * seconds / total } else { 0.0 };
    write!(out, "  {seconds:8.4} ({percent:5.1}%)")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn report_has_mlir_s_shape() {
        let timing = Timing::default();
        timing.section("Parser", Duration::from_micros(300));
        let outer = Frame { index: 0, label: "'func.func' Pipeline", parent: None };
        let inner = Frame { index: 0, label: "CSEPass", parent: Some(&outer) };
        timing.add(&inner, Duration::from_micros(200));
        timing.add(&inner, Duration::from_micros(100));
        timing.add(&outer, Duration::from_micros(400));
        let mut out = Vec::new();
        timing.report(TimingDisplay::Tree, &mut out).unwrap();
        let text = String::from_utf8(out).unwrap();
        let names: Vec<&str> =
            text.lines().skip(6).map(|line| line.rsplit_once(")  ").map_or(line, |(_, n)| n)).collect();
        assert_eq!(names, ["Parser", "'func.func' Pipeline", "  CSEPass", "Rest", "Total"], "{text}");
        assert!(text.lines().nth(8).unwrap().starts_with("    0.0003 ("), "{text}");
        let mut out = Vec::new();
        timing.report(TimingDisplay::List, &mut out).unwrap();
        assert!(String::from_utf8(out).unwrap().contains("CSEPass"));
    }
}
