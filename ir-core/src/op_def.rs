//! The op row: everything the core needs to know of an op, as data.
//!
//! Rows are `static`: "is this op an X" compares addresses. The `ops!` macro writes them; by hand,
//! `static X: OpDef = OpDef { name: "d.x", ..OpDef::EMPTY }` does the same. What other crates know of an op (kernels,
//! folds, lowerings) lives there, in tables keyed by the row.

use std::sync::OnceLock;

use smallvec::SmallVec;

use crate::context::Context;
use crate::diag::{Diagnostics, Reported};
use crate::ids::{Attr, Dict, Name, Type, Value};
use crate::kinds::{AnyAttr, AttrKind};
use crate::location::Loc;
use crate::symbols::Symbols;
use crate::text::{Format, OpParser, OpPrinter, OpState};
use crate::view::OpRef;

/// How many values an operand or result group holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arity {
    /// Exactly one.
    One,
    /// None or one.
    Optional,
    /// Any number.
    Variadic,
}

/// What a type must be.
#[derive(Clone, Copy)]
pub struct TypeConstraint {
    /// Completes "operand #0 must be …, but got 'T'" in the reference's words.
    pub summary: &'static str,
    /// The test. [`Type::ERROR`] never reaches it.
    pub accepts: fn(&Context, Type) -> bool,
}

/// An operand or result group.
#[derive(Clone, Copy)]
pub struct ValueSpec {
    /// Its name in the format and the accessors.
    pub name: &'static str,
    /// How many.
    pub arity: Arity,
    /// Of which types.
    pub types: TypeConstraint,
}

impl ValueSpec {
    /// Values of any type.
    pub const fn any(name: &'static str, arity: Arity) -> ValueSpec {
        ValueSpec { name, arity, types: TypeConstraint { summary: "any type", accepts: |_, _| true } }
    }
}

/// What an attribute must be.
#[derive(Clone, Copy)]
pub struct AttrConstraint {
    /// Completes "attribute 'x' failed to satisfy constraint: …" in the reference's words.
    pub summary: &'static str,
    /// The test.
    pub accepts: fn(&Context, Attr) -> bool,
}

/// An inherent attribute.
#[derive(Clone, Copy)]
pub struct AttrSpec {
    /// Its name in text and dictionaries.
    pub name: &'static str,
    /// Whether it may be absent.
    pub optional: bool,
    /// The value that an absent one stands for, as text; not printed in an `attr-dict`.
    pub default: Option<&'static str>,
    /// The value that an absent one gets when the op is made; not printed in an `attr-dict` either.
    pub fill: Option<fn(&Context) -> Attr>,
    /// What it must be.
    pub constraint: AttrConstraint,
    /// Whether the next token can begin it, which decides about optional groups of formats.
    pub begins: fn(&OpParser<'_, '_>) -> bool,
    /// Reads the attribute without its type, as formats do where the row fixes it (`$dimension` reads `1`).
    pub parse: fn(&mut OpParser<'_, '_>) -> Option<Attr>,
    /// Writes it that way.
    pub print: fn(&mut OpPrinter<'_, '_>, Attr),
}

impl AttrSpec {
    /// An attribute that has to be there and may be any.
    pub const fn any(name: &'static str) -> AttrSpec {
        AttrSpec {
            name,
            optional: false,
            default: None,
            fill: None,
            constraint: AnyAttr::CONSTRAINT,
            begins: AnyAttr::begins,
            parse: AnyAttr::parse,
            print: AnyAttr::print,
        }
    }

    /// Whether `attr` is the value that an absent one stands for.
    pub fn is_default(&self, cx: &Context, attr: Attr) -> bool {
        match (self.fill, self.default) {
            (Some(fill), _) => attr == fill(cx),
            (None, Some(default)) => cx.attr_text(attr) == default,
            (None, None) => false,
        }
    }
}

/// A region of an op.
#[derive(Clone, Copy)]
pub struct RegionSpec {
    /// Its name in the accessors.
    pub name: &'static str,
    /// Whether it stands for any number of regions (only the last may).
    pub variadic: bool,
    /// How many blocks: `AnyRegion` 0.., `SizedRegion<1>` exactly one.
    pub blocks: RegionBlocks,
}

/// How many blocks a region has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RegionBlocks {
    /// Any number.
    Any,
    /// At least one.
    Min1,
    /// Exactly one.
    One,
}

/// A property of rows: a bit to test, and perhaps a rule to verify. Plugins define their own with `bit: 0`.
pub struct TraitDef {
    /// MLIR's name where it has one.
    pub name: &'static str,
    /// One bit of [`OpDef::bits`], or 0.
    pub bit: u64,
    /// The rule.
    pub verify: Option<fn(OpRef<'_>, &mut Diagnostics)>,
}

/// What an op's inference sees: types and attributes, no op. So verifier, builder and refinement share it.
pub struct Signature<'a> {
    /// The context.
    pub cx: &'a Context,
    /// The row.
    pub def: &'static OpDef,
    /// Where to report.
    pub loc: Loc,
    /// Types of all operands.
    pub operands: &'a [Type],
    /// Inherent and discardable attributes.
    pub attrs: Dict,
    /// One a region.
    pub regions: &'a [RegionTypes],
    /// The constant that the operand with a number is, where it is known: shapes may be operands.
    pub constants: &'a dyn Fn(usize) -> Option<Attr>,
}

/// What inference may know of a region.
#[derive(Clone, Debug, Default)]
pub struct RegionTypes {
    /// Types of the entry block's arguments.
    pub arguments: SmallVec<[Type; 4]>,
    /// Types of the operands of the entry block's terminator.
    pub returns: SmallVec<[Type; 4]>,
}

impl Signature<'_> {
    /// The attribute called `name`, decoded; an `Option` kind when it may be absent.
    pub fn attr<'b, K: AttrKind>(&'b self, name: &str) -> K::Out<'b> {
        K::decode(self.cx, self.cx.dict_get(self.attrs, name))
    }
}

/// Result types, or a report.
pub type Inferred = Result<SmallVec<[Type; 2]>, Reported>;

/// Collects the names that values would like to have in text.
pub type NameSink<'s> = dyn FnMut(Value, &str) + 's;

/// See the module's documentation.
pub struct OpDef {
    /// The full name, `dialect.mnemonic`.
    pub name: &'static str,
    /// The documentation, from the row's doc comment.
    pub doc: &'static str,
    /// Operand groups in order.
    pub operands: &'static [ValueSpec],
    /// Result groups in order.
    pub results: &'static [ValueSpec],
    /// Inherent attributes.
    pub attrs: &'static [AttrSpec],
    /// Regions in order.
    pub regions: &'static [RegionSpec],
    /// The exact number of successors.
    pub successors: usize,
    /// All traits.
    pub traits: &'static [&'static TraitDef],
    /// The union of the traits' bits.
    pub bits: u64,
    /// The declarative assembly format; empty for the generic form only.
    pub format: &'static str,
    /// The place for the format, compiled when the dialect is registered.
    pub compiled: Option<&'static OnceLock<Format>>,
    /// Reads the custom form, in place of a format.
    pub parse: Option<fn(&mut OpParser<'_, '_>, &mut OpState) -> Option<()>>,
    /// Writes the custom form, in place of a format: all after the op's name.
    pub print: Option<fn(&mut OpPrinter<'_, '_>, OpRef<'_>)>,
    /// Names that the results would like. Without it, several groups of results ask for the names of their groups.
    pub result_names: Option<fn(OpRef<'_>, &mut NameSink<'_>)>,
    /// Names that the arguments of a region's blocks would like.
    pub argument_names: Option<fn(OpRef<'_>, usize, &mut NameSink<'_>)>,
    /// The dialect that bare op names in the regions belong to.
    pub default_dialect: &'static str,
    /// The op that ends a block of the regions when the text leaves it out.
    pub implicit_terminator: Option<&'static OpDef>,
    /// Rules beyond the row, before the regions were verified.
    pub verify: Option<fn(OpRef<'_>, &mut Diagnostics)>,
    /// Rules that need verified regions.
    pub verify_regions: Option<fn(OpRef<'_>, &mut Diagnostics)>,
    /// Rules about the symbols that the op refers to.
    pub verify_symbols: Option<fn(OpRef<'_>, &Symbols, &mut Diagnostics)>,
    /// Result types from the signature.
    pub infer: Option<fn(&Signature<'_>, &mut Diagnostics) -> Inferred>,
}

impl OpDef {
    /// A row without anything, for `..OpDef::EMPTY`.
    pub const EMPTY: OpDef = OpDef {
        name: "",
        doc: "",
        operands: &[],
        results: &[],
        attrs: &[],
        regions: &[],
        successors: 0,
        traits: &[],
        bits: 0,
        format: "",
        compiled: None,
        parse: None,
        print: None,
        result_names: None,
        argument_names: None,
        default_dialect: "",
        implicit_terminator: None,
        verify: None,
        verify_regions: None,
        verify_symbols: None,
        infer: None,
    };

    /// Whether the row has the trait.
    #[inline]
    pub fn is(&self, trait_def: &TraitDef) -> bool {
        if trait_def.bit != 0 {
            self.bits & trait_def.bit != 0
        } else {
            // By name: a trait behind a reference may stand at several addresses.
            self.traits.iter().any(|t| t.name == trait_def.name)
        }
    }

    /// The compiled format.
    #[inline]
    pub fn compiled_format(&self) -> Option<&'static Format> {
        self.compiled?.get()
    }

    /// The dialect's name: all before the first dot.
    pub fn dialect(&self) -> &'static str {
        self.name.split_once('.').map_or("", |(dialect, _)| dialect)
    }

    /// The inherent attribute called `name`.
    pub fn attr(&self, name: &[u8]) -> Option<&'static AttrSpec> {
        self.attrs.iter().find(|spec| spec.name.as_bytes() == name)
    }

    /// Adds the inherent attributes that `attrs` lacks and that no op of the row is without.
    pub fn fill_attrs<const N: usize>(&self, cx: &Context, attrs: &mut SmallVec<[(Name, Attr); N]>) {
        for spec in self.attrs {
            if let Some(fill) = spec.fill {
                let name = cx.name(spec.name);
                if attrs.iter().all(|(known, _)| *known != name) {
                    attrs.push((name, fill(cx)));
                }
            }
        }
    }

    /// Whether `name` is an inherent attribute (a property in MLIR's generic form).
    pub fn is_inherent(&self, name: &[u8]) -> bool {
        self.attr(name).is_some()
            || (self.is(traits::ATTR_SIZED_OPERANDS) && name == OPERAND_SEGMENTS.as_bytes())
            || (self.is(traits::ATTR_SIZED_RESULTS) && name == RESULT_SEGMENTS.as_bytes())
    }
}

/// The inherent attribute that holds the sizes of operand groups.
pub const OPERAND_SEGMENTS: &str = "operandSegmentSizes";
/// The inherent attribute that holds the sizes of result groups.
pub const RESULT_SEGMENTS: &str = "resultSegmentSizes";

/// Where each group of `specs` lies among `n` values: by `segments` where given, else all single ones, one variadic
/// taking the rest, or several variadic ones of equal size. `None` when `n` does not fit.
pub fn split_groups(
    specs: &[ValueSpec],
    n: usize,
    segments: Option<&[i32]>,
) -> Option<SmallVec<[std::ops::Range<usize>; 4]>> {
    let mut groups = SmallVec::new();
    let mut start = 0usize;
    if let Some(sizes) = segments {
        if sizes.len() != specs.len() {
            return None;
        }
        for &size in sizes {
            let end = start.checked_add(usize::try_from(size).ok()?)?;
            groups.push(start..end);
            start = end;
        }
        return (start == n).then_some(groups);
    }
    let n_single = specs.iter().filter(|spec| spec.arity == Arity::One).count();
    let n_open = specs.len() - n_single;
    let open = n.checked_sub(n_single)?;
    if n_open == 0 && open != 0 || n_open != 0 && !open.is_multiple_of(n_open) {
        return None;
    }
    for spec in specs {
        let size = if spec.arity == Arity::One { 1 } else { open / n_open };
        groups.push(start..start + size);
        start += size;
    }
    Some(groups)
}

/// Unites the bits of traits.
pub const fn bits_of(traits: &[&TraitDef]) -> u64 {
    let (mut bits, mut i) = (0, 0);
    while i < traits.len() {
        bits |= traits[i].bit;
        i += 1;
    }
    bits
}

/// The traits that the core itself knows.
pub mod traits {
    use super::TraitDef;
    use crate::verify::rules;

    /// Declares traits, each with a bit of its own and perhaps a rule.
    macro_rules! traits {
        ($($(#[$doc:meta])* $bit:literal $NAME:ident = $name:literal $(verify $verify:expr)?;)*) => { $(
            $(#[$doc])*
            pub static $NAME: &TraitDef = &TraitDef {
                name: $name,
                bit: 1 << $bit,
                verify: traits!(@verify $($verify)?),
            };
        )* };
        (@verify) => { None };
        (@verify $verify:expr) => { Some($verify) };
    }

    traits! {
        /// Ends a block.
        0 TERMINATOR = "Terminator" verify rules::terminator;
        /// Blocks of its regions need no terminator.
        1 NO_TERMINATOR = "NoTerminator";
        /// Each region has at most one block.
        2 SINGLE_BLOCK = "SingleBlock" verify rules::single_block;
        /// Regions see no value from outside.
        3 ISOLATED = "IsolatedFromAbove";
        /// Has a body of its own; isolated, without operands and results.
        4 OWNS_BODY = "OwnsBody";
        /// Defines a symbol, `sym_name`.
        5 SYMBOL = "Symbol" verify rules::symbol;
        /// Holds symbols.
        6 SYMBOL_TABLE = "SymbolTable" verify rules::symbol_table;
        /// Has no effect and may be executed speculatively.
        7 PURE = "Pure";
        /// Touches no memory (but may have undefined behaviour).
        8 NO_MEMORY_EFFECT = "NoMemoryEffect";
        /// Has the effects of its regions.
        9 RECURSIVE_EFFECTS = "RecursiveMemoryEffects";
        /// Operands may be swapped.
        10 COMMUTATIVE = "Commutative";
        /// Is a constant: `value` holds the result.
        11 CONSTANT_LIKE = "ConstantLike";
        /// Several variadic groups of equal size.
        12 SAME_VARIADIC_OPERAND_SIZE = "SameVariadicOperandSize";
        /// `operandSegmentSizes` holds the sizes of the operand groups.
        13 ATTR_SIZED_OPERANDS = "AttrSizedOperandSegments";
        /// `resultSegmentSizes` holds the sizes of the result groups.
        14 ATTR_SIZED_RESULTS = "AttrSizedResultSegments";
        /// All operands and results have one type.
        15 SAME_OPERANDS_AND_RESULT_TYPE = "SameOperandsAndResultType" verify rules::same_operands_and_result_type;
        /// All operands and results have one element type.
        16 SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE = "SameOperandsAndResultElementType" verify rules::same_operands_and_result_element_type;
        /// All operands and results have one shape.
        17 SAME_OPERANDS_AND_RESULT_SHAPE = "SameOperandsAndResultShape" verify rules::same_operands_and_result_shape;
        /// All operands have one element type.
        18 SAME_OPERANDS_ELEMENT_TYPE = "SameOperandsElementType" verify rules::same_operands_element_type;
        /// All operands have one type.
        19 SAME_TYPE_OPERANDS = "SameTypeOperands" verify rules::same_type_operands;
        /// Works element by element. Its rules look at nothing but types and attributes.
        20 ELEMENTWISE = "Elementwise" verify rules::elementwise;
        /// In its regions, values may be used before they are defined.
        21 GRAPH_REGION = "HasOnlyGraphRegion";
        /// Ends a region by giving values to the op around it.
        22 RETURN_LIKE = "ReturnLike";
        /// Not registered: nothing is known but the name.
        23 UNREGISTERED = "Unregistered";
        /// Calls the function that its attribute `callee` names.
        24 CALL_LIKE = "CallOpInterface";
        /// A function: `sym_name`, `function_type`, one region.
        25 FUNCTION_LIKE = "FunctionOpInterface";
        /// Only reads memory.
        26 READS_MEMORY = "MemoryRead";
        /// The reference's own verifier of the op holds the rules of its inference, so that a failure is told once,
        /// without "failed to infer returned types".
        27 VERIFIES_INFERENCE = "VerifiesInference";
    }
}
