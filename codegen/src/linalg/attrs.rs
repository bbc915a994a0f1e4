//! Attributes of dialects that tools for linalg do not know become strings of their text: `sdy.sharding = "#sdy.sharding<…>"`.

use hlo_ir::{Attr, AttrData, Body, Context, OpId};

/// The dialects whose attributes stand on the ops that are made.
const KNOWN: &[&str] = &["arith", "linalg"];

/// Rewrites the attributes of `body` and of all bodies inside it.
pub(super) fn spell_out(cx: &Context, body: &mut Body) {
    let ops: Vec<OpId> = std::iter::once(Body::ROOT).chain(body.all_ops()).filter(|&op| !body.is_slot(op)).collect();
    for op in ops {
        let (def, attrs) = (body.def(op), body.attrs(op));
        let entries = cx.dict_entries(attrs).iter().map(|&(name, attr)| {
            let text = cx.name_bytes(name);
            let stays = def.is_inherent(text) && !matches!(text, b"arg_attrs" | b"res_attrs");
            (name, if stays { attr } else { plain(cx, attr) })
        });
        let new = cx.dict(&entries.collect::<Vec<_>>());
        if new != attrs {
            body.set_attrs(op, new);
        }
    }
    for child in body.children_mut() {
        hlo_ir::text::grow_stack(|| spell_out(cx, child));
    }
}

fn plain(cx: &Context, attr: Attr) -> Attr {
    let dialect = match attr.data(cx) {
        AttrData::Array(items) => {
            let items: Vec<Attr> = items.iter().map(|&item| hlo_ir::text::grow_stack(|| plain(cx, item))).collect();
            return cx.array_attr(&items);
        }
        AttrData::Dictionary(entries) => {
            let entries = cx.dict_entries(*entries).iter();
            let entries: Vec<_> =
                entries.map(|&(name, item)| (name, hlo_ir::text::grow_stack(|| plain(cx, item)))).collect();
            return cx.dict_attr(cx.dict(&entries));
        }
        AttrData::Dialect(own) => own.def.name.split('.').next().unwrap_or_default(),
        AttrData::Opaque { .. } => "",
        _ => return attr,
    };
    if KNOWN.contains(&dialect) { attr } else { cx.str_attr(cx.attr_text(attr)) }
}

#[cfg(test)]
mod tests {
    use crate::testing::transform;

    #[test]
    fn shardings_are_text() {
        let text = transform(
            "builtin.module(hexir-to-linalg)",
            "func.func @f(%x: tensor<2xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}) { return }",
        );
        assert!(text.contains("sdy.sharding = \"#sdy.sharding<@mesh, [{}]>\""), "{text}");
    }
}
