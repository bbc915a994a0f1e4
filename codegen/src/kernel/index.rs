//! Index arithmetic as algebra: what a kernel computes to find an element, kept in one simplified form until it is
//! written.
//!
//! An [`Index`] is a sum of whole multiples of atoms and a constant. An atom is a loop counter (or another number that
//! the kernel has at hand), a quotient or a remainder. Every atom knows its least and greatest value, so that quotients
//! and remainders that do nothing vanish, and what a reshape splits another one joins again. Dividends are never
//! negative where their value matters; quotients round to zero.

use hlo_ir::SmallVec;
use rustc_hash::FxHashMap;

/// More than any extent that is not known.
pub const UNBOUNDED: i64 = i64::MAX / 4;

/// A number that an index is made of.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Atom(u32);

/// A sum of multiples of atoms and a constant.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Index {
    /// In the order of the atoms, no factor zero.
    terms: SmallVec<[(Atom, i64); 2]>,
    offset: i64,
}

/// The indices of one element, one a dimension.
pub type Place = SmallVec<[Index; 4]>;

/// What an atom is.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum AtomKind {
    /// A number at hand, by the order in which they were made.
    Leaf(usize),
    /// A quotient.
    Div(Index, i64),
    /// A remainder.
    Rem(Index, i64),
}

struct AtomData {
    kind: AtomKind,
    low: i64,
    high: i64,
}

/// The atoms of one kernel.
#[derive(Default)]
pub struct Indices {
    atoms: Vec<AtomData>,
    known: FxHashMap<AtomKind, Atom>,
    n_leaves: usize,
}

impl Index {
    /// A number.
    pub fn constant(offset: i64) -> Index {
        Index { terms: SmallVec::new(), offset }
    }

    /// Zero.
    pub fn zero() -> Index {
        Index::default()
    }

    /// The number, where no atom is part of it.
    pub fn as_constant(&self) -> Option<i64> {
        self.terms.is_empty().then_some(self.offset)
    }

    /// The atoms with their factors.
    pub fn terms(&self) -> &[(Atom, i64)] {
        &self.terms
    }

    /// What is added to the multiples.
    pub fn offset(&self) -> i64 {
        self.offset
    }

    /// The part that is a multiple of `atom`.
    pub fn only(&self, atom: Atom) -> Index {
        let terms = self.terms.iter().copied().filter(|term| term.0 == atom).collect();
        Index { terms, offset: 0 }
    }

    /// The same and `factor` times `atom`.
    pub fn with(&self, atom: Atom, factor: i64) -> Index {
        self.sum(&Index::single(atom).times(factor))
    }

    /// The same, `by` further on.
    pub fn plus(&self, by: i64) -> Index {
        Index { terms: self.terms.clone(), offset: self.offset.saturating_add(by) }
    }

    /// `factor` times the same.
    pub fn times(&self, factor: i64) -> Index {
        if factor == 0 {
            return Index::zero();
        }
        let terms = self.terms.iter().map(|&(atom, by)| (atom, by.saturating_mul(factor))).collect();
        Index { terms, offset: self.offset.saturating_mul(factor) }
    }

    /// The sum, without joining quotients and remainders.
    fn sum(&self, other: &Index) -> Index {
        let mut terms = self.terms.clone();
        for &(atom, factor) in &other.terms {
            match terms.binary_search_by_key(&atom, |term| term.0) {
                Ok(at) => terms[at].1 = terms[at].1.saturating_add(factor),
                Err(at) => terms.insert(at, (atom, factor)),
            }
        }
        terms.retain(|term| term.1 != 0);
        Index { terms, offset: self.offset.saturating_add(other.offset) }
    }

    fn single(atom: Atom) -> Index {
        Index { terms: SmallVec::from_slice(&[(atom, 1)]), offset: 0 }
    }
}

impl Indices {
    /// A new number at hand between `low` and `high`, both included, and its place in the order of such numbers. The
    /// counter of a loop that never runs has no value at all: nothing made of it may look like a constant, or what is
    /// loaded there would be loaded before the loop.
    pub fn leaf(&mut self, low: i64, high: i64) -> (Index, usize) {
        let leaf = self.n_leaves;
        self.n_leaves += 1;
        let high = if high < low { UNBOUNDED } else { high };
        (Index::single(self.atom(AtomKind::Leaf(leaf), low, high)), leaf)
    }

    /// What `atom` is.
    pub fn kind(&self, atom: Atom) -> &AtomKind {
        &self.atoms[atom.0 as usize].kind
    }

    fn atom(&mut self, kind: AtomKind, low: i64, high: i64) -> Atom {
        if let Some(&known) = self.known.get(&kind) {
            return known;
        }
        let atom = Atom(self.atoms.len() as u32);
        self.atoms.push(AtomData { kind: kind.clone(), low, high });
        self.known.insert(kind, atom);
        atom
    }

    /// The least and the greatest value.
    pub fn range(&self, index: &Index) -> (i64, i64) {
        index.terms.iter().fold((index.offset, index.offset), |(low, high), &(atom, factor)| {
            let data = &self.atoms[atom.0 as usize];
            let (a, b) = (data.low.saturating_mul(factor), data.high.saturating_mul(factor));
            (low.saturating_add(a.min(b)), high.saturating_add(a.max(b)))
        })
    }

    /// `a + b`.
    pub fn add(&mut self, a: &Index, b: &Index) -> Index {
        let mut sum = a.sum(b);
        // `(x / c) * c + x % c` is `x`, whatever they are multiplied with.
        while let Some(joined) = self.join(&sum) {
            sum = joined;
        }
        sum
    }

    fn join(&mut self, sum: &Index) -> Option<Index> {
        for &(atom, factor) in &sum.terms {
            let AtomKind::Rem(dividend, divisor) = self.kind(atom).clone() else { continue };
            let quotient = self.div(&dividend, divisor).times(factor.saturating_mul(divisor));
            let fits = |term: &(Atom, i64)| sum.terms.contains(term);
            if !quotient.terms.is_empty() && quotient.terms.iter().all(fits) {
                let rest = sum.sum(&quotient.times(-1)).sum(&Index::single(atom).times(-factor));
                return Some(rest.sum(&dividend.times(factor)));
            }
        }
        None
    }

    /// `a - b`.
    pub fn sub(&mut self, a: &Index, b: &Index) -> Index {
        self.add(a, &b.times(-1))
    }

    /// `dividend / divisor`; the divisor is positive.
    pub fn div(&mut self, dividend: &Index, divisor: i64) -> Index {
        if divisor == 1 {
            return dividend.clone();
        }
        let (whole, rest) = self.split(dividend, divisor);
        let (low, high) = self.range(&rest);
        if low >= 0 && high < divisor {
            return whole;
        }
        let (rest, divisor) = self.shorten(rest, divisor);
        if let ([(atom, 1)], 0) = (&rest.terms[..], rest.offset)
            && let AtomKind::Div(inner, by) = self.kind(*atom).clone()
            && let Some(product) = by.checked_mul(divisor)
        {
            return whole.sum(&self.div(&inner, product));
        }
        let (low, high) = self.range(&rest);
        let atom = self.atom(AtomKind::Div(rest, divisor), (low / divisor).min(0), high / divisor);
        whole.sum(&Index::single(atom))
    }

    /// `dividend % divisor`; the divisor is positive.
    pub fn rem(&mut self, dividend: &Index, divisor: i64) -> Index {
        if divisor == 1 {
            return Index::zero();
        }
        let (_, rest) = self.split(dividend, divisor);
        let (low, high) = self.range(&rest);
        if low >= 0 && high < divisor {
            return rest;
        }
        if let ([(atom, 1)], 0) = (&rest.terms[..], rest.offset)
            && let AtomKind::Rem(inner, by) = self.kind(*atom).clone()
            && by % divisor == 0
        {
            return self.rem(&inner, divisor);
        }
        let atom = self.atom(AtomKind::Rem(rest, divisor), 0, divisor - 1);
        Index::single(atom)
    }

    /// The part that `divisor` divides, divided, and what is left; all of it where what is left may be negative.
    fn split(&self, dividend: &Index, divisor: i64) -> (Index, Index) {
        let mut whole = Index::constant(dividend.offset.div_euclid(divisor));
        let mut rest = Index::constant(dividend.offset.rem_euclid(divisor));
        for &(atom, factor) in &dividend.terms {
            if factor % divisor == 0 {
                whole.terms.push((atom, factor / divisor));
            } else {
                rest.terms.push((atom, factor));
            }
        }
        if self.range(&rest).0 < 0 { (Index::zero(), dividend.clone()) } else { (whole, rest) }
    }

    /// The same quotient of smaller numbers: `(g * a + s) / (g * b)` is `a / b` for `s` below `g`.
    fn shorten(&self, dividend: Index, divisor: i64) -> (Index, i64) {
        for &(_, factor) in &dividend.terms {
            let common = gcd(factor.unsigned_abs() as i64, divisor);
            if common == 1 {
                continue;
            }
            let (whole, rest) = self.split(&dividend, common);
            let (low, high) = self.range(&rest);
            if low >= 0 && high < common {
                return self.shorten(whole, divisor / common);
            }
        }
        (dividend, divisor)
    }

    /// The place in row-major order of the element at `at` in `shape`.
    pub fn linearise(&mut self, at: &[Index], shape: &[i64]) -> Index {
        at.iter().zip(shape).fold(Index::zero(), |sum, (index, &extent)| self.add(&sum.times(extent), index))
    }

    /// The element number `index` of `shape` in row-major order.
    pub fn delinearise(&mut self, index: &Index, shape: &[i64]) -> Place {
        let mut at: Place = SmallVec::from_elem(Index::zero(), shape.len());
        let mut stride = 1i64;
        let outermost = shape.iter().position(|&extent| extent != 1);
        for (dim, &extent) in shape.iter().enumerate().rev() {
            if extent != 1 {
                let quotient = self.div(index, stride);
                at[dim] = if outermost == Some(dim) { quotient } else { self.rem(&quotient, extent.max(1)) };
                stride = stride.saturating_mul(extent.max(1));
            }
        }
        at
    }

    /// Where the element at `at` of `from` is when the same elements have the shape `to`. `None` when that depends on an
    /// extent that is not known; such ones are numbers below zero.
    pub fn reshape(&mut self, at: &[Index], from: &[i64], to: &[i64]) -> Option<Place> {
        let is_long = |extent: &i64| *extent != 1;
        if from.iter().copied().filter(is_long).eq(to.iter().copied().filter(is_long)) {
            let mut long = at.iter().zip(from).filter(|(_, extent)| is_long(extent)).map(|(index, _)| index.clone());
            let place = to.iter().map(|extent| if is_long(extent) { long.next() } else { Some(Index::zero()) });
            return place.collect();
        }
        if from.iter().chain(to).any(|&extent| extent < 0) {
            return None;
        }
        let index = self.linearise(at, from);
        Some(self.delinearise(&index, to))
    }
}

/// How many pieces of `width` cover `extent`, neither negative.
pub fn pieces(extent: i64, width: i64) -> i64 {
    extent / width + i64::from(extent % width != 0)
}

fn gcd(a: i64, b: i64) -> i64 {
    if b == 0 { a } else { gcd(b, a % b) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counters<const N: usize>(indices: &mut Indices, extents: [i64; N]) -> [Index; N] {
        extents.map(|extent| indices.leaf(0, extent - 1).0)
    }

    #[test]
    fn what_does_nothing_vanishes() {
        let mut indices = Indices::default();
        let [i, j] = counters(&mut indices, [4, 8]);
        let flat = indices.linearise(&[i.clone(), j.clone()], &[4, 8]);
        assert_eq!(flat, indices.add(&i.times(8), &j));
        assert_eq!(indices.div(&flat, 8), i);
        assert_eq!(indices.rem(&flat, 8), j);
        assert_eq!(indices.delinearise(&flat, &[4, 1, 8])[..], [i.clone(), Index::zero(), j.clone()]);
        assert_eq!(indices.sub(&i, &i), Index::zero());
        // (8 i + j) / 16 is i / 2; its remainder keeps both.
        let half = indices.div(&i, 2);
        assert_eq!(indices.div(&flat, 16), half);
        assert_eq!(indices.range(&half), (0, 1));
    }

    #[test]
    fn what_is_split_is_joined() {
        let mut indices = Indices::default();
        let [i] = counters(&mut indices, [120]);
        for shape in [&[2, 60][..], &[4, 5, 6], &[5, 1, 3, 8], &[120], &[2, 3, 4, 5]] {
            let at = indices.delinearise(&i, shape);
            assert_eq!(indices.linearise(&at, shape), i, "{shape:?}");
        }
        let at = indices.delinearise(&i, &[4, 30]);
        let at = indices.reshape(&at, &[4, 30], &[2, 60]).unwrap();
        assert_eq!(at, indices.delinearise(&i, &[2, 60]));
    }

    #[test]
    fn counters_without_a_value_are_no_constants() {
        let mut indices = Indices::default();
        let [i] = counters(&mut indices, [0]);
        assert_eq!(indices.div(&i, 4).as_constant(), None);
        assert_eq!(indices.rem(&i, 4).as_constant(), None);
    }

    #[test]
    fn reversed_counters_stay_in_range() {
        let mut indices = Indices::default();
        let [i] = counters(&mut indices, [8]);
        let back = i.times(-1).plus(7);
        assert_eq!(indices.range(&back), (0, 7));
        assert_eq!(indices.div(&back, 8), Index::zero());
        assert_eq!(indices.rem(&back, 8), back);
        let quarter = indices.div(&back, 2);
        assert_eq!(indices.range(&quarter), (0, 3));
    }

    #[test]
    fn unknown_extents_pass_where_only_ones_come_and_go() {
        let mut indices = Indices::default();
        let [i, j] = counters(&mut indices, [UNBOUNDED, 4]);
        let at = [i.clone(), j.clone()];
        let place = indices.reshape(&at, &[-1, 4], &[1, -1, 1, 4]).unwrap();
        assert_eq!(place[..], [Index::zero(), i, Index::zero(), j]);
        assert_eq!(indices.reshape(&at, &[-1, 4], &[-2]), None);
        assert_eq!(indices.reshape(&at, &[-1, 4], &[-2, 4]), None);
    }
}
