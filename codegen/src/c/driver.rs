//! A `main` for executables: calls one function on raw files and prints or writes its results.

use hlo_ir::{Context, Type};

use super::Entry;
use super::scalar::{Element, Scalar};
use super::text::filled;

/// The text of a C file with `main`, which calls `entry` of the program `name`. Results are printed row by row, as the
/// usage says, unless `prints` says that the program itself does.
pub fn print(cx: &Context, name: &str, entry: &Entry, prints: bool) -> String {
    let Entry { c_name, workspace, inputs, outputs, is_dynamic, .. } = entry;
    let usage: String =
        inputs.iter().enumerate().map(|(index, ty)| format!("\\n  FILE{index}: {}", contents(cx, *ty))).collect();
    let files: String = (0..inputs.len()).map(|index| format!(" FILE{index}")).collect();
    let printing: String = if prints {
        String::new()
    } else {
        outputs.iter().enumerate().map(|(index, ty)| show(cx, index, *ty)).collect()
    };
    let shown = if prints { "not shown" } else { SHOWN };
    let sizes = if *is_dynamic { SIZES } else { "" };
    let usage = format!(
        "{files} [--output-dir DIR]\\nArguments are raw little-endian files.{sizes}{usage}\\nResults are {shown}; with \
         --output-dir they are written as DIR/outN.bin, raw as well."
    );
    let most = inputs.iter().chain(outputs).filter_map(|ty| ty.shape(cx)).map(<[i64]>::len).max().unwrap_or(0);
    let call = if *is_dynamic { CALL_WITH_SIZES } else { CALL };
    let release = if outputs.iter().all(|ty| ty.has_static_shape(cx)) { "free(results[i]);" } else { RELEASE };
    let words = [
        ("$CALL", call),
        ("$RELEASE", release),
        ("$SIZED", if *is_dynamic { SIZED } else { "" }),
        ("$HEAD", if printing.is_empty() { "" } else { HEAD }),
        ("$RANK", &most.max(1).to_string()),
        ("$NAME", name),
        ("$ENTRY", c_name),
        ("$N_INPUTS", &inputs.len().to_string()),
        ("$N_OUTPUTS", &outputs.len().to_string()),
        ("$INPUT_TYPES", &types(cx, inputs)),
        ("$OUTPUT_TYPES", &types(cx, outputs)),
        ("$WORKSPACE_SIZE", &(*workspace).max(1).to_string()),
        ("$USAGE", &usage),
        ("$PRINTING", &printing),
    ];
    // Texts that stand for others stand for nothing further.
    let driver = filled(DRIVER, &words[..4]);
    filled(&driver, &words[4..])
}

/// What a file holds, in words.
fn contents(cx: &Context, ty: Type) -> String {
    match ty.n_elements(cx) {
        Some(n) => format!("{} bytes of {}", n as u64 * width(cx, ty), cx.type_text(ty)),
        None => cx.type_text(ty).to_string(),
    }
}

/// Bytes of an element.
fn width(cx: &Context, ty: Type) -> u64 {
    Element::of(cx, ty.element(cx)).map_or(1, |element| u64::from(element.bytes()))
}

/// Tensor types as C has them here; one without a rank behind them all.
fn types(cx: &Context, types: &[Type]) -> String {
    let ty = |ty: &Type| {
        let shape = ty.shape(cx).unwrap_or_default();
        let extents: Vec<String> = shape.iter().map(|&extent| extent.max(-1).to_string()).collect();
        let extents = if extents.is_empty() { "0".to_owned() } else { extents.join(", ") };
        format!("{{ {}, {}, {{ {extents} }}, \"{}\" }}, ", width(cx, *ty), shape.len(), cx.type_text(ty.element(cx)))
    };
    format!("{}{{ 0, 0, {{ 0 }}, \"\" }}", types.iter().map(ty).collect::<String>())
}

/// How results are printed, for the usage.
const SHOWN: &str = "printed: a line `result N: TYPE`, then one line for each row, truth values as 0 and 1, f32 and f64 in \
                     decimals that read back to the same number, smaller floats as their bits in hexadecimal";

/// How sizes are told, for the usage.
const SIZES: &str =
    " Sizes that are not known stand behind the name, as in FILE:5x8; one of them follows from the file.";

/// Statements that print result number `index`.
fn show(cx: &Context, index: usize, ty: Type) -> String {
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
        "        {{\n            const {c_type} *values = results[{index}];\n            const int64_t columns = head({index});\n            \
         for (int64_t i = 0; i < count(&output_types[{index}]); i++) {{\n                printf(\"{format}%s\", {value}, (i + 1) % \
         columns == 0 ? \"\\n\" : \" \");\n            }}\n        }}\n"
    )
}

/// The call where all sizes are known.
const CALL: &str = "$ENTRY_call(&ctx, arguments, results, workspace)";

/// The call where some are not.
const CALL_WITH_SIZES: &str = "call_with_sizes(&ctx, arguments, results, workspace)";

/// How memory goes that the program may have taken.
const RELEASE: &str = "if (is_known(&declared_types[i])) {
            free(results[i]);
        } else {
            $NAME_release(&ctx, results[i]);
        }";

const DRIVER: &str = r#"/* The main function of an executable made by hlo. */
#define _POSIX_C_SOURCE 200809L
#include "$NAME.h"

#include <ctype.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { INPUTS = $N_INPUTS, OUTPUTS = $N_OUTPUTS, RANK = $RANK };

/* Bytes of an element, the sizes, -1 for those that are not known, and the name of the element's type. */
typedef struct tensor_type {
    int width, rank;
    int64_t sizes[RANK];
    const char *element;
} tensor_type;

static tensor_type input_types[INPUTS + 1] = { $INPUT_TYPES };
static tensor_type output_types[OUTPUTS + 1] = { $OUTPUT_TYPES };

static bool is_known(const tensor_type *type) {
    for (int dim = 0; dim < type->rank; dim++) {
        if (type->sizes[dim] < 0) {
            return false;
        }
    }
    return true;
}

static int64_t count(const tensor_type *type) {
    int64_t n = 1;
    for (int dim = 0; dim < type->rank; dim++) {
        n *= type->sizes[dim];
    }
    return n;
}

static void *allocate(size_t bytes) {
    void *memory = NULL;
    if (posix_memalign(&memory, 64, bytes == 0 ? 1 : bytes) != 0) {
        fprintf(stderr, "out of memory\n");
        exit(1);
    }
    return memory;
}

/* Takes sizes off the end of a name, as in FILE:5x8. */
static void read_sizes(char *name, tensor_type *type) {
    char *colon = strrchr(name, ':');
    if (colon == NULL || !isdigit((unsigned char)colon[1]) || colon[1 + strspn(colon + 1, "0123456789x")] != '\0') {
        return;
    }
    const char *at = colon + 1;
    for (int dim = 0; dim < type->rank; dim++) {
        char *end = NULL;
        const long long size = strtoll(at, &end, 10);
        const bool is_last = dim + 1 == type->rank;
        if (end == at || *end != (is_last ? '\0' : 'x') || size > INT32_MAX
            || (type->sizes[dim] >= 0 && type->sizes[dim] != size)) {
            fprintf(stderr, "the sizes in '%s' do not fit its type\n", name);
            exit(2);
        }
        type->sizes[dim] = size;
        at = end + 1;
    }
    *colon = '\0';
}

static void *read_file(char *path, tensor_type *type) {
    if (!is_known(type)) {
        read_sizes(path, type);
    }
    FILE *file = fopen(path, "rb");
    if (file == NULL || fseek(file, 0, SEEK_END) != 0) {
        fprintf(stderr, "cannot read '%s'\n", path);
        exit(2);
    }
    const int64_t bytes = ftell(file);
    rewind(file);
    int unknown = -1;
    int64_t known = type->width;
    for (int dim = 0; dim < type->rank; dim++) {
        if (type->sizes[dim] >= 0) {
            if (__builtin_mul_overflow(known, type->sizes[dim], &known)) {
                fprintf(stderr, "cannot read '%s': no file holds so many elements\n", path);
                exit(2);
            }
        } else if (unknown >= 0) {
            fprintf(stderr, "cannot read '%s': several sizes are not known; write them as in FILE:5x8\n", path);
            exit(2);
        } else {
            unknown = dim;
        }
    }
    if (unknown >= 0) {
        type->sizes[unknown] = known == 0 ? 0 : bytes / known;
        known *= type->sizes[unknown];
    }
    void *memory = allocate((size_t)bytes);
    if (bytes != known || fread(memory, 1, (size_t)bytes, file) != (size_t)bytes) {
        fprintf(stderr, "cannot read '%s': expected a file of %lld bytes\n", path, (long long)known);
        exit(2);
    }
    fclose(file);
    return memory;
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

$HEAD
/* Why the program ended early. */
static void explain(int code, const hlo_ctx *ctx) {
    if (code == HLO_ASSERTION && ctx->error != NULL) {
        for (const char *at = ctx->error; *at != '\0'; at++) {
            if (at[0] == '{' && at[1] >= '0' && at[1] < '8' && at[2] == '}') {
                fprintf(stderr, "%lld", (long long)ctx->numbers[at[1] - '0']);
                at += 2;
            } else {
                fputc(*at, stderr);
            }
        }
        fputc('\n', stderr);
    } else if (code == HLO_BAD_SIZES && ctx->error != NULL) {
        const long long found = ctx->numbers[0], expected = ctx->numbers[1];
        fprintf(stderr, "%s: found %lld, expected %lld\n", ctx->error, found, expected);
    } else {
        fprintf(stderr, "%s\n", code == HLO_NO_MEMORY ? "out of memory" : "the weights are missing");
    }
}

$SIZED
int main(int argc, char **argv) {
    void *memories[INPUTS + 1] = { NULL };
    const void *arguments[INPUTS + 1] = { NULL };
    void *results[OUTPUTS + 1] = { NULL };
    const char *folder = NULL;
    int n_files = 0;
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--output-dir") == 0 && i + 1 < argc) {
            folder = argv[++i];
        } else if (n_files < INPUTS && argv[i][0] != '-') {
            memories[n_files] = read_file(argv[i], &input_types[n_files]);
            arguments[n_files] = memories[n_files];
            n_files++;
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
        if (is_known(&output_types[i])) {
            results[i] = allocate((size_t)(count(&output_types[i]) * output_types[i].width));
        }
    }
    void *workspace = allocate($WORKSPACE_SIZE);
    hlo_ctx ctx;
    memset(&ctx, 0, sizeof ctx);
    const char *wanted = getenv("HLO_THREADS");
    const long n_threads = wanted != NULL ? atol(wanted) : sysconf(_SC_NPROCESSORS_ONLN);
    if ($NAME_pool_start(&ctx, n_threads > HLO_MOST_THREADS ? HLO_MOST_THREADS : (int)n_threads) != 0) {
        fprintf(stderr, "cannot start threads\n");
        return 1;
    }
    const int code = $CALL;
    $NAME_pool_stop(&ctx);
    if (code != 0) {
        explain(code, &ctx);
    } else if (folder != NULL) {
        for (int i = 0; i < OUTPUTS; i++) {
            write_file(folder, i, results[i], (size_t)(count(&output_types[i]) * output_types[i].width));
        }
    } else {
$PRINTING    }
    free(workspace);
    for (int i = 0; i < OUTPUTS; i++) {
        $RELEASE
    }
    for (int i = 0; i < INPUTS; i++) {
        free(memories[i]);
    }
    return code != 0;
}
"#;

/// The function that passes sizes on.
const SIZED: &str = r#"static const tensor_type declared_types[OUTPUTS + 1] = { $OUTPUT_TYPES };

/* The call, with the sizes of the arguments; the types of the results learn theirs. */
static int call_with_sizes(hlo_ctx *ctx, const void *const *arguments, void **results, void *workspace) {
    static const tensor_type declared_inputs[INPUTS + 1] = { $INPUT_TYPES };
    int64_t sizes[INPUTS * RANK + 1] = { 0 }, result_sizes[OUTPUTS * RANK + 1] = { 0 };
    void *targets[OUTPUTS + 1] = { NULL };
    int n_sizes = 0;
    for (int i = 0; i < INPUTS; i++) {
        for (int dim = 0; dim < input_types[i].rank; dim++) {
            if (declared_inputs[i].sizes[dim] < 0) {
                sizes[n_sizes++] = input_types[i].sizes[dim];
            }
        }
    }
    for (int i = 0; i < OUTPUTS; i++) {
        targets[i] = is_known(&declared_types[i]) ? results[i] : &results[i];
    }
    const int code = $ENTRY_call(ctx, arguments, sizes, targets, result_sizes, workspace);
    n_sizes = 0;
    for (int i = 0; i < OUTPUTS; i++) {
        for (int dim = 0; dim < output_types[i].rank; dim++) {
            if (declared_types[i].sizes[dim] < 0) {
                output_types[i].sizes[dim] = result_sizes[n_sizes++];
            }
        }
    }
    return code;
}
"#;

/// What printing results takes.
const HEAD: &str = r#"/* The line above a result; how long its rows are. */
static int64_t head(int index) {
    const tensor_type *type = &output_types[index];
    printf("result %d: tensor<", index);
    for (int dim = 0; dim < type->rank; dim++) {
        printf("%lldx", (long long)type->sizes[dim]);
    }
    printf("%s>\n", type->element);
    const int64_t columns = type->rank == 0 ? 1 : type->sizes[type->rank - 1];
    return columns == 0 ? 1 : columns;
}
"#;
