//! The names of values and blocks in printed text, as MLIR numbers them.
//!
//! All values of a region are numbered first (arguments `%argN`, results `%N`), then the regions nested in it, each
//! starting from the counters that its parent ended with; so sibling regions reuse numbers. A name that an op asks for
//! gets `_0`, `_1` … when it is taken in the region or around it.

use rustc_hash::{FxHashMap, FxHashSet};

use super::parser::grow_stack;
use crate::body::{Body, ValueDef};
use crate::context::Context;
use crate::ids::{BlockId, OpId, RegionId, Value};

/// The counters that a region starts from.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Counters {
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
    /// For each slot, where the child body's numbering starts.
    children: FxHashMap<OpId, Counters>,
    used: FxHashSet<Box<str>>,
}

struct Numbering<'n> {
    cx: &'n Context,
    body: &'n Body,
    generic: bool,
    names: &'n mut ValueNames,
    /// Names that were taken, in order, so that leaving a region frees them.
    taken: Vec<Box<str>>,
}

impl ValueNames {
    /// Names everything in `body`. `outer` names are taken already.
    pub fn of_body(cx: &Context, body: &Body, generic: bool, start: Counters, outer: &FxHashSet<Box<str>>) -> Self {
        let mut names = ValueNames {
            values: vec![UNNAMED; body.n_value_ids()],
            blocks: vec![0; body.blocks.len()],
            used: outer.clone(),
            ..ValueNames::default()
        };
        let mut numbering = Numbering { cx, body, generic, names: &mut names, taken: Vec::new() };
        let regions: Vec<RegionId> = body.op_regions(Body::ROOT).collect();
        for region in regions {
            numbering.region(Body::ROOT, region, start);
        }
        names
    }

    /// Where the numbering of a child body starts, and the names around it.
    pub fn child_start(&self, slot: OpId) -> (Counters, &FxHashSet<Box<str>>) {
        (self.children.get(&slot).copied().unwrap_or_default(), &self.used)
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
        if def.result_names.is_none() && def.results.len() <= 1 {
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
    fn region(&mut self, owner: OpId, region: RegionId, start: Counters) {
        let mut counters = start;
        let mark = self.taken.len();
        if !self.generic
            && let Some(argument_names) = self.body.def(owner).argument_names
        {
            let op = crate::view::OpRef { cx: self.cx, body: self.body, id: owner };
            let index = self.body.op_regions(owner).position(|r| r == region).unwrap_or(0);
            let mut wanted: Vec<(Value, String)> = Vec::new();
            argument_names(op, index, &mut |value, name| wanted.push((value, name.to_owned())));
            for (value, name) in wanted {
                self.set_name(value, &name, &mut counters);
            }
        }
        let mut nesting: Vec<OpId> = Vec::new();
        for (number, &block) in self.body.region_blocks(region).iter().enumerate() {
            self.names.blocks[block.index()] = number as u32;
            for &arg in self.body.block_args(block) {
                if self.names.values[arg.index()] != UNNAMED {
                    continue;
                }
                if number == 0 {
                    let name = format!("arg{}", counters.argument);
                    counters.argument += 1;
                    self.set_name(arg, &name, &mut counters);
                } else {
                    self.number(arg, &mut counters);
                }
            }
            let mut next = self.body.first_op(block);
            while let Some(op) = next {
                next = self.body.next_op(op);
                self.op(op, &mut counters);
                if self.body.n_regions(op) != 0 || self.body.is_slot(op) {
                    nesting.push(op);
                }
            }
        }
        for op in nesting {
            if self.body.is_slot(op) {
                self.names.children.insert(op, counters);
                continue;
            }
            let regions: smallvec::SmallVec<[RegionId; 2]> = self.body.op_regions(op).collect();
            for inner in regions {
                grow_stack(|| self.region(op, inner, counters));
            }
        }
        // Names around a child body stay taken while it is numbered; only module-like ops hold children, so the
        // outermost region's names are all that a child can see.
        if owner != Body::ROOT {
            for name in self.taken.drain(mark..) {
                self.names.used.remove(&name);
            }
        }
    }

    #[inline]
    fn op(&mut self, op: OpId, counters: &mut Counters) {
        if self.body.n_results(op) == 0 {
            return;
        }
        let first = self.body.result(op, 0);
        let def = self.body.def(op);
        if !self.generic && (def.result_names.is_some() || def.results.len() > 1) {
            let view = crate::view::OpRef { cx: self.cx, body: self.body, id: op };
            let mut wanted: smallvec::SmallVec<[(Value, String); 1]> = smallvec::SmallVec::new();
            let mut sink = |value, name: &str| wanted.push((value, name.to_owned()));
            match def.result_names {
                Some(result_names) => result_names(view, &mut sink),
                None => name_groups(view, &mut sink),
            }
            for (value, name) in wanted {
                self.set_name(value, &name, counters);
            }
        }
        if self.names.values[first.index()] == UNNAMED {
            self.number(first, counters);
        }
    }

    #[inline]
    fn number(&mut self, value: Value, counters: &mut Counters) {
        self.names.values[value.index()] = counters.value;
        counters.value += 1;
    }

    fn set_name(&mut self, value: Value, name: &str, counters: &mut Counters) {
        if name.is_empty() {
            return self.number(value, counters);
        }
        let mut name = sanitize(name);
        if self.names.used.contains(&*name) {
            let stem = name.len();
            loop {
                name.truncate(stem);
                name.push('_');
                name.push_str(&counters.conflict.to_string());
                counters.conflict += 1;
                if !self.names.used.contains(&*name) {
                    break;
                }
            }
        }
        let name: Box<str> = name.into();
        self.names.used.insert(name.clone());
        self.taken.push(name.clone());
        self.names.values[value.index()] = self.names.names.len() as u32 | NAMED;
        self.names.names.push(name);
    }
}

/// Names groups of results as the row does.
fn name_groups(op: crate::view::OpRef<'_>, name: &mut crate::op_def::NameSink<'_>) {
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
