//! `hlo compile`: lowers a program and writes it as IR, C, a shared library or an executable.

use std::path::{Path, PathBuf};

use hlo_codegen::place::{self, all_on};
use hlo_codegen::{c, ptx};
use hlo_ir::text::{PrintFlags, print_module};
use hlo_ir::{Diagnostics, Module};

use super::{CommandResult, Outcome, READING, Usage, load_program, report, set_threads};
use crate::backend::cache::Cache;
use crate::backend::compiler::{Compiler, Product};
use crate::backend::lowering::{Level, Lowering};
use crate::flags::{Args, Flag, Takes};
use crate::input;
use crate::output::write_output;

/// The command's flags.
pub fn flags() -> Vec<Flag> {
    let own = [
        Flag {
            name: "emit",
            takes: Takes::Value("form"),
            help: "hexir, hexir-placed, linalg (or mlir-hetero), hextir, c, so, ptx or exe; by default what the name of the output says.",
        },
        Flag {
            name: "o",
            takes: Takes::Value("file"),
            help: "Write there: NAME.c, NAME.so, NAME.ptx, else an executable.",
        },
        Flag { name: "entry", takes: Takes::Value("function"), help: "Only this function, with what it calls." },
        Flag { name: "fp", takes: Takes::Value("mode"), help: "strict (the interpreter's bits) or fast." },
        Flag {
            name: "placement",
            takes: Takes::Value("op=device,…"),
            help: "Devices of ops, as in `linear=cuda,relu=cpu`.",
        },
        Flag {
            name: "target",
            takes: Takes::Value("target"),
            help: "cpu, cuda:sm_80, or for so and exe cpu:ARCHITECTURE as the C compiler's -march has it (cpu:native).",
        },
        Flag {
            name: "cc",
            takes: Takes::Value("compiler"),
            help: "The C compiler; $HLO_CC, $CC, cc, gcc, clang by default.",
        },
    ];
    [&own, READING].concat()
}

/// What is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Form {
    Ir(Level),
    C,
    Ptx,
    Compiled(Product),
}

impl Form {
    fn choose(emit: Option<&str>, output: Option<&str>) -> Result<Form, Usage> {
        let suffix = output.and_then(|output| Path::new(output).extension()).and_then(|suffix| suffix.to_str());
        Ok(match (emit, suffix) {
            (Some("hexir"), _) => Form::Ir(Level::Hexir),
            (Some("hexir-placed"), _) => Form::Ir(Level::Placed),
            (Some("linalg" | "mlir-hetero"), _) => Form::Ir(Level::Linalg),
            (Some("hextir"), _) => Form::Ir(Level::Hextir),
            (Some("c"), _) | (None, Some("c")) => Form::C,
            (Some("ptx"), _) | (None, Some("ptx")) => Form::Ptx,
            (Some("so"), _) | (None, Some("so")) => Form::Compiled(Product::Shared),
            (Some("exe"), _) => Form::Compiled(Product::Executable),
            (None, Some("mlir")) => {
                return Err(Usage(
                    "say which level to write: `--emit=hexir`, `hexir-placed`, `linalg` or `hextir`".into(),
                ));
            }
            (None, _) if output.is_some_and(|output| output != "-") => Form::Compiled(Product::Executable),
            (None, _) => return Err(Usage("say what to write: `--emit=c`, or `-o NAME.c`".into())),
            (Some(other), _) => {
                return Err(Usage(format!(
                    "`--emit` is hexir, hexir-placed, linalg, hextir, c, so, ptx or exe, found `{other}`"
                )));
            }
        })
    }
}

/// Where the code runs.
enum Target {
    /// With the `-march` to compile for.
    Cpu(Option<String>),
    Cuda(ptx::Target),
}

impl Target {
    fn choose(given: Option<&str>, form: Form) -> Result<Target, Usage> {
        let parts = given.map(|given| match given.split_once(':') {
            Some((machine, architecture)) => (machine, Some(architecture)),
            None => (given, None),
        });
        let target = match parts {
            None if form == Form::Ptx => Target::Cuda(ptx::Target::parse("sm_80")?),
            None | Some(("cpu", None)) => Target::Cpu(None),
            Some(("cpu", Some(architecture))) if !architecture.is_empty() => Target::Cpu(Some(architecture.to_owned())),
            Some(("cuda", architecture)) => Target::Cuda(ptx::Target::parse(architecture.unwrap_or("sm_80"))?),
            Some(_) => {
                let given = given.unwrap_or_default();
                return Err(Usage(format!("`--target` is cpu, cpu:ARCHITECTURE or cuda:sm_80, found `{given}`")));
            }
        };
        match (&target, form) {
            // The architecture is the compiler's; to take it here would promise something.
            (Target::Cpu(Some(architecture)), Form::Ir(_) | Form::C) => Err(Usage(format!(
                "`cpu:{architecture}` is for the C compiler, which nothing runs here: `--target=cpu`, and compile the C text with `-march={architecture}`"
            ))),
            (Target::Cpu(_), Form::Ptx) => Err(Usage("PTX is for GPUs: `--target=cuda:sm_80`".into())),
            (Target::Cuda(_), Form::C | Form::Compiled(_)) => {
                Err(Usage("code for `--target=cuda` is written as PTX: `--emit=ptx`".into()))
            }
            _ => Ok(target),
        }
    }
}

/// Runs the command.
pub fn run(words: &[String]) -> CommandResult {
    let args = Args::parse(words, &flags(), &[])?;
    set_threads(&args)?;
    let form = Form::choose(args.value("emit"), args.value("o"))?;
    let target = Target::choose(args.value("target"), form)?;
    let fast = match args.value("fp") {
        None | Some("strict") => false,
        Some("fast") => true,
        Some(other) => return Err(Usage(format!("`--fp` is strict or fast, found `{other}`"))),
    };
    place::check(args.value("placement").unwrap_or_default())
        .map_err(|reason| Usage(format!("`--placement` is a list of op=device: {reason}")))?;
    // What the machine lacks is told before any work.
    let compiler = match form {
        Form::Compiled(_) => Some(Compiler::find(args.value("cc"))?),
        _ => None,
    };
    let input = input::read(args.file()?)?;
    let cx = crate::context();
    let mut loaded = load_program(&cx, &input, &args);
    report(&cx, &loaded.diags, &args)?;
    if loaded.diags.has_errors() {
        return Ok(Outcome::Failure);
    }
    let mut diags = Diagnostics::default();
    let level = if let Form::Ir(level) = form { level } else { Level::Hextir };
    let placement = match (args.value("placement"), &target) {
        (Some(placement), _) => placement.to_owned(),
        (None, Target::Cuda(_)) => all_on("cuda"),
        (None, Target::Cpu(_)) => String::new(),
    };
    let lowered =
        Lowering { level, fast, placement: &placement, entry: args.value("entry") }.run(&mut loaded.module, &mut diags);
    let outcome = match lowered {
        Ok(()) => emit(&loaded.module, form, &target, compiler.as_ref(), fast, &input.name, &args, &mut diags),
        Err(_) => Ok(Outcome::Failure),
    };
    report(&cx, &diags, &args)?;
    outcome
}

fn emit(
    module: &Module,
    form: Form,
    target: &Target,
    compiler: Option<&Compiler>,
    fast: bool,
    origin: &str,
    args: &Args,
    diags: &mut Diagnostics,
) -> CommandResult {
    let output = args.value("o").unwrap_or("-");
    let write = |path: &Path, bytes: &[u8]| {
        write_output(path, |out| out.write_all(bytes)).map_err(|error| Usage(error.to_string()))
    };
    if let Form::Ir(_) = form {
        write_output(Path::new(output), |out| print_module(module, &PrintFlags::default(), out))
            .map_err(|error| Usage(error.to_string()))?;
        return Ok(Outcome::Success);
    }
    if let Target::Cuda(target) = target {
        let Ok(ptx) = ptx::print(module.root(), *target, diags) else { return Ok(Outcome::Failure) };
        write(Path::new(output), ptx.text.as_bytes())?;
        return Ok(Outcome::Success);
    }
    let path = match (form, output) {
        (Form::Compiled(_), "-") => return Err(Usage("a compiled program needs a file: `-o NAME`".into())),
        (_, "-") => PathBuf::from("program.c"),
        (_, output) => PathBuf::from(output),
    };
    let name = path.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
    let options = c::Options { name, origin: origin.to_owned(), entry: args.value("entry").map(str::to_owned) };
    let Ok(program) = c::print(module, &options, diags) else { return Ok(Outcome::Failure) };
    match (form, compiler) {
        (Form::Compiled(product), Some(compiler)) => {
            let architecture = if let Target::Cpu(Some(architecture)) = target { architecture } else { "" };
            build(module, &program, product, compiler, fast, architecture, &path)?;
        }
        // Beside a pipe or a device there is no room for further files.
        _ if output == "-" || std::fs::metadata(&path).is_ok_and(|found| !found.is_file() && !found.is_dir()) => {
            write(Path::new(output), program.source.as_bytes())?;
        }
        _ => {
            write(&path, program.source.as_bytes())?;
            write(&path.with_file_name(format!("{}.h", program.name)), program.header.as_bytes())?;
            if !program.weights.is_empty() {
                write(&path.with_file_name(format!("{}.weights", program.name)), &program.weights)?;
            }
        }
    }
    Ok(Outcome::Success)
}

/// Compiles the text in a folder of its own and leaves the result at `path`.
fn build(
    module: &Module,
    program: &c::Program,
    product: Product,
    compiler: &Compiler,
    fast: bool,
    architecture: &str,
    path: &Path,
) -> Result<(), Usage> {
    let folder = Cache::open()?.prepare()?;
    let file = |name: &str, bytes: &[u8]| {
        let path = folder.join(name);
        std::fs::write(&path, bytes).map_err(|error| Usage(format!("cannot write '{}': {error}", path.display())))?;
        Ok::<PathBuf, Usage>(path)
    };
    let name = &program.name;
    let mut sources = vec![file(&format!("{name}.c"), program.source.as_bytes())?];
    file(&format!("{name}.h"), program.header.as_bytes())?;
    let mut flags = compiler.flags(product, fast, false);
    if !architecture.is_empty() {
        flags.push(format!("-march={architecture}"));
    }
    if !program.weights.is_empty() {
        let weights = file(&format!("{name}.weights"), &program.weights)?;
        // Once for C's string, once for that of the assembler inside of it.
        let path = escaped(&escaped(&weights.display().to_string()));
        flags.push(format!("-D{}=\"{path}\"", c::weights_macro(name)));
    }
    if product == Product::Executable {
        let entry = program.entries.iter().find(|entry| entry.symbol == "main").or(program.entries.first());
        let Some(entry) = entry else { return Err(Usage("the program has no function to call".into())) };
        let text = c::driver::print(&module.cx, name, entry, program.prints);
        sources.push(file(&format!("{name}_main.c"), text.as_bytes())?);
    }
    let compiled = folder.join("compiled");
    compiler.compile(&flags, &sources, &compiled).map_err(|error| Usage(error.message(&sources[0])))?;
    // Copied, since the folder may be on another disk; the copy is executable as the original is.
    std::fs::copy(&compiled, path).map_err(|error| Usage(format!("cannot write '{}': {error}", path.display())))?;
    // What stays behind is in the cache, which is bounded.
    let _ = std::fs::remove_dir_all(&folder);
    Ok(())
}

/// `text` as it stands between quotes.
fn escaped(text: &str) -> String {
    text.replace('\\', "\\\\").replace('"', "\\\"")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_between_quotes() {
        assert_eq!(escaped("a b"), "a b");
        assert_eq!(escaped(&escaped("\"")), "\\\\\\\"");
    }

    fn check(emit: Option<&str>, output: Option<&str>, expect: Result<Form, &str>) {
        match (Form::choose(emit, output), expect) {
            (Ok(form), Ok(expect)) => assert_eq!(form, expect),
            (Err(Usage(message)), Err(expect)) => assert!(message.contains(expect), "{message}"),
            (found, expect) => panic!("expected {expect:?}, found {found:?}"),
        }
    }

    #[test]
    fn the_name_of_the_output_chooses_the_form() {
        check(None, Some("x.c"), Ok(Form::C));
        check(None, Some("x.so"), Ok(Form::Compiled(Product::Shared)));
        check(None, Some("x.ptx"), Ok(Form::Ptx));
        check(None, Some("x"), Ok(Form::Compiled(Product::Executable)));
        check(Some("hextir"), Some("x.c"), Ok(Form::Ir(Level::Hextir)));
        check(Some("mlir-hetero"), None, Ok(Form::Ir(Level::Linalg)));
        check(None, Some("x.mlir"), Err("say which level to write"));
        check(None, None, Err("say what to write"));
        check(Some("rust"), None, Err("found `rust`"));
    }

    #[test]
    fn targets_and_forms_fit() {
        let check = |target, form, expect: &str| match Target::choose(Some(target), form) {
            Ok(_) => assert_eq!(expect, ""),
            Err(Usage(message)) => assert!(message.contains(expect) && !expect.is_empty(), "{message}"),
        };
        check("cpu", Form::C, "");
        check("cpu:native", Form::Compiled(Product::Shared), "");
        check("cpu:native", Form::C, "compile the C text with `-march=native`");
        check("cpu:", Form::Compiled(Product::Shared), "found `cpu:`");
        check("cuda:", Form::Ptx, "unknown GPU ``");
        check("cuda", Form::Ptx, "");
        check("cuda:sm_90", Form::Ptx, "");
        check("cuda:sm_1", Form::Ptx, "unknown GPU `sm_1`");
        check("cpu", Form::Ptx, "PTX is for GPUs");
        check("cuda", Form::C, "is written as PTX");
        check("tpu", Form::C, "found `tpu`");
    }

    #[cfg(unix)]
    #[test]
    fn a_device_gets_no_header_beside_it() {
        let folder = std::env::temp_dir().join(format!("hlo-compile-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder");
        let source = folder.join("negate.mlir");
        let text = "func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = stablehlo.negate %x : tensor<2xf32>
  return %0 : tensor<2xf32>
}";
        std::fs::write(&source, text).expect("a file");
        std::os::unix::fs::symlink("/dev/null", folder.join("device.c")).expect("a link");
        let compile = |output: &str| {
            let words = [source.display().to_string(), "-o".into(), folder.join(output).display().to_string()];
            assert!(matches!(run(&words), Ok(Outcome::Success)));
        };
        compile("device.c");
        compile("file.c");
        let exists = |name: &str| folder.join(name).exists();
        assert_eq!(["device.h", "file.c", "file.h"].map(exists), [false, true, true]);
        let _ = std::fs::remove_dir_all(&folder);
    }
}
