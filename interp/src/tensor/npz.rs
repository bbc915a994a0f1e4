//! NumPy's `.npz` archives: zip files of `.npy` members, stored or deflated.

use miniz_oxide::inflate::decompress_slice_iter_to_slice;

use super::{Tensor, npy};
use crate::element::ElementType;
use crate::trap::Trap;

/// The members of an archive, in the order of its directory. Holds the file's bytes, unpacks on demand.
#[derive(Debug)]
pub struct Archive<'a> {
    file: &'a [u8],
    members: Vec<Member>,
}

#[derive(Debug)]
struct Member {
    name: String,
    deflated: bool,
    crc: u32,
    packed: usize,
    unpacked: usize,
    header: usize,
}

impl<'a> Archive<'a> {
    /// Reads the directory.
    pub fn open(file: &'a [u8]) -> Result<Archive<'a>, Trap> {
        let end = end_of_directory(file).ok_or_else(|| damaged("not a zip archive"))?;
        let mut count = field(file, end + 10, 2)?;
        let mut at = field(file, end + 16, 4)?;
        if at == 0xFFFF_FFFF || count == 0xFFFF {
            // The 20 bytes before point to the 64-bit record.
            let locator = end.checked_sub(20).ok_or_else(|| damaged("no 64-bit directory"))?;
            let record = field(file, locator + 8, 8)?;
            count = field(file, record.saturating_add(32), 8)?;
            at = field(file, record.saturating_add(48), 8)?;
        }
        let mut members = Vec::new();
        for _ in 0..count {
            let (member, next) = directory_entry(file, at)?;
            members.push(member);
            at = next;
        }
        Ok(Archive { file, members })
    }

    /// The names of the arrays, without `.npy`.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.members.iter().map(|member| array_name(&member.name))
    }

    /// Reads one array; see [`npy::read`] for `expected`.
    pub fn read(&self, name: &str, expected: Option<ElementType>) -> Result<Tensor, Trap> {
        let member = self
            .members
            .iter()
            .find(|member| array_name(&member.name) == name)
            .ok_or_else(|| Trap::invalid(format!("npz: no array named `{name}`")))?;
        let bytes = self.unpack(member)?;
        npy::read(&bytes, expected).map_err(|error| Trap::invalid(format!("npz: array `{name}`: {error}")))
    }

    fn unpack(&self, member: &Member) -> Result<Vec<u8>, Trap> {
        if field(self.file, member.header, 4)? != 0x0403_4B50 {
            return Err(damaged("a member has no local header"));
        }
        let skip = field(self.file, member.header + 26, 2)? + field(self.file, member.header + 28, 2)?;
        let start = member.header + 30 + skip;
        let packed = start
            .checked_add(member.packed)
            .and_then(|end| self.file.get(start..end))
            .ok_or_else(|| damaged("a member reaches beyond the file"))?;
        let bytes = if member.deflated {
            // Deflate expands at most about 1032 times, so a larger claim is a lie.
            if member.unpacked / 1040 > member.packed + 16 {
                return Err(damaged("a member claims an impossible size"));
            }
            let mut bytes = vec![0; member.unpacked];
            match decompress_slice_iter_to_slice(&mut bytes, std::iter::once(packed), false, true) {
                Ok(length) if length == bytes.len() => bytes,
                _ => return Err(damaged("a member's data cannot be inflated")),
            }
        } else {
            packed.to_vec()
        };
        if bytes.len() != member.unpacked || crc32(&bytes) != member.crc {
            return Err(damaged("a member's checksum is wrong"));
        }
        Ok(bytes)
    }
}

/// Writes tensors under these names, stored as they are. Sizes and offsets beyond 4 GiB are written as zip64 has them.
pub fn write(tensors: &[(String, &Tensor)]) -> Vec<u8> {
    let (mut file, mut directory) = (Vec::new(), Vec::new());
    for (name, tensor) in tensors {
        let (content, header_at) = (npy::write(tensor), file.len() as u64);
        let (name, size) = (format!("{name}.npy"), content.len() as u64);
        // Version 4.5 of the format, flag 11 (names are UTF-8), no compression, 1980-01-01.
        let mut common = Vec::new();
        for half in [45u16, 0x800, 0, 0, 0x21] {
            common.extend(half.to_le_bytes());
        }
        common.extend(crc32(&content).to_le_bytes());
        // Both sizes stand in the zip64 field, as NumPy writes it.
        common.extend([0xFF; 8]);
        common.extend((name.len() as u16).to_le_bytes());
        let wide = |numbers: &[u64]| {
            let mut field = Vec::new();
            field.extend(1u16.to_le_bytes());
            field.extend((8 * numbers.len() as u16).to_le_bytes());
            field.extend(numbers.iter().flat_map(|number| number.to_le_bytes()));
            field
        };
        let (local, central) = (wide(&[size, size]), wide(&[size, size, header_at]));
        file.extend(b"PK\x03\x04");
        file.extend(&common);
        file.extend((local.len() as u16).to_le_bytes());
        file.extend(name.as_bytes());
        file.extend(local);
        file.extend(content);
        directory.extend(b"PK\x01\x02\x2d\x00");
        directory.extend(common);
        directory.extend((central.len() as u16).to_le_bytes());
        // No comment, disk 0, no attributes; the offset stands in the zip64 field.
        directory.extend([0; 10]);
        directory.extend([0xFF; 4]);
        directory.extend(name.as_bytes());
        directory.extend(central);
    }
    let (count, size, at) = (tensors.len() as u64, directory.len() as u64, file.len() as u64);
    file.extend(directory);
    let record_at = file.len() as u64;
    file.extend(b"PK\x06\x06");
    file.extend(44u64.to_le_bytes());
    file.extend([45, 0, 45, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    file.extend([count, count, size, at].iter().flat_map(|number| number.to_le_bytes()));
    file.extend(b"PK\x06\x07\0\0\0\0");
    file.extend(record_at.to_le_bytes());
    file.extend(1u32.to_le_bytes());
    file.extend(b"PK\x05\x06\0\0\0\0");
    file.extend([0xFF; 12]);
    file.extend([0, 0]);
    file
}

fn array_name(name: &str) -> &str {
    name.strip_suffix(".npy").unwrap_or(name)
}

#[cold]
fn damaged(what: &str) -> Trap {
    Trap::invalid(format!("npz: {what}"))
}

/// A little-endian number of up to eight bytes.
fn field(file: &[u8], at: usize, width: usize) -> Result<usize, Trap> {
    let bytes =
        at.checked_add(width).and_then(|end| file.get(at..end)).ok_or_else(|| damaged("the archive is truncated"))?;
    let value = bytes.iter().rev().fold(0u64, |value, &byte| value << 8 | u64::from(byte));
    usize::try_from(value).map_err(|_| damaged("an offset is too large"))
}

/// The last end-of-directory record; a comment of up to 64 KiB may follow it.
fn end_of_directory(file: &[u8]) -> Option<usize> {
    let last = file.len().checked_sub(22)?;
    (last.saturating_sub(0xFFFF)..=last).rev().find(|&at| file[at..].starts_with(b"PK\x05\x06"))
}

/// One entry of the directory and where the next one starts.
fn directory_entry(file: &[u8], at: usize) -> Result<(Member, usize), Trap> {
    if field(file, at, 4)? != 0x0201_4B50 {
        return Err(damaged("the directory is damaged"));
    }
    let name_length = field(file, at + 28, 2)?;
    let extra_length = field(file, at + 30, 2)?;
    let comment_length = field(file, at + 32, 2)?;
    let name_start = at + 46;
    let extra_start = name_start + name_length;
    let name = file.get(name_start..extra_start).ok_or_else(|| damaged("the archive is truncated"))?;
    let mut member = Member {
        name: String::from_utf8_lossy(name).into_owned(),
        deflated: match field(file, at + 10, 2)? {
            0 => false,
            8 => true,
            method => {
                return Err(damaged(&format!("compression method {method} is not supported")));
            }
        },
        crc: field(file, at + 16, 4)? as u32,
        packed: field(file, at + 20, 4)?,
        unpacked: field(file, at + 24, 4)?,
        header: field(file, at + 42, 4)?,
    };
    read_wide_sizes(file, extra_start, extra_length, &mut member)?;
    Ok((member, extra_start + extra_length + comment_length))
}

/// The 64-bit sizes of the zip64 extra field replace those that are all ones.
fn read_wide_sizes(file: &[u8], start: usize, length: usize, member: &mut Member) -> Result<(), Trap> {
    let mut at = start;
    while at + 4 <= start + length {
        let size = field(file, at + 2, 2)?;
        if field(file, at, 2)? == 1 {
            let mut value_at = at + 4;
            for slot in [&mut member.unpacked, &mut member.packed, &mut member.header] {
                if *slot == 0xFFFF_FFFF {
                    *slot = field(file, value_at, 8)?;
                    value_at += 8;
                }
            }
        }
        at += 4 + size;
    }
    Ok(())
}

/// The checksum of zip: CRC-32 with the reflected polynomial 0xEDB88320.
fn crc32(bytes: &[u8]) -> u32 {
    static TABLE: [u32; 256] = {
        let mut table = [0; 256];
        let mut byte = 0;
        while byte < 256 {
            let mut crc = byte as u32;
            let mut bit = 0;
            while bit < 8 {
                crc = if crc & 1 == 1 { crc >> 1 ^ 0xEDB8_8320 } else { crc >> 1 };
                bit += 1;
            }
            table[byte] = crc;
            byte += 1;
        }
        table
    };
    !bytes.iter().fold(!0, |crc, &byte| crc >> 8 ^ TABLE[(crc as u8 ^ byte) as usize])
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `np.savez_compressed(f, a=np.arange(3, dtype=np.int32))`, NumPy 2.
    const COMPRESSED: &str = "\
        504b03042d00000008000000210002ecbda9ffffffffffffffff05001400612e6e7079010010008c\
        000000000000004c000000000000009bec17ea1b10c9c850c650ad9e925a9c5ca46ea5a06e9369a2\
        aea3a09e965f54529498179f5f94920a12774bcc294e058a17672416a402f91ac63a9a3a0ab50a14\
        002e062060046226200600504b01022d032d00000008000000210002ecbda94c0000008c00000005\
        0000000000000000000000800100000000612e6e7079504b05060000000001000100330000008300\
        00000000\
        ";
    /// `np.savez(f, x=np.float32(2.5))`.
    const STORED: &str = "\
        504b03042d000000000000002100648c22c3ffffffffffffffff05001400782e6e70790100100084\
        000000000000008400000000000000934e554d5059010076007b276465736372273a20273c663427\
        2c2027666f727472616e5f6f72646572273a2046616c73652c20277368617065273a2028292c207d\
        20202020202020202020202020202020202020202020202020202020202020202020202020202020\
        202020202020202020202020202020202020202020200a00002040504b01022d032d000000000000\
        002100648c22c38400000084000000050000000000000000000000800100000000782e6e7079504b\
        0506000000000100010033000000bb0000000000\
        ";

    fn bytes(hex: &str) -> Vec<u8> {
        let digits = hex.as_bytes().chunks(2);
        digits.map(|pair| u8::from_str_radix(std::str::from_utf8(pair).unwrap(), 16).unwrap()).collect()
    }

    #[test]
    fn reads_what_numpy_writes() {
        let file = bytes(COMPRESSED);
        let archive = Archive::open(&file).unwrap();
        assert_eq!(archive.names().collect::<Vec<_>>(), ["a"]);
        assert_eq!(archive.read("a", None).unwrap().as_slice::<i32>(), [0, 1, 2]);
        let file = bytes(STORED);
        let archive = Archive::open(&file).unwrap();
        assert_eq!(archive.read("x", Some(ElementType::F32)).unwrap().as_slice::<f32>(), [2.5]);
        assert!(archive.read("y", None).unwrap_err().message().contains("no array named `y`"));
    }

    #[test]
    fn reads_what_it_writes() {
        let numbers = Tensor::from_slice(ElementType::I32, &[3], &[1, 2, 3]).unwrap();
        let scalar = Tensor::from_slice(ElementType::BF16, &[], &[0x3F80u16]).unwrap();
        let file = write(&[("out0".into(), &numbers), ("out1".into(), &scalar)]);
        let archive = Archive::open(&file).unwrap();
        assert_eq!(archive.names().collect::<Vec<_>>(), ["out0", "out1"]);
        assert_eq!(archive.read("out0", None).unwrap(), numbers);
        assert_eq!(archive.read("out1", Some(ElementType::BF16)).unwrap(), scalar);
        assert_eq!(Archive::open(&write(&[])).unwrap().names().count(), 0);
    }

    #[test]
    fn damage_is_an_error() {
        let file = bytes(COMPRESSED);
        crate::testing::check_damage(&file, |file| {
            let archive = Archive::open(file);
            if let Ok(archive) = &archive {
                let _ = archive.read("a", None);
            }
            archive.is_ok()
        });
    }
}
