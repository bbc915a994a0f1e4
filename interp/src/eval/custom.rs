//! Custom calls that the host program brings.

use std::sync::Arc;

use rustc_hash::FxHashMap;

use super::value::Value;
use crate::trap::Trap;

/// What a custom call computes: from its operands to its results.
pub type CustomCall = Arc<dyn Fn(&[Value]) -> Result<Vec<Value>, Trap> + Send + Sync>;

/// Custom calls by their target.
///
/// ```
/// use hlo_interp::eval::{CustomCalls, Interpreter, Value};
/// use hlo_interp::{ElementType, Tensor, Trap};
/// # use hlo_ir::{Context, text};
/// # let cx = Context::new(hlo_dialects::registry());
/// # let source = "func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
/// #   %0 = stablehlo.custom_call @twice(%x) : (tensor<2xf32>) -> tensor<2xf32>
/// #   return %0 : tensor<2xf32>
/// # }";
/// # let (module, _) = text::parse_module(&cx, "x", source.as_bytes().into(), Default::default());
/// let calls = CustomCalls::new().with("twice", |operands| match operands {
///     [Value::Tensor(x)] if x.element() == ElementType::F32 => {
///         let twice: Vec<f32> = x.as_slice::<f32>().iter().map(|x| x + x).collect();
///         Ok(vec![Tensor::from_slice(ElementType::F32, x.shape(), &twice)?.into()])
///     }
///     _ => Err(Trap::invalid("`twice` takes one tensor of f32")),
/// });
/// let x = Tensor::from_slice(ElementType::F32, &[2], &[1.0f32, 2.0])?;
/// // `%0 = stablehlo.custom_call @twice(%x) : (tensor<2xf32>) -> tensor<2xf32>`
/// let results = Interpreter::new(&module).with_custom_calls(calls).run("main", vec![x.into()])?;
/// assert_eq!(results[0].as_tensor().unwrap().as_slice::<f32>(), [2.0, 4.0]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Default)]
pub struct CustomCalls {
    by_target: FxHashMap<String, CustomCall>,
}

impl CustomCalls {
    /// None.
    pub fn new() -> CustomCalls {
        CustomCalls::default()
    }

    /// These and one more, which also takes the place of a built-in one.
    #[must_use]
    pub fn with(
        mut self,
        target: impl Into<String>,
        call: impl Fn(&[Value]) -> Result<Vec<Value>, Trap> + Send + Sync + 'static,
    ) -> CustomCalls {
        self.by_target.insert(target.into(), Arc::new(call));
        self
    }

    /// The call for a target.
    pub fn get(&self, target: &str) -> Option<CustomCall> {
        self.by_target.get(target).cloned()
    }
}
