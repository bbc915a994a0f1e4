//! Constants of elements, written: decimal in nested lists, or hexadecimal when they are many.

use super::printer::{HexElements, Printer};
use crate::attrs::AttrData;
use crate::dense::bits;
use crate::ids::{Attr, Type};
use crate::num::{ApInt, FloatKind, print_i64, print_u64};
use crate::types::{Signedness, TypeData};

/// How to write the elements of one type.
#[derive(Clone, Copy)]
enum ElementText {
    Bool,
    /// At most 64 bits; the shift that brings the sign to the top.
    Signed(u32),
    Unsigned,
    Wide {
        width: u32,
        signed: bool,
    },
    Float(FloatKind),
}

impl Printer<'_> {
    /// Writes `dense<…>`, or a stand-in where constants of this size are left out.
    pub(super) fn print_dense(&mut self, ty: Type, splat: bool, data: &[u8]) {
        if !splat && self.elides(ty) {
            return self.put(ELIDED);
        }
        self.put("dense<");
        self.print_elements(ty, splat, data, true);
        self.put(">");
    }

    /// Writes `dense<"a">` or `dense<["a", "b"]>`.
    pub(super) fn print_dense_strings(&mut self, ty: Type, values: &[Box<[u8]>]) {
        if values.len() != 1 && self.elides(ty) {
            return self.put(ELIDED);
        }
        self.put("dense<");
        self.print_string_elements(ty, values);
        self.put(">");
    }

    fn print_string_elements(&mut self, ty: Type, values: &[Box<[u8]>]) {
        match values {
            [value] => self.print_string(value),
            _ => {
                let shape = ty.shape(self.cx).unwrap_or_default();
                self.print_nested(shape, values.len(), |p, index| p.print_string(&values[index]));
            }
        }
    }

    /// Writes `sparse<indices, values>`.
    pub(super) fn print_sparse(&mut self, indices: Attr, values: Attr) {
        let cx = self.cx;
        let Some(coordinates) = indices.dense(cx) else {
            return;
        };
        let is_splat = |attr: Attr| match attr.data(cx) {
            AttrData::Dense { splat, .. } => *splat,
            AttrData::DenseStrings { values, .. } => values.len() == 1,
            _ => false,
        };
        if [indices, values].iter().any(|&part| !is_splat(part) && self.elides(part.ty(cx))) {
            return self.put(ELIDED);
        }
        self.put("sparse<");
        if coordinates.len != 0 {
            self.print_elements(coordinates.ty, coordinates.splat, coordinates.data(), false);
            self.put(", ");
            match values.data(cx) {
                AttrData::Dense { ty, splat, data } => self.print_elements(*ty, *splat, data.bytes(), true),
                AttrData::DenseStrings { ty, values } => self.print_string_elements(*ty, values),
                _ => {}
            }
        }
        self.put(">");
    }

    /// Writes `array<i64: 1, 2>`.
    pub(super) fn print_dense_array(&mut self, element: Type, data: &[u8]) {
        self.put("array<");
        self.print_type(element);
        if !data.is_empty() {
            self.put(": ");
            let size = element.stored_bytes(self.cx).unwrap_or(1);
            if let Some(text) = self.element_text(element) {
                self.put_list(data.chunks_exact(size), |p, bytes| text.print(bytes, &mut p.out));
            }
        }
        self.put(">");
    }

    fn elides(&self, ty: Type) -> bool {
        match (self.flags.elide_elements, ty.n_elements(self.cx)) {
            (Some(limit), Some(n_elements)) => n_elements > limit,
            _ => false,
        }
    }

    fn print_elements(&mut self, ty: Type, splat: bool, data: &[u8], allow_hex: bool) {
        let cx = self.cx;
        let element = ty.element(cx);
        let (part, is_complex) = match element.data(cx) {
            TypeData::Complex(part) => (*part, true),
            _ => (element, false),
        };
        let (Some(size), Some(text)) = (element.stored_bytes(cx), self.element_text(part)) else {
            return;
        };
        let n_elements = data.len() / size;
        if !splat && allow_hex && matches!(self.flags.hex_elements, HexElements::Above(limit) if n_elements > limit) {
            return self.print_hex(data);
        }
        let print = |p: &mut Self, index: usize| {
            let bytes = &data[index * size..(index + 1) * size];
            if is_complex {
                p.out.push(b'(');
                text.print(&bytes[..size / 2], &mut p.out);
                p.out.push(b',');
                text.print(&bytes[size / 2..], &mut p.out);
                p.out.push(b')');
            } else {
                text.print(bytes, &mut p.out);
            }
        };
        if splat {
            print(self, 0);
        } else {
            let shape = ty.shape(cx).unwrap_or_default();
            self.print_nested(shape, n_elements, print);
        }
    }

    /// Writes elements `0..n_elements` in brackets as `shape` nests them.
    fn print_nested(&mut self, shape: &[i64], n_elements: usize, mut print: impl FnMut(&mut Self, usize)) {
        let Some((&row, outer)) = shape.split_last().filter(|_| n_elements != 0) else {
            return;
        };
        let row = row as usize;
        for (number, start) in (0..n_elements).step_by(row).enumerate() {
            if number != 0 {
                self.put(", ");
            }
            let n_open = 1 + n_boundaries(outer, number);
            self.out.resize(self.out.len() + n_open, b'[');
            for index in start..start + row {
                if index != start {
                    self.put(", ");
                }
                print(self, index);
            }
            let n_close = 1 + n_boundaries(outer, number + 1);
            self.out.resize(self.out.len() + n_close, b']');
        }
    }

    /// Writes `"0x…"`.
    fn print_hex(&mut self, data: &[u8]) {
        self.put("\"0x");
        self.put_hex_digits(data);
        self.put("\"");
    }

    /// Writes two digits a byte.
    pub(super) fn put_hex_digits(&mut self, data: &[u8]) {
        const PAIRS: [[u8; 2]; 256] = {
            let digits = *b"0123456789ABCDEF";
            let mut pairs = [[0; 2]; 256];
            let mut byte = 0;
            while byte < 256 {
                pairs[byte] = [digits[byte >> 4], digits[byte & 15]];
                byte += 1;
            }
            pairs
        };
        let start = self.out.len();
        self.out.resize(start + 2 * data.len(), 0);
        for (pair, &byte) in self.out[start..].chunks_exact_mut(2).zip(data) {
            pair.copy_from_slice(&PAIRS[usize::from(byte)]);
        }
    }

    fn element_text(&self, ty: Type) -> Option<ElementText> {
        Some(match ty.data(self.cx) {
            TypeData::Integer { width: 1, .. } => ElementText::Bool,
            TypeData::Integer { width: 1..=64, signedness: Signedness::Unsigned } => ElementText::Unsigned,
            TypeData::Integer { width: width @ 1..=64, .. } => ElementText::Signed(64 - width),
            TypeData::Integer { width, signedness } => {
                ElementText::Wide { width: *width, signed: *signedness != Signedness::Unsigned }
            }
            TypeData::Index => ElementText::Signed(0),
            TypeData::Float(kind) => ElementText::Float(*kind),
            _ => return None,
        })
    }
}

const ELIDED: &str = "dense_resource<__elided__>";

impl ElementText {
    #[inline]
    fn print(self, bytes: &[u8], out: &mut Vec<u8>) {
        match self {
            ElementText::Bool => {
                let word: &[u8] = if bytes[0] & 1 != 0 { b"true" } else { b"false" };
                out.extend_from_slice(word);
            }
            ElementText::Signed(shift) => print_i64(((bits(bytes) as u64) << shift) as i64 >> shift, out),
            ElementText::Unsigned => print_u64(bits(bytes) as u64, out),
            ElementText::Wide { width, signed } => ApInt::from_le_bytes(width, bytes).print(signed, out),
            ElementText::Float(kind) => kind.print(bits(bytes), out),
        }
    }
}

/// How many of the lists around row `row` begin (or end) there.
fn n_boundaries(outer: &[i64], mut row: usize) -> usize {
    for (depth, &size) in outer.iter().rev().enumerate() {
        let size = size as usize;
        if !row.is_multiple_of(size) {
            return depth;
        }
        row /= size;
    }
    outer.len()
}
