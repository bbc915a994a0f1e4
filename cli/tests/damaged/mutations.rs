//! Harm done to valid text: each kind is a function of the text and a source of random numbers.

use std::path::PathBuf;

use crate::{Expect, Input, SPLIT};

/// How many times each kind is done to each file.
const TIMES: u64 = 3;

/// Numbers that look random and are the same in every run.
pub struct Random(u64);

impl Random {
    /// Numbers of their own for each `seed`.
    pub fn new(seed: u64) -> Self {
        let mut random = Self(seed);
        // The first one hardly differs between neighbours.
        random.below(1);
        random
    }

    /// A number below `limit`, or zero.
    pub fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % limit.max(1)
    }

    /// One of `choices`.
    pub fn among<T: Copy>(&mut self, choices: &[T]) -> T {
        choices[self.below(choices.len())]
    }
}

type Mutation = fn(&[u8], &mut Random) -> Vec<u8>;

const KINDS: [(&str, Mutation); 17] = [
    ("truncated", truncated),
    ("byte changed", byte_changed),
    ("bit flipped", bit_flipped),
    ("byte removed", byte_removed),
    ("range removed", range_removed),
    ("range doubled", range_doubled),
    ("bracket removed", bracket_removed),
    ("bracket added", bracket_added),
    ("bracket exchanged", bracket_exchanged),
    ("quote added", quote_added),
    ("no UTF-8", no_utf8),
    ("NUL", nul),
    ("large number", large_number),
    ("lines exchanged", lines_exchanged),
    ("line doubled", line_doubled),
    ("word exchanged", word_exchanged),
    ("words joined", words_joined),
];

/// Every kind of harm to every file, and halves of neighbours put together.
pub fn all(seeds: &[(PathBuf, Vec<u8>)]) -> Vec<Input> {
    let mut inputs = Vec::new();
    for (idx, (path, bytes)) in seeds.iter().enumerate() {
        let file = path.file_stem().unwrap_or_default().to_string_lossy();
        for (kind_idx, (kind, mutate)) in KINDS.iter().enumerate() {
            for time in 0..TIMES {
                let mut random = Random::new((idx as u64) << 32 | (kind_idx as u64) << 8 | time);
                inputs.push(Input::new(format!("{file} {kind} {time}"), mutate(bytes, &mut random), Expect::Any));
            }
        }
        let (_, other) = &seeds[(idx + 1) % seeds.len()];
        let halves = [&bytes[..bytes.len() / 2], &other[other.len() / 2..]].concat();
        inputs.push(Input::new(format!("{file} halves"), halves, Expect::Any));
        let split = [bytes.as_slice(), b"\n// -----\n", &other[..other.len() / 3], b"\n// -----\n", bytes].concat();
        inputs.push(Input { runs: &[SPLIT], ..Input::new(format!("{file} split"), split, Expect::Any) });
    }
    inputs
}

fn truncated(bytes: &[u8], random: &mut Random) -> Vec<u8> {
    bytes[..random.below(bytes.len())].to_vec()
}

fn byte_changed(bytes: &[u8], random: &mut Random) -> Vec<u8> {
    let mut result = bytes.to_vec();
    let at = random.below(bytes.len());
    result[at] = random.below(128) as u8;
    result
}

fn bit_flipped(bytes: &[u8], random: &mut Random) -> Vec<u8> {
    let mut result = bytes.to_vec();
    for _ in 0..4 {
        let at = random.below(bytes.len());
        result[at] ^= 1 << random.below(8);
    }
    result
}

fn byte_removed(bytes: &[u8], random: &mut Random) -> Vec<u8> {
    let at = random.below(bytes.len());
    [&bytes[..at], &bytes[at + 1..]].concat()
}

fn range(bytes: &[u8], random: &mut Random) -> (usize, usize) {
    let start = random.below(bytes.len());
    (start, start + 1 + random.below((bytes.len() - start).min(60)))
}

fn range_removed(bytes: &[u8], random: &mut Random) -> Vec<u8> {
    let (start, end) = range(bytes, random);
    [&bytes[..start], &bytes[end.min(bytes.len())..]].concat()
}

fn range_doubled(bytes: &[u8], random: &mut Random) -> Vec<u8> {
    let (start, end) = range(bytes, random);
    [&bytes[..end.min(bytes.len())], &bytes[start..]].concat()
}

/// A place that holds one of `wanted`, or the end.
fn place(bytes: &[u8], wanted: impl Fn(u8) -> bool, random: &mut Random) -> usize {
    let places: Vec<usize> = (0..bytes.len()).filter(|&at| wanted(bytes[at])).collect();
    if places.is_empty() { bytes.len() } else { random.among(&places) }
}

fn is_bracket(byte: u8) -> bool {
    b"(){}[]<>".contains(&byte)
}

fn replaced(bytes: &[u8], start: usize, end: usize, with: &[u8]) -> Vec<u8> {
    [&bytes[..start], with, &bytes[end.min(bytes.len())..]].concat()
}

fn bracket_removed(bytes: &[u8], random: &mut Random) -> Vec<u8> {
    let at = place(bytes, is_bracket, random);
    replaced(bytes, at, at + 1, b"")
}

fn bracket_added(bytes: &[u8], random: &mut Random) -> Vec<u8> {
    let at = place(bytes, is_bracket, random);
    replaced(bytes, at, at, &[random.among(b"(){}[]<>")])
}

fn bracket_exchanged(bytes: &[u8], random: &mut Random) -> Vec<u8> {
    let at = place(bytes, is_bracket, random);
    replaced(bytes, at, at + 1, &[random.among(b"(){}[]<>")])
}

fn quote_added(bytes: &[u8], random: &mut Random) -> Vec<u8> {
    let at = random.below(bytes.len());
    replaced(bytes, at, at, b"\"")
}

fn no_utf8(bytes: &[u8], random: &mut Random) -> Vec<u8> {
    let at = random.below(bytes.len());
    let sequence: &[u8] =
        random.among(&[b"\xff", b"\xc0\x80", b"\x80", b"\xed\xa0\x80", b"\xf4\x90\x80\x80", b"\xe2\x82"]);
    replaced(bytes, at, at, sequence)
}

fn nul(bytes: &[u8], random: &mut Random) -> Vec<u8> {
    let at = random.below(bytes.len());
    replaced(bytes, at, at, b"\0")
}

fn large_number(bytes: &[u8], random: &mut Random) -> Vec<u8> {
    let at = place(bytes, |byte| byte.is_ascii_digit(), random);
    let number = [
        "18446744073709551616",
        "9223372036854775807",
        "-9223372036854775808",
        "99999999999999999999999999999999999999999",
        "0xffffffffffffffffffff",
        "4294967296",
        "1e400",
    ];
    replaced(bytes, at, at + 1, random.among(&number).as_bytes())
}

fn lines_exchanged(bytes: &[u8], random: &mut Random) -> Vec<u8> {
    let mut lines: Vec<&[u8]> = bytes.split(|&byte| byte == b'\n').collect();
    let (one, other) = (random.below(lines.len()), random.below(lines.len()));
    lines.swap(one, other);
    lines.join(&b'\n')
}

fn line_doubled(bytes: &[u8], random: &mut Random) -> Vec<u8> {
    let mut lines: Vec<&[u8]> = bytes.split(|&byte| byte == b'\n').collect();
    let at = random.below(lines.len());
    lines.insert(at, lines[at]);
    lines.join(&b'\n')
}

/// A word takes the place of another, so that names and types do not fit.
fn word_exchanged(bytes: &[u8], random: &mut Random) -> Vec<u8> {
    let mut words: Vec<&[u8]> = bytes.split(|&byte| byte == b' ').collect();
    let (one, other) = (random.below(words.len()), random.below(words.len()));
    words[one] = words[other];
    words.join(&b' ')
}

fn words_joined(bytes: &[u8], random: &mut Random) -> Vec<u8> {
    let at = place(bytes, |byte| byte == b' ' || byte == b'\n', random);
    replaced(bytes, at, at + 1, b"")
}
