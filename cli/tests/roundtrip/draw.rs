//! Plans of programs, drawn row by row: a plan holds what the verifier accepts, and building it cannot fail.

mod mutate;

use hlo_ir::op_def::{OPERAND_SEGMENTS, RESULT_SEGMENTS, RegionBlocks};
use hlo_ir::verify::verify_body;
use hlo_ir::{
    Arity, Attr, AttrData, Body, Diagnostics, Dict, Loc, Name, NewOp, OpDef, OpId, RegionId, RegionTypes, Signature,
    SmallVec, Type, Value, ValueSpec, traits,
};

use crate::pool::Pool;

/// How often a row is tried until the verifier accepts an op.
const TRIES: usize = 12;

/// Numbers that follow from a seed.
pub struct Draws(u64);

impl Draws {
    /// The numbers of `seed`.
    pub fn new(seed: u64) -> Self {
        Draws(seed)
    }

    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((z ^ (z >> 31)) % limit.max(1) as u64) as usize
    }

    /// True so many times in a hundred.
    fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    /// One of `choices`, which are not empty.
    pub fn among<'c, T>(&mut self, choices: &'c [T]) -> &'c T {
        &choices[self.below(choices.len())]
    }
}

/// An op that the verifier accepts in a function whose arguments have the types of the operands.
#[derive(Clone)]
pub struct OpPlan {
    def: &'static OpDef,
    attrs: Dict,
    operands: Vec<Type>,
    results: Vec<Type>,
    regions: Vec<Option<BlockPlan>>,
    loc: Loc,
}

/// The only block of a region: casts make what the terminator needs.
#[derive(Clone)]
struct BlockPlan {
    arguments: Vec<Type>,
    returns: Vec<Type>,
    terminator: Option<(&'static OpDef, Dict)>,
}

impl OpPlan {
    /// An op of the row `def`, unless none of the tries satisfies the verifier.
    pub fn draw(pool: &Pool, def: &'static OpDef, draws: &mut Draws) -> Option<OpPlan> {
        (0..TRIES).find_map(|_| Self::attempt(pool, def, draws).filter(|plan| plan.is_sound(pool)))
    }

    fn attempt(pool: &Pool, def: &'static OpDef, draws: &mut Draws) -> Option<OpPlan> {
        let loc = *draws.among(&pool.locs);
        let mut leader = None;
        let (operands, operand_sizes) =
            draw_values(pool, def.operands, !def.is(traits::ATTR_SIZED_OPERANDS), &mut leader, draws)?;
        let mut attrs = draw_attrs(pool, def, draws)?;
        if def.is(traits::ATTR_SIZED_OPERANDS) {
            attrs.push((pool.cx.name(OPERAND_SEGMENTS), segments(pool, &operand_sizes)));
        }
        let regions = draw_regions(pool, def, &operands, draws);
        let region_types = region_types(&regions);
        let results = match def.infer {
            Some(infer) => {
                let cx = &pool.cx;
                let attrs = cx.dict(&attrs);
                let signature = Signature {
                    cx,
                    def,
                    loc,
                    operands: &operands,
                    attrs,
                    regions: &region_types,
                    constants: &|_| None,
                };
                infer(&signature, &mut Diagnostics::default()).ok()?.to_vec()
            }
            None => {
                let (results, sizes) = draw_values(pool, def.results, false, &mut leader, draws)?;
                if def.is(traits::ATTR_SIZED_RESULTS) {
                    attrs.push((pool.cx.name(RESULT_SEGMENTS), segments(pool, &sizes)));
                }
                results
            }
        };
        Some(OpPlan { def, attrs: pool.cx.dict(&attrs), operands, results, regions, loc })
    }

    /// Whether the verifier accepts the op alone in a function.
    fn is_sound(&self, pool: &Pool) -> bool {
        // Tensors that differ only in how much of a size is known count as equal here, but the text of most such ops
        // shows one type: the reference, too, prints what it cannot read.
        let types = self.operands.iter().chain(&self.results);
        if self.def.is(traits::SAME_OPERANDS_AND_RESULT_TYPE) && types.into_iter().any(|ty| *ty != self.results[0]) {
            return false;
        }
        let body = function(pool, "scratch", std::slice::from_ref(self), &mut Draws::new(0));
        verify_body(&pool.cx, &body, &pool.symbols).is_empty()
    }

    fn build(&self, pool: &Pool, body: &mut Body, operands: &[Value]) -> OpId {
        let regions: Vec<_> = self
            .regions
            .iter()
            .map(|plan| {
                let region = body.create_region();
                if let Some(plan) = plan {
                    plan.build(pool, body, region, self.loc);
                }
                region
            })
            .collect();
        let (attrs, results) = (self.attrs, self.results.as_slice());
        body.create_op(NewOp { attrs, operands, results, regions: &regions, ..NewOp::new(self.def, self.loc) })
    }
}

/// What inference sees of regions.
fn region_types(regions: &[Option<BlockPlan>]) -> Vec<RegionTypes> {
    let types = |block: &BlockPlan| RegionTypes {
        arguments: block.arguments.iter().copied().collect(),
        returns: block.returns.iter().copied().collect(),
    };
    regions.iter().map(|region| region.as_ref().map(types).unwrap_or_default()).collect()
}

impl BlockPlan {
    fn build(&self, pool: &Pool, body: &mut Body, region: RegionId, loc: Loc) {
        let block = body.create_block(region);
        let arguments: Vec<Value> = self.arguments.iter().map(|&ty| body.add_argument(block, ty, loc)).collect();
        let Some((def, attrs)) = self.terminator else {
            return;
        };
        let cast = pool.cx.registry().op(b"builtin.unrealized_conversion_cast").expect("a row of builtin");
        let operands: Vec<Value> = self
            .returns
            .iter()
            .map(|&ty| {
                if let Some(&argument) = arguments.iter().find(|&&argument| body.ty(argument) == ty) {
                    return argument;
                }
                let op = body.create_op(NewOp { results: &[ty], ..NewOp::new(cast, loc) });
                body.append_op(block, op);
                body.result(op, 0)
            })
            .collect();
        let op = body.create_op(NewOp { attrs, operands: &operands, ..NewOp::new(def, loc) });
        body.append_op(block, op);
    }
}

/// A function called `name` with the ops of `plans`. An operand is an earlier value of its type or a new argument.
pub fn function(pool: &Pool, name: &str, plans: &[OpPlan], draws: &mut Draws) -> Body {
    let cx = &pool.cx;
    let row = |name: &[u8]| cx.registry().op(name).expect("a row of func");
    let loc = *draws.among(&pool.locs);
    let mut body = Body::new(row(b"func.func"), loc, Dict::EMPTY, 1);
    let region = body.op_region(Body::ROOT, 0).expect("a function has a region");
    let block = body.create_block(region);
    let mut values: Vec<Value> = Vec::new();
    for plan in plans {
        let mut operands: SmallVec<[Value; 4]> = SmallVec::new();
        for &ty in &plan.operands {
            let known: Vec<Value> = values.iter().copied().filter(|&value| body.ty(value) == ty).collect();
            if known.is_empty() || draws.chance(20) {
                let argument = body.add_argument(block, ty, *draws.among(&pool.locs));
                values.push(argument);
                operands.push(argument);
            } else {
                operands.push(*draws.among(&known));
            }
        }
        let op = plan.build(pool, &mut body, &operands);
        body.append_op(block, op);
        values.extend(body.results(op));
    }
    let end = body.create_op(NewOp::new(row(b"func.return"), loc));
    body.append_op(block, end);
    let inputs: Vec<Type> = body.block_args(block).iter().map(|&argument| body.ty(argument)).collect();
    let ty = cx.type_attr(cx.function_type(&inputs, &[]));
    let attrs = [(cx.name("sym_name"), cx.str_attr(name)), (cx.name("function_type"), ty)];
    body.set_attrs(Body::ROOT, cx.dict(&attrs));
    body
}

/// Types for the groups of `specs` and the size of each group. `leader`, the type of an earlier value, is preferred:
/// many ops want one type throughout.
fn draw_values(
    pool: &Pool,
    specs: &[ValueSpec],
    same_size: bool,
    leader: &mut Option<Type>,
    draws: &mut Draws,
) -> Option<(Vec<Type>, Vec<i32>)> {
    let mut types = Vec::new();
    let mut sizes = Vec::new();
    let variadic = *draws.among(&[0, 1, 1, 1, 2, 3]);
    for spec in specs {
        let size = match spec.arity {
            Arity::One => 1,
            Arity::Optional => draws.below(2),
            Arity::Variadic if same_size => variadic,
            Arity::Variadic => *draws.among(&[0, 1, 1, 2]),
        };
        for _ in 0..size {
            let ty = draw_type(pool, spec, *leader, draws)?;
            *leader = Some(leader.unwrap_or(ty));
            types.push(ty);
        }
        sizes.push(size as i32);
    }
    Some((types, sizes))
}

fn draw_type(pool: &Pool, spec: &ValueSpec, leader: Option<Type>, draws: &mut Draws) -> Option<Type> {
    let accepts = |ty: Type| (spec.types.accepts)(&pool.cx, ty);
    if let Some(leader) = leader.filter(|&ty| accepts(ty))
        && draws.chance(70)
    {
        return Some(leader);
    }
    let types = if draws.chance(60) { &pool.common_types } else { &pool.types };
    let mut fitting: Vec<Type> = types.iter().copied().filter(|&ty| accepts(ty)).collect();
    if fitting.is_empty() {
        fitting = pool.types.iter().copied().filter(|&ty| accepts(ty)).collect();
    }
    (!fitting.is_empty()).then(|| *draws.among(&fitting))
}

fn segments(pool: &Pool, sizes: &[i32]) -> Attr {
    let data: Vec<u8> = sizes.iter().flat_map(|size| size.to_le_bytes()).collect();
    pool.cx.intern_attr(AttrData::DenseArray { element: Type::I32, data: data.into() })
}

/// Attributes that the row asks for, and some of no row.
fn draw_attrs(pool: &Pool, def: &OpDef, draws: &mut Draws) -> Option<SmallVec<[(Name, Attr); 4]>> {
    let cx = &pool.cx;
    let mut attrs: SmallVec<[(Name, Attr); 4]> = SmallVec::new();
    for spec in def.attrs {
        if spec.optional && draws.chance(50) {
            continue;
        }
        // A symbol without a name is valid and has no text.
        let is_nameless = |attr: Attr| spec.name == "sym_name" && attr.as_bytes(cx) == Some(b"");
        let accepts = |attr: &&Attr| (spec.constraint.accepts)(cx, **attr) && !is_nameless(**attr);
        let of_name = pool.attrs_by_name.get(spec.name).filter(|_| draws.chance(70));
        let mut fitting: Vec<Attr> = of_name.into_iter().flatten().filter(accepts).copied().collect();
        if fitting.is_empty() {
            fitting = pool.attrs.iter().filter(accepts).copied().collect();
        }
        if !fitting.is_empty() {
            attrs.push((cx.name(spec.name), *draws.among(&fitting)));
        } else if !spec.optional {
            return None;
        }
    }
    for name in ["foo.bar", "foo.a b", "bare", "odd name", "foo.\"q\"", "0x"] {
        if draws.chance(8) && !def.is_inherent(name.as_bytes()) {
            attrs.push((cx.name(name), *draws.among(&pool.attrs)));
        }
    }
    def.fill_attrs(cx, &mut attrs);
    Some(attrs)
}

fn draw_regions(pool: &Pool, def: &'static OpDef, operands: &[Type], draws: &mut Draws) -> Vec<Option<BlockPlan>> {
    let n_more = if def.regions.last().is_some_and(|spec| spec.variadic) { draws.below(3) } else { 0 };
    let n = def.regions.iter().filter(|spec| !spec.variadic).count() + n_more;
    // Ops with several regions mostly want the same of each.
    let returns = draw_region_types(pool, operands, draws);
    let arguments = draw_region_types(pool, operands, draws);
    (0..n)
        .map(|index| {
            let spec = &def.regions[index.min(def.regions.len() - 1)];
            if spec.blocks == RegionBlocks::Any && draws.chance(10) {
                return None;
            }
            let terminator = draw_terminator(pool, def, draws);
            let first_is_condition = index == 0 && draws.chance(30);
            let returns = match terminator {
                None => Vec::new(),
                Some(_) if first_is_condition => vec![pool.cx.tensor_type(&[], Type::I1)],
                Some(_) => returns.clone(),
            };
            Some(BlockPlan { arguments: arguments.clone(), returns, terminator })
        })
        .collect()
}

/// What regions take and return: nothing, what the op takes, or scalars of it.
fn draw_region_types(pool: &Pool, operands: &[Type], draws: &mut Draws) -> Vec<Type> {
    let cx = &pool.cx;
    let scalar = |&ty: &Type| ty.is_tensor(cx).then(|| cx.tensor_type(&[], ty.element(cx)));
    let scalars: Vec<Type> = operands.iter().filter_map(scalar).collect();
    let first: Vec<Type> = scalars.iter().take(1).copied().collect();
    match draws.below(8) {
        0 => Vec::new(),
        1 => operands.to_vec(),
        2 => scalars,
        3 => first.repeat(2),
        4 => first,
        5 => vec![cx.tensor_type(&[], Type::I1)],
        6 => scalars.iter().take(scalars.len().div_ceil(2)).copied().collect(),
        _ => operands.iter().take(1).copied().collect(),
    }
}

/// A terminator that the row names or its dialect has.
fn draw_terminator(pool: &Pool, def: &'static OpDef, draws: &mut Draws) -> Option<(&'static OpDef, Dict)> {
    let row = match def.implicit_terminator {
        Some(row) => row,
        None if def.is(traits::NO_TERMINATOR) => return None,
        None => {
            let fitting: Vec<_> =
                pool.terminators.iter().copied().filter(|row| row.dialect() == def.dialect()).collect();
            if fitting.is_empty() {
                return None;
            }
            *draws.among(&fitting)
        }
    };
    let attrs = draw_attrs(pool, row, draws)?;
    Some((row, pool.cx.dict(&attrs)))
}
