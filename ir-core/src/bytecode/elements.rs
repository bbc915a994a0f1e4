//! Elements of `dense` constants in bytecode. They are laid out as [`dense.rs`](crate::dense) keeps them, with one
//! exception: `i1` takes a bit, eight to a byte from the lowest on, and a splat of it is `00` or `FF`.

use crate::blob::Blob;
use crate::context::Context;
use crate::ids::Type;

/// The stored elements of a constant of the shaped type `ty` as bytecode has them. Only `i1` is copied.
pub fn to_bytecode(cx: &Context, ty: Type, splat: bool, data: &Blob) -> Blob {
    if ty.element(cx) != Type::I1 {
        return data.clone();
    }
    let bytes = data.bytes();
    if splat {
        return vec![if bytes[0] != 0 { 0xFF } else { 0 }].into();
    }
    let packed: Vec<u8> = bytes
        .chunks(8)
        .map(|bits| bits.iter().enumerate().fold(0, |byte, (place, &bit)| byte | u8::from(bit != 0) << place))
        .collect();
    packed.into()
}

/// The stored elements of a constant of the shaped type `ty` from those of bytecode, and whether one stands for all.
/// `None` when there are not as many as the type has. Only `i1` is copied.
pub fn from_bytecode(cx: &Context, ty: Type, blob: &Blob) -> Option<(bool, Blob)> {
    let element = ty.element(cx);
    let n_elements = ty.n_elements(cx);
    let bytes = blob.bytes();
    if element == Type::I1 {
        return match (n_elements, bytes) {
            (Some(0), []) => Some((false, blob.clone())),
            (_, [0 | 0xFF]) => Some((true, vec![bytes[0] & 1].into())),
            (Some(n @ 1..), _) if bytes.len() == n.div_ceil(8) => {
                let bits: Vec<u8> = (0..n).map(|place| bytes[place / 8] >> (place % 8) & 1).collect();
                let splat = bits.iter().all(|bit| *bit == bits[0]);
                Some((splat, if splat { vec![bits[0]].into() } else { bits.into() }))
            }
            _ => None,
        };
    }
    let size = element.stored_bytes(cx)?;
    // One element stands for all, also where there are none.
    if bytes.len() == size {
        return Some((true, blob.clone()));
    }
    let n_bytes = n_elements?.checked_mul(size)?;
    (bytes.len() == n_bytes).then(|| (false, blob.clone()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::registry::Registry;

    #[test]
    fn bits_are_packed_and_others_stay() {
        let cx = Context::new(Registry::new().freeze());
        let check = |n: i64, element: Type, splat: bool, stored: &[u8], packed: &[u8]| {
            let ty = cx.tensor_type(&[n], element);
            let out = to_bytecode(&cx, ty, splat, &stored.to_vec().into());
            assert_eq!(out.bytes(), packed);
            let (found, back) = from_bytecode(&cx, ty, &out).expect("as many as the type has");
            assert_eq!((found, back.bytes()), (splat, stored));
        };
        check(10, Type::I1, false, &[1, 0, 1, 1, 0, 0, 0, 1, 1, 0], &[0b1000_1101, 0b1]);
        check(3, Type::I1, true, &[1], &[0xFF]);
        check(0, Type::I1, false, &[], &[]);
        check(0, Type::I32, true, &[7, 0, 0, 0], &[7, 0, 0, 0]);
        check(2, cx.int_type(20), false, &[1, 2, 3, 4, 5, 6], &[1, 2, 3, 4, 5, 6]);
        let ty = cx.tensor_type(&[2], Type::I32);
        assert!(from_bytecode(&cx, ty, &vec![0; 7].into()).is_none());
    }
}
