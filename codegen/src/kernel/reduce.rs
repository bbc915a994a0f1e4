//! Kernels around reductions: several over one space, with what is computed before and after them.
//!
//! Every result sees its elements in row-major order and begins with the initial value. Three shapes of loops do that:
//!
//! - the innermost dimension is kept: a row of results is accumulated in memory, element by element along the row
//! - the innermost dimension is folded: one accumulator a result, carried by the loops
//! - the same where order does not matter: a handful of partial results in registers along the innermost dimension,
//!   joined at the end

use hlo_dialects::arith::float::{AddF, MaximumF, MinimumF, MulF};
use hlo_dialects::arith::integer::{AddI, AndI, MaxSI, MaxUI, MinSI, MinUI, MulI, OrI, XOrI};
use hlo_dialects::hexir::structured::{Reduce, Yield};
use hlo_ir::{OpRef, SmallVec, Value};

use super::element::{Kernel, Refusal};
use super::emit::{Buffer, Range, Scalars};
use super::index::{Index, Place, pieces};
use super::nest::Inner;

/// Results of a row that are accumulated at a time: enough for whole pages of memory, or for several threads where rows
/// are not long.
const ROW: i64 = 1024;
const SHORT_ROW: i64 = 256;
/// Elements of the innermost dimension from which partial results pay, and from which many do.
const MANY: i64 = 64;
const VERY_MANY: i64 = 2048;

/// Reductions that fold the same dimensions of tensors of one shape.
pub struct Fold<'a> {
    reduces: Vec<Reduce<'a>>,
    /// The shape of the operands.
    shape: Vec<i64>,
    dims: Vec<i64>,
}

/// How a region joins two values.
struct Combiner {
    /// A word for the attribute `reduce`.
    word: &'static str,
    /// Whether the result depends on the order.
    is_ordered: bool,
}

/// The words for regions of one op; floats add and multiply in order.
fn combiner(reduce: Reduce<'_>) -> Option<Combiner> {
    let block = reduce.op().region(0).entry()?;
    let mut ops = block.ops();
    let (op, end) = (ops.next()?, ops.next()?);
    let args: SmallVec<[Value; 2]> = block.args().map(|arg| arg.id).collect();
    let joins_both = op.n_operands() == 2 && {
        let (a, b) = (op.operand(0).id, op.operand(1).id);
        [a, b] == args[..] || [b, a] == args[..]
    };
    if !joins_both || !end.is::<Yield>() || end.n_operands() != 1 || end.operand(0).id != op.result(0).id {
        return None;
    }
    let rows = [
        (AddF::DEF, "add", true),
        (MulF::DEF, "mul", true),
        (MaximumF::DEF, "max", false),
        (MinimumF::DEF, "min", false),
        (AddI::DEF, "add", false),
        (MulI::DEF, "mul", false),
        (MaxSI::DEF, "max", false),
        (MaxUI::DEF, "max", false),
        (MinSI::DEF, "min", false),
        (MinUI::DEF, "min", false),
        (AndI::DEF, "and", false),
        (OrI::DEF, "or", false),
        (XOrI::DEF, "xor", false),
    ];
    let row = rows.into_iter().find(|(def, ..)| std::ptr::eq(*def, op.def()))?;
    Some(Combiner { word: row.1, is_ordered: row.2 })
}

/// What the reduction does, in a word: for names and the attribute `reduce`.
pub fn word(reduce: Reduce<'_>) -> &'static str {
    combiner(reduce).map_or("fold", |combiner| combiner.word)
}

impl<'a> Fold<'a> {
    /// The reductions `ops`, where they are that and share a space.
    pub fn new(k: &Kernel<'a>, ops: &[OpRef<'a>]) -> Option<Fold<'a>> {
        let reduces: Vec<Reduce<'a>> = ops.iter().map(|op| op.view::<Reduce>()).collect::<Option<_>>()?;
        let first = reduces.first()?;
        let shape = k.shape(first.inputs().get(0).id).to_vec();
        let dims = first.dimensions();
        let agrees = |reduce: &Reduce<'a>| {
            reduce.dimensions() == dims && reduce.inputs().iter().all(|input| k.shape(input.id)[..] == shape[..])
        };
        reduces.iter().all(agrees).then_some(Fold { reduces, shape, dims })
    }

    fn is_folded(&self, dim: usize) -> bool {
        self.dims.contains(&(dim as i64))
    }

    /// The shape of the operands.
    pub fn shape(&self) -> &[i64] {
        &self.shape
    }

    /// The folded dimensions.
    pub fn dims(&self) -> &[i64] {
        &self.dims
    }

    /// All operands that are folded.
    pub fn inputs(&self) -> impl Iterator<Item = Value> {
        self.reduces.iter().flat_map(|reduce| reduce.inputs().iter()).map(|input| input.id)
    }

    /// The shape of the results.
    pub fn kept_shape(&self) -> Vec<i64> {
        (0..self.shape.len()).filter(|&dim| !self.is_folded(dim)).map(|dim| self.shape[dim]).collect()
    }

    /// The place in the operands of a place in the results and one in the folded dimensions.
    fn place(&self, kept: &[Index], folded: &[Index]) -> Place {
        let (mut kept, mut folded) = (kept.iter(), folded.iter());
        let next = |dim| if self.is_folded(dim) { folded.next() } else { kept.next() };
        (0..self.shape.len()).map(next).map(|index| index.cloned().unwrap_or_default()).collect()
    }

    fn word(&self) -> &'static str {
        self.reduces.first().map_or("fold", |&reduce| word(reduce))
    }

    /// Whether partial results may be joined in any order, as one value each.
    pub fn is_free(&self, k: &Kernel<'_>) -> bool {
        let is_free = |&reduce: &Reduce<'_>| {
            reduce.inputs().len() == 1 && combiner(reduce).is_some_and(|combiner| !combiner.is_ordered || k.fast)
        };
        self.reduces.iter().all(is_free)
    }

    /// The initial values of all accumulators.
    fn inits(&self, k: &mut Kernel<'a>) -> Result<Scalars, Refusal> {
        let inits = self.reduces.iter().flat_map(|reduce| reduce.inits().iter());
        inits.map(|init| k.element(init.id, &[])).collect()
    }

    /// The accumulators after the element at `at`.
    fn step(&self, k: &mut Kernel<'a>, sums: &[Value], at: &[Index]) -> Result<Scalars, Refusal> {
        let mut elements = Scalars::new();
        for input in self.reduces.iter().flat_map(|reduce| reduce.inputs().iter()) {
            elements.push(k.element(input.id, at)?);
        }
        self.combine(k, sums, &elements)
    }

    fn combine(&self, k: &mut Kernel<'a>, sums: &[Value], elements: &[Value]) -> Result<Scalars, Refusal> {
        let (mut next, mut start) = (Scalars::new(), 0);
        for reduce in &self.reduces {
            let range = start..start + reduce.inputs().len();
            let args: Scalars = sums[range.clone()].iter().chain(&elements[range.clone()]).copied().collect();
            let Some(block) = reduce.op().region(0).entry() else {
                return Err(Refusal::of(reduce.op(), "its region is empty"));
            };
            next.extend(k.inline(block, &args)?);
            start = range.end;
        }
        Ok(next)
    }

    /// Says what the results at `kept` are.
    pub fn bind(&self, k: &mut Kernel<'a>, kept: &[Index], sums: &[Value]) {
        let results = self.reduces.iter().flat_map(|reduce| reduce.results().iter());
        for (result, &sum) in results.zip(sums) {
            k.bind(result.id, kept, sum);
        }
    }

    /// Loops over the folded dimensions that carry one accumulator a result.
    ///
    /// # Errors
    /// When an op has no scalar code.
    pub fn carried(&self, k: &mut Kernel<'a>, kept: &[Index]) -> Result<Scalars, Refusal> {
        let inits = self.inits(k)?;
        if self.is_free(k)
            && k.device == "cpu"
            && let Some(&inner) = self.dims.iter().max()
            && inner as usize + 1 == self.shape.len()
            && self.shape[inner as usize] >= MANY
        {
            return self.in_lanes(k, kept, inits, inner as usize);
        }
        self.fold_dims(k, kept, inits, self.shape.len(), |fold, k, sums, at| fold.step(k, sums, at))
    }

    /// Loops over the folded dimensions below `end`, outermost first, around `step`.
    fn fold_dims(
        &self,
        k: &mut Kernel<'a>,
        kept: &[Index],
        mut sums: Scalars,
        end: usize,
        step: impl FnOnce(&Self, &mut Kernel<'a>, &[Value], &[Index]) -> Result<Scalars, Refusal>,
    ) -> Result<Scalars, Refusal> {
        let (mut folded, mut n_open) = (Place::new(), 0);
        for dim in (0..end).filter(|&dim| self.is_folded(dim)) {
            let extent = k.extent(self.shape[dim])?;
            if extent.as_constant() == Some(1) {
                folded.push(Index::zero());
                continue;
            }
            let range = Range { lower: &Index::zero(), upper: &extent, reduce: Some(self.word()), axis: None };
            let (counter, carried) = k.e.open_loop(range, &sums);
            folded.push(counter);
            sums = carried;
            n_open += 1;
        }
        let at = self.place(kept, &folded);
        let mut sums = step(self, k, &sums, &at)?;
        for _ in 0..n_open {
            sums = k.close(&sums);
        }
        Ok(sums)
    }

    /// Partial results in registers along the innermost dimension `inner`.
    fn in_lanes(&self, k: &mut Kernel<'a>, kept: &[Index], inits: Scalars, inner: usize) -> Result<Scalars, Refusal> {
        let extent = self.shape[inner];
        let lanes = if extent >= VERY_MANY { 64 } else { 16 };
        let whole = extent / lanes;
        let partial = rows_for(k, &inits, lanes, "reg");
        let joined = rows_for(k, &inits, lanes, "local");
        let lane_range = |k: &mut Kernel<'a>| k.each(&Index::constant(lanes));
        // The first block of elements starts the partial results, so that the initial value joins once.
        self.fold_dims(k, kept, inits, inner, |fold, k, sums, at| {
            let at_column = |column: Index| {
                let mut at: Place = at.into();
                at[inner] = column;
                at
            };
            let lane = lane_range(k);
            let elements = fold.elements(k, &at_column(lane.clone()))?;
            for (buffer, &element) in partial.iter().zip(&elements) {
                k.e.store(element, buffer, std::slice::from_ref(&lane), None);
            }
            k.close(&[]);
            let range = Range {
                lower: &Index::constant(1),
                upper: &Index::constant(whole),
                reduce: Some(fold.word()),
                axis: None,
            };
            let (block, _) = k.e.open_loop(range, &[]);
            let lane = lane_range(k);
            let column = k.e.indices.add(&block.times(lanes), &lane);
            let old: Scalars =
                partial.iter().map(|buffer| k.e.load(buffer, std::slice::from_ref(&lane), None, None)).collect();
            let new = fold.step(k, &old, &at_column(column))?;
            for (buffer, &sum) in partial.iter().zip(&new) {
                k.e.store(sum, buffer, std::slice::from_ref(&lane), None);
            }
            k.close(&[]);
            k.close(&[]);
            let lane = lane_range(k);
            for (from, to) in partial.iter().zip(&joined) {
                let sum = k.e.load(from, std::slice::from_ref(&lane), None, None);
                k.e.store(sum, to, std::slice::from_ref(&lane), None);
            }
            k.close(&[]);
            let upper = Index::constant(lanes);
            let range = Range { lower: &Index::zero(), upper: &upper, reduce: Some(fold.word()), axis: None };
            let (lane, carried) = k.e.open_loop(range, sums);
            let elements: Scalars =
                joined.iter().map(|buffer| k.e.load(buffer, std::slice::from_ref(&lane), None, None)).collect();
            let next = fold.combine(k, &carried, &elements)?;
            let sums = k.close(&next);
            if whole * lanes == extent {
                return Ok(sums);
            }
            let (lower, upper) = (Index::constant(whole * lanes), Index::constant(extent));
            let range = Range { lower: &lower, upper: &upper, reduce: Some(fold.word()), axis: None };
            let (column, carried) = k.e.open_loop(range, &sums);
            let next = fold.step(k, &carried, &at_column(column))?;
            Ok(k.close(&next))
        })
    }

    fn elements(&self, k: &mut Kernel<'a>, at: &[Index]) -> Result<Scalars, Refusal> {
        let inputs = self.reduces.iter().flat_map(|reduce| reduce.inputs().iter());
        inputs.map(|input| k.element(input.id, at)).collect()
    }

    /// The kept dimension that is innermost in the operands, when rows of results can be accumulated along it.
    fn row(&self, k: &Kernel<'_>) -> Option<usize> {
        let inner = (0..self.shape.len()).rev().find(|&dim| self.shape[dim] != 1)?;
        (k.device == "cpu" && !self.is_folded(inner) && self.shape[inner] > 1).then_some(inner)
    }

    /// Rows of results along the dimension `row`, accumulated in memory.
    fn along_row(&self, k: &mut Kernel<'a>, roots: &[Value], row: usize) -> Result<(), Refusal> {
        let shape = self.kept_shape();
        let row_of_kept = (0..row).filter(|&dim| !self.is_folded(dim)).count();
        let extent = self.shape[row];
        let length = extent.min(if extent < 8 * ROW { SHORT_ROW } else { ROW });
        let mut kept = Place::new();
        for (dim, &extent) in shape.iter().enumerate() {
            let extent = if dim == row_of_kept { Index::constant(pieces(extent, length)) } else { k.extent(extent)? };
            kept.push(k.each(&extent));
        }
        let start = kept[row_of_kept].times(length);
        let width = {
            let left = k.e.indices.sub(&Index::constant(extent), &start);
            k.e.min(&left, &Index::constant(length))
        };
        let inits = self.inits(k)?;
        let sums = rows_for(k, &inits, length, "local");
        let column = k.each(&width);
        for (buffer, &init) in sums.iter().zip(&inits) {
            k.e.store(init, buffer, std::slice::from_ref(&column), None);
        }
        k.close(&[]);
        self.fold_dims(k, &kept, Scalars::new(), self.shape.len(), |fold, k, _, at| {
            let column = k.each(&width);
            let mut at: Place = at.into();
            at[row] = k.e.indices.add(&start, &column);
            let old: Scalars =
                sums.iter().map(|sum| k.e.load(sum, std::slice::from_ref(&column), None, None)).collect();
            let new = fold.step(k, &old, &at)?;
            for (buffer, &sum) in sums.iter().zip(&new) {
                k.e.store(sum, buffer, std::slice::from_ref(&column), None);
            }
            Ok(k.close(&[]))
        })?;
        let column = k.each(&width);
        kept[row_of_kept] = k.e.indices.add(&start, &column);
        if length < extent {
            // The sum stays inside the dimension, which its parts do not tell.
            let value = k.e.value(&kept[row_of_kept]);
            kept[row_of_kept] = k.e.leaf_of(value, 0, extent - 1);
        }
        let done: Scalars = sums.iter().map(|sum| k.e.load(sum, std::slice::from_ref(&column), None, None)).collect();
        self.bind(k, &kept, &done);
        k.store_roots(roots, &kept, &shape, None)
    }
}

/// A buffer of `length` elements of the type of each of `inits`.
fn rows_for(k: &mut Kernel<'_>, inits: &[Value], length: i64, space: &str) -> Vec<Buffer> {
    let buffer = |&init: &Value| {
        let ty = k.e.body.ty(init);
        k.e.alloc(&[length], ty, space)
    };
    inits.iter().map(buffer).collect()
}

/// Writes the reductions and what is computed from them.
///
/// # Errors
/// When an op has no scalar code.
pub fn write<'a>(k: &mut Kernel<'a>, fold: &Fold<'a>, roots: &[Value]) -> Result<(), Refusal> {
    let depth = k.e.depth();
    k.e.open_block("reduce");
    if let Some(row) = fold.row(k) {
        fold.along_row(k, roots, row)?;
    } else {
        let shape = fold.kept_shape();
        let (kept, guard) = k.open_points(&shape, Inner::Loops)?;
        k.with_guard(guard, |k| {
            let sums = fold.carried(k, &kept)?;
            fold.bind(k, &kept, &sums);
            Ok(())
        })?;
        k.store_roots(roots, &kept, &shape, guard)?;
    }
    k.close_to(depth);
    Ok(())
}
