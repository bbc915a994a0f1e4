//! Sorting. Comparators that order by keys are recognized, the way frameworks write them; others are called.

use hlo_dialects::stablehlo::enums::ComparisonDirection;
use hlo_dialects::stablehlo::reduce::Sort;
use hlo_ir::{BlockRef, OpRef, Signedness, TypeData, ValueDef, ValueRef, traits};

use super::elementwise::order;
use crate::eval::scalar::Computation;
use crate::eval::{Binder, Bound, Kernel, Value};
use crate::kernels;
use crate::kernels::compare::Order;
use crate::kernels::sort::{Comparator, SortKey, sort as sort_tensors};
use crate::tensor::Tensor;
use crate::trap::Trap;
use hlo_dialects::stablehlo::constant::Constant;
use hlo_dialects::stablehlo::elementwise::{And, Compare, Or, Select};

kernels! { SORT;
    Sort => sort;
}

fn sort(op: Sort<'_>, b: &mut Binder<'_>) -> Bound {
    let rank = op.op().operand(0).shape().map_or(0, <[i64]>::len) as i64;
    let dim = op.dimension();
    // Spec: sort. Negative dimensions count from the last.
    let dim = usize::try_from(if dim < 0 { dim + rank } else { dim })
        .map_err(|_| Trap::invalid(format!("sort: dimension {dim} of rank {rank}")))?;
    let keys = op.op().region(0).entry().and_then(keys_of);
    let computation = Computation::of(op.op().region(0), b)?;
    let n_inputs = op.op().n_operands();
    Ok(Kernel::new(move |args| {
        let bound = computation.bind(args)?;
        let inputs = (0..n_inputs).map(|at| args.tensor(at)).collect::<Result<Vec<Tensor>, _>>()?;
        let comparator = match &keys {
            Some(keys) => Comparator::Keys(keys),
            None => Comparator::Region(&bound),
        };
        let results = sort_tensors(&inputs, dim, comparator)?;
        Ok(args.set_all(results.into_iter().map(Value::Tensor))?)
    }))
}

/// The keys that a comparator orders by, most significant first. One that does more than compare has none.
fn keys_of(block: BlockRef<'_>) -> Option<Vec<SortKey>> {
    let is_quiet = |op: OpRef<'_>| op.has(traits::NO_MEMORY_EFFECT) || op.has(traits::TERMINATOR);
    if !block.ops().all(is_quiet) {
        return None;
    }
    let returned = block.terminator()?.operands().next()?;
    let mut keys = Vec::new();
    let mut rest = returned;
    loop {
        // key ::= before | before or (equal and key)
        let Some(or) = rest.def::<Or<'_>>() else {
            keys.push(before(rest)?);
            return Some(keys);
        };
        let sides = [or.op().operand(0), or.op().operand(1)];
        let is_and = |value: ValueRef<'_>| value.def::<And<'_>>().is_some();
        let (first, both) = if is_and(sides[1]) { (sides[0], sides[1]) } else { (sides[1], sides[0]) };
        let key = before(first)?;
        let and = both.def::<And<'_>>()?;
        let (x, y) = (and.op().operand(0), and.op().operand(1));
        rest = match (equal(x), equal(y)) {
            (Some(operand), _) if operand == key.operand => y,
            (_, Some(operand)) if operand == key.operand => x,
            _ => return None,
        };
        keys.push(key);
    }
}

/// `lhs < rhs` or `lhs > rhs` of one operand.
fn before(value: ValueRef<'_>) -> Option<SortKey> {
    let compare = value.def::<Compare<'_>>()?;
    let (lhs, rhs) = (side(compare.op().operand(0))?, side(compare.op().operand(1))?);
    let descending = match (compare.comparison_direction(), lhs.is_rhs, rhs.is_rhs) {
        (ComparisonDirection::Lt, false, true) | (ComparisonDirection::Gt, true, false) => false,
        (ComparisonDirection::Gt, false, true) | (ComparisonDirection::Lt, true, false) => true,
        _ => return None,
    };
    let element = compare.lhs().ty().element(compare.op().cx);
    let order = match (order(compare.compare_type()), element.data(compare.op().cx)) {
        // Keys are ordered as their type says.
        (Order::Signed, TypeData::Integer { signedness: Signedness::Unsigned, .. }) => return None,
        (Order::Unsigned, TypeData::Integer { signedness: Signedness::Signless, width: 2.. }) => return None,
        (_, TypeData::Complex(_)) => return None,
        (Order::Total, _) if !lhs.canonical => Order::Total,
        _ => Order::Partial,
    };
    (lhs.operand == rhs.operand && lhs.canonical == rhs.canonical).then_some(SortKey {
        operand: lhs.operand,
        descending,
        order,
    })
}

/// `lhs == rhs` of one operand: which.
fn equal(value: ValueRef<'_>) -> Option<usize> {
    let compare = value.def::<Compare<'_>>()?;
    let (lhs, rhs) = (side(compare.op().operand(0))?, side(compare.op().operand(1))?);
    let is_pair = lhs.operand == rhs.operand && lhs.is_rhs != rhs.is_rhs;
    (compare.comparison_direction() == ComparisonDirection::Eq && is_pair).then_some(lhs.operand)
}

/// One side of a comparison.
struct Side {
    operand: usize,
    is_rhs: bool,
    /// Whether all zeros and all NaNs were made one before.
    canonical: bool,
}

fn side(value: ValueRef<'_>) -> Option<Side> {
    if let ValueDef::Argument(_, number) = value.source() {
        return Some(Side { operand: number / 2, is_rhs: number % 2 == 1, canonical: false });
    }
    // select (x != x), NaN, (select (x == 0), 0, x)
    let (is_nan, nan, zeroed) = choice(value)?;
    let (is_zero, zero, x) = choice(zeroed)?;
    let nan_test = is_nan.comparison_direction() == ComparisonDirection::Ne && {
        let (a, b) = (is_nan.op().operand(0).id, is_nan.op().operand(1).id);
        a == b && (a == zeroed.id || a == x.id)
    };
    let zero_test = is_zero.comparison_direction() == ComparisonDirection::Eq
        && is_zero.op().operand(0).id == x.id
        && is_zero_constant(is_zero.op().operand(1));
    let is_canonical = nan_test && zero_test && is_nan_constant(nan) && is_zero_constant(zero);
    let side = side(x).filter(|side| is_canonical && !side.canonical)?;
    Some(Side { canonical: true, ..side })
}

/// The parts of `select (compare …), a, b`.
fn choice(value: ValueRef<'_>) -> Option<(Compare<'_>, ValueRef<'_>, ValueRef<'_>)> {
    let select = value.def::<Select<'_>>()?.op();
    Some((select.operand(0).def()?, select.operand(1), select.operand(2)))
}

fn constant(value: ValueRef<'_>) -> Option<f64> {
    let constant = value.def::<Constant<'_>>()?;
    constant.value().dense(value.cx)?.f64s(value.cx)?.next()
}

fn is_nan_constant(value: ValueRef<'_>) -> bool {
    constant(value).is_some_and(f64::is_nan)
}

fn is_zero_constant(value: ValueRef<'_>) -> bool {
    constant(value) == Some(0.0)
}

#[cfg(test)]
mod tests {
    use crate::element::ElementType;
    use crate::eval::Interpreter;
    use crate::tensor::Tensor;
    use crate::testing::parse;

    #[test]
    fn comparators_that_do_more_than_compare_are_called() {
        let module = parse(
            r#"func.func @main(%x: tensor<2xi32>) -> tensor<2xi32> {
              %0 = "stablehlo.sort"(%x) <{dimension = 0 : i64}> ({
              ^bb0(%a: tensor<i32>, %b: tensor<i32>):
                check.expect_eq_const %a, dense<9> : tensor<i32>
                %p = stablehlo.compare LT, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
                stablehlo.return %p : tensor<i1>
              }) : (tensor<2xi32>) -> tensor<2xi32>
              return %0 : tensor<2xi32>
            }"#,
        );
        let x = Tensor::from_slice(ElementType::I32, &[2], &[2i32, 1]).unwrap();
        let error = Interpreter::new(&module).run("main", vec![x.into()]).unwrap_err();
        assert!(error.trap().message().contains("check.expect_eq_const failed"), "{error}");
    }
}
