//! A compiled program in this process.
//!
//! Invariants of the unsafe code: the library was compiled from text that this program printed for the very [`Entry`] that
//! is called, so the functions have the signatures below and touch only the buffers they are given, whose sizes
//! [`Loaded::call`] takes from the entry. [`Context`] has the layout of `hlo_ctx` in the header. Functions are used only while
//! the library is loaded, which they share ownership of.

use std::ffi::{c_char, c_int, c_void};
use std::path::Path;
use std::ptr;

use hlo_codegen::c::Entry;
use hlo_interp::Tensor;
use hlo_ir::Type;
use libloading::Library;

/// `hlo_ctx`.
#[repr(C)]
struct Context {
    parallel_for: Option<unsafe extern "C" fn(*mut c_void, i64, *const c_void, *mut c_void)>,
    pool: *mut c_void,
    print: Option<unsafe extern "C" fn(*mut c_void, *const c_char, c_int)>,
    stream: *mut c_void,
    weights: *const c_void,
    allocate: Option<unsafe extern "C" fn(*mut c_void, usize) -> *mut c_void>,
    release: Option<unsafe extern "C" fn(*mut c_void, *mut c_void)>,
    memory: *mut c_void,
    error: *const c_char,
    numbers: [i64; 8],
}

type CallWithSizes = unsafe extern "C" fn(
    *mut Context,
    *const *const c_void,
    *const i64,
    *const *mut c_void,
    *mut i64,
    *mut c_void,
) -> c_int;
type Release = unsafe extern "C" fn(*mut Context, *mut c_void);
type Call = unsafe extern "C" fn(*mut Context, *const *const c_void, *const *mut c_void, *mut c_void) -> c_int;
type StartPool = unsafe extern "C" fn(*mut Context, c_int) -> c_int;
type StopPool = unsafe extern "C" fn(*mut Context);

/// Bytes at a multiple of 64.
pub struct Aligned {
    words: Vec<Line>,
    bytes: usize,
}

#[repr(C, align(64))]
#[derive(Clone, Copy)]
struct Line([u8; 64]);

impl Aligned {
    /// That many zeros.
    pub fn zeros(bytes: usize) -> Aligned {
        Aligned { words: vec![Line([0; 64]); bytes.div_ceil(64).max(1)], bytes }
    }

    /// A copy of `bytes`.
    pub fn copy(bytes: &[u8]) -> Aligned {
        let mut copy = Aligned::zeros(bytes.len());
        copy.bytes_mut().copy_from_slice(bytes);
        copy
    }

    /// The bytes.
    pub fn bytes(&self) -> &[u8] {
        // SAFETY: lines are plain bytes, contiguous, and there are at least `bytes` of them.
        unsafe { std::slice::from_raw_parts(self.words.as_ptr().cast(), self.bytes) }
    }

    /// The bytes for writing.
    pub fn bytes_mut(&mut self) -> &mut [u8] {
        // SAFETY: as in `bytes`, and `self` is borrowed for writing.
        unsafe { std::slice::from_raw_parts_mut(self.words.as_mut_ptr().cast(), self.bytes) }
    }
}

/// A function of the library, and what it needs to be told.
enum Entrance {
    /// All extents are known.
    Static(Call),
    /// Some are not: which dimensions of each argument, and the result types.
    Sized {
        call: CallWithSizes,
        release: Option<Release>,
        inputs: Vec<Vec<bool>>,
        outputs: Vec<Option<Vec<Option<usize>>>>,
    },
}

/// One function of a loaded program, with its threads, workspace and weights.
pub struct Loaded {
    // Keeps the code of `call` and `stop` alive.
    _library: Library,
    call: Entrance,
    stop: StopPool,
    context: Box<Context>,
    workspace: Aligned,
    _weights: Aligned,
}

impl Loaded {
    /// Loads the library at `path` and starts `n_threads`.
    ///
    /// # Errors
    /// A library that cannot be loaded or lacks a function, threads that do not start.
    pub fn open(
        path: &Path,
        cx: &hlo_ir::Context,
        name: &str,
        entry: &Entry,
        weights: &[u8],
        n_threads: usize,
    ) -> Result<Loaded, String> {
        let fail = |error: libloading::Error| format!("cannot load '{}': {error}", path.display());
        // SAFETY: the library is our own text compiled; loading it runs no code of its own.
        let library = unsafe { Library::new(path) }.map_err(fail)?;
        // SAFETY: the text defines these functions with these signatures.
        let (call, start, stop) = unsafe {
            (
                entrance(&library, cx, name, entry).map_err(fail)?,
                *library.get::<StartPool>(format!("{name}_pool_start\0").as_bytes()).map_err(fail)?,
                *library.get::<StopPool>(format!("{name}_pool_stop\0").as_bytes()).map_err(fail)?,
            )
        };
        let weights = Aligned::copy(weights);
        let workspace = Aligned::zeros(usize::try_from(entry.workspace).unwrap_or(usize::MAX));
        let mut context = Box::new(Context {
            parallel_for: None,
            pool: ptr::null_mut(),
            print: Some(write_out),
            stream: ptr::null_mut(),
            weights: weights.bytes().as_ptr().cast(),
            allocate: None,
            release: None,
            memory: ptr::null_mut(),
            error: ptr::null(),
            numbers: [0; 8],
        });
        let n_threads = c_int::try_from(n_threads).unwrap_or(1);
        // SAFETY: the context lives until `stop` was called on it.
        if unsafe { start(&mut *context, n_threads) } != 0 {
            return Err("cannot start the threads of the program".into());
        }
        Ok(Loaded { _library: library, call, stop, context, workspace, _weights: weights })
    }

    /// Runs the function once: `outputs` are written; those of unknown extents are replaced.
    ///
    /// # Errors
    /// What the function says; out of memory for the results.
    pub fn call(&mut self, inputs: &[&Tensor], outputs: &mut [Tensor]) -> Result<(), String> {
        let arguments: Vec<*const c_void> = inputs.iter().map(|input| input.bytes().as_ptr().cast()).collect();
        let workspace = self.workspace.bytes_mut().as_mut_ptr().cast();
        let mut results: Vec<*mut c_void> = Vec::with_capacity(outputs.len());
        match &self.call {
            Entrance::Static(call) => {
                for output in outputs {
                    results.push(output.bytes_mut().map_err(|trap| trap.to_string())?.as_mut_ptr().cast());
                }
                // SAFETY: see the module's documentation; callers check inputs and make outputs by the entry's types.
                let code = unsafe { call(&mut *self.context, arguments.as_ptr(), results.as_ptr(), workspace) };
                self.context.told(code)
            }
            Entrance::Sized { call, release, inputs: unknown, outputs: types } => {
                let sizes = inputs.iter().zip(unknown).flat_map(|(input, unknown)| input.shape().iter().zip(unknown));
                let sizes: Vec<i64> = sizes.filter(|(_, unknown)| **unknown).map(|(&size, _)| size as i64).collect();
                let n_sizes = types.iter().flatten().flatten().filter(|known| known.is_none()).count();
                let mut result_sizes = vec![0i64; n_sizes];
                let mut made: Vec<*mut c_void> = vec![ptr::null_mut(); outputs.len()];
                for ((output, ty), made) in outputs.iter_mut().zip(types).zip(&mut made) {
                    results.push(match ty {
                        None => output.bytes_mut().map_err(|trap| trap.to_string())?.as_mut_ptr().cast(),
                        Some(_) => ptr::from_mut(made).cast(),
                    });
                }
                // SAFETY: as above; there is a size for every unknown extent, and room for those of the results.
                let code = unsafe {
                    let (sizes, result_sizes) = (sizes.as_ptr(), result_sizes.as_mut_ptr());
                    call(&mut *self.context, arguments.as_ptr(), sizes, results.as_ptr(), result_sizes, workspace)
                };
                self.context.told(code)?;
                let mut told = result_sizes.into_iter();
                let mut outcome = Ok(());
                for ((output, ty), &made) in outputs.iter_mut().zip(types).zip(&made) {
                    let Some(ty) = ty else { continue };
                    let size = |known: &Option<usize>| known.or_else(|| usize::try_from(told.next()?).ok());
                    let shape: Option<Vec<usize>> = ty.iter().map(size).collect();
                    let shape = shape.unwrap_or_default();
                    let bytes = shape.iter().product::<usize>() * output.element().width();
                    // SAFETY: the function has made that many bytes, which stay until they are released below.
                    let bytes = unsafe { std::slice::from_raw_parts(made.cast::<u8>(), bytes) };
                    let tensor = Tensor::from_bytes(output.element(), &shape, bytes);
                    outcome = outcome.and(tensor.map(|tensor| *output = tensor).map_err(|trap| trap.to_string()));
                    if let Some(release) = release {
                        // SAFETY: the function made it and gave it away; nobody looks at it again.
                        unsafe { release(&mut *self.context, made) };
                    }
                }
                outcome
            }
        }
    }
}

impl Context {
    /// What a status means, in words.
    fn told(&self, status: c_int) -> Result<(), String> {
        // SAFETY: where it is not null, the program has set it to a text of its own, which ends with a zero.
        let words = || unsafe { std::ffi::CStr::from_ptr(self.error) }.to_string_lossy().into_owned();
        let [a, b, ..] = self.numbers;
        match status {
            0 => Ok(()),
            2 => Err("the compiled program ran out of memory".into()),
            3 if !self.error.is_null() => Err(format!("{}: found {a}, expected {b}", words())),
            4 if !self.error.is_null() => {
                let fill = |words: String, (at, number): (usize, &i64)| {
                    words.replace(&format!("{{{at}}}"), &number.to_string())
                };
                Err(self.numbers.iter().enumerate().fold(words(), fill))
            }
            _ => Err(format!("the compiled program returned {status}")),
        }
    }
}

/// The function of `entry` that takes pointers in arrays.
///
/// # Safety
/// The library was compiled from the program that `entry` belongs to.
unsafe fn entrance(
    library: &Library,
    cx: &hlo_ir::Context,
    name: &str,
    entry: &Entry,
) -> Result<Entrance, libloading::Error> {
    let symbol = format!("{}_call\0", entry.c_name);
    // SAFETY: the text defines these functions with these signatures.
    unsafe {
        if !entry.is_dynamic {
            return Ok(Entrance::Static(*library.get::<Call>(symbol.as_bytes())?));
        }
        let call = *library.get::<CallWithSizes>(symbol.as_bytes())?;
        // A program that makes nothing has nothing to release.
        let release = library.get::<Release>(format!("{name}_release\0").as_bytes()).ok().map(|release| *release);
        let unknown = |ty: &Type| ty.shape(cx).unwrap_or_default().iter().map(|&size| size < 0).collect();
        let known = |ty: &Type| {
            let shape = ty.shape(cx).unwrap_or_default();
            let sizes = shape.iter().map(|&size| usize::try_from(size).ok());
            (!ty.has_static_shape(cx)).then(|| sizes.collect())
        };
        let (inputs, outputs) = (entry.inputs.iter().map(unknown).collect(), entry.outputs.iter().map(known).collect());
        Ok(Entrance::Sized { call, release, inputs, outputs })
    }
}

impl Drop for Loaded {
    fn drop(&mut self) {
        // SAFETY: the pool was started on this context and is stopped once.
        unsafe { (self.stop)(&mut *self.context) };
    }
}

/// What the program prints goes where ours does.
unsafe extern "C" fn write_out(_: *mut c_void, text: *const c_char, n: c_int) {
    use std::io::Write;
    let n = usize::try_from(n).unwrap_or_default();
    // SAFETY: the program hands over `n` bytes of its own.
    let text = unsafe { std::slice::from_raw_parts(text.cast::<u8>(), n) };
    // Nobody is left to tell when the standard output is gone.
    let _ = std::io::stdout().write_all(text);
}
