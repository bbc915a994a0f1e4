//! C: a module after `hextir-schedule` as one C11 file, a header and a file of weights. In reading order:
//!
//! - [`host`]: functions of the graph level over one [`workspace`], [`constants`] beside them; [`extents`] that are known
//!   when they run, and [`memory`] for values that have such
//! - [`kernel`]: kernels and their loops; [`accesses`]: their buffers; [`arrays`]: values of vector type;
//!   [`lanes`]: vectorized loops; [`parallel`]: those that threads share
//! - [`scalar_ops`], [`vector_ops`]: what each op is in C, on [`scalar`]s and on [`vectors`]
//! - [`math`]: elementary functions, step by step; [`helpers`], [`prelude`]: what a file defines before its functions
//! - [`expr`], [`text`]: C as text
//! - [`pool`]: threads; [`driver`]: a `main` for executables
//!
//! The text needs nothing but the C library's headers (its mathematical library only for remainders, and for `fma` where
//! the processor has none), compiles without warnings under `-std=c11 -Wall -Wextra`, allocates nothing but values
//! whose extents are not known before, keeps no state and has no undefined behaviour. Compiled with `-ffp-contract=off` it gives the interpreter's bits.

mod accesses;
mod arrays;
mod constants;
pub mod driver;
mod expr;
mod extents;
mod helpers;
mod host;
mod kernel;
mod lanes;
mod math;
mod memory;
mod parallel;
mod pool;
mod prelude;
mod scalar;
mod scalar_ops;
mod text;
mod vector_ops;
mod vectors;
mod workspace;

use hlo_dialects::hextir::func::PrimFunc;
use hlo_interp::eval::types::element_type;
use hlo_ir::verify::op_error;
use hlo_ir::{Diagnostics, Module, OpRef, Reported, Type, TypeData};
use rustc_hash::{FxHashMap, FxHashSet};

use constants::Constants;
use host::{Callees, HostFunction};
use kernel::Kernel;
use prelude::Prelude;
use text::{Names, filled};
use vectors::VECTOR_PRELUDE;

/// What to print.
#[derive(Clone, Debug)]
pub struct Options {
    /// The program's name: files are called so, and names of functions begin with it.
    pub name: String,
    /// Words for the first line of the files: where the program came from.
    pub origin: String,
    /// The only function to print, with what it calls; all public ones when absent.
    pub entry: Option<String>,
}

/// A program in C.
#[derive(Clone, Debug)]
pub struct Program {
    /// The name that files and functions have.
    pub name: String,
    /// Whether the program itself prints.
    pub prints: bool,
    /// The text of `NAME.c`.
    pub source: String,
    /// The text of `NAME.h`.
    pub header: String,
    /// The bytes of `NAME.weights`; empty when there are none.
    pub weights: Vec<u8>,
    /// The functions that callers may call.
    pub entries: Vec<Entry>,
}

/// A function that callers may call.
#[derive(Clone, Debug)]
pub struct Entry {
    /// Its symbol in the module.
    pub symbol: String,
    /// Its name in C. With `_call` behind it, the function that takes pointers in arrays.
    pub c_name: String,
    /// Bytes of workspace that it needs.
    pub workspace: u64,
    /// Types of its arguments.
    pub inputs: Vec<Type>,
    /// Types of its results.
    pub outputs: Vec<Type>,
    /// Whether arguments or results have unknown extents: then `_call` takes two more arrays, those of the arguments before
    /// the results and those of the results, which it fills, behind them, in the order of the dimensions; and such a result
    /// is the address of a pointer, which it sets. The bytes are given back with `NAME_release`.
    pub is_dynamic: bool,
}

/// What the compiler is told before the text. Loops that are to run on vectors are written with vectors.
const PRAGMAS: &str = r#"#pragma GCC diagnostic ignored "-Wunused-function"
#pragma GCC diagnostic ignored "-Wunused-but-set-variable"
#pragma GCC diagnostic ignored "-Wtautological-compare"
#pragma GCC diagnostic ignored "-Wsign-compare"
#pragma GCC diagnostic ignored "-Wtype-limits"
#if defined(__clang__)
#pragma GCC diagnostic ignored "-Wxor-used-as-pow"
#elif defined(__GNUC__)
/* gcc 12 gives wrong results when it makes vectors of a loop that folds signed numbers as unsigned ones. */
#pragma GCC optimize("no-tree-loop-vectorize")
#endif

"#;

/// The macro that names the file of weights when the text is compiled.
pub fn weights_macro(name: &str) -> String {
    format!("{}_WEIGHTS_FILE", text::identifier(name).to_uppercase())
}

/// Prints a module that holds only host functions and kernels.
///
/// # Errors
/// What C is not printed for yet, each with its op and place.
pub fn print(module: &Module, options: &Options, diags: &mut Diagnostics) -> Result<Program, Reported> {
    let mut printer = Printer {
        module,
        diags,
        prelude: Prelude::default(),
        constants: Constants::default(),
        prefix: text::identifier(&options.name),
        names: Names::default(),
        entry_names: FxHashMap::default(),
        functions: FxHashMap::default(),
        kernels: FxHashMap::default(),
        ops: FxHashMap::default(),
        pending: FxHashSet::default(),
        texts: Vec::new(),
    };
    printer.module(options)
}

struct Printer<'m> {
    module: &'m Module,
    diags: &'m mut Diagnostics,
    prelude: Prelude,
    constants: Constants,
    prefix: String,
    names: Names,
    /// C names of the functions that callers may call, by symbol.
    entry_names: FxHashMap<Vec<u8>, String>,
    functions: FxHashMap<Vec<u8>, HostFunction>,
    kernels: FxHashMap<Vec<u8>, Kernel>,
    /// Functions and kernels of the module by symbol.
    ops: FxHashMap<Vec<u8>, OpRef<'m>>,
    /// Functions that are being printed.
    pending: FxHashSet<Vec<u8>>,
    /// Definitions, callees first.
    texts: Vec<String>,
}

impl<'m> Printer<'m> {
    fn module(&mut self, options: &Options) -> Result<Program, Reported> {
        let root = self.module.root();
        let mut entries: Vec<Vec<u8>> = Vec::new();
        for op in root.regions().flat_map(|region| region.blocks()).flat_map(|block| block.ops()) {
            let Some(symbol) = op.attr("sym_name").and_then(|attr| attr.as_bytes(op.cx)) else { continue };
            self.ops.insert(symbol.to_vec(), op);
            let is_public = op.attr("sym_visibility").and_then(|attr| attr.as_str(op.cx)) != Some("private");
            let wanted = options.entry.as_ref().is_none_or(|entry| entry.as_bytes() == symbol);
            let has_body = op.n_regions() != 0 && op.region(0).entry().is_some();
            if is_function(op) && wanted && has_body && (is_public || options.entry.is_some()) {
                entries.push(symbol.to_vec());
            }
        }
        if entries.is_empty() {
            let message = match &options.entry {
                Some(entry) => format!("there is no function @{entry} to print as C"),
                None => "there is no public function to print as C".to_owned(),
            };
            return Err(self.diags.error("c-entry", root.loc(), message).emit());
        }
        self.name_entries(&entries);
        // All refusals are told, not only the first.
        let mut result = Ok(());
        for entry in &entries {
            result = result.and(self.function(entry));
        }
        result?;
        Ok(self.files(options, &entries))
    }

    /// Names the entries before all else, so that their names depend on nothing that stays inside the file.
    fn name_entries(&mut self, entries: &[Vec<u8>]) {
        for name in ["pool_start", "pool_stop", "weights", "release"] {
            self.names.fresh(&format!("{}_{name}", self.prefix));
        }
        for symbol in entries {
            let hint = format!("{}_{}", self.prefix, String::from_utf8_lossy(symbol));
            let name = self.names.fresh_with(&hint, |name| vec![call_name(name), workspace_macro(name)]);
            self.entry_names.insert(symbol.clone(), name);
        }
    }

    /// Prints the function `symbol`, and before it all that it calls.
    fn function(&mut self, symbol: &[u8]) -> Result<(), Reported> {
        if self.functions.contains_key(symbol) {
            return Ok(());
        }
        // A missing callee is told where it is called.
        let Some(&op) = self.ops.get(symbol) else { return Ok(()) };
        if !is_function(op) {
            return Ok(());
        }
        if !self.pending.insert(symbol.to_vec()) {
            let message = "is not printed as C: it calls itself, and its workspace would have no bound";
            return Err(op_error(self.diags, op, "c-recursion", message).emit());
        }
        let mut callees = Vec::new();
        calls(op, &mut callees);
        let mut result = Ok(());
        for (callee, is_kernel) in callees {
            result = result.and(match is_kernel {
                true => self.kernel(&callee),
                false => hlo_ir::text::grow_stack(|| self.function(&callee)),
            });
        }
        result?;
        let (name, linkage) = match self.entry_names.get(symbol) {
            Some(name) => (name.clone(), ""),
            None => {
                let hint = format!("{}_{}", self.prefix, String::from_utf8_lossy(symbol));
                (self.names.fresh(&hint), "static ")
            }
        };
        let callees = Callees { kernels: &self.kernels, functions: &self.functions };
        let function = host::print(op, &name, callees, &mut self.prelude, &mut self.constants, self.diags)?;
        self.texts.push(format!("{linkage}{}", function.text));
        self.functions.insert(symbol.to_vec(), function);
        self.pending.remove(symbol);
        Ok(())
    }

    fn kernel(&mut self, symbol: &[u8]) -> Result<(), Reported> {
        if self.kernels.contains_key(symbol) {
            return Ok(());
        }
        let Some(&op) = self.ops.get(symbol).filter(|op| op.is::<PrimFunc<'_>>()) else { return Ok(()) };
        // With the program's name before it, unlike anything in C's libraries.
        let name = self.names.fresh(&format!("{}_{}", self.prefix, String::from_utf8_lossy(symbol)));
        let kernel = kernel::print(op, &name, &mut self.prelude, self.diags)?;
        self.texts.push(kernel.text.clone());
        self.kernels.insert(symbol.to_vec(), kernel);
        Ok(())
    }

    fn files(&self, options: &Options, entries: &[Vec<u8>]) -> Program {
        let prefix = &self.prefix;
        let functions: Vec<&HostFunction> = entries.iter().filter_map(|symbol| self.functions.get(symbol)).collect();
        let made = |file: &str| {
            format!(
                "/* {prefix}.{file}: made by hlo {} from {}. */\n",
                env!("CARGO_PKG_VERSION"),
                options.origin.replace("*/", "* /")
            )
        };
        let mut declarations = String::new();
        let mut definitions = String::new();
        for function in &functions {
            let HostFunction { name, workspace, .. } = function;
            declarations.push_str(&format!(
                "/* Bytes of workspace, at a multiple of 64. */\n#define {} {workspace}\n{};\n",
                workspace_macro(name),
                function.signature()
            ));
            let is_dynamic = function.is_dynamic();
            let (sizes, result_sizes) =
                if is_dynamic { (" const int64_t *sizes,", " int64_t *result_sizes,") } else { ("", "") };
            let call = format!(
                "int {}(hlo_ctx *ctx, const void *const *arguments,{sizes} void *const *results,{result_sizes} void \
                 *workspace)",
                call_name(name)
            );
            let comment = if is_dynamic {
                "/* The same, with pointers and sizes in arrays. A result of unknown sizes is the address of a pointer. */"
            } else {
                "/* The same, with the pointers in arrays. */"
            };
            declarations.push_str(&format!("{comment}\n{call};\n\n"));
            definitions.push_str(&format!("\n{call} {{\n{}}}\n", function.call_body()));
        }
        if self.prelude.has_memory {
            declarations.push_str(&format!(
                "/* Gives a result of unknown sizes back. */\nvoid {prefix}_release(hlo_ctx *ctx, void *result);\n\n"
            ));
        }
        let header = format!(
            "{}{}",
            made("h"),
            filled(
                HEADER,
                &[
                    ("$GUARD", &format!("{}_H", prefix.to_uppercase())),
                    ("$NAME", prefix),
                    ("$DECLARATIONS\n", &declarations)
                ]
            )
        );
        let mut source = made("c");
        source.push_str(&format!(
            "/* Compile with -std=c11 -O2 -ffp-contract=off -fno-math-errno; -lm where the processor has no fused \
             multiply-add. */\n#include \"{prefix}.h\"\n\n#include <stdbool.h>\n#include <stddef.h>\n#include <stdint.h>\n"
        ));
        if self.prelude.has_print {
            source.push_str("#include <stdio.h>\n");
        }
        if self.prelude.has_memory {
            source.push_str("#include <stdlib.h>\n");
        }
        source.push_str("#include <string.h>\n\n");
        source.push_str(PRAGMAS);
        if self.prelude.has_vectors {
            source.push_str(VECTOR_PRELUDE);
            source.push('\n');
        }
        if functions.iter().any(|function| function.reads_weights) {
            source.push_str(&filled(WEIGHTS, &[("$FILE", &weights_macro(prefix)), ("$NAME", prefix)]));
            source.push('\n');
        }
        let texts = self.texts.join("\n");
        for part in [&self.prelude.text(), &self.constants.arrays_of(&texts), &texts, &definitions] {
            source.push_str(part);
            if !part.is_empty() {
                source.push('\n');
            }
        }
        if self.prelude.has_memory {
            source.push_str(&filled(memory::RELEASE, &[("$NAME", prefix)]));
        }
        source.push_str(&filled(pool::POOL, &[("$NAME", prefix)]));
        let entries = entries
            .iter()
            .zip(&functions)
            .map(|(symbol, function)| Entry {
                symbol: String::from_utf8_lossy(symbol).into_owned(),
                c_name: function.name.clone(),
                workspace: function.workspace,
                inputs: function.inputs.iter().map(|tensor| tensor.ty).collect(),
                outputs: function.outputs.iter().map(|tensor| tensor.ty).collect(),
                is_dynamic: function.is_dynamic(),
            })
            .collect();
        Program {
            name: prefix.clone(),
            prints: self.prelude.has_print,
            source,
            header,
            weights: self.constants.weights.clone(),
            entries,
        }
    }
}

/// What to do about an op that is not printed.
fn help(op: OpRef<'_>) -> &'static str {
    let elements = || op.operands().chain(op.results()).map(|value| value.ty().element(op.cx));
    let is_complex = |ty: Type| matches!(ty.data(op.cx), TypeData::Complex(_));
    if op.name() == "hexir.print" && elements().any(is_complex) {
        return "no backend prints complex numbers: print both parts";
    }
    if elements().all(|ty| ty == Type::INDEX || element_type(op.cx, ty).is_some()) {
        return "the interpreter can run this program: hlo run --backend=interp";
    }
    "no backend has numbers of this type: convert them to another one"
}

/// The function that calls the entry `name` with pointers in arrays.
fn call_name(name: &str) -> String {
    format!("{name}_call")
}

/// The macro for the bytes of workspace that the entry `name` needs.
fn workspace_macro(name: &str) -> String {
    format!("{}_WORKSPACE", name.to_uppercase())
}

fn is_function(op: OpRef<'_>) -> bool {
    matches!(op.name(), "func.func" | "hexir.func")
}

/// The symbols that `op` calls, in order, and whether as kernels.
fn calls(op: OpRef<'_>, acc: &mut Vec<(Vec<u8>, bool)>) {
    for inner in op.regions().flat_map(|region| region.blocks()).flat_map(|block| block.ops()) {
        let is_kernel = inner.name() == "hexir.call_tir";
        if is_kernel || matches!(inner.name(), "func.call" | "hexir.call") {
            let callee = inner.attr("callee").and_then(|attr| attr.as_flat_symbol(inner.cx));
            acc.extend(callee.map(|callee| (inner.cx.name_bytes(callee).to_vec(), is_kernel)));
        }
        hlo_ir::text::grow_stack(|| calls(inner, acc));
    }
}

const HEADER: &str = r#"#ifndef $GUARD
#define $GUARD

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#ifndef HLO_CTX
#define HLO_CTX 2

/* What a caller may lend to a program. Every member may be left zero. */
typedef struct hlo_ctx {
    /* Calls body on ranges that make up 0 .. n, in any order, on any threads; returns when all are done. */
    void (*parallel_for)(void *pool, int64_t n, void (*body)(void *captured, int64_t begin, int64_t end), void *captured);
    void *pool;
    /* Takes what the program prints; without it, the standard output does. */
    void (*print)(void *stream, const char *text, int n);
    void *stream;
    /* The bytes of the file of weights, at a multiple of 64. */
    const void *weights;
    /* Gives memory at a multiple of 64 for values whose sizes are not known before, or NULL, and takes it back; without
       them, aligned_alloc and free do. */
    void *(*allocate)(void *memory, size_t bytes);
    void (*release)(void *memory, void *block);
    void *memory;
    /* Set by a function that returns HLO_BAD_SIZES or HLO_ASSERTION: words, and the numbers that they are about. */
    const char *error;
    int64_t numbers[8];
} hlo_ctx;

/* What functions return. */
enum { HLO_OK = 0, HLO_NO_WEIGHTS = 1, HLO_NO_MEMORY = 2, HLO_BAD_SIZES = 3, HLO_ASSERTION = 4 };

enum { HLO_MOST_THREADS = 1024 };
#endif

/* Tensors are contiguous, the last dimension fastest. Results must not overlap with arguments nor with one another. ctx
   may be NULL. */

$DECLARATIONS
#ifdef HLO_POOL
/* A pool of threads for ctx: n_threads with the caller's own, at most HLO_MOST_THREADS. Not 0 when memory is short. */
int $NAME_pool_start(hlo_ctx *ctx, int n_threads);
void $NAME_pool_stop(hlo_ctx *ctx);
#endif

#ifdef __cplusplus
}
#endif

#endif
"#;

const WEIGHTS: &str = r#"/* The weights: those that the caller lends, or those of the file that was compiled in. */
#ifdef $FILE
__asm__(".pushsection .rodata\n"
        ".balign 64\n"
        "$NAME_weights:\n"
        ".incbin \"" $FILE "\"\n"
        ".popsection\n");
extern const unsigned char $NAME_weights[] __attribute__((visibility("hidden")));
#endif

static const unsigned char *hlo_weights(const hlo_ctx *ctx) {
    if (ctx != NULL && ctx->weights != NULL) {
        return ctx->weights;
    }
#ifdef $FILE
    return $NAME_weights;
#else
    return NULL;
#endif
}
"#;
