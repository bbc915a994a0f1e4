//! Steps of programs that passes look for: constants and neutral operands, ops that undo each other, sizes given as
//! values, control flow, calls, effects, CHLO, quantized values. They are added to those of [`program`](super::program).
//!
//! A step that finds no fitting value adds nothing.

mod constants;
mod control;
mod sizes;
mod types;
mod views;

use super::program::{Ty, Writer, literal};
use constants::{chosen, clamped, compared, of_constants, with_constant, with_itself};
use control::{branched, called, composed, looped, noted, reduced, sorted};
use sizes::{by_constants, sized};
use types::{chlo, chlo_function, complex_parts, quantized, tuple};
use views::{extended, gathered, iota, nothing, parts, twice, undone, window, written};

/// How many kinds of steps there are.
pub const N_KINDS: u8 = STEPS.len() as u8;

/// Adds what the choices say.
type Step = fn(&mut Writer, [u16; 4]) -> Option<()>;

const STEPS: &[Step] = &[
    with_constant,
    with_constant,
    with_itself,
    with_itself,
    of_constants,
    of_constants,
    undone,
    undone,
    nothing,
    nothing,
    twice,
    parts,
    chosen,
    compared,
    iota,
    by_constants,
    by_constants,
    window,
    window,
    gathered,
    branched,
    looped,
    reduced,
    sorted,
    called,
    noted,
    complex_parts,
    tuple,
    chlo,
    chlo_function,
    quantized,
    composed,
    clamped,
    sized,
    written,
    extended,
];

/// The step of this kind.
pub fn step(w: &mut Writer, kind: u8, choices: [u16; 4]) -> Option<()> {
    STEPS[kind as usize](w, choices)
}

/// A tensor of one number, or of several where that stays short.
fn constant(w: &mut Writer, ty: &Ty, choice: u16) -> String {
    let all = |at: u16| literal(ty.element, choice.wrapping_mul(at).wrapping_add(choice >> 4).wrapping_add(at));
    let n = ty.n_elements();
    let value = if n == 0 {
        String::new()
    } else if n <= 8 && choice.is_multiple_of(2) {
        nested(&ty.shape, &mut (0..).map(all))
    } else {
        all(0)
    };
    w.add(ty.clone(), &format!("stablehlo.constant dense<{value}> : {}", ty.text()))
}

/// `[[a, b], [c, d]]`.
fn nested(shape: &[i64], numbers: &mut impl Iterator<Item = String>) -> String {
    match shape {
        [] => numbers.next().unwrap_or_default(),
        [first, rest @ ..] => {
            let inner: Vec<String> = (0..*first).map(|_| nested(rest, numbers)).collect();
            format!("[{}]", inner.join(", "))
        }
    }
}

/// A list of numbers as a constant.
fn list(w: &mut Writer, numbers: &[i64], element: &'static str) -> String {
    let ty = Ty::new(&[numbers.len() as i64], element);
    let value = if numbers.is_empty() { String::new() } else { format!("{numbers:?}") };
    let name = w.add(ty.clone(), &format!("stablehlo.constant dense<{value}> : {}", ty.text()));
    hide(w);
    name
}

/// Says that the value added last is used and not for others.
fn hide(w: &mut Writer) {
    w.values.pop();
    w.used.pop();
}

fn scalar(w: &mut Writer, element: &'static str, number: i64) -> String {
    let name = w.add(Ty::new(&[], element), &format!("stablehlo.constant dense<{number}> : tensor<{element}>"));
    hide(w);
    name
}

fn known(ty: &Ty) -> bool {
    !ty.is_open()
}

fn binary(w: &mut Writer, ty: &Ty, c: u16, x: &str, y: &str) {
    const FLOAT: [&str; 6] = ["add", "multiply", "subtract", "divide", "maximum", "minimum"];
    const INT: [&str; 10] =
        ["add", "multiply", "subtract", "divide", "remainder", "maximum", "minimum", "and", "or", "xor"];
    let op = match ty.element {
        "i1" => ["and", "or", "xor"][c as usize % 3],
        _ if ty.is_float() => FLOAT[c as usize % FLOAT.len()],
        _ => INT[c as usize % INT.len()],
    };
    w.add(ty.clone(), &format!("stablehlo.{op} {x}, {y} : {}", ty.text()));
}
