//! Elementary functions: the interpreter's own steps as device functions, one a function and precision.

use std::fmt::Write as _;

use hlo_interp::math::record::{Program, StepOp, StepType};
use hlo_interp::math::{Binary, Unary};
use indexmap::IndexMap;

use super::writer::{Class, Reg, Writer};

/// The functions that kernels call, in the order of their first call.
#[derive(Default)]
pub struct Functions {
    texts: IndexMap<String, String>,
    tables: IndexMap<Vec<u64>, String>,
}

impl Functions {
    /// The device function called `name` in `math` (or in `hextir`, or `remf`) on numbers of one class.
    pub fn get(&mut self, name: &str, class: Class) -> Option<String> {
        let double = class == Class::F64;
        let symbol = format!("hlo_{name}_{}", class.ty());
        if self.texts.contains_key(&symbol) {
            return Some(symbol);
        }
        if name == "remf" {
            self.texts.insert(symbol.clone(), remainder(&symbol, class));
            return Some(symbol);
        }
        let called = if name == "powf" { "pow" } else { name };
        let unary = Unary::ALL.iter().find(|function| function.name() == called);
        let binary = Binary::ALL.iter().find(|function| function.name() == called);
        let (program, arity) = match (unary, binary) {
            (Some(unary), _) => (if double { unary.program_f64() } else { unary.program_f32() }, 1),
            (None, Some(binary)) => (if double { binary.program_f64() } else { binary.program_f32() }, 2),
            (None, None) => return None,
        };
        let text = self.print(&symbol, &program, class, arity);
        self.texts.insert(symbol.clone(), text);
        Some(symbol)
    }

    /// All tables and functions.
    pub fn finish(self) -> String {
        let mut text = String::new();
        for (bits, name) in &self.tables {
            let (entries, ty) = split_table(bits);
            writeln!(text, "\n.global .align 8 .{ty} {name}[{}] = {{{entries}}};", bits.len() - 1)
                .expect("a string takes all");
        }
        for function in self.texts.values() {
            text.push('\n');
            text.push_str(function);
        }
        text
    }

    fn print(&mut self, symbol: &str, program: &Program, class: Class, arity: usize) -> String {
        let ty = class.ty();
        let mut w = Writer::new();
        let mut regs: Vec<Reg> = Vec::with_capacity(program.steps.len());
        for step in &program.steps {
            let reg_class = class_of(step.ty);
            let operands: Vec<Reg> = step.operands().iter().map(|id| regs[id.0 as usize]).collect();
            let operand_class = operands.first().map_or(reg_class, |reg| reg.class);
            let reg = match step.op {
                StepOp::Argument(position) => {
                    let reg = w.fresh(reg_class);
                    w.line(format_args!("ld.param.{ty} {reg}, [{symbol}_x{position}]"));
                    reg
                }
                StepOp::Constant(bits) => {
                    let index = Class::B64;
                    w.reg(super::writer::Scalar::Known(reg_class, bits), index)
                }
                StepOp::Lookup(table) => {
                    let table = self.table(&program.tables[usize::from(table)], step.ty);
                    let low = match operand_class {
                        Class::B64 => w.pure(Class::B32, "cvt.u32.u64", &[&operands[0]]),
                        _ => operands[0],
                    };
                    let place = w.pure(Class::B32, "and.b32", &[&low, &31]);
                    let width = if matches!(reg_class, Class::F64 | Class::B64) { 8 } else { 4 };
                    let offset = w.pure(Class::B64, "mul.wide.u32", &[&place, &width]);
                    let base = w.pure(Class::B64, "mov.u64", &[&table]);
                    let address = w.pure(Class::B64, "add.s64", &[&base, &offset]);
                    let address = format!("[{address}]");
                    w.pure(reg_class, &format!("ld.global.{}", reg_class.ty()), &[&address])
                }
                StepOp::Select if reg_class == Class::Pred => {
                    let not = w.pure(Class::Pred, "not.pred", &[&operands[0]]);
                    let yes = w.pure(Class::Pred, "and.pred", &[&operands[0], &operands[1]]);
                    let no = w.pure(Class::Pred, "and.pred", &[&not, &operands[2]]);
                    w.pure(Class::Pred, "or.pred", &[&yes, &no])
                }
                StepOp::Select => {
                    let mnemonic = format!("selp.{}", reg_class.ty());
                    w.pure(reg_class, &mnemonic, &[&operands[1], &operands[2], &operands[0]])
                }
                StepOp::Shl(count) => w.pure(reg_class, &format!("shl.{}", reg_class.ty()), &[&operands[0], &count]),
                StepOp::Shr(count) => {
                    let mnemonic = if reg_class == Class::B64 { "shr.u64" } else { "shr.u32" };
                    w.pure(reg_class, mnemonic, &[&operands[0], &count])
                }
                op => {
                    let operands: Vec<&dyn std::fmt::Display> =
                        operands.iter().map(|reg| reg as &dyn std::fmt::Display).collect();
                    w.pure(reg_class, &mnemonic(op, operand_class), &operands)
                }
            };
            regs.push(reg);
        }
        let result = regs[program.result.0 as usize];
        w.line(format_args!("st.param.{ty} [{symbol}_y], {result}"));
        w.line(format_args!("ret"));
        let params: Vec<String> = (0..arity).map(|position| format!(".param .{ty} {symbol}_x{position}")).collect();
        format!(".func (.param .{ty} {symbol}_y) {symbol}({})\n{}", params.join(", "), w.finish())
    }

    fn table(&mut self, entries: &[u64; 32], ty: StepType) -> String {
        let mut key = entries.to_vec();
        key.push(u64::from(matches!(ty, StepType::F64 | StepType::I64)));
        let next = format!("hlo_table_{}", self.tables.len());
        self.tables.entry(key).or_insert(next).clone()
    }
}

/// The remainder with the sign of the dividend: the divisor is doubled up to the dividend, then taken away wherever it fits
/// while it is halved again. All steps are exact.
fn remainder(symbol: &str, class: Class) -> String {
    let ty = class.ty();
    let (infinity, half, nan) = match class {
        Class::F64 => ("0d7FF0000000000000", "0d3FE0000000000000", "0d7FF8000000000000"),
        _ => ("0f7F800000", "0f3F000000", "0f7FC00000"),
    };
    let zero = if class == Class::F64 { "0d0000000000000000" } else { "0f00000000" };
    let mut w = Writer::new();
    let (x, y) = (w.fresh(class), w.fresh(class));
    w.line(format_args!("ld.param.{ty} {x}, [{symbol}_x0]"));
    w.line(format_args!("ld.param.{ty} {y}, [{symbol}_x1]"));
    let left = w.fresh(class);
    w.line(format_args!("abs.{ty} {left}, {x}"));
    let divisor = w.pure(class, &format!("abs.{ty}"), &[&y]);
    let (result, done) = (w.fresh(class), w.label());
    w.line(format_args!("mov.{ty} {result}, {nan}"));
    // Unordered comparisons hold for NaN.
    for (word, a, b) in [("geu", &left, &infinity as &dyn std::fmt::Display), ("leu", &divisor, &zero)] {
        let fails = w.pure(Class::Pred, &format!("setp.{word}.{ty}"), &[a, b]);
        w.line(format_args!("@{fails} bra {done}"));
    }
    w.line(format_args!("mov.{ty} {result}, {x}"));
    let smaller = w.pure(Class::Pred, &format!("setp.lt.{ty}"), &[&left, &divisor]);
    w.line(format_args!("@{smaller} bra {done}"));
    let (scaled, next, predicate) = (w.fresh(class), w.fresh(class), w.fresh(Class::Pred));
    let (up, down, keep) = (w.label(), w.label(), w.label());
    w.line(format_args!("mov.{ty} {scaled}, {divisor}"));
    w.place(&up);
    w.line(format_args!("add.rn.{ty} {next}, {scaled}, {scaled}"));
    w.line(format_args!("setp.gt.{ty} {predicate}, {next}, {left}"));
    w.line(format_args!("@{predicate} bra {down}"));
    w.line(format_args!("mov.{ty} {scaled}, {next}"));
    w.line(format_args!("bra {up}"));
    w.place(&down);
    w.line(format_args!("setp.lt.{ty} {predicate}, {left}, {scaled}"));
    w.line(format_args!("@{predicate} bra {keep}"));
    w.line(format_args!("sub.rn.{ty} {left}, {left}, {scaled}"));
    w.place(&keep);
    w.line(format_args!("setp.gt.{ty} {predicate}, {scaled}, {divisor}"));
    w.line(format_args!("mul.rn.{ty} {scaled}, {scaled}, {half}"));
    w.line(format_args!("@{predicate} bra {down}"));
    w.line(format_args!("copysign.{ty} {result}, {x}, {left}"));
    w.place(&done);
    w.line(format_args!("st.param.{ty} [{symbol}_y], {result}"));
    w.line(format_args!("ret"));
    let params = format!(".param .{ty} {symbol}_x0, .param .{ty} {symbol}_x1");
    format!(".func (.param .{ty} {symbol}_y) {symbol}({params})\n{}", w.finish())
}

/// The entries of a table as text, and their type; the last word says whether they have 64 bits.
fn split_table(bits: &[u64]) -> (String, &'static str) {
    let (wide, entries) = bits.split_last().expect("a table has its width behind it");
    let entries: Vec<String> = entries.iter().map(|entry| format!("0x{entry:X}")).collect();
    (entries.join(", "), if *wide == 1 { "b64" } else { "b32" })
}

fn class_of(ty: StepType) -> Class {
    match ty {
        StepType::F32 => Class::F32,
        StepType::F64 => Class::F64,
        StepType::I32 => Class::B32,
        StepType::I64 => Class::B64,
        StepType::Bool => Class::Pred,
    }
}

/// The instruction of a step whose operands have one class.
fn mnemonic(op: StepOp, class: Class) -> String {
    let is_float = matches!(class, Class::F32 | Class::F64);
    let (ty, bits) = (class.ty(), class.ty());
    let signed = if class == Class::B64 { "s64" } else { "s32" };
    match op {
        StepOp::Add if is_float => format!("add.rn.{ty}"),
        StepOp::Sub if is_float => format!("sub.rn.{ty}"),
        StepOp::Add => format!("add.{signed}"),
        StepOp::Sub => format!("sub.{signed}"),
        StepOp::Mul => format!("mul.rn.{ty}"),
        StepOp::Div => format!("div.rn.{ty}"),
        StepOp::Neg => format!("neg.{ty}"),
        StepOp::Sqrt => format!("sqrt.rn.{ty}"),
        StepOp::Fma => format!("fma.rn.{ty}"),
        StepOp::Less => format!("setp.lt.{ty}"),
        StepOp::LessEqual => format!("setp.le.{ty}"),
        StepOp::Equal if is_float => format!("setp.eq.{ty}"),
        StepOp::Equal => format!("setp.eq.{signed}"),
        StepOp::And => format!("and.{bits}"),
        StepOp::Or => format!("or.{bits}"),
        StepOp::Xor => format!("xor.{bits}"),
        StepOp::Not => format!("not.{bits}"),
        StepOp::Bitcast => format!("mov.{}", if matches!(class, Class::F64 | Class::B64) { "b64" } else { "b32" }),
        StepOp::Widen => "cvt.f64.f32".to_owned(),
        StepOp::Narrow => "cvt.rn.f32.f64".to_owned(),
        StepOp::Argument(_)
        | StepOp::Constant(_)
        | StepOp::Lookup(_)
        | StepOp::Select
        | StepOp::Shl(_)
        | StepOp::Shr(_) => unreachable!("{op:?} is written by itself"),
    }
}
