//! `hlo compat`: which versions of StableHLO a program can be written for, what stands in the way of older ones, and
//! what to do about it; and the history of every op.

use std::fmt::Write as _;

use hlo_dialects::vhlo::Version;
use hlo_dialects::vhlo::releases::release_of;
use hlo_ir::{Body, Context};
use hlo_passes::vhlo::barriers::{Barrier, Reach, holds_vhlo, reach};
use hlo_passes::vhlo::history::{History, Spelling, histories, histories_of};
use hlo_passes::vhlo::promise::{Promise, target_text};
use hlo_passes::vhlo::{legalize_to_vhlo, parse_target};

use super::help::write;
use super::window::{WINDOW, promise};
use super::{CommandResult, Outcome, READING, load, report, set_threads};
use crate::flags::{Args, Flag, Takes};
use crate::input;
use crate::render::{Format, json_string, place_of};

/// The command's flags.
pub fn flags() -> Vec<Flag> {
    let own = [
        Flag {
            name: "target",
            takes: Takes::Value("version"),
            help: "Say why the program cannot be written for it: #.#.#, current, WEEK_4, WEEK_12 or MAX.",
        },
        Flag {
            name: "table",
            takes: Takes::MaybeValue("op"),
            help: "Print every spelling of an op, or of all, with its first and last version.",
        },
    ];
    [&own, WINDOW, READING].concat()
}

/// Runs the command.
pub fn run(words: &[String]) -> CommandResult {
    let args = Args::parse(words, &flags(), &[])?;
    let is_json = Format::choose(args.value("message-format"))? == Format::Json;
    if args.has("table") {
        return table(&args, is_json);
    }
    set_threads(&args)?;
    let promise = promise(&args)?;
    let input = input::read(args.file()?)?;
    let cx = crate::context();
    let loaded = load(&cx, &input, &args);
    let (body, mut diags) = (&loaded.module.body, loaded.diags);
    let at = body.loc(Body::ROOT);
    let target = match args.value("target") {
        Some(text) if !diags.has_errors() => parse_target(&target_text(text), at, &mut diags).ok(),
        _ => None,
    };
    let measured = if diags.has_errors() { None } else { reach(&cx, body, &mut diags) };
    let Some(reach) = measured else {
        report(&cx, &diags, &args)?;
        return Ok(Outcome::Failure);
    };
    // What no version can say is told in the words of `--serialize`.
    let is_artifact = holds_vhlo(body) || legalize_to_vhlo(&cx, &mut body.deep_clone(), false, &mut diags).is_ok();
    // Features come with minor versions.
    let is_reached = target.is_none_or(|target| reach.lowest() <= target.without_patch());
    if let Some(target) = target.filter(|_| !is_reached) {
        let message = format!("version {target} cannot be targeted; the lowest is {}", reach.lowest());
        diags.error("target-out-of-reach", at, message).emit();
    }
    report(&cx, &diags, &args)?;
    let findings = Findings { cx: &cx, file: &input.name, is_artifact, target, promise, reach: &reach };
    write(&if is_json { findings.json() } else { findings.text() })?;
    Ok(if is_artifact && is_reached { Outcome::Success } else { Outcome::Failure })
}

/// What is told about a program.
struct Findings<'a> {
    cx: &'a Context,
    file: &'a str,
    /// Whether it can become an artifact at all.
    is_artifact: bool,
    target: Option<Version>,
    promise: Promise,
    reach: &'a Reach,
}

impl Findings<'_> {
    /// The barriers to tell: those above the target where there is one.
    fn barriers(&self) -> impl Iterator<Item = &Barrier> {
        self.reach.barriers.iter().filter(|barrier| self.target.is_none_or(|target| barrier.since > target))
    }

    fn text(&self) -> String {
        let mut out = format!("{}: {}\n", self.file, self.summary());
        if let Some(oldest) = self.promise.oldest_reader() {
            let n_young = self.promise.young(&self.reach.barriers).count();
            let young = match n_young {
                0 => "they know every feature".to_owned(),
                1 => "1 feature is younger".to_owned(),
                n => format!("{n} features are younger"),
            };
            let Promise { window, as_of } = self.promise;
            let day = if self.promise.has_day() { format!(" on {as_of}") } else { String::new() };
            let _ = writeln!(out, "window {window}{day}: readers from {oldest} on are promised; {young}");
        }
        let rows: Vec<[String; 4]> = self.barriers().map(|barrier| self.row(barrier)).collect();
        if rows.is_empty() {
            return out;
        }
        let head = ["since", "feature", "first use", "used by"].map(str::to_owned);
        let widths = widths(&[&[head.clone()][..], &rows].concat());
        out.push('\n');
        push_row(&mut out, &head, &widths);
        for (row, barrier) in rows.iter().zip(self.barriers()) {
            push_row(&mut out, row, &widths);
            let _ = writeln!(out, "{:1$}  {2}", "", widths[0], self.remedy(barrier));
        }
        out
    }

    fn summary(&self) -> String {
        let (lowest, expanded) = (self.reach.lowest(), self.reach.lowest_expanded());
        let after = match expanded < lowest {
            true => format!("; {expanded} after stablehlo-compatibility-expander"),
            false => String::new(),
        };
        if !self.is_artifact {
            return format!("no portable artifact as it is; apart from that the lowest target is {lowest}{after}");
        }
        match self.target {
            Some(target) if target < lowest => {
                format!("{target} cannot be targeted; the lowest target is {}{after}", dated(lowest))
            }
            Some(target) => format!("{target} can be targeted; the lowest target is {}{after}", dated(lowest)),
            None if lowest == Version::MINIMUM => format!("every version can be targeted, from {} on", dated(lowest)),
            None => format!("the lowest target is {}{after}", dated(lowest)),
        }
    }

    fn row(&self, barrier: &Barrier) -> [String; 4] {
        let is_young = barrier.is_hard() && self.promise.is_young(barrier.since);
        let since = format!("{}{}", barrier.since, if is_young { " young" } else { "" });
        let place = place_of(self.cx, barrier.loc);
        let place = place.map_or("-".to_owned(), |place| format!("{}:{}:{}", place.file, place.line, place.col));
        [since, barrier.feature.to_string(), place, used_by(barrier)]
    }

    fn remedy(&self, barrier: &Barrier) -> String {
        let remedy = barrier.remedy();
        match self.reach.left_by_expander(barrier) {
            0 => format!("stablehlo-compatibility-expander does it: {remedy}"),
            left if left < barrier.count() => {
                format!("{remedy}; stablehlo-compatibility-expander leaves {left} of {}", barrier.count())
            }
            _ => remedy.to_owned(),
        }
    }

    fn json(&self) -> String {
        let mut out = String::from("{\"file\":");
        json_string(&mut out, self.file);
        let version = |out: &mut String, name: &str, version: Option<Version>| {
            let _ = match version {
                Some(version) => write!(out, ",\"{name}\":\"{version}\""),
                None => write!(out, ",\"{name}\":null"),
            };
        };
        let _ = write!(out, ",\"artifact\":{}", self.is_artifact);
        version(&mut out, "lowest", Some(self.reach.lowest()));
        version(&mut out, "lowest_expanded", Some(self.reach.lowest_expanded()));
        version(&mut out, "target", self.target);
        let _ = write!(out, ",\"window\":\"{}\"", self.promise.window);
        if let Some(oldest) = self.promise.oldest_reader() {
            if self.promise.has_day() {
                let _ = write!(out, ",\"as_of\":\"{}\"", self.promise.as_of);
            }
            version(&mut out, "oldest_reader", Some(oldest));
        }
        out.push_str(",\"barriers\":[");
        for (index, barrier) in self.barriers().enumerate() {
            out.push_str(if index == 0 { "" } else { "," });
            let _ = write!(out, "{{\"since\":\"{}\",\"feature\":", barrier.since);
            json_string(&mut out, &barrier.feature.to_string());
            out.push_str(",\"place\":");
            match place_of(self.cx, barrier.loc) {
                None => out.push_str("null"),
                Some(place) => {
                    out.push_str("{\"file\":");
                    json_string(&mut out, &place.file);
                    let _ = write!(out, ",\"line\":{},\"col\":{}}}", place.line, place.col);
                }
            }
            out.push_str(",\"ops\":{");
            for (index, (name, count)) in barrier.ops.iter().enumerate() {
                out.push_str(if index == 0 { "" } else { "," });
                json_string(&mut out, name);
                let _ = write!(out, ":{count}");
            }
            let is_young = barrier.is_hard() && self.promise.is_young(barrier.since);
            let left = self.reach.left_by_expander(barrier);
            let _ = write!(
                out,
                "}},\"hard\":{},\"young\":{is_young},\"left_by_expander\":{left},\"help\":",
                barrier.is_hard()
            );
            json_string(&mut out, barrier.remedy());
            out.push('}');
        }
        out.push_str("]}\n");
        out
    }
}

/// A version with its day: `1.16.0 of 2026-04-10`.
fn dated(version: Version) -> String {
    match release_of(version) {
        Some(release) => format!("{version} of {}", release.date),
        None => version.to_string(),
    }
}

/// How many names of ops a line shows.
const MAX_NAMES: usize = 3;

fn used_by(barrier: &Barrier) -> String {
    let names: Vec<&str> = barrier.ops.keys().take(MAX_NAMES).copied().collect();
    let mut out = names.join(", ");
    if barrier.ops.len() > MAX_NAMES {
        let _ = write!(out, " and {} more", barrier.ops.len() - MAX_NAMES);
    }
    if barrier.count() > 1 {
        let _ = write!(out, ", {} ops", barrier.count());
    }
    out
}

fn widths<const N: usize>(rows: &[[String; N]]) -> [usize; N] {
    std::array::from_fn(|column| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0))
}

fn push_row<const N: usize>(out: &mut String, row: &[String; N], widths: &[usize; N]) {
    let cells = row.iter().zip(widths).map(|(cell, &width)| format!("{cell:width$}"));
    out.push_str(cells.collect::<Vec<_>>().join("  ").trim_end());
    out.push('\n');
}

/// `--table`, of the op after it or of everything.
fn table(args: &Args, is_json: bool) -> CommandResult {
    let name = args.value("table").or(args.positional.first().map(String::as_str));
    let chosen = name.map_or_else(|| Ok(histories()), histories_of)?;
    write(&if is_json { table_json(&chosen) } else { table_text(&chosen) })
}

fn table_text(histories: &[History]) -> String {
    let mut rows = vec![["spelling", "first", "last", "released", "changes"].map(str::to_owned)];
    for spelling in histories.iter().flat_map(|history| &history.spellings) {
        let Spelling { name, min, max, changes } = spelling;
        let last = if *max == Version::CURRENT { "current".to_owned() } else { max.to_string() };
        let day = release_of(*min).map_or(String::new(), |release| release.date.to_string());
        let mut changes = changes.iter().cloned();
        rows.push([name.clone(), min.to_string(), last, day, changes.next().unwrap_or_default()]);
        rows.extend(changes.map(|change| [String::new(), String::new(), String::new(), String::new(), change]));
    }
    let widths = widths(&rows);
    let mut out = String::new();
    for row in &rows {
        push_row(&mut out, row, &widths);
    }
    out
}

fn table_json(histories: &[History]) -> String {
    let mut out = String::from("[");
    for (index, spelling) in histories.iter().flat_map(|history| &history.spellings).enumerate() {
        out.push_str(if index == 0 { "{\"name\":" } else { ",{\"name\":" });
        json_string(&mut out, &spelling.name);
        let _ = write!(out, ",\"first\":\"{}\",\"last\":\"{}\",\"changes\":[", spelling.min, spelling.max);
        for (index, change) in spelling.changes.iter().enumerate() {
            out.push_str(if index == 0 { "" } else { "," });
            json_string(&mut out, change);
        }
        out.push_str("]}");
    }
    out.push_str("]\n");
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_are_aligned() {
        let expect = "\
spelling      first   last     released    changes
vhlo.tanh_v1  0.9.0   1.9.0    2023-03-02
vhlo.tanh_v2  1.10.0  current  2025-03-21  adds the attribute result_accuracy
                                           as the one before when result_accuracy is the default
";
        assert_eq!(table_text(&histories_of("tanh").unwrap()), expect);
        let json = r##"[{"name":"#vhlo.mesh_v1","first":"1.16.0","last":"1.20.0","changes":[]}]"##;
        assert_eq!(table_json(&histories_of("mesh").unwrap()).trim_end(), json);
    }
}
