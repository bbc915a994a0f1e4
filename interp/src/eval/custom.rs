//! Custom calls that the host program brings.

use std::sync::Arc;

use rustc_hash::FxHashMap;

use super::value::Value;
use crate::trap::Trap;

/// What a custom call computes: from its operands to its results.
pub type CustomCall = Arc<dyn Fn(&[Value]) -> Result<Vec<Value>, Trap> + Send + Sync>;

/// Custom calls by their target.
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
