//! Every op on scalars and on vectors of them, on every type, in plain and in vectorized loops.

use hlo_interp::element::ElementType::{self, *};
use hlo_interp::element::SmallFloat;

use super::compiled::{Build, check, numbers, parse, type_name};

/// All types of integers.
const INTEGERS: [ElementType; 13] = [I1, I2, I4, I8, I16, I32, I64, UI2, UI4, UI8, UI16, UI32, UI64];

/// Of no power of two, so that vectors of the processor leave a rest; of [`LANES`] a multiple.
const N: usize = 135;

/// Lanes of values of vector type.
const LANES: usize = 5;

/// An op under test: its text with `%r` for the result and `%a`, `%b`, `%c` for operands, and the type of the result.
struct Case {
    text: String,
    result: ElementType,
}

/// What the values of a case are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Form {
    Scalars,
    Vectors,
}

impl Form {
    /// The type of values of these elements.
    fn of(self, element: ElementType) -> String {
        let name = type_name(element);
        let scalar = name.strip_prefix('u').unwrap_or(&name);
        match self {
            Form::Scalars => scalar.to_owned(),
            Form::Vectors => format!("vector<{LANES}x{scalar}>"),
        }
    }

    /// A constant of these elements, with its type.
    fn constant(self, value: &str, element: ElementType) -> String {
        let ty = self.of(element);
        match self {
            Form::Scalars => format!("arith.constant {value} : {ty}"),
            Form::Vectors => format!("arith.constant dense<{value}> : {ty}"),
        }
    }

    /// The types of a choice by `i1`s of the same form.
    fn choice(self, element: ElementType) -> String {
        let ty = self.of(element);
        match self {
            Form::Scalars => ty,
            Form::Vectors => format!("{}, {ty}", self.of(I1)),
        }
    }

    fn step(self) -> usize {
        match self {
            Form::Scalars => 1,
            Form::Vectors => LANES,
        }
    }
}

/// A module of one kernel a case, whose `main` runs them all.
fn module(element: ElementType, cases: &[Case], kind: &str, form: Form) -> String {
    let ty = type_name(element);
    let (tensor, memref, value) = (format!("tensor<{N}x{ty}>"), format!("memref<{N}x{ty}>"), form.of(element));
    let mut kernels = String::new();
    let mut calls = String::new();
    let (mut results, mut result_types) = (Vec::new(), Vec::new());
    for (index, case) in cases.iter().enumerate() {
        let result = type_name(case.result);
        let result_value = form.of(case.result);
        let result_memref = format!("memref<{N}x{result}>");
        calls.push_str(&format!(
            "  %r{index} = hexir.call_tir @k{index}(%x, %y, %z) : ({tensor}, {tensor}, {tensor}) -> tensor<{N}x{result}>\n"
        ));
        results.push(format!("%r{index}"));
        result_types.push(format!("tensor<{N}x{result}>"));
        kernels.push_str(&format!(
            "hextir.prim_func @k{index}(%A: {memref}, %B: {memref}, %C: {memref}, %D: {result_memref}) {{
  %c0 = arith.constant 0 : index
  %step = arith.constant {} : index
  %n = arith.constant {N} : index
  hextir.for \"{kind}\" %c0 to %n step %step {{
  ^bb0(%i: index):
    %a = hextir.buffer_load %A[%i] : {memref} -> {value}
    %b = hextir.buffer_load %B[%i] : {memref} -> {value}
    %c = hextir.buffer_load %C[%i] : {memref} -> {value}
    {}
    hextir.buffer_store %r, %D[%i] : {result_value}, {result_memref}
  }}
  hextir.return
}}
",
            form.step(),
            case.text
        ));
    }
    format!(
        "func.func @main(%x: {tensor}, %y: {tensor}, %z: {tensor}) -> ({types}) {{\n{calls}  return {values} : {types}\n}}\n\
         {kernels}",
        types = result_types.join(", "),
        values = results.join(", ")
    )
}

fn float_cases(element: ElementType, all_functions: bool, form: Form) -> Vec<Case> {
    let t = form.of(element);
    let mut cases = Vec::new();
    let mut add = |text: String, result: ElementType| cases.push(Case { text, result });
    for op in ["addf", "subf", "mulf", "divf", "remf", "maximumf", "minimumf", "maxnumf", "minnumf"] {
        add(format!("%r = arith.{op} %a, %b : {t}"), element);
    }
    if element != Small(SmallFloat::F8E8M0FNU) {
        for limit in ["0.0", "-0.0", "1.0"] {
            for op in ["maximumf", "minimumf"] {
                let limit = form.constant(limit, element);
                add(format!("%l = {limit}\n    %r = arith.{op} %a, %l : {t}"), element);
            }
        }
    }
    add(format!("%r = arith.negf %a : {t}"), element);
    for op in ["absf", "ceil", "floor", "trunc", "round", "roundeven", "sqrt"] {
        add(format!("%r = math.{op} %a : {t}"), element);
    }
    let functions: &[&str] = if all_functions {
        &[
            "acos", "acosh", "asin", "asinh", "atan", "atanh", "cbrt", "cos", "cosh", "erf", "erfc", "exp", "expm1",
            "log", "log1p", "rsqrt", "sin", "sinh", "tan", "tanh",
        ]
    } else {
        &["exp"]
    };
    for op in functions {
        add(format!("%r = math.{op} %a : {t}"), element);
    }
    if all_functions {
        for op in ["atan2", "powf"] {
            add(format!("%r = math.{op} %a, %b : {t}"), element);
        }
        add(format!("%r = hextir.logistic %a : {t}"), element);
    }
    add(format!("%r = math.fma %a, %b, %c : {t}"), element);
    for predicate in [
        "false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule", "une", "uno",
        "true",
    ] {
        add(format!("%r = arith.cmpf {predicate}, %a, %b : {t}"), I1);
    }
    add(
        format!("%t = arith.cmpf olt, %a, %b : {t}\n    %r = arith.select %t, %b, %c : {}", form.choice(element)),
        element,
    );
    let bits = element.bits();
    for to in [F32, F64, ElementType::BF16, ElementType::F16, Small(SmallFloat::F8E4M3FN)] {
        let op = match to.bits().cmp(&bits) {
            std::cmp::Ordering::Less => "truncf",
            std::cmp::Ordering::Greater => "extf",
            std::cmp::Ordering::Equal => continue,
        };
        add(format!("%r = arith.{op} %a : {t} to {}", form.of(to)), to);
    }
    for to in [I2, I4, I8, I16, I32, I64] {
        for op in ["fptosi_sat", "fptoui_sat"] {
            add(format!("%r = hextir.{op} %a : {t} to {}", form.of(to)), to);
        }
    }
    // Of floats below 32 bits the bits of NaNs are not kept.
    for to in [I32, I64].into_iter().filter(|to| to.bits() == bits) {
        add(format!("%r = arith.bitcast %a : {t} to {}", form.of(to)), to);
    }
    cases
}

fn integer_cases(element: ElementType, form: Form) -> Vec<Case> {
    let t = form.of(element);
    let bits = element.bits();
    let mut cases = Vec::new();
    let mut add = |text: String, result: ElementType| cases.push(Case { text, result });
    let result = element;
    for op in ["addi", "subi", "muli", "andi", "ori", "xori", "maxsi", "maxui", "minsi", "minui"] {
        add(format!("%r = arith.{op} %a, %b : {t}"), result);
    }
    for predicate in ["eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"] {
        add(format!("%r = arith.cmpi {predicate}, %a, %b : {t}"), I1);
    }
    add(
        format!("%t = arith.cmpi ne, %a, %b : {t}\n    %r = arith.select %t, %b, %c : {}", form.choice(element)),
        result,
    );
    if bits > 1 {
        let mask = form.constant(&(bits - 1).to_string(), element);
        for op in ["shli", "shrui", "shrsi"] {
            add(format!("%m = {mask}\n    %s = arith.andi %b, %m : {t}\n    %r = arith.{op} %a, %s : {t}"), result);
        }
        for op in ["divsi", "divui", "remsi", "remui"] {
            add(
                format!(
                    "%m = {}\n    %one = {}\n    %s = arith.andi %b, %m : {t}\n    \
                     %d = arith.ori %s, %one : {t}\n    %r = arith.{op} %a, %d : {t}",
                    form.constant(if bits > 2 { "3" } else { "1" }, element),
                    form.constant("1", element)
                ),
                result,
            );
        }
        for op in ["absi", "ctlz", "cttz", "ctpop"] {
            add(format!("%r = math.{op} %a : {t}"), result);
        }
    }
    for to in [I1, I4, I8, I16, I32, I64] {
        let ops: &[&str] = match to.bits().cmp(&bits) {
            std::cmp::Ordering::Less => &["trunci"],
            std::cmp::Ordering::Greater => &["extsi", "extui"],
            std::cmp::Ordering::Equal => continue,
        };
        for op in ops {
            add(format!("%r = arith.{op} %a : {t} to {}", form.of(to)), to);
        }
    }
    for to in [F32, F64, ElementType::BF16, ElementType::F16] {
        for op in ["sitofp", "uitofp"] {
            add(format!("%r = arith.{op} %a : {t} to {}", form.of(to)), to);
        }
    }
    for to in [F32, F64, ElementType::BF16].into_iter().filter(|to| to.bits() == bits) {
        add(format!("%r = arith.bitcast %a : {t} to {}", form.of(to)), to);
    }
    cases
}

/// All cases of a type.
fn cases(element: ElementType, form: Form) -> Vec<Case> {
    // On vectors functions are called as on scalars.
    let all_functions = matches!(element, F32 | F64) && form == Form::Scalars;
    if element.is_float() { float_cases(element, all_functions, form) } else { integer_cases(element, form) }
}

#[track_caller]
fn check_form(element: ElementType, kind: &str, form: Form, builds: &[Build]) {
    let inputs: Vec<_> = (0..3).map(|salt| numbers(element, N, salt)).collect();
    let cases = cases(element, form);
    let names: Vec<String> = cases.iter().map(|case| case.text.clone()).collect();
    check(&parse(&module(element, &cases, kind, form)), &inputs, &names, builds);
}

#[track_caller]
fn check_all(element: ElementType, builds: &[Build]) {
    for kind in ["serial", "vectorized"] {
        check_form(element, kind, Form::Scalars, builds);
    }
}

#[test]
fn f32_is_the_interpreters() {
    check_all(F32, &[Build::Native, Build::Baseline, Build::Sanitized]);
}

#[test]
fn f64_is_the_interpreters() {
    check_all(F64, &[Build::Native]);
}

#[test]
fn small_floats_are_the_interpreters() {
    for element in ElementType::ALL {
        let Small(float) = element else { continue };
        let is_sample =
            matches!(float, SmallFloat::BF16 | SmallFloat::F16 | SmallFloat::F8E4M3FN | SmallFloat::F8E8M0FNU);
        let builds: &[Build] = if is_sample { &[Build::Native, Build::Sanitized] } else { &[Build::Native] };
        check_all(element, builds);
    }
}

#[test]
fn integers_are_the_interpreters() {
    for element in INTEGERS {
        let builds: &[Build] = match element {
            I4 | I32 => &[Build::Native, Build::Baseline, Build::Sanitized],
            _ => &[Build::Native],
        };
        // Signless results of ops on unsigned elements go to buffers of the same kind.
        check_all(element, builds);
    }
}

#[test]
fn vectors_are_the_interpreters() {
    // Lanes are scalars, which the other tests look at on all types.
    for element in [F32, F64, ElementType::BF16, Small(SmallFloat::F8E4M3FN), I1, I4, I8, I32, I64, UI4, UI16] {
        let builds: &[Build] = match element {
            F32 | I8 => &[Build::Native, Build::Sanitized],
            _ => &[Build::Native],
        };
        check_form(element, "serial", Form::Vectors, builds);
    }
}
