//! Contractions. `hexir.contract` converts its operands to the result's element type, in which products and sums are
//! rounded; what precision an op asks for changes nothing, as in the interpreter. An algorithm says what operands and sums
//! are rounded to; those that split numbers into parts are refused.

use hlo_dialects::hexir::structured::Contract;
use hlo_dialects::stablehlo::dot::{Dot, DotGeneral};
use hlo_interp::ElementType;
use hlo_interp::element::SmallFloat;
use hlo_interp::kernels::dot_algorithm::{Algorithm, Precision};
use hlo_interp::stablehlo::dot::algorithm_of;
use hlo_ir::num::FloatKind;
use hlo_ir::rewrite::{Converted, Converter, Refused};
use hlo_ir::{Builder, OpRef, Type, TypeData, Value, ValueRef, conversions};

use super::reduce::{converted_to, promoted};
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
    match algorithm_of(op).map_err(|trap| Refused::because(trap.message()))? {
        None => contract(op.op(), dims, cv),
        Some(algorithm) => contract_as(op.op(), dims, &algorithm, cv),
    }
}

/// A contraction whose operands are rounded first, and whose sums are kept in a type of their own.
fn contract_as(op: OpRef<'_>, dims: Dimensions, algorithm: &Algorithm, cv: &mut Converter<'_>) -> Converted {
    let cx = op.cx;
    let (Precision::Element(lhs), Precision::Element(rhs), 1) = (algorithm.lhs, algorithm.rhs, algorithm.n_products)
    else {
        return Err(Refused::because("its algorithm rounds to TF32 or splits numbers into parts"));
    };
    let float = |element: ElementType| {
        let kind = FloatKind::from_keyword(element.name().as_bytes());
        kind.map(|kind| cx.intern_type(TypeData::Float(kind)))
            .ok_or_else(|| Refused::because("its algorithm is of no floats"))
    };
    let sum = algorithm.accumulation;
    let mut rounded = |operand: ValueRef<'_>, precision| {
        let shape = operand.shape().ok_or_else(|| Refused::because("its operands have no rank"))?;
        let mut from = element_of(cx, operand.ty())?;
        let mut value = cv.value(operand);
        for to in [precision, sum] {
            if from != to {
                value = converted_to(value, shape, (from, to), float(to)?, cv)?;
            }
            from = to;
        }
        Ok::<Value, Refused>(value)
    };
    let (lhs, rhs) = (rounded(op.operand(0), lhs)?, rounded(op.operand(1), rhs)?);
    let result = cv.ty(op.result(0).ty())?;
    let to = element_of(cx, result)?;
    let shape = result.shape(cx).unwrap_or_default();
    let work = cx.tensor_type(shape, float(sum)?);
    let Dimensions { batch, contract } = dims;
    let build = |b: &mut Builder<'_>| {
        Contract::build_typed(b, &[work], lhs, rhs, &batch[0], &batch[1], &contract[0], &contract[1], None)
    };
    if sum == to {
        return cv.replace(op, build);
    }
    let sums = cv.build(|b| {
        let op = build(b);
        b.result(op)
    });
    cv.try_replace(op, |b| {
        scalar::compute(b, &[sums], &[result], |b, args| {
            let mut e = scalar::Emitter::new(b);
            let element = result.element(e.cx());
            Ok([scalar::convert::number(&mut e, sum, to, element, args[0])].into_iter().collect())
        })
    })
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
    let to = element_of(cx, result)?;
    if to == ElementType::Small(SmallFloat::F8E8M0FNU) {
        return Err(Refused::because("its sums begin with zero, which the result's type does not have"));
    }
    let is_logical = to == ElementType::I1;
    // A sum of logical products is whether there is one: it is counted.
    let work = if is_logical { cx.tensor_type(result.shape(cx).unwrap_or_default(), Type::I32) } else { result };
    let mut operands = [op.operand(0), op.operand(1)].map(|operand| (operand, cv.value(operand)));
    for (operand, value) in &mut operands {
        let from = element_of(cx, operand.ty())?;
        // A contraction widens numbers, but no truth values, and makes no floats of integers.
        if from == ElementType::I1 || from.is_float() != to.is_float() {
            *value = promoted(*operand, work, cv)?;
        }
    }
    let [(_, lhs), (_, rhs)] = operands;
    let Dimensions { batch, contract } = dims;
    let build = |b: &mut Builder<'_>| {
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

#[cfg(test)]
mod tests {
    use crate::lower::testing::{check, check_refused};

    #[test]
    fn dimensions_keep_their_roles() {
        check(
            "%x: tensor<5x2x3xf32>, %y: tensor<5x3x4xf32>",
            "%0 = stablehlo.dot_general %x, %y, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [HIGHEST, DEFAULT] : (tensor<5x2x3xf32>, tensor<5x3x4xf32>) -> tensor<5x2x4xf32>",
            "%0 = hexir.contract %arg0, %arg1 batch [0] x [0] contract [2] x [1] : (tensor<5x2x3xf32>, tensor<5x3x4xf32>) -> tensor<5x2x4xf32>",
        );
        check(
            "%x: tensor<2x3xbf16>, %y: tensor<3xbf16>",
            "%0 = stablehlo.dot %x, %y : (tensor<2x3xbf16>, tensor<3xbf16>) -> tensor<2xf32>",
            "%0 = hexir.contract %arg0, %arg1 batch [] x [] contract [1] x [0] : (tensor<2x3xbf16>, tensor<3xbf16>) -> tensor<2xf32>",
        );
    }

    #[test]
    fn numbers_of_another_kind_are_converted_first() {
        check(
            "%x: tensor<2x3xi8>, %y: tensor<3xf32>",
            "%0 = stablehlo.dot %x, %y : (tensor<2x3xi8>, tensor<3xf32>) -> tensor<2xf32>",
            "%0 = hexir.compute %arg0 : (tensor<2x3xi8>) -> tensor<2x3xf32> {
            ^bb0(%arg2: i8):
            %2 = arith.sitofp %arg2 : i8 to f32
            hexir.yield %2 : f32
            }
            %1 = hexir.contract %0, %arg1 batch [] x [] contract [1] x [0] : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2xf32>",
        );
    }

    #[test]
    fn algorithms_round_operands_and_sums() {
        let algorithm = |precision: &str, n_products: u32| {
            format!(
                "%0 = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0], algorithm = <lhs_precision_type = \
                 {precision}, rhs_precision_type = {precision}, accumulation_type = f32, lhs_component_count = 1, \
                 rhs_component_count = 1, num_primitive_operations = {n_products}, allow_imprecise_accumulation = false> : \
                 (tensor<3xf32>, tensor<3xbf16>) -> tensor<f16>"
            )
        };
        check(
            "%x: tensor<3xf32>, %y: tensor<3xbf16>",
            &algorithm("bf16", 1),
            "%0 = hexir.compute %arg0 : (tensor<3xf32>) -> tensor<3xbf16> {
            ^bb0(%arg2: f32):
            %5 = arith.truncf %arg2 : f32 to bf16
            hexir.yield %5 : bf16
            }
            %1 = hexir.compute %0 : (tensor<3xbf16>) -> tensor<3xf32> {
            ^bb0(%arg2: bf16):
            %5 = arith.extf %arg2 : bf16 to f32
            hexir.yield %5 : f32
            }
            %2 = hexir.compute %arg1 : (tensor<3xbf16>) -> tensor<3xf32> {
            ^bb0(%arg2: bf16):
            %5 = arith.extf %arg2 : bf16 to f32
            hexir.yield %5 : f32
            }
            %3 = hexir.contract %1, %2 batch [] x [] contract [0] x [0] : (tensor<3xf32>, tensor<3xf32>) -> tensor<f32>
            %4 = hexir.compute %3 : (tensor<f32>) -> tensor<f16> {
            ^bb0(%arg2: f32):
            %5 = arith.truncf %arg2 : f32 to f16
            hexir.yield %5 : f16
            }",
        );
        let refused = [
            "2: failed to legalize operation 'stablehlo.dot_general'; its algorithm rounds to TF32 or splits numbers into \
             parts; the interpreter runs it: `hlo run --backend interp`",
        ];
        check_refused("%x: tensor<3xf32>, %y: tensor<3xbf16>", &algorithm("bf16", 6), &refused);
        check_refused("%x: tensor<3xf32>, %y: tensor<3xbf16>", &algorithm("tf32", 1), &refused);
    }

    #[test]
    fn truth_is_counted() {
        check(
            "%x: tensor<3xi1>, %y: tensor<3xi1>",
            "%0 = stablehlo.dot %x, %y {test.mark} : (tensor<3xi1>, tensor<3xi1>) -> tensor<i1>",
            "%0 = hexir.compute %arg0 : (tensor<3xi1>) -> tensor<3xi32> {
            ^bb0(%arg2: i1):
            %4 = arith.extui %arg2 : i1 to i32
            hexir.yield %4 : i32
            }
            %1 = hexir.compute %arg1 : (tensor<3xi1>) -> tensor<3xi32> {
            ^bb0(%arg2: i1):
            %4 = arith.extui %arg2 : i1 to i32
            hexir.yield %4 : i32
            }
            %2 = hexir.contract %0, %1 batch [] x [] contract [0] x [0] : (tensor<3xi32>, tensor<3xi32>) -> tensor<i32>
            %3 = hexir.compute %2 {test.mark} : (tensor<i32>) -> tensor<i1> {
            ^bb0(%arg2: i32):
            %c0_i32 = arith.constant 0 : i32
            %4 = arith.cmpi ne, %arg2, %c0_i32 : i32
            hexir.yield %4 : i1
            }",
        );
    }

    #[test]
    fn sums_need_a_zero() {
        check_refused(
            "%x: tensor<3xf8E8M0FNU>",
            "%0 = stablehlo.dot %x, %x : (tensor<3xf8E8M0FNU>, tensor<3xf8E8M0FNU>) -> tensor<f8E8M0FNU>",
            &[
                "2: failed to legalize operation 'stablehlo.dot'; its sums begin with zero, which the result's type does not \
               have; the interpreter runs it: `hlo run --backend interp`",
            ],
        );
    }
}
