//! Values of vector type: a record with an array of lanes, filled by a loop over the lanes.
//!
//! Each lane is what [`scalar_ops`] says of a scalar. Records are assigned, carried around loops and captured as scalars
//! are. A loop that is to run on [`vectors`](super::vectors) and holds such values stays a plain loop.

use std::fmt::Display;

use hlo_dialects::arith::{Constant, Select};
use hlo_dialects::hextir::buffers::{BufferLoad, BufferStore};
use hlo_ir::{OpRef, TypeData, Value, ValueRef};

use super::expr::Expr;
use super::kernel::{Bound, Buffer, KernelPrinter, Printed, hint};
use super::scalar::Scalar;
use super::scalar_ops::{self, Refusal};

/// The type of a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ValueType {
    /// One scalar.
    One(Scalar),
    /// So many of them.
    Many(Scalar, usize),
}

/// Whether an op takes or gives values of vector type.
pub(super) fn has_vectors(op: OpRef<'_>) -> bool {
    op.operands().chain(op.results()).any(|value| matches!(value.ty().data(op.cx), TypeData::Vector { .. }))
}

impl KernelPrinter<'_> {
    pub(super) fn value_type(&mut self, op: OpRef<'_>, value: ValueRef<'_>) -> Printed<ValueType> {
        let TypeData::Vector { scalable, element, .. } = value.ty().data(self.cx) else {
            return self.scalar_type(op, value).map(ValueType::One);
        };
        let n_lanes = value.ty().n_elements(self.cx).filter(|&n| n != 0 && !scalable.contains(&true));
        match (Scalar::of(self.cx, *element), n_lanes) {
            (Some(scalar), Some(n_lanes)) => Ok(ValueType::Many(scalar, n_lanes)),
            _ => self.refuse(op, Refusal::Type),
        }
    }

    /// The type of one more record, for which there must be room on the stack.
    pub(super) fn record(&mut self, op: OpRef<'_>, scalar: Scalar, n_lanes: usize) -> Printed<String> {
        self.take_stack(op, (n_lanes as u64).checked_mul(scalar.bytes().into()))?;
        let word = match scalar {
            Scalar::Bool => "i1".to_owned(),
            Scalar::F32 | Scalar::Small(_) => "f32".to_owned(),
            Scalar::F64 => "f64".to_owned(),
            scalar => format!("i{}", 8 * scalar.bytes()),
        };
        let name = format!("hlo_{word}_x{n_lanes}");
        Ok(self
            .prelude
            .define(&name, |_| format!("typedef struct {{\n    {} at[{n_lanes}];\n}} {name};\n", scalar.c_type())))
    }

    /// An op that takes or gives values of vector type.
    pub(super) fn array_op(&mut self, op: OpRef<'_>) -> Printed {
        if let Some(load) = op.view::<BufferLoad<'_>>() {
            return self.array_load(load);
        }
        if let Some(store) = op.view::<BufferStore<'_>>() {
            return self.array_store(store);
        }
        if op.n_results() != 1 {
            return self.refuse(op, Refusal::Op);
        }
        let ValueType::Many(scalar, n_lanes) = self.value_type(op, op.result(0))? else {
            return self.refuse(op, Refusal::Type);
        };
        if op.is::<Constant<'_>>() {
            return self.array_constant(op, scalar, n_lanes);
        }
        let mut operands = Vec::with_capacity(op.n_operands());
        for operand in op.operands() {
            operands.push(match self.value_type(op, operand)? {
                ValueType::Many(_, n) if n == n_lanes => self.lane_of(operand.id),
                // One condition for all lanes.
                ValueType::One(ty) if op.is::<Select<'_>>() => self.named(operand.id, ty),
                _ => return self.refuse(op, Refusal::Type),
            });
        }
        let expr = match scalar_ops::print(op, &operands, self.prelude) {
            Ok(expr) => expr,
            Err(refusal) => return self.refuse(op, refusal),
        };
        let record = self.record(op, scalar, n_lanes)?;
        let name = self.names.fresh(hint(op));
        self.out.line(format_args!("{record} {name};"));
        self.each_lane(n_lanes, format_args!("{name}.at[lane] = {expr};"));
        self.bind_record(op, name);
        Ok(())
    }

    fn bind_record(&mut self, op: OpRef<'_>, name: String) {
        self.bound.insert(op.result(0).id, Bound::Scalar(Expr::atom(name)));
    }

    /// The value in one lane, inside of a loop over the lanes.
    fn lane_of(&self, value: Value) -> Expr {
        Expr::atom(format!("{}.at[lane]", self.scalar(value)))
    }

    /// A statement for each lane.
    fn each_lane(&mut self, n_lanes: usize, statement: impl Display) {
        self.open_lanes(n_lanes);
        self.out.line(statement);
        self.out.close();
    }

    fn array_constant(&mut self, op: OpRef<'_>, scalar: Scalar, n_lanes: usize) -> Printed {
        let Some(elements) = op.attr("value").and_then(|value| value.dense(self.cx)) else {
            return self.refuse(op, Refusal::Op);
        };
        let literal = |lane: usize| {
            let mut low = [0; 8];
            let bytes = elements.get(if elements.splat { 0 } else { lane });
            let n_bytes = bytes.len().min(8);
            low[..n_bytes].copy_from_slice(&bytes[..n_bytes]);
            scalar.literal(u64::from_le_bytes(low))
        };
        let literals: Vec<String> = (0..n_lanes).map(literal).collect();
        let record = self.record(op, scalar, n_lanes)?;
        let name = self.names.fresh("constants");
        self.out.line(format_args!("const {record} {name} = {{ {{ {} }} }};", literals.join(", ")));
        self.bind_record(op, name);
        Ok(())
    }

    /// Where a lane of a vector in memory stands, inside of a loop over the lanes.
    fn place_of_lane(&self, buffer: &Buffer, indices: &[Value]) -> String {
        let first = self.position(buffer, indices, |value| self.scalar(value));
        let lane = Expr::atom("lane");
        let position = if first.text() == "0" { lane } else { Expr::binary("+", &first, &lane) };
        format!("{}[{position}]", buffer.name)
    }

    fn array_load(&mut self, load: BufferLoad<'_>) -> Printed {
        let op = load.op();
        let indices: Vec<Value> = load.indices().iter().map(|index| index.id).collect();
        let buffer = self.known_buffer(op, load.buffer().id, indices.len())?;
        let (scalar, n_lanes) = match self.value_type(op, load.result())? {
            ValueType::Many(scalar, n_lanes) if scalar == buffer.element.scalar => (scalar, n_lanes),
            _ => return self.refuse(op, Refusal::Type),
        };
        let place = self.place_of_lane(&buffer, &indices);
        let element = self.loaded(buffer.element, place);
        let guards = load.predicate().zip(load.otherwise());
        let guards = guards.map(|(predicate, otherwise)| (self.scalar(predicate.id), self.scalar(otherwise.id)));
        self.consume(op);
        let record = self.record(op, scalar, n_lanes)?;
        let name = self.names.fresh(hint(op));
        match &guards {
            Some((predicate, otherwise)) => {
                self.out.line(format_args!("{record} {name} = {otherwise};"));
                self.out.open(format_args!("if ({predicate})"));
            }
            None => self.out.line(format_args!("{record} {name};")),
        }
        self.each_lane(n_lanes, format_args!("{name}.at[lane] = {element};"));
        if guards.is_some() {
            self.out.close();
        }
        self.bind_record(op, name);
        Ok(())
    }

    fn array_store(&mut self, store: BufferStore<'_>) -> Printed {
        let op = store.op();
        let indices: Vec<Value> = store.indices().iter().map(|index| index.id).collect();
        let buffer = self.known_buffer(op, store.buffer().id, indices.len())?;
        let n_lanes = match self.value_type(op, store.value())? {
            ValueType::Many(scalar, n_lanes) if scalar == buffer.element.scalar => n_lanes,
            _ => return self.refuse(op, Refusal::Type),
        };
        // What the loop writes must not change where it writes.
        self.flush();
        let place = self.place_of_lane(&buffer, &indices);
        let value = self.lane_of(store.value().id);
        let value = self.stored(buffer.element, &value);
        let predicate = store.predicate().map(|predicate| self.scalar(predicate.id));
        if let Some(predicate) = &predicate {
            self.out.open(format_args!("if ({predicate})"));
        }
        self.each_lane(n_lanes, format_args!("{place} = {value};"));
        if predicate.is_some() {
            self.out.close();
        }
        Ok(())
    }
}
