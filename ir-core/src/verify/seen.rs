//! What was found sound once. Programs are made of ops that differ in little but their operands: of few rows, on few types.

use crate::ids::{Dict, Type};
use crate::op_def::OpDef;
use crate::view::OpRef;

/// All that rules about types and attributes look at, for ops with few operands and results and nothing inside.
#[derive(Clone, Copy)]
pub(super) struct Form {
    def: &'static OpDef,
    attrs: Dict,
    n_operands: u8,
    n_types: u8,
    /// Those of the operands, then those of the results.
    types: [Type; Form::MAX_TYPES],
}

impl Form {
    const MAX_TYPES: usize = 6;

    /// The form of an op, unless it has regions, successors, or too many types.
    pub fn of(op: OpRef<'_>) -> Option<Form> {
        let (n_operands, n_types) = (op.n_operands(), op.n_operands() + op.n_results());
        if n_types > Form::MAX_TYPES || op.n_regions() != 0 || !op.successors().is_empty() {
            return None;
        }
        let mut types = [Type::ERROR; Form::MAX_TYPES];
        for (slot, value) in types.iter_mut().zip(op.operands().chain(op.results())) {
            *slot = value.ty();
        }
        Some(Form { def: op.def(), attrs: op.attrs(), n_operands: n_operands as u8, n_types: n_types as u8, types })
    }

    fn is(&self, other: &Form) -> bool {
        std::ptr::eq(self.def, other.def)
            && self.attrs == other.attrs
            && self.n_operands == other.n_operands
            && self.n_types == other.n_types
            && self.types == other.types
    }

    fn place(&self) -> usize {
        let words =
            self.types.iter().map(|ty| ty.index()).chain([self.attrs.index(), std::ptr::from_ref(self.def).addr()]);
        // The upper bits of a product depend on all of what was multiplied.
        let hash =
            words.fold(0u64, |hash, word| (hash.rotate_left(5) ^ word as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15));
        (hash >> (u64::BITS - Seen::BITS)) as usize
    }
}

/// Forms of sound ops: the newest one at each place.
#[derive(Default)]
pub(super) struct Seen {
    /// Empty until there is a form.
    places: Vec<Option<Form>>,
}

impl Seen {
    const BITS: u32 = 7;

    /// Whether an op of this form was sound.
    pub fn holds(&self, form: &Form) -> bool {
        self.places.get(form.place()).and_then(Option::as_ref).is_some_and(|known| known.is(form))
    }

    /// Remembers a form.
    pub fn add(&mut self, form: Form) {
        if self.places.is_empty() {
            self.places.resize(1 << Seen::BITS, None);
        }
        self.places[form.place()] = Some(form);
    }
}
