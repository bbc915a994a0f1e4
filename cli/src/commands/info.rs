//! `hlo info`: what a program is made of, without running it.

use std::fmt::Write as _;
use std::io::Write as _;

use hlo_dialects::vhlo::releases::release_of;
use hlo_dialects::vhlo::{Version, attrs};
use hlo_ir::bytecode::FileInfo;
use hlo_ir::{Attr, Body, Context, Dict, OpRef, Type, TypeData};
use hlo_passes::vhlo::producer_version;
use indexmap::IndexMap;

use super::{CommandResult, Outcome, READING, Usage, load, report, set_threads};
use crate::flags::{Args, Flag};
use crate::input;

/// The command's flags.
pub fn flags() -> Vec<Flag> {
    READING.to_vec()
}

/// Runs the command.
pub fn run(words: &[String]) -> CommandResult {
    let args = Args::parse(words, &flags(), &[])?;
    set_threads(&args)?;
    let input = input::read(args.file()?)?;
    let cx = crate::context();
    let loaded = load(&cx, &input, &args);
    report(&cx, &loaded.diags, &args)?;
    let is_sound = !loaded.diags.has_errors();
    let mut text = match &loaded.file {
        file if is_sound => describe(loaded.module.root(), &input.name, input.text.len(), file.as_ref()),
        // Who wrote a file is worth knowing above all when it cannot be read.
        Some(file) if !file.producer.is_empty() => {
            let size = bytes(input.text.len() as u64);
            format!("{}: {size} of bytecode that cannot be read\n{}", input.name, describe_file(file))
        }
        _ => return Ok(Outcome::Failure),
    };
    if let Some(Ok(exported)) = &input.export {
        text.insert_str(0, &(exported.lines().join("\n") + "\n"));
    }
    std::io::stdout()
        .write_all(text.as_bytes())
        .map_err(|error| Usage(format!("cannot write to the standard output: {error}")))?;
    Ok(if is_sound { Outcome::Success } else { Outcome::Failure })
}

/// What a file of bytecode says about itself, a line each.
fn describe_file(FileInfo { format, producer, sections, .. }: &FileInfo) -> String {
    let mut out = format!("written by {producer}, bytecode format {format}\n");
    if let Some(version) = producer_version(producer) {
        out += &(artifact_of(version, *format) + "\n");
    }
    let width = sections.iter().map(|(_, section, _)| section.len()).max().unwrap_or(0);
    out += "sections\n";
    for (_, section, size) in sections {
        let _ = writeln!(out, "  {section:width$}  {:>9}", bytes(*size as u64));
    }
    out
}

/// What the version of a portable artifact means.
fn artifact_of(version: Version, format: u64) -> String {
    let mut out = format!("portable artifact of StableHLO {version}");
    match release_of(version) {
        Some(release) => {
            let _ = write!(out, ", released on {}", release.date);
        }
        None => {
            let _ = write!(out, ", which is newer than this program's {}", Version::CURRENT);
        }
    }
    if let Some(usual) = version.bytecode_format().filter(|usual| *usual != format) {
        let _ = write!(out, "; that version is written in format {usual}");
    }
    out
}

/// The type in a type attribute, of artifacts too.
fn type_in(cx: &Context, attr: Attr) -> Option<Type> {
    attr.as_type(cx).or_else(|| attrs::as_type(cx, attr))
}

/// The bytes in a string attribute, of artifacts too.
fn bytes_in(cx: &Context, attr: Attr) -> Option<&[u8]> {
    attr.as_bytes(cx).or_else(|| attrs::as_string(cx, attr))
}

/// What is counted on a walk over all bodies.
#[derive(Default)]
struct Counts {
    ops: IndexMap<&'static str, usize>,
    constants: usize,
    constant_bytes: u64,
}

fn describe(root: OpRef<'_>, name: &str, n_bytes: usize, file: Option<&FileInfo>) -> String {
    let cx = root.cx;
    let mut counts = Counts::default();
    count(cx, root.body, &mut counts);
    counts.ops.sort_by(|a, n, b, m| m.cmp(n).then(a.cmp(b)));
    let form = if file.is_some() { "bytecode" } else { "text" };
    let mut out = format!("{name}: {} of {form}, dialects {}\n", bytes(n_bytes as u64), dialects(&counts));
    out += &file.map(describe_file).unwrap_or_default();
    let mut line = |text: String| {
        out.push_str(&text);
        out.push('\n');
    };
    if let Some(name) = root.attr("sym_name").and_then(|attr| attr.as_str(cx)) {
        line(format!("module @{name}"));
    }
    for &(name, attr) in cx.dict_entries(root.attrs()).iter().filter(|(name, _)| cx.name_bytes(*name) != b"sym_name") {
        line(format!("  {} = {}", cx.name_str(name), cx.attr_text(attr)));
    }
    line(String::new());
    line("functions".into());
    for function in root.regions().flat_map(|region| region.blocks()).flat_map(|block| block.ops()) {
        let Some(ty) = function.attr("function_type").and_then(|attr| type_in(cx, attr)) else { continue };
        let name = function.attr("sym_name").and_then(|attr| bytes_in(cx, attr)).unwrap_or_default();
        line(format!("  @{} : {}", String::from_utf8_lossy(name), cx.type_text(ty)));
        if let TypeData::Function { inputs, .. } = ty.data(cx) {
            let size: u64 = inputs.iter().filter_map(|&ty| type_bytes(cx, ty)).sum();
            let n_dynamic = inputs.iter().filter(|&&ty| type_bytes(cx, ty).is_none()).count();
            let dynamic = if n_dynamic == 0 { String::new() } else { format!(" and {n_dynamic} of unknown size") };
            line(format!("    {} arguments, {}{dynamic}; {} ops", inputs.len(), bytes(size), n_ops(function.body)));
        }
    }
    line(String::new());
    line(format!("constants: {}, {}", counts.constants, bytes(counts.constant_bytes)));
    line(format!("ops: {}", counts.ops.values().sum::<usize>()));
    for (name, n) in &counts.ops {
        line(format!("  {n:>8}  {name}"));
    }
    out
}

fn dialects(counts: &Counts) -> String {
    let mut names: Vec<&str> = counts.ops.keys().map(|name| name.split('.').next().unwrap_or(name)).collect();
    names.sort_unstable();
    names.dedup();
    names.join(", ")
}

fn count(cx: &Context, body: &Body, counts: &mut Counts) {
    for id in body.all_ops() {
        if id == Body::ROOT || body.is_slot(id) {
            continue;
        }
        let op = body.op_ref(cx, id);
        *counts.ops.entry(op.name()).or_default() += 1;
        if op.attrs() != Dict::EMPTY && op.name().ends_with(".constant") {
            counts.constants += 1;
            counts.constant_bytes += op.results().filter_map(|value| type_bytes(cx, value.ty())).sum::<u64>();
        }
    }
    for child in body.children() {
        *counts.ops.entry(child.def(Body::ROOT).name).or_default() += 1;
        hlo_ir::text::grow_stack(|| count(cx, child, counts));
    }
}

fn n_ops(body: &Body) -> usize {
    body.all_ops().filter(|id| *id != Body::ROOT).count()
}

/// The size of a value in memory; `None` when the type does not tell.
fn type_bytes(cx: &Context, ty: Type) -> Option<u64> {
    let element = ty.element(cx);
    let parts = if matches!(element.data(cx), TypeData::Complex(_)) { 2 } else { 1 };
    let bits = u64::from(element.bit_width(cx)?) * parts;
    Some((ty.n_elements(cx)? as u64).checked_mul(bits)?.div_ceil(8))
}

fn bytes(n: u64) -> String {
    const UNITS: [&str; 5] = ["B", "KiB", "MiB", "GiB", "TiB"];
    let mut value = n as f64;
    let mut unit = 0;
    while value >= 1024.0 && unit + 1 < UNITS.len() {
        value /= 1024.0;
        unit += 1;
    }
    if unit == 0 { format!("{n} B") } else { format!("{value:.1} {}", UNITS[unit]) }
}
