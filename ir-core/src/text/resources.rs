//! Resources: big data under a name, in the trailer of a text.
//!
//! ```mlir
//! {-#
//!   dialect_resources: {
//!     builtin: {
//!       key: "0x04000000…"
//!     }
//!   }
//! #-}
//! ```
//!
//! A blob is written in hexadecimal, its alignment in the first four bytes. After the resources of dialects come those of
//! external clients, `external_resources: { client: { key: true, other: "text" } }`, which are kept as they are.

use std::io;
use std::sync::Arc;

use super::elements::decode_hex;
use super::lexer::Token;
use super::op_printer::FLUSH;
use super::parser::{Delimiter, Parser};
use super::printer::Printer;
use crate::blob::Blob;
use crate::context::Resource;
use crate::foreign::{ForeignData, ForeignResources};
use crate::ids::Name;

/// Bytes of the alignment in front of a blob.
const HEADER: usize = 4;

impl Parser<'_> {
    /// metadata ::= `{-#` (section (`,` section)*)? `#-}`
    pub(super) fn parse_metadata(&mut self) -> Option<()> {
        self.advance();
        if self.eat(Token::MetadataEnd) {
            return Some(());
        }
        loop {
            let span = self.span();
            let Some(key) = self.opt_resource_key()? else {
                return self.fail("resource-key", "expected identifier key in file metadata dictionary");
            };
            self.expect(Token::Colon, ":")?;
            match &key[..] {
                b"dialect_resources" => self.parse_sections(|p, dialect| p.parse_dialect_section(dialect))?,
                b"external_resources" => self.parse_sections(|p, client| p.parse_client_section(client))?,
                _ => {
                    let message =
                        format!("unknown key '{}' in file metadata dictionary", String::from_utf8_lossy(&key));
                    return self.fail_at(span, "resource-key", message);
                }
            }
            if self.eat(Token::MetadataEnd) {
                return Some(());
            }
            if !self.eat(Token::Comma) {
                return self.fail("expected-token", "expected ',' or '#-}'");
            }
        }
    }

    /// sections ::= `{` (name `:` entries (`,` name `:` entries)*)? `}`
    fn parse_sections(&mut self, mut entries: impl FnMut(&mut Self, &[u8]) -> Option<()>) -> Option<()> {
        self.parse_delimited(Delimiter::Brace, |p| {
            let Some(name) = p.opt_resource_key()? else {
                return p.fail("resource-key", "expected identifier key for 'resource' entry");
            };
            p.expect(Token::Colon, ":")?;
            entries(p, &name)
        })
    }

    /// entries ::= `{` (key `:` value (`,` key `:` value)*)? `}`
    fn parse_entries(&mut self, mut value: impl FnMut(&mut Self, &[u8]) -> Option<()>) -> Option<()> {
        self.parse_delimited(Delimiter::Brace, |p| {
            let Some(key) = p.opt_resource_key()? else {
                return p.fail("resource-key", "expected identifier key for 'resource' entry");
            };
            p.expect(Token::Colon, ":")?;
            value(p, &key)
        })
    }

    fn parse_dialect_section(&mut self, dialect: &[u8]) -> Option<()> {
        if dialect != b"builtin" {
            let name = String::from_utf8_lossy(dialect);
            let message = match self.cx.registry().dialect(&name) {
                Some(_) => format!("unexpected 'resource' section for dialect '{name}'"),
                None => format!("dialect '{name}' is unknown"),
            };
            return self.fail("resource-key", message);
        }
        self.parse_entries(|p, key| p.parse_program_blob(key))
    }

    /// A client may stand in several places; its entries, and keys among them, too.
    fn parse_client_section(&mut self, client: &[u8]) -> Option<()> {
        let owner = self.cx.name(client);
        let known = self.foreign.iter().position(|resources| resources.owner == owner);
        let place = known.unwrap_or_else(|| {
            self.foreign.push(ForeignResources { is_external: true, owner, entries: Vec::new() });
            self.foreign.len() - 1
        });
        self.parse_entries(|p, key| {
            let data = p.parse_foreign_data(key)?;
            let key = p.cx.name(key);
            p.foreign[place].entries.push((key, data));
            Some(())
        })
    }

    /// value ::= `true` | `false` | string; a string that begins with `0x` is a blob
    fn parse_foreign_data(&mut self, key: &[u8]) -> Option<ForeignData> {
        let text = self.text();
        match self.token() {
            Token::BareId if matches!(text, b"true" | b"false") => {
                self.advance();
                Some(ForeignData::Bool(text == b"true"))
            }
            Token::String if text.starts_with(b"\"0x") => {
                let (alignment, blob) = self.parse_blob(key)?;
                // An empty blob has no alignment.
                Some(ForeignData::Blob(if blob.bytes().is_empty() { 0 } else { alignment }, blob))
            }
            Token::String => {
                let value = self.parse_string()?;
                Some(ForeignData::String(self.cx.name(value)))
            }
            _ => {
                let key = String::from_utf8_lossy(key);
                self.fail("expected-string", format!("expected string value for key '{key}'"))
            }
        }
    }

    /// A blob of the program.
    fn parse_program_blob(&mut self, key: &[u8]) -> Option<()> {
        let (alignment, data) = self.parse_blob(key)?;
        let cx = self.cx;
        let name = self.resource_name(cx.name(key));
        cx.set_resource(Resource { name, alignment, data: Some(data) });
        Some(())
    }

    /// A string of hexadecimal digits: four bytes of alignment, then the data.
    fn parse_blob(&mut self, key: &[u8]) -> Option<(u32, Blob)> {
        let key_text = String::from_utf8_lossy(key);
        let bytes = if self.is(Token::String) {
            let quoted = self.text();
            decode_hex(&quoted[1..quoted.len() - 1])
        } else {
            None
        };
        let Some(bytes) = bytes else {
            return self.fail("resource-blob", format!("expected hex string blob for key '{key_text}'"));
        };
        let Some(header) = bytes.first_chunk::<HEADER>() else {
            let message = format!("expected hex string blob for key '{key_text}' to encode alignment in first 4 bytes");
            return self.fail("resource-blob", message);
        };
        let alignment = u32::from_le_bytes(*header);
        if alignment != 0 && !alignment.is_power_of_two() {
            let message = format!(
                "expected hex string blob for key '{key_text}' to encode alignment in first 4 bytes, \
                 but got non-power-of-2 value: {alignment}"
            );
            return self.fail("resource-blob", message);
        }
        self.advance();
        let n_bytes = bytes.len() - HEADER;
        Some((alignment, Blob::slice(Arc::new(bytes), HEADER, n_bytes)?))
    }

    /// The key of a resource in `dense_resource<key>`, as the context knows it.
    pub(super) fn parse_resource_key(&mut self) -> Option<Name> {
        let Some(key) = self.opt_resource_key()? else {
            return self.fail("resource-key", "expected identifier key for 'resource' entry");
        };
        let key = self.cx.name(key);
        Some(self.resource_name(key))
    }

    /// key ::= bare-id | string
    fn opt_resource_key(&mut self) -> Option<Option<Vec<u8>>> {
        match self.token() {
            Token::BareId => Some(self.opt_keyword().map(<[u8]>::to_vec)),
            Token::String => self.parse_string().map(Some),
            _ => Some(None),
        }
    }
}

impl Printer<'_> {
    /// Writes the key of a resource, which then belongs to the trailer.
    pub(super) fn print_resource_key(&mut self, key: Name) {
        self.print_keyword_or_string(self.cx.name_bytes(key));
        self.resources.insert(key);
    }

    /// The keys that were written so far, in that order.
    pub(crate) fn printed_resources(&self) -> impl Iterator<Item = Name> + '_ {
        self.resources.iter().copied()
    }

    /// Writes the trailer with the data of all resources whose keys were printed, and with what external clients keep, if
    /// there is any. What is long goes to the sink at once: entries may share a text, so that the trailer can be much
    /// larger than the file was.
    pub(super) fn print_resources(&mut self, foreign: &[ForeignResources], sink: &mut dyn io::Write) -> io::Result<()> {
        let cx = self.cx;
        let mut trailer = Trailer { p: self, sink, is_open: false, section: None, group: None };
        for key in std::mem::take(&mut trailer.p.resources) {
            if let Some(Resource { alignment, data: Some(data), .. }) = cx.resource(key) {
                trailer.entry("dialect_resources", b"builtin", key, &ForeignData::Blob(alignment, data))?;
            }
        }
        for resources in foreign.iter().filter(|resources| resources.is_external) {
            let owner = cx.name_bytes(resources.owner);
            for (key, data) in &resources.entries {
                trailer.entry("external_resources", owner, *key, data)?;
            }
        }
        trailer.close();
        Ok(())
    }
}

/// The trailer while it is written: sections of groups of entries, each opened by its first entry.
struct Trailer<'t, 'a> {
    p: &'t mut Printer<'a>,
    sink: &'t mut dyn io::Write,
    is_open: bool,
    section: Option<&'static str>,
    group: Option<&'t [u8]>,
}

impl<'t> Trailer<'t, '_> {
    fn entry(&mut self, section: &'static str, group: &'t [u8], key: Name, data: &ForeignData) -> io::Result<()> {
        if *data == ForeignData::Nothing {
            return Ok(());
        }
        // Also where all entries turn out to be too long.
        if !self.is_open {
            self.is_open = true;
            self.p.put("\n{-#\n");
        }
        if self.p.flags.elide_resources.is_some_and(|limit| n_chars(self.p, data) > limit) {
            return Ok(());
        }
        if self.section != Some(section) {
            self.close_section();
            self.p.put(if self.section.is_some() { ",\n  " } else { "  " });
            self.p.put(section);
            self.p.put(": {\n");
            self.section = Some(section);
        }
        if self.group == Some(group) {
            self.p.put(",\n");
        } else {
            self.p.put(if self.group.is_some() { "\n    },\n    " } else { "    " });
            self.p.print_keyword_or_string(group);
            self.p.put(": {\n");
            self.group = Some(group);
        }
        self.p.put("      ");
        self.p.print_keyword_or_string(self.p.cx.name_bytes(key));
        self.p.put(": ");
        self.p.print_foreign_data(data);
        if self.p.out.len() > FLUSH {
            self.sink.write_all(&self.p.out)?;
            self.p.out.clear();
        }
        Ok(())
    }

    fn close_section(&mut self) {
        if self.group.take().is_some() {
            self.p.put("\n    }\n  }");
        }
    }

    fn close(mut self) {
        self.close_section();
        if self.is_open {
            self.p.put("\n#-}\n");
        }
    }
}

/// The length of a value's text, in whose measure the limit of [`PrintFlags`](super::PrintFlags) is.
fn n_chars(p: &Printer<'_>, data: &ForeignData) -> usize {
    match data {
        ForeignData::Blob(_, blob) => "\"0x\"".len() + 2 * (HEADER + blob.bytes().len()),
        _ => {
            let mut alone = Printer::new(p.cx, p.flags.clone());
            alone.print_foreign_data(data);
            alone.out.len()
        }
    }
}

impl Printer<'_> {
    fn print_foreign_data(&mut self, data: &ForeignData) {
        match data {
            ForeignData::Nothing => {}
            ForeignData::Bool(value) => self.put(if *value { "true" } else { "false" }),
            ForeignData::String(text) => self.print_string(self.cx.name_bytes(*text)),
            ForeignData::Blob(alignment, blob) => {
                let bytes = blob.bytes();
                // An empty blob has no alignment.
                let alignment = if bytes.is_empty() { 0 } else { *alignment };
                self.put("\"0x");
                self.put_hex_digits(&alignment.to_le_bytes());
                self.put_hex_digits(bytes);
                self.put("\"");
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::harness::round_trip;

    fn read(text: &str) -> Result<String, String> {
        let read = |p: &mut Parser<'_>| {
            let attr = p.parse_attr()?;
            while p.is(Token::MetadataBegin) {
                p.parse_metadata()?;
            }
            Some((attr, std::mem::take(&mut p.foreign)))
        };
        round_trip(text, read, |p, (attr, foreign)| {
            p.print_attr(attr);
            p.put("\n");
            let mut rest = Vec::new();
            p.print_resources(&foreign, &mut rest).expect("memory takes all");
            assert!(rest.is_empty(), "a short trailer stays in the printer");
        })
    }

    #[test]
    fn blobs_of_printed_keys_follow_in_the_order_of_their_keys() {
        let text = "[dense_resource<k1> : tensor<2xi32>, dense_resource<\"k 0\"> : tensor<1xi32>]\n\n{-#\n  \
                    dialect_resources: {\n    builtin: {\n      k1: \"0x04000000000000000100000002\",\n      \
                    \"k 0\": \"0x0400000001000000\"\n    }\n  }\n#-}\n";
        assert_eq!(read(text).as_deref(), Ok(text));
        let unused = text.replace("\"k 0\": ", "k2: \"0x00000000\", \"k 0\": ");
        assert_eq!(read(&unused).as_deref(), Ok(text));
    }

    #[test]
    fn a_key_without_data_has_no_trailer() {
        assert_eq!(read("dense_resource<k> : tensor<2xi32>").as_deref(), Ok("dense_resource<k> : tensor<2xi32>\n"));
        let nothing = "dense_resource<k> : tensor<2xi32> {-# external_resources: { e: { } } #-}";
        assert_eq!(read(nothing).as_deref(), Ok("dense_resource<k> : tensor<2xi32>\n"));
    }

    /// Compared with iree-opt.
    #[test]
    fn clients_keep_what_they_wrote() {
        let text = "dense_resource<k> : tensor<1xi32>\n\n{-#\n  dialect_resources: {\n    builtin: {\n      \
                    k: \"0x0400000001000000\"\n    }\n  },\n  external_resources: {\n    b: {\n      a: \"1\",\n      \
                    a: \"2\",\n      \"q r\": \"0x010000000102\",\n      e: \"0x00000000\"\n    },\n    a: {\n      \
                    x: true,\n      y: \"a\\0A\\22\"\n    }\n  }\n#-}\n";
        assert_eq!(read(text).as_deref(), Ok(text));
        let scattered = "1 {-# external_resources: { z: {}, b: { a: \"1\" }, a: { x: false }, b: { c: \"0x08000000\" } }, \
                         external_resources: { a: { x: true } } #-}";
        let gathered = "1 : i64\n\n{-#\n  external_resources: {\n    b: {\n      a: \"1\",\n      \
                        c: \"0x00000000\"\n    },\n    a: {\n      x: false,\n      x: true\n    }\n  }\n#-}\n";
        assert_eq!(read(scattered).as_deref(), Ok(gathered));
    }

    #[test]
    fn wrong_trailers_are_reported_in_the_words_of_the_reference() {
        for (trailer, expect) in [
            ("foo: {}", "unknown key 'foo' in file metadata dictionary"),
            ("dialect_resources: {},", "expected identifier key in file metadata dictionary"),
            ("dialect_resources { }", "expected ':'"),
            ("dialect_resources: [ ]", "expected '{'"),
            ("dialect_resources: { foo: {} }", "dialect 'foo' is unknown"),
            ("external_resources: { e: { a: 1 } }", "expected string value for key 'a'"),
            ("external_resources: { e: { a: \"0xZ\" } }", "expected hex string blob for key 'a'"),
            ("dialect_resources: { builtin: { k: true } }", "expected hex string blob for key 'k'"),
            ("dialect_resources: { builtin: { k: \"x\" } }", "expected hex string blob for key 'k'"),
            (
                "dialect_resources: { builtin: { k: \"0x0400\" } }",
                "expected hex string blob for key 'k' to encode alignment in first 4 bytes",
            ),
            (
                "dialect_resources: { builtin: { k: \"0x03000000\" } }",
                "expected hex string blob for key 'k' to encode alignment in first 4 bytes, \
                 but got non-power-of-2 value: 3",
            ),
        ] {
            assert_eq!(read(&format!("1 {{-# {trailer} #-}}")), Err(expect.to_owned()), "{trailer}");
        }
    }
}
