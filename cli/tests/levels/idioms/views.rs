//! Steps that move elements: ops that undo each other or change nothing, views of views, parts, windows, rows.

use super::{constant, known, list, scalar};
use crate::program::{Ty, Writer};

/// There and back again.
pub fn undone(w: &mut Writer, [a, b, _, _]: [u16; 4]) -> Option<()> {
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
pub fn nothing(w: &mut Writer, [a, b, c, _]: [u16; 4]) -> Option<()> {
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
pub fn twice(w: &mut Writer, [a, b, c, _]: [u16; 4]) -> Option<()> {
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
pub fn parts(w: &mut Writer, [a, b, c, _]: [u16; 4]) -> Option<()> {
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

pub fn iota(w: &mut Writer, [a, b, _, _]: [u16; 4]) -> Option<()> {
    let (_, ty) = w.pick(a, |ty| known(ty) && !ty.shape.is_empty() && ty.element != "i1")?;
    let op = format!("stablehlo.iota dim = {} : {}", b as usize % ty.shape.len(), ty.text());
    w.add(ty, &op);
    Some(())
}

/// Slices and updates at positions that are known, also beyond the ends.
pub fn window(w: &mut Writer, [a, b, c, d]: [u16; 4]) -> Option<()> {
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

pub fn gathered(w: &mut Writer, [a, b, _, d]: [u16; 4]) -> Option<()> {
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

/// A scatter of one row.
pub fn written(w: &mut Writer, [a, b, _, d]: [u16; 4]) -> Option<()> {
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
pub fn extended(w: &mut Writer, [a, b, c, _]: [u16; 4]) -> Option<()> {
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
