//! Known values, agreement of the formats, and agreement of recorded steps with compiled ones.

use super::record::Kind;
use super::{Binary, Program, Unary, abs_c128};
use crate::element::Complex;

/// Arguments and correctly rounded results, as bits; computed with MPFR at 400 bits.
const KNOWN: &str = include_str!("known_values.txt");

/// How many floats lie between the two, counting across zero; NaN is near NaN only.
fn distance(a: u64, b: u64, width: u32) -> u64 {
    let sign = 1 << (width - 1);
    let key = |bits: u64| {
        if bits & sign != 0 { -((bits & !sign) as i64) } else { bits as i64 }
    };
    key(a).abs_diff(key(b))
}

/// `f(arguments)` as bits, in the format that has `width` bits.
fn evaluate(name: &str, arguments: &[u64], width: u32) -> u64 {
    let unary = Unary::ALL.iter().find(|function| function.name() == name);
    let binary = Binary::ALL.iter().find(|function| function.name() == name);
    match (unary, binary, arguments, width) {
        (Some(f), _, &[x], 32) => f.f32(Kind::of_bits(x)).bits(),
        (Some(f), _, &[x], _) => f.f64(Kind::of_bits(x)).bits(),
        (_, Some(f), &[x, y], 32) => f.f32(Kind::of_bits(x), Kind::of_bits(y)).bits(),
        (_, Some(f), &[x, y], _) => f.f64(Kind::of_bits(x), Kind::of_bits(y)).bits(),
        _ => panic!("no function {name} of {} numbers", arguments.len()),
    }
}

fn is_nan(bits: u64, width: u32) -> bool {
    match width {
        32 => f32::of_bits(bits).is_nan(),
        _ => f64::of_bits(bits).is_nan(),
    }
}

#[test]
fn known_values() {
    for line in KNOWN.lines() {
        let mut words = line.split(' ');
        let name = words.next().unwrap();
        let mut words: Vec<&str> = words.collect();
        let expected = words.pop().unwrap();
        let width = words[0].len() as u32 * 4;
        let arguments: Vec<u64> = words.iter().map(|word| u64::from_str_radix(word, 16).unwrap()).collect();
        let got = evaluate(name, &arguments, width);
        if expected == "nan" {
            assert!(is_nan(got, width), "{line}: got {got:x}");
            continue;
        }
        let expected = u64::from_str_radix(expected, 16).unwrap();
        let allowed = match name {
            // Near its zeros at negative numbers this function is precise beside its terms.
            "digamma" => 3,
            "bessel_i1e" => 2,
            _ => 1,
        };
        assert!(distance(got, expected, width) <= allowed && !is_nan(got, width), "{line}: got {got:x}");
        let zero = expected & (u64::MAX >> (65 - width)) == 0;
        assert!(!zero || got == expected, "{line}: got {got:x}, a zero of the other sign");
    }
}

/// Bits spread over a whole format: every exponent and sign, and moderate numbers in between.
fn spread(n: usize, moderate: bool) -> impl Iterator<Item = f64> {
    let mut state = 0x9e37_79b9_7f4a_7c15_u64;
    (0..n).map(move |_| {
        state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        let fraction = (state >> 12) & ((1 << 52) - 1);
        let exponent = match moderate {
            true => 1023 - 20 + (state >> 7) % 27,
            false => 1023 - 150 + (state >> 7) % 279,
        };
        f64::from_bits((state & (1 << 63)) | (exponent << 52) | fraction)
    })
}

#[test]
fn single_precision_agrees_with_double() {
    for function in Unary::ALL {
        for x in spread(4000, true).chain(spread(4000, false)) {
            let x = x as f32;
            let (got, expected) = (function.f32(x), function.f64(x.into()) as f32);
            let near = distance(got.bits(), expected.bits(), 32) <= 1;
            assert!(
                near || (got.is_nan() && expected.is_nan()),
                "{}({x:e}) = {got:e}, not {expected:e}",
                function.name()
            );
        }
    }
    for function in Binary::ALL {
        for (x, y) in spread(4000, true).zip(spread(9000, true).skip(5000)) {
            let (x, y) = (x as f32, y as f32);
            let (got, expected) = (function.f32(x, y), function.f64(x.into(), y.into()) as f32);
            let near = distance(got.bits(), expected.bits(), 32) <= 1;
            assert!(
                near || (got.is_nan() && expected.is_nan()),
                "{}({x:e}, {y:e}) = {got:e}, not {expected:e}",
                function.name()
            );
        }
    }
}

const SPECIAL: [f64; 12] =
    [0.0, -0.0, f64::INFINITY, f64::NEG_INFINITY, f64::NAN, 1.0, -1.0, 5e-324, 1e-45, 3e38, 1.7e308, -745.0];

/// Recorded steps run as portable code without wide registers, so that their agreement with the
/// blocks is that of all instruction sets.
#[test]
fn recorded_steps_give_the_same_bits() {
    fn check<T: Kind + PartialEq>(name: &str, program: &Program, arguments: &[T], got: T) {
        let arguments: Vec<u64> = arguments.iter().map(|argument| argument.bits()).collect();
        let recorded = T::of_bits(program.run(&arguments));
        let both_nan = recorded != recorded && got != got;
        assert!(both_nan || recorded.bits() == got.bits(), "{name}({arguments:x?})");
    }
    let numbers = || SPECIAL.into_iter().chain(spread(300, true)).chain(spread(300, false));
    for function in Unary::ALL {
        let (single, double) = (function.program_f32(), function.program_f64());
        for x in numbers() {
            check(function.name(), &double, &[x], function.f64(x));
            check(function.name(), &single, &[x as f32], function.f32(x as f32));
        }
    }
    for function in Binary::ALL {
        let (single, double) = (function.program_f32(), function.program_f64());
        for (x, y) in numbers().zip(numbers().skip(5).chain(SPECIAL)) {
            check(function.name(), &double, &[x, y], function.f64(x, y));
            check(function.name(), &single, &[x as f32, y as f32], function.f32(x as f32, y as f32));
        }
    }
}

/// A block of any length gives what each number gives alone, the shorter ways included.
#[test]
fn blocks_agree_with_single_numbers() {
    for function in Unary::ALL {
        let numbers: Vec<f64> = spread(200, true).chain(SPECIAL).chain(spread(131, false)).collect();
        let mut block = numbers.clone();
        function.map_f64()(&mut block);
        for (x, got) in numbers.into_iter().zip(block) {
            let expected = function.f64(x);
            assert!(
                expected.to_bits() == got.to_bits() || (expected.is_nan() && got.is_nan()),
                "{}({x:e})",
                function.name()
            );
        }
    }
}

#[test]
fn programs_are_short_and_ordered() {
    for function in Unary::ALL {
        for program in [function.program_f32(), function.program_f64()] {
            assert!(program.steps.len() < 600, "{}: {}", function.name(), program.steps.len());
            for (position, step) in program.steps.iter().enumerate() {
                assert!(step.operands().iter().all(|id| (id.0 as usize) < position));
            }
        }
    }
}

#[test]
fn complex_values() {
    let check = |function: Unary, z: (f64, f64), expected: (f64, f64)| {
        let mut value = [Complex::new(z.0, z.1)];
        function.map_c128().expect("a complex function")(&mut value);
        for (got, expected) in [(value[0].re, expected.0), (value[0].im, expected.1)] {
            assert!(
                distance(got.to_bits(), expected.to_bits(), 64) <= 1 || (got.is_nan() && expected.is_nan()),
                "{}{z:?} = {value:?}, not {expected}",
                function.name()
            );
        }
    };
    let (inf, nan) = (f64::INFINITY, f64::NAN);
    check(Unary::Exp, (1.5, -2.25), (-2.815278859231167, -3.487082142415594));
    check(Unary::Exp, (-700.5, 3.0), (-5.9203492856525e-305, 8.43925324462034e-306));
    check(Unary::Exp, (1000.0, 1e-300), (inf, 1.970071114017047e+134));
    check(Unary::Expm1, (1e-05, -2e-05), (9.999849998166664e-06, -2.0000199999666657e-05));
    check(Unary::Expm1, (0.5, 2.0), (-1.6861101411498431, 1.4991780090003948));
    check(Unary::Log, (0.6, 0.8), (2.2204460492503132e-17, 0.9272952180016123));
    check(Unary::Log, (3e+200, -4e-200), (461.61563088747727, -0.0));
    check(Unary::Log, (-1.0, 0.001), (4.999997500001667e-07, 3.1405926539231266));
    check(Unary::Log1p, (-0.5, 0.8660254037844386), (-4.345318932600586e-17, 1.0471975511965976));
    check(Unary::Log1p, (1e-10, 1e-09), (1.00000000495e-10, 9.999999999000001e-10));
    check(Unary::Log1p, (-3.0, 0.25), (0.7008992738279279, 3.017237659043032));
    check(Unary::Sqrt, (3.0, -4.5), (2.0504056809807154, -1.0973438187723992));
    check(Unary::Sqrt, (1e+308, 1e+308), (1.09868411346781e+154, 4.5508986056222734e+153));
    check(Unary::Rsqrt, (0.3, 0.7), (0.9566362181904808, -0.6308022468598542));
    check(Unary::Rsqrt, (-5.0, -0.001), (4.472135843196184e-05, 0.4472135887917542));
    check(Unary::Sin, (1.0, 2.0), (3.165778513216168, 1.9596010414216058));
    check(Unary::Sin, (1e-300, 1000.0), (9.850355570085236e+133, inf));
    check(Unary::Cos, (1.0, -2.0), (2.0327230070196656, 3.0518977991518));
    check(Unary::Cos, (3.0, 700.0), (-5.0204106199965336e+303, -7.156421786938977e+302));
    check(Unary::Tan, (1.0, 0.5), (0.806877412163085, 1.0428307283443612));
    check(Unary::Tan, (0.1, 30.0), (3.4793002666493374e-27, 1.0));
    check(Unary::Tanh, (0.5, 1.0), (1.0428307283443612, 0.806877412163085));
    check(Unary::Tanh, (20.0, -3.0), (1.0, 2.374112041535652e-18));
    check(Unary::Logistic, (0.5, -1.0), (0.6562103462512944, -0.252250351349282));
    check(Unary::Logistic, (-30.0, 2.0), (-3.894145196083145e-14, 8.508862486771929e-14));
    check(Unary::Exp, (0.5, 0.0), (0.5_f64.exp(), 0.0));
    check(Unary::Exp, (-inf, inf), (0.0, 0.0));
    check(Unary::Exp, (inf, -0.0), (inf, -0.0));
    check(Unary::Sqrt, (-4.0, -0.0), (0.0, -2.0));
    check(Unary::Sqrt, (1.0, inf), (inf, inf));
    check(Unary::Sqrt, (nan, inf), (inf, inf));
    check(Unary::Sqrt, (-inf, 1.0), (0.0, inf));
    check(Unary::Log, (0.0, 0.0), (-inf, 0.0));
    check(Unary::Log, (-0.0, -0.0), (-inf, -std::f64::consts::PI));
    check(Unary::Log, (inf, nan), (inf, nan));
    check(Unary::Tanh, (inf, 1.0), (1.0, 0.0));
    check(Unary::Tanh, (-0.0, 0.0), (-0.0, 0.0));
    check(Unary::Rsqrt, (0.0, 0.0), (inf, nan));

    let mut magnitude = [0.0];
    abs_c128(&[Complex::new(3e300, -4e300)], &mut magnitude);
    assert_eq!(magnitude, [5e300]);
    let mut power = [Complex::new(0.0, 1.0)];
    Binary::Pow.zip_c128()(&mut power, &[Complex::new(2.0, 0.0)]);
    assert_eq!(power[0].re, -1.0);
}
