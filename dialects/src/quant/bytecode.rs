//! Quantized types in bytecode. Codes are never reused.

use hlo_ir::bytecode::{Codec, EntryReader, EntryWriter, Read};
use hlo_ir::{Param, Type};

use super::types::{ANY, CALIBRATED, UNIFORM, decode, encode, parts_fault};
use super::{Granularity, Uniform};

/// The encoding of the dialect.
pub static CODEC: Codec = Codec { write_type, read_type, ..Codec::TEXT };

/// Codes that a type begins with.
mod code {
    pub const ANY: u64 = 1;
    pub const ANY_EXPRESSED: u64 = 2;
    pub const CALIBRATED: u64 = 3;
    pub const PER_TENSOR: u64 = 4;
    pub const PER_AXIS: u64 = 5;
    pub const BLOCKS: u64 = 6;
}

fn write_type(w: &mut EntryWriter<'_>, ty: Type) -> bool {
    let Some(data) = ty.dialect(w.cx) else { return false };
    match &*data.params {
        [Param::Type(storage), expressed, Param::Bool(signed), min, max] if std::ptr::eq(data.def, &ANY) => {
            w.varint(if let Param::Type(_) = expressed { code::ANY_EXPRESSED } else { code::ANY });
            w.varint(u64::from(*signed));
            w.ty(*storage);
            if let Param::Type(expressed) = expressed {
                w.ty(*expressed);
            }
            w.signed(min.int());
            w.signed(max.int());
        }
        [Param::Type(ty), Param::F64(min), Param::F64(max)] if std::ptr::eq(data.def, &CALIBRATED) => {
            w.varint(code::CALIBRATED);
            w.ty(*ty);
            w.float_bits(64, u128::from(*min));
            w.float_bits(64, u128::from(*max));
        }
        params if std::ptr::eq(data.def, &UNIFORM) => match decode(params) {
            Some(parts) => write_uniform(w, &parts),
            None => return false,
        },
        _ => return false,
    }
    true
}

fn write_uniform(w: &mut EntryWriter<'_>, parts: &Uniform<'_>) {
    w.varint(match parts.granularity {
        Granularity::Tensor => code::PER_TENSOR,
        Granularity::Axis(_) => code::PER_AXIS,
        Granularity::Blocks { .. } => code::BLOCKS,
    });
    w.varint(u64::from(parts.signed));
    w.ty(parts.storage);
    w.ty(parts.expressed);
    let scale = |w: &mut EntryWriter<'_>, bits: i64| w.float_bits(64, u128::from(bits as u64));
    match parts.granularity {
        Granularity::Tensor => {
            scale(w, parts.scale_bits.first().copied().unwrap_or(0));
            w.signed(parts.zero_points.first().copied().unwrap_or(0));
            w.signed(parts.min);
            w.signed(parts.max);
        }
        Granularity::Axis(axis) => {
            w.varint(axis as u64);
            w.signed(parts.min);
            w.signed(parts.max);
            w.list(parts.scale_bits.iter().copied(), scale);
            w.signed_list(parts.zero_points);
        }
        Granularity::Blocks { axes, sizes, shape } => {
            w.signed(parts.min);
            w.signed(parts.max);
            w.signed_list(axes);
            w.signed_list(sizes);
            let cx = w.cx;
            let scales: Vec<f64> = parts.scale_bits.iter().map(|bits| f64::from_bits(*bits as u64)).collect();
            w.attr(cx.dense_from_f64s(cx.tensor_type(shape, parts.expressed), &scales));
            w.attr(cx.dense_from_i64s(cx.tensor_type(shape, parts.storage), parts.zero_points));
        }
    }
}

fn read_type(r: &mut EntryReader<'_, '_>) -> Read<Type> {
    let cx = r.cx();
    match r.varint()? {
        code @ (code::ANY | code::ANY_EXPRESSED) => {
            let signed = read_flags(r)?;
            let storage = r.ty()?;
            let expressed = if code == code::ANY { None } else { Some(r.ty()?) };
            let (min, max) = (r.signed()?, r.signed()?);
            check(r, parts_fault(cx, storage, signed, min, max, expressed))?;
            let params = [
                Param::Type(storage),
                expressed.map_or(Param::Absent, Param::Type),
                Param::Bool(signed),
                Param::Int(min),
                Param::Int(max),
            ];
            Ok(cx.dialect_type(&ANY, params))
        }
        code::CALIBRATED => {
            let ty = r.ty()?;
            let (min, max) = (r.float_bits(64)? as u64, r.float_bits(64)? as u64);
            let is_range = f64::from_bits(min) < f64::from_bits(max);
            if ty.float_kind(cx).is_none() || !is_range {
                return r.fail("a calibrated type has a float type and a range that is not empty");
            }
            Ok(cx.dialect_type(&CALIBRATED, [Param::Type(ty), Param::F64(min), Param::F64(max)]))
        }
        code @ (code::PER_TENSOR | code::PER_AXIS | code::BLOCKS) => read_uniform(r, code),
        code => r.unknown_code("type", code),
    }
}

fn read_uniform(r: &mut EntryReader<'_, '_>, code: u64) -> Read<Type> {
    let cx = r.cx();
    let signed = read_flags(r)?;
    let (storage, expressed) = (r.ty()?, r.ty()?);
    let read_scale = |r: &mut EntryReader<'_, '_>| Ok(r.float_bits(64)? as i64);
    let (min, max, scale_bits, zero_points);
    let (mut axes, mut sizes, mut shape) = (Vec::new(), Vec::new(), Vec::new());
    match code {
        code::PER_TENSOR => {
            (scale_bits, zero_points) = (vec![read_scale(r)?], vec![r.signed()?]);
            (min, max) = (r.signed()?, r.signed()?);
        }
        code::PER_AXIS => {
            match i64::try_from(r.varint()?) {
                Ok(axis) if i32::try_from(axis).is_ok() => axes.push(axis),
                _ => return r.fail("illegal quantized dimension"),
            }
            (min, max) = (r.signed()?, r.signed()?);
            scale_bits = r.list(read_scale)?;
            zero_points = r.signed_list()?;
        }
        _ => {
            (min, max) = (r.signed()?, r.signed()?);
            (axes, sizes) = (r.signed_list()?, r.signed_list()?);
            let (scales, zeros) = (r.attr()?, r.attr()?);
            let floats = scales.dense(cx).and_then(|scales| scales.f64s(cx));
            let integers = zeros.dense(cx).and_then(|zeros| zeros.i64s(cx));
            let (Some(floats), Some(integers)) = (floats, integers) else {
                return r.fail("scales and zero points are constants of floats and integers");
            };
            shape = scales.ty(cx).shape(cx).unwrap_or_default().to_vec();
            // A splat may stand for more elements than any file holds.
            if scales.ty(cx).n_elements(cx).is_none_or(|n| n > MAX_BLOCKS) || zeros.ty(cx).shape(cx) != Some(&*shape) {
                return r.fail("scales and zero points have one shape of a sensible size");
            }
            scale_bits = floats.map(|scale| scale.to_bits() as i64).collect();
            zero_points = integers.collect();
        }
    }
    check(r, parts_fault(cx, storage, signed, min, max, Some(expressed)))?;
    if scale_bits.len() != zero_points.len() {
        return r.fail(format!("illegal number of scales and zeroPoints: {}, {}", scale_bits.len(), zero_points.len()));
    }
    if axes.len() != sizes.len() && code == code::BLOCKS || axes.iter().any(|axis| *axis < 0) {
        return r.fail("illegal quantized dimensions");
    }
    if let Some(size) = sizes.iter().find(|size| **size <= 0) {
        return r.fail(format!("illegal block size: {size}"));
    }
    let granularity = match code {
        code::PER_TENSOR => Granularity::Tensor,
        code::PER_AXIS => Granularity::Axis(axes[0]),
        _ => Granularity::Blocks { axes: &axes, sizes: &sizes, shape: &shape },
    };
    let parts = Uniform {
        storage,
        signed,
        expressed,
        min,
        max,
        granularity,
        scale_bits: &scale_bits,
        zero_points: &zero_points,
    };
    Ok(cx.dialect_type(&UNIFORM, encode(&parts)))
}

/// More blocks than this are taken for damage.
const MAX_BLOCKS: usize = 1 << 24;

/// The flags of a type: only the sign of the storage is defined.
fn read_flags(r: &mut EntryReader<'_, '_>) -> Read<bool> {
    match r.varint()? {
        flags @ (0 | 1) => Ok(flags != 0),
        flags => r.fail(format!("illegal quantization flags {flags}")),
    }
}

fn check(r: &EntryReader<'_, '_>, fault: Option<String>) -> Read<()> {
    fault.map_or(Ok(()), |fault| r.fail(fault))
}
