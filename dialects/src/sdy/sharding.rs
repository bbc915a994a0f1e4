//! Shardings of tensors: `#sdy.sharding<@mesh, [{"x"}, {?}], replicated={"y"}>`.

use hlo_ir::text::{Delimiter, Parser, Printer, Token};
use hlo_ir::{Attr, AttrDef, Context, Param};

use super::axes::{MESH, parse_axes, parse_axis_into, parse_list, print_axes, print_axis_ref, print_list};

/// How one dimension is cut. Its parameter: axes, whether no more may be added, a priority.
pub static DIMENSION_SHARDING: AttrDef = AttrDef {
    name: "sdy.dimension_sharding",
    summary: "Dimension sharding",
    parse: |p| Some([parse_dimension(p)?].into()),
    print: |p, params| print_dimension(p, &params[0]),
};

/// How a tensor is laid out over a mesh. Parameters: the mesh or its symbol, dimensions, replicated axes, axes that
/// are still to be reduced, how they are reduced.
pub static SHARDING: AttrDef =
    AttrDef { name: "sdy.sharding", summary: "Tensor sharding", parse: parse_sharding, print: print_sharding };

/// Shardings, one an operand or result of an op.
pub static SHARDING_PER_VALUE: AttrDef = AttrDef {
    name: "sdy.sharding_per_value",
    summary: "Tensor sharding per operand/result of an op",
    parse: |p| {
        p.expect(Token::Less, "<")?;
        let shardings = parse_shardings(p)?;
        p.expect(Token::Greater, ">")?;
        Some([shardings].into())
    },
    print: |p, params| {
        p.put("<");
        print_shardings(p, &params[0]);
        p.put(">");
    },
};

/// How the devices of unreduced axes are to be combined: words and numbers.
pub const REDUCTIONS: &[(&str, i64)] = &[("sum", 0), ("max", 1), ("min", 2)];

/// dimension ::= `{` axes? (`,`? `?`)? `}` (`p` digits)?
fn parse_dimension(p: &mut Parser<'_>) -> Option<Param> {
    p.expect(Token::LBrace, "{")?;
    let mut axes = Vec::new();
    let mut is_closed = true;
    while !p.eat(Token::RBrace) {
        if !axes.is_empty() {
            p.expect(Token::Comma, ",")?;
        }
        if p.eat(Token::Question) {
            is_closed = false;
            p.expect(Token::RBrace, "}")?;
            break;
        }
        parse_axis_into(p, &mut axes)?;
    }
    let mut priority = Param::Absent;
    if p.is(Token::BareId) {
        priority = Param::Int(parse_priority(p)?);
    }
    Some(Param::List([Param::List(axes.into()), Param::Bool(is_closed), priority].into()))
}

fn parse_priority(p: &mut Parser<'_>) -> Option<i64> {
    let span = p.span();
    let word = p.parse_keyword()?;
    let text = String::from_utf8_lossy(word);
    let digits = text.strip_prefix('p').filter(|d| !d.is_empty() && d.bytes().all(|b| b.is_ascii_digit()));
    let Some(digits) = digits else {
        let message = format!("expecting priority in format 'p<number>', got: {text}");
        return p.fail_at(span, "priority", message);
    };
    if digits.len() > 1 && digits.starts_with('0') {
        let message = format!("priorities with leading zeros are not allowed, got: {text}");
        return p.fail_at(span, "priority", message);
    }
    match digits.parse() {
        Ok(priority) => Some(priority),
        Err(_) => p.fail_at(span, "priority", format!("expecting integer priority, got: {text}")),
    }
}

fn print_dimension(p: &mut Printer<'_>, dimension: &Param) {
    let [axes, Param::Bool(is_closed), priority] = dimension.list() else { return };
    p.put("{");
    p.put_list(axes.list(), print_axis_ref);
    if !is_closed {
        p.put(if axes.list().is_empty() { "?" } else { ", ?" });
    }
    p.put("}");
    if let Param::Int(priority) = priority {
        p.put("p");
        p.put_int(*priority);
    }
}

/// sharding ::= `<` (symbol | `mesh` mesh) `,` `[` dimensions `]` (`,` `replicated` `=` axes)?
///              (`,` `unreduced` `=` word? axes)? `>`
fn parse_sharding(p: &mut Parser<'_>) -> Option<Box<[Param]>> {
    p.expect(Token::Less, "<")?;
    let mesh = parse_mesh_or_ref(p)?;
    p.expect(Token::Comma, ",")?;
    let dimensions = parse_list(p, Delimiter::Square, parse_dimension)?;
    let none = || Param::List(Box::default());
    let (mut replicated, mut unreduced, mut reduction) = (none(), none(), 0);
    while p.eat(Token::Comma) {
        if replicated.list().is_empty() && p.eat_keyword("replicated") {
            p.expect(Token::Equal, "=")?;
            replicated = parse_axes(p)?;
        } else if unreduced.list().is_empty() && p.eat_keyword("unreduced") {
            if p.eat(Token::Equal)
                && let Some((word, number)) = REDUCTIONS.iter().find(|(word, _)| p.is_keyword(word))
            {
                p.eat_keyword(word);
                reduction = *number;
            }
            unreduced = parse_axes(p)?;
        } else {
            let message = "failed to parse Sdy_TensorSharding, expected valid named axis list after comma";
            return p.fail("sharding", message);
        }
    }
    p.expect(Token::Greater, ">")?;
    Some([Param::Attr(mesh), dimensions, replicated, unreduced, Param::Int(reduction)].into())
}

fn parse_mesh_or_ref(p: &mut Parser<'_>) -> Option<Attr> {
    if p.eat_keyword("mesh") {
        let params = (MESH.parse)(p)?;
        return Some(p.cx.dialect_attr(&MESH, params));
    }
    let name = p.parse_symbol_name()?;
    Some(p.cx.symbol_attr(name))
}

/// Whether a sharding may be over `attr`.
pub(super) fn is_mesh_or_ref(cx: &Context, attr: Attr) -> bool {
    attr.params_of(cx, &MESH).is_some() || attr.as_flat_symbol(cx).is_some()
}

fn print_sharding(p: &mut Printer<'_>, params: &[Param]) {
    let [Param::Attr(mesh), dimensions, replicated, unreduced, reduction] = params else { return };
    p.put("<");
    match mesh.params_of(p.cx, &MESH) {
        Some(params) => {
            p.put("mesh");
            (MESH.print)(p, params);
        }
        None => p.print_attr(*mesh),
    }
    print_list(p, ", [", dimensions, print_dimension, "]");
    if !replicated.list().is_empty() {
        p.put(", replicated=");
        print_axes(p, replicated);
    }
    if !unreduced.list().is_empty() {
        p.put(", unreduced=");
        if let Some((word, _)) = REDUCTIONS.iter().find(|(_, n)| *n != 0 && *n == reduction.int()) {
            p.put(word);
        }
        print_axes(p, unreduced);
    }
    p.put(">");
}

/// shardings ::= `[` (sharding (`,` sharding)*)? `]`
pub(super) fn parse_shardings(p: &mut Parser<'_>) -> Option<Param> {
    parse_list(p, Delimiter::Square, |p| {
        let params = parse_sharding(p)?;
        Some(Param::Attr(p.cx.dialect_attr(&SHARDING, params)))
    })
}

/// Writes `[<…>, <…>]`.
pub(super) fn print_shardings(p: &mut Printer<'_>, shardings: &Param) {
    print_list(p, "[", shardings, print_stripped, "]");
}

fn print_stripped(p: &mut Printer<'_>, sharding: &Param) {
    if let Param::Attr(attr) = sharding
        && let Some(params) = attr.params_of(p.cx, &SHARDING)
    {
        print_sharding(p, params);
    }
}

/// The mesh of a sharding: its symbol as an attribute, or the mesh itself.
pub fn mesh_of(cx: &Context, sharding: Attr) -> Option<Attr> {
    match sharding.params_of(cx, &SHARDING)?.first() {
        Some(Param::Attr(mesh)) => Some(*mesh),
        _ => None,
    }
}
