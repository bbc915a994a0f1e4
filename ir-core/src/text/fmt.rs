//! Formatting: a text is read and printed again with its comments, its aliases and its names of values, and only with the
//! locations that it wrote out.
//!
//! A comment on a line of its own stays before the op that follows it; one behind an op stays behind it. Empty lines
//! between ops, comments and alias definitions stay, one where there are several. An alias stands for what it names
//! from its definition on, also where the text wrote that out.

use std::io;
use std::sync::Arc;

use super::alias_printing::WrittenAlias;
use super::lexer::skip_string;
use super::module_parser::{ParseOptions, parse_with_aliases};
use super::op_printer::OpPrinter;
use super::printer::{PrintFlags, Printer};
use crate::body::Body;
use crate::context::Context;
use crate::diag::Diagnostics;
use crate::ids::OpId;
use crate::location::{Loc, LocKind};
use crate::module::Module;
use crate::view::RegionRef;

/// A text that was read to be printed again.
pub struct Formattable {
    module: Module,
    text: Arc<[u8]>,
    aliases: Vec<WrittenAlias>,
}

impl Formattable {
    /// Reads `text`, called `name` in diagnostics. It can be printed when the diagnostics hold no error.
    pub fn parse(cx: &Arc<Context>, name: &str, text: Arc<[u8]>, options: ParseOptions) -> (Self, Diagnostics) {
        let options = ParseOptions { record_positions: true, ..options };
        let (module, aliases, diags) = parse_with_aliases(cx, name, text.clone(), options);
        let aliases = aliases.written(cx);
        (Formattable { module, text, aliases }, diags)
    }

    /// The text's outermost op, for reports about all of it.
    pub fn start(&self) -> Loc {
        self.module.root().loc()
    }

    /// Prints the text. A module that only wraps the text's ops is not printed.
    ///
    /// # Errors
    /// What the sink says.
    pub fn print(&self, sink: &mut dyn io::Write) -> io::Result<()> {
        let module = &self.module;
        let root = module.root();
        let mut printer = Printer::new(&module.cx, PrintFlags::default());
        printer.use_loc_aliases(&self.aliases);
        let mut p = OpPrinter::with_comments(&mut printer, root, sink, Comments::of(&self.text, &self.aliases));
        if module.body.position(Body::ROOT).is_some() {
            p.print_op_with_comments(&module.body, Body::ROOT, |p| p.print_full_op(root));
        } else if let Some(block) = root.regions().next().and_then(|region| region.entry()) {
            p.print_block_ops(block, true);
        }
        p.comments_before(self.text.len());
        p.finish()?;
        printer.print_resources(&module.foreign, sink)?;
        sink.write_all(&printer.out)
    }
}

/// A comment of a text, without its line break.
struct Comment<'a> {
    at: usize,
    text: &'a [u8],
    /// Whether only blanks stand before it on its line.
    own_line: bool,
}

/// The comments and alias definitions of a text, taken in order while it is printed.
pub(super) struct Comments<'a> {
    source: &'a [u8],
    list: Vec<Comment<'a>>,
    next: usize,
    aliases: &'a [WrittenAlias],
    /// Whether nothing was printed yet in the block (or text): an empty line is not kept there.
    at_start: bool,
}

/// What stands between ops.
enum Item<'a> {
    Comment(usize, &'a [u8]),
    Alias(&'a WrittenAlias),
}

impl<'a> Comments<'a> {
    fn of(source: &'a [u8], aliases: &'a [WrittenAlias]) -> Self {
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
        Comments { source, list, next: 0, aliases, at_start: true }
    }

    /// The next comment or alias definition, if it stands before `limit`.
    fn take_before(&mut self, limit: usize) -> Option<Item<'a>> {
        let comment = self.list.get(self.next).filter(|comment| comment.at < limit);
        let alias = self.aliases.first().filter(|alias| alias.range.start < limit);
        match (comment, alias) {
            (Some(comment), None) => {
                self.next += 1;
                Some(Item::Comment(comment.at, comment.text))
            }
            (Some(comment), Some(alias)) if comment.at < alias.range.start => {
                self.next += 1;
                Some(Item::Comment(comment.at, comment.text))
            }
            (_, Some(alias)) => {
                self.aliases = &self.aliases[1..];
                Some(Item::Alias(alias))
            }
            (None, None) => None,
        }
    }

    /// Whether an empty line stands before byte `at`.
    fn has_gap_before(&self, at: usize) -> bool {
        let blanks = self.source[..at].iter().rev().take_while(|byte| byte.is_ascii_whitespace());
        blanks.filter(|byte| **byte == b'\n').count() > 1
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
    /// Writes the comments and alias definitions before byte `limit`, a line each.
    pub(super) fn comments_before(&mut self, limit: usize) {
        while let Some(item) = self.comments.as_mut().and_then(|comments| comments.take_before(limit)) {
            match item {
                Item::Comment(at, text) => {
                    self.gap_before(at);
                    self.put_indent();
                    self.put(text);
                }
                Item::Alias(alias) => {
                    self.gap_before(alias.range.start);
                    self.print_written_alias(alias);
                    self.comment_behind(alias.range.end);
                }
            }
            self.put("\n");
        }
    }

    /// Keeps an empty line before byte `at` of the text, one where there are several.
    fn gap_before(&mut self, at: usize) {
        let Some(comments) = &mut self.comments else { return };
        let at_start = std::mem::replace(&mut comments.at_start, false);
        if !at_start && comments.has_gap_before(at) {
            self.put("\n");
        }
    }

    /// Writes the comment that follows byte `end` on the same line.
    fn comment_behind(&mut self, end: usize) {
        if let Some(text) = self.comments.as_mut().and_then(|comments| comments.take_behind(end)) {
            self.put(" ");
            self.put(text);
        }
    }

    /// Tells that a block begins, if a text is formatted.
    pub(super) fn begin_block(&mut self) {
        if let Some(comments) = &mut self.comments {
            comments.at_start = true;
        }
    }

    /// Writes an op on lines of its own, with the comments around it.
    pub(super) fn print_op_with_comments(&mut self, body: &Body, op: OpId, print: impl FnOnce(&mut Self)) {
        let position = body.position(op);
        if let Some(range) = &position {
            self.comments_before(range.start);
            self.gap_before(range.start);
        }
        self.put_indent();
        print(self);
        if let Some(range) = position {
            self.comment_behind(range.end);
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
        if matches!(loc.kind(self.cx), LocKind::Interned(_) | LocKind::Unknown) {
            self.put(" ");
            self.print_loc(loc);
        }
    }
}
