//! What stands before the functions of a file: helpers and vector types, only those that are used, each once and behind
//! those that it needs.

use hlo_interp::element::SmallFloat;
use hlo_interp::math::{Binary, Program, Unary};
use indexmap::IndexMap;

use super::expr::Expr;
use super::helpers;
use super::math;
use super::scalar::Scalar;
use super::vectors::Lanes;

/// The definitions that a file has asked for.
#[derive(Default)]
pub struct Prelude {
    items: IndexMap<String, String>,
    /// Whether vectors are used.
    pub(super) has_vectors: bool,
    /// Whether the program prints.
    pub has_print: bool,
    /// Whether the program takes memory while it runs.
    pub(super) has_memory: bool,
}

impl Prelude {
    /// The text of all definitions.
    pub fn text(&self) -> String {
        let items: Vec<&str> = self.items.values().map(String::as_str).filter(|text| !text.is_empty()).collect();
        items.join("\n")
    }

    /// Makes sure that `name` is defined; `text` may ask for what it needs.
    pub(super) fn define(&mut self, name: &str, text: impl FnOnce(&mut Prelude) -> String) -> String {
        if !self.items.contains_key(name) {
            let text = text(self);
            self.items.insert(name.to_owned(), text);
        }
        name.to_owned()
    }

    /// A helper of [`helpers`] by name.
    pub fn helper(&mut self, name: &'static str) -> String {
        self.define(name, |prelude| {
            let helper = helpers::find(name);
            debug_assert!(helper.is_some(), "no helper is called {name}");
            let Some(helper) = helper else { return String::new() };
            for need in helper.needs {
                prelude.helper(need);
            }
            helper.text.to_owned()
        })
    }

    /// The function of one number.
    pub fn unary(&mut self, function: Unary, double: bool) -> String {
        let program = || if double { function.program_f64() } else { function.program_f32() };
        self.function(function.name(), double, program, 1, None)
    }

    /// The function of two numbers.
    pub fn binary(&mut self, function: Binary, double: bool) -> String {
        let program = || if double { function.program_f64() } else { function.program_f32() };
        self.function(function.name(), double, program, 2, None)
    }

    /// The function of one vector or two.
    pub fn vector_program(
        &mut self,
        name: &str,
        double: bool,
        program: impl FnOnce() -> Program,
        n_arguments: usize,
        lanes: Lanes,
    ) -> String {
        self.function(name, double, program, n_arguments, Some(lanes))
    }

    fn function(
        &mut self,
        name: &str,
        double: bool,
        program: impl FnOnce() -> Program,
        n_arguments: usize,
        lanes: Option<Lanes>,
    ) -> String {
        let ty = if double { "f64" } else { "f32" };
        let suffix = lanes.map_or(String::new(), |lanes| format!("_w{}", lanes.bytes()));
        let c_name = format!("hlo_{name}_{ty}{suffix}");
        self.define(&c_name.clone(), |prelude| {
            let text = math::print(prelude, &c_name, &program(), n_arguments, lanes);
            format!("/* {name}, the same bits on every machine. */\n{text}")
        })
    }

    /// `a * b + c`, rounded once.
    pub fn fma(&mut self, double: bool) -> String {
        self.helper(if double { "hlo_fma_f64" } else { "hlo_fma_f32" })
    }

    /// `value` rounded to the type, which is only something to do below 32 bits.
    pub fn rounded(&mut self, ty: Scalar, value: Expr) -> Expr {
        match ty {
            Scalar::Small(float) => Expr::call(self.small(float, "round"), [&value]),
            _ => value,
        }
    }

    /// A function of a small float: its `value` from bits, the `bits` of a float rounded to it, or `round`.
    pub fn small(&mut self, float: SmallFloat, what: &'static str) -> String {
        match (float, what) {
            (SmallFloat::BF16, "value") => self.helper("hlo_bf16_value"),
            (SmallFloat::BF16, "bits") => self.helper("hlo_bf16_bits"),
            (SmallFloat::BF16, _) => self.helper("hlo_bf16_round"),
            (SmallFloat::F16, "value") => self.helper("hlo_f16_value"),
            (SmallFloat::F16, "bits") => self.helper("hlo_f16_bits"),
            (SmallFloat::F16, _) => self.helper("hlo_f16_round"),
            (float, "value") => self.narrow_value(float),
            (float, "bits") => self.narrow_bits(float),
            (float, _) => {
                let name = Scalar::Small(float).name();
                self.define(&format!("hlo_{name}_round"), |prelude| {
                    let (value, bits) = (prelude.narrow_value(float), prelude.narrow_bits(float));
                    format!("static inline float hlo_{name}_round(float x) {{\n    return {value}({bits}(x));\n}}\n")
                })
            }
        }
    }

    fn narrow_value(&mut self, float: SmallFloat) -> String {
        let name = Scalar::Small(float).name();
        self.define(&format!("hlo_{name}_value"), |_| {
            let n_codes = 1u16 << float.bits();
            let values: Vec<String> = (0..n_codes).map(|code| Scalar::Small(float).literal(code.into())).collect();
            let lines: Vec<String> = values.chunks(8).map(|line| format!("    {},\n", line.join(", "))).collect();
            format!(
                "static const float hlo_{name}_values[{n_codes}] = {{\n{}}};\nstatic inline float \
                 hlo_{name}_value(uint8_t bits) {{\n    return hlo_{name}_values[bits & {}];\n}}\n",
                lines.concat(),
                n_codes - 1
            )
        })
    }

    fn narrow_bits(&mut self, float: SmallFloat) -> String {
        let name = Scalar::Small(float).name();
        self.define(&format!("hlo_{name}_bits"), |prelude| {
            for helper in ["hlo_bits_of_f32", "hlo_bits_of_f64", "hlo_f64_of_bits"] {
                prelude.helper(helper);
            }
            let layout = NarrowLayout::of(float);
            let NarrowLayout { sign, mantissa, smallest, max, overflow, nan, negative_nan, one_less } = layout;
            let negative = if sign == 0 {
                // Neither sign nor zero.
                format!(
                    "    if (x < 0.0f) {{\n        return {nan:#X};\n    }}\n    if (x < 0x1p-127f) {{\n        \
                     return 0;\n    }}\n"
                )
            } else {
                String::new()
            };
            let zero = match float {
                SmallFloat::F8E4M3FNUZ | SmallFloat::F8E4M3B11FNUZ | SmallFloat::F8E5M2FNUZ => {
                    "    if (code == 0) {\n        return 0;\n    }\n"
                }
                _ => "",
            };
            let (sign_line, with_sign) = if sign == 0 {
                (String::new(), "")
            } else {
                (format!("    const uint32_t sign = is_negative ? {sign:#X} : 0;\n"), " | sign")
            };
            format!(
                "/* To nearest even. */\n\
                 static inline uint8_t hlo_{name}_bits(float x) {{\n\
                 \x20   const bool is_negative = hlo_bits_of_f32(x) >> 31 != 0;\n{sign_line}\
                 \x20   if (x != x) {{\n        return is_negative ? {negative_nan:#X} : {nan:#X};\n    }}\n\
                 \x20   const double magnitude = __builtin_fabs((double)x);\n\
                 \x20   if (magnitude > 0x1.fffffep127) {{\n        return (uint8_t)({overflow:#X}{with_sign});\n    }}\n\
                 {negative}\
                 \x20   int exponent = (int)(hlo_bits_of_f64(magnitude) >> 52) - 1023;\n\
                 \x20   if (exponent < {smallest}) {{\n        exponent = {smallest};\n    }}\n\
                 \x20   const double scale = hlo_f64_of_bits((uint64_t)({mantissa} - exponent + 1023) << 52);\n\
                 \x20   const uint32_t steps = (uint32_t)(exponent - ({smallest})) << {mantissa};\n\
                 \x20   const uint32_t code = steps + (uint32_t)__builtin_rint(magnitude * scale){one_less};\n\
                 \x20   if (code > {max:#X}) {{\n        return (uint8_t)({overflow:#X}{with_sign});\n    }}\n{zero}\
                 \x20   return (uint8_t)(code{with_sign});\n}}\n"
            )
        })
    }

    /// `maximum`, `minimum`, `maxnum` or `minnum` of two numbers.
    pub fn extremum(&mut self, word: &str, double: bool) -> String {
        let (ty, name) = if double { ("double", "f64") } else { ("float", "f32") };
        self.define(&format!("hlo_{word}_{name}"), |_| {
            let is_max = word.starts_with("max");
            let (comment, on_a, on_b) =
                if word.ends_with("num") { ("a NaN loses", "b", "a") } else { ("a NaN wins", "a", "b") };
            let (larger, op) = if is_max { ("larger", ">") } else { ("smaller", "<") };
            let (signed, unsigned) = if is_max { ("b", "a") } else { ("a", "b") };
            format!(
                "/* The {larger} number; {comment}, and -0 is below 0. */\n\
                 static inline {ty} hlo_{word}_{name}({ty} a, {ty} b) {{\n\
                 \x20   const {ty} ordered = a {op} b ? a : b;\n\
                 \x20   const {ty} number = a == b && __builtin_signbit(a) == 0 ? {unsigned} : a == b ? {signed} : ordered;\n\
                 \x20   return a != a ? {on_a} : b != b ? {on_b} : number;\n}}\n"
            )
        })
    }

    /// The integer nearest to a float on the way to zero, or the nearest one in range; zero for NaN.
    pub fn saturating(&mut self, to: Scalar, signed: bool, double: bool) -> String {
        let (from, from_type, suffix) = if double { ("f64", "double", "") } else { ("f32", "float", "f") };
        let (sign, bits) = (if signed { "i" } else { "u" }, to.bits());
        self.define(&format!("hlo_{sign}{bits}_of_{from}"), |_| {
            let c_type = to.c_type();
            let name = format!("hlo_{sign}{bits}_of_{from}");
            if to == Scalar::Bool {
                let test = if signed { "x <= -1.0" } else { "x >= 1.0" };
                return format!("static inline bool {name}({from_type} x) {{\n    return {test}{suffix};\n}}\n");
            }
            let digits = if signed { bits - 1 } else { bits };
            let (low, lowest, highest) = if signed {
                let lowest = to.literal(1 << (bits - 1));
                (format!("-0x1p{digits}{suffix}"), lowest, to.literal((1u64 << digits) - 1))
            } else {
                (format!("0.0{suffix}"), "0".into(), "-1".into())
            };
            let convert = match (signed, bits) {
                (true, _) => format!("({c_type})x"),
                (false, 2 | 4) => {
                    let shift = 8 - bits;
                    format!("({c_type})((int8_t)((uint32_t)x << {shift}) >> {shift})")
                }
                (false, _) => format!("({c_type})({})x", to.unsigned()),
            };
            format!(
                "static inline {c_type} {name}({from_type} x) {{\n    if (x != x) {{\n        return 0;\n    }}\n    \
                 if (x <= {low}) {{\n        return {lowest};\n    }}\n    if (x >= 0x1p{digits}{suffix}) {{\n        \
                 return {highest};\n    }}\n    return {convert};\n}}\n"
            )
        })
    }
}

/// What [`Prelude::small`] needs to know of a float of at most 8 bits. All is asked of the interpreter's type.
struct NarrowLayout {
    /// The code of the sign, 0 for a type without.
    sign: u32,
    mantissa: u32,
    /// The exponent of the smallest normal number, and of subnormal ones.
    smallest: i32,
    /// The code of the largest finite number.
    max: u16,
    overflow: u16,
    nan: u16,
    negative_nan: u16,
    /// ` - 1` where significands have no hidden bit to add.
    one_less: &'static str,
}

impl NarrowLayout {
    fn of(float: SmallFloat) -> NarrowLayout {
        let signed = float != SmallFloat::F8E8M0FNU;
        let mantissa = float.mantissa_bits();
        let n_positive = 1u16 << (float.bits() - u32::from(signed));
        let finite = |code: &u16| float.decode(*code).is_finite();
        // The smallest subnormal number is 2^(smallest - mantissa); without subnormal ones the first number counts.
        let first = float.decode(if signed { 1 } else { 0 });
        let exponent = (f64::from(first).to_bits() >> 52) as i32 - 1023;
        NarrowLayout {
            sign: if signed { 1 << (float.bits() - 1) } else { 0 },
            mantissa,
            smallest: if signed { exponent + mantissa as i32 } else { exponent },
            max: (0..n_positive).rev().find(finite).unwrap_or_default(),
            overflow: float.encode(f32::INFINITY),
            nan: float.encode(f32::NAN),
            negative_nan: float.encode(-f32::NAN),
            one_less: if signed { "" } else { " - 1" },
        }
    }
}
