//! Einstein sums: sums over single letters, one contraction, one transposition.

use hlo_dialects::stablehlo::dot::{Einsum, UnaryEinsum};

use crate::element::{Bits, ElementType};
use crate::eval::{Binder, Bound, Kernel};
use crate::kernels;
use crate::kernels::combine::{Combine, FpMode};
use crate::kernels::dot::{DotDimensions, dot_general};
use crate::kernels::kinds::BinaryKind;
use crate::kernels::{reduce as reductions, shape};
use crate::tensor::{Shape, Tensor};
use crate::trap::Trap;

kernels! { EINSUM;
    Einsum => einsum;
    UnaryEinsum => unary_einsum;
}

/// The letters of `ab,bc->ac`.
struct Config {
    operands: Vec<Vec<char>>,
    result: Vec<char>,
}

impl Config {
    fn read(config: &str, n_operands: usize) -> Result<Config, Trap> {
        let bad = || Trap::unsupported(format!("an einsum of the form `{config}`"));
        let (operands, result) = config.split_once("->").ok_or_else(bad)?;
        let letters = |text: &str| {
            let letters: Vec<char> = text.trim().chars().collect();
            let once = letters.iter().enumerate().all(|(at, letter)| !letters[..at].contains(letter));
            // Ellipses and diagonals are left out.
            (once && letters.iter().all(|letter| letter.is_ascii_alphabetic())).then_some(letters).ok_or_else(bad)
        };
        let operands = operands.split(',').map(letters).collect::<Result<Vec<_>, _>>()?;
        let result = letters(result)?;
        let known = result.iter().all(|letter| operands.iter().any(|operand| operand.contains(letter)));
        if operands.len() != n_operands || !known {
            return Err(bad());
        }
        Ok(Config { operands, result })
    }
}

/// A tensor and the letters of its dimensions.
struct Labelled {
    tensor: Tensor,
    letters: Vec<char>,
}

impl Labelled {
    fn new(tensor: Tensor, letters: &[char]) -> Result<Labelled, Trap> {
        if tensor.rank() == letters.len() {
            return Ok(Labelled { tensor, letters: letters.to_vec() });
        }
        let letters: String = letters.iter().collect();
        Err(Trap::invalid(format!("einsum: {} has not the dimensions `{letters}`", tensor.type_name())))
    }

    fn place(&self, letter: char) -> Option<usize> {
        self.letters.iter().position(|&other| other == letter)
    }

    /// Sums over the dimensions whose letters are not `kept`.
    fn summed(self, kept: impl Fn(char) -> bool, mode: FpMode) -> Result<Labelled, Trap> {
        let dims: Shape = (0..self.letters.len()).filter(|&dim| !kept(self.letters[dim])).collect();
        if dims.is_empty() {
            return Ok(self);
        }
        let add = Combine::Binary(BinaryKind::Add);
        let sums = reductions::reduce(&[self.tensor], &[Bits::default()], &dims, add, mode)?;
        let tensor = sums.into_iter().next().ok_or_else(|| Trap::invalid("einsum: no sum"))?;
        Ok(Labelled { tensor, letters: self.letters.into_iter().filter(|&letter| kept(letter)).collect() })
    }

    /// In the order of these letters, which are the tensor's own.
    fn ordered(self, letters: &[char]) -> Result<Tensor, Trap> {
        let permutation: Option<Shape> = letters.iter().map(|&letter| self.place(letter)).collect();
        match permutation {
            Some(order) if order.iter().copied().eq(0..self.letters.len()) => Ok(self.tensor),
            Some(order) => shape::transpose(&self.tensor, &order),
            None => Err(Trap::invalid("einsum: a letter is missing")),
        }
    }
}

fn unary_einsum(op: UnaryEinsum<'_>, b: &mut Binder<'_>) -> Bound {
    let config = Config::read(op.einsum_config(), 1)?;
    let mode = b.options().fp;
    Ok(Kernel::tensors(move |[x]| {
        let x = Labelled::new(x, &config.operands[0])?;
        x.summed(|letter| config.result.contains(&letter), mode)?.ordered(&config.result)
    }))
}

fn einsum(op: Einsum<'_>, b: &mut Binder<'_>) -> Bound {
    let config = Config::read(op.einsum_config(), 2)?;
    let (mode, element) = (b.options().fp, b.element(op.op().result(0).ty())?);
    Ok(Kernel::tensors(move |[lhs, rhs]| contract(&config, lhs, rhs, element, mode)))
}

fn contract(config: &Config, lhs: Tensor, rhs: Tensor, element: ElementType, mode: FpMode) -> Result<Tensor, Trap> {
    let [left, right] = &config.operands[..] else {
        return Err(Trap::invalid("einsum: two operands are expected"));
    };
    let kept = |other: &[char]| {
        let (other, result) = (other.to_vec(), config.result.clone());
        move |letter: char| other.contains(&letter) || result.contains(&letter)
    };
    let lhs = Labelled::new(lhs, left)?.summed(kept(right), mode)?;
    let rhs = Labelled::new(rhs, right)?.summed(kept(left), mode)?;
    let (mut dims, mut batch) = (DotDimensions::default(), Vec::new());
    for (at, &letter) in lhs.letters.iter().enumerate() {
        let Some(other) = rhs.place(letter) else {
            continue;
        };
        if config.result.contains(&letter) {
            batch.push(letter);
            dims.lhs_batch.push(at);
            dims.rhs_batch.push(other);
        } else {
            dims.lhs_contract.push(at);
            dims.rhs_contract.push(other);
        }
    }
    let alone = |x: &Labelled, y: &Labelled| -> Vec<char> {
        x.letters.iter().copied().filter(|&letter| y.place(letter).is_none()).collect()
    };
    let letters = [batch, alone(&lhs, &rhs), alone(&rhs, &lhs)].concat();
    let tensor = dot_general(lhs.tensor, rhs.tensor, &dims, element)?;
    Labelled { tensor, letters }.ordered(&config.result)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(config: &str, shapes: [&[usize]; 2], expect: &[i32]) {
        let tensor = |shape: &[usize]| {
            let values: Vec<i32> = (1..=shape.iter().product::<usize>() as i32).collect();
            Tensor::from_slice(ElementType::I32, shape, &values).unwrap()
        };
        let read = Config::read(config, 2).unwrap();
        let result = contract(&read, tensor(shapes[0]), tensor(shapes[1]), ElementType::I32, FpMode::Strict).unwrap();
        assert_eq!(result.as_slice::<i32>(), expect, "{config}");
    }

    #[test]
    fn letters_say_what_is_summed() {
        check("ab,bc->ac", [&[2, 2], &[2, 2]], &[7, 10, 15, 22]);
        check("ab,bc->ca", [&[2, 2], &[2, 2]], &[7, 15, 10, 22]);
        check("ab,ab->a", [&[2, 2], &[2, 2]], &[5, 25]);
        check("ab,c->c", [&[2, 2], &[2]], &[10, 20]);
        assert!(Config::read("aa,b->b", 2).is_err() && Config::read("ab->c", 1).is_err());
    }
}
