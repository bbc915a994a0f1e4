//! Directives of formats that several dialects share: types that follow from one written type.

use hlo_ir::text::{CustomArg, CustomDirective, Delimiter, FormatState, Group};
use hlo_ir::{DYNAMIC, Type, TypeData};

/// `custom<SharedType>(type($a), type($b), …)`: one type for all groups, written once.
pub const SHARED_TYPE: CustomDirective = CustomDirective {
    name: "SharedType",
    parse: |p, state, args| {
        let ty = p.parse_type()?;
        for arg in args {
            if let CustomArg::Types(group) = *arg {
                set_all(state, group, ty);
            }
        }
        Some(())
    },
    print: print_first_type,
};

/// `custom<ElementOf>(type($a), type($b), …)`: the type of the first group; the others have its element type.
pub const ELEMENT_OF: CustomDirective = CustomDirective {
    name: "ElementOf",
    parse: |p, state, args| {
        let ty = p.parse_type()?;
        let element = ty.element(p.cx);
        for (index, arg) in args.iter().enumerate() {
            if let CustomArg::Types(group) = *arg {
                set_all(state, group, if index == 0 { ty } else { element });
            }
        }
        Some(())
    },
    print: print_first_type,
};

/// `custom<DynamicIndexList>($values, $static)`: `[1, %i]`, numbers and values of type `index`. The attribute holds the
/// numbers, and [`DYNAMIC`] where a value stands.
pub const DYNAMIC_INDEX_LIST: CustomDirective = CustomDirective {
    name: "DynamicIndexList",
    parse: |p, state, args| {
        let &[CustomArg::Operands(group), CustomArg::Attr(attr)] = args else { return None };
        let mut numbers = Vec::new();
        p.parse_op_list(Delimiter::Square, |p| {
            match p.opt_operand() {
                Some(operand) => {
                    state.group(group).operands.push(operand);
                    numbers.push(DYNAMIC);
                }
                None => numbers.push(p.parse_i64()?),
            }
            Some(())
        })?;
        let numbers = p.cx.i64_array_attr(&numbers);
        state.op.set_attr(p.cx, state.op.def.attrs[attr].name, numbers);
        Some(())
    },
    print: |p, op, args| {
        let &[CustomArg::Operands(Group::Operand(group)), CustomArg::Attr(attr)] = args else { return };
        let numbers = op.attr(op.def().attrs[attr].name).and_then(|attr| attr.as_i64_array(op.cx)).unwrap_or_default();
        let mut values = hlo_ir::kinds::group_range(op, group, false);
        p.put("[");
        for (index, number) in numbers.into_iter().enumerate() {
            p.put(if index == 0 { "" } else { ", " });
            let value = if number == DYNAMIC { values.next() } else { None };
            match value {
                Some(value) => p.print_operand(op.operand(value).id, op.body),
                None => p.put_int(number),
            }
        }
        p.put("]");
    },
};

/// `ty` with another element type; the element itself where `ty` is no tensor and no vector.
pub fn with_element(cx: &hlo_ir::Context, ty: Type, element: Type) -> Type {
    match ty.data(cx) {
        TypeData::Tensor { shape, encoding, .. } => cx.tensor_type_with_encoding(shape, element, *encoding),
        TypeData::UnrankedTensor(_) => cx.intern_type(TypeData::UnrankedTensor(element)),
        TypeData::Vector { shape, scalable, .. } => {
            cx.intern_type(TypeData::Vector { shape: shape.clone(), scalable: scalable.clone(), element })
        }
        _ => element,
    }
}

/// Gives every value of a group the type `ty`; a group of results has one value.
pub fn set_all(state: &mut FormatState<'_, '_>, group: Group, ty: Type) {
    let n = match group {
        Group::Operand(_) | Group::Operands => state.n_operands(group),
        Group::Result(_) | Group::Results => 1,
    };
    state.set_types(group, &vec![ty; n]);
}

/// The type of the first value of a group.
pub fn first_type(op: hlo_ir::OpRef<'_>, group: Group) -> Option<Type> {
    match group {
        Group::Operand(index) => {
            hlo_ir::kinds::group_range(op, index, false).next().map(|index| op.operand(index).ty())
        }
        Group::Result(index) => hlo_ir::kinds::group_range(op, index, true).next().map(|index| op.result(index).ty()),
        Group::Operands => op.operands().next().map(|value| value.ty()),
        Group::Results => op.results().next().map(|value| value.ty()),
    }
}

fn print_first_type(p: &mut hlo_ir::text::OpPrinter<'_, '_>, op: hlo_ir::OpRef<'_>, args: &[CustomArg]) {
    if let Some(CustomArg::Types(group)) = args.first()
        && let Some(ty) = first_type(op, *group)
    {
        p.print_type(ty);
    }
}
