//! Functions, calls, conditions and loops on the host, and tensors on their way to another device.

use hlo_dialects::func;
use hlo_dialects::hexir::control::{Case, If, While};
use hlo_dialects::hexir::device::{DEVICE, DEVICES, Transfer};
use hlo_dialects::hexir::func as hexir;
use hlo_dialects::hexir::structured::Yield;
use hlo_dialects::linalg::named;
use hlo_ir::rewrite::{Converted, Converter};
use hlo_ir::{NewOp, OpRef, conversions};
use hlo_passes::linalg::build::recast;
use hlo_passes::linalg::control::{case_op, end_op, if_op, while_op};

use super::{empty_like, refuse, result_type};

conversions! { pub(super) CONTROL;
    [hexir::FuncOp, func::FuncOp] => function;
    [hexir::Call] => call;
    [hexir::Return] => |op, cv| {
        let operands = cv.values(op.operands());
        cv.replace(op, |b| func::Return::build_typed(b, &[], &operands))
    };
    [Case] => case_op;
    [If] => if_op;
    Transfer => transfer;
    [While] => while_op;
    [Yield] => give;
}

/// The signature changes as the types of the arguments do.
fn function(op: OpRef<'_>, cv: &mut Converter<'_>) -> Converted {
    let cx = cv.cx();
    let Some(ty) = op.attr("function_type").and_then(|attr| attr.as_type(cx)) else {
        return refuse("it has no signature");
    };
    let signature = cx.type_attr(cv.ty(ty)?);
    let name = cx.name("function_type");
    let entries = cx.dict_entries(op.attrs()).iter().copied();
    let entries: Vec<_> = entries.filter(|(each, _)| *each != name).chain([(name, signature)]).collect();
    cv.root(op, func::FuncOp::DEF, cx.dict(&entries))
}

fn call(op: OpRef<'_>, cv: &mut Converter<'_>) -> Converted {
    let operands = cv.values(op.operands());
    let results = cv.types(op.results())?;
    cv.replace(op, |b| {
        let new = NewOp::new(func::Call::DEF, b.loc);
        b.insert(NewOp { attrs: op.attrs(), operands: &operands, results: &results, ..new })
    })
}

/// A copy into a tensor of the device that it goes to, which says where it comes from.
fn transfer(view: Transfer<'_>, cv: &mut Converter<'_>) -> Converted {
    let op = view.op();
    let cx = cv.cx();
    let ty = result_type(cv, op, 0)?;
    let input = cv.value(view.input());
    let here = view.input().defining_op().and_then(|op| op.attr(DEVICE)?.as_str(cx)).unwrap_or(DEVICES[0]);
    let [from, to] = [here, view.target()].map(|device| cx.str_attr(device));
    let value = cv.build(|b| {
        let input = recast(b, input, ty);
        let out = empty_like(b, ty, Some(input));
        if let Some(made) = b.body.defining_op(out) {
            b.body.set_attr(cx, made, DEVICE, Some(to));
        }
        let copy = named::build(b, named::Copy::DEF, &[input], &[out], &[(DEVICE, to), ("from", from)]);
        b.result(copy)
    });
    cv.forward(op, [value])
}

/// The end of a region of a condition or a loop.
fn give(op: OpRef<'_>, cv: &mut Converter<'_>) -> Converted {
    match op.parent() {
        Some(parent) => end_op(op, parent, parent.is::<While<'_>>(), cv),
        None => refuse("nothing is around it"),
    }
}
