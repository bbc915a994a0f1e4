//! Inputs of programs: what `--input` and `--infeed` accept.
//!
//! | form | |
//! |---|---|
//! | `x.npy`, `x.npz`, `x.safetensors` | files; the tensors of an archive feed as many arguments, in their order |
//! | `dense<[1, 2]> : tensor<2xi32>` | a constant |
//! | `4x8xf32=@FILE`, `f32=@FILE` | raw elements, little-endian |
//! | `4xf32=1,2,3,4` | elements; one stands for all. `0x…` gives the bits, `(1,2)` a complex number |

use std::path::Path;
use std::sync::Arc;

use hlo_interp::element::Bits;
use hlo_interp::eval::{Value, ValueType, types};
use hlo_interp::kernels::bits::convert_bits;
use hlo_interp::{ElementType, Tensor};
use hlo_ir::num::FloatKind;
use hlo_ir::text::Parser;
use hlo_ir::{Attr, Context, Diagnostics};

use crate::input;
use crate::random::random_argument;
use crate::tensor_files::{Archive, Format};

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

/// The values for the arguments of a function, from the inputs on the command line. With a seed, those that nobody gave are
/// made up.
///
/// # Errors
/// A file that cannot be read, an input of another type than its argument, too many or too few inputs.
pub fn read_inputs(
    cx: &Context,
    types: &[ValueType],
    inputs: &[&str],
    seed: Option<u32>,
) -> Result<Vec<Value>, String> {
    let mut feed = Feed { cx, types, values: Vec::new() };
    for input in inputs {
        feed.add(input).map_err(|error| format!("`--input={input}`: {error}"))?;
    }
    feed.skip_tokens();
    let mut values = feed.values;
    let missing = types.iter().enumerate().skip(values.len());
    if let Some(seed) = seed {
        let made_up: Result<Vec<Value>, String> = missing.map(|(index, ty)| random_argument(ty, index, seed)).collect();
        values.append(&mut made_up?);
    } else if values.len() < types.len() {
        let given = if inputs.len() == 1 { "1 input is" } else { &format!("{} inputs are", inputs.len()) };
        let missing: Vec<String> = missing.map(|(_, ty)| ty.to_string()).collect();
        return Err(format!(
            "the function takes {} arguments, {given} given; missing: {}; `--seed` makes them up",
            types.len(),
            missing.join(", ")
        ));
    }
    Ok(values)
}

/// What `--infeed` gives to an op that wants values of these types: as many of the inputs from `next` on as it takes.
///
/// # Errors
/// Too few inputs, and as in [`read_inputs`].
pub fn read_infeed(
    cx: &Context,
    types: &[ValueType],
    inputs: &[String],
    next: &mut usize,
) -> Result<Vec<Tensor>, String> {
    let mut feed = Feed { cx, types, values: Vec::new() };
    while feed.values.len() < types.len() {
        let input = inputs.get(*next).ok_or_else(|| {
            let n_inputs = inputs.len();
            format!("the infeed has no more values: all {n_inputs} of `--infeed` are taken, {} wanted", list(types))
        })?;
        *next += 1;
        feed.add(input).map_err(|error| format!("`--infeed={input}`: {error}"))?;
    }
    feed.values.into_iter().map(|value| value.into_tensor().map_err(|error| error.to_string())).collect()
}

fn list(types: &[ValueType]) -> String {
    types.iter().map(ValueType::to_string).collect::<Vec<_>>().join(", ")
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
        ty.ok_or_else(|| format!("only {} values are taken: {}", self.types.len(), list(self.types)))
    }

    fn add(&mut self, input: &str) -> Result<(), String> {
        if let Some(format) = Format::of(input) {
            let file = read_file(input)?;
            let archive = Archive::open(format, &file).map_err(|error| error.to_string())?;
            for name in archive.names() {
                let ty = self.next()?;
                // Told apart from a wrong shape, which `push` reports.
                let tensor = archive
                    .read(&name, element(&ty))
                    .map_err(|error| format!("argument {} is {ty}, {error}", self.values.len()))?;
                self.push(tensor, "the file holds")?;
            }
            return Ok(());
        }
        let tensor = if let Some((ty, data)) = self.typed(input) {
            from_data(ty?, data)?
        } else {
            let attr = parse_attr(self.cx, "<input>", input).map_err(|diags| {
                let message = diags.iter().next().map_or("cannot be read", |first| &first.message);
                format!(
                    "{message}; an input is a .npy, .npz or .safetensors file, `dense<…> : type`, `type=@file` or \
                     `type=values`"
                )
            })?;
            types::tensor_of_attr(self.cx, attr).map_err(|error| error.to_string())?
        };
        self.push(tensor, "the input is")
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

#[cfg(test)]
mod tests {
    use hlo_interp::element::Native;
    use hlo_interp::eval::Size;

    use super::*;

    fn tensor(element: ElementType, shape: &[Size]) -> ValueType {
        ValueType::Tensor { element, shape: Some(shape.to_vec()) }
    }

    fn check<T: Native>(ty: ValueType, input: &str, shape: &[usize], expect: &[T]) {
        let values = read_inputs(&crate::context(), std::slice::from_ref(&ty), &[input], None).unwrap();
        let element = element(&ty).unwrap();
        assert_eq!(values, [Tensor::from_slice(element, shape, expect).unwrap().into()], "{input}");
    }

    fn check_error(ty: ValueType, input: &str, expect: &str) {
        let error = read_inputs(&crate::context(), &[ty], &[input], None).unwrap_err();
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
        check_error(f32s.clone(), "nothing", "an input is a .npy, .npz or .safetensors file");
        let none = read_inputs(&crate::context(), &[f32s, ValueType::Token], &[], None).unwrap_err();
        assert!(none.contains("the function takes 2 arguments, 0 inputs are given; missing: tensor<4xf32>"), "{none}");
    }

    #[test]
    fn what_nobody_gave_is_made_up() {
        let f32s = tensor(ElementType::F32, &[Size::Known(4)]);
        let types = [f32s.clone(), f32s];
        let values = read_inputs(&crate::context(), &types, &["4xf32=2"], Some(3)).unwrap();
        assert_eq!(values[1], random_argument(&types[1], 1, 3).unwrap());
        assert_eq!(values[0].as_tensor().unwrap().as_slice::<f32>(), [2.0; 4]);
    }

    #[test]
    fn an_infeed_takes_as_much_as_it_wants() {
        let cx = crate::context();
        let scalar = tensor(ElementType::I32, &[]);
        let inputs = ["i32=1", "i32=2", "i32=3"].map(str::to_owned);
        let mut next = 0;
        let mut take = |n| read_infeed(&cx, &vec![scalar.clone(); n], &inputs, &mut next);
        let numbers = |taken: Vec<Tensor>| taken.iter().map(|tensor| tensor.as_slice::<i32>()[0]).collect::<Vec<_>>();
        assert_eq!(numbers(take(2).unwrap()), [1, 2]);
        assert_eq!(numbers(take(0).unwrap()), [0; 0]);
        assert_eq!(numbers(take(1).unwrap()), [3]);
        assert!(take(1).unwrap_err().contains("all 3 of `--infeed` are taken, tensor<i32> wanted"));
    }
}
