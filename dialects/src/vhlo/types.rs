//! The types of the dialect, a line each, with their texts.
//!
//! ```text
//! complex, unranked ::= `<` type `>`
//! func              ::= `<` `(` types `)` `->` types `>`, where no type is written `()`
//! tensor            ::= `<` (dimension `x`)* type (`,` attribute)? `>`
//! buffer            ::= `<` (dimension `x`)* type `>`
//! tuple, future     ::= `<` type (`,` type)* `>`
//! quant             ::= `<` storage `:` expressed `,` scale `:` zero-point `,` min `:` max `,` flags `>`
//! quant_per_axis    ::= `<` storage `:` expressed `,` axis `,` `[` scales `]` `,` `[` zero-points `]` `,` min `:` max
//!                       `,` flags `>`
//! ```

use hlo_ir::diag::Span;
use hlo_ir::text::{Delimiter, Parser, Printer, Token};
use hlo_ir::{AttrData, Context, DialectType, Param, Type, TypeDef};

use super::row::Row;
use super::version::Version;

/// What reads the parameters of a type, and what writes them.
type Syntax = (fn(&mut Parser<'_>) -> Option<Box<[Param]>>, fn(&mut Printer<'_>, &[Param]));

const PLAIN: Syntax = (|_| Some(Box::default()), |_, _| {});
const WRAPPED: Syntax = (parse_wrapped, print_types);
const FUNCTION: Syntax = (parse_function, print_function);
const TENSOR: Syntax = (parse_tensor, print_tensor);
const BUFFER: Syntax = (parse_buffer, print_tensor);
const LIST: Syntax = (parse_list, print_types);
const QUANT: Syntax = (parse_quant, print_quant);
const QUANT_PER_AXIS: Syntax = (parse_quant_per_axis, print_quant_per_axis);

/// `Kind "name_v1" code "first version".."last version" SYNTAX;`. What is only read any more says since when after the
/// versions: `read_only "1.2.0"`.
macro_rules! vhlo_types {
    ($($(#[$doc:meta])* $Kind:ident $name:literal $code:literal $min:literal .. $max:literal
        $(read_only $since:literal)? $syntax:expr;)*) => {
        /// Which type of the dialect.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum TypeKind { $($(#[$doc])* $Kind),* }

        const KINDS: &[TypeKind] = &[$(TypeKind::$Kind),*];

        /// All types of all versions, in the order of [`TypeKind`].
        pub static TYPES: [Row<TypeDef>; KINDS.len()] = [$(Row {
            def: TypeDef {
                name: concat!("vhlo.", $name),
                summary: "A type of the versioned copy of StableHLO.",
                parse: $syntax.0,
                print: $syntax.1,
            },
            min: Version::of_row($min),
            max: Version::of_row($max),
            read_only: Version::of_option([$($since)?].as_slice()),
            code: $code,
        }),*];
    };
}

vhlo_types! {
    /// A truth value.
    Bool "bool_v1" 0 "0.9.0".."current" PLAIN;
    /// Complex numbers of a float type.
    Complex "complex_v1" 1 "0.9.0".."current" WRAPPED;
    /// `bf16`
    BF16 "bf16_v1" 2 "0.9.0".."current" PLAIN;
    /// `f16`
    F16 "f16_v1" 3 "0.9.0".."current" PLAIN;
    /// `f32`
    F32 "f32_v1" 4 "0.9.0".."current" PLAIN;
    /// `f64`
    F64 "f64_v1" 5 "0.9.0".."current" PLAIN;
    /// `f8E4M3FN`
    F8E4M3FN "f8E4M3FN_v1" 6 "0.9.0".."current" PLAIN;
    /// `f8E5M2`
    F8E5M2 "f8E5M2_v1" 7 "0.9.0".."current" PLAIN;
    /// A function.
    Function "func_v1" 8 "0.9.0".."current" FUNCTION;
    /// `index`
    Index "index_v1" 9 "0.9.0".."current" PLAIN;
    /// `i4`
    I4 "i4_v1" 10 "0.9.0".."current" PLAIN;
    /// `i8`
    I8 "i8_v1" 11 "0.9.0".."current" PLAIN;
    /// `i16`
    I16 "i16_v1" 12 "0.9.0".."current" PLAIN;
    /// `i32`
    I32 "i32_v1" 13 "0.9.0".."current" PLAIN;
    /// `i64`
    I64 "i64_v1" 14 "0.9.0".."current" PLAIN;
    /// `ui4`
    UI4 "ui4_v1" 15 "0.9.0".."current" PLAIN;
    /// `ui8`
    UI8 "ui8_v1" 16 "0.9.0".."current" PLAIN;
    /// `ui16`
    UI16 "ui16_v1" 17 "0.9.0".."current" PLAIN;
    /// `ui32`
    UI32 "ui32_v1" 18 "0.9.0".."current" PLAIN;
    /// `ui64`
    UI64 "ui64_v1" 19 "0.9.0".."current" PLAIN;
    /// A tensor of known rank: sizes, elements, encoding.
    Tensor "tensor_v1" 20 "0.9.0".."current" TENSOR;
    /// A token that orders effects.
    Token "token_v1" 22 "0.9.0".."current" PLAIN;
    /// Several types as one.
    Tuple "tuple_v1" 23 "0.9.0".."current" LIST;
    /// A quantized type with one scale.
    Quant "quant_v1" 24 "0.9.0".."current" QUANT;
    /// A tensor of unknown rank.
    Unranked "unranked_tensor_v1" 25 "0.9.0".."current" WRAPPED;
    /// The proof of a constraint on shapes.
    Witness "witness_v1" 26 "0.9.0".."current" PLAIN;
    /// `f8E4M3FNUZ`
    F8E4M3FNUZ "f8E4M3FNUZ_v1" 27 "0.10.0".."current" PLAIN;
    /// `f8E5M2FNUZ`
    F8E5M2FNUZ "f8E5M2FNUZ_v1" 28 "0.10.0".."current" PLAIN;
    /// `f8E4M3B11FNUZ`
    F8E4M3B11FNUZ "f8E4M3B11FNUZ_v1" 29 "0.11.0".."current" PLAIN;
    /// A quantized type with a scale for each slice along one dimension.
    QuantPerAxis "quant_per_axis_v1" 30 "0.18.0".."current" QUANT_PER_AXIS;
    /// `i2`
    I2 "i2_v1" 31 "1.2.0".."current" PLAIN;
    /// `ui2`
    UI2 "ui2_v1" 32 "1.2.0".."current" PLAIN;
    /// No type.
    None "none_v1" 33 "1.6.0".."current" PLAIN;
    /// `tf32`; the slip in the name is the reference's, whose texts have it.
    TF32 "tf31_v1" 34 "1.6.0".."current" PLAIN;
    /// `f8E4M3`
    F8E4M3 "f8E4M3_v1" 35 "1.7.0".."current" PLAIN;
    /// `f8E3M4`
    F8E3M4 "f8E3M4_v1" 36 "1.7.0".."current" PLAIN;
    /// `f4E2M1FN`
    F4E2M1FN "f4E2M1FN_v1" 37 "1.8.0".."current" PLAIN;
    /// `f6E2M3FN`
    F6E2M3FN "f6E2M3FN_v1" 38 "1.8.0".."current" PLAIN;
    /// `f6E3M2FN`
    F6E3M2FN "f6E3M2FN_v1" 39 "1.8.0".."current" PLAIN;
    /// `f8E8M0FNU`
    F8E8M0FNU "f8E8M0FNU_v1" 40 "1.8.0".."current" PLAIN;
    /// Memory of known rank: sizes, elements.
    Buffer "buffer_v1" 41 "1.13.0".."current" BUFFER;
    /// What an operation that still runs will give.
    Future "future_v1" 42 "1.15.0".."current" LIST;
}

/// The rows of the table as a registry takes them.
pub static TYPE_DEFS: &[&TypeDef] = &{
    let (mut defs, mut index) = ([&TYPES[0].def; KINDS.len()], 0);
    while index < KINDS.len() {
        defs[index] = &TYPES[index].def;
        index += 1;
    }
    defs
};

impl TypeKind {
    /// That of the row at this place of the table.
    pub(super) fn from_index(index: usize) -> TypeKind {
        KINDS[index]
    }

    /// The row.
    pub fn row(self) -> &'static Row<TypeDef> {
        &TYPES[self as usize]
    }

    /// Which type of the dialect `ty` is, with its parameters; `None` when it is none.
    pub fn of(cx: &Context, ty: Type) -> Option<(TypeKind, &[Param])> {
        let DialectType { def, params } = ty.dialect(cx)?;
        Some((KINDS[Row::index_of(&TYPES, def)?], params))
    }

    /// The type with these parameters, which are those that its text has.
    pub fn make(self, cx: &Context, params: impl Into<Box<[Param]>>) -> Type {
        cx.dialect_type(&self.row().def, params)
    }
}

/// Whether `ty` is of this dialect.
pub fn is_vhlo(cx: &Context, ty: Type) -> bool {
    TypeKind::of(cx, ty).is_some()
}

/// `!vhlo.func_v1<(inputs) -> results>`
pub fn function(cx: &Context, inputs: &[Type], results: &[Type]) -> Type {
    TypeKind::Function.make(cx, [inputs, results].map(type_params))
}

/// Inputs and results of a function type.
pub fn signature(cx: &Context, ty: Type) -> Option<(Vec<Type>, Vec<Type>)> {
    match TypeKind::of(cx, ty)? {
        (TypeKind::Function, [inputs, results]) => Some((types_in(inputs.list()), types_in(results.list()))),
        _ => None,
    }
}

/// `!vhlo.tensor_v1<shape x element>`
pub fn tensor(cx: &Context, shape: &[i64], element: Type) -> Type {
    TypeKind::Tensor.make(cx, [Param::Ints(shape.into()), Param::Type(element), Param::Absent])
}

/// A parameter that holds a list of types.
pub fn type_params(types: &[Type]) -> Param {
    Param::List(types.iter().map(|&ty| Param::Type(ty)).collect())
}

/// The types among parameters.
pub fn types_in(params: &[Param]) -> Vec<Type> {
    params.iter().filter_map(|param| if let Param::Type(ty) = param { Some(*ty) } else { None }).collect()
}

// ---- text ----

/// A type of this dialect; `what` completes the report "expected …".
pub(super) fn parse_vhlo_type(p: &mut Parser<'_>, what: &str) -> Option<Param> {
    let span = p.span();
    let ty = p.parse_type()?;
    check_vhlo_type(p, span, ty, what)?;
    Some(Param::Type(ty))
}

fn check_vhlo_type(p: &mut Parser<'_>, span: Span, ty: Type, what: &str) -> Option<()> {
    if ty == Type::ERROR || is_vhlo(p.cx, ty) {
        return Some(());
    }
    let found = p.cx.type_text(ty);
    p.error_at(span, "vhlo-type", format!("expected {what}"))
        .note(format!("'{found}' is of another dialect; `--stablehlo-legalize-to-vhlo` converts whole programs"))
        .emit();
    None
}

fn parse_wrapped(p: &mut Parser<'_>) -> Option<Box<[Param]>> {
    p.expect(Token::Less, "<")?;
    let ty = parse_vhlo_type(p, "VHLO type")?;
    p.expect(Token::Greater, ">")?;
    Some([ty].into())
}

fn parse_list(p: &mut Parser<'_>) -> Option<Box<[Param]>> {
    p.expect(Token::Less, "<")?;
    let mut types = Vec::new();
    if !p.is(Token::Greater) {
        p.parse_comma_list(|p| {
            types.push(parse_vhlo_type(p, "VHLO types")?);
            Some(())
        })?;
    }
    p.expect(Token::Greater, ">")?;
    Some(types.into())
}

fn print_types(p: &mut Printer<'_>, params: &[Param]) {
    p.put("<");
    put_types(p, params);
    p.put(">");
}

fn put_types(p: &mut Printer<'_>, params: &[Param]) {
    p.put_list(types_in(params), |p, ty| p.print_type(ty));
}

fn parse_function(p: &mut Parser<'_>) -> Option<Box<[Param]>> {
    p.expect(Token::Less, "<")?;
    p.expect(Token::LParen, "(")?;
    let inputs = parse_type_array(p)?;
    p.expect(Token::RParen, ")")?;
    p.expect(Token::Arrow, "->")?;
    let results = parse_type_array(p)?;
    p.expect(Token::Greater, ">")?;
    Some([inputs, results].into())
}

/// types ::= `(` `)` | type (`,` type)*
fn parse_type_array(p: &mut Parser<'_>) -> Option<Param> {
    if p.eat(Token::LParen) {
        p.expect(Token::RParen, ")")?;
        return Some(Param::List(Box::default()));
    }
    let mut types = Vec::new();
    p.parse_comma_list(|p| {
        types.push(parse_vhlo_type(p, "VHLO types")?);
        Some(())
    })?;
    Some(Param::List(types.into()))
}

fn print_function(p: &mut Printer<'_>, params: &[Param]) {
    let [inputs, results] = params else { return };
    let put = |p: &mut Printer<'_>, types: &Param| match types.list() {
        [] => p.put("()"),
        types => put_types(p, types),
    };
    p.put("<(");
    put(p, inputs);
    p.put(") -> ");
    put(p, results);
    p.put(">");
}

/// The sizes after `<`.
fn parse_shape(p: &mut Parser<'_>) -> Option<Param> {
    p.expect(Token::Less, "<")?;
    match p.parse_dimensions()? {
        Some(shape) => Some(Param::Ints(shape.into())),
        None => p.fail("unranked", "expected the size of a dimension, found `*`"),
    }
}

fn parse_tensor(p: &mut Parser<'_>) -> Option<Box<[Param]>> {
    let shape = parse_shape(p)?;
    let element = parse_vhlo_type(p, "VHLO type or attribute")?;
    let mut encoding = Param::Absent;
    if p.eat(Token::Comma) {
        let span = p.span();
        let attr = p.parse_attr()?;
        if !super::attrs::is_vhlo(p.cx, attr) {
            return p.fail_at(span, "vhlo-attribute", "expected VHLO type or attribute");
        }
        encoding = Param::Attr(attr);
    }
    p.expect(Token::Greater, ">")?;
    Some([shape, element, encoding].into())
}

fn parse_buffer(p: &mut Parser<'_>) -> Option<Box<[Param]>> {
    let shape = parse_shape(p)?;
    let element = parse_vhlo_type(p, "VHLO types")?;
    p.expect(Token::Greater, ">")?;
    Some([shape, element].into())
}

fn print_tensor(p: &mut Printer<'_>, params: &[Param]) {
    let [shape, Param::Type(element), encoding @ ..] = params else { return };
    p.put("<");
    p.print_dimensions(shape.ints());
    p.print_type(*element);
    if let [Param::Attr(encoding)] = encoding {
        p.put(", ");
        p.print_attr(*encoding);
    }
    p.put(">");
}

/// storage `:` expressed
fn parse_storage(p: &mut Parser<'_>) -> Option<[Param; 2]> {
    p.expect(Token::Less, "<")?;
    let storage = parse_vhlo_type(p, "VHLO type")?;
    p.expect(Token::Colon, ":")?;
    let expressed = parse_vhlo_type(p, "VHLO type")?;
    p.expect(Token::Comma, ",")?;
    Some([storage, expressed])
}

/// min `:` max `,` flags `>`
fn parse_limits(p: &mut Parser<'_>) -> Option<[Param; 3]> {
    let min = p.parse_i64()?;
    p.expect(Token::Colon, ":")?;
    let max = p.parse_i64()?;
    p.expect(Token::Comma, ",")?;
    let flags = p.parse_i64()?;
    p.expect(Token::Greater, ">")?;
    Some([Param::Int(min), Param::Int(max), Param::Int(flags)])
}

fn parse_quant(p: &mut Parser<'_>) -> Option<Box<[Param]>> {
    let [storage, expressed] = parse_storage(p)?;
    let scale = parse_f64(p)?;
    p.expect(Token::Colon, ":")?;
    let zero_point = p.parse_i64()?;
    p.expect(Token::Comma, ",")?;
    let [min, max, flags] = parse_limits(p)?;
    Some([flags, storage, expressed, Param::F64(scale), Param::Int(zero_point), min, max].into())
}

fn print_quant(p: &mut Printer<'_>, params: &[Param]) {
    let [flags, Param::Type(storage), Param::Type(expressed), Param::F64(scale), zero_point, min, max] = params else {
        return;
    };
    put_storage(p, *storage, *expressed);
    put_f64(p, *scale);
    p.put(":");
    p.put_int(zero_point.int());
    put_limits(p, [min, max, flags]);
}

fn parse_quant_per_axis(p: &mut Parser<'_>) -> Option<Box<[Param]>> {
    let [storage, expressed] = parse_storage(p)?;
    let span = p.span();
    let axis = p.parse_i64()?;
    if i32::try_from(axis).is_err() {
        return p.fail_at(span, "quantized-dimension", "expected a dimension that fits in 32 bits");
    }
    p.expect(Token::Comma, ",")?;
    let mut scales = Vec::new();
    p.parse_delimited(Delimiter::Square, |p| {
        scales.push(parse_f64(p)? as i64);
        Some(())
    })?;
    p.expect(Token::Comma, ",")?;
    let mut zero_points = Vec::new();
    p.parse_delimited(Delimiter::Square, |p| {
        zero_points.push(p.parse_i64()?);
        Some(())
    })?;
    p.expect(Token::Comma, ",")?;
    let [min, max, flags] = parse_limits(p)?;
    let (scales, zero_points) = (Param::Ints(scales.into()), Param::Ints(zero_points.into()));
    Some([flags, storage, expressed, Param::Int(axis), scales, zero_points, min, max].into())
}

fn print_quant_per_axis(p: &mut Printer<'_>, params: &[Param]) {
    let [flags, Param::Type(storage), Param::Type(expressed), axis, scales, zero_points, min, max] = params else {
        return;
    };
    put_storage(p, *storage, *expressed);
    p.put_int(axis.int());
    p.put(", [");
    p.put_list(scales.ints(), |p, &bits| put_f64(p, bits as u64));
    p.put("], [");
    p.put_list(zero_points.ints(), |p, &zero| p.put_int(zero));
    p.put("]");
    put_limits(p, [min, max, flags]);
}

fn put_storage(p: &mut Printer<'_>, storage: Type, expressed: Type) {
    p.put("<");
    p.print_type(storage);
    p.put(":");
    p.print_type(expressed);
    p.put(", ");
}

fn put_limits(p: &mut Printer<'_>, [min, max, flags]: [&Param; 3]) {
    p.put(", ");
    p.put_int(min.int());
    p.put(":");
    p.put_int(max.int());
    p.put(", ");
    p.put_int(flags.int());
    p.put(">");
}

/// The bits of a float literal.
pub(super) fn parse_f64(p: &mut Parser<'_>) -> Option<u64> {
    if !matches!(p.token(), Token::Float | Token::Integer | Token::Minus) {
        return p.fail("expected-float", "expected floating point literal");
    }
    let attr = p.parse_attr_of_type(Type::F64)?;
    match attr.data(p.cx) {
        AttrData::Float { bits, .. } => Some(*bits as u64),
        _ => p.fail("expected-float", "expected floating point literal"),
    }
}

/// Writes a float by its bits.
pub(super) fn put_f64(p: &mut Printer<'_>, bits: u64) {
    let attr = p.cx.intern_attr(AttrData::Float { ty: Type::F64, bits: u128::from(bits) });
    p.print_attr_without_type(attr);
}
