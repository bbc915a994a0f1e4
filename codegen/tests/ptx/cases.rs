//! Kernels that several tests share: one for every scalar op on every type that PTX holds.

/// A kernel over 64 elements.
pub struct Case {
    /// Element types of the three inputs and of the output.
    pub types: (String, String),
    /// The `prim_func`.
    pub text: String,
}

/// One kernel a case: `line` computes `%r : out` from `%a`, `%b`, `%c`, of which each has the type `ty`.
pub fn kernel(name: &str, ty: &str, out: &str, line: &str) -> String {
    let loads: String = ["a", "b", "c"]
        .iter()
        .map(|x| format!("  %{x} = hextir.buffer_load %{x}_buf[%i] : memref<64x{ty}> -> {ty}\n"))
        .collect();
    format!(
        "hextir.prim_func @{name}(%a_buf: memref<64x{ty}>, %b_buf: memref<64x{ty}>, %c_buf: memref<64x{ty}>, %out: memref<64x{out}>) attributes {{device = \"cuda\"}} {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  hextir.block \"{name}\" {{
  hextir.for \"thread_binding\" %c0 to %c64 step %c1 bind \"threadIdx.x\" {{
  ^bb0(%i: index):
{loads}{line}
  hextir.buffer_store %r, %out[%i] : {out}, memref<64x{out}>
  }}
  }}
  hextir.return
}}
"
    )
}

/// Every scalar op on every type.
pub fn every_op() -> Vec<Case> {
    let mut cases: Vec<Case> = Vec::new();
    let mut case = |ty: &str, out: &str, line: String| {
        let name = format!("case_{}", cases.len());
        let text = kernel(&name, ty, out, &line);
        cases.push(Case { types: (ty.to_owned(), out.to_owned()), text });
    };
    let ints = ["i1", "i4", "i8", "i16", "i32", "i64"];
    for ty in ints {
        for op in ["addi", "subi", "muli", "andi", "ori", "xori", "maxsi", "minsi", "maxui", "minui"] {
            case(ty, ty, format!("  %r = arith.{op} %a, %b : {ty}"));
        }
        for predicate in ["eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"] {
            case(ty, "i1", format!("  %r = arith.cmpi {predicate}, %a, %b : {ty}"));
        }
        case(ty, ty, format!("  %p = arith.cmpi eq, %a, %b : {ty}\n  %r = arith.select %p, %b, %c : {ty}"));
        for op in ["absi", "ctlz", "cttz", "ctpop"] {
            case(ty, ty, format!("  %r = math.{op} %a : {ty}"));
        }
        for float in ["f16", "bf16", "f32", "f64"] {
            for op in ["sitofp", "uitofp"] {
                case(ty, float, format!("  %r = arith.{op} %a : {ty} to {float}"));
            }
            for op in ["fptosi_sat", "fptoui_sat"] {
                case(float, ty, format!("  %r = hextir.{op} %a : {float} to {ty}"));
            }
        }
        for (position, wider) in ints.iter().enumerate() {
            if position > ints.iter().position(|other| *other == ty).expect("one of them") {
                case(ty, wider, format!("  %r = arith.extsi %a : {ty} to {wider}"));
                case(ty, wider, format!("  %r = arith.extui %a : {ty} to {wider}"));
                case(wider, ty, format!("  %r = arith.trunci %a : {wider} to {ty}"));
            }
        }
    }
    for ty in &ints[1..] {
        for op in ["divsi", "divui", "remsi", "remui", "shli", "shrsi", "shrui"] {
            case(ty, ty, format!("  %r = arith.{op} %a, %b : {ty}"));
        }
    }
    let floats = ["f16", "bf16", "f32", "f64"];
    for ty in floats {
        for op in ["addf", "subf", "mulf", "divf", "remf", "maximumf", "minimumf", "maxnumf", "minnumf"] {
            case(ty, ty, format!("  %r = arith.{op} %a, %b : {ty}"));
        }
        case(ty, ty, format!("  %r = arith.negf %a : {ty}"));
        case(ty, ty, format!("  %r = math.fma %a, %b, %c : {ty}"));
        for predicate in [
            "false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule", "une", "uno",
            "true",
        ] {
            case(ty, "i1", format!("  %r = arith.cmpf {predicate}, %a, %b : {ty}"));
        }
        for op in [
            "absf",
            "acos",
            "acosh",
            "asin",
            "asinh",
            "atan",
            "atanh",
            "cbrt",
            "ceil",
            "cos",
            "cosh",
            "erf",
            "erfc",
            "expm1",
            "exp",
            "floor",
            "log1p",
            "log",
            "roundeven",
            "round",
            "rsqrt",
            "sin",
            "sinh",
            "sqrt",
            "tan",
            "tanh",
            "trunc",
        ] {
            case(ty, ty, format!("  %r = math.{op} %a : {ty}"));
        }
        case(ty, ty, format!("  %r = hextir.logistic %a : {ty}"));
        for op in ["atan2", "copysign", "powf"] {
            case(ty, ty, format!("  %r = math.{op} %a, %b : {ty}"));
        }
        for op in ["isfinite", "isinf", "isnan"] {
            case(ty, "i1", format!("  %r = math.{op} %a : {ty}"));
        }
    }
    for (narrow, wide) in [("f16", "f32"), ("bf16", "f32"), ("f16", "f64"), ("bf16", "f64"), ("f32", "f64")] {
        case(narrow, wide, format!("  %r = arith.extf %a : {narrow} to {wide}"));
        case(wide, narrow, format!("  %r = arith.truncf %a : {wide} to {narrow}"));
    }
    case("f16", "bf16", "  %r = arith.convertf %a : f16 to bf16".to_owned());
    case("bf16", "f16", "  %r = arith.convertf %a : bf16 to f16".to_owned());
    for (a, b) in [("f16", "i16"), ("bf16", "i16"), ("f32", "i32"), ("f64", "i64"), ("f16", "bf16")] {
        case(a, b, format!("  %r = arith.bitcast %a : {a} to {b}"));
        case(b, a, format!("  %r = arith.bitcast %a : {b} to {a}"));
    }
    cases
}
