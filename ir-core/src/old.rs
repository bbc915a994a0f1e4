//! What earlier releases wrote: how a set of dialects says it today. Reports on such text name today's spelling, and a
//! parser that is told to ([`ParseOptions::old_spellings`](crate::text::ParseOptions)) reads the one as the other.

use crate::context::Context;
use crate::diag::Draft;
use crate::ids::{Attr, Name};
use crate::op_def::OpDef;
use crate::registry::Registry;

/// An op as it is named in a text.
#[derive(Clone, Copy, Debug)]
pub struct OldOp<'a> {
    /// Its name, with or without a dialect.
    pub name: &'a str,
    /// The dialect of names without one.
    pub default_dialect: &'a str,
    /// The text behind the name.
    pub rest: &'a [u8],
}

/// See the module's documentation. Each function gives nothing for what is no old spelling.
pub struct OldSpellings {
    /// The row that an op has today.
    pub op: fn(&Registry, OldOp<'_>) -> Option<&'static OpDef>,
    /// The dialect that has the types and attributes of another today.
    pub dialect: fn(&str) -> Option<&'static str>,
    /// The name and the value that an attribute of an op has today.
    pub attr: fn(&Context, &'static OpDef, &str, Attr) -> Option<(Name, Attr)>,
    /// What to do about old spellings, for reports.
    pub advice: &'static str,
}

/// Adds what an op is called today to a report on its old name.
pub(crate) fn help_renamed<'d>(cx: &Context, draft: Draft<'d>, today: &OpDef) -> Draft<'d> {
    let advice = cx.registry().old_spellings().map_or("", |old| old.advice);
    draft.help(format!("it is called `{}` today", today.name)).help(advice)
}

/// Values of attributes are shown in reports up to this many bytes.
const MAX_SHOWN: usize = 100;

/// What to write instead of the attribute `name` of an op, and the general advice, when the attribute is an old spelling.
pub(crate) fn attr_help(cx: &Context, def: &'static OpDef, name: &str, attr: Attr) -> Option<[String; 2]> {
    let old = cx.registry().old_spellings()?;
    let (name, attr) = (old.attr)(cx, def, name, attr)?;
    let (name, mut text) = (cx.name_str(name), cx.attr_text(attr));
    if let Some((end, _)) = text.char_indices().nth(MAX_SHOWN) {
        text.truncate(end);
        text.push('…');
    }
    Some([format!("it is written `{name} = {text}` today"), old.advice.to_owned()])
}
