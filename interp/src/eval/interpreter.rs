//! The interpreter: a module, the kernels and custom calls that it may use, and options.

use std::sync::Arc;

use hlo_dialects::hextir::func::PrimFunc;
use hlo_ir::{Module, TypeData};

use super::binder::{Options, Surroundings, compile, functions};
use super::custom::CustomCalls;
use super::error::RunError;
use super::grid::ProcessId;
use super::host::Probes;
use super::kernel::Kernels;
use super::program::Executable;
use super::value::{Value, ValueType};
use super::watch::Watch;
use crate::element::ElementType;
use crate::tensor::{Shape, Tensor};
use crate::trap::Trap;

/// Runs the functions of a module.
///
/// ```
/// use hlo_interp::{ElementType, Tensor, eval::Interpreter};
/// # use hlo_ir::{Context, text};
/// # let cx = Context::new(hlo_dialects::registry());
/// # let source = "func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
/// #   %0 = stablehlo.add %x, %x : tensor<2xf32>
/// #   return %0 : tensor<2xf32>
/// # }";
/// # let (module, _) = text::parse_module(&cx, "x", source.as_bytes().into(), Default::default());
/// let x = Tensor::from_slice(ElementType::F32, &[2], &[1.0f32, 2.0])?;
/// let results = Interpreter::new(&module).run("main", vec![x.into()])?;
/// assert_eq!(results[0].as_tensor().unwrap().as_slice::<f32>(), [2.0, 4.0]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Interpreter<'m> {
    module: &'m Module,
    around: Surroundings,
}

impl<'m> Interpreter<'m> {
    /// Runs a verified module with all kernels of this crate.
    pub fn new(module: &'m Module) -> Interpreter<'m> {
        Interpreter { module, around: Surroundings::alone() }
    }

    /// Uses these kernels.
    #[must_use]
    pub fn with_kernels(mut self, kernels: Kernels) -> Self {
        self.around.kernels = Arc::new(kernels);
        self
    }

    /// Knows these custom calls besides the built-in ones.
    #[must_use]
    pub fn with_custom_calls(mut self, custom_calls: CustomCalls) -> Self {
        self.around.custom_calls = Arc::new(custom_calls);
        self
    }

    /// Runs with these options.
    #[must_use]
    pub fn with_options(mut self, options: Options) -> Self {
        self.around.options = options;
        self
    }

    /// Lets the program print: each piece of text goes to `output`, in order. Without an output, a program that prints is
    /// refused.
    #[must_use]
    pub fn with_output(mut self, output: impl Fn(&str) -> std::io::Result<()> + Send + Sync + 'static) -> Self {
        self.around.output = Some(Arc::new(output));
        self
    }

    /// Lets `infeed` read from here: each call is told the types that are wanted and, in a grid, the process that wants them,
    /// and gives the next values.
    #[must_use]
    pub fn with_infeed(
        mut self,
        infeed: impl Fn(Option<ProcessId>, &[ValueType]) -> Result<Vec<Tensor>, Trap> + Send + Sync + 'static,
    ) -> Self {
        self.around.infeed = Some(Arc::new(infeed));
        self
    }

    /// Hands to `outfeed` what the program puts out, with the process that it comes from in a grid.
    #[must_use]
    pub fn with_outfeed(
        mut self,
        outfeed: impl Fn(Option<ProcessId>, Vec<Tensor>) -> Result<(), Trap> + Send + Sync + 'static,
    ) -> Self {
        self.around.outfeed = Some(Arc::new(outfeed));
        self
    }

    /// Lets probes keep what they see. Without it, a program with probes is refused.
    #[must_use]
    pub fn with_probes(mut self, probes: Arc<dyn Probes>) -> Self {
        self.around.probes = Some(probes);
        self
    }

    /// Watches every run of what is compiled.
    #[must_use]
    pub fn with_watch(mut self, watch: Watch) -> Self {
        self.around.watch = Some(watch);
        self
    }

    /// Leaves every `hexir.call_tir` to `launcher`: it is given the symbol of the kernel, the inputs, and the results' element
    /// types and shapes, and gives the results.
    #[must_use]
    pub fn with_launcher(
        mut self,
        launcher: impl Fn(&str, &[Tensor], &[(ElementType, Shape)]) -> Result<Vec<Tensor>, Trap> + Send + Sync + 'static,
    ) -> Self {
        self.around.launcher = Some(Arc::new(launcher));
        self
    }

    /// Whether the module has functions at all.
    pub fn has_functions(&self) -> bool {
        functions(self.module).next().is_some()
    }

    /// Compiles the function called `entry` and all that it calls. A module's only function is found under the name `main`
    /// too.
    ///
    /// # Errors
    /// No such function, an op without a kernel, an unsupported type.
    pub fn compile(&self, entry: &str) -> Result<Executable, RunError> {
        let cx = &self.module.cx;
        let all: Vec<_> = functions(self.module).filter(|(_, op)| !op.is::<PrimFunc>()).collect();
        let found = match (all.iter().find(|(name, _)| cx.name_bytes(*name) == entry.as_bytes()), &*all) {
            (Some(found), _) => *found,
            (None, [only]) if entry == "main" => *only,
            (None, _) => {
                let message = format!("module must have entry func with name {entry}");
                return Err(RunError::from(Trap::invalid(message)).at("builtin.module", self.module.root().loc()));
            }
        };
        let (name, function) = found;
        let signature = function.attr("function_type").and_then(|attr| attr.as_type(cx));
        let (inputs, outputs) = match signature.map(|ty| ty.data(cx)) {
            Some(TypeData::Function { inputs, results }) => (&**inputs, &**results),
            _ => (&[][..], &[][..]),
        };
        let value_type = |&ty: &hlo_ir::Type| {
            ValueType::of(cx, ty).ok_or_else(|| {
                let message = format!("the type `{}` has no values here", cx.type_text(ty));
                RunError::from(Trap::unsupported(message)).at(function.name(), function.loc())
            })
        };
        let inputs = inputs.iter().map(value_type).collect::<Result<_, _>>()?;
        let outputs = outputs.iter().map(value_type).collect::<Result<_, _>>()?;
        let program = compile(self.module, name, self.around.clone())?;
        Ok(Executable { program: Arc::new(program), entry: 0, loc: function.loc(), inputs, outputs })
    }

    /// Compiles and runs the function called `entry`; see [`Interpreter::compile`].
    ///
    /// # Errors
    /// As in [`Interpreter::compile`] and [`Executable::run`].
    pub fn run(&self, entry: &str, inputs: Vec<Value>) -> Result<Vec<Value>, RunError> {
        self.compile(entry)?.run(inputs)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::element::Bits;
    use crate::testing::parse;

    fn i32s(values: &[i32]) -> Value {
        let shape = if values.len() == 1 { &[][..] } else { &[values.len()][..] };
        Tensor::from_slice(ElementType::I32, shape, values).unwrap().into()
    }

    fn check(source: &str, inputs: Vec<Value>, expect: &[Value]) {
        let results = Interpreter::new(&parse(source)).run("main", inputs).unwrap();
        assert_eq!(results, expect);
    }

    fn check_error(source: &str, inputs: Vec<Value>, expect: &str) {
        let error = Interpreter::new(&parse(source)).run("main", inputs).unwrap_err();
        assert!(error.trap().message().contains(expect), "{error}");
    }

    #[test]
    fn arguments_have_to_fit_the_entry() {
        let source = "func.func @f(%x: tensor<2xi32>) { return }";
        let check = |entry, inputs, expect| {
            let error = Interpreter::new(&parse(source)).run(entry, inputs).unwrap_err();
            assert_eq!(error.trap().message(), expect);
        };
        check("g", vec![], "module must have entry func with name g");
        // The only function is found under the default name.
        let none = "incorrect number of arguments specified, provided 0 inputs but function expected 1";
        check("main", vec![], none);
        check(
            "f",
            vec![i32s(&[1, 2, 3])],
            "invalid input argument type at index 0, input type was 'tensor<3xi32>' but entry function expected \
             'tensor<2xi32>'",
        );
    }

    #[test]
    fn loops_carry_values_that_change_places() {
        check(
            "func.func @main(%n: tensor<i32>) -> (tensor<i32>, tensor<i32>) {
              %zero = stablehlo.constant dense<0> : tensor<i32>
              %one = stablehlo.constant dense<1> : tensor<i32>
              %r:3 = stablehlo.while(%i = %zero, %a = %zero, %b = %one) : tensor<i32>, tensor<i32>, tensor<i32>
                cond {
                  %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
                  stablehlo.return %p : tensor<i1>
                } do {
                  %next = stablehlo.add %i, %one : tensor<i32>
                  %sum = stablehlo.add %a, %b : tensor<i32>
                  stablehlo.return %next, %b, %sum : tensor<i32>, tensor<i32>, tensor<i32>
                }
              return %r#1, %n : tensor<i32>, tensor<i32>
            }",
            vec![i32s(&[10])],
            &[i32s(&[55]), i32s(&[10])],
        );
    }

    #[test]
    fn loops_return_a_value_to_its_place_and_to_others() {
        check(
            "func.func @main(%n: tensor<i32>, %x: tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>) {
              %zero = stablehlo.constant dense<0> : tensor<i32>
              %one = stablehlo.constant dense<1> : tensor<i32>
              %r:4 = stablehlo.while(%i = %zero, %a = %x, %b = %zero, %c = %x)
                  : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>
                cond {
                  %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
                  stablehlo.return %p : tensor<i1>
                } do {
                  %next = stablehlo.add %i, %one : tensor<i32>
                  stablehlo.return %next, %a, %a, %a : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>
                }
              return %r#1, %r#2, %r#3 : tensor<i32>, tensor<i32>, tensor<i32>
            }",
            vec![i32s(&[2]), i32s(&[7])],
            &[i32s(&[7]), i32s(&[7]), i32s(&[7])],
        );
    }

    #[test]
    fn branches_see_values_around_them() {
        let source = r#"func.func @main(%p: tensor<i1>, %x: tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>) {
              %y = stablehlo.add %x, %x : tensor<2xi32>
              %r = "stablehlo.if"(%p) ({
                %a = stablehlo.multiply %y, %x : tensor<2xi32>
                stablehlo.return %a : tensor<2xi32>
              }, {
                stablehlo.return %y : tensor<2xi32>
              }) : (tensor<i1>) -> tensor<2xi32>
              return %r, %x : tensor<2xi32>, tensor<2xi32>
            }"#;
        let truth = |value: u8| Value::Tensor(Tensor::scalar(ElementType::I1, Bits::new(value)));
        check(source, vec![truth(1), i32s(&[3, 4])], &[i32s(&[18, 32]), i32s(&[3, 4])]);
        check(source, vec![truth(0), i32s(&[3, 4])], &[i32s(&[6, 8]), i32s(&[3, 4])]);
    }

    #[test]
    fn case_out_of_range_takes_the_last_branch() {
        let source = r#"func.func @main(%i: tensor<i32>) -> tensor<i32> {
              %r = "stablehlo.case"(%i) ({
                %a = stablehlo.constant dense<10> : tensor<i32>
                stablehlo.return %a : tensor<i32>
              }, {
                %b = stablehlo.constant dense<20> : tensor<i32>
                stablehlo.return %b : tensor<i32>
              }) : (tensor<i32>) -> tensor<i32>
              return %r : tensor<i32>
            }"#;
        for (index, expect) in [(0, 10), (1, 20), (7, 20), (-1, 20)] {
            check(source, vec![i32s(&[index])], &[i32s(&[expect])]);
        }
    }

    #[test]
    fn reductions_of_every_kind_of_region_agree() {
        let region = |body: &str| {
            format!(
                r#"func.func @main(%x: tensor<2x3xi32>, %k: tensor<i32>) -> tensor<2xi32> {{
                  %init = stablehlo.constant dense<1> : tensor<i32>
                  %r = "stablehlo.reduce"(%x, %init) ({{
                    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
                      {body}
                      stablehlo.return %s : tensor<i32>
                  }}) {{dimensions = array<i64: 1>}} : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
                  return %r : tensor<2xi32>
                }}"#
            )
        };
        let x: Value = Tensor::from_slice(ElementType::I32, &[2, 3], &[1, 2, 3, 4, 5, 6]).unwrap().into();
        let reduces = |body: &str, expect: [i32; 2]| {
            check(&region(body), vec![x.clone(), i32s(&[10])], &[i32s(&expect)]);
        };
        // One operation, a register program, one that captures, one that needs the evaluator.
        reduces("%s = stablehlo.add %b, %a : tensor<i32>", [7, 16]);
        reduces("%t = stablehlo.multiply %a, %b : tensor<i32> %s = stablehlo.add %t, %b : tensor<i32>", [21, 276]);
        reduces("%t = stablehlo.multiply %b, %k : tensor<i32> %s = stablehlo.add %a, %t : tensor<i32>", [61, 151]);
        reduces(
            r#"%c = stablehlo.compare GT, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
               %s = "stablehlo.if"(%c) ({ stablehlo.return %a : tensor<i32> }, {
                 %t = stablehlo.add %b, %k : tensor<i32>
                 stablehlo.return %t : tensor<i32> }) : (tensor<i1>) -> tensor<i32>"#,
            [11, 14],
        );
    }

    #[test]
    fn splats_are_spread_by_elementwise_ops() {
        check(
            "func.func @main(%x: tensor<3xi32>, %k: tensor<i32>) -> tensor<3xi32> {
              %two = stablehlo.constant dense<2> : tensor<3xi32>
              %ks = stablehlo.broadcast_in_dim %k, dims = [] : (tensor<i32>) -> tensor<3xi32>
              %0 = stablehlo.multiply %two, %x : tensor<3xi32>
              %1 = stablehlo.add %0, %ks : tensor<3xi32>
              %2 = stablehlo.add %ks, %two : tensor<3xi32>
              %3 = stablehlo.add %1, %2 : tensor<3xi32>
              return %3 : tensor<3xi32>
            }",
            vec![i32s(&[1, 2, 3]), i32s(&[10])],
            &[i32s(&[24, 26, 28])],
        );
    }

    #[test]
    fn calls_return_and_recursion_ends() {
        check(
            "func.func @main(%x: tensor<i32>) -> (tensor<i32>, tensor<i32>) {
              %0:2 = call @swap(%x, %x) : (tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
              return %0#0, %0#1 : tensor<i32>, tensor<i32>
            }
            func.func private @swap(%a: tensor<i32>, %b: tensor<i32>) -> (tensor<i32>, tensor<i32>) {
              %0 = stablehlo.negate %a : tensor<i32>
              return %b, %0 : tensor<i32>, tensor<i32>
            }",
            vec![i32s(&[4])],
            &[i32s(&[4]), i32s(&[-4])],
        );
        check_error(
            "func.func @main(%x: tensor<i32>) -> tensor<i32> {
              %0 = call @main(%x) : (tensor<i32>) -> tensor<i32>
              return %0 : tensor<i32>
            }",
            vec![i32s(&[4])],
            "calls are nested more than 10000 deep",
        );
    }

    #[test]
    fn faults_are_told_with_their_place() {
        check_error("func.func @main() { return }", vec![i32s(&[1])], "provided 1 inputs but function expected 0");
        check_error(
            "func.func @main(%x: tensor<2xf32>) { return }",
            vec![i32s(&[1, 2])],
            "invalid input argument type at index 0, input type was 'tensor<2xi32>' but entry function expected 'tensor<2xf32>'",
        );
        check_error("func.func @f() { return } func.func @g() { return }", vec![], "entry func with name main");
        let module = parse(
            r#"func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
              %0 = stablehlo.custom_call @nobody(%x) : (tensor<2xf32>) -> tensor<2xf32>
              return %0 : tensor<2xf32>
            }"#,
        );
        let error = Interpreter::new(&module).compile("main").map(drop).unwrap_err();
        assert_eq!(error.trap().message(), "no kernel for the custom call @nobody");
        assert_eq!(error.op(), Some("stablehlo.custom_call"));
        assert!(!error.loc().is_unknown());
        let calls = CustomCalls::new().with("nobody", |inputs| Ok(inputs.to_vec()));
        let x: Value = Tensor::from_slice(ElementType::F32, &[2], &[1.0f32, 2.0]).unwrap().into();
        let results = Interpreter::new(&module).with_custom_calls(calls).run("main", vec![x.clone()]).unwrap();
        assert_eq!(results, [x]);
    }

    #[test]
    fn unknown_sizes_take_what_is_given() {
        check(
            "func.func @main(%x: tensor<?xi32>) -> (tensor<?xi32>, tensor<i32>) {
              %0 = stablehlo.add %x, %x : tensor<?xi32>
              %1 = stablehlo.get_dimension_size %0, dim = 0 : (tensor<?xi32>) -> tensor<i32>
              return %0, %1 : tensor<?xi32>, tensor<i32>
            }",
            vec![i32s(&[1, 2, 3])],
            &[i32s(&[2, 4, 6]), i32s(&[3])],
        );
    }
}
