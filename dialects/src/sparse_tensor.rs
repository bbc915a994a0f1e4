//! `sparse_tensor`: encodings that say how a sparse tensor is stored, and conversions between them.
//!
//! ```text
//! encoding ::= `<` `{` entry (`,` entry)* `}` `>`
//! entry    ::= `map` `=` map | (`posWidth` | `crdWidth`) `=` integer | (`explicitVal` | `implicitVal`) `=` attribute
//! map      ::= (`[` symbols `]`)? (`{` levels `}`)? `(` dims `)` `->` `(` level-specs `)`
//! dim      ::= name (`=` expr)? (`:` attribute)?
//! level    ::= (name `=`)? expr `:` format (`[` n `,` m `]`)? (`(` property (`,` property)* `)`)?
//! ```

use hlo_ir::affine::{AffineExpr, AffineMap};
use hlo_ir::kinds::{AnyRankedTensor, AnyTensor, Variadic};
use hlo_ir::text::{AffineNames, Delimiter, Parser, Printer, Token};
use hlo_ir::{Attr, AttrData, AttrDef, Context, DYNAMIC, Dialect, Param, ops};

use crate::kinds::Index;

/// The dialect.
pub static DIALECT: Dialect = Dialect {
    name: "sparse_tensor",
    ops: &[SPARSE_TENSOR_OPS],
    attrs: &[&ENCODING, &SLICE],
    encoding_fault: Some(|cx, encoding, shape, _| encoding_fault(cx, encoding, shape)),
    attr_alias: Some(|cx, attr| attr.params_of(cx, &ENCODING).map(|_| "sparse")),
    ..Dialect::EMPTY
};

ops! { SPARSE_TENSOR_OPS in "sparse_tensor";
    /// Stores a tensor in another way.
    op Convert = "convert" {
        operands { source: AnyTensor }
        results { dest: AnyTensor }
        traits [PURE]
        format "$source attr-dict `:` type($source) `to` type($dest)"
    }

    /// Tensors one after the other along a dimension.
    op Concatenate = "concatenate" {
        operands { inputs: Variadic<AnyRankedTensor> }
        attrs { dimension: Index }
        results { result: AnyRankedTensor }
        traits [PURE]
        format "$inputs attr-dict `:` type($inputs) `to` type($result)"
    }
}

/// How a sparse tensor is stored. Parameters: the map from dimensions to levels, one list a level (format, lacks of
/// properties as bits, `[n, m]`), one slice or nothing a dimension, widths of positions and coordinates in bits (0 for
/// the default), the values that all stored and all other elements have.
pub static ENCODING: AttrDef = AttrDef {
    name: "sparse_tensor.encoding",
    summary: "How a sparse tensor is stored.",
    parse: parse_encoding,
    print: print_encoding,
};

/// Which part of a dimension a tensor shows: offset, size, stride, each perhaps unknown.
pub static SLICE: AttrDef = AttrDef {
    name: "sparse_tensor.slice",
    summary: "An attribute to encode slice information of a sparse tensor on a particular dimension (a tuple of offset, size, stride).",
    parse: parse_slice,
    print: |p, params| {
        p.put("(");
        p.put_list(params[0].ints(), |p, &n| if n == DYNAMIC { p.put("?") } else { p.put_int(n) });
        p.put(")");
    },
};

const FORMATS: [&str; 6] = ["dense", "batch", "compressed", "singleton", "loose_compressed", "structured"];
const STRUCTURED: usize = 5;
/// Properties that a level lacks (or, for the last, has), in the order of their bits.
const PROPERTIES: [&str; 3] = ["nonunique", "nonordered", "soa"];

/// What is read of an encoding.
#[derive(Default)]
struct Encoding {
    map: Option<(Attr, Vec<Param>, Vec<Param>)>,
    widths: [i64; 2],
    values: [Option<Attr>; 2],
}

fn parse_encoding(p: &mut Parser<'_>) -> Option<Box<[Param]>> {
    p.expect(Token::Less, "<")?;
    p.expect(Token::LBrace, "{")?;
    let mut encoding = Encoding::default();
    p.parse_comma_list(|p| encoding.parse_entry(p))?;
    p.expect(Token::RBrace, "}")?;
    p.expect(Token::Greater, ">")?;
    let Some((map, levels, slices)) = encoding.map else {
        return p.fail("sparse-encoding", "expected a map from dimensions to levels");
    };
    let value = |value: Option<Attr>| value.map_or(Param::Absent, Param::Attr);
    Some(Box::new([
        Param::Attr(map),
        Param::List(levels.into()),
        Param::List(slices.into()),
        Param::Int(encoding.widths[0]),
        Param::Int(encoding.widths[1]),
        value(encoding.values[0]),
        value(encoding.values[1]),
    ]))
}

impl Encoding {
    fn parse_entry(&mut self, p: &mut Parser<'_>) -> Option<()> {
        let span = p.span();
        let key = p.parse_keyword()?;
        p.expect(Token::Equal, "=")?;
        match key {
            b"map" => self.map = Some(parse_map(p)?),
            b"posWidth" => self.widths[0] = parse_width(p, "position")?,
            b"crdWidth" => self.widths[1] = parse_width(p, "coordinate")?,
            b"explicitVal" => self.values[0] = Some(p.parse_attr()?),
            b"implicitVal" => self.values[1] = Some(p.parse_attr()?),
            _ => {
                let message = format!("unexpected key: {}", String::from_utf8_lossy(key));
                return p.fail_at(span, "sparse-encoding", message);
            }
        }
        Some(())
    }
}

fn parse_width(p: &mut Parser<'_>, what: &str) -> Option<i64> {
    let span = p.span();
    let width = p.parse_i64()?;
    if !matches!(width, 0 | 8 | 16 | 32 | 64) {
        return p.fail_at(span, "sparse-encoding", format!("unexpected {what} bitwidth: {width}"));
    }
    Some(width)
}

/// The map as an attribute, the levels, the slices.
fn parse_map(p: &mut Parser<'_>) -> Option<(Attr, Vec<Param>, Vec<Param>)> {
    let mut names = AffineNames::default();
    // Expressions of dimensions over levels say no more than the map does; they are read and left.
    let mut level_names = AffineNames::default();
    let mut n_syms = 0;
    if p.is(Token::LSquare) {
        p.parse_delimited(Delimiter::Square, |p| {
            names.define(p, AffineExpr::Symbol(n_syms))?;
            n_syms += 1;
            Some(())
        })?;
    }
    let declares_levels = p.is(Token::LBrace);
    if declares_levels {
        let mut n_levels = 0;
        p.parse_delimited(Delimiter::Brace, |p| {
            level_names.define(p, AffineExpr::Dim(n_levels))?;
            n_levels += 1;
            Some(())
        })?;
    }
    let (mut n_dims, mut slices) = (0, Vec::new());
    p.parse_delimited(Delimiter::Paren, |p| {
        names.define(p, AffineExpr::Dim(n_dims))?;
        n_dims += 1;
        if p.eat(Token::Equal) {
            level_names.expr(p)?;
        }
        slices.push(if p.eat(Token::Colon) { Param::Attr(parse_slice_attr(p)?) } else { Param::Absent });
        Some(())
    })?;
    if slices.iter().all(|slice| *slice == Param::Absent) {
        slices.clear();
    }
    p.expect(Token::Arrow, "->")?;
    let (mut results, mut levels) = (Vec::new(), Vec::new());
    p.parse_delimited(Delimiter::Paren, |p| {
        if declares_levels {
            p.parse_keyword()?;
            p.expect(Token::Equal, "=")?;
        }
        results.push(names.expr(p)?);
        p.expect(Token::Colon, ":")?;
        levels.push(parse_level(p)?);
        Some(())
    })?;
    let map = p.cx.intern_attr(AttrData::AffineMap(AffineMap { n_dims, n_syms, results: results.into() }));
    Some((map, levels, slices))
}

fn parse_slice_attr(p: &mut Parser<'_>) -> Option<Attr> {
    let span = p.span();
    let attr = p.parse_attr()?;
    if attr.params_of(p.cx, &SLICE).is_none() {
        return p.fail_at(span, "sparse-encoding", "expected SparseTensorDimSliceAttr");
    }
    Some(attr)
}

/// slice ::= `(` (integer | `?`) `,` (integer | `?`) `,` (integer | `?`) `)`
fn parse_slice(p: &mut Parser<'_>) -> Option<Box<[Param]>> {
    let span = p.span();
    let mut numbers = Vec::new();
    p.parse_delimited(Delimiter::Paren, |p| {
        numbers.push(if p.eat(Token::Question) { DYNAMIC } else { p.parse_i64()? });
        Some(())
    })?;
    if numbers.len() != 3 {
        return p.fail_at(span, "sparse-encoding", "expect three values: offset, size, stride");
    }
    Some([Param::Ints(numbers.into())].into())
}

fn parse_level(p: &mut Parser<'_>) -> Option<Param> {
    let span = p.span();
    let word = p.parse_keyword()?;
    let Some(format) = FORMATS.iter().position(|format| format.as_bytes() == word) else {
        let message = format!("unknown level format: {}", String::from_utf8_lossy(word));
        return p.fail_at(span, "sparse-encoding", message);
    };
    let mut structure = Vec::new();
    if format == STRUCTURED {
        structure = p.parse_i64_list()?;
        if structure.len() != 2 {
            return p.fail("sparse-encoding", "expected exactly 2 structure sizes");
        }
    }
    let mut bits = 0;
    if p.is(Token::LParen) {
        p.parse_delimited(Delimiter::Paren, |p| {
            let span = p.span();
            let word = p.parse_keyword()?;
            match PROPERTIES.iter().position(|property| property.as_bytes() == word) {
                Some(bit) => bits |= 1 << bit,
                None => {
                    let message = format!("unknown level property: {}", String::from_utf8_lossy(word));
                    return p.fail_at(span, "sparse-encoding", message);
                }
            }
            Some(())
        })?;
    }
    Some(Param::List([Param::Int(format as i64), Param::Int(bits), Param::Ints(structure.into())].into()))
}

fn encoding_fault(cx: &Context, encoding: Attr, shape: &[i64]) -> Option<String> {
    let [Param::Attr(map), ..] = encoding.params_of(cx, &ENCODING)? else { return None };
    let AttrData::AffineMap(map) = map.data(cx) else { return None };
    let (n_dims, rank) = (map.n_dims as usize, shape.len());
    if rank == 0 {
        return Some("expected non-scalar sparse tensor".to_owned());
    }
    (n_dims != rank).then(|| format!("dimension-rank mismatch between encoding and tensor shape: {n_dims} != {rank}"))
}

fn print_encoding(p: &mut Printer<'_>, params: &[Param]) {
    let [Param::Attr(map), levels, slices, pos_width, crd_width, explicit, implicit] = params else { return };
    let cx = p.cx;
    let AttrData::AffineMap(map) = map.data(cx) else { return };
    p.put("<{ map = ");
    if map.n_syms != 0 {
        p.put("[");
        p.put_list(0..map.n_syms, |p, symbol| p.print_affine_expr(&AffineExpr::Symbol(symbol)));
        p.put("]");
    }
    p.put("(");
    p.put_list(0..map.n_dims, |p, dim| {
        p.print_affine_expr(&AffineExpr::Dim(dim));
        if let Some(Param::Attr(slice)) = slices.list().get(dim as usize) {
            p.put(" : ");
            p.print_attr(*slice);
        }
    });
    p.put(") -> (");
    p.put_list(map.results.iter().zip(levels.list()), |p, (expr, level)| {
        p.print_affine_expr(expr);
        p.put(" : ");
        print_level(p, level);
    });
    p.put(")");
    for (name, width) in [("posWidth", pos_width), ("crdWidth", crd_width)] {
        if width.int() != 0 {
            p.put(", ");
            p.put(name);
            p.put(" = ");
            p.put_int(width.int());
        }
    }
    for (name, value) in [("explicitVal", explicit), ("implicitVal", implicit)] {
        if let Param::Attr(value) = value {
            p.put(", ");
            p.put(name);
            p.put(" = ");
            p.print_attr(*value);
        }
    }
    p.put(" }>");
}

fn print_level(p: &mut Printer<'_>, level: &Param) {
    let [format, bits, structure] = level.list() else { return };
    p.put(FORMATS[format.int() as usize]);
    if !structure.ints().is_empty() {
        p.print_i64_list(structure.ints());
    }
    if bits.int() != 0 {
        p.put("(");
        let set = PROPERTIES.iter().enumerate().filter(|(bit, _)| bits.int() >> bit & 1 != 0);
        p.put_list(set, |p, (_, property)| p.put(property));
        p.put(")");
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::{check_error, check_same};

    /// The encoding stands in an argument attribute, where no alias hides it.
    fn check_encoding(encoding: &str) {
        let text = format!("func.func private @f(tensor<8x8xf32, #sparse_tensor.encoding<{{ {encoding} }}>>)");
        let cx = crate::testing::context();
        let (module, diags) =
            hlo_ir::text::parse_module(&cx, "-", text.as_bytes().into(), hlo_ir::text::ParseOptions::default());
        assert!(!diags.has_errors(), "{text}");
        let mut out = Vec::new();
        hlo_ir::text::print_module(&module, &hlo_ir::text::PrintFlags::default(), &mut out).unwrap();
        let printed = String::from_utf8(out).unwrap();
        assert_eq!(printed.lines().next(), Some(&*format!("#sparse = #sparse_tensor.encoding<{{ {encoding} }}>")));
    }

    #[test]
    fn encodings_print_as_the_reference_prints_them() {
        for encoding in [
            "map = (d0, d1) -> (d0 : dense, d1 : compressed)",
            "map = (d0, d1) -> (d1 : dense, d0 : compressed(nonunique, nonordered)), posWidth = 32, crdWidth = 16, explicitVal = 1.000000e+00 : f32, implicitVal = 0.000000e+00 : f32",
            "map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 3 : compressed, d0 mod 2 : dense, d1 mod 3 : dense)",
            "map = (d0, d1) -> (d0 : loose_compressed, d1 : singleton(nonunique, soa))",
            "map = (d0, d1) -> (d0 : dense, d1 floordiv 4 : dense, d1 mod 4 : structured[2, 4])",
            "map = (d0 : #sparse_tensor<slice(1, 4, 1)>, d1 : #sparse_tensor<slice(?, ?, 2)>) -> (d0 : dense, d1 : compressed)",
            "map = [s0](d0, d1) -> (d0 * (s0 * 4) : dense, d1 : compressed)",
            "map = (d0, d1) -> (d0 : batch, d1 : compressed)",
        ] {
            check_encoding(encoding);
        }
    }

    #[test]
    fn conversions_print_as_the_reference_prints_them() {
        check_same(
            "
            func.func @f(%arg0: tensor<8x8xf64>) {
              %0 = sparse_tensor.convert %arg0 : tensor<8x8xf64> to tensor<8x8xf64>
              return
            }
            ",
        );
    }

    #[test]
    fn wrong_encodings_are_refused() {
        for (encoding, message) in [
            ("map = (d0, d1) -> (d0 : dense, d1 : foo)", "unknown level format: foo"),
            ("map = (d0, d1) -> (d0 : dense, d1 : compressed), posWidth = 5", "unexpected position bitwidth: 5"),
            ("map = (d0, d1) -> (d0 : dense, d1 : compressed), foo = 5", "unexpected key: foo"),
            ("map = (d0) -> (d0 : compressed)", "dimension-rank mismatch between encoding and tensor shape: 1 != 2"),
        ] {
            check_error(
                &format!("func.func private @f(tensor<8x8xf32, #sparse_tensor.encoding<{{ {encoding} }}>>)"),
                message,
            );
        }
    }
}
