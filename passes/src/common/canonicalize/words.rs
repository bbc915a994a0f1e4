//! Numbers of constants as words: of scalars, and of the elements of tensors and vectors alike. What is computed of them the
//! interpreter's kernels compute.

use hlo_interp::hextir::NumberOp;
use hlo_ir::num::ApInt;
use hlo_ir::{Attr, AttrData, Context, NoMatch, OpId, OpRef, Rewrite, Rewriter, Type, ValueRef};

use crate::common::scalars::constant;

/// The width of the numbers that values of the type `ty` hold, where a word holds one.
pub(super) fn width(cx: &Context, ty: Type) -> Option<u32> {
    ty.element(cx).bit_width(cx).filter(|&width| width != 0 && width <= 64)
}

/// Whether values of the type `ty` hold integers or indices.
pub(super) fn holds_integers(cx: &Context, ty: Type) -> bool {
    let element = ty.element(cx);
    element == Type::INDEX || element.is_integer(cx)
}

/// The word of a number, or the one that all elements are.
pub(super) fn word(cx: &Context, attr: Attr) -> Option<u64> {
    match attr.data(cx) {
        AttrData::Integer { value, .. } => value.to_u64().filter(|_| value.width() <= 64),
        &AttrData::Float { ty, bits } => u64::try_from(bits).ok().filter(|_| width(cx, ty).is_some()),
        _ => {
            let elements = attr.dense(cx).filter(|elements| elements.splat)?;
            Some(of_bytes(elements.get(0), width(cx, elements.ty)?))
        }
    }
}

fn of_bytes(bytes: &[u8], width: u32) -> u64 {
    let mut word = [0; 8];
    let n = bytes.len().min(8);
    word[..n].copy_from_slice(&bytes[..n]);
    u64::from_le_bytes(word) & mask(width)
}

/// As many ones as a number is wide.
pub(super) fn mask(width: u32) -> u64 {
    u64::MAX >> (64 - width)
}

/// The number `word` as a constant of the type `ty`, or one whose elements all are it.
pub(super) fn of_word(cx: &Context, ty: Type, word: u64) -> Option<Attr> {
    let element = ty.element(cx);
    let word = word & mask(width(cx, ty)?);
    if element != ty {
        let size = element.stored_bytes(cx).filter(|_| ty.has_static_shape(cx))?;
        return (ty.n_elements(cx)? != 0).then(|| cx.splat_attr(ty, &word.to_le_bytes()[..size]));
    }
    Some(cx.intern_attr(match ty.float_kind(cx) {
        Some(_) => AttrData::Float { ty, bits: word.into() },
        None => AttrData::Integer { ty, value: ApInt::from_u64(width(cx, ty)?, word) },
    }))
}

/// What `f` makes of the numbers of `constants`, one after the other, as a constant of the type `ty`.
pub(super) fn map<const N: usize>(
    cx: &Context,
    constants: [Attr; N],
    ty: Type,
    mut f: impl FnMut([u64; N]) -> Option<u64>,
) -> Option<Attr> {
    let words = constants.map(|attr| word(cx, attr));
    if let Some(words) = words.iter().copied().collect::<Option<Vec<u64>>>() {
        return of_word(cx, ty, f(words.try_into().ok()?)?);
    }
    let (size, width, n) = (ty.element(cx).stored_bytes(cx)?, width(cx, ty)?, ty.n_elements(cx)?);
    let elements = constants.map(|attr| attr.dense(cx));
    let mut data = Vec::with_capacity(n * size);
    for index in 0..n {
        let mut words = [0; N];
        for (word, elements) in words.iter_mut().zip(&elements) {
            let elements = elements.filter(|elements| elements.splat || elements.len == n)?;
            *word = of_bytes(elements.get(index), self::width(cx, elements.ty)?);
        }
        data.extend_from_slice(&(f(words)? & mask(width)).to_le_bytes()[..size]);
    }
    Some(cx.dense_attr(ty, data))
}

/// What the kernel of `op` makes of `constants`, number by number, as a constant of its result's type.
pub(super) fn compute<const N: usize>(op: OpRef<'_>, constants: [Attr; N]) -> Option<Attr> {
    let kernel = NumberOp::of(op)?;
    map(op.cx, constants, op.result(0).ty(), |words| kernel.compute(&words))
}

/// The kernel of `op`.
///
/// # Errors
/// When there is none.
pub(super) fn kernel(op: OpRef<'_>) -> Result<NumberOp, NoMatch> {
    NumberOp::of(op).ok_or(NoMatch)
}

/// The word of the constant that `value` is.
pub(super) fn known(value: ValueRef<'_>) -> Option<u64> {
    word(value.cx, value.constant()?)
}

/// Replaces the only result of `op` by the constant `attr`.
///
/// # Errors
/// When there is none.
pub(super) fn replace_by_constant(op: OpId, rw: &mut Rewriter<'_>, attr: Option<Attr>) -> Rewrite {
    let attr = attr.ok_or(NoMatch)?;
    let value = rw.build(|b| constant(b, attr));
    rw.replace(op, [value])
}
