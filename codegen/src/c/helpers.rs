//! Small C functions that generated code calls, by name, each with those that it calls itself. A file gets only what it
//! uses.

/// A helper of the generated code.
pub struct Helper {
    /// Its name in C.
    pub name: &'static str,
    /// Helpers that it calls.
    pub needs: &'static [&'static str],
    /// Its definition.
    pub text: &'static str,
}

/// The helper called `name`.
pub fn find(name: &str) -> Option<&'static Helper> {
    HELPERS.iter().find(|helper| helper.name == name)
}

macro_rules! helpers {
    ($($name:literal [$($need:literal),*] $text:literal;)*) => {
        static HELPERS: &[Helper] = &[$(Helper { name: $name, needs: &[$($need),*], text: $text }),*];
    };
}

helpers! {
    "hlo_parallel_for" [] "\
/* The iterations of a loop, on threads when the caller has some. */
static inline void hlo_parallel_for(hlo_ctx *ctx, int64_t n, void (*body)(void *, int64_t, int64_t), void *captured) {
    if (ctx != NULL && ctx->parallel_for != NULL) {
        ctx->parallel_for(ctx->pool, n, body, captured);
    } else {
        body(captured, 0, n);
    }
}
";
    "hlo_mismatch" [] "\
/* Extents stay below this, so that products with them stay far from the ends of 64 bits. */
#define HLO_MOST (INT64_C(1) << 47)
static int hlo_mismatch(hlo_ctx *ctx, const char *words, int64_t found, int64_t expected) {
    if (ctx != NULL) {
        ctx->error = words;
        ctx->numbers[0] = found;
        ctx->numbers[1] = expected;
    }
    return HLO_BAD_SIZES;
}
";
    "hlo_assertion" [] "\
static int hlo_assertion(hlo_ctx *ctx, const char *words, const int64_t numbers[8]) {
    if (ctx != NULL) {
        ctx->error = words;
        memcpy(ctx->numbers, numbers, sizeof ctx->numbers);
    }
    return HLO_ASSERTION;
}
";
    "hlo_times" [] "\
/* Negative beyond 64 bits. */
static inline int64_t hlo_times(int64_t a, int64_t b) {
    int64_t product;
    return __builtin_mul_overflow(a, b, &product) ? INT64_MIN : product;
}
";
    "hlo_room" [] "\
/* Negative beyond 64 bits, and from there on, whatever follows. */
static inline int64_t hlo_room(int64_t bytes, int64_t extent) {
    int64_t product;
    return bytes < 0 || __builtin_mul_overflow(bytes, extent, &product) ? INT64_MIN : product;
}
";
    "hlo_plus" [] "\
/* Negative beyond 64 bits. */
static inline int64_t hlo_plus(int64_t a, int64_t b) {
    int64_t sum;
    return __builtin_add_overflow(a, b, &sum) ? INT64_MIN : sum;
}
";
    "hlo_bits_of_f32" [] "\
static inline uint32_t hlo_bits_of_f32(float x) {
    uint32_t bits;
    memcpy(&bits, &x, sizeof bits);
    return bits;
}
";
    "hlo_bits_of_f64" [] "\
static inline uint64_t hlo_bits_of_f64(double x) {
    uint64_t bits;
    memcpy(&bits, &x, sizeof bits);
    return bits;
}
";
    "hlo_f32_of_bits" [] "\
static inline float hlo_f32_of_bits(uint32_t bits) {
    float x;
    memcpy(&x, &bits, sizeof x);
    return x;
}
";
    "hlo_f64_of_bits" [] "\
static inline double hlo_f64_of_bits(uint64_t bits) {
    double x;
    memcpy(&x, &bits, sizeof x);
    return x;
}
";
    "hlo_odd_f64_sum" ["hlo_bits_of_f64", "hlo_f64_of_bits"] "\
/* a + b, rounded to odd: a later rounding to fewer digits is then the only one. */
static inline double hlo_odd_f64_sum(double a, double b) {
    const double sum = a + b;
    const double part = sum - a;
    const double error = (a - (sum - part)) + (b - part);
    const uint64_t bits = hlo_bits_of_f64(sum);
    if ((error < 0.0 || error > 0.0) && (bits & 1) == 0) {
        return hlo_f64_of_bits((error > 0.0) == (sum > 0.0) ? bits + 1 : bits - 1);
    }
    return sum;
}
";
    "hlo_fma_f32" ["hlo_odd_f64_sum"] "\
/* a * b + c, rounded once. */
static inline float hlo_fma_f32(float a, float b, float c) {
#if defined(__FMA__) || defined(__ARM_FEATURE_FMA)
    return __builtin_fmaf(a, b, c);
#else
    return (float)hlo_odd_f64_sum((double)a * b, c);
#endif
}
";
    "hlo_fma_f64" [] "\
/* a * b + c, rounded once: a function of the C library where the processor has no such instruction. */
static inline double hlo_fma_f64(double a, double b, double c) {
    return __builtin_fma(a, b, c);
}
";
    "hlo_odd_f32" ["hlo_bits_of_f32", "hlo_f32_of_bits"] "\
/* x rounded to odd: a later rounding to fewer digits is then the only one. */
static inline float hlo_odd_f32(double x) {
    const float nearest = (float)x;
    const double back = nearest;
    const uint32_t bits = hlo_bits_of_f32(nearest);
    if (back == x || x != x || (bits & 1) != 0) {
        return nearest;
    }
    return hlo_f32_of_bits(__builtin_fabs(back) > __builtin_fabs(x) ? bits - 1 : bits + 1);
}
";
    "hlo_fma_odd_f32" ["hlo_odd_f64_sum", "hlo_odd_f32"] "\
/* a * b + c of numbers of few digits, rounded to odd. */
static inline float hlo_fma_odd_f32(float a, float b, float c) {
    return hlo_odd_f32(hlo_odd_f64_sum((double)a * b, c));
}
";
    "hlo_odd_f32_of_i64" ["hlo_odd_f64_sum", "hlo_odd_f32"] "\
static inline float hlo_odd_f32_of_i64(int64_t x) {
    /* Both halves are exact. */
    return hlo_odd_f32(hlo_odd_f64_sum((double)(x >> 32) * 4294967296.0, (double)(uint32_t)x));
}
";
    "hlo_odd_f32_of_u64" ["hlo_odd_f64_sum", "hlo_odd_f32"] "\
static inline float hlo_odd_f32_of_u64(uint64_t x) {
    return hlo_odd_f32(hlo_odd_f64_sum((double)(x >> 32) * 4294967296.0, (double)(uint32_t)x));
}
";
    "hlo_wrap_i2" [] "\
static inline int8_t hlo_wrap_i2(int8_t x) {
    return (int8_t)((int8_t)((uint32_t)x << 6) >> 6);
}
";
    "hlo_wrap_i4" [] "\
static inline int8_t hlo_wrap_i4(int8_t x) {
    return (int8_t)((int8_t)((uint32_t)x << 4) >> 4);
}
";
    "hlo_floor_div" [] "\
static inline int64_t hlo_floor_div(int64_t a, int64_t b) {
    const int64_t quotient = a / b;
    return a % b != 0 && (a < 0) != (b < 0) ? quotient - 1 : quotient;
}
";
    "hlo_ceil_div" [] "\
static inline int64_t hlo_ceil_div(int64_t a, int64_t b) {
    const int64_t quotient = a / b;
    return a % b != 0 && (a < 0) == (b < 0) ? quotient + 1 : quotient;
}
";
    "hlo_ceil_div_u64" [] "\
static inline uint64_t hlo_ceil_div_u64(uint64_t a, uint64_t b) {
    return a / b + (a % b != 0);
}
";
    "hlo_power_i64" [] "\
/* By squaring, wrapping; a negative exponent gives 0 unless the base is 1 or -1. */
static inline int64_t hlo_power_i64(int64_t base, int64_t exponent) {
    if (exponent < 0) {
        return base == 1 ? 1 : base == -1 ? ((exponent & 1) != 0 ? -1 : 1) : 0;
    }
    uint64_t power = 1;
    uint64_t square = (uint64_t)base;
    for (; exponent != 0; exponent >>= 1) {
        if ((exponent & 1) != 0) {
            power *= square;
        }
        square *= square;
    }
    return (int64_t)power;
}
";
    "hlo_bf16_value" ["hlo_f32_of_bits"] "\
static inline float hlo_bf16_value(uint16_t bits) {
    return hlo_f32_of_bits((uint32_t)bits << 16);
}
";
    "hlo_bf16_bits" ["hlo_bits_of_f32"] "\
/* To nearest even. */
static inline uint16_t hlo_bf16_bits(float x) {
    const uint32_t bits = hlo_bits_of_f32(x);
    const uint32_t rounded = bits + 0x7FFF + ((bits >> 16) & 1);
    return (uint16_t)((x != x ? bits | 0x400000 : rounded) >> 16);
}
";
    "hlo_bf16_round" ["hlo_bf16_bits", "hlo_bf16_value"] "\
static inline float hlo_bf16_round(float x) {
    return hlo_bf16_value(hlo_bf16_bits(x));
}
";
    "hlo_f16_value" ["hlo_bits_of_f32", "hlo_f32_of_bits"] "\
static inline float hlo_f16_value(uint16_t bits) {
    const uint32_t shifted = (uint32_t)(bits & 0x7FFF) << 13;
    /* The product moves the exponent from the one bias to the other, and repairs subnormal numbers as well. */
    const uint32_t scaled = hlo_bits_of_f32(hlo_f32_of_bits(shifted) * 0x1p112f);
    const uint32_t magnitude = (bits & 0x7C00) == 0x7C00 ? shifted | 0x7F800000 : scaled;
    return hlo_f32_of_bits(magnitude | (uint32_t)(bits & 0x8000) << 16);
}
";
    "hlo_f16_round" ["hlo_bits_of_f32", "hlo_f32_of_bits"] "\
/* To nearest even. */
static inline float hlo_f16_round(float x) {
    const uint32_t bits = hlo_bits_of_f32(x);
    const uint32_t magnitude = bits & 0x7FFFFFFF;
    const uint32_t normal = (magnitude + 0xFFF + ((magnitude >> 13) & 1)) & 0xFFFFE000;
    uint32_t result = normal;
    if (magnitude > 0x7F800000) {
        result = (magnitude | 0x400000) & 0xFFFFE000;
    } else if (normal >= 0x47800000) {
        result = 0x7F800000;
    } else if (magnitude < 0x38800000) {
        result = hlo_bits_of_f32((hlo_f32_of_bits(magnitude) + 0.5f) - 0.5f);
    }
    return hlo_f32_of_bits(result | (bits & 0x80000000));
}
";
    "hlo_f16_bits" ["hlo_f16_round", "hlo_bits_of_f32"] "\
static inline uint16_t hlo_f16_bits(float x) {
    const uint32_t bits = hlo_bits_of_f32(hlo_f16_round(x));
    const uint32_t magnitude = bits & 0x7FFFFFFF;
    uint32_t result = (magnitude >> 13) - (112u << 10);
    if (magnitude > 0x7F800000) {
        result = 0x7C00 | ((magnitude >> 13) & 0x3FF);
    } else if (magnitude == 0x7F800000) {
        result = 0x7C00;
    } else if (magnitude < 0x38800000) {
        /* A multiple of the smallest subnormal number, which 0.5 moves to the low bits. */
        result = hlo_bits_of_f32(hlo_f32_of_bits(magnitude) + 0.5f) & 0x7FF;
    }
    return (uint16_t)(result | ((bits >> 16) & 0x8000));
}
";
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn helpers_stand_behind_those_they_need() {
        for (index, helper) in HELPERS.iter().enumerate() {
            for need in helper.needs {
                assert!(HELPERS[..index].iter().any(|earlier| earlier.name == *need), "{} of {}", need, helper.name);
            }
            assert!(helper.text.contains(&format!("{}(", helper.name)), "{}", helper.name);
        }
    }
}
