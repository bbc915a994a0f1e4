//! What the loops of a kernel read and write, by the algebra of indices: which loops write different elements in
//! different iterations, and which run along memory.

use std::cell::RefCell;

use hlo_dialects::arith;
use hlo_dialects::hextir::buffers::{BufferLoad, BufferStore};
use hlo_dialects::hextir::loops::For;
use hlo_ir::text::grow_stack;
use hlo_ir::{OpRef, SmallVec, TypeData, Value, ValueDef, ValueRef};
use rustc_hash::FxHashMap;

use crate::kernel::index::{AtomKind, Index, Indices, Place, UNBOUNDED};

/// One load or store.
struct Access<'a> {
    op: OpRef<'a>,
    buffer: ValueRef<'a>,
    is_store: bool,
    is_guarded: bool,
    at: Place,
}

/// The loads and stores of a kernel with their indices as sums.
pub struct Accesses<'a> {
    all: Vec<Access<'a>>,
    /// Numbers are read from the text as they are asked for.
    numbers: RefCell<Numbers<'a>>,
}

/// Values of the type `index` as sums of counters and other numbers at hand.
#[derive(Default)]
struct Numbers<'a> {
    indices: Indices,
    known: FxHashMap<Value, Index>,
    /// What each leaf is.
    leaves: Vec<Leaf<'a>>,
}

#[derive(Clone, Copy)]
enum Leaf<'a> {
    /// How far a loop has gone, from zero.
    Steps(For<'a>),
    /// Anything else.
    Other(ValueRef<'a>),
}

impl<'a> Numbers<'a> {
    fn leaf(&mut self, leaf: Leaf<'a>, high: i64) -> Index {
        self.leaves.push(leaf);
        self.indices.leaf(0, high).0
    }

    /// `value` as a sum.
    fn index(&mut self, value: ValueRef<'a>) -> Index {
        if let Some(known) = self.known.get(&value.id) {
            return known.clone();
        }
        let index = grow_stack(|| self.read(value));
        self.known.insert(value.id, index.clone());
        index
    }

    fn read(&mut self, value: ValueRef<'a>) -> Index {
        let op = match value.source() {
            ValueDef::Argument(block, 0) => {
                let owner = value.body.block_parent(block).map(|op| value.body.op_ref(value.cx, op));
                return match owner.and_then(|op| op.view::<For>()) {
                    Some(each) => self.counter(each),
                    None => self.leaf(Leaf::Other(value), UNBOUNDED),
                };
            }
            ValueDef::Result(op, _) => value.body.op_ref(value.cx, op),
            ValueDef::Argument(..) | ValueDef::Forward => return self.leaf(Leaf::Other(value), UNBOUNDED),
        };
        if let Some(constant) = op.view::<arith::Constant>()
            && let Some(number) = constant.value().as_i64(value.cx)
        {
            return Index::constant(number);
        }
        if let Some(min) = op.view::<arith::integer::MinSI>() {
            let bounds = [self.index(min.lhs()), self.index(min.rhs())];
            let high = bounds.iter().map(|bound| self.indices.range(bound).1).min().unwrap_or(UNBOUNDED);
            return self.leaf(Leaf::Other(value), high.max(0));
        }
        let found = if op.n_operands() == 2 { self.binary(op) } else { None };
        found.unwrap_or_else(|| self.leaf(Leaf::Other(value), UNBOUNDED))
    }

    fn binary(&mut self, op: OpRef<'a>) -> Option<Index> {
        use arith::integer::{AddI, DivSI, MulI, RemSI, SubI};
        if ![AddI::DEF, SubI::DEF, MulI::DEF, DivSI::DEF, RemSI::DEF].iter().any(|def| std::ptr::eq(*def, op.def())) {
            return None;
        }
        let (a, b) = (self.index(op.operand(0)), self.index(op.operand(1)));
        if op.is::<AddI>() {
            return Some(self.indices.add(&a, &b));
        }
        if op.is::<SubI>() {
            return Some(self.indices.sub(&a, &b));
        }
        if op.is::<MulI>() {
            return match (a.as_constant(), b.as_constant()) {
                (_, Some(factor)) => Some(a.times(factor)),
                (Some(factor), _) => Some(b.times(factor)),
                _ => None,
            };
        }
        // Quotients are algebra only where nothing is negative.
        let divisor = b.as_constant().filter(|&divisor| divisor > 0 && self.indices.range(&a).0 >= 0)?;
        Some(if op.is::<DivSI>() { self.indices.div(&a, divisor) } else { self.indices.rem(&a, divisor) })
    }

    /// The counter of a loop: where it begins, and how far it has gone.
    fn counter(&mut self, each: For<'a>) -> Index {
        let lower = self.index(each.lower());
        let step = self.index(each.step()).as_constant().filter(|&step| step > 0);
        let high = self.extent(each).map_or(UNBOUNDED, |extent| (extent - 1).max(0));
        match step {
            Some(step) => {
                let steps = self.leaf(Leaf::Steps(each), high).times(step);
                self.indices.add(&lower, &steps)
            }
            None => self.leaf(Leaf::Other(each.lower()), UNBOUNDED),
        }
    }

    /// How often a loop runs at most, where that is known.
    fn extent(&mut self, each: For<'a>) -> Option<i64> {
        let (lower, step) = (self.index(each.lower()), self.index(each.step()).as_constant().filter(|&step| step > 0)?);
        let upper = each.upper();
        let mut bounds: SmallVec<[ValueRef<'a>; 2]> = SmallVec::from_slice(&[upper]);
        if let Some(min) = upper.def::<arith::integer::MinSI>() {
            bounds = [min.lhs(), min.rhs()].into_iter().collect();
        }
        let spans = bounds.into_iter().map(|bound| {
            let bound = self.index(bound);
            let span = self.indices.sub(&bound, &lower);
            self.indices.range(&span).1
        });
        let span = spans.min().filter(|&span| span < UNBOUNDED / 2)?.max(0);
        Some(span / step + i64::from(span % step != 0))
    }
}

impl<'a> Accesses<'a> {
    /// Those of a kernel.
    pub fn of(kernel: OpRef<'a>) -> Accesses<'a> {
        let mut accesses = Accesses { all: Vec::new(), numbers: RefCell::default() };
        let mut pending = vec![kernel];
        while let Some(op) = pending.pop() {
            let (buffer, indices, guard, is_store) = if let Some(load) = op.view::<BufferLoad>() {
                (load.buffer(), load.indices(), load.predicate(), false)
            } else if let Some(store) = op.view::<BufferStore>() {
                (store.buffer(), store.indices(), store.predicate(), true)
            } else {
                pending.extend(op.regions().flat_map(|region| region.blocks()).flat_map(|block| block.ops()));
                continue;
            };
            let numbers = accesses.numbers.get_mut();
            let at = indices.iter().map(|index| numbers.index(index)).collect();
            accesses.all.push(Access { op, buffer, is_store, is_guarded: guard.is_some(), at });
        }
        accesses
    }

    /// How often a loop runs at most, where that is known.
    pub fn extent(&self, each: For<'a>) -> Option<i64> {
        self.numbers.borrow_mut().extent(each)
    }

    fn inside(&self, each: For<'a>) -> impl Iterator<Item = &Access<'a>> {
        self.all.iter().filter(move |access| is_inside(access.op, each))
    }

    /// Whether the counter of `each` is a part of an index into registers.
    pub fn addresses_registers(&self, each: For<'a>) -> bool {
        let mut inside = self.inside(each);
        inside.any(|access| {
            is_register(access.buffer) && access.at.iter().any(|index| self.factor(index, each) != Some(0))
        })
    }

    /// Whether every access in `each` is one of neighbours in neighbouring iterations, or of the same element in all;
    /// stores are of neighbours, none is guarded, and there is one.
    pub fn run_along_memory(&self, each: For<'a>) -> bool {
        let mut n_stores = 0;
        for access in self.inside(each) {
            let factors: Option<SmallVec<[i64; 4]>> = access.at.iter().map(|index| self.factor(index, each)).collect();
            let Some(factors) = factors else { return false };
            let (last, outer) = factors.split_last().map_or((0, &[][..]), |(last, outer)| (*last, outer));
            let fits = outer.iter().all(|&factor| factor == 0)
                && if access.is_store { last == 1 } else { (0..=1).contains(&last) };
            if !fits || access.is_guarded {
                return false;
            }
            n_stores += usize::from(access.is_store);
        }
        n_stores != 0
    }

    /// By how much `index` grows from one iteration of `each` to the next; `None` where that is not one number.
    fn factor(&self, index: &Index, each: For<'a>) -> Option<i64> {
        let numbers = self.numbers.borrow();
        let mut factor = 0;
        for &(atom, by) in index.terms() {
            match numbers.indices.kind(atom) {
                AtomKind::Leaf(leaf) => match numbers.leaves[*leaf] {
                    Leaf::Steps(of) if of.op().id == each.op().id => factor = by,
                    Leaf::Steps(_) => {}
                    Leaf::Other(value) if is_defined_inside(value, each) => return None,
                    Leaf::Other(_) => {}
                },
                AtomKind::Div(inner, _) | AtomKind::Rem(inner, _) => {
                    // A quotient of something that stays the same stays the same.
                    let inner = inner.clone();
                    if self.factor_inside(&numbers, &inner, each) != Some(0) {
                        return None;
                    }
                }
            }
        }
        Some(factor)
    }

    fn factor_inside(&self, numbers: &Numbers<'a>, index: &Index, each: For<'a>) -> Option<i64> {
        let is_still = |&(atom, _): &(_, i64)| match numbers.indices.kind(atom) {
            AtomKind::Leaf(leaf) => match numbers.leaves[*leaf] {
                Leaf::Steps(of) => of.op().id != each.op().id,
                Leaf::Other(value) => !is_defined_inside(value, each),
            },
            AtomKind::Div(inner, _) | AtomKind::Rem(inner, _) => {
                grow_stack(|| self.factor_inside(numbers, inner, each)) == Some(0)
            }
        };
        index.terms().iter().all(is_still).then_some(0)
    }

    /// Whether no iteration of `each` touches an element that another one writes.
    pub fn are_disjoint(&self, each: For<'a>) -> bool {
        let written: Vec<ValueRef<'a>> = self
            .inside(each)
            .filter(|access| access.is_store && !is_defined_inside(access.buffer, each))
            .map(|access| access.buffer)
            .collect();
        written.into_iter().all(|buffer| self.is_divided(buffer, each))
    }

    /// Whether iterations of `each` keep to different parts of `buffer`: along one dimension, or of all its elements in
    /// row-major order.
    fn is_divided(&self, buffer: ValueRef<'a>, each: For<'a>) -> bool {
        let accesses: Vec<&Access<'a>> = self.inside(each).filter(|access| access.buffer.id == buffer.id).collect();
        let shape = buffer.shape().unwrap_or_default();
        let along = |dim: usize| accesses.iter().map(|access| access.at[dim].clone()).collect::<Vec<_>>();
        if (0..shape.len()).any(|dim| self.are_apart(&along(dim), each)) {
            return true;
        }
        if shape.iter().any(|&extent| extent < 0) {
            return false;
        }
        let places: Vec<Index> = {
            let mut numbers = self.numbers.borrow_mut();
            accesses.iter().map(|access| numbers.indices.linearise(&access.at, shape)).collect()
        };
        self.are_apart(&places, each)
    }

    /// Whether all `places` move by one distance from one iteration of `each` to the next, and stay closer than that to
    /// each other within one.
    fn are_apart(&self, places: &[Index], each: For<'a>) -> bool {
        let (mut distance, mut low, mut high) = (None, i64::MAX, i64::MIN);
        let mut still: Option<Index> = None;
        for place in places {
            let Some(factor) = self.factor(place, each).filter(|&factor| factor != 0) else { return false };
            if *distance.get_or_insert(factor) != factor {
                return false;
            }
            let numbers = self.numbers.borrow();
            // What stays the same in all iterations must be the same in all places; what varies has a range.
            let (mut fixed, mut least, mut greatest) = (Index::zero(), place.offset(), place.offset());
            for &(atom, by) in place.terms() {
                let alone = place.only(atom);
                let (a, b) = numbers.indices.range(&alone);
                match numbers.indices.kind(atom) {
                    AtomKind::Leaf(leaf) => match numbers.leaves[*leaf] {
                        Leaf::Steps(of) if of.op().id == each.op().id => {}
                        Leaf::Steps(of) if is_inside(of.op(), each) => {
                            (least, greatest) = (least.saturating_add(a), greatest.saturating_add(b));
                        }
                        Leaf::Steps(_) => fixed = fixed.with(atom, by),
                        Leaf::Other(value) if is_defined_inside(value, each) => return false,
                        Leaf::Other(_) => fixed = fixed.with(atom, by),
                    },
                    AtomKind::Div(..) | AtomKind::Rem(..) => {
                        (least, greatest) = (least.saturating_add(a), greatest.saturating_add(b));
                    }
                }
            }
            if *still.get_or_insert_with(|| fixed.clone()) != fixed {
                return false;
            }
            (low, high) = (low.min(least), high.max(greatest));
        }
        distance.is_some_and(|distance: i64| high.saturating_sub(low) < distance.saturating_abs())
    }
}

/// Whether `op` stands somewhere inside `each`.
fn is_inside(op: OpRef<'_>, each: For<'_>) -> bool {
    std::iter::successors(op.parent(), |op| op.parent()).any(|op| op.id == each.op().id)
}

fn is_defined_inside(value: ValueRef<'_>, each: For<'_>) -> bool {
    match value.source() {
        ValueDef::Result(op, _) => is_inside(value.body.op_ref(value.cx, op), each),
        ValueDef::Argument(block, _) => value.body.block_parent(block).is_some_and(|op| {
            let op = value.body.op_ref(value.cx, op);
            op.id == each.op().id || is_inside(op, each)
        }),
        ValueDef::Forward => true,
    }
}

fn is_register(buffer: ValueRef<'_>) -> bool {
    match buffer.ty().data(buffer.cx) {
        TypeData::MemRef { memory_space: Some(space), .. } => space.as_str(buffer.cx) == Some("reg"),
        _ => false,
    }
}
