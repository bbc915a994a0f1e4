//! What `hlo run` tells about a run besides its results: a table of ops by time, the most memory that tensors took; and the
//! limits that it sets.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use hlo_interp::eval::{Event, Observer, Watch};
use hlo_interp::tensor::memory;
use indexmap::IndexMap;

use super::Usage;
use crate::flags::{Args, Flag, Takes};

/// The flags.
pub const WATCHING: &[Flag] = &[
    Flag { name: "trace", takes: Takes::Nothing, help: "End with a table of ops by the time they took." },
    Flag { name: "memory", takes: Takes::Nothing, help: "End with the most memory that tensors took at once." },
    Flag {
        name: "step-limit",
        takes: Takes::Value("n"),
        help: "Stop a run of more than that many ops and rounds of loops.",
    },
    Flag { name: "timeout", takes: Takes::Value("seconds"), help: "Stop a run that takes longer, before its next op." },
    Flag {
        name: "memory-limit",
        takes: Takes::Value("bytes"),
        help: "Refuse tensors, and tables of ops beside them, beyond that much memory at once: 1000000, 512M, 4G.",
    },
];

/// What is told when a run has ended.
pub struct Tell {
    trace: Option<Arc<Trace>>,
    memory: bool,
}

/// How runs are watched by what the command line asks for; sets the limit of memory.
///
/// # Errors
/// A limit that cannot be read.
pub fn watching(args: &Args) -> Result<(Watch, Tell), Usage> {
    if let Some(limit) = args.value("memory-limit") {
        let bytes = byte_count(limit)
            .ok_or_else(|| Usage(format!("`--memory-limit` is a number of bytes like 512M, found `{limit}`")))?;
        memory::set_limit(bytes);
    }
    let trace = args.has("trace").then(Arc::<Trace>::default);
    let watch = Watch {
        observer: trace.clone().map(|trace| trace as Arc<dyn Observer>),
        step_limit: args.parsed("step-limit")?,
        timeout: args.seconds("timeout")?.map(Duration::try_from_secs_f64).transpose().map_err(|e| e.to_string())?,
        cancellation: None,
    };
    Ok((watch, Tell { trace, memory: args.has("memory") }))
}

/// `512M` in bytes; the letters are powers of 1024.
fn byte_count(text: &str) -> Option<usize> {
    let shift = match text.as_bytes().last()? {
        b'K' | b'k' => 10,
        b'M' | b'm' => 20,
        b'G' | b'g' => 30,
        b'T' | b't' => 40,
        _ => 0,
    };
    let digits = if shift == 0 { text } else { &text[..text.len() - 1] };
    digits.parse::<usize>().ok()?.checked_mul(1usize.checked_shl(shift)?)
}

impl Tell {
    /// The lines, empty when nothing was asked for.
    pub fn text(&self) -> String {
        let mut text = String::new();
        if let Some(trace) = &self.trace {
            text += &trace.table();
        }
        if self.memory {
            text += &format!("tensors took at most {} at once\n", size_text(memory::peak()));
        }
        text
    }
}

/// A number of bytes, with a unit to read.
pub(super) fn size_text(bytes: usize) -> String {
    const UNITS: [&str; 4] = ["KiB", "MiB", "GiB", "TiB"];
    let mut size = bytes as f64;
    let mut unit = "bytes";
    for larger in UNITS {
        if size < 1024.0 {
            break;
        }
        (size, unit) = (size / 1024.0, larger);
    }
    if unit == "bytes" { format!("{bytes} bytes") } else { format!("{size:.1} {unit} ({bytes} bytes)") }
}

/// Ops by the type of their results.
#[derive(Default)]
struct Trace(Mutex<IndexMap<(&'static str, String), Total>>);

#[derive(Clone, Copy, Default)]
struct Total {
    count: u64,
    time: Duration,
}

impl Observer for Trace {
    fn ran(&self, event: &Event<'_>) {
        let types: Vec<String> = event.results.iter().map(|value| value.type_name()).collect();
        let mut totals = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let total = totals.entry((event.op, types.join(", "))).or_default();
        total.count += 1;
        total.time += event.own;
    }
}

impl Trace {
    /// The longest first.
    fn table(&self) -> String {
        let mut totals = self.0.lock().unwrap_or_else(PoisonError::into_inner).clone();
        totals.sort_by(|_, a, _, b| b.time.cmp(&a.time));
        let all: Duration = totals.values().map(|total| total.time).sum();
        let mut text = format!("{:>12}  {:>6}  {:>9}  op\n", "time", "share", "times");
        for ((op, types), total) in &totals {
            let share = 100.0 * total.time.as_secs_f64() / all.as_secs_f64().max(f64::MIN_POSITIVE);
            let time = format!("{:.3} ms", total.time.as_secs_f64() * 1e3);
            text += &format!("{time:>12}  {share:>5.1}%  {:>9}  {op} : {types}\n", total.count);
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_read_and_told() {
        for (text, bytes) in [("0", Some(0)), ("12", Some(12)), ("3k", Some(3072)), ("4G", Some(4 << 30)), ("G", None)]
        {
            assert_eq!(byte_count(text), bytes, "{text}");
        }
        assert_eq!(byte_count("99999999999T"), None);
        assert_eq!(size_text(1023), "1023 bytes");
        assert_eq!(size_text(1536), "1.5 KiB (1536 bytes)");
    }
}
