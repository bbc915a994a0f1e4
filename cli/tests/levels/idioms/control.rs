//! Steps with regions and calls: branches, loops, reductions, sorts, functions, effects of the host, composites.

use std::fmt::Write as _;

use super::constants::with_constant;
use super::{binary, constant, hide, known, scalar};
use crate::program::{Ty, Writer};

/// Lines of a region that makes a value of the type `ty` from what is outside; the last one returns it.
fn region(w: &mut Writer, ty: &Ty, [a, b, c, d]: [u16; 4]) -> Option<String> {
    let (n_values, outside) = (w.values.len(), std::mem::take(&mut w.body));
    let used = w.used.clone();
    if !d.is_multiple_of(4) {
        w.step(&crate::program::Step { kind: (a % 16) as u8, choices: [b, c, d, a] });
    }
    let result = w.pick(b, |other| other == ty);
    let lines = std::mem::replace(&mut w.body, outside);
    w.values.truncate(n_values);
    w.used.truncate(n_values);
    for (now, before) in w.used.iter_mut().zip(used) {
        *now |= before;
    }
    let (value, _) = result?;
    Some(format!("{lines}  stablehlo.return {value} : {}\n", ty.text()))
}

pub fn branched(w: &mut Writer, [a, b, c, d]: [u16; 4]) -> Option<()> {
    let (_, ty) = w.pick(a, |_| true)?;
    let one = region(w, &ty, [b, a, c, d])?;
    let other = region(w, &ty, [c, b, a, d >> 3])?;
    let (op, condition, kind) = if d.is_multiple_of(2) {
        let index = scalar(w, "i32", [0, 1, 5, -1][d as usize / 2 % 4]);
        ("case", index, "i32")
    } else {
        let condition = match w.pick(c, |ty| *ty == Ty::new(&[], "i1")) {
            Some((condition, _)) => condition,
            None => w.constant("i1", d >> 2),
        };
        ("if", condition, "i1")
    };
    let text = ty.text();
    w.add(
        ty,
        &format!("\"stablehlo.{op}\"({condition}) ({{\n{one}  }}, {{\n{other}  }}) : (tensor<{kind}>) -> {text}"),
    );
    Some(())
}

/// A loop that counts, and carries two values, of which one may never change.
pub fn looped(w: &mut Writer, [a, b, c, d]: [u16; 4]) -> Option<()> {
    let (x, ty) = w.pick(a, |_| true)?;
    let (y, other) = w.pick(b, |_| true)?;
    let n = scalar(w, "i32", d as i64 % 4);
    let start = scalar(w, "i32", d as i64 / 4 % 2);
    let one = scalar(w, "i32", 1);
    let (i, carried, kept, p, next) = (w.name("i"), w.name("c"), w.name("k"), w.name("p"), w.name("n"));
    // Inside, the carried values stand for those outside.
    let n_values = w.values.len();
    w.values.push((carried.clone(), ty.clone()));
    w.values.push((kept.clone(), other.clone()));
    w.used.extend([true, true]);
    let lines = region(w, &ty, [b, c, a, d]);
    w.values.truncate(n_values);
    w.used.truncate(n_values);
    let lines = lines?;
    let (lines, returned) = lines.trim_end().rsplit_once("  stablehlo.return ")?;
    let value = returned.split(' ').next()?;
    let (text, other_text) = (ty.text(), other.text());
    // Now and then it surely never runs.
    let condition = match d % 5 {
        0 => "stablehlo.constant dense<false> : tensor<i1>".to_owned(),
        _ => format!("stablehlo.compare LT, {i}, {n} : (tensor<i32>, tensor<i32>) -> tensor<i1>"),
    };
    let name = w.add(
        ty,
        &format!(
            "stablehlo.while({i} = {start}, {carried} = {x}, {kept} = {y}) : tensor<i32>, {text}, {other_text}\n  cond {{\n  \
             {p} = {condition}\n  \
             stablehlo.return {p} : tensor<i1>\n  }} do {{\n{lines}  {next} = stablehlo.add {i}, {one} : tensor<i32>\n  \
             stablehlo.return {next}, {value}, {kept} : tensor<i32>, {text}, {other_text}\n  }}"
        ),
    );
    // It has three results.
    let (written, values) = (w.body.rfind(&format!("  {name} = "))?, w.values.len());
    w.body.replace_range(written..written + 5 + name.len(), &format!("  {name}:3 = "));
    w.values[values - 1].0 = format!("{name}#1");
    w.values.push((format!("{name}#2"), other));
    w.used.push(false);
    Some(())
}

/// Two reductions in one, of which one may be used; or one that returns what it does not compute.
pub fn reduced(w: &mut Writer, [a, b, c, d]: [u16; 4]) -> Option<()> {
    let (x, ty) = w.pick(a, |ty| !ty.shape.is_empty())?;
    let dim = b as usize % ty.shape.len();
    let kept: Vec<usize> = (0..ty.shape.len()).filter(|at| *at != dim).collect();
    let (to, element) = (ty.dims(&kept), ty.element);
    let (init, other) = (w.constant(element, c), w.constant(element, d));
    let (text, result, one) = (ty.text(), to.text(), format!("tensor<{element}>"));
    let combine = match element {
        "i1" => ["and", "or"][c as usize % 2],
        _ => ["add", "maximum", "minimum"][c as usize % 3],
    };
    let names: Vec<String> = (0..6).map(|_| w.name("r")).collect();
    let [p, q, r, s, t, u] = &names[..] else { return None };
    let second = if d.is_multiple_of(3) { other.clone() } else { u.clone() };
    let name = w.add(
        to.clone(),
        &format!(
            "\"stablehlo.reduce\"({x}, {x}, {init}, {other}) <{{dimensions = array<i64: {dim}>}}> ({{\n  \
             ^bb0({p}: {one}, {q}: {one}, {r}: {one}, {s}: {one}):\n  \
             {t} = stablehlo.{combine} {p}, {r} : {one}\n  {u} = stablehlo.{combine} {q}, {s} : {one}\n  \
             stablehlo.return {t}, {second} : {one}, {one}\n  }}) : ({text}, {text}, {one}, {one}) -> ({result}, {result})"
        ),
    );
    let written = w.body.rfind(&format!("  {name} = "))?;
    w.body.replace_range(written..written + 5 + name.len(), &format!("  {name}:2 = "));
    let last = w.values.len() - 1;
    w.values[last].0 = format!("{name}#0");
    // A result that is returned as it is says nothing of reductions over nothing.
    if d.is_multiple_of(2) && !d.is_multiple_of(3) {
        w.values.push((format!("{name}#1"), to));
        w.used.push(false);
    }
    Some(())
}

/// A sort of a value and its companion.
pub fn sorted(w: &mut Writer, [a, b, c, d]: [u16; 4]) -> Option<()> {
    let (x, ty) = w.pick(a, |ty| known(ty) && !ty.shape.is_empty() && ty.element != "i1")?;
    let (y, other) = w.pick(b, |other| other.shape == ty.shape && other.unknown == ty.unknown)?;
    let dim = c as usize % ty.shape.len();
    let (text, second) = (ty.text(), other.text());
    let names: Vec<String> = (0..5).map(|_| w.name("s")).collect();
    let [p, q, r, s, t] = &names[..] else { return None };
    let (one, two) = (Ty::new(&[], ty.element).text(), Ty::new(&[], other.element).text());
    // Of NaNs the other order of floats says nothing.
    let total = if ty.is_float() { ", TOTALORDER" } else { "" };
    let name = w.add(
        ty.clone(),
        &format!(
            "\"stablehlo.sort\"({x}, {y}) <{{dimension = {dim} : i64, is_stable = true}}> ({{\n  \
             ^bb0({p}: {one}, {q}: {one}, {r}: {two}, {s}: {two}):\n  \
             {t} = stablehlo.compare LT, {p}, {q}{total} : ({one}, {one}) -> tensor<i1>\n  \
             stablehlo.return {t} : tensor<i1>\n  }}) : ({text}, {second}) -> ({text}, {second})"
        ),
    );
    let written = w.body.rfind(&format!("  {name} = "))?;
    w.body.replace_range(written..written + 5 + name.len(), &format!("  {name}:2 = "));
    let last = w.values.len() - 1;
    w.values[last].0 = format!("{name}#0");
    if d.is_multiple_of(2) {
        w.values.push((format!("{name}#1"), other));
        w.used.push(false);
    }
    Some(())
}

/// Writes a private function of two values; its name.
pub fn helper(w: &mut Writer, stem: &str, ty: &Ty, c: u16) -> String {
    let mut inner = Writer { elements: w.elements, ..Writer::default() };
    inner.values = vec![("%arg0".into(), ty.clone()), ("%arg1".into(), ty.clone())];
    inner.used = vec![false; 2];
    binary(&mut inner, ty, c, "%arg0", "%arg1");
    if c.is_multiple_of(2) {
        with_constant(&mut inner, [0, c >> 2, c >> 4, c >> 6]);
    }
    let result = inner.pick(0, |other| other == ty).map_or("%arg0".to_owned(), |(name, _)| name);
    let name = w.name(stem).trim_start_matches('%').to_owned();
    let (text, body) = (ty.text(), inner.body);
    writeln!(
        w.functions,
        "func.func private @{name}(%arg0: {text}, %arg1: {text}) -> {text} {{\n{body}  return {result} : {text}\n}}"
    )
    .expect("a string takes all");
    name
}

pub fn called(w: &mut Writer, [a, b, c, d]: [u16; 4]) -> Option<()> {
    let (x, ty) = w.pick(a, |_| true)?;
    let y = match w.pick(b, |other| *other == ty) {
        Some((_, _)) if d.is_multiple_of(2) && known(&ty) => constant(w, &ty, b),
        Some((y, _)) => y,
        None => return None,
    };
    let name = helper(w, "called", &ty, c);
    let text = ty.text();
    w.add(ty.clone(), &format!("func.call @{name}({x}, {y}) : ({text}, {text}) -> {text}"));
    if d.is_multiple_of(3) {
        w.add(ty, &format!("func.call @{name}({y}, {x}) : ({text}, {text}) -> {text}"));
    }
    Some(())
}

/// A call of the host that has an effect, whether or not anybody needs its result.
pub fn noted(w: &mut Writer, [a, b, _, _]: [u16; 4]) -> Option<()> {
    let (x, ty) = w.pick(a, |_| true)?;
    let text = ty.text();
    let name = w.add(ty, &format!("stablehlo.custom_call @note({x}) {{has_side_effect = true}} : ({text}) -> {text}"));
    if b.is_multiple_of(2) {
        hide(w);
        return Some(());
    }
    debug_assert!(w.values.last().is_some_and(|(last, _)| *last == name));
    Some(())
}

pub fn composed(w: &mut Writer, [a, b, c, _]: [u16; 4]) -> Option<()> {
    let (x, ty) = w.pick(a, known)?;
    let (y, _) = w.pick(b, |other| *other == ty)?;
    let name = helper(w, "composed", &ty, c);
    let text = ty.text();
    w.add(
        ty,
        &format!(
            "stablehlo.composite \"test.composed\" {x}, {y} {{decomposition = @{name}}} : ({text}, {text}) -> {text}"
        ),
    );
    Some(())
}
