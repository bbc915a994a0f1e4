//! Arithmetic: one op on one number a lane.

use hlo_ir::num::FloatKind;
use hlo_ir::verify::op_error;
use hlo_ir::{AttrData, OpRef, Reported, Type, TypeData};

use super::kernel::{Lanes, Printer, multiple_of};
use super::writer::{Class, Index, MOST, Reg, Scalar, add_of};

/// What the numbers of an op are.
#[derive(Clone, Copy)]
struct Kind {
    class: Class,
    /// Bits of an integer; 64 or 32 for an index.
    width: u32,
    /// The float kind, where it is one.
    float: Option<FloatKind>,
    is_index: bool,
}

impl Printer<'_, '_> {
    pub(super) fn reg(&mut self, scalar: Scalar) -> Reg {
        let index = self.index;
        self.w.reg(scalar, index)
    }

    pub(super) fn text(&mut self, scalar: Scalar) -> String {
        let index = self.index;
        self.w.text(scalar, index)
    }

    /// `yes` where `predicate` holds, else `no`.
    pub(super) fn select(&mut self, predicate: Reg, yes: Scalar, no: Scalar) -> Scalar {
        if yes == no {
            return yes;
        }
        let (yes, no) = (self.reg(yes), self.reg(no));
        if yes.class != Class::Pred {
            let mnemonic = format!("selp.{}", yes.class.ty());
            return Scalar::Reg(self.w.pure(yes.class, &mnemonic, &[&yes, &no, &predicate]));
        }
        let not = self.w.pure(Class::Pred, "not.pred", &[&predicate]);
        let yes = self.w.pure(Class::Pred, "and.pred", &[&yes, &predicate]);
        let no = self.w.pure(Class::Pred, "and.pred", &[&no, &not]);
        Scalar::Reg(self.w.pure(Class::Pred, "or.pred", &[&yes, &no]))
    }

    /// An index times a constant.
    pub(super) fn scale(&mut self, index: Index, by: i64) -> Index {
        let offset = index.offset.wrapping_mul(by);
        match index.base {
            Some(base) if by != 0 && by != 1 => {
                let mnemonic = if self.index == Class::B64 { "mul.lo.s64" } else { "mul.lo.s32" };
                let base = self.w.pure(self.index, mnemonic, &[&base, &by]);
                let multiple = (index.multiple << by.trailing_zeros().min(20)).min(MOST);
                Index { base: Some(base), offset, multiple }
            }
            Some(_) if by == 1 => index,
            _ => Index::known(offset),
        }
    }

    /// The sum of two indices.
    pub(super) fn add(&mut self, a: Index, b: Index) -> Index {
        let offset = a.offset.wrapping_add(b.offset);
        match (a.base, b.base) {
            (Some(x), Some(y)) => {
                let base = self.w.pure(self.index, add_of(self.index), &[&x, &y]);
                Index { base: Some(base), offset, multiple: a.multiple.min(b.multiple) }
            }
            (Some(_), None) => Index { offset, ..a },
            (None, _) => Index { offset, ..b },
        }
    }

    /// Any op on numbers.
    pub(super) fn scalar_op(&mut self, op: OpRef<'_>) -> Result<(), Reported> {
        if op.name() == "arith.constant" {
            return self.constant(op);
        }
        if op.n_results() != 1 {
            return Err(self.unsupported_op(op));
        }
        let operands: Vec<Lanes> = op.operands().map(|value| self.lanes(value.id)).collect();
        let result = op.result(0);
        let from = op.operands().next().map_or(result.ty(), |value| value.ty()).element(self.cx);
        let to = result.ty().element(self.cx);
        let (Some(from_kind), Some(to_kind)) = (self.kind(from), self.kind(to)) else {
            let ty = if self.kind(from).is_none() { from } else { to };
            return Err(self.unsupported_type(op, ty));
        };
        let n_lanes = operands.iter().map(|lanes| lanes.len()).max().unwrap_or(1);
        let mut lanes = Lanes::new();
        for at in 0..n_lanes {
            let numbers: Vec<Scalar> = operands.iter().map(|lanes| lanes[at.min(lanes.len() - 1)]).collect();
            let Some(scalar) = self.one(op, from_kind, to_kind, &numbers) else {
                return Err(self.unsupported_op(op));
            };
            lanes.push(scalar);
        }
        self.values.insert(result.id, lanes);
        Ok(())
    }

    fn unsupported_op(&mut self, op: OpRef<'_>) -> Reported {
        op_error(self.diags, op, "ptx-op", "has no PTX form yet")
            .help("place the op it comes from on \"cpu\" (`--placement=OP=cpu`)")
            .emit()
    }

    fn kind(&self, ty: Type) -> Option<Kind> {
        let class = self.class(ty)?;
        let width = match ty.data(self.cx) {
            TypeData::Integer { width, .. } => *width,
            _ if class == Class::B64 => 64,
            _ => 32,
        };
        let float = ty.float_kind(self.cx);
        Some(Kind { class, width, float, is_index: ty == Type::INDEX })
    }

    fn constant(&mut self, op: OpRef<'_>) -> Result<(), Reported> {
        let result = op.result(0);
        let Some(kind) = self.kind(result.ty().element(self.cx)) else {
            return Err(self.unsupported_type(op, result.ty().element(self.cx)));
        };
        let value = op.attr("value").map(|value| (value, value.data(self.cx)));
        let of_float = |bits: u64| Scalar::Known(kind.class, bits);
        let lanes: Lanes = match value {
            Some((attr, AttrData::Integer { .. })) => {
                let value = attr.as_i64(self.cx).unwrap_or_default();
                let scalar = match kind {
                    Kind { is_index: true, .. } => Scalar::Index(Index::known(value)),
                    Kind { class: Class::Pred, .. } => Scalar::Known(Class::Pred, (value & 1) as u64),
                    _ => Scalar::Known(kind.class, value as u64),
                };
                [scalar].into_iter().collect()
            }
            Some((_, AttrData::Float { bits, .. })) => {
                [of_float(widened(kind.float, *bits as u64))].into_iter().collect()
            }
            Some((attr, AttrData::Dense { .. })) if kind.float.is_some() => {
                let elements = attr.dense(self.cx);
                let numbers = elements.as_ref().and_then(|elements| elements.f64s(self.cx)).into_iter().flatten();
                let bits = |number: f64| {
                    if kind.class == Class::F64 { number.to_bits() } else { u64::from((number as f32).to_bits()) }
                };
                numbers.map(|number| of_float(bits(number))).collect()
            }
            Some((attr, AttrData::Dense { .. })) => {
                let elements = attr.dense(self.cx);
                let numbers = elements.as_ref().and_then(|elements| elements.i64s(self.cx)).into_iter().flatten();
                numbers.map(|number| Scalar::Known(kind.class, number as u64)).collect()
            }
            _ => return Err(self.unsupported_op(op)),
        };
        self.values.insert(result.id, lanes);
        Ok(())
    }

    /// One lane of an op; `None` for ops without a PTX form.
    fn one(&mut self, op: OpRef<'_>, from: Kind, to: Kind, x: &[Scalar]) -> Option<Scalar> {
        let name = op.name();
        if from.is_index && to.is_index && x.len() == 2 {
            let (a, b) = (x[0].as_index(), x[1].as_index());
            if let Some(index) = self.on_indices(name, a, b) {
                return Some(Scalar::Index(index));
            }
        }
        match name {
            "arith.select" => return Some(self.choose(x)),
            "arith.cmpi" => return self.compare_integers(op, from, x),
            "arith.cmpf" => return self.compare_floats(op, from, x),
            "arith.bitcast" => return Some(self.bitcast(from, to, x[0])),
            _ => {}
        }
        let function = if name == "arith.remf" {
            Some("remf")
        } else {
            name.strip_prefix("math.").or(name.strip_prefix("hextir."))
        };
        if let Some(function) = function
            && from.float.is_some()
            && function != "sqrt"
            && let Some(symbol) = self.functions.get(function, from.class)
        {
            return Some(self.call(&symbol, to, x));
        }
        let reg = if from.float.is_some() {
            self.on_floats(name, from, to, x)?
        } else if from.class == Class::Pred {
            self.on_bools(name, to, x)?
        } else {
            self.on_integers(name, from, to, x)?
        };
        Some(if to.is_index { Scalar::Index(Index::reg(reg, 1)) } else { Scalar::Reg(reg) })
    }

    /// Sums, products and the like of indices, as far as they are known.
    fn on_indices(&mut self, name: &str, a: Index, b: Index) -> Option<Index> {
        let known = |index: Index| index.base.is_none().then_some(index.offset);
        match (name, known(a), known(b)) {
            ("arith.addi", ..) => Some(self.add(a, b)),
            ("arith.subi", _, Some(b)) => Some(Index { offset: a.offset.wrapping_sub(b), ..a }),
            ("arith.muli", _, Some(b)) => Some(self.scale(a, b)),
            ("arith.muli", Some(a), _) => Some(self.scale(b, a)),
            ("arith.divsi" | "arith.divui", Some(a), Some(b)) if b > 0 && a >= 0 => Some(Index::known(a / b)),
            ("arith.remsi" | "arith.remui", Some(a), Some(b)) if b > 0 && a >= 0 => Some(Index::known(a % b)),
            ("arith.minsi", Some(a), Some(b)) => Some(Index::known(a.min(b))),
            ("arith.maxsi", Some(a), Some(b)) => Some(Index::known(a.max(b))),
            ("arith.andi", _, Some(b)) if multiple_of(a) > b as u64 && b >= 0 => Some(Index::known(0)),
            _ => None,
        }
    }

    fn choose(&mut self, x: &[Scalar]) -> Scalar {
        match x[0] {
            Scalar::Known(_, bits) => x[if bits == 0 { 2 } else { 1 }],
            condition => {
                let condition = self.reg(condition);
                let chosen = self.select(condition, x[1], x[2]);
                match (chosen, x[1]) {
                    (Scalar::Reg(reg), Scalar::Index(_)) => Scalar::Index(Index::reg(reg, 1)),
                    _ => chosen,
                }
            }
        }
    }

    fn bitcast(&mut self, from: Kind, to: Kind, x: Scalar) -> Scalar {
        if from.float == to.float {
            return x;
        }
        // Small floats stand widened in registers, and small integers sign-extended.
        let bits = match from.float {
            Some(FloatKind::BF16) => {
                let value = self.reg(x);
                let bits = self.w.pure(Class::B32, "mov.b32", &[&value]);
                self.w.pure(Class::B32, "shr.s32", &[&bits, &16])
            }
            Some(FloatKind::F16) => {
                let (value, bits) = (self.text(x), self.w.fresh(Class::B32));
                self.w.braced(format_args!(".reg .b16 %h; cvt.rn.f16.f32 %h, {value}; cvt.s32.s16 {bits}, %h;"));
                bits
            }
            _ => self.reg(x),
        };
        let reg = match to.float {
            Some(FloatKind::BF16) => {
                let high = self.w.pure(Class::B32, "shl.b32", &[&bits, &16]);
                self.w.pure(Class::F32, "mov.b32", &[&high])
            }
            Some(FloatKind::F16) => {
                let number = self.w.fresh(Class::F32);
                self.w.braced(format_args!(".reg .b16 %h; cvt.u16.u32 %h, {bits}; cvt.f32.f16 {number}, %h;"));
                number
            }
            _ if bits.class == to.class => bits,
            _ => self.w.pure(
                to.class,
                if to.class == Class::F64 || to.class == Class::B64 { "mov.b64" } else { "mov.b32" },
                &[&bits],
            ),
        };
        Scalar::Reg(reg)
    }

    fn compare_integers(&mut self, op: OpRef<'_>, from: Kind, x: &[Scalar]) -> Option<Scalar> {
        let predicate = predicate_of(op)?;
        const WORDS: [(&str, bool); 10] = [
            ("eq", true),
            ("ne", true),
            ("lt", true),
            ("le", true),
            ("gt", true),
            ("ge", true),
            ("lt", false),
            ("le", false),
            ("gt", false),
            ("ge", false),
        ];
        let &(word, signed) = WORDS.get(predicate)?;
        if from.is_index
            && let (Index { base: None, offset: a, .. }, Index { base: None, offset: b, .. }) =
                (x[0].as_index(), x[1].as_index())
        {
            let holds = match word {
                "eq" => a == b,
                "ne" => a != b,
                "lt" => a < b,
                "le" => a <= b,
                "gt" => a > b,
                _ => a >= b,
            };
            return Some(Scalar::Known(Class::Pred, holds.into()));
        }
        let (a, b) = (self.reg(x[0]), self.reg(x[1]));
        if from.class == Class::Pred {
            // True is −1 where signs count.
            let (a, b) = if signed && !matches!(word, "eq" | "ne") { (b, a) } else { (a, b) };
            let not = |printer: &mut Self, reg: Reg| printer.w.pure(Class::Pred, "not.pred", &[&reg]);
            let reg = match word {
                "eq" => {
                    let differ = self.w.pure(Class::Pred, "xor.pred", &[&a, &b]);
                    not(self, differ)
                }
                "ne" => self.w.pure(Class::Pred, "xor.pred", &[&a, &b]),
                "lt" => {
                    let a = not(self, a);
                    self.w.pure(Class::Pred, "and.pred", &[&a, &b])
                }
                "le" => {
                    let a = not(self, a);
                    self.w.pure(Class::Pred, "or.pred", &[&a, &b])
                }
                "gt" => {
                    let b = not(self, b);
                    self.w.pure(Class::Pred, "and.pred", &[&a, &b])
                }
                _ => {
                    let b = not(self, b);
                    self.w.pure(Class::Pred, "or.pred", &[&a, &b])
                }
            };
            return Some(Scalar::Reg(reg));
        }
        // Sign extension keeps the order of unsigned numbers.
        let ty = match (signed, from.class) {
            (true, Class::B64) => "s64",
            (true, _) => "s32",
            (false, Class::B64) => "u64",
            (false, _) => "u32",
        };
        Some(Scalar::Reg(self.w.pure(Class::Pred, &format!("setp.{word}.{ty}"), &[&a, &b])))
    }

    fn compare_floats(&mut self, op: OpRef<'_>, from: Kind, x: &[Scalar]) -> Option<Scalar> {
        const WORDS: [&str; 16] =
            ["", "eq", "gt", "ge", "lt", "le", "ne", "num", "equ", "gtu", "geu", "ltu", "leu", "neu", "nan", ""];
        let predicate = predicate_of(op)?;
        match predicate {
            0 => return Some(Scalar::Known(Class::Pred, 0)),
            15 => return Some(Scalar::Known(Class::Pred, 1)),
            _ => {}
        }
        let word = WORDS.get(predicate)?;
        let (a, b) = (self.reg(x[0]), self.reg(x[1]));
        Some(Scalar::Reg(self.w.pure(Class::Pred, &format!("setp.{word}.{}", from.class.ty()), &[&a, &b])))
    }

    fn call(&mut self, symbol: &str, to: Kind, x: &[Scalar]) -> Scalar {
        let ty = to.class.ty();
        let operands: Vec<String> = x.iter().map(|x| self.text(*x)).collect();
        let result = self.w.fresh(to.class);
        let declared: Vec<String> = (0..x.len()).map(|at| format!(".param .{ty} x{at}")).collect();
        let stored: Vec<String> =
            operands.iter().enumerate().map(|(at, x)| format!("st.param.{ty} [x{at}], {x}")).collect();
        let passed: Vec<String> = (0..x.len()).map(|at| format!("x{at}")).collect();
        self.w.braced(format_args!(
            "{}; .param .{ty} y; {}; call (y), {symbol}, ({}); ld.param.{ty} {result}, [y];",
            declared.join("; "),
            stored.join("; "),
            passed.join(", ")
        ));
        Scalar::Reg(self.rounded(to, result))
    }

    /// A number computed in single precision, rounded to what it is an element of.
    fn rounded(&mut self, kind: Kind, reg: Reg) -> Reg {
        match kind.float {
            Some(FloatKind::F16) => {
                let number = self.w.fresh(Class::F32);
                self.w.braced(format_args!(".reg .b16 %h; cvt.rn.f16.f32 %h, {reg}; cvt.f32.f16 {number}, %h;"));
                number
            }
            Some(FloatKind::BF16) => {
                // Half of the last place kept, a little less where that place is even, and what is below it cut off.
                let bits = self.w.pure(Class::B32, "mov.b32", &[&reg]);
                let odd = self.w.pure(Class::B32, "bfe.u32", &[&bits, &16, &1]);
                let half = self.w.pure(Class::B32, "add.s32", &[&odd, &0x7fff]);
                let sum = self.w.pure(Class::B32, "add.s32", &[&bits, &half]);
                let cut = self.w.pure(Class::B32, "and.b32", &[&sum, &(0xffff_0000_u32 as i32)]);
                let nan = self.w.pure(Class::Pred, "setp.nan.f32", &[&reg, &reg]);
                let kept = self.w.pure(Class::B32, "selp.b32", &[&0x7fc0_0000, &cut, &nan]);
                self.w.pure(Class::F32, "mov.b32", &[&kept])
            }
            _ => reg,
        }
    }

    fn on_floats(&mut self, name: &str, from: Kind, to: Kind, x: &[Scalar]) -> Option<Reg> {
        let ty = from.class.ty();
        let (class, double) = (from.class, from.class == Class::F64);
        let simple = |printer: &mut Self, mnemonic: &str| {
            let operands: Vec<String> = x.iter().map(|x| printer.text(*x)).collect();
            let operands: Vec<&dyn std::fmt::Display> =
                operands.iter().map(|text| text as &dyn std::fmt::Display).collect();
            printer.w.pure(to.class, &format!("{mnemonic}.{ty}"), &operands)
        };
        let reg = match name {
            "arith.addf" => simple(self, "add.rn"),
            "arith.subf" => simple(self, "sub.rn"),
            "arith.mulf" => simple(self, "mul.rn"),
            "arith.divf" => simple(self, "div.rn"),
            "math.sqrt" => simple(self, "sqrt.rn"),
            "math.fma" => simple(self, "fma.rn"),
            "arith.negf" => return Some(simple(self, "neg")),
            "math.absf" => return Some(simple(self, "abs")),
            "math.copysign" => {
                let (size, sign) = (self.text(x[0]), self.text(x[1]));
                return Some(self.w.pure(class, &format!("copysign.{ty}"), &[&sign, &size]));
            }
            "math.floor" => return Some(self.round_to_integer("rmi", ty, class, x)),
            "math.ceil" => return Some(self.round_to_integer("rpi", ty, class, x)),
            "math.trunc" => return Some(self.round_to_integer("rzi", ty, class, x)),
            "math.roundeven" => return Some(self.round_to_integer("rni", ty, class, x)),
            "math.round" => {
                let value = self.reg(x[0]);
                let (one, half) =
                    if double { ("0d3FF0000000000000", "0d3FE0000000000000") } else { ("0f3F800000", "0f3F000000") };
                let cut = self.round_to_integer("rzi", ty, class, x);
                let rest = self.w.pure(class, &format!("sub.rn.{ty}"), &[&value, &cut]);
                let size = self.w.pure(class, &format!("abs.{ty}"), &[&rest]);
                let away = self.w.pure(Class::Pred, &format!("setp.ge.{ty}"), &[&size, &half]);
                let unit = self.w.pure(class, &format!("copysign.{ty}"), &[&value, &one]);
                let next = self.w.pure(class, &format!("add.rn.{ty}"), &[&cut, &unit]);
                return Some(self.w.pure(class, &format!("selp.{ty}"), &[&next, &cut, &away]));
            }
            "arith.maximumf" | "arith.minimumf" => {
                let (a, b) = (self.reg(x[0]), self.reg(x[1]));
                let word = if name == "arith.maximumf" { "max" } else { "min" };
                if !double && self.target.sm >= 80 {
                    return Some(self.w.pure(class, &format!("{word}.NaN.f32"), &[&a, &b]));
                }
                let chosen = self.w.pure(class, &format!("{word}.{ty}"), &[&a, &b]);
                let nan = self.w.pure(Class::Pred, &format!("setp.nan.{ty}"), &[&a, &b]);
                let sum = self.w.pure(class, &format!("add.rn.{ty}"), &[&a, &b]);
                return Some(self.w.pure(class, &format!("selp.{ty}"), &[&sum, &chosen, &nan]));
            }
            "arith.maxnumf" => return Some(simple(self, "max")),
            "arith.minnumf" => return Some(simple(self, "min")),
            "math.isnan" => {
                let value = self.reg(x[0]);
                return Some(self.w.pure(Class::Pred, &format!("setp.nan.{ty}"), &[&value, &value]));
            }
            "math.isfinite" => return Some(simple(self, "testp.finite")),
            "math.isinf" => return Some(simple(self, "testp.infinite")),
            "arith.extf" if class == to.class => return Some(self.reg(x[0])),
            "arith.extf" => {
                return Some({
                    let value = self.reg(x[0]);
                    self.w.pure(Class::F64, "cvt.f64.f32", &[&value])
                });
            }
            "arith.truncf" | "arith.convertf" if class == to.class => self.reg(x[0]),
            "arith.truncf" if to.float == Some(FloatKind::F32) => {
                let value = self.reg(x[0]);
                return Some(self.w.pure(Class::F32, "cvt.rn.f32.f64", &[&value]));
            }
            "arith.truncf" => {
                let value = self.reg(x[0]);
                let cut = self.w.pure(Class::F32, "cvt.rz.f32.f64", &[&value]);
                let back = self.w.pure(Class::F64, "cvt.f64.f32", &[&cut]);
                let inexact = self.w.pure(Class::Pred, "setp.ne.f64", &[&back, &value]);
                self.sticky(cut, inexact)
            }
            "hextir.fptosi_sat" | "arith.fptosi" => return Some(self.saturate(true, ty, class, to, x[0])),
            "hextir.fptoui_sat" | "arith.fptoui" => {
                return Some(self.saturate(false, ty, class, to, x[0]));
            }
            _ => return None,
        };
        Some(self.rounded(to, reg))
    }

    fn round_to_integer(&mut self, mode: &str, ty: &str, class: Class, x: &[Scalar]) -> Reg {
        let value = self.reg(x[0]);
        self.w.pure(class, &format!("cvt.{mode}.{ty}.{ty}"), &[&value])
    }

    /// `cut`, a number rounded to zero, with its last bit set where something was cut off: rounding that once more to a
    /// shorter type is as rounding the number at once.
    fn sticky(&mut self, cut: Reg, inexact: Reg) -> Reg {
        let bits = self.w.pure(Class::B32, "mov.b32", &[&cut]);
        let odd = self.w.pure(Class::B32, "or.b32", &[&bits, &1]);
        let kept = self.w.pure(Class::B32, "selp.b32", &[&odd, &bits, &inexact]);
        self.w.pure(Class::F32, "mov.b32", &[&kept])
    }

    fn saturate(&mut self, signed: bool, ty: &str, class: Class, to: Kind, x: Scalar) -> Reg {
        let value = self.reg(x);
        let nan = self.w.pure(Class::Pred, &format!("setp.nan.{ty}"), &[&value, &value]);
        if to.class == Class::Pred {
            // One bit holds 0 and 1, or 0 and −1.
            let (word, limit) = if signed { ("le", -1.0_f64) } else { ("ge", 1.0_f64) };
            let limit = if class == Class::F64 {
                format!("0d{:016X}", limit.to_bits())
            } else {
                format!("0f{:08X}", (limit as f32).to_bits())
            };
            return self.w.pure(Class::Pred, &format!("setp.{word}.{ty}"), &[&value, &limit]);
        }
        let wide = to.class == Class::B64;
        let int = match (signed, wide) {
            (true, true) => "s64",
            (true, false) => "s32",
            (false, true) => "u64",
            (false, false) => "u32",
        };
        let mut reg = self.w.pure(to.class, &format!("cvt.rzi.{int}.{ty}"), &[&value]);
        if to.width < 32 {
            let (low, high) = if signed {
                (-(1i64 << (to.width - 1)), (1i64 << (to.width - 1)) - 1)
            } else {
                (0, (1i64 << to.width) - 1)
            };
            if signed {
                reg = self.w.pure(Class::B32, "max.s32", &[&reg, &low]);
            }
            reg = self.w.pure(Class::B32, &format!("min.{int}"), &[&reg, &high]);
        }
        let zero = self.w.pure(to.class, &format!("selp.{}", to.class.ty()), &[&0, &reg, &nan]);
        self.extended(to, zero)
    }

    fn on_bools(&mut self, name: &str, to: Kind, x: &[Scalar]) -> Option<Reg> {
        let a = self.reg(x[0]);
        if let &[_, b] = x {
            let b = self.reg(b);
            let word = match name {
                "arith.andi" | "arith.muli" | "arith.minui" | "arith.maxsi" => "and.pred",
                "arith.ori" | "arith.maxui" | "arith.minsi" => "or.pred",
                "arith.xori" | "arith.addi" | "arith.subi" => "xor.pred",
                _ => return None,
            };
            return Some(self.w.pure(Class::Pred, word, &[&a, &b]));
        }
        let (yes, class) = match name {
            "arith.extui" | "arith.index_castui" => ("1".to_owned(), to.class),
            "arith.extsi" | "arith.index_cast" => ("-1".to_owned(), to.class),
            "arith.uitofp" | "arith.sitofp" => {
                let one: f64 = if name == "arith.uitofp" { 1.0 } else { -1.0 };
                let text = if to.class == Class::F64 {
                    format!("0d{:016X}", one.to_bits())
                } else {
                    format!("0f{:08X}", (one as f32).to_bits())
                };
                let zero = if to.class == Class::F64 { "0d0000000000000000" } else { "0f00000000" };
                return Some(self.w.pure(to.class, &format!("selp.{}", to.class.ty()), &[&text, &zero, &a]));
            }
            "math.absi" => return Some(a),
            "math.ctpop" => return Some(a),
            "math.ctlz" | "math.cttz" => return Some(self.w.pure(Class::Pred, "not.pred", &[&a])),
            _ => return None,
        };
        Some(self.w.pure(class, &format!("selp.{}", class.ty()), &[&yes, &0, &a]))
    }

    /// The low bits of an integer below 32 bits, sign-extended.
    fn extended(&mut self, kind: Kind, reg: Reg) -> Reg {
        match kind.width {
            32 | 64 => reg,
            8 => self.w.pure(Class::B32, "cvt.s32.s8", &[&reg]),
            16 => self.w.pure(Class::B32, "cvt.s32.s16", &[&reg]),
            width => self.w.pure(
                kind.class,
                &format!("bfe.s{}", if kind.class == Class::B64 { 64 } else { 32 }),
                &[&reg, &0, &width],
            ),
        }
    }

    /// The same number read as an unsigned one.
    fn unsigned(&mut self, kind: Kind, reg: Reg) -> Reg {
        match kind.width {
            32 | 64 => reg,
            width if kind.class == Class::B64 => self.w.pure(Class::B64, "bfe.u64", &[&reg, &0, &width]),
            width => self.w.pure(Class::B32, "bfe.u32", &[&reg, &0, &width]),
        }
    }

    fn on_integers(&mut self, name: &str, from: Kind, to: Kind, x: &[Scalar]) -> Option<Reg> {
        let a = self.reg(x[0]);
        let bits = if from.class == Class::B64 { 64 } else { 32 };
        if let &[_, b] = x {
            let b = self.reg(b);
            let (signed, unsigned, plain) = (format!("s{bits}"), format!("u{bits}"), format!("b{bits}"));
            let reg = match name {
                "arith.addi" => self.w.pure(to.class, &format!("add.{signed}"), &[&a, &b]),
                "arith.subi" => self.w.pure(to.class, &format!("sub.{signed}"), &[&a, &b]),
                "arith.muli" => self.w.pure(to.class, &format!("mul.lo.{signed}"), &[&a, &b]),
                "arith.andi" => self.w.pure(to.class, &format!("and.{plain}"), &[&a, &b]),
                "arith.ori" => self.w.pure(to.class, &format!("or.{plain}"), &[&a, &b]),
                "arith.xori" => self.w.pure(to.class, &format!("xor.{plain}"), &[&a, &b]),
                "arith.maxsi" => self.w.pure(to.class, &format!("max.{signed}"), &[&a, &b]),
                "arith.minsi" => self.w.pure(to.class, &format!("min.{signed}"), &[&a, &b]),
                "arith.maxui" => self.w.pure(to.class, &format!("max.{unsigned}"), &[&a, &b]),
                "arith.minui" => self.w.pure(to.class, &format!("min.{unsigned}"), &[&a, &b]),
                "arith.divsi" => self.w.pure(to.class, &format!("div.{signed}"), &[&a, &b]),
                "arith.remsi" => self.w.pure(to.class, &format!("rem.{signed}"), &[&a, &b]),
                "arith.divui" | "arith.remui" => {
                    let (a, b) = (self.unsigned(from, a), self.unsigned(from, b));
                    let word = if name == "arith.divui" { "div" } else { "rem" };
                    self.w.pure(to.class, &format!("{word}.{unsigned}"), &[&a, &b])
                }
                "arith.shli" | "arith.shrsi" | "arith.shrui" => {
                    let count = if bits == 64 { self.w.pure(Class::B32, "cvt.u32.u64", &[&b]) } else { b };
                    match name {
                        "arith.shli" => self.w.pure(to.class, &format!("shl.{plain}"), &[&a, &count]),
                        "arith.shrsi" => self.w.pure(to.class, &format!("shr.{signed}"), &[&a, &count]),
                        _ => {
                            let a = self.unsigned(from, a);
                            self.w.pure(to.class, &format!("shr.{unsigned}"), &[&a, &count])
                        }
                    }
                }
                _ => return None,
            };
            return Some(self.extended(to, reg));
        }
        match name {
            "arith.extsi" | "arith.index_cast" | "arith.trunci" if to.class == Class::Pred => {
                let bit = self.w.pure(from.class, &format!("and.b{bits}"), &[&a, &1]);
                Some(self.w.pure(Class::Pred, &format!("setp.ne.s{bits}"), &[&bit, &0]))
            }
            "arith.extsi" | "arith.index_cast" | "arith.trunci" => {
                let reg = match (from.class, to.class) {
                    (Class::B32, Class::B64) => self.w.pure(Class::B64, "cvt.s64.s32", &[&a]),
                    (Class::B64, Class::B32) => self.w.pure(Class::B32, "cvt.u32.u64", &[&a]),
                    _ => a,
                };
                Some(self.extended(to, reg))
            }
            "arith.extui" | "arith.index_castui" => {
                let reg = self.unsigned(from, a);
                let reg = match (from.class, to.class) {
                    (Class::B32, Class::B64) => self.w.pure(Class::B64, "cvt.u64.u32", &[&reg]),
                    (Class::B64, Class::B32) => self.w.pure(Class::B32, "cvt.u32.u64", &[&reg]),
                    _ => reg,
                };
                Some(self.extended(to, reg))
            }
            "arith.sitofp" | "arith.uitofp" => {
                let signed = name == "arith.sitofp";
                let a = if signed { a } else { self.unsigned(from, a) };
                let int = format!("{}{bits}", if signed { "s" } else { "u" });
                if to.class == Class::F64 {
                    return Some(self.w.pure(Class::F64, &format!("cvt.rn.f64.{int}"), &[&a]));
                }
                if to.float == Some(FloatKind::F32) {
                    return Some(self.w.pure(Class::F32, &format!("cvt.rn.f32.{int}"), &[&a]));
                }
                let cut = self.w.pure(Class::F32, &format!("cvt.rz.f32.{int}"), &[&a]);
                let back = self.w.pure(from.class, &format!("cvt.rzi.{int}.f32"), &[&cut]);
                let inexact = self.w.pure(Class::Pred, &format!("setp.ne.s{bits}"), &[&back, &a]);
                let odd = self.sticky(cut, inexact);
                Some(self.rounded(to, odd))
            }
            "math.absi" => {
                let reg = self.w.pure(to.class, &format!("abs.s{bits}"), &[&a]);
                Some(self.extended(to, reg))
            }
            "math.ctlz" => {
                let a = self.unsigned(from, a);
                let count = self.w.pure(Class::B32, &format!("clz.b{bits}"), &[&a]);
                let own = self.w.pure(Class::B32, "sub.s32", &[&count, &(bits - from.width)]);
                Some(self.count_as(to, own))
            }
            "math.ctpop" => {
                let a = self.unsigned(from, a);
                let count = self.w.pure(Class::B32, &format!("popc.b{bits}"), &[&a]);
                Some(self.count_as(to, count))
            }
            "math.cttz" => {
                // A guard bit above the number ends the count for zero.
                let reversed = self.w.pure(from.class, &format!("brev.b{bits}"), &[&a]);
                let guarded = if from.width < bits {
                    self.w.pure(from.class, &format!("or.b{bits}"), &[&reversed, &(1u64 << (bits - 1 - from.width))])
                } else {
                    reversed
                };
                let count = self.w.pure(Class::B32, &format!("clz.b{bits}"), &[&guarded]);
                Some(self.count_as(to, count))
            }
            _ => None,
        }
    }

    /// A small count as an integer of another class.
    fn count_as(&mut self, to: Kind, count: Reg) -> Reg {
        if to.class == Class::B64 {
            return self.w.pure(Class::B64, "cvt.u64.u32", &[&count]);
        }
        self.extended(to, count)
    }
}

/// The number of a comparison's predicate.
fn predicate_of(op: OpRef<'_>) -> Option<usize> {
    op.attr("predicate")?.as_i64(op.cx)?.try_into().ok()
}

/// The bits of a float constant in the precision that its register has.
fn widened(kind: Option<FloatKind>, bits: u64) -> u64 {
    match kind {
        Some(FloatKind::BF16) => bits << 16,
        Some(FloatKind::F16) => {
            let number = FloatKind::F16.to_f64(u128::from(bits));
            u64::from((number as f32).to_bits())
        }
        _ => bits,
    }
}
