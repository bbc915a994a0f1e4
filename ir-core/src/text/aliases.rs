//! Alias definitions of a text: `#name = attr`, `!name = type`.
//!
//! An attribute or type alias holds from its definition on; a location alias may be defined anywhere, usually at the
//! end. Definitions of locations are found by a scan for lines that begin with `#name = loc(`, and read on demand.

use std::ops::Range;
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};

use rustc_hash::FxHashMap;

use super::alias_printing::WrittenAlias;
use super::lexer::Token;
use super::parser::{Extent, Parser};
use super::shaped_types::skip_blanks;
use crate::attrs::AttrData;
use crate::context::Context;
use crate::ids::{Attr, Name, Type};
use crate::location::Loc;

type ByName<T> = FxHashMap<Box<[u8]>, T>;

/// What a text defined so far, shared by the workers that read function bodies.
#[derive(Default)]
pub struct Aliases {
    definitions: Mutex<Definitions>,
    /// Where `loc(` of each location's definition begins, by name; made on first use.
    loc_definitions: OnceLock<ByName<usize>>,
}

#[derive(Default)]
struct Definitions {
    /// Attributes by name (without `#`), with the place of the definition.
    attrs: ByName<(Range<usize>, Attr, Extent)>,
    /// Types by name (without `!`), with the place of the definition.
    types: ByName<(Range<usize>, Type, Extent)>,
    /// Names whose definition as a location was reached, with its place.
    defined_locs: ByName<Range<usize>>,
    /// Locations that were read by name.
    locs: ByName<(Loc, Extent)>,
    /// The `distinct[…]` attributes of the text by the number written there.
    distinct: FxHashMap<u64, Attr>,
    /// The names in the context of the resources that the text calls by the keys here.
    resources: FxHashMap<Name, Name>,
}

impl Aliases {
    fn lock(&self) -> MutexGuard<'_, Definitions> {
        self.definitions.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// All definitions in the order of the text.
    pub(super) fn written(&self, cx: &Context) -> Vec<WrittenAlias> {
        let known = self.lock();
        let types = known.types.iter().map(|(name, (at, ty, _))| WrittenAlias::of_type(at.clone(), cx.name(name), *ty));
        let attrs =
            known.attrs.iter().map(|(name, (at, attr, _))| WrittenAlias::of_attr(at.clone(), cx.name(name), *attr));
        let locs = known.defined_locs.iter().filter_map(|(name, at)| {
            known.locs.get(name).map(|(loc, _)| WrittenAlias::of_loc(at.clone(), cx.name(name), *loc))
        });
        let mut written: Vec<WrittenAlias> = types.chain(attrs).chain(locs).collect();
        written.sort_by_key(|alias| alias.range.start);
        written
    }
}

impl<'a> Parser<'a> {
    /// alias-definition ::= (`#` name `=` attribute) | (`!` name `=` type)
    pub(super) fn parse_alias_definition(&mut self) -> Option<()> {
        let is_type = self.is(Token::ExclId);
        let what = if is_type { "type" } else { "attribute" };
        let at = self.offset();
        let name = &self.text()[1..];
        let is_known = {
            let known = self.aliases.lock();
            if is_type {
                known.types.contains_key(name)
            } else {
                known.attrs.contains_key(name) || known.defined_locs.contains_key(name)
            }
        };
        if is_known {
            let name = String::from_utf8_lossy(name);
            return self.fail("redefinition", format!("redefinition of {what} alias id '{name}'"));
        }
        if name.contains(&b'.') {
            let message = format!("{what} names with a '.' are reserved for dialect-defined names");
            return self.fail("reserved-name", message);
        }
        self.advance();
        if !self.eat(Token::Equal) {
            return self.fail("expected-token", format!("expected '=' in {what} alias definition"));
        }
        if is_type {
            let (ty, extent) = self.measured(Parser::parse_type)?;
            let range = at..self.last_end();
            self.aliases.lock().types.insert(name.into(), (range, ty, extent));
        } else if self.is_keyword("loc") {
            // Nearly all aliases are locations of ops: they become no attributes, which printing would have to look at.
            let loc = self.measured(Parser::parse_loc_attr)?;
            let range = at..self.last_end();
            let mut known = self.aliases.lock();
            known.defined_locs.insert(name.into(), range);
            known.locs.insert(name.into(), loc);
        } else {
            let (attr, extent) = self.measured(Parser::parse_attr)?;
            let range = at..self.last_end();
            let mut known = self.aliases.lock();
            known.attrs.insert(name.into(), (range, attr, extent));
            if let AttrData::Location(loc) = attr.data(self.cx) {
                known.locs.insert(name.into(), (*loc, extent));
            }
        }
        Some(())
    }

    /// The type called `name` at byte `at` of the text. The outer `None` comes after a report.
    pub(super) fn type_alias(&mut self, name: &[u8], at: usize) -> Option<Option<Type>> {
        let known = self.aliases.lock().types.get(name).filter(|(defined, ..)| defined.start < at).cloned();
        let Some((_, ty, extent)) = known else { return Some(None) };
        self.take_alias(extent)?;
        Some(Some(ty))
    }

    /// The attribute called `name` at byte `at` of the text; a location even when it is defined further down. The
    /// outer `None` comes after a report.
    pub(super) fn attr_alias(&mut self, name: &'a [u8], at: usize) -> Option<Option<Attr>> {
        let known = self.aliases.lock().attrs.get(name).filter(|(defined, ..)| defined.start < at).cloned();
        if let Some((_, attr, extent)) = known {
            self.take_alias(extent)?;
            return Some(Some(attr));
        }
        let loc = self.loc_alias(name)?;
        Some(loc.map(|loc| self.cx.intern_attr(AttrData::Location(loc))))
    }

    /// The location called `name`, read from its definition if need be. The outer `None` comes after a report.
    pub(super) fn loc_alias(&mut self, name: &'a [u8]) -> Option<Option<Loc>> {
        if let Some(&(loc, extent)) = self.loc_cache.get(name) {
            self.take_alias(extent)?;
            return Some(Some(loc));
        }
        let known = self.aliases.lock().locs.get(name).copied();
        let loc = match known {
            Some(loc) => loc,
            None => {
                let src = self.src;
                let found = self.aliases.loc_definitions.get_or_init(|| find_loc_definitions(src));
                let Some(&at) = found.get(name) else {
                    return Some(None);
                };
                let loc = self.deeper(|p| p.parse_loc_definition(name, at))?;
                self.aliases.lock().locs.insert(name.into(), loc);
                loc
            }
        };
        self.loc_cache.insert(name, loc);
        self.take_alias(loc.1)?;
        Some(Some(loc.0))
    }

    /// Reads the definition whose `loc(` stands at byte `at`. It may use others, but not in a circle.
    fn parse_loc_definition(&mut self, name: &'a [u8], at: usize) -> Option<(Loc, Extent)> {
        let mut definition = self.fork(at);
        definition.open_locs = self.open_locs.clone();
        definition.open_locs.push(name);
        let loc = if self.open_locs.contains(&name) {
            let message = format!("location alias '#{}' is defined by itself", String::from_utf8_lossy(name));
            definition.fail("alias-cycle", message)
        } else {
            definition.measured(Parser::parse_loc_attr)
        };
        self.diags.append(definition.diags);
        loc
    }

    /// The attribute that the text calls `distinct[number]`. `Err` with what it referred to before, if that differs.
    pub(super) fn distinct_attr(&mut self, number: u64, referenced: Attr) -> Result<Attr, Attr> {
        let cx = self.cx;
        let mut known = self.aliases.lock();
        let attr = *known.distinct.entry(number).or_insert_with(|| cx.distinct_attr(referenced));
        match attr.data(cx) {
            AttrData::Distinct { referenced: other, .. } if *other != referenced => Err(*other),
            _ => Ok(attr),
        }
    }

    /// The context's name for the resource that the text calls `key`: `key` itself unless another text of the context
    /// uses it.
    pub(super) fn resource_name(&mut self, key: Name) -> Name {
        let cx = self.cx;
        *self.aliases.lock().resources.entry(key).or_insert_with(|| cx.declare_resource(key))
    }
}

/// Finds the definitions of location aliases: lines `#name = loc(`.
fn find_loc_definitions(src: &[u8]) -> ByName<usize> {
    let mut found = FxHashMap::default();
    for hash in memchr::memchr_iter(b'#', src) {
        let line_start = src[..hash].iter().rposition(|b| !matches!(b, b' ' | b'\t')).map_or(0, |at| at + 1);
        if line_start != 0 && src[line_start - 1] != b'\n' {
            continue;
        }
        let name_len = src[hash + 1..].iter().take_while(|b| is_suffix_byte(**b)).count();
        let name_end = hash + 1 + name_len;
        let equal = skip_blanks(src, name_end);
        if src.get(equal) != Some(&b'=') {
            continue;
        }
        let value = skip_blanks(src, equal + 1);
        let is_loc = src[value..].starts_with(b"loc") && src.get(skip_blanks(src, value + 3)) == Some(&b'(');
        if is_loc {
            found.entry(src[hash + 1..name_end].into()).or_insert(value);
        }
    }
    found
}

fn is_suffix_byte(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'$' | b'.' | b'_' | b'-')
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::harness::round_trip;

    /// Definitions, then an attribute, then what only locations may look up.
    fn read(text: &str) -> Result<String, String> {
        let read = |p: &mut Parser<'_>| {
            while matches!(p.token(), Token::HashId | Token::ExclId) {
                p.parse_alias_definition()?;
            }
            let attr = p.parse_attr()?;
            while p.is(Token::HashId) {
                p.parse_alias_definition()?;
            }
            Some(attr)
        };
        round_trip(text, read, |p, attr| p.print_attr(attr))
    }

    #[test]
    fn names_stand_for_what_was_defined_before() {
        let text = "#a = 1 : i32\n!t = tensor<2xf32>\n#b = [#a, !t]\n{x = #b, y = tuple<!t, !t>}";
        assert_eq!(
            read(text).as_deref(),
            Ok("{x = [1 : i32, tensor<2xf32>], y = tuple<tensor<2xf32>, tensor<2xf32>>}")
        );
        assert_eq!(read("[#a]\n#a = 1"), Err("undefined symbol alias id 'a'".to_owned()));
        assert_eq!(read("#a = [#a]\n1"), Err("undefined symbol alias id 'a'".to_owned()));
        assert_eq!(read("[!t]"), Err("undefined symbol alias id 't'".to_owned()));
    }

    #[test]
    fn wrong_definitions_are_reported_in_the_words_of_the_reference() {
        for (text, expect) in [
            ("#a = 1\n#a = 2\n1", "redefinition of attribute alias id 'a'"),
            ("!a = i32\n!a = i32\n1", "redefinition of type alias id 'a'"),
            ("#a.b = 1\n1", "attribute names with a '.' are reserved for dialect-defined names"),
            ("!a.b = i32\n1", "type names with a '.' are reserved for dialect-defined names"),
            ("#a 1\n1", "expected '=' in attribute alias definition"),
            ("!a i32\n1", "expected '=' in type alias definition"),
        ] {
            assert_eq!(read(text), Err(expect.to_owned()), "{text}");
        }
    }

    #[test]
    fn locations_may_be_defined_below() {
        let text = "loc(fused[#a, #b])\n#a = loc(\"x\"(#b))\n  #b = loc (\"f\":1:2)\n";
        assert_eq!(read(text).as_deref(), Ok("loc(fused[\"x\"(\"f\":1:2), \"f\":1:2])"));
        let circle = "loc(#a)\n#a = loc(\"x\"(#b))\n#b = loc(fused[#a])\n";
        assert_eq!(read(circle), Err("location alias '#a' is defined by itself".to_owned()));
    }

    /// `n` definitions, each made by `next` of the one before, and a use of the last one.
    fn chain(first: &str, n: usize, next: impl Fn(usize) -> String, value: &str) -> Result<String, String> {
        let definitions: String = (1..n).map(|i| next(i - 1).replace("$", &i.to_string())).collect();
        read(&format!("{first}{definitions}{value}"))
    }

    #[test]
    fn aliases_nest_no_deeper_than_what_is_written_out() {
        let too_deep = Err("nesting is deeper than 10000 levels".to_owned());
        for n in [9_000, 20_000] {
            let last = n - 1;
            let results = [
                chain("!a0 = tuple<i1>\n", n, |i| format!("!a$ = tuple<!a{i}>\n"), &format!("[!a{last}]")),
                chain("#a0 = []\n", n, |i| format!("#a$ = [#a{i}]\n"), &format!("[#a{last}]")),
                chain("#a0 = loc(\"x\")\n", n, |i| format!("#a$ = loc(\"y\"(#a{i}))\n"), &format!("[#a{last}]")),
            ];
            for result in results {
                assert_eq!(result.is_ok(), n == 9_000, "{n}");
                assert!(result.is_ok() || result == too_deep, "{n}");
            }
        }
    }

    #[test]
    fn aliases_that_double_each_other_are_refused() {
        let results = [
            chain("!a0 = tuple<i1>\n", 60, |i| format!("!a$ = tuple<!a{i}, !a{i}>\n"), "1"),
            chain("#a0 = []\n", 60, |i| format!("#a$ = [#a{i}, #a{i}]\n"), "1"),
            chain("#a0 = loc(\"x\")\n", 60, |i| format!("#a$ = loc(fused[#a{i}, #a{i}, \"$\"])\n"), "1"),
        ];
        for result in results {
            let message = result.expect_err("too large");
            assert!(message.starts_with("an alias stands for more than 1048576 nested"), "{message}");
        }
    }
}
