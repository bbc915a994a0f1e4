//! `hexir-expand`: what people write by hand becomes the structured core.
//!
//! ```mlir
//! %m = hexir.linear %a, %b {device = "cuda"} : tensor<2x2xf64>
//! // becomes
//! %m = hexir.contract %a, %b batch [] x [] contract [1] x [0] {device = "cuda"} : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x2xf64>
//! ```
//!
//! The formulas are those of the ops' documentation, computed in the element type. Everything that an op becomes has
//! the op's location and its discardable attributes; scalars inside regions have the location.

use hlo_dialects::arith::float::{AddF, DivF, MaximumF, MulF, SubF};
use hlo_dialects::arith::integer::{AddI, MaxSI, MaxUI, MulI};
use hlo_dialects::hexir::data::Constant;
use hlo_dialects::hexir::nn::{
    Add, Cast, Elu, Gelu, LeakyRelu, Linear, Mish, Mul, Relu, Sigmoid, Softmax, Swish, Tanh,
};
use hlo_dialects::hexir::rules::scalar_type;
use hlo_dialects::hexir::structured::{Compute, Contract, Reduce};
use hlo_dialects::hexir::views::Broadcast;
use hlo_dialects::hextir::scalar::Logistic;
use hlo_dialects::math;
use hlo_interp::eval::types::element_type;
use hlo_ir::num::{FloatKind, Signedness};
use hlo_ir::verify::op_error;
use hlo_ir::{
    Attr, Body, Builder, Context, Dict, Name, NewOp, OpDef, OpId, OpRef, OpView, RegionId, Reported, SmallVec, Type,
    TypeData, Value,
};
use hlo_passes::{Changed, FuncPass, PassCx, PassDef, Runs};

use crate::lower::scalar::{Emitter, block, convert};

/// The row.
pub static HEXIR_EXPAND: PassDef = PassDef {
    name: "hexir-expand",
    class: "HexirExpandPass",
    summary: "Spells out the neural-network ops of hexir in its structured core.",
    options: &[],
    make: Runs::OnBody(|_| Ok(Box::new(HexirExpand))),
};

/// How an op of a row is spelled out.
struct Expansion {
    row: &'static OpDef,
    expand: fn(OpId, &mut Expander<'_>) -> Value,
}

/// `Row => function;`
macro_rules! expansions {
    ($($Row:ident => $expand:expr;)*) => {
        /// Every row that does not stay, with what it becomes.
        static EXPANSIONS: &[Expansion] = &[$(Expansion { row: <$Row<'_> as OpView<'_>>::DEF, expand: $expand }),*];
    };
}

expansions! {
    Linear => linear;
    Add => |op, e| e.map(op, sum);
    Mul => |op, e| e.map(op, |e, x| e.same(if is_float(e, x[0]) { MulF::DEF } else { MulI::DEF }, x));
    Relu => relu;
    LeakyRelu => leaky_relu;
    Elu => elu;
    Sigmoid => |op, e| e.map(op, |e, x| e.same(Logistic::DEF, x));
    Tanh => |op, e| e.map(op, |e, x| e.same(math::Tanh::DEF, x));
    Swish => |op, e| e.map(op, swish);
    Mish => |op, e| e.map(op, mish);
    Gelu => gelu;
    Softmax => softmax;
    Cast => cast;
}

struct HexirExpand;

impl FuncPass for HexirExpand {
    fn run(&self, cx: &mut PassCx<'_>, body: &mut Body) -> Result<Changed, Reported> {
        let context = cx.context;
        let found: Vec<(OpId, &Expansion)> =
            body.all_ops().filter_map(|op| Some((op, expansion_of(body.def(op))?))).collect();
        let mut failed = None;
        for &(op, expansion) in &found {
            if let Some(element) = uncovered_element(body.op_ref(context, op)) {
                let message =
                    format!("cannot be expanded: elements of type '{}' are not covered", context.type_text(element));
                failed = Some(op_error(&mut cx.diags, body.op_ref(context, op), "not-covered", &message).emit());
                continue;
            }
            let value = (expansion.expand)(op, &mut Expander::new(context, body, op));
            let result = body.result(op, 0);
            body.replace_all_uses(result, value);
            body.erase_op(op);
        }
        failed.map_or(Ok((!found.is_empty()).into()), Err)
    }
}

/// An element type of the operands or results that the interpreter has no numbers for.
fn uncovered_element(op: OpRef<'_>) -> Option<Type> {
    let mut elements = op.operands().chain(op.results()).map(|value| value.ty().element(op.cx));
    elements.find(|&element| element_type(op.cx, element).is_none())
}

fn expansion_of(row: &'static OpDef) -> Option<&'static Expansion> {
    EXPANSIONS.iter().find(|expansion| std::ptr::eq(expansion.row, row))
}

/// Builds what an op becomes, right before it.
struct Expander<'e> {
    b: Builder<'e>,
    /// The discardable attributes of the op.
    discardable: SmallVec<[(Name, Attr); 4]>,
}

impl<'e> Expander<'e> {
    fn new(cx: &'e Context, body: &'e mut Body, op: OpId) -> Self {
        let def = body.def(op);
        let is_discardable = |(name, _): &&(Name, Attr)| !def.is_inherent(cx.name_bytes(*name));
        let discardable = cx.dict_entries(body.attrs(op)).iter().filter(is_discardable).copied().collect();
        Expander { b: Builder::before(cx, body, op), discardable }
    }

    fn op(&self, op: OpId) -> OpRef<'_> {
        self.b.body.op_ref(self.b.cx, op)
    }

    fn ty(&self, value: Value) -> Type {
        self.b.body.ty(value)
    }

    fn operands(&self, op: OpId) -> SmallVec<[Value; 4]> {
        self.b.body.operands(op).collect()
    }

    /// The first result of a new op, which gets the discardable attributes of the old one.
    fn finish(&mut self, op: OpId) -> Value {
        let own = self.b.cx.dict_entries(self.b.body.attrs(op));
        let entries: SmallVec<[(Name, Attr); 8]> = own.iter().chain(&self.discardable).copied().collect();
        self.b.body.set_attrs(op, self.b.cx.dict(&entries));
        self.b.result(op)
    }

    /// A computation over the elements of all `inputs`, which have the shape of `result`.
    fn compute(
        &mut self,
        inputs: &[Value],
        result: Type,
        body: impl FnOnce(&mut Emitter<'_, '_>, &[Value]) -> Value,
    ) -> Value {
        let region = self.region(inputs, body);
        self.insert(Compute::DEF, Dict::EMPTY, inputs, result, region)
    }

    /// The same over the operands of `op`, for its result.
    fn map(&mut self, op: OpId, body: impl FnOnce(&mut Emitter<'_, '_>, &[Value]) -> Value) -> Value {
        let (inputs, result) = (self.operands(op), self.ty(self.b.body.result(op, 0)));
        self.compute(&inputs, result, body)
    }

    /// Folds dimension `axis` of `input` by the op `row` on scalars, from `init`.
    fn fold(&mut self, input: Value, axis: usize, row: &'static OpDef, init: Value) -> Value {
        let cx = self.b.cx;
        let region = self.region(&[init, input], |e, x| e.same(row, x));
        let ty = self.ty(input);
        let mut shape = ty.shape(cx).unwrap_or_default().to_vec();
        shape.remove(axis);
        let dimensions = cx.dict(&[(cx.name("dimensions"), cx.i64_array_attr(&[axis as i64]))]);
        let result = cx.tensor_type(&shape, ty.element(cx));
        self.insert(Reduce::DEF, dimensions, &[input, init], result, region)
    }

    fn region(&mut self, inputs: &[Value], body: impl FnOnce(&mut Emitter<'_, '_>, &[Value]) -> Value) -> RegionId {
        let types: SmallVec<[Type; 4]> = inputs.iter().map(|&input| self.ty(input)).collect();
        let region = block(&mut self.b, &types, |b, x| Ok([body(&mut Emitter::new(b), x)].into_iter().collect()));
        region.unwrap_or_else(|_| unreachable!("nothing in these regions is refused"))
    }

    fn insert(
        &mut self,
        def: &'static OpDef,
        attrs: Dict,
        operands: &[Value],
        result: Type,
        region: RegionId,
    ) -> Value {
        let new = NewOp { attrs, operands, results: &[result], regions: &[region], ..NewOp::new(def, self.b.loc) };
        let op = self.b.insert(new);
        self.finish(op)
    }

    /// `value` repeated along all dimensions of `result` but `dimensions`.
    fn broadcast(&mut self, value: Value, dimensions: &[i64], result: Type) -> Value {
        let op = Broadcast::build_typed(&mut self.b, &[result], value, None, dimensions, None);
        self.finish(op)
    }

    /// A tensor of rank 0 that holds a float, by its bits in the element type of `like`.
    fn float_constant(&mut self, like: Type, bits: u128) -> Value {
        let cx = self.b.cx;
        let ty = cx.tensor_type(&[], like.element(cx));
        let size = ty.element(cx).stored_bytes(cx).unwrap_or(8);
        let op = Constant::build(&mut self.b, cx.splat_attr(ty, &bits.to_le_bytes()[..size]));
        self.finish(op)
    }
}

fn is_float(e: &Emitter<'_, '_>, value: Value) -> bool {
    e.ty(value).float_kind(e.cx()).is_some()
}

fn sum(e: &mut Emitter<'_, '_>, x: &[Value]) -> Value {
    e.same(if is_float(e, x[0]) { AddF::DEF } else { AddI::DEF }, x)
}

/// `[…, k] x [k, n] (+ [n]) -> […, n]`
fn linear(op: OpId, e: &mut Expander<'_>) -> Value {
    let (operands, result) = (e.operands(op), e.ty(e.b.body.result(op, 0)));
    let rank = result.shape(e.b.cx).map_or(0, <[i64]>::len) as i64;
    let (lhs, rhs) = (operands[0], operands[1]);
    let contract = Contract::build_typed(&mut e.b, &[result], lhs, rhs, &[], &[], &[rank - 1], &[0], None);
    let product = e.finish(contract);
    let Some(&bias) = operands.get(2) else { return product };
    let bias = e.broadcast(bias, &[rank - 1], result);
    e.compute(&[product, bias], result, sum)
}

fn relu(op: OpId, e: &mut Expander<'_>) -> Value {
    let element = e.ty(e.b.body.operand(op, 0)).element(e.b.cx);
    let is_unsigned = matches!(element.data(e.b.cx), TypeData::Integer { signedness: Signedness::Unsigned, .. });
    e.map(op, |e, x| {
        if is_float(e, x[0]) {
            let zero = e.float(x[0], 0.0);
            return e.same(MaximumF::DEF, &[x[0], zero]);
        }
        let zero = e.int(x[0], 0);
        e.same(if is_unsigned { MaxUI::DEF } else { MaxSI::DEF }, &[x[0], zero])
    })
}

/// `x` where it is positive, what `otherwise` makes of it elsewhere.
fn positive_or(
    e: &mut Emitter<'_, '_>,
    x: Value,
    otherwise: impl FnOnce(&mut Emitter<'_, '_>, Value) -> Value,
) -> Value {
    let zero = e.float(x, 0.0);
    let is_positive = e.cmpf("ogt", x, zero);
    let other = otherwise(e, x);
    e.select(is_positive, x, other)
}

fn leaky_relu(op: OpId, e: &mut Expander<'_>) -> Value {
    let slope = e.op(op).view::<LeakyRelu<'_>>().map_or(0.0, LeakyRelu::slope);
    e.map(op, |e, x| {
        positive_or(e, x[0], |e, x| {
            let slope = e.float(x, slope);
            e.same(MulF::DEF, &[x, slope])
        })
    })
}

fn elu(op: OpId, e: &mut Expander<'_>) -> Value {
    let scale = e.op(op).view::<Elu<'_>>().map_or(0.0, Elu::scale);
    e.map(op, |e, x| {
        positive_or(e, x[0], |e, x| {
            let grown = e.same(math::ExpM1::DEF, &[x]);
            let scale = e.float(x, scale);
            e.same(MulF::DEF, &[grown, scale])
        })
    })
}

fn swish(e: &mut Emitter<'_, '_>, x: &[Value]) -> Value {
    let gate = e.same(Logistic::DEF, x);
    e.same(MulF::DEF, &[x[0], gate])
}

fn mish(e: &mut Emitter<'_, '_>, x: &[Value]) -> Value {
    let grown = e.same(math::Exp::DEF, x);
    let softplus = e.same(math::Log1p::DEF, &[grown]);
    let gate = e.same(math::Tanh::DEF, &[softplus]);
    e.same(MulF::DEF, &[x[0], gate])
}

/// `x / 2 * (1 + erf(x / sqrt(2)))`, or `x / 2 * (1 + tanh(sqrt(2 / pi) * (x + 0.044715 * x^3)))`.
fn gelu(op: OpId, e: &mut Expander<'_>) -> Value {
    let by_tanh = e.op(op).view::<Gelu<'_>>().is_some_and(Gelu::by_tanh);
    e.map(op, |e, x| {
        let x = x[0];
        let bend = if by_tanh {
            let square = e.same(MulF::DEF, &[x, x]);
            let cube = e.same(MulF::DEF, &[square, x]);
            let weight = e.float(x, 0.044_715);
            let part = e.same(MulF::DEF, &[cube, weight]);
            let sum = e.same(AddF::DEF, &[x, part]);
            let scale = e.float(x, std::f64::consts::FRAC_2_SQRT_PI * std::f64::consts::FRAC_1_SQRT_2);
            let scaled = e.same(MulF::DEF, &[sum, scale]);
            e.same(math::Tanh::DEF, &[scaled])
        } else {
            let scale = e.float(x, std::f64::consts::FRAC_1_SQRT_2);
            let scaled = e.same(MulF::DEF, &[x, scale]);
            e.same(math::Erf::DEF, &[scaled])
        };
        let (half, one) = (e.float(x, 0.5), e.float(x, 1.0));
        let halved = e.same(MulF::DEF, &[x, half]);
        let gate = e.same(AddF::DEF, &[bend, one]);
        e.same(MulF::DEF, &[halved, gate])
    })
}

/// The largest element is subtracted first, so that no exponential overflows.
fn softmax(op: OpId, e: &mut Expander<'_>) -> Value {
    let (input, result) = (e.b.body.operand(op, 0), e.ty(e.b.body.result(op, 0)));
    let axis = e.op(op).view::<Softmax<'_>>().map_or(0, Softmax::dimension);
    let ty = e.ty(input);
    // The verifier has seen floats.
    let kind = ty.element(e.b.cx).float_kind(e.b.cx).unwrap_or(FloatKind::F64);
    let lowest = kind.from_f64(f64::NEG_INFINITY);
    // Some kinds have no infinity.
    let lowest = if kind.is_infinite(lowest) { lowest } else { kind.largest(true) };
    let rank = ty.shape(e.b.cx).map_or(0, <[i64]>::len);
    let kept: Vec<i64> = (0..rank).filter(|&dim| dim != axis).map(|dim| dim as i64).collect();

    let init = e.float_constant(ty, lowest);
    let largest = e.fold(input, axis, MaximumF::DEF, init);
    let largest = e.broadcast(largest, &kept, result);
    let grown = e.compute(&[input, largest], result, |e, x| {
        let distance = e.same(SubF::DEF, x);
        e.same(math::Exp::DEF, &[distance])
    });
    let init = e.float_constant(ty, kind.from_f64(0.0));
    let sum = e.fold(grown, axis, AddF::DEF, init);
    let sum = e.broadcast(sum, &kept, result);
    e.compute(&[grown, sum], result, |e, x| e.same(DivF::DEF, x))
}

/// As StableHLO converts: integers wrap, floats become integers by truncation and saturate, everything else rounds once.
fn cast(op: OpId, e: &mut Expander<'_>) -> Value {
    let (input, result) = (e.b.body.operand(op, 0), e.ty(e.b.body.result(op, 0)));
    let cx = e.b.cx;
    let elements = (element_type(cx, e.ty(input).element(cx)), element_type(cx, result.element(cx)));
    let (Some(from), Some(to)) = elements else { return input };
    let scalar = scalar_type(cx, result.element(cx));
    e.compute(&[input], result, |e, x| convert::number(e, from, to, scalar, x[0]))
}

#[cfg(test)]
mod tests {
    use super::expansion_of;
    use crate::testing::{parse, run, transform};
    use hlo_dialects::hexir::{DIALECT, nn};
    use hlo_interp::eval::{Interpreter, Value};
    use hlo_interp::{ElementType, Tensor};
    use hlo_ir::OpDef;

    #[test]
    fn every_op_has_a_lowering() {
        let is_sugar = |row: &&'static OpDef| {
            [nn::ACTIVATION_OPS, nn::NN_OPS].iter().any(|table| table.iter().any(|other| std::ptr::eq(*other, *row)))
        };
        for row in DIALECT.ops.iter().copied().flatten() {
            assert_eq!(expansion_of(row).is_some(), is_sugar(row), "{}", row.name);
        }
    }

    /// The lines of the function that `op` on `%x: ty` becomes, without indentation.
    #[track_caller]
    fn check(op: &str, ty: &str, expect: &[&str]) {
        let text = format!("func.func @f(%x: {ty}) {{\n%0 = {op}\nreturn\n}}");
        let text = transform("builtin.module(hexir-expand)", &text);
        let lines: Vec<&str> = text.lines().map(str::trim).collect();
        assert_eq!(lines[2..lines.len() - 3], *expect);
    }

    #[test]
    fn formulas_are_those_of_the_documentation() {
        check(
            "hexir.elu %x {alpha = 2.0 : f64} : tensor<4xf32>",
            "tensor<4xf32>",
            &[
                "%0 = hexir.compute %arg0 : (tensor<4xf32>) -> tensor<4xf32> {",
                "^bb0(%arg1: f32):",
                "%cst = arith.constant 0.000000e+00 : f32",
                "%1 = arith.cmpf ogt, %arg1, %cst : f32",
                "%2 = math.expm1 %arg1 : f32",
                "%cst_0 = arith.constant 2.000000e+00 : f32",
                "%3 = arith.mulf %2, %cst_0 : f32",
                "%4 = arith.select %1, %arg1, %3 : f32",
                "hexir.yield %4 : f32",
                "}",
            ],
        );
    }

    #[test]
    fn kinds_without_infinity_begin_at_their_lowest_number() {
        let text = "func.func @f(%x: tensor<3xf8E4M3FN>) { %0 = hexir.softmax %x : tensor<3xf8E4M3FN> return }";
        let text = transform("builtin.module(hexir-expand)", text);
        assert!(text.contains("hexir.constant dense<-4.480000e+02> : tensor<f8E4M3FN>"), "{text}");
    }

    #[test]
    fn elements_without_numbers_are_refused() {
        let mut module = parse("func.func @f(%x: tensor<4xtf32>) { %0 = hexir.tanh %x : tensor<4xtf32> return }");
        let diags = run("builtin.module(hexir-expand)", &mut module);
        let told: Vec<&str> = diags.iter().map(|d| d.message.as_str()).collect();
        assert_eq!(told, ["'hexir.tanh' op cannot be expanded: elements of type 'tf32' are not covered"]);
    }

    /// What `op`, with everything behind its name but the type, makes of six numbers; the expected ones are those of
    /// `jax.nn` in double precision.
    #[track_caller]
    fn check_values(op: &str, expect: [f64; 6]) {
        let (name, attrs) = op.split_once(' ').unwrap_or((op, ""));
        let ty = "tensor<6xf64>";
        let mut module = parse(&format!(
            "func.func @main(%x: {ty}) -> {ty} {{ %0 = hexir.{name} %x {attrs} : {ty} return %0 : {ty} }}"
        ));
        assert!(run("builtin.module(hexir-expand,hexir-place,hexir-to-hextir)", &mut module).is_empty());
        let x = Tensor::from_slice(ElementType::F64, &[6], &[-3.0, -0.5, 0.0, 0.5, 2.0, 40.0]).unwrap();
        let results = Interpreter::new(&module).run("main", vec![Value::Tensor(x)]).unwrap();
        let found = results.into_iter().next().and_then(|value| value.into_tensor().ok()).unwrap();
        for (found, expect) in found.as_slice::<f64>().iter().zip(expect) {
            // The lower tail of gelu is a difference of nearly equal numbers.
            assert!((found - expect).abs() <= 1e-15 + 4e-14 * expect.abs(), "{op}: {found} is not {expect}");
        }
    }

    #[test]
    fn values_are_those_of_jax() {
        check_values("relu", [0.0, 0.0, 0.0, 0.5, 2.0, 40.0]);
        check_values("leaky_relu", [-0.03, -0.005, 0.0, 0.5, 2.0, 40.0]);
        check_values("elu {alpha = 2.0 : f64}", [-1.900425863264272, -0.786938680574733, 0.0, 0.5, 2.0, 40.0]);
        check_values(
            "sigmoid",
            [0.04742587317756678, 0.3775406687981454, 0.5, 0.6224593312018546, 0.8807970779778823, 1.0],
        );
        check_values(
            "tanh",
            [-0.9950547536867305, -0.4621171572600098, 0.0, 0.4621171572600098, 0.9640275800758169, 1.0],
        );
        check_values(
            "swish",
            [-0.14227761953270035, -0.1887703343990727, 0.0, 0.3112296656009273, 1.7615941559557646, 40.0],
        );
        check_values(
            "mish",
            [-0.1456474612756246, -0.22074377465173, 0.0, 0.375245211304895, 1.9439589595339946, 40.0],
        );
        check_values(
            "gelu",
            [-0.004049694094890279, -0.15426876936299344, 0.0, 0.34573123063700656, 1.9544997361036416, 40.0],
        );
        check_values(
            "gelu {approximate = \"tanh\"}",
            [-0.003637392081773161, -0.15428599017485609, 0.0, 0.3457140098251439, 1.954597694087775, 40.0],
        );
        check_values(
            "softmax",
            [
                2.1151310375910805e-19,
                2.576757109154981e-18,
                4.248354255291589e-18,
                7.004352026168645e-18,
                3.1391327920480296e-17,
                1.0,
            ],
        );
    }
}
