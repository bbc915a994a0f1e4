//! The elements of constants on their way from text to their stored form.

use super::literal::{Fault, Number, Sink};
use crate::num::{ApInt, FloatKind, Signedness, parse_word};

/// Integers and `index`.
pub(super) struct Integers {
    pub width: u32,
    pub signedness: Signedness,
    pub size: usize,
    pub data: Vec<u8>,
}

impl Sink for Integers {
    #[inline]
    fn number(&mut self, number: Number<'_>) -> Result<(), Fault> {
        let Number { text, bytes, negative, is_float } = number;
        if negative && self.signedness == Signedness::Unsigned {
            let message = "expected unsigned integer elements, but parsed negative value";
            return Err(Fault::element(bytes, message));
        }
        if is_float {
            return Err(Fault::element(bytes, "expected integer elements, but parsed floating-point"));
        }
        let overflow = |_| Fault::element(bytes, "integer constant out of range for type");
        if self.width <= 64 {
            let word = parse_word(text, negative, self.width, self.signedness).map_err(overflow)?;
            self.data.extend_from_slice(&word.to_le_bytes()[..self.size]);
        } else {
            let value = ApInt::parse(text, negative, self.width, self.signedness).map_err(overflow)?;
            value.write_le_bytes(&mut self.data);
        }
        Ok(())
    }

    fn boolean(&mut self, value: bool, bytes: (usize, usize)) -> Result<(), Fault> {
        if self.width != 1 {
            return Err(Fault::element(bytes, "expected i1 type for 'true' or 'false' values"));
        }
        self.data.push(u8::from(value));
        Ok(())
    }

    fn string(&mut self, _: &[u8], bytes: (usize, usize)) -> Result<(), Fault> {
        Err(Fault::element(bytes, "integer constant out of range for type"))
    }
}

/// Floats of one kind.
pub(super) struct Floats {
    pub kind: FloatKind,
    pub size: usize,
    pub data: Vec<u8>,
}

impl Sink for Floats {
    #[inline]
    fn number(&mut self, number: Number<'_>) -> Result<(), Fault> {
        let Number { text, bytes, negative, is_float } = number;
        let bits = if is_float {
            self.kind.parse_magnitude(text, negative).unwrap_or_default()
        } else if !text.starts_with(b"0x") {
            let message = "unexpected decimal integer literal for a floating point value";
            return Err(Fault { wants_dot: true, ..Fault::element(bytes, message) });
        } else if negative {
            return Err(Fault::element(bytes, "hexadecimal float literal should not have a leading minus"));
        } else {
            let overflow = "hexadecimal float constant out of range for type";
            self.kind.parse_hex(text).ok_or_else(|| Fault::element(bytes, overflow))?
        };
        self.data.extend_from_slice(&bits.to_le_bytes()[..self.size]);
        Ok(())
    }

    fn boolean(&mut self, _: bool, bytes: (usize, usize)) -> Result<(), Fault> {
        Err(Fault::element(bytes, "expected floating point literal"))
    }

    fn string(&mut self, _: &[u8], bytes: (usize, usize)) -> Result<(), Fault> {
        Err(Fault::element(bytes, "expected floating point literal"))
    }
}

/// Strings, by their place in the text.
#[derive(Default)]
pub(super) struct Strings {
    pub quoted: Vec<(usize, usize)>,
}

impl Strings {
    fn fault(text: &[u8]) -> Fault {
        let message = format!("expected string token, got {}", String::from_utf8_lossy(text));
        Fault { bytes: None, is_syntax: false, message: message.into(), wants_dot: false }
    }
}

impl Sink for Strings {
    fn number(&mut self, number: Number<'_>) -> Result<(), Fault> {
        Err(Strings::fault(number.text))
    }

    fn boolean(&mut self, value: bool, _: (usize, usize)) -> Result<(), Fault> {
        Err(Strings::fault(if value { b"true" } else { b"false" }))
    }

    fn string(&mut self, _: &[u8], bytes: (usize, usize)) -> Result<(), Fault> {
        self.quoted.push(bytes);
        Ok(())
    }
}

/// The bytes that `0x` and pairs of hexadecimal digits spell.
pub(super) fn decode_hex(text: &[u8]) -> Option<Vec<u8>> {
    const BLOCK: usize = 64;
    let digits = text.strip_prefix(b"0x").filter(|digits| digits.len() % 2 == 0)?;
    let mut bytes = vec![0; digits.len() / 2];
    let mut all_valid = true;
    // Fixed blocks and plain arithmetic, so that the compiler uses vectors.
    let mut decode = |digits: &[u8], bytes: &mut [u8]| {
        let mut nibbles = [0u8; BLOCK];
        for (nibble, &digit) in nibbles.iter_mut().zip(digits) {
            let is_decimal = digit.wrapping_sub(b'0') < 10;
            let is_letter = (digit | 0x20).wrapping_sub(b'a') < 6;
            all_valid &= is_decimal | is_letter;
            *nibble = (digit & 15) + (digit >> 6) * 9;
        }
        for (byte, pair) in bytes.iter_mut().zip(nibbles.chunks_exact(2)) {
            *byte = pair[0] << 4 | pair[1] & 15;
        }
    };
    let mut blocks = digits.chunks_exact(BLOCK);
    let mut targets = bytes.chunks_exact_mut(BLOCK / 2);
    for (block, target) in (&mut blocks).zip(&mut targets) {
        decode(block, target);
    }
    decode(blocks.remainder(), targets.into_remainder());
    all_valid.then_some(bytes)
}

#[cfg(test)]
mod tests {
    use super::decode_hex;

    #[test]
    fn hexadecimal_digits_become_bytes() {
        assert_eq!(decode_hex(b"0x"), Some(vec![]));
        assert_eq!(decode_hex(b"0x09aFfA90"), Some(vec![0x09, 0xAF, 0xFA, 0x90]));
        for bad in ["", "00", "0x1", "0x1g", "0x1@", "0x`0", "0xG1", "0x1:"] {
            assert_eq!(decode_hex(bad.as_bytes()), None, "{bad}");
        }
        let bytes: Vec<u8> = (0..=255).cycle().take(1001).collect();
        let text = bytes.iter().fold("0x".to_owned(), |text, byte| text + &format!("{byte:02x}"));
        assert_eq!(decode_hex(text.as_bytes()), Some(bytes));
    }
}
