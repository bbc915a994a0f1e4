//! A `main` for executables: calls one function on raw files and prints or writes its results.

use hlo_ir::Context;

use super::Entry;
use super::scalar::{Element, Scalar};
use super::text::filled;

/// The text of a C file with `main`, which calls `entry` of the program `name`. Results are printed row by row, as the
/// usage says, unless `prints` says that the program itself does.
pub fn print(cx: &Context, name: &str, entry: &Entry, prints: bool) -> String {
    let Entry { c_name, workspace, inputs, outputs, .. } = entry;
    let bytes = |ty: &hlo_ir::Type| {
        let element = Element::of(cx, ty.element(cx)).map_or(1, |element| u64::from(element.bytes()));
        ty.n_elements(cx).unwrap_or_default() as u64 * element
    };
    let sizes = |types: &[hlo_ir::Type]| -> String {
        let sizes: Vec<String> = types.iter().map(|ty| bytes(ty).to_string()).collect();
        if sizes.is_empty() { "0".into() } else { sizes.join(", ") }
    };
    let usage: String = inputs
        .iter()
        .enumerate()
        .map(|(index, ty)| format!("\\n  FILE{index}: {} bytes of {}", bytes(ty), cx.type_text(*ty)))
        .collect();
    let (n_inputs, n_outputs) = (inputs.len(), outputs.len());
    let files: String = (0..n_inputs).map(|index| format!(" FILE{index}")).collect();
    let mut printing = String::new();
    for (index, ty) in outputs.iter().enumerate().filter(|_| !prints) {
        printing.push_str(&show(cx, index, *ty));
    }
    let shown = if prints { "not shown" } else { SHOWN };
    let usage = format!(
        "{files} [--output-dir DIR]\\nArguments are raw little-endian files.{usage}\\nResults are {shown}; with \
         --output-dir they are written as DIR/outN.bin, raw as well."
    );
    let words = [
        ("$NAME", name),
        ("$ENTRY", c_name),
        ("$N_INPUTS", &n_inputs.to_string()),
        ("$N_OUTPUTS", &n_outputs.to_string()),
        ("$INPUT_SIZES", &sizes(inputs)),
        ("$OUTPUT_SIZES", &sizes(outputs)),
        ("$WORKSPACE_SIZE", &(*workspace).max(1).to_string()),
        ("$USAGE", &usage),
        ("$PRINTING", &printing),
    ];
    filled(DRIVER, &words)
}

/// How results are printed, for the usage.
const SHOWN: &str = "printed: a line `result N: TYPE`, then one line for each row, truth values as 0 and 1, f32 and f64 in \
                     decimals that read back to the same number, smaller floats as their bits in hexadecimal";

/// Statements that print result number `index`.
fn show(cx: &Context, index: usize, ty: hlo_ir::Type) -> String {
    let shape = ty.shape(cx).unwrap_or_default();
    let n_elements: i64 = shape.iter().product();
    let columns = shape.last().copied().unwrap_or(1).max(1);
    let Some(element) = Element::of(cx, ty.element(cx)) else { return String::new() };
    let (format, value) = match element.scalar {
        Scalar::F32 => ("%.9g", "(double)values[i]"),
        Scalar::F64 => ("%.17g", "values[i]"),
        // Decimals of these would take a printer of their own.
        Scalar::Small(_) => ("0x%x", "(unsigned)values[i]"),
        _ if element.unsigned => ("%llu", "(unsigned long long)values[i]"),
        _ => ("%lld", "(long long)values[i]"),
    };
    let c_type = element.c_type();
    format!(
        "        printf(\"result {index}: {}\\n\");\n        {{\n            const {c_type} *values = results[{index}];\n            \
         for (int64_t i = 0; i < {n_elements}; i++) {{\n                printf(\"{format}%s\", {value}, (i + 1) % {columns} == 0 ? \
         \"\\n\" : \" \");\n            }}\n        }}\n",
        cx.type_text(ty)
    )
}

const DRIVER: &str = r#"/* The main function of an executable made by hlo. */
#define _POSIX_C_SOURCE 200809L
#include "$NAME.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { INPUTS = $N_INPUTS, OUTPUTS = $N_OUTPUTS };

static void *allocate(size_t bytes) {
    void *memory = NULL;
    if (posix_memalign(&memory, 64, bytes == 0 ? 1 : bytes) != 0) {
        fprintf(stderr, "out of memory\n");
        exit(1);
    }
    return memory;
}

static void read_file(const char *path, void *memory, size_t bytes) {
    FILE *file = fopen(path, "rb");
    char extra;
    if (file == NULL || fread(memory, 1, bytes, file) != bytes || fread(&extra, 1, 1, file) != 0) {
        fprintf(stderr, "cannot read '%s': expected a file of %zu bytes\n", path, bytes);
        exit(2);
    }
    fclose(file);
}

static void write_file(const char *folder, int index, const void *memory, size_t bytes) {
    char path[4096];
    snprintf(path, sizeof path, "%s/out%d.bin", folder, index);
    FILE *file = fopen(path, "wb");
    if (file == NULL || fwrite(memory, 1, bytes, file) != bytes || fclose(file) != 0) {
        fprintf(stderr, "cannot write '%s'\n", path);
        exit(2);
    }
}

int main(int argc, char **argv) {
    const size_t input_sizes[] = { $INPUT_SIZES };
    const size_t output_sizes[] = { $OUTPUT_SIZES };
    void *memories[INPUTS + 1] = { NULL };
    const void *arguments[INPUTS + 1] = { NULL };
    void *results[OUTPUTS + 1] = { NULL };
    const char *folder = NULL;
    int n_files = 0;
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--output-dir") == 0 && i + 1 < argc) {
            folder = argv[++i];
        } else if (n_files < INPUTS && argv[i][0] != '-') {
            void *memory = allocate(input_sizes[n_files]);
            read_file(argv[i], memory, input_sizes[n_files]);
            memories[n_files] = memory;
            arguments[n_files++] = memory;
        } else {
            n_files = -1;
            break;
        }
    }
    if (n_files != INPUTS) {
        fprintf(stderr, "Usage: %s$USAGE\n", argv[0]);
        return 2;
    }
    for (int i = 0; i < OUTPUTS; i++) {
        results[i] = allocate(output_sizes[i]);
    }
    void *workspace = allocate($WORKSPACE_SIZE);
    hlo_ctx ctx;
    memset(&ctx, 0, sizeof ctx);
    const char *wanted = getenv("HLO_THREADS");
    const long n_threads = wanted != NULL ? atol(wanted) : sysconf(_SC_NPROCESSORS_ONLN);
    if ($NAME_pool_start(&ctx, (int)n_threads) != 0) {
        fprintf(stderr, "cannot start threads\n");
        return 1;
    }
    const int code = $ENTRY_call(&ctx, arguments, results, workspace);
    $NAME_pool_stop(&ctx);
    if (code != 0) {
        fprintf(stderr, "the weights are missing\n");
        return 1;
    }
    if (folder != NULL) {
        for (int i = 0; i < OUTPUTS; i++) {
            write_file(folder, i, results[i], output_sizes[i]);
        }
    } else {
$PRINTING    }
    free(workspace);
    for (int i = 0; i < OUTPUTS; i++) {
        free(results[i]);
    }
    for (int i = 0; i < INPUTS; i++) {
        free(memories[i]);
    }
    return 0;
}
"#;
