//! StableHLO's structured attributes: dimension numbers of gather, scatter and dot, channels, aliases, bounds. Those of
//! contractions' algorithms, accuracies, convolutions and meshes have files of their own.

use hlo_ir::kinds::AttrKind;
use hlo_ir::registry::AttrSpelling;
use hlo_ir::text::{Parser, Printer, Token};
use hlo_ir::{Attr, AttrConstraint, AttrDef, Context, DYNAMIC, Param, Type};

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
        return p.fail_after("bad-dimension-numbers", format!("failed parsing {what} dimension numbers attribute"));
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
                return p.fail("unknown-parameter", format!("duplicated `{name}` entry"));
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
            return p.fail("unknown-parameter", format!("expected one of: {}", names.join(", ")));
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
    if p.eat(Token::Question) { Some(DYNAMIC) } else { p.parse_i64() }
}

fn print_dims(p: &mut Printer<'_>, dims: &[i64]) {
    p.put_list(dims, |p, &dim| if dim == DYNAMIC { p.put("?") } else { p.put_int(dim) });
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
    let message = format!("failed to parse {attr} parameter '{parameter}' which is to be a `{cpp}`");
    p.fail_after("bad-parameter", message)
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
            return p.fail("unknown-parameter", "expected a parameter name in struct");
        };
        let index = names.iter().position(|name| name.as_bytes() == key).filter(|index| params[*index].is_none());
        let Some(index) = index else {
            let message = format!("duplicate or unknown struct parameter name: {}", String::from_utf8_lossy(key));
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
        return p.fail("missing-parameter", format!("struct is missing required parameter: {}", names[missing]));
    }
    p.expect(Token::Greater, ">")?;
    Some(params.into_iter().map(|param| param.unwrap_or(Param::Absent)).collect())
}

/// The channel of a transfer: `#stablehlo.channel_handle<handle = 1, type = 0>`.
pub static CHANNEL_HANDLE: AttrDef = AttrDef {
    name: "stablehlo.channel_handle",
    summary: "two 64-bit integers 'handle' and 'type'",
    parse: |p| {
        const NAMES: [&str; 2] = ["handle", "type"];
        parse_params(p, &NAMES, 0, |p, index| int_parameter(p, "StableHLO_ChannelHandle", NAMES[index]))
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
            Some([handle, channel_type]) => ChannelHandle { handle: handle.int(), channel_type: channel_type.int() },
            _ => ChannelHandle::default(),
        }
    }

    fn encode(cx: &Context, given: Self) -> Option<Attr> {
        Some(cx.dialect_attr(&CHANNEL_HANDLE, [Param::Int(given.handle), Param::Int(given.channel_type)]))
    }
}

/// `word =`
pub(super) fn expect_name(p: &mut Parser<'_>, word: &str) -> Option<()> {
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
        let mut bounds = parse_dims(p)?;
        if p.old.is_some() {
            // The mark of a dimension without a bound in 2022.
            bounds.iter_mut().filter(|bound| **bound == -1).for_each(|bound| *bound = DYNAMIC);
        }
        p.expect(Token::Greater, ">")?;
        Some([Param::Ints(bounds)].into())
    },
};

/// The bounds of a tensor type, one a dimension, [`DYNAMIC`] where there is none; empty without bounds.
pub fn bounds_of(cx: &Context, ty: Type) -> &[i64] {
    ty.encoding(cx).and_then(|encoding| encoding.params_of(cx, &BOUNDS)).map_or(&[], |params| params[0].ints())
}

/// The encoding for `bounds`; none when no dimension has one.
pub fn bounds_encoding(cx: &Context, bounds: &[i64]) -> Option<Attr> {
    if bounds.iter().all(|bound| *bound == DYNAMIC) {
        return None;
    }
    Some(cx.dialect_attr(&BOUNDS, [Param::Ints(bounds.into())]))
}

/// What is wrong with an encoding for a tensor of these sizes.
pub fn encoding_fault(cx: &Context, encoding: Attr, shape: &[i64], element: Type) -> Option<String> {
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
    let dim = bounds.iter().zip(shape).position(|(bound, size)| *bound != DYNAMIC && *size != DYNAMIC)?;
    Some(format!(
        "Static dimension {dim} cannot have a bound, use ShapedType::kDynamic to indicate a missing bound in tensor '{}'",
        tensor()
    ))
}
