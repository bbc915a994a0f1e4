//! Where the values of a host function lie: offsets into one workspace, shared by values that do not live at once.

/// Every offset is a multiple of this: the widest vector and a line of the cache.
pub const ALIGNMENT: u64 = 64;

/// A value in the workspace.
#[derive(Clone, Copy, Debug)]
pub struct Slot {
    /// In bytes.
    pub bytes: u64,
    /// The step that makes it.
    pub first: usize,
    /// The last step that reads it.
    pub last: usize,
}

/// Slots whose lifetimes grow while a function is printed.
#[derive(Default)]
pub struct Workspace {
    slots: Vec<Slot>,
    /// The present step.
    step: usize,
    /// Loops around the present step: where each begins, and slots that were used in it.
    loops: Vec<(usize, Vec<usize>)>,
}

impl Workspace {
    /// Goes on to the next step.
    pub fn advance(&mut self) {
        self.step += 1;
    }

    /// A slot that is written now.
    pub fn add(&mut self, bytes: u64) -> usize {
        self.slots.push(Slot { bytes, first: self.step, last: self.step });
        self.slots.len() - 1
    }

    /// Notes that a slot is read or written now.
    pub fn touch(&mut self, slot: usize) {
        self.slots[slot].last = self.step;
        if let Some((_, used)) = self.loops.last_mut() {
            used.push(slot);
        }
    }

    /// A loop begins.
    pub fn enter_loop(&mut self) {
        self.advance();
        self.loops.push((self.step, Vec::new()));
    }

    /// It ends: what lived before it and was used inside lives up to here.
    pub fn leave_loop(&mut self) {
        self.advance();
        let Some((begin, used)) = self.loops.pop() else { return };
        for slot in used {
            if self.slots[slot].first <= begin {
                self.slots[slot].last = self.step;
            }
            if let Some((_, outer)) = self.loops.last_mut() {
                outer.push(slot);
            }
        }
    }

    /// An offset for each slot, and the size of the whole: the largest slots first, each at the lowest place that is free
    /// while it lives.
    pub fn plan(&self) -> (Vec<u64>, u64) {
        let mut order: Vec<usize> = (0..self.slots.len()).collect();
        order.sort_by_key(|&slot| (std::cmp::Reverse(self.slots[slot].bytes), slot));
        let mut offsets = vec![0; self.slots.len()];
        let mut placed: Vec<usize> = Vec::new();
        let mut total = 0;
        for slot in order {
            let Slot { bytes, first, last } = self.slots[slot];
            let mut taken: Vec<(u64, u64)> = placed
                .iter()
                .filter(|&&other| self.slots[other].first <= last && first <= self.slots[other].last)
                .map(|&other| (offsets[other], offsets[other] + padded(self.slots[other].bytes)))
                .collect();
            taken.sort_unstable();
            let mut offset = 0;
            for (begin, end) in taken {
                if offset + padded(bytes) <= begin {
                    break;
                }
                offset = offset.max(end);
            }
            offsets[slot] = offset;
            total = total.max(offset + padded(bytes));
            placed.push(slot);
        }
        (offsets, total)
    }
}

fn padded(bytes: u64) -> u64 {
    bytes.max(1).next_multiple_of(ALIGNMENT)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_that_do_not_live_at_once_share_memory() {
        let mut workspace = Workspace::default();
        let a = workspace.add(1000);
        workspace.advance();
        let b = workspace.add(500);
        workspace.touch(a);
        workspace.advance();
        let c = workspace.add(900);
        workspace.touch(b);
        let (offsets, total) = workspace.plan();
        assert_eq!((offsets[a], offsets[c]), (0, 0));
        assert_eq!((offsets[b], total), (1024, 1536));
    }

    #[test]
    fn what_a_loop_reads_lives_until_it_ends() {
        let mut workspace = Workspace::default();
        let outside = workspace.add(64);
        workspace.enter_loop();
        workspace.touch(outside);
        workspace.advance();
        let inside = workspace.add(64);
        workspace.leave_loop();
        let (offsets, total) = workspace.plan();
        assert_ne!(offsets[outside], offsets[inside]);
        assert_eq!(total, 128);
    }
}
