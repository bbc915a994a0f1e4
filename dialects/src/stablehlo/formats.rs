//! Directives `custom<Name>(…)` of the formats that several families share: types that stand for others, operand
//! lists before a keyword. Those of one family stand beside its rows.

use hlo_ir::kinds::group_range;
use hlo_ir::text::{CustomArg, CustomDirective, FormatState, Group, OpParser, OpPrinter, OpState, Token};
use hlo_ir::{Attr, Context, OpRef, SmallVec, Type, TypeData};

use crate::formats::with_element;

type Types = SmallVec<[Type; 4]>;

/// One type for all operands and the result when they agree, else a function type. The last argument is the result's.
pub const SAME_OPERANDS_AND_RESULT_TYPE: CustomDirective = CustomDirective {
    name: "SameOperandsAndResultType",
    parse: |p, state, args| parse_same_type(p, state, args, args.len() - 1),
    print: print_same_type,
};

/// The same for a group of any number of operands: `(ref($operands), type($operands), type($result))`.
pub const VARIADIC_SAME_OPERANDS_AND_RESULT_TYPE: CustomDirective = CustomDirective {
    name: "VariadicSameOperandsAndResultType",
    parse: |p, state, args| {
        let n_operands = state.n_operands(operand_group(args[0]));
        parse_same_type(p, state, &args[1..], n_operands)
    },
    print: |p, op, args| print_same_type(p, op, &args[1..]),
};

/// The result's type, a tuple of the operands' types.
pub const TUPLE_OP_TYPE: CustomDirective = CustomDirective {
    name: "TupleOpType",
    parse: |p, state, args| {
        let span = p.span();
        let ty = p.parse_type()?;
        let TypeData::Tuple(parts) = ty.data(p.cx) else {
            return p.op_fail(state.op, span, "expected-tuple", "expected tuple type");
        };
        state.set_types(group_of(args[0]), parts);
        state.set_types(group_of(args[1]), &[ty]);
        Some(())
    },
    print: |p, op, args| p.print_types(types_of(op, args[1])),
};

/// The operands' types, which are the results' too.
pub const PAIRWISE_OP_TYPE: CustomDirective = CustomDirective {
    name: "PairwiseOpType",
    parse: |p, state, args| {
        let span = p.span();
        let Some(types) = parse_type_list(p) else {
            let failed = p.op_fail(state.op, span, "expected-types", "expected type list");
            p.diags.last_is_consequence();
            return failed;
        };
        state.set_types(group_of(args[0]), &types);
        state.set_types(group_of(args[1]), &types);
        Some(())
    },
    print: |p, op, args| p.print_types(types_of(op, args[0])),
};

/// The complex type of the result, when the operands have the type of its parts; else a function type.
pub const COMPLEX_OP_TYPE: CustomDirective = CustomDirective {
    name: "ComplexOpType",
    parse: |p, state, args| {
        let span = p.span();
        let ty = p.parse_type()?;
        if let TypeData::Function { inputs, results } = ty.data(p.cx) {
            let (inputs, results) = (inputs.clone(), results.clone());
            return assign(p, state, span, args, 2, &inputs, &results);
        }
        if !matches!(ty.element(p.cx).data(p.cx), TypeData::Complex(_)) || ty.element(p.cx) == ty {
            return p.op_fail(state.op, span, "expected-complex", "expected tensor with complex element type");
        }
        let real = real_type(p.cx, ty);
        state.set_types(group_of(args[0]), &[real]);
        state.set_types(group_of(args[1]), &[real]);
        state.set_types(group_of(args[2]), &[ty]);
        Some(())
    },
    print: |p, op, _| {
        let result = op.result(0).ty();
        let real = real_type(op.cx, result);
        if op.operands().all(|operand| operand.ty() == real) { p.print_type(result) } else { print_function(p, op) }
    },
};

/// The types of the condition and of the result, when both branches have it; else a function type.
pub const SELECT_OP_TYPE: CustomDirective = CustomDirective {
    name: "SelectOpType",
    parse: |p, state, args| {
        let span = p.span();
        let types = parse_type_list(p)?;
        match types[..] {
            [condition, ty] => {
                state.set_types(group_of(args[0]), &[condition]);
                for arg in &args[1..] {
                    state.set_types(group_of(*arg), &[ty]);
                }
                Some(())
            }
            [ty] if matches!(ty.data(p.cx), TypeData::Function { .. }) => {
                let TypeData::Function { inputs, results } = ty.data(p.cx) else {
                    return Some(());
                };
                assign(p, state, span, args, 3, &inputs.clone(), &results.clone())
            }
            _ => p.op_fail(state.op, span, "select-types", "expected functional type or list of two types"),
        }
    },
    print: |p, op, _| {
        let result = op.result(0).ty();
        if op.operands().skip(1).any(|operand| operand.ty() != result) {
            return print_function(p, op);
        }
        p.print_type(op.operand(0).ty());
        p.put(", ");
        p.print_type(result);
    },
};

/// Operands that an attribute's keyword follows: each has a comma behind it.
pub const VARIADIC_OPERAND_WITH_ATTRIBUTE: CustomDirective = CustomDirective {
    name: "VariadicOperandWithAttribute",
    parse: |p, state, args| {
        while let Some(operand) = p.opt_operand() {
            state.group(operand_group(args[0])).operands.push(operand);
            p.expect(Token::Comma, ",")?;
        }
        Some(())
    },
    print: |p, op, args| {
        if let Group::Operand(index) = operand_group(args[0]) {
            p.print_operands(group_range(op, index, false).map(|index| op.operand(index).id), op.body);
        }
        p.put(",");
    },
};

/// The group of an argument `type($x)`.
fn group_of(arg: CustomArg) -> Group {
    match arg {
        CustomArg::Types(group) | CustomArg::Operands(group) => group,
        CustomArg::Attr(_) | CustomArg::Region(_) => Group::Results,
    }
}

fn operand_group(arg: CustomArg) -> Group {
    group_of(arg)
}

/// The name of the attribute of an argument `$x`.
pub fn attr_name(def: &'static hlo_ir::OpDef, arg: CustomArg) -> &'static str {
    match arg {
        CustomArg::Attr(index) => def.attrs[index].name,
        _ => "",
    }
}

/// The attribute of an argument `$x`, when the op has it.
pub fn attr_of(op: OpRef<'_>, arg: CustomArg) -> Option<Attr> {
    op.attr(attr_name(op.def(), arg))
}

/// Sets the attribute of an argument `$x`.
pub fn set_attr(cx: &Context, state: &mut OpState, arg: CustomArg, attr: Attr) {
    let name = attr_name(state.def, arg);
    state.set_attr(cx, name, attr);
}

fn types_of(op: OpRef<'_>, arg: CustomArg) -> Types {
    match group_of(arg) {
        Group::Operand(index) => group_range(op, index, false).map(|i| op.operand(i).ty()).collect(),
        Group::Result(index) => group_range(op, index, true).map(|i| op.result(i).ty()).collect(),
        Group::Operands => op.operands().map(|value| value.ty()).collect(),
        Group::Results => op.results().map(|value| value.ty()).collect(),
    }
}

/// The type with the real parts of a complex element type, otherwise the type itself.
pub fn real_type(cx: &Context, ty: Type) -> Type {
    let TypeData::Complex(part) = ty.element(cx).data(cx) else {
        return ty;
    };
    with_element(cx, ty, *part)
}

/// Writes the op's function type.
pub fn print_function(p: &mut OpPrinter<'_, '_>, op: OpRef<'_>) {
    let inputs: Types = op.operands().map(|value| value.ty()).collect();
    let results: Types = op.results().map(|value| value.ty()).collect();
    p.print_functional_type(&inputs, &results);
}

/// type (`,` type)*
fn parse_type_list(p: &mut OpParser<'_, '_>) -> Option<Types> {
    let mut types = Types::new();
    p.parse_comma_list(|p| {
        types.push(p.parse_type()?);
        Some(())
    })?;
    Some(types)
}

/// A type for all, or a function type. `args` are the types of the operands, then of the result.
fn parse_same_type(
    p: &mut OpParser<'_, '_>,
    state: &mut FormatState<'_, '_>,
    args: &[CustomArg],
    n_operands: usize,
) -> Option<()> {
    let span = p.span();
    let ty = p.parse_type()?;
    if let TypeData::Function { inputs, results } = ty.data(p.cx) {
        let (inputs, results) = (inputs.clone(), results.clone());
        return assign(p, state, span, args, n_operands, &inputs, &results);
    }
    let [operands @ .., result] = args else {
        return Some(());
    };
    if operands.len() == n_operands {
        for operand in operands {
            state.set_types(group_of(*operand), &[ty]);
        }
    } else {
        state.set_types(group_of(operands[0]), &vec![ty; n_operands]);
    }
    state.set_types(group_of(*result), &[ty]);
    Some(())
}

/// Gives the types of a function type to operands and result.
fn assign(
    p: &mut OpParser<'_, '_>,
    state: &mut FormatState<'_, '_>,
    span: hlo_ir::Span,
    args: &[CustomArg],
    n_operands: usize,
    inputs: &[Type],
    results: &[Type],
) -> Option<()> {
    if inputs.len() != n_operands {
        let message = format!("{n_operands} operands present, but expected {}", inputs.len());
        return p.op_fail(state.op, span, "operand-count", &message);
    }
    let [result_type] = results else {
        return p.op_fail(state.op, span, "result-count", "expected single output");
    };
    let [operands @ .., result] = args else {
        return Some(());
    };
    if operands.len() == n_operands {
        for (operand, &ty) in operands.iter().zip(inputs) {
            state.set_types(group_of(*operand), &[ty]);
        }
    } else {
        state.set_types(group_of(operands[0]), inputs);
    }
    state.set_types(group_of(*result), &[*result_type]);
    Some(())
}

fn print_same_type(p: &mut OpPrinter<'_, '_>, op: OpRef<'_>, args: &[CustomArg]) {
    let [operands @ .., result] = args else {
        return;
    };
    let Some(&result) = types_of(op, *result).first() else {
        return;
    };
    if operands.iter().all(|operand| types_of(op, *operand).iter().all(|ty| *ty == result)) {
        p.print_type(result);
    } else {
        print_function(p, op);
    }
}
