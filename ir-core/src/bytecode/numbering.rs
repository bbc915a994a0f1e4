//! The first half of writing: numbers for everything that bytecode refers to by number.
//!
//! Numbers decide the bytes, so they are given as the reference does. The walk goes region by region from a stack, not
//! depth first; an attribute or type is numbered when first met, and what it refers to right after it; later meetings
//! only count. Then frequent ones get small numbers, and within the numbers that take equally many bytes, entries of one
//! dialect stand together.

use indexmap::IndexSet;
use rustc_hash::{FxBuildHasher, FxHashMap, FxHashSet};
use smallvec::SmallVec;

use crate::attrs::AttrData;
use crate::body::{Body, ValueDef};
use crate::context::Context;
use crate::ids::{Attr, Dict, Name, OpId, RegionId, Type, Value};
use crate::location::{Loc, LocData, LocKind};
use crate::op_def::{OpDef, traits};
use crate::text::{PrintFlags, Printer, grow_stack};
use crate::types::TypeData;
use crate::view::OpRef;

use super::builtin;
use super::codec::{Codec, EntryWriter, Token};
use super::properties::{Layout, Slot, Split, slots, split};
use super::recast::Recast;
use super::source_locs::SourceLocs;
use super::use_lists::UseCheck;
use super::writer::USE_LIST_FORMAT;

/// What an entry is made of.
#[derive(Clone, Copy)]
pub(super) enum Form {
    /// Tokens `.0 .. .1` of the entry writer.
    Encoded(u32, u32),
    /// A line and column of a file, which most locations are.
    File(Attr, u32, u32),
    /// Text number `.0`.
    Text(u32),
}

/// An attribute, type or op name while it is being numbered.
pub(super) struct Item<T> {
    pub what: T,
    pub dialect: u32,
    n_refs: u32,
}

/// Things of one kind in the order of first meeting, and their numbers, once [`Items::finish`] was called.
pub(super) struct Items<T> {
    pub list: Vec<Item<T>>,
    /// The final numbers.
    pub numbers: Vec<u32>,
    /// The things in the order of their final numbers.
    order: Vec<u32>,
}

impl<T> Default for Items<T> {
    fn default() -> Self {
        Items { list: Vec::new(), numbers: Vec::new(), order: Vec::new() }
    }
}

impl<T> Items<T> {
    fn push(&mut self, what: T, dialect: u32) -> u32 {
        let met = self.list.len() as u32;
        self.list.push(Item { what, dialect, n_refs: 1 });
        met
    }

    /// Gives the final numbers: by frequency, then grouped by dialect within the numbers of equal length.
    fn finish(&mut self) {
        // Nearly all locations are met once: only the others need sorting.
        let (mut order, rare): (Vec<u32>, Vec<u32>) =
            (0..self.list.len() as u32).partition(|&met| self.item(met).n_refs > 1);
        order.sort_by_key(|&met| std::cmp::Reverse(self.item(met).n_refs));
        order.extend(rare);
        let (mut start, mut size, mut first) = (0usize, 0usize, 0);
        for n_bytes in 1..=8 {
            size = (1usize << (7 * n_bytes)) - size;
            let end = start.saturating_add(size).min(order.len());
            let group = &mut order[start..end];
            group.sort_by_key(|&met| (self.item(met).dialect != first, self.item(met).dialect));
            let Some(&last) = group.last() else { break };
            first = self.item(last).dialect;
            start = end;
        }
        self.numbers = vec![0; order.len()];
        for (number, &met) in order.iter().enumerate() {
            self.numbers[met as usize] = number as u32;
        }
        self.order = order;
    }

    /// The item that was met as number `met`.
    pub fn item(&self, met: u32) -> &Item<T> {
        &self.list[met as usize]
    }

    /// Neighbours of one dialect, in the order of the final numbers.
    pub fn groups(&self) -> impl Iterator<Item = &[u32]> {
        self.order.chunk_by(|&a, &b| self.item(a).dialect == self.item(b).dialect)
    }
}

/// The attributes of ops of one row and dictionary.
pub(super) struct OpAttrs {
    pub split: Split,
    /// The slots of the row, a number in [`Numbering::rows`].
    pub row: u32,
    /// The number of the properties in their section, once they were written.
    pub property: Option<u32>,
}

/// An op row of the program.
pub(super) struct Row {
    pub slots: Vec<Slot>,
}

/// Numbers in one body.
pub(super) struct BodyNumbers<'a> {
    pub body: &'a Body,
    /// Of every value in its isolated scope.
    pub values: Vec<u32>,
    /// How many values each region defines itself.
    pub n_values: Vec<u32>,
    /// Ops whose regions use values from outside; all others are isolated.
    pub open: FxHashSet<OpId>,
    /// Every op's place in a walk from the root on, each op before what it holds.
    pub order: Vec<u32>,
    /// Whether a use list is in another order than files expect, and is to be written so.
    pub has_use_orders: bool,
    /// Every op's location, in the order of first meeting, and its name with its attributes, in [`Numbering::op_attrs`].
    pub locs: Vec<u32>,
    pub attrs: Vec<u32>,
    /// The body of every child.
    pub children: Vec<u32>,
}

/// See the module's documentation.
pub(super) struct Numbering<'a> {
    pub cx: &'a Context,
    pub format: u64,
    layout: Layout,
    pub dialects: Vec<Name>,
    pub attrs: Items<Form>,
    pub types: Items<Form>,
    pub names: Items<&'static OpDef>,
    pub rows: Vec<Row>,
    pub op_attrs: Vec<OpAttrs>,
    pub bodies: Vec<BodyNumbers<'a>>,
    /// Keys of resources in the order of their numbers.
    pub resources: IndexSet<Name, FxBuildHasher>,
    pub entries: EntryWriter<'a>,
    pub texts: Vec<Vec<u8>>,
    /// Whether a type was met that bytecode cannot hold.
    pub has_error_type: bool,
    /// What ops and types become on the way.
    recast: Option<&'a mut dyn Recast>,
    /// Whether that could not be said of one.
    pub is_refused: bool,
    /// Whether the order of use lists is to be written.
    has_use_orders: bool,
    /// By the index of a value's type: what it became.
    recast_types: Vec<Option<Type>>,
    dialect_numbers: FxHashMap<Name, u32>,
    /// The number of the dialect of nearly all attributes.
    builtin: Option<u32>,
    /// By the handle's index: the order of first meeting plus one.
    attr_numbers: Vec<u32>,
    type_numbers: Vec<u32>,
    interned_locs: Vec<u32>,
    source_locs: SourceLocs,
    unknown_loc: Option<u32>,
    /// Lines and columns by the order of first meeting, where it may be that two locations name the same.
    file_locs: FxHashMap<(Attr, u32, u32), u32>,
    /// Whether an interned line and column was met. These all differ, as do positions in one loaded text.
    has_interned_file: bool,
    last_file: Option<(Name, Attr)>,
    row_numbers: FxHashMap<*const OpDef, u32>,
    /// By row and attributes in memory.
    op_attr_numbers: FxHashMap<(*const OpDef, Dict), u32>,
}

impl<'a> Numbering<'a> {
    /// Numbers everything in the op `root`.
    pub fn of(root: OpRef<'a>, format: u64, layout: Layout, recast: Option<&'a mut dyn Recast>) -> Self {
        let mut numbering = Numbering {
            cx: root.cx,
            format,
            layout,
            dialects: Vec::new(),
            attrs: Items::default(),
            types: Items::default(),
            names: Items::default(),
            rows: Vec::new(),
            op_attrs: Vec::new(),
            bodies: Vec::new(),
            resources: IndexSet::default(),
            entries: EntryWriter::new(root.cx),
            texts: Vec::new(),
            has_error_type: false,
            has_use_orders: recast.is_none() && format >= USE_LIST_FORMAT,
            recast,
            is_refused: false,
            recast_types: Vec::new(),
            dialect_numbers: FxHashMap::default(),
            builtin: None,
            attr_numbers: Vec::new(),
            type_numbers: Vec::new(),
            interned_locs: Vec::new(),
            source_locs: SourceLocs::default(),
            unknown_loc: None,
            file_locs: FxHashMap::default(),
            has_interned_file: false,
            last_file: None,
            row_numbers: FxHashMap::default(),
            op_attr_numbers: FxHashMap::default(),
        };
        numbering.survey(root.body);
        // Nearly every op has a location of its own.
        let n_ops = numbering.bodies.iter().map(|numbers| numbers.order.len()).sum();
        numbering.attrs.list.reserve(n_ops);
        numbering.walk();
        numbering.attrs.finish();
        numbering.types.finish();
        numbering.names.finish();
        // Those without data come last.
        let cx = numbering.cx;
        let is_empty = |key: &Name| cx.resource(*key).is_none_or(|resource| resource.data.is_none());
        numbering.resources.sort_by_key(is_empty);
        numbering
    }

    /// The final number of an attribute that was met.
    pub fn attr_number(&self, attr: Attr) -> u32 {
        self.attrs.numbers[self.attr_numbers[attr.index()] as usize - 1]
    }

    /// The final number of a type that was met.
    pub fn type_number(&self, ty: Type) -> u32 {
        self.types.numbers[self.type_numbers[ty.index()] as usize - 1]
    }

    /// The final number of the type of a value that was met.
    pub fn value_type_number(&self, ty: Type) -> u32 {
        match self.recast {
            None => self.type_number(ty),
            Some(_) => self.recast_types[ty.index()].map_or(0, |ty| self.type_number(ty)),
        }
    }

    /// The final number of a location that was met.
    pub fn loc_number(&self, loc: Loc) -> u32 {
        self.attrs.numbers[self.met_loc(loc).unwrap_or(0) as usize]
    }

    /// A location by the order of first meeting.
    fn met_loc(&self, loc: Loc) -> Option<u32> {
        match loc.interned_index() {
            Some(index) => self.interned_locs.get(index).copied().unwrap_or(0).checked_sub(1),
            None => match loc.offset() {
                Some(offset) => self.source_locs.get(offset),
                None => self.unknown_loc,
            },
        }
    }

    fn set_met_loc(&mut self, loc: Loc, met: u32) {
        match loc.interned_index() {
            Some(index) => set(&mut self.interned_locs, index, met + 1),
            None => match loc.offset() {
                Some(offset) => self.source_locs.insert(offset, met),
                None => self.unknown_loc = Some(met),
            },
        }
    }

    /// Finds the order of ops and who is isolated, in `body` and its children.
    fn survey(&mut self, body: &'a Body) -> u32 {
        let number = self.bodies.len() as u32;
        self.bodies.push(BodyNumbers {
            body,
            values: vec![0; body.n_value_ids()],
            n_values: vec![0; body.regions.len()],
            open: FxHashSet::default(),
            order: vec![0; body.n_op_ids()],
            has_use_orders: false,
            locs: vec![0; body.n_op_ids()],
            attrs: vec![0; body.n_op_ids()],
            children: vec![0; body.n_children()],
        });
        let mut survey = Survey {
            body,
            order: std::mem::take(&mut self.bodies[number as usize].order),
            open: FxHashSet::default(),
            next: 1,
            depths: vec![0; body.regions.len()],
            around: vec![Body::ROOT],
            slots: Vec::new(),
            uses: match self.has_use_orders {
                true => UseCheck::of(body),
                false => UseCheck::none(),
            },
        };
        survey.regions_of(Body::ROOT);
        let Survey { order, open, slots, uses, .. } = survey;
        self.bodies[number as usize].has_use_orders = self.has_use_orders && !uses.is_natural(body);
        self.bodies[number as usize].order = order;
        self.bodies[number as usize].open = open;
        for slot in slots {
            if let Some(child) = body.slot_child(slot) {
                let inner = grow_stack(|| self.survey(body.child(child)));
                self.bodies[number as usize].children[child.index()] = inner;
            }
        }
        number
    }

    fn walk(&mut self) {
        let mut next_value = 0;
        self.op(0, Body::ROOT, &mut next_value);
        let mut pending: Vec<(u32, RegionId, u32)> = Vec::new();
        self.push_regions(&mut pending, 0, Body::ROOT, 0);
        while let Some((body_number, region, first)) = pending.pop() {
            let body = self.bodies[body_number as usize].body;
            let mut next = first;
            for &block in body.region_blocks(region) {
                for (&arg, &loc) in body.block_args(block).iter().zip(body.block_arg_locs(block)) {
                    self.bodies[body_number as usize].values[arg.index()] = next;
                    next += 1;
                    self.loc(loc);
                    self.value_ty(body.ty(arg));
                }
                for op in body.block_ops(block) {
                    self.op(body_number, op, &mut next);
                }
            }
            self.bodies[body_number as usize].n_values[region.index()] = next - first;
            for &block in body.region_blocks(region) {
                for op in body.block_ops(block) {
                    self.push_regions(&mut pending, body_number, op, next);
                }
            }
        }
    }

    /// Puts the regions of an op on the stack; values in them are numbered from `next` on where they see those outside.
    fn push_regions(&mut self, pending: &mut Vec<(u32, RegionId, u32)>, body_number: u32, op: OpId, next: u32) {
        let numbers = &self.bodies[body_number as usize];
        if let Some(child) = numbers.body.slot_child(op) {
            let inner = numbers.children[child.index()];
            let body = self.bodies[inner as usize].body;
            pending.extend(body.op_regions(Body::ROOT).map(|region| (inner, region, 0)));
            return;
        }
        let first = if numbers.open.contains(&op) { next } else { 0 };
        pending.extend(numbers.body.op_regions(op).map(|region| (body_number, region, first)));
    }

    fn op(&mut self, body_number: u32, op: OpId, next_value: &mut u32) {
        let outer = self.bodies[body_number as usize].body;
        let OpRef { body, id, .. } = outer.op_ref(self.cx, op);
        let def = body.def(id);
        let attrs = self.named(def, body.attrs(id));
        for result in body.results(id) {
            self.bodies[body_number as usize].values[result.index()] = *next_value;
            *next_value += 1;
            self.value_ty(body.ty(result));
        }
        self.attrs_of(attrs);
        let loc = self.loc(body.loc(id));
        let numbers = &mut self.bodies[body_number as usize];
        numbers.attrs[op.index()] = attrs;
        numbers.locs[op.index()] = loc;
    }

    fn row(&mut self, def: &'static OpDef) -> u32 {
        if let Some(&row) = self.row_numbers.get(&std::ptr::from_ref(def)) {
            return row;
        }
        let dialect = self.dialect(def.name.split_once('.').map_or(def.name, |(dialect, _)| dialect));
        let row = self.names.push(def, dialect);
        // The caller counts the meeting.
        self.names.list[row as usize].n_refs = 0;
        let has_slots = self.format >= super::properties::FIRST_FORMAT && !def.is(traits::UNREGISTERED);
        self.rows
            .push(Row { slots: if has_slots { slots(self.cx, def, self.format, self.layout) } else { Vec::new() } });
        self.row_numbers.insert(std::ptr::from_ref(def), row);
        row
    }

    /// Numbers the name of an op, and its name with its attributes.
    fn named(&mut self, def: &'static OpDef, attrs: Dict) -> u32 {
        let key = (std::ptr::from_ref(def), attrs);
        let number = match self.op_attr_numbers.get(&key) {
            Some(&number) => number,
            None => {
                let (def, attrs) = self.recast_op(def, attrs);
                let row = self.row(def);
                let split = split(self.cx, def, &self.rows[row as usize].slots, attrs, self.format);
                let number = self.op_attrs.len() as u32;
                self.op_attrs.push(OpAttrs { split, row, property: None });
                self.op_attr_numbers.insert(key, number);
                number
            }
        };
        let row = self.op_attrs[number as usize].row;
        self.names.list[row as usize].n_refs += 1;
        number
    }

    /// Numbers the attributes of an op that was named.
    fn attrs_of(&mut self, named: u32) {
        if let Some(dict) = self.op_attrs[named as usize].split.dict {
            self.attr(dict);
        }
        for index in 0..self.op_attrs[named as usize].split.properties.len() {
            let OpAttrs { split, row, .. } = &self.op_attrs[named as usize];
            let is_bare = matches!(self.rows[*row as usize].slots.get(index), Some(Slot::Sizes(_)));
            if let Some(attr) = split.properties[index]
                && !is_bare
            {
                self.attr(attr);
            }
        }
    }

    fn recast_op(&mut self, def: &'static OpDef, attrs: Dict) -> (&'static OpDef, Dict) {
        let Some(recast) = &mut self.recast else { return (def, attrs) };
        recast.op(def, attrs, None).unwrap_or_else(|| {
            self.is_refused = true;
            (def, attrs)
        })
    }

    /// Numbers the type of a value.
    fn value_ty(&mut self, ty: Type) {
        let Some(recast) = &mut self.recast else { return self.ty(ty) };
        if self.recast_types.len() <= ty.index() {
            self.recast_types.resize((ty.index() + 1).next_power_of_two(), None);
        }
        let known = &mut self.recast_types[ty.index()];
        if known.is_none() {
            *known = recast.ty(ty);
        }
        match *known {
            Some(ty) => self.ty(ty),
            None => self.is_refused = true,
        }
    }

    fn dialect(&mut self, name: &str) -> u32 {
        if let Some(builtin) = self.builtin
            && name == "builtin"
        {
            return builtin;
        }
        let number = self.new_dialect(self.cx.name(name));
        if name == "builtin" {
            self.builtin = Some(number);
        }
        number
    }

    /// The number of a dialect, also of one that no op or attribute is of.
    pub fn new_dialect(&mut self, name: Name) -> u32 {
        let dialects = &mut self.dialects;
        *self.dialect_numbers.entry(name).or_insert_with(|| {
            dialects.push(name);
            dialects.len() as u32 - 1
        })
    }

    fn attr(&mut self, attr: Attr) {
        let known = self.attr_numbers.get(attr.index()).copied().unwrap_or(0);
        if known != 0 {
            self.attrs.list[known as usize - 1].n_refs += 1;
            return;
        }
        let cx = self.cx;
        if let AttrData::Location(loc) = attr.data(cx) {
            let met = self.loc(*loc);
            set(&mut self.attr_numbers, attr.index(), met + 1);
            return;
        }
        let dialect = match attr.data(cx) {
            AttrData::Dialect(attr) => attr.def.name.split_once('.').map_or("", |(dialect, _)| dialect),
            AttrData::Opaque { dialect, .. } => &cx.name_str(*dialect),
            _ => "builtin",
        };
        let dialect_number = self.dialect(dialect);
        let met = self.attrs.push(Form::Text(0), dialect_number);
        set(&mut self.attr_numbers, attr.index(), met + 1);
        let codec = self.codec(dialect);
        let start = self.entries.tokens.len();
        let form = match codec {
            Some(codec) if (codec.write_attr)(&mut self.entries, attr) => self.encoded(start),
            _ => self.text(|printer| printer.print_attr(attr)),
        };
        self.attrs.list[met as usize].what = form;
    }

    fn ty(&mut self, ty: Type) {
        let known = self.type_numbers.get(ty.index()).copied().unwrap_or(0);
        if known != 0 {
            self.types.list[known as usize - 1].n_refs += 1;
            return;
        }
        let cx = self.cx;
        let dialect = match ty.data(cx) {
            TypeData::Dialect(ty) => ty.def.name.split_once('.').map_or("", |(dialect, _)| dialect),
            TypeData::Opaque { dialect, .. } => &cx.name_str(*dialect),
            _ => "builtin",
        };
        self.has_error_type |= ty == Type::ERROR;
        let dialect_number = self.dialect(dialect);
        let met = self.types.push(Form::Text(0), dialect_number);
        set(&mut self.type_numbers, ty.index(), met + 1);
        let codec = self.codec(dialect);
        let start = self.entries.tokens.len();
        let form = match codec {
            Some(codec) if (codec.write_type)(&mut self.entries, ty) => self.encoded(start),
            _ => self.text(|printer| printer.print_type(ty)),
        };
        self.types.list[met as usize].what = form;
    }

    fn codec(&self, dialect: &str) -> Option<&'static Codec> {
        if dialect == "builtin" {
            return Some(&builtin::CODEC);
        }
        self.cx.registry().dialect(dialect).and_then(|dialect| dialect.bytecode)
    }

    /// A location, by the order of first meeting.
    fn loc(&mut self, loc: Loc) -> u32 {
        if let Some(met) = self.met_loc(loc) {
            self.attrs.list[met as usize].n_refs += 1;
            return met;
        }
        let position = match loc.kind(self.cx) {
            LocKind::Source(offset) => self.entries.position(offset),
            LocKind::Interned(LocData::File { file, line, col }) => {
                self.has_interned_file = true;
                Some((self.file_name(*file), *line, *col))
            }
            _ => None,
        };
        let is_mixed = self.entries.n_texts + usize::from(self.has_interned_file) > 1;
        if is_mixed && self.file_locs.is_empty() {
            // From now on, locations may be met twice in different forms.
            let files = (0..).zip(&self.attrs.list).filter_map(|(met, item)| match item.what {
                Form::File(file, line, col) => Some(((file, line, col), met)),
                _ => None,
            });
            self.file_locs.extend(files);
        }
        if is_mixed && let Some(&met) = position.and_then(|position| self.file_locs.get(&position)) {
            self.set_met_loc(loc, met);
            self.attrs.list[met as usize].n_refs += 1;
            return met;
        }
        let dialect = self.dialect("builtin");
        let met = self.attrs.push(Form::Text(0), dialect);
        self.set_met_loc(loc, met);
        if let Some((file, line, col)) = position {
            if is_mixed {
                self.file_locs.insert((file, line, col), met);
            }
            self.attrs.list[met as usize].what = Form::File(file, line, col);
            self.attr(file);
            return met;
        }
        let start = self.entries.tokens.len();
        builtin::write_loc(&mut self.entries, loc);
        self.attrs.list[met as usize].what = self.encoded(start);
        met
    }

    /// The attribute of a file's name.
    fn file_name(&mut self, name: Name) -> Attr {
        match self.last_file {
            Some((last, attr)) if last == name => attr,
            _ => {
                let attr = self.cx.str_attr(self.cx.name_bytes(name));
                self.last_file = Some((name, attr));
                attr
            }
        }
    }

    /// The entry of the tokens from `start` on, once what they refer to was numbered.
    fn encoded(&mut self, start: usize) -> Form {
        let end = self.entries.tokens.len();
        for index in start..end {
            match self.entries.tokens[index] {
                Token::Attr(attr) | Token::OptAttr(Some(attr)) => grow_stack(|| self.attr(attr)),
                Token::Type(ty) => grow_stack(|| self.ty(ty)),
                Token::Loc(loc) => grow_stack(|| {
                    self.loc(loc);
                }),
                Token::Resource(key) => {
                    self.resources.insert(key);
                }
                Token::Varint(_) | Token::Byte(_) | Token::OptAttr(None) | Token::String(_) | Token::Blob(_) => {}
            }
        }
        Form::Encoded(start as u32, end as u32)
    }

    /// An entry in the form of text. Of what it refers to, only resources are numbered.
    fn text(&mut self, print: impl FnOnce(&mut Printer<'a>)) -> Form {
        let mut printer = Printer::new(self.cx, PrintFlags { local_scope: true, ..PrintFlags::default() });
        print(&mut printer);
        self.resources.extend(printer.printed_resources());
        self.texts.push(printer.out);
        Form::Text(self.texts.len() as u32 - 1)
    }
}

fn set(numbers: &mut Vec<u32>, index: usize, number: u32) {
    if index >= numbers.len() {
        numbers.resize((index + 1).next_power_of_two(), 0);
    }
    numbers[index] = number;
}

/// A walk through one body.
struct Survey<'a> {
    body: &'a Body,
    order: Vec<u32>,
    open: FxHashSet<OpId>,
    next: u32,
    /// How many ops of the body are around each region, the one that owns it included.
    depths: Vec<u32>,
    /// Those ops, from the root on.
    around: Vec<OpId>,
    slots: Vec<OpId>,
    uses: UseCheck,
}

impl Survey<'_> {
    fn regions_of(&mut self, op: OpId) {
        let body = self.body;
        let regions: SmallVec<[RegionId; 2]> = body.op_regions(op).collect();
        for &region in &regions {
            self.depths[region.index()] = self.around.len() as u32;
        }
        for region in regions {
            for &block in body.region_blocks(region) {
                for op in body.block_ops(block) {
                    self.order[op.index()] = self.next;
                    self.next += 1;
                    self.uses.op(body, op);
                    if self.around.len() > 1 {
                        body.operands(op).for_each(|value| self.use_of(value));
                    }
                    if body.is_slot(op) {
                        self.slots.push(op);
                    } else if body.n_regions(op) != 0 {
                        self.around.push(op);
                        grow_stack(|| self.regions_of(op));
                        self.around.pop();
                    }
                }
            }
        }
    }

    /// Every op between a use and the region of the value is not isolated.
    fn use_of(&mut self, value: Value) {
        let block = match self.body.value_def(value) {
            ValueDef::Argument(block, _) => Some(block),
            ValueDef::Result(op, _) => self.body.block_of(op),
            ValueDef::Forward => None,
        };
        let Some(region) = block.and_then(|block| self.body.block_region(block)) else { return };
        let depth = self.depths[region.index()] as usize;
        for &op in self.around.iter().skip(depth.max(1)) {
            if !self.body.def(op).is(traits::ISOLATED) {
                self.open.insert(op);
            }
        }
    }
}
