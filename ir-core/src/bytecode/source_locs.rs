//! Numbers of positions in loaded texts, while they are met.
//!
//! There is one for nearly every op, and ops mostly come in the order of their text. So positions are kept in runs that
//! ascend: one beyond the last of its run is new without a search. Regions come after the ops around them, the last one
//! first: their positions begin a run in the gap between two of another one, near its end.

use std::collections::BTreeMap;

use rustc_hash::FxHashMap;

/// See the module's documentation. Positions are offsets in the source map.
#[derive(Default)]
pub(super) struct SourceLocs {
    /// Positions and their numbers, ascending, by the first position of the run. The ranges of runs do not overlap.
    runs: BTreeMap<u32, Vec<(u32, u32)>>,
    /// Positions inside the range of a run, far from its end, and all such from then on.
    late: FxHashMap<u32, u32>,
    /// The run that grows, if any, of which `runs` holds only the place.
    growing: Vec<(u32, u32)>,
    /// The first position of the run behind it.
    limit: u32,
    /// How many positions may be moved to make gaps: in all no more than were met.
    spare: usize,
}

impl SourceLocs {
    /// The number of `offset`, when it was met.
    #[inline]
    pub fn get(&self, offset: u32) -> Option<u32> {
        if self.is_next(offset) { None } else { self.find(offset) }
    }

    /// Gives a number to `offset`, which was not met yet.
    #[inline]
    pub fn insert(&mut self, offset: u32, number: u32) {
        if self.is_next(offset) {
            self.growing.push((offset, number));
        } else {
            self.insert_elsewhere(offset, number);
        }
    }

    #[inline]
    fn is_next(&self, offset: u32) -> bool {
        self.growing.last().is_some_and(|&(last, _)| offset > last) && offset < self.limit
    }

    /// The run whose range begins at or before `offset`.
    fn run_before(&self, offset: u32) -> Option<&[(u32, u32)]> {
        let (&first, run) = self.runs.range(..=offset).next_back()?;
        let is_growing = self.growing.first().is_some_and(|&(start, _)| start == first);
        Some(if is_growing { &self.growing } else { run })
    }

    fn find(&self, offset: u32) -> Option<u32> {
        let run = self.run_before(offset)?;
        match run.binary_search_by_key(&offset, |&(known, _)| known) {
            Ok(place) => Some(run[place].1),
            Err(_) => self.late.get(&offset).copied(),
        }
    }

    fn insert_elsewhere(&mut self, offset: u32, number: u32) {
        let grown = std::mem::take(&mut self.growing);
        self.spare += grown.len();
        if let Some(&(first, _)) = grown.first() {
            self.runs.insert(first, grown);
        }
        if let Some((_, around)) = self.runs.range_mut(..=offset).next_back() {
            let place = around.partition_point(|&(known, _)| known < offset);
            let n_behind = around.len() - place;
            if n_behind > self.spare || (n_behind != 0 && !self.late.is_empty()) {
                self.late.insert(offset, number);
                self.limit = 0;
                return;
            }
            self.spare -= n_behind;
            let behind = around.split_off(place);
            if let Some(&(first, _)) = behind.first() {
                self.runs.insert(first, behind);
            }
        }
        self.limit = self.runs.range(offset..).next().map_or(u32::MAX, |(&first, _)| first);
        self.runs.insert(offset, Vec::new());
        self.growing.push((offset, number));
    }
}

#[cfg(test)]
mod tests {
    use super::SourceLocs;

    #[test]
    fn positions_in_any_order_keep_their_numbers() {
        let check = |offsets: &[u32]| {
            let mut locs = SourceLocs::default();
            for (number, &offset) in (0..).zip(offsets) {
                assert_eq!(locs.get(offset), None, "{offset} in {offsets:?}");
                locs.insert(offset, number);
            }
            for (number, &offset) in (0..).zip(offsets) {
                assert_eq!(locs.get(offset), Some(number), "{offset} in {offsets:?}");
            }
            assert_eq!(locs.get(1000), None);
        };
        check(&[]);
        check(&[0, 1, 5]);
        check(&[5, 1, 0]);
        // Functions from the last to the first, each with a region inside that comes later.
        check(&[50, 51, 70, 55, 56, 20, 21, 40, 30, 29, 22]);
        // Functions and then what is in them, from the last one on.
        check(&[0, 100, 200, 300, 310, 320, 210, 220, 215, 217, 110, 150, 120, 10]);
        // Gaps far from the end of a long run, and near it.
        let long: Vec<u32> = (0..900).map(|n| n * 2 + 2000).collect();
        check(&[&long[..], &[2001, 3797, 3795, 3001, 3003, 2003, 10, 4001, 3793, 1500]].concat());
        // A run that would grow into the next one.
        check(&[10, 20, 5, 6, 15, 7, 30, 25, 9, 8]);
    }
}
