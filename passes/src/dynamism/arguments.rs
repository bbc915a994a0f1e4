//! `stablehlo-refine-arguments`: gives the arguments of a function types that say more of their sizes.
//!
//! ```mlir
//! func.func @main(%x: tensor<?xf32>) -> tensor<?xf32> { return %x : tensor<?xf32> }     // types=tensor<2xf32> gives
//! func.func @main(%x: tensor<2xf32>) -> tensor<?xf32> {
//!   %c = stablehlo.constant dense<2> : tensor<1xi64>
//!   %0 = stablehlo.custom_call @stablehlo.shape_refinement_operand_wrapper(%x, %c)
//!          {indices_of_shape_operands = dense<1> : tensor<1xi64>} : (tensor<2xf32>, tensor<1xi64>) -> tensor<?xf32>
//!   return %0 : tensor<?xf32>
//! }
//! ```
//!
//! The call keeps the rest of the program as it was; `stablehlo-refine-shapes` takes it away.

use std::sync::Arc;

use hlo_dialects::stablehlo::composite::CustomCall;
use hlo_ir::text::{Parser, Token};
use hlo_ir::verify::op_error;
use hlo_ir::{
    Attr, Body, Builder, Context, Diagnostics, InsertPoint, Name, NewOp, OpId, Reported, SmallVec, Type, TypeData,
    Value,
};

use super::custom_call::{INDICES, OPERAND_WRAPPER};
use super::target::target;
use crate::optimize::constant::build;
use crate::options::{OptionDef, OptionKind};
use crate::pass::{Changed, ModulePass, PassCx, PassDef, Runs};

/// The row.
pub static STABLEHLO_REFINE_ARGUMENTS: PassDef = PassDef {
    name: "stablehlo-refine-arguments",
    class: "StablehloRefineArgumentsPass",
    summary: "Gives the arguments of the main function types that say more of their sizes.",
    options: &[OptionDef {
        name: "types",
        kind: OptionKind::List,
        default: "",
        summary: "The types of all arguments, in order.",
    }],
    make: Runs::OnModule(|options| {
        Ok(Box::new(RefineArguments { types: split_types(&options.list::<String>("types")?) }))
    }),
};

struct RefineArguments {
    types: Vec<String>,
}

/// The parts of the option, put together again where a comma stood inside a type.
fn split_types(parts: &[String]) -> Vec<String> {
    let mut types: Vec<String> = Vec::new();
    let mut open = 0usize;
    for part in parts {
        match types.last_mut().filter(|_| open != 0) {
            Some(last) => {
                last.push(',');
                last.push_str(part);
            }
            None => types.push(part.clone()),
        }
        // The `>` of an arrow closes nothing.
        let part = part.replace("->", "");
        open = (open + part.matches('<').count()).saturating_sub(part.matches('>').count());
    }
    types
}

impl ModulePass for RefineArguments {
    fn run(&self, cx: &mut PassCx<'_>, module: &mut Body) -> Result<Changed, Reported> {
        let Some(child) = target(cx.context, module, &mut cx.diags)? else { return Ok(Changed::No) };
        let types = self.types.iter().map(|text| parse_type(cx.context, text).map_err(|diags| (text, diags)));
        let types: Result<Vec<Type>, _> = types.collect();
        let types = match types {
            Ok(types) => types,
            Err((text, diags)) => {
                cx.diags.append(diags);
                let message = format!("Invalid type string: {text}");
                return Err(op_error(&mut cx.diags, module.root(cx.context), "refinement-type", &message).emit());
            }
        };
        let function = module.child_mut(child);
        refine_arguments(cx.context, function, &types, &mut cx.diags)?;
        Ok(Changed::Yes)
    }
}

/// Reads a type from a text of its own.
fn parse_type(cx: &Context, text: &str) -> Result<Type, Diagnostics> {
    let bytes: Arc<[u8]> = text.as_bytes().into();
    let file = cx.sources().add("types", bytes.clone(), 0);
    let mut parser = Parser::new(cx, file, &bytes);
    let ty = parser.parse_type();
    if ty.is_some() && parser.token() != Token::Eof {
        parser.error("trailing-text", "expected the end of the type").emit();
    }
    ty.filter(|_| !parser.diags.has_errors()).ok_or(parser.diags)
}

/// Gives the arguments of `function` the types `refined`. Their users see the old ones, through calls.
///
/// # Errors
/// When the types are not those of the arguments with more sizes known; nothing was changed then.
pub(super) fn refine_arguments(
    cx: &Context,
    function: &mut Body,
    refined: &[Type],
    diags: &mut Diagnostics,
) -> Result<(), Reported> {
    let signature = cx.dict_get(function.attrs(Body::ROOT), "function_type").and_then(|attr| attr.as_type(cx));
    let Some(TypeData::Function { inputs, results }) = signature.map(|ty| ty.data(cx)) else { return Ok(()) };
    if let Err(message) = check_refined(cx, inputs, refined) {
        return Err(op_error(diags, function.root(cx), "refinement", &message).emit());
    }
    let entry = function.op_region(Body::ROOT, 0).and_then(|region| function.region_blocks(region).first().copied());
    if let Some(entry) = entry {
        let args: SmallVec<[Value; 8]> = function.block_args(entry).into();
        let locs: SmallVec<[_; 8]> = function.block_arg_locs(entry).into();
        let at = function.first_op(entry).map_or(InsertPoint::End(entry), InsertPoint::Before);
        for ((&arg, &loc), &ty) in args.iter().zip(&locs).zip(refined) {
            let old = function.ty(arg);
            if old == ty {
                continue;
            }
            function.set_type(arg, ty);
            let mut b = Builder { cx, body: function, at, loc };
            let call = wrap(&mut b, arg, ty, old);
            let result = function.result(call, 0);
            let users: Vec<(OpId, usize)> = function.uses(arg).filter(|(user, _)| *user != call).collect();
            for (user, index) in users {
                function.set_operand(user, index, result);
            }
        }
    }
    let ty = cx.function_type(refined, results);
    function.set_attr(cx, Body::ROOT, "function_type", Some(cx.type_attr(ty)));
    Ok(())
}

/// The call that gives `arg`, now of the type `refined`, its old type.
fn wrap(b: &mut Builder<'_>, arg: Value, refined: Type, old: Type) -> OpId {
    let cx = b.cx;
    let shape = refined.shape(cx).unwrap_or_default();
    let ty = cx.tensor_type(&[shape.len() as i64], Type::I64);
    let shape = if shape.is_empty() { cx.dense_attr(ty, Vec::new()) } else { cx.dense_from_i64s(ty, shape) };
    let shape = build(b, shape);
    let indices = cx.dense_from_i64s(cx.tensor_type(&[1], Type::I64), &[1]);
    let mut attrs: SmallVec<[(Name, Attr); 4]> =
        [(cx.name("call_target_name"), cx.str_attr(OPERAND_WRAPPER)), (cx.name(INDICES), indices)]
            .into_iter()
            .collect();
    CustomCall::DEF.fill_attrs(cx, &mut attrs);
    let attrs = cx.dict(&attrs);
    b.insert(NewOp { attrs, operands: &[arg, shape], results: &[old], ..NewOp::new(CustomCall::DEF, b.loc) })
}

/// Whether `refined` say the same as `types` or more.
fn check_refined(cx: &Context, types: &[Type], refined: &[Type]) -> Result<(), String> {
    if types.len() != refined.len() {
        let (found, wanted) = (refined.len(), types.len());
        return Err(format!("number of refinements must match number of op operands {found} vs {wanted}"));
    }
    for (index, (&ty, &new)) in types.iter().zip(refined).enumerate() {
        if let Err(reason) = check_one(cx, ty, new) {
            let (from, to) = (cx.type_text(ty), cx.type_text(new));
            return Err(format!("invalid refinement for argument {index}, refinement {reason} in {from} -> {to}"));
        }
    }
    Ok(())
}

fn check_one(cx: &Context, ty: Type, refined: Type) -> Result<(), &'static str> {
    if ty == refined {
        return Ok(());
    }
    if !ty.is_tensor(cx) || !refined.is_tensor(cx) {
        return Err("must be a tensor");
    }
    if ty.element(cx) != refined.element(cx) {
        return Err("element types must match");
    }
    let Some(new) = refined.shape(cx) else { return Err("must be ranked") };
    let Some(old) = ty.shape(cx) else { return Ok(()) };
    if old.len() != new.len() {
        return Err("rank must match operand rank");
    }
    match old.iter().zip(new).all(|(&old, &new)| old == hlo_ir::DYNAMIC || old == new) {
        true => Ok(()),
        false => Err("dimension sizes must match for static dimensions"),
    }
}
