//! The decimal and hexadecimal text of machine words, appended to a buffer without `fmt`.

const PAIRS: [u8; 200] = {
    let mut pairs = [0; 200];
    let mut i = 0;
    while i < 100 {
        pairs[2 * i] = b'0' + (i / 10) as u8;
        pairs[2 * i + 1] = b'0' + (i % 10) as u8;
        i += 1;
    }
    pairs
};

/// Appends `value` in decimal.
pub fn print_u64(value: u64, out: &mut Vec<u8>) {
    let mut text = [0; 20];
    let start = fill_backwards(value, &mut text);
    out.extend_from_slice(&text[start..]);
}

/// Appends `value` in decimal, with a minus sign where it is negative.
pub fn print_i64(value: i64, out: &mut Vec<u8>) {
    if value < 0 {
        out.push(b'-');
    }
    print_u64(value.unsigned_abs(), out);
}

/// Writes all of `text` with the last `text.len()` decimal digits of `value`, zeros in front.
pub(super) fn write_padded(mut value: u64, text: &mut [u8]) {
    let mut pairs = text.rchunks_exact_mut(2);
    for pair in &mut pairs {
        let at = (value % 100) as usize * 2;
        value /= 100;
        pair.copy_from_slice(&PAIRS[at..at + 2]);
    }
    if let [first] = pairs.into_remainder() {
        *first = b'0' + (value % 10) as u8;
    }
}

/// Appends `0x` and `value` in upper case hexadecimal without leading zeros.
pub(super) fn print_hex(value: u128, out: &mut Vec<u8>) {
    out.extend_from_slice(b"0x");
    let n_digits = (128 - value.leading_zeros()).div_ceil(4).max(1);
    out.extend((0..n_digits).rev().map(|i| b"0123456789ABCDEF"[(value >> (4 * i)) as usize & 15]));
}

/// Fills the end of `text` with the digits of `value` and returns where they begin.
fn fill_backwards(mut value: u64, text: &mut [u8; 20]) -> usize {
    let mut start = text.len();
    while value >= 100 {
        let at = (value % 100) as usize * 2;
        value /= 100;
        start -= 2;
        text[start..start + 2].copy_from_slice(&PAIRS[at..at + 2]);
    }
    if value >= 10 {
        let at = value as usize * 2;
        start -= 2;
        text[start..start + 2].copy_from_slice(&PAIRS[at..at + 2]);
    } else {
        start -= 1;
        text[start] = b'0' + value as u8;
    }
    start
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(print: impl FnOnce(&mut Vec<u8>)) -> String {
        let mut out = Vec::new();
        print(&mut out);
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn words_print_like_std() {
        for shift in 0..64 {
            for value in [u64::MAX >> shift, 1 << shift, (1 << shift) - 1, 10u64.wrapping_pow(shift % 20)] {
                assert_eq!(text(|out| print_u64(value, out)), value.to_string());
                assert_eq!(text(|out| print_i64(value as i64, out)), (value as i64).to_string());
                assert_eq!(text(|out| print_hex(value.into(), out)), format!("0x{value:X}"));
            }
        }
        assert_eq!(text(|out| print_i64(i64::MIN, out)), i64::MIN.to_string());
        assert_eq!(text(|out| print_hex(u128::MAX, out)), format!("0x{:X}", u128::MAX));
    }

    #[test]
    fn padding_fills_the_slice() {
        for n in 0..8 {
            let mut filled = vec![b'?'; n];
            write_padded(12345, &mut filled);
            let expect = format!("{:07}", 12345);
            assert_eq!(filled, &expect.as_bytes()[7 - n..]);
        }
    }
}
