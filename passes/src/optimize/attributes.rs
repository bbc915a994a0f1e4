//! What becomes of discardable attributes when an op gives way to a value that was there before.

use hlo_ir::{Attr, Context, Dict, Name, OpDef, OpId, Rewriter, Value};

/// The attributes of frontends, which are merged one by one.
const FRONTEND: &str = "mhlo.frontend_attributes";
/// The one among them that an op keeps.
const PAYLOAD: &str = "xla_metadata_payload";

/// Gives the op that defines `value` the discardable attributes of `op`, which win over its own. A block argument takes
/// none.
pub(crate) fn merge_into(op: OpId, value: Value, rw: &mut Rewriter<'_>) {
    let Some(target) = rw.body().defining_op(value) else { return };
    let (cx, body) = (rw.cx(), rw.body());
    let (from, to) = (body.attrs(op), body.attrs(target));
    let merged = merged(cx, (body.def(op), from), (body.def(target), to));
    if merged != to {
        rw.set_attrs(target, merged);
    }
}

/// `to` with the discardable attributes of `from`.
fn merged(cx: &Context, (from_def, from): (&OpDef, Dict), (to_def, to): (&OpDef, Dict)) -> Dict {
    let frontend = cx.name(FRONTEND);
    let mut entries: Vec<(Name, Attr)> = cx.dict_entries(to).to_vec();
    for &(name, attr) in cx.dict_entries(from) {
        let bytes = cx.name_bytes(name);
        // The empty name holds the properties of an unregistered op.
        if bytes.is_empty() || from_def.is_inherent(bytes) || to_def.is_inherent(bytes) {
            continue;
        }
        let known = entries.iter_mut().find(|(other, _)| *other == name);
        match known {
            None => entries.push((name, attr)),
            Some((_, own)) => {
                let both = (own.as_dict(cx), attr.as_dict(cx));
                *own = match both {
                    (Some(own), Some(new)) if name == frontend => cx.dict_attr(merged_frontend(cx, new, own)),
                    _ => attr,
                };
            }
        }
    }
    cx.dict(&entries)
}

fn merged_frontend(cx: &Context, from: Dict, to: Dict) -> Dict {
    let payload = cx.name(PAYLOAD);
    let mut entries: Vec<(Name, Attr)> = cx.dict_entries(to).to_vec();
    for &(name, attr) in cx.dict_entries(from) {
        match entries.iter_mut().find(|(other, _)| *other == name) {
            None => entries.push((name, attr)),
            Some(_) if name == payload => {}
            Some((_, own)) => *own = attr,
        }
    }
    cx.dict(&entries)
}
