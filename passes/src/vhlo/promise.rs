//! Compatibility windows: which readers a program that is written now must reach, and which artifacts are still
//! promised to be read.
//!
//! | window | readers promised | artifacts promised |
//! | --- | --- | --- |
//! | `default` | those that know every feature of the program | those whose features are all known |
//! | `rfc` | three weeks old | 26 weeks old |
//! | `adjacent` | one minor version behind the writer | up to one minor version ahead of the reader |
//! | `4w`, `12w` | four, twelve weeks old | all |
//!
//! Ages are those of the public tags ([`hlo_dialects::vhlo::releases`]), seen from a day that the caller gives. A
//! feature that the oldest promised reader does not know is worth a warning, until the window has closed.

use std::fmt;

use hlo_dialects::vhlo::Version;
use hlo_dialects::vhlo::releases::{Date, RELEASES, Release, newest_of, release_of};
use hlo_ir::{Diagnostics, Loc, Reported};

use super::barriers::Barrier;
use crate::options::OptionValue;

/// How far a promise reaches.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Window {
    /// By feature, never by number: the reference's way.
    #[default]
    Default,
    /// That of the first compatibility RFC: 26 weeks back, three weeks forward.
    Rfc,
    /// The minor versions on either side.
    Adjacent,
    /// So many weeks forward.
    Weeks(u32),
}

/// Weeks that the RFC promises to old readers.
const RFC_FORWARD_WEEKS: u32 = 3;

/// Weeks that the RFC promises to old artifacts: half a year.
pub(super) const RFC_BACK_WEEKS: u32 = 26;

impl OptionValue for Window {
    const EXPECTED: &'static str = "`default`, `rfc`, `adjacent`, `4w` or `12w`";

    fn read(text: &str) -> Option<Self> {
        match text {
            "default" => Some(Window::Default),
            "rfc" => Some(Window::Rfc),
            "adjacent" => Some(Window::Adjacent),
            "4w" => Some(Window::Weeks(4)),
            "12w" => Some(Window::Weeks(12)),
            _ => None,
        }
    }
}

impl fmt::Display for Window {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Window::Default => f.write_str("default"),
            Window::Rfc => f.write_str("rfc"),
            Window::Adjacent => f.write_str("adjacent"),
            Window::Weeks(weeks) => write!(f, "{weeks}w"),
        }
    }
}

/// A day as options have it; the empty text is none.
impl OptionValue for Option<Date> {
    const EXPECTED: &'static str = "a day, YYYY-MM-DD";

    fn read(text: &str) -> Option<Self> {
        if text.is_empty() { Some(None) } else { Date::parse(text).map(Some) }
    }
}

/// The day on which this is asked, in UTC.
pub fn today() -> Date {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    // A clock before 1970 is as good as none: no window has begun.
    Date::from_unix_seconds(now.map_or(0, |time| time.as_secs()))
}

/// A requirement on the age of readers by its name in the reference's interface, which fixes a version for each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Requirement {
    /// None: the current version.
    None,
    /// Readers of four weeks ago.
    Week4,
    /// Readers of twelve weeks ago.
    Week12,
    /// All readers.
    Max,
}

impl Requirement {
    /// All of them.
    pub const ALL: [Requirement; 4] = [Requirement::None, Requirement::Week4, Requirement::Week12, Requirement::Max];

    /// The name.
    pub fn name(self) -> &'static str {
        match self {
            Requirement::None => "NONE",
            Requirement::Week4 => "WEEK_4",
            Requirement::Week12 => "WEEK_12",
            Requirement::Max => "MAX",
        }
    }

    /// That of a name.
    pub fn of_name(name: &str) -> Option<Requirement> {
        Requirement::ALL.into_iter().find(|requirement| requirement.name() == name)
    }

    /// The version to write for.
    pub fn version(self) -> Version {
        match self {
            Requirement::None => Version::CURRENT,
            Requirement::Week4 => Version::new(1, 18, 0),
            Requirement::Week12 => Version::new(1, 16, 2),
            Requirement::Max => Version::MINIMUM,
        }
    }
}

/// The version that a target names for a person: `#.#.#`, `current` or the name of a [`Requirement`], as `#.#.#`.
/// Any other text stays as it is, for the report of what is wrong with it.
pub fn target_text(text: &str) -> String {
    match Requirement::of_name(text) {
        Some(requirement) => requirement.version().to_string(),
        None if text == "current" => Version::CURRENT.to_string(),
        None => text.to_owned(),
    }
}

/// A window seen from a day.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Promise {
    /// How far it reaches.
    pub window: Window,
    /// The day.
    pub as_of: Date,
}

impl Promise {
    /// Whether the window depends on the day that it is seen from.
    pub fn has_day(self) -> bool {
        matches!(self.window, Window::Rfc | Window::Weeks(_))
    }

    /// The oldest version whose readers a program written now must reach, without its patch number; `None` when the
    /// window promises readers nothing by their number.
    pub fn oldest_reader(self) -> Option<Version> {
        self.oldest_reader_of(&RELEASES)
    }

    /// The same for a dialect with these releases, the oldest first and the writer's last.
    pub(super) fn oldest_reader_of(self, releases: &[Release]) -> Option<Version> {
        let (first, last) = (releases.first()?.version, releases.last()?.version.without_patch());
        let aged = |weeks| newest_of(releases, self.as_of.weeks_before(weeks)).unwrap_or(first).without_patch();
        match self.window {
            Window::Default => None,
            Window::Rfc => Some(aged(RFC_FORWARD_WEEKS)),
            Window::Weeks(weeks) => Some(aged(weeks)),
            Window::Adjacent => {
                let mut minors = releases.iter().rev().map(|release| release.version.without_patch());
                minors.find(|&version| version < last)
            }
        }
    }

    /// Whether a feature of a program is younger than the window: not all promised readers know it.
    pub fn is_young(self, since: Version) -> bool {
        self.oldest_reader().is_some_and(|oldest| since > oldest)
    }

    /// The barriers that are younger than the window.
    pub fn young(self, barriers: &[Barrier]) -> impl Iterator<Item = &Barrier> {
        let oldest = self.oldest_reader();
        barriers.iter().filter(move |barrier| barrier.is_hard() && oldest.is_some_and(|oldest| barrier.since > oldest))
    }

    /// Warns of every feature that is younger than the window.
    pub fn warn_of_young(self, barriers: &[Barrier], diags: &mut Diagnostics) {
        let Some(oldest) = self.oldest_reader() else { return };
        for barrier in self.young(barriers) {
            let Barrier { since, feature, loc, .. } = barrier;
            let (op, count) = (barrier.ops.keys().next().copied().unwrap_or_default(), barrier.count());
            let message =
                format!("{feature} at '{op}' exists since {since} only; the window promises readers from {oldest} on");
            let mut draft = diags.warning("young-feature", *loc, message).note(self.reason(*since));
            if count > 1 {
                draft = draft.note(format!("{count} ops use it; this is the first"));
            }
            draft.help(barrier.remedy()).emit();
        }
    }

    /// Why a version is younger than the window, as a sentence.
    fn reason(self, since: Version) -> String {
        let window = self.window;
        match (window, release_of(since)) {
            (Window::Adjacent, _) | (_, None) => {
                format!("the window `{window}` reaches one minor version back from {}", Version::CURRENT)
            }
            (_, Some(release)) => {
                let weeks = if let Window::Weeks(weeks) = window { weeks } else { RFC_FORWARD_WEEKS };
                let (day, as_of) = (release.date, self.as_of);
                format!("{since} is of {day}; the window `{window}` closes {weeks} weeks later, and this is {as_of}")
            }
        }
    }

    /// Whether an artifact of `producer` may be read. Only `adjacent` refuses by number; `rfc` warns of artifacts that
    /// are older than its promise.
    ///
    /// # Errors
    /// When the window refuses it.
    pub fn admit(self, producer: Version, at: Loc, diags: &mut Diagnostics) -> Result<(), Reported> {
        let reader = Version::CURRENT;
        match self.window {
            Window::Default | Window::Weeks(_) => {}
            Window::Adjacent => {
                let is_near = producer.major < reader.major
                    || (producer.major == reader.major && producer.minor <= reader.minor.saturating_add(1));
                if !is_near {
                    let message =
                        format!("an artifact of version {producer} is outside the window of version {reader}");
                    return Err(diags
                        .error("outside-window", at, message)
                        .note("the window `adjacent` reads artifacts of up to one minor version ahead")
                        .help(format!(
                            "write it for {reader} or the version after it, or read it with `--window=default`"
                        ))
                        .emit());
                }
            }
            Window::Rfc => {
                let Some(release) = release_of(producer) else { return Ok(()) };
                if self.as_of.weeks_before(RFC_BACK_WEEKS) > release.date && producer.without_patch() < reader {
                    let message =
                        format!("an artifact of version {producer} is older than the window of version {reader}");
                    let (day, age) = (release.date, self.as_of.weeks_since(release.date));
                    diags
                        .warning("outside-window", at, message)
                        .note(format!("{producer} is of {day}, {age} weeks before {}; the window `rfc` reaches {RFC_BACK_WEEKS} weeks back", self.as_of))
                        .help("read and write it again with today's version, and keep that")
                        .emit();
                }
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use hlo_dialects::vhlo::releases::newest_on;

    use super::*;

    fn promise(window: Window, day: &str) -> Promise {
        Promise { window, as_of: Date::parse(day).unwrap() }
    }

    fn version(text: &str) -> Version {
        Version::parse(text).unwrap()
    }

    #[test]
    fn windows_reach_back_to_the_release_of_their_day() {
        let cases = [
            (Window::Default, "2026-08-20", None),
            (Window::Rfc, "2026-08-20", Some("1.18.0")),
            (Window::Rfc, "2026-09-02", Some("1.18.0")),
            (Window::Rfc, "2026-09-03", Some("1.20.0")),
            (Window::Rfc, "2023-03-03", Some("0.9.0")),
            (Window::Adjacent, "2020-01-01", Some("1.19.0")),
            (Window::Weeks(4), "2026-09-03", Some("1.18.0")),
            (Window::Weeks(12), "2026-09-03", Some("1.16.0")),
        ];
        for (window, day, expect) in cases {
            let oldest = promise(window, day).oldest_reader().map(|version| version.to_string());
            assert_eq!(oldest.as_deref(), expect, "{window} {day}");
        }
    }

    /// The reference fixes the versions of its requirements by hand, from the same days.
    #[test]
    fn requirements_are_windows_on_the_day_of_the_current_version() {
        let day = release_of(Version::CURRENT).unwrap().date;
        for (requirement, weeks) in [(Requirement::Week4, 4), (Requirement::Week12, 12)] {
            assert_eq!(newest_on(day.weeks_before(weeks)), Some(requirement.version()));
        }
        let names = Requirement::ALL.map(|requirement| format!("{} {}", requirement.name(), requirement.version()));
        assert_eq!(names, ["NONE 1.20.0", "WEEK_4 1.18.0", "WEEK_12 1.16.2", "MAX 0.9.0"]);
        assert_eq!(["WEEK_12", "current", "1.9.3", "x"].map(target_text), ["1.16.2", "1.20.0", "1.9.3", "x"]);
    }

    #[test]
    fn windows_read_as_they_print() {
        for text in ["default", "rfc", "adjacent", "4w", "12w"] {
            assert_eq!(Window::read(text).map(|window| window.to_string()).as_deref(), Some(text));
        }
        assert_eq!(Window::read("5w"), None);
        assert_eq!(<Option<Date>>::read(""), Some(None));
        assert_eq!(<Option<Date>>::read("today"), None);
    }

    /// Whether an artifact is read, and with how many messages.
    #[track_caller]
    fn check_admission(window: Window, producer: &str, expect: (bool, usize)) {
        let mut diags = Diagnostics::default();
        let is_read = promise(window, "2026-11-30").admit(version(producer), Loc::UNKNOWN, &mut diags).is_ok();
        assert_eq!((is_read, diags.len()), expect, "{window} {producer}: {diags:#?}");
    }

    #[test]
    fn only_the_adjacent_window_refuses_by_number() {
        for producer in ["0.9.0", "1.19.0", "1.20.7", "1.21.0", "1.21.9"] {
            check_admission(Window::Adjacent, producer, (true, 0));
        }
        for producer in ["1.22.0", "2.0.0"] {
            check_admission(Window::Adjacent, producer, (false, 1));
        }
        check_admission(Window::Default, "1.99.0", (true, 0));
        check_admission(Window::Weeks(4), "0.9.0", (true, 0));
        check_admission(Window::Rfc, "1.16.2", (true, 1));
        check_admission(Window::Rfc, "1.18.0", (true, 0));
        check_admission(Window::Rfc, "1.21.0", (true, 0));
    }
}
