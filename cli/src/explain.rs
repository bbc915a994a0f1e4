//! The codes of diagnostics that people meet most, each with its rule and two small programs: one that breaks it, and
//! the same one put right. A test holds the programs to that.

/// What is told about a code.
#[derive(Clone, Copy, Debug)]
pub struct Explanation {
    /// The code, as diagnostics carry it.
    pub code: &'static str,
    /// The rule, in sentences.
    pub rule: &'static str,
    /// A program that gets the code.
    pub wrong: &'static str,
    /// The same program, sound.
    pub right: &'static str,
}

/// Rows: `"code": "rule"; wrong "program"; right "program";`, sorted by code.
macro_rules! explanations {
    ($($code:literal: $rule:literal; wrong $wrong:literal; right $right:literal;)*) => {
        &[$(Explanation { code: $code, rule: $rule, wrong: $wrong, right: $right }),*]
    };
}

/// All that there is, sorted by code.
pub static EXPLANATIONS: &[Explanation] = explanations! {
    "attribute-constraint": "An attribute of an op is of the kind that the op asks for: lists of numbers are written \
        `array<i64: …>` in the generic form.";
        wrong "func.func @f(%x: tensor<2x3xf32>) -> tensor<3x2xf32> {
  %0 = \"stablehlo.transpose\"(%x) {permutation = [1, 0]} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return %0 : tensor<3x2xf32>
}";
        right "func.func @f(%x: tensor<2x3xf32>) -> tensor<3x2xf32> {
  %0 = \"stablehlo.transpose\"(%x) {permutation = array<i64: 1, 0>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return %0 : tensor<3x2xf32>
}";
    "bad-literal": "Elements are written as their type asks: `1.0` for floats, `1` for integers, `true` or `false` for `i1`.";
        wrong "func.func @f() -> tensor<2xf32> {
  %0 = stablehlo.constant dense<1> : tensor<2xf32>
  return %0 : tensor<2xf32>
}";
        right "func.func @f() -> tensor<2xf32> {
  %0 = stablehlo.constant dense<1.0> : tensor<2xf32>
  return %0 : tensor<2xf32>
}";
    "dominance": "A value is defined before it is used, in the same block or in one around it.";
        wrong "func.func @f(%x: tensor<2xf32>) {
  %0 = stablehlo.abs %1 : tensor<2xf32>
  %1 = stablehlo.negate %x : tensor<2xf32>
  return
}";
        right "func.func @f(%x: tensor<2xf32>) {
  %1 = stablehlo.negate %x : tensor<2xf32>
  %0 = stablehlo.abs %1 : tensor<2xf32>
  return
}";
    "expected-op": "A block is a list of ops, each `%results = name …`. A type before `->` already ends an op: `: T` where \
        operands and results have one type, else `: (T, T) -> T`.";
        wrong "func.func @f(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = stablehlo.add %x, %x : tensor<2xf32> -> tensor<2xf32>
  return %0 : tensor<2xf32>
}";
        right "func.func @f(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = stablehlo.add %x, %x : tensor<2xf32>
  return %0 : tensor<2xf32>
}";
    "incompatible-dims": "Two sizes broadcast when they are equal, or when one of them is 1. Shapes are aligned at their last \
        dimensions; a missing dimension counts as 1. The reference takes other sizes, and the program then fails when it \
        runs.";
        wrong "func.func @f(%x: tensor<2x3xf32>, %y: tensor<2x4xf32>) {
  %0 = chlo.broadcast_add %x, %y : (tensor<2x3xf32>, tensor<2x4xf32>) -> tensor<*xf32>
  return
}";
        right "func.func @f(%x: tensor<2x3xf32>, %y: tensor<2x1xf32>) {
  %0 = chlo.broadcast_add %x, %y : (tensor<2x3xf32>, tensor<2x1xf32>) -> tensor<2x3xf32>
  return
}";
    "inference-failed": "The result types of the op follow from its operands and attributes, and these do not fit. The \
        report before this one says why.";
        wrong "func.func @f(%x: tensor<2x3xf32>) -> tensor<3x2xf32> {
  %0 = stablehlo.transpose %x, dims = [0, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return %0 : tensor<3x2xf32>
}";
        right "func.func @f(%x: tensor<2x3xf32>) -> tensor<3x2xf32> {
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return %0 : tensor<3x2xf32>
}";
    "literal-shape": "The brackets of a constant nest as the sizes of its type say; a single element stands for all.";
        wrong "func.func @f() -> tensor<2xi32> {
  %0 = stablehlo.constant dense<[1, 2, 3]> : tensor<2xi32>
  return %0 : tensor<2xi32>
}";
        right "func.func @f() -> tensor<3xi32> {
  %0 = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  return %0 : tensor<3xi32>
}";
    "missing-attribute": "An attribute that the op asks for is there.";
        wrong "func.func @f(%x: tensor<2x3xf32>) -> tensor<3x2xf32> {
  %0 = \"stablehlo.transpose\"(%x) : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return %0 : tensor<3x2xf32>
}";
        right "func.func @f(%x: tensor<2x3xf32>) -> tensor<3x2xf32> {
  %0 = \"stablehlo.transpose\"(%x) {permutation = array<i64: 1, 0>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return %0 : tensor<3x2xf32>
}";
    "missing-terminator": "The last op of a block ends it: `return` in a function, `stablehlo.return` in the regions of \
        StableHLO's ops.";
        wrong "func.func @f(%x: tensor<2xf32>) {
  %0 = stablehlo.add %x, %x : tensor<2xf32>
}";
        right "func.func @f(%x: tensor<2xf32>) {
  %0 = stablehlo.add %x, %x : tensor<2xf32>
  return
}";
    "op-rule": "A constraint of the op's own section in the specification; a note tells which one.";
        wrong "func.func @f(%x: tensor<2x3xf32>, %y: tensor<4x4xf32>) -> tensor<2x4xf32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<2x3xf32>, tensor<4x4xf32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}";
        right "func.func @f(%x: tensor<2x3xf32>, %y: tensor<3x4xf32>) -> tensor<2x4xf32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}";
    "operand-count": "An op has as many operands as its definition says.";
        wrong "func.func @f(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = \"stablehlo.add\"(%x) : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}";
        right "func.func @f(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = \"stablehlo.add\"(%x, %x) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}";
    "operand-type-conflict": "A value has the type that it was defined with, wherever it is used. `: T` after an op says \
        that all operands have the type T.";
        wrong "func.func @f(%x: tensor<2xf32>, %y: tensor<2xi1>) -> tensor<2xf32> {
  %0 = stablehlo.add %x, %y : tensor<2xf32>
  return %0 : tensor<2xf32>
}";
        right "func.func @f(%x: tensor<2xf32>, %y: tensor<2xi1>) -> tensor<2xf32> {
  %0 = stablehlo.convert %y : (tensor<2xi1>) -> tensor<2xf32>
  %1 = stablehlo.add %x, %0 : tensor<2xf32>
  return %1 : tensor<2xf32>
}";
    "region-count": "An op has as many regions, the `{…}` with ops inside, as its definition says.";
        wrong "func.func @f(%p: tensor<i1>) {
  \"stablehlo.if\"(%p) ({
    stablehlo.return
  }) : (tensor<i1>) -> ()
  return
}";
        right "func.func @f(%p: tensor<i1>) {
  \"stablehlo.if\"(%p) ({
    stablehlo.return
  }, {
    stablehlo.return
  }) : (tensor<i1>) -> ()
  return
}";
    "result-count": "An op has as many results as its definition says.";
        wrong "func.func @f(%x: tensor<2xf32>) {
  %0:2 = stablehlo.abs %x : tensor<2xf32>
  return
}";
        right "func.func @f(%x: tensor<2xf32>) {
  %0 = stablehlo.abs %x : tensor<2xf32>
  return
}";
    "result-type": "The stated result types agree with those that follow from the operands and attributes: equal, or less \
        precise about sizes.";
        wrong "func.func @f(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}";
        right "func.func @f(%x: tensor<2x3xf32>) -> tensor<3x2xf32> {
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return %0 : tensor<3x2xf32>
}";
    "return-type": "What a function returns has the types after its `->`.";
        wrong "func.func @f(%x: tensor<2xf32>) -> tensor<2xi1> {
  return %x : tensor<2xf32>
}";
        right "func.func @f(%x: tensor<2xf32>) -> tensor<2xf32> {
  return %x : tensor<2xf32>
}";
    "same-element-type": "Operands and results of the op have one element type; `stablehlo.convert` gives a value another one.";
        wrong "func.func @f(%x: tensor<2xf32>, %y: tensor<f64>, %z: tensor<f32>) -> tensor<2xf32> {
  %0 = stablehlo.clamp %y, %x, %z : (tensor<f64>, tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}";
        right "func.func @f(%x: tensor<2xf32>, %y: tensor<f64>, %z: tensor<f32>) -> tensor<2xf32> {
  %0 = stablehlo.convert %y : (tensor<f64>) -> tensor<f32>
  %1 = stablehlo.clamp %0, %x, %z : (tensor<f32>, tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
}";
    "same-shape": "Operands and results of an elementwise op have one shape. StableHLO does not broadcast by itself; \
        `--implicit-broadcast` inserts what is needed.";
        wrong "func.func @f(%x: tensor<2x3xf32>, %y: tensor<2x1xf32>) -> tensor<2x3xf32> {
  %0 = stablehlo.add %x, %y : (tensor<2x3xf32>, tensor<2x1xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}";
        right "func.func @f(%x: tensor<2x3xf32>, %y: tensor<2x1xf32>) -> tensor<2x3xf32> {
  %0 = stablehlo.broadcast_in_dim %y, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x3xf32>
  %1 = stablehlo.add %x, %0 : tensor<2x3xf32>
  return %1 : tensor<2x3xf32>
}";
    "same-type": "Operands and results of the op have one type, shape and elements: StableHLO neither broadcasts nor converts by \
        itself. `--implicit-broadcast` inserts broadcasts, `stablehlo.convert` is written.";
        wrong "func.func @f(%x: tensor<2xf32>, %y: tensor<2xi32>) -> tensor<2xf32> {
  %0 = stablehlo.multiply %x, %y : (tensor<2xf32>, tensor<2xi32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}";
        right "func.func @f(%x: tensor<2xf32>, %y: tensor<2xi32>) -> tensor<2xf32> {
  %0 = stablehlo.convert %y : (tensor<2xi32>) -> tensor<2xf32>
  %1 = stablehlo.multiply %x, %0 : tensor<2xf32>
  return %1 : tensor<2xf32>
}";
    "symbol-redefined": "A name stands for one function, global or other symbol of a module.";
        wrong "func.func private @f()
func.func private @f()";
        right "func.func private @f()
func.func private @g()";
    "type-constraint": "An operand or result has a type of the kind that the op works on.";
        wrong "func.func @f(%x: tensor<2xi32>) -> tensor<2xi32> {
  %0 = stablehlo.tanh %x : tensor<2xi32>
  return %0 : tensor<2xi32>
}";
        right "func.func @f(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = stablehlo.tanh %x : tensor<2xf32>
  return %0 : tensor<2xf32>
}";
    "type-inference": "A constraint of the specification on operands and attributes, without which the result types are not \
        known; a note tells which one where the specification numbers it.";
        wrong "func.func @f(%x: tensor<2x3xf32>, %y: tensor<2x4xf32>) -> tensor<4x3xf32> {
  %0 = stablehlo.concatenate %x, %y, dim = 0 : (tensor<2x3xf32>, tensor<2x4xf32>) -> tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}";
        right "func.func @f(%x: tensor<2x3xf32>, %y: tensor<2x3xf32>) -> tensor<4x3xf32> {
  %0 = stablehlo.concatenate %x, %y, dim = 0 : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}";
    "undefined-value": "A value is an argument of a function or block, or the result of an op, that the place can see.";
        wrong "func.func @f(%x: tensor<2xf32>) -> tensor<2xf32> {
  return %y : tensor<2xf32>
}";
        right "func.func @f(%x: tensor<2xf32>) -> tensor<2xf32> {
  return %x : tensor<2xf32>
}";
    "unknown-function": "What is called is a function of the module; one that is elsewhere is declared, without a body.";
        wrong "func.func @f(%x: tensor<2xf32>) {
  call @g(%x) : (tensor<2xf32>) -> ()
  return
}";
        right "func.func private @g(tensor<2xf32>)
func.func @f(%x: tensor<2xf32>) {
  call @g(%x) : (tensor<2xf32>) -> ()
  return
}";
    "unknown-op": "The dialect has an op of that name.";
        wrong "func.func @f(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = stablehlo.relu %x : tensor<2xf32>
  return %0 : tensor<2xf32>
}";
        right "func.func @f(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = stablehlo.constant dense<0.0> : tensor<2xf32>
  %1 = stablehlo.maximum %x, %0 : tensor<2xf32>
  return %1 : tensor<2xf32>
}";
    "unregistered-dialect": "Ops of dialects that are not known are read only with `--allow-unregistered-dialect`, in the \
        generic form.";
        wrong "func.func @f(%x: tensor<2xf32>) {
  \"my.print\"(%x) : (tensor<2xf32>) -> ()
  return
}";
        right "func.func @f(%x: tensor<2xf32>) {
  stablehlo.custom_call @print(%x) {has_side_effect = true} : (tensor<2xf32>) -> ()
  return
}";
    "value-redefined": "A value is defined once. Each result gets a name of its own.";
        wrong "func.func @f(%x: tensor<2xf32>) -> tensor<2xf32> {
  %x = stablehlo.abs %x : tensor<2xf32>
  return %x : tensor<2xf32>
}";
        right "func.func @f(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = stablehlo.abs %x : tensor<2xf32>
  return %0 : tensor<2xf32>
}";
};

impl Explanation {
    /// The explanation of `code`.
    ///
    /// # Errors
    /// The codes that there are.
    pub fn find(code: &str) -> Result<&'static Explanation, String> {
        EXPLANATIONS.iter().find(|explanation| explanation.code == code).ok_or_else(|| {
            let codes: Vec<&str> = EXPLANATIONS.iter().map(|explanation| explanation.code).collect();
            format!("`--explain` knows no code `{code}`, it knows: {}", codes.join(", "))
        })
    }

    /// As a page for people.
    pub fn text(&self) -> String {
        let indented = |program: &str| program.lines().map(|line| format!("    {line}\n")).collect::<String>();
        let (wrong, right) = (indented(self.wrong), indented(self.right));
        format!("{}\n\n{}\n\nWrong:\n\n{wrong}\nRight:\n\n{right}", self.code, self.rule)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use hlo_dialects::strict::check_body;

    /// The codes of what is reported on a program.
    fn codes(text: &str) -> Vec<&'static str> {
        let cx = crate::context();
        let (module, mut diags) = crate::parse(&cx, "example", text);
        if !diags.has_errors() {
            diags = crate::verify(&module);
        }
        if !diags.has_errors() {
            check_body(&cx, &module.body, &mut diags);
        }
        diags.iter().map(|diagnostic| diagnostic.code).collect()
    }

    #[test]
    fn examples_are_as_wrong_and_as_right_as_they_say() {
        for Explanation { code, wrong, right, .. } in EXPLANATIONS {
            assert!(codes(wrong).contains(code), "{code}: {:?} in\n{wrong}", codes(wrong));
            assert!(codes(right).is_empty(), "{code}: {:?} in\n{right}", codes(right));
        }
        assert!(EXPLANATIONS.is_sorted_by_key(|explanation| explanation.code));
    }

    #[test]
    fn unknown_codes_are_told() {
        assert!(Explanation::find("same-shap").unwrap_err().contains("it knows: attribute-constraint, bad-literal"));
        assert!(Explanation::find("same-shape").unwrap().text().contains("\nRight:\n\n    func.func"));
    }
}
