//! A dialect of one's own: an op row, a pass that rewrites it, a kernel that runs it. The program reads a text with the
//! op, verifies, prints and runs it, then runs the pass and shows that the meaning stayed.
//!
//! `cargo run --manifest-path examples/plugin/Cargo.toml`

use std::error::Error;
use std::sync::Arc;

use hlo_dialects::stablehlo::elementwise::Add;
use hlo_interp::element::ElementType;
use hlo_interp::eval::{Interpreter, Kernel, Kernels, Value};
use hlo_interp::{Tensor, kernels};
use hlo_ir::kinds::AnyRankedTensor;
use hlo_ir::text::{ParseOptions, PrintFlags, parse_module, print_module};
use hlo_ir::verify::verify_module;
use hlo_ir::{Body, Builder, Context, Diagnostics, Dialect, Module, OpId, Registry, Reported, ops};
use hlo_passes::{Changed, FuncPass, PassCx, PassDef, Passes, RunOptions, Runs};

// ---- the dialect: rows ----

static TOY: Dialect = Dialect { name: "toy", ops: &[TOY_OPS], ..Dialect::EMPTY };

ops! { TOY_OPS in "toy";
    /// The operand added to itself.
    op Twice = "twice" {
        operands { operand: AnyRankedTensor }
        results { result: AnyRankedTensor }
        traits [NO_MEMORY_EFFECT]
        format "$operand attr-dict `:` type($operand)"
        infer |x, _| Ok(x.operands.into());
    }
}

// ---- what the op does ----

kernels! { TOY_KERNELS;
    Twice => |_, _| Ok(Kernel::tensors(|[x]: [Tensor; 1]| {
        hlo_interp::kernels::elementwise::binary(hlo_interp::kernels::kinds::BinaryKind::Add, x.clone(), x)
    }));
}

// ---- a pass that replaces it ----

static EXPAND_TWICE: PassDef = PassDef {
    name: "toy-expand-twice",
    class: "ToyExpandTwicePass",
    summary: "Writes `toy.twice` as an addition.",
    options: &[],
    make: Runs::OnFunc(|_| Ok(Box::new(ExpandTwice))),
};

struct ExpandTwice;

impl FuncPass for ExpandTwice {
    fn run(&self, cx: &mut PassCx<'_>, body: &mut Body) -> Result<Changed, Reported> {
        let found: Vec<OpId> =
            body.all_ops().filter(|&op| body.op_ref(cx.context, op).is::<Twice>()).collect();
        for &op in &found {
            let operand = body.operand(op, 0);
            let mut b = Builder::before(cx.context, body, op);
            let sum = Add::build(&mut b, operand, operand);
            let (old, new) = (body.result(op, 0), body.result(sum, 0));
            body.replace_all_uses(old, new);
            body.erase_op(op);
        }
        Ok(Changed::from(!found.is_empty()))
    }
}

// ---- the program ----

const PROGRAM: &str = "
func.func @main(%x: tensor<3xf32>) -> tensor<3xf32> {
  %0 = toy.twice %x : tensor<3xf32>
  %1 = stablehlo.multiply %0, %x : tensor<3xf32>
  return %1 : tensor<3xf32>
}
";

fn main() -> Result<(), Box<dyn Error>> {
    let registry = hlo_dialects::DIALECTS
        .iter()
        .fold(Registry::new(), |registry, dialect| registry.with(dialect))
        .with(&TOY)
        .freeze();
    let cx: Arc<Context> = Context::new(registry);
    let (mut module, mut diags) =
        parse_module(&cx, "program.mlir", PROGRAM.as_bytes().into(), ParseOptions::default());
    if !diags.has_errors() {
        diags.append(verify_module(&module));
    }
    told(&diags)?;
    print(&module)?;
    let before = run(&module)?;
    println!("// main([1, 2, 3]) = {before:?}\n");

    let passes = Passes::standard().with(&EXPAND_TWICE);
    let pipeline = passes.pipeline("builtin.module", "func.func(toy-expand-twice)").map_err(|e| format!("{e:?}"))?;
    let mut diags = Diagnostics::default();
    let result = pipeline.run(&mut module, &RunOptions::default(), &mut std::io::stderr(), &mut diags);
    told(&diags)?;
    result.map_err(|_| "the pass failed")?;
    print(&module)?;
    let after = run(&module)?;
    println!("// main([1, 2, 3]) = {after:?}");
    if before != after { Err("the pass changed the meaning".into()) } else { Ok(()) }
}

fn told(diags: &Diagnostics) -> Result<(), String> {
    match diags.iter().next() {
        Some(diagnostic) => Err(diagnostic.message.clone()),
        None => Ok(()),
    }
}

fn print(module: &Module) -> std::io::Result<()> {
    print_module(module, &PrintFlags::default(), &mut std::io::stdout())
}

fn run(module: &Module) -> Result<Vec<f32>, Box<dyn Error>> {
    let interpreter = Interpreter::new(module).with_kernels(Kernels::new().with(TOY_KERNELS));
    let input = Tensor::from_bytes(
        ElementType::F32,
        &[3],
        &[1f32, 2.0, 3.0].into_iter().flat_map(f32::to_le_bytes).collect::<Vec<u8>>(),
    )
    .map_err(|trap| trap.to_string())?;
    let results = interpreter.run("main", vec![Value::Tensor(input)]).map_err(|error| error.to_string())?;
    match &results[..] {
        [Value::Tensor(result)] => {
            Ok(result.bytes().chunks_exact(4).map(|c| f32::from_le_bytes([c[0], c[1], c[2], c[3]])).collect())
        }
        _ => Err("main has one result".into()),
    }
}
