//! Programs that are of other dialects in a file than in memory: portable artifacts. A [`Recast`] says what each op,
//! attribute and type becomes, and the writer or reader applies it on the way, so that the program is never built twice.

use crate::ids::{Dict, Type};
use crate::op_def::OpDef;

/// A conversion that puts one op in the place of one op, with the same operands, results, regions and location.
///
/// Uses then stand in the order in which ops that are made one after the other have them: that is how they are written,
/// whatever their order was, and how they are read, whatever the file says.
pub trait Recast {
    /// What an op of the row `def` with the attributes `attrs` becomes. `None` when that cannot be said here: then nothing
    /// is written or read.
    ///
    /// A reader says the row that the body's op, directly around, has become; a writer says nothing, and asks once for
    /// all ops of one row and the same attributes.
    fn op(&mut self, def: &'static OpDef, attrs: Dict, owner: Option<&'static OpDef>)
    -> Option<(&'static OpDef, Dict)>;

    /// What the type of a value becomes, asked once for each. `None` as above.
    fn ty(&mut self, ty: Type) -> Option<Type>;
}
