//! Making the values inside a function results of it, so that whatever runs it shows them: probes for those who know
//! none.
//!
//! ```mlir
//! func.func @f(%x: tensor<2xf32>) -> tensor<2xf32> {
//!   %0 = stablehlo.abs %x : tensor<2xf32>
//!   %1 = stablehlo.sine %0 : tensor<2xf32>
//!   return %1 : tensor<2xf32>              // becomes: return %0, %1
//! }
//! ```

use hlo_ir::{Body, Context, Module, OpId, Type, TypeData, Value, traits};

/// A value that became a result.
pub struct Exposed {
    /// The op in the function's body that gives it.
    pub op: OpId,
    /// The number of the op's result.
    pub result: usize,
}

/// Lets the function `entry` of `module` return every ranked tensor that an op of its only block gives, constants
/// apart, in the order of the ops. `None` when there is no such function, it has several blocks, or it gives nothing.
pub fn expose_values(module: &mut Module, entry: &str) -> Option<Vec<Exposed>> {
    let cx = module.cx.clone();
    let body = function_mut(&cx, &mut module.body, entry)?;
    let region = body.op_region(Body::ROOT, 0)?;
    let &[block] = body.region_blocks(region) else { return None };
    let ret = body.last_op(block).filter(|&op| body.def(op).is(traits::RETURN_LIKE))?;
    let mut exposed = Vec::new();
    let mut values: Vec<Value> = Vec::new();
    for op in body.block_ops(block).filter(|&op| !body.def(op).is(traits::CONSTANT_LIKE)) {
        for (result, value) in body.results(op).enumerate() {
            if matches!(body.ty(value).data(&cx), TypeData::Tensor { .. }) {
                exposed.push(Exposed { op, result });
                values.push(value);
            }
        }
    }
    if values.is_empty() {
        return None;
    }
    body.set_operands(ret, &values);
    let inputs: Vec<Type> = body.block_args(block).iter().map(|&arg| body.ty(arg)).collect();
    let results: Vec<Type> = values.iter().map(|&value| body.ty(value)).collect();
    let ty = cx.type_attr(cx.function_type(&inputs, &results));
    body.set_attr(&cx, Body::ROOT, "function_type", Some(ty));
    body.set_attr(&cx, Body::ROOT, "res_attrs", None);
    Some(exposed)
}

/// The body of the function called `entry`; a module's only function is found as `main` too.
pub fn function<'b>(cx: &Context, module: &'b Body, entry: &str) -> Option<&'b Body> {
    module.children().nth(position(cx, module, entry)?)
}

fn function_mut<'b>(cx: &Context, module: &'b mut Body, entry: &str) -> Option<&'b mut Body> {
    let position = position(cx, module, entry)?;
    module.children_mut().into_iter().nth(position)
}

fn position(cx: &Context, module: &Body, entry: &str) -> Option<usize> {
    let is_function = |body: &&Body| body.def(Body::ROOT).is(traits::FUNCTION_LIKE);
    let name = |body: &Body| body.root(cx).attr("sym_name").and_then(|name| name.as_bytes(cx)).map(<[u8]>::to_vec);
    let named =
        module.children().position(|body| is_function(&body) && name(body).as_deref() == Some(entry.as_bytes()));
    let only = || match module.children().filter(is_function).count() {
        1 if entry == "main" => module.children().position(|body| is_function(&body)),
        _ => None,
    };
    named.or_else(only)
}

#[cfg(test)]
mod tests {
    use super::expose_values;

    #[test]
    fn values_become_results() {
        let text = "func.func @main(%x: tensor<2xf32>) -> (tensor<2xf32> {a.b}) {
  %c = stablehlo.constant dense<1.0> : tensor<2xf32>
  %0 = stablehlo.add %x, %c : tensor<2xf32>
  %1 = stablehlo.sine %0 : tensor<2xf32>
  return %x : tensor<2xf32>
}";
        let (mut module, diags) = crate::parse(&crate::context(), "exposed.mlir", text);
        assert!(!diags.has_errors());
        let exposed = expose_values(&mut module, "main").expect("two values");
        assert_eq!(exposed.len(), 2);
        let expect = "module {
  func.func @main(%arg0: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<2xf32>
    %0 = stablehlo.add %arg0, %cst : tensor<2xf32>
    %1 = stablehlo.sine %0 : tensor<2xf32>
    return %0, %1 : tensor<2xf32>, tensor<2xf32>
  }
}
";
        assert_eq!(crate::print(&module), expect);
        assert!(expose_values(&mut module, "other").is_none());
    }
}
