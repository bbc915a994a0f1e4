//! Registers and instructions of one entry or function. A pure instruction that was already written in a scope around is
//! not written twice.

use std::fmt::Write as _;

use rustc_hash::FxHashMap;

/// A kind of register.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Class {
    /// A truth value.
    Pred,
    /// 32 bits; integers below 32 bits stand in it sign-extended.
    B32,
    /// 64 bits.
    B64,
    /// Single precision; `f16` and `bf16` stand in it.
    F32,
    /// Double precision.
    F64,
}

impl Class {
    const ALL: [(Class, &'static str, &'static str); 5] = [
        (Class::Pred, "pred", "%p"),
        (Class::B32, "b32", "%r"),
        (Class::B64, "b64", "%rd"),
        (Class::F32, "f32", "%f"),
        (Class::F64, "f64", "%fd"),
    ];

    /// The type in declarations, moves and selections.
    pub fn ty(self) -> &'static str {
        Class::ALL[self as usize].1
    }

    fn prefix(self) -> &'static str {
        Class::ALL[self as usize].2
    }
}

/// A register.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Reg {
    /// Its kind.
    pub class: Class,
    number: u32,
}

impl std::fmt::Display for Reg {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}{}", self.class.prefix(), self.number)
    }
}

/// A number for threads to work on: in a register, or known while printing.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Scalar {
    /// In a register.
    Reg(Reg),
    /// Known; integers sign-extended.
    Known(Class, u64),
    /// An index.
    Index(Index),
}

impl Scalar {
    /// The number as an index.
    pub fn as_index(self) -> Index {
        match self {
            Scalar::Index(index) => index,
            Scalar::Reg(reg) => Index::reg(reg, 1),
            Scalar::Known(_, bits) => Index::known(bits as i64),
        }
    }
}

/// `base + offset`, a multiple of `multiple` (a power of two) as far as `base` is concerned.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Index {
    /// What is not known while printing.
    pub base: Option<Reg>,
    /// What is.
    pub offset: i64,
    /// What `base` is a multiple of.
    pub multiple: u64,
}

impl Index {
    /// A known index.
    pub fn known(offset: i64) -> Index {
        Index { base: None, offset, multiple: MOST }
    }

    /// One in a register.
    pub fn reg(base: Reg, multiple: u64) -> Index {
        Index { base: Some(base), offset: 0, multiple }
    }
}

/// The largest power of two that multiples are counted in.
pub const MOST: u64 = 1 << 20;

/// The text so far.
pub struct Writer {
    body: String,
    counts: [u32; 5],
    labels: u32,
    /// Instructions without their destination, and where the result is; a map a scope.
    known: Vec<FxHashMap<String, Reg>>,
}

impl Writer {
    /// Nothing written yet.
    pub fn new() -> Writer {
        Writer { body: String::new(), counts: [0; 5], labels: 0, known: vec![FxHashMap::default()] }
    }

    /// A register that nothing is in yet.
    pub fn fresh(&mut self, class: Class) -> Reg {
        let count = &mut self.counts[class as usize];
        *count += 1;
        Reg { class, number: *count }
    }

    /// A line of text: an instruction without its semicolon.
    pub fn line(&mut self, text: std::fmt::Arguments<'_>) {
        writeln!(self.body, "  {text};").expect("a string takes all");
    }

    /// Instructions with registers or parameters of their own, in braces.
    pub fn braced(&mut self, text: std::fmt::Arguments<'_>) {
        writeln!(self.body, "  {{ {text} }}").expect("a string takes all");
    }

    /// A comment on a line of its own.
    pub fn comment(&mut self, text: &str) {
        writeln!(self.body, "  // {}", text.replace(['\n', '\r'], " ")).expect("a string takes all");
    }

    /// An instruction without effects, `mnemonic dest, operands`, whose operands do not change while the scope lasts.
    pub fn pure(&mut self, class: Class, mnemonic: &str, operands: &[&dyn std::fmt::Display]) -> Reg {
        let mut key = format!("{} {mnemonic}", class.ty());
        for operand in operands {
            write!(key, ", {operand}").expect("a string takes all");
        }
        if let Some(&reg) = self.known.iter().find_map(|scope| scope.get(&key)) {
            return reg;
        }
        let reg = self.fresh(class);
        let operands = &key[key.find(", ").unwrap_or(key.len())..];
        writeln!(self.body, "  {mnemonic} {reg}{operands};").expect("a string takes all");
        self.known.last_mut().expect("a scope is open").insert(key, reg);
        reg
    }

    /// Opens a scope: what is computed in it is forgotten at its end.
    pub fn open(&mut self) {
        self.known.push(FxHashMap::default());
    }

    /// Closes the innermost scope.
    pub fn close(&mut self) {
        self.known.pop();
    }

    /// A label to place later.
    pub fn label(&mut self) -> String {
        self.labels += 1;
        format!("$L{}", self.labels)
    }

    /// Places a label.
    pub fn place(&mut self, label: &str) {
        writeln!(self.body, "{label}:").expect("a string takes all");
    }

    /// The operand of an instruction.
    pub fn text(&mut self, scalar: Scalar, index: Class) -> String {
        match scalar {
            Scalar::Known(Class::Pred, bits) => self.pure(Class::Pred, "setp.ne.u32", &[&bits, &0]).to_string(),
            Scalar::Known(Class::F32, bits) => format!("0f{bits:08X}"),
            Scalar::Known(Class::F64, bits) => format!("0d{bits:016X}"),
            Scalar::Known(Class::B32, bits) => (bits as i32).to_string(),
            Scalar::Known(Class::B64, bits) => (bits as i64).to_string(),
            Scalar::Reg(reg) => reg.to_string(),
            Scalar::Index(Index { base: None, offset, .. }) => offset.to_string(),
            Scalar::Index(Index { base: Some(base), offset: 0, .. }) => base.to_string(),
            Scalar::Index(Index { base: Some(base), offset, .. }) => {
                self.pure(index, add_of(index), &[&base, &offset]).to_string()
            }
        }
    }

    /// The number in a register.
    pub fn reg(&mut self, scalar: Scalar, index: Class) -> Reg {
        let class = match scalar {
            Scalar::Reg(reg) => return reg,
            Scalar::Known(class, _) => class,
            Scalar::Index(Index { base: Some(base), offset: 0, .. }) => return base,
            Scalar::Index(Index { base: Some(base), offset, .. }) => {
                return self.pure(index, add_of(index), &[&base, &offset]);
            }
            Scalar::Index(_) => index,
        };
        if let Scalar::Known(Class::Pred, bits) = scalar {
            return self.pure(Class::Pred, "setp.ne.u32", &[&bits, &0]);
        }
        let text = self.text(scalar, index);
        self.pure(class, &format!("mov.{}", class.ty()), &[&text])
    }

    /// Copies a number into a register that changes.
    pub fn assign(&mut self, into: Reg, scalar: Scalar, index: Class) {
        let text = self.text(scalar, index);
        self.line(format_args!("mov.{} {into}, {text}", into.class.ty()));
    }

    /// Declarations and instructions, in braces.
    pub fn finish(self) -> String {
        let mut text = String::from("{\n");
        for (class, ty, prefix) in Class::ALL {
            let count = self.counts[class as usize];
            if count != 0 {
                writeln!(text, "  .reg .{ty} {prefix}<{}>;", count + 1).expect("a string takes all");
            }
        }
        text.push_str(&self.body);
        text.push_str("}\n");
        text
    }
}

/// The sum of two indices.
pub fn add_of(index: Class) -> &'static str {
    if index == Class::B64 { "add.s64" } else { "add.s32" }
}
