//! Regions and blocks in text: arguments, labels, successors, and going on after a fault.

use smallvec::SmallVec;

use super::lexer::{Token, skip_braces};
use super::op_parser::{Bindings, BlockArg, BlockName, OpParser, PendingBody};
use super::parser::Delimiter;
use crate::diag::Span;
use crate::ids::{BlockId, RegionId, Type};
use crate::op_def::OpDef;

impl<'a> OpParser<'_, 'a> {
    /// `%name : type` with optional attributes and location.
    pub fn parse_block_arg(&mut self, allow_attrs: bool) -> Option<BlockArg<'a>> {
        let name = self.parse_operand()?;
        self.expect_and(Token::Colon, ":", " and type for SSA operand")?;
        let ty = self.parse_type()?;
        let attrs = if allow_attrs && self.is(Token::LBrace) { self.parse_attr_dict()? } else { SmallVec::new() };
        let attrs = self.cx.dict(&attrs);
        let loc = self.opt_trailing_loc()?.unwrap_or_else(|| self.loc_at(name.at));
        Some(BlockArg { name, ty, loc, attrs })
    }

    /// A region of a new op, with arguments that the op's own syntax named. Isolated regions see no outer name.
    pub fn parse_region(&mut self, args: &[BlockArg<'a>], isolated: bool) -> Option<RegionId> {
        let region = self.body.create_region();
        self.parse_region_into(region, args, isolated)?;
        Some(region)
    }

    /// The region of a function: may be put off, to be read side by side with others. `needs_block` names the op whose
    /// custom form demands a block.
    pub fn parse_function_region(
        &mut self,
        args: Vec<BlockArg<'a>>,
        needs_block: Option<&'static OpDef>,
    ) -> Option<RegionId> {
        let region = self.body.create_region();
        let default_dialect = self.default_dialect;
        if self.pending.is_some()
            && self.is(Token::LBrace)
            && let Some(end) = skip_braces(self.source(), self.offset())
        {
            let range = self.offset()..end;
            let path = self.path.clone();
            self.jump(end);
            if let Some(pending) = &mut self.pending {
                pending.push(PendingBody { path, region, args, range, default_dialect, needs_block });
            }
            return Some(region);
        }
        self.parse_body_region(region, &args, needs_block)?;
        Some(region)
    }

    /// The region of a function, now.
    pub(super) fn parse_body_region(
        &mut self,
        region: RegionId,
        args: &[BlockArg<'a>],
        needs_block: Option<&'static OpDef>,
    ) -> Option<()> {
        let open = self.span();
        self.parse_region_into(region, args, true)?;
        match needs_block {
            Some(def) if self.body.region_blocks(region).is_empty() => {
                let message = format!("custom op '{}' expected non-empty function body", def.name);
                self.fail_at(open, "empty-body", message)
            }
            _ => Some(()),
        }
    }

    pub(super) fn parse_region_into(&mut self, region: RegionId, args: &[BlockArg<'a>], isolated: bool) -> Option<()> {
        if !self.is(Token::LBrace) {
            return self.fail("expected-token", "expected '{' to begin a region");
        }
        let open = self.span();
        self.enter()?;
        let outer_scope = isolated.then(|| std::mem::take(&mut self.scope));
        let outer_blocks = std::mem::take(&mut self.blocks);
        let outer_op = self.custom_op.take();
        let mark = self.scope.enter();
        let read = super::parser::grow_stack(|| self.parse_region_body(region, args, open));
        let names = self.finish_blocks();
        self.blocks = outer_blocks;
        self.custom_op = outer_op;
        let scope = match outer_scope {
            Some(outer) => {
                let finished = if read.is_some() { self.finish_scope() } else { Some(()) };
                self.scope = outer;
                finished
            }
            None => {
                self.scope.leave(mark);
                Some(())
            }
        };
        self.leave();
        // A region that was read to its end is complete even when something in it was reported: the text after it is
        // worth reading. The caller of the whole parse looks at the diagnostics.
        read.and(names.or(Some(()))).and(scope.or(Some(())))
    }

    fn parse_region_body(&mut self, region: RegionId, args: &[BlockArg<'a>], open: Span) -> Option<()> {
        self.advance();
        if self.is(Token::RBrace) && args.is_empty() {
            self.advance();
            return Some(());
        }
        let entry = if self.is(Token::CaretId) && args.is_empty() {
            None
        } else {
            if self.is(Token::CaretId) {
                return self.fail("unexpected-label", "invalid block name in region with named arguments");
            }
            let block = self.body.create_block(region);
            for arg in args {
                let value = self.body.add_argument(block, arg.ty, arg.loc);
                if !arg.name.name.is_empty() {
                    // A name bound twice was reported; the region stays readable.
                    let _ = self.define(arg.name.name, value, 1, arg.name.at);
                }
            }
            Some(block)
        };
        if let Some(block) = entry {
            self.parse_block_ops(block);
        }
        while self.is(Token::CaretId) {
            let block = self.parse_block_label(region)?;
            self.parse_block_ops(block);
        }
        if !self.eat(Token::RBrace) {
            self.error("expected-token", "expected '}' to end a region").label(open, "the region begins here").emit();
            return None;
        }
        Some(())
    }

    /// `^name (args)? ':'`
    fn parse_block_label(&mut self, region: RegionId) -> Option<BlockId> {
        let (name, at) = (self.text(), self.offset());
        self.advance();
        let block = match self.blocks.get(name).copied() {
            Some(known) if known.defined => {
                let (span, prior) = (self.span_of(at, at + name.len()), self.span_of(known.at, known.at + name.len()));
                let message = format!("redefinition of block '{}'", String::from_utf8_lossy(name));
                self.error_at(span, "block-redefined", message).attach(prior, "previously defined here").emit();
                self.body.create_detached_block()
            }
            known => {
                let block = known.map_or_else(|| self.body.create_detached_block(), |known| known.block);
                self.blocks.insert(name, BlockName { block, defined: true, at });
                block
            }
        };
        self.body.append_block(region, block);
        if self.is(Token::LParen) {
            let mut args = Vec::new();
            self.parse_op_list(Delimiter::Paren, |p| {
                args.push(p.parse_block_arg(false)?);
                Some(())
            })?;
            for arg in args {
                let value = self.body.add_argument(block, arg.ty, arg.loc);
                let _ = self.define(arg.name.name, value, 1, arg.name.at);
            }
        }
        self.expect_and(Token::Colon, ":", " after block name")?;
        Some(block)
    }

    /// `open (item (',' item)*)? close` for items that need the whole op parser.
    pub fn parse_op_list(&mut self, delimiter: Delimiter, item: impl FnMut(&mut Self) -> Option<()>) -> Option<()> {
        self.parse_op_list_in(delimiter, "", item)
    }

    /// The same; the report on a missing end goes on with `end`.
    pub(super) fn parse_op_list_in(
        &mut self,
        delimiter: Delimiter,
        end: &str,
        mut item: impl FnMut(&mut Self) -> Option<()>,
    ) -> Option<()> {
        let (open, close, open_text, close_text) = delimiter.tokens();
        self.expect(open, open_text)?;
        if self.eat(close) {
            return Some(());
        }
        loop {
            item(self)?;
            if !self.eat(Token::Comma) {
                break;
            }
        }
        self.expect_and(close, close_text, end)
    }

    /// A use of a block name.
    pub fn parse_successor(&mut self) -> Option<BlockId> {
        if !self.is(Token::CaretId) {
            return self.fail("expected-block", "expected block name");
        }
        let (name, at) = (self.text(), self.offset());
        self.advance();
        if let Some(known) = self.blocks.get(name) {
            return Some(known.block);
        }
        let block = self.body.create_detached_block();
        self.blocks.insert(name, BlockName { block, defined: false, at });
        Some(block)
    }

    pub(super) fn finish_blocks(&mut self) -> Option<()> {
        if self.blocks.is_empty() {
            return Some(());
        }
        let mut missing: Vec<_> =
            self.blocks.iter().filter(|(_, known)| !known.defined).map(|(name, known)| (*name, known.at)).collect();
        missing.sort_by_key(|(_, at)| *at);
        for &(name, at) in &missing {
            let span = self.span_of(at, at + name.len());
            let note = format!("no block of the region is called `{}`", String::from_utf8_lossy(name));
            self.error_at(span, "undefined-block", "reference to an undefined block").note(note).emit();
        }
        missing.is_empty().then_some(())
    }

    /// Ops up to the next label or the end of the region.
    pub(super) fn parse_block_ops(&mut self, block: BlockId) {
        while !matches!(self.token(), Token::RBrace | Token::CaretId | Token::Eof) {
            let before = self.offset();
            let mut bindings = Bindings::new();
            if self.parse_op(block, &mut bindings).is_none() {
                self.recover(before, &bindings);
            }
        }
    }

    /// After a report: binds the op's names to the error type and goes to the next line that looks like an op.
    pub(super) fn recover(&mut self, op_start: usize, bindings: &Bindings<'a>) {
        for &(name, count, at) in bindings {
            if self.scope.get(name).is_some() {
                continue;
            }
            let first = self.body.create_forward_value(Type::ERROR);
            for _ in 1..count.min(1024) {
                self.body.create_forward_value(Type::ERROR);
            }
            let _ = self.define(name, first, count.min(1024), at);
        }
        if self.offset() == op_start {
            self.advance();
        }
        let mut depth = 0usize;
        loop {
            match self.token() {
                Token::Eof => return,
                Token::LBrace => depth += 1,
                Token::RBrace if depth == 0 => return,
                Token::RBrace => depth -= 1,
                Token::PercentId | Token::CaretId | Token::BareId | Token::String if depth == 0 => {
                    let between = &self.source()[self.last_end()..self.offset()];
                    if between.contains(&b'\n') {
                        return;
                    }
                }
                _ => {}
            }
            self.advance();
        }
    }
}
