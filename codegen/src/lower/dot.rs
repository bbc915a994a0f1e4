//! Contractions. Operands are converted to the result's element type first, in which products and sums are rounded;
//! what precision or algorithm an op asks for changes nothing, as in the interpreter.

use hlo_dialects::hexir::structured::Contract;
use hlo_dialects::stablehlo::dot::{Dot, DotGeneral};
use hlo_interp::ElementType;
use hlo_ir::rewrite::{Converted, Converter};
use hlo_ir::{OpRef, Type, conversions};

use super::reduce::promoted;
use super::scalar::{self, element_of};

conversions! { pub(super) DOT;
    Dot => dot;
    DotGeneral => dot_general;
}

/// The dimensions of both operands by their role.
struct Dimensions {
    batch: [Vec<i64>; 2],
    contract: [Vec<i64>; 2],
}

fn dot_general(op: DotGeneral<'_>, cv: &mut Converter<'_>) -> Converted {
    let dims = op.dot_dimension_numbers();
    let dims = Dimensions {
        batch: [dims.lhs_batching_dimensions.to_vec(), dims.rhs_batching_dimensions.to_vec()],
        contract: [dims.lhs_contracting_dimensions.to_vec(), dims.rhs_contracting_dimensions.to_vec()],
    };
    contract(op.op(), dims, cv)
}

/// The last dimension of the left operand with the first of the right one.
fn dot(op: Dot<'_>, cv: &mut Converter<'_>) -> Converted {
    let rank = op.lhs().shape().map_or(1, <[i64]>::len) as i64;
    let dims = Dimensions { batch: [vec![], vec![]], contract: [vec![rank - 1], vec![0]] };
    contract(op.op(), dims, cv)
}

fn contract(op: OpRef<'_>, dims: Dimensions, cv: &mut Converter<'_>) -> Converted {
    let cx = op.cx;
    let result = cv.ty(op.result(0).ty())?;
    let is_logical = element_of(cx, result)? == ElementType::I1;
    // A sum of logical products is whether there is one: it is counted.
    let work = if is_logical { result_of(op, cx.tensor_type(&[], Type::I32)) } else { result };
    let (lhs, rhs) = (promoted(op.operand(0), work, cv)?, promoted(op.operand(1), work, cv)?);
    let Dimensions { batch, contract } = dims;
    let build = |b: &mut hlo_ir::Builder<'_>| {
        Contract::build_typed(b, &[work], lhs, rhs, &batch[0], &batch[1], &contract[0], &contract[1], None)
    };
    if !is_logical {
        return cv.replace(op, build);
    }
    let count = cv.build(|b| {
        let op = build(b);
        b.result(op)
    });
    cv.try_replace(op, |b| {
        scalar::compute(b, &[count], &[result], |b, args| {
            let mut e = scalar::Emitter::new(b);
            let value = scalar::convert::number(&mut e, ElementType::I32, ElementType::I1, Type::I1, args[0]);
            Ok([value].into_iter().collect())
        })
    })
}

/// The type of the result of `op` with the elements of `like`.
fn result_of(op: OpRef<'_>, like: Type) -> Type {
    op.cx.tensor_type(op.result(0).shape().unwrap_or_default(), like.element(op.cx))
}
