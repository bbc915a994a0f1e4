//! Traits of StableHLO's rows that the core does not know. Those without a rule tell passes what may be assumed.

use hlo_ir::verify::op_error;
use hlo_ir::{Context, Diagnostics, OpRef, TraitDef, Type};

use super::infer::compatible::{elements_compatible, types_compatible};

/// Declares traits: `NAME = "reference's name" (verify rule)?;`
macro_rules! traits {
    ($($(#[$doc:meta])* $NAME:ident = $name:literal $(verify $verify:expr)?;)*) => { $(
        $(#[$doc])*
        pub static $NAME: &TraitDef = &TraitDef { name: $name, bit: 0, verify: traits!(@verify $($verify)?) };
    )* };
    (@verify) => { None };
    (@verify $verify:expr) => { Some($verify) };
}

traits! {
    /// Works element by element after broadcasting scalars.
    BROADCASTING_ELEMENTWISE = "BroadcastingElementwise";
    /// Operands and result have types that agree.
    COMPATIBLE_OPERANDS_AND_RESULT_TYPE = "CompatibleOperandsAndResultType" verify |op, diags| {
        let types = op.operands().chain(op.results()).map(|value| value.ty());
        if !agree(op.cx, types, types_compatible) {
            op_error(diags, op, "same-type", "requires compatible types for all operands and results").emit();
        }
    };
    /// Operands and results have element types that agree.
    COMPATIBLE_OPERANDS_AND_RESULT_ELEMENT_TYPE = "CompatibleOperandsAndResultElementType" verify |op, diags| {
        let types = op.operands().chain(op.results()).map(|value| value.ty());
        if !agree(op.cx, types, elements_compatible) {
            let message = "requires compatible element types for all operands and results";
            op_error(diags, op, "same-element-type", message).emit();
        }
    };
    /// Operands have element types that agree.
    COMPATIBLE_OPERANDS_ELEMENT_TYPE = "CompatibleOperandsElementType" verify |op, diags| {
        let types = op.operands().map(|value| value.ty());
        if !agree(op.cx, types, elements_compatible) {
            op_error(diags, op, "same-element-type", "requires compatible element types for all operands").emit();
        }
    };
    /// As many operands as results, with equal types one by one.
    PAIRWISE_SAME_TYPE = "PairwiseSameOperandAndResultType" verify |op, diags| {
        if op.n_operands() != op.n_results() {
            op_error(diags, op, "pairwise-types", "requires the same number of operands and results").emit();
        } else if let Some(index) = op.operands().zip(op.results()).position(|(a, b)| differ(a.ty(), b.ty())) {
            let message = format!("requires the same type for operand and result at index {index}");
            op_error(diags, op, "pairwise-types", &message).emit();
        }
    };
    /// As many operands as results, with equal element types one by one.
    PAIRWISE_SAME_ELEMENT_TYPE = "PairwiseSameOperandAndResultElementType" verify |op, diags| {
        let cx = op.cx;
        if op.n_operands() != op.n_results() {
            op_error(diags, op, "pairwise-types", "requires the same number of operands and results").emit();
        } else if let Some(index) =
            op.operands().zip(op.results()).position(|(a, b)| differ(a.ty().element(cx), b.ty().element(cx)))
        {
            let message = format!("requires the same element type for operand and result at index {index}");
            op_error(diags, op, "pairwise-types", &message).emit();
        }
    };

    /// May run early when each static dimension of a result is static in the operand.
    SPECULATABLE_IF_STATIC_DIMS_KEPT = "SpeculatableIfStaticDimInOutputIsStaticInInputImplTrait";
    /// The same for an op with regions, which must be speculatable too.
    REGIONS_SPECULATABLE_IF_STATIC_DIMS_KEPT =
        "RecursivelySpeculatableIfStaticDimInOutputIsStaticInInputImplTrait";
    /// May run early when all operands are static.
    SPECULATABLE_IF_STATIC = "SpeculatableIfAllInputsStaticImplTrait";
    /// The same for an op with regions.
    REGIONS_SPECULATABLE_IF_STATIC = "RecursivelySpeculatableIfAllInputsStaticImplTrait";
    /// May run early when all operands are static and the last one, a shape, is constant.
    SPECULATABLE_IF_STATIC_AND_SHAPE_CONSTANT = "SpeculatableIfAllInputsStaticAndShapeConstantImplTrait";
    /// May run early when its regions may.
    REGIONS_SPECULATABLE = "RecursivelySpeculatable";
    /// Reads and writes something outside of the program.
    EXTERNAL_EFFECTS = "MemoryEffects";

    /// Operand and result have one element type.
    OPERAND_RESULT_SAME_ELEMENT = "AllElementTypesMatch<operand, result>" verify |op, diags| {
        same_elements(op, diags, "{operand, result}", [op.operand(0).ty(), op.result(0).ty()]);
    };
    /// Operand, update and result have one element type.
    UPDATE_SAME_ELEMENT = "AllElementTypesMatch<operand, update, result>" verify |op, diags| {
        let types = [op.operand(0).ty(), op.operand(1).ty(), op.result(0).ty()];
        same_elements(op, diags, "{operand, update, result}", types);
    };
    /// Operand, padding value and result have one element type.
    PADDING_SAME_ELEMENT = "AllElementTypesMatch<operand, padding_value, result>" verify |op, diags| {
        let types = [op.operand(0).ty(), op.operand(1).ty(), op.result(0).ty()];
        same_elements(op, diags, "{operand, padding_value, result}", types);
    };
    /// Both limits and the result have one element type.
    LIMITS_SAME_ELEMENT = "AllElementTypesMatch<a, b, result>" verify |op, diags| {
        let types = [op.operand(0).ty(), op.operand(1).ty(), op.result(0).ty()];
        same_elements(op, diags, "{a, b, result}", types);
    };
    /// Start, limit and strides have one type.
    SLICE_BOUNDS_SAME_TYPE = "AllTypesMatch<start_indices, limit_indices, strides>" verify |op, diags| {
        same_types(op, diags, "{start_indices, limit_indices, strides}", [1, 2, 3]);
    };
    /// The amounts of padding have one type.
    PADDING_SAME_TYPE = "AllTypesMatch<edge_padding_low, edge_padding_high, interior_padding>" verify |op, diags| {
        same_types(op, diags, "{edge_padding_low, edge_padding_high, interior_padding}", [2, 3, 4]);
    };
    /// Operand and result have one rank.
    OPERAND_RESULT_SAME_RANK = "AllRanksMatch<operand, result>" verify |op, diags| {
        let rank = |ty: Type| ty.shape(op.cx).map(<[i64]>::len);
        if rank(op.operand(0).ty()) != rank(op.result(0).ty()) {
            not_all(op, diags, "{operand, result} have same rank");
        }
    };
    /// Start, limit and strides have one length.
    SLICE_BOUNDS_SAME_SIZE = "AllMatch<start_indices, limit_indices, strides>" verify |op, diags| {
        same_sizes(op, diags, ["start_indices", "limit_indices", "strides"]);
    };
    /// The amounts of padding have one length.
    PADDING_SAME_SIZE = "AllMatch<edge_padding_low, edge_padding_high, interior_padding>" verify |op, diags| {
        same_sizes(op, diags, ["edge_padding_low", "edge_padding_high", "interior_padding"]);
    };
}

/// Whether all types agree with the first.
fn agree(cx: &Context, mut types: impl Iterator<Item = Type>, compatible: fn(&Context, Type, Type) -> bool) -> bool {
    let Some(first) = types.next() else {
        return true;
    };
    types.all(|ty| ty == first || compatible(cx, ty, first))
}

/// Whether two types differ and neither stands for something that was already reported.
fn differ(a: Type, b: Type) -> bool {
    a != b && a != Type::ERROR && b != Type::ERROR
}

fn not_all(op: OpRef<'_>, diags: &mut Diagnostics, what: &str) {
    op_error(diags, op, "mismatch", &format!("failed to verify that all of {what}")).emit();
}

fn same_elements<const N: usize>(op: OpRef<'_>, diags: &mut Diagnostics, what: &str, types: [Type; N]) {
    let elements = types.map(|ty| ty.element(op.cx));
    if elements.iter().any(|element| differ(elements[0], *element)) {
        not_all(op, diags, &format!("{what} have same element type"));
    }
}

fn same_types(op: OpRef<'_>, diags: &mut Diagnostics, what: &str, operands: [usize; 3]) {
    let types = operands.map(|index| op.operand(index).ty());
    if types.iter().any(|ty| differ(types[0], *ty)) {
        not_all(op, diags, &format!("{what} have same type"));
    }
}

fn same_sizes(op: OpRef<'_>, diags: &mut Diagnostics, names: [&str; 3]) {
    let sizes = names.map(|name| op.attr(name).and_then(|attr| attr.as_i64_array(op.cx)).map_or(0, |list| list.len()));
    if sizes.iter().any(|size| *size != sizes[0]) {
        not_all(op, diags, &format!("{{{}}} have same size", names.join(", ")));
    }
}
