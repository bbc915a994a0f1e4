//! The safetensors format, from and to bytes: eight bytes with the length of a header, the header as JSON, the data.
//!
//! Types that the format lacks are stored as integers, as in [`npy`]: `i2`/`i4` as `I8`, small floats without a
//! name of their own as `U8`. Every length is checked against what is there before anything is read or reserved.

use std::fmt::Write as _;

use super::{Shape, Tensor, npy, shape};
use crate::element::{ElementType, SmallFloat};
use crate::trap::Trap;

/// What the format allows a header to take.
const MAX_HEADER: usize = 100_000_000;

/// The tensors of a file, in the order of their data. Holds the file's bytes.
#[derive(Debug)]
pub struct Archive<'a> {
    data: &'a [u8],
    entries: Vec<Entry>,
}

/// What the header says of one tensor.
#[derive(Debug)]
struct Entry {
    name: String,
    dtype: String,
    shape: Shape,
    begin: usize,
    end: usize,
}

impl<'a> Archive<'a> {
    /// Reads the header.
    ///
    /// # Errors
    /// A header that is damaged, data that overlaps, leaves gaps or is not there.
    pub fn open(file: &'a [u8]) -> Result<Archive<'a>, Trap> {
        let (length, rest) = file.split_first_chunk().ok_or_else(|| damaged("the file is shorter than its header"))?;
        let length = usize::try_from(u64::from_le_bytes(*length)).unwrap_or(usize::MAX);
        if length > MAX_HEADER {
            return Err(damaged(&format!("a header of {length} bytes, {MAX_HEADER} are allowed")));
        }
        let (header, data) = rest.split_at_checked(length).ok_or_else(|| damaged("the file ends inside the header"))?;
        let text = std::str::from_utf8(header).map_err(|_| damaged("the header is not valid UTF-8"))?;
        let mut entries = Json { rest: text }.header()?;
        entries.sort_by_key(|entry| (entry.begin, entry.end));
        let mut at = 0;
        for entry in &entries {
            if entry.begin != at || entry.end < entry.begin {
                let (name, begin, end) = (&entry.name, entry.begin, entry.end);
                return Err(damaged(&format!(
                    "tensor `{name}` takes bytes {begin} to {end}, the one before ends at {at}"
                )));
            }
            at = entry.end;
        }
        if at != data.len() {
            return Err(damaged(&format!("the tensors take {at} bytes of data, the file has {}", data.len())));
        }
        Ok(Archive { data, entries })
    }

    /// The names of the tensors.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.entries.iter().map(|entry| &*entry.name)
    }

    /// Reads one tensor. With `expected`, the stored type must be the storage of that element type; without, it is the
    /// element type itself.
    ///
    /// # Errors
    /// No tensor of that name, one of another type or size than its header says, too little memory.
    pub fn read(&self, name: &str, expected: Option<ElementType>) -> Result<Tensor, Trap> {
        let entry = self.entries.iter().find(|entry| entry.name == name);
        let entry = entry.ok_or_else(|| damaged(&format!("no tensor named `{name}`")))?;
        let stored = element_of(&entry.dtype);
        let element = match (expected, stored) {
            (Some(element), Some(stored)) if stores(stored, element) => element,
            (Some(element), _) => {
                return Err(damaged(&format!(
                    "tensor `{name}` holds `{}`, which does not store {element}",
                    entry.dtype
                )));
            }
            (None, Some(stored)) => stored,
            (None, None) => {
                return Err(damaged(&format!("tensor `{name}`: the type `{}` is not supported", entry.dtype)));
            }
        };
        let (n_bytes, found) = (shape::byte_size(element, &entry.shape)?, entry.end - entry.begin);
        if n_bytes != found {
            let ty = shape::display(element, &entry.shape);
            return Err(damaged(&format!("tensor `{name}`: {ty} needs {n_bytes} bytes of data, the file has {found}")));
        }
        let mut tensor = Tensor::from_bytes(element, &entry.shape, &self.data[entry.begin..entry.end])?;
        npy::check_range(&mut tensor).map_err(|error| damaged(&format!("tensor `{name}`: {error}")))?;
        Ok(tensor)
    }
}

/// Writes tensors under these names, wide elements first, so that each lies at a multiple of its width.
///
/// # Errors
/// An element type that the format cannot hold: `complex<f64>`.
pub fn write(tensors: &[(String, &Tensor)]) -> Result<Vec<u8>, Trap> {
    let mut order: Vec<&(String, &Tensor)> = tensors.iter().collect();
    order.sort_by_key(|(_, tensor)| std::cmp::Reverse(tensor.element().width()));
    let (mut header, mut begin) = (String::from("{"), 0);
    for (name, tensor) in &order {
        let element = tensor.element();
        let Some(dtype) = dtype(element) else {
            return Err(Trap::unsupported(format!("safetensors: no type there holds {element}; .npz files do")));
        };
        let end = begin + tensor.bytes().len();
        let comma = if header.len() == 1 { "" } else { "," };
        let sizes = tensor.shape().iter().map(usize::to_string).collect::<Vec<_>>().join(",");
        let name = quoted(name);
        let _ = write!(
            header,
            "{comma}{name}:{{\"dtype\":\"{dtype}\",\"shape\":[{sizes}],\"data_offsets\":[{begin},{end}]}}"
        );
        begin = end;
    }
    header.push('}');
    let padded = header.len().next_multiple_of(8);
    header.extend(std::iter::repeat_n(' ', padded - header.len()));
    let mut file = Vec::with_capacity(8 + header.len() + begin);
    file.extend((header.len() as u64).to_le_bytes());
    file.extend(header.bytes());
    for (_, tensor) in order {
        file.extend(tensor.bytes());
    }
    Ok(file)
}

/// Names of types in headers.
const DTYPES: [(&str, ElementType); 19] = [
    ("BOOL", ElementType::I1),
    ("I8", ElementType::I8),
    ("I16", ElementType::I16),
    ("I32", ElementType::I32),
    ("I64", ElementType::I64),
    ("U8", ElementType::UI8),
    ("U16", ElementType::UI16),
    ("U32", ElementType::UI32),
    ("U64", ElementType::UI64),
    ("F8_E4M3", ElementType::Small(SmallFloat::F8E4M3FN)),
    ("F8_E5M2", ElementType::Small(SmallFloat::F8E5M2)),
    ("F8_E8M0", ElementType::Small(SmallFloat::F8E8M0FNU)),
    ("F8_E4M3FNUZ", ElementType::Small(SmallFloat::F8E4M3FNUZ)),
    ("F8_E5M2FNUZ", ElementType::Small(SmallFloat::F8E5M2FNUZ)),
    ("F16", ElementType::F16),
    ("BF16", ElementType::BF16),
    ("F32", ElementType::F32),
    ("F64", ElementType::F64),
    ("C64", ElementType::C64),
];

fn element_of(dtype: &str) -> Option<ElementType> {
    DTYPES.iter().find(|(name, _)| *name == dtype).map(|&(_, element)| element)
}

/// The name under which elements of a type are written.
fn dtype(element: ElementType) -> Option<&'static str> {
    let own = DTYPES.iter().find(|(_, named)| *named == element).map(|&(name, _)| name);
    own.or(match element {
        ElementType::I2 | ElementType::I4 => Some("I8"),
        ElementType::UI2 | ElementType::UI4 => Some("U8"),
        ElementType::Small(float) if float.width() == 1 => Some("U8"),
        _ => None,
    })
}

/// Whether elements of the type `stored` hold those of `element`: itself, integers of the other sign, the bits of floats
/// that have no name here.
fn stores(stored: ElementType, element: ElementType) -> bool {
    let bits = stored.is_integer() || stored == ElementType::I1;
    let held = element.is_integer() || element == ElementType::I1 || matches!(element, ElementType::Small(_));
    stored == element || (bits && held && stored.width() == element.width())
}

/// A JSON string.
fn quoted(text: &str) -> String {
    let mut out = String::from("\"");
    for c in text.chars() {
        match c {
            '"' | '\\' => out.extend(['\\', c]),
            c if u32::from(c) < 0x20 => {
                let _ = write!(out, "\\u{:04x}", u32::from(c));
            }
            c => out.push(c),
        }
    }
    out.push('"');
    out
}

#[cold]
fn damaged(what: &str) -> Trap {
    Trap::invalid(format!("safetensors: {what}"))
}

/// Reads the JSON of a header.
struct Json<'t> {
    rest: &'t str,
}

impl Json<'_> {
    /// header ::= `{` (name `:` (entry | metadata)) `,` … `}`
    fn header(&mut self) -> Result<Vec<Entry>, Trap> {
        let mut entries: Vec<Entry> = Vec::new();
        let mut names = rustc_hash::FxHashSet::default();
        self.object(|json, name| {
            if name == "__metadata__" {
                return json.object(|json, _| json.string().map(drop));
            }
            if !names.insert(name.clone()) {
                return Err(damaged(&format!("two tensors are named `{name}`")));
            }
            entries.push(json.entry(name)?);
            Ok(())
        })?;
        if self.rest.trim_ascii_start().is_empty() { Ok(entries) } else { Err(self.expected("the end of the header")) }
    }

    /// entry ::= `{` `"dtype":` string `,` `"shape":` sizes `,` `"data_offsets":` sizes `}`, in any order
    fn entry(&mut self, name: String) -> Result<Entry, Trap> {
        let (mut dtype, mut shape, mut offsets) = (None, None, None);
        self.object(|json, key| {
            match &*key {
                "dtype" => dtype = Some(json.string()?),
                "shape" => shape = Some(json.sizes()?),
                "data_offsets" => offsets = Some(json.sizes()?),
                _ => return Err(damaged(&format!("tensor `{name}` has an unknown key `{key}`"))),
            }
            Ok(())
        })?;
        let missing = |key| move || damaged(&format!("a tensor has no `{key}`"));
        let offsets = offsets.ok_or_else(missing("data_offsets"))?;
        let &[begin, end] = &*offsets else {
            return Err(damaged(&format!("tensor `{name}` has {} data offsets, expected 2", offsets.len())));
        };
        let (dtype, shape) = (dtype.ok_or_else(missing("dtype"))?, shape.ok_or_else(missing("shape"))?);
        Ok(Entry { name, dtype, shape, begin, end })
    }

    /// object ::= `{` (string `:` value) `,` … `}`
    fn object(&mut self, mut value: impl FnMut(&mut Self, String) -> Result<(), Trap>) -> Result<(), Trap> {
        self.mark('{')?;
        if self.opt_mark('}') {
            return Ok(());
        }
        loop {
            let key = self.string()?;
            self.mark(':')?;
            value(self, key)?;
            if !self.opt_mark(',') {
                return self.mark('}');
            }
        }
    }

    /// sizes ::= `[` (size `,` …)? `]`
    fn sizes(&mut self) -> Result<Shape, Trap> {
        let mut sizes = Shape::new();
        self.mark('[')?;
        if self.opt_mark(']') {
            return Ok(sizes);
        }
        loop {
            self.rest = self.rest.trim_ascii_start();
            let end = self.rest.bytes().position(|byte| !byte.is_ascii_digit()).unwrap_or(self.rest.len());
            let size = self.rest[..end].parse().map_err(|_| self.expected("a size"))?;
            self.rest = &self.rest[end..];
            sizes.push(size);
            if !self.opt_mark(',') {
                self.mark(']')?;
                return Ok(sizes);
            }
        }
    }

    fn string(&mut self) -> Result<String, Trap> {
        self.mark('"')?;
        let (mut text, mut chars) = (String::new(), self.rest.chars());
        loop {
            let c = chars.next().ok_or_else(|| damaged("the header ends inside a string"))?;
            let escaped = match c {
                '"' => break,
                '\\' => chars.next().ok_or_else(|| damaged("the header ends inside a string"))?,
                c => {
                    text.push(c);
                    continue;
                }
            };
            text.push(match escaped {
                '"' | '\\' | '/' => escaped,
                'n' => '\n',
                't' => '\t',
                'r' => '\r',
                'b' => '\u{8}',
                'f' => '\u{c}',
                'u' => escaped_unit(&mut chars)?,
                other => return Err(damaged(&format!("unknown escape `\\{other}` in the header"))),
            });
        }
        self.rest = chars.as_str();
        Ok(text)
    }

    fn opt_mark(&mut self, mark: char) -> bool {
        self.rest = self.rest.trim_ascii_start();
        let after = self.rest.strip_prefix(mark);
        self.rest = after.unwrap_or(self.rest);
        after.is_some()
    }

    fn mark(&mut self, mark: char) -> Result<(), Trap> {
        if self.opt_mark(mark) { Ok(()) } else { Err(self.expected(&format!("`{mark}`"))) }
    }

    #[cold]
    fn expected(&self, what: &str) -> Trap {
        let found: String = self.rest.trim_ascii_start().chars().take(20).collect();
        damaged(&format!("expected {what} in the header, found {found:?}"))
    }
}

/// The character after `\u`: four hexadecimal digits, twice for one beyond the first plane.
fn escaped_unit(chars: &mut std::str::Chars<'_>) -> Result<char, Trap> {
    let unit = |chars: &mut std::str::Chars<'_>| {
        let digits = chars.as_str().get(..4).and_then(|digits| u16::from_str_radix(digits, 16).ok());
        *chars = chars.as_str().get(4..).unwrap_or_default().chars();
        digits.ok_or_else(|| damaged("expected four hexadecimal digits after `\\u` in the header"))
    };
    let mut units = vec![unit(chars)?];
    if (0xD800..0xDC00).contains(&units[0])
        && let Some(rest) = chars.as_str().strip_prefix("\\u")
    {
        *chars = rest.chars();
        units.push(unit(chars)?);
    }
    match char::decode_utf16(units).next() {
        Some(Ok(c)) => Ok(c),
        _ => Err(damaged("half of a surrogate pair in the header")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(header: &str, data: &[u8]) -> Vec<u8> {
        [&(header.len() as u64).to_le_bytes()[..], header.as_bytes(), data].concat()
    }

    #[test]
    fn reads_what_the_reference_library_writes() {
        // safetensors.numpy.save({"b": np.arange(2, dtype=np.int16), "a": np.float32(2.5)}, metadata={"k": "v"})
        let header = r#"{"__metadata__":{"k":"v"},"a":{"dtype":"F32","shape":[],"data_offsets":[0,4]},"b":{"dtype":"I16","shape":[2],"data_offsets":[4,8]}} "#;
        let file = file(header, &[0, 0, 0x20, 0x40, 0, 0, 1, 0]);
        let archive = Archive::open(&file).unwrap();
        assert_eq!(archive.names().collect::<Vec<_>>(), ["a", "b"]);
        assert_eq!(archive.read("a", None).unwrap().as_slice::<f32>(), [2.5]);
        assert_eq!(archive.read("b", Some(ElementType::UI16)).unwrap().as_slice::<u16>(), [0, 1]);
    }

    #[test]
    fn every_type_round_trips() {
        for element in ElementType::ALL {
            for shape in [&[][..], &[5], &[2, 0], &[2, 3]] {
                let tensor = Tensor::zeros(element, shape).unwrap();
                let other = Tensor::zeros(ElementType::F64, &[3]).unwrap();
                match write(&[("ä\"\n".into(), &tensor), ("other".into(), &other)]) {
                    Ok(file) => {
                        let archive = Archive::open(&file).unwrap();
                        assert_eq!(archive.read("ä\"\n", Some(element)).unwrap(), tensor, "{element}");
                        assert_eq!(archive.read("other", None).unwrap(), other);
                    }
                    Err(error) => assert!(element == ElementType::C128, "{error}"),
                }
            }
        }
    }

    #[test]
    fn errors_name_the_fault() {
        let check = |file: &[u8], message: &str| {
            let outcome = Archive::open(file).and_then(|archive| archive.read("a", Some(ElementType::F32)));
            let error = outcome.unwrap_err();
            assert!(error.message().contains(message), "{error}");
        };
        let entry = |dtype: &str, shape: &str, offsets: &str| {
            format!(r#"{{"a":{{"dtype":"{dtype}","shape":{shape},"data_offsets":{offsets}}}}}"#)
        };
        check(b"", "shorter than its header");
        check(&[255; 8], "100000000 are allowed");
        check(&8u64.to_le_bytes(), "ends inside the header");
        check(&file("{}", &[]), "no tensor named `a`");
        check(&file("[]", &[]), "expected `{` in the header, found \"[]\"");
        check(&file(&entry("F32", "[2]", "[0,8]"), &[0; 7]), "take 8 bytes of data, the file has 7");
        check(&file(&entry("F32", "[2]", "[0,4]"), &[0; 4]), "needs 8 bytes of data, the file has 4");
        check(&file(&entry("F32", "[2]", "[4,0]"), &[0; 4]), "takes bytes 4 to 0");
        check(&file(&entry("F32", "[-1]", "[0,0]"), &[]), "expected a size in the header");
        check(&file(&entry("F32", "[99999999999999999999999]", "[0,0]"), &[]), "expected a size");
        check(&file(&entry("F32", "[9999999999,9999999999]", "[0,0]"), &[]), "more elements");
        check(&file(&entry("F4", "[2]", "[0,1]"), &[0]), "holds `F4`, which does not store f32");
        check(&file(&entry("I64", "[]", "[0,8]"), &[0; 8]), "holds `I64`, which does not store f32");
        check(&file(r#"{"a\q":1}"#, &[]), "unknown escape `\\q`");
        check(&file(r#"{"a\ud800":1}"#, &[]), "half of a surrogate pair");
    }

    #[test]
    fn damage_is_an_error() {
        let tensor = Tensor::from_slice(ElementType::F32, &[2], &[1f32, 2.0]).unwrap();
        let file = write(&[("a".into(), &tensor)]).unwrap();
        crate::testing::check_damage(&file, |file| {
            let archive = Archive::open(file);
            if let Ok(archive) = &archive {
                let _ = archive.read("a", None);
            }
            archive.is_ok()
        });
    }
}
