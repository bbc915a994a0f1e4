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
use libloading::Library;

/// `hlo_ctx`.
#[repr(C)]
struct Context {
    parallel_for: Option<unsafe extern "C" fn(*mut c_void, i64, *const c_void, *mut c_void)>,
    pool: *mut c_void,
    print: Option<unsafe extern "C" fn(*mut c_void, *const c_char, c_int)>,
    stream: *mut c_void,
    weights: *const c_void,
}

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

/// One function of a loaded program, with its threads, workspace and weights.
pub struct Loaded {
    // Keeps the code of `call` and `stop` alive.
    _library: Library,
    call: Call,
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
    pub fn open(path: &Path, name: &str, entry: &Entry, weights: &[u8], n_threads: usize) -> Result<Loaded, String> {
        let fail = |error: libloading::Error| format!("cannot load '{}': {error}", path.display());
        // SAFETY: the library is our own text compiled; loading it runs no code of its own.
        let library = unsafe { Library::new(path) }.map_err(fail)?;
        // SAFETY: the text defines these functions with these signatures.
        let (call, start, stop) = unsafe {
            (
                *library.get::<Call>(format!("{}_call\0", entry.c_name).as_bytes()).map_err(fail)?,
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
        });
        let n_threads = c_int::try_from(n_threads).unwrap_or(1);
        // SAFETY: the context lives until `stop` was called on it.
        if unsafe { start(&mut *context, n_threads) } != 0 {
            return Err("cannot start the threads of the program".into());
        }
        Ok(Loaded { _library: library, call, stop, context, workspace, _weights: weights })
    }

    /// Runs the function once: `outputs` are written.
    ///
    /// # Errors
    /// What the function says; out of memory for the results.
    pub fn call(&mut self, inputs: &[&Tensor], outputs: &mut [Tensor]) -> Result<(), String> {
        let arguments: Vec<*const c_void> = inputs.iter().map(|input| input.bytes().as_ptr().cast()).collect();
        let mut results: Vec<*mut c_void> = Vec::with_capacity(outputs.len());
        for output in outputs {
            results.push(output.bytes_mut().map_err(|trap| trap.to_string())?.as_mut_ptr().cast());
        }
        let workspace = self.workspace.bytes_mut().as_mut_ptr().cast();
        // SAFETY: see the module's documentation; callers check inputs and make outputs by the entry's types.
        let code = unsafe { (self.call)(&mut *self.context, arguments.as_ptr(), results.as_ptr(), workspace) };
        if code == 0 { Ok(()) } else { Err(format!("the compiled program returned {code}")) }
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
