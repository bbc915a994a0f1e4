//! Text and parameters of the quantized types.
//!
//! ```text
//! any        ::= `<` storage (`:` type)? `>`
//! calibrated ::= `<` type `<` float `:` float `>` `>`
//! uniform    ::= `<` storage `:` type (`:` (axis | blocks))? `,` parameters `>`
//! storage    ::= (type | `u` width) (`<` integer `:` integer `>`)?
//! blocks     ::= `{` (axis `:` size (`,` axis `:` size)*)? `}`
//! parameters ::= parameter | `{` parameter (`,` parameter)* `}` | nested lists of parameters for blocks
//! parameter  ::= float (`:` integer)?
//! ```

use hlo_ir::diag::Span;
use hlo_ir::num::{FloatKind, Signedness};
use hlo_ir::text::{Delimiter, Parser, Printer, Token, grow_stack};
use hlo_ir::{AttrData, Context, Param, Type, TypeData, TypeDef};

use super::{Granularity, Uniform};

/// The largest width of stored integers in bits.
pub const MAX_STORAGE_BITS: u32 = 32;

/// `!quant.any<i8<-8:7>:f32>`: a quantized type whose parameters are not known.
pub static ANY: TypeDef = TypeDef {
    name: "quant.any",
    summary: "A quantized type whose scale is not known.",
    parse: parse_any,
    print: print_any,
};

/// `!quant.calibrated<f32<-1.0:1.0>>`: a float type with the range of its values.
pub static CALIBRATED: TypeDef = TypeDef {
    name: "quant.calibrated",
    summary: "A float type with the range that its values were seen in.",
    parse: parse_calibrated,
    print: print_calibrated,
};

/// `!quant.uniform<i8:f32, 2.0:15>`: integers that stand for evenly spaced real numbers.
pub static UNIFORM: TypeDef = TypeDef {
    name: "quant.uniform",
    summary: "Integers that stand for evenly spaced real numbers.",
    parse: parse_uniform,
    print: print_uniform,
};

/// Which parameter holds the expressed type.
pub(super) const EXPRESSED: usize = 1;

/// The parameters of a type with storage: storage, expressed, signed, min, max.
struct Storage {
    ty: Type,
    signed: bool,
    min: i64,
    max: i64,
}

/// The smallest and largest value of a storage type: of an integer with or without sign, or of a float.
pub fn storage_limits(cx: &Context, storage: Type, signed: bool) -> (i64, i64) {
    if let Some(kind) = storage.float_kind(cx) {
        let largest = kind.to_f64(kind.largest(false)) as i64;
        return (-largest, largest);
    }
    let width = storage.bit_width(cx).unwrap_or(1).clamp(1, MAX_STORAGE_BITS);
    if signed { (-(1i64 << (width - 1)), (1i64 << (width - 1)) - 1) } else { (0, (1i64 << width) - 1) }
}

/// The parts behind the parameters of a uniform type.
pub(super) fn decode(params: &[Param]) -> Option<Uniform<'_>> {
    let [Param::Type(storage), Param::Type(expressed), Param::Bool(signed), min, max, granularity, scales, zeros] =
        params
    else {
        return None;
    };
    let granularity = match granularity {
        Param::Int(axis) => Granularity::Axis(*axis),
        Param::List(blocks) => {
            let [axes, sizes, shape] = &**blocks else { return None };
            Granularity::Blocks { axes: axes.ints(), sizes: sizes.ints(), shape: shape.ints() }
        }
        _ => Granularity::Tensor,
    };
    Some(Uniform {
        storage: *storage,
        signed: *signed,
        expressed: *expressed,
        min: min.int(),
        max: max.int(),
        granularity,
        scale_bits: scales.ints(),
        zero_points: zeros.ints(),
    })
}

/// The parameters of a uniform type.
pub(super) fn encode(parts: &Uniform<'_>) -> Box<[Param]> {
    let granularity = match parts.granularity {
        Granularity::Tensor => Param::Absent,
        Granularity::Axis(axis) => Param::Int(axis),
        Granularity::Blocks { axes, sizes, shape } => {
            Param::List([axes, sizes, shape].map(|list| Param::Ints(list.into())).into())
        }
    };
    Box::new([
        Param::Type(parts.storage),
        Param::Type(parts.expressed),
        Param::Bool(parts.signed),
        Param::Int(parts.min),
        Param::Int(parts.max),
        granularity,
        Param::Ints(parts.scale_bits.into()),
        Param::Ints(parts.zero_points.into()),
    ])
}

/// What is wrong with the parts of a type with storage.
pub(super) fn parts_fault(
    cx: &Context,
    storage: Type,
    signed: bool,
    min: i64,
    max: i64,
    expressed: Option<Type>,
) -> Option<String> {
    let is_storage = matches!(
        storage.data(cx),
        TypeData::Integer { .. } | TypeData::Float(FloatKind::F8E5M2 | FloatKind::F8E4M3FN | FloatKind::F4E2M1FN)
    );
    let width = storage.bit_width(cx).unwrap_or(0);
    if !is_storage || width == 0 || width > MAX_STORAGE_BITS {
        return Some(format!("illegal storage type '{}'", cx.type_text(storage)));
    }
    if let Some(expressed) = expressed.filter(|expressed| expressed.float_kind(cx).is_none()) {
        return Some(format!("illegal expressed type '{}'", cx.type_text(expressed)));
    }
    let (lowest, highest) = storage_limits(cx, storage, signed);
    (min < lowest || max > highest || max < min).then(|| format!("illegal storage min and storage max: ({min}:{max})"))
}

// ---- parsing ----

/// The place of the type's name, which checks of the whole type point at. The parser stands right after the name.
fn name_span(p: &Parser<'_>, def: &TypeDef) -> Span {
    let end = p.offset();
    let length = def.name.len() - "quant.".len();
    p.span_of(end.saturating_sub(length), end)
}

fn parse_any(p: &mut Parser<'_>) -> Option<Box<[Param]>> {
    let name = name_span(p, &ANY);
    p.expect(Token::Less, "<")?;
    let storage = parse_storage(p)?;
    let expressed = if p.eat(Token::Colon) { Param::Type(parse_float_type(p)?) } else { Param::Absent };
    p.expect(Token::Greater, ">")?;
    check_range(p, name, &storage)?;
    Some(Box::new([
        Param::Type(storage.ty),
        expressed,
        Param::Bool(storage.signed),
        Param::Int(storage.min),
        Param::Int(storage.max),
    ]))
}

fn parse_calibrated(p: &mut Parser<'_>) -> Option<Box<[Param]>> {
    let name = name_span(p, &CALIBRATED);
    p.expect(Token::Less, "<")?;
    let ty = parse_float_type(p)?;
    p.expect(Token::Less, "<")?;
    let min = parse_f64(p)?;
    p.expect(Token::Colon, ":")?;
    let max = parse_f64(p)?;
    p.expect(Token::Greater, ">")?;
    p.expect(Token::Greater, ">")?;
    if min >= max {
        let message = format!("illegal min and max: ({}:{})", exponent_text(min), exponent_text(max));
        return p.fail_at(name, "quantized-range", message);
    }
    Some(Box::new([Param::Type(ty), Param::F64(min.to_bits()), Param::F64(max.to_bits())]))
}

fn parse_uniform(p: &mut Parser<'_>) -> Option<Box<[Param]>> {
    let name = name_span(p, &UNIFORM);
    p.expect(Token::Less, "<")?;
    let storage = parse_storage(p)?;
    p.expect(Token::Colon, ":")?;
    let expressed = parse_float_type(p)?;
    let mut list = Parameters { expressed: expressed.float_kind(p.cx)?, ..Parameters::default() };
    let (mut axis, mut blocks) = (None, None);
    if p.eat(Token::Colon) {
        if p.is(Token::LBrace) {
            blocks = Some(parse_blocks(p)?);
        } else {
            axis = Some(parse_axis(p)?);
        }
    }
    p.expect(Token::Comma, ",")?;
    let mut shape = Vec::new();
    if blocks.is_some() {
        shape = parse_nested(p, &mut list)?;
    } else if axis.is_some() {
        p.expect(Token::LBrace, "{")?;
        p.parse_comma_list(|p| list.parse(p))?;
        p.expect(Token::RBrace, "}")?;
    } else {
        list.parse(p)?;
    }
    p.expect(Token::Greater, ">")?;
    check_range(p, name, &storage)?;
    let granularity = match (axis, &blocks) {
        (Some(axis), _) => Granularity::Axis(axis),
        (None, Some((axes, sizes))) => Granularity::Blocks { axes, sizes, shape: &shape },
        (None, None) => Granularity::Tensor,
    };
    let axes = match &granularity {
        Granularity::Axis(axis) => std::slice::from_ref(axis),
        Granularity::Blocks { axes, .. } => axes,
        Granularity::Tensor => &[],
    };
    if let Some(axis) = axes.iter().find(|&&axis| axis < 0) {
        return p.fail_at(name, "quantized-dimension", format!("illegal quantized dimension: {axis}"));
    }
    if let Granularity::Blocks { sizes, .. } = granularity
        && let Some(size) = sizes.iter().find(|&&size| size <= 0)
    {
        return p.fail_at(name, "block-size", format!("illegal block size: {size}"));
    }
    Some(encode(&Uniform {
        storage: storage.ty,
        signed: storage.signed,
        expressed,
        min: storage.min,
        max: storage.max,
        granularity,
        scale_bits: &list.scale_bits,
        zero_points: &list.zero_points,
    }))
}

/// storage ::= (type | `u` width) (`<` integer `:` integer `>`)?
fn parse_storage(p: &mut Parser<'_>) -> Option<Storage> {
    let span = p.span();
    let (ty, signed) = if p.at_type() {
        let ty = p.parse_type()?;
        match ty.data(p.cx) {
            TypeData::Integer { signedness, .. } => (ty, *signedness != Signedness::Unsigned),
            TypeData::Float(FloatKind::F8E5M2 | FloatKind::F8E4M3FN | FloatKind::F4E2M1FN) => (ty, true),
            _ => return p.fail_at(span, "storage-type", "illegal storage type prefix"),
        }
    } else {
        let word = p.parse_keyword()?;
        let Some(digits) = word.strip_prefix(b"u") else {
            return p.fail_at(span, "storage-type", "illegal storage type prefix");
        };
        let width = std::str::from_utf8(digits).ok().and_then(|digits| digits.parse::<u32>().ok());
        let Some(width) = width else {
            return p.fail_at(span, "storage-type", "expected storage type width");
        };
        check_width(p, span, width)?;
        (p.cx.int_type(width), false)
    };
    let width = ty.bit_width(p.cx).unwrap_or_default();
    check_width(p, span, width)?;
    let (lowest, highest) = storage_limits(p.cx, ty, signed);
    let (mut min, mut max) = (lowest, highest);
    if p.eat(Token::Less) {
        let min_span = p.span();
        min = p.parse_i64()?;
        p.expect(Token::Colon, ":")?;
        let max_span = p.span();
        max = p.parse_i64()?;
        p.expect(Token::Greater, ">")?;
        if min < lowest {
            return p.fail_at(min_span, "storage-range", format!("illegal storage type minimum: {min}"));
        }
        if max > highest {
            return p.fail_at(max_span, "storage-range", format!("illegal storage type maximum: {max}"));
        }
    }
    Some(Storage { ty, signed, min, max })
}

fn check_width(p: &mut Parser<'_>, span: Span, width: u32) -> Option<()> {
    if width == 0 || width > MAX_STORAGE_BITS {
        return p.fail_at(span, "storage-type", format!("illegal storage type size: {width}"));
    }
    Some(())
}

fn check_range(p: &mut Parser<'_>, name: Span, storage: &Storage) -> Option<()> {
    if storage.max < storage.min {
        let message = format!("illegal storage min and storage max: ({}:{})", storage.min, storage.max);
        return p.fail_at(name, "storage-range", message);
    }
    Some(())
}

fn parse_float_type(p: &mut Parser<'_>) -> Option<Type> {
    let span = p.span();
    let ty = p.parse_type()?;
    if ty.float_kind(p.cx).is_none() {
        return p.fail_at(span, "expressed-type", "invalid kind of type specified");
    }
    Some(ty)
}

fn parse_f64(p: &mut Parser<'_>) -> Option<f64> {
    if !matches!(p.token(), Token::Minus | Token::Float | Token::Integer) {
        return p.fail("expected-float", "expected floating point literal");
    }
    let attr = p.parse_attr_of_type(Type::F64)?;
    match attr.data(p.cx) {
        AttrData::Float { bits, .. } => Some(f64::from_bits(*bits as u64)),
        _ => None,
    }
}

/// A dimension: the reference keeps it in 32 bits.
fn parse_axis(p: &mut Parser<'_>) -> Option<i64> {
    let span = p.span();
    let axis = p.parse_i64()?;
    if i32::try_from(axis).is_err() {
        return p.fail_at(span, "integer-overflow", "integer value too large");
    }
    Some(axis)
}

fn parse_blocks(p: &mut Parser<'_>) -> Option<(Vec<i64>, Vec<i64>)> {
    let (mut axes, mut sizes) = (Vec::new(), Vec::new());
    p.parse_delimited(Delimiter::Brace, |p| {
        axes.push(parse_axis(p)?);
        p.expect(Token::Colon, ":")?;
        sizes.push(p.parse_i64()?);
        Some(())
    })?;
    Some((axes, sizes))
}

/// Scales and zero points as they are read.
struct Parameters {
    expressed: FloatKind,
    scale_bits: Vec<i64>,
    zero_points: Vec<i64>,
}

impl Default for Parameters {
    fn default() -> Self {
        Parameters { expressed: FloatKind::F32, scale_bits: Vec::new(), zero_points: Vec::new() }
    }
}

impl Parameters {
    /// parameter ::= float (`:` integer)?
    fn parse(&mut self, p: &mut Parser<'_>) -> Option<()> {
        let scale = parse_f64(p)?;
        let kind = self.expressed;
        // The format without a zero begins at its first pattern, every other one at its second.
        let smallest = kind.to_f64(0);
        let smallest = if smallest > 0.0 { smallest } else { kind.to_f64(1) };
        let largest = kind.to_f64(kind.largest(false));
        if !(smallest..=largest).contains(&scale) {
            let message = format!(
                "scale {} out of expressed type range [{}, {}]",
                exponent_text(scale),
                exponent_text(smallest),
                exponent_text(largest)
            );
            return p.fail("scale-range", message);
        }
        self.scale_bits.push(scale.to_bits() as i64);
        self.zero_points.push(if p.eat(Token::Colon) { p.parse_i64()? } else { 0 });
        Some(())
    }
}

/// nested ::= `{` (nested | parameter) (`,` (nested | parameter))* `}`; gives the shape.
fn parse_nested(p: &mut Parser<'_>, list: &mut Parameters) -> Option<Vec<i64>> {
    p.expect(Token::LBrace, "{")?;
    let mut size = 0;
    let mut inner: Option<Vec<i64>> = None;
    loop {
        let shape = if p.is(Token::LBrace) {
            p.deeper(|p| parse_nested(p, list))?
        } else {
            list.parse(p).map(|()| Vec::new())?
        };
        if inner.as_ref().is_some_and(|inner| *inner != shape) {
            let message = "tensor literal is invalid; ranks are not consistent between elements";
            return p.fail("ragged-literal", message);
        }
        inner = Some(shape);
        size += 1;
        if !p.eat(Token::Comma) {
            break;
        }
    }
    p.expect(Token::RBrace, "}")?;
    let mut shape = vec![size];
    shape.extend(inner.unwrap_or_default());
    Some(shape)
}

// ---- printing ----

/// The text of a number as C's `%e` writes it.
fn exponent_text(value: f64) -> String {
    if value.is_infinite() {
        return if value < 0.0 { "-INF".into() } else { "INF".into() };
    }
    let text = format!("{value:.6e}");
    let (digits, exponent) = text.split_once('e').unwrap_or((&text, "0"));
    let (sign, exponent) = match exponent.strip_prefix('-') {
        Some(exponent) => ('-', exponent),
        None => ('+', exponent),
    };
    format!("{digits}e{sign}{exponent:0>2}")
}

fn print_f64(p: &mut Printer<'_>, bits: u64) {
    FloatKind::F64.print(u128::from(bits), &mut p.out);
}

fn print_storage(p: &mut Printer<'_>, storage: &Storage) {
    let cx = p.cx;
    match storage.ty.data(cx) {
        TypeData::Integer { width, signedness: Signedness::Signless } if !storage.signed => {
            p.put("u");
            p.put_uint(u64::from(*width));
        }
        _ => p.print_type(storage.ty),
    }
    if (storage.min, storage.max) != storage_limits(cx, storage.ty, storage.signed) {
        p.put("<");
        p.put_int(storage.min);
        p.put(":");
        p.put_int(storage.max);
        p.put(">");
    }
}

fn print_any(p: &mut Printer<'_>, params: &[Param]) {
    let [Param::Type(ty), expressed, Param::Bool(signed), min, max] = params else { return };
    p.put("<");
    print_storage(p, &Storage { ty: *ty, signed: *signed, min: min.int(), max: max.int() });
    if let Param::Type(expressed) = expressed {
        p.put(":");
        p.print_type(*expressed);
    }
    p.put(">");
}

fn print_calibrated(p: &mut Printer<'_>, params: &[Param]) {
    let [Param::Type(ty), Param::F64(min), Param::F64(max)] = params else { return };
    p.put("<");
    p.print_type(*ty);
    p.put("<");
    print_f64(p, *min);
    p.put(":");
    print_f64(p, *max);
    p.put(">>");
}

fn print_uniform(p: &mut Printer<'_>, params: &[Param]) {
    let Some(uniform) = decode(params) else { return };
    p.put("<");
    print_storage(p, &Storage { ty: uniform.storage, signed: uniform.signed, min: uniform.min, max: uniform.max });
    p.put(":");
    p.print_type(uniform.expressed);
    match uniform.granularity {
        Granularity::Tensor => {
            p.put(", ");
            print_parameter(p, &uniform, 0);
        }
        Granularity::Axis(axis) => {
            p.put(":");
            p.put_int(axis);
            p.put(", {");
            for index in 0..uniform.zero_points.len() {
                p.put(if index == 0 { "" } else { "," });
                print_parameter(p, &uniform, index);
            }
            p.put("}");
        }
        Granularity::Blocks { axes, sizes, shape } => {
            p.put(":{");
            p.put_list(axes.iter().zip(sizes), |p, (&axis, &size)| {
                p.put_int(axis);
                p.put(":");
                p.put_int(size);
            });
            p.put("}, ");
            print_nested(p, &uniform, shape, &mut 0);
        }
    }
    p.put(">");
}

fn print_nested(p: &mut Printer<'_>, uniform: &Uniform<'_>, shape: &[i64], next: &mut usize) {
    let Some((&size, inner)) = shape.split_first() else {
        print_parameter(p, uniform, *next);
        *next += 1;
        return;
    };
    p.put("{");
    p.put_list(0..size, |p, _| grow_stack(|| print_nested(p, uniform, inner, next)));
    p.put("}");
}

fn print_parameter(p: &mut Printer<'_>, uniform: &Uniform<'_>, index: usize) {
    let (Some(&bits), Some(&zero_point)) = (uniform.scale_bits.get(index), uniform.zero_points.get(index)) else {
        return;
    };
    print_f64(p, bits as u64);
    if zero_point != 0 {
        p.put(":");
        p.put_int(zero_point);
    }
}
