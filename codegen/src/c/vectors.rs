//! Vectors in C: types of GNU C by element and number of lanes, and functions on them.
//!
//! A loop has as many lanes as elements of its widest type fill a vector of the processor; `f32_w4` is a vector of floats
//! with as many lanes as there are elements of 4 bytes, `f32_w8` one of half as many. No vector is wider than the
//! registers of the processor that is compiled for, because compilers then keep it in memory. A truth value is a mask: an
//! integer as wide as the loop's widest type, −1 or 0.

use super::prelude::Prelude;
use super::scalar::{Element, Scalar};

/// The lanes of a loop whose widest type has this many bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Lanes(u32);

impl Lanes {
    /// As many lanes as elements of `bytes` fill a vector.
    pub fn of(bytes: u32) -> Lanes {
        Lanes(bytes)
    }

    /// Bytes of the widest type.
    pub fn bytes(self) -> u32 {
        self.0
    }

    /// Their number, in C.
    pub fn count(self) -> String {
        format!("HLO_LANES_{}", self.0)
    }
}

/// The first lines of a file with vectors.
pub const VECTOR_PRELUDE: &str = "\
/* Bytes of a vector: as wide as the registers of the processor that is compiled for. */
#if defined(__AVX512F__) && defined(__AVX512DQ__) && defined(__AVX512BW__)
#include <immintrin.h>
#define HLO_VECTOR 64
#elif defined(__AVX2__)
#include <immintrin.h>
#define HLO_VECTOR 32
#else
#if defined(__aarch64__)
#include <arm_neon.h>
#endif
#define HLO_VECTOR 16
#endif

#define HLO_LANES_1 (HLO_VECTOR / 1)
#define HLO_LANES_2 (HLO_VECTOR / 2)
#define HLO_LANES_4 (HLO_VECTOR / 4)
#define HLO_LANES_8 (HLO_VECTOR / 8)
#define HLO_INLINE inline __attribute__((always_inline))

#if defined(__clang__) && __clang_major__ < 15 && defined(__AVX512F__)
/* clang 14 takes wrong operands when it makes one instruction of a choice and what surrounds it. */
#define HLO_APART(mask) __asm__(\"\" : \"+v\"(mask))
#else
#define HLO_APART(mask) (void)0
#endif
";

impl Prelude {
    fn vector_type(&mut self, name: String, element: &str, bytes: u32, lanes: Lanes) -> String {
        self.has_vectors = true;
        let lane = lanes.bytes();
        let size = if bytes == lane { "HLO_VECTOR".into() } else { format!("HLO_VECTOR / {lane} * {bytes}") };
        self.define(&name.clone(), |_| {
            format!(
                "typedef {element} {name} __attribute__((vector_size({size})));\n_Static_assert(sizeof({name}) == \
                 {size}, \"the compiler knows vectors\");\n"
            )
        })
    }

    /// The type of a vector of floats or integers; of truth values, the [`mask`](Self::mask).
    pub fn vector(&mut self, ty: Scalar, lanes: Lanes) -> String {
        match ty {
            Scalar::Bool => self.mask(lanes),
            _ => {
                let name = match ty {
                    Scalar::F32 | Scalar::Small(_) => "f32".into(),
                    Scalar::F64 => "f64".into(),
                    ty => format!("i{}", ty.bytes() * 8),
                };
                self.vector_type(format!("{name}_w{}", lanes.bytes()), ty.c_type(), ty.bytes(), lanes)
            }
        }
    }

    /// The type of a vector of signed integers of `bytes`.
    pub fn signed_vector(&mut self, bytes: u32, lanes: Lanes) -> String {
        self.vector(Scalar::Int(bytes * 8), lanes)
    }

    /// The type of a vector of unsigned integers of `bytes`.
    pub fn unsigned_vector(&mut self, bytes: u32, lanes: Lanes) -> String {
        let element = Scalar::Int(bytes * 8).unsigned();
        self.vector_type(format!("u{}_w{}", bytes * 8, lanes.bytes()), element, bytes, lanes)
    }

    /// The type of a vector of truth values.
    pub fn mask(&mut self, lanes: Lanes) -> String {
        self.signed_vector(lanes.bytes(), lanes)
    }

    /// `value` in every lane of a vector of floats.
    pub fn splat(&mut self, ty: &str) -> String {
        let element = if ty.starts_with("f64") { "double" } else { "float" };
        // x - 0 is x for every number, also −0.
        self.define(&format!("hlo_splat_{ty}"), |_| {
            format!("static HLO_INLINE {ty} hlo_splat_{ty}({element} x) {{\n    return x - ({ty}){{0}};\n}}\n")
        })
    }

    /// The choice between two vectors `ty` of elements of `bytes` by a mask.
    pub fn select(&mut self, ty: &str, bytes: u32, lanes: Lanes) -> String {
        self.define(&format!("hlo_select_{ty}"), |prelude| {
            let (mask, bits) = (prelude.mask(lanes), prelude.signed_vector(bytes, lanes));
            let narrowed = if mask == bits { "mask".into() } else { format!("__builtin_convertvector(mask, {bits})") };
            // Shorter vectors than registers hold are made of scalars anyway.
            let apart = if 4 * bytes >= lanes.bytes() { "    HLO_APART(bits);\n" } else { "" };
            format!(
                "static HLO_INLINE {ty} hlo_select_{ty}({mask} mask, {ty} a, {ty} b) {{\n    {bits} bits = \
                 {narrowed};\n{apart}    return ({ty})((bits & ({bits})a) | (~bits & ({bits})b));\n}}\n"
            )
        })
    }

    /// Neighbours in memory as a vector, `load`, or a vector into memory, `store`. Elements are as in memory.
    pub fn vector_access(&mut self, element: Element, lanes: Lanes, is_store: bool) -> (String, String) {
        let (bytes, lane) = (element.bytes(), lanes.bytes());
        let (ty, c_type) = match element.scalar {
            Scalar::F32 | Scalar::F64 => (self.vector(element.scalar, lanes), element.c_type()),
            _ if element.c_type().starts_with('u') => (self.unsigned_vector(bytes, lanes), element.c_type()),
            _ => (self.signed_vector(bytes, lanes), element.c_type()),
        };
        let size = if bytes == lane { "HLO_VECTOR".into() } else { format!("HLO_VECTOR / {lane} * {bytes}") };
        self.define(&format!("{ty}_unaligned"), |_| {
            format!(
                "typedef {c_type} {ty}_unaligned __attribute__((vector_size({size}), aligned({bytes}), may_alias));\n"
            )
        });
        let name = if is_store {
            self.define(&format!("hlo_store_{ty}"), |_| {
                format!(
                    "static HLO_INLINE void hlo_store_{ty}({c_type} *p, {ty} x) {{\n    *({ty}_unaligned *)p = x;\n}}\n"
                )
            })
        } else {
            self.define(&format!("hlo_load_{ty}"), |_| {
                format!(
                    "static HLO_INLINE {ty} hlo_load_{ty}(const {c_type} *p) {{\n    return *(const {ty}_unaligned \
                     *)p;\n}}\n"
                )
            })
        };
        (name, ty)
    }

    /// `fma`, `sqrt`, `floor`, `ceil`, `trunc` or `rint` of vectors: one instruction where the processor has it.
    pub fn vector_function(&mut self, word: &str, double: bool, lanes: Lanes) -> String {
        let scalar = if double { Scalar::F64 } else { Scalar::F32 };
        let ty = self.vector(scalar, lanes);
        self.define(&format!("hlo_{word}_{ty}"), |prelude| {
            let (suffix, bytes) = if double { ("d", 8) } else { ("s", 4) };
            let is_fma = word == "fma";
            let names: &[&str] = if is_fma { &["a", "b", "c"] } else { &["a"] };
            let parameters: Vec<String> = names.iter().map(|name| format!("{ty} {name}")).collect();
            let mut body = String::new();
            for vector in [64, 32, 16] {
                let Some(prefix) = intrinsic_prefix(vector / lanes.bytes() * bytes) else { continue };
                let register = format!("__m{}{}", vector / lanes.bytes() * bytes * 8, if double { "d" } else { "" });
                let condition = match (vector, is_fma) {
                    (64, _) => "HLO_VECTOR == 64",
                    (32, true) => "HLO_VECTOR == 32 && defined(__FMA__)",
                    (32, false) => "HLO_VECTOR == 32",
                    // Plain loops do as well.
                    _ => continue,
                };
                let arguments: Vec<String> = names.iter().map(|name| format!("({register}){name}")).collect();
                let arguments = arguments.join(", ");
                let call = match word {
                    "fma" => format!("{prefix}_fmadd_p{suffix}({arguments})"),
                    "sqrt" => format!("{prefix}_sqrt_p{suffix}({arguments})"),
                    _ => {
                        let mode = match word {
                            "rint" => 8,
                            "floor" => 9,
                            "ceil" => 10,
                            _ => 11,
                        };
                        let round = if prefix == "_mm512" { "roundscale" } else { "round" };
                        format!("{prefix}_{round}_p{suffix}({arguments}, {mode})")
                    }
                };
                let keyword = if body.is_empty() { "#if" } else { "#elif" };
                body.push_str(&format!("{keyword} {condition}\n    return ({ty}){call};\n"));
            }
            if is_fma && bytes == lanes.bytes() {
                let keyword = if body.is_empty() { "#if" } else { "#elif" };
                let call = if double { "vfmaq_f64" } else { "vfmaq_f32" };
                let neon = if double { "float64x2_t" } else { "float32x4_t" };
                body.push_str(&format!(
                    "{keyword} HLO_VECTOR == 16 && defined(__aarch64__)\n    return ({ty}){call}(({neon})c, ({neon})a, \
                     ({neon})b);\n"
                ));
            }
            let in_lane: Vec<String> = names.iter().map(|name| format!("{name}[lane]")).collect();
            let call = match word {
                "fma" => prelude.fma(double),
                word => format!("__builtin_{word}{}", if double { "" } else { "f" }),
            };
            let plain = format!(
                "    {ty} result;\n    for (int lane = 0; lane < {}; lane++) {{\n        result[lane] = {call}({});\n    \
                 }}\n    return result;\n",
                lanes.count(),
                in_lane.join(", ")
            );
            let body = if body.is_empty() { plain } else { format!("{body}#else\n{plain}#endif\n") };
            format!("static HLO_INLINE {ty} hlo_{word}_{ty}({}) {{\n{body}}}\n", parameters.join(", "))
        })
    }

    /// `maximum`, `minimum`, `maxnum` or `minnum` of vectors.
    pub fn vector_extremum(&mut self, word: &str, double: bool, lanes: Lanes) -> String {
        let scalar = if double { Scalar::F64 } else { Scalar::F32 };
        let ty = self.vector(scalar, lanes);
        self.define(&format!("hlo_{word}_{ty}"), |prelude| {
            let (bytes, bits) = (scalar.bytes(), prelude.signed_vector(scalar.bytes(), lanes));
            let select = prelude.select(&ty, bytes, lanes);
            let is_max = word.starts_with("max");
            let (op, join) = if is_max { (">", "&") } else { ("<", "|") };
            // Equal numbers differ at most in the sign of zero.
            let nan = if word.ends_with("num") {
                format!("{select}({}, a, number)", prelude.comparison("b != b", bytes, lanes))
            } else {
                format!("{select}({}, a, number)", prelude.comparison("a != a", bytes, lanes))
            };
            let [ordered, equal] =
                [format!("a {op} b"), "a == b".into()].map(|test: String| prelude.comparison(&test, bytes, lanes));
            format!(
                "static HLO_INLINE {ty} hlo_{word}_{ty}({ty} a, {ty} b) {{\n    const {ty} ordered = \
                 {select}({ordered}, a, b);\n    const {ty} number = {select}({equal}, ({ty})(({bits})a {join} \
                 ({bits})b), ordered);\n    return {nan};\n}}\n"
            )
        })
    }

    /// A comparison of vectors of elements of `bytes` as a mask.
    pub fn comparison(&mut self, test: &str, bytes: u32, lanes: Lanes) -> String {
        let mask = self.mask(lanes);
        if bytes == lanes.bytes() {
            // Compilers have other names for the same type.
            format!("({mask})({test})")
        } else {
            format!("__builtin_convertvector({test}, {mask})")
        }
    }
}

fn intrinsic_prefix(bytes: u32) -> Option<&'static str> {
    match bytes {
        64 => Some("_mm512"),
        32 => Some("_mm256"),
        16 => Some("_mm"),
        _ => None,
    }
}
