//! Orders of use lists. A list is expected to hold the latest use first: by descending place of the op, then of the
//! operand. Where it does not, the file says how the list really is.

use smallvec::SmallVec;

use crate::body::Body;
use crate::ids::{OpId, UseId, Value};

use super::encoding::{Cursor, Damage, Read, check_index, put_varint};

/// What a file says about one use list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct UseOrder {
    /// The number of the result or argument.
    pub value: usize,
    /// The place in the real list of every use, latest first.
    pub places: Vec<usize>,
}

/// Finds out on a walk through the ops of a body whether every use list is as expected: then each use that the walk meets
/// stands right in front of the one that it met before.
pub(super) struct UseCheck {
    /// The last use of every value so far. None are kept once a list was found that is another one.
    last: Vec<Option<UseId>>,
    is_natural: bool,
}

impl UseCheck {
    /// A walk through `body` is to come.
    pub fn of(body: &Body) -> Self {
        UseCheck { last: vec![None; body.n_value_ids()], is_natural: true }
    }

    /// Nothing is looked at, and nothing found.
    pub fn none() -> Self {
        UseCheck { last: Vec::new(), is_natural: false }
    }

    /// The walk comes to `op`.
    #[inline]
    pub fn op(&mut self, body: &Body, op: OpId) {
        if !self.is_natural {
            return;
        }
        for (id, value, next) in body.operand_uses(op) {
            let last = self.last[value.index()].replace(id);
            self.is_natural &= last == next;
        }
    }

    /// Whether all lists are as expected, at the end of the walk.
    pub fn is_natural(&self, body: &Body) -> bool {
        self.is_natural && body.are_first_uses(&self.last)
    }
}

/// The orders of `values`, where they are not as expected. `order` gives the place of every op.
pub(super) fn orders(body: &Body, order: &[u32], values: impl Iterator<Item = Value>) -> SmallVec<[UseOrder; 1]> {
    let mut found = SmallVec::new();
    for (index, value) in values.enumerate() {
        let mut previous = (u32::MAX, usize::MAX);
        let is_expected = body.uses(value).all(|(op, operand)| {
            let place = (order[op.index()], operand);
            std::mem::replace(&mut previous, place) > place
        });
        if is_expected {
            continue;
        }
        let mut uses: Vec<((u32, usize), usize)> =
            body.uses(value).enumerate().map(|(place, (op, operand))| ((order[op.index()], operand), place)).collect();
        uses.sort_unstable_by(|a, b| b.cmp(a));
        found.push(UseOrder { value: index, places: uses.into_iter().map(|(_, place)| place).collect() });
    }
    found
}

/// Writes the orders of an op or block with `n` results or arguments.
pub(super) fn put_orders(out: &mut Vec<u8>, orders: &[UseOrder], n: usize) {
    if n != 1 {
        put_varint(out, orders.len() as u64);
    }
    for UseOrder { value, places } in orders {
        if n != 1 {
            put_varint(out, *value as u64);
        }
        let displaced = || places.iter().enumerate().filter(|(index, place)| index != *place);
        let n_displaced = displaced().count();
        if n_displaced < places.len() / 2 {
            put_varint(out, (2 * n_displaced as u64) << 1 | 1);
            for (index, &place) in displaced() {
                put_varint(out, place as u64);
                put_varint(out, index as u64);
            }
        } else {
            put_varint(out, (places.len() as u64) << 1);
            for &place in places {
                put_varint(out, place as u64);
            }
        }
    }
}

/// An order as it stands in a file, before the number of uses is known.
pub(super) struct RawOrder {
    pub value: usize,
    /// Where it stands.
    pub at: usize,
    pub is_paired: bool,
    pub numbers: Vec<u64>,
}

/// Reads the orders of an op or block with `n` results or arguments.
pub(super) fn read_orders(cursor: &mut Cursor<'_>, n: usize) -> Read<Vec<RawOrder>> {
    let n_orders = if n == 1 { 1 } else { cursor.count(2, "use-list orders")? };
    (0..n_orders)
        .map(|_| {
            let at = cursor.at();
            let value = if n == 1 { 0 } else { cursor.index(n, "value")? };
            let at_count = cursor.at();
            let word = cursor.varint()?;
            let n_numbers = check_index(at_count, word >> 1, cursor.left() + 1, "use")?;
            let numbers = (0..n_numbers).map(|_| cursor.varint()).collect::<Read<_>>()?;
            Ok(RawOrder { value, at, is_paired: word & 1 != 0, numbers })
        })
        .collect()
}

impl RawOrder {
    /// The place in the real list of each of the `n` uses, latest first.
    pub fn places(&self, n: usize) -> Read<Vec<usize>> {
        let wrong = |reason: String| Err(Damage { at: self.at, reason });
        let mut places: Vec<usize> = (0..n).collect();
        if self.is_paired {
            for pair in self.numbers.chunks(2) {
                let [place, index] = *pair else {
                    return wrong("a use-list order of pairs has an odd number of entries".into());
                };
                let index = check_index(self.at, index, n, "use")?;
                places[index] = check_index(self.at, place, n, "use")?;
            }
        } else if self.numbers.len() != n {
            return wrong(format!("a use-list order of {} uses, but the value has {n}", self.numbers.len()));
        } else {
            for (place, &number) in places.iter_mut().zip(&self.numbers) {
                *place = check_index(self.at, number, n, "use")?;
            }
        }
        let mut seen = vec![false; n];
        for &place in &places {
            if std::mem::replace(&mut seen[place], true) {
                return wrong(format!("a use-list order names the place {place} twice"));
            }
        }
        Ok(places)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn orders_round_trip_in_the_shorter_form() {
        let check = |places: &[usize], n: usize, expect: &[u8]| {
            let order = UseOrder { value: 0, places: places.to_vec() };
            let mut out = Vec::new();
            put_orders(&mut out, std::slice::from_ref(&order), n);
            let numbers: Vec<u8> = out.iter().map(|byte| byte >> 1).collect();
            assert_eq!(numbers, expect);
            let mut cursor = Cursor::new(&out);
            let [raw] = &read_orders(&mut cursor, n).unwrap()[..] else { panic!("one order") };
            assert!(cursor.is_done());
            assert_eq!(raw.places(places.len()), Ok(places.to_vec()));
        };
        check(&[1, 0], 1, &[4, 1, 0]);
        // Of a value among several, its number is told.
        check(&[1, 0], 2, &[1, 0, 4, 1, 0]);
        // Pairs of place and use, where less than half of them moved.
        check(&[1, 2, 0, 3, 4, 5, 6, 7], 1, &[13, 1, 0, 2, 1, 0, 2]);
    }

    #[test]
    fn orders_that_are_none_are_damage() {
        let check = |is_paired: bool, numbers: &[u64], expect: &str| {
            let raw = RawOrder { value: 0, at: 7, is_paired, numbers: numbers.to_vec() };
            assert_eq!(raw.places(2).unwrap_err().to_string(), expect);
        };
        check(false, &[0], "at byte 7: a use-list order of 1 uses, but the value has 2");
        check(false, &[0, 2], "at byte 7: use 2 is referred to, but there are 2");
        check(false, &[1, 1], "at byte 7: a use-list order names the place 1 twice");
        check(true, &[1], "at byte 7: a use-list order of pairs has an odd number of entries");
    }
}
