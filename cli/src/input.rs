//! Reading inputs: files, standard input, and texts that hold several modules.

use std::io::{Read, Seek};
use std::ops::{Deref, Range};
use std::path::Path;
use std::sync::Arc;

use hlo_ir::blob::BlobOwner;
use hlo_ir::bytecode::{Damage, MAGIC};

use crate::jax_export::{self, Exported};
use crate::mapped::Mapping;

/// The bytes of an input: in memory, or those of a file of bytecode where they are.
#[derive(Clone, Debug)]
pub enum Bytes {
    /// In memory.
    Read(Arc<[u8]>),
    /// In a file.
    Mapped(Arc<Mapping>),
    /// Some of them.
    Part(Arc<Bytes>, Range<usize>),
}

impl Deref for Bytes {
    type Target = [u8];
    fn deref(&self) -> &[u8] {
        match self {
            Bytes::Read(bytes) => bytes,
            Bytes::Mapped(mapping) => (**mapping).as_ref(),
            Bytes::Part(whole, range) => &whole[range.clone()],
        }
    }
}

impl AsRef<[u8]> for Bytes {
    fn as_ref(&self) -> &[u8] {
        self
    }
}

impl From<&[u8]> for Bytes {
    fn from(bytes: &[u8]) -> Self {
        Bytes::Read(bytes.into())
    }
}

impl Bytes {
    /// The bytes in memory, as the parser of texts keeps them.
    pub fn to_arc(&self) -> Arc<[u8]> {
        match self {
            Bytes::Read(bytes) => bytes.clone(),
            Bytes::Mapped(_) | Bytes::Part(..) => (**self).into(),
        }
    }

    /// What keeps the bytes alive.
    pub fn owner(&self) -> BlobOwner {
        Arc::new(self.clone())
    }
}

/// A text or file of bytecode that was read.
#[derive(Clone, Debug)]
pub struct Input {
    /// The path as given; `<stdin>` for the standard input.
    pub name: String,
    /// The bytes.
    pub text: Bytes,
    /// The line, minus one, that the text begins on in its file.
    pub first_line: u32,
    /// What a file of `jax.export` says about the artifact that the bytes then are, or what is wrong with it.
    pub export: Option<Result<Arc<Exported>, Damage>>,
}

impl Input {
    fn new(name: &str, text: Bytes) -> Input {
        let whole = Input { name: name.into(), text, first_line: 0, export: None };
        if !jax_export::is_export(&whole.text) {
            return whole;
        }
        match jax_export::read_export(&whole.text) {
            Ok(exported) => {
                let text = Bytes::Part(Arc::new(whole.text), exported.artifact.clone());
                Input { text, export: Some(Ok(Arc::new(exported))), ..whole }
            }
            Err(damage) => Input { export: Some(Err(damage)), ..whole },
        }
    }

    /// Whether the bytes are bytecode, or a file of `jax.export` that should hold some.
    pub fn is_bytecode(&self) -> bool {
        self.text.starts_with(MAGIC) || self.export.is_some()
    }
}

/// Reads `path`, `-` being the standard input.
///
/// # Errors
/// What the system says, with the path.
pub fn read(path: &str) -> Result<Input, String> {
    if path == "-" {
        let text = read_limited(std::io::stdin().lock())
            .map_err(|error| format!("cannot read the standard input: {error}"))?;
        return Ok(Input::new("<stdin>", Bytes::Read(text.into())));
    }
    let text = read_file(Path::new(path)).map_err(|error| format!("cannot read '{path}': {error}"))?;
    Ok(Input::new(path, text))
}

/// The bytes of a file, read right into their place where the system tells how many there are. Bytecode stays where it
/// is.
fn read_file(path: &Path) -> std::io::Result<Bytes> {
    let mut file = std::fs::File::open(path)?;
    let size = file.metadata().map_or(0, |metadata| if metadata.is_file() { metadata.len() } else { 0 });
    let mut start = [0; MAGIC.len()];
    if size >= MAGIC.len() as u64 {
        file.read_exact(&mut start)?;
        file.rewind()?;
    }
    // No text ends its first four bytes with a zero; a file of jax.export does.
    let is_export = start[3] == 0 && start != [0; MAGIC.len()];
    if (start == *MAGIC || is_export)
        && let Some(mapping) = usize::try_from(size).ok().and_then(|size| Mapping::of(&file, size))
    {
        return Ok(Bytes::Mapped(Arc::new(mapping)));
    }
    let mut text: Arc<[u8]> = std::iter::repeat_n(0, usize::try_from(size).unwrap_or(0)).collect();
    if let Some(bytes) = Arc::get_mut(&mut text) {
        file.read_exact(bytes)?;
    }
    // Pipes have no size, and a file may have grown since it was asked for.
    let rest = read_limited(file)?;
    Ok(Bytes::Read(if rest.is_empty() { text } else { [&text, &rest[..]].concat().into() }))
}

/// Texts end here: positions in them are 31 bits wide. It also ends devices that never do.
const MAX_BYTES: u64 = 1 << 31;

fn read_limited(source: impl Read) -> std::io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    source.take(MAX_BYTES).read_to_end(&mut bytes)?;
    if bytes.len() as u64 == MAX_BYTES {
        return Err(std::io::Error::other("it is larger than 2 GiB"));
    }
    Ok(bytes)
}

/// The bytes of a file, reading no more than one beyond `limit`: the file of a tensor whose size is known.
///
/// # Errors
/// What the system says, with the path.
pub fn read_at_most(path: &Path, limit: usize) -> Result<Vec<u8>, String> {
    let mut bytes = Vec::new();
    std::fs::File::open(path)
        .and_then(|file| file.take((limit as u64).saturating_add(1)).read_to_end(&mut bytes))
        .map_err(|error| format!("cannot read '{}': {error}", path.display()))?;
    Ok(bytes)
}

/// The marker that ends a chunk of a split input, wherever it ends a line.
const MARKER: &[u8] = b"// -----";

/// The chunks of a text at its `// -----` markers. Each keeps its place in the file. Bytecode has none.
pub fn split(input: &Input) -> Vec<Input> {
    if input.is_bytecode() {
        return vec![input.clone()];
    }
    let chunk = |text: &[u8], first_line| Input { text: text.into(), first_line, ..input.clone() };
    let mut chunks = Vec::new();
    let (mut start, mut line, mut chunk_line) = (0usize, 0u32, 0u32);
    let mut at = 0usize;
    let text = &input.text;
    while at < text.len() {
        let end = text[at..].iter().position(|b| *b == b'\n').map_or(text.len(), |n| at + n);
        let content = text[at..end].trim_ascii_end();
        line += 1;
        if content.ends_with(MARKER) {
            let marker = at + content.len() - MARKER.len();
            chunks.push(chunk(&text[start..marker], chunk_line));
            start = end.saturating_add(1).min(text.len());
            chunk_line = line;
        }
        at = end + 1;
    }
    chunks.push(chunk(&text[start..], chunk_line));
    chunks
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What constants of a file borrow from is the mapping itself.
    #[cfg(all(unix, target_pointer_width = "64"))]
    #[test]
    fn bytecode_stays_in_its_file() {
        let input = read(concat!(env!("CARGO_MANIFEST_DIR"), "/../testdata/artifacts/v1.20.0.mlir.bc")).unwrap();
        let Bytes::Mapped(mapping) = &input.text else { panic!("bytecode is not mapped") };
        let owner = input.text.owner();
        assert!(std::ptr::eq((**mapping).as_ref(), (*owner).as_ref()));
    }

    #[test]
    fn chunks_keep_their_lines() {
        let input = Input::new("x", b"a\n// -----\nb\n  // // -----  \nc"[..].into());
        let chunks: Vec<(String, u32)> = split(&input)
            .into_iter()
            .map(|chunk| (String::from_utf8_lossy(&chunk.text).into_owned(), chunk.first_line))
            .collect();
        assert_eq!(chunks, [("a\n".into(), 0), ("b\n  // ".into(), 2), ("c".into(), 4)]);
    }
}
