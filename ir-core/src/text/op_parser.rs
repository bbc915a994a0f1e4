//! Ops, regions, blocks and values of one body. Hooks of op rows get an [`OpParser`]: everything of
//! [`Parser`] (tokens, types, attributes) and, on top, operands, regions and the body that grows.
//!
//! A wrong op is reported once; its results get the error type, which every check accepts quietly, and reading goes on
//! at the next line of the same block that looks like an op.

use std::ops::{Deref, DerefMut};

use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use super::lexer::{Token, skip_braces};
use super::parser::{Delimiter, Parser};
use super::scope::{Entry, Forward, Scope};
use crate::body::{Body, NewOp};
use crate::diag::{Diagnostics, Span};
use crate::ids::{Attr, BlockId, Dict, Name, OpId, RegionId, Type, Value};
use crate::location::Loc;
use crate::op_def::{OpDef, RegionTypes, Signature, traits};
use crate::registry::Registry;

pub use super::scope::Unresolved;

/// An operand group while a format is being read: its operands, then its types.
#[derive(Default, Debug)]
pub struct OperandGroup<'a> {
    /// As written.
    pub operands: SmallVec<[Unresolved<'a>; 2]>,
    /// As written or inferred.
    pub types: SmallVec<[Type; 2]>,
}

/// An argument of a block as written: `%name : type attrs? loc?`.
#[derive(Clone, Debug)]
pub struct BlockArg<'a> {
    /// The value's name; an empty name binds nothing.
    pub name: Unresolved<'a>,
    /// Its type.
    pub ty: Type,
    /// Its location; that of the name when not written.
    pub loc: Loc,
    /// Attributes after the type, where the op allows them.
    pub attrs: Dict,
}

/// An op that is being read.
pub struct OpState {
    /// The row.
    pub def: &'static OpDef,
    /// The location of the op's name.
    pub loc: Loc,
    /// The place of the op's name.
    pub span: Span,
    /// How many results are bound on the left.
    pub n_bound: usize,
    /// Resolved operands.
    pub operands: SmallVec<[Value; 4]>,
    /// Types of the results.
    pub results: SmallVec<[Type; 2]>,
    /// Attributes, inherent and discardable.
    pub attrs: SmallVec<[(Name, Attr); 4]>,
    /// Regions.
    pub regions: SmallVec<[RegionId; 2]>,
    /// Successors.
    pub successors: SmallVec<[BlockId; 2]>,
}

impl OpState {
    fn new(def: &'static OpDef, span: Span, n_bound: usize) -> Self {
        OpState {
            def,
            loc: span.loc,
            span,
            n_bound,
            operands: SmallVec::new(),
            results: SmallVec::new(),
            attrs: SmallVec::new(),
            regions: SmallVec::new(),
            successors: SmallVec::new(),
        }
    }

    /// Adds an attribute under a name.
    pub fn set_attr(&mut self, cx: &crate::Context, name: &str, attr: Attr) {
        self.attrs.push((cx.name(name), attr));
    }
}

/// The body of a function whose reading was put off, so that many can be read at once.
pub(super) struct PendingBody<'a> {
    pub path: Vec<usize>,
    pub region: RegionId,
    pub args: Vec<BlockArg<'a>>,
    /// Where `{` is and where the text continues after `}`.
    pub range: std::ops::Range<usize>,
    pub default_dialect: &'static str,
    /// The function-like op's row, when its custom form demands a block.
    pub needs_block: Option<&'static OpDef>,
}

/// See the module's documentation.
pub struct OpParser<'p, 'a> {
    parser: &'p mut Parser<'a>,
    /// The body that grows.
    pub body: Body,
    scope: Scope<'a>,
    blocks: FxHashMap<&'a [u8], BlockName>,
    default_dialect: &'static str,
    /// Bodies of functions that were put off; `None` reads them on the spot.
    pub(super) pending: Option<Vec<PendingBody<'a>>>,
    /// Indices of children from the outermost body to this one.
    path: Vec<usize>,
    /// How many unknown ops were compared with the known ones.
    n_hints: usize,
}

#[derive(Clone, Copy)]
struct BlockName {
    block: BlockId,
    defined: bool,
    at: usize,
}

impl<'a> Deref for OpParser<'_, 'a> {
    type Target = Parser<'a>;
    fn deref(&self) -> &Parser<'a> {
        self.parser
    }
}

impl<'a> DerefMut for OpParser<'_, 'a> {
    fn deref_mut(&mut self) -> &mut Parser<'a> {
        self.parser
    }
}

/// Result names on the left of an op: name, count, where.
type Bindings<'a> = SmallVec<[(&'a [u8], u32, usize); 2]>;

impl<'p, 'a> OpParser<'p, 'a> {
    pub(super) fn new(parser: &'p mut Parser<'a>, body: Body, default_dialect: &'static str) -> Self {
        OpParser {
            parser,
            body,
            scope: Scope::default(),
            blocks: FxHashMap::default(),
            default_dialect,
            pending: None,
            path: Vec::new(),
            n_hints: 0,
        }
    }

    /// Reports `custom op 'name' …` at a place, as MLIR prefixes what an op's own parser finds.
    pub fn op_fail<T>(&mut self, state: &OpState, span: Span, code: &'static str, message: &str) -> Option<T> {
        let message = format!("custom op '{}' {message}", state.def.name);
        self.fail_at(span, code, message)
    }

    // ---- values ----

    /// `%name` or `%name#number`, if one comes next.
    #[inline]
    pub fn opt_operand(&mut self) -> Option<Unresolved<'a>> {
        if !self.is(Token::PercentId) {
            return None;
        }
        let at = self.offset();
        let name = &self.text()[1..];
        self.advance();
        let mut number = 0;
        if self.is(Token::HashId) && self.offset() == self.last_end() {
            match std::str::from_utf8(&self.text()[1..]).ok().and_then(|digits| digits.parse().ok()) {
                Some(n) => number = n,
                None => {
                    self.error("bad-result-number", "invalid SSA value result number").emit();
                    // The use stays readable as that of the first result.
                }
            }
            self.advance();
        }
        Some(Unresolved { name, number, at })
    }

    /// `%name` or `%name#number`.
    #[inline]
    pub fn parse_operand(&mut self) -> Option<Unresolved<'a>> {
        match self.opt_operand() {
            Some(operand) => Some(operand),
            None => self.fail("expected-operand", "expected SSA operand"),
        }
    }

    /// `operand (',' operand)*`, possibly nothing.
    pub fn parse_operand_list(&mut self, into: &mut SmallVec<[Unresolved<'a>; 2]>) -> Option<()> {
        let Some(first) = self.opt_operand() else { return Some(()) };
        into.push(first);
        while self.eat(Token::Comma) {
            into.push(self.parse_operand()?);
        }
        Some(())
    }

    /// The value that `operand` means, of type `ty`: known, or to be defined further down.
    #[inline]
    pub fn resolve(&mut self, operand: Unresolved<'a>, ty: Type) -> Option<Value> {
        if let Some(entry) = self.scope.get(operand.name) {
            if operand.number >= entry.count {
                let span = self.span_of_use(&operand);
                return self.fail_at(span, "bad-result-number", "reference to invalid result number");
            }
            let value = Value::new(entry.first.index() + operand.number as usize);
            let known = self.body.ty(value);
            if known != ty && known != Type::ERROR && ty != Type::ERROR {
                return self.type_conflict(&operand, ty, known, entry.at);
            }
            return Some(value);
        }
        self.resolve_forward(operand, ty)
    }

    #[cold]
    fn resolve_forward(&mut self, operand: Unresolved<'a>, ty: Type) -> Option<Value> {
        if let Some(forward) = self.scope.forward(&operand) {
            let (value, known, at) = (forward.value, forward.ty, forward.at);
            if known != ty && known != Type::ERROR && ty != Type::ERROR {
                return self.type_conflict(&operand, ty, known, at);
            }
            return Some(value);
        }
        let value = self.body.create_forward_value(ty);
        self.scope.add_forward(&operand, Forward { value, ty, at: operand.at });
        Some(value)
    }

    #[cold]
    fn type_conflict<T>(&mut self, operand: &Unresolved<'a>, ty: Type, known: Type, at: usize) -> Option<T> {
        let message = format!(
            "use of value '%{}' expects different type than prior uses: '{}' vs '{}'",
            String::from_utf8_lossy(operand.name),
            self.cx.type_text(ty),
            self.cx.type_text(known)
        );
        let (span, prior) = (self.span_of_use(operand), self.span_of_name(operand.name, at));
        self.error_at(span, "operand-type-conflict", message).attach(prior, "prior use here").emit();
        None
    }

    /// Resolves operands against as many types.
    pub fn resolve_all(
        &mut self,
        operands: &[Unresolved<'a>],
        types: &[Type],
        span: Span,
        into: &mut SmallVec<[Value; 4]>,
    ) -> Option<()> {
        if operands.len() != types.len() {
            let message = format!(
                "number of operands and types do not match: got {} operands and {} types",
                operands.len(),
                types.len()
            );
            return self.fail_in_op_at(span, "operand-count", message);
        }
        for (&operand, &ty) in operands.iter().zip(types) {
            let value = self.resolve(operand, ty)?;
            into.push(value);
        }
        Some(())
    }

    fn span_of_use(&self, operand: &Unresolved<'a>) -> Span {
        self.span_of_name(operand.name, operand.at)
    }

    fn span_of_name(&self, name: &[u8], at: usize) -> Span {
        self.span_of(at, (at + 1 + name.len()).min(self.source().len()))
    }

    /// Binds `name` to `count` values from `first` on.
    fn define(&mut self, name: &'a [u8], first: Value, count: u32, at: usize) -> Option<()> {
        if let Some(entry) = self.scope.get(name) {
            let (span, prior) = (self.span_of_name(name, at), self.span_of_name(name, entry.at));
            let message = format!("redefinition of SSA value '%{}'", String::from_utf8_lossy(name));
            self.error_at(span, "value-redefined", message).attach(prior, "previously defined here").emit();
            return None;
        }
        self.scope.define(name, Entry { first, count, at });
        if self.record_positions
            && !name[0].is_ascii_digit()
            && let Ok(name) = std::str::from_utf8(name)
        {
            self.body.set_name(first, name);
        }
        if self.scope.has_forwards() {
            self.replace_forwards(name, first, count, at)?;
        }
        Some(())
    }

    fn replace_forwards(&mut self, name: &'a [u8], first: Value, count: u32, at: usize) -> Option<()> {
        for (number, forward) in self.scope.take_forwards(name) {
            let prior = self.span_of_name(name, forward.at);
            if number >= count {
                return self.fail_at(prior, "bad-result-number", "reference to invalid result number");
            }
            let value = Value::new(first.index() + number as usize);
            let ty = self.body.ty(value);
            if ty != forward.ty && ty != Type::ERROR && forward.ty != Type::ERROR {
                let span = self.span_of_name(name, at);
                let message = format!(
                    "definition of SSA value '%{}#{number}' has type '{}'",
                    String::from_utf8_lossy(name),
                    self.cx.type_text(ty)
                );
                let note = format!("previously used here with type '{}'", self.cx.type_text(forward.ty));
                self.error_at(span, "operand-type-conflict", message).attach(prior, note).emit();
                return None;
            }
            self.body.replace_all_uses(forward.value, value);
        }
        Some(())
    }

    /// Reports what was used but never defined in the scope that ends.
    fn finish_scope(&mut self) -> Option<()> {
        let undefined = self.scope.take_undefined();
        if undefined.is_empty() {
            return Some(());
        }
        let known: Vec<&[u8]> = self.scope.names().collect();
        for (index, (name, forward)) in undefined.iter().enumerate() {
            let span = self.span_of_name(name, forward.at);
            // Comparing names costs more than hints on very many mistakes are worth.
            let near = if index < MAX_HINTS { closest(name, &known) } else { None };
            let help = near.map(|near| format!("did you mean `%{}`?", String::from_utf8_lossy(near)));
            let mut draft = self.error_at(span, "undefined-value", "use of undeclared SSA value name");
            if let Some(help) = help {
                draft = draft.help(help);
            }
            draft.emit();
        }
        None
    }

    /// `(T, U) -> V` as its two lists.
    pub fn parse_function_type_parts(&mut self) -> Option<(SmallVec<[Type; 4]>, SmallVec<[Type; 4]>)> {
        if !self.is(Token::LParen) {
            let what = self.opt_type()?;
            let mut draft = self.error("expected-function-type", "expected function type");
            if what.is_some() {
                draft = draft.help("write the types of all operands and results: `(T, U) -> V`");
            }
            draft.emit();
            return None;
        }
        let inputs = self.parse_type_list_parens()?;
        if !self.eat(Token::Arrow) {
            return self.fail("expected-token", "expected '->' in function type");
        }
        Some((inputs, self.parse_function_result_types()?))
    }

    // ---- regions and blocks ----

    /// `%name : type` with optional attributes and location.
    pub fn parse_block_arg(&mut self, allow_attrs: bool) -> Option<BlockArg<'a>> {
        let name = self.parse_operand()?;
        self.expect(Token::Colon, ":")?;
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
        self.expect(Token::Colon, ":")?;
        Some(block)
    }

    /// `open (item (',' item)*)? close` for items that need the whole op parser.
    pub fn parse_op_list(&mut self, delimiter: Delimiter, mut item: impl FnMut(&mut Self) -> Option<()>) -> Option<()> {
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
        self.expect(close, close_text)
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

    fn finish_blocks(&mut self) -> Option<()> {
        if self.blocks.is_empty() {
            return Some(());
        }
        let mut missing: Vec<_> =
            self.blocks.iter().filter(|(_, known)| !known.defined).map(|(name, known)| (*name, known.at)).collect();
        missing.sort_by_key(|(_, at)| *at);
        for &(name, at) in &missing {
            let span = self.span_of(at, at + name.len());
            let message = format!("reference to an undefined block '{}'", String::from_utf8_lossy(name));
            self.error_at(span, "undefined-block", message).emit();
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
    fn recover(&mut self, op_start: usize, bindings: &Bindings<'a>) {
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

    // ---- ops ----

    /// `(%name (':' count)? ',' …)? '=' op location?`, put at the end of `block`.
    fn parse_op(&mut self, block: BlockId, bindings: &mut Bindings<'a>) -> Option<OpId> {
        let start = self.offset();
        let mut n_bound = 0usize;
        if self.is(Token::PercentId) {
            loop {
                if !self.is(Token::PercentId) {
                    return self.fail("expected-operand", "expected SSA operand");
                }
                let (name, at) = (&self.text()[1..], self.offset());
                self.advance();
                let mut count = 1;
                if self.eat(Token::Colon) {
                    let digits = self.text();
                    count = match (self.token(), super::parser::decimal_u64(digits)) {
                        (Token::Integer, Some(n)) if (1..=u64::from(u32::MAX)).contains(&n) => n as u32,
                        _ => return self.fail("bad-result-count", "expected integer number of results"),
                    };
                    self.advance();
                }
                n_bound = n_bound.saturating_add(count as usize);
                bindings.push((name, count, at));
                if !self.eat(Token::Comma) {
                    break;
                }
            }
            self.expect(Token::Equal, "=")?;
        }
        let span = self.span();
        let op = match self.token() {
            Token::String => self.parse_generic_op(n_bound)?,
            Token::BareId => self.parse_custom_op(n_bound)?,
            _ => return self.fail("expected-op", "expected operation name in quotes"),
        };
        if let Some(loc) = self.opt_trailing_loc()? {
            self.set_op_loc(op, loc);
        }
        if self.record_positions {
            let end = self.last_end();
            self.body.set_position(op, start..end);
        }
        self.body.append_op(block, op);
        let n_results = self.body.n_results(op);
        if n_bound == 0 {
            return Some(op);
        }
        if n_results == 0 {
            return self.fail_at(span, "no-results", "cannot name an operation with no results");
        }
        if n_bound != n_results {
            let message = format!("operation defines {n_results} results but was provided {n_bound} to bind");
            return self.fail_at(span, "result-count", message);
        }
        let mut first = 0;
        for &(name, count, at) in bindings.iter() {
            let value = self.body.result(op, first);
            self.define(name, value, count, at)?;
            first += count as usize;
        }
        Some(op)
    }

    /// An op of the outermost block.
    pub(super) fn parse_top_level_op(&mut self, block: BlockId) {
        let before = self.offset();
        let mut bindings = Bindings::new();
        if self.parse_op(block, &mut bindings).is_none() {
            self.recover(before, &bindings);
        }
    }

    /// Ends the outermost scope.
    pub(super) fn finish_top_level(&mut self) {
        let _ = self.finish_scope();
    }

    fn set_op_loc(&mut self, op: OpId, loc: Loc) {
        self.body.set_loc(op, loc);
        if let Some(child) = self.body.slot_child(op) {
            self.body.child_mut(child).set_loc(Body::ROOT, loc);
        }
    }

    /// The row called `name`, or an unregistered one where that is allowed.
    fn lookup(&mut self, name: &'a [u8], span: Span) -> Option<&'static OpDef> {
        if let Some(def) = self.cx.registry().op(name) {
            return Some(def);
        }
        let Ok(text) = std::str::from_utf8(name) else {
            return self.fail_at(span, "bad-op-name", "operation name is not valid UTF-8");
        };
        let dialect = text.split_once('.').map_or("", |(dialect, _)| dialect);
        if self.cx.registry().dialect(dialect).is_some_and(|dialect| !dialect.keeps_unknown) {
            let message = format!(
                "unregistered operation '{text}' found in dialect ('{dialect}') that does not allow unknown operations"
            );
            let near = self.suggest_op(text);
            let mut draft = self.error_at(span, "unknown-op", message);
            if let Some(near) = near {
                draft = draft.help(format!("did you mean `{near}`?"));
            }
            draft.emit();
            return None;
        }
        if !self.allow_unregistered {
            self.error_at(
                span,
                "unregistered-dialect",
                "operation being parsed with an unregistered dialect. If this is intended, please use \
                 -allow-unregistered-dialect with the MLIR tool used",
            )
            .emit();
            return None;
        }
        Some(Registry::unregistered(text))
    }

    /// The known op that `name` may be a slip of. Comparing costs more than hints on very many mistakes are worth, so each
    /// body gives only some.
    fn suggest_op(&mut self, name: &str) -> Option<&'static str> {
        self.n_hints += 1;
        if self.n_hints > MAX_HINTS {
            return None;
        }
        let names: Vec<&[u8]> = self.cx.registry().ops().map(|def| def.name.as_bytes()).collect();
        let near = closest(name.as_bytes(), &names)?;
        self.cx.registry().op(near).map(|def| def.name)
    }

    /// `"name" '(' operands ')' successors? properties? regions? attributes? ':' function-type`
    fn parse_generic_op(&mut self, n_bound: usize) -> Option<OpId> {
        let span = self.span();
        let quoted = self.text();
        let name = &quoted[1..quoted.len() - 1];
        if name.is_empty() {
            return self.fail("bad-op-name", "empty operation name is invalid");
        }
        if name.contains(&0) {
            return self.fail("bad-op-name", "null character not allowed in operation name");
        }
        let def = self.lookup(name, span)?;
        self.advance();
        let mut state = OpState::new(def, span, n_bound);
        if def.is(traits::OWNS_BODY) {
            return self.parse_owner(state, |p, state| p.parse_generic_rest(state));
        }
        self.parse_generic_rest(&mut state)?;
        self.create(state)
    }

    fn parse_generic_rest(&mut self, state: &mut OpState) -> Option<()> {
        let mut operands: SmallVec<[Unresolved<'a>; 2]> = SmallVec::new();
        self.expect(Token::LParen, "(")?;
        self.parse_operand_list(&mut operands)?;
        self.expect(Token::RParen, ")")?;
        if self.is(Token::LSquare) {
            self.parse_op_list(Delimiter::Square, |p| {
                let block = p.parse_successor()?;
                state.successors.push(block);
                Some(())
            })?;
        }
        let mut properties = None;
        if self.eat(Token::Less) {
            let span = self.span();
            let attr = self.parse_attr()?;
            self.expect(Token::Greater, ">")?;
            properties = Some((attr, span));
        }
        if self.is(Token::LParen) {
            let isolated = state.def.is(traits::ISOLATED) || state.def.is(traits::OWNS_BODY);
            let function = state.def.is(traits::FUNCTION_LIKE);
            self.parse_op_list(Delimiter::Paren, |p| {
                let region =
                    if function { p.parse_function_region(Vec::new(), None) } else { p.parse_region(&[], isolated) }?;
                state.regions.push(region);
                Some(())
            })?;
        }
        if self.is(Token::LBrace) {
            state.attrs = self.parse_attr_dict()?;
        }
        if let Some((attr, span)) = properties {
            self.merge_properties(state, attr, span)?;
        }
        self.expect(Token::Colon, ":")?;
        let span = self.span();
        let (inputs, results) = self.parse_function_type_parts()?;
        if inputs.len() != operands.len() {
            let message = format!("expected {} operand types but had {}", operands.len(), inputs.len());
            return self.fail_at(span, "operand-count", message);
        }
        self.resolve_all(&operands, &inputs, span, &mut state.operands)?;
        state.results.extend_from_slice(&results);
        Some(())
    }

    /// Puts properties among the attributes: of a registered op they are its inherent ones, of an unregistered op they
    /// stay together under the empty name.
    fn merge_properties(&mut self, state: &mut OpState, attr: Attr, span: Span) -> Option<()> {
        if state.def.is(traits::UNREGISTERED) {
            state.attrs.push((Name::EMPTY, attr));
            return Some(());
        }
        let Some(dict) = attr.as_dict(self.cx) else {
            return self.fail_at(span, "bad-properties", "expected DictionaryAttr to set properties");
        };
        for &(name, attr) in self.cx.dict_entries(dict) {
            if state.def.is_inherent(self.cx.name_bytes(name)) {
                state.attrs.retain(|(n, _)| *n != name);
                state.attrs.push((name, attr));
            }
        }
        Some(())
    }

    /// `name …` by the row's format or hook.
    fn parse_custom_op(&mut self, n_bound: usize) -> Option<OpId> {
        let span = self.span();
        let name = self.text();
        let def = match self.cx.registry().op(name) {
            Some(def) => def,
            None => self.lookup_custom(name, span)?,
        };
        self.advance();
        let mut state = OpState::new(def, span, n_bound);
        if def.is(traits::OWNS_BODY) {
            return self.parse_owner(state, |p, state| p.parse_custom_rest(state));
        }
        let outer = std::mem::replace(&mut self.default_dialect, def.default_dialect);
        let read = self.parse_custom_rest(&mut state);
        self.default_dialect = outer;
        read?;
        self.create(state)
    }

    fn lookup_custom(&mut self, name: &'a [u8], span: Span) -> Option<&'static OpDef> {
        let mut tried = String::new();
        if !name.contains(&b'.') && !self.default_dialect.is_empty() {
            let full = [self.default_dialect.as_bytes(), b".", name].concat();
            if let Some(def) = self.cx.registry().op(&full) {
                return Some(def);
            }
            tried = format!(" (tried '{}' as well)", String::from_utf8_lossy(&full));
        }
        let text = String::from_utf8_lossy(name).into_owned();
        let near = self.suggest_op(&text);
        let known_dialect =
            text.split_once('.').is_some_and(|(dialect, _)| self.cx.registry().dialect(dialect).is_some());
        let mut draft = self.error_at(span, "unknown-op", format!("custom op '{text}' is unknown{tried}"));
        if let Some(near) = near {
            draft = draft.help(format!("did you mean `{near}`?"));
        } else if !known_dialect {
            draft = draft.help(
                "ops of other dialects are read in the generic form, `\"name\"(…) : (…) -> …`, with \
                 --allow-unregistered-dialect",
            );
        }
        draft.emit();
        None
    }

    fn parse_custom_rest(&mut self, state: &mut OpState) -> Option<()> {
        let outer = self.custom_op.replace(state.def.name);
        let read = match (state.def.parse, state.def.compiled_format()) {
            (Some(parse), _) => parse(self, state),
            (None, Some(format)) => format.parse(self, state),
            (None, None) => self.op_fail(state, state.span, "no-custom-form", "has no custom assembly form"),
        };
        self.custom_op = outer;
        read
    }

    /// Reads an op that owns a body: in a child parser, whose body becomes the child of a slot here.
    fn parse_owner(
        &mut self,
        mut state: OpState,
        read: impl FnOnce(&mut OpParser<'_, 'a>, &mut OpState) -> Option<()>,
    ) -> Option<OpId> {
        let def = state.def;
        let body = Body::new(def, state.loc, Dict::EMPTY, 0);
        let pending = self.pending.take();
        let n_pending = pending.as_ref().map_or(0, Vec::len);
        let mut child = OpParser::new(self.parser, body, def.default_dialect);
        child.pending = pending;
        child.path.clone_from(&self.path);
        child.path.push(self.body.n_children());
        let read = read(&mut child, &mut state);
        let OpParser { mut body, pending, .. } = child;
        self.pending = pending;
        if read.is_none() {
            // No slot is made, so what was put off in it has no body to go to.
            if let Some(pending) = &mut self.pending {
                pending.truncate(n_pending);
            }
            return None;
        }
        if !state.operands.is_empty() || !state.results.is_empty() {
            let what = if state.operands.is_empty() { "results" } else { "operands" };
            let message = format!("'{}' op requires zero {what}", def.name);
            return self.fail_at(state.span, "owner-with-values", message);
        }
        let attrs = self.cx.dict(&state.attrs);
        body.set_attrs(Body::ROOT, attrs);
        body.adopt_regions(Body::ROOT, &state.regions);
        Some(self.body.create_slot(body))
    }

    /// Creates the op that was read, detached.
    fn create(&mut self, mut state: OpState) -> Option<OpId> {
        state.def.fill_attrs(self.cx, &mut state.attrs);
        let attrs = if state.attrs.is_empty() { Dict::EMPTY } else { self.cx.dict(&state.attrs) };
        Some(self.body.create_op(NewOp {
            def: state.def,
            loc: state.loc,
            attrs,
            operands: &state.operands,
            results: &state.results,
            regions: &state.regions,
            successors: &state.successors,
        }))
    }

    /// Infers the result types of an op whose text does not state them.
    pub fn infer_results(&mut self, state: &mut OpState) -> Option<()> {
        let Some(infer) = state.def.infer else {
            return self.op_fail(state, state.span, "no-inference", "cannot infer its result types");
        };
        let operands: SmallVec<[Type; 4]> = state.operands.iter().map(|&value| self.body.ty(value)).collect();
        let regions: Vec<RegionTypes> = state.regions.iter().map(|&region| region_types(&self.body, region)).collect();
        let attrs = self.cx.dict(&state.attrs);
        let signature =
            Signature { cx: self.cx, def: state.def, loc: state.loc, operands: &operands, attrs, regions: &regions };
        let mut diags = Diagnostics::default();
        let inferred = infer(&signature, &mut diags);
        self.diags.append(diags);
        match inferred {
            Ok(types) => {
                state.results = types;
                Some(())
            }
            Err(_) => {
                let message = format!("'{}' op failed to infer returned types", state.def.name);
                self.fail_at(state.span, "inference-failed", message)
            }
        }
    }

    /// Adds the implicit terminator of the op to a block that has none.
    pub fn ensure_terminator(&mut self, def: &OpDef, region: RegionId, loc: Loc) {
        let Some(terminator) = def.implicit_terminator else { return };
        if self.body.region_blocks(region).is_empty() {
            self.body.create_block(region);
        }
        let Some(&block) = self.body.region_blocks(region).last() else { return };
        if self.body.last_op(block).is_none_or(|op| !self.body.def(op).is(traits::TERMINATOR)) {
            let op = self.body.create_op(NewOp::new(terminator, loc));
            self.body.append_op(block, op);
        }
    }
}

/// Hints are looked for on this many undefined names of a scope and on this many unknown ops of a body.
const MAX_HINTS: usize = 20;

/// What inference may know of a region of `body`.
pub(crate) fn region_types(body: &Body, region: RegionId) -> RegionTypes {
    let Some(&block) = body.region_blocks(region).first() else { return RegionTypes::default() };
    RegionTypes {
        arguments: body.block_args(block).iter().map(|&arg| body.ty(arg)).collect(),
        returns: match body.last_op(block) {
            Some(op) if body.def(op).is(traits::TERMINATOR) => body.operands(op).map(|value| body.ty(value)).collect(),
            _ => SmallVec::new(),
        },
    }
}

/// The known name that is nearest to `name`, if any is near enough to be a slip.
fn closest<'n>(name: &[u8], known: &[&'n [u8]]) -> Option<&'n [u8]> {
    let limit = (name.len() / 3).clamp(1, 3);
    // Comparing with very many names costs more than the hint is worth.
    known
        .iter()
        .take(5_000)
        .filter(|candidate| candidate.len().abs_diff(name.len()) <= limit)
        .map(|candidate| (edit_distance(name, candidate), *candidate))
        .filter(|(distance, _)| *distance <= limit)
        .min_by_key(|(distance, candidate)| (*distance, *candidate))
        .map(|(_, candidate)| candidate)
}

fn edit_distance(a: &[u8], b: &[u8]) -> usize {
    if a.len() > 64 || b.len() > 64 {
        return usize::MAX;
    }
    let mut row: SmallVec<[usize; 72]> = (0..=b.len()).collect();
    for (i, x) in a.iter().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, y) in b.iter().enumerate() {
            let cost = (diagonal + usize::from(x != y)).min(row[j] + 1).min(row[j + 1] + 1);
            diagonal = row[j + 1];
            row[j + 1] = cost;
        }
    }
    row[b.len()]
}
