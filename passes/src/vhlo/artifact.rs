//! Portable artifacts: a program of one version of VHLO as bytecode, which later and, within their promise, earlier
//! tools read.

use std::io;
use std::sync::Arc;

use hlo_dialects::vhlo::Version;
use hlo_ir::blob::BlobOwner;
use hlo_ir::bytecode::{
    FileInfo, MAGIC, ReadOptions, WriteError, WriteOptions, read_bytecode, read_bytecode_as, write_bytecode,
    write_bytecode_as,
};
use hlo_ir::verify::verify_module;
use hlo_ir::{Body, Context, Diagnostics, Module, Reported};

use super::barriers::{barriers_of, lowest};
use super::promise::{Promise, target_text};
use super::short_way::{In, Out};
use super::{Access, legalize_to_stablehlo, legalize_to_vhlo, parse_target, to_version};

/// What the producer of an artifact is called, before the version.
const PRODUCER: &str = "StableHLO_v";

/// How an artifact is written.
#[derive(Clone, Debug, Default)]
pub struct SerializeOptions {
    /// The version that shall read it: `#.#.#`, `current` or the name of a [`Requirement`](super::promise::Requirement).
    /// Where a window names the oldest promised reader, an empty text stands for that, or for the lowest version that
    /// has all features of the program.
    pub target: String,
    /// Whether ops, types and attributes of other dialects are kept: such an artifact has no promise.
    pub allow_other_dialects: bool,
    /// The readers that are promised: features that they do not all know are warned of.
    pub promise: Option<Promise>,
}

/// Writes a verified program as an artifact.
///
/// # Errors
/// A target that is none, and what that version cannot say; what the sink refused.
pub fn serialize(
    module: &Module,
    options: &SerializeOptions,
    sink: &mut dyn io::Write,
    diags: &mut Diagnostics,
) -> Result<(), Reported> {
    let at = module.body.loc(Body::ROOT);
    let (version, target) = aim(module, options, diags)?;
    let cx = &module.cx;
    let format = version.bytecode_format().unwrap_or(hlo_ir::bytecode::NEWEST_FORMAT);
    let write_options = WriteOptions { format, producer: format!("{PRODUCER}{target}"), ..WriteOptions::default() };
    let mut written = match Out::to(cx, version) {
        Some(mut recast) => write_bytecode_as(module, &write_options, &mut recast, sink),
        None => Err(WriteError::Recast),
    };
    if matches!(written, Err(WriteError::Recast)) {
        let program = of_version(module, version, options.allow_other_dialects, diags)?;
        written = write_bytecode(&program, &write_options, sink);
    }
    written.map_err(|error| diags.error("write-artifact", at, format!("cannot write the artifact: {error}")).emit())
}

/// A copy of the program in `version` of VHLO.
fn of_version(module: &Module, version: Version, mixed: bool, diags: &mut Diagnostics) -> Result<Module, Reported> {
    let cx = &module.cx;
    let mut copy = Module { cx: cx.clone(), body: module.body.deep_clone(), foreign: Vec::new() };
    legalize_to_vhlo(cx, &mut copy.body, mixed, diags)?;
    to_version(cx, &mut copy.body, version, Access::Write, diags)?;
    Ok(copy)
}

/// The version that an artifact is written for, and as its head names it: there the patch number stays. Warns of
/// features that not all promised readers know.
fn aim(module: &Module, options: &SerializeOptions, diags: &mut Diagnostics) -> Result<(Version, String), Reported> {
    let target = target_text(&options.target);
    let oldest = options.promise.and_then(Promise::oldest_reader);
    let chosen = match oldest {
        Some(_) if target.is_empty() => None,
        _ => Some(parse_target(&target, module.body.loc(Body::ROOT), diags)?),
    };
    let mut needed = Version::MINIMUM;
    // A program without a form in VHLO is reported when it is written.
    if let (Some(promise), Some(oldest)) = (options.promise, oldest)
        && let Some(barriers) = barriers_of(&module.cx, &module.body, &mut Diagnostics::default())
    {
        promise.warn_of_young(&barriers, diags);
        needed = lowest(&barriers).max(oldest);
    }
    Ok(chosen.map_or_else(|| (needed, needed.to_string()), |version| (version, target)))
}

/// Reads the bytes of an artifact called `name` as a verified program of StableHLO. Long constants stay where they are and
/// keep `file` in memory. What is wrong is among the diagnostics, and the module is then of no use.
///
/// # Panics
/// When the registry does not hold the dialect `builtin` with the op `builtin.module`.
pub fn read_artifact(
    cx: &Arc<Context>,
    name: &str,
    file: BlobOwner,
    options: ReadOptions,
) -> (Module, FileInfo, Diagnostics) {
    if let Some(read) = read_sound_artifact(cx, name, &file, options) {
        return read;
    }
    let (mut module, info, mut diags) = read_bytecode(cx, name, file, options);
    if !diags.has_errors() {
        diags.append(verify_module(&module));
    }
    if !diags.has_errors() {
        // Whatever fails is among the diagnostics.
        let _ = deserialize(&mut module, &mut diags);
    }
    explain_newer(&info, &mut diags);
    (module, info, diags)
}

/// Says with the first error about a file, if there is one, that it is an artifact of a version which this program does
/// not know yet.
pub fn explain_newer(file: &FileInfo, diags: &mut Diagnostics) {
    let Some(version) = producer_version(&file.producer).filter(|version| *version > Version::CURRENT) else { return };
    let current = Version::CURRENT;
    diags.explain_first_error(
        format!("the artifact is of StableHLO {version}; this program knows the versions up to {current}"),
        format!(
            "write the artifact for {current} or an older version, or read it with a newer release of this program"
        ),
    );
}

/// As [`read_artifact`], but `None` when something is wrong, and for programs that need more than one op for an op. Nothing
/// has then changed.
///
/// # Panics
/// As [`read_artifact`].
pub fn read_sound_artifact(
    cx: &Arc<Context>,
    name: &str,
    file: &BlobOwner,
    options: ReadOptions,
) -> Option<(Module, FileInfo, Diagnostics)> {
    let (module, info) = read_bytecode_as(cx, name, file, options, &mut In::new(cx))?;
    let diags = verify_module(&module);
    (!diags.has_errors()).then_some((module, info, diags))
}

/// Makes the program of an artifact that was read one of StableHLO.
///
/// # Errors
/// What the program holds that StableHLO does not allow.
pub fn deserialize(module: &mut Module, diags: &mut Diagnostics) -> Result<(), Reported> {
    let cx = module.cx.clone();
    // It belongs to the artifact.
    module.foreign.clear();
    to_version(&cx, &mut module.body, Version::CURRENT, Access::Read, diags)?;
    legalize_to_stablehlo(&cx, &mut module.body, diags)?;
    let before = diags.len();
    diags.append(verify_module(module));
    if diags.iter().skip(before).all(|diagnostic| diagnostic.severity != hlo_ir::Severity::Error) {
        return Ok(());
    }
    let at = module.body.loc(Body::ROOT);
    Err(diags.error("invalid-artifact", at, "the artifact breaks the rules of StableHLO").emit())
}

/// The version of StableHLO that an artifact names in its head; `None` when the bytes are no artifact.
pub fn artifact_version(bytes: &[u8]) -> Option<Version> {
    let head = &bytes[..bytes.iter().position(|&byte| byte == 0)?];
    if !head.starts_with(MAGIC) {
        return None;
    }
    let at = head.windows(PRODUCER.len()).position(|part| part == PRODUCER.as_bytes())?;
    producer_version(std::str::from_utf8(&head[at..]).ok()?)
}

/// The version of StableHLO in the name of a producer of bytecode; `None` when it is no producer of artifacts.
pub fn producer_version(producer: &str) -> Option<Version> {
    Version::parse(producer.strip_prefix(PRODUCER)?)
}

#[cfg(test)]
mod tests {
    use hlo_dialects::vhlo::{Date, attrs};
    use hlo_ir::AttrData;

    use super::super::promise::Window;
    use super::*;
    use crate::testing::{parse, print};

    fn write(text: &str, target: &str) -> Result<Vec<u8>, String> {
        let (mut bytes, mut diags) = (Vec::new(), Diagnostics::default());
        let options = SerializeOptions { target: target.into(), ..SerializeOptions::default() };
        match serialize(&parse(text), &options, &mut bytes, &mut diags) {
            Ok(()) => Ok(bytes),
            Err(_) => Err(diags.iter().map(|d| d.message.as_str()).collect::<Vec<_>>().join("; ")),
        }
    }

    fn read(bytes: &[u8]) -> String {
        let cx = Context::new(hlo_dialects::registry());
        let (mut module, _, mut diags) = read_bytecode(&cx, "a", Arc::new(bytes.to_vec()), ReadOptions::default());
        assert!(!diags.has_errors(), "{diags:#?}");
        deserialize(&mut module, &mut diags).unwrap_or_else(|_| panic!("{diags:#?}"));
        let text = print(&module, false);
        let file: BlobOwner = Arc::new(bytes.to_vec());
        let cx = Context::new(hlo_dialects::registry());
        let (module, _, _) = read_sound_artifact(&cx, "a", &file, ReadOptions::default()).expect("nothing is wrong");
        assert_eq!(print(&module, false), text, "the short way and the long one differ");
        text
    }

    const TANH: &str = "module {
  func.func public @main(%arg0: tensor<2x?xf32>) -> tensor<2x?xf32> {
    %0 = stablehlo.tanh %arg0 : tensor<2x?xf32>
    return %0 : tensor<2x?xf32>
  }
}
";

    #[test]
    fn every_version_gives_the_program_back() {
        for target in ["0.9.0", "0.10.0", "0.12.3", "0.14.0", "0.20.0", "1.0.0", "1.9.0", "1.10.0", "1.17.0", "current"]
        {
            let bytes = write(TANH, target).unwrap();
            assert_eq!(read(&bytes), TANH, "{target}");
            let expect = if target == "current" { Some(Version::CURRENT) } else { Version::parse(target) };
            assert_eq!(artifact_version(&bytes), expect);
        }
    }

    /// A large constant of an artifact lies in the file, whatever way it is read.
    #[test]
    fn long_constants_stay_in_the_file() {
        let bits: Vec<u8> = (0u32..5000).flat_map(u32::to_le_bytes).collect();
        let hex: String = bits.iter().map(|byte| format!("{byte:02X}")).collect();
        let text = format!(
            "func.func public @main() -> tensor<5000xi32> {{
  %0 = stablehlo.constant dense<\"0x{hex}\"> : tensor<5000xi32>
  return %0 : tensor<5000xi32>
}}"
        );
        let file = Arc::new(write(&text, "current").unwrap());
        let check = |module: &Module| {
            let function = module.body.children().next().unwrap();
            let op = function.all_ops().find(|&op| function.n_results(op) == 1).unwrap();
            let value = module.cx.dict_get(function.attrs(op), "value").unwrap();
            let data = match value.data(&module.cx) {
                AttrData::Dense { data, .. } => data,
                _ => match attrs::as_tensor(&module.cx, value).unwrap().data(&module.cx) {
                    AttrData::Dense { data, .. } => data,
                    other => panic!("{other:?}"),
                },
            };
            assert_eq!(data.bytes(), bits);
            assert!(file.as_ptr_range().contains(&data.bytes().as_ptr()), "the elements were copied");
        };
        let context = || Context::new(hlo_dialects::registry());
        let (short, _, diags) = read_artifact(&context(), "a", file.clone(), ReadOptions::default());
        assert!(diags.is_empty());
        check(&short);
        let (mut long, _, mut diags) = read_bytecode(&context(), "a", file.clone(), ReadOptions::default());
        check(&long);
        deserialize(&mut long, &mut diags).unwrap();
        check(&long);
        assert_eq!(print(&short, false), print(&long, false));
    }

    #[test]
    fn both_ways_out_give_the_same_bytes() {
        for (text, targets) in [(TANH, &["1.10.0", "current"][..]), (RICH, &["current"])] {
            let module = parse(text);
            for target in targets {
                let mut diags = Diagnostics::default();
                let version = parse_target(&target_text(target), hlo_ir::Loc::UNKNOWN, &mut diags).unwrap();
                let (mut short, mut long) = (Vec::new(), Vec::new());
                let options = WriteOptions::default();
                let mut recast = Out::to(&module.cx, version).unwrap();
                write_bytecode_as(&module, &options, &mut recast, &mut short).unwrap();
                let program = of_version(&module, version, false, &mut diags).unwrap();
                write_bytecode(&program, &options, &mut long).unwrap();
                assert!(short == long, "{target}: {text}");
            }
        }
    }

    #[test]
    fn what_a_version_lacks_is_refused() {
        let f8 = TANH.replace("f32", "f8E4M3");
        let headline = "failed to legalize operation 'vhlo.func_v1' that was explicitly marked illegal";
        assert_eq!(write(&f8, "1.6.0"), Err(format!("{headline}; failed to convert VHLO to v1.6.0")));
        assert!(write(&f8, "1.7.0").is_ok());
        let tan = TANH.replace("tanh", "tan");
        let headline = "failed to legalize operation 'vhlo.tan_v2' that was explicitly marked illegal";
        assert_eq!(write(&tan, "1.3.9"), Err(format!("{headline}; failed to convert VHLO to v1.3.0")));
        assert!(write(&tan, "1.4.0").is_ok());
        let message = "target version 1.21.0 is greater than current version 1.20.0";
        assert_eq!(write(TANH, "1.21.0"), Err(message.to_owned()));
    }

    #[test]
    fn what_has_no_counterpart_is_told_with_a_way_out() {
        let check = |text: &str, note: &str, help: &str| {
            let (mut bytes, mut diags) = (Vec::new(), Diagnostics::default());
            let options = SerializeOptions { target: "current".into(), ..SerializeOptions::default() };
            serialize(&parse(text), &options, &mut bytes, &mut diags).unwrap_err();
            let error = diags.iter().next().unwrap();
            assert_eq!(error.notes, [note], "{text}");
            assert!(error.helps.len() == 1 && error.helps[0].contains(help), "{text}: {:?}", error.helps);
        };
        let function = |arg: &str| format!("func.func @f(%arg0: {arg}) {{ return }}");
        let attribute = |value: &str| format!("func.func @f() attributes {{x.a = {value}}} {{ return }}");
        let missing =
            |what: &str, place: &str| format!("{what} has no counterpart in VHLO, in the attribute `{place}`");
        for (ty, part, help) in [
            ("tuple<tensor<2xi128>>", "i128", "use another type"),
            ("tensor<2xi32, 3>", "tensor<2xi32, 3 : i64>", "leave its encoding out"),
            (
                "tensor<2x!quant.uniform<i8:f32:{0:1}, {{2.0}, {3.0}}>>",
                "!quant.uniform<i8:f32:{0:1}, {{2.000000e+00}, {3.000000e+00}}>",
                "by tensor or by axis",
            ),
            ("!shape.shape", "!shape.shape", "--allow-other-dialects"),
        ] {
            check(&function(ty), &missing(&format!("the type '{part}'"), "function_type"), help);
        }
        for (value, part, help) in [
            ("unit", "unit", "write `true`"),
            ("[affine_map<() -> ()>]", "affine_map<() -> ()>", "--allow-other-dialects"),
            ("array<i32: 1>", "array<i32: 1>", "array<i64: …>"),
            ("@a::@b", "@a::@b", "paths"),
            ("\"s\" : i32", "\"s\" : i32", "without a type"),
            ("#stablehlo.bounds<3>", "#stablehlo.bounds<3>", "leave it out"),
        ] {
            check(&attribute(value), &missing(&format!("the attribute `{part}`"), "x.a"), help);
        }
    }

    #[test]
    fn types_of_other_dialects_stay_where_they_are_allowed() {
        let text = "module {
  func.func @f(%arg0: tuple<!shape.shape, tensor<f32>>) -> !shape.shape {
    %0 = shape.const_shape [1] : !shape.shape
    return %0 : !shape.shape
  }
}
";
        let options = SerializeOptions { target: "1.17.0".into(), allow_other_dialects: true, ..Default::default() };
        let (mut bytes, mut diags) = (Vec::new(), Diagnostics::default());
        serialize(&parse(text), &options, &mut bytes, &mut diags).unwrap_or_else(|_| panic!("{diags:#?}"));
        let cx = Context::new(hlo_dialects::registry());
        let (module, _, diags) = read_artifact(&cx, "a", Arc::new(bytes), ReadOptions::default());
        assert!(diags.is_empty(), "{diags:#?}");
        assert_eq!(print(&module, false), text);
    }

    /// The version of the artifact that a window asks for, and what is warned of.
    fn write_for(text: &str, window: Window, day: &str, target: &str) -> (Version, Vec<String>) {
        let (mut bytes, mut diags) = (Vec::new(), Diagnostics::default());
        let promise = Some(Promise { window, as_of: Date::parse(day).unwrap() });
        let options = SerializeOptions { target: target.into(), promise, ..SerializeOptions::default() };
        serialize(&parse(text), &options, &mut bytes, &mut diags).unwrap_or_else(|_| panic!("{diags:#?}"));
        (artifact_version(&bytes).unwrap(), diags.iter().map(|d| d.message.clone()).collect())
    }

    #[test]
    fn windows_choose_the_oldest_reader_that_knows_the_program() {
        let version = |text: &str| Version::parse(text).unwrap();
        let none = Vec::<String>::new();
        assert_eq!(write_for(TANH, Window::Rfc, "2026-08-20", ""), (version("1.18.0"), none.clone()));
        assert_eq!(write_for(TANH, Window::Weeks(12), "2026-08-20", ""), (version("1.16.0"), none.clone()));
        assert_eq!(write_for(TANH, Window::Adjacent, "2026-08-20", ""), (version("1.19.0"), none.clone()));
        assert_eq!(write_for(TANH, Window::Rfc, "2026-08-20", "WEEK_12"), (version("1.16.2"), none.clone()));
        let f8 = TANH.replace("f32", "f8E4M3");
        let (written, warnings) = write_for(&f8, Window::Rfc, "2024-09-10", "");
        assert_eq!(written, version("1.7.0"));
        let expect = "type f8E4M3 at 'func.func' exists since 1.7.0 only; the window promises readers from 1.6.0 on";
        assert_eq!(warnings, [expect]);
        assert_eq!(write_for(&f8, Window::Rfc, "2024-10-10", "1.9.0"), (version("1.9.0"), none));
    }

    #[test]
    fn heads_without_a_version_are_no_artifacts() {
        for head in ["", "ML\u{ef}R", "StableHLO_v1.2.3\0", "text"] {
            assert_eq!(artifact_version(head.as_bytes()), None);
        }
        assert_eq!(artifact_version(b"ML\xEFR\x0dMLIR20.0.0git\0"), None);
    }

    /// Ops with every kind of attribute that artifacts hold.
    const RICH: &str = "module @m {
  func.func @main(%arg0: tensor<2x3xi1>, %arg1: tensor<4x4xf32>, %arg2: tensor<?xf32, #stablehlo.bounds<5>>) -> tuple<tensor<4x4xf32>, !stablehlo.token> attributes {x.a = [1.5 : f32, \"s\", 7 : ui8, {k = f32}]} {
    %c = stablehlo.constant dense<[[true, false, true], [false, true, true]]> : tensor<2x3xi1>
    %0 = stablehlo.uniform_quantize %arg1 : (tensor<4x4xf32>) -> tensor<4x4x!quant.uniform<i8:f32:1, {2.0:15,3.0,4.0,5.0}>>
    %1 = stablehlo.uniform_dequantize %0 : (tensor<4x4x!quant.uniform<i8:f32:1, {2.0:15,3.0,4.0,5.0}>>) -> tensor<4x4xf32>
    %2 = stablehlo.dot_general %1, %arg1, contracting_dims = [1] x [0], precision = [HIGH, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %3 = stablehlo.custom_call @f(%2) {api_version = 2 : i32, called_computations = [@main], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>]} : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %4 = stablehlo.compare LT, %2, %3, FLOAT : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xi1>
    %5 = stablehlo.create_token : !stablehlo.token
    %6 = stablehlo.tuple %3, %5 : tuple<tensor<4x4xf32>, !stablehlo.token>
    return %6 : tuple<tensor<4x4xf32>, !stablehlo.token>
  }
}
";

    #[test]
    fn damaged_artifacts_are_read_or_refused() {
        for target in ["0.18.0", "current"] {
            let bytes = write(RICH, target).unwrap();
            assert!(read(&bytes).contains("called_computations = [@main]"));
            for at in 0..bytes.len() {
                for change in [0x02, 0xFF] {
                    let mut damaged = bytes.clone();
                    damaged[at] ^= change;
                    let cx = Context::new(hlo_dialects::registry());
                    let (mut module, _, mut diags) = read_bytecode(&cx, "a", Arc::new(damaged), ReadOptions::default());
                    if !diags.has_errors() {
                        // Whatever it became, reading it to the end is all that is asked.
                        let _ = deserialize(&mut module, &mut diags);
                    }
                }
            }
        }
    }

    /// The artifacts in `testdata/artifacts` are never written again: what was released is read, and written, for ever.
    #[test]
    fn released_artifacts_are_read_and_written_as_they_were() {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../testdata/artifacts");
        let program = std::fs::read_to_string(folder.join("program.mlir")).unwrap();
        let text = print(&parse(&program), false);
        let versions = (9..=20).map(|minor| (0, minor)).chain((0..=Version::CURRENT.minor).map(|minor| (1, minor)));
        for (major, minor) in versions {
            let version = Version::new(major, minor, 0).to_string();
            let released = std::fs::read(folder.join(format!("v{version}.mlir.bc"))).unwrap();
            assert_eq!(read(&released), text, "{version}");
            let mut module = parse(&program);
            crate::testing::run("strip-debuginfo", &mut module, &crate::run::RunOptions::default());
            let (mut bytes, mut diags) = (Vec::new(), Diagnostics::default());
            let options = SerializeOptions { target: version.clone(), ..SerializeOptions::default() };
            serialize(&module, &options, &mut bytes, &mut diags).unwrap_or_else(|_| panic!("{diags:#?}"));
            assert!(bytes == released, "the artifact of {version} is another one than when it was released");
        }
    }
}
