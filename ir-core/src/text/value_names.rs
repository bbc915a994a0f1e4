//! The names of values and blocks in printed text, as MLIR numbers them.
//!
//! All values of a region are numbered first (arguments `%argN`, results `%N`), then the regions nested in it, each
//! starting from the counters that its parent ended with; so sibling regions reuse numbers. With unique names (the
//! generic form), one count runs through all regions instead, of which the last nested one comes first. A name that an op
//! asks for gets `_0`, `_1` … when it is taken in the region or around it.

use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;

use super::parser::grow_stack;
use crate::body::{Body, ValueDef};
use crate::context::Context;
use crate::ids::{BlockId, OpId, RegionId, Value};
use crate::view::OpRef;

/// The counters that a region starts from.
#[derive(Clone, Copy, Default, Debug)]
struct Counters {
    value: u32,
    argument: u32,
    conflict: u32,
}

/// Names are numbers, or with this bit set, indices of names that were asked for.
const NAMED: u32 = 1 << 31;
/// A value that has no name yet, and results other than the first of a group.
const UNNAMED: u32 = u32::MAX;

/// The names of one body.
#[derive(Default)]
pub(super) struct ValueNames {
    values: Vec<u32>,
    names: Vec<Box<str>>,
    /// The number of each block in its region.
    blocks: Vec<u32>,
    /// The names of the child bodies, by slot.
    children: FxHashMap<OpId, ValueNames>,
}

impl Drop for ValueNames {
    fn drop(&mut self) {
        // Bodies nest as deep as the text does: take the tree apart without recursion.
        let mut pending: Vec<ValueNames> = self.children.drain().map(|(_, names)| names).collect();
        while let Some(mut names) = pending.pop() {
            pending.extend(names.children.drain().map(|(_, names)| names));
        }
    }
}

/// How to name.
#[derive(Clone, Copy, Default)]
pub(super) struct Naming {
    /// In the generic form no op asks for names.
    pub generic: bool,
    /// Whether no two values of the text share a name.
    pub unique: bool,
}

/// The names of an op's operands, as the text of the whole program shows them.
pub fn operand_names(op: OpRef<'_>) -> Vec<String> {
    let names = ValueNames::of(op.cx, op.body, Naming::default());
    let name = |operand: crate::view::ValueRef<'_>| {
        let mut out = Vec::new();
        names.write(op.body, operand.id, &mut out);
        String::from_utf8_lossy(&out).into_owned()
    };
    op.operands().map(name).collect()
}

struct Numbering<'n> {
    cx: &'n Context,
    naming: Naming,
    used: FxHashSet<Box<str>>,
    /// Names that were taken, in order, so that leaving a region frees them.
    taken: Vec<Box<str>>,
}

impl ValueNames {
    /// Names everything in `body` and in the bodies inside.
    pub fn of(cx: &Context, body: &Body, naming: Naming) -> Self {
        let mut numbering = Numbering { cx, naming, used: FxHashSet::default(), taken: Vec::new() };
        numbering.body(body, &mut Counters::default())
    }

    /// Takes the names of the child body that a slot stands for.
    pub fn take_child(&mut self, slot: OpId) -> ValueNames {
        self.children.remove(&slot).unwrap_or_default()
    }

    /// Writes `%name`, with `#n` for a result of several in a group.
    #[inline]
    pub fn write(&self, body: &Body, value: Value, out: &mut Vec<u8>) {
        if let ValueDef::Result(op, index) = body.value_def(value)
            && body.n_results(op) > 1
        {
            let group = self.group(body, op, index);
            self.write_group(body.result(op, group.start), out);
            if group.len() > 1 {
                out.push(b'#');
                write_number((index - group.start) as u32, out);
            }
            return;
        }
        self.write_group(value, out);
    }

    /// The results that share a name with result number `index` of `op`: a result without a name of its own belongs
    /// to the one before it.
    pub fn group(&self, body: &Body, op: OpId, index: usize) -> std::ops::Range<usize> {
        let def = body.def(op);
        if def.result_names.is_none() && def.results.len() <= 1 && !body.has_names() {
            return 0..body.n_results(op);
        }
        let begins = |index: usize| index == 0 || self.values[body.result(op, index).index()] != UNNAMED;
        let start = (0..=index).rev().find(|&at| begins(at)).unwrap_or(0);
        let end = (index + 1..body.n_results(op)).find(|&at| begins(at)).unwrap_or(body.n_results(op));
        start..end
    }

    /// Writes `%name` of the first result of a group or of an argument.
    #[inline]
    pub fn write_group(&self, value: Value, out: &mut Vec<u8>) {
        match self.values.get(value.index()).copied().unwrap_or(UNNAMED) {
            UNNAMED => out.extend_from_slice(b"<<UNKNOWN SSA VALUE>>"),
            name => {
                out.push(b'%');
                if name & NAMED != 0 {
                    out.extend_from_slice(self.names[(name & !NAMED) as usize].as_bytes());
                } else {
                    write_number(name, out);
                }
            }
        }
    }

    /// The number of `block` in its region.
    pub fn block_number(&self, block: BlockId) -> u32 {
        self.blocks[block.index()]
    }
}

/// Writes a number; most have few digits.
#[inline]
fn write_number(mut number: u32, out: &mut Vec<u8>) {
    let mut digits = [0u8; 10];
    let mut at = digits.len();
    loop {
        at -= 1;
        digits[at] = b'0' + (number % 10) as u8;
        number /= 10;
        if number == 0 {
            break;
        }
    }
    out.extend_from_slice(&digits[at..]);
}

impl Numbering<'_> {
    fn body(&mut self, body: &Body, counters: &mut Counters) -> ValueNames {
        let mut names = ValueNames::default();
        names.values.resize(body.n_value_ids(), UNNAMED);
        names.blocks.resize(body.blocks.len(), 0);
        self.regions_of(body, &mut names, Body::ROOT, counters);
        names
    }

    /// The regions of an op: with unique names the last first.
    fn regions_of(&mut self, body: &Body, names: &mut ValueNames, op: OpId, counters: &mut Counters) {
        let mut regions: SmallVec<[RegionId; 2]> = body.op_regions(op).collect();
        if self.naming.unique {
            regions.reverse();
        }
        for region in regions {
            let mut own = *counters;
            grow_stack(|| self.region(body, names, op, region, &mut own));
            if self.naming.unique {
                *counters = own;
            }
        }
    }

    fn region(&mut self, body: &Body, names: &mut ValueNames, owner: OpId, region: RegionId, counters: &mut Counters) {
        let mark = self.taken.len();
        if !self.naming.generic
            && let Some(argument_names) = body.def(owner).argument_names
        {
            let op = OpRef { cx: self.cx, body, id: owner };
            let index = body.op_regions(owner).position(|r| r == region).unwrap_or(0);
            let mut wanted: Vec<(Value, String)> = Vec::new();
            argument_names(op, index, &mut |value, name| wanted.push((value, name.to_owned())));
            for (value, name) in wanted {
                let name = body.name(value).map_or(name, str::to_owned);
                self.set_name(names, value, &name, counters);
            }
        }
        let mut nesting: Vec<OpId> = Vec::new();
        for (number, &block) in body.region_blocks(region).iter().enumerate() {
            names.blocks[block.index()] = number as u32;
            for &arg in body.block_args(block) {
                if names.values[arg.index()] != UNNAMED {
                    continue;
                }
                if let Some(name) = body.name(arg) {
                    self.set_name(names, arg, name, counters);
                } else if number == 0 {
                    let name = format!("arg{}", counters.argument);
                    counters.argument += 1;
                    self.set_name(names, arg, &name, counters);
                } else {
                    number_value(names, arg, counters);
                }
            }
            let mut next = body.first_op(block);
            while let Some(op) = next {
                next = body.next_op(op);
                self.op(body, names, op, counters);
                if body.n_regions(op) != 0 || body.is_slot(op) {
                    nesting.push(op);
                }
            }
        }
        if self.naming.unique {
            nesting.reverse();
        }
        for op in nesting {
            let Some(child) = body.slot_child(op) else {
                self.regions_of(body, names, op, counters);
                continue;
            };
            let mut own = *counters;
            let child_names = self.body(body.child(child), &mut own);
            names.children.insert(op, child_names);
            if self.naming.unique {
                *counters = own;
            }
        }
        for name in self.taken.drain(mark..) {
            self.used.remove(&name);
        }
    }

    #[inline]
    fn op(&mut self, body: &Body, names: &mut ValueNames, op: OpId, counters: &mut Counters) {
        if body.n_results(op) == 0 {
            return;
        }
        let first = body.result(op, 0);
        if body.has_names() && self.keep_names(body, names, op, counters) {
            return;
        }
        let def = body.def(op);
        if !self.naming.generic && (def.result_names.is_some() || def.results.len() > 1) {
            let view = OpRef { cx: self.cx, body, id: op };
            let mut wanted: SmallVec<[(Value, String); 1]> = SmallVec::new();
            let mut sink = |value, name: &str| wanted.push((value, name.to_owned()));
            match def.result_names {
                Some(result_names) => result_names(view, &mut sink),
                None => name_groups(view, &mut sink),
            }
            for (value, name) in wanted {
                self.set_name(names, value, &name, counters);
            }
        }
        if names.values[first.index()] == UNNAMED {
            number_value(names, first, counters);
        }
    }

    /// Names the results as the text that is formatted does; `false` when it names none of them.
    fn keep_names(&mut self, body: &Body, names: &mut ValueNames, op: OpId, counters: &mut Counters) -> bool {
        let results = (0..body.n_results(op)).map(|index| body.result(op, index));
        if results.clone().all(|result| body.name(result).is_none()) {
            return false;
        }
        for (index, result) in results.enumerate() {
            match body.name(result) {
                Some(name) => self.set_name(names, result, name, counters),
                None if index == 0 => number_value(names, result, counters),
                None => {}
            }
        }
        true
    }

    fn set_name(&mut self, names: &mut ValueNames, value: Value, name: &str, counters: &mut Counters) {
        if name.is_empty() {
            return number_value(names, value, counters);
        }
        let mut name = sanitize(name);
        if self.used.contains(&*name) {
            let stem = name.len();
            loop {
                name.truncate(stem);
                name.push('_');
                name.push_str(&counters.conflict.to_string());
                counters.conflict += 1;
                if !self.used.contains(&*name) {
                    break;
                }
            }
        }
        let name: Box<str> = name.into();
        self.used.insert(name.clone());
        self.taken.push(name.clone());
        names.values[value.index()] = names.names.len() as u32 | NAMED;
        names.names.push(name);
    }
}

#[inline]
fn number_value(names: &mut ValueNames, value: Value, counters: &mut Counters) {
    names.values[value.index()] = counters.value;
    counters.value += 1;
}

/// Names groups of results as the row does.
fn name_groups(op: OpRef<'_>, name: &mut crate::op_def::NameSink<'_>) {
    for (group, spec) in op.def().results.iter().enumerate() {
        if let Some(first) = crate::kinds::group_range(op, group, true).next() {
            name(op.body.result(op.id, first), spec.name);
        }
    }
}

/// Makes an identifier of a suggested name, as MLIR does.
fn sanitize(name: &str) -> String {
    let mut out = String::with_capacity(name.len() + 1);
    if name.as_bytes()[0].is_ascii_digit() {
        out.push('_');
    }
    for byte in name.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'$' | b'.' | b'_' | b'-' => out.push(char::from(byte)),
            b' ' => out.push('_'),
            _ => out.push_str(&format!("{byte:X}")),
        }
    }
    out
}
