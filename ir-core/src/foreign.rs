//! What dialects and external clients keep in a file beside the program. Only its owner knows what it means; here it is
//! kept as it is.

use crate::blob::Blob;
use crate::ids::Name;

/// What one owner keeps. Names are those of the program's context.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ForeignResources {
    /// Whether the owner is an external client: its resources are in text too, those of dialects only in bytecode.
    pub is_external: bool,
    /// The name of the dialect or client.
    pub owner: Name,
    /// Keys and data.
    pub entries: Vec<(Name, ForeignData)>,
}

/// The data of a foreign resource.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ForeignData {
    /// Only the key is known.
    Nothing,
    /// Bytes, on a multiple of this alignment in bytecode.
    Blob(u32, Blob),
    /// A truth value.
    Bool(bool),
    /// A text.
    String(Name),
}
