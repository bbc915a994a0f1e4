//! How an op can be partitioned: `#sdy.op_sharding_rule<([i, j])->([i, j]) {i=8, j=4}, custom>`.
//!
//! A factor is a number; in text `i`, `j`, … `z` stand for 0 to 17, `z_1`, `z_2`, … for what follows.

use hlo_ir::text::{Delimiter, Parser, Printer, Token};
use hlo_ir::{AttrDef, Context, Param};

use super::axes::{parse_list, print_list};

/// The factors of one dimension.
pub static DIM_MAPPING: AttrDef = AttrDef {
    name: "sdy.dim_mapping",
    summary: "List of factor indices for a dimension",
    parse: |p| Some([parse_dimension(p)?].into()),
    print: |p, params| print_dimension(p, &params[0]),
};

/// The factors of each dimension of a tensor.
pub static TENSOR_MAPPING: AttrDef = AttrDef {
    name: "sdy.tensor_mapping",
    summary: "Factor mappings for each dimension of a tensor.",
    parse: |p| Some([parse_tensor(p)?].into()),
    print: |p, params| print_tensor(p, &params[0]),
};

/// Parameters: sizes of factors, mappings of operands and of results, lists of factors by their type (see [`TYPES`]),
/// whether the rule belongs to a custom call.
pub static OP_SHARDING_RULE: AttrDef = AttrDef {
    name: "sdy.op_sharding_rule",
    summary: "Specifies how an operation can be partitioned.",
    parse: parse_rule,
    print: print_rule,
};

/// The types that factors may have, in the order of the rule's lists.
pub const TYPES: [&str; 4] = ["reduction", "need_replication", "permutation", "blocked_propagation"];

/// The number of the factor `z`.
const LAST_LETTER: i64 = 17;

/// rule ::= `<` `(` tensors `)` `->` `(` tensors `)` (`{` sizes `}`)? (type `=` `{` factors `}`)* (`,` `custom`)? `>`
fn parse_rule(p: &mut Parser<'_>) -> Option<Box<[Param]>> {
    p.expect(Token::Less, "<")?;
    let operands = parse_list(p, Delimiter::Paren, parse_tensor)?;
    p.expect(Token::Arrow, "->")?;
    let results = parse_list(p, Delimiter::Paren, parse_tensor)?;
    let mut sizes = Vec::new();
    if p.is(Token::LBrace) {
        p.parse_delimited(Delimiter::Brace, |p| {
            let factor = parse_factor(p)?;
            if factor != sizes.len() as i64 {
                let message = format!(
                    "expecting factor indices to be ordered like an iota ([0,1,2,...], e.g. {{i=#, j=#, ...}}). \
                     Expecting factor index symbol '{}', received: '{}'",
                    symbol(sizes.len() as i64),
                    symbol(factor)
                );
                return p.fail("factor", message);
            }
            p.expect(Token::Equal, "=")?;
            sizes.push(p.parse_i64()?);
            Some(())
        })?;
    }
    let mut params = vec![Param::Ints(sizes.into()), operands, results];
    for name in TYPES {
        let mut factors = Vec::new();
        if p.eat_keyword(name) {
            p.expect(Token::Equal, "=")?;
            p.parse_delimited(Delimiter::Brace, |p| {
                factors.push(parse_factor(p)?);
                Some(())
            })?;
        }
        params.push(Param::Ints(factors.into()));
    }
    let is_custom = p.eat(Token::Comma);
    if is_custom {
        p.expect_keyword("custom")?;
    }
    p.expect(Token::Greater, ">")?;
    params.push(Param::Bool(is_custom));
    Some(params.into())
}

fn print_rule(p: &mut Printer<'_>, params: &[Param]) {
    let [sizes, operands, results, types @ .., Param::Bool(is_custom)] = params else { return };
    print_list(p, "<(", operands, print_tensor, ")->");
    print_list(p, "(", results, print_tensor, ")");
    if !sizes.ints().is_empty() {
        p.put(" {");
        p.put_list(sizes.ints().iter().zip(0..), |p, (size, factor)| {
            p.put(symbol(factor));
            p.put("=");
            p.put_int(*size);
        });
        p.put("}");
    }
    for (name, factors) in TYPES.iter().zip(types) {
        if !factors.ints().is_empty() {
            p.put(" ");
            p.put(name);
            p.put("={");
            p.put_list(factors.ints(), |p, factor| p.put(symbol(*factor)));
            p.put("}");
        }
    }
    p.put(if *is_custom { ", custom>" } else { ">" });
}

/// What is wrong with factors among the parameters of an attribute.
pub(super) fn factors_fault(_: &Context, params: &[Param]) -> Option<String> {
    // Sizes are counted by place and may be any number.
    let lists = if params.len() > 1 { &params[3..] } else { params };
    let factor = lists.iter().flat_map(Param::ints).find(|factor| **factor < 0)?;
    Some(format!("factors are counted from zero, found {factor}"))
}

/// tensor ::= `[` (dimension (`,` dimension)*)? `]`
fn parse_tensor(p: &mut Parser<'_>) -> Option<Param> {
    parse_list(p, Delimiter::Square, parse_dimension)
}

fn print_tensor(p: &mut Printer<'_>, tensor: &Param) {
    print_list(p, "[", tensor, print_dimension, "]");
}

/// dimension ::= factor*, without blanks between them
fn parse_dimension(p: &mut Parser<'_>) -> Option<Param> {
    let span = p.span();
    let mut factors = Vec::new();
    let word = p.opt_keyword().unwrap_or_default();
    let mut rest = word;
    while !rest.is_empty() {
        match take_factor(&mut rest) {
            Ok(factor) => factors.push(factor),
            Err(message) => return p.fail_at(span, "factor", message),
        }
    }
    Some(Param::Ints(factors.into()))
}

fn print_dimension(p: &mut Printer<'_>, dimension: &Param) {
    for factor in dimension.ints() {
        p.put(symbol(*factor));
    }
}

/// One factor and nothing else.
fn parse_factor(p: &mut Parser<'_>) -> Option<i64> {
    let span = p.span();
    let mut rest = p.parse_keyword()?;
    match take_factor(&mut rest) {
        Ok(factor) if rest.is_empty() => Some(factor),
        Ok(_) => {
            let message = format!("expecting single factor symbol: {}", String::from_utf8_lossy(rest));
            p.fail_at(span, "factor", message)
        }
        Err(message) => p.fail_at(span, "factor", message),
    }
}

/// factor ::= `z_` digits | letter, from the front of `text`
fn take_factor(text: &mut &[u8]) -> Result<i64, String> {
    let Some(digits) = text.strip_prefix(b"z_") else {
        let Some((&letter, rest)) = text.split_first() else { return Err("expecting factor symbol".into()) };
        *text = rest;
        return match letter {
            b'i'..=b'z' => Ok(i64::from(letter - b'i')),
            _ => Err(format!("expecting symbol from 'i' to 'z'. Received: '{}'", char::from(letter))),
        };
    };
    let n_digits = digits.iter().take_while(|byte| byte.is_ascii_digit()).count();
    let (number, rest) = digits.split_at(n_digits);
    let number = String::from_utf8_lossy(number);
    if number.is_empty() {
        return Err(format!("expecting integer after 'z_'. Received: '{}'", String::from_utf8_lossy(text)));
    }
    if number.starts_with('0') {
        return Err(format!("expecting positive integer without leading zeros. Received: '{number}'"));
    }
    *text = rest;
    let index = number.parse::<i64>().ok().and_then(|index| index.checked_add(LAST_LETTER));
    index.ok_or_else(|| format!("expecting symbol index <=2^63-1. Received: '{number}'"))
}

/// The text of a factor.
fn symbol(factor: i64) -> String {
    match u8::try_from(factor) {
        Ok(letter) if factor <= LAST_LETTER => char::from(b'i' + letter).to_string(),
        _ => format!("z_{}", factor - LAST_LETTER),
    }
}
