//! Versions of the operator set, and what else depends on one: the format of the bytecode around it.

use std::fmt;

/// A version of StableHLO, `major.minor.patch`. Changes of the operator set raise the minor number at least.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Version {
    /// Raised when old programs stop working.
    pub major: u32,
    /// Raised when the operator set changes.
    pub minor: u32,
    /// Raised by everything else.
    pub patch: u32,
}

impl Version {
    /// The oldest one that can be read and written.
    pub const MINIMUM: Version = Version::new(0, 9, 0);
    /// The one that this program implements.
    pub const CURRENT: Version = Version::new(1, 20, 0);

    /// `major.minor.patch`
    pub const fn new(major: u32, minor: u32, patch: u32) -> Version {
        Version { major, minor, patch }
    }

    /// Reads `1.20.0`: three decimal numbers, nothing around them.
    pub const fn parse(text: &str) -> Option<Version> {
        let (bytes, mut numbers, mut part, mut at, mut digits) = (text.as_bytes(), [0u32; 3], 0, 0, 0);
        while at < bytes.len() {
            match bytes[at] {
                digit @ b'0'..=b'9' => {
                    let Some(tens) = numbers[part].checked_mul(10) else { return None };
                    let Some(number) = tens.checked_add((digit - b'0') as u32) else { return None };
                    numbers[part] = number;
                    digits += 1;
                }
                b'.' if digits > 0 && part < 2 => {
                    part += 1;
                    digits = 0;
                }
                _ => return None,
            }
            at += 1;
        }
        if part == 2 && digits > 0 { Some(Version::new(numbers[0], numbers[1], numbers[2])) } else { None }
    }

    /// A version as the tables hold it: numbers, or `current`.
    ///
    /// # Panics
    /// When the text is neither, while the tables are compiled.
    pub(super) const fn of_row(text: &str) -> Version {
        match Version::parse(text) {
            Some(version) => version,
            None => {
                assert!(matches!(text.as_bytes(), b"current"), "a row has a version that is none");
                Version::CURRENT
            }
        }
    }

    /// The version since which a row is only read, which it states once or not at all.
    ///
    /// # Panics
    /// When the text is no version, while the tables are compiled.
    pub(super) const fn of_option(text: &[&str]) -> Option<Version> {
        match text {
            [text, ..] => Some(Version::of_row(text)),
            [] => None,
        }
    }

    /// The version whose operator set this one has.
    pub const fn without_patch(self) -> Version {
        Version { patch: 0, ..self }
    }

    /// Every version with an operator set of its own, the oldest first.
    pub fn opsets() -> impl Iterator<Item = Version> {
        let before_1 = (Version::MINIMUM.minor..=20).map(|minor| Version::new(0, minor, 0));
        before_1.chain((0..=Version::CURRENT.minor).map(|minor| Version::new(1, minor, 0)))
    }

    /// The format of MLIR bytecode that artifacts of this version have; `None` outside the supported range.
    pub fn bytecode_format(self) -> Option<u64> {
        if self < Version::MINIMUM || self > Version::CURRENT {
            return None;
        }
        Some(match (self.major, self.minor) {
            (0, 9) => 0,
            (0, 10 | 11) => 1,
            (0, 12 | 13) => 3,
            (0, 14) => 4,
            _ => 6,
        })
    }
}

impl fmt::Display for Version {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}.{}", self.major, self.minor, self.patch)
    }
}

#[cfg(test)]
mod tests {
    use super::Version;

    #[test]
    fn texts_are_three_numbers() {
        assert_eq!(Version::parse("1.20.3"), Some(Version::new(1, 20, 3)));
        for text in ["", "1", "1.2", "1.2.", "1..2", ".1.2", "1.2.3.4", "1.2.x", " 1.2.3", "1.2.99999999999", "current"]
        {
            assert_eq!(Version::parse(text), None, "{text}");
        }
    }

    #[test]
    fn operator_sets_follow_each_other() {
        let all: Vec<Version> = Version::opsets().collect();
        assert!(all.is_sorted() && all.len() == 33);
        assert_eq!((all[0], all[12], all[32]), (Version::MINIMUM, Version::new(1, 0, 0), Version::CURRENT));
    }

    #[test]
    fn later_versions_have_later_formats() {
        let formats = ["0.8.9", "0.9.0", "0.11.5", "0.12.0", "0.14.2", "0.15.0", "1.20.0", "1.20.1"];
        let expect = [None, Some(0), Some(1), Some(3), Some(4), Some(6), Some(6), None];
        assert_eq!(formats.map(|text| Version::parse(text).unwrap().bytecode_format()), expect);
    }
}
