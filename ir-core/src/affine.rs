//! Affine maps and integer sets: integer expressions over dimensions and symbols.
//!
//! Expressions are simplified as they are built, by the rules that MLIR applies then, because its text shows the
//! result: constants are folded and moved to the right, like terms are joined, divisions by known divisors vanish.

use std::sync::Arc;

/// Expressions nest at most this deep, so that walking, comparing and dropping them needs little stack.
pub const MAX_AFFINE_DEPTH: u32 = 1_000;

/// `(d0, d1)[s0] -> (d0 + s0, d1)`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct AffineMap {
    /// How many dimensions.
    pub n_dims: u32,
    /// How many symbols.
    pub n_syms: u32,
    /// One expression a result.
    pub results: Box<[AffineExpr]>,
}

impl AffineMap {
    /// `(d0, …) -> (d0, …)`.
    pub fn identity(n_dims: u32) -> AffineMap {
        AffineMap { n_dims, n_syms: 0, results: (0..n_dims).map(AffineExpr::Dim).collect() }
    }

    /// Whether the map returns its dimensions as they come.
    pub fn is_identity(&self) -> bool {
        self.results.len() == self.n_dims as usize
            && self.results.iter().zip(0..).all(|(result, dim)| *result == AffineExpr::Dim(dim))
    }
}

/// `(d0)[s0] : (d0 - s0 >= 0)`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct IntegerSet {
    /// How many dimensions.
    pub n_dims: u32,
    /// How many symbols.
    pub n_syms: u32,
    /// What holds of every member.
    pub constraints: Box<[AffineConstraint]>,
}

/// `expr == 0` or `expr >= 0`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct AffineConstraint {
    /// The left-hand side.
    pub expr: AffineExpr,
    /// Whether it must be zero; otherwise it must not be negative.
    pub is_equality: bool,
}

/// The operator of a [`AffineExpr::Binary`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum AffineOp {
    /// `+`
    Add,
    /// `*`
    Mul,
    /// `floordiv`
    FloorDiv,
    /// `ceildiv`
    CeilDiv,
    /// `mod`
    Mod,
}

/// An integer expression.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum AffineExpr {
    /// The dimension of this number.
    Dim(u32),
    /// The symbol of this number.
    Symbol(u32),
    /// A constant.
    Constant(i64),
    /// An operator on two operands.
    Binary(Arc<AffineBinary>),
}

/// The node of a [`AffineExpr::Binary`].
#[derive(PartialEq, Eq, Hash, Debug)]
pub struct AffineBinary {
    /// The operator.
    pub op: AffineOp,
    /// The left operand.
    pub lhs: AffineExpr,
    /// The right operand.
    pub rhs: AffineExpr,
    depth: u32,
    symbolic: bool,
}

/// An expression that would nest deeper than [`MAX_AFFINE_DEPTH`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TooDeep;

type Built = Result<AffineExpr, TooDeep>;

impl AffineExpr {
    /// The constant, if this is one.
    pub fn as_constant(&self) -> Option<i64> {
        match self {
            AffineExpr::Constant(value) => Some(*value),
            _ => None,
        }
    }

    /// Operands of the operator `op`, if this is one.
    pub fn as_binary(&self, op: AffineOp) -> Option<(&AffineExpr, &AffineExpr)> {
        match self {
            AffineExpr::Binary(binary) if binary.op == op => Some((&binary.lhs, &binary.rhs)),
            _ => None,
        }
    }

    /// Whether no dimension occurs in it.
    pub fn is_symbolic_or_constant(&self) -> bool {
        match self {
            AffineExpr::Dim(_) => false,
            AffineExpr::Symbol(_) | AffineExpr::Constant(_) => true,
            AffineExpr::Binary(binary) => binary.symbolic,
        }
    }

    fn depth(&self) -> u32 {
        match self {
            AffineExpr::Binary(binary) => binary.depth,
            _ => 0,
        }
    }

    fn binary(op: AffineOp, lhs: AffineExpr, rhs: AffineExpr) -> Built {
        let depth = lhs.depth().max(rhs.depth()) + 1;
        if depth > MAX_AFFINE_DEPTH {
            return Err(TooDeep);
        }
        let symbolic = lhs.is_symbolic_or_constant() && rhs.is_symbolic_or_constant();
        Ok(AffineExpr::Binary(Arc::new(AffineBinary { op, lhs, rhs, depth, symbolic })))
    }

    /// A number that divides every value of the expression; zero for the constant zero.
    pub fn known_divisor(&self) -> u64 {
        match self {
            AffineExpr::Dim(_) | AffineExpr::Symbol(_) => 1,
            AffineExpr::Constant(value) => value.unsigned_abs(),
            AffineExpr::Binary(binary) => {
                let AffineBinary { op, lhs, rhs, .. } = &**binary;
                match op {
                    AffineOp::Mul => lhs.known_divisor().wrapping_mul(rhs.known_divisor()),
                    AffineOp::Add | AffineOp::Mod => gcd(lhs.known_divisor(), rhs.known_divisor()),
                    AffineOp::FloorDiv | AffineOp::CeilDiv => {
                        match (rhs.as_constant(), lhs.known_divisor()) {
                            // Exact division: a quotient of multiples stays a multiple.
                            (Some(divisor), multiple) if divisor != 0 && multiple % divisor.unsigned_abs() == 0 => {
                                multiple / divisor.unsigned_abs()
                            }
                            _ => 1,
                        }
                    }
                }
            }
        }
    }

    /// `self + rhs`.
    pub fn plus(self, rhs: AffineExpr) -> Built {
        use AffineExpr::Constant;
        use AffineOp::{Add, FloorDiv, Mul};
        let lhs = self;
        if let (Constant(a), Constant(b)) = (&lhs, &rhs) {
            return match a.checked_add(*b) {
                Some(sum) => Ok(Constant(sum)),
                None => Self::binary(Add, lhs, rhs),
            };
        }
        // The constant goes to the right, else what is free of dimensions.
        let rhs_is_simpler = rhs.is_symbolic_or_constant();
        if matches!(lhs, Constant(_)) || (lhs.is_symbolic_or_constant() && !rhs_is_simpler) {
            return rhs.plus(lhs);
        }
        if in_wrong_order(&lhs, &rhs) {
            return Self::binary(Add, rhs, lhs);
        }
        if rhs == Constant(0) {
            return Ok(lhs);
        }
        // (x + 2) + 3 is x + 5.
        if let (Some((x, Constant(a))), Constant(b)) = (lhs.as_binary(Add), &rhs) {
            return x.clone().plus(Constant(a.wrapping_add(*b)));
        }
        // x * 2 + x * 3 is x * 5.
        let (left_factor, left_term) = lhs.factor_and_term();
        let (right_factor, right_term) = rhs.factor_and_term();
        if left_term == right_term {
            return left_term.clone().times(Constant(left_factor.wrapping_add(right_factor)));
        }
        // (x + 2) + y is (x + y) + 2.
        if let Some((x, constant @ Constant(_))) = lhs.as_binary(Add) {
            return x.clone().plus(rhs)?.plus(constant.clone());
        }
        // x + ((x floordiv q) * q) * -1 is x mod q; so is x + (x floordiv c) * -c.
        if let Some((product, factor)) = rhs.as_binary(Mul) {
            if *factor == Constant(-1)
                && let Some((quotient, divisor)) = product.as_binary(Mul)
                && let Some((x, by)) = quotient.as_binary(FloorDiv)
                && by == divisor
                && *x == lhs
            {
                return lhs.modulo(divisor.clone());
            }
            if let (Some((x, Constant(c))), Constant(factor)) = (product.as_binary(FloorDiv), factor)
                && *c > 0
                && *factor == -c
                && *x == lhs
            {
                return lhs.modulo(Constant(*c));
            }
            // y + x + (z floordiv q) * f is y + (x + (z floordiv q) * f) where that can be simplified.
            if let (Some(_), Some((y, x))) = (product.as_binary(FloorDiv), lhs.as_binary(Add)) {
                let sum = x.clone().plus(rhs.clone())?;
                if sum.as_binary(Add) != Some((x, &rhs)) {
                    return y.clone().plus(sum);
                }
            }
        }
        Self::binary(Add, lhs, rhs)
    }

    /// The constant factor of a product (one elsewhere) and what it multiplies.
    fn factor_and_term(&self) -> (i64, &AffineExpr) {
        match self.as_binary(AffineOp::Mul) {
            Some((term, AffineExpr::Constant(factor))) => (*factor, term),
            _ => (1, self),
        }
    }

    /// `self * rhs`.
    pub fn times(self, rhs: AffineExpr) -> Built {
        use AffineExpr::Constant;
        use AffineOp::Mul;
        let lhs = self;
        if let (Constant(a), Constant(b)) = (&lhs, &rhs) {
            return match a.checked_mul(*b) {
                Some(product) => Ok(Constant(product)),
                None => Self::binary(Mul, lhs, rhs),
            };
        }
        if !lhs.is_symbolic_or_constant() && !rhs.is_symbolic_or_constant() {
            return Self::binary(Mul, lhs, rhs);
        }
        if !rhs.is_symbolic_or_constant() || matches!(lhs, Constant(_)) {
            return rhs.times(lhs);
        }
        if in_wrong_order(&lhs, &rhs) {
            return Self::binary(Mul, rhs, lhs);
        }
        match rhs {
            Constant(1) => return Ok(lhs),
            Constant(0) => return Ok(rhs),
            _ => {}
        }
        match (lhs.as_binary(Mul), &rhs) {
            // (x * 2) * 3 is x * 6.
            (Some((x, Constant(a))), Constant(b)) => x.clone().times(Constant(a.wrapping_mul(*b))),
            // (x * 2) * s is (x * s) * 2.
            (Some((x, factor @ Constant(_))), _) => x.clone().times(rhs)?.times(factor.clone()),
            _ => Self::binary(Mul, lhs, rhs),
        }
    }

    /// `-self`.
    pub fn negated(self) -> Built {
        self.times(AffineExpr::Constant(-1))
    }

    /// `self - rhs`.
    pub fn minus(self, rhs: AffineExpr) -> Built {
        self.plus(rhs.negated()?)
    }

    /// `self floordiv rhs`.
    pub fn floor_div(self, rhs: AffineExpr) -> Built {
        use AffineOp::{Add, FloorDiv};
        if self == rhs && self.as_constant().is_none() {
            return Ok(AffineExpr::Constant(1));
        }
        let divisor = match rhs {
            AffineExpr::Constant(divisor) if divisor != 0 => divisor,
            _ => return Self::binary(FloorDiv, self, rhs),
        };
        if let Some(value) = self.as_constant() {
            let quotient = value.checked_div_euclid(divisor).map(|q| {
                // Euclid rounds towards the side that leaves a positive rest; floor differs for negative divisors.
                if divisor < 0 && value.wrapping_rem_euclid(divisor) != 0 { q - 1 } else { q }
            });
            return match quotient {
                Some(quotient) => Ok(AffineExpr::Constant(quotient)),
                None => Self::binary(FloorDiv, self, rhs),
            };
        }
        if divisor == 1 {
            return Ok(self);
        }
        if let Some(product) = self.exact_quotient(divisor) {
            return product;
        }
        // (a + b) floordiv c splits when c divides a or b.
        if let Some((a, b)) = self.as_binary(Add) {
            let divides = |x: &AffineExpr| x.known_divisor().is_multiple_of(divisor.unsigned_abs());
            if divides(a) || divides(b) {
                return a.clone().floor_div(rhs.clone())?.plus(b.clone().floor_div(rhs)?);
            }
        }
        Self::binary(FloorDiv, self, rhs)
    }

    /// `(x * 6) / 3` is `x * 2`.
    fn exact_quotient(&self, divisor: i64) -> Option<Built> {
        let (x, AffineExpr::Constant(factor)) = self.as_binary(AffineOp::Mul)? else {
            return None;
        };
        let quotient = factor.checked_div(divisor)?;
        (factor % divisor == 0).then(|| x.clone().times(AffineExpr::Constant(quotient)))
    }

    /// `self ceildiv rhs`.
    pub fn ceil_div(self, rhs: AffineExpr) -> Built {
        use AffineOp::CeilDiv;
        if self == rhs && self.as_constant().is_none() {
            return Ok(AffineExpr::Constant(1));
        }
        let divisor = match rhs {
            AffineExpr::Constant(divisor) if divisor != 0 => divisor,
            _ => return Self::binary(CeilDiv, self, rhs),
        };
        if let Some(value) = self.as_constant() {
            let (quotient, rest) = match (value.checked_div(divisor), value.checked_rem(divisor)) {
                (Some(quotient), Some(rest)) => (quotient, rest),
                _ => return Self::binary(CeilDiv, self, rhs),
            };
            let rounds_up = rest != 0 && (rest < 0) == (divisor < 0);
            return Ok(AffineExpr::Constant(quotient + i64::from(rounds_up)));
        }
        if divisor == 1 {
            return Ok(self);
        }
        match self.exact_quotient(divisor) {
            Some(product) => product,
            None => Self::binary(CeilDiv, self, rhs),
        }
    }

    /// `self mod rhs`.
    pub fn modulo(self, rhs: AffineExpr) -> Built {
        use AffineOp::{Add, Mod};
        if self == rhs && self.as_constant().is_none() {
            return Ok(AffineExpr::Constant(0));
        }
        let divisor = match rhs {
            AffineExpr::Constant(divisor) if divisor >= 1 => divisor,
            _ => return Self::binary(Mod, self, rhs),
        };
        if let Some(value) = self.as_constant() {
            return Ok(AffineExpr::Constant(value.rem_euclid(divisor)));
        }
        let divides = |x: &AffineExpr| x.known_divisor().is_multiple_of(divisor.unsigned_abs());
        if divides(&self) {
            return Ok(AffineExpr::Constant(0));
        }
        if let Some((a, b)) = self.as_binary(Add) {
            if divides(a) {
                return b.clone().modulo(rhs);
            }
            if divides(b) {
                return a.clone().modulo(rhs);
            }
        }
        // (x mod 6) mod 3 is x mod 3.
        if let Some((x, AffineExpr::Constant(inner))) = self.as_binary(Mod)
            && *inner >= 1
            && inner % divisor == 0
        {
            return x.clone().modulo(rhs);
        }
        Self::binary(Mod, self, rhs)
    }
}

/// Two dimensions, or two symbols, stand in the order of their numbers.
fn in_wrong_order(lhs: &AffineExpr, rhs: &AffineExpr) -> bool {
    match (lhs, rhs) {
        (AffineExpr::Dim(a), AffineExpr::Dim(b)) | (AffineExpr::Symbol(a), AffineExpr::Symbol(b)) => a > b,
        _ => false,
    }
}

/// The greatest common divisor; of zero and `n` it is `n`.
fn gcd(mut a: u64, mut b: u64) -> u64 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn division_rounds_as_its_name_says() {
        for (a, b, floor, ceil) in [(7, 2, 3, 4), (-7, 2, -4, -3), (7, -2, -4, -3), (-7, -2, 3, 4), (6, -2, -3, -3)] {
            let (a, b) = (AffineExpr::Constant(a), AffineExpr::Constant(b));
            assert_eq!(a.clone().floor_div(b.clone()), Ok(AffineExpr::Constant(floor)));
            assert_eq!(a.ceil_div(b), Ok(AffineExpr::Constant(ceil)));
        }
    }

    #[test]
    fn depth_is_bounded() {
        let mut expr = AffineExpr::Dim(0);
        for dim in 1.. {
            match expr.clone().plus(AffineExpr::Dim(dim)) {
                Ok(sum) => expr = sum,
                Err(TooDeep) => {
                    assert_eq!(dim, MAX_AFFINE_DEPTH + 1);
                    break;
                }
            }
        }
    }
}
