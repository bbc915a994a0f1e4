//! `hlo run`: executes a function of a program and prints its results. With `--bench-time`, measures itself.

use std::fmt::Write as _;
use std::io::Write as _;
use std::path::Path;
use std::sync::Arc;
use std::time::Instant;

use hlo_codegen::ptx::launcher;
use hlo_interp::eval::{Executable, Interpreter, Options, RunError, Value, ValueType, Watch, text};
use hlo_interp::kernels::combine::FpMode;
use hlo_interp::tensor::npy;
use hlo_ir::{Context, Diagnostics, Module};

use super::watching::{Tell, WATCHING, watching};
use super::{CommandResult, Outcome, READING, Usage, load_program, report, set_threads};
use crate::backend::lowering::{Level, Lowering, has_dialect};
use crate::backend::{c, gpu};
use crate::flags::{Args, Flag, Takes};
use crate::input;
use crate::output::write_output;
use crate::probes::TensorFolder;
use crate::values::{random_inputs, read_inputs};

/// The command's flags.
pub fn flags() -> Vec<Flag> {
    let own = [
        Flag {
            name: "backend",
            takes: Takes::Value("name"),
            help: "What executes the program: interp, c, ptx (a GPU) or ptx-sim.",
        },
        Flag { name: "entry", takes: Takes::Value("function"), help: "The function to run; main by default." },
        Flag {
            name: "input",
            takes: Takes::Value("value"),
            help: "The next argument: x.npy, x.npz, 'dense<…> : T', 4x8xf32=@FILE or 4xf32=1,2,3,4.",
        },
        Flag { name: "random-inputs", takes: Takes::Value("seed"), help: "Make up the arguments." },
        Flag { name: "replicas", takes: Takes::Value("n"), help: "Run a grid of processes with that many rows." },
        Flag { name: "partitions", takes: Takes::Value("n"), help: "Run a grid of processes with that many columns." },
        Flag { name: "probe", takes: Takes::Value("folder"), help: "Where `interpreter.probe` writes what it sees." },
        Flag { name: "outfeed-dir", takes: Takes::Value("folder"), help: "Where `outfeed` writes." },
        Flag { name: "output-dir", takes: Takes::Value("folder"), help: "Also write the results as outN.npy." },
        Flag { name: "full", takes: Takes::Nothing, help: "Print all elements of large results." },
        Flag { name: "fp", takes: Takes::Value("mode"), help: "strict (the order of the specification) or fast." },
        Flag {
            name: "cc",
            takes: Takes::Value("compiler"),
            help: "The C compiler of --backend=c; $HLO_CC, $CC, cc, gcc, clang by default.",
        },
        Flag {
            name: "bench-time",
            takes: Takes::Value("seconds"),
            help: "Run again and again for that long; ends with a line of JSON, times in ms.",
        },
        Flag { name: "bench-max", takes: Takes::Value("n"), help: "At most that many measured runs." },
    ];
    [&own, WATCHING, READING].concat()
}

/// Results of more elements are cut in the middle, unless `--full`.
const SHOWN: usize = 1000;

/// What executes programs.
const BACKENDS: [&str; 4] = ["interp", "c", "ptx", "ptx-sim"];

/// Runs the command.
pub fn run(words: &[String]) -> CommandResult {
    let args = Args::parse(words, &flags(), |_| false)?;
    set_threads(&args)?;
    let backend = args.value("backend").unwrap_or("interp");
    if !BACKENDS.contains(&backend) {
        return Err(Usage(format!("unknown backend `{backend}`, there are: {}", BACKENDS.join(", "))));
    }
    let fp = match args.value("fp") {
        None | Some("strict") => FpMode::Strict,
        Some("fast") => FpMode::Fast,
        Some(other) => return Err(Usage(format!("`--fp` is strict or fast, found `{other}`"))),
    };
    let seed = args.parsed::<u32>("random-inputs")?;
    if seed.is_some() && args.has("input") {
        return Err(Usage(
            "`--random-inputs` makes up all arguments: leave out `--input`, or give every argument".into(),
        ));
    }
    let bench_seconds = args.seconds("bench-time")?;
    let bench_max = args.parsed::<usize>("bench-max")?.unwrap_or(usize::MAX);
    if bench_max == 0 {
        return Err(Usage("`--bench-max` is at least 1: without a run there is nothing to tell".into()));
    }
    if args.value("output-dir") == Some("") {
        return Err(Usage("`--output-dir` needs the name of a folder: `.` is this one".into()));
    }
    let grid = grid_size(&args)?;
    if backend == "c" && NOT_COMPILED.iter().any(|flag| args.has(flag)) {
        let flags: Vec<String> = NOT_COMPILED.iter().map(|flag| format!("`--{flag}`")).collect();
        return Err(Usage(format!("compiled programs are run without {}", flags.join(", "))));
    }
    let (watch, tell) = watching(&args)?;
    let input = input::read(args.file()?)?;
    let cx = crate::context();
    let mut loaded = load_program(&cx, &input, &args);
    report(&cx, &loaded.diags, &args)?;
    if loaded.diags.has_errors() {
        return Ok(Outcome::Failure);
    }
    let start = Instant::now();
    let mut program = match Program::compile(backend, &mut loaded.module, &input.name, fp, watch, &args) {
        Ok(program) => program,
        Err(stop) => return stop.tell(&cx, &args),
    };
    let compile_ms = milliseconds(start);
    if let (Some((n_replicas, n_partitions)), Program::Interp(executable)) = (grid, &program) {
        return run_grid(&cx, executable, (n_replicas, n_partitions), &tell, &args);
    }
    let inputs = match seed {
        Some(seed) => random_inputs(program.inputs(), seed)?,
        None => read_inputs(&cx, program.inputs(), &args.values("input").collect::<Vec<_>>())?,
    };
    if let Some(seconds) = bench_seconds {
        return match program.samples(&cx, &inputs, seconds, bench_max) {
            Ok(samples) => print(bench_line(&samples, compile_ms).as_bytes()),
            Err(stop) => stop.tell(&cx, &args),
        };
    }
    let outcome = program.run(&cx, inputs);
    eprint!("{}", tell.text());
    let results = match outcome {
        Ok(results) => results,
        Err(stop) => return stop.tell(&cx, &args),
    };
    let results = results.into_iter().map(canonical).collect::<Result<Vec<_>, String>>()?;
    if let Some(folder) = args.value("output-dir") {
        write_results(Path::new(folder), &results)?;
    }
    let mut out = Vec::new();
    show(&results, &args, &mut out);
    print(&out)
}

/// What only the interpreter does.
const NOT_COMPILED: [&str; 9] =
    ["replicas", "partitions", "probe", "outfeed-dir", "trace", "memory", "step-limit", "timeout", "memory-limit"];

/// Writes results as text, one a line.
fn show(results: &[Value], args: &Args, out: &mut Vec<u8>) {
    let limit = if args.has("full") { usize::MAX } else { SHOWN };
    for result in results {
        match result {
            Value::Tensor(tensor) => text::write_dense(out, tensor, limit),
            Value::Token | Value::Tuple(_) => text::write_value(out, result),
        }
        out.push(b'\n');
    }
}

/// The rows and columns of the grid that was asked for.
fn grid_size(args: &Args) -> Result<Option<(u32, u32)>, Usage> {
    let (n_replicas, n_partitions) = (args.parsed::<u32>("replicas")?, args.parsed::<u32>("partitions")?);
    if n_replicas == Some(0) || n_partitions == Some(0) {
        return Err(Usage("`--replicas` and `--partitions` are at least 1".into()));
    }
    if (n_replicas, n_partitions) == (None, None) {
        return Ok(None);
    }
    if args.has("bench-time") {
        return Err(Usage("`--bench-time` measures one process: leave out `--replicas` and `--partitions`".into()));
    }
    Ok(Some((n_replicas.unwrap_or(1), n_partitions.unwrap_or(1))))
}

/// Runs a function in each process of a grid. Inputs are those of one process, then given to all, or of all processes, row by
/// row.
fn run_grid(
    cx: &Context,
    executable: &Executable,
    (n_replicas, n_partitions): (u32, u32),
    tell: &Tell,
    args: &Args,
) -> CommandResult {
    let types = executable.inputs();
    let n_processes = n_replicas as usize * n_partitions as usize;
    let given: Vec<&str> = args.values("input").collect();
    let lists = match args.parsed::<u32>("random-inputs")? {
        Some(seed) => vec![random_inputs(types, seed)?],
        None if given.len() <= types.len() => vec![read_inputs(cx, types, &given)?],
        None => {
            let all: Vec<ValueType> = std::iter::repeat_n(types, n_processes).flatten().cloned().collect();
            let all = read_inputs(cx, &all, &given)?;
            all.chunks(types.len().max(1)).map(<[Value]>::to_vec).collect()
        }
    };
    let outcome = executable.run_grid(n_replicas, n_partitions, lists);
    eprint!("{}", tell.text());
    let results = match outcome {
        Ok(results) => results,
        Err(error) => return fail(cx, &error, args),
    };
    let mut out = Vec::new();
    for (number, results) in results.into_iter().enumerate() {
        let (replica, partition) = (number / n_partitions as usize, number % n_partitions as usize);
        let results = results.into_iter().map(canonical).collect::<Result<Vec<_>, String>>()?;
        if let Some(folder) = args.value("output-dir") {
            write_results(&Path::new(folder).join(format!("r{replica}p{partition}")), &results)?;
        }
        out.extend_from_slice(format!("// process ({replica}, {partition})\n").as_bytes());
        show(&results, args, &mut out);
    }
    print(&out)
}

/// Tells why a program stopped.
pub(super) fn fail(cx: &Context, error: &RunError, args: &Args) -> CommandResult {
    let mut diags = Diagnostics::default();
    error.report(&mut diags);
    report(cx, &diags, args)?;
    Ok(Outcome::Failure)
}

pub(super) fn print(text: &[u8]) -> CommandResult {
    write_output(Path::new("-"), |out| out.write_all(text)).map_err(|error| Usage(error.to_string()))?;
    Ok(Outcome::Success)
}

/// A result whose NaNs all have one spelling.
pub(super) fn canonical(value: Value) -> Result<Value, String> {
    Ok(match value {
        Value::Tensor(tensor) => Value::Tensor(text::with_canonical_nans(tensor).map_err(|error| error.to_string())?),
        Value::Token => Value::Token,
        Value::Tuple(elements) => {
            let elements: Vec<Value> = elements.iter().cloned().map(canonical).collect::<Result<_, _>>()?;
            Value::Tuple(elements.into())
        }
    })
}

/// Writes `outN.npy` for every tensor among the results, `outN.M.npy` for those inside a tuple.
fn write_results(folder: &Path, results: &[Value]) -> Result<(), Usage> {
    std::fs::create_dir_all(folder)
        .map_err(|error| Usage(format!("cannot create the folder '{}': {error}", folder.display())))?;
    let mut pending: Vec<(String, &Value)> =
        results.iter().enumerate().map(|(index, value)| (format!("out{index}"), value)).collect();
    while let Some((name, value)) = pending.pop() {
        match value {
            Value::Tensor(tensor) => {
                let path = folder.join(format!("{name}.npy"));
                write_output(&path, |out| out.write_all(&npy::write(tensor)))
                    .map_err(|error| Usage(error.to_string()))?;
            }
            Value::Token => {}
            Value::Tuple(elements) => {
                pending.extend(elements.iter().enumerate().map(|(index, value)| (format!("{name}.{index}"), value)));
            }
        }
    }
    Ok(())
}

fn milliseconds(start: Instant) -> f64 {
    start.elapsed().as_secs_f64() * 1e3
}

/// A function of a program that is ready to run.
enum Program {
    Interp(Executable),
    C(c::Executable),
}

/// Why nothing runs, or not to its end.
enum Stop {
    Run(RunError),
    Program(Diagnostics),
    Machine(String),
}

impl From<RunError> for Stop {
    fn from(error: RunError) -> Stop {
        Stop::Run(error)
    }
}

impl Stop {
    fn tell(self, cx: &Context, args: &Args) -> CommandResult {
        match self {
            Stop::Run(error) => fail(cx, &error, args),
            Stop::Program(diags) => {
                report(cx, &diags, args)?;
                Ok(Outcome::Failure)
            }
            Stop::Machine(message) => Err(Usage(message)),
        }
    }
}

impl Program {
    fn compile(
        backend: &str,
        module: &mut Module,
        origin: &str,
        fp: FpMode,
        watch: Watch,
        args: &Args,
    ) -> Result<Program, Stop> {
        let (entry, fast) = (args.value("entry").unwrap_or("main"), fp == FpMode::Fast);
        let mut diags = Diagnostics::default();
        if backend == "c" {
            let n_threads = rayon::current_num_threads();
            let request = c::Request { entry, origin, fast, cc: args.value("cc"), n_threads };
            return c::compile(module, &request, &mut diags).map(Program::C).map_err(|failure| match failure {
                c::Failure::Program(_) => Stop::Program(diags),
                c::Failure::Machine(message) => Stop::Machine(message),
            });
        }
        let kernels = match backend {
            "ptx" | "ptx-sim" => {
                Some(match gpu::Kernels::load(module, entry, backend == "ptx-sim", fast, &mut diags) {
                    Ok(kernels) => kernels,
                    Err(c::Failure::Program(_)) => return Err(Stop::Program(diags)),
                    Err(c::Failure::Machine(message)) => return Err(Stop::Machine(message)),
                })
            }
            _ => None,
        };
        if kernels.is_none() && has_dialect(module.root(), &["hexir"]) {
            let lowering = Lowering { level: Level::Hextir, fast, placement: "", entry: Some(entry) };
            lowering.run(module, &mut diags).map_err(|_| Stop::Program(diags))?;
        }
        let mut interpreter = Interpreter::new(module)
            .with_options(Options { fp, ..Options::default() })
            .with_watch(watch)
            .with_output(|text| std::io::stdout().write_all(text.as_bytes()));
        if let Some(folder) = args.value("probe") {
            let probes = TensorFolder::create(Path::new(folder), "probe").map_err(Stop::Machine)?;
            interpreter = interpreter.with_probes(Arc::new(probes));
        }
        if let Some(folder) = args.value("outfeed-dir") {
            let tensors = TensorFolder::create(Path::new(folder), "outfeed").map_err(Stop::Machine)?;
            interpreter = interpreter.with_outfeed(move |process, values| {
                let label = process.map_or_else(String::new, |id| format!("r{}p{}", id.replica, id.partition));
                values.iter().try_for_each(|value| tensors.keep(&label, value))
            });
        }
        if let Some(kernels) = kernels {
            let ptx = kernels.ptx.clone();
            interpreter =
                interpreter.with_launcher(launcher(&ptx, move |kernel, buffers| kernels.launch(kernel, buffers)));
        }
        Ok(Program::Interp(interpreter.compile(entry)?))
    }

    fn inputs(&self) -> &[ValueType] {
        match self {
            Program::Interp(executable) => executable.inputs(),
            Program::C(executable) => executable.inputs(),
        }
    }

    fn run(&mut self, cx: &Context, inputs: Vec<Value>) -> Result<Vec<Value>, Stop> {
        match self {
            Program::Interp(executable) => Ok(executable.run(inputs)?),
            Program::C(executable) => {
                let mut outputs = executable.outputs(cx).map_err(Stop::Machine)?;
                executable.call(&inputs, &mut outputs)?;
                Ok(outputs.into_iter().map(Value::Tensor).collect())
            }
        }
    }

    /// Times of single runs, after one to warm up. Results live until the clock has stopped.
    fn samples(&mut self, cx: &Context, inputs: &[Value], seconds: f64, most: usize) -> Result<Vec<f64>, Stop> {
        match self {
            Program::Interp(executable) => samples(seconds, most, || {
                let inputs = inputs.to_vec();
                let start = Instant::now();
                let results = executable.run(inputs)?;
                let sample = milliseconds(start);
                drop(results);
                Ok(sample)
            }),
            Program::C(executable) => {
                let mut outputs = executable.outputs(cx).map_err(Stop::Machine)?;
                samples(seconds, most, || {
                    let start = Instant::now();
                    executable.call(inputs, &mut outputs)?;
                    Ok(milliseconds(start))
                })
            }
        }
    }
}

/// What `run` measures, again and again, after once to warm up.
fn samples(seconds: f64, most: usize, mut run: impl FnMut() -> Result<f64, Stop>) -> Result<Vec<f64>, Stop> {
    run()?;
    let (begin, mut samples) = (Instant::now(), Vec::new());
    while samples.len() < most && (samples.is_empty() || begin.elapsed().as_secs_f64() < seconds) {
        samples.push(run()?);
    }
    Ok(samples)
}

fn bench_line(samples: &[f64], compile_ms: f64) -> String {
    let mut line = String::from("{\"samples_ms\": [");
    for (index, sample) in samples.iter().enumerate() {
        let comma = if index == 0 { "" } else { ", " };
        let _ = write!(line, "{comma}{sample:.6}");
    }
    let _ = writeln!(line, "], \"compile_ms\": {compile_ms:.3}}}");
    line
}
