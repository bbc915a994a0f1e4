//! Why a program could not be compiled or run, and where.

use std::fmt;

use hlo_ir::{Diagnostics, Loc, Reported};

use crate::trap::Trap;

/// A [`Trap`] with the op that it concerns and the calls that led there.
#[derive(Clone, Debug)]
pub struct RunError(Box<Inner>);

#[derive(Clone, Debug)]
struct Inner {
    trap: Trap,
    place: Option<Place>,
    calls: Vec<Loc>,
}

#[derive(Clone, Copy, Debug)]
struct Place {
    op: &'static str,
    loc: Loc,
}

/// Calls beyond these are not recorded: endless recursion has thousands.
const MAX_CALLS: usize = 16;

impl From<Trap> for RunError {
    #[cold]
    fn from(trap: Trap) -> RunError {
        RunError(Box::new(Inner { trap, place: None, calls: Vec::new() }))
    }
}

impl RunError {
    /// What went wrong.
    pub fn trap(&self) -> &Trap {
        &self.0.trap
    }

    /// The name of the op that it concerns, if it concerns one.
    pub fn op(&self) -> Option<&'static str> {
        self.0.place.map(|place| place.op)
    }

    /// Where that op stands.
    pub fn loc(&self) -> Loc {
        self.0.place.map_or(Loc::UNKNOWN, |place| place.loc)
    }

    /// Where the calls stand that led there, the innermost first.
    pub fn calls(&self) -> &[Loc] {
        &self.0.calls
    }

    /// The same error at an op, unless it already has a place.
    #[must_use]
    #[cold]
    pub fn at(mut self, op: &'static str, loc: Loc) -> RunError {
        self.0.place.get_or_insert(Place { op, loc });
        self
    }

    /// The same error, met in a function that was called from `loc`.
    #[must_use]
    #[cold]
    pub(crate) fn called_from(mut self, loc: Loc) -> RunError {
        if self.0.calls.len() < MAX_CALLS {
            self.0.calls.push(loc);
        }
        self
    }

    /// Files the error as a diagnostic.
    pub fn report(&self, diags: &mut Diagnostics) -> Reported {
        let mut draft = diags.error("run", self.loc(), self.trap().message());
        for &call in self.calls() {
            draft = draft.attach(call, "called from here");
        }
        draft.emit()
    }
}

impl fmt::Display for RunError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.trap().message())
    }
}

impl std::error::Error for RunError {}
