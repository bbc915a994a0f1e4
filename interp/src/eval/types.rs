//! Types and constants of the IR as element types and tensors, and back.

use hlo_dialects::quant::{Granularity, as_uniform};
use hlo_ir::num::FloatKind;
use hlo_ir::{Attr, AttrData, Context, DYNAMIC, Signedness, Type, TypeData};

use crate::element::{Bits, ElementType, SmallFloat};
use crate::kernels::quantize::Quantization;
use crate::tensor::{Shape, Tensor, shape};
use crate::trap::Trap;

/// The element type that a scalar type of the IR stands for, if the interpreter computes with it.
pub fn element_type(cx: &Context, ty: Type) -> Option<ElementType> {
    use Signedness::*;
    Some(match ty.data(cx) {
        TypeData::Integer { width, signedness } => match (width, signedness) {
            (1, Signless) => ElementType::I1,
            (2, Signless | Signed) => ElementType::I2,
            (4, Signless | Signed) => ElementType::I4,
            (8, Signless | Signed) => ElementType::I8,
            (16, Signless | Signed) => ElementType::I16,
            (32, Signless | Signed) => ElementType::I32,
            (64, Signless | Signed) => ElementType::I64,
            (2, Unsigned) => ElementType::UI2,
            (4, Unsigned) => ElementType::UI4,
            (8, Unsigned) => ElementType::UI8,
            (16, Unsigned) => ElementType::UI16,
            (32, Unsigned) => ElementType::UI32,
            (64, Unsigned) => ElementType::UI64,
            _ => return None,
        },
        TypeData::Index => ElementType::I64,
        TypeData::Float(kind) => match kind {
            FloatKind::F32 => ElementType::F32,
            FloatKind::F64 => ElementType::F64,
            kind => {
                let name = kind.format().keyword;
                return ElementType::ALL.into_iter().find(|element| element.name() == name);
            }
        },
        TypeData::Complex(part) => return element_type(cx, *part)?.complex(),
        _ => return None,
    })
}

/// What a quantized element type says; nothing for other types.
///
/// # Errors
/// A storage or an expressed type without values, blocks with parameters of their own.
pub fn quantization(cx: &Context, ty: Type) -> Option<Result<Quantization, Trap>> {
    let uniform = as_uniform(cx, ty)?;
    let axis = match uniform.granularity {
        Granularity::Tensor => Some(None),
        Granularity::Axis(axis) => usize::try_from(axis).ok().map(Some),
        Granularity::Blocks { .. } => None,
    };
    let storage = match uniform.storage.data(cx) {
        TypeData::Integer { width, .. } if uniform.signed => element_type(cx, cx.int_type(*width)),
        TypeData::Integer { width, .. } => element_type(cx, cx.uint_type(*width)),
        _ => None,
    };
    let expressed = element_type(cx, uniform.expressed);
    let (Some(axis), Some(storage), Some(expressed)) = (axis, storage, expressed) else {
        return Some(Err(Trap::unsupported(format!("the type `{}` has no values here", cx.type_text(ty)))));
    };
    let (scales, zero_points) = (uniform.scales().collect(), uniform.zero_points.to_vec());
    Some(Ok(Quantization { storage, expressed, min: uniform.min, max: uniform.max, axis, scales, zero_points }))
}

/// The element type of values of a type: the storage of a quantized one.
///
/// # Errors
/// An unsupported type, with its text.
pub fn stored_element(cx: &Context, ty: Type) -> Result<ElementType, Trap> {
    match quantization(cx, ty.element(cx)) {
        Some(quantization) => Ok(quantization?.storage),
        None => element_of(cx, ty),
    }
}

/// The scalar type of the IR for an element type.
pub fn ir_type(cx: &Context, element: ElementType) -> Type {
    use ElementType::*;
    match element {
        I1 | I2 | I4 | I8 | I16 | I32 | I64 => cx.int_type(element.bits()),
        UI2 | UI4 | UI8 | UI16 | UI32 | UI64 => cx.uint_type(element.bits()),
        Small(SmallFloat::BF16) => cx.float_type(FloatKind::BF16),
        Small(SmallFloat::F16) => cx.float_type(FloatKind::F16),
        Small(float) => {
            FloatKind::from_keyword(float.name().as_bytes()).map_or(Type::ERROR, |kind| cx.float_type(kind))
        }
        F32 => Type::F32,
        F64 => Type::F64,
        C64 | C128 => cx.intern_type(TypeData::Complex(ir_type(cx, element.real()))),
    }
}

/// `tensor<…>` for a tensor.
pub fn tensor_type(cx: &Context, tensor: &Tensor) -> Type {
    let sizes: Vec<i64> = tensor.shape().iter().map(|&size| size as i64).collect();
    cx.tensor_type(&sizes, ir_type(cx, tensor.element()))
}

/// The element type of a tensor type.
///
/// # Errors
/// An unsupported type, with its text.
pub fn element_of(cx: &Context, ty: Type) -> Result<ElementType, Trap> {
    element_type(cx, ty.element(cx))
        .ok_or_else(|| Trap::unsupported(format!("the type `{}` has no values here", cx.type_text(ty))))
}

/// The sizes of a tensor type that knows them all.
///
/// # Errors
/// A type of unknown sizes, with its text.
pub fn static_shape(cx: &Context, ty: Type) -> Result<Shape, Trap> {
    ty.shape(cx)
        .filter(|sizes| !sizes.contains(&DYNAMIC))
        .map(|sizes| sizes.iter().map(|&size| size as usize).collect())
        .ok_or_else(|| Trap::unsupported(format!("the sizes of `{}` are not known", cx.type_text(ty))))
}

/// The tensor that a constant's attribute holds.
///
/// # Errors
/// An attribute without elements, an element type without tensors, too many elements.
pub fn tensor_of_attr(cx: &Context, attr: Attr) -> Result<Tensor, Trap> {
    if let AttrData::DenseResource { ty, key } = attr.data(cx) {
        return tensor_of_resource(cx, *ty, *key);
    }
    let Some(elements) = attr.dense(cx) else {
        return Err(Trap::unsupported(format!("a constant of the form `{}`", brief(cx, attr))));
    };
    let element = element_of(cx, elements.ty)?;
    let sizes = static_shape(cx, elements.ty)?;
    if elements.splat {
        let mut slot = [0u8; 16];
        slot[..elements.size()].copy_from_slice(elements.get(0));
        element.normalize(&mut slot[..element.width()]);
        return Tensor::splat(element, &sizes, Bits::from_slot(&slot[..element.width()]));
    }
    let mut tensor = Tensor::from_bytes(element, &sizes, elements.data())?;
    if element.needs_normalize() {
        element.normalize(tensor.bytes_mut()?);
    }
    Ok(tensor)
}

fn tensor_of_resource(cx: &Context, ty: Type, key: hlo_ir::Name) -> Result<Tensor, Trap> {
    let name = cx.name_str(key);
    let data = cx.resource(key).and_then(|resource| resource.data);
    let data = data.ok_or_else(|| Trap::invalid(format!("the resource `{name}` has no data")))?;
    let (element, sizes) = (element_of(cx, ty)?, static_shape(cx, ty)?);
    if element == ElementType::I1 {
        // Booleans are packed, eight a byte.
        let n_elements = shape::count(&sizes)?;
        let bytes = data.bytes();
        if bytes.len() == n_elements.div_ceil(8) && n_elements != bytes.len() {
            let bits: Vec<u8> = (0..n_elements).map(|at| bytes[at / 8] >> (at % 8) & 1).collect();
            return Tensor::from_bytes(element, &sizes, &bits);
        }
    }
    let mut tensor = Tensor::from_bytes(element, &sizes, data.bytes())
        .map_err(|error| Trap::invalid(format!("the resource `{name}`: {error}")))?;
    if element.needs_normalize() {
        element.normalize(tensor.bytes_mut()?);
    }
    Ok(tensor)
}

/// The value of a float attribute.
///
/// # Errors
/// Another kind of attribute.
pub fn f64_of_attr(cx: &Context, attr: Attr) -> Result<f64, Trap> {
    match attr.data(cx) {
        AttrData::Float { ty, bits } => ty.float_kind(cx).map(|kind| kind.to_f64(*bits)),
        _ => None,
    }
    .ok_or_else(|| Trap::invalid(format!("expected a float, found `{}`", brief(cx, attr))))
}

/// The value of an integer or float attribute as one element of a tensor of that type.
///
/// # Errors
/// Another kind of attribute, an unsupported type.
pub fn element_of_attr(cx: &Context, attr: Attr) -> Result<Bits, Trap> {
    let element = element_of(cx, attr.ty(cx))?;
    let mut slot = [0; 16];
    match attr.data(cx) {
        AttrData::Float { bits, .. } => slot = bits.to_le_bytes(),
        AttrData::Integer { value, .. } => {
            let mut bytes = Vec::new();
            value.write_le_bytes(&mut bytes);
            slot[..element.width()].copy_from_slice(&bytes[..element.width()]);
            element.normalize(&mut slot[..element.width()]);
        }
        _ => {
            let text = brief(cx, attr);
            return Err(Trap::unsupported(format!("`{text}` as an element of a tensor")));
        }
    }
    Ok(Bits::from_slot(&slot[..element.width()]))
}

/// `dense<…>` for a tensor. NaNs keep their bits.
pub fn attr_of_tensor(cx: &Context, tensor: &Tensor) -> Attr {
    let mut bytes = tensor.bytes().to_vec();
    let element = tensor.element();
    if element.needs_normalize() {
        let mask = (1 << element.bits()) - 1;
        bytes.iter_mut().for_each(|slot| *slot &= mask);
    }
    cx.dense_attr(tensor_type(cx, tensor), bytes)
}

/// The text of an attribute, cut where it gets long.
fn brief(cx: &Context, attr: Attr) -> String {
    let mut text = cx.attr_text(attr);
    if let Some((end, _)) = text.char_indices().nth(60) {
        text.truncate(end);
        text.push('…');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn types_and_constants_go_both_ways() {
        let cx = Context::new(hlo_dialects::registry());
        for element in ElementType::ALL {
            assert_eq!(element_type(&cx, ir_type(&cx, element)), Some(element), "{element}");
            let mut bytes = vec![1u8; 3 * element.width()];
            bytes[0] = if element.bits() == 1 { 0 } else { 2 };
            element.normalize(&mut bytes);
            let tensor = Tensor::from_bytes(element, &[3], &bytes).unwrap();
            let attr = attr_of_tensor(&cx, &tensor);
            assert_eq!(tensor_of_attr(&cx, attr), Ok(tensor), "{element}");
        }
    }

    #[test]
    fn splats_are_spread() {
        let cx = Context::new(hlo_dialects::registry());
        let ty = cx.tensor_type(&[2, 2], cx.int_type(4));
        let tensor = tensor_of_attr(&cx, cx.dense_from_i64s(ty, &[-3])).unwrap();
        assert_eq!(tensor.as_slice::<i8>(), [-3; 4]);
    }
}
