//! What StableHLO's ops do to single numbers, as ops of `arith`, `math` and `hextir` on scalars.
//!
//! The one place where elementwise ops, and the regions of reductions and maps, get their meaning, which is that of the
//! interpreter's kernels to the bit (all NaNs count as one value). In reading order:
//!
//! - here: building scalars, regions of them, and `hexir.compute` around them
//! - [`table`]: which op is what
//! - [`integer`], [`float`], [`compare`], [`convert`]: the ops that take more than one step

mod compare;
pub(crate) mod convert;
mod float;
mod integer;
mod table;
#[cfg(test)]
mod tests;

pub(super) use table::{ELEMENTWISE, emit};

use hlo_dialects::arith::attrs::{CmpFPredicate, CmpIPredicate};
use hlo_dialects::arith::float::CmpF;
use hlo_dialects::arith::integer::CmpI;
use hlo_dialects::hexir::rules::shapes_agree;
use hlo_dialects::hexir::structured::{Compute, Yield};
use hlo_dialects::stablehlo::constant::Constant;
use hlo_dialects::stablehlo::control::OptimizationBarrier;
use hlo_dialects::stablehlo::shape::{BroadcastInDim, Reshape};
use hlo_dialects::{arith, chlo};
use hlo_interp::ElementType;
use hlo_interp::element::Bits;
use hlo_interp::eval::types;
use hlo_interp::kernels::bits::convert_bits;
use hlo_ir::rewrite::Refused;
use hlo_ir::{
    Attr, AttrData, Builder, Context, NewOp, OpDef, OpId, OpRef, RegionRef, SmallVec, Type, TypeData, Value, ValueRef,
    traits,
};
use rustc_hash::FxHashMap;

/// The values of a region of scalars.
pub(crate) type Scalars = SmallVec<[Value; 2]>;

/// The scalar that stands for an element of that type: integers lose their signedness.
pub(crate) fn scalar_type(cx: &Context, element: Type) -> Type {
    match element.data(cx) {
        TypeData::Integer { width, .. } => cx.int_type(*width),
        _ => element,
    }
}

/// The element type of a tensor as the interpreter knows it.
pub(crate) fn element_of(cx: &Context, tensor: Type) -> Result<ElementType, Refused> {
    let element = tensor.element(cx);
    types::element_type(cx, element)
        .filter(|element| !element.is_complex())
        .ok_or_else(|| Refused::because(format!("elements of type '{}' are not covered", cx.type_text(element))))
}

/// Builds the scalars of one block; equal constants once.
pub(crate) struct Emitter<'e, 'b> {
    b: &'e mut Builder<'b>,
    constants: SmallVec<[(Attr, Value); 4]>,
}

impl<'e, 'b> Emitter<'e, 'b> {
    /// Ops go where `b` stands.
    pub fn new(b: &'e mut Builder<'b>) -> Self {
        Emitter { b, constants: SmallVec::new() }
    }

    pub(crate) fn cx(&self) -> &'b Context {
        self.b.cx
    }

    pub(crate) fn ty(&self, value: Value) -> Type {
        self.b.body.ty(value)
    }

    /// An op of one result whose other attributes are those it is filled with.
    pub(crate) fn op(&mut self, def: &'static OpDef, operands: &[Value], ty: Type) -> Value {
        let op = self.b.finish(def, operands, SmallVec::new(), Some(&[ty]));
        self.b.result(op)
    }

    /// An op whose result has the type of its first operand.
    pub(crate) fn same(&mut self, def: &'static OpDef, operands: &[Value]) -> Value {
        let ty = self.ty(operands[0]);
        self.op(def, operands, ty)
    }

    fn attr(&mut self, value: Attr) -> Value {
        if let Some((_, known)) = self.constants.iter().find(|(attr, _)| *attr == value) {
            return *known;
        }
        let op = arith::Constant::build(self.b, value);
        let result = self.b.result(op);
        self.constants.push((value, result));
        result
    }

    /// An integer of the type of `like`; bits above its width do not matter.
    pub(crate) fn int(&mut self, like: Value, value: i64) -> Value {
        let attr = self.cx().int_attr(self.ty(like), value);
        self.attr(attr)
    }

    /// A float of the type of `like`, rounded to it as the interpreter does.
    pub(crate) fn float(&mut self, like: Value, value: f64) -> Value {
        let (cx, ty) = (self.cx(), self.ty(like));
        let bits = types::element_type(cx, ty).map(|to| convert_bits(Bits::new(value), ElementType::F64, to));
        let bits = bits.map_or(0, |bits| u128::from_le_bytes(*bits.bytes()));
        let attr = cx.intern_attr(AttrData::Float { ty, bits });
        self.attr(attr)
    }

    /// Compares integers: `slt`, `ult`, ….
    pub(crate) fn cmpi(&mut self, predicate: &str, lhs: Value, rhs: Value) -> Value {
        let op = CmpI::build(self.b, lhs, rhs, number_of(CmpIPredicate::WORDS, predicate));
        self.b.result(op)
    }

    /// Compares floats: `olt`, `une`, ….
    pub(crate) fn cmpf(&mut self, predicate: &str, lhs: Value, rhs: Value) -> Value {
        let op = CmpF::build(self.b, lhs, rhs, number_of(CmpFPredicate::WORDS, predicate), 0);
        self.b.result(op)
    }

    pub(crate) fn select(&mut self, condition: Value, on_true: Value, on_false: Value) -> Value {
        let ty = self.ty(on_true);
        self.op(arith::Select::DEF, &[condition, on_true, on_false], ty)
    }

    /// The only element of a constant.
    fn constant(&mut self, value: Attr) -> Result<Value, Refused> {
        let cx = self.cx();
        let elements = value.dense(cx).filter(|elements| elements.len == 1);
        let elements = elements.ok_or_else(|| Refused::because("a constant among scalars must be one number"))?;
        let ty = scalar_type(cx, elements.element);
        let integer = elements.i64s(cx).and_then(|mut numbers| numbers.next());
        let attr = match integer {
            Some(number) if ty == Type::I1 => cx.bool_attr(number != 0),
            Some(number) => cx.int_attr(ty, number),
            None => {
                let mut bits = [0; 16];
                let bytes = elements.get(0);
                bits.get_mut(..bytes.len())
                    .ok_or_else(|| Refused::because("numbers of more than 128 bits are not covered"))?
                    .copy_from_slice(bytes);
                cx.intern_attr(AttrData::Float { ty, bits: u128::from_le_bytes(bits) })
            }
        };
        Ok(self.attr(attr))
    }
}

/// The number of a word that is among `words`.
fn number_of(words: &[(&str, i64)], word: &str) -> i64 {
    words.iter().find(|(known, _)| *known == word).map_or(0, |(_, number)| *number)
}

/// A region of scalars while it is copied.
struct RegionCopy<'e, 'b> {
    e: Emitter<'e, 'b>,
    values: FxHashMap<Value, Value>,
}

/// Emits what `region` does to scalars, with `args` for the arguments of its block: what it returns.
///
/// # Errors
/// An op that is not elementwise, a value from around the region that is no constant.
pub(crate) fn region(region: RegionRef<'_>, args: &[Value], b: &mut Builder<'_>) -> Result<Scalars, Refused> {
    let block = region.entry().ok_or_else(|| Refused::because("its region is empty"))?;
    let values = block.args().map(|arg| arg.id).zip(args.iter().copied()).collect();
    let outer = b.loc;
    let mut copy = RegionCopy { e: Emitter::new(b), values };
    for op in block.ops() {
        copy.e.b.loc = op.loc();
        let operands = op.operands().map(|value| copy.value(value)).collect::<Result<Scalars, Refused>>()?;
        if op.has(traits::TERMINATOR) {
            copy.e.b.loc = outer;
            return Ok(operands);
        }
        let result = copy.op(op, &operands)?;
        copy.values.insert(op.result(0).id, result);
    }
    Err(Refused::because("its region does not end"))
}

impl RegionCopy<'_, '_> {
    fn op(&mut self, op: OpRef<'_>, operands: &[Value]) -> Result<Value, Refused> {
        if op.has(traits::CALL_LIKE) {
            let refused = Refused::because(format!("its region has a '{}'", op.name()));
            return Err(refused.help("put called functions in line first, with the pass `inline`"));
        }
        let is_scalar = |value: ValueRef<'_>| value.shape().is_some_and(<[i64]>::is_empty);
        if op.n_results() != 1 || !op.operands().chain(op.results()).all(is_scalar) {
            let reason = format!("'{}' in its region does not compute one number of others", op.name());
            return Err(Refused::because(reason));
        }
        if let Some(value) = constant_of(op) {
            return self.e.constant(value);
        }
        if op.is::<Reshape>() || op.is::<BroadcastInDim>() || op.is::<OptimizationBarrier>() {
            return Ok(operands[0]);
        }
        emit(op, operands, &mut self.e)
    }

    /// What `value` became; a constant from around the region is repeated.
    fn value(&mut self, value: ValueRef<'_>) -> Result<Value, Refused> {
        if let Some(&known) = self.values.get(&value.id) {
            return Ok(known);
        }
        let constant = value.defining_op().and_then(constant_of);
        let constant = constant.ok_or_else(|| Refused::because("its region reads a tensor from around it"))?;
        let result = self.e.constant(constant)?;
        self.values.insert(value.id, result);
        Ok(result)
    }
}

fn constant_of(op: OpRef<'_>) -> Option<Attr> {
    let constant = op.view::<Constant>().map(|op| op.value());
    constant.or_else(|| op.view::<chlo::structured::Constant>().map(|op| op.value()))
}

/// A block of scalars, one argument for each of `elements` (types of tensors or of their elements), that yields what
/// `body` makes of them, in a region of nobody.
pub(crate) fn block(
    b: &mut Builder<'_>,
    elements: &[Type],
    body: impl FnOnce(&mut Builder<'_>, &[Value]) -> Result<Scalars, Refused>,
) -> Result<hlo_ir::RegionId, Refused> {
    let region = b.body.create_region();
    let block = b.body.create_block(region);
    let args: SmallVec<[Value; 4]> =
        elements.iter().map(|ty| b.body.add_argument(block, scalar_type(b.cx, ty.element(b.cx)), b.loc)).collect();
    let mut inner = Builder::at_end(b.cx, b.body, block, b.loc);
    let values = body(&mut inner, &args)?;
    Yield::build_typed(&mut inner, &[], &values);
    Ok(region)
}

/// `hexir.compute` of tensors of one shape; equal ones are read once. Sizes that are not known are compared when the
/// program runs.
pub(crate) fn compute(
    b: &mut Builder<'_>,
    inputs: &[Value],
    results: &[Type],
    body: impl FnOnce(&mut Builder<'_>, &[Value]) -> Result<Scalars, Refused>,
) -> Result<OpId, Refused> {
    let mut distinct: SmallVec<[Value; 4]> = SmallVec::new();
    let places: SmallVec<[usize; 4]> = inputs
        .iter()
        .map(|input| {
            distinct.iter().position(|known| known == input).unwrap_or_else(|| {
                distinct.push(*input);
                distinct.len() - 1
            })
        })
        .collect();
    let types: SmallVec<[Type; 4]> = distinct.iter().map(|&input| b.body.ty(input)).collect();
    let shape = results.first().and_then(|ty| ty.shape(b.cx));
    let agrees = |ty: &Type| shape.zip(ty.shape(b.cx)).is_some_and(|(a, b)| shapes_agree(a, b));
    if !types.iter().chain(results).all(agrees) {
        return Err(Refused::because("its operands and results do not have one shape"));
    }
    let region = block(b, &types, |b, args| {
        let args: SmallVec<[Value; 4]> = places.iter().map(|&place| args[place]).collect();
        body(b, &args)
    })?;
    Ok(b.insert(NewOp { operands: &distinct, results, regions: &[region], ..NewOp::new(Compute::DEF, b.loc) }))
}
