//! Conversions as tables keyed by the row, and the driver that applies them to a body and all bodies inside.
//!
//! What happens to an op: the conversion of its row, when there is one; else a copy with converted types, when the op
//! is legal; else a report. Every op is tried, so that one run reports all that is missing.

use rayon::prelude::*;
use rustc_hash::FxHashMap;

use super::conversion::{Converted, Converter};
use crate::body::Body;
use crate::context::Context;
use crate::diag::{Diagnostics, Reported};
use crate::ids::{ChildId, Name, OpId, Type};
use crate::op_def::OpDef;
use crate::text::grow_stack;
use crate::view::OpRef;

/// How the ops of one row are converted. `S` is what conversions of a body share, made anew for each body.
pub struct Conversion<S: 'static = ()> {
    /// The row.
    pub root: &'static OpDef,
    /// Creates what stands for the op in the result, or refuses.
    pub convert: fn(OpRef<'_>, &mut Converter<'_, S>) -> Converted,
}

/// Declares a table of conversions.
///
/// ```
/// # use hlo_ir::{OpRef, kinds::*, ops, conversions, rewrite::{Conversion, Converted, Converter}};
/// # ops! { TOY_OPS in "toy"; op Reverse = "reverse" {} op Sine = "sine" {} op Cosine = "cosine" {} }
/// fn reverse(op: Reverse<'_>, cv: &mut Converter<'_>) -> Converted {
///     cv.replace(op.op(), |b| Reverse::build_typed(b, &[]))
/// }
/// # fn elementwise(op: OpRef<'_>, cv: &mut Converter<'_>) -> Converted { cv.forward(op, []) }
/// conversions! { SHAPE;
///     Reverse => reverse;
///     [Sine, Cosine] => elementwise;
/// }
/// assert_eq!(SHAPE.len(), 3);
/// ```
///
/// A row alone gets a function of its typed view, rows in brackets share a function of [`OpRef`]. `conversions! {
/// SHAPE for State; …` says what conversions share. It expands to `static SHAPE: &[Conversion<State>]`.
#[macro_export]
macro_rules! conversions {
    ($(#[$meta:meta])* $vis:vis $TABLE:ident $(for $State:ty)?; $($rest:tt)*) => {
        $(#[$meta])*
        $vis static $TABLE: &[$crate::rewrite::Conversion $(<$State>)?] =
            $crate::conversions!(@rows [] $($rest)*);
    };
    (@rows [$($rows:tt)*]) => { &[$($rows)*] };
    (@rows [$($rows:tt)*] [$($($Op:ident)::+),+ $(,)?] => $convert:expr; $($rest:tt)*) => {
        $crate::conversions!(@rows [$($rows)* $(
            $crate::rewrite::Conversion { root: $($Op)::+::DEF, convert: $convert },
        )+] $($rest)*)
    };
    (@rows [$($rows:tt)*] $($Op:ident)::+ => $convert:expr; $($rest:tt)*) => {
        $crate::conversions!(@rows [$($rows)*
            $crate::rewrite::Conversion { root: $($Op)::+::DEF, convert: |op, cv| $convert($($Op)::+(op), cv) },
        ] $($rest)*)
    };
}

/// What a conversion does with each op and type.
pub struct Conversions<S: 'static = ()> {
    table: FxHashMap<usize, &'static Conversion<S>>,
    legal: fn(OpRef<'_>) -> bool,
    types: fn(&Context, Type) -> Result<Type, String>,
    reason: fn(OpRef<'_>) -> Option<String>,
    help: &'static str,
    partial: bool,
}

impl<S> Conversions<S> {
    /// The conversions of `tables`; no op without one is legal, and types stay as they are. Of two conversions of one
    /// row the later counts.
    pub fn new(tables: &[&'static [Conversion<S>]]) -> Self {
        let rows = tables.iter().flat_map(|table| table.iter());
        Conversions {
            table: rows.map(|row| (std::ptr::from_ref(row.root).addr(), row)).collect(),
            legal: |_| false,
            types: |_, ty| Ok(ty),
            reason: |_| None,
            help: "",
            partial: false,
        }
    }

    /// Ops that may be copied when they have no conversion.
    pub fn legal(mut self, legal: fn(OpRef<'_>) -> bool) -> Self {
        self.legal = legal;
        self
    }

    /// What types become: of block arguments and results of copied ops everywhere, and in conversions that ask with
    /// [`Converter::ty`]. The error is the reason why a type cannot be converted, a phrase for the user.
    pub fn types(mut self, types: fn(&Context, Type) -> Result<Type, String>) -> Self {
        self.types = types;
        self
    }

    /// Why an op without a conversion is not legal, a phrase in lower case.
    pub fn reason(mut self, reason: fn(OpRef<'_>) -> Option<String>) -> Self {
        self.reason = reason;
        self
    }

    /// What to do about an op that cannot be converted: the help of every report that has none of its own.
    pub fn help(mut self, help: &'static str) -> Self {
        self.help = help;
        self
    }

    /// Only some ops have to go, others may stay whatever they are: reports then say that an op is one of those, in the
    /// reference's words.
    pub fn partial(mut self) -> Self {
        self.partial = true;
        self
    }

    pub(super) fn is_partial(&self) -> bool {
        self.partial
    }

    pub(super) fn conversion_of(&self, op: OpRef<'_>) -> Option<&'static Conversion<S>> {
        self.table.get(&std::ptr::from_ref(op.def()).addr()).copied()
    }

    pub(super) fn is_legal(&self, op: OpRef<'_>) -> bool {
        (self.legal)(op)
    }

    pub(super) fn convert_type(&self, cx: &Context, ty: Type) -> Result<Type, String> {
        (self.types)(cx, ty)
    }

    pub(super) fn reason_of(&self, op: OpRef<'_>) -> Option<String> {
        (self.reason)(op)
    }

    pub(super) fn help_text(&self) -> &'static str {
        self.help
    }
}

/// A body that became another one, and what else became of it.
pub(super) struct NewBody {
    pub body: Body,
    /// Ops for the symbol table around, in the order of their creation.
    pub siblings: Vec<Body>,
}

/// What stays the same on the way down to inner bodies.
pub(super) struct Job<'j, S: 'static> {
    pub cx: &'j Context,
    pub conversions: &'j Conversions<S>,
    pub state: &'j (dyn Fn(OpRef<'_>) -> S + Sync),
}

impl<S: 'static> Conversions<S> {
    /// Converts `source` with all bodies inside it; inner bodies side by side, each with a state from `state`, which
    /// is given the root of the body. The result is the same on one thread and on many.
    ///
    /// # Errors
    /// When an op or a type could not be converted. All of them are in `diags`, in the order of the program.
    pub fn convert(
        &self,
        cx: &Context,
        source: &Body,
        state: &(dyn Fn(OpRef<'_>) -> S + Sync),
        diags: &mut Diagnostics,
    ) -> Result<Body, Reported> {
        let job = Job { cx, conversions: self, state };
        let new = job.convert(source, &[], diags)?;
        if new.siblings.is_empty() {
            return Ok(new.body);
        }
        let at = source.loc(Body::ROOT);
        let message = format!("`{}` becomes several ops, which need a module around them", source.def(Body::ROOT).name);
        Err(diags.error("no-module", at, message).help("convert the module that holds it").emit())
    }
}

/// What became of a child body, and what was said about it.
pub(super) struct NewChild {
    pub body: Result<NewBody, Reported>,
    pub diags: Diagnostics,
}

impl<S: 'static> Job<'_, S> {
    /// Converts one body; `taken` are the symbols around it.
    fn convert(&self, source: &Body, taken: &[Name], diags: &mut Diagnostics) -> Result<NewBody, Reported> {
        let children = self.convert_children(source);
        let state = (self.state)(source.root(self.cx));
        Converter::run(self, source, children, taken, state, diags)
    }

    /// Converts the bodies inside `source`, each with the symbols of all.
    fn convert_children(&self, source: &Body) -> FxHashMap<ChildId, NewChild> {
        let slots: Vec<(OpId, ChildId)> =
            source.all_ops().filter_map(|op| Some((op, source.slot_child(op)?))).collect();
        let symbol = |op: OpId| {
            let name = source.op_ref(self.cx, op).attr("sym_name")?.as_bytes(self.cx)?;
            Some(self.cx.name(name))
        };
        let taken: Vec<Name> = slots.iter().filter_map(|&(op, _)| symbol(op)).collect();
        let convert = |&(_, child): &(OpId, ChildId)| {
            let mut diags = Diagnostics::default();
            let body = grow_stack(|| self.convert(source.child(child), &taken, &mut diags));
            (child, NewChild { body, diags })
        };
        match slots[..] {
            [] | [_] => slots.iter().map(convert).collect(),
            _ => slots.par_iter().map(convert).collect::<Vec<_>>().into_iter().collect(),
        }
    }
}

/// A symbol that is none of `taken`, made of the name of the function and `base`, which has no underscore. Two
/// functions never make the same one: what stands before the last underscore is the function's name.
pub(super) fn fresh_symbol(cx: &Context, function: &str, base: &str, taken: &[Name], next: &mut usize) -> Name {
    debug_assert!(!base.contains('_'), "the underscore ends the function's name");
    loop {
        let name = cx.name(format!("{function}_{base}{next}"));
        *next += 1;
        if !taken.contains(&name) {
            return name;
        }
    }
}
