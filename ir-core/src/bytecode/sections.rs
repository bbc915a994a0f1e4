//! The parts of a file on its way out. Long constants are kept as they are until they reach the sink.

use std::io;

use crate::blob::Blob;

use super::encoding::{ALIGNED, PADDING, put_varint};

/// Sections by their numbers.
pub(super) mod id {
    pub const STRING: u8 = 0;
    pub const DIALECT: u8 = 1;
    pub const ATTR_TYPE: u8 = 2;
    pub const ATTR_TYPE_OFFSET: u8 = 3;
    pub const IR: u8 = 4;
    pub const RESOURCE: u8 = 5;
    pub const RESOURCE_OFFSET: u8 = 6;
    pub const DIALECT_VERSIONS: u8 = 7;
    pub const PROPERTIES: u8 = 8;
}

/// Blobs from this size on are not copied.
const SHARED: usize = 4096;

enum Part {
    Bytes(Vec<u8>),
    Shared(Blob),
}

/// Bytes that grow at the end.
#[derive(Default)]
pub(super) struct Rope {
    parts: Vec<Part>,
    len: usize,
}

impl Rope {
    /// How many bytes.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Appends what `put` appends to a vector.
    pub fn extend(&mut self, put: impl FnOnce(&mut Vec<u8>)) {
        if !matches!(self.parts.last(), Some(Part::Bytes(_))) {
            self.parts.push(Part::Bytes(Vec::new()));
        }
        if let Some(Part::Bytes(bytes)) = self.parts.last_mut() {
            let before = bytes.len();
            put(bytes);
            self.len += bytes.len() - before;
        }
    }

    /// Appends a blob, without its length.
    pub fn blob(&mut self, blob: &Blob) {
        let bytes = blob.bytes();
        if bytes.len() < SHARED {
            self.extend(|out| out.extend_from_slice(bytes));
        } else {
            self.len += bytes.len();
            self.parts.push(Part::Shared(blob.clone()));
        }
    }

    /// Appends padding up to a length that `alignment` divides.
    pub fn align(&mut self, alignment: usize) {
        let padded = self.len.next_multiple_of(alignment.max(1));
        let n = padded - self.len;
        self.extend(|out| out.resize(out.len() + n, PADDING));
    }

    /// Appends a section that needs no alignment.
    pub fn section(&mut self, id: u8, body: Vec<u8>) {
        self.extend(|out| put_section_header(out, id, body.len()));
        self.len += body.len();
        self.parts.push(Part::Bytes(body));
    }

    /// Appends a section whose body begins on a multiple of `alignment` of the file.
    pub fn aligned_section(&mut self, id: u8, body: Rope, alignment: usize) {
        let mut header = Vec::new();
        put_section_header(&mut header, id, body.len);
        let is_aligned = (self.len + header.len()).is_multiple_of(alignment.max(1));
        if !is_aligned {
            header[0] |= ALIGNED;
            put_varint(&mut header, alignment as u64);
        }
        self.extend(|out| out.extend_from_slice(&header));
        if !is_aligned {
            self.align(alignment);
        }
        self.len += body.len;
        self.parts.extend(body.parts);
    }

    /// Writes everything.
    pub fn write(&self, sink: &mut dyn io::Write) -> io::Result<()> {
        for part in &self.parts {
            sink.write_all(match part {
                Part::Bytes(bytes) => bytes,
                Part::Shared(blob) => blob.bytes(),
            })?;
        }
        Ok(())
    }
}

/// A section's number and length.
pub(super) fn put_section_header(out: &mut Vec<u8>, id: u8, len: usize) {
    out.push(id);
    put_varint(out, len as u64);
}
