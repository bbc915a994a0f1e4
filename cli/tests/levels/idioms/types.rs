//! Steps through other types: complex numbers, tuples, quantized values, and CHLO with its flags.

use std::fmt::Write as _;

use crate::program::{Ty, Writer};

pub fn complex_parts(w: &mut Writer, [a, b, c, _]: [u16; 4]) -> Option<()> {
    let (x, ty) = w.pick(a, |ty| ty.element == "f32" || ty.element == "f64")?;
    let (y, _) = w.pick(b, |other| *other == ty)?;
    let text = ty.text();
    let both = text.replace(ty.element, &format!("complex<{}>", ty.element));
    let z = w.name("z");
    writeln!(w.body, "  {z} = stablehlo.complex {x}, {y} : {both}").expect("a string takes all");
    match c % 3 {
        0 => w.add(ty, &format!("stablehlo.real {z} : ({both}) -> {text}")),
        2 if c.is_multiple_of(4) => {
            let (real, imag) = (w.name("z"), w.name("z"));
            let again = w.name("z");
            writeln!(
                w.body,
                "  {real} = stablehlo.real {z} : ({both}) -> {text}\n  {imag} = stablehlo.imag {z} : ({both}) -> {text}\n  \
                 {again} = stablehlo.complex {real}, {imag} : {both}"
            )
            .expect("a string takes all");
            w.add(ty, &format!("stablehlo.imag {again} : ({both}) -> {text}"))
        }
        1 => w.add(ty, &format!("stablehlo.imag {z} : ({both}) -> {text}")),
        _ => {
            let sum = w.name("z");
            writeln!(w.body, "  {sum} = stablehlo.multiply {z}, {z} : {both}").expect("a string takes all");
            w.add(ty, &format!("stablehlo.real {sum} : ({both}) -> {text}"))
        }
    };
    Some(())
}

pub fn tuple(w: &mut Writer, [a, b, c, _]: [u16; 4]) -> Option<()> {
    let (x, ty) = w.pick(a, |_| true)?;
    let (y, other) = w.pick(b, |_| true)?;
    let (text, second, t) = (ty.text(), other.text(), w.name("t"));
    let both = format!("tuple<{text}, {second}>");
    writeln!(w.body, "  {t} = stablehlo.tuple {x}, {y} : {both}").expect("a string takes all");
    let mut t = t;
    if c.is_multiple_of(5) {
        let (one, two, again) = (w.name("t"), w.name("t"), w.name("t"));
        writeln!(
            w.body,
            "  {one} = stablehlo.get_tuple_element {t}[0] : ({both}) -> {text}\n  \
             {two} = stablehlo.get_tuple_element {t}[1] : ({both}) -> {second}\n  \
             {again} = stablehlo.tuple {one}, {two} : {both}"
        )
        .expect("a string takes all");
        t = again;
    }
    if c.is_multiple_of(2) {
        w.add(ty, &format!("stablehlo.get_tuple_element {t}[0] : ({both}) -> {text}"));
    } else {
        w.add(other, &format!("stablehlo.get_tuple_element {t}[1] : ({both}) -> {second}"));
    }
    Some(())
}

/// CHLO's ops that broadcast their operands.
pub fn chlo(w: &mut Writer, [a, b, c, d]: [u16; 4]) -> Option<()> {
    let (x, ty) = w.pick(a, |_| true)?;
    let y = if d.is_multiple_of(2) { w.constant(ty.element, b) } else { w.pick(b, |other| *other == ty)?.0 };
    let other = if d.is_multiple_of(2) { Ty::new(&[], ty.element) } else { ty.clone() };
    let op = match ty.element {
        "i1" => ["and", "or", "xor"][c as usize % 3],
        _ if ty.is_float() => ["add", "subtract", "multiply", "divide", "maximum"][c as usize % 5],
        _ => ["add", "subtract", "divide", "and", "remainder", "minimum", "shift_left"][c as usize % 7],
    };
    let (text, second) = (ty.text(), other.text());
    w.add(ty, &format!("chlo.broadcast_{op} {x}, {y} : ({text}, {second}) -> {text}"));
    Some(())
}

/// CHLO's functions of one value.
pub fn chlo_function(w: &mut Writer, [a, b, _, _]: [u16; 4]) -> Option<()> {
    let (x, ty) = w.pick(a, |ty| matches!(ty.element, "f32" | "f64"))?;
    let (text, flags) = (ty.text(), ty.with("i1"));
    let to = flags.text();
    // Those that are computed by formulas differ from the interpreter's by their last bits.
    match b % 4 {
        0 => w.add(flags, &format!("chlo.is_inf {x} : {text} -> {to}")),
        1 => w.add(flags, &format!("chlo.is_neg_inf {x} : {text} -> {to}")),
        2 => w.add(ty, &format!("chlo.square {x} : {text} -> {text}")),
        _ => w.add(
            ty,
            &format!("\"chlo.constant_like\"({x}) <{{value = 1.5 : {}}}> : ({text}) -> {text}", flags_of(&text)),
        ),
    };
    Some(())
}

/// The element type at the end of a type's text.
fn flags_of(text: &str) -> &str {
    if text.contains("f64") { "f64" } else { "f32" }
}

/// There and back through integers that stand for floats, with an op between.
pub fn quantized(w: &mut Writer, [a, b, c, _]: [u16; 4]) -> Option<()> {
    let (x, ty) = w.pick(a, |ty| ty.element == "f32")?;
    let text = ty.text();
    let stored = text.replace("f32", ["!quant.uniform<i8:f32, 0.5:3>", "!quant.uniform<i8:f32, 0.25>"][b as usize % 2]);
    let (mut q, next) = (w.name("q"), w.name("q"));
    writeln!(w.body, "  {q} = stablehlo.uniform_quantize {x} : ({text}) -> {stored}").expect("a string takes all");
    let op = match c % 4 {
        0 => Some(format!("stablehlo.add {q}, {q} : {stored}")),
        1 => Some(format!("stablehlo.maximum {q}, {q} : {stored}")),
        2 => Some(format!("stablehlo.negate {q} : {stored}")),
        _ => None,
    };
    if let Some(op) = op {
        writeln!(w.body, "  {next} = {op}").expect("a string takes all");
        q = next;
    }
    w.add(ty, &format!("stablehlo.uniform_dequantize {q} : ({stored}) -> {text}"));
    Some(())
}
