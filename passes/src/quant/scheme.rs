//! How the elements of a tensor are quantized, as far as it can be spelled out, and the types that go with it.

use hlo_dialects::formats::with_element;
use hlo_dialects::quant::{Granularity, Uniform, as_uniform};
use hlo_ir::rewrite::Refused;
use hlo_ir::{Context, Signedness, Type, TypeData};

/// A stored integer `q` stands for `(q - zero_point) * scale`, of the whole tensor or of a slice along the axis.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Scheme {
    /// The dimension along which slices have scales of their own.
    pub axis: Option<i64>,
    /// One, or one a slice.
    pub scales: Vec<f64>,
    /// As many.
    pub zero_points: Vec<i64>,
    /// The smallest stored value.
    pub min: i64,
    /// The largest stored value.
    pub max: i64,
    /// The integer type that values are stored in.
    pub storage: Type,
    /// The quantized type itself.
    element: Type,
}

impl Scheme {
    /// How the elements of `ty` are quantized; nothing when they are not.
    ///
    /// # Errors
    /// When they are in a way that is not spelled out.
    pub fn of(cx: &Context, ty: Type) -> Result<Option<Scheme>, Refused> {
        let element = ty.element(cx);
        let Some(uniform) = as_uniform(cx, element) else {
            if super::holds_quantized(cx, ty) {
                return Err(Refused::because(format!("{} is not uniform", cx.type_text(element))));
            }
            return Ok(None);
        };
        let refuse = |what: &str| Err(Refused::because(format!("{what} {}", cx.type_text(element))));
        if uniform.expressed != Type::F32 {
            return refuse("only what stands for f32 is spelled out, not");
        }
        let storage = storage_of(cx, &uniform);
        let TypeData::Integer { width, signedness } = storage.data(cx) else {
            return refuse("only stored integers are computed with, not");
        };
        if *width >= 32 && *signedness == Signedness::Unsigned {
            return refuse("arithmetic is in i32, which does not hold what is stored in");
        }
        let axis = match uniform.granularity {
            Granularity::Tensor => None,
            Granularity::Axis(axis) => Some(axis),
            Granularity::Blocks { .. } => return refuse("scales of blocks are not spelled out, as those of"),
        };
        Ok(Some(Scheme {
            axis,
            scales: uniform.scales().collect(),
            zero_points: uniform.zero_points.to_vec(),
            min: uniform.min,
            max: uniform.max,
            storage,
            element,
        }))
    }

    /// The scale and the zero point of slice `index`, or of the whole tensor.
    pub fn slice(&self, index: usize) -> (f64, i64) {
        let index = if self.axis.is_some() { index } else { 0 };
        let scale = self.scales.get(index).copied().unwrap_or(1.0);
        (scale, self.zero_points.get(index).copied().unwrap_or(0))
    }

    /// The scale and the zero point, if they are those of the whole tensor.
    pub fn per_tensor(&self) -> Option<(f64, i64)> {
        self.axis.is_none().then(|| self.slice(0))
    }

    /// Whether zero stands for zero everywhere.
    pub fn is_symmetric(&self) -> bool {
        self.zero_points.iter().all(|&zero_point| zero_point == 0)
    }

    /// Whether this is exactly the type of `other`.
    pub fn is_type_of(&self, other: &Scheme) -> bool {
        self.element == other.element
    }
}

/// The type that stores values, with the sign it has: `u8` is written as a signless integer.
fn storage_of(cx: &Context, uniform: &Uniform<'_>) -> Type {
    match uniform.storage.data(cx) {
        TypeData::Integer { width, .. } if !uniform.signed => cx.uint_type(*width),
        _ => uniform.storage,
    }
}

/// What values of the type `ty` are once they are stored integers: `ty` itself if they are not quantized, or in a way
/// that is not known.
pub(super) fn stored(cx: &Context, ty: Type) -> Type {
    match as_uniform(cx, ty.element(cx)) {
        Some(uniform) => with_element(cx, ty, storage_of(cx, &uniform)),
        None => ty,
    }
}

#[cfg(test)]
mod tests {
    use hlo_ir::{Body, TypeData};

    use super::Scheme;
    use crate::testing::parse;

    #[track_caller]
    fn check(text: &str, expect: Result<&str, &str>) {
        let module = parse(&format!("func.func private @f({text})"));
        let cx = &*module.cx;
        let function = module.body.children().next().unwrap();
        let signature = cx.dict_get(function.attrs(Body::ROOT), "function_type").unwrap().as_type(cx).unwrap();
        let TypeData::Function { inputs, .. } = signature.data(cx) else { unreachable!() };
        let ty = inputs[0];
        let found = Scheme::of(cx, ty).map(|scheme| scheme.map(|scheme| cx.type_text(scheme.storage)));
        match (found, expect) {
            (Ok(Some(found)), Ok(expect)) => assert_eq!(found, expect),
            (Err(found), Err(expect)) => assert!(found.reason().unwrap().starts_with(expect), "{found:?}"),
            (found, _) => panic!("{found:?}"),
        }
    }

    #[test]
    fn storage_has_the_sign_that_the_type_says() {
        check("tensor<2x!quant.uniform<i8:f32, 2.0>>", Ok("i8"));
        check("tensor<2x!quant.uniform<u8:f32, 2.0>>", Ok("ui8"));
        check("tensor<2x!quant.uniform<ui4:f32, 2.0>>", Ok("ui4"));
        check("tensor<2x!quant.uniform<i32:f32:0, {1.0, 2.0:3}>>", Ok("i32"));
        check("tensor<2x!quant.uniform<u32:f32, 2.0>>", Err("arithmetic is in i32"));
        check("tensor<2x!quant.uniform<i8:f64, 2.0>>", Err("only what stands for f32"));
        check("tensor<2x!quant.any<i8:f32>>", Err("!quant.any<i8:f32> is not uniform"));
    }
}
