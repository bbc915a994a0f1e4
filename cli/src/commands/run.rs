//! `hlo run`: executes a function of a program, and prints its results or compares them with others. With `--bench-time`,
//! measures itself. `--files-from` is in [`many`].

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io::Write as _;
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use hlo_codegen::ptx::launcher;
use hlo_interp::eval::{
    Executable, Interpreter, MAX_PROCESSES, Options, ProcessId, RunError, Value, ValueType, Watch, text,
};
use hlo_interp::interpreter::warn_of_shared_probe_ids;
use hlo_interp::kernels::combine::FpMode;
use hlo_interp::kernels::distance::Tolerance;
use hlo_interp::tensor::memory;
use hlo_interp::{Tensor, Trap};
use hlo_ir::{Context, Diagnostics, Module};

use super::watching::{Tell, WATCHING, size_text, watching};
use super::{CommandResult, IMPLICIT_BROADCAST, Outcome, READING, Usage, load_program, many, report, set_threads};
use crate::backend::lowering::{Level, Lowering, has_dialect};
use crate::backend::{c, gpu};
use crate::comparison::compare;
use crate::flags::{Args, Flag, Takes};
use crate::input;
use crate::output::write_output;
use crate::probes::TensorFolder;
use crate::progress::Progress;
use crate::random::random_values;
use crate::tensor_files::{is_writable, named, write_file, write_folder};
use crate::values::{read_infeed, read_inputs};

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
            help: "The next argument: x.npy, x.npz, x.safetensors, 'dense<…> : T', 4x8xf32=@FILE or 4xf32=1,2,3,4.",
        },
        Flag { name: "seed", takes: Takes::Value("n"), help: "Make up the arguments that nobody gave." },
        Flag { name: "random-inputs", takes: Takes::Value("seed"), help: "Make up all arguments." },
        Flag {
            name: "infeed",
            takes: Takes::Value("value"),
            help: "What `infeed` reads next, in each process; as --input.",
        },
        Flag { name: "replicas", takes: Takes::Value("n"), help: "Run a grid of processes with that many rows." },
        Flag { name: "partitions", takes: Takes::Value("n"), help: "Run a grid of processes with that many columns." },
        Flag { name: "probe", takes: Takes::Value("folder"), help: "Where `interpreter.probe` writes what it sees." },
        Flag { name: "outfeed-dir", takes: Takes::Value("folder"), help: "Where `outfeed` writes." },
        Flag { name: "output-dir", takes: Takes::Value("folder"), help: "Also write the results as outN.npy." },
        Flag {
            name: "output",
            takes: Takes::Value("file"),
            help: "Also write the results to a file: .npz, .safetensors, .txt; .npy or .bin for one.",
        },
        Flag {
            name: "compare",
            takes: Takes::Value("path"),
            help: "Tell how far the results are from those in x.npy, x.npz, x.safetensors or a folder; 1 when they part.",
        },
        Flag { name: "atol", takes: Takes::Value("x"), help: "Elements agree when |a - b| <= atol + rtol * |b|; 0." },
        Flag { name: "rtol", takes: Takes::Value("x"), help: "See --atol; 0." },
        Flag { name: "max-ulp", takes: Takes::Value("n"), help: "Floats also agree when that many steps apart; 0." },
        Flag {
            name: "files-from",
            takes: Takes::Value("list"),
            help: "Run each program that a file names, one a line; one line tells of each.",
        },
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
    [&own[..], &[IMPLICIT_BROADCAST], WATCHING, READING].concat()
}

/// Results of more elements are cut in the middle, unless `--full`.
const SHOWN: usize = 1000;

/// What executes programs.
const BACKENDS: [&str; 4] = ["interp", "c", "ptx", "ptx-sim"];

/// Runs the command.
pub fn run(words: &[String]) -> CommandResult {
    let args = Args::parse(words, &flags(), &[])?;
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
    if args.has("random-inputs") && (args.has("input") || args.has("seed")) {
        let message =
            "`--random-inputs` makes up all arguments: leave out `--input`, or make up the others with `--seed`";
        return Err(Usage(message.into()));
    }
    let bench_seconds = args.seconds("bench-time")?;
    let bench_max = args.parsed::<usize>("bench-max")?.unwrap_or(usize::MAX);
    if bench_max == 0 {
        return Err(Usage("`--bench-max` is at least 1: without a run there is nothing to tell".into()));
    }
    let grid = grid_size(&args)?;
    let results = Results::wanted(&args, grid.is_some())?;
    if backend == "c" && NOT_COMPILED.iter().any(|flag| args.has(flag)) {
        let flags: Vec<String> = NOT_COMPILED.iter().map(|flag| format!("`--{flag}`")).collect();
        return Err(Usage(format!("compiled programs are run without {}", flags.join(", "))));
    }
    let (watch, tell) = watching(&args)?;
    let request = Request { backend, fp, watch: &watch, args: &args };
    if args.has("files-from") {
        let outcome = many::run(&request);
        eprint!("{}", tell.text());
        return outcome;
    }
    let input = input::read(args.file()?)?;
    let cx = crate::context();
    let mut loaded = load_program(&cx, &input, &args);
    if args.has("probe") && !loaded.diags.has_errors() {
        warn_of_shared_probe_ids(&loaded.module, &mut loaded.diags);
    }
    report(&cx, &loaded.diags, &args)?;
    if loaded.diags.has_errors() {
        return Ok(Outcome::Failure);
    }
    let progress = Arc::new(Progress::start(|time| {
        format!("{:.0} s, tensors take {}", time.as_secs_f64(), size_text(memory::in_use()))
    }));
    let shown = progress.clone();
    let output = move |text: &str| {
        shown.wipe();
        std::io::stdout().write_all(text.as_bytes())
    };
    let start = Instant::now();
    let mut program = match Program::compile(&request, &mut loaded.module, &input.name, output) {
        Ok(program) => program,
        Err(stop) => {
            progress.end();
            return stop.tell(&cx, &args);
        }
    };
    let compile_ms = milliseconds(start);
    if let (Some(grid), Program::Interp(executable)) = (grid, &program) {
        return run_grid(&cx, executable, grid, (&tell, &progress, &results), &args);
    }
    let inputs = inputs(&cx, program.inputs(), &args)?;
    if let Some(seconds) = bench_seconds {
        progress.end();
        return match program.samples(&cx, &inputs, seconds, bench_max) {
            Ok(samples) => print(bench_line(&samples, compile_ms).as_bytes()),
            Err(stop) => stop.tell(&cx, &args),
        };
    }
    let outcome = program.run(&cx, inputs);
    progress.end();
    eprint!("{}", tell.text());
    let values = match outcome {
        Ok(values) => values,
        Err(stop) => return stop.tell(&cx, &args),
    };
    let mut out = Vec::new();
    let outcome = results.take(values, "", &mut out)?;
    print(&out).map(|_| outcome)
}

/// What the flags say of a run, besides its inputs.
pub(super) struct Request<'a> {
    pub backend: &'a str,
    pub fp: FpMode,
    pub watch: &'a Watch,
    pub args: &'a Args,
}

/// The arguments that the flags give to one process.
///
/// # Errors
/// Inputs that do not fit, too few of them.
pub(super) fn inputs(cx: &Context, types: &[ValueType], args: &Args) -> Result<Vec<Value>, Usage> {
    if let Some(seed) = args.parsed::<u32>("random-inputs")? {
        return Ok(random_values(types, seed)?);
    }
    Ok(read_inputs(cx, types, &args.values("input").collect::<Vec<_>>(), args.parsed("seed")?)?)
}

/// What becomes of results.
struct Results<'a> {
    folder: Option<&'a str>,
    file: Option<&'a str>,
    compare: Option<&'a str>,
    tolerance: Tolerance,
    full: bool,
}

impl<'a> Results<'a> {
    /// What the flags ask for.
    fn wanted(args: &'a Args, in_grid: bool) -> Result<Results<'a>, Usage> {
        let (folder, file, compare) = (args.value("output-dir"), args.value("output"), args.value("compare"));
        if let Some(flag) = ["output-dir", "outfeed-dir"].iter().find(|flag| args.value(flag) == Some("")) {
            return Err(Usage(format!("`--{flag}` needs the name of a folder: `.` is this one")));
        }
        if let Some(file) = file.filter(|file| !is_writable(file)) {
            let message = format!("`--output` is a .npy, .npz, .safetensors, .bin or .txt file, found `{file}`");
            return Err(Usage(message));
        }
        if in_grid && file.is_some() {
            return Err(Usage(
                "the results of a grid are written with `--output-dir`, a folder for each process".into(),
            ));
        }
        if in_grid && compare.is_some_and(|path| !Path::new(path).is_dir()) {
            let message = "the results of a grid are compared with a folder, as `--output-dir` writes it";
            return Err(Usage(message.into()));
        }
        if compare.is_none()
            && let Some(flag) = ["atol", "rtol", "max-ulp"].iter().find(|flag| args.has(flag))
        {
            return Err(Usage(format!("`--{flag}` says how far results may be from others: `--compare` names those")));
        }
        let measures = [folder, file, compare].iter().any(Option::is_some);
        if measures && args.has("bench-time") {
            let message = "`--bench-time` only measures: leave out `--output-dir`, `--output` and `--compare`";
            return Err(Usage(message.into()));
        }
        let distance = |name| match args.parsed::<f64>(name)? {
            Some(distance) if !(distance.is_finite() && distance >= 0.0) => {
                Err(Usage(format!("`--{name}` is a number from 0 on, found `{distance}`")))
            }
            distance => Ok(distance.unwrap_or_default()),
        };
        let ulps = args.parsed("max-ulp")?.unwrap_or_default();
        let tolerance = Tolerance { absolute: distance("atol")?, relative: distance("rtol")?, ulps };
        Ok(Results { folder, file, compare, tolerance, full: args.has("full") })
    }

    /// Writes results where they were asked for, and to `out` as text or how far they are from others. In a grid, `process` is
    /// the name of the folder.
    fn take(&self, results: Vec<Value>, process: &str, out: &mut Vec<u8>) -> CommandResult {
        let results = results.into_iter().map(canonical).collect::<Result<Vec<_>, String>>()?;
        let tensors = named(&results);
        // First: what is compared with may be what is written over.
        let compared = self.compare.map(|path| {
            let path = if process.is_empty() { path.to_owned() } else { format!("{path}/{process}") };
            compare(&path, &tensors, &self.tolerance)
        });
        if let Some(folder) = self.folder {
            write_folder(&Path::new(folder).join(process), &tensors)?;
        }
        if let Some(file) = self.file {
            write_file(file, &tensors)?;
        }
        let Some(compared) = compared else {
            show(&results, self.full, out);
            return Ok(Outcome::Success);
        };
        let (lines, agrees) = compared?;
        out.extend_from_slice(lines.as_bytes());
        Ok(if agrees { Outcome::Success } else { Outcome::Failure })
    }
}

/// What only the interpreter does.
const NOT_COMPILED: [&str; 10] = [
    "replicas",
    "partitions",
    "probe",
    "infeed",
    "outfeed-dir",
    "trace",
    "memory",
    "step-limit",
    "timeout",
    "memory-limit",
];

/// Writes results as text, one a line.
fn show(results: &[Value], full: bool, out: &mut Vec<u8>) {
    let limit = if full { usize::MAX } else { SHOWN };
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
    let (rows, columns) = (n_replicas.unwrap_or(1), n_partitions.unwrap_or(1));
    let n_processes = u64::from(rows) * u64::from(columns);
    if n_processes > MAX_PROCESSES as u64 {
        return Err(Usage(format!("a grid has at most {MAX_PROCESSES} processes, found {n_processes}")));
    }
    Ok(Some((rows, columns)))
}

/// Runs a function in each process of a grid. Inputs are those of one process, then given to all, or of all processes, row by
/// row.
fn run_grid(
    cx: &Context,
    executable: &Executable,
    (n_replicas, n_partitions): (u32, u32),
    (tell, progress, wanted): (&Tell, &Progress, &Results<'_>),
    args: &Args,
) -> CommandResult {
    let types = executable.inputs();
    let n_processes = n_replicas as usize * n_partitions as usize;
    let given: Vec<&str> = args.values("input").collect();
    let lists = if given.len() <= types.len() {
        vec![inputs(cx, types, args)?]
    } else {
        let all: Vec<ValueType> = std::iter::repeat_n(types, n_processes).flatten().cloned().collect();
        let all = read_inputs(cx, &all, &given, args.parsed("seed")?)?;
        all.chunks(types.len().max(1)).map(<[Value]>::to_vec).collect()
    };
    let outcome = executable.run_grid(n_replicas, n_partitions, lists);
    progress.end();
    eprint!("{}", tell.text());
    let results = match outcome {
        Ok(results) => results,
        Err(error) => return fail(cx, &error, args),
    };
    let (mut out, mut outcome) = (Vec::new(), Outcome::Success);
    for (number, results) in results.into_iter().enumerate() {
        let (replica, partition) = (number / n_partitions as usize, number % n_partitions as usize);
        out.extend_from_slice(format!("// process ({replica}, {partition})\n").as_bytes());
        if wanted.take(results, &format!("r{replica}p{partition}"), &mut out)? == Outcome::Failure {
            outcome = Outcome::Failure;
        }
    }
    print(&out).map(|_| outcome)
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

fn milliseconds(start: Instant) -> f64 {
    start.elapsed().as_secs_f64() * 1e3
}

/// A function of a program that is ready to run.
pub(super) enum Program {
    Interp(Executable),
    C(c::Executable),
}

/// Why nothing runs, or not to its end.
pub(super) enum Stop {
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
    /// Makes a program ready. What it prints goes to `output`.
    pub(super) fn compile(
        request: &Request<'_>,
        module: &mut Module,
        origin: &str,
        output: impl Fn(&str) -> std::io::Result<()> + Send + Sync + 'static,
    ) -> Result<Program, Stop> {
        let &Request { backend, fp, watch, args } = request;
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
            .with_watch(watch.clone())
            .with_output(output);
        if let Some(folder) = args.value("probe").filter(|folder| !folder.is_empty()) {
            let probes = TensorFolder::create(Path::new(folder), "probe").map_err(Stop::Machine)?;
            interpreter = interpreter.with_probes(Arc::new(probes));
        }
        if args.has("infeed") {
            interpreter = interpreter.with_infeed(infeed(module.cx.clone(), args));
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

    pub(super) fn inputs(&self) -> &[ValueType] {
        match self {
            Program::Interp(executable) => executable.inputs(),
            Program::C(executable) => executable.inputs(),
        }
    }

    pub(super) fn run(&mut self, cx: &Context, inputs: Vec<Value>) -> Result<Vec<Value>, Stop> {
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

/// What `infeed` reads: each process all that `--infeed` gives, in its order.
fn infeed(
    cx: Arc<Context>,
    args: &Args,
) -> impl Fn(Option<ProcessId>, &[ValueType]) -> Result<Vec<Tensor>, Trap> + Send + Sync + 'static {
    let values: Vec<String> = args.values("infeed").map(str::to_owned).collect();
    let positions = Mutex::new(BTreeMap::new());
    move |process, types| {
        let mut positions = positions.lock().unwrap_or_else(PoisonError::into_inner);
        let next = positions.entry(process).or_insert(0);
        read_infeed(&cx, types, &values, next).map_err(Trap::invalid)
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
