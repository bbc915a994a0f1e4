//! Locations: `loc("file":1:2)`, `loc("name"(…))`, `loc(callsite(a at b))`, `loc(fused<…>[…])`, `loc(#alias)`.

use super::lexer::Token;
use super::parser::{Delimiter, Parser, grow_stack};
use super::printer::Printer;
use crate::attrs::AttrData;
use crate::ids::{Attr, Name};
use crate::location::{FileRange, Loc, LocData, LocKind};

impl<'a> Parser<'a> {
    /// (`loc` `(` (alias | location) `)`)?: the location behind an op or a block argument. An alias may be defined
    /// further down. The outer `None` comes after a report.
    #[inline]
    pub fn opt_trailing_loc(&mut self) -> Option<Option<Loc>> {
        if !self.is_keyword("loc") {
            return Some(None);
        }
        self.parse_trailing_loc().map(Some)
    }

    fn parse_trailing_loc(&mut self) -> Option<Loc> {
        self.advance();
        if !self.eat(Token::LParen) {
            return self.fail("expected-token", "expected '(' in location");
        }
        let loc = match self.token() {
            Token::HashId if !self.text().contains(&b'.') => self.parse_loc_alias()?,
            _ => self.parse_loc_instance()?,
        };
        if !self.eat(Token::RParen) {
            return self.fail("expected-token", "expected ')' in location");
        }
        Some(loc)
    }

    /// An alias for a location, defined above or below.
    fn parse_loc_alias(&mut self) -> Option<Loc> {
        let (name, span, at) = (&self.text()[1..], self.span(), self.offset());
        self.advance();
        if let Some(loc) = self.loc_alias(name)? {
            return Some(loc);
        }
        match self.attr_alias(name, at)? {
            Some(attr) => {
                let message = format!("expected location, but found '{}'", self.cx.attr_text(attr));
                self.fail_at(span, "expected-location", message)
            }
            None => self.fail_at(span, "undefined-alias", "operation location alias was never defined"),
        }
    }

    /// `loc` `(` location `)`, as an attribute
    pub(super) fn parse_loc_attr(&mut self) -> Option<Loc> {
        self.advance();
        if !self.eat(Token::LParen) {
            return self.fail("expected-token", "expected '(' in inline location");
        }
        let loc = self.parse_loc_instance()?;
        if !self.eat(Token::RParen) {
            return self.fail("expected-token", "expected ')' in inline location");
        }
        Some(loc)
    }

    /// location ::= alias | file | name | `callsite` … | `fused` … | `unknown`
    fn parse_loc_instance(&mut self) -> Option<Loc> {
        match self.token() {
            Token::HashId => self.deeper(|p| p.parse_loc_symbol()),
            Token::String => self.deeper(|p| p.parse_file_or_name()),
            Token::BareId => match self.text() {
                b"callsite" => self.deeper(|p| p.parse_call_site()),
                b"fused" => self.deeper(|p| p.parse_fused()),
                b"unknown" => {
                    self.advance();
                    Some(Loc::UNKNOWN)
                }
                _ => self.fail("expected-location", "expected location instance"),
            },
            _ => self.fail("expected-location", "expected location instance"),
        }
    }

    /// An alias, or a dialect's attribute that would have to be a location.
    fn parse_loc_symbol(&mut self) -> Option<Loc> {
        let name = &self.text()[1..];
        let is_alias = !name.contains(&b'.') && self.src.get(self.offset() + 1 + name.len()) != Some(&b'<');
        if is_alias && let Some(loc) = self.loc_alias(name)? {
            self.advance();
            return Some(loc);
        }
        let attr = self.parse_extended_attr(None)?;
        match attr.data(self.cx) {
            AttrData::Location(loc) => Some(*loc),
            _ => {
                let message = format!("expected location attribute, but got{}", self.cx.attr_text(attr));
                self.fail("expected-location", message)
            }
        }
    }

    /// string (`:` line (`:` column (`to` line? `:` column)?)? | `(` location `)`)?
    fn parse_file_or_name(&mut self) -> Option<Loc> {
        let text = self.parse_string()?;
        if !self.eat(Token::Colon) {
            return self.parse_name_child(&text);
        }
        let file = if text.is_empty() { self.cx.name(b"-") } else { self.cx.name(text) };
        let line = self.parse_line_or_column("line")?;
        if !self.eat(Token::Colon) {
            return Some(self.cx.loc(LocData::Range { file, span: FileRange::Line(line) }));
        }
        let col = self.parse_line_or_column("column")?;
        if !self.eat_keyword("to") {
            return Some(self.cx.file_loc(file, line, col));
        }
        let end_line = if self.is(Token::Integer) { Some(self.parse_line_or_column("line")?) } else { None };
        if !self.eat(Token::Colon) {
            let message = "expected either integer or `:` post `to` in FileLineColRange";
            return self.fail("expected-token", message);
        }
        let end_col = self.parse_line_or_column("column")?;
        let span = match end_line {
            Some(end_line) => FileRange::Lines([line, col, end_line, end_col]),
            None => FileRange::Columns { line, col, end_col },
        };
        Some(self.cx.loc(LocData::Range { file, span }))
    }

    fn parse_name_child(&mut self, name: &[u8]) -> Option<Loc> {
        let name = self.cx.name(name);
        let mut child = Loc::UNKNOWN;
        if self.eat(Token::LParen) {
            child = self.parse_loc_instance()?;
            if !self.eat(Token::RParen) {
                return self.fail("expected-token", "expected ')' after child location of NameLoc");
            }
        }
        Some(self.cx.loc(LocData::Named { name, child }))
    }

    fn parse_line_or_column(&mut self, what: &str) -> Option<u32> {
        let number = match self.token() {
            Token::Integer => super::numbers::integer_u64(self.text()).and_then(|number| u32::try_from(number).ok()),
            _ => None,
        };
        match number {
            Some(number) => {
                self.advance();
                Some(number)
            }
            None => self.fail("expected-integer", format!("expected integer {what} number in FileLineColRange")),
        }
    }

    /// `callsite` `(` location `at` location `)`
    fn parse_call_site(&mut self) -> Option<Loc> {
        self.advance();
        if !self.eat(Token::LParen) {
            return self.fail("expected-token", "expected '(' in callsite location");
        }
        let callee = self.parse_loc_instance()?;
        if !self.eat_keyword("at") {
            return self.fail("expected-keyword", "expected 'at' in callsite location");
        }
        let caller = self.parse_loc_instance()?;
        if !self.eat(Token::RParen) {
            return self.fail("expected-token", "expected ')' in callsite location");
        }
        Some(self.cx.loc(LocData::CallSite { callee, caller }))
    }

    /// `fused` (`<` attribute `>`)? `[` (location (`,` location)*)? `]`
    fn parse_fused(&mut self) -> Option<Loc> {
        self.advance();
        let mut metadata = None;
        if self.eat(Token::Less) {
            metadata = Some(self.parse_attr()?);
            if !self.eat(Token::Greater) {
                return self.fail("expected-token", "expected '>' after fused location metadata");
            }
        }
        let mut locs = Vec::new();
        self.parse_delimited_in(Delimiter::Square, " in fused location", |p| {
            locs.push(p.parse_loc_instance()?);
            Some(())
        })?;
        Some(self.cx.fused_loc(&locs, metadata))
    }
}

impl Printer<'_> {
    /// Writes ` loc(…)` when locations are printed: by an alias where there is one.
    pub fn print_trailing_loc(&mut self, loc: Loc) {
        if !self.flags.debug_info {
            return;
        }
        self.put(" ");
        self.print_loc(loc);
    }

    /// Writes `loc(…)`, or the short form for people.
    pub fn print_loc(&mut self, loc: Loc) {
        if self.collect_loc(loc, false) {
            return;
        }
        if self.flags.pretty_debug_info {
            return self.print_loc_data(loc, true);
        }
        self.put("loc(");
        if !self.put_loc_alias(loc) {
            self.print_loc_data(loc, false);
        }
        self.put(")");
    }

    /// Writes `loc(…)` without regard to an alias for the location itself.
    pub(super) fn print_loc_instance(&mut self, loc: Loc) {
        let pretty = self.flags.pretty_debug_info;
        self.put(if pretty { "" } else { "loc(" });
        self.print_loc_data(loc, pretty);
        self.put(if pretty { "" } else { ")" });
    }

    /// A location inside another one.
    fn print_inner_loc(&mut self, loc: Loc, pretty: bool) {
        if !self.put_loc_alias(loc) {
            grow_stack(|| self.print_loc_data(loc, pretty));
        }
    }

    fn print_loc_data(&mut self, loc: Loc, pretty: bool) {
        let cx = self.cx;
        let data = match loc.kind(cx) {
            LocKind::Unknown => return self.put(if pretty { "[unknown]" } else { "unknown" }),
            LocKind::Source(offset) => return self.print_source_loc(offset, pretty),
            LocKind::Interned(data) => data,
        };
        match data {
            LocData::File { file, line, col } => {
                self.print_file_name(cx.name_bytes(*file), pretty);
                self.print_line_col(*line, *col);
            }
            LocData::Range { file, span } => {
                let [line, col, end_line, end_col] = span.ends();
                self.print_file_name(cx.name_bytes(*file), pretty);
                self.print_line_col(line, col);
                // A range that is a point looks like one.
                if (line, col) != (end_line, end_col) {
                    self.put(" to ");
                    if end_line != line {
                        self.put_uint(end_line.into());
                    }
                    self.put(":");
                    self.put_uint(end_col.into());
                }
            }
            LocData::Named { name, child } => {
                self.print_string(cx.name_bytes(*name));
                if !child.is_unknown() {
                    self.put("(");
                    self.print_inner_loc(*child, pretty);
                    self.put(")");
                }
            }
            LocData::CallSite { callee, caller } => {
                self.put(if pretty { "" } else { "callsite(" });
                self.print_inner_loc(*callee, pretty);
                let one_line = is_named(callee.kind(cx)) && is_position(caller.kind(cx));
                self.put(if pretty && !one_line { "\n at " } else { " at " });
                self.print_inner_loc(*caller, pretty);
                self.put(if pretty { "" } else { ")" });
            }
            LocData::Fused { locs, metadata } => {
                self.put(if pretty { "" } else { "fused" });
                if let Some(metadata) = metadata {
                    self.put("<");
                    self.print_attr(*metadata);
                    self.put(">");
                }
                self.put("[");
                self.put_list(locs.iter(), |p, loc| p.print_inner_loc(*loc, pretty));
                self.put("]");
            }
        }
    }

    fn print_source_loc(&mut self, offset: u32, pretty: bool) {
        let is_known = |file: &crate::source::SourceFile| {
            offset.checked_sub(file.base).is_some_and(|at| at as usize <= file.text.len())
        };
        if !self.loc_file.as_deref().is_some_and(is_known) {
            self.loc_file = self.cx.sources().file_at(offset);
        }
        match self.loc_file.clone() {
            Some(file) => {
                let (line, col) = file.line_col(offset);
                self.print_file_name(file.name.as_bytes(), pretty);
                self.print_line_col(line, col);
            }
            None => self.put(if pretty { "[unknown]" } else { "unknown" }),
        }
    }

    fn print_file_name(&mut self, name: &[u8], pretty: bool) {
        if pretty { self.put(name) } else { self.print_string(name) }
    }

    fn print_line_col(&mut self, line: u32, col: u32) {
        self.put(":");
        self.put_uint(line.into());
        self.put(":");
        self.put_uint(col.into());
    }
}

fn is_named(kind: LocKind<'_>) -> bool {
    matches!(kind, LocKind::Interned(LocData::Named { .. }))
}

fn is_position(kind: LocKind<'_>) -> bool {
    matches!(kind, LocKind::Source(_) | LocKind::Interned(LocData::File { .. } | LocData::Range { .. }))
}

/// Constructors.
impl crate::context::Context {
    /// `loc("file":line:col)`.
    pub fn file_loc(&self, file: Name, line: u32, col: u32) -> Loc {
        self.loc(LocData::File { file, line, col })
    }

    /// `loc(fused<metadata>[locs])`, simplified: repeated and unknown locations fall out, fusions with the same
    /// metadata are opened, and a single location without metadata stands for itself.
    pub fn fused_loc(&self, locs: &[Loc], metadata: Option<Attr>) -> Loc {
        let mut fused = indexmap::IndexSet::<Loc, rustc_hash::FxBuildHasher>::default();
        for &loc in locs {
            match loc.kind(self) {
                LocKind::Interned(LocData::Fused { locs, metadata: inner }) if *inner == metadata => {
                    fused.extend(locs.iter().copied());
                }
                LocKind::Unknown => {}
                _ => {
                    fused.insert(loc);
                }
            }
        }
        match (fused.len(), metadata) {
            (0, None) => return Loc::UNKNOWN,
            (1, None) => return fused[0],
            (0, Some(_)) => {
                fused.insert(Loc::UNKNOWN);
            }
            _ => {}
        }
        self.loc(LocData::Fused { locs: fused.into_iter().collect(), metadata })
    }
}

#[cfg(test)]
mod tests {
    use crate::text::harness::check_attrs;

    #[test]
    fn locations_are_read_and_printed_as_the_reference_does() {
        check_attrs(include_str!("cases/locations.txt"));
    }
}
