//! Elementary functions in C: the steps that `hlo_interp::math` takes, one statement each, on one number or on a vector
//! of them. The same steps give the same bits.

use hlo_interp::math::Program;
use hlo_interp::math::record::{Step, StepId, StepOp, StepType};

use super::prelude::Prelude;
use super::scalar::Scalar;
use super::vectors::Lanes;

/// Prints the function `name` of `n_arguments` numbers; of vectors of `lanes` where there are.
pub fn print(prelude: &mut Prelude, name: &str, program: &Program, n_arguments: usize, lanes: Option<Lanes>) -> String {
    let mut printer = Printer { prelude, program, lanes };
    let ty = printer.type_of(program.steps[program.result.0 as usize].ty);
    let arguments: Vec<String> = ["x", "y"][..n_arguments].iter().map(|x| format!("{ty} {x}")).collect();
    let mut out = String::new();
    for (index, table) in program.tables.iter().enumerate() {
        out.push_str(&printer.table(name, index, table));
    }
    let inline = if lanes.is_some() { "HLO_INLINE" } else { "inline" };
    out.push_str(&format!("static {inline} {ty} {name}({}) {{\n", arguments.join(", ")));
    let used = used_steps(program);
    for (index, step) in program.steps.iter().enumerate() {
        if used[index] && !matches!(step.op, StepOp::Argument(_) | StepOp::Constant(_)) {
            let statement = printer.statement(name, index, step);
            out.push_str(&statement);
        }
    }
    let result = printer.operand(program.result, true);
    out.push_str(&format!("    return {result};\n}}\n"));
    out
}

/// Whether any step is in double precision.
pub fn uses_double(program: &Program) -> bool {
    program.steps.iter().any(|step| matches!(step.ty, StepType::F64 | StepType::I64))
}

/// Which steps the result depends on.
fn used_steps(program: &Program) -> Vec<bool> {
    let mut used = vec![false; program.steps.len()];
    used[program.result.0 as usize] = true;
    for (index, step) in program.steps.iter().enumerate().rev() {
        if used[index] {
            step.operands().iter().for_each(|operand| used[operand.0 as usize] = true);
        }
    }
    used
}

struct Printer<'p> {
    prelude: &'p mut Prelude,
    program: &'p Program,
    lanes: Option<Lanes>,
}

impl Printer<'_> {
    fn type_of(&mut self, ty: StepType) -> String {
        let Some(lanes) = self.lanes else {
            return match ty {
                StepType::F32 => "float",
                StepType::F64 => "double",
                StepType::I32 => "uint32_t",
                StepType::I64 => "uint64_t",
                StepType::Bool => "bool",
            }
            .into();
        };
        match ty {
            StepType::F32 => self.prelude.vector(Scalar::F32, lanes),
            StepType::F64 => self.prelude.vector(Scalar::F64, lanes),
            StepType::I32 => self.prelude.unsigned_vector(4, lanes),
            StepType::I64 => self.prelude.unsigned_vector(8, lanes),
            StepType::Bool => self.prelude.mask(lanes),
        }
    }

    fn table(&mut self, name: &str, index: usize, table: &[u64; 32]) -> String {
        let reads = |step: &&Step| matches!(step.op, StepOp::Lookup(number) if usize::from(number) == index);
        let double = self.program.steps.iter().find(reads).is_some_and(|step| step.ty == StepType::F64);
        let scalar = if double { Scalar::F64 } else { Scalar::F32 };
        let entries: Vec<String> = table.iter().map(|&bits| scalar.literal(bits)).collect();
        let lines: Vec<String> = entries.chunks(4).map(|line| format!("    {},\n", line.join(", "))).collect();
        format!("static const {} {name}_table_{index}[32] = {{\n{}}};\n", scalar.c_type(), lines.concat())
    }

    fn step(&self, id: StepId) -> &Step {
        &self.program.steps[id.0 as usize]
    }

    /// The value of a step. A constant is a number, which C's vector operators accept beside a vector; `alone` where no
    /// vector stands beside it.
    fn operand(&mut self, id: StepId, alone: bool) -> String {
        let step = *self.step(id);
        match step.op {
            StepOp::Argument(position) => ["x", "y"][usize::from(position)].into(),
            StepOp::Constant(bits) => {
                let literal = match step.ty {
                    StepType::F32 => Scalar::F32.literal(bits),
                    StepType::F64 => Scalar::F64.literal(bits),
                    StepType::I32 => format!("UINT32_C(0x{bits:X})"),
                    StepType::I64 => format!("UINT64_C(0x{bits:X})"),
                    StepType::Bool => (bits != 0).to_string(),
                };
                if self.lanes.is_some() && alone {
                    let ty = self.type_of(step.ty);
                    return match step.ty {
                        StepType::Bool => format!("({ty}){{0}} {} 0", if bits != 0 { "==" } else { "!=" }),
                        StepType::F32 | StepType::F64 => format!("{}({literal})", self.prelude.splat(&ty)),
                        StepType::I32 | StepType::I64 => format!("(({ty}){{0}} + {literal})"),
                    };
                }
                literal
            }
            _ => format!("t{}", id.0),
        }
    }

    fn statement(&mut self, name: &str, index: usize, step: &Step) -> String {
        let ty = self.type_of(step.ty);
        let operands = step.operands().to_vec();
        let from = operands.first().map_or(step.ty, |&id| self.step(id).ty);
        let is_call = matches!(
            step.op,
            StepOp::Select | StepOp::Fma | StepOp::Sqrt | StepOp::Bitcast | StepOp::Widen | StepOp::Narrow
        );
        let all_constant = operands.iter().all(|&id| matches!(self.step(id).op, StepOp::Constant(_)));
        let texts: Vec<String> = operands.iter().map(|&id| self.operand(id, is_call || all_constant)).collect();
        let [a, b, c] = [0, 1, 2].map(|position| texts.get(position).map_or("", |text| text.as_str()));
        let is_double = step.ty == StepType::F64;
        let infix = |op: &str| format!("{a} {op} {b}");
        let value = match (step.op, self.lanes) {
            (StepOp::Argument(_) | StepOp::Constant(_), _) => return String::new(),
            (StepOp::Add, _) => infix("+"),
            (StepOp::Sub, _) => infix("-"),
            (StepOp::Mul, _) => infix("*"),
            (StepOp::Div, _) => infix("/"),
            (StepOp::Neg, _) => format!("-{a}"),
            (StepOp::And, None) if step.ty == StepType::Bool => infix("&&"),
            (StepOp::Or, None) if step.ty == StepType::Bool => infix("||"),
            (StepOp::And, _) => infix("&"),
            (StepOp::Or, _) => infix("|"),
            (StepOp::Xor, _) => infix("^"),
            (StepOp::Not, None) => format!("!{a}"),
            (StepOp::Not, Some(_)) => format!("~{a}"),
            (StepOp::Shl(count), _) => format!("{a} << {count}"),
            (StepOp::Shr(count), _) => format!("{a} >> {count}"),
            (StepOp::Less | StepOp::LessEqual | StepOp::Equal, lanes) => {
                let op = match step.op {
                    StepOp::Less => "<",
                    StepOp::LessEqual => "<=",
                    _ => "==",
                };
                match lanes {
                    Some(lanes) if bytes(from) != lanes.bytes() => {
                        format!("__builtin_convertvector({a} {op} {b}, {ty})")
                    }
                    // The mask of a comparison may have another name for the same type.
                    Some(_) => format!("({ty})({a} {op} {b})"),
                    None => infix(op),
                }
            }
            (StepOp::Sqrt, None) => format!("__builtin_sqrt{}({a})", if is_double { "" } else { "f" }),
            (StepOp::Sqrt, Some(lanes)) => format!("{}({a})", self.prelude.vector_function("sqrt", is_double, lanes)),
            (StepOp::Fma, None) => format!("{}({a}, {b}, {c})", self.prelude.fma(is_double)),
            (StepOp::Fma, Some(lanes)) => {
                format!("{}({a}, {b}, {c})", self.prelude.vector_function("fma", is_double, lanes))
            }
            (StepOp::Select, None) => format!("{a} ? {b} : {c}"),
            (StepOp::Select, Some(lanes)) => {
                format!("{}({a}, {b}, {c})", self.prelude.select(&ty, bytes(step.ty), lanes))
            }
            (StepOp::Bitcast, None) => {
                let helper = match step.ty {
                    StepType::F32 => "hlo_f32_of_bits",
                    StepType::F64 => "hlo_f64_of_bits",
                    StepType::I32 => "hlo_bits_of_f32",
                    _ => "hlo_bits_of_f64",
                };
                format!("{}({a})", self.prelude.helper(helper))
            }
            (StepOp::Bitcast, Some(_)) => format!("({ty}){a}"),
            (StepOp::Widen, None) => format!("(double){a}"),
            (StepOp::Narrow, None) => format!("(float){a}"),
            (StepOp::Widen | StepOp::Narrow, Some(_)) => format!("__builtin_convertvector({a}, {ty})"),
            (StepOp::Lookup(table), None) => format!("{name}_table_{table}[{a} & 31]"),
            (StepOp::Lookup(table), Some(lanes)) => {
                let n_lanes = lanes.count();
                return format!(
                    "    {ty} t{index};\n    for (int lane = 0; lane < {n_lanes}; lane++) {{\n        \
                     t{index}[lane] = {name}_table_{table}[{a}[lane] & 31];\n    }}\n"
                );
            }
        };
        format!("    const {ty} t{index} = {value};\n")
    }
}

/// Bytes of a number.
fn bytes(ty: StepType) -> u32 {
    match ty {
        StepType::F32 | StepType::I32 => 4,
        StepType::F64 | StepType::I64 => 8,
        StepType::Bool => 0,
    }
}
