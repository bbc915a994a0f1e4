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
//! A blob is written in hexadecimal, its alignment in the first four bytes. Resources of external clients are read and
//! dropped, as the reference tools do without such clients.

use std::sync::Arc;

use super::elements::decode_hex;
use super::lexer::Token;
use super::parser::{Delimiter, Parser};
use super::printer::Printer;
use crate::blob::Blob;
use crate::context::Resource;
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
                return self.fail("expected-key", "expected identifier key in file metadata dictionary");
            };
            self.expect(Token::Colon, ":")?;
            match &key[..] {
                b"dialect_resources" => self.parse_sections(|p, dialect| p.parse_dialect_section(dialect))?,
                b"external_resources" => self.parse_sections(|p, _| {
                    p.parse_entries(|p, _| {
                        // The value is one token of any kind.
                        p.advance();
                        Some(())
                    })
                })?,
                _ => {
                    let message =
                        format!("unknown key '{}' in file metadata dictionary", String::from_utf8_lossy(&key));
                    return self.fail_at(span, "unknown-key", message);
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
                return p.fail("expected-key", "expected identifier key for 'resource' entry");
            };
            p.expect(Token::Colon, ":")?;
            entries(p, &name)
        })
    }

    /// entries ::= `{` (key `:` value (`,` key `:` value)*)? `}`
    fn parse_entries(&mut self, mut value: impl FnMut(&mut Self, &[u8]) -> Option<()>) -> Option<()> {
        self.parse_delimited(Delimiter::Brace, |p| {
            let Some(key) = p.opt_resource_key()? else {
                return p.fail("expected-key", "expected identifier key for 'resource' entry");
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
            return self.fail("unknown-dialect", message);
        }
        self.parse_entries(|p, key| p.parse_blob(key))
    }

    /// A string of hexadecimal digits: four bytes of alignment, then the data.
    fn parse_blob(&mut self, key: &[u8]) -> Option<()> {
        let cx = self.cx;
        let key_text = String::from_utf8_lossy(key);
        let bytes = if self.is(Token::String) {
            let quoted = self.text();
            decode_hex(&quoted[1..quoted.len() - 1])
        } else {
            None
        };
        let Some(bytes) = bytes else {
            return self.fail("expected-blob", format!("expected hex string blob for key '{key_text}'"));
        };
        let Some(header) = bytes.first_chunk::<HEADER>() else {
            let message = format!("expected hex string blob for key '{key_text}' to encode alignment in first 4 bytes");
            return self.fail("expected-alignment", message);
        };
        let alignment = u32::from_le_bytes(*header);
        if alignment != 0 && !alignment.is_power_of_two() {
            let message = format!(
                "expected hex string blob for key '{key_text}' to encode alignment in first 4 bytes, \
                 but got non-power-of-2 value: {alignment}"
            );
            return self.fail("expected-alignment", message);
        }
        self.advance();
        let name = self.resource_name(cx.name(key));
        let n_bytes = bytes.len() - HEADER;
        let data = Blob::slice(Arc::new(bytes), HEADER, n_bytes);
        cx.set_resource(Resource { name, alignment, data });
        Some(())
    }

    /// The key of a resource in `dense_resource<key>`, as the context knows it.
    pub(super) fn parse_resource_key(&mut self) -> Option<Name> {
        let Some(key) = self.opt_resource_key()? else {
            return self.fail("expected-key", "expected identifier key for 'resource' entry");
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

    /// Writes the trailer with the data of all resources whose keys were printed, if there is any.
    pub(super) fn print_resources(&mut self) {
        let cx = self.cx;
        let keys = std::mem::take(&mut self.resources);
        let mut n_written = 0;
        let mut n_known = 0;
        for key in keys {
            let Some(Resource { alignment, data: Some(data), .. }) = cx.resource(key) else {
                continue;
            };
            if n_known == 0 {
                self.put("\n{-#\n");
            }
            n_known += 1;
            let bytes = data.bytes();
            let n_chars = "\"0x\"".len() + 2 * (HEADER + bytes.len());
            if self.flags.elide_resources.is_some_and(|limit| n_chars > limit) {
                continue;
            }
            self.put(if n_written == 0 { "  dialect_resources: {\n    builtin: {\n" } else { ",\n" });
            n_written += 1;
            self.put("      ");
            self.print_keyword_or_string(cx.name_bytes(key));
            self.put(": \"0x");
            // An empty blob has no alignment.
            let alignment = if bytes.is_empty() { 0 } else { alignment };
            self.put_hex_digits(&alignment.to_le_bytes());
            self.put_hex_digits(bytes);
            self.put("\"");
        }
        if n_written != 0 {
            self.put("\n    }\n  }");
        }
        if n_known != 0 {
            self.put("\n#-}\n");
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
            Some(attr)
        };
        round_trip(text, read, |p, attr| {
            p.print_attr(attr);
            p.put("\n");
            p.print_resources();
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
        let external = "dense_resource<k> : tensor<2xi32> {-# external_resources: { e: { a: \"x\", b: 1 } } #-}";
        assert_eq!(read(external).as_deref(), Ok("dense_resource<k> : tensor<2xi32>\n"));
    }

    #[test]
    fn wrong_trailers_are_reported_in_the_words_of_the_reference() {
        for (trailer, expect) in [
            ("foo: {}", "unknown key 'foo' in file metadata dictionary"),
            ("dialect_resources: {},", "expected identifier key in file metadata dictionary"),
            ("dialect_resources { }", "expected ':'"),
            ("dialect_resources: [ ]", "expected '{'"),
            ("dialect_resources: { foo: {} }", "dialect 'foo' is unknown"),
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
