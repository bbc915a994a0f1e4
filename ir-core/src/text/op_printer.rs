//! Ops, regions and blocks in text. Hooks of op rows get an [`OpPrinter`]: everything of [`Printer`] (types,
//! attributes, strings) and, on top, values, regions and attribute dictionaries of ops.

use std::io;
use std::ops::{Deref, DerefMut};
use std::sync::Arc;

use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use super::alias_printing::needs_collection;
use super::fmt::Comments;
use super::format::groups_fit;
use super::parser::grow_stack;
use super::printer::{PrintFlags, Printer};
use super::value_names::{Naming, ValueNames};
use crate::body::Body;
use crate::context::Context;
use crate::foreign::ForeignResources;
use crate::ids::{Attr, BlockId, Dict, Name, OpId, Type, Value};
use crate::location::Loc;
use crate::module::Module;
use crate::op_def::traits;
use crate::view::{BlockRef, OpRef, RegionRef};

/// Output beyond this many bytes goes to the sink between two ops.
pub(super) const FLUSH: usize = 1 << 20;

/// See the module's documentation.
pub struct OpPrinter<'p, 'a> {
    printer: &'p mut Printer<'a>,
    names: ValueNames,
    pub(super) indent: usize,
    /// Comments to print between ops, when a text is formatted.
    pub(super) comments: Option<Comments<'p>>,
    /// Ops of this dialect are printed without its name.
    default_dialect: &'static str,
    sink: Option<&'p mut dyn io::Write>,
    /// The first failure of the sink.
    failure: Option<io::Error>,
}

impl<'a> Deref for OpPrinter<'_, 'a> {
    type Target = Printer<'a>;
    fn deref(&self) -> &Printer<'a> {
        self.printer
    }
}

impl<'a> DerefMut for OpPrinter<'_, 'a> {
    fn deref_mut(&mut self) -> &mut Printer<'a> {
        self.printer
    }
}

/// Writes the module with a line break at the end.
pub fn print_module(module: &Module, flags: &PrintFlags, sink: &mut dyn io::Write) -> io::Result<()> {
    print_with(module.root(), &module.foreign, flags, sink)
}

/// Writes the op that owns a body, with the aliases it needs and a line break at the end.
pub fn print_op(op: OpRef<'_>, flags: &PrintFlags, sink: &mut dyn io::Write) -> io::Result<()> {
    print_with(op, &[], flags, sink)
}

fn print_with(
    op: OpRef<'_>,
    foreign: &[ForeignResources],
    flags: &PrintFlags,
    sink: &mut dyn io::Write,
) -> io::Result<()> {
    let cx = op.cx;
    let mut printer = Printer::new(cx, flags.clone());
    if needs_collection(cx, flags) {
        let mut collecting = Printer::collecting(cx, flags.clone());
        OpPrinter::new(&mut collecting, op, None).print_root(op);
        printer.set_aliases(Arc::new(collecting.into_aliases()));
        printer.print_alias_definitions(false);
    }
    let mut op_printer = OpPrinter::new(&mut printer, op, Some(sink));
    op_printer.print_root(op);
    op_printer.put("\n");
    let failure = op_printer.failure.take();
    if let Some(error) = failure {
        return Err(error);
    }
    printer.print_alias_definitions(true);
    printer.print_resources(foreign, sink)?;
    sink.write_all(&printer.out)
}

impl<'p, 'a> OpPrinter<'p, 'a> {
    fn new(printer: &'p mut Printer<'a>, op: OpRef<'_>, sink: Option<&'p mut dyn io::Write>) -> Self {
        let naming =
            Naming { generic: printer.flags.generic, unique: printer.flags.generic || printer.flags.unique_ssa_ids };
        let names = ValueNames::of(op.cx, op.body, naming);
        OpPrinter { printer, names, indent: 0, comments: None, default_dialect: "builtin", sink, failure: None }
    }

    /// A printer that puts comments between the ops.
    pub(super) fn with_comments(
        printer: &'p mut Printer<'a>,
        op: OpRef<'_>,
        sink: &'p mut dyn io::Write,
        comments: Comments<'p>,
    ) -> Self {
        OpPrinter { comments: Some(comments), ..OpPrinter::new(printer, op, Some(sink)) }
    }

    /// Sends out what was written; the first failure of the sink.
    pub(super) fn finish(mut self) -> io::Result<()> {
        self.flush();
        self.failure.take().map_or(Ok(()), Err)
    }

    fn print_root(&mut self, op: OpRef<'_>) {
        self.print_full_op(op);
    }

    // ---- values and types ----

    /// Writes `%name`.
    #[inline]
    pub fn print_operand(&mut self, value: Value, body: &Body) {
        self.names.write(body, value, &mut self.printer.out);
    }

    /// Writes `%a, %b`.
    #[inline]
    pub fn print_operands(&mut self, values: impl IntoIterator<Item = Value>, body: &Body) {
        for (index, value) in values.into_iter().enumerate() {
            if index != 0 {
                self.put(", ");
            }
            self.print_operand(value, body);
        }
    }

    /// Writes `T, U`.
    pub fn print_types(&mut self, types: impl IntoIterator<Item = Type>) {
        for (index, ty) in types.into_iter().enumerate() {
            if index != 0 {
                self.put(", ");
            }
            self.print_type(ty);
        }
    }

    /// Writes `(T, U) -> V`.
    pub fn print_functional_type(&mut self, inputs: &[Type], results: &[Type]) {
        self.put("(");
        self.print_types(inputs.iter().copied());
        self.put(") -> ");
        self.print_function_results(results);
    }

    /// Writes `V` or `(V, W)`.
    pub fn print_function_results(&mut self, results: &[Type]) {
        match results {
            &[ty] if !matches!(ty.data(self.cx), crate::TypeData::Function { .. }) => self.print_type(ty),
            _ => {
                self.put("(");
                self.print_types(results.iter().copied());
                self.put(")");
            }
        }
    }

    /// Writes `^bbN`.
    pub fn print_block_name(&mut self, _body: &Body, block: BlockId) {
        let number = self.names.block_number(block);
        self.put("^bb");
        self.put_uint(u64::from(number));
    }

    // ---- attributes of ops ----

    /// Writes ` {…}` (or ` attributes {…}`) with the attributes of `op` that `elided` does not name, leaving out
    /// segment sizes and inherent attributes that equal their default.
    pub fn print_op_attrs(&mut self, op: OpRef<'_>, keyword: bool, elided: impl Fn(&[u8]) -> bool) {
        if op.attrs() == Dict::EMPTY {
            return;
        }
        let (cx, def) = (op.cx, op.def());
        let kept: SmallVec<[(Name, Attr); 8]> = cx
            .dict_entries(op.attrs())
            .iter()
            .copied()
            .filter(|&(name, attr)| {
                let bytes = cx.name_bytes(name);
                if elided(bytes) {
                    return false;
                }
                match def.attr(bytes) {
                    Some(spec) => !spec.is_default(cx, attr),
                    None => !def.is_inherent(bytes),
                }
            })
            .collect();
        self.print_attr_dict_if_any(&kept, keyword);
    }

    /// Writes ` {…}` (or ` attributes {…}`) unless there is nothing in it.
    pub fn print_attr_dict_if_any(&mut self, entries: &[(Name, Attr)], keyword: bool) {
        if entries.is_empty() {
            return;
        }
        self.put(if keyword { " attributes " } else { " " });
        self.print_attr_dict(entries);
    }

    // ---- ops ----

    /// Writes what `print` writes with new lines one level deeper.
    pub fn indented(&mut self, print: impl FnOnce(&mut Self)) {
        self.indent += 2;
        print(self);
        self.indent -= 2;
    }

    /// Goes to a new line at the current indentation.
    pub fn newline(&mut self) {
        self.put("\n");
        self.put_indent();
    }

    #[inline]
    pub(super) fn put_indent(&mut self) {
        const SPACES: &[u8; 64] = &[b' '; 64];
        let mut left = self.indent;
        while left > 0 {
            let n = left.min(SPACES.len());
            self.put(&SPACES[..n]);
            left -= n;
        }
    }

    /// Writes the op with its results and location, without indentation.
    pub fn print_full_op(&mut self, op: OpRef<'_>) {
        if self.is_collecting() {
            self.collect_op_loc(op.loc());
        }
        let n_results = op.n_results();
        if n_results == 1 {
            self.names.write_group(op.body.result(op.id, 0), &mut self.printer.out);
            self.put(" = ");
        } else if n_results != 0 {
            let mut next = 0;
            while next < n_results {
                let group = self.names.group(op.body, op.id, next);
                self.put(if next == 0 { "" } else { ", " });
                self.names.write_group(op.body.result(op.id, group.start), &mut self.printer.out);
                if group.len() > 1 {
                    self.put(":");
                    self.put_uint(group.len() as u64);
                }
                next = group.end;
            }
            self.put(" = ");
        }
        self.print_custom_or_generic(op);
        if self.flags.debug_info && !self.is_collecting() {
            self.print_trailing_loc(op.loc());
        } else if self.comments.is_some() {
            self.print_written_loc(op.loc());
        }
    }

    fn print_custom_or_generic(&mut self, op: OpRef<'_>) {
        let def = op.def();
        let has_custom = def.print.is_some() || def.compiled_format().is_some();
        if self.flags.generic || !has_custom || !groups_fit(op) {
            return self.print_generic_op(op, true);
        }
        let name = def.name;
        let stripped = name
            .strip_prefix(self.default_dialect)
            .and_then(|rest| rest.strip_prefix('.'))
            .filter(|rest| !rest.contains('.'))
            .unwrap_or(name);
        self.put(stripped);
        match (def.print, def.compiled_format()) {
            (Some(print), _) => print(self, op),
            (None, Some(format)) => format.print(self, op),
            (None, None) => {}
        }
    }

    /// Writes the generic form; hooks may have written the name already.
    pub fn print_generic_op(&mut self, op: OpRef<'_>, with_name: bool) {
        if self.is_collecting() {
            return self.collect_generic_op(op);
        }
        let (cx, def) = (op.cx, op.def());
        if with_name {
            self.print_string(def.name.as_bytes());
        }
        self.put("(");
        self.print_operands(op.operands().map(|value| value.id), op.body);
        self.put(")");
        if !op.successors().is_empty() {
            self.put("[");
            for (index, &block) in op.successors().iter().enumerate() {
                if index != 0 {
                    self.put(", ");
                }
                self.print_block_name(op.body, block);
            }
            self.put("]");
        }
        let mut inherent: SmallVec<[(Name, Attr); 8]> = SmallVec::new();
        let mut discardable: SmallVec<[(Name, Attr); 8]> = SmallVec::new();
        for &(name, attr) in cx.dict_entries(op.attrs()) {
            if name == Name::EMPTY && def.is(traits::UNREGISTERED) {
                self.put(" <");
                self.print_attr(attr);
                self.put(">");
            } else if def.is_inherent(cx.name_bytes(name)) {
                inherent.push((name, attr));
            } else {
                discardable.push((name, attr));
            }
        }
        if !inherent.is_empty() {
            self.put(" <");
            self.print_attr_dict(&inherent);
            self.put(">");
        }
        if op.n_regions() != 0 {
            self.put(" (");
            for (index, region) in op.regions().enumerate() {
                if index != 0 {
                    self.put(", ");
                }
                self.print_region_with(region, true, true, true);
            }
            self.put(")");
        }
        self.print_attr_dict_if_any(&discardable, false);
        self.put(" : ");
        let operands: SmallVec<[Type; 4]> = op.operands().map(|value| value.ty()).collect();
        let results: SmallVec<[Type; 4]> = op.results().map(|value| value.ty()).collect();
        self.print_functional_type(&operands, &results);
    }

    /// Records what the generic form holds. The reference meets it in this order, which numbers the aliases, and does not
    /// look into the properties of an unregistered op.
    fn collect_generic_op(&mut self, op: OpRef<'_>) {
        for region in op.regions() {
            self.print_region_with(region, true, true, true);
        }
        self.print_types(op.operands().map(|value| value.ty()));
        self.print_types(op.results().map(|value| value.ty()));
        for &(name, attr) in op.cx.dict_entries(op.attrs()) {
            if name != Name::EMPTY {
                self.print_attr(attr);
            }
        }
    }

    // ---- regions ----

    /// Writes `{ … }` with or without the entry block's arguments and the terminators.
    pub fn print_region(&mut self, region: RegionRef<'_>, entry_args: bool, terminators: bool) {
        self.print_region_with(region, entry_args, terminators, false);
    }

    /// As [`print_region`](Self::print_region); `empty_block` writes the label of an entry block without ops.
    pub fn print_region_with(&mut self, region: RegionRef<'_>, entry_args: bool, terminators: bool, empty_block: bool) {
        if self.flags.skip_regions {
            return self.put("{...}");
        }
        let inner = region.parent().map_or("", |op| op.def().default_dialect);
        let outer = std::mem::replace(&mut self.default_dialect, inner);
        self.put("{\n");
        self.begin_block();
        grow_stack(|| {
            let predecessors = predecessors(region);
            for (index, block) in region.blocks().enumerate() {
                let no_ops = block.body.first_op(block.id).is_none();
                if index != 0 || empty_block && no_ops || entry_args && block.args().len() != 0 {
                    self.put_indent();
                    self.print_block_label(block, &predecessors);
                    self.put("\n");
                    self.begin_block();
                }
                self.indent += 2;
                self.print_block_ops(block, terminators || index != 0);
                self.indent -= 2;
            }
        });
        self.default_dialect = outer;
        if self.comments.is_some() {
            self.comments_at_region_end(region);
        }
        self.put_indent();
        self.put("}");
    }

    /// Writes the ops of a block, a line each.
    pub(super) fn print_block_ops(&mut self, block: BlockRef<'_>, terminators: bool) {
        let body = block.body;
        let mut next = body.first_op(block.id);
        while let Some(op) = next {
            next = body.next_op(op);
            if next.is_none() && !terminators && body.def(op).is(traits::TERMINATOR) {
                break;
            }
            if self.comments.is_some() {
                self.print_op_with_comments(body, op, |p| p.print_block_op(block.cx, body, op));
            } else {
                self.put_indent();
                self.print_block_op(block.cx, body, op);
                self.put("\n");
            }
            if self.out.len() >= FLUSH {
                self.flush();
            }
        }
    }

    /// Writes an op of a block; a slot with the names of its own body.
    fn print_block_op(&mut self, cx: &Context, body: &Body, op: OpId) {
        let Some(child) = body.slot_child(op) else {
            return self.print_full_op(body.op_ref(cx, op));
        };
        let child = body.child(child);
        let names = self.names.take_child(op);
        let own = std::mem::replace(&mut self.names, names);
        self.print_full_op(child.root(cx));
        self.names = own;
    }

    fn print_block_label(&mut self, block: BlockRef<'_>, predecessors: &Predecessors) {
        let body = block.body;
        self.print_block_name(body, block.id);
        if block.args().len() != 0 {
            self.put("(");
            let locs = body.block_arg_locs(block.id);
            for (index, arg) in block.args().enumerate() {
                if index != 0 {
                    self.put(", ");
                }
                self.print_operand(arg.id, body);
                self.put(": ");
                self.print_type(arg.ty());
                self.print_argument_loc(locs[index]);
            }
            self.put(")");
        }
        self.put(":");
        let Some(region) = body.block_region(block.id) else { return };
        let mut from: Vec<BlockId> = predecessors.get(&block.id).cloned().unwrap_or_default();
        from.sort_by_key(|&other| self.names.block_number(other));
        let is_entry = body.region_blocks(region).first() == Some(&block.id);
        match from.len() {
            0 if is_entry => {}
            0 => self.put("  // no predecessors"),
            1 => {
                self.put("  // pred: ");
                self.print_block_name(body, from[0]);
            }
            // One an edge: a block that goes there twice stands there twice.
            n => {
                self.put("  // ");
                self.put_uint(n as u64);
                self.put(" preds: ");
                for (index, &other) in from.iter().enumerate() {
                    if index != 0 {
                        self.put(", ");
                    }
                    self.print_block_name(body, other);
                }
            }
        }
    }

    /// Writes the location of a block argument, where locations are printed: never by an alias.
    pub fn print_argument_loc(&mut self, loc: Loc) {
        if self.comments.is_some() {
            return self.print_written_loc(loc);
        }
        if !self.flags.debug_info {
            return;
        }
        if self.is_collecting() {
            self.print_loc(loc);
            return;
        }
        self.put(" ");
        self.print_loc_instance(loc);
    }

    fn flush(&mut self) {
        if let Some(sink) = &mut self.sink {
            if self.failure.is_none() {
                self.failure = sink.write_all(&self.printer.out).err();
            }
            self.printer.out.clear();
        }
    }
}

impl Context {
    /// The text of a type, for messages.
    pub fn type_text(&self, ty: Type) -> String {
        let mut printer = Printer::new(self, PrintFlags { local_scope: true, ..PrintFlags::default() });
        printer.print_type(ty);
        String::from_utf8_lossy(&printer.out).into_owned()
    }

    /// The text of a location, for messages.
    pub fn loc_text(&self, loc: Loc) -> String {
        let flags = PrintFlags { pretty_debug_info: true, local_scope: true, ..PrintFlags::default() };
        let mut printer = Printer::new(self, flags);
        printer.print_loc(loc);
        String::from_utf8_lossy(&printer.out).into_owned()
    }

    /// The text of an attribute, for messages.
    pub fn attr_text(&self, attr: Attr) -> String {
        let mut printer = Printer::new(self, PrintFlags { local_scope: true, ..PrintFlags::default() });
        printer.print_attr(attr);
        String::from_utf8_lossy(&printer.out).into_owned()
    }
}

impl OpRef<'_> {
    /// The text of the op as a message quotes it, its regions left out. Only a `verified` op has its own form.
    pub fn op_text(self, verified: bool) -> String {
        let flags = PrintFlags { generic: !verified, local_scope: true, skip_regions: true, ..PrintFlags::default() };
        let mut printer = Printer::new(self.cx, flags);
        OpPrinter::new(&mut printer, self, None).print_full_op(self);
        String::from_utf8_lossy(&printer.out).into_owned()
    }
}

/// The blocks that go to a block, as often as they do.
type Predecessors = FxHashMap<BlockId, Vec<BlockId>>;

fn predecessors(region: RegionRef<'_>) -> Predecessors {
    let mut predecessors = Predecessors::default();
    for block in region.blocks() {
        let Some(last) = block.body.last_op(block.id) else { continue };
        for &to in block.body.op_successors(last) {
            predecessors.entry(to).or_default().push(block.id);
        }
    }
    predecessors
}
