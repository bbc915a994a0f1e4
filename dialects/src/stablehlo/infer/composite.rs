//! Composites: an op with a name of its own, and the function that says what it means.

use hlo_ir::symbols::Symbols;
use hlo_ir::{Context, Diagnostics, OpRef, Type};

use super::fault::{Checked, fault, verified};
use crate::func::FuncOp;

/// Spec: composite, constraints C1 to C4.
pub fn verify_composite(op: OpRef<'_>, symbols: &Symbols, diags: &mut Diagnostics) {
    verified(op, diags, || {
        let cx = op.cx;
        if !is_namespaced(op.attr("name").and_then(|name| name.as_bytes(cx)).unwrap_or_default()) {
            let message = "name must be a valid namespaced op name, i.e. it must match the following regular \
                           expression: ^[a-zA-Z][a-zA-Z0-9_]*([.][a-zA-Z0-9_$]+)+$ e.g. \"my_namespace.my_op\"";
            return fault("C1", message);
        }
        let Some(name) = op.attr("decomposition").and_then(|symbol| symbol.as_flat_symbol(cx)) else {
            return Ok(());
        };
        let function = symbols.get(name).filter(|symbol| std::ptr::eq(symbol.def, FuncOp::DEF));
        let Some((inputs, results)) = function.and_then(|function| function.function_type(cx)) else {
            return fault("C2", format!("'{}' does not reference a valid function", cx.name_str(name)));
        };
        check_types(cx, "C3", "operand", op.operands().map(|value| value.ty()), inputs)?;
        check_types(cx, "C4", "result", op.results().map(|value| value.ty()), results)
    });
}

/// By the constraint `rule`, values of the op have the types of the function.
fn check_types(
    cx: &Context,
    rule: &'static str,
    what: &str,
    own: impl ExactSizeIterator<Item = Type>,
    function: &[Type],
) -> Checked {
    if own.len() != function.len() {
        let message = format!("has {} {what}(s), but decomposition has {}", own.len(), function.len());
        return fault(rule, message);
    }
    for (index, (own, &other)) in own.zip(function).enumerate() {
        if own != other {
            let (own, other) = (cx.type_text(own), cx.type_text(other));
            let message = format!("{what} at index {index} has type '{own}', but decomposition has type '{other}'");
            return fault(rule, message);
        }
    }
    Ok(())
}

/// Whether a name consists of a namespace and at least one more part, joined by dots.
fn is_namespaced(name: &[u8]) -> bool {
    let mut parts = name.split(|byte| *byte == b'.');
    let is_word = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'_';
    let namespace = parts.next().unwrap_or_default();
    let mut has_parts = false;
    let parts_are_sound = parts.all(|part| {
        has_parts = true;
        !part.is_empty() && part.iter().all(|byte| is_word(byte) || *byte == b'$')
    });
    namespace.first().is_some_and(u8::is_ascii_alphabetic)
        && namespace.iter().all(is_word)
        && parts_are_sound
        && has_parts
}

#[cfg(test)]
mod tests {
    use super::is_namespaced;

    #[test]
    fn names_have_a_namespace() {
        for name in ["a.b", "my_ns.op$1.x2", "A9._"] {
            assert!(is_namespaced(name.as_bytes()), "{name}");
        }
        for name in ["", "a", "a.", ".a", "1a.b", "_a.b", "a..b", "a$.b", "a.b-c", "a.b."] {
            assert!(!is_namespaced(name.as_bytes()), "{name}");
        }
    }
}
