//! NVIDIA's driver, loaded while running: enough of it to launch the kernels of one PTX file. There is nothing to build
//! against, and nothing happens on machines without the driver but a sentence.
//!
//! Invariants of the unsafe code: every function is looked up by its name in the driver's library and has the signature
//! that the driver's documentation gives it; device addresses and handles come from the driver, stay inside this module
//! and die with [`Device`]. The driver lets any thread use a context once it is current there, and every use makes it so.

use std::ffi::{CStr, CString, c_char, c_int, c_uint, c_void};
use std::ptr::{null, null_mut};

use hlo_codegen::ptx::Launch;
use libloading::Library;

/// The names under which systems know the driver's library.
const LIBRARIES: [&str; 2] = ["libcuda.so.1", "nvcuda.dll"];

type Handle = *mut c_void;
type Status = c_int;

/// The functions of the driver that a launch needs.
struct Driver {
    // Keeps the functions below alive.
    _library: Library,
    error_string: unsafe extern "C" fn(Status, *mut *const c_char) -> Status,
    device_attribute: unsafe extern "C" fn(*mut c_int, c_int, c_int) -> Status,
    context_set: unsafe extern "C" fn(Handle) -> Status,
    context_release: unsafe extern "C" fn(c_int) -> Status,
    module_load: unsafe extern "C" fn(*mut Handle, *const c_void, c_uint, *mut c_int, *mut *mut c_void) -> Status,
    module_unload: unsafe extern "C" fn(Handle) -> Status,
    function: unsafe extern "C" fn(*mut Handle, Handle, *const c_char) -> Status,
    allocate: unsafe extern "C" fn(*mut u64, usize) -> Status,
    free: unsafe extern "C" fn(u64) -> Status,
    to_device: unsafe extern "C" fn(u64, *const c_void, usize) -> Status,
    to_host: unsafe extern "C" fn(*mut c_void, u64, usize) -> Status,
    launch: unsafe extern "C" fn(
        Handle,
        c_uint,
        c_uint,
        c_uint,
        c_uint,
        c_uint,
        c_uint,
        c_uint,
        Handle,
        *mut *mut c_void,
        *mut *mut c_void,
    ) -> Status,
    synchronize: unsafe extern "C" fn() -> Status,
}

/// A GPU with one file of kernels loaded.
pub struct Device {
    driver: Driver,
    ordinal: c_int,
    context: Handle,
    module: Handle,
}

// SAFETY: handles of the driver are valid on every thread on which the context is current, which `enter` sees to.
unsafe impl Send for Device {}

/// A buffer on a GPU.
struct Buffer<'d> {
    device: &'d Device,
    address: u64,
}

impl Drop for Buffer<'_> {
    fn drop(&mut self) {
        // SAFETY: the address came from `allocate` and is freed once.
        unsafe { (self.device.driver.free)(self.address) };
    }
}

impl Drop for Device {
    fn drop(&mut self) {
        // SAFETY: the module was loaded in the context that is retained until here.
        unsafe {
            (self.driver.context_set)(self.context);
            if !self.module.is_null() {
                (self.driver.module_unload)(self.module);
            }
            (self.driver.context_release)(self.ordinal);
        }
    }
}

/// A function of the library as a function pointer.
macro_rules! symbol {
    ($library:expr, $name:literal) => {
        // SAFETY: the type of the field is the signature that the driver documents for this name.
        *unsafe { $library.get(concat!($name, "\0").as_bytes()) }
            .map_err(|_| concat!("the CUDA driver is too old: it has no `", $name, "`").to_owned())?
    };
}

impl Device {
    /// Takes the first GPU.
    ///
    /// # Errors
    /// A sentence when there is no driver or no GPU.
    pub fn open() -> Result<Device, String> {
        let library = LIBRARIES
            .iter()
            // SAFETY: loading the driver runs its initialisers, which the vendor makes safe to run in any program.
            .find_map(|name| unsafe { Library::new(name) }.ok())
            .ok_or_else(|| {
                format!("no CUDA driver ({} not found); use --backend=ptx-sim or --backend=c", LIBRARIES[0])
            })?;
        let init: unsafe extern "C" fn(c_uint) -> Status = symbol!(library, "cuInit");
        let device_get: unsafe extern "C" fn(*mut c_int, c_int) -> Status = symbol!(library, "cuDeviceGet");
        let context_retain: unsafe extern "C" fn(*mut Handle, c_int) -> Status =
            symbol!(library, "cuDevicePrimaryCtxRetain");
        let driver = Driver {
            error_string: symbol!(library, "cuGetErrorString"),
            device_attribute: symbol!(library, "cuDeviceGetAttribute"),
            context_set: symbol!(library, "cuCtxSetCurrent"),
            context_release: symbol!(library, "cuDevicePrimaryCtxRelease_v2"),
            module_load: symbol!(library, "cuModuleLoadDataEx"),
            module_unload: symbol!(library, "cuModuleUnload"),
            function: symbol!(library, "cuModuleGetFunction"),
            allocate: symbol!(library, "cuMemAlloc_v2"),
            free: symbol!(library, "cuMemFree_v2"),
            to_device: symbol!(library, "cuMemcpyHtoD_v2"),
            to_host: symbol!(library, "cuMemcpyDtoH_v2"),
            launch: symbol!(library, "cuLaunchKernel"),
            synchronize: symbol!(library, "cuCtxSynchronize"),
            _library: library,
        };
        let mut ordinal = 0;
        let mut context: Handle = null_mut();
        // SAFETY: all pointers are to locals that outlive the calls.
        unsafe {
            driver.check(init(0), "the CUDA driver does not start")?;
            driver.check(device_get(&mut ordinal, 0), "there is no GPU")?;
            driver.check(context_retain(&mut context, ordinal), "the GPU cannot be used")?;
        }
        let device = Device { driver, ordinal, context, module: null_mut() };
        device.enter()?;
        Ok(device)
    }

    /// The generation of the GPU: 90 for `sm_90`.
    ///
    /// # Errors
    /// The driver's words.
    pub fn sm(&self) -> Result<u32, String> {
        // CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR and _MINOR of the driver's interface.
        let mut parts = [0; 2];
        for (part, attribute) in parts.iter_mut().zip([75, 76]) {
            // SAFETY: the pointer is to a local that outlives the call.
            let status = unsafe { (self.driver.device_attribute)(part, attribute, self.ordinal) };
            self.driver.check(status, "the generation of the GPU")?;
        }
        Ok((parts[0] * 10 + parts[1]).unsigned_abs())
    }

    /// Loads the kernels of a PTX file, once.
    ///
    /// # Errors
    /// The driver's own words when it refuses the text.
    pub fn load(&mut self, text: &str) -> Result<(), String> {
        self.enter()?;
        const LOG: usize = 8192;
        // CU_JIT_ERROR_LOG_BUFFER and CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES of the driver's interface.
        let mut options: [c_int; 2] = [5, 6];
        let mut log = vec![0u8; LOG];
        let mut values: [*mut c_void; 2] = [log.as_mut_ptr().cast(), LOG as *mut c_void];
        let text = CString::new(text).map_err(|_| "the PTX text holds a zero byte".to_owned())?;
        // SAFETY: the log has the size that the options tell, and text and options outlive the call.
        let status = unsafe {
            (self.driver.module_load)(
                &mut self.module,
                text.as_ptr().cast(),
                2,
                options.as_mut_ptr(),
                values.as_mut_ptr(),
            )
        };
        let end = log.iter().position(|byte| *byte == 0).unwrap_or(LOG);
        let said = String::from_utf8_lossy(&log[..end]).trim().to_owned();
        let context = if said.is_empty() {
            "the driver refuses the PTX".to_owned()
        } else {
            format!("the driver refuses the PTX: {said}")
        };
        self.driver.check(status, &context)
    }

    /// Makes the context current on this thread.
    fn enter(&self) -> Result<(), String> {
        // SAFETY: the context is retained as long as the device lives.
        self.driver.check(unsafe { (self.driver.context_set)(self.context) }, "the GPU cannot be used")
    }

    /// Runs a kernel over buffers, one a parameter: each goes to the GPU and comes back.
    ///
    /// # Errors
    /// The driver's words.
    pub fn launch(&self, kernel: &Launch, buffers: &mut [Vec<u8>]) -> Result<(), String> {
        self.enter()?;
        let what = format!("kernel `{}`", kernel.symbol);
        let entry = CString::new(kernel.entry.as_str()).map_err(|_| format!("{what} has no proper name"))?;
        let mut function: Handle = null_mut();
        // SAFETY: the module is loaded; the name ends with a zero.
        let status = unsafe { (self.driver.function)(&mut function, self.module, entry.as_ptr()) };
        self.driver.check(status, &what)?;
        let mut on_device = Vec::with_capacity(buffers.len());
        for buffer in &*buffers {
            on_device.push(self.upload(buffer)?);
        }
        let mut sizes = kernel.sizes.clone();
        let mut parameters: Vec<*mut c_void> =
            on_device.iter_mut().map(|buffer| (&raw mut buffer.address).cast()).collect();
        parameters.extend(sizes.iter_mut().map(|size| std::ptr::from_mut(size).cast()));
        let ([gx, gy, gz], [bx, by, bz]) = (kernel.grid, kernel.block);
        if kernel.grid.contains(&0) {
            return Ok(());
        }
        // SAFETY: one pointer to an address or a size a parameter, as the kernel declares; all outlive the synchronisation below.
        let status = unsafe {
            (self.driver.launch)(function, gx, gy, gz, bx, by, bz, 0, null_mut(), parameters.as_mut_ptr(), null_mut())
        };
        self.driver.check(status, &what)?;
        // SAFETY: no arguments.
        self.driver.check(unsafe { (self.driver.synchronize)() }, &what)?;
        for (buffer, on_device) in buffers.iter_mut().zip(&on_device) {
            // SAFETY: both sides have the buffer's size.
            let status = unsafe { (self.driver.to_host)(buffer.as_mut_ptr().cast(), on_device.address, buffer.len()) };
            self.driver.check(status, &what)?;
        }
        Ok(())
    }

    fn upload(&self, bytes: &[u8]) -> Result<Buffer<'_>, String> {
        let mut buffer = Buffer { device: self, address: 0 };
        let source = if bytes.is_empty() { null() } else { bytes.as_ptr().cast() };
        // SAFETY: the driver takes no more than what was allocated; an allocation has at least one byte.
        unsafe {
            let status = (self.driver.allocate)(&mut buffer.address, bytes.len().max(1));
            self.driver.check(status, &format!("{} bytes on the GPU", bytes.len()))?;
            if !bytes.is_empty() {
                self.driver.check((self.driver.to_device)(buffer.address, source, bytes.len()), "a copy to the GPU")?;
            }
        }
        Ok(buffer)
    }
}

impl Driver {
    fn check(&self, status: Status, context: &str) -> Result<(), String> {
        if status == 0 {
            return Ok(());
        }
        let mut text: *const c_char = null();
        // SAFETY: the driver gives a string that lives as long as its library, or leaves the pointer null.
        let said = unsafe {
            (self.error_string)(status, &mut text);
            if text.is_null() { format!("error {status}") } else { CStr::from_ptr(text).to_string_lossy().into_owned() }
        };
        Err(format!("{context}: {said}"))
    }
}
