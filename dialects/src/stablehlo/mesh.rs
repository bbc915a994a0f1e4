//! Meshes: named axes of a grid of devices, and groups of replicas along some of them.

use hlo_ir::text::{Delimiter, Parser, Token};
use hlo_ir::{Attr, AttrData, AttrDef, Context, Param};

use super::attrs::{fail_parameter, int_parameter, parse_params};

/// An axis of a mesh: `#stablehlo.mesh_axis<name = "x", size = 2>`.
pub static MESH_AXIS: AttrDef = AttrDef {
    name: "stablehlo.mesh_axis",
    summary: "A single axis of a mesh",
    parse: |p| {
        parse_params(p, &["name", "size"], 0, |p, index| match index {
            0 => name_parameter(p, "StableHLO_MeshAxis"),
            _ => int_parameter(p, "StableHLO_MeshAxis", "size"),
        })
    },
    print: |p, params| {
        p.put("<name = ");
        put_name(p, &params[0]);
        p.put(", size = ");
        p.put_int(params[1].int());
        p.put(">");
    },
};

/// A grid of devices: `#stablehlo.mesh<axes=[<name = "x", size = 2>], device_ids=dense<…>>`.
pub static MESH: AttrDef = AttrDef {
    name: "stablehlo.mesh",
    summary: "A named mesh definition with device IDs",
    parse: parse_mesh,
    print: |p, params| {
        p.put("<axes=[");
        p.put_list(params[0].list(), |p, axis| {
            if let Param::Attr(axis) = axis
                && let Some(params) = axis.params_of(p.cx, &MESH_AXIS)
            {
                (MESH_AXIS.print)(p, params);
            }
        });
        p.put("]");
        if let Param::Attr(ids) = &params[1] {
            p.put(", device_ids=");
            p.print_attr(*ids);
        }
        p.put(">");
    },
};

/// A part of an axis: `#stablehlo<sub_axis_info(1)2>`.
pub static SUB_AXIS_INFO: AttrDef = AttrDef {
    name: "stablehlo.sub_axis_info",
    summary: "Info about how this sub-axis is derived from the full axis",
    parse: |p| {
        p.expect(Token::LParen, "(")?;
        let before = int_parameter(p, "StableHLO_SubAxisInfo", "pre_size")?;
        p.expect(Token::RParen, ")")?;
        let size = int_parameter(p, "StableHLO_SubAxisInfo", "size")?;
        Some([before, size].into())
    },
    print: |p, params| {
        p.put("(");
        p.put_int(params[0].int());
        p.put(")");
        p.put_int(params[1].int());
    },
};

/// An axis, or a part of one: `#stablehlo.axis_ref<name = "x", sub_axis_info = (1)2>`.
pub static AXIS_REF: AttrDef = AttrDef {
    name: "stablehlo.axis_ref",
    summary: "Reference to either a full axis or a split sub-axis",
    parse: |p| {
        parse_params(p, &["name", "sub_axis_info"], 1, |p, index| {
            if index == 0 {
                return name_parameter(p, "StableHLO_AxisRef");
            }
            match (SUB_AXIS_INFO.parse)(p) {
                Some(params) => Some(Param::Attr(p.cx.dialect_attr(&SUB_AXIS_INFO, params))),
                None => fail_parameter(p, "StableHLO_AxisRef", "sub_axis_info", "SubAxisInfoAttr"),
            }
        })
    },
    print: |p, params| {
        p.put("<name = ");
        put_name(p, &params[0]);
        if let Param::Attr(part) = &params[1]
            && let Some(params) = part.params_of(p.cx, &SUB_AXIS_INFO)
        {
            p.put(", sub_axis_info = ");
            (SUB_AXIS_INFO.print)(p, params);
        }
        p.put(">");
    },
};

/// Groups of replicas: `#stablehlo.replica_group_mesh_axes<mesh = @mesh, axes = […]>`.
pub static REPLICA_GROUP_MESH_AXES: AttrDef = AttrDef {
    name: "stablehlo.replica_group_mesh_axes",
    summary: "mesh and axes based replica groups representation.",
    parse: |p| {
        const ATTR: &str = "StableHLO_ReplicaGroupMeshAxes";
        let at = p.span();
        let params = parse_params(p, &["mesh", "axes"], 0, |p, index| {
            let read = p.parse_attr().filter(|attr| index == 0 || attr.as_array(p.cx).is_some());
            match (read, index) {
                (Some(attr), _) => Some(Param::Attr(attr)),
                (None, 0) => fail_parameter(p, ATTR, "mesh", "Attribute"),
                (None, _) => fail_parameter(p, ATTR, "axes", "ArrayAttr"),
            }
        })?;
        if let Some(fault) = replica_groups_fault(p.cx, &params) {
            return p.fail_at(at, "replica-groups", fault);
        }
        Some(params)
    },
    print: |p, params| {
        let [Param::Attr(mesh), Param::Attr(axes)] = params else {
            return;
        };
        p.put("<mesh = ");
        p.print_attr(*mesh);
        p.put(", axes = ");
        p.print_attr(*axes);
        p.put(">");
    },
};

fn name_parameter(p: &mut Parser<'_>, attr: &str) -> Option<Param> {
    match p.parse_string() {
        Some(name) => Some(Param::Name(p.cx.name(name))),
        None => fail_parameter(p, attr, "name", "::llvm::StringRef"),
    }
}

fn put_name(p: &mut hlo_ir::text::Printer<'_>, param: &Param) {
    if let Param::Name(name) = param {
        let bytes = p.cx.name_bytes(*name);
        p.print_string(bytes);
    }
}

/// mesh ::= `<` `axes` `=` `[` axis (`,` axis)* `]` (`,` `device_ids` `=` elements)? `>`; an axis with or without
/// `#stablehlo.mesh_axis`
fn parse_mesh(p: &mut Parser<'_>) -> Option<Box<[Param]>> {
    p.expect(Token::Less, "<")?;
    p.expect_keyword("axes")?;
    p.expect(Token::Equal, "=")?;
    let mut axes = Vec::new();
    p.parse_delimited(Delimiter::Square, |p| {
        let axis = if p.is(Token::Less) {
            let params = (MESH_AXIS.parse)(p)?;
            p.cx.dialect_attr(&MESH_AXIS, params)
        } else {
            let span = p.span();
            let axis = p.parse_attr()?;
            if axis.params_of(p.cx, &MESH_AXIS).is_none() {
                return p.fail_at(span, "attribute-kind", "invalid kind of attribute specified");
            }
            axis
        };
        axes.push(Param::Attr(axis));
        Some(())
    })?;
    let mut ids = Param::Absent;
    if p.eat(Token::Comma) {
        p.expect_keyword("device_ids")?;
        p.expect(Token::Equal, "=")?;
        let span = p.span();
        let attr = p.parse_attr()?;
        if !matches!(attr.data(p.cx), AttrData::Dense { .. }) {
            return p.fail_at(span, "attribute-kind", "invalid kind of attribute specified");
        }
        ids = Param::Attr(attr);
    }
    p.expect(Token::Greater, ">")?;
    Some([Param::List(axes.into()), ids].into())
}

/// The names and sizes of a mesh's axes, in order.
pub fn mesh_axes(cx: &Context, mesh: Attr) -> Vec<(&[u8], i64)> {
    let Some(params) = mesh.params_of(cx, &MESH) else {
        return Vec::new();
    };
    let axis_of = |param: &Param| match param {
        Param::Attr(axis) => match axis.params_of(cx, &MESH_AXIS)? {
            [Param::Name(name), size] => Some((cx.name_bytes(*name), size.int())),
            _ => None,
        },
        _ => None,
    };
    params[0].list().iter().filter_map(axis_of).collect()
}

/// What is wrong with groups of replicas along axes of a mesh that is written out.
pub fn replica_groups_fault(cx: &Context, params: &[Param]) -> Option<String> {
    let [Param::Attr(mesh), Param::Attr(axes)] = params else {
        return None;
    };
    if mesh.as_flat_symbol(cx).is_some() {
        return None;
    }
    if mesh.params_of(cx, &MESH).is_none() {
        return Some("mesh must be a FlatSymbolRefAttr or MeshAttr".to_owned());
    }
    let known = mesh_axes(cx, *mesh);
    for axis in axes.as_array(cx).unwrap_or_default() {
        let Some([Param::Name(name), _]) = axis.params_of(cx, &AXIS_REF) else {
            return Some("expected AxisRefAttr in axes list".to_owned());
        };
        if !known.iter().any(|(known, _)| *known == cx.name_bytes(*name)) {
            return Some(format!("axis '{}' not found in mesh definition", cx.name_str(*name)));
        }
    }
    None
}
