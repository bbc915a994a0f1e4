//! Formatting: a text is read and printed again with its comments and its names of values, and only with the locations
//! that it wrote out.
//!
//! A comment on a line of its own stays before the op that follows it; one behind an op stays behind it.

use std::io;

use super::lexer::skip_string;
use super::op_printer::OpPrinter;
use super::printer::{PrintFlags, Printer};
use crate::body::Body;
use crate::ids::OpId;
use crate::location::{Loc, LocKind};
use crate::module::Module;
use crate::view::RegionRef;

/// A comment of a text, without its line break.
struct Comment<'a> {
    at: usize,
    text: &'a [u8],
    /// Whether only blanks stand before it on its line.
    own_line: bool,
}

/// The comments of a text, taken in order while it is printed.
pub(super) struct Comments<'a> {
    source: &'a [u8],
    list: Vec<Comment<'a>>,
    next: usize,
}

/// Prints a module that was read from `source` with its positions recorded. A module that only wraps the text's ops is
/// not printed.
pub fn print_formatted(module: &Module, source: &[u8], sink: &mut dyn io::Write) -> io::Result<()> {
    let root = module.root();
    let mut printer = Printer::new(&module.cx, PrintFlags::default());
    let mut p = OpPrinter::with_comments(&mut printer, root, sink, Comments::of(source));
    if module.body.position(Body::ROOT).is_some() {
        p.print_op_with_comments(&module.body, Body::ROOT, |p| p.print_full_op(root));
    } else if let Some(block) = root.regions().next().and_then(|region| region.entry()) {
        p.print_block_ops(block, true);
    }
    p.comments_before(source.len());
    p.finish()?;
    printer.print_resources();
    sink.write_all(&printer.out)
}

impl<'a> Comments<'a> {
    fn of(source: &'a [u8]) -> Self {
        let mut list = Vec::new();
        let mut at = 0;
        while let Some(found) = memchr::memchr2(b'/', b'"', &source[at..]) {
            at += found;
            if source[at] == b'"' {
                match skip_string(source, at) {
                    Some(end) => at = end,
                    None => break,
                }
            } else if source.get(at + 1) == Some(&b'/') {
                let end = memchr::memchr(b'\n', &source[at..]).map_or(source.len(), |n| at + n);
                let line = source[..at].iter().rposition(|b| *b == b'\n').map_or(0, |n| n + 1);
                let own_line = source[line..at].iter().all(u8::is_ascii_whitespace);
                list.push(Comment { at, text: source[at..end].trim_ascii_end(), own_line });
                at = end;
            } else {
                at += 1;
            }
        }
        Comments { source, list, next: 0 }
    }

    /// The next comment, if it stands before `limit`.
    fn take_before(&mut self, limit: usize) -> Option<&'a [u8]> {
        let comment = self.list.get(self.next).filter(|comment| comment.at < limit)?;
        self.next += 1;
        Some(comment.text)
    }

    /// The `}` that follows byte `at`, behind blanks and comments.
    fn closing_brace(&self, mut at: usize) -> Option<usize> {
        let mut next = self.list.partition_point(|comment| comment.at < at);
        loop {
            at += self.source[at..].iter().position(|byte| !byte.is_ascii_whitespace())?;
            match self.list.get(next) {
                Some(comment) if comment.at == at => {
                    at += comment.text.len();
                    next += 1;
                }
                _ => return (self.source[at] == b'}').then_some(at),
            }
        }
    }

    /// The comment that follows byte `end` on the same line.
    fn take_behind(&mut self, end: usize) -> Option<&'a [u8]> {
        let comment = self.list.get(self.next).filter(|comment| !comment.own_line && comment.at >= end)?;
        if self.source[end..comment.at].contains(&b'\n') {
            return None;
        }
        self.next += 1;
        Some(comment.text)
    }
}

impl OpPrinter<'_, '_> {
    /// Writes the comments before byte `limit`, a line each.
    pub(super) fn comments_before(&mut self, limit: usize) {
        while let Some(text) = self.comments.as_mut().and_then(|comments| comments.take_before(limit)) {
            self.put_indent();
            self.put(text);
            self.put("\n");
        }
    }

    /// Writes an op on lines of its own, with the comments around it.
    pub(super) fn print_op_with_comments(&mut self, body: &Body, op: OpId, print: impl FnOnce(&mut Self)) {
        let position = body.position(op);
        if let Some(range) = &position {
            self.comments_before(range.start);
        }
        self.put_indent();
        print(self);
        if let Some(range) = position
            && let Some(text) = self.comments.as_mut().and_then(|comments| comments.take_behind(range.end))
        {
            self.put(" ");
            self.put(text);
        }
        self.put("\n");
    }

    /// Writes the comments at the end of a region, before what follows it in the text.
    pub(super) fn comments_at_region_end(&mut self, region: RegionRef<'_>) {
        let body = region.body;
        let last =
            region.blocks().next_back().and_then(|block| body.last_op(block.id)).and_then(|op| body.position(op));
        let end = match (last, &self.comments) {
            (Some(last), Some(comments)) => comments.closing_brace(last.end),
            _ => None,
        };
        let owner = || region.parent().and_then(|owner| body.position(owner.id)).map(|range| range.end);
        let Some(limit) = end.or_else(owner) else { return };
        self.indent += 2;
        self.comments_before(limit);
        self.indent -= 2;
    }

    /// Writes the location of an op that wrote one.
    pub(super) fn print_written_loc(&mut self, loc: Loc) {
        if matches!(loc.kind(self.cx), LocKind::Interned(_)) {
            self.put(" ");
            self.print_loc(loc);
        }
    }
}
