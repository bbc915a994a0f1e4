//! Files of `jax.export`: a flatbuffer that holds a portable artifact and says how to call it.
//!
//! Schema: jax/_src/export/serialization.fbs, of which the fields are read that concern the program. Every offset and
//! length is checked before it is followed.

use std::cell::Cell;
use std::ops::Range;

use hlo_ir::bytecode::{Damage, Read};

/// What a file says about its program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exported {
    /// The version of the schema, as far as the writer admits it.
    pub serialization_version: u16,
    /// The version of JAX; files have it since July 2026.
    pub jax_version: Option<String>,
    /// The name of the function that was exported.
    pub function: String,
    /// How the program is to be called: `mlir_module_serialization_version` in JAX's documentation.
    pub calling_convention: u16,
    /// What it was lowered for: cpu, cuda, tpu, …
    pub platforms: Vec<String>,
    /// How many devices run it.
    pub n_devices: u32,
    /// Types of the inputs as JAX writes them: `float32[b,3]`.
    pub inputs: Vec<String>,
    /// The same of the outputs.
    pub outputs: Vec<String>,
    /// Which inputs the program has as arguments; the others are not used.
    pub kept_inputs: Vec<u16>,
    /// The name of the derivative, where the file holds one, and of its derivative, and so on.
    pub derivatives: Vec<String>,
    /// Where the artifact is.
    pub artifact: Range<usize>,
}

impl Exported {
    /// Everything but the artifact, for people.
    pub fn lines(&self) -> Vec<String> {
        let jax = self.jax_version.as_ref().map_or_else(String::new, |version| format!(" by JAX {version}"));
        let devices = if self.n_devices == 1 { "device" } else { "devices" };
        let mut lines = vec![
            format!("exported{jax}: {}, calling convention {}", self.function, self.calling_convention),
            format!("platforms: {}; {} {devices}", self.platforms.join(", "), self.n_devices),
            format!("inputs: {}", list(&self.inputs)),
            format!("outputs: {}", list(&self.outputs)),
        ];
        if self.kept_inputs.len() != self.inputs.len() {
            let kept: Vec<String> = self.kept_inputs.iter().map(u16::to_string).collect();
            lines.push(format!("inputs that the program uses: {}", list(&kept)));
        }
        if !self.derivatives.is_empty() {
            lines.push(format!("derivatives: {}", self.derivatives.join(", ")));
        }
        lines
    }
}

fn list(items: &[String]) -> String {
    if items.is_empty() { "none".into() } else { items.join(", ") }
}

/// Whether a file may be one of `jax.export`: it begins with an offset into itself, whose upper byte is zero, as no text
/// and no bytecode does.
pub fn is_export(file: &[u8]) -> bool {
    let root = file.first_chunk().map_or(0, |bytes| u32::from_le_bytes(*bytes)) as usize;
    (4..file.len()).contains(&root) && file[3] == 0
}

/// Reads what a file says about its program.
///
/// # Errors
/// What is damaged, and where.
pub fn read_export(file: &[u8]) -> Read<Exported> {
    let budget = Cell::new(file.len().saturating_mul(TEXT_PER_BYTE));
    let root = Table::at_offset(File { bytes: file, budget: &budget }, 0, "the file")?;
    let artifact = root.bytes(field::ARTIFACT, "the program")?;
    let mut derivatives = Vec::new();
    let mut derivative = root.table(field::DERIVATIVE, "the derivative")?;
    while let Some(exported) = derivative {
        // Offsets only lead forward, so that this comes to an end.
        derivatives.push(exported.string(field::FUNCTION, "the name of a derivative")?.unwrap_or_default());
        derivative = exported.table(field::DERIVATIVE, "the derivative")?;
    }
    let function = root.string(field::FUNCTION, "the function's name")?;
    let Some(function) = function else {
        return damage(root.at, "a file of jax.export has the name of a function, and this one has none");
    };
    let n_devices = match root.u32(field::N_DEVICES)? {
        0 => root.u16(field::N_DEVICES_SHORT)?.into(),
        n => n,
    };
    let shared: Vec<String> =
        root.tables(field::SHARED_TYPES, "the types")?.into_iter().map(type_text).collect::<Read<_>>()?;
    let types = |direct: usize, shared_direct: usize, what: &str| {
        let indices = root.u32s(shared_direct, what)?;
        let tables = root.tables(direct, what)?;
        if tables.is_empty() {
            let pick = |(at, index): (usize, u32)| match shared.get(index as usize) {
                Some(text) => root.file.spend(at, text.len()).map(|()| text.clone()),
                None => damage(at, format!("{what}: there is no type {index} among {}", shared.len())),
            };
            return indices.into_iter().map(pick).collect();
        }
        tables.into_iter().map(type_text).collect::<Read<Vec<_>>>()
    };
    Ok(Exported {
        serialization_version: root.u16(field::VERSION)?,
        jax_version: root.string(field::JAX_VERSION, "the version of JAX")?,
        function,
        calling_convention: root.u16(field::CALLING_CONVENTION)?,
        platforms: root.strings(field::PLATFORMS, "the platforms")?,
        n_devices,
        inputs: types(field::INPUTS, field::INPUT_INDICES, "the inputs")?,
        outputs: types(field::OUTPUTS, field::OUTPUT_INDICES, "the outputs")?,
        kept_inputs: root.u16s(field::KEPT_INPUTS, "the inputs that are used")?,
        derivatives,
        artifact,
    })
}

/// Fields of the table `Exported` by their place.
mod field {
    pub const VERSION: usize = 0;
    pub const FUNCTION: usize = 1;
    pub const INPUTS: usize = 3;
    pub const OUTPUTS: usize = 5;
    pub const N_DEVICES_SHORT: usize = 6;
    pub const PLATFORMS: usize = 9;
    pub const ARTIFACT: usize = 13;
    pub const CALLING_CONVENTION: usize = 14;
    pub const KEPT_INPUTS: usize = 15;
    pub const DERIVATIVE: usize = 17;
    pub const N_DEVICES: usize = 18;
    pub const SHARED_TYPES: usize = 19;
    pub const INPUT_INDICES: usize = 22;
    pub const OUTPUT_INDICES: usize = 23;
    pub const JAX_VERSION: usize = 26;
    /// Of the table `AbstractValue`.
    pub const SHAPE: usize = 1;
    pub const ELEMENT: usize = 2;
}

/// Element types by their number in `DType`, in NumPy's words.
const ELEMENTS: [&str; 30] = [
    "bool",
    "int8",
    "int16",
    "int32",
    "int64",
    "uint8",
    "uint16",
    "uint32",
    "uint64",
    "float16",
    "float32",
    "float64",
    "complex64",
    "complex128",
    "bfloat16",
    "int4",
    "uint4",
    "float8_e4m3b11fnuz",
    "float8_e4m3fn",
    "float8_e4m3fnuz",
    "float8_e5m2",
    "float8_e5m2fnuz",
    "float0",
    "float8_e4m3",
    "float8_e3m4",
    "float8_e8m0fnu",
    "float4_e2m1fn",
    "key<fry>",
    "key<rbg>",
    "key<unsafe_rbg>",
];

/// The text of an `AbstractValue`.
fn type_text(table: Table<'_>) -> Read<String> {
    let shape = table.strings(field::SHAPE, "a shape")?;
    let number = table.u8(field::ELEMENT)?;
    match ELEMENTS.get(usize::from(number)) {
        Some(element) => Ok(format!("{element}[{}]", shape.join(","))),
        None => damage(table.at, format!("the element type {number} is not known; the file may come from a newer JAX")),
    }
}

fn damage<T>(at: usize, reason: impl Into<String>) -> Read<T> {
    Err(Damage { at, reason: reason.into() })
}

/// Text that may be made of a byte of the file. Parts of a flatbuffer may overlap, so that a short file could ask for very
/// much.
const TEXT_PER_BYTE: usize = 64;

/// A file, and how much text may still be made of it.
#[derive(Clone, Copy)]
struct File<'a> {
    bytes: &'a [u8],
    budget: &'a Cell<usize>,
}

impl File<'_> {
    /// Accounts for a text of `n` bytes.
    fn spend(self, at: usize, n: usize) -> Read<()> {
        // What keeping a text takes besides its bytes.
        const TEXT: usize = 24;
        match self.budget.get().checked_sub(n + TEXT) {
            Some(left) => self.budget.set(left),
            None => return damage(at, "the parts of the file overlap too much"),
        }
        Ok(())
    }
}

/// A table of a flatbuffer: fields at offsets that a list of 16-bit numbers tells.
#[derive(Clone, Copy)]
struct Table<'a> {
    file: File<'a>,
    at: usize,
    /// The list, without its two lengths.
    fields: &'a [u8],
    /// Bytes of the table.
    size: usize,
}

impl<'a> Table<'a> {
    /// The table that the offset at `at` leads to.
    fn at_offset(file: File<'a>, at: usize, what: &str) -> Read<Table<'a>> {
        let table = follow(file, at, what)?;
        let back = i64::from(u32_at(file, table, what)? as i32);
        let list = i64::try_from(table).ok().and_then(|table| table.checked_sub(back));
        let Some(list) = list.and_then(|list| usize::try_from(list).ok()) else {
            return damage(table, format!("{what}: the list of its fields would lie in front of the file"));
        };
        let n_list = usize::from(u16_at(file, list, what)?);
        let size = usize::from(u16_at(file, list.saturating_add(2), what)?);
        if n_list < 4 || size < 4 {
            return damage(list, format!("{what}: a list of fields has 4 bytes at least, found {n_list}"));
        }
        let fields = slice(file, list, n_list, what)?;
        slice(file, table, size, what)?;
        Ok(Table { file, at: table, fields: &fields[4..], size })
    }

    /// Where field `index` of `n` bytes is; `None` when it has its default.
    fn place(&self, index: usize, n: usize) -> Read<Option<usize>> {
        let Some(bytes) = self.fields.get(2 * index..2 * index + 2) else { return Ok(None) };
        match usize::from(u16::from_le_bytes([bytes[0], bytes[1]])) {
            0 => Ok(None),
            offset if offset < 4 || offset + n > self.size => {
                damage(self.at, format!("field {index} at {offset} is outside its table of {} bytes", self.size))
            }
            offset => Ok(Some(self.at + offset)),
        }
    }

    fn u8(&self, index: usize) -> Read<u8> {
        Ok(self.place(index, 1)?.map_or(0, |at| self.file.bytes[at]))
    }

    fn u16(&self, index: usize) -> Read<u16> {
        self.place(index, 2)?.map_or(Ok(0), |at| u16_at(self.file, at, "a number"))
    }

    fn u32(&self, index: usize) -> Read<u32> {
        self.place(index, 4)?.map_or(Ok(0), |at| u32_at(self.file, at, "a number"))
    }

    fn table(&self, index: usize, what: &str) -> Read<Option<Table<'a>>> {
        self.place(index, 4)?.map(|at| Table::at_offset(self.file, at, what)).transpose()
    }

    /// The elements of a vector, `n` bytes each; an absent one has none.
    fn vector(&self, index: usize, n: usize, what: &str) -> Read<Range<usize>> {
        match self.place(index, 4)? {
            Some(at) => vector(self.file, at, n, what),
            None => Ok(0..0),
        }
    }

    /// The bytes of a vector that has to be there.
    fn bytes(&self, index: usize, what: &str) -> Read<Range<usize>> {
        if self.place(index, 4)?.is_none() {
            return damage(self.at, format!("a file of jax.export holds {what}, and this one does not"));
        }
        self.vector(index, 1, what)
    }

    fn string(&self, index: usize, what: &str) -> Read<Option<String>> {
        self.place(index, 4)?.map(|at| string(self.file, at, what)).transpose()
    }

    fn strings(&self, index: usize, what: &str) -> Read<Vec<String>> {
        self.vector(index, 4, what)?.step_by(4).map(|at| string(self.file, at, what)).collect()
    }

    fn tables(&self, index: usize, what: &str) -> Read<Vec<Table<'a>>> {
        self.vector(index, 4, what)?.step_by(4).map(|at| Table::at_offset(self.file, at, what)).collect()
    }

    fn u16s(&self, index: usize, what: &str) -> Read<Vec<u16>> {
        self.vector(index, 2, what)?.step_by(2).map(|at| u16_at(self.file, at, what)).collect()
    }

    /// Numbers with their places.
    fn u32s(&self, index: usize, what: &str) -> Read<Vec<(usize, u32)>> {
        self.vector(index, 4, what)?.step_by(4).map(|at| Ok((at, u32_at(self.file, at, what)?))).collect()
    }
}

/// The text that the offset at `at` leads to.
fn string(file: File<'_>, at: usize, what: &str) -> Read<String> {
    let range = vector(file, at, 1, what)?;
    file.spend(at, range.len())?;
    match std::str::from_utf8(&file.bytes[range.clone()]) {
        Ok(text) => Ok(text.to_owned()),
        Err(_) => damage(range.start, format!("{what}: text that is not UTF-8")),
    }
}

/// The elements of the vector that the offset at `at` leads to, `n` bytes each.
fn vector(file: File<'_>, at: usize, n: usize, what: &str) -> Read<Range<usize>> {
    let start = follow(file, at, what)?;
    let count = u32_at(file, start, what)? as usize;
    let size = count.saturating_mul(n);
    slice(file, start + 4, size, what)?;
    Ok(start + 4..start + 4 + size)
}

/// Where the offset at `at` leads to.
fn follow(file: File<'_>, at: usize, what: &str) -> Read<usize> {
    let offset = u32_at(file, at, what)? as usize;
    match at.checked_add(offset) {
        Some(target) if offset != 0 && target < file.bytes.len() => Ok(target),
        _ => damage(at, format!("{what}: an offset of {offset} bytes does not lead to a place in the file")),
    }
}

fn u16_at(file: File<'_>, at: usize, what: &str) -> Read<u16> {
    let bytes = slice(file, at, 2, what)?;
    Ok(u16::from_le_bytes([bytes[0], bytes[1]]))
}

fn u32_at(file: File<'_>, at: usize, what: &str) -> Read<u32> {
    let bytes = slice(file, at, 4, what)?;
    Ok(u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]))
}

fn slice<'a>(file: File<'a>, at: usize, n: usize, what: &str) -> Read<&'a [u8]> {
    let found = at.checked_add(n).and_then(|end| file.bytes.get(at..end));
    match found {
        Some(bytes) => Ok(bytes),
        None => {
            let left = file.bytes.len().saturating_sub(at);
            damage(at.min(file.bytes.len()), format!("{what}: {n} bytes expected, but only {left} follow"))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fixture(name: &str) -> Vec<u8> {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../testdata/artifacts/");
        std::fs::read(format!("{path}{name}")).unwrap_or_else(|error| panic!("{name}: {error}"))
    }

    #[test]
    fn files_of_jax_are_read() {
        let file = fixture("plain.jax_export");
        assert!(is_export(&file));
        let found = read_export(&file).expect("a sound file");
        assert!(file[found.artifact.clone()].starts_with(hlo_ir::bytecode::MAGIC));
        assert_eq!(found.function, "f");
        assert_eq!((found.calling_convention, found.n_devices, found.kept_inputs), (10, 1, vec![0, 1]));
        assert_eq!(
            (found.inputs, found.outputs),
            (vec!["float32[2,3]".into(), "float32[3,4]".into()], vec!["float32[2,4]".into()])
        );
        let file = fixture("symbolic.jax_export");
        let found = read_export(&file).expect("a sound file");
        assert_eq!(
            (found.platforms, found.inputs),
            (vec!["cpu".into(), "cuda".into()], vec!["bfloat16[b,3]".to_owned()])
        );
        assert_eq!(found.derivatives.len(), 1);
    }

    #[test]
    fn other_files_are_not() {
        for file in [&b""[..], b"func", b"ML\xEFR\x0d", b"module {}\n", &[4, 0, 0, 0]] {
            assert!(!is_export(file), "{file:?}");
        }
    }

    /// Whatever the bytes, reading ends with a description or a place in the file.
    #[test]
    fn no_damage_harms() {
        for name in ["plain.jax_export", "symbolic.jax_export"] {
            let file = fixture(name);
            for at in 0..file.len() {
                for value in [0, 1, 0x7F, 0x80, 0xFF, file[at] ^ 4] {
                    let mut harmed = file.clone();
                    harmed[at] = value;
                    match read_export(&harmed) {
                        Ok(found) => assert!(found.artifact.end <= file.len()),
                        Err(damage) => assert!(damage.at <= file.len()),
                    }
                }
                let damage = read_export(&file[..at]);
                assert!(damage.map_or(true, |found| found.artifact.end <= at));
            }
        }
        let Err(Damage { at, reason }) = read_export(&[60, 0, 0, 0, 1, 2]) else { panic!("damage is told") };
        assert_eq!((at, &*reason), (0, "the file: an offset of 60 bytes does not lead to a place in the file"));
    }
}
