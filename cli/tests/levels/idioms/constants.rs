//! Steps that known operands decide: constants, neutral and equal operands, conditions, comparisons.

use super::{binary, constant, known};
use crate::program::{Ty, Writer};

/// Neutral, absorbing and other known operands, on either side.
pub fn with_constant(w: &mut Writer, [a, b, c, d]: [u16; 4]) -> Option<()> {
    let (x, ty) = w.pick(a, known)?;
    // Zero, one and all ones are what patterns look for.
    let y = match d % 4 {
        0 => constant(w, &ty, d >> 2),
        n => {
            let number = match (ty.element, n) {
                ("i1", n) => ["false", "true", "true"][n as usize - 1],
                (_, n) if ty.is_float() => ["0.0", "1.0", "-0.0"][n as usize - 1],
                (element, 3) if element.starts_with('u') => "1",
                (_, n) => ["0", "1", "-1"][n as usize - 1],
            };
            let number = if ty.n_elements() == 0 { "" } else { number };
            w.add(ty.clone(), &format!("stablehlo.constant dense<{number}> : {}", ty.text()))
        }
    };
    let (x, y) = if b.is_multiple_of(2) { (x, y) } else { (y, x) };
    binary(w, &ty, c, &x, &y);
    Some(())
}

/// Both operands are one value.
pub fn with_itself(w: &mut Writer, [a, b, c, _]: [u16; 4]) -> Option<()> {
    let (x, ty) = w.pick(a, |_| true)?;
    if c.is_multiple_of(3) && ty.element != "i1" {
        let (flags, text) = (ty.with("i1"), ty.text());
        let direction = ["EQ", "NE", "LT", "LE", "GT", "GE"][b as usize % 6];
        let to = flags.text();
        w.add(flags, &format!("stablehlo.compare {direction}, {x}, {x} : ({text}, {text}) -> {to}"));
        return Some(());
    }
    binary(w, &ty, b, &x, &x);
    Some(())
}

/// What only constants decide.
pub fn of_constants(w: &mut Writer, [a, b, c, d]: [u16; 4]) -> Option<()> {
    const FLOAT: [&str; 15] = [
        "abs",
        "negate",
        "exponential",
        "log",
        "tanh",
        "logistic",
        "sqrt",
        "rsqrt",
        "sine",
        "cosine",
        "tan",
        "sign",
        "round_nearest_even",
        "round_nearest_afz",
        "floor",
    ];
    let (_, ty) = w.pick(a, known)?;
    let x = constant(w, &ty, b);
    let text = ty.text();
    match c % 8 {
        0 => {
            let y = constant(w, &ty, d);
            binary(w, &ty, c >> 3, &x, &y);
        }
        1 | 2 => {
            let op = match ty.element {
                "i1" => "not",
                _ if ty.is_float() => FLOAT[d as usize % FLOAT.len()],
                element if element.starts_with('u') => "not",
                _ => ["not", "negate", "abs", "sign"][d as usize % 4],
            };
            w.add(ty, &format!("stablehlo.{op} {x} : {text}"));
        }
        3 => {
            let to = ty.with(w.elements[d as usize % w.elements.len()]);
            let result = to.text();
            w.add(to, &format!("stablehlo.convert {x} : ({text}) -> {result}"));
        }
        4 if ty.shape.len() >= 2 => {
            let dims: Vec<usize> = (0..ty.shape.len()).rev().collect();
            let to = ty.dims(&dims);
            let result = to.text();
            w.add(to, &format!("stablehlo.transpose {x}, dims = {dims:?} : ({text}) -> {result}"));
        }
        5 => {
            let to = Ty::new(&[ty.n_elements()], ty.element);
            let result = to.text();
            w.add(to, &format!("stablehlo.reshape {x} : ({text}) -> {result}"));
        }
        6 if !ty.shape.is_empty() => {
            let op = format!("stablehlo.reverse {x}, dims = [0] : {text}");
            w.add(ty, &op);
        }
        7 if !ty.shape.is_empty() && ty.shape[0] > 1 => {
            let mut to = ty.clone();
            to.shape[0] -= 1;
            let rest: String = ty.shape[1..].iter().map(|extent| format!(", 0:{extent}")).collect();
            let (result, end) = (to.text(), ty.shape[0]);
            w.add(to, &format!("stablehlo.slice {x} [1:{end}{rest}] : ({text}) -> {result}"));
        }
        _ => {
            let y = constant(w, &ty, d);
            let p = constant(w, &ty.with("i1"), d >> 3);
            let flags = ty.with("i1").text();
            w.add(ty, &format!("stablehlo.select {p}, {x}, {y} : {flags}, {text}"));
        }
    }
    Some(())
}

/// Selections with conditions that are known, turned round, or spread.
pub fn chosen(w: &mut Writer, [a, b, c, d]: [u16; 4]) -> Option<()> {
    let (x, ty) = w.pick(a, known)?;
    let (y, _) = w.pick(b, |other| *other == ty)?;
    let (text, flags) = (ty.text(), ty.with("i1"));
    let p = match c % 4 {
        0 => constant(w, &flags, d | 1),
        1 => constant(w, &flags, d & !1),
        _ => {
            let source = if c.is_multiple_of(2) { flags.clone() } else { Ty::new(&[], "i1") };
            let (p, _) = w.pick(d, |ty| *ty == source)?;
            let kind = source.text();
            let turned = w.add(source.clone(), &format!("stablehlo.not {p} : {kind}"));
            if source == flags {
                turned
            } else {
                let wide = flags.text();
                w.add(flags.clone(), &format!("stablehlo.broadcast_in_dim {turned}, dims = [] : ({kind}) -> {wide}"))
            }
        }
    };
    let flags = flags.text();
    w.add(ty, &format!("stablehlo.select {p}, {x}, {y} : {flags}, {text}"));
    Some(())
}

/// Comparisons with what is known.
pub fn compared(w: &mut Writer, [a, b, c, d]: [u16; 4]) -> Option<()> {
    let (x, ty) = w.pick(a, known)?;
    let y = constant(w, &ty, b);
    let direction = ["EQ", "NE", "LT", "LE", "GT", "GE"][c as usize % 6];
    let (x, y) = if d.is_multiple_of(2) { (x, y) } else { (y, x) };
    let (text, flags) = (ty.text(), ty.with("i1"));
    let to = flags.text();
    let p = w.add(flags, &format!("stablehlo.compare {direction}, {x}, {y} : ({text}, {text}) -> {to}"));
    if d.is_multiple_of(3) {
        let flags = ty.with("i1");
        let known = ["false", "true"][d as usize / 3 % 2];
        let known = if ty.n_elements() == 0 { "" } else { known };
        let known = w.add(flags.clone(), &format!("stablehlo.constant dense<{known}> : {to}"));
        let direction = ["EQ", "NE"][d as usize / 6 % 2];
        w.add(flags, &format!("stablehlo.compare {direction}, {p}, {known} : ({to}, {to}) -> {to}"));
    }
    Some(())
}

pub fn clamped(w: &mut Writer, [a, b, c, _]: [u16; 4]) -> Option<()> {
    let (x, ty) = w.pick(a, |ty| known(ty) && ty.element != "i1")?;
    let (low, high) = (w.constant(ty.element, b), w.constant(ty.element, c));
    let (text, one) = (ty.text(), Ty::new(&[], ty.element).text());
    w.add(ty, &format!("stablehlo.clamp {low}, {x}, {high} : ({one}, {text}, {one}) -> {text}"));
    Some(())
}
