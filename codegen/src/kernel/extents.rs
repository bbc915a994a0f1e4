//! Extents that are not known before a program runs: which of them are equal, and where each comes from.
//!
//! What ops demand of their operands makes extents equal: those of both operands of a sum, say. [`Extents`] collects that
//! for some ops and gives every unknown extent a number below zero, equal numbers for equal extents, so that a shape is
//! still a list of numbers that compare as extents do. [`Extents::symbols`] says the same as a kernel's attributes do;
//! whoever calls the kernel checks it first, so that nothing here is taken on trust.

use hlo_dialects::hexir::control::{Case, If};
use hlo_dialects::hexir::data::{Constant, Dim, Iota};
use hlo_dialects::hexir::device::Transfer;
use hlo_dialects::hexir::structured::{Compute, Contract, Reduce};
use hlo_dialects::hexir::views::{
    Broadcast, Concatenate, DynamicSlice, DynamicUpdateSlice, Pad, Reshape, Reverse, Slice, Transpose,
};
use hlo_dialects::hextir::symbols::{Entries, Requirement, Sum, Symbols};
use hlo_ir::{Body, Context, DYNAMIC, OpRef, SmallVec, Value, ValueRef};
use rustc_hash::FxHashMap;

/// The extents of a tensor: those that are known, and others by their numbers, which are negative.
pub type Shape = SmallVec<[i64; 4]>;

/// Elements of a list of sizes.
const MAX_RANK: usize = 64;

/// Where a kernel finds an extent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// A dimension of a value.
    Extent(Value, usize),
    /// An element of a list of sizes.
    Element(Value, usize),
}

/// One extent, by whatever ops call it.
#[derive(Default)]
struct Class {
    /// The class that this one was joined to.
    joined: Option<usize>,
    known: Option<i64>,
    origins: Vec<Origin>,
    /// The same number as sums of extents, which are numbered as in shapes.
    sums: Vec<Vec<(i64, i64)>>,
}

/// What must hold of extents besides that some are equal.
enum Demand {
    /// The products are equal.
    Products(Shape, Shape),
    OneOr(i64, i64),
    AtLeast(i64, i64),
}

/// See the module's documentation.
pub struct Extents<'a> {
    cx: &'a Context,
    body: &'a Body,
    classes: Vec<Class>,
    /// By value and dimension.
    known: FxHashMap<(Value, usize), usize>,
    /// By list of sizes and element, and by scalars that are extents.
    elements: FxHashMap<(Value, usize), usize>,
    demands: Vec<Demand>,
    /// Known extents that differ although ops demand otherwise.
    clashes: Vec<(i64, i64)>,
    /// Values that stand for others.
    alias: FxHashMap<Value, Value>,
}

impl<'a> Extents<'a> {
    /// Nothing yet. `alias` are values that stand for others.
    pub fn new(cx: &'a Context, body: &'a Body, alias: FxHashMap<Value, Value>) -> Self {
        Extents {
            cx,
            body,
            classes: Vec::new(),
            known: FxHashMap::default(),
            elements: FxHashMap::default(),
            demands: Vec::new(),
            clashes: Vec::new(),
            alias,
        }
    }

    fn value(&self, value: Value) -> Value {
        self.alias.get(&value).copied().unwrap_or(value)
    }

    fn find(&self, mut class: usize) -> usize {
        while let Some(next) = self.classes[class].joined {
            class = next;
        }
        class
    }

    /// An extent as shapes have it, made of the number of a class.
    fn code(&self, class: usize) -> i64 {
        let class = self.find(class);
        self.classes[class].known.unwrap_or(-1 - class as i64)
    }

    /// The class of an extent that is not known.
    fn class(&self, extent: i64) -> Option<usize> {
        (extent < 0).then(|| self.find((-1 - extent) as usize))
    }

    /// The same extent after more has become known.
    pub fn now(&self, extent: i64) -> i64 {
        self.class(extent).map_or(extent, |class| self.code(class))
    }

    /// The extent of a dimension.
    pub fn at(&mut self, value: Value, dim: usize) -> i64 {
        let value = self.value(value);
        match self.body.ty(value).shape(self.cx).and_then(|shape| shape.get(dim)).copied() {
            Some(DYNAMIC) => {}
            known => return known.unwrap_or(1),
        }
        let class = match self.known.get(&(value, dim)) {
            Some(&class) => class,
            None => {
                let class = self.fresh(Origin::Extent(value, dim));
                self.known.insert((value, dim), class);
                class
            }
        };
        self.code(class)
    }

    fn fresh(&mut self, origin: Origin) -> usize {
        self.classes.push(Class { origins: vec![origin], ..Class::default() });
        self.classes.len() - 1
    }

    /// The extents of a tensor.
    pub fn shape(&mut self, value: Value) -> Shape {
        let rank = self.body.ty(self.value(value)).shape(self.cx).map_or(0, <[i64]>::len);
        (0..rank).map(|dim| self.at(value, dim)).collect()
    }

    /// The extents of a tensor that was looked at before.
    pub fn known_shape(&self, value: Value) -> Shape {
        let value = self.value(value);
        let shape = self.body.ty(value).shape(self.cx).unwrap_or_default().iter().enumerate();
        let extent = |(dim, &extent): (usize, &i64)| match self.known.get(&(value, dim)) {
            Some(&class) => self.code(class),
            None => extent,
        };
        shape.map(extent).collect()
    }

    /// An element of a list of sizes.
    fn element(&mut self, list: ValueRef<'_>, at: usize) -> i64 {
        let own = self.entry(self.value(list.id), at);
        let (source, at) = self.traced(list.id, at);
        let same = self.entry(source, at);
        let (own, same) = (self.code(own), self.code(same));
        self.tie(own, same);
        let source = self.body.value_ref(self.cx, source);
        if let Some(number) = constant_element(source, at) {
            self.tie(own, number);
        } else if let Some(dim) = source.def::<Dim>() {
            let extent = self.at(dim.input().id, dim.dimension() as usize);
            self.tie(own, extent);
        }
        self.now(own)
    }

    fn entry(&mut self, list: Value, at: usize) -> usize {
        if let Some(&class) = self.elements.get(&(list, at)) {
            return class;
        }
        let class = self.fresh(Origin::Element(list, at));
        self.elements.insert((list, at), class);
        class
    }

    /// Where an element of a list comes from, through ops that only move it.
    fn traced(&self, list: Value, at: usize) -> (Value, usize) {
        let (mut list, mut at) = (self.value(list), at);
        loop {
            let Some(op) = self.body.value_ref(self.cx, list).defining_op() else { return (list, at) };
            let next = if op.is::<Reshape>() || op.is::<Transfer>() {
                op.operand(0).id
            } else if let Some(parts) = op.view::<Concatenate>() {
                let mut next = None;
                for part in parts.inputs().iter() {
                    let n = part.shape().and_then(|shape| shape.first().copied()).unwrap_or(0);
                    match usize::try_from(n) {
                        Ok(n) if at >= n => at -= n,
                        Ok(_) => {
                            next = Some(part.id);
                            break;
                        }
                        Err(_) => return (list, at),
                    }
                }
                let Some(next) = next else { return (list, at) };
                next
            } else {
                return (list, at);
            };
            list = self.value(next);
        }
    }

    /// Both are one extent.
    fn tie(&mut self, a: i64, b: i64) {
        let (a, b) = (self.now(a), self.now(b));
        match (self.class(a), self.class(b)) {
            (None, None) if a != b => self.clashes.push((a, b)),
            (Some(class), None) => self.classes[class].known = Some(b),
            (None, Some(class)) => self.classes[class].known = Some(a),
            (Some(a), Some(b)) if a != b => {
                let (first, second) = (a.min(b), a.max(b));
                let Class { origins, sums, .. } = std::mem::take(&mut self.classes[second]);
                self.classes[second].joined = Some(first);
                self.classes[first].origins.extend(origins);
                self.classes[first].sums.extend(sums);
            }
            _ => {}
        }
    }

    /// Both tensors have the same extents.
    pub fn tie_all(&mut self, a: Value, b: Value) {
        let (a, b) = (self.shape(a), self.shape(b));
        a.iter().zip(&b).for_each(|(&a, &b)| self.tie(a, b));
    }

    /// An extent is a sum of multiples of others; the multiple of 1 is a number.
    fn is_sum(&mut self, extent: i64, sum: Vec<(i64, i64)>) {
        match self.class(self.now(extent)) {
            Some(class) => self.classes[class].sums.push(sum),
            None => {
                // Known, and checked against the sum.
                self.classes.push(Class { known: Some(extent), sums: vec![sum], ..Class::default() });
            }
        }
    }

    fn demand(&mut self, demand: Demand) {
        self.demands.push(demand);
    }

    /// What `op` says of extents.
    pub fn relate(&mut self, op: OpRef<'a>) {
        for value in op.operands().chain(op.results()) {
            self.shape(value.id);
        }
        let result = |number| op.result(number).id;
        if op.is::<Compute>() {
            let Some(first) = op.results().next() else { return };
            let all: SmallVec<[Value; 4]> = op.operands().chain(op.results()).map(|value| value.id).collect();
            all.into_iter().for_each(|value| self.tie_all(first.id, value));
        } else if let Some(iota) = op.view::<Iota>() {
            self.given(result(0), iota.sizes());
        } else if let Some(view) = op.view::<Broadcast>() {
            self.given(result(0), view.sizes());
            let kept = view.kept().unwrap_or_default();
            for (dim, &target) in view.dimensions().iter().enumerate() {
                let (from, to) = (self.at(view.input().id, dim), self.at(result(0), target as usize));
                match from {
                    1 if !kept.contains(&(dim as i64)) => {}
                    _ if from >= 0 || kept.contains(&(dim as i64)) => self.tie(from, to),
                    _ => self.demand(Demand::OneOr(from, to)),
                }
            }
        } else if let Some(view) = op.view::<Reshape>() {
            self.given(result(0), view.sizes());
            let (from, to) = (self.shape(view.input().id), self.shape(result(0)));
            self.reshaped(&from, &to);
        } else if let Some(view) = op.view::<Transpose>() {
            for (dim, &source) in view.permutation().iter().enumerate() {
                let (from, to) = (self.at(view.input().id, source as usize), self.at(result(0), dim));
                self.tie(from, to);
            }
        } else if let Some(view) = op.view::<Slice>() {
            for (dim, &limit) in view.limits().iter().enumerate() {
                self.at_least(view.input().id, dim, limit);
            }
        } else if op.is::<Reverse>() || op.is::<Transfer>() {
            self.tie_all(op.operand(0).id, result(0));
        } else if let Some(view) = op.view::<Pad>() {
            let (low, high, interior) = (view.low(), view.high(), view.interior());
            for dim in 0..low.len() {
                let (from, to) = (self.at(view.input().id, dim), self.at(result(0), dim));
                // Elements between those of an extent that is not known are refused where they are computed.
                if interior[dim] == 0 && (from < 0 || to < 0) {
                    let by = low[dim].saturating_add(high[dim]);
                    if by == 0 { self.tie(from, to) } else { self.is_sum(to, vec![(from, 1), (1, by)]) }
                }
            }
        } else if let Some(view) = op.view::<Concatenate>() {
            let along = view.dimension() as usize;
            let parts: SmallVec<[Value; 4]> = view.inputs().iter().map(|part| part.id).collect();
            let rank = self.shape(result(0)).len();
            for dim in 0..rank {
                let to = self.at(result(0), dim);
                let from: SmallVec<[i64; 4]> = parts.iter().map(|&part| self.at(part, dim)).collect();
                if dim != along {
                    from.into_iter().for_each(|from| self.tie(from, to));
                } else if to < 0 || from.iter().any(|&from| from < 0) {
                    let known = from.iter().filter(|&&from| from >= 0).sum();
                    let unknown = from.iter().filter(|&&from| from < 0).map(|&from| (from, 1));
                    let number = (known != 0).then_some((1, known));
                    self.is_sum(to, unknown.chain(number).collect());
                }
            }
        } else if let Some(view) = op.view::<DynamicSlice>() {
            for (dim, &size) in view.sizes().iter().enumerate() {
                self.at_least(view.input().id, dim, size);
            }
        } else if let Some(view) = op.view::<DynamicUpdateSlice>() {
            self.tie_all(view.input().id, result(0));
            let sizes = self.shape(view.update().id);
            for (dim, size) in sizes.into_iter().enumerate() {
                self.at_least(view.input().id, dim, size);
            }
        } else if let Some(reduce) = op.view::<Reduce>() {
            let inputs: SmallVec<[Value; 4]> = reduce.inputs().iter().map(|input| input.id).collect();
            inputs[1..].iter().for_each(|&input| self.tie_all(inputs[0], input));
            let dims = reduce.dimensions();
            let shape = self.shape(inputs[0]);
            let kept: Shape =
                (0..shape.len()).filter(|dim| !dims.contains(&(*dim as i64))).map(|dim| shape[dim]).collect();
            for number in 0..op.n_results() {
                let results = self.shape(result(number));
                kept.iter().zip(results).for_each(|(&from, to)| self.tie(from, to));
            }
        } else if let Some(contract) = op.view::<Contract>() {
            self.contracted(contract);
        } else if op.is::<If>() || op.is::<Case>() || op.is::<Dim>() {
            // Nothing that every branch agrees on is looked for; a dimension is followed from where it is used.
        }
    }

    fn given(&mut self, result: Value, sizes: Option<ValueRef<'a>>) {
        let Some(sizes) = sizes else { return };
        let rank = self.body.ty(result).shape(self.cx).map_or(0, <[i64]>::len);
        for dim in 0..rank {
            let (extent, given) = (self.at(result, dim), self.element(sizes, dim));
            self.tie(extent, given);
        }
    }

    fn at_least(&mut self, value: Value, dim: usize, least: i64) {
        let extent = self.at(value, dim);
        if (extent < 0 || least < 0) && extent != least && least != 0 {
            self.demand(Demand::AtLeast(extent, least));
        }
    }

    /// Both shapes have as many elements.
    fn reshaped(&mut self, from: &[i64], to: &[i64]) {
        let unknown = |shape: &[i64]| shape.iter().copied().filter(|&extent| extent < 0).collect::<Shape>();
        let known = |shape: &[i64]| shape.iter().filter(|&&extent| extent >= 0).product::<i64>();
        match (&unknown(from)[..], &unknown(to)[..]) {
            ([], []) => {}
            (&[a], &[b]) if known(from) == known(to) && known(from) != 0 => self.tie(a, b),
            (&[a], []) | (&[], &[a]) => {
                let (own, other) = if unknown(from).is_empty() { (to, from) } else { (from, to) };
                if known(own) != 0 && known(other) % known(own) == 0 {
                    self.tie(a, known(other) / known(own));
                } else {
                    self.demand(Demand::Products(from.into(), to.into()));
                }
            }
            _ => self.demand(Demand::Products(from.into(), to.into())),
        }
    }

    fn contracted(&mut self, op: Contract<'a>) {
        let (lhs, rhs, result) = (op.lhs().id, op.rhs().id, op.result().id);
        let (lhs_batch, rhs_batch) = (op.lhs_batch(), op.rhs_batch());
        let (lhs_contract, rhs_contract) = (op.lhs_contract(), op.rhs_contract());
        for (&i, &j) in lhs_batch.iter().zip(rhs_batch.iter()).chain(lhs_contract.iter().zip(rhs_contract.iter())) {
            let (a, b) = (self.at(lhs, i as usize), self.at(rhs, j as usize));
            self.tie(a, b);
        }
        let free = |rank: usize, batch: &[i64], contract: &[i64]| -> SmallVec<[usize; 4]> {
            let is_free = |dim: &usize| !batch.contains(&(*dim as i64)) && !contract.contains(&(*dim as i64));
            (0..rank).filter(is_free).collect()
        };
        let [left, right] = [self.shape(lhs), self.shape(rhs)];
        let rows = free(left.len(), &lhs_batch, &lhs_contract);
        let columns = free(right.len(), &rhs_batch, &rhs_contract);
        let batch = lhs_batch.iter().map(|&dim| left[dim as usize]);
        let extents = batch.chain(rows.iter().map(|&dim| left[dim])).chain(columns.iter().map(|&dim| right[dim]));
        let extents: Shape = extents.collect();
        for (dim, from) in extents.into_iter().enumerate() {
            let to = self.at(result, dim);
            self.tie(from, to);
        }
    }

    /// Where an extent that is not known can be read.
    pub fn origins(&self, extent: i64) -> &[Origin] {
        self.class(extent).map_or(&[], |class| &self.classes[class].origins)
    }

    /// An extent as a sum of multiples of others, where an op says so; the multiple of 1 is a number.
    pub fn sum(&self, extent: i64) -> Option<&[(i64, i64)]> {
        self.class(extent).and_then(|class| self.classes[class].sums.first()).map(Vec::as_slice)
    }

    /// Dimensions of the operand of a broadcast that have the extents of the result and are not said to.
    pub fn kept(&mut self, view: Broadcast<'a>) -> SmallVec<[i64; 4]> {
        let mut kept = SmallVec::new();
        for (dim, &target) in view.dimensions().iter().enumerate() {
            let (from, to) = (self.at(view.input().id, dim), self.at(view.result().id, target as usize));
            if self.body.ty(view.input().id).shape(self.cx).is_some_and(|shape| shape[dim] == DYNAMIC) && from == to {
                kept.push(dim as i64);
            }
        }
        kept
    }

    /// What a kernel with these buffers says: inputs first, `n_inputs` of them. `None` where all is known.
    ///
    /// # Errors
    /// A phrase: an extent of a result follows from nothing.
    pub fn symbols(&mut self, buffers: &[Value], n_inputs: usize) -> Result<Option<Symbols>, String> {
        let (inputs, outputs) = buffers.split_at(n_inputs);
        let shapes: Vec<Shape> = buffers.iter().map(|&buffer| self.shape(buffer)).collect();
        let is_dynamic = |&value: &Value| !self.body.ty(value).has_static_shape(self.cx);
        if !buffers.iter().any(is_dynamic) && self.demands.is_empty() && self.elements.is_empty() {
            return Ok(None);
        }
        let mut written =
            Written { extents: self, inputs, symbols: Symbols::default(), by_class: FxHashMap::default() };
        for (number, shape) in shapes.iter().enumerate() {
            let entries = match written.elements(buffers[number]).filter(|_| number < n_inputs) {
                Some(elements) => Entries::Elements(elements),
                None => Entries::Extents(shape.iter().map(|&extent| written.sum(extent)).collect::<Result<_, _>>()?),
            };
            written.symbols.buffers.push(entries);
        }
        written.requirements()?;
        debug_assert_eq!(written.symbols.buffers.len(), inputs.len() + outputs.len());
        Ok(Some(written.symbols))
    }
}

/// Symbols as they get their names.
struct Written<'e, 'a> {
    extents: &'e mut Extents<'a>,
    inputs: &'e [Value],
    symbols: Symbols,
    by_class: FxHashMap<usize, usize>,
}

impl Written<'_, '_> {
    /// What the elements of an input are, where some are extents.
    fn elements(&mut self, input: Value) -> Option<Vec<Option<Sum>>> {
        let n = self.extents.body.ty(input).n_elements(self.extents.cx)?;
        let code = |at: usize| {
            let class = self.extents.elements.get(&(input, at))?;
            Some(self.extents.code(*class))
        };
        let codes: Vec<Option<i64>> = (0..n.min(MAX_RANK)).map(code).collect();
        if n > MAX_RANK || codes.iter().all(Option::is_none) {
            return None;
        }
        // What stands in an input is given by it.
        Some(codes.into_iter().map(|code| self.sum(code?).ok()).collect())
    }

    /// An extent by numbers and symbols that inputs give.
    fn sum(&mut self, extent: i64) -> Result<Sum, String> {
        self.sum_within(extent, 0)
    }

    fn sum_within(&mut self, extent: i64, depth: usize) -> Result<Sum, String> {
        let Some(class) = self.extents.class(extent) else { return Ok(Sum::number(extent)) };
        if let Some(known) = self.extents.classes[class].known {
            return Ok(Sum::number(known));
        }
        if let Some(&symbol) = self.by_class.get(&class) {
            return Ok(Sum::symbol(symbol));
        }
        let is_given = |origin: &Origin| {
            let (Origin::Extent(value, _) | Origin::Element(value, _)) = origin;
            self.inputs.contains(value)
        };
        if self.extents.classes[class].origins.iter().any(is_given) {
            let symbol = self.symbols.names.len();
            self.symbols.names.push(name(symbol));
            self.by_class.insert(class, symbol);
            return Ok(Sum::symbol(symbol));
        }
        // Sums of sums end, unless ops make a circle of them.
        let first = self.extents.classes[class].sums.first().cloned().filter(|_| depth < 64);
        let Some(first) = first else {
            return Err("nothing says what one of its extents is".to_owned());
        };
        self.sum_of(&first, depth)
    }

    fn sum_of(&mut self, parts: &[(i64, i64)], depth: usize) -> Result<Sum, String> {
        let mut sum = Sum::default();
        for &(extent, factor) in parts {
            let extent = self.sum_within(self.extents.now(extent), depth + 1)?;
            sum = sum.plus(&extent.times(&Sum::number(factor)));
        }
        Ok(sum)
    }

    /// What must hold besides.
    fn requirements(&mut self) -> Result<(), String> {
        for class in 0..self.extents.classes.len() {
            if self.extents.find(class) != class {
                continue;
            }
            for parts in self.extents.classes[class].sums.clone() {
                let (own, sum) = (self.sum(self.extents.code(class))?, self.sum_of(&parts, 0)?);
                self.require(Requirement::Equal(own, sum));
            }
        }
        for demand in std::mem::take(&mut self.extents.demands) {
            match demand {
                Demand::Products(a, b) => {
                    let [a, b] = [self.product(&a)?, self.product(&b)?];
                    self.require(Requirement::Equal(a, b));
                }
                Demand::OneOr(a, b) => {
                    let [a, b] = [self.sum(self.extents.now(a))?, self.sum(self.extents.now(b))?];
                    if a.as_number() != Some(1) {
                        self.require(Requirement::OneOr(a, b));
                    }
                }
                Demand::AtLeast(a, b) => {
                    let [a, b] = [self.sum(self.extents.now(a))?, self.sum(self.extents.now(b))?];
                    if a.as_number().zip(b.as_number()).is_none_or(|(a, b)| a < b) {
                        self.require(Requirement::AtLeast(a, b));
                    }
                }
            }
        }
        for (a, b) in std::mem::take(&mut self.extents.clashes) {
            self.require(Requirement::Equal(Sum::number(a), Sum::number(b)));
        }
        Ok(())
    }

    fn product(&mut self, shape: &[i64]) -> Result<Sum, String> {
        shape.iter().try_fold(Sum::number(1), |product, &extent| {
            let extent = self.extents.now(extent);
            Ok(product.times(&self.sum(extent)?))
        })
    }

    fn require(&mut self, requirement: Requirement) {
        let [a, b] = requirement.sides();
        if a != b && !self.symbols.requires.contains(&requirement) {
            self.symbols.requires.push(requirement);
        }
    }
}

/// `n`, `m`, `k`, then letters with numbers.
fn name(symbol: usize) -> String {
    ["n", "m", "k"].get(symbol).map_or_else(|| format!("s{symbol}"), |name| (*name).to_owned())
}

/// An element of a constant list.
fn constant_element(list: ValueRef<'_>, at: usize) -> Option<i64> {
    let constant = list.def::<Constant>()?.value();
    let elements = constant.dense(list.cx)?;
    let stored = elements.get(if elements.splat { 0 } else { at });
    let mut bytes = [0; 8];
    bytes.get_mut(..stored.len())?.copy_from_slice(stored);
    let unused = 64 - 8 * stored.len() as u32;
    let number = ((i64::from_le_bytes(bytes) << unused) >> unused).max(-1);
    (number >= 0).then_some(number)
}
