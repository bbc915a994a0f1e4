//! `func`: functions, calls and returns.

use hlo_ir::kinds::*;
use hlo_ir::symbols::Symbols;
use hlo_ir::text::{Delimiter, OpParser, OpPrinter, OpState};
use hlo_ir::verify::op_error;
use hlo_ir::{Body, Context, Diagnostics, Dialect, OpDef, OpRef, OpView, Type, TypeData, ops, type_kinds};

/// The dialect.
pub static DIALECT: Dialect = Dialect { name: "func", ops: &[FUNC_OPS], ..Dialect::EMPTY };

type_kinds! {
    /// A function type.
    FunctionType, "function type", |cx, ty| matches!(ty.data(cx), TypeData::Function { .. });
}

ops! { FUNC_OPS in "func";
    /// A function.
    op FuncOp = "func" {
        attrs {
            sym_name: SymbolName,
            function_type: TypeAttr,
            sym_visibility: Option<Str>,
            arg_attrs: Option<ArrayOfDicts>,
            res_attrs: Option<ArrayOfDicts>,
            no_inline: Unit,
        }
        regions { body: AnyRegion }
        traits [OWNS_BODY, ISOLATED, SYMBOL, FUNCTION_LIKE]
        parse |p, state| p.parse_function(state);
        print |p, op| p.print_function(op);
        default_dialect "func"
        verify |func, diags| verify_function(func.op(), diags);
    }

    /// Leaves a function with its results.
    op Return = "return" {
        operands { operands: Variadic<AnyType> }
        traits [TERMINATOR, RETURN_LIKE, PURE]
        format "attr-dict ($operands^ `:` type($operands))?"
        verify |ret, diags| verify_return::<FuncOp<'_>>(ret.op(), diags);
    }

    /// Calls a function by its symbol.
    op Call = "call" {
        operands { operands: Variadic<AnyType> }
        attrs {
            callee: FlatSymbolRef,
            arg_attrs: Option<ArrayOfDicts>,
            res_attrs: Option<ArrayOfDicts>,
            no_inline: Unit,
        }
        results { results: Variadic<AnyType> }
        traits [CALL_LIKE]
        format "$callee `(` $operands `)` attr-dict `:` functional-type($operands, $results)"
        verify_symbols |op, symbols, diags| verify_call(op, symbols, &[FuncOp::DEF], diags);
    }

    /// Calls a function value.
    op CallIndirect = "call_indirect" {
        operands { callee: FunctionType, callee_operands: Variadic<AnyType> }
        attrs { arg_attrs: Option<ArrayOfDicts>, res_attrs: Option<ArrayOfDicts> }
        results { results: Variadic<AnyType> }
        parse parse_call_indirect;
        print print_call_indirect;
    }

    /// A function as a value.
    op ConstantOp = "constant" {
        attrs { value: FlatSymbolRef }
        results { result: FunctionType }
        traits [PURE, CONSTANT_LIKE]
        format "attr-dict $value `:` type($result)"
        result_names |op, name| name(op.body.result(op.id, 0), "f");
        verify_symbols verify_constant;
    }
}

/// The signature of a function-like op and of its first block, in the words of `func.func`.
pub(crate) fn verify_function(op: OpRef<'_>, diags: &mut Diagnostics) {
    let Some(TypeData::Function { inputs, results }) = function_type(op) else {
        let message = "attribute 'function_type' failed to satisfy constraint: type attribute of function type";
        op_error(diags, op, "function-type", message).emit();
        return;
    };
    for (name, n, what) in [("arg_attrs", inputs.len(), "argument"), ("res_attrs", results.len(), "result")] {
        if let Some(array) = op.attr(name).and_then(|attr| attr.as_array(op.cx))
            && array.len() != n
        {
            let message = format!(
                "expects {what} attribute array to have the same number of elements as the number of function {what}s, got {}, but expected {n}",
                array.len()
            );
            op_error(diags, op, "attribute-count", &message).emit();
            return;
        }
    }
    for (name, what) in [("arg_attrs", "arguments"), ("res_attrs", "results")] {
        let dicts = op.attr(name).and_then(|attr| attr.as_array(op.cx)).unwrap_or_default();
        let names = dicts.iter().filter_map(|dict| dict.as_dict(op.cx)).flat_map(|dict| op.cx.dict_entries(dict));
        if names.into_iter().any(|(name, _)| !op.cx.name_bytes(*name).contains(&b'.')) {
            let message = format!("{what} may only have dialect attributes");
            op_error(diags, op, "argument-attribute", &message).emit();
            return;
        }
    }
    let Some(entry) = op.regions().next().and_then(|region| region.entry()) else {
        let visibility = op.attr("sym_visibility").and_then(|attr| attr.as_str(op.cx));
        if visibility.is_none_or(|visibility| visibility == "public") {
            op_error(diags, op, "public-declaration", "symbol declaration cannot have public visibility")
                .help(format!("write `{} private`, or give the function a body", op.name()))
                .emit();
        }
        return;
    };
    let n_args = entry.args().len();
    if n_args != inputs.len() {
        let message = format!("entry block must have {} arguments to match function signature", inputs.len());
        op_error(diags, op, "entry-arguments", &message).emit();
        return;
    }
    for (index, (arg, &ty)) in entry.args().zip(inputs).enumerate() {
        if arg.ty() != ty {
            let message = format!(
                "type of entry block argument #{index}('{}') must match the type of the corresponding argument in function signature('{}')",
                op.cx.type_text(arg.ty()),
                op.cx.type_text(ty)
            );
            op_error(diags, op, "entry-arguments", &message).emit();
            return;
        }
    }
}

fn function_type(op: OpRef<'_>) -> Option<&TypeData> {
    Some(op.attr("function_type")?.as_type(op.cx)?.data(op.cx))
}

/// A return stands in a function of the row `F` and fits its results.
pub(crate) fn verify_return<'a, F: OpView<'a>>(op: OpRef<'a>, diags: &mut Diagnostics) {
    let root = op.body.root(op.cx);
    if op.parent().is_none_or(|parent| parent.id != Body::ROOT) || !root.is::<F>() {
        op_error(diags, op, "parent-op", &format!("expects parent op '{}'", F::DEF.name)).emit();
        return;
    }
    let Some(TypeData::Function { results, .. }) = function_type(root) else { return };
    let name = root.attr("sym_name").and_then(|attr| attr.as_bytes(op.cx)).unwrap_or_default();
    if op.n_operands() != results.len() {
        let message = format!(
            "has {} operands, but enclosing function (@{}) returns {}",
            op.n_operands(),
            String::from_utf8_lossy(name),
            results.len()
        );
        op_error(diags, op, "return-count", &message).label(root.loc(), "the function").emit();
        return;
    }
    for (index, (operand, &ty)) in op.operands().zip(results).enumerate() {
        if operand.ty() != ty && operand.ty() != Type::ERROR {
            let message = format!(
                "type of return operand {index} ('{}') doesn't match function result type ('{}') in function @{}",
                op.cx.type_text(operand.ty()),
                op.cx.type_text(ty),
                String::from_utf8_lossy(name)
            );
            diags.error("return-type", op.loc(), message).label(root.loc(), "the function").emit();
            return;
        }
    }
}

/// A call fits the function that it names, which is of one of `rows`.
pub(crate) fn verify_call(op: OpRef<'_>, symbols: &Symbols, rows: &[&'static OpDef], diags: &mut Diagnostics) {
    let cx = op.cx;
    let Some(callee) = op.attr("callee").and_then(|attr| attr.as_flat_symbol(cx)) else { return };
    let is_function = |def: &'static OpDef| rows.iter().any(|row| std::ptr::eq(*row, def));
    let Some(function) = symbols.get(callee).filter(|symbol| is_function(symbol.def)) else {
        let message = format!("'{}' does not reference a valid function", cx.name_str(callee));
        op_error(diags, op, "unknown-function", &message).emit();
        return;
    };
    let Some((inputs, results)) = function.function_type(cx) else { return };
    if let Some((code, message)) = call_fault(cx, op, inputs, results) {
        op_error(diags, op, code, &message).label(function.loc, "the function").emit();
    }
}

fn call_fault(cx: &Context, op: OpRef<'_>, inputs: &[Type], results: &[Type]) -> Option<(&'static str, String)> {
    if op.n_operands() != inputs.len() {
        return Some(("call-operands", "incorrect number of operands for callee".to_owned()));
    }
    for (index, (operand, &ty)) in op.operands().zip(inputs).enumerate() {
        if operand.ty() != ty {
            let (want, got) = (cx.type_text(ty), cx.type_text(operand.ty()));
            let message = format!(
                "operand type mismatch: expected operand type '{want}', but provided '{got}' for operand number {index}"
            );
            return Some(("call-operands", message));
        }
    }
    if op.n_results() != results.len() {
        return Some(("call-results", "incorrect number of results for callee".to_owned()));
    }
    for (index, (result, &ty)) in op.results().zip(results).enumerate() {
        if result.ty() != ty {
            return Some(("call-results", format!("result type mismatch at index {index}")));
        }
    }
    None
}

fn verify_constant(op: OpRef<'_>, symbols: &Symbols, diags: &mut Diagnostics) {
    let cx = op.cx;
    let Some(value) = op.attr("value").and_then(|attr| attr.as_flat_symbol(cx)) else { return };
    let Some(function) = symbols.get(value).filter(|symbol| std::ptr::eq(symbol.def, FuncOp::DEF)) else {
        let message = format!("reference to undefined function '{}'", cx.name_str(value));
        op_error(diags, op, "unknown-function", &message).emit();
        return;
    };
    if cx.dict_get(function.attrs, "function_type").and_then(|attr| attr.as_type(cx)) != Some(op.result(0).ty()) {
        op_error(diags, op, "function-type", "reference to function with mismatched type").emit();
    }
}

/// `call_indirect %callee(%a, %b) attr-dict : (T, U) -> V`
fn parse_call_indirect(p: &mut OpParser<'_, '_>, state: &mut OpState) -> Option<()> {
    let callee = p.parse_operand()?;
    let span = p.span();
    let mut operands: hlo_ir::SmallVec<[_; 2]> = hlo_ir::SmallVec::new();
    p.parse_op_list(Delimiter::Paren, |p| {
        operands.push(p.parse_operand()?);
        Some(())
    })?;
    if p.is(hlo_ir::text::Token::LBrace) {
        state.attrs = p.parse_attr_dict()?;
    }
    p.expect(hlo_ir::text::Token::Colon, ":")?;
    let (inputs, results) = p.parse_function_type_parts()?;
    let ty = p.cx.function_type(&inputs, &results);
    let callee = p.resolve(callee, ty)?;
    state.operands.push(callee);
    p.resolve_all(&operands, &inputs, span, &mut state.operands)?;
    state.results.extend_from_slice(&results);
    Some(())
}

fn print_call_indirect(p: &mut OpPrinter<'_, '_>, op: OpRef<'_>) {
    p.put(" ");
    p.print_operand(op.operand(0).id, op.body);
    p.put("(");
    p.print_operands(op.operands().skip(1).map(|value| value.id), op.body);
    p.put(")");
    p.print_op_attrs(op, false, |_| false);
    p.put(" : ");
    p.print_type(op.operand(0).ty());
}
