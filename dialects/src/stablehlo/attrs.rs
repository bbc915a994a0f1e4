//! StableHLO's structured attributes: dimension numbers of gather, scatter and dot, channels, aliases, algorithms,
//! accuracy, bounds. Those of convolutions and meshes have files of their own.

use hlo_ir::kinds::AttrKind;
use hlo_ir::registry::AttrSpelling;
use hlo_ir::text::{OpParser, OpPrinter, Parser, Printer, Token};
use hlo_ir::{Attr, AttrConstraint, AttrData, AttrDef, Context, DYNAMIC, Param, Type};

use super::enums::{RESULT_ACCURACY_MODE, ResultAccuracyMode};

/// Whether a field of a structured attribute is one number or a list of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FieldKind {
    /// `[1, 2]`; left out when empty.
    List,
    /// `1`; left out when zero.
    Int,
}

/// A field of a structured attribute.
pub type Field = (&'static str, FieldKind);

/// struct ::= (field `=` (integer | list) (`,` …)?)* `>`, fields in any order, each at most once. `what` completes
/// the report "failed parsing … dimension numbers attribute".
pub fn parse_fields(p: &mut Parser<'_>, fields: &[Field], what: &str) -> Option<Box<[Param]>> {
    let mut params: Vec<Param> = fields
        .iter()
        .map(|(_, kind)| match kind {
            FieldKind::List => Param::Ints(Box::default()),
            FieldKind::Int => Param::Int(0),
        })
        .collect();
    if parse_struct(p, fields, &mut params).is_none() {
        return p.fail(
            "bad-dimension-numbers",
            format!("failed parsing {what} dimension numbers attribute"),
        );
    }
    Some(params.into())
}

fn parse_struct(p: &mut Parser<'_>, fields: &[Field], params: &mut [Param]) -> Option<()> {
    let mut seen = vec![false; fields.len()];
    while !p.eat(Token::Greater) {
        let mut found = false;
        for (index, (name, kind)) in fields.iter().enumerate() {
            if !p.eat_keyword(name) {
                continue;
            }
            if seen[index] {
                return p.fail("duplicate-field", format!("duplicated `{name}` entry"));
            }
            p.expect(Token::Equal, "=")?;
            params[index] = match kind {
                FieldKind::List => Param::Ints(parse_dims(p)?),
                FieldKind::Int => Param::Int(p.parse_i64()?),
            };
            if !p.eat(Token::Comma) {
                return p.expect(Token::Greater, ">");
            }
            seen[index] = true;
            found = true;
        }
        if !found {
            let names: Vec<String> = fields.iter().map(|(name, _)| format!("`{name}`")).collect();
            return p.fail(
                "unknown-field",
                format!("expected one of: {}", names.join(", ")),
            );
        }
    }
    Some(())
}

/// Writes `<field = …, …>` without empty lists and zeros.
pub fn print_fields(p: &mut Printer<'_>, fields: &[Field], params: &[Param]) {
    p.put("<");
    let mut separator = "";
    for ((name, _), param) in fields.iter().zip(params) {
        match param {
            Param::Ints(values) if !values.is_empty() => {
                p.put(separator);
                p.put(name);
                p.put(" = ");
                p.print_i64_list(values);
            }
            Param::Int(value) if *value != 0 => {
                p.put(separator);
                p.put(name);
                p.put(" = ");
                p.put_int(*value);
            }
            _ => continue,
        }
        separator = ", ";
    }
    p.put(">");
}

/// `[1, ?]`
pub fn parse_dims(p: &mut Parser<'_>) -> Option<Box<[i64]>> {
    let mut dims = Vec::new();
    p.parse_delimited(hlo_ir::text::Delimiter::Square, |p| {
        dims.push(parse_dim(p)?);
        Some(())
    })?;
    Some(dims.into())
}

fn parse_dim(p: &mut Parser<'_>) -> Option<i64> {
    if p.eat(Token::Question) {
        Some(DYNAMIC)
    } else {
        p.parse_i64()
    }
}

fn print_dims(p: &mut Printer<'_>, dims: &[i64]) {
    p.put_list(dims, |p, &dim| {
        if dim == DYNAMIC {
            p.put("?")
        } else {
            p.put_int(dim)
        }
    });
}

/// The Rust type of a field.
macro_rules! field_type {
    ($a:lifetime list) => {
        &$a[i64]
    };
    ($a:lifetime int) => {
        i64
    };
}
pub(super) use field_type;

macro_rules! field_kind {
    (list) => {
        $crate::stablehlo::attrs::FieldKind::List
    };
    (int) => {
        $crate::stablehlo::attrs::FieldKind::Int
    };
}
pub(super) use field_kind;

macro_rules! field_get {
    ($param:expr, list) => {
        $param.ints()
    };
    ($param:expr, int) => {
        $param.int()
    };
}
pub(super) use field_get;

macro_rules! field_param {
    ($value:expr, list) => {
        hlo_ir::Param::Ints($value.into())
    };
    ($value:expr, int) => {
        hlo_ir::Param::Int($value)
    };
}
pub(super) use field_param;

/// Declares structured attributes: `Name (ROW) = "mnemonic", "summary" { field: list, field: int } parse print` gives
/// the struct `Name<'a>` of slices and numbers, the row, and `impl AttrKind` with the struct as its value.
macro_rules! struct_attrs {
    ($($(#[$doc:meta])* $Name:ident ($ROW:ident) = $mnemonic:literal, $summary:literal {
        $($(#[$field_doc:meta])* $field:ident: $kind:ident),* $(,)?
    } $parse:expr, $print:expr;)*) => { $(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub struct $Name<'a> { $($(#[$field_doc])* pub $field: $crate::stablehlo::attrs::field_type!('a $kind)),* }

        #[doc = concat!("The attribute row of [`", stringify!($Name), "`].")]
        pub static $ROW: hlo_ir::AttrDef = hlo_ir::AttrDef {
            name: concat!("stablehlo.", $mnemonic),
            summary: $summary,
            parse: $parse,
            print: $print,
        };

        impl<'a> $Name<'a> {
            /// The fields in order, by their names in text.
            pub const FIELDS: &'static [$crate::stablehlo::attrs::Field] =
                &[$((stringify!($field), $crate::stablehlo::attrs::field_kind!($kind))),*];

            /// The parts of an attribute of this row.
            pub fn of(cx: &'a hlo_ir::Context, attr: hlo_ir::Attr) -> Option<Self> {
                attr.params_of(cx, &$ROW).and_then(Self::from_params)
            }

            fn from_params(params: &'a [hlo_ir::Param]) -> Option<Self> {
                let [$($field),*] = params else { return None };
                Some($Name { $($field: $crate::stablehlo::attrs::field_get!($field, $kind)),* })
            }

            /// The attribute.
            pub fn attr(&self, cx: &hlo_ir::Context) -> hlo_ir::Attr {
                cx.dialect_attr(&$ROW, [$($crate::stablehlo::attrs::field_param!(self.$field, $kind)),*])
            }
        }

        impl hlo_ir::kinds::AttrKind for $Name<'_> {
            const CONSTRAINT: hlo_ir::AttrConstraint = hlo_ir::AttrConstraint {
                summary: $summary,
                accepts: |cx, attr| attr.params_of(cx, &$ROW).is_some(),
            };
            type Out<'a> = $Name<'a>;
            type In<'a> = $Name<'a>;

            fn decode(cx: &hlo_ir::Context, attr: Option<hlo_ir::Attr>) -> $Name<'_> {
                attr.and_then(|attr| $Name::of(cx, attr)).unwrap_or($Name { $($field: Default::default()),* })
            }

            fn encode(cx: &hlo_ir::Context, given: $Name<'_>) -> Option<hlo_ir::Attr> {
                Some(given.attr(cx))
            }
        }
    )* };
}
pub(super) use struct_attrs;

struct_attrs! {
    /// How a gather finds its slices.
    GatherDims (GATHER) = "gather", "Attribute that models the dimension information for gather" {
        /// Dimensions of the result that come from a slice.
        offset_dims: list,
        /// Dimensions of a slice that the result leaves out.
        collapsed_slice_dims: list,
        /// Dimensions of the operand that are batches.
        operand_batching_dims: list,
        /// The dimensions of the indices that they run along.
        start_indices_batching_dims: list,
        /// Which dimension of the operand each part of an index is for.
        start_index_map: list,
        /// The dimension of the indices that holds the parts of an index.
        index_vector_dim: int,
    }
    |p| { p.expect(Token::Less, "<")?; parse_fields(p, GatherDims::FIELDS, "gather") },
    |p, params| print_fields(p, GatherDims::FIELDS, params);

    /// Where a scatter puts its updates.
    ScatterDims (SCATTER) = "scatter", "Attribute that models the dimension information for scatter" {
        /// Dimensions of the updates that are part of a window.
        update_window_dims: list,
        /// Dimensions of a window that the updates leave out.
        inserted_window_dims: list,
        /// Dimensions of the inputs that are batches.
        input_batching_dims: list,
        /// The dimensions of the indices that they run along.
        scatter_indices_batching_dims: list,
        /// Which dimension of the inputs each part of an index is for.
        scatter_dims_to_operand_dims: list,
        /// The dimension of the indices that holds the parts of an index.
        index_vector_dim: int,
    }
    |p| { p.expect(Token::Less, "<")?; parse_fields(p, ScatterDims::FIELDS, "scatter") },
    |p, params| print_fields(p, ScatterDims::FIELDS, params);

    /// Which dimensions of a contraction are batches and which are summed over.
    DotDims (DOT) = "dot", "Attribute that models the dimension information for dot." {
        /// Batch dimensions of the left operand.
        lhs_batching_dimensions: list,
        /// Batch dimensions of the right operand.
        rhs_batching_dimensions: list,
        /// Dimensions of the left operand that are summed over.
        lhs_contracting_dimensions: list,
        /// Dimensions of the right operand that are summed over.
        rhs_contracting_dimensions: list,
    }
    |p| { p.expect(Token::Less, "<")?; parse_fields(p, DotDims::FIELDS, "dot") },
    |p, params| print_fields(p, DotDims::FIELDS, params);

    /// One result of a custom call that shares its memory with an operand.
    OutputOperandAlias (OUTPUT_OPERAND_ALIAS) = "output_operand_alias",
    "Attribute that models the alias relationship of output and operand of a CustomCall op" {
        /// The path into the results.
        output_tuple_indices: list,
        /// The operand.
        operand_index: int,
        /// The path into it.
        operand_tuple_indices: list,
    }
    parse_output_operand_alias,
    |p, params| {
        p.put("<output_tuple_indices = [");
        print_dims(p, params[0].ints());
        p.put("], operand_index = ");
        p.put_int(params[1].int());
        p.put(", operand_tuple_indices = [");
        print_dims(p, params[2].ints());
        p.put("]>");
    };
}

/// Reports that a parameter could not be read, after what was wrong with it.
pub fn fail_parameter<T>(p: &mut Parser<'_>, attr: &str, parameter: &str, cpp: &str) -> Option<T> {
    let message =
        format!("failed to parse {attr} parameter '{parameter}' which is to be a `{cpp}`");
    p.fail("bad-parameter", message)
}

/// A parameter that is a number.
pub fn int_parameter(p: &mut Parser<'_>, attr: &str, parameter: &str) -> Option<Param> {
    match p.parse_i64() {
        Some(value) => Some(Param::Int(value)),
        None => fail_parameter(p, attr, parameter, "int64_t"),
    }
}

/// params ::= `<` name `=` value (`,` name `=` value)* `>`, names in any order. Only the last `n_optional` may be
/// absent. `read` reads the value of a parameter by its index.
pub fn parse_params(
    p: &mut Parser<'_>,
    names: &[&str],
    n_optional: usize,
    mut read: impl FnMut(&mut Parser<'_>, usize) -> Option<Param>,
) -> Option<Box<[Param]>> {
    p.expect(Token::Less, "<")?;
    let mut params: Vec<Option<Param>> = vec![None; names.len()];
    let n_required = names.len() - n_optional;
    for count in 1..=names.len() {
        let span = p.span();
        let Some(key) = p.opt_keyword() else {
            return p.fail("expected-parameter", "expected a parameter name in struct");
        };
        let index = names
            .iter()
            .position(|name| name.as_bytes() == key)
            .filter(|index| params[*index].is_none());
        let Some(index) = index else {
            let message = format!(
                "duplicate or unknown struct parameter name: {}",
                String::from_utf8_lossy(key)
            );
            return p.fail_at(span, "unknown-parameter", message);
        };
        p.expect(Token::Equal, "=")?;
        params[index] = Some(read(p, index)?);
        if count < n_required {
            p.expect(Token::Comma, ",")?;
        } else if count == names.len() || !p.eat(Token::Comma) {
            break;
        }
    }
    if let Some(missing) = (0..n_required).find(|index| params[*index].is_none()) {
        return p.fail(
            "missing-parameter",
            format!("struct is missing required parameter: {}", names[missing]),
        );
    }
    p.expect(Token::Greater, ">")?;
    Some(
        params
            .into_iter()
            .map(|param| param.unwrap_or(Param::Absent))
            .collect(),
    )
}

/// The channel of a transfer: `#stablehlo.channel_handle<handle = 1, type = 0>`.
pub static CHANNEL_HANDLE: AttrDef = AttrDef {
    name: "stablehlo.channel_handle",
    summary: "two 64-bit integers 'handle' and 'type'",
    parse: |p| {
        const NAMES: [&str; 2] = ["handle", "type"];
        parse_params(p, &NAMES, 0, |p, index| {
            int_parameter(p, "StableHLO_ChannelHandle", NAMES[index])
        })
    },
    print: |p, params| {
        p.put("<handle = ");
        p.put_int(params[0].int());
        p.put(", type = ");
        p.put_int(params[1].int());
        p.put(">");
    },
};

/// A channel of a transfer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ChannelHandle {
    /// Its number; positive when there is a channel.
    pub handle: i64,
    /// What it connects: 0 unknown, 1 device to device, 2 device to host, 3 host to device.
    pub channel_type: i64,
}

impl AttrKind for ChannelHandle {
    const CONSTRAINT: AttrConstraint = AttrConstraint {
        summary: CHANNEL_HANDLE.summary,
        accepts: |cx, attr| attr.params_of(cx, &CHANNEL_HANDLE).is_some(),
    };
    type Out<'a> = Self;
    type In<'a> = Self;

    fn decode(cx: &Context, attr: Option<Attr>) -> Self {
        match attr.and_then(|attr| attr.params_of(cx, &CHANNEL_HANDLE)) {
            Some([handle, channel_type]) => ChannelHandle {
                handle: handle.int(),
                channel_type: channel_type.int(),
            },
            _ => ChannelHandle::default(),
        }
    }

    fn encode(cx: &Context, given: Self) -> Option<Attr> {
        Some(cx.dialect_attr(
            &CHANNEL_HANDLE,
            [Param::Int(given.handle), Param::Int(given.channel_type)],
        ))
    }
}

/// `word =`
fn expect_name(p: &mut Parser<'_>, word: &str) -> Option<()> {
    p.expect_keyword(word)?;
    p.expect(Token::Equal, "=")
}

fn parse_output_operand_alias(p: &mut Parser<'_>) -> Option<Box<[Param]>> {
    const ATTR: &str = "StableHLO_OutputOperandAlias";
    let dims = |p: &mut Parser<'_>, parameter: &str| match parse_dims(p) {
        Some(dims) => Some(Param::Ints(dims)),
        None => fail_parameter(p, ATTR, parameter, "::llvm::ArrayRef<int64_t>"),
    };
    p.expect(Token::Less, "<")?;
    expect_name(p, "output_tuple_indices")?;
    let output = dims(p, "outputTupleIndices")?;
    p.expect(Token::Comma, ",")?;
    expect_name(p, "operand_index")?;
    let index = int_parameter(p, ATTR, "operandIndex")?;
    p.expect(Token::Comma, ",")?;
    expect_name(p, "operand_tuple_indices")?;
    let operand = dims(p, "operandTupleIndices")?;
    p.expect(Token::Greater, ">")?;
    Some([output, index, operand].into())
}

// ---- algorithms of contractions ----

/// How a contraction is to be computed, when the program says so.
pub static DOT_ALGORITHM: AttrDef = AttrDef {
    name: "stablehlo.dot_algorithm",
    summary: "Attribute that models the algorithm constraints to use for computing dot.",
    parse: parse_dot_algorithm,
    print: print_dot_algorithm,
};

const ALGORITHM_WORDS: [(&str, &str); 7] = [
    ("lhs_precision_type", "lhsPrecisionType"),
    ("rhs_precision_type", "rhsPrecisionType"),
    ("accumulation_type", "accumulationType"),
    ("lhs_component_count", "lhsComponentCount"),
    ("rhs_component_count", "rhsComponentCount"),
    ("num_primitive_operations", "numPrimitiveOperations"),
    ("allow_imprecise_accumulation", "allowImpreciseAccumulation"),
];

/// `<lhs_precision_type = tf32, …, allow_imprecise_accumulation = false>`
fn parse_dot_algorithm(p: &mut Parser<'_>) -> Option<Box<[Param]>> {
    const ATTR: &str = "StableHLO_DotAlgorithm";
    let at = p.span();
    p.expect(Token::Less, "<")?;
    let mut params = Vec::with_capacity(ALGORITHM_WORDS.len());
    for (index, (word, parameter)) in ALGORITHM_WORDS.iter().enumerate() {
        if index != 0 {
            p.expect(Token::Comma, ",")?;
        }
        expect_name(p, word)?;
        params.push(match index {
            0..=2 => match p.parse_type() {
                Some(ty) => Param::Type(ty),
                None => return fail_parameter(p, ATTR, parameter, "Type"),
            },
            3..=5 => int_parameter(p, ATTR, parameter)?,
            _ if p.eat_keyword("true") => Param::Bool(true),
            _ if p.eat_keyword("false") => Param::Bool(false),
            _ => return fail_parameter(p, ATTR, parameter, "bool"),
        });
    }
    p.expect(Token::Greater, ">")?;
    if let Some(fault) = dot_algorithm_fault(p.cx, &params) {
        return p.fail_at(at, "dot-algorithm", fault);
    }
    Some(params.into())
}

fn print_dot_algorithm(p: &mut Printer<'_>, params: &[Param]) {
    p.put("<");
    p.put_list(
        ALGORITHM_WORDS.iter().zip(params),
        |p, ((word, _), param)| {
            p.put(word);
            p.put(" = ");
            match param {
                Param::Type(ty) => p.print_type(*ty),
                Param::Bool(value) => p.put(if *value { "true" } else { "false" }),
                other => p.put_int(other.int()),
            }
        },
    );
    p.put(">");
}

/// What is wrong with the parameters of an algorithm.
pub fn dot_algorithm_fault(cx: &Context, params: &[Param]) -> Option<String> {
    let [
        Param::Type(lhs),
        Param::Type(rhs),
        Param::Type(sum),
        lhs_parts,
        rhs_parts,
        n_ops,
        Param::Bool(imprecise),
    ] = params
    else {
        return None;
    };
    let (lhs_parts, rhs_parts, n_ops) = (lhs_parts.int(), rhs_parts.int(), n_ops.int());
    for (count, what) in [(lhs_parts, "lhs component"), (rhs_parts, "rhs component")] {
        if count < 1 {
            return Some(format!("{what} count must be positive"));
        }
    }
    if n_ops < 1 {
        return Some("num primitive operations must be positive".to_owned());
    }
    if lhs_parts == 1
        && rhs_parts == 1
        && is_known_algorithm(cx, [*lhs, *rhs, *sum], n_ops, *imprecise)
    {
        return None;
    }
    Some(format!(
        "dot algorithm not known to be supported on any hardware: {{lhs:'{}', rhs:'{}', accum:'{}', \
         lhs_components:{lhs_parts}, rhs_components:{rhs_parts}, primitive_ops:{n_ops}, imprecise:{}}}",
        cx.type_text(*lhs),
        cx.type_text(*rhs),
        cx.type_text(*sum),
        i32::from(*imprecise)
    ))
}

/// Whether some hardware computes with these types and that many multiplications.
fn is_known_algorithm(cx: &Context, types: [Type; 3], n_ops: i64, imprecise: bool) -> bool {
    use hlo_ir::num::FloatKind::*;
    let [Some(lhs), Some(rhs), Some(sum)] = types.map(|ty| ty.float_kind(cx)) else {
        return false;
    };
    let is_f8 = |kind| {
        matches!(
            kind,
            F8E3M4 | F8E4M3 | F8E4M3FN | F8E5M2 | F8E4M3FNUZ | F8E4M3B11FNUZ | F8E5M2FNUZ
        )
    };
    if is_f8(lhs) && is_f8(rhs) && sum == F32 && n_ops == 1 {
        return true;
    }
    !imprecise
        && lhs == rhs
        && match (lhs, sum) {
            (F16, F16 | F32) | (BF16, BF16) | (F32, F32) | (F64, F64) => n_ops == 1,
            (BF16, F32) => matches!(n_ops, 1 | 3 | 6 | 9),
            (TF32, F32) => matches!(n_ops, 1 | 3),
            _ => false,
        }
}

/// The algorithm of a contraction; in formats without `#stablehlo.dot_algorithm`.
pub struct DotAlgorithm;

impl AttrKind for DotAlgorithm {
    const CONSTRAINT: AttrConstraint = AttrConstraint {
        summary: DOT_ALGORITHM.summary,
        accepts: |cx, attr| attr.params_of(cx, &DOT_ALGORITHM).is_some(),
    };
    type Out<'a> = Attr;
    type In<'a> = Attr;

    fn decode(_: &Context, attr: Option<Attr>) -> Attr {
        attr.unwrap_or(Attr::UNIT)
    }

    fn encode(_: &Context, given: Attr) -> Option<Attr> {
        Some(given)
    }

    fn parse(p: &mut OpParser<'_, '_>) -> Option<Attr> {
        let params = parse_dot_algorithm(p)?;
        Some(p.cx.dialect_attr(&DOT_ALGORITHM, params))
    }

    fn print(p: &mut OpPrinter<'_, '_>, attr: Attr) {
        if let Some(params) = attr.params_of(p.cx, &DOT_ALGORITHM) {
            print_dot_algorithm(p, params);
        }
    }
}

// ---- accuracy ----

/// How accurate an approximated function must be.
pub static RESULT_ACCURACY: AttrDef = AttrDef {
    name: "stablehlo.result_accuracy",
    summary: "The requested accuracy for transcendental unary ops.",
    parse: parse_result_accuracy,
    print: print_result_accuracy,
};

/// The accuracy of an approximated function; an absent one is the device's choice.
pub struct ResultAccuracy;

impl AttrKind for ResultAccuracy {
    const OPTIONAL: bool = true;
    const DEFAULT: Option<&'static str> =
        Some("#stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<DEFAULT>>");
    const CONSTRAINT: AttrConstraint = AttrConstraint {
        summary: RESULT_ACCURACY.summary,
        accepts: |cx, attr| attr.params_of(cx, &RESULT_ACCURACY).is_some(),
    };
    type Out<'a> = Option<Attr>;
    type In<'a> = Option<Attr>;

    fn decode(_: &Context, attr: Option<Attr>) -> Option<Attr> {
        attr
    }

    fn encode(_: &Context, given: Option<Attr>) -> Option<Attr> {
        given
    }
}

/// `<atol = …, rtol = …, ulps = …, mode = #stablehlo.result_accuracy_mode<…>>`, the first three optional.
fn parse_result_accuracy(p: &mut Parser<'_>) -> Option<Box<[Param]>> {
    p.expect(Token::Less, "<")?;
    let mut tolerances = [0u64; 2];
    for (tolerance, word) in tolerances.iter_mut().zip(["atol", "rtol"]) {
        if p.eat_keyword(word) {
            p.expect(Token::Equal, "=")?;
            *tolerance = parse_f64(p)?;
            p.expect(Token::Comma, ",")?;
        }
    }
    let mut ulps = 0;
    if p.eat_keyword("ulps") {
        p.expect(Token::Equal, "=")?;
        ulps = p.parse_i64()?;
        p.expect(Token::Comma, ",")?;
    }
    expect_name(p, "mode")?;
    let span = p.span();
    let mode = p.parse_attr()?;
    if mode.params_of(p.cx, &RESULT_ACCURACY_MODE).is_none() {
        return p.fail_at(
            span,
            "attribute-kind",
            "invalid kind of attribute specified",
        );
    }
    p.expect(Token::Greater, ">")?;
    let params = [
        Param::F64(tolerances[0]),
        Param::F64(tolerances[1]),
        Param::Int(ulps),
        Param::Attr(mode),
    ];
    if let Some(fault) = result_accuracy_fault(p.cx, &params) {
        return p.fail("result-accuracy", fault);
    }
    Some(params.into())
}

/// The bits of a float literal.
fn parse_f64(p: &mut Parser<'_>) -> Option<u64> {
    if !matches!(p.token(), Token::Float | Token::Integer | Token::Minus) {
        return p.fail("expected-float", "expected floating point literal");
    }
    let attr = p.parse_attr_of_type(Type::F64)?;
    match attr.data(p.cx) {
        AttrData::Float { bits, .. } => Some(*bits as u64),
        _ => p.fail("expected-float", "expected floating point literal"),
    }
}

fn print_result_accuracy(p: &mut Printer<'_>, params: &[Param]) {
    let [Param::F64(atol), Param::F64(rtol), ulps, Param::Attr(mode)] = params else {
        return;
    };
    p.put("<");
    for (word, bits) in [("atol = ", *atol), ("rtol = ", *rtol)] {
        if f64::from_bits(bits) != 0.0 {
            p.put(word);
            let attr = p.cx.intern_attr(AttrData::Float {
                ty: Type::F64,
                bits: u128::from(bits),
            });
            p.print_attr_without_type(attr);
            p.put(", ");
        }
    }
    if ulps.int() != 0 {
        p.put("ulps = ");
        p.put_int(ulps.int());
        p.put(", ");
    }
    p.put("mode = ");
    p.print_attr(*mode);
    p.put(">");
}

/// What is wrong with the parameters of an accuracy.
pub fn result_accuracy_fault(cx: &Context, params: &[Param]) -> Option<String> {
    let [Param::F64(atol), Param::F64(rtol), ulps, Param::Attr(mode)] = params else {
        return None;
    };
    let (atol, rtol, ulps) = (f64::from_bits(*atol), f64::from_bits(*rtol), ulps.int());
    if atol.is_sign_negative() || rtol.is_sign_negative() || ulps < 0 {
        return Some("Negative tolerance".to_owned());
    }
    let mode = ResultAccuracyMode::of(cx, *mode)?;
    (mode != ResultAccuracyMode::Tolerance && (atol != 0.0 || rtol != 0.0 || ulps != 0)).then(
        || {
            format!(
                "Invalid tolerances for ResultAccuracyAttr with mode {}, must be all zero.",
                mode.word()
            )
        },
    )
}

// ---- bounds ----

/// The largest sizes that dynamic dimensions of a tensor may have, as its encoding: `#stablehlo.bounds<3, ?>`.
pub static BOUNDS: AttrDef = AttrDef {
    name: "stablehlo.bounds",
    summary: "Attribute that extends tensor type with StableHLO type properties.",
    parse: |p| {
        let mut bounds = Vec::new();
        p.parse_delimited(hlo_ir::text::Delimiter::Angle, |p| {
            bounds.push(parse_dim(p)?);
            Some(())
        })?;
        Some([Param::Ints(bounds.into())].into())
    },
    print: |p, params| {
        p.put("<");
        print_dims(p, params[0].ints());
        p.put(">");
    },
};

/// The long spelling, `#stablehlo.type_extensions<bounds = [3, ?]>`.
pub static TYPE_EXTENSIONS: AttrSpelling = AttrSpelling {
    name: "stablehlo.type_extensions",
    def: &BOUNDS,
    parse: |p| {
        p.expect(Token::Less, "<")?;
        expect_name(p, "bounds")?;
        let bounds = parse_dims(p)?;
        p.expect(Token::Greater, ">")?;
        Some([Param::Ints(bounds)].into())
    },
};

/// The bounds of a tensor type, one a dimension, [`DYNAMIC`] where there is none; empty without bounds.
pub fn bounds_of(cx: &Context, ty: Type) -> &[i64] {
    ty.encoding(cx)
        .and_then(|encoding| encoding.params_of(cx, &BOUNDS))
        .map_or(&[], |params| params[0].ints())
}

/// The encoding for `bounds`; none when no dimension has one.
pub fn bounds_encoding(cx: &Context, bounds: &[i64]) -> Option<Attr> {
    if bounds.iter().all(|bound| *bound == DYNAMIC) {
        return None;
    }
    Some(cx.dialect_attr(&BOUNDS, [Param::Ints(bounds.into())]))
}

/// What is wrong with an encoding for a tensor of these sizes.
pub fn encoding_fault(
    cx: &Context,
    encoding: Attr,
    shape: &[i64],
    element: Type,
) -> Option<String> {
    let bounds = encoding.params_of(cx, &BOUNDS)?[0].ints();
    let tensor = || cx.type_text(cx.tensor_type(shape, element));
    if bounds.len() != shape.len() {
        return Some(format!(
            "Bounds length is {}, expected to be equal to rank({}) of the tensor '{}'",
            bounds.len(),
            shape.len(),
            tensor()
        ));
    }
    let dim = bounds
        .iter()
        .zip(shape)
        .position(|(bound, size)| *bound != DYNAMIC && *size != DYNAMIC)?;
    Some(format!(
        "Static dimension {dim} cannot have a bound, use ShapedType::kDynamic to indicate a missing bound in tensor '{}'",
        tensor()
    ))
}
