//! NumPy's `.npy` format, versions 1 to 3, from and to bytes.
//!
//! Types that NumPy lacks are stored as integers: `bf16` and `f8…` as unsigned integers of the same width holding
//! the bits, `i2`/`i4` as `i8`, `ui2`/`ui4` as `ui8`. Reading takes the wanted element type into account, and also
//! accepts the void types (`|V2`) that extension types are saved as. The probes of the reference interpreter name some types
//! otherwise than NumPy does; their files are known by the spelling of the header and read as they are meant.

use super::{Shape, Tensor, shape};
use crate::element::{ElementType, SmallFloat};
use crate::trap::Trap;

const MAGIC: &[u8; 6] = b"\x93NUMPY";

/// The header of a `.npy` file.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Header {
    /// NumPy's kind letter: `b`, `i`, `u`, `f`, `c` or `V`.
    kind: char,
    width: usize,
    big_endian: bool,
    fortran_order: bool,
    shape: Shape,
    /// Whether the reference interpreter wrote it.
    is_probe: bool,
}

/// Reads a `.npy` file. With `expected`, the stored type must be the storage of that element type; without, it is
/// the element type itself.
///
/// # Errors
/// A file that is damaged or holds another type, too little memory.
pub fn read(file: &[u8], expected: Option<ElementType>) -> Result<Tensor, Trap> {
    let (header, data) = split(file)?;
    let element = match expected {
        Some(element) if header.stores(element) => element,
        Some(element) => return Err(header.wrong_type(element)),
        None => header
            .element()
            .ok_or_else(|| Trap::invalid(format!("npy: the type `{}` is not supported", header.descr())))?,
    };
    tensor(&header, element, data)
}

/// Reads the bits in a `.npy` file as elements of this type, whatever the file calls elements of that width: the probes of
/// the reference interpreter give some types wrong names.
///
/// # Errors
/// A file that is damaged or holds elements of another width, too little memory.
pub fn read_bits(file: &[u8], element: ElementType) -> Result<Tensor, Trap> {
    let (header, data) = split(file)?;
    if header.width != element.width() {
        return Err(header.wrong_type(element));
    }
    tensor(&header, element, data)
}

fn tensor(header: &Header, element: ElementType, data: &[u8]) -> Result<Tensor, Trap> {
    let n_bytes = shape::byte_size(element, &header.shape)?;
    if data.len() != n_bytes {
        return Err(Trap::invalid(format!(
            "npy: {} needs {n_bytes} bytes of data, the file has {}",
            shape::display(element, &header.shape),
            data.len()
        )));
    }
    let mut tensor = if header.fortran_order && header.shape.len() > 1 {
        from_fortran(element, &header.shape, data)?
    } else {
        Tensor::from_bytes(element, &header.shape, data)?
    };
    let component = element.real().width();
    if header.big_endian && component > 1 {
        tensor.bytes_mut()?.chunks_exact_mut(component).for_each(<[u8]>::reverse);
    }
    check_range(&mut tensor).map_err(|error| Trap::invalid(format!("npy: {error}")))?;
    Ok(tensor)
}

/// A tensor as a version 1.0 file: the header and then the tensor's bytes.
pub fn write(tensor: &Tensor) -> Vec<u8> {
    [&header(tensor), tensor.bytes()].concat()
}

/// What stands before the tensor's bytes in its file.
pub fn header(tensor: &Tensor) -> Vec<u8> {
    let sizes: String = match tensor.shape() {
        [size] => format!("{size},"),
        sizes => sizes.iter().map(usize::to_string).collect::<Vec<_>>().join(", "),
    };
    let mut header =
        format!("{{'descr': '{}', 'fortran_order': False, 'shape': ({sizes}), }}", descr(tensor.element()));
    let prefix = MAGIC.len() + 4;
    let padded = (prefix + header.len() + 1).next_multiple_of(64);
    header.extend(std::iter::repeat_n(' ', padded - prefix - header.len() - 1));
    header.push('\n');
    let mut file = Vec::with_capacity(padded);
    file.extend(MAGIC);
    file.extend([1, 0]);
    file.extend((header.len() as u16).to_le_bytes());
    file.extend(header.bytes());
    file
}

/// The type string under which an element type is stored.
pub fn descr(element: ElementType) -> &'static str {
    use ElementType::*;
    match element {
        I1 => "|b1",
        I2 | I4 | I8 => "|i1",
        I16 => "<i2",
        I32 => "<i4",
        I64 => "<i8",
        UI2 | UI4 | UI8 => "|u1",
        UI16 => "<u2",
        UI32 => "<u4",
        UI64 => "<u8",
        Small(SmallFloat::F16) => "<f2",
        Small(SmallFloat::BF16) => "<u2",
        Small(_) => "|u1",
        F32 => "<f4",
        F64 => "<f8",
        C64 => "<c8",
        C128 => "<c16",
    }
}

impl Header {
    fn descr(&self) -> String {
        let order = match (self.width, self.big_endian) {
            (1, _) => '|',
            (_, true) => '>',
            (_, false) => '<',
        };
        format!("{order}{}{}", self.kind, self.width)
    }

    /// The element type that the stored type is by itself.
    fn element(&self) -> Option<ElementType> {
        use ElementType::*;
        if self.is_probe {
            // The first of those that the reference writes so; it knows complex numbers only when told of them.
            let mut meant = [I64, UI64, C128].into_iter();
            if let Some(element) = meant.find(|&element| probe_descr(element) == Some((self.kind, self.width))) {
                return Some(element);
            }
        }
        Some(match (self.kind, self.width) {
            ('b', 1) => I1,
            ('i', 1) => I8,
            ('i', 2) => I16,
            ('i', 4) => I32,
            ('i', 8) => I64,
            ('u', 1) => UI8,
            ('u', 2) => UI16,
            ('u', 4) => UI32,
            ('u', 8) => UI64,
            ('f', 2) => ElementType::F16,
            ('f', 4) => F32,
            ('f', 8) => F64,
            ('c', 8) => C64,
            ('c', 16) => C128,
            _ => return None,
        })
    }

    #[cold]
    fn wrong_type(&self, element: ElementType) -> Trap {
        Trap::invalid(format!("npy: the file holds `{}`, which does not store {element}", self.descr()))
    }

    fn stores(&self, element: ElementType) -> bool {
        if self.width != element.width() {
            return false;
        }
        if self.is_probe {
            return probe_descr(element) == Some((self.kind, self.width));
        }
        let kinds = match element {
            ElementType::I1 => "biu",
            ElementType::Small(SmallFloat::F16) => "fuV",
            ElementType::Small(_) => "uV",
            _ if element.is_signed() => "iV",
            // Signless integers feed unsigned ones of their width.
            _ if element.is_integer() => "uiV",
            _ if element.is_complex() => "c",
            _ => "f",
        };
        kinds.contains(self.kind)
    }
}

/// What the reference interpreter calls an element type in the files of its probes; it writes no others.
fn probe_descr(element: ElementType) -> Option<(char, usize)> {
    use ElementType::*;
    let kind = match element {
        I1 | I8 | I16 | I32 | UI64 => 'i',
        UI8 | UI16 | UI32 | I64 | Small(SmallFloat::F16 | SmallFloat::BF16) => 'u',
        F32 | F64 | C64 => 'f',
        C128 => '?',
        _ => return None,
    };
    Some((kind, element.width()))
}

/// Splits a file into its header and its data.
fn split(file: &[u8]) -> Result<(Header, &[u8]), Trap> {
    let body = file.strip_prefix(MAGIC).ok_or_else(|| Trap::invalid("npy: not a .npy file"))?;
    let truncated = || Trap::invalid("npy: the file ends inside the header");
    let (&[major, minor], body) = body.split_first_chunk().ok_or_else(truncated)?;
    let (length, body) = match major {
        1 => {
            let (length, body) = body.split_first_chunk().ok_or_else(truncated)?;
            (usize::from(u16::from_le_bytes(*length)), body)
        }
        2 | 3 => {
            let (length, body) = body.split_first_chunk().ok_or_else(truncated)?;
            (u32::from_le_bytes(*length) as usize, body)
        }
        _ => {
            return Err(Trap::invalid(format!("npy: unknown version {major}.{minor}")));
        }
    };
    let (header, data) = body.split_at_checked(length).ok_or_else(truncated)?;
    let text = std::str::from_utf8(header).map_err(|_| Trap::invalid("npy: the header is not valid UTF-8"))?;
    Ok((parse_header(text)?, data))
}

/// header ::= `{` (key `:` value `,`?)* `}`, a Python dictionary literal
fn parse_header(text: &str) -> Result<Header, Trap> {
    let malformed = |what: &str| Trap::invalid(format!("npy: malformed header, {what}: {text:?}"));
    let mut rest = text
        .trim()
        .strip_prefix('{')
        .and_then(|text| text.strip_suffix('}'))
        .ok_or_else(|| malformed("expected a dictionary"))?
        .trim();
    let (mut descr, mut fortran_order, mut shape, mut is_probe) = (None, None, None, false);
    while !rest.is_empty() {
        let (key, after) = quoted(rest).ok_or_else(|| malformed("expected a quoted key"))?;
        // NumPy leaves no space there.
        is_probe |= key == "shape" && after.starts_with(" :");
        let value = after.trim_start().strip_prefix(':').ok_or_else(|| malformed("expected `:`"))?;
        let value = value.trim_start();
        let after = match key {
            "descr" if value.starts_with('[') => {
                return Err(Trap::invalid("npy: structured types are not supported"));
            }
            "descr" => {
                let (text, after) = quoted(value).ok_or_else(|| malformed("expected a type string"))?;
                descr = Some(text);
                after
            }
            "fortran_order" => {
                let end = value.find(|c: char| !c.is_ascii_alphabetic()).unwrap_or(value.len());
                fortran_order = Some(match &value[..end] {
                    "True" => true,
                    "False" => false,
                    _ => return Err(malformed("expected True or False")),
                });
                &value[end..]
            }
            "shape" => {
                let (inner, after) = value
                    .strip_prefix('(')
                    .and_then(|value| value.split_once(')'))
                    .ok_or_else(|| malformed("expected a tuple"))?;
                let sizes = inner.split(',').map(|size| size.trim().trim_end_matches('L'));
                let sizes: Result<Shape, _> = sizes.filter(|size| !size.is_empty()).map(str::parse).collect();
                shape = Some(sizes.map_err(|_| malformed("expected sizes"))?);
                after
            }
            _ => return Err(malformed("unknown key")),
        };
        let after = after.trim_start();
        rest = after.strip_prefix(',').unwrap_or(after).trim_start();
    }
    let descr = descr.ok_or_else(|| malformed("no `descr`"))?;
    let unsupported = || Trap::invalid(format!("npy: the type `{descr}` is not supported"));
    let mut chars = descr.chars();
    let order = chars.next().ok_or_else(unsupported)?;
    let kind = chars.next().ok_or_else(unsupported)?;
    Ok(Header {
        kind,
        width: chars.as_str().parse().map_err(|_| unsupported())?,
        big_endian: match order {
            '<' | '|' | '=' => false,
            '>' => true,
            _ => return Err(unsupported()),
        },
        fortran_order: fortran_order.ok_or_else(|| malformed("no `fortran_order`"))?,
        shape: shape.ok_or_else(|| malformed("no `shape`"))?,
        is_probe,
    })
}

/// A string in single or double quotes, and what follows it.
fn quoted(text: &str) -> Option<(&str, &str)> {
    let quote = text.chars().next().filter(|&c| c == '\'' || c == '"')?;
    text[1..].split_once(quote)
}

/// Column-major data in row-major order.
fn from_fortran(element: ElementType, shape: &[usize], data: &[u8]) -> Result<Tensor, Trap> {
    let width = element.width();
    let reversed: Shape = shape.iter().rev().copied().collect();
    let mut strides = shape::row_major(&reversed);
    strides.reverse();
    let mut tensor = Tensor::scratch(element, shape)?;
    let slots = tensor.bytes_mut()?.chunks_exact_mut(width);
    for (slot, offset) in slots.zip(shape::Offsets::new(shape, &strides)) {
        slot.copy_from_slice(&data[offset as usize * width..][..width]);
    }
    Ok(tensor)
}

/// Refuses slots that break the storage rules of types narrower than a byte.
pub(super) fn check_range(tensor: &mut Tensor) -> Result<(), Trap> {
    let element = tensor.element();
    if element == ElementType::I1 {
        // Any non-zero byte is true for NumPy.
        tensor.bytes_mut()?.iter_mut().for_each(|slot| *slot = u8::from(*slot != 0));
        return Ok(());
    }
    let mut wrapped = tensor.clone();
    if element.needs_normalize() {
        element.normalize(wrapped.bytes_mut()?);
    } else if let ElementType::Small(float) = element
        && float.bits() < 8
    {
        let mask = (1 << float.bits()) - 1;
        wrapped.bytes_mut()?.iter_mut().for_each(|slot| *slot &= mask);
    } else {
        return Ok(());
    }
    if wrapped == *tensor {
        return Ok(());
    }
    Err(Trap::invalid(format!("a value does not fit {element}")))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(header: &str, data: &[u8]) -> Vec<u8> {
        let mut file = MAGIC.to_vec();
        file.extend([1, 0]);
        file.extend((header.len() as u16).to_le_bytes());
        file.extend(header.bytes());
        file.extend(data);
        file
    }

    #[test]
    fn writes_what_numpy_writes() {
        let tensor = Tensor::from_slice(ElementType::I16, &[3], &[1i16, 2, 3]).unwrap();
        let bytes = write(&tensor);
        let header = "{'descr': '<i2', 'fortran_order': False, 'shape': (3,), }";
        assert_eq!(&bytes[..10], b"\x93NUMPY\x01\x00\x76\x00");
        assert!(bytes[10..].starts_with(header.as_bytes()));
        assert_eq!((bytes.len(), bytes[127]), (134, b'\n'));
    }

    #[test]
    fn every_type_round_trips() {
        for element in ElementType::ALL {
            for shape in [&[][..], &[5], &[2, 0], &[2, 3]] {
                let tensor = Tensor::zeros(element, shape).unwrap();
                assert_eq!(read(&write(&tensor), Some(element)).unwrap(), tensor, "{element}");
            }
        }
    }

    #[test]
    fn bits_are_read_under_any_name() {
        let data = 7u64.to_le_bytes();
        for kind in ["<u8", "<f8", "<?8"] {
            let header = format!("{{'descr': '{kind}', 'fortran_order': False, 'shape' : (1,), }}");
            assert_eq!(read_bits(&file(&header, &data), ElementType::I64).unwrap().as_slice::<i64>(), [7]);
            assert!(read_bits(&file(&header, &data), ElementType::I32).is_err());
        }
    }

    #[test]
    fn files_of_the_reference_are_read_as_they_are_meant() {
        let probe = |descr: &str, width: usize| {
            let header = format!("{{'descr': '{descr}', 'fortran_order': False, 'shape' : (1,), }}");
            file(&header, &[1; 16][..width])
        };
        for (descr, element) in [
            ("<i1", ElementType::I1),
            ("<i8", ElementType::UI64),
            ("<u8", ElementType::I64),
            ("<u2", ElementType::BF16),
            ("<u2", ElementType::F16),
            ("<f8", ElementType::C64),
            ("<?16", ElementType::C128),
            ("<i4", ElementType::I32),
        ] {
            let file = probe(descr, element.width());
            assert_eq!(read(&file, Some(element)).unwrap().element(), element, "{descr}");
        }
        assert_eq!(read(&probe("<u8", 8), None).unwrap().element(), ElementType::I64);
        assert!(read(&probe("<u8", 8), Some(ElementType::UI64)).is_err());
        assert!(read(&probe("<f8", 8), Some(ElementType::I64)).is_err());
        let numpy = file("{'descr': '<f8', 'fortran_order': False, 'shape': (1,), }", &[1; 8]);
        assert!(read(&numpy, Some(ElementType::C64)).is_err());
    }

    #[test]
    fn foreign_layouts() {
        let big = file("{'descr': '>i4', 'fortran_order': False, 'shape': (2,)}", &[0, 0, 0, 1, 0, 0, 1, 0]);
        assert_eq!(read(&big, None).unwrap().as_slice::<i32>(), [1, 256]);
        let columns = file("{\"shape\": (2, 3), 'descr': '|u1', 'fortran_order': True}\n", &[1, 4, 2, 5, 3, 6]);
        assert_eq!(read(&columns, None).unwrap().as_slice::<u8>(), [1, 2, 3, 4, 5, 6]);
        let void = file("{'descr': '|V2', 'fortran_order': False, 'shape': ()}", &[0x80, 0x3F]);
        assert_eq!(read(&void, Some(ElementType::BF16)).unwrap().bytes(), [0x80, 0x3F]);
    }

    #[test]
    fn errors_name_the_fault() {
        let check = |file: &[u8], expected, message: &str| {
            let error = read(file, expected).unwrap_err();
            assert!(error.message().contains(message), "{error}");
        };
        check(b"PK", None, "not a .npy file");
        check(&MAGIC[..], None, "ends inside the header");
        check(&file("{}", &[]), None, "no `descr`");
        let header = "{'descr': '<f4', 'fortran_order': False, 'shape': (2,)}";
        check(&file(header, &[0; 7]), None, "needs 8 bytes of data, the file has 7");
        check(&file(header, &[0; 8]), Some(ElementType::I32), "does not store i32");
        let huge = "{'descr': '<f4', 'fortran_order': False, 'shape': (9999999999, 9999999999)}";
        check(&file(huge, &[]), None, "more elements");
        let object = "{'descr': '|O', 'fortran_order': False, 'shape': ()}";
        check(&file(object, &[]), None, "`|O` is not supported");
        let nibbles = "{'descr': '|i1', 'fortran_order': False, 'shape': (1,)}";
        check(&file(nibbles, &[9]), Some(ElementType::I4), "does not fit i4");
    }
}
