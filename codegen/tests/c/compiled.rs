//! A module run by the interpreter and as C, with the results compared.

use std::path::PathBuf;
use std::process::{Command, Output};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use hlo_codegen::c;
use hlo_interp::element::{Bits, ElementType};
use hlo_interp::eval::{Interpreter, Size, Value, text, types};
use hlo_interp::kernels::bits::convert_bits;
use hlo_interp::{Tensor, eval::ValueType};
use hlo_ir::text::{ParseOptions, parse_module};
use hlo_ir::{Context, Diagnostics, Module};

/// How C is compiled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Build {
    /// For this machine.
    Native,
    /// For any machine of this kind.
    Baseline,
    /// With checks of memory and of undefined behaviour.
    Sanitized,
}

impl Build {
    fn flags(self) -> &'static [&'static str] {
        match self {
            Build::Native => &["-O2", "-march=native"],
            Build::Baseline => &["-O2"],
            Build::Sanitized => {
                &["-O1", "-g", "-march=native", "-fsanitize=address,undefined", "-fno-sanitize-recover=all"]
            }
        }
    }
}

/// The C compilers of the machine.
pub fn compilers() -> Vec<&'static str> {
    let runs = |name: &&str| Command::new(name).arg("--version").output().is_ok_and(|output| output.status.success());
    let found: Vec<&str> = ["gcc", "clang"].into_iter().filter(runs).collect();
    if found.is_empty() {
        eprintln!("NOT RUN: there is no C compiler (tried gcc, clang)");
    }
    found
}

pub fn parse(source: &str) -> Module {
    let cx = Context::new(hlo_dialects::registry());
    let (module, mut diags) = parse_module(&cx, "test.mlir", Arc::from(source.as_bytes()), ParseOptions::default());
    diags.append(hlo_ir::verify::verify_module(&module));
    assert!(!diags.has_errors(), "{diags:#?}\n{source}");
    module
}

/// Lowers a program of any level.
pub fn lowered(source: &str, steps: &str) -> Module {
    let mut module = parse(source);
    let pipeline = hlo_codegen::pipeline::passes().pipeline("builtin.module", steps).unwrap_or_else(|e| panic!("{e}"));
    let mut diags = Diagnostics::default();
    let result = pipeline.run(&mut module, &hlo_passes::RunOptions::default(), &mut Vec::new(), &mut diags);
    assert!(result.is_ok() && !diags.has_errors(), "{diags:#?}");
    module
}

/// Prints a module as C.
pub fn print(module: &Module) -> c::Program {
    let mut diags = Diagnostics::default();
    let options = c::Options { name: "test".into(), origin: "a test".into(), entry: None };
    c::print(module, &options, &mut diags).unwrap_or_else(|_| panic!("{diags:#?}"))
}

struct Folder(PathBuf);

impl Folder {
    fn new() -> Folder {
        static NEXT: AtomicUsize = AtomicUsize::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("hlo-c-test-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&path).expect("a folder");
        Folder(path)
    }

    /// A folder with the text of a module, a `main` for it, and its inputs.
    fn of(module: &Module, inputs: &[Tensor]) -> Folder {
        let program = print(module);
        let folder = Folder::new();
        folder.write("test.c", program.source.as_bytes());
        folder.write("test.h", program.header.as_bytes());
        folder.write("test.weights", &program.weights);
        let entry = program.entries.iter().find(|entry| entry.symbol == "main").expect("main");
        folder.write("driver.c", c::driver::print(&module.cx, "test", entry, true).as_bytes());
        for (index, input) in inputs.iter().enumerate() {
            folder.write(&format!("in{index}"), input.bytes());
        }
        folder
    }

    fn write(&self, name: &str, bytes: &[u8]) {
        std::fs::write(self.0.join(name), bytes).expect("a file");
    }

    #[track_caller]
    fn compile(&self, compiler: &str, build: Build) {
        let output = Command::new(compiler)
            .current_dir(&self.0)
            .args(["-std=c11", "-Wall", "-Wextra", "-Werror", "-ffp-contract=off", "-fno-math-errno", "-DHLO_POOL"])
            .arg("-DTEST_WEIGHTS_FILE=\"test.weights\"")
            .args(build.flags())
            .args(["test.c", "driver.c", "-o", "test", "-pthread", "-lm"])
            .output()
            .expect("the compiler runs");
        assert!(output.status.success(), "{}: {}", self.0.display(), String::from_utf8_lossy(&output.stderr));
    }

    fn run(&self, arguments: &[String]) -> Output {
        Command::new("./test")
            .current_dir(&self.0)
            .env("HLO_THREADS", "2")
            .args(["--output-dir", "."])
            .args(arguments)
            .output()
            .expect("the program runs")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        if !std::thread::panicking() {
            let _ = std::fs::remove_dir_all(&self.0);
        }
    }
}

/// Runs `main` of `module` by the interpreter and as C, and compares. `names` are what results are called in messages.
#[track_caller]
pub fn check(module: &Module, inputs: &[Tensor], names: &[String], builds: &[Build]) {
    let interpreter = Interpreter::new(module);
    let values = inputs.iter().cloned().map(Value::Tensor).collect();
    let expect = interpreter.run("main", values).unwrap_or_else(|error| panic!("{error}"));
    let folder = Folder::of(module, inputs);
    let arguments: Vec<String> = (0..inputs.len()).map(|index| format!("in{index}")).collect();
    let place = folder.0.display();
    for compiler in compilers() {
        for &build in builds {
            folder.compile(compiler, build);
            let output = folder.run(&arguments);
            assert!(output.status.success(), "{place} {build:?}: {}", String::from_utf8_lossy(&output.stderr));
            for (index, expect) in expect.iter().enumerate() {
                let expect = text::with_canonical_nans(expect.as_tensor().expect("a tensor").clone()).expect("memory");
                let bytes = std::fs::read(folder.0.join(format!("out{index}.bin"))).expect("a result");
                let found = Tensor::from_bytes(expect.element(), expect.shape(), &bytes).expect("a tensor");
                let found = text::with_canonical_nans(found).expect("memory");
                let name = names.get(index).map_or("result", String::as_str);
                for at in 0..expect.len() {
                    assert!(
                        found.get(at) == expect.get(at),
                        "{place} {compiler} {build:?}: {name} at {at}: {} instead of {}, for {:?}",
                        text::element_text(&found, at),
                        text::element_text(&expect, at),
                        inputs.iter().map(|x| text::element_text(x, at % x.len().max(1))).collect::<Vec<_>>()
                    );
                }
            }
        }
    }
}

/// Runs `main` of `module` as C, with the sanitizers, once for each list of inputs, with the sizes that stand behind the
/// first one's name. Every run has to end with the message beside it, or in peace where that is empty, and with all memory
/// given back.
#[track_caller]
pub fn check_endings(module: &Module, runs: &[(Vec<Tensor>, &str, &str)]) {
    for compiler in compilers() {
        let folder = Folder::of(module, &[]);
        folder.compile(compiler, Build::Sanitized);
        for (inputs, sizes, expect) in runs {
            let named = inputs.iter().enumerate().map(|(index, input)| {
                let name = format!("in{index}");
                folder.write(&name, input.bytes());
                if index == 0 { name + sizes } else { name }
            });
            let arguments: Vec<String> = named.collect();
            let output = folder.run(&arguments);
            let said = String::from_utf8_lossy(&output.stderr);
            assert_eq!(said.trim_end(), *expect, "{compiler} {arguments:?}");
            let code = match *expect {
                "" => 0,
                input if input.starts_with("cannot read") => 2,
                _ => 1,
            };
            assert_eq!(output.status.code(), Some(code), "{compiler} {arguments:?}");
        }
    }
}

/// Numbers of a type: special ones, small ones and random bits.
pub fn numbers(element: ElementType, n: usize, salt: u64) -> Tensor {
    let mut state = 0x9E37_79B9_7F4A_7C15u64.wrapping_mul(salt * 2 + 1);
    let mut random = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state
    };
    let special = [
        0.0,
        -0.0,
        1.0,
        -1.0,
        0.5,
        -2.5,
        3.0,
        100.0,
        -1e5,
        2e9,
        -3e9,
        1e19,
        -1e38,
        1e300,
        1e-40,
        -1e-310,
        f64::INFINITY,
        f64::NEG_INFINITY,
        f64::NAN,
    ];
    let edges = [0i64, 1, -1, 2, 7, i64::MAX, i64::MIN, 127, -128, 1 << 31, (1 << 53) + 1];
    let mut tensor = Tensor::zeros(element, &[n]).expect("memory");
    let width = element.width();
    let slots = tensor.bytes_mut().expect("memory");
    for (at, slot) in slots.chunks_mut(width).enumerate() {
        let bits = random();
        let value = if element.is_float() {
            match at % 3 {
                0 => {
                    let special = special[(at / 3 + salt as usize * 5) % special.len()];
                    convert_bits(Bits::new(special), ElementType::F64, element)
                }
                1 => convert_bits(Bits::new((bits >> 40) as f64 / f64::from(1 << 20) - 8.0), ElementType::F64, element),
                _ => Bits::new(if element.bits() < 8 { bits & ((1 << element.bits()) - 1) } else { bits }),
            }
        } else {
            let value = if at % 2 == 0 { edges[(at / 2 + salt as usize * 3) % edges.len()] } else { bits as i64 };
            Bits::new(if element == ElementType::I1 { value & 1 } else { value })
        };
        slot.copy_from_slice(&value.slot(element)[..width]);
    }
    element.normalize(slots);
    tensor
}

/// Numbers for the arguments of `main`.
pub fn arguments(module: &Module) -> Vec<Tensor> {
    let interpreter = Interpreter::new(module);
    let executable = interpreter.compile("main").unwrap_or_else(|error| panic!("{error}"));
    let numbered = executable.inputs().iter().enumerate();
    numbered
        .map(|(index, ty)| match ty {
            ValueType::Tensor { element, shape: Some(shape) } => {
                let shape: Vec<usize> = shape
                    .iter()
                    .map(|size| match size {
                        Size::Known(size) => *size,
                        other => panic!("an argument of size {other:?}"),
                    })
                    .collect();
                let n = shape.iter().product();
                let wide = if element.is_float() { small(n, index as u64) } else { numbers(*element, n, index as u64) };
                let narrow = hlo_interp::kernels::bits::convert(wide, *element).expect("memory");
                narrow.reshaped(&shape).expect("a shape")
            }
            other => panic!("an argument of type {other}"),
        })
        .collect()
}

/// Numbers from -4 to 4.
fn small(n: usize, salt: u64) -> Tensor {
    let wide = numbers(ElementType::I64, n, salt);
    let values: Vec<f64> = wide.as_slice::<i64>().iter().map(|x| (x % 4096) as f64 / 1024.0).collect();
    Tensor::from_slice(ElementType::F64, &[n], &values).expect("memory")
}

/// The name of a type in the IR.
pub fn type_name(element: ElementType) -> String {
    let cx = Context::new(hlo_dialects::registry());
    cx.type_text(types::ir_type(&cx, element)).to_string()
}
