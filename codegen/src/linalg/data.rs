//! Tensors out of nothing, extents, and what a program says to people.

use hlo_dialects::hexir::data::{Assert, Constant, Dim, Iota, Print};
use hlo_dialects::{cf, func, tensor};
use hlo_ir::rewrite::{Converted, Converter, Refused};
use hlo_ir::{Body, Context, NewOp, OpRef, SmallVec, Type, TypeData, Value, conversions};
use hlo_passes::linalg::build::{
    Nest, apply, constant, dim, dims_map, extract, from_element, from_index, generic, loop_index, loops,
};
use hlo_passes::linalg::scalar::convert;
use hlo_passes::signless::signless_constant;

use super::views::empty_of;
use super::{place, refuse, result_type};

conversions! { pub(super) DATA;
    Assert => assert_holds;
    [Constant] => constant_tensor;
    Dim => |view: Dim<'_>, cv: &mut Converter<'_>| place(view.op(), cv, |cv| extent(view, cv));
    Iota => |view: Iota<'_>, cv: &mut Converter<'_>| place(view.op(), cv, |cv| iota(view, cv));
    Print => print;
}

fn constant_tensor(op: OpRef<'_>, cv: &mut Converter<'_>) -> Converted {
    let Some(value) = op.attr("value") else { return refuse("it has no value") };
    let value = signless_constant(cv.cx(), value);
    cv.replace(op, |b| {
        let constant = constant(b, value);
        b.body.defining_op(constant).unwrap_or(Body::ROOT)
    })
}

fn iota(view: Iota<'_>, cv: &mut Converter<'_>) -> Result<SmallVec<[Value; 2]>, Refused> {
    let ty = result_type(cv, view.op(), 0)?;
    // With the sign that the program says, if any.
    let element = view.result().ty().element(cv.cx());
    let sizes = view.sizes().map(|sizes| cv.value(sizes));
    let rank = ty.shape(cv.cx()).map_or(0, <[i64]>::len);
    let value = cv.build(|b| {
        let out = empty_of(b, ty, sizes)?;
        let maps = [dims_map(rank, 0..rank)];
        let nest = Nest { inputs: &[], outputs: &[out], maps: &maps, loops: &loops(rank, 0) };
        let new = generic(b, &nest, |b, _| {
            let turn = loop_index(b, view.dimension() as usize);
            let number = from_index(b, turn, Type::I64);
            match convert(b, Type::I64, element, number) {
                Some(value) => Ok(SmallVec::from_slice(&[value])),
                None => refuse("its elements are no numbers"),
            }
        })?;
        Ok::<Value, Refused>(b.result(new))
    })?;
    Ok(SmallVec::from_slice(&[value]))
}

fn extent(view: Dim<'_>, cv: &mut Converter<'_>) -> Result<SmallVec<[Value; 2]>, Refused> {
    let ty = result_type(cv, view.op(), 0)?;
    let input = cv.value(view.input());
    let value = cv.build(|b| {
        let size = dim(b, input, view.dimension() as usize);
        let size = from_index(b, size, ty.element(b.cx));
        from_element(b, size)
    });
    Ok(SmallVec::from_slice(&[value]))
}

/// `cf.assert` says its message as it stands: there is no way to put values into it.
fn assert_holds(view: Assert<'_>, cv: &mut Converter<'_>) -> Converted {
    let condition = cv.value(view.condition());
    cv.replace(view.op(), |b| {
        let condition = extract(b, condition, &[]);
        cf::Assert::build_typed(b, &[], condition, view.message())
    })
}

/// The functions of MLIR's runner library that print tensors, by the elements that they print.
static PRINTERS: &[(&str, &str)] = &[
    ("i8", "printMemrefI8"),
    ("i16", "printMemrefI16"),
    ("i32", "printMemrefI32"),
    ("i64", "printMemrefI64"),
    ("f16", "printMemrefF16"),
    ("bf16", "printMemrefBF16"),
    ("f32", "printMemrefF32"),
    ("f64", "printMemrefF64"),
];

/// A call of a function that whoever runs the program brings: MLIR's runner library has it.
fn print(view: Print<'_>, cv: &mut Converter<'_>) -> Converted {
    let cx = cv.cx();
    let element = view.input().ty().element(cx);
    let text = cx.type_text(element);
    let Some(&(_, name)) = PRINTERS.iter().find(|(ty, _)| *ty == text) else {
        return refuse(format!("MLIR's runner library prints no elements of type '{text}'"));
    };
    let input = cv.value(view.input());
    cv.replace(view.op(), |b| {
        let ty = unranked(b.cx, b.body.ty(input).element(b.cx));
        let input = if b.body.ty(input) == ty { input } else { apply(b, tensor::Cast::DEF, &[input], ty) };
        let callee = b.cx.symbol_attr(b.cx.name(name));
        let attrs = b.cx.dict(&[(b.cx.name("callee"), callee)]);
        b.insert(NewOp { attrs, operands: &[input], ..NewOp::new(func::Call::DEF, b.loc) })
    })
}

fn unranked(cx: &Context, element: Type) -> Type {
    cx.intern_type(TypeData::UnrankedTensor(element))
}

/// Declares the functions that [`print`] calls, once each.
pub(super) fn declare_printers(cx: &Context, module: &mut Body) {
    let mut wanted: Vec<(String, Type)> = Vec::new();
    collect_printers(cx, module, &mut wanted);
    let Some(&block) = module.op_regions(Body::ROOT).next().and_then(|region| module.region_blocks(region).first())
    else {
        return;
    };
    for (name, ty) in wanted.into_iter().rev() {
        let known = |child: &Body| child.root(cx).attr("sym_name").and_then(|attr| attr.as_str(cx)) == Some(&name);
        if module.children().any(known) {
            continue;
        }
        let signature = cx.type_attr(cx.function_type(&[ty], &[]));
        let attrs = cx.dict(&[
            (cx.name("sym_name"), cx.str_attr(&name)),
            (cx.name("function_type"), signature),
            (cx.name("sym_visibility"), cx.str_attr("private")),
        ]);
        let declaration = Body::new(func::FuncOp::DEF, module.loc(Body::ROOT), attrs, 1);
        let slot = module.create_slot(declaration);
        module.prepend_op(block, slot);
    }
}

fn collect_printers(cx: &Context, body: &Body, wanted: &mut Vec<(String, Type)>) {
    for op in body.all_ops().filter(|&op| !body.is_slot(op)) {
        let Some(call) = body.op_ref(cx, op).view::<func::Call<'_>>() else { continue };
        let callee = cx.name_str(call.callee());
        let mut operands = call.op().operands();
        let (Some(only), None) = (operands.next(), operands.next()) else { continue };
        let is_printer = PRINTERS.iter().any(|(_, name)| *name == callee) && only.shape().is_none();
        if is_printer && !wanted.iter().any(|(name, _)| *name == callee) {
            wanted.push((callee.to_string(), only.ty()));
        }
    }
    for child in body.children() {
        hlo_ir::text::grow_stack(|| collect_printers(cx, child, wanted));
    }
}
