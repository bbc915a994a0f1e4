//! `hexir-to-linalg`: the graph level as `linalg`, for tools that read it.
//!
//! ```mlir
//! %m = hexir.relu %x {device = "cuda"} : tensor<4xf32>
//! // becomes
//! %0 = tensor.empty() {device = "cuda"} : tensor<4xf32>
//! %1 = linalg.generic {…} ins(%x : tensor<4xf32>) outs(%0 : tensor<4xf32>) attrs = {device = "cuda"} { … } -> tensor<4xf32>
//! ```
//!
//! Every op says where it runs, what it reads and which destination it writes to. A transfer is a `linalg.copy` into a
//! tensor of the other device, and says where its operand is. Integers lose their sign, in signatures, too: the ops say
//! how bits are meant. Sugar is to be spelled out before. What has no counterpart is an error. In reading order:
//!
//! - [`structured`]: computations, reductions, contractions, fusions
//! - [`views`]: the same elements seen in another order
//! - [`data`]: constants, counters, extents, printing
//! - [`control`]: functions, conditions, loops, transfers
//! - [`scalar`]: what `arith` does not say; [`attrs`]: attributes that others do not know

mod attrs;
mod control;
mod data;
mod scalar;
mod structured;
mod views;

use hlo_dialects::builtin::ModuleOp;
use hlo_dialects::func;
use hlo_dialects::hexir::device::DEVICE;
use hlo_dialects::hexir::func::CallTir;
use hlo_dialects::hextir::func::PrimFunc;
use hlo_ir::rewrite::{Conversion, Conversions, Converted, Converter, Refused};
use hlo_ir::{Body, Context, DYNAMIC, OpRef, Reported, SmallVec, Type, TypeData, Value};
use hlo_passes::linalg::build::{dim, empty, recast};
use hlo_passes::signless::signless;
use hlo_passes::{Changed, ModulePass, PassCx, PassDef, Runs};

/// The row.
pub static HEXIR_TO_LINALG: PassDef = PassDef {
    name: "hexir-to-linalg",
    class: "HexirToLinalgPass",
    summary: "Turns the graph level into linalg ops with their devices and destinations.",
    options: &[],
    make: Runs::OnModule(|_| Ok(Box::new(HexirToLinalg))),
};

struct HexirToLinalg;

impl ModulePass for HexirToLinalg {
    fn run(&self, cx: &mut PassCx<'_>, module: &mut Body) -> Result<Changed, Reported> {
        let conversions = Conversions::new(TABLES).legal(is_legal).types(convert_type).reason(reason).help(HELP);
        *module = conversions.convert(cx.context, module, &|_| (), &mut cx.diags)?;
        data::declare_printers(cx.context, module);
        attrs::spell_out(cx.context, module);
        Ok(Changed::Yes)
    }
}

const HELP: &str = "`hlo compile --emit=hexir-placed` prints the program as it is before";

/// All conversions.
static TABLES: &[&[Conversion]] = &[structured::STRUCTURED, views::VIEWS, data::DATA, control::CONTROL, scalar::SCALAR];

/// What may stand in the result, and in the source already.
fn is_legal(op: OpRef<'_>) -> bool {
    match op.def().dialect() {
        "arith" | "math" => true,
        _ => [ModuleOp::DEF, func::FuncOp::DEF, func::Return::DEF, func::Call::DEF]
            .iter()
            .any(|def| std::ptr::eq(*def, op.def())),
    }
}

/// Integers lose their sign.
fn convert_type(cx: &Context, ty: Type) -> Result<Type, String> {
    match ty.data(cx) {
        TypeData::Tensor { .. } if ty.encoding(cx).is_some() => {
            Err(format!("linalg's ops do not know the encoding of '{}'", cx.type_text(ty)))
        }
        TypeData::Function { inputs, results } => {
            let convert = |types: &[Type]| types.iter().map(|&ty| convert_type(cx, ty)).collect::<Result<Vec<_>, _>>();
            Ok(cx.function_type(&convert(inputs)?, &convert(results)?))
        }
        _ => Ok(signless(cx, ty)),
    }
}

/// Why an op without a conversion is refused.
fn reason(op: OpRef<'_>) -> Option<String> {
    let def = op.def();
    if std::ptr::eq(def, CallTir::DEF) || std::ptr::eq(def, PrimFunc::DEF) {
        return Some("a kernel whose loops are written out is below linalg".into());
    }
    Some(match def.dialect() {
        "hexir" => "sugar is spelled out by `hexir-expand` before".into(),
        dialect => format!("ops of the dialect '{dialect}' are no input of this conversion"),
    })
}

/// A refusal with its reason.
fn refuse<T>(reason: impl Into<String>) -> Result<T, Refused> {
    Err(Refused::because(reason))
}

/// Lets what `build` makes stand for the results of `op`. Every op that it makes for tensors gets the device of `op`.
fn place(
    op: OpRef<'_>,
    cv: &mut Converter<'_>,
    build: impl FnOnce(&mut Converter<'_>) -> Result<SmallVec<[Value; 2]>, Refused>,
) -> Converted {
    let Some(block) = cv.block() else { return refuse("it stands outside of a function") };
    let before = cv.target().last_op(block);
    let values = build(cv)?;
    if let Some(device) = op.attr(DEVICE) {
        cv.build(|b| {
            let mut next = before.map_or_else(|| b.body.first_op(block), |op| b.body.next_op(op));
            while let Some(new) = next {
                if matches!(b.body.def(new).dialect(), "linalg" | "tensor") && b.body.n_results(new) != 0 {
                    b.body.set_attr(b.cx, new, DEVICE, Some(device));
                }
                next = b.body.next_op(new);
            }
        });
    }
    // Sizes may be known better than the program says, or less.
    let mut results = SmallVec::<[Value; 2]>::new();
    for (value, result) in values.into_iter().zip(op.results()) {
        let ty = cv.ty(result.ty())?;
        results.push(cv.build(|b| recast(b, value, ty)));
    }
    cv.forward(op, results)
}

/// The type of result number `index`, a ranked tensor of integers without a sign or of other numbers.
fn result_type(cv: &Converter<'_>, op: OpRef<'_>, index: usize) -> Result<Type, Refused> {
    let ty = op.result(index).ty();
    if ty.shape(cv.cx()).is_none() {
        return refuse(format!("its result is no ranked tensor but '{}'", cv.cx().type_text(ty)));
    }
    cv.ty(ty)
}

fn shape_of<'c>(cv: &Converter<'c>, value: Value) -> &'c [i64] {
    cv.target().ty(value).shape(cv.cx()).unwrap_or_default()
}

/// An empty tensor of the type `ty` for a result that has the shape of `like`.
fn empty_like(b: &mut hlo_ir::Builder<'_>, ty: Type, like: Option<Value>) -> Value {
    let shape: Vec<i64> = ty.shape(b.cx).unwrap_or_default().into();
    let open = (0..shape.len()).filter(|&at| shape[at] == DYNAMIC);
    let sizes: Vec<Value> = open.filter_map(|at| like.map(|like| dim(b, like, at))).collect();
    empty(b, ty, &sizes)
}

#[cfg(test)]
mod tests {
    use hlo_dialects::hexir::structured::Yield;
    use hlo_dialects::hexir::{DIALECT, nn};
    use hlo_dialects::hextir::scalar::SCALAR_OPS;
    use hlo_ir::OpDef;

    use super::*;
    use crate::testing::{parse, run, transform};

    fn has_row(def: &'static OpDef) -> bool {
        TABLES.iter().any(|table| table.iter().any(|row| std::ptr::eq(row.root, def)))
    }

    #[test]
    fn every_op_has_a_row_or_a_reason() {
        let is_sugar = |def: &'static OpDef| {
            [nn::ACTIVATION_OPS, nn::NN_OPS].iter().any(|table| table.iter().any(|row| std::ptr::eq(*row, def)))
        };
        // `call_tir` runs what is below linalg.
        let without: Vec<&str> = DIALECT
            .ops
            .iter()
            .copied()
            .flatten()
            .filter(|&&def| !has_row(def) && !is_sugar(def))
            .map(|def| def.name)
            .collect();
        assert_eq!(without, ["hexir.call_tir"]);
        assert!(has_row(Yield::DEF));
        assert!(SCALAR_OPS.iter().all(|&def| has_row(def)));
    }

    #[test]
    fn what_has_no_counterpart_is_named() {
        let mut module = parse(
            "func.func @f(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = hexir.call_tir @k(%x) : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
hextir.prim_func @k(%x: memref<2xf32>, %y: memref<2xf32>) { hextir.return }",
        );
        let diags = run("builtin.module(hexir-to-linalg)", &mut module);
        let told: Vec<&str> = diags.iter().map(|one| one.message.as_str()).collect();
        let names = ["hexir.call_tir", "hextir.prim_func"];
        assert_eq!(told, names.map(|name| format!("failed to legalize operation '{name}'")));
        assert!(diags.iter().all(|one| one.notes.iter().any(|note| note.contains("below linalg"))), "{diags:?}");
    }

    #[test]
    fn sugar_goes_before() {
        let text = "func.func @f(%x: tensor<2xf32>) { %0 = hexir.mish %x : tensor<2xf32> return }";
        let mut module = parse(text);
        assert!(run("builtin.module(hexir-to-linalg)", &mut module).has_errors());
        assert!(transform("builtin.module(hexir-expand,hexir-to-linalg)", text).contains("linalg.generic"));
    }
}
