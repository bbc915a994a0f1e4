//! The primitives of bytecode: bytes, variable-length integers, sections. Every read is checked against what remains.

use std::fmt;

/// What ends a read: where the file is damaged and how.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Damage {
    /// The offset in the file of the first byte that does not fit.
    pub at: usize,
    /// What was expected and what was found.
    pub reason: String,
}

impl fmt::Display for Damage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "at byte {}: {}", self.at, self.reason)
    }
}

/// The result of reading a part of a file.
pub type Read<T> = Result<T, Damage>;

/// Fills the gap in front of aligned data.
pub(super) const PADDING: u8 = 0xCB;

/// Marks a section that states its alignment.
pub(super) const ALIGNED: u8 = 0x80;

/// A stretch of a file that is being read. Positions are offsets in the whole file.
#[derive(Clone, Copy)]
pub(super) struct Cursor<'a> {
    file: &'a [u8],
    at: usize,
    end: usize,
}

impl<'a> Cursor<'a> {
    /// The whole of `file`.
    pub fn new(file: &'a [u8]) -> Self {
        Cursor { file, at: 0, end: file.len() }
    }

    /// The offset in the file of the next byte.
    pub fn at(&self) -> usize {
        self.at
    }

    /// How many bytes are left.
    pub fn left(&self) -> usize {
        self.end - self.at
    }

    /// Whether nothing is left.
    pub fn is_done(&self) -> bool {
        self.at == self.end
    }

    /// All that is left.
    pub fn rest(&self) -> &'a [u8] {
        &self.file[self.at..self.end]
    }

    /// Damage at the next byte.
    pub fn fail<T>(&self, reason: impl Into<String>) -> Read<T> {
        Err(Damage { at: self.at, reason: reason.into() })
    }

    /// Damage when something is left.
    pub fn finish(&self, what: &str) -> Read<()> {
        if self.is_done() { Ok(()) } else { self.fail(format!("{} bytes too many in {what}", self.left())) }
    }

    /// The next byte.
    #[inline]
    pub fn byte(&mut self) -> Read<u8> {
        match self.file.get(self.at) {
            Some(&byte) if self.at < self.end => {
                self.at += 1;
                Ok(byte)
            }
            _ => Err(self.no_byte()),
        }
    }

    #[cold]
    fn no_byte(&self) -> Damage {
        Damage { at: self.at, reason: "expected a byte, found the end of the section".into() }
    }

    /// The next `n` bytes.
    #[inline]
    pub fn bytes(&mut self, n: usize) -> Read<&'a [u8]> {
        if n > self.left() {
            return self.fail(format!("expected {n} bytes, found {}", self.left()));
        }
        self.at += n;
        Ok(&self.file[self.at - n..self.at])
    }

    /// The next `n` bytes as a stretch of its own.
    pub fn sub(&mut self, n: usize) -> Read<Cursor<'a>> {
        self.bytes(n)?;
        Ok(Cursor { file: self.file, at: self.at - n, end: self.at })
    }

    /// The bytes from `start` to `end`, or up to where these end. Both count from where these begin.
    pub fn between(&self, start: usize, end: Option<usize>) -> Cursor<'a> {
        let end = end.map_or(self.end, |end| (self.at + end).min(self.end));
        Cursor { file: self.file, at: (self.at + start).min(end), end }
    }

    /// An unsigned integer of one to nine bytes; the number of low zero bits says how many.
    #[inline]
    pub fn varint(&mut self) -> Read<u64> {
        let first = self.byte()?;
        if first & 1 != 0 {
            return Ok(u64::from(first >> 1));
        }
        self.long_varint(first)
    }

    fn long_varint(&mut self, first: u8) -> Read<u64> {
        if self.left() >= 8 && first != 0 {
            // All bytes at once, and the integer is in the lower ones.
            let n_more = first.trailing_zeros() as usize;
            let mut word = [0; 8];
            word.copy_from_slice(&self.file[self.at - 1..self.at + 7]);
            self.at += n_more;
            return Ok(u64::from_le_bytes(word) << (56 - 8 * n_more) >> (57 - 7 * n_more));
        }
        let n_more = if first == 0 { 8 } else { first.trailing_zeros() as usize };
        let mut word = [0; 8];
        if first == 0 {
            word.copy_from_slice(self.bytes(8)?);
            return Ok(u64::from_le_bytes(word));
        }
        word[0] = first;
        word[1..=n_more].copy_from_slice(self.bytes(n_more)?);
        Ok(u64::from_le_bytes(word) >> (n_more + 1))
    }

    /// A signed integer: zigzag.
    #[inline]
    pub fn signed(&mut self) -> Read<i64> {
        let word = self.varint()?;
        Ok((word >> 1) as i64 ^ -((word & 1) as i64))
    }

    /// A number of things that take at least `size` bytes each, so that no more are promised than can follow.
    pub fn count(&mut self, size: usize, what: &str) -> Read<usize> {
        let at = self.at;
        let n = self.varint()?;
        match usize::try_from(n) {
            Ok(n) if n.checked_mul(size).is_some_and(|bytes| bytes <= self.left()) => Ok(n),
            _ => Err(Damage { at, reason: format!("{n} {what} announced, but only {} bytes follow", self.left()) }),
        }
    }

    /// An index below `n`.
    #[inline]
    pub fn index(&mut self, n: usize, what: &str) -> Read<usize> {
        let at = self.at;
        let index = self.varint()?;
        check_index(at, index, n, what)
    }

    /// A string that ends with a zero byte.
    pub fn c_string(&mut self) -> Read<&'a [u8]> {
        let rest = &self.file[self.at..self.end];
        let Some(len) = memchr::memchr(0, rest) else {
            return self.fail("expected a string that ends with a zero byte");
        };
        self.at += len + 1;
        Ok(&rest[..len])
    }

    /// A section: its number and its body.
    pub fn section(&mut self) -> Read<(u8, Cursor<'a>)> {
        let id = self.byte()?;
        let len = self.count(1, "bytes of a section")?;
        if id & ALIGNED != 0 {
            let at = self.at;
            let alignment = self.varint()?;
            if !alignment.is_power_of_two() {
                return Err(Damage { at, reason: format!("an alignment is a power of two, found {alignment}") });
            }
            self.skip_padding(alignment, 0)?;
        }
        Ok((id & !ALIGNED, self.sub(len)?))
    }

    /// Padding up to an offset that `alignment` divides, counted from `base`.
    pub fn skip_padding(&mut self, alignment: u64, base: usize) -> Read<()> {
        while !((self.at - base) as u64).is_multiple_of(alignment) {
            if self.byte()? != PADDING {
                self.at -= 1;
                return self.fail("expected padding in front of aligned data");
            }
        }
        Ok(())
    }
}

/// `index` when it is below `n`.
#[inline]
pub(super) fn check_index(at: usize, index: u64, n: usize, what: &str) -> Read<usize> {
    if index < n as u64 { Ok(index as usize) } else { Err(no_index(at, index, n, what)) }
}

#[cold]
fn no_index(at: usize, index: u64, n: usize, what: &str) -> Damage {
    Damage { at, reason: format!("{what} {index} is referred to, but there are {n}") }
}

/// Appends an unsigned integer in its shortest form.
#[inline]
pub(super) fn put_varint(out: &mut Vec<u8>, value: u64) {
    if value < 1 << 7 {
        out.push((value << 1) as u8 | 1);
        return;
    }
    let n_bits = 64 - value.leading_zeros() as usize;
    let n_bytes = n_bits.div_ceil(7);
    if n_bytes > 8 {
        out.push(0);
        out.extend_from_slice(&value.to_le_bytes());
        return;
    }
    let word = (value << 1 | 1) << (n_bytes - 1);
    out.extend_from_slice(&word.to_le_bytes()[..n_bytes]);
}

/// The word that a signed integer is written as.
#[inline]
pub(super) fn zigzag(value: i64) -> u64 {
    (value << 1 ^ value >> 63) as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn integers_round_trip_in_their_shortest_form() {
        for bits in 0..64 {
            for value in [(1u64 << bits) - 1, 1 << bits, (1 << bits) + 1, u64::MAX] {
                let mut out = Vec::new();
                put_varint(&mut out, value);
                let len = (64 - value.leading_zeros() as usize).div_ceil(7).max(1);
                assert_eq!(out.len(), len.min(9), "{value}");
                let mut cursor = Cursor::new(&out);
                assert_eq!(cursor.varint(), Ok(value));
                assert!(cursor.is_done());
                let mut out = Vec::new();
                put_varint(&mut out, zigzag(value as i64));
                assert_eq!(Cursor::new(&out).signed(), Ok(value as i64));
            }
        }
    }

    #[test]
    fn what_does_not_follow_is_damage() {
        assert_eq!(Cursor::new(&[2]).varint().unwrap_err().reason, "expected 1 bytes, found 0");
        assert_eq!(
            Cursor::new(&[0xFF, 1]).count(1, "strings").unwrap_err(),
            Damage { at: 0, reason: "127 strings announced, but only 1 bytes follow".into() }
        );
        assert_eq!(
            Cursor::new(&[9]).index(4, "attribute").unwrap_err().to_string(),
            "at byte 0: attribute 4 is referred to, but there are 4"
        );
        assert!(Cursor::new(&[0x85, 1, 7, 0xCB]).section().is_err());
    }
}
