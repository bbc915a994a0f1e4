//! Ops that are one op on elements, whatever the numbers.

use hlo_dialects::arith::float::{AddF, DivF, MulF, SubF};
use hlo_dialects::arith::integer::{AddI, AndI, MulI, OrI, SubI, XOrI};
use hlo_dialects::stablehlo::elementwise as hlo;
use hlo_dialects::{complex, math};
use hlo_ir::OpDef;

use super::Class;

/// The ops for floats, integers, booleans and complex numbers, where there is one.
type Row = (&'static OpDef, [Option<&'static OpDef>; 4]);

macro_rules! rows {
    ($($From:path: $float:tt $integer:tt $bool:tt $complex:tt;)*) => {
        static ROWS: &[Row] = &[$((<$From>::DEF, [rows!(@ $float), rows!(@ $integer), rows!(@ $bool), rows!(@ $complex)])),*];
    };
    (@ -) => { None };
    (@ [$To:path]) => { Some(<$To>::DEF) };
}

rows! {
    hlo::Add: [AddF] [AddI] [OrI] [complex::Add];
    hlo::And: - [AndI] [AndI] -;
    hlo::Atan2: [math::Atan2] - - [complex::Atan2];
    hlo::Cbrt: [math::Cbrt] - - -;
    hlo::Ceil: [math::Ceil] - - -;
    hlo::Cosine: [math::Cos] - - [complex::Cos];
    hlo::CountLeadingZeros: - [math::CountLeadingZeros] [math::CountLeadingZeros] -;
    hlo::Divide: [DivF] - - [complex::Div];
    hlo::Exp: [math::Exp] - - [complex::Exp];
    hlo::Expm1: [math::ExpM1] - - [complex::Expm1];
    hlo::Floor: [math::Floor] - - -;
    hlo::Log: [math::Log] - - [complex::Log];
    hlo::Log1p: [math::Log1p] - - [complex::Log1p];
    hlo::Multiply: [MulF] [MulI] [AndI] [complex::Mul];
    hlo::Or: - [OrI] [OrI] -;
    hlo::Popcnt: - [math::PopCount] [math::PopCount] -;
    hlo::RoundNearestAfz: [math::Round] - - -;
    hlo::RoundNearestEven: [math::RoundEven] - - -;
    hlo::Rsqrt: [math::Rsqrt] - - [complex::Rsqrt];
    hlo::Sine: [math::Sin] - - [complex::Sin];
    hlo::Sqrt: [math::Sqrt] - - [complex::Sqrt];
    hlo::Subtract: [SubF] [SubI] [SubI] [complex::Sub];
    hlo::Tan: [math::Tan] - - [complex::Tan];
    hlo::Tanh: [math::Tanh] - - [complex::Tanh];
    hlo::Xor: - [XOrI] [XOrI] -;
}

/// The op that computes elements of the op `from`, if it is one.
pub(super) fn row(from: &OpDef, class: Class, is_bool: bool) -> Option<&'static OpDef> {
    let (_, [float, integer, bool, complex]) = ROWS.iter().find(|(def, _)| std::ptr::eq(*def, from))?;
    match class {
        Class::Float => *float,
        Class::Complex => *complex,
        Class::Signed | Class::Unsigned => *if is_bool { bool } else { integer },
    }
}
