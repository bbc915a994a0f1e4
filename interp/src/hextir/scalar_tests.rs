//! Scalar ops against the kernels of StableHLO: the same bits for special and random numbers of every type.

use std::slice::from_ref;

use super::tests::{compile, kernel, tensor};
use crate::element::{ElementType, ElementType::*, SmallFloat};
use crate::eval::types::ir_type;
use crate::kernels::compare::{self, Order};
use crate::kernels::kinds::{BinaryKind, Direction, UnaryKind};
use crate::kernels::{bits, elementwise};
use crate::tensor::Tensor;

const N: usize = 160;

/// `N` numbers of a type: all codes where they are few, else special ones and random bits. `salt` varies them.
fn numbers(element: ElementType, salt: u64) -> Tensor {
    let mut state = 0x9E37_79B9_7F4A_7C15u64.wrapping_mul(salt * 2 + 1);
    let mut random = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state
    };
    let special: Vec<f64> = [0.0, 1.0, 0.5, 1.5, 2.5, 2.0, 3.0, 1e-3, 10.0, 1e5, 2e9, 1e19, 1e38, 1e300, 1e-40, 1e-310]
        .iter()
        .flat_map(|&x| [x, -x])
        .chain([f64::INFINITY, f64::NEG_INFINITY, f64::NAN])
        .collect();
    if element.is_float() {
        let mut values = vec![0f64; N];
        for (at, value) in values.iter_mut().enumerate() {
            let small = (random() >> 40) as f64 / (1 << 20) as f64 - 8.0;
            *value = special.get((at + salt as usize * 7) % (2 * special.len())).copied().unwrap_or(small);
        }
        let mut result = bits::convert(tensor(F64, &[N], &values), element).unwrap();
        // The second half are random codes.
        let width = element.width();
        let mask = if element.bits() < 8 { (1u64 << element.bits()) - 1 } else { u64::MAX };
        for slot in result.bytes_mut().unwrap()[N / 2 * width..].chunks_mut(width) {
            slot.copy_from_slice(&(random() & mask).to_le_bytes()[..width]);
        }
        return result;
    }
    let edges = [0, 1, -1, 2, -2, 3, 7, i64::MAX, i64::MIN, 127, -128, 1 << 31, -(1 << 31), (1 << 53) + 1, 12345];
    let mut values = vec![0i64; N];
    for (at, value) in values.iter_mut().enumerate() {
        *value = edges.get((at + salt as usize * 5) % (3 * edges.len())).copied().unwrap_or(random() as i64);
        // Low bits decide what narrower types get.
        if at % 4 == 3 {
            *value = *value >> (element.bits() - 1) | (*value & 1);
        }
    }
    if element == I1 {
        values.iter_mut().for_each(|value| *value &= 1);
    }
    bits::convert(tensor(I64, &[N], &values), element).unwrap()
}

/// The scalar type of the IR for elements.
fn scalar(element: ElementType) -> String {
    let name = element.name();
    name.strip_prefix('u').unwrap_or(name).to_owned()
}

fn memref(element: ElementType) -> String {
    let cx = hlo_ir::Context::new(hlo_dialects::registry());
    format!("memref<{N}x{}>", cx.type_text(ir_type(&cx, element)))
}

/// Runs an op, `%r = …` of `%x0`, `%x1` …, over every element.
fn run(op: &str, inputs: &[Tensor], result: ElementType) -> Tensor {
    let mut args: Vec<String> =
        inputs.iter().enumerate().map(|(at, x)| format!("%a{at}: {}", memref(x.element()))).collect();
    args.push(format!("%b: {}", memref(result)));
    let loads: String = inputs
        .iter()
        .enumerate()
        .map(|(at, x)| {
            let (buffer, ty) = (memref(x.element()), scalar(x.element()));
            format!("%x{at} = hextir.buffer_load %a{at}[%i] : {buffer} -> {ty}\n")
        })
        .collect();
    let body = format!(
        "%n = arith.constant {N} : index
        hextir.for \"serial\" %c0 to %n step %c1 {{
        ^bb0(%i: index):
          {loads}
          {op}
          hextir.buffer_store %r, %b[%i] : {}, {}
        }}",
        scalar(result),
        memref(result)
    );
    let program = compile(&kernel(&args.join(", "), &body)).unwrap_or_else(|error| panic!("{op}: {error}"));
    let results = program.call(inputs, &[(result, [N].as_slice().into())]);
    results.unwrap_or_else(|error| panic!("{op}: {error}")).remove(0)
}

/// The same bits, all NaNs counting as one.
#[track_caller]
fn same(what: &str, ours: &Tensor, expect: &Tensor, inputs: &[Tensor]) {
    let is_nan = |x: &Tensor| {
        let nan = x.element().is_float().then(|| compare::compare(Direction::Ne, Order::Partial, x, x).unwrap());
        nan.map_or_else(|| vec![0; N], |nan| nan.bytes().to_vec())
    };
    let (ours_nan, expect_nan) = (is_nan(ours), is_nan(expect));
    for at in 0..N {
        let both_nan = ours_nan[at] == 1 && expect_nan[at] == 1;
        let inputs: Vec<_> = inputs.iter().map(|x| x.get(at)).collect();
        assert!(
            both_nan || ours.get(at) == expect.get(at),
            "{what} {} at {at}: {:?} for {:?} of {inputs:?}",
            ours.element(),
            ours.get(at),
            expect.get(at)
        );
    }
}

fn floats() -> impl Iterator<Item = ElementType> {
    ElementType::ALL.into_iter().filter(|element| element.is_float())
}

fn integers() -> impl Iterator<Item = ElementType> {
    ElementType::ALL.into_iter().filter(|element| element.is_integer())
}

#[test]
fn float_functions_are_those_of_stablehlo() {
    use UnaryKind::*;
    let unary = [
        ("math.absf", Abs),
        ("math.acos", Acos),
        ("math.acosh", Acosh),
        ("math.asin", Asin),
        ("math.asinh", Asinh),
        ("math.atan", Atan),
        ("math.atanh", Atanh),
        ("math.cbrt", Cbrt),
        ("math.ceil", Ceil),
        ("math.cosh", Cosh),
        ("math.cos", Cosine),
        ("math.erf", Erf),
        ("math.erfc", Erfc),
        ("math.exp", Exponential),
        ("math.expm1", ExponentialMinusOne),
        ("math.floor", Floor),
        ("math.log", Log),
        ("math.log1p", LogPlusOne),
        ("hextir.logistic", Logistic),
        ("arith.negf", Negate),
        ("math.round", RoundNearestAfz),
        ("math.roundeven", RoundNearestEven),
        ("math.rsqrt", Rsqrt),
        ("math.sin", Sine),
        ("math.sinh", Sinh),
        ("math.sqrt", Sqrt),
        ("math.tan", Tan),
        ("math.tanh", Tanh),
    ];
    for element in floats() {
        let x = numbers(element, 1);
        let ty = scalar(element);
        for (op, kind) in unary {
            let expect = elementwise::unary(kind, x.clone()).unwrap();
            let ours = run(&format!("%r = {op} %x0 : {ty}"), from_ref(&x), element);
            same(op, &ours, &expect, from_ref(&x));
        }
        for (index, kind) in [(0, Sine), (1, Cosine)] {
            let op = format!("%p:2 = math.sincos %x0 : {ty} %r = arith.select %t, %p#{index}, %p#{index} : {ty}");
            let ours = run(
                &format!("%t = arith.constant true {op}").replace("%p:2", "%p0, %p1").replace("%p#", "%p"),
                from_ref(&x),
                element,
            );
            same("math.sincos", &ours, &elementwise::unary(kind, x.clone()).unwrap(), from_ref(&x));
        }
    }
}

#[test]
fn float_arithmetic_is_that_of_stablehlo() {
    use BinaryKind::*;
    let binary = [
        ("arith.addf", Add),
        ("arith.subf", Subtract),
        ("arith.mulf", Multiply),
        ("arith.divf", Divide),
        ("arith.remf", Remainder),
        ("arith.maximumf", Maximum),
        ("arith.minimumf", Minimum),
        ("math.atan2", Atan2),
        ("math.powf", Power),
    ];
    for element in floats() {
        let ty = scalar(element);
        for salt in [1, 2] {
            let (x, y) = (numbers(element, salt), numbers(element, salt + 2));
            for (op, kind) in binary {
                let expect = elementwise::binary(kind, x.clone(), y.clone()).unwrap();
                let ours = run(&format!("%r = {op} %x0, %x1 : {ty}"), &[x.clone(), y.clone()], element);
                same(op, &ours, &expect, &[x.clone(), y.clone()]);
            }
        }
    }
}

#[test]
fn comparisons_are_those_of_stablehlo() {
    use Direction::*;
    for element in floats().chain(integers()).chain([I1]) {
        let ty = scalar(element);
        let (x, mut y) = (numbers(element, 1), numbers(element, 2));
        let width = element.width();
        // Some are equal.
        y.bytes_mut().unwrap()[..N / 4 * width].copy_from_slice(&x.bytes()[..N / 4 * width]);
        for direction in [Eq, Ne, Lt, Le, Gt, Ge] {
            let expect = compare::compare(direction, Order::Partial, &x, &y).unwrap();
            let word = format!("{direction:?}").to_lowercase();
            let op = match (element.is_float(), element.is_signed()) {
                (true, _) if direction == Ne => "arith.cmpf une".to_owned(),
                (true, _) => format!("arith.cmpf o{word}"),
                _ if matches!(direction, Eq | Ne) => format!("arith.cmpi {word}"),
                (_, true) => format!("arith.cmpi s{word}"),
                (_, false) => format!("arith.cmpi u{word}"),
            };
            let ours = run(&format!("%r = {op}, %x0, %x1 : {ty}"), &[x.clone(), y.clone()], I1);
            same(&op, &ours, &expect, &[x.clone(), y.clone()]);
        }
        if element.is_float() {
            let flags: [(&str, fn(f64, f64) -> bool); 9] = [
                ("false", |_, _| false),
                ("true", |_, _| true),
                ("one", |x, y| x != y && !x.is_nan() && !y.is_nan()),
                ("ord", |x, y| !x.is_nan() && !y.is_nan()),
                ("uno", |x, y| x.is_nan() || y.is_nan()),
                ("ueq", |x, y| x == y || x.is_nan() || y.is_nan()),
                ("ugt", |x, y| x > y || x.is_nan() || y.is_nan()),
                ("ult", |x, y| x < y || x.is_nan() || y.is_nan()),
                ("uge", |x, y| x >= y || x.is_nan() || y.is_nan()),
            ];
            let wide = |x: &Tensor| bits::convert(x.clone(), F64).unwrap().as_slice::<f64>().to_vec();
            for (word, test) in flags {
                let expect: Vec<u8> = wide(&x).iter().zip(wide(&y)).map(|(&x, y)| u8::from(test(x, y))).collect();
                let ours = run(&format!("%r = arith.cmpf {word}, %x0, %x1 : {ty}"), &[x.clone(), y.clone()], I1);
                same(word, &ours, &tensor(I1, &[N], &expect), &[x.clone(), y.clone()]);
            }
            let finite = compare::is_finite(&x).unwrap();
            same("isfinite", &run(&format!("%r = math.isfinite %x0 : {ty}"), from_ref(&x), I1), &finite, from_ref(&x));
            let nan: Vec<u8> = wide(&x).iter().map(|x| u8::from(x.is_nan())).collect();
            let nan = tensor(I1, &[N], &nan);
            same("isnan", &run(&format!("%r = math.isnan %x0 : {ty}"), from_ref(&x), I1), &nan, from_ref(&x));
            let infinite: Vec<u8> = wide(&x).iter().map(|x| u8::from(x.is_infinite())).collect();
            let infinite = tensor(I1, &[N], &infinite);
            same("isinf", &run(&format!("%r = math.isinf %x0 : {ty}"), from_ref(&x), I1), &infinite, from_ref(&x));
        }
    }
}

#[test]
fn integer_arithmetic_is_that_of_stablehlo() {
    use BinaryKind::*;
    for element in integers() {
        let ty = scalar(element);
        let (x, y) = (numbers(element, 1), numbers(element, 2));
        let sign = if element.is_signed() { 's' } else { 'u' };
        let check = |op: &str, kind: BinaryKind, x: &Tensor, y: &Tensor| {
            let expect = elementwise::binary(kind, x.clone(), y.clone()).unwrap();
            let ours = run(&format!("%r = {op} %x0, %x1 : {ty}"), &[x.clone(), y.clone()], element);
            same(op, &ours, &expect, &[x.clone(), y.clone()]);
        };
        check("arith.addi", Add, &x, &y);
        check("arith.subi", Subtract, &x, &y);
        check("arith.muli", Multiply, &x, &y);
        check("arith.andi", And, &x, &y);
        check("arith.ori", Or, &x, &y);
        check("arith.xori", Xor, &x, &y);
        check(&format!("arith.max{sign}i"), Maximum, &x, &y);
        check(&format!("arith.min{sign}i"), Minimum, &x, &y);
        if element.is_signed() {
            check("math.ipowi", Power, &x, &y);
        }
        // Divisors and amounts that are defined: 1 in place of the others.
        let one = bits::convert(tensor(I64, &[N], &[1i64; N]), element).unwrap();
        let zero = Tensor::zeros(element, &[N]).unwrap();
        let mut bad = compare::compare(Direction::Eq, Order::Partial, &y, &zero).unwrap();
        if element.is_signed() {
            let minus_one = elementwise::unary(UnaryKind::Negate, one.clone()).unwrap();
            let minus = compare::compare(Direction::Eq, Order::Partial, &y, &minus_one).unwrap();
            bad = elementwise::binary(Or, bad, minus).unwrap();
        }
        let divisor = compare::select(&bad, one, y.clone()).unwrap();
        check(&format!("arith.div{sign}i"), Divide, &x, &divisor);
        check(&format!("arith.rem{sign}i"), Remainder, &x, &divisor);
        let amounts: Vec<i64> = (0..N as i64).map(|at| at % i64::from(element.bits())).collect();
        let amounts = bits::convert(tensor(I64, &[N], &amounts), element).unwrap();
        check("arith.shli", ShiftLeft, &x, &amounts);
        check("arith.shrui", ShiftRightLogical, &x, &amounts);
        check("arith.shrsi", ShiftRightArithmetic, &x, &amounts);
        for (op, kind) in [
            ("math.absi", UnaryKind::Abs),
            ("math.ctlz", UnaryKind::CountLeadingZeros),
            ("math.ctpop", UnaryKind::Popcnt),
        ] {
            if kind == UnaryKind::Abs && !element.is_signed() {
                continue;
            }
            let expect = elementwise::unary(kind, x.clone()).unwrap();
            same(op, &run(&format!("%r = {op} %x0 : {ty}"), from_ref(&x), element), &expect, from_ref(&x));
        }
    }
}

#[test]
fn conversions_are_those_of_stablehlo() {
    for from in floats().chain(integers()) {
        let x = numbers(from, 1);
        for to in floats().chain(integers()).filter(|&to| to != from) {
            let (source, target) = (scalar(from), scalar(to));
            let sign = if from.is_signed() { 's' } else { 'u' };
            let op = match (from.is_float(), to.is_float()) {
                (true, true) if from.bits() < to.bits() => "arith.extf".to_owned(),
                (true, true) if from.bits() > to.bits() => "arith.truncf".to_owned(),
                (true, true) => "arith.convertf".to_owned(),
                (false, true) => format!("arith.{sign}itofp"),
                (true, false) => format!("hextir.fpto{}i_sat", if to.is_signed() { 's' } else { 'u' }),
                (false, false) if from.bits() < to.bits() => format!("arith.ext{sign}i"),
                (false, false) if from.bits() > to.bits() => "arith.trunci".to_owned(),
                (false, false) => continue,
            };
            let expect = bits::convert(x.clone(), to).unwrap();
            let ours = run(&format!("%r = {op} %x0 : {source} to {target}"), from_ref(&x), to);
            same(&format!("{op} from {from}"), &ours, &expect, from_ref(&x));
        }
    }
    for (from, to) in [(F32, I32), (I32, F32), (F64, I64), (I64, F64), (BF16_, I16), (F16_, BF16_), (I8, F8)] {
        let x = numbers(from, 1);
        let (source, target) = (scalar(from), scalar(to));
        let expect = bits::bitcast_convert(x.clone(), to, &[N]).unwrap();
        let ours = run(&format!("%r = arith.bitcast %x0 : {source} to {target}"), from_ref(&x), to);
        assert_eq!(ours, expect, "{from} {to}");
    }
}

const BF16_: ElementType = ElementType::BF16;
const F16_: ElementType = ElementType::F16;
const F8: ElementType = Small(SmallFloat::F8E5M2);

#[test]
fn ops_without_a_kernel_in_stablehlo() {
    let check = |op: &str, x: &[i32], y: &[i32], expect: &[i32]| {
        let pad = |values: &[i32]| tensor(I32, &[N], &[values, &vec![values[0]; N - values.len()]].concat());
        let ours = run(op, &[pad(x), pad(y)], I32);
        assert_eq!(&ours.as_slice::<i32>()[..expect.len()], expect, "{op}");
    };
    let (x, y) = ([7, -7, 7, -7, 6], [2, 2, -2, -2, 3]);
    check("%r = arith.ceildivsi %x0, %x1 : i32", &x, &y, &[4, -3, -3, 4, 2]);
    check("%r = arith.floordivsi %x0, %x1 : i32", &x, &y, &[3, -4, -4, 3, 2]);
    check("%r = arith.ceildivui %x0, %x1 : i32", &[7, 6, -1], &[2, 2, 2], &[4, 3, i32::MIN]);
    check("%r = math.cttz %x0 : i32", &[8, 0, -1], &[0], &[3, 32, 0]);
    check(
        "%q, %p = arith.addui_extended %x0, %x1 : i32, i1 %r = arith.extui %p : i1 to i32",
        &[-1, 1, -1],
        &[1, 1, -1],
        &[1, 0, 1],
    );
    check(
        "%q, %p = arith.subui_extended %x0, %x1 : i32, i1 %r = arith.extui %p : i1 to i32",
        &[0, 2, -1],
        &[1, 1, 1],
        &[1, 0, 0],
    );
    check("%q, %r = arith.mulsi_extended %x0, %x1 : i32", &[-1, 1 << 30], &[1, 8], &[-1, 2]);
    check("%q, %r = arith.mului_extended %x0, %x1 : i32", &[-1, 1 << 30], &[-1, 8], &[-2, 2]);
    check("%q = arith.index_cast %x0 : i32 to index %r = arith.index_cast %q : index to i32", &[-5, 5], &[0], &[-5, 5]);
    check(
        "%q = arith.index_castui %x0 : i32 to index %k = arith.shrui %q, %c4 : index %r = arith.index_cast %k : index to i32",
        &[-16],
        &[0],
        &[0x0FFF_FFFF],
    );
    let floats = |op: &str, x: &[f32], y: &[f32], expect: &[f32]| {
        let pad = |values: &[f32]| tensor(F32, &[N], &[values, &vec![values[0]; N - values.len()]].concat());
        let ours = run(op, &[pad(x), pad(y)], F32);
        let ours: Vec<u32> = ours.as_slice::<u32>()[..expect.len()].to_vec();
        assert_eq!(ours, expect.iter().map(|x| x.to_bits()).collect::<Vec<_>>(), "{op}");
    };
    let nan = f32::NAN;
    floats("%r = arith.maxnumf %x0, %x1 : f32", &[1.0, nan, 2.0, -0.0], &[2.0, 3.0, nan, 0.0], &[2.0, 3.0, 2.0, 0.0]);
    floats("%r = arith.minnumf %x0, %x1 : f32", &[1.0, nan, 2.0, 0.0], &[2.0, 3.0, nan, -0.0], &[1.0, 3.0, 2.0, -0.0]);
    floats("%r = math.copysign %x0, %x1 : f32", &[1.0, -2.0], &[-0.0, 3.0], &[-1.0, 2.0]);
    floats("%r = math.trunc %x0 : f32", &[1.9, -1.9, -0.5], &[0.0], &[1.0, -1.0, -0.0]);
    floats("%r = arith.flush_denormals %x0 : f32", &[1e-40, -1e-40, 1.0], &[0.0], &[0.0, -0.0, 1.0]);
    let tiny = 1.0 + f32::EPSILON;
    floats("%r = math.fma %x0, %x0, %x1 : f32", &[tiny], &[-1.0], &[2.0 * f32::EPSILON + f32::EPSILON * f32::EPSILON]);
    floats("%k = arith.constant -3 : i32 %r = math.fpowi %x0, %k : f32, i32", &[2.0, -2.0], &[0.0], &[0.125, -0.125]);
    floats(
        "%p = math.isnormal %x0 : f32 %r = arith.uitofp %p : i1 to f32",
        &[1.0, 1e-40, nan],
        &[0.0],
        &[1.0, 0.0, 0.0],
    );
    floats(
        "%k = arith.fptosi %x0 : f32 to i8 %r = arith.sitofp %k : i8 to f32",
        &[-128.9, 127.5],
        &[0.0],
        &[-128.0, 127.0],
    );
    floats("%k = arith.fptoui %x0 : f32 to i8 %r = arith.uitofp %k : i8 to f32", &[255.9, -0.5], &[0.0], &[255.0, 0.0]);
}
