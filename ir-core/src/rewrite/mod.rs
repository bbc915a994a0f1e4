//! Changing programs: patterns that rewrite a body in place, and conversions that build a fresh one.
//!
//! - [`rewriter`]: the one door for changes of a body in place
//! - [`pattern`]: patterns as rows, and sets of them that can be switched off by name; [`rule`]: rows that are a line of
//!   algebra
//! - [`greedy`]: applies a set until nothing changes, and says why it stopped
//! - [`conversion`]: from one dialect to another, into a fresh body; [`conversion_set`]: the tables that drive it
//!
//! In place is for optimizing, where most of a body stays. A conversion is for leaving a dialect: the source stays
//! still while the result is built, every op that cannot be converted is reported, and a failure drops the result.
//! Both keep the location and the discardable attributes of an op that another one stands in for.

pub mod conversion;
pub mod conversion_set;
pub mod greedy;
pub mod pattern;
pub mod rewriter;
pub mod rule;
#[cfg(test)]
mod testing;

pub use conversion::{Converted, Converter, Done, Refused};
pub use conversion_set::{Conversion, Conversions};
pub use greedy::{DeadTest, GreedyOptions, Outcome, Stop, rewrite_body, rewrite_ops};
pub use pattern::{Apply, Pattern, PatternSet};
pub use rewriter::{Change, Listener, NoMatch, Rewrite, Rewriter};

use smallvec::SmallVec;

use crate::context::Context;
use crate::ids::{Attr, Dict, Name};
use crate::op_def::OpDef;

/// The attributes `to` of an op of the row `to_def` that stands in for an op of the row `from_def` with the attributes
/// `from`: what was discardable there is added, unless the new op has an attribute of that name or reserves it.
fn carry_discardable(cx: &Context, from_def: &OpDef, from: Dict, to_def: &OpDef, to: Dict) -> Dict {
    let carried = |name: Name| {
        let bytes = cx.name_bytes(name);
        // The empty name holds the properties of an unregistered op.
        !bytes.is_empty() && !from_def.is_inherent(bytes) && !to_def.is_inherent(bytes)
    };
    let own = cx.dict_entries(to);
    let mut entries: SmallVec<[(Name, Attr); 8]> = own.into();
    for &(name, attr) in cx.dict_entries(from) {
        if carried(name) && own.iter().all(|(known, _)| *known != name) {
            entries.push((name, attr));
        }
    }
    if entries.len() == own.len() { to } else { cx.dict(&entries) }
}
