//! What flows through a program, and the types of it.

use std::fmt;
use std::sync::Arc;

use hlo_dialects::stablehlo::attrs::bounds_of;
use hlo_dialects::stablehlo::types::future_results;
use hlo_ir::{Context, DYNAMIC, Type, TypeData};

use super::types::stored_element;
use crate::element::ElementType;
use crate::tensor::Tensor;
use crate::trap::Trap;

/// A value of a running program. Cloning shares.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// A tensor.
    Tensor(Tensor),
    /// A token: it only orders effects.
    Token,
    /// A tuple.
    Tuple(Arc<[Value]>),
}

impl Value {
    /// The tensor.
    ///
    /// # Errors
    /// When the value is something else: an [`Invalid`](crate::trap::TrapKind::Invalid) trap.
    pub fn into_tensor(self) -> Result<Tensor, Trap> {
        match self {
            Value::Tensor(tensor) => Ok(tensor),
            other => Err(other.is_no("tensor")),
        }
    }

    /// The elements of the tuple.
    ///
    /// # Errors
    /// When the value is something else: an [`Invalid`](crate::trap::TrapKind::Invalid) trap.
    pub fn into_tuple(self) -> Result<Arc<[Value]>, Trap> {
        match self {
            Value::Tuple(elements) => Ok(elements),
            other => Err(other.is_no("tuple")),
        }
    }

    /// The tensor, if it is one.
    pub fn as_tensor(&self) -> Option<&Tensor> {
        match self {
            Value::Tensor(tensor) => Some(tensor),
            Value::Token | Value::Tuple(_) => None,
        }
    }

    /// The type as text: `tensor<2xf32>`, `!stablehlo.token`, `tuple<…>`.
    pub fn type_name(&self) -> String {
        match self {
            Value::Tensor(tensor) => tensor.type_name(),
            Value::Token => "!stablehlo.token".to_owned(),
            Value::Tuple(elements) => {
                let elements: Vec<_> = elements.iter().map(Value::type_name).collect();
                format!("tuple<{}>", elements.join(", "))
            }
        }
    }

    #[cold]
    fn is_no(&self, what: &str) -> Trap {
        Trap::invalid(format!("expected a {what}, found {}", self.type_name()))
    }
}

impl From<Tensor> for Value {
    fn from(tensor: Tensor) -> Value {
        Value::Tensor(tensor)
    }
}

/// The type of an argument or a result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ValueType {
    /// A tensor.
    Tensor {
        /// The element type.
        element: ElementType,
        /// The sizes; no list at all when even the rank is unknown.
        shape: Option<Vec<Size>>,
    },
    /// A token.
    Token,
    /// A tuple.
    Tuple(Vec<ValueType>),
}

/// What a type says of one size of a tensor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Size {
    /// It is this.
    Known(usize),
    /// It is at most this: the type has bounds.
    AtMost(usize),
    /// Nothing.
    Any,
}

impl Size {
    fn accepts(self, size: usize) -> bool {
        match self {
            Size::Known(known) => size == known,
            Size::AtMost(bound) => size <= bound,
            Size::Any => true,
        }
    }
}

impl ValueType {
    /// The type of values that `ty` stands for, if the interpreter has such values. Quantized ones are seen as what is
    /// stored.
    pub fn of(cx: &Context, ty: Type) -> Option<ValueType> {
        match ty.data(cx) {
            TypeData::Tensor { shape, element, .. } => {
                let bounds = bounds_of(cx, ty);
                let size = |(dim, &size): (usize, &i64)| match bounds.get(dim) {
                    _ if size != DYNAMIC => Size::Known(size as usize),
                    Some(&bound) if bound != DYNAMIC => Size::AtMost(bound as usize),
                    _ => Size::Any,
                };
                let shape = Some(shape.iter().enumerate().map(size).collect());
                stored_element(cx, *element).ok().map(|element| ValueType::Tensor { element, shape })
            }
            TypeData::UnrankedTensor(element) => {
                stored_element(cx, *element).ok().map(|element| ValueType::Tensor { element, shape: None })
            }
            TypeData::Tuple(elements) => {
                let elements = elements.iter().map(|&ty| ValueType::of(cx, ty));
                elements.collect::<Option<_>>().map(ValueType::Tuple)
            }
            TypeData::Dialect(ty) if ty.def.name == "stablehlo.token" => Some(ValueType::Token),
            // Nothing runs in the background: a future is what it will give.
            TypeData::Dialect(_) => match &*future_results(cx, ty)? {
                &[only] => ValueType::of(cx, only),
                several => several.iter().map(|&ty| ValueType::of(cx, ty)).collect::<Option<_>>().map(ValueType::Tuple),
            },
            _ => None,
        }
    }

    /// Whether the value is of this type; unknown sizes accept every size up to their bound.
    pub fn accepts(&self, value: &Value) -> bool {
        match (self, value) {
            (ValueType::Tensor { element, shape }, Value::Tensor(tensor)) => {
                *element == tensor.element() && shape.as_ref().is_none_or(|shape| fits(shape, tensor.shape()))
            }
            (ValueType::Token, Value::Token) => true,
            (ValueType::Tuple(types), Value::Tuple(values)) => {
                types.len() == values.len() && types.iter().zip(values.iter()).all(|(ty, value)| ty.accepts(value))
            }
            _ => false,
        }
    }
}

/// Whether a shape is one of those that a partly known shape stands for.
fn fits(sizes: &[Size], shape: &[usize]) -> bool {
    sizes.len() == shape.len() && sizes.iter().zip(shape).all(|(size, found)| size.accepts(*found))
}

impl fmt::Display for ValueType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ValueType::Tensor { element, shape } => {
                f.write_str("tensor<")?;
                match shape {
                    None => f.write_str("*x")?,
                    Some(shape) => {
                        for size in shape {
                            match size {
                                Size::Known(size) => write!(f, "{size}x")?,
                                Size::AtMost(bound) => write!(f, "≤{bound}x")?,
                                Size::Any => f.write_str("?x")?,
                            }
                        }
                    }
                }
                write!(f, "{element}>")
            }
            ValueType::Token => f.write_str("!stablehlo.token"),
            ValueType::Tuple(elements) => {
                f.write_str("tuple<")?;
                for (index, element) in elements.iter().enumerate() {
                    let comma = if index == 0 { "" } else { ", " };
                    write!(f, "{comma}{element}")?;
                }
                f.write_str(">")
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bounds_limit_what_a_type_accepts() {
        let cx = Context::new(hlo_dialects::registry());
        let bounds = hlo_dialects::stablehlo::attrs::bounds_encoding(&cx, &[3, DYNAMIC]);
        let shape = [DYNAMIC, DYNAMIC].as_slice().into();
        let ty = cx.intern_type(TypeData::Tensor { shape, element: Type::F32, encoding: bounds });
        let ty = ValueType::of(&cx, ty).expect("a type with values");
        assert_eq!(ty.to_string(), "tensor<≤3x?xf32>");
        for (sizes, expect) in [([3, 9], true), ([0, 0], true), ([4, 1], false)] {
            let value = Value::Tensor(Tensor::scratch(ElementType::F32, &sizes).expect("a small tensor"));
            assert_eq!(ty.accepts(&value), expect, "{sizes:?}");
        }
    }
}
