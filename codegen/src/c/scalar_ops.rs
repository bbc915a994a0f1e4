//! What each op on scalars is in C. One expression an op; helpers that it calls are asked of the [`Prelude`].
//!
//! Integers wrap through their unsigned types, shifts are masked, conversions from floats saturate: no expression has
//! undefined behaviour on operands for which the op is defined. Floats below 32 bits are computed with as `float` and
//! rounded after each op.

use hlo_interp::math::{Binary, Unary};
use hlo_ir::{OpRef, Type};

use super::expr::{Expr, Level};
use super::prelude::Prelude;
use super::scalar::Scalar;

/// Why an op has no expression.
pub enum Refusal {
    /// C is not printed for it.
    Op,
    /// C is not printed for it on values of this type.
    Type,
}

type Printed = Result<Expr, Refusal>;

/// The function of one number that an op stands for, where it is one of `hlo_interp::math`.
pub fn unary_function(name: &str) -> Option<Unary> {
    let function = match name {
        "math.acos" => Unary::Acos,
        "math.acosh" => Unary::Acosh,
        "math.asin" => Unary::Asin,
        "math.asinh" => Unary::Asinh,
        "math.atan" => Unary::Atan,
        "math.atanh" => Unary::Atanh,
        "math.cbrt" => Unary::Cbrt,
        "math.cos" => Unary::Cos,
        "math.cosh" => Unary::Cosh,
        "math.erf" => Unary::Erf,
        "math.erfc" => Unary::Erfc,
        "math.exp" => Unary::Exp,
        "math.expm1" => Unary::Expm1,
        "math.log" => Unary::Log,
        "math.log1p" => Unary::Log1p,
        "math.rsqrt" => Unary::Rsqrt,
        "math.sin" => Unary::Sin,
        "math.sinh" => Unary::Sinh,
        "math.tan" => Unary::Tan,
        "math.tanh" => Unary::Tanh,
        "hextir.logistic" => Unary::Logistic,
        _ => return None,
    };
    Some(function)
}

/// The same for two numbers.
pub fn binary_function(name: &str) -> Option<Binary> {
    match name {
        "math.atan2" => Some(Binary::Atan2),
        "math.powf" => Some(Binary::Pow),
        _ => None,
    }
}

/// The C expression of `op` on `operands`; of an op on vectors, that of one element.
///
/// # Errors
/// An op or a type that C is not printed for.
pub fn print(op: OpRef<'_>, operands: &[Expr], prelude: &mut Prelude) -> Printed {
    let scalar = |ty: Type| Scalar::of(op.cx, ty.element(op.cx)).ok_or(Refusal::Type);
    if op.n_results() != 1 {
        return Err(Refusal::Op);
    }
    let to = scalar(op.result(0).ty())?;
    if op.n_operands() == 0 {
        return constant(op, to);
    }
    let from = scalar(op.operand(0).ty())?;
    let name = op.name();
    if let Some(function) = unary_function(name) {
        let call = Expr::call(prelude.unary(function, to == Scalar::F64), &operands[..1]);
        return Ok(prelude.rounded(to, call));
    }
    if let Some(function) = binary_function(name) {
        let call = Expr::call(prelude.binary(function, to == Scalar::F64), &operands[..2]);
        return Ok(prelude.rounded(to, call));
    }
    match operands {
        [a] if to.is_float() && from.is_float() => float_unary(op, from, to, a, prelude),
        [a] => conversion(op, from, to, a, prelude),
        [a, b] if name == "arith.cmpf" => Ok(compare_floats(predicate(op), a, b)),
        [a, b] if name == "arith.cmpi" => Ok(compare_integers(predicate(op), from, a, b)),
        [a, b] if to.is_float() => float_binary(name, to, a, b, prelude),
        [a, b] if to == Scalar::Bool => bool_binary(name, a, b),
        [a, b] => integer_binary(name, to, a, b, prelude),
        [condition, a, b] if name == "arith.select" => Ok(Expr::choose(condition, a, b)),
        [a, b, c] if name == "math.fma" => {
            let call = Expr::call(prelude.fma(to == Scalar::F64), [a, b, c]);
            match to {
                // Exact in double but for the last bits, which a rounding to odd keeps.
                Scalar::Small(_) => {
                    let call = Expr::call(prelude.helper("hlo_fma_odd_f32"), [a, b, c]);
                    Ok(prelude.rounded(to, call))
                }
                _ => Ok(call),
            }
        }
        _ => Err(Refusal::Op),
    }
}

/// The number of the comparison that `arith.cmpi` and `arith.cmpf` make.
pub fn predicate(op: OpRef<'_>) -> i64 {
    op.attr("predicate").and_then(|attr| attr.as_i64(op.cx)).unwrap_or_default()
}

/// The bits of an `arith.constant`.
pub fn constant_bits(op: OpRef<'_>) -> Option<u64> {
    if op.name() != "arith.constant" {
        return None;
    }
    match op.attr("value")?.data(op.cx) {
        hlo_ir::AttrData::Integer { .. } => {
            let attr = op.attr("value")?;
            attr.as_i64(op.cx).map(|value| value as u64).or_else(|| attr.as_bool(op.cx).map(u64::from))
        }
        hlo_ir::AttrData::Float { bits, .. } => Some(*bits as u64),
        _ => None,
    }
}

fn constant(op: OpRef<'_>, to: Scalar) -> Printed {
    constant_bits(op).map(|bits| Expr::literal(to.literal(bits))).ok_or(Refusal::Op)
}

/// Comparison number `predicate` of `arith.cmpf`.
pub fn compare_floats(predicate: i64, a: &Expr, b: &Expr) -> Expr {
    let plain = |op| Expr::binary(op, a, b);
    let not = |op| Expr::unary("!", &plain(op));
    let both = |first: Expr, word: &str, second: Expr| Expr::binary(word, &first.wrapped(), &second.wrapped());
    let same = |x: &Expr| Expr::binary("==", x, x);
    let nan = |x: &Expr| Expr::binary("!=", x, x);
    match predicate {
        0 => Expr::atom("false"),
        1 => plain("=="),
        2 => plain(">"),
        3 => plain(">="),
        4 => plain("<"),
        5 => plain("<="),
        6 => both(plain("<"), "||", plain(">")),
        7 => both(same(a), "&&", same(b)),
        8 => Expr::unary("!", &both(plain("<"), "||", plain(">"))),
        9 => not("<="),
        10 => not("<"),
        11 => not(">="),
        12 => not(">"),
        13 => plain("!="),
        14 => both(nan(a), "||", nan(b)),
        _ => Expr::atom("true"),
    }
}

/// The C operator of comparison number `predicate` of `arith.cmpi`, and whether it looks at unsigned numbers.
pub fn integer_comparison(predicate: i64) -> (&'static str, bool) {
    match predicate {
        0 => ("==", false),
        1 => ("!=", false),
        2 => ("<", false),
        3 => ("<=", false),
        4 => (">", false),
        5 => (">=", false),
        6 => ("<", true),
        7 => ("<=", true),
        8 => (">", true),
        _ => (">=", true),
    }
}

fn compare_integers(predicate: i64, ty: Scalar, a: &Expr, b: &Expr) -> Expr {
    let (op, unsigned) = integer_comparison(predicate);
    match (ty, unsigned) {
        // A true `i1` is −1 to a signed comparison.
        (Scalar::Bool, false) if !matches!(op, "==" | "!=") => Expr::binary(op, b, a),
        (Scalar::Bool, _) | (_, false) => Expr::binary(op, a, b),
        // Sign-extended numbers of few bits are in the order of their unsigned readings.
        (_, true) => Expr::binary(op, &Expr::cast(ty.unsigned(), a), &Expr::cast(ty.unsigned(), b)),
    }
}

fn float_binary(name: &str, ty: Scalar, a: &Expr, b: &Expr, prelude: &mut Prelude) -> Printed {
    let is_double = ty == Scalar::F64;
    let op = match name {
        "arith.addf" => "+",
        "arith.subf" => "-",
        "arith.mulf" => "*",
        "arith.divf" => "/",
        "arith.remf" => {
            // Exact by definition; the one function of the C library that has no builtin.
            let call = Expr::call(if is_double { "__builtin_fmod" } else { "__builtin_fmodf" }, [a, b]);
            return Ok(prelude.rounded(ty, call));
        }
        "arith.maximumf" | "arith.minimumf" | "arith.maxnumf" | "arith.minnumf" => {
            let word = &name["arith.".len()..name.len() - 1];
            return Ok(Expr::call(prelude.extremum(word, is_double), [a, b]));
        }
        "math.copysign" => {
            let call = Expr::call(if is_double { "__builtin_copysign" } else { "__builtin_copysignf" }, [a, b]);
            return Ok(prelude.rounded(ty, call));
        }
        _ => return Err(Refusal::Op),
    };
    Ok(prelude.rounded(ty, Expr::binary(op, a, b)))
}

fn float_unary(op: OpRef<'_>, from: Scalar, to: Scalar, a: &Expr, prelude: &mut Prelude) -> Printed {
    let builtin = |word: &str| {
        let suffix = if to == Scalar::F64 { "" } else { "f" };
        Expr::call(format!("__builtin_{word}{suffix}"), [a])
    };
    let value = match op.name() {
        "arith.negf" => Expr::unary("-", a),
        "math.absf" => builtin("fabs"),
        "math.ceil" => builtin("ceil"),
        "math.floor" => builtin("floor"),
        "math.trunc" => builtin("trunc"),
        "math.round" => builtin("round"),
        // To nearest even, the mode that nothing here ever leaves.
        "math.roundeven" => builtin("rint"),
        "math.sqrt" => builtin("sqrt"),
        "arith.bitcast" if from == to => return Ok(a.clone()),
        "arith.extf" if to == Scalar::F64 => return Ok(Expr::cast("double", a)),
        "arith.extf" => return Ok(a.clone()),
        "arith.truncf" | "arith.convertf" => match (from, to) {
            (Scalar::F64, Scalar::F32) => return Ok(Expr::cast("float", a)),
            (Scalar::F64, _) => Expr::call(prelude.helper("hlo_odd_f32"), [a]),
            _ => a.clone(),
        },
        "arith.bitcast" => return bitcast(from, to, a, prelude),
        _ => return Err(Refusal::Op),
    };
    Ok(prelude.rounded(to, value))
}

fn bitcast(from: Scalar, to: Scalar, a: &Expr, prelude: &mut Prelude) -> Printed {
    let bits = match from {
        Scalar::F32 => Expr::call(prelude.helper("hlo_bits_of_f32"), [a]),
        Scalar::F64 => Expr::call(prelude.helper("hlo_bits_of_f64"), [a]),
        Scalar::Small(float) => Expr::call(prelude.small(float, "bits"), [a]),
        Scalar::Int(width @ (2 | 4)) => Expr::loose(format!("{} & {}", a.at(Level::Atom), (1 << width) - 1)),
        _ => a.clone(),
    };
    Ok(match to {
        Scalar::F32 => Expr::call(prelude.helper("hlo_f32_of_bits"), [&Expr::cast("uint32_t", &bits)]),
        Scalar::F64 => Expr::call(prelude.helper("hlo_f64_of_bits"), [&Expr::cast("uint64_t", &bits)]),
        Scalar::Small(float) => {
            let ty = if float.width() == 1 { "uint8_t" } else { "uint16_t" };
            Expr::call(prelude.small(float, "value"), [&Expr::cast(ty, &bits)])
        }
        Scalar::Bool => Expr::binary("!=", &bits, &Expr::atom("0")),
        _ => wrapped(to, &Expr::cast(to.c_type(), &bits), prelude),
    })
}

/// An integer brought back to the range of a type narrower than a byte.
fn wrapped(ty: Scalar, value: &Expr, prelude: &mut Prelude) -> Expr {
    match ty {
        Scalar::Int(2) => Expr::call(prelude.helper("hlo_wrap_i2"), [value]),
        Scalar::Int(4) => Expr::call(prelude.helper("hlo_wrap_i4"), [value]),
        _ => value.clone(),
    }
}

/// The number that the bits of an integer are without a sign.
fn zero_extended(ty: Scalar, value: &Expr) -> Expr {
    match ty {
        Scalar::Bool => value.clone(),
        Scalar::Int(width @ (2 | 4)) => {
            Expr::loose(format!("(uint8_t){} & {}", value.at(Level::Unary), (1 << width) - 1))
        }
        _ => Expr::cast(ty.unsigned(), value),
    }
}

fn conversion(op: OpRef<'_>, from: Scalar, to: Scalar, a: &Expr, prelude: &mut Prelude) -> Printed {
    let zero = Expr::atom("0");
    let is_nonzero = |a: &Expr| Expr::binary("!=", a, &zero);
    let value = match op.name() {
        "arith.extui" | "arith.index_castui" if to == Scalar::Bool => is_nonzero(&Expr::loose(format!("{a} & 1"))),
        "arith.extui" | "arith.index_castui" => Expr::cast(to.c_type(), &zero_extended(from, a)),
        "arith.extsi" | "arith.index_cast" if from == Scalar::Bool => {
            Expr::unary("-", &Expr::cast(to.c_type(), a).wrapped())
        }
        "arith.trunci" | "arith.index_cast" if to == Scalar::Bool => {
            is_nonzero(&Expr::loose(format!("{} & 1", a.at(Level::Atom))))
        }
        "arith.extsi" | "arith.trunci" | "arith.index_cast" if from.c_type() == to.c_type() => a.clone(),
        "arith.extsi" | "arith.trunci" | "arith.index_cast" => Expr::cast(to.c_type(), a),
        "arith.bitcast" => return bitcast(from, to, a, prelude),
        "arith.sitofp" if from == Scalar::Bool => {
            let value = Expr::choose(a, &Expr::literal("-1.0"), &Expr::literal("0.0"));
            return Ok(prelude.rounded(to, Expr::cast(to.c_type(), &value)));
        }
        "arith.sitofp" | "arith.uitofp" => {
            let unsigned = op.name() == "arith.uitofp";
            let a = if unsigned { zero_extended(from, a) } else { a.clone() };
            return Ok(match to {
                Scalar::Small(_) if from.bits() == 64 => {
                    let helper = if unsigned { "hlo_odd_f32_of_u64" } else { "hlo_odd_f32_of_i64" };
                    let odd = Expr::call(prelude.helper(helper), [&a]);
                    prelude.rounded(to, odd)
                }
                Scalar::Small(_) if from.bits() == 32 => {
                    let odd = Expr::call(prelude.helper("hlo_odd_f32"), [&Expr::cast("double", &a)]);
                    prelude.rounded(to, odd)
                }
                _ => {
                    let value = Expr::cast(to.c_type(), &a);
                    prelude.rounded(to, value)
                }
            });
        }
        // Out of range anything may come out: what saturates is as good as anything, and defined.
        "hextir.fptosi_sat" | "arith.fptosi" => {
            return Ok(Expr::call(prelude.saturating(to, true, from == Scalar::F64), [a]));
        }
        "hextir.fptoui_sat" | "arith.fptoui" => {
            return Ok(Expr::call(prelude.saturating(to, false, from == Scalar::F64), [a]));
        }
        "math.absi" if to == Scalar::Bool => return Ok(a.clone()),
        "math.absi" => {
            let negated = Expr::cast(to.c_type(), &Expr::unary("-", &Expr::cast(to.unsigned(), a).wrapped()));
            let negated = wrapped(to, &negated, prelude);
            return Ok(Expr::choose(&Expr::binary("<", a, &zero), &negated, a));
        }
        "math.ctlz" | "math.cttz" | "math.ctpop" => return Ok(count_bits(op.name(), to, a)),
        "math.isnan" => return Ok(Expr::binary("!=", a, a)),
        "math.isfinite" | "math.isinf" | "math.isnormal" => {
            let word = &op.name()["math.".len()..];
            let call = Expr::call(format!("__builtin_{word}"), [a]);
            return Ok(Expr::binary("!=", &call, &zero));
        }
        _ => return Err(Refusal::Op),
    };
    Ok(wrapped(to, &value, prelude))
}

fn count_bits(name: &str, ty: Scalar, a: &Expr) -> Expr {
    let (bits, is_long) = (ty.bits(), ty.bits() == 64);
    let suffix = if is_long { "ll" } else { "" };
    // Narrow numbers are looked at as 32 bits.
    let unsigned = match zero_extended(ty, a) {
        number if is_long => number,
        number => Expr::cast("uint32_t", &number.wrapped()),
    };
    let count = match name {
        "math.ctpop" => Expr::call(format!("__builtin_popcount{suffix}"), [&unsigned]),
        "math.ctlz" => {
            let extra = (if is_long { 64 } else { 32 }) - bits;
            let count = Expr::call(format!("__builtin_clz{suffix}"), [&unsigned]);
            let count = if extra == 0 { count } else { Expr::binary("-", &count, &Expr::literal(extra.to_string())) };
            let is_zero = Expr::binary("==", a, &Expr::atom("0"));
            Expr::choose(&is_zero, &Expr::literal(bits.to_string()), &count)
        }
        _ => {
            let count = Expr::call(format!("__builtin_ctz{suffix}"), [&unsigned]);
            let is_zero = Expr::binary("==", a, &Expr::atom("0"));
            Expr::choose(&is_zero, &Expr::literal(bits.to_string()), &count)
        }
    };
    // A count of 2 or 4 in as many bits may be negative.
    match ty {
        Scalar::Bool => Expr::binary("!=", &count.wrapped(), &Expr::atom("0")),
        Scalar::Int(2 | 4) => {
            let shift = 8 - bits;
            Expr::cast("int8_t", &Expr::loose(format!("(int8_t)((uint32_t){} << {shift}) >> {shift}", count.wrapped())))
        }
        _ => Expr::cast(ty.c_type(), &count),
    }
}

fn bool_binary(name: &str, a: &Expr, b: &Expr) -> Printed {
    let op = match name {
        "arith.addi" | "arith.subi" | "arith.xori" => "!=",
        // A true `i1` is −1 as a signed number.
        "arith.muli" | "arith.andi" | "arith.maxsi" | "arith.minui" => "&&",
        "arith.ori" | "arith.minsi" | "arith.maxui" => "||",
        // Division is by one, shifts are by nothing.
        "arith.divui" | "arith.divsi" | "arith.shli" | "arith.shrui" | "arith.shrsi" => return Ok(a.clone()),
        "arith.remui" | "arith.remsi" => return Ok(Expr::atom("false")),
        _ => return Err(Refusal::Op),
    };
    Ok(Expr::binary(op, &a.wrapped(), &b.wrapped()))
}

fn integer_binary(name: &str, ty: Scalar, a: &Expr, b: &Expr, prelude: &mut Prelude) -> Printed {
    let (c_type, unsigned, bits) = (ty.c_type(), ty.unsigned(), ty.bits());
    let fits_int = bits < 32;
    let arithmetic = |op: &str| {
        if ty == Scalar::Index {
            return Expr::binary(op, a, b);
        }
        if fits_int {
            return Expr::cast(c_type, &Expr::binary(op, a, b));
        }
        Expr::cast(c_type, &Expr::binary(op, &Expr::cast(unsigned, a), &Expr::cast(unsigned, b)))
    };
    let on_unsigned = |op: &str, b: Expr| Expr::cast(c_type, &Expr::binary(op, &zero_extended(ty, a), &b));
    let count = match b.text().parse::<u32>() {
        Ok(count) if count < bits => b.clone(),
        _ => Expr::loose(format!("{} & {}", b.at(Level::Atom), bits.max(8) - 1)),
    };
    let call = |helper: &'static str, prelude: &mut Prelude| Expr::call(prelude.helper(helper), [a, b]);
    let value = match name {
        "arith.addi" => arithmetic("+"),
        "arith.subi" => arithmetic("-"),
        "arith.muli" => arithmetic("*"),
        "arith.andi" => Expr::cast(c_type, &Expr::binary("&", a, b)),
        "arith.ori" => Expr::cast(c_type, &Expr::binary("|", a, b)),
        "arith.xori" => Expr::cast(c_type, &Expr::binary("^", a, b)),
        "arith.shli" => {
            let wide = if fits_int { "uint32_t" } else { unsigned };
            Expr::cast(c_type, &Expr::binary("<<", &Expr::cast(wide, a), &count))
        }
        "arith.shrui" => on_unsigned(">>", count),
        "arith.shrsi" => Expr::cast(c_type, &Expr::binary(">>", a, &count)),
        "arith.divsi" if ty == Scalar::Index => Expr::binary("/", a, b),
        "arith.remsi" if ty == Scalar::Index => Expr::binary("%", a, b),
        "arith.divsi" => Expr::cast(c_type, &Expr::binary("/", a, b)),
        "arith.remsi" => Expr::cast(c_type, &Expr::binary("%", a, b)),
        "arith.divui" => on_unsigned("/", zero_extended(ty, b)),
        "arith.remui" => on_unsigned("%", zero_extended(ty, b)),
        "arith.maxsi" => Expr::choose(&Expr::binary(">", a, b), a, b),
        "arith.minsi" => Expr::choose(&Expr::binary("<", a, b), a, b),
        "arith.maxui" => Expr::choose(&compare_integers(8, ty, a, b), a, b),
        "arith.minui" => Expr::choose(&compare_integers(6, ty, a, b), a, b),
        "arith.floordivsi" => Expr::cast(c_type, &call("hlo_floor_div", prelude)),
        "arith.ceildivsi" => Expr::cast(c_type, &call("hlo_ceil_div", prelude)),
        "arith.ceildivui" => {
            let [a, b] = [a, b].map(|x| Expr::cast("uint64_t", &zero_extended(ty, x)));
            Expr::cast(c_type, &Expr::call(prelude.helper("hlo_ceil_div_u64"), [&a, &b]))
        }
        "math.ipowi" => Expr::cast(c_type, &call("hlo_power_i64", prelude)),
        _ => return Err(Refusal::Op),
    };
    Ok(wrapped(ty, &value, prelude))
}
