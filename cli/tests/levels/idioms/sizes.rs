//! Steps whose sizes are values: ops that take them, and asking for them.

use super::{constant, known, list};
use crate::program::{Ty, Writer};

/// Ops that take sizes as values, which are known; the type knows them too, or not.
pub fn by_constants(w: &mut Writer, [a, b, c, d]: [u16; 4]) -> Option<()> {
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

/// The size of a dimension.
pub fn sized(w: &mut Writer, [a, b, _, _]: [u16; 4]) -> Option<()> {
    let (x, ty) = w.pick(a, |ty| !ty.shape.is_empty())?;
    let dim = b as usize % ty.shape.len();
    let text = ty.text();
    w.add(Ty::new(&[], "i32"), &format!("stablehlo.get_dimension_size {x}, dim = {dim} : ({text}) -> tensor<i32>"));
    Some(())
}
