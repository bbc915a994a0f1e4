//! Ops that compute the shape of an op's result when the program runs, a vector with one number a dimension. What is
//! known of a size is no op but a constant, and constants stand at the top of the function.

use std::collections::BTreeMap;

use hlo_dialects::arith::cast::IndexCast;
use hlo_dialects::arith::integer::{AddI, CmpI, DivSI, MulI, SubI};
use hlo_dialects::arith::{Constant, Select};
use hlo_dialects::shape::{Broadcast, ShapeOf};
use hlo_dialects::stablehlo::attrs::GatherDims;
use hlo_dialects::stablehlo::dot::DotGeneral;
use hlo_dialects::stablehlo::gather::Gather;
use hlo_dialects::stablehlo::reduce::Reduce;
use hlo_dialects::stablehlo::shape::{self, Concatenate, Pad, Transpose};
use hlo_dialects::tensor::{Dim, Extract, FromElements};
use hlo_ir::{Body, Builder, Context, DYNAMIC, Diagnostics, OpId, OpRef, Type, Value, traits};

/// `slt` of `arith.cmpi`.
const SIGNED_LESS: i64 = 2;

/// The shape of the result of `op`, computed before `user`; `None` where nobody knows how.
pub fn reify(cx: &Context, body: &mut Body, op: OpId, user: OpId, diags: &mut Diagnostics) -> Option<Value> {
    let operands: Vec<Value> = body.operands(op).collect();
    let name = body.def(op).name;
    let op_ref = body.op_ref(cx, op);
    if name.starts_with("chlo.broadcast_") {
        if let Some(message) = unsupported_broadcast(op_ref) {
            diags.warning("unsupported-broadcast", op_ref.loc(), message).emit();
            return None;
        }
        return broadcast_extents(&mut Builder::before(cx, body, user), &operands);
    }
    let sizes = match name {
        "stablehlo.dynamic_iota" | "stablehlo.dynamic_reshape" => return operands.last().copied(),
        "stablehlo.dynamic_broadcast_in_dim" => return operands.get(1).copied(),
        "stablehlo.real_dynamic_slice" => return sliced(&mut Shapes::new(cx, body, user), &operands),
        "stablehlo.dynamic_pad" => return padded_dynamically(&mut Shapes::new(cx, body, user), &operands),
        _ => static_rules(op_ref),
    };
    match sizes {
        Some(sizes) => {
            let mut shapes = Shapes::new(cx, body, user);
            // All sizes of operands first, in their order, then the sums.
            let mut used: Vec<(usize, usize)> = sizes.iter().flat_map(|rule| rule.dims.iter().copied()).collect();
            used.sort_unstable();
            used.dedup();
            let dims: BTreeMap<(usize, usize), Size> =
                used.into_iter().map(|place| (place, shapes.dim(operands[place.0], place.1))).collect();
            let sizes: Vec<Size> = sizes.iter().map(|rule| shapes.size(rule, &dims)).collect();
            let values: Vec<Value> = sizes.into_iter().map(|size| shapes.value(size)).collect();
            Some(shapes.vector(&values, Type::INDEX))
        }
        None => {
            let keeps_shape = op_ref.has(traits::SAME_OPERANDS_AND_RESULT_SHAPE)
                || matches!(name, "stablehlo.reverse" | "stablehlo.select" | "stablehlo.clamp" | "chlo.constant_like");
            // Of the ops of three operands it is the second that has the result's shape.
            let like = operands.get(usize::from(operands.len() == 3)).filter(|_| keeps_shape)?;
            Some(shape_of(&mut Builder::before(cx, body, user), *like))
        }
    }
}

/// What one size of a result is: a sum of sizes of operands and numbers.
struct Rule {
    /// `(operand, dimension)`.
    dims: Vec<(usize, usize)>,
    /// What is added.
    plus: i64,
}

impl Rule {
    fn dim(operand: usize, dim: usize) -> Rule {
        Rule { dims: vec![(operand, dim)], plus: 0 }
    }

    fn known(size: i64) -> Rule {
        Rule { dims: Vec::new(), plus: size }
    }
}

/// The sizes of ops that say all in types and attributes.
fn static_rules(op: OpRef<'_>) -> Option<Vec<Rule>> {
    let rank = |index: usize| op.operands().nth(index).and_then(|value| value.shape()).map_or(0, <[i64]>::len);
    match op.name() {
        "stablehlo.broadcast" => {
            let sizes = op.view::<shape::Broadcast<'_>>()?.broadcast_sizes();
            let own = (0..rank(0)).map(|dim| Rule::dim(0, dim));
            Some(sizes.into_iter().map(Rule::known).chain(own).collect())
        }
        "stablehlo.transpose" => {
            let permutation = op.view::<Transpose<'_>>()?.permutation();
            Some(permutation.into_iter().map(|dim| Rule::dim(0, dim as usize)).collect())
        }
        "stablehlo.reduce" => {
            let dims = op.view::<Reduce<'_>>()?.dimensions();
            let remaining = (0..rank(0)).filter(|dim| !dims.contains(&(*dim as i64)));
            Some(remaining.map(|dim| Rule::dim(0, dim)).collect())
        }
        "stablehlo.concatenate" => {
            let axis = op.view::<Concatenate<'_>>()?.dimension() as usize;
            let parts = |dim: usize| if dim == axis { op.n_operands() } else { 1 };
            let rule = |dim: usize| Rule { dims: (0..parts(dim)).map(|operand| (operand, dim)).collect(), plus: 0 };
            Some((0..rank(0)).map(rule).collect())
        }
        "stablehlo.pad" => {
            let pad: Pad<'_> = op.view()?;
            let (low, high, interior) = (pad.edge_padding_low(), pad.edge_padding_high(), pad.interior_padding());
            if interior.iter().any(|amount| *amount != 0) {
                return None;
            }
            let edges = low.iter().zip(&high).enumerate();
            let rule = |(dim, (low, high)): (usize, (&i64, &i64))| Rule {
                dims: vec![(0, dim)],
                plus: low.saturating_add(*high),
            };
            Some(edges.map(rule).collect())
        }
        "stablehlo.dot_general" => {
            let dims = op.view::<DotGeneral<'_>>()?.dot_dimension_numbers();
            let free = |operand: usize, batching: &'_ [i64], contracting: &'_ [i64]| -> Vec<Rule> {
                let is_free = |dim: &usize| {
                    let dim = *dim as i64;
                    !batching.contains(&dim) && !contracting.contains(&dim)
                };
                (0..rank(operand)).filter(is_free).map(|dim| Rule::dim(operand, dim)).collect()
            };
            let mut rules: Vec<Rule> =
                dims.lhs_batching_dimensions.iter().map(|dim| Rule::dim(0, *dim as usize)).collect();
            rules.extend(free(0, dims.lhs_batching_dimensions, dims.lhs_contracting_dimensions));
            rules.extend(free(1, dims.rhs_batching_dimensions, dims.rhs_contracting_dimensions));
            Some(rules)
        }
        "stablehlo.gather" => {
            let gather: Gather<'_> = op.view()?;
            Some(gathered(&gather.dimension_numbers(), &gather.slice_sizes(), rank(1)))
        }
        _ => None,
    }
}

/// Batches by the indices, offsets by the slice.
fn gathered(dims: &GatherDims<'_>, sizes: &[i64], index_rank: usize) -> Vec<Rule> {
    let left_out = |dim: &i64| dims.collapsed_slice_dims.contains(dim) || dims.operand_batching_dims.contains(dim);
    let mut offsets = (0..sizes.len() as i64).filter(|dim| !left_out(dim)).map(|dim| sizes[dim as usize]);
    let mut batches = (0..index_rank).filter(|dim| *dim as i64 != dims.index_vector_dim);
    let n_batches = batches.clone().count();
    (0..(dims.offset_dims.len() + n_batches) as i64)
        .filter_map(|dim| {
            if dims.offset_dims.contains(&dim) {
                offsets.next().map(Rule::known)
            } else {
                batches.next().map(|dim| Rule::dim(1, dim))
            }
        })
        .collect()
}

/// A size that is known, or a value.
#[derive(Clone, Copy)]
enum Size {
    Known(i64),
    Value(Value),
}

/// Writes ops before one op, and constants at the top of the function.
struct Shapes<'b> {
    b: Builder<'b>,
    top: Option<OpId>,
    constants: BTreeMap<i64, Value>,
}

impl<'b> Shapes<'b> {
    fn new(cx: &'b Context, body: &'b mut Body, user: OpId) -> Self {
        let entry = body.op_region(Body::ROOT, 0).and_then(|region| body.region_blocks(region).first().copied());
        let top = entry.and_then(|block| body.first_op(block));
        Shapes { b: Builder::before(cx, body, user), top, constants: BTreeMap::new() }
    }

    fn constant(&mut self, number: i64) -> Value {
        if let Some(value) = self.constants.get(&number) {
            return *value;
        }
        let attr = self.b.cx.int_attr(Type::INDEX, number);
        let op = Constant::build_typed(&mut self.b, &[Type::INDEX], attr);
        if let Some(top) = self.top {
            self.b.body.detach_op(op);
            self.b.body.insert_before(top, op);
        }
        let value = self.b.result(op);
        self.constants.insert(number, value);
        value
    }

    fn value(&mut self, size: Size) -> Value {
        match size {
            Size::Known(size) => self.constant(size),
            Size::Value(value) => value,
        }
    }

    /// A dimension of a value.
    fn dim(&mut self, value: Value, dim: usize) -> Size {
        match self.b.body.ty(value).shape(self.b.cx).and_then(|shape| shape.get(dim)) {
            Some(&size) if size != DYNAMIC => Size::Known(size),
            _ => {
                let dim = self.constant(dim as i64);
                let op = Dim::build(&mut self.b, value, dim);
                Size::Value(self.b.result(op))
            }
        }
    }

    /// The sum that a rule asks for; `dims` are the sizes of operands.
    fn size(&mut self, rule: &Rule, dims: &BTreeMap<(usize, usize), Size>) -> Size {
        let (mut known, mut sum) = (rule.plus, None);
        for place in &rule.dims {
            match dims[place] {
                Size::Known(size) => known = known.saturating_add(size),
                Size::Value(value) => {
                    sum = Some(match sum {
                        Some(sum) => self.add(sum, value),
                        None => value,
                    });
                }
            }
        }
        match sum {
            None => Size::Known(known),
            Some(sum) if known == 0 => Size::Value(sum),
            Some(sum) => {
                let known = self.constant(known);
                Size::Value(self.add(sum, known))
            }
        }
    }

    fn add(&mut self, a: Value, b: Value) -> Value {
        let op = AddI::build(&mut self.b, a, b, Default::default());
        self.b.result(op)
    }

    fn sub(&mut self, a: Value, b: Value) -> Value {
        let op = SubI::build(&mut self.b, a, b, Default::default());
        self.b.result(op)
    }

    /// `value`, a size, as a number of type `ty`.
    fn cast(&mut self, value: Value, ty: Type) -> Value {
        if self.b.body.ty(value) == ty {
            return value;
        }
        let op = IndexCast::build_typed(&mut self.b, &[ty], value);
        self.b.result(op)
    }

    /// One number of a vector.
    fn extract(&mut self, vector: Value, index: usize) -> Value {
        let index = self.constant(index as i64);
        let op = Extract::build(&mut self.b, vector, &[index]);
        self.b.result(op)
    }

    fn vector(&mut self, values: &[Value], element: Type) -> Value {
        let ty = self.b.cx.tensor_type(&[values.len() as i64], element);
        let op = FromElements::build_typed(&mut self.b, &[ty], values);
        self.b.result(op)
    }

    /// The rank of the first operand and the element type of the vectors behind it.
    fn rank_and_element(&self, value: Value, vector: Value) -> Option<(usize, Type)> {
        let rank = self.b.body.ty(value).shape(self.b.cx)?.len();
        Some((rank, self.b.body.ty(vector).element(self.b.cx)))
    }
}

/// `(stride + (limit - start) - 1) / stride`
fn sliced(shapes: &mut Shapes<'_>, operands: &[Value]) -> Option<Value> {
    let &[operand, starts, limits, strides] = operands else { return None };
    let (rank, element) = shapes.rank_and_element(operand, starts)?;
    let one = shapes.constant(1);
    let one = shapes.cast(one, element);
    let mut sizes = Vec::with_capacity(rank);
    for dim in 0..rank {
        let [start, limit, stride] = [starts, limits, strides].map(|vector| shapes.extract(vector, dim));
        let length = shapes.sub(limit, start);
        let sum = shapes.add(stride, length);
        let sum = shapes.sub(sum, one);
        let op = DivSI::build(&mut shapes.b, sum, stride, false);
        sizes.push(shapes.b.result(op));
    }
    Some(shapes.vector(&sizes, element))
}

/// `interior * max(size - 1, 0) + size + low + high`
fn padded_dynamically(shapes: &mut Shapes<'_>, operands: &[Value]) -> Option<Value> {
    let &[operand, _, low, high, interior] = operands else { return None };
    let (rank, element) = shapes.rank_and_element(operand, low)?;
    let [zero, one] = [0, 1].map(|number| {
        let constant = shapes.constant(number);
        shapes.cast(constant, element)
    });
    let mut sizes = Vec::with_capacity(rank);
    for dim in 0..rank {
        let size = shapes.dim(operand, dim);
        let size = shapes.value(size);
        let size = shapes.cast(size, element);
        let [low, high, interior] = [low, high, interior].map(|vector| shapes.extract(vector, dim));
        let op = CmpI::build(&mut shapes.b, size, one, SIGNED_LESS);
        let is_small = shapes.b.result(op);
        let gaps = shapes.sub(size, one);
        let op = Select::build_typed(&mut shapes.b, &[element], is_small, zero, gaps);
        let gaps = shapes.b.result(op);
        let op = MulI::build(&mut shapes.b, interior, gaps, Default::default());
        let inner = shapes.b.result(op);
        let sum = shapes.add(inner, size);
        let sum = shapes.add(sum, low);
        sizes.push(shapes.add(sum, high));
    }
    Some(shapes.vector(&sizes, element))
}

/// What is wrong with the dimensions of a broadcast of two values: they say more than aligning shapes at their ends.
fn unsupported_broadcast(op: OpRef<'_>) -> Option<String> {
    let attr = op.attr("broadcast_dimensions")?;
    let given = attr.as_i64_array(op.cx)?;
    let rank = |index: usize| op.operands().nth(index)?.shape().map(<[i64]>::len);
    if let (Some(lhs), Some(rhs)) = (rank(0), rank(1))
        && given.iter().copied().eq((lhs.max(rhs) - lhs.min(rhs)) as i64..lhs.max(rhs) as i64)
    {
        return None;
    }
    let text = op.cx.attr_text(attr);
    Some(format!("unsupported non prefix-padded dynamic rank broadcast_dimensions = {text}"))
}

/// The shape of `value`.
fn shape_of(b: &mut Builder<'_>, value: Value) -> Value {
    let rank = b.body.ty(value).shape(b.cx).map_or(DYNAMIC, |shape| shape.len() as i64);
    let ty = b.cx.tensor_type(&[rank], Type::INDEX);
    let op = ShapeOf::build_typed(b, &[ty], value);
    b.result(op)
}

/// The shape that the operands broadcast to.
fn broadcast_extents(b: &mut Builder<'_>, operands: &[Value]) -> Option<Value> {
    let shapes: Vec<Value> = operands.iter().map(|value| shape_of(b, *value)).collect();
    let ranks = shapes.iter().map(|shape| b.body.ty(*shape).shape(b.cx).map_or(DYNAMIC, |shape| shape[0]));
    let rank = ranks.clone().max()?;
    let rank = if ranks.clone().any(|rank| rank == DYNAMIC) { DYNAMIC } else { rank };
    let ty = b.cx.tensor_type(&[rank], Type::INDEX);
    let op = Broadcast::build_typed(b, &[ty], &shapes, None);
    Some(b.result(op))
}
