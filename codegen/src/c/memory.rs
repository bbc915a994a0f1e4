//! Memory for values whose extents are not known before a host function runs.
//!
//! A block is allocated when a value is made and hangs in a list: one of the function, and two of each loop, for what an
//! iteration makes and for what is carried into the next. Leaving a function or an iteration releases its list; results
//! that callers get are taken out of it first. What only kernels read is released behind the last of them.

use hlo_dialects::hexir::data::{Assert, Dim, Print};
use hlo_dialects::hexir::func::CallTir;
use hlo_ir::{BlockRef, OpRef, Value, ValueRef};
use rustc_hash::FxHashMap;

use super::host::{HostPrinter, Place};

/// What a file with such values defines; the last function is for callers.
pub const MEMORY: &str = r#"/* Memory that is taken while the program runs: a block begins with its link. */
typedef struct hlo_block {
    struct hlo_block *next;
} hlo_block;
enum { HLO_LINK = 64 };

static void hlo_free(hlo_ctx *ctx, void *pointer) {
    if (pointer == NULL) {
        return;
    }
    void *const block = (unsigned char *)pointer - HLO_LINK;
    if (ctx != NULL && ctx->release != NULL) {
        ctx->release(ctx->memory, block);
    } else {
        free(block);
    }
}

static void *hlo_allocate(hlo_ctx *ctx, hlo_block **list, int64_t bytes) {
    if (bytes < 0 || bytes > HLO_MOST) {
        return NULL;
    }
    const size_t size = ((size_t)bytes + HLO_LINK + 63) / 64 * 64;
    hlo_block *block = NULL;
    if (ctx != NULL && ctx->allocate != NULL) {
        block = ctx->allocate(ctx->memory, size);
    } else {
        block = aligned_alloc(64, size);
    }
    if (block == NULL) {
        return NULL;
    }
    block->next = NULL;
    if (list != NULL) {
        block->next = *list;
        *list = block;
    }
    return (unsigned char *)block + HLO_LINK;
}

/* Takes a pointer out of a list; whether it was there. */
static bool hlo_unlink(hlo_block **list, const void *pointer) {
    for (hlo_block **at = list; *at != NULL; at = &(*at)->next) {
        if ((const unsigned char *)*at + HLO_LINK == pointer) {
            *at = (*at)->next;
            return true;
        }
    }
    return false;
}

static void hlo_release_one(hlo_ctx *ctx, hlo_block **list, void *pointer) {
    if (hlo_unlink(list, pointer)) {
        hlo_free(ctx, pointer);
    }
}

static void hlo_release_all(hlo_ctx *ctx, hlo_block **list) {
    while (*list != NULL) {
        hlo_block *const block = *list;
        *list = block->next;
        hlo_free(ctx, (unsigned char *)block + HLO_LINK);
    }
}

static void hlo_link(hlo_block **list, void *pointer) {
    hlo_block *const block = (hlo_block *)(void *)((unsigned char *)pointer - HLO_LINK);
    block->next = *list;
    *list = block;
}

/* Moves a block from a list to another, if it is there. */
static void hlo_move(hlo_block **from, hlo_block **to, const void *pointer) {
    if (hlo_unlink(from, pointer)) {
        hlo_link(to, (void *)(uintptr_t)pointer);
    }
}

static void hlo_join(hlo_block **into, hlo_block **from) {
    while (*from != NULL) {
        hlo_block *const block = *from;
        *from = block->next;
        block->next = *into;
        *into = block;
    }
}

/* A value for the caller: its own block where the list has it, else a copy. */
static void *hlo_give(hlo_ctx *ctx, hlo_block **list, const void *value, int64_t bytes) {
    if (hlo_unlink(list, value)) {
        return (void *)(uintptr_t)value;
    }
    void *const copy = hlo_allocate(ctx, NULL, bytes);
    if (copy != NULL && bytes != 0) {
        memcpy(copy, value, (size_t)bytes);
    }
    return copy;
}
"#;

/// The function that callers release results with.
pub const RELEASE: &str = "
void $NAME_release(hlo_ctx *ctx, void *result) {
    hlo_free(ctx, result);
}
";

impl HostPrinter<'_> {
    /// A new list of blocks.
    pub(super) fn list(&mut self) -> String {
        let name = format!("blocks{}", self.lists.len());
        self.lists.push(name.clone());
        name
    }

    /// The runtime for such memory.
    pub(super) fn use_memory(&mut self) {
        self.uses_ctx = true;
        self.prelude.has_memory = true;
        self.prelude.helper("hlo_mismatch");
        self.prelude.define("hlo_memory", |_| MEMORY.to_owned());
    }

    /// Memory for a value whose extents are these expressions.
    pub(super) fn allocate_now(&mut self, c_type: &'static str, width: u64, extents: &[String]) -> Place {
        self.use_memory();
        let name = self.number_name("d");
        let bytes = self.bytes_text(extents, width);
        let list = self.current_list.clone();
        self.out.line(format_args!("{c_type} *const {name} = hlo_allocate(ctx, &{list}, {bytes});"));
        self.out.open(format_args!("if ({name} == NULL)"));
        self.leave("HLO_NO_MEMORY");
        self.out.close();
        Place { pointer: name, slot: None, extents: extents.to_vec() }
    }

    /// Variables for a value that control flow chooses.
    pub(super) fn declare(&mut self, value: ValueRef<'_>, c_type: &str) -> Place {
        let name = self.number_name("d");
        self.out.line(format_args!("const {c_type} *{name} = NULL;"));
        let shape = value.shape().unwrap_or_default();
        let mut extents = Vec::with_capacity(shape.len());
        for (dim, &extent) in shape.iter().enumerate() {
            extents.push(if extent >= 0 {
                extent.to_string()
            } else {
                self.out.line(format_args!("int64_t {name}_size{dim} = 0;"));
                format!("{name}_size{dim}")
            });
        }
        Place { pointer: name, slot: None, extents }
    }

    /// Gives variables that were declared a value.
    pub(super) fn assign(&mut self, target: &Place, source: &Place, ty: hlo_ir::Type) {
        let extents = self.expect(&source.extents, ty, "a value that control flow passes on");
        self.out.line(format_args!("{} = {};", target.pointer, source.pointer));
        for (to, from) in target.extents.iter().zip(&extents) {
            if to != from {
                self.out.line(format_args!("{to} = {from};"));
            }
        }
    }

    /// After which op of `block` the memory of values made in it can go.
    pub(super) fn deaths(&self, block: BlockRef<'_>) -> FxHashMap<usize, Vec<Value>> {
        let positions: FxHashMap<_, usize> = block.ops().enumerate().map(|(at, op)| (op.id, at)).collect();
        let position = |op: OpRef<'_>| {
            std::iter::successors(Some(op), |op| op.parent()).find_map(|op| positions.get(&op.id).copied())
        };
        let reads_only = |op: OpRef<'_>| {
            op.is::<CallTir<'_>>()
                || op.is::<Print<'_>>()
                || op.is::<Dim<'_>>()
                || op.is::<Assert<'_>>()
                || super::host::is_call(op)
        };
        let mut deaths: FxHashMap<usize, Vec<Value>> = FxHashMap::default();
        for op in block.ops().filter(|op| op.is::<CallTir<'_>>() || super::host::is_call(*op)) {
            for result in op.results().filter(|result| !result.ty().has_static_shape(self.cx)) {
                let users = || result.body.uses(result.id).map(|(user, _)| result.body.op_ref(self.cx, user));
                if !users().all(reads_only) {
                    continue;
                }
                let last = users().filter_map(position).max().or_else(|| position(op));
                if let Some(last) = last {
                    deaths.entry(last).or_default().push(result.id);
                }
            }
        }
        deaths
    }

    /// Releases values that nobody reads any more.
    pub(super) fn bury(&mut self, values: &[Value]) {
        for value in values {
            let place = self.places.get(value).cloned();
            if let Some(place) = place.filter(|place| place.pointer.starts_with('d')) {
                let list = self.current_list.clone();
                self.out.line(format_args!("hlo_release_one(ctx, &{list}, {});", place.pointer));
            }
        }
    }
}
