//! `stablehlo-convert-to-signless`: integers lose the sign in their type.
//!
//! ```mlir
//! %0 = stablehlo.constant dense<[0, 255]> : tensor<2xui8>     // before
//! %0 = stablehlo.constant dense<[0, -1]> : tensor<2xi8>       // after
//! ```
//!
//! What changes are the types of values, the signatures of functions and the constants of `stablehlo` and `arith`; the
//! bits stay. Tuples, function values and other attributes stay as they are, as in the reference.

use hlo_dialects::arith;
use hlo_dialects::stablehlo::constant::Constant;
use hlo_ir::{Attr, AttrData, Body, Context, OpId, OpView, Reported, Signedness, Type, TypeData, traits};
use rayon::prelude::*;

use crate::common::collect_ops;
use crate::pass::{Changed, ModulePass, PassCx, PassDef, Runs};

/// The row.
pub static STABLEHLO_CONVERT_TO_SIGNLESS: PassDef = PassDef {
    name: "stablehlo-convert-to-signless",
    class: "StablehloConvertToSignlessPass",
    summary: "Pass to transform the IR to be on signless integers.",
    options: &[],
    make: Runs::OnModule(|_| Ok(Box::new(ConvertToSignless))),
};

struct ConvertToSignless;

impl ModulePass for ConvertToSignless {
    fn run(&self, cx: &mut PassCx<'_>, module: &mut Body) -> Result<Changed, Reported> {
        convert_body(cx.context, module);
        Ok(Changed::Yes)
    }
}

fn convert_body(cx: &Context, body: &mut Body) {
    let mut ops = collect_ops(body);
    ops.push(Body::ROOT);
    ops.retain(|&op| !body.is_slot(op));
    for op in ops {
        convert_values(cx, body, op);
        convert_attrs(cx, body, op);
    }
    body.children_mut().into_par_iter().for_each(|child| convert_body(cx, child));
}

/// Converts the types of the results of `op` and of the arguments of its blocks.
fn convert_values(cx: &Context, body: &mut Body, op: OpId) {
    let regions = body.op_regions(op).flat_map(|region| body.region_blocks(region));
    let args = regions.flat_map(|&block| body.block_args(block).iter().copied());
    for value in body.results(op).chain(args).collect::<Vec<_>>() {
        let ty = body.ty(value);
        body.set_type(value, signless(cx, ty));
    }
}

fn convert_attrs(cx: &Context, body: &mut Body, op: OpId) {
    let def = body.def(op);
    let is_constant = std::ptr::eq(def, <Constant<'_> as OpView<'_>>::DEF)
        || std::ptr::eq(def, <arith::Constant<'_> as OpView<'_>>::DEF);
    let (name, convert): (_, fn(&Context, Attr) -> Attr) = match () {
        () if is_constant => ("value", signless_constant),
        () if def.is(traits::FUNCTION_LIKE) => ("function_type", signless_signature),
        () => return,
    };
    if let Some(attr) = cx.dict_get(body.attrs(op), name) {
        body.set_attr(cx, op, name, Some(convert(cx, attr)));
    }
}

fn signless_signature(cx: &Context, attr: Attr) -> Attr {
    let Some(TypeData::Function { inputs, results }) = attr.as_type(cx).map(|ty| ty.data(cx)) else { return attr };
    let signless = |types: &[Type]| types.iter().map(|&ty| signless(cx, ty)).collect::<Vec<_>>();
    cx.type_attr(cx.function_type(&signless(inputs), &signless(results)))
}

/// The same elements without signs in their type.
pub fn signless_constant(cx: &Context, attr: Attr) -> Attr {
    let mut data = attr.data(cx).clone();
    match &mut data {
        AttrData::Integer { ty, .. }
        | AttrData::Dense { ty, .. }
        | AttrData::DenseResource { ty, .. }
        | AttrData::Sparse { ty, .. } => *ty = signless(cx, *ty),
        _ => return attr,
    }
    cx.intern_attr(data)
}

/// `ty`, or the same tensor, vector or memref, of integers without a sign.
pub fn signless(cx: &Context, ty: Type) -> Type {
    let mut data = ty.data(cx).clone();
    match &mut data {
        TypeData::Integer { signedness, .. } => *signedness = Signedness::Signless,
        TypeData::Tensor { element, .. }
        | TypeData::UnrankedTensor(element)
        | TypeData::Vector { element, .. }
        | TypeData::MemRef { element, .. }
        | TypeData::UnrankedMemRef { element, .. }
            if matches!(element.data(cx), TypeData::Integer { .. }) =>
        {
            *element = signless(cx, *element);
        }
        _ => return ty,
    }
    cx.intern_type(data)
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    #[test]
    fn signs_go() {
        check(
            "stablehlo-convert-to-signless",
            "func.func private @g(tensor<2xui8>, !stablehlo.token) -> ui4
func.func @f(%x: tensor<2xui8>, %p: tensor<i1>, %t: !stablehlo.token) -> (tensor<2xui8>, tuple<tensor<ui8>>) {
  %0 = stablehlo.constant dense<[0, 255]> : tensor<2xui8>
  %1 = stablehlo.constant dense<254> : tensor<ui8>
  %2 = \"stablehlo.if\"(%p) ({
    %4 = stablehlo.add %x, %0 : tensor<2xui8>
    stablehlo.return %4 : tensor<2xui8>
  }, {
    stablehlo.return %x : tensor<2xui8>
  }) : (tensor<i1>) -> tensor<2xui8>
  %3 = \"test.tuple\"() : () -> tuple<tensor<ui8>>
  %5 = call @g(%x, %t) : (tensor<2xui8>, !stablehlo.token) -> ui4
  return %2, %3 : tensor<2xui8>, tuple<tensor<ui8>>
}",
            "module {
  func.func private @g(tensor<2xi8>, !stablehlo.token) -> i4
  func.func @f(%arg0: tensor<2xi8>, %arg1: tensor<i1>, %arg2: !stablehlo.token) -> (tensor<2xi8>, tuple<tensor<ui8>>) {
    %c = stablehlo.constant dense<[0, -1]> : tensor<2xi8>
    %c_0 = stablehlo.constant dense<-2> : tensor<i8>
    %0 = \"stablehlo.if\"(%arg1) ({
      %3 = stablehlo.add %arg0, %c : tensor<2xi8>
      stablehlo.return %3 : tensor<2xi8>
    }, {
      stablehlo.return %arg0 : tensor<2xi8>
    }) : (tensor<i1>) -> tensor<2xi8>
    %1 = \"test.tuple\"() : () -> tuple<tensor<ui8>>
    %2 = call @g(%arg0, %arg2) : (tensor<2xi8>, !stablehlo.token) -> i4
    return %0, %1 : tensor<2xi8>, tuple<tensor<ui8>>
  }
}
",
        );
    }
}
