//! Tensors out of nothing.

use hlo_dialects::chlo;
use hlo_dialects::hexir::data;
use hlo_dialects::stablehlo::constant::{Constant, Iota};
use hlo_ir::rewrite::{Converted, Converter};
use hlo_ir::{Attr, OpRef, conversions};

use super::shape::require_sizes;

conversions! { pub(super) CONSTANT;
    Constant => |op: Constant<'_>, cv: &mut Converter<'_>| constant(op.op(), op.value(), cv);
    chlo::structured::Constant => |op: chlo::structured::Constant<'_>, cv: &mut Converter<'_>| {
        constant(op.op(), op.value(), cv)
    };
    Iota => iota;
}

fn constant(op: OpRef<'_>, value: Attr, cv: &mut Converter<'_>) -> Converted {
    let ty = cv.ty(op.result(0).ty())?;
    cv.replace(op, |b| data::Constant::build_typed(b, &[ty], value))
}

fn iota(op: Iota<'_>, cv: &mut Converter<'_>) -> Converted {
    require_sizes(op.op().cx, op.output().ty())?;
    let ty = cv.ty(op.output().ty())?;
    cv.replace(op.op(), |b| data::Iota::build_typed(b, &[ty], None, op.iota_dimension()))
}

#[cfg(test)]
mod tests {
    use crate::lower::testing::check;

    #[test]
    fn data_stay_as_they_are() {
        check(
            "",
            "%0 = stablehlo.constant {test.mark} dense<[1.0, 2.0]> : tensor<2xf32>
            %1 = stablehlo.constant dense<7> : tensor<ui8>
            %2 = stablehlo.iota dim = 1 : tensor<2x3xi32>",
            "%cst = hexir.constant {test.mark} dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>
            %cst_0 = hexir.constant dense<7> : tensor<ui8>
            %0 = hexir.iota dim 1 : tensor<2x3xi32>",
        );
    }
}
