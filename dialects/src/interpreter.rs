//! `interpreter`: what only the interpreter knows: grids of processes, printing, probes.

use hlo_ir::kinds::{ArrayOfSymbols, Str, Variadic};
use hlo_ir::symbols::{Symbol, Symbols};
use hlo_ir::{Attr, Context, Diagnostics, Dialect, OpRef, Reported, attr_kinds, ops};

use crate::func::FuncOp;
use crate::stablehlo::kinds::{Tensor, TensorOrToken};

/// The dialect.
pub static DIALECT: Dialect = Dialect { name: "interpreter", ops: &[INTERPRETER_OPS], ..Dialect::EMPTY };

attr_kinds! {
    /// Functions in rows, one a replica.
    ProgramGrid, "Array of FlatSymbolRefArrayAttr", |cx, attr| {
        let is_row = |row: &Attr| row.as_array(cx).is_some_and(|row| row.iter().all(|f| f.as_flat_symbol(cx).is_some()));
        attr.as_array(cx).is_some_and(|rows| rows.iter().all(is_row))
    };
}

ops! { INTERPRETER_OPS in "interpreter";
    /// Runs a grid of programs side by side: row by replica, column by partition. Operands and results are those of
    /// all programs, one after the other.
    op RunParallel = "run_parallel" {
        operands { inputs: Variadic<TensorOrToken> }
        attrs { infeed: Option<ArrayOfSymbols>, programs: ProgramGrid }
        results { results: Variadic<TensorOrToken> }
        verify_symbols |op, symbols, diags| {
            // Whatever was reported stands in `diags`.
            let _ = verify_run_parallel(op, symbols, diags);
        };
    }

    /// Prints a tensor.
    op Print = "print" {
        operands { operand: Tensor }
        format "$operand attr-dict `:` type($operand)"
    }

    /// Writes a tensor to a file and hands it on.
    op Probe = "probe" {
        operands { operand: Tensor }
        attrs { probe_id: Str }
        results { result: Tensor }
        traits [SAME_OPERANDS_AND_RESULT_TYPE]
        format "$operand `,` `probe_id` `=` $probe_id attr-dict `:` type($result)"
    }
}

fn verify_run_parallel(op: OpRef<'_>, symbols: &Symbols, diags: &mut Diagnostics) -> Result<(), Reported> {
    let cx = op.cx;
    let mut fail = |message: String| Err(diags.error("run-parallel", op.loc(), message).emit());
    let rows: Vec<&[Attr]> = op
        .attr("programs")
        .and_then(|attr| attr.as_array(cx))
        .map(|rows| rows.iter().filter_map(|row| row.as_array(cx)).collect())
        .unwrap_or_default();
    let n_columns = rows.first().map_or(0, |row| row.len());
    if n_columns == 0 {
        return fail("`programs` attribute cannot be empty".into());
    }
    let (mut n_inputs, mut n_results) = (0, 0);
    for row in rows {
        if row.len() != n_columns {
            let n = row.len();
            return fail(format!("Sizes of second dimension of `programs` should all match {n_columns} but got {n}"));
        }
        for &program in row {
            let Some((inputs, results)) = function(cx, program, symbols).and_then(|f| f.function_type(cx)) else {
                return fail(format!("Function {} not found", quoted(cx, program)));
            };
            n_inputs += inputs.len();
            n_results += results.len();
        }
    }
    for (what, n, expected) in [("inputs", op.n_operands(), n_inputs), ("results", op.n_results(), n_results)] {
        if n != expected {
            return fail(format!(
                "Number of {what} ({n}) should match the sum of the number of {what} of all programs ({expected})"
            ));
        }
    }
    let Some(infeed) = op.attr("infeed").and_then(|attr| attr.as_array(cx)) else { return Ok(()) };
    if infeed.is_empty() {
        return fail("infeed attribute is optional or should not be empty".into());
    }
    for &name in infeed {
        let Some((_, results)) = function(cx, name, symbols).and_then(|f| f.function_type(cx)) else {
            return fail(format!("Function {} not found", quoted(cx, name)));
        };
        let &[result] = results else {
            let n = results.len();
            return fail(format!("Function {} should return 1 tensor but returns {n}", quoted(cx, name)));
        };
        if !crate::kinds::is_shaped(cx, result) {
            let (name, ty) = (quoted(cx, name), cx.type_text(result));
            return fail(format!("Function {name} should return a tensor type, but instead returns '{ty}'"));
        }
    }
    Ok(())
}

fn function<'s>(cx: &Context, name: Attr, symbols: &'s Symbols) -> Option<&'s Symbol> {
    symbols.get(name.as_flat_symbol(cx)?).filter(|symbol| std::ptr::eq(symbol.def, FuncOp::DEF))
}

/// A symbol as the reference quotes it: as a string.
fn quoted(cx: &Context, name: Attr) -> String {
    let name = name.as_flat_symbol(cx).unwrap_or(hlo_ir::Name::EMPTY);
    cx.attr_text(cx.str_attr(cx.name_bytes(name)))
}

#[cfg(test)]
mod tests {
    use crate::testing::{check_error, check_ops};

    #[test]
    fn ops_print_as_the_reference_prints_them() {
        check_ops(
            "%arg0: tensor<2xf32>",
            r#"
            interpreter.print %arg0 : tensor<2xf32>
            %0 = interpreter.probe %arg0, probe_id = "p" : tensor<2xf32>
            "#,
        );
    }

    #[test]
    fn wrong_grids_are_refused() {
        for (attrs, signature, message) in [
            ("programs = []", "() -> ()", "`programs` attribute cannot be empty"),
            (
                "programs = [[@f], [@f, @f]]",
                "() -> ()",
                "Sizes of second dimension of `programs` should all match 1 but got 2",
            ),
            ("programs = [[@bar]]", "() -> ()", "Function \"bar\" not found"),
            (
                "programs = [[@g]]",
                "() -> ()",
                "Number of results (0) should match the sum of the number of results of all programs (2)",
            ),
            ("infeed = [], programs = [[@f]]", "() -> ()", "infeed attribute is optional or should not be empty"),
            ("infeed = [@g], programs = [[@f]]", "() -> ()", "Function \"g\" should return 1 tensor but returns 2"),
            (
                "infeed = [@t], programs = [[@f]]",
                "() -> ()",
                "Function \"t\" should return a tensor type, but instead returns '!stablehlo.token'",
            ),
        ] {
            check_error(
                &format!(
                    "
                    func.func private @f()
                    func.func private @g() -> (tensor<i64>, tensor<i64>)
                    func.func private @t() -> !stablehlo.token
                    func.func @main() {{
                      \"interpreter.run_parallel\"() {{{attrs}}} : {signature}
                      return
                    }}"
                ),
                message,
            );
        }
    }
}
