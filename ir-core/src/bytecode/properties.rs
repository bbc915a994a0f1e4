//! Which attributes of an op are its properties, and in which order bytecode holds them.
//!
//! From format 5 on, inherent attributes are not in an op's dictionary but in a list of their own, sorted by name:
//! required ones as the number of an attribute, others as that or nothing. The sizes of operand and result groups follow
//! as bare integers from format 6 on; in format 5 they are attributes among the others.

use crate::attrs::AttrData;
use crate::context::Context;
use crate::ids::{Attr, Dict, Name};
use crate::kinds::i32_elements;
use crate::op_def::{OPERAND_SEGMENTS, OpDef, RESULT_SEGMENTS, traits};

use super::codec::Codec;
use super::encoding::{Cursor, Damage, Read, put_varint};

/// The first format with properties.
pub(super) const FIRST_FORMAT: u64 = 5;

/// The first format that writes group sizes as integers.
const NATIVE_SIZES: u64 = 6;

/// A property of a registered op, in the order of bytecode.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Slot {
    /// An attribute that is always there.
    Required(&'static str),
    /// An attribute that may be absent.
    Optional(&'static str),
    /// Sizes of operand or result groups as integers.
    Sizes(&'static str),
}

impl Slot {
    /// The attribute's name.
    pub fn name(self) -> &'static str {
        match self {
            Slot::Required(name) | Slot::Optional(name) | Slot::Sizes(name) => name,
        }
    }
}

/// Whether an op has places for the attributes that it got later.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Layout {
    /// As it is now.
    Current,
    /// Without what [`Codec::added_attrs`](super::Codec::added_attrs) lists.
    Old,
}

/// Whether the op got attributes later.
pub(super) fn has_added(cx: &Context, def: &'static OpDef) -> bool {
    added(cx, def).next().is_some()
}

fn added(cx: &Context, def: &'static OpDef) -> impl Iterator<Item = &'static str> {
    listed(cx, def, |codec| codec.added_attrs)
}

/// Attributes of an op in one of the lists of its dialect's codec.
fn listed(
    cx: &Context,
    def: &'static OpDef,
    list: impl Fn(&Codec) -> &'static [(&'static str, &'static str)],
) -> impl Iterator<Item = &'static str> {
    let codec = cx.registry().dialect(def.dialect()).and_then(|dialect| dialect.bytecode);
    codec.map_or(&[][..], list).iter().filter(|(op, _)| *op == def.name).map(|(_, attr)| *attr)
}

/// The properties of a registered op in a format that has properties.
pub(super) fn slots(cx: &Context, def: &'static OpDef, format: u64, layout: Layout) -> Vec<Slot> {
    let mut slots: Vec<Slot> = def
        .attrs
        .iter()
        .filter(|spec| layout == Layout::Current || !added(cx, def).any(|name| name == spec.name))
        .map(|spec| {
            let is_required =
                !spec.optional || listed(cx, def, |codec| codec.required_attrs).any(|name| name == spec.name);
            if is_required { Slot::Required(spec.name) } else { Slot::Optional(spec.name) }
        })
        .collect();
    let sized = [(traits::ATTR_SIZED_OPERANDS, OPERAND_SEGMENTS), (traits::ATTR_SIZED_RESULTS, RESULT_SEGMENTS)];
    let sizes = sized.into_iter().filter(|(sized, _)| def.is(sized)).map(|(_, name)| name);
    if format < NATIVE_SIZES {
        slots.extend(sizes.map(Slot::Required));
        slots.sort_by_key(|slot| slot.name());
    } else {
        slots.sort_by_key(|slot| slot.name());
        slots.extend(sizes.map(Slot::Sizes));
    }
    slots
}

/// The attributes of an op, told apart.
pub(super) struct Split {
    /// What its dictionary holds, if that is anything.
    pub dict: Option<Attr>,
    /// What its properties hold: one a slot, of an unregistered op the only one.
    pub properties: Vec<Option<Attr>>,
    /// Whether it has properties at all.
    pub has_properties: bool,
}

/// Tells the attributes `attrs` of an op of the row `def` apart as `format` does.
pub(super) fn split(cx: &Context, def: &'static OpDef, slots: &[Slot], attrs: Dict, format: u64) -> Split {
    let entries = cx.dict_entries(attrs);
    let unregistered = def.is(traits::UNREGISTERED);
    let mut discardable: Vec<(Name, Attr)> = Vec::new();
    let mut properties = vec![None; if unregistered { 1 } else { slots.len() }];
    for &(name, value) in entries {
        let bytes = cx.name_bytes(name);
        if format < FIRST_FORMAT {
            match (name, value.data(cx)) {
                (Name::EMPTY, AttrData::Dictionary(inner)) => discardable.extend_from_slice(cx.dict_entries(*inner)),
                _ => discardable.push((name, value)),
            }
        } else if name == Name::EMPTY {
            properties[0] = Some(value);
        } else if let Some(slot) = slots.iter().position(|slot| slot.name().as_bytes() == bytes) {
            properties[slot] = Some(value);
        } else {
            discardable.push((name, value));
        }
    }
    let has_properties =
        format >= FIRST_FORMAT && (!slots.is_empty() || properties.first().is_some_and(Option::is_some));
    let dict = match discardable.len() {
        0 => None,
        n if n == entries.len() && format >= FIRST_FORMAT => Some(cx.dict_attr(attrs)),
        _ => Some(cx.dict_attr(cx.dict(&discardable))),
    };
    Split { dict, properties, has_properties }
}

/// Group sizes as integers: all of them, or only those that are not zero where that is at most half of them.
pub(super) fn put_sizes(cx: &Context, out: &mut Vec<u8>, sizes: Option<Attr>) {
    let sizes = sizes.and_then(|attr| i32_elements(cx, attr)).unwrap_or_default();
    if sizes.is_empty() {
        put_varint(out, 0);
        return;
    }
    let n_nonzero = sizes.iter().filter(|size| **size != 0).count();
    let last = sizes.iter().rposition(|size| *size != 0).unwrap_or(0);
    if last > 256 || n_nonzero > sizes.len() / 2 {
        put_varint(out, (sizes.len() as u64) << 1);
        for size in sizes {
            put_varint(out, size as u64);
        }
        return;
    }
    put_varint(out, (n_nonzero as u64) << 1 | 1);
    if n_nonzero == 0 {
        return;
    }
    let index_bits = usize::BITS - last.leading_zeros();
    put_varint(out, index_bits.into());
    for (index, size) in sizes.into_iter().enumerate().filter(|(_, size)| *size != 0) {
        put_varint(out, (size as u64) << index_bits | index as u64);
    }
}

/// Reads what [`put_sizes`] writes, `n` sizes.
pub(super) fn read_sizes(cursor: &mut Cursor<'_>, n: usize) -> Read<Vec<i32>> {
    let at = cursor.at();
    let wrong = |reason: String| Damage { at, reason };
    let word = cursor.varint()?;
    let n_stored = word >> 1;
    if n_stored > n as u64 {
        return Err(wrong(format!("{n_stored} group sizes, but the op has {n} groups")));
    }
    let size = |word: u64| i32::try_from(word).map_err(|_| wrong(format!("{word} is no size of a group")));
    let mut sizes = vec![0; n];
    if word & 1 == 0 {
        for place in sizes.iter_mut().take(n_stored as usize) {
            *place = size(cursor.varint()?)?;
        }
        return Ok(sizes);
    }
    if n_stored == 0 {
        return Ok(sizes);
    }
    let index_bits = cursor.varint()?;
    if index_bits > 8 {
        return Err(wrong(format!("{index_bits} bits for the number of a group")));
    }
    for _ in 0..n_stored {
        let word = cursor.varint()?;
        let index = word & ((1 << index_bits) - 1);
        match sizes.get_mut(index as usize) {
            Some(place) => *place = size(word >> index_bits)?,
            None => return Err(wrong(format!("a size for group {index}, but the op has {n} groups"))),
        }
    }
    Ok(sizes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::Type;
    use crate::registry::Registry;

    /// What the reference's encoder of sparse arrays gives.
    #[test]
    fn group_sizes_round_trip() {
        let cx = Context::new(Registry::new().freeze());
        for (sizes, expect) in [
            (&[][..], &[0][..]),
            (&[1, 2], &[2 << 1, 1, 2]),
            (&[0, 0, 0], &[1]),
            (&[0, 0, 3, 0], &[1 << 1 | 1, 2, 3 << 2 | 2]),
            (&[5, 0], &[1 << 1 | 1, 0, 5]),
        ] {
            let data: Vec<u8> = sizes.iter().flat_map(|size: &i32| size.to_le_bytes()).collect();
            let attr = cx.intern_attr(AttrData::DenseArray { element: Type::I32, data: data.into() });
            let mut out = Vec::new();
            put_sizes(&cx, &mut out, Some(attr));
            let numbers: Vec<u8> = out.iter().map(|byte| byte >> 1).collect();
            assert_eq!(numbers, expect, "{sizes:?}");
            assert_eq!(read_sizes(&mut Cursor::new(&out), sizes.len()), Ok(sizes.to_vec()));
        }
    }
}
