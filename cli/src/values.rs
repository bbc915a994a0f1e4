//! Inputs and outputs of programs: what `--input` accepts, and files of results.
//!
//! | form | |
//! |---|---|
//! | `x.npy`, `x.npz` | NumPy files; the arrays of an archive feed as many arguments, in their order |
//! | `dense<[1, 2]> : tensor<2xi32>` | a constant |
//! | `4x8xf32=@FILE`, `f32=@FILE` | raw elements, little-endian |
//! | `4xf32=1,2,3,4` | elements; one stands for all. `0x…` gives the bits, `(1,2)` a complex number |

use std::path::Path;
use std::sync::Arc;

use hlo_interp::element::Bits;
use hlo_interp::eval::{Size, Value, ValueType, types};
use hlo_interp::kernels::bits::convert_bits;
use hlo_interp::tensor::{npy, npz};
use hlo_interp::{ElementType, Tensor};
use hlo_ir::num::FloatKind;
use hlo_ir::text::Parser;
use hlo_ir::{Attr, Context, Diagnostics};

use crate::input;

/// Reads an attribute from a text of its own, called `name` in reports.
///
/// # Errors
/// What is wrong with the text.
pub fn parse_attr(cx: &Context, name: &str, text: &str) -> Result<Attr, Diagnostics> {
    let bytes: Arc<[u8]> = text.as_bytes().into();
    let file = cx.sources().add(name, bytes.clone(), 0);
    let mut parser = Parser::new(cx, file, &bytes);
    let attr = parser.parse_attr();
    if attr.is_some() && parser.token() != hlo_ir::text::Token::Eof {
        parser.error("trailing-text", "expected the end of the attribute").emit();
    }
    match attr {
        Some(attr) if !parser.diags.has_errors() => Ok(attr),
        _ => Err(parser.diags),
    }
}

/// The values for the arguments of a function, from the inputs on the command line.
///
/// # Errors
/// A file that cannot be read, an input of another type than its argument, too many or too few inputs.
pub fn read_inputs(cx: &Context, types: &[ValueType], inputs: &[&str]) -> Result<Vec<Value>, String> {
    let mut feed = Feed { cx, types, values: Vec::new() };
    for input in inputs {
        feed.add(input).map_err(|error| format!("`--input={input}`: {error}"))?;
    }
    feed.skip_tokens();
    if feed.values.len() < types.len() {
        let given = if inputs.len() == 1 { "1 input is" } else { &format!("{} inputs are", inputs.len()) };
        let missing: Vec<String> = types[feed.values.len()..].iter().map(ValueType::to_string).collect();
        return Err(format!(
            "the function takes {} arguments, {given} given; missing: {}",
            types.len(),
            missing.join(", ")
        ));
    }
    Ok(feed.values)
}

struct Feed<'a> {
    cx: &'a Context,
    types: &'a [ValueType],
    values: Vec<Value>,
}

impl Feed<'_> {
    /// Tokens need no input.
    fn skip_tokens(&mut self) {
        while self.types.get(self.values.len()) == Some(&ValueType::Token) {
            self.values.push(Value::Token);
        }
    }

    /// The argument that comes next.
    fn next(&mut self) -> Result<ValueType, String> {
        self.skip_tokens();
        let ty = self.types.get(self.values.len()).cloned();
        ty.ok_or_else(|| format!("the function takes only {} arguments", self.types.len()))
    }

    fn add(&mut self, input: &str) -> Result<(), String> {
        if input.ends_with(".npz") {
            let file = read_file(input)?;
            let archive = npz::Archive::open(&file).map_err(|error| error.to_string())?;
            let names: Vec<String> = archive.names().map(str::to_owned).collect();
            for name in names {
                let expected = element(&self.next()?);
                let tensor = archive.read(&name, expected).map_err(|error| error.to_string())?;
                self.push(tensor, "the archive holds")?;
            }
            return Ok(());
        }
        let ty = self.next()?;
        let (tensor, what) = if input.ends_with(".npy") {
            let file = read_file(input)?;
            // Told apart from a wrong shape, which `push` reports.
            let tensor = npy::read(&file, element(&ty))
                .map_err(|error| format!("argument {} is {ty}, {error}", self.values.len()))?;
            (tensor, "the file holds")
        } else if let Some((ty, data)) = self.typed(input) {
            (from_data(ty?, data)?, "the input is")
        } else {
            let attr = parse_attr(self.cx, "<input>", input).map_err(|diags| {
                let message = diags.iter().next().map_or("cannot be read", |first| &first.message);
                format!("{message}; an input is a .npy or .npz file, `dense<…> : type`, `type=@file` or `type=values`")
            })?;
            (types::tensor_of_attr(self.cx, attr).map_err(|error| error.to_string())?, "the input is")
        };
        self.push(tensor, what)
    }

    /// The parts of `4x8xf32=data`, when it has that form; the type may not read.
    fn typed<'i>(&self, input: &'i str) -> Option<(Result<(ElementType, Vec<usize>), String>, &'i str)> {
        let (ty, data) = input.split_once('=')?;
        let (mut name, mut sizes) = (ty, Vec::new());
        while name.starts_with(|c: char| c.is_ascii_digit() || c == '-')
            && let Some((size, rest)) = name.split_once('x')
        {
            sizes.push(size);
            name = rest;
        }
        let element = ElementType::ALL.into_iter().find(|element| element.name() == name);
        if element.is_none() && (name.is_empty() || !name.bytes().all(|byte| byte.is_ascii_alphanumeric())) {
            return None;
        }
        let read = || {
            let element = element.ok_or_else(|| format!("unknown element type `{name}`"))?;
            let sizes = sizes.iter().map(|size| size.parse().map_err(|_| format!("`{size}` is no size")));
            Ok((element, sizes.collect::<Result<_, String>>()?))
        };
        Some((read(), data))
    }

    fn push(&mut self, tensor: Tensor, what: &str) -> Result<(), String> {
        let ty = self.next()?;
        let found = tensor.type_name();
        let tensor = match element(&ty) {
            // Constants and files know no unsigned integers: the bits are what counts.
            Some(wanted) if is_signless_form(tensor.element(), wanted) => reread(tensor, wanted),
            _ => tensor,
        };
        let value = Value::Tensor(tensor);
        if !ty.accepts(&value) {
            return Err(format!("argument {} is {ty}, {what} {found}", self.values.len()));
        }
        self.values.push(value);
        Ok(())
    }
}

/// The element type of a tensor type.
fn element(ty: &ValueType) -> Option<ElementType> {
    match ty {
        ValueType::Tensor { element, .. } => Some(*element),
        ValueType::Token | ValueType::Tuple(_) => None,
    }
}

fn is_signless_form(found: ElementType, wanted: ElementType) -> bool {
    found.is_integer()
        && wanted.is_integer()
        && found.bits() == wanted.bits()
        && found.is_signed()
        && !wanted.is_signed()
}

/// The same bits as an integer of the other sign.
fn reread(tensor: Tensor, element: ElementType) -> Tensor {
    let mut tensor = tensor.reinterpreted(element);
    if element.needs_normalize()
        && let Ok(slots) = tensor.bytes_mut()
    {
        element.normalize(slots);
    }
    tensor
}

fn read_file(path: &str) -> Result<Vec<u8>, String> {
    std::fs::read(Path::new(path)).map_err(|error| format!("cannot read '{path}': {error}"))
}

/// A tensor from `@FILE` or a list of values.
fn from_data((element, sizes): (ElementType, Vec<usize>), data: &str) -> Result<Tensor, String> {
    let text = |error: hlo_interp::Trap| error.to_string();
    if let Some(path) = data.strip_prefix('@') {
        let wanted = sizes.iter().try_fold(element.width(), |n, &size| n.checked_mul(size));
        let bytes = input::read_at_most(Path::new(path), wanted.unwrap_or(usize::MAX))?;
        let mut tensor = Tensor::from_bytes(element, &sizes, &bytes).map_err(text)?;
        if element.needs_normalize() {
            element.normalize(tensor.bytes_mut().map_err(text)?);
        }
        return Ok(tensor);
    }
    let words = words(data);
    let values = words.iter().map(|word| read_number(element, word)).collect::<Result<Vec<Bits>, _>>()?;
    if let [value] = values[..] {
        return Tensor::splat(element, &sizes, value).map_err(text);
    }
    let mut bytes = Vec::with_capacity(values.len() * element.width());
    values.iter().for_each(|value| bytes.extend_from_slice(value.slot(element)));
    let n_elements = hlo_interp::tensor::shape::count(&sizes).map_err(text)?;
    if n_elements != values.len() {
        return Err(format!("expected {n_elements} values, found {}", values.len()));
    }
    Tensor::from_bytes(element, &sizes, &bytes).map_err(text)
}

/// The values of a list: commas inside of a pair `(re,im)` do not part.
fn words(data: &str) -> Vec<&str> {
    let mut open = false;
    let parts = data.split(|c| {
        open = (open || c == '(') && c != ')';
        c == ',' && !open
    });
    parts.map(str::trim).filter(|word| !word.is_empty()).collect()
}

/// The type of the parts of a complex number.
fn part(element: ElementType) -> Option<ElementType> {
    match element {
        ElementType::C64 => Some(ElementType::F32),
        ElementType::C128 => Some(ElementType::F64),
        _ => None,
    }
}

fn read_number(element: ElementType, word: &str) -> Result<Bits, String> {
    let bad = || format!("`{word}` is no {element}");
    if element == ElementType::I1 {
        return match word {
            "true" | "1" => Ok(Bits::new(1u8)),
            "false" | "0" => Ok(Bits::new(0u8)),
            _ => Err(bad()),
        };
    }
    if let Some(part) = part(element) {
        let (re, im) = match word.strip_prefix('(').and_then(|rest| rest.strip_suffix(')')) {
            Some(parts) => parts.split_once(',').ok_or_else(bad)?,
            None => (word, "0.0"),
        };
        let parts = [read_number(part, re.trim())?, read_number(part, im.trim())?];
        return Ok(Bits::from_slot(&parts.iter().flat_map(|bits| bits.slot(part)).copied().collect::<Vec<u8>>()));
    }
    let hexadecimal = word.strip_prefix("0x").map(|digits| u64::from_str_radix(digits, 16).map_err(|_| bad()));
    if element.is_integer() {
        let value = match hexadecimal {
            Some(value) => i128::from(value?),
            None => word.parse().map_err(|_| bad())?,
        };
        let bits = element.bits();
        let (low, high) = (-(1i128 << (bits - 1)), (1i128 << bits) - 1);
        if !(low..=high).contains(&value) {
            return Err(bad());
        }
        let mut slot = value.to_le_bytes();
        element.normalize(&mut slot[..element.width()]);
        return Ok(Bits::from_slot(&slot[..element.width()]));
    }
    if let Some(value) = hexadecimal {
        // As in constants: the bits of the number.
        let value = value?;
        if element.bits() < 64 && value >> element.bits() != 0 {
            return Err(bad());
        }
        return Ok(Bits::from_slot(&value.to_le_bytes()[..element.width()]));
    }
    let value = match word {
        "nan" => f64::NAN,
        "inf" => f64::INFINITY,
        "-inf" => f64::NEG_INFINITY,
        _ => {
            let kind = FloatKind::from_keyword(element.name().as_bytes()).ok_or_else(bad)?;
            // Read in the type itself: reading as a double first would round twice.
            let (negative, digits) = match word.strip_prefix('-') {
                Some(rest) => (true, rest),
                None => (false, word),
            };
            let bits = kind.parse_magnitude(digits.as_bytes(), negative).ok_or_else(bad)?;
            return Ok(Bits::from_slot(&bits.to_le_bytes()[..element.width()]));
        }
    };
    Ok(convert_bits(Bits::new(value), ElementType::F64, element))
}

/// The size that dimensions of unknown size get in random inputs.
const RANDOM_SIZE: usize = 4;

/// Values for arguments from a seed: floats in [-1, 1), integers in 0 .. 10, both truth values. The same on every machine.
///
/// # Errors
/// When the memory for an argument is refused.
pub fn random_inputs(types: &[ValueType], seed: u32) -> Result<Vec<Value>, String> {
    let numbered = types.iter().enumerate();
    numbered.map(|(index, ty)| random_value(ty, seed.wrapping_add(index as u32))).collect()
}

fn random_value(ty: &ValueType, seed: u32) -> Result<Value, String> {
    match ty {
        ValueType::Token => Ok(Value::Token),
        ValueType::Tuple(types) => {
            let values = random_inputs(types, seed.wrapping_mul(0x9E37_79B1).wrapping_add(1))?;
            Ok(Value::Tuple(values.into()))
        }
        ValueType::Tensor { element, shape } => {
            let size = |size: &Size| match *size {
                Size::Known(size) => size,
                Size::AtMost(bound) => bound.min(RANDOM_SIZE),
                Size::Any => RANDOM_SIZE,
            };
            let shape: Vec<usize> = shape.iter().flatten().map(size).collect();
            let mut tensor = Tensor::scratch(*element, &shape).map_err(|error| error.to_string())?;
            let slots = tensor.bytes_mut().map_err(|error| error.to_string())?;
            let (part, width) = (element.real(), element.real().width());
            for (index, slot) in slots.chunks_mut(width).enumerate() {
                let hash = hash(index as u32, seed);
                let bits = if part == ElementType::I1 {
                    Bits::new((hash >> 8 & 1) as u8)
                } else if part.is_integer() {
                    integer(part, hash >> 8)
                } else {
                    let value = ((hash >> 8) as f32 / (1 << 24) as f32 - 0.5) * 2.0;
                    convert_bits(Bits::new(value), ElementType::F32, part)
                };
                bits.store(slot);
            }
            Ok(Value::Tensor(tensor))
        }
    }
}

fn integer(element: ElementType, hash: u32) -> Bits {
    // At most what the type holds.
    let range = if element.bits() >= 8 { 10 } else { 1 << (element.bits() - 1) };
    Bits::new(u64::from(hash % range))
}

/// Mixes a position and a seed.
fn hash(index: u32, seed: u32) -> u32 {
    let mut hash = index.wrapping_mul(2_654_435_761).wrapping_add(seed.wrapping_mul(2_654_435_769));
    hash ^= hash >> 15;
    hash = hash.wrapping_mul(2_246_822_519);
    hash ^ hash >> 13
}

#[cfg(test)]
mod tests {
    use hlo_interp::element::Native;

    use super::*;

    fn tensor(element: ElementType, shape: &[Size]) -> ValueType {
        ValueType::Tensor { element, shape: Some(shape.to_vec()) }
    }

    fn check<T: Native>(ty: ValueType, input: &str, shape: &[usize], expect: &[T]) {
        let values = read_inputs(&crate::context(), std::slice::from_ref(&ty), &[input]).unwrap();
        let element = element(&ty).unwrap();
        assert_eq!(values, [Tensor::from_slice(element, shape, expect).unwrap().into()], "{input}");
    }

    fn check_error(ty: ValueType, input: &str, expect: &str) {
        let error = read_inputs(&crate::context(), &[ty], &[input]).unwrap_err();
        assert!(error.contains(expect), "{error}");
    }

    #[test]
    fn every_form_is_read() {
        let (f32s, any) = (tensor(ElementType::F32, &[Size::Known(4)]), tensor(ElementType::F32, &[Size::Any]));
        check(f32s.clone(), "4xf32=1,-2,3.5,inf", &[4], &[1.0f32, -2.0, 3.5, f32::INFINITY]);
        check(f32s.clone(), "4xf32=2", &[4], &[2.0f32; 4]);
        check(any, "dense<[1.0, 2.0]> : tensor<2xf32>", &[2], &[1.0f32, 2.0]);
        check(tensor(ElementType::F32, &[]), "f32=0.1", &[], &[0.1f32]);
        check(tensor(ElementType::UI8, &[Size::Known(2)]), "dense<[1, -1]> : tensor<2xi8>", &[2], &[1u8, 255]);
        check(tensor(ElementType::UI32, &[]), "i32=-1", &[], &[u32::MAX]);
        check(tensor(ElementType::I4, &[Size::Known(2)]), "2xi4=7,-8", &[2], &[7i8, -8]);
        check(tensor(ElementType::I1, &[Size::Known(2)]), "2xi1=true,0", &[2], &[1u8, 0]);
        check(
            tensor(ElementType::F32, &[Size::Known(2)]),
            "2xf32=0x3F800000, 0x7FC00001",
            &[2],
            &[0x3F80_0000u32, 0x7FC0_0001].map(f32::from_bits),
        );
        check(tensor(ElementType::I8, &[Size::Known(2)]), "2xi8=0x7F,0xFF", &[2], &[127i8, -1]);
    }

    #[test]
    fn mismatches_say_what_was_expected_and_found() {
        let f32s = tensor(ElementType::F32, &[Size::Known(4)]);
        check_error(f32s.clone(), "2xf32=1,2", "argument 0 is tensor<4xf32>, the input is tensor<2xf32>");
        check_error(f32s.clone(), "4xf99=1", "unknown element type `f99`");
        check_error(f32s.clone(), "4xf32=1,2", "expected 4 values, found 2");
        check_error(f32s.clone(), "4xi32=1.5", "`1.5` is no i32");
        check_error(f32s.clone(), "4xf32=0x100000000", "`0x100000000` is no f32");
        check_error(f32s.clone(), "2xcomplex<f32>=(1,2,3)", "is no f32");
        check_error(f32s.clone(), "-1xf32=1", "`-1` is no size");
        let bounded = tensor(ElementType::F32, &[Size::AtMost(3)]);
        check_error(bounded, "4xf32=1,2,3,4", "argument 0 is tensor<≤3xf32>, the input is tensor<4xf32>");
        check_error(f32s.clone(), "nothing", "an input is a .npy or .npz file");
        let none = read_inputs(&crate::context(), &[f32s, ValueType::Token], &[]).unwrap_err();
        assert!(none.contains("the function takes 2 arguments, 0 inputs are given; missing: tensor<4xf32>"), "{none}");
    }

    #[test]
    fn random_inputs_depend_on_the_seed_alone() {
        let types = [
            tensor(ElementType::F32, &[Size::Known(3)]),
            tensor(ElementType::I32, &[Size::Any]),
            tensor(ElementType::I8, &[Size::AtMost(2)]),
            ValueType::Token,
        ];
        let (first, second) = (random_inputs(&types, 7).unwrap(), random_inputs(&types, 7).unwrap());
        assert_eq!(first, second);
        assert_ne!(first, random_inputs(&types, 8).unwrap());
        assert!(types.iter().zip(&first).all(|(ty, value)| ty.accepts(value)));
    }
}
