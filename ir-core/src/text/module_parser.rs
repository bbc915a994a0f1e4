//! A whole text becomes a module: aliases, ops, metadata in file order; bodies of functions afterwards, side by side.

use std::sync::Arc;

use rayon::prelude::*;
use rustc_hash::FxHashMap;

use super::aliases::Aliases;
use super::lexer::Token;
use super::op_parser::{OpParser, PendingBody};
use super::parser::Parser;
use crate::body::Body;
use crate::context::Context;
use crate::diag::Diagnostics;
use crate::ids::Dict;
use crate::location::{Loc, LocData};
use crate::module::Module;

/// How to read.
#[derive(Clone, Copy, Debug, Default)]
pub struct ParseOptions {
    /// `--allow-unregistered-dialect`.
    pub allow_unregistered: bool,
    /// The line, minus one, that the text's first line is in its file.
    pub first_line: u32,
    /// Whether bodies record where each op stands in the text and what values are called there.
    pub record_positions: bool,
}

/// Bodies are read side by side from this many bytes of text on.
const PARALLEL_BYTES: usize = 64 * 1024;

/// Reads `text`, called `name` in locations and diagnostics. The module holds what could be read; it is sound only when
/// the diagnostics hold no error. It is not verified.
///
/// # Panics
/// When the registry does not hold the dialect `builtin` with the op `builtin.module`.
pub fn parse_module(cx: &Arc<Context>, name: &str, text: Arc<[u8]>, options: ParseOptions) -> (Module, Diagnostics) {
    let (module, _, diags) = parse_with_aliases(cx, name, text, options);
    (module, diags)
}

/// As [`parse_module`], with the aliases that the text defines.
pub(super) fn parse_with_aliases(
    cx: &Arc<Context>,
    name: &str,
    text: Arc<[u8]>,
    options: ParseOptions,
) -> (Module, Arc<Aliases>, Diagnostics) {
    let file = cx.sources().add(name, text.clone(), options.first_line);
    let mut parser = Parser::new(cx, file, &text);
    parser.allow_unregistered = options.allow_unregistered;
    parser.record_positions = options.record_positions;
    let module_def = cx.registry().op(b"builtin.module").expect("the dialect `builtin` is registered");
    // A wrapper has no place of its own in the text; the reference puts it before the first line.
    let loc = cx.loc(LocData::File { file: cx.name(name), line: 0, col: 0 });
    let mut top = OpParser::new(&mut parser, Body::new(module_def, loc, Dict::EMPTY, 1), "builtin");
    top.pending = Some(Vec::new());
    parse_top_level(&mut top);
    let pending = top.pending.take().unwrap_or_default();
    let OpParser { mut body, .. } = top;
    if !pending.is_empty() {
        let around = parser.diags.len();
        parse_bodies(&mut parser, &mut body, pending);
        // In the order of the text, although bodies were read after everything around them.
        let inside = parser.diags.split_off(around);
        parser.diags.merge_by_key(inside, |diagnostic| diagnostic.span.loc.source_offset(cx));
    }
    let body = unwrap_module(body, loc);
    let foreign = std::mem::take(&mut parser.foreign);
    (Module { cx: cx.clone(), body, foreign }, parser.aliases.clone(), parser.diags)
}

fn parse_top_level(p: &mut OpParser<'_, '_>) {
    let Some(region) = p.body.op_region(Body::ROOT, 0) else { return };
    let block = p.body.create_block(region);
    loop {
        let before = p.offset();
        match p.token() {
            Token::Eof => break,
            Token::HashId | Token::ExclId => {
                if p.parse_alias_definition().is_none() {
                    p.skip_line(before);
                }
            }
            Token::MetadataBegin => {
                if p.parse_metadata().is_none() {
                    p.skip_line(before);
                }
            }
            Token::RBrace | Token::CaretId => {
                p.error("unexpected-token", "expected operation name in quotes").emit();
                p.advance();
            }
            _ => p.parse_top_level_op(block),
        }
    }
    p.finish_top_level();
}

/// A text with one module is that module; anything else is wrapped into one.
pub(crate) fn unwrap_module(mut body: Body, loc: Loc) -> Body {
    let block = body.op_region(Body::ROOT, 0).and_then(|region| body.region_blocks(region).first().copied());
    if let Some(block) = block
        && let Some(op) = body.first_op(block)
        && body.next_op(op).is_none()
        && std::ptr::eq(body.def(op), body.def(Body::ROOT))
        && let Some(module) = body.take_child(op)
    {
        return module;
    }
    body.set_loc(Body::ROOT, loc);
    body
}

/// Reads the bodies that were put off. Each worker fills its own diagnostics; they are merged in the order of the text.
fn parse_bodies<'a>(parser: &mut Parser<'a>, root: &mut Body, pending: Vec<PendingBody<'a>>) {
    let n_bytes: usize = pending.iter().map(|job| job.range.len()).sum();
    let n_jobs = pending.len();
    let mut by_path: FxHashMap<Vec<usize>, PendingBody<'a>> =
        pending.into_iter().map(|job| (job.path.clone(), job)).collect();
    let mut jobs: Vec<(&mut Body, PendingBody<'a>)> = Vec::with_capacity(n_jobs);
    collect_jobs(root, &mut Vec::new(), &mut by_path, &mut jobs);
    jobs.sort_by_key(|(_, job)| job.range.start);

    let n_threads = rayon::current_num_threads();
    if jobs.len() == 1 || n_threads == 1 || n_bytes < PARALLEL_BYTES {
        for (body, job) in jobs {
            parse_body(parser, body, job);
        }
        return;
    }
    // A few runs of neighbours a worker: each run shares one parser with its caches.
    let run_bytes = n_bytes / (4 * n_threads) + 1;
    let mut runs: Vec<Vec<(&mut Body, PendingBody<'a>)>> = Vec::new();
    let mut room = 0;
    for job in jobs {
        if room == 0 {
            runs.push(Vec::new());
            room = run_bytes;
        }
        room = room.saturating_sub(job.1.range.len());
        if let Some(run) = runs.last_mut() {
            run.push(job);
        }
    }
    let shared = &*parser;
    let diags: Vec<Diagnostics> = runs
        .into_par_iter()
        .map(|run| {
            let mut worker = shared.fork(run.first().map_or(0, |(_, job)| job.range.start));
            for (body, job) in run {
                parse_body(&mut worker, body, job);
            }
            worker.diags
        })
        .collect();
    for diags in diags {
        parser.diags.append(diags);
    }
}

fn collect_jobs<'b, 'a>(
    body: &'b mut Body,
    path: &mut Vec<usize>,
    by_path: &mut FxHashMap<Vec<usize>, PendingBody<'a>>,
    jobs: &mut Vec<(&'b mut Body, PendingBody<'a>)>,
) {
    if let Some(job) = by_path.remove(path) {
        jobs.push((body, job));
        return;
    }
    for (index, child) in body.children_mut().into_iter().enumerate() {
        path.push(index);
        super::parser::grow_stack(|| collect_jobs(child, path, by_path, jobs));
        path.pop();
    }
}

fn parse_body<'a>(parser: &mut Parser<'a>, body: &mut Body, job: PendingBody<'a>) {
    parser.jump(job.range.start);
    let lines = memchr::memchr_iter(b'\n', &parser.source()[job.range.clone()]).count();
    body.reserve(lines);
    let mut p = OpParser::new(parser, std::mem::replace(body, Body::hollow()), job.default_dialect);
    // What was wrong is among the diagnostics; the body holds the rest.
    let _ = p.parse_body_region(job.region, &job.args, job.needs_block);
    *body = p.body;
}
