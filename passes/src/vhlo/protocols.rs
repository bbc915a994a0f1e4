//! A dialect that lives through the five protocols of the compatibility RFC, with its dates, on the machinery that VHLO
//! uses: rows with versions, steps, legality, bytecode.
//!
//! A library is what somebody has at a date: the rows of its version. Programs go as bytes from one library to another.
//! The windows are the RFC's: 3 weeks forward, 26 weeks back.

use std::sync::Arc;

use hlo_dialects::stablehlo::enums::{Words, parse_word, word_of};
use hlo_dialects::vhlo::releases::Release;
use hlo_dialects::vhlo::row::{Enumerator, Row};
use hlo_dialects::vhlo::{Date, Version};
use hlo_ir::bytecode::{Codec, NEWEST_FORMAT, ReadOptions, WriteOptions, read_bytecode, write_bytecode};
use hlo_ir::text::{ParseOptions, PrintFlags, parse_module, print_module};
use hlo_ir::{Arity, AttrDef, AttrSpec, Context, Diagnostics, Dialect, Module, OpDef, Param, Registry, ValueSpec};

use super::opset::{Access, Opset};
use super::promise::{Promise, RFC_BACK_WEEKS, Window};
use super::steps::{NOTHING, Step};
use super::to_version::Conversion;

/// The test dialect as one version of its library has it.
struct Library {
    opset: &'static Opset,
    dialect: &'static Dialect,
    /// The days of the versions that it knows, its own last.
    releases: &'static [Release],
}

const fn version(minor: u32) -> Version {
    Version::new(0, minor, 0)
}

const fn release(minor: u32, date: &str) -> Release {
    let Some(date) = Date::parse(date) else { panic!("a release has a date") };
    Release { version: version(minor), date, tagged: true }
}

/// The first versions are of these days, as in the RFC.
const FIRST: Release = release(1, "2023-01-01");
const SECOND: Release = release(2, "2023-01-07");
/// The forward window of the second version has closed.
const THIRD: Release = release(3, "2023-01-29");
/// Six months after the second version. The RFC writes 2023-06-08, when its own window is still open.
const FOURTH: Release = release(4, "2023-07-09");

/// `library!(NAME [releases] { op "name" first..last (operands) {attributes}; value "WORD" = number first..last; })`
/// is the dialect `life` with these ops and with the values of `#life<kind_v1 WORD>`. What goes on has no last version;
/// `read_only since` may follow the versions.
macro_rules! library {
    ($NAME:ident [$($release:ident),*] {
        $(op $op:literal $min:literal..$($max:literal)? $(read_only $since:literal)? ($($operand:ident),*) {$($a:ident),*}
            -> ($($result:ident),*);)*
        $(value $word:literal = $number:literal $vmin:literal..$($vmax:literal)? $(read_only $vsince:literal)?;)*
        $(step $from:literal => $to:literal;)*
    }) => {
        static $NAME: Library = {
            const N_OPS: usize = [$($op),*].len();
            static OPS: [Row<OpDef>; N_OPS] = [$(Row {
                def: OpDef {
                    name: concat!("life.", $op),
                    operands: &[$(ValueSpec::any(stringify!($operand), Arity::One)),*],
                    results: &[$(ValueSpec::any(stringify!($result), Arity::One)),*],
                    attrs: &[$(AttrSpec::any(stringify!($a))),*],
                    ..OpDef::EMPTY
                },
                min: version($min),
                max: last(&[$($max)?]),
                read_only: read_only(&[$($since)?]),
                code: 0,
            }),*];
            static OP_DEFS: [&OpDef; N_OPS] = {
                let (mut defs, mut index) = ([&OPS[0].def; N_OPS], 0);
                while index < N_OPS {
                    defs[index] = &OPS[index].def;
                    index += 1;
                }
                defs
            };
            static VALUES: &[Row<Enumerator>] = &[$(Row {
                def: Enumerator { attr: "life.kind_v1", word: $word },
                min: version($vmin),
                max: last(&[$($vmax)?]),
                read_only: read_only(&[$($vsince)?]),
                code: $number,
            }),*];
            static WORDS: Words = Words { attr: "Kind", cpp: "Kind", cases: &[$(($word, $number)),*] };
            static ATTRS: [Row<AttrDef>; 1] = [Row {
                def: AttrDef {
                    name: "life.kind_v1",
                    summary: "",
                    parse: |p| Some([Param::Int(parse_word(p, &WORDS)?)].into()),
                    print: |p, params| {
                        p.put(" ");
                        p.put(word_of(&WORDS, params[0].int()));
                    },
                },
                min: version(1),
                max: Version::CURRENT,
                read_only: None,
                code: 1,
            }];
            static CODEC: Codec = Codec {
                write_attr: |w, attr| {
                    let Some(kind) = attr.dialect(w.cx) else { return false };
                    w.varint(ATTRS[0].code);
                    w.varint(kind.params[0].int() as u64);
                    true
                },
                read_attr: |r| {
                    let (code, number) = (r.varint()?, r.varint()?);
                    if code != ATTRS[0].code || !VALUES.iter().any(|value| value.code == number) {
                        return r.fail(format!("`{}` has no value {number}", ATTRS[0].def.name));
                    }
                    Ok(r.cx().dialect_attr(&ATTRS[0].def, [Param::Int(number as i64)]))
                },
                ..Codec::TEXT
            };
            static DIALECT: Dialect = Dialect {
                name: "life",
                ops: &[&OP_DEFS],
                attrs: &[&ATTRS[0].def],
                bytecode: Some(&CODEC),
                ..Dialect::EMPTY
            };
            static RELEASES: &[Release] = &[$($release),*];
            static OPSET: Opset = Opset {
                name: "life",
                current: RELEASES[RELEASES.len() - 1].version,
                ops: &OPS,
                types: &[],
                attrs: &ATTRS,
                enumerators: VALUES,
                steps: &[$(Step { ops: &[(concat!("life.", $from), concat!("life.", $to))], ..NOTHING }),*],
                alone: &[],
                rule: |_, _, _, _| None,
            };
            Library { opset: &OPSET, dialect: &DIALECT, releases: RELEASES }
        };
    };
}

const fn last(minor: &[u32]) -> Version {
    match minor {
        [minor, ..] => version(*minor),
        [] => Version::CURRENT,
    }
}

const fn read_only(minor: &[u32]) -> Option<Version> {
    match minor {
        [minor, ..] => Some(version(*minor)),
        [] => None,
    }
}

fn day(text: &str) -> Date {
    Date::parse(text).expect("a date")
}

impl Library {
    fn context(&self) -> Arc<Context> {
        Context::new(Registry::new().with(&hlo_dialects::builtin::DIALECT).with(self.dialect).freeze())
    }

    fn parse(&self, text: &str) -> Module {
        let (module, diags) = parse_module(&self.context(), "-", text.as_bytes().into(), ParseOptions::default());
        assert!(diags.is_empty(), "{diags:#?}");
        module
    }

    /// The oldest version whose readers are promised on that day.
    fn oldest_reader(&self, today: &str) -> Version {
        let promise = Promise { window: Window::Rfc, as_of: day(today) };
        promise.oldest_reader_of(self.releases).expect("the window promises something")
    }

    fn convert(&self, module: &mut Module, target: Version, access: Access) -> Result<(), String> {
        let (cx, mut diags) = (module.cx.clone(), Diagnostics::default());
        let result = Conversion { cx: &cx, opset: self.opset, target, access }.run(&mut module.body, &mut diags);
        result.map_err(|_| diags.iter().flat_map(|diagnostic| diagnostic.notes.clone()).collect())
    }

    fn write_for(&self, text: &str, target: Version) -> Result<Vec<u8>, String> {
        let (mut module, mut bytes) = (self.parse(text), Vec::new());
        self.convert(&mut module, target, Access::Write)?;
        let options =
            WriteOptions { format: NEWEST_FORMAT, producer: format!("life {target}"), ..WriteOptions::default() };
        write_bytecode(&module, &options, &mut bytes).map_err(|error| error.to_string())?;
        Ok(bytes)
    }

    /// Bytes for everybody within the forward window, or with a warning for those who are up to date.
    fn write(&self, text: &str, today: &str) -> Result<(Vec<u8>, Option<String>), String> {
        match self.write_for(text, self.oldest_reader(today)) {
            Ok(bytes) => Ok((bytes, None)),
            Err(why) => Ok((self.write_for(text, self.opset.current)?, Some(why))),
        }
    }

    fn read(&self, bytes: &[u8]) -> Result<String, String> {
        let options = ReadOptions::default();
        let (mut module, _, diags) = read_bytecode(&self.context(), "-", Arc::new(bytes.to_vec()), options);
        if diags.has_errors() {
            return Err(diags.iter().map(|diagnostic| diagnostic.message.clone()).collect());
        }
        self.convert(&mut module, self.opset.current, Access::Read)?;
        let mut out = Vec::new();
        print_module(&module, &PrintFlags::default(), &mut out).expect("memory takes all bytes");
        let text = String::from_utf8(out).expect("the texts of tests are UTF-8");
        Ok(text.lines().filter(|line| line.starts_with("  ")).map(|line| format!("{}\n", line.trim_start())).collect())
    }
}

/// `from` writes `text` on that day without a warning, and `to` reads it as `expect`.
#[track_caller]
fn check_passes(from: &Library, text: &str, today: &str, to: &Library, expect: &str) {
    let (bytes, warning) = from.write(text, today).expect("it is written");
    assert_eq!(warning, None);
    assert_eq!(to.read(&bytes).as_deref(), Ok(expect));
}

/// `from` writes `text` on that day and warns so, and `to` refuses it so.
#[track_caller]
fn check_warns(from: &Library, text: &str, today: &str, warning: &str, to: &Library, refusal: &str) {
    let (bytes, found) = from.write(text, today).expect("it is written");
    assert_eq!(found.as_deref(), Some(warning));
    assert_eq!(from.read(&bytes).as_deref(), Ok(text));
    check_refuses(to, &bytes, refusal);
}

/// `library` does not read these bytes, for that reason.
#[track_caller]
fn check_refuses(library: &Library, bytes: &[u8], refusal: &str) {
    let why = library.read(bytes).unwrap_err();
    assert!(why.ends_with(refusal), "{why}");
}

/// The rows that an older library knew are in the newer one with the same numbers and beginnings; they may have ended.
#[track_caller]
fn check_keeps(older: &Library, newer: &Library) {
    let ended = |old: Version, new: Version| old == new || (old == Version::CURRENT && new >= older.opset.current);
    for row in older.opset.ops {
        let kept = newer.opset.op_named(row.def.name).expect("rows are never removed");
        assert!(kept.min == row.min && ended(row.max, kept.max), "{}", row.def.name);
    }
    for row in older.opset.enumerators {
        let kept = newer.opset.enumerators.iter().find(|kept| kept.code == row.code).expect("numbers are never reused");
        let same = kept.def.word == row.def.word && kept.min == row.min && ended(row.max, kept.max);
        assert!(same, "{}", row.def.word);
    }
}

/// A row is called otherwise in the source, and no file shows it.
mod renamed_row {
    use super::*;

    library!(OLD_OP [FIRST] { op "op_v1" 1..() {} -> (); });
    library!(NEW_OP [FIRST, SECOND] { op "op_v1" 1..() {} -> (); });

    #[test]
    fn bytes_and_meaning_stay() {
        let text = "\"life.op_v1\"() : () -> ()\n";
        check_keeps(&OLD_OP, &NEW_OP);
        check_passes(&OLD_OP, text, "2023-01-01", &NEW_OP, text);
        check_passes(&NEW_OP, text, "2023-01-07", &OLD_OP, text);
        assert_eq!(OLD_OP.write_for(text, version(1)), NEW_OP.write_for(text, version(1)));
    }
}

/// The name in files changes: programs are upgraded when they are read, and downgraded while the window is open.
mod renamed_mnemonic {
    use super::*;

    library!(V1 [FIRST] { op "old_v1" 1..() {} -> (); });
    library!(V2 [FIRST, SECOND] { op "old_v1" 1..1 () {} -> (); op "new_v1" 2..() {} -> (); step "old_v1" => "new_v1"; });
    library!(V3 [FIRST, SECOND, THIRD] {
        op "old_v1" 1..1 () {} -> ();
        op "new_v1" 2..() {} -> ();
        step "old_v1" => "new_v1";
    });

    #[test]
    fn programs_follow_in_both_directions() {
        let (old, new) = ("\"life.old_v1\"() : () -> ()\n", "\"life.new_v1\"() : () -> ()\n");
        check_keeps(&V1, &V2);
        check_keeps(&V2, &V3);
        check_passes(&V1, old, "2023-01-01", &V2, new);
        check_passes(&V2, new, "2023-01-07", &V1, old);
        check_passes(&V1, old, "2023-01-01", &V3, new);
        // The window has closed: the new name is written, and the first library does not know it.
        let (bytes, warning) = V3.write(new, "2023-01-29").unwrap();
        assert_eq!(warning, None);
        assert_eq!(V2.read(&bytes).as_deref(), Ok(new));
        check_refuses(
            &V1,
            &bytes,
            "unregistered operation 'life.new_v1' found in dialect ('life') that does not allow unknown operations",
        );
        // Who asks for the first version still gets it.
        assert_eq!(V1.read(&V3.write_for(new, version(1)).unwrap()).as_deref(), Ok(old));
    }
}

/// A value is new: it is warned about until the forward window has closed.
mod added_value {
    use super::*;

    library!(V1 [FIRST] { op "op_v1" 1..() {kind} -> (); value "A" = 0 1..; });
    library!(V2 [FIRST, SECOND] { op "op_v1" 1..() {kind} -> (); value "A" = 0 1..; value "B" = 1 2..; });
    library!(V3 [FIRST, SECOND, THIRD] { op "op_v1" 1..() {kind} -> (); value "A" = 0 1..; value "B" = 1 2..; });

    #[test]
    fn the_warning_ends_with_the_window() {
        let [a, b] = ["A", "B"].map(|word| format!("\"life.op_v1\"() <{{kind = #life<kind_v1 {word}>}}> : () -> ()\n"));
        check_keeps(&V1, &V2);
        check_keeps(&V2, &V3);
        check_passes(&V1, &a, "2023-01-01", &V2, &a);
        check_passes(&V2, &a, "2023-01-07", &V1, &a);
        let warning = "0.1.0 does not know `B`, which exists since 0.2.0, in the attribute `kind`";
        for today in ["2023-01-07", "2023-01-27"] {
            check_warns(&V2, &b, today, warning, &V1, "`life.kind_v1` has no value 1");
        }
        check_passes(&V3, &b, "2023-01-29", &V2, &b);
        // A target is a wish: what it does not know is refused, whatever the date.
        assert_eq!(V3.write_for(&b, version(1)).unwrap_err(), warning);
    }
}

/// A value goes: first nobody writes it any more, then, when nobody needs to read it, it ends. Its number stays taken.
mod retired_value {
    use super::*;

    library!(V1 [FIRST] { op "op_v1" 1..() {kind} -> (); value "A" = 0 1..; value "B" = 1 1..; value "C" = 2 1..; });
    library!(V2 [FIRST, SECOND] {
        op "op_v1" 1..() {kind} -> ();
        value "A" = 0 1..;
        value "B" = 1 1..read_only 2;
        value "C" = 2 1..;
    });
    library!(V4 [FIRST, SECOND, THIRD, FOURTH] {
        op "op_v1" 1..() {kind} -> ();
        value "A" = 0 1..;
        value "B" = 1 1..3 read_only 2;
        value "C" = 2 1..;
    });

    #[test]
    fn writing_ends_before_reading() {
        let [b, c] = ["B", "C"].map(|word| format!("\"life.op_v1\"() <{{kind = #life<kind_v1 {word}>}}> : () -> ()\n"));
        check_keeps(&V1, &V2);
        check_keeps(&V2, &V4);
        let old = V1.write_for(&b, version(1)).unwrap();
        assert_eq!(V2.read(&old).as_deref(), Ok(b.as_str()));
        for target in [1, 2] {
            let refusal = "`B` is not written, which is only read since 0.2.0, in the attribute `kind`";
            assert_eq!(V2.write_for(&b, version(target)).unwrap_err(), refusal);
        }
        assert_eq!(V2.write(&b, "2023-01-07").unwrap_err(), V2.write_for(&b, version(2)).unwrap_err());
        let refusal = "0.4.0 does not know `B`, which exists up to 0.3.0, in the attribute `kind`";
        assert_eq!(V4.read(&old).unwrap_err(), refusal);
        // Six months have passed since anybody wrote it.
        assert!(FOURTH.date.weeks_before(RFC_BACK_WEEKS) >= SECOND.date);
        // The other numbers are what they were.
        assert_eq!(V1.write_for(&c, version(1)), V4.write_for(&c, version(1)));
        check_passes(&V4, &c, "2023-07-09", &V2, &c);
    }
}

/// An op gets an operand that means something: there is a second op beside it, and no way back.
mod replaced_op {
    use super::*;

    library!(V1 [FIRST] { op "source_v1" 1..() {} -> (result); op "op_v1" 1..(x) {} -> (); });
    library!(V2 [FIRST, SECOND] {
        op "source_v1" 1..() {} -> (result);
        op "op_v1" 1..read_only 2 (x) {} -> ();
        op "op_v2" 2..(x, scale) {} -> ();
    });
    library!(V3 [FIRST, SECOND, THIRD] {
        op "source_v1" 1..() {} -> (result);
        op "op_v1" 1..read_only 2 (x) {} -> ();
        op "op_v2" 2..(x, scale) {} -> ();
    });
    library!(V4 [FIRST, SECOND, THIRD, FOURTH] {
        op "source_v1" 1..() {} -> (result);
        op "op_v1" 1..3 read_only 2 (x) {} -> ();
        op "op_v2" 2..(x, scale) {} -> ();
    });

    #[test]
    fn the_old_op_is_read_until_its_window_has_closed() {
        let old = "%0 = \"life.source_v1\"() : () -> f32\n\"life.op_v1\"(%0) : (f32) -> ()\n";
        let new = "%0 = \"life.source_v1\"() : () -> f32\n\"life.op_v2\"(%0, %0) : (f32, f32) -> ()\n";
        check_keeps(&V1, &V2);
        check_keeps(&V2, &V3);
        check_keeps(&V3, &V4);
        let bytes = V1.write_for(old, version(1)).unwrap();
        for library in [&V2, &V3] {
            assert_eq!(library.read(&bytes).as_deref(), Ok(old));
            let refusal = "`life.op_v1` is not written, which is only read since 0.2.0";
            assert_eq!(library.write(old, "2023-01-29").unwrap_err(), refusal);
        }
        let warning = "`life.op_v2` exists since 0.2.0 only: 0.1.0 has nothing like it";
        let refusal =
            "unregistered operation 'life.op_v2' found in dialect ('life') that does not allow unknown operations";
        check_warns(&V2, new, "2023-01-07", warning, &V1, refusal);
        check_passes(&V3, new, "2023-01-29", &V2, new);
        assert_eq!(V4.read(&bytes).unwrap_err(), "`life.op_v1` exists up to 0.3.0 only: 0.4.0 has nothing like it");
    }
}
