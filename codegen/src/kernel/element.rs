//! The scalar code for one element of one value at given indices: through views and computations down to loads.
//!
//! [`Kernel`] knows what the kernel stands for (values of the graph level) and writes through an [`Emitter`]. What was
//! written for a value at the same indices in a loop that is still open is not written again.

use hlo_dialects::arith;
use hlo_dialects::arith::cast::{IndexCast, IndexCastUI, SIToFP};
use hlo_dialects::hexir::data::{Constant, Iota};
use hlo_dialects::hexir::structured::Compute;
use hlo_dialects::hexir::views::{
    Broadcast, Concatenate, DynamicSlice, DynamicUpdateSlice, Pad, Reshape, Reverse, Slice, Transpose,
};
use hlo_dialects::hextir::buffers::BufferLoad;
use hlo_ir::kinds::Values;
use hlo_ir::text::grow_stack;
use hlo_ir::{
    AttrData, BlockRef, Body, Context, Loc, OpRef, Signedness, SmallVec, Type, TypeData, Value, ValueDef, ValueRef,
    traits,
};
use rustc_hash::FxHashMap;

use super::emit::{Buffer, Emitter, Guard, Scalars};
use super::extents::Extents;
use super::index::{Index, Place};
use super::rows::Row;

/// Why something cannot become a kernel, and where.
#[derive(Clone, Debug)]
pub struct Refusal {
    /// The name of the op.
    pub op: &'static str,
    /// Where it is.
    pub loc: Loc,
    /// A phrase in lower case.
    pub reason: String,
}

impl Refusal {
    /// `op` cannot become a part of a kernel, for `reason`.
    pub fn of(op: OpRef<'_>, reason: impl Into<String>) -> Refusal {
        Refusal { op: op.name(), loc: op.loc(), reason: reason.into() }
    }
}

/// A value at some indices, under a condition.
#[derive(PartialEq, Eq, Hash)]
struct ElementKey {
    value: Value,
    at: Place,
    guard: Guard,
}

/// See the module's documentation.
pub struct Kernel<'a> {
    /// What is written.
    pub e: Emitter<'a>,
    /// The op of the graph level that the kernel stands for.
    pub op: OpRef<'a>,
    /// The body of the graph level.
    pub source: &'a Body,
    /// The device that it is for.
    pub device: &'a str,
    /// Whether sums may be reordered.
    pub fast: bool,
    /// Where values are in memory.
    pub buffers: FxHashMap<Value, Buffer>,
    /// Rows of values that were computed into memory.
    pub rows: FxHashMap<Value, Row>,
    /// Operands of a fusion by the arguments of its region.
    pub operands: FxHashMap<Value, Value>,
    /// The destinations, one a result.
    pub outputs: Vec<Buffer>,
    /// What is known of extents.
    pub extents: Extents<'a>,
    known: Vec<FxHashMap<ElementKey, Value>>,
    guard: Guard,
}

impl<'a> Kernel<'a> {
    /// A kernel that nothing was written into.
    pub fn new(e: Emitter<'a>, op: OpRef<'a>, device: &'a str, fast: bool, outputs: Vec<Buffer>) -> Self {
        Kernel {
            extents: Extents::new(e.cx, op.body, FxHashMap::default()),
            e,
            op,
            source: op.body,
            device,
            fast,
            buffers: FxHashMap::default(),
            rows: FxHashMap::default(),
            operands: FxHashMap::default(),
            outputs,
            known: Vec::new(),
            guard: None,
        }
    }

    /// The context.
    pub fn cx(&self) -> &'a Context {
        self.e.cx
    }

    /// `value` of the graph level.
    pub fn look(&self, value: Value) -> ValueRef<'a> {
        self.source.value_ref(self.e.cx, value)
    }

    /// The type of an element of a tensor of the graph level.
    pub fn element_type(&self, value: Value) -> Type {
        self.source.ty(value).element(self.e.cx)
    }

    /// Says that `scalar` is the element of `value` at `at`, as long as the innermost open loop is open.
    pub fn bind(&mut self, value: Value, at: &[Index], scalar: Value) {
        self.remember(ElementKey { value, at: at.into(), guard: None }, scalar);
    }

    fn remember(&mut self, key: ElementKey, scalar: Value) {
        let depth = self.e.depth();
        self.known.truncate(depth + 1);
        self.known.resize_with(depth + 1, FxHashMap::default);
        self.known[depth].insert(key, scalar);
    }

    /// Forgets the elements of loops that were closed. Every loop and block ends here.
    pub fn close(&mut self, values: &[Value]) -> Scalars {
        let results = self.e.close(values);
        self.known.truncate(self.e.depth() + 1);
        results
    }

    /// Ends loops and blocks that yield nothing until `depth` scopes are open.
    pub fn close_to(&mut self, depth: usize) {
        self.e.close_to(depth);
        self.known.truncate(depth + 1);
    }

    fn recall(&self, key: &mut ElementKey) -> Option<Value> {
        let mut find = |guard| {
            key.guard = guard;
            self.known.iter().rev().find_map(|known| known.get(key)).copied()
        };
        // What was read unconditionally serves under every condition.
        find(None).or_else(|| if self.guard.is_some() { find(self.guard) } else { None })
    }

    /// What `write` writes, for points where `guard` holds only.
    ///
    /// # Errors
    /// Those of `write`.
    pub fn with_guard<T>(
        &mut self,
        guard: Guard,
        write: impl FnOnce(&mut Self) -> Result<T, Refusal>,
    ) -> Result<T, Refusal> {
        let outer = self.guard;
        self.guard = self.e.both(outer, guard);
        let result = write(self);
        self.guard = outer;
        result
    }

    /// Elements of `value` at `at` where `guard` holds; anything elsewhere.
    pub fn guarded(&mut self, value: Value, at: &[Index], guard: Guard) -> Result<Value, Refusal> {
        self.with_guard(guard, |k| k.element(value, at))
    }

    /// The op that the kernel is for cannot become one.
    pub fn refuse(&self, reason: impl Into<String>) -> Refusal {
        Refusal::of(self.op, reason)
    }

    /// The element of `value` at `at`.
    ///
    /// # Errors
    /// When an op on the way has no scalar code.
    pub fn element(&mut self, value: Value, at: &[Index]) -> Result<Value, Refusal> {
        let mut key = ElementKey { value, at: at.into(), guard: None };
        if let Some(known) = self.recall(&mut key) {
            return Ok(known);
        }
        if let Some(buffer) = self.buffers.get(&value).cloned() {
            let scalar = self.e.load(&buffer, at, self.guard, None);
            key.guard = self.guard;
            self.remember(key, scalar);
            return Ok(scalar);
        }
        if let Some(&operand) = self.operands.get(&value) {
            return self.element(operand, at);
        }
        if let Some(row) = self.rows.get(&value).filter(|row| at.starts_with(&row.kept)).cloned() {
            let column = self.e.indices.linearise(&at[row.kept.len()..], &row.shape);
            let scalar = self.e.load(&row.buffer, &[column], None, None);
            self.remember(key, scalar);
            return Ok(scalar);
        }
        let value = self.look(value);
        let (ValueDef::Result(_, number), Some(op)) = (value.source(), value.defining_op()) else {
            let function = value.body.root(value.cx);
            return Err(Refusal::of(function, "one of its arguments is used inside a kernel that does not take it"));
        };
        let outer = std::mem::replace(&mut self.e.loc, op.loc());
        let result = grow_stack(|| self.op_element(op, number, at));
        self.e.loc = outer;
        let scalar = result?;
        // A computation has entered all its results under the condition that it was written for.
        key.guard = self.guard;
        self.remember(key, scalar);
        Ok(scalar)
    }

    fn op_element(&mut self, op: OpRef<'a>, number: usize, at: &[Index]) -> Result<Value, Refusal> {
        if let Some(compute) = op.view::<Compute>() {
            return self.compute(compute, number, at);
        }
        if let Some(view) = op.view::<Broadcast>() {
            return self.broadcast(view, at);
        }
        if let Some(view) = op.view::<Reshape>() {
            let (from, to) = (self.shape(view.result().id), self.shape(view.input().id));
            let at = self.reshape(at, &from, &to)?;
            return self.element(view.input().id, &at);
        }
        if let Some(view) = op.view::<Transpose>() {
            let mut inner: Place = SmallVec::from_elem(Index::zero(), at.len());
            for (index, &dim) in at.iter().zip(view.permutation().iter()) {
                inner[dim as usize] = index.clone();
            }
            return self.element(view.input().id, &inner);
        }
        if let Some(view) = op.view::<Slice>() {
            let (starts, strides) = (view.starts(), view.strides());
            let steps = starts.iter().zip(strides.iter());
            let at: Place = at.iter().zip(steps).map(|(at, (&start, &step))| at.times(step).plus(start)).collect();
            return self.element(view.input().id, &at);
        }
        if let Some(view) = op.view::<Reverse>() {
            return self.reverse(view, at);
        }
        if let Some(view) = op.view::<Pad>() {
            return self.pad(view, at);
        }
        if let Some(view) = op.view::<Concatenate>() {
            return self.concatenate(view, at);
        }
        if let Some(view) = op.view::<DynamicSlice>() {
            let starts = self.starts(view.starts(), &self.shape(view.input().id), &view.sizes())?;
            let at: Place = at.iter().zip(&starts).map(|(at, start)| self.e.indices.add(at, start)).collect();
            return self.element(view.input().id, &at);
        }
        if let Some(view) = op.view::<DynamicUpdateSlice>() {
            return self.update(view, at);
        }
        if let Some(iota) = op.view::<Iota>() {
            return self.iota(iota, &at[iota.dimension() as usize]);
        }
        if let Some(constant) = op.view::<Constant>() {
            return self.splat(constant);
        }
        Err(Refusal::of(op, "nothing tells how one of its elements is computed inside a kernel"))
    }

    /// Whether `value` is a constant that one element stands for.
    pub fn is_splat(value: ValueRef<'_>) -> bool {
        let constant = value.def::<Constant>().and_then(|constant| constant.value().dense(value.cx));
        constant
            .is_some_and(|elements| elements.splat && !matches!(elements.element.data(value.cx), TypeData::Complex(_)))
    }

    fn splat(&mut self, constant: Constant<'a>) -> Result<Value, Refusal> {
        let elements = constant.value().dense(self.e.cx).filter(|elements| elements.splat);
        let Some(elements) = elements else {
            return Err(Refusal::of(
                constant.op(),
                "only a constant whose elements are all equal can be part of a kernel",
            ));
        };
        let ty = super::emit::scalar_type(self.e.cx, elements.element);
        let mut bits = [0; 16];
        let stored = elements.get(0);
        let Some(low) = bits.get_mut(..stored.len()) else {
            return Err(Refusal::of(constant.op(), "its elements have more than 128 bits"));
        };
        low.copy_from_slice(stored);
        let bits = u128::from_le_bytes(bits);
        let attr = match ty.data(self.e.cx) {
            TypeData::Float(_) => self.e.cx.intern_attr(AttrData::Float { ty, bits }),
            _ => self.e.cx.int_attr(ty, bits as i64),
        };
        Ok(self.e.constant(attr))
    }

    fn iota(&mut self, iota: Iota<'a>, index: &Index) -> Result<Value, Refusal> {
        let cx = self.e.cx;
        let element = self.element_type(iota.result().id);
        let index = self.e.value(index);
        let ty = super::emit::scalar_type(cx, element);
        Ok(match element.data(cx) {
            TypeData::Integer { width: 64, signedness: Signedness::Unsigned } => {
                self.e.scalar(IndexCastUI::DEF, &[index], ty)
            }
            TypeData::Integer { .. } => self.e.scalar(IndexCast::DEF, &[index], ty),
            TypeData::Float(_) => {
                let number = self.e.scalar(IndexCast::DEF, &[index], Type::I64);
                self.e.scalar(SIToFP::DEF, &[number], ty)
            }
            _ => return Err(Refusal::of(iota.op(), "its elements are neither integers nor floats")),
        })
    }

    fn compute(&mut self, compute: Compute<'a>, number: usize, at: &[Index]) -> Result<Value, Refusal> {
        let mut inputs = Scalars::new();
        for input in compute.inputs().iter() {
            inputs.push(self.element(input.id, at)?);
        }
        let Some(block) = compute.op().region(0).entry() else {
            return Err(Refusal::of(compute.op(), "its region is empty"));
        };
        let outputs = self.inline(block, &inputs)?;
        for (result, &scalar) in compute.results().iter().zip(&outputs) {
            self.remember(ElementKey { value: result.id, at: at.into(), guard: self.guard }, scalar);
        }
        Ok(outputs[number])
    }

    /// Writes the ops of a region of scalars with its arguments replaced; what it yields.
    ///
    /// # Errors
    /// When an op of the region is no plain computation.
    pub fn inline(&mut self, block: BlockRef<'a>, args: &[Value]) -> Result<Scalars, Refusal> {
        let mut scalars: FxHashMap<Value, Value> = block.args().map(|arg| arg.id).zip(args.iter().copied()).collect();
        let outer = self.e.loc;
        for op in block.ops() {
            let operands: Option<Scalars> = op.operands().map(|value| scalars.get(&value.id).copied()).collect();
            let Some(operands) = operands else {
                return Err(Refusal::of(op, "it uses a value from outside its region"));
            };
            if op.has(traits::TERMINATOR) {
                self.e.loc = outer;
                return Ok(operands);
            }
            if !op.has(traits::PURE) || op.n_regions() != 0 {
                return Err(Refusal::of(op, "only plain computations on scalars can stand in its region"));
            }
            self.e.loc = op.loc();
            let types: SmallVec<[Type; 2]> = op.results().map(|value| value.ty()).collect();
            let copy = self.e.pure(op.def(), &operands, op.attrs(), &types);
            scalars.extend(op.results().map(|value| value.id).zip(self.e.body.results(copy)));
        }
        self.e.loc = outer;
        Ok(Scalars::new())
    }

    fn broadcast(&mut self, view: Broadcast<'a>, at: &[Index]) -> Result<Value, Refusal> {
        let (from, to) = (self.shape(view.input().id), self.shape(view.result().id));
        let mut inner = Place::new();
        for (&dim, &extent) in view.dimensions().iter().zip(&from) {
            let index = &at[dim as usize];
            inner.push(if extent == 1 {
                Index::zero()
            } else if extent >= 0 || extent == to[dim as usize] {
                index.clone()
            } else {
                // One element or as many as the result, as it turns out.
                let extent = self.extent(extent)?;
                let is_long = self.e.differs(&extent, 1);
                self.e.index_if(is_long, index)
            });
        }
        self.element(view.input().id, &inner)
    }

    fn reverse(&mut self, view: Reverse<'a>, at: &[Index]) -> Result<Value, Refusal> {
        let (shape, dims) = (self.shape(view.input().id), view.dimensions());
        let mut inner: Place = at.into();
        for &dim in dims.iter() {
            let dim = dim as usize;
            let extent = self.extent(shape[dim])?;
            inner[dim] = self.e.rest(&extent.plus(-1), &at[dim]);
        }
        self.element(view.input().id, &inner)
    }

    fn pad(&mut self, view: Pad<'a>, at: &[Index]) -> Result<Value, Refusal> {
        let shape = self.shape(view.input().id);
        let (low, interior) = (view.low(), view.interior());
        let (mut inner, mut guard, mut is_outside) = (Place::new(), None, false);
        for (dim, (index, &extent)) in at.iter().zip(&shape).enumerate() {
            let (moved, step) = (index.plus(-low[dim]), interior[dim] + 1);
            if extent < 0 {
                if step != 1 {
                    let reason = "it pads between the elements of a dimension whose extent is not known";
                    return Err(Refusal::of(view.op(), reason));
                }
                let extent = self.extent(extent)?;
                for part in [self.e.at_least(&moved, &Index::zero()), self.e.below(&moved, &extent)] {
                    guard = self.e.both(guard, part);
                }
                inner.push(moved);
                continue;
            }
            let last = (extent - 1) * step;
            let (least, greatest) = self.e.indices.range(&moved);
            is_outside |= extent == 0 || greatest < 0 || least > last;
            let between = self.e.indices.rem(&moved, step);
            let end = Index::constant(last + 1);
            let guards =
                [self.e.at_least(&moved, &Index::zero()), self.e.below(&moved, &end), self.e.equal(&between, 0)];
            for part in guards {
                guard = self.e.both(guard, part);
            }
            inner.push(self.e.indices.div(&moved, step));
        }
        let padding = self.element(view.value().id, &[])?;
        if is_outside {
            return Ok(padding);
        }
        self.choose(guard, view.input().id, &inner, padding)
    }

    /// The element of `value` at `at` where `guard` holds, `otherwise` elsewhere.
    fn choose(&mut self, guard: Guard, value: Value, at: &[Index], otherwise: Value) -> Result<Value, Refusal> {
        let Some(condition) = guard else { return self.element(value, at) };
        let value = self.operands.get(&value).copied().unwrap_or(value);
        if let Some(buffer) = self.buffers.get(&value).cloned() {
            let guard = self.e.both(self.guard, guard);
            return Ok(self.e.load(&buffer, at, guard, Some(otherwise)));
        }
        let inside = self.guarded(value, at, guard)?;
        let ty = self.e.body.ty(otherwise);
        Ok(self.e.scalar(arith::Select::DEF, &[condition, inside, otherwise], ty))
    }

    fn concatenate(&mut self, view: Concatenate<'a>, at: &[Index]) -> Result<Value, Refusal> {
        let dim = view.dimension() as usize;
        let (least, greatest) = self.e.indices.range(&at[dim]);
        let mut pieces: SmallVec<[(Value, Index, Index); 4]> = SmallVec::new();
        let mut start = Index::zero();
        for input in view.inputs().iter() {
            let extent = self.extent(self.shape(input.id)[dim])?;
            let end = self.e.indices.add(&start, &extent);
            let (low, high) = (self.e.indices.range(&start).0, self.e.indices.range(&end).1);
            if extent.as_constant() != Some(0) && low <= greatest && least < high {
                pieces.push((input.id, start, end.clone()));
            }
            start = end;
        }
        let mut result = None;
        for (value, start, end) in pieces.into_iter().rev() {
            let mut inner: Place = at.into();
            inner[dim] = self.e.indices.sub(&at[dim], &start);
            let (lower, upper) = (self.e.at_least(&at[dim], &start), self.e.below(&at[dim], &end));
            result = Some(match result {
                None => self.guarded(value, &inner, lower)?,
                Some(rest) if lower.is_none() || self.is_in_memory(value) => {
                    let guard = self.e.both(lower, upper);
                    self.choose(guard, value, &inner, rest)?
                }
                Some(rest) => {
                    // The pieces behind were chosen before: what is computed needs one comparison only.
                    let guard = self.e.both(lower, upper);
                    let inside = self.guarded(value, &inner, guard)?;
                    let ty = self.e.body.ty(rest);
                    match upper {
                        Some(upper) => self.e.scalar(arith::Select::DEF, &[upper, inside, rest], ty),
                        None => inside,
                    }
                }
            });
        }
        match result {
            Some(result) => Ok(result),
            // No index is in range: the result has no elements.
            None => {
                let ty = super::emit::scalar_type(self.e.cx, self.element_type(view.result().id));
                Ok(self.e.zero(ty))
            }
        }
    }

    /// Whether `scalar` is zero where its guard does not hold, because it was loaded so.
    pub fn is_zero_elsewhere(&mut self, scalar: Value) -> bool {
        let ty = self.e.body.ty(scalar);
        let zero = self.e.zero(ty);
        let load = self.e.body.value_ref(self.e.cx, scalar).def::<BufferLoad>();
        load.and_then(|load| load.otherwise()).is_some_and(|otherwise| otherwise.id == zero)
    }

    /// Whether the kernel starts from `value`.
    pub fn is_given(&self, value: Value) -> bool {
        self.buffers.contains_key(&value) || self.operands.contains_key(&value)
    }

    fn is_in_memory(&self, value: Value) -> bool {
        self.buffers.contains_key(self.operands.get(&value).unwrap_or(&value))
    }

    /// Where a slice of `sizes` begins in `shape`, moved so that it is inside.
    fn starts(&mut self, starts: Values<'a>, shape: &[i64], sizes: &[i64]) -> Result<Place, Refusal> {
        let mut place = Place::new();
        for ((start, &extent), &size) in starts.iter().zip(shape).zip(sizes) {
            let element = start.ty().element(self.e.cx);
            if !element.is_integer(self.e.cx) {
                let op = start.defining_op().unwrap_or(self.source.root(self.e.cx));
                return Err(Refusal::of(op, "a slice begins here, but this is no integer"));
            }
            let (extent, size) = (self.extent(extent)?, self.extent(size)?);
            let rest = self.e.indices.sub(&extent, &size);
            let last = match rest.as_constant() {
                Some(rest) => Index::constant(rest.max(0)),
                None => self.e.rest(&extent, &size),
            };
            if last.as_constant() == Some(0) {
                place.push(Index::zero());
                continue;
            }
            let scalar = self.element(start.id, &[])?;
            let (limit, last) = (self.e.value(&last), self.e.indices.range(&last).1);
            let is_unsigned =
                matches!(element.data(self.e.cx), TypeData::Integer { signedness: Signedness::Unsigned, .. })
                    || element == Type::I1;
            let index = if is_unsigned {
                let index = self.e.scalar(IndexCastUI::DEF, &[scalar], Type::INDEX);
                self.e.scalar(arith::integer::MinUI::DEF, &[index, limit], Type::INDEX)
            } else {
                let index = self.e.scalar(IndexCast::DEF, &[scalar], Type::INDEX);
                let zero = self.e.number(0);
                let index = self.e.scalar(arith::integer::MaxSI::DEF, &[index, zero], Type::INDEX);
                self.e.scalar(arith::integer::MinSI::DEF, &[index, limit], Type::INDEX)
            };
            // The same number is the same atom, so that indices compare equal.
            place.push(self.e.leaf_of(index, 0, last));
        }
        Ok(place)
    }

    fn update(&mut self, view: DynamicUpdateSlice<'a>, at: &[Index]) -> Result<Value, Refusal> {
        let (shape, sizes) = (self.shape(view.input().id), self.shape(view.update().id));
        let starts = self.starts(view.starts(), &shape, &sizes)?;
        let (mut inner, mut guard, mut is_outside) = (Place::new(), None, false);
        for ((index, start), &extent) in at.iter().zip(&starts).zip(&sizes) {
            let moved = self.e.indices.sub(index, start);
            let (least, greatest) = self.e.indices.range(&moved);
            is_outside |= extent == 0 || greatest < 0 || extent >= 0 && least >= extent;
            if extent < 0 && start.as_constant() == Some(0) && extent == shape[inner.len()] {
                inner.push(moved);
                continue;
            }
            let size = self.extent(extent)?;
            for part in [self.e.at_least(&moved, &Index::zero()), self.e.below(&moved, &size)] {
                guard = self.e.both(guard, part);
            }
            inner.push(moved);
        }
        if guard.is_none() && !is_outside {
            return self.element(view.update().id, &inner);
        }
        let old = self.element(view.input().id, at)?;
        if is_outside { Ok(old) } else { self.choose(guard, view.update().id, &inner, old) }
    }
}
