//! How far the elementary functions of single precision are from exact: over all numbers, or every so many of them.
//!
//!     cargo run --release -p hlo-interp --example ulps -- [STEP] [FUNCTION…]
//!
//! What is exact is told by our functions of double precision, which `testdata/math/ulps.py` holds against `mpmath`. The
//! errors are in units of the last place of the exact result; subnormal results have that of the smallest normal one.

use hlo_interp::math::{Binary, Unary};

/// Numbers at a time.
const BLOCK: usize = 4096;

/// The worst that was seen of a function.
#[derive(Default)]
struct Worst {
    n_numbers: u64,
    n_not_nearest: u64,
    ulps: f64,
    at: (f32, f32),
}

impl Worst {
    fn see(&mut self, at: (f32, f32), got: f32, exact: f64) {
        self.n_numbers += 1;
        let nearest = exact as f32;
        if got.to_bits() == nearest.to_bits() && got.is_infinite() || got.is_nan() && nearest.is_nan() {
            return;
        }
        self.n_not_nearest += u64::from(got.to_bits() != nearest.to_bits());
        // One beyond the largest number counts as the next one.
        let number =
            |x: f64| if x.abs() >= f64::from(f32::MAX) * (1.0 + f64::EPSILON) { 2f64.powi(128).copysign(x) } else { x };
        let exponent = ((exact.to_bits() >> 52 & 0x7ff) as i32 - 1023).clamp(-126, 127);
        let ulps = (number(f64::from(got)) - number(exact)).abs() / 2f64.powi(exponent - 23);
        if ulps > self.ulps || ulps.is_nan() {
            (self.ulps, self.at) = (if ulps.is_nan() { f64::INFINITY } else { ulps }, at);
        }
    }

    fn print(&self, name: &str, has_two: bool) {
        let at = if has_two { format!("{:e}, {:e}", self.at.0, self.at.1) } else { format!("{:e}", self.at.0) };
        let share = 100.0 * self.n_not_nearest as f64 / self.n_numbers as f64;
        println!("| {name} | {} | {share:.2} % | {:.3} | {at} |", self.n_numbers, self.ulps);
    }
}

fn unary(function: Unary, step: u64) -> Worst {
    let (mut worst, mut bits) = (Worst::default(), 0u64);
    while bits <= u64::from(u32::MAX) {
        let numbers: Vec<f32> = (bits..=u64::from(u32::MAX))
            .step_by(step as usize)
            .take(BLOCK)
            .map(|bits| f32::from_bits(bits as u32))
            .collect();
        bits += numbers.len() as u64 * step;
        let (mut got, mut exact) = (numbers.clone(), numbers.iter().map(|&x| f64::from(x)).collect::<Vec<_>>());
        function.map_f32()(&mut got);
        function.map_f64()(&mut exact);
        numbers.iter().zip(got).zip(exact).for_each(|((&x, got), exact)| worst.see((x, 0.0), got, exact));
    }
    worst
}

/// Pairs drawn from all bits, and from moderate numbers.
fn binary(function: Binary, step: u64) -> Worst {
    let (mut worst, mut state) = (Worst::default(), 0x9e37_79b9_7f4a_7c15u64);
    let mut draw = |moderate: bool| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let bits = (state >> 32) as u32;
        f32::from_bits(if moderate { bits & 0x8fff_ffff | 0x3000_0000 } else { bits })
    };
    for block in 0..(1 << 28) / step as usize / BLOCK {
        let mut numbers = || (0..BLOCK).map(|_| draw(block % 4 != 0)).collect::<Vec<f32>>();
        let (x, y) = (numbers(), numbers());
        let wide = |numbers: &[f32]| numbers.iter().map(|&x| f64::from(x)).collect::<Vec<_>>();
        let (mut got, mut exact) = (x.clone(), wide(&x));
        function.zip_f32()(&mut got, &y);
        function.zip_f64()(&mut exact, &wide(&y));
        for (((&x, &y), got), exact) in x.iter().zip(&y).zip(got).zip(exact) {
            worst.see((x, y), got, exact);
        }
    }
    worst
}

fn main() {
    let mut args = std::env::args().skip(1).peekable();
    let step = args.next_if(|arg| arg.parse::<u64>().is_ok()).and_then(|arg| arg.parse().ok()).unwrap_or(1);
    let names: Vec<String> = args.collect();
    let is_asked = |name: &str| names.is_empty() || names.iter().any(|asked| asked == name);
    println!("| function | numbers | not the nearest | error in ulp, at most | at |\n|---|---|---|---|---|");
    for function in Unary::ALL.iter().filter(|function| is_asked(function.name())) {
        unary(*function, step).print(function.name(), false);
    }
    for function in Binary::ALL.iter().filter(|function| is_asked(function.name())) {
        binary(*function, step).print(function.name(), true);
    }
}
