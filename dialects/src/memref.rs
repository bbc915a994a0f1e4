//! `memref`: memory: made, read, written, described.

use hlo_ir::kinds::*;
use hlo_ir::op_def::Inferred;
use hlo_ir::text::{OpParser, OpPrinter, OpState, Token};
use hlo_ir::{Attr, Diagnostics, Dialect, NameSink, OpRef, Signature, SmallVec, Type, ops};

use crate::formats::ELEMENT_OF;
use crate::kinds::{AnyMemRef, AnyMemory};

/// The dialect.
pub static DIALECT: Dialect = Dialect { name: "memref", ops: &[MEMREF_OPS], customs: &[ELEMENT_OF], ..Dialect::EMPTY };

ops! { MEMREF_OPS in "memref";
    /// Makes memory that lives until it is freed.
    op Alloc = "alloc" {
        operands { dynamic_sizes: Variadic<IndexType>, symbol_operands: Variadic<IndexType> }
        attrs { alignment: Option<I64> }
        results { memref: AnyMemRef }
        traits [ATTR_SIZED_OPERANDS]
        format "`(` $dynamic_sizes `)` (`` `[` $symbol_operands^ `]`)? attr-dict `:` type($memref)"
        result_names |op, name| name_result(op, name, "alloc");
    }

    /// Makes memory that lives as long as what is around it.
    op Alloca = "alloca" {
        operands { dynamic_sizes: Variadic<IndexType>, symbol_operands: Variadic<IndexType> }
        attrs { alignment: Option<I64> }
        results { memref: AnyMemRef }
        traits [ATTR_SIZED_OPERANDS]
        format "`(` $dynamic_sizes `)` (`` `[` $symbol_operands^ `]`)? attr-dict `:` type($memref)"
        result_names |op, name| name_result(op, name, "alloca");
    }

    /// Frees memory.
    op Dealloc = "dealloc" {
        operands { memref: AnyMemory }
        format "$memref attr-dict `:` type($memref)"
    }

    /// Reads an element.
    op Load = "load" {
        operands { memref: AnyMemRef, indices: Variadic<IndexType> }
        attrs { nontemporal: Bool = "false", alignment: Option<I64> }
        results { result: AnyType }
        traits [READS_MEMORY]
        format "$memref `[` $indices `]` attr-dict `:` type($memref)"
        infer |x, _| Ok(x.operands.iter().take(1).map(|ty| ty.element(x.cx)).collect());
    }

    /// Writes an element.
    op Store = "store" {
        operands { value: AnyType, memref: AnyMemRef, indices: Variadic<IndexType> }
        attrs { nontemporal: Bool = "false", alignment: Option<I64> }
        format "$value `,` $memref `[` $indices `]` attr-dict `:` custom<ElementOf>(type($memref), type($value))"
    }

    /// Copies all elements.
    op Copy = "copy" {
        operands { source: AnyMemory, target: AnyMemory }
        format "$source `,` $target attr-dict `:` type($source) `to` type($target)"
    }

    /// The same memory under a type that says more or less of its shape.
    op Cast = "cast" {
        operands { source: AnyMemory }
        results { dest: AnyMemory }
        traits [PURE]
        format "$source attr-dict `:` type($source) `to` type($dest)"
        result_names |op, name| name_result(op, name, "cast");
    }

    /// The size of a dimension.
    op Dim = "dim" {
        operands { source: AnyMemory, index: IndexType }
        results { result: IndexType }
        traits [NO_MEMORY_EFFECT]
        format "attr-dict $source `,` $index `:` type($source)"
        result_names |op, name| name_result(op, name, "dim");
        infer infer_index;
    }

    /// The number of dimensions.
    op Rank = "rank" {
        operands { memref: AnyMemory }
        results { result: IndexType }
        traits [PURE]
        format "$memref attr-dict `:` type($memref)"
        infer infer_index;
    }

    /// Memory with a name.
    op Global = "global" {
        attrs {
            sym_name: SymbolName,
            sym_visibility: Option<Str>,
            type_ = "type": TypeAttr,
            initial_value: Option<AnyAttr>,
            constant: Unit,
            alignment: Option<I64>,
        }
        traits [SYMBOL]
        parse parse_global;
        print print_global;
    }

    /// Memory by its name.
    op GetGlobal = "get_global" {
        attrs { name: FlatSymbolRef }
        results { result: AnyMemRef }
        traits [PURE]
        format "$name `:` type($result) attr-dict"
    }
}

fn name_result(op: OpRef<'_>, name: &mut NameSink<'_>, wish: &str) {
    name(op.body.result(op.id, 0), wish);
}

fn infer_index(_: &Signature<'_>, _: &mut Diagnostics) -> Inferred {
    Ok(SmallVec::from_slice(&[Type::INDEX]))
}

/// The type of a global's initial value: a tensor in the memory's shape.
fn tensor_of(cx: &hlo_ir::Context, memref: Type) -> Type {
    cx.tensor_type(memref.shape(cx).unwrap_or_default(), memref.element(cx))
}

/// `visibility? constant? symbol : type (= uninitialized | = value)? attr-dict`
fn parse_global(p: &mut OpParser<'_, '_>, state: &mut OpState) -> Option<()> {
    if p.is(Token::String) {
        let visibility = p.parse_string()?;
        let visibility = p.cx.str_attr(visibility);
        state.set_attr(p.cx, "sym_visibility", visibility);
    }
    if p.eat_keyword("constant") {
        state.set_attr(p.cx, "constant", Attr::UNIT);
    }
    let name = SymbolName::parse(p)?;
    state.set_attr(p.cx, "sym_name", name);
    p.expect(Token::Colon, ":")?;
    let span = p.span();
    let ty = p.parse_type()?;
    if !ty.has_static_shape(p.cx) {
        let message = format!("type should be static shaped memref, but got '{}'", p.cx.type_text(ty));
        return p.fail_at(span, "global-type", message);
    }
    let attr = p.cx.type_attr(ty);
    state.set_attr(p.cx, "type", attr);
    if p.eat(Token::Equal) {
        let value = if p.eat_keyword("uninitialized") {
            Attr::UNIT
        } else {
            let tensor = tensor_of(p.cx, ty);
            p.parse_attr_of_type(tensor)?
        };
        state.set_attr(p.cx, "initial_value", value);
    }
    if p.is(Token::LBrace) {
        let attrs = p.parse_attr_dict()?;
        state.attrs.extend(attrs);
    }
    Some(())
}

fn print_global(p: &mut OpPrinter<'_, '_>, op: OpRef<'_>) {
    let global = Global(op);
    if let Some(visibility) = op.attr("sym_visibility").and_then(|attr| attr.as_bytes(op.cx)) {
        p.put(" ");
        p.print_string(visibility);
    }
    p.put(if global.constant() { " constant " } else { " " });
    p.print_symbol_name(global.sym_name());
    p.put(" : ");
    p.print_type(global.type_());
    match global.initial_value() {
        Some(Attr::UNIT) => p.put(" = uninitialized"),
        Some(value) => {
            p.put(" = ");
            p.print_attr_without_type(value);
        }
        None => {}
    }
    p.print_op_attrs(op, false, |name| {
        matches!(name, b"sym_name" | b"sym_visibility" | b"type" | b"initial_value" | b"constant")
    });
}

#[cfg(test)]
mod tests {
    use crate::testing::{check_ops, check_same};

    #[test]
    fn ops_print_as_the_reference_prints_them() {
        check_ops(
            "%arg0: memref<2x?xf32>, %arg1: index, %arg2: f32, %arg3: memref<*xf32>",
            "
            %0 = memref.load %arg0[%arg1, %arg1] : memref<2x?xf32>
            %1 = memref.load %arg0[%arg1, %arg1] {nontemporal = true} : memref<2x?xf32>
            memref.store %arg2, %arg0[%arg1, %arg1] : memref<2x?xf32>
            %alloc = memref.alloc() : memref<4xf32>
            %alloc_0 = memref.alloc(%arg1) {alignment = 8 : i64} : memref<?xf32>
            %alloca = memref.alloca() : memref<4xf32>
            memref.dealloc %alloc : memref<4xf32>
            %cast = memref.cast %arg0 : memref<2x?xf32> to memref<?x?xf32>
            %dim = memref.dim %arg0, %arg1 : memref<2x?xf32>
            memref.copy %arg0, %arg0 : memref<2x?xf32> to memref<2x?xf32>
            %2 = memref.rank %arg3 : memref<*xf32>
            ",
        );
    }

    #[test]
    fn globals_print_as_the_reference_prints_them() {
        check_same(
            r#"
            memref.global "private" constant @g : memref<2xf32> = dense<1.000000e+00>
            memref.global @h : memref<2xf32>
            memref.global @k : memref<2xf32> = uninitialized {alignment = 8 : i64}
            func.func @f() {
              %0 = memref.get_global @g : memref<2xf32>
              return
            }
            "#,
        );
    }
}
