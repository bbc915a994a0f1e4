//! Names of kernels that say what they compute: `fused_add_relu_3`, `contract_0`.

use hlo_dialects::arith::Constant;
use hlo_dialects::arith::float::MaximumF;
use hlo_dialects::hexir;
use hlo_dialects::hexir::structured::{Compute, Fusion, Reduce};
use hlo_ir::{AttrData, OpRef, ValueDef, ValueRef};

use super::reduce;

/// Words of a name; more are left out.
const WORDS: usize = 4;

/// The name of the kernel for `op`, without a number.
pub fn name(op: OpRef<'_>) -> String {
    let Some(fusion) = op.view::<Fusion>() else { return word(op) };
    let ops = fusion.op().region(0).blocks().flat_map(|block| block.ops());
    let is_view = |word: &str| matches!(word, "broadcast" | "reshape" | "transpose" | "slice" | "constant" | "yield");
    let words: Vec<String> = ops.map(word).collect();
    // Views say little about what is computed, unless there is nothing else.
    let mut telling: Vec<&str> = words.iter().map(String::as_str).filter(|word| !is_view(word)).collect();
    if telling.is_empty() {
        telling = words.iter().map(String::as_str).filter(|&word| word != "yield" && word != "constant").collect();
    }
    telling.dedup();
    telling.truncate(WORDS);
    if telling.is_empty() { "fused".to_owned() } else { format!("fused_{}", telling.join("_")) }
}

/// One op in a word.
fn word(op: OpRef<'_>) -> String {
    if let Some(compute) = op.view::<Compute>() {
        return compute_word(compute);
    }
    if let Some(reduce) = op.view::<Reduce>() {
        return format!("reduce_{}", reduce::word(reduce));
    }
    mnemonic(op).to_owned()
}

fn mnemonic(op: OpRef<'_>) -> &'static str {
    op.name().rsplit('.').next().unwrap_or("kernel")
}

/// A computation is called after what it does last.
fn compute_word(compute: Compute<'_>) -> String {
    let last = compute.op().region(0).entry().and_then(|block| block.terminator());
    let last = last.filter(|end| end.n_operands() != 0).and_then(|end| end.operand(0).defining_op());
    let Some(last) = last else { return "copy".to_owned() };
    let is_zero = |value: ValueRef<'_>| is_zero(compute, value);
    if last.is::<MaximumF>() && last.operands().any(is_zero) {
        return "relu".to_owned();
    }
    let word = match mnemonic(last) {
        "constant" => "fill",
        "addf" | "addi" => "add",
        "subf" | "subi" => "sub",
        "mulf" | "muli" => "mul",
        "divf" | "divsi" | "divui" => "div",
        "remf" | "remsi" | "remui" => "rem",
        "maximumf" | "maxsi" | "maxui" => "max",
        "minimumf" | "minsi" | "minui" => "min",
        "cmpf" | "cmpi" => "compare",
        "negf" => "neg",
        "absf" | "absi" => "abs",
        "andi" => "and",
        "ori" => "or",
        "xori" => "xor",
        "shli" | "shrui" | "shrsi" => "shift",
        "extf" | "truncf" | "extsi" | "extui" | "trunci" | "sitofp" | "uitofp" | "fptosi_sat" | "fptoui_sat" => {
            "convert"
        }
        other => other,
    };
    word.to_owned()
}

/// Whether a scalar of the region is the float zero, written there or given as a constant tensor.
fn is_zero(compute: Compute<'_>, value: ValueRef<'_>) -> bool {
    if let ValueDef::Argument(_, number) = value.source() {
        let constant = compute.op().operand(number).def::<hexir::data::Constant>();
        let elements = constant.and_then(|constant| constant.value().dense(value.cx));
        return elements.is_some_and(|elements| {
            elements.splat
                && elements.element.float_kind(value.cx).is_some()
                && elements.data().iter().all(|&byte| byte == 0)
        });
    }
    let constant = value.def::<Constant>().map(|constant| constant.value());
    constant.is_some_and(|constant| matches!(constant.data(value.cx), AttrData::Float { bits: 0, .. }))
}
