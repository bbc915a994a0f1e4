//! What each op is on vectors. Ops without a form here are computed lane by lane.

use hlo_interp::element::SmallFloat;
use hlo_ir::OpRef;

use super::expr::{Expr, Level};
use super::kernel::{KernelPrinter, Printed};
use super::math::uses_double;
use super::prelude::Prelude;
use super::scalar::Scalar;
use super::scalar_ops::{self, integer_comparison, predicate};
use super::vectors::Lanes;

impl KernelPrinter<'_> {
    /// The expression of `op` on vectors, when it has one. At least one operand differs from lane to lane; none of them is
    /// an index that does.
    pub(super) fn vector_form(&mut self, op: OpRef<'_>, ty: Scalar) -> Printed<Option<Expr>> {
        let Some(lanes) = self.lanes else { return Ok(None) };
        let from = self.scalar_type(op, op.operand(0))?;
        if !is_vector_type(from) || !is_vector_type(ty) {
            return Ok(None);
        }
        let double = ty == Scalar::F64;
        let name = op.name();
        let program = match (scalar_ops::unary_function(name), scalar_ops::binary_function(name)) {
            (Some(function), _) => {
                Some((function.name(), if double { function.program_f64() } else { function.program_f32() }))
            }
            (_, Some(function)) => {
                Some((function.name(), if double { function.program_f64() } else { function.program_f32() }))
            }
            _ => None,
        };
        if let Some((function, program)) = program {
            if uses_double(&program) && lanes.bytes() != 8 {
                return Ok(None);
            }
            let operands = self.vectors(op)?;
            let function = self.prelude.vector_program(function, double, || program, operands.len(), lanes);
            return Ok(Some(self.vector_rounded(ty, Expr::call(function, &operands), lanes)));
        }
        let form = match op.n_operands() {
            1 => self.unary_form(op, from, ty, lanes)?,
            2 if matches!(name, "arith.cmpf" | "arith.cmpi") => self.comparison_form(op, from, lanes)?,
            2 if ty.is_float() => self.float_form(op, ty, lanes)?,
            2 => self.integer_form(op, ty, lanes)?,
            3 if name == "arith.select" => Some(self.select_form(op, ty, lanes)?),
            3 if name == "math.fma" && matches!(ty, Scalar::F32 | Scalar::F64) => {
                let operands = self.vectors(op)?;
                Some(Expr::call(self.prelude.vector_function("fma", double, lanes), &operands))
            }
            _ => None,
        };
        Ok(form)
    }

    /// All operands as vectors.
    fn vectors(&mut self, op: OpRef<'_>) -> Printed<Vec<Expr>> {
        let mut operands = Vec::with_capacity(op.n_operands());
        for operand in op.operands() {
            let ty = self.scalar_type(op, operand)?;
            operands.push(self.vector_value(operand.id, ty));
        }
        Ok(operands)
    }

    /// Two float operands for an operator of C, which takes one of them as a scalar.
    fn mixed(&mut self, op: OpRef<'_>) -> [Expr; 2] {
        [0, 1].map(|index| self.scalar(op.operand(index).id))
    }

    fn vector_rounded(&mut self, ty: Scalar, value: Expr, lanes: Lanes) -> Expr {
        match ty {
            Scalar::Small(_) => Expr::call(self.prelude.vector_bf16("round", lanes), [&value]),
            _ => value,
        }
    }

    fn float_form(&mut self, op: OpRef<'_>, ty: Scalar, lanes: Lanes) -> Printed<Option<Expr>> {
        let c_op = match op.name() {
            "arith.addf" => "+",
            "arith.subf" => "-",
            "arith.mulf" => "*",
            "arith.divf" => "/",
            "arith.maximumf" | "arith.minimumf" | "arith.maxnumf" | "arith.minnumf" => {
                return self.extremum_form(op, ty, lanes).map(Some);
            }
            _ => return Ok(None),
        };
        let [a, b] = self.mixed(op);
        Ok(Some(self.vector_rounded(ty, Expr::binary(c_op, &a, &b), lanes)))
    }

    fn extremum_form(&mut self, op: OpRef<'_>, ty: Scalar, lanes: Lanes) -> Printed<Expr> {
        let word = &op.name()["arith.".len()..op.name().len() - 1];
        let is_max = word.starts_with("max");
        // A number that is not the zero in question needs one comparison: NaN fails it and stays.
        for index in [0, 1] {
            let [limit, other] = [op.operand(index), op.operand(1 - index)];
            let expr = self.scalar(limit.id);
            let bad_zero = if is_max { "-0.0" } else { "0.0" };
            let is_limit =
                !self.is_varying(limit.id) && expr.is_number() && expr.text().trim_end_matches('f') != bad_zero;
            if is_limit && !word.ends_with("num") {
                let x = self.named(other.id, ty);
                let test = format!("{x} {} {expr}", if is_max { "<=" } else { ">=" });
                let test = Expr::atom(self.prelude.comparison(&test, ty.bytes(), lanes));
                let c_type = self.prelude.vector(ty, lanes);
                let limit = self.vector_value(limit.id, ty);
                return Ok(Expr::call(self.prelude.select(&c_type, ty.bytes(), lanes), [&test, &limit, &x]));
            }
        }
        let operands = self.vectors(op)?;
        Ok(Expr::call(self.prelude.vector_extremum(word, ty == Scalar::F64, lanes), &operands))
    }

    fn select_form(&mut self, op: OpRef<'_>, ty: Scalar, lanes: Lanes) -> Printed<Expr> {
        let condition = op.operand(0).id;
        let [a, b] = [1, 2].map(|index| self.vector_value(op.operand(index).id, ty));
        if !self.is_varying(condition) {
            return Ok(Expr::choose(&self.scalar(condition), &a, &b));
        }
        let condition = self.vector_value(condition, Scalar::Bool);
        let bytes = if ty == Scalar::Bool { lanes.bytes() } else { ty.bytes() };
        let c_type = self.prelude.vector(ty, lanes);
        Ok(Expr::call(self.prelude.select(&c_type, bytes, lanes), [&condition, &a, &b]))
    }

    fn comparison_form(&mut self, op: OpRef<'_>, ty: Scalar, lanes: Lanes) -> Printed<Option<Expr>> {
        let bytes = ty.bytes();
        if op.name() == "arith.cmpf" {
            let number = predicate(op);
            let (test, is_negated) = match number {
                1 => ("==", false),
                2 => (">", false),
                3 => (">=", false),
                4 => ("<", false),
                5 => ("<=", false),
                9 => ("<=", true),
                10 => ("<", true),
                11 => (">=", true),
                12 => (">", true),
                13 => ("!=", false),
                _ => return Ok(None),
            };
            let [a, b] = self.mixed(op);
            let mask = self.prelude.comparison(Expr::binary(test, &a, &b).text(), bytes, lanes);
            let mask = if is_negated { Expr::unary("~", &Expr::atom(mask).wrapped()) } else { Expr::atom(mask) };
            return Ok(Some(mask));
        }
        let (test, is_unsigned) = integer_comparison(predicate(op));
        let operands = self.vectors(op)?;
        if ty == Scalar::Bool {
            return Ok(match test {
                "==" => Some(Expr::unary("~", &Expr::binary("^", &operands[0], &operands[1]).wrapped())),
                "!=" => Some(Expr::binary("^", &operands[0], &operands[1])),
                _ => None,
            });
        }
        let [a, b] = [0, 1].map(|index: usize| match is_unsigned {
            true => Expr::cast(&self.prelude.unsigned_vector(bytes, lanes), &operands[index]),
            false => operands[index].clone(),
        });
        Ok(Some(Expr::atom(self.prelude.comparison(Expr::binary(test, &a, &b).text(), bytes, lanes))))
    }

    fn integer_form(&mut self, op: OpRef<'_>, ty: Scalar, lanes: Lanes) -> Printed<Option<Expr>> {
        let operands = self.vectors(op)?;
        let [a, b] = [&operands[0], &operands[1]];
        if ty == Scalar::Bool {
            return Ok(match op.name() {
                "arith.andi" | "arith.muli" => Some(Expr::binary("&", a, b)),
                "arith.ori" => Some(Expr::binary("|", a, b)),
                "arith.xori" | "arith.addi" | "arith.subi" => Some(Expr::binary("^", a, b)),
                _ => None,
            });
        }
        let (signed, unsigned) = (self.prelude.vector(ty, lanes), self.prelude.unsigned_vector(ty.bytes(), lanes));
        let wrapping = |c_op: &str| {
            let [a, b] = [a, b].map(|x| Expr::cast(&unsigned, x));
            Expr::cast(&signed, &Expr::binary(c_op, &a, &b))
        };
        let count = Expr::loose(format!("{} & {}", b.at(Level::Atom), ty.bits() - 1));
        let better = |c_op: &str, prelude: &mut Prelude, is_unsigned: bool| {
            let ty_name = if is_unsigned { &unsigned } else { &signed };
            let [x, y] = [a, b].map(|x| if is_unsigned { Expr::cast(ty_name, x) } else { x.clone() });
            let test = Expr::atom(prelude.comparison(Expr::binary(c_op, &x, &y).text(), ty.bytes(), lanes));
            Expr::call(prelude.select(&signed, ty.bytes(), lanes), [&test, a, b])
        };
        Ok(Some(match op.name() {
            "arith.addi" => wrapping("+"),
            "arith.subi" => wrapping("-"),
            "arith.muli" => wrapping("*"),
            "arith.andi" => Expr::binary("&", a, b),
            "arith.ori" => Expr::binary("|", a, b),
            "arith.xori" => Expr::binary("^", a, b),
            "arith.shli" => {
                Expr::cast(&signed, &Expr::binary("<<", &Expr::cast(&unsigned, a), &Expr::cast(&unsigned, &count)))
            }
            "arith.shrui" => {
                Expr::cast(&signed, &Expr::binary(">>", &Expr::cast(&unsigned, a), &Expr::cast(&unsigned, &count)))
            }
            "arith.shrsi" => Expr::binary(">>", a, &count),
            "arith.maxsi" => better(">", self.prelude, false),
            "arith.minsi" => better("<", self.prelude, false),
            "arith.maxui" => better(">", self.prelude, true),
            "arith.minui" => better("<", self.prelude, true),
            _ => return Ok(None),
        }))
    }

    fn unary_form(&mut self, op: OpRef<'_>, from: Scalar, to: Scalar, lanes: Lanes) -> Printed<Option<Expr>> {
        let a = self.vector_value(op.operand(0).id, from);
        let double = to == Scalar::F64;
        let c_type = self.prelude.vector(to, lanes);
        let converted = |x: &Expr| Expr::atom(format!("__builtin_convertvector({x}, {c_type})"));
        let is_plain = matches!(to, Scalar::F32 | Scalar::F64);
        let rounding = match op.name() {
            "math.sqrt" => Some("sqrt"),
            "math.floor" => Some("floor"),
            "math.ceil" => Some("ceil"),
            "math.trunc" => Some("trunc"),
            "math.roundeven" => Some("rint"),
            _ => None,
        };
        if let Some(word) = rounding {
            let call = Expr::call(self.prelude.vector_function(word, double, lanes), [&a]);
            return Ok(Some(self.vector_rounded(to, call, lanes)));
        }
        Ok(Some(match op.name() {
            "arith.negf" => Expr::unary("-", &a),
            "math.absf" => {
                let bits = self.prelude.signed_vector(to.bytes(), lanes);
                let mask = if double { "INT64_MAX" } else { "INT32_MAX" };
                Expr::cast(&c_type, &Expr::loose(format!("({bits}){} & {mask}", a.at(Level::Unary))))
            }
            "arith.extf" | "arith.truncf" => match (from, to) {
                (Scalar::F32 | Scalar::Small(_), Scalar::F64) | (Scalar::F64, Scalar::F32) => converted(&a),
                (Scalar::Small(_), _) => a,
                (Scalar::F32, Scalar::Small(_)) => self.vector_rounded(to, a, lanes),
                _ => return Ok(None),
            },
            "arith.bitcast"
                if from.bytes() == to.bytes() && !is_small(from) && !is_small(to) && from != Scalar::Bool =>
            {
                Expr::cast(&c_type, &a)
            }
            "arith.extsi" | "arith.trunci" if from != Scalar::Bool && to != Scalar::Bool => converted(&a),
            "arith.extui" if from == Scalar::Bool => Expr::loose(format!("{} & 1", converted(&a))),
            "arith.extui" => {
                let unsigned = self.prelude.unsigned_vector(from.bytes(), lanes);
                converted(&Expr::cast(&unsigned, &a))
            }
            "arith.trunci" => {
                Expr::atom(self.prelude.comparison(&format!("({} & 1) != 0", a.at(Level::Atom)), from.bytes(), lanes))
            }
            "arith.uitofp" if from == Scalar::Bool && is_plain => {
                let one = Expr::call(self.prelude.splat(&c_type), [&Expr::literal(to.literal(one_bits(to)))]);
                let zero = Expr::atom(format!("({c_type}){{0}}"));
                Expr::call(self.prelude.select(&c_type, to.bytes(), lanes), [&a, &one, &zero])
            }
            "arith.sitofp" if is_plain && from != Scalar::Bool => converted(&a),
            "arith.uitofp" if is_plain => {
                let unsigned = self.prelude.unsigned_vector(from.bytes(), lanes);
                converted(&Expr::cast(&unsigned, &a))
            }
            _ => return Ok(None),
        }))
    }
}

fn one_bits(ty: Scalar) -> u64 {
    if ty == Scalar::F64 { 1f64.to_bits() } else { 1f32.to_bits().into() }
}

fn is_small(ty: Scalar) -> bool {
    matches!(ty, Scalar::Small(_))
}

/// Whether vectors of these are computed with as such.
fn is_vector_type(ty: Scalar) -> bool {
    match ty {
        Scalar::Bool | Scalar::F32 | Scalar::F64 | Scalar::Int(8..) => true,
        Scalar::Small(float) => float == SmallFloat::BF16,
        Scalar::Int(_) | Scalar::Index => false,
    }
}

impl Prelude {
    /// `value`, `bits` or `round` of vectors of bfloat16: numbers are kept as floats, bits as 16-bit integers.
    pub fn vector_bf16(&mut self, what: &str, lanes: Lanes) -> String {
        let float = self.vector(Scalar::F32, lanes);
        let (word, short) = (self.unsigned_vector(4, lanes), self.unsigned_vector(2, lanes));
        let name = |what: &str| format!("hlo_bf16_{what}_{float}");
        match what {
            "value" => self.define(&name(what), |_| {
                format!(
                    "static HLO_INLINE {float} {}({short} bits) {{\n    return ({float})(__builtin_convertvector(bits, \
                     {word}) << 16);\n}}\n",
                    name("value")
                )
            }),
            "bits" => self.define(&name(what), |_| {
                format!(
                    "/* To nearest even. */\nstatic HLO_INLINE {short} {}({float} x) {{\n    const {word} bits = \
                     ({word})x;\n    const {word} rounded = bits + 0x7FFF + ((bits >> 16) & 1);\n    const {word} nan = \
                     ({word})(x != x);\n    const {word} chosen = (nan & (bits | 0x400000)) | (~nan & rounded);\n    return \
                     __builtin_convertvector(chosen >> 16, {short});\n}}\n",
                    name("bits")
                )
            }),
            _ => {
                let (value, bits) = (self.vector_bf16("value", lanes), self.vector_bf16("bits", lanes));
                self.define(&name(what), |_| {
                    format!(
                        "static HLO_INLINE {float} {}({float} x) {{\n    return {value}({bits}(x));\n}}\n",
                        name("round")
                    )
                })
            }
        }
    }
}
