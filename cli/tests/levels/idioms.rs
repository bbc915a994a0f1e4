//! Steps of programs that passes look for: constants and neutral operands, ops that undo each other, sizes given as
//! values, control flow, calls, effects, CHLO, quantized values. They are added to those of [`program`](super::program).
//!
//! A step that finds no fitting value adds nothing.

use std::fmt::Write as _;

use super::program::{Ty, Writer, literal};

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

/// Neutral, absorbing and other known operands, on either side.
fn with_constant(w: &mut Writer, [a, b, c, d]: [u16; 4]) -> Option<()> {
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
fn with_itself(w: &mut Writer, [a, b, c, _]: [u16; 4]) -> Option<()> {
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
fn of_constants(w: &mut Writer, [a, b, c, d]: [u16; 4]) -> Option<()> {
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

/// There and back again.
fn undone(w: &mut Writer, [a, b, _, _]: [u16; 4]) -> Option<()> {
    let (x, ty) = w.pick(a, known)?;
    let text = ty.text();
    match b % 3 {
        0 if ty.shape.len() >= 2 => {
            let n = ty.shape.len();
            let there: Vec<usize> = (0..n).map(|at| (at + 1) % n).collect();
            let back: Vec<usize> = (0..n).map(|at| (at + n - 1) % n).collect();
            let between = ty.dims(&there);
            let middle = between.text();
            let y = w.add(between, &format!("stablehlo.transpose {x}, dims = {there:?} : ({text}) -> {middle}"));
            w.add(ty, &format!("stablehlo.transpose {y}, dims = {back:?} : ({middle}) -> {text}"));
        }
        1 => {
            let between = Ty::new(&[1, ty.n_elements()], ty.element);
            let middle = between.text();
            let y = w.add(between, &format!("stablehlo.reshape {x} : ({text}) -> {middle}"));
            w.add(ty, &format!("stablehlo.reshape {y} : ({middle}) -> {text}"));
        }
        _ if !ty.shape.is_empty() => {
            let y = w.add(ty.clone(), &format!("stablehlo.reverse {x}, dims = [0] : {text}"));
            w.add(ty, &format!("stablehlo.reverse {y}, dims = [0] : {text}"));
        }
        _ => {}
    }
    Some(())
}

/// Ops that change nothing.
fn nothing(w: &mut Writer, [a, b, c, _]: [u16; 4]) -> Option<()> {
    let (x, ty) = w.pick(a, known)?;
    let (text, n) = (ty.text(), ty.shape.len());
    let all: Vec<usize> = (0..n).collect();
    let op = match b % 11 {
        0 => format!("stablehlo.transpose {x}, dims = {all:?} : ({text}) -> {text}"),
        1 => format!("stablehlo.reshape {x} : ({text}) -> {text}"),
        2 => format!("stablehlo.broadcast_in_dim {x}, dims = {all:?} : ({text}) -> {text}"),
        3 => format!("stablehlo.convert {x} : {text}"),
        4 => format!("stablehlo.reverse {x}, dims = [] : {text}"),
        5 if n != 0 => {
            let ranges: Vec<String> = ty.shape.iter().map(|extent| format!("0:{extent}")).collect();
            format!("stablehlo.slice {x} [{}] : ({text}) -> {text}", ranges.join(", "))
        }
        6 if n != 0 => {
            let value = w.constant(ty.element, c);
            let zeros = vec![0; n];
            let scalar = Ty::new(&[], ty.element).text();
            format!(
                "stablehlo.pad {x}, {value}, low = {zeros:?}, high = {zeros:?}, interior = {zeros:?} : ({text}, {scalar}) -> {text}"
            )
        }
        7 if n != 0 => format!("stablehlo.concatenate {x}, dim = 0 : ({text}) -> {text}"),
        8 if n != 0 && ty.n_elements() == 1 => format!("stablehlo.reverse {x}, dims = [0] : {text}"),
        9 => format!("stablehlo.optimization_barrier {x} : {text}"),
        10 if n != 0 && ty.shape.contains(&0) => format!("stablehlo.reverse {x}, dims = [0] : {text}"),
        _ => return None,
    };
    w.add(ty, &op);
    Some(())
}

/// Views of views: broadcasts, reshapes, concatenations.
fn twice(w: &mut Writer, [a, b, c, _]: [u16; 4]) -> Option<()> {
    let (x, ty) = w.pick(a, |ty| known(ty) && ty.shape.len() <= 2 && ty.n_elements() <= 30)?;
    let (text, n) = (ty.text(), ty.shape.len());
    match b % 5 {
        0 => {
            let (mut first, mut second) = (ty.clone(), ty.clone());
            first.shape.insert(0, 2);
            first.unknown.push(false);
            second.shape.splice(0..0, [1 + c as i64 % 3, 2]);
            second.unknown.extend([false, false]);
            let (one, two): (Vec<usize>, Vec<usize>) = ((1..=n).collect(), (1..=n + 1).collect());
            let (between, to) = (first.text(), second.text());
            let y = w.add(first, &format!("stablehlo.broadcast_in_dim {x}, dims = {one:?} : ({text}) -> {between}"));
            w.add(second, &format!("stablehlo.broadcast_in_dim {y}, dims = {two:?} : ({between}) -> {to}"));
        }
        1 => {
            let mut wider = ty.clone();
            wider.shape.insert(c as usize % (n + 1), 1);
            wider.unknown.push(false);
            let dims: Vec<usize> = (0..=n).filter(|dim| *dim != c as usize % (n + 1)).collect();
            let to = wider.text();
            w.add(wider, &format!("stablehlo.broadcast_in_dim {x}, dims = {dims:?} : ({text}) -> {to}"));
        }
        2 if n == 2 => {
            let turned = ty.dims(&[1, 0]);
            let to = turned.text();
            w.add(turned, &format!("stablehlo.broadcast_in_dim {x}, dims = [1, 0] : ({text}) -> {to}"));
        }
        3 if n >= 1 => {
            let mut first = ty.clone();
            first.shape[0] *= 2;
            let mut second = ty.clone();
            second.shape[0] *= 3;
            let (between, to) = (first.text(), second.text());
            let y = w.add(first, &format!("stablehlo.concatenate {x}, {x}, dim = 0 : ({text}, {text}) -> {between}"));
            w.add(second, &format!("stablehlo.concatenate {y}, {x}, dim = 0 : ({between}, {text}) -> {to}"));
        }
        4 if n >= 1 => {
            // Equal numbers side by side, and something empty.
            let (mut none, mut to) = (ty.clone(), ty.clone());
            none.shape[0] = 0;
            to.shape[0] *= 3;
            let (one, other) = (constant(w, &ty, c | 1), constant(w, &ty, (c >> 2) | 1));
            let nothing = constant(w, &none, c);
            let (empty, result) = (none.text(), to.text());
            let op = format!(
                "stablehlo.concatenate {one}, {nothing}, {other}, {x}, dim = 0 : ({text}, {empty}, {text}, {text}) -> {result}"
            );
            w.add(to, &op);
        }
        _ => return None,
    }
    Some(())
}

/// A part of what was put together.
fn parts(w: &mut Writer, [a, b, c, _]: [u16; 4]) -> Option<()> {
    let (x, ty) = w.pick(a, |ty| known(ty) && !ty.shape.is_empty() && ty.shape[0] >= 1)?;
    let (y, _) = w.pick(b, |other| *other == ty)?;
    let mut both = ty.clone();
    both.shape[0] *= 2;
    let (text, between) = (ty.text(), both.text());
    let joined =
        w.add(both.clone(), &format!("stablehlo.concatenate {x}, {y}, dim = 0 : ({text}, {text}) -> {between}"));
    let size = both.shape[0];
    let start = c as i64 % size;
    let end = start + 1 + (c as i64 >> 4) % (size - start);
    let mut to = ty.clone();
    to.shape[0] = end - start;
    let rest: String = ty.shape[1..].iter().map(|extent| format!(", 0:{extent}")).collect();
    let result = to.text();
    w.add(to, &format!("stablehlo.slice {joined} [{start}:{end}{rest}] : ({between}) -> {result}"));
    Some(())
}

/// Selections with conditions that are known, turned round, or spread.
fn chosen(w: &mut Writer, [a, b, c, d]: [u16; 4]) -> Option<()> {
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
fn compared(w: &mut Writer, [a, b, c, d]: [u16; 4]) -> Option<()> {
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

fn iota(w: &mut Writer, [a, b, _, _]: [u16; 4]) -> Option<()> {
    let (_, ty) = w.pick(a, |ty| known(ty) && !ty.shape.is_empty() && ty.element != "i1")?;
    let op = format!("stablehlo.iota dim = {} : {}", b as usize % ty.shape.len(), ty.text());
    w.add(ty, &op);
    Some(())
}

/// Ops that take sizes as values, which are known; the type knows them too, or not.
fn by_constants(w: &mut Writer, [a, b, c, d]: [u16; 4]) -> Option<()> {
    let (x, ty) = w.pick(a, |ty| known(ty) && ty.n_elements() <= 200)?;
    let (text, n) = (ty.text(), ty.shape.len());
    let mut to = ty.clone();
    let is_open = d.is_multiple_of(2);
    let element = ["i32", "i64"][d as usize / 2 % 2];
    let op = match b % 6 {
        0 => {
            to = Ty::new(&[ty.n_elements(), 1], ty.element);
            let sizes = list(w, &to.shape, element);
            format!("stablehlo.dynamic_reshape {x}, {sizes} : ({text}, tensor<2x{element}>) -> ")
        }
        1 => {
            to.shape.insert(0, 1 + c as i64 % 3);
            to.unknown.push(false);
            let dims: Vec<usize> = (1..=n).collect();
            let sizes = list(w, &to.shape, element);
            let n = n + 1;
            format!(
                "stablehlo.dynamic_broadcast_in_dim {x}, {sizes}, dims = {dims:?} : ({text}, tensor<{n}x{element}>) -> "
            )
        }
        2 if n != 0 && ty.element != "i1" => {
            let sizes = list(w, &ty.shape, element);
            format!("stablehlo.dynamic_iota {sizes}, dim = {} : (tensor<{n}x{element}>) -> ", c as usize % n)
        }
        3 if n != 0 => {
            let value = w.constant(ty.element, c);
            let low: Vec<i64> = (0..n).map(|dim| (c as i64 >> dim) % 2).collect();
            let high: Vec<i64> = (0..n).map(|dim| (c as i64 >> (3 + dim)) % 2).collect();
            to.shape = (0..n).map(|dim| ty.shape[dim] + low[dim] + high[dim]).collect();
            let (low, high, none) = (list(w, &low, element), list(w, &high, element), list(w, &vec![0; n], element));
            let (scalar, sizes) = (Ty::new(&[], ty.element).text(), format!("tensor<{n}x{element}>"));
            format!(
                "stablehlo.dynamic_pad {x}, {value}, {low}, {high}, {none} : ({text}, {scalar}, {sizes}, {sizes}, {sizes}) -> "
            )
        }
        4 if n != 0 && ty.n_elements() != 0 => {
            let start: Vec<i64> = ty.shape.iter().map(|extent| c as i64 % extent).collect();
            to.shape = ty.shape.iter().zip(&start).map(|(extent, start)| extent - start).collect();
            let (start, end, stride) =
                (list(w, &start, element), list(w, &ty.shape, element), list(w, &vec![1; n], element));
            let sizes = format!("tensor<{n}x{element}>");
            format!(
                "stablehlo.real_dynamic_slice {x}, {start}, {end}, {stride} : ({text}, {sizes}, {sizes}, {sizes}) -> "
            )
        }
        5 if n == 2 && ty.n_elements() != 0 => {
            let rows = Ty::new(&[3, 1], "i32");
            let rows_at = constant(w, &rows, c);
            let sizes = list(w, &[1, ty.shape[1]], element);
            to.shape = vec![3, ty.shape[1]];
            format!(
                "\"stablehlo.dynamic_gather\"({x}, {rows_at}, {sizes}) <{{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false}}> : ({text}, tensor<3x1xi32>, tensor<2x{element}>) -> "
            )
        }
        _ => return None,
    };
    if is_open {
        to.unknown.fill(true);
    }
    let result = to.text();
    w.add(to, &format!("{op}{result}"));
    Some(())
}

/// Slices and updates at positions that are known, also beyond the ends.
fn window(w: &mut Writer, [a, b, c, d]: [u16; 4]) -> Option<()> {
    let (x, ty) = w.pick(a, |ty| known(ty) && !ty.shape.is_empty())?;
    let element = ["i32", "i64", "ui8"][b as usize % 3];
    let starts: Vec<String> = (0..ty.shape.len())
        .map(|dim| {
            let start = [0, 1, 100, 255, -1, 2][(c as usize >> dim) % 6];
            scalar(w, element, if element == "ui8" { start.max(0) } else { start })
        })
        .collect();
    let (text, starts_text) = (ty.text(), starts.join(", "));
    let types = vec![format!("tensor<{element}>"); starts.len()].join(", ");
    let mut part = ty.clone();
    for (dim, extent) in part.shape.iter_mut().enumerate() {
        *extent -= (d as i64 >> dim) % 2 * (*extent).min(1);
    }
    let small = part.text();
    if b.is_multiple_of(2) {
        let sizes = &part.shape;
        let op =
            format!("stablehlo.dynamic_slice {x}, {starts_text}, sizes = {sizes:?} : ({text}, {types}) -> {small}");
        w.add(part, &op);
    } else {
        let update = match w.pick(d, |other| *other == part) {
            Some((update, _)) => update,
            None => constant(w, &part, d),
        };
        let op = format!(
            "stablehlo.dynamic_update_slice {x}, {update}, {starts_text} : ({text}, {small}, {types}) -> {text}"
        );
        w.add(ty, &op);
    }
    Some(())
}

fn gathered(w: &mut Writer, [a, b, _, d]: [u16; 4]) -> Option<()> {
    let (x, ty) = w.pick(a, |ty| known(ty) && ty.shape.len() == 2 && ty.n_elements() != 0)?;
    let text = ty.text();
    let row = ty.shape[1];
    // One place is a slice.
    let (indices, to, dims, kind) = if b.is_multiple_of(2) {
        let at = list(w, &[[0, 1, 7, -1][d as usize % 4]], "i64");
        (
            at,
            Ty::new(&[row], ty.element),
            "offset_dims = [0], collapsed_slice_dims = [0], start_index_map = [0]",
            "tensor<1xi64>",
        )
    } else {
        let at = constant(w, &Ty::new(&[3, 1], "i64"), d);
        let dims = "offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1";
        (at, Ty::new(&[3, row], ty.element), dims, "tensor<3x1xi64>")
    };
    let result = to.text();
    let op = format!(
        "\"stablehlo.gather\"({x}, {indices}) <{{dimension_numbers = #stablehlo.gather<{dims}>, indices_are_sorted = false, slice_sizes = array<i64: 1, {row}>}}> : ({text}, {kind}) -> {result}"
    );
    w.add(to, &op);
    Some(())
}

/// Lines of a region that makes a value of the type `ty` from what is outside; the last one returns it.
fn region(w: &mut Writer, ty: &Ty, [a, b, c, d]: [u16; 4]) -> Option<String> {
    let (n_values, outside) = (w.values.len(), std::mem::take(&mut w.body));
    let used = w.used.clone();
    if !d.is_multiple_of(4) {
        w.step(&super::program::Step { kind: (a % 16) as u8, choices: [b, c, d, a] });
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

fn branched(w: &mut Writer, [a, b, c, d]: [u16; 4]) -> Option<()> {
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
fn looped(w: &mut Writer, [a, b, c, d]: [u16; 4]) -> Option<()> {
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
fn reduced(w: &mut Writer, [a, b, c, d]: [u16; 4]) -> Option<()> {
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
fn sorted(w: &mut Writer, [a, b, c, d]: [u16; 4]) -> Option<()> {
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
fn helper(w: &mut Writer, stem: &str, ty: &Ty, c: u16) -> String {
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

fn called(w: &mut Writer, [a, b, c, d]: [u16; 4]) -> Option<()> {
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
fn noted(w: &mut Writer, [a, b, _, _]: [u16; 4]) -> Option<()> {
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

fn complex_parts(w: &mut Writer, [a, b, c, _]: [u16; 4]) -> Option<()> {
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

fn tuple(w: &mut Writer, [a, b, c, _]: [u16; 4]) -> Option<()> {
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
fn chlo(w: &mut Writer, [a, b, c, d]: [u16; 4]) -> Option<()> {
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
fn chlo_function(w: &mut Writer, [a, b, _, _]: [u16; 4]) -> Option<()> {
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
fn quantized(w: &mut Writer, [a, b, c, _]: [u16; 4]) -> Option<()> {
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

fn composed(w: &mut Writer, [a, b, c, _]: [u16; 4]) -> Option<()> {
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

fn clamped(w: &mut Writer, [a, b, c, _]: [u16; 4]) -> Option<()> {
    let (x, ty) = w.pick(a, |ty| known(ty) && ty.element != "i1")?;
    let (low, high) = (w.constant(ty.element, b), w.constant(ty.element, c));
    let (text, one) = (ty.text(), Ty::new(&[], ty.element).text());
    w.add(ty, &format!("stablehlo.clamp {low}, {x}, {high} : ({one}, {text}, {one}) -> {text}"));
    Some(())
}

/// The size of a dimension.
fn sized(w: &mut Writer, [a, b, _, _]: [u16; 4]) -> Option<()> {
    let (x, ty) = w.pick(a, |ty| !ty.shape.is_empty())?;
    let dim = b as usize % ty.shape.len();
    let text = ty.text();
    w.add(Ty::new(&[], "i32"), &format!("stablehlo.get_dimension_size {x}, dim = {dim} : ({text}) -> tensor<i32>"));
    Some(())
}

/// A scatter of one row.
fn written(w: &mut Writer, [a, b, _, d]: [u16; 4]) -> Option<()> {
    let (x, ty) = w.pick(a, |ty| known(ty) && ty.shape.len() == 2 && ty.n_elements() != 0)?;
    let row = Ty::new(&ty.shape[1..], ty.element);
    let update = match w.pick(b, |other| *other == row) {
        Some((update, _)) => update,
        None => constant(w, &row, b),
    };
    let at = list(w, &[[0, 1, 7, -1][d as usize % 4]], "i64");
    let (text, rows, one) = (ty.text(), row.text(), Ty::new(&[], ty.element).text());
    let (p, q) = (w.name("w"), w.name("w"));
    w.add(
        ty,
        &format!(
            "\"stablehlo.scatter\"({x}, {at}, {update}) <{{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, indices_are_sorted = false, unique_indices = true}}> ({{\n  \
             ^bb0({p}: {one}, {q}: {one}):\n  stablehlo.return {q} : {one}\n  }}) : ({text}, tensor<1xi64>, {rows}) -> {text}"
        ),
    );
    Some(())
}

/// Windows that overlap, and one that is padded.
fn extended(w: &mut Writer, [a, b, c, _]: [u16; 4]) -> Option<()> {
    let (x, ty) = w.pick(a, |ty| known(ty) && ty.shape.len() == 1 && ty.shape[0] >= 2 && ty.element != "i1")?;
    let init = w.constant(ty.element, b);
    let (text, one) = (ty.text(), Ty::new(&[], ty.element).text());
    let op = ["add", "maximum", "minimum"][c as usize % 3];
    let (p, q, r) = (w.name("e"), w.name("e"), w.name("e"));
    w.add(
        ty.clone(),
        &format!(
            "\"stablehlo.reduce_window\"({x}, {init}) <{{window_dimensions = array<i64: 2>, padding = dense<[[1, 0]]> : tensor<1x2xi64>}}> ({{\n  \
             ^bb0({p}: {one}, {q}: {one}):\n  {r} = stablehlo.{op} {p}, {q} : {one}\n  stablehlo.return {r} : {one}\n  \
             }}) : ({text}, {one}) -> {text}"
        ),
    );
    Some(())
}
