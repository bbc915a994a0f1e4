//! One instruction on bits. Integers of 32 bits and less stand in the low bits of a word, zeros above.

use hlo_ir::num::FloatKind;

use super::parse::Ty;

/// The result of an instruction; `None` for one that is not simulated.
pub fn compute(name: &str, modifiers: &[Box<str>], types: &[Ty], x: &[u64]) -> Option<u64> {
    let ty = *types.first()?;
    let has = |word: &str| modifiers.iter().any(|modifier| &**modifier == word);
    match name {
        "mov" | "cvta" => return Some(cut(ty, *x.first()?)),
        "cvt" => return convert(modifiers, ty, *types.get(1)?, *x.first()?),
        "selp" => return Some(if *x.get(2)? != 0 { x[0] } else { x[1] }),
        "setp" => return compare(modifiers.first()?, ty, *x.first()?, *x.get(1)?),
        _ => {}
    }
    match ty {
        Ty::F32 => {
            let f = |at: usize| x.get(at).map(|bits| f32::from_bits(*bits as u32));
            on_f32(name, has("NaN"), f(0)?, f(1), f(2), modifiers)
        }
        Ty::F64 => {
            let f = |at: usize| x.get(at).map(|bits| f64::from_bits(*bits));
            on_f64(name, f(0)?, f(1), f(2), modifiers)
        }
        _ => on_integers(name, has("wide"), ty, x),
    }
}

/// The bits that a type has.
fn cut(ty: Ty, bits: u64) -> u64 {
    match ty {
        Ty::Pred => u64::from(bits != 0),
        _ if ty.bytes() == 8 => bits,
        _ => bits & ((1 << (8 * ty.bytes())) - 1),
    }
}

/// Bits from memory in a register: signed ones below 32 bits extended to 32.
pub fn extend(ty: Ty, bits: u64) -> u64 {
    match ty {
        Ty::S8 => u64::from(bits as i8 as i32 as u32),
        Ty::S16 => u64::from(bits as i16 as i32 as u32),
        _ => bits,
    }
}

/// The integer that bits stand for.
fn integer(ty: Ty, bits: u64) -> i128 {
    match ty {
        Ty::S8 => (bits as i8).into(),
        Ty::S16 => (bits as i16).into(),
        Ty::S32 => (bits as i32).into(),
        Ty::S64 => (bits as i64).into(),
        _ => cut(ty, bits).into(),
    }
}

fn on_f32(name: &str, nan: bool, a: f32, b: Option<f32>, c: Option<f32>, modifiers: &[Box<str>]) -> Option<u64> {
    if name == "testp" {
        return Some(test(modifiers, a.is_finite(), a.is_infinite()));
    }
    let result = match name {
        "add" => a + b?,
        "sub" => a - b?,
        "mul" => a * b?,
        "div" => a / b?,
        "fma" => a.mul_add(b?, c?),
        "sqrt" => a.sqrt(),
        "neg" => -a,
        "abs" => a.abs(),
        "copysign" => b?.copysign(a),
        "max" | "min" if nan && (a.is_nan() || b?.is_nan()) => f32::NAN,
        "max" => larger(f64::from(a), f64::from(b?)) as f32,
        "min" => -larger(-f64::from(a), -f64::from(b?)) as f32,
        _ => return None,
    };
    Some(result.to_bits().into())
}

fn on_f64(name: &str, a: f64, b: Option<f64>, c: Option<f64>, modifiers: &[Box<str>]) -> Option<u64> {
    if name == "testp" {
        return Some(test(modifiers, a.is_finite(), a.is_infinite()));
    }
    let result = match name {
        "add" => a + b?,
        "sub" => a - b?,
        "mul" => a * b?,
        "div" => a / b?,
        "fma" => a.mul_add(b?, c?),
        "sqrt" => a.sqrt(),
        "neg" => -a,
        "abs" => a.abs(),
        "copysign" => b?.copysign(a),
        "max" => larger(a, b?),
        "min" => -larger(-a, -b?),
        _ => return None,
    };
    Some(result.to_bits())
}

fn test(modifiers: &[Box<str>], finite: bool, infinite: bool) -> u64 {
    let is = |word: &str| modifiers.iter().any(|modifier| &**modifier == word);
    u64::from((is("finite") && finite) || (is("infinite") && infinite))
}

/// The larger number; a NaN loses, and +0 is larger than −0.
fn larger(a: f64, b: f64) -> f64 {
    if a.is_nan() {
        return b;
    }
    if b.is_nan() {
        return a;
    }
    if a == b {
        return if a.is_sign_negative() { b } else { a };
    }
    if a > b { a } else { b }
}

fn on_integers(name: &str, wide: bool, ty: Ty, x: &[u64]) -> Option<u64> {
    let a = integer(ty, *x.first()?);
    let second = x.get(1).map(|bits| integer(ty, *bits));
    let width = if ty == Ty::Pred { 1 } else { 8 * ty.bytes() as u32 };
    if name == "mul" && wide {
        return Some((a * second?) as u64);
    }
    let result = match name {
        "add" => a + second?,
        "sub" => a - second?,
        "mul" => a.wrapping_mul(second?),
        "div" => a.checked_div(second?)?,
        "rem" => a.checked_rem(second?)?,
        "min" => a.min(second?),
        "max" => a.max(second?),
        "and" => a & second?,
        "or" => a | second?,
        "xor" => a ^ second?,
        "not" => !a,
        "neg" => -a,
        "abs" => a.abs(),
        "shl" => shift(*x.get(1)?, width).map_or(0, |count| a << count),
        "shr" if ty.is_signed() => a >> shift(*x.get(1)?, width).unwrap_or(width - 1),
        "shr" => shift(*x.get(1)?, width).map_or(0, |count| a >> count),
        "clz" => i128::from((cut(ty, x[0]) << (64 - width)).leading_zeros().min(width)),
        "popc" => i128::from(cut(ty, x[0]).count_ones()),
        "brev" => i128::from(cut(ty, x[0]).reverse_bits() >> (64 - width)),
        "bfe" => {
            let (start, len) = (*x.get(1)? as u32, *x.get(2)? as u32);
            let field = (cut(ty, x[0]) >> start) & ((1u64 << len.min(63)) - 1);
            let negative = ty.is_signed() && field >> (len - 1) & 1 == 1;
            if negative { i128::from(field) - (1i128 << len) } else { i128::from(field) }
        }
        _ => return None,
    };
    if ty == Ty::Pred {
        return Some((result & 1) as u64);
    }
    Some(cut(ty, result as u64))
}

/// A count below the width, of which only 32 bits are looked at.
fn shift(count: u64, width: u32) -> Option<u32> {
    Some(count as u32).filter(|count| *count < width)
}

fn compare(word: &str, ty: Ty, a: u64, b: u64) -> Option<u64> {
    use std::cmp::Ordering::{Equal, Greater, Less};
    let order = match ty {
        Ty::F32 => f32::from_bits(a as u32).partial_cmp(&f32::from_bits(b as u32)),
        Ty::F64 => f64::from_bits(a).partial_cmp(&f64::from_bits(b)),
        _ => Some(integer(ty, a).cmp(&integer(ty, b))),
    };
    let (plain, unordered) = match word.strip_suffix('u').filter(|_| ty.is_float()) {
        Some(plain) => (plain, true),
        None => (word, false),
    };
    let holds = match (plain, order) {
        ("num", order) => order.is_some(),
        ("nan", order) => order.is_none(),
        (_, None) => unordered,
        ("eq", Some(order)) => order == Equal,
        ("ne", Some(order)) => order != Equal,
        ("lt", Some(order)) => order == Less,
        ("le", Some(order)) => order != Greater,
        ("gt", Some(order)) => order == Greater,
        ("ge", Some(order)) => order != Less,
        _ => return None,
    };
    Some(holds.into())
}

fn convert(modifiers: &[Box<str>], to: Ty, from: Ty, x: u64) -> Option<u64> {
    let has = |word: &str| modifiers.iter().any(|modifier| &**modifier == word);
    if !from.is_float() && !to.is_float() {
        let number = integer(from, x);
        // A narrow destination stands in 32 bits, as its type extends.
        return Some(cut(if to.bytes() == 8 { to } else { Ty::B32 }, integer(to, number as u64) as u64));
    }
    if !from.is_float() {
        let number = integer(from, x);
        return match to {
            Ty::F64 => Some((number as f64).to_bits()),
            Ty::F32 if has("rz") => {
                let near = number as f32;
                let beyond = (near as f64).abs() > number.unsigned_abs() as f64 || near.abs() as i128 > number.abs();
                Some(if beyond { toward_zero(near) } else { near }.to_bits().into())
            }
            Ty::F32 => Some((number as f32).to_bits().into()),
            _ => None,
        };
    }
    let number = match from {
        Ty::F16 => FloatKind::F16.to_f64(u128::from(x as u16)),
        Ty::F32 => f64::from(f32::from_bits(x as u32)),
        _ => f64::from_bits(x),
    };
    if !to.is_float() {
        let whole = number.trunc();
        let (low, high) = match to {
            Ty::S32 => (i32::MIN.into(), i32::MAX.into()),
            Ty::U32 => (0, u32::MAX.into()),
            Ty::S64 => (i64::MIN.into(), i64::MAX.into()),
            Ty::U64 => (0, i128::from(u64::MAX)),
            _ => return None,
        };
        return Some(cut(to, (whole as i128).clamp(low, high) as u64));
    }
    let whole = if has("rmi") {
        number.floor()
    } else if has("rpi") {
        number.ceil()
    } else if has("rzi") {
        number.trunc()
    } else if has("rni") {
        number.round_ties_even()
    } else {
        number
    };
    match to {
        Ty::F16 => Some(FloatKind::F16.from_f64(whole) as u64),
        Ty::F32 if has("rz") => {
            let near = whole as f32;
            let beyond = f64::from(near).abs() > whole.abs();
            Some(if beyond { toward_zero(near) } else { near }.to_bits().into())
        }
        Ty::F32 => Some((whole as f32).to_bits().into()),
        Ty::F64 => Some(whole.to_bits()),
        _ => None,
    }
}

/// The next number on the way to zero.
fn toward_zero(number: f32) -> f32 {
    f32::from_bits(number.to_bits() - 1)
}
