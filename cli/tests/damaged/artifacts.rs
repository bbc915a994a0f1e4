//! Harm done to bytecode, portable artifacts and files of `jax.export`, many thousand times in this process.
//!
//! A file is taken apart into its sections, harmed there, and put together again with lengths that fit, so that the harm
//! gets as far as the readers of each section; some of it goes to the bytes as they are. Whatever comes out is read,
//! verified, printed, written, read again and made StableHLO. Input `n` is always the same: `HLO_MUTATIONS=1000000` runs
//! the first million, `HLO_MUTATIONS=7..8` the eighth alone.

use std::fs;
use std::io::{self, Write};
use std::ops::Range;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use hlo::ir::bytecode::{MAGIC, ReadOptions, read_bytecode, write_bytecode};
use hlo::ir::text::{PrintFlags, print_module};
use hlo::ir::{Diagnostics, Module};
use hlo::jax_export;
use hlo::passes::vhlo;

use crate::mutations::Random;
use crate::support;

/// Inputs of a run, unless `HLO_MUTATIONS` says which.
const INPUTS: Range<usize> = 0..2_000;
/// An input that takes longer hangs. It is far more than any takes on a busy machine.
const TIME: Duration = Duration::from_secs(60);
/// Bytes that a program may be printed or written as; attributes that share parts may ask for more than any machine has.
const MOST_BYTES: usize = 16 << 20;
/// Memory that a run may take at its peak, in KiB.
const MOST_MEMORY: usize = 2 << 20;

/// Runs as many inputs as the environment asks for and panics with the list of those that were not taken well.
pub fn run() {
    let inputs = std::env::var("HLO_MUTATIONS").map_or(INPUTS, |text| range(&text));
    let n_inputs = inputs.len();
    let seeds = seeds();
    let next = AtomicUsize::new(inputs.start);
    let n_read = AtomicUsize::new(0);
    let n_workers = thread::available_parallelism().map_or(1, |n| n.get());
    let busy: Vec<Mutex<Option<(usize, Instant)>>> = (0..n_workers).map(|_| Mutex::default()).collect();
    let worker = |place: &Mutex<Option<(usize, Instant)>>| {
        let mut troubles = Vec::new();
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            if index >= inputs.end {
                break;
            }
            *place.lock().expect("no worker panics") = Some((index, Instant::now()));
            let input = harmed(&seeds, index);
            match catch_unwind(AssertUnwindSafe(|| take(&input, index.is_multiple_of(2)))) {
                Ok(Ok(is_read)) => drop(n_read.fetch_add(is_read.into(), Ordering::Relaxed)),
                Ok(Err(trouble)) => troubles.push(kept(index, &input, &trouble)),
                Err(_) => troubles.push(kept(index, &input, "a panic, see above")),
            }
        }
        *place.lock().expect("no worker panics") = None;
        troubles
    };
    let troubles: Vec<String> = thread::scope(|scope| {
        let workers: Vec<_> = busy.iter().map(|place| scope.spawn(|| worker(place))).collect();
        while workers.iter().any(|worker| !worker.is_finished()) {
            thread::sleep(Duration::from_millis(20));
            for place in &busy {
                let running = *place.lock().expect("no worker panics");
                if let Some((index, since)) = running.filter(|(_, since)| since.elapsed() > TIME) {
                    // The thread cannot be stopped, so the process is.
                    let trouble = format!("no end after {} s", since.elapsed().as_secs());
                    eprintln!("{}", kept(index, &harmed(&seeds, index), &trouble));
                    std::process::abort();
                }
            }
        }
        workers.into_iter().flat_map(|worker| worker.join().expect("no worker panics")).collect()
    });
    assert!(
        troubles.is_empty(),
        "{} of {n_inputs} inputs were not taken well:\n{}",
        troubles.len(),
        troubles.join("\n")
    );
    // Harm that always stops a file at its frame would test little.
    let n_read = n_read.into_inner();
    assert!(
        n_read * 20 >= n_inputs || n_inputs < INPUTS.len(),
        "only {n_read} of {n_inputs} harmed files could be read"
    );
    if let Some(peak) = peak_memory() {
        assert!(peak <= MOST_MEMORY, "{peak} KiB of memory at the peak");
        eprintln!("{n_inputs} harmed files, {n_read} of them read, {} MiB at the peak", peak >> 10);
    }
}

/// Inputs as `7..9`, or the first ones as their number.
fn range(text: &str) -> Range<usize> {
    let (from, to) = text.split_once("..").unwrap_or(("0", text));
    match (from.parse(), to.parse()) {
        (Ok(from), Ok(to)) => from..to,
        _ => panic!("HLO_MUTATIONS is a number or a range such as 7..9, found `{text}`"),
    }
}

/// The most memory that this process has held so far, in KiB, where the system tells.
fn peak_memory() -> Option<usize> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?.trim().strip_suffix(" kB")?.parse().ok()
}

/// Keeps an input in a file; what to tell about it.
fn kept(index: usize, input: &[u8], trouble: &str) -> String {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("harmed-{index}.mlir.bc"));
    let place = match fs::write(&path, input) {
        Ok(()) => path.display().to_string(),
        Err(error) => format!("could not be kept: {error}"),
    };
    format!("input {index}: {trouble}\n  the input: {place}")
}

/// Does everything that can be done to a file. Whether it could be read, or what went wrong.
fn take(file: &[u8], allow_unregistered: bool) -> Result<bool, String> {
    let file = if jax_export::is_export(file) {
        match jax_export::read_export(file) {
            Ok(exported) => {
                exported.lines();
                &file[exported.artifact]
            }
            Err(_) => return Ok(false),
        }
    } else {
        file
    };
    vhlo::artifact_version(file);
    let options = ReadOptions { allow_unregistered };
    let read = |bytes: Vec<u8>| read_bytecode(&hlo::context(), "-", Arc::new(bytes), options);
    let (mut module, info, diags) = read(file.to_vec());
    if diags.has_errors() || hlo::verify(&module).has_errors() {
        return Ok(false);
    }
    print(&module);
    let mut written = Limited::default();
    // What a file could hold may be larger than its limits, or no program of ours.
    if write_bytecode(&module, &info.write_options(), &mut written).is_ok() {
        let (again, _, diags) = read(written.bytes);
        if let Some(fault) = diags.iter().next() {
            return Err(format!("is written as what cannot be read: {}", fault.message));
        }
        if hlo::verify(&again).has_errors() {
            return Err("is written as another program".into());
        }
    }
    let mut diags = Diagnostics::default();
    if vhlo::deserialize(&mut module, &mut diags).is_ok() && !hlo::verify(&module).has_errors() {
        print(&module);
    }
    Ok(true)
}

fn print(module: &Module) {
    // Only the limit makes it fail.
    let _ = print_module(module, &PrintFlags { debug_info: true, ..PrintFlags::default() }, &mut Limited::default());
}

/// Memory that takes [`MOST_BYTES`].
#[derive(Default)]
struct Limited {
    bytes: Vec<u8>,
}

impl Write for Limited {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.bytes.len() + bytes.len() > MOST_BYTES {
            return Err(io::Error::other("more than the test allows"));
        }
        self.bytes.extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

// ---- inputs ----

/// A valid file, taken apart.
struct Seed {
    bytes: Vec<u8>,
    /// Magic number, format and producer.
    head: Vec<u8>,
    sections: Vec<Section>,
}

#[derive(Clone)]
struct Section {
    id: u8,
    alignment: Option<u64>,
    body: Vec<u8>,
}

/// Every artifact and file of bytecode in `testdata/`.
fn seeds() -> Vec<Seed> {
    let endings = [".mlir.bc", ".mlirbc", ".jax_export"];
    let files: Vec<PathBuf> = support::files_below(&support::testdata(), &endings).expect("testdata can be read");
    let seeds: Vec<Seed> = files
        .into_iter()
        .filter_map(|path| {
            let bytes = fs::read(path).ok()?;
            let (head, sections) = sections(&bytes).unwrap_or_default();
            Some(Seed { bytes, head, sections })
        })
        .collect();
    assert!(seeds.iter().filter(|seed| !seed.sections.is_empty()).count() > 30, "there are files to harm");
    seeds
}

/// The frame of a valid file of bytecode.
fn sections(bytes: &[u8]) -> Option<(Vec<u8>, Vec<Section>)> {
    let mut rest = bytes.strip_prefix(MAGIC)?;
    varint(&mut rest)?;
    let end = rest.iter().position(|byte| *byte == 0)?;
    rest = &rest[end + 1..];
    let head = bytes[..bytes.len() - rest.len()].to_vec();
    let mut sections = Vec::new();
    while let Some((&id, after)) = rest.split_first() {
        rest = after;
        let len = varint(&mut rest)? as usize;
        let alignment = if id & 0x80 != 0 { Some(varint(&mut rest)?) } else { None };
        if let Some(alignment) = alignment {
            let at = bytes.len() - rest.len();
            rest = rest.get(at.next_multiple_of(alignment as usize) - at..)?;
        }
        sections.push(Section { id: id & 0x7F, alignment, body: rest.get(..len)?.to_vec() });
        rest = &rest[len..];
    }
    Some((head, sections))
}

fn varint(bytes: &mut &[u8]) -> Option<u64> {
    let first = *bytes.first()?;
    let (value, len) = if first == 0 {
        (u64::from_le_bytes(bytes.get(1..9)?.try_into().ok()?), 9)
    } else {
        let len = first.trailing_zeros() as usize + 1;
        let mut word = [0; 8];
        word[..len].copy_from_slice(bytes.get(..len)?);
        (u64::from_le_bytes(word) >> len, len)
    };
    *bytes = &bytes[len..];
    Some(value)
}

fn put_varint(out: &mut Vec<u8>, value: u64) {
    let len = (u64::BITS - value.leading_zeros()).div_ceil(7).max(1) as usize;
    if len > 8 {
        out.push(0);
        out.extend_from_slice(&value.to_le_bytes());
        return;
    }
    let word = (u128::from(value) << 1 | 1) << (len - 1);
    out.extend_from_slice(&word.to_le_bytes()[..len]);
}

/// A file of these sections.
fn joined(head: &[u8], sections: &[Section]) -> Vec<u8> {
    let mut out = head.to_vec();
    for section in sections {
        out.push(section.id | if section.alignment.is_some() { 0x80 } else { 0 });
        put_varint(&mut out, section.body.len() as u64);
        if let Some(alignment) = section.alignment {
            put_varint(&mut out, alignment);
            let aligned = out.len().next_multiple_of(alignment as usize);
            out.resize(aligned, 0xCB);
        }
        out.extend_from_slice(&section.body);
    }
    out
}

/// Input `index`.
fn harmed(seeds: &[Seed], index: usize) -> Vec<u8> {
    let mut random = Random::new(index as u64);
    let seed = &seeds[random.below(seeds.len())];
    let other = &seeds[random.below(seeds.len())];
    let mut head = seed.head.clone();
    let mut sections = seed.sections.clone();
    // Of five inputs one is harmed as plain bytes.
    if sections.is_empty() || random.below(5) == 0 {
        let mut bytes = seed.bytes.clone();
        for _ in 0..=random.below(3) {
            harm_bytes(&mut bytes, &mut random);
        }
        return bytes;
    }
    for _ in 0..=random.below(3) {
        let (at, to) = (random.below(sections.len()), random.below(sections.len()));
        match random.below(16) {
            0 => drop(sections.remove(at)),
            1 => sections.insert(at, sections[at].clone()),
            2 => sections.swap(at, to),
            3 => {
                // A section of another file, in the place of its own kind.
                if let Some(given) = other.sections.iter().find(|section| section.id == sections[at].id) {
                    sections[at] = given.clone();
                }
            }
            4 => head = other.head.clone(),
            5 => sections[at].id = random.below(10) as u8,
            6 => sections[at].alignment = random.among(&[None, Some(1), Some(8), Some(64)]),
            7 | 8 => harm_bytes(&mut sections[at].body, &mut random),
            _ => harm_number(&mut sections[at].body, &mut random),
        }
        if sections.is_empty() {
            break;
        }
    }
    joined(&head, &sections)
}

fn harm_bytes(bytes: &mut Vec<u8>, random: &mut Random) {
    if bytes.is_empty() {
        bytes.push(random.below(256) as u8);
        return;
    }
    let at = random.below(bytes.len());
    let end = at + random.below((bytes.len() - at).min(20) + 1);
    match random.below(8) {
        0 => bytes[at] = random.below(256) as u8,
        1 => bytes[at] ^= 1 << random.below(8),
        2 => bytes.truncate(at),
        3 => drop(bytes.drain(at..end)),
        4 => bytes.insert(at, random.below(256) as u8),
        5 => bytes.splice(at..at, bytes[at..end].to_vec()).for_each(drop),
        6 => bytes[at] = random.among(&[0, 1, 3, 0x7F, 0x80, 0xFE, 0xFF]),
        _ => {
            let to = random.below(bytes.len());
            bytes.swap(at, to);
        }
    }
}

/// Puts another number in the place of one of a section's numbers.
fn harm_number(body: &mut Vec<u8>, random: &mut Random) {
    // Sections are mostly numbers; where one is not, the place is as good as another.
    let wanted = random.below(body.len().min(400));
    let mut rest = &body[..];
    let mut numbers = Vec::new();
    while numbers.len() <= wanted {
        let at = body.len() - rest.len();
        let Some(value) = varint(&mut rest) else { break };
        numbers.push((at..body.len() - rest.len(), value));
    }
    let Some((range, value)) = numbers.last().cloned() else { return harm_bytes(body, random) };
    let (_, another) = numbers[random.below(numbers.len())].clone();
    let value = match random.below(10) {
        0 => 0,
        1 => value.wrapping_add(1),
        2 => value.wrapping_sub(1),
        3 => value.wrapping_mul(2),
        4 => value ^ 1,
        5 => 1 << random.below(64),
        6 => u64::MAX - random.below(3) as u64,
        7 => random.below(200) as u64,
        _ => another,
    };
    let mut bytes = Vec::new();
    put_varint(&mut bytes, value);
    body.splice(range, bytes);
}
