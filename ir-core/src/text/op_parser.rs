//! Ops of one body; values and regions have files of their own. Hooks of op rows get an [`OpParser`]: everything of
//! [`Parser`] (tokens, types, attributes) and, on top, operands, regions and the body that grows.
//!
//! A wrong op is reported once; its results get the error type, which every check accepts quietly, and reading goes on
//! at the next line of the same block that looks like an op.

use std::ops::{Deref, DerefMut};

use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use super::hints::{MAX_HINTS, closest};
use super::lexer::Token;
use super::parser::{Delimiter, Parser};
use super::scope::Scope;
use crate::body::{Body, NewOp};
use crate::context::Context;
use crate::diag::{Diagnostics, Draft, Span};
use crate::ids::{Attr, BlockId, Dict, Name, OpId, RegionId, Type, Value};
use crate::location::Loc;
use crate::old::{OldOp, help_renamed};
use crate::op_def::{OpDef, RegionTypes, Signature, traits};
use crate::registry::Registry;

pub use super::scope::Unresolved;

/// What `: T -> T` after an op means is written in one of these ways.
const ARROW_HELP: &str = "the type before `->` already ends the op: write `: T` where operands and results have one type, \
                          else `: (T, T) -> T` with the type of each operand";

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
    pub fn set_attr(&mut self, cx: &Context, name: &str, attr: Attr) {
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
    pub(super) scope: Scope<'a>,
    pub(super) blocks: FxHashMap<&'a [u8], BlockName>,
    pub(super) default_dialect: &'static str,
    /// Bodies of functions that were put off; `None` reads them on the spot.
    pub(super) pending: Option<Vec<PendingBody<'a>>>,
    /// Indices of children from the outermost body to this one.
    pub(super) path: Vec<usize>,
    /// How many unknown ops were compared with the known ones.
    n_hints: usize,
}

#[derive(Clone, Copy)]
pub(super) struct BlockName {
    pub block: BlockId,
    pub defined: bool,
    pub at: usize,
}

/// What to write instead of an op of no row.
enum Instead {
    /// What its dialect says.
    Help(&'static str),
    /// The same op, as it is called today.
    Renamed(&'static OpDef),
    /// A name that it may be a slip of.
    Near(&'static str),
    Nothing,
}

impl Instead {
    fn help<'d>(self, cx: &Context, draft: Draft<'d>) -> Draft<'d> {
        match self {
            Instead::Help(help) => draft.help(help),
            Instead::Renamed(today) => help_renamed(cx, draft, today),
            Instead::Near(near) => draft.help(format!("did you mean `{near}`?")),
            Instead::Nothing => draft,
        }
    }
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
pub(super) type Bindings<'a> = SmallVec<[(&'a [u8], u32, usize); 2]>;

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

    /// `(%name (':' count)? ',' …)? '=' op location?`, put at the end of `block`.
    pub(super) fn parse_op(&mut self, block: BlockId, bindings: &mut Bindings<'a>) -> Option<OpId> {
        let start = self.offset();
        let mut n_bound = 0usize;
        if self.is(Token::PercentId) {
            loop {
                if !self.is(Token::PercentId) {
                    return self.fail("expected-operand", "expected valid ssa identifier");
                }
                let (name, at) = (&self.text()[1..], self.offset());
                self.advance();
                let mut count = 1;
                if self.eat(Token::Colon) {
                    let digits = self.text();
                    count = match (self.token(), super::parser::decimal_u64(digits)) {
                        (Token::Integer, Some(n)) if (1..=u64::from(u32::MAX)).contains(&n) => n as u32,
                        (Token::Integer, Some(0)) => {
                            let message = "expected named operation to have at least 1 result";
                            return self.fail("bad-result-count", message);
                        }
                        _ => return self.fail("expected-token", "expected integer number of results"),
                    };
                    self.advance();
                }
                n_bound = n_bound.saturating_add(count as usize);
                bindings.push((name, count, at));
                if !self.eat(Token::Comma) {
                    break;
                }
            }
            self.expect_and(Token::Equal, "=", " after SSA name")?;
        }
        let span = self.span();
        let op = match self.token() {
            Token::String => self.parse_generic_op(n_bound)?,
            Token::BareId => self.parse_custom_op(n_bound)?,
            _ => {
                let is_arrow = self.is(Token::Arrow);
                let failed = self.fail("expected-op", "expected operation name in quotes");
                if is_arrow && let Some(newest) = self.diags.len().checked_sub(1).and_then(|at| self.diags.get_mut(at))
                {
                    newest.helps.push(ARROW_HELP.to_owned());
                }
                return failed;
            }
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
        let today = self.renamed(text);
        if today.is_some() && self.old.is_some() {
            return today;
        }
        if let Some(message) = self.unknown_op_report(text) {
            return self.fail_at(span, "unknown-op", message);
        }
        let dialect = text.split_once('.').map_or("", |(dialect, _)| dialect);
        if self.cx.registry().dialect(dialect).is_some_and(|dialect| !dialect.keeps_unknown) {
            let message = format!(
                "unregistered operation '{text}' found in dialect ('{dialect}') that does not allow unknown operations"
            );
            let (cx, instead) = (self.cx, self.instead(text, today));
            instead.help(cx, self.error_at(span, "unknown-op", message)).emit();
            return None;
        }
        if !self.allow_unregistered {
            if self.cx.registry().is_foreign(dialect) {
                return Some(Registry::refused(text));
            }
            let cx = self.cx;
            let mut draft = self.error_at(
                span,
                "unregistered-dialect",
                "operation being parsed with an unregistered dialect. If this is intended, please use \
                 -allow-unregistered-dialect with the MLIR tool used",
            );
            if let Some(today) = today {
                draft = help_renamed(cx, draft, today);
            }
            draft.emit();
            return None;
        }
        Some(Registry::unregistered(text))
    }

    /// The row of the op `name`, or of what it is called today where old spellings are read.
    pub fn known_op(&self, name: &[u8]) -> Option<&'static OpDef> {
        let renamed = || self.old.and_then(|_| self.renamed(std::str::from_utf8(name).ok()?));
        self.cx.registry().op(name).or_else(renamed)
    }

    /// The row that an op of this name has today, where earlier releases called it so.
    fn renamed(&self, name: &str) -> Option<&'static OpDef> {
        let registry = self.cx.registry();
        let rest = &self.source()[self.offset() + self.text().len()..];
        let op = OldOp { name, default_dialect: self.default_dialect, rest };
        (registry.old_spellings()?.op)(registry, op)
    }

    /// What the dialect of the op `name`, which has no row, says itself.
    fn unknown_op_report(&self, name: &str) -> Option<String> {
        let (dialect, _) = name.split_once('.')?;
        let report = self.cx.registry().dialect(dialect)?.unknown_op?;
        Some(report(name))
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

    /// What to write instead of an op of no row.
    fn instead(&mut self, name: &str, today: Option<&'static OpDef>) -> Instead {
        let dialect = name.split_once('.').and_then(|(dialect, _)| self.cx.registry().dialect(dialect));
        if let Some(help) = dialect.and_then(|dialect| dialect.unknown_op_help).and_then(|help| help(name)) {
            return Instead::Help(help);
        }
        match today {
            Some(today) => Instead::Renamed(today),
            None => self.suggest_op(name).map_or(Instead::Nothing, Instead::Near),
        }
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
        self.expect_and(Token::LParen, "(", " to start operand list")?;
        self.parse_operand_list(&mut operands)?;
        self.expect_and(Token::RParen, ")", " to end operand list")?;
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
            self.expect_and(Token::Greater, ">", " to close properties")?;
            properties = Some((attr, span));
        }
        if self.is(Token::LParen) {
            let isolated = state.def.is(traits::ISOLATED) || state.def.is(traits::OWNS_BODY);
            let function = state.def.is(traits::FUNCTION_LIKE);
            self.parse_op_list_in(Delimiter::Paren, " to end region list", |p| {
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
        self.expect_and(Token::Colon, ":", " followed by operation type")?;
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
        if self.old.is_some()
            && let Some(today) = std::str::from_utf8(name).ok().and_then(|name| self.renamed(name))
        {
            return Some(today);
        }
        if !name.contains(&b'.') && !self.default_dialect.is_empty() {
            let full = [self.default_dialect.as_bytes(), b".", name].concat();
            if let Some(def) = self.cx.registry().op(&full) {
                return Some(def);
            }
            tried = format!(" (tried '{}' as well)", String::from_utf8_lossy(&full));
        }
        let text = String::from_utf8_lossy(name).into_owned();
        if let Some(message) = self.unknown_op_report(&text) {
            return self.fail_at(span, "unknown-op", message);
        }
        let today = self.renamed(&text);
        let dialect = text.split_once('.').and_then(|(dialect, _)| self.cx.registry().dialect(dialect));
        let instead = self.instead(&text, today);
        let known_dialect = dialect.is_some();
        let message = match text.split_once('.') {
            Some((dialect, _)) if !known_dialect => format!("Dialect `{dialect}' not found for custom op '{text}'"),
            _ => format!("custom op '{text}' is unknown{tried}"),
        };
        let cx = self.cx;
        let is_nothing = matches!(instead, Instead::Nothing);
        let mut draft = instead.help(cx, self.error_at(span, "unknown-op", message));
        if is_nothing && !known_dialect {
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
        self.renew_attrs(def, &mut state.attrs);
        let attrs = self.cx.dict(&state.attrs);
        body.set_attrs(Body::ROOT, attrs);
        body.adopt_regions(Body::ROOT, &state.regions);
        Some(self.body.create_slot(body))
    }

    /// Creates the op that was read, detached.
    fn create(&mut self, mut state: OpState) -> Option<OpId> {
        self.renew_attrs(state.def, &mut state.attrs);
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

    /// Gives attributes that earlier releases wrote otherwise the spelling of today, where such text is read.
    pub(super) fn renew_attrs(&self, def: &'static OpDef, attrs: &mut [(Name, Attr)]) {
        let Some(old) = self.old else { return };
        for entry in attrs {
            let today = (old.attr)(self.cx, def, &self.cx.name_str(entry.0), entry.1);
            *entry = today.unwrap_or(*entry);
        }
    }

    /// Infers the result types of an op whose text does not state them.
    pub fn infer_results(&mut self, state: &mut OpState) -> Option<()> {
        let Some(infer) = state.def.infer else {
            return self.op_fail(state, state.span, "no-inference", "cannot infer its result types");
        };
        let operands: SmallVec<[Type; 4]> = state.operands.iter().map(|&value| self.body.ty(value)).collect();
        let regions: Vec<RegionTypes> = state.regions.iter().map(|&region| region_types(&self.body, region)).collect();
        let attrs = self.cx.dict(&state.attrs);
        let signature = Signature {
            cx: self.cx,
            def: state.def,
            loc: state.loc,
            operands: &operands,
            attrs,
            regions: &regions,
            constants: &|index| self.body.value_ref(self.cx, *state.operands.get(index)?).constant(),
        };
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
