//! Buffers: parameters, shared and private memory, registers; loads and stores.

use std::fmt::Write as _;

use hlo_dialects::hextir::buffers::{AllocBuffer, BufferLoad, BufferStore};
use hlo_ir::kinds::Values;
use hlo_ir::num::FloatKind;
use hlo_ir::verify::op_error;
use hlo_ir::{Context, OpRef, Reported, Signedness, SmallVec, Type, TypeData, ValueRef};
use rustc_hash::FxHashMap;

use super::kernel::{Lanes, Place, Printer, multiple_of};
use super::writer::{Class, Index, Reg, Scalar};

/// Where a buffer is.
pub enum Buffer {
    /// At an address of a state space: `global`, `shared` or `local`.
    Memory {
        /// The state space.
        space: &'static str,
        /// The address of the first element.
        base: Reg,
        /// Whether the kernel never writes it, so that it may be read through the read-only cache.
        constant: bool,
    },
    /// One register an element, by the indices that are no thread counters.
    Registers(FxHashMap<SmallVec<[i64; 4]>, Reg>),
}

/// How an element is stored.
struct Storage {
    /// Bytes.
    size: i64,
    /// The type of plain loads and stores, such as `s8`.
    ty: &'static str,
    /// The class of the register that takes what is loaded.
    class: Class,
}

/// The memory space in the type of a buffer; empty for memory of the device.
pub fn memory_space(cx: &Context, ty: Type) -> &str {
    match ty.data(cx) {
        TypeData::MemRef { memory_space: Some(space), .. } => space.as_str(cx).unwrap_or_default(),
        _ => "",
    }
}

impl Printer<'_, '_> {
    /// A parameter of the kernel.
    pub(super) fn argument(&mut self, op: OpRef<'_>, arg: ValueRef<'_>, param: &str) -> Result<(), Reported> {
        self.storage(op, arg.ty().element(self.cx))?;
        let generic = self.w.fresh(Class::B64);
        self.w.line(format_args!("ld.param.u64 {generic}, [{param}]"));
        let base = self.w.pure(Class::B64, "cvta.to.global.u64", &[&generic]);
        let constant = !self.stored.contains(&arg.id);
        self.buffers.insert(arg.id, Buffer::Memory { space: "global", base, constant });
        Ok(())
    }

    /// Memory of the kernel's own.
    pub(super) fn alloc(&mut self, alloc: AllocBuffer<'_>, place: Place) -> Result<(), Reported> {
        let op = alloc.op();
        let buffer = alloc.buffer();
        if memory_space(self.cx, buffer.ty()) == "reg" {
            self.buffers.insert(buffer.id, Buffer::Registers(FxHashMap::default()));
            return Ok(());
        }
        let size = self.storage(op, buffer.ty().element(self.cx))?.size;
        let bytes = size * buffer.ty().n_elements(self.cx).unwrap_or(0) as i64;
        // What a whole block owns is seen by all its threads, whatever it is called.
        let space = if place.in_threads { "local" } else { "shared" };
        if space == "shared" {
            self.shared_bytes += bytes as usize;
        }
        let name = format!("buffer_{}", self.buffers.len());
        writeln!(self.declarations, "  .{space} .align 16 .b8 {name}[{}];", bytes.max(1)).expect("a string takes all");
        let base = self.w.fresh(Class::B64);
        self.w.line(format_args!("mov.u64 {base}, {name}"));
        self.buffers.insert(buffer.id, Buffer::Memory { space, base, constant: false });
        Ok(())
    }

    pub(super) fn load(&mut self, load: BufferLoad<'_>) -> Result<(), Reported> {
        let op = load.op();
        let element = load.buffer().ty().element(self.cx);
        let n_vector = load.result().ty().n_elements(self.cx).unwrap_or(1);
        let places = self.places(load.indices(), n_vector);
        let predicates = load.predicate().map(|value| self.lanes(value.id));
        let otherwise = load.otherwise().map(|value| self.lanes(value.id));
        let lane_of = |lanes: &Lanes, at: usize| lanes[at.min(lanes.len() - 1)];
        let n_lanes = places.len().max(predicates.as_ref().map_or(1, |lanes| lanes.len()));
        if let Some(Buffer::Registers(_)) = self.buffers.get(&load.buffer().id) {
            let mut lanes = Lanes::new();
            for place in &places {
                let reg = self.register(op, load.buffer(), load.indices(), place)?;
                let copy = self.w.fresh(reg.class);
                self.assign(copy, Scalar::Reg(reg));
                lanes.push(Scalar::Reg(copy));
            }
            self.values.insert(load.result().id, lanes);
            return Ok(());
        }
        let Some(&Buffer::Memory { space, base, constant }) = self.buffers.get(&load.buffer().id) else {
            return Err(op_error(self.diags, op, "buffer", "reads a buffer of unknown place").emit());
        };
        let storage = self.storage(op, element)?;
        let state = if constant && space == "global" { "global.nc" } else { space };
        let linear: Vec<Index> = places.iter().map(|place| self.linear(load.buffer(), place)).collect();
        let mut lanes = Lanes::new();
        if predicates.is_none()
            && let Some((width, address)) = self.neighbours(base, &linear, &storage)
        {
            let regs: Vec<Reg> = (0..width).map(|_| self.w.fresh(storage.class)).collect();
            let list: Vec<String> = regs.iter().map(Reg::to_string).collect();
            self.w.line(format_args!("ld.{state}.v{width}.{} {{{}}}, [{address}]", storage.ty, list.join(", ")));
            for reg in regs {
                lanes.push(self.loaded(element, reg));
            }
            self.values.insert(load.result().id, lanes);
            return Ok(());
        }
        for at in 0..n_lanes {
            let address = self.address(base, linear[at.min(linear.len() - 1)], storage.size);
            let raw = self.w.fresh(storage.class);
            let Some(predicates) = &predicates else {
                self.w.line(format_args!("ld.{state}.{} {raw}, [{address}]", storage.ty));
                lanes.push(self.loaded(element, raw));
                continue;
            };
            let other = otherwise.as_ref().map(|lanes| lane_of(lanes, at));
            match lane_of(predicates, at) {
                Scalar::Known(_, 0) => lanes.extend(other),
                Scalar::Known(..) => {
                    self.w.line(format_args!("ld.{state}.{} {raw}, [{address}]", storage.ty));
                    lanes.push(self.loaded(element, raw));
                }
                predicate => {
                    let predicate = self.reg(predicate);
                    let zero = Scalar::Known(storage.class, 0);
                    self.assign(raw, zero);
                    self.w.line(format_args!("@{predicate} ld.{state}.{} {raw}, [{address}]", storage.ty));
                    let number = self.loaded(element, raw);
                    lanes.push(match other {
                        Some(other) => self.select(predicate, number, other),
                        None => number,
                    });
                }
            }
        }
        self.values.insert(load.result().id, lanes);
        Ok(())
    }

    pub(super) fn store(&mut self, store: BufferStore<'_>) -> Result<(), Reported> {
        let op = store.op();
        let element = store.buffer().ty().element(self.cx);
        let n_vector = store.value().ty().n_elements(self.cx).unwrap_or(1);
        let places = self.places(store.indices(), n_vector);
        let values = self.lanes(store.value().id);
        let predicates = store.predicate().map(|value| self.lanes(value.id));
        let n_lanes = places.len().max(values.len());
        if let Some(Buffer::Registers(_)) = self.buffers.get(&store.buffer().id) {
            for (at, place) in places.iter().enumerate() {
                let reg = self.register(op, store.buffer(), store.indices(), place)?;
                let value = values[at.min(values.len() - 1)];
                match predicates.as_ref().map(|lanes| lanes[at.min(lanes.len() - 1)]) {
                    None => self.assign(reg, value),
                    Some(Scalar::Known(_, 0)) => {}
                    Some(Scalar::Known(..)) => self.assign(reg, value),
                    Some(predicate) => {
                        let (predicate, value) = (self.reg(predicate), self.text(value));
                        self.w.line(format_args!("@{predicate} mov.{} {reg}, {value}", reg.class.ty()));
                    }
                }
            }
            return Ok(());
        }
        let Some(&Buffer::Memory { space, base, .. }) = self.buffers.get(&store.buffer().id) else {
            return Err(op_error(self.diags, op, "buffer", "writes a buffer of unknown place").emit());
        };
        let storage = self.storage(op, element)?;
        let linear: Vec<Index> = places.iter().map(|place| self.linear(store.buffer(), place)).collect();
        if predicates.is_none()
            && let Some((width, address)) = self.neighbours(base, &linear, &storage)
            && values.len() == width
        {
            let list: Vec<String> = values.iter().map(|value| self.bits_to_store(element, *value)).collect();
            self.w.line(format_args!("st.{space}.v{width}.{} [{address}], {{{}}}", storage.ty, list.join(", ")));
            return Ok(());
        }
        for at in 0..n_lanes {
            let address = self.address(base, linear[at.min(linear.len() - 1)], storage.size);
            let guard = match predicates.as_ref().map(|lanes| lanes[at.min(lanes.len() - 1)]) {
                None => String::new(),
                Some(Scalar::Known(_, 0)) => continue,
                Some(Scalar::Known(..)) => String::new(),
                Some(predicate) => format!("@{} ", self.reg(predicate)),
            };
            let value = self.bits_to_store(element, values[at.min(values.len() - 1)]);
            self.w.line(format_args!("{guard}st.{space}.{} [{address}], {value}", storage.ty));
        }
        Ok(())
    }

    /// The indices of each lane.
    fn places(&mut self, indices: Values<'_>, n_vector: usize) -> Vec<SmallVec<[Index; 4]>> {
        let lanes: Vec<Lanes> = indices.iter().map(|value| self.lanes(value.id)).collect();
        let n_lanes = lanes.iter().map(|lanes| lanes.len()).max().unwrap_or(1).max(n_vector);
        (0..n_lanes)
            .map(|at| {
                let last = lanes.len().wrapping_sub(1);
                let index = |(axis, lanes): (usize, &Lanes)| {
                    let index = lanes[at.min(lanes.len() - 1)].as_index();
                    if axis == last && n_vector > 1 {
                        Index { offset: index.offset + at as i64, ..index }
                    } else {
                        index
                    }
                };
                lanes.iter().enumerate().map(index).collect()
            })
            .collect()
    }

    /// The extent of a dimension of a buffer.
    pub(super) fn extent_of(&self, buffer: ValueRef<'_>, dim: usize) -> Index {
        let known = buffer.shape().and_then(|shape| shape.get(dim)).copied().unwrap_or(1);
        match self.sizes.get(&(buffer.id, dim)) {
            Some(&size) => Index::reg(size, 1),
            None => Index::known(known),
        }
    }

    /// The position of an element in its buffer.
    fn linear(&mut self, buffer: ValueRef<'_>, place: &[Index]) -> Index {
        let mut sum = Index::known(0);
        for (dim, index) in place.iter().enumerate() {
            let extent = self.extent_of(buffer, dim);
            let scaled = match (extent.base, sum.base) {
                (None, _) => self.scale(sum, extent.offset),
                (Some(_), None) if sum.offset == 0 => sum,
                (Some(size), _) => {
                    let sum = self.text(Scalar::Index(sum));
                    Index::reg(self.w.pure(self.index, "mul.lo.s64", &[&sum, &size]), 1)
                }
            };
            sum = self.add(scaled, *index);
        }
        sum
    }

    /// The address of an element as PTX writes it: a register and a constant.
    fn address(&mut self, base: Reg, linear: Index, size: i64) -> String {
        let start = match linear.base {
            None => base,
            Some(reg) => {
                let bytes = if self.index == Class::B64 {
                    self.w.pure(Class::B64, "mul.lo.s64", &[&reg, &size])
                } else {
                    self.w.pure(Class::B64, "mul.wide.s32", &[&reg, &size])
                };
                self.w.pure(Class::B64, "add.s64", &[&base, &bytes])
            }
        };
        // The constant part of an address has 32 bits.
        let offset = linear.offset.saturating_mul(size);
        match i32::try_from(offset) {
            Ok(0) => start.to_string(),
            Ok(offset) if offset > 0 => format!("{start}+{offset}"),
            _ => self.w.pure(Class::B64, "add.s64", &[&start, &offset]).to_string(),
        }
    }

    /// The address of lanes that are neighbours in memory and start where a vector may.
    fn neighbours(&mut self, base: Reg, linear: &[Index], storage: &Storage) -> Option<(usize, String)> {
        let width = linear.len();
        let bytes = storage.size * width as i64;
        if !matches!(width, 2 | 4) || bytes > 16 || storage.ty == "pred" {
            return None;
        }
        let first = linear[0];
        let follow =
            |(at, index): (usize, &Index)| index.base == first.base && index.offset == first.offset + at as i64;
        if !linear.iter().enumerate().all(follow) || multiple_of(first) < width as u64 {
            return None;
        }
        Some((width, self.address(base, first, storage.size)))
    }

    /// The register of an element of a buffer of registers.
    fn register(
        &mut self,
        op: OpRef<'_>,
        buffer: ValueRef<'_>,
        indices: Values<'_>,
        place: &[Index],
    ) -> Result<Reg, Reported> {
        let mut key: SmallVec<[i64; 4]> = SmallVec::new();
        for (value, index) in indices.iter().zip(place) {
            if self.thread_counters.contains(&value.id) {
                continue;
            }
            if index.base.is_some() {
                let message = "addresses registers by an index that is neither constant nor a counter over threads";
                return Err(op_error(self.diags, op, "register-index", message)
                    .help("unroll the loop around, or put the buffer into `local` memory")
                    .emit());
            }
            key.push(index.offset);
        }
        let Some(class) = self.class(buffer.ty().element(self.cx)) else {
            return Err(self.unsupported_type(op, buffer.ty().element(self.cx)));
        };
        if let Some(Buffer::Registers(regs)) = self.buffers.get(&buffer.id)
            && let Some(reg) = regs.get(&key)
        {
            return Ok(*reg);
        }
        let reg = self.w.fresh(class);
        if let Some(Buffer::Registers(regs)) = self.buffers.get_mut(&buffer.id) {
            regs.insert(key, reg);
        }
        Ok(reg)
    }

    /// The class of registers that hold numbers of a type.
    pub(super) fn class(&self, ty: Type) -> Option<Class> {
        match ty.data(self.cx) {
            TypeData::Index => Some(self.index),
            TypeData::Integer { width: 1, .. } => Some(Class::Pred),
            TypeData::Integer { width: ..=32, .. } => Some(Class::B32),
            TypeData::Integer { width: ..=64, .. } => Some(Class::B64),
            TypeData::Float(FloatKind::F32 | FloatKind::F16 | FloatKind::BF16) => Some(Class::F32),
            TypeData::Float(FloatKind::F64) => Some(Class::F64),
            _ => None,
        }
    }

    pub(super) fn unsupported_type(&mut self, op: OpRef<'_>, ty: Type) -> Reported {
        let message = format!("works on `{}`, which kernels in PTX do not hold yet", self.cx.type_text(ty));
        op_error(self.diags, op, "ptx-type", &message)
            .help("f16, bf16, f32, f64 and integers of up to 64 bits are; place the op on \"cpu\"")
            .emit()
    }

    fn storage(&mut self, op: OpRef<'_>, element: Type) -> Result<Storage, Reported> {
        let storage = |size, ty, class| Ok(Storage { size, ty, class });
        match element.data(self.cx) {
            TypeData::Integer { width: 1, .. } => storage(1, "u8", Class::B32),
            TypeData::Integer { width: ..=8, .. } => storage(1, "s8", Class::B32),
            TypeData::Integer { width: 16, .. } => storage(2, "s16", Class::B32),
            TypeData::Integer { width: 32, .. } => storage(4, "b32", Class::B32),
            TypeData::Integer { width: 64, .. } => storage(8, "b64", Class::B64),
            TypeData::Float(FloatKind::F32) => storage(4, "f32", Class::F32),
            TypeData::Float(FloatKind::F64) => storage(8, "f64", Class::F64),
            TypeData::Float(FloatKind::F16 | FloatKind::BF16) => storage(2, "u16", Class::B32),
            TypeData::Index => {
                if self.index == Class::B64 {
                    storage(8, "b64", Class::B64)
                } else {
                    storage(4, "b32", Class::B32)
                }
            }
            _ => Err(self.unsupported_type(op, element)),
        }
    }

    /// The number that loaded bits stand for.
    fn loaded(&mut self, element: Type, raw: Reg) -> Scalar {
        match element.data(self.cx) {
            TypeData::Integer { width: 1, .. } => Scalar::Reg(self.w.pure(Class::Pred, "setp.ne.u32", &[&raw, &0])),
            TypeData::Integer { width: width @ ..=7, .. } => {
                Scalar::Reg(self.w.pure(Class::B32, "bfe.s32", &[&raw, &0, width]))
            }
            TypeData::Float(FloatKind::F16) => {
                let number = self.w.fresh(Class::F32);
                self.w.braced(format_args!(".reg .b16 %h; cvt.u16.u32 %h, {raw}; cvt.f32.f16 {number}, %h;"));
                Scalar::Reg(number)
            }
            TypeData::Float(FloatKind::BF16) => {
                let high = self.w.pure(Class::B32, "shl.b32", &[&raw, &16]);
                Scalar::Reg(self.w.pure(Class::F32, "mov.b32", &[&high]))
            }
            _ => Scalar::Reg(raw),
        }
    }

    /// The bits to store for a number, as an operand.
    fn bits_to_store(&mut self, element: Type, value: Scalar) -> String {
        match element.data(self.cx) {
            TypeData::Integer { width: 1, .. } => {
                let predicate = self.reg(value);
                self.w.pure(Class::B32, "selp.b32", &[&1, &0, &predicate]).to_string()
            }
            TypeData::Integer { width: width @ ..=7, signedness: Signedness::Unsigned } => {
                let value = self.reg(value);
                self.w.pure(Class::B32, "and.b32", &[&value, &((1u32 << width) - 1)]).to_string()
            }
            TypeData::Float(FloatKind::F16) => {
                let (value, bits) = (self.text(value), self.w.fresh(Class::B32));
                self.w.braced(format_args!(".reg .b16 %h; cvt.rn.f16.f32 %h, {value}; cvt.u32.u16 {bits}, %h;"));
                bits.to_string()
            }
            TypeData::Float(FloatKind::BF16) => {
                let value = self.reg(value);
                let bits = self.w.pure(Class::B32, "mov.b32", &[&value]);
                self.w.pure(Class::B32, "shr.u32", &[&bits, &16]).to_string()
            }
            _ => self.reg(value).to_string(),
        }
    }
}
