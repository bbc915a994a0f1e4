//! `--backend=c`: a program printed as C, compiled by the machine's compiler, loaded and called.

use std::path::{Path, PathBuf};

use hlo_codegen::c::{self, Entry, Program};
use hlo_interp::eval::{RunError, Value, ValueType, types};
use hlo_interp::{Tensor, Trap};
use hlo_ir::{Context, Diagnostics, Loc, Module, OpRef, Reported};

use super::cache::Cache;
use super::compiler::{Compiler, Product};
use super::library::Loaded;
use super::lowering::{Level, Lowering};

/// The name that programs have here.
const NAME: &str = "program";

/// A program that is ready to run.
pub struct Executable {
    loaded: Loaded,
    inputs: Vec<ValueType>,
    outputs: Vec<hlo_ir::Type>,
    /// The function that is called: the only place that compiled code still has.
    loc: Loc,
}

/// Why there is no executable.
pub enum Failure {
    /// The program cannot be lowered or printed; the diagnostics say why.
    Program(Reported),
    /// The machine does not do its part.
    Machine(String),
}

impl From<Reported> for Failure {
    fn from(reported: Reported) -> Failure {
        Failure::Program(reported)
    }
}

/// What to compile and how.
pub struct Request<'a> {
    /// The function to run.
    pub entry: &'a str,
    /// Where the program came from.
    pub origin: &'a str,
    /// Whether sums may be reordered and products contracted.
    pub fast: bool,
    /// A C compiler by name.
    pub cc: Option<&'a str>,
    /// Threads to use.
    pub n_threads: usize,
}

/// Lowers, prints, compiles and loads.
///
/// # Errors
/// See [`Failure`].
pub fn compile(module: &mut Module, request: &Request<'_>, diags: &mut Diagnostics) -> Result<Executable, Failure> {
    let compiler = Compiler::find(request.cc).map_err(Failure::Machine)?;
    let lowering = Lowering { level: Level::Hextir, fast: request.fast, placement: "", entry: Some(request.entry) };
    lowering.run(module, diags)?;
    let options = c::Options { name: NAME.into(), origin: request.origin.into(), entry: Some(request.entry.into()) };
    let program = c::print(module, &options, diags)?;
    let Some(entry) = program.entries.first() else {
        return Err(Failure::Machine("the program has no function to call".into()));
    };
    let cx = module.cx.clone();
    let open = |library: &Path| Loaded::open(library, &cx, NAME, entry, &program.weights, request.n_threads);
    let (library, is_old) = build(&program, &compiler, request.fast).map_err(Failure::Machine)?;
    let loaded = match open(&library) {
        // What a full disk or a cleaner left of an entry is made again.
        Err(_) if is_old => {
            library.parent().map(std::fs::remove_dir_all);
            build(&program, &compiler, request.fast).and_then(|(library, _)| open(&library))
        }
        loaded => loaded,
    };
    let loaded = loaded.map_err(Failure::Machine)?;
    let Entry { symbol, inputs, outputs, .. } = entry;
    let is_entry = |op: &OpRef<'_>| op.attr("sym_name").and_then(|name| name.as_str(&cx)) == Some(symbol);
    let ops = module.root().region(0).entry().into_iter().flat_map(|block| block.ops());
    let loc = ops.filter(is_entry).map(|op| op.loc()).next().unwrap_or_else(|| module.root().loc());
    let value_type = |ty: &hlo_ir::Type| ValueType::of(&module.cx, *ty);
    let inputs = inputs.iter().map(value_type).collect::<Option<Vec<_>>>();
    let inputs = inputs.ok_or_else(|| Failure::Machine("an argument has a type without values".into()))?;
    Ok(Executable { loaded, inputs, outputs: outputs.clone(), loc })
}

/// The shared library of a program, and whether it was in the cache rather than compiled now.
fn build(program: &Program, compiler: &Compiler, fast: bool) -> Result<(PathBuf, bool), String> {
    let cache = Cache::open()?;
    let flags = compiler.flags(Product::Shared, fast, true);
    let words = flags.join(" ");
    let identity = compiler.identity();
    let parts = [program.source.as_bytes(), program.header.as_bytes(), words.as_bytes(), identity.as_bytes()];
    let (entry, exists) = cache.entry(&parts);
    if exists {
        return Ok((entry.join("program.so"), true));
    }
    let folder = cache.prepare()?;
    let write = |name: &str, bytes: &[u8]| {
        let path = folder.join(name);
        std::fs::write(&path, bytes).map_err(|error| format!("cannot write '{}': {error}", path.display()))?;
        Ok::<PathBuf, String>(path)
    };
    let source = write("program.c", program.source.as_bytes())?;
    write("program.h", program.header.as_bytes())?;
    compiler
        .compile(&flags, std::slice::from_ref(&source), &folder.join("program.so"))
        .map_err(|error| error.message(&source))?;
    cache.finish(&folder, &entry)?;
    Ok((entry.join("program.so"), false))
}

impl Executable {
    /// The types of the arguments.
    pub fn inputs(&self) -> &[ValueType] {
        &self.inputs
    }

    /// New tensors for the results; those of unknown extents are empty until a call replaces them.
    ///
    /// # Errors
    /// Out of memory.
    pub fn outputs(&self, cx: &Context) -> Result<Vec<Tensor>, String> {
        let tensor = |ty: &hlo_ir::Type| {
            let element = types::element_of(cx, *ty)?;
            let shape = if ty.has_static_shape(cx) { types::static_shape(cx, *ty)? } else { [0].as_slice().into() };
            // Each has memory of its own, written before it is shared.
            let mut tensor = Tensor::zeros(element, &shape)?;
            tensor.bytes_mut()?;
            Ok(tensor)
        };
        let made: Result<Vec<Tensor>, Trap> = self.outputs.iter().map(tensor).collect();
        made.map_err(|trap| trap.to_string())
    }

    /// Runs once on `inputs`, which are of the types that [`inputs`](Self::inputs) says.
    ///
    /// # Errors
    /// An argument of another type, what the program says.
    pub fn call(&mut self, inputs: &[Value], outputs: &mut [Tensor]) -> Result<(), RunError> {
        let tensors: Option<Vec<&Tensor>> = inputs.iter().map(Value::as_tensor).collect();
        let fits =
            inputs.len() == self.inputs.len() && self.inputs.iter().zip(inputs).all(|(ty, value)| ty.accepts(value));
        let called = match tensors {
            Some(tensors) if fits => self.loaded.call(&tensors, outputs),
            _ => Err("the arguments do not have the types of the function".into()),
        };
        called.map_err(|message| RunError::from(Trap::invalid(message)).at("func.func", self.loc))
    }
}
