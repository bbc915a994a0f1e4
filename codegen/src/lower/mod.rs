//! `stablehlo-to-hexir`: from StableHLO to the graph level of code generation, into a fresh module.
//!
//! - [`scalar`]: what elementwise ops mean, in ops of scalars
//! - [`elementwise`], [`shape`], [`dynamic`], [`constant`], [`reduce`], [`dot`], [`control`], [`composite`]: the
//!   conversions, a family a file
//!
//! Functions stay `func.func`. The result means what the interpreter computes, bit for bit. What has no conversion is
//! refused with its name, its place and the reason: every such op at once.

mod composite;
mod constant;
mod control;
mod dot;
mod dynamic;
mod elementwise;
mod reduce;
pub(crate) mod scalar;
mod shape;
#[cfg(test)]
mod testing;
#[cfg(test)]
mod tests;

use hlo_dialects::builtin::ModuleOp;
use hlo_dialects::func::{Call, FuncOp, Return};
use hlo_interp::eval::types;
use hlo_ir::rewrite::Conversions;
use hlo_ir::{Body, Context, OpRef, Reported, Type, TypeData};
use hlo_passes::{Changed, ModulePass, PassCx, PassDef, Runs};

/// The row.
pub static STABLEHLO_TO_HEXIR: PassDef = PassDef {
    name: "stablehlo-to-hexir",
    class: "StablehloToHexirPass",
    summary: "Lowers StableHLO to the graph level of code generation.",
    options: &[],
    make: Runs::OnModule(|_| Ok(Box::new(StablehloToHexir))),
};

struct StablehloToHexir;

impl ModulePass for StablehloToHexir {
    fn run(&self, cx: &mut PassCx<'_>, module: &mut Body) -> Result<Changed, Reported> {
        *module = conversions(cx.context, module).convert(cx.context, module, &|_| (), &mut cx.diags)?;
        Ok(Changed::Yes)
    }
}

/// The conversions, with what to do about ops of `module` that have none.
fn conversions(cx: &Context, module: &Body) -> Conversions {
    let help = if interpreter_covers(cx, module) { INTERPRETER } else { "" };
    let tables = [
        scalar::ELEMENTWISE,
        shape::SHAPE,
        constant::CONSTANT,
        reduce::REDUCE,
        dot::DOT,
        dynamic::DYNAMIC_OPS,
        control::CONTROL,
        composite::COMPOSITE,
    ];
    Conversions::new(&tables).legal(is_legal).types(convert_type).reason(reason).help(help)
}

/// What to do about a program that is not covered here.
const INTERPRETER: &str = "the interpreter runs it: `hlo run --backend interp`";

/// Whether the interpreter has numbers for all elements of a program.
fn interpreter_covers(cx: &Context, body: &Body) -> bool {
    let covers = |op: OpRef<'_>| {
        let mut types = op.operands().chain(op.results()).map(|value| value.ty());
        types.all(|ty| !ty.is_tensor(cx) || types::element_type(cx, ty.element(cx)).is_some())
    };
    body.all_ops().filter(|&op| !body.is_slot(op)).all(|op| covers(body.op_ref(cx, op)))
        && body.children().all(|child| interpreter_covers(cx, child))
}

/// What may stand in the result, and in the source already.
fn is_legal(op: OpRef<'_>) -> bool {
    match op.def().dialect() {
        "hexir" | "hextir" => true,
        "arith" | "math" => op.results().all(|result| !result.ty().is_tensor(op.cx)),
        _ => [ModuleOp::DEF, FuncOp::DEF, Return::DEF, Call::DEF].iter().any(|def| std::ptr::eq(*def, op.def())),
    }
}

/// Types stay. Tensors need a rank, elements that code generation has, and no encoding; the rest must be what kernels
/// are made of.
fn convert_type(cx: &Context, ty: Type) -> Result<Type, String> {
    let text = || cx.type_text(ty);
    match ty.data(cx) {
        TypeData::Tensor { .. } => {
            let element = ty.element(cx);
            let known = types::element_type(cx, element).filter(|element| !element.is_complex());
            if known.is_none() || element == Type::INDEX {
                let element = cx.type_text(element);
                return Err(format!("code generation does not cover elements of type '{element}'"));
            }
            match ty.encoding(cx) {
                None => Ok(ty),
                Some(_) => Err(format!("code generation does not cover the encoding of '{}'", text())),
            }
        }
        TypeData::Integer { .. }
        | TypeData::Float(_)
        | TypeData::Index
        | TypeData::MemRef { .. }
        | TypeData::Vector { .. } => Ok(ty),
        _ => Err(format!("code generation does not cover values of type '{}'", text())),
    }
}

/// Why an op without a conversion is refused: its types, if they are to blame, else that it has none.
fn reason(op: OpRef<'_>) -> Option<String> {
    let types = op.operands().chain(op.results()).find_map(|value| convert_type(op.cx, value.ty()).err());
    types.or_else(|| match op.def().dialect() {
        "stablehlo" | "chlo" => Some("code generation does not cover this op yet".into()),
        dialect => Some(format!("ops of the dialect '{dialect}' are no input of code generation")),
    })
}
