//! Vectorized loops: as many iterations at once as a vector has lanes, then what remains one by one.
//!
//! A value is the same in all lanes, or a vector, or an index that follows the counter. What has no form on vectors (a
//! remainder, a gathered element) is computed lane by lane; so every op that is printed at all is printed here too. A loop
//! whose iterations would branch differently stays a plain loop.

use std::fmt::Display;

use hlo_dialects::hextir::buffers::{AllocBuffer, BufferLoad, BufferStore};
use hlo_dialects::hextir::loops::{For, If, Yield};
use hlo_ir::text::grow_stack;
use hlo_ir::{BlockRef, OpRef, Type, Value};
use rustc_hash::{FxHashMap, FxHashSet};

use super::arrays::has_vectors;
use super::expr::{Expr, Level};
use super::kernel::{Bound, KernelPrinter, Printed, head, repeats_operands};
use super::math::uses_double;
use super::scalar::{Element, Scalar};
use super::scalar_ops::{self, Refusal};
use super::vectors::Lanes;

/// The most vectors that a loop over registers is written to the compiler as one to unroll.
const MAX_VECTORS_UNROLLED: i64 = 64;

/// What was already computed in a loop over the lanes.
pub(super) type LaneCache = FxHashMap<Value, Expr>;

impl KernelPrinter<'_> {
    /// The lanes that fit a loop; `None` when it stays a plain loop.
    pub(super) fn vector_plan(&self, op: For<'_>) -> Option<Lanes> {
        let entry = op.op().region(0).entry()?;
        let mut plan = Plan { printer: self, varying: FxHashSet::default(), bytes: 0 };
        plan.varying.insert(entry.args().next()?.id);
        plan.block(entry)?;
        (plan.bytes != 0).then(|| Lanes::of(plan.bytes))
    }

    /// Prints a loop of step 1 with vectors.
    pub(super) fn vectorized(&mut self, op: For<'_>, lanes: Lanes, trips: Option<i64>) -> Printed {
        let [lower, upper, step] = self.bounds(op);
        let count = lanes.count();
        let widest = i64::from(64 / lanes.bytes());
        // No processor has more lanes than these.
        let is_whole = trips.is_some_and(|trips| trips % widest == 0);
        let end = match (is_whole, lower.text()) {
            (true, _) => upper.text().to_owned(),
            (false, "0") => format!("{upper} / {count} * {count}"),
            (false, _) => format!("{lower} + ({upper} - {lower}) / {count} * {count}"),
        };
        let name = self.counter();
        if trips.is_some_and(|trips| trips * i64::from(lanes.bytes()) / 16 <= MAX_VECTORS_UNROLLED)
            && self.uses_registers(op.op())
        {
            // Registers have no addresses: the compiler must see which one it is.
            self.out.directive(&format!("#pragma GCC unroll {MAX_VECTORS_UNROLLED}"));
        }
        // Even where every lane is computed by itself, their number is the processor's.
        self.prelude.has_vectors = true;
        self.out.open(head(&name, &lower, &end, &Expr::atom(count)));
        let names = self.names.clone();
        self.lanes = Some(lanes);
        self.bind_counter(op, Bound::Line(Expr::atom(name.clone()), 1));
        self.scoped(|printer| printer.body(op, &[]))?;
        self.lanes = None;
        self.out.close();
        if !is_whole {
            // Names of the one body are free again in the other.
            self.names = names;
            self.out.open(head(&name, &Expr::atom(end), upper.text(), &step));
            self.bind_counter(op, Bound::Scalar(Expr::atom(name)));
            self.scoped(|printer| printer.body(op, &[]))?;
            self.out.close();
        }
        self.counters.pop();
        Ok(())
    }

    /// Whether a loop reads or writes a buffer of the kernel's own.
    fn uses_registers(&self, op: OpRef<'_>) -> bool {
        op.regions().flat_map(|region| region.blocks()).flat_map(|block| block.ops()).any(|op| {
            op.operands().any(|value| value.defining_op().is_some_and(|def| def.is::<AllocBuffer<'_>>()))
                || grow_stack(|| self.uses_registers(op))
        })
    }

    /// Whether a value may differ from lane to lane.
    pub(super) fn is_varying(&self, value: Value) -> bool {
        !self.known.contains_key(&value)
            && matches!(self.bound.get(&value), Some(Bound::Vector(_) | Bound::Line(..) | Bound::Lane))
    }

    /// An op on what differs from lane to lane.
    pub(super) fn vector_op(&mut self, op: OpRef<'_>) -> Printed {
        if op.n_results() != 1 {
            return self.refuse(op, Refusal::Op);
        }
        let (result, ty) = (op.result(0), self.scalar_type(op, op.result(0))?);
        if ty == Scalar::Index {
            let bound = self.line(op).unwrap_or(Bound::Lane);
            self.bound.insert(result.id, bound);
            return Ok(());
        }
        if op.name() == "arith.cmpf" && matches!(scalar_ops::predicate(op), 0 | 15) {
            // The same in all lanes, whatever the operands.
            self.consume(op);
            let value = if scalar_ops::predicate(op) == 0 { "false" } else { "true" };
            self.bound.insert(result.id, Bound::Scalar(Expr::atom(value)));
            return Ok(());
        }
        let is_index = |value: Value| matches!(self.bound.get(&value), Some(Bound::Line(..) | Bound::Lane));
        let has_index = op.operands().any(|value| is_index(value.id));
        if !has_index && let Some(expr) = self.vector_form(op, ty)? {
            let reads = self.consume(op);
            self.define(op, ty, Bound::Vector(expr), reads);
            return Ok(());
        }
        let Some(lanes) = self.lanes else { return self.refuse(op, Refusal::Op) };
        let c_type = self.prelude.vector(ty, lanes);
        let name = self.names.fresh("value");
        self.prepare_lanes(op)?;
        self.out.line(format_args!("{c_type} {name} = {{0}};"));
        self.open_lanes(lanes.count());
        let expr = self.lane_op(op, &mut LaneCache::default())?;
        self.set_lane(&name, ty, &expr);
        self.out.close();
        self.bound.insert(result.id, Bound::Vector(Expr::atom(name)));
        Ok(())
    }

    /// An index that grows by a constant from lane to lane.
    fn line(&self, op: OpRef<'_>) -> Option<Bound> {
        let part = |index: usize| {
            let value = op.operand(index).id;
            match self.bound.get(&value) {
                _ if self.known.contains_key(&value) => Some((self.scalar(value), 0)),
                Some(Bound::Line(base, by)) => Some((base.clone(), *by)),
                Some(Bound::Scalar(expr)) => Some((expr.clone(), 0)),
                _ => None,
            }
        };
        let ((a, by_a), (b, by_b)) = (part(0)?, if op.n_operands() == 2 { part(1)? } else { return None });
        Some(match op.name() {
            "arith.addi" => Bound::Line(Expr::binary("+", &a, &b), by_a.checked_add(by_b)?),
            "arith.subi" => Bound::Line(Expr::binary("-", &a, &b), by_a.checked_sub(by_b)?),
            "arith.muli" if by_b == 0 => {
                let factor = self.known.get(&op.operand(1).id)?;
                Bound::Line(Expr::binary("*", &a, &b), by_a.checked_mul(*factor)?)
            }
            "arith.muli" if by_a == 0 => {
                let factor = self.known.get(&op.operand(0).id)?;
                Bound::Line(Expr::binary("*", &a, &b), by_b.checked_mul(*factor)?)
            }
            _ => return None,
        })
    }

    /// Gives names to what a loop over lanes will read.
    pub(super) fn prepare_lanes(&mut self, op: OpRef<'_>) -> Printed {
        for operand in op.operands() {
            let value = operand.id;
            match self.bound.get(&value) {
                _ if self.known.contains_key(&value) => {}
                Some(Bound::Lane) => {
                    if let Some(def) = operand.defining_op() {
                        grow_stack(|| self.prepare_lanes(def))?;
                    }
                }
                Some(Bound::Scalar(_) | Bound::Vector(_)) => {
                    let ty = self.scalar_type(op, operand)?;
                    self.named(value, ty);
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// A loop over lanes.
    pub(super) fn open_lanes(&mut self, n_lanes: impl Display) {
        self.out.open(format_args!("for (int lane = 0; lane < {n_lanes}; lane++)"));
    }

    /// Sets one lane of the vector `name`.
    pub(super) fn set_lane(&mut self, name: &str, ty: Scalar, expr: &Expr) {
        match ty {
            Scalar::Bool => self.out.line(format_args!("{name}[lane] = {} ? -1 : 0;", expr.at(Level::Sum))),
            _ => self.out.line(format_args!("{name}[lane] = {expr};")),
        }
    }

    /// The value in one lane, inside of a loop over the lanes.
    pub(super) fn lane_value(&mut self, op: OpRef<'_>, value: Value, cache: &mut LaneCache) -> Printed<Expr> {
        if self.known.contains_key(&value) {
            return Ok(self.scalar(value));
        }
        if let Some(expr) = cache.get(&value) {
            return Ok(expr.clone());
        }
        let value_ref = op.body.value_ref(op.cx, value);
        let lane = Expr::atom("lane");
        let expr = match self.bound.get(&value).cloned() {
            Some(Bound::Vector(expr)) => {
                let element = Expr::atom(format!("{}[lane]", expr.at(Level::Atom)));
                match Scalar::of(self.cx, value_ref.ty()) {
                    Some(Scalar::Bool) => Expr::binary("!=", &element, &Expr::atom("0")),
                    _ => element,
                }
            }
            Some(Bound::Line(base, 1)) => Expr::binary("+", &base, &lane),
            Some(Bound::Line(base, by)) => {
                Expr::binary("+", &base, &Expr::binary("*", &lane, &Expr::literal(by.to_string())))
            }
            Some(Bound::Lane) => {
                let Some(def) = value_ref.defining_op() else { return self.refuse(op, Refusal::Op) };
                let expr = grow_stack(|| self.lane_op(def, cache))?;
                let name = self.names.fresh("at");
                self.out.line(format_args!("const int64_t {name} = {expr};"));
                Expr::atom(name)
            }
            _ => self.scalar(value),
        };
        cache.insert(value, expr.clone());
        Ok(expr)
    }

    /// The expression of an op in one lane.
    fn lane_op(&mut self, op: OpRef<'_>, cache: &mut LaneCache) -> Printed<Expr> {
        let mut operands = Vec::with_capacity(op.n_operands());
        for operand in op.operands() {
            let mut expr = self.lane_value(op, operand.id, cache)?;
            if repeats_operands(op) && !expr.may_repeat() {
                let ty = self.scalar_type(op, operand)?;
                let name = self.names.fresh("x");
                self.out.line(format_args!("const {} {name} = {expr};", ty.c_type()));
                expr = Expr::atom(name);
                cache.insert(operand.id, expr.clone());
            }
            operands.push(expr);
        }
        match scalar_ops::print(op, &operands, self.prelude) {
            Ok(expr) => Ok(expr),
            Err(refusal) => self.refuse(op, refusal),
        }
    }

    /// The vector of a value; of one that is the same in all lanes, that value in each.
    pub(super) fn vector_value(&mut self, value: Value, ty: Scalar) -> Expr {
        let Some(lanes) = self.lanes else { return self.scalar(value) };
        match self.bound.get(&value) {
            Some(Bound::Vector(expr)) => expr.clone(),
            _ => {
                let scalar = self.scalar(value);
                let c_type = self.prelude.vector(ty, lanes);
                match ty {
                    Scalar::F32 | Scalar::F64 | Scalar::Small(_) => Expr::call(self.prelude.splat(&c_type), [&scalar]),
                    Scalar::Bool => {
                        let mask = Scalar::Int(lanes.bytes() * 8).c_type();
                        Expr::atom(format!("(({c_type}){{0}} - ({mask}){})", scalar.at(Level::Atom)))
                    }
                    _ => Expr::atom(format!("(({c_type}){{0}} + {})", scalar.at(Level::Product))),
                }
            }
        }
    }
}

/// Finds out whether and how wide a loop can be vectorized.
struct Plan<'p, 'a> {
    printer: &'p KernelPrinter<'a>,
    varying: FxHashSet<Value>,
    /// Of the widest type that differs from lane to lane.
    bytes: u32,
}

impl Plan<'_, '_> {
    fn block(&mut self, block: BlockRef<'_>) -> Option<()> {
        grow_stack(|| block.ops().try_for_each(|op| self.op(op)))
    }

    fn reads_varying(&self, op: OpRef<'_>) -> bool {
        op.operands().any(|operand| self.varying.contains(&operand.id))
    }

    /// Notes that a value differs from lane to lane.
    fn vary(&mut self, op: OpRef<'_>, value: Value) -> Option<()> {
        self.varying.insert(value);
        match Scalar::of(op.cx, op.body.ty(value))? {
            Scalar::Index | Scalar::Bool => {}
            scalar => self.bytes = self.bytes.max(scalar.bytes()),
        }
        Some(())
    }

    /// Notes that elements of a buffer are vectors: in memory, and as values, which may be wider.
    fn access(&mut self, op: OpRef<'_>, buffer: Type) -> Option<()> {
        let element = Element::of(op.cx, buffer.element(op.cx))?;
        self.bytes = self.bytes.max(element.bytes()).max(element.scalar.bytes());
        Some(())
    }

    fn op(&mut self, op: OpRef<'_>) -> Option<()> {
        if op.is::<AllocBuffer<'_>>() || has_vectors(op) {
            return None;
        }
        if let Some(inner) = op.view::<For<'_>>() {
            let bounds = [inner.lower(), inner.upper(), inner.step()];
            if bounds.iter().any(|bound| self.varying.contains(&bound.id)) {
                return None;
            }
            let entry = op.region(0).entry()?;
            for carried in entry.args().skip(1).chain(op.results()) {
                if Scalar::of(op.cx, carried.ty())? == Scalar::Index {
                    return None;
                }
                self.vary(op, carried.id)?;
            }
            return self.block(entry);
        }
        if let Some(branch) = op.view::<If<'_>>() {
            if self.varying.contains(&branch.condition().id) {
                return None;
            }
            for result in op.results() {
                if Scalar::of(op.cx, result.ty())? == Scalar::Index {
                    return None;
                }
                self.vary(op, result.id)?;
            }
            return op.regions().filter_map(|region| region.entry()).try_for_each(|entry| self.block(entry));
        }
        if op.n_regions() != 0 {
            return op.regions().filter_map(|region| region.entry()).try_for_each(|entry| self.block(entry));
        }
        if let Some(store) = op.view::<BufferStore<'_>>() {
            if !store.indices().iter().any(|index| self.varying.contains(&index.id)) {
                return None;
            }
            self.access(op, store.buffer().ty())?;
            return Some(());
        }
        if op.is::<Yield<'_>>() || !self.reads_varying(op) {
            return Some(());
        }
        if let Some(load) = op.view::<BufferLoad<'_>>() {
            self.access(op, load.buffer().ty())?;
        }
        let is_double = op.n_results() == 1 && Scalar::of(op.cx, op.result(0).ty())? == Scalar::F64;
        let steps = match (scalar_ops::unary_function(op.name()), scalar_ops::binary_function(op.name())) {
            _ if is_double => None,
            (Some(function), _) => Some(function.program_f32()),
            (_, Some(function)) => Some(function.program_f32()),
            _ => None,
        };
        if steps.is_some_and(|program| uses_double(&program)) {
            self.bytes = 8;
        }
        debug_assert!(self.printer.lanes.is_none(), "lanes do not nest");
        op.results().try_for_each(|result| self.vary(op, result.id))
    }
}
