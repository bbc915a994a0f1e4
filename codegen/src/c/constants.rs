//! Constants of host functions: small ones as arrays in the text, large ones in a file beside it.

use hlo_interp::Tensor;
use hlo_interp::eval::types::tensor_of_attr;
use hlo_ir::{Attr, Context};
use rustc_hash::{FxHashMap, FxHashSet};

use super::scalar::Element;
use super::text::words;
use super::workspace::ALIGNMENT;

/// Up to this many bytes stand in the text.
const MAX_INLINE: usize = 64 << 10;

/// How the names of arrays begin.
const ARRAY: &str = "hlo_constant_";

/// Where a constant is.
#[derive(Clone, Debug)]
pub enum Constant {
    /// An array of the file under this name.
    Array(String),
    /// In the weights, at this offset.
    Weight(u64),
}

/// The constants of a file.
#[derive(Default)]
pub struct Constants {
    known: FxHashMap<(Attr, Element), Constant>,
    /// Arrays: name and definition.
    arrays: Vec<(String, String)>,
    /// The weights, every constant at a multiple of [`ALIGNMENT`].
    pub weights: Vec<u8>,
}

impl Constants {
    /// Places the constant `value`, whose elements are stored as `element`.
    ///
    /// # Errors
    /// A constant without elements, in words.
    pub fn add(&mut self, cx: &Context, value: Attr, element: Element) -> Result<Constant, String> {
        if let Some(known) = self.known.get(&(value, element)) {
            return Ok(known.clone());
        }
        let tensor = tensor_of_attr(cx, value).map_err(|trap| trap.to_string())?;
        let constant = if tensor.bytes().len() <= MAX_INLINE {
            let name = format!("{ARRAY}{}", self.known.len());
            self.arrays.push((name.clone(), array(&name, &tensor, element)));
            Constant::Array(name)
        } else {
            let offset = self.weights.len().next_multiple_of(ALIGNMENT as usize);
            self.weights.resize(offset, 0);
            self.weights.extend_from_slice(tensor.bytes());
            Constant::Weight(offset as u64)
        };
        self.known.insert((value, element), constant.clone());
        Ok(constant)
    }

    /// The definitions of the arrays that `text` reads; others would be warned of.
    pub fn arrays_of(&self, text: &str) -> String {
        let read: FxHashSet<&str> = words(text).filter(|word| word.starts_with(ARRAY)).collect();
        let arrays = self.arrays.iter().filter(|(name, _)| read.contains(name.as_str()));
        arrays.map(|(_, definition)| definition.as_str()).collect()
    }
}

/// The definition of an array. Floats are written in the fewest digits that read back as the same number.
fn array(name: &str, tensor: &Tensor, element: Element) -> String {
    let width = element.bytes() as usize;
    let is_bits = element.c_type().starts_with('u');
    let literals: Vec<String> = tensor
        .bytes()
        .chunks_exact(width)
        .map(|slot| {
            let mut bits = [0; 8];
            bits[..width].copy_from_slice(slot);
            let bits = u64::from_le_bytes(bits);
            if is_bits {
                format!("{bits:#X}{}", if width == 8 { "ull" } else { "u" })
            } else {
                element.scalar.literal(bits)
            }
        })
        .collect();
    let c_type = element.c_type();
    let n_elements = literals.len().max(1);
    let head = format!("static const {c_type} {name}[{n_elements}] __attribute__((aligned({ALIGNMENT})))");
    match literals.len() {
        0 => format!("{head} = {{ 0 }};\n"),
        1..=8 => format!("{head} = {{ {} }};\n", literals.join(", ")),
        _ => {
            let lines: Vec<String> = literals.chunks(8).map(|line| format!("    {},\n", line.join(", "))).collect();
            format!("{head} = {{\n{}}};\n", lines.concat())
        }
    }
}
