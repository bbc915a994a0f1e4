//! The names of the elementwise operations; tables of kernels are keyed by them.

/// Declares an enum whose variants carry the op's name: `kinds! { enum K { A = "a" } }`.
macro_rules! kinds {
    ($(#[$doc:meta])* enum $kind:ident { $($variant:ident = $name:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[expect(missing_docs, reason = "each variant is the op of that name")]
        pub enum $kind { $($variant,)* }

        impl $kind {
            /// Every operation.
            pub const ALL: &[$kind] = &[$($kind::$variant,)*];

            /// The mnemonic of the op.
            pub const fn name(self) -> &'static str {
                match self { $($kind::$variant => $name,)* }
            }
        }
    };
}

kinds! {
    /// Operations of one operand whose result has the operand's type: those of StableHLO and, among floats, some of CHLO.
    enum UnaryKind {
        Abs = "abs",
        Acos = "acos",
        Acosh = "acosh",
        Asin = "asin",
        AsinAcosKernel = "_asin_acos_kernel",
        Asinh = "asinh",
        Atan = "atan",
        Atanh = "atanh",
        BesselI1e = "bessel_i1e",
        Cbrt = "cbrt",
        Ceil = "ceil",
        Cosh = "cosh",
        Cosine = "cosine",
        CountLeadingZeros = "count_leading_zeros",
        Digamma = "digamma",
        Erf = "erf",
        ErfInv = "erf_inv",
        Erfc = "erfc",
        Exponential = "exponential",
        ExponentialMinusOne = "exponential_minus_one",
        Floor = "floor",
        Lgamma = "lgamma",
        Log = "log",
        LogPlusOne = "log_plus_one",
        Logistic = "logistic",
        Negate = "negate",
        Not = "not",
        Popcnt = "popcnt",
        RoundNearestAfz = "round_nearest_afz",
        RoundNearestEven = "round_nearest_even",
        Rsqrt = "rsqrt",
        Sign = "sign",
        Sine = "sine",
        Sinh = "sinh",
        Sqrt = "sqrt",
        Square = "square",
        Tan = "tan",
        Tanh = "tanh",
    }
}

kinds! {
    /// Operations of two operands of one type.
    enum BinaryKind {
        Add = "add",
        And = "and",
        Atan2 = "atan2",
        Divide = "divide",
        Maximum = "maximum",
        Minimum = "minimum",
        Multiply = "multiply",
        Or = "or",
        Power = "power",
        Remainder = "remainder",
        ShiftLeft = "shift_left",
        ShiftRightArithmetic = "shift_right_arithmetic",
        ShiftRightLogical = "shift_right_logical",
        Subtract = "subtract",
        Xor = "xor",
    }
}

kinds! {
    /// The directions of `compare`.
    enum Direction {
        Eq = "EQ",
        Ne = "NE",
        Ge = "GE",
        Gt = "GT",
        Le = "LE",
        Lt = "LT",
    }
}

impl BinaryKind {
    /// Whether the operands may be exchanged without changing a bit, NaN payloads aside.
    pub const fn is_commutative(self) -> bool {
        use BinaryKind::*;
        matches!(self, Add | And | Maximum | Minimum | Multiply | Or | Xor)
    }

    /// Whether bits move to lower places.
    pub const fn is_right_shift(self) -> bool {
        matches!(self, BinaryKind::ShiftRightArithmetic | BinaryKind::ShiftRightLogical)
    }
}
