//! PTX text as instructions whose registers are numbers. The language is what [`super::super::print`] writes.

use rustc_hash::FxHashMap;

use super::Fault;

/// Types of instructions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ty {
    Pred,
    B16,
    B32,
    B64,
    U8,
    S8,
    U16,
    S16,
    U32,
    S32,
    U64,
    S64,
    F16,
    F32,
    F64,
}

impl Ty {
    const NAMES: [(&'static str, Ty); 15] = [
        ("pred", Ty::Pred),
        ("b16", Ty::B16),
        ("b32", Ty::B32),
        ("b64", Ty::B64),
        ("u8", Ty::U8),
        ("s8", Ty::S8),
        ("u16", Ty::U16),
        ("s16", Ty::S16),
        ("u32", Ty::U32),
        ("s32", Ty::S32),
        ("u64", Ty::U64),
        ("s64", Ty::S64),
        ("f16", Ty::F16),
        ("f32", Ty::F32),
        ("f64", Ty::F64),
    ];

    fn parse(word: &str) -> Option<Ty> {
        Ty::NAMES.iter().find(|(name, _)| *name == word).map(|(_, ty)| *ty)
    }

    /// In memory.
    pub fn bytes(self) -> usize {
        match self {
            Ty::Pred | Ty::U8 | Ty::S8 => 1,
            Ty::B16 | Ty::U16 | Ty::S16 | Ty::F16 => 2,
            Ty::B32 | Ty::U32 | Ty::S32 | Ty::F32 => 4,
            Ty::B64 | Ty::U64 | Ty::S64 | Ty::F64 => 8,
        }
    }

    /// Whether its numbers have a sign bit that extends.
    pub fn is_signed(self) -> bool {
        matches!(self, Ty::S8 | Ty::S16 | Ty::S32 | Ty::S64)
    }

    /// Whether it is a float.
    pub fn is_float(self) -> bool {
        matches!(self, Ty::F16 | Ty::F32 | Ty::F64)
    }
}

/// Where an operand comes from.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Operand {
    /// A register, or a parameter inside a function.
    Reg(u32),
    /// Bits.
    Bits(u64),
    /// `%tid` (0), `%ctaid` (1), `%nctaid` (2), and the axis.
    Special(u8, u8),
}

/// A state space.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Space {
    Global,
    Shared,
    Local,
}

/// What an instruction does.
#[derive(Clone, Debug)]
pub enum Action {
    /// Computes on bits: the words of its name, its types, and operands.
    Compute { name: Box<str>, modifiers: Vec<Box<str>>, types: Vec<Ty>, dest: u32, sources: Vec<Operand> },
    /// Reads neighbours in memory.
    Load { space: Space, ty: Ty, dests: Vec<u32>, base: Operand, offset: i64 },
    /// Writes neighbours in memory.
    Store { space: Space, ty: Ty, sources: Vec<Operand>, base: Operand, offset: i64 },
    /// Goes on elsewhere.
    Branch(usize),
    /// Waits for the block.
    Barrier,
    /// Calls a function: parameters are registers on both sides.
    Call { function: Box<str>, result: u32, arguments: Vec<u32> },
    /// Leaves the function.
    Return,
}

/// One instruction.
#[derive(Clone, Debug)]
pub struct Instruction {
    /// In the text, counted from one.
    pub line: usize,
    /// The predicate that must hold, and whether it is negated.
    pub guard: Option<(u32, bool)>,
    /// What it does.
    pub action: Action,
}

/// An entry or a function.
#[derive(Clone, Debug, Default)]
pub struct Function {
    /// Registers of the parameters.
    pub params: Vec<u32>,
    /// The register of the result.
    pub result: Option<u32>,
    /// How many registers it has.
    pub n_regs: usize,
    /// Bytes of shared memory, and of each thread's own.
    pub shared: usize,
    pub local: usize,
    pub code: Vec<Instruction>,
}

/// A file.
#[derive(Default)]
pub struct Program {
    pub functions: Vec<Function>,
    pub by_name: FxHashMap<Box<str>, usize>,
    pub entries: FxHashMap<Box<str>, usize>,
    /// Tables in global memory: address in the space of constants, and bytes.
    pub tables: Vec<u8>,
    table_names: FxHashMap<Box<str>, u64>,
}

/// Addresses of a space: the number of the buffer (from one) above, the offset below.
pub const BUFFER_SHIFT: u32 = 40;

/// The buffer that holds the tables.
pub const TABLES: u64 = 0xff_ffff;

struct Reader<'a> {
    program: Program,
    function: Function,
    names: FxHashMap<&'a str, u32>,
    variables: FxHashMap<&'a str, u64>,
    labels: FxHashMap<&'a str, usize>,
    jumps: Vec<(usize, &'a str)>,
    line: usize,
}

/// Reads a file.
pub fn program(text: &str) -> Result<Program, Fault> {
    let mut reader = Reader {
        program: Program::default(),
        function: Function::default(),
        names: FxHashMap::default(),
        variables: FxHashMap::default(),
        labels: FxHashMap::default(),
        jumps: Vec::new(),
        line: 0,
    };
    reader.file(text)?;
    Ok(reader.program)
}

impl<'a> Reader<'a> {
    fn fault<T>(&self, message: impl Into<String>) -> Result<T, Fault> {
        Err(Fault { line: self.line, message: message.into() })
    }

    fn file(&mut self, text: &'a str) -> Result<(), Fault> {
        let mut in_head = false;
        for (number, line) in text.lines().enumerate() {
            self.line = number + 1;
            let line = line.split("//").next().unwrap_or_default().trim();
            if line.is_empty()
                || [".version", ".target", ".address_size", ".maxntid"].iter().any(|word| line.starts_with(word))
            {
                continue;
            }
            if let Some(rest) = line.strip_prefix(".global ") {
                self.table(rest)?;
            } else if let Some(rest) = line.strip_prefix(".visible .entry ") {
                let name = rest.trim_end_matches('(');
                self.begin();
                self.program.entries.insert(name.into(), self.program.functions.len());
                in_head = true;
            } else if let Some(rest) = line.strip_prefix(".func ") {
                self.begin();
                self.head_of_function(rest)?;
            } else if in_head {
                if line == ")" {
                    in_head = false;
                } else if let Some(name) = line.trim_end_matches(',').strip_prefix(".param .u64 ") {
                    let reg = self.reg(name);
                    self.function.params.push(reg);
                } else {
                    return self.fault(format!("expected a parameter, found `{line}`"));
                }
            } else if line == "}" {
                self.end()?;
            } else if line != "{" {
                let inner = line.strip_prefix("{ ").and_then(|line| line.strip_suffix(" }")).unwrap_or(line);
                if let Some(label) = inner.strip_suffix(':') {
                    self.labels.insert(label, self.function.code.len());
                    continue;
                }
                for statement in inner.split(';').map(str::trim).filter(|statement| !statement.is_empty()) {
                    self.statement(statement)?;
                }
            }
        }
        Ok(())
    }

    fn begin(&mut self) {
        self.function = Function::default();
        self.names.clear();
        self.variables.clear();
        self.labels.clear();
        self.jumps.clear();
    }

    fn end(&mut self) -> Result<(), Fault> {
        for (at, label) in std::mem::take(&mut self.jumps) {
            let Some(&target) = self.labels.get(label) else { return self.fault(format!("no label `{label}`")) };
            self.function.code[at].action = Action::Branch(target);
        }
        self.function.n_regs = self.names.len();
        self.program.functions.push(std::mem::take(&mut self.function));
        Ok(())
    }

    /// `(.param .f32 y) name(.param .f32 x0, …)`
    fn head_of_function(&mut self, text: &'a str) -> Result<(), Fault> {
        let words: Vec<&str> =
            text.split(['(', ')', ',', ' ']).filter(|word| !word.is_empty() && !word.starts_with('.')).collect();
        let [result, name, params @ ..] = words.as_slice() else { return self.fault("expected a function") };
        self.function.result = Some(self.reg(result));
        for param in params {
            let reg = self.reg(param);
            self.function.params.push(reg);
        }
        self.program.by_name.insert((*name).into(), self.program.functions.len());
        Ok(())
    }

    /// `.align 8 .b32 name[32] = {0x…, …};`
    fn table(&mut self, text: &'a str) -> Result<(), Fault> {
        let wide = text.contains(".b64");
        let name = text.split_whitespace().find_map(|word| word.split_once('[')).map(|(name, _)| name);
        let entries = text.split_once('{').and_then(|(_, rest)| rest.split_once('}')).map(|(entries, _)| entries);
        let (Some(name), Some(entries)) = (name, entries) else { return self.fault("expected a table") };
        while !self.program.tables.len().is_multiple_of(8) {
            self.program.tables.push(0);
        }
        let address = TABLES << BUFFER_SHIFT | self.program.tables.len() as u64;
        self.program.table_names.insert(name.into(), address);
        for entry in entries.split(", ") {
            let digits = entry.trim().trim_start_matches("0x");
            let Ok(bits) = u64::from_str_radix(digits, 16) else { return self.fault(format!("no number: `{entry}`")) };
            let bytes = bits.to_le_bytes();
            self.program.tables.extend_from_slice(if wide { &bytes } else { &bytes[..4] });
        }
        Ok(())
    }

    fn reg(&mut self, name: &'a str) -> u32 {
        let next = self.names.len() as u32;
        *self.names.entry(name).or_insert(next)
    }

    fn operand(&mut self, text: &'a str) -> Result<Operand, Fault> {
        for (kind, prefix) in [(0, "%tid."), (1, "%ctaid."), (2, "%nctaid.")] {
            if let Some(axis) = text.strip_prefix(prefix) {
                let axis = ["x", "y", "z"].iter().position(|name| *name == axis).unwrap_or_default();
                return Ok(Operand::Special(kind, axis as u8));
            }
        }
        if text.starts_with('%') {
            return Ok(Operand::Reg(self.reg(text)));
        }
        for (prefix, digits) in [("0f", 8), ("0d", 16)] {
            if let Some(hex) = text.strip_prefix(prefix).filter(|hex| hex.len() == digits)
                && let Ok(bits) = u64::from_str_radix(hex, 16)
            {
                return Ok(Operand::Bits(bits));
            }
        }
        if let Ok(number) = text.parse::<i128>() {
            return Ok(Operand::Bits(number as u64));
        }
        if let Some(address) = self.variables.get(text).or_else(|| self.program.table_names.get(text)) {
            return Ok(Operand::Bits(*address));
        }
        match self.names.get(text) {
            Some(reg) => Ok(Operand::Reg(*reg)),
            None => self.fault(format!("unknown operand `{text}`")),
        }
    }

    fn statement(&mut self, text: &'a str) -> Result<(), Fault> {
        // Registers are known by their names, and what the assembler is told means nothing here.
        if text.starts_with(".reg ") || text.starts_with(".pragma ") {
            return Ok(());
        }
        if let Some(rest) = text.strip_prefix(".param ") {
            let name = rest.split(' ').next_back().unwrap_or_default();
            self.reg(name);
            return Ok(());
        }
        for (space, prefix) in [(Space::Shared, ".shared "), (Space::Local, ".local ")] {
            if let Some(rest) = text.strip_prefix(prefix) {
                return self.variable(space, rest);
            }
        }
        let (guard, text) = match text.strip_prefix('@') {
            Some(rest) => {
                let Some((predicate, rest)) = rest.split_once(' ') else { return self.fault("expected a guard") };
                let negated = predicate.starts_with('!');
                let reg = self.reg(predicate.trim_start_matches('!'));
                (Some((reg, negated)), rest)
            }
            None => (None, text),
        };
        let action = self.action(text)?;
        self.function.code.push(Instruction { line: self.line, guard, action });
        Ok(())
    }

    /// `.align 16 .b8 name[bytes]`
    fn variable(&mut self, space: Space, text: &'a str) -> Result<(), Fault> {
        let parts = text.split_whitespace().next_back().and_then(|word| word.split_once('['));
        let size = parts.and_then(|(_, size)| size.trim_end_matches(']').parse::<usize>().ok());
        let (Some((name, _)), Some(size)) = (parts, size) else { return self.fault("expected a variable") };
        let total = if space == Space::Shared { &mut self.function.shared } else { &mut self.function.local };
        let address = total.next_multiple_of(16);
        *total = address + size;
        self.variables.insert(name, address as u64);
        Ok(())
    }

    fn action(&mut self, text: &'a str) -> Result<Action, Fault> {
        let (mnemonic, rest) = text.split_once(' ').unwrap_or((text, ""));
        let mut words = mnemonic.split('.');
        let name = words.next().unwrap_or_default();
        let words: Vec<&str> = words.collect();
        match name {
            "ret" => return Ok(Action::Return),
            "bra" => {
                self.jumps.push((self.function.code.len(), rest));
                return Ok(Action::Branch(0));
            }
            "bar" => return Ok(Action::Barrier),
            "call" => return self.call(rest),
            "ld" | "st" => return self.access(name, &words, rest),
            _ => {}
        }
        let types: Vec<Ty> = words.iter().filter_map(|word| Ty::parse(word)).collect();
        let modifiers = words.iter().filter(|word| Ty::parse(word).is_none()).map(|word| Box::from(*word)).collect();
        let mut operands = rest.split(", ");
        let dest = operands.next().unwrap_or_default();
        let dest = self.reg(dest);
        let sources = operands.map(|text| self.operand(text)).collect::<Result<Vec<_>, _>>()?;
        Ok(Action::Compute { name: name.into(), modifiers, types, dest, sources })
    }

    /// `(y), function, (x0, x1)`
    fn call(&mut self, text: &'a str) -> Result<Action, Fault> {
        let words: Vec<&str> = text.split(['(', ')', ',', ' ']).filter(|word| !word.is_empty()).collect();
        let [result, function, arguments @ ..] = words.as_slice() else { return self.fault("expected a call") };
        let result = self.reg(result);
        let arguments = arguments.iter().map(|argument| self.reg(argument)).collect();
        Ok(Action::Call { function: (*function).into(), result, arguments })
    }

    /// `{%f1, %f2}, [%rd1+4]` or the other way round.
    fn access(&mut self, name: &str, words: &[&str], rest: &'a str) -> Result<Action, Fault> {
        let Some(ty) = words.iter().rev().find_map(|word| Ty::parse(word)) else {
            return self.fault("expected a type");
        };
        let parts = rest.split_once('[').and_then(|(before, rest)| Some((before, rest.split_once(']')?)));
        let Some((before, (address, after))) = parts else { return self.fault("expected an address") };
        let values = if name == "ld" { before } else { after };
        let values: Vec<&str> = values.split(['{', '}', ',', ' ']).filter(|word| !word.is_empty()).collect();
        if words.first() == Some(&"param") {
            // Parameters are registers here.
            let (address, value) = (self.reg(address), values.first().copied().unwrap_or_default());
            let (dest, source) =
                if name == "ld" { (self.reg(value), Operand::Reg(address)) } else { (address, self.operand(value)?) };
            return Ok(Action::Compute {
                name: "mov".into(),
                modifiers: Vec::new(),
                types: vec![ty],
                dest,
                sources: vec![source],
            });
        }
        let space = match words.first() {
            Some(&"global") => Space::Global,
            Some(&"shared") => Space::Shared,
            Some(&"local") => Space::Local,
            _ => return self.fault("expected a state space"),
        };
        let (base, offset) = address.split_once('+').unwrap_or((address, "0"));
        let base = self.operand(base)?;
        let Ok(offset) = offset.parse() else { return self.fault(format!("no offset: `{offset}`")) };
        if name == "ld" {
            let dests = values.iter().map(|value| self.reg(value)).collect();
            return Ok(Action::Load { space, ty, dests, base, offset });
        }
        let sources = values.iter().map(|value| self.operand(value)).collect::<Result<Vec<_>, _>>()?;
        Ok(Action::Store { space, ty, sources, base, offset })
    }
}
