//! CHLO's attributes: three enumerations and the dimension numbers of a ragged dot.

use hlo_ir::kinds::AttrKind;
use hlo_ir::text::Token;
use hlo_ir::{Attr, AttrConstraint, AttrDef, Context, Param, attr_kinds};

use crate::stablehlo::attrs::{Field, FieldKind, parse_fields, print_fields};
use crate::stablehlo::enums::enum_attrs;

enum_attrs! {
    /// Which comparison.
    ComparisonDirection (COMPARISON_DIRECTION) in "chlo" "CHLO": "comparison_direction",
    "Which comparison operation to perform." {
        /// Equal.
        Eq = 0 "EQ",
        /// Not equal.
        Ne = 1 "NE",
        /// Greater or equal.
        Ge = 2 "GE",
        /// Greater.
        Gt = 3 "GT",
        /// Less or equal.
        Le = 4 "LE",
        /// Less.
        Lt = 5 "LT",
    }

    /// What is compared.
    ComparisonType (COMPARISON_TYPE) in "chlo" "CHLO": "comparison_type",
    "Which comparison type to use." {
        /// What the element type suggests.
        NoType = 0 "NOTYPE",
        /// Floats, where a NaN is unordered.
        Float = 1 "FLOAT",
        /// Floats in a total order.
        TotalOrder = 2 "TOTALORDER",
        /// Signed integers.
        Signed = 3 "SIGNED",
        /// Unsigned integers and booleans.
        Unsigned = 4 "UNSIGNED",
    }

    /// How precisely a contraction reads an operand.
    Precision (PRECISION) in "chlo" "CHLO": "precision",
    "XLA precision for an operand. Has backend specific meaning." {
        /// As fast as the device can.
        Default = 0 "DEFAULT",
        /// Slower and better.
        High = 1 "HIGH",
        /// Slowest and best.
        Highest = 2 "HIGHEST",
    }
}

/// `#chlo.ragged_dot<lhs_batching_dimensions = [0], …>`, six lists of dimensions.
pub static RAGGED_DOT: AttrDef = AttrDef {
    name: "chlo.ragged_dot",
    summary: "Attribute that models the dimension information for ragged dot.",
    parse: |p| {
        p.expect(Token::Less, "<")?;
        parse_fields(p, &FIELDS, "ragged dot")
    },
    print: |p, params| print_fields(p, &FIELDS, params),
};

/// The attribute rows of this dialect.
pub static ROWS: &[&AttrDef] = &[&COMPARISON_DIRECTION, &COMPARISON_TYPE, &PRECISION, &RAGGED_DOT];

attr_kinds! {
    /// Precisions, one an operand.
    PrecisionConfig, "Precision Config attribute", |cx, attr| {
        attr.as_array(cx).is_some_and(|elements| elements.iter().all(|e| Precision::of(cx, *e).is_some()))
    };
}

/// Which dimensions of a ragged dot are what.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct RaggedDotDimensions<'c> {
    /// Of the left operand, paired with those of the right one.
    pub lhs_batching: &'c [i64],
    /// Of the right operand.
    pub rhs_batching: &'c [i64],
    /// Of the left operand, paired with those of the right one.
    pub lhs_contracting: &'c [i64],
    /// Of the right operand.
    pub rhs_contracting: &'c [i64],
    /// Cut into groups.
    pub lhs_ragged: &'c [i64],
    /// Numbers the groups.
    pub rhs_group: &'c [i64],
}

const FIELDS: [Field; 6] = [
    ("lhs_batching_dimensions", FieldKind::List),
    ("rhs_batching_dimensions", FieldKind::List),
    ("lhs_contracting_dimensions", FieldKind::List),
    ("rhs_contracting_dimensions", FieldKind::List),
    ("lhs_ragged_dimensions", FieldKind::List),
    ("rhs_group_dimensions", FieldKind::List),
];

impl<'c> RaggedDotDimensions<'c> {
    /// The dimensions that `attr` holds.
    pub fn of(cx: &'c Context, attr: Attr) -> Option<Self> {
        let [a, b, c, d, e, f] = attr.params_of(cx, &RAGGED_DOT)? else { return None };
        Some(RaggedDotDimensions {
            lhs_batching: a.ints(),
            rhs_batching: b.ints(),
            lhs_contracting: c.ints(),
            rhs_contracting: d.ints(),
            lhs_ragged: e.ints(),
            rhs_group: f.ints(),
        })
    }
}

/// The kind of the attribute [`RAGGED_DOT`].
pub struct RaggedDot;

impl AttrKind for RaggedDot {
    const CONSTRAINT: AttrConstraint = AttrConstraint {
        summary: "Attribute that models the dimension information for ragged dot.",
        accepts: |cx, attr| attr.params_of(cx, &RAGGED_DOT).is_some(),
    };
    type Out<'a> = RaggedDotDimensions<'a>;
    type In<'a> = RaggedDotDimensions<'a>;

    fn decode(cx: &Context, attr: Option<Attr>) -> RaggedDotDimensions<'_> {
        attr.and_then(|attr| RaggedDotDimensions::of(cx, attr)).unwrap_or_default()
    }

    fn encode(cx: &Context, given: RaggedDotDimensions<'_>) -> Option<Attr> {
        let lists = [
            given.lhs_batching,
            given.rhs_batching,
            given.lhs_contracting,
            given.rhs_contracting,
            given.lhs_ragged,
            given.rhs_group,
        ];
        Some(cx.dialect_attr(&RAGGED_DOT, lists.map(|list| Param::Ints(list.into()))))
    }
}
