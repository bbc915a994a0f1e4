//! `hlo infer`: the result types of one op, from the types of its operands and its attributes.

use std::sync::Arc;

use hlo_dialects::old::renewed;
use hlo_ir::text::{Parser, Token};
use hlo_ir::{Attr, AttrData, AttrSpec, Context, Diagnostics, Loc, Name, OpDef, SmallVec, Type};

use super::help::write;
use super::{CommandResult, Outcome, READING, Usage, report};
use crate::flags::{Args, Flag, distance};
use crate::inference::{Lone, Operand, find_op};

/// The command's flags.
pub fn flags() -> Vec<Flag> {
    READING.iter().filter(|flag| flag.name == "message-format").copied().collect()
}

/// Runs the command.
pub fn run(words: &[String]) -> CommandResult {
    let args = Args::parse(words, &flags(), &[])?;
    let Some((name, words)) = args.positional.split_first() else {
        return Err(Usage(
            "an op and the types of its operands are needed: `hlo infer add tensor<2xf32> tensor<2xf32>`".into(),
        ));
    };
    let cx = crate::context();
    let def = find_op(&cx, name).ok_or_else(|| unknown(&cx, name))?;
    let (outcome, diags) = match Question::read(&cx, def, words) {
        Err(diags) => (Outcome::Failure, diags),
        Ok(question) => match question.lone(&cx, def).result_types() {
            Err(diags) => (Outcome::Failure, diags),
            Ok(types) => {
                let lines: Vec<String> = types.iter().map(|ty| cx.type_text(*ty) + "\n").collect();
                (write(&lines.concat())?, Diagnostics::default())
            }
        },
    };
    report(&cx, &diags, &args)?;
    Ok(outcome)
}

fn unknown(cx: &Context, name: &str) -> Usage {
    let bare = |row: &'static OpDef| row.name.split_once('.').map_or(row.name, |(_, bare)| bare);
    let rows = cx.registry().ops().filter(|row| matches!(row.dialect(), "stablehlo" | "chlo"));
    let near = rows.map(|row| (distance(row.name, name).min(distance(bare(row), name)), row.name)).min();
    let hint = match near {
        Some((distance, near)) if distance <= 2 => format!(", did you mean `{near}`?"),
        _ => String::new(),
    };
    Usage(format!("unknown op `{name}`{hint}"))
}

/// What the words after the op say.
struct Question {
    loc: Loc,
    operands: Vec<Operand>,
    attrs: SmallVec<[(Name, Attr); 4]>,
}

impl Question {
    /// Reads words as one text, so that places in it can be shown: types and constants of operands in their order, and
    /// attributes `NAME=VALUE` among them.
    fn read(cx: &Context, def: &'static OpDef, words: &[String]) -> Result<Question, Diagnostics> {
        let mut text = def.name.to_owned();
        let mut ends = Vec::new();
        for word in words {
            text.push(' ');
            text.push_str(word);
            ends.push(text.len());
        }
        let bytes: Arc<[u8]> = text.as_bytes().into();
        let file = cx.sources().add("<infer>", bytes.clone(), 0);
        let mut p = Parser::new(cx, file, &bytes);
        let mut question = Question { loc: p.loc_at(0), operands: Vec::new(), attrs: SmallVec::new() };
        p.advance();
        for (word, end) in words.iter().zip(ends) {
            let read = match attr_name(word) {
                Some(name) => question.attr(&mut p, def, name),
                None => question.operand(&mut p),
            };
            if read.is_some() && p.last_end() != end {
                p.error("trailing-text", "expected the end of the word").emit();
            }
            if p.diags.has_errors() {
                return Err(p.diags);
            }
        }
        def.fill_attrs(cx, &mut question.attrs);
        Ok(question)
    }

    /// `TYPE` or a constant such as `dense<1> : TYPE`.
    fn operand(&mut self, p: &mut Parser<'_>) -> Option<()> {
        let span = p.span();
        let attr = p.parse_attr()?;
        let operand = match attr.as_type(p.cx) {
            Some(ty) => Operand::Type(ty),
            None if matches!(attr.data(p.cx), AttrData::Dense { .. }) => Operand::Constant(attr),
            None => {
                let message = "expected the type of an operand, or a constant `dense<…> : type`";
                p.error_at(span, "expected-type", message).help("attributes are written NAME=VALUE").emit();
                return None;
            }
        };
        self.operands.push(operand);
        Some(())
    }

    /// `NAME=VALUE`
    fn attr(&mut self, p: &mut Parser<'_>, def: &'static OpDef, name: &str) -> Option<()> {
        let span = p.span();
        p.parse_keyword()?;
        p.expect(Token::Equal, "=")?;
        let attr = p.parse_attr()?;
        let name_id = p.cx.name(name);
        if self.attrs.iter().any(|(known, _)| *known == name_id) {
            return p.fail_at(span, "redefinition", format!("attribute '{name}' occurs more than once"));
        }
        if !def.is_inherent(name.as_bytes()) && !name.contains('.') {
            let known: Vec<&str> = def.attrs.iter().map(|spec| spec.name).collect();
            let known = if known.is_empty() { "none".to_owned() } else { known.join(", ") };
            let message = format!("'{}' op has no attribute '{name}'", def.name);
            p.error_at(span, "unknown-attribute", message).help(format!("it has: {known}")).emit();
            return None;
        }
        let suited = def.attr(name.as_bytes()).and_then(|spec| suited(p.cx, spec, attr));
        self.attrs.push((name_id, suited.unwrap_or(attr)));
        Some(())
    }

    fn lone<'a>(&'a self, cx: &'a Context, def: &'static OpDef) -> Lone<'a> {
        Lone { cx, def, loc: self.loc, operands: &self.operands, attrs: cx.dict(&self.attrs) }
    }
}

/// A list, a word or a number as the row wants it.
fn suited(cx: &Context, spec: &AttrSpec, attr: Attr) -> Option<Attr> {
    let accepts = |attr: &Attr| (spec.constraint.accepts)(cx, *attr);
    if accepts(&attr) {
        return None;
    }
    let narrow = || match attr.data(cx) {
        AttrData::Float { ty: Type::F64, bits } => {
            let value = f64::from_bits(*bits as u64) as f32;
            Some(cx.intern_attr(AttrData::Float { ty: Type::F32, bits: value.to_bits().into() }))
        }
        _ => Some(cx.int_attr(Type::I32, i32::try_from(attr.as_i64(cx)?).ok()?.into())),
    };
    renewed(cx, spec, attr).or_else(|| narrow().filter(accepts))
}

/// The name in `NAME=VALUE`; types have other signs before an equals sign.
fn attr_name(word: &str) -> Option<&str> {
    let (name, _) = word.split_once('=')?;
    let name = name.trim_end();
    let is_name = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'.' | b'$');
    (name.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_') && name.bytes().all(is_name)).then_some(name)
}
