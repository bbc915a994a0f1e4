//! `shape`: computations on shapes, and witnesses that shapes fit.

use hlo_ir::kinds::*;
use hlo_ir::op_def::Inferred;
use hlo_ir::text::{CustomArg, CustomDirective, Delimiter, Group, OpParser, OpPrinter, OpState, Token};
use hlo_ir::{AttrData, Context, Dialect, OpRef, Signature, SmallVec, Type, TypeDef, ops, type_kinds};

use crate::kinds::Index;

/// Declares types without parameters.
macro_rules! plain_types {
    ($($(#[$doc:meta])* $NAME:ident = $name:literal, $summary:literal;)*) => { $(
        $(#[$doc])*
        pub static $NAME: TypeDef =
            TypeDef { name: $name, summary: $summary, parse: |_| Some(Box::default()), print: |_, _| {} };
    )* };
}

plain_types! {
    /// A shape, or the knowledge that there is none.
    SHAPE = "shape.shape", "A shape or an error.";
    /// The size of a dimension.
    SIZE = "shape.size", "A size or an error.";
    /// A value together with its shape.
    VALUE_SHAPE = "shape.value_shape", "A value with its shape.";
    /// The proof that a constraint holds.
    WITNESS = "shape.witness", "The proof of a constraint.";
}

/// The dialect.
pub static DIALECT: Dialect = Dialect {
    name: "shape",
    ops: &[SHAPE_OPS, CONSTRAINT_OPS, ARITHMETIC_OPS, CONVERSION_OPS],
    types: &[&SHAPE, &SIZE, &VALUE_SHAPE, &WITNESS],
    customs: &[WITNESSES, VALUE],
    ..Dialect::EMPTY
};

fn is_extent_tensor(cx: &Context, ty: Type) -> bool {
    ty.is_tensor(cx) && ty.element(cx) == Type::INDEX && ty.shape(cx).is_none_or(|shape| shape.len() == 1)
}

type_kinds! {
    /// A shape as a value or a tensor of sizes.
    ShapeOrExtents, "shape or extent tensor", |cx, ty| ty.is(cx, &SHAPE) || is_extent_tensor(cx, ty);
    /// A size as a value or an index.
    SizeOrIndex, "size or index", |cx, ty| ty.is(cx, &SIZE) || ty == Type::INDEX;
    /// A shape or a size.
    ShapeOrSize, "shape or size", |cx, ty| ty.is(cx, &SHAPE) || ty.is(cx, &SIZE);
    /// A shape or a size in any form.
    AnyShapeOrSize, "any shape or size", |cx, ty| {
        ty.is(cx, &SHAPE) || ty.is(cx, &SIZE) || ty == Type::INDEX || is_extent_tensor(cx, ty)
    };
    /// A value that has a shape.
    Shaped, "shaped of any type values or value shape", |cx, ty| {
        crate::kinds::is_shaped(cx, ty) || ty.is(cx, &VALUE_SHAPE)
    };
    /// A tensor of sizes.
    Extents, "1D tensor of index values", is_extent_tensor;
    /// [`SIZE`].
    Size, "size", |cx, ty| ty.is(cx, &SIZE);
    /// [`SHAPE`].
    Shape, "shape", |cx, ty| ty.is(cx, &SHAPE);
    /// [`WITNESS`].
    Witness, "witness", |cx, ty| ty.is(cx, &WITNESS);
    /// [`VALUE_SHAPE`].
    ValueShape, "value shape", |cx, ty| ty.is(cx, &VALUE_SHAPE);
}

ops! { SHAPE_OPS in "shape";
    /// The shape of a value.
    op ShapeOf = "shape_of" {
        operands { arg: Shaped }
        results { result: ShapeOrExtents }
        traits [PURE]
        format "$arg attr-dict `:` type($arg) `->` type($result)"
    }

    /// The shape that shapes broadcast to.
    op Broadcast = "broadcast" {
        operands { shapes: Variadic<ShapeOrExtents> }
        attrs { error: Option<Str> }
        results { result: ShapeOrExtents }
        traits [PURE, COMMUTATIVE]
        format "$shapes attr-dict `:` type($shapes) `->` type($result)"
    }

    /// A constant shape.
    op ConstShape = "const_shape" {
        attrs { shape: IndexElements }
        results { result: ShapeOrExtents }
        traits [PURE, CONSTANT_LIKE]
        parse parse_const_shape;
        print print_const_shape;
    }

    /// A constant size.
    op ConstSize = "const_size" {
        attrs { value: Index }
        results { result: Size }
        traits [PURE, CONSTANT_LIKE]
        format "$value attr-dict"
        result_names |op, name| {
            let value = op.attr("value").and_then(|attr| attr.as_i64(op.cx)).unwrap_or_default();
            name(op.body.result(op.id, 0), &format!("c{value}"));
        };
        infer |x, _| plain(x, &SIZE);
    }

    /// The number of elements of a shape.
    op NumElements = "num_elements" {
        operands { shape: ShapeOrExtents }
        results { result: SizeOrIndex }
        traits [PURE]
        format "$shape attr-dict `:` type($shape) `->` type($result)"
    }

    /// The number of dimensions of a shape.
    op Rank = "rank" {
        operands { shape: ShapeOrExtents }
        results { rank: SizeOrIndex }
        traits [PURE]
        format "$shape attr-dict `:` type($shape) `->` type($rank)"
    }

    /// One size of a shape.
    op GetExtent = "get_extent" {
        operands { shape: ShapeOrExtents, dim: SizeOrIndex }
        results { extent: SizeOrIndex }
        traits [PURE]
        format "$shape `,` $dim attr-dict `:` type($shape) `,` type($dim) `->` type($extent)"
    }

    /// One size of a value's shape.
    op Dim = "dim" {
        operands { value: Shaped, index: SizeOrIndex }
        results { extent: SizeOrIndex }
        traits [PURE]
        format "$value `,` $index attr-dict `:` type($value) `,` type($index) `->` type($extent)"
    }

    /// One shape after the other.
    op Concat = "concat" {
        operands { lhs: ShapeOrExtents, rhs: ShapeOrExtents }
        results { result: ShapeOrExtents }
        traits [PURE]
        format "$lhs `,` $rhs attr-dict `:` type($lhs) `,` type($rhs) `->` type($result)"
    }

    /// Two parts of a shape.
    op SplitAt = "split_at" {
        operands { operand: ShapeOrExtents, index: SizeOrIndex }
        results { head: ShapeOrExtents, tail: ShapeOrExtents }
        traits [PURE]
    }

    /// One of several shapes that are known to agree.
    op Any = "any" {
        operands { inputs: Variadic<ShapeOrExtents> }
        results { result: ShapeOrExtents }
        traits [PURE, COMMUTATIVE]
        format "$inputs attr-dict `:` type($inputs) `->` type($result)"
    }

    /// Prints a shape.
    op DebugPrint = "debug_print" {
        operands { input: ShapeOrSize }
        results { output: ShapeOrSize }
    }
}

ops! { CONSTRAINT_OPS in "shape";
    /// Holds when shapes broadcast.
    op CstrBroadcastable = "cstr_broadcastable" {
        operands { shapes: Variadic<ShapeOrExtents> }
        results { result: Witness }
        traits [COMMUTATIVE]
        format "$shapes attr-dict `:` type($shapes)"
        infer |x, _| plain(x, &WITNESS);
    }

    /// Holds when shapes are equal.
    op CstrEq = "cstr_eq" {
        operands { shapes: Variadic<ShapeOrExtents> }
        results { result: Witness }
        traits [COMMUTATIVE]
        format "$shapes attr-dict `:` type($shapes)"
        infer |x, _| plain(x, &WITNESS);
    }

    /// Holds when a condition does.
    op CstrRequire = "cstr_require" {
        operands { pred: I1Type }
        attrs { msg: Str }
        results { result: Witness }
        format "$pred `,` $msg attr-dict"
        infer |x, _| plain(x, &WITNESS);
    }

    /// Holds, or not, as stated.
    op ConstWitness = "const_witness" {
        attrs { passing: Bool }
        results { result: Witness }
        traits [PURE, CONSTANT_LIKE]
        format "$passing attr-dict"
        infer |x, _| plain(x, &WITNESS);
    }

    /// Holds when all do.
    op AssumingAll = "assuming_all" {
        operands { inputs: Variadic<Witness> }
        results { result: Witness }
        traits [PURE, COMMUTATIVE]
        format "custom<Witnesses>($inputs) attr-dict"
        infer |x, _| plain(x, &WITNESS);
    }

    /// Runs its region on the ground that a constraint holds.
    op Assuming = "assuming" {
        operands { witness: Witness }
        results { results: Variadic<AnyType> }
        regions { body: OneBlock }
        traits [SINGLE_BLOCK, RECURSIVE_EFFECTS]
        parse parse_assuming;
        print print_assuming;
        implicit_terminator AssumingYield<'static>;
    }

    /// Ends the region of `assuming`.
    op AssumingYield = "assuming_yield" {
        operands { operands: Variadic<AnyType> }
        traits [TERMINATOR, RETURN_LIKE, PURE]
        format "attr-dict ($operands^ `:` type($operands))?"
    }

    /// Whether shapes broadcast.
    op IsBroadcastable = "is_broadcastable" {
        operands { shapes: Variadic<ShapeOrExtents> }
        results { result: I1Type }
        traits [PURE, COMMUTATIVE]
        format "$shapes attr-dict `:` type($shapes)"
        infer |_, _| Ok(SmallVec::from_slice(&[Type::I1]));
    }

    /// Whether shapes are equal.
    op ShapeEq = "shape_eq" {
        operands { shapes: Variadic<ShapeOrExtents> }
        results { result: I1Type }
        traits [PURE, COMMUTATIVE]
        format "$shapes attr-dict `:` type($shapes)"
        infer |_, _| Ok(SmallVec::from_slice(&[Type::I1]));
    }
}

/// Rows of two operands and a result: `Name = "mnemonic": Kind;`.
macro_rules! binary_ops {
    ($($(#[doc = $doc:literal])* $Op:ident = $name:literal: $Kind:ty;)*) => {
        ops! { ARITHMETIC_OPS in "shape"; $(
            $(#[doc = $doc])*
            op $Op = $name {
                operands { lhs: $Kind, rhs: $Kind }
                results { result: $Kind }
                traits [PURE]
                format "$lhs `,` $rhs attr-dict `:` type($lhs) `,` type($rhs) `->` type($result)"
            }
        )* }
    };
}

binary_ops! {
    /// Adds sizes.
    Add = "add": SizeOrIndex;
    /// Multiplies sizes.
    Mul = "mul": SizeOrIndex;
    /// Divides sizes, rounding down.
    Div = "div": SizeOrIndex;
    /// The larger one, size by size.
    Max = "max": ShapeOrSize;
    /// The smaller one, size by size.
    Min = "min": ShapeOrSize;
    /// What agrees with both.
    Meet = "meet": AnyShapeOrSize;
}

ops! { CONVERSION_OPS in "shape";
    /// A shape from its sizes.
    op FromExtents = "from_extents" {
        operands { extents: Variadic<SizeOrIndex> }
        results { shape: Shape }
        traits [PURE]
        format "$extents attr-dict `:` type($extents)"
        infer |x, _| plain(x, &SHAPE);
    }

    /// A shape from a tensor of sizes.
    op FromExtentTensor = "from_extent_tensor" {
        operands { input: AnyTensor }
        results { result: Shape }
        traits [PURE]
        format "$input attr-dict `:` type($input)"
        infer |x, _| plain(x, &SHAPE);
    }

    /// A tensor of sizes from a shape.
    op ToExtentTensor = "to_extent_tensor" {
        operands { input: ShapeOrExtents }
        results { result: AnyTensor }
        traits [PURE]
        format "$input attr-dict `:` type($input) `->` type($result)"
    }

    /// A size from an index.
    op IndexToSize = "index_to_size" {
        operands { arg: IndexType }
        results { result: Size }
        traits [PURE]
        format "$arg attr-dict"
        infer |x, _| plain(x, &SIZE);
    }

    /// An index from a size.
    op SizeToIndex = "size_to_index" {
        operands { arg: SizeOrIndex }
        results { result: IndexType }
        traits [PURE]
        format "$arg attr-dict `:` type($arg)"
        infer |_, _| Ok(SmallVec::from_slice(&[Type::INDEX]));
    }

    /// The value of a value with its shape.
    op ValueOf = "value_of" {
        operands { arg: ValueShape }
        results { result: AnyTensor }
        traits [PURE]
        format "custom<ValueShapes>($arg) attr-dict `:` type($result)"
    }

    /// A shape from a value.
    op ValueAsShape = "value_as_shape" {
        operands { arg: Shaped }
        results { result: ShapeOrExtents }
        traits [PURE]
        format "$arg attr-dict `:` type($arg) `->` type($result)"
    }

    /// A value with a shape that is known otherwise.
    op WithShape = "with_shape" {
        operands { operand: Shaped, shape: ShapeOrExtents }
        results { result: ValueShape }
        traits [PURE]
        format "operands attr-dict `:` type(operands)"
        infer |x, _| plain(x, &VALUE_SHAPE);
    }
}

hlo_ir::attr_kinds! {
    /// A dense constant of indices.
    IndexElements, "index elements attribute", |cx, attr| {
        matches!(attr.data(cx), AttrData::Dense { ty, .. } if ty.element(cx) == Type::INDEX)
    };
}

/// A type without parameters as the only result.
fn plain(x: &Signature<'_>, def: &'static TypeDef) -> Inferred {
    Ok(SmallVec::from_slice(&[x.cx.dialect_type(def, [])]))
}

/// `custom<Witnesses>($inputs)`: operands that are all witnesses.
const WITNESSES: CustomDirective = CustomDirective {
    name: "Witnesses",
    parse: |p, state, args| {
        let ty = p.cx.dialect_type(&WITNESS, []);
        parse_typed(p, state, args, ty)
    },
    print: print_group,
};

/// `custom<ValueShapes>($arg)`: an operand that is a value with its shape.
const VALUE: CustomDirective = CustomDirective {
    name: "ValueShapes",
    parse: |p, state, args| {
        let ty = p.cx.dialect_type(&VALUE_SHAPE, []);
        parse_typed(p, state, args, ty)
    },
    print: print_group,
};

fn parse_typed<'a>(
    p: &mut OpParser<'_, 'a>,
    state: &mut hlo_ir::text::FormatState<'_, 'a>,
    args: &[CustomArg],
    ty: Type,
) -> Option<()> {
    let &[CustomArg::Operands(group)] = args else { return None };
    p.parse_operand_list(&mut state.group(group).operands)?;
    crate::formats::set_all(state, group, ty);
    Some(())
}

fn print_group(p: &mut OpPrinter<'_, '_>, op: OpRef<'_>, args: &[CustomArg]) {
    if let Some(CustomArg::Operands(Group::Operand(group))) = args.first() {
        let range = group_range(op, *group, false);
        p.print_operands(range.map(|index| op.operand(index).id), op.body);
    }
}

/// `attr-dict? [1, 2] : type`
fn parse_const_shape(p: &mut OpParser<'_, '_>, state: &mut OpState) -> Option<()> {
    if p.is(Token::LBrace) {
        state.attrs = p.parse_attr_dict()?;
    }
    let extents = p.parse_i64_list()?;
    p.expect(Token::Colon, ":")?;
    let ty = p.parse_type()?;
    let cx = p.cx;
    let splat = extents.len() > 1 && extents.iter().all(|extent| *extent == extents[0]);
    let stored = if splat { &extents[..1] } else { &extents[..] };
    let data: Vec<u8> = stored.iter().flat_map(|extent| extent.to_le_bytes()).collect();
    let value_ty = cx.tensor_type(&[extents.len() as i64], Type::INDEX);
    let is_splat = splat || extents.len() == 1;
    let value = cx.intern_attr(AttrData::Dense { ty: value_ty, splat: is_splat, data: data.into() });
    state.set_attr(cx, "shape", value);
    state.results.push(ty);
    Some(())
}

fn print_const_shape(p: &mut OpPrinter<'_, '_>, op: OpRef<'_>) {
    // The space before the attributes comes on top, as in MLIR.
    p.put(" ");
    p.print_op_attrs(op, false, |name| name == b"shape");
    let mut extents = Vec::new();
    if let Some(AttrData::Dense { ty, splat, data }) = op.attr("shape").map(|attr| attr.data(op.cx)) {
        let stored: Vec<i64> =
            data.bytes().chunks_exact(8).map(|c| i64::from_le_bytes(c.try_into().unwrap_or_default())).collect();
        let n = ty.n_elements(op.cx).unwrap_or_default();
        extents = if *splat { stored.first().map_or(Vec::new(), |first| vec![*first; n]) } else { stored };
    }
    p.print_i64_list(&extents);
    p.put(" : ");
    p.print_type(op.result(0).ty());
}

/// `%witness (-> (types))? region attributes?`
fn parse_assuming(p: &mut OpParser<'_, '_>, state: &mut OpState) -> Option<()> {
    let witness = p.parse_operand()?;
    let ty = p.cx.dialect_type(&WITNESS, []);
    let witness = p.resolve(witness, ty)?;
    state.operands.push(witness);
    if p.eat(Token::Arrow) {
        p.parse_op_list(Delimiter::Paren, |p| {
            let ty = p.parse_type()?;
            state.results.push(ty);
            Some(())
        })?;
    }
    let region = p.parse_region(&[], false)?;
    p.ensure_terminator(state.def, region, state.loc);
    state.regions.push(region);
    if p.is(Token::LBrace) {
        state.attrs = p.parse_attr_dict()?;
    }
    Some(())
}

fn print_assuming(p: &mut OpPrinter<'_, '_>, op: OpRef<'_>) {
    p.put(" ");
    p.print_operand(op.operand(0).id, op.body);
    if op.n_results() != 0 {
        p.put(" -> (");
        p.print_types(op.results().map(|value| value.ty()));
        p.put(")");
    }
    p.put(" ");
    p.print_region(op.region(0), false, op.n_results() != 0);
    p.print_op_attrs(op, false, |_| false);
}

#[cfg(test)]
mod tests {
    use crate::testing::{check_error, check_generic, check_ops};

    #[test]
    fn ops_print_as_the_reference_prints_them() {
        check_ops(
            "%arg0: tensor<4x?xf32>, %arg1: index, %arg2: !shape.shape, %arg3: !shape.size, %arg4: tensor<?xindex>, %arg5: !shape.value_shape, %arg6: !shape.witness, %arg7: i1",
            r#"
            %0 = shape.shape_of %arg0 : tensor<4x?xf32> -> tensor<2xindex>
            %1 = shape.broadcast %arg4, %arg4 : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
            %2 = shape.const_shape [1, 2] : tensor<2xindex>
            %3 = shape.const_shape [] : !shape.shape
            %c7 = shape.const_size 7
            %4 = shape.num_elements %arg2 : !shape.shape -> !shape.size
            %5 = shape.cstr_broadcastable %arg4, %arg4 : tensor<?xindex>, tensor<?xindex>
            %6 = shape.cstr_eq %arg4, %arg4 : tensor<?xindex>, tensor<?xindex>
            %7 = shape.cstr_require %arg7, "msg"
            %8 = shape.assuming_all %5, %6
            %9 = shape.assuming %8 -> (tensor<?xindex>) {
              shape.assuming_yield %arg4 : tensor<?xindex>
            }
            shape.assuming %8 {
            }
            %10 = shape.const_witness true
            %11 = shape.rank %arg4 : tensor<?xindex> -> index
            %12 = shape.get_extent %arg4, %arg1 : tensor<?xindex>, index -> index
            %13 = shape.from_extents %arg1, %arg1 : index, index
            %14 = shape.to_extent_tensor %arg4 : tensor<?xindex> -> tensor<2xindex>
            %15 = shape.index_to_size %arg1
            %16 = shape.size_to_index %arg3 : !shape.size
            %17 = shape.add %arg3, %arg3 : !shape.size, !shape.size -> !shape.size
            %18 = shape.is_broadcastable %arg4, %arg4 : tensor<?xindex>, tensor<?xindex>
            %19 = shape.value_of %arg5 : tensor<?xf32>
            %20 = shape.with_shape %arg5, %arg2 : !shape.value_shape, !shape.shape
            %21 = shape.meet %arg2, %arg2 : !shape.shape, !shape.shape -> !shape.shape
            "#,
        );
    }

    #[test]
    fn constants_stand_in_the_generic_form() {
        check_generic(
            "func.func private @f() { %0 = shape.const_shape [2, 2] : tensor<2xindex> %1 = shape.const_size 7 return }",
            r#"
            "func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "private"}> ({
              %0 = "shape.const_shape"() <{shape = dense<2> : tensor<2xindex>}> : () -> tensor<2xindex>
              %1 = "shape.const_size"() <{value = 7 : index}> : () -> !shape.size
              "func.return"() : () -> ()
            }) : () -> ()
            "#,
        );
    }

    #[test]
    fn wrong_operands_are_refused() {
        check_error(
            "func.func @f(%i: index) { %0 = shape.max %i, %i : index, index -> index return }",
            "'shape.max' op operand #0 must be shape or size, but got 'index'",
        );
    }
}
