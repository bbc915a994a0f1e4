//! When versions were released: the public tags of StableHLO with their days, and days as numbers.
//!
//! Compatibility windows count days. A version without a tag of its own, such as 1.17.0, was released with the next
//! tag. The newest version may have no tag yet: the day on which its number was set stands in, as no tag is older.

use std::fmt;

use super::version::Version;

/// A day of the Gregorian calendar in UTC: days since 1970-01-01.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Date(i64);

impl Date {
    /// Reads `2026-08-13`: four, two and two digits.
    pub const fn parse(text: &str) -> Option<Date> {
        let bytes = text.as_bytes();
        if bytes.len() != 10 || bytes[4] != b'-' || bytes[7] != b'-' {
            return None;
        }
        let (mut numbers, mut part, mut at) = ([0i64; 3], 0, 0);
        while at < bytes.len() {
            match bytes[at] {
                b'-' if at == 4 || at == 7 => part += 1,
                digit @ b'0'..=b'9' => numbers[part] = numbers[part] * 10 + (digit - b'0') as i64,
                _ => return None,
            }
            at += 1;
        }
        let [year, month, day] = numbers;
        if month < 1 || month > 12 || day < 1 || day > days_of_month(year, month) {
            return None;
        }
        // Years begin in March here, so that the leap day is the last of a year.
        let (year, month) = if month < 3 { (year - 1, month + 9) } else { (year, month - 3) };
        let day_of_year = (153 * month + 2) / 5 + day - 1;
        Some(Date(year * 365 + year / 4 - year / 100 + year / 400 + day_of_year - DAYS_BEFORE_1970))
    }

    /// A date as the table holds it.
    ///
    /// # Panics
    /// When the text is none, while the table is compiled.
    const fn of_row(text: &str) -> Date {
        match Date::parse(text) {
            Some(date) => date,
            None => panic!("a row has a date that is none"),
        }
    }

    /// The day of a moment, in seconds since 1970-01-01T00:00:00Z.
    pub const fn from_unix_seconds(seconds: u64) -> Date {
        Date((seconds / 86_400) as i64)
    }

    /// The day so many weeks earlier.
    pub const fn weeks_before(self, weeks: u32) -> Date {
        Date(self.0 - 7 * weeks as i64)
    }

    /// Whole weeks from `earlier` to this day; negative when it is later.
    pub const fn weeks_since(self, earlier: Date) -> i64 {
        (self.0 - earlier.0) / 7
    }
}

/// Days from the first of March of the year 0 to the first of January of 1970.
const DAYS_BEFORE_1970: i64 = 719_468;

const fn days_of_month(year: i64, month: i64) -> i64 {
    let leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    match month {
        2 => 28 + leap as i64,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let days = self.0 + DAYS_BEFORE_1970;
        let (era, day_of_era) = (days.div_euclid(146_097), days.rem_euclid(146_097));
        let year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
        let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
        let month = (5 * day_of_year + 2) / 153;
        let day = day_of_year - (153 * month + 2) / 5 + 1;
        let (year, month) = if month < 10 { (year_of_era, month + 3) } else { (year_of_era + 1, month - 9) };
        write!(f, "{:04}-{month:02}-{day:02}", year + 400 * era)
    }
}

/// A version with the day on which the public could use it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Release {
    /// The version.
    pub version: Version,
    /// The day of its tag; of a version without one, the day on which the number was set.
    pub date: Date,
    /// Whether there is a tag.
    pub tagged: bool,
}

/// The release that brought `version`: its own, or the first one after it. `None` for versions after the newest.
pub fn release_of(version: Version) -> Option<&'static Release> {
    RELEASES.iter().find(|release| release.version >= version)
}

/// The newest version that was released by the end of a day; `None` before the first.
pub fn newest_on(date: Date) -> Option<Version> {
    newest_of(&RELEASES, date)
}

/// The same of a dialect with these releases, the oldest first.
pub fn newest_of(releases: &[Release], date: Date) -> Option<Version> {
    releases.iter().rev().find(|release| release.date <= date).map(|release| release.version)
}

/// All releases, the oldest first.
pub static RELEASES: [Release; TAGS.len() + 1] = {
    let mut releases = [UNTAGGED; TAGS.len() + 1];
    let mut index = 0;
    while index < TAGS.len() {
        let (version, date) = TAGS[index];
        releases[index] = Release { version: Version::of_row(version), date: Date::of_row(date), tagged: true };
        index += 1;
    }
    releases
};

/// The version after the newest tag.
const UNTAGGED: Release = Release { version: Version::new(1, 20, 0), date: Date::of_row("2026-08-13"), tagged: false };

/// The tags `v#.#.#` of openxla/stablehlo with their days in UTC. Append-only, as the version tables are.
#[rustfmt::skip]
const TAGS: &[(&str, &str)] = &[
    ("0.9.0", "2023-03-02"), ("0.10.0", "2023-04-20"), ("0.10.1", "2023-05-03"), ("0.11.0", "2023-05-03"),
    ("0.11.1", "2023-05-03"), ("0.11.2", "2023-05-09"), ("0.11.3", "2023-05-15"), ("0.11.4", "2023-05-19"),
    ("0.11.5", "2023-05-20"), ("0.11.6", "2023-05-21"), ("0.11.7", "2023-05-23"), ("0.12.0", "2023-05-27"),
    ("0.13.0", "2023-05-31"), ("0.13.1", "2023-06-01"), ("0.13.2", "2023-06-06"), ("0.13.3", "2023-06-09"),
    ("0.13.4", "2023-06-16"), ("0.14.0", "2023-06-29"), ("0.14.1", "2023-07-02"), ("0.14.2", "2023-07-07"),
    ("0.14.3", "2023-07-12"), ("0.14.4", "2023-07-12"), ("0.14.5", "2023-07-24"), ("0.14.6", "2023-07-25"),
    ("0.14.7", "2023-08-01"), ("0.14.8", "2023-08-02"), ("0.14.9", "2023-08-04"), ("0.14.10", "2023-08-08"),
    ("0.14.11", "2023-08-14"), ("0.14.12", "2023-08-15"), ("0.14.13", "2023-08-17"), ("0.14.14", "2023-08-25"),
    ("0.14.15", "2023-08-29"), ("0.14.16", "2023-08-30"), ("0.14.17", "2023-09-07"), ("0.14.18", "2023-09-08"),
    ("0.14.19", "2023-09-19"), ("0.14.20", "2023-09-29"), ("0.14.21", "2023-10-02"), ("0.14.22", "2023-10-03"),
    ("0.14.23", "2023-10-05"), ("0.14.24", "2023-10-10"), ("0.14.25", "2023-10-16"), ("0.14.26", "2023-10-18"),
    ("0.14.27", "2023-10-20"), ("0.14.28", "2023-11-03"), ("0.14.29", "2023-11-04"), ("0.15.0", "2023-11-09"),
    ("0.15.1", "2023-11-10"), ("0.15.2", "2023-11-22"), ("0.15.3", "2023-11-22"), ("0.15.4", "2023-11-22"),
    ("0.15.5", "2023-11-29"), ("0.16.0", "2023-12-05"), ("0.16.1", "2023-12-12"), ("0.16.2", "2023-12-15"),
    ("0.17.0", "2024-01-04"), ("0.17.1", "2024-01-11"), ("0.17.2", "2024-01-18"), ("0.17.3", "2024-01-19"),
    ("0.17.4", "2024-01-23"), ("0.17.5", "2024-01-30"), ("0.17.6", "2024-02-05"), ("0.17.7", "2024-02-06"),
    ("0.18.0", "2024-02-14"), ("0.18.1", "2024-02-21"), ("0.18.2", "2024-02-22"), ("0.18.3", "2024-02-28"),
    ("0.18.4", "2024-02-29"), ("0.19.0", "2024-03-13"), ("0.19.1", "2024-03-14"), ("0.19.2", "2024-03-25"),
    ("0.19.3", "2024-03-27"), ("0.19.4", "2024-03-29"), ("0.19.6", "2024-04-15"), ("0.19.7", "2024-04-16"),
    ("0.19.8", "2024-04-19"), ("0.19.9", "2024-05-02"), ("0.19.10", "2024-05-09"), ("1.0.0", "2024-05-14"),
    ("1.1.0", "2024-05-30"), ("1.1.1", "2024-06-03"), ("1.1.2", "2024-06-06"), ("1.1.3", "2024-06-14"),
    ("1.1.4", "2024-06-18"), ("1.1.5", "2024-06-21"), ("1.1.6", "2024-06-25"), ("1.1.7", "2024-07-02"),
    ("1.2.0", "2024-07-08"), ("1.3.0", "2024-07-16"), ("1.4.0", "2024-07-16"), ("1.4.1", "2024-07-22"),
    ("1.4.2", "2024-07-25"), ("1.5.0", "2024-08-01"), ("1.5.1", "2024-08-02"), ("1.5.2", "2024-08-09"),
    ("1.6.0", "2024-08-16"), ("1.6.1", "2024-08-26"), ("1.6.2", "2024-08-28"), ("1.6.3", "2024-08-30"),
    ("1.7.0", "2024-09-05"), ("1.7.1", "2024-09-09"), ("1.7.2", "2024-09-23"), ("1.7.3", "2024-09-23"),
    ("1.7.4", "2024-09-25"), ("1.7.5", "2024-09-26"), ("1.7.6", "2024-10-02"), ("1.7.7", "2024-10-04"),
    ("1.7.8", "2024-10-14"), ("1.7.9", "2024-10-24"), ("1.8.0", "2024-10-28"), ("1.8.1", "2024-10-30"),
    ("1.8.2", "2024-11-04"), ("1.8.3", "2024-11-15"), ("1.8.4", "2024-11-28"), ("1.8.5", "2024-12-04"),
    ("1.8.6", "2024-12-06"), ("1.8.7", "2024-12-17"), ("1.8.8", "2024-12-20"), ("1.8.9", "2025-01-16"),
    ("1.8.10", "2025-01-18"), ("1.8.11", "2025-01-28"), ("1.9.0", "2025-01-30"), ("1.9.1", "2025-02-03"),
    ("1.9.2", "2025-02-12"), ("1.9.3", "2025-02-21"), ("1.9.4", "2025-02-25"), ("1.9.5", "2025-02-28"),
    ("1.9.6", "2025-03-06"), ("1.9.7", "2025-03-10"), ("1.10.0", "2025-03-21"), ("1.10.1", "2025-03-25"),
    ("1.10.2", "2025-03-31"), ("1.10.3", "2025-04-03"), ("1.10.4", "2025-04-11"), ("1.10.5", "2025-04-21"),
    ("1.10.6", "2025-04-23"), ("1.10.7", "2025-05-06"), ("1.10.8", "2025-05-08"), ("1.10.9", "2025-05-16"),
    ("1.10.10", "2025-06-02"), ("1.11.0", "2025-06-17"), ("1.11.1", "2025-06-19"), ("1.12.0", "2025-06-27"),
    ("1.12.1", "2025-06-30"), ("1.12.2", "2025-08-05"), ("1.12.3", "2025-08-15"), ("1.13.0", "2025-08-22"),
    ("1.13.1", "2025-10-07"), ("1.13.2", "2025-10-23"), ("1.13.3", "2025-11-07"), ("1.13.4", "2025-11-19"),
    ("1.13.5", "2025-12-10"), ("1.13.6", "2025-12-19"), ("1.13.7", "2026-01-07"), ("1.13.8", "2026-02-20"),
    ("1.13.9", "2026-03-02"), ("1.14.0", "2026-03-18"), ("1.14.1", "2026-03-19"), ("1.15.0", "2026-03-30"),
    ("1.15.1", "2026-04-06"), ("1.16.0", "2026-04-10"), ("1.16.1", "2026-04-22"), ("1.16.2", "2026-04-30"),
    ("1.16.3", "2026-05-22"), ("1.18.0", "2026-06-29"), ("1.19.0", "2026-08-13"),
];

#[cfg(test)]
mod tests {
    use super::*;

    fn date(text: &str) -> Date {
        Date::parse(text).unwrap_or_else(|| panic!("{text} is no date"))
    }

    fn version(text: &str) -> Version {
        Version::parse(text).unwrap()
    }

    #[test]
    fn dates_read_and_print() {
        for (text, days) in [("1970-01-01", 0), ("1969-12-31", -1), ("2000-02-29", 11016), ("2026-11-30", 20787)] {
            assert_eq!((date(text).0, date(text).to_string().as_str()), (days, text));
        }
        for text in ["", "2026-13-01", "2026-00-01", "2026-04-31", "2023-02-29", "1900-02-29", "26-1-1", "2026-1-010"] {
            assert_eq!(Date::parse(text), None, "{text}");
        }
        for days in (-800_000..3_000_000).step_by(997) {
            let text = Date(days).to_string();
            assert!(text.starts_with('-') || text.len() != 10 || date(&text) == Date(days), "{text}");
        }
        assert_eq!(Date::from_unix_seconds(1_796_083_199).to_string(), "2026-11-30");
        assert_eq!(date("2026-08-13").weeks_before(4).to_string(), "2026-07-16");
        assert_eq!(date("2026-08-13").weeks_since(date("2026-07-17")), 3);
    }

    #[test]
    fn releases_are_in_order_and_reach_the_current_version() {
        for pair in RELEASES.windows(2) {
            assert!(pair[0].version < pair[1].version && pair[0].date <= pair[1].date, "{pair:?}");
        }
        assert_eq!(RELEASES.first().map(|release| release.version), Some(Version::MINIMUM));
        assert_eq!(RELEASES.last().map(|release| release.version), Some(Version::CURRENT));
    }

    #[test]
    fn versions_without_a_tag_come_with_the_next_one() {
        let day = |text: &str| release_of(version(text)).map(|release| release.date.to_string());
        assert_eq!(day("0.9.0").as_deref(), Some("2023-03-02"));
        assert_eq!(day("0.20.0"), day("1.0.0"));
        assert_eq!(day("1.17.0"), day("1.18.0"));
        assert_eq!(day("1.20.1"), None);
        assert_eq!(newest_on(date("2023-03-01")), None);
        assert_eq!(newest_on(date("2026-04-30")), Some(version("1.16.2")));
        assert_eq!(newest_on(date("2027-01-01")), Some(Version::CURRENT));
    }
}
