//! Random numbers.

use hlo_dialects::stablehlo::enums::{RngAlgorithm, RngDistribution};
use hlo_dialects::stablehlo::random::*;

use super::sizes;
use crate::element::ElementType;
use crate::eval::{Binder, Bound, Kernel, Value};
use crate::kernels;
use crate::kernels::bits::bitcast_convert;
use crate::kernels::rng::{Algorithm, normal, rng_bit_generator as generate, uniform};
use crate::tensor::Tensor;
use crate::trap::Trap;

kernels! { RANDOM;
    Rng => rng;
    RngBitGenerator => rng_bit_generator;
}

/// Spec: rng. Which numbers come is not said there: here each use in a run has its own, the same ones in every run.
fn rng(op: Rng<'_>, _: &mut Binder<'_>) -> Bound {
    let draw = match op.rng_distribution() {
        RngDistribution::Uniform => uniform,
        RngDistribution::Normal => normal,
    };
    Ok(Kernel::new(move |args| {
        let (a, b, shape) = (args.tensor(0)?, args.tensor(1)?, sizes(args.tensor(2)?)?);
        let key = args.next_random_key();
        args.set(0, draw(&a, &b, &shape, key)?);
        Ok(())
    }))
}

/// The state as the words that the algorithms keep it in; four halves make two words.
fn words(state: Tensor) -> Result<Tensor, Trap> {
    match state.element() {
        ElementType::UI64 => Ok(state),
        ElementType::I64 => Ok(state.reinterpreted(ElementType::UI64)),
        _ => {
            let halves = state.len();
            let pairs = state.reshaped(&[halves / 2, 2])?;
            bitcast_convert(pairs, ElementType::UI64, &[halves / 2])
        }
    }
}

fn rng_bit_generator(op: RngBitGenerator<'_>, b: &mut Binder<'_>) -> Bound {
    let algorithm = match op.rng_algorithm() {
        RngAlgorithm::Default => Algorithm::Default,
        RngAlgorithm::ThreeFry => Algorithm::ThreeFry,
        RngAlgorithm::Philox => Algorithm::Philox,
    };
    let result = op.op().result(1).ty();
    let (element, shape) = (b.element(result)?, b.shape(result)?);
    Ok(Kernel::new(move |args| {
        let state = args.tensor(0)?;
        let (state_element, state_shape) = (state.element(), state.shape().to_vec());
        let [next, bits] = generate(&words(state)?, algorithm, element, &shape)?;
        let next = match state_element.width() {
            8 => next.reinterpreted(state_element),
            _ => {
                let n_words = next.len();
                bitcast_convert(next, state_element, &[n_words, 2])?.reshaped(&state_shape)?
            }
        };
        Ok(args.set_all([next, bits].map(Value::Tensor))?)
    }))
}
