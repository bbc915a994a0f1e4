//! Several levels, one meaning: random programs give the same bits as StableHLO, as kernels before and after fusion and
//! scheduling, as C, and as PTX in the simulator.

mod idioms;
mod passes;
mod program;

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};

use hlo::backend::compiler::{Compiler, Product};
use hlo::backend::library::Loaded;
use hlo::dialects::stablehlo::constant::Constant;
use hlo::interp::element::SmallFloat;
use hlo::interp::eval::{Interpreter, Value, types};
use hlo::interp::{ElementType, Tensor};
use hlo::ir::num::FloatKind;
use hlo::ir::{Body, Builder, Diagnostics, Module, Severity};
use hlo_codegen::c;
use hlo_codegen::ptx::{self, Target, sim::Simulator};
use hlo_passes::RunOptions;
use program::{Function, Program, Ty};
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::{Config, TestRunner};
use rayon::prelude::*;

/// Bits without end from a seed.
struct Bits(u64);

impl Bits {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        self.0 ^ (self.0 >> 31)
    }

    /// A slot of an element type: a number of ordinary size, now and then a special one or any bits.
    fn slot(&mut self, element: ElementType, name: &str) -> u64 {
        const SPECIALS: [f64; 12] =
            [0.0, -0.0, 1.0, -1.0, 0.5, 2.5, 1e-40, -3e38, 9e18, f64::INFINITY, f64::NEG_INFINITY, f64::NAN];
        let bits = self.next();
        if element == ElementType::I1 {
            return bits & 1;
        }
        let number = match bits % 16 {
            0 => return bits >> 4,
            1 => SPECIALS[(bits >> 8) as usize % SPECIALS.len()],
            _ => ((bits >> 8) % 4001) as f64 / 500.0 - 4.0,
        };
        match FloatKind::from_keyword(name.as_bytes()) {
            Some(kind) => kind.from_f64(number) as u64,
            None => (number * 3.0) as i64 as u64,
        }
    }
}

/// The element type of a name in programs.
fn element_of(name: &str) -> ElementType {
    use ElementType::*;
    match name {
        "i1" => I1,
        "i4" => I4,
        "i8" => I8,
        "i16" => I16,
        "i32" => I32,
        "i64" => I64,
        "ui8" => UI8,
        "ui16" => UI16,
        "ui32" => UI32,
        "ui64" => UI64,
        "f32" => F32,
        "f64" => F64,
        "bf16" => Small(SmallFloat::BF16),
        "f16" => Small(SmallFloat::F16),
        "f8E4M3FN" => Small(SmallFloat::F8E4M3FN),
        "f8E5M2" => Small(SmallFloat::F8E5M2),
        other => panic!("no element type is called {other}"),
    }
}

/// Inputs for a function, always the same for one seed.
fn inputs(args: &[Ty], seed: u64) -> Vec<Tensor> {
    let mut bits = Bits(seed);
    let tensor = |ty: &Ty| {
        let element = element_of(ty.element);
        let n: i64 = ty.shape.iter().product();
        let width = element.width();
        let slots = (0..n).flat_map(|_| bits.slot(element, ty.element).to_le_bytes()[..width].to_vec());
        let mut bytes: Vec<u8> = slots.collect();
        element.normalize(&mut bytes);
        let shape: Vec<usize> = ty.shape.iter().map(|extent| *extent as usize).collect();
        Tensor::from_bytes(element, &shape, &bytes).expect("as many bytes as elements take")
    };
    args.iter().map(tensor).collect()
}

/// Writes values of the arguments `args` into function number `at` of `module`: that of argument `i` where bit `i` of
/// `known` is set, and where its sizes are known.
fn make_constant(module: &mut Module, at: usize, args: &[Ty], seed: u64, known: u64) {
    let cx = module.cx.clone();
    let mut functions = module.body.children_mut();
    let function = &mut *functions[at];
    let entry = function.op_region(Body::ROOT, 0).map(|region| function.region_blocks(region)[0]);
    let entry = entry.expect("a function with a body");
    let values = function.block_args(entry).to_vec();
    for (at, (arg, tensor)) in values.into_iter().zip(inputs(args, seed)).enumerate() {
        let ty = function.ty(arg);
        if known >> at & 1 == 1 && ty.has_static_shape(&cx) {
            let first = function.first_op(entry).expect("a function that returns");
            let value = types::typed_attr_of_tensor(&cx, &tensor, ty);
            let mut b = Builder::before(&cx, function, first);
            let constant = Constant::build_typed(&mut b, &[ty], value);
            let constant = b.result(constant);
            function.replace_all_uses(arg, constant);
        }
    }
}

/// A module of many functions.
struct Batch {
    text: String,
    functions: Vec<(String, Function, u64)>,
}

impl Batch {
    fn new(programs: &[Program]) -> Batch {
        let named = programs.iter().enumerate().map(|(at, program)| {
            let name = format!("p{at}");
            let function = program.function(&name);
            (name, function, program.seed)
        });
        let functions: Vec<_> = named.collect();
        Batch { text: functions.iter().map(|(_, function, _)| function.text.as_str()).collect(), functions }
    }

    fn parse(&self) -> Module {
        let cx = hlo::context();
        let (module, diags) = hlo::parse(&cx, "levels.mlir", &self.text);
        told(&diags, &self.text);
        told(&hlo::verify(&module), &self.text);
        module
    }

    /// The module after passes.
    fn lowered(&self, pipeline: &str) -> Module {
        self.transformed(self.parse(), pipeline)
    }

    /// The module with some of the arguments' values written into the functions: argument `i` where bit `i` is set.
    fn with_constants(&self, known: u64) -> Module {
        let mut module = self.parse();
        for (at, (_, description, seed)) in self.functions.iter().enumerate() {
            make_constant(&mut module, at, &description.args, *seed, known);
        }
        module
    }

    fn transformed(&self, mut module: Module, pipeline: &str) -> Module {
        let passes = hlo_codegen::pipeline::passes();
        let pipeline = passes.pipeline("builtin.module", pipeline).unwrap_or_else(|errors| panic!("{errors}"));
        let mut diags = Diagnostics::default();
        let done = pipeline.run(&mut module, &RunOptions::default(), &mut Vec::new(), &mut diags);
        told(&diags, &self.text);
        assert!(done.is_ok());
        told(&hlo::verify(&module), &hlo::print(&module));
        module
    }
}

/// Fails on errors, and shows the text they are about.
fn told(diags: &Diagnostics, text: &str) {
    if let Some(first) = diags.iter().find(|diagnostic| diagnostic.severity == Severity::Error) {
        panic!("{}\n{text}", first.message);
    }
}

/// The results of every function.
type Results = Vec<Vec<Tensor>>;

fn run_all(batch: &Batch, interpreter: &Interpreter<'_>, level: &str) -> Results {
    let run = |(name, function, seed): &(String, Function, u64)| {
        let inputs = inputs(&function.args, *seed).into_iter().map(Value::Tensor).collect();
        let results =
            interpreter.run(name, inputs).unwrap_or_else(|error| panic!("{level}: {error}\n{}", function.text));
        let tensor = |value: Value| match value {
            Value::Tensor(tensor) => tensor,
            _ => panic!("a tensor"),
        };
        results.into_iter().map(tensor).collect()
    };
    batch.functions.iter().map(run).collect()
}

/// Whether two tensors hold the same bits, all NaNs counting as one.
fn same(a: &Tensor, b: &Tensor) -> bool {
    let kind = FloatKind::from_keyword(a.element().name().as_bytes());
    let bits = |slot: &[u8]| {
        let mut bytes = [0; 16];
        bytes[..slot.len()].copy_from_slice(slot);
        u128::from_le_bytes(bytes)
    };
    let is_nan = |slot: &[u8]| kind.is_some_and(|kind| kind.is_nan(bits(slot)));
    let width = a.element().width();
    a.element() == b.element()
        && a.shape() == b.shape()
        && a.bytes().chunks(width).zip(b.bytes().chunks(width)).all(|(x, y)| x == y || (is_nan(x) && is_nan(y)))
}

fn compare(batch: &Batch, level: &str, found: &Results, expected: &Results) -> Result<(), TestCaseError> {
    for ((_, function, seed), (found, expected)) in batch.functions.iter().zip(found.iter().zip(expected)) {
        for (at, (found, expected)) in found.iter().zip(expected).enumerate() {
            prop_assert!(
                same(found, expected),
                "{level} differs in result {at} of\n{}with inputs from seed {seed}:\nfound {:?}\nexpected {:?}",
                function.text,
                &found.bytes()[..found.bytes().len().min(64)],
                &expected.bytes()[..expected.bytes().len().min(64)],
            );
        }
    }
    Ok(())
}

/// Passes from StableHLO to kernels that are neither fused nor scheduled.
const KERNELS: &str = "stablehlo-to-hexir,hexir-place,hexir-expand,hexir-to-hextir";

/// The whole way.
const SCHEDULED: &str = "stablehlo-to-hexir,hexir-place,hexir-expand,hexir-fuse,hexir-to-hextir,hextir-schedule";

/// The whole way, with everything on a GPU.
fn on_gpu() -> String {
    format!(
        "stablehlo-to-hexir,hexir-place{{placement={}}},hexir-expand,hexir-fuse,hexir-to-hextir,hextir-schedule",
        hlo_codegen::place::all_on("cuda")
    )
}

/// How many programs are tried: as `HLO_LEVELS` says, or few.
fn n_programs(few: u32) -> u32 {
    number_in("HLO_LEVELS").unwrap_or(few)
}

fn has_text(program: &Program, text: &str) -> bool {
    program.function("p").text.contains(text)
}

fn number_in(variable: &str) -> Option<u32> {
    std::env::var(variable).ok().and_then(|n| n.parse().ok())
}

/// Tries `n_programs` of the `programs`; those that are left out do not count.
fn try_programs(
    n_programs: u32,
    programs: impl Strategy<Value = Program>,
    check: impl Fn(&Batch, &Results) -> Result<(), TestCaseError>,
) {
    let config = Config { cases: n_programs, failure_persistence: None, ..Config::default() };
    let run = TestRunner::new(config).run(&programs, |program| {
        let batch = Batch::new(&[program]);
        let module = batch.parse();
        let expected = run_all(&batch, &Interpreter::new(&module), "StableHLO");
        check(&batch, &expected)
    });
    if let Err(error) = run {
        panic!("{error}");
    }
}

#[test]
fn kernels_agree() {
    try_programs(n_programs(200), program::program(), |batch, expected| {
        for (level, pipeline) in [("kernels", KERNELS), ("scheduled kernels", SCHEDULED)] {
            let lowered = batch.lowered(pipeline);
            compare(batch, level, &run_all(batch, &Interpreter::new(&lowered), level), expected)?;
        }
        Ok(())
    });
}

/// Passes that leave StableHLO as meaningful as it was, to the bit.
const OPTIMIZATIONS: [&str; 8] = [
    "func.func(stablehlo-aggressive-folder)",
    "func.func(stablehlo-aggressive-simplification{optimize-float=false})",
    "func.func(stablehlo-target-independent-optimization{optimize-float=false})",
    "func.func(stablehlo-target-independent-optimization{fold-op-element-limit=4 optimize-float=false},cse)",
    "stablehlo-refine-shapes,func.func(stablehlo-canonicalize-dynamism)",
    "func.func(stablehlo-canonicalize-dynamism),canonicalize,cse",
    "canonicalize,func.func(stablehlo-aggressive-folder,stablehlo-aggressive-simplification{optimize-float=false})",
    "func.func(stablehlo-target-independent-optimization{optimize-float=false}),stablehlo-refine-shapes,symbol-dce",
];

/// `HLO_PASSES` says how many programs are tried.
#[test]
fn optimized_programs_agree() {
    // The specification leaves open whether the initial value takes part where nothing is reduced: with the interpreter
    // it does, with the passes, as with the reference's, it does not.
    let programs = program::program()
        .prop_filter("a reduction over no dimension", |program| !has_text(program, "across dimensions = []"));
    try_programs(number_in("HLO_PASSES").unwrap_or(60), programs, |batch, expected| {
        for pipeline in OPTIMIZATIONS {
            for known in [0, u64::MAX, batch.functions[0].2] {
                let optimized = batch.transformed(batch.with_constants(known), pipeline);
                let found = run_all(batch, &Interpreter::new(&optimized), pipeline);
                compare(batch, pipeline, &found, expected)?;
            }
        }
        Ok(())
    });
}

#[test]
fn simulated_ptx_agrees() {
    let programs = program::program().prop_filter("f8 has no PTX form", |program| !has_text(program, "f8"));
    try_programs(n_programs(200), programs, |batch, expected| {
        let lowered = batch.lowered(&on_gpu());
        let mut diags = Diagnostics::default();
        let target = Target::parse("sm_80").expect("a known target");
        let printed = ptx::print(lowered.root(), target, &mut diags);
        told(&diags, &hlo::print(&lowered));
        let printed = printed.expect("no error was told");
        let simulator = Simulator::new(&printed.text).unwrap_or_else(|fault| panic!("{fault}\n{}", printed.text));
        let launcher = ptx::launcher(&printed, move |kernel, buffers| {
            let done = simulator.launch(kernel, buffers);
            done.map_err(|fault| fault.to_string())
        });
        let interpreter = Interpreter::new(&lowered).with_launcher(launcher);
        compare(batch, "PTX", &run_all(batch, &interpreter, "PTX"), expected)
    });
}

/// Writes programs, each with its inputs inside, for other tools to run: `HLO_PROGRAMS` names the folder, `HLO_LEVELS`
/// says how many. `testdata/random/record.py` takes them from there.
#[test]
#[ignore = "writes files that `testdata/random/record.py` asks for"]
fn programs_for_others() {
    let folder = PathBuf::from(std::env::var_os("HLO_PROGRAMS").expect("HLO_PROGRAMS names a folder"));
    let has_sizes = |program: &Program| !has_text(program, "?");
    let programs = program::program().prop_filter("unknown sizes", has_sizes);
    let mut runner = TestRunner::new(Config { failure_persistence: None, ..Config::default() });
    for number in 0..n_programs(100) {
        let program = programs.new_tree(&mut runner).expect("few are left out").current();
        let batch = Batch::new(&[program]);
        let module = batch.parse();
        let (name, function, seed) = &batch.functions[0];
        let results = module.body.children().next().expect("a function").root(&module.cx);
        let results = results.attr("function_type").and_then(|ty| ty.as_type(&module.cx)).expect("its type");
        let results = module.cx.type_text(results).split_once(" -> ").map(|(_, results)| results.to_owned());
        let results = results.expect("a function type");
        let n_results = results.matches("tensor<").count();
        let mut text = format!("{}func.func @main() -> {results} {{\n", function.text);
        for (at, tensor) in inputs(&function.args, *seed).iter().enumerate() {
            let value = module.cx.attr_text(types::attr_of_tensor(&module.cx, tensor));
            text += &format!("  %a{at} = stablehlo.constant {value}\n");
        }
        let args: Vec<String> = (0..function.args.len()).map(|at| format!("%a{at}")).collect();
        let types: Vec<String> = function.args.iter().map(Ty::text).collect();
        let returned: Vec<String> = (0..n_results).map(|at| format!("%r#{at}")).collect();
        text +=
            &format!("  %r:{n_results} = call @{name}({}) : ({}) -> {results}\n", args.join(", "), types.join(", "));
        text += &format!("  return {} : {}\n}}\n", returned.join(", "), results.trim_matches(['(', ')']));
        std::fs::write(folder.join(format!("{number:05}.mlir")), text).expect("a file");
    }
}

/// How many functions stand in one C file.
const BATCH: usize = 50;

/// Every C compiler there is, with what else its command line gets.
fn compilers() -> Vec<(Compiler, &'static [&'static str])> {
    let sanitizers: &[&str] = &["-fsanitize=undefined", "-fno-sanitize-recover=all"];
    let mut found: Vec<(Compiler, &[&str])> = Vec::new();
    for name in ["gcc", "clang"] {
        if let Ok(compiler) = Compiler::find(Some(name)) {
            found.push((compiler, &[]));
        }
    }
    if let Ok(compiler) = Compiler::find(None) {
        found.push((compiler, sanitizers));
    }
    found
}

#[test]
fn compiled_c_agrees() {
    let compilers = compilers();
    if compilers.is_empty() {
        eprintln!("not run: there is no C compiler");
        return;
    }
    let folder = std::env::temp_dir().join(format!("hlo-levels-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder for files");
    let mut runner = TestRunner::new(Config { failure_persistence: None, ..Config::default() });
    let mut draw = || program::program().new_tree(&mut runner).expect("programs are never rejected").current();
    let n_batches = n_programs(100).div_ceil(BATCH as u32);
    let batches: Vec<Vec<Program>> = (0..n_batches).map(|_| (0..BATCH).map(|_| draw()).collect()).collect();
    // Nearly all the time is the compilers'.
    batches.par_iter().enumerate().for_each(|(at, programs)| {
        let folder = folder.join(at.to_string());
        std::fs::create_dir_all(&folder).expect("a folder for files");
        let batch = Batch::new(programs);
        let module = batch.parse();
        let expected = run_all(&batch, &Interpreter::new(&module), "StableHLO");
        // The schedule of a GPU means the same when its grid is run as loops.
        let gpu = on_gpu();
        let levels = [("C", SCHEDULED), ("C with the schedule of a GPU", gpu.as_str())];
        for (level, pipeline) in levels.into_iter().take(if at.is_multiple_of(4) { 2 } else { 1 }) {
            let lowered = batch.lowered(pipeline);
            let options = c::Options { name: "levels".into(), origin: "a test".into(), entry: None };
            let mut diags = Diagnostics::default();
            let printed = c::print(&lowered, &options, &mut diags);
            told(&diags, &hlo::print(&lowered));
            let printed = printed.expect("no error was told");
            // Each compiler has its turn; the first one always.
            for (_, (compiler, more)) in compilers.iter().enumerate().filter(|(nth, _)| *nth == 0 || at % 4 == *nth) {
                let found = run_compiled(&batch, &lowered, &printed, compiler, more, &folder);
                if let Err(error) = compare(&batch, &format!("{level} by {}", compiler.version), &found, &expected) {
                    panic!("{error}");
                }
            }
        }
        let _ = std::fs::remove_dir_all(folder);
    });
    let _ = std::fs::remove_dir_all(folder);
}

/// Compiles one file and runs all its functions.
fn run_compiled(
    batch: &Batch,
    module: &Module,
    printed: &c::Program,
    compiler: &Compiler,
    more: &[&str],
    folder: &Path,
) -> Results {
    // A library's name is never used twice: the loader would take the first one again.
    static COUNT: AtomicUsize = AtomicUsize::new(0);
    let library = folder.join(format!("levels-{}.so", COUNT.fetch_add(1, Ordering::Relaxed)));
    let source = folder.join("levels.c");
    std::fs::write(&source, &printed.source).expect("a file to compile");
    std::fs::write(folder.join("levels.h"), &printed.header).expect("a file to compile");
    let mut flags = compiler.flags(Product::Shared, false, true);
    flags.extend(["-Wall", "-Wextra", "-Werror"].map(str::to_owned));
    flags.extend(more.iter().map(|flag| (*flag).to_owned()));
    if let Err(error) = compiler.compile(&flags, std::slice::from_ref(&source), &library) {
        panic!("{}: {error:?} in {}", compiler.version, source.display());
    }
    let run = |(name, function, seed): &(String, Function, u64)| {
        let entry = printed.entries.iter().find(|entry| entry.symbol == *name).expect("a printed function");
        let mut loaded = Loaded::open(&library, &module.cx, "levels", entry, &printed.weights, 1).expect("a library");
        let inputs = inputs(&function.args, *seed);
        let output = |ty: &hlo::ir::Type| {
            let element = types::element_of(&module.cx, *ty).expect("an element type");
            // One that is open is replaced.
            let shape = types::static_shape(&module.cx, *ty).unwrap_or_else(|_| [0].as_slice().into());
            Tensor::scratch(element, &shape).expect("memory")
        };
        let mut outputs: Vec<Tensor> = entry.outputs.iter().map(output).collect();
        loaded.call(&inputs.iter().collect::<Vec<_>>(), &mut outputs).expect("a result");
        outputs
    };
    batch.functions.iter().map(run).collect()
}

#[test]
fn printed_ptx_assembles() {
    let named = std::env::var_os("HLO_PTXAS").map(PathBuf::from);
    let path = std::env::var_os("PATH").unwrap_or_default();
    let on_path = std::env::split_paths(&path).map(|folder| folder.join("ptxas"));
    let Some(assembler) = named.into_iter().chain(on_path).find(|path| path.is_file()) else {
        eprintln!("not run: there is no ptxas");
        return;
    };
    let mut runner = TestRunner::new(Config { failure_persistence: None, ..Config::default() });
    let draw = |_| program::program().new_tree(&mut runner).expect("programs are never rejected").current();
    let programs: Vec<Program> = (0..n_programs(100).min(200)).map(draw).collect();
    let has_form = |program: &Program| !has_text(program, "f8");
    let lowered = Batch::new(&programs.into_iter().filter(has_form).collect::<Vec<_>>()).lowered(&on_gpu());
    for target in ["sm_70", "sm_80", "sm_90", "sm_100"] {
        let mut diags = Diagnostics::default();
        let printed = ptx::print(lowered.root(), Target::parse(target).expect("a known target"), &mut diags);
        told(&diags, &hlo::print(&lowered));
        let name = format!("hlo-levels-{}-{target}.ptx", std::process::id());
        let source = std::env::temp_dir().join(name);
        std::fs::write(&source, printed.expect("no error was told").text).expect("a file to assemble");
        let mut command = Command::new(&assembler);
        command.arg(format!("-arch={target}")).arg("-v").arg(&source).arg("-o").arg(source.with_extension("o"));
        let output = command.output().expect("the assembler runs");
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{}: {said}", source.display());
        let spills =
            |line: &&str| line.contains("spill") && !line.contains(" 0 bytes spill stores, 0 bytes spill loads");
        assert_eq!(said.lines().find(spills), None, "{}", source.display());
        let _ = std::fs::remove_file(source.with_extension("o"));
        let _ = std::fs::remove_file(source);
    }
}
