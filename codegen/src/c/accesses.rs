//! Reading and writing buffers: where an element stands, what it is in memory and what as a value.

use hlo_dialects::hextir::buffers::{BufferLoad, BufferStore};
use hlo_interp::element::SmallFloat;
use hlo_ir::{OpRef, Value};

use super::expr::{Expr, Level};
use super::kernel::{Bound, Buffer, KernelPrinter, Printed};
use super::lanes::LaneCache;
use super::scalar::{Element, Scalar};
use super::scalar_ops::Refusal;
use super::vectors::Lanes;

/// How the position of an access changes from lane to lane.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Stride {
    /// Not at all.
    None,
    /// To the next element.
    Next,
    /// In another way.
    Other,
}

impl KernelPrinter<'_> {
    /// The position of an element in its buffer as an expression, with what each index is given by `index`.
    pub(super) fn position(&self, buffer: &Buffer, indices: &[Value], index: impl Fn(Value) -> Expr) -> Expr {
        let mut sum: Option<Expr> = None;
        let mut constant = 0i64;
        for (dimension, &value) in indices.iter().enumerate() {
            let inner = &buffer.extents[dimension + 1..];
            let sizes: Option<Vec<i64>> = inner.iter().map(|extent| extent.text().parse().ok()).collect();
            let stride = match sizes {
                Some(sizes) => {
                    let stride: i64 = sizes.iter().product();
                    if let Some(known) = self.known.get(&value) {
                        constant += known * stride;
                        continue;
                    }
                    Expr::literal(stride.to_string())
                }
                None => {
                    let long = inner.iter().filter(|extent| extent.text() != "1").cloned();
                    long.reduce(|product, extent| Expr::binary("*", &product, &extent))
                        .unwrap_or_else(|| Expr::literal("1"))
                }
            };
            let index = index(value);
            let term = if stride.text() == "1" { index } else { Expr::binary("*", &index, &stride) };
            sum = Some(match sum {
                Some(sum) => Expr::binary("+", &sum, &term),
                None => term,
            });
        }
        match sum {
            None => Expr::literal(constant.to_string()),
            Some(sum) if constant == 0 => sum,
            Some(sum) => {
                let op = if constant < 0 { "-" } else { "+" };
                Expr::binary(op, &sum, &Expr::literal(constant.unsigned_abs().to_string()))
            }
        }
    }

    fn stride(&self, buffer: &Buffer, indices: &[Value]) -> Stride {
        let mut total = 0i64;
        for (dimension, value) in indices.iter().enumerate() {
            match self.bound.get(value) {
                _ if self.known.contains_key(value) => {}
                Some(Bound::Line(_, by)) => {
                    let inner = &buffer.extents[dimension + 1..];
                    let sizes = inner.iter().map(|extent| extent.text().parse::<i64>().ok());
                    let Some(stride) = sizes.product::<Option<i64>>() else { return Stride::Other };
                    total += by * stride;
                }
                Some(Bound::Lane | Bound::Vector(_)) => return Stride::Other,
                _ => {}
            }
        }
        match total {
            0 => Stride::None,
            1 => Stride::Next,
            _ => Stride::Other,
        }
    }

    /// The value of an element in memory.
    pub(super) fn loaded(&mut self, element: Element, place: String) -> Expr {
        let place = Expr::atom(place);
        match element.scalar {
            Scalar::Bool => Expr::binary("!=", &place, &Expr::atom("0")),
            Scalar::Small(float) => Expr::call(self.prelude.small(float, "value"), [&place]),
            Scalar::Int(2) if element.unsigned => {
                Expr::call(self.prelude.helper("hlo_wrap_i2"), [&Expr::cast("int8_t", &place)])
            }
            Scalar::Int(4) if element.unsigned => {
                Expr::call(self.prelude.helper("hlo_wrap_i4"), [&Expr::cast("int8_t", &place)])
            }
            scalar if element.unsigned => Expr::cast(scalar.c_type(), &place),
            _ => place,
        }
    }

    /// What stands in memory for a value.
    pub(super) fn stored(&mut self, element: Element, value: &Expr) -> Expr {
        match element.scalar {
            Scalar::Small(float) => {
                let (bits, round) = (self.prelude.small(float, "bits"), self.prelude.small(float, "round"));
                // Taking the bits rounds as well.
                Expr::call(bits, [&value.argument_of(&round).unwrap_or_else(|| value.clone())])
            }
            Scalar::Int(width @ (2 | 4)) if element.unsigned => {
                Expr::loose(format!("(uint8_t){} & {}", value.at(Level::Unary), (1 << width) - 1))
            }
            Scalar::Bool => value.clone(),
            _ if element.unsigned => Expr::cast(element.c_type(), value),
            _ => value.clone(),
        }
    }

    pub(super) fn known_buffer(&mut self, op: OpRef<'_>, buffer: Value, n_indices: usize) -> Printed<Buffer> {
        match self.buffers.get(&buffer) {
            Some(buffer) if buffer.extents.len() == n_indices => Ok(buffer.clone()),
            _ => self.refuse(op, Refusal::Op),
        }
    }

    pub(super) fn load(&mut self, load: BufferLoad<'_>) -> Printed {
        let op = load.op();
        let indices: Vec<Value> = load.indices().iter().map(|index| index.id).collect();
        let buffer = self.known_buffer(op, load.buffer().id, indices.len())?;
        let ty = self.scalar_type(op, load.result())?;
        if ty != buffer.element.scalar {
            return self.refuse(op, Refusal::Type);
        }
        self.known.remove(&load.result().id);
        let predicate = load.predicate().map(|predicate| predicate.id);
        let otherwise = load.otherwise().map(|value| value.id);
        let varies = [predicate, otherwise].into_iter().flatten().any(|value| self.is_varying(value));
        match (self.lanes, self.stride(&buffer, &indices)) {
            (Some(lanes), stride) if stride != Stride::None || varies => {
                self.vector_load(load, &buffer, &indices, ty, lanes, stride)
            }
            _ => {
                let position = self.position(&buffer, &indices, |value| self.scalar(value));
                let element = self.loaded(buffer.element, format!("{}[{position}]", buffer.name));
                let expr = match predicate {
                    None => element,
                    Some(predicate) => {
                        let otherwise =
                            otherwise.map_or_else(|| Expr::literal(ty.literal(0)), |value| self.scalar(value));
                        Expr::choose(&self.scalar(predicate), &element, &otherwise)
                    }
                };
                self.consume(op);
                self.define(op, ty, Bound::Scalar(expr), true);
                Ok(())
            }
        }
    }

    fn vector_load(
        &mut self,
        load: BufferLoad<'_>,
        buffer: &Buffer,
        indices: &[Value],
        ty: Scalar,
        lanes: Lanes,
        stride: Stride,
    ) -> Printed {
        let op = load.op();
        let predicate = load.predicate().map(|predicate| predicate.id);
        let is_uniform = predicate.is_none_or(|predicate| !self.is_varying(predicate));
        if stride == Stride::Next && is_uniform && has_vector_form(buffer.element) {
            let position = self.position(buffer, indices, |value| self.scalar(value));
            let expr = self.vector_loaded(buffer, &position, lanes);
            if let Some(predicate) = predicate {
                let c_type = self.prelude.vector(ty, lanes);
                let otherwise = match load.otherwise() {
                    Some(value) => self.vector_value(value.id, ty),
                    None => Expr::atom(format!("({c_type}){{0}}")),
                };
                let name = self.names.fresh("element");
                let condition = self.scalar(predicate);
                self.consume(op);
                self.out.line(format_args!("{c_type} {name} = {otherwise};"));
                self.out.open(format_args!("if ({condition})"));
                self.out.line(format_args!("{name} = {expr};"));
                self.out.close();
                self.bound.insert(load.result().id, Bound::Vector(Expr::atom(name)));
                return Ok(());
            }
            self.consume(op);
            self.define(op, ty, Bound::Vector(expr), true);
            return Ok(());
        }
        let c_type = self.prelude.vector(ty, lanes);
        let name = self.names.fresh("element");
        let otherwise = load.otherwise().map(|value| value.id);
        self.prepare_lanes(op)?;
        self.out.line(format_args!("{c_type} {name} = {{0}};"));
        self.open_lanes(lanes.count());
        let mut lane = LaneCache::default();
        let mut at = Vec::new();
        for &index in indices {
            at.push((index, self.lane_value(op, index, &mut lane)?));
        }
        let of =
            |value: Value| at.iter().find(|(index, _)| *index == value).map_or(Expr::atom("0"), |(_, e)| e.clone());
        let position = self.position(buffer, indices, of);
        let mut expr = self.loaded(buffer.element, format!("{}[{position}]", buffer.name));
        if let Some(predicate) = predicate {
            let condition = self.lane_value(op, predicate, &mut lane)?;
            let otherwise = match otherwise {
                Some(value) => self.lane_value(op, value, &mut lane)?,
                None => Expr::literal(ty.literal(0)),
            };
            expr = Expr::choose(&condition, &expr, &otherwise);
        }
        self.set_lane(&name, ty, &expr);
        self.out.close();
        self.bound.insert(load.result().id, Bound::Vector(Expr::atom(name)));
        Ok(())
    }

    /// Neighbours in memory as a vector of values.
    fn vector_loaded(&mut self, buffer: &Buffer, position: &Expr, lanes: Lanes) -> Expr {
        let (name, ty) = self.prelude.vector_access(buffer.element, lanes, false);
        let raw = Expr::call(name, [&Expr::atom(format!("&{}[{position}]", buffer.name))]);
        match buffer.element.scalar {
            Scalar::F32 | Scalar::F64 => raw,
            Scalar::Bool => Expr::atom(self.prelude.comparison(&format!("{raw} != 0"), 1, lanes)),
            Scalar::Small(_) => Expr::call(self.prelude.vector_bf16("value", lanes), [&raw]),
            scalar => {
                let signed = self.prelude.vector(scalar, lanes);
                if signed == ty { raw } else { Expr::cast(&signed, &raw) }
            }
        }
    }

    pub(super) fn store(&mut self, store: BufferStore<'_>) -> Printed {
        let op = store.op();
        let indices: Vec<Value> = store.indices().iter().map(|index| index.id).collect();
        let buffer = self.known_buffer(op, store.buffer().id, indices.len())?;
        let ty = self.scalar_type(op, store.value())?;
        if ty != buffer.element.scalar {
            return self.refuse(op, Refusal::Type);
        }
        let predicate = store.predicate().map(|predicate| predicate.id);
        self.consume(op);
        self.flush();
        if let Some(lanes) = self.lanes {
            return self.vector_store(store, &buffer, &indices, ty, lanes);
        }
        let position = self.position(&buffer, &indices, |value| self.scalar(value));
        let value = self.scalar(store.value().id);
        let value = self.stored(buffer.element, &value);
        let condition = predicate.map(|predicate| self.scalar(predicate));
        if let Some(condition) = &condition {
            self.out.open(format_args!("if ({condition})"));
        }
        self.out.line(format_args!("{}[{position}] = {value};", buffer.name));
        if condition.is_some() {
            self.out.close();
        }
        Ok(())
    }

    fn vector_store(
        &mut self,
        store: BufferStore<'_>,
        buffer: &Buffer,
        indices: &[Value],
        ty: Scalar,
        lanes: Lanes,
    ) -> Printed {
        let op = store.op();
        let predicate = store.predicate().map(|predicate| predicate.id);
        let is_uniform = predicate.is_none_or(|predicate| !self.is_varying(predicate));
        if self.stride(buffer, indices) == Stride::Next && is_uniform && has_vector_form(buffer.element) {
            let position = self.position(buffer, indices, |value| self.scalar(value));
            let value = self.vector_value(store.value().id, ty);
            let (name, memory) = self.prelude.vector_access(buffer.element, lanes, true);
            let value = match buffer.element.scalar {
                Scalar::F32 | Scalar::F64 => value,
                Scalar::Bool if lanes.bytes() == 1 => Expr::loose(format!("({memory}){} & 1", value.at(Level::Unary))),
                Scalar::Bool => Expr::loose(format!("__builtin_convertvector({value}, {memory}) & 1")),
                Scalar::Small(_) => {
                    let [bits, round] = ["bits", "round"].map(|what| self.prelude.vector_bf16(what, lanes));
                    // Taking the bits rounds as well.
                    Expr::call(bits, [&value.argument_of(&round).unwrap_or(value)])
                }
                scalar => {
                    let signed = self.prelude.vector(scalar, lanes);
                    if signed == memory { value } else { Expr::cast(&memory, &value) }
                }
            };
            let condition = predicate.map(|predicate| self.scalar(predicate));
            if let Some(condition) = &condition {
                self.out.open(format_args!("if ({condition})"));
            }
            self.out.line(format_args!("{name}(&{}[{position}], {value});", buffer.name));
            if condition.is_some() {
                self.out.close();
            }
            return Ok(());
        }
        self.prepare_lanes(op)?;
        self.open_lanes(lanes.count());
        let mut lane = LaneCache::default();
        let mut at = Vec::new();
        for &index in indices {
            at.push((index, self.lane_value(op, index, &mut lane)?));
        }
        let of =
            |value: Value| at.iter().find(|(index, _)| *index == value).map_or(Expr::atom("0"), |(_, e)| e.clone());
        let position = self.position(buffer, indices, of);
        let value = self.lane_value(op, store.value().id, &mut lane)?;
        let value = self.stored(buffer.element, &value);
        let condition = match predicate {
            Some(predicate) => Some(self.lane_value(op, predicate, &mut lane)?),
            None => None,
        };
        if let Some(condition) = &condition {
            self.out.open(format_args!("if ({condition})"));
        }
        self.out.line(format_args!("{}[{position}] = {value};", buffer.name));
        if condition.is_some() {
            self.out.close();
        }
        self.out.close();
        Ok(())
    }
}

/// Whether neighbours of this kind are read and written as a vector.
fn has_vector_form(element: Element) -> bool {
    match element.scalar {
        Scalar::F32 | Scalar::F64 | Scalar::Bool | Scalar::Index | Scalar::Int(8..) => true,
        Scalar::Int(_) => !element.unsigned,
        Scalar::Small(float) => float == SmallFloat::BF16,
    }
}
