//! Values as text: elements as MLIR spells them, and whole values as the reference interpreter prints them.

use hlo_ir::num::{FloatKind, print_i64, print_u64};

use super::value::Value;
use crate::element::{Bits, Class, ElementType, Native};
use crate::tensor::{Tensor, view, view_mut};
use crate::trap::Trap;

/// Appends one element, without its type: `true`, `-3`, `1.500000e+00`, `0x7FC00000`, `[re, im]`.
pub fn write_element(out: &mut Vec<u8>, element: ElementType, slot: &[u8]) {
    write_parts(out, element, slot, [b"[", b", ", b"]"]);
}

/// The same with complex numbers as constants spell them: `(re,im)`.
pub fn write_dense_element(out: &mut Vec<u8>, element: ElementType, slot: &[u8]) {
    write_parts(out, element, slot, [b"(", b",", b")"]);
}

fn write_parts(out: &mut Vec<u8>, element: ElementType, slot: &[u8], marks: [&[u8]; 3]) {
    match element.class() {
        Class::Bool => {
            let word: &[u8] = if slot[0] != 0 { b"true" } else { b"false" };
            out.extend_from_slice(word);
        }
        Class::Signed(_) => {
            let unused = 128 - 8 * slot.len() as u32;
            print_i64(((word(slot) << unused) as i128 >> unused) as i64, out);
        }
        Class::Unsigned(_) => print_u64(word(slot) as u64, out),
        Class::Small(_) | Class::F32 | Class::F64 => {
            // Every float of the interpreter is one of the IR.
            if let Some(kind) = FloatKind::from_keyword(element.name().as_bytes()) {
                kind.print(word(slot), out);
            }
        }
        Class::C64 | Class::C128 => {
            let (re, im) = slot.split_at(slot.len() / 2);
            out.extend_from_slice(marks[0]);
            write_parts(out, element.real(), re, marks);
            out.extend_from_slice(marks[1]);
            write_parts(out, element.real(), im, marks);
            out.extend_from_slice(marks[2]);
        }
    }
}

fn word(slot: &[u8]) -> u128 {
    u128::from_le_bytes(*Bits::from_slot(slot).bytes())
}

/// One element as text; see [`write_element`].
pub fn element_text(tensor: &Tensor, position: usize) -> String {
    let (mut out, width) = (Vec::new(), tensor.element().width());
    write_element(&mut out, tensor.element(), &tensor.bytes()[position * width..][..width]);
    String::from_utf8_lossy(&out).into_owned()
}

/// The tensor with every NaN in its positive, quiet spelling: which bits a computed NaN has says nothing.
///
/// # Errors
/// When the memory for a copy is refused.
pub fn with_canonical_nans(mut tensor: Tensor) -> Result<Tensor, Trap> {
    let element = tensor.element();
    match element.class() {
        Class::F32 | Class::C64 => replace(&mut tensor, |x: f32| x.is_nan(), f32::NAN)?,
        Class::F64 | Class::C128 => replace(&mut tensor, |x: f64| x.is_nan(), f64::NAN)?,
        Class::Small(float) if float.width() == 2 => {
            replace(&mut tensor, |x: u16| float.decode(x).is_nan(), float.encode(f32::NAN))?;
        }
        Class::Small(float) => {
            let nan = float.encode(f32::NAN) as u8;
            replace(&mut tensor, |x: u8| float.decode(u16::from(x)).is_nan(), nan)?;
        }
        Class::Bool | Class::Signed(_) | Class::Unsigned(_) => {}
    }
    Ok(tensor)
}

/// Puts `new` where `test` holds; writes only when it does somewhere.
fn replace<T: Native>(tensor: &mut Tensor, test: impl Fn(T) -> bool, new: T) -> Result<(), Trap> {
    if view::<T>(tensor.bytes()).iter().any(|&slot| test(slot)) {
        let slots = view_mut::<T>(tensor.bytes_mut()?);
        slots.iter_mut().filter(|slot| test(**slot)).for_each(|slot| *slot = new);
    }
    Ok(())
}

/// A tensor as a constant of one line, `dense<…> : tensor<…>`, never in hexadecimal. Of more than `limit` elements, those in
/// the middle are left out.
pub fn write_dense(out: &mut Vec<u8>, tensor: &Tensor, limit: usize) {
    let width = tensor.element().width();
    let slots = tensor.bytes();
    out.extend_from_slice(b"dense<");
    if tensor.len() != 0 {
        let is_splat = slots[width..] == slots[..slots.len() - width];
        if is_splat {
            write_dense_element(out, tensor.element(), &slots[..width]);
        } else {
            write_list(out, tensor, 0, 0, tensor.len() > limit);
        }
    }
    out.extend_from_slice(b"> : ");
    out.extend_from_slice(tensor.type_name().as_bytes());
}

/// How many entries of a dimension are shown at either end when those in the middle are left out.
const ENDS: usize = 3;

fn write_list(out: &mut Vec<u8>, tensor: &Tensor, dim: usize, position: usize, short: bool) {
    let Some(&size) = tensor.shape().get(dim) else {
        let width = tensor.element().width();
        write_dense_element(out, tensor.element(), &tensor.bytes()[position * width..][..width]);
        return;
    };
    out.push(b'[');
    let mut index = 0;
    while index < size {
        if index != 0 {
            out.extend_from_slice(b", ");
        }
        if short && index == ENDS && size > 2 * ENDS {
            out.extend_from_slice("…".as_bytes());
            index = size - ENDS;
            continue;
        }
        write_list(out, tensor, dim + 1, position * size + index, short);
        index += 1;
    }
    out.push(b']');
}

/// A value as the reference interpreter prints it, without a newline at the end.
///
/// ```text
/// tensor<2x2xi8> {
///   [
///     [1, 2],
///     [3, 4]
///   ]
/// }
/// ```
pub fn write_value(out: &mut Vec<u8>, value: &Value) {
    match value {
        Value::Tensor(tensor) => {
            out.extend_from_slice(tensor.type_name().as_bytes());
            out.extend_from_slice(b" {");
            if n_empty_rows(tensor.shape()) > MOST_EMPTY_ROWS {
                out.extend_from_slice(b"\n  []\n");
            } else {
                write_block(out, tensor, 0, 0, true);
            }
            out.push(b'}');
        }
        Value::Token => out.extend_from_slice(b"!stablehlo.token"),
        Value::Tuple(elements) => {
            out.extend_from_slice(value.type_name().as_bytes());
            out.extend_from_slice(b" (\n");
            for (index, element) in elements.iter().enumerate() {
                write_value(out, element);
                out.extend_from_slice(if index + 1 == elements.len() { b"\n" } else { b",\n" });
            }
            out.push(b')');
        }
    }
}

/// More rows than these are left out where there is nothing in them: no memory bounds their number.
const MOST_EMPTY_ROWS: usize = 1 << 16;

/// How many rows without elements a tensor of this shape has.
fn n_empty_rows(shape: &[usize]) -> usize {
    let rows = shape.iter().position(|&size| size == 0).map_or(&[][..], |first| &shape[..first]);
    if rows.is_empty() { 0 } else { rows.iter().fold(1, |n: usize, &size| n.saturating_mul(size)) }
}

/// The elements below an index of the outer `dim` dimensions; `is_last` among those around it.
fn write_block(out: &mut Vec<u8>, tensor: &Tensor, dim: usize, position: usize, is_last: bool) {
    let Some(&size) = tensor.shape().get(dim) else {
        let width = tensor.element().width();
        write_element(out, tensor.element(), &tensor.bytes()[position * width..][..width]);
        if !is_last {
            out.extend_from_slice(b", ");
        }
        return;
    };
    newline(out, dim + 1);
    out.push(b'[');
    for index in 0..size {
        write_block(out, tensor, dim + 1, position * size + index, index + 1 == size);
    }
    out.push(b']');
    if is_last {
        newline(out, dim);
    } else {
        out.push(b',');
    }
}

fn newline(out: &mut Vec<u8>, indent: usize) {
    out.push(b'\n');
    out.extend(std::iter::repeat_n(b"  ", indent).flatten());
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check<T: Native>(element: ElementType, shape: &[usize], values: &[T], expect: &str) {
        let tensor = Tensor::from_slice(element, shape, values).unwrap();
        let mut out = Vec::new();
        write_value(&mut out, &tensor.into());
        assert_eq!(String::from_utf8(out).unwrap(), expect);
    }

    #[test]
    fn values_print_as_in_the_reference() {
        use ElementType::*;
        check(UI8, &[], &[1u8], "tensor<ui8> {1}");
        check(I8, &[2], &[1i8, -2], "tensor<2xi8> {\n  [1, -2]\n}");
        check(I1, &[2, 1], &[1u8, 0], "tensor<2x1xi1> {\n  [\n    [true],\n    [false]\n  ]\n}");
        check(F32, &[1], &[f32::NAN], "tensor<1xf32> {\n  [0x7FC00000]\n}");
        check(
            C64,
            &[],
            &[crate::element::Complex::new(1.5f32, -0.0)],
            "tensor<complex<f32>> {[1.500000e+00, -0.000000e+00]}",
        );
        check(I8, &[0, 2], &[0i8; 0], "tensor<0x2xi8> {\n  []\n}");
        check(I8, &[2, 0], &[0i8; 0], "tensor<2x0xi8> {\n  [\n    [],\n    []\n  ]\n}");
        check(I8, &[1 << 40, 0], &[0i8; 0], "tensor<1099511627776x0xi8> {\n  []\n}");
    }
}
