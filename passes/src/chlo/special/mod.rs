//! The special functions, and what else StableHLO has no op of its own for: a table of the formula of each op.
//!
//! - [`lower`]: how a formula, written as [`formula`](crate::formula) shows, takes its op's place
//! - [`arc`], [`bessel`], [`erf`], [`gamma`], [`hyperbolic`]: the families; [`bits`]: functions of the bits of a number
//!
//! Each formula has the ops of the reference's in its order, so that texts and artifacts are the same.

mod arc;
mod bessel;
mod bits;
mod erf;
mod gamma;
mod hyperbolic;
mod lower;
#[cfg(test)]
mod tests;

use hlo_dialects::chlo::math::*;

use crate::formula::Accuracy;
use lower::{Plan, Precision};

/// Declares a table of formulas by the op that they spell out:
///
/// ```text
/// formulas! { SPECIAL; unary Promoted Unstated { Cosh => hyperbolic::cosh; } }
/// ```
///
/// makes a `static SPECIAL: &[Conversion]` of one row: [`lower::unary`] with the [`Precision`] and [`Accuracy`] named.
macro_rules! formulas {
    ($vis:vis $TABLE:ident; $($operands:ident $precision:ident $accuracy:ident { $($Op:ident => $formula:expr;)* })*) => {
        $vis static $TABLE: &[hlo_ir::rewrite::Conversion] = &[$($(
            hlo_ir::rewrite::Conversion {
                root: <$Op<'static> as hlo_ir::OpView<'static>>::DEF,
                convert: |op, cv| {
                    let plan = Plan { precision: Precision::$precision, accuracy: Accuracy::$accuracy };
                    lower::$operands(op, cv, plan, $formula)
                },
            },
        )*)*];
    };
}

formulas! { pub(super) SPECIAL;
    unary AsGiven Stated {
        Acos => arc::acos;
        Acosh => arc::acosh;
        Asin => arc::asin;
        AsinAcosKernel => arc::kernel;
        Asinh => arc::asinh;
        Atan => arc::atan;
        Atanh => arc::atanh;
        Tan => |x| x.tan();
    }
    unary AsGiven Unstated {
        Conj => hyperbolic::conj;
        IsInf => bits::is_inf;
        IsNegInf => bits::is_neg_inf;
        IsPosInf => bits::is_pos_inf;
        Square => hyperbolic::square;
    }
    unary Promoted Unstated {
        Cosh => hyperbolic::cosh;
        Digamma => gamma::digamma;
        ErfInv => erf::erf_inv;
        Lgamma => gamma::lgamma;
        Sinh => hyperbolic::sinh;
    }
    unary PromotedStandard Unstated {
        BesselI1e => bessel::bessel_i1e;
        Erf => erf::erf;
        Erfc => erf::erfc;
    }
    binary AsGiven Unstated {
        Mulhi => bits::mulhi;
        NextAfter => bits::next_after;
    }
    binary Promoted Unstated {
        Polygamma => gamma::polygamma;
        Zeta => gamma::zeta;
    }
}
