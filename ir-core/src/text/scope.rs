//! SSA names of a text: what `%x` means where. One scope per isolated region; names of a nested region end with it.

use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use crate::ids::{Type, Value};

/// A use of a value in text, before its type is known: `%name` or `%name#number`.
#[derive(Clone, Copy, Debug)]
pub struct Unresolved<'a> {
    /// Without `%`.
    pub name: &'a [u8],
    /// The result number after `#`; 0 when there is none.
    pub number: u32,
    /// Where it stands in the text.
    pub at: usize,
}

/// What a name stands for: `count` values in a row.
#[derive(Clone, Copy)]
pub(super) struct Entry {
    pub first: Value,
    pub count: u32,
    /// Where it was defined.
    pub at: usize,
}

/// A value that was used before its definition.
pub(super) struct Forward {
    pub value: Value,
    pub ty: Type,
    pub at: usize,
}

#[derive(Default)]
pub(super) struct Scope<'a> {
    /// `%12` by its number: most names are numbers, and most numbers are in order.
    numbered: Vec<Option<Entry>>,
    named: FxHashMap<&'a [u8], Entry>,
    /// Names in the order of their definition, so that leaving a region can take them back.
    log: Vec<&'a [u8]>,
    /// By name, each with its result number.
    forwards: FxHashMap<&'a [u8], SmallVec<[(u32, Forward); 1]>>,
}

/// Numbers from here on go to the map, so that `%4000000000` costs no table.
const MAX_NUMBERED: usize = 1 << 24;

/// The number that `name` spells in its shortest form (`01` is another name than `1`).
#[inline]
fn small_number(name: &[u8]) -> Option<usize> {
    if name.len() > 8 || name[0] == b'0' && name.len() > 1 {
        return None;
    }
    let mut number = 0usize;
    for &byte in name {
        let digit = byte.wrapping_sub(b'0');
        if digit > 9 {
            return None;
        }
        number = number * 10 + usize::from(digit);
    }
    (number < MAX_NUMBERED).then_some(number)
}

impl<'a> Scope<'a> {
    /// What `name` stands for.
    #[inline]
    pub fn get(&self, name: &[u8]) -> Option<Entry> {
        match small_number(name) {
            Some(number) => self.numbered.get(number).copied().flatten(),
            None => self.named.get(name).copied(),
        }
    }

    /// Binds `name`, which is not bound yet.
    #[inline]
    pub fn define(&mut self, name: &'a [u8], entry: Entry) {
        self.log.push(name);
        match small_number(name) {
            Some(number) => {
                // A table much longer than the names defined so far would let one large number waste memory.
                if number >= self.numbered.len() {
                    if number > 4 * self.log.len() + 1024 {
                        self.numbered.resize(number + 1, None);
                    } else {
                        self.numbered.resize((number + 1).next_power_of_two().max(64), None);
                    }
                }
                self.numbered[number] = Some(entry);
            }
            None => {
                self.named.insert(name, entry);
            }
        }
    }

    /// A mark to return to with [`leave`](Self::leave).
    pub fn enter(&self) -> usize {
        self.log.len()
    }

    /// Takes back every name that was defined since `mark`.
    pub fn leave(&mut self, mark: usize) {
        for name in self.log.drain(mark..) {
            match small_number(name) {
                Some(number) => self.numbered[number] = None,
                None => {
                    self.named.remove(name);
                }
            }
        }
    }

    /// The forward value for a use, if one was made.
    pub fn forward(&self, operand: &Unresolved<'a>) -> Option<&Forward> {
        self.forwards
            .get(operand.name)?
            .iter()
            .find(|(number, _)| *number == operand.number)
            .map(|(_, forward)| forward)
    }

    /// Records a forward value.
    pub fn add_forward(&mut self, operand: &Unresolved<'a>, forward: Forward) {
        self.forwards.entry(operand.name).or_default().push((operand.number, forward));
    }

    /// Whether any forward value waits for its definition.
    #[inline]
    pub fn has_forwards(&self) -> bool {
        !self.forwards.is_empty()
    }

    /// Takes the forward values of `name`, with their result numbers.
    pub fn take_forwards(&mut self, name: &'a [u8]) -> SmallVec<[(u32, Forward); 1]> {
        self.forwards.remove(name).unwrap_or_default()
    }

    /// Takes all forward values that are left, in the order of their first use.
    pub fn take_undefined(&mut self) -> Vec<(&'a [u8], Forward)> {
        let mut left: Vec<_> = self
            .forwards
            .drain()
            .flat_map(|(name, forwards)| forwards.into_iter().map(move |(_, forward)| (name, forward)))
            .collect();
        left.sort_by_key(|(_, forward)| forward.at);
        left
    }

    /// All names that are bound: for suggestions.
    pub fn names(&self) -> impl Iterator<Item = &'a [u8]> + '_ {
        self.log.iter().copied()
    }
}
