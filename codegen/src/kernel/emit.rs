//! Writing a kernel: its buffers, its loops, and scalar ops in the outermost loop that has their operands.
//!
//! An op without effects is written once, however often it is asked for, and as far out as its operands allow; loads
//! from buffers that the kernel only reads are such ops. So index arithmetic and broadcast operands leave the inner
//! loops by themselves.

use hlo_dialects::arith;
use hlo_dialects::hextir::buffers::{AllocBuffer, BufferLoad, BufferStore, Dim};
use hlo_dialects::hextir::func::{PrimFunc, Return};
use hlo_dialects::hextir::loops::{Block, For, Yield};
use hlo_dialects::kinds::i32_array;
use hlo_ir::op_def::OPERAND_SEGMENTS;
use hlo_ir::{
    Attr, AttrData, BlockId, Body, Context, Dict, InsertPoint, Loc, NewOp, OpDef, OpId, SmallVec, Type, TypeData, Value,
};
use rustc_hash::FxHashMap;

use super::index::{Atom, AtomKind, Index, Indices, UNBOUNDED};

/// Scalars in order.
pub type Scalars = SmallVec<[Value; 4]>;

/// Memory of the kernel.
#[derive(Clone, Debug)]
pub struct Buffer {
    /// The `memref`.
    pub value: Value,
    /// The type of an element as it is loaded.
    pub scalar: Type,
    /// Whether the kernel never writes it.
    pub is_input: bool,
}

/// A condition on loads and stores, when there is one.
pub type Guard = Option<Value>;

/// What an op without effects computes, to find it again.
#[derive(PartialEq, Eq, Hash)]
struct OpKey {
    def: *const OpDef,
    operands: Scalars,
    attrs: Dict,
    results: SmallVec<[Type; 1]>,
}

/// A place where ops go: the kernel itself, a block, a loop.
struct Scope {
    block: BlockId,
    /// The op that holds the block; nothing for the kernel.
    op: Option<OpId>,
    known: FxHashMap<OpKey, OpId>,
}

/// How a loop runs through its numbers.
pub struct Range<'a> {
    /// The first number.
    pub lower: &'a Index,
    /// One more than the last.
    pub upper: &'a Index,
    /// What the iterations add up to, where they depend on each other.
    pub reduce: Option<&'a str>,
    /// The axis of the grid that the loop is shaped for.
    pub axis: Option<&'static str>,
}

/// The discardable attribute of a loop that names the axis of the grid it is shaped for.
pub const AXIS: &str = "axis";

/// See the module's documentation.
pub struct Emitter<'c> {
    /// The context.
    pub cx: &'c Context,
    /// The kernel.
    pub body: Body,
    /// Its index arithmetic.
    pub indices: Indices,
    /// The location of new ops.
    pub loc: Loc,
    leaves: Vec<Value>,
    /// Leaves that are no counters.
    computed: FxHashMap<Value, Index>,
    scopes: Vec<Scope>,
    depths: Vec<usize>,
}

impl<'c> Emitter<'c> {
    /// An empty kernel with buffers of these types; the first `n_inputs` are only read.
    pub fn new(cx: &'c Context, loc: Loc, buffers: &[Type], n_inputs: usize) -> (Self, Vec<Buffer>) {
        let mut body = Body::new(PrimFunc::DEF, loc, Dict::EMPTY, 1);
        let region = body.op_regions(Body::ROOT).next().expect("the root was made with a region");
        let block = body.create_block(region);
        let mut emitter = Emitter {
            cx,
            body,
            indices: Indices::default(),
            loc,
            leaves: Vec::new(),
            computed: FxHashMap::default(),
            scopes: vec![Scope { block, op: None, known: FxHashMap::default() }],
            depths: Vec::new(),
        };
        let buffers = buffers.iter().enumerate().map(|(idx, &ty)| {
            let value = emitter.body.add_argument(block, ty, loc);
            emitter.set_depth(value, 0);
            Buffer { value, scalar: scalar_type(cx, ty.element(cx)), is_input: idx < n_inputs }
        });
        let buffers = buffers.collect();
        (emitter, buffers)
    }

    /// The finished kernel.
    pub fn finish(mut self) -> Body {
        let block = self.scopes[0].block;
        let end = self.body.create_op(NewOp::new(Return::DEF, self.loc));
        self.body.append_op(block, end);
        self.body
    }

    /// How many scopes are open around what is written now.
    pub fn depth(&self) -> usize {
        self.scopes.len() - 1
    }

    fn depth_of(&self, value: Value) -> usize {
        self.depths.get(value.index()).copied().unwrap_or(0)
    }

    fn set_depth(&mut self, value: Value, depth: usize) {
        if self.depths.len() <= value.index() {
            self.depths.resize(value.index() + 1, 0);
        }
        self.depths[value.index()] = depth;
    }

    fn insert(&mut self, depth: usize, op: NewOp<'_>) -> OpId {
        let at = match self.scopes.get(depth + 1).and_then(|inner| inner.op) {
            Some(inner) => InsertPoint::Before(inner),
            None => InsertPoint::End(self.scopes[depth].block),
        };
        let id = self.body.create_op(op);
        match at {
            InsertPoint::Before(anchor) => self.body.insert_before(anchor, id),
            InsertPoint::End(block) => self.body.append_op(block, id),
        }
        for result in self.body.results(id) {
            self.set_depth(result, depth);
        }
        id
    }

    /// An op without effects, new or the same as one before.
    pub fn pure(&mut self, def: &'static OpDef, operands: &[Value], attrs: Dict, results: &[Type]) -> OpId {
        let key = OpKey { def, operands: operands.into(), attrs, results: results.into() };
        let depth = operands.iter().map(|&value| self.depth_of(value)).max().unwrap_or(0);
        if let Some(&known) = self.scopes[depth].known.get(&key) {
            return known;
        }
        let loc = self.loc;
        let op = self.insert(depth, NewOp { attrs, operands, results, ..NewOp::new(def, loc) });
        self.scopes[depth].known.insert(key, op);
        op
    }

    /// The only result of an op without effects whose attributes are the row's defaults.
    pub fn scalar(&mut self, def: &'static OpDef, operands: &[Value], result: Type) -> Value {
        self.scalar_with(def, operands, &[], result)
    }

    /// The same with attributes.
    pub fn scalar_with(
        &mut self,
        def: &'static OpDef,
        operands: &[Value],
        attrs: &[(&str, Attr)],
        result: Type,
    ) -> Value {
        let mut entries: SmallVec<[_; 4]> = attrs.iter().map(|&(name, attr)| (self.cx.name(name), attr)).collect();
        def.fill_attrs(self.cx, &mut entries);
        let attrs = self.cx.dict(&entries);
        let op = self.pure(def, operands, attrs, &[result]);
        self.body.result(op, 0)
    }

    /// A constant.
    pub fn constant(&mut self, value: Attr) -> Value {
        self.scalar_with(arith::Constant::DEF, &[], &[("value", value)], value.ty(self.cx))
    }

    /// A number of the type `index`.
    pub fn number(&mut self, value: i64) -> Value {
        let value = self.cx.int_attr(Type::INDEX, value);
        self.constant(value)
    }

    /// The zero of a scalar type.
    pub fn zero(&mut self, ty: Type) -> Value {
        let zero = match ty.data(self.cx) {
            TypeData::Float(_) => self.cx.intern_attr(AttrData::Float { ty, bits: 0 }),
            _ => self.cx.int_attr(ty, 0),
        };
        self.constant(zero)
    }

    /// `value`, a number of the type `index` from `low` to `high`, as a part of indices.
    pub fn leaf(&mut self, value: Value, low: i64, high: i64) -> Index {
        let (index, leaf) = self.indices.leaf(low, high);
        debug_assert_eq!(leaf, self.leaves.len());
        self.leaves.push(value);
        index
    }

    /// The same for a value that may be a part of indices already.
    pub fn leaf_of(&mut self, value: Value, low: i64, high: i64) -> Index {
        if let Some(known) = self.computed.get(&value) {
            return known.clone();
        }
        let index = self.leaf(value, low, high);
        self.computed.insert(value, index.clone());
        index
    }

    /// Writes `index` out.
    pub fn value(&mut self, index: &Index) -> Value {
        // Sums begin with what is known farthest out, so that as much as possible leaves the inner loops.
        let mut terms: SmallVec<[(Value, i64); 4]> =
            index.terms().iter().map(|&(atom, factor)| (self.atom(atom), factor)).collect();
        terms.sort_by_key(|&(value, factor)| (factor < 0, self.depth_of(value)));
        let (mut sum, mut offset) = (None, index.offset());
        for (value, factor) in terms {
            let part = self.multiple(value, factor.saturating_abs());
            sum = Some(match sum {
                None if factor > 0 => part,
                None => {
                    let first = self.number(std::mem::take(&mut offset));
                    self.scalar(arith::integer::SubI::DEF, &[first, part], Type::INDEX)
                }
                Some(sum) if factor > 0 => self.scalar(arith::integer::AddI::DEF, &[sum, part], Type::INDEX),
                Some(sum) => self.scalar(arith::integer::SubI::DEF, &[sum, part], Type::INDEX),
            });
        }
        let Some(sum) = sum else { return self.number(offset) };
        if offset == 0 {
            return sum;
        }
        let by = self.number(offset.saturating_abs());
        let def = if offset > 0 { arith::integer::AddI::DEF } else { arith::integer::SubI::DEF };
        self.scalar(def, &[sum, by], Type::INDEX)
    }

    fn multiple(&mut self, value: Value, factor: i64) -> Value {
        if factor == 1 {
            return value;
        }
        let factor = self.number(factor);
        self.scalar(arith::integer::MulI::DEF, &[value, factor], Type::INDEX)
    }

    fn atom(&mut self, atom: Atom) -> Value {
        let (dividend, divisor, def) = match self.indices.kind(atom).clone() {
            AtomKind::Leaf(leaf) => return self.leaves[leaf],
            AtomKind::Div(dividend, divisor) => (dividend, divisor, arith::integer::DivSI::DEF),
            AtomKind::Rem(dividend, divisor) => (dividend, divisor, arith::integer::RemSI::DEF),
        };
        let (dividend, divisor) = (self.value(&dividend), self.number(divisor));
        self.scalar(def, &[dividend, divisor], Type::INDEX)
    }

    /// The smaller of both.
    pub fn min(&mut self, a: &Index, b: &Index) -> Index {
        let ((a_low, a_high), (b_low, b_high)) = (self.indices.range(a), self.indices.range(b));
        if a_high <= b_low {
            return a.clone();
        }
        if b_high <= a_low {
            return b.clone();
        }
        let operands = [self.value(a), self.value(b)];
        let value = self.scalar(arith::integer::MinSI::DEF, &operands, Type::INDEX);
        self.leaf_of(value, a_low.min(b_low), a_high.min(b_high))
    }

    /// The extent of a dimension of a buffer.
    pub fn extent(&mut self, buffer: Value, dim: usize) -> Index {
        let extent = self.body.ty(buffer).shape(self.cx).and_then(|shape| shape.get(dim)).copied().unwrap_or(1);
        if extent >= 0 {
            return Index::constant(extent);
        }
        let dim = self.cx.int_attr(Type::I64, dim as i64);
        let value = self.scalar_with(Dim::DEF, &[buffer], &[("dimension", dim)], Type::INDEX);
        self.leaf_of(value, 0, UNBOUNDED)
    }

    /// `index < bound`; nothing where it always holds.
    pub fn below(&mut self, index: &Index, bound: &Index) -> Guard {
        if self.indices.range(index).1 < self.indices.range(bound).0 {
            return None;
        }
        let bound = self.value(bound);
        Some(self.compare(2, index, bound))
    }

    /// `index >= bound`; nothing where it always holds.
    pub fn at_least(&mut self, index: &Index, bound: &Index) -> Guard {
        if self.indices.range(index).0 >= self.indices.range(bound).1 {
            return None;
        }
        let bound = self.value(bound);
        Some(self.compare(5, index, bound))
    }

    /// `index` where `condition` holds, zero elsewhere; both are in the range of `index`.
    pub fn index_if(&mut self, condition: Value, index: &Index) -> Index {
        let (value, zero) = (self.value(index), self.number(0));
        let high = self.indices.range(index).1;
        let chosen = self.scalar(arith::Select::DEF, &[condition, value, zero], Type::INDEX);
        self.leaf_of(chosen, 0, high)
    }

    /// `index != bound`.
    pub fn differs(&mut self, index: &Index, bound: i64) -> Value {
        let bound = self.number(bound);
        self.compare(1, index, bound)
    }

    /// `a * b` of numbers that are not negative.
    pub fn times(&mut self, a: &Index, b: &Index) -> Index {
        match (a.as_constant(), b.as_constant()) {
            (Some(factor), _) => b.times(factor),
            (_, Some(factor)) => a.times(factor),
            _ => {
                let operands = [self.value(a), self.value(b)];
                let product = self.scalar(arith::integer::MulI::DEF, &operands, Type::INDEX);
                self.leaf_of(product, 0, UNBOUNDED)
            }
        }
    }

    /// How many pieces of `width` cover `extent`, which is not negative.
    pub fn pieces(&mut self, extent: &Index, width: i64) -> Index {
        self.indices.div(&extent.plus(width - 1), width)
    }

    /// `a - b`, which is not negative.
    pub fn rest(&mut self, a: &Index, b: &Index) -> Index {
        let rest = self.indices.sub(a, b);
        if self.indices.range(&rest).0 >= 0 {
            return rest;
        }
        let value = self.value(&rest);
        self.leaf_of(value, 0, self.indices.range(&rest).1.max(0))
    }

    /// Quotient and remainder of numbers that are not negative. Where the divisor is zero they are not used.
    pub fn divided(&mut self, dividend: &Index, divisor: &Index) -> [Index; 2] {
        if let Some(divisor) = divisor.as_constant() {
            let divisor = divisor.max(1);
            return [self.indices.div(dividend, divisor), self.indices.rem(dividend, divisor)];
        }
        // What is not used is computed all the same.
        let one = self.number(1);
        let operands = [self.value(divisor), one];
        let positive = self.scalar(arith::integer::MaxSI::DEF, &operands, Type::INDEX);
        let dividend_value = self.value(dividend);
        [arith::integer::DivSI::DEF, arith::integer::RemSI::DEF].map(|def| {
            let value = self.scalar(def, &[dividend_value, positive], Type::INDEX);
            self.leaf_of(value, 0, UNBOUNDED)
        })
    }

    /// `index == bound`; nothing where it always holds.
    pub fn equal(&mut self, index: &Index, bound: i64) -> Guard {
        if index.as_constant() == Some(bound) {
            return None;
        }
        let bound = self.number(bound);
        Some(self.compare(0, index, bound))
    }

    fn compare(&mut self, predicate: i64, index: &Index, bound: Value) -> Value {
        let index = self.value(index);
        let predicate = self.cx.int_attr(Type::I64, predicate);
        self.scalar_with(arith::integer::CmpI::DEF, &[index, bound], &[("predicate", predicate)], Type::I1)
    }

    /// Both conditions.
    pub fn both(&mut self, a: Guard, b: Guard) -> Guard {
        match (a, b) {
            (Some(a), Some(b)) if a != b => Some(self.scalar(arith::integer::AndI::DEF, &[a, b], Type::I1)),
            (a, b) => a.or(b),
        }
    }

    /// Reads an element; where `guard` does not hold, `otherwise`, or zero.
    pub fn load(&mut self, buffer: &Buffer, at: &[Index], guard: Guard, otherwise: Option<Value>) -> Value {
        let mut operands: Scalars = SmallVec::from_slice(&[buffer.value]);
        for index in at {
            let index = self.value(index);
            operands.push(index);
        }
        if let Some(guard) = guard {
            let otherwise = otherwise.unwrap_or_else(|| self.zero(buffer.scalar));
            operands.extend([guard, otherwise]);
        }
        let guards = i64::from(guard.is_some());
        let segments = i32_array(self.cx, &[1, at.len() as i64, guards, guards]);
        let attrs = self.cx.dict(&[(self.cx.name(OPERAND_SEGMENTS), segments)]);
        // What is loaded in a loop over nothing must not be loaded before it where there is nothing to load.
        let holds_nothing = self.body.ty(buffer.value).shape(self.cx).is_some_and(|shape| shape.contains(&0));
        let op = if buffer.is_input && !holds_nothing {
            self.pure(BufferLoad::DEF, &operands, attrs, &[buffer.scalar])
        } else {
            let (depth, loc) = (self.depth(), self.loc);
            let new =
                NewOp { attrs, operands: &operands, results: &[buffer.scalar], ..NewOp::new(BufferLoad::DEF, loc) };
            self.insert(depth, new)
        };
        self.body.result(op, 0)
    }

    /// Writes an element where `guard` holds.
    pub fn store(&mut self, value: Value, buffer: &Buffer, at: &[Index], guard: Guard) {
        let mut operands: Scalars = SmallVec::from_slice(&[value, buffer.value]);
        for index in at {
            let index = self.value(index);
            operands.push(index);
        }
        operands.extend(guard);
        let segments = i32_array(self.cx, &[1, 1, at.len() as i64, i64::from(guard.is_some())]);
        let attrs = self.cx.dict(&[(self.cx.name(OPERAND_SEGMENTS), segments)]);
        let (depth, loc) = (self.depth(), self.loc);
        self.insert(depth, NewOp { attrs, operands: &operands, ..NewOp::new(BufferStore::DEF, loc) });
    }

    /// A buffer that lives as long as the iteration around it.
    pub fn alloc(&mut self, shape: &[i64], scalar: Type, space: &str) -> Buffer {
        let space = Some(self.cx.str_attr(space));
        let ty = TypeData::MemRef { shape: shape.into(), element: scalar, layout: None, memory_space: space };
        let ty = self.cx.intern_type(ty);
        let (depth, loc) = (self.depth(), self.loc);
        let op = self.insert(depth, NewOp { results: &[ty], ..NewOp::new(AllocBuffer::DEF, loc) });
        Buffer { value: self.body.result(op, 0), scalar, is_input: false }
    }

    /// Opens a named block.
    pub fn open_block(&mut self, name: &str) {
        let name = self.cx.str_attr(name);
        let attrs = self.cx.dict(&[(self.cx.name("name"), name)]);
        self.open(Block::DEF, attrs, &[], &[], &[]);
    }

    /// Opens a loop; the counter, and what its iterations carry.
    pub fn open_loop(&mut self, range: Range<'_>, inits: &[Value]) -> (Index, Scalars) {
        let bounds = [self.value(range.lower), self.value(range.upper), self.number(1)];
        let operands: Scalars = bounds.iter().chain(inits).copied().collect();
        let mut attrs: SmallVec<[_; 4]> = SmallVec::new();
        attrs.push((self.cx.name("kind"), self.cx.str_attr("serial")));
        for (name, value) in [("reduce", range.reduce), (AXIS, range.axis)] {
            if let Some(value) = value {
                attrs.push((self.cx.name(name), self.cx.str_attr(value)));
            }
        }
        let attrs = self.cx.dict(&attrs);
        let types: SmallVec<[Type; 4]> = inits.iter().map(|&value| self.body.ty(value)).collect();
        let args: SmallVec<[Type; 4]> = [Type::INDEX].into_iter().chain(types.iter().copied()).collect();
        let block = self.open(For::DEF, attrs, &operands, &types, &args);
        let args = self.body.block_args(block);
        let (counter, carried) = (args[0], args[1..].into());
        let (low, high) = (self.indices.range(range.lower).0, self.indices.range(range.upper).1);
        (self.leaf(counter, low, high.saturating_sub(1)), carried)
    }

    fn open(
        &mut self,
        def: &'static OpDef,
        attrs: Dict,
        operands: &[Value],
        results: &[Type],
        args: &[Type],
    ) -> BlockId {
        let region = self.body.create_region();
        let block = self.body.create_block(region);
        let (depth, loc) = (self.depth(), self.loc);
        let op = NewOp { attrs, operands, results, regions: &[region], ..NewOp::new(def, loc) };
        let op = self.insert(depth, op);
        for &ty in args {
            let arg = self.body.add_argument(block, ty, loc);
            self.set_depth(arg, depth + 1);
        }
        self.scopes.push(Scope { block, op: Some(op), known: FxHashMap::default() });
        block
    }

    /// Ends the innermost loop or block, which yields `values`; what comes out of it.
    pub fn close(&mut self, values: &[Value]) -> Scalars {
        let Some(Scope { block, op: Some(op), .. }) = self.scopes.pop() else { return Scalars::new() };
        let end = self.body.create_op(NewOp { operands: values, ..NewOp::new(Yield::DEF, self.loc) });
        self.body.append_op(block, end);
        self.body.results(op).collect()
    }

    /// Ends loops and blocks that yield nothing until `depth` scopes are open.
    pub fn close_to(&mut self, depth: usize) {
        while self.depth() > depth {
            self.close(&[]);
        }
    }
}

/// The type in which an element is loaded: the element's, without the sign.
pub fn scalar_type(cx: &Context, element: Type) -> Type {
    match element.data(cx) {
        TypeData::Integer { width, .. } => cx.int_type(*width),
        _ => element,
    }
}
