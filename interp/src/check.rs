//! Assertions on tensors: the `check` dialect, and its custom calls. A failure stops the run with the reference's words.

use hlo_dialects::check::*;
use hlo_ir::OpRef;

use crate::element::{Bits, Complex, ElementType};
use crate::eval::text::element_text;
use crate::eval::types::f64_of_attr;
use crate::eval::{Binder, Bound, Kernel, RunError, operands};
use crate::kernels;
use crate::kernels::bits;
use crate::kernels::distance::{index_text, ulps};
use crate::tensor::Tensor;
use crate::trap::Trap;

kernels! { CHECK;
    ExpectAlmostEq => |op, b| Ok(pair(b, ExpectAlmostEq::DEF.name, almost_equal(tolerance(op.op())?)));
    ExpectAlmostEqConst => |op, b| {
        let expected = b.tensor(op.value())?;
        Ok(constant(b, ExpectAlmostEqConst::DEF.name, expected, almost_equal(tolerance(op.op())?)))
    };
    ExpectClose => |op, b| {
        let close = close(op.min_ulp_difference(), op.max_ulp_difference());
        Ok(pair(b, ExpectClose::DEF.name, close))
    };
    ExpectEq => |_, b| Ok(pair(b, ExpectEq::DEF.name, equal));
    ExpectSerializedEq => expect_serialized_eq;
    ExpectEqConst => |op, b| {
        let expected = b.tensor(op.value())?;
        Ok(constant(b, ExpectEqConst::DEF.name, expected, equal))
    };
}

/// The kernel of a custom call `@check.…`, if the target is one of these.
pub(crate) fn custom_call(target: &str, b: &Binder<'_>) -> Option<Bound> {
    Some(Ok(match target {
        "check.expect_eq" => pair(b, "check.expect_eq", equal),
        "check.expect_close" => pair(b, "check.expect_close", close(0, 3)),
        "check.expect_almost_eq" => pair(b, "check.expect_almost_eq", almost_equal(1e-3)),
        "check.eq" => eq(b),
        _ => return None,
    }))
}

/// The attribute `tolerance`, 1e-4 when it is left out.
fn tolerance(op: OpRef<'_>) -> Result<f64, Trap> {
    op.attr("tolerance").map_or(Ok(1e-4), |attr| f64_of_attr(op.cx, attr))
}

/// A test of actual against expected values.
trait Test: Fn(&Tensor, &Tensor) -> Result<(), Trap> + Send + Sync + 'static {}
impl<T: Fn(&Tensor, &Tensor) -> Result<(), Trap> + Send + Sync + 'static> Test for T {}

/// The reference's frame around a failure.
fn framed(function: String, name: &'static str, test: impl Test) -> impl Fn(Tensor, Tensor) -> Result<(), RunError> {
    move |actual, expected| {
        if actual.element() != expected.element() || actual.shape() != expected.shape() {
            let (actual, expected) = (actual.type_name(), expected.type_name());
            return Err(Trap::invalid(format!("{name}: {actual} is compared with {expected}")).into());
        }
        test(&actual, &expected).map_err(|trap| {
            let message = format!("Error evaluating function: {function}. \n\tFallback for {name} failed: {trap}");
            Trap::invalid(message).into()
        })
    }
}

fn pair(b: &Binder<'_>, name: &'static str, test: impl Test) -> Kernel {
    let test = framed(b.function_name().to_owned(), name, test);
    Kernel::new(move |args| {
        let [actual, expected] = operands(args)?;
        test(actual, expected)
    })
}

/// The operand is what a probe saw.
fn expect_serialized_eq(op: ExpectSerializedEq<'_>, b: &mut Binder<'_>) -> Bound {
    let name = ExpectSerializedEq::DEF.name;
    let probes = b.probes().ok_or_else(|| Trap::invalid("Probe serialization directory cannot be empty."))?;
    let (id, iteration) = (op.probe_id().to_owned(), op.iteration());
    let test = framed(b.function_name().to_owned(), name, equal);
    Ok(Kernel::new(move |args| {
        let expected = args.tensor(0)?;
        test(probes.recorded(&id, iteration, expected.element())?, expected)
    }))
}

fn constant(b: &Binder<'_>, name: &'static str, expected: Tensor, test: impl Test) -> Kernel {
    let test = framed(b.function_name().to_owned(), name, test);
    Kernel::new(move |args| test(args.tensor(0)?, expected.clone()))
}

/// `@check.eq`: exact for integers, within 1e-4 otherwise; the result is true.
fn eq(b: &Binder<'_>) -> Kernel {
    let test = |actual: &Tensor, expected: &Tensor| {
        let exact = expected.element().is_integer() || expected.element() == ElementType::I1;
        if exact { equal(actual, expected) } else { almost_equal(1e-4)(actual, expected) }
    };
    let test = framed(b.function_name().to_owned(), "stablehlo.custom_call(@check.eq)", test);
    Kernel::new(move |args| {
        let [actual, expected] = operands(args)?;
        test(actual, expected)?;
        args.set(0, Tensor::splat(ElementType::I1, &[], Bits::new(1u8))?);
        Ok(())
    })
}

#[cold]
fn differ(actual: &Tensor, expected: &Tensor, position: usize, how: &str) -> Trap {
    Trap::invalid(format!(
        "Element values don't match{how}: {} (actual) vs {} (expected) at index {}\n",
        element_text(actual, position),
        element_text(expected, position),
        index_text(actual, position)
    ))
}

/// Exact equality; floats as IEEE 754 compares them.
fn equal(actual: &Tensor, expected: &Tensor) -> Result<(), Trap> {
    let is_float = actual.element().is_float() || actual.element().is_complex();
    let found = if is_float {
        let (x, y) = (doubles(actual)?, doubles(expected)?);
        pairs(&x, &y).position(|(x, y)| x.re != y.re || x.im != y.im)
    } else {
        let width = actual.element().width();
        let pairs = actual.bytes().chunks(width).zip(expected.bytes().chunks(width));
        pairs.into_iter().position(|(x, y)| x != y)
    };
    found.map_or(Ok(()), |at| Err(differ(actual, expected, at, "")))
}

/// All elements as pairs of doubles; the second is zero for real numbers. Exact.
fn doubles(tensor: &Tensor) -> Result<Tensor, Trap> {
    bits::convert(tensor.clone(), ElementType::C128)
}

fn pairs<'a>(x: &'a Tensor, y: &'a Tensor) -> impl Iterator<Item = (Complex<f64>, Complex<f64>)> + 'a {
    x.as_slice().iter().copied().zip(y.as_slice().iter().copied())
}

/// Equal, both NaN, or finite and at most `tolerance` apart.
fn almost_equal(tolerance: f64) -> impl Test {
    move |actual, expected| {
        let (x, y) = (doubles(actual)?, doubles(expected)?);
        let near = |x: f64, y: f64| {
            x == y || (x.is_nan() && y.is_nan()) || (x.is_finite() && y.is_finite() && (x - y).abs() <= tolerance)
        };
        let far = |(x, y): (Complex<f64>, Complex<f64>)| !(near(x.re, y.re) && near(x.im, y.im));
        match pairs(&x, &y).position(far) {
            None => Ok(()),
            Some(at) => Err(differ(actual, expected, at, &format!(" with tolerance {tolerance:.6}"))),
        }
    }
}

/// So many bytes of a list of mismatches are enough.
const LONGEST: usize = 1 << 20;

/// Between `min` and `max` units in the last place apart.
fn close(min: u64, max: u64) -> impl Test {
    move |actual, expected| {
        let element = actual.element();
        if !element.is_float() && !element.is_complex() {
            return Err(Trap::invalid(format!("Unsupported element type: {element}")));
        }
        let width = element.width();
        let (mut mismatches, mut n_more, mut counts) = (String::new(), 0usize, [0usize; 5]);
        let pairs = actual.bytes().chunks(width).zip(expected.bytes().chunks(width));
        for (at, (x, y)) in pairs.enumerate() {
            let distance = ulps(element, x, y);
            let differs = !(min..=max).contains(&distance);
            if differs && mismatches.len() > LONGEST {
                n_more += 1;
            } else if differs {
                mismatches += &format!(
                    "\n  index={}, actual={}, expected={}, ULP difference={distance}",
                    index_text(actual, at),
                    element_text(actual, at),
                    element_text(expected, at)
                );
            }
            counts[distance.min(4) as usize] += 1;
        }
        if mismatches.is_empty() {
            return Ok(());
        }
        if n_more > 0 {
            mismatches += &format!("\n  and {n_more} more");
        }
        for (distance, count) in counts.iter().enumerate() {
            let relation = if distance == 4 { ">=" } else { "==" };
            mismatches += &format!("\nULP difference {relation} {distance} count is {count}");
        }
        Err(Trap::invalid(format!(
            "Elements values don't match with respect to maximal ULP difference={max} limit:{mismatches}"
        )))
    }
}
